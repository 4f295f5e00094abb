/* SPDX-License-Identifier: Apache-2.0 */
#include "object/intern.h"

#include "kin_test.h"
#include "object/blocks.h"
#include "object/values.h"
#include "test_value.h"

struct table {
    struct kin__intern *intern;
    const kin_allocator *alloc;
};

static void table_done(struct table *table)
{
    kin__intern_free(table->intern, table->alloc);
}

#define AUTO_TABLE __attribute__((cleanup(table_done))) struct table

static int table_put(struct table *table, uint32_t hash, kin__val val)
{
    int r = kin__intern_reserve(table->intern, table->alloc);

    if (r == 0)
        kin__intern_put(table->intern, hash, val);
    return r;
}

static bool table_has(const struct table *table, uint32_t hash, kin__val val)
{
    const struct kin__intern *intern = table->intern;

    if (intern->cap == 0)
        return false;
    uint32_t i = kin__intern_index(intern, hash);
    while (intern->entries[i].val && intern->entries[i].val != val)
        i = i + 1 == intern->cap ? 0 : i + 1;
    return intern->entries[i].val == val;
}

/* Few different hashes, so that runs are long and wrap around the end. */
static uint32_t crowded_hash(uint32_t val)
{
    return val % 5 == 0 ? UINT32_MAX : val % 7 * 0x10000000u;
}

KIN_TEST(finds_entries_until_they_are_removed)
{
    enum { COUNT = 1000 };
    AUTO_TABLE table = {.alloc = alloc};

    TRY(kin__intern_new(alloc, &table.intern));
    for (uint32_t v = 1; v <= COUNT; v++)
        TRY(table_put(&table, crowded_hash(v), v));
    assert_int_equal(table.intern->count, COUNT);
    for (uint32_t i = 0; i < COUNT; i++) {
        uint32_t v = i * 377 % COUNT + 1;
        assert_true(table_has(&table, crowded_hash(v), v));
        kin__intern_remove(table.intern, crowded_hash(v), v);
        assert_false(table_has(&table, crowded_hash(v), v));
        if (i % 100 != 50)
            continue;
        for (uint32_t j = i + 1; j < COUNT; j++) {
            v = j * 377 % COUNT + 1;
            assert_true(table_has(&table, crowded_hash(v), v));
        }
    }
    assert_int_equal(table.intern->count, 0);
    for (uint32_t i = 0; i < table.intern->cap; i++)
        assert_int_equal(table.intern->entries[i].val, KIN__VAL_NONE);
    return 0;
}

KIN_TEST(grows_by_a_quarter_and_shrinks)
{
    enum { COUNT = 20000 };
    AUTO_TABLE table = {.alloc = alloc};
    uint32_t before = 0;

    TRY(kin__intern_new(alloc, &table.intern));
    for (uint32_t v = 1; v <= COUNT; v++) {
        before = table.intern->cap;
        TRY(table_put(&table, v * 0x9e3779b1u, v));
        assert_true(table.intern->cap <= (before < 64 ? 64 : before * 5 / 4));
        assert_true(table.intern->count * 100ull <= table.intern->cap * 85ull);
    }
    before = table.intern->cap;
    kin__intern_shrink(table.intern, alloc);
    assert_int_equal(table.intern->cap, before);
    for (uint32_t v = 101; v <= COUNT; v++)
        kin__intern_remove(table.intern, v * 0x9e3779b1u, v);
    kin__intern_shrink(table.intern, alloc);
    if (!kin_test_out_of_memory())
        assert_int_equal(table.intern->cap, 150);
    for (uint32_t v = 1; v <= 100; v++) {
        assert_true(table_has(&table, v * 0x9e3779b1u, v));
        kin__intern_remove(table.intern, v * 0x9e3779b1u, v);
    }
    kin__intern_clear(table.intern, alloc);
    assert_int_equal(table.intern->cap, 0);
    return 0;
}

KIN_TEST(a_small_table_is_freed_only_by_rest)
{
    AUTO_TABLE table = {.alloc = alloc};

    TRY(kin__intern_new(alloc, &table.intern));
    TRY(table_put(&table, 7, 1));
    kin__intern_remove(table.intern, 7, 1);
    kin__intern_clear(table.intern, alloc);
    assert_true(table.intern->cap > 0);
    kin__intern_rest(table.intern, alloc);
    assert_int_equal(table.intern->cap, 0);
    TRY(table_put(&table, 7, 1));
    assert_true(table_has(&table, 7, 1));
    return 0;
}

KIN_TEST(a_small_cache_keeps_no_sites)
{
    AUTO_TABLE table = {.alloc = alloc};

    TRY(kin__intern_new(alloc, &table.intern));
    for (uint32_t v = 1; v < KIN__SITES_FROM; v++)
        TRY(table_put(&table, v * 0x9e3779b1u, v));
    assert_null(table.intern->sites);
    assert_true(kin__site_looks_up(
        kin__intern_site(table.intern, KIN__NODE_STRING, 1), 1));
    uint64_t bytes = kin__intern_bytes(table.intern);
    for (uint32_t v = KIN__SITES_FROM; v < 2 * KIN__SITES_FROM; v++)
        TRY(table_put(&table, v * 0x9e3779b1u, v));
    if (!kin_test_out_of_memory())
        assert_non_null(table.intern->sites);
    assert_true(kin__intern_bytes(table.intern) > bytes);
    return 0;
}

KIN_TEST(a_site_counts_its_hits)
{
    struct kin__site never = {0};
    struct kin__site often = {0};

    (void)alloc;
    for (int i = 0; i < KIN__SITE_TRIAL; i++) {
        assert_true(kin__site_looks_up(&never, 1));
        kin__site_learn(&never, false);
        kin__site_learn(&often, i % 4 == 0);
    }
    assert_false(kin__site_looks_up(&never, 1));
    assert_true(kin__site_looks_up(&never, 64));
    assert_true(kin__site_looks_up(&often, 1));

    /* It recovers when samples hit, and never overflows. */
    for (int i = 0; i < 100000; i++)
        kin__site_learn(&never, true);
    assert_true(kin__site_looks_up(&never, 1));
    for (int i = 0; i < 100000; i++)
        kin__site_learn(&often, false);
    assert_false(kin__site_looks_up(&often, 1));
    return 0;
}

/* ---- with values ---- */

/* Fills the table until it keeps sites, and trains `site` with values that
 * never repeat. */
static int make_hopeless(struct kin__arena *arena, uint32_t site)
{
    for (uint32_t i = 0; i < 3 * KIN__SITES_FROM; i++) {
        char text[16];
        kin__val val = KIN__VAL_NONE;
        memcpy(text, &i, sizeof(i));
        memset(text + sizeof(i), 'x', sizeof(text) - sizeof(i));
        int r = kin__make_string(arena, kin_str_of(text, sizeof(text)), site,
                                 &val);
        if (r < 0)
            return r;
    }
    return 0;
}

static bool is_canonical(const struct kin__arena *arena, kin__val val)
{
    return kin__node_head(arena->ro + val) & KIN__NODE_CANONICAL;
}

/* A text that is not among the sampled lookups of the site. */
static int make_bypassed(struct kin__arena *arena, uint32_t site, char *text,
                         kin__val *ret)
{
    for (int c = 'a'; c <= 'z'; c++) {
        text[0] = (char)c;
        int r = kin__make_string(arena, kin_s(text), site, ret);
        if (r < 0 || !is_canonical(arena, *ret))
            return r;
        kin__val_unref(arena, *ret);
    }
    fail_msg("every text is looked up");
    return KIN_EINTERNAL;
}

KIN_TEST(values_that_never_repeat_bypass_the_table)
{
    AUTO_ARENA *arena = NULL;
    char text[] = "?unique";
    kin__val val = KIN__VAL_NONE;
    kin__val elsewhere = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(make_hopeless(arena, /* site= */ 7));
    if (!arena->intern->sites)
        return 0;
    uint32_t count = arena->intern->count;
    TRY(make_bypassed(arena, /* site= */ 7, text, &val));
    assert_int_equal(arena->intern->count, count);
    /* The text is found again within the same object, at any site, but not
     * later. */
    TRY(kin__make_string(arena, kin_s(text), /* site= */ 8, &elsewhere));
    assert_int_equal(val, elsewhere);
    kin__values_next(arena);
    TRY(kin__make_string(arena, kin_s(text), /* site= */ 8, &elsewhere));
    assert_true(is_canonical(arena, elsewhere));
    assert_int_not_equal(val, elsewhere);
    return test_arena_check(arena);
}

KIN_TEST(parents_of_bypassed_values_are_not_looked_up)
{
    AUTO_ARENA *arena = NULL;
    const uint8_t owned[] = {1, 1};
    char text[] = "?unique";
    kin__val parts[2] = {kin__val_of_int(1), KIN__VAL_NONE};
    kin__val array = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(make_hopeless(arena, /* site= */ 7));
    if (!arena->intern->sites)
        return 0;
    TRY(make_bypassed(arena, /* site= */ 7, text, &parts[1]));
    TRY(kin__make_array(arena, parts, owned, 2, /* site= */ 9, &array));
    assert_false(is_canonical(arena, array));
    return test_arena_check(arena);
}

KIN_TEST(bypassed_values_are_shared_within_one_object)
{
    AUTO_ARENA *arena = NULL;
    char text[] = "?unique";
    kin__val first = KIN__VAL_NONE;
    kin__val second = KIN__VAL_NONE;
    kin__val third = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(make_hopeless(arena, /* site= */ 7));
    if (!arena->intern->sites)
        return 0;
    kin__values_next(arena);
    TRY(make_bypassed(arena, /* site= */ 7, text, &first));
    TRY(kin__make_string(arena, kin_s(text), /* site= */ 7, &second));
    assert_int_equal(second, first);
    kin__values_next(arena);
    TRY(kin__make_string(arena, kin_s(text), /* site= */ 7, &third));
    assert_int_not_equal(third, first);
    return test_arena_check(arena);
}

/* A recent value holds no reference, so it must be forgotten with its node:
 * here its block is merged with the one before, and a string that contains the
 * bytes of the old node is stored there. */
KIN_TEST(a_freed_recent_value_is_forgotten)
{
    enum { FRONT_WORDS = 20, NODE_WORDS = 3 };
    AUTO_ARENA *arena = NULL;
    char text[] = "?unique";
    char front[(FRONT_WORDS - 2) * 4];
    char forged[(FRONT_WORDS + NODE_WORDS - 1) * 4 - 1];
    kin__val vals[5];

    memset(front, 'f', sizeof(front));
    memset(forged, 'z', sizeof(forged));
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(make_hopeless(arena, /* site= */ 7));
    if (!arena->intern->sites)
        return 0;
    /* The text is found, and the block is reused. */
    TRY(make_bypassed(arena, /* site= */ 7, text, &vals[0]));
    kin__val_unref(arena, vals[0]);
    TRY(kin__make_string(arena, kin_s("another"), /* site= */ 8, &vals[0]));
    TRY(kin__make_string(arena, kin_str_of(front, sizeof(front)), 8, &vals[1]));
    TRY(kin__make_string(arena, kin_s(text), /* site= */ 7, &vals[2]));
    TRY(kin__make_string(arena, kin_s("the end"), /* site= */ 8, &vals[3]));
    assert_int_equal(vals[2], vals[1] + FRONT_WORDS);
    memcpy(forged + (FRONT_WORDS - 1) * 4, arena->ro + vals[2],
           NODE_WORDS * 4 - 1);
    kin__val_unref(arena, vals[2]);
    kin__val_unref(arena, vals[1]);
    kin__arena_sweep(arena);
    TRY(kin__make_string(arena, kin_str_of(forged, sizeof(forged)), 8,
                         &vals[4]));
    assert_int_equal(vals[4], vals[1]);
    TRY(kin__make_string(arena, kin_s(text), /* site= */ 7, &vals[1]));
    assert_int_not_equal(vals[1], vals[2]);
    return test_arena_check(arena);
}

KIN_TEST(generations_wrap_around)
{
    AUTO_ARENA *arena = NULL;
    char text[] = "?unique";
    kin__val first = KIN__VAL_NONE;
    kin__val second = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(make_hopeless(arena, /* site= */ 7));
    if (!arena->intern->sites)
        return 0;
    arena->intern->generation = 1;
    TRY(make_bypassed(arena, /* site= */ 7, text, &first));
    arena->intern->generation = UINT32_MAX;
    kin__values_next(arena);
    assert_int_equal(arena->intern->generation, 1);
    TRY(kin__make_string(arena, kin_s(text), /* site= */ 7, &second));
    assert_int_not_equal(first, second);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_entries_until_they_are_removed),
              KIN_TEST_ENTRY(grows_by_a_quarter_and_shrinks),
              KIN_TEST_ENTRY(a_small_table_is_freed_only_by_rest),
              KIN_TEST_ENTRY(a_small_cache_keeps_no_sites),
              KIN_TEST_ENTRY(a_site_counts_its_hits),
              KIN_TEST_ENTRY(values_that_never_repeat_bypass_the_table),
              KIN_TEST_ENTRY(parents_of_bypassed_values_are_not_looked_up),
              KIN_TEST_ENTRY(bypassed_values_are_shared_within_one_object),
              KIN_TEST_ENTRY(a_freed_recent_value_is_forgotten),
              KIN_TEST_ENTRY(generations_wrap_around))
