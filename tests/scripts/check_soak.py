# SPDX-License-Identifier: Apache-2.0
"""scripts/soak with programs in place of the parts that only end somehow."""
import os
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))


class Soak(unittest.TestCase):
    def setUp(self):
        self.top = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.top)
        os.mkdir(os.path.join(self.top, 'scripts'))
        shutil.copy(os.path.join(ROOT, 'scripts/soak'),
                    os.path.join(self.top, 'scripts/soak'))
        self.program('tools/make', 'exit 0')
        self.program('tools/cmake', '[ "$3" != "$BROKEN" ]')
        self.program('build/dev/bin/typed_copy', 'exit 0')
        self.program('build/dev/bin/soak_server_kill', 'echo oops; exit 3')
        self.program('tests/cluster/cluster', 'exit 77')
        self.program('bench/run', 'exit 0')

    def program(self, path, text):
        path = os.path.join(self.top, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as f:
            f.write('#!/bin/sh\n' + text + '\n')
        os.chmod(path, 0o755)

    def soak(self, *parts, broken=''):
        tools = os.path.join(self.top, 'tools')
        return subprocess.run(
            [os.path.join(self.top, 'scripts/soak'), *parts], check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=dict(os.environ, BROKEN=broken,
                     PATH=tools + ':' + os.environ['PATH']))

    def test_goes_on_after_a_failure(self):
        done = self.soak('typed', 'chaos-cluster', 'server-kill')
        self.assertEqual(done.returncode, 1)
        self.assertEqual(
            re.findall(r'^([a-z-]+) +(ok|FAILED|skipped) +\d+ s$', done.stdout,
                       re.MULTILINE),
            [('server-kill', 'FAILED'), ('chaos-cluster', 'skipped'),
             ('typed', 'ok')])
        self.assertIn('    oops\n', done.stdout)
        self.assertTrue(
            done.stdout.endswith('\n1 passed, 1 failed, 1 skipped\n'))

    def test_all_is_well(self):
        done = self.soak('typed')
        self.assertEqual(done.returncode, 0)
        self.assertTrue(done.stdout.endswith('\n1 passed, 0 failed\n'))

    def test_a_part_that_cannot_be_built_has_failed(self):
        done = self.soak('typed', 'objects', broken='bench')
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stdout.endswith('\n1 passed, 1 failed\n'))

    def test_parts_are_listed_and_others_refused(self):
        names = [line.split()[0]
                 for line in self.soak('--list').stdout.splitlines()]
        self.assertIn('typed', names)
        with open(os.path.join(ROOT, 'scripts/soak'), encoding='utf-8') as f:
            functions = re.findall(r'^part_([a-z_]+)\(\)', f.read(),
                                   re.MULTILINE)
        self.assertEqual(sorted(names),
                         sorted(f.replace('_', '-') for f in functions))
        done = self.soak('nothing')
        self.assertEqual(done.returncode, 2)
        self.assertIn("no part 'nothing'", done.stdout)


unittest.main()
