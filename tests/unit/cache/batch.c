/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/batch.h"

#include <kin/json.h>
#include <kin/snapshot.h>

#include "cache/store.h"
#include "kin_test.h"
#include "object/import.h"

/* A value in the store's arena. */
static int make(kin_store *store, const char *json, const kin_allocator *alloc,
                kin__val *ret)
{
    KIN_AUTO(kin_object) *object = NULL;

    int r = kin_object_parse(alloc, kin_s(json), &object, NULL);
    if (r < 0)
        return r;
    return kin__val_import(kin__store_arena(store), object->home->arena,
                           object->root, ret);
}

static int put(kin_store *store, const char *json, const kin_allocator *alloc,
               kin_object **ret)
{
    kin__val root = KIN__VAL_NONE;
    int r = make(store, json, alloc, &root);

    if (r < 0)
        return r;
    return kin__batch_put(store, root, ret, NULL);
}

static size_t count_of(kin_store *store)
{
    kin_snapshot *snap = kin_snapshot_new(store);
    size_t count = kin_snapshot_count(snap);

    (void)kin_snapshot_free(snap);
    return count;
}

#define OBJECT(name, version)                                                  \
    "{\"metadata\":{\"name\":\"" name                                          \
    "\",\"namespace\":\"x\",\"resourceVersion\":\"" version "\"}}"

static int store_new(const kin_allocator *alloc, kin_store **ret)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    return kin_store_new(&opts, ret, NULL);
}

KIN_TEST(readers_see_nothing_before_the_commit)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;

    TRY(store_new(alloc, &store));
    TRY(put(store, OBJECT("a", "1"), alloc, &a));
    int r = put(store, OBJECT("b", "2"), alloc, &b);
    assert_int_equal(count_of(store), 0);
    if (r < 0)
        kin__batch_abort(store);
    TRY(r);
    kin__batch_commit(store, NULL, 0, 2);
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    TRY_PTR(snap);
    assert_int_equal(kin_snapshot_count(snap), 2);
    assert_ptr_equal(kin_snapshot_get(snap, kin_s("x/a")), a);
    assert_ptr_equal(kin_snapshot_get(snap, kin_s("x/b")), b);
    kin_scratch scratch;
    assert_str_equal(kin_snapshot_resource_version(snap, &scratch), "2");
    return 0;
}

KIN_TEST(puts_and_deletions_are_published_together)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;

    TRY(store_new(alloc, &store));
    TRY(put(store, OBJECT("a", "1"), alloc, &a));
    kin__batch_commit(store, NULL, 0, 1);
    KIN_AUTO(kin_snapshot) *before = kin_snapshot_new(store);
    TRY_PTR(before);
    TRY(put(store, OBJECT("b", "2"), alloc, &b));
    int r = kin__batch_delete(store, NULL);
    if (r < 0)
        kin__batch_abort(store);
    TRY(r);
    kin_str gone = kin_s("x/a");
    kin__batch_commit(store, &gone, 1, 3);
    KIN_AUTO(kin_snapshot) *after = kin_snapshot_new(store);
    TRY_PTR(after);
    assert_int_equal(kin_snapshot_count(after), 1);
    assert_null(kin_snapshot_get(after, kin_s("x/a")));
    assert_ptr_equal(kin_snapshot_get(after, kin_s("x/b")), b);
    kin_scratch scratch;
    assert_str_equal(kin_snapshot_resource_version(after, &scratch), "3");
    assert_ptr_equal(kin_snapshot_get(before, kin_s("x/a")), a);
    assert_int_equal(kin_snapshot_count(before), 1);
    return 0;
}

KIN_TEST(aborted_batch_changes_nothing)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *a = NULL;

    TRY(store_new(alloc, &store));
    TRY(put(store, OBJECT("a", "1"), alloc, &a));
    int r = kin__batch_delete(store, NULL);
    kin__batch_abort(store);
    TRY(r);
    assert_int_equal(count_of(store), 0);
    assert_str_equal(kin_object_name(a), "a");
    a = kin_object_unref(a);
    TRY(put(store, OBJECT("a", "2"), alloc, &a));
    kin__batch_commit(store, NULL, 0, 2);
    assert_int_equal(count_of(store), 1);
    return 0;
}

KIN_TEST(object_without_key_is_rejected)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;
    kin__val root = KIN__VAL_NONE;
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(store_new(alloc, &store));
    TRY(kin_document_parse(alloc, kin_s("{\"metadata\":{\"uid\":\"u-u-u\"}}"),
                           &doc, NULL));
    kin_value value = kin_document_root(doc);
    TRY(put(store, OBJECT("a", "1"), alloc, &a));
    int r = kin__val_import(kin__store_arena(store), value.home, value.bits,
                            &root);
    if (r == 0)
        r = kin__batch_put(store, root, &b, NULL);
    kin__batch_commit(store, NULL, 0, 1);
    TRY_FAIL(r, KIN_EINVAL);
    assert_int_equal(count_of(store), 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(readers_see_nothing_before_the_commit),
              KIN_TEST_ENTRY(puts_and_deletions_are_published_together),
              KIN_TEST_ENTRY(aborted_batch_changes_nothing),
              KIN_TEST_ENTRY(object_without_key_is_rejected))
