# SPDX-License-Identifier: Apache-2.0
""".ci/run in a tree whose Makefile has fake stages."""
import os
import shutil
import subprocess
import tempfile
import time
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))
# `test` waits until the stage `lint`, of the other lane, has run.
MAKEFILE = '''
build/dev/build.ninja:
\t@mkdir -p build/dev && touch $@
test:
\t@for i in $$(seq 600); do [ ! -e linted ] || break; sleep 0.1; done
\t@[ -e linted ] && echo test >>order
\t@echo '40 passed, 0 failed'
tsan:
\t@echo tsan >>order
\t@echo '2 passed, 0 failed, 3 skipped'
asan:
\t@echo '7 passed, 2 failed'; exit 1
lint:
\t@echo lint >>order; touch linted
\t@echo '13 passed, 0 failed'
docs:
\t@echo docs >>order
deb:
\t@echo 'no package'; exit 1
abi:
\t@sleep 300 & echo $$! >sleeping; wait
'''


class CiRun(unittest.TestCase):
    def setUp(self):
        self.top = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.top)
        for folder in '.ci', 'scripts':
            os.mkdir(os.path.join(self.top, folder))
        shutil.copy(os.path.join(ROOT, '.ci/run'),
                    os.path.join(self.top, '.ci/run'))
        setup = os.path.join(self.top, 'scripts/setup')
        with open(setup, 'w', encoding='utf-8') as file:
            file.write('#!/bin/sh\n')
        os.chmod(setup, 0o755)
        with open(os.path.join(self.top, 'Makefile'), 'w',
                  encoding='utf-8') as file:
            file.write(MAKEFILE)

    def run_ci(self, *arguments):
        """The exit status and the lines of the output."""
        env = {name: value for name, value in os.environ.items()
               if not name.startswith('MAKE')}
        run = subprocess.run([os.path.join(self.top, '.ci/run'), *arguments],
                             env=env, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True, timeout=120)
        return run.returncode, run.stdout.splitlines()

    def order(self):
        with open(os.path.join(self.top, 'order'), encoding='utf-8') as file:
            return file.read().split()

    def test_lanes_run_at_the_same_time(self):
        status, lines = self.run_ci('test', 'tsan', 'lint', 'docs')
        self.assertEqual(status, 0, lines)
        self.assertEqual(lines[-1], '56 passed, 0 failed')
        self.assertEqual(sorted(self.order()),
                         ['docs', 'lint', 'test', 'tsan'])
        self.assertLess(self.order().index('lint'),
                        self.order().index('test'))

    def test_sequential_keeps_the_order(self):
        status, lines = self.run_ci('--sequential', 'lint', 'test', 'docs')
        self.assertEqual(status, 0, lines)
        self.assertEqual(lines[-1], '54 passed, 0 failed')
        self.assertEqual(self.order(), ['lint', 'test', 'docs'])

    def test_one_stage(self):
        self.assertEqual(self.run_ci('docs')[1][-1], '1 passed, 0 failed')

    def test_failed_tests_end_the_other_lane(self):
        status, lines = self.run_ci('asan', 'tsan', 'abi', 'docs')
        self.assertNotEqual(status, 0)
        self.assertEqual(lines[-2:], ['stage asan failed; again: make asan',
                                      '7 passed, 2 failed'])
        self.assertFalse(os.path.exists(os.path.join(self.top, 'order')))

    def test_a_failure_beside_tests_is_named(self):
        status, lines = self.run_ci('tsan', 'lint', 'deb', 'docs')
        self.assertNotEqual(status, 0)
        self.assertEqual(lines[-2:], ['stage deb failed; again: make deb',
                                      '15 passed, 1 failed'])
        self.assertIn('no package', lines)
        self.assertNotIn('docs', self.order())

    def test_a_signal_ends_the_running_stage(self):
        run = subprocess.Popen(
            [os.path.join(self.top, '.ci/run'), 'abi'],
            env={name: value for name, value in os.environ.items()
                 if not name.startswith('MAKE')},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        sleeping = os.path.join(self.top, 'sleeping')
        while not os.path.exists(sleeping) or not os.path.getsize(sleeping):
            self.assertIsNone(run.poll())
            time.sleep(0.01)
        run.terminate()
        self.assertEqual(run.wait(timeout=60), 130)
        with open(sleeping, encoding='utf-8') as file:
            pid = file.read().strip()
        deadline = time.monotonic() + 60
        while self.is_alive(pid):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.01)

    @staticmethod
    def is_alive(pid):
        """Whether a process runs; a zombie does not."""
        try:
            with open(f'/proc/{pid}/stat', encoding='utf-8') as file:
                return file.read().rsplit(') ', 1)[1][0] != 'Z'
        except FileNotFoundError:
            return False


if __name__ == '__main__':
    unittest.main()
