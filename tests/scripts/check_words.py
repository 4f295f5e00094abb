# SPDX-License-Identifier: Apache-2.0
import unittest

import planted

EXCEPTIONS = 'scripts/words-exceptions'


class CheckWords(planted.PlantedCase):
    script = 'check-words'

    def plant(self, text, path='src/base/thing.c'):
        return self.append(path, text)

    def excuse(self, count, path='src/base/thing.c'):
        self.append(EXCEPTIONS, f'{count} {path} its API says so\n')

    def test_clean_tree(self):
        self.assert_clean()

    def test_word_in_a_comment(self):
        line = self.plant('/* Nobody reads it. */\n')
        self.assert_caught(f'src/base/thing.c:{line}: "Nobody"')

    def test_word_in_an_identifier(self):
        line = self.plant('static int who_waits;\n')
        self.assert_caught(f'src/base/thing.c:{line}: "who"')

    def test_word_in_a_page(self):
        self.write('docs/page.md', 'Read it.\n\nFor people who care.\n')
        self.assert_caught('docs/page.md:3: "people"', 'docs/page.md:3: "who"')

    def test_part_of_another_word(self):
        self.plant('/* The whole kubectl auth whoami, the theory. */\n')
        self.assert_clean()

    def test_phrase_over_two_lines(self):
        line = self.plant('/* The caller is\n * told of it. */\n')
        self.assert_caught(f'src/base/thing.c:{line}: "is told"')

    def test_verbs(self):
        for text, caught in (('Tell how an informer is.', 'Tell how'),
                             ('It tells whether there is one.',
                              'tells whether'),
                             ('It cannot tell.', 'cannot tell'),
                             ('It does not tell of it.', 'does not tell'),
                             ('All objects are listed again.', 'listed again'),
                             ('All informers went on.', 'went on'),
                             ('Go on with the next one.', 'Go on with')):
            with self.subTest(text):
                self.write('docs/page.md', text + '\n')
                self.assert_caught(f'docs/page.md:1: "{caught}"')

    def test_verbs_of_other_things(self):
        self.write('docs/page.md', 'Run client-go on it. The outgoing one.\n'
                   'A teller of tales, Go on Linux.\n')
        self.assert_clean()

    def test_data_is_skipped(self):
        self.write('fuzz/corpus/json/one', 'nobody')
        self.assert_clean()

    def test_excused(self):
        self.plant('/* Nobody reads it. */\n')
        self.excuse(1)
        self.assert_clean()

    def test_more_than_excused(self):
        self.plant('/* Nobody reads it, nobody at all. */\n')
        self.excuse(1)
        self.assert_caught('src/base/thing.c:')

    def test_excuse_that_is_not_needed(self):
        self.excuse(1)
        self.assert_caught('src/base/thing.c has 0 findings, not 1')

    def test_update_lowers_counts_only(self):
        self.plant('/* Nobody reads it. */\n')
        self.excuse(3)
        self.assertEqual(self.run_check('--update'), (0, ''))
        self.assert_clean()
        self.plant('/* Somebody does. */\n')
        self.assertEqual(self.run_check('--update'), (0, ''))
        self.assert_caught('"Somebody"')


unittest.main()
