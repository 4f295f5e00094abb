/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define CORE                                                                   \
    "{'kind':'Event','apiVersion':'v1','metadata':{'name':'x'},"               \
    "'involvedObject':{'kind':'Pod'},'reason':'R','message':'m','source':{"    \
    "'component':'c'},'firstTimestamp':'2026-01-01T00:00:00Z',"                \
    "'lastTimestamp':null,'count':2,'type':'Normal','eventTime':null,"         \
    "'reportingComponent':'r','reportingInstance':'i'}"
#define EVENTS                                                                 \
    "{'kind':'Event','apiVersion':'events.k8s.io/v1','metadata':{'name':'x'}," \
    "'eventTime':null,'reportingController':'r','reportingInstance':'i',"      \
    "'reason':'R','regarding':{'kind':'Pod'},'note':'m','type':'Normal',"      \
    "'deprecatedSource':{'component':'c'},'deprecatedFirstTimestamp':"         \
    "'2026-01-01T00:00:00Z','deprecatedLastTimestamp':null,"                   \
    "'deprecatedCount':2}"

static int convert(const kin_allocator *alloc,
                   const struct kin__schema_resource *from,
                   const struct kin__schema_resource *to, const char *text,
                   kin_document **ret)
{
    KIN_AUTO(kin_document) *in = NULL;
    struct kin__kind_ctx ctx = test_kinds_ctx(alloc, from, NULL);

    int r = test_kinds_read(alloc, text, &in);
    if (r < 0)
        return r;
    return kin__kind_convert(&ctx, from, to, kin_document_root(in), ret, NULL);
}

KIN_TEST(finds_the_storage_version)
{
    const struct kin__schema *schema = test_kinds_schema();
    const struct kin__schema_resource *core = test_kinds_find("", "v1",
                                                              "events");
    const struct kin__schema_resource *v2 = test_kinds_find(
        "autoscaling", "v2", "horizontalpodautoscalers");
    const struct kin__schema_resource *pods = test_kinds_find("", "v1", "pods");

    (void)alloc;
    assert_ptr_equal(kin__kind_storage(schema, test_kinds_find("events.k8s.io",
                                                               "v1", "events")),
                     core);
    assert_ptr_equal(kin__kind_storage(schema, core), core);
    assert_ptr_equal(
        kin__kind_storage(schema, test_kinds_find("autoscaling", "v1",
                                                  "horizontalpodautoscalers")),
        v2);
    assert_ptr_equal(kin__kind_storage(schema, v2), v2);
    assert_ptr_equal(kin__kind_storage(schema, pods), pods);
    return 0;
}

KIN_TEST(converts_events)
{
    KIN_AUTO(kin_document) *there = NULL;
    KIN_AUTO(kin_document) *back = NULL;
    const struct kin__schema_resource *core = test_kinds_find("", "v1",
                                                              "events");
    const struct kin__schema_resource *events = test_kinds_find("events.k8s.io",
                                                                "v1", "events");

    TRY(convert(alloc, core, events, CORE, &there));
    assert_kinds_json(kin_document_root(there), EVENTS);
    TRY(convert(alloc, events, core, EVENTS, &back));
    assert_kinds_json(kin_document_root(back), CORE);
    return 0;
}

#define AUTOSCALER(version, notes, spec)                                       \
    "{'kind':'HorizontalPodAutoscaler','apiVersion':'autoscaling/" version     \
    "','metadata':{'name':'h'" notes "},'spec':{'scaleTargetRef':{'kind':"     \
    "'Deployment','name':'d'},'minReplicas':1,'maxReplicas':5" spec "}"
#define CPU                                                                    \
    "{'type':'Resource','resource':{'name':'cpu','target':{'type':"            \
    "'Utilization','averageUtilization':70}}}"

KIN_TEST(converts_autoscalers)
{
    KIN_AUTO(kin_document) *there = NULL;
    KIN_AUTO(kin_document) *back = NULL;
    const struct kin__schema_resource *v1 = test_kinds_find(
        "autoscaling", "v1", "horizontalpodautoscalers");
    const struct kin__schema_resource *v2 = test_kinds_find(
        "autoscaling", "v2", "horizontalpodautoscalers");

    TRY(convert(
        alloc, v1, v2,
        AUTOSCALER("v1", "", ",'targetCPUUtilizationPercentage':70") "}",
        &there));
    assert_kinds_json(
        kin_document_root(there),
        AUTOSCALER(
            "v2", "",
            ",'metrics':[" CPU
            "]") ",'status':{'desiredReplicas':0,'currentMetrics':null}}");
    TRY(convert(alloc, v2, v1, AUTOSCALER("v2", "", ",'metrics':[" CPU "]") "}",
                &back));
    assert_kinds_json(kin_document_root(back),
                      AUTOSCALER("v1", "",
                                 ",'targetCPUUtilizationPercentage':"
                                 "70") ",'status':{'currentReplicas'"
                                       ":0,'desiredReplicas':0}}");
    return 0;
}

/* Fields that v1 lacks survive. */
KIN_TEST(a_round_trip_of_an_autoscaler_loses_nothing)
{
    KIN_AUTO(kin_document) *first = NULL;
    KIN_AUTO(kin_document) *there = NULL;
    KIN_AUTO(kin_document) *back = NULL;
    const struct kin__schema_resource *v1 = test_kinds_find(
        "autoscaling", "v1", "horizontalpodautoscalers");
    const struct kin__schema_resource *v2 = test_kinds_find(
        "autoscaling", "v2", "horizontalpodautoscalers");
    struct kin__kind_ctx ctx = test_kinds_ctx(alloc, v2, NULL);

    TRY(convert(
        alloc, v2, v2,
        AUTOSCALER("v2", "",
                   ",'metrics':[{'type':'Resource','resource':{'name':'memory',"
                   "'target':{'type':'AverageValue','averageValue':'5'}}}],"
                   "'behavior':{'scaleDown':{'selectPolicy':'Max'}}") "}",
        &first));
    TRY(kin__kind_convert(&ctx, v2, v1, kin_document_root(first), &there,
                          NULL));
    TRY(kin__kind_convert(&ctx, v1, v2, kin_document_root(there), &back, NULL));
    assert_true(kin_value_equal(
        kin_value_get(kin_document_root(back), kin_s("spec")),
        kin_value_get(kin_document_root(first), kin_s("spec"))));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_storage_version),
              KIN_TEST_ENTRY(converts_events),
              KIN_TEST_ENTRY(converts_autoscalers),
              KIN_TEST_ENTRY(a_round_trip_of_an_autoscaler_loses_nothing))
