/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tests/parity/apply compares whole requests with Kubernetes' answers; here is
 * one readable case for each rule.
 */
#include "schema/typed.h"

#include "object/document.h"
#include "test_json.h"

#define POD(spec) "{\"spec\":" spec "}"

static int pod_type(struct kin__apply_type *ret)
{
    const struct kin__schema *schema = NULL;

    TRY(kin__schema_get(&schema, NULL));
    *ret = kin__apply_type_of(
        kin__schema_find_type(schema, kin_s("core/v1.Pod")));
    assert_non_null(ret->type);
    return 0;
}

/* A custom type with one member of each kind. */
static const char CUSTOM[] =
    "{\"type\":\"object\",\"properties\":{\"spec\":{\"type\":\"object\","
    "\"properties\":{\"set\":{\"type\":\"array\",\"x-kubernetes-list-type\":"
    "\"set\",\"items\":{\"type\":\"integer\"}},\"list\":{\"type\":\"array\","
    "\"items\":{\"type\":\"string\"}},\"map\":{\"type\":\"object\","
    "\"x-kubernetes-map-type\":\"atomic\",\"additionalProperties\":{\"type\":"
    "\"string\"}},\"items\":{\"type\":\"array\",\"x-kubernetes-list-type\":"
    "\"map\",\"x-kubernetes-list-map-keys\":[\"name\",\"proto\"],\"items\":{"
    "\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"},"
    "\"proto\":{\"type\":\"string\",\"default\":\"TCP\"},\"port\":{\"type\":"
    "\"integer\"}}}},\"free\":{\"type\":\"object\","
    "\"x-kubernetes-preserve-unknown-fields\":true}}}}}";

static int custom_type(const kin_allocator *alloc, kin_document **doc,
                       struct kin__apply_type *ret)
{
    const struct kin__schema *schema = NULL;

    TRY(kin__schema_get(&schema, NULL));
    TRY(test_json_read(alloc, CUSTOM, doc));
    *ret = kin__apply_type_custom(
        kin_document_root(*doc),
        kin__schema_find_type(schema, kin_s("meta/v1.ObjectMeta")));
    return 0;
}

static int check_set(struct kin__field_pool *pool,
                     const struct kin__field_set *set, const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(pool->alloc, &doc, NULL));
    TRY(kin__field_set_write(set, doc, /* sorting= */ NULL));
    TRY(kin__document_finish(doc, NULL));
    assert_json_equal(kin_document_root(doc), expected);
    return 0;
}

static int check_fields(const kin_allocator *alloc,
                        const struct kin__apply_type *type, const char *text,
                        const char *expected)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__field_set *set = NULL;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(test_json_read(alloc, text, &doc));
    TRY(kin__typed_fields(&pool, type, kin_document_root(doc), &set));
    return check_set(&pool, set, expected);
}

KIN_TEST(lists_fields)
{
    struct kin__apply_type type;

    TRY(pod_type(&type));
    TRY(check_fields(
        alloc, &type,
        "{\"metadata\":{\"labels\":{\"a\":\"b\"},\"finalizers\":[\"x\"]}}",
        "{\"f:metadata\":{\"f:finalizers\":{\"v:\\\"x\\\"\":{}},\"f:labels\":{"
        "\"f:a\":{}}}}"));
    /* Null and empty objects are members, empty lists are not. */
    TRY(check_fields(
        alloc, &type,
        "{\"metadata\":{\"labels\":{},\"annotations\":null},"
        "\"spec\":{\"containers\":[]}}",
        "{\"f:metadata\":{\"f:annotations\":{},\"f:labels\":{}}}"));
    /* The default of a key identifies, but is not a field. */
    TRY(check_fields(
        alloc, &type,
        POD("{\"containers\":[{\"ports\":[{\"containerPort\":80}]}]}"),
        "{\"f:spec\":{\"f:containers\":{\"k:{\\\"name\\\":\\\"\\\"}\":{\".\":{}"
        ",\"f:ports\":{\"k:{\\\"containerPort\\\":80,\\\"protocol\\\":"
        "\\\"TCP\\\"}\":{\".\":{},\"f:containerPort\":{}}}}}}}"));
    return 0;
}

KIN_TEST(lists_fields_of_custom_types)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__apply_type type;

    TRY(custom_type(alloc, &doc, &type));
    TRY(check_fields(alloc, &type,
                     "{\"spec\":{\"set\":[2,1],\"list\":[\"a\"],\"map\":{\"k\":"
                     "\"v\"}}}",
                     "{\"f:spec\":{\"f:list\":{},\"f:map\":{},\"f:set\":{"
                     "\"v:1\":{},\"v:2\":{}}}}"));
    TRY(check_fields(
        alloc, &type,
        "{\"spec\":{\"items\":[{\"name\":\"a\",\"port\":1}],"
        "\"free\":{\"x\":{\"y\":[1]}}}}",
        "{\"f:spec\":{\"f:free\":{\"f:x\":{\".\":{},\"f:y\":{}}},"
        "\"f:items\":{\"k:{\\\"name\\\":\\\"a\\\",\\\"proto\\\":"
        "\\\"TCP\\\"}\":{\".\":{},\"f:name\":{},\"f:port\":{}}}}}"));
    return 0;
}

static int check_difference(const kin_allocator *alloc,
                            const struct kin__apply_type *type, const char *old,
                            const char *now, const char *changed,
                            const char *removed)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *before = NULL;
    KIN_AUTO(kin_document) *after = NULL;
    struct kin__typed_difference difference = {0};

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(test_json_read(alloc, old, &before));
    TRY(test_json_read(alloc, now, &after));
    TRY(kin__typed_compare(&pool, type, kin_document_root(before),
                           kin_document_root(after), &difference));
    TRY(check_set(&pool, difference.changed, changed));
    return check_set(&pool, difference.removed, removed);
}

KIN_TEST(compares)
{
    struct kin__apply_type type;

    TRY(pod_type(&type));
    TRY(check_difference(alloc, &type, POD("{\"nodeName\":\"a\"}"),
                         POD("{\"nodeName\":\"a\"}"), "{}", "{}"));
    TRY(check_difference(alloc, &type, POD("{\"nodeName\":\"a\"}"),
                         POD("{\"nodeName\":\"b\"}"),
                         "{\"f:spec\":{\"f:nodeName\":{}}}", "{}"));
    /* What is new or gone is reported with all of its inner nodes. */
    TRY(check_difference(alloc, &type,
                         POD("{\"containers\":[{\"name\":\"a\"}]}"),
                         POD("{\"containers\":[{\"name\":\"b\"}]}"),
                         "{\"f:spec\":{\"f:containers\":{\"k:{\\\"name\\\":"
                         "\\\"b\\\"}\":{\".\":{}"
                         ",\"f:name\":{}}}}}",
                         "{\"f:spec\":{\"f:containers\":{\"k:{\\\"name\\\":"
                         "\\\"a\\\"}\":{\".\":{}"
                         ",\"f:name\":{}}}}}"));
    TRY(check_difference(alloc, &type, "{}", POD("{}"), "{\"f:spec\":{}}",
                         "{}"));
    /* One leaf each. */
    TRY(check_difference(alloc, &type,
                         POD("{\"nodeSelector\":{\"a\":\"b\",\"c\":\"d\"}}"),
                         POD("{\"nodeSelector\":{\"c\":\"d\",\"a\":\"x\"}}"),
                         "{\"f:spec\":{\"f:nodeSelector\":{}}}", "{}"));
    TRY(check_difference(
        alloc, &type, POD("{\"nodeSelector\":{\"a\":\"b\",\"c\":\"d\"}}"),
        POD("{\"nodeSelector\":{\"c\":\"d\",\"a\":\"b\"}}"), "{}", "{}"));
    return 0;
}

KIN_TEST(compares_values_of_other_forms)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__apply_type type;

    TRY(custom_type(alloc, &doc, &type));
    TRY(check_difference(
        alloc, &type, "{\"spec\":{\"free\":{\"a\":1}}}",
        "{\"spec\":{\"free\":{\"a\":{\"b\":1}}}}",
        "{\"f:spec\":{\"f:free\":{\"f:a\":{\".\":{},\"f:b\":{}}"
        "}}}",
        "{}"));
    TRY(check_difference(alloc, &type, "{\"spec\":{\"set\":[1,1]}}",
                         "{\"spec\":{\"set\":[1]}}",
                         "{\"f:spec\":{\"f:set\":{\"v:1\":{}}}}",
                         "{\"f:spec\":{\"f:set\":{\"v:1\":{}}}}"));
    TRY(check_difference(alloc, &type, "{\"spec\":{\"free\":{\"a\":1}}}",
                         "{\"spec\":{\"free\":{\"a\":1.0}}}", "{}", "{}"));
    return 0;
}

static int check_merged(const kin_allocator *alloc,
                        const struct kin__apply_type *type, const char *live,
                        const char *body, const char *expected)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *before = NULL;
    KIN_AUTO(kin_document) *applied = NULL;
    KIN_AUTO(kin_document) *merged = NULL;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(test_json_read(alloc, live, &before));
    TRY(test_json_read(alloc, body, &applied));
    TRY(kin__typed_merge(&pool, type, kin_document_root(before),
                         kin_document_root(applied), &merged));
    assert_json_equal(kin_document_root(merged), expected);
    return 0;
}

KIN_TEST(merges)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__apply_type type;

    TRY(custom_type(alloc, &doc, &type));
    TRY(check_merged(alloc, &type,
                     "{\"spec\":{\"list\":[\"a\"],\"map\":{\"a\":\"b\"}}}",
                     "{\"spec\":{\"list\":[\"b\"],\"map\":{\"c\":\"d\"}}}",
                     "{\"spec\":{\"list\":[\"b\"],\"map\":{\"c\":\"d\"}}}"));
    TRY(check_merged(alloc, &type, "{\"spec\":{\"set\":[1,2,3]}}",
                     "{\"spec\":{\"set\":[3,9,1]}}",
                     "{\"spec\":{\"set\":[2,3,9,1]}}"));
    TRY(check_merged(
        alloc, &type,
        "{\"spec\":{\"items\":[{\"name\":\"a\",\"port\":1},{\"name\":\"b\"}]}}",
        "{\"spec\":{\"items\":[{\"name\":\"b\",\"port\":2}]}}",
        "{\"spec\":{\"items\":[{\"name\":\"a\",\"port\":1},{\"name\":\"b\","
        "\"port\":2}]}}"));
    TRY(check_merged(alloc, &type, "{\"spec\":{\"free\":{\"a\":1}}}",
                     "{\"spec\":{\"free\":null}}",
                     "{\"spec\":{\"free\":{\"a\":1}}}"));
    return 0;
}

static int check_removed(const kin_allocator *alloc, const char *text,
                         const char *fields, const char *expected)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *listed = NULL;
    KIN_AUTO(kin_document) *left = NULL;
    const struct kin__field_set *set = NULL;
    struct kin__apply_type type;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(custom_type(alloc, &schema, &type));
    TRY(test_json_read(alloc, text, &doc));
    TRY(test_json_read(alloc, fields, &listed));
    TRY(kin__field_set_read(&pool, kin_document_root(listed), &set));
    TRY(kin__typed_remove(&pool, &type, kin_document_root(doc), set, &left));
    assert_json_equal(kin_document_root(left), expected);
    return 0;
}

KIN_TEST(removes)
{
    TRY(check_removed(alloc, "{\"spec\":{\"set\":[1,2],\"list\":[\"a\"]}}",
                      "{\"f:spec\":{\"f:set\":{\"v:1\":{}}}}",
                      "{\"spec\":{\"set\":[2],\"list\":[\"a\"]}}"));
    /* What becomes empty becomes null. */
    TRY(check_removed(alloc, "{\"spec\":{\"set\":[1]}}",
                      "{\"f:spec\":{\"f:set\":{\"v:1\":{}}}}",
                      "{\"spec\":{\"set\":null}}"));
    TRY(check_removed(alloc, "{\"spec\":{\"set\":[1]}}",
                      "{\"f:spec\":{\"f:set\":{}}}", "{\"spec\":null}"));
    return 0;
}

static int check_errors(const kin_allocator *alloc, const char *text,
                        const char *expected)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN__AUTO_BUF errors;
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__apply_type type;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    kin__buf_init(&errors, alloc, 10000);
    TRY(custom_type(alloc, &schema, &type));
    TRY(test_json_read(alloc, text, &doc));
    TRY(kin__typed_check(&pool, &type, kin_document_root(doc), &errors));
    assert_string_equal(errors.ptr ? errors.ptr : "", expected);
    return 0;
}

KIN_TEST(checks)
{
    TRY(check_errors(alloc, "{\"spec\":{\"set\":[1]}}", ""));
    TRY(check_errors(alloc, "{\"bogus\":1}",
                     ".bogus: field not declared in schema"));
    TRY(check_errors(alloc, "{\"spec\":{\"set\":[1,1]}}",
                     ".spec.set: duplicate entries for key [=1]"));
    TRY(check_errors(alloc, "{\"spec\":{\"list\":[1]}}",
                     ".spec.list[0]: expected string, got "
                     "&value.valueUnstructured{Value:1}"));
    TRY(check_errors(alloc, "{\"spec\":{\"set\":\"x\",\"map\":[]}}",
                     "errors:\n  .spec.set: expected list, got &{x}\n  "
                     ".spec.map: expected map, got &{[]}"));
    return 0;
}

KIN_TEST(replaces_paths_below_atomic_values)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *schema = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__field_set *set = NULL;
    struct kin__apply_type type;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(custom_type(alloc, &schema, &type));
    TRY(test_json_read(alloc,
                       "{\"f:spec\":{\"f:map\":{\"f:a\":{}},\"f:set\":{\"v:1\":"
                       "{}}}}",
                       &doc));
    TRY(kin__field_set_read(&pool, kin_document_root(doc), &set));
    TRY(kin__typed_reconcile(&pool, &type, set, &set));
    TRY(check_set(&pool, set,
                  "{\"f:spec\":{\"f:map\":{},\"f:set\":{\"v:1\":{}}}}"));
    TRY(kin__typed_name_members(&pool, &type, set, &set));
    return check_set(&pool, set,
                     "{\"f:spec\":{\".\":{},\"f:map\":{},\"f:set\":{\".\":{},"
                     "\"v:1\":{}}}}");
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(lists_fields),
              KIN_TEST_ENTRY(lists_fields_of_custom_types),
              KIN_TEST_ENTRY(compares),
              KIN_TEST_ENTRY(compares_values_of_other_forms),
              KIN_TEST_ENTRY(merges), KIN_TEST_ENTRY(removes),
              KIN_TEST_ENTRY(checks),
              KIN_TEST_ENTRY(replaces_paths_below_atomic_values))
