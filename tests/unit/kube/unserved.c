/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/status.h"

#include "base/error.h"
#include "kin_test.h"

static const kin_resource foos = {"samplecontroller.k8s.io", "v1alpha1", "foos",
                                  "Foo", false};
static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_resource deployments = {"apps", "v1", "deployments",
                                         "Deployment", false};

static kin_error answer(int code, int status, const char *reason)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, "the server said so");
    kin__error_set_http(&err, status, reason);
    return err;
}

KIN_TEST(names_resources_like_definitions)
{
    char name[64];
    char cut[6];

    (void)alloc;
    assert_string_equal(kin__resource_name(&foos, name, sizeof(name)),
                        "foos.samplecontroller.k8s.io");
    assert_string_equal(kin__resource_name(&pods, name, sizeof(name)), "pods");
    assert_string_equal(kin__resource_name(&foos, cut, sizeof(cut)), "foos.");
    return 0;
}

KIN_TEST(a_404_names_the_missing_definition)
{
    kin_error err = answer(KIN_ENOTFOUND, 404, "NotFound");

    (void)alloc;
    assert_true(kin__unserved_explain(&foos, &err));
    assert_string_equal(
        err.message,
        "foos.samplecontroller.k8s.io: not found (404): no "
        "CustomResourceDefinition serves samplecontroller.k8s.io/v1alpha1 "
        "foos");
    assert_int_equal(err.code, KIN_ENOTFOUND);
    assert_int_equal(err.http_status, 404);
    assert_string_equal(err.reason, "NotFound");
    return 0;
}

KIN_TEST(built_in_resources_need_no_definition)
{
    kin_error err = answer(KIN_ENOTFOUND, 404, "");

    (void)alloc;
    assert_true(kin__unserved_explain(&deployments, &err));
    assert_string_equal(err.message,
                        "deployments.apps: not found (404): no API of the "
                        "server serves apps/v1 deployments");
    assert_true(kin__unserved_explain(&pods, &err));
    assert_string_equal(
        err.message,
        "pods: not found (404): no API of the server serves v1 pods");
    return 0;
}

KIN_TEST(a_reason_alone_has_neither_resource_nor_status)
{
    kin_error err = answer(KIN_ENOTFOUND, 404, "NotFound");
    kin_error local = answer(KIN_ENOTFOUND, 0, "");

    (void)alloc;
    assert_true(kin__unserved_reason(&pods, &err));
    assert_string_equal(err.message, "no API of the server serves v1 pods");
    assert_int_equal(err.http_status, 404);
    assert_false(kin__unserved_reason(&pods, &local));
    assert_string_equal(local.message, "the server said so");
    return 0;
}

KIN_TEST(other_errors_stay_as_they_are)
{
    kin_error forbidden = answer(KIN_EFORBIDDEN, 403, "Forbidden");
    kin_error local = answer(KIN_ENOTFOUND, 0, "");

    (void)alloc;
    assert_false(kin__unserved_explain(&foos, &forbidden));
    assert_string_equal(forbidden.message, "the server said so");
    assert_false(kin__unserved_explain(&foos, &local));
    assert_string_equal(local.message, "the server said so");
    assert_false(kin__unserved_explain(&foos, NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(names_resources_like_definitions),
              KIN_TEST_ENTRY(a_404_names_the_missing_definition),
              KIN_TEST_ENTRY(built_in_resources_need_no_definition),
              KIN_TEST_ENTRY(a_reason_alone_has_neither_resource_nor_status),
              KIN_TEST_ENTRY(other_errors_stay_as_they_are))
