/* SPDX-License-Identifier: Apache-2.0 */
/* The cached list, refreshes, and concurrent calls. */
#include "kube/discovery.h"

#include <string.h>

#include "base/stop.h"
#include "base/str.h"
#include "test_client.h"
#include "test_discovery.h"

/* A server with the core group only, and with all groups once it has grown. */
struct server {
    struct test_client t;
    struct kin__mutex mutex;
    struct kin__cond cond;
    bool is_grown;
    bool is_down;
    bool is_slow;               /* holds answers back */
    kin_discovery *invalidated; /* borrowed; by each request; NULL: none */
    int asked;                  /* for /api */
    int asking_now;             /* being held back */
    int ended;                  /* threads whose call returned */
    char body[8192];            /* of the current answer */
};

static void server_init(struct server *server)
{
    *server = (struct server){0};
    test_client_init(&server->t, NULL, 0);
    kin__mutex_init(&server->mutex);
    kin__cond_init(&server->cond);
}

static void server_done(struct server *server)
{
    test_client_done(&server->t);
    kin__cond_done(&server->cond);
    kin__mutex_done(&server->mutex);
}
#define AUTO_SERVER __attribute__((cleanup(server_done))) struct server

static void server_hold(struct server *server)
{
    server->asking_now++;
    kin__cond_broadcast(&server->cond);
    while (server->is_slow)
        kin__cond_wait(&server->cond, &server->mutex);
    server->asking_now--;
}

static struct test_reply server_answer(const char *url, void *userdata)
{
    struct server *server = userdata;
    bool is_api = strcmp(url, "https://s/base/api") == 0;
    KIN__LOCK_SCOPE(&server->mutex);

    server->asked += is_api;
    server_hold(server);
    if (server->invalidated)
        kin_discovery_invalidate(server->invalidated);
    if (server->is_down)
        return (struct test_reply){.code = KIN_ECONNECT,
                                   .cause = KIN_FLOW_UNREACHABLE};
    const char *apis = server->is_grown ? test_apis
                                        : "{'kind':'APIGroupDiscoveryList'}";
    return (struct test_reply){.status = 200,
                               .body = test_unquote(is_api ? test_api : apis,
                                                    server->body,
                                                    sizeof(server->body))};
}

static int new_discovery(const kin_allocator *alloc, struct server *server,
                         kin_discovery **ret)
{
    int r = test_client_start(&server->t, alloc, NULL, 0, NULL);

    server->t.transport.choose = server_answer;
    server->t.transport.userdata = server;
    return r < 0
               ? r
               : kin_discovery_new(server->t.client,
                                   KIN_OPTS(kin_discovery_opts, .alloc = alloc),
                                   ret, NULL);
}

static void advance_s(struct server *server, int s)
{
    server->t.clock.now_ns += s * KIN__NS_PER_S;
}

static int find(kin_discovery *d, const char *name, kin_error *err)
{
    KIN_AUTO(kin_api_resource) *found = NULL;

    return kin_discovery_find(d, kin_s(name), NULL, &found, err);
}

KIN_TEST(remembers_the_list)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_list) *first = NULL;
    KIN_AUTO(kin_api_list) *second = NULL;

    server_init(&server);
    TRY(new_discovery(alloc, &server, &d));
    assert_int_equal(server.asked, 0);
    TRY(kin_discovery_list(d, NULL, &first, NULL));
    TRY(kin_discovery_list(d, NULL, &second, NULL));
    assert_ptr_equal(first, second);
    assert_int_equal(server.asked, 1);
    assert_int_equal(kin_api_list_count(first), 4);
    TRY(find(d, "po", NULL));
    assert_int_equal(server.asked, 1);
    return 0;
}

KIN_TEST(asks_again_when_invalidated)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_list) *first = NULL;
    KIN_AUTO(kin_api_list) *second = NULL;

    server_init(&server);
    TRY(new_discovery(alloc, &server, &d));
    TRY(kin_discovery_list(d, NULL, &first, NULL));
    kin_discovery_invalidate(d);
    server.is_grown = true;
    TRY(kin_discovery_list(d, NULL, &second, NULL));
    assert_int_equal(server.asked, 2);
    /* The old list is not changed. */
    assert_int_equal(kin_api_list_count(first), 4);
    assert_int_equal(kin_api_list_count(second), 11);
    return 0;
}

/* The answer may be older than the invalidation. */
KIN_TEST(asks_again_when_invalidated_during_a_request)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_list) *first = NULL;

    server_init(&server);
    TRY(new_discovery(alloc, &server, &d));
    server.invalidated = d;
    TRY(kin_discovery_list(d, NULL, &first, NULL));
    server.invalidated = NULL;
    server.is_grown = true;
    TRY(find(d, "deploy", NULL));
    assert_int_equal(server.asked, 2);
    TRY(find(d, "deploy", NULL));
    assert_int_equal(server.asked, 2);
    return 0;
}

KIN_TEST(asks_again_on_a_miss)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_resource) *found = NULL;
    kin_error err = KIN_ERROR_INIT;

    server_init(&server);
    TRY(new_discovery(alloc, &server, &d));
    /* The list was just fetched: a second request would not help. */
    TRY_FAIL(find(d, "deploy", &err), KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "the server doesn't have a resource type \"deploy\"");
    assert_int_equal(server.asked, 1);
    server.is_grown = true;
    TRY_FAIL(find(d, "deploy", NULL), KIN_ENOTFOUND);
    assert_int_equal(server.asked, 1);
    /* After five seconds it is refreshed. */
    advance_s(&server, 5);
    TRY(kin_discovery_find(d, kin_s("deploy"), NULL, &found, &err));
    assert_int_equal(server.asked, 2);
    assert_string_equal(found->resource.plural, "deployments");
    TRY_FAIL(find(d, "nothing", NULL), KIN_ENOTFOUND);
    assert_int_equal(server.asked, 2);
    advance_s(&server, 5);
    TRY_FAIL(find(d, "nothing", NULL), KIN_ENOTFOUND);
    assert_int_equal(server.asked, 3);
    return 0;
}

KIN_TEST(finds_kinds_after_a_refresh)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_resource) *found = NULL;
    kin_error err = KIN_ERROR_INIT;

    server_init(&server);
    TRY(new_discovery(alloc, &server, &d));
    TRY_FAIL(kin_discovery_find_kind(d, kin_s("apps/v1"), kin_s("Deployment"),
                                     NULL, &found, &err),
             KIN_ENOTFOUND);
    assert_string_equal(
        err.message,
        "no matches for kind \"Deployment\" in version \"apps/v1\"");
    server.is_grown = true;
    advance_s(&server, 6);
    TRY(kin_discovery_find_kind(d, kin_s("apps/v1"), kin_s("Deployment"), NULL,
                                &found, &err));
    assert_string_equal(found->resource.plural, "deployments");
    TRY_FAIL(kin_discovery_find_kind(d, kin_s("v1"), kin_s(NULL), NULL, &found,
                                     &err),
             KIN_ENOTFOUND);
    return 0;
}

static int find_exact(kin_discovery *d, const char *group, const char *version,
                      const char *plural, kin_error *err)
{
    KIN_AUTO(kin_api_resource) *found = NULL;
    const kin_resource names = {
        .group = group, .version = version, .plural = plural};
    int r = kin__discovery_find_exact(d, &names, NULL, &found, err);

    if (r == 0 && version && *version)
        assert_string_equal(found->resource.version, version);
    return r;
}

/* No short names, no singulars, no prefixes of groups. */
KIN_TEST(finds_exactly_what_is_named)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    kin_error err = KIN_ERROR_INIT;

    server_init(&server);
    TRY(new_discovery(alloc, &server, &d));
    TRY(find_exact(d, NULL, "v1", "pods", NULL));
    TRY_FAIL(find_exact(d, "apps", "v1", "deployments", &err), KIN_ENOTFOUND);
    assert_string_equal(err.message, "the server has no resource "
                                     "deployments.apps of version v1");
    server.is_grown = true;
    advance_s(&server, 6);
    TRY(find_exact(d, "apps", "v1", "deployments", NULL));
    TRY(find_exact(d, "autoscaling", "v1", "horizontalpodautoscalers", NULL));
    TRY(find_exact(d, "autoscaling", "", "horizontalpodautoscalers", NULL));
    TRY_FAIL(find_exact(d, "", "v1", "po", NULL), KIN_ENOTFOUND);
    TRY_FAIL(find_exact(d, "", "v1", "pod", NULL), KIN_ENOTFOUND);
    TRY_FAIL(find_exact(d, "app", "", "deployments", &err), KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "the server has no resource deployments.app");
    TRY_FAIL(find_exact(d, "", "", "deployments", NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(keeps_a_resource_alive)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_resource) *found = NULL;

    server_init(&server);
    TRY(new_discovery(alloc, &server, &d));
    TRY(kin_discovery_find(d, kin_s("no"), NULL, &found, NULL));
    d = kin_discovery_unref(d);
    assert_string_equal(found->resource.kind, "Node");
    assert_true(found->resource.is_cluster_scoped);
    return 0;
}

KIN_TEST(reports_why_discovery_failed)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_list) *list = NULL;
    kin_error err = KIN_ERROR_INIT;

    server_init(&server);
    server.is_down = true;
    TRY(new_discovery(alloc, &server, &d));
    TRY_FAIL(kin_discovery_list(d, NULL, &list, &err), KIN_ECONNECT);
    assert_non_null(strstr(err.message, "GET /api: script: "));
    assert_null(list);
    /* A failure is not cached. */
    server.is_down = false;
    TRY(kin_discovery_list(d, NULL, &list, &err));
    /* If the refresh after a miss fails, that error is returned. */
    server.is_down = true;
    advance_s(&server, 6);
    TRY_FAIL(find(d, "deploy", NULL), KIN_ECONNECT);
    /* Known resources are still found. */
    TRY(find(d, "po", NULL));
    return 0;
}

KIN_TEST(checks_options)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;

    server_init(&server);
    TRY(test_client_start(&server.t, alloc, NULL, 0, NULL));
    TRY_FAIL(kin_discovery_new(
                 server.t.client,
                 KIN_OPTS(kin_discovery_opts, .min_refresh_ms = -1), &d, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_discovery_new(server.t.client,
                               &(kin_discovery_opts){.size = 0}, &d, NULL),
             KIN_EINVAL);
    assert_null(d);
    assert_null(kin_discovery_ref(NULL));
    assert_null(kin_discovery_unref(NULL));
    return 0;
}

/* ---- several threads ---- */

struct finder {
    struct kin__thread thread;
    kin_discovery *discovery;
    struct server *server;
    int result;
};

static void finder_run(void *userdata)
{
    struct finder *finder = userdata;
    KIN_AUTO(kin_api_list) *list = NULL;

    finder->result = kin_discovery_list(finder->discovery, /* stop= */ NULL,
                                        &list, /* err= */ NULL);
    KIN__LOCK_SCOPE(&finder->server->mutex);
    finder->server->ended++;
    kin__cond_broadcast(&finder->server->cond);
}

static void server_set_slow(struct server *server, bool is_slow)
{
    KIN__LOCK_SCOPE(&server->mutex);

    server->is_slow = is_slow;
    kin__cond_broadcast(&server->cond);
}

/* Waits until a thread sends a request, or its call has returned. */
static void server_await(struct server *server)
{
    KIN__LOCK_SCOPE(&server->mutex);

    while (server->asking_now == 0 && server->ended == 0)
        kin__cond_wait(&server->cond, &server->mutex);
}

KIN_TEST(asks_once_for_many)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    struct finder finders[4] = {0};
    int started = 0;
    int r = 0;

    server_init(&server);
    server.is_slow = true;
    TRY(new_discovery(alloc, &server, &d));
    for (; started < 4 && r == 0; started++) {
        finders[started].discovery = d;
        finders[started].server = &server;
        r = kin__thread_start(&finders[started].thread, NULL, finder_run,
                              &finders[started], NULL);
    }
    server_await(&server);
    server_set_slow(&server, false);
    for (int i = 0; i < started; i++)
        kin__thread_join(&finders[i].thread);
    for (int i = 0; i < started; i++)
        TRY(finders[i].result);
    assert_int_equal(server.asked, 1);
    return 0;
}

KIN_TEST(a_stop_ends_the_wait_for_another_thread)
{
    AUTO_SERVER server;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_api_list) *list = NULL;
    struct finder asker = {0};
    kin_error err = KIN_ERROR_INIT;

    server_init(&server);
    server.is_slow = true;
    TRY(new_discovery(alloc, &server, &d));
    TRY(kin__stop_new_with_clock(&server.t.clock.clock,
                                 KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                                 NULL));
    asker.discovery = d;
    asker.server = &server;
    assert_int_equal(
        kin__thread_start(&asker.thread, NULL, finder_run, &asker, NULL), 0);
    server_await(&server);
    kin_stop_request(stop);
    int r = kin_discovery_list(d, stop, &list, &err);
    server_set_slow(&server, false);
    kin__thread_join(&asker.thread);
    TRY(asker.result);
    assert_int_equal(r, KIN_ESTOPPED);
    assert_null(list);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(remembers_the_list),
              KIN_TEST_ENTRY(asks_again_when_invalidated),
              KIN_TEST_ENTRY(asks_again_when_invalidated_during_a_request),
              KIN_TEST_ENTRY(asks_again_on_a_miss),
              KIN_TEST_ENTRY(finds_kinds_after_a_refresh),
              KIN_TEST_ENTRY(finds_exactly_what_is_named),
              KIN_TEST_ENTRY(keeps_a_resource_alive),
              KIN_TEST_ENTRY(reports_why_discovery_failed),
              KIN_TEST_ENTRY(checks_options),
              KIN_TEST_ENTRY(asks_once_for_many),
              KIN_TEST_ENTRY(a_stop_ends_the_wait_for_another_thread))
