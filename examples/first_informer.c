/* SPDX-License-Identifier: Apache-2.0 */
/* Follows the pods of all namespaces: what is there, then what happens.  Runs
 * for so many seconds, or until it is interrupted. */
#include <stdlib.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static void on_add(const kin_object *pod, bool is_initial, void *userdata)
{
    (void)userdata;
    printf("%s %s\n",
           is_initial ? "there is" : "new:", kin_object_key(pod).ptr);
}

static void on_update(const kin_object *old, const kin_object *pod,
                      void *userdata)
{
    (void)old;
    (void)userdata;
    printf("changed: %s\n", kin_object_key(pod).ptr);
}

static void on_delete(const kin_object *pod, bool is_tombstone, void *userdata)
{
    (void)is_tombstone;
    (void)userdata;
    printf("gone: %s\n", kin_object_key(pod).ptr);
}

int main(int argc, char **argv)
{
    const kin_handler handler = {
        .on_add = on_add, .on_update = on_update, .on_delete = on_delete};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    setvbuf(stdout, NULL, _IOLBF, 0);
    if (kin_config_new_from_env(/* opts= */ NULL, &config, &err) < 0 ||
        kin_client_new(config,
                       KIN_OPTS(kin_client_opts, .log = kin_log_stderr()),
                       &client, &err) < 0 ||
        kin_lister_watcher_new(client, &pods, /* ns= */ kin_s(""), &lw, &err) <
            0 ||
        kin_informer_new(lw,
                         KIN_OPTS(kin_informer_opts, .log = kin_log_stderr()),
                         &informer, &err) < 0 ||
        kin_informer_add_handler(informer, &handler, /* opts= */ NULL,
                                 /* ret= */ NULL, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    /* Handlers are called by a thread of their own. */
    (void)kin_stop_wait(
        /* stop= */ NULL,
        argc > 1 ? kin_deadline_ms(1000 * strtol(argv[1], NULL, 10))
                 : KIN_NEVER);
    /* What has arrived is told, then it is over. */
    if (kin_informer_drain(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
