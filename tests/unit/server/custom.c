/* SPDX-License-Identifier: Apache-2.0 */
#include "server/custom.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "kin_test.h"
#include "test_engine.h"

#define DEFINITIONS "apiextensions.k8s.io/v1/customresourcedefinitions/"
#define FOOS "ex.io/v1/foos/default"

#define DEFINITION(properties)                                                 \
    "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":"                    \
    "\"CustomResourceDefinition\",\"metadata\":{\"name\":\"foos.ex.io\"},"     \
    "\"spec\":{\"group\":\"ex.io\",\"names\":{\"plural\":\"foos\",\"kind\":"   \
    "\"Foo\"},\"scope\":\"Namespaced\",\"versions\":[{\"name\":\"v1\","        \
    "\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{"       \
    "\"type\":\"object\",\"properties\":{\"spec\":{\"type\":\"object\","       \
    "\"properties\":{" properties "}}}}},\"selectableFields\":[{\"jsonPath\":" \
    "\".spec.a\"}]}]}}"

static const char first[] = DEFINITION(
    "\"a\":{\"type\":\"string\",\"maxLength\":3}");

static int define(struct test_engine *test, const char *text)
{
    int r = test_create(test, DEFINITIONS, text, NULL);

    /* After an allocation failure, a tick publishes the catalog. */
    if (r == 0 && kin_test_out_of_memory())
        kin__engine_tick(test->engine);
    return r;
}

static int create(struct test_engine *test, const char *spec, kin_object **ret)
{
    char body[512];

    (void)snprintf(body, sizeof(body),
                   "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                   "\"metadata\":{\"name\":\"x\"},\"spec\":%s}",
                   spec);
    return test_create(test, FOOS, body, ret);
}

static kin_value spec_of(const kin_object *object)
{
    return kin_value_get(kin_object_value(object), kin_s("spec"));
}

KIN_TEST(prunes_and_validates)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *made = NULL;
    kin_object *bad = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, first));
    TRY(create(&test, "{\"a\":\"abc\",\"b\":1}", &made));
    assert_int_equal(kin_value_count(spec_of(made)), 1);
    TRY_FAIL(create(&test, "{\"a\":\"abcd\"}", &bad), KIN_EINVAL);
    TRY_TEXT(test.failure.message, KIN_ENOMEM);
    assert_string_equal(test.failure.message,
                        "Foo.ex.io \"x\" is invalid: spec.a: Too long: may "
                        "not be more than 3 bytes");
    assert_int_equal(test.failure.http_code, 422);
    return 0;
}

KIN_TEST(selects_by_declared_fields)
{
    TEST_ENGINE test;
    kin_scratch scratch;
    KIN_AUTO(kin_object) *made = NULL;
    const struct kin__rules *rules = &kin__rules_plain;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(define(&test, first));
    TRY(create(&test, "{\"a\":\"abc\"}", &made));
    KIN__AUTO_RESOURCE *foos = test_resource(&test, "ex.io/v1/foos");
    TRY_PTR(foos);
    assert_true(rules->is_selectable(rules, foos, kin_s("spec.a")));
    assert_false(rules->is_selectable(rules, foos, kin_s("spec.b")));
    assert_str_equal(rules->field(rules, foos, kin_object_value(made),
                                  kin_s("spec.a"), &scratch),
                     "abc");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(prunes_and_validates),
              KIN_TEST_ENTRY(selects_by_declared_fields))
