# SPDX-License-Identifier: Apache-2.0
import os
import unittest

import planted

CODE = 'int main(void)\n{\n    return 0;\n}\n'

PARTS = ('int before;\n    /* doc: both */\n    int a;\n    int b;\n'
         '    /* doc: end */\nint after;\n')


def page(code, part=''):
    return (f'# Page\n\n<!-- examples/thing.c{part} -->\n```c\n{code}```\n'
            '\nEnd.\n')


class CheckReadme(planted.PlantedCase):
    script = 'check-readme'

    def setUp(self):
        self.write('examples/thing.c', planted.SPDX + CODE)
        self.write('README.md', page(CODE))

    def test_clean_tree(self):
        self.assert_clean()

    def test_runs_from_anywhere(self):
        before = os.getcwd()
        os.chdir('/')
        self.addCleanup(os.chdir, before)
        self.assert_clean()

    def test_block_differs(self):
        self.write('README.md', page(CODE.replace('0', '1')))
        self.assert_caught('README.md:3: this is not examples/thing.c')

    def test_block_in_a_page_with_blanks_in_its_name(self):
        self.write('docs/a page.md', page('stale\n'))
        self.assert_caught('docs/a page.md:3: this is not examples/thing.c')

    def test_example_is_gone(self):
        os.remove(os.path.join(self.tree, 'examples/thing.c'))
        self.assert_caught('README.md:3: there is no examples/thing.c')

    def test_no_block_follows_the_name(self):
        line = self.append('README.md', '<!-- examples/thing.c -->\nText.\n')
        self.assert_caught(f'README.md:{line}: no block of C follows')

    def test_readme_shows_nothing(self):
        self.write('README.md', '# Page\n')
        self.assert_caught('README.md:1: shows no example')

    def test_update_writes_the_block_anew(self):
        self.write('README.md', page('stale\n'))
        status, output = self.run_check('--update')
        self.assertEqual(status, 0, output)
        self.assertEqual(self.read('README.md'), page(CODE))
        self.assert_clean()

    def test_update_does_not_hide_what_it_cannot_mend(self):
        self.write('README.md', page(CODE) + '<!-- examples/none.c -->\n')
        self.assert_caught('README.md:12: there is no examples/none.c',
                           arguments=('--update',))

    def test_part_of_an_example(self):
        self.write('examples/thing.c', planted.SPDX + PARTS)
        self.write('README.md', page('int a;\nint b;\n', '#both'))
        self.assert_clean()

    def test_marks_of_parts_are_not_shown(self):
        self.write('examples/thing.c', planted.SPDX + PARTS)
        self.write('README.md',
                   page('int before;\n    int a;\n    int b;\nint after;\n'))
        self.assert_clean()

    def test_part_differs(self):
        self.write('examples/thing.c', planted.SPDX + PARTS)
        self.write('README.md', page('int a;\n', '#both'))
        self.assert_caught('README.md:3: this is not examples/thing.c#both')

    def test_part_is_gone(self):
        self.write('README.md', page(CODE, '#both'))
        self.assert_caught('README.md:3: there is no examples/thing.c#both')

    def test_command_that_no_test_runs(self):
        line = self.append('README.md', '\n    kin get pods\n') + 1
        self.assert_caught(f'README.md:{line}: "kin ...": no test runs this')

    def test_command_with_a_variable_before(self):
        line = self.append('README.md', '\n    A=1 B=x,y kin get pods\n') + 1
        self.assert_caught(f'README.md:{line}: "A=1 B=x,y kin ...": no test')

    def test_command_in_a_block_without_a_name(self):
        self.write('docs/guide/page.md', '# Page\n\n```\nmake all\n```\n')
        self.assert_caught('docs/guide/page.md:4: "make ...": no test runs')

    def test_commands_that_tests_run(self):
        self.append('README.md', '\n```sh\nkin get pods\n```\n')
        self.append('README.md', '\n```console\n$ kin get pods\n```\n')
        self.assert_clean()

    def test_name_that_does_not_exist(self):
        line = self.append('README.md', '\nCall `kin_thing_cuont()`.\n') + 1
        self.assert_caught(f'README.md:{line}: there is no kin_thing_cuont')

    def test_names_that_exist(self):
        self.append('README.md',
                    '\nCall `kin_thing_count()`, or any `kin_thing_...`.\n')
        self.assert_clean()

    def test_link_that_leads_nowhere(self):
        self.write('docs/page.md', 'See [it](../README.md#page), [it](no.md) '
                   'and [it](https://example.com/no.md).\n')
        self.assert_caught('docs/page.md:1: leads nowhere: no.md')

    def test_folder_without_internals(self):
        self.write('docs/internals/README.md', '| `src/wire` | text |\n')
        self.assert_caught('docs/internals/README.md:1: says nothing of '
                           'src/base')

    def test_folders_with_internals(self):
        folders = os.listdir(os.path.join(self.tree, 'src'))
        self.write('docs/internals/README.md',
                   ''.join(f'| `src/{name}` | text |\n' for name in folders))
        self.assert_clean()

    def test_commands_of_other_pages(self):
        self.write('docs/other.md', '# Page\n\n    make all\n')
        self.assert_clean()


unittest.main()
