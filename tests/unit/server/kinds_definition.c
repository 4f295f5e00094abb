/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

#define VERSION(storage)                                                       \
    "{'name':'v1','served':true,'storage':" storage                            \
    ",'schema':{'openAPIV3Schema':{'type':'object'}}}"
#define SHOWN(storage)                                                         \
    "{'Name':'v1','Served':true,'Storage':" storage                            \
    ",'Deprecated':false,'DeprecationWarning':null,'Schema':null,"             \
    "'Subresources':null,'AdditionalPrinterColumns':null,"                     \
    "'SelectableFields':null}"
#define NAMED(names, versions)                                                 \
    "{'metadata':{'name':'foos.ex.io'},'spec':{'group':'ex.io','names':{"      \
    "'plural':'foos','kind':'FooBar'" names                                    \
    "},'scope':'Namespaced','versions':[" versions "]}}"
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

KIN_TEST(names_default_to_the_kind)
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

KIN_TEST(reports_invalid_fields)
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
        {"apiextensions.k8s.io", "v1", "customresourcedefinitions",
         NAMED("", VERSION("true") "," VERSION("false")),
         "spec.versions: Invalid value: [" SHOWN("true") "," SHOWN(
             "false") "]: must contain unique version names"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(other_names_are_labels)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = definitions(alloc);

    kin__causes_init(&causes, alloc);
    TRY_FAIL(test_kinds_create(&ctx,
                               NAMED(",'shortNames':['f','F'],'categories':["
                                     "'1']",
                                     VERSION("true")),
                               &made, &causes),
             KIN_EINVAL);
    assert_int_equal(causes.count, 2);
    assert_string_equal(causes.items[0].field, "spec.names.shortNames[1]");
    assert_string_equal(causes.items[1].field, "spec.names.categories[0]");
    return 0;
}

/* Unlike in Kubernetes, because each version is a resource with all names. */
KIN_TEST(limits_versions_and_names)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN__AUTO_CAUSES causes;
    KIN__AUTO_BUF text;
    struct kin__kind_ctx ctx = definitions(alloc);

    kin__causes_init(&causes, alloc);
    kin__buf_init(&text, alloc, 1 << 16);
    TRY(kin__buf_append(&text,
                        kin_s("{'metadata':{'name':'foos.ex.io'},'spec':{"
                              "'group':'ex.io','scope':'Cluster','names':{"
                              "'plural':'foos','kind':'Foo','shortNames':[")));
    for (int i = 0; i < 129; i++)
        TRY(kin__buf_printf(&text, "%s'f%d'", i > 0 ? "," : "", i));
    TRY(kin__buf_append(&text, kin_s("]},'versions':[")));
    for (int i = 0; i < 129; i++)
        TRY(kin__buf_printf(&text, "%s{'name':'v%d','storage':%s}",
                            i > 0 ? "," : "", i, i > 0 ? "false" : "true"));
    TRY(kin__buf_append(&text, kin_s("]}}")));
    TRY_FAIL(test_kinds_create(&ctx, text.ptr, &made, &causes), KIN_EINVAL);
    assert_int_equal(causes.count, 2);
    assert_string_equal(causes.items[0].field, "spec.versions");
    assert_string_equal(causes.items[0].reason, "FieldValueTooMany");
    assert_string_equal(causes.items[0].message,
                        "Too many: 129: must have at most 128 items");
    assert_string_equal(causes.items[1].field, "spec.names.shortNames");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(names_default_to_the_kind),
              KIN_TEST_ENTRY(other_names_are_labels),
              KIN_TEST_ENTRY(limits_versions_and_names),
              KIN_TEST_ENTRY(reports_invalid_fields))
