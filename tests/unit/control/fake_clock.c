/* SPDX-License-Identifier: Apache-2.0 */
/* Everything that waits for a time follows the clock of a test */
#include <kin/fake_clock.h>

#include <stdatomic.h>

#include <kin/fake_source.h>
#include <kin/informer.h>
#include <kin/workqueue.h>

#include "kin_test.h"

enum { SOON_MS = 60000, MINUTE_MS = 60000 };

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static kin_deadline soon(void)
{
    return kin_deadline_ms(SOON_MS);
}

static int stop_soon(kin_stop **ret)
{
    return kin_stop_new(
        NULL, KIN_OPTS(kin_stop_opts, .has_deadline = true, .deadline = soon()),
        ret, NULL);
}

static int make(const kin_allocator *alloc, kin_fake_clock **ret)
{
    return kin_fake_clock_new(alloc, (kin_time){.seconds = 1000}, ret, NULL);
}

/* Yields to other threads, for at most a minute. */
static int await(const atomic_size_t *count, size_t wanted)
{
    KIN_AUTO(kin_stop) *late = NULL;

    TRY(stop_soon(&late));
    while (atomic_load(count) < wanted)
        TRY(kin_stop_wait(late, kin_deadline_ms(1)));
    return 0;
}

static void count_update(const kin_object *old, const kin_object *object,
                         void *userdata)
{
    atomic_size_t *count = userdata;

    (void)old;
    (void)object;
    atomic_fetch_add(count, 1);
}

static int informer_of(kin_fake_source *source, const kin_fake_clock *clock,
                       kin_informer **ret)
{
    return kin_informer_new_from_source(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                 .resync_ms = MINUTE_MS, .clock = kin_fake_clock_clock(clock)),
        ret, NULL);
}

static int resync_follows(const kin_allocator *alloc)
{
    KIN_AUTO(kin_stop) *late = NULL;
    KIN_AUTO(kin_fake_clock) *clock = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    atomic_size_t updates = 0;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_update = count_update,
                                 .userdata = &updates};

    TRY(stop_soon(&late));
    TRY(make(alloc, &clock));
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_fake_source_put_json(
        source, kin_s("{\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\"}}"),
        NULL));
    TRY(informer_of(source, clock, &informer));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, late, NULL));
    for (size_t i = 1; i <= 3; i++) {
        TRY(kin_fake_clock_wait_timers(clock, 1, soon()));
        assert_int_equal(updates, i - 1);
        kin_fake_clock_advance(clock, MINUTE_MS);
        TRY(await(&updates, i));
    }
    return 0;
}

/* The failed list is retried, but not before its time. */
static int backoff_follows(const kin_allocator *alloc)
{
    KIN_AUTO(kin_stop) *late = NULL;
    KIN_AUTO(kin_fake_clock) *clock = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_fake_failure failure = {.size = sizeof(failure),
                                      .http_status = 500};
    kin_fake_counts counts = {.size = sizeof(counts)};

    TRY(stop_soon(&late));
    TRY(make(alloc, &clock));
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_fake_source_fail_list(source, &failure, NULL));
    TRY(informer_of(source, clock, &informer));
    TRY(kin_informer_start(informer, NULL));
    while (counts.lists + counts.watches == 0) {
        TRY(kin_stop_wait(late, kin_deadline_ms(1)));
        kin_fake_source_get_counts(source, &counts);
    }
    TRY(kin_fake_clock_wait_timers(clock, 1, soon()));
    assert_false(kin_informer_has_synced(informer));
    kin_fake_clock_advance(clock, MINUTE_MS);
    return kin_informer_wait_synced(informer, late, NULL);
}

static int delay_follows(const kin_allocator *alloc)
{
    KIN_AUTO(kin_stop) *late = NULL;
    KIN_AUTO(kin_fake_clock) *clock = NULL;
    KIN_AUTO(kin_workqueue) *queue = NULL;
    const kin_work_key key = {.name = kin_s("a")};
    kin_work *work = NULL;

    TRY(stop_soon(&late));
    TRY(make(alloc, &clock));
    TRY(kin_workqueue_new(
        KIN_OPTS(kin_workqueue_opts, .clock = kin_fake_clock_clock(clock)),
        &queue, NULL));
    TRY(kin_workqueue_add_after(queue, &key, MINUTE_MS, NULL));
    kin_fake_clock_advance(clock, MINUTE_MS - 1);
    TRY_FAIL(kin_workqueue_try_get(queue, &work), KIN_ENOTFOUND);
    kin_fake_clock_advance(clock, 1);
    TRY(kin_workqueue_get(queue, late, &work, NULL));
    kin_workqueue_done(queue, work);
    return 0;
}

KIN_TEST(resync_backoff_and_delay_follow_the_clock)
{
    TRY(resync_follows(alloc));
    TRY(backoff_follows(alloc));
    return delay_follows(alloc);
}

KIN_TEST(times_have_limits)
{
    KIN_AUTO(kin_fake_clock) *clock = NULL;

    TRY_FAIL(kin_fake_clock_new(alloc, (kin_time){.seconds = INT64_MAX}, &clock,
                                NULL),
             KIN_EINVAL);
    assert_null(clock);
    return 0;
}

KIN_TEST(waiting_for_timers_has_a_timeout)
{
    KIN_AUTO(kin_fake_clock) *clock = NULL;

    TRY(make(alloc, &clock));
    kin_fake_clock_advance(clock, -1);
    TRY(kin_fake_clock_wait_timers(clock, 0, kin_deadline_ms(0)));
    TRY_FAIL(kin_fake_clock_wait_timers(clock, 1, kin_deadline_ms(0)),
             KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(resync_backoff_and_delay_follow_the_clock),
              KIN_TEST_ENTRY(times_have_limits),
              KIN_TEST_ENTRY(waiting_for_timers_has_a_timeout))
