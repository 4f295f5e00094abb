/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the pods with an address, the id of a container, or a log file:
 *
 *   find_pod pod-ip 10.0.0.10
 */
#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* Makes an informer that keeps no more than the index needs. */
static int make(kin_client *client, kin_str index, kin_informer **ret,
                kin_error *err)
{
    KIN_AUTO(kin_projection) *fields = NULL;
    kin_indexer indexer;

    if (kin_standard_indexer(index, &indexer, err) < 0 ||
        kin_projection_parse(/* alloc= */ NULL, kin_s(KIN_FIELDS_POD_INDEXES),
                             &fields, err) < 0 ||
        kin_informer_new(client, &pods,
                         KIN_OPTS(kin_informer_opts, .projection = fields), ret,
                         err) < 0)
        return err->code;
    return kin_informer_add_indexers(*ret, &indexer, 1, err);
}

static int find(const kin_snapshot *now, kin_str index, kin_str text,
                kin_error *err)
{
    kin_index_value value;

    if (kin_standard_index_value(index, text, &value, err) < 0)
        return err->code;
    kin_iter it = kin_snapshot_by_index(now, index,
                                        kin_index_value_str(&value));
    for (const kin_object *pod = kin_iter_next(&it); pod;
         pod = kin_iter_next(&it))
        printf("%s\n", kin_object_key(pod).ptr);
    return 0;
}

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_snapshot) *now = NULL;

    if (argc != 3)
        return fputs("usage: find_pod INDEX TEXT\n", stderr), 2;
    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        make(client, kin_s(argv[1]), &informer, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    now = kin_informer_snapshot(informer);
    if (find(now, kin_s(argv[1]), kin_s(argv[2]), &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
