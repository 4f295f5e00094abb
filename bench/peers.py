#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares kin with client-go and kube-rs on one server and the same objects.

  bench/peers.py [-n N] [--sizes N,...] [--large N] [--kind-size N]
                 [--namespaces N,...] [--rounds N] [--updates N]
                 [--sets SET,...] [--only NAME;...] [--model run|reuse|skip]
                 [--before COMMIT] [--before-tls COMMIT]
                 [--minutes M] [--resume] [--quick] [--build] [--out FOLDER]

Builds the peers and the older commits, has each client go through the phases of
`kin bench sync`, one at a time, and writes FOLDER/benchmarks/results.json,
plots beside it, and FOLDER/benchmarks.md, which page.py makes of the results.
With Go but without a Rust that is new enough, kube-rs is left out, and the page
says so.

A server stays up for all rounds of its objects.  In a round each client runs
once, and each round begins with another client.  What has a bar is measured in
every round; the rest, some of which is slow, in the first one only.

All phases only at N pods that are alike; other sizes, pods that are not alike,
other kinds, and namespaces are synchronised only.  Whatever is measured is kept
at once in build/bench/peers.json: --resume continues the last run, and
--minutes ends it in time.  The wall clock counts for some figures: look at the
load that is printed.
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
from replay import Failed, rotated, say

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
CRATE = 'bench/peers/kubers'
MODELS = ('store', 'reclaim', 'stall')
MODELS_S = 240  # what they take, about


# ---- the machine ----

def output_of(*words, cwd=None):
    try:
        done = subprocess.run(words, cwd=cwd, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, check=True)
    except (OSError, subprocess.SubprocessError):
        return ''
    return done.stdout.strip()


def version_in(path, pattern):
    with open(os.path.join(ROOT, path), encoding='utf-8') as file:
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
    left_out = {'kube-rs': build_rust() if is_asked else 'not selected'}
    for name, commit in ((clients.BEFORE_TLS, args.before_tls),
                         (clients.BEFORE, args.before)):
        is_asked = not args.only or name in args.only.split(';')
        if commit:
            left_out[name] = (build_before(commit) if is_asked
                              else 'not selected')
    if not os.path.exists(clients.RECEIVE):
        left_out[clients.RECEIVED] = 'bench_receive is not built'
    left_out = {name: why for name, why in left_out.items() if why}
    for name, why in left_out.items():
        say(f'without {name}: {why}')
    return left_out


# Some libraries that an older server needs may be missing.
WITHOUT_SERVER = ('-DKIN_SERVER=OFF', '-DKIN_DEMO=OFF', '-DKIN_BENCH=OFF')


def configure_and_build(tree, log, *more):
    for words in (['cmake', '--preset', 'bench', '--fresh', *more],
                  ['cmake', '--build', 'build/bench', '--target', 'kin']):
        done = subprocess.run(words, cwd=tree, stdout=log, stderr=log,
                              check=False)
        if done.returncode != 0:
            return False
    return True


def build_before(commit):
    """Builds an older commit in a work tree; returns why it could not be."""
    program, tree = clients.before_of(commit), f'build/before/{commit}'
    if os.path.exists(program):
        return ''
    if not output_of('git', 'rev-parse', '--verify', '-q',
                     f'{commit}^{{commit}}'):
        return f'this repository has no commit {commit}'
    say(f'building kin as of {commit} (some minutes)')
    if not os.path.exists(f'{tree}/CMakeLists.txt'):
        subprocess.run(['git', 'worktree', 'prune'], check=True)
        subprocess.run(['git', 'worktree', 'add', '-q', '--detach', tree,
                        commit], check=True)
    path = f'build/before/{commit}.log'
    with open(path, 'w', encoding='utf-8') as log:
        is_built = (configure_and_build(tree, log) or
                    configure_and_build(tree, log, *WITHOUT_SERVER))
    return '' if is_built else f'it could not be built, see {path}'


# ---- measurements ----

class Entry:
    """A client on a server; in rounds after the first perhaps another."""

    def __init__(self, name, client, updates=0, once=False, later=None):
        self.name = name
        self.client = client
        self.later = later or client
        self.updates = updates
        self.once = once

    def in_round(self, number):
        return self.client if number == 0 else self.later

    def is_in(self, number):
        return number == 0 or not self.once

    def guess_s(self, n, number=0):
        """Returns about how many seconds it takes."""
        words = self.in_round(number)[1]
        slow = next((s for part, s in SECONDS.items() if part in self.name),
                    1)
        is_full = self.updates and '-sync' not in words and (
            '--until' not in words)
        if '-idle' in words:
            return 14
        if self.name == clients.RECEIVED:
            return 2
        first = slow * n / 50000
        return 14 + 1.5 * first if is_full else 3 + first


# Of a first list of 50,000 pods.
SECONDS = {'WatchList JSON': 28, 'LIST JSON': 14, 'client-go': 4,
           'kube-rs': 6}


class Server:
    """Which objects are served, how, and the clients that are measured."""

    def __init__(self, kind, n, entries, words=None):
        self.kind = kind
        self.n = n
        self.entries = entries
        # Set, number of objects, and further flags of the replay server.
        self.words = words or (kind, n)


class Plan:
    """All measurements: servers, and clients on each."""

    def __init__(self, args, left_out):
        self.args = args
        self.left_out = left_out

    def is_wanted(self, name):
        only = self.args.only
        is_left = any(name == peer or name.startswith(f'{peer} ') or
                      name.startswith(f'{peer}, ')
                      for peer in self.left_out)
        # "kin before" does not leave out "kin before, TLS".
        if name == clients.BEFORE_TLS:
            is_left = name in self.left_out
        return not is_left and (not only or name in only.split(';'))

    def of(self, *tables, once=(), **more):
        return [Entry(name, client, once=once is True or name in once, **more)
                for table in tables for name, client in table.items()
                if self.is_wanted(name)]

    def main(self):
        args = self.args
        entries = self.of(clients.YARDSTICK, clients.CLIENT_GO,
                          clients.KUBE_RS, clients.KINS, clients.SPECIAL,
                          clients.of_before(args.before, args.before_tls),
                          updates=args.updates, once=clients.SLOW)
        for entry in entries:
            if entry.name == clients.TEXT:
                entry.later = clients.SYNC[clients.TEXT]
        entries += self.of(clients.CURVES, updates=args.updates, once=True)
        idle = {**clients.IDLE, **clients.IDLE_RUST}
        if args.before:
            idle[clients.BEFORE_IDLE] = clients.kin(
                '--idle 1000', program=clients.before_of(args.before))
        return entries + self.of(idle, once=True)

    def sync(self, *names, once=()):
        return self.of({name: clients.SYNC[name]
                        for name in names or clients.SYNC}, once=once)

    def servers(self):
        args = self.args
        bars = (clients.BEST, 'kin', 'kin, protobuf')
        yield Server('base', args.n, self.main())
        yield Server('per1', args.n, self.sync(
            once=[name for name in clients.SYNC if name not in bars]))
        for size in args.sizes:
            yield Server('base', size, self.sync(*bars))
        if args.large:
            yield Server('base', args.large,
                         self.sync(clients.BEST, 'kin', once=True))
        for kind in clients.KINDS:
            yield Server(kind, args.kind_size,
                         self.of(clients.of_kind(kind)),
                         (kind, args.kind_size, '-ring', '0'))
        for count in args.namespaces:
            yield Server('namespaces', count,
                         self.of(clients.of_namespaces(count)),
                         ('services', PER_NAMESPACE * count, '-ring', '0',
                          '-namespaces', str(count)))
        yield Server('agent', agent.PODS, self.of(agent.AGENTS),
                     ('base', agent.PODS))

    def wanted(self):
        for server in self.servers():
            if (server.kind in self.args.sets or
                    server.kind in clients.KINDS and
                    'kinds' in self.args.sets):
                yield server


PER_NAMESPACE = 50


class Results:
    """The results so far, stored in a file."""

    def __init__(self, args, left_out):
        self.settings = {'n': args.n, 'sizes': args.sizes,
                         'large': args.large, 'updates': args.updates,
                         'kind_size': args.kind_size,
                         'namespaces': args.namespaces,
                         'before': args.before,
                         'before_tls': args.before_tls, 'seed': args.seed}
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

    def __init__(self, args, results, plan):
        self.args = args
        self.results = results
        self.servers = list(plan.wanted())
        self.start = time.monotonic()
        self.failures = 0
        self.left = 0

    def is_late(self):
        minutes = (time.monotonic() - self.start) / 60
        return bool(self.args.minutes) and minutes > self.args.minutes

    def missing(self, server):
        """Returns rounds and entries, in the order in which they run."""
        rounds = self.args.rounds
        return [(number, entry) for number in range(rounds)
                for entry in rotated(server.entries, number, rounds)
                if entry.is_in(number) and not self.results.has(
                    client=entry.name, **self.which(server, number))]

    def which(self, server, number):
        return {'set': server.kind, 'n': server.n, 'round': number}

    def guess_s(self):
        """Returns about how many seconds the missing ones take."""
        total = 0
        for server in self.servers:
            missing = self.missing(server)
            n = server.words[1]
            total += sum(entry.guess_s(n, number)
                         for number, entry in missing)
            total += n / 5000 * bool(missing)  # making the objects
        if self.args.model == 'run' and not self.results.all['model']:
            total += MODELS_S * self.args.n / 50000
        return total

    def measure(self, server, entry, which):
        say(f'{entry.name}: {which["set"]}, {which["n"]:,}, round '
            f'{which["round"] + 1} of {self.args.rounds}, load '
            f'{os.getloadavg()[0]:.1f}, {time.monotonic() - self.start:.0f} s,'
            f' about {self.guess_s() / 60:.0f} min left')
        try:
            if which['set'] == 'agent':
                figures = agent.measure(server, entry.name)
            else:
                figures = server.measure(entry.in_round(which['round']),
                                         entry.updates)
        except Failed as error:
            say(f'{entry.name} has failed: {error}')
            self.failures += 1
            return
        self.results.add(figures, client=entry.name, **which)

    def serve(self, server):
        """Measures the missing clients on one server, in all rounds."""
        missing = self.missing(server)
        if not missing:
            return
        if self.is_late():
            self.left += len(missing)
            return
        kind, n, *more = server.words
        with replay.Replay(kind, n, self.args.seed, *more) as running:
            for number, entry in missing:
                if self.is_late():
                    self.left += 1
                else:
                    self.measure(running, entry, self.which(server, number))

    def run(self):
        say(f'about {self.guess_s() / 60:.0f} minutes on a quiet machine '
            'with 2 processors')
        for server in self.servers:
            self.serve(server)


def run_model(args, results, session):
    """The bars of other benchmarks of bench/run."""
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
    add('--kind-size', type=int, default=20000, metavar='N',
        help='objects of each other kind (default 20000)')
    add('--namespaces', type=sizes, default=[100, 1000, 4000],
        help='of one informer, with 50 services each '
        '(default 100,1000,4000)')
    add('--rounds', type=int, default=3, help='figures are their medians')
    add('--updates', type=int, default=10000, help='at full rate')
    add('--seed', type=int, default=42, help='of the objects')
    add('--before', default='b65108f7', metavar='COMMIT',
        help='for latency and idle cost; "": none (default %(default)s)')
    add('--before-tls', default='344a33b', metavar='COMMIT',
        help='for TLS; "": none (default %(default)s)')
    add('--model', choices=('run', 'reuse', 'skip'), default='run',
        help=f'the bars of bench/run {" ".join(MODELS)}: measured now, taken '
        'from build/bench/, or left out')
    add('--sets', default='base,per1,kinds,namespaces,agent',
        type=lambda text: text.split(','),
        help='base: similar pods; per1: dissimilar ones; kinds: other kinds; '
        'namespaces: many of them; agent: a small one (default all)')
    add('--only', help='clients by name, with ; between them')
    add('--minutes', type=float, help='begin nothing after so many')
    add('--resume', action='store_true', help='continue the last run')
    add('--quick', action='store_true',
        help='2,000 and 500 pods, one round, no older commits, written to '
        'build/bench/peers')
    add('--build', action='store_true', help='build the peers and no more')
    add('--keep', default='build/bench/peers.json', metavar='FILE',
        help='where figures are kept (default build/bench/peers.json)')
    add('--out', default='docs', help='folder of the page (default docs)')
    if '--quick' in sys.argv:
        parser.set_defaults(n=2000, sizes=[500], large=0, rounds=1,
                            updates=2000, model='skip', kind_size=500,
                            namespaces=[10, 40], before='', before_tls='',
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
    session = Session(args, results, Plan(args, left_out))
    session.run()
    run_model(args, results, session)
    publish(results.all, args.out)
    print(page.summary(results.all))
    if session.left:
        say(f'time is up, {session.left} measurements are left: '
            '--resume continues')
    return 1 if session.failures else 0


if __name__ == '__main__':
    sys.exit(main())
