/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/hollow.h"

#include "base/str.h"
#include "kin_test.h"

KIN_TEST(nodes_are_known_by_their_names)
{
    const struct kin__hollow two = {.count = 2};
    char name[KIN__HOLLOW_NAME_SIZE];
    uint64_t number = 7;

    (void)alloc;
    kin__hollow_name(1, name);
    assert_string_equal(name, "hollow-node-1");
    assert_true(kin__hollow_number(&two, kin_s(name), &number));
    assert_int_equal(number, 1);
    assert_false(kin__hollow_number(&two, KIN__S("hollow-node-2"), &number));
    assert_false(kin__hollow_number(&two, KIN__S("hollow-node-"), &number));
    assert_false(kin__hollow_number(&two, KIN__S("hollow-node-x"), &number));
    assert_false(kin__hollow_number(&two, KIN__S("node-1"), &number));
    assert_false(kin__hollow_number(&two, KIN__S(""), &number));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(nodes_are_known_by_their_names))
