/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client_metrics.h"

#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "kube/unary.h"
#include "test_certs.h"
#include "test_client.h"
#include "test_files.h"

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
        {.code = KIN_ECONNECT, .cause = KIN_FLOW_UNREACHABLE}};
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
    /* Counts may be missing after an allocation failure. */
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(kin_metrics_write(metrics, append, &text));
    for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
        if (!strstr(text.ptr, lines[i]))
            fail_msg("no %s in %s", lines[i], text.ptr);
    return 0;
}

KIN_TEST(clients_of_one_host_share_counters)
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

/* ---- exec plugins ---- */

/* Two clients whose plugin is the script `plugin` in the folder; the time is
 * 2026-03-01T12:00:00Z. */
struct plugin_scene {
    struct test_folder folder;
    struct kin__fake_clock clock;
    struct test_transport transport;
    kin_metrics *metrics;
    kin_config *config;
    kin_client *clients[2];
};

static void scene_init(struct plugin_scene *scene)
{
    static const struct test_reply replies[] = {
        {.status = 200}, {.status = 200}, {.status = 200}, {.status = 200}};

    *scene = (struct plugin_scene){.metrics = NULL};
    test_folder_init(&scene->folder);
    kin__fake_clock_init(&scene->clock, 1000 * KIN__NS_PER_S,
                         1772366400 * KIN__NS_PER_S);
    test_transport_init(&scene->transport, replies, 4);
}

static void scene_done(struct plugin_scene *scene)
{
    for (int i = 0; i < 2; i++)
        (void)kin_client_unref(scene->clients[i]);
    (void)kin_config_unref(scene->config);
    (void)kin_metrics_unref(scene->metrics);
    test_folder_done(&scene->folder);
}
#define AUTO_PLUGIN_SCENE                                                      \
    __attribute__((cleanup(scene_done))) struct plugin_scene

/* Both clients have the same configuration and transport. */
static int scene_start(struct plugin_scene *scene, const kin_allocator *alloc)
{
    static const char *const environment[] = {"PATH=/usr/bin:/bin", NULL};
    const struct kin__credentials_opts credentials = {
        .clock = &scene->clock.clock};
    const struct kin__client_deps deps = {.transport = &scene->transport.base,
                                          .clock = &scene->clock.clock,
                                          .seed = 1,
                                          .credentials = &credentials};
    const char *path = test_folder_write(
        &scene->folder, "config",
        "current-context: x\n"
        "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
        "clusters: [{name: c, cluster: {server: 'https://s'}}]\n"
        "users: [{name: u, user: {exec: {command: ./plugin,\n"
        "  interactiveMode: Never,\n"
        "  apiVersion: client.authentication.k8s.io/v1}}}]\n");
    int r = kin_metrics_new(alloc, &scene->metrics, NULL);

    if (r == 0)
        r = kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                    .path = path, .environment = environment),
                           &scene->config, NULL);
    for (int i = 0; r == 0 && i < 2; i++)
        r = kin__client_new(scene->config,
                            KIN_OPTS(kin_client_opts, .alloc = alloc,
                                     .metrics = scene->metrics),
                            &deps, &scene->clients[i], NULL);
    return r;
}

static int scene_ask(struct plugin_scene *scene, int client)
{
    KIN__AUTO_ANSWER answer = {.status = 0};
    const struct kin__api_request req = {.method = "GET", .path = kin_s("/x")};

    return kin__unary(scene->clients[client], &req,
                      &(struct kin__unary_opts){0}, &answer, /* err= */ NULL);
}

/* Makes the plugin return `cert`, in an answer that expires at 12:00:10. */
static void scene_answers(struct plugin_scene *scene, const char *cert)
{
    char text[4096];

    snprintf(text, sizeof(text),
             "#!/bin/sh\nprintf '%%s' '{\"kind\":\"ExecCredential\","
             "\"apiVersion\":\"client.authentication.k8s.io/v1\",\"status\":{"
             "\"expirationTimestamp\":\"2026-03-01T12:00:10Z\","
             "\"clientCertificateData\":\"%s\",\"clientKeyData\":"
             "\"-----BEGIN PRIVATE KEY-----\\nMIIB\\n"
             "-----END PRIVATE KEY-----\\n\"}}'\n",
             cert);
    (void)test_folder_script(&scene->folder, "plugin", text);
}

static int expect_lines(kin_metrics *metrics, const kin_allocator *alloc,
                        const char *const *lines, size_t count)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    /* Counts may be missing after an allocation failure. */
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(kin_metrics_write(metrics, append, &text));
    for (size_t i = 0; i < count; i++)
        if (!strstr(text.ptr, lines[i]))
            fail_msg("no %s in %s", lines[i], text.ptr);
    return 0;
}
#define EXPECT_LINES(metrics, ...)                                             \
    TRY(expect_lines((metrics), alloc, (const char *const[]){__VA_ARGS__},     \
                     sizeof((const char *const[]){__VA_ARGS__}) /              \
                         sizeof(const char *)))

#define CALLS "\nrest_client_exec_plugin_call_total"

KIN_TEST(plugin_calls_are_counted_once)
{
    AUTO_PLUGIN_SCENE scene;

    scene_init(&scene);
    TRY(scene_start(&scene, alloc));
    EXPECT_LINES(scene.metrics, "\nrest_client_exec_plugin_ttl_seconds +Inf\n");
    TRY_FAIL(scene_ask(&scene, 0), KIN_ENOTFOUND);
    (void)test_folder_script(&scene.folder, "plugin", "#!/bin/sh\nexit 7\n");
    TRY_FAIL(scene_ask(&scene, 1), KIN_EUNAUTHORIZED);
    scene_answers(&scene, TEST_CERT_FEBRUARY("\\n"));
    TRY(scene_ask(&scene, 0));
    TRY(scene_ask(&scene, 1)); /* both use the same answer */
    EXPECT_LINES(
        scene.metrics,
        CALLS "{code=\"1\",call_status=\"plugin_not_found_error\"} 1\n",
        CALLS "{code=\"7\",call_status=\"plugin_execution_error\"} 1\n",
        CALLS "{code=\"0\",call_status=\"no_error\"} 1\n",
        "\nrest_client_exec_plugin_ttl_seconds 3600\n");
    return 0;
}

#define ROTATIONS "\nrest_client_exec_plugin_certificate_rotation_age"

KIN_TEST(rotated_certificates_report_their_age)
{
    AUTO_PLUGIN_SCENE scene;

    scene_init(&scene);
    TRY(scene_start(&scene, alloc));
    scene_answers(&scene, TEST_CERT_FEBRUARY("\\n"));
    TRY(scene_ask(&scene, 0));
    scene_answers(&scene, TEST_CERT_CENTURY("\\n"));
    kin__fake_clock_advance(&scene.clock, 20 * KIN__NS_PER_S);
    TRY(scene_ask(&scene, 1));
    /* The age is 28.5 days and 20 seconds. */
    EXPECT_LINES(scene.metrics, ROTATIONS "_bucket{le=\"604800\"} 0\n",
                 ROTATIONS "_bucket{le=\"2592000\"} 1\n",
                 ROTATIONS "_sum 2462420\n", ROTATIONS "_count 1\n",
                 "\nrest_client_exec_plugin_ttl_seconds 3150532780\n");
    return 0;
}

KIN_TEST(shared_transports_are_counted_as_hits)
{
    AUTO_PLUGIN_SCENE scene;

    scene_init(&scene);
    TRY(scene_start(&scene, alloc));
    EXPECT_LINES(scene.metrics, "\nrest_client_transport_create_calls_total"
                                "{result=\"hit\"} 2\n");
    return 0;
}

KIN_TEST(ca_reloads_are_counted)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    AUTO_FOLDER folder;
    AUTO_TEST_CLIENT t;
    static const struct test_reply replies[] = {{.status = 200},
                                                {.status = 200}};

    test_folder_init(&folder);
    test_client_init(&t, replies, 2);
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(test_client_start_with(
        &t, alloc,
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "https://s",
                 .ca_file = test_folder_write(&folder, "ca",
                                              TEST_CERT_CENTURY("\n"))),
        KIN_OPTS(kin_client_opts, .metrics = metrics)));
    TRY(ask(&t, "GET", (kin_str){NULL, 0}));
    t.clock.now_ns += 300 * KIN__NS_PER_S;
    TRY(ask(&t, "GET", (kin_str){NULL, 0}));
    EXPECT_LINES(metrics, "\nrest_client_transport_ca_reload_total"
                          "{result=\"success\",reason=\"unchanged\"} 1\n");
    return 0;
}

/* Credentials in a URL appear in no label. */
KIN_TEST(host_labels_contain_no_credentials)
{
    static const struct {
        const char *server, *proxy, *host, *looked_up;
    } rows[] = {
        {"https://api:6443/base", NULL, "api:6443", "api"},
        {"https://user:pw@api:6443/base", NULL, "api:6443", "api"},
        {"https://us@er:p@w@api?x", NULL, "api", "api"},
        {"https://api#user:pw@x", NULL, "api", "api"},
        {"https://[::1]:6443", NULL, "[::1]:6443", NULL},
        {"https://user:pw@[::1]:6443", NULL, "[::1]:6443", NULL},
        {"https://10.0.0.1", "http://u:pw@proxy:3128", "10.0.0.1", "proxy"},
        {"https://api", "http://u:pw@10.0.0.2:3128", "api", NULL},
        {"https://api", "socks5://u:pw@proxy/", "api", "proxy"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        KIN_AUTO(kin_metrics) *metrics = NULL;
        struct kin__client_metrics own = {0};
        TRY(kin_metrics_new(alloc, &metrics, NULL));
        int r = kin__client_metrics_init(&own, alloc, metrics, rows[i].server,
                                         rows[i].proxy, NULL);
        if (r == 0) {
            assert_string_equal(own.host, rows[i].host);
            assert_string_equal(own.looked_up ? own.looked_up : "",
                                rows[i].looked_up ? rows[i].looked_up : "");
        }
        kin__client_metrics_done(&own, alloc);
        TRY(r);
    }
    return 0;
}

KIN_TEST(a_metric_name_in_use_is_an_error)
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
              KIN_TEST_ENTRY(clients_of_one_host_share_counters),
              KIN_TEST_ENTRY(plugin_calls_are_counted_once),
              KIN_TEST_ENTRY(rotated_certificates_report_their_age),
              KIN_TEST_ENTRY(shared_transports_are_counted_as_hits),
              KIN_TEST_ENTRY(ca_reloads_are_counted),
              KIN_TEST_ENTRY(host_labels_contain_no_credentials),
              KIN_TEST_ENTRY(a_metric_name_in_use_is_an_error))
