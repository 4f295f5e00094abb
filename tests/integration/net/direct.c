/* SPDX-License-Identifier: Apache-2.0 */
/* What only the direct transport has to do itself: its connections while a
 * transfer is paused, ended or idle. */
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/buf.h"
#include "kin_test.h"
#include "net/direct_transport.h"
#include "test_net.h"
#include "test_server.h"
#include "test_tls.h"

static int start(struct kin__transport *transport,
                 const struct kin__http_request *request,
                 struct test_record *record, struct kin__transfer **ret)
{
    struct kin__transfer_handler handler = test_record_handler(record);

    return kin__transport_start(transport, request, &handler, ret,
                                /* err= */ NULL);
}

static void serve_hello(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    while (test_conn_read(conn))
        test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"
                             "hello");
}

static struct test_server *new_server(test_serve *serve, void *userdata)
{
    return test_server_new(
        &(struct test_server_opts){.serve = serve, .userdata = userdata});
}

/* Makes a request, so that the I/O thread has handled all earlier events. */
static int turn(struct kin__transport *transport)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    AUTO_RECORD record;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(server, "/")},
              &record, &transfer));
    TRY_DONE(&record);
    return 0;
}

/* A transfer of which one callback opens a gate and waits for another. */
struct stalled {
    struct test_record record;
    struct test_gate *reached; /* owned */
    struct test_gate *go;      /* owned */
    bool is_at_end;            /* on_done waits instead of on_headers */
};

static void stalled_init(struct stalled *stalled, bool is_at_end)
{
    *stalled = (struct stalled){.reached = test_gate_new(),
                                .go = test_gate_new(),
                                .is_at_end = is_at_end};
    test_record_init(&stalled->record);
}

static void stalled_done(struct stalled *stalled)
{
    test_record_done(&stalled->record);
    stalled->reached = test_gate_free(stalled->reached);
    stalled->go = test_gate_free(stalled->go);
}

#define AUTO_STALLED __attribute__((cleanup(stalled_done))) struct stalled

static void stalled_wait(struct stalled *stalled)
{
    test_gate_open(stalled->reached, 1);
    test_gate_await(stalled->go);
}

static int stalled_on_headers(const struct kin__http_response *response,
                              void *userdata)
{
    struct stalled *stalled = userdata;

    if (!stalled->is_at_end)
        stalled_wait(stalled);
    return test_record_handler(&stalled->record)
        .on_headers(response, &stalled->record);
}

static int stalled_on_data(kin_str bytes, void *userdata)
{
    struct stalled *stalled = userdata;

    return test_record_handler(&stalled->record)
        .on_data(bytes, &stalled->record);
}

static void stalled_on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct stalled *stalled = userdata;

    if (stalled->is_at_end)
        stalled_wait(stalled);
    test_record_handler(&stalled->record).on_done(end, &stalled->record);
}

static int start_stalled(struct kin__transport *transport,
                         const struct kin__http_request *request,
                         struct stalled *stalled, struct kin__transfer **ret)
{
    const struct kin__transfer_handler handler = {
        .on_headers = stalled_on_headers,
        .on_data = stalled_on_data,
        .on_done = stalled_on_done,
        .userdata = stalled};

    return kin__transport_start(transport, request, &handler, ret,
                                /* err= */ NULL);
}

/* ---- a duplicate of a closed socket ---- */

/* Keeps a duplicate of the first socket; sends later ones elsewhere. */
struct keeper {
    int fd;    /* -1 before */
    int later; /* port of the second socket and later ones; 0 for the usual */
};

static int keeper_dial(const char *host, uint16_t port,
                       kin_dial_address *ret_address, kin_error *err,
                       void *userdata)
{
    struct keeper *keeper = userdata;
    struct sockaddr_in address = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    (void)host;
    (void)err;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (keeper->fd >= 0 && keeper->later)
        port = (uint16_t)keeper->later;
    address.sin_port = htons(port);
    memcpy(ret_address->sockaddr.bytes, &address, sizeof(address));
    ret_address->len = sizeof(address);
    if (keeper->fd < 0)
        keeper->fd = dup(fd);
    return fd;
}

static void serve_last(struct test_conn *conn, void *userdata)
{
    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, "HTTP/1.1 200 OK\r\nConnection: close\r\n"
                         "Content-Length: 0\r\n\r\n");
    if (test_conn_wait(conn, userdata))
        test_conn_send(conn, "more");
}

KIN_TEST(a_closed_socket_makes_no_event_through_a_duplicate)
{
    AUTO_GATE *more = test_gate_new();
    AUTO_SERVER *server = new_server(serve_last, more);
    struct keeper keeper = {.fd = -1};
    const kin_dialer dialer = {
        .size = sizeof(dialer), .dial = keeper_dial, .userdata = &keeper};
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    char bytes[4];

    test_record_init(&record);
    TRY(kin__direct_transport_new(alloc,
                                  &(struct kin__direct_opts){.dialer = &dialer},
                                  &transport, NULL));
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(server, "/")},
              &record, &transfer));
    TRY_DONE(&record);
    TRY(turn(transport));
    test_gate_open(more, 1);
    struct pollfd poll_fd = {.fd = keeper.fd, .events = POLLIN};
    assert_int_equal(poll(&poll_fd, 1, /* timeout= */ 10000), 1);
    assert_true(recv(keeper.fd, bytes, sizeof(bytes), 0) > 0);
    TRY(turn(transport));
    close(keeper.fd);
    return 0;
}

/* ---- pauses ---- */

enum { UPLOAD = 32 << 20 };

struct early {
    struct test_gate *paused;
    struct test_gate *gone;
};

/* Answers an upload before it has arrived, and breaks the connection while the
 * receiver of the answer pauses. */
static void serve_early(struct test_conn *conn, void *userdata)
{
    struct early *early = userdata;
    char first;

    if (test_conn_raw_read(conn, &first, 1) != 1)
        return;
    test_conn_send(conn, "HTTP/1.1 413 Too Large\r\nContent-Length: 10\r\n\r\n"
                         "01234");
    if (!test_conn_wait(conn, early->paused))
        return;
    test_conn_send(conn, "56789");
    test_conn_reset(conn);
    test_gate_open(early->gone, 1);
}

KIN_TEST(a_broken_upload_does_not_end_a_pause)
{
    AUTO_GATE *paused = test_gate_new();
    AUTO_GATE *gone = test_gate_new();
    struct early early = {.paused = paused, .gone = gone};
    AUTO_SERVER *server = new_server(serve_early, &early);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    char *body = calloc(1, UPLOAD);

    assert_non_null(body);
    test_record_init(&record);
    record.headers_code = KIN__TRANSFER_PAUSE;
    TRY(kin__direct_transport_new(alloc, NULL, &transport, NULL));
    int r = start(
        transport,
        &(struct kin__http_request){.method = "PUT",
                                    .url = test_server_url(server, "/"),
                                    .body = kin_str_of(body, UPLOAD)},
        &record, &transfer);
    free(body);
    TRY(r);
    TRY(test_record_await_head(&record));
    test_gate_open(paused, 1);
    test_gate_await(gone);
    TRY(turn(transport));
    assert_int_equal(test_record_data_calls(&record), 0);
    kin__transfer_resume(transfer);
    TRY_DONE(&record);
    assert_string_equal(record.bytes, "0123456789");
    return 0;
}

static void serve_rest(struct test_conn *conn, void *userdata)
{
    struct stalled *stalled = userdata;

    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, "HTTP/1.1 200 OK\r\n\r\n");
    if (!test_conn_wait(conn, stalled->reached))
        return;
    test_conn_send(conn, "the end");
    test_conn_notify_end(conn);
    test_gate_open(stalled->go, 1);
    test_conn_await_end(conn);
}

/* Data and the end are received at once, and a pause lies between them. */
KIN_TEST(an_end_that_came_before_a_pause_counts_after_it)
{
    AUTO_CERT *cert = test_cert_new(
        &(struct test_cert_opts){.name = "kin", .from_days = -1, .to_days = 1});
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_STALLED stalled;
    KIN__AUTO_PEER *peer = NULL;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    stalled_init(&stalled, /* is_at_end= */ false);
    stalled.record.pauses = true;
    AUTO_SERVER *server = test_server_new(&(struct test_server_opts){
        .serve = serve_rest, .userdata = &stalled, .tls = tls});
    TRY(kin__peer_new(alloc, &(struct kin__peer_opts){.is_insecure = true},
                      &peer, NULL));
    TRY(kin__direct_transport_new(alloc, NULL, &transport, NULL));
    TRY(start_stalled(
        transport,
        &(struct kin__http_request){
            .method = "GET", .url = test_server_url(server, "/"), .peer = peer},
        &stalled, &transfer));
    TRY(test_record_await_bytes(&stalled.record, strlen("the end")));
    TRY(turn(transport));
    assert_int_equal(stalled.record.done_calls, 0);
    kin__transfer_resume(transfer);
    TRY_DONE(&stalled.record);
    assert_string_equal(stalled.record.bytes, "the end");
    return 0;
}

/* ---- reused connections ---- */

struct uninvited {
    struct stalled stalled;
    struct test_gate *gate; /* before the answer that has no request */
};

static void uninvited_done(struct uninvited *uninvited)
{
    stalled_done(&uninvited->stalled);
}

#define AUTO_UNINVITED __attribute__((cleanup(uninvited_done))) struct uninvited

static void serve_uninvited(struct test_conn *conn, void *userdata)
{
    struct uninvited *uninvited = userdata;

    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    if (test_conn_number(conn) > 0 || !test_conn_wait(conn, uninvited->gate))
        return;
    test_conn_send(conn, "HTTP/1.1 408 Request Timeout\r\n"
                         "Content-Length: 0\r\n\r\n");
    test_gate_open(uninvited->stalled.go, 1);
    test_conn_await_end(conn);
}

KIN_TEST(an_answer_without_a_request_is_not_that_of_the_next)
{
    AUTO_GATE *gate = test_gate_new();
    AUTO_UNINVITED uninvited = {.gate = gate};
    struct stalled *stalled = &uninvited.stalled;
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *first = NULL;
    KIN__AUTO_TRANSFER *second = NULL;

    stalled_init(stalled, /* is_at_end= */ true);
    test_record_init(&record);
    AUTO_SERVER *server = new_server(serve_uninvited, &uninvited);
    const struct kin__http_request request = {
        .method = "GET", .url = test_server_url(server, "/")};
    TRY(kin__direct_transport_new(alloc, NULL, &transport, NULL));
    TRY(start_stalled(transport, &request, stalled, &first));
    /* Once the first one is at its end, the I/O thread finds both the bytes
     * and this request. */
    test_gate_await(stalled->reached);
    TRY(start(transport, &request, &record, &second));
    test_gate_open(gate, 1);
    TRY_DONE(&stalled->record);
    TRY_DONE(&record);
    assert_int_equal(record.status, 200);
    assert_false(record.is_reused);
    return 0;
}

/* Answers once on a connection, and closes it after the next request. */
static void serve_and_leave(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    (void)test_conn_read(conn);
}

/* As in Go: the server may have acted on a request that it did not answer. */
KIN_TEST(only_reads_are_sent_twice)
{
    static const char *const methods[] = {"GET", "HEAD",  "POST",
                                          "PUT", "PATCH", "DELETE"};

    for (size_t i = 0; i < sizeof(methods) / sizeof(methods[0]); i++) {
        AUTO_SERVER *server = new_server(serve_and_leave, NULL);
        AUTO_RECORD first;
        AUTO_RECORD second;
        KIN__AUTO_TRANSPORT *transport = NULL;
        KIN__AUTO_TRANSFER *one = NULL;
        KIN__AUTO_TRANSFER *two = NULL;
        struct kin__http_request request = {
            .method = "GET", .url = test_server_url(server, "/")};
        bool is_read = i < 2;

        test_record_init(&first);
        test_record_init(&second);
        TRY(kin__direct_transport_new(alloc, NULL, &transport, NULL));
        TRY(start(transport, &request, &first, &one));
        TRY_DONE(&first);
        request.method = methods[i];
        TRY(start(transport, &request, &second, &two));
        if (is_read)
            TRY_DONE(&second);
        else
            test_record_expect(&second, KIN_ECONNECT, KIN_FLOW_LOST, "");
        assert_int_equal(test_server_accepted(server), is_read ? 2 : 1);
    }
    return 0;
}

enum { CONNECT_MS = 1000, CONNECT_SOON_MS = 100 };

/* Answers once on a connection, and closes it late after the next request. */
static void serve_one(struct test_conn *conn, void *userdata)
{
    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    if (test_conn_read(conn))
        (void)test_conn_wait(conn, userdata);
}

/* Returns when the time to connect has passed. */
static int await_connect_timeout(struct kin__transport *transport)
{
    AUTO_SERVER *deaf = test_server_new(
        &(struct test_server_opts){.serve = serve_hello, .is_deaf = true});
    AUTO_RECORD record;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(deaf, "/"),
                                          .connect_timeout_ms = CONNECT_MS},
              &record, &transfer));
    test_record_expect(&record, KIN_ETIMEDOUT, KIN_FLOW_SLOW, "no connection");
    return 0;
}

KIN_TEST(a_second_connection_has_its_own_time_to_connect)
{
    AUTO_GATE *gate = test_gate_new();
    AUTO_SERVER *server = new_server(serve_one, gate);
    AUTO_RECORD first;
    AUTO_RECORD second;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *one = NULL;
    KIN__AUTO_TRANSFER *two = NULL;
    const struct kin__http_request request = {
        .method = "GET",
        .url = test_server_url(server, "/"),
        .connect_timeout_ms = CONNECT_MS};

    test_record_init(&first);
    test_record_init(&second);
    TRY(kin__direct_transport_new(alloc, NULL, &transport, NULL));
    TRY(start(transport, &request, &first, &one));
    TRY_DONE(&first);
    TRY(start(transport, &request, &second, &two));
    TRY(await_connect_timeout(transport));
    test_gate_open(gate, 1);
    TRY_DONE(&second);
    assert_int_equal(second.status, 200);
    assert_int_equal(test_server_accepted(server), 2);
    return 0;
}

KIN_TEST(a_second_connection_must_connect_in_time)
{
    AUTO_GATE *gate = test_gate_new();
    AUTO_SERVER *server = new_server(serve_one, gate);
    AUTO_SERVER *deaf = test_server_new(
        &(struct test_server_opts){.serve = serve_one, .is_deaf = true});
    struct keeper keeper = {.fd = -1, .later = test_server_port(deaf)};
    const kin_dialer dialer = {
        .size = sizeof(dialer), .dial = keeper_dial, .userdata = &keeper};
    AUTO_RECORD first;
    AUTO_RECORD second;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *one = NULL;
    KIN__AUTO_TRANSFER *two = NULL;
    struct kin__http_request request = {.method = "GET",
                                        .url = test_server_url(server, "/")};

    test_record_init(&first);
    test_record_init(&second);
    TRY(kin__direct_transport_new(alloc,
                                  &(struct kin__direct_opts){.dialer = &dialer},
                                  &transport, NULL));
    TRY(start(transport, &request, &first, &one));
    TRY_DONE(&first);
    /* That passes while it is connected. */
    request.connect_timeout_ms = CONNECT_SOON_MS;
    TRY(start(transport, &request, &second, &two));
    TRY(await_connect_timeout(transport));
    test_gate_open(gate, 1);
    test_record_expect(&second, KIN_ETIMEDOUT, KIN_FLOW_SLOW, "no connection");
    close(keeper.fd);
    return 0;
}

/* ---- TLS ---- */

/* As in Go, which skips what it cannot read of a bundle. */
KIN_TEST(a_bad_certificate_does_not_spoil_a_bundle)
{
    static const char bad[] = "-----BEGIN CERTIFICATE-----\n!!\n"
                              "-----END CERTIFICATE-----\n"
                              "-----BEGIN CERTIFICATE-----\nMAA=\n"
                              "-----END CERTIFICATE-----\n";
    AUTO_CERT *cert = test_cert_new(
        &(struct test_cert_opts){.name = "kin",
                                 .address = "IP:127.0.0.1",
                                 .is_ca = true,
                                 .from_days = -1,
                                 .to_days = 1});
    AUTO_TLS *tls = test_tls_new(&(struct test_tls_opts){.cert = cert});
    AUTO_SERVER *server = test_server_new(
        &(struct test_server_opts){.serve = serve_hello, .tls = tls});
    AUTO_RECORD record;
    KIN__AUTO_BUF bundle;
    KIN__AUTO_PEER *peer = NULL;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    kin__buf_init(&bundle, alloc, 1 << 20);
    TRY(kin__buf_append(&bundle, kin_s(bad)));
    TRY(kin__buf_append(&bundle, test_cert_pem(cert)));
    TRY(kin__buf_append(&bundle, kin_s(bad)));
    TRY(kin__peer_new(alloc,
                      &(struct kin__peer_opts){.ca = kin__buf_str(&bundle)},
                      &peer, NULL));
    TRY(kin__direct_transport_new(alloc, NULL, &transport, NULL));
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(server, "/"),
                                          .peer = peer},
              &record, &transfer));
    TRY_DONE(&record);
    assert_string_equal(record.bytes, "hello");
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_closed_socket_makes_no_event_through_a_duplicate),
    KIN_TEST_ENTRY(a_broken_upload_does_not_end_a_pause),
    KIN_TEST_ENTRY(an_end_that_came_before_a_pause_counts_after_it),
    KIN_TEST_ENTRY(an_answer_without_a_request_is_not_that_of_the_next),
    KIN_TEST_ENTRY(only_reads_are_sent_twice),
    KIN_TEST_ENTRY(a_second_connection_has_its_own_time_to_connect),
    KIN_TEST_ENTRY(a_second_connection_must_connect_in_time),
    KIN_TEST_ENTRY(a_bad_certificate_does_not_spoil_a_bundle))
