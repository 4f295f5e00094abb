/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/processor.h"

#include <kin/fake_source.h>
#include <kin/json.h>

#include "base/clock.h"
#include "base/str.h"
#include "informer/delivery_impl.h"
#include "kin_test.h"

struct hearer {
    struct kin__listener *listener;
    unsigned wakes;
    unsigned syncs;
};

static void hearer_done(struct hearer *hearer)
{
    hearer->listener = kin__listener_unref(hearer->listener);
}

#define HEARER __attribute__((cleanup(hearer_done))) struct hearer
#define PROCESSOR                                                              \
    __attribute__((cleanup(kin__processor_done))) struct kin__processor

static void on_wake(void *userdata)
{
    struct hearer *hearer = userdata;

    hearer->wakes++;
}

static int hearer_init(struct hearer *hearer, const kin_allocator *alloc,
                       struct kin__listener_opts opts)
{
    opts.alloc = alloc;
    opts.wake = on_wake;
    opts.userdata = hearer;
    return kin__listener_new(&opts, &hearer->listener, /* err= */ NULL);
}

static int make(const kin_allocator *alloc, int version, kin_object **ret)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"%d\"}}",
             version);
    return kin_object_parse(alloc, kin_s(text), ret, /* err= */ NULL);
}

static int distribute(struct kin__processor *processor,
                      const kin_allocator *alloc, int version, bool is_initial,
                      bool is_resync)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(make(alloc, version, &object));
    TRY(kin__processor_prepare(processor, 1));
    kin__processor_distribute(
        processor, &(struct kin__note){.now = object, .is_initial = is_initial},
        is_resync);
    return 0;
}

static bool has_synced(const struct hearer *hearer)
{
    struct kin__listener_stats stats;

    kin__listener_get_stats(hearer->listener, &stats);
    return stats.is_synced;
}

/* Takes and finishes everything; gives the versions as one number, "123". */
static int heard(struct hearer *hearer)
{
    struct kin__note note;
    int all = 0;

    while (kin__listener_take(hearer->listener, &note)) {
        if (note.type == KIN__NOTE_SYNCED) {
            hearer->syncs++;
            kin__listener_finish(hearer->listener, &note);
            continue;
        }
        all = all * 10 + kin_object_resource_version(note.now).ptr[0] - '0';
        kin__listener_finish(hearer->listener, &note);
    }
    return all;
}

KIN_TEST(everybody_is_told_from_the_time_of_joining_to_that_of_leaving)
{
    HEARER early = {0};
    HEARER late = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    TRY(hearer_init(&early, alloc, (struct kin__listener_opts){0}));
    TRY(hearer_init(&late, alloc, (struct kin__listener_opts){0}));
    kin__processor_add(&processor, early.listener, 0);
    TRY(distribute(&processor, alloc, 1, false, false));
    kin__processor_add(&processor, late.listener, 0);
    TRY(distribute(&processor, alloc, 2, false, false));
    assert_int_equal(early.wakes, 0);
    kin__processor_wake(&processor);
    assert_int_equal(early.wakes, 1); /* for both */
    assert_int_equal(late.wakes, 1);
    kin__processor_wake(&processor);
    assert_int_equal(early.wakes, 1);
    assert_int_equal(heard(&early), 12);
    TRY(distribute(&processor, alloc, 3, false, false));
    /* What waits is dropped, and nothing comes any more. */
    assert_true(kin__processor_remove(&processor, early.listener));
    assert_false(kin__processor_remove(&processor, early.listener));
    TRY(distribute(&processor, alloc, 4, false, false));
    assert_int_equal(heard(&early), 0);
    assert_true(kin__listener_is_idle(early.listener));
    assert_int_equal(heard(&late), 234);
    return 0;
}

KIN_TEST(has_synced_when_the_initial_list_was_finished)
{
    HEARER hearer = {0};
    PROCESSOR processor;
    struct kin__note note;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc, (struct kin__listener_opts){0}));
    kin__processor_add(&processor, hearer.listener, 0);
    TRY(distribute(&processor, alloc, 1, /* is_initial= */ true, false));
    TRY(distribute(&processor, alloc, 2, false, false));
    kin__processor_synced(&processor);
    assert_true(kin__listener_take(hearer.listener, &note));
    assert_false(has_synced(&hearer)); /* taken is not finished */
    assert_false(kin__listener_is_idle(hearer.listener));
    kin__listener_finish(hearer.listener, &note);
    assert_true(has_synced(&hearer));
    assert_int_equal(heard(&hearer), 2);
    assert_int_equal(hearer.syncs, 0); /* it did not want to be told */
    return 0;
}

static const struct kin__listener_opts telling = {.tells_synced = true};

KIN_TEST(synced_is_taken_once_and_before_what_came_later)
{
    HEARER hearer = {0};
    PROCESSOR processor;
    struct kin__note note;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc, telling));
    kin__processor_add(&processor, hearer.listener, 0);
    TRY(distribute(&processor, alloc, 1, /* is_initial= */ true, false));
    kin__processor_synced(&processor);
    TRY(distribute(&processor, alloc, 2, false, false));
    assert_true(kin__listener_take(hearer.listener, &note));
    assert_int_equal(note.type, KIN__NOTE_ADD);
    kin__listener_finish(hearer.listener, &note);
    assert_true(kin__listener_take(hearer.listener, &note));
    assert_int_equal(note.type, KIN__NOTE_SYNCED);
    assert_false(kin__listener_is_idle(hearer.listener));
    kin__listener_finish(hearer.listener, &note);
    assert_int_equal(heard(&hearer), 2);
    assert_int_equal(hearer.syncs, 0);
    struct kin__listener_stats stats;
    kin__listener_get_stats(hearer.listener, &stats);
    assert_int_equal(stats.delivered, 2); /* it is no change */
    return 0;
}

KIN_TEST(whoever_is_owed_synced_is_woken_and_not_idle)
{
    HEARER hearer = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc, telling));
    kin__processor_add(&processor, hearer.listener, 0);
    assert_true(kin__listener_is_idle(hearer.listener));
    kin__processor_synced(&processor);
    kin__processor_wake(&processor);
    assert_int_equal(hearer.wakes, 1);
    assert_false(kin__listener_is_idle(hearer.listener));
    assert_int_equal(heard(&hearer), 0);
    assert_int_equal(hearer.syncs, 1);
    assert_true(kin__listener_is_idle(hearer.listener));
    return 0;
}

KIN_TEST(a_removed_listener_is_not_told_that_it_has_synced)
{
    HEARER hearer = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc, telling));
    kin__processor_add(&processor, hearer.listener, 0);
    kin__processor_synced(&processor);
    assert_true(kin__processor_remove(&processor, hearer.listener));
    assert_true(kin__listener_is_idle(hearer.listener));
    assert_int_equal(heard(&hearer), 0);
    assert_int_equal(hearer.syncs, 0);
    return 0;
}

KIN_TEST(an_empty_list_has_synced_with_the_informer)
{
    HEARER hearer = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc, (struct kin__listener_opts){0}));
    kin__processor_add(&processor, hearer.listener, 0);
    kin__processor_synced(&processor);
    assert_true(has_synced(&hearer));
    return 0;
}

KIN_TEST(resyncs_go_to_all_at_first_and_then_to_those_due)
{
    HEARER often = {0};
    HEARER seldom = {0};
    HEARER never = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    processor.check_ns = 10;
    TRY(hearer_init(&often, alloc,
                    (struct kin__listener_opts){.resync_ns = 10}));
    TRY(hearer_init(&seldom, alloc,
                    (struct kin__listener_opts){.resync_ns = 30}));
    TRY(hearer_init(&never, alloc, (struct kin__listener_opts){0}));
    kin__processor_add(&processor, often.listener, 0);
    kin__processor_add(&processor, seldom.listener, 0);
    kin__processor_add(&processor, never.listener, 0);
    TRY(distribute(&processor, alloc, 1, false, /* is_resync= */ true));
    assert_false(kin__processor_should_resync(&processor, 9));
    TRY(distribute(&processor, alloc, 2, false, true)); /* to nobody */
    assert_true(kin__processor_should_resync(&processor, 10));
    TRY(distribute(&processor, alloc, 3, false, true));
    assert_true(kin__processor_should_resync(&processor, 31));
    TRY(distribute(&processor, alloc, 4, false, true));
    TRY(distribute(&processor, alloc, 5, false, false));
    assert_int_equal(heard(&often), 1345);
    assert_int_equal(heard(&seldom), 145);
    assert_int_equal(heard(&never), 15);
    return 0;
}

/* Until the informer starts the smallest wish counts for how often it looks;
 * then nobody is told more often than that.  Without any period nobody is. */
KIN_TEST(wishes_count_until_the_start)
{
    HEARER early = {0};
    HEARER late = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    processor.check_ns = 100;
    TRY(hearer_init(&early, alloc,
                    (struct kin__listener_opts){.resync_ns = 50}));
    TRY(hearer_init(&late, alloc,
                    (struct kin__listener_opts){.resync_ns = 10}));
    kin__processor_add(&processor, early.listener, 0);
    assert_int_equal(kin__processor_start(&processor), 50);
    kin__processor_add(&processor, late.listener, 0);
    assert_false(kin__processor_should_resync(&processor, 49));
    assert_true(kin__processor_should_resync(&processor, 50));
    TRY(distribute(&processor, alloc, 1, false, /* is_resync= */ true));
    assert_int_equal(heard(&early), 1);
    assert_int_equal(heard(&late), 1);
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
    return registration->listener->opts.resync_ns;
}

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

/* A handler can do without the resyncs of its informer, which 0 does not say.
 */
KIN_TEST(resync_never)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    HEARER often = {0};
    HEARER never = {0};
    PROCESSOR processor;

    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_informer_opts, .resync_ms = 5000), &informer, NULL));
    int64_t period_ns = resync_of(informer, KIN_RESYNC_DEFAULT);
    int64_t never_ns = resync_of(informer, KIN_RESYNC_NEVER);
    assert_int_equal(period_ns, 5 * KIN__NS_PER_S);
    assert_int_equal(resync_of(informer, 7000), 7 * KIN__NS_PER_S);

    kin__processor_init(&processor);
    processor.check_ns = period_ns;
    TRY(hearer_init(&often, alloc,
                    (struct kin__listener_opts){.resync_ns = period_ns}));
    TRY(hearer_init(&never, alloc,
                    (struct kin__listener_opts){.resync_ns = never_ns}));
    kin__processor_add(&processor, often.listener, 0);
    kin__processor_add(&processor, never.listener, 0);
    assert_true(kin__processor_should_resync(&processor, period_ns));
    TRY(distribute(&processor, alloc, 1, false, /* is_resync= */ true));
    TRY(distribute(&processor, alloc, 2, false, /* is_resync= */ false));
    assert_int_equal(heard(&often), 12);
    assert_int_equal(heard(&never), 2);
    return 0;
}

KIN_TEST(without_a_period_nobody_is_resynced)
{
    HEARER hearer = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc,
                    (struct kin__listener_opts){.resync_ns = 50}));
    kin__processor_add(&processor, hearer.listener, 0);
    assert_int_equal(kin__processor_start(&processor), 0);
    assert_false(kin__processor_should_resync(&processor, 1000));
    return 0;
}

KIN_TEST(a_blocking_listener_says_when_it_is_full)
{
    HEARER hearer = {0};
    PROCESSOR processor;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc,
                    (struct kin__listener_opts){.overflow = KIN__OVERFLOW_BLOCK,
                                                .capacity = 2}));
    kin__processor_add(&processor, hearer.listener, 0);
    TRY(distribute(&processor, alloc, 1, false, false));
    assert_false(kin__processor_is_full(&processor));
    TRY(distribute(&processor, alloc, 2, false, false));
    assert_true(kin__processor_is_full(&processor));
    assert_int_equal(heard(&hearer), 12);
    assert_false(kin__processor_is_full(&processor));
    return 0;
}

KIN_TEST(tells_what_waits)
{
    HEARER hearer = {0};
    PROCESSOR processor;
    struct kin__listener_stats stats;

    kin__processor_init(&processor);
    TRY(hearer_init(&hearer, alloc, (struct kin__listener_opts){0}));
    kin__processor_add(&processor, hearer.listener, 0);
    TRY(distribute(&processor, alloc, 1, false, false));
    kin__listener_get_stats(hearer.listener, &stats);
    assert_int_equal(stats.waiting, 1);
    assert_int_equal(stats.delivered, 0);
    assert_int_equal(heard(&hearer), 1);
    kin__listener_get_stats(hearer.listener, &stats);
    assert_int_equal(stats.waiting, 0);
    assert_int_equal(stats.since_ns, INT64_MAX);
    assert_int_equal(stats.delivered, 1);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(
        everybody_is_told_from_the_time_of_joining_to_that_of_leaving),
    KIN_TEST_ENTRY(has_synced_when_the_initial_list_was_finished),
    KIN_TEST_ENTRY(an_empty_list_has_synced_with_the_informer),
    KIN_TEST_ENTRY(synced_is_taken_once_and_before_what_came_later),
    KIN_TEST_ENTRY(whoever_is_owed_synced_is_woken_and_not_idle),
    KIN_TEST_ENTRY(a_removed_listener_is_not_told_that_it_has_synced),
    KIN_TEST_ENTRY(resyncs_go_to_all_at_first_and_then_to_those_due),
    KIN_TEST_ENTRY(wishes_count_until_the_start), KIN_TEST_ENTRY(resync_never),
    KIN_TEST_ENTRY(without_a_period_nobody_is_resynced),
    KIN_TEST_ENTRY(a_blocking_listener_says_when_it_is_full),
    KIN_TEST_ENTRY(tells_what_waits))
