/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A handler that exits its calling thread, or leaves its call by longjmp(): a
 * bug that must not keep anything else from continuing or stopping.
 */
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>

#include "handler_probe.h"
#include "informer/informer.h"

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
                              .log = {.size = sizeof(kin_log),
                                      .level = KIN_LOG_ERROR,
                                      .write = count_error,
                                      .userdata = leaver}};
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

/* From the address sanitizer: forgets the frames of this thread, as it does
 * itself before pthread_exit() and longjmp(). */
__attribute__((weak)) void __asan_handle_no_return(void);

/* Threads of the library do not react to this. */
static void ask_to_be_cancelled(void)
{
    pthread_cancel(pthread_self());
    if (__asan_handle_no_return)
        __asan_handle_no_return();
    pthread_testcancel();
}

static void leave_by_cancellation(void)
{
    (void)pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
    ask_to_be_cancelled();
}

/* Takes effect later, if at all. */
static void enable_cancellation(void)
{
    (void)pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
    pthread_cancel(pthread_self());
}

/* An informer with a handler that exits and one that stays; both got "a". */
static int start_fixture(struct leaver *leaver, struct probe *probe,
                         const kin_handler_opts *opts,
                         kin_fake_source **ret_source,
                         kin_registration **ret_left, kin_informer **ret)
{
    const kin_handler leaving = {.size = sizeof(kin_handler),
                                 .on_add = leave_on_add,
                                 .userdata = leaver};
    const kin_handler staying = handler_of(probe);
    kin_informer_opts informer_opts = KIN_INIT(kin_informer_opts);

    informer_opts.log = &leaver->log;
    TRY(make(&informer_opts, ret_source, ret));
    TRY(kin_informer_add_handler(*ret, &leaving, opts, ret_left, NULL));
    TRY(kin_informer_add_handler(*ret, &staying, NULL, NULL, NULL));
    TRY(put(*ret_source, "a"));
    TRY(kin_informer_start(*ret, NULL));
    return await_calls(probe, 1);
}

/* Waits until the log has the line, or for a minute. */
static void await_errors(struct leaver *leaver, size_t count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (atomic_load(&leaver->errors) < count)
        assert_false(kin__deadline_passed(NULL, deadline));
}

static int check_leaver(void (*leave)(void), const kin_handler_opts *opts)
{
    PROBE probe;
    struct leaver leaver;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *left = NULL;
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    probe_init(&probe);
    leaver_init(&leaver, leave);
    TRY(start_fixture(&leaver, &probe, opts, &source, &left, &informer));
    await_errors(&leaver, 1);
    for (int i = 0; i < 5; i++)
        TRY(put(source, "b"));
    TRY(await_calls(&probe, 6));
    kin_registration_get_stats(left, &stats);
    assert_false(stats.is_called);
    assert_int_equal(stats.waiting, 0);
    kin_informer_stop(informer);
    assert_int_equal(leaver.calls, 1);
    assert_int_equal(leaver.errors, 1);
    TRY(kin_informer_remove_handler(informer, left));
    return 0;
}

KIN_TEST(other_handlers_continue_and_a_stop_returns)
{
    const kin_handler_opts blocking = {.size = sizeof(blocking),
                                       .overflow = KIN_OVERFLOW_BLOCK,
                                       .capacity = 1};

    (void)alloc;
    TRY(check_leaver(leave_by_exit, NULL));
    TRY(check_leaver(leave_by_exit, &blocking));
    return check_leaver(leave_by_cancellation, NULL);
}

/* It can be removed and added again meanwhile. */
KIN_TEST(a_handler_that_exited_can_be_removed)
{
    PROBE probe;
    struct leaver leaver;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_registration *left = NULL;
    const kin_handler again = {.size = sizeof(kin_handler),
                               .on_add = leave_on_add,
                               .userdata = &leaver};

    (void)alloc;
    probe_init(&probe);
    leaver_init(&leaver, leave_by_exit);
    TRY(start_fixture(&leaver, &probe, NULL, &source, &left, &informer));
    await_errors(&leaver, 1);
    TRY(kin_informer_remove_handler(informer, left));
    TRY(kin_informer_add_handler(informer, &again, NULL, NULL, NULL));
    await_errors(&leaver, 2);
    return 0;
}

/* A drain reports its undelivered changes, as after a stop. */
KIN_TEST(a_drain_reports_undelivered_changes)
{
    PROBE probe;
    struct leaver leaver;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_handler leaving = {.size = sizeof(kin_handler),
                                 .on_add = leave_on_add,
                                 .userdata = &leaver};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    probe_init(&probe);
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

KIN_TEST(a_cancellation_does_not_end_a_library_thread)
{
    void (*const ways[])(void) = {ask_to_be_cancelled, enable_cancellation};

    (void)alloc;
    for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
        PROBE probe;
        struct leaver leaver;
        KIN_AUTO(kin_fake_source) *source = NULL;
        KIN_AUTO(kin_informer) *informer = NULL;
        probe_init(&probe);
        leaver_init(&leaver, ways[i]);
        TRY(start_fixture(&leaver, &probe, NULL, &source, NULL, &informer));
        TRY(put(source, "b"));
        TRY(wait_version(informer, source));
        TRY(kin_informer_drain(informer, NULL, NULL));
        assert_int_equal(leaver.calls, 2);
        assert_int_equal(leaver.errors, 0);
    }
    return 0;
}

/* ---- by longjmp(), where an application thread delivers ---- */

struct jumper {
    jmp_buf out;
    size_t calls;
    size_t errors; /* in the log */
    size_t destroyed;
    bool frees; /* the informer, before it jumps */
    const char *message;
    kin_log log;
};

static void count_left(const kin_log_record *record, void *userdata)
{
    struct jumper *jumper = userdata;

    jumper->errors += strcmp(record->message, jumper->message) == 0;
}

static void jump_on_event(const kin_event *event, void *userdata)
{
    struct jumper *jumper = userdata;

    (void)event;
    jumper->calls++;
    longjmp(jumper->out, 1);
}

static int run_until_it_jumps(kin_informer *informer, struct jumper *jumper,
                              kin_stop *stop)
{
    if (setjmp(jumper->out) == 0)
        return kin_informer_run(informer, jump_on_event, jumper, stop, NULL);
    return 0;
}

static void check_cancel_state(int expected)
{
    int state = 0;

    (void)pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &state);
    assert_int_equal(state, expected);
}

/* The stop token that the run watched can be freed before the informer. */
static int jump_out_of_run(void)
{
    PROBE probe;
    struct jumper jumper = {
        .message = "handler left kin_informer_run() by longjmp(): it gets no "
                   "more notifications",
        .log = {.size = sizeof(kin_log),
                .level = KIN_LOG_ERROR,
                .write = count_left,
                .userdata = &jumper}};
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_handler staying = handler_of(&probe);

    probe_init(&probe);
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .log = &jumper.log), &source,
             &informer));
    TRY(kin_informer_add_handler(informer, &staying, NULL, NULL, NULL));
    TRY(put(source, "a"));
    TRY(run_until_it_jumps(informer, &jumper, stop));
    assert_int_equal(jumper.calls, 1);
    stop = kin_stop_unref(stop);
    TRY(put(source, "b"));
    TRY(await_calls(&probe, 2));
    TRY_FAIL(kin_informer_run(informer, jump_on_event, &jumper, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(jumper.errors, 1);
    check_cancel_state(PTHREAD_CANCEL_ENABLE);
    TRY(put(source, "c"));
    TRY(await_calls(&probe, 3));
    kin_informer_stop(informer);
    assert_int_equal(jumper.calls, 1);
    assert_int_equal(jumper.errors, 1);
    return 0;
}

static void step_or_jump(kin_loop *loop, struct jumper *jumper)
{
    if (setjmp(jumper->out) == 0)
        kin_loop_step(loop);
}

/* Polls before each step, as applications do: it must not miss pending work. */
static void step_until(kin_loop *loop, struct jumper *jumper,
                       const size_t *count, size_t wanted)
{
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};

    while (*count < wanted) {
        assert_int_equal(poll(&fd, 1, SOON_MS), 1);
        step_or_jump(loop, jumper);
    }
}

static bool pipe_is_blocked(void)
{
    sigset_t blocked;

    assert_int_equal(pthread_sigmask(SIG_SETMASK, NULL, &blocked), 0);
    return sigismember(&blocked, SIGPIPE) == 1;
}

/* `others`: calls after the jump; 0: the informer is freed at once. */
static int jump_out_of_step(size_t others)
{
    PROBE probe;
    struct jumper jumper = {
        .message = "handler left kin_loop_step() by longjmp(): it gets no more "
                   "notifications",
        .log = {.size = sizeof(kin_log),
                .level = KIN_LOG_ERROR,
                .write = count_left,
                .userdata = &jumper}};
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_handler leaving = {.size = sizeof(kin_handler),
                                 .on_event = jump_on_event,
                                 .userdata = &jumper};
    const kin_handler staying = handler_of(&probe);

    probe_init(&probe);
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .log = &jumper.log, .loop = loop),
             &source, &informer));
    TRY(kin_informer_add_handler(informer, &leaving, NULL, NULL, NULL));
    TRY(kin_informer_add_handler(informer, &staying, NULL, NULL, NULL));
    TRY(put(source, "a"));
    TRY(kin_informer_start(informer, NULL));
    step_until(loop, &jumper, &jumper.calls, 1);
    for (size_t i = 0; i < others; i++) {
        TRY(put(source, "b"));
        step_until(loop, &jumper, &probe.calls, i + 2);
    }
    informer = kin_informer_free(informer);
    assert_int_equal(jumper.calls, 1);
    assert_int_equal(jumper.errors, 1);
    assert_false(pipe_is_blocked());
    return 0;
}

KIN_TEST(longjmp_is_detected)
{
    (void)alloc;
    TRY(jump_out_of_run());
    TRY(jump_out_of_step(/* others= */ 3));
    return jump_out_of_step(/* others= */ 0);
}

static const kin_fake_failure busy = {
    .size = sizeof(kin_fake_failure), .http_status = 503, .message = "later"};

static kin_verdict jump_on_error(const kin_failure *failure,
                                 const kin_error *err, void *userdata)
{
    struct jumper *jumper = userdata;

    (void)err;
    jumper->calls++;
    if (jumper->frees)
        (void)kin_informer_free(failure->informer);
    longjmp(jumper->out, 1);
}

static void count_destroy(void *userdata)
{
    struct jumper *jumper = userdata;

    jumper->destroyed++;
}

/* `goes_on`: the informer retries and syncs; else it is freed at once. */
static int jump_out_of_on_error(bool goes_on)
{
    PROBE probe;
    struct jumper jumper = {
        .message = "on_error left kin_loop_step() by longjmp(): retrying",
        .log = {.size = sizeof(kin_log),
                .level = KIN_LOG_ERROR,
                .write = count_left,
                .userdata = &jumper}};
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_handler staying = handler_of(&probe);

    probe_init(&probe);
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .log = &jumper.log, .loop = loop,
                      .watch_list = KIN_WATCH_LIST_OFF,
                      .on_error = jump_on_error, .userdata = &jumper,
                      .destroy = count_destroy),
             &source, &informer));
    TRY(kin_informer_add_handler(informer, &staying, NULL, NULL, NULL));
    TRY(put(source, "a"));
    TRY(kin_fake_source_fail_list(source, &busy, NULL));
    TRY(kin_informer_start(informer, NULL));
    step_until(loop, &jumper, &jumper.calls, 1);
    if (goes_on)
        step_until(loop, &jumper, &probe.calls, 1);
    informer = kin_informer_free(informer);
    assert_int_equal(jumper.calls, 1);
    assert_int_equal(jumper.errors, 1);
    assert_int_equal(jumper.destroyed, 1);
    return 0;
}

/* The next step frees it. */
static int free_and_jump_out_of_on_error(void)
{
    struct jumper jumper = {.message = "", .frees = true};
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_informer *informer = NULL;

    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .loop = loop,
                      .watch_list = KIN_WATCH_LIST_OFF,
                      .on_error = jump_on_error, .userdata = &jumper,
                      .destroy = count_destroy),
             &source, &informer));
    TRY(kin_fake_source_fail_list(source, &busy, NULL));
    TRY(kin_informer_start(informer, NULL));
    step_until(loop, &jumper, &jumper.calls, 1);
    step_until(loop, &jumper, &jumper.destroyed, 1);
    return 0;
}

KIN_TEST(on_error_may_leave_a_step)
{
    (void)alloc;
    TRY(jump_out_of_on_error(/* goes_on= */ false));
    TRY(jump_out_of_on_error(/* goes_on= */ true));
    return free_and_jump_out_of_on_error();
}

/* Its thread may exit in any way afterwards. */
static void *jump_and_exit(void *userdata)
{
    struct jumper jumper = {.message = "", .log = {0}};

    if (run_until_it_jumps(userdata, &jumper, NULL) == 0)
        kin_informer_stop(userdata);
    pthread_exit(NULL);
}

KIN_TEST(a_thread_can_end_after_a_longjmp)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    pthread_t thread;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    TRY(put(source, "a"));
    assert_int_equal(pthread_create(&thread, NULL, jump_and_exit, informer), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(other_handlers_continue_and_a_stop_returns),
              KIN_TEST_ENTRY(a_handler_that_exited_can_be_removed),
              KIN_TEST_ENTRY(a_drain_reports_undelivered_changes),
              KIN_TEST_ENTRY(a_cancellation_does_not_end_a_library_thread),
              KIN_TEST_ENTRY(longjmp_is_detected),
              KIN_TEST_ENTRY(on_error_may_leave_a_step),
              KIN_TEST_ENTRY(a_thread_can_end_after_a_longjmp))
