/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tests/cluster/kinds.c compares about 350 objects with a real API server;
 * these tests cover what all kinds have in common.
 */
#include "server/kinds.h"

#include "server/kinds_impl.h"
#include "test_kinds.h"

KIN_TEST(every_kind_has_rules)
{
    (void)alloc;
    assert_string_equal(
        kin__kind_rules_find(kin_s("apps"), kin_s("deployments"))->plural,
        "deployments");
    const struct kin__kind_rules *last = kin__kind_rules_find(
        kin_s("example.com"), kin_s("deployments"));
    assert_string_equal(last->plural, "");
    assert_int_equal(last->flags,
                     KIN__KIND_HAS_GENERATION | KIN__KIND_PUT_NEEDS_VERSION);
    assert_ptr_equal(kin__kind_rules_find(kin_s(""), kin_s("")), last);
    return 0;
}

/* Every row names an existing resource, and no two rows the same one. */
KIN_TEST(table_rows_name_existing_resources)
{
    const struct kin__schema *schema = test_kinds_schema();

    (void)alloc;
    for (size_t i = 0; i + 1 < kin__kind_table_count; i++) {
        const struct kin__kind_rules *rules = &kin__kind_table[i];
        bool is_known = false;
        for (size_t k = 0; k < schema->resource_count; k++)
            is_known |=
                kin_str_eq(schema->resources[k].group, kin_s(rules->group)) &&
                kin_str_eq(schema->resources[k].plural, kin_s(rules->plural));
        if (!is_known)
            fail_msg("there are no %s in %s", rules->plural, rules->group);
        for (size_t k = 0; k < i; k++)
            assert_false(strcmp(kin__kind_table[k].plural, rules->plural) ==
                             0 &&
                         strcmp(kin__kind_table[k].group, rules->group) == 0);
    }
    return 0;
}

/* Every resource that a default server stores has a row. */
KIN_TEST(table_covers_served_resources)
{
    const struct kin__schema *schema = test_kinds_schema();

    (void)alloc;
    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *resource = &schema->resources[i];
        bool can_create = (resource->verbs & KIN__SCHEMA_VERB_CREATE) != 0;
        if (!kin__schema_is_served(resource) || !can_create)
            continue;
        const struct kin__kind_rules *rules = kin__kind_rules_find(
            resource->group, resource->plural);
        if (rules->plural[0] == '\0')
            fail_msg("%.*s of %.*s have no rules", KIN_STR(resource->plural),
                     KIN_STR(resource->group));
    }
    return 0;
}

KIN_TEST(defaults_name_existing_fields)
{
    struct kin__defaults *defaults = NULL;
    kin_error err = KIN_ERROR_INIT;

    int r = kin__defaults_new(alloc, test_kinds_schema(), kin__kind_defaults,
                              kin__kind_default_count, &defaults, &err);
    if (r == KIN_ENOMEM && kin_test_out_of_memory())
        return r;
    assert_string_equal(err.message, "");
    assert_non_null(kin__defaults_free(defaults) ? NULL : "freed");
    return 0;
}

#define DEPLOYMENT                                                             \
    "{'metadata':{'name':'web','namespace':'default','uid':'u'},'spec':{"      \
    "'selector':{'matchLabels':{'a':'b'}},'template':{'metadata':{'labels':"   \
    "{'a':'b'}},'spec':{'containers':[{'name':'c','image':'i'}]}}},"           \
    "'status':{'replicas':9}}"
#define CHANGED                                                                \
    "{'metadata':{'name':'web','namespace':'default','uid':'other'},'spec':{"  \
    "'replicas':3,'selector':{'matchLabels':{'a':'b'}},'template':{"           \
    "'metadata':{'labels':{'a':'b'}},'spec':{'containers':[{'name':'c',"       \
    "'image':'i'}]}}},'status':{'replicas':5}}"
#define TEMPLATE                                                               \
    "'template':{'metadata':{'labels':{'a':'b'}},'spec':{'containers':[{"      \
    "'name':'c','image':'i','resources':{},'terminationMessagePath':"          \
    "'/dev/termination-log','terminationMessagePolicy':'File',"                \
    "'imagePullPolicy':'Always'}],'restartPolicy':'Always',"                   \
    "'terminationGracePeriodSeconds':30,'dnsPolicy':'ClusterFirst',"           \
    "'securityContext':{},'schedulerName':'default-scheduler'}},'strategy':"   \
    "{'type':'RollingUpdate','rollingUpdate':{'maxUnavailable':'25%',"         \
    "'maxSurge':'25%'}},'revisionHistoryLimit':10,"                            \
    "'progressDeadlineSeconds':600}"

static struct kin__kind_ctx deployments(const kin_allocator *alloc)
{
    return test_kinds_ctx(alloc, test_kinds_find("apps", "v1", "deployments"),
                          NULL);
}

KIN_TEST(create_adds_defaults_and_drops_the_status)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = deployments(alloc);

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx, DEPLOYMENT, &made, &causes));
    assert_kinds_json(
        kin_document_root(made),
        "{'kind':'Deployment','apiVersion':'apps/v1','metadata':{'name':'web',"
        "'namespace':'default','uid':'u','generation':1},'spec':{'replicas':1,"
        "'selector':{'matchLabels':{'a':'b'}}," TEMPLATE ",'status':{}}");
    return 0;
}

KIN_TEST(update_keeps_status_and_system_fields)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *changed = NULL;
    KIN_AUTO(kin_document) *same = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = deployments(alloc);

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx, DEPLOYMENT, &made, &causes));
    kin_value old = kin_document_root(made);
    TRY(test_kinds_update(&ctx, old, CHANGED, &changed, &causes));
    assert_kinds_json(
        kin_document_root(changed),
        "{'kind':'Deployment','apiVersion':'apps/v1','metadata':{'name':'web',"
        "'namespace':'default','uid':'u','generation':2},'spec':{'replicas':3,"
        "'selector':{'matchLabels':{'a':'b'}}," TEMPLATE ",'status':{}}");
    /* An update without changes equals the stored object. */
    TRY(test_kinds_update(&ctx, old, DEPLOYMENT, &same, &causes));
    assert_true(kin_value_equal(kin_document_root(same), old));
    return 0;
}

KIN_TEST(status_changes_through_its_subresource)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *changed = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = deployments(alloc);

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx, DEPLOYMENT, &made, &causes));
    ctx.subresource = kin_s("status");
    TRY(test_kinds_update(&ctx, kin_document_root(made), CHANGED, &changed,
                          &causes));
    kin_value now = kin_document_root(changed);
    assert_json_equal(kin__get2(now, "spec", "replicas"), "1");
    assert_json_equal(kin__get2(now, "status", "replicas"), "5");
    assert_json_equal(kin__get2(now, "metadata", "generation"), "1");
    return 0;
}

KIN_TEST(rejects_changes_of_immutable_fields)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *changed = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = deployments(alloc);

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx, DEPLOYMENT, &made, &causes));
    TRY_FAIL(
        test_kinds_update(
            &ctx, kin_document_root(made),
            "{'metadata':{'name':'web'},'spec':{'selector':{'matchLabels':{"
            "'x':'y'}},'template':{'metadata':{'labels':{'x':'y'}},'spec':{"
            "'containers':[{'name':'c','image':'i'}]}}}}",
            &changed, &causes),
        KIN_EINVAL);
    assert_null(changed);
    assert_string_equal(test_kinds_causes(&causes),
                        "spec.selector: Invalid value: {\"matchLabels\":"
                        "{\"x\":\"y\"}}: field is immutable");
    return 0;
}

KIN_TEST(custom_resources_have_no_type)
{
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = test_kinds_ctx(alloc, NULL, NULL);
    const struct kin__kind_rules *rules = kin__kind_rules_find(kin_s("a.io"),
                                                               kin_s("foos"));

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_read(alloc,
                        "{'kind':'Foo','apiVersion':'a.io/v1','metadata':{"
                        "'name':'x','finalizers':['y']},'spec':{'b':1,'a':2}}",
                        &in));
    TRY(kin__kind_prepare_create(rules, &ctx, kin_document_root(in), &made,
                                 &causes, NULL));
    assert_kinds_json(kin_document_root(made),
                      "{'apiVersion':'a.io/v1','kind':'Foo','metadata':{"
                      "'finalizers':['y'],'generation':1,'name':'x'},'spec':{"
                      "'a':2,'b':1}}");
    return 0;
}

KIN_TEST(supports_field_selectors)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_scratch scratch;
    const struct kin__kind_rules *pods = kin__kind_rules_find(kin_s(""),
                                                              kin_s("pods"));
    const struct kin__kind_rules *events = kin__kind_rules_find(
        kin_s("events.k8s.io"), kin_s("events"));

    TRY(test_kinds_read(alloc,
                        "{'metadata':{'name':'x'},'spec':{'nodeName':'n'},"
                        "'involvedObject':{'kind':'Pod'},'source':{},"
                        "'reportingComponent':'c'}",
                        &doc));
    kin_value object = kin_document_root(doc);
    assert_true(kin__kind_is_selectable(pods, kin_s("metadata.name")));
    assert_true(kin__kind_is_selectable(pods, kin_s("spec.nodeName")));
    assert_false(kin__kind_is_selectable(pods, kin_s("spec.bogus")));
    assert_false(kin__kind_is_selectable(pods, kin_s("regarding.kind")));
    assert_true(kin__kind_is_selectable(events, kin_s("regarding.kind")));
    assert_str_equal(
        kin__kind_field(pods, object, kin_s("spec.nodeName"), &scratch), "n");
    assert_str_equal(
        kin__kind_field(pods, object, kin_s("spec.hostNetwork"), &scratch),
        "false");
    assert_str_equal(
        kin__kind_field(events, object, kin_s("regarding.kind"), &scratch),
        "Pod");
    assert_str_equal(kin__kind_field(events, object, kin_s("source"), &scratch),
                     "c");
    return 0;
}

KIN_TEST(pods_on_nodes_have_a_grace_period)
{
    static const struct {
        const char *pod;
        int64_t asked_s;
        int64_t grace_s;
    } samples[] = {
        {"{'spec':{'terminationGracePeriodSeconds':30}}", -1, 0},
        {"{'spec':{'nodeName':'n','terminationGracePeriodSeconds':30}}", -1,
         30},
        {"{'spec':{'nodeName':'n','terminationGracePeriodSeconds':30}}", 5, 5},
        {"{'spec':{'nodeName':'n','terminationGracePeriodSeconds':30}}", 0, 0},
        {"{'spec':{'nodeName':'n'},'status':{'phase':'Succeeded'}}", -1, 0},
    };
    const struct kin__kind_rules *pods = kin__kind_rules_find(kin_s(""),
                                                              kin_s("pods"));
    const struct kin__kind_rules *nodes = kin__kind_rules_find(kin_s(""),
                                                               kin_s("nodes"));

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(test_kinds_read(alloc, samples[i].pod, &doc));
        kin_value pod = kin_document_root(doc);
        assert_int_equal(kin__kind_grace(pods, pod, samples[i].asked_s),
                         samples[i].grace_s);
        assert_int_equal(kin__kind_grace(nodes, pod, samples[i].asked_s), 0);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(every_kind_has_rules),
              KIN_TEST_ENTRY(table_rows_name_existing_resources),
              KIN_TEST_ENTRY(table_covers_served_resources),
              KIN_TEST_ENTRY(defaults_name_existing_fields),
              KIN_TEST_ENTRY(create_adds_defaults_and_drops_the_status),
              KIN_TEST_ENTRY(update_keeps_status_and_system_fields),
              KIN_TEST_ENTRY(status_changes_through_its_subresource),
              KIN_TEST_ENTRY(rejects_changes_of_immutable_fields),
              KIN_TEST_ENTRY(custom_resources_have_no_type),
              KIN_TEST_ENTRY(supports_field_selectors),
              KIN_TEST_ENTRY(pods_on_nodes_have_a_grace_period))
