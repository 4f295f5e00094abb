/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/patch.h>

#include <stdio.h>

#include "object/document.h"
#include "test_json.h"

/* RFC 7386, appendix A, and more. */
KIN_TEST(applies_the_examples_of_the_rfc)
{
    static const struct {
        const char *target;
        const char *patch;
        const char *result;
    } cases[] = {
        {"{\"a\":\"b\"}", "{\"a\":\"c\"}", "{\"a\":\"c\"}"},
        {"{\"a\":\"b\"}", "{\"b\":\"c\"}", "{\"a\":\"b\",\"b\":\"c\"}"},
        {"{\"a\":\"b\"}", "{\"a\":null}", "{}"},
        {"{\"a\":\"b\",\"b\":\"c\"}", "{\"a\":null}", "{\"b\":\"c\"}"},
        {"{\"a\":[\"b\"]}", "{\"a\":\"c\"}", "{\"a\":\"c\"}"},
        {"{\"a\":\"c\"}", "{\"a\":[\"b\"]}", "{\"a\":[\"b\"]}"},
        {"{\"a\":{\"b\":\"c\"}}", "{\"a\":{\"b\":\"d\",\"c\":null}}",
         "{\"a\":{\"b\":\"d\"}}"},
        {"{\"a\":[{\"b\":\"c\"}]}", "{\"a\":[1]}", "{\"a\":[1]}"},
        {"[\"a\",\"b\"]", "[\"c\",\"d\"]", "[\"c\",\"d\"]"},
        {"{\"a\":\"b\"}", "[\"c\"]", "[\"c\"]"},
        {"{\"a\":\"foo\"}", "null", "null"},
        {"{\"a\":\"foo\"}", "\"bar\"", "\"bar\""},
        {"{\"e\":null}", "{\"a\":1}", "{\"e\":null,\"a\":1}"},
        {"[1,2]", "{\"a\":\"b\",\"c\":null}", "{\"a\":\"b\"}"},
        {"{}", "{\"a\":{\"bb\":{\"ccc\":null}}}", "{\"a\":{\"bb\":{}}}"},
        {"{\"a\":{\"x\":1},\"b\":2}", "{}", "{\"a\":{\"x\":1},\"b\":2}"},
        {"{\"a\":[{\"x\":null}]}", "{\"b\":[null]}",
         "{\"a\":[{\"x\":null}],\"b\":[null]}"},
        {"{\"startTime\":\"2026-03-01T12:00:07Z\"}",
         "{\"startTime\":\"2026-03-01T12:00:08Z\",\"x\":\"2026-03-01T12:00:07Z"
         "\"}",
         "{\"startTime\":\"2026-03-01T12:00:08Z\",\"x\":\"2026-03-01T12:00:07Z"
         "\"}"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *target = NULL;
        KIN_AUTO(kin_document) *patch = NULL;
        KIN_AUTO(kin_document) *result = NULL;
        TRY(test_json_read(alloc, cases[i].target, &target));
        TRY(test_json_read(alloc, cases[i].patch, &patch));
        TRY(kin_patch_merge(alloc, kin_document_root(target),
                            kin_document_root(patch), &result, NULL));
        assert_json_equal(kin_document_root(result), cases[i].result);
        assert_json_equal(kin_document_root(target), cases[i].target);
    }
    return 0;
}

KIN_TEST(a_target_may_be_absent)
{
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    kin_document *none = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_json_read(alloc, "{\"a\":null,\"b\":1}", &patch));
    TRY(kin_patch_merge(alloc, kin_value_absent(), kin_document_root(patch),
                        &result, NULL));
    assert_json_equal(kin_document_root(result), "{\"b\":1}");
    TRY_FAIL(kin_patch_merge(alloc, kin_document_root(patch),
                             kin_value_absent(), &none, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "merge patch: the patch is absent");
    assert_null(none);
    return 0;
}

static int make_deep(const kin_allocator *alloc, int depth, int leaf,
                     kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    for (int i = 0; i < depth; i++) {
        (void)kin__document_open_object(doc);
        (void)kin__document_key(doc, kin_s("a"));
    }
    (void)kin__document_add_int(doc, leaf);
    for (int i = 0; i < depth; i++)
        (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r < 0)
        return r;
    *ret = doc;
    doc = NULL;
    return 0;
}

KIN_TEST(depth_does_not_use_the_stack)
{
    enum { DEPTH = 100000 };
    KIN_AUTO(kin_document) *target = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;

    (void)alloc; /* torture would take minutes */
    TRY(make_deep(kin_allocator_default(), DEPTH, 1, &target));
    TRY(make_deep(kin_allocator_default(), DEPTH, 2, &patch));
    TRY(kin_patch_merge(kin_allocator_default(), kin_document_root(target),
                        kin_document_root(patch), &result, NULL));
    kin_value v = kin_document_root(result);
    for (int i = 0; i < DEPTH; i++)
        v = kin_value_at(v, 0);
    assert_json_equal(v, "2");
    return 0;
}

/* Keys k<from>, k<from+step>, ... with `from` as each value. */
static int make_wide(const kin_allocator *alloc, int from, int count, int step,
                     kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    for (int i = 0; i < count; i++) {
        char key[16];
        snprintf(key, sizeof(key), "k%d", from + i * step);
        (void)kin__document_key(doc, kin_s(key));
        (void)kin__document_add_int(doc, from);
    }
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r < 0)
        return r;
    *ret = doc;
    doc = NULL;
    return 0;
}

/* Reversed keys, so that every hint is wrong. */
KIN_TEST(large_objects_take_linear_time)
{
    enum { COUNT = 50000 };
    KIN_AUTO(kin_document) *target = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;

    (void)alloc; /* torture would take minutes */
    TRY(make_wide(kin_allocator_default(), 0, COUNT, 1, &target));
    TRY(make_wide(kin_allocator_default(), COUNT, COUNT, -1, &patch));
    TRY(kin_patch_merge(kin_allocator_default(), kin_document_root(target),
                        kin_document_root(patch), &result, NULL));
    kin_value root = kin_document_root(result);
    assert_int_equal(kin_value_count(root), COUNT + 1);
    assert_json_equal(kin_value_get(root, kin_s("k0")), "0");
    assert_json_equal(kin_value_get(root, kin_s("k1")), "50000");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(applies_the_examples_of_the_rfc),
              KIN_TEST_ENTRY(a_target_may_be_absent),
              KIN_TEST_ENTRY(depth_does_not_use_the_stack),
              KIN_TEST_ENTRY(large_objects_take_linear_time))
