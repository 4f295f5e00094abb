/* SPDX-License-Identifier: Apache-2.0 */
#include "object/blocks.h"

#include "kin_test.h"
#include "object/poison.h"
#include "object/values.h"
#include "test_value.h"

/* Blocks are strings here, each a separate node. */
static int new_arena(const kin_allocator *alloc, uint64_t max_bytes,
                     struct kin__arena **ret)
{
    int r = kin__arena_new(alloc, max_bytes, ret, /* err= */ NULL);

    if (r == 0)
        (*ret)->interns = false;
    return r;
}

static void check_size(uint32_t words)
{
    uint32_t rounded = words;
    unsigned class = kin__arena_class(&rounded);
    uint32_t again = rounded;

    assert_true(class < KIN__ARENA_CLASSES);
    assert_true(rounded >= words && rounded - words <= words / 32);
    assert_int_equal(kin__arena_class(&again), class);
    assert_int_equal(again, rounded);
    assert_int_equal(kin__arena_class_below(rounded), class);
    if (words <= KIN__ARENA_EXACT)
        assert_int_equal(rounded, words);
    if (rounded < KIN__ARENA_MAX_BLOCK) {
        uint32_t next = rounded + 1;
        assert_int_equal(kin__arena_class(&next), class + 1);
        assert_int_equal(kin__arena_class_below(rounded + 1) - class,
                         rounded < KIN__ARENA_EXACT);
    }
}

KIN_TEST(sizes_and_classes_agree)
{
    (void)alloc;
    for (uint32_t words = 2; words < 70000; words++)
        check_size(words);
    for (uint32_t words = 1 << 16; words < KIN__ARENA_MAX_BLOCK; words *= 2)
        for (int32_t off = -2; off <= 2; off++)
            check_size(words + (uint32_t)off);
    check_size(KIN__ARENA_MAX_BLOCK);
    return 0;
}

KIN_TEST(a_freed_block_is_reused)
{
    AUTO_ARENA *arena = NULL;
    kin__val first = KIN__VAL_NONE;
    kin__val keep = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;

    TRY(new_arena(alloc, 0, &arena));
    for (uint32_t words = 2; words < 300; words += 7) {
        TRY(test_value_block(arena, words, &first));
        TRY(test_value_block(arena, words, &keep));
        kin__val_unref(arena, first);
        TRY(test_value_block(arena, words, &again));
        assert_int_equal(again, first);
        TRY(test_arena_check(arena));
    }
    return 0;
}

KIN_TEST(a_larger_block_is_split)
{
    AUTO_ARENA *arena = NULL;
    kin__val big = KIN__VAL_NONE;
    kin__val keep = KIN__VAL_NONE;
    kin__val part = KIN__VAL_NONE;

    TRY(new_arena(alloc, 0, &arena));
    TRY(test_value_block(arena, 40, &big));
    TRY(test_value_block(arena, 5, &keep));
    uint64_t top = arena->top;
    kin__val_unref(arena, big);
    TRY(test_value_block(arena, 10, &part));
    assert_int_equal(part, big);
    assert_int_equal(arena->stats.free_words, 30);
    /* 30 - 29 would leave a single word, which cannot be a block. */
    TRY(test_value_block(arena, 29, &part));
    assert_int_equal(part, top);
    TRY(test_value_block(arena, 28, &part));
    assert_int_equal(part, big + 10);
    TRY(test_value_block(arena, 2, &part));
    assert_int_equal(part, big + 38);
    assert_int_equal(arena->stats.free_words, 0);
    return test_arena_check(arena);
}

/* A block of a class may be larger than the class's size by one word. */
KIN_TEST(a_split_never_leaves_one_word)
{
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val keep = KIN__VAL_NONE;
    kin__val other = KIN__VAL_NONE;

    TRY(new_arena(alloc, 0, &arena));
    TRY(test_value_block(arena, 33, &a));
    TRY(test_value_block(arena, 34, &b));
    TRY(test_value_block(arena, 2, &keep));
    kin__val_unref(arena, a);
    kin__val_unref(arena, b);
    kin__arena_sweep(arena);
    assert_int_equal(arena->free_head[kin__arena_class_below(67)], a);
    TRY(test_value_block(arena, 66, &other));
    assert_int_not_equal(other, a);
    TRY(test_arena_check(arena));
    TRY(test_value_block(arena, 64, &other));
    assert_int_equal(other, a);
    return test_arena_check(arena);
}

KIN_TEST(an_empty_arena_is_reset)
{
    AUTO_ARENA *arena = NULL;
    kin__val vals[100];

    TRY(new_arena(alloc, 0, &arena));
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 100; i++)
            TRY(test_value_block(arena, 1000, &vals[i]));
        assert_true(arena->committed > KIN__GROW_MIN);
        for (int i = 0; i < 100; i++)
            kin__val_unref(arena, vals[(i * 7) % 100]);
        assert_int_equal(arena->top, KIN__ARENA_START);
        assert_int_equal(arena->committed, KIN__GROW_MIN);
        assert_true(test_arena_is_empty(arena));
        TRY(test_arena_check(arena));
    }
    return 0;
}

KIN_TEST(a_full_arena_fails_and_stays_usable)
{
    AUTO_ARENA *arena = NULL;
    kin__val last = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;
    int count = 0;
    int r = 0;

    TRY(new_arena(alloc, /* max_bytes= */ 100000, &arena));
    for (; r == 0; count++) {
        last = val;
        r = test_value_block(arena, 50, &val);
    }
    if (r == KIN_ENOMEM && kin_test_out_of_memory())
        return r;
    assert_int_equal(r, KIN_ELIMIT);
    /* The limit is rounded down to pages, and padded. */
    assert_int_equal(count - 1,
                     (24 * 1024 - KIN__PADDING_WORDS - KIN__ARENA_START) / 50);
    TRY(test_arena_check(arena));
    kin__val_unref(arena, last);
    TRY(test_value_block(arena, 20, &val));
    assert_int_equal(val, last);
    assert_int_equal(kin__arena_take(arena, KIN__ARENA_MAX_BLOCK + 1, &val),
                     KIN_ELIMIT);
    assert_int_equal(val, last);
    return test_arena_check(arena);
}

/* Without its file an arena gets no memory. */
static void check_no_memory(struct kin__arena *arena, uint32_t words)
{
    static struct kin__arena before;
    int fd = arena->fd;
    kin__val val = KIN__VAL_NONE;

    arena->fd = -1;
    memcpy(&before, arena, sizeof(before));
    assert_int_equal(kin__arena_take(arena, words, &val), KIN_ENOMEM);
    assert_memory_equal(&before, arena, sizeof(before));
    assert_int_equal(val, KIN__VAL_NONE);
    arena->fd = fd;
}

KIN_TEST(out_of_memory_changes_nothing)
{
    AUTO_ARENA *arena = NULL;
    kin__val keep = KIN__VAL_NONE;
    kin__val big = KIN__VAL_NONE;
    kin__val end = KIN__VAL_NONE;

    TRY(new_arena(alloc, 0, &arena));
    check_no_memory(arena, 10);
    TRY(test_value_block(arena, 10, &keep));
    check_no_memory(arena, KIN__GROW_MIN * 2);
    TRY(test_value_block(arena, 4 * KIN__PUNCH_MIN, &big));
    TRY(test_value_block(arena, 10, &end));
    kin__val_unref(arena, big);
    kin__arena_sweep(arena);
    /* Its pages were punched and cannot be committed again. */
    check_no_memory(arena, 10);
    TRY(test_arena_check(arena));
    TRY(test_value_block(arena, 10, &big));
    return test_arena_check(arena);
}

/* Merged small blocks serve a large request before the arena grows. */
KIN_TEST(a_sweep_avoids_growth)
{
    enum { COUNT = 40000 };
    static kin__val vals[COUNT];
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, 0, &arena));
    for (int i = 0; i < COUNT; i++)
        TRY(test_value_block(arena, 20, &vals[i]));
    for (int i = 0; i < COUNT / 3; i++)
        kin__val_unref(arena, vals[i]);
    uint64_t committed = arena->committed;
    assert_int_equal(arena->stats.sweeps, 0);
    for (int i = 0; i < 260; i++)
        TRY(test_value_block(arena, 1000, &val));
    assert_true(arena->committed <= committed + 2 * KIN__GROW_MAX / 8);
    assert_int_equal(arena->stats.sweeps, 1);
    return test_arena_check(arena);
}

/* A writer that only frees values also returns memory. */
KIN_TEST(much_free_memory_is_swept_without_growth)
{
    enum { COUNT = 3000 };
    static kin__val vals[COUNT];
    AUTO_ARENA *arena = NULL;

    TRY(new_arena(alloc, 0, &arena));
    for (int i = 0; i < COUNT; i++)
        TRY(test_value_block(arena, 1024, &vals[i]));
    for (int i = 0; i < COUNT - 1; i++)
        kin__val_unref(arena, vals[i]);
    assert_true(arena->stats.sweeps >= 1);
    assert_true(kin__arena_bytes(arena) < (UINT64_C(6) << 20));
    return test_arena_check(arena);
}

KIN_TEST(a_document_moves_and_keeps_its_values)
{
    AUTO_ARENA *arena = NULL;
    kin__val first = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, /* max_bytes= */ 4000, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("first"), 0, &first));
    const uint32_t *base = arena->ro;
    int r = 0;
    while (r == 0)
        r = kin__make_string(arena, kin_s("another one"), 0, &val);
    TRY_FAIL(r, KIN_ELIMIT);
    assert_ptr_not_equal(arena->ro, base);
    assert_true(arena->top <= 1000 && arena->top > 990);
    assert_str_equal(kin__node_str(arena->ro + first), "first");
    kin__val_unref(arena, first);
    kin__arena_sweep(arena);
    assert_str_equal(kin__node_str(arena->ro + first), "first");
    return 0;
}

static void read_node(struct kin__arena *arena, kin__val val)
{
    volatile uint32_t word = kin__node_head(arena->ro + val);

    (void)word;
}

/* Only detected with the address sanitizer. */
KIN_TEST(a_use_after_free_is_caught)
{
    AUTO_ARENA *arena = NULL;
    kin__val keep = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    TRY(new_arena(alloc, 0, &arena));
    TRY(test_value_block(arena, 2, &keep));
    TRY(test_value_block(arena, 2, &val));
    assert_false(test_dies_of(read_node, arena, val, /* signal= */ 0));
    kin__val_unref(arena, val);
#if defined(KIN__POISONS)
    assert_true(test_dies_of(read_node, arena, val, /* signal= */ 0));
    assert_true(test_dies_of(read_node, arena, (kin__val)arena->top + 4,
                             /* signal= */ 0));
#endif
    assert_false(test_dies_of(read_node, arena, keep, /* signal= */ 0));
    TRY(test_value_block(arena, 2, &val));
    assert_false(test_dies_of(read_node, arena, val, /* signal= */ 0));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(sizes_and_classes_agree),
              KIN_TEST_ENTRY(a_freed_block_is_reused),
              KIN_TEST_ENTRY(a_larger_block_is_split),
              KIN_TEST_ENTRY(a_split_never_leaves_one_word),
              KIN_TEST_ENTRY(an_empty_arena_is_reset),
              KIN_TEST_ENTRY(a_full_arena_fails_and_stays_usable),
              KIN_TEST_ENTRY(out_of_memory_changes_nothing),
              KIN_TEST_ENTRY(a_sweep_avoids_growth),
              KIN_TEST_ENTRY(much_free_memory_is_swept_without_growth),
              KIN_TEST_ENTRY(a_document_moves_and_keeps_its_values),
              KIN_TEST_ENTRY(a_use_after_free_is_caught))
