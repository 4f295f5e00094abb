/* SPDX-License-Identifier: Apache-2.0 */
#include "server/stamp.h"

#include <kin/json.h>

#include "base/alloc.h"
#include "cache/store.h"
#include "kin_test.h"
#include "object/builder.h"
#include "object/import.h"
#include "object/values.h"
#include "test_engine.h"

static int assert_json(const kin_allocator *alloc, kin_value value,
                       const char *expected)
{
    char *json = test_json(alloc, value);

    TRY_PTR(json);
    bool is_same = strcmp(json, expected) == 0;
    if (!is_same)
        print_error("%s\nis not\n%s\n", json, expected);
    kin__free(alloc, json);
    assert_true(is_same);
    return 0;
}

static const struct kin__stamp stamps[] = {
    {.key = "uid", .kind = KIN__STAMP_STRING, .text = KIN_STR_INIT("u")},
    {.key = "generation", .kind = KIN__STAMP_INT, .number = 7},
    {.key = "creationTimestamp",
     .kind = KIN__STAMP_SECONDS,
     .number = 1767225600},
    {.key = "selfLink", .kind = KIN__STAMP_REMOVE},
    {.key = "finalizers", .kind = KIN__STAMP_VALUE}, /* absent */
};

static const char body[] =
    "{\"kind\":\"K\",\"metadata\":{\"odd\":1,\"selfLink\":\"s\",\"labels\":{"
    "\"a\":\"b\"},\"finalizers\":[\"f\"],\"name\":\"n\"},\"spec\":[1,{\"x\":"
    "null}]}";

KIN_TEST(built_in_metadata_is_in_gos_order)
{
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *out = NULL;

    TRY(kin_document_parse(alloc, kin_s(body), &in, NULL));
    TRY(kin__stamp_copy(alloc, kin_document_root(in), false, stamps, 5, &out,
                        NULL));
    return assert_json(
        alloc, kin_document_root(out),
        "{\"kind\":\"K\",\"metadata\":{\"name\":\"n\",\"uid\":\"u\","
        "\"generation\":7,\"creationTimestamp\":\"2026-01-01T00:00:00Z\","
        "\"labels\":{\"a\":\"b\"},\"odd\":1},\"spec\":[1,{\"x\":null}]}");
}

KIN_TEST(custom_metadata_is_sorted)
{
    KIN_AUTO(kin_document) *in = NULL;

    TRY(kin_document_parse(alloc, kin_s(body), &in, NULL));
    TRY(kin__stamp(in, true, stamps, 5, NULL));
    return assert_json(
        alloc, kin_document_root(in),
        "{\"kind\":\"K\",\"metadata\":{\"creationTimestamp\":"
        "\"2026-01-01T00:00:00Z\",\"generation\":7,\"labels\":{\"a\":\"b\"},"
        "\"name\":\"n\",\"uid\":\"u\",\"odd\":1},\"spec\":[1,{\"x\":null}]}");
}

KIN_TEST(adds_missing_metadata)
{
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *out = NULL;

    TRY(kin__stamp_copy(alloc, KIN_VALUE_ABSENT, false, stamps, 1, &out, NULL));
    TRY(assert_json(alloc, kin_document_root(out),
                    "{\"metadata\":{\"uid\":\"u\"}}"));
    TRY(kin_document_parse(alloc, kin_s("{\"metadata\":[]}"), &in, NULL));
    TRY_FAIL(kin__stamp(in, false, stamps, 1, NULL), KIN_EINVAL);
    return assert_json(alloc, kin_document_root(in), "{\"metadata\":[]}");
}

KIN_TEST(the_last_stamp_of_a_key_wins)
{
    KIN_AUTO(kin_document) *out = NULL;
    struct kin__stamp two[] = {
        stamps[0],
        {.key = "uid", .kind = KIN__STAMP_STRING, .text = kin_s("v")}};

    TRY(kin__stamp_copy(alloc, KIN_VALUE_ABSENT, false, two, 2, &out, NULL));
    return assert_json(alloc, kin_document_root(out),
                       "{\"metadata\":{\"uid\":\"v\"}}");
}

/* In a cache, all but two nodes are shared. */
KIN_TEST(sets_versions_in_a_cache)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin__val root = KIN__VAL_NONE;
    kin__val stamped = KIN__VAL_NONE;

    opts.alloc = alloc;
    TRY(kin_store_new(&opts, &store, NULL));
    TRY(kin_document_parse(alloc,
                           kin_s("{\"metadata\":{\"name\":\"n\","
                                 "\"resourceVersion\":\"0\"},\"a\":[1,2]}"),
                           &in, NULL));
    kin_value value = kin_document_root(in);
    struct kin__arena *arena = kin__store_arena(store);
    TRY(kin__val_import(arena, value.home, value.bits, &root));
    TRY(kin__stamp_version(arena, root, 12345678901, &stamped));
    kin_value made = kin__value_of(arena, stamped);
    int r = assert_json(alloc, made,
                        "{\"metadata\":{\"name\":\"n\",\"resourceVersion\":"
                        "\"12345678901\"},\"a\":[1,2]}");
    kin__val_unref(arena, stamped);
    return r;
}

KIN_TEST(a_missing_version_is_an_error)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin__val root = KIN__VAL_NONE;
    kin__val stamped = KIN__VAL_NONE;

    opts.alloc = alloc;
    TRY(kin_store_new(&opts, &store, NULL));
    TRY(kin_document_parse(alloc, kin_s("{\"metadata\":{\"name\":\"n\"}}"), &in,
                           NULL));
    kin_value value = kin_document_root(in);
    struct kin__arena *arena = kin__store_arena(store);
    TRY(kin__val_import(arena, value.home, value.bits, &root));
    TRY_FAIL(kin__stamp_version(arena, root, 5, &stamped), KIN_EINVAL);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_OBJECT], 0);
    return 0;
}

KIN_TEST(sets_versions_of_objects_of_documents)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_object) *other = NULL;

    TRY(kin_object_parse(alloc,
                         kin_s("{\"apiVersion\":\"v1\",\"metadata\":{"
                               "\"resourceVersion\":\"3\",\"name\":\"n\"}}"),
                         &object, NULL));
    assert_int_equal(kin__object_version(object), 3);
    TRY(kin__stamp_object_version(alloc, object, 4, &other, NULL));
    assert_int_equal(kin__object_version(other), 4);
    assert_int_equal(kin__object_version(object), 3);
    assert_str_equal(kin_object_name(other), "n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(built_in_metadata_is_in_gos_order),
              KIN_TEST_ENTRY(custom_metadata_is_sorted),
              KIN_TEST_ENTRY(adds_missing_metadata),
              KIN_TEST_ENTRY(the_last_stamp_of_a_key_wins),
              KIN_TEST_ENTRY(sets_versions_in_a_cache),
              KIN_TEST_ENTRY(a_missing_version_is_an_error),
              KIN_TEST_ENTRY(sets_versions_of_objects_of_documents))
