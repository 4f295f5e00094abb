# SPDX-License-Identifier: Apache-2.0
"""The build refuses what it cannot do before it looks for anything."""
import os
import platform
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))


def configure(*arguments):
    with tempfile.TemporaryDirectory() as build:
        done = subprocess.run(
            ['cmake', '-S', ROOT, '-B', build,
             # Nothing is linked: there need be no C library for the target.
             '-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY', *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            check=False)
    return done.returncode, done.stdout


class CheckConfigure(unittest.TestCase):
    @unittest.skipUnless(platform.machine() == 'x86_64',
                         'the compiler has no 32-bit target')
    def test_32_bit(self):
        status, output = configure('-DCMAKE_C_FLAGS=-m32')
        self.assertNotEqual(status, 0, output)
        self.assertIn('kin needs a 64-bit target: pointers have 4 bytes',
                      output)
        self.assertNotIn('Could NOT find', output)


if __name__ == '__main__':
    unittest.main()
