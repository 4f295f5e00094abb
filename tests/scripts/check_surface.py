# SPDX-License-Identifier: Apache-2.0
import re
import unittest

import planted

HEADER, EXCEPTIONS = 'include/kin/planted.h', 'scripts/surface-exceptions'
EXAMPLE, GUIDE = 'examples/planted.c', 'docs/guide/client-go.md'
FUNCTION = 'KIN_API KIN_NODISCARD int kin_a(int x, kin_error *err);\n'


def contract(threads='any.', result='0 or KIN_ENOMEM'):
    return f'/**\n * @return {result}\n * Threads: {threads}\n */\n'


class CheckSurface(planted.PlantedCase):
    script = 'check-surface'

    def plant(self, text):
        """Declares, and calls in an example whatever is declared."""
        self.write(HEADER, planted.SPDX + text)
        calls = ''.join(f'    {name}();\n'
                        for name in re.findall(r'^KIN_API.*?(\w+)\(', text,
                                               re.MULTILINE))
        self.write(EXAMPLE, f'int main(void)\n{{\n{calls}}}\n')

    def unused(self):
        status, output = self.run_check('--unused')
        self.assertEqual(status, 0, output)
        return re.findall(r': (kin_\w+)$', output, re.MULTILINE)

    def assert_violation(self, text, line, name, rule):
        """Found at that line; gone with an exception."""
        self.plant(text)
        self.assert_caught(f'{HEADER}:{line}: {name}: ', f'[{rule}]')
        before = self.read(EXCEPTIONS)
        self.append(EXCEPTIONS, f'{rule} {name}\n')
        self.assert_clean()
        self.write(EXCEPTIONS, before)

    def assert_accepted(self, text):
        self.plant(text)
        self.assert_clean()

    def test_counts(self):
        self.assert_clean()
        _, output = self.run_check()
        self.assertIn('ok, 1 functions, 0 types, 3 headers; 1 functions '
                      'without a user (target: 30), 0 exceptions', output)
        self.plant('typedef struct kin_a kin_a;\n'
                   'typedef enum kin_b {\n    KIN_B\n} kin_b;\n'
                   'typedef void kin_c_fn(void *userdata);\n'
                   'typedef struct kin_d {\n    size_t size;\n} kin_d;\n')
        self.append(EXCEPTIONS, 'size kin_d\n')
        self.assert_caught('check-surface: 1 functions, 4 types, 4 headers; ')

    # Users.

    def test_declared_without_a_user(self):
        self.write(HEADER, contract() + FUNCTION)
        self.assertEqual(self.unused(), ['kin_a', 'kin_thing_count'])
        self.assert_caught(f'{EXCEPTIONS}:2: 2 functions without a user, 1 '
                           'allowed')

    def test_users(self):
        self.write(HEADER, contract() + FUNCTION)
        for path in ('tools/kin/x.c', 'src/controllers/x.c', 'examples/x.cc',
                     'examples/python/x.py', 'include/kin/typed_x.h',
                     'include/kin/api/core/v1.h'):
            with self.subTest(path):
                self.write(path, 'x = kin_a(3);\n')
                self.assertEqual(self.unused(), ['kin_thing_count'])
                self.write(path, '\n')

    def test_templates_of_generated_code_are_users(self):
        self.write(HEADER, contract() + FUNCTION)
        self.write('tools/kin/gen_fields.c', 'x = "return kin_a($V);";\n')
        self.assertEqual(self.unused(), ['kin_thing_count'])

    def test_what_is_no_use(self):
        self.write(HEADER, contract() + FUNCTION)
        for path, text in (('src/base/x.c', 'kin_a();'),
                           ('tools/kin/x.c', '/* kin_a() */'),
                           ('tools/kin/x.c', 'puts("kin_a()");'),
                           ('tools/kin/x.c', 'kin_ab(); my_kin_a();')):
            with self.subTest(text):
                self.write(path, text)
                self.assertIn('kin_a', self.unused())
        self.write('include/kin/typed_x.h',
                   'KIN_API int kin_b(void);\nint c = kin_a();\n')
        self.assertEqual(self.unused(), ['kin_thing_count', 'kin_b'])

    def test_a_scoped_variable_uses_the_release(self):
        self.write(HEADER, 'KIN_API kin_a *kin_a_free(kin_a *a);\n'
                   'KIN_DEFINE_AUTO(kin_a, kin_a_free);\n')
        self.assertIn('kin_a_free', self.unused())
        self.write(EXAMPLE, 'KIN_AUTO(kin_a) *a = NULL;\n')
        self.assertNotIn('kin_a_free', self.unused())

    def test_names_in_the_guide_have_a_user(self):
        self.write(HEADER, ''.join(f'KIN_API void {name}(int x);\n' for name in
                                   ('kin_a_start', 'kin_a_stop', 'kin_a_run',
                                    'kin_b_stop')))
        self.write(GUIDE, '| `Run` | `kin_a_start()`, `_stop()` and `_run()` '
                   '| none |\n')
        self.assertEqual(self.unused(), ['kin_b_stop', 'kin_thing_count'])

    def test_the_limit_follows_the_count(self):
        self.write(EXAMPLE, 'kin_thing_count();\n')
        self.assert_caught(f'{EXCEPTIONS}:2: only 0 functions without a user: '
                           'lower MAX_UNUSED from 1 to 0')
        self.write(EXCEPTIONS, '# nothing\n')
        self.assert_caught(f'{EXCEPTIONS}:1: no line "MAX_UNUSED 0"')

    # Rules.

    def test_callback_order(self):
        rule = 'callback-order'
        self.assert_violation(
            'typedef int kin_a_fn(int x, void *userdata, kin_error *err);\n',
            2, 'kin_a_fn', rule)
        self.assert_violation(
            'typedef struct kin_a {\n    size_t size;\n    /** It. */\n'
            '    int (*f)(void *userdata, int x);\n    void *userdata;\n'
            '    void (*destroy)(void *userdata);\n} kin_a;\n',
            5, 'kin_a.f', rule)
        self.assert_violation(
            'KIN_API void kin_a(int (*f)(kin_error *err, int x),\n'
            '                   void *userdata);\n', 2, 'kin_a.f', rule)
        self.assert_accepted(
            'typedef int kin_a_fn(int x, kin_error *err, void *userdata);\n'
            'typedef int kin_b_fn(const kin_error *err, int x,\n'
            '                     void *userdata);\n'
            'KIN_API void kin_c(kin_a_fn *f, void *userdata, int x);\n')

    def test_nodiscard(self):
        plain = 'KIN_API int kin_a(int x);\n'
        for result in ('0 or KIN_ENOMEM', '0, or the code of `x`',
                       '0, or\n *         as kin_b()'):
            text = contract(result=result)
            self.assert_violation(text + plain, 2 + text.count('\n'), 'kin_a',
                                  'nodiscard')
        self.assert_violation('KIN_API int kin_a(int x, kin_error *err);\n', 2,
                              'kin_a', 'nodiscard')
        self.assert_accepted(contract(result='a count') + plain)
        self.assert_accepted(contract() + FUNCTION)
        self.assert_accepted(contract() +
                             'KIN_API int kin_a(void) KIN_NODISCARD;\n')
        self.assert_accepted(contract() + 'KIN_API bool kin_a(int x);\n')

    def test_failures_of_a_setter_stick(self):
        self.assert_accepted(contract() +
                             'KIN_API int kin_edit_set_x(kin_edit *edit);\n')
        self.assert_violation('KIN_API int kin_edit_set_x(kin_edit *edit,\n'
                              '                           kin_error *err);\n',
                              2, 'kin_edit_set_x', 'nodiscard')

    def test_threads(self):
        for phrase in ('any that may wait.', 'any; one waits.', 'main.',
                       'owner of\n * `x`.'):
            text = contract(phrase)
            self.assert_violation(text + FUNCTION, 2 + text.count('\n'),
                                  'kin_a', 'threads')
        for phrase in ('any.', 'owner.', 'loop.', 'any, async-signal-safe.',
                       'any.  Blocks.'):
            self.assert_accepted(contract(phrase) + FUNCTION)

    def test_parameters(self):
        six = 'int a, int b, int c, int d, int (*e)(int x, int y), int f'
        self.assert_accepted(f'KIN_API void kin_a({six});\n')
        self.assert_violation(f'KIN_API void kin_a({six}, int g);\n', 2,
                              'kin_a', 'parameters')

    def test_getters_are_const(self):
        for name in ('kin_a_is_b', 'kin_a_has_b', 'kin_a_count',
                     'kin_a_get_stats', 'kin_a_last_version'):
            self.assert_violation(f'KIN_API bool {name}(kin_a *a);\n', 2, name,
                                  'const')
            self.assert_accepted(f'KIN_API bool {name}(const kin_a *a);\n')
        self.assert_accepted('KIN_API int kin_a_wait_version(kin_a *a);\n'
                             'KIN_API size_t kin_a_count(kin_str a);\n')

    def test_sizes(self):
        struct = 'typedef struct kin_a {\n    int x;\n    size_t size;\n} ' \
            'kin_a;\n'
        for use in ('KIN_API void kin_f(const kin_a *a);\n',
                    'KIN_API void kin_f(int x, kin_a *ret);\n',
                    'KIN_API void kin_f(kin_a a);\n',
                    'KIN_API kin_a kin_f(int x);\n'):
            self.assert_violation(struct + use, 2, 'kin_a', 'size')
            self.assert_accepted(struct.replace('    int x;\n', '') + use)
            self.assert_accepted('/** A value, frozen. */\n' + struct + use)
        self.assert_accepted(struct)
        self.assert_accepted(struct + 'KIN_API void kin_a_free(kin_a *a);\n')

    def test_sizes_of_what_is_inside(self):
        self.assert_violation(
            'typedef struct kin_a {\n    int x;\n} kin_a;\n'
            'typedef struct kin_b {\n    size_t size;\n    const kin_a *a;\n} '
            'kin_b;\nKIN_API void kin_f(const kin_b *b);\n', 2, 'kin_a', 'size')

    def test_tables(self):
        table = 'typedef struct kin_a {\n    size_t size;\n' \
            '    void (*f)(void *userdata);\n    void *userdata;\n' \
            '    void (*destroy)(void *userdata);\n} kin_a;\n'
        self.assert_accepted(table)
        for part, rule in (('    size_t size;\n', 'size'),
                           ('    void *userdata;\n', 'userdata'),
                           ('    void (*destroy)(void *userdata);\n',
                            'destroy')):
            self.assert_violation(table.replace(part, ''), 2, 'kin_a', rule)
        self.assert_violation(
            'typedef void kin_f(void *userdata);\ntypedef struct kin_a {\n'
            '    size_t size;\n    kin_f *f;\n    void *userdata;\n} kin_a;\n',
            3, 'kin_a', 'destroy')

    def test_a_table_that_frees_needs_no_destroy(self):
        self.assert_accepted('typedef struct kin_a {\n    size_t size;\n'
                             '    void (*free)(kin_b *b);\n} kin_a;\n')

    def test_macros_are_not_read(self):
        self.assert_accepted('#define KIN_X(T) \\\n'
                             'KIN_API int kin_y(kin_error *err); \\\n'
                             'struct kin_z {int x; void (*f)(T x);}\n')

    # The exceptions.

    def test_stale_exception(self):
        line = self.append(EXCEPTIONS, 'threads kin_thing_count\n')
        self.assert_caught(f'{EXCEPTIONS}:{line}: threads kin_thing_count: no '
                           'longer violated: remove it')

    def test_malformed_exception(self):
        for text in ('threads\n', 'colour kin_a\n', 'MAX_UNUSED few\n'):
            before = self.read(EXCEPTIONS)
            line = self.append(EXCEPTIONS, text)
            self.assert_caught(f'{EXCEPTIONS}:{line}: not "rule name"')
            self.write(EXCEPTIONS, before)

    def test_update_shrinks(self):
        self.plant('KIN_API void kin_a_is_b(kin_a *a);\n'
                   'KIN_API void kin_a_is_c(kin_a *a);\n')
        self.append(EXAMPLE, 'kin_thing_count();\n')
        self.append(EXCEPTIONS, 'threads kin_thing_count\n'
                    'const kin_a_is_b as it must\n')
        self.assert_caught(f'{HEADER}:3: kin_a_is_c: ', arguments=['--update'])
        self.assertEqual(self.read(EXCEPTIONS), '# rule, name\nMAX_UNUSED 0\n'
                         'const kin_a_is_b as it must\n')

    def test_update_does_not_raise_the_limit(self):
        self.write(HEADER, 'KIN_API void kin_a(int x);\n')
        self.assert_caught('2 functions without a user, 1 allowed',
                           arguments=['--update'])

    def test_force_adds_and_says_so(self):
        self.write(HEADER, 'KIN_API void kin_a_is_b(kin_a *a);\n')
        status, output = self.run_check('--update', '--force')
        self.assertEqual(status, 0, output)
        self.assertIn(f'{EXCEPTIONS}: added: const kin_a_is_b', output)
        self.assertEqual(self.read(EXCEPTIONS), '# rule, name\nMAX_UNUSED 2\n'
                         'const kin_a_is_b\n')

    def test_update_joins_the_sides_of_a_conflict(self):
        self.plant('KIN_API void kin_a_is_b(kin_a *a);\n'
                   'KIN_API void kin_a_is_c(kin_a *a);\n')
        self.write(EXCEPTIONS, '# rule, name\n<<<<<<< HEAD\nMAX_UNUSED 3\n'
                   'const kin_a_is_b\n=======\nMAX_UNUSED 2\n'
                   'const kin_a_is_c\n>>>>>>> other (a subject)\n')
        self.assert_caught(f'{EXCEPTIONS}:2: not "rule name"')
        status, output = self.run_check('--update')
        self.assertEqual(status, 0, output)
        self.assertEqual(self.read(EXCEPTIONS), '# rule, name\nMAX_UNUSED 1\n'
                         'const kin_a_is_b\nconst kin_a_is_c\n')


unittest.main()
