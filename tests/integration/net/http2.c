/* SPDX-License-Identifier: Apache-2.0 */
/* Many transfers on few connections. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "kin_test.h"
#include "net/curl_transport.h"
#include "test_h2.h"
#include "test_net.h"
#include "test_tls.h"

enum { STREAMS = 100, LINE = sizeof(TEST_H2_LINE) - 1 };

/* Everything that a test of HTTP/2 needs, and how it goes. */
struct bench {
    struct test_cert *cert;
    struct test_tls *tls;
    struct test_h2 *h2;
    struct test_server *server;
    struct kin__peer *peer;
    struct kin__transport *transport;
};

static int bench_init(struct bench *bench, const kin_allocator *alloc,
                      bool is_http2)
{
    bench->cert = test_cert_new(
        &(struct test_cert_opts){.name = "kin",
                                 .address = "IP:127.0.0.1",
                                 .is_ca = true,
                                 .from_days = -1,
                                 .to_days = 1});
    bench->tls = test_tls_new(
        &(struct test_tls_opts){.cert = bench->cert, .is_http2 = is_http2});
    bench->h2 = test_h2_new(STREAMS);
    bench->server = test_server_new(&(struct test_server_opts){
        .serve = test_h2_serve, .userdata = bench->h2, .tls = bench->tls});
    TRY(kin__peer_new(
        alloc, &(struct kin__peer_opts){.ca = test_cert_pem(bench->cert)},
        &bench->peer, NULL));
    /* However slow the machine is, no pause is too long here. */
    return kin__curl_transport_new(
        alloc, &(struct kin__curl_opts){.pause_timeout_ms = 600 * 1000},
        &bench->transport, NULL);
}

static void bench_done(struct bench *bench)
{
    kin__transport_free(bench->transport);
    kin__peer_unref(bench->peer);
    test_server_free(bench->server);
    test_h2_free(bench->h2);
    test_tls_free(bench->tls);
    test_cert_free(bench->cert);
}

#define AUTO_BENCH __attribute__((cleanup(bench_done))) struct bench

/* A transfer and its record. */
struct call {
    struct test_record record;
    struct kin__transfer *transfer;
};

static int call_start(struct call *call, struct bench *bench, const char *path,
                      enum kin__http_kind kind)
{
    struct kin__transfer_handler handler = test_record_handler(&call->record);

    return kin__transport_start(
        bench->transport,
        &(struct kin__http_request){.method = "GET",
                                    .url = test_server_url(bench->server, path),
                                    .peer = bench->peer,
                                    .kind = kind},
        &handler, &call->transfer, /* err= */ NULL);
}

static void call_done(struct call *call)
{
    kin__transfer_free(call->transfer);
    test_record_done(&call->record);
}

#define AUTO_CALL __attribute__((cleanup(call_done))) struct call

/* One request whose answer must be "hello". */
static int say_hello(struct bench *bench, const char *path)
{
    AUTO_CALL call = {.transfer = NULL};

    test_record_init(&call.record);
    TRY(call_start(&call, bench, path, KIN__HTTP_UNARY));
    TRY_DONE(&call.record);
    assert_true(call.record.is_http2);
    assert_int_equal(call.record.status, 200);
    assert_string_equal(call.record.bytes, "hello");
    return 0;
}

KIN_TEST(http2_is_spoken_and_its_connection_kept)
{
    AUTO_BENCH bench = {.cert = NULL};

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    for (int i = 0; i < 10; i++)
        TRY(say_hello(&bench, "/hello"));
    assert_int_equal(test_server_accepted(bench.server), 1);
    return 0;
}

/* Many calls, made and freed together. */
struct calls {
    struct call *all;
    size_t count;
};

static int calls_start(struct calls *calls, size_t count, struct bench *bench)
{
    calls->all = calloc(count, sizeof(calls->all[0]));
    assert_non_null(calls->all);
    for (size_t i = 0; i < count; i++) {
        test_record_init(&calls->all[i].record);
        calls->count++;
        TRY(call_start(&calls->all[i], bench, "/watch", KIN__HTTP_WATCH));
    }
    return 0;
}

/* Until each has seen so many lines; how long the last took. */
static int64_t calls_await(struct calls *calls, size_t lines)
{
    int64_t begin_ns = kin__clock_now_ns(NULL);

    for (size_t i = 0; i < calls->count; i++)
        assert_int_equal(
            test_record_await_bytes(&calls->all[i].record, lines * LINE), 0);
    return (kin__clock_now_ns(NULL) - begin_ns) / KIN__NS_PER_MS;
}

static void calls_done(struct calls *calls)
{
    for (size_t i = 0; i < calls->count; i++)
        call_done(&calls->all[i]);
    free(calls->all);
}

#define AUTO_CALLS __attribute__((cleanup(calls_done))) struct calls

KIN_TEST(a_thousand_watches_share_a_dozen_connections)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};
    struct kin__transport_stats stats;

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    int64_t begin_ns = kin__clock_now_ns(NULL);
    TRY(calls_start(&calls, 1000, &bench));
    /* Guarantee H: this one does not wait for them. */
    TRY(say_hello(&bench, "/hello"));
    int64_t open_ms = calls_await(&calls, 1);
    /* Where nothing moves for so long, there may be one more. */
    uint64_t more = (uint64_t)(kin__clock_now_ns(NULL) - begin_ns) /
                    (250 * KIN__NS_PER_MS); /* KIN__CURL_STARVED_NS */
    kin__transport_stats(bench.transport, &stats);
    print_message(
        "1000 watches open: %lld ms, %llu connections\n", (long long)open_ms,
        (unsigned long long)stats.pools[KIN__HTTP_WATCH].connections_opened);
    assert_in_range(stats.pools[KIN__HTTP_WATCH].connections_opened, 10,
                    12 + more);
    assert_int_equal(stats.pools[KIN__HTTP_WATCH].transfers_open, 1000);
    for (size_t lines = 2; lines < 5; lines++) {
        test_h2_tick(bench.h2);
        print_message("a line for each: %lld ms\n",
                      (long long)calls_await(&calls, lines));
    }
    return 0;
}

/* Guarantee G.  The flood shares its connection with the watches: 50 streams
 * are less than one holds. */
KIN_TEST(a_slow_reader_does_not_delay_the_rest)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};
    AUTO_CALL slow = {.transfer = NULL};

    test_record_init(&slow.record);
    slow.record.pauses = true;
    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    TRY(calls_start(&calls, 50, &bench));
    calls_await(&calls, 1);
    TRY(call_start(&slow, &bench, "/flood", KIN__HTTP_WATCH));
    TRY(test_record_await_bytes(&slow.record, 1));
    for (size_t lines = 2; lines < 30; lines++) {
        test_h2_tick(bench.h2);
        int64_t ms = calls_await(&calls, lines);
        if (lines % 9 == 2)
            print_message("beside a slow reader: %lld ms\n", (long long)ms);
    }
    assert_int_equal(test_record_data_calls(&slow.record), 1);
    assert_in_range(test_server_accepted(bench.server), 1, 2);
    /* It continues where it was. */
    size_t len = slow.record.len;
    kin__transfer_resume(slow.transfer);
    TRY(test_record_await_bytes(&slow.record, len + 1));
    return 0;
}

/* libcurl 7.88 leaks what it holds for the stream; the address sanitizer sees
 * whether we still get it back. */
KIN_TEST(a_paused_stream_may_be_reset)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};
    AUTO_CALL slow = {.transfer = NULL};

    test_record_init(&slow.record);
    slow.record.pauses = true;
    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    TRY(calls_start(&calls, 5, &bench));
    calls_await(&calls, 1);
    TRY(call_start(&slow, &bench, "/flood", KIN__HTTP_WATCH));
    TRY(test_record_await_bytes(&slow.record, 1));
    for (size_t lines = 2; lines < 5; lines++) {
        test_h2_tick(bench.h2);
        calls_await(&calls, lines);
    }
    test_h2_reset_floods(bench.h2);
    test_record_expect(&slow.record, KIN_ECONNECT, KIN_FLOW_LOST, "");
    assert_int_equal(slow.record.data_calls, 1);
    test_h2_tick(bench.h2);
    calls_await(&calls, 5);
    return 0;
}

KIN_TEST(a_goaway_ends_nothing_that_runs)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};
    AUTO_CALLS more = {.all = NULL};

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    TRY(calls_start(&calls, 20, &bench));
    calls_await(&calls, 1);
    test_h2_goaway(bench.h2);
    /* In order: the client that has received the line has received the
     * GOAWAY. */
    test_h2_tick(bench.h2);
    calls_await(&calls, 2);
    TRY(calls_start(&more, 5, &bench));
    calls_await(&more, 2);
    test_h2_tick(bench.h2);
    calls_await(&calls, 3);
    calls_await(&more, 3);
    return 0;
}

/* Connections that take no new streams are in use all the same: however many
 * there are, the next watch gets one of its own. */
KIN_TEST(watches_are_not_kept_waiting_by_goaways)
{
    enum { ROUNDS = 5 };
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = calloc(ROUNDS, sizeof(calls.all[0]))};

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    for (int i = 0; i < ROUNDS; i++) {
        struct call *call = &calls.all[i];
        test_record_init(&call->record);
        calls.count++;
        TRY(call_start(call, &bench, "/watch", KIN__HTTP_WATCH));
        TRY(test_record_await_bytes(&call->record, LINE));
        test_h2_goaway(bench.h2);
        /* The answer comes behind the farewell. */
        test_h2_tick(bench.h2);
        TRY(test_record_await_bytes(&call->record, (size_t)(i + 2) * LINE));
    }
    assert_int_equal(test_server_accepted(bench.server), ROUNDS);
    return 0;
}

/* A request that crosses the farewell on its way was sent, and yet waits for a
 * connection again. */
KIN_TEST(watches_that_cross_a_goaway_are_not_kept_waiting)
{
    enum { ROUNDS = 6 };
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = calloc(ROUNDS, sizeof(calls.all[0]))};

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    for (int i = 0; i < ROUNDS; i++) {
        struct call *call = &calls.all[i];
        test_record_init(&call->record);
        calls.count++;
        TRY(call_start(call, &bench, "/late", KIN__HTTP_WATCH));
        TRY(test_record_await_bytes(&call->record, LINE));
    }
    assert_int_equal(test_server_accepted(bench.server), ROUNDS);
    return 0;
}

KIN_TEST(a_cut_connection_ends_all_on_it)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    TRY(calls_start(&calls, 20, &bench));
    calls_await(&calls, 1);
    test_h2_cut(bench.h2);
    for (size_t i = 0; i < calls.count; i++)
        test_record_expect(&calls.all[i].record, KIN_ECONNECT, KIN_FLOW_LOST,
                           "https://127.0.0.1:");
    TRY(say_hello(&bench, "/hello"));
    return 0;
}

KIN_TEST(a_reset_ends_one_stream)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};
    AUTO_CALL call = {.transfer = NULL};

    test_record_init(&call.record);
    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    TRY(calls_start(&calls, 5, &bench));
    calls_await(&calls, 1);
    TRY(call_start(&call, &bench, "/reset", KIN__HTTP_WATCH));
    test_record_expect(&call.record, KIN_ECONNECT, KIN_FLOW_LOST, "");
    test_h2_tick(bench.h2);
    calls_await(&calls, 2);
    return 0;
}

KIN_TEST(a_refused_stream_is_tried_again)
{
    AUTO_BENCH bench = {.cert = NULL};

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    TRY(say_hello(&bench, "/refused"));
    assert_int_equal(test_server_accepted(bench.server), 2);
    return 0;
}

KIN_TEST(cancelled_watches_leave_the_others_alone)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};
    AUTO_CALLS rest = {.all = NULL};

    TRY(bench_init(&bench, alloc, /* is_http2= */ true));
    TRY(calls_start(&rest, 10, &bench));
    TRY(calls_start(&calls, 50, &bench));
    calls_await(&rest, 1);
    for (size_t i = 0; i < calls.count; i++)
        kin__transfer_cancel(calls.all[i].transfer);
    test_h2_tick(bench.h2);
    calls_await(&rest, 2);
    for (size_t i = 0; i < calls.count; i++)
        assert_int_equal(calls.all[i].record.done_calls, 0);
    return 0;
}

/* Over HTTP/1.1 each watch needs a connection, and gets one. */
static void serve_old_watch(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    if (test_conn_read(conn))
        test_conn_send(conn,
                       "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                       "14\r\n" TEST_H2_LINE "\r\n");
    test_conn_await_end(conn);
}

static int watch_an_old_server(const kin_allocator *alloc, bool is_https)
{
    AUTO_BENCH bench = {.cert = NULL};
    AUTO_CALLS calls = {.all = NULL};

    TRY(bench_init(&bench, alloc, /* is_http2= */ false));
    test_server_free(bench.server);
    bench.server = test_server_new(&(struct test_server_opts){
        .serve = serve_old_watch, .tls = is_https ? bench.tls : NULL});
    TRY(calls_start(&calls, 60, &bench));
    calls_await(&calls, 1);
    assert_int_equal(test_server_accepted(bench.server), 60);
    return 0;
}

KIN_TEST(watches_over_http1_have_a_connection_each)
{
    assert_int_equal(LINE, 0x14);
    TRY(watch_an_old_server(alloc, /* is_https= */ false));
    TRY(watch_an_old_server(alloc, /* is_https= */ true));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(http2_is_spoken_and_its_connection_kept),
              KIN_TEST_ENTRY(a_thousand_watches_share_a_dozen_connections),
              KIN_TEST_ENTRY(a_slow_reader_does_not_delay_the_rest),
              KIN_TEST_ENTRY(a_paused_stream_may_be_reset),
              KIN_TEST_ENTRY(a_goaway_ends_nothing_that_runs),
              KIN_TEST_ENTRY(watches_are_not_kept_waiting_by_goaways),
              KIN_TEST_ENTRY(watches_that_cross_a_goaway_are_not_kept_waiting),
              KIN_TEST_ENTRY(a_cut_connection_ends_all_on_it),
              KIN_TEST_ENTRY(a_reset_ends_one_stream),
              KIN_TEST_ENTRY(a_refused_stream_is_tried_again),
              KIN_TEST_ENTRY(cancelled_watches_leave_the_others_alone),
              KIN_TEST_ENTRY(watches_over_http1_have_a_connection_each))
