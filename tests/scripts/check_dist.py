# SPDX-License-Identifier: Apache-2.0
"""scripts/build-dist and scripts/check-dist on a project of a few files."""
import hashlib
import os
import shutil
import subprocess
import tarfile
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__))))
GIT = ['git', '-c', 'user.name=tests', '-c', 'user.email=tests@example.com',
       '-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null']

PROJECT = '''cmake_minimum_required(VERSION 3.25)
project(kin VERSION 1.2.3 LANGUAGES C)
enable_testing()
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
add_library(kin_shared SHARED lib.c)
add_executable(kin_cli main.c)
set_target_properties(kin_cli PROPERTIES OUTPUT_NAME kin)
add_executable(unit_base_thing main.c)
add_test(NAME unit/base/thing COMMAND unit_base_thing)
'''
MAIN = '''#include <stdio.h>
int main(int argc, char **argv)
{
    puts(argc > 1 && argv[1][0] == '-' ? "kin 1.2.3" : "8. Summary");
    return 0;
}
'''
PRESETS = '''{"version": 5, "configurePresets": [{
    "name": "dev", "generator": "Ninja",
    "binaryDir": "${sourceDir}/build/dev"}]}
'''
FILES = {
    'CMakeLists.txt': PROJECT,
    'CMakePresets.json': PRESETS,
    'main.c': MAIN,
    'lib.c': 'int thing;\n',
    '.gitignore': 'build/\n',
}


class Dist(unittest.TestCase):
    def setUp(self):
        self.top = tempfile.mkdtemp(prefix='kin-dist-')
        self.addCleanup(shutil.rmtree, self.top)
        os.mkdir(os.path.join(self.top, 'scripts'))
        for script in ('build-dist', 'check-dist'):
            shutil.copy(os.path.join(ROOT, 'scripts', script),
                        os.path.join(self.top, 'scripts', script))
        self.git('init', '--quiet', '--initial-branch=main')
        self.commit(FILES)

    def git(self, *arguments):
        subprocess.run(GIT + list(arguments), cwd=self.top, check=True,
                       stdout=subprocess.DEVNULL)

    def write(self, files):
        for path, text in files.items():
            with open(os.path.join(self.top, path), 'w',
                      encoding='utf-8') as f:
                f.write(text)

    def commit(self, files):
        self.write(files)
        self.git('add', '--all')
        self.git('commit', '--quiet', '--message', 'tests: change')

    def run_script(self, name, *arguments):
        done = subprocess.run(
            [os.path.join(self.top, 'scripts', name), *arguments],
            check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)
        return done.returncode, done.stdout

    def assert_caught(self, text):
        status, output = self.run_script('check-dist')
        self.assertEqual(status, 1, output)
        self.assertIn(text, output)

    def test_holds_the_commit(self):
        self.write({'lib.c': 'int other;\n', 'new.c': ''})
        status, output = self.run_script('build-dist')
        self.assertEqual(status, 0, output)
        self.assertIn('uncommitted changes are not included', output)
        made = os.path.join(self.top, 'build/dist/kin-1.2.3.tar.xz')
        with tarfile.open(made) as tar:
            names = tar.getnames()
            lib = tar.extractfile('kin-1.2.3/lib.c').read()
        self.assertIn('kin-1.2.3/scripts/build-dist', names)
        self.assertNotIn('kin-1.2.3/new.c', names)
        self.assertEqual(lib, b'int thing;\n')
        with open(made, 'rb') as f, open(made + '.sha256',
                                         encoding='utf-8') as checksum:
            self.assertEqual(
                checksum.read(),
                hashlib.sha256(f.read()).hexdigest() + '  ' +
                os.path.basename(made) + '\n')

    def test_needs_a_clone(self):
        shutil.rmtree(os.path.join(self.top, '.git'))
        status, output = self.run_script('build-dist')
        self.assertEqual(status, 1)
        self.assertIn('needs a git clone', output)

    def test_a_good_release(self):
        status, output = self.run_script('check-dist')
        self.assertEqual(status, 0, output)
        self.assertIn('reproducible', output)
        self.assertIn('kin 1.2.3 runs its demo; 1 unit tests pass', output)

    def test_other_bytes(self):
        with open(os.path.join(self.top, 'scripts/build-dist'), 'a',
                  encoding='utf-8') as f:
            f.write('echo "$BASHPID" >>"$out/$name.tar.xz"\n')
        self.assert_caught('two builds of the same commit differ')

    def test_a_build_that_calls_git(self):
        self.commit({'CMakeLists.txt': PROJECT +
                     'execute_process(COMMAND git describe)\n'})
        self.assert_caught('git was called: describe')

    def test_a_file_that_is_left_out(self):
        self.commit({'.gitattributes': 'lib.c export-ignore\n'})
        self.assert_caught('failed in an unpacked release')

    def test_a_test_that_fails(self):
        self.commit({'CMakeLists.txt': PROJECT +
                     'add_test(NAME unit/cache/x COMMAND false)\n'
                     'add_custom_target(unit_cache_x)\n'})
        self.assert_caught('1 tests failed out of 2')

    def test_another_version(self):
        self.commit({'main.c': MAIN.replace('1.2.3', '1.2.4')})
        self.assert_caught('kin --version is not 1.2.3')


unittest.main()
