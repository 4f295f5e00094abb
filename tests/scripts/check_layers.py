# SPDX-License-Identifier: Apache-2.0
import unittest

import planted


class CheckLayers(planted.PlantedCase):
    script = 'check-layers'

    def test_clean_tree(self):
        self.assert_clean()

    def plant(self, path, include):
        self.write(path, planted.SPDX + '#include ' + include + '\n')

    def test_folder_includes_a_later_one(self):
        self.write('src/cache/planted.h', planted.SPDX)
        self.plant('src/wire/planted.c', '"cache/planted.h"')
        self.assert_caught('src/wire/planted.c:2: wire may not include cache')

    def test_folder_includes_an_earlier_one(self):
        self.plant('src/cache/planted.c', '"base/thing.h"')
        self.assert_clean()

    def test_include_not_written_from_src(self):
        self.plant('src/base/planted.c', '"thing.h"')
        self.assert_caught('src/base/planted.c:2: "thing.h" is not written')

    def test_unknown_folder(self):
        self.plant('src/misc/planted.c', '"base/thing.h"')
        self.assert_caught('src/misc/planted.c:1: src/misc is not a layer')

    def test_network_outside_net(self):
        self.plant('src/kube/planted.c', '<curl/curl.h>')
        self.plant('src/base/planted.c', '<sys/socket.h>')
        self.plant('src/net/planted.c', '<sys/socket.h>')
        status, output = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn('src/kube/planted.c:2: kube may not include', output)
        self.assertIn('src/base/planted.c:2: base may not include', output)
        self.assertNotIn('src/net/planted.c', output)

    def test_input_output_in_wire(self):
        self.plant('src/wire/planted.c', '<unistd.h>')
        self.assert_caught('src/wire/planted.c:2: wire may not include')

    def test_public_header_includes_an_internal_one(self):
        self.plant('include/kin/planted.h', '"base/thing.h"')
        self.plant('include/kin/planted2.h', '<pthread.h>')
        self.assert_caught('include/kin/planted.h:2: a public header',
                           'include/kin/planted2.h:2: a public header')

    def test_example_looks_inside(self):
        self.plant('examples/planted.c', '"base/thing.h"')
        self.assert_caught('examples/planted.c:2: an example may not')

    def test_own_header_is_not_first(self):
        line = self.replace('src/base/thing.c', '#include "base/thing.h"',
                            '#include <stdio.h>\n#include "base/thing.h"')
        self.assert_caught(f'src/base/thing.c:{line}: its own header')

    def test_comments_do_not_include(self):
        self.write('src/wire/planted.c',
                   planted.SPDX + '/*\n#include "cache/store.h"\n*/\n')
        self.assert_clean()


unittest.main()
