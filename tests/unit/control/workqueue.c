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
KIN_TEST(what_waits_waits_once)
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
KIN_TEST(what_is_added_while_it_is_done_waits_again)
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

KIN_TEST(next_gives_back_and_takes)
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
KIN_TEST(a_key_is_let_go_when_nothing_is_left_of_it)
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

/* ---- later (D) ---- */

struct scene {
    struct kin__fake_clock clock;
    kin_workqueue *queue;
    kin_work_limiter *limiter;
};

static void scene_done(struct scene *scene)
{
    (void)kin_workqueue_free(scene->queue);
    (void)kin_work_limiter_unref(scene->limiter);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

/* A queue on a clock of the test's, with delays of 1 ms to 1 s. */
static int scene_init(struct scene *scene, const kin_allocator *alloc)
{
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);

    kin__fake_clock_init(&scene->clock, KIN__NS_PER_S, 0);
    limits.alloc = alloc;
    limits.base_ms = 1;
    limits.max_ms = 1000;
    int r = kin_work_limiter_new(&limits, &scene->limiter, NULL);
    if (r < 0)
        return r;
    opts.alloc = alloc;
    opts.limiter = scene->limiter;
    return kin__workqueue_new(&scene->clock.clock, &opts, &scene->queue, NULL);
}

static void scene_advance(struct scene *scene, int64_t ms)
{
    kin__fake_clock_advance(&scene->clock, ms * KIN__NS_PER_MS);
}

/* Milliseconds until something is due. */
static int64_t scene_due_ms(struct scene *scene)
{
    int64_t at_ns = kin_workqueue_next_at(scene->queue).at_ns;

    return (at_ns - kin__clock_now_ns(&scene->clock.clock)) / KIN__NS_PER_MS;
}

/* client-go's TestSimpleQueue. */
KIN_TEST(what_is_for_later_waits_when_it_is_due)
{
    AUTO_SCENE scene = {.queue = NULL};

    TRY(scene_init(&scene, alloc));
    assert_true(kin__deadline_is_never(kin_workqueue_next_at(scene.queue)));
    TRY(add_after(scene.queue, "foo", 50));
    assert_int_equal(kin__workqueue_count(scene.queue), 0);
    assert_int_equal(scene_due_ms(&scene), 50);
    scene_advance(&scene, 49);
    assert_nothing(scene.queue);
    scene_advance(&scene, 1);
    assert_int_equal(kin__workqueue_count(scene.queue), 1);
    take_done(scene.queue, "foo");
    scene_advance(&scene, 10000);
    assert_int_equal(kin__workqueue_count(scene.queue), 0);
    TRY(add_after(scene.queue, "now", 0));
    TRY(add_after(scene.queue, "past", -1));
    TRY(add_after(scene.queue, "past", INT64_MIN));
    assert_int_equal(kin__workqueue_count(scene.queue), 2);
    TRY(add_after(scene.queue, "never", INT64_MAX));
    assert_true(kin__deadline_is_never(kin_workqueue_next_at(scene.queue)));
    return 0;
}

/* client-go's TestDeduping. */
KIN_TEST(of_several_times_the_earliest_counts)
{
    AUTO_SCENE scene = {.queue = NULL};

    TRY(scene_init(&scene, alloc));
    TRY(add_after(scene.queue, "foo", 50));
    TRY(add_after(scene.queue, "foo", 70));
    scene_advance(&scene, 60);
    take_done(scene.queue, "foo");
    scene_advance(&scene, 20);
    assert_nothing(scene.queue);
    TRY(add_after(scene.queue, "foo", 50));
    TRY(add_after(scene.queue, "foo", 30));
    assert_int_equal(scene_due_ms(&scene), 30);
    scene_advance(&scene, 40);
    take_done(scene.queue, "foo");
    scene_advance(&scene, 20);
    assert_nothing(scene.queue);
    return 0;
}

/* client-go's TestAddTwoFireEarly. */
KIN_TEST(what_was_added_last_may_be_due_first)
{
    AUTO_SCENE scene = {.queue = NULL};

    TRY(scene_init(&scene, alloc));
    TRY(add_after(scene.queue, "first", 1000));
    TRY(add_after(scene.queue, "second", 50));
    assert_nothing(scene.queue);
    scene_advance(&scene, 60);
    take_done(scene.queue, "second");
    assert_nothing(scene.queue);
    TRY(add_after(scene.queue, "third", 2000));
    scene_advance(&scene, 1000);
    take_done(scene.queue, "first");
    assert_nothing(scene.queue);
    scene_advance(&scene, 2000);
    take_done(scene.queue, "third");
    return 0;
}

/* client-go's TestCopyShifting. */
KIN_TEST(what_is_due_comes_in_the_order_of_its_times)
{
    AUTO_SCENE scene = {.queue = NULL};

    TRY(scene_init(&scene, alloc));
    TRY(add_after(scene.queue, "first", 1000));
    TRY(add_after(scene.queue, "second", 500));
    TRY(add_after(scene.queue, "third", 250));
    TRY(add_after(scene.queue, "equal", 250));
    scene_advance(&scene, 2000);
    assert_int_equal(kin__workqueue_count(scene.queue), 4);
    take_done(scene.queue, "third");
    take_done(scene.queue, "equal");
    take_done(scene.queue, "second");
    take_done(scene.queue, "first");
    return 0;
}

/* A later time is one more reason, not another time for the same. */
KIN_TEST(now_and_later_are_apart)
{
    AUTO_SCENE scene = {.queue = NULL};

    TRY(scene_init(&scene, alloc));
    TRY(add_after(scene.queue, "foo", 50));
    TRY(add(scene.queue, "foo"));
    kin_work *work = take(scene.queue, "foo");
    /* Due while it is being done: it waits again afterwards. */
    scene_advance(&scene, 50);
    assert_nothing(scene.queue);
    kin_workqueue_done(scene.queue, work);
    take_done(scene.queue, "foo");
    assert_nothing(scene.queue);
    return 0;
}

/* ---- failures ---- */

/* client-go's TestRateLimitingQueue. */
KIN_TEST(failures_are_counted_and_delay)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_work_key one = key_named("one");

    TRY(scene_init(&scene, alloc));
    TRY(add_failed(scene.queue, "one"));
    assert_int_equal(scene_due_ms(&scene), 1);
    scene_advance(&scene, 1);
    take_done(scene.queue, "one");
    TRY(add_failed(scene.queue, "one"));
    assert_int_equal(scene_due_ms(&scene), 2);
    assert_int_equal(failures(scene.queue, "one"), 2);
    assert_int_equal(failures(scene.queue, "two"), 0);
    TRY(add_failed(scene.queue, "two"));
    assert_int_equal(scene_due_ms(&scene), 1);
    assert_int_equal(failures(scene.queue, "two"), 1);
    kin_workqueue_forget(scene.queue, &one);
    assert_int_equal(failures(scene.queue, "one"), 0);
    scene_advance(&scene, 2);
    assert_int_equal(kin__workqueue_count(scene.queue), 2);
    take_done(scene.queue, "two");
    take_done(scene.queue, "one");
    TRY(add_failed(scene.queue, "one"));
    assert_int_equal(scene_due_ms(&scene), 1);
    return 0;
}

KIN_TEST(forgetting_lets_go)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_work_key one = key_named("one");
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    TRY(scene_init(&scene, alloc));
    TRY(add_failed(scene.queue, "one"));
    scene_advance(&scene, 1);
    take_done(scene.queue, "one");
    kin_workqueue_get_stats(scene.queue, &stats);
    assert_int_equal(stats.items, 1);
    kin_workqueue_forget(scene.queue, &one);
    kin_workqueue_forget(scene.queue, &one);
    kin_workqueue_get_stats(scene.queue, &stats);
    assert_int_equal(stats.items, 0);
    return 0;
}

KIN_TEST(outcomes_say_what_becomes_of_it)
{
    AUTO_SCENE scene = {.queue = NULL};

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    for (uint32_t i = 0; i < 5; i++) {
        kin_work *work = take(scene.queue, "foo");
        assert_int_equal(kin_work_failures(work), i);
        kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
        kin_workqueue_done(scene.queue, work);
        assert_int_equal(failures(scene.queue, "foo"), i + 1);
        assert_int_equal(scene_due_ms(&scene), 1 << i);
        scene_advance(&scene, 1 << i);
    }
    kin_work *work = take(scene.queue, "foo");
    kin_work_set_outcome(work, KIN_WORK_AFTER, 30);
    kin_workqueue_done(scene.queue, work);
    assert_int_equal(failures(scene.queue, "foo"), 0);
    assert_int_equal(scene_due_ms(&scene), 30);
    TRY(add_failed(scene.queue, "foo"));
    scene_advance(&scene, 1);
    work = take(scene.queue, "foo");
    kin_work_set_outcome(work, KIN_WORK_AFTER, 30);
    kin_work_set_outcome(work, KIN_WORK_FORGET, 0);
    kin_workqueue_done(scene.queue, work);
    assert_int_equal(failures(scene.queue, "foo"), 0);
    assert_nothing(scene.queue);
    return 0;
}

KIN_TEST(after_no_time_is_at_once)
{
    AUTO_SCENE scene = {.queue = NULL};

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    TRY(add(scene.queue, "bar"));
    kin_work *work = take(scene.queue, "foo");
    assert_int_equal(add(scene.queue, "foo"), 0);
    kin_work_set_outcome(work, KIN_WORK_AFTER, -1);
    kin_workqueue_done(scene.queue, work);
    take_done(scene.queue, "bar");
    take_done(scene.queue, "foo");
    assert_nothing(scene.queue);
    return 0;
}

KIN_TEST(a_failure_waits_for_the_longer_of_both_times)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_work_key key = key_named("foo");
    kin_work_add_opts opts = KIN_INIT(kin_work_add_opts);

    TRY(scene_init(&scene, alloc));
    opts.is_failure = true;
    opts.delay_ms = 40;
    TRY(kin_workqueue_add_with(scene.queue, &key, &opts, NULL));
    assert_int_equal(scene_due_ms(&scene), 40);
    assert_int_equal(failures(scene.queue, "foo"), 1);
    return 0;
}

/* ---- the end (E) ---- */

/* client-go's TestNoQueueDrainageUsingShutDown, and more. */
KIN_TEST(after_a_shut_down_what_waits_can_be_taken)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_work *work = NULL;
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    TRY(add(scene.queue, "bar"));
    TRY(add_after(scene.queue, "later", 10));
    TRY(add_after(scene.queue, "bar", 10));
    work = take(scene.queue, "foo");
    assert_int_equal(add(scene.queue, "foo"), 0);
    assert_false(kin__workqueue_is_shut_down(scene.queue));
    kin_workqueue_shut_down(scene.queue);
    kin_workqueue_shut_down(scene.queue);
    assert_true(kin__workqueue_is_shut_down(scene.queue));
    assert_int_equal(add(scene.queue, "new"), KIN_ECLOSED);
    assert_int_equal(add_after(scene.queue, "new", 1), KIN_ECLOSED);
    assert_int_equal(add_failed(scene.queue, "new"), KIN_ECLOSED);
    kin_workqueue_done(scene.queue, work);
    scene_advance(&scene, 100);
    take_done(scene.queue, "bar");
    work = take(scene.queue, "foo");
    kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
    kin_workqueue_done(scene.queue, work);
    assert_int_equal(kin_workqueue_try_get(scene.queue, &work), KIN_ECLOSED);
    assert_int_equal(kin_workqueue_get(scene.queue, NULL, &work, NULL),
                     KIN_ECLOSED);
    kin_workqueue_get_stats(scene.queue, &stats);
    assert_int_equal(stats.dropped, 3);
    assert_int_equal(stats.items, 0);
    kin_workqueue_shut_down(NULL);
    return 0;
}

KIN_TEST(discarding_drops_what_waits)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_work *work = NULL;
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    TRY(add(scene.queue, "bar"));
    TRY(add_after(scene.queue, "later", 10));
    assert_int_equal(
        kin_workqueue_drain(scene.queue, KIN_WORK_DRAIN_DISCARD, NULL, NULL),
        0);
    assert_int_equal(kin_workqueue_try_get(scene.queue, &work), KIN_ECLOSED);
    kin_workqueue_get_stats(scene.queue, &stats);
    assert_int_equal(stats.dropped, 3);
    assert_int_equal(stats.items, 0);
    return 0;
}

/* ---- limits ---- */

KIN_TEST(there_is_a_limit_of_keys)
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

KIN_TEST(refuses_what_makes_no_sense)
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

/* An allocator that can be switched off. */
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
KIN_TEST(without_memory_nothing_is_lost)
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(what_waits_waits_once),
              KIN_TEST_ENTRY(what_is_added_while_it_is_done_waits_again),
              KIN_TEST_ENTRY(next_gives_back_and_takes),
              KIN_TEST_ENTRY(a_key_is_let_go_when_nothing_is_left_of_it),
              KIN_TEST_ENTRY(what_is_for_later_waits_when_it_is_due),
              KIN_TEST_ENTRY(of_several_times_the_earliest_counts),
              KIN_TEST_ENTRY(what_was_added_last_may_be_due_first),
              KIN_TEST_ENTRY(what_is_due_comes_in_the_order_of_its_times),
              KIN_TEST_ENTRY(now_and_later_are_apart),
              KIN_TEST_ENTRY(failures_are_counted_and_delay),
              KIN_TEST_ENTRY(forgetting_lets_go),
              KIN_TEST_ENTRY(outcomes_say_what_becomes_of_it),
              KIN_TEST_ENTRY(after_no_time_is_at_once),
              KIN_TEST_ENTRY(a_failure_waits_for_the_longer_of_both_times),
              KIN_TEST_ENTRY(after_a_shut_down_what_waits_can_be_taken),
              KIN_TEST_ENTRY(discarding_drops_what_waits),
              KIN_TEST_ENTRY(there_is_a_limit_of_keys),
              KIN_TEST_ENTRY(refuses_what_makes_no_sense),
              KIN_TEST_ENTRY(without_memory_nothing_is_lost))
