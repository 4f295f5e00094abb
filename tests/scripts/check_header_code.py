# SPDX-License-Identifier: Apache-2.0
"""Code in the comments of a real header, as it is and with a mistake."""
import os
import subprocess
import tempfile
import unittest

import planted

SCRIPT = os.path.join(planted.ROOT, 'scripts/check-header-code')


class CheckHeaderCode(unittest.TestCase):
    def check(self, old, new):
        """Runs the check on a copy of informer.h with a change."""
        path = os.path.join(planted.ROOT, 'include/kin/informer.h')
        with open(path, encoding='utf-8') as f:
            text = f.read()
        self.assertIn(old, text)
        with tempfile.TemporaryDirectory() as folder:
            copy = os.path.join(folder, 'informer.h')
            with open(copy, 'w', encoding='utf-8') as f:
                f.write(text.replace(old, new, 1))
            done = subprocess.run([SCRIPT, copy], stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True,
                                  check=False)
        return done.returncode, done.stdout

    def test_header_as_it_is(self):
        status, output = self.check('kin_informer_start', 'kin_informer_start')
        self.assertEqual(status, 0, output)
        self.assertNotIn(' 0 blocks', output)

    def test_function_that_does_not_exist(self):
        status, output = self.check(' *     kin_informer_start(',
                                    ' *     kin_informer_begin(')
        self.assertEqual(status, 1)
        self.assertIn('kin_informer_begin', output)

    def test_wrong_argument(self):
        status, output = self.check('core_v1_pods, NULL, &informer, &err)',
                                    'core_v1_pods, NULL, &client, &err)')
        self.assertEqual(status, 1)
        self.assertIn('incompatible', output)


unittest.main()
