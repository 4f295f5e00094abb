/* SPDX-License-Identifier: Apache-2.0 */
#include "server/accounts.h"

#include <string.h>

#include <kin/json.h>

#include "base/base64.h"
#include "base/fake_clock.h"
#include "kin_test.h"
#include "schema/schema.h"
#include "server/engine.h"
#include "server/rules.h"
#include "test_files.h"

#define NOW_S 1767225600 /* 2026-01-01T00:00:00Z */

/* An engine with an account and a pod, and its tokens. */
struct fixture {
    const kin_allocator *alloc;
    struct kin__fake_clock clock;
    struct kin__engine *engine;
    struct kin__accounts *accounts;
    kin_object *account;
    kin_object *pod;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_object_unref(fixture->account);
    (void)kin_object_unref(fixture->pod);
    kin__accounts_free(fixture->accounts);
    (void)kin__engine_free(fixture->engine);
}
#define SCENE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_create(struct fixture *fixture, const char *plural,
                          const char *text, kin_object **ret)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_WRITTEN written = {0};
    KIN__AUTO_FAILURE failure = {.alloc = fixture->alloc};
    KIN__AUTO_RESOURCE *resource = kin__engine_find(fixture->engine, kin_s(""),
                                                    kin_s("v1"), kin_s(plural));
    const struct kin__target target = {.resource = resource,
                                       .namespace_ = kin_s("default")};

    TRY(kin_document_parse(fixture->alloc, kin_s(text), &body, NULL));
    TRY(kin__engine_create(fixture->engine, &target, kin_document_root(body),
                           NULL, &written, &failure));
    *ret = kin_object_ref(written.object);
    return 0;
}

static int fixture_delete(struct fixture *fixture, const char *plural,
                          const kin_object *object)
{
    KIN__AUTO_FAILURE failure = {.alloc = fixture->alloc};
    KIN__AUTO_RESOURCE *resource = kin__engine_find(fixture->engine, kin_s(""),
                                                    kin_s("v1"), kin_s(plural));
    const struct kin__target target = {.resource = resource,
                                       .namespace_ = kin_s("default"),
                                       .name = kin_object_name(object)};
    const struct kin__delete_opts opts = {.has_grace = true};
    struct kin__deleted deleted = {.object = NULL};

    TRY(kin__engine_delete(fixture->engine, &target, &opts, &deleted,
                           &failure));
    (void)kin_object_unref(deleted.object);
    return 0;
}

static int fixture_engine(struct fixture *fixture)
{
    static const char *const plurals[] = {"namespaces", "serviceaccounts",
                                          "pods"};
    const struct kin__engine_opts opts = {
        .alloc = fixture->alloc, .clock = &fixture->clock.clock, .seed = 42};
    const struct kin__schema *schema = NULL;

    TRY(kin__schema_get(&schema, NULL));
    TRY(kin__engine_new(&opts, &fixture->engine, NULL));
    for (size_t i = 0; i < sizeof(plurals) / sizeof(plurals[0]); i++) {
        const struct kin__schema_resource *facts = kin__schema_find_resource(
            schema, kin_s(""), kin_s("v1"), kin_s(plurals[i]));
        TRY(kin__engine_add(fixture->engine, facts, facts, NULL));
    }
    TRY(kin__engine_start(fixture->engine, NULL));
    TRY(fixture_create(fixture, "serviceaccounts",
                       "{\"apiVersion\":\"v1\",\"kind\":\"ServiceAccount\","
                       "\"metadata\":{\"name\":\"x\"}}",
                       &fixture->account));
    return fixture_create(fixture, "pods",
                          "{\"apiVersion\":\"v1\",\"kind\":\"Pod\","
                          "\"metadata\":{\"name\":\"p\"}}",
                          &fixture->pod);
}

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                        struct kin__accounts_opts opts)
{
    *fixture = (struct fixture){.alloc = alloc};
    kin__fake_clock_init(&fixture->clock, 0, NOW_S * KIN__NS_PER_S);
    TRY(fixture_engine(fixture));
    opts.clock = &fixture->clock.clock;
    TRY(kin__accounts_new(alloc, &opts, &fixture->accounts, NULL));
    kin__accounts_set_engine(fixture->accounts, fixture->engine);
    return 0;
}

/* Issues a token that is valid for an hour, perhaps bound to the pod. */
static int fixture_issue(struct fixture *fixture, bool is_bound,
                         struct kin__buf *ret)
{
    struct kin__account_claims claims = {
        .namespace_ = kin_s("default"),
        .account = {kin_s("x"), kin_object_uid(fixture->account)},
        .audiences = kin__accounts_audiences(fixture->accounts),
        .issued_s = NOW_S,
        .not_before_s = NOW_S,
        .expires_s = NOW_S + 3600,
    };

    if (is_bound)
        claims.pod = (struct kin__account_object){kin_s("p"),
                                                  kin_object_uid(fixture->pod)};
    kin__buf_clear(ret);
    return kin__accounts_issue(fixture->accounts, &claims, ret, NULL);
}

static int check(struct fixture *fixture, const struct kin__buf *token,
                 struct kin__user_room *room, struct kin__user *user)
{
    int r = kin__accounts_authenticate(fixture->accounts, kin__buf_str(token),
                                       room, user);

    return r == KIN_EINVAL && kin_test_out_of_memory() ? KIN_ENOMEM : r;
}

KIN_TEST(authenticates_the_account)
{
    SCENE fixture;
    KIN__AUTO_BUF token;
    struct kin__user_room room;
    struct kin__user user;

    kin__buf_init(&token, alloc, KIN__ACCOUNT_TOKEN_MAX);
    TRY(fixture_init(&fixture, alloc, (struct kin__accounts_opts){0}));
    TRY(fixture_issue(&fixture, /* is_bound= */ true, &token));
    for (int i = 0; i < 2; i++) { /* the second time from the cache */
        TRY(check(&fixture, &token, &room, &user));
        assert_str_equal(user.name, "system:serviceaccount:default:x");
        assert_true(kin_str_eq(user.uid, kin_object_uid(fixture.account)));
        assert_int_equal(user.group_count, 3);
        assert_str_equal(user.groups[1], "system:serviceaccounts:default");
        assert_int_equal(user.extra_count, 3);
        assert_str_equal(user.extra[1].key,
                         "authentication.kubernetes.io/pod-name");
        assert_str_equal(user.extra[1].value, "p");
    }
    return 0;
}

KIN_TEST(success_is_remembered_for_ten_seconds)
{
    SCENE fixture;
    KIN__AUTO_BUF bound;
    KIN__AUTO_BUF plain;
    struct kin__user_room room;
    struct kin__user user;

    kin__buf_init(&bound, alloc, KIN__ACCOUNT_TOKEN_MAX);
    kin__buf_init(&plain, alloc, KIN__ACCOUNT_TOKEN_MAX);
    TRY(fixture_init(&fixture, alloc, (struct kin__accounts_opts){0}));
    TRY(fixture_issue(&fixture, /* is_bound= */ true, &bound));
    TRY(fixture_issue(&fixture, /* is_bound= */ false, &plain));
    TRY(check(&fixture, &bound, &room, &user));
    TRY(fixture_delete(&fixture, "pods", fixture.pod));
    kin__fake_clock_advance(&fixture.clock, 9 * KIN__NS_PER_S);
    if (!kin_test_out_of_memory())
        TRY(check(&fixture, &bound, &room, &user));
    kin__fake_clock_advance(&fixture.clock, 2 * KIN__NS_PER_S);
    TRY_FAIL(check(&fixture, &bound, &room, &user), KIN_EINVAL);
    TRY(check(&fixture, &plain, &room, &user));
    kin__fake_clock_advance(&fixture.clock, 3640 * KIN__NS_PER_S);
    TRY(check(&fixture, &plain, &room, &user)); /* within the leeway */
    kin__fake_clock_advance(&fixture.clock, 20 * KIN__NS_PER_S);
    TRY_FAIL(check(&fixture, &plain, &room, &user), KIN_EINVAL);
    return 0;
}

/* Replaces the head or body of a token by another JSON text. */
static int replace_part(const struct kin__buf *token, int part,
                        const char *text, struct kin__buf *ret)
{
    kin_str rest = kin__buf_str(token);
    int r = 0;

    kin__buf_clear(ret);
    for (int i = 0; r == 0 && i < 3; i++) {
        const char *at = memchr(rest.ptr, '.', rest.len);
        size_t len = at ? (size_t)(at - rest.ptr) : rest.len;

        if (i == part)
            r = kin__base64url_encode(kin_s(text), ret);
        else
            r = kin__buf_append(ret, kin_str_of(rest.ptr, len));
        if (r == 0 && i < 2)
            r = kin__buf_append_byte(ret, '.');
        rest = at ? kin_str_of(at + 1, rest.len - len - 1)
                  : kin_str_of(rest.ptr + len, 0);
    }
    return r;
}

KIN_TEST(rejects_forged_tokens)
{
    static const struct {
        int part;
        const char *text;
        int code;
    } cases[] = {
        {0, "{\"alg\":\"none\"}", KIN_EINVAL},
        {0, "{\"alg\":\"HS256\"}", KIN_EINVAL},
        {0, "{\"alg\":\"RS256\"}", KIN_EINVAL},
        {0, "[]", KIN_ENOTFOUND},
        {1, "{\"iss\":\"https://kubernetes.default.svc.cluster.local\"}",
         KIN_EINVAL},
        {1, "{\"iss\":\"https://other\"}", KIN_ENOTFOUND},
        {1, "7", KIN_ENOTFOUND},
        {2, "", KIN_EINVAL},
        {2, "signature", KIN_EINVAL},
    };
    SCENE fixture;
    KIN__AUTO_BUF token;
    KIN__AUTO_BUF forged;
    struct kin__user_room room;
    struct kin__user user;

    kin__buf_init(&token, alloc, KIN__ACCOUNT_TOKEN_MAX);
    kin__buf_init(&forged, alloc, KIN__ACCOUNT_TOKEN_MAX);
    TRY(fixture_init(&fixture, alloc, (struct kin__accounts_opts){0}));
    TRY(fixture_issue(&fixture, /* is_bound= */ false, &token));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        TRY(replace_part(&token, cases[i].part, cases[i].text, &forged));
        int r = check(&fixture, &forged, &room, &user);
        if (r == KIN_ENOMEM)
            return r;
        if (r != cases[i].code)
            fail_msg("case %zu: %s", i, kin_error_name(r));
    }
    return 0;
}

/* A server that starts again with the same file accepts its old tokens. */
KIN_TEST(keeps_its_key)
{
    AUTO_FOLDER folder;
    SCENE first;
    KIN__AUTO_BUF token;
    struct kin__user_room room;
    struct kin__user user;

    test_folder_init(&folder);
    kin__buf_init(&token, alloc, KIN__ACCOUNT_TOKEN_MAX);
    const struct kin__accounts_opts opts = {
        .kept_file = test_folder_path(&folder, "sa.key")};
    TRY(fixture_init(&first, alloc, opts));
    TRY(fixture_issue(&first, /* is_bound= */ false, &token));
    KIN__AUTO_ACCOUNTS *second = NULL;
    const struct kin__accounts_opts again = {.clock = &first.clock.clock,
                                             .kept_file = opts.kept_file};
    TRY(kin__accounts_new(alloc, &again, &second, NULL));
    kin__accounts_set_engine(second, first.engine);
    int r = kin__accounts_authenticate(second, kin__buf_str(&token), &room,
                                       &user);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(r, 0);
    /* Another server has another key. */
    KIN__AUTO_ACCOUNTS *third = NULL;
    TRY(kin__accounts_new(alloc, &(struct kin__accounts_opts){0}, &third,
                          NULL));
    kin__accounts_set_engine(third, first.engine);
    TRY_FAIL(
        kin__accounts_authenticate(third, kin__buf_str(&token), &room, &user),
        KIN_EINVAL);
    return 0;
}

KIN_TEST(bad_files_fail_at_the_start)
{
    AUTO_FOLDER folder;
    struct kin__accounts *accounts = NULL;

    test_folder_init(&folder);
    const char *path = test_folder_write(&folder, "key", "no key");
    const struct kin__accounts_opts cases[] = {
        {.signing_file = path}, {.key_file = path}, {.signing_file = "/none"}};
    static const int codes[] = {KIN_EINVAL, KIN_EINVAL, KIN_ENOTFOUND};

    for (int i = 0; i < 3; i++)
        TRY_FAIL(kin__accounts_new(alloc, &cases[i], &accounts, NULL),
                 codes[i]);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(authenticates_the_account),
              KIN_TEST_ENTRY(success_is_remembered_for_ten_seconds),
              KIN_TEST_ENTRY(rejects_forged_tokens),
              KIN_TEST_ENTRY(keeps_its_key),
              KIN_TEST_ENTRY(bad_files_fail_at_the_start))
