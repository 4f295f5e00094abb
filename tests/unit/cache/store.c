/* SPDX-License-Identifier: Apache-2.0 */
/* The guarantees of kin/store.h, by letter; threads are in readers.c. */
#include "cache/store.h"

#include <kin/snapshot.h>

#include "kin_make.h"
#include "kin_test.h"

static int store_for(const kin_allocator *alloc, kin_store **ret)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    return kin_store_new(&opts, ret, NULL);
}

static int put(kin_store *store, const struct kin_make *make)
{
    kin__val root = KIN__VAL_NONE;
    int r = kin_make_root(store->arena, make, &root);

    return r < 0 ? r : kin__store_put(store, root, NULL, NULL);
}

#define PUT(store, ...) put(store, &(const struct kin_make){__VA_ARGS__})

/* Returns the resource version of a key in a snapshot, "" if it has none, or
 * "-" without the object. */
static kin_str version_of(const kin_snapshot *snapshot, const char *key)
{
    const kin_object *object = kin_snapshot_get(snapshot, kin_s(key));

    return object ? kin_object_resource_version(object) : kin_s("-");
}

/* The keys of a list, joined. */
struct joined {
    char text[512];
};

static struct joined join(const kin_key_list *list)
{
    struct joined ret = {0};

    for (size_t i = 0; i < kin_key_list_count(list); i++) {
        size_t at = strlen(ret.text);
        snprintf(ret.text + at, sizeof(ret.text) - at, "%s%.*s", i ? " " : "",
                 KIN_STR(kin_key_list_at(list, i)));
    }
    return ret;
}

#define INDEX_KEYS(snapshot, index, value, expected)                           \
    do {                                                                       \
        KIN_AUTO(kin_key_list) *list_ = NULL;                                  \
        TRY(kin_snapshot_index_keys(snapshot, kin_s(index), kin_s(value),      \
                                    &list_, NULL));                            \
        assert_string_equal(join(list_).text, expected);                       \
    } while (0)

#define INDEX_VALUES(snapshot, index, expected)                                \
    do {                                                                       \
        KIN_AUTO(kin_key_list) *list_ = NULL;                                  \
        TRY(kin_snapshot_index_values(snapshot, kin_s(index), &list_, NULL));  \
        assert_string_equal(join(list_).text, expected);                       \
    } while (0)

/* ---- keys and versions ---- */

KIN_TEST(finds_stored_objects)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .space = "default", .name = "a", .version = "1"));
    TRY(PUT(store, .space = "default", .name = "b", .version = "2"));
    TRY(PUT(store, .name = "node-1", .version = "3"));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 3);
    assert_str_equal(version_of(snap, "default/a"), "1");
    assert_str_equal(version_of(snap, "default/b"), "2");
    assert_str_equal(version_of(snap, "node-1"), "3");
    assert_str_equal(version_of(snap, "default/c"), "-");
    assert_str_equal(version_of(snap, ""), "-");
    const kin_object *o = kin_snapshot_get(snap, kin_s("default/a"));
    assert_string_equal(kin_object_name(o).ptr, "a");
    assert_string_equal(kin_object_namespace(o).ptr, "default");
    return 0;
}

KIN_TEST(empty_store_has_no_objects)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_scratch scratch;

    TRY(store_for(alloc, &store));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_int_equal(kin_snapshot_count(snap), 0);
    assert_null(kin_snapshot_get(snap, kin_s("a")));
    kin_iter it = kin_snapshot_list(snap);
    assert_null(kin_iter_next(&it));
    it = kin_snapshot_by_index(snap, kin_s("namespace"), kin_s("default"));
    assert_int_equal(it.code, 0);
    assert_null(kin_iter_next(&it));
    assert_str_equal(kin_snapshot_resource_version(snap, &scratch), "");
    TRY(kin_store_delete_key(store, kin_s("missing"), NULL));
    return 0;
}

KIN_TEST(null_snapshot_is_empty)
{
    kin_scratch scratch;
    kin_iter it = kin_snapshot_list(NULL);

    (void)alloc;
    assert_null(kin_iter_next(&it));
    assert_null(kin_snapshot_get(NULL, kin_s("a")));
    assert_int_equal(kin_snapshot_count(NULL), 0);
    assert_str_equal(kin_snapshot_resource_version(NULL, &scratch), "");
    assert_int_equal(
        kin_snapshot_by_index(NULL, kin_s("namespace"), kin_s("")).code,
        KIN_ENOTFOUND);
    assert_null(kin_snapshot_free(NULL));
    return 0;
}

/* Checks a value and releases it. */
static int check(kin_store *store, const struct kin_make *make, kin_error *err)
{
    kin__val root = KIN__VAL_NONE;
    int r = kin_make_root(store->arena, make, &root);

    if (r < 0)
        return r;
    r = kin__store_check(store, root, err);
    kin__val_unref(store->arena, root);
    return r;
}

#define CHECK(store, err, ...)                                                 \
    check(store, &(const struct kin_make){__VA_ARGS__}, err)

KIN_TEST(check_returns_the_error_of_a_put)
{
    static char text[65536 + 1];
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;

    memset(text, 'v', sizeof(text) - 1);
    TRY(store_for(alloc, &store));
    TRY(CHECK(store, &err, .space = "x", .name = "a", .version = "7"));
    TRY_FAIL(CHECK(store, &err, .name = "a", .version = text), KIN_ELIMIT);
    assert_string_equal(
        err.message, "metadata.resourceVersion of 65536 bytes (limit 65535)");
    TRY_FAIL(PUT(store, .name = "a", .version = text), KIN_ELIMIT);
    TRY_FAIL(CHECK(store, &err, .name = text), KIN_ELIMIT);
    assert_string_equal(err.message, "key of object is too long");
    TRY_FAIL(CHECK(store, &err, .space = "x"), KIN_EINVAL);
    TRY_FAIL(kin__store_check(store, kin__val_of_int(1), &err), KIN_EINVAL);
    store->takes_nameless = true;
    TRY(CHECK(store, &err, .space = "x"));
    TRY(kin__store_check(store, kin__val_of_int(1), &err));
    TRY(CHECK(store, &err, .name = "a", .version = text + 1));
    TRY(PUT(store, .name = "a", .version = text + 1));
    return 0;
}

KIN_TEST(value_without_key_is_rejected_without_effect)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin__val root = KIN__VAL_NONE;
    kin_scratch scratch;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .name = "a", .version = "7"));
    TRY_FAIL(kin__store_put(store, kin__val_of_int(1), NULL, &err), KIN_EINVAL);
    assert_string_equal(err.message, "object has no metadata");
    TRY(kin_make_root(store->arena, &(struct kin_make){.space = "x"}, &root));
    TRY_FAIL(kin__store_put(store, root, NULL, &err), KIN_EINVAL);
    assert_string_equal(err.message, "object has no metadata.name");
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_int_equal(kin_snapshot_count(snap), 1);
    assert_str_equal(kin_snapshot_resource_version(snap, &scratch), "7");
    return 0;
}

/* As in client-go: one object without a name per namespace. */
KIN_TEST(values_without_name_are_optional)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    kin__val root = KIN__VAL_NONE;

    TRY(store_for(alloc, &store));
    store->takes_nameless = true;
    TRY(kin__store_put(store, kin__val_of_int(1), NULL, NULL));
    TRY(kin_make_root(store->arena,
                      &(struct kin_make){.space = "x", .version = "8"}, &root));
    TRY(kin__store_put(store, root, NULL, NULL));
    TRY(kin__store_make(store, kin__val_of_int(2), &object, NULL));
    assert_str_equal(kin_object_key(object), "");
    assert_str_equal(kin_object_name(object), "");
    assert_str_equal(kin_object_resource_version(object), "");
    object = kin_object_unref(object);
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 2);
    const kin_object *nameless = kin_snapshot_get(snap, kin_s(""));
    assert_non_null(nameless);
    assert_str_equal(kin_object_namespace(nameless), "");
    assert_str_equal(kin_object_uid(nameless), "");
    nameless = kin_snapshot_get(snap, kin_s("x/"));
    assert_non_null(nameless);
    assert_str_equal(kin_object_namespace(nameless), "x");
    TRY(kin__store_delete(store, kin_s(""), NULL, NULL, NULL));
    snap = kin_snapshot_free(snap);
    snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 1);
    return 0;
}

/* C, D */
KIN_TEST(snapshot_never_changes_and_the_next_one_sees_the_write)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .space = "d", .name = "a", .version = "1"));
    TRY(PUT(store, .space = "d", .name = "b", .version = "2"));
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    TRY_PTR(before);
    TRY(PUT(store, .space = "d", .name = "a", .version = "3"));
    TRY(kin_store_delete_key(store, kin_s("d/b"), NULL));
    TRY(PUT(store, .space = "d", .name = "c", .version = "4"));
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(store);
    TRY_PTR(after);
    kin_store_reclaim(store);
    assert_str_equal(version_of(before, "d/a"), "1");
    assert_str_equal(version_of(before, "d/b"), "2");
    assert_str_equal(version_of(before, "d/c"), "-");
    assert_int_equal(kin_snapshot_count(before), 2);
    assert_str_equal(version_of(after, "d/a"), "3");
    assert_str_equal(version_of(after, "d/b"), "-");
    assert_str_equal(version_of(after, "d/c"), "4");
    assert_int_equal(kin_snapshot_count(after), 2);
    INDEX_KEYS(before, "namespace", "d", "d/a d/b");
    INDEX_KEYS(after, "namespace", "d", "d/a d/c");
    return 0;
}

/* C: deleted, added again, deleted; each snapshot sees its own state. */
KIN_TEST(snapshots_see_deleted_and_recreated_keys)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_snapshot) *first = NULL;
    KIN_AUTO(kin_snapshot) *gap = NULL;
    KIN_AUTO(kin_snapshot) *second = NULL;
    KIN_AUTO(kin_snapshot) *end = NULL;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .name = "a", .version = "1"));
    first = kin_snapshot_new(store);
    TRY(kin_store_delete_key(store, kin_s("a"), NULL));
    gap = kin_snapshot_new(store);
    TRY(PUT(store, .name = "a", .version = "2"));
    second = kin_snapshot_new(store);
    TRY(kin_store_delete_key(store, kin_s("a"), NULL));
    end = kin_snapshot_new(store);
    kin_store_reclaim(store);
    assert_str_equal(version_of(first, "a"), "1");
    assert_str_equal(version_of(gap, "a"), "-");
    assert_str_equal(version_of(second, "a"), "2");
    assert_str_equal(version_of(end, "a"), "-");
    return 0;
}

/* G, H */
KIN_TEST(held_snapshot_costs_one_version_of_each_object)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_store_stats stats = KIN_INIT(kin_store_stats);
    char version[16];

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .name = "a", .version = "0"));
    KIN_AUTO(kin_snapshot) *held = kin_snapshot_new(store);
    for (int i = 1; i <= 300; i++) {
        snprintf(version, sizeof(version), "%d", i);
        TRY(PUT(store, .name = "a", .version = version));
    }
    kin_store_reclaim(store);
    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.old_versions, 1);
    assert_str_equal(version_of(held, "a"), "0");
    held = kin_snapshot_free(held);
    kin_store_reclaim(store);
    kin_store_get_stats(store, &stats);
    assert_int_equal(stats.old_versions, 0);
    /* The texts of two versions, and the values that they share. */
    assert_true(store->arena->stats.live_nodes[KIN__NODE_STRING] <= 3);
    return 0;
}

/* H */
KIN_TEST(deleting_everything_frees_the_memory)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_store_stats before = KIN_INIT(kin_store_stats);
    kin_store_stats after = KIN_INIT(kin_store_stats);
    char name[32];

    TRY(store_for(alloc, &store));
    kin_store_get_stats(store, &before);
    for (int i = 0; i < 600; i++) {
        snprintf(name, sizeof(name), "pod-%d", i);
        TRY(PUT(store, .space = i % 2 ? "odd" : "even", .name = name));
    }
    for (int i = 0; i < 600; i++) {
        snprintf(name, sizeof(name), "%s/pod-%d", i % 2 ? "odd" : "even", i);
        TRY(kin_store_delete_key(store, kin_s(name), NULL));
    }
    kin_store_reclaim(store);
    kin_store_get_stats(store, &after);
    assert_int_equal(after.objects, 0);
    if (kin_test_out_of_memory())
        return 0; /* without memory, freeing may be delayed */
    assert_int_equal(after.old_versions, 0);
    for (int type = 0; type < KIN__NODE_TYPES; type++)
        assert_int_equal(store->arena->stats.live_nodes[type], 0);
    assert_int_equal(store->objects.used, 0);
    assert_int_equal(kin__store_indexes(store)->items[0]->values.used, 0);
    /* A chunk of cells, a chunk of records for each length of key. */
    assert_true(after.total_bytes - after.value_bytes <
                before.total_bytes - before.value_bytes + 64 * 1024);
    return 0;
}

/* F */
KIN_TEST(reference_outlives_snapshot_version_and_store)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *old = NULL;
    KIN_AUTO(kin_object) *now = NULL;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .space = "d", .name = "a", .uid = "u-1", .version = "1"));
    kin_snapshot *snap = kin_snapshot_new(store);
    old = kin_object_ref(kin_snapshot_get(snap, kin_s("d/a")));
    kin_snapshot_free(snap);
    TRY(PUT(store, .space = "d", .name = "a", .uid = "u-2", .version = "2"));
    snap = kin_snapshot_new(store);
    now = kin_object_ref(kin_snapshot_get(snap, kin_s("d/a")));
    kin_snapshot_free(snap);
    kin_store_reclaim(store);
    store = kin_store_free(store);
    assert_str_equal(kin_object_uid(old), "u-1");
    assert_str_equal(kin_object_uid(now), "u-2");
    assert_str_equal(kin_object_key(old), "d/a");
    return 0;
}

/* F, H: dropping the last reference releases the object. */
KIN_TEST(released_object_is_freed_by_the_next_write)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .name = "a", .uid = "long-lost"));
    kin_snapshot *snap = kin_snapshot_new(store);
    kin_object *kept = kin_object_ref(kin_snapshot_get(snap, kin_s("a")));
    kin_snapshot_free(snap);
    int r = kin_store_delete_key(store, kin_s("a"), NULL);
    kin_store_reclaim(store);
    uint64_t strings = store->arena->stats.live_nodes[KIN__NODE_STRING];
    kin_object_unref(kept);
    TRY(r);
    kin_store_reclaim(store);
    if (!kin_test_out_of_memory()) {
        assert_int_equal(strings, 2);
        assert_int_equal(store->arena->stats.live_nodes[KIN__NODE_STRING], 0);
    }
    return 0;
}

KIN_TEST(same_value_makes_no_new_version)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct kin__store_change change = {0};
    struct kin_make make = {.space = "d", .name = "a", .version = "5"};
    kin__val root = KIN__VAL_NONE;

    TRY(store_for(alloc, &store));
    TRY(put(store, &make));
    const kin_object *was = kin__store_peek(store, kin_s("d/a"));
    TRY(kin_store_bookmark(store, kin_s("9"), NULL));
    TRY(kin_make_root(store->arena, &make, &root));
    TRY(kin__store_put(store, root, &change, NULL));
    assert_ptr_equal(change.old, was);
    assert_ptr_equal(change.now, was);
    kin_object_unref(change.old);
    kin_object_unref(change.now);
    assert_ptr_equal(kin__store_peek(store, kin_s("d/a")), was);
    assert_int_equal(store->facts.resource_version, 6);
    return 0;
}

KIN_TEST(put_returns_old_and_new_object)
{
    KIN_AUTO(kin_store) *store = NULL;
    struct kin__store_change change = {0};
    kin__val root = KIN__VAL_NONE;
    KIN_AUTO(kin_object) *old = NULL;
    KIN_AUTO(kin_object) *now = NULL;
    KIN_AUTO(kin_object) *gone = NULL;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .name = "a", .version = "1"));
    TRY(kin_make_root(store->arena,
                      &(struct kin_make){.name = "a", .version = "2"}, &root));
    TRY(kin__store_put(store, root, &change, NULL));
    old = change.old;
    now = change.now;
    assert_str_equal(kin_object_resource_version(old), "1");
    assert_str_equal(kin_object_resource_version(now), "2");
    TRY(kin__store_delete(store, kin_s("a"), NULL, &gone, NULL));
    assert_ptr_equal(gone, now);
    return 0;
}

/* ---- replace, transactions, resource version ---- */

static int roots_make(kin_store *store, const struct kin_make *makes,
                      size_t count, kin__val *ret)
{
    for (size_t i = 0; i < count; i++) {
        int r = kin_make_root(store->arena, &makes[i], &ret[i]);
        if (r == 0)
            continue;
        while (i-- > 0)
            kin__val_unref(store->arena, ret[i]);
        return r;
    }
    return 0;
}

/* D */
KIN_TEST(replace_is_atomic_and_the_last_duplicate_wins)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin__val roots[4];
    kin_scratch scratch;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .space = "x", .name = "kept", .version = "1"));
    TRY(PUT(store, .space = "x", .name = "changed", .version = "2"));
    TRY(PUT(store, .space = "y", .name = "dropped", .version = "3"));
    const kin_object *kept = kin__store_peek(store, kin_s("x/kept"));
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    TRY(roots_make(store,
                   (const struct kin_make[]){
                       {.space = "x", .name = "kept", .version = "1"},
                       {.space = "x", .name = "changed", .version = "4"},
                       {.space = "z", .name = "new", .version = "5"},
                       {.space = "z", .name = "new", .version = "6"}},
                   4, roots));
    TRY(kin__store_replace(store, roots, 4, kin_s("10"), NULL));
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(store);
    assert_int_equal(kin_snapshot_count(before), 3);
    assert_str_equal(version_of(before, "y/dropped"), "3");
    assert_str_equal(version_of(before, "x/changed"), "2");
    INDEX_VALUES(before, "namespace", "x y");
    assert_int_equal(kin_snapshot_count(after), 3);
    assert_ptr_equal(kin_snapshot_get(after, kin_s("x/kept")), kept);
    assert_str_equal(version_of(after, "x/changed"), "4");
    assert_str_equal(version_of(after, "y/dropped"), "-");
    assert_str_equal(version_of(after, "z/new"), "6");
    INDEX_VALUES(after, "namespace", "x z");
    assert_str_equal(kin_snapshot_resource_version(after, &scratch), "10");
    return 0;
}

/* E */
KIN_TEST(failed_replace_changes_nothing)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin__val roots[3];
    kin_error err = KIN_ERROR_INIT;
    kin_scratch scratch;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .space = "x", .name = "a", .version = "1"));
    TRY(roots_make(store,
                   (const struct kin_make[]){{.space = "n", .name = "b"},
                                             {.space = "n"},
                                             {.space = "n", .name = "c"}},
                   3, roots));
    TRY_FAIL(kin__store_replace(store, roots, 3, kin_s("10"), &err),
             KIN_EINVAL);
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_int_equal(kin_snapshot_count(snap), 1);
    assert_str_equal(version_of(snap, "x/a"), "1");
    assert_str_equal(kin_snapshot_resource_version(snap, &scratch), "1");
    INDEX_VALUES(snap, "namespace", "x");
    kin_store_reclaim(store);
    assert_int_equal(store->objects.reserved, 0);
    return 0;
}

KIN_TEST(replace_with_an_empty_list_empties_the_store)
{
    KIN_AUTO(kin_store) *store = NULL;
    kin_store_list list = {.size = sizeof(kin_store_list),
                           .resource_version = KIN_STR_INIT("3")};

    TRY(store_for(alloc, &store));
    TRY(kin_store_replace(store, &list, NULL));
    TRY(PUT(store, .space = "x", .name = "a"));
    TRY(kin_store_replace(store, &list, NULL));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_int_equal(kin_snapshot_count(snap), 0);
    INDEX_VALUES(snap, "namespace", "");
    return 0;
}

/* D, E */
KIN_TEST(transaction_applies_valid_operations_atomically)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;
    int codes[5] = {7, 7, 7, 7, 7};
    kin_scratch scratch;

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .name = "a", .version = "1"));
    TRY(PUT(store, .name = "b", .version = "2"));
    a = kin_object_ref(kin__store_peek(store, kin_s("a")));
    b = kin_object_ref(kin__store_peek(store, kin_s("b")));
    TRY(PUT(store, .name = "a", .version = "3"));
    kin__seq seq = kin__readers_seq(&store->readers);
    const kin_store_op ops[] = {
        {.verb = KIN_STORE_UPDATE, .object = a},
        {.verb = KIN_STORE_ADD},
        {.verb = KIN_STORE_DELETE, .key = KIN_STR_INIT("missing")},
        {.verb = KIN_STORE_DELETE, .object = b},
        {.verb = (kin_store_verb)9, .object = b},
    };
    TRY_FAIL(kin_store_transact(store, ops, 5, codes, NULL), KIN_EINVAL);
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(kin__readers_seq(&store->readers), seq + 1);
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_str_equal(version_of(snap, "a"), "1");
    assert_str_equal(version_of(snap, "b"), "-");
    assert_str_equal(kin_snapshot_resource_version(snap, &scratch), "2");
    const int expected[5] = {0, KIN_EINVAL, 0, 0, KIN_EINVAL};
    assert_memory_equal(codes, expected, sizeof(codes));
    return 0;
}

/* J */
KIN_TEST(resource_version_follows_the_rules)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *kept = NULL;
    kin_scratch scratch;
    kin_snapshot *snap = NULL;

#define VERSION(expected)                                                      \
    do {                                                                       \
        snap = kin_snapshot_new(store);                                        \
        assert_str_equal(kin_snapshot_resource_version(snap, &scratch),        \
                         expected);                                            \
        kin_snapshot_free(snap);                                               \
    } while (0)
    TRY(store_for(alloc, &store));
    VERSION("");
    TRY(PUT(store, .name = "a", .version = "41"));
    VERSION("41");
    kept = kin_object_ref(kin__store_peek(store, kin_s("a")));
    TRY(kin_store_bookmark(store, kin_s("99"), NULL));
    VERSION("99");
    TRY(kin_store_delete_key(store, kin_s("a"), NULL));
    VERSION("99");
    TRY(kin_store_delete(store, kept, NULL));
    VERSION("41");
    TRY(kin_store_bookmark(store, kin_s("007"), NULL));
    VERSION("007");
    KIN_AUTO(kin_snapshot) *held = kin_snapshot_new(store);
    TRY(kin_store_bookmark(store, kin_s("opaque-1"), NULL));
    VERSION("opaque-1");
    TRY(PUT(store, .name = "b"));
    VERSION("");
    TRY(kin_store_bookmark(store, kin_s("18446744073709551616"), NULL));
    VERSION("18446744073709551616");
    kin_store_reclaim(store);
    assert_str_equal(kin_snapshot_resource_version(held, &scratch), "007");
#undef VERSION
    return 0;
}

/* ---- indexes ---- */

/* Every label value, and "twice" twice; "bad" fails; none without labels. */
static int by_app(const kin_object *object, kin_index_sink *sink,
                  void *userdata)
{
    kin__val labels = object->labels;
    const struct kin__arena *arena = object->home->arena;

    (void)userdata;
    if (!labels)
        return 0;
    const uint32_t *node = kin__node(arena->ro, labels);
    kin_str app = kin__node_str(
        kin__node(arena->ro, kin__node_values(node)[0]));
    if (kin_str_eq(app, kin_s("bad")))
        return KIN_EPARSE;
    int r = kin_index_emit(sink, app);
    if (r < 0 || !kin_str_eq(app, kin_s("twice")))
        return r;
    r = kin_index_emit(sink, kin_s("once"));
    return r < 0 ? r : kin_index_emit(sink, app);
}

static void count_destroy(void *userdata)
{
    ++*(int *)userdata;
}

static int add_by_app(kin_store *store, int *destroyed, kin_error *err)
{
    kin_indexer indexer = {.name = KIN_STR_INIT("app"),
                           .values = by_app,
                           .userdata = destroyed,
                           .destroy = count_destroy};

    return kin_store_add_indexers(store, &indexer, 1, err);
}

/* K */
KIN_TEST(index_follows_the_objects)
{
    int destroyed = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &store));
    TRY(add_by_app(store, &destroyed, NULL));
    TRY(PUT(store, .space = "x", .name = "a", .app = "web"));
    TRY(PUT(store, .space = "x", .name = "b", .app = "web"));
    TRY(PUT(store, .space = "y", .name = "c", .app = "twice"));
    TRY(PUT(store, .space = "y", .name = "d"));
    KIN_AUTO(kin_snapshot) *first = kin_snapshot_new(store);
    INDEX_VALUES(first, "app", "once twice web");
    INDEX_KEYS(first, "app", "web", "x/a x/b");
    INDEX_KEYS(first, "app", "once", "y/c");
    TRY(PUT(store, .space = "x", .name = "a", .app = "db"));
    TRY(PUT(store, .space = "y", .name = "c", .app = "once"));
    TRY(kin_store_delete_key(store, kin_s("x/b"), NULL));
    kin_store_reclaim(store);
    KIN_AUTO(kin_snapshot) *second = kin_snapshot_new(store);
    INDEX_VALUES(second, "app", "db once");
    INDEX_KEYS(second, "app", "web", "");
    INDEX_KEYS(second, "app", "db", "x/a");
    INDEX_KEYS(second, "app", "once", "y/c");
    INDEX_VALUES(first, "app", "once twice web");
    INDEX_KEYS(first, "app", "web", "x/a x/b");
    INDEX_KEYS(first, "app", "twice", "y/c");
    return 0;
}

/* K */
KIN_TEST(update_with_the_same_values_does_not_change_the_index)
{
    int destroyed = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &store));
    TRY(add_by_app(store, &destroyed, NULL));
    TRY(PUT(store, .name = "a", .app = "twice", .version = "1"));
    struct kin__index *index = kin__store_indexes(store)->items[1];
    uint64_t word = index->members[kin__store_peek(store, kin_s("a"))->id];
    for (int i = 0; i < 100; i++)
        TRY(PUT(store, .name = "a", .app = "twice", .number = i));
    assert_int_equal(index->members[kin__store_peek(store, kin_s("a"))->id],
                     word);
    assert_int_equal(index->values.used, 2);
    return 0;
}

/* E */
KIN_TEST(failing_index_function_fails_the_write)
{
    int destroyed = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(store_for(alloc, &store));
    TRY(add_by_app(store, &destroyed, NULL));
    TRY(PUT(store, .space = "x", .name = "a", .app = "web", .version = "1"));
    kin__val root = KIN__VAL_NONE;
    TRY(kin_make_root(
        store->arena,
        &(struct kin_make){.space = "new", .name = "b", .app = "bad"}, &root));
    TRY_FAIL(kin__store_put(store, root, NULL, &err), KIN_EPARSE);
    assert_string_equal(err.message,
                        "index \"app\" of \"new/b\": malformed input");
    TRY_FAIL(PUT(store, .space = "x", .name = "a", .app = "bad"), KIN_EPARSE);
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_str_equal(version_of(snap, "x/a"), "1");
    INDEX_VALUES(snap, "app", "web");
    INDEX_VALUES(snap, "namespace", "x");
    kin_store_reclaim(store);
    assert_int_equal(store->objects.used, 1);
    if (kin_test_out_of_memory())
        return 0; /* an empty list may be left */
    assert_int_equal(kin__store_indexes(store)->items[0]->values.used, 1);
    return 0;
}

/* D */
KIN_TEST(index_added_later_contains_all_objects)
{
    int destroyed = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;
    char name[16];

    TRY(store_for(alloc, &store));
    for (int i = 0; i < 40; i++) {
        snprintf(name, sizeof(name), "pod-%02d", i);
        TRY(PUT(store, .name = name, .app = i % 10 ? "web" : "twice"));
    }
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    TRY(add_by_app(store, &destroyed, NULL));
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(store);
    assert_int_equal(
        kin_snapshot_by_index(before, kin_s("app"), kin_s("web")).code,
        KIN_ENOTFOUND);
    INDEX_VALUES(before, "app", "");
    INDEX_VALUES(after, "app", "once twice web");
    INDEX_KEYS(after, "app", "once", "pod-00 pod-10 pod-20 pod-30");
    TRY(PUT(store, .name = "pod-00"));
    INDEX_KEYS(after, "app", "once", "pod-00 pod-10 pod-20 pod-30");
    return 0;
}

KIN_TEST(invalid_index_rejects_all_indexes_of_the_call)
{
    int destroyed = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_indexer good = {.name = KIN_STR_INIT("good"),
                        .values = by_app,
                        .userdata = &destroyed,
                        .destroy = count_destroy};
    kin_indexer indexers[3] = {good, good, good};

    TRY(store_for(alloc, &store));
    TRY(PUT(store, .name = "a", .app = "web"));
    TRY_FAIL(kin_store_add_indexers(store, indexers, 3, &err), KIN_EEXISTS);
    assert_int_equal(destroyed, 3);
    assert_string_equal(err.message, "index \"good\" exists already");
    indexers[0].name = kin_s("namespace");
    TRY_FAIL(kin_store_add_indexers(store, indexers, 1, &err), KIN_EEXISTS);
    indexers[0].name = kin_s("");
    TRY_FAIL(kin_store_add_indexers(store, indexers, 1, &err), KIN_EINVAL);
    TRY(PUT(store, .name = "b", .app = "bad"));
    TRY_FAIL(kin_store_add_indexers(store, &good, 1, &err), KIN_EPARSE);
    assert_int_equal(destroyed, 6);
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_int_equal(
        kin_snapshot_by_index(snap, kin_s("good"), kin_s("web")).code,
        KIN_ENOTFOUND);
    return 0;
}

static int count_visit(const kin_object *object, void *userdata)
{
    (void)object;
    ++*(int *)userdata;
    return 0;
}

static int stop_visit(const kin_object *object, void *userdata)
{
    (void)object;
    ++*(int *)userdata;
    return 42;
}

KIN_TEST(objects_with_a_common_value_are_visited_once)
{
    int destroyed = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;
    int count = 0;
    kin_selection selection = {.size = sizeof(kin_selection),
                               .visit = count_visit,
                               .userdata = &count};

    TRY(store_for(alloc, &store));
    TRY(add_by_app(store, &destroyed, NULL));
    TRY(PUT(store, .space = "x", .name = "a", .app = "twice"));
    TRY(PUT(store, .space = "x", .name = "b", .app = "twice"));
    TRY(PUT(store, .space = "y", .name = "c", .app = "once"));
    TRY(PUT(store, .space = "y", .name = "d", .app = "web"));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    const kin_object *a = kin_snapshot_get(snap, kin_s("x/a"));
    TRY(kin_snapshot_index(snap, kin_s("app"), a, &selection, NULL));
    assert_int_equal(count, 3);
    count = 0;
    TRY(kin_snapshot_index(snap, kin_s("namespace"), a, &selection, NULL));
    assert_int_equal(count, 2);
    TRY_FAIL(kin_snapshot_index(snap, kin_s("no"), a, &selection, NULL),
             KIN_ENOTFOUND);
    count = 0;
    selection.visit = stop_visit;
    int r = kin_snapshot_index(snap, kin_s("app"), a, &selection, NULL);
    TRY(r == KIN_ENOMEM ? r : 0);
    assert_int_equal(r, 42);
    assert_int_equal(count, 1);
    return 0;
}

/* ---- many keys ---- */

KIN_TEST(get_many_agrees_with_get)
{
    KIN_AUTO(kin_store) *store = NULL;
    char names[50][16];
    kin_str keys[50];
    const kin_object *found[50];

    TRY(store_for(alloc, &store));
    KIN_AUTO(kin_snapshot) *empty = kin_snapshot_new(store);
    for (int i = 0; i < 50; i++) {
        snprintf(names[i], sizeof(names[i]), "pod-%d", i);
        keys[i] = kin_s(names[i]);
        if (i % 5)
            TRY(PUT(store, .name = names[i]));
    }
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    assert_int_equal(kin_snapshot_get_many(snap, keys, 50, found), 40);
    for (int i = 0; i < 50; i++)
        assert_ptr_equal(found[i], kin_snapshot_get(snap, keys[i]));
    assert_int_equal(kin_snapshot_get_many(empty, keys, 50, found), 0);
    assert_null(found[1]);
    return 0;
}

KIN_TEST(objects_of_another_store_are_copied)
{
    KIN_AUTO(kin_store) *one = NULL;
    KIN_AUTO(kin_store) *two = NULL;

    TRY(store_for(alloc, &one));
    TRY(store_for(alloc, &two));
    TRY(PUT(one, .space = "n", .name = "a", .app = "web"));
    const kin_object *object = kin__store_peek(one, kin_s("n/a"));
    TRY(kin_store_add(two, object, NULL));
    const kin_object *copy = kin__store_peek(two, kin_s("n/a"));
    assert_ptr_not_equal(copy, object);
    assert_true(
        kin_value_equal(kin_object_value(copy), kin_object_value(object)));
    assert_false(kin_object_is_partial(copy));
    kin__arena_set_partial(one->arena);
    TRY(kin_store_add(two, object, NULL));
    assert_true(kin_object_is_partial(copy));
    TRY(kin_store_delete_key(one, kin_s("n/a"), NULL));
    kin_store_reclaim(one);
    assert_str_equal(kin_object_name(copy), "a");
    return 0;
}

/* ---- changes ---- */

static void replaced_done(struct kin__store_replaced *replaced)
{
    kin__store_replaced_done(replaced, kin_allocator_default());
}

KIN_TEST(replace_returns_its_changes)
{
    KIN_AUTO(kin_store) *store = NULL;
    __attribute__((cleanup(replaced_done))) struct kin__store_replaced told = {
        0};
    kin__val roots[3];

    (void)alloc;
    TRY(store_for(/* alloc= */ NULL, &store));
    TRY(PUT(store, .name = "gone", .version = "1"));
    TRY(PUT(store, .name = "same", .version = "2"));
    TRY(PUT(store, .name = "other", .version = "3"));
    TRY(kin_make_root(store->arena,
                      &(struct kin_make){.name = "other", .version = "4"},
                      &roots[0]));
    TRY(kin_make_root(store->arena,
                      &(struct kin_make){.name = "new", .version = "5"},
                      &roots[1]));
    TRY(kin_make_root(store->arena,
                      &(struct kin_make){.name = "same", .version = "2"},
                      &roots[2]));
    TRY(kin__store_replace_changes(store, roots, 3, kin_s("9"), &told, NULL));
    assert_int_equal(told.change_count, 3);
    assert_string_equal(kin_object_resource_version(told.changes[0].old).ptr,
                        "3");
    assert_string_equal(kin_object_resource_version(told.changes[0].now).ptr,
                        "4");
    assert_null(told.changes[1].old);
    assert_string_equal(kin_object_name(told.changes[1].now).ptr, "new");
    assert_ptr_equal(told.changes[2].old, told.changes[2].now);
    assert_int_equal(told.gone_count, 1);
    assert_string_equal(kin_object_name(told.gone[0]).ptr, "gone");
    return 0;
}

KIN_TEST(object_can_be_made_without_storing_it)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    kin__val root = KIN__VAL_NONE;

    TRY(store_for(alloc, &store));
    TRY(kin_make_root(store->arena,
                      &(struct kin_make){.name = "a", .version = "1"}, &root));
    TRY(kin__store_make(store, root, &object, NULL));
    assert_string_equal(kin_object_key(object).ptr, "a");
    assert_null(kin__store_peek(store, kin_s("a")));
    object = kin_object_unref(object);
    TRY(PUT(store, .name = "b", .version = "2")); /* frees it */
    TRY(kin_make_root(store->arena, &(struct kin_make){.version = "1"}, &root));
    TRY_FAIL(kin__store_make(store, root, &object, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(replace_returns_its_changes),
    KIN_TEST_ENTRY(object_can_be_made_without_storing_it),
    KIN_TEST_ENTRY(finds_stored_objects),
    KIN_TEST_ENTRY(empty_store_has_no_objects),
    KIN_TEST_ENTRY(null_snapshot_is_empty),
    KIN_TEST_ENTRY(check_returns_the_error_of_a_put),
    KIN_TEST_ENTRY(value_without_key_is_rejected_without_effect),
    KIN_TEST_ENTRY(values_without_name_are_optional),
    KIN_TEST_ENTRY(snapshot_never_changes_and_the_next_one_sees_the_write),
    KIN_TEST_ENTRY(snapshots_see_deleted_and_recreated_keys),
    KIN_TEST_ENTRY(held_snapshot_costs_one_version_of_each_object),
    KIN_TEST_ENTRY(deleting_everything_frees_the_memory),
    KIN_TEST_ENTRY(reference_outlives_snapshot_version_and_store),
    KIN_TEST_ENTRY(released_object_is_freed_by_the_next_write),
    KIN_TEST_ENTRY(same_value_makes_no_new_version),
    KIN_TEST_ENTRY(put_returns_old_and_new_object),
    KIN_TEST_ENTRY(replace_is_atomic_and_the_last_duplicate_wins),
    KIN_TEST_ENTRY(failed_replace_changes_nothing),
    KIN_TEST_ENTRY(replace_with_an_empty_list_empties_the_store),
    KIN_TEST_ENTRY(transaction_applies_valid_operations_atomically),
    KIN_TEST_ENTRY(resource_version_follows_the_rules),
    KIN_TEST_ENTRY(index_follows_the_objects),
    KIN_TEST_ENTRY(update_with_the_same_values_does_not_change_the_index),
    KIN_TEST_ENTRY(failing_index_function_fails_the_write),
    KIN_TEST_ENTRY(index_added_later_contains_all_objects),
    KIN_TEST_ENTRY(invalid_index_rejects_all_indexes_of_the_call),
    KIN_TEST_ENTRY(objects_with_a_common_value_are_visited_once),
    KIN_TEST_ENTRY(get_many_agrees_with_get),
    KIN_TEST_ENTRY(objects_of_another_store_are_copied))
