/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/probes.h>

#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "kin_test.h"
#include "test_raw.h"

static int check_code(kin_error *err, void *userdata)
{
    const int *code = userdata;

    return *code < 0 ? kin_error_set(err, *code, "the reason") : 0;
}

static void get_path(const kin_probes *probes, const char *target, int status,
                     const char *text)
{
    AUTO_RAW *client = test_raw_new(kin_probes_url(probes));
    char request[128];
    char body[1024];
    int got = 0;

    snprintf(request, sizeof(request), "GET %s HTTP/1.1\r\n\r\n", target);
    assert_true(test_raw_send(client, request));
    test_raw_answer(client, &got, body, sizeof(body));
    assert_string_equal(body, text);
    assert_int_equal(got, status);
}

KIN_TEST(serves_health_and_metrics)
{
    KIN_AUTO(kin_health) *health = NULL;
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_probes) *probes = NULL;
    kin_metric *metric = NULL;
    int code = KIN_ETIMEDOUT;

    TRY(kin_health_new(alloc, NULL, &health, NULL));
    TRY(kin_health_add(health, "foos", check_code, &code, KIN_HEALTH_READY));
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_metrics_add(
        metrics,
        KIN_OPTS(kin_metric_opts, .name = "foos_total", .help = "Foos."),
        &metric, NULL));
    TRY(kin_metric_add(metric, NULL, 2));
    TRY(kin_probes_new(KIN_OPTS(kin_probes_opts, .alloc = alloc,
                                .health = health, .metrics = metrics),
                       &probes, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    get_path(probes, "/healthz", 200, "ok");
    get_path(probes, "/livez", 200, "ok");
    get_path(probes, "/readyz", 500,
             "[+]ping ok\n[-]foos failed: the reason\nreadyz check failed\n");
    get_path(probes, "/readyz?exclude=foos", 200, "ok");
    get_path(
        probes, "/metrics", 200,
        "# HELP foos_total Foos.\n# TYPE foos_total counter\nfoos_total 2\n");
    get_path(
        probes, "/metrics?name=x", 200,
        "# HELP foos_total Foos.\n# TYPE foos_total counter\nfoos_total 2\n");
    AUTO_RAW *client = test_raw_new(kin_probes_url(probes));
    assert_true(test_raw_send(client, "GET /elsewhere HTTP/1.1\r\n\r\n"));
    test_raw_await(client, "HTTP/1.1 404 ");
    return 0;
}

KIN_TEST(unknown_paths_are_not_found)
{
    KIN_AUTO(kin_probes) *probes = NULL;

    TRY(kin_probes_new(KIN_OPTS(kin_probes_opts, .alloc = alloc), &probes,
                       NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    get_path(probes, "/healthz", 404, "");
    get_path(probes, "/metrics", 404, "");
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    KIN_AUTO(kin_probes) *probes = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin_probes_new(
                 KIN_OPTS(kin_probes_opts, .alloc = alloc, .address = "::"),
                 &probes, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "probes: :: is not loopback"));
    TRY_FAIL(kin_probes_new(&(kin_probes_opts){.size = 0}, &probes, &err),
             KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(serves_health_and_metrics),
              KIN_TEST_ENTRY(unknown_paths_are_not_found),
              KIN_TEST_ENTRY(rejects_invalid_options))
