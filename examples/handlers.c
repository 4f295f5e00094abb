/* SPDX-License-Identifier: Apache-2.0 */
/* Two handlers of one informer: one receives everything, the other only running
 * pods, and is slow.  A third one is added later. */
#include <stdatomic.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: filter */
/* For this handler, a pod that starts to match is an add, and one that no
 * longer matches is a delete, whatever the server sends. */
static bool is_running(const kin_object *pod, void *userdata)
{
    kin_value status = kin_value_get(kin_object_value(pod), kin_s("status"));
    kin_str phase = kin_value_str(kin_value_get(status, kin_s("phase")));

    (void)userdata;
    return kin_str_eq(phase, kin_s("Running"));
}
/* doc: end */

/* State of a handler; each has its own thread. */
struct state {
    _Atomic int pods;
    kin_stop *synced;
};

/* doc: event */
/* One callback for adds, updates and deletes. */
static void on_event(const kin_event *event, void *userdata)
{
    struct state *self = userdata;

    if (event->type == KIN_EVENT_ADDED)
        atomic_fetch_add(&self->pods, 1);
    else if (event->type == KIN_EVENT_DELETED)
        atomic_fetch_sub(&self->pods, 1);
    if (event->is_isolated) /* the server still has it */
        printf("%s cannot be cached\n", kin_object_key(event->object).ptr);
}
/* doc: end */

static void on_synced(void *userdata)
{
    struct state *self = userdata;

    kin_stop_request(self->synced);
}

/* doc: add */
static int add(kin_informer *informer, struct state *state, bool is_filtered,
               kin_registration **ret, kin_error *err)
{
    const kin_handler handler = {
        .size = sizeof(kin_handler),
        .on_event = on_event,
        .on_synced = on_synced,
        .wants = is_filtered ? is_running : NULL,
        .userdata = state,
    };

    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &state->synced,
                     err) < 0)
        return err->code;
    return kin_informer_add_handler(
        informer, &handler,
        KIN_OPTS(kin_handler_opts, .name = is_filtered ? "running" : "all",
                 .overflow = is_filtered ? KIN_OVERFLOW_COALESCE
                                         : KIN_OVERFLOW_GROW),
        ret, err);
}
/* doc: end */

static void show(kin_registration *registration, const struct state *state)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    /* doc: stats */
    kin_registration_get_stats(registration, &stats);
    printf("%s: %d pods, %zu changes queued\n", stats.name, state->pods,
           stats.waiting);
    /* doc: end */
}

static int run(kin_informer *informer, struct state *state, kin_error *err)
{
    kin_registration *handlers[3] = {NULL, NULL, NULL};

    if (add(informer, &state[0], false, &handlers[0], err) < 0 ||
        add(informer, &state[1], true, &handlers[1], err) < 0 ||
        kin_informer_start(informer, err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, err) < 0 ||
        /* A late handler first receives all cached pods as initial adds. */
        add(informer, &state[2], true, &handlers[2], err) < 0)
        return err->code;
    for (int i = 0; i < 3; i++) {
        (void)kin_stop_wait(state[i].synced, kin_deadline_ms(30000));
        show(handlers[i], &state[i]);
    }
    /* After this call returns, its callbacks have ended and its userdata can be
     * freed. */
    return kin_informer_remove_handler(informer, handlers[2]);
}

int main(void)
{
    struct state state[3] = {{.pods = 0}, {.pods = 0}, {.pods = 0}};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    int r = kin_client_new_from_env(/* opts= */ NULL, &client, &err);
    if (r == 0)
        r = kin_informer_new(client, &pods, /* opts= */ NULL, &informer, &err);
    if (r == 0)
        r = run(informer, state, &err);
    if (r < 0)
        kin_error_print(&err, stderr);
    informer = kin_informer_free(informer);
    for (int i = 0; i < 3; i++)
        (void)kin_stop_unref(state[i].synced);
    return r < 0;
}
