/* SPDX-License-Identifier: Apache-2.0 */
#include "control/identity.h"

#include <string.h>

#include "kin_test.h"

KIN_TEST(makes_well_formed_uuids)
{
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 1);
    for (int i = 0; i < 1000; i++) {
        char uuid[KIN__UUID_SIZE];
        kin__uuid_make(&random, uuid);
        assert_int_equal(strlen(uuid), 36);
        assert_int_equal(strspn(uuid, "0123456789abcdef-"), 36);
        assert_true(uuid[8] == '-' && uuid[13] == '-' && uuid[18] == '-' &&
                    uuid[23] == '-');
        assert_int_equal(uuid[14], '4');
        assert_non_null(strchr("89ab", uuid[19]));
    }
    return 0;
}

KIN_TEST(uuids_differ)
{
    struct kin__random random;
    char a[KIN__UUID_SIZE];
    char b[KIN__UUID_SIZE];

    (void)alloc;
    kin__random_init(&random, 1);
    kin__uuid_make(&random, a);
    kin__uuid_make(&random, b);
    assert_string_not_equal(a, b);
    kin__random_init(&random, 1);
    kin__uuid_make(&random, b);
    assert_string_equal(a, b);
    return 0;
}

KIN_TEST(gets_a_host_name)
{
    char host[KIN__HOST_SIZE];

    (void)alloc;
    kin__host_name(host);
    assert_true(strlen(host) > 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(makes_well_formed_uuids),
              KIN_TEST_ENTRY(uuids_differ), KIN_TEST_ENTRY(gets_a_host_name))
