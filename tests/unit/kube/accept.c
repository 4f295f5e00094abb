/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/request.h"

#include "kin_test.h"

static const kin_resource pods = {NULL, "v1", "pods", "Pod", false};
static const kin_resource foos = {"example.com", "v1", "foos", "Foo", false};
static const kin_resource crds = {"apiextensions.k8s.io", "v1",
                                  "customresourcedefinitions",
                                  "CustomResourceDefinition", true};
static const kin_resource none = {NULL, NULL, NULL, NULL, false};

/* JSON is the alternative for servers without protobuf. */
KIN_TEST(protobuf_is_requested_for_known_types)
{
    static const char both[] = "application/vnd.kubernetes.protobuf,"
                               "application/json";

    (void)alloc;
    assert_str_equal(kin__accept_header(&pods, KIN_WIRE_PROTOBUF), both);
    assert_str_equal(kin__accept_header(&crds, KIN_WIRE_PROTOBUF), both);
    assert_str_equal(kin__accept_header(&pods, KIN_WIRE_JSON), "");
    assert_str_equal(kin__accept_header(&pods, KIN_WIRE_AUTO), "");
    assert_str_equal(kin__accept_header(&foos, KIN_WIRE_PROTOBUF), "");
    assert_str_equal(kin__accept_header(&none, KIN_WIRE_PROTOBUF), "");
    return 0;
}

KIN_TEST(invalid_wire_formats_are_rejected)
{
    (void)alloc;
    assert_true(kin__accept_is_valid(KIN_WIRE_AUTO));
    assert_true(kin__accept_is_valid(KIN_WIRE_PROTOBUF));
    assert_false(kin__accept_is_valid((kin_wire)(KIN_WIRE_PROTOBUF + 1)));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(protobuf_is_requested_for_known_types),
              KIN_TEST_ENTRY(invalid_wire_formats_are_rejected))
