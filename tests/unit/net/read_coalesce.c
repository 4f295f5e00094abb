/* SPDX-License-Identifier: Apache-2.0 */
#include "net/read_coalesce.h"

#include "base/clock.h"
#include "kin_test.h"

/* Runs `count` turns of one piece each; returns the wait after the last. */
static int64_t after_turns(struct kin__read_coalesce *coalesce, int count,
                           int64_t apart_ns, int64_t *now_ns)
{
    int64_t wait_ns = 0;

    for (int i = 0; i < count; i++) {
        *now_ns += apart_ns;
        kin__read_coalesce_note(coalesce, 1000);
        wait_ns = kin__read_coalesce_end_turn(coalesce, *now_ns);
    }
    return wait_ns;
}

static int64_t after_big_turn(struct kin__read_coalesce *coalesce,
                              size_t pieces, size_t len, int64_t now_ns)
{
    for (size_t i = 0; i < pieces; i++)
        kin__read_coalesce_note(coalesce, len);
    return kin__read_coalesce_end_turn(coalesce, now_ns);
}

KIN_TEST(occasional_reads_are_not_delayed)
{
    struct kin__read_coalesce coalesce = {0};
    int64_t now_ns = 5;

    (void)alloc;
    /* A thousand a second. */
    for (int i = 0; i < 100; i++)
        assert_int_equal(after_turns(&coalesce, 1, KIN__NS_PER_MS, &now_ns), 0);
    /* Bursts of too few turns. */
    for (int i = 0; i < 100; i++) {
        now_ns += 2 * KIN__READ_COALESCE_WINDOW_NS;
        assert_int_equal(
            after_turns(&coalesce, KIN__READ_COALESCE_TURNS - 1, 1000, &now_ns),
            0);
    }
    return 0;
}

KIN_TEST(frequent_small_reads_are_delayed)
{
    struct kin__read_coalesce coalesce = {0};
    int64_t now_ns = 5;

    (void)alloc;
    assert_int_equal(
        after_turns(&coalesce, KIN__READ_COALESCE_TURNS - 1, 1000, &now_ns), 0);
    assert_int_equal(after_turns(&coalesce, 1, 1000, &now_ns),
                     KIN__READ_COALESCE_NS);
    /* The delay is kept as long as each turn has enough pieces. */
    for (int i = 0; i < 10; i++) {
        now_ns += 2 * KIN__READ_COALESCE_NS;
        assert_int_equal(after_big_turn(&coalesce,
                                        KIN__READ_COALESCE_MIN_PIECES, 1000,
                                        now_ns),
                         KIN__READ_COALESCE_NS);
    }
    /* A turn with too few pieces resets it. */
    now_ns += KIN__READ_COALESCE_NS;
    assert_int_equal(after_big_turn(&coalesce,
                                    KIN__READ_COALESCE_MIN_PIECES - 1, 1000,
                                    now_ns),
                     0);
    assert_int_equal(
        after_turns(&coalesce, KIN__READ_COALESCE_TURNS - 2, 1000, &now_ns), 0);
    assert_int_equal(after_turns(&coalesce, 1, 1000, &now_ns),
                     KIN__READ_COALESCE_NS);
    return 0;
}

KIN_TEST(large_reads_are_not_delayed)
{
    struct kin__read_coalesce coalesce = {0};
    int64_t now_ns = 5;

    (void)alloc;
    assert_int_equal(
        after_turns(&coalesce, KIN__READ_COALESCE_TURNS, 1000, &now_ns),
        KIN__READ_COALESCE_NS);
    assert_int_equal(
        after_big_turn(&coalesce, 8, KIN__READ_COALESCE_MAX_BYTES / 8, now_ns),
        0);
    assert_int_equal(after_big_turn(&coalesce, 8, 1000, now_ns),
                     KIN__READ_COALESCE_NS);
    return 0;
}

KIN_TEST(turns_without_bytes_do_not_count)
{
    struct kin__read_coalesce coalesce = {0};
    int64_t now_ns = 5;

    (void)alloc;
    assert_int_equal(
        after_turns(&coalesce, KIN__READ_COALESCE_TURNS - 1, 1000, &now_ns), 0);
    for (int i = 0; i < 10; i++)
        assert_int_equal(kin__read_coalesce_end_turn(&coalesce, now_ns), 0);
    assert_int_equal(after_turns(&coalesce, 1, 1000, &now_ns),
                     KIN__READ_COALESCE_NS);
    assert_int_equal(kin__read_coalesce_end_turn(&coalesce, now_ns), 0);
    assert_int_equal(after_big_turn(&coalesce, 8, 1000, now_ns),
                     KIN__READ_COALESCE_NS);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(occasional_reads_are_not_delayed),
              KIN_TEST_ENTRY(frequent_small_reads_are_delayed),
              KIN_TEST_ENTRY(large_reads_are_not_delayed),
              KIN_TEST_ENTRY(turns_without_bytes_do_not_count))
