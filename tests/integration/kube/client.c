/* SPDX-License-Identifier: Apache-2.0 */
/* A client and a server that sends what a test wants: retries, redirects, wrong
 * answers, answers cut anywhere, refused credentials. */
#include <kin/client.h>

#include <stdio.h>
#include <string.h>

#include <kin/json.h>
#include <kin/request.h>

#include "base/buf.h"
#include "kin_test.h"
#include "kube/client.h"
#include "test_files.h"
#include "test_server.h"
#include "test_tls.h"
#include "test_transport.h"
#include "write_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

#define POD                                                                    \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\","                                 \
    "\"metadata\":{\"name\":\"p\",\"namespace\":\"n\"}}"
#define OK_HEAD "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

/* Answers one after the other, whatever is asked; the last one again and again.
 * Each is a whole answer but for its length. */
struct script {
    const char *heads[4];
    const char *bodies[4];
    int asked;
    char requests[4][2000];
};

static void serve_script(struct test_conn *conn, void *userdata)
{
    struct script *script = userdata;
    char length[64];

    while (test_conn_read(conn)) {
        int i = script->asked;
        if (i < 3 && script->heads[i + 1])
            script->asked++;
        snprintf(script->requests[i], sizeof(script->requests[i]), "%.*s",
                 KIN_STR(test_conn_request(conn)));
        snprintf(length, sizeof(length), "Content-Length: %zu\r\n\r\n",
                 strlen(script->bodies[i]));
        test_conn_send(conn, script->heads[i]);
        test_conn_send(conn, length);
        test_conn_send(conn, script->bodies[i]);
    }
}

static struct test_server *new_server(test_serve *serve, void *userdata)
{
    return test_server_new(
        &(struct test_server_opts){.serve = serve, .userdata = userdata});
}

/* A client of a server; `opts` may be NULL. */
static int new_client(const kin_allocator *alloc, struct test_server *server,
                      const kin_client_opts *opts, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client_opts ours = KIN_INIT(kin_client_opts);

    if (opts)
        ours = *opts;
    ours.alloc = alloc;
    int r = kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                    .server = test_server_url(server, "")),
                           &config, NULL);
    return r < 0 ? r : kin_client_new(config, &ours, ret, NULL);
}

static int get(kin_client *client, kin_object **ret, kin_error *err)
{
    return kin_client_get(client, &pods, kin_named("n", "p"), NULL, ret, err);
}

/* Gets from a script and compares the failure. */
static int expect_failure(const kin_allocator *alloc, struct script *script,
                          int code, const char *message)
{
    AUTO_SERVER *server = new_server(serve_script, script);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(new_client(alloc, server, NULL, &client));
    TRY_FAIL(get(client, &pod, &err), code);
    assert_null(pod);
    if (strncmp(err.message, message, strlen(message)) != 0)
        fail_msg("\"%s\" does not begin with \"%s\"", err.message, message);
    return 0;
}

KIN_TEST(gets_an_object)
{
    struct script script = {.heads = {OK_HEAD}, .bodies = {POD}};
    AUTO_SERVER *server = new_server(serve_script, &script);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(new_client(alloc, server, NULL, &client));
    TRY(get(client, &pod, NULL));
    assert_str_equal(kin_object_key(pod), "n/p");
    assert_int_equal(strncmp(script.requests[0],
                             "GET /api/v1/namespaces/n/pods/p HTTP/1.1\r\n",
                             42),
                     0);
    assert_non_null(strstr(script.requests[0], "Accept: application/json\r\n"));
    assert_non_null(strstr(script.requests[0], "User-Agent: kin/"));
    return 0;
}

/* Without a limit to its rate, by a clock that jumps to what is waited for. */
static int new_clocked_client(const kin_allocator *alloc,
                              struct test_server *server,
                              struct test_clock *clock, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;

    test_clock_init(clock);
    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                .server = test_server_url(server, "")),
                       &config, NULL));
    return kin__client_new(
        config,
        KIN_OPTS(kin_client_opts, .alloc = alloc, .timeout_ms = -1, .qps = -1),
        &(struct kin__client_deps){.clock = &clock->clock, .seed = 1}, ret,
        NULL);
}

KIN_TEST(comes_back_after_429)
{
    struct script script = {
        .heads = {"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\n",
                  "HTTP/1.1 503 Unavailable\r\nRetry-After: 0\r\n", OK_HEAD},
        .bodies = {"", "", POD}};
    AUTO_SERVER *server = new_server(serve_script, &script);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    struct test_clock clock;

    TRY(new_clocked_client(alloc, server, &clock, &client));
    TRY(get(client, &pod, NULL));
    assert_int_equal(clock.now_ns, 1001 * KIN__NS_PER_S);
    assert_int_equal(script.asked, 2);
    return 0;
}

KIN_TEST(follows_a_redirect_within_the_server)
{
    struct script script = {
        .heads = {"HTTP/1.1 307 Temporary\r\nLocation: /elsewhere\r\n",
                  OK_HEAD},
        .bodies = {"", POD}};
    AUTO_SERVER *server = new_server(serve_script, &script);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(new_client(alloc, server, NULL, &client));
    TRY(get(client, &pod, NULL));
    assert_int_equal(strncmp(script.requests[1], "GET /elsewhere ", 15), 0);
    return 0;
}

KIN_TEST(but_not_to_another_one)
{
    struct script script = {
        .heads = {"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.2:1/x\r\n"},
        .bodies = {""}};

    return expect_failure(alloc, &script, KIN_EPROTOCOL,
                          "get pods: http://127.0.0.1:");
}

KIN_TEST(nor_with_a_body)
{
    struct script script = {
        .heads = {"HTTP/1.1 307 Temporary\r\nLocation: /elsewhere\r\n"},
        .bodies = {""}};
    AUTO_SERVER *server = new_server(serve_script, &script);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_document) *body = NULL;

    TRY(new_client(alloc, server, NULL, &client));
    TRY(kin_document_parse(alloc, kin_s(POD), &body, NULL));
    TRY_FAIL(write_create(client, &pods, kin_s("n"), kin_document_root(body),
                          NULL, NULL, NULL),
             KIN_EPROTOCOL);
    return 0;
}

KIN_TEST(endless_redirects_end)
{
    struct script script = {
        .heads = {"HTTP/1.1 302 Found\r\nLocation: /again\r\n"},
        .bodies = {""}};

    return expect_failure(alloc, &script, KIN_EPROTOCOL, "");
}

KIN_TEST(another_type_of_answer_is_refused)
{
    struct script html = {
        .heads = {"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"},
        .bodies = {"<html>log in here</html>"}};
    struct script protobuf = {
        .heads = {"HTTP/1.1 200 OK\r\n"
                  "Content-Type: application/vnd.kubernetes.protobuf\r\n"},
        .bodies = {"k8s"}};
    struct script table = {
        .heads = {OK_HEAD},
        .bodies = {"{\"kind\":\"Table\",\"apiVersion\":\"meta.k8s.io/v1\"}"}};
    struct script junk = {.heads = {OK_HEAD}, .bodies = {"no JSON"}};
    struct script none = {.heads = {OK_HEAD}, .bodies = {""}};

    TRY(expect_failure(alloc, &html, KIN_EPROTOCOL,
                       "get pods: the answer is \"text/html\", not JSON"));
    TRY(expect_failure(alloc, &protobuf, KIN_EPROTOCOL,
                       "get pods: the answer"));
    TRY(expect_failure(alloc, &table, KIN_EPROTOCOL,
                       "get pods: the answer is a Table, not an object"));
    TRY(expect_failure(alloc, &junk, KIN_EPARSE,
                       "get pods: the answer is not JSON: byte 0"));
    TRY(expect_failure(alloc, &none, KIN_EPARSE,
                       "get pods: the answer is not JSON"));
    return 0;
}

KIN_TEST(an_object_over_the_limit_is_refused)
{
    struct script script = {.heads = {OK_HEAD}, .bodies = {POD}};
    AUTO_SERVER *server = new_server(serve_script, &script);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(new_client(alloc, server,
                   KIN_OPTS(kin_client_opts, .max_object_bytes = 20), &client));
    TRY_FAIL(get(client, &pod, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "get pods: the answer is over 20 bytes");
    return 0;
}

/* Each connection gets one byte more of the answer than the one before. */
static void serve_cut(struct test_conn *conn, void *userdata)
{
    const char *answer = userdata;

    if (test_conn_read(conn))
        test_conn_send_bytes(conn, answer, (size_t)test_conn_number(conn));
}

/* Nothing but the whole of an answer is one. */
static int cut_everywhere(const kin_allocator *alloc, const char *answer,
                          size_t spare)
{
    AUTO_SERVER *server = new_server(serve_cut, (void *)(uintptr_t)answer);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_document) *body = NULL;
    size_t len = strlen(answer);

    TRY(new_client(alloc, server, KIN_OPTS(kin_client_opts, .qps = -1),
                   &client));
    TRY(kin_document_parse(alloc, kin_s(POD), &body, NULL));
    for (size_t sent = 0; sent < len - spare; sent++) {
        KIN_AUTO(kin_object) *pod = NULL;
        int r = write_create(client, &pods, kin_s("n"), kin_document_root(body),
                             NULL, &pod, NULL);
        if (r != KIN_ECONNECT && r != KIN_EPARSE && r != KIN_EPROTOCOL)
            fail_msg("after %zu bytes: %s", sent, kin_error_name(r));
        assert_null(pod);
        assert_int_equal(test_server_accepted(server), sent + 1);
    }
    for (size_t sent = len - spare; sent <= len; sent++) {
        KIN_AUTO(kin_object) *pod = NULL;
        TRY(write_create(client, &pods, kin_s("n"), kin_document_root(body),
                         NULL, &pod, NULL));
    }
    return 0;
}

KIN_TEST(a_truncated_answer_is_an_error)
{
    /* With a length, until the end of the connection, and in chunks. */
    TRY(cut_everywhere(alloc, OK_HEAD "Content-Length: 75\r\n\r\n" POD "   ",
                       0));
    TRY(cut_everywhere(alloc, OK_HEAD "Connection: close\r\n\r\n" POD, 0));
    TRY(cut_everywhere(alloc,
                       OK_HEAD "Transfer-Encoding: chunked\r\n\r\n"
                               "48\r\n" POD "\r\n0\r\n\r\n",
                       /* spare= */ 1));
    return 0;
}

/* The same for a GET: one that is lost before its head is asked for again. */
KIN_TEST(a_get_goes_on_until_an_answer_begins)
{
    static const char answer[] = OK_HEAD "Content-Length: 72\r\n\r\n" POD;
    AUTO_SERVER *server = new_server(serve_cut, (void *)(uintptr_t)answer);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_error err = KIN_ERROR_INIT;
    struct test_clock clock;

    TRY(new_clocked_client(alloc, server, &clock, &client));
    TRY_FAIL(get(client, &pod, &err), KIN_ECONNECT);
    assert_int_equal(test_server_accepted(server), 11);
    assert_int_equal(clock.now_ns, 1010 * KIN__NS_PER_S);
    return 0;
}

/* --- Credentials, which are for TLS only --- */

struct rotation {
    struct test_folder folder;
    int asked;
    char tokens[4][64];
};

static void rotation_done(struct rotation *rotation)
{
    test_folder_done(&rotation->folder);
}

#define AUTO_ROTATION __attribute__((cleanup(rotation_done))) struct rotation

/* Refuses the first token, and replaces it. */
static void serve_rotation(struct test_conn *conn, void *userdata)
{
    struct rotation *rotation = userdata;
    static const char refused[] =
        "HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n";

    while (test_conn_read(conn)) {
        const char *at = strstr(test_conn_request(conn).ptr, "Bearer ");
        snprintf(rotation->tokens[rotation->asked], sizeof(rotation->tokens[0]),
                 "%.*s", at ? (int)strcspn(at, "\r") : 0, at ? at : "");
        if (rotation->asked++ == 0) {
            test_folder_write(&rotation->folder, "token", "second");
            test_conn_send(conn, refused);
        } else {
            test_conn_send(conn, OK_HEAD "Content-Length: 72\r\n\r\n" POD);
        }
    }
}

/* Asks twice as `config` says, of a server of that rotation. */
static int ask_twice(const kin_allocator *alloc, struct rotation *rotation,
                     struct test_tls *tls, kin_config_opts *config_opts)
{
    AUTO_SERVER *server = test_server_new(&(struct test_server_opts){
        .serve = serve_rotation, .userdata = rotation, .tls = tls});
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *first = NULL;
    KIN_AUTO(kin_object) *second = NULL;

    config_opts->alloc = alloc;
    config_opts->server = test_server_url(server, "");
    TRY(kin_config_new(config_opts, &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .alloc = alloc),
                       &client, NULL));
    TRY(get(client, &first, NULL));
    TRY(get(client, &second, NULL));
    return 0;
}

KIN_TEST(a_refused_token_is_read_again)
{
    AUTO_CERT *cert = test_cert_new(&(struct test_cert_opts){
        .name = "server", .address = "IP:127.0.0.1", .to_days = 1});
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_ROTATION rotation = {.asked = 0};
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    test_folder_init(&rotation.folder);
    opts.ca_file = test_folder_write(&rotation.folder, "ca",
                                     test_cert_pem(cert).ptr);
    opts.token_file = test_folder_write(&rotation.folder, "token", "first");
    TRY(ask_twice(alloc, &rotation, tls, &opts));
    assert_int_equal(rotation.asked, 3);
    assert_string_equal(rotation.tokens[0], "Bearer first");
    assert_string_equal(rotation.tokens[1], "Bearer second");
    assert_string_equal(rotation.tokens[2], "Bearer second");
    return 0;
}

/* The plugin answers with what is in the file of the rotation. */
KIN_TEST(a_refused_plugin_is_asked_again)
{
    static const char plugin[] =
        "#!/bin/sh\n"
        "printf '{\"kind\":\"ExecCredential\",\"apiVersion\":'\n"
        "printf '\"client.authentication.k8s.io/v1\",\"status\":'\n"
        "printf '{\"token\":\"%s\"}}' \"$(cat \"${0%/*}/token\")\"\n";
    AUTO_CERT *cert = test_cert_new(&(struct test_cert_opts){
        .name = "server", .address = "IP:127.0.0.1", .to_days = 1});
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_ROTATION rotation = {.asked = 0};
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char text[2048];

    test_folder_init(&rotation.folder);
    test_folder_write(&rotation.folder, "token", "first");
    snprintf(text, sizeof(text),
             "current-context: x\n"
             "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
             "clusters: [{name: c, cluster: {server: 'https://h'}}]\n"
             "users: [{name: u, user: {exec: {command: '%s',\n"
             "  apiVersion: client.authentication.k8s.io/v1,\n"
             "  interactiveMode: Never}}}]\n",
             test_folder_script(&rotation.folder, "plugin", plugin));
    opts.text = kin_s(text);
    opts.is_insecure = true;
    opts.environment = (const char *const[]){"PATH=/usr/bin:/bin", NULL};
    TRY(ask_twice(alloc, &rotation, tls, &opts));
    assert_int_equal(rotation.asked, 3);
    assert_string_equal(rotation.tokens[0], "Bearer first");
    assert_string_equal(rotation.tokens[1], "Bearer second");
    return 0;
}

/* ---- figures ---- */

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int expect_figure(kin_metrics *metrics, const kin_allocator *alloc,
                         const char *name, const char *rest)
{
    KIN__AUTO_BUF text;
    char line[256];

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(kin_metrics_write(metrics, append, &text));
    snprintf(line, sizeof(line), "\n%s%s\n", name, rest);
    if (!strstr(text.ptr, line))
        fail_msg("no %s in %s", line, text.ptr);
    return 0;
}

/* A client that asks twice. */
static int ask_by_name(const kin_allocator *alloc, kin_config *config,
                       kin_metrics *metrics, kin_client **ret)
{
    TRY(kin_client_new(
        config, KIN_OPTS(kin_client_opts, .alloc = alloc, .metrics = metrics),
        ret, NULL));
    for (int i = 0; i < 2; i++) {
        KIN_AUTO(kin_object) *pod = NULL;
        TRY(get(*ret, &pod, NULL));
    }
    return 0;
}

/* Each of two clients has its own transport, and each looks the name up once
 * for two requests. */
KIN_TEST(lookups_and_connections_are_reported)
{
    struct script script = {.heads = {OK_HEAD}, .bodies = {POD}};
    AUTO_SERVER *server = new_server(serve_script, &script);
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *first = NULL;
    KIN_AUTO(kin_client) *second = NULL;
    char url[64];
    char rest[128];

    snprintf(url, sizeof(url), "http://localhost:%d", test_server_port(server));
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc, .server = url),
                       &config, NULL));
    TRY(ask_by_name(alloc, config, metrics, &first));
    TRY(ask_by_name(alloc, config, metrics, &second));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(expect_figure(metrics, alloc,
                      "rest_client_dns_resolution_duration_seconds_count",
                      "{host=\"localhost\"} 2"));
    TRY(expect_figure(metrics, alloc,
                      "rest_client_transport_create_calls_total",
                      "{result=\"uncacheable\"} 2"));
    snprintf(rest, sizeof(rest), "{host=\"%s\",kind=\"unary\"} ", url + 7);
    size_t len = strlen(rest);
    rest[len + 1] = '\0';
    rest[len] = '4';
    TRY(expect_figure(metrics, alloc, "kin_transport_transfers_total", rest));
    rest[len] = '2';
    TRY(expect_figure(metrics, alloc, "kin_transport_transfers_reused_total",
                      rest));
    return 0;
}

/* IP addresses are not resolved. */
KIN_TEST(an_address_is_not_looked_up)
{
    struct script script = {.heads = {OK_HEAD}, .bodies = {POD}};
    AUTO_SERVER *server = new_server(serve_script, &script);
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(new_client(alloc, server, KIN_OPTS(kin_client_opts, .metrics = metrics),
                   &client));
    TRY(get(client, &pod, NULL));
    TRY(kin_metrics_write(metrics, append, &text));
    assert_null(strstr(text.ptr, "dns_resolution"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(gets_an_object),
              KIN_TEST_ENTRY(comes_back_after_429),
              KIN_TEST_ENTRY(follows_a_redirect_within_the_server),
              KIN_TEST_ENTRY(but_not_to_another_one),
              KIN_TEST_ENTRY(nor_with_a_body),
              KIN_TEST_ENTRY(endless_redirects_end),
              KIN_TEST_ENTRY(another_type_of_answer_is_refused),
              KIN_TEST_ENTRY(an_object_over_the_limit_is_refused),
              KIN_TEST_ENTRY(a_truncated_answer_is_an_error),
              KIN_TEST_ENTRY(a_get_goes_on_until_an_answer_begins),
              KIN_TEST_ENTRY(a_refused_token_is_read_again),
              KIN_TEST_ENTRY(a_refused_plugin_is_asked_again),
              KIN_TEST_ENTRY(lookups_and_connections_are_reported),
              KIN_TEST_ENTRY(an_address_is_not_looked_up))
