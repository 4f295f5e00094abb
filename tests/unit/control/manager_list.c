/* SPDX-License-Identifier: Apache-2.0 */
#include "control/manager_list.h"

#include <stddef.h>

#include "kin_test.h"

static const kin_manager_descriptor deployment = {
    .size = sizeof(kin_manager_descriptor),
    .name = "deployment-controller",
    .alias = "deployment"};
static const kin_manager_descriptor hollow = {
    .size = sizeof(kin_manager_descriptor),
    .name = "hollow-node-controller",
    .is_off = true};
static const kin_manager_descriptor *const table[] = {&deployment, &hollow,
                                                      NULL};

KIN_TEST(a_star_enables_the_defaults)
{
    (void)alloc;
    assert_true(kin__manager_list_has(NULL, &deployment));
    assert_true(kin__manager_list_has("*", &deployment));
    assert_false(kin__manager_list_has(NULL, &hollow));
    assert_false(kin__manager_list_has("*", &hollow));
    return 0;
}

KIN_TEST(names_and_aliases_are_equivalent)
{
    (void)alloc;
    assert_true(kin__manager_list_has("deployment", &deployment));
    assert_true(kin__manager_list_has("deployment-controller", &deployment));
    assert_false(kin__manager_list_has("*,-deployment", &deployment));
    assert_false(
        kin__manager_list_has("-deployment-controller,*", &deployment));
    assert_true(kin__manager_list_has("*, hollow-node-controller", &hollow));
    return 0;
}

KIN_TEST(unlisted_controllers_are_off)
{
    (void)alloc;
    assert_false(kin__manager_list_has("", &deployment));
    assert_false(kin__manager_list_has("hollow-node-controller", &deployment));
    assert_false(kin__manager_list_has("-*", &deployment));
    return 0;
}

KIN_TEST(the_first_of_two_entries_counts)
{
    (void)alloc;
    assert_true(kin__manager_list_has("deployment,-deployment", &deployment));
    assert_false(kin__manager_list_has("-deployment,deployment", &deployment));
    return 0;
}

KIN_TEST(rejects_unknown_names)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    assert_int_equal(kin__manager_list_check(NULL, table, &err), 0);
    assert_int_equal(kin__manager_list_check("", table, &err), 0);
    assert_int_equal(kin__manager_list_check("*,-deployment", table, &err), 0);
    assert_int_equal(kin__manager_list_check("*,-deploymant", table, &err),
                     KIN_EINVAL);
    assert_string_equal(err.message, "\"-deploymant\" is not in the list of "
                                     "known controllers");
    assert_int_equal(kin__manager_list_check("-*", table, NULL), KIN_EINVAL);
    assert_int_equal(kin__manager_list_check("*,", table, NULL), KIN_EINVAL);
    return 0;
}

/* A descriptor of a program that was compiled without `alias`. */
KIN_TEST(a_descriptor_is_read_up_to_its_size)
{
    const kin_manager_descriptor old = {
        .size = offsetof(kin_manager_descriptor, alias),
        .name = "old-controller",
        .alias = "old"};
    const kin_manager_descriptor *const olds[] = {&old, NULL};

    (void)alloc;
    assert_int_equal(kin__manager_list_check("old-controller", olds, NULL), 0);
    assert_int_equal(kin__manager_list_check("old", olds, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(a_descriptor_needs_a_size_and_a_name)
{
    kin_error err = KIN_ERROR_INIT;
    const kin_manager_descriptor sizeless = {.name = "a"};
    const kin_manager_descriptor nameless = {
        .size = sizeof(kin_manager_descriptor)};
    const kin_manager_descriptor *const one[] = {&deployment, &sizeless, NULL};
    const kin_manager_descriptor *const two[] = {&deployment, &nameless, NULL};

    (void)alloc;
    assert_int_equal(kin__manager_list_check("deployment", one, &err),
                     KIN_EINVAL);
    assert_string_equal(err.message,
                        "manager: size of a descriptor is not set");
    assert_int_equal(kin__manager_list_check("", two, &err), KIN_EINVAL);
    assert_string_equal(err.message, "manager: a descriptor has no name");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_descriptor_is_read_up_to_its_size),
              KIN_TEST_ENTRY(a_descriptor_needs_a_size_and_a_name),
              KIN_TEST_ENTRY(a_star_enables_the_defaults),
              KIN_TEST_ENTRY(names_and_aliases_are_equivalent),
              KIN_TEST_ENTRY(unlisted_controllers_are_off),
              KIN_TEST_ENTRY(the_first_of_two_entries_counts),
              KIN_TEST_ENTRY(rejects_unknown_names))
