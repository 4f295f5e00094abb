#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares kin with client-go and kube-rs on one server and the same objects.

  bench/peers.py [-n N] [--sizes N,...] [--large N] [--rounds N] [--updates N]
                 [--sets SET,...] [--only NAME;...] [--model run|reuse|skip]
                 [--minutes M] [--resume] [--quick] [--build] [--out FOLDER]

Builds the peers, has each client go through the phases of `kin bench sync`,
one at a time, in rounds, and writes FOLDER/benchmarks/results.json, plots
beside it, and FOLDER/benchmarks.md, which page.py makes of the results.  With
Go but without a Rust that is new enough, kube-rs is left out, and the page
says so.

All sizes are measured with pods that are alike and with pods that are not; all
phases only at N (the others lack updates), and the large size only by kin and
by client-go's best mode, once.  Whatever is measured is kept at once in
build/bench/peers.json: --resume continues the last run, and --minutes ends it
in time.  The wall clock counts for some figures: look at the load that is
printed.
"""
import argparse
import datetime
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time

import agent
import clients
import page
import replay
from replay import Failed, say

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
CRATE = 'bench/peers/kubers'
MODELS = ('object', 'store')


# ---- the machine ----

def output_of(*words, cwd=None):
    try:
        done = subprocess.run(words, cwd=cwd, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, check=True)
    except (OSError, subprocess.SubprocessError):
        return ''
    return done.stdout.strip()


def version_in(path, pattern):
    with open(path, encoding='utf-8') as file:
        found = re.search(pattern, file.read())
    return found.group(1) if found else '?'


def processor():
    return version_in('/proc/cpuinfo', r'model name\s*: (.*)')


def machine():
    kernel = re.match(r'\d+\.\d+', platform.release())
    memory_kb = int(version_in('/proc/meminfo', r'MemTotal:\s+(\d+)'))
    return {
        'processor': f'{processor()}, {os.cpu_count()} of its threads',
        'memory': f'{memory_kb / 2**20:.0f} GB',
        'system': f'{platform.system()} {kernel.group()}',
    }


def versions():
    # Ask the measured program: it may be older than the sources.
    kin = output_of(clients.KIN, 'version', '--client') or '?'
    compiler = output_of(os.environ.get('CC', 'cc'), '--version')
    return {
        'kin': kin.split()[-1],
        'C compiler': compiler.splitlines()[0] if compiler else '?',
        'client-go': version_in('bench/peers/go.mod',
                                r'k8s.io/client-go (\S+)'),
        'Go': output_of('go', 'env', 'GOVERSION'),
        'kube-rs': 'v' + version_in(f'{CRATE}/Cargo.lock',
                                    r'name = "kube"\nversion = "([^"]*)'),
        'Rust': output_of('rustc', '--version').removeprefix('rustc ') or
                'none',
    }


# ---- building ----

def needed_rust():
    return version_in(f'{CRATE}/Cargo.toml', r'rust-version = "([0-9.]+)"')


def number_of(version):
    found = re.search(r'(\d+)\.(\d+)', version)
    return tuple(map(int, found.groups())) if found else (0, 0)


def why_no_rust():
    """Returns an empty text if the compiler is new enough, else why not."""
    found, needed = output_of('rustc', '--version'), needed_rust()
    if not found or not shutil.which('cargo'):
        return f'there is no cargo here; it needs Rust {needed} or newer'
    if number_of(found) < number_of(needed):
        return f'needs Rust {needed} or newer, and here is {found}'
    return ''


def build_rust():
    """Returns why it could not be built, or nothing."""
    why = why_no_rust()
    if why:
        return why
    say('building kube-rs\' side (some minutes when it is new)')
    done = subprocess.run(['cargo', 'build', '--release', '--locked'],
                          cwd=CRATE, check=False,
                          env={**os.environ, 'CARGO_TARGET_DIR':
                               os.path.abspath(f'{replay.PEERS}/cargo')})
    return '' if done.returncode == 0 else 'it could not be built'


def build(args):
    """Builds the peers; returns those that are left out, with the reason."""
    if not shutil.which('go'):
        sys.exit('bench: needs Go, for the server that replays and client-go')
    say('building the replay server and client-go\'s side')
    replay.build('replay', 'clientgo')
    if 'agent' in args.sets:
        replay.build('agent', flags=('-ldflags', '-s -w'))
    is_asked = not args.only or 'kube-rs' in args.only
    why = build_rust() if is_asked else 'not selected'
    if not why:
        return {}
    say(f'without kube-rs: {why}')
    return {'kube-rs': why}


# ---- measurements ----

class Plan:
    """All measurements of one round: servers, and clients on each."""

    def __init__(self, args, left_out):
        self.args = args
        self.left_out = left_out

    def is_wanted(self, name):
        only = self.args.only
        return not any(name.startswith(peer) for peer in self.left_out) and (
            not only or name in only.split(';'))

    def of(self, *tables, updates=0):
        return [(name, client, updates) for table in tables
                for name, client in table.items() if self.is_wanted(name)]

    def servers(self, number):
        """Yields set, size, and clients with their updates, of a round."""
        n, all_of = self.args.n, (clients.CLIENT_GO, clients.KUBE_RS,
                                  clients.KINS)
        main = self.of(*all_of, updates=self.args.updates) + self.of(
            clients.SPECIAL)
        if number == 0:
            main += self.of(clients.IDLE, clients.IDLE_RUST)
        yield 'base', n, main
        yield 'per1', n, self.of(*all_of)
        yield 'agent', agent.PODS, self.of(agent.AGENTS)
        for size in self.args.sizes:
            yield 'base', size, self.of(*all_of)
            yield 'per1', size, self.of(*all_of)
        if number == 0 and self.args.large:
            large = (clients.BEST, 'kin')
            yield 'base', self.args.large, [
                entry for entry in self.of(*all_of) if entry[0] in large]


class Results:
    """The results so far, stored in a file."""

    def __init__(self, args, left_out):
        self.settings = {'n': args.n, 'sizes': args.sizes,
                         'large': args.large, 'updates': args.updates,
                         'seed': args.seed}
        self.all = {'date': None, 'settings': self.settings,
                    'machine': machine(), 'versions': versions(),
                    'left out': left_out, 'model': [], 'runs': []}
        self.path = args.keep
        if args.resume and os.path.exists(self.path):
            self.take_up()
        self.all['left out'] = left_out

    def take_up(self):
        with open(self.path, encoding='utf-8') as file:
            old = json.load(file)
        if any(old[key] != self.all[key]
               for key in ('settings', 'machine', 'versions')):
            say('the last run was another in settings, machine or versions: '
                'a new one')
            return
        self.all = old
        say(f'resuming: {len(old["runs"])} measurements are kept')

    def has(self, **which):
        return any(all(run[key] == value for key, value in which.items())
                   for run in self.all['runs'])

    def add(self, figures, **which):
        rounded = {key: float(f'{value:.6g}')
                   for key, value in figures.items()}
        self.all['runs'].append({**which, 'figures': rounded})
        self.keep()

    def keep(self):
        now = datetime.datetime.now(datetime.timezone.utc)
        self.all['date'] = now.strftime('%Y-%m-%d')
        write(self.path, page.text_of(self.all))


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(f'{path}.new', 'w', encoding='utf-8') as file:
        file.write(text)
    os.replace(f'{path}.new', path)


class Session:
    """Runs a plan until it is complete or the time is over."""

    def __init__(self, args, results):
        self.args = args
        self.results = results
        self.start = time.monotonic()
        self.failures = 0
        self.left = 0

    def is_late(self):
        minutes = (time.monotonic() - self.start) / 60
        return bool(self.args.minutes) and minutes > self.args.minutes

    def measure(self, server, entry, which):
        name, client, updates = entry
        say(f'{name}: {which["set"]}, {which["n"]:,}, round '
            f'{which["round"] + 1} of {self.args.rounds}, load '
            f'{os.getloadavg()[0]:.1f}, {time.monotonic() - self.start:.0f} s')
        try:
            if which['set'] == 'agent':
                figures = agent.measure(server, name)
            else:
                figures = server.measure(client, updates)
        except Failed as error:
            say(f'{name} has failed: {error}')
            self.failures += 1
            return
        self.results.add(figures, client=name, **which)

    def serve(self, which, entries):
        """Measures the missing clients on one server."""
        missing = [entry for entry in entries
                   if not self.results.has(client=entry[0], **which)]
        if missing and self.is_late():
            self.left += len(missing)
            return
        if not missing:
            return
        kind = 'base' if which['set'] == 'agent' else which['set']
        with replay.Replay(kind, which['n'], self.args.seed) as server:
            for entry in missing:
                if self.is_late():
                    self.left += 1
                else:
                    self.measure(server, entry, which)

    def run(self, plan):
        for number in range(self.args.rounds):
            for kind, n, entries in plan.servers(number):
                if kind in self.args.sets:
                    self.serve({'set': kind, 'n': n, 'round': number}, entries)


def run_model(args, results, session):
    """The bars of bench/object and bench/store."""
    if args.model == 'run' and not results.all['model']:
        if session.is_late():
            session.left += 1
            return
        subprocess.run(['bench/run', *MODELS, '-n', str(args.n), '--seed',
                        str(args.seed)], check=True)
    elif args.model != 'reuse':
        return
    model = []
    for name in MODELS:
        path = f'build/bench/{name}.json'
        if os.path.exists(path):
            with open(path, encoding='utf-8') as file:
                model.append({'bench': name, 'bars': json.load(file)['bars']})
    results.all['model'] = model
    results.keep()


def publish(results, out):
    text = page.text_of(results)
    write(f'{out}/benchmarks/results.json', text)
    reasons = page.reasons_of(f'{ROOT}/docs/benchmarks')
    for path, content in page.pages(json.loads(text), reasons).items():
        write(f'{out}/{path}', content)
    say(f'see {out}/benchmarks.md')


def sizes(text):
    return [int(word) for word in text.split(',') if int(word)]


def flags():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    add = parser.add_argument
    add('-n', type=int, default=50000, help='pods (default 50000)')
    add('--sizes', type=sizes, default=[10000],
        help='other numbers of pods (default 10000)')
    add('--large', type=int, default=150000,
        help='pods for the best of kin and client-go; 0: none')
    add('--rounds', type=int, default=3, help='figures are their medians')
    add('--updates', type=int, default=10000, help='at full rate')
    add('--seed', type=int, default=42, help='of the objects')
    add('--model', choices=('run', 'reuse', 'skip'), default='run',
        help='the bars of bench/run object store: measured now, taken from '
        'build/bench/, or left out')
    add('--sets', default='base,per1,agent', type=lambda text: text.split(','),
        help='base: similar pods; per1: dissimilar ones; agent: a small one')
    add('--only', help='clients by name, with ; between them')
    add('--minutes', type=float, help='begin nothing after so many')
    add('--resume', action='store_true', help='continue the last run')
    add('--quick', action='store_true',
        help='2,000 and 500 pods, one round, written to build/bench/peers')
    add('--build', action='store_true', help='build the peers and no more')
    add('--keep', default='build/bench/peers.json', metavar='FILE',
        help='where figures are kept (default build/bench/peers.json)')
    add('--out', default='docs', help='folder of the page (default docs)')
    if '--quick' in sys.argv:
        parser.set_defaults(n=2000, sizes=[500], large=0, rounds=1,
                            updates=2000, model='skip',
                            out='build/bench/peers')
    return parser.parse_args()


def main():
    args = flags()
    os.chdir(ROOT)
    if not os.path.exists(clients.KIN):
        sys.exit(f"bench: {clients.KIN} is missing: build the preset 'bench'")
    left_out = build(args)
    if args.build:
        return 0
    results = Results(args, left_out)
    session = Session(args, results)
    session.run(Plan(args, left_out))
    run_model(args, results, session)
    publish(results.all, args.out)
    print(page.summary(results.all))
    if session.left:
        say(f'time is up, {session.left} measurements are left: '
            '--resume continues')
    return 1 if session.failures else 0


if __name__ == '__main__':
    sys.exit(main())
