/* SPDX-License-Identifier: Apache-2.0 */
/* Objects in a store, read through a snapshot while the store goes on. */
#include <kin/kin.h>

static int put(kin_store *store, const char *json, kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;

    if (kin_object_parse(/* alloc= */ NULL, kin_s(json), &object, err) < 0)
        return err->code;
    return kin_store_add(store, object, err);
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_store) *store = NULL;

    if (kin_store_new(/* opts= */ NULL, &store, &err) < 0 ||
        put(store, "{\"metadata\":{\"namespace\":\"web\",\"name\":\"a\"}}",
            &err) < 0 ||
        put(store, "{\"metadata\":{\"namespace\":\"db\",\"name\":\"b\"}}",
            &err) < 0)
        return kin_error_print(&err, stderr), 1;

    KIN_AUTO(kin_snapshot) *then = kin_snapshot_new(store);
    if (kin_store_delete_key(store, kin_s("web/a"), &err) < 0)
        return kin_error_print(&err, stderr), 1;

    kin_iter it = kin_snapshot_by_index(then, kin_s("namespace"), kin_s("web"));
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it))
        printf("was there: %s\n", kin_object_key(o).ptr);
    return kin_snapshot_count(then) == 2 ? 0 : 1;
}
