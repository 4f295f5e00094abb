/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A handler that ends the thread that calls it: that is a mistake, which must
 * not keep anything else from going on or from ending.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "hearer_test.h"
#include "informer/informer_impl.h"

struct leaver {
    void (*leave)(void);
    atomic_size_t calls;
    atomic_size_t errors; /* in the log */
    kin_log log;
};

static void count_error(const kin_log_record *record, void *userdata)
{
    struct leaver *leaver = userdata;

    if (strcmp(record->message, "handler ended its thread: it gets no more "
                                "notifications") == 0)
        atomic_fetch_add(&leaver->errors, 1);
}

static void leaver_init(struct leaver *leaver, void (*leave)(void))
{
    *leaver = (struct leaver){.leave = leave,
                              .log = {KIN_LOG_ERROR, count_error, leaver}};
}

static void leave_on_add(const kin_object *object, bool is_initial,
                         void *userdata)
{
    struct leaver *leaver = userdata;

    (void)object;
    (void)is_initial;
    atomic_fetch_add(&leaver->calls, 1);
    leaver->leave();
}

static void leave_by_exit(void)
{
    pthread_exit(NULL);
}

/* Threads of the library do not react to this. */
static void ask_to_be_cancelled(void)
{
    pthread_cancel(pthread_self());
    pthread_testcancel();
}

static void leave_by_cancellation(void)
{
    (void)pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
    ask_to_be_cancelled();
}

/* Reacts only later, if at all. */
static void enable_cancellation(void)
{
    (void)pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
    pthread_cancel(pthread_self());
}

/* An informer with the leaver and one that stays; both were told of "a". */
static int story(struct leaver *leaver, struct hearer *hearer,
                 const kin_handler_opts *opts, kin_fake_source **ret_source,
                 kin_registration **ret_left, kin_informer **ret)
{
    const kin_handler leaving = {.on_add = leave_on_add, .userdata = leaver};
    const kin_handler staying = handler_of(hearer);
    kin_informer_opts informer_opts = KIN_INFORMER_OPTS_INIT;

    informer_opts.log = &leaver->log;
    TRY(make(&informer_opts, ret_source, ret));
    TRY(kin_informer_add_handler(*ret, &leaving, opts, ret_left, NULL));
    TRY(kin_informer_add_handler(*ret, &staying, NULL, NULL, NULL));
    TRY(put(*ret_source, "a"));
    TRY(kin_informer_start(*ret, NULL));
    return await_calls(hearer, 1);
}

/* Until the log says so, or a minute has passed. */
static void await_errors(struct leaver *leaver, size_t count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (atomic_load(&leaver->errors) < count)
        assert_false(kin__deadline_passed(NULL, deadline));
}

static int check_leaver(void (*leave)(void), const kin_handler_opts *opts)
{
    HEARER hearer;
    struct leaver leaver;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *left = NULL;
    kin_handler_stats stats;

    hearer_init(&hearer);
    leaver_init(&leaver, leave);
    TRY(story(&leaver, &hearer, opts, &source, &left, &informer));
    await_errors(&leaver, 1);
    for (int i = 0; i < 5; i++)
        TRY(put(source, "b"));
    TRY(await_calls(&hearer, 6));
    kin_registration_get_stats(left, &stats);
    assert_false(stats.is_called);
    assert_int_equal(stats.waiting, 0);
    kin_informer_stop(informer);
    assert_int_equal(leaver.calls, 1);
    assert_int_equal(leaver.errors, 1);
    TRY(kin_informer_remove_handler(informer, left));
    return 0;
}

KIN_TEST(others_go_on_and_a_stop_returns)
{
    const kin_handler_opts blocking = {.size = sizeof(blocking),
                                       .overflow = KIN_OVERFLOW_BLOCK,
                                       .capacity = 1};

    (void)alloc;
    TRY(check_leaver(leave_by_exit, NULL));
    TRY(check_leaver(leave_by_exit, &blocking));
    return check_leaver(leave_by_cancellation, NULL);
}

/* It can be removed meanwhile, and added again. */
KIN_TEST(one_that_has_left_can_be_removed)
{
    HEARER hearer;
    struct leaver leaver;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *left = NULL;
    const kin_handler again = {.on_add = leave_on_add, .userdata = &leaver};

    (void)alloc;
    hearer_init(&hearer);
    leaver_init(&leaver, leave_by_exit);
    TRY(story(&leaver, &hearer, NULL, &source, &left, &informer));
    await_errors(&leaver, 1);
    TRY(kin_informer_remove_handler(informer, left));
    TRY(kin_informer_add_handler(informer, &again, NULL, NULL, NULL));
    await_errors(&leaver, 2);
    return 0;
}

/* What it was not told is reported by a drain, as after a stop. */
KIN_TEST(a_drain_says_that_not_all_was_told)
{
    HEARER hearer;
    struct leaver leaver;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_handler leaving = {.on_add = leave_on_add, .userdata = &leaver};
    kin_informer_opts opts = KIN_INFORMER_OPTS_INIT;

    (void)alloc;
    hearer_init(&hearer);
    leaver_init(&leaver, leave_by_exit);
    opts.log = &leaver.log;
    TRY(make(&opts, &source, &informer));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_informer_add_handler(informer, &leaving, NULL, NULL, NULL));
    assert_int_equal(kin_informer_drain(informer, NULL, NULL), KIN_ESTOPPED);
    assert_int_equal(leaver.calls, 1);
    return 0;
}

KIN_TEST(a_cancellation_does_not_end_a_thread_of_ours)
{
    void (*const ways[])(void) = {ask_to_be_cancelled, enable_cancellation};

    (void)alloc;
    for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
        HEARER hearer;
        struct leaver leaver;
        KIN_AUTO(kin_fake_source) *source = NULL;
        KIN_AUTO(kin_informer) *informer = NULL;
        hearer_init(&hearer);
        leaver_init(&leaver, ways[i]);
        TRY(story(&leaver, &hearer, NULL, &source, NULL, &informer));
        TRY(put(source, "b"));
        TRY(wait_version(informer, source));
        TRY(kin_informer_drain(informer, NULL, NULL));
        assert_int_equal(leaver.calls, 2);
        assert_int_equal(leaver.errors, 0);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(others_go_on_and_a_stop_returns),
              KIN_TEST_ENTRY(one_that_has_left_can_be_removed),
              KIN_TEST_ENTRY(a_drain_says_that_not_all_was_told),
              KIN_TEST_ENTRY(a_cancellation_does_not_end_a_thread_of_ours))
