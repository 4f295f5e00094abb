/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client_metrics.h"

#include <string.h>

#include "kube/unary.h"
#include "test_client.h"

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int ask(struct test_client *t, const char *method, kin_str body)
{
    KIN__AUTO_ANSWER answer = {.status = 0};
    const struct kin__api_request req = {
        .method = method, .path = kin_s("/x"), .body = body};

    return kin__unary(t->client, &req, &(struct kin__unary_opts){0}, &answer,
                      /* err= */ NULL);
}

KIN_TEST(requests_are_counted)
{
    static const struct test_reply replies[] = {
        {.status = 503, .head = "Retry-After: 1\n"},
        {.status = 200, .body = "0123456789"},
        {.status = 404, .body = "{}"},
        {.code = KIN_ECONNECT, .cause = KIN__NET_REFUSED}};
    static const char *const lines[] = {
        "\nrest_client_requests_total"
        "{code=\"200\",method=\"GET\",host=\"s\"} 1\n",
        "\nrest_client_requests_total"
        "{code=\"503\",method=\"GET\",host=\"s\"} 1\n",
        "\nrest_client_requests_total"
        "{code=\"404\",method=\"POST\",host=\"s\"} 1\n",
        "\nrest_client_requests_total"
        "{code=\"<error>\",method=\"PUT\",host=\"s\"} 1\n",
        "\nrest_client_request_retries_total"
        "{code=\"503\",verb=\"GET\",host=\"s\"} 1\n",
        "\nrest_client_request_duration_seconds_count"
        "{verb=\"GET\",host=\"s\"} 2\n",
        "\nrest_client_rate_limiter_duration_seconds_count"
        "{verb=\"GET\",host=\"s\"} 2\n",
        "\nrest_client_request_size_bytes_sum"
        "{verb=\"POST\",host=\"s\"} 5\n",
        "\nrest_client_response_size_bytes_sum"
        "{verb=\"GET\",host=\"s\"} 10\n",
    };
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text;
    AUTO_TEST_CLIENT t;

    kin__buf_init(&text, alloc, 1 << 20);
    test_client_init(&t, replies, 4);
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(test_client_start(&t, alloc, replies, 4,
                          KIN_OPTS(kin_client_opts, .metrics = metrics)));
    TRY(ask(&t, "GET", (kin_str){NULL, 0}));
    TRY_FAIL(ask(&t, "POST", kin_s("12345")), KIN_ENOTFOUND);
    TRY_FAIL(ask(&t, "PUT", kin_s("12345")), KIN_ECONNECT);
    /* What cannot be counted for lack of memory is not. */
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(kin_metrics_write(metrics, append, &text));
    for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
        if (!strstr(text.ptr, lines[i]))
            fail_msg("no %s in %s", lines[i], text.ptr);
    return 0;
}

KIN_TEST(clients_of_one_host_count_together)
{
    static const struct test_reply replies[] = {{.status = 200, .body = "ok"}};
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text;
    AUTO_TEST_CLIENT t;
    AUTO_TEST_CLIENT u;

    kin__buf_init(&text, alloc, 1 << 20);
    test_client_init(&t, replies, 1);
    test_client_init(&u, replies, 1);
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(test_client_start(&t, alloc, replies, 1,
                          KIN_OPTS(kin_client_opts, .metrics = metrics)));
    TRY(test_client_start(&u, alloc, replies, 1,
                          KIN_OPTS(kin_client_opts, .metrics = metrics)));
    TRY(ask(&t, "GET", (kin_str){NULL, 0}));
    TRY(ask(&u, "GET", (kin_str){NULL, 0}));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(kin_metrics_write(metrics, append, &text));
    assert_non_null(strstr(text.ptr,
                           "\nrest_client_requests_total"
                           "{code=\"200\",method=\"GET\",host=\"s\"} 2\n"));
    return 0;
}

KIN_TEST(a_name_that_is_taken_is_told)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    kin_metric *metric = NULL;
    AUTO_TEST_CLIENT t;

    test_client_init(&t, NULL, 0);
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_metrics_add(
        metrics,
        KIN_OPTS(kin_metric_opts, .name = "rest_client_requests_total"),
        &metric, NULL));
    TRY_FAIL(test_client_start(&t, alloc, NULL, 0,
                               KIN_OPTS(kin_client_opts, .metrics = metrics)),
             KIN_EEXISTS);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(requests_are_counted),
              KIN_TEST_ENTRY(clients_of_one_host_count_together),
              KIN_TEST_ENTRY(a_name_that_is_taken_is_told))
