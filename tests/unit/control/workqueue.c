/* SPDX-License-Identifier: Apache-2.0 */
#include "control/workqueue.h"

#include "base/alloc.h"
#include "control/work_limiter.h"
#include "work_test.h"

static int new_queue(const kin_allocator *alloc, kin_workqueue **ret)
{
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);

    opts.alloc = alloc;
    return kin_workqueue_new(&opts, ret, /* err= */ NULL);
}

/* ---- waiting once (A, B) ---- */

/* client-go's TestLen and TestCollapse. */
KIN_TEST(a_waiting_key_is_queued_once)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, &queue));
    TRY(add(queue, "foo"));
    assert_int_equal(kin__workqueue_count(queue), 1);
    TRY(add(queue, "bar"));
    TRY(add(queue, "foo"));
    assert_int_equal(kin__workqueue_count(queue), 2);
    take_done(queue, "foo");
    take_done(queue, "bar");
    assert_nothing(queue);
    assert_int_equal(kin__workqueue_count(queue), 0);
    return 0;
}

/* client-go's TestReinsert and TestCollapseWhileProcessing. */
KIN_TEST(a_running_key_is_queued_again)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;

    TRY(new_queue(alloc, &queue));
    TRY(add(queue, "foo"));
    kin_work *work = take(queue, "foo");
    assert_int_equal(add(queue, "foo"), 0);
    assert_int_equal(add(queue, "foo"), 0);
    assert_int_equal(kin__workqueue_count(queue), 0);
    assert_nothing(queue);
    kin_workqueue_done(queue, work);
    assert_int_equal(kin__workqueue_count(queue), 1);
    take_done(queue, "foo");
    assert_nothing(queue);
    return 0;
}

KIN_TEST(next_finishes_and_takes)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;
    kin_work *work = NULL;

    TRY(new_queue(alloc, &queue));
    TRY(add(queue, "foo"));
    TRY(add(queue, "bar"));
    assert_int_equal(kin_workqueue_get(queue, NULL, &work, NULL), 0);
    assert_int_equal(add(queue, "foo"), 0);
    assert_int_equal(kin_workqueue_next(queue, work, NULL, &work, NULL), 0);
    assert_str_equal(kin_work_key_of(work)->name, "bar");
    assert_int_equal(kin_workqueue_next(queue, work, NULL, &work, NULL), 0);
    assert_str_equal(kin_work_key_of(work)->name, "foo");
    kin_workqueue_shut_down(queue);
    assert_int_equal(kin_workqueue_next(queue, work, NULL, &work, NULL),
                     KIN_ECLOSED);
    kin_workqueue_done(queue, NULL);
    return 0;
}

static size_t data_size(const void *data, void *userdata)
{
    (void)data;
    (void)userdata;
    return sizeof(int);
}

static void data_copy(void *ret, const void *data, void *userdata)
{
    (void)userdata;
    *(int *)ret = *(const int *)data;
}

static uint64_t data_hash(const void *data, uint64_t seed, void *userdata)
{
    (void)userdata;
    return kin__hash_u64((uint64_t) * (const int *)data, seed);
}

static bool data_equal(const void *a, const void *b, void *userdata)
{
    (void)userdata;
    return *(const int *)a == *(const int *)b;
}

static void data_release(void *copy, void *userdata)
{
    int *released = userdata;

    *released += *(int *)copy;
}

/* Also client-go's TestGarbageCollection. */
KIN_TEST(removes_a_key_without_state)
{
    int released = 0;
    KIN_AUTO(kin_workqueue) *queue = NULL;
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    kin_work_key_type type = {.size = sizeof(type),
                              .data_size = data_size,
                              .copy = data_copy,
                              .hash = data_hash,
                              .equal = data_equal,
                              .release = data_release,
                              .userdata = &released};
    int one = 1;
    int ten = 10;
    kin_work_key keys[] = {{.data = &one}, {.data = &ten}};
    kin_workqueue_stats stats = {.size = sizeof(stats)};
    kin_work *work = NULL;

    opts.alloc = alloc;
    opts.key_type = &type;
    TRY(kin_workqueue_new(&opts, &queue, NULL));
    TRY(kin_workqueue_add(queue, &keys[0], NULL));
    TRY(kin_workqueue_add(queue, &keys[1], NULL));
    TRY(kin_workqueue_add(queue, &keys[0], NULL));
    assert_int_equal(kin__workqueue_count(queue), 2);
    assert_int_equal(kin_workqueue_try_get(queue, &work), 0);
    assert_int_equal(*(const int *)kin_work_key_of(work)->data, 1);
    assert_int_equal(released, 0);
    kin_workqueue_done(queue, work);
    assert_int_equal(released, 1);
    kin_workqueue_get_stats(queue, &stats);
    assert_int_equal(stats.items, 1);
    queue = kin_workqueue_free(queue);
    assert_int_equal(released, 11);
    return 0;
}

/* ---- delays (D) ---- */

struct fixture {
    struct kin__fake_clock clock;
    kin_workqueue *queue;
    kin_work_limiter *limiter;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_workqueue_free(fixture->queue);
    (void)kin_work_limiter_unref(fixture->limiter);
}

#define AUTO_SCENE __attribute__((cleanup(fixture_done))) struct fixture

/* A queue with a manual clock, with delays of 1 ms to 1 s. */
static int fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);

    kin__fake_clock_init(&fixture->clock, KIN__NS_PER_S, 0);
    limits.alloc = alloc;
    limits.base_ms = 1;
    limits.max_ms = 1000;
    int r = kin_work_limiter_new(&limits, &fixture->limiter, NULL);
    if (r < 0)
        return r;
    opts.alloc = alloc;
    opts.limiter = fixture->limiter;
    return kin__workqueue_new(&fixture->clock.clock, &opts, &fixture->queue,
                              NULL);
}

static void fixture_advance(struct fixture *fixture, int64_t ms)
{
    kin__fake_clock_advance(&fixture->clock, ms * KIN__NS_PER_MS);
}

/* Milliseconds until the next key is due. */
static int64_t fixture_due_ms(struct fixture *fixture)
{
    int64_t at_ns = kin_workqueue_next_at(fixture->queue).at_ns;

    return (at_ns - kin__clock_now_ns(&fixture->clock.clock)) / KIN__NS_PER_MS;
}

/* client-go's TestSimpleQueue. */
KIN_TEST(a_delayed_key_waits_when_it_is_due)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc));
    assert_true(kin__deadline_is_never(kin_workqueue_next_at(fixture.queue)));
    TRY(add_after(fixture.queue, "foo", 50));
    assert_int_equal(kin__workqueue_count(fixture.queue), 0);
    assert_int_equal(fixture_due_ms(&fixture), 50);
    fixture_advance(&fixture, 49);
    assert_nothing(fixture.queue);
    fixture_advance(&fixture, 1);
    assert_int_equal(kin__workqueue_count(fixture.queue), 1);
    take_done(fixture.queue, "foo");
    fixture_advance(&fixture, 10000);
    assert_int_equal(kin__workqueue_count(fixture.queue), 0);
    TRY(add_after(fixture.queue, "now", 0));
    TRY(add_after(fixture.queue, "past", -1));
    TRY(add_after(fixture.queue, "past", INT64_MIN));
    assert_int_equal(kin__workqueue_count(fixture.queue), 2);
    TRY(add_after(fixture.queue, "never", INT64_MAX));
    assert_true(kin__deadline_is_never(kin_workqueue_next_at(fixture.queue)));
    return 0;
}

/* client-go's TestDeduping. */
KIN_TEST(uses_the_earliest_of_several_delays)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc));
    TRY(add_after(fixture.queue, "foo", 50));
    TRY(add_after(fixture.queue, "foo", 70));
    fixture_advance(&fixture, 60);
    take_done(fixture.queue, "foo");
    fixture_advance(&fixture, 20);
    assert_nothing(fixture.queue);
    TRY(add_after(fixture.queue, "foo", 50));
    TRY(add_after(fixture.queue, "foo", 30));
    assert_int_equal(fixture_due_ms(&fixture), 30);
    fixture_advance(&fixture, 40);
    take_done(fixture.queue, "foo");
    fixture_advance(&fixture, 20);
    assert_nothing(fixture.queue);
    return 0;
}

/* client-go's TestAddTwoFireEarly. */
KIN_TEST(the_last_added_key_may_be_due_first)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc));
    TRY(add_after(fixture.queue, "first", 1000));
    TRY(add_after(fixture.queue, "second", 50));
    assert_nothing(fixture.queue);
    fixture_advance(&fixture, 60);
    take_done(fixture.queue, "second");
    assert_nothing(fixture.queue);
    TRY(add_after(fixture.queue, "third", 2000));
    fixture_advance(&fixture, 1000);
    take_done(fixture.queue, "first");
    assert_nothing(fixture.queue);
    fixture_advance(&fixture, 2000);
    take_done(fixture.queue, "third");
    return 0;
}

/* client-go's TestCopyShifting. */
KIN_TEST(due_keys_are_ordered_by_time)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc));
    TRY(add_after(fixture.queue, "first", 1000));
    TRY(add_after(fixture.queue, "second", 500));
    TRY(add_after(fixture.queue, "third", 250));
    TRY(add_after(fixture.queue, "equal", 250));
    fixture_advance(&fixture, 2000);
    assert_int_equal(kin__workqueue_count(fixture.queue), 4);
    take_done(fixture.queue, "third");
    take_done(fixture.queue, "equal");
    take_done(fixture.queue, "second");
    take_done(fixture.queue, "first");
    return 0;
}

/* A later time is another reason to run, not another time for the same one. */
KIN_TEST(immediate_and_delayed_adds_are_independent)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc));
    TRY(add_after(fixture.queue, "foo", 50));
    TRY(add(fixture.queue, "foo"));
    kin_work *work = take(fixture.queue, "foo");
    /* Due while it is running: it waits again afterwards. */
    fixture_advance(&fixture, 50);
    assert_nothing(fixture.queue);
    kin_workqueue_done(fixture.queue, work);
    take_done(fixture.queue, "foo");
    assert_nothing(fixture.queue);
    return 0;
}

/* ---- failures ---- */

/* client-go's TestRateLimitingQueue. */
KIN_TEST(failures_are_counted_and_delayed)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_work_key one = key_named("one");

    TRY(fixture_init(&fixture, alloc));
    TRY(add_failed(fixture.queue, "one"));
    assert_int_equal(fixture_due_ms(&fixture), 1);
    fixture_advance(&fixture, 1);
    take_done(fixture.queue, "one");
    TRY(add_failed(fixture.queue, "one"));
    assert_int_equal(fixture_due_ms(&fixture), 2);
    assert_int_equal(failures(fixture.queue, "one"), 2);
    assert_int_equal(failures(fixture.queue, "two"), 0);
    TRY(add_failed(fixture.queue, "two"));
    assert_int_equal(fixture_due_ms(&fixture), 1);
    assert_int_equal(failures(fixture.queue, "two"), 1);
    kin_workqueue_forget(fixture.queue, &one);
    assert_int_equal(failures(fixture.queue, "one"), 0);
    fixture_advance(&fixture, 2);
    assert_int_equal(kin__workqueue_count(fixture.queue), 2);
    take_done(fixture.queue, "two");
    take_done(fixture.queue, "one");
    TRY(add_failed(fixture.queue, "one"));
    assert_int_equal(fixture_due_ms(&fixture), 1);
    return 0;
}

KIN_TEST(forget_resets_failures)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_work_key one = key_named("one");
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    TRY(fixture_init(&fixture, alloc));
    TRY(add_failed(fixture.queue, "one"));
    fixture_advance(&fixture, 1);
    take_done(fixture.queue, "one");
    kin_workqueue_get_stats(fixture.queue, &stats);
    assert_int_equal(stats.items, 1);
    kin_workqueue_forget(fixture.queue, &one);
    kin_workqueue_forget(fixture.queue, &one);
    kin_workqueue_get_stats(fixture.queue, &stats);
    assert_int_equal(stats.items, 0);
    return 0;
}

KIN_TEST(outcomes_are_applied)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    for (uint32_t i = 0; i < 5; i++) {
        kin_work *work = take(fixture.queue, "foo");
        assert_int_equal(kin_work_failures(work), i);
        kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
        kin_workqueue_done(fixture.queue, work);
        assert_int_equal(failures(fixture.queue, "foo"), i + 1);
        assert_int_equal(fixture_due_ms(&fixture), 1 << i);
        fixture_advance(&fixture, 1 << i);
    }
    kin_work *work = take(fixture.queue, "foo");
    kin_work_set_outcome(work, KIN_WORK_AFTER, 30);
    kin_workqueue_done(fixture.queue, work);
    assert_int_equal(failures(fixture.queue, "foo"), 0);
    assert_int_equal(fixture_due_ms(&fixture), 30);
    TRY(add_failed(fixture.queue, "foo"));
    fixture_advance(&fixture, 1);
    work = take(fixture.queue, "foo");
    kin_work_set_outcome(work, KIN_WORK_AFTER, 30);
    kin_work_set_outcome(work, KIN_WORK_FORGET, 0);
    kin_workqueue_done(fixture.queue, work);
    assert_int_equal(failures(fixture.queue, "foo"), 0);
    assert_nothing(fixture.queue);
    return 0;
}

KIN_TEST(a_zero_delay_adds_at_once)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    TRY(add(fixture.queue, "bar"));
    kin_work *work = take(fixture.queue, "foo");
    assert_int_equal(add(fixture.queue, "foo"), 0);
    kin_work_set_outcome(work, KIN_WORK_AFTER, -1);
    kin_workqueue_done(fixture.queue, work);
    take_done(fixture.queue, "bar");
    take_done(fixture.queue, "foo");
    assert_nothing(fixture.queue);
    return 0;
}

KIN_TEST(a_failure_uses_the_longer_delay)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_work_key key = key_named("foo");
    kin_work_add_opts opts = KIN_INIT(kin_work_add_opts);

    TRY(fixture_init(&fixture, alloc));
    opts.is_failure = true;
    opts.delay_ms = 40;
    TRY(kin_workqueue_add_with(fixture.queue, &key, &opts, NULL));
    assert_int_equal(fixture_due_ms(&fixture), 40);
    assert_int_equal(failures(fixture.queue, "foo"), 1);
    return 0;
}

/* ---- shutdown (E) ---- */

/* client-go's TestNoQueueDrainageUsingShutDown, and more. */
KIN_TEST(waiting_keys_can_be_taken_after_shutdown)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_work *work = NULL;
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    TRY(add(fixture.queue, "bar"));
    TRY(add_after(fixture.queue, "later", 10));
    TRY(add_after(fixture.queue, "bar", 10));
    work = take(fixture.queue, "foo");
    assert_int_equal(add(fixture.queue, "foo"), 0);
    assert_false(kin__workqueue_is_shut_down(fixture.queue));
    kin_workqueue_shut_down(fixture.queue);
    kin_workqueue_shut_down(fixture.queue);
    assert_true(kin__workqueue_is_shut_down(fixture.queue));
    assert_int_equal(add(fixture.queue, "new"), KIN_ECLOSED);
    assert_int_equal(add_after(fixture.queue, "new", 1), KIN_ECLOSED);
    assert_int_equal(add_failed(fixture.queue, "new"), KIN_ECLOSED);
    kin_workqueue_done(fixture.queue, work);
    fixture_advance(&fixture, 100);
    take_done(fixture.queue, "bar");
    work = take(fixture.queue, "foo");
    kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
    kin_workqueue_done(fixture.queue, work);
    assert_int_equal(kin_workqueue_try_get(fixture.queue, &work), KIN_ECLOSED);
    assert_int_equal(kin_workqueue_get(fixture.queue, NULL, &work, NULL),
                     KIN_ECLOSED);
    kin_workqueue_get_stats(fixture.queue, &stats);
    assert_int_equal(stats.dropped, 3);
    assert_int_equal(stats.items, 0);
    kin_workqueue_shut_down(NULL);
    return 0;
}

KIN_TEST(discard_drops_waiting_keys)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_work *work = NULL;
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    TRY(add(fixture.queue, "bar"));
    TRY(add_after(fixture.queue, "later", 10));
    assert_int_equal(
        kin_workqueue_drain(fixture.queue, KIN_WORK_DRAIN_DISCARD, NULL, NULL),
        0);
    assert_int_equal(kin_workqueue_try_get(fixture.queue, &work), KIN_ECLOSED);
    kin_workqueue_get_stats(fixture.queue, &stats);
    assert_int_equal(stats.dropped, 3);
    assert_int_equal(stats.items, 0);
    return 0;
}

/* ---- limits ---- */

KIN_TEST(has_a_limit_of_keys)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    kin_error err = KIN_ERROR_INIT;
    kin_work_key key = key_named("three");

    opts.alloc = alloc;
    opts.max_items = 2;
    TRY(kin_workqueue_new(&opts, &queue, NULL));
    TRY(add(queue, "one"));
    TRY(add_after(queue, "two", 1000));
    TRY_FAIL(kin_workqueue_add(queue, &key, &err), KIN_ELIMIT);
    assert_int_equal(err.code, KIN_ELIMIT);
    TRY(add(queue, "two"));
    take_done(queue, "one");
    TRY(add(queue, "three"));
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;
    kin_workqueue *ret = NULL;
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    kin_work_add_opts how = KIN_INIT(kin_work_add_opts);
    kin_work_key_type type = {.size = sizeof(type), .data_size = data_size};
    kin_work_key key = {.data = "x"};
    kin_work_key huge = {.name = kin_str_of("", KIN_WORK_TEXT_MAX + 1)};

    opts.key_type = &type;
    TRY_FAIL(kin_workqueue_new(&opts, &ret, NULL), KIN_EINVAL);
    opts = (kin_workqueue_opts)KIN_INIT(kin_workqueue_opts);
    opts.size = 1;
    TRY_FAIL(kin_workqueue_new(&opts, &ret, NULL), KIN_EINVAL);
    assert_null(ret);
    TRY(new_queue(alloc, &queue));
    TRY_FAIL(kin_workqueue_add(queue, &key, NULL), KIN_EINVAL);
    TRY_FAIL(kin_workqueue_add(queue, &huge, NULL), KIN_ELIMIT);
    kin_workqueue_forget(queue, &huge);
    assert_int_equal(kin_workqueue_failures(queue, &huge), 0);
    key.data = NULL;
    how.priority = KIN_WORK_PRIORITY_MAX + 1;
    TRY_FAIL(kin_workqueue_add_with(queue, &key, &how, NULL), KIN_EINVAL);
    how.priority = KIN_WORK_PRIORITY_MIN - 1;
    TRY_FAIL(kin_workqueue_add_with(queue, &key, &how, NULL), KIN_EINVAL);
    how.priority = 0;
    how.size = 0;
    TRY_FAIL(kin_workqueue_add_with(queue, &key, &how, NULL), KIN_EINVAL);
    TRY(kin_workqueue_add_with(queue, &key, NULL, NULL));
    assert_null(kin_workqueue_free(NULL));
    return 0;
}

/* An allocator that can be disabled. */
struct tap {
    kin_allocator outer;
    const kin_allocator *inner;
    bool is_off;
};

static void *tap_alloc(size_t size, void *userdata)
{
    struct tap *tap = userdata;

    return tap->is_off ? NULL : tap->inner->alloc(size, tap->inner->userdata);
}

static void *tap_realloc(void *ptr, size_t size, void *userdata)
{
    struct tap *tap = userdata;

    return tap->is_off ? NULL
                       : tap->inner->realloc(ptr, size, tap->inner->userdata);
}

static void tap_free(void *ptr, void *userdata)
{
    struct tap *tap = userdata;

    tap->inner->free(ptr, tap->inner->userdata);
}

/* Guarantee F. */
KIN_TEST(loses_nothing_without_memory)
{
    struct tap tap = {.inner = alloc};
    KIN_AUTO(kin_workqueue) *queue = NULL;
    kin_work *works[40];

    tap.outer = (kin_allocator){tap_alloc, tap_realloc, tap_free, &tap};
    TRY(new_queue(&tap.outer, &queue));
    for (size_t i = 0; i < 40; i++)
        TRY(kin_workqueue_add(queue, &(kin_work_key){.tag = i}, NULL));
    for (size_t i = 0; i < 40; i++)
        assert_int_equal(kin_workqueue_try_get(queue, &works[i]), 0);
    tap.is_off = true;
    for (size_t i = 0; i < 40; i++) {
        assert_int_equal(
            kin_workqueue_add(queue, &(kin_work_key){.tag = i}, NULL), 0);
        kin_work_set_outcome(works[i], i % 2 ? KIN_WORK_RETRY : KIN_WORK_AFTER,
                             3600000);
        kin_workqueue_done(queue, works[i]);
    }
    assert_int_equal(kin__workqueue_count(queue), 40);
    kin_workqueue_stats stats = {.size = sizeof(stats)};
    kin_workqueue_get_stats(queue, &stats);
    assert_int_equal(stats.items, 40);
    assert_true(stats.later >= 20);
    tap.is_off = false;
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_waiting_key_is_queued_once),
              KIN_TEST_ENTRY(a_running_key_is_queued_again),
              KIN_TEST_ENTRY(next_finishes_and_takes),
              KIN_TEST_ENTRY(removes_a_key_without_state),
              KIN_TEST_ENTRY(a_delayed_key_waits_when_it_is_due),
              KIN_TEST_ENTRY(uses_the_earliest_of_several_delays),
              KIN_TEST_ENTRY(the_last_added_key_may_be_due_first),
              KIN_TEST_ENTRY(due_keys_are_ordered_by_time),
              KIN_TEST_ENTRY(immediate_and_delayed_adds_are_independent),
              KIN_TEST_ENTRY(failures_are_counted_and_delayed),
              KIN_TEST_ENTRY(forget_resets_failures),
              KIN_TEST_ENTRY(outcomes_are_applied),
              KIN_TEST_ENTRY(a_zero_delay_adds_at_once),
              KIN_TEST_ENTRY(a_failure_uses_the_longer_delay),
              KIN_TEST_ENTRY(waiting_keys_can_be_taken_after_shutdown),
              KIN_TEST_ENTRY(discard_drops_waiting_keys),
              KIN_TEST_ENTRY(has_a_limit_of_keys),
              KIN_TEST_ENTRY(rejects_invalid_options),
              KIN_TEST_ENTRY(loses_nothing_without_memory))
