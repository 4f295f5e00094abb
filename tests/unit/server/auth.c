/* SPDX-License-Identifier: Apache-2.0 */
#include "server/auth.h"

#include "base/str.h"
#include "kin_test.h"
#include "net/http_server.h"

static const kin_str admins[] = {KIN_STR_INIT("system:masters")};

static const struct kin__auth_token tokens[] = {
    {.token = KIN_STR_INIT("secret"),
     .user = KIN_STR_INIT("admin"),
     .uid = KIN_STR_INIT("u1"),
     .groups = admins,
     .group_count = 1},
    {.token = KIN_STR_INIT("other"), .user = KIN_STR_INIT("viewer")},
};

static const struct kin__http_client anonymous = {0};

KIN_TEST(accepts_anonymous_clients_without_tokens)
{
    KIN__AUTO_AUTH *auth = NULL;
    struct kin__user user;
    struct kin__user_room room;

    TRY(kin__auth_new(alloc, NULL, 0, /* is_required= */ false, &auth, NULL));
    assert_false(kin__auth_is_required(auth));
    assert_true(kin__auth_check(auth, kin_s(""), &anonymous, &room, &user));
    assert_true(user.is_anonymous);
    assert_str_equal(user.name, "system:anonymous");
    assert_str_equal(user.groups[0], "system:unauthenticated");
    /* A token is ignored if none is required. */
    assert_true(
        kin__auth_check(auth, kin_s("Bearer x"), &anonymous, &room, &user));
    return 0;
}

KIN_TEST(authenticates_tokens)
{
    KIN__AUTO_AUTH *auth = NULL;
    struct kin__user user;
    struct kin__user_room room;
    static const char *const wrong[] = {
        "",       "Bearer",         "Bearer ",      "Bearer secre",
        "secret", "Bearer secretx", "Basic secret", "Bearer secret other",
    };

    TRY(kin__auth_new(alloc, tokens, 2, /* is_required= */ false, &auth, NULL));
    assert_true(kin__auth_is_required(auth));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        assert_false(
            kin__auth_check(auth, kin_s(wrong[i]), &anonymous, &room, &user));
    assert_true(kin__auth_check(auth, kin_s("Bearer secret"), &anonymous, &room,
                                &user));
    assert_str_equal(user.name, "admin");
    assert_str_equal(user.uid, "u1");
    assert_int_equal(user.group_count, 2);
    assert_str_equal(user.groups[0], "system:masters");
    assert_str_equal(user.groups[1], "system:authenticated");
    assert_true(
        kin__auth_check(auth, kin_s("bearer other"), &anonymous, &room, &user));
    assert_str_equal(user.name, "viewer");
    return 0;
}

KIN_TEST(trusts_certificates_first)
{
    KIN__AUTO_AUTH *auth = NULL;
    struct kin__user user;
    struct kin__user_room room;
    const struct kin__http_client client = {
        .state = KIN__HTTP_CLIENT_TRUSTED,
        .name = kin_s("kubelet"),
        .groups = {kin_s("system:nodes"), kin_s("system:authenticated")},
        .group_count = 2,
        .fingerprint = kin_s("ab12"),
    };
    const struct kin__http_client refused = {.state = KIN__HTTP_CLIENT_REFUSED};

    TRY(kin__auth_new(alloc, NULL, 0, /* is_required= */ true, &auth, NULL));
    assert_true(kin__auth_check(auth, kin_s(""), &client, &room, &user));
    assert_str_equal(user.name, "kubelet");
    assert_int_equal(user.group_count, 2);
    assert_int_equal(user.extra_count, 1);
    assert_str_equal(user.extra[0].key,
                     "authentication.kubernetes.io/credential-id");
    assert_str_equal(user.extra[0].value, "X509SHA256=ab12");
    assert_false(kin__auth_check(auth, kin_s(""), &refused, &room, &user));
    assert_false(kin__auth_check(auth, kin_s(""), &anonymous, &room, &user));
    return 0;
}

KIN_TEST(rejects_empty_tokens)
{
    KIN__AUTO_AUTH *auth = NULL;
    const struct kin__auth_token empty = {.user = kin_s("x")};

    TRY_FAIL(kin__auth_new(alloc, &empty, 1, false, &auth, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(impersonates_users)
{
    struct kin__user user = {.name = kin_s("admin"),
                             .groups = {kin_s("system:masters")},
                             .group_count = 1};
    const kin_str groups[] = {kin_s("a"), kin_s("system:authenticated")};

    (void)alloc;
    kin__user_impersonate(&user, kin_s("eve"), groups, 2);
    assert_str_equal(user.name, "eve");
    assert_int_equal(user.group_count, 2);
    assert_str_equal(user.groups[0], "a");
    assert_false(user.is_anonymous);
    kin__user_impersonate(&user, kin_s("system:anonymous"), NULL, 0);
    assert_true(user.is_anonymous);
    assert_int_equal(user.group_count, 1);
    assert_str_equal(user.groups[0], "system:unauthenticated");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(accepts_anonymous_clients_without_tokens),
              KIN_TEST_ENTRY(authenticates_tokens),
              KIN_TEST_ENTRY(trusts_certificates_first),
              KIN_TEST_ENTRY(rejects_empty_tokens),
              KIN_TEST_ENTRY(impersonates_users))
