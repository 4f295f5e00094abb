/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/wire.h"

#include "kin_test.h"

static const kin_resource pods = {NULL, "v1", "pods", "Pod", false};
static const kin_resource foos = {"example.com", "v1", "foos", "Foo", false};
static const kin_resource crds = {"apiextensions.k8s.io", "v1",
                                  "customresourcedefinitions",
                                  "CustomResourceDefinition", true};
static const kin_resource none = {NULL, NULL, NULL, NULL, false};

/* With JSON for servers that know nothing else. */
KIN_TEST(protobuf_is_asked_for_where_it_is_known)
{
    static const char both[] = "application/vnd.kubernetes.protobuf,"
                               "application/json";

    (void)alloc;
    assert_str_equal(kin__wire_accept(&pods, KIN_WIRE_PROTOBUF), both);
    assert_str_equal(kin__wire_accept(&crds, KIN_WIRE_PROTOBUF), both);
    assert_str_equal(kin__wire_accept(&pods, KIN_WIRE_JSON), "");
    assert_str_equal(kin__wire_accept(&pods, KIN_WIRE_AUTO), "");
    assert_str_equal(kin__wire_accept(&foos, KIN_WIRE_PROTOBUF), "");
    assert_str_equal(kin__wire_accept(&none, KIN_WIRE_PROTOBUF), "");
    return 0;
}

KIN_TEST(others_are_no_form)
{
    (void)alloc;
    assert_true(kin__wire_is_valid(KIN_WIRE_AUTO));
    assert_true(kin__wire_is_valid(KIN_WIRE_PROTOBUF));
    assert_false(kin__wire_is_valid((kin_wire)(KIN_WIRE_PROTOBUF + 1)));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(protobuf_is_asked_for_where_it_is_known),
              KIN_TEST_ENTRY(others_are_no_form))
