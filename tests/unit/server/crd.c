/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <stdio.h>

#include "base/alloc.h"
#include "kin_test.h"
#include "server/stamp.h"
#include "test_engine.h"

#define DEFINITIONS "apiextensions.k8s.io/v1/customresourcedefinitions/"
#define FOOS "ex.io/v1/foos/default"

static const char foo_definition[] =
    "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":"
    "\"CustomResourceDefinition\",\"metadata\":{\"name\":\"foos.ex.io\"},"
    "\"spec\":{\"group\":\"ex.io\",\"names\":{\"plural\":\"foos\",\"kind\":"
    "\"Foo\",\"shortNames\":[\"fo\"]},\"scope\":\"Namespaced\",\"versions\":["
    "{\"name\":\"v1beta1\",\"served\":true,\"storage\":false},"
    "{\"name\":\"v1\",\"served\":true,\"storage\":true,\"subresources\":{"
    "\"status\":{}}},"
    "{\"name\":\"v1alpha1\",\"served\":false,\"storage\":false}]}}";

static int define(struct test_engine *test, kin_object **ret)
{
    int r = test_create(test, DEFINITIONS, foo_definition, ret);

    /* After an allocation failure, a tick publishes the catalog. */
    if (r == 0 && kin_test_out_of_memory())
        kin__engine_tick(test->engine);
    return r;
}

KIN_TEST(completes_a_definition)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *made = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, &made));
    kin_value value = kin_object_value(made);
    char *spec = test_json(
        alloc,
        kin_value_get(kin_value_get(value, kin_s("spec")), kin_s("names")));
    TRY_PTR(spec);
    bool is_same = strcmp(spec, "{\"plural\":\"foos\",\"singular\":\"foo\","
                                "\"shortNames\":[\"fo\"],\"kind\":\"Foo\","
                                "\"listKind\":\"FooList\"}") == 0;
    kin__free(alloc, spec);
    assert_true(is_same);
    char *status = test_json(alloc, kin_value_get(value, kin_s("status")));
    TRY_PTR(status);
    is_same =
        strcmp(status,
               "{\"conditions\":[{\"type\":\"NamesAccepted\",\"status\":"
               "\"True\",\"lastTransitionTime\":\"2026-01-01T00:00:00Z\","
               "\"reason\":\"NoConflicts\",\"message\":\"no conflicts "
               "found\"},{\"type\":\"Established\",\"status\":\"True\","
               "\"lastTransitionTime\":\"2026-01-01T00:00:00Z\",\"reason\":"
               "\"InitialNamesAccepted\",\"message\":\"the initial names have "
               "been accepted\"}],\"acceptedNames\":{\"plural\":\"foos\","
               "\"singular\":\"foo\",\"shortNames\":[\"fo\"],\"kind\":\"Foo\","
               "\"listKind\":\"FooList\"},\"storedVersions\":[\"v1\"]}") == 0;
    kin__free(alloc, status);
    assert_true(is_same);
    return 0;
}

KIN_TEST(serves_a_new_definition_at_once)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    const struct kin__catalog *before = kin__engine_catalog(test.engine);
    uint64_t number = before->number;
    size_t count = before->count;
    kin__catalog_unref(before);
    TRY(define(&test, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    const struct kin__catalog *after = kin__engine_catalog(test.engine);
    bool is_new = after->number != number && after->count == count + 2;
    /* The stable version comes first. */
    bool is_ordered = is_new &&
                      kin_str_eq(after->resources[count]->version, kin_s("v1"));
    kin__catalog_unref(after);
    assert_true(is_new && is_ordered);
    KIN__AUTO_RESOURCE *v1 = test_resource(&test, "ex.io/v1/foos");
    KIN__AUTO_RESOURCE *beta = test_resource(&test, "ex.io/v1beta1/foos");
    assert_non_null(v1);
    assert_non_null(beta);
    assert_null(test_resource(&test, "ex.io/v1alpha1/foos"));
    assert_true(v1->is_storage && v1->is_namespaced);
    assert_false(beta->is_storage);
    assert_str_equal(v1->list_kind, "FooList");
    assert_int_equal(v1->short_name_count, 1);
    assert_non_null(kin__resource_subresource(v1, kin_s("status")));
    assert_null(kin__resource_subresource(beta, kin_s("status")));
    return 0;
}

KIN_TEST(converts_and_orders_versions)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *form = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, NULL));
    TRY(test_create(&test, FOOS,
                    "{\"spec\":{\"z\":1,\"a\":2},\"kind\":\"Foo\","
                    "\"apiVersion\":\"ex.io/v1\",\"metadata\":{\"name\":\"a\"},"
                    "\"status\":{\"x\":1}}",
                    &made));
    kin_value value = kin_object_value(made);
    assert_int_equal(kin_value_count(value), 4);
    assert_str_equal(kin_value_key_at(value, 0), "apiVersion");
    assert_str_equal(kin_value_key_at(value, 3), "spec");
    assert_str_equal(kin_value_key_at(kin_value_get(value, kin_s("spec")), 0),
                     "a");
    kin_value meta = kin_object_metadata(made);
    assert_str_equal(kin_value_key_at(meta, 0), "creationTimestamp");
    assert_str_equal(kin_value_key_at(meta, 1), "generation");
    KIN__AUTO_RESOURCE *beta = test_resource(&test, "ex.io/v1beta1/foos");
    TRY_PTR(beta);
    TRY(kin__engine_convert(test.engine, beta, made, &form, &test.failure));
    assert_str_equal(kin_value_str(kin_value_get(kin_object_value(form),
                                                 kin_s("apiVersion"))),
                     "ex.io/v1beta1");
    assert_str_equal(kin_object_name(form), "a");
    return 0;
}

KIN_TEST(generation_grows_with_the_spec)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *spec = NULL;
    KIN_AUTO(kin_object) *status = NULL;
    int64_t generation = 0;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, NULL));
    TRY(test_create(&test, FOOS,
                    "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                    "\"metadata\":{\"name\":\"a\"},\"spec\":{\"z\":1}}",
                    NULL));
    TRY(test_merge(&test, FOOS "/a", "{\"spec\":{\"z\":2}}", &spec));
    TRY(kin_value_int(kin__meta_get(kin_object_value(spec), "generation"),
                      &generation));
    assert_int_equal(generation, 2);
    TRY(test_merge(&test, FOOS "/a/status",
                   "{\"spec\":{\"z\":3},\"status\":{\"x\":5}}", &status));
    TRY(kin_value_int(kin__meta_get(kin_object_value(status), "generation"),
                      &generation));
    assert_int_equal(generation, 2);
    int64_t z = 0;
    TRY(kin_value_int(
        kin_value_get(kin_value_get(kin_object_value(status), kin_s("spec")),
                      kin_s("z")),
        &z));
    assert_int_equal(z, 2);
    TRY_FAIL(test_update(&test, FOOS "/a",
                         "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                         "\"metadata\":{\"name\":\"a\"}}",
                         NULL),
             KIN_EINVAL);
    assert_string_equal(test.failure.message,
                        "foos.ex.io \"a\" is invalid: "
                        "metadata.resourceVersion: Invalid value: 0: must be "
                        "specified for an update");
    TRY_FAIL(test_patch(&test, FOOS "/a", KIN__PATCH_STRATEGIC, "{}", NULL),
             KIN_EUNSUPPORTED);
    return 0;
}

KIN_TEST(instances_need_kind_and_apiversion)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, NULL));
    TRY_FAIL(test_create(&test, FOOS, "{\"metadata\":{\"name\":\"a\"}}", NULL),
             KIN_EINVAL);
    assert_string_equal(test.failure.message,
                        "the object provided is unrecognized (must be of type "
                        "Foo): Object 'Kind' is missing in "
                        "'{\"metadata\":{\"name\":\"a\"}}' "
                        "({\"metadata\":{\"name\":\"a\"}})");
    TRY_FAIL(test_create(&test, FOOS,
                         "{\"apiVersion\":\"ex.io/v1beta1\",\"kind\":\"Foo\","
                         "\"metadata\":{\"name\":\"b\"}}",
                         NULL),
             KIN_EINVAL);
    assert_string_equal(test.failure.message,
                        "the API version in the data (ex.io/v1beta1) does not "
                        "match the expected API version (ex.io/v1)");
    return 0;
}

KIN_TEST(rejects_invalid_definitions)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY_FAIL(test_create(&test, DEFINITIONS,
                         "{\"metadata\":{\"name\":\"bars.ex.io\"},\"spec\":{"
                         "\"group\":\"ex.io\",\"names\":{\"plural\":\"foos\"},"
                         "\"scope\":\"Odd\",\"versions\":[]}}",
                         NULL),
             KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 422);
    assert_int_equal(test.failure.cause_count, 4);
    assert_string_equal(test.failure.causes[0].field, "metadata.name");
    assert_string_equal(test.failure.causes[1].field, "spec.scope");
    assert_string_equal(test.failure.causes[2].field, "spec.versions");
    assert_string_equal(test.failure.causes[3].field, "spec.names.kind");
    return 0;
}

static const char bar_definition[] =
    "{\"metadata\":{\"name\":\"bars.ex.io\"},\"spec\":{\"group\":"
    "\"ex.io\",\"names\":{\"plural\":\"bars\",\"kind\":\"Bar\"},"
    "\"scope\":\"Cluster\",\"versions\":[{\"name\":\"v1\",\"served\":"
    "true,\"storage\":true,\"subresources\":{\"scale\":{"
    "\"specReplicasPath\":\".spec.deep.replicas\",\"statusReplicasPath\":"
    "\".status.replicas\",\"labelSelectorPath\":\".status.selector\"}}}]}}";

KIN_TEST(scales_by_the_paths_of_the_definition)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *scale = NULL;
    KIN_AUTO(kin_object) *scaled = NULL;
    KIN_AUTO(kin_object) *bar = NULL;
    int64_t replicas = 0;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, DEFINITIONS, bar_definition, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_create(&test, "ex.io/v1/bars/",
                    "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Bar\","
                    "\"metadata\":{\"name\":\"b\"},\"spec\":{\"deep\":{"
                    "\"replicas\":2}},\"status\":{\"replicas\":1,"
                    "\"selector\":\"a=b\"}}",
                    NULL));
    TRY(test_get(&test, "ex.io/v1/bars//b/scale", &scale));
    kin_value status = kin_value_get(kin_object_value(scale), kin_s("status"));
    assert_str_equal(
        kin_value_str(kin_value_get(kin_object_value(scale), kin_s("kind"))),
        "Scale");
    assert_str_equal(kin_value_str(kin_value_get(status, kin_s("selector"))),
                     "a=b");
    TRY(test_merge(&test, "ex.io/v1/bars//b/scale",
                   "{\"spec\":{\"replicas\":5}}", &scaled));
    TRY(kin_value_int(
        kin_value_get(kin_value_get(kin_object_value(scaled), kin_s("spec")),
                      kin_s("replicas")),
        &replicas));
    assert_int_equal(replicas, 5);
    TRY(test_get(&test, "ex.io/v1/bars//b", &bar));
    kin_value deep = kin_value_get(
        kin_value_get(kin_object_value(bar), kin_s("spec")), kin_s("deep"));
    TRY(kin_value_int(kin_value_get(deep, kin_s("replicas")), &replicas));
    assert_int_equal(replicas, 5);
    TRY(kin_value_int(kin__meta_get(kin_object_value(bar), "generation"),
                      &replicas));
    assert_int_equal(replicas, 2);
    TRY_FAIL(test_update(&test, "ex.io/v1/bars//b/scale",
                         "{\"metadata\":{\"name\":\"b\","
                         "\"resourceVersion\":\"1\"},\"spec\":{"
                         "\"replicas\":7}}",
                         NULL),
             KIN_ECONFLICT);
    TRY_FAIL(test_merge(&test, "ex.io/v1/bars//b/scale",
                        "{\"spec\":{\"replicas\":-1}}", NULL),
             KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 422);
    return 0;
}

KIN_TEST(deleting_a_definition_deletes_its_instances)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    char next[64];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_create(&test, FOOS,
                    "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                    "\"metadata\":{\"name\":\"a\"}}",
                    NULL));
    struct kin__watch_opts opts = {.version = kin_s("6")};
    TRY(test_watch(&test, "ex.io/v1/foos", "", &opts, &watch));
    (void)test_next(watch, next, sizeof(next));
    assert_string_equal(next, "wait");
    TRY(test_delete(&test, DEFINITIONS "/foos.ex.io", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY_FAIL(test_get(&test, DEFINITIONS "/foos.ex.io", NULL), KIN_ENOTFOUND);
    assert_null(test_resource(&test, "ex.io/v1/foos"));
    (void)test_next(watch, next, sizeof(next));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_string_equal(next, "DELETED a 8");
    (void)test_next(watch, next, sizeof(next));
    assert_string_equal(next, "end");
    TRY(define(&test, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY_FAIL(test_get(&test, FOOS "/a", NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(instances_with_finalizers_keep_the_definition)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_create(&test, FOOS,
                    "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                    "\"metadata\":{\"name\":\"a\",\"finalizers\":[\"x.y/z\"]}}",
                    NULL));
    TRY(test_delete(&test, DEFINITIONS "/foos.ex.io", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_get(&test, DEFINITIONS "/foos.ex.io", NULL));
    TRY_FAIL(test_create(&test, FOOS,
                         "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                         "\"metadata\":{\"name\":\"late\"}}",
                         NULL),
             KIN_EFORBIDDEN);
    assert_string_equal(test.failure.message,
                        "foos.ex.io \"late\" is forbidden: create not allowed "
                        "while custom resource definition is terminating");
    TRY(test_merge(&test, FOOS "/a", "{\"metadata\":{\"finalizers\":null}}",
                   NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY_FAIL(test_get(&test, DEFINITIONS "/foos.ex.io", NULL), KIN_ENOTFOUND);
    return 0;
}

/* ---- names ---- */

static int define_as(struct test_engine *test, const char *plural,
                     const char *group, const char *kind,
                     const char *short_name)
{
    char text[1024];

    (void)snprintf(text, sizeof(text),
                   "{\"metadata\":{\"name\":\"%s.%s\"},\"spec\":{\"group\":"
                   "\"%s\",\"names\":{\"plural\":\"%s\",\"singular\":\"%s\","
                   "\"kind\":\"%s\",\"shortNames\":[\"%s\"]},\"scope\":"
                   "\"Cluster\",\"versions\":[{\"name\":\"v2\",\"served\":true,"
                   "\"storage\":true}]}}",
                   plural, group, group, plural, plural, kind, short_name);
    int r = test_create(test, DEFINITIONS, text, NULL);
    if (r == 0 && kin_test_out_of_memory())
        kin__engine_tick(test->engine);
    return r;
}

/* "NamesAccepted=False/KindConflict Established=False/NotAccepted" */
static int conditions_of(struct test_engine *test, const char *where,
                         char *buffer, size_t size)
{
    KIN_AUTO(kin_object) *object = NULL;
    size_t len = 0;
    int r = test_get(test, where, &object);

    if (r < 0)
        return r;
    kin_value conditions = kin_value_get(
        kin_value_get(kin_object_value(object), kin_s("status")),
        kin_s("conditions"));
    buffer[0] = '\0';
    for (size_t i = 0; i < kin_value_count(conditions) && len < size; i++) {
        kin_value one = kin_value_at(conditions, i);
        len += (size_t)snprintf(
            buffer + len, size - len, "%s%.*s=%.*s/%.*s", i ? " " : "",
            KIN_STR(kin_value_str(kin_value_get(one, kin_s("type")))),
            KIN_STR(kin_value_str(kin_value_get(one, kin_s("status")))),
            KIN_STR(kin_value_str(kin_value_get(one, kin_s("reason")))));
    }
    return 0;
}

#define ACCEPTED                                                               \
    "NamesAccepted=True/NoConflicts Established=True/InitialNamesAccepted"

KIN_TEST(a_name_belongs_to_one_definition)
{
    TEST_ENGINE test;
    char text[256];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define_as(&test, "foos", "ex.io", "Foo", "fo"));
    TRY(define_as(&test, "others", "ex.io", "Foo", "ot"));
    TRY(define_as(&test, "bars", "ex.io", "Bar", "fo"));
    TRY(define_as(&test, "foos", "else.io", "Foo", "fo"));
    TRY(conditions_of(&test, DEFINITIONS "/foos.ex.io", text, sizeof(text)));
    assert_string_equal(text, ACCEPTED);
    TRY(conditions_of(&test, DEFINITIONS "/foos.else.io", text, sizeof(text)));
    assert_string_equal(text, ACCEPTED);
    TRY(conditions_of(&test, DEFINITIONS "/others.ex.io", text, sizeof(text)));
    assert_string_equal(text, "NamesAccepted=False/ListKindConflict "
                              "Established=False/NotAccepted");
    TRY(conditions_of(&test, DEFINITIONS "/bars.ex.io", text, sizeof(text)));
    assert_string_equal(text, "NamesAccepted=False/ShortNamesConflict "
                              "Established=False/NotAccepted");
    assert_null(test_resource(&test, "ex.io/v2/others"));
    assert_null(test_resource(&test, "ex.io/v2/bars"));
    /* A rejected definition is accepted once its names change, or once the
     * conflicting definition is deleted. */
    TRY(test_merge(&test, DEFINITIONS "/bars.ex.io",
                   "{\"spec\":{\"names\":{\"shortNames\":[\"ba\"]}}}", NULL));
    TRY(test_delete(&test, DEFINITIONS "/foos.ex.io", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(conditions_of(&test, DEFINITIONS "/bars.ex.io", text, sizeof(text)));
    assert_string_equal(text, ACCEPTED);
    TRY(conditions_of(&test, DEFINITIONS "/others.ex.io", text, sizeof(text)));
    assert_string_equal(text, ACCEPTED);
    KIN__AUTO_RESOURCE *others = test_resource(&test, "ex.io/v2/others");
    KIN__AUTO_RESOURCE *bars = test_resource(&test, "ex.io/v2/bars");
    assert_non_null(others);
    assert_non_null(bars);
    return 0;
}

/* Otherwise deleting such a definition would delete the objects of the built-in
 * resource. */
KIN_TEST(names_of_builtin_resources_are_never_free)
{
    TEST_ENGINE test;
    char text[256];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define_as(&test, "foos", "ex.io", "Foo", "fo"));
    TRY(define_as(&test, "customresourcedefinitions", "apiextensions.k8s.io",
                  "Mine", "mine"));
    TRY(conditions_of(
        &test, DEFINITIONS "/customresourcedefinitions.apiextensions.k8s.io",
        text, sizeof(text)));
    assert_string_equal(text, "NamesAccepted=False/SingularConflict "
                              "Established=False/NotAccepted");
    assert_null(test_resource(
        &test, "apiextensions.k8s.io/v2/customresourcedefinitions"));
    TRY(test_delete(
        &test, DEFINITIONS "/customresourcedefinitions.apiextensions.k8s.io",
        NULL, NULL));
    TRY(test_get(&test, DEFINITIONS "/foos.ex.io", NULL));
    return 0;
}

/* Objects of versions that are not served still exist. */
KIN_TEST(deletes_instances_of_unserved_versions)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define_as(&test, "foos", "ex.io", "Foo", "fo"));
    TRY(test_create(&test, "ex.io/v2/foos/",
                    "{\"apiVersion\":\"ex.io/v2\",\"kind\":\"Foo\","
                    "\"metadata\":{\"name\":\"a\"}}",
                    NULL));
    TRY(test_merge(&test, DEFINITIONS "/foos.ex.io",
                   "{\"spec\":{\"versions\":[{\"name\":\"v2\",\"served\":false,"
                   "\"storage\":true}]}}",
                   NULL));
    TRY(test_delete(&test, DEFINITIONS "/foos.ex.io", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(define_as(&test, "foos", "ex.io", "Foo", "fo"));
    TRY(test_list(&test, "ex.io/v2/foos", "", NULL, &list));
    assert_int_equal(kin__list_count(list), 0);
    return 0;
}

/* Objects may be stored in a version that is not served. */
KIN_TEST(a_namespace_deletes_instances_of_unserved_versions)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *left = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    TRY(define(&test, NULL));
    TRY(test_create(&test, "ex.io/v1/foos/n",
                    "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                    "\"metadata\":{\"name\":\"a\"}}",
                    NULL));
    TRY(test_merge(&test, DEFINITIONS "/foos.ex.io",
                   "{\"spec\":{\"versions\":["
                   "{\"name\":\"v1beta1\",\"served\":true,\"storage\":false},"
                   "{\"name\":\"v1\",\"served\":false,\"storage\":true}]}}",
                   NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_get(&test, "ex.io/v1beta1/foos/n/a", NULL));
    TRY(test_delete(&test, "v1/namespaces//n", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY_FAIL(test_get(&test, "v1/namespaces//n", NULL), KIN_ENOTFOUND);
    TRY(test_list(&test, "ex.io/v1beta1/foos", "", NULL, &left));
    assert_int_equal(kin__list_count(left), 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(completes_a_definition),
    KIN_TEST_ENTRY(serves_a_new_definition_at_once),
    KIN_TEST_ENTRY(converts_and_orders_versions),
    KIN_TEST_ENTRY(generation_grows_with_the_spec),
    KIN_TEST_ENTRY(instances_need_kind_and_apiversion),
    KIN_TEST_ENTRY(rejects_invalid_definitions),
    KIN_TEST_ENTRY(scales_by_the_paths_of_the_definition),
    KIN_TEST_ENTRY(deleting_a_definition_deletes_its_instances),
    KIN_TEST_ENTRY(instances_with_finalizers_keep_the_definition),
    KIN_TEST_ENTRY(a_name_belongs_to_one_definition),
    KIN_TEST_ENTRY(names_of_builtin_resources_are_never_free),
    KIN_TEST_ENTRY(deletes_instances_of_unserved_versions),
    KIN_TEST_ENTRY(a_namespace_deletes_instances_of_unserved_versions))
