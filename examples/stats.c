/* SPDX-License-Identifier: Apache-2.0 */
/* Informer statistics: size, freshness, and objects that could not be cached.
 */
#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static int print(kin_str piece, void *userdata)
{
    (void)userdata;
    printf("%.*s", KIN_STR(piece));
    return 0;
}

/* doc: stats */
static void show(kin_informer *informer)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(informer, &stats);
    printf("%zu objects, %s, %d lists, %d failures, %zu changes queued\n",
           stats.objects, stats.is_protobuf ? "protobuf" : "JSON",
           (int)stats.lists, (int)stats.failures, stats.waiting);
    if (stats.age_ms > 120 * 1000)
        printf("no data from the server for two minutes\n");
}
/* doc: end */

/* Prints the version at which a watch would resume. */
static void show_version(kin_informer *informer)
{
    char version[32];

    (void)kin_informer_last_sync_resource_version(informer, version,
                                                  sizeof(version));
    printf("%s at version %s\n",
           kin_informer_is_stopped(informer)    ? "stopped"
           : kin_informer_has_started(informer) ? "running"
                                                : "not started",
           version);
}

/* doc: isolated */
/* Prints objects that the server has and the cache does not, with the reason.
 */
static int show_isolated(kin_informer *informer, kin_error *err)
{
    kin_isolated *isolated = NULL;
    size_t count = 0;

    if (kin_informer_isolated(informer, &isolated, &count, err) < 0)
        return err->code;
    for (size_t i = 0; i < count; i++)
        printf("%s at version %s: %s\n", isolated[i].key, isolated[i].version,
               isolated[i].message);
    isolated = kin_isolated_free(isolated);
    return 0;
}
/* doc: end */

/* doc: dump */
/* Prints everything, for debugging. */
static int dump(kin_informer *informer, kin_error *err)
{
    KIN_AUTO(kin_document) *all = NULL;

    if (kin_informer_dump(informer, /* alloc= */ NULL, &all, err) < 0)
        return err->code;
    return kin_value_write(kin_document_root(all), /* indent= */ 2, print,
                           /* userdata= */ NULL);
}
/* doc: end */

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)argv;
    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_informer_new(client, &pods, /* opts= */ NULL, &informer, &err) <
            0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    show(informer);
    if (argc > 1)
        show_version(informer);
    if (show_isolated(informer, &err) < 0 ||
        (argc > 1 && dump(informer, &err) < 0))
        return kin_error_print(&err, stderr), 1;
    return 0;
}
