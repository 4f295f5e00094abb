/* SPDX-License-Identifier: Apache-2.0 */
/* Work queues with several threads: waiting, wake-ups and shutdown. */
#include <sched.h>

#include "asleep_test.h"
#include "base/random.h"
#include "base/stop.h"
#include "control/workqueue.h"
#include "work_test.h"

struct fixture {
    struct kin__fake_clock clock;
    kin_workqueue *queue;
    kin_stop *stop;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_workqueue_free(fixture->queue);
    (void)kin_stop_unref(fixture->stop);
}

#define AUTO_SCENE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    kin_stop_opts stop = KIN_INIT(kin_stop_opts);

    kin__fake_clock_init(&fixture->clock, KIN__NS_PER_S, 0);
    opts.alloc = alloc;
    stop.alloc = alloc;
    int r = kin__stop_new_with_clock(&fixture->clock.clock, &stop,
                                     &fixture->stop, NULL);
    return r < 0 ? r
                 : kin__workqueue_new(&fixture->clock.clock, &opts,
                                      &fixture->queue, NULL);
}

/* ---- waiting for keys ---- */

struct getter {
    struct fixture *fixture;
    int result;
    uint64_t tag;
};

static void getter_run(void *userdata)
{
    struct getter *getter = userdata;
    kin_work *work = NULL;

    getter->result = kin_workqueue_get(getter->fixture->queue,
                                       getter->fixture->stop, &work, NULL);
    if (getter->result == 0) {
        getter->tag = kin_work_key_of(work)->tag;
        kin_workqueue_done(getter->fixture->queue, work);
    }
}

static int add_tag(struct fixture *fixture, uint64_t tag, int64_t delay_ms)
{
    kin_work_key key = {.tag = tag};

    return kin_workqueue_add_after(fixture->queue, &key, delay_ms, NULL);
}

enum { GETTERS = 4 };

/* Each of several waiters gets one of several keys that are added at once. */
KIN_TEST(wakes_as_many_threads_as_needed)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct getter getters[GETTERS];
    uint64_t tags = 0;

    TRY(fixture_init(&fixture, alloc));
    /* A known key can be added without memory. */
    for (uint64_t i = 0; i < GETTERS; i++)
        TRY(add_tag(&fixture, i, 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        for (size_t i = 0; i < GETTERS; i++) {
            getters[i] = (struct getter){.fixture = &fixture};
            helpers_start(&helpers, getter_run, &getters[i]);
        }
        kin__fake_clock_await_waiters(&fixture.clock, GETTERS);
        for (uint64_t i = 0; i < GETTERS; i++)
            assert_int_equal(add_tag(&fixture, i, 0), 0);
    }
    for (size_t i = 0; i < GETTERS; i++) {
        assert_int_equal(getters[i].result, 0);
        tags |= UINT64_C(1) << getters[i].tag;
    }
    assert_int_equal(tags, (1 << GETTERS) - 1);
    return 0;
}

/* One of them waits for the due time; when it has left, another one does. */
KIN_TEST(a_thread_always_waits_for_the_next_due_key)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct getter getters[2] = {{.fixture = &fixture}, {.fixture = &fixture}};

    TRY(fixture_init(&fixture, alloc));
    TRY(add_tag(&fixture, 7, 60 * 1000));
    TRY(add_tag(&fixture, 8, 10 * 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        for (size_t i = 0; i < 2; i++)
            helpers_start(&helpers, getter_run, &getters[i]);
        kin__fake_clock_await_waiters(&fixture.clock, 2);
        /* An earlier time than the one being waited for. */
        assert_int_equal(add_tag(&fixture, 7, 5 * 1000), 0);
        kin__fake_clock_advance(&fixture.clock, 5 * KIN__NS_PER_S);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        kin__fake_clock_advance(&fixture.clock, 5 * KIN__NS_PER_S);
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

/* The thread that waited for one due time waits for the next one. */
KIN_TEST(due_keys_wake_waiters_in_order)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct twice twice = {.first.fixture = &fixture,
                          .second.fixture = &fixture};
    kin_workqueue_stats stats = {.size = sizeof(stats), .depth = 2};

    TRY(fixture_init(&fixture, alloc));
    TRY(add_tag(&fixture, 7, 5 * 1000));
    TRY(add_tag(&fixture, 8, 10 * 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, twice_run, &twice);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        kin__fake_clock_advance(&fixture.clock, 5 * KIN__NS_PER_S);
        while (stats.depth + stats.later + stats.running > 1 ||
               stats.running > 0) {
            sched_yield();
            kin_workqueue_get_stats(fixture.queue, &stats);
        }
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        kin__fake_clock_advance(&fixture.clock, 5 * KIN__NS_PER_S);
        for (int i = 0; i < 20000 && !atomic_load(&twice.has_ended); i++)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_stop_request(fixture.stop);
    }
    assert_int_equal(twice.first.tag, 7);
    assert_int_equal(twice.second.result, 0);
    assert_int_equal(twice.second.tag, 8);
    return 0;
}

KIN_TEST(a_stop_ends_a_wait)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct getter getter = {.fixture = &fixture};
    kin_work *work = NULL;

    TRY(fixture_init(&fixture, alloc));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, getter_run, &getter);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        kin_stop_request(fixture.stop);
    }
    assert_int_equal(getter.result, KIN_ESTOPPED);
    /* It comes before any waiting key. */
    TRY(add(fixture.queue, "foo"));
    assert_int_equal(
        kin_workqueue_get(fixture.queue, fixture.stop, &work, NULL),
        KIN_ESTOPPED);
    take_done(fixture.queue, "foo");
    return 0;
}

KIN_TEST(a_deadline_ends_a_wait)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    struct getter getter = {.fixture = &fixture};

    TRY(fixture_init(&fixture, alloc));
    fixture.stop = kin_stop_unref(fixture.stop);
    opts.alloc = alloc;
    opts.has_deadline = true;
    opts.deadline = kin__deadline_after(&fixture.clock.clock, KIN__NS_PER_S);
    TRY(kin__stop_new_with_clock(&fixture.clock.clock, &opts, &fixture.stop,
                                 NULL));
    TRY(add_tag(&fixture, 1, 2000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, getter_run, &getter);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        kin__fake_clock_advance(&fixture.clock, KIN__NS_PER_S);
    }
    assert_int_equal(getter.result, KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(shutdown_ends_all_waits)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct getter getters[GETTERS];

    TRY(fixture_init(&fixture, alloc));
    TRY(add_tag(&fixture, 1, 1000));
    {
        AUTO_HELPERS helpers = {.count = 0};
        for (size_t i = 0; i < GETTERS; i++) {
            getters[i] = (struct getter){.fixture = &fixture};
            helpers_start(&helpers, getter_run, &getters[i]);
        }
        kin__fake_clock_await_waiters(&fixture.clock, GETTERS);
        kin_workqueue_shut_down(fixture.queue);
    }
    for (size_t i = 0; i < GETTERS; i++)
        assert_int_equal(getters[i].result, KIN_ECLOSED);
    return 0;
}

/* ---- draining ---- */

struct drainer {
    struct fixture *fixture;
    kin_work_drain drain;
    int result;
    _Atomic bool has_ended;
};

static void drainer_run(void *userdata)
{
    struct drainer *drainer = userdata;

    drainer->result = kin_workqueue_drain(
        drainer->fixture->queue, drainer->drain, drainer->fixture->stop, NULL);
    atomic_store(&drainer->has_ended, true);
}

/* client-go's TestQueueDrainageUsingShutDownWithDrain. */
KIN_TEST(a_drain_waits_for_running_keys)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct drainer drainer = {.fixture = &fixture};

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    TRY(add(fixture.queue, "bar"));
    TRY(add(fixture.queue, "waits"));
    kin_work *foo = take(fixture.queue, "foo");
    kin_work *bar = take(fixture.queue, "bar");
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        assert_true(kin__workqueue_is_shut_down(fixture.queue));
        kin_workqueue_done(fixture.queue, foo);
        assert_false(atomic_load(&drainer.has_ended));
        kin_workqueue_done(fixture.queue, bar);
    }
    assert_int_equal(drainer.result, 0);
    take_done(fixture.queue, "waits");
    return 0;
}

/* client-go's TestQueueDrainageUsingShutDownWithDrainWithDirtyItem. */
KIN_TEST(keys_added_before_a_drain_are_processed)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct drainer drainer = {.fixture = &fixture};
    kin_work *work = NULL;

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    kin_work *foo = take(fixture.queue, "foo");
    assert_int_equal(add(fixture.queue, "foo"), 0);
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        assert_int_equal(kin_workqueue_try_get(fixture.queue, &work),
                         KIN_ECLOSED);
        kin_workqueue_done(fixture.queue, foo);
        take_done(fixture.queue, "foo");
        assert_int_equal(kin_workqueue_try_get(fixture.queue, &work),
                         KIN_ECLOSED);
    }
    assert_int_equal(drainer.result, 0);
    return 0;
}

KIN_TEST(a_full_drain_waits_for_waiting_keys)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct drainer drainer = {.fixture = &fixture, .drain = KIN_WORK_DRAIN_ALL};

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    TRY(add(fixture.queue, "bar"));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        kin_work *foo = take(fixture.queue, "foo");
        kin_workqueue_done(fixture.queue, foo);
        assert_false(atomic_load(&drainer.has_ended));
        take_done(fixture.queue, "bar");
    }
    assert_int_equal(drainer.result, 0);
    return 0;
}

KIN_TEST(a_discarding_drain_waits_for_running_keys)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct drainer drainer = {.fixture = &fixture,
                              .drain = KIN_WORK_DRAIN_DISCARD};

    TRY(fixture_init(&fixture, alloc));
    TRY(add(fixture.queue, "foo"));
    TRY(add(fixture.queue, "bar"));
    kin_work *foo = take(fixture.queue, "foo");
    assert_int_equal(add(fixture.queue, "foo"), 0);
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        kin__fake_clock_await_waiters(&fixture.clock, 1);
        assert_int_equal(kin__workqueue_count(fixture.queue), 0);
        kin_workqueue_done(fixture.queue, foo);
    }
    assert_int_equal(drainer.result, 0);
    assert_int_equal(kin__workqueue_count(fixture.queue), 0);
    return 0;
}

/* Uses the real clock: the manual one makes waiters poll. */
KIN_TEST(a_drain_may_discard_keys_of_another)
{
    AUTO_SCENE fixture = {.queue = NULL};
    struct drainer drainer = {.fixture = &fixture, .drain = KIN_WORK_DRAIN_ALL};
    const kin_stop_opts soon = {.size = sizeof(soon),
                                .has_deadline = true,
                                .deadline = kin_deadline_ms(20000)};

    (void)alloc;
    TRY(kin_stop_new(NULL, &soon, &fixture.stop, NULL));
    TRY(kin_workqueue_new(NULL, &fixture.queue, NULL));
    TRY(add(fixture.queue, "foo"));
    {
        AUTO_HELPERS helpers = {.count = 0};
        helpers_start(&helpers, drainer_run, &drainer);
        while (!kin__workqueue_is_shut_down(fixture.queue))
            sched_yield();
        await_others_asleep();
        TRY(kin_workqueue_drain(fixture.queue, KIN_WORK_DRAIN_DISCARD, NULL,
                                NULL));
    }
    assert_int_equal(drainer.result, 0);
    assert_false(kin_stop_requested(fixture.stop)); /* long before */
    return 0;
}

/* client-go's TestForceQueueShutdownUsingShutDown; and a stop. */
KIN_TEST(a_drain_can_be_stopped)
{
    for (int by_stop = 0; by_stop < 2; by_stop++) {
        AUTO_SCENE fixture = {.queue = NULL};
        struct drainer drainer = {.fixture = &fixture};
        TRY(fixture_init(&fixture, alloc));
        TRY(add(fixture.queue, "foo"));
        kin_work *foo = take(fixture.queue, "foo");
        {
            AUTO_HELPERS helpers = {.count = 0};
            helpers_start(&helpers, drainer_run, &drainer);
            kin__fake_clock_await_waiters(&fixture.clock, 1);
            if (by_stop)
                kin_stop_request(fixture.stop);
            else
                kin_workqueue_shut_down(fixture.queue);
        }
        assert_int_equal(drainer.result, KIN_ESTOPPED);
        kin_workqueue_done(fixture.queue, foo);
    }
    return 0;
}

/* ---- many threads ---- */

enum {
    CROWD_KEYS = 40,
    CROWD_PRODUCERS = 4,
    CROWD_WORKERS = 6,
    CROWD_STEPS = 600,
};

struct stress {
    kin_workqueue *queue;
    _Atomic uint64_t turn;          /* seeds */
    _Atomic int busy[CROWD_KEYS];   /* number of workers that have the key */
    _Atomic int wanted[CROWD_KEYS]; /* adds so far */
    _Atomic int seen[CROWD_KEYS];   /* adds before the last take */
    _Atomic int clashes;
    _Atomic int failed; /* number of adds that have */
};

/* Counts before it adds: the worker that takes the key then sees the count. */
static void stress_add(struct stress *stress, struct kin__random *random)
{
    uint64_t i = kin__random_below(random, CROWD_KEYS);
    kin_work_key key = {.tag = i};
    kin_work_add_opts how = KIN_INIT(kin_work_add_opts);

    how.priority = (int)kin__random_below(random, 201) - 100;
    how.delay_ms = (int64_t)kin__random_below(random, 3) - 1;
    how.is_failure = kin__random_below(random, 16) == 0;
    atomic_fetch_add(&stress->wanted[i], 1);
    if (kin_workqueue_add_with(stress->queue, &key, &how, NULL) < 0)
        atomic_fetch_add(&stress->failed, 1);
}

static void stress_produce(void *userdata)
{
    struct stress *stress = userdata;
    struct kin__random random;

    kin__random_init(&random, atomic_fetch_add(&stress->turn, 1));
    for (int i = 0; i < CROWD_STEPS; i++)
        stress_add(stress, &random);
}

static void stress_outcome(kin_work *work, struct kin__random *random)
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

static void stress_work(void *userdata)
{
    struct stress *stress = userdata;
    struct kin__random random;
    kin_work *work = NULL;

    kin__random_init(&random, atomic_fetch_add(&stress->turn, 1));
    while (kin_workqueue_next(stress->queue, work, NULL, &work, NULL) == 0) {
        size_t i = kin_work_key_of(work)->tag;
        if (atomic_fetch_add(&stress->busy[i], 1) != 0)
            atomic_fetch_add(&stress->clashes, 1);
        atomic_store(&stress->seen[i], atomic_load(&stress->wanted[i]));
        if (kin__random_below(&random, 4) == 0)
            sched_yield();
        stress_outcome(work, &random);
        atomic_fetch_sub(&stress->busy[i], 1);
    }
}

/* Waits until no key is waiting, delayed or running. */
static void stress_settle(struct stress *stress)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    do {
        sched_yield();
        kin_workqueue_get_stats(stress->queue, &stats);
    } while (stats.depth + stats.later + stats.running > 0);
}

/* Also client-go's TestBasic and TestAddWhileProcessing: no key is lost, and no
 * two workers have the same key. */
KIN_TEST(many_threads_neither_lose_nor_share_keys)
{
    KIN_AUTO(kin_workqueue) *queue = NULL;
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    struct stress stress = {.turn = 1};

    /* Memory may run out in any of the threads, which is not tested here. */
    (void)alloc;
    limits.base_ms = 1;
    limits.max_ms = 2;
    opts.name = "stress";
    TRY(kin_work_limiter_new(&limits, &limiter, NULL));
    opts.limiter = limiter;
    TRY(kin_workqueue_new(&opts, &queue, NULL));
    stress.queue = queue;
    {
        AUTO_HELPERS workers = {.count = 0};
        for (int i = 0; i < CROWD_WORKERS; i++)
            helpers_start(&workers, stress_work, &stress);
        {
            AUTO_HELPERS producers = {.count = 0};
            for (int i = 0; i < CROWD_PRODUCERS; i++)
                helpers_start(&producers, stress_produce, &stress);
        }
        stress_settle(&stress);
        kin_workqueue_shut_down(queue);
    }
    assert_int_equal(atomic_load(&stress.clashes), 0);
    assert_int_equal(atomic_load(&stress.failed), 0);
    for (size_t i = 0; i < CROWD_KEYS; i++)
        assert_int_equal(atomic_load(&stress.seen[i]),
                         atomic_load(&stress.wanted[i]));
    assert_int_equal(kin__workqueue_count(queue), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(wakes_as_many_threads_as_needed),
              KIN_TEST_ENTRY(a_thread_always_waits_for_the_next_due_key),
              KIN_TEST_ENTRY(due_keys_wake_waiters_in_order),
              KIN_TEST_ENTRY(a_stop_ends_a_wait),
              KIN_TEST_ENTRY(a_deadline_ends_a_wait),
              KIN_TEST_ENTRY(shutdown_ends_all_waits),
              KIN_TEST_ENTRY(a_drain_waits_for_running_keys),
              KIN_TEST_ENTRY(keys_added_before_a_drain_are_processed),
              KIN_TEST_ENTRY(a_full_drain_waits_for_waiting_keys),
              KIN_TEST_ENTRY(a_discarding_drain_waits_for_running_keys),
              KIN_TEST_ENTRY(a_drain_may_discard_keys_of_another),
              KIN_TEST_ENTRY(a_drain_can_be_stopped),
              KIN_TEST_ENTRY(many_threads_neither_lose_nor_share_keys))
