# SPDX-License-Identifier: Apache-2.0
"""Measures clients: runs the server that replays objects and a client on it,
and records how much of the machine other programs used meanwhile."""
import os
import re
import resource
import shlex
import statistics
import subprocess
import sys
import time

PEERS = 'build/bench-data'
PATIENCE_S = 300


class Failed(Exception):
    """A client or the server failed."""


def say(text):
    print(f'bench: {text}', file=sys.stderr, flush=True)


# ---- processes ----

def ticks_of_all():
    """Returns the CPU time of the whole machine, in seconds."""
    with open('/proc/stat', encoding='ascii') as file:
        fields = [int(word) for word in file.readline().split()[1:]]
    user, nice, system, _idle, _iowait, irq, softirq, steal = fields[:8]
    return (user + nice + system + irq + softirq + steal) / os.sysconf(
        'SC_CLK_TCK')


def ticks_of(pid):
    with open(f'/proc/{pid}/stat', encoding='ascii') as file:
        fields = file.read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def allow_many_files():
    """An informer over thousands of namespaces has as many connections."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def build(*names, flags=()):
    """Builds the Go programs of bench/peers."""
    os.makedirs(PEERS, exist_ok=True)
    subprocess.run(['go', 'build', '-buildvcs=false', *flags, '-o',
                    os.path.abspath(PEERS) + '/',
                    *(f'./{name}' for name in names)],
                   cwd='bench/peers', check=True)


class Replay:
    """Runs the server during a `with` block."""

    def __init__(self, which, n, seed, *more):
        """more: further flags of the server."""
        self.which = which
        self.n = n
        self.words = ['-set', which, '-n', str(n), '-seed', str(seed), *more]
        self.process = None
        self.url = self.tls = None

    def __enter__(self):
        say(f'making {self.n:,} objects of the set {self.which}')
        allow_many_files()
        self.process = subprocess.Popen(
            [f'{PEERS}/replay', *self.words, '-addr', '127.0.0.1:0',
             '-tls', '127.0.0.1:0'],
            stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            ready = re.search(r' ready:.* at (\S+) and (\S+)$', line)
            if ready:
                self.url, self.tls = ready.groups()
                return self
            sys.stderr.write(line)
        self.__exit__()
        raise Failed('the server has not started')

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def measure(self, client, updates):
        """Returns the figures of a client, and the cores that others used."""
        environment, command = client
        words = shlex.split(command.format(url=self.url, tls=self.tls,
                                           updates=updates))
        start, used = time.monotonic(), ticks_of_all()
        server, before = ticks_of(self.process.pid), os.times()
        try:
            done = subprocess.run(words, stdout=subprocess.PIPE, text=True,
                                  timeout=PATIENCE_S, check=True,
                                  env={**os.environ, **environment})
        except (OSError, subprocess.SubprocessError) as error:
            raise Failed(str(error)) from error
        after = os.times()
        own = (ticks_of(self.process.pid) - server +
               after.children_user - before.children_user +
               after.children_system - before.children_system)
        figures = {key: float(value) for key, value
                   in re.findall(r'(\w+)=([-0-9.]+)', done.stdout)}
        figures['others'] = max(0, (ticks_of_all() - used - own) /
                                (time.monotonic() - start))
        figures['took_s'] = time.monotonic() - start
        return figures


# ---- figures of several rounds ----

def rotated(items, number, rounds):
    """Returns the items in the order of a round: each begins elsewhere."""
    at = len(items) * number // max(rounds, 1)
    return items[at:] + items[:at]


def median_of(runs):
    keys = dict.fromkeys(key for run in runs for key in run)
    return {key: statistics.median(run[key] for run in runs if key in run)
            for key in keys}


def bar(name, value, sense, limit, unit):
    """One check and whether it holds."""
    is_met = value <= limit if sense == '<=' else value >= limit
    return {'name': name, 'value': value, 'bar': sense, 'limit': limit,
            'unit': unit, 'ok': is_met}
