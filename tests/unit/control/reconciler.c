/* SPDX-License-Identifier: Apache-2.0 */
/* Reconcilers with their threads.  Memory comes from the default allocator,
 * except for creating one: what the lack of memory does later is tested by what
 * waits for it */
#include "control/reconciler.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "reconciler_fixture.h"
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

/* Stops when this many calls have ended. */
static int stop_after(kin_reconciler *reconciler, struct calls *calls,
                      size_t count)
{
    int r = calls_await(calls, &calls->ended, count);

    kin_reconciler_stop(reconciler);
    return r;
}

/* Waits until this many keys are waiting. */
static void await_waiting(kin_reconciler *reconciler, size_t count)
{
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    for (int i = 0; i < SOON_MS && stats.waiting < count; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_reconciler_get_stats(reconciler, &stats);
    }
    assert_int_equal(stats.waiting, count);
}

/* ---- creating ---- */

KIN_TEST(needs_few_options)
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

KIN_TEST(rejects_invalid_options)
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
    assert_string_equal(err.message, "reconciler: invalid options");
    assert_null(reconciler);
    return 0;
}

/* ---- order of starting ---- */

KIN_TEST(calls_nothing_before_all_informers_synced)
{
    FAKE_INFORMER one;
    FAKE_INFORMER two;
    CALLS calls;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN_AUTO(kin_stop) *stopped = NULL;
    KIN_AUTO(kin_stop) *soon = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.name = "sample";
    TRY(fake_informer_init(&one, &foos));
    TRY(fake_informer_init(&two, &pods));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, two.informer, NULL, NULL));
    TRY(kin_reconciler_add_source(reconciler, one.informer, NULL, NULL));
    TRY(fake_informer_put_foo(&one, "a", "u"));
    TRY(kin_reconciler_add(reconciler, &key_b, NULL, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(fake_informer_start(&one));
    await_waiting(reconciler, 2);
    TRY(kin_stop_new(NULL, NULL, &stopped, NULL));
    kin_stop_request(stopped);
    assert_int_equal(kin_reconciler_wait_synced(reconciler, stopped, &err),
                     KIN_ESTOPPED);
    assert_non_null(strstr(err.message, "sample: pods"));
    assert_non_null(strstr(err.message, "not started"));
    calls_check(&calls, "");
    TRY(fake_informer_put_foo(&two, "p", "u"));
    TRY(fake_informer_start(&two));
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
    assert_string_equal(err.message, "reconciler: stopped");
    assert_int_equal(kin_reconciler_add(reconciler, &key_a, NULL, NULL),
                     KIN_ECLOSED);
    assert_int_equal(kin_reconciler_check(reconciler, 0, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "reconciler: not running");
    return 0;
}

/* ---- results ---- */

KIN_TEST(retries_failures)
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

/* The failures passed to each call. */
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
    /* The third call is the first one that succeeds. */
    if (seen->count == 3)
        kin_reconcile_requeue_after(call, 1);
    return 0;
}

KIN_TEST(success_resets_failures_and_may_requeue)
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

/* A server that is unreachable for a while. */
static int ask_server(kin_reconcile *call, kin_error *err, void *userdata)
{
    atomic_bool *is_away = userdata;

    (void)call;
    return atomic_load(is_away)
               ? kin_error_set(err, KIN_ECONNECT, "no_holder is there")
               : 0;
}

/* Each failed key waits for the limiter, which allows ten per second: so not
 * all keys fail against an unreachable server. */
KIN_TEST(backs_off_from_an_unreachable_server)
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
                        "reconciler: failed: will be retried "
                        "reconciler=sample namespace=n name=a failures=0 "
                        "error=\"not today\"\n");
    return 0;
}

/* ---- workers ---- */

KIN_TEST(keys_run_in_parallel_but_each_alone)
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

KIN_TEST(detects_a_hanging_call)
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
    assert_non_null(strstr(err.message, "a call has been running for"));
    return 0;
}

KIN_TEST(drain_processes_waiting_keys)
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

/* ---- run ---- */

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

KIN_TEST(runs_until_stopped)
{
    CALLS calls;
    FAKE_INFORMER fake;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    struct kin__thread thread;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(fake_informer_init(&fake, &foos));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, fake.informer, NULL, NULL));
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    struct run run = {.reconciler = reconciler, .stop = stop, .result = 1};
    TRY(kin__thread_start(&thread, NULL, run_it, &run, NULL));
    TRY(fake_informer_start(&fake));
    TRY(calls_await(&calls, &calls.count, 1));
    kin_stop_request(stop);
    kin__thread_join(&thread);
    assert_int_equal(run.result, 0);
    return 0;
}

KIN_TEST(reports_unsynced_informers)
{
    CALLS calls;
    FAKE_INFORMER fake;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    KIN_AUTO(kin_stop) *soon = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    calls_init(&calls);
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.name = "sample";
    TRY(fake_informer_init(&fake, &foos));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, fake.informer, NULL, NULL));
    TRY(stop_soon(1, &soon));
    assert_int_equal(kin_reconciler_run(reconciler, soon, &err), KIN_ETIMEDOUT);
    assert_non_null(strstr(err.message, "sample: foos"));
    assert_int_equal(kin_reconciler_start(reconciler, NULL), KIN_ESTOPPED);
    return 0;
}

/* Another thread stops it. */
KIN_TEST(run_returns_when_stopped)
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

/* ---- read-your-writes ---- */

/* Reports in its first call a write that the cache does not have. */
struct writer {
    kin_informer *informer;
    const char *version;
    int calls;
    char had[24]; /* version in the cache at the second call */
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
    int r = fake_informer_object(writer->version, &object);
    return r < 0 ? r : kin_reconcile_wrote(call, writer->informer, object, err);
}

KIN_TEST(calls_see_the_writes_of_earlier_calls)
{
    CALLS calls;
    FAKE_INFORMER fake;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    calls_init(&calls);
    TRY(fake_informer_init(&fake, &foos));
    struct writer writer = {.informer = fake.informer, .version = "2"};
    calls.within = write_ahead;
    calls.userdata = &writer;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.read_your_writes_ms = 5;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(fake_informer_put_foo(&fake, "x", "u"));
    TRY(fake_informer_start(&fake));
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
    TRY(fake_informer_put_foo(&fake, "y", "u"));
    TRY(stop_after(reconciler, &calls, 1));
    assert_string_equal(writer.had, "2");
    return 0;
}

KIN_TEST(read_your_writes_can_be_disabled)
{
    CALLS calls;
    FAKE_INFORMER fake;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;

    (void)alloc;
    calls_init(&calls);
    TRY(fake_informer_init(&fake, &foos));
    struct writer writer = {.informer = fake.informer, .version = "99"};
    calls.within = write_ahead;
    calls.userdata = &writer;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.read_your_writes_ms = -1;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(fake_informer_put_foo(&fake, "x", "u"));
    TRY(fake_informer_start(&fake));
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

KIN_TEST(changes_block_without_memory)
{
    CALLS calls;
    FAKE_INFORMER fake;
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
    TRY(fake_informer_init(&fake, &foos));
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_add_source(reconciler, fake.informer, NULL, NULL));
    TRY(fake_informer_start(&fake));
    TRY(kin_reconciler_start(reconciler, NULL));
    atomic_store(&is_empty, true);
    TRY(fake_informer_put_foo(&fake, "a", "u"));
    for (int i = 0; i < SOON_MS && atomic_load(&lines) < 2; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(atomic_load(&lines) >= 2);
    calls_check(&calls, "");
    atomic_store(&is_empty, false);
    TRY(stop_after(reconciler, &calls, 1));
    calls_check(&calls, "n/a ");
    return 0;
}

/* A write that cannot be noted is waited for. */
static int write_without_memory(kin_reconcile *call, kin_error *err,
                                void *userdata)
{
    struct fake_informer *fake = userdata;
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_object) *ahead = NULL;

    int r = fake_informer_object("1", &object);
    if (r == 0)
        r = fake_informer_object("9", &ahead);
    if (r < 0)
        return r;
    atomic_store(&is_empty, true);
    assert_int_equal(kin_reconcile_wrote(call, fake->informer, object, err), 0);
    assert_int_equal(kin_reconcile_wrote(call, fake->informer, ahead, err),
                     KIN_ETIMEDOUT);
    atomic_store(&is_empty, false);
    return 0;
}

KIN_TEST(waits_for_a_write_that_cannot_be_noted)
{
    CALLS calls;
    FAKE_INFORMER fake;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;

    (void)alloc;
    atomic_store(&is_empty, false);
    calls_init(&calls);
    TRY(fake_informer_init(&fake, &foos));
    calls.within = write_without_memory;
    calls.userdata = &fake;
    kin_reconciler_opts opts = calls_opts(&calls);
    opts.alloc = &scarce;
    opts.read_your_writes_ms = 1;
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(fake_informer_put_foo(&fake, "x", "u"));
    TRY(fake_informer_start(&fake));
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

/* That is a bug of the callback, but its key is retried, and nothing waits for
 * it. */
KIN_TEST(a_call_that_ends_its_thread_fails)
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

/* ---- pending calls ---- */

/* Calls that the test finishes. */
struct held {
    struct kin__mutex mutex;
    kin_reconcile *calls[4];
    size_t count;
};

static int hold(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct held *held = userdata;

    (void)err;
    KIN__LOCK_SCOPE(&held->mutex);
    assert_true(held->count < 4);
    held->calls[held->count++] = call;
    return KIN_PENDING;
}

static void finish_all(void *userdata)
{
    struct held *held = userdata;

    for (;;) {
        KIN__LOCK_SCOPE(&held->mutex);
        if (held->count == 0)
            return;
        kin_reconcile_finish(held->calls[--held->count], 0, /* err= */ NULL);
    }
}

/* H: one worker serves two keys; the stop waits for both. */
KIN_TEST(a_worker_is_free_while_a_call_is_pending)
{
    CALLS calls;
    struct held held = {.count = 0};
    struct kin__thread thread;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    calls_init(&calls);
    kin__mutex_init(&held.mutex);
    calls.within = hold;
    calls.userdata = &held;
    kin_reconciler_opts opts = calls_opts(&calls);
    TRY(kin_reconciler_new(&opts, &reconciler, NULL));
    TRY(kin_reconciler_start(reconciler, NULL));
    TRY(kin_reconciler_add(reconciler, &key_a, NULL, NULL));
    TRY(kin_reconciler_add(reconciler, &key_b, NULL, NULL));
    TRY(calls_await(&calls, &calls.ended, 2));
    kin_reconciler_get_stats(reconciler, &stats);
    assert_int_equal(stats.running, 2);
    assert_int_equal(stats.succeeded, 0);
    TRY(kin__thread_start(&thread, NULL, finish_all, &held, NULL));
    kin_reconciler_stop(reconciler);
    assert_int_equal(held.count, 0);
    kin__thread_join(&thread);
    kin_reconciler_get_stats(reconciler, &stats);
    assert_int_equal(stats.succeeded, 2);
    assert_int_equal(stats.running, 0);
    kin__mutex_done(&held.mutex);
    return 0;
}

KIN_TEST(statistics_fit_the_size_of_the_caller)
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(needs_few_options),
              KIN_TEST_ENTRY(a_call_that_ends_its_thread_fails),
              KIN_TEST_ENTRY(a_worker_is_free_while_a_call_is_pending),
              KIN_TEST_ENTRY(rejects_invalid_options),
              KIN_TEST_ENTRY(calls_nothing_before_all_informers_synced),
              KIN_TEST_ENTRY(starts_once_and_never_after_the_stop),
              KIN_TEST_ENTRY(retries_failures),
              KIN_TEST_ENTRY(success_resets_failures_and_may_requeue),
              KIN_TEST_ENTRY(backs_off_from_an_unreachable_server),
              KIN_TEST_ENTRY(failures_are_logged),
              KIN_TEST_ENTRY(keys_run_in_parallel_but_each_alone),
              KIN_TEST_ENTRY(detects_a_hanging_call),
              KIN_TEST_ENTRY(drain_processes_waiting_keys),
              KIN_TEST_ENTRY(runs_until_stopped),
              KIN_TEST_ENTRY(reports_unsynced_informers),
              KIN_TEST_ENTRY(run_returns_when_stopped),
              KIN_TEST_ENTRY(calls_see_the_writes_of_earlier_calls),
              KIN_TEST_ENTRY(read_your_writes_can_be_disabled),
              KIN_TEST_ENTRY(changes_block_without_memory),
              KIN_TEST_ENTRY(waits_for_a_write_that_cannot_be_noted),
              KIN_TEST_ENTRY(statistics_fit_the_size_of_the_caller))
