/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the pods of a namespace by node, using an index. */
#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: index */
static int index_by_node(kin_informer *informer, kin_error *err)
{
    kin_indexer by_node;

    if (kin_indexer_by_path(/* alloc= */ NULL, kin_s("node"),
                            kin_s(".spec.nodeName"), &by_node, err) < 0)
        return err->code;
    return kin_informer_add_indexers(informer, &by_node, 1, err);
}
/* doc: end */

/* doc: read */
static int show(const kin_snapshot *now, kin_error *err)
{
    KIN_AUTO(kin_key_list) *nodes = NULL;

    if (kin_snapshot_index_values(now, kin_s("node"), &nodes, err) < 0)
        return err->code;
    for (size_t i = 0; i < kin_key_list_count(nodes); i++) {
        kin_str node = kin_key_list_at(nodes, i);
        kin_iter it = kin_snapshot_by_index(now, kin_s("node"), node);
        printf("%s:\n", node.ptr);
        for (const kin_object *pod = kin_iter_next(&it); pod;
             pod = kin_iter_next(&it))
            printf("  %s\n", kin_object_name(pod).ptr);
    }
    return 0;
}
/* doc: end */

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_snapshot) *now = NULL;

    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_informer_new(client, &pods,
                         KIN_OPTS(kin_informer_opts,
                                  .ns = kin_s(argc > 1 ? argv[1] : "default")),
                         &informer, &err) < 0 ||
        index_by_node(informer, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    now = kin_informer_snapshot(informer);
    if (show(now, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
