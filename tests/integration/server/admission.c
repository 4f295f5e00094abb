/* SPDX-License-Identifier: Apache-2.0 */
/* Writes of an engine whose webhooks are called; each allocation fails in
 * turn. */
#include "test_webhook.h"

#include "schema/schema.h"
#include "server/auth.h"
#include "server/stamp.h"
#include "server/webhook_plan.h"

#define S(text) KIN_STR_INIT(text)
#define GROUP "admissionregistration.k8s.io"

enum { ALL_VERBS = 0xff };

static const struct kin__schema_resource facts[] = {
    {.version = S("v1"),
     .plural = S("namespaces"),
     .kind = S("Namespace"),
     .verbs = ALL_VERBS},
    {.version = S("v1"),
     .plural = S("nodes"),
     .kind = S("Node"),
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
    struct kin__resource *nodes;
    struct kin__user user;
    struct kin__admission admission;
    struct kin__failure failure;
};

static void world_done(struct world *world)
{
    kin__webhook_plan_unref(world->admission.plan);
    (void)kin__resource_unref(world->nodes);
    kin__failure_clear(&world->failure);
    (void)kin__webhooks_free(world->webhooks);
    (void)kin__engine_free(world->engine);
    (void)kin__webhook_caller_free(world->caller);
}
#define AUTO_WORLD __attribute__((cleanup(world_done))) struct world

static int world_init(struct world *world, const kin_allocator *alloc)
{
    const struct kin__engine_opts opts = {.alloc = alloc, .seed = 1};

    *world = (struct world){.alloc = alloc,
                            .user = {.name = KIN__S("me")},
                            .failure = {.alloc = alloc}};
    TRY(kin__webhook_caller_new(alloc, NULL, &world->caller, NULL));
    TRY(kin__engine_new(&opts, &world->engine, NULL));
    for (size_t i = 0; i < sizeof(facts) / sizeof(facts[0]); i++)
        TRY(kin__engine_add(world->engine, &facts[i], &facts[i], NULL));
    TRY(kin__engine_start(world->engine, NULL));
    TRY(kin__webhooks_new(alloc, world->engine, world->caller,
                          &world->webhooks));
    world->nodes = kin__engine_find(world->engine, KIN__S(""), KIN__S("v1"),
                                    KIN__S("nodes"));
    return 0;
}

static int world_configure(struct world *world, struct webhook *hook,
                           const char *kind, const char *path)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_WRITTEN written = {0};
    char plural[64];
    char text[16384];

    webhook_write(hook, kind, path, WEBHOOK_RULE("\"*\"", "\"*\"", "\"nodes\""),
                  text, sizeof(text));
    snprintf(plural, sizeof(plural), "%swebhookconfigurations", kind);
    KIN__AUTO_RESOURCE *resource = kin__engine_find(
        world->engine, KIN__S(GROUP), KIN__S("v1"), kin_s(plural));
    const struct kin__target target = {.resource = resource};
    TRY(kin_document_parse(world->alloc, kin_s(text), &doc, NULL));
    return kin__engine_create(world->engine, &target, kin_document_root(doc),
                              NULL, &written, &world->failure);
}

/* Takes the plan of the next writes. */
static int world_plan(struct world *world)
{
    world->admission = (struct kin__admission){.caller = world->caller,
                                               .user = &world->user};
    return kin__webhooks_plan(world->webhooks, world->nodes, KIN__S(""),
                              &world->admission.plan, &world->failure);
}

static int write_node(struct world *world, const char *text, bool is_update,
                      struct kin__written *ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__target target = {
        .resource = world->nodes, .name = is_update ? KIN__S("n") : KIN__S("")};
    const struct kin__write_opts opts = {.admission = &world->admission};

    TRY(kin_document_parse(world->alloc, kin_s(text), &doc, NULL));
    return is_update ? kin__engine_update(world->engine, &target,
                                          kin_document_root(doc), &opts, ret,
                                          &world->failure)
                     : kin__engine_create(world->engine, &target,
                                          kin_document_root(doc), &opts, ret,
                                          &world->failure);
}

static kin_str member(const struct kin__written *written, const char *key)
{
    return kin_value_str(
        kin_value_get(kin_object_value(written->object), kin_s(key)));
}

KIN_TEST(writes_pass_through_webhooks)
{
    AUTO_WORLD world = {0};
    AUTO_WEBHOOK hook = {0};
    KIN__AUTO_WRITTEN made = {0};
    KIN__AUTO_WRITTEN changed = {0};

    TRY(webhook_listen(&hook));
    TRY(world_init(&world, alloc));
    webhook_set_patch(&hook, "[{\"op\":\"add\",\"path\":\"/by\",\"value\":"
                             "\"hook\"}]");
    TRY(world_configure(&world, &hook, "mutating", "/patch"));
    TRY(world_configure(&world, &hook, "validating", "/allow"));
    TRY(world_plan(&world));
    TRY(write_node(&world, "{\"metadata\":{\"name\":\"n\"}}", false, &made));
    assert_true(kin_str_eq(member(&made, "by"), KIN__S("hook")));
    TRY(write_node(&world, "{\"metadata\":{\"name\":\"n\"},\"a\":\"b\"}", true,
                   &changed));
    assert_true(kin_str_eq(member(&changed, "a"), KIN__S("b")));
    assert_true(kin_str_eq(member(&changed, "by"), KIN__S("hook")));
    webhook_expect_calls(&hook, "/patch /allow /patch /allow");
    return 0;
}

/* Memory that runs short is neither a denial nor ignored. */
KIN_TEST(denials_are_failures)
{
    AUTO_WORLD world = {0};
    AUTO_WEBHOOK hook = {0};
    KIN__AUTO_WRITTEN made = {0};

    TRY(webhook_listen(&hook));
    TRY(world_init(&world, alloc));
    TRY(world_configure(&world, &hook, "validating", "/deny"));
    TRY(world_plan(&world));
    int r = write_node(&world, "{\"metadata\":{\"name\":\"n\"}}", false, &made);
    if (r == KIN_ENOMEM)
        return r;
    assert_int_equal(r, KIN_EFORBIDDEN);
    assert_int_equal(world.failure.http_code, 403);
    assert_string_equal(world.failure.message,
                        "admission webhook \"validating.a.b\" denied the "
                        "request: no");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_pass_through_webhooks),
              KIN_TEST_ENTRY(denials_are_failures))
