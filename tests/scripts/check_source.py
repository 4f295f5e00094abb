# SPDX-License-Identifier: Apache-2.0
import unittest

import planted

HEAD = planted.SPDX
PATH = 'src/base/planted.c'


def function(lines, name='planted'):
    return f'int {name}(void)\n{{\n' + '    x();\n' * (lines - 3) + '}\n'


class CheckSource(planted.PlantedCase):
    script = 'check-source'

    def body(self, statement):
        """Line 4 of the planted file is the statement."""
        self.write(PATH, HEAD + f'int f(void)\n{{\n    {statement}\n}}\n')

    def test_clean_tree(self):
        self.assert_clean()

    def test_function_too_long(self):
        self.write(PATH, HEAD + function(100))
        self.assert_clean()
        self.write(PATH, HEAD + function(101))
        self.assert_caught(f'{PATH}:2: planted has 101 lines')

    def test_reviews_do_not_refuse(self):
        nested = '    if (a)\n        if (b)\n            if (c)\n' \
            '                for (;;)\n                    x();\n'
        branchy = '    if (a && b || c ? d : e)\n        x();\n' * 4
        self.write(PATH, HEAD + function(61) + '\nint nested(void)\n{\n' +
                   nested + '}\n\nint branchy(void)\n{\n' + branchy + '}\n')
        status, output = self.run_check()
        self.assertEqual(status, 0, output)
        self.assertIn(f'{PATH}:2: review: planted has 61 lines', output)
        self.assertIn(f'{PATH}:64: review: nested nests 4 deep', output)
        self.assertIn('review: branchy has complexity 17', output)

    def test_file_too_long(self):
        self.write(PATH, HEAD + '/* x */\n' * 1500)
        self.assert_caught(f'{PATH}:1: 1501 lines')

    def test_a_header_is_as_long_as_its_noun(self):
        self.write('include/kin/planted.h', HEAD + '/* x */\n' * 400)
        self.assert_clean()

    def test_generated_lines_may_be_long(self):
        self.write(PATH, HEAD + '/* generated from x.json */\n' +
                   'extern int ' + 'n' * 100 + ';\n')
        self.assert_clean()

    def test_generated_files_may_be_long(self):
        self.write('tools/kin/planted.c',
                   HEAD + '/* generated from x.json */\n' * 1501)
        self.assert_clean()

    def test_banned_calls(self):
        for call in ('strcpy(a, b);', 'free(p);', 'x = malloc(3);',
                     'printf("x");', 'abort();', 'n = atoi(s);',
                     'signal(2, f);', 'usleep(1);', 'fputs("x", stderr);'):
            with self.subTest(call):
                self.body(call)
                self.assert_caught(f'{PATH}:4: ', '[banned]')

    def test_terminal_output_is_escaped(self):
        path = 'tools/kin/verb_planted.c'
        for call in ('fprintf(stderr, "%s", name);', 'puts(name);',
                     'fwrite(name, 1, 2, stdout);', 'write(1, name, 2);'):
            self.write(path, HEAD + f'int f(void)\n{{\n    {call}\n}}\n')
            self.assert_caught(f'{path}:4: {call.split("(")[0]}: text may')
        self.write(path, HEAD + 'int f(void)\n{\n    cli_say(stderr, "%s", '
                   'name);\n}\n')
        self.assert_clean()
        self.write(path, HEAD)
        self.write('tools/kin/print.c', HEAD + 'int f(void)\n{\n'
                   '    fwrite(name, 1, 2, out);\n}\n')
        self.assert_clean()

    def test_words_that_only_look_banned(self):
        self.body('alloc->free(p); kin__free(a, p); g("malloc(3)"); '
                  '/* exit() */')
        self.assert_clean()

    def test_getenv(self):
        self.body('getenv("HOME");')
        self.assert_caught(f'{PATH}:2: f reads the environment')

    def test_assertion_with_an_effect(self):
        self.body('assert(count++ < 3);')
        self.assert_caught(f'{PATH}:4: an assertion with a side effect')
        self.body('assert(a == b && c <= d && e != f && p->q >= 1);')
        self.assert_clean()

    def test_tag_defined_twice(self):
        self.write('src/base/one.h',
                   HEAD + 'struct kin__same {\n    int a;\n};\n')
        self.write('src/base/two.h', HEAD + 'enum kin__other {\n    A\n};\n')
        self.assert_clean()
        self.append('src/base/two.h', 'struct kin__same {\n    int b;\n};\n')
        self.assert_caught('src/base/two.h:5: kin__same is defined in '
                           'src/base/one.h:2, too')

    def test_tag_of_two_files(self):
        self.write('src/base/one.c', HEAD + 'struct level {\n    int a;\n};\n'
                   'KIN__MAP_DEFINE_STR(key_map, struct level, key_of);\n')
        for text in ('struct level {\n    int b;\n};\n',
                     'static const struct level {\n    int b;\n} levels[3];\n',
                     'struct outer {\n    struct level {\n        int b;\n'
                     '    } levels[3];\n};\n',
                     'enum level {\n    LEVEL\n};\n',
                     'KIN__RING_DEFINE(level, int);\n'):
            with self.subTest(text):
                self.write('src/wire/two.c', HEAD + text)
                self.assert_caught('level is defined in src/base/one.c:2, too')
        self.write('src/wire/two.c',
                   HEAD + 'struct key_map {\n    int b;\n};\n')
        self.assert_caught('src/wire/two.c:2: key_map is defined in '
                           'src/base/one.c:5, too')

    def test_tags_that_define_nothing(self):
        self.write('src/base/one.c', HEAD + 'struct level {\n    int a;\n};\n')
        self.write('src/wire/two.c', HEAD + 'struct level;\n'
                   'static struct level *get(struct level *self)\n{\n'
                   '    struct level one = {0};\n'
                   '    return set(&(struct level){.a = 1});\n}\n')
        self.write('tests/unit/wire/two.c',
                   HEAD + 'struct level {\n    int b;\n};\n')
        for name in ('MAP', 'RING'):
            self.write(f'src/base/{name.lower()}.h', HEAD +
                       f'#define KIN__{name}_DEFINE(name, type) \\\n'
                       '    struct name {              \\\n'
                       '        type *all;             \\\n    };\n')
        self.assert_clean()

    def test_folder_without_assertions(self):
        self.write('src/wire/planted.h', HEAD + 'extern int a;\n' * 998)
        self.assert_clean()
        self.append('src/wire/planted.h', 'extern int a;\n')
        self.assert_caught('src/wire:1: 0 assertions in 1000 lines')
        self.append('src/wire/planted.h', 'void f(void)\n{\n' +
                    '    assert(a);\n' * 9 + '}\n')
        self.assert_clean()

    def test_cleanup_of_what_is_not_set(self):
        self.body('KIN__AUTO_BUF b;\n    if (x)\n        return;\n'
                  '    kin__buf_init(&b);')
        self.assert_caught(f'{PATH}:4: f may return before b is set')
        self.body('KIN__AUTO_BUF b;\n    kin__buf_init(&b);\n    return;')
        self.assert_clean()
        self.body('KIN__AUTO_BUF b = {0};\n    return;')
        self.assert_clean()

    def test_makefiles_need_tabs(self):
        tag = '# SPDX-License-Identifier: Apache-2.0\n'
        self.write('Makefile', tag + 'all:\n\ttrue\n')
        self.write('debian/rules', '#!/usr/bin/make -f\n' + tag + '\ttrue\n')
        self.assert_clean()

    def test_look(self):
        self.body('x(); // short')
        self.assert_caught(f'{PATH}:4: a // comment')
        self.body('g("http://example.com");')
        self.assert_clean()
        self.body('\tx();')
        self.assert_caught(f'{PATH}:4: a tab')
        self.body('x(); ')
        self.assert_caught(f'{PATH}:4: trailing blanks')
        self.body('x' * 77)
        self.assert_caught(f'{PATH}:4: 81 columns')
        self.write(PATH, 'int x;\n')
        self.assert_caught(f'{PATH}:1: no SPDX')

    def test_exception_excuses_and_expires(self):
        excuse = f'function-size {PATH}:planted a table of one page\n'
        self.write(PATH, HEAD + function(101))
        line = self.append('scripts/source-exceptions', excuse)
        self.assert_clean()
        self.write(PATH, HEAD + function(10))
        self.assert_caught(f'scripts/source-exceptions:{line}: '
                           f'function-size {PATH}:planted is no longer')

    def test_exception_needs_a_reason(self):
        line = self.append('scripts/source-exceptions',
                           f'function-size {PATH}:planted\n')
        self.assert_caught(f'scripts/source-exceptions:{line}: needs a reason')


unittest.main()
