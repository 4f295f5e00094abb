/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A complete controller: a Greeting gets a ConfigMap with its text.
 *
 * A manager runs it: one of several replicas leads, port 8081 serves probes,
 * and Events report what was done.  A finalizer keeps a deleted Greeting until
 * it is cleaned up, and status.conditions reports progress.
 *
 *     kin apply -f examples/greeting.yaml
 *     controller [PORT]
 */
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>

#define FINALIZER "example.com/configmap"

static const kin_resource greetings = {"example.com", "v1", "greetings",
                                       "Greeting", false};

struct controller {
    const kin_manager_context *context; /* borrowed */
    kin_informer *greetings;            /* owned by the factory, as `maps` is */
    kin_informer *maps;
    kin_reconciler *reconciler;
};

/* doc: map */
/* Fills in the desired ConfigMap; nothing is sent if it is unchanged. */
static int fill_map(kin_edit *edit, const kin_object *map, void *userdata)
{
    const kin_object *greeting = userdata;
    kin_value spec = kin_value_get(kin_object_value(greeting), kin_s("spec"));
    core_v1_config_map_edit at = {.edit = edit, .spot = kin_edit_root()};

    (void)map;
    return core_v1_config_map_data_set(
        at, kin_s("text"), kin_value_str(kin_value_get(spec, kin_s("text"))));
}

/* The Greeting owns the ConfigMap, so changes of the ConfigMap trigger calls
 * for the Greeting. */
static int create_map(struct controller *self, kin_object *greeting,
                      const kin_call_opts *opts, kin_error *err)
{
    kin_str ns = kin_object_namespace(greeting);
    KIN_AUTO(core_v1_config_map_edit)
    map = core_v1_config_map_new(self->context->alloc, ns,
                                 kin_object_name(greeting));

    (void)kin_edit_set_controller(map.edit, &greetings, greeting);
    (void)fill_map(map.edit, /* map= */ NULL, greeting);
    if (core_v1_config_maps_create(self->context->client, map, opts,
                                   /* ret= */ NULL, err) < 0)
        return err->code;
    (void)kin_events_record(self->context->events, greeting, KIN_EVENTS_NORMAL,
                            "Created", "created ConfigMap %s",
                            kin_object_name(greeting).ptr);
    return 0;
}

static int write_map(struct controller *self, kin_object *greeting,
                     const kin_call_opts *opts, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(self->maps);
    kin_update text = KIN_INIT(kin_update);

    text.resource = core_v1_config_maps;
    text.object = kin_lister_get(now, kin_object_namespace(greeting),
                                 kin_object_name(greeting));
    text.fill = fill_map;
    text.userdata = greeting;
    if (!text.object)
        return create_map(self, greeting, opts, err);
    return kin_client_update_with_retry(self->context->client, &text, opts,
                                        /* ret= */ NULL, err);
}
/* doc: end */

/* doc: condition */
static int fill_ready(kin_edit *edit, const kin_object *greeting,
                      void *userdata)
{
    struct controller *self = userdata;
    kin_value metadata = kin_value_get(kin_object_value(greeting),
                                       kin_s("metadata"));
    kin_condition ready = KIN_INIT(kin_condition);

    ready.type = kin_s("Ready");
    ready.status = kin_s("True");
    ready.reason = kin_s("Written");
    ready.message = kin_s("the ConfigMap has the text");
    ready.last_transition_time = kin_manager_now(self->context);
    ready.observed_generation = kin_value_as_int64(
        kin_value_get(metadata, kin_s("generation")));
    return kin_edit_set_condition(edit, &ready);
}

/* Sends nothing if the condition is unchanged. */
static int set_ready(struct controller *self, const kin_object *greeting,
                     const kin_call_opts *opts, kin_object **ret,
                     kin_error *err)
{
    kin_update status = KIN_INIT(kin_update);

    status.resource = &greetings;
    status.object = greeting;
    status.subresource = kin_s("status");
    status.fill = fill_ready;
    status.userdata = self;
    return kin_client_update_with_retry(self->context->client, &status, opts,
                                        ret, err);
}
/* doc: end */

/* doc: finalizer */
/* The Greeting is being deleted, and stays until its finalizer is removed. */
static int clean_up(struct controller *self, const kin_finalizer *finalizer,
                    const kin_call_opts *opts, kin_error *err)
{
    const kin_object *greeting = finalizer->object;

    if (!kin_object_has_finalizer(greeting, finalizer->name))
        return 0;
    if (core_v1_config_maps_delete(
            self->context->client, kin_object_namespace(greeting),
            kin_object_name(greeting), /* opts= */ NULL, err) < 0 &&
        !kin_error_is_not_found(err))
        return err->code;
    return kin_finalizer_remove(self->context->client, finalizer, opts,
                                /* ret= */ NULL, err);
}
/* doc: end */

/* doc: reconcile */
static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct controller *self = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    const kin_call_opts *opts = KIN_OPTS(kin_call_opts,
                                         .stop = kin_reconcile_stop(call));
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(self->greetings);
    KIN_AUTO(kin_object) *greeting = NULL;
    KIN_AUTO(kin_object) *written = NULL;

    greeting = kin_object_ref(kin_lister_get(now, key->ns, key->name));
    if (!greeting)
        return 0; /* it was deleted, and so was its ConfigMap */
    const kin_finalizer finalizer = {.size = sizeof(finalizer),
                                     .resource = &greetings,
                                     .object = greeting,
                                     .name = kin_s(FINALIZER)};
    if (kin_object_is_deleting(greeting))
        return clean_up(self, &finalizer, opts, err);
    /* The update triggers another call. */
    if (!kin_object_has_finalizer(greeting, finalizer.name))
        return kin_finalizer_add(self->context->client, &finalizer, opts,
                                 /* ret= */ NULL, err);
    if (write_map(self, greeting, opts, err) < 0 ||
        set_ready(self, greeting, opts, &written, err) < 0)
        return err->code;
    /* The next call for this key sees at least this write. */
    return kin_reconcile_wrote(call, self->greetings, written, err);
}
/* doc: end */

/* doc: make */
static void controller_free(void *userdata)
{
    struct controller *self = userdata;

    self->reconciler = kin_reconciler_free(self->reconciler);
}

/* Requests what it needs from the manager; starts nothing. */
static int controller_make(const kin_manager_context *context,
                           kin_manager_controller *ret, kin_error *err)
{
    static struct controller self;
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);

    self.context = context;
    owned.owner = &greetings;
    if (kin_factory_informer(context->factory, &greetings, &self.greetings,
                             err) < 0 ||
        kin_factory_informer(context->factory, core_v1_config_maps, &self.maps,
                             err) < 0 ||
        kin_reconciler_new(KIN_OPTS(kin_reconciler_opts, .log = context->log,
                                    .name = context->name,
                                    .reconcile = reconcile, .userdata = &self),
                           &self.reconciler, err) < 0)
        return err->code;
    ret->self = &self;
    ret->reconciler = self.reconciler;
    ret->free = controller_free;
    if (kin_reconciler_add_source(self.reconciler, self.greetings,
                                  /* source= */ NULL, err) < 0)
        return err->code;
    return kin_reconciler_add_source(self.reconciler, self.maps, &owned, err);
}
/* doc: end */

/* doc: main */
static kin_stop *stop;

/* kin_stop_request() is not async-signal-safe: a thread waits for signals. */
static void *wait_for_signal(void *signals)
{
    int number = 0;

    (void)sigwait(signals, &number);
    kin_stop_request(stop);
    return NULL;
}

static int watch_signals(void)
{
    static sigset_t signals;
    pthread_t thread;

    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, /* oldset= */ NULL);
    if (pthread_create(&thread, /* attr= */ NULL, wait_for_signal, &signals))
        return -1;
    return pthread_detach(thread);
}

int main(int argc, char **argv)
{
    static const kin_manager_descriptor greeting_controller = {
        .size = sizeof(kin_manager_descriptor),
        .name = "greeting-controller",
        .is_recording = true,
        .make = controller_make};
    const kin_manager_descriptor *const controllers[] = {&greeting_controller,
                                                         NULL};
    const kin_elector_opts election = {.size = sizeof(kin_elector_opts),
                                       .ns = kin_s("default"),
                                       .is_released = true};
    const kin_log *log = kin_log_stderr();
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_health) *health = NULL;
    KIN_AUTO(kin_probes) *probes = NULL;
    KIN_AUTO(kin_manager) *manager = NULL;
    uint16_t port = (uint16_t)(argc > 1 ? strtol(argv[1], NULL, 10) : 8081);

    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &stop, &err) < 0 ||
        kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_health_new(/* alloc= */ NULL, log, &health, &err) < 0 ||
        kin_probes_new(
            KIN_OPTS(kin_probes_opts, .port = port, .health = health), &probes,
            &err) < 0 ||
        kin_manager_new(KIN_OPTS(kin_manager_opts, .log = log,
                                 .name = "greeting-manager", .client = client,
                                 .descriptors = controllers, .health = health,
                                 .election = &election),
                        &manager, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    if (watch_signals() != 0)
        return 1;
    printf("probes on %s\n", kin_probes_url(probes));
    fflush(stdout);
    if (kin_manager_run(manager, stop, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
/* doc: end */
