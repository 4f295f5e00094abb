/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

static struct kin__kind_ctx pods(const kin_allocator *alloc)
{
    return test_kinds_ctx(alloc, test_kinds_find("", "v1", "pods"), NULL);
}

static int create(const kin_allocator *alloc, const char *spec,
                  kin_document **ret)
{
    char text[TEST_KINDS_TEXT];
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = pods(alloc);

    kin__causes_init(&causes, alloc);
    (void)snprintf(text, sizeof(text),
                   "{'metadata':{'name':'x'},'spec':%s,'status':{'phase':"
                   "'Running'}}",
                   spec);
    return test_kinds_create(&ctx, text, ret, &causes);
}

KIN_TEST(a_new_pod_is_pending)
{
    KIN_AUTO(kin_document) *pod = NULL;

    TRY(create(alloc, "{'containers':[{'name':'c','image':'i'}]}", &pod));
    assert_kinds_json(kin__get(kin_document_root(pod), "status"),
                      "{'phase':'Pending','qosClass':'BestEffort'}");
    assert_kinds_json(
        kin__get2(kin_document_root(pod), "spec", "tolerations"),
        "[{'key':'node.kubernetes.io/not-ready','operator':'Exists','effect':"
        "'NoExecute','tolerationSeconds':300},{'key':"
        "'node.kubernetes.io/unreachable','operator':'Exists','effect':"
        "'NoExecute','tolerationSeconds':300}]");
    return 0;
}

KIN_TEST(requests_default_to_limits)
{
    KIN_AUTO(kin_document) *pod = NULL;

    TRY(create(alloc,
               "{'containers':[{'name':'c','image':'i','resources':{'limits':"
               "{'cpu':'1','memory':'1Gi'},'requests':{'cpu':'500m'}}}]}",
               &pod));
    kin_value spec = kin__get(kin_document_root(pod), "spec");
    assert_kinds_json(
        kin__get(kin_value_at(kin__get(spec, "containers"), 0), "resources"),
        "{'limits':{'cpu':'1','memory':'1Gi'},'requests':{'cpu':'500m',"
        "'memory':'1Gi'}}");
    return 0;
}

KIN_TEST(derives_the_qos_class)
{
    static const struct {
        const char *resources;
        const char *class;
    } samples[] = {
        {"{}", "BestEffort"},
        {"{'limits':{'cpu':'1','memory':'1'}}", "Guaranteed"},
        {"{'limits':{'cpu':'1','memory':'1'},'requests':{'cpu':'1000m'}}",
         "Guaranteed"},
        {"{'limits':{'cpu':'1'}}", "Burstable"},
        {"{'requests':{'memory':'1'}}", "Burstable"},
        {"{'requests':{'cpu':'0'}}", "BestEffort"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        char spec[512];
        KIN_AUTO(kin_document) *pod = NULL;
        (void)snprintf(spec, sizeof(spec),
                       "{'containers':[{'name':'c','image':'i','resources':%s}]"
                       "}",
                       samples[i].resources);
        TRY(create(alloc, spec, &pod));
        assert_str_equal(kin_value_str(kin__get2(kin_document_root(pod),
                                                 "status", "qosClass")),
                         samples[i].class);
    }
    return 0;
}

#define OLD                                                                    \
    "{'metadata':{'name':'x'},'spec':{'containers':[{'name':'c',"              \
    "'image':'i'}]}}"

static int change(const kin_allocator *alloc, const char *door,
                  const char *spec, kin_document **ret,
                  struct kin__causes *causes)
{
    char text[TEST_KINDS_TEXT];
    KIN_AUTO(kin_document) *old = NULL;
    struct kin__kind_ctx ctx = pods(alloc);

    int r = test_kinds_create(&ctx, OLD, &old, causes);
    if (r < 0)
        return r;
    ctx.subresource = kin_s(door);
    (void)snprintf(text, sizeof(text), "{'metadata':{'name':'x'},'spec':%s}",
                   spec);
    return test_kinds_update(&ctx, kin_document_root(old), text, ret, causes);
}

KIN_TEST(most_fields_of_a_pod_are_immutable)
{
    static const struct {
        const char *spec;
        const char *cause; /* prefix */
    } samples[] = {
        {"{'containers':[{'name':'c','image':'new'}]}", ""},
        {"{'containers':[{'name':'c','image':'i'}],'activeDeadlineSeconds':5}",
         ""},
        {"{'containers':[{'name':'c','image':'i'}],'nodeName':'n'}",
         "spec: Forbidden: pod updates may not change fields other than"},
        {"{'containers':[{'name':'c','image':'i','tty':true}]}",
         "spec: Forbidden: pod updates may not change fields other than"},
        {"{'containers':[{'name':'c','image':'i'},{'name':'d','image':'i'}]}",
         "spec.containers: Forbidden: pod updates may not add or remove "
         "containers"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN_AUTO(kin_document) *pod = NULL;
        KIN__AUTO_CAUSES causes;
        const char *cause = samples[i].cause;
        kin__causes_init(&causes, alloc);
        int r = change(alloc, "", samples[i].spec, &pod, &causes);
        if (r == KIN_ENOMEM && kin_test_out_of_memory())
            return r;
        assert_int_equal(r, cause[0] ? KIN_EINVAL : 0);
        assert_memory_equal(test_kinds_causes(&causes), cause, strlen(cause));
    }
    return 0;
}

#define CONTAINER "'containers':[{'name':'c','image':'i'}]"
#define EXISTS(key) "{'key':'" key "','operator':'Exists'}"

/* Those that admission adds. */
#define NODE(state)                                                            \
    "{'key':'node.kubernetes.io/" state "','operator':'Exists',"               \
    "'effect':'NoExecute','tolerationSeconds':300}"

KIN_TEST(tolerations_can_only_be_added)
{
    static const struct {
        const char *tolerations;
        int code;
    } samples[] = {
        {EXISTS("a") "," EXISTS("b") "," EXISTS("c"), 0},
        {EXISTS("b") "," EXISTS("c"), KIN_EINVAL}, /* without the first */
        {EXISTS("a") "," EXISTS("c"), KIN_EINVAL}, /* without the last */
    };
    struct kin__kind_ctx ctx = pods(alloc);
    KIN_AUTO(kin_document) *old = NULL;

    TRY(create(alloc,
               "{" CONTAINER
               ",'tolerations':[" EXISTS("a") "," EXISTS("b") "]}",
               &old));
    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN_AUTO(kin_document) *pod = NULL;
        KIN__AUTO_CAUSES causes;
        char text[TEST_KINDS_TEXT];
        kin__causes_init(&causes, alloc);
        (void)snprintf(text, sizeof(text),
                       "{'metadata':{'name':'x'},'spec':{'priority':0,"
                       "'preemptionPolicy':'PreemptLowerPriority'," CONTAINER
                       ",'tolerations':[%s," NODE("not-ready") "," NODE(
                           "unreachable") "]}}",
                       samples[i].tolerations);
        int r = test_kinds_update(&ctx, kin_document_root(old), text, &pod,
                                  &causes);
        if (r == KIN_ENOMEM && kin_test_out_of_memory())
            return r;
        assert_int_equal(r, samples[i].code);
    }
    return 0;
}

KIN_TEST(subresources_change_their_part)
{
    KIN_AUTO(kin_document) *resized = NULL;
    KIN_AUTO(kin_document) *debugged = NULL;
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    TRY(change(alloc, "resize",
               "{'nodeName':'n','containers':[{'name':'c','image':'z',"
               "'resources':{'requests':{'cpu':'1'}}}]}",
               &resized, &causes));
    kin_value spec = kin__get(kin_document_root(resized), "spec");
    kin_value container = kin_value_at(kin__get(spec, "containers"), 0);
    assert_str_equal(kin__get_str(spec, "nodeName"), "");
    assert_str_equal(kin__get_str(container, "image"), "i");
    assert_kinds_json(kin__get(container, "resources"),
                      "{'requests':{'cpu':'1'}}");
    TRY(change(alloc, "ephemeralcontainers",
               "{'nodeName':'n','containers':[{'name':'c','image':'z'}],"
               "'ephemeralContainers':[{'name':'e','image':'sh'}]}",
               &debugged, &causes));
    spec = kin__get(kin_document_root(debugged), "spec");
    assert_int_equal(kin_value_count(kin__get(spec, "ephemeralContainers")), 1);
    assert_str_equal(kin__get_str(spec, "nodeName"), "");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_new_pod_is_pending),
              KIN_TEST_ENTRY(requests_default_to_limits),
              KIN_TEST_ENTRY(derives_the_qos_class),
              KIN_TEST_ENTRY(most_fields_of_a_pod_are_immutable),
              KIN_TEST_ENTRY(tolerations_can_only_be_added),
              KIN_TEST_ENTRY(subresources_change_their_part))
