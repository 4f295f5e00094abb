# SPDX-License-Identifier: Apache-2.0
"""scripts/tidy with fake clang programs that only search for BUG."""
import json
import os
import shutil
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))

CLANG = '''#!/bin/sh
for last; do :; done
cat "$last" thing.h
'''
CLANG_TIDY = '''#!/bin/sh
[ "$1" = --version ] && { cat "$LOOKED.version"; exit; }
for last; do :; done
echo "$last" >>"$LOOKED"
! grep -n BUG "$last"
'''


class Tidy(unittest.TestCase):
    def setUp(self):
        self.top = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.top)
        for name, text in (('clang', CLANG), ('clang-tidy', CLANG_TIDY)):
            self.write('bin/' + name, text)
            os.chmod(os.path.join(self.top, 'bin', name), 0o755)
        self.write('looked.version', '14')
        self.write('cache/other', '')
        self.tree('one')

    def tree(self, name):
        """A clone: two files and a header."""
        self.root = os.path.join(self.top, name)
        self.write(name + '/a.c', 'int a;\n')
        self.write(name + '/b.c', 'int b;\n')
        self.write(name + '/thing.h', 'int thing;\n')
        self.write(name + '/.clang-tidy', 'Checks: all\n')
        os.makedirs(os.path.join(self.root, 'scripts/lib'))
        for script in ('scripts/tidy', 'scripts/lib/files'):
            shutil.copy(os.path.join(ROOT, script),
                        os.path.join(self.root, script))
        self.write(name + '/db/commands.json', json.dumps([
            {'directory': self.root, 'file': file,
             'command': f'ccache gcc -I{self.root} -o {file}.o -c {file}'}
            for file in ('a.c', 'b.c')]))
        subprocess.run(['git', 'init', '--quiet', self.root], check=True)
        subprocess.run(['git', '-C', self.root, 'add', '.'], check=True)

    def write(self, path, text):
        path = os.path.join(self.top, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)

    def run_tidy(self, cache=None, nodes=None):
        """The exit status, and the files that were checked."""
        looked = os.path.join(self.top, 'looked')
        with open(looked, 'w', encoding='utf-8'):
            pass
        env = dict(os.environ, LOOKED=looked, PATH=os.pathsep.join(
            (os.path.join(self.top, 'bin'), os.environ['PATH'])))
        env['KIN_TIDY_CACHE'] = (os.path.join(self.top, 'cache')
                                 if cache is None else cache)
        if nodes:
            env['KIN_TIDY_NODES'] = nodes
        run = subprocess.run(
            [os.path.join(self.root, 'scripts/tidy'),
             os.path.join(self.root, 'db/commands.json')],
            env=env, stdout=subprocess.PIPE)
        with open(looked, encoding='utf-8') as file:
            return run.returncode, sorted(file.read().split())

    def test_a_clean_file_is_not_checked_again(self):
        self.assertEqual(self.run_tidy(), (0, ['a.c', 'b.c']))
        self.assertEqual(self.run_tidy(), (0, []))

    def test_findings_are_reported_each_time(self):
        self.write('one/b.c', 'int BUG;\n')
        self.assertEqual(self.run_tidy(), (1, ['a.c', 'b.c']))
        self.assertEqual(self.run_tidy(), (1, ['b.c']))

    def test_a_changed_file_is_checked_again(self):
        self.run_tidy()
        self.write('one/b.c', 'int b; /* other */\n')
        self.assertEqual(self.run_tidy(), (0, ['b.c']))
        for path, text in (('one/thing.h', 'int other;\n'),
                           ('one/.clang-tidy', 'Checks: more\n'),
                           ('looked.version', '15')):
            with self.subTest(path):
                self.write(path, text)
                self.assertEqual(self.run_tidy(), (0, ['a.c', 'b.c']))
                self.assertEqual(self.run_tidy(), (0, []))

    def test_another_budget(self):
        self.run_tidy()
        self.assertEqual(self.run_tidy(nodes='9'), (0, ['a.c', 'b.c']))
        self.assertEqual(self.run_tidy(nodes='9'), (0, []))
        self.assertEqual(self.run_tidy(), (0, []))

    def test_another_clone(self):
        self.run_tidy()
        self.tree('two')
        self.assertEqual(self.run_tidy(), (0, []))

    def test_no_cache(self):
        self.run_tidy()
        self.assertEqual(self.run_tidy(cache=''), (0, ['a.c', 'b.c']))

    def test_old_stamps_are_removed(self):
        old = os.path.join(self.top, 'cache', 'other')
        os.utime(old, (0, 0))
        self.run_tidy()
        self.assertFalse(os.path.exists(old))


if __name__ == '__main__':
    unittest.main()
