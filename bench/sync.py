# SPDX-License-Identifier: Apache-2.0
"""Compares the informers of kin and client-go on one server that replays pods.

One client at a time, in rounds, each figure the median of the rounds.  What
others do on the machine meanwhile is measured, too: processor time and memory
bear it, rates and latencies do not.
"""
import os
import sys

from clients import BEST, CLIENT_GO, IDLE, KINS, SPECIAL, STREAMED, TEXT
from replay import Failed, Replay, bar, build, median_of, say

CLIENTS = {**{name: CLIENT_GO[name] for name in (BEST, STREAMED)},
           'kin': KINS['kin'], 'kin, protobuf': KINS['kin, protobuf']}
# Without updates.
QUIET = {TEXT: CLIENT_GO[TEXT], **SPECIAL}
DISSIMILAR = {f'{name}, dissimilar': {**CLIENT_GO, **KINS}[name]
              for name in (BEST, 'kin')}

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
        for name, client in clients.items():
            say(f'{name}, round {i + 1} of {rounds}')
            runs[name].append(server.measure(client, updates))
    return {name: median_of(done) for name, done in runs.items()}


def measure(args):
    say('building the replay server and client-go\'s side')
    build('replay', 'clientgo')
    with Replay('base', args.n, args.seed) as server:
        figures = run_all(server, CLIENTS, args.rounds, args.updates)
        figures.update(run_all(server, QUIET, args.rounds))
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


def bars_of_sync(figures):
    kin, best = figures['kin'], figures[BEST]
    text = figures[TEXT]
    tls = figures[f'{BEST}, TLS']
    custom = figures['kin, custom objects']
    steady = best['rss_released_mb']
    apart = figures[f'{BEST}, dissimilar']
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
    peers = figures[BEST], figures[STREAMED]
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
    kin, best = figures['kin'], figures[BEST]
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


def bars_of(figures):
    """Returns all bars, from figures of all clients above."""
    return [*bars_of_sync(figures), *bars_of_updates(figures),
            *bars_of_reads(figures), *bars_of_rest(figures)]


def run(args):
    try:
        figures = measure(args)
    except Failed as error:
        sys.exit(f'bench: {error}')
    print(f'{args.n} pods, medians of {args.rounds}, '
          f'{os.cpu_count()} processors; "others": cores that others used')
    print_figures(figures)
    return {'bench': 'sync', 'bars': bars_of(figures), 'figures': figures}
