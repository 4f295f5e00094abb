/* SPDX-License-Identifier: Apache-2.0 */
#include "base/thread.h"

#include <signal.h>
#include <string.h>

#include "kin_test.h"
#include "kin_test_dies.h"

/* What a thread observed; read after the join. */
struct report {
    struct kin__thread thread;
    bool is_self;
    uintptr_t self;
    char name[KIN__THREAD_NAME_SIZE];
    sigset_t mask;
    size_t stack_size;
};

static void report_run(void *userdata)
{
    struct report *report = userdata;
    pthread_attr_t attr;

    report->is_self = kin__thread_is_self(&report->thread);
    report->self = kin__thread_self();
    pthread_getname_np(pthread_self(), report->name, sizeof(report->name));
    pthread_sigmask(SIG_SETMASK, /* set= */ NULL, &report->mask);
    pthread_getattr_np(pthread_self(), &attr);
    pthread_attr_getstacksize(&attr, &report->stack_size);
    pthread_attr_destroy(&attr);
}

static int report_make(struct report *report,
                       const struct kin__thread_opts *opts)
{
    int r = kin__thread_start(&report->thread, opts, report_run, report,
                              /* err= */ NULL);

    if (r < 0)
        return r;
    kin__thread_join(&report->thread);
    return 0;
}

KIN_TEST(runs_and_is_joined)
{
    struct report report = {.is_self = false};

    (void)alloc;
    TRY(report_make(&report, /* opts= */ NULL));
    assert_true(report.is_self);
    assert_false(kin__thread_is_self(&report.thread));
    assert_false(report.thread.is_started);
    assert_int_not_equal(report.self, 0);
    assert_int_not_equal(report.self, kin__thread_self());
    assert_int_equal(kin__thread_self(), kin__thread_self());
    return 0;
}

KIN_TEST(can_be_started_again)
{
    struct report report = {.is_self = false};

    (void)alloc;
    TRY(report_make(&report, /* opts= */ NULL));
    report.is_self = false;
    TRY(report_make(&report, /* opts= */ NULL));
    assert_true(report.is_self);
    return 0;
}

KIN_TEST(its_name_is_truncated)
{
    struct report report = {.is_self = false};

    (void)alloc;
    TRY(report_make(&report, &(struct kin__thread_opts){.name = "kin-io"}));
    assert_string_equal(report.name, "kin-io");
    TRY(report_make(
        &report, &(struct kin__thread_opts){.name = "kin-fifteen-byt|rest"}));
    assert_string_equal(report.name, "kin-fifteen-byt");
    return 0;
}

KIN_TEST(inherits_the_name_of_its_parent)
{
    struct report report = {.is_self = false};
    char name[KIN__THREAD_NAME_SIZE];

    (void)alloc;
    TRY(report_make(&report, /* opts= */ NULL));
    pthread_getname_np(pthread_self(), name, sizeof(name));
    assert_string_equal(report.name, name);
    return 0;
}

KIN_TEST(blocks_asynchronous_signals_only)
{
    static const int outside[] = {SIGTERM, SIGINT,  SIGHUP,  SIGPIPE,
                                  SIGCHLD, SIGUSR1, SIGALRM, SIGPROF};
    static const int faults[] = {SIGSEGV, SIGBUS,  SIGFPE, SIGILL,
                                 SIGTRAP, SIGABRT, SIGSYS};
    struct report report = {.is_self = false};

    (void)alloc;
    TRY(report_make(&report, /* opts= */ NULL));
    for (size_t i = 0; i < sizeof(outside) / sizeof(outside[0]); i++)
        assert_int_equal(sigismember(&report.mask, outside[i]), 1);
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++)
        assert_int_equal(sigismember(&report.mask, faults[i]), 0);
    assert_int_equal(sigismember(&report.mask, SIGRTMIN), 1);
    return 0;
}

KIN_TEST(keeps_the_signal_mask_of_the_caller)
{
    struct report report = {.is_self = false};
    sigset_t mine;
    sigset_t before;
    sigset_t after;

    (void)alloc;
    sigemptyset(&mine);
    sigaddset(&mine, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &mine, /* oldset= */ NULL);
    pthread_sigmask(SIG_SETMASK, /* set= */ NULL, &before);
    TRY(report_make(&report, /* opts= */ NULL));
    pthread_sigmask(SIG_SETMASK, /* set= */ NULL, &after);
    pthread_sigmask(SIG_UNBLOCK, &mine, /* oldset= */ NULL);
    for (int signal = 1; signal <= SIGRTMAX; signal++)
        assert_int_equal(sigismember(&after, signal),
                         sigismember(&before, signal));
    assert_int_equal(sigismember(&after, SIGUSR2), 1);
    assert_int_equal(sigismember(&after, SIGTERM), 0);
    return 0;
}

KIN_TEST(accepts_a_stack_size)
{
    const size_t large = (size_t)64 << 20;
    struct report report = {.is_self = false};

    (void)alloc;
    TRY(report_make(&report, &(struct kin__thread_opts){.stack_size = large}));
    assert_true(report.stack_size >= large);
    /* Too small: raised, not rejected. */
    TRY(report_make(&report, &(struct kin__thread_opts){.stack_size = 1}));
    assert_true(report.is_self);
    return 0;
}

KIN_TEST(reports_why_it_cannot_start)
{
    struct report report = {.is_self = false};
    kin_error err = KIN_ERROR_INIT;
    const struct kin__thread_opts opts = {.name = "huge",
                                          .stack_size = SIZE_MAX / 4};

    (void)alloc;
    int r = kin__thread_start(&report.thread, &opts, report_run, &report, &err);
    assert_int_equal(r, err.code);
    assert_true(r == KIN_ESYSTEM || r == KIN_ENOMEM);
    assert_non_null(strstr(err.message, "start thread huge: "));
    assert_false(report.thread.is_started);
    assert_false(report.is_self);
    return 0;
}

static void join_again(void *userdata)
{
    kin__thread_join(userdata);
}

KIN_TEST(a_second_join_is_caught)
{
    struct report report = {.is_self = false};

    (void)alloc;
    TRY(report_make(&report, /* opts= */ NULL));
    assert_true(kin_test_dies(join_again, &report.thread));
    return 0;
}

struct io {
    struct kin__thread thread;
    int before;
    int after;
    int locks;
    kin_error err;
};

static void io_run(void *userdata)
{
    struct io *io = userdata;

    io->before = kin__thread_check_waiting(NULL);
    kin__thread_forbid_waiting();
    io->after = kin__thread_check_waiting(&io->err);
    io->locks = kin__thread_check_locks(NULL);
}

KIN_TEST(an_io_thread_must_not_block)
{
    struct io io = {.err = KIN_ERROR_INIT};

    (void)alloc;
    TRY(kin__thread_start(&io.thread, NULL, io_run, &io, NULL));
    kin__thread_join(&io.thread);
    assert_int_equal(io.before, 0);
    assert_int_equal(io.after, KIN_EINVAL);
    assert_int_equal(io.locks, 0);
    assert_string_equal(io.err.message,
                        "blocking call on the client's I/O thread (from a "
                        "transform, an index function or a sink)");
    assert_int_equal(kin__thread_check_waiting(NULL), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(runs_and_is_joined),
              KIN_TEST_ENTRY(can_be_started_again),
              KIN_TEST_ENTRY(its_name_is_truncated),
              KIN_TEST_ENTRY(inherits_the_name_of_its_parent),
              KIN_TEST_ENTRY(blocks_asynchronous_signals_only),
              KIN_TEST_ENTRY(keeps_the_signal_mask_of_the_caller),
              KIN_TEST_ENTRY(accepts_a_stack_size),
              KIN_TEST_ENTRY(reports_why_it_cannot_start),
              KIN_TEST_ENTRY(a_second_join_is_caught),
              KIN_TEST_ENTRY(an_io_thread_must_not_block))
