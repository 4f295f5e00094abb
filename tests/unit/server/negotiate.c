/* SPDX-License-Identifier: Apache-2.0 */
#include "server/negotiate.h"

#include "kin_test.h"

#define PB "application/vnd.kubernetes.protobuf"
#define TABLE "application/json;as=Table;v=v1;g=meta.k8s.io"
#define TABLE_BETA "application/json;as=Table;v=v1beta1;g=meta.k8s.io"

static const struct {
    const char *accept;
    unsigned can;
    enum kin__accept_result result;
    enum kin__media media;
    enum kin__as as;
    bool is_v1beta1;
} cases[] = {
    {"", KIN__CAN_TABLE, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_IS, false},
    {"*/*", KIN__CAN_TABLE, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_IS, false},
    {"application/*", 0, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_IS, false},
    {"application/json", 0, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_IS, false},
    {"Application/JSON", 0, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_IS, false},
    {"application/yaml", 0, KIN__ACCEPT_OK, KIN__MEDIA_YAML, KIN__AS_IS, false},
    {PB ",application/json", 0, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_IS,
     false},
    {PB, 0, KIN__ACCEPT_NO_MEDIA, 0, 0, false},
    {"text/html", 0, KIN__ACCEPT_NO_MEDIA, 0, 0, false},
    {",;;,", 0, KIN__ACCEPT_NO_MEDIA, 0, 0, false},
    {TABLE "," TABLE_BETA ",application/json", KIN__CAN_TABLE, KIN__ACCEPT_OK,
     KIN__MEDIA_JSON, KIN__AS_TABLE, false},
    {TABLE_BETA ", application/json", KIN__CAN_TABLE, KIN__ACCEPT_OK,
     KIN__MEDIA_JSON, KIN__AS_TABLE, true},
    {TABLE ",application/json", 0, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_IS,
     false},
    {TABLE, 0, KIN__ACCEPT_NO_FORM, 0, 0, false},
    {"application/json;as=Foo;v=v1;g=meta.k8s.io", KIN__CAN_TABLE,
     KIN__ACCEPT_NO_FORM, 0, 0, false},
    {"application/json;as=Table;v=v2;g=meta.k8s.io", KIN__CAN_TABLE,
     KIN__ACCEPT_NO_FORM, 0, 0, false},
    {PB ";as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json;as="
        "PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json",
     KIN__CAN_PARTIAL, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_PARTIAL, false},
    {"application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1",
     KIN__CAN_PARTIAL, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_PARTIAL_LIST,
     false},
    {"application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
     "application/json",
     KIN__CAN_DISCOVERY, KIN__ACCEPT_OK, KIN__MEDIA_JSON, KIN__AS_DISCOVERY,
     false},
    {"application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList",
     KIN__CAN_TABLE, KIN__ACCEPT_NO_FORM, 0, 0, false},
    {"application/json;q=0.5,application/yaml", 0, KIN__ACCEPT_OK,
     KIN__MEDIA_YAML, KIN__AS_IS, false},
    {"application/json;q=0.5,application/yaml;q=0.49", 0, KIN__ACCEPT_OK,
     KIN__MEDIA_JSON, KIN__AS_IS, false},
    {"application/json;q=0", 0, KIN__ACCEPT_NO_FORM, 0, 0, false},
};

KIN_TEST(chooses_the_best_match)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct kin__accept accept = {0};
        enum kin__accept_result result = kin__negotiate(kin_s(cases[i].accept),
                                                        cases[i].can, &accept);

        if (result != cases[i].result)
            fail_msg("%s: %d", cases[i].accept, result);
        if (result != KIN__ACCEPT_OK)
            continue;
        if (accept.media != cases[i].media || accept.as != cases[i].as ||
            accept.is_v1beta1 != cases[i].is_v1beta1)
            fail_msg("%s: %d %d", cases[i].accept, accept.media, accept.as);
    }
    return 0;
}

KIN_TEST(reads_content_types)
{
    (void)alloc;
    assert_int_equal(kin__media_of(kin_s("")), KIN__MEDIA_JSON);
    assert_int_equal(kin__media_of(kin_s("application/json; charset=utf-8")),
                     KIN__MEDIA_JSON);
    assert_int_equal(kin__media_of(kin_s(PB)), KIN__MEDIA_PROTOBUF);
    assert_int_equal(kin__media_of(kin_s("application/apply-patch+yaml")),
                     KIN__MEDIA_APPLY_PATCH);
    assert_int_equal(
        kin__media_of(kin_s("application/strategic-merge-patch+json")),
        KIN__MEDIA_STRATEGIC_PATCH);
    assert_int_equal(kin__media_of(kin_s("text/plain")), KIN__MEDIA_UNKNOWN);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(chooses_the_best_match),
              KIN_TEST_ENTRY(reads_content_types))
