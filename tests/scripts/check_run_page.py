# SPDX-License-Identifier: Apache-2.0
"""tests/docs/run-page finds what does not do as a page says."""
import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))
RUN_PAGE = os.path.join(ROOT, 'tests/docs/run-page')


def run(text):
    """Status and output for a page of that text."""
    with tempfile.TemporaryDirectory() as work:
        page = os.path.join(work, 'page.md')
        with open(page, 'w', encoding='utf-8') as f:
            f.write(text)
        done = subprocess.run([sys.executable, '-B', RUN_PAGE, work, page],
                              capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def console(text):
    return f'# Page\n\n```console\n{text}```\n'


class RunPage(unittest.TestCase):
    def assert_good(self, text, commands):
        status, output = run(text)
        self.assertEqual(status, 0, output)
        self.assertIn(f'{commands} of {commands} commands', output)

    def assert_caught(self, text, *words):
        status, output = run(text)
        self.assertEqual(status, 1, output)
        for word in words:
            self.assertIn(word, output)

    def test_output_is_compared(self):
        self.assert_good(console('$ echo one; echo two\none\ntwo\n'), 1)
        self.assert_caught(console('$ echo one\ntwo\n'),
                           'page.md:4: echo one', 'should print\ntwo')

    def test_what_comes_besides_is_found(self):
        self.assert_caught(console('$ echo one; echo two\none\n'),
                           'should print')

    def test_dots_stand_for_anything(self):
        self.assert_good(console('$ echo port 4711; seq 9\nport ...\n1\n...\n'
                                 '9\n'), 1)
        self.assert_caught(console('$ echo port\nhost ...\n'), 'should print')

    def test_status_counts_without_output(self):
        self.assert_good(console('$ echo whatever\n'), 1)
        self.assert_caught('```sh\ntrue\nfalse\n```\n',
                           'page.md:3: false', 'status 1')

    def test_one_shell_for_a_page(self):
        self.assert_good('```sh\nexport A=1\ncd examples\n```\n' +
                         console('$ echo $A; ls -d shop.yaml\n1\nshop.yaml\n'),
                         3)

    def test_lines_are_joined(self):
        self.assert_good('```sh\ntest 1 \\\n    = 1\n```\n', 1)

    def test_background_is_waited_for_and_ended(self):
        self.assert_good(console('$ { sleep 0.3; echo up; sleep 1000; } &\nup\n'
                                 '$ jobs -r | wc -l\n1\n'), 2)

    def test_background_that_ends_is_caught(self):
        self.assert_caught(console('$ { echo up; exit 3; } &\n'
                                   '$ wait\n'),
                           'page.md:4: { echo up', 'did not continue')

    def test_make_is_only_looked_up(self):
        self.assert_good('```sh\nmake test\n```\n', 1)
        self.assert_caught('```sh\nmake tset\n```\n', 'status 2')

    def test_other_blocks_are_left_alone(self):
        self.assert_good('```c\nfalse\n```\n\n    false\n', 0)


unittest.main()
