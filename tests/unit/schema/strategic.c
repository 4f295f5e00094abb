/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tests/parity compares thousands of random patches with Kubernetes' results;
 * here is one readable case for each rule.
 */
#include "schema/strategic.h"

#include <kin/json.h>

#include "base/buf.h"
#include "object/document.h"
#include "schema/schema.h"
#include "test_json.h"

struct sample {
    const char *type;
    const char *original;
    const char *patch;
    const char *result; /* or the message */
};

static int apply(const kin_allocator *alloc, const struct sample *sample,
                 kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *original = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    const struct kin__schema *schema = NULL;

    TRY(kin__schema_get(&schema, NULL));
    const struct kin__schema_type *type = kin__schema_find_type(
        schema, kin_s(sample->type));
    assert_non_null(type);
    TRY(test_json_read(alloc, sample->original, &original));
    TRY(test_json_read(alloc, sample->patch, &patch));
    return kin__strategic_apply(alloc, type, kin_document_root(original),
                                kin_document_root(patch), ret, err);
}

static int check_all(const kin_allocator *alloc, const struct sample *samples,
                     size_t count)
{
    for (size_t i = 0; i < count; i++) {
        KIN_AUTO(kin_document) *result = NULL;
        kin_error err = KIN_ERROR_INIT;
        int r = apply(alloc, &samples[i], &result, &err);
        if (r == KIN_ENOMEM && kin_test_out_of_memory())
            return r;
        if (r < 0)
            fail_msg("%s: %s", samples[i].patch, err.message);
        assert_json_equal(kin_document_root(result), samples[i].result);
    }
    return 0;
}

static int check_failures(const kin_allocator *alloc,
                          const struct sample *samples, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        KIN_AUTO(kin_document) *result = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(apply(alloc, &samples[i], &result, &err), KIN_EINVAL);
        assert_string_equal(err.message, samples[i].result);
        assert_null(result);
    }
    return 0;
}

#define CHECK_ALL(samples)                                                     \
    check_all(alloc, samples, sizeof(samples) / sizeof((samples)[0]))
#define CHECK_FAILURES(samples)                                                \
    check_failures(alloc, samples, sizeof(samples) / sizeof((samples)[0]))

#define POD "core/v1.Pod"
#define AB                                                                     \
    "{\"spec\":{\"containers\":[{\"name\":\"a\",\"image\":\"1\"},"             \
    "{\"name\":\"b\",\"image\":\"2\"}]}}"

KIN_TEST(objects_merge_as_in_a_merge_patch)
{
    static const struct sample samples[] = {
        {POD, "{}", "{}", "{}"},
        {POD, "{\"metadata\":{\"labels\":{\"a\":\"1\",\"b\":\"2\"}}}",
         "{\"metadata\":{\"labels\":{\"b\":null,\"c\":\"3\"}}}",
         "{\"metadata\":{\"labels\":{\"a\":\"1\",\"c\":\"3\"}}}"},
        {POD, "{}", "{\"metadata\":{\"labels\":{\"a\":null,\"b\":\"1\"}}}",
         "{\"metadata\":{\"labels\":{\"b\":\"1\"}}}"},
        {POD, "{\"spec\":{\"nodeName\":\"n\"}}", "{\"spec\":null}", "{}"},
        {POD, "{\"spec\":{\"nodeName\":\"n\"}}", "{\"spec\":{\"nodeName\":5}}",
         "{\"spec\":{\"nodeName\":5}}"},
    };

    return CHECK_ALL(samples);
}

KIN_TEST(elements_are_matched_by_key)
{
    static const struct sample samples[] = {
        {POD, AB,
         "{\"spec\":{\"containers\":[{\"name\":\"b\",\"image\":\"3\"}]}}",
         "{\"spec\":{\"containers\":[{\"name\":\"a\",\"image\":\"1\"},"
         "{\"name\":\"b\",\"image\":\"3\"}]}}"},
        /* A new element comes first unless an order says otherwise. */
        {POD, AB, "{\"spec\":{\"containers\":[{\"name\":\"c\"}]}}",
         "{\"spec\":{\"containers\":[{\"name\":\"c\"},{\"name\":\"a\","
         "\"image\":\"1\"},{\"name\":\"b\",\"image\":\"2\"}]}}"},
        {POD, AB,
         "{\"spec\":{\"$setElementOrder/containers\":[{\"name\":\"b\"},"
         "{\"name\":\"c\"},{\"name\":\"a\"}],\"containers\":[{\"name\":\"c\"}]"
         "}}",
         "{\"spec\":{\"containers\":[{\"name\":\"b\",\"image\":\"2\"},"
         "{\"name\":\"c\"},{\"name\":\"a\",\"image\":\"1\"}]}}"},
        /* Keys may be numbers; lists may be nested. */
        {POD,
         "{\"spec\":{\"containers\":[{\"name\":\"a\",\"ports\":["
         "{\"containerPort\":80},{\"containerPort\":81}]}]}}",
         "{\"spec\":{\"containers\":[{\"name\":\"a\",\"ports\":["
         "{\"containerPort\":81,\"name\":\"x\"}]}]}}",
         "{\"spec\":{\"containers\":[{\"name\":\"a\",\"ports\":["
         "{\"containerPort\":80},{\"containerPort\":81,\"name\":\"x\"}]}]}}"},
        /* A list without merge strategy is replaced. */
        {POD, "{\"spec\":{\"tolerations\":[{\"key\":\"a\"}]}}",
         "{\"spec\":{\"tolerations\":[{\"key\":\"b\"}]}}",
         "{\"spec\":{\"tolerations\":[{\"key\":\"b\"}]}}"},
    };

    return CHECK_ALL(samples);
}

/* As in Kubernetes, the merge key of ports is the number alone. */
KIN_TEST(a_key_may_occur_twice)
{
    static const struct sample samples[] = {
        {"core/v1.Service",
         "{\"spec\":{\"ports\":[{\"port\":53,\"protocol\":\"TCP\"}]}}",
         "{\"spec\":{\"ports\":[{\"port\":53,\"protocol\":\"TCP\"},"
         "{\"port\":53,\"protocol\":\"UDP\"},{\"port\":54},"
         "{\"port\":54,\"name\":\"x\"}]}}",
         "{\"spec\":{\"ports\":[{\"port\":53,\"protocol\":\"UDP\"},"
         "{\"port\":54,\"name\":\"x\"}]}}"},
    };

    return CHECK_ALL(samples);
}

KIN_TEST(directives_control_objects)
{
    static const struct sample samples[] = {
        {POD, AB, "{\"spec\":{\"$patch\":\"replace\",\"nodeName\":\"n\"}}",
         "{\"spec\":{\"nodeName\":\"n\"}}"},
        {POD, AB, "{\"spec\":{\"$patch\":\"delete\"}}", "{\"spec\":{}}"},
        {"apps/v1.Deployment",
         "{\"spec\":{\"strategy\":{\"type\":\"RollingUpdate\","
         "\"rollingUpdate\":{\"maxSurge\":1}}}}",
         "{\"spec\":{\"strategy\":{\"$retainKeys\":[\"type\"],\"type\":"
         "\"Recreate\"}}}",
         "{\"spec\":{\"strategy\":{\"type\":\"Recreate\"}}}"},
    };

    return CHECK_ALL(samples);
}

KIN_TEST(directives_control_lists)
{
    static const struct sample samples[] = {
        {POD, AB,
         "{\"spec\":{\"containers\":[{\"$patch\":\"delete\",\"name\":\"a\"}]}}",
         "{\"spec\":{\"containers\":[{\"name\":\"b\",\"image\":\"2\"}]}}"},
        {POD, AB,
         "{\"spec\":{\"containers\":[{\"name\":\"c\"},{\"$patch\":\"replace\"}]"
         "}}",
         "{\"spec\":{\"containers\":[{\"name\":\"c\"}]}}"},
        {POD, "{\"metadata\":{\"finalizers\":[\"a\",\"b\"]}}",
         "{\"metadata\":{\"finalizers\":[\"b\",\"c\"]}}",
         "{\"metadata\":{\"finalizers\":[\"a\",\"b\",\"c\"]}}"},
        {POD, "{\"metadata\":{\"finalizers\":[\"a\",\"b\",\"c\"]}}",
         "{\"metadata\":{\"$deleteFromPrimitiveList/finalizers\":[\"b\"]}}",
         "{\"metadata\":{\"finalizers\":[\"a\",\"c\"]}}"},
        {POD, "{\"metadata\":{\"finalizers\":[\"a\",\"b\"]}}",
         "{\"metadata\":{\"$setElementOrder/finalizers\":[\"c\",\"b\",\"a\"],"
         "\"finalizers\":[\"c\"]}}",
         "{\"metadata\":{\"finalizers\":[\"c\",\"b\",\"a\"]}}"},
        {POD, "{}",
         "{\"metadata\":{\"$setElementOrder/finalizers\":[\"a\"],"
         "\"finalizers\":[\"a\"]}}",
         "{\"metadata\":{\"$setElementOrder/finalizers\":[\"a\"],"
         "\"finalizers\":[\"a\"]}}"},
    };

    return CHECK_ALL(samples);
}

KIN_TEST(errors_use_the_servers_words)
{
    static const struct sample samples[] = {
        {POD, AB, "{\"spec\":{\"$patch\":\"bogus\",\"nodeName\":\"n\"}}",
         "unknown patch type: bogus in map: map[$patch:bogus nodeName:n]"},
        {POD, AB, "{\"spec\":{\"containers\":[{\"image\":\"x\"}]}}",
         "map: map[image:x] does not contain declared merge key: name"},
        {POD, AB,
         "{\"spec\":{\"containers\":[{\"name\":\"a\",\"$patch\":\"merge\"}]}}",
         "merging lists cannot yet be specified in the patch"},
        {POD, AB,
         "{\"spec\":{\"containers\":[{\"name\":\"a\",\"$patch\":\"x\"}]}}",
         "unknown patch type: x in map: map[$patch:x name:a]"},
        {POD, "{\"metadata\":{\"finalizers\":[\"a\"]}}",
         "{\"metadata\":{\"finalizers\":[1]}}",
         "list element types are not identical: [[a] [1]]"},
        {POD, AB, "{\"spec\":{\"$setElementOrder/containers\":\"x\"}}",
         "expected a []interface {}, but received a string"},
        {POD, AB, "{\"spec\":{\"$setElementOrder/bogus\":[]}}",
         "unable to find api field in struct PodSpec for the json field "
         "\"bogus\""},
        {POD, AB,
         "{\"spec\":{\"$setElementOrder/containers\":[{\"name\":\"a\"}],"
         "\"containers\":[{\"name\":\"b\"}]}}",
         "The order in patch list: [map[name:b]]  doesn't match "
         "$setElementOrder list: [map[name:a]] "},
        {POD, AB, "{\"spec\":{\"$retainKeys\":[\"a\"],\"nodeName\":\"n\"}}",
         "invalid patch format of retainKeys"},
        {POD, AB, "[]",
         "json: cannot unmarshal array into Go value of type "
         "map[string]interface {}"},
    };

    return CHECK_FAILURES(samples);
}

/* The server reports most of these as internal errors. */
KIN_TEST(errors_have_a_status)
{
    KIN_AUTO(kin_document) *result = NULL;
    kin_error err = KIN_ERROR_INIT;
    struct sample sample = {POD, AB, "{\"spec\":{\"$patch\":\"bogus\"}}", ""};

    TRY_FAIL(apply(alloc, &sample, &result, &err), KIN_EINVAL);
    assert_int_equal(err.http_status, 500);
    sample.patch = "{\"spec\":{\"$retainKeys\":1}}";
    TRY_FAIL(apply(alloc, &sample, &result, &err), KIN_EINVAL);
    assert_int_equal(err.http_status, 400);
    assert_string_equal(err.reason, "BadRequest");
    return 0;
}

static int make_deep(const kin_allocator *alloc, int depth, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    for (int i = 0; i < depth; i++) {
        (void)kin__document_open_object(doc);
        (void)kin__document_key(doc, kin_s("a"));
    }
    (void)kin__document_add_int(doc, 1);
    for (int i = 0; i < depth; i++)
        (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r < 0)
        return r;
    *ret = doc;
    doc = NULL;
    return 0;
}

KIN_TEST(depth_is_limited)
{
    KIN_AUTO(kin_document) *deep = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    const struct kin__schema *schema = NULL;

    (void)alloc; /* torture would take minutes */
    TRY(kin__schema_get(&schema, NULL));
    const struct kin__schema_type *type = kin__schema_find_type(schema,
                                                                kin_s(POD));
    TRY(make_deep(kin_allocator_default(), 100000, &deep));
    assert_int_equal(kin__strategic_apply(NULL, type, kin_value_absent(),
                                          kin_document_root(deep), &result,
                                          NULL),
                     KIN_ELIMIT);
    return 0;
}

/* Each element with the same key is merged into the previous result. */
static int apply_repeats(const kin_allocator *alloc, int count, kin_error *err)
{
    KIN_AUTO(kin_document) *original = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    const struct kin__schema *schema = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 16);
    TRY(kin__schema_get(&schema, NULL));
    TRY(test_json_read(alloc, "{\"spec\":{\"ports\":[{\"port\":1}]}}",
                       &original));
    TRY(kin__buf_append(&text, kin_s("{\"spec\":{\"ports\":[")));
    for (int i = 0; i < count; i++)
        TRY(kin__buf_printf(&text, "%s{\"port\":1,\"nodePort\":%d}",
                            i > 0 ? "," : "", i));
    TRY(kin__buf_append(&text, kin_s("]}}")));
    TRY(test_json_read(alloc, text.ptr, &patch));
    return kin__strategic_apply(
        alloc, kin__schema_find_type(schema, kin_s("core/v1.Service")),
        kin_document_root(original), kin_document_root(patch), &result, err);
}

KIN_TEST(repeats_of_a_key_are_limited)
{
    kin_error err = KIN_ERROR_INIT;

    TRY(apply_repeats(alloc, 32, NULL));
    TRY_FAIL(apply_repeats(alloc, 33, &err), KIN_EINVAL);
    assert_int_equal(err.http_status, 400);
    assert_string_equal(err.message,
                        "ports: more than 32 elements of the patch have the "
                        "same port");
    return 0;
}

/* Objects as keys match no element. */
KIN_TEST(keys_that_are_objects_match_nothing)
{
    static const struct sample samples[] = {
        {"core/v1.Service", "{\"spec\":{\"ports\":[{\"port\":{\"a\":[1]}}]}}",
         "{\"spec\":{\"ports\":[{\"port\":{\"a\":[1]},\"name\":\"b\"}]}}",
         "{\"spec\":{\"ports\":[{\"port\":{\"a\":[1]}},"
         "{\"port\":{\"a\":[1]},\"name\":\"b\"}]}}"},
    };

    return check_all(alloc, samples, sizeof(samples) / sizeof(samples[0]));
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(objects_merge_as_in_a_merge_patch),
              KIN_TEST_ENTRY(elements_are_matched_by_key),
              KIN_TEST_ENTRY(a_key_may_occur_twice),
              KIN_TEST_ENTRY(directives_control_objects),
              KIN_TEST_ENTRY(directives_control_lists),
              KIN_TEST_ENTRY(errors_use_the_servers_words),
              KIN_TEST_ENTRY(errors_have_a_status),
              KIN_TEST_ENTRY(depth_is_limited),
              KIN_TEST_ENTRY(repeats_of_a_key_are_limited),
              KIN_TEST_ENTRY(keys_that_are_objects_match_nothing))
