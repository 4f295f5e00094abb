/* SPDX-License-Identifier: Apache-2.0 */
/* Two handlers of one informer: one is told of everything, the other only of
 * pods that are ready for work, and is slow.  Then a third one comes late. */
#include <stdatomic.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: filter */
/* A pod that begins to run is an add for this handler, one that ends a delete,
 * whatever the server calls it. */
static bool is_running(const kin_object *pod, void *userdata)
{
    kin_value status = kin_value_get(kin_object_value(pod), kin_s("status"));
    kin_str phase = kin_value_str(kin_value_get(status, kin_s("phase")));

    (void)userdata;
    return kin_str_eq(phase, kin_s("Running"));
}
/* doc: end */

/* What the handlers have heard; each has a thread of its own. */
struct heard {
    _Atomic int pods;
    kin_stop *synced;
};

/* doc: event */
/* One callback for adds, updates and deletes. */
static void on_event(const kin_event *event, void *userdata)
{
    struct heard *self = userdata;

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
    struct heard *self = userdata;

    kin_stop_request(self->synced);
}

/* doc: add */
static int add(kin_informer *informer, struct heard *heard, bool is_picky,
               kin_registration **ret, kin_error *err)
{
    const kin_handler handler = {
        .size = sizeof(kin_handler),
        .on_event = on_event,
        .on_synced = on_synced,
        .wants = is_picky ? is_running : NULL,
        .userdata = heard,
    };

    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &heard->synced,
                     err) < 0)
        return err->code;
    return kin_informer_add_handler(
        informer, &handler,
        KIN_OPTS(kin_handler_opts, .name = is_picky ? "running" : "all",
                 .overflow = is_picky ? KIN_OVERFLOW_COALESCE
                                      : KIN_OVERFLOW_GROW),
        ret, err);
}
/* doc: end */

static void show(kin_registration *registration, const struct heard *heard)
{
    kin_handler_stats stats = KIN_INIT(kin_handler_stats);

    /* doc: stats */
    kin_registration_get_stats(registration, &stats);
    printf("%s: %d pods, %zu changes wait\n", stats.name, heard->pods,
           stats.waiting);
    /* doc: end */
}

static int run(kin_informer *informer, struct heard *heard, kin_error *err)
{
    kin_registration *handlers[3] = {NULL, NULL, NULL};

    if (add(informer, &heard[0], false, &handlers[0], err) < 0 ||
        add(informer, &heard[1], true, &handlers[1], err) < 0 ||
        kin_informer_start(informer, err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, err) < 0 ||
        /* It is told of all that is there, as if it had been here before. */
        add(informer, &heard[2], true, &handlers[2], err) < 0)
        return err->code;
    for (int i = 0; i < 3; i++) {
        (void)kin_stop_wait(heard[i].synced, kin_deadline_ms(30000));
        show(handlers[i], &heard[i]);
    }
    /* After this its callbacks are over, and its userdata can go. */
    return kin_informer_remove_handler(informer, handlers[2]);
}

int main(void)
{
    struct heard heard[3] = {{.pods = 0}, {.pods = 0}, {.pods = 0}};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    int r = kin_client_new_from_env(/* opts= */ NULL, &client, &err);
    if (r == 0)
        r = kin_informer_new(client, &pods, /* opts= */ NULL, &informer, &err);
    if (r == 0)
        r = run(informer, heard, &err);
    if (r < 0)
        kin_error_print(&err, stderr);
    informer = kin_informer_free(informer);
    for (int i = 0; i < 3; i++)
        (void)kin_stop_unref(heard[i].synced);
    return r < 0;
}
