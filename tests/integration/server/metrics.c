/* SPDX-License-Identifier: Apache-2.0 */
/* /metrics of the server. */
#include <kin/stop.h>

#include "test_raw.h"
#include "test_site.h"

#define MAPS "/api/v1/namespaces/default/configmaps"
#define LABELS(resource, scope, verb)                                          \
    "dry_run=\"\",group=\"\",resource=\"" resource "\",scope=\"" scope         \
    "\",subresource=\"\",verb=\"" verb "\",version=\"v1\""
#define REQUESTS(code) "apiserver_request_total{code=\"" code "\","
#define WATCHES                                                                \
    "apiserver_longrunning_requests{group=\"\",resource=\"configmaps\","       \
    "scope=\"namespace\",verb=\"WATCH\",version=\"v1\"} "

enum { SOON_MS = 60000, POLL_MS = 5 };

static void expect_metric(struct site *site, const char *line)
{
    char whole[512];

    (void)snprintf(whole, sizeof(whole), "\n%s\n", line);
    if (ask(site, "GET", "/metrics", NULL) < 0 || site->answer.status != 200 ||
        !strstr(text_of(site), whole))
        fail_msg("no %s in %d %s", line, site->answer.status, text_of(site));
}

static void await_metric(struct site *site, const char *line)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);
    char whole[512];

    (void)snprintf(whole, sizeof(whole), "\n%s\n", line);
    do {
        assert_int_equal(ask(site, "GET", "/metrics", NULL), 0);
        if (strstr(text_of(site), whole))
            return;
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
    } while (kin_deadline_ms(0).at_ns < soon.at_ns);
    fail_msg("no %s", line);
}

KIN_TEST(counts_requests)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 409, "");
    EXPECT(&site, "POST", MAPS "?dryRun=All", "{\"metadata\":{\"name\":\"b\"}}",
           201, "");
    EXPECT(&site, "GET", MAPS "/a", NULL, 200, "");
    EXPECT(&site, "GET", MAPS "/b", NULL, 404, "");
    EXPECT(&site, "GET", "/api/v1/configmaps", NULL, 200, "");
    EXPECT(&site, "DELETE", MAPS, NULL, 200, "");
    expect_metric(&site, REQUESTS("201")
                             LABELS("configmaps", "resource", "POST") "} 1");
    expect_metric(&site, REQUESTS("409")
                             LABELS("configmaps", "resource", "POST") "} 1");
    expect_metric(&site,
                  REQUESTS("201") "dry_run=\"All\",group=\"\",resource="
                                  "\"configmaps\",scope=\"resource\","
                                  "subresource=\"\",verb=\"POST\",version="
                                  "\"v1\"} 1");
    expect_metric(&site, REQUESTS("200")
                             LABELS("configmaps", "resource", "GET") "} 1");
    expect_metric(&site, REQUESTS("404")
                             LABELS("configmaps", "resource", "GET") "} 1");
    expect_metric(&site, REQUESTS("200")
                             LABELS("configmaps", "cluster", "LIST") "} 1");
    expect_metric(&site, REQUESTS("200") LABELS("configmaps", "namespace",
                                                "DELETECOLLECTION") "} 1");
    expect_metric(&site, "apiserver_request_duration_seconds_count{" LABELS(
                             "configmaps", "resource", "GET") "} 2");
    return 0;
}

KIN_TEST(counts_objects)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", "/api/v1/namespaces",
           "{\"metadata\":{\"name\":\"n\"}}", 201, "");
    expect_metric(&site, "apiserver_resource_objects{group=\"\",resource="
                         "\"namespaces\"} 5");
    expect_metric(&site, "apiserver_resource_objects{group=\"apps\",resource="
                         "\"deployments\"} 0");
    return 0;
}

/* Otherwise each client could fill the memory. */
KIN_TEST(makes_no_series_of_requested_names)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET", "/apis/evil.example.com/v1/things", NULL, 404, "");
    EXPECT(&site, "GET", "/api/v1/namespaces/evil/pods/evil/evil", NULL, 404,
           "");
    EXPECT(&site, "EVIL", "/api/v1/pods", NULL, 405, "");
    EXPECT(&site, "GET", "/metrics", NULL, 200, "apiserver_request_total");
    assert_null(strstr(text_of(&site), "evil"));
    assert_null(strstr(text_of(&site), "EVIL"));
    return 0;
}

KIN_TEST(counts_open_watches)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    struct test_raw *client = test_raw_new(kin_server_url(site.server));
    test_raw_send(client, "GET " MAPS "?watch=1 HTTP/1.1\r\nHost: h\r\n\r\n");
    await_metric(&site, WATCHES "1");
    client = test_raw_free(client);
    await_metric(&site, WATCHES "0");
    return 0;
}

KIN_TEST(needs_credentials)
{
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    AUTO_SITE site = {0};

    opts.token = "t";
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", "/metrics", NULL, 401, "Unauthorized");
    site.token = "t";
    EXPECT(&site, "GET", "/metrics", NULL, 200, "kubernetes_build_info{");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(counts_requests), KIN_TEST_ENTRY(counts_objects),
              KIN_TEST_ENTRY(makes_no_series_of_requested_names),
              KIN_TEST_ENTRY(counts_open_watches),
              KIN_TEST_ENTRY(needs_credentials))
