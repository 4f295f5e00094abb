# SPDX-License-Identifier: Apache-2.0
"""Compares the informers of kin and client-go on one server that replays pods,
and has the bars of all comparisons.

One client at a time, in rounds that begin with another client each, each figure
the median of the rounds.  What others do on the machine meanwhile is measured,
too: processor time and memory bear it, rates and latencies do not.
"""
import os
import sys

from clients import (BEFORE, BEFORE_IDLE, BEFORE_TLS, BEST, CLIENT_GO, IDLE,
                     KINS, PEER_TLS, RECEIVED, SPECIAL, STREAMED, SYNC, TEXT,
                     YARDSTICK)
from replay import Failed, Replay, bar, build, median_of, rotated, say

CLIENTS = {**YARDSTICK, **{name: CLIENT_GO[name] for name in (BEST, STREAMED)},
           'kin': KINS['kin'], 'kin, protobuf': KINS['kin, protobuf'],
           TEXT: SYNC[TEXT], **SPECIAL}
DISSIMILAR = {f'{name}, dissimilar': SYNC[name] for name in (BEST, 'kin')}

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


def run_all(server, clients, rounds, updates=0):
    runs = {name: [] for name in clients}
    for i in range(rounds):
        for name, client in rotated(list(clients.items()), i, rounds):
            say(f'{name}, round {i + 1} of {rounds}')
            runs[name].append(server.measure(client, updates))
    return {name: median_of(done) for name, done in runs.items()}


def measure(args):
    say('building the replay server and client-go\'s side')
    build('replay', 'clientgo')
    with Replay('base', args.n, args.seed) as server:
        figures = run_all(server, CLIENTS, args.rounds, args.updates)
        figures.update(run_all(server, IDLE, rounds=1))
    with Replay('per1', args.n, args.seed) as server:
        figures.update(run_all(server, DISSIMILAR, args.rounds))
    return figures


# ---- output ----

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


# ---- bars ----

# Functions of the figures: name, key, and so on.  A KeyError of a figure means
# that the client was not measured; its bars are left out then.

POLICIES = ('kin', 'kin, blocking', 'kin, coalescing')
PEER = "x client-go's best mode"
NOISE = 1.05  # of two programs that are equally good


class Lookup:
    """Figures by client and key."""

    def __init__(self, figures):
        self.figures = figures

    def __call__(self, name, key):
        return self.figures[name][key]

    def best(self, key, pick=min):
        """The better figure of client-go's two modes with protobuf."""
        return pick(self(name, key) for name in (BEST, STREAMED))

    def ratio(self, name, key, reference='kin'):
        return self(name, key) / self(reference, key)


def bars_of_sync():
    yield ('CPU to sync', '<=', 1 / 8, PEER,
           lambda f: f('kin', 'sync_cpu_s') / f.best('sync_cpu_s'))
    yield ('CPU to sync', '<=', 1 / 22, 'x client-go LIST JSON',
           lambda f: f.ratio('kin', 'sync_cpu_s', TEXT))
    yield ('CPU to sync over TLS', '<=', 1 / 5, 'x client-go over TLS',
           lambda f: f.ratio('kin, TLS', 'sync_cpu_s', PEER_TLS))
    yield ('wall time to sync over TLS', '<=', 0.75, 'x an older commit',
           lambda f: f.ratio('kin, TLS', 'sync_s', BEFORE_TLS))
    yield ('CPU to sync with protobuf', '<=', 1.2, 'x own JSON',
           lambda f: f.ratio('kin, protobuf', 'sync_cpu_s'))
    yield ('wall time of two informers', '<=', 0.65,
           'x one after the other',
           lambda f: f.ratio('kin, 2 informers', 'sync_s') / 2)
    yield ('CPU of an object in the most namespaces', '<=', 1.5,
           'x in the fewest',
           lambda f: f.ratio('kin, most namespaces', 'object_cpu_us',
                             'kin, fewest namespaces'))
    yield ('CPU of custom objects', '<=', 1.1, 'x built-ins',
           lambda f: f.ratio('kin, custom objects', 'sync_cpu_s'))


def bars_of_memory():
    unit = 'x client-go after GC'
    yield ('peak memory', '<=', 1 / 13, unit,
           lambda f: f('kin', 'peak_mb') / f.best('rss_released_mb'))
    yield ('steady memory', '<=', 1 / 13, unit,
           lambda f: f('kin', 'rss_mb') / f.best('rss_released_mb'))
    yield ('memory of dissimilar objects', '<=', 1 / 5, unit,
           lambda f: f('kin, dissimilar', 'peak_mb') /
           f(f'{BEST}, dissimilar', 'rss_released_mb'))
    yield ('memory of custom objects', '<=', 1.1, 'x built-ins',
           lambda f: f.ratio('kin, custom objects', 'rss_mb'))


def bars_of_updates():
    """A bar and its "or:" are alternatives: one of both must be met."""
    yield ('CPU of an update', '<=', 1 / 8, PEER,
           lambda f: f('kin', 'upd_cpu_us') / f.best('upd_cpu_us'))
    yield ('or: CPU of an update', '<=', 1.35, 'x yyjson and receiving',
           lambda f: f('kin', 'upd_cpu_us') /
           (f(RECEIVED, 'yyjson_us') + f(RECEIVED, 'upd_cpu_us')))
    yield ('updates a second', '>=', 7, PEER,
           lambda f: f('kin', 'upd_per_s') / f.best('upd_per_s', max))
    yield ('or: updates a second', '>=', 0.8, 'x receiving only',
           lambda f: f.ratio('kin', 'upd_per_s', RECEIVED))
    yield ('CPU of an update with four handlers', '<=', 1.3, 'x one',
           lambda f: f.ratio('kin, 4 handlers', 'upd_cpu_us'))
    yield ('CPU of an update with protobuf', '<=', 1.2, 'x own JSON',
           lambda f: f.ratio('kin, protobuf', 'upd_cpu_us'))
    yield ('latency p50 at 1,000/s', '<=', 0.6, PEER,
           lambda f: f('kin', 'lat_p50_us') / f.best('lat_p50_us'))
    yield ('latency p99 at 1,000/s', '<=', 0.6, PEER,
           lambda f: f('kin', 'lat_p99_us') / f.best('lat_p99_us'))
    for key, part in (('lat_p50_us', 'p50'), ('lat_p99_us', 'p99')):
        yield (f'latency {part} at 1,000/s', '<=', NOISE,
               'x the commit before',
               lambda f, key=key: f.ratio('kin', key, BEFORE))


def bars_of_reads():
    yield ('gets by key', '>=', 1.3, 'x client-go',
           lambda f: f.ratio('kin', 'get1', BEST))
    yield ('gets by key on two threads', '>=', 1.8, 'x one',
           lambda f: f('kin', 'get2') / f('kin', 'get1'))
    yield ('list by namespace', '<=', 1 / 4, 'x client-go',
           lambda f: f.ratio('kin', 'ns_us', BEST))
    yield ('list by label', '>=', 10, 'times as fast',
           lambda f: f.ratio(BEST, 'label_us', 'kin'))


def relist_cpu(f, name):
    received = f(name, 'recv_cpu_s')
    return ((f(name, 'relist_cpu_s') - received) /
            (f(name, 'sync_cpu_s') - received))


def bars_of_rest():
    for name in POLICIES:
        policy = name.partition(', ')[2]
        words = f', {policy}' if policy else ''
        yield (f'peak of a forced relist{words}', '<=', 1.1, 'x steady',
               lambda f, name=name: f(name, 'relist_peak_mb') /
               f(name, 'rss_mb'))
        yield (f'CPU of a forced relist beyond receiving{words}', '<=', 1 / 4,
               'x first sync', lambda f, name=name: relist_cpu(f, name))
    yield ('handler calls of a silent relist', '<=', 0, 'of custom objects',
           lambda f: f('kin, custom objects', 'relist_updates'))
    idle = 'kin, 1,000 idle'
    yield ('1,000 idle informers', '<=', 40, 'MB',
           lambda f: f(idle, 'idle_rss_released_kb') / 1024)
    yield ('an idle informer', '<=', 30, 'KB',
           lambda f: f(idle, 'idle_kb_each'))
    yield ('an idle informer', '<=', NOISE, 'x the commit before',
           lambda f: f.ratio(idle, 'idle_kb_each', BEFORE_IDLE))
    yield ('threads of 1,000 idle informers', '<=', 0, 'more than of one',
           lambda f: f(idle, 'idle_threads') - f('kin, 1 idle',
                                                 'idle_threads'))
    yield ('wakes of an idle informer', '<=', 0, 'in 30 s',
           lambda f: f(idle, 'idle_wakes_each'))


def all_bars():
    return [*bars_of_sync(), *bars_of_memory(), *bars_of_updates(),
            *bars_of_reads(), *bars_of_rest()]


def settle(bars):
    """Of a bar and the alternative behind it, one that is met is enough."""
    for first, second in zip(bars, bars[1:]):
        if second['name'] == f'or: {first["name"]}' and (
                first['ok'] != second['ok']):
            missed = second if first['ok'] else first
            missed.update(ok=True, instead=True)
    return bars


def bars_of(figures):
    """Returns all bars that can be computed, from figures by client."""
    lookup, bars = Lookup(figures), []
    for name, sense, limit, unit, value in all_bars():
        try:
            bars.append(bar(name, value(lookup), sense, limit, unit))
        except (KeyError, ZeroDivisionError):
            pass  # not measured
    return settle(bars)


def not_measured(figures):
    """Returns the names of the other bars."""
    found = {(bar['name'], bar['unit']) for bar in bars_of(figures)}
    return [f'{name}, {unit}' for name, _, _, unit, _ in all_bars()
            if (name, unit) not in found]


def run(args):
    try:
        figures = measure(args)
    except Failed as error:
        sys.exit(f'bench: {error}')
    print(f'{args.n} pods, medians of {args.rounds}, '
          f'{os.cpu_count()} processors; "others": cores that others used')
    print_figures(figures)
    return {'bench': 'sync', 'bars': bars_of(figures), 'figures': figures}
