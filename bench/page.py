#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates docs/benchmarks.md and its plots from results only.

  bench/page.py [--check] [FOLDER]       docs by default

Reads FOLDER/benchmarks/results.json, which bench/peers.py wrote, and
FOLDER/benchmarks/reasons.json, which says for a bar that is missed why it is.
With --check the page is compared, not written.
"""
import json
import os
import statistics
import sys

import sync
from clients import (BEFORE, BEFORE_IDLE, BEST, CLIENT_GO, KINDS, KINS,
                     KUBE_RS, RECEIVED)
from plot import Chart

ORDER = (*KINS, *CLIENT_GO, *KUBE_RS)
UPDATED = (*ORDER, RECEIVED)
AGENTS = ('kin', 'kin, projection', 'client-go', 'kube-rs')
ALIKE, UNLIKE = 'base', 'per1'
NOUNS = {ALIKE: 'pods', UNLIKE: 'pods', 'agent': 'pods',
         'namespaces': 'namespaces'}
# key, heading, digits, divisor, and whether a ratio is shown, too
SYNC = (('sync_cpu_s', 'CPU s', 2, 1, True), ('sync_s', 'wall s', 2, 1, False),
        ('peak_mb', 'peak MB', 0, 1, True),
        ('rss_mb', 'MB 2 s later', 0, 1, False),
        ('rss_released_mb', 'MB after trimming', 0, 1, True))
UPDATES = (('upd_cpu_us', 'CPU us an update', 1, 1, True),
           ('upd_per_s', 'updates/s', 0, 1, True),
           ('lat_p50_us', 'p50 us', 0, 1, True),
           ('lat_p99_us', 'p99 us', 0, 1, True),
           ('lat_cores', 'cores at 1,000/s', 3, 1, False))
READS = (('get1', 'M gets/s', 1, 1e6, True),
         ('get2', '2 threads', 1, 1e6, False),
         ('busy_get1', '1 reader beside updates', 1, 1e6, True),
         ('busy_upd1', 'updates/s then', 0, 1, False),
         ('busy_get2', '2 readers', 1, 1e6, False),
         ('ns_us', 'namespace us', 1, 1, True),
         ('label_us', 'label us', 0, 1, True))
README = (('sync_cpu_s', 'CPU to sync, s', 2, 1),
          ('rss_released_mb', 'memory, MB', 0, 1),
          ('upd_cpu_us', 'CPU of an update, us', 0, 1),
          ('lat_p99_us', 'latency p99, ms', 2, 1000))
IDLE = (('idle_n', 'informers', 0, 1, False),
        ('idle_kb_each', 'KB each', 1, 1, False),
        ('idle_threads', 'threads', 0, 1, False),
        ('idle_cpu_ms_per_s', 'CPU ms/s', 2, 1, False))
AGENT = (('program_mb', 'program MB', 2, 1, False),
         ('whole_mb', 'with shared libraries MB', 1, 1, False),
         ('pss_mb', 'memory MB (Pss)', 1, 1, True),
         ('anon_mb', 'of it its own (anonymous)', 1, 1, True),
         ('peak_mb', 'peak MB (RSS)', 1, 1, True),
         ('threads', 'threads', 0, 1, False))
OLDER = (('sync_cpu_s', 'CPU s', 2, 1, True), ('rss_mb', 'MB', 0, 1, True),
         ('upd_cpu_us', 'CPU us an update', 1, 1, True),
         ('lat_p50_us', 'p50 us', 0, 1, True),
         ('lat_p99_us', 'p99 us', 0, 1, True))


# ---- results ----

def text_of(results):
    """JSON with one line per run, so that diffs are readable."""
    head = dict(results)
    runs = head.pop('runs')
    lines = ',\n'.join('  ' + json.dumps(run) for run in runs)
    text = json.dumps(head, indent=1)
    return f'{text[:-2]},\n "runs": [\n{lines}\n ]\n}}\n'


def reasons_of(folder):
    path = f'{folder}/reasons.json'
    if not os.path.exists(path):
        return {}
    with open(path, encoding='utf-8') as file:
        return json.load(file)


class Figures:
    """The runs on one server: median, minimum and maximum of each figure."""

    def __init__(self, results, kind, n):
        self.runs = {}
        for run in results['runs']:
            if (run['set'], run['n']) == (kind, n):
                self.runs.setdefault(run['client'], []).append(run['figures'])

    def names(self, order):
        return [name for name in order if name in self.runs]

    def spread(self, name, key):
        values = [run[key] for run in self.runs.get(name, []) if key in run]
        if not values:
            return None
        return statistics.median(values), min(values), max(values)

    def medians(self):
        return {name: {key: self.spread(name, key)[0]
                       for run in runs for key in run}
                for name, runs in self.runs.items()}


def figures_of(results):
    """Returns medians by client, as the bars want them."""
    settings = results['settings']
    n = settings['n']
    figures = Figures(results, ALIKE, n).medians()
    for name, values in Figures(results, UNLIKE, n).medians().items():
        figures[f'{name}, dissimilar'] = values
    counts = settings.get('namespaces', [])
    for name, count in (('fewest', min(counts, default=0)),
                        ('most', max(counts, default=0))):
        kin = Figures(results, 'namespaces', count).medians().get('kin')
        if kin:
            figures[f'kin, {name} namespaces'] = {
                'object_cpu_us': kin['sync_cpu_s'] / kin['items'] * 1e6}
    return figures


def bars_of(results):
    """The measured bars, each with its source."""
    for bar in sync.bars_of(figures_of(results)):
        yield 'sync', bar
    for model in results['model']:
        for bar in model['bars']:
            yield model['bench'], bar


def key_of(bench, bar):
    return f'{bench}: {bar["name"]}, {bar["unit"]}'


# ---- tables ----

def number(value, digits):
    return f'{value:,.{digits}f}'


def cell(spread, digits, divisor):
    if not spread:
        return '-'
    median, least, most = (number(value / divisor, digits)
                           for value in spread)
    return median if least == most else f'{median} ({least}-{most})'


def ratio(figures, name, key, reference):
    ours, theirs = figures.spread(name, key), figures.spread(reference, key)
    if not ours or not theirs or not theirs[0]:
        return '-'
    return f'{ours[0] / theirs[0]:.3g}'


def rows_of(figures, columns, names, reference):
    """A heading and one row per client, as texts."""
    used = [c for c in columns
            if any(figures.spread(name, c[0]) for name in names)]
    head = ['']
    for column in used:
        head += [column[1]] + ['x'] * column[4]
    rows = [head]
    for name in names:
        row = [name]
        for key, _, digits, divisor, has_ratio in used:
            row.append(cell(figures.spread(name, key), digits, divisor))
            if has_ratio:
                row.append(ratio(figures, name, key, reference))
        rows.append(row)
    return rows


def table(rows):
    if len(rows) < 2 or len(rows[0]) < 2:
        return 'Not measured.\n'
    lines = ['| ' + ' | '.join(row) + ' |' for row in rows]
    lines.insert(1, '|---|' + '---:|' * (len(rows[0]) - 1))
    return '\n'.join(lines) + '\n'


def table_of(figures, columns, names=None, reference=BEST):
    return table(rows_of(figures, columns, names or figures.names(ORDER),
                         reference))


def verdict(bar):
    if not bar['ok']:
        return '**missed**'
    return 'the other is met' if bar.get('instead') else 'met'


def bars_table(results):
    rows = [['what', 'measured', 'limit', 'unit', '']]
    for bench, bar in bars_of(results):
        rows.append([f'{bench}: {bar["name"]}', f'{bar["value"]:.3g}',
                     f'{bar["bar"]} {bar["limit"]:.3g}', bar['unit'],
                     verdict(bar)])
    lines = ['| ' + ' | '.join(row) + ' |' for row in rows]
    lines.insert(1, '|---|---:|---|---|---|')
    return '\n'.join(lines) + '\n' if rows[1:] else 'Not measured.\n'


def missed(results, reasons):
    """Figure and reason of each missed bar."""
    lines = []
    for bench, bar in bars_of(results):
        if bar['ok']:
            continue
        key = key_of(bench, bar)
        why = reasons.get(key, 'no reason is recorded yet.')
        lines.append(f'- **{key}**: {bar["value"]:.3g} instead of '
                     f'{bar["bar"]} {bar["limit"]:.3g}. {why}\n')
    return ''.join(lines)


# ---- plots ----

def chart_of(figures, title, unit, series, divisor=1, is_log=False,
             names=ORDER):
    """series: name and key of each; figures: one, or one per series."""
    each = figures if isinstance(figures, list) else [figures] * len(series)
    rows = []
    for name in names:
        spreads = [f.spread(name, key) for f, (_, key) in zip(each, series)]
        rows.append((name, [s and tuple(v / divisor for v in s)
                            for s in spreads]))
    if not any(any(cells) for _, cells in rows):
        return None
    return Chart(title, unit, [name for name, _ in series], rows,
                 is_log).svg()


def plots(results):
    n = results['settings']['n']
    alike, unlike = Figures(results, ALIKE, n), Figures(results, UNLIKE, n)
    memory = [('peak', 'peak_mb'), ('steady, free memory returned',
                                    'rss_released_mb')]
    charts = {
        'cpu': chart_of([alike, unlike], f'CPU to sync {n:,} pods',
                        'seconds of processor time',
                        [('similar pods', 'sync_cpu_s'),
                         ('dissimilar pods', 'sync_cpu_s')]),
        'memory': chart_of(alike, f'Memory for {n:,} similar pods', 'MB',
                           memory),
        'memory-dissimilar': chart_of(
            unlike, f'Memory for {n:,} dissimilar pods', 'MB', memory),
        'updates': chart_of(alike, 'Updates at full rate', 'updates a second',
                            [('updates', 'upd_per_s')], names=UPDATED),
        'latency': chart_of(alike, 'Latency at 1,000 updates a second',
                            'microseconds from server to handler',
                            [('p50', 'lat_p50_us'), ('p99', 'lat_p99_us')],
                            is_log=True),
        'reads': chart_of(alike, 'Gets by key beside updates at full rate',
                          'millions of gets a second',
                          [('1 reader', 'busy_get1'),
                           ('2 readers', 'busy_get2')], 1e6),
    }
    points = curve_rows(results)
    if points:
        charts['curves'] = Chart('What one more costs kin',
                                 'CPU time, relative to the first of a curve',
                                 ['relative CPU time'], points).svg()
    charts['kinds'] = kind_chart(results)
    return {name: svg for name, svg in charts.items() if svg}


# ---- kinds ----

def per_object(figures, name, key, scale, base=0):
    """Returns a figure per object, beyond what an empty process has."""
    figure, items = figures.spread(name, key), figures.spread(name, 'items')
    if not figure or not items or not items[0]:
        return None
    return tuple((value - base) * scale / items[0] for value in figure)


def empty_mb(results, name):
    """Returns the MB of a process without objects."""
    idle = Figures(results, ALIKE, results['settings']['n'])
    found = idle.spread('client-go, 100 idle' if name == BEST
                        else 'kin, 1 idle', 'idle_rss0_kb')
    return found[0] / 1024 if found else 0


def kinds_measured(results):
    """Yields the kinds with the figures of their clients."""
    settings = results['settings']
    yield 'pods', Figures(results, ALIKE, settings['n'])
    for kind in KINDS:
        figures = Figures(results, kind, settings.get('kind_size', 0))
        yield ('custom objects' if kind == 'widgets' else kind), figures


def kind_cells(results, figures, name):
    """Returns CPU and KB of an object."""
    return (per_object(figures, name, 'sync_cpu_s', 1e6),
            per_object(figures, name, 'rss_released_mb', 1024,
                       empty_mb(results, name)))


def share(ours, theirs):
    return f'{ours[0] / theirs[0]:.3g}' if ours and theirs else '-'


def kind_rows(results):
    rows = [['', 'kin CPU us', 'x', 'kin, protobuf CPU us', 'x',
             'client-go CPU us', 'kin KB', 'x', 'client-go KB']]
    for kind, figures in kinds_measured(results):
        kin, text, peer = (kind_cells(results, figures, name)
                           for name in ('kin', 'kin, protobuf', BEST))
        if kin[0]:
            rows.append([kind, cell(kin[0], 1, 1), share(kin[0], peer[0]),
                         cell(text[0], 1, 1), share(text[0], peer[0]),
                         cell(peer[0], 1, 1), cell(kin[1], 2, 1),
                         share(kin[1], peer[1]), cell(peer[1], 2, 1)])
    return rows


def kind_chart(results):
    """How many times as much CPU client-go takes."""
    rows = []
    for kind, figures in kinds_measured(results):
        peer = per_object(figures, BEST, 'sync_cpu_s', 1e6)
        cells = []
        for name in ('kin', 'kin, protobuf'):
            ours = per_object(figures, name, 'sync_cpu_s', 1e6)
            cells.append(peer and ours and tuple(
                peer[0] / ours[i] for i in (0, 2, 1)))
        rows.append((kind, cells))
    if not any(any(cells) for _, cells in rows):
        return None
    return Chart('CPU to sync: client-go relative to kin',
                 'times as much as kin', ['kin', 'kin, protobuf'], rows).svg()


# ---- curves ----

def curves(results):
    """Yields each curve: its name, and points of a name and a figure."""
    settings = results['settings']
    n = settings['n']
    main = Figures(results, ALIKE, n)

    def objects(size):
        return per_object(Figures(results, ALIKE, size), 'kin', 'sync_cpu_s',
                          1e6)

    counts = sorted({*settings['sizes'], n, settings['large']} - {0})
    yield 'CPU us to sync an object', [(f'{size:,} objects', objects(size))
                                       for size in counts]
    for unit, first, names in (
            ('handler', '1 handler', ('4 handlers', '8 handlers')),
            ('index', 'no index', ('4 indexes', '16 indexes'))):
        yield f'CPU us of an update, by {unit}', [
            (first, main.spread('kin', 'upd_cpu_us')),
            *((name, main.spread(f'kin, {name}', 'upd_cpu_us'))
              for name in names)]
    yield 'CPU s to sync, all informers', [
        ('1 informer', main.spread('kin', 'sync_cpu_s')),
        ('2 informers', main.spread('kin, 2 informers', 'sync_cpu_s'))]
    yield 'wall s to sync, all informers', [
        ('1 informer, wall time', main.spread('kin', 'sync_s')),
        ('2 informers, wall time', main.spread('kin, 2 informers', 'sync_s'))]
    yield 'CPU us to sync an object', [
        (f'{count:,} namespaces',
         per_object(Figures(results, 'namespaces', count), 'kin',
                    'sync_cpu_s', 1e6))
        for count in settings.get('namespaces', [])]


def measured_curves(results):
    for what, points in curves(results):
        points = [(name, value) for name, value in points if value]
        if len(points) > 1:
            yield what, points


def curve_rows(results):
    """Rows of the chart: each point relative to the first of its curve."""
    return [(name, [tuple(part / points[0][1][0] for part in value)])
            for _, points in measured_curves(results)
            for name, value in points]


def curve_table(results):
    rows = [['', 'measured', 'x the first', 'what']]
    for what, points in measured_curves(results):
        for name, value in points:
            rows.append([name, cell(value, 2, 1),
                         share(value, points[0][1]), what])
    return table(rows)


def image(charts, name, words):
    return f'![{words}](benchmarks/{name}.svg)\n' if name in charts else ''


# ---- the page ----

HEAD = '''<!-- Generated by bench/page.py from benchmarks/results.json. -->
# kin compared with client-go and kube-rs

Measured on {date} by `make bench-peers`, which builds all programs and writes
this page; all figures are from [results.json](benchmarks/results.json). A
server replays the same objects to all clients, one client at a time, over
plain HTTP unless noted otherwise. [bench](../bench/README.md) describes how
each figure is measured.

A figure is the median of {rounds}, followed by minimum and maximum. "x" is the
ratio of that median to that of {best}, client-go's best
mode. Other processes used {others} of a core meanwhile (median): that hardly
affects processor time and memory, but it does affect rates and latencies.
'''


def rounds_of(results):
    n = results['settings']['n']
    count = max((len(runs) for runs
                 in Figures(results, ALIKE, n).runs.values()), default=0)
    return f'{count} rounds' if count != 1 else 'one round'


def head(results):
    others = [run['figures']['others'] for run in results['runs']
              if 'others' in run['figures']]
    yield HEAD.format(date=results['date'], rounds=rounds_of(results),
                      best=BEST,
                      others=f'{statistics.median(others or [0]):.2f}')
    rows = [['', 'what']] + [[key, value] for part in ('machine', 'versions')
                             for key, value in results[part].items()]
    yield table(rows).replace('---:', '---')
    for peer, why in results['left out'].items():
        yield f'{peer} is left out: {why}.\n'


def bars_part(results, reasons):
    n = results['settings']['n']
    yield '## Limits\n'
    yield (f'`sync` compares informers of {n:,} pods; the others are programs '
           'of\n[bench](../bench/README.md), which `make bench` runs, too. Of '
           'a limit and its\n"or:" one must be met.\n')
    yield bars_table(results)
    lacking = missed(results, reasons)
    if lacking:
        yield 'Missed limits, with the reasons:\n'
        yield lacking
    unknown = sync.not_measured(figures_of(results))
    if unknown:
        yield 'Not measured in this run:\n'
        yield ''.join(f'- {name}\n' for name in unknown)


def yardstick(figures):
    """Says what "receiving only" is."""
    read = figures.spread(RECEIVED, 'yyjson_us')
    if not read:
        return ''
    return (f' "{RECEIVED}" discards\nthe same bytes: it shows how fast the '
            f'server is. yyjson reads an update in\n{read[0]:.1f} us.')


def main_part(results, charts):
    n = results['settings']['n']
    alike, unlike = Figures(results, ALIKE, n), Figures(results, UNLIKE, n)
    yield f'## {n:,} pods, 50 of each deployment\n'
    yield table_of(alike, SYNC)
    yield image(charts, 'cpu', 'CPU to sync')
    yield image(charts, 'memory', 'memory, similar pods')
    yield f'## {n:,} pods, each of a different deployment\n'
    yield table_of(unlike, SYNC)
    yield image(charts, 'memory-dissimilar', 'memory, dissimilar pods')
    yield '## Updates\n'
    yield ('At full rate, and their latency from server to handler at '
           '1,000/s.' + yardstick(alike) + '\n')
    yield table_of(alike, UPDATES, alike.names(UPDATED))
    yield image(charts, 'updates', 'updates a second')
    yield image(charts, 'latency', 'latency')
    yield '## Reads\n'
    yield ('Gets by key, alone and beside updates at full rate; lists '
           'of a namespace\nand by a label. kube-rs has no index, so both of '
           'its lists scan all objects.\n')
    yield table_of(alike, READS)
    yield image(charts, 'reads', 'gets beside updates')


def sizes_part(results):
    settings = results['settings']
    for size in (*settings['sizes'], settings['large']):
        for kind, words in ((ALIKE, '50 of each deployment'),
                            (UNLIKE, 'each of a different deployment')):
            figures = Figures(results, kind, size)
            if figures.runs:
                yield f'## {size:,} pods, {words}\n'
                yield table_of(figures, SYNC)


def kinds_part(results, charts):
    rows = kind_rows(results)
    if len(rows) < 2:
        return
    size = results['settings'].get('kind_size', 0)
    yield '## Kinds of objects\n'
    yield (f'{size:,} of each kind, but for pods: CPU time to sync one object, '
           'and the memory that\nit keeps, without that of a process without '
           'objects. client-go lists with\nprotobuf; custom objects it reads '
           'as JSON with its dynamic client. "x" is\nrelative to client-go.\n')
    yield table(rows)
    yield image(charts, 'kinds', 'CPU to sync by kind')


def curves_part(results, charts):
    if 'curves' not in charts:
        return
    yield '## What one more costs\n'
    yield ('kin with more objects, handlers, indexes, informers of the same '
           'client, and\nnamespaces of one informer, with 50 services in '
           'each namespace.\n')
    yield curve_table(results)
    yield image(charts, 'curves', 'relative cost')


def before_part(results):
    main = Figures(results, ALIKE, results['settings']['n'])
    if not main.spread(BEFORE, 'sync_cpu_s'):
        return
    commit = results['settings']['before']
    yield f'## Compared with commit {commit}\n'
    yield f'"{BEFORE}" is kin as of that commit, built and run with the rest.\n'
    yield table_of(main, OLDER, ('kin', BEFORE), BEFORE)


def small_part(results):
    idle = Figures(results, ALIKE, results['settings']['n'])
    names = [name for name in idle.runs if name.endswith(' idle')]
    yield '## Idle informers\n'
    yield table_of(idle, IDLE, sorted(names) or ['-'], BEFORE_IDLE)
    agents = [run['n'] for run in results['runs'] if run['set'] == 'agent']
    if not agents:
        return
    yield f'## An agent of one node: {agents[0]} pods, TLS\n'
    yield ('A program with only one informer, measured from outside after two '
           'seconds;\nclient-go with protobuf. kin\'s program loads libcurl '
           'and its dependencies, so\nthe shared libraries of each program '
           'are counted, too. "x" is relative to\nclient-go.\n')
    figures = Figures(results, 'agent', agents[0])
    yield table_of(figures, AGENT, figures.names(AGENTS), 'client-go')


def pages(results, reasons):
    """Returns all files by their path below docs/."""
    charts = plots(results)
    parts = [*head(results), *bars_part(results, reasons),
             *main_part(results, charts), *kinds_part(results, charts),
             *curves_part(results, charts), *before_part(results),
             *sizes_part(results), *small_part(results)]
    files = {f'benchmarks/{name}.svg': svg for name, svg in charts.items()}
    files['benchmarks.md'] = '\n'.join(part for part in parts if part)
    return files


def readme_table(results):
    """Returns the short form for README.md."""
    figures = Figures(results, ALIKE, results['settings']['n'])
    names = ('kin', BEST, 'kube-rs list')
    rows = [['', 'kin', 'client-go', 'kube-rs']]
    for key, words, digits, divisor in README:
        rows.append([words] + [number(figures.spread(name, key)[0] / divisor,
                                      digits) for name in names])
    return table(rows)


def summary(results):
    """The same for a terminal."""
    def shown(rows):
        widths = [max(len(row[i]) for row in rows)
                  for i in range(len(rows[0]))]
        return '\n'.join('  '.join(
            text.ljust(width) if i == 0 else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths)))
            for row in rows)

    lines = []
    for kind, n in dict.fromkeys((run['set'], run['n'])
                                 for run in results['runs']):
        figures = Figures(results, kind, n)
        if kind == 'agent':
            groups = [(AGENT, figures.names(AGENTS), 'client-go')]
        else:
            names = figures.names(ORDER)
            groups = [(columns, names, BEST)
                      for columns in (SYNC, UPDATES, READS)]
        lines.append(f'\n== {kind}, {n:,} {NOUNS.get(kind, "objects")}')
        lines += [shown(rows) + '\n' for rows in
                  (rows_of(figures, *group) for group in groups)
                  if len(rows[0]) > 1]
    bars = list(bars_of(results))
    for bench, bar in bars:
        lines.append(f'{"ok    " if bar["ok"] else "MISSED"} {bench}: '
                     f'{bar["name"]}: {bar["value"]:.3g} {bar["unit"]} '
                     f'({bar["bar"]} {bar["limit"]:.3g})')
    lacking = sum(not bar['ok'] for _, bar in bars)
    return '\n'.join([*lines, f'{len(bars)} bars, {lacking} missed'])


def main():
    words = [word for word in sys.argv[1:] if word != '--check']
    root = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    folder = words[0] if words else f'{root}/docs'
    with open(f'{folder}/benchmarks/results.json', encoding='utf-8') as file:
        results = json.load(file)
    files = pages(results, reasons_of(f'{folder}/benchmarks'))
    stale = []
    for path, content in files.items():
        full = f'{folder}/{path}'
        if '--check' not in sys.argv:
            with open(full, 'w', encoding='utf-8') as file:
                file.write(content)
            continue
        try:
            with open(full, encoding='utf-8') as file:
                is_fresh = file.read() == content
        except FileNotFoundError:
            is_fresh = False
        if not is_fresh:
            stale.append(path)
    for path in stale:
        print(f'{path} is not what bench/page.py makes of the results')
    return 1 if stale else 0


if __name__ == '__main__':
    sys.exit(main())
