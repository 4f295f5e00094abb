/* SPDX-License-Identifier: Apache-2.0 */
#include <sys/stat.h>

#include "kin_test.h"
#include "object/blocks.h"
#include "object/values.h"
#include "test_value.h"

enum {
    MANY = 100,
    BIG = 1024 * 1024, /* words: 4 MB */
};

static int new_arena(const kin_allocator *alloc, struct kin__arena **ret)
{
    int r = kin__arena_new(alloc, /* max_bytes= */ 0, ret, /* err= */ NULL);

    if (r == 0)
        (*ret)->interns = false;
    return r;
}

/* Bytes that the system has allocated for the arena's file. */
static uint64_t file_bytes(const struct kin__arena *arena)
{
    struct stat st;

    assert_int_equal(fstat(arena->fd, &st), 0);
    return (uint64_t)st.st_blocks * 512;
}

/* Checks that the accounting matches the system to the page. */
static int check_file(const struct kin__arena *arena)
{
    assert_int_equal(file_bytes(arena),
                     arena->committed * KIN__WORD - arena->stats.punched_bytes);
    return test_arena_check(arena);
}

KIN_TEST(merges_neighbours)
{
    AUTO_ARENA *arena = NULL;
    kin__val vals[MANY];
    kin__val end = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    for (int i = 0; i < MANY; i++)
        TRY(test_value_block(arena, 10, &vals[i]));
    TRY(test_value_block(arena, 10, &end));
    for (int i = 0; i < MANY; i++)
        kin__val_unref(arena, vals[(i * 37) % MANY]);
    kin__arena_sweep(arena);
    assert_int_equal(arena->stats.free_words, MANY * 10);
    TRY(test_arena_check(arena));
    TRY(test_value_block(arena, 960, &val));
    assert_int_equal(val, vals[0]);
    return test_arena_check(arena);
}

KIN_TEST(lowers_the_top)
{
    AUTO_ARENA *arena = NULL;
    kin__val vals[MANY];

    TRY(new_arena(alloc, &arena));
    for (int i = 0; i < MANY; i++)
        TRY(test_value_block(arena, 10, &vals[i]));
    for (int i = 50; i < MANY; i++)
        kin__val_unref(arena, vals[i]);
    kin__arena_sweep(arena);
    assert_int_equal(arena->top, vals[50]);
    assert_int_equal(arena->stats.free_words, 0);
    return test_arena_check(arena);
}

/* New values fill the front. */
KIN_TEST(lists_are_sorted_by_address)
{
    AUTO_ARENA *arena = NULL;
    kin__val vals[MANY];
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    for (int i = 0; i < MANY; i++)
        TRY(test_value_block(arena, 10, &vals[i]));
    for (int i = 0; i < MANY; i += 2)
        kin__val_unref(arena, vals[i]);
    kin__arena_sweep(arena);
    for (int i = 0; i < MANY; i += 2) {
        TRY(test_value_block(arena, 10, &val));
        assert_int_equal(val, vals[i]);
    }
    return test_arena_check(arena);
}

KIN_TEST(large_holes_are_returned_to_the_system)
{
    AUTO_ARENA *arena = NULL;
    kin__val big = KIN__VAL_NONE;
    kin__val end = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    TRY(test_value_block(arena, BIG, &big));
    TRY(test_value_block(arena, 10, &end));
    TRY(check_file(arena));
    uint64_t before = file_bytes(arena);
    kin__val_unref(arena, big);
    kin__arena_sweep(arena);
    assert_true(before - file_bytes(arena) > BIG * 4 - 3 * 4096);
    TRY(check_file(arena));

    /* A second sweep changes nothing. */
    kin__arena_sweep(arena);
    TRY(check_file(arena));

    /* Small blocks commit it again in steps, not page by page. */
    uint64_t punched = arena->stats.punched_bytes;
    TRY(test_value_block(arena, 10, &val));
    assert_int_equal(val, big);
    assert_true(arena->stats.punched_bytes <= punched - KIN__GROW_MIN * 4);
    punched = arena->stats.punched_bytes;
    for (int i = 0; i < 1000; i++)
        TRY(test_value_block(arena, 10, &val));
    assert_int_equal(arena->stats.punched_bytes, punched);
    return check_file(arena);
}

/* Frees `count` adjacent blocks of 64 bytes. */
static int check_smallest_hole(const kin_allocator *alloc, int count,
                               bool is_hole)
{
    enum { WORDS = 64 / KIN__WORD };
    AUTO_ARENA *arena = NULL;
    kin__val vals[KIN__PUNCH_MIN / WORDS];
    kin__val end = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    for (int i = 0; i < count; i++)
        TRY(test_value_block(arena, WORDS, &vals[i]));
    TRY(test_value_block(arena, WORDS, &end));
    for (int i = 0; i < count; i++)
        kin__val_unref(arena, vals[i]);
    kin__arena_sweep(arena);
    assert_int_equal(arena->stats.free_words, count * WORDS);
    assert_int_equal(arena->stats.punched_bytes > 0, is_hole);
    return check_file(arena);
}

KIN_TEST(holes_have_a_minimum_size)
{
    TRY(check_smallest_hole(alloc, 1024, /* is_hole= */ true));
    return check_smallest_hole(alloc, 1023, /* is_hole= */ false);
}

/* Reading past the node before a hole (A6) does not touch the hole. */
KIN_TEST(a_hole_keeps_the_padding_before_it)
{
    AUTO_ARENA *arena = NULL;
    kin__val keep = KIN__VAL_NONE;
    kin__val big = KIN__VAL_NONE;
    kin__val end = KIN__VAL_NONE;
    volatile uint32_t sum = 0;

    TRY(new_arena(alloc, &arena));
    TRY(test_value_block(arena, 1008, &keep));
    TRY(test_value_block(arena, BIG, &big));
    TRY(test_value_block(arena, 10, &end));
    /* Fewer words than the padding before the next page. */
    assert_int_equal(big % KIN__PAGE_WORDS, KIN__PAGE_WORDS - 12);
    kin__val_unref(arena, big);
    kin__arena_sweep(arena);
    uint64_t before = file_bytes(arena);
#if !defined(KIN__POISONS)
    for (uint32_t i = 0; i < KIN__PADDING_WORDS; i++)
        sum += arena->ro[big + i];
#endif
    (void)sum;
    assert_int_equal(file_bytes(arena), before);
    return check_file(arena);
}

/* Splits a hole into pieces of all sizes until nothing is left. */
KIN_TEST(a_hole_is_used_up_to_its_end)
{
    AUTO_ARENA *arena = NULL;
    kin__val big = KIN__VAL_NONE;
    kin__val end = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;
    uint64_t random = 1;

    TRY(new_arena(alloc, &arena));
    TRY(test_value_block(arena, BIG / 4, &big));
    TRY(test_value_block(arena, 10, &end));
    kin__val_unref(arena, big);
    kin__arena_sweep(arena);
    uint64_t top = arena->top;
    while (arena->top == top) {
        TRY(test_value_block(arena, 1000 + test_random(&random) % 20000, &val));
        TRY(check_file(arena));
    }
    assert_int_equal(arena->stats.punched_bytes, 0);
    return 0;
}

/* Holes must not be left uncounted below or above the top. */
KIN_TEST(a_hole_at_the_end_becomes_unused_memory)
{
    AUTO_ARENA *arena = NULL;
    kin__val keep = KIN__VAL_NONE;
    kin__val big = KIN__VAL_NONE;
    kin__val end = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    TRY(test_value_block(arena, 10, &keep));
    TRY(test_value_block(arena, BIG, &big));
    TRY(test_value_block(arena, 10, &end));
    kin__val_unref(arena, big);
    kin__arena_sweep(arena);
    TRY(check_file(arena));
    kin__val_unref(arena, end);
    kin__arena_sweep(arena);
    assert_int_equal(arena->top, big);
    assert_int_equal(arena->committed, KIN__PAGE_WORDS);
    TRY(check_file(arena));
    TRY(test_value_block(arena, BIG, &big));
    TRY(check_file(arena));

    /* The same when the arena becomes empty. */
    TRY(test_value_block(arena, 10, &end));
    kin__val_unref(arena, big);
    kin__arena_sweep(arena);
    kin__val_unref(arena, keep);
    kin__val_unref(arena, end);
    assert_int_equal(arena->committed, 0);
    TRY(check_file(arena));
    TRY(test_value_block(arena, 10, &keep));
    return check_file(arena);
}

KIN_TEST(neighbouring_holes_are_merged)
{
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val between = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val end = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    TRY(test_value_block(arena, BIG, &a));
    TRY(test_value_block(arena, 3000, &between));
    TRY(test_value_block(arena, BIG, &b));
    TRY(test_value_block(arena, 10, &end));
    uint64_t top = arena->top;
    kin__val_unref(arena, a);
    kin__val_unref(arena, b);
    kin__arena_sweep(arena);
    kin__val_unref(arena, between);
    kin__arena_sweep(arena);
    TRY(check_file(arena));
    TRY(test_value_block(arena, 2 * BIG - 100000, &val));
    assert_int_equal(val, a);
    assert_int_equal(arena->top, top);
    return check_file(arena);
}

KIN_TEST(the_unused_end_is_trimmed)
{
    AUTO_ARENA *arena = NULL;
    kin__val keep = KIN__VAL_NONE;
    kin__val big = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    TRY(test_value_block(arena, 10, &keep));
    TRY(test_value_block(arena, 2 * BIG, &big));
    kin__val_unref(arena, big);
    kin__arena_sweep(arena);
    assert_true(arena->committed <= KIN__GROW_MAX + KIN__GROW_MIN);
    return check_file(arena);
}

KIN_TEST(an_empty_arena_at_rest_keeps_no_page)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    TRY(test_value_block(arena, 10, &val));
    kin__arena_rest(arena);
    assert_true(file_bytes(arena) > 0);
    kin__val_unref(arena, val);
    assert_true(file_bytes(arena) > 0);
    kin__arena_rest(arena);
    assert_int_equal(file_bytes(arena), 0);
    TRY(check_file(arena));
    TRY(test_value_block(arena, 10, &val));
    return check_file(arena);
}

/* ---- documented behaviour ---- */

enum { PODS = 2000, SMALL = 25, SMALL_WORDS = 14, NOTE_WORDS = 514 };

struct pods {
    kin__val small[PODS][SMALL];
    kin__val note[PODS];
};

static int make_pods(struct kin__arena *arena, struct pods *pods)
{
    int r = 0;

    for (int i = 0; i < PODS; i++) {
        for (int j = 0; r == 0 && j < SMALL; j++)
            r = test_value_block(arena, SMALL_WORDS, &pods->small[i][j]);
        if (r == 0)
            r = test_value_block(arena, NOTE_WORDS, &pods->note[i]);
    }
    return r;
}

/* At least 80 % of the memory of all pods' annotations is reused for other
 * sizes. */
KIN_TEST(memory_of_dropped_annotations_is_reused)
{
    static struct pods pods;
    AUTO_ARENA *arena = NULL;
    uint64_t random = 1;
    uint64_t used = 0;
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, &arena));
    TRY(make_pods(arena, &pods));
    uint64_t bytes = kin__arena_bytes(arena);
    for (int i = 0; i < PODS; i++)
        kin__val_unref(arena, pods.note[i]);
    TRY(check_file(arena));
    while (used < PODS * NOTE_WORDS * 8 / 10) {
        uint32_t words = 2 + test_random(&random) % 60;
        TRY(test_value_block(arena, words, &val));
        used += words;
    }
    assert_true(kin__arena_bytes(arena) <= bytes);
    return check_file(arena);
}

KIN_TEST(deleting_everything_returns_all_memory)
{
    static struct pods pods;
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    uint64_t start = kin__arena_bytes(arena);
    for (uint64_t i = 0; i < 100000; i++) {
        uint64_t text[3] = {i, i + 1, i + 2};
        kin_str s = kin_str_of((const char *)text, sizeof(text));
        kin__val val = KIN__VAL_NONE;
        TRY(kin__make_string(arena, s, (uint32_t)i, &val));
        assert(i / SMALL < PODS * SMALL);
        if (i < PODS * SMALL)
            pods.small[i / SMALL][i % SMALL] = val;
        else
            kin__val_unref(arena, val);
    }
    assert_true(kin__arena_bytes(arena) > start + 1500000);
    for (uint64_t i = 0; i < PODS * SMALL; i++)
        kin__val_unref(arena, pods.small[i / SMALL][i % SMALL]);
    assert_true(test_arena_is_empty(arena));
    /* 64 KB for the arena and as much for the sites of the intern table. */
    assert_true(kin__arena_bytes(arena) < start + 150000);
    return check_file(arena);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(merges_neighbours), KIN_TEST_ENTRY(lowers_the_top),
              KIN_TEST_ENTRY(lists_are_sorted_by_address),
              KIN_TEST_ENTRY(large_holes_are_returned_to_the_system),
              KIN_TEST_ENTRY(holes_have_a_minimum_size),
              KIN_TEST_ENTRY(a_hole_keeps_the_padding_before_it),
              KIN_TEST_ENTRY(a_hole_is_used_up_to_its_end),
              KIN_TEST_ENTRY(a_hole_at_the_end_becomes_unused_memory),
              KIN_TEST_ENTRY(neighbouring_holes_are_merged),
              KIN_TEST_ENTRY(the_unused_end_is_trimmed),
              KIN_TEST_ENTRY(an_empty_arena_at_rest_keeps_no_page),
              KIN_TEST_ENTRY(memory_of_dropped_annotations_is_reused),
              KIN_TEST_ENTRY(deleting_everything_returns_all_memory))
