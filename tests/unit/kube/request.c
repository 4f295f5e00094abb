/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/request.h"

#include <string.h>

#include "kube/send.h"
#include "test_client.h"

/* An attempt as the current identity. */
static int attempt_init(struct kin__api_attempt *attempt, kin_client *client,
                        const struct kin__api_request *req, kin_error *err)
{
    struct kin__identity *identity = NULL;
    int r = kin__credentials_get(client->credentials, NULL, &identity, NULL,
                                 err);

    return r < 0 ? r
                 : kin__api_attempt_init(attempt, client, req, identity, err);
}

/* Waits for the rate limit on the test's clock. */
static int throttle(struct test_client *t, kin_stop *stop, kin_error *err)
{
    const struct kin__api_request req = {.method = "GET", .stop = stop};
    struct kin__send send;
    int r = KIN__PENDING;

    kin__send_init(&send, t->client, &req, /* wake= */ NULL, NULL);
    while (r == KIN__PENDING) {
        r = kin__send_limit(&send, err);
        if (r == KIN__PENDING)
            t->clock.now_ns = send.due.at_ns;
    }
    kin__send_done(&send);
    return r;
}

/* The URL of a request. */
static int url_of(struct test_client *t, const struct kin__api_request *req,
                  char *ret, size_t size, kin_error *err)
{
    KIN__AUTO_API_ATTEMPT attempt = {.alloc = NULL};
    int r = attempt_init(&attempt, t->client, req, err);

    if (r == 0)
        snprintf(ret, size, "%s", attempt.http.url);
    return r;
}

KIN_TEST(finds_the_path_of_a_resource)
{
    const struct {
        const kin_resource *resource;
        const char *ns, *name, *subresource, *url;
    } rows[] = {
        {&test_pods, "n", "p", "", "/api/v1/namespaces/n/pods/p"},
        {&test_pods, "", "", "", "/api/v1/pods"},
        {&test_nodes, "", "a:b", "status", "/api/v1/nodes/a:b/status"},
        {&test_deployments, "n", "d", "scale",
         "/apis/apps/v1/namespaces/n/deployments/d/scale"},
        {&test_deployments, "a b", "?", "",
         "/apis/apps/v1/namespaces/a%20b/deployments/%3F"},
    };
    AUTO_TEST_CLIENT t;
    char url[200];

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const struct kin__api_request req = {
            .method = "GET",
            .resource = rows[i].resource,
            .ns = kin_s(rows[i].ns),
            .name = kin_s(rows[i].name),
            .subresource = kin_s(rows[i].subresource)};
        TRY(url_of(&t, &req, url, sizeof(url), NULL));
        assert_int_equal(strncmp(url, "https://s/base", 14), 0);
        assert_string_equal(url + 14, rows[i].url);
    }
    return 0;
}

KIN_TEST(adds_queries)
{
    const kin_pair queries[] = {
        {kin_s("labelSelector"), kin_s("a in (b,c)")},
        {kin_s(""), kin_s("left out")},
        {kin_s("empty"), kin_s("")},
    };
    const struct kin__api_request req = {.method = "GET",
                                         .path = kin_s("/version?x=%20"),
                                         .queries = queries,
                                         .query_count = 3};
    AUTO_TEST_CLIENT t;
    char url[200];

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(url_of(&t, &req, url, sizeof(url), NULL));
    assert_string_equal(url, "https://s/base/version?x=%20&labelSelector="
                             "a%20in%20%28b%2Cc%29&empty=");
    return 0;
}

KIN_TEST(rejects_invalid_paths)
{
    static const char *const paths[] = {"", "version", "/a b", "/a?b c",
                                        "//h\n"};
    AUTO_TEST_CLIENT t;
    char url[200];

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++)
        TRY_FAIL(url_of(&t,
                        &(struct kin__api_request){.method = "GET",
                                                   .path = kin_s(paths[i])},
                        url, sizeof(url), NULL),
                 KIN_EINVAL);
    TRY_FAIL(url_of(&t,
                    &(struct kin__api_request){.method = "GET",
                                               .resource = &test_pods,
                                               .ns = kin_s("n"),
                                               .name = kin_s("..")},
                    url, sizeof(url), NULL),
             KIN_EINVAL);
    return 0;
}

/* The value of a header; NULL if there is none. */
static const char *header_of(const struct kin__api_attempt *attempt,
                             const char *name)
{
    for (size_t i = 0; i < attempt->http.header_count; i++) {
        if (kin_str_eq(attempt->http.headers[i].name, kin_s(name)))
            return attempt->http.headers[i].value.ptr;
    }
    return NULL;
}

KIN_TEST(the_head_has_identity_and_content_types)
{
    AUTO_TEST_CLIENT t;
    KIN__AUTO_API_ATTEMPT attempt = {.alloc = NULL};
    KIN__AUTO_API_ATTEMPT other = {.alloc = NULL};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(attempt_init(&attempt, t.client,
                     &(struct kin__api_request){
                         .method = "POST",
                         .kind = KIN__HTTP_LIST,
                         .path = kin_s("/x"),
                         .body = kin_s("{}"),
                         .timeout_ms = 5,
                     },
                     NULL));
    assert_string_equal(header_of(&attempt, "Authorization"), "Bearer hunter2");
    assert_string_equal(header_of(&attempt, "Accept"), "application/json");
    assert_string_equal(header_of(&attempt, "Content-Type"),
                        "application/json");
    assert_non_null(header_of(&attempt, "User-Agent"));
    assert_string_equal(attempt.http.method, "POST");
    assert_int_equal(attempt.http.kind, KIN__HTTP_LIST);
    assert_int_equal(attempt.http.timeout_ms, 5);
    assert_ptr_equal(attempt.http.peer, t.client->peer);
    assert_str_equal(attempt.http.body, "{}");

    TRY(attempt_init(&other, t.client,
                     &(struct kin__api_request){
                         .method = "GET",
                         .path = kin_s("/x"),
                         .accept = kin_s("text/plain"),
                         .content_type = kin_s("unused"),
                         .timeout_ms = -1,
                     },
                     NULL));
    assert_string_equal(header_of(&other, "Accept"), "text/plain");
    assert_null(header_of(&other, "Content-Type"));
    assert_int_equal(other.http.timeout_ms, 0);
    return 0;
}

KIN_TEST(an_outcome_has_what_the_retry_policy_needs)
{
    AUTO_TEST_CLIENT t;
    KIN__AUTO_API_ATTEMPT attempt = {.alloc = NULL};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(attempt_init(&attempt, t.client,
                     &(struct kin__api_request){
                         .method = "HEAD",
                         .kind = KIN__HTTP_WATCH,
                         .path = kin_s("/x"),
                     },
                     NULL));
    struct kin__outcome outcome = kin__api_attempt_outcome(
        &attempt, t.client, 0, KIN_FLOW_COMPLETE, 429, kin_s("3"));
    assert_int_equal(outcome.retry_after_s, 3);
    assert_int_equal(outcome.http_status, 429);
    assert_true(outcome.is_get);
    assert_true(outcome.is_watch);
    /* A literal token cannot be refreshed. */
    outcome = kin__api_attempt_outcome(&attempt, t.client, 0, KIN_FLOW_COMPLETE,
                                       401, kin_s(""));
    assert_false(outcome.has_fresh_credentials);
    assert_int_equal(outcome.retry_after_s, KIN__RETRY_AFTER_NONE);
    return 0;
}

/* The error message of a preflight, or "". */
static const char *preflight(const kin_resource *resource, const char *ns,
                             const char *name, bool wants_name)
{
    static kin_error err;
    const struct kin__api_request req = {
        .resource = resource, .ns = kin_s(ns), .name = kin_s(name)};

    err = (kin_error)KIN_ERROR_INIT;
    int r = kin__api_preflight(&req, wants_name, true, &err);
    assert_int_equal(r, err.code);
    assert_true(r == 0 || r == KIN_EINVAL);
    return err.message;
}

KIN_TEST(incomplete_requests_are_rejected)
{
    static const kin_resource no_version = {"", "", "pods", NULL, false};
    static const kin_resource no_plural = {"", "v1", NULL, NULL, false};

    (void)alloc;
    assert_string_equal(preflight(&test_pods, "n", "p", true), "");
    assert_string_equal(preflight(&test_pods, "n", "", false), "");
    assert_string_equal(preflight(&test_nodes, "", "x", true), "");
    assert_string_equal(preflight(&test_pods, "n", "", true),
                        "the name is empty");
    assert_string_equal(preflight(&test_pods, "", "p", true),
                        "the namespace is empty");
    assert_string_equal(preflight(&test_nodes, "n", "x", true),
                        "the resource is cluster-scoped");
    assert_string_equal(preflight(&test_pods, "n", "a/b", true),
                        "the name contains '/' or '%'");
    assert_string_equal(preflight(&test_pods, "n", "a%b", true),
                        "the name contains '/' or '%'");
    assert_string_equal(preflight(NULL, "n", "p", true),
                        "a resource needs a version and a plural");
    assert_string_equal(preflight(&no_version, "n", "p", true),
                        "a resource needs a version and a plural");
    assert_string_equal(preflight(&no_plural, "n", "p", true),
                        "a resource needs a version and a plural");
    return 0;
}

KIN_TEST(the_limit_makes_requests_wait)
{
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, NULL, 0,
                          KIN_OPTS(kin_client_opts, .qps = 0.5, .burst = 1)));
    TRY(throttle(&t, NULL, NULL));
    assert_int_equal(t.clock.waits, 0);
    assert_string_equal(t.logged, "");
    TRY(throttle(&t, NULL, NULL));
    assert_true(test_client_waited_s(&t) >= 2);
    assert_string_equal(t.logged,
                        "client: request throttled by the client's rate limit "
                        "waited_ms=2000");
    return 0;
}

/* Appends the level of a log record, as one digit. */
static void note_level(const kin_log_record *record, void *userdata)
{
    char *levels = userdata;
    size_t len = strlen(levels);

    snprintf(levels + len, 32 - len, "%d", (int)record->level);
}

KIN_TEST(long_waits_are_logged_at_intervals)
{
    AUTO_TEST_CLIENT t;
    char levels[32] = "";

    TRY(test_client_start(&t, alloc, NULL, 0,
                          KIN_OPTS(kin_client_opts, .qps = 0.5, .burst = 1)));
    t.log.write = note_level;
    t.log.userdata = levels;
    for (int i = 0; i < 8; i++)
        TRY(throttle(&t, NULL, NULL));
    /* One message in ten seconds has level info, the others debug. */
    assert_string_equal(levels, "3444434");
    return 0;
}

KIN_TEST(a_stop_ends_the_wait_for_the_limit)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0,
                          KIN_OPTS(kin_client_opts, .qps = 0.5, .burst = 1)));
    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    TRY(throttle(&t, stop, NULL));
    kin_stop_request(stop);
    TRY_FAIL(throttle(&t, stop, &err), KIN_ESTOPPED);
    assert_string_equal(err.message,
                        "client: stopped while waiting for the rate limit");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_path_of_a_resource),
              KIN_TEST_ENTRY(adds_queries),
              KIN_TEST_ENTRY(rejects_invalid_paths),
              KIN_TEST_ENTRY(the_head_has_identity_and_content_types),
              KIN_TEST_ENTRY(an_outcome_has_what_the_retry_policy_needs),
              KIN_TEST_ENTRY(incomplete_requests_are_rejected),
              KIN_TEST_ENTRY(the_limit_makes_requests_wait),
              KIN_TEST_ENTRY(long_waits_are_logged_at_intervals),
              KIN_TEST_ENTRY(a_stop_ends_the_wait_for_the_limit))
