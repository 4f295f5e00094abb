/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/siblings.h"

#include "base/str.h"
#include "kin_test.h"

enum { SEED = 7, MANY = 20000 };

static uint64_t family_of(unsigned number)
{
    char name[32];

    snprintf(name, sizeof(name), "svc-%u-x7k2p", number);
    return kin__siblings_family(KIN__S("team"), kin_s(name), SEED);
}

KIN_TEST(family_is_the_namespace_and_the_name_up_to_the_last_dash)
{
    uint64_t web = kin__siblings_family(KIN__S("a"), KIN__S("web-7d4-x1"),
                                        SEED);

    assert_int_equal(
        web, kin__siblings_family(KIN__S("a"), KIN__S("web-7d4-y2"), SEED));
    assert_int_not_equal(
        web, kin__siblings_family(KIN__S("b"), KIN__S("web-7d4-x1"), SEED));
    assert_int_not_equal(
        web, kin__siblings_family(KIN__S("a"), KIN__S("web-7d5-x1"), SEED));
    assert_int_not_equal(
        web, kin__siblings_family(KIN__S("a"), KIN__S("web-7d4-x1"), SEED + 1));
    (void)alloc;
    return 0;
}

KIN_TEST(gives_what_was_noted_last)
{
    struct kin__siblings siblings = {0};

    assert_int_equal(kin__siblings_find(&siblings, family_of(1)), 0);
    kin__siblings_note(&siblings, family_of(1), 11, alloc);
    if (siblings.cap == 0) /* no memory: nothing is known, nothing is lost */
        return KIN_ENOMEM;
    kin__siblings_note(&siblings, family_of(2), 12, alloc);
    assert_int_equal(kin__siblings_find(&siblings, family_of(1)), 11);
    kin__siblings_note(&siblings, family_of(1), 13, alloc);
    assert_int_equal(kin__siblings_find(&siblings, family_of(1)), 13);
    assert_int_equal(kin__siblings_find(&siblings, family_of(2)), 12);
    assert_int_equal(kin__siblings_find(&siblings, family_of(3)), 0);
    kin__siblings_done(&siblings, alloc);
    return 0;
}

/* A thousand families met in turns, as pods in no order do: each is still known
 * after the table has grown, else its next member would share nothing. */
KIN_TEST(growing_forgets_nobody)
{
    struct kin__siblings siblings = {0};
    unsigned known = 0;

    for (unsigned i = 1; i <= 5000; i++) {
        unsigned number = i % 1000;
        if (i > 1000 && kin__siblings_find(&siblings, family_of(number)) != 0)
            known++;
        kin__siblings_note(&siblings, family_of(number), i, alloc);
    }
    size_t bytes = kin__siblings_bytes(&siblings);
    kin__siblings_done(&siblings, alloc);
    assert_int_equal(bytes, 4096 * sizeof(struct kin__sibling));
    assert_true(known > 3900); /* of 4000; a few share a full set */
    return 0;
}

/* Far more families than there is room for: the latest are known. */
KIN_TEST(the_latest_stay)
{
    struct kin__siblings siblings = {0};
    unsigned known = 0;

    for (unsigned i = 1; i <= MANY; i++)
        kin__siblings_note(&siblings, family_of(i), i, alloc);
    for (unsigned i = MANY; i > MANY - 1000; i--)
        known += kin__siblings_find(&siblings, family_of(i)) == i;
    size_t bytes = kin__siblings_bytes(&siblings);
    kin__siblings_done(&siblings, alloc);
    assert_true(known > 990);
    assert_int_equal(bytes, 16384 * sizeof(struct kin__sibling));
    return 0;
}

static uint32_t only_even(uint32_t id, void *userdata)
{
    (void)userdata;
    return id % 2 ? 0 : id + 100;
}

KIN_TEST(translates_and_forgets)
{
    struct kin__siblings siblings = {0};

    for (unsigned i = 1; i <= 8; i++)
        kin__siblings_note(&siblings, family_of(i), i, alloc);
    if (siblings.cap == 0)
        return KIN_ENOMEM;
    kin__siblings_translate(&siblings, only_even, /* userdata= */ NULL);
    for (unsigned i = 1; i <= 8; i++)
        assert_int_equal(kin__siblings_find(&siblings, family_of(i)),
                         i % 2 ? 0 : i + 100);
    /* Whoever was behind one that is forgotten is still found, and so is who
     * comes later. */
    kin__siblings_note(&siblings, family_of(3), 7, alloc);
    assert_int_equal(kin__siblings_find(&siblings, family_of(3)), 7);
    kin__siblings_clear(&siblings);
    assert_int_equal(kin__siblings_find(&siblings, family_of(2)), 0);
    kin__siblings_done(&siblings, alloc);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(family_is_the_namespace_and_the_name_up_to_the_last_dash),
    KIN_TEST_ENTRY(gives_what_was_noted_last),
    KIN_TEST_ENTRY(growing_forgets_nobody), KIN_TEST_ENTRY(the_latest_stay),
    KIN_TEST_ENTRY(translates_and_forgets))
