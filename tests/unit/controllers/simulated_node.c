/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/simulated_node.h"

#include "base/str.h"
#include "kin_test.h"

KIN_TEST(parses_node_names)
{
    const struct kin__simulated_nodes two = {.count = 2};
    char name[KIN__SIMULATED_NAME_SIZE];
    uint64_t number = 7;

    (void)alloc;
    kin__simulated_node_name(1, name);
    assert_string_equal(name, "hollow-node-1");
    assert_true(kin__simulated_node_number(&two, kin_s(name), &number));
    assert_int_equal(number, 1);
    assert_false(
        kin__simulated_node_number(&two, KIN__S("hollow-node-2"), &number));
    assert_false(
        kin__simulated_node_number(&two, KIN__S("hollow-node-"), &number));
    assert_false(
        kin__simulated_node_number(&two, KIN__S("hollow-node-x"), &number));
    assert_false(kin__simulated_node_number(&two, KIN__S("node-1"), &number));
    assert_false(kin__simulated_node_number(&two, KIN__S(""), &number));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_node_names))
