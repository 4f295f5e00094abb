/* SPDX-License-Identifier: Apache-2.0 */
/* Adds the pod to lines that begin with an address, in memory for what is
 * printed only:
 *
 *   printf '10.0.0.10 GET /\n' | enrich
 */
#include <string.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>

/* doc: fields */
#define FIELDS                                                                 \
    ".spec.nodeName,.spec.hostNetwork,.status.phase,.status.podIP,"            \
    ".status.podIPs,.status.conditions[*].type,.status.conditions[*].status"

static int make(kin_client *client, kin_informer **ret, kin_error *err)
{
    KIN_AUTO(kin_projection) *fields = NULL;
    kin_indexer by_ip;

    if (kin_standard_indexer(kin_s(KIN_INDEX_POD_IP), &by_ip, err) < 0 ||
        kin_projection_parse(/* alloc= */ NULL, kin_s(FIELDS), &fields, err) <
            0 ||
        kin_informer_new(client, core_v1_pods,
                         KIN_OPTS(kin_informer_opts, .projection = fields), ret,
                         err) < 0 ||
        kin_informer_add_indexers(*ret, &by_ip, 1, err) < 0)
        return err->code;
    return kin_informer_start(*ret, err);
}
/* doc: end */

/* doc: find */
/* Returns the pod that has an address, NULL if there is none, or more than one.
 */
static const kin_object *find(const kin_snapshot *now, kin_str address)
{
    kin_index_value value;

    if (kin_standard_index_value(kin_s(KIN_INDEX_POD_IP), address, &value,
                                 /* err= */ NULL) < 0)
        return NULL;
    kin_iter it = kin_snapshot_by_index(now, kin_s(KIN_INDEX_POD_IP),
                                        kin_index_value_str(&value));
    const kin_object *pod = kin_iter_next(&it);
    return kin_iter_next(&it) ? NULL : pod;
}

static void enrich(kin_informer *informer, const char *line)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    kin_str address = kin_str_of(line, strcspn(line, " \n"));
    const kin_object *found = find(now, address);
    core_v1_pod pod = core_v1_pod_of(found);

    if (found)
        printf("%s on %s: ", kin_object_key(found).ptr,
               core_v1_pod_spec_node_name(pod).ptr);
    fputs(line, stdout);
}
/* doc: end */

int main(void)
{
    char line[4096];
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        make(client, &informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    while (fgets(line, sizeof(line), stdin))
        enrich(informer, line);
    return 0;
}
