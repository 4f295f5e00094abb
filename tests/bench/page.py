# SPDX-License-Identifier: Apache-2.0
"""The page of figures: made of results, legible, and up to date."""
import copy
import json
import os
import sys
import unittest
import xml.etree.ElementTree as xml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))
sys.path.insert(0, os.path.join(ROOT, 'bench'))
import clients  # noqa: E402
import page  # noqa: E402
import peers  # noqa: E402
import plot  # noqa: E402
import replay  # noqa: E402
import sync  # noqa: E402

DOCS = os.path.join(ROOT, 'docs')
KEYS = ('items', 'sync_s', 'sync_cpu_s', 'peak_mb', 'rss_mb',
        'rss_released_mb', 'relist_cpu_s', 'relist_peak_mb', 'recv_cpu_s',
        'get1', 'get2', 'ns_us', 'label_us', 'upd_per_s', 'upd_cpu_us',
        'busy_get1', 'busy_upd1', 'busy_get2', 'busy_upd2', 'lat_p50_us',
        'lat_p99_us', 'lat_cores', 'relist_updates', 'yyjson_us', 'others')
IDLE_KEYS = ('idle_n', 'idle_kb_each', 'idle_rss_released_kb', 'idle_threads',
             'idle_cpu_ms_per_s', 'idle_wakes_each')
AGENT_KEYS = ('program_mb', 'whole_mb', 'pss_mb', 'anon_mb', 'peak_mb',
              'threads')


def run(kind, n, client, keys, value, number=0):
    return {'set': kind, 'n': n, 'round': number, 'client': client,
            'figures': dict.fromkeys(keys, value)}


BEFORE = clients.of_before('abc', 'def')
MANY = [10, 40]


def results():
    """Peers cost 100 of everything, kin 1, 2 and 3; receiving a tenth."""
    runs = []
    for kind in ('base', 'per1'):
        for name in (*page.UPDATED, *clients.SPECIAL, *clients.CURVES,
                     *BEFORE):
            for number in range(3):
                value = number + 1 if name.startswith('kin') else 100
                runs.append(run(kind, 300, name, KEYS, value, number))
                runs[-1]['figures']['recv_cpu_s'] = value / 10
    for name in (*clients.IDLE, clients.BEFORE_IDLE):
        runs.append(run('base', 300, name, IDLE_KEYS, 1))
    for name in ('kin', 'client-go'):
        runs.append(run('agent', 110, name, AGENT_KEYS, 5))
    for kind in clients.KINDS:
        for name in clients.of_kind(kind):
            value = 3 if name.startswith('kin') else 60
            runs.append(run(kind, 200, name, KEYS, value))
            runs[-1]['figures']['items'] = 200
    for count in MANY:
        runs.append(run('namespaces', count, 'kin', KEYS, 2))
        runs[-1]['figures']['items'] = 500 if count == 10 else 250
    return {'date': '2001-02-03', 'machine': {'processor': 'abacus'},
            'versions': {'kin': '0.0'}, 'left out': {}, 'runs': runs,
            'settings': {'n': 300, 'sizes': [], 'large': 0, 'kind_size': 200,
                         'namespaces': MANY, 'before': 'abc',
                         'before_tls': 'def'},
            'model': [{'bench': 'object', 'bars': [
                {'name': 'load', 'value': 1.25, 'unit': 'x yyjson',
                 'bar': '<=', 'limit': 1.7, 'ok': True}]}]}


def markdown(given, reasons=None):
    return page.pages(given, reasons or {})['benchmarks.md']


class Page(unittest.TestCase):
    def test_tells_date_machine_and_versions(self):
        text = markdown(results())
        for word in ('2001-02-03', 'abacus', '| kin | 0.0 |', '3 rounds'):
            self.assertIn(word, text)

    def test_gives_median_spread_and_ratio(self):
        self.assertIn('| kin | 2.00 (1.00-3.00) | 0.02 |', markdown(results()))

    def test_has_the_bars_of_both_steps(self):
        text = markdown(results())
        self.assertIn('| object: load | 1.25 | <= 1.7 | x yyjson | met |',
                      text)
        self.assertIn('| sync: CPU to sync | 0.02 | <= 0.125 |', text)
        self.assertNotIn('Not measured', text)

    def test_says_why_a_bar_is_missed(self):
        key = "sync: updates a second, x client-go's best mode"
        text = markdown(results(), {key: 'It is slow.'})
        self.assertIn(f'- **{key}**: 0.02 instead of >= 7. It is slow.', text)
        self.assertIn('no reason is recorded yet', markdown(results()))

    def test_names_what_is_left_out(self):
        given = results()
        given['left out'] = {'kube-rs': 'no compiler'}
        given['runs'] = [entry for entry in given['runs']
                         if not entry['client'].startswith('kube-rs')]
        text = markdown(given)
        self.assertIn('kube-rs is left out: no compiler.', text)
        self.assertNotIn('| kube-rs list', text)

    def test_bears_a_run_of_few(self):
        given = results()
        given['runs'] = [entry for entry in given['runs']
                         if entry['client'] == 'kin']
        given['model'] = []
        text = markdown(given)
        self.assertIn('Not measured in this run:', text)
        self.assertIn("- CPU to sync, x client-go's best mode\n", text)
        self.assertNotIn('sync: CPU to sync |', text)
        self.assertRegex(page.summary(given), r'\n\d+ bars, \d+ missed$')

    def test_compares_kinds(self):
        """200 objects: kin 3 s, client-go 60 s."""
        text = markdown(results())
        for kind in (*list(clients.KINDS)[:-1], 'custom objects'):
            self.assertRegex(text, rf'\| {kind} \| 15,000\.0 \| 0\.05 \|')

    def test_shows_what_one_more_costs(self):
        """In 40 namespaces an object costs twice as much as in 10."""
        text = markdown(results())
        self.assertIn('| 10 namespaces | 4,000.00 | 1 |', text)
        self.assertIn('| 40 namespaces | 8,000.00 | 2 |', text)
        self.assertIn('namespaces | 2 | <= 1.5 | x in the fewest | '
                      '**missed**', text)
        self.assertIn('| 16 indexes | 2.00 (1.00-3.00) | 1 |', text)

    def test_compares_with_an_older_commit(self):
        text = markdown(results())
        self.assertIn('## Compared with commit abc\n', text)
        given = results()
        given['runs'] = [entry for entry in given['runs']
                         if not entry['client'].startswith('kin before')]
        text = markdown(given)
        self.assertNotIn('## Compared with commit', text)
        self.assertIn('- wall time to sync over TLS, x an older commit', text)

    def test_counts_bars_for_a_terminal(self):
        self.assertRegex(page.summary(results()), r'\n\d+ bars, \d+ missed$')

    def test_results_survive_their_file(self):
        given = results()
        self.assertEqual(json.loads(page.text_of(given)), given)

    def test_follows_the_results(self):
        given = results()
        changed = copy.deepcopy(given)
        changed['runs'][0]['figures']['sync_cpu_s'] = 77
        self.assertNotEqual(page.pages(given, {}), page.pages(changed, {}))


class Bars(unittest.TestCase):
    def updates(self, cpu_us):
        figures = {name: {'upd_cpu_us': 80.0} for name in
                   (clients.BEST, clients.STREAMED)}
        figures['kin'] = {'upd_cpu_us': cpu_us}
        figures[clients.RECEIVED] = {'upd_cpu_us': 3.0, 'yyjson_us': 5.0}
        return [bar for bar in sync.bars_of(figures)
                if bar['name'].endswith('CPU of an update')]

    def test_one_of_two_alternatives_is_enough(self):
        for cpu_us, is_met, by_other in ((10, True, False), (10.8, True, True),
                                         (10.9, False, False)):
            first, second = self.updates(cpu_us)
            self.assertEqual((first['ok'], second['ok']), (is_met, is_met))
            self.assertEqual(first.get('instead', False), by_other)

    def test_what_was_not_measured_is_named(self):
        names = sync.not_measured({})
        self.assertEqual(len(names), len(sync.all_bars()))
        self.assertEqual(len(set(names)), len(names))


class Rounds(unittest.TestCase):
    def plan(self, *flags):
        sys.argv = ['peers.py', *flags]
        args = peers.flags()
        return args, peers.Plan(args, {})

    def test_begin_with_another_client_each(self):
        names = list('abcdef')
        rounds = [replay.rotated(names, number, 3) for number in range(3)]
        self.assertEqual(len({order[0] for order in rounds}), 3)
        for order in rounds:
            self.assertEqual(sorted(order), names)

    def test_measure_slow_clients_once(self):
        args, plan = self.plan('--rounds', '3')
        args.resume, args.keep = False, '/dev/null'
        session = peers.Session(args, peers.Results(args, {}), plan)
        main = session.missing(session.servers[0])
        counts = {}
        for _, entry in main:
            counts[entry.name] = counts.get(entry.name, 0) + 1
        for name in ('kin', 'kin, protobuf', clients.BEST, clients.RECEIVED,
                     clients.BEFORE_TLS, *clients.SPECIAL):
            self.assertEqual(counts[name], 3, name)
        for name in (*clients.SLOW, *clients.CURVES, *clients.IDLE):
            self.assertEqual(counts[name], 1, name)

    def test_of_the_default_run_take_less_than_25_minutes(self):
        args, plan = self.plan()
        args.resume, args.keep = False, '/dev/null'
        session = peers.Session(args, peers.Results(args, {}), plan)
        self.assertLess(session.guess_s(), 25 * 60)

    def test_leave_out_what_could_not_be_built(self):
        args, _ = self.plan()
        plan = peers.Plan(args, {'kube-rs': '?', clients.BEFORE: '?'})
        names = {entry.name for server in plan.servers()
                 for entry in server.entries}
        self.assertNotIn('kube-rs list', names)
        self.assertNotIn(clients.BEFORE, names)
        self.assertNotIn(clients.BEFORE_IDLE, names)
        self.assertIn(clients.BEFORE_TLS, names)


class Plots(unittest.TestCase):
    def test_are_there_and_well_formed(self):
        files = page.pages(results(), {})
        for name in ('cpu', 'memory', 'memory-dissimilar', 'updates',
                     'latency', 'reads', 'kinds', 'curves'):
            path = f'benchmarks/{name}.svg'
            self.assertTrue(xml.fromstring(files[path]).tag.endswith('svg'))
            self.assertIn(path, files['benchmarks.md'])

    def test_bar_is_as_long_as_its_value(self):
        chart = plot.Chart('t', 'u', ['s'], [('a', [(50, 50, 50)]),
                                             ('b', [(100, 100, 100)])])
        widths = [float(r.get('width')) for r in xml.fromstring(chart.svg())
                  .iter('{http://www.w3.org/2000/svg}rect')
                  if r.get('class') == 's0' and r.get('height') == '11'
                  and r.get('y') != '40']
        self.assertEqual(len(widths), 2)
        self.assertAlmostEqual(widths[1], 2 * widths[0], delta=0.2)

    def test_axis_holds_all_values(self):
        for values in ([0.003], [7, 99.9], [1, 123456]):
            for scale in (plot.Linear(values), plot.Log(values)):
                self.assertLessEqual(scale.part(max(values)), 1 + 1e-9)
                self.assertGreaterEqual(scale.part(min(values)), 0)


class Committed(unittest.TestCase):
    def test_page_is_that_of_its_results(self):
        path = f'{DOCS}/benchmarks/results.json'
        if not os.path.exists(path):
            self.skipTest('nothing was measured yet')
        with open(path, encoding='utf-8') as file:
            made = page.pages(json.load(file),
                              page.reasons_of(f'{DOCS}/benchmarks'))
        for name, content in made.items():
            with open(f'{DOCS}/{name}', encoding='utf-8') as file:
                self.assertEqual(file.read(), content, f'{name} is stale: run '
                                 'bench/page.py')
        self.assertNotIn('no reason is recorded', made['benchmarks.md'])

    def test_readme_has_the_figures(self):
        with open(f'{DOCS}/benchmarks/results.json',
                  encoding='utf-8') as file:
            made = page.readme_table(json.load(file))
        with open(f'{DOCS}/../README.md', encoding='utf-8') as file:
            self.assertIn(made, file.read(), 'README.md is stale')


if __name__ == '__main__':
    unittest.main()
