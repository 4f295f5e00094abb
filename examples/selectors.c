/* SPDX-License-Identifier: Apache-2.0 */
/* Selects cached pods by labels and fields: selectors [LABELS [FIELDS]]. */
#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: fields */
/* Looks up a field such as "status.phase".  A server supports some fields of
 * each resource; here every string field can be used. */
static bool field(kin_str key, kin_str *ret, void *userdata)
{
    const kin_object *const *pod = userdata;
    char path[256];
    kin_value value;

    if (key.len > sizeof(path) - 2)
        return false;
    snprintf(path, sizeof(path), ".%.*s", KIN_STR(key));
    if (kin_path_find(kin_object_value(*pod), kin_s(path), &value,
                      /* err= */ NULL) < 0)
        return false;
    *ret = kin_value_str(value);
    return ret->len > 0;
}

static void show(const kin_snapshot *now, const kin_selector *labels,
                 const kin_selector *fields)
{
    kin_lister_iter it = kin_lister_list(now, kin_s(""), labels);

    printf("labels \"%s\", fields \"%s\"\n", kin_selector_text(labels).ptr,
           kin_selector_text(fields).ptr);
    for (const kin_object *pod = kin_lister_next(&it); pod;
         pod = kin_lister_next(&it))
        if (kin_selector_matches(fields, field, &pod))
            printf("  %s\n", kin_object_key(pod).ptr);
}
/* doc: end */

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_selector) *labels = NULL;
    KIN_AUTO(kin_selector) *fields = NULL;

    if (kin_selector_parse_labels(/* alloc= */ NULL,
                                  kin_s(argc > 1 ? argv[1] : ""), &labels,
                                  &err) < 0 ||
        kin_selector_parse_fields(/* alloc= */ NULL,
                                  kin_s(argc > 2 ? argv[2] : ""), &fields,
                                  &err) < 0 ||
        kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_informer_new(client, &pods, /* opts= */ NULL, &informer, &err) <
            0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    show(now, labels, fields);
    return 0;
}
