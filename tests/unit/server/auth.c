/* SPDX-License-Identifier: Apache-2.0 */
#include "server/auth.h"

#include "base/str.h"
#include "kin_test.h"
#include "net/http_server.h"

static const kin_str admins[] = {KIN_STR_INIT("system:masters")};

static const struct kin__auth_token tokens[] = {
    {KIN_STR_INIT("secret"), KIN_STR_INIT("admin"), admins, 1},
    {KIN_STR_INIT("other"), KIN_STR_INIT("viewer"), NULL, 0},
};

static const struct kin__http_client nobody = {0};

KIN_TEST(lets_everybody_in_when_nothing_is_demanded)
{
    KIN__AUTO_AUTH *auth = NULL;
    struct kin__user user;

    TRY(kin__auth_new(alloc, NULL, 0, /* demands= */ false, &auth, NULL));
    assert_false(kin__auth_demands(auth));
    assert_true(kin__auth_check(auth, kin_s(""), &nobody, &user));
    assert_true(user.is_anonymous);
    assert_str_equal(user.name, "system:anonymous");
    assert_str_equal(user.groups[0], "system:unauthenticated");
    /* A token that nobody asked for does no harm. */
    assert_true(kin__auth_check(auth, kin_s("Bearer x"), &nobody, &user));
    return 0;
}

KIN_TEST(knows_tokens)
{
    KIN__AUTO_AUTH *auth = NULL;
    struct kin__user user;
    static const char *const wrong[] = {
        "",       "Bearer",         "Bearer ",      "Bearer secre",
        "secret", "Bearer secretx", "Basic secret", "Bearer secret other",
    };

    TRY(kin__auth_new(alloc, tokens, 2, /* demands= */ false, &auth, NULL));
    assert_true(kin__auth_demands(auth));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        assert_false(kin__auth_check(auth, kin_s(wrong[i]), &nobody, &user));
    assert_true(kin__auth_check(auth, kin_s("Bearer secret"), &nobody, &user));
    assert_str_equal(user.name, "admin");
    assert_int_equal(user.group_count, 2);
    assert_str_equal(user.groups[0], "system:masters");
    assert_str_equal(user.groups[1], "system:authenticated");
    assert_true(kin__auth_check(auth, kin_s("bearer other"), &nobody, &user));
    assert_str_equal(user.name, "viewer");
    return 0;
}

KIN_TEST(trusts_certificates_first)
{
    KIN__AUTO_AUTH *auth = NULL;
    struct kin__user user;
    const struct kin__http_client client = {
        .state = KIN__HTTP_CLIENT_TRUSTED,
        .name = kin_s("kubelet"),
        .groups = {kin_s("system:nodes"), kin_s("system:authenticated")},
        .group_count = 2,
    };
    const struct kin__http_client refused = {.state = KIN__HTTP_CLIENT_REFUSED};

    TRY(kin__auth_new(alloc, NULL, 0, /* demands= */ true, &auth, NULL));
    assert_true(kin__auth_check(auth, kin_s(""), &client, &user));
    assert_str_equal(user.name, "kubelet");
    assert_int_equal(user.group_count, 2);
    assert_false(kin__auth_check(auth, kin_s(""), &refused, &user));
    assert_false(kin__auth_check(auth, kin_s(""), &nobody, &user));
    return 0;
}

KIN_TEST(refuses_empty_tokens)
{
    KIN__AUTO_AUTH *auth = NULL;
    const struct kin__auth_token empty = {.user = kin_s("x")};

    TRY_FAIL(kin__auth_new(alloc, &empty, 1, false, &auth, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(lets_everybody_in_when_nothing_is_demanded),
              KIN_TEST_ENTRY(knows_tokens),
              KIN_TEST_ENTRY(trusts_certificates_first),
              KIN_TEST_ENTRY(refuses_empty_tokens))
