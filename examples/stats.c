/* SPDX-License-Identifier: Apache-2.0 */
/* How an informer is: what it holds, what that costs, how fresh it is. */
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
    kin_informer_stats stats;

    kin_informer_get_stats(informer, &stats);
    printf("%zu objects, %s, %d lists, %d failures, %zu changes wait\n",
           stats.objects, stats.is_protobuf ? "protobuf" : "JSON",
           (int)stats.lists, (int)stats.failures, stats.waiting);
    if (stats.age_ms > 120 * 1000)
        printf("the server has said nothing for two minutes\n");
}
/* doc: end */

/* doc: dump */
/* All of it, for a person who wonders. */
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
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)argv;
    if (kin_config_new_from_env(/* opts= */ NULL, &config, &err) < 0 ||
        kin_client_new(config, /* opts= */ NULL, &client, &err) < 0 ||
        kin_lister_watcher_new(client, &pods, /* ns= */ kin_s(""), &lw, &err) <
            0 ||
        kin_informer_new(lw, /* opts= */ NULL, &informer, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    show(informer);
    if (argc > 1 && dump(informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
