/* SPDX-License-Identifier: Apache-2.0 */
/* Stores whose keys are not namespace/name: kin_store_opts.key. */
#include "cache/store.h"

#include <kin/json.h>
#include <kin/snapshot.h>

#include "informer/applier.h"
#include "kin_test.h"

static kin_str by_uid(const kin_object *object, void *userdata)
{
    kin_str uid = kin_object_uid(object);

    if (userdata)
        ++*(int *)userdata;
    return uid.len ? uid : kin_s(NULL);
}

static kin_str by_app(const kin_object *object, void *userdata)
{
    (void)userdata;
    return kin_value_str(
        kin_value_get(kin_object_labels(object), kin_s("app")));
}

static kin_str by_name(const kin_object *object, void *userdata)
{
    (void)userdata;
    return kin_object_name(object);
}

static void count_down(void *userdata)
{
    *(int *)userdata = -1;
}

static int store_by(const kin_allocator *alloc,
                    kin_str (*key)(const kin_object *object, void *userdata),
                    kin_store **ret)
{
    return kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc, .key = key),
                         ret, NULL);
}

/* An object with a namespace, a name, a uid and a label. */
static int make(const kin_allocator *alloc, const char *const words[4],
                kin_object **ret)
{
    char text[256];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"namespace\":\"%s\",\"name\":\"%s\","
             "\"uid\":\"%s\",\"labels\":{\"app\":\"%s\"}}}",
             words[0], words[1], words[2], words[3]);
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

static int add(kin_store *store, const char *const words[4])
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = make(store->alloc, words, &object);

    return r < 0 ? r : kin_store_add(store, object, NULL);
}

static int drop(kin_store *store, const char *const words[4])
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = make(store->alloc, words, &object);

    return r < 0 ? r : kin_store_delete(store, object, NULL);
}

#define ADD(store, ...) add(store, (const char *const[4]){__VA_ARGS__})
#define DROP(store, ...) drop(store, (const char *const[4]){__VA_ARGS__})

/* The keys of an index value, or of all objects if `value` is NULL. */
static int keys_are(kin_store *store, const char *value, const char *expected)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    KIN_AUTO(kin_key_list) *list = NULL;
    char text[256] = "";

    if (!snap)
        return KIN_ENOMEM;
    int r = value ? kin_snapshot_index_keys(snap, kin_s(KIN_INDEX_NAMESPACE),
                                            kin_s(value), &list, NULL)
                  : kin_snapshot_keys(snap, &list, NULL);
    if (r < 0)
        return r;
    for (size_t i = 0; i < kin_key_list_count(list); i++) {
        size_t at = strlen(text);
        snprintf(text + at, sizeof(text) - at, "%s%s", i ? " " : "",
                 kin_key_list_at(list, i).ptr);
    }
    assert_string_equal(text, expected);
    return 0;
}

KIN_TEST(objects_by_uid)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_by(alloc, by_uid, &store));
    TRY(ADD(store, "web", "a", "u1", ""));
    TRY(ADD(store, "web", "b", "u2", ""));
    /* The same name with another uid is another object. */
    TRY(ADD(store, "web", "a", "u3", ""));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 3);
    assert_null(kin_snapshot_get(snap, kin_s("web/a")));
    const kin_object *first = kin_snapshot_get(snap, kin_s("u1"));
    assert_non_null(first);
    assert_str_equal(kin_object_key(first), "web/a");
    assert_str_equal(kin_object_name(first), "a");
    assert_str_equal(kin_object_namespace(first), "web");
    assert_str_equal(kin_object_uid(first), "u1");
    TRY(keys_are(store, "web", "u1 u2 u3"));
    TRY(DROP(store, "web", "a", "u1", ""));
    TRY(kin_store_delete_key(store, kin_s("u2"), NULL));
    TRY(keys_are(store, "web", "u3"));
    TRY(keys_are(store, NULL, "u3"));
    assert_ptr_equal(kin_snapshot_get(snap, kin_s("u1")), first);
    return 0;
}

KIN_TEST(key_of_a_cluster_scoped_object)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_by(alloc, by_uid, &store));
    TRY(ADD(store, "", "node", "u1", ""));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    const kin_object *object = kin_snapshot_get(snap, kin_s("u1"));
    assert_non_null(object);
    assert_str_equal(kin_object_key(object), "node");
    assert_str_equal(kin_object_name(object), "node");
    TRY(keys_are(store, "", "u1"));
    return 0;
}

/* The function sees an object that is not in the store yet. */
KIN_TEST(key_may_be_a_view_of_the_name)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_by(alloc, by_name, &store));
    TRY(ADD(store, "web", "a", "u1", ""));
    TRY(ADD(store, "db", "b", "u2", ""));
    TRY(keys_are(store, "web", "a"));
    TRY(keys_are(store, "db", "b"));
    return 0;
}

KIN_TEST(a_key_may_move_to_another_namespace)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_by(alloc, by_app, &store));
    TRY(ADD(store, "web", "a", "u1", "shop"));
    KIN_AUTO(kin_snapshot) *then = kin_snapshot_new(store);
    TRY_PTR(then);
    TRY(ADD(store, "db", "b", "u2", "shop"));
    TRY(keys_are(store, "web", ""));
    TRY(keys_are(store, "db", "shop"));
    assert_str_equal(kin_object_key(kin_snapshot_get(then, kin_s("shop"))),
                     "web/a");
    KIN_AUTO(kin_key_list) *list = NULL;
    TRY(kin_snapshot_index_keys(then, kin_s(KIN_INDEX_NAMESPACE), kin_s("web"),
                                &list, NULL));
    assert_int_equal(kin_key_list_count(list), 1);
    then = kin_snapshot_free(then);
    TRY(DROP(store, "any", "c", "u3", "shop"));
    kin_store_reclaim(store);
    TRY(keys_are(store, "db", ""));
    TRY(keys_are(store, NULL, ""));
    return 0;
}

KIN_TEST(replace_and_transact_by_uid)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *again = NULL;
    KIN_AUTO(kin_object) *b = NULL;

    TRY(store_by(alloc, by_uid, &store));
    TRY(make(alloc, (const char *const[4]){"web", "a", "u1", "x"}, &a));
    TRY(make(alloc, (const char *const[4]){"web", "c", "u1", "y"}, &again));
    TRY(make(alloc, (const char *const[4]){"web", "a", "u2", "x"}, &b));
    TRY(ADD(store, "web", "old", "u0", ""));
    const kin_object *objects[] = {a, b, again};
    TRY(kin_store_replace(store,
                          &(kin_store_list){.size = sizeof(kin_store_list),
                                            .objects = objects,
                                            .count = 3,
                                            .resource_version = kin_s("5")},
                          NULL));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 2);
    assert_str_equal(kin_object_key(kin_snapshot_get(snap, kin_s("u1"))),
                     "web/c");
    const kin_store_op ops[] = {{.verb = KIN_STORE_DELETE, .object = a},
                                {.verb = KIN_STORE_ADD, .object = b}};
    TRY(kin_store_transact(store, ops, 2, NULL, NULL));
    TRY(keys_are(store, NULL, "u2"));
    return 0;
}

KIN_TEST(an_object_without_a_key_is_rejected)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *none = NULL;
    int code = 0;

    TRY(store_by(alloc, by_uid, &store));
    TRY(make(alloc, (const char *const[4]){"web", "a", "", ""}, &none));
    TRY_FAIL(kin_store_add(store, none, NULL), KIN_EINVAL);
    TRY_FAIL(kin_store_delete(store, none, NULL), KIN_EINVAL);
    const kin_store_op op = {.verb = KIN_STORE_DELETE, .object = none};
    TRY_FAIL(kin_store_transact(store, &op, 1, &code, NULL), KIN_EINVAL);
    assert_int_equal(code, KIN_EINVAL);
    TRY(keys_are(store, NULL, ""));
    return 0;
}

static char long_key[70000];

static kin_str by_long(const kin_object *object, void *userdata)
{
    (void)object;
    (void)userdata;
    return kin_str_of(long_key, sizeof(long_key));
}

KIN_TEST(a_key_that_is_too_long_is_rejected)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_by(alloc, by_long, &store));
    TRY_FAIL(ADD(store, "web", "a", "u1", ""), KIN_ELIMIT);
    return 0;
}

KIN_TEST(userdata_is_passed_and_destroyed)
{
    kin_store *store = NULL;
    int calls = 0;
    int r = kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc,
                                   .key = by_uid, .userdata = &calls,
                                   .destroy = count_down),
                          &store, NULL);

    if (r < 0)
        assert_int_equal(calls, -1);
    TRY(r);
    r = ADD(store, "web", "a", "u1", "");
    if (r == 0)
        assert_true(calls > 0);
    (void)kin_store_free(store);
    assert_int_equal(calls, -1);
    return r;
}

/* A controller's store: deletions and lists use the store's key. */
KIN_TEST(applied_by_key)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *a = NULL;

    TRY(store_by(alloc, by_uid, &store));
    struct kin__applier applier = {.store = store, .alloc = alloc};
    TRY(make(alloc, (const char *const[4]){"web", "a", "u1", ""}, &a));
    kin_delta list = {.type = KIN_DELTA_REPLACED_ALL,
                      .objects = &a,
                      .count = 1,
                      .resource_version = kin_s("1")};
    TRY(kin__applier_process(&list, 1, true, NULL, &applier));
    TRY(keys_are(store, NULL, "u1"));
    kin_delta gone = {.type = KIN_DELTA_DELETED, .object = a};
    TRY(kin__applier_process(&gone, 1, false, NULL, &applier));
    TRY(keys_are(store, NULL, ""));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(objects_by_uid),
              KIN_TEST_ENTRY(key_of_a_cluster_scoped_object),
              KIN_TEST_ENTRY(key_may_be_a_view_of_the_name),
              KIN_TEST_ENTRY(a_key_may_move_to_another_namespace),
              KIN_TEST_ENTRY(replace_and_transact_by_uid),
              KIN_TEST_ENTRY(an_object_without_a_key_is_rejected),
              KIN_TEST_ENTRY(a_key_that_is_too_long_is_rejected),
              KIN_TEST_ENTRY(userdata_is_passed_and_destroyed),
              KIN_TEST_ENTRY(applied_by_key))
