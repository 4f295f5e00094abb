/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Controllers with their threads.  Memory comes from the default allocator, but
 * for making one: what lack of it does later is tested by what waits for it.
 */
#include "control/reconciler.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "reconciler_scene.h"
#include "test_sizes.h"

static const kin_work_key key_a = {.ns = {"n", 1}, .name = {"a", 1}};
static const kin_work_key key_b = {.ns = {"n", 1}, .name = {"b", 1}};

static void check_stats(kin_reconciler *reconciler, uint64_t succeeded,
                        uint64_t failed)
{
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    kin_reconciler_get_stats(reconciler, &stats);
    assert_int_equal(stats.succeeded, succeeded);
    assert_int_equal(stats.failed, failed);
}

/* Stops when so many calls have ended. */
static int stop_after(kin_reconciler *reconciler, struct calls *calls,
                      size_t count)
{
    int r = calls_await(calls, &calls->ended, count);

    kin_reconciler_stop(reconciler);
    return r;
}

/* Until so many keys wait, which nobody takes. */
static void await_waiting(kin_reconciler *reconciler, size_t count)
{
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    for (int i = 0; i < SOON_MS && stats.waiting < count; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_reconciler_get_stats(reconciler, &stats);
    }
    assert_int_equal(stats.waiting, count);
}

/* ---- making ---- */

KIN_TEST(is_made_of_little)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.alloc = alloc;
    opts.name = "foos";
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    kin_reconciler_get_stats(reconciler, &stats);
    assert_false(stats.is_running);
    assert_true(stats.is_synced);
    assert_int_equal(stats.size, sizeof(stats));
    assert_null(kin_reconciler_free(NULL));
    return 0;
}

KIN_TEST(options_that_make_no_sense_are_refused)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.workers = 1001;
    assert_int_equal(kin_reconciler_new(&opts, &reconciler, &err), KIN_EINVAL);
    opts.workers = 1;
    opts.reconcile = NULL;
    assert_int_equal(kin_reconciler_new(&opts, &reconciler, &err), KIN_EINVAL);
    assert_int_equal(kin_reconciler_new(NULL, &reconciler, &err), KIN_EINVAL);
    assert_string_equal(err.message, "reconciler: bad options");
    assert_null(reconciler);
    return 0;
}

/* ---- the order of starting ---- */

KIN_TEST(nothing_is_called_before_all_have_synced)
{
    SIDE one;
    SIDE two;
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN_AUTO(kin_stop) *stopped = NULL;
    KIN_AUTO(kin_stop) *soon = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.name = "sample";
    TRY(side_init(&one, &foos));
    TRY(side_init(&two, &pods));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, two.informer, NULL, NULL));
    TRY(kin_reconciler_add_source(reconciler, one.informer, NULL, NULL));
    TRY(side_put_foo(&one, "a", "u"));
    TRY(kin_reconciler_add(reconciler, &key_b, NULL, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(side_start(&one));
    await_waiting(reconciler, 2);
    TRY(kin_stop_new(NULL, NULL, &stopped, NULL));
    kin_stop_request(stopped);
    assert_int_equal(kin_reconciler_wait_synced(reconciler, stopped, &err),
                     KIN_ESTOPPED);
    assert_non_null(strstr(err.message, "sample: pods"));
    assert_non_null(strstr(err.message, "not started"));
    calls_check(&calls, "");
    TRY(side_put_foo(&two, "p", "u"));
    TRY(side_start(&two));
    TRY(stop_soon(SOON_MS, &soon));
    TRY(kin_reconciler_wait_synced(reconciler, soon, NULL));
    TRY(stop_after(reconciler, &calls, 3));
    calls_check(&calls, "n/b n/a n/p ");
    return 0;
}

KIN_TEST(starts_once_and_never_after_the_stop)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_check(reconciler, 0, NULL));
    kin_reconciler_stop(reconciler);
    kin_reconciler_stop(reconciler);
    assert_int_equal(kin_reconciler_start(reconciler, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "reconciler: was stopped");
    assert_int_equal(kin_reconciler_add(reconciler, &key_a, NULL, NULL),
                     KIN_ECLOSED);
    assert_int_equal(kin_reconciler_check(reconciler, 0, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "reconciler: does not run");
    return 0;
}

/* ---- results ---- */

KIN_TEST(what_fails_comes_again)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;

    (void)alloc;
    calls_init(&calls);
    calls.failures = 3;
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(stop_after(reconciler, &calls, 4));
    calls_check(&calls, "n/a n/a n/a n/a ");
    check_stats(reconciler, 1, 3);
    return 0;
}

/* The failures that each call was told of. */
struct seen {
    uint32_t failures[8];
    size_t count;
};

static int see_failures(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct seen *seen = userdata;

    (void)err;
    if (seen->count < 8)
        seen->failures[seen->count++] = kin_reconcile_failures(call);
    /* The third call is the first that succeeds. */
    if (seen->count == 3)
        kin_reconcile_requeue_after(call, 1);
    return 0;
}

KIN_TEST(a_success_forgets_failures_and_may_ask_for_more)
{
    CALLS calls;
    struct seen seen = {.count = 0};
    KIN_AUTO(kin_reconciler) *reconciler = NULL;

    (void)alloc;
    calls_init(&calls);
    calls.failures = 2;
    calls.within = see_failures;
    calls.userdata = &seen;
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(stop_after(reconciler, &calls, 4));
    assert_int_equal(seen.count, 4);
    assert_int_equal(seen.failures[0], 0);
    assert_int_equal(seen.failures[1], 1);
    assert_int_equal(seen.failures[2], 2);
    assert_int_equal(seen.failures[3], 0);
    check_stats(reconciler, 2, 2);
    return 0;
}

/* A server that is away for a while. */
static int ask_server(kin_reconcile *call, kin_error *err, void *userdata)
{
    atomic_bool *is_away = userdata;

    (void)call;
    return atomic_load(is_away)
               ? kin_error_set(err, KIN_ECONNECT, "nobody is there")
               : 0;
}

/* Each key that fails waits for the limiter, which lets ten a second through:
 * so not all keys are burnt on a server that is not there. */
KIN_TEST(a_server_that_is_away_is_asked_less_and_less)
{
    enum { KEYS = 400, FEW = 100 };
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconciler_stats stats = {.size = sizeof(stats)};
    atomic_bool is_away = true;
    char name[16];

    (void)alloc;
    calls_init(&calls);
    calls.within = ask_server;
    calls.userdata = &is_away;
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    for (int i = 0; i < KEYS; i++) {
        (void)snprintf(name, sizeof(name), "%d", i);
        TRY(kin_reconciler_add(reconciler, &(kin_work_key){.name = kin_s(name)},
                               NULL, NULL));
    }
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(calls_await(&calls, &calls.ended, 4));
    atomic_store(&is_away, false);
    TRY(calls_await(&calls, &calls.ended, KEYS));
    kin_reconciler_get_stats(reconciler, &stats);
    assert_in_range(stats.failed, 4, FEW);
    TRY(calls_await(&calls, &calls.ended, KEYS + (size_t)stats.failed));
    kin_reconciler_stop(reconciler);
    check_stats(reconciler, KEYS, stats.failed);
    return 0;
}

static void keep_line(const kin_log_record *record, void *userdata)
{
    struct kin__buf *lines = userdata;
    char line[512];

    (void)kin_log_format(record, line, sizeof(line));
    assert_int_equal(kin__buf_printf(lines, "%s\n", line), 0);
}

KIN_TEST(failures_are_logged)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN__AUTO_BUF lines;
    kin_log log = {.size = sizeof(log),
                   .level = KIN_LOG_WARN,
                   .write = keep_line,
                   .userdata = &lines};

    (void)alloc;
    kin__buf_init(&lines, NULL, 1 << 16);
    calls_init(&calls);
    calls.failures = 1;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.log = &log;
    opts.name = "sample";
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(stop_after(reconciler, &calls, 2));
    assert_string_equal(lines.ptr,
                        "reconciler: failed; it will be tried again "
                        "reconciler=sample namespace=n name=a failures=0 "
                        "error=\"not today\"\n");
    return 0;
}

/* ---- workers ---- */

KIN_TEST(keys_are_done_side_by_side_and_each_by_one)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.workers = 4;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    calls_hold(&calls, true);
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(calls_await(&calls, &calls.running, 1));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(kin_reconciler_add(reconciler, &key_b, NULL, NULL));
    TRY(calls_await(&calls, &calls.running, 2));
    kin_reconciler_get_stats(reconciler, &stats);
    assert_int_equal(stats.running, 2);
    assert_true(stats.is_running);
    calls_hold(&calls, false);
    TRY(stop_after(reconciler, &calls, 3));
    calls_check(&calls, "n/a n/b n/a ");
    assert_int_equal(calls.most, 2);
    return 0;
}

KIN_TEST(a_call_that_hangs_is_noticed)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    calls_hold(&calls, true);
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(calls_await(&calls, &calls.running, 1));
    TRY(kin_reconciler_check(reconciler, 0, &err));
    for (int i = 0; i < SOON_MS && r == 0; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        r = kin_reconciler_check(reconciler, 1, &err);
    }
    assert_int_equal(r, KIN_ETIMEDOUT);
    assert_non_null(strstr(err.message, "a call has run for"));
    return 0;
}

KIN_TEST(draining_does_all_that_waits)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN_AUTO(kin_stop) *soon = NULL;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(kin_reconciler_add(reconciler, &key_b, NULL, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(stop_soon(SOON_MS, &soon));
    TRY(kin_reconciler_drain(reconciler, soon, NULL));
    calls_check(&calls, "n/a n/b ");
    return 0;
}

/* ---- running ---- */

struct run {
    kin_reconciler *reconciler;
    kin_stop *stop;
    kin_error err;
    int result;
};

static void run_it(void *userdata)
{
    struct run *run = userdata;

    run->result = kin_reconciler_run(run->reconciler, run->stop, &run->err);
}

KIN_TEST(runs_until_it_is_told_to_stop)
{
    CALLS calls;
    SIDE side;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    struct kin__thread thread;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(side_init(&side, &foos));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, side.informer, NULL, NULL));
    TRY(side_put_foo(&side, "a", "u"));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    struct run run = {.reconciler = reconciler, .stop = stop, .result = 1};
    TRY(kin__thread_start(&thread, NULL, run_it, &run, NULL));
    TRY(side_start(&side));
    TRY(calls_await(&calls, &calls.count, 1));
    kin_stop_request(stop);
    kin__thread_join(&thread);
    assert_int_equal(run.result, 0);
    return 0;
}

KIN_TEST(says_that_copies_did_not_sync)
{
    CALLS calls;
    SIDE side;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN_AUTO(kin_stop) *soon = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.name = "sample";
    TRY(side_init(&side, &foos));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, side.informer, NULL, NULL));
    TRY(stop_soon(1, &soon));
    assert_int_equal(kin_reconciler_run(reconciler, soon, &err), KIN_ETIMEDOUT);
    assert_non_null(strstr(err.message, "sample: foos"));
    assert_int_equal(kin_reconciler_start(reconciler, NULL), KIN_ESTOPPED);
    return 0;
}

/* Somebody else stops it. */
KIN_TEST(a_run_ends_when_it_is_stopped)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    struct kin__thread thread;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    struct run run = {.reconciler = reconciler, .result = 1};
    TRY(kin__thread_start(&thread, NULL, run_it, &run, NULL));
    TRY(calls_await(&calls, &calls.count, 1));
    kin_reconciler_stop(reconciler);
    kin__thread_join(&thread);
    assert_int_equal(run.result, 0);
    return 0;
}

/* ---- its own writes ---- */

/* Says in its first call that it has written what the copy does not show. */
struct writer {
    kin_informer *informer;
    const char *version;
    int calls;
    char had[24]; /* the copy's, in the second call */
    kin_scratch scratch;
};

static int write_ahead(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct writer *writer = userdata;
    KIN_AUTO(kin_object) *object = NULL;

    if (++writer->calls == 2) {
        KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(writer->informer);
        kin_str version = kin_snapshot_resource_version(now, &writer->scratch);
        snprintf(writer->had, sizeof(writer->had), "%.*s", KIN_STR(version));
        return 0;
    }
    int r = side_object(writer->version, &object);
    return r < 0 ? r : kin_reconcile_wrote(call, writer->informer, object, err);
}

KIN_TEST(no_call_sees_less_than_the_last_one_wrote)
{
    CALLS calls;
    SIDE side;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    calls_init(&calls);
    TRY(side_init(&side, &foos));
    struct writer writer = {.informer = side.informer, .version = "2"};
    calls.within = write_ahead;
    calls.userdata = &writer;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.read_your_writes_ms = 5;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(side_put_foo(&side, "x", "u"));
    TRY(side_start(&side));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(calls_await(&calls, &calls.count, 1));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    for (int i = 0; i < SOON_MS && stats.put_off < 2; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_reconciler_get_stats(reconciler, &stats);
    }
    assert_true(stats.put_off >= 2);
    calls_check(&calls, "n/a ");
    TRY(side_put_foo(&side, "y", "u"));
    TRY(stop_after(reconciler, &calls, 1));
    assert_string_equal(writer.had, "2");
    return 0;
}

KIN_TEST(who_does_not_care_is_not_held_up)
{
    CALLS calls;
    SIDE side;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;

    (void)alloc;
    calls_init(&calls);
    TRY(side_init(&side, &foos));
    struct writer writer = {.informer = side.informer, .version = "99"};
    calls.within = write_ahead;
    calls.userdata = &writer;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.read_your_writes_ms = -1;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(side_put_foo(&side, "x", "u"));
    TRY(side_start(&side));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(calls_await(&calls, &calls.count, 1));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(stop_after(reconciler, &calls, 2));
    assert_string_equal(writer.had, "1");
    return 0;
}

/* ---- without memory ---- */

static atomic_bool is_empty;

static void *scarce_alloc(size_t size, void *userdata)
{
    (void)userdata;
    return atomic_load(&is_empty) ? NULL : malloc(size);
}

static void *scarce_realloc(void *ptr, size_t size, void *userdata)
{
    (void)userdata;
    return atomic_load(&is_empty) ? NULL : realloc(ptr, size);
}

static void scarce_free(void *ptr, void *userdata)
{
    (void)userdata;
    free(ptr);
}

static const kin_allocator scarce = {
    .alloc = scarce_alloc, .realloc = scarce_realloc, .free = scarce_free};

static void count_line(const kin_log_record *record, void *userdata)
{
    _Atomic int *lines = userdata;

    if (strstr(record->message, "no room for another key"))
        atomic_fetch_add(lines, 1);
}

KIN_TEST(changes_wait_until_there_is_memory)
{
    CALLS calls;
    SIDE side;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    _Atomic int lines = 0;
    kin_log log = {.size = sizeof(log),
                   .level = KIN_LOG_WARN,
                   .write = count_line,
                   .userdata = &lines};

    (void)alloc;
    atomic_store(&is_empty, false);
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.alloc = &scarce;
    opts.log = &log;
    TRY(side_init(&side, &foos));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, side.informer, NULL, NULL));
    TRY(side_start(&side));
    TRY(kin_reconciler_start(reconciler, NULL));
    atomic_store(&is_empty, true);
    TRY(side_put_foo(&side, "a", "u"));
    for (int i = 0; i < SOON_MS && atomic_load(&lines) < 2; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(atomic_load(&lines) >= 2);
    calls_check(&calls, "");
    atomic_store(&is_empty, false);
    TRY(stop_after(reconciler, &calls, 1));
    calls_check(&calls, "n/a ");
    return 0;
}

/* What cannot be remembered is waited for. */
static int write_without_memory(kin_reconcile *call, kin_error *err,
                                void *userdata)
{
    struct side *side = userdata;
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_object) *ahead = NULL;

    int r = side_object("1", &object);
    if (r == 0)
        r = side_object("9", &ahead);
    if (r < 0)
        return r;
    atomic_store(&is_empty, true);
    assert_int_equal(kin_reconcile_wrote(call, side->informer, object, err), 0);
    assert_int_equal(kin_reconcile_wrote(call, side->informer, ahead, err),
                     KIN_ETIMEDOUT);
    atomic_store(&is_empty, false);
    return 0;
}

KIN_TEST(a_write_that_cannot_be_remembered_is_waited_for)
{
    CALLS calls;
    SIDE side;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;

    (void)alloc;
    atomic_store(&is_empty, false);
    calls_init(&calls);
    TRY(side_init(&side, &foos));
    calls.within = write_without_memory;
    calls.userdata = &side;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.alloc = &scarce;
    opts.read_your_writes_ms = 1;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(side_put_foo(&side, "x", "u"));
    TRY(side_start(&side));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(stop_after(reconciler, &calls, 1));
    check_stats(reconciler, 1, 0);
    return 0;
}

static int exit_first(kin_reconcile *call, kin_error *err, void *userdata)
{
    atomic_bool *has_exited = userdata;

    (void)call;
    (void)err;
    if (!atomic_exchange(has_exited, true))
        pthread_exit(NULL);
    return 0;
}

/* That is a mistake, but its key is tried again, and nothing waits for it. */
KIN_TEST(a_call_that_ends_its_thread_has_failed)
{
    CALLS calls;
    atomic_bool has_exited = false;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;

    (void)alloc;
    calls_init(&calls);
    calls.within = exit_first;
    calls.userdata = &has_exited;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.workers = 2;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(stop_after(reconciler, &calls, 1));
    calls_check(&calls, "n/a n/a ");
    check_stats(reconciler, 1, 1);
    return 0;
}

KIN_TEST(statistics_stay_within_the_callers_size)
{
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconciler_stats old;

    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.alloc = alloc;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    test_size_cut(&old, sizeof(old), offsetof(kin_reconciler_stats, failed));
    kin_reconciler_get_stats(reconciler, &old);
    assert_within_size(&old, sizeof(old));
    assert_int_equal(old.succeeded, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(is_made_of_little),
              KIN_TEST_ENTRY(a_call_that_ends_its_thread_has_failed),
              KIN_TEST_ENTRY(options_that_make_no_sense_are_refused),
              KIN_TEST_ENTRY(nothing_is_called_before_all_have_synced),
              KIN_TEST_ENTRY(starts_once_and_never_after_the_stop),
              KIN_TEST_ENTRY(what_fails_comes_again),
              KIN_TEST_ENTRY(a_success_forgets_failures_and_may_ask_for_more),
              KIN_TEST_ENTRY(a_server_that_is_away_is_asked_less_and_less),
              KIN_TEST_ENTRY(failures_are_logged),
              KIN_TEST_ENTRY(keys_are_done_side_by_side_and_each_by_one),
              KIN_TEST_ENTRY(a_call_that_hangs_is_noticed),
              KIN_TEST_ENTRY(draining_does_all_that_waits),
              KIN_TEST_ENTRY(runs_until_it_is_told_to_stop),
              KIN_TEST_ENTRY(says_that_copies_did_not_sync),
              KIN_TEST_ENTRY(a_run_ends_when_it_is_stopped),
              KIN_TEST_ENTRY(no_call_sees_less_than_the_last_one_wrote),
              KIN_TEST_ENTRY(who_does_not_care_is_not_held_up),
              KIN_TEST_ENTRY(changes_wait_until_there_is_memory),
              KIN_TEST_ENTRY(a_write_that_cannot_be_remembered_is_waited_for),
              KIN_TEST_ENTRY(statistics_stay_within_the_callers_size))
