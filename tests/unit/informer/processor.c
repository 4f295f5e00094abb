/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/processor.h"

#include <kin/fake_source.h>
#include <kin/json.h>

#include "base/clock.h"
#include "base/str.h"
#include "kin_test.h"
#include "kin_test_dies.h"

struct probe {
    struct kin_registration *registration;
    unsigned syncs;
};

static void probe_done(struct probe *probe)
{
    if (probe->registration)
        kin__registration_free(probe->registration);
}

#define PROBE __attribute__((cleanup(probe_done))) struct probe
#define PROCESSOR                                                              \
    __attribute__((cleanup(kin__processor_done))) struct kin__processor

static int probe_init(struct probe *probe, const kin_allocator *alloc,
                      struct kin__registration_opts opts)
{
    opts.alloc = alloc;
    return kin__registration_new(&opts, &probe->registration, /* err= */ NULL);
}

/* Whether it was woken since the last call. */
static bool was_woken(struct probe *probe)
{
    bool was = probe->registration->is_woken;

    probe->registration->is_woken = false;
    return was;
}

/* For the handlers of one core that has not listed yet. */
static void processor_init(struct kin__processor *processor,
                           const kin_allocator *alloc)
{
    kin__processor_init(processor, alloc, /* mutex= */ NULL);
    processor->unsynced = 1;
}

static int make(const kin_allocator *alloc, int version, kin_object **ret)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"%d\"}}",
             version);
    return kin_object_parse(alloc, kin_s(text), ret, /* err= */ NULL);
}

/* The handlers get it at the next wake. */
static int add(struct kin__processor *processor, const kin_allocator *alloc,
               int version, bool is_initial, bool is_resync)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(make(alloc, version, &object));
    TRY(kin__processor_prepare(processor, 1));
    kin__processor_distribute(
        processor,
        &(struct kin__notification){.now = object, .is_initial = is_initial},
        is_resync);
    return 0;
}

static int distribute(struct kin__processor *processor,
                      const kin_allocator *alloc, int version, bool is_initial,
                      bool is_resync)
{
    TRY(add(processor, alloc, version, is_initial, is_resync));
    kin__processor_wake(processor);
    return 0;
}

static bool has_synced(const struct probe *probe)
{
    return kin_registration_has_synced(probe->registration);
}

static bool take(struct probe *probe)
{
    KIN__LOCK_SCOPE(&probe->registration->mutex);
    return kin__registration_take(probe->registration);
}

static void finish(struct probe *probe)
{
    kin__registration_finish(probe->registration);
    kin__mutex_unlock(&probe->registration->mutex);
}

/* Takes and finishes everything; returns the versions as one number, "123". */
static int drain_versions(struct probe *probe)
{
    const struct kin__notification *current = &probe->registration->current;
    int all = 0;

    while (take(probe)) {
        if (kin__notification_is_synced(current))
            probe->syncs++;
        else
            all = all * 10 + kin_object_resource_version(current->now).ptr[0] -
                  '0';
        finish(probe);
    }
    return all;
}

KIN_TEST(handlers_are_notified_from_adding_to_removal)
{
    PROBE early = {0};
    PROBE late = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&early, alloc, (struct kin__registration_opts){0}));
    TRY(probe_init(&late, alloc, (struct kin__registration_opts){0}));
    kin__processor_add(&processor, early.registration, 0);
    TRY(add(&processor, alloc, 1, false, false));
    kin__processor_add(&processor, late.registration, 0);
    TRY(add(&processor, alloc, 2, false, false));
    assert_false(was_woken(&early));
    kin__processor_wake(&processor);
    assert_true(was_woken(&early)); /* once for both */
    assert_true(was_woken(&late));
    kin__processor_wake(&processor);
    assert_false(was_woken(&early));
    assert_int_equal(drain_versions(&early), 12);
    TRY(add(&processor, alloc, 3, false, false));
    /* Pending notifications are dropped, and no more are added. */
    assert_true(kin__processor_remove(&processor, early.registration));
    assert_false(kin__processor_remove(&processor, early.registration));
    TRY(add(&processor, alloc, 4, false, false));
    assert_int_equal(drain_versions(&early), 0);
    assert_true(kin__registration_is_idle(early.registration));
    kin__processor_wake(&processor);
    assert_int_equal(drain_versions(&late), 234);
    return 0;
}

KIN_TEST(has_synced_when_the_initial_list_was_finished)
{
    PROBE probe = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc, (struct kin__registration_opts){0}));
    kin__processor_add(&processor, probe.registration, 0);
    TRY(add(&processor, alloc, 1, /* is_initial= */ true, false));
    TRY(add(&processor, alloc, 2, false, false));
    assert_true(kin__processor_count_synced(&processor));
    assert_true(take(&probe));
    assert_false(has_synced(&probe)); /* taken, but not finished */
    assert_false(kin__registration_is_idle(probe.registration));
    finish(&probe);
    assert_true(has_synced(&probe));
    assert_int_equal(drain_versions(&probe), 2);
    assert_int_equal(probe.syncs, 0); /* it has no on_synced */
    return 0;
}

static void on_synced(void *userdata)
{
    (void)userdata; /* drain_versions() counts */
}

static const kin_handler syncing = {.size = sizeof(kin_handler),
                                    .on_synced = on_synced};
static const struct kin__registration_opts telling = {.handler = &syncing};

KIN_TEST(synced_is_taken_once_and_before_later_changes)
{
    PROBE probe = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc, telling));
    kin__processor_add(&processor, probe.registration, 0);
    TRY(distribute(&processor, alloc, 1, /* is_initial= */ true, false));
    assert_true(kin__processor_count_synced(&processor));
    TRY(distribute(&processor, alloc, 2, false, false));
    assert_true(take(&probe));
    assert_int_equal(probe.registration->current.type, KIN_EVENT_ADDED);
    assert_non_null(probe.registration->current.now);
    finish(&probe);
    assert_true(take(&probe));
    assert_true(kin__notification_is_synced(&probe.registration->current));
    assert_false(kin__registration_is_idle(probe.registration));
    finish(&probe);
    assert_int_equal(drain_versions(&probe), 2);
    assert_int_equal(probe.syncs, 0);
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);
    kin__registration_get_stats(probe.registration, 0, &stats);
    assert_int_equal(stats.delivered, 2); /* does not count as a change */
    return 0;
}

KIN_TEST(a_handler_with_a_pending_synced_is_woken_and_not_idle)
{
    PROBE probe = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc, telling));
    kin__processor_add(&processor, probe.registration, 0);
    assert_true(kin__registration_is_idle(probe.registration));
    assert_true(kin__processor_count_synced(&processor));
    kin__processor_wake(&processor);
    assert_true(was_woken(&probe));
    assert_false(kin__registration_is_idle(probe.registration));
    assert_int_equal(drain_versions(&probe), 0);
    assert_int_equal(probe.syncs, 1);
    assert_true(kin__registration_is_idle(probe.registration));
    return 0;
}

KIN_TEST(a_removed_handler_gets_no_on_synced)
{
    PROBE probe = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc, telling));
    kin__processor_add(&processor, probe.registration, 0);
    assert_true(kin__processor_count_synced(&processor));
    assert_true(kin__processor_remove(&processor, probe.registration));
    assert_true(kin__registration_is_idle(probe.registration));
    assert_int_equal(drain_versions(&probe), 0);
    assert_int_equal(probe.syncs, 0);
    return 0;
}

KIN_TEST(an_empty_list_has_synced_with_the_informer)
{
    PROBE probe = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc, (struct kin__registration_opts){0}));
    kin__processor_add(&processor, probe.registration, 0);
    assert_true(kin__processor_count_synced(&processor));
    assert_true(has_synced(&probe));
    return 0;
}

KIN_TEST(resyncs_go_to_all_at_first_and_then_to_those_due)
{
    PROBE often = {0};
    PROBE seldom = {0};
    PROBE never = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    processor.check_ns = 10;
    TRY(probe_init(&often, alloc,
                   (struct kin__registration_opts){.resync_ns = 10}));
    TRY(probe_init(&seldom, alloc,
                   (struct kin__registration_opts){.resync_ns = 30}));
    TRY(probe_init(&never, alloc, (struct kin__registration_opts){0}));
    kin__processor_add(&processor, often.registration, 0);
    kin__processor_add(&processor, seldom.registration, 0);
    kin__processor_add(&processor, never.registration, 0);
    TRY(distribute(&processor, alloc, 1, false, /* is_resync= */ true));
    assert_false(kin__processor_should_resync(&processor, 9));
    TRY(distribute(&processor, alloc, 2, false, true)); /* to no handler */
    assert_true(kin__processor_should_resync(&processor, 10));
    TRY(distribute(&processor, alloc, 3, false, true));
    assert_true(kin__processor_should_resync(&processor, 31));
    TRY(distribute(&processor, alloc, 4, false, true));
    TRY(distribute(&processor, alloc, 5, false, false));
    assert_int_equal(drain_versions(&often), 1345);
    assert_int_equal(drain_versions(&seldom), 145);
    assert_int_equal(drain_versions(&never), 15);
    return 0;
}

/* Until the informer starts, the smallest requested period sets how often it
 * checks; later handlers get no shorter one. Without a period there are no
 * resyncs. */
KIN_TEST(wishes_count_until_the_start)
{
    PROBE early = {0};
    PROBE late = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    processor.check_ns = 100;
    TRY(probe_init(&early, alloc,
                   (struct kin__registration_opts){.resync_ns = 50}));
    TRY(probe_init(&late, alloc,
                   (struct kin__registration_opts){.resync_ns = 10}));
    kin__processor_add(&processor, early.registration, 0);
    assert_int_equal(kin__processor_start(&processor), 50);
    kin__processor_add(&processor, late.registration, 0);
    assert_false(kin__processor_should_resync(&processor, 49));
    assert_true(kin__processor_should_resync(&processor, 50));
    TRY(distribute(&processor, alloc, 1, false, /* is_resync= */ true));
    assert_int_equal(drain_versions(&early), 1);
    assert_int_equal(drain_versions(&late), 1);
    assert_false(kin__processor_should_resync(&processor, 99));
    return 0;
}

static int64_t resync_of(kin_informer *informer, int64_t ms)
{
    kin_registration *registration = NULL;
    const kin_handler none = KIN_INIT(kin_handler);

    assert_int_equal(
        kin_informer_add_handler(informer, &none,
                                 KIN_OPTS(kin_handler_opts, .resync_ms = ms),
                                 &registration, NULL),
        0);
    return registration->resync_ns;
}

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

/* A handler can decline the resyncs of its informer; 0 does not mean that. */
KIN_TEST(resync_never)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    PROBE often = {0};
    PROBE never = {0};
    PROCESSOR processor;

    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_informer_opts, .resync_ms = 5000), &informer, NULL));
    int64_t period_ns = resync_of(informer, KIN_RESYNC_DEFAULT);
    int64_t never_ns = resync_of(informer, KIN_RESYNC_NEVER);
    assert_int_equal(period_ns, 5 * KIN__NS_PER_S);
    assert_int_equal(resync_of(informer, 7000), 7 * KIN__NS_PER_S);

    processor_init(&processor, alloc);
    processor.check_ns = period_ns;
    TRY(probe_init(&often, alloc,
                   (struct kin__registration_opts){.resync_ns = period_ns}));
    TRY(probe_init(&never, alloc,
                   (struct kin__registration_opts){.resync_ns = never_ns}));
    kin__processor_add(&processor, often.registration, 0);
    kin__processor_add(&processor, never.registration, 0);
    assert_true(kin__processor_should_resync(&processor, period_ns));
    TRY(distribute(&processor, alloc, 1, false, /* is_resync= */ true));
    TRY(distribute(&processor, alloc, 2, false, /* is_resync= */ false));
    assert_int_equal(drain_versions(&often), 12);
    assert_int_equal(drain_versions(&never), 2);
    return 0;
}

KIN_TEST(without_a_period_there_are_no_resyncs)
{
    PROBE probe = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc,
                   (struct kin__registration_opts){.resync_ns = 50}));
    kin__processor_add(&processor, probe.registration, 0);
    assert_int_equal(kin__processor_start(&processor), 0);
    assert_false(kin__processor_should_resync(&processor, 1000));
    return 0;
}

KIN_TEST(a_blocking_handler_reports_that_it_is_full)
{
    PROBE probe = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc,
                   (struct kin__registration_opts){
                       .overflow = KIN_OVERFLOW_BLOCK, .capacity = 2}));
    kin__processor_add(&processor, probe.registration, 0);
    TRY(distribute(&processor, alloc, 1, false, false));
    assert_false(kin__processor_is_full(&processor));
    TRY(add(&processor, alloc, 2, false, false));
    assert_true(kin__processor_is_full(&processor));
    kin__processor_wake(&processor);
    assert_int_equal(drain_versions(&probe), 12);
    assert_false(kin__processor_is_full(&processor));
    return 0;
}

/* It would wait for a delivery that never happens. */
KIN_TEST(resyncs_of_others_do_not_fill_a_handler)
{
    PROBE probe = {0};
    PROBE often = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    processor.check_ns = 10;
    TRY(probe_init(&probe, alloc,
                   (struct kin__registration_opts){
                       .overflow = KIN_OVERFLOW_BLOCK, .capacity = 1}));
    TRY(probe_init(&often, alloc,
                   (struct kin__registration_opts){.resync_ns = 10}));
    kin__processor_add(&processor, probe.registration, 0);
    kin__processor_add(&processor, often.registration, 0);
    assert_true(kin__processor_should_resync(&processor, 10));
    TRY(add(&processor, alloc, 1, false, /* is_resync= */ true));
    assert_false(kin__processor_is_full(&processor));
    TRY(add(&processor, alloc, 2, false, /* is_resync= */ false));
    assert_true(kin__processor_is_full(&processor));
    kin__processor_wake(&processor);
    assert_true(was_woken(&probe));
    return 0;
}

/* A list that is published in slices reserves once. */
KIN_TEST(slices_need_no_more_room_than_the_list)
{
    PROBE never = {0};
    PROBE often = {0};
    PROCESSOR processor;
    KIN_AUTO(kin_object) *object = NULL;

    processor_init(&processor, alloc);
    processor.check_ns = 10;
    TRY(probe_init(&never, alloc, (struct kin__registration_opts){0}));
    TRY(probe_init(&often, alloc,
                   (struct kin__registration_opts){.resync_ns = 10}));
    TRY(make(alloc, 1, &object));
    kin__processor_add(&processor, never.registration, 0);
    kin__processor_add(&processor, often.registration, 0);
    assert_true(kin__processor_should_resync(&processor, 10));
    TRY(kin__processor_prepare(&processor, 20));
    for (int i = 0; i < 20; i++) {
        kin__processor_distribute(&processor,
                                  &(struct kin__notification){.now = object},
                                  /* is_resync= */ i % 2 == 0);
        kin__processor_wake(&processor);
    }
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);
    kin__registration_get_stats(never.registration, 0, &stats);
    assert_int_equal(stats.waiting, 10);
    kin__registration_get_stats(often.registration, 0, &stats);
    assert_int_equal(stats.waiting, 20);
    return 0;
}

KIN_TEST(reports_pending_notifications)
{
    PROBE probe = {0};
    PROCESSOR processor;
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    processor_init(&processor, alloc);
    TRY(probe_init(&probe, alloc, (struct kin__registration_opts){0}));
    kin__processor_add(&processor, probe.registration, 0);
    TRY(distribute(&processor, alloc, 1, false, false));
    kin__registration_get_stats(probe.registration, 5000000, &stats);
    assert_int_equal(stats.waiting, 1);
    assert_int_equal(stats.oldest_ms, 5);
    assert_int_equal(stats.delivered, 0);
    assert_int_equal(drain_versions(&probe), 1);
    kin__registration_get_stats(probe.registration, 5000000, &stats);
    assert_int_equal(stats.waiting, 0);
    assert_int_equal(stats.oldest_ms, 0);
    assert_int_equal(stats.delivered, 1);
    return 0;
}

/* A resync goes to the handlers that were due when it was distributed. */
KIN_TEST(resyncs_go_to_those_that_were_due)
{
    PROBE often = {0};
    PROBE never = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    processor.check_ns = 10;
    TRY(probe_init(&often, alloc,
                   (struct kin__registration_opts){.resync_ns = 10}));
    TRY(probe_init(&never, alloc, (struct kin__registration_opts){0}));
    kin__processor_add(&processor, often.registration, 0);
    kin__processor_add(&processor, never.registration, 0);
    TRY(add(&processor, alloc, 1, false, /* is_resync= */ true));
    assert_true(kin__processor_should_resync(&processor, 10));
    TRY(add(&processor, alloc, 2, false, /* is_resync= */ true));
    TRY(add(&processor, alloc, 3, false, /* is_resync= */ false));
    assert_false(kin__processor_should_resync(&processor, 11));
    TRY(add(&processor, alloc, 4, false, /* is_resync= */ true));
    kin__processor_wake(&processor);
    assert_int_equal(drain_versions(&often), 123);
    assert_int_equal(drain_versions(&never), 13);
    return 0;
}

/* All handlers share the notifications; one is slow, one merges them. */
KIN_TEST(a_slow_handler_delays_no_other)
{
    PROBE slow = {0};
    PROBE quick = {0};
    PROBE merging = {0};
    PROCESSOR processor;

    processor_init(&processor, alloc);
    TRY(probe_init(&slow, alloc, (struct kin__registration_opts){0}));
    TRY(probe_init(&quick, alloc, (struct kin__registration_opts){0}));
    TRY(probe_init(
        &merging, alloc,
        (struct kin__registration_opts){.overflow = KIN_OVERFLOW_COALESCE}));
    kin__processor_add(&processor, slow.registration, 0);
    kin__processor_add(&processor, quick.registration, 0);
    kin__processor_add(&processor, merging.registration, 0);
    for (int i = 1; i <= 6; i++) {
        TRY(distribute(&processor, alloc, i, false, false));
        assert_int_equal(drain_versions(&quick), i);
    }
    assert_true(take(&slow));
    finish(&slow);
    assert_int_equal(drain_versions(&slow), 23456);
    assert_int_equal(drain_versions(&merging), 123456); /* all are adds */
    return 0;
}

static void wake(void *userdata)
{
    kin__processor_wake(userdata);
}

KIN_TEST(calls_without_the_lock_are_caught)
{
    struct kin__mutex mutex;
    PROCESSOR processor;

    kin__mutex_init(&mutex);
    kin__processor_init(&processor, alloc, &mutex);
    assert_true(kin_test_dies(wake, &processor));
    kin__mutex_lock(&mutex);
    wake(&processor);
    kin__mutex_unlock(&mutex);
    kin__mutex_done(&mutex);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(calls_without_the_lock_are_caught),
    KIN_TEST_ENTRY(handlers_are_notified_from_adding_to_removal),
    KIN_TEST_ENTRY(has_synced_when_the_initial_list_was_finished),
    KIN_TEST_ENTRY(an_empty_list_has_synced_with_the_informer),
    KIN_TEST_ENTRY(synced_is_taken_once_and_before_later_changes),
    KIN_TEST_ENTRY(a_handler_with_a_pending_synced_is_woken_and_not_idle),
    KIN_TEST_ENTRY(a_removed_handler_gets_no_on_synced),
    KIN_TEST_ENTRY(resyncs_go_to_all_at_first_and_then_to_those_due),
    KIN_TEST_ENTRY(wishes_count_until_the_start), KIN_TEST_ENTRY(resync_never),
    KIN_TEST_ENTRY(without_a_period_there_are_no_resyncs),
    KIN_TEST_ENTRY(a_blocking_handler_reports_that_it_is_full),
    KIN_TEST_ENTRY(resyncs_go_to_those_that_were_due),
    KIN_TEST_ENTRY(a_slow_handler_delays_no_other),
    KIN_TEST_ENTRY(resyncs_of_others_do_not_fill_a_handler),
    KIN_TEST_ENTRY(slices_need_no_more_room_than_the_list),
    KIN_TEST_ENTRY(reports_pending_notifications))
