/* SPDX-License-Identifier: Apache-2.0 */
#include "server/claims.h"

#include <stdio.h>

#include <kin/json.h>

#include "kin_test.h"
#include "schema/schema.h"
#include "server/rules_kinds.h"

static bool is_torture;

/* An engine that serves namespaces and Services, by the rules of the kinds; and
 * somebody who makes another Service while one is on its way. */
struct scene {
    struct kin__rules_kinds kinds; /* first: the rules' userdata */
    struct kin__rules rules;       /* the same, with the intruder */
    struct kin__engine *engine;
    struct kin__resource *services;
    struct kin__failure failure;
    const char *intruder; /* the body of the other Service; NULL for none */
    int intruded;         /* what came of it */
};

static int scene_create(struct scene *scene, const char *text)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_WRITTEN written = {0};
    const struct kin__target target = {.resource = scene->services,
                                       .namespace_ = kin_s("default")};

    TRY(kin_document_parse(scene->failure.alloc, kin_s(text), &body, NULL));
    kin__failure_clear(&scene->failure);
    return kin__engine_create(scene->engine, &target, kin_document_root(body),
                              /* opts= */ NULL, &written, &scene->failure);
}

static int prepare_create(const struct kin__rules_call *call, kin_value in,
                          kin_document **ret, struct kin__failure *failure)
{
    struct scene *scene = call->rules->userdata;
    int r = scene->kinds.rules.prepare_create(call, in, ret, failure);
    const char *body = scene->intruder;

    scene->intruder = NULL;
    if (r == 0 && body)
        scene->intruded = scene_create(scene, body);
    return r;
}

static int scene_add(struct scene *scene, const struct kin__schema *schema,
                     const char *plural)
{
    const struct kin__schema_resource *facts = kin__schema_find_resource(
        schema, kin_s(""), kin_s("v1"), kin_s(plural));

    return kin__engine_add(scene->engine, facts, facts, NULL);
}

static void scene_done(struct scene *scene)
{
    (void)kin__resource_unref(scene->services);
    kin__failure_clear(&scene->failure);
    (void)kin__engine_free(scene->engine);
    kin__rules_kinds_done(&scene->kinds);
}

static int scene_init(struct scene *scene, const kin_allocator *alloc)
{
    const struct kin__engine_opts opts = {
        .alloc = alloc, .seed = 42, .rules = &scene->rules};
    const struct kin__schema *schema = NULL;

    *scene = (struct scene){0};
    kin__failure_init(&scene->failure, alloc);
    kin__rules_kinds_init(&scene->kinds, alloc, /* schema= */ NULL, 42);
    TRY(kin__schema_get(&schema, NULL));
    scene->kinds.schema = schema;
    scene->rules = scene->kinds.rules;
    scene->rules.prepare_create = prepare_create;
    TRY(kin__engine_new(&opts, &scene->engine, NULL));
    scene->kinds.claims.engine = scene->engine;
    TRY(scene_add(scene, schema, "namespaces"));
    TRY(scene_add(scene, schema, "services"));
    TRY(kin__engine_start(scene->engine, NULL));
    scene->services = kin__engine_find(scene->engine, kin_s(""), kin_s("v1"),
                                       kin_s("services"));
    return 0;
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

#define SERVICE(name, spec)                                                    \
    "{\"apiVersion\":\"v1\",\"kind\":\"Service\",\"metadata\":{\"name\":"      \
    "\"" name "\"},\"spec\":{" spec "}}"
#define PORT(number)                                                           \
    "\"type\":\"NodePort\",\"ports\":[{\"port\":80,\"nodePort\":" number "}]"
#define ADDRESS(ip) "\"clusterIP\":\"" ip "\",\"ports\":[{\"port\":80}]"

/* A: while one is on its way, nobody else gets what it has. */
KIN_TEST(what_is_on_its_way_is_taken)
{
    static const struct {
        const char *first;
        const char *second;
    } pairs[] = {
        {SERVICE("a", ADDRESS("10.96.7.7")),
         SERVICE("b", ADDRESS("10.96.7.7"))},
        {SERVICE("c", PORT("30007")), SERVICE("d", PORT("30007"))},
    };

    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
        SCENE scene;

        TRY(scene_init(&scene, alloc));
        scene.intruder = pairs[i].second;
        TRY(scene_create(&scene, pairs[i].first));
        if (kin_test_out_of_memory())
            return KIN_ENOMEM;
        assert_int_equal(scene.intruded, KIN_EINVAL);
        TRY_FAIL(scene_create(&scene, pairs[i].second), KIN_EINVAL);
    }
    return 0;
}

/* Of one that came to nothing, nothing is kept. */
KIN_TEST(what_failed_has_nothing)
{
    SCENE scene;

    TRY(scene_init(&scene, alloc));
    TRY(scene_create(&scene, SERVICE("a", PORT("30007"))));
    TRY_FAIL(scene_create(&scene, SERVICE("a", PORT("30008"))), KIN_EEXISTS);
    TRY(scene_create(&scene, SERVICE("b", PORT("30008"))));
    assert_int_equal(scene.kinds.claims.held_count, 0);
    return 0;
}

/* B */
KIN_TEST(a_request_may_ask_again)
{
    SCENE scene;
    struct kin__claims *claims = &scene.kinds.claims;
    char first[KIN__CLAIMS_IP_SIZE];
    char second[KIN__CLAIMS_IP_SIZE];
    int64_t port = 0;

    TRY(scene_init(&scene, alloc));
    TRY(kin__claims_ip(claims, 1, kin_s(""), first, NULL));
    TRY(kin__claims_ip(claims, 1, kin_s(first), second, NULL));
    assert_string_equal(first, second);
    TRY_FAIL(kin__claims_ip(claims, 2, kin_s(first), second, NULL),
             KIN_EEXISTS);
    TRY(kin__claims_port(claims, 1, 30001, &port, NULL));
    TRY(kin__claims_port(claims, 1, 30001, &port, NULL));
    TRY_FAIL(kin__claims_port(claims, 2, 30001, &port, NULL), KIN_EEXISTS);
    kin__claims_end(claims, 1);
    TRY(kin__claims_ip(claims, 2, kin_s(first), second, NULL));
    TRY(kin__claims_port(claims, 2, 30001, &port, NULL));
    assert_int_equal(port, 30001);
    return 0;
}

/* However many ask, all that is left is given, and no number twice. */
KIN_TEST(a_full_range_says_so)
{
    SCENE scene;
    struct kin__claims *claims = &scene.kinds.claims;
    bool seen[KIN__NODE_PORTS] = {false};
    int64_t port = 0;

    TRY(scene_init(&scene, alloc));
    for (int i = 0; i < (is_torture ? 20 : KIN__NODE_PORTS); i++) {
        TRY(kin__claims_port(claims, (uint64_t)i, 0, &port, NULL));
        assert_false(seen[port - KIN__NODE_PORT_FIRST]);
        seen[port - KIN__NODE_PORT_FIRST] = true;
    }
    if (is_torture)
        return 0;
    TRY_FAIL(kin__claims_port(claims, 7777, 0, &port, NULL), KIN_ELIMIT);
    kin__claims_end(claims, 5);
    TRY(kin__claims_port(claims, 7777, 0, &port, NULL));
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(what_is_on_its_way_is_taken),
        KIN_TEST_ENTRY(what_failed_has_nothing),
        KIN_TEST_ENTRY(a_request_may_ask_again),
        KIN_TEST_ENTRY(a_full_range_says_so),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
