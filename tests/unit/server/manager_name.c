/* SPDX-License-Identifier: Apache-2.0 */
#include "server/manager_name.h"

#include "test_kinds.h"

static int check_name(const kin_allocator *alloc, kin_str name,
                      const char *expected)
{
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    kin__manager_check_name(&causes, KIN__AT(NULL, "fieldManager"), name);
    TRY(causes.error);
    assert_string_equal(test_kinds_causes(&causes), expected);
    return 0;
}

KIN_TEST(allows_printable_characters)
{
    TRY(check_name(alloc, kin_s(""), ""));
    TRY(check_name(alloc, kin_s("kubectl-client-side-apply"), ""));
    TRY(check_name(alloc, kin_s("a b~"), ""));
    TRY(check_name(alloc, kin_s("\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"), ""));
    /* Invalid UTF-8 counts as U+FFFD, which is printable. */
    TRY(check_name(alloc, kin_s("a\xe2\x82"), ""));
    return 0;
}

KIN_TEST(reports_other_characters)
{
    TRY(check_name(alloc, kin_s("a\nb"),
                   "fieldManager: Invalid value: \"a\\nb\": invalid character "
                   "U+000A (at position 1)"));
    TRY(check_name(alloc, kin_s("\a\r\x01"),
                   "fieldManager: Invalid value: \"\\a\\r\\x01\": invalid "
                   "character U+0007 (at position 0); fieldManager: Invalid "
                   "value: \"\\a\\r\\x01\": invalid character U+000D (at "
                   "position 1); fieldManager: Invalid value: "
                   "\"\\a\\r\\x01\": invalid character U+0001 (at position "
                   "2)"));
    TRY(check_name(alloc, kin_s("\x7f"),
                   "fieldManager: Invalid value: \"\\x7f\": invalid character "
                   "U+007F (at position 0)"));
    /* A soft hyphen. */
    TRY(check_name(alloc, kin_s("ab\xc2\xad"),
                   "fieldManager: Invalid value: \"ab\xc2\xad\": invalid "
                   "character U+00AD (at position 2)"));
    return 0;
}

KIN_TEST(limits_the_length)
{
    char name[KIN__MANAGER_NAME_MAX + 1];

    memset(name, 'm', sizeof(name));
    TRY(check_name(alloc, kin_str_of(name, KIN__MANAGER_NAME_MAX), ""));
    TRY(check_name(alloc, kin_str_of(name, sizeof(name)),
                   "fieldManager: Too long: may not be more than 128 bytes"));
    return 0;
}

static void check_agent(const char *agent, const char *expected)
{
    char room[KIN__MANAGER_NAME_MAX];

    assert_str_equal(kin__manager_of_agent(kin_s(agent), room), expected);
}

KIN_TEST(takes_the_printable_part_of_an_agent)
{
    (void)alloc;
    check_agent("", "");
    check_agent("curl", "curl");
    check_agent("a\tb\x01\xc2\xad"
                "c\xff",
                "abc");
    check_agent("caf\xc3\xa9", "caf\xc3\xa9");
    return 0;
}

KIN_TEST(cuts_agents_between_characters)
{
    char agent[KIN__MANAGER_NAME_MAX + 2];
    char room[KIN__MANAGER_NAME_MAX];

    (void)alloc;
    memset(agent, 'a', sizeof(agent));
    kin_str all = kin_str_of(agent, sizeof(agent));
    assert_int_equal(kin__manager_of_agent(all, room).len,
                     KIN__MANAGER_NAME_MAX);
    /* Two bytes, of which one would fit. */
    memcpy(agent + KIN__MANAGER_NAME_MAX - 1, "\xc3\xa9", 2);
    assert_int_equal(kin__manager_of_agent(all, room).len,
                     KIN__MANAGER_NAME_MAX - 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(allows_printable_characters),
              KIN_TEST_ENTRY(reports_other_characters),
              KIN_TEST_ENTRY(limits_the_length),
              KIN_TEST_ENTRY(takes_the_printable_part_of_an_agent),
              KIN_TEST_ENTRY(cuts_agents_between_characters))
