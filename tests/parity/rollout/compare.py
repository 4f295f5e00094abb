#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the same scenarios on three control planes, and compares.

  compare.py WORK-DIR [CHAPTER]...

WORK-DIR holds the folders of the control planes `real`, `ours` and `kin`; the
first one is the judge.  Each chapter (chapters.py) has a namespace of its own;
after each of its steps all of them must come to rest in the same state (what
that is: state.py), and in the end they must have told the same events.
"""
import concurrent.futures
import difflib
import json
import sys
import time

import chapters
import plant
import state

NAMES = ('real', 'ours', 'kin')
PATIENCE_S = 90


class Difference(Exception):
    """Control planes that do not agree."""


def pretty(value):
    if isinstance(value, str):
        return value.splitlines()
    return json.dumps(value, indent=1, sort_keys=True).splitlines()


def explain(what, results):
    """How the others differ from the judge."""
    said = [what]
    for name, result in zip(NAMES[1:], results[1:]):
        if result != results[0]:
            said += difflib.unified_diff(pretty(results[0]), pretty(result),
                                         NAMES[0], name, lineterm='')
    return '\n'.join(said)


class Story:
    """A namespace on each of the control planes."""

    def __init__(self, plants, ns):
        self.plants, self.ns = plants, ns
        self.masks = [state.Mask() for _ in plants]
        self.pool = concurrent.futures.ThreadPoolExecutor(len(plants))
        self.steps = 0
        self.seconds = 0

    def each(self, call):
        """The same on all of them at once."""
        return list(self.pool.map(call, self.plants, self.masks))

    def must_agree(self, what, results):
        if any(result != results[0] for result in results):
            raise Difference(explain(f'{self.ns}: {what}', results))

    # ---- operations

    def kubectl(self, *arguments, shows=None):
        """Runs kubectl; its output must be the same.  An argument that is a
        function is called with the state, for names that are not the same
        everywhere; `shows` picks the lines that count."""
        def run(at, mask):
            words = [word(at.world(self.ns)) if callable(word) else word
                     for word in arguments]
            status, said = at.kubectl(self.ns, words)
            lines = [mask.text(line.rstrip()) for line in said.splitlines()]
            return [status] + (lines[shows] if shows else lines)
        self.must_agree(' '.join(getattr(word, '__name__', word)
                                 for word in arguments), self.each(run))
        self.steps += 1

    def create(self, plural, body):
        """Without kubectl; a function is called with the state."""
        self.each(lambda at, _: at.create(
            self.ns, plural,
            body(at.world(self.ns)) if callable(body) else body))

    def patch(self, what, change):
        """The same for an existing object, `PLURAL/NAME`."""
        self.each(lambda at, _: at.patch(
            self.ns, what(at.world(self.ns)) if callable(what) else what,
            change))

    def rollout_status(self):
        """The lines before the last one depend on timing."""
        self.kubectl('rollout', 'status', 'deployment/web', '--timeout=80s',
                     shows=slice(-1, None))

    # ---- expectations

    def wait(self, what, look):
        """Until all of them have come to the same end: `look` returns whether
        it is one, and what it sees."""
        end = time.monotonic() + PATIENCE_S
        pause_s = 0.05
        while True:
            results = self.each(look)
            if all(result == (True, results[0][1]) for result in results):
                break
            if time.monotonic() > end:
                raise Difference(explain(f'{self.ns}: {what}', results))
            time.sleep(pause_s)
            pause_s = min(0.4, pause_s * 1.5)
        self.steps += 1

    def rest(self, what, until=None, rests=state.rests):
        """Waits until nothing moves and `until` holds, by default that the
        deployments are complete."""
        until = until or (lambda world: all(
            map(state.is_complete, world['deployments'])))

        def look(at, mask):
            world = at.world(self.ns)
            seen = state.state_of(world, mask)
            return rests(world) and until(world), seen
        self.wait(what, look)

    def events(self):
        self.wait('events', lambda at, mask: (True, state.events_of(
            at.events(self.ns), mask)))

    def gone(self):
        """The namespace is gone."""
        self.wait('the namespace goes', lambda at, _: (
            at.get(f'/api/v1/namespaces/{self.ns}') is None, 'gone'))

    def namespace(self, what, until):
        """The conditions of the namespace."""
        def look(at, mask):
            found = at.get(f'/api/v1/namespaces/{self.ns}')
            found = {'finalizers': found['spec'].get('finalizers'),
                     'status': mask.tree(found['status'])}
            return until(found), found
        self.wait(what, look)


def tell(plants, chapter):
    if chapter in chapters.NEEDS_REAL_SERVER:
        plants = plants[:2]
    story = Story(plants, chapter.__name__.replace('_', '-'))
    story.kubectl('create', 'namespace', story.ns)
    try:
        started = time.monotonic()
        chapter(story)
        story.seconds = time.monotonic() - started
    except Difference as found:
        return story, str(found)
    return story, None


def main():
    work, wanted = sys.argv[1], sys.argv[2:]
    plants = [plant.Plant(work, name) for name in NAMES]
    told = [one for one in chapters.ALL
            if not wanted or one.__name__ in wanted]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        for story, difference in pool.map(lambda one: tell(plants, one), told):
            if difference:
                failed += 1
                print(difference)
            else:
                print(f'{story.ns}: {story.steps} steps are the same, '
                      f'{story.seconds:.1f} s')
    return 1 if failed else 0


sys.exit(main())
