/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/table.h"

#include <string.h>

#include "kin_test.h"

KIN_TEST(names_and_aliases_are_one_persons)
{
    (void)alloc;
    for (size_t i = 0; kin__controllers[i]; i++) {
        const kin_manager_descriptor *one = kin__controllers[i];
        assert_non_null(one->make);
        assert_non_null(strstr(one->name, "-controller"));
        for (size_t j = 0; j < i; j++) {
            const kin_manager_descriptor *two = kin__controllers[j];
            assert_string_not_equal(one->name, two->name);
            if (one->alias && two->alias)
                assert_string_not_equal(one->alias, two->alias);
        }
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(names_and_aliases_are_one_persons))
