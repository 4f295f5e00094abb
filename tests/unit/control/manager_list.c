/* SPDX-License-Identifier: Apache-2.0 */
#include "control/manager.h"

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

KIN_TEST(a_star_means_what_is_on_by_default)
{
    (void)alloc;
    assert_true(kin__manager_list_has(NULL, &deployment));
    assert_true(kin__manager_list_has("*", &deployment));
    assert_false(kin__manager_list_has(NULL, &hollow));
    assert_false(kin__manager_list_has("*", &hollow));
    return 0;
}

KIN_TEST(names_and_aliases_are_the_same)
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

KIN_TEST(what_nobody_means_is_off)
{
    (void)alloc;
    assert_false(kin__manager_list_has("", &deployment));
    assert_false(kin__manager_list_has("hollow-node-controller", &deployment));
    assert_false(kin__manager_list_has("-*", &deployment));
    return 0;
}

KIN_TEST(of_a_contradiction_the_first_counts)
{
    (void)alloc;
    assert_true(kin__manager_list_has("deployment,-deployment", &deployment));
    assert_false(kin__manager_list_has("-deployment,deployment", &deployment));
    return 0;
}

KIN_TEST(names_of_nobody_are_refused)
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

/* One of a program that knows fewer members: the alias is not its own. */
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
    assert_string_equal(err.message, "manager: a descriptor's size is not set");
    assert_int_equal(kin__manager_list_check("", two, &err), KIN_EINVAL);
    assert_string_equal(err.message, "manager: a descriptor has no name");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_descriptor_is_read_up_to_its_size),
              KIN_TEST_ENTRY(a_descriptor_needs_a_size_and_a_name),
              KIN_TEST_ENTRY(a_star_means_what_is_on_by_default),
              KIN_TEST_ENTRY(names_and_aliases_are_the_same),
              KIN_TEST_ENTRY(what_nobody_means_is_off),
              KIN_TEST_ENTRY(of_a_contradiction_the_first_counts),
              KIN_TEST_ENTRY(names_of_nobody_are_refused))
