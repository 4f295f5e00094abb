/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kin_informer_run(): events on the application's thread, and what ends the
 * run. Only the handler's memory comes from the failing allocator.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include <kin/fake_source.h>
#include <kin/informer.h>

#include "asleep_test.h"
#include "base/str.h"
#include "base/thread.h"
#include "informer/informer.h"
#include "kin_test.h"

enum { SOON_MS = 60000 };

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

struct program {
    kin_fake_source *source;
    kin_informer *informer;
    kin_stop *stop;
    uintptr_t thread; /* that called kin_informer_run() */
    char log[256];
    size_t wanted; /* events, before on_event does `then` */
    void (*then)(struct program *program);
    size_t events;
    _Atomic int failures;
    int result;
    kin_error err;
};

static int put(struct program *program, const char *name)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"}}", name);
    return kin_fake_source_put_json(program->source, kin_s(text), NULL);
}

static void on_event(const kin_event *event, void *userdata)
{
    struct program *program = userdata;
    size_t len = strlen(program->log);

    assert_true(kin__thread_self() == program->thread);
    snprintf(program->log + len, sizeof(program->log) - len, "%s %s%s;",
             kin_event_type_name(event->type),
             kin_object_key(event->object).ptr,
             event->is_initial ? " initial" : "");
    if (++program->events == program->wanted)
        program->then(program);
}

static int run(struct program *program)
{
    program->thread = kin__thread_self();
    return kin_informer_run(program->informer, on_event, program, program->stop,
                            &program->err);
}

static kin_verdict count_failure(const kin_failure *failure,
                                 const kin_error *err, void *userdata)
{
    struct program *program = userdata;

    (void)failure;
    (void)err;
    return atomic_fetch_add(&program->failures, 1) >= 0 ? KIN_GIVE_UP
                                                        : KIN_RETRY;
}

static int begin(struct program *program, const kin_informer_opts *opts)
{
    TRY(kin_fake_source_new(NULL, &pods, &program->source, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &program->stop, NULL));
    return kin_informer_new_from_source(
        kin_fake_source_lister_watcher(program->source), opts,
        &program->informer, NULL);
}

static void end(struct program *program)
{
    program->informer = kin_informer_free(program->informer);
    program->source = kin_fake_source_free(program->source);
    program->stop = kin_stop_unref(program->stop);
}

#define PROGRAM __attribute__((cleanup(end))) struct program

static void request_stop(struct program *program)
{
    kin_stop_request(program->stop);
}

static void put_another(struct program *program)
{
    program->wanted = 2;
    program->then = request_stop;
    assert_int_equal(put(program, "b"), 0);
}

KIN_TEST(events_come_on_the_thread_that_runs)
{
    PROGRAM program = {.wanted = 1, .then = put_another};

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(put(&program, "a"));
    TRY(run(&program));
    assert_string_equal(program.log, "ADDED a initial;ADDED b;");
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(program.informer);
    assert_int_equal(kin_snapshot_count(now), 2);
    return 0;
}

KIN_TEST(it_runs_once)
{
    PROGRAM program = {.wanted = 1, .then = request_stop};

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(put(&program, "a"));
    TRY(run(&program));
    TRY_FAIL(run(&program), KIN_ESTOPPED);
    return 0;
}

KIN_TEST(a_started_informer_cannot_be_run)
{
    PROGRAM program = {.wanted = 0};

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(kin_informer_start(program.informer, NULL));
    TRY_FAIL(run(&program), KIN_EINVAL);
    return 0;
}

KIN_TEST(an_informer_in_a_loop_cannot_be_run)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    PROGRAM program = {.wanted = 0};

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(begin(&program, KIN_OPTS(kin_informer_opts, .loop = loop)));
    TRY_FAIL(run(&program), KIN_EUNSUPPORTED);
    program.informer = kin_informer_free(program.informer);
    return 0;
}

KIN_TEST(a_rejection_ends_it)
{
    PROGRAM program = {.wanted = 0};

    (void)alloc;
    TRY(begin(&program,
              KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF)));
    TRY(kin_fake_source_fail_list(program.source,
                                  KIN_OPTS(kin_fake_failure, .http_status = 403,
                                           .reason = "Forbidden",
                                           .message = "not for you"),
                                  NULL));
    assert_true(run(&program) < 0);
    assert_int_equal(program.err.http_status, 403);
    assert_non_null(strstr(program.err.message, "not for you"));
    return 0;
}

/* After the first list, when rejections are retried. */
static void lose_watch(struct program *program)
{
    assert_int_equal(
        kin_fake_source_fail_watch(
            program->source,
            KIN_OPTS(kin_fake_failure, .http_status = 403,
                     .reason = "Forbidden", .message = "no longer for you"),
            NULL),
        0);
    assert_int_equal(kin_fake_source_wait_watches(program->source, 1,
                                                  kin_deadline_ms(SOON_MS)),
                     0);
    kin_fake_source_end_watches(program->source, KIN_FLOW_COMPLETE);
}

KIN_TEST(giving_up_ends_it_at_any_time)
{
    PROGRAM program = {.wanted = 1, .then = lose_watch};

    (void)alloc;
    TRY(begin(&program, KIN_OPTS(kin_informer_opts, .on_error = count_failure,
                                 .userdata = &program)));
    TRY(put(&program, "a"));
    int r = run(&program);
    assert_true(r < 0 && r != KIN_ETIMEDOUT && r != KIN_ESTOPPED);
    assert_non_null(strstr(program.err.message, "gave up"));
    assert_int_equal(atomic_load(&program.failures), 1);
    return 0;
}

static void stop_informer(struct program *program)
{
    kin_informer_stop(program->informer);
}

KIN_TEST(its_handler_may_stop_it)
{
    PROGRAM program = {.wanted = 1, .then = stop_informer};

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(put(&program, "a"));
    TRY(put(&program, "b"));
    TRY(run(&program));
    assert_string_equal(program.log, "ADDED a initial;");
    return 0;
}

/* The rest of a backlog is not delivered first. */
KIN_TEST(its_token_ends_it_after_the_current_event)
{
    PROGRAM program = {.wanted = 1, .then = request_stop};

    (void)alloc;
    TRY(begin(&program, NULL));
    for (int i = 0; i < 10; i++) {
        char name[8];
        snprintf(name, sizeof(name), "p%d", i);
        TRY(put(&program, name));
    }
    TRY(run(&program));
    assert_int_equal(program.events, 1);
    return 0;
}

static void *run_thread(void *userdata)
{
    struct program *program = userdata;

    program->result = run(program);
    return NULL;
}

KIN_TEST(another_thread_may_stop_it)
{
    PROGRAM program = {.wanted = 0, .result = KIN_EINVAL};
    pthread_t thread;

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(put(&program, "a"));
    assert_int_equal(pthread_create(&thread, NULL, run_thread, &program), 0);
    assert_int_equal(kin_fake_source_wait_watches(program.source, 1,
                                                  kin_deadline_ms(SOON_MS)),
                     0);
    kin_informer_stop(program.informer);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(program.result, 0);
    return 0;
}

/* Returns when another thread waits in kin_informer_drain(). */
static void await_drain(struct program *program)
{
    while (!atomic_load(&program->informer->is_draining))
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    await_others_asleep();
}

KIN_TEST(another_thread_may_drain_it)
{
    PROGRAM program = {.wanted = 1, .then = await_drain, .result = KIN_EINVAL};
    pthread_t thread;

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(put(&program, "a"));
    assert_int_equal(pthread_create(&thread, NULL, run_thread, &program), 0);
    TRY(kin_informer_wait_synced(program.informer, program.stop, NULL));
    TRY(kin_informer_drain(program.informer, program.stop, NULL));
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(program.result, 0);
    assert_string_equal(program.log, "ADDED a initial;");
    return 0;
}

/* A wait and the run both return it, in either order. */
KIN_TEST(a_rejection_ends_both_a_run_and_a_wait)
{
    PROGRAM program = {.wanted = 0};
    pthread_t thread;

    (void)alloc;
    TRY(begin(&program,
              KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF)));
    TRY(kin_fake_source_fail_list(
        program.source,
        KIN_OPTS(kin_fake_failure, .http_status = 403, .reason = "Forbidden"),
        NULL));
    assert_int_equal(pthread_create(&thread, NULL, run_thread, &program), 0);
    int r = kin_informer_wait_synced(program.informer, program.stop, NULL);
    assert_true(r < 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(program.err.http_status, 403);
    return 0;
}

static void end_thread(struct program *program)
{
    (void)program;
    pthread_exit(NULL);
}

/* Nothing points to its stack afterwards. */
KIN_TEST(its_handler_may_end_the_thread)
{
    PROGRAM program = {.wanted = 1, .then = end_thread};
    pthread_t thread;

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(put(&program, "a"));
    assert_int_equal(pthread_create(&thread, NULL, run_thread, &program), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    kin_stop_request(program.stop);
    TRY(put(&program, "b"));
    program.informer = kin_informer_free(program.informer);
    assert_string_equal(program.log, "ADDED a initial;");
    return 0;
}

/* The informer keeps a reference to its source. */
KIN_TEST(a_source_lives_as_long_as_its_informer)
{
    PROGRAM program = {.wanted = 1, .then = request_stop};

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY(put(&program, "a"));
    program.source = kin_fake_source_free(program.source);
    TRY(run(&program));
    assert_string_equal(program.log, "ADDED a initial;");
    return 0;
}

static void ignore_add(const kin_object *object, bool is_initial,
                       void *userdata)
{
    (void)object;
    (void)is_initial;
    (void)userdata;
}

KIN_TEST(a_handler_has_one_form)
{
    PROGRAM program = {.wanted = 0};
    const kin_handler both = {.size = sizeof(kin_handler),
                              .on_add = ignore_add,
                              .on_event = on_event};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(begin(&program, NULL));
    TRY_FAIL(
        kin_informer_add_handler(program.informer, &both, NULL, NULL, &err),
        KIN_EINVAL);
    assert_non_null(strstr(err.message, "on_event"));
    return 0;
}

KIN_TEST(types_have_names)
{
    (void)alloc;
    assert_string_equal(kin_event_type_name(KIN_EVENT_UPDATED), "UPDATED");
    assert_string_equal(kin_event_type_name(KIN_EVENT_DELETED), "DELETED");
    assert_string_equal(kin_event_type_name((kin_event_type)3), "?");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(events_come_on_the_thread_that_runs),
              KIN_TEST_ENTRY(it_runs_once),
              KIN_TEST_ENTRY(a_started_informer_cannot_be_run),
              KIN_TEST_ENTRY(an_informer_in_a_loop_cannot_be_run),
              KIN_TEST_ENTRY(a_rejection_ends_it),
              KIN_TEST_ENTRY(giving_up_ends_it_at_any_time),
              KIN_TEST_ENTRY(its_handler_may_stop_it),
              KIN_TEST_ENTRY(its_token_ends_it_after_the_current_event),
              KIN_TEST_ENTRY(another_thread_may_stop_it),
              KIN_TEST_ENTRY(another_thread_may_drain_it),
              KIN_TEST_ENTRY(a_rejection_ends_both_a_run_and_a_wait),
              KIN_TEST_ENTRY(its_handler_may_end_the_thread),
              KIN_TEST_ENTRY(a_source_lives_as_long_as_its_informer),
              KIN_TEST_ENTRY(a_handler_has_one_form),
              KIN_TEST_ENTRY(types_have_names))
