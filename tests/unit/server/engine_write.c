/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <stdio.h>

#include "base/alloc.h"
#include "kin_test.h"
#include "server/kinds.h"
#include "server/stamp.h"
#include "test_engine.h"

/* Checks the failure of the last request. */
#define assert_failed(test, http, why, text)                                   \
    do {                                                                       \
        assert_int_equal((test).failure.http_code, (http));                    \
        assert_string_equal((test).failure.reason, (why));                     \
        assert_string_equal((test).failure.message, (text));                   \
    } while (0)

#define CM "v1/configmaps/default"

static int assert_json(const kin_allocator *alloc, const kin_object *object,
                       const char *expected)
{
    char *json = test_json(alloc, kin_object_value(object));

    TRY_PTR(json);
    bool is_same = strcmp(json, expected) == 0;
    if (!is_same)
        print_error("%s\nis not\n%s\n", json, expected);
    kin__free(alloc, json);
    assert_true(is_same);
    return 0;
}

KIN_TEST(reads_created_objects)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *got = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"a\",\"labels\":{\"x\":\"y\"},"
                    "\"uid\":\"mine\",\"generation\":7,\"selfLink\":\"z\"},"
                    "\"data\":{\"k\":\"v\"}}",
                    &made));
    TRY(test_get(&test, CM "/a", &got));
    assert_ptr_equal(made, got);
    assert_int_equal(kin_object_uid(got).len, 36);
    assert_int_equal(kin_object_uid(got).ptr[14], '4');
    char expected[512];
    (void)snprintf(
        expected, sizeof(expected),
        "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":"
        "\"a\",\"namespace\":\"default\",\"uid\":\"%s\",\"resourceVersion\":"
        "\"5\",\"creationTimestamp\":\"2026-01-01T00:00:00Z\",\"labels\":{"
        "\"x\":\"y\"}},\"data\":{\"k\":\"v\"}}",
        kin_object_uid(got).ptr);
    return assert_json(alloc, got, expected);
}

KIN_TEST(checks_names_and_namespaces)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY_FAIL(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL),
             KIN_EEXISTS);
    assert_failed(test, 409, "AlreadyExists",
                  "configmaps \"a\" already exists");
    TRY_FAIL(test_create(&test, "v1/configmaps/nope",
                         "{\"metadata\":{\"name\":\"a\"}}", NULL),
             KIN_ENOTFOUND);
    assert_failed(test, 404, "NotFound", "namespaces \"nope\" not found");
    TRY_FAIL(test_create(&test, CM,
                         "{\"metadata\":{\"name\":\"b\",\"namespace\":\"c\"}}",
                         NULL),
             KIN_EINVAL);
    assert_failed(test, 400, "BadRequest",
                  "the namespace of the provided object does not match the "
                  "namespace sent on the request");
    TRY_FAIL(test_create(&test, CM, "{\"metadata\":{}}", NULL), KIN_EINVAL);
    assert_failed(test, 422, "Invalid",
                  "ConfigMap \"\" is invalid: metadata.name: Required value: "
                  "name or generateName is required");
    TRY_FAIL(test_create(&test, CM,
                         "{\"metadata\":{\"name\":\"q\",\"resourceVersion\":"
                         "\"5\"}}",
                         NULL),
             KIN_ESERVER);
    assert_failed(test, 500, "",
                  "resourceVersion should not be set on objects to be created");
    /* Validation comes first. */
    TRY_FAIL(test_create(&test, CM,
                         "{\"metadata\":{\"name\":\"Q\",\"resourceVersion\":"
                         "\"5\"}}",
                         NULL),
             KIN_EINVAL);
    TRY_FAIL(test_get(&test, CM "/zz", NULL), KIN_ENOTFOUND);
    assert_failed(test, 404, "NotFound", "configmaps \"zz\" not found");
    return 0;
}

KIN_TEST(rejects_bodies_of_another_kind)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY_FAIL(test_create(&test, CM,
                         "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v2\"}",
                         NULL),
             KIN_EINVAL);
    assert_failed(test, 400, "BadRequest",
                  "ConfigMap in version \"v2\" cannot be handled as a "
                  "ConfigMap: no kind \"ConfigMap\" is registered for version "
                  "\"v2\" in scheme \"pkg/runtime/scheme.go:111\"");
    TRY_FAIL(test_create(&test, CM, "{\"kind\":\"Pod\"}", NULL), KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 400);
    TRY_FAIL(test_create(&test, CM, "[]", NULL), KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 400);
    return 0;
}

KIN_TEST(generates_names)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"generateName\":\"web-\"}}",
                    &a));
    TRY(test_create(&test, CM, "{\"metadata\":{\"generateName\":\"web-\"}}",
                    &b));
    assert_int_equal(kin_object_name(a).len, 9);
    assert_true(kin_str_starts_with(kin_object_name(a), kin_s("web-")));
    assert_false(kin_str_eq(kin_object_name(a), kin_object_name(b)));
    return 0;
}

KIN_TEST(an_update_keeps_server_metadata)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *now = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"a\"},\"data\":{\"k\":\"v\"}}",
                    &made));
    kin__fake_clock_advance(&test.clock, 5 * KIN__NS_PER_S);
    TRY(test_update(&test, CM "/a",
                    "{\"metadata\":{\"name\":\"a\",\"creationTimestamp\":null,"
                    "\"deletionTimestamp\":\"2026-01-01T00:00:00Z\"},"
                    "\"data\":{\"k\":\"w\"}}",
                    &now));
    assert_str_equal(kin_object_resource_version(now), "6");
    assert_true(kin_str_eq(kin_object_uid(made), kin_object_uid(now)));
    assert_true(kin_value_equal(
        kin__meta_get(kin_object_value(made), "creationTimestamp"),
        kin__meta_get(kin_object_value(now), "creationTimestamp")));
    assert_false(kin_value_exists(
        kin__meta_get(kin_object_value(now), "deletionTimestamp")));
    return 0;
}

KIN_TEST(checks_versions_of_updates)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY_FAIL(test_update(&test, CM "/a",
                         "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":"
                         "\"1\"}}",
                         NULL),
             KIN_ECONFLICT);
    assert_failed(test, 409, "Conflict",
                  "Operation cannot be fulfilled on configmaps \"a\": the "
                  "object has been modified; please apply your changes to the "
                  "latest version and try again");
    TRY_FAIL(test_update(&test, CM "/a",
                         "{\"metadata\":{\"name\":\"a\",\"uid\":\"u\"}}", NULL),
             KIN_ECONFLICT);
    TRY_FAIL(
        test_update(&test, CM "/a", "{\"metadata\":{\"name\":\"b\"}}", NULL),
        KIN_EINVAL);
    assert_failed(test, 400, "BadRequest",
                  "the name of the object (b) does not match the name on the "
                  "URL (a)");
    TRY_FAIL(test_update(&test, CM "/a", "{\"metadata\":{}}", NULL),
             KIN_EINVAL);
    assert_failed(test, 400, "BadRequest",
                  "the name of the object (a based on URL) was "
                  "undeterminable: name must be provided");
    TRY_FAIL(test_update(&test, CM "/a",
                         "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":"
                         "\"abc\"}}",
                         NULL),
             KIN_ESERVER);
    assert_failed(test, 500, "",
                  "strconv.ParseUint: parsing \"abc\": invalid syntax");
    TRY_FAIL(
        test_update(&test, CM "/z", "{\"metadata\":{\"name\":\"z\"}}", NULL),
        KIN_ENOTFOUND);
    TRY(test_update(&test, CM "/a",
                    "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"5\"},"
                    "\"data\":{\"x\":\"y\"}}",
                    NULL));
    return 0;
}

KIN_TEST(ignores_updates_without_changes)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *put = NULL;
    KIN_AUTO(kin_object) *patched = NULL;
    char text[64];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"a\"},\"data\":{\"k\":\"v\"}}",
                    &made));
    struct kin__watch_opts opts = {.version = kin_s("5")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    TRY(test_update(&test, CM "/a",
                    "{\"data\":{\"k\":\"v\"},\"metadata\":{\"name\":\"a\"}}",
                    &put));
    TRY(test_merge(&test, CM "/a", "{\"metadata\":{\"labels\":null}}",
                   &patched));
    assert_ptr_equal(put, made);
    assert_ptr_equal(patched, made);
    assert_int_equal(kin__engine_version(test.engine), 5);
    assert_string_equal(test_next(watch, text, sizeof(text)), "wait");
    return 0;
}

KIN_TEST(applies_patches)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *now = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"a\"},\"data\":{\"k\":\"v\"}}",
                    NULL));
    TRY(test_merge(&test, CM "/a", "{\"data\":{\"l\":\"w\",\"k\":null}}",
                   NULL));
    TRY(test_patch(&test, CM "/a", KIN__PATCH_JSON,
                   "[{\"op\":\"test\",\"path\":\"/data/l\",\"value\":\"w\"},"
                   "{\"op\":\"add\",\"path\":\"/data/m\",\"value\":\"x\"}]",
                   &now));
    kin_value data = kin_value_get(kin_object_value(now), kin_s("data"));
    assert_int_equal(kin_value_count(data), 2);
    assert_str_equal(kin_value_str(kin_value_get(data, kin_s("m"))), "x");
    return 0;
}

KIN_TEST(rejects_invalid_patches)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY_FAIL(test_patch(&test, CM "/a", KIN__PATCH_JSON,
                        "[{\"op\":\"test\",\"path\":\"/data\",\"value\":1}]",
                        NULL),
             KIN_EINVAL);
    assert_failed(test, 422, "Invalid",
                  "the server rejected our request due to an error in our "
                  "request");
    TRY_FAIL(test_patch(&test, CM "/a", KIN__PATCH_JSON, "{}", NULL),
             KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 400);
    TRY_FAIL(test_merge(&test, CM "/a", "[1]", NULL), KIN_EINVAL);
    assert_failed(test, 400, "BadRequest",
                  "error decoding patch: json: cannot unmarshal array into Go "
                  "value of type map[string]interface {}");
    TRY_FAIL(
        test_merge(&test, CM "/a", "{\"metadata\":{\"name\":\"b\"}}", NULL),
        KIN_EINVAL);
    TRY_FAIL(test_merge(&test, CM "/a",
                        "{\"metadata\":{\"resourceVersion\":\"3\"}}", NULL),
             KIN_ECONFLICT);
    TRY_FAIL(test_merge(&test, CM "/zz", "{}", NULL), KIN_ENOTFOUND);
    TRY_FAIL(test_patch(&test, CM "/a", KIN__PATCH_APPLY, "{}", NULL),
             KIN_EINVAL);
    assert_string_equal(test.failure.message, "invalid object type: /, Kind=");
    TRY_FAIL(test_patch(&test, CM "/zz", KIN__PATCH_APPLY, "{}", NULL),
             KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 400);
    return 0;
}

KIN_TEST(a_dry_run_writes_nothing)
{
    TEST_ENGINE test;
    KIN__AUTO_WRITTEN made = {0};
    KIN__AUTO_WRITTEN changed = {0};
    KIN__AUTO_WRITTEN versioned = {0};
    struct kin__write_opts dry = {.is_dry_run = true};

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_write(&test, "create", CM, "{\"metadata\":{\"name\":\"a\"}}", &dry,
                   &made));
    assert_true(made.is_created);
    assert_str_equal(kin_object_resource_version(made.object), "");
    TRY_FAIL(test_get(&test, CM "/a", NULL), KIN_ENOTFOUND);
    /* Only the storage rejects a version. */
    TRY(test_write(&test, "create", CM,
                   "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"7\"}}",
                   &dry, &versioned));
    assert_str_equal(kin_object_resource_version(versioned.object), "7");
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_write(&test, "merge", CM "/a", "{\"data\":{\"k\":\"v\"}}", &dry,
                   &changed));
    assert_str_equal(kin_object_resource_version(changed.object), "5");
    assert_true(kin_value_exists(
        kin_value_get(kin_object_value(changed.object), kin_s("data"))));
    TRY_FAIL(test_write(&test, "create", CM, "{\"metadata\":{\"name\":\"a\"}}",
                        &dry, &made),
             KIN_EEXISTS);
    assert_int_equal(kin__engine_version(test.engine), 5);
    return 0;
}

KIN_TEST(updates_status_separately)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *put = NULL;
    KIN_AUTO(kin_object) *status = NULL;
    kin_str phase = kin_s("status");

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, "v1/pods/default",
                    "{\"metadata\":{\"name\":\"p\"},\"spec\":{\"a\":1},"
                    "\"status\":{\"phase\":\"X\"}}",
                    &made));
    assert_false(
        kin_value_exists(kin_value_get(kin_object_value(made), phase)));
    TRY(test_merge(&test, "v1/pods/default/p/status",
                   "{\"status\":{\"phase\":\"Y\"},\"spec\":{\"a\":2}}",
                   &status));
    TRY(test_merge(&test, "v1/pods/default/p",
                   "{\"status\":{\"phase\":\"Z\"},\"spec\":{\"a\":3}}", &put));
    kin_value value = kin_object_value(put);
    assert_str_equal(kin_value_str(kin_value_get(kin_value_get(value, phase),
                                                 kin_s("phase"))),
                     "Y");
    int64_t a = 0;
    TRY(kin_value_int(
        kin_value_get(kin_value_get(value, kin_s("spec")), kin_s("a")), &a));
    assert_int_equal(a, 3);
    value = kin_object_value(status);
    TRY(kin_value_int(
        kin_value_get(kin_value_get(value, kin_s("spec")), kin_s("a")), &a));
    assert_int_equal(a, 1);
    return 0;
}

KIN_TEST(rejects_writes_after_the_stop)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    kin__engine_stop(test.engine);
    TRY_FAIL(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL),
             KIN_ESTOPPED);
    assert_int_equal(test.failure.http_code, 503);
    TRY(test_get(&test, "v1/namespaces//default", NULL));
    return 0;
}

/* A short patch may make a large object. */
KIN_TEST(limits_the_size_of_objects)
{
    TEST_ENGINE test;
    const struct kin__engine_opts opts = {.object_bytes = 500};
    const struct kin__write_opts dry_run = {.is_dry_run = true};
    KIN__AUTO_WRITTEN written = {0};
    KIN_AUTO(kin_object) *object = NULL;
    char text[512];

    TRY(test_engine_init(&test, alloc, &opts));
    (void)snprintf(text, sizeof(text),
                   "{\"metadata\":{\"name\":\"a\"},\"data\":{\"a\":\"%0*d\"}}",
                   200, 0);
    TRY(test_create(&test, "v1/configmaps/default", text, NULL));
    (void)snprintf(text, sizeof(text), "{\"data\":{\"b\":\"%0*d\"}}", 200, 0);
    TRY_FAIL(test_merge(&test, "v1/configmaps/default/a", text, NULL),
             KIN_ELIMIT);
    assert_int_equal(test.failure.http_code, 413);
    assert_string_equal(test.failure.message,
                        "Request entity too large: limit is 500");
    TRY_FAIL(test_write(&test, "merge", "v1/configmaps/default/a", text,
                        &dry_run, &written),
             KIN_ELIMIT);
    TRY(test_get(&test, "v1/configmaps/default/a", &object));
    assert_false(kin_value_exists(kin_value_get(
        kin_value_get(kin_object_value(object), kin_s("data")), kin_s("b"))));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_created_objects),
              KIN_TEST_ENTRY(checks_names_and_namespaces),
              KIN_TEST_ENTRY(rejects_bodies_of_another_kind),
              KIN_TEST_ENTRY(generates_names),
              KIN_TEST_ENTRY(an_update_keeps_server_metadata),
              KIN_TEST_ENTRY(checks_versions_of_updates),
              KIN_TEST_ENTRY(ignores_updates_without_changes),
              KIN_TEST_ENTRY(applies_patches),
              KIN_TEST_ENTRY(rejects_invalid_patches),
              KIN_TEST_ENTRY(a_dry_run_writes_nothing),
              KIN_TEST_ENTRY(updates_status_separately),
              KIN_TEST_ENTRY(rejects_writes_after_the_stop),
              KIN_TEST_ENTRY(limits_the_size_of_objects))
