# SPDX-License-Identifier: Apache-2.0
import os
import unittest

import planted


class CheckHeaders(planted.PlantedCase):
    script = 'check-headers'

    def test_clean_tree(self):
        self.assert_clean()

    def plant(self, path, text, *expected):
        """Only the planted header is compiled; the test above does all."""
        self.write(path, text)
        self.assert_caught(*expected, arguments=[path])

    def test_new_headers_are_found(self):
        self.write('src/base/planted.h', 'struct kin__planted { int a; };\n')
        self.assert_caught('"base/planted.h": does not compile alone')

    def test_public_header_is_not_self_contained(self):
        self.plant('include/kin/planted.h', 'size_t kin_planted(void);\n',
                   '<kin/planted.h>: does not compile alone: gcc',
                   '<kin/planted.h>: does not compile alone: clang')

    def test_public_header_is_not_c99(self):
        self.plant('include/kin/planted.h',
                   'struct kin_planted { union { int a; }; };\n',
                   '-std=c99')

    def test_public_header_is_not_cxx(self):
        path = 'include/kin/planted.h'
        self.write(path, 'int kin_f(int class);\n')
        status, output = self.run_check(path)
        self.assertEqual(status, 1, output)
        self.assertIn('<kin/planted.h>: does not compile alone: g++', output)
        self.assertNotIn('does not compile alone: gcc', output)

    def test_struct_cannot_be_initialised_in_cxx(self):
        path, macros = 'include/kin/planted.h', 'include/kin/export.h'
        with open(os.path.join(planted.ROOT, macros), encoding='utf-8') as f:
            self.write(macros, f.read())
        self.write(path, '#ifndef P\n#define P\n#include <stddef.h>\n'
                         '#include <kin/export.h>\n'
                         'typedef struct kin_planted {\n    size_t size;\n'
                         '    const int fixed;\n} kin_planted;\n#endif\n')
        status, output = self.run_check(path)
        self.assertEqual(status, 1, output)
        self.assertIn('<kin/planted.h>: does not compile alone: g++', output)
        self.assertNotIn('does not compile alone: gcc', output)

    def test_internal_header_is_not_self_contained(self):
        self.plant('src/base/planted.h', 'kin_str kin__planted(void);\n',
                   '"base/planted.h": does not compile alone')

    def test_internal_header_has_no_guard(self):
        self.plant('src/base/planted.h', 'struct kin__planted { int a; };\n',
                   '"base/planted.h": does not compile alone')


unittest.main()
