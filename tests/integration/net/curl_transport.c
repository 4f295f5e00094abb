/* SPDX-License-Identifier: Apache-2.0 */
/* The guarantees of net/transport.h, over plain HTTP on loopback. */
#include "real_transport.h"

#include <sched.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "net/curl_internal.h"
#include "net/direct_internal.h"

#include "kin_test.h"
#include "test_net.h"
#include "test_server.h"

/* A transport and a server that answers by `serve`. */
static int new_transport(const kin_allocator *alloc,
                         struct kin__transport **ret)
{
    return real_transport_new(alloc, /* opts= */ NULL, ret,
                              /* err= */ NULL);
}

static struct test_server *new_server(test_serve *serve, void *userdata)
{
    return test_server_new(
        &(struct test_server_opts){.serve = serve, .userdata = userdata});
}

static int start(struct kin__transport *transport,
                 const struct kin__http_request *request,
                 struct test_record *record, struct kin__transfer **ret)
{
    struct kin__transfer_handler handler = test_record_handler(record);

    return kin__transport_start(transport, request, &handler, ret,
                                /* err= */ NULL);
}

static int get(struct kin__transport *transport, const char *url,
               struct test_record *record, struct kin__transfer **ret)
{
    return start(transport,
                 &(struct kin__http_request){.method = "GET", .url = url},
                 record, ret);
}

static void serve_hello(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    while (test_conn_read(conn))
        test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n"
                             "Retry-After: 7\r\n\r\nhello");
}

KIN_TEST(guarantee_a_gives_head_bytes_and_end)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(new_transport(alloc, &transport));
    TRY(get(transport, test_server_url(server, "/"), &record, &transfer));
    TRY_DONE(&record);
    assert_int_equal(record.status, 200);
    assert_string_equal(record.bytes, "hello");
    assert_string_equal(record.retry_after, "7");
    assert_int_equal(record.headers_calls, 1);
    assert_int_equal(record.done_calls, 1);
    assert_int_equal(record.cause, KIN_FLOW_COMPLETE);
    assert_false(record.is_reused);
    return 0;
}

/* The URL with the name of the host instead of its address. */
static const char *url_by_name(const struct test_server *server, char *room,
                               size_t size)
{
    snprintf(room, size, "http://localhost:%d/", test_server_port(server));
    return room;
}

KIN_TEST(a_lookup_is_timed_where_there_is_one)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    AUTO_RECORD first;
    AUTO_RECORD second;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *one = NULL;
    KIN__AUTO_TRANSFER *two = NULL;
    char url[64];

    test_record_init(&first);
    test_record_init(&second);
    TRY(new_transport(alloc, &transport));
    TRY(get(transport, url_by_name(server, url, sizeof(url)), &first, &one));
    TRY_DONE(&first);
    assert_true(first.lookup_ns > 0);
    assert_true(first.lookup_ns < 60 * KIN__NS_PER_S);
    assert_int_equal(first.head_lookup_ns, first.lookup_ns);
    /* The connection is reused, so there is no lookup. */
    TRY(get(transport, url, &second, &two));
    TRY_DONE(&second);
    assert_true(second.is_reused);
    assert_int_equal(second.lookup_ns, 0);
    assert_int_equal(second.head_lookup_ns, 0);
    return 0;
}

static void serve_once(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    if (test_conn_read(conn))
        test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n"
                             "Connection: close\r\n\r\nhello");
    test_conn_close(conn);
}

/* libcurl remembers names for a minute. */
KIN_TEST(a_name_at_hand_is_not_looked_up)
{
    AUTO_SERVER *server = new_server(serve_once, NULL);
    AUTO_RECORD first;
    AUTO_RECORD second;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *one = NULL;
    KIN__AUTO_TRANSFER *two = NULL;
    char url[64];

    test_record_init(&first);
    test_record_init(&second);
    TRY(new_transport(alloc, &transport));
    TRY(get(transport, url_by_name(server, url, sizeof(url)), &first, &one));
    TRY_DONE(&first);
    TRY(get(transport, url, &second, &two));
    TRY_DONE(&second);
    assert_false(second.is_reused);
    assert_true(first.lookup_ns > 0);
    assert_int_equal(second.lookup_ns, 0);
    return 0;
}

/* Answers with the request it got. */
static void serve_echo(struct test_conn *conn, void *userdata)
{
    char head[128];

    (void)userdata;
    while (test_conn_read(conn)) {
        kin_str request = test_conn_request(conn);
        snprintf(head, sizeof(head),
                 "HTTP/1.1 200 OK\r\nContent-Length: %zu\r\n\r\n", request.len);
        test_conn_send(conn, head);
        test_conn_send_bytes(conn, request.ptr, request.len);
    }
}

KIN_TEST(sends_method_path_headers_and_body)
{
    AUTO_SERVER *server = new_server(serve_echo, NULL);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    const struct kin__http_header headers[] = {
        {kin_s("Content-Type"), kin_s("application/json")},
        {kin_s("X-Empty"), kin_s("")},
    };

    test_record_init(&record);
    TRY(new_transport(alloc, &transport));
    TRY(start(transport,
              &(struct kin__http_request){
                  .method = "PATCH",
                  .url = test_server_url(server, "/a/../b%2F?x=%20"),
                  .headers = headers,
                  .header_count = 2,
                  .body = kin_s("{\"a\":1}")},
              &record, &transfer));
    TRY_DONE(&record);
    assert_non_null(
        strstr(record.bytes, "PATCH /a/../b%2F?x=%20 HTTP/1.1\r\n"));
    assert_non_null(strstr(record.bytes, "\r\nContent-Type: application/json"));
    assert_non_null(strstr(record.bytes, "\r\nX-Empty:\r\n"));
    assert_non_null(strstr(record.bytes, "\r\nContent-Length: 7\r\n"));
    assert_non_null(strstr(record.bytes, "\r\n\r\n{\"a\":1}"));
    assert_null(strstr(record.bytes, "Expect"));
    assert_null(strstr(record.bytes, "Accept-Encoding"));
    return 0;
}

KIN_TEST(sends_a_body_or_none_with_any_method)
{
    AUTO_SERVER *server = new_server(serve_echo, NULL);
    KIN__AUTO_TRANSPORT *transport = NULL;
    static const struct {
        const char *method;
        kin_str body;
        const char *expected;
    } cases[] = {
        {"POST", KIN_STR_INIT(""), "\r\nContent-Length: 0\r\n"},
        {"DELETE", KIN_STR_INIT("{}"), "\r\nContent-Length: 2\r\n"},
        {"DELETE", {NULL, 0}, "DELETE / HTTP/1.1"},
        {"PUT", KIN_STR_INIT("xyz"), "\r\n\r\nxyz"},
        {"GET", {NULL, 0}, "GET / HTTP/1.1"},
    };

    TRY(new_transport(alloc, &transport));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_RECORD record;
        KIN__AUTO_TRANSFER *transfer = NULL;
        test_record_init(&record);
        TRY(start(
            transport,
            &(struct kin__http_request){.method = cases[i].method,
                                        .url = test_server_url(server, "/"),
                                        .body = cases[i].body},
            &record, &transfer));
        TRY_DONE(&record);
        assert_non_null(strstr(record.bytes, cases[i].expected));
        assert_null(strstr(record.bytes, "urlencoded"));
        if (!cases[i].body.ptr)
            assert_null(strstr(record.bytes, "Content-"));
    }
    return 0;
}

/* The test and its server, step by step. */
struct steps {
    struct test_gate *go;   /* the server waits here */
    struct test_gate *seen; /* and opens this when it has done something */
};

static void serve_watch(struct test_conn *conn, void *userdata)
{
    const struct steps *steps = userdata;

    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                         "5\r\nhello\r\n");
    while (test_conn_wait(conn, steps->go)) {
        if (!test_conn_send(conn, "3\r\nabc\r\n"))
            break;
    }
}

KIN_TEST(bytes_come_as_they_are_sent)
{
    AUTO_GATE *go = test_gate_new();
    struct steps steps = {.go = go};
    AUTO_SERVER *server = new_server(serve_watch, &steps);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(new_transport(alloc, &transport));
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(server, "/"),
                                          .kind = KIN__HTTP_WATCH},
              &record, &transfer));
    for (size_t len = 5; len <= 20; len += 3) {
        TRY(test_record_await_bytes(&record, len));
        test_gate_open(go, 1);
    }
    return 0;
}

/* Not for each run of bytes, and not without any. */
KIN_TEST(reports_when_all_received_data_was_delivered)
{
    AUTO_GATE *go = test_gate_new();
    struct steps steps = {.go = go};
    AUTO_SERVER *server = new_server(serve_watch, &steps);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(new_transport(alloc, &transport));
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(server, "/"),
                                          .kind = KIN__HTTP_WATCH},
              &record, &transfer));
    for (size_t len = 5; len <= 20; len += 3) {
        TRY(test_record_await_rest(&record, len));
        test_gate_open(go, 1);
    }
    transfer = kin__transfer_free(transfer);
    assert_true(record.rest_calls <= record.data_calls);
    return 0;
}

/* Sends more than any buffer on the way holds. */
enum { FLOOD = 8 << 20 };

static void serve_flood(struct test_conn *conn, void *userdata)
{
    static char zeros[1 << 16];
    char head[128];

    (void)userdata;
    if (!test_conn_read(conn))
        return;
    snprintf(head, sizeof(head),
             "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n", FLOOD);
    test_conn_send(conn, head);
    for (int sent = 0; sent < FLOOD; sent += (int)sizeof(zeros)) {
        if (!test_conn_send_bytes(conn, zeros, sizeof(zeros)))
            break;
    }
    test_conn_await_end(conn);
}

KIN_TEST(guarantee_c_a_pause_lasts_until_the_resume)
{
    AUTO_SERVER *server = new_server(serve_flood, NULL);
    AUTO_SERVER *other = new_server(serve_hello, NULL);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    record.pauses = true;
    TRY(new_transport(alloc, &transport));
    TRY(get(transport, test_server_url(server, "/"), &record, &transfer));
    for (int calls = 1; calls < 20; calls++) {
        AUTO_RECORD hello;
        KIN__AUTO_TRANSFER *second = NULL;
        test_record_init(&hello);
        TRY(test_record_await_bytes(&record, (size_t)calls));
        /* Another transfer comes and goes meanwhile, in the same thread. */
        TRY(get(transport, test_server_url(other, "/"), &hello, &second));
        TRY_DONE(&hello);
        assert_int_equal(test_record_data_calls(&record), calls);
        size_t len = record.len;
        kin__transfer_resume(transfer);
        TRY(test_record_await_bytes(&record, len + 1));
    }
    return 0;
}

KIN_TEST(everything_arrives_through_pauses)
{
    AUTO_SERVER *server = new_server(serve_flood, NULL);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    size_t seen = 0;

    test_record_init(&record);
    record.pauses = true;
    TRY(new_transport(alloc, &transport));
    TRY(get(transport, test_server_url(server, "/"), &record, &transfer));
    while (seen < FLOOD) {
        TRY(test_record_await_bytes(&record, seen + 1));
        pthread_mutex_lock(&record.mutex);
        seen = record.len;
        pthread_mutex_unlock(&record.mutex);
        kin__transfer_resume(transfer);
    }
    TRY_DONE(&record);
    assert_int_equal(record.len, FLOOD);
    return 0;
}

/* Resumes in the very call that asks for the pause. */
struct eager {
    struct test_record record;
    struct kin__transfer **handle;
};

static int eager_on_data(kin_str bytes, void *userdata)
{
    struct eager *eager = userdata;
    struct kin__transfer_handler handler = test_record_handler(&eager->record);

    handler.on_data(bytes, &eager->record);
    kin__transfer_resume(*eager->handle);
    return KIN__TRANSFER_PAUSE;
}

static int eager_on_headers(const struct kin__http_response *response,
                            void *userdata)
{
    struct eager *eager = userdata;

    return test_record_handler(&eager->record)
        .on_headers(response, &eager->record);
}

static void eager_on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct eager *eager = userdata;

    test_record_handler(&eager->record).on_done(end, &eager->record);
}

static void eager_done(struct eager *eager)
{
    test_record_done(&eager->record);
}

KIN_TEST(guarantee_d_a_resume_before_the_pause_counts)
{
    AUTO_SERVER *server = new_server(serve_flood, NULL);
    __attribute__((cleanup(eager_done))) struct eager eager;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    const struct kin__transfer_handler handler = {
        .on_headers = eager_on_headers,
        .on_data = eager_on_data,
        .on_done = eager_on_done,
        .userdata = &eager};

    test_record_init(&eager.record);
    eager.handle = &transfer;
    TRY(new_transport(alloc, &transport));
    TRY(kin__transport_start(
        transport,
        &(struct kin__http_request){.method = "GET",
                                    .url = test_server_url(server, "/")},
        &handler, &transfer, /* err= */ NULL));
    TRY_DONE(&eager.record);
    assert_int_equal(eager.record.len, FLOOD);
    return 0;
}

KIN_TEST(guarantee_g_a_long_pause_ends_the_transfer)
{
    AUTO_SERVER *server = new_server(serve_flood, NULL);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    record.pauses = true;
    TRY(real_transport_new(
        alloc, &(struct kin__curl_opts){.pause_timeout_ms = 20}, &transport,
        /* err= */ NULL));
    TRY(get(transport, test_server_url(server, "/"), &record, &transfer));
    test_record_await_done(&record);
    TRY_FAIL(record.code, KIN_ECLOSED);
    assert_int_equal(record.cause, KIN_FLOW_PAUSED);
    TRY_TEXT(record.message, KIN_ECLOSED);
    assert_non_null(strstr(record.message, "after a pause of 0.02 s"));
    return 0;
}

/* Sends until the client closes: a finite flood may be over before its
 * receiver cancels it, and then its connection is kept. */
static void serve_endless(struct test_conn *conn, void *userdata)
{
    const struct steps *steps = userdata;

    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, "HTTP/1.1 200 OK\r\n\r\n");
    while (test_conn_send(conn, "a little, since all of it is kept\n"))
        continue;
    test_gate_open(steps->seen, 1);
}

KIN_TEST(guarantee_e_nothing_follows_a_cancel)
{
    AUTO_GATE *seen = test_gate_new();
    struct steps steps = {.seen = seen};
    AUTO_SERVER *server = new_server(serve_endless, &steps);
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(new_transport(alloc, &transport));
    TRY(get(transport, test_server_url(server, "/"), &record, &transfer));
    TRY(test_record_await_bytes(&record, 1));
    kin__transfer_cancel(transfer);
    int calls = record.data_calls;
    /* The connection goes, too: the server sees its end. */
    test_gate_await(seen);
    assert_int_equal(record.data_calls, calls);
    assert_int_equal(record.done_calls, 0);
    kin__transfer_cancel(transfer);
    kin__transfer_resume(transfer);
    return 0;
}

KIN_TEST(a_transfer_may_be_freed_by_its_last_callback)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    KIN__AUTO_TRANSPORT *transport = NULL;

    TRY(new_transport(alloc, &transport));
    for (int i = 0; i < 20; i++) {
        AUTO_RECORD record;
        struct kin__transfer *transfer = NULL;
        test_record_init(&record);
        record.frees_itself = true;
        record.handle = &transfer;
        int r = get(transport, test_server_url(server, "/"), &record,
                    &transfer);
        TRY(r);
        test_record_await_done(&record);
        TRY(record.code);
        assert_null(transfer);
    }
    return 0;
}

/* A callback that is still running while another thread cancels. */
struct slow_callback {
    struct kin__mutex mutex;
    struct kin__cond entered;
    bool has_entered;
    int code; /* of an end without data */
    _Atomic bool is_cancelling;
    _Atomic bool has_left;
};

static int slow_on_data(kin_str bytes, void *userdata)
{
    struct slow_callback *slow = userdata;

    (void)bytes;
    kin__mutex_lock(&slow->mutex);
    slow->has_entered = true;
    kin__cond_broadcast(&slow->entered);
    kin__mutex_unlock(&slow->mutex);
    while (!atomic_load(&slow->is_cancelling))
        sched_yield();
    /* Time for a cancel that does not wait to return. */
    for (int i = 0; i < 1000; i++)
        sched_yield();
    atomic_store(&slow->has_left, true);
    return 0;
}

static void slow_on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct slow_callback *slow = userdata;

    kin__mutex_lock(&slow->mutex);
    slow->has_entered = true;
    slow->code = end->code;
    kin__cond_broadcast(&slow->entered);
    kin__mutex_unlock(&slow->mutex);
}

KIN_TEST(guarantee_e_a_cancel_waits_for_a_running_callback)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    struct slow_callback slow = {.has_entered = false};
    const struct kin__transfer_handler handler = {
        .on_data = slow_on_data, .on_done = slow_on_done, .userdata = &slow};
    const struct kin__http_request request = {
        .method = "GET", .url = test_server_url(server, "/")};

    kin__mutex_init(&slow.mutex);
    kin__cond_init(&slow.entered);
    TRY(new_transport(alloc, &transport));
    TRY(kin__transport_start(transport, &request, &handler, &transfer, NULL));
    kin__mutex_lock(&slow.mutex);
    while (!slow.has_entered)
        kin__cond_wait(&slow.entered, &slow.mutex);
    kin__mutex_unlock(&slow.mutex);
    atomic_store(&slow.is_cancelling, true);
    kin__transfer_cancel(transfer);
    TRY(slow.code);
    assert_true(atomic_load(&slow.has_left));
    kin__cond_done(&slow.entered);
    kin__mutex_done(&slow.mutex);
    return 0;
}

/* Frees a transfer; returns the commands that this has sent. */
static unsigned free_curl(struct kin__transfer *transfer)
{
    struct kin__curl_transfer *t = (struct kin__curl_transfer *)transfer;

    kin__ref_get(&t->ref);
    (void)kin__transfer_free(transfer);
    unsigned pending = atomic_load(&t->pending);
    (void)kin__curl_transfer_unref(t);
    return pending;
}

static unsigned free_direct(struct kin__transfer *transfer)
{
    struct kin__direct_transfer *t = (struct kin__direct_transfer *)transfer;

    kin__ref_get(&t->ref);
    (void)kin__transfer_free(transfer);
    unsigned pending = atomic_load(&t->pending);
    (void)kin__direct_transfer_unref(t);
    return pending;
}

KIN_TEST(freeing_an_ended_transfer_sends_no_command)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    KIN__AUTO_TRANSPORT *transport = NULL;
    AUTO_RECORD record;
    struct kin__transfer *transfer = NULL;

    test_record_init(&record);
    TRY(new_transport(alloc, &transport));
    TRY(get(transport, test_server_url(server, "/"), &record, &transfer));
    test_record_await_done(&record);
    if (real_transport_is_direct())
        assert_int_equal(free_direct(KIN__STEAL(transfer)), 0);
    else
        assert_int_equal(free_curl(KIN__STEAL(transfer)), 0);
    TRY(record.code);
    return 0;
}

KIN_TEST(a_receiver_can_refuse)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    KIN__AUTO_TRANSPORT *transport = NULL;

    TRY(new_transport(alloc, &transport));
    for (int in_head = 0; in_head < 2; in_head++) {
        AUTO_RECORD record;
        KIN__AUTO_TRANSFER *transfer = NULL;
        test_record_init(&record);
        record.headers_code = in_head ? KIN_EPARSE : 0;
        record.data_code = KIN_EPARSE;
        TRY(get(transport, test_server_url(server, "/"), &record, &transfer));
        test_record_await_done(&record);
        TRY_FAIL(record.code, KIN_EPARSE);
        assert_int_equal(record.cause, KIN_FLOW_BROKEN);
        assert_int_equal(record.data_calls, !in_head);
    }
    return 0;
}

KIN_TEST(connections_are_reused_within_a_kind_only)
{
    AUTO_SERVER *server = new_server(serve_hello, NULL);
    KIN__AUTO_TRANSPORT *transport = NULL;
    struct kin__transport_stats stats;

    TRY(new_transport(alloc, &transport));
    for (int i = 0; i < 9; i++) {
        AUTO_RECORD record;
        KIN__AUTO_TRANSFER *transfer = NULL;
        test_record_init(&record);
        TRY(start(transport,
                  &(struct kin__http_request){
                      .method = "GET",
                      .url = test_server_url(server, "/"),
                      .kind = (enum kin__http_kind)(i % KIN__HTTP_KINDS)},
                  &record, &transfer));
        TRY_DONE(&record);
        assert_int_equal(record.is_reused, i >= KIN__HTTP_KINDS);
    }
    assert_int_equal(test_server_accepted(server), KIN__HTTP_KINDS);
    kin__transport_stats(transport, &stats);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        assert_int_equal(stats.pools[kind].connections_opened, 1);
        assert_int_equal(stats.pools[kind].connections_open, 1);
        assert_int_equal(stats.pools[kind].transfers_started, 3);
        assert_int_equal(stats.pools[kind].transfers_open, 0);
        assert_int_equal(stats.pools[kind].transfers_reused, 2);
    }
    return 0;
}

KIN_TEST(wrong_requests_are_refused_at_once)
{
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    const struct kin__http_header split = {kin_s("A"), kin_s("b\r\nC: d")};
    const struct kin__http_header nameless = {kin_s("a b"), kin_s("c")};
    const struct kin__http_request wrong[] = {
        {.method = "GET", .url = "ftp://127.0.0.1/"},
        {.method = "GET", .url = "no url"},
        {.method = "GET", .url = "http://user:secret@127.0.0.1/"},
        {.method = "GE T", .url = "http://127.0.0.1/"},
        {.method = "", .url = "http://127.0.0.1/"},
        {.method = "GET",
         .url = "http://127.0.0.1/",
         .headers = &split,
         .header_count = 1},
        {.method = "GET",
         .url = "http://127.0.0.1/",
         .headers = &nameless,
         .header_count = 1},
    };

    test_record_init(&record);
    TRY(new_transport(alloc, &transport));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        TRY_FAIL(start(transport, &wrong[i], &record, &transfer), KIN_EINVAL);
    assert_null(transfer);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(guarantee_a_gives_head_bytes_and_end),
              KIN_TEST_ENTRY(a_lookup_is_timed_where_there_is_one),
              KIN_TEST_ENTRY(a_name_at_hand_is_not_looked_up),
              KIN_TEST_ENTRY(sends_method_path_headers_and_body),
              KIN_TEST_ENTRY(sends_a_body_or_none_with_any_method),
              KIN_TEST_ENTRY(bytes_come_as_they_are_sent),
              KIN_TEST_ENTRY(reports_when_all_received_data_was_delivered),
              KIN_TEST_ENTRY(guarantee_c_a_pause_lasts_until_the_resume),
              KIN_TEST_ENTRY(everything_arrives_through_pauses),
              KIN_TEST_ENTRY(guarantee_d_a_resume_before_the_pause_counts),
              KIN_TEST_ENTRY(guarantee_g_a_long_pause_ends_the_transfer),
              KIN_TEST_ENTRY(guarantee_e_nothing_follows_a_cancel),
              KIN_TEST_ENTRY(a_transfer_may_be_freed_by_its_last_callback),
              KIN_TEST_ENTRY(guarantee_e_a_cancel_waits_for_a_running_callback),
              KIN_TEST_ENTRY(freeing_an_ended_transfer_sends_no_command),
              KIN_TEST_ENTRY(a_receiver_can_refuse),
              KIN_TEST_ENTRY(connections_are_reused_within_a_kind_only),
              KIN_TEST_ENTRY(wrong_requests_are_refused_at_once))
