/* SPDX-License-Identifier: Apache-2.0 */
/* A wait for the first list that fails returns the reason: over sockets, since
 * each reason comes from a different layer. */
#include <kin/informer.h>

#include "base/str.h"
#include "list_server.h"
#include "test_tls.h"

enum { SOON_MS = 60000 };

/* A server's answer to every request. */
struct reply {
    const char *answer;
};

static void serve_reply(struct test_conn *conn, void *userdata)
{
    const struct reply *reply = userdata;

    while (test_conn_read(conn))
        test_conn_send(conn, reply->answer);
}

#define STATUS(code, reason, message)                                          \
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","       \
    "\"message\":\"" message "\",\"reason\":\"" reason "\",\"code\":" code "}"

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    (void)err;
    kin_stop_request(userdata);
    (void)failure;
    return KIN_RETRY;
}

struct fixture {
    kin_stop *failed; /* stops at the first failure */
    kin_client *client;
    kin_lister_watcher *lw;
    kin_informer *informer;
};

static void fixture_done(struct fixture *fixture)
{
    fixture->informer = kin_informer_free(fixture->informer);
    fixture->lw = kin_lister_watcher_unref(fixture->lw);
    fixture->client = kin_client_unref(fixture->client);
    fixture->failed = kin_stop_unref(fixture->failed);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_start(struct fixture *fixture, const char *url,
                         kin_watch_list watch_list)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_stop_new(NULL, NULL, &fixture->failed, NULL));
    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .server = url), &config,
                       NULL));
    TRY(kin_client_new(config, NULL, &fixture->client, NULL));
    TRY(kin_lister_watcher_new(fixture->client, &list_test_pods, kin_s(""),
                               &fixture->lw, NULL));
    TRY(kin_informer_new_from_source(
        fixture->lw,
        KIN_OPTS(kin_informer_opts, .watch_list = watch_list,
                 .on_error = on_error, .userdata = fixture->failed),
        &fixture->informer, NULL));
    return kin_informer_start(fixture->informer, NULL);
}

/* Returns the error of a short wait: a rejection, or the timeout. */
static int explain(struct fixture *fixture, kin_error *ret)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(1)),
                     &stop, NULL));
    assert_true(kin_informer_wait_synced(fixture->informer, stop, ret) < 0);
    return 0;
}

static int explain_failure(const char *url, kin_watch_list watch_list,
                           kin_error *ret)
{
    FIXTURE fixture = {0};

    TRY(fixture_start(&fixture, url, watch_list));
    assert_int_equal(kin_stop_wait(fixture.failed, kin_deadline_ms(SOON_MS)),
                     KIN_ESTOPPED);
    return explain(&fixture, ret);
}

static void assert_says(const kin_error *err, const char *text)
{
    if (!strstr(err->message, text))
        fail_msg("'%s' does not say '%s'", err->message, text);
}

#define ANSWER(line, body)                                                     \
    "HTTP/1.1 " line "\r\nContent-Type: application/json\r\n"                  \
    "Connection: close\r\n\r\n" body

/* The end of the connection ends a body without a length. */
static void serve_and_close(struct test_conn *conn, void *userdata)
{
    const struct reply *reply = userdata;

    if (test_conn_read(conn))
        test_conn_send(conn, reply->answer);
    test_conn_close(conn);
}

static int check_answer(const char *answer, const char *text, int status)
{
    for (int i = 0; i < 2; i++) {
        struct reply reply = {.answer = answer};
        AUTO_SERVER *server = list_server_new(serve_and_close, &reply);
        kin_error err = KIN_ERROR_INIT;
        TRY(explain_failure(test_server_url(server, ""),
                            i ? KIN_WATCH_LIST_AUTO : KIN_WATCH_LIST_OFF,
                            &err));
        assert_says(&err, "pods: not synced: ");
        assert_says(&err, text);
        assert_int_equal(err.http_status, status);
    }
    return 0;
}

KIN_TEST(a_forbidden_list_is_reported)
{
    (void)alloc;
    return check_answer(
        ANSWER(
            "403 Forbidden",
            STATUS("403", "Forbidden",
                   "pods is forbidden: User \\\"u\\\" cannot list resource")),
        "pods is forbidden: User \"u\" cannot list resource", 403);
}

KIN_TEST(a_missing_resource_is_reported)
{
    (void)alloc;
    return check_answer(
        ANSWER("404 Not Found",
               STATUS("404", "NotFound",
                      "the server could not find the requested resource")),
        "list not found (404): no API of the server serves v1 pods", 404);
}

KIN_TEST(an_unauthorized_client_is_reported)
{
    (void)alloc;
    return check_answer("HTTP/1.1 401 Unauthorized\r\nContent-Length: "
                        "0\r\n\r\n",
                        "401", 401);
}

KIN_TEST(an_unreachable_server_is_reported)
{
    kin_error err = KIN_ERROR_INIT;
    char url[64];
    struct reply reply = {.answer = ""};
    AUTO_SERVER *server = list_server_new(serve_reply, &reply);

    (void)alloc;
    snprintf(url, sizeof(url), "%s", test_server_url(server, ""));
    server = test_server_free(server);
    TRY(explain_failure(url, KIN_WATCH_LIST_OFF, &err));
    assert_says(&err, "pods: not synced: list failed: ");
    assert_says(&err, "refused");
    return 0;
}

KIN_TEST(a_wrong_certificate_is_reported)
{
    AUTO_CERT *cert = test_cert_new(&(struct test_cert_opts){
        .name = "other", .address = "IP:127.0.0.1", .to_days = 1});
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    struct reply reply = {.answer = ""};
    AUTO_SERVER *server = test_server_new(&(struct test_server_opts){
        .serve = serve_reply, .userdata = &reply, .tls = tls});
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(explain_failure(test_server_url(server, ""), KIN_WATCH_LIST_OFF, &err));
    assert_says(&err, "pods: not synced: list failed: ");
    assert_says(&err, "certificate");
    return 0;
}

/* ---- incomplete lists ---- */

/* A page of one; the remaining seven never arrive. */
static void serve_page(struct test_conn *conn, void *userdata)
{
    static const char page[] =
        "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
        "\"resourceVersion\":\"10\",\"continue\":\"more\","
        "\"remainingItemCount\":7},\"items\":["
        "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"1\"}}]}";
    char head[64];

    while (test_conn_read(conn)) {
        kin_str request = test_conn_request(conn);
        if (memmem(request.ptr, request.len, "continue=", 9)) {
            test_gate_open(userdata, 1);
            test_conn_await_end(conn);
            return;
        }
        snprintf(head, sizeof(head), "Content-Length: %zu\r\n\r\n",
                 strlen(page));
        test_conn_send(conn, LIST_SERVER_JSON);
        test_conn_send(conn, head);
        test_conn_send(conn, page);
    }
}

KIN_TEST(the_progress_of_a_list_is_reported)
{
    AUTO_GATE *gate = test_gate_new();
    AUTO_SERVER *server = list_server_new(serve_page, gate);
    FIXTURE fixture = {0};
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_start(&fixture, test_server_url(server, ""),
                      KIN_WATCH_LIST_OFF));
    test_gate_await(gate);
    TRY(explain(&fixture, &err));
    assert_string_equal(err.message, "pods: not synced: 1 of 8 objects so far");
    kin_informer_get_stats(fixture.informer, &stats);
    assert_int_equal(stats.staged, 1);
    assert_int_equal(stats.expected, 8);
    return 0;
}

/* Reads the request, and sends nothing. */
static void serve_silence(struct test_conn *conn, void *userdata)
{
    if (test_conn_read(conn))
        test_gate_open(userdata, 1);
    test_conn_await_end(conn);
}

KIN_TEST(a_silent_server_is_reported)
{
    AUTO_GATE *gate = test_gate_new();
    AUTO_SERVER *server = list_server_new(serve_silence, gate);
    FIXTURE fixture = {0};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_start(&fixture, test_server_url(server, ""),
                      KIN_WATCH_LIST_OFF));
    test_gate_await(gate);
    TRY(explain(&fixture, &err));
    assert_string_equal(err.message, "pods: not synced: 0 objects so far");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_forbidden_list_is_reported),
              KIN_TEST_ENTRY(a_missing_resource_is_reported),
              KIN_TEST_ENTRY(an_unauthorized_client_is_reported),
              KIN_TEST_ENTRY(an_unreachable_server_is_reported),
              KIN_TEST_ENTRY(a_wrong_certificate_is_reported),
              KIN_TEST_ENTRY(the_progress_of_a_list_is_reported),
              KIN_TEST_ENTRY(a_silent_server_is_reported))
