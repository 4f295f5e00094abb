/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manager_scene.h - a manager of three controllers that write down what happens
 * to them.
 */
#ifndef MANAGER_SCENE_H
#define MANAGER_SCENE_H

#include <kin/manager.h>

#include "base/buf.h"
#include "base/lock.h"
#include "base/thread.h"
#include "factory_test.h"

/* What the controllers are to do, and what they did. */
struct scene {
    struct kin__mutex mutex; /* all below */
    struct kin__cond changed;
    struct kin__buf log;
    int make_code;   /* of "b" */
    int run_code;    /* of "b", at once */
    bool is_brief;   /* "a" and "b" end at once */
    bool is_deaf;    /* "c" hears no stop until this is over */
    size_t running;  /* controllers in run() */
    size_t begun;    /* calls of run() */
    size_t warnings; /* in the log */
    char warning[64];
    struct fakes fakes;
    /* Called within the run of "a", without the lock; may be NULL. */
    int (*within)(const kin_manager_context *context, kin_stop *stop);
    int within_code;
    const kin_manager_context *contexts[3];
    kin_informer *pods;
};

/* Descriptors have no data of their own. */
static struct scene *scene_now;

static inline void scene_done(struct scene *scene)
{
    fakes_done(&scene->fakes);
    kin__buf_done(&scene->log);
    kin__cond_done(&scene->changed);
    kin__mutex_done(&scene->mutex);
    scene_now = NULL;
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static inline void scene_log(struct scene *scene, const char *what,
                             const char *name)
{
    KIN__LOCK_SCOPE(&scene->mutex);
    assert_int_equal(kin__buf_printf(&scene->log, "%s:%.1s ", what, name), 0);
    kin__cond_broadcast(&scene->changed);
}

static inline void scene_check(struct scene *scene, const char *expected)
{
    KIN__LOCK_SCOPE(&scene->mutex);
    assert_string_equal(scene->log.ptr ? scene->log.ptr : "", expected);
    kin__buf_clear(&scene->log);
}

static inline void scene_count(struct scene *scene, bool is_more)
{
    KIN__LOCK_SCOPE(&scene->mutex);
    scene->running += is_more ? 1U : (size_t)-1;
    scene->begun += is_more;
    kin__cond_broadcast(&scene->changed);
}

static inline void scene_await(struct scene *scene, const size_t *count,
                               size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    KIN__LOCK_SCOPE(&scene->mutex);
    while (*count != wanted)
        assert_int_equal(kin__cond_wait_until(&scene->changed, &scene->mutex,
                                              NULL, deadline),
                         0);
}

static inline void scene_await_running(struct scene *scene, size_t wanted)
{
    scene_await(scene, &scene->running, wanted);
}

static inline void scene_set_deaf(struct scene *scene, bool is_deaf)
{
    KIN__LOCK_SCOPE(&scene->mutex);
    scene->is_deaf = is_deaf;
    kin__cond_broadcast(&scene->changed);
}

static inline void scene_wait_heard(struct scene *scene)
{
    KIN__LOCK_SCOPE(&scene->mutex);
    while (scene->is_deaf)
        kin__cond_wait(&scene->changed, &scene->mutex);
}

/* ---- the controllers ---- */

static inline int controller_run(void *self, kin_stop *stop, kin_error *err)
{
    const kin_manager_context *context = self;
    struct scene *scene = scene_now;
    int r = 0;

    if (context->name[0] == 'a' && scene->within)
        scene->within_code = scene->within(context, stop);
    scene_count(scene, true);
    if (context->name[0] == 'b' && scene->run_code < 0)
        r = kin_error_set(err, scene->run_code, "not today");
    else if (context->name[0] == 'c' || !scene->is_brief)
        (void)kin_stop_wait(stop, KIN_NEVER);
    if (context->name[0] == 'c')
        scene_wait_heard(scene);
    scene_count(scene, false);
    return r;
}

static inline void controller_free(void *self)
{
    const kin_manager_context *context = self;

    scene_log(scene_now, "free", context->name);
}

static inline int controller_make(const kin_manager_context *context,
                                  kin_manager_controller *ret, kin_error *err)
{
    struct scene *scene = scene_now;

    scene_log(scene, "make", context->name);
    scene->contexts[context->name[0] - 'a'] = context;
    if (context->name[0] == 'b' && scene->make_code < 0)
        return kin_error_set(err, scene->make_code, "no way");
    ret->self = (void *)(uintptr_t)context;
    ret->run = controller_run;
    ret->free = controller_free;
    return kin_factory_informer(context->factory, &pods, &scene->pods, err);
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

static inline void scene_hear(const kin_log_record *record, void *userdata)
{
    struct scene *scene = userdata;

    if (record->level > KIN_LOG_WARN ||
        strcmp(record->component, "manager") != 0)
        return;
    KIN__LOCK_SCOPE(&scene->mutex);
    if (scene->warnings++ == 0)
        snprintf(scene->warning, sizeof(scene->warning), "%s: %.*s",
                 record->message, KIN_STR(record->pairs[0].value.str));
    kin__cond_broadcast(&scene->changed);
}

static inline int scene_init(struct scene *scene)
{
    memset(scene, 0, sizeof(*scene));
    kin__mutex_init(&scene->mutex);
    kin__cond_init(&scene->changed);
    kin__buf_init(&scene->log, /* alloc= */ NULL, 1 << 16);
    scene_now = scene;
    int r = fakes_add(&scene->fakes, NULL, &pods);
    return r < 0 ? r : fakes_add(&scene->fakes, NULL, &nodes);
}

static inline kin_manager_opts scene_opts(struct scene *scene)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    opts.descriptors = table;
    opts.source = fakes_source;
    opts.userdata = &scene->fakes;
    opts.controllers = "*,c-controller";
    return opts;
}

/* A manager that runs beside the test. */
struct show {
    kin_manager *manager;
    kin_stop *stop;
    struct kin__thread thread;
    int result;
    kin_error err;
};

static inline void show_run(void *userdata)
{
    struct show *show = userdata;

    show->result = kin_manager_run(show->manager, show->stop, &show->err);
}

/* Stops, and gives what the run returned. */
static inline int show_end(struct show *show)
{
    kin_stop_request(show->stop);
    if (show->thread.is_started)
        kin__thread_join(&show->thread);
    return show->result;
}

static inline void show_done(struct show *show)
{
    (void)show_end(show);
    (void)kin_manager_free(show->manager);
    (void)kin_stop_unref(show->stop);
}

#define SHOW __attribute__((cleanup(show_done))) struct show

static inline int show_start(struct show *show, const kin_manager_opts *opts)
{
    int r = kin_stop_new(NULL, NULL, &show->stop, NULL);

    if (r == 0)
        r = kin_manager_new(opts, &show->manager, NULL);
    if (r == 0)
        r = kin__thread_start(&show->thread, NULL, show_run, show, NULL);
    return r;
}

#endif /* MANAGER_SCENE_H */
