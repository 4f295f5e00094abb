# SPDX-License-Identifier: Apache-2.0
import os
import shutil
import subprocess
import unittest

import planted


class CheckRepo(planted.PlantedCase):
    script = 'check-repo'

    def test_clean_tree(self):
        self.assert_clean()

    def test_forbidden_text(self):
        # In two parts, so that this file stays clean itself.
        for text in ('see /wor' + 'k/x', 'cp /roo' + 't/.x y',
                     'https://proxy.golan' + 'g.org/x',
                     'https://x.interna' + 'l/y', 'TOD' + 'O: later',
                     '<<<<<<' + '< HEAD', 'Co-Authored-B' + 'y: x'):
            with self.subTest(text):
                self.write('docs/planted.md', 'fine\n' + text + '\n')
                self.assert_caught('docs/planted.md:2: ')

    def test_hidden_failures(self):
        self.write('scripts/planted', 'false || tru' + 'e\n')
        self.write('tests/planted.c', 'assert_true(' + '1);\n')
        self.assert_caught('scripts/planted:1: ', 'tests/planted.c:1: ')

    def test_paths_that_only_look_forbidden(self):
        self.write('docs/planted.md', 'a/wor' + 'k/x and ./roo' + 't/y\n')
        self.assert_clean()

    def test_large_file(self):
        self.write('docs/planted', 'x' * 1_000_001)
        self.assert_caught('docs/planted:1: 1000001 bytes')

    def test_subjects(self):
        for subject in ('Add a thing', 'base: Add a thing', 'base: add it.',
                        'no area at all', 'base: ' + 'x' * 67):
            with self.subTest(subject):
                self.git('commit', '--quiet', '--allow-empty', '--message',
                         subject)
                self.assert_caught(subject)
                self.git('reset', '--quiet', '--hard', 'HEAD~1')

    def test_good_subjects(self):
        for subject in ('base: add a thing', 'kin watch, docs: say why',
                        'net: TLS failures name the host'):
            self.git('commit', '--quiet', '--allow-empty', '--message',
                     subject)
        self.assert_clean()
        self.git('reset', '--quiet', '--hard', 'HEAD~3')

    def test_merge_commit(self):
        self.git('checkout', '--quiet', '-b', 'side')
        self.git('commit', '--quiet', '--allow-empty', '-m', 'base: add it')
        self.git('checkout', '--quiet', 'main')
        self.git('merge', '--quiet', '--no-ff', '-m', 'tests: merge', 'side')
        self.assert_caught('a merge commit')
        self.git('reset', '--quiet', '--hard', 'HEAD~1')
        self.git('branch', '--quiet', '-D', 'side')
        self.assert_clean()

    def test_unpacked_release(self):
        """Without git, and inside of another clone, which ignores it."""
        release = os.path.join(self.tree, 'build/release-1.0')
        self.addCleanup(shutil.rmtree, os.path.join(self.tree, 'build'))
        self.append('.gitignore', 'build/\n')
        shutil.copytree(self.tree, release,
                        ignore=shutil.ignore_patterns('.git', 'build'))
        os.makedirs(os.path.join(release, 'build'))
        script = os.path.join(release, 'scripts/check-repo')

        def check():
            done = subprocess.run([script], stdout=subprocess.PIPE, text=True,
                                  check=False)
            return done.returncode, done.stdout

        status, output = check()
        self.assertEqual(status, 0, output)
        self.assertRegex(output, r'ok, 1\d files, 0 commits')
        for path in ('docs/planted.md', 'build/made.md'):
            with open(os.path.join(release, path), 'w', encoding='utf-8') as f:
                f.write('TOD' + 'O\n')
        status, output = check()
        self.assertEqual(status, 1, output)
        self.assertIn('docs/planted.md:1: ', output)
        self.assertNotIn('build/made.md', output)


unittest.main()
