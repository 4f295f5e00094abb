/* SPDX-License-Identifier: Apache-2.0 */
/* Adds the pod to lines that begin with a time in seconds and an address, in
 * memory for what is printed and looked up only:
 *
 *   printf '%s 10.0.0.10 GET /\n' "$(date +%s)" | enrich
 */
#include <stdlib.h>
#include <string.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>

/* doc: fields */
#define FIELDS                                                                 \
    ".spec.nodeName,.spec.hostNetwork,.status.phase,.status.podIP,"            \
    ".status.podIPs,.status.conditions[*].type,"                               \
    ".status.conditions[*].status," KIN_FIELDS_PAST

enum { REMEMBER_MS = 120000 };

static int make(kin_client *client, kin_informer **ret, kin_error *err)
{
    KIN_AUTO(kin_projection) *fields = NULL;
    kin_indexer by_ip;

    if (kin_standard_indexer(kin_s(KIN_INDEX_POD_IP), &by_ip, err) < 0 ||
        kin_projection_parse(/* alloc= */ NULL, kin_s(FIELDS), &fields, err) <
            0 ||
        kin_informer_new(client, core_v1_pods,
                         KIN_OPTS(kin_informer_opts, .projection = fields,
                                  .remember_ms = REMEMBER_MS),
                         ret, err) < 0 ||
        kin_informer_add_indexers(*ret, &by_ip, 1, err) < 0)
        return err->code;
    return kin_informer_start(*ret, err);
}
/* doc: end */

/* doc: find */
/* Finds the pods that may have had an address at a time: one, if the address
 * was not reused just then. */
static int find(const kin_informer *informer, kin_str address, int64_t at_ns,
                kin_past **ret, kin_error *err)
{
    kin_index_value value;

    if (kin_standard_index_value(kin_s(KIN_INDEX_POD_IP), address, &value,
                                 err) < 0)
        return err->code;
    return kin_informer_past(
        informer,
        KIN_OPTS(kin_past_query, .index = kin_s(KIN_INDEX_POD_IP),
                 .value = kin_index_value_str(&value), .at_ns = at_ns),
        ret, err);
}

static void enrich(kin_informer *informer, const char *line)
{
    KIN_AUTO(kin_past) *found = NULL;
    char *rest = NULL;
    double seconds = strtod(line, &rest);
    kin_error err = KIN_ERROR_INIT;

    rest += strspn(rest, " ");
    kin_str address = kin_str_of(rest, strcspn(rest, " \n"));
    if (find(informer, address, (int64_t)(seconds * 1e9), &found, &err) == 0 &&
        kin_past_count(found) == 1) {
        const kin_past_entry *entry = kin_past_at(found, 0);
        core_v1_pod pod = core_v1_pod_of(entry->object);
        printf("%s on %s%s: ", kin_object_key(entry->object).ptr,
               core_v1_pod_spec_node_name(pod).ptr,
               entry->is_current ? "" : " (gone)");
    }
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
