# SPDX-License-Identifier: Apache-2.0
"""Tests of the checks: a small clean tree, violations planted in it.

Each check must accept the tree as it is, and must name file and line of what
is planted, with the reason.  The tree is not the project's own, so that these
tests stay quick and say something about the checks alone; `make lint` says it
about the project.
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

SPDX = '/* SPDX-License-Identifier: Apache-2.0 */\n'
EXPORT = SPDX + '''#ifndef KIN_EXPORT_H
#define KIN_EXPORT_H
#define KIN_API __attribute__((visibility("default")))
#endif
'''
VERSION = SPDX + '''#ifndef KIN_VERSION_H
#define KIN_VERSION_H
#define KIN_VERSION_STRING "@PROJECT_VERSION@"
#endif
'''
PUBLIC = SPDX + '''#ifndef KIN_THING_H
#define KIN_THING_H
#include <stddef.h>
#include <kin/export.h>

/**
 * Count the things.
 * @return how many there are
 * Threads: any.
 */
KIN_API size_t kin_thing_count(void);
#endif
'''
INTERNAL = SPDX + '''#ifndef KIN_BASE_THING_H
#define KIN_BASE_THING_H
#include <kin/thing.h>

size_t kin__thing_double(size_t count);
#endif
'''
SOURCE = SPDX + '''#include "base/thing.h"

#include <assert.h>

size_t kin__thing_double(size_t count)
{
    assert(count < 100);
    return 2 * count;
}
'''
TREE = {
    'include/kin/export.h': EXPORT,
    'include/kin/version.h.in': VERSION,
    'include/kin/thing.h': PUBLIC,
    'src/base/thing.h': INTERNAL,
    'src/base/thing.c': SOURCE,
    'src/kin.map': SPDX + 'KIN_0.1 {\n    global:\n'
                   '        kin_thing_count;\n    local:\n        *;\n};\n',
    'docs/symbols': '# Dated.\nkin_thing_count 0.1\n',
    'scripts/source-exceptions': '# rule, place, reason\n',
    'scripts/surface-exceptions': '# rule, name\nMAX_UNUSED 1\n',
    'scripts/words-exceptions': '# count, path, reason\n',
}


class PlantedCase(unittest.TestCase):
    """`script` is the check, by its name in scripts/."""

    script = None

    @classmethod
    def setUpClass(cls):
        cls.tree = tempfile.mkdtemp(prefix='kin-planted-')
        cls.addClassCleanup(shutil.rmtree, cls.tree)
        for path, text in TREE.items():
            cls.write(path, text)
        for path in (cls.script, 'lib/cheader.py', 'lib/csource.py',
                     'lib/files'):
            target = os.path.join(cls.tree, 'scripts', path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy2(os.path.join(ROOT, 'scripts', path), target)
        cls.write('.gitignore', '__pycache__/\n')
        cls.git('init', '--quiet', '--initial-branch=main')
        cls.git('add', '--all')
        cls.git('commit', '--quiet', '--message', 'tests: start')

    def tearDown(self):
        self.git('reset', '--quiet', '--hard', 'HEAD')
        self.git('clean', '--quiet', '--force', '-d')

    @classmethod
    def git(cls, *arguments):
        subprocess.run(GIT + list(arguments), cwd=cls.tree, check=True,
                       stdout=subprocess.DEVNULL)

    @classmethod
    def write(cls, path, text):
        full = os.path.join(cls.tree, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, 'w', encoding='utf-8') as f:
            f.write(text)

    def read(self, path):
        with open(os.path.join(self.tree, path), encoding='utf-8') as f:
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
            [os.path.join(self.tree, 'scripts', self.script), *arguments],
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
