/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

#define VERSION(storage)                                                       \
    "{'name':'v1','served':true,'storage':" storage                            \
    ",'schema':{'openAPIV3Schema':{'type':'object'}}}"
#define CRD(name, storage)                                                     \
    "{'metadata':{'name':'" name "'},'spec':{'group':'ex.io','names':{"        \
    "'plural':'foos','kind':'FooBar'},'scope':'Namespaced','versions':"        \
    "[" VERSION(storage) "]}}"

static struct kin__kind_ctx definitions(const kin_allocator *alloc)
{
    return test_kinds_ctx(alloc,
                          test_kinds_find("apiextensions.k8s.io", "v1",
                                          "customresourcedefinitions"),
                          NULL);
}

KIN_TEST(names_are_made_of_the_kind)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = definitions(alloc);

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx, CRD("foos.ex.io", "true"), &made, &causes));
    kin_value crd = kin_document_root(made);
    assert_kinds_json(kin__get2(crd, "spec", "names"),
                      "{'plural':'foos','singular':'foobar','kind':'FooBar',"
                      "'listKind':'FooBarList'}");
    assert_kinds_json(kin__get2(crd, "spec", "conversion"),
                      "{'strategy':'None'}");
    assert_kinds_json(kin__get2(crd, "status", "storedVersions"), "['v1']");
    return 0;
}

KIN_TEST(says_what_is_wrong)
{
    static const struct test_kinds_sample samples[] = {
        {"apiextensions.k8s.io", "v1", "customresourcedefinitions",
         CRD("bars.ex.io", "true"),
         "metadata.name: Invalid value: 'bars.ex.io': must be "
         "spec.names.plural+'.'+spec.group"},
        {"apiextensions.k8s.io", "v1", "customresourcedefinitions",
         CRD("foos.ex.io", "false"),
         "spec.versions: Invalid value: [{'Name':'v1','Served':true,"
         "'Storage':false,'Deprecated':false,'DeprecationWarning':null,"
         "'Schema':null,'Subresources':null,'AdditionalPrinterColumns':null,"
         "'SelectableFields':null}]: must have exactly one version marked as "
         "storage version; status.storedVersions: Invalid value: null: must "
         "have at least one stored version"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(names_are_made_of_the_kind),
              KIN_TEST_ENTRY(says_what_is_wrong))
