/* SPDX-License-Identifier: Apache-2.0 */
#include "net/lull.h"

#include "base/clock.h"
#include "kin_test.h"

/* Turns that bring one piece each, so far apart; the wait after the last. */
static int64_t after_turns(struct kin__lull *lull, int count, int64_t apart_ns,
                           int64_t *now_ns)
{
    int64_t wait_ns = 0;

    for (int i = 0; i < count; i++) {
        *now_ns += apart_ns;
        kin__lull_note(lull, 1000);
        wait_ns = kin__lull_end_turn(lull, *now_ns);
    }
    return wait_ns;
}

static int64_t after_big_turn(struct kin__lull *lull, size_t pieces, size_t len,
                              int64_t now_ns)
{
    for (size_t i = 0; i < pieces; i++)
        kin__lull_note(lull, len);
    return kin__lull_end_turn(lull, now_ns);
}

KIN_TEST(whoever_reads_now_and_then_never_waits)
{
    struct kin__lull lull = {0};
    int64_t now_ns = 5;

    (void)alloc;
    /* A thousand a second. */
    for (int i = 0; i < 100; i++)
        assert_int_equal(after_turns(&lull, 1, KIN__NS_PER_MS, &now_ns), 0);
    /* Bursts that are shorter than what counts. */
    for (int i = 0; i < 100; i++) {
        now_ns += 2 * KIN__LULL_WINDOW_NS;
        assert_int_equal(after_turns(&lull, KIN__LULL_TURNS - 1, 1000, &now_ns),
                         0);
    }
    return 0;
}

KIN_TEST(whoever_is_woken_again_and_again_waits)
{
    struct kin__lull lull = {0};
    int64_t now_ns = 5;

    (void)alloc;
    assert_int_equal(after_turns(&lull, KIN__LULL_TURNS - 1, 1000, &now_ns), 0);
    assert_int_equal(after_turns(&lull, 1, 1000, &now_ns), KIN__LULL_NS);
    /* And goes on to, while it finds enough. */
    for (int i = 0; i < 10; i++) {
        now_ns += 2 * KIN__LULL_NS;
        assert_int_equal(
            after_big_turn(&lull, KIN__LULL_MIN_PIECES, 1000, now_ns),
            KIN__LULL_NS);
    }
    /* Too little: from the beginning. */
    now_ns += KIN__LULL_NS;
    assert_int_equal(
        after_big_turn(&lull, KIN__LULL_MIN_PIECES - 1, 1000, now_ns), 0);
    assert_int_equal(after_turns(&lull, KIN__LULL_TURNS - 2, 1000, &now_ns), 0);
    assert_int_equal(after_turns(&lull, 1, 1000, &now_ns), KIN__LULL_NS);
    return 0;
}

KIN_TEST(whoever_finds_much_does_not_wait)
{
    struct kin__lull lull = {0};
    int64_t now_ns = 5;

    (void)alloc;
    assert_int_equal(after_turns(&lull, KIN__LULL_TURNS, 1000, &now_ns),
                     KIN__LULL_NS);
    assert_int_equal(after_big_turn(&lull, 8, KIN__LULL_MAX_BYTES / 8, now_ns),
                     0);
    assert_int_equal(after_big_turn(&lull, 8, 1000, now_ns), KIN__LULL_NS);
    return 0;
}

KIN_TEST(turns_without_bytes_do_not_count)
{
    struct kin__lull lull = {0};
    int64_t now_ns = 5;

    (void)alloc;
    assert_int_equal(after_turns(&lull, KIN__LULL_TURNS - 1, 1000, &now_ns), 0);
    for (int i = 0; i < 10; i++)
        assert_int_equal(kin__lull_end_turn(&lull, now_ns), 0);
    assert_int_equal(after_turns(&lull, 1, 1000, &now_ns), KIN__LULL_NS);
    assert_int_equal(kin__lull_end_turn(&lull, now_ns), 0);
    assert_int_equal(after_big_turn(&lull, 8, 1000, now_ns), KIN__LULL_NS);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(whoever_reads_now_and_then_never_waits),
              KIN_TEST_ENTRY(whoever_is_woken_again_and_again_waits),
              KIN_TEST_ENTRY(whoever_finds_much_does_not_wait),
              KIN_TEST_ENTRY(turns_without_bytes_do_not_count))
