/* SPDX-License-Identifier: Apache-2.0 */
#include "server/claims.h"

#include <stdio.h>

#include <kin/json.h>

#include "kin_test.h"
#include "schema/schema.h"
#include "server/rules_kinds.h"

static bool is_torture;

/* An engine that serves namespaces and Services with the rules of built-in
 * kinds, and a rival that creates another Service during a create. */
struct fixture {
    struct kin__rules_kinds kinds; /* first: the rules' userdata */
    struct kin__rules rules;       /* the same, with the rival */
    struct kin__engine *engine;
    struct kin__resource *services;
    struct kin__failure failure;
    const char *rival; /* the body of the other Service; NULL for none */
    int rival_result;  /* result of the rival */
};

static int fixture_create(struct fixture *fixture, const char *text)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_WRITTEN written = {0};
    const struct kin__target target = {.resource = fixture->services,
                                       .namespace_ = kin_s("default")};

    TRY(kin_document_parse(fixture->failure.alloc, kin_s(text), &body, NULL));
    kin__failure_clear(&fixture->failure);
    return kin__engine_create(fixture->engine, &target, kin_document_root(body),
                              /* opts= */ NULL, &written, &fixture->failure);
}

static int prepare_create(const struct kin__rules_call *call, kin_value in,
                          kin_document **ret, struct kin__failure *failure)
{
    struct fixture *fixture = call->rules->userdata;
    int r = fixture->kinds.rules.prepare_create(call, in, ret, failure);
    const char *body = fixture->rival;

    fixture->rival = NULL;
    if (r == 0 && body)
        fixture->rival_result = fixture_create(fixture, body);
    return r;
}

static int fixture_add(struct fixture *fixture,
                       const struct kin__schema *schema, const char *plural)
{
    const struct kin__schema_resource *facts = kin__schema_find_resource(
        schema, kin_s(""), kin_s("v1"), kin_s(plural));

    return kin__engine_add(fixture->engine, facts, facts, NULL);
}

static void fixture_done(struct fixture *fixture)
{
    (void)kin__resource_unref(fixture->services);
    kin__failure_clear(&fixture->failure);
    (void)kin__engine_free(fixture->engine);
    kin__rules_kinds_done(&fixture->kinds);
}

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    const struct kin__engine_opts opts = {
        .alloc = alloc, .seed = 42, .rules = &fixture->rules};
    const struct kin__schema *schema = NULL;

    *fixture = (struct fixture){0};
    kin__failure_init(&fixture->failure, alloc);
    kin__rules_kinds_init(&fixture->kinds, alloc, /* schema= */ NULL, 42);
    TRY(kin__schema_get(&schema, NULL));
    fixture->kinds.schema = schema;
    fixture->rules = fixture->kinds.rules;
    fixture->rules.prepare_create = prepare_create;
    TRY(kin__engine_new(&opts, &fixture->engine, NULL));
    fixture->kinds.claims.engine = fixture->engine;
    TRY(fixture_add(fixture, schema, "namespaces"));
    TRY(fixture_add(fixture, schema, "services"));
    TRY(kin__engine_start(fixture->engine, NULL));
    fixture->services = kin__engine_find(fixture->engine, kin_s(""),
                                         kin_s("v1"), kin_s("services"));
    return 0;
}

#define SCENE __attribute__((cleanup(fixture_done))) struct fixture

#define SERVICE(name, spec)                                                    \
    "{\"apiVersion\":\"v1\",\"kind\":\"Service\",\"metadata\":{\"name\":"      \
    "\"" name "\"},\"spec\":{" spec "}}"
#define PORT(number)                                                           \
    "\"type\":\"NodePort\",\"ports\":[{\"port\":80,\"nodePort\":" number "}]"
#define ADDRESS(ip) "\"clusterIP\":\"" ip "\",\"ports\":[{\"port\":80}]"

/* A: claims of a running create are not given to another one. */
KIN_TEST(claims_of_running_requests_are_taken)
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
        SCENE fixture;

        TRY(fixture_init(&fixture, alloc));
        fixture.rival = pairs[i].second;
        TRY(fixture_create(&fixture, pairs[i].first));
        if (kin_test_out_of_memory())
            return KIN_ENOMEM;
        assert_int_equal(fixture.rival_result, KIN_EINVAL);
        TRY_FAIL(fixture_create(&fixture, pairs[i].second), KIN_EINVAL);
    }
    return 0;
}

/* A failed create keeps no claim. */
KIN_TEST(a_failed_request_releases_its_claims)
{
    SCENE fixture;

    TRY(fixture_init(&fixture, alloc));
    TRY(fixture_create(&fixture, SERVICE("a", PORT("30007"))));
    TRY_FAIL(fixture_create(&fixture, SERVICE("a", PORT("30008"))),
             KIN_EEXISTS);
    TRY(fixture_create(&fixture, SERVICE("b", PORT("30008"))));
    assert_int_equal(fixture.kinds.claims.held_count, 0);
    return 0;
}

/* B */
KIN_TEST(a_request_may_claim_again)
{
    SCENE fixture;
    struct kin__claims *claims = &fixture.kinds.claims;
    char first[KIN__CLAIMS_IP_SIZE];
    char second[KIN__CLAIMS_IP_SIZE];
    int64_t port = 0;

    TRY(fixture_init(&fixture, alloc));
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

/* Concurrent requests get all remaining ports, each once. */
KIN_TEST(reports_a_full_range)
{
    SCENE fixture;
    struct kin__claims *claims = &fixture.kinds.claims;
    bool seen[KIN__NODE_PORTS] = {false};
    int64_t port = 0;

    TRY(fixture_init(&fixture, alloc));
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
        KIN_TEST_ENTRY(claims_of_running_requests_are_taken),
        KIN_TEST_ENTRY(a_failed_request_releases_its_claims),
        KIN_TEST_ENTRY(a_request_may_claim_again),
        KIN_TEST_ENTRY(reports_a_full_range),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
