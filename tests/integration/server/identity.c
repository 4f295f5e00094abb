/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens of service accounts, over HTTP. */
#include <string.h>

#include <kin/server.h>

#include "kin_test.h"
#include "test_site.h"

#define ACCOUNTS "/api/v1/namespaces/default/serviceaccounts"
#define SELF "/apis/authentication.k8s.io/v1/selfsubjectreviews"
#define REVIEWS "/apis/authentication.k8s.io/v1/tokenreviews"

/* Copies the token of an answer. */
static void take_token(struct site *site, char *ret, size_t size)
{
    const char *at = strstr(text_of(site), "\"token\":\"");

    assert_non_null(at);
    at += strlen("\"token\":\"");
    snprintf(ret, size, "%.*s", (int)strcspn(at, "\""), at);
}

/* Changes the signature, which stays valid text. */
static void damage(char *token)
{
    char *at = token + strlen(token) - 4;

    *at = *at == 'A' ? 'B' : 'A';
}

KIN_TEST(tokens_are_issued_and_accepted)
{
    kin_server_opts opts = {.size = sizeof(opts),
                            .token = "secret",
                            .api_audiences = "https://a,https://b"};
    AUTO_SITE site = {0};
    char token[2048];
    char body[4096];

    TRY(site_start(&site, alloc, &opts));
    site.token = "secret";
    EXPECT(&site, "POST", ACCOUNTS, "{\"metadata\":{\"name\":\"x\"}}", 201,
           "\"x\"");
    EXPECT(&site, "POST", ACCOUNTS "/x/token",
           "{\"spec\":{\"expirationSeconds\":100}}", 422,
           "TokenRequest.authentication.k8s.io \\\"\\\" is invalid: "
           "spec.expirationSeconds: Invalid value: 100: may not specify a "
           "duration less than 10 minutes");
    EXPECT(&site, "POST", ACCOUNTS "/nope/token", "{}", 404,
           "serviceaccounts \\\"nope\\\" not found");
    EXPECT(&site, "POST", ACCOUNTS "/x/token", "{}", 201,
           "\"audiences\":[\"https://a\",\"https://b\"]");
    take_token(&site, token, sizeof(token));
    snprintf(body, sizeof(body), "{\"spec\":{\"token\":\"%s\"}}", token);
    EXPECT(&site, "POST", REVIEWS, body, 201, "\"authenticated\":true");
    EXPECT(&site, "POST", REVIEWS, "{}", 400,
           "token is required for TokenReview in authentication");
    EXPECT(&site, "GET", "/openid/v1/jwks", NULL, 200, "\"ES256\"");
    EXPECT(&site, "GET", "/.well-known/openid-configuration", NULL, 200,
           "/openid/v1/jwks");
    site.token = token;
    EXPECT(&site, "POST", SELF, "{}", 201,
           "\"username\":\"system:serviceaccount:default:x\"");
    EXPECT(&site, "GET", "/api/v1/namespaces", NULL, 200, "default");
    damage(token);
    EXPECT(&site, "GET", "/api/v1/namespaces", NULL, 401, "Unauthorized");
    return 0;
}

/* Without authentication a token is not needed, but an invalid one of an
 * account is an error. */
KIN_TEST(an_open_server_checks_tokens_of_accounts)
{
    AUTO_SITE site = {0};
    char token[2048];

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", ACCOUNTS, "{\"metadata\":{\"name\":\"x\"}}", 201,
           "\"x\"");
    EXPECT(&site, "POST", ACCOUNTS "/x/token", "{}", 201, "\"token\"");
    take_token(&site, token, sizeof(token));
    site.token = token;
    EXPECT(&site, "POST", SELF, "{}", 201, "system:serviceaccounts:default");
    damage(token);
    EXPECT(&site, "POST", SELF, "{}", 401, "Unauthorized");
    site.token = "unknown";
    EXPECT(&site, "POST", SELF, "{}", 201, "system:anonymous");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(tokens_are_issued_and_accepted),
              KIN_TEST_ENTRY(an_open_server_checks_tokens_of_accounts))
