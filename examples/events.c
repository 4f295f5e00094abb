/* SPDX-License-Identifier: Apache-2.0 */
/* Records Events for an object, and prints how many were sent. */
#include <kin/kin.h>
#include <kin/server.h>

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

/* Creates the object that the Events are about. */
static int create_map(kin_client *client, kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *map = kin_edit_new_object(
        /* alloc= */ NULL, &configmaps, kin_named("default", "settings"));

    return kin_client_create(client, &configmaps, map, NULL, ret, err);
}

/* The long form: for annotations, or an object of which only the name is known.
 */
static int record_load(kin_events *events, const kin_object *map,
                       kin_error *err)
{
    const kin_str annotations[] = {kin_s("example.com/settings"), kin_s("12")};
    kin_reference reference = {0};
    kin_events_entry entry = KIN_INIT(kin_events_entry);

    if (kin_reference_of(map, &reference, err) < 0)
        return err->code;
    entry.object = &reference;
    entry.reason = kin_s("Loaded");
    entry.message = kin_s("12 settings are in use");
    entry.annotations = annotations;
    entry.annotation_count = 1;
    return kin_events_add(events, &entry);
}

static int record_events(kin_client *client, kin_error *err)
{
    KIN_AUTO(kin_object) *map = NULL;
    KIN_AUTO(kin_events) *events = NULL;
    kin_events_opts opts = KIN_INIT(kin_events_opts);
    kin_events_stats stats = KIN_INIT(kin_events_stats);

    opts.log = kin_log_stderr();
    opts.component = kin_s("example-controller");
    if (create_map(client, &map, err) < 0 ||
        kin_events_new(client, &opts, &events, err) < 0)
        return err->code;
    /* Identical Events are sent as one Event with a count. */
    for (int i = 0; i < 3; i++)
        (void)kin_events_record(events, map, KIN_EVENTS_WARNING, "Unreadable",
                                "line %d is invalid", 7);
    if (record_load(events, map, err) < 0)
        return err->code;
    if (kin_events_stop(events, kin_deadline_ms(10000)) < 0)
        return kin_error_set(err, KIN_ETIMEDOUT, "events were not sent");
    kin_events_get_stats(events, &stats);
    printf("%d recorded, %d created, %d updated\n", (int)stats.recorded,
           (int)stats.created, (int)stats.patched);
    return 0;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (kin_server_start(/* opts= */ NULL, &server, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    opts.text = kin_s(kin_server_kubeconfig(server));
    if (kin_config_new(&opts, &config, &err) < 0 ||
        kin_client_new(config,
                       KIN_OPTS(kin_client_opts, .log = kin_log_stderr()),
                       &client, &err) < 0 ||
        record_events(client, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
