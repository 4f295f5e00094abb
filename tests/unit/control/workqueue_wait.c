/* SPDX-License-Identifier: Apache-2.0 */
/* Work queues with several threads: who waits, who is woken, and the end. */
#include <sched.h>

#include "asleep_test.h"
#include "base/random.h"
#include "base/stop.h"
#include "control/workqueue.h"
#include "work_test.h"

struct scene {
    struct kin__fake_clock clock;
    kin_workqueue *queue;
    kin_stop *stop;
};

static void scene_done(struct scene *scene)
{
    (void)kin_workqueue_free(scene->queue);
    (void)kin_stop_unref(scene->stop);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

static int scene_init(struct scene *scene, const kin_allocator *alloc)
{
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    kin_stop_opts stop = KIN_INIT(kin_stop_opts);

    kin__fake_clock_init(&scene->clock, KIN__NS_PER_S, 0);
    opts.alloc = alloc;
    stop.alloc = alloc;
    int r = kin__stop_new_with_clock(&scene->clock.clock, &stop, &scene->stop,
                                     NULL);
    return r < 0 ? r
                 : kin__workqueue_new(&scene->clock.clock, &opts, &scene->queue,
                                      NULL);
}

/* ---- waiting for work ---- */

struct getter {
    struct scene *scene;
    int result;
    uint64_t tag;
};

static void getter_run(void *userdata)
{
    struct getter *getter = userdata;
    kin_work *work = NULL;

    getter->result = kin_workqueue_get(getter->scene->queue,
                                       getter->scene->stop, &work, NULL);
    if (getter->result == 0) {
        getter->tag = kin_work_key_of(work)->tag;
        kin_workqueue_done(getter->scene->queue, work);
    }
}

static int add_tag(struct scene *scene, uint64_t tag, int64_t delay_ms)
{
    kin_work_key key = {.tag = tag};

    return kin_workqueue_add_after(scene->queue, &key, delay_ms, NULL);
}

enum { GETTERS = 4 };

/* Each of several who sleep gets one of several that come at once. */
KIN_TEST(everybody_is_woken_who_is_needed)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct getter getters[GETTERS];
    uint64_t tags = 0;

    TRY(scene_init(&scene, alloc));
    /* What is known already can be added without memory. */
    for (uint64_t i = 0; i < GETTERS; i++)
        TRY(add_tag(&scene, i, 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        for (size_t i = 0; i < GETTERS; i++) {
            getters[i] = (struct getter){.scene = &scene};
            helpers_start(&helpers, getter_run, &getters[i]);
        }
        kin__fake_clock_await_waiters(&scene.clock, GETTERS);
        for (uint64_t i = 0; i < GETTERS; i++)
            assert_int_equal(add_tag(&scene, i, 0), 0);
    }
    for (size_t i = 0; i < GETTERS; i++) {
        assert_int_equal(getters[i].result, 0);
        tags |= UINT64_C(1) << getters[i].tag;
    }
    assert_int_equal(tags, (1 << GETTERS) - 1);
    return 0;
}

/* One of them waits for the time; when it has left another one does. */
KIN_TEST(somebody_always_waits_for_what_is_due)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct getter getters[2] = {{.scene = &scene}, {.scene = &scene}};

    TRY(scene_init(&scene, alloc));
    TRY(add_tag(&scene, 7, 60 * 1000));
    TRY(add_tag(&scene, 8, 10 * 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        for (size_t i = 0; i < 2; i++)
            helpers_start(&helpers, getter_run, &getters[i]);
        kin__fake_clock_await_waiters(&scene.clock, 2);
        /* An earlier time than the one that is waited for. */
        assert_int_equal(add_tag(&scene, 7, 5 * 1000), 0);
        kin__fake_clock_advance(&scene.clock, 5 * KIN__NS_PER_S);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        kin__fake_clock_advance(&scene.clock, 5 * KIN__NS_PER_S);
    }
    assert_int_equal(getters[0].result, 0);
    assert_int_equal(getters[1].result, 0);
    assert_int_equal(getters[0].tag + getters[1].tag, 15);
    return 0;
}

struct twice {
    struct getter first;
    struct getter second;
    _Atomic bool has_ended;
};

static void twice_run(void *userdata)
{
    struct twice *twice = userdata;

    getter_run(&twice->first);
    getter_run(&twice->second);
    atomic_store(&twice->has_ended, true);
}

/* Who has waited for one time does so for the next. */
KIN_TEST(times_come_one_after_the_other)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct twice twice = {.first.scene = &scene, .second.scene = &scene};
    kin_workqueue_stats stats = {.size = sizeof(stats), .depth = 2};

    TRY(scene_init(&scene, alloc));
    TRY(add_tag(&scene, 7, 5 * 1000));
    TRY(add_tag(&scene, 8, 10 * 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, twice_run, &twice);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        kin__fake_clock_advance(&scene.clock, 5 * KIN__NS_PER_S);
        while (stats.depth + stats.later + stats.running > 1 ||
               stats.running > 0) {
            sched_yield();
            kin_workqueue_get_stats(scene.queue, &stats);
        }
        kin__fake_clock_await_waiters(&scene.clock, 1);
        kin__fake_clock_advance(&scene.clock, 5 * KIN__NS_PER_S);
        for (int i = 0; i < 20000 && !atomic_load(&twice.has_ended); i++)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_stop_request(scene.stop);
    }
    assert_int_equal(twice.first.tag, 7);
    assert_int_equal(twice.second.result, 0);
    assert_int_equal(twice.second.tag, 8);
    return 0;
}

KIN_TEST(a_stop_ends_a_wait)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct getter getter = {.scene = &scene};
    kin_work *work = NULL;

    TRY(scene_init(&scene, alloc));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, getter_run, &getter);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        kin_stop_request(scene.stop);
    }
    assert_int_equal(getter.result, KIN_ESTOPPED);
    /* It comes before anything that waits. */
    TRY(add(scene.queue, "foo"));
    assert_int_equal(kin_workqueue_get(scene.queue, scene.stop, &work, NULL),
                     KIN_ESTOPPED);
    take_done(scene.queue, "foo");
    return 0;
}

KIN_TEST(a_deadline_ends_a_wait)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    struct getter getter = {.scene = &scene};

    TRY(scene_init(&scene, alloc));
    scene.stop = kin_stop_unref(scene.stop);
    opts.alloc = alloc;
    opts.has_deadline = true;
    opts.deadline = kin__deadline_after(&scene.clock.clock, KIN__NS_PER_S);
    TRY(kin__stop_new_with_clock(&scene.clock.clock, &opts, &scene.stop, NULL));
    TRY(add_tag(&scene, 1, 2000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, getter_run, &getter);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        kin__fake_clock_advance(&scene.clock, KIN__NS_PER_S);
    }
    assert_int_equal(getter.result, KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(a_shut_down_ends_all_waits)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct getter getters[GETTERS];

    TRY(scene_init(&scene, alloc));
    TRY(add_tag(&scene, 1, 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        for (size_t i = 0; i < GETTERS; i++) {
            getters[i] = (struct getter){.scene = &scene};
            helpers_start(&helpers, getter_run, &getters[i]);
        }
        kin__fake_clock_await_waiters(&scene.clock, GETTERS);
        kin_workqueue_shut_down(scene.queue);
    }
    for (size_t i = 0; i < GETTERS; i++)
        assert_int_equal(getters[i].result, KIN_ECLOSED);
    return 0;
}

/* ---- draining ---- */

struct drainer {
    struct scene *scene;
    kin_work_drain drain;
    int result;
    _Atomic bool has_ended;
};

static void drainer_run(void *userdata)
{
    struct drainer *drainer = userdata;

    drainer->result = kin_workqueue_drain(drainer->scene->queue, drainer->drain,
                                          drainer->scene->stop, NULL);
    atomic_store(&drainer->has_ended, true);
}

/* client-go's TestQueueDrainageUsingShutDownWithDrain. */
KIN_TEST(a_drain_waits_for_what_is_being_done)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct drainer drainer = {.scene = &scene};

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    TRY(add(scene.queue, "bar"));
    TRY(add(scene.queue, "waits"));
    kin_work *foo = take(scene.queue, "foo");
    kin_work *bar = take(scene.queue, "bar");
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        assert_true(kin__workqueue_is_shut_down(scene.queue));
        kin_workqueue_done(scene.queue, foo);
        assert_false(atomic_load(&drainer.has_ended));
        kin_workqueue_done(scene.queue, bar);
    }
    assert_int_equal(drainer.result, 0);
    take_done(scene.queue, "waits");
    return 0;
}

/* client-go's TestQueueDrainageUsingShutDownWithDrainWithDirtyItem. */
KIN_TEST(what_was_added_before_a_drain_is_done_after_it)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct drainer drainer = {.scene = &scene};
    kin_work *work = NULL;

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    kin_work *foo = take(scene.queue, "foo");
    assert_int_equal(add(scene.queue, "foo"), 0);
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        assert_int_equal(kin_workqueue_try_get(scene.queue, &work),
                         KIN_ECLOSED);
        kin_workqueue_done(scene.queue, foo);
        take_done(scene.queue, "foo");
        assert_int_equal(kin_workqueue_try_get(scene.queue, &work),
                         KIN_ECLOSED);
    }
    assert_int_equal(drainer.result, 0);
    return 0;
}

KIN_TEST(a_full_drain_waits_for_what_waits_too)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct drainer drainer = {.scene = &scene, .drain = KIN_WORK_DRAIN_ALL};

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    TRY(add(scene.queue, "bar"));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        kin_work *foo = take(scene.queue, "foo");
        kin_workqueue_done(scene.queue, foo);
        assert_false(atomic_load(&drainer.has_ended));
        take_done(scene.queue, "bar");
    }
    assert_int_equal(drainer.result, 0);
    return 0;
}

KIN_TEST(a_discarding_drain_waits_for_what_is_being_done)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct drainer drainer = {.scene = &scene, .drain = KIN_WORK_DRAIN_DISCARD};

    TRY(scene_init(&scene, alloc));
    TRY(add(scene.queue, "foo"));
    TRY(add(scene.queue, "bar"));
    kin_work *foo = take(scene.queue, "foo");
    assert_int_equal(add(scene.queue, "foo"), 0);
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&scene.clock, 1);
        assert_int_equal(kin__workqueue_count(scene.queue), 0);
        kin_workqueue_done(scene.queue, foo);
    }
    assert_int_equal(drainer.result, 0);
    assert_int_equal(kin__workqueue_count(scene.queue), 0);
    return 0;
}

/* By the real clock: the other one looks at its condition all the time. */
KIN_TEST(one_drain_may_empty_what_another_waits_for)
{
    AUTO_SCENE scene = {.queue = NULL};
    struct drainer drainer = {.scene = &scene, .drain = KIN_WORK_DRAIN_ALL};
    const kin_stop_opts soon = {.size = sizeof(soon),
                                .has_deadline = true,
                                .deadline = kin_deadline_ms(20000)};

    (void)alloc;
    TRY(kin_stop_new(NULL, &soon, &scene.stop, NULL));
    TRY(kin_workqueue_new(NULL, &scene.queue, NULL));
    TRY(add(scene.queue, "foo"));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        while (!kin__workqueue_is_shut_down(scene.queue))
            sched_yield();
        await_others_asleep();
        TRY(kin_workqueue_drain(scene.queue, KIN_WORK_DRAIN_DISCARD, NULL,
                                NULL));
    }
    assert_int_equal(drainer.result, 0);
    assert_false(kin_stop_requested(scene.stop)); /* long before */
    return 0;
}

/* client-go's TestForceQueueShutdownUsingShutDown; and a stop. */
KIN_TEST(a_drain_can_be_ended)
{
    for (int by_stop = 0; by_stop < 2; by_stop++) {
        AUTO_SCENE scene = {.queue = NULL};
        struct drainer drainer = {.scene = &scene};
        TRY(scene_init(&scene, alloc));
        TRY(add(scene.queue, "foo"));
        kin_work *foo = take(scene.queue, "foo");
        {
            AUTO_HELPERS helpers = {.count = 0};
            helpers_start(&helpers, drainer_run, &drainer);
            kin__fake_clock_await_waiters(&scene.clock, 1);
            if (by_stop)
                kin_stop_request(scene.stop);
            else
                kin_workqueue_shut_down(scene.queue);
        }
        assert_int_equal(drainer.result, KIN_ESTOPPED);
        kin_workqueue_done(scene.queue, foo);
    }
    return 0;
}

/* ---- crowds ---- */

enum {
    CROWD_KEYS = 40,
    CROWD_PRODUCERS = 4,
    CROWD_WORKERS = 6,
    CROWD_STEPS = 600,
};

struct crowd {
    kin_workqueue *queue;
    _Atomic uint64_t turn;          /* seeds */
    _Atomic int busy[CROWD_KEYS];   /* workers that have the key */
    _Atomic int wanted[CROWD_KEYS]; /* adds so far */
    _Atomic int seen[CROWD_KEYS];   /* of those, before the last take */
    _Atomic int clashes;
    _Atomic int failed; /* adds that have */
};

/* Counts before it adds: whoever takes the key then sees the count. */
static void crowd_add(struct crowd *crowd, struct kin__random *random)
{
    uint64_t i = kin__random_below(random, CROWD_KEYS);
    kin_work_key key = {.tag = i};
    kin_work_add_opts how = KIN_INIT(kin_work_add_opts);

    how.priority = (int)kin__random_below(random, 201) - 100;
    how.delay_ms = (int64_t)kin__random_below(random, 3) - 1;
    how.is_failure = kin__random_below(random, 16) == 0;
    atomic_fetch_add(&crowd->wanted[i], 1);
    if (kin_workqueue_add_with(crowd->queue, &key, &how, NULL) < 0)
        atomic_fetch_add(&crowd->failed, 1);
}

static void crowd_produce(void *userdata)
{
    struct crowd *crowd = userdata;
    struct kin__random random;

    kin__random_init(&random, atomic_fetch_add(&crowd->turn, 1));
    for (int i = 0; i < CROWD_STEPS; i++)
        crowd_add(crowd, &random);
}

static void crowd_outcome(kin_work *work, struct kin__random *random)
{
    switch (kin__random_below(random, 16)) {
    case 0:
        kin_work_set_outcome(work, KIN_WORK_RETRY, 0);
        break;
    case 1:
        kin_work_set_outcome(work, KIN_WORK_AFTER, 1);
        break;
    default:
        kin_work_set_outcome(work, KIN_WORK_FORGET, 0);
    }
}

static void crowd_work(void *userdata)
{
    struct crowd *crowd = userdata;
    struct kin__random random;
    kin_work *work = NULL;

    kin__random_init(&random, atomic_fetch_add(&crowd->turn, 1));
    while (kin_workqueue_next(crowd->queue, work, NULL, &work, NULL) == 0) {
        size_t i = kin_work_key_of(work)->tag;
        if (atomic_fetch_add(&crowd->busy[i], 1) != 0)
            atomic_fetch_add(&crowd->clashes, 1);
        atomic_store(&crowd->seen[i], atomic_load(&crowd->wanted[i]));
        if (kin__random_below(&random, 4) == 0)
            sched_yield();
        crowd_outcome(work, &random);
        atomic_fetch_sub(&crowd->busy[i], 1);
    }
}

/* Until nothing waits, is for later, or is being done. */
static void crowd_settle(struct crowd *crowd)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    do {
        sched_yield();
        kin_workqueue_get_stats(crowd->queue, &stats);
    } while (stats.depth + stats.later + stats.running > 0);
}

/* Also client-go's TestBasic and TestAddWhileProcessing: nothing is lost, and
 * no two workers have the same key. */
KIN_TEST(a_crowd_loses_nothing_and_shares_nothing)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    struct crowd crowd = {.turn = 1};

    /* Memory may run out in any of the threads, which is not looked at here. */
    (void)alloc;
    limits.base_ms = 1;
    limits.max_ms = 2;
    opts.name = "crowd";
    TRY(kin_work_limiter_new(&limits, &limiter, NULL));
    opts.limiter = limiter;
    TRY(kin_workqueue_new(&opts, &queue, NULL));
    crowd.queue = queue;
    {
        AUTO_HELPERS workers = {.count = 0};
        for (int i = 0; i < CROWD_WORKERS; i++)
            helpers_start(&workers, crowd_work, &crowd);
        {
            AUTO_HELPERS producers = {.count = 0};
            for (int i = 0; i < CROWD_PRODUCERS; i++)
                helpers_start(&producers, crowd_produce, &crowd);
        }
        crowd_settle(&crowd);
        kin_workqueue_shut_down(queue);
    }
    assert_int_equal(atomic_load(&crowd.clashes), 0);
    assert_int_equal(atomic_load(&crowd.failed), 0);
    for (size_t i = 0; i < CROWD_KEYS; i++)
        assert_int_equal(atomic_load(&crowd.seen[i]),
                         atomic_load(&crowd.wanted[i]));
    assert_int_equal(kin__workqueue_count(queue), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(everybody_is_woken_who_is_needed),
              KIN_TEST_ENTRY(somebody_always_waits_for_what_is_due),
              KIN_TEST_ENTRY(times_come_one_after_the_other),
              KIN_TEST_ENTRY(a_stop_ends_a_wait),
              KIN_TEST_ENTRY(a_deadline_ends_a_wait),
              KIN_TEST_ENTRY(a_shut_down_ends_all_waits),
              KIN_TEST_ENTRY(a_drain_waits_for_what_is_being_done),
              KIN_TEST_ENTRY(what_was_added_before_a_drain_is_done_after_it),
              KIN_TEST_ENTRY(a_full_drain_waits_for_what_waits_too),
              KIN_TEST_ENTRY(a_discarding_drain_waits_for_what_is_being_done),
              KIN_TEST_ENTRY(one_drain_may_empty_what_another_waits_for),
              KIN_TEST_ENTRY(a_drain_can_be_ended),
              KIN_TEST_ENTRY(a_crowd_loses_nothing_and_shares_nothing))
