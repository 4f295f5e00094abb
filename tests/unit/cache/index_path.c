/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/index_path.h"

#include <kin/json.h>
#include <kin/snapshot.h>

#include "kin_test.h"

static int put(const kin_allocator *alloc, kin_store *store, const char *text)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = kin_object_parse(alloc, kin_s(text), &object, NULL);

    return r < 0 ? r : kin_store_add(store, object, NULL);
}

static int filled(const kin_allocator *alloc, kin_store **ret)
{
    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), ret, NULL));
    TRY(put(alloc, *ret,
            "{\"metadata\":{\"name\":\"a\"},\"spec\":{\"nodeName\":\"n1\","
            "\"ready\":true,\"count\":3,\"startTime\":\"2026-01-02T03:04:05Z\","
            "\"containers\":[{\"image\":\"x\"},{\"image\":\"y\"},{},"
            "{\"image\":null},{\"image\":\"x\"}]}}"));
    TRY(put(alloc, *ret,
            "{\"metadata\":{\"name\":\"b\"},\"spec\":{\"nodeName\":\"n1\","
            "\"containers\":{\"image\":\"x\"}}}"));
    return put(alloc, *ret,
               "{\"metadata\":{\"name\":\"c\"},\"spec\":{\"nodeName\":{}}}");
}

static int add(const kin_allocator *alloc, kin_store *store, const char *name,
               const char *path)
{
    kin_indexer indexer;
    int r = kin_indexer_by_path(alloc, kin_s(name), kin_s(path), &indexer,
                                NULL);

    return r < 0 ? r : kin_store_add_indexers(store, &indexer, 1, NULL);
}

/* Counts the objects with a value in an index. */
static int count(kin_store *store, const char *index, const char *value,
                 size_t *ret)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
    size_t n = 0;

    TRY_PTR(snap);
    kin_iter it = kin_snapshot_by_index(snap, kin_s(index), kin_s(value));
    while (kin_iter_next(&it))
        n++;
    *ret = n;
    return 0;
}

KIN_TEST(indexes_values_at_a_path)
{
    static const struct {
        const char *path;
        const char *value;
        size_t found;
    } cases[] = {
        {".spec.nodeName", "n1", 2},
        {".spec.nodeName", "n2", 0},
        {".spec.containers[*].image", "x", 1},
        {".spec.containers[*].image", "y", 1},
        {".spec.containers[*].image", "null", 0},
        {".spec.containers[-1].image", "x", 1},
        {".spec.containers[0].image", "y", 0},
        {".spec.ready", "true", 1},
        {".spec.count", "3", 1},
        {".spec.startTime", "2026-01-02T03:04:05Z", 1},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_store) *store = NULL;
        size_t found = 0;
        TRY(filled(alloc, &store));
        TRY(add(alloc, store, "it", cases[i].path));
        TRY(count(store, "it", cases[i].value, &found));
        assert_int_equal(found, cases[i].found);
    }
    return 0;
}

KIN_TEST(rejects_invalid_paths_and_names)
{
    kin_indexer indexer = {.destroy = NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin_indexer_by_path(alloc, kin_s(""), kin_s(".a"), &indexer, &err),
             KIN_EINVAL);
    TRY_FAIL(kin_indexer_by_path(alloc, kin_s("i"), kin_s("."), &indexer, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "index i: path has no steps");
    TRY_FAIL(
        kin_indexer_by_path(alloc, kin_s("i"), kin_s(".a["), &indexer, &err),
        KIN_EPARSE);
    assert_string_equal(
        err.message,
        "index i: path: neither an index nor a quoted key at byte 3 of '.a['");
    assert_null(indexer.destroy);
    return 0;
}

static int no_values(const kin_object *object, kin_index_sink *sink,
                     void *userdata)
{
    (void)object;
    (void)sink;
    (void)userdata;
    return 0;
}

KIN_TEST(returns_steps_of_its_own_indexers_only)
{
    kin_indexer indexer;
    size_t steps = 0;

    TRY(kin_indexer_by_path(alloc, kin_s("i"), kin_s(".a[*].b"), &indexer,
                            NULL));
    assert_non_null(kin__indexer_steps(&indexer, &steps));
    assert_int_equal(steps, 3);
    assert_str_equal(kin__indexer_path(&indexer), ".a[*].b");
    indexer.destroy(indexer.userdata);
    kin_indexer other = {.name = KIN_STR_INIT("o"), .values = no_values};
    assert_null(kin__indexer_steps(&other, &steps));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(indexes_values_at_a_path),
              KIN_TEST_ENTRY(rejects_invalid_paths_and_names),
              KIN_TEST_ENTRY(returns_steps_of_its_own_indexers_only))
