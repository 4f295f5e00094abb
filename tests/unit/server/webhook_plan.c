/* SPDX-License-Identifier: Apache-2.0 */
#include "server/webhook_plan.h"

#include <string.h>

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"
#include "schema/schema.h"

#define S(text) KIN_STR_INIT(text)
#define GROUP "admissionregistration.k8s.io"

enum { ALL_VERBS = 0xff };

static const struct kin__schema_subresource status[] = {
    {.name = S("status"), .version = S("v1"), .verbs = ALL_VERBS}};
static const struct kin__schema_resource facts[] = {
    {.version = S("v1"),
     .plural = S("namespaces"),
     .kind = S("Namespace"),
     .verbs = ALL_VERBS},
    {.version = S("v1"),
     .plural = S("pods"),
     .kind = S("Pod"),
     .subresources = status,
     .subresource_count = 1,
     .verbs = ALL_VERBS,
     .is_namespaced = true},
    {.group = S("x.io"),
     .version = S("v1"),
     .plural = S("things"),
     .kind = S("Thing"),
     .verbs = ALL_VERBS},
    {.group = S("x.io"),
     .version = S("v2"),
     .plural = S("things"),
     .kind = S("Thing"),
     .verbs = ALL_VERBS},
    {.group = S(GROUP),
     .version = S("v1"),
     .plural = S("mutatingwebhookconfigurations"),
     .kind = S("MutatingWebhookConfiguration"),
     .verbs = ALL_VERBS},
    {.group = S(GROUP),
     .version = S("v1"),
     .plural = S("validatingwebhookconfigurations"),
     .kind = S("ValidatingWebhookConfiguration"),
     .verbs = ALL_VERBS},
};

struct world {
    const kin_allocator *alloc;
    struct kin__engine *engine;
    struct kin__webhook_caller *caller;
    struct kin__webhooks *webhooks;
    struct kin__failure failure;
};

static void world_done(struct world *world)
{
    kin__failure_clear(&world->failure);
    (void)kin__webhooks_free(world->webhooks);
    (void)kin__engine_free(world->engine);
    (void)kin__webhook_caller_free(world->caller);
}
#define AUTO_WORLD __attribute__((cleanup(world_done))) struct world

static int world_init(struct world *world, const kin_allocator *alloc)
{
    const struct kin__engine_opts opts = {.alloc = alloc, .seed = 1};

    *world = (struct world){.alloc = alloc, .failure = {.alloc = alloc}};
    TRY(kin__webhook_caller_new(alloc, NULL, &world->caller, NULL));
    TRY(kin__engine_new(&opts, &world->engine, NULL));
    for (size_t i = 0; i < sizeof(facts) / sizeof(facts[0]); i++)
        TRY(kin__engine_add(world->engine, &facts[i],
                            i == 3 ? &facts[2] : &facts[i], NULL));
    TRY(kin__engine_start(world->engine, NULL));
    return kin__webhooks_new(alloc, world->engine, world->caller,
                             &world->webhooks);
}

/* Creates an object of a resource; JSON with ' instead of ". */
static int create(struct world *world, const char *group, const char *plural,
                  const char *text)
{
    char json[2048];
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_WRITTEN written = {0};
    KIN__AUTO_RESOURCE *resource = kin__engine_find(
        world->engine, kin_s(group), KIN__S("v1"), kin_s(plural));
    const struct kin__target target = {.resource = resource};

    snprintf(json, sizeof(json), "%s", text);
    for (char *c = json; *c; c++)
        *c = *c == '\'' ? '"' : *c;
    TRY(kin_document_parse(world->alloc, kin_s(json), &doc, NULL));
    return kin__engine_create(world->engine, &target, kin_document_root(doc),
                              NULL, &written, &world->failure);
}

static int configure(struct world *world, const char *kind, const char *text)
{
    char plural[64];

    snprintf(plural, sizeof(plural), "%swebhookconfigurations", kind);
    return create(world, GROUP, plural, text);
}

static int take_plan(struct world *world, const char *group,
                     const char *version, const char *plural, const char *sub,
                     const struct kin__webhook_plan **ret)
{
    KIN__AUTO_RESOURCE *resource = kin__engine_find(
        world->engine, kin_s(group), kin_s(version), kin_s(plural));

    assert_non_null(resource);
    return kin__webhooks_plan(world->webhooks, resource, kin_s(sub), ret,
                              &world->failure);
}

#define RULE(groups, versions, operations, resources)                          \
    "'rules':[{'apiGroups':[" groups "],'apiVersions':[" versions              \
    "],'operations':[" operations "],'resources':[" resources "]}]"
#define HOOK(name, rule)                                                       \
    "{'name':'" name "','admissionReviewVersions':['v9','v1'],"                \
    "'clientConfig':{'url':'https://h/x'}," rule "}"
#define CONFIGURATION(name, hooks)                                             \
    "{'metadata':{'name':'" name "'},'webhooks':[" hooks "]}"

KIN_TEST(a_plan_has_the_webhooks_in_order)
{
    AUTO_WORLD world;
    const struct kin__webhook_plan *plan = NULL;
    const struct kin__webhook_plan *same = NULL;
    const char *any = CONFIGURATION(
        "b", HOOK("b1", RULE("''", "'v1'", "'*'",
                             "'pods'")) ","
                                        "{'name':'b2','timeoutSeconds':3,'"
                                        "failurePolicy':'Ignore',"
                                        "'clientConfig':{},'sideEffects':'None'"
                                        ",'reinvocationPolicy':"
                                        "'IfNeeded','matchPolicy':'Exact'}");

    TRY(world_init(&world, alloc));
    TRY(take_plan(&world, "", "v1", "pods", "", &plan));
    assert_null(plan);
    TRY(configure(&world, "mutating", any));
    TRY(configure(
        &world, "mutating",
        CONFIGURATION("a", HOOK("a1", RULE("''", "'v1'", "'*'", "'nodes'")))));
    TRY(take_plan(&world, "", "v1", "pods", "", &plan));
    assert_non_null(plan);
    int r = take_plan(&world, "", "v1", "pods", "", &same);
    bool is_same = plan == same;
    size_t count = plan->mutating.count;
    const struct kin__webhook *hooks = plan->mutating.items;
    assert_int_equal(count, 3);
    assert_string_equal(hooks[0].name.ptr, "a1");
    assert_string_equal(hooks[1].name.ptr, "b1");
    assert_string_equal(hooks[2].name.ptr, "b2");
    assert_int_equal(hooks[1].timeout_ms, 10000);
    assert_int_equal(hooks[1].review, KIN__REVIEW_V1);
    assert_true(hooks[1].is_equivalent && hooks[1].endpoint);
    assert_false(hooks[1].ignores_failures || hooks[1].allows_dry_run);
    assert_int_equal(hooks[2].timeout_ms, 3000);
    assert_int_equal(hooks[2].review, KIN__REVIEW_NONE);
    assert_true(hooks[2].ignores_failures && hooks[2].allows_dry_run);
    assert_true(hooks[2].is_reinvoked && !hooks[2].is_equivalent);
    assert_string_equal(
        hooks[2].problem,
        "webhook configuration must have either service or URL");
    kin__webhook_plan_unref(plan);
    kin__webhook_plan_unref(same);
    assert_true(r < 0 || is_same);
    return r;
}

/* Without these the webhook would be called for more than was asked for. */
KIN_TEST(a_stored_webhook_with_conditions_cannot_be_called)
{
    AUTO_WORLD world;
    const struct kin__webhook_plan *plan = NULL;

    TRY(world_init(&world, alloc));
    TRY(configure(&world, "validating",
                  CONFIGURATION("a", HOOK("a1", RULE("'*'", "'*'", "'*'",
                                                     "'*'") ",'matchConditions'"
                                                            ":[{}]"))));
    TRY(take_plan(&world, "", "v1", "pods", "", &plan));
    assert_non_null(plan);
    assert_null(plan->validating.items[0].endpoint);
    assert_string_equal(plan->validating.items[0].problem,
                        "matchConditions are not supported");
    kin__webhook_plan_unref(plan);
    return 0;
}

KIN_TEST(a_plan_is_for_resources_with_rules)
{
    static const struct {
        const char *rule;
        const char *group;
        const char *version;
        const char *plural;
        const char *sub;
        bool is_wanted;
    } samples[] = {
        {RULE("''", "'v1'", "'CREATE'", "'pods'"), "", "v1", "pods", "", true},
        {RULE("''", "'v1'", "'*'", "'pods'"), "", "v1", "pods", "status",
         false},
        {RULE("''", "'v1'", "'*'", "'pods/status'"), "", "v1", "pods", "status",
         true},
        {RULE("''", "'v1'", "'*'", "'pods/*'"), "", "v1", "pods", "status",
         true},
        {RULE("'*'", "'*'", "'*'", "'*'"), "", "v1", "pods", "status", false},
        {RULE("'*'", "'*'", "'*'", "'*/*'"), "", "v1", "pods", "status", true},
        {RULE("'*'", "'*'", "'*'", "'*/*'"), "", "v1", "pods", "", true},
        {RULE("'x.io'", "'*'", "'*'", "'*'"), "", "v1", "pods", "", false},
        {RULE("'x.io'", "'v1'", "'*'", "'things'"), "x.io", "v2", "things", "",
         true},
        {RULE("'x.io'", "'v1'", "'*'", "'things'") ",'matchPolicy':'Exact'",
         "x.io", "v2", "things", "", false},
        {RULE("'*'", "'*'", "'*'", "'*/*'"), GROUP, "v1",
         "mutatingwebhookconfigurations", "", false},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        AUTO_WORLD world;
        char text[1024];
        const struct kin__webhook_plan *plan = NULL;
        TRY(world_init(&world, alloc));
        snprintf(text, sizeof(text), CONFIGURATION("a", HOOK("h", "%s")),
                 samples[i].rule);
        TRY(configure(&world, "validating", text));
        TRY(take_plan(&world, samples[i].group, samples[i].version,
                      samples[i].plural, samples[i].sub, &plan));
        bool is_wanted = plan != NULL;
        kin__webhook_plan_unref(plan);
        if (is_wanted != samples[i].is_wanted)
            fail_msg("%s: %d", samples[i].rule, is_wanted);
    }
    return 0;
}

/* ---- matching ---- */

struct match {
    const char *more; /* of the webhook */
    enum kin__admission_operation operation;
    const char *plural;
    const char *namespace_;
    const char *object; /* NULL: none */
    const char *old;
    bool is_matched;
};

static int parse_value(const kin_allocator *alloc, const char *text,
                       kin_document **ret)
{
    char json[512];

    snprintf(json, sizeof(json), "%s", text ? text : "null");
    for (char *c = json; *c; c++)
        *c = *c == '\'' ? '"' : *c;
    return kin_document_parse(alloc, kin_s(json), ret, NULL);
}

static int expect_match(struct world *world, const struct match *sample)
{
    char text[1024];
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *object = NULL;
    KIN_AUTO(kin_document) *old = NULL;
    KIN__AUTO_RESOURCE *found = NULL;
    KIN__AUTO_RESOURCE *resource = kin__engine_find(
        world->engine, KIN__S(""), KIN__S("v1"), kin_s(sample->plural));

    snprintf(text, sizeof(text), "{%s}", sample->more);
    TRY(parse_value(world->alloc, text, &doc));
    TRY(parse_value(world->alloc, sample->object, &object));
    TRY(parse_value(world->alloc, sample->old, &old));
    const struct kin__webhook hook = {.value = kin_document_root(doc)};
    const struct kin__webhook_attributes attributes = {
        .engine = world->engine,
        .resource = resource,
        .operation = sample->operation,
        .namespace_ = kin_s(sample->namespace_),
        .object = sample->object ? kin_document_root(object) : KIN_VALUE_ABSENT,
        .old = sample->old ? kin_document_root(old) : KIN_VALUE_ABSENT,
    };
    int r = kin__webhook_match(&hook, &attributes, &found, &world->failure);
    if (r < 0)
        return r;
    if ((found != NULL) != sample->is_matched)
        fail_msg("%s %s: %d", sample->plural, text, found != NULL);
    return 0;
}

#define ALL RULE("'*'", "'*'", "'*'", "'*'")
#define OF(operation) RULE("'*'", "'*'", operation, "'*'")
#define IN(scope)                                                              \
    "'rules':[{'apiGroups':['*'],'apiVersions':['*'],'operations':['*'],"      \
    "'resources':['*'],'scope':'" scope "'}]"
#define LABELLED "{'metadata':{'labels':{'a':'b'}}}"
#define PLAIN "{'metadata':{}}"
#define SELECT "{'matchLabels':{'a':'b'}}"

KIN_TEST(a_request_matches_all_of_a_webhook)
{
    static const struct match samples[] = {
        {ALL, KIN__ADMISSION_CREATE, "pods", "n", PLAIN, NULL, true},
        {OF("'UPDATE','DELETE'"), KIN__ADMISSION_CREATE, "pods", "n", PLAIN,
         NULL, false},
        {OF("'UPDATE','DELETE'"), KIN__ADMISSION_DELETE, "pods", "n", NULL,
         PLAIN, true},
        {IN("Cluster"), KIN__ADMISSION_CREATE, "pods", "n", PLAIN, NULL, false},
        {IN("Cluster"), KIN__ADMISSION_CREATE, "namespaces", "n", PLAIN, NULL,
         true},
        {IN("Namespaced"), KIN__ADMISSION_CREATE, "namespaces", "n", PLAIN,
         NULL, false},
        {ALL ",'objectSelector':" SELECT, KIN__ADMISSION_CREATE, "pods", "n",
         PLAIN, NULL, false},
        {ALL ",'objectSelector':" SELECT, KIN__ADMISSION_UPDATE, "pods", "n",
         PLAIN, LABELLED, true},
        {ALL ",'objectSelector':" SELECT, KIN__ADMISSION_DELETE, "pods", "n",
         NULL, LABELLED, true},
        {ALL ",'namespaceSelector':" SELECT, KIN__ADMISSION_CREATE, "pods",
         "labelled", PLAIN, NULL, true},
        {ALL ",'namespaceSelector':" SELECT, KIN__ADMISSION_CREATE, "pods",
         "default", LABELLED, NULL, false},
        /* Its own labels. */
        {ALL ",'namespaceSelector':" SELECT, KIN__ADMISSION_CREATE,
         "namespaces", "new", LABELLED, NULL, true},
        {ALL ",'namespaceSelector':" SELECT, KIN__ADMISSION_UPDATE,
         "namespaces", "labelled", PLAIN, LABELLED, false},
        {ALL ",'namespaceSelector':" SELECT, KIN__ADMISSION_DELETE,
         "namespaces", "labelled", NULL, PLAIN, true},
    };
    AUTO_WORLD world;

    TRY(world_init(&world, alloc));
    TRY(create(&world, "", "namespaces",
               "{'metadata':{'name':'labelled','labels':{'a':'b'}}}"));
    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++)
        TRY(expect_match(&world, &samples[i]));
    return 0;
}

KIN_TEST(a_missing_namespace_is_reported_as_such)
{
    static const struct match sample = {ALL ",'namespaceSelector':" SELECT,
                                        KIN__ADMISSION_CREATE,
                                        "pods",
                                        "none",
                                        PLAIN,
                                        NULL,
                                        false};
    AUTO_WORLD world;

    TRY(world_init(&world, alloc));
    int r = expect_match(&world, &sample);
    if (r == KIN_ENOMEM)
        return r;
    assert_int_equal(r, KIN_EFORBIDDEN);
    assert_int_equal(world.failure.http_code, 404);
    assert_string_equal(world.failure.message, "namespaces \"none\" not found");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_plan_has_the_webhooks_in_order),
              KIN_TEST_ENTRY(a_stored_webhook_with_conditions_cannot_be_called),
              KIN_TEST_ENTRY(a_plan_is_for_resources_with_rules),
              KIN_TEST_ENTRY(a_request_matches_all_of_a_webhook),
              KIN_TEST_ENTRY(a_missing_namespace_is_reported_as_such))
