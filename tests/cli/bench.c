/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of `kin bench`; tests/cluster/cli/bench.sh runs the whole command. */
#include "bench.h"

#include <stdlib.h>

#include "kin_test.h"
#include "list_server.h"

/* ---- the report ---- */

static void check_report(const char *output, const char *expected)
{
    struct bench_flags flags = {.output = output};
    struct cli_context ctx = {0};
    struct bench_run run = {.ctx = &ctx, .flags = &flags};
    char *text = NULL;
    size_t size = 0;

    ctx.out = open_memstream(&text, &size);
    assert_non_null(ctx.out);
    BENCH_PUT(&run, sync_s, 1.23456);
    BENCH_PUT(&run, items, 50000);
    BENCH_PUT(&run, peak_mb, 88.06);
    bench_report(&run);
    (void)fclose(ctx.out);
    assert_string_equal(text, expected);
    free(text);
}

KIN_TEST(reports_what_was_measured_in_a_fixed_order)
{
    (void)alloc;
    check_report("result", "RESULT items=50000 sync_s=1.235 peak_mb=88.1\n");
    check_report("json",
                 "{\"items\":50000,\"sync_s\":1.235,\"peak_mb\":88.1}\n");
    check_report(NULL,
                 "items                       50000  objects\n"
                 "sync_s                      1.235  seconds until all were "
                 "delivered\n"
                 "peak_mb                      88.1  MB peak\n");
    return 0;
}

/* ---- orders ---- */

#define ANSWER_25 "HTTP/1.1 200 OK\r\nContent-Length: 25\r\n\r\n"

/* Each watch of the run gets what the server sent. */
static const struct {
    const char *answer;
    size_t informers;
    size_t spaces;
    int code;
    uint64_t sent;
} orders[] = {
    {ANSWER_25 "{\"sent\":70,\"watches\":1}  ", 1, 0, 0, 70},
    {ANSWER_25 "{\"sent\":70,\"watches\":2}  ", 1, 0, KIN_EPROTOCOL, 0},
    {ANSWER_25 "{\"sent\":70,\"watches\":2}  ", 2, 0, 0, 140},
    {ANSWER_25 "{\"sent\":70,\"watches\":6}  ", 2, 3, 0, 420},
    {ANSWER_25 "{\"sent\":70,\"watches\":2}  ", 2, 3, KIN_EPROTOCOL, 0},
    {"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", 1, 0, KIN_EUNSUPPORTED,
     0},
    {"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n<html", 1, 0,
     KIN_EUNSUPPORTED, 0},
    {"HTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\n{}", 1, 0, KIN_EUNSUPPORTED,
     0},
};

static void serve_orders(struct test_conn *conn, void *userdata)
{
    const char *const *answer = userdata;

    while (test_conn_read(conn)) {
        assert_true(kin_str_starts_with(test_conn_request(conn),
                                        kin_s("GET /bench/updates?count=70 ")));
        test_conn_send(conn, *answer);
    }
}

KIN_TEST(recognizes_a_benchmark_server)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++) {
        const char *answer = orders[i].answer;
        AUTO_SERVER *server = list_server_new(serve_orders, &answer);
        KIN_AUTO(kin_client) *client = NULL;
        struct bench_run run = {0};
        uint64_t sent = 0;
        kin_error err = KIN_ERROR_INIT;
        TRY(list_server_client(NULL, server, &client));
        run.orders = client;
        run.informer_count = orders[i].informers;
        run.space_count = orders[i].spaces;
        assert_int_equal(bench_order(&run, "updates?count=70", &sent, &err),
                         orders[i].code);
        assert_int_equal(sent, orders[i].sent);
    }
    return 0;
}

/* ---- the meter ---- */

KIN_TEST(measures_time_and_memory)
{
    struct bench_meter meter = {0};
    volatile double sum = 0;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    double before = bench_cpu_s(&meter);
    TRY(bench_meter_start(&meter, &err));
    while (bench_cpu_s(&meter) < before + 0.01)
        for (int i = 0; i < 1000; i++)
            sum += i;
    assert_true(sum > 0);
    double now = bench_memory_mb(&meter);
    assert_true(now > 0);
    assert_true(bench_peak_mb(&meter) >= now);
    unsigned threads = bench_threads(&meter);
    bench_meter_stop(&meter);
    /* A joined thread is counted for a moment longer. */
    for (int i = 0; bench_threads(&meter) != threads && i < 5000; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_int_equal(bench_threads(&meter), threads);
    assert_true(threads >= 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_what_was_measured_in_a_fixed_order),
              KIN_TEST_ENTRY(recognizes_a_benchmark_server),
              KIN_TEST_ENTRY(measures_time_and_memory))
