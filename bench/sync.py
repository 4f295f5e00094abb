# SPDX-License-Identifier: Apache-2.0
"""kin's informer beside client-go's, on one server that replays pods.

One client at a time, in rounds, each figure the median of the rounds.  What
others do on the machine meanwhile is measured, too: processor time and memory
bear it, rates and latencies do not.
"""
import os
import re
import shlex
import statistics
import subprocess
import sys
import time

PEERS = 'build/bench-data'
KIN = 'build/bench/bin/kin'
PORT = 18099
PATIENCE_S = 300

LIST = {'KUBE_FEATURE_WatchListClient': 'false'}
# name: environment, command; {url}, {tls} and {updates} are filled in.
CLIENTS = {
    'client-go LIST protobuf':
        (LIST, f'{PEERS}/clientgo -server {{url}} -proto -updates {{updates}}'),
    'client-go WatchList protobuf':
        ({}, f'{PEERS}/clientgo -server {{url}} -proto -updates {{updates}}'),
    'client-go LIST JSON':
        (LIST, f'{PEERS}/clientgo -server {{url}} -updates 0'),
    'client-go LIST protobuf, TLS':
        (LIST, f'{PEERS}/clientgo -server {{tls}} -proto -updates 0'),
    'kin':
        ({}, f'{KIN} bench sync --server {{url}} --updates {{updates}} '
             '-o result'),
    'kin, protobuf':
        ({}, f'{KIN} bench sync --server {{url}} --updates {{updates}} '
             '--wire protobuf -o result'),
    'kin, TLS':
        ({}, f'{KIN} bench sync --server {{tls}} --insecure-skip-tls-verify '
             '--updates 0 -o result'),
    'kin, custom objects':
        ({}, f'{KIN} bench sync --server {{url}} --updates 0 -o result '
             '--resource podcopies.bench.example.com'),
}
DISSIMILAR = {
    'client-go LIST protobuf, dissimilar':
        (LIST, f'{PEERS}/clientgo -server {{url}} -proto -updates 0'),
    'kin, dissimilar':
        ({}, f'{KIN} bench sync --server {{url}} --updates 0 -o result'),
}
IDLE = {
    'client-go, 100 idle':
        ({}, f'{PEERS}/clientgo -server {{url}} -proto -idle 100'),
    'kin, 1,000 idle':
        ({}, f'{KIN} bench sync --server {{url}} --idle 1000 -o result'),
}

COLUMNS = (('sync s', 'sync_s', '.2f'), ('CPU s', 'sync_cpu_s', '.3f'),
           ('peak MB', 'peak_mb', '.0f'), ('MB', 'rss_mb', '.0f'),
           ('released', 'rss_released_mb', '.0f'),
           ('updates/s', 'upd_per_s', '.0f'), ('CPU us', 'upd_cpu_us', '.1f'),
           ('p50 us', 'lat_p50_us', '.0f'), ('p99 us', 'lat_p99_us', '.0f'),
           ('get M/s', 'get1', '.1f', 1e6), ('2 threads', 'get2', '.1f', 1e6),
           ('ns us', 'ns_us', '.1f'), ('label us', 'label_us', '.0f'),
           ('relist CPU s', 'relist_cpu_s', '.3f'),
           ('peak MB', 'relist_peak_mb', '.0f'),
           ('receive CPU s', 'recv_cpu_s', '.3f'),
           ('others', 'others', '.2f'))
IDLE_COLUMNS = (('informers', 'idle_n', '.0f'),
                ('released KB', 'idle_rss_released_kb', '.0f'),
                ('KB each', 'idle_kb_each', '.1f'),
                ('threads', 'idle_threads', '.0f'),
                ('CPU ms/s', 'idle_cpu_ms_per_s', '.2f'),
                ('wakes/30 s each', 'idle_wakes_each', '.3f'))


def say(text):
    print(f'bench: {text}', file=sys.stderr, flush=True)


# ---- processes ----

def ticks_of_all():
    """Processor time that the whole machine has used, in seconds."""
    with open('/proc/stat', encoding='ascii') as file:
        fields = [int(word) for word in file.readline().split()[1:]]
    user, nice, system, _idle, _iowait, irq, softirq, steal = fields[:8]
    return (user + nice + system + irq + softirq + steal) / os.sysconf(
        'SC_CLK_TCK')


def ticks_of(pid):
    with open(f'/proc/{pid}/stat', encoding='ascii') as file:
        fields = file.read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


class Replay:
    """The server, for as long as the `with` lasts."""

    def __init__(self, which, args):
        self.which = which
        self.args = args
        self.process = None
        self.url = f'http://127.0.0.1:{PORT}'
        self.tls = f'https://127.0.0.1:{PORT + 1}'

    def __enter__(self):
        say(f'making {self.args.n} pods of the set {self.which}')
        self.process = subprocess.Popen(
            [f'{PEERS}/replay', '-set', self.which, '-n', str(self.args.n),
             '-seed', str(self.args.seed), '-addr', f'127.0.0.1:{PORT}',
             '-tls', f'127.0.0.1:{PORT + 1}'],
            stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if ' ready:' in line:
                return self
            sys.stderr.write(line)
        sys.exit('bench: the server has not started')

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def measure(self, client):
        """The figures of one client, and how many cores others used."""
        environment, command = client
        words = shlex.split(command.format(url=self.url, tls=self.tls,
                                           updates=self.args.updates))
        start, used = time.monotonic(), ticks_of_all()
        server, before = ticks_of(self.process.pid), os.times()
        try:
            done = subprocess.run(words, stdout=subprocess.PIPE, text=True,
                                  timeout=PATIENCE_S, check=True,
                                  env={**os.environ, **environment})
        except subprocess.SubprocessError as error:
            sys.exit(f'bench: {error}')
        after = os.times()
        own = (ticks_of(self.process.pid) - server +
               after.children_user - before.children_user +
               after.children_system - before.children_system)
        figures = {key: float(value) for key, value
                   in re.findall(r'(\w+)=([-0-9.]+)', done.stdout)}
        figures['others'] = max(0, (ticks_of_all() - used - own) /
                                (time.monotonic() - start))
        return figures


def build():
    """Builds the programs that are not kin's own."""
    say('building the replay server and client-go\'s side')
    os.makedirs(PEERS, exist_ok=True)
    subprocess.run(['go', 'build', '-buildvcs=false', '-o',
                    os.path.abspath(PEERS) + '/', './replay', './clientgo'],
                   cwd='bench/peers', check=True)


def median_of(runs):
    keys = dict.fromkeys(key for run in runs for key in run)
    return {key: statistics.median(run[key] for run in runs if key in run)
            for key in keys}


def run_all(server, clients, rounds):
    runs = {name: [] for name in clients}
    for i in range(rounds):
        for name, client in clients.items():
            say(f'{name}, round {i + 1} of {rounds}')
            runs[name].append(server.measure(client))
    return {name: median_of(done) for name, done in runs.items()}


def measure(args):
    build()
    with Replay('base', args) as server:
        figures = run_all(server, CLIENTS, args.rounds)
        figures.update(run_all(server, IDLE, rounds=1))
    with Replay('per1', args) as server:
        figures.update(run_all(server, DISSIMILAR, args.rounds))
    return figures


# ---- what is printed ----

def cell(figures, column):
    _, key, form, *divisor = column
    if key not in figures:
        return '-'
    return format(figures[key] / (divisor[0] if divisor else 1), form)


def print_figures(figures):
    for columns, is_idle in ((COLUMNS, False), (IDLE_COLUMNS, True)):
        rows = [['client'] + [column[0] for column in columns]]
        rows += [[name] + [cell(values, column) for column in columns]
                 for name, values in figures.items()
                 if ('idle_n' in values) == is_idle]
        widths = [max(len(row[i]) for row in rows)
                  for i in range(len(rows[0]))]
        for row in rows:
            print(row[0].ljust(widths[0]),
                  *(text.rjust(width) for text, width
                    in zip(row[1:], widths[1:])), sep='  ')
        print()


def bar(name, value, sense, limit, unit):
    is_met = value <= limit if sense == '<=' else value >= limit
    return {'name': name, 'value': value, 'bar': sense, 'limit': limit,
            'unit': unit, 'ok': is_met}


def bars_of_sync(figures):
    kin, best = figures['kin'], figures['client-go LIST protobuf']
    text = figures['client-go LIST JSON']
    tls = figures['client-go LIST protobuf, TLS']
    custom = figures['kin, custom objects']
    steady = best['rss_released_mb']
    apart = figures['client-go LIST protobuf, dissimilar']
    alone = figures['kin, dissimilar']
    unit = 'x client-go'
    yield bar('CPU to sync', kin['sync_cpu_s'] / best['sync_cpu_s'],
              '<=', 1 / 7, unit + ' LIST protobuf')
    yield bar('CPU to sync', kin['sync_cpu_s'] / text['sync_cpu_s'],
              '<=', 1 / 20, unit + ' LIST JSON')
    yield bar('CPU to sync over TLS',
              figures['kin, TLS']['sync_cpu_s'] / tls['sync_cpu_s'],
              '<=', 1 / 5, unit + ' over TLS')
    yield bar('peak memory', kin['peak_mb'] / steady, '<=', 1 / 12,
              unit + ' after GC')
    yield bar('steady memory', kin['rss_mb'] / steady, '<=', 1 / 12,
              unit + ' after GC')
    yield bar('memory of dissimilar objects',
              alone['peak_mb'] / apart['rss_released_mb'], '<=', 1 / 4,
              unit + ' after GC')
    yield bar('CPU of custom objects',
              custom['sync_cpu_s'] / kin['sync_cpu_s'], '<=', 1.3,
              'x built-ins')
    yield bar('memory of custom objects', custom['rss_mb'] / kin['rss_mb'],
              '<=', 1.05, 'x built-ins')


def bars_of_updates(figures):
    kin = figures['kin']
    peers = (figures['client-go LIST protobuf'],
             figures['client-go WatchList protobuf'])
    unit = 'x client-go'
    yield bar('CPU of an update',
              kin['upd_cpu_us'] / min(p['upd_cpu_us'] for p in peers),
              '<=', 1 / 8, unit)
    yield bar('updates a second',
              kin['upd_per_s'] / max(p['upd_per_s'] for p in peers),
              '>=', 5, unit)
    for key, limit in (('lat_p50_us', 0.7), ('lat_p99_us', 0.8)):
        yield bar(f'latency {key[4:7]} at 1,000/s',
                  kin[key] / min(p[key] for p in peers), '<=', limit, unit)


def bars_of_reads(figures):
    kin, best = figures['kin'], figures['client-go LIST protobuf']
    unit = 'x client-go'
    yield bar('gets by key', kin['get1'] / best['get1'], '>=', 1.3, unit)
    yield bar('gets by key on two threads', kin['get2'] / kin['get1'],
              '>=', 1.8, 'x one')
    yield bar('list by namespace', kin['ns_us'] / best['ns_us'],
              '<=', 1 / 2, unit)
    yield bar('list by label', best['label_us'] / kin['label_us'],
              '>=', 5, 'times as fast')


def bars_of_rest(figures):
    kin, idle = figures['kin'], figures['kin, 1,000 idle']
    received = kin['recv_cpu_s']
    yield bar('peak of a forced relist', kin['relist_peak_mb'] / kin['rss_mb'],
              '<=', 1.1, 'x steady')
    yield bar('CPU of a forced relist beyond receiving',
              (kin['relist_cpu_s'] - received) /
              (kin['sync_cpu_s'] - received), '<=', 1 / 4, 'x first sync')
    yield bar('1,000 idle informers', idle['idle_rss_released_kb'] / 1024,
              '<=', 40, 'MB')
    yield bar('an idle informer', idle['idle_kb_each'], '<=', 40, 'KB')
    yield bar('wakes of an idle informer', idle['idle_wakes_each'],
              '<=', 1, 'in 30 s')


def run(args):
    figures = measure(args)
    print(f'{args.n} pods, medians of {args.rounds}, '
          f'{os.cpu_count()} processors; "others": cores that others used')
    print_figures(figures)
    bars = [*bars_of_sync(figures), *bars_of_updates(figures),
            *bars_of_reads(figures), *bars_of_rest(figures)]
    return {'bench': 'sync', 'bars': bars, 'figures': figures}
