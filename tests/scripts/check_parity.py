# SPDX-License-Identifier: Apache-2.0
import unittest

import planted

PAGE = '''# Parity

| name | client-go | kin | why |
|---|---|---|---|
| `odd-lists` | adds twice | adds once | no server does it |
| | waits | ends at once | |

### controller_test.go

| test of client-go | what it pins down | in kin |
|---|---|---|
| TestUpdate | order | histories `basic`; `unit/base/thing` `counts` |
| TestName | a name | C has no names: `kin_thing_count()` |
'''
TESTS = planted.SPDX + '''KIN_TEST(counts)
{
    return 0;
}

KIN_TEST(forgotten)
{
    return 0;
}
KIN_TEST_MAIN(KIN_TEST_ENTRY(counts))
'''
HISTORIES = 'tests/parity/informer/histories/'


class CheckParity(planted.PlantedCase):
    script = 'check-parity'

    def setUp(self):
        self.write('docs/parity.md', PAGE)
        self.write('tests/unit/base/thing.c', TESTS)
        self.write(HISTORIES + 'basic.jsonl', '{"about": "x"}\n')
        self.write(HISTORIES + 'odd.jsonl',
                   '{"about": "x", "wanted": "odd-lists"}\n')

    def plant(self, old, new, *expected):
        line = self.replace('docs/parity.md', old, new)
        self.assert_caught(*(f'docs/parity.md:{line}: {text}'
                             for text in expected))

    def test_clean_tree(self):
        self.assert_clean()

    def test_test_is_gone(self):
        self.plant('`counts`', '`weighs`', 'weighs does not exist')

    def test_test_is_not_run(self):
        self.plant('`counts`', '`forgotten`', 'forgotten does not exist')

    def test_program_is_gone(self):
        self.plant('unit/base/thing', 'unit/base/other',
                   'unit/base/other does not exist')

    def test_history_is_gone(self):
        self.plant('`basic`', '`simple`', 'simple does not exist')

    def test_function_is_gone(self):
        self.plant('kin_thing_count()', 'kin_thing_weigh()',
                   'kin_thing_weigh() does not exist')

    def test_test_without_quotes(self):
        self.plant('`counts`', 'it_counts_things',
                   'it_counts_things is not quoted')

    def test_no_answer(self):
        self.plant('C has no names: `kin_thing_count()`', 'as above',
                   'no answer')
        self.plant('| as above |', '| |', 'no answer')

    def test_incomplete_difference(self):
        self.plant('| adds once |', '| |', 'incomplete difference')

    def test_difference_without_history(self):
        self.plant('odd-lists', 'odd-things')
        self.assert_caught('odd-lists: not explained',
                           'odd-things: no history')


unittest.main()
