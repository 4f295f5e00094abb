/* SPDX-License-Identifier: Apache-2.0 */
/* Reads objects through a snapshot while the store changes. */
#include <kin/kin.h>

static int parse(const char *json, kin_object **ret, kin_error *err)
{
    return kin_object_parse(/* alloc= */ NULL, kin_s(json), ret, err);
}

/* Adds both in one transaction: no reader sees one without the other. */
static int fill(kin_store *store, kin_error *err)
{
    KIN_AUTO(kin_object) *web = NULL;
    KIN_AUTO(kin_object) *db = NULL;

    if (parse("{\"metadata\":{\"namespace\":\"web\",\"name\":\"a\"}}", &web,
              err) < 0 ||
        parse("{\"metadata\":{\"namespace\":\"db\",\"name\":\"b\"}}", &db,
              err) < 0)
        return err->code;
    const kin_store_op ops[] = {{.verb = KIN_STORE_ADD, .object = web},
                                {.verb = KIN_STORE_ADD, .object = db}};
    return kin_store_transact(store, ops, 2, /* ret_codes= */ NULL, err);
}

int main(void)
{
    const kin_str keys[] = {KIN_STR_INIT("web/a"), KIN_STR_INIT("db/b")};
    const kin_object *found[2];
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_store) *store = NULL;

    if (kin_store_new(/* opts= */ NULL, &store, &err) < 0 ||
        fill(store, &err) < 0)
        return kin_error_print(&err, stderr), 1;

    KIN_AUTO(kin_snapshot) *then = kin_snapshot_new(store);
    if (kin_store_delete_key(store, keys[0], &err) < 0)
        return kin_error_print(&err, stderr), 1;
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);

    kin_iter it = kin_snapshot_by_index(then, kin_s("namespace"), kin_s("web"));
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it))
        printf("was there: %s\n", kin_object_key(o).ptr);
    size_t count = kin_snapshot_get_many(now, keys, 2, found);
    for (size_t i = 0; i < 2; i++)
        printf("%s is %s\n", keys[i].ptr, found[i] ? "there" : "gone");
    return kin_snapshot_count(then) == 2 && count == 1 ? 0 : 1;
}
