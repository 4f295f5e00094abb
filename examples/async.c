/* SPDX-License-Identifier: Apache-2.0 */
/*
 * async.c - several calls in flight in a program's own event loop.
 *
 * Asks an embedded API server what it serves, creates ConfigMaps, all at the
 * same time, watches them arrive, and deletes them.
 */
#include <poll.h>
#include <stdio.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>
#include <kin/server.h>

enum { MAPS = 3, QUESTIONS = 3, TIMEOUT_MS = 30000 };

struct program {
    kin_loop *loop;
    kin_client *client;
    int answers;
    int created;
    int seen;
    bool has_failed;
};

static void fail(struct program *self, const kin_error *err)
{
    kin_error_print(err, stderr);
    self->has_failed = true;
}

static void on_listed(kin_call *call, const kin_error *err, void *userdata)
{
    struct program *self = userdata;

    if (err) {
        fail(self, err);
        return;
    }
    printf("the server has %zu resources\n",
           kin_api_list_count(kin_call_api_list(call)));
    self->answers++;
}

/* doc: discover */
static void on_found(kin_call *call, const kin_error *err, void *userdata)
{
    struct program *self = userdata;

    if (err) {
        fail(self, err);
        return;
    }
    const kin_resource *found = &kin_call_api_resource(call)->resource;
    printf("found %s %s\n", found->plural, found->version);
    self->answers++;
}

/* Three questions, answered by the same two requests.  The calls keep the
 * discovery alive. */
static int discover(struct program *self, kin_error *err)
{
    KIN_AUTO(kin_discovery) *discovery = NULL;
    int r = kin_discovery_new(self->client, /* opts= */ NULL, &discovery, err);

    if (r == 0)
        r = kin_discovery_find_async(
            discovery, kin_s("deploy"),
            KIN_OPTS(kin_call_opts, .on_done = on_found, .userdata = self),
            /* ret= */ NULL, err);
    if (r == 0)
        r = kin_discovery_find_kind_async(
            discovery, kin_s("v1"), kin_s("ConfigMap"),
            KIN_OPTS(kin_call_opts, .on_done = on_found, .userdata = self),
            /* ret= */ NULL, err);
    if (r == 0)
        r = kin_discovery_list_async(
            discovery,
            KIN_OPTS(kin_call_opts, .on_done = on_listed, .userdata = self),
            /* ret= */ NULL, err);
    return r;
}
/* doc: end */

/* doc: done */
/* Called by kin_loop_step() when a create has ended. */
static void on_created(kin_call *call, const kin_error *err, void *userdata)
{
    struct program *self = userdata;

    if (err) {
        fail(self, err);
        return;
    }
    printf("created %s\n", kin_object_name(kin_call_object(call)).ptr);
    self->created++;
}
/* doc: end */

/* doc: start */
/* Starts a create; the library frees the call after `on_created`. */
static int create(struct program *self, int number, kin_error *err)
{
    char name[16];

    snprintf(name, sizeof(name), "map-%d", number);
    KIN_AUTO(kin_edit) *edit = kin_edit_new_object(
        /* alloc= */ NULL, core_v1_config_maps, kin_named("default", name));
    return kin_client_create_async(
        self->client, core_v1_config_maps, edit,
        KIN_OPTS(kin_call_opts, .on_done = on_created, .userdata = self),
        /* ret= */ NULL, err);
}
/* doc: end */

static int on_event(const kin_watch_event *event, void *userdata)
{
    struct program *self = userdata;

    self->seen += event->type == KIN_WATCH_ADDED;
    return 0;
}

/* doc: run */
/* Steps the loop until `*count` is `want`.  Other descriptors of a program
 * would be in the same poll(). */
static bool run_until(struct program *self, const int *count, int want)
{
    struct pollfd fd = {.fd = kin_loop_fd(self->loop), .events = POLLIN};

    while (*count < want && !self->has_failed && poll(&fd, 1, TIMEOUT_MS) == 1)
        kin_loop_step(self->loop);
    return *count >= want;
}
/* doc: end */

/* doc: own */
/* Keeps the call, and asks whether it has ended. */
static int delete_all(struct program *self, kin_error *err)
{
    KIN_AUTO(kin_call) *call = NULL;
    struct pollfd fd = {.fd = kin_loop_fd(self->loop), .events = POLLIN};
    int r = kin_client_delete_collection_async(
        self->client, core_v1_config_maps,
        KIN_OPTS(kin_delete_opts, .ns = kin_s("default")), &call, err);

    while (r == 0 && !kin_call_is_done(call) && poll(&fd, 1, TIMEOUT_MS) == 1)
        kin_loop_step(self->loop);
    return r < 0 ? r : kin_call_wait(call, /* stop= */ NULL, err);
}
/* doc: end */

static int run(struct program *self, kin_error *err)
{
    KIN_AUTO(kin_call) *watch = NULL;
    const kin_watch_handler handler = {
        .size = sizeof(handler), .on_event = on_event, .userdata = self};
    int r = kin_client_watch_async(
        self->client, core_v1_config_maps,
        KIN_OPTS(kin_list_opts, .ns = kin_s("default")), &handler, &watch, err);

    if (r == 0)
        r = discover(self, err);
    for (int i = 0; r == 0 && i < MAPS; i++)
        r = create(self, i, err);
    if (r < 0)
        return r;
    if (!run_until(self, &self->answers, QUESTIONS) ||
        !run_until(self, &self->created, MAPS) ||
        !run_until(self, &self->seen, MAPS))
        return kin_error_set(err, KIN_ETIMEDOUT, "the calls did not end");
    r = delete_all(self, err);
    if (r == 0)
        printf("%d seen, all deleted\n", self->seen);
    return r; /* the cleanup ends the watch: kin_call_free() cancels it */
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (kin_server_start(/* opts= */ NULL, &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    opts.text = kin_s(kin_server_kubeconfig(server));
    if (kin_config_new(&opts, &config, &err) < 0 ||
        kin_loop_new(/* alloc= */ NULL, &loop, &err) < 0 ||
        kin_client_new(
            config,
            KIN_OPTS(kin_client_opts, .loop = loop, .log = kin_log_stderr()),
            &client, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    struct program program = {.loop = loop, .client = client};
    if (run(&program, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
