/* SPDX-License-Identifier: Apache-2.0 */
/* A test of a program's own code with an embedded API server. */
#include <kin/kin.h>
#include <kin/server.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* The code under test: counts the cached pods of a node. */
static size_t count_on(kin_informer *informer, const char *node)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    kin_iter it = kin_snapshot_by_index(now, kin_s("node"), kin_s(node));
    size_t count = 0;

    while (kin_iter_next(&it))
        count++;
    return count;
}

/* doc: server */
/* Starts a server in memory on a free port, and connects a client. */
static int start_server(kin_server **ret_server, kin_client **ret_client,
                        kin_error *err)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (kin_server_start(/* opts= */ NULL, ret_server, err) < 0)
        return err->code;
    opts.text = kin_s(kin_server_kubeconfig(*ret_server));
    if (kin_config_new(&opts, &config, err) < 0)
        return err->code;
    return kin_client_new(config,
                          KIN_OPTS(kin_client_opts, .log = kin_log_stderr()),
                          ret_client, err);
}
/* doc: end */

static int create_pod(kin_client *client, const char *name, const char *node,
                      kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    char text[512];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"namespace\":\"default\",\"name\":\"%s\"},"
             "\"spec\":{\"nodeName\":\"%s\","
             "\"containers\":[{\"name\":\"app\",\"image\":\"app:1\"}]}}",
             name, node);
    if (kin_edit_parse(/* alloc= */ NULL, kin_s(text), &edit, err) < 0)
        return err->code;
    return kin_client_create(client, &pods, edit, /* opts= */ NULL, ret, err);
}

/* doc: test */
/* Creates a pod, waits until the cache has it, and checks: no sleep, no
 * polling. */
static int test(kin_client *client, kin_informer *informer, kin_error *err)
{
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    const kin_object *found = NULL;

    if (kin_stop_new(/* parent= */ NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(30000)),
                     &stop, err) < 0 ||
        kin_informer_wait_synced(informer, stop, err) < 0)
        return err->code;
    if (count_on(informer, "node-a") != 0)
        return kin_error_set(err, KIN_EINTERNAL, "pods before the first one");
    if (create_pod(client, "web", "node-a", &pod, err) < 0 ||
        kin_informer_wait_version(informer, kin_object_resource_version(pod),
                                  stop, err) < 0)
        return err->code;
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    if (kin_lister_find(now, &pods, kin_object_key(pod), &found, err) < 0)
        return err->code; /* pods "web" not found */
    if (count_on(informer, "node-a") != 1 || count_on(informer, "node-b") != 0)
        return kin_error_set(err, KIN_EINTERNAL, "the index does not have it");
    return 0;
}
/* doc: end */

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    kin_indexer by_node;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    if (start_server(&server, &client, &err) < 0 ||
        kin_informer_new(client, &pods, /* opts= */ NULL, &informer, &err) <
            0 ||
        kin_indexer_by_path(/* alloc= */ NULL, kin_s("node"),
                            kin_s(".spec.nodeName"), &by_node, &err) < 0 ||
        kin_informer_add_indexers(informer, &by_node, 1, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        test(client, informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    printf("ok\n");
    return 0;
}
