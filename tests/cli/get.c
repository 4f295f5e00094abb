/* SPDX-License-Identifier: Apache-2.0 */
/* `kin get` on a fake server: its requests, and its output for the responses.
 * tests/cluster/cli compares with kubectl on a real server. */
#include "get.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/lock.h"
#include "base/str.h"
#include "test_discovery.h"
#include "test_server.h"

/* The server's response to a path with its query. */
struct page {
    const char *path;
    const char *body; /* ' stands for " */
    int status;       /* 0 for 200 */
};

struct site {
    const struct page *pages; /* the last one has no path */
    struct kin__mutex mutex;  /* guards all below */
    char log[2048];           /* requests other than discovery */
    bool has_asked_for_table;
};

static const struct page discovery_pages[] = {
    {"/api", test_api, 0}, {"/apis", test_apis, 0}, {NULL, NULL, 0}};

static const struct page *page_find(const struct page *page, kin_str path)
{
    while (page->path && !kin_str_eq(kin_s(page->path), path))
        page++;
    return page->path ? page : NULL;
}

static void site_answer(struct test_conn *conn, int status, const char *body)
{
    char json[8192];
    char head[128];
    size_t len = strlen(body);

    assert_true(len < sizeof(json));
    for (size_t i = 0; i < len; i++)
        json[i] = (char)(body[i] == '\'' ? '"' : body[i]);
    snprintf(head, sizeof(head),
             "HTTP/1.1 %d X\r\nContent-Type: application/json\r\n"
             "Content-Length: %zu\r\n\r\n",
             status, len);
    test_conn_send(conn, head);
    test_conn_send_bytes(conn, json, len);
}

/* The body of an answer of 1 GiB. */
static const char giant[] = "giant";

static void site_answer_giant(struct test_conn *conn)
{
    static const char piece[1 << 16];
    bool is_open = test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Type: "
                                        "application/json\r\n"
                                        "Content-Length: 1073741824\r\n\r\n");

    for (size_t sent = 0; is_open && sent < 1 << 30; sent += sizeof(piece))
        is_open = test_conn_send_bytes(conn, piece, sizeof(piece));
}

static void site_serve(struct test_conn *conn, void *userdata)
{
    struct site *site = userdata;

    while (test_conn_read(conn)) {
        kin_str rest = test_conn_request(conn);
        (void)kin__str_cut(&rest, ' ');
        kin_str path = kin__str_cut(&rest, ' ');
        const struct page *page = page_find(discovery_pages, path);
        if (!page) {
            KIN__LOCK_SCOPE(&site->mutex);
            size_t len = strlen(site->log);
            snprintf(site->log + len, sizeof(site->log) - len, "%.*s\n",
                     KIN_STR(path));
            if (memmem(rest.ptr, rest.len, "as=Table", 8))
                site->has_asked_for_table = true;
            page = page_find(site->pages, path);
        }
        if (page && page->body == giant)
            site_answer_giant(conn);
        else if (page)
            site_answer(conn, page->status ? page->status : 200, page->body);
        else
            site_answer(conn, 404,
                        "{'kind':'Status','status':'Failure','reason':"
                        "'NotFound','message':'not there','code':404}");
    }
}

/* A run of the verb, and its results. */
struct outcome {
    enum cli_exit status;
    char *out;
    size_t out_size;
    char err[4096];
    char log[2048];
    bool has_asked_for_table;
};

static void outcome_done(struct outcome *outcome)
{
    free(outcome->out);
}
#define AUTO_OUTCOME __attribute__((cleanup(outcome_done))) struct outcome

/* Redirects stderr to a file; returns the old descriptor. */
static int stderr_catch(FILE *file)
{
    (void)fflush(stderr);
    int old = dup(STDERR_FILENO);
    assert_true(old >= 0);
    assert_true(dup2(fileno(file), STDERR_FILENO) >= 0);
    return old;
}

static void stderr_release(FILE *file, int old, char *ret, size_t size)
{
    (void)fflush(stderr);
    (void)dup2(old, STDERR_FILENO);
    (void)close(old);
    rewind(file);
    ret[fread(ret, 1, size - 1, file)] = '\0';
    (void)fclose(file);
}

static void get(const struct page *pages, const struct cli_context *with,
                const char *const *words, struct outcome *ret)
{
    struct site site = {.pages = pages};
    kin__mutex_init(&site.mutex);
    struct test_server *server = test_server_new(
        &(struct test_server_opts){.serve = site_serve, .userdata = &site});
    struct get_flags flags = {.chunk_size = GET_CHUNK_SIZE};
    struct cli_context ctx = *with;
    char *argv[8] = {0};
    int argc = 0;

    *ret = (struct outcome){0};
    for (; words[argc]; argc++)
        argv[argc] = (char *)(uintptr_t)words[argc];
    ctx.out = open_memstream(&ret->out, &ret->out_size);
    ctx.globals.server = test_server_url(server, "");
    ctx.globals.kubeconfig = "/dev/null";
    if (!ctx.own)
        ctx.own = &flags;
    FILE *errors = tmpfile();
    int old = stderr_catch(errors);
    ret->status = cli_verb_get.run(argc, argv, &ctx);
    stderr_release(errors, old, ret->err, sizeof(ret->err));
    (void)fclose(ctx.out);
    test_server_free(server);
    kin__mutex_done(&site.mutex);
    memcpy(ret->log, site.log, sizeof(ret->log));
    ret->has_asked_for_table = site.has_asked_for_table;
}

#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})
#define PODS "/api/v1/namespaces/default/pods"
#define POD(name) "{'metadata':{'name':'" name "','managedFields':[{}]}}"

static const struct page pods_pages[] = {
    {PODS "?limit=500",
     "{'kind':'PodList','apiVersion':'v1','metadata':{},'items':[" POD(
         "a") "," POD("b") "]}",
     0},
    {PODS "?limit=1",
     "{'kind':'PodList','apiVersion':'v1','metadata':{'continue':'x=/'},"
     "'items':[" POD("a") "]}",
     0},
    {PODS "?limit=1&continue=x%3D%2F",
     "{'kind':'PodList','apiVersion':'v1','metadata':{},'items':[" POD(
         "b") "]}",
     0},
    {PODS "?limit=500&includeObject=None",
     "{'kind':'Table','apiVersion':'meta.k8s.io/v1','columnDefinitions':[{"
     "'name':'Name'},{'name':'Age'}],'rows':[{'cells':['a','1s']}]}",
     0},
    {PODS "/a",
     "{'kind':'Pod','apiVersion':'v1','metadata':{'name':'a',"
     "'managedFields':[]}}",
     0},
    {NULL, NULL, 0}};

KIN_TEST(requests_a_table)
{
    struct cli_context ctx = {0};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("po"), &got);
    assert_int_equal(got.status, CLI_EXIT_OK);
    assert_string_equal(got.out, "NAME   AGE\na      1s\n");
    assert_string_equal(got.err, "");
    assert_true(got.has_asked_for_table);
    assert_string_equal(got.log, PODS "?limit=500&includeObject=None\n");
    return 0;
}

KIN_TEST(follows_pages)
{
    struct get_flags flags = {.chunk_size = 1, .output = "name"};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("pods"), &got);
    assert_int_equal(got.status, CLI_EXIT_OK);
    assert_string_equal(got.out, "pod/a\npod/b\n");
    assert_false(got.has_asked_for_table);
    return 0;
}

KIN_TEST(prints_lists_as_json)
{
    struct get_flags flags = {.chunk_size = 1, .output = "json"};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("pods"), &got);
    assert_int_equal(got.status, CLI_EXIT_OK);
    assert_string_equal(got.out, "{\n"
                                 "    \"apiVersion\": \"v1\",\n"
                                 "    \"items\": [\n"
                                 "        {\n"
                                 "            \"apiVersion\": \"v1\",\n"
                                 "            \"kind\": \"Pod\",\n"
                                 "            \"metadata\": {\n"
                                 "                \"name\": \"a\"\n"
                                 "            }\n"
                                 "        },\n"
                                 "        {\n"
                                 "            \"apiVersion\": \"v1\",\n"
                                 "            \"kind\": \"Pod\",\n"
                                 "            \"metadata\": {\n"
                                 "                \"name\": \"b\"\n"
                                 "            }\n"
                                 "        }\n"
                                 "    ],\n"
                                 "    \"kind\": \"List\",\n"
                                 "    \"metadata\": {\n"
                                 "        \"resourceVersion\": \"\"\n"
                                 "    }\n"
                                 "}\n");
    return 0;
}

KIN_TEST(prints_one_object)
{
    struct get_flags flags = {.output = "json", .show_managed_fields = true};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("pod/a"), &got);
    assert_int_equal(got.status, CLI_EXIT_OK);
    assert_string_equal(got.out, "{\n"
                                 "    \"apiVersion\": \"v1\",\n"
                                 "    \"kind\": \"Pod\",\n"
                                 "    \"metadata\": {\n"
                                 "        \"managedFields\": [],\n"
                                 "        \"name\": \"a\"\n"
                                 "    }\n"
                                 "}\n");
    return 0;
}

KIN_TEST(runs_templates_on_all_of_a_list)
{
    struct get_flags flags = {
        .chunk_size = 1,
        .output = "jsonpath={.kind}:{.items[*].metadata.name}"};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("pods"), &got);
    assert_int_equal(got.status, CLI_EXIT_OK);
    assert_string_equal(got.out, "List:a b");
    return 0;
}

KIN_TEST(encodes_the_request)
{
    struct cli_context ctx = {
        .globals = {.selector = "a in (b, c)",
                    .field_selector = "x=1&y",
                    .namespace = "web"},
    };
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("events.v1beta1.example.com"), &got);
    assert_int_equal(got.status, CLI_EXIT_FAILED);
    assert_string_equal(got.log,
                        "/apis/example.com/v1beta1/namespaces/web/events"
                        "?labelSelector=a%20in%20%28b%2C%20c%29"
                        "&fieldSelector=x%3D1%26y&limit=500"
                        "&includeObject=None\n");
    assert_string_equal(
        got.err,
        "Error from server (NotFound): Unable to find \"example.com/v1beta1, "
        "Resource=events\" that match label selector \"a in (b, c)\", field "
        "selector \"x=1&y\": not there\n");
    return 0;
}

KIN_TEST(requests_all_namespaces)
{
    struct cli_context ctx = {.globals = {.all_namespaces = true}};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("pods,no"), &got);
    assert_string_equal(got.log,
                        "/api/v1/pods?limit=500\n/api/v1/nodes?limit=500\n");
    return 0;
}

KIN_TEST(expands_categories)
{
    struct get_flags flags = {.output = "name"};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("all,po"), &got);
    assert_string_equal(got.log,
                        PODS "\n"
                             "/apis/apps/v1/namespaces/default/deployments\n"
                             "/apis/autoscaling/v2/namespaces/default/"
                             "horizontalpodautoscalers\n");
    return 0;
}

KIN_TEST(continues_after_a_failure)
{
    struct get_flags flags = {.output = "name"};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("pods", "x", "a", "y"), &got);
    assert_int_equal(got.status, CLI_EXIT_FAILED);
    assert_string_equal(got.out, "pod/a\n");
    assert_string_equal(got.err, "Error from server (NotFound): not there\n"
                                 "Error from server (NotFound): not there\n");
    return 0;
}

KIN_TEST(rejects_invalid_responses)
{
    static const struct page pages[] = {
        {PODS "?limit=500&includeObject=None", "[1]", 0},
        {PODS "/a", "{'kind':", 0},
        {PODS "/b", "true", 0},
        {NULL, NULL, 0}};
    struct get_flags flags = {.output = "json"};
    struct cli_context human = {0};
    struct cli_context json = {.own = &flags};
    AUTO_OUTCOME first;
    AUTO_OUTCOME second;
    AUTO_OUTCOME third;

    (void)alloc;
    get(pages, &human, WORDS("pods"), &first);
    assert_int_equal(first.status, CLI_EXIT_FAILED);
    assert_string_equal(first.err, "error: the server's answer is no object\n");
    get(pages, &json, WORDS("pod/a"), &second);
    assert_int_equal(second.status, CLI_EXIT_FAILED);
    assert_string_equal(second.out, "");
    assert_memory_equal(second.err, "error: pods/a: ", 15);
    get(pages, &json, WORDS("pod/b"), &third);
    assert_int_equal(third.status, CLI_EXIT_FAILED);
    assert_string_equal(third.err, "error: the server's answer is no object\n");
    return 0;
}

/* A server with a defect, or a hostile one. */
KIN_TEST(limits_the_number_of_pages)
{
    static const struct page pages[] = {
        {PODS "?limit=500",
         "{'items':[{'metadata':{'name':'a'}}],'metadata':{'continue':'t'}}",
         0},
        {PODS "?limit=500&continue=t",
         "{'items':[{'metadata':{'name':'b'}}],'metadata':{'continue':'t'}}",
         0},
        {NULL, NULL, 0}};
    struct get_flags flags = {.output = "name", .chunk_size = 500};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pages, &ctx, WORDS("pods"), &got);
    assert_int_equal(got.status, CLI_EXIT_FAILED);
    assert_string_equal(got.err,
                        "error: list pods: the server repeats continue "
                        "tokens; gave up after page 101\n");
    return 0;
}

KIN_TEST(rejects_giant_objects)
{
    static const struct page pages[] = {{PODS "/a", giant, 0}, {NULL, NULL, 0}};
    struct get_flags flags = {.output = "json"};
    struct cli_context ctx = {.own = &flags};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pages, &ctx, WORDS("pods", "a"), &got);
    assert_int_equal(got.status, CLI_EXIT_FAILED);
    assert_string_equal(got.out, "");
    assert_string_equal(got.err, "error: pods/a: the answer is larger than "
                                 "16 MiB\n");
    return 0;
}

/* Invalid arguments send no request for objects, and exit with 2. */
KIN_TEST(rejects_invalid_arguments)
{
    static const struct {
        const char *words[5];
        const char *selector;
        bool all_namespaces;
    } cases[] = {
        {{NULL}, NULL, false},       {{""}, NULL, false},
        {{"pods", ""}, NULL, false}, {{"pods", "x"}, "a=b", false},
        {{"pods/x"}, "a=b", false},  {{"pods", "pods/x"}, NULL, false},
        {{"pods/x/y"}, NULL, false}, {{"/x"}, NULL, false},
        {{"pods/"}, NULL, false},    {{"pods,nodes/x"}, NULL, false},
        {{"pods", "x"}, NULL, true}, {{"pods/x"}, NULL, true},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cli_context ctx = {
            .globals = {.selector = cases[i].selector,
                        .all_namespaces = cases[i].all_namespaces},
        };
        AUTO_OUTCOME got;
        get(pods_pages, &ctx, cases[i].words, &got);
        assert_int_equal(got.status, CLI_EXIT_USAGE);
        assert_string_equal(got.out, "");
        assert_string_equal(got.log, "");
    }
    return 0;
}

/* An error in the configuration is not a usage error. */
KIN_TEST(fails_without_a_configuration)
{
    struct cli_context ctx = {.globals = {.namespace = "no/such"}};
    AUTO_OUTCOME got;

    (void)alloc;
    get(pods_pages, &ctx, WORDS("pods"), &got);
    assert_int_equal(got.status, CLI_EXIT_FAILED);
    assert_memory_equal(got.err, "error: config: ", 15);
    return 0;
}

KIN_TEST(reports_an_empty_result)
{
    static const struct page pages[] = {
        {PODS "?limit=500&includeObject=None",
         "{'kind':'Table','apiVersion':'meta.k8s.io/v1','rows':[]}", 0},
        {"/api/v1/nodes?limit=500&includeObject=None", "{'items':[]}", 0},
        {NULL, NULL, 0}};
    struct cli_context ctx = {0};
    AUTO_OUTCOME pods;
    AUTO_OUTCOME nodes;
    AUTO_OUTCOME things;

    (void)alloc;
    get(pages, &ctx, WORDS("pods"), &pods);
    assert_int_equal(pods.status, CLI_EXIT_OK);
    assert_string_equal(pods.out, "");
    assert_string_equal(pods.err, "No resources found in default namespace.\n");
    get(pages, &ctx, WORDS("nodes"), &nodes);
    assert_string_equal(nodes.err, "No resources found\n");
    get(pages, &ctx, WORDS("things"), &things);
    assert_int_equal(things.status, CLI_EXIT_FAILED);
    assert_string_equal(
        things.err,
        "error: the server doesn't have a resource type \"things\"\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(requests_a_table), KIN_TEST_ENTRY(follows_pages),
              KIN_TEST_ENTRY(prints_lists_as_json),
              KIN_TEST_ENTRY(prints_one_object),
              KIN_TEST_ENTRY(runs_templates_on_all_of_a_list),
              KIN_TEST_ENTRY(encodes_the_request),
              KIN_TEST_ENTRY(requests_all_namespaces),
              KIN_TEST_ENTRY(expands_categories),
              KIN_TEST_ENTRY(continues_after_a_failure),
              KIN_TEST_ENTRY(rejects_invalid_responses),
              KIN_TEST_ENTRY(limits_the_number_of_pages),
              KIN_TEST_ENTRY(rejects_giant_objects),
              KIN_TEST_ENTRY(rejects_invalid_arguments),
              KIN_TEST_ENTRY(fails_without_a_configuration),
              KIN_TEST_ENTRY(reports_an_empty_result))
