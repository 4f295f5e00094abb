/* SPDX-License-Identifier: Apache-2.0 */
/* Calls of webhooks that answer, misbehave, or do not answer at all. */
#include "server/webhook_call.h"

#include <pthread.h>
#include <string.h>

#include <kin/field.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/base64.h"
#include "base/str.h"
#include "kin_test.h"
#include "test_server.h"
#include "test_tls.h"

enum { TIMEOUT_MS = 30000 };

/* A webhook, and what calls it. */
struct hook {
    const kin_allocator *alloc;
    struct test_cert *ca;
    struct test_cert *cert;
    struct test_tls *tls;
    struct test_server *server;
    struct kin__webhook_caller *caller;
    struct kin__webhook_endpoint *endpoint;
};

static void hook_done(struct hook *hook)
{
    (void)kin__webhook_endpoint_unref(hook->endpoint);
    (void)kin__webhook_caller_free(hook->caller);
    (void)test_server_free(hook->server);
    (void)test_tls_free(hook->tls);
    (void)test_cert_free(hook->cert);
    (void)test_cert_free(hook->ca);
}
#define AUTO_HOOK __attribute__((cleanup(hook_done))) struct hook

/* Makes the endpoint of a clientConfig: `config` with one %s for the CA. */
static int hook_endpoint(struct hook *hook, const struct test_cert *ca,
                         const char *config)
{
    KIN__AUTO_BUF bundle;
    KIN__AUTO_BUF text;
    KIN_AUTO(kin_document) *doc = NULL;

    kin__buf_init(&bundle, hook->alloc, 65536);
    kin__buf_init(&text, hook->alloc, 65536);
    TRY(kin__base64_encode(ca ? test_cert_pem(ca) : KIN__S(""), &bundle));
    TRY(kin__buf_printf(&text, "{%s,\"caBundle\":\"%.*s\"}", config,
                        KIN_STR(kin__buf_str(&bundle))));
    TRY(kin_document_parse(hook->alloc, kin__buf_str(&text), &doc, NULL));
    hook->endpoint = kin__webhook_endpoint_unref(hook->endpoint);
    return kin__webhook_endpoint_new(hook->caller, kin_document_root(doc),
                                     &hook->endpoint, NULL);
}

static int hook_start(struct hook *hook, const kin_allocator *alloc,
                      test_serve *serve, void *userdata)
{
    char config[256];

    hook->alloc = alloc;
    hook->ca = test_cert_new(&(struct test_cert_opts){
        .name = "ca", .is_ca = true, .from_days = -1, .to_days = 1});
    hook->cert = test_cert_new(
        &(struct test_cert_opts){.name = "hook",
                                 .address = "IP:127.0.0.1,DNS:hook.a.svc",
                                 .issuer = hook->ca,
                                 .from_days = -1,
                                 .to_days = 1});
    hook->tls = test_tls_new(&(struct test_tls_opts){.cert = hook->cert});
    hook->server = test_server_new(&(struct test_server_opts){
        .serve = serve, .userdata = userdata, .tls = hook->tls});
    snprintf(config, sizeof(config), "a/hook=127.0.0.1:%d",
             test_server_port(hook->server));
    const char *const services[] = {config};
    TRY(kin__webhook_caller_new(alloc,
                                &(struct kin__webhook_caller_opts){
                                    .services = services, .service_count = 1},
                                &hook->caller, NULL));
    snprintf(config, sizeof(config), "\"url\":\"%s\"",
             test_server_url(hook->server, "//y/../x/"));
    return hook_endpoint(hook, hook->ca, config);
}

static int hook_post(struct hook *hook, int64_t timeout_ms, size_t max_bytes,
                     kin_document **ret, kin_error *err)
{
    const struct kin__webhook_request request = {
        .body = KIN__S("{\"ask\":1}"),
        .timeout_ms = timeout_ms,
        .max_bytes = max_bytes,
    };

    return kin__webhook_post(hook->caller, hook->endpoint, &request, ret, err);
}

/* The call fails, and the message contains `word`. */
static void expect_failure(struct hook *hook, int64_t timeout_ms, int code,
                           const char *word)
{
    KIN_AUTO(kin_document) *answer = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = hook_post(hook, timeout_ms, 4096, &answer, &err);

    if (r != code || !strstr(err.message, word))
        fail_msg("%d: %s", r, err.message);
    assert_null(answer);
}

static const char answer[] = "HTTP/1.1 200 OK\r\nContent-Type: "
                             "application/json\r\nContent-Length: 8\r\n\r\n"
                             "{\"a\": 1}";

/* ---- answers ---- */

static void serve_answers(struct test_conn *conn, void *userdata)
{
    char *seen = userdata;

    while (test_conn_read(conn)) {
        snprintf(seen, 1024, "%.*s", KIN_STR(test_conn_request(conn)));
        test_conn_send(conn, answer);
    }
}

KIN_TEST(a_call_returns_the_answer_and_reuses_connections)
{
    char seen[1024] = "";
    AUTO_HOOK hook = {0};

    TRY(hook_start(&hook, alloc, serve_answers, seen));
    for (int i = 0; i < 3; i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(hook_post(&hook, 1500, 0, &doc, NULL));
        assert_int_equal(kin_value_as_int64(kin_value_get(
                             kin_document_root(doc), KIN__S("a"))),
                         1);
    }
    assert_int_equal(test_server_accepted(hook.server), 1);
    assert_non_null(strstr(seen, "POST /x?timeout=2s HTTP/1.1\r\n"));
    assert_non_null(strstr(seen, "User-Agent: kube-apiserver-admission\r\n"));
    assert_non_null(strstr(seen, "Content-Type: application/json\r\n"));
    assert_non_null(strstr(seen, "\r\n\r\n{\"ask\":1}"));
    return 0;
}

KIN_TEST(a_service_is_reached_at_its_address)
{
    char seen[1024] = "";
    AUTO_HOOK hook = {0};
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(hook_start(&hook, alloc, serve_answers, seen));
    TRY(hook_endpoint(&hook, hook.ca,
                      "\"service\":{\"namespace\":\"a\",\"name\":\"hook\","
                      "\"path\":\"p/./\",\"port\":8443}"));
    TRY(hook_post(&hook, TIMEOUT_MS, 0, &doc, NULL));
    assert_non_null(strstr(seen, "POST /p?timeout=30s HTTP/1.1\r\n"));
    /* Its certificate must have the name of the service. */
    TRY(hook_endpoint(&hook, hook.ca,
                      "\"service\":{\"namespace\":\"b\",\"name\":\"hook\"}"));
    expect_failure(&hook, TIMEOUT_MS, KIN_ECONNECT,
                   "Post \"https://hook.b.svc:443/?timeout=30s\": dial tcp "
                   "hook.b.svc:443: ");
    return 0;
}

/* ---- failures ---- */

KIN_TEST(the_certificate_is_verified)
{
    char seen[1024] = "";
    char config[256];
    AUTO_HOOK hook = {0};
    AUTO_CERT *other = test_cert_new(&(struct test_cert_opts){
        .name = "other", .is_ca = true, .from_days = -1, .to_days = 1});

    TRY(hook_start(&hook, alloc, serve_answers, seen));
    snprintf(config, sizeof(config), "\"url\":\"%s\"",
             test_server_url(hook.server, "/x"));
    TRY(hook_endpoint(&hook, other, config));
    expect_failure(&hook, TIMEOUT_MS, KIN_ETLS,
                   "x?timeout=30s\": tls: failed to verify certificate: x509: "
                   "certificate signed by unknown authority");
    TRY(hook_endpoint(&hook, NULL, config));
    expect_failure(&hook, TIMEOUT_MS, KIN_ETLS, "unknown authority");
    assert_string_equal(seen, "");
    return 0;
}

KIN_TEST(a_refused_connection_is_reported_as_go_does)
{
    AUTO_HOOK hook = {0};
    char seen[1024] = "";

    TRY(hook_start(&hook, alloc, serve_answers, seen));
    TRY(hook_endpoint(&hook, hook.ca, "\"url\":\"https://127.0.0.1:1/y\""));
    expect_failure(&hook, 1000, KIN_ECONNECT,
                   "Post \"https://127.0.0.1:1/y?timeout=1s\": dial tcp "
                   "127.0.0.1:1: connect: connection refused");
    return 0;
}

/* Sends the text `userdata` to every request. */
static void serve_text(struct test_conn *conn, void *userdata)
{
    while (test_conn_read(conn))
        test_conn_send(conn, userdata);
}

/* Reads requests and never answers. */
static void serve_nothing(struct test_conn *conn, void *userdata)
{
    if (test_conn_read(conn) && userdata)
        test_gate_open(userdata, 1);
    test_conn_await_end(conn);
}

static void serve_end(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    (void)test_conn_read(conn);
}

static int expect_answer(const kin_allocator *alloc, char *text, int code,
                         const char *word)
{
    AUTO_HOOK hook = {0};

    TRY(hook_start(&hook, alloc, serve_text, text));
    expect_failure(&hook, TIMEOUT_MS, code, word);
    return 0;
}

#define HEAD(status, type, len)                                                \
    "HTTP/1.1 " status "\r\nContent-Type: " type "\r\nContent-Length: " len    \
    "\r\n\r\n"

KIN_TEST(other_answers_are_errors)
{
    char broken[] = HEAD("500 X", "text/plain", "4") "why\n";
    char quiet[] = HEAD("500 X", "application/json", "2") "{}";
    char missing[] = HEAD("404 X", "text/plain", "0");
    char moved[] = "HTTP/1.1 307 X\r\nLocation: /other\r\n"
                   "Content-Length: 0\r\n\r\n";
    char odd[] = HEAD("200 X", "application/json", "5") "hello";
    char empty[] = HEAD("200 X", "application/json", "0");

    TRY(expect_answer(alloc, broken, KIN_EPROTOCOL,
                      "an error on the server (\"why\") has prevented the "
                      "request from succeeding"));
    TRY(expect_answer(alloc, quiet, KIN_EPROTOCOL,
                      "an error on the server (\"unknown\")"));
    TRY(expect_answer(alloc, missing, KIN_EPROTOCOL,
                      "the server could not find the requested resource"));
    TRY(expect_answer(alloc, moved, KIN_EPROTOCOL,
                      "the server responded with the status code 307"));
    TRY(expect_answer(alloc, odd, KIN_EPARSE, "json parse error"));
    return expect_answer(alloc, empty, KIN_EPARSE, "json parse error");
}

KIN_TEST(an_answer_is_limited)
{
    char large[8192] = HEAD("200 X", "application/json", "100000");
    AUTO_HOOK hook = {0};

    memset(large + strlen(large), ' ', sizeof(large) - strlen(large) - 1);

    TRY(hook_start(&hook, alloc, serve_text, large));
    expect_failure(&hook, TIMEOUT_MS, KIN_ELIMIT, "4096");
    return 0;
}

KIN_TEST(a_call_ends_at_its_timeout)
{
    AUTO_HOOK hook = {0};

    TRY(hook_start(&hook, alloc, serve_nothing, NULL));
    expect_failure(&hook, 50, KIN_ETIMEDOUT,
                   "x?timeout=1s\": context deadline exceeded");
    return 0;
}

KIN_TEST(a_closed_connection_is_an_error)
{
    AUTO_HOOK hook = {0};

    TRY(hook_start(&hook, alloc, serve_end, NULL));
    expect_failure(&hook, TIMEOUT_MS, KIN_ECONNECT, "x?timeout=30s\": EOF");
    return 0;
}

static void *post_in_thread(void *userdata)
{
    expect_failure(userdata, TIMEOUT_MS, KIN_ESTOPPED,
                   "the server is stopping");
    return NULL;
}

KIN_TEST(a_stop_ends_calls_and_prevents_others)
{
    AUTO_GATE *gate = test_gate_new();
    AUTO_HOOK hook = {0};
    pthread_t thread;

    TRY(hook_start(&hook, alloc, serve_nothing, gate));
    assert_int_equal(pthread_create(&thread, NULL, post_in_thread, &hook), 0);
    test_gate_await(gate);
    kin__webhook_caller_stop(hook.caller);
    assert_int_equal(pthread_join(thread, NULL), 0);
    expect_failure(&hook, TIMEOUT_MS, KIN_ESTOPPED, "the server is stopping");
    return 0;
}

/* The webhook is restarted: its kept connections are dead. */
static void serve_once(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    if (test_conn_read(conn))
        test_conn_send(conn, answer);
    /* The second request of a connection gets no answer. */
    (void)test_conn_read(conn);
}

KIN_TEST(a_request_on_a_dead_connection_is_sent_again)
{
    AUTO_HOOK hook = {0};

    TRY(hook_start(&hook, alloc, serve_once, NULL));
    for (int i = 0; i < 3; i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(hook_post(&hook, TIMEOUT_MS, 0, &doc, NULL));
    }
    assert_int_equal(test_server_accepted(hook.server), 3);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_call_returns_the_answer_and_reuses_connections),
              KIN_TEST_ENTRY(a_service_is_reached_at_its_address),
              KIN_TEST_ENTRY(the_certificate_is_verified),
              KIN_TEST_ENTRY(a_refused_connection_is_reported_as_go_does),
              KIN_TEST_ENTRY(other_answers_are_errors),
              KIN_TEST_ENTRY(an_answer_is_limited),
              KIN_TEST_ENTRY(a_call_ends_at_its_timeout),
              KIN_TEST_ENTRY(a_closed_connection_is_an_error),
              KIN_TEST_ENTRY(a_stop_ends_calls_and_prevents_others),
              KIN_TEST_ENTRY(a_request_on_a_dead_connection_is_sent_again))
