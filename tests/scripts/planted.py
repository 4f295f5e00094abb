# SPDX-License-Identifier: Apache-2.0
"""Tests of the checks: a copy of the tree, violations planted in it.

Each check must accept the copy as it is, and must name file and line of what
is planted, with the reason.
"""
import os
import shutil
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))
GIT = ['git', '-c', 'user.name=tests', '-c', 'user.email=tests@example.com',
       '-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null']


class PlantedCase(unittest.TestCase):
    """`script` is the check, by its name in scripts/."""

    script = None

    @classmethod
    def setUpClass(cls):
        cls.copy = tempfile.mkdtemp(prefix='kin-planted-')
        cls.addClassCleanup(shutil.rmtree, cls.copy)
        listed = subprocess.run(
            ['git', 'ls-files', '-z', '--cached', '--others',
             '--exclude-standard'],
            cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for path in filter(None, listed.split('\0')):
            if os.path.isfile(os.path.join(ROOT, path)):
                target = os.path.join(cls.copy, path)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy2(os.path.join(ROOT, path), target)
        cls.git('init', '--quiet', '--initial-branch=main')
        cls.git('add', '--all')
        cls.git('commit', '--quiet', '--message', 'tests: start')

    def tearDown(self):
        self.git('reset', '--quiet', '--hard', 'HEAD')
        self.git('clean', '--quiet', '--force', '-d')

    @classmethod
    def git(cls, *arguments):
        subprocess.run(GIT + list(arguments), cwd=cls.copy, check=True,
                       stdout=subprocess.DEVNULL)

    def write(self, path, text):
        full = os.path.join(self.copy, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, 'w', encoding='utf-8') as f:
            f.write(text)

    def read(self, path):
        with open(os.path.join(self.copy, path), encoding='utf-8') as f:
            return f.read()

    def append(self, path, text):
        """Adds to a file; gives the number of the first line added."""
        before = self.read(path)
        self.write(path, before + text)
        return before.count('\n') + 1

    def replace(self, path, old, new):
        before = self.read(path)
        self.assertIn(old, before)
        self.write(path, before.replace(old, new, 1))
        return before[:before.index(old)].count('\n') + 1

    def run_check(self, *arguments):
        done = subprocess.run(
            [os.path.join(self.copy, 'scripts', self.script), *arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, check=False)
        return done.returncode, done.stdout

    def assert_clean(self):
        status, output = self.run_check()
        self.assertEqual(status, 0, output)
        self.assertIn(self.script + ': ok', output)

    def assert_caught(self, *expected, arguments=()):
        status, output = self.run_check(*arguments)
        self.assertEqual(status, 1, output)
        for text in expected:
            self.assertIn(text, output)
