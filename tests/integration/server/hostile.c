/* SPDX-License-Identifier: Apache-2.0 */
/* Malicious or careless requests. */
#include <signal.h>
#include <sys/resource.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"
#include "test_files.h"
#include "test_raw.h"
#include "test_site.h"

#define MAPS "/api/v1/namespaces/default/configmaps"

/* A ConfigMap with unknown members. */
static int odd_map(struct kin__buf *ret, const char *name, int count,
                   size_t length)
{
    int r = kin__buf_printf(ret, "{\"metadata\":{\"name\":\"%s\"}", name);

    for (int i = 0; r == 0 && i < count; i++) {
        r = kin__buf_printf(ret, ",\"x%d", i);
        for (size_t k = 0; r == 0 && k < length; k++)
            r = kin__buf_append_byte(ret, 'y');
        if (r == 0)
            r = kin__buf_append(ret, kin_s("\":1"));
    }
    return r < 0 ? r : kin__buf_append_byte(ret, '}');
}

KIN_TEST(limits_the_number_of_warnings)
{
    AUTO_SITE site = {0};
    KIN__AUTO_BUF body;
    kin_str warning;

    kin__buf_init(&body, NULL, 1 << 20);
    assert_int_equal(odd_map(&body, "many", 100, 1), 0);
    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, body.ptr, 201, "\"many\"");
    assert_true(
        kin__answer_find_header(&site.answer, kin_s("Warning"), &warning));
    assert_str_equal(warning, "299 - \"unknown field \\\"x0y\\\"\"");
    return 0;
}

/* A response head has a maximum size, and a request whose object is already
 * stored must not fail because of its warnings. */
KIN_TEST(shortens_long_warnings)
{
    AUTO_SITE site = {0};
    KIN__AUTO_BUF body;
    kin_str warning;

    kin__buf_init(&body, NULL, 1 << 20);
    assert_int_equal(odd_map(&body, "long", 32, 10000), 0);
    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", MAPS, body.ptr, 201, "\"long\"");
    assert_true(
        kin__answer_find_header(&site.answer, kin_s("Warning"), &warning));
    assert_true(warning.len < 600);
    kin__buf_clear(&body);
    assert_int_equal(odd_map(&body, "longer", 1, 100000), 0);
    EXPECT(&site, "POST", MAPS, body.ptr, 201, "\"longer\"");
    EXPECT(&site, "POST", MAPS "?fieldValidation=Strict", body.ptr, 400,
           "strict decoding error: unknown field \\\"x0yyyy");
    return 0;
}

/* YAML in which aliases repeat one string many times. */
static int much_yaml(struct kin__buf *ret, const char *name, size_t length,
                     int count)
{
    int r = kin__buf_printf(ret, "metadata: {name: %s}\ndata:\n  a: &a \"",
                            name);

    for (size_t i = 0; r == 0 && i < length; i++)
        r = kin__buf_append_byte(ret, 'x');
    if (r == 0)
        r = kin__buf_append(ret, kin_s("\"\n"));
    for (int i = 0; r == 0 && i < count; i++)
        r = kin__buf_printf(ret, "  b%d: *a\n", i);
    return r;
}

KIN_TEST(counts_expanded_aliases)
{
    AUTO_SITE site = {0};
    KIN__AUTO_BUF little;
    KIN__AUTO_BUF much;

    kin__buf_init(&little, NULL, 1 << 20);
    kin__buf_init(&much, NULL, 1 << 20);
    assert_int_equal(much_yaml(&little, "little", 100, 100), 0);
    assert_int_equal(much_yaml(&much, "much", 10000, 10000), 0);
    TRY(site_start(&site, alloc, NULL));
    site.content_type = "application/yaml";
    EXPECT(&site, "POST", MAPS, little.ptr, 201, "\"b99\":\"xxx");
    EXPECT(&site, "POST", MAPS "?dryRun=All", much.ptr, 400,
           "aliases produce more than 1048576 bytes");
    EXPECT(&site, "POST",
           "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews", much.ptr,
           400, "aliases produce more than 1048576 bytes");
    return 0;
}

/* Returns the status line of the response to a GET with these headers. */
static const char *first_line(struct site *site, const char *headers,
                              char *line, size_t size)
{
    AUTO_RAW *client = test_raw_new(kin_server_url(site->server));
    char head[512];

    snprintf(head, sizeof(head), "GET " MAPS " HTTP/1.1\r\n%s\r\n", headers);
    test_raw_send(client, head);
    test_raw_await(client, "\r\n\r\n");
    snprintf(line, size, "%.*s", (int)strcspn(test_raw_text(client), "\r"),
             test_raw_text(client));
    return line;
}

/* A browser runs untrusted code and can reach loopback. */
KIN_TEST(rejects_web_pages)
{
    static const struct {
        const char *headers;
        int status;
    } cases[] = {
        {"Host: localhost:1\r\n", 200},
        {"Host: 127.0.0.1\r\n", 200},
        {"Host: [::1]:80\r\n", 200},
        {"Host: kin\r\n", 200},
        {"Host: a.localhost\r\n", 200},
        {"Host: evil.example:8080\r\n", 403},
        {"Host: localhost.evil.example\r\n", 403},
        {"Host: localhost\r\nOrigin: https://evil.example\r\n", 403},
        {"Host: localhost\r\nOrigin: null\r\n", 403},
    };
    AUTO_SITE site = {0};
    char line[64];
    char expected[64];

    TRY(site_start(&site, alloc, NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        snprintf(expected, sizeof(expected), "HTTP/1.1 %d %s", cases[i].status,
                 cases[i].status == 200 ? "OK" : "Forbidden");
        assert_string_equal(
            first_line(&site, cases[i].headers, line, sizeof(line)), expected);
    }
    return 0;
}

/* Limits the size of files to one page, or removes the limit. */
static void limit_files(bool is_limited)
{
    struct rlimit limit;

    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = is_limited ? 4096 : limit.rlim_max;
    (void)signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

KIN_TEST(a_full_disk_only_ends_writes)
{
    __attribute__((cleanup(test_folder_done))) struct test_folder folder;
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    test_folder_init(&folder);
    opts.data = test_folder_path(&folder, "data");
    {
        AUTO_SITE site = {0};
        TRY(site_start(&site, alloc, &opts));
        EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201, "");
        limit_files(true);
        int r = ask(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"b\"}}");
        limit_files(false);
        TRY(r);
        assert_int_equal(site.answer.status, 500);
        assert_non_null(strstr(text_of(&site), "/data: "));
        EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"c\"}}", 500, "");
        EXPECT(&site, "GET", MAPS "/a", NULL, 200, "");
        EXPECT(&site, "GET", MAPS "/b", NULL, 404, "");
        EXPECT(&site, "GET", "/readyz", NULL, 500, "[-]storage failed");
        EXPECT(&site, "GET", "/livez/ping", NULL, 200, "ok");
    }
    AUTO_SITE site = {0};
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", "/readyz", NULL, 200, "ok");
    EXPECT(&site, "GET", MAPS "/a", NULL, 200, "");
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"c\"}}", 201, "");
    return 0;
}

/* A JSON patch that adds a value to the innermost of `depth` arrays. */
static int deep_patch(struct kin__buf *ret, const char *member, int depth,
                      const char *value)
{
    int r = kin__buf_printf(ret, "[{\"op\":\"add\",\"path\":\"/%s", member);

    for (int i = 1; r == 0 && i < depth; i++)
        r = kin__buf_append(ret, kin_s("/0"));
    return r < 0 ? r : kin__buf_printf(ret, "/-\",\"value\":%s}]", value);
}

static int deep_body(struct kin__buf *ret, const char *head, int depth)
{
    int r = kin__buf_append(ret, kin_s(head));

    for (int i = 0; r == 0 && i < 2 * depth; i++)
        r = kin__buf_append_byte(ret, i < depth ? '[' : ']');
    return r < 0 ? r : kin__buf_append_byte(ret, '}');
}

#define DEFINITIONS "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"
#define FOOS "/apis/ex.io/v1/foos"

static const char foo_definition[] =
    "{\"metadata\":{\"name\":\"foos.ex.io\"},\"spec\":{\"group\":\"ex.io\","
    "\"names\":{\"plural\":\"foos\",\"kind\":\"Foo\"},\"scope\":\"Cluster\","
    "\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":true,"
    "\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\","
    "\"x-kubernetes-preserve-unknown-fields\":true}}}]}}";

/* The server could not load an object that is nested more deeply. */
KIN_TEST(limits_the_depth_of_objects)
{
    __attribute__((cleanup(test_folder_done))) struct test_folder folder;
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    KIN__AUTO_BUF body;
    KIN__AUTO_BUF patch;

    kin__buf_init(&body, NULL, 1 << 20);
    kin__buf_init(&patch, NULL, 1 << 20);
    assert_int_equal(deep_body(&body,
                               "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\","
                               "\"metadata\":{\"name\":\"a\"},\"spec\":",
                               999),
                     0);
    assert_int_equal(deep_patch(&patch, "spec", 999, "[]"), 0);
    test_folder_init(&folder);
    opts.data = test_folder_path(&folder, "data");
    {
        AUTO_SITE site = {0};
        TRY(site_start(&site, alloc, &opts));
        EXPECT(&site, "POST", DEFINITIONS, foo_definition, 201, "");
        EXPECT(&site, "POST", FOOS, body.ptr, 201, "[[[");
        site.content_type = "application/json-patch+json";
        EXPECT(&site, "PATCH", FOOS "/a", patch.ptr, 400,
               "the object is nested too deep: more than 1000 levels");
    }
    AUTO_SITE site = {0};
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", FOOS "/a", NULL, 200, "[[[");
    return 0;
}

/* A config map with entries of `count` managers, each with a field. */
static int managed_body(struct kin__buf *ret, const char *head, int count)
{
    int r = kin__buf_append(ret, kin_s(head));

    for (int i = 0; r == 0 && i < count; i++)
        r = kin__buf_printf(ret,
                            "%s{\"manager\":\"m%d\",\"operation\":\"Apply\","
                            "\"apiVersion\":\"v1\",\"fieldsType\":\"FieldsV1\","
                            "\"fieldsV1\":{\"f:data\":{\"f:k%d\":{}}}}",
                            i > 0 ? "," : "", i, i);
    return r < 0 ? r : kin__buf_append(ret, kin_s("]}}"));
}

KIN_TEST(limits_the_number_of_managers)
{
    enum { MANAGERS_MAX = 10000 };
    AUTO_SITE site = {0};
    KIN__AUTO_BUF full;
    KIN__AUTO_BUF more;

    kin__buf_init(&full, alloc, 3 << 20);
    kin__buf_init(&more, alloc, 3 << 20);
    TRY(site_start(&site, alloc, NULL));
    TRY(managed_body(&full,
                     "{\"metadata\":{\"name\":\"many\",\"managedFields\":[",
                     MANAGERS_MAX));
    TRY(managed_body(&more,
                     "{\"metadata\":{\"name\":\"more\",\"managedFields\":[",
                     MANAGERS_MAX + 1));
    EXPECT(&site, "POST", MAPS, full.ptr, 201, "\"manager\":\"m9999\"");
    EXPECT(&site, "POST", MAPS, more.ptr, 201, "\"more\"");
    EXPECT(&site, "PUT", MAPS "/many",
           "{\"metadata\":{\"name\":\"many\"},\"data\":{\"a\":\"b\"}}", 200,
           "\"a\":\"b\"");
    site.content_type = "application/apply-patch+yaml";
    EXPECT(
        &site, "PATCH", MAPS "/many?fieldManager=one",
        "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"data\":{\"a\":\"b\"}"
        "}",
        413, "too many field managers: more than 10000");
    return 0;
}

#define VERSION "\"resourceVersion\":\""

enum { WAITERS = 40 }; /* more than KIN__WORKERS_MAX threads */

/* Each list waits for a version that is written only after all lists have been
 * sent. */
KIN_TEST(waiting_lists_do_not_block_writes)
{
    __attribute__((cleanup(test_folder_done))) struct test_folder folder;
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    AUTO_SITE site = {0};
    struct test_raw *clients[WAITERS] = {0};
    char request[256];
    char body[1024];
    int status = 0;

    test_folder_init(&folder);
    opts.data = test_folder_path(&folder, "data");
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"a\"}}", 201,
           VERSION);
    long next = 1 + strtol(strstr(text_of(&site), VERSION) + strlen(VERSION),
                           NULL, 10);
    (void)snprintf(request, sizeof(request),
                   "GET " MAPS "?resourceVersion=%ld&limit=1 HTTP/1.1\r\n"
                   "Host: h\r\n\r\n",
                   next);
    for (int i = 0; i < WAITERS; i++) {
        clients[i] = test_raw_new(kin_server_url(site.server));
        test_raw_send(clients[i], request);
    }
    int r = ask(&site, "POST", MAPS, "{\"metadata\":{\"name\":\"b\"}}");
    for (int i = 0; r == 0 && i < WAITERS; i++) {
        test_raw_answer(clients[i], &status, body, sizeof(body));
        if (status != 200)
            break;
    }
    for (int i = 0; i < WAITERS; i++)
        test_raw_free(clients[i]);
    TRY(r);
    assert_int_equal(status, 200);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(limits_the_number_of_warnings),
              KIN_TEST_ENTRY(limits_the_number_of_managers),
              KIN_TEST_ENTRY(shortens_long_warnings),
              KIN_TEST_ENTRY(counts_expanded_aliases),
              KIN_TEST_ENTRY(rejects_web_pages),
              KIN_TEST_ENTRY(a_full_disk_only_ends_writes),
              KIN_TEST_ENTRY(limits_the_depth_of_objects),
              KIN_TEST_ENTRY(waiting_lists_do_not_block_writes))
