/* SPDX-License-Identifier: Apache-2.0 */
/* How handlers are removed, drained and stopped. */
#include <stdatomic.h>

#include <kin/informer.h>

#include "asleep_test.h"
#include "base/thread.h"
#include "handler_probe.h"

/* ---- draining ---- */

/* Releases a handler once its informer has stopped reading. */
static void release_when_stopped(void *userdata)
{
    struct probe *probe = userdata;

    while (kin_informer_start(probe->informer, NULL) == 0)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    set_hold(probe, 0);
}

KIN_TEST(draining_delivers_everything_pending)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__thread thread;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    kin_handler handler = handler_of(&probe);
    handler.on_synced = on_synced;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    probe.informer = informer;
    set_hold(&probe, 1);
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b"));
    TRY(wait_version(informer, source));
    TRY(kin__thread_start(&thread, &(struct kin__thread_opts){.name = "test"},
                          release_when_stopped, &probe, NULL));
    int r = kin_informer_drain(informer, /* stop= */ NULL, &err);
    kin__thread_join(&thread);
    TRY(r);
    check_calls(&probe, "+a1! = +b2");
    TRY(put(source, "c")); /* not read any more */
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 2);
    snap = kin_snapshot_free(snap);
    TRY_FAIL(kin_informer_start(informer, &err), KIN_ESTOPPED);
    return 0;
}

static void drain_and_tell(const kin_object *object, bool is_initial,
                           void *userdata)
{
    struct probe *probe = userdata;

    on_add(object, is_initial, probe);
    int r = kin_informer_drain(probe->informer, NULL, NULL);
    KIN__LOCK_SCOPE(&probe->mutex);
    probe->result = r;
    probe->left = 1;
    kin__cond_broadcast(&probe->changed);
}

/* Makes the handler drain its informer at its first notification. */
static int add_drainer(kin_informer *informer, struct probe *probe)
{
    kin_handler handler = handler_of(probe);

    probe->informer = informer;
    probe->result = KIN_EINVAL; /* none yet */
    handler.on_add = drain_and_tell;
    return kin_informer_add_handler(informer, &handler, NULL, NULL, NULL);
}

KIN_TEST(a_handler_that_drains_does_not_wait_for_itself)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(add_drainer(informer, &probe));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_count(&probe, &probe.left, 1));
    informer = kin_informer_free(informer);
    assert_int_equal(probe.result, 0);
    check_calls(&probe, "+a1!");
    return 0;
}

/* Two at once: neither would ever see the other finish. */
KIN_TEST(handlers_that_drain_do_not_wait_for_each_other)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    struct probe probes[2];
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    for (int i = 0; i < 2; i++) {
        probe_init(&probes[i]);
        probes[i].hold = 1;
        TRY(add_drainer(informer, &probes[i]));
    }
    TRY(kin_informer_start(informer, NULL));
    for (int i = 0; i < 2; i++)
        TRY(await_count(&probes[i], &probes[i].entered, 1));
    for (int i = 0; i < 2; i++)
        set_hold(&probes[i], 0);
    for (int i = 0; i < 2; i++)
        TRY(await_count(&probes[i], &probes[i].left, 1));
    informer = kin_informer_free(informer);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(probes[i].result, 0);
        probe_done(&probes[i]);
    }
    return 0;
}

/* Their pending changes are dropped: each drain reports those of the other
 * handler, and a later drain those of both. */
KIN_TEST(handlers_that_drain_learn_of_undelivered_changes)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    struct probe probes[2];
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    for (int i = 0; i < 2; i++) {
        probe_init(&probes[i]);
        TRY(add_drainer(informer, &probes[i]));
    }
    TRY(kin_informer_start(informer, NULL));
    for (int i = 0; i < 2; i++)
        TRY(await_count(&probes[i], &probes[i].left, 1));
    TRY_FAIL(kin_informer_drain(informer, NULL, NULL), KIN_ESTOPPED);
    informer = kin_informer_free(informer);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(probes[i].result, KIN_ESTOPPED);
        probe_done(&probes[i]);
    }
    return 0;
}

/* A single handler has no other to wait for; dropping its own pending changes
 * is not an error of its drain. */
KIN_TEST(a_handler_that_drains_drops_its_pending_changes)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    TRY(add_drainer(informer, &probe));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_count(&probe, &probe.left, 1));
    TRY_FAIL(kin_informer_drain(informer, NULL, NULL), KIN_ESTOPPED);
    informer = kin_informer_free(informer);
    assert_int_equal(probe.result, 0);
    return 0;
}

/* Does not return before its informer has dropped it. */
static void stay_until_removed(const kin_object *object, bool is_initial,
                               void *userdata)
{
    struct probe *probe = userdata;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    on_add(object, is_initial, probe);
    for (;;) {
        kin_informer_get_stats(probe->informer, &stats);
        if (stats.handlers == 0)
            return;
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
}

KIN_TEST(draining_ends_at_its_stop)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    probe.informer = informer;
    kin_handler handler = handler_of(&probe);
    handler.on_add = stay_until_removed;
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&probe, 1));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY_FAIL(kin_informer_drain(informer, stop, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "pods: some changes were not delivered");
    check_calls(&probe, "+a1!"); /* the call that was running */
    return 0;
}
/* ---- removing ---- */

KIN_TEST(a_removed_handler_hears_nothing_more)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE gone;
    PROBE stays;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *registration = NULL;

    (void)alloc;
    probe_init(&gone);
    probe_init(&stays);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    kin_handler handlers[] = {handler_of(&gone), handler_of(&stays)};
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL, &registration,
                                 NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&gone, 1));
    assert_int_equal(kin_informer_remove_handler(informer, registration), 0);
    TRY(await_calls(&stays, 1));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "b"));
    TRY(await_calls(&stays, 2));
    check_calls(&gone, "+a1!");
    return 0;
}

KIN_TEST(a_registration_of_another_informer_is_none)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_informer) *other = NULL;
    kin_registration *registration = NULL;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     NULL, &other, NULL));
    TRY(put(source, "a"));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                 NULL));
    TRY_FAIL(kin_informer_remove_handler(other, registration), KIN_ENOTFOUND);
    TRY_FAIL(kin_informer_remove_handler(informer, NULL), KIN_ENOTFOUND);
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&probe, 1));
    check_calls(&probe, "+a1!");
    return 0;
}

KIN_TEST(a_handler_can_be_removed_after_the_stop)
{
    (void)alloc;
    for (int is_started = 0; is_started < 2; is_started++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        PROBE probe;
        KIN_AUTO(kin_informer) *informer = NULL;
        kin_registration *registration = NULL;
        probe_init(&probe);
        TRY(make(NULL, &source, &informer));
        kin_handler handler = handler_of(&probe);
        TRY(kin_informer_add_handler(informer, &handler, NULL, &registration,
                                     NULL));
        if (is_started)
            TRY(kin_informer_start(informer, NULL));
        kin_informer_stop(informer);
        assert_int_equal(kin_informer_remove_handler(informer, registration),
                         0);
    }
    return 0;
}

KIN_TEST(a_handler_may_remove_itself)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE gone;
    PROBE stays;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&gone);
    probe_init(&stays);
    TRY(make(NULL, &source, &informer));
    gone.informer = informer;
    gone.leave_after = 1;
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handlers[] = {handler_of(&gone), handler_of(&stays)};
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL,
                                 &gone.registration, NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_count(&gone, &gone.left, 1));
    TRY(await_calls(&stays, 2));
    /* The next handler to be added cleans up after it. */
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(await_calls(&stays, 4));
    check_calls(&gone, "+a1!");
    return 0;
}

/* ---- stop ---- */

static int index_nothing(const kin_object *object, kin_index_sink *sink,
                         void *userdata)
{
    (void)object;
    (void)sink;
    (void)userdata;
    return 0;
}

static void count_destroyed(void *userdata)
{
    int *destroyed = userdata;

    (*destroyed)++;
}

KIN_TEST(a_stopped_informer_takes_no_handlers)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    int destroyed = 0;
    const kin_indexer indexer = {.name = KIN_STR_INIT("by"),
                                 .values = index_nothing,
                                 .destroy = count_destroyed,
                                 .userdata = &destroyed};

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    kin_informer_stop(informer);
    kin_informer_stop(informer);
    kin_handler handler = handler_of(&probe);
    TRY_FAIL(kin_informer_start(informer, NULL), KIN_ESTOPPED);
    TRY_FAIL(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL),
             KIN_ESTOPPED);
    TRY_FAIL(kin_informer_add_indexers(informer, &indexer, 1, NULL),
             KIN_ESTOPPED);
    assert_int_equal(destroyed, 1);
    return 0;
}

static size_t count_handlers(kin_informer *informer)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(informer, &stats);
    return stats.handlers;
}

/* Waits until at most `count` are registered. */
static void await_handlers(kin_informer *informer, size_t count)
{
    while (count_handlers(informer) > count)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
}

static void stop_from_handler(const kin_object *object, bool is_initial,
                              void *userdata)
{
    struct probe *probe = userdata;

    on_add(object, is_initial, probe);
    kin_informer_stop(probe->informer);
}

static atomic_bool is_late_one_called;

/* Waits for the other to be in its call: it would not be called after the
 * stop. */
static void stop_before_another(const kin_object *object, bool is_initial,
                                void *userdata)
{
    while (!atomic_load(&is_late_one_called))
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    stop_from_handler(object, is_initial, userdata);
}

/* Waits until another has begun to stop the informer. */
static void stop_after_another(const kin_object *object, bool is_initial,
                               void *userdata)
{
    struct probe *probe = userdata;

    atomic_store(&is_late_one_called, true);
    await_handlers(probe->informer, 1);
    stop_from_handler(object, is_initial, probe);
}

KIN_TEST(handlers_that_stop_it_do_not_wait_for_each_other)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE late;
    PROBE early;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    probe_init(&late);
    probe_init(&early);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    late.informer = informer;
    early.informer = informer;
    kin_handler handlers[] = {handler_of(&late), handler_of(&early)};
    handlers[0].on_add = stop_after_another;
    handlers[1].on_add = stop_before_another;
    atomic_store(&is_late_one_called, false);
    TRY(kin_informer_add_handler(informer, &handlers[0], NULL, NULL, NULL));
    TRY(kin_informer_add_handler(informer, &handlers[1], NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_calls(&late, 1));
    informer = kin_informer_free(informer);
    check_calls(&early, "+a1!");
    check_calls(&late, "+a1!");
    return 0;
}

KIN_TEST(a_handler_may_remove_itself_while_all_is_freed)
{
    (void)alloc;
    for (int i = 0; i < 50; i++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        PROBE probe;
        KIN_AUTO(kin_informer) *informer = NULL;
        probe_init(&probe);
        TRY(make(NULL, &source, &informer));
        TRY(put(source, "a"));
        probe.informer = informer;
        probe.leave_after = 1;
        kin_handler handler = handler_of(&probe);
        TRY(kin_informer_add_handler(informer, &handler, NULL,
                                     &probe.registration, NULL));
        TRY(kin_informer_start(informer, NULL));
        TRY(await_calls(&probe, 1));
        informer = kin_informer_free(informer);
        assert_int_equal(probe.left, 1);
    }
    return 0;
}

static void stop_in_thread(void *userdata)
{
    struct probe *probe = userdata;

    kin_informer_stop(probe->informer);
}

struct drainage {
    kin_informer *informer;
    int result;
};

static void drain_in_thread(void *userdata)
{
    struct drainage *drainage = userdata;

    drainage->result = kin_informer_drain(drainage->informer, NULL, NULL);
}

/* Before or meanwhile: in either case some change will not be delivered. */
KIN_TEST(draining_reports_changes_dropped_by_a_stop)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__thread stopper;
    struct kin__thread drainer;

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    struct drainage drainage = {.informer = informer};
    probe.informer = informer;
    probe.hold = 1;
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_count(&probe, &probe.entered, 1));
    TRY(kin__thread_start(&drainer, NULL, drain_in_thread, &drainage, NULL));
    TRY(kin__thread_start(&stopper, NULL, stop_in_thread, &probe, NULL));
    await_handlers(informer, 0);
    set_hold(&probe, 0);
    kin__thread_join(&drainer);
    kin__thread_join(&stopper);
    check_calls(&probe, "+a1!");
    assert_int_equal(drainage.result, KIN_ESTOPPED);
    TRY_FAIL(kin_informer_drain(informer, NULL, NULL), KIN_ESTOPPED);
    return 0;
}

struct removal {
    struct probe *probe;
    int result;
    size_t calls; /* that had returned by then */
};

static void remove_in_thread(void *userdata)
{
    struct removal *removal = userdata;
    struct probe *probe = removal->probe;

    removal->result = kin_informer_remove_handler(probe->informer,
                                                  probe->registration);
    KIN__LOCK_SCOPE(&probe->mutex);
    removal->calls = probe->calls;
}

/* After its removal the data that a handler uses can be freed, even during a
 * stop. */
KIN_TEST(removal_waits_even_during_a_stop)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__thread stopper;
    struct kin__thread remover;
    struct removal removal = {.probe = &probe};

    (void)alloc;
    probe_init(&probe);
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    probe.informer = informer;
    probe.hold = 1;
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, &probe.registration,
                                 NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(await_count(&probe, &probe.entered, 1));
    TRY(kin__thread_start(&stopper, NULL, stop_in_thread, &probe, NULL));
    await_handlers(informer, 0);
    TRY(kin__thread_start(&remover, NULL, remove_in_thread, &removal, NULL));
    await_others_asleep();
    set_hold(&probe, 0);
    kin__thread_join(&remover);
    kin__thread_join(&stopper);
    assert_int_equal(removal.result, 0);
    assert_int_equal(removal.calls, 1);
    return 0;
}

KIN_TEST(stops_in_any_state)
{
    (void)alloc;
    for (int state = 0; state < 4; state++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        PROBE probe;
        KIN_AUTO(kin_informer) *informer = NULL;
        probe_init(&probe);
        TRY(make(NULL, &source, &informer));
        TRY(put(source, "a"));
        kin_handler handler = handler_of(&probe);
        TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
        if (state > 0)
            TRY(kin_informer_start(informer, NULL));
        if (state > 1)
            TRY(wait_synced(informer));
        if (state > 2)
            TRY(kin_fake_source_wait_watches(source, 1,
                                             kin_deadline_ms(SOON_MS)));
        kin_informer_stop(informer);
        kin_informer_stop(informer);
        TRY_FAIL(kin_informer_start(informer, NULL), KIN_ESTOPPED);
        TRY_FAIL(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL),
                 KIN_ESTOPPED);
        size_t calls = probe.calls;
        TRY(put(source, "b"));
        assert_int_equal(probe.calls, calls);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(draining_delivers_everything_pending),
              KIN_TEST_ENTRY(a_handler_that_drains_does_not_wait_for_itself),
              KIN_TEST_ENTRY(handlers_that_drain_do_not_wait_for_each_other),
              KIN_TEST_ENTRY(handlers_that_drain_learn_of_undelivered_changes),
              KIN_TEST_ENTRY(a_handler_that_drains_drops_its_pending_changes),
              KIN_TEST_ENTRY(draining_ends_at_its_stop),
              KIN_TEST_ENTRY(draining_reports_changes_dropped_by_a_stop),
              KIN_TEST_ENTRY(a_removed_handler_hears_nothing_more),
              KIN_TEST_ENTRY(a_registration_of_another_informer_is_none),
              KIN_TEST_ENTRY(a_handler_can_be_removed_after_the_stop),
              KIN_TEST_ENTRY(a_handler_may_remove_itself),
              KIN_TEST_ENTRY(a_stopped_informer_takes_no_handlers),
              KIN_TEST_ENTRY(handlers_that_stop_it_do_not_wait_for_each_other),
              KIN_TEST_ENTRY(a_handler_may_remove_itself_while_all_is_freed),
              KIN_TEST_ENTRY(removal_waits_even_during_a_stop),
              KIN_TEST_ENTRY(stops_in_any_state))
