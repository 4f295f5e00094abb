/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/predictor.h"

#include "base/str.h"
#include "kin_test.h"

enum { SEED = 7, MANY = 20000 };

static uint64_t family_of(unsigned number)
{
    char name[32];

    snprintf(name, sizeof(name), "svc-%u-x7k2p", number);
    return kin__predict_table_family(KIN__S("team"), kin_s(name), SEED);
}

KIN_TEST(family_is_the_namespace_and_the_name_up_to_the_last_dash)
{
    uint64_t web = kin__predict_table_family(KIN__S("a"), KIN__S("web-7d4-x1"),
                                             SEED);

    assert_int_equal(web, kin__predict_table_family(
                              KIN__S("a"), KIN__S("web-7d4-y2"), SEED));
    assert_int_not_equal(web, kin__predict_table_family(
                                  KIN__S("b"), KIN__S("web-7d4-x1"), SEED));
    assert_int_not_equal(web, kin__predict_table_family(
                                  KIN__S("a"), KIN__S("web-7d5-x1"), SEED));
    assert_int_not_equal(web, kin__predict_table_family(
                                  KIN__S("a"), KIN__S("web-7d4-x1"), SEED + 1));
    (void)alloc;
    return 0;
}

KIN_TEST(returns_the_last_id_of_a_family)
{
    struct kin__predict_table table = {0};

    assert_int_equal(kin__predict_table_find(&table, family_of(1)), 0);
    kin__predict_table_note(&table, family_of(1), 11, alloc);
    if (table.cap == 0) /* no memory: the table stays empty */
        return KIN_ENOMEM;
    kin__predict_table_note(&table, family_of(2), 12, alloc);
    assert_int_equal(kin__predict_table_find(&table, family_of(1)), 11);
    kin__predict_table_note(&table, family_of(1), 13, alloc);
    assert_int_equal(kin__predict_table_find(&table, family_of(1)), 13);
    assert_int_equal(kin__predict_table_find(&table, family_of(2)), 12);
    assert_int_equal(kin__predict_table_find(&table, family_of(3)), 0);
    kin__predict_table_done(&table, alloc);
    return 0;
}

/* A thousand families in turn, like pods in random order: the table must still
 * contain each after it has grown, or the next object would have no prediction.
 */
KIN_TEST(growing_keeps_all_entries)
{
    struct kin__predict_table table = {0};
    unsigned known = 0;

    for (unsigned i = 1; i <= 5000; i++) {
        unsigned number = i % 1000;
        if (i > 1000 && kin__predict_table_find(&table, family_of(number)) != 0)
            known++;
        kin__predict_table_note(&table, family_of(number), i, alloc);
    }
    size_t bytes = kin__predict_table_bytes(&table);
    kin__predict_table_done(&table, alloc);
    assert_int_equal(bytes, 4096 * sizeof(struct kin__predict_entry));
    assert_true(known > 3900); /* of 4000; a few share a full set */
    return 0;
}

/* With far more families than entries, the latest are found. */
KIN_TEST(full_table_keeps_the_latest)
{
    struct kin__predict_table table = {0};
    unsigned known = 0;

    for (unsigned i = 1; i <= MANY; i++)
        kin__predict_table_note(&table, family_of(i), i, alloc);
    for (unsigned i = MANY; i > MANY - 1000; i--)
        known += kin__predict_table_find(&table, family_of(i)) == i;
    size_t bytes = kin__predict_table_bytes(&table);
    kin__predict_table_done(&table, alloc);
    assert_true(known > 990);
    assert_int_equal(bytes, 16384 * sizeof(struct kin__predict_entry));
    return 0;
}

static uint32_t only_even(uint32_t id, void *userdata)
{
    (void)userdata;
    return id % 2 ? 0 : id + 100;
}

KIN_TEST(remaps_and_removes_ids)
{
    struct kin__predict_table table = {0};

    for (unsigned i = 1; i <= 8; i++)
        kin__predict_table_note(&table, family_of(i), i, alloc);
    if (table.cap == 0)
        return KIN_ENOMEM;
    kin__predict_table_translate(&table, only_even, /* userdata= */ NULL);
    for (unsigned i = 1; i <= 8; i++)
        assert_int_equal(kin__predict_table_find(&table, family_of(i)),
                         i % 2 ? 0 : i + 100);
    /* Entries behind a removed one are still found, and so are new ones. */
    kin__predict_table_note(&table, family_of(3), 7, alloc);
    assert_int_equal(kin__predict_table_find(&table, family_of(3)), 7);
    kin__predict_table_clear(&table);
    assert_int_equal(kin__predict_table_find(&table, family_of(2)), 0);
    kin__predict_table_done(&table, alloc);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(family_is_the_namespace_and_the_name_up_to_the_last_dash),
    KIN_TEST_ENTRY(returns_the_last_id_of_a_family),
    KIN_TEST_ENTRY(growing_keeps_all_entries),
    KIN_TEST_ENTRY(full_table_keeps_the_latest),
    KIN_TEST_ENTRY(remaps_and_removes_ids))
