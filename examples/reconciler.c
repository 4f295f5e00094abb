/* SPDX-License-Identifier: Apache-2.0 */
/* A controller: ConfigMaps with the label example.com/counted get an annotation
 * with their number of keys.  Runs for the given number of seconds, or for
 * ever. */
#include <stdlib.h>

#include <kin/kin.h>

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

struct counter {
    kin_client *client;
    kin_informer *maps;
};

/* Fills in the desired object.  Called again with the current object after a
 * conflict; nothing is sent if it is unchanged. */
static int fill(kin_edit *edit, const kin_object *map, void *userdata)
{
    kin_value data = kin_value_get(kin_object_value(map), kin_s("data"));
    kin_spot at = kin_edit_member(edit, kin_edit_root(), kin_s("metadata"));
    char text[32];

    (void)userdata;
    snprintf(text, sizeof(text), "%zu", kin_value_count(data));
    at = kin_edit_member(edit, at, kin_s("annotations"));
    at = kin_edit_member(edit, at, kin_s("example.com/keys"));
    return kin_edit_set_str(edit, at, kin_s(text));
}

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct counter *self = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(self->maps);
    KIN_AUTO(kin_object) *written = NULL;
    kin_update count = KIN_INIT(kin_update);

    if (!now)
        return kin_error_set(err, KIN_ENOMEM, "no memory for a snapshot");
    count.resource = &configmaps;
    count.object = kin_lister_get(now, key->ns, key->name);
    count.fill = fill;
    if (!count.object)
        return 0; /* it was deleted */
    int r = kin_client_update_with_retry(
        self->client, &count,
        KIN_OPTS(kin_call_opts, .stop = kin_reconcile_stop(call)), &written,
        err);
    /* The next call for this key sees at least this write. */
    return r < 0 ? r : kin_reconcile_wrote(call, self->maps, written, err);
}

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_informer) *maps = NULL;
    KIN_AUTO(kin_reconciler) *reconciler = NULL;
    int64_t seconds = argc > 1 ? strtol(argv[1], NULL, 10) : 0;
    struct counter counter = {NULL, NULL};

    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = seconds > 0,
                              .deadline = kin_deadline_ms(seconds * 1000)),
                     &stop, &err) < 0 ||
        kin_informer_new(
            client, &configmaps,
            KIN_OPTS(kin_informer_opts,
                     .label_selector = kin_s("example.com/counted")),
            &maps, &err) < 0 ||
        kin_reconciler_new(KIN_OPTS(kin_reconciler_opts,
                                    .log = kin_log_stderr(), .name = "counter",
                                    .reconcile = reconcile,
                                    .userdata = &counter),
                           &reconciler, &err) < 0 ||
        kin_reconciler_add_source(reconciler, maps, /* source= */ NULL, &err) <
            0)
        return kin_error_print(&err, stderr), 1;
    counter = (struct counter){.client = client, .maps = maps};
    /* The workers wait until the informer has synced. */
    if (kin_informer_start(maps, &err) < 0 ||
        kin_reconciler_run(reconciler, stop, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
