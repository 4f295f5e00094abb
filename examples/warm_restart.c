/* SPDX-License-Identifier: Apache-2.0 */
/* A cache that survives its process: run it twice with the same file. */
#include <kin/kin.h>

#include <stdlib.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: start */
static int start(kin_client *client, const char *file, kin_informer **ret,
                 kin_error *err)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    opts.snapshot = file;
    if (kin_informer_new(client, &pods, &opts, ret, err) < 0)
        return err->code;
    return kin_informer_start(*ret, err); /* reads work from now on */
}
/* doc: end */

/* doc: state */
static void show(kin_informer *informer)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(informer, &stats);
    printf("%zu pods, %s\n", stats.objects,
           stats.is_unconfirmed ? "from the file, not confirmed yet"
           : stats.is_synced    ? "confirmed by the server"
                                : "not synced");
}
/* doc: end */

static int run(kin_client *client, const char *file, kin_error *err)
{
    KIN_AUTO(kin_informer) *informer = NULL;

    if (start(client, file, &informer, err) < 0)
        return err->code;
    show(informer);
    if (kin_informer_wait_synced(informer, /* stop= */ NULL, err) < 0)
        return err->code;
    show(informer);
    return 0; /* freeing the informer saves the file */
}

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    char folder[] = "/tmp/kin-warm-XXXXXX";
    char file[64];
    int r = kin_client_new_from_env(/* opts= */ NULL, &client, &err);

    if (argc > 1) {
        r = r < 0 ? r : run(client, argv[1], &err);
    } else if (mkdtemp(folder)) {
        snprintf(file, sizeof(file), "%s/pods.kin", folder);
        r = r < 0 ? r : run(client, file, &err);
        r = r < 0 ? r : run(client, file, &err); /* as a new process */
    }
    return r < 0 ? (kin_error_print(&err, stderr), 1) : 0;
}
