/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the pods of each image, using an index with a custom function. */
#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: function */
/* Emits one value for each container: a pod is found by any of its images,
 * without their tags. */
static int images_of(const kin_object *pod, kin_index_sink *sink,
                     void *userdata)
{
    kin_value spec = kin_value_get(kin_object_value(pod), kin_s("spec"));
    kin_value containers = kin_value_get(spec, kin_s("containers"));
    int r = 0;

    (void)userdata;
    for (size_t i = 0; r == 0 && i < kin_value_count(containers); i++) {
        kin_value container = kin_value_at(containers, i);
        kin_str image = kin_value_str(kin_value_get(container, kin_s("image")));
        const char *colon = memchr(image.ptr, ':', image.len);
        if (colon)
            image.len = (size_t)(colon - image.ptr);
        r = kin_index_emit(sink, image);
    }
    return r;
}
/* doc: end */

/* doc: read */
static int show(const kin_snapshot *now, kin_error *err)
{
    KIN_AUTO(kin_key_list) *images = NULL;

    if (kin_snapshot_index_values(now, kin_s("image"), &images, err) < 0)
        return err->code;
    for (size_t i = 0; i < kin_key_list_count(images); i++) {
        kin_str image = kin_key_list_at(images, i);
        KIN_AUTO(kin_key_list) *keys = NULL;
        if (kin_snapshot_index_keys(now, kin_s("image"), image, &keys, err) < 0)
            return err->code;
        printf("%s:", image.ptr);
        for (size_t k = 0; k < kin_key_list_count(keys); k++)
            printf(" %s", kin_key_list_at(keys, k).ptr);
        printf("\n");
    }
    return 0;
}
/* doc: end */

int main(void)
{
    const kin_indexer by_image = {.name = KIN_STR_INIT("image"),
                                  .values = images_of};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_snapshot) *now = NULL;

    if (kin_client_new_from_env(/* opts= */ NULL, &client, &err) < 0 ||
        kin_informer_new(client, &pods, /* opts= */ NULL, &informer, &err) <
            0 ||
        kin_informer_add_indexers(informer, &by_image, 1, &err) < 0 ||
        kin_informer_start(informer, &err) < 0 ||
        kin_informer_wait_synced(informer, /* stop= */ NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    now = kin_informer_snapshot(informer);
    if (show(now, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
