/* SPDX-License-Identifier: Apache-2.0 */
/* Caches only the node and the phase of each pod. */
#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: make */
/* An index of a field that is not cached would be rejected. */
static int make_informer(kin_client *client, kin_informer **ret, kin_error *err)
{
    KIN_AUTO(kin_projection) *fields = NULL;
    kin_indexer by_node;

    if (kin_projection_parse(/* alloc= */ NULL,
                             kin_s(".spec.nodeName,.status.phase"), &fields,
                             err) < 0 ||
        kin_informer_new(client, &pods,
                         KIN_OPTS(kin_informer_opts, .projection = fields), ret,
                         err) < 0 ||
        kin_indexer_by_path(/* alloc= */ NULL, kin_s("node"),
                            kin_s(".spec.nodeName"), &by_node, err) < 0)
        return err->code;
    return kin_informer_add_indexers(*ret, &by_node, 1, err);
}
/* doc: end */

static int print(kin_str piece, void *userdata)
{
    (void)userdata;
    printf("%.*s", KIN_STR(piece));
    return 0;
}

static int show(const kin_object *pod, const char *part)
{
    kin_value value = kin_value_get(kin_object_value(pod), kin_s(part));

    printf("%s: ", part);
    int r = kin_value_write(value, /* indent= */ 0, print,
                            /* userdata= */ NULL);
    printf("\n");
    return r;
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_snapshot) *now = NULL;

    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        make_informer(client, &informer, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    now = kin_informer_snapshot(informer);
    const kin_object *pod = kin_lister_get(now, kin_s("shop"), kin_s("web-0"));
    if (!pod || !kin_object_is_partial(pod))
        return fprintf(stderr, "no such pod, or not projected\n"), 1;
    if (show(pod, "spec") < 0 || show(pod, "status") < 0)
        return 1;
    return 0;
}
