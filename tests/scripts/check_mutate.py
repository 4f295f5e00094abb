# SPDX-License-Identifier: Apache-2.0
"""scripts/mutate on a project of one file, some of which is not tested."""
import os
import re
import shutil
import signal
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))
GIT = ['git', '-c', 'user.name=tests', '-c', 'user.email=tests@example.com',
       '-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null']

THING = '''/* SPDX-License-Identifier: Apache-2.0 */
int thing_tested(int a)
{
    return a < 3;
}

int thing_untested(int a)
{
    return a < 3;
}

/* Never ends with 0 in place of 1. */
int thing_loop(int a)
{
    volatile long b = a;
    for (; b != 0; b = b - 1)
        continue;
    return (int)b;
}

int thing_same(int a)
{
    return a == 1 || a != 1;
}
'''
TEST = '''/* SPDX-License-Identifier: Apache-2.0 */
int thing_tested(int a);
int thing_loop(int a);

int main(void)
{
    return !(thing_tested(2) == 1 && thing_tested(3) == 0 &&
             thing_tested(4) == 0 && thing_loop(3) == 0);
}
'''
PROJECT = '''cmake_minimum_required(VERSION 3.25)
project(thing LANGUAGES C)
enable_testing()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
add_executable(unit_base_thing tests/thing.c src/base/thing.c)
add_test(NAME unit/base/thing COMMAND unit_base_thing)
'''
PRESETS = '''{"version": 5, "configurePresets": [{
    "name": "dev", "generator": "Ninja",
    "binaryDir": "${sourceDir}/build/dev",
    "cacheVariables": {"CMAKE_BUILD_TYPE": "RelWithDebInfo"}}]}
'''
TREE = {
    'src/base/thing.c': THING,
    'tests/thing.c': TEST,
    'CMakeLists.txt': PROJECT,
    'CMakePresets.json': PRESETS,
    '.gitignore': '/build/\n__pycache__/\n',
}


class Mutate(unittest.TestCase):
    def setUp(self):
        self.tree = tempfile.mkdtemp(prefix='kin-mutate-')
        self.addCleanup(shutil.rmtree, self.tree)
        for path, text in TREE.items():
            self.write(path, text)
        for path in ('mutate', 'lib/csource.py', 'lib/files',
                     'lib/mutations.py'):
            target = os.path.join(self.tree, 'scripts', path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy2(os.path.join(ROOT, 'scripts', path), target)
        self.git('init', '--quiet', '--initial-branch=main')
        self.git('add', '--all')
        self.git('commit', '--quiet', '--message', 'tests: start')

    def git(self, *arguments):
        return subprocess.run(GIT + list(arguments), cwd=self.tree, check=True,
                              stdout=subprocess.PIPE, text=True).stdout

    def write(self, path, text):
        full = os.path.join(self.tree, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, 'w', encoding='utf-8') as f:
            f.write(text)

    def command(self, *arguments):
        return [os.path.join(self.tree, 'scripts/mutate'), *arguments]

    def mutate(self, *arguments):
        done = subprocess.run(self.command(*arguments), text=True, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        return done.returncode, done.stdout

    def line_of(self, text, function):
        lines = THING.split('\n')
        start = next(i for i, line in enumerate(lines) if function in line)
        return next(i for i in range(start, len(lines))
                    if text in lines[i]) + 1

    def assert_restored(self):
        self.assertEqual(self.git('status', '--porcelain'), '')
        self.assertEqual(len(self.git('worktree', 'list').splitlines()), 1)

    def at(self, text, function):
        return f'src/base/thing.c:{self.line_of(text, function)}'

    def test_what_is_tested_is_killed(self):
        status, output = self.mutate('--at', self.at('a < 3', 'thing_tested'))
        self.assertEqual(status, 0, output)
        self.assertIn('mutate: 4 of 4 killed, 100.0 %\n', output)
        self.assertNotIn('SURVIVED', output)
        self.assert_restored()

    def test_what_is_not_tested_survives(self):
        where = self.at('a < 3', 'thing_untested')
        status, output = self.mutate('--at', where, '--jobs', '2')
        self.assertEqual(status, 1, output)
        self.assertIn(f'\n  {where} return a < 3; -> return a <= 3;\n', output)
        # `a < 4` is the same code as `a <= 3`, but not the same as before.
        self.assertIn('mutate: 0 of 4 killed, 0.0 %\n', output)
        self.assert_restored()

    def test_a_hang_is_a_kill_and_is_named(self):
        where = self.at('b - 1', 'thing_loop')
        status, output = self.mutate('--at', where, '--limit', '3')
        self.assertEqual(status, 0, output)
        named = output[output.index('did not end'):]
        self.assertIn(f'  {where} for (; b != 0; b = b - 1) -> '
                      'for (; b != 0; b = b - 0) [unit/base/thing]', named)
        self.assert_restored()

    def test_the_same_code_does_not_count(self):
        where = self.at('a == 1', 'thing_same')
        self.write('src/base/thing.c',
                   THING.replace('a == 1 || a != 1', 'a * 0 == 0 && 1'))
        _, output = self.mutate('--at', where)
        self.assertIn('same code: ' + where, output)

    def test_an_equivalent_does_not_count(self):
        self.write('scripts/mutate-equivalents',
                   '# reasons\nsrc/base/thing.c ## return a < 3; ## '
                   'return a <= 3; ## never called\n')
        where = self.at('a < 3', 'thing_untested')
        _, output = self.mutate('--at', where)
        self.assertIn('mutate: 0 of 3 killed', output)
        self.assertNotIn('-> return a <= 3', output)
        self.write('scripts/mutate-equivalents',
                   'src/base/thing.c ## return a < 7; ## return 1; ## old\n')
        status, output = self.mutate('--at', where)
        self.assertEqual(status, 1)
        self.assertIn('mutate-equivalents:1: no such mutation any more',
                      output)

    def test_goes_on_after_an_interruption(self):
        where = self.at('b - 1', 'thing_loop')
        arguments = ('--at', where, '--limit', '600')
        running = subprocess.Popen(
            self.command(*arguments), text=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output = ''
        for line in running.stdout:  # until the first verdict
            output += line
            if re.search(r'killed: ', line):
                break
        running.send_signal(signal.SIGTERM)
        output += running.stdout.read()
        self.assertNotEqual(running.wait(), 0)
        running.stdout.close()
        self.assertIn('interrupted', output)
        self.assert_restored()
        known = re.search(r'killed: (.*) \[', output).group(1)
        _, output = self.mutate('--at', where, '--limit', '2')
        self.assertNotIn('killed: ' + known, output)
        self.assertRegex(output, r'mutate: (\d+) of \1 killed')

    def test_the_same_seed_draws_the_same(self):
        drawn = [self.mutate('--list', '--count', '3', '--seed', seed)
                 for seed in '77891']
        self.assertEqual(drawn[0], drawn[1])
        self.assertGreater(len({output for _, output in drawn}), 1)
        self.assertEqual(len(drawn[0][1].splitlines()), 3)

    def test_other_lines_do_not_change_what_is_drawn(self):
        _, before = self.mutate('--list', '--count', '99')
        self.write('src/base/thing.c', THING.replace(
            'int thing_untested', 'int thing_new(int a)\n{\n    return a < 3;'
            '\n}\n\nint thing_untested'))
        _, after = self.mutate('--list', '--count', '99')
        drawn = [[re.sub(r':\d+ ', ' ', line) for line in text.splitlines()]
                 for text in (before, after)]
        added = [line for line in drawn[1] if drawn[1].count(line) >
                 drawn[0].count(line)]
        self.assertEqual(len(drawn[1]), len(drawn[0]) + 1)
        rest = list(drawn[1])
        rest.remove(added[0])
        self.assertEqual(sorted(rest), sorted(drawn[0]))

    def test_the_test_that_killed_before_runs_first(self):
        further = PROJECT + 'add_test(NAME unit/base/a COMMAND a)\n' \
            'add_executable(a tests/a.c)\n'
        self.write('CMakeLists.txt', further)
        self.write('tests/a.c', 'int main(void)\n{\n    return 0;\n}\n')
        where = self.at('a < 3', 'thing_tested')
        self.mutate('--at', where)
        self.write('tests/a.c', 'int main(void)\n{\n    return 1;\n}\n')
        _, output = self.mutate('--at', where)
        self.assertIn('mutate: 4 of 4 killed', output)
        self.assertNotIn('unit/base/a', output)

    def test_the_tests_must_pass_as_they_are(self):
        self.write('tests/thing.c', 'int main(void)\n{\n    return 1;\n}\n')
        _, output = self.mutate('--at', self.at('a < 3', 'thing_tested'))
        self.assertIn('unit/base/thing fails without a mutation: left out',
                      output)


unittest.main()
