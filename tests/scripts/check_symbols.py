# SPDX-License-Identifier: Apache-2.0
import unittest

import planted

CONTRACT = '''
/**
 * Do it.
 * @return 0
 * Threads: any.
 */
'''
HEADER = 'include/kin/planted.h'


class CheckSymbols(planted.PlantedCase):
    script = 'check-symbols'

    def export(self):
        self.replace('src/kin.map', '    global:\n',
                     '    global:\n        kin_a;\n')
        lines = self.read('docs/symbols').split('\n')
        at = next(i for i, x in enumerate(lines) if x.startswith('kin'))
        lines.insert(at, 'kin_a 0.1')
        self.write('docs/symbols', '\n'.join(lines))
        return at + 1

    def declare(self, contract=CONTRACT, line='KIN_API int kin_a(void);\n'):
        self.write(HEADER, contract + line)
        return contract.count('\n') + 1

    def test_clean_tree(self):
        self.assert_clean()

    def test_complete(self):
        self.declare()
        self.export()
        self.assert_clean()

    def test_declared_but_not_exported(self):
        line = self.declare()
        self.assert_caught(f'{HEADER}:{line}: kin_a is not in src/kin.map',
                           f'{HEADER}:{line}: kin_a is not in docs/symbols')

    def test_exported_but_not_declared(self):
        line = self.export()
        self.assert_caught(f'docs/symbols:{line}: kin_a has no KIN_API',
                           'src/kin.map:', ': kin_a has no KIN_API')

    def test_versions_disagree(self):
        self.declare(CONTRACT.replace(' */', ' * Since: 0.2\n */'))
        line = self.export()
        self.assert_caught(f'docs/symbols:{line}: kin_a has version 0.1 here,'
                           ' but 0.2')

    def test_update_writes_the_list(self):
        self.replace('src/kin.map', '    global:\n',
                     '    global:\n        kin_a;\n')
        self.declare()
        status, output = self.run_check('--update')
        self.assertEqual(status, 0, output)
        self.assertEqual([x.split() for x in
                          self.read('docs/symbols').split('\n')[1:3]],
                         [['kin_a', '0.1'], ['kin_thing_count', '0.1']])

    def test_list_out_of_order(self):
        line = self.append('docs/symbols', 'kin_a 0.1\n')
        self.assert_caught(f'docs/symbols:{line}: kin_a is not in order')

    def test_contract_is_incomplete(self):
        self.export()
        for field, missing in (('@return', '@return'),
                               ('Threads:', '"Threads: any|owner|loop"')):
            with self.subTest(field):
                contract = '\n'.join(x for x in CONTRACT.split('\n')
                                     if field not in x)
                line = self.declare(contract)
                self.assert_caught(
                    f'{HEADER}:{line}: kin_a: its contract has no {missing}')

    def test_no_contract(self):
        self.export()
        self.declare('/** Something else. */\nextern int kin_x;\n')
        self.assert_caught(f'{HEADER}:3: kin_a: no contract comment')

    def test_void_needs_no_return(self):
        self.export()
        self.declare(CONTRACT.replace(' * @return 0\n', ''),
                     'KIN_API void kin_a(int x);\n')
        self.assert_clean()

    def test_inline_functions_need_contracts_too(self):
        self.declare('\n', 'static inline int kin_b(void)\n{\n}\n')
        self.assert_caught(f'{HEADER}:2: kin_b: no contract comment')


unittest.main()
