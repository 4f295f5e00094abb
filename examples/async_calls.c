/* SPDX-License-Identifier: Apache-2.0 */
/*
 * async_calls.c - one call after the other in a program's own event loop.
 *
 * Creates a ConfigMap, reads, patches and updates it, lists pods, deletes the
 * ConfigMap, and watches until it is gone.  The end of each call starts the
 * next one; no call blocks, and there are no threads.
 */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>

#define MAP_NAME "kin-async"

enum { BATCH = 2 };

struct program {
    kin_client *client;
    kin_call *call;  /* owned: the current one */
    kin_object *map; /* owned: as the server has sent it last */
    size_t step;     /* index of the current one */
    int pods;        /* listed in this step */
    bool is_gone;
    bool is_done;
    bool has_failed;
};

static long count_of(const kin_object *map)
{
    kin_value data = kin_value_get(kin_object_value(map), kin_s("data"));

    return strtol(kin_value_str(kin_value_get(data, kin_s("count"))).ptr, NULL,
                  10);
}

static void set_count(kin_edit *edit, long count)
{
    char text[24];

    snprintf(text, sizeof(text), "%ld", count);
    kin_edit_set_str(edit, kin_edit_at(edit, "data.count"), kin_s(text));
}

static int start_create(struct program *self, const kin_call_opts *opts,
                        kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = kin_edit_new_object(
        /* alloc= */ NULL, core_v1_config_maps, kin_named("default", MAP_NAME));

    set_count(edit, 0);
    return kin_client_create_async(self->client, core_v1_config_maps, edit,
                                   opts, &self->call, err);
}

static int start_get(struct program *self, const kin_call_opts *opts,
                     kin_error *err)
{
    return kin_client_get_async(self->client, core_v1_config_maps,
                                kin_named("default", MAP_NAME), opts,
                                &self->call, err);
}

/* Sends the changed field only: other changes of the object are kept. */
static int start_patch(struct program *self, const kin_call_opts *opts,
                       kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(/* alloc= */ NULL,
                                                   self->map);

    set_count(edit, 10);
    return kin_client_patch_async(
        self->client, core_v1_config_maps,
        KIN_OPTS(kin_patch, .type = KIN_PATCH_MERGE, .edit = edit), opts,
        &self->call, err);
}

/* Called again, with the new object, if another program has changed it. */
static int count_up(kin_edit *edit, const kin_object *map, void *userdata)
{
    (void)userdata;
    set_count(edit, count_of(map) + 1);
    return 0;
}

static int start_update(struct program *self, const kin_call_opts *opts,
                        kin_error *err)
{
    return kin_client_update_with_retry_async(
        self->client,
        KIN_OPTS(kin_update, .resource = core_v1_config_maps,
                 .object = self->map, .fill = count_up),
        opts, &self->call, err);
}

/* doc: list */
/* The program takes a few pods at a time, and more at each tick. */
static int on_pod(const kin_object *pod, void *userdata)
{
    struct program *self = userdata;

    (void)pod;
    return ++self->pods % BATCH == 0 ? KIN_PAUSE : 0;
}

static void on_tick(struct program *self)
{
    if (self->call)
        kin_call_resume(self->call); /* a no-op if it is not paused */
}

static int start_list_all(struct program *self, const kin_call_opts *opts,
                          kin_error *err)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = on_pod, .userdata = self};

    self->pods = 0;
    return kin_client_list_all_async(
        self->client, core_v1_pods,
        KIN_OPTS(kin_list_opts, .call = opts, .limit = BATCH), &handler,
        &self->call, err);
}
/* doc: end */

static int start_list(struct program *self, const kin_call_opts *opts,
                      kin_error *err)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = on_pod, .userdata = self};

    self->pods = 0;
    return kin_client_list_async(
        self->client, core_v1_pods,
        KIN_OPTS(kin_list_opts, .call = opts, .limit = BATCH), &handler,
        &self->call, err);
}

static int start_delete(struct program *self, const kin_call_opts *opts,
                        kin_error *err)
{
    return kin_client_delete_async(
        self->client, core_v1_config_maps, kin_named("default", MAP_NAME),
        KIN_OPTS(kin_delete_opts, .call = opts), &self->call, err);
}

/* doc: cancel */
/* A watch does not end by itself. */
static int on_event(const kin_watch_event *event, void *userdata)
{
    struct program *self = userdata;

    if (event->type == KIN_WATCH_DELETED) {
        self->is_gone = true;
        kin_call_cancel(self->call); /* ends it with KIN_ESTOPPED */
    }
    return 0;
}
/* doc: end */

static int start_watch(struct program *self, const kin_call_opts *opts,
                       kin_error *err)
{
    const kin_watch_handler handler = {
        .size = sizeof(handler), .on_event = on_event, .userdata = self};
    kin_list_opts since = KIN_INIT(kin_list_opts);

    since.call = opts;
    since.ns = kin_s("default");
    since.field_selector = kin_s("metadata.name=" MAP_NAME);
    since.resource_version = kin_object_resource_version(self->map);
    return kin_client_watch_async(self->client, core_v1_config_maps, &since,
                                  &handler, &self->call, err);
}

static const struct {
    const char *name;
    int (*start)(struct program *self, const kin_call_opts *opts,
                 kin_error *err);
} steps[] = {
    {"create configmaps", start_create}, {"get configmaps", start_get},
    {"patch configmaps", start_patch},   {"update configmaps", start_update},
    {"list a page of pods", start_list}, {"list pods", start_list_all},
    {"delete configmaps", start_delete}, {"watch configmaps", start_watch},
};

static void show(struct program *self, const kin_call *call)
{
    const kin_object *map = kin_call_object(call);
    const kin_list_meta *list = kin_call_list_meta(call);
    const kin_document *answer = kin_call_document(call);

    printf("%s: ", steps[self->step].name);
    if (map) {
        (void)kin_object_unref(self->map);
        self->map = kin_object_ref(map);
        printf("count %ld\n", count_of(map));
    } else if (list) {
        bool has_more = kin_list_meta_continue_token(list).len > 0;
        printf("%d pods, %d more\n", self->pods,
               has_more ? (int)kin_list_meta_remaining(list) : 0);
    } else if (answer) { /* a Status, or an object that is deleted later */
        kin_value root = kin_document_root(answer);
        printf("answered with a %s\n",
               kin_value_str(kin_value_get(root, kin_s("kind"))).ptr);
    } else {
        printf("deleted\n");
    }
}

/* doc: fail */
/* A rejection by the server has a Status; a request that did not reach the
 * server has only an error. */
static void fail(struct program *self, const kin_call *call,
                 const kin_error *err)
{
    const char *name = steps[self->step].name;
    const kin_status *status = call ? kin_call_status(call) : NULL;

    if (status)
        fprintf(stderr, "%s: %s (%d): %s\n", name,
                kin_status_reason(status).ptr, kin_status_code(status),
                kin_status_message(status).ptr);
    else
        fprintf(stderr, "%s: %s\n", name, err->message);
    self->has_failed = self->is_done = true;
}
/* doc: end */

/* doc: next */
static void start_step(struct program *self);

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct program *self = userdata;

    if (err && !self->is_gone) {
        fail(self, call, err);
        return;
    }
    show(self, call);
    /* Within its own callback: the call is freed when that has returned. */
    self->call = kin_call_free(call);
    if (++self->step < sizeof(steps) / sizeof(steps[0]))
        start_step(self);
    else
        self->is_done = true;
}

static void start_step(struct program *self)
{
    kin_error err = KIN_ERROR_INIT;

    if (steps[self->step].start(
            self, KIN_OPTS(kin_call_opts, .on_done = on_done, .userdata = self),
            &err) < 0)
        fail(self, /* call= */ NULL, &err);
}
/* doc: end */

/* The program's own loop: a timer next to kin's descriptor. */
static void run(struct program *self, kin_loop *loop)
{
    const struct itimerspec each_10_ms = {{0, 10000000}, {0, 10000000}};
    int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    struct pollfd fds[] = {{.fd = kin_loop_fd(loop), .events = POLLIN},
                           {.fd = timer, .events = POLLIN}};
    uint64_t ticks = 0;

    timerfd_settime(timer, /* flags= */ 0, &each_10_ms, NULL);
    start_step(self);
    while (!self->is_done && poll(fds, 2, /* timeout= */ -1) > 0) {
        if (fds[0].revents)
            kin_loop_step(loop);
        if (read(timer, &ticks, sizeof(ticks)) > 0)
            on_tick(self);
    }
    close(timer);
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;

    if (kin_loop_new(/* alloc= */ NULL, &loop, &err) < 0 ||
        kin_client_new_from_env(KIN_OPTS(kin_client_opts, .loop = loop),
                                &client, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    struct program program = {.client = client};
    run(&program, loop);
    (void)kin_call_free(program.call);
    (void)kin_object_unref(program.map);
    return program.has_failed ? 1 : 0;
}
