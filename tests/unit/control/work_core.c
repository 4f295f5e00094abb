/* SPDX-License-Identifier: Apache-2.0 */
/* The order of keys; workqueue.c tests the rest of the core. */
#include "control/work_core.h"

#include <stdio.h>

#include "control/work.h"
#include "work_test.h"

static int new_queue(const kin_allocator *alloc, uint32_t fair_every,
                     kin_workqueue **ret)
{
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);

    opts.alloc = alloc;
    opts.fair_every = fair_every;
    return kin_workqueue_new(&opts, ret, /* err= */ NULL);
}

KIN_TEST(higher_priorities_come_first)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, 100, &queue));
    TRY(add_at(queue, "lowest", KIN_WORK_PRIORITY_MIN));
    TRY(add(queue, "a"));
    TRY(add_at(queue, "low", -1));
    TRY(add_at(queue, "highest", KIN_WORK_PRIORITY_MAX));
    TRY(add(queue, "b"));
    TRY(add_at(queue, "high", 40));
    take_done(queue, "highest");
    take_done(queue, "high");
    take_done(queue, "a");
    take_done(queue, "b");
    take_done(queue, "low");
    take_done(queue, "lowest");
    assert_nothing(queue);
    return 0;
}

KIN_TEST(adding_never_lowers_a_priority)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, 100, &queue));
    TRY(add_at(queue, "x", -5));
    TRY(add(queue, "y"));
    TRY(add_at(queue, "x", 5));
    TRY(add_at(queue, "x", -7));
    kin_work *work = take(queue, "x");
    assert_int_equal(kin__work_priority(work), 5);
    /* While it is running: the next run has its own priority. */
    assert_int_equal(add_at(queue, "x", -3), 0);
    assert_int_equal(add_at(queue, "x", -2), 0);
    assert_int_equal(add_at(queue, "x", -9), 0);
    assert_int_equal(kin__work_priority(work), 5);
    kin_workqueue_done(queue, work);
    take_done(queue, "y");
    work = take(queue, "x");
    assert_int_equal(kin__work_priority(work), -2);
    kin_workqueue_done(queue, work);
    return 0;
}

KIN_TEST(a_retry_keeps_its_priority)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, 100, &queue));
    TRY(add_at(queue, "x", 7));
    kin_work *work = take(queue, "x");
    kin_work_set_outcome(work, KIN_WORK_AFTER, 0);
    kin_workqueue_done(queue, work);
    work = take(queue, "x");
    assert_int_equal(kin__work_priority(work), 7);
    kin_workqueue_done(queue, work);
    return 0;
}

KIN_TEST(a_delayed_key_has_its_highest_priority)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;
    struct kin__fake_clock clock;
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    kin_work_add_opts how = KIN_INIT(kin_work_add_opts);
    kin_work_key key = key_named("x");

    kin__fake_clock_init(&clock, 0, 0);
    opts.alloc = alloc;
    TRY(kin__workqueue_new(&clock.clock, &opts, &queue, NULL));
    how.delay_ms = 10;
    how.priority = 3;
    TRY(kin_workqueue_add_with(queue, &key, &how, NULL));
    how.delay_ms = 5;
    how.priority = 1;
    TRY(kin_workqueue_add_with(queue, &key, &how, NULL));
    kin__fake_clock_advance(&clock, 5 * KIN__NS_PER_MS);
    kin_work *work = take(queue, "x");
    assert_int_equal(kin__work_priority(work), 3);
    kin_workqueue_done(queue, work);
    return 0;
}

/* Every third turn takes the oldest key, whatever is added. */
KIN_TEST(fair_turns_take_the_oldest_key)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, 3, &queue));
    TRY(add_at(queue, "old", -100));
    TRY(add_at(queue, "older", -50));
    TRY(add(queue, "a"));
    TRY(add(queue, "b"));
    TRY(add(queue, "c"));
    TRY(add(queue, "d"));
    take_done(queue, "a");
    take_done(queue, "b");
    take_done(queue, "old");
    take_done(queue, "c");
    take_done(queue, "d");
    take_done(queue, "older");
    return 0;
}

KIN_TEST(only_fair_turns_ignore_priorities)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, 1, &queue));
    TRY(add_at(queue, "a", -1));
    TRY(add_at(queue, "b", 1));
    TRY(add_at(queue, "a", 2));
    take_done(queue, "a");
    take_done(queue, "b");
    return 0;
}

enum {
    STARVE_LOW = 200,
    STARVE_FAIR = 8,
};

/* A first list at the lowest priority, while a new key of the highest priority
 * is added for each key that is taken: the last key of the list is taken after
 * as many turns as C promises, and urgent keys get all other turns. */
KIN_TEST(no_key_starves)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;
    size_t low = 0;
    size_t turns = 0;
    char name[32];

    TRY(new_queue(alloc, 0, &queue));
    for (uint64_t i = 0; i < STARVE_LOW; i++) {
        kin_work_key key = {.tag = i};
        kin_work_add_opts how = KIN_INIT(kin_work_add_opts);
        how.priority = KIN_WORK_PRIORITY_MIN;
        TRY(kin_workqueue_add_with(queue, &key, &how, NULL));
    }
    TRY(add_at(queue, "first", KIN_WORK_PRIORITY_MAX));
    while (low < STARVE_LOW) {
        kin_work *work = NULL;
        assert_int_equal(kin_workqueue_try_get(queue, &work), 0);
        bool is_low = kin__work_priority(work) == KIN_WORK_PRIORITY_MIN;
        /* In the order in which they were added. */
        if (is_low)
            assert_int_equal(kin_work_key_of(work)->tag, low);
        low += is_low;
        turns++;
        assert_true(turns <= STARVE_FAIR * (low + 1));
        kin_workqueue_done(queue, work);
        (void)snprintf(name, sizeof(name), "hurry-%zu", turns);
        TRY(add_at(queue, name, KIN_WORK_PRIORITY_MAX));
    }
    assert_int_equal(turns, STARVE_FAIR * STARVE_LOW);
    return 0;
}

/* A key that is added repeatedly does not age: each time it begins to wait
 * anew. */
KIN_TEST(age_counts_from_the_begin_of_the_wait)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, 2, &queue));
    TRY(add_at(queue, "x", -1));
    TRY(add(queue, "y"));
    kin_work *work = take(queue, "y");
    assert_int_equal(add(queue, "y"), 0);
    kin_workqueue_done(queue, work);
    take_done(queue, "x");
    take_done(queue, "y");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(higher_priorities_come_first),
              KIN_TEST_ENTRY(adding_never_lowers_a_priority),
              KIN_TEST_ENTRY(a_retry_keeps_its_priority),
              KIN_TEST_ENTRY(a_delayed_key_has_its_highest_priority),
              KIN_TEST_ENTRY(fair_turns_take_the_oldest_key),
              KIN_TEST_ENTRY(only_fair_turns_ignore_priorities),
              KIN_TEST_ENTRY(no_key_starves),
              KIN_TEST_ENTRY(age_counts_from_the_begin_of_the_wait))
