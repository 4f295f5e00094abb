/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

static struct kin__kind_ctx context(const kin_allocator *alloc,
                                    const char *group, const char *plural)
{
    return test_kinds_ctx(alloc, test_kinds_find(group, "v1", plural), NULL);
}

KIN_TEST(a_scale_has_replicas_and_selector)
{
    static const struct {
        const char *object;
        const char *spec;
        const char *status;
    } samples[] = {
        {"{'kind':'Deployment','spec':{'replicas':3,'selector':{'matchLabels':"
         "{'a':'b','c':'d'},'matchExpressions':[{'key':'e','operator':'In',"
         "'values':['f','g']},{'key':'h','operator':'Exists'},{'key':'i',"
         "'operator':'DoesNotExist'}]}},'status':{'replicas':2}}",
         "{'replicas':3}",
         "{'replicas':2,'selector':'a=b,c=d,e in (f,g),h,!i'}"},
        {"{'kind':'ReplicationController','spec':{'replicas':0,'selector':{"
         "'a':'b'}}}",
         "{}", "{'replicas':0,'selector':'a=b'}"},
    };
    struct kin__kind_ctx ctx = context(alloc, "apps", "deployments");

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN_AUTO(kin_document) *object = NULL;
        KIN_AUTO(kin_document) *scale = NULL;
        TRY(test_kinds_read(alloc, samples[i].object, &object));
        TRY(kin__kind_scale(&ctx, kin_document_root(object), &scale, NULL));
        kin_value made = kin_document_root(scale);
        assert_str_equal(kin__get_str(made, "kind"), "Scale");
        assert_kinds_json(kin__get(made, "spec"), samples[i].spec);
        assert_kinds_json(kin__get(made, "status"), samples[i].status);
    }
    return 0;
}

KIN_TEST(a_scale_sets_replicas)
{
    KIN_AUTO(kin_document) *object = NULL;
    KIN_AUTO(kin_document) *scale = NULL;
    KIN_AUTO(kin_document) *wrong = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *none = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = context(alloc, "apps", "deployments");

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_read(alloc, "{'spec':{'replicas':1,'paused':true}}",
                        &object));
    TRY(test_kinds_read(alloc, "{'spec':{'replicas':7}}", &scale));
    TRY(test_kinds_read(alloc, "{'spec':{'replicas':-7}}", &wrong));
    TRY(kin__kind_set_scale(&ctx, kin_document_root(object),
                            kin_document_root(scale), &made, &causes, NULL));
    assert_kinds_json(kin_document_root(made),
                      "{'spec':{'replicas':7,'paused':true}}");
    TRY_FAIL(kin__kind_set_scale(&ctx, kin_document_root(object),
                                 kin_document_root(wrong), &none, &causes,
                                 NULL),
             KIN_EINVAL);
    assert_string_equal(test_kinds_causes(&causes),
                        "spec.replicas: Invalid value: -7: must be greater "
                        "than or equal to 0");
    return 0;
}

KIN_TEST(a_binding_sets_the_node_of_a_pod)
{
    KIN_AUTO(kin_document) *pod = NULL;
    KIN_AUTO(kin_document) *binding = NULL;
    KIN_AUTO(kin_document) *bound = NULL;
    KIN_AUTO(kin_document) *stored = NULL;
    KIN_AUTO(kin_document) *again = NULL;
    KIN__AUTO_CAUSES causes;
    kin_error err = KIN_ERROR_INIT;
    struct kin__kind_ctx ctx = context(alloc, "", "pods");
    const struct kin__kind_rules *rules = kin__kind_rules_find(kin_s(""),
                                                               kin_s("pods"));

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx,
                          "{'metadata':{'name':'x'},'spec':{'containers':[{"
                          "'name':'c','image':'i'}]}}",
                          &pod, &causes));
    TRY(test_kinds_read(alloc, "{'target':{'kind':'Node','name':'n'}}",
                        &binding));
    TRY(kin__kind_bind_pod(&ctx, kin_document_root(pod),
                           kin_document_root(binding), &bound, &causes, NULL));
    /* The engine stores it as an update of the subresource. */
    ctx.subresource = kin_s("binding");
    TRY(kin__kind_prepare_update(rules, &ctx, kin_document_root(pod),
                                 kin_document_root(bound), &stored, &causes,
                                 NULL));
    kin_value made = kin_document_root(stored);
    assert_str_equal(kin__get_str(kin__get(made, "spec"), "nodeName"), "n");
    assert_kinds_json(kin__get2(made, "status", "conditions"),
                      "[{'type':'PodScheduled','status':'True',"
                      "'lastProbeTime':null,'lastTransitionTime':"
                      "'2026-01-01T00:00:00Z'}]");
    assert_json_equal(kin__get2(made, "metadata", "generation"), "1");
    TRY_FAIL(kin__kind_bind_pod(&ctx, made, kin_document_root(binding), &again,
                                &causes, &err),
             KIN_ECONFLICT);
    assert_string_equal(err.message, "pod x is already assigned to node \"n\"");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_scale_has_replicas_and_selector),
              KIN_TEST_ENTRY(a_scale_sets_replicas),
              KIN_TEST_ENTRY(a_binding_sets_the_node_of_a_pod))
