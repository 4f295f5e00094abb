/* SPDX-License-Identifier: Apache-2.0 */
/* manager_fixture.h - a manager of three controllers that record what happens
 * to them */
#ifndef MANAGER_FIXTURE_H
#define MANAGER_FIXTURE_H

#include <kin/manager.h>

#include "base/buf.h"
#include "base/lock.h"
#include "base/thread.h"
#include "factory_test.h"

/* What the controllers do, and did. */
struct fixture {
    struct kin__mutex mutex; /* guards all below */
    struct kin__cond changed;
    struct kin__buf log;
    int make_code;     /* of "b" */
    int run_code;      /* of "b", at once */
    bool is_brief;     /* "a" and "b" end at once */
    bool ignores_stop; /* "c" ignores the stop while this is set */
    size_t running;    /* controllers in run() */
    size_t begun;      /* calls of run() */
    size_t warnings;   /* last warning in the log */
    char warning[64];
    struct fakes fakes;
    /* Called within the run of "a", without the lock; may be NULL. */
    int (*within)(const kin_manager_context *context, kin_stop *stop);
    int within_code;
    const kin_manager_context *contexts[3];
    kin_informer *pods;
};

/* Descriptors have no userdata. */
static struct fixture *fixture_now;

static inline void fixture_done(struct fixture *fixture)
{
    fakes_done(&fixture->fakes);
    kin__buf_done(&fixture->log);
    kin__cond_done(&fixture->changed);
    kin__mutex_done(&fixture->mutex);
    fixture_now = NULL;
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static inline void fixture_log(struct fixture *fixture, const char *what,
                               const char *name)
{
    KIN__LOCK_SCOPE(&fixture->mutex);
    assert_int_equal(kin__buf_printf(&fixture->log, "%s:%.1s ", what, name), 0);
    kin__cond_broadcast(&fixture->changed);
}

static inline void fixture_check(struct fixture *fixture, const char *expected)
{
    KIN__LOCK_SCOPE(&fixture->mutex);
    assert_string_equal(fixture->log.ptr ? fixture->log.ptr : "", expected);
    kin__buf_clear(&fixture->log);
}

static inline void fixture_count(struct fixture *fixture, bool is_more)
{
    KIN__LOCK_SCOPE(&fixture->mutex);
    fixture->running += is_more ? 1U : (size_t)-1;
    fixture->begun += is_more;
    kin__cond_broadcast(&fixture->changed);
}

static inline void fixture_await(struct fixture *fixture, const size_t *count,
                                 size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    KIN__LOCK_SCOPE(&fixture->mutex);
    while (*count != wanted)
        assert_int_equal(kin__cond_wait_until(&fixture->changed,
                                              &fixture->mutex, NULL, deadline),
                         0);
}

static inline void fixture_await_running(struct fixture *fixture, size_t wanted)
{
    fixture_await(fixture, &fixture->running, wanted);
}

static inline void fixture_set_ignore_stop(struct fixture *fixture,
                                           bool ignores_stop)
{
    KIN__LOCK_SCOPE(&fixture->mutex);
    fixture->ignores_stop = ignores_stop;
    kin__cond_broadcast(&fixture->changed);
}

static inline void fixture_wait_stop_seen(struct fixture *fixture)
{
    KIN__LOCK_SCOPE(&fixture->mutex);
    while (fixture->ignores_stop)
        kin__cond_wait(&fixture->changed, &fixture->mutex);
}

/* ---- the controllers ---- */

static inline int controller_run(void *self, kin_stop *stop, kin_error *err)
{
    const kin_manager_context *context = self;
    struct fixture *fixture = fixture_now;
    int r = 0;

    if (context->name[0] == 'a' && fixture->within)
        fixture->within_code = fixture->within(context, stop);
    fixture_count(fixture, true);
    if (context->name[0] == 'b' && fixture->run_code < 0)
        r = kin_error_set(err, fixture->run_code, "not today");
    else if (context->name[0] == 'c' || !fixture->is_brief)
        (void)kin_stop_wait(stop, KIN_NEVER);
    if (context->name[0] == 'c')
        fixture_wait_stop_seen(fixture);
    fixture_count(fixture, false);
    return r;
}

static inline void controller_free(void *self)
{
    const kin_manager_context *context = self;

    fixture_log(fixture_now, "free", context->name);
}

static inline int controller_make(const kin_manager_context *context,
                                  kin_manager_controller *ret, kin_error *err)
{
    struct fixture *fixture = fixture_now;

    fixture_log(fixture, "make", context->name);
    fixture->contexts[context->name[0] - 'a'] = context;
    if (context->name[0] == 'b' && fixture->make_code < 0)
        return kin_error_set(err, fixture->make_code, "no way");
    ret->self = (void *)(uintptr_t)context;
    ret->run = controller_run;
    ret->free = controller_free;
    return kin_factory_informer(context->factory, &pods, &fixture->pods, err);
}

static const kin_manager_descriptor controller_a = {
    .size = sizeof(kin_manager_descriptor),
    .name = "a-controller",
    .make = controller_make};
static const kin_manager_descriptor controller_b = {
    .size = sizeof(kin_manager_descriptor),
    .name = "b-controller",
    .alias = "b",
    .make = controller_make};
static const kin_manager_descriptor controller_c = {
    .size = sizeof(kin_manager_descriptor),
    .name = "c-controller",
    .is_off = true,
    .make = controller_make};
static const kin_manager_descriptor *const table[] = {
    &controller_a, &controller_b, &controller_c, NULL};

/* ---- the manager ---- */

static inline void fixture_on_log(const kin_log_record *record, void *userdata)
{
    struct fixture *fixture = userdata;

    if (record->level > KIN_LOG_WARN ||
        strcmp(record->component, "manager") != 0)
        return;
    KIN__LOCK_SCOPE(&fixture->mutex);
    if (fixture->warnings++ == 0)
        snprintf(fixture->warning, sizeof(fixture->warning), "%s: %.*s",
                 record->message, KIN_STR(record->pairs[0].value.str));
    kin__cond_broadcast(&fixture->changed);
}

static inline int fixture_init(struct fixture *fixture)
{
    memset(fixture, 0, sizeof(*fixture));
    kin__mutex_init(&fixture->mutex);
    kin__cond_init(&fixture->changed);
    kin__buf_init(&fixture->log, /* alloc= */ NULL, 1 << 16);
    fixture_now = fixture;
    int r = fakes_add(&fixture->fakes, NULL, &pods);
    return r < 0 ? r : fakes_add(&fixture->fakes, NULL, &nodes);
}

static inline kin_manager_opts fixture_opts(struct fixture *fixture)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    opts.descriptors = table;
    opts.source = fakes_source;
    opts.userdata = &fixture->fakes;
    opts.controllers = "*,c-controller";
    return opts;
}

/* A manager that runs in another thread. */
struct manager_run {
    kin_manager *manager;
    kin_stop *stop;
    struct kin__thread thread;
    int result;
    kin_error err;
};

static inline void manager_run_run(void *userdata)
{
    struct manager_run *run = userdata;

    run->result = kin_manager_run(run->manager, run->stop, &run->err);
}

/* Stops the manager and returns the result of its run. */
static inline int manager_run_end(struct manager_run *run)
{
    kin_stop_request(run->stop);
    if (run->thread.is_started)
        kin__thread_join(&run->thread);
    return run->result;
}

static inline void manager_run_done(struct manager_run *run)
{
    (void)manager_run_end(run);
    (void)kin_manager_free(run->manager);
    (void)kin_stop_unref(run->stop);
}

#define MANAGER_RUN                                                            \
    __attribute__((cleanup(manager_run_done))) struct manager_run

static inline int manager_run_start(struct manager_run *run,
                                    const kin_manager_opts *opts)
{
    int r = kin_stop_new(NULL, NULL, &run->stop, NULL);

    if (r == 0)
        r = kin_manager_new(opts, &run->manager, NULL);
    if (r == 0)
        r = kin__thread_start(&run->thread, NULL, manager_run_run, run, NULL);
    return r;
}

#endif /* MANAGER_FIXTURE_H */
