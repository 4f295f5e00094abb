/* SPDX-License-Identifier: Apache-2.0 */
/* Asynchronous discovery, in a loop and with threads. */
#include <poll.h>
#include <stdatomic.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/loop.h>

#include "base/stop.h"
#include "base/str.h"
#include "base/thread.h"
#include "kube/call.h"
#include "test_client.h"
#include "test_discovery.h"

/* What the callbacks of a call have seen. */
struct seen {
    kin_discovery *discovery; /* borrowed: asked again in on_done; or NULL */
    kin_call *call;           /* owned */
    _Atomic int done;
    _Atomic int destroyed;
    int code;
    int http_status;
    int listed; /* result of a blocking call in on_done */
};

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct seen *seen = userdata;
    KIN_AUTO(kin_api_list) *list = NULL;

    assert_int_equal(seen->done, 0);
    assert_int_equal(seen->destroyed, 0);
    assert_true(kin_call_is_done(call));
    seen->code = err ? err->code : 0;
    seen->http_status = err ? err->http_status : 0;
    if (seen->discovery)
        seen->listed = kin_discovery_list(seen->discovery, NULL, &list, NULL);
    seen->done++;
}

static void on_destroy(void *userdata)
{
    struct seen *seen = userdata;

    seen->destroyed++;
}

static kin_call_opts opts_of(struct seen *seen)
{
    return (kin_call_opts){.size = sizeof(kin_call_opts),
                           .on_done = on_done,
                           .userdata = seen,
                           .destroy = on_destroy};
}

/* ---- a server without sockets ---- */

struct page {
    const char *path;
    const char *text; /* NULL: a Status */
    int status;
};

static const struct page core_only[] = {
    {"/api", test_api, 200},
    {"/apis", "{'kind':'APIGroupDiscoveryList'}", 200},
    {NULL, NULL, 0}};

static const struct page aggregated[] = {
    {"/api", test_api, 200}, {"/apis", test_apis, 200}, {NULL, NULL, 0}};

/* With a version that cannot be described. */
static const struct page legacy[] = {
    {"/api", test_legacy_api, 200},
    {"/apis", test_legacy_apis, 200},
    {"/api/v1", test_legacy_v1, 200},
    {"/apis/apps/v1", test_legacy_apps, 200},
    {"/apis/example.com/v1", test_legacy_example, 200},
    {"/apis/example.com/v1beta1", NULL, 503},
    {NULL, NULL, 0}};

/* Three requests; torture runs many of these. */
static const struct page small[] = {
    {"/api", "{'kind':'APIVersions','versions':['v1']}", 200},
    {"/api/v1",
     "{'kind':'APIResourceList','resources':[{'name':'pods','kind':'Pod'}]}",
     200},
    {"/apis", "{'kind':'APIGroupList'}", 200},
    {NULL, NULL, 0}};

/* A discovery in a loop, with two calls. */
struct run {
    struct test_client t;
    const struct page *pages;
    char body[8192]; /* of the current answer */
    kin_loop *loop;
    kin_stop *stop;
    kin_discovery *discovery;
    struct seen first;
    struct seen second;
};

static struct test_reply run_answer(const char *url, void *userdata)
{
    static const char failure[] = "{'kind':'Status','status':'Failure'}";
    struct run *run = userdata;
    const struct page *page = run->pages;

    while (page->path &&
           strcmp(page->path, url + strlen("https://s/base")) != 0)
        page++;
    int status = page->path ? page->status : 404;
    const char *text = page->text ? page->text : failure;
    return (struct test_reply){
        .status = status,
        .body = test_unquote(text, run->body, sizeof(run->body))};
}

static void run_done(struct run *run)
{
    (void)kin_call_free(run->first.call);
    (void)kin_call_free(run->second.call);
    (void)kin_discovery_unref(run->discovery);
    test_client_done(&run->t);
    (void)kin_loop_free(run->loop);
    (void)kin_stop_unref(run->stop);
}

#define AUTO_RUN __attribute__((cleanup(run_done))) struct run

static int run_start(struct run *run, const kin_allocator *alloc,
                     const struct page *pages)
{
    test_client_init(&run->t, NULL, 0);
    run->pages = pages;
    TRY(kin_loop_new(alloc, &run->loop, NULL));
    TRY(kin__stop_new_with_clock(&run->t.clock.clock,
                                 KIN_OPTS(kin_stop_opts, .alloc = alloc),
                                 &run->stop, NULL));
    TRY(test_client_start(
        &run->t, alloc, NULL, 0,
        KIN_OPTS(kin_client_opts, .loop = run->loop, .qps = 4, .burst = 1)));
    run->t.transport.choose = run_answer;
    run->t.transport.userdata = run;
    return kin_discovery_new(run->t.client,
                             KIN_OPTS(kin_discovery_opts, .alloc = alloc),
                             &run->discovery, NULL);
}

static void run_step(struct run *run)
{
    kin_loop_step(run->loop);
    run->t.clock.now_ns += KIN__NS_PER_S / 4;
}

/* Steps until a call has ended; its result. */
static int run_until(struct run *run, struct seen *seen)
{
    for (int i = 0; i < 200 && !seen->done; i++)
        run_step(run);
    assert_int_equal(seen->done, 1);
    run_step(run);
    assert_int_equal(seen->done, 1);
    assert_int_equal(seen->destroyed, 1);
    return seen->code;
}

static int run_list(struct run *run, struct seen *seen)
{
    kin_call_opts opts = opts_of(seen);

    (void)kin_call_free(seen->call);
    *seen = (struct seen){.discovery = seen->discovery};
    return kin_discovery_list_async(run->discovery, &opts, &seen->call, NULL);
}

static int run_find(struct run *run, struct seen *seen, const char *name)
{
    kin_call_opts opts = opts_of(seen);
    char text[32];

    (void)kin_call_free(seen->call);
    *seen = (struct seen){.discovery = seen->discovery};
    snprintf(text, sizeof(text), "%s", name);
    int r = kin_discovery_find_async(run->discovery, kin_s(text), &opts,
                                     &seen->call, NULL);
    text[0] = '!'; /* copied */
    return r;
}

static int run_find_kind(struct run *run, struct seen *seen,
                         const char *api_version, const char *kind)
{
    kin_call_opts opts = opts_of(seen);

    (void)kin_call_free(seen->call);
    *seen = (struct seen){.discovery = NULL};
    return kin_discovery_find_kind_async(run->discovery, kin_s(api_version),
                                         kin_s(kind), &opts, &seen->call, NULL);
}

static const char *found_plural(const struct seen *seen)
{
    const kin_api_resource *found = kin_call_api_resource(seen->call);

    return found ? found->resource.plural : "";
}

/* ---- results ---- */

KIN_TEST(gets_the_list_once)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, aggregated));
    TRY(run_list(&run, &run.first));
    assert_null(kin_call_api_list(run.first.call));
    TRY(run_until(&run, &run.first));
    assert_int_equal(kin_api_list_count(kin_call_api_list(run.first.call)), 11);
    assert_null(kin_call_api_resource(run.first.call));
    assert_int_equal(run.t.transport.count, 2);
    TRY(run_list(&run, &run.second));
    assert_int_equal(run.second.done, 0); /* not within the start */
    TRY(run_until(&run, &run.second));
    assert_ptr_equal(kin_call_api_list(run.second.call),
                     kin_call_api_list(run.first.call));
    assert_int_equal(run.t.transport.count, 2);
    return 0;
}

KIN_TEST(finds_names_and_kinds)
{
    AUTO_RUN run = {.loop = NULL};
    KIN_AUTO(kin_api_resource) *kept = NULL;

    TRY(run_start(&run, alloc, aggregated));
    TRY(run_find(&run, &run.first, "po"));
    TRY(run_until(&run, &run.first));
    assert_string_equal(found_plural(&run.first), "pods");
    assert_null(kin_call_api_list(run.first.call));
    kept = kin_api_resource_ref(kin_call_api_resource(run.first.call));
    TRY(run_find_kind(&run, &run.second, "apps/v1", "Deployment"));
    TRY(run_until(&run, &run.second));
    assert_string_equal(found_plural(&run.second), "deployments");
    TRY(run_find_kind(&run, &run.second, "v1", ""));
    TRY_FAIL(run_until(&run, &run.second), KIN_ENOTFOUND);
    assert_int_equal(run.second.http_status, 0);
    assert_null(kin_call_api_resource(run.second.call));
    assert_int_equal(run.t.transport.count, 2);
    run.first.call = kin_call_free(run.first.call);
    run.discovery = kin_discovery_unref(run.discovery);
    assert_string_equal(kept->resource.kind, "Pod");
    return 0;
}

/* Guarantee C of kin/discovery.h. */
KIN_TEST(an_unknown_name_refreshes_the_list)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, core_only));
    TRY(run_find(&run, &run.first, "deploy"));
    TRY_FAIL(run_until(&run, &run.first), KIN_ENOTFOUND);
    assert_int_equal(run.t.transport.count, 2);
    run.pages = aggregated;
    TRY(run_find(&run, &run.first, "deploy"));
    TRY_FAIL(run_until(&run, &run.first), KIN_ENOTFOUND);
    assert_int_equal(run.t.transport.count, 2);
    run.t.clock.now_ns += 5 * KIN__NS_PER_S;
    TRY(run_find(&run, &run.first, "deploy"));
    TRY(run_until(&run, &run.first));
    assert_string_equal(found_plural(&run.first), "deployments");
    assert_int_equal(run.t.transport.count, 4);
    return 0;
}

KIN_TEST(falls_back_to_the_legacy_format)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, legacy));
    TRY(run_list(&run, &run.first));
    TRY(run_until(&run, &run.first));
    const kin_api_list *list = kin_call_api_list(run.first.call);
    assert_int_equal(kin_api_list_count(list), 4);
    assert_string_equal(kin_api_list_missing_at(list, 0),
                        "example.com/v1beta1");
    assert_null(kin_call_status(run.first.call));
    assert_int_equal(run.t.transport.count, 6);
    return 0;
}

KIN_TEST(reports_a_rejection)
{
    static const struct page unauthorized[] = {{"/api", NULL, 401},
                                               {NULL, NULL, 0}};
    static const struct page only_core[] = {
        {"/api", test_api, 200}, {"/apis", NULL, 403}, {NULL, NULL, 0}};
    static const struct page nonsense[] = {{"/api", "{", 200}, {NULL, NULL, 0}};
    AUTO_RUN run = {.loop = NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY(run_start(&run, alloc, unauthorized));
    TRY(run_list(&run, &run.first));
    TRY_FAIL(run_until(&run, &run.first), KIN_EUNAUTHORIZED);
    assert_int_equal(run.first.http_status, 401);
    assert_null(kin_call_api_list(run.first.call));
    TRY_PTR(kin_call_status(run.first.call));
    /* A failure is not cached. */
    run.pages = nonsense;
    TRY(run_list(&run, &run.first));
    TRY_FAIL(run_until(&run, &run.first), KIN_EPARSE);
    TRY_FAIL(kin_call_wait(run.first.call, NULL, &err), KIN_EPARSE);
    assert_memory_equal(err.message, "/api: ", 6);
    run.pages = only_core;
    TRY(run_find(&run, &run.first, "deploy"));
    TRY_FAIL(run_until(&run, &run.first), KIN_ENOTFOUND);
    assert_int_equal(run.first.http_status, 0);
    assert_null(kin_call_status(run.first.call));
    TRY(run_find(&run, &run.first, "po"));
    return run_until(&run, &run.first);
}

KIN_TEST(a_call_that_cannot_start_destroys_its_userdata)
{
    AUTO_RUN run = {.loop = NULL};
    KIN_AUTO(kin_status) *status = NULL;
    struct seen seen = {0};
    kin_call_opts opts = opts_of(&seen);
    kin_call *call = NULL;

    TRY(run_start(&run, alloc, aggregated));
    TRY_FAIL(kin_discovery_list_async(NULL, &opts, &call, NULL), KIN_EINVAL);
    assert_int_equal(seen.destroyed, 1);
    opts.ret_status = &status;
    TRY_FAIL(kin_discovery_find_async(run.discovery, kin_s("po"), &opts, &call,
                                      NULL),
             KIN_EINVAL);
    assert_int_equal(seen.destroyed, 2);
    opts.size = 0;
    TRY_FAIL(kin_discovery_find_kind_async(run.discovery, kin_s("v1"),
                                           kin_s("Pod"), &opts, &call, NULL),
             KIN_EINVAL);
    assert_int_equal(seen.done, 0);
    assert_null(call);
    return 0;
}

/* ---- sharing ---- */

KIN_TEST(calls_share_the_requests)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, legacy));
    TRY(run_list(&run, &run.first));
    TRY(run_find(&run, &run.second, "no"));
    TRY(run_until(&run, &run.first));
    TRY(run_until(&run, &run.second));
    assert_string_equal(found_plural(&run.second), "nodes");
    assert_int_equal(run.t.transport.count, 6);
    return 0;
}

/* A list that was requested while a call waited is new enough for it.  Known
 * names are found meanwhile. */
KIN_TEST(calls_share_a_refresh)
{
    AUTO_RUN run = {.loop = NULL};
    KIN_AUTO(kin_api_resource) *found = NULL;

    TRY(run_start(&run, alloc, core_only));
    run.discovery = kin_discovery_unref(run.discovery);
    TRY(kin_discovery_new(
        run.t.client,
        KIN_OPTS(kin_discovery_opts, .alloc = alloc, .min_refresh_ms = 1),
        &run.discovery, NULL));
    TRY(run_list(&run, &run.first));
    TRY(run_until(&run, &run.first));
    TRY(run_find(&run, &run.first, "nothing"));
    TRY(run_find(&run, &run.second, "nothing"));
    kin_loop_step(run.loop); /* now the first one sends requests */
    TRY(kin_discovery_find(run.discovery, kin_s("po"), NULL, &found, NULL));
    TRY_FAIL(run_until(&run, &run.first), KIN_ENOTFOUND);
    TRY_FAIL(run_until(&run, &run.second), KIN_ENOTFOUND);
    assert_int_equal(run.t.transport.count, 4);
    return 0;
}

KIN_TEST(a_call_keeps_its_discovery)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, aggregated));
    TRY(run_list(&run, &run.first));
    TRY(run_list(&run, &run.second));
    run.discovery = kin_discovery_unref(run.discovery);
    TRY(run_until(&run, &run.first));
    TRY(run_until(&run, &run.second));
    return 0;
}

/* Guarantee E of kin/discovery.h. */
KIN_TEST(only_the_cache_answers_a_blocking_call_in_a_loop)
{
    AUTO_RUN run = {.loop = NULL};
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(run_start(&run, alloc, aggregated));
    TRY_FAIL(kin_discovery_list(run.discovery, NULL, &list, NULL),
             KIN_EUNSUPPORTED);
    run.first.discovery = run.discovery;
    TRY(run_list(&run, &run.first));
    kin_loop_step(run.loop); /* now it sends requests */
    TRY_FAIL(kin_discovery_list(run.discovery, NULL, &list, NULL),
             KIN_EUNSUPPORTED);
    TRY(run_until(&run, &run.first));
    TRY(run.first.listed);
    TRY(kin_discovery_list(run.discovery, NULL, &list, NULL));
    return 0;
}

KIN_TEST(a_deadline_ends_the_wait_for_another_call)
{
    AUTO_RUN run = {.loop = NULL};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_call_opts opts = opts_of(&run.second);

    TRY(run_start(&run, alloc, legacy));
    TRY(kin_stop_new(
        run.stop,
        KIN_OPTS(kin_stop_opts, .alloc = alloc, .has_deadline = true,
                 .deadline = kin__deadline_after(&run.t.clock.clock,
                                                 2 * KIN__NS_PER_S)),
        &stop, NULL));
    opts.stop = stop;
    TRY(run_list(&run, &run.first));
    TRY(kin_discovery_list_async(run.discovery, &opts, &run.second.call, NULL));
    int r = run_until(&run, &run.second);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(r, KIN_ETIMEDOUT);
    assert_int_equal(run.first.done, 0);
    return run_until(&run, &run.first);
}

/* Guarantee D of kin/discovery.h. */
KIN_TEST(calls_share_a_failure)
{
    static const struct page rejected[] = {{"/api", NULL, 401},
                                           {NULL, NULL, 0}};
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, rejected));
    TRY(run_list(&run, &run.first));
    TRY(run_list(&run, &run.second));
    TRY_FAIL(run_until(&run, &run.first), KIN_EUNAUTHORIZED);
    TRY_FAIL(run_until(&run, &run.second), KIN_EUNAUTHORIZED);
    assert_int_equal(run.second.http_status, 401);
    TRY_PTR(kin_call_status(run.second.call));
    assert_int_equal(run.t.transport.count, 1);
    /* Calls that did not wait for it send their own requests. */
    run.pages = aggregated;
    TRY(run_list(&run, &run.first));
    return run_until(&run, &run.first);
}

KIN_TEST(a_timeout_ends_the_wait_for_another_call)
{
    AUTO_RUN run = {.loop = NULL};
    kin_call_opts opts = opts_of(&run.second);

    TRY(run_start(&run, alloc, legacy));
    opts.timeout_ms = 500;
    TRY(run_list(&run, &run.first));
    TRY(kin_discovery_list_async(run.discovery, &opts, &run.second.call, NULL));
    int r = run_until(&run, &run.second);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(r, KIN_ETIMEDOUT);
    assert_int_equal(run.first.done, 0);
    return run_until(&run, &run.first);
}

/* ---- ending a call after each step ---- */

enum how { HOW_CANCEL, HOW_FREE, HOW_STOP };

/* Ends one of two calls after `n` steps; the other one succeeds. */
static int end_after(const kin_allocator *alloc, int n, enum how how,
                     bool is_second, int *ret_steps)
{
    AUTO_RUN run = {.loop = NULL};
    struct seen *ended = is_second ? &run.second : &run.first;
    struct seen *other = is_second ? &run.first : &run.second;
    kin_call_opts opts = opts_of(ended);
    int steps = 0;

    TRY(run_start(&run, alloc, small));
    opts.stop = run.stop;
    if (is_second)
        TRY(run_list(&run, other));
    TRY(kin_discovery_find_async(run.discovery, kin_s("pod"), &opts,
                                 &ended->call, NULL));
    if (!is_second)
        TRY(run_list(&run, other));
    for (; steps < n && !ended->done; steps++)
        run_step(&run);
    *ret_steps = steps;
    bool was_done = ended->done;
    bool may_win = !is_second && run.t.transport.count == 3;
    if (how == HOW_CANCEL)
        kin_call_cancel(ended->call);
    if (how == HOW_STOP)
        kin_stop_request(run.stop);
    if (how == HOW_FREE) {
        ended->call = kin_call_free(ended->call);
        assert_int_equal(ended->destroyed, 1);
        run_step(&run);
    }
    assert_int_equal(ended->done, was_done);
    if (how != HOW_FREE && run_until(&run, ended) == 0)
        assert_true(was_done || may_win || kin_test_out_of_memory());
    else if (how != HOW_FREE)
        TRY_FAIL(ended->code, KIN_ESTOPPED);
    TRY(run_until(&run, other));
    assert_int_equal(kin_api_list_count(kin_call_api_list(other->call)), 1);
    return 0;
}

static int end_always(const kin_allocator *alloc, enum how how, bool is_second)
{
    int total = 0;
    int steps = 0;

    TRY(end_after(alloc, 1000, how, is_second, &total));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_true(total > 6);
    for (int n = 0; n < total; n++)
        TRY(end_after(alloc, n, how, is_second, &steps));
    return 0;
}

KIN_TEST(another_call_takes_over_when_one_is_cancelled)
{
    return end_always(alloc, HOW_CANCEL, /* is_second= */ false);
}

KIN_TEST(another_call_takes_over_when_one_is_freed)
{
    return end_always(alloc, HOW_FREE, /* is_second= */ false);
}

KIN_TEST(another_call_takes_over_when_one_is_stopped)
{
    return end_always(alloc, HOW_STOP, /* is_second= */ false);
}

KIN_TEST(a_waiting_call_can_be_cancelled)
{
    return end_always(alloc, HOW_CANCEL, /* is_second= */ true);
}

KIN_TEST(a_waiting_call_can_be_freed)
{
    return end_always(alloc, HOW_FREE, /* is_second= */ true);
}

/* ---- with threads ---- */

#define EMPTY "{\"kind\":\"APIGroupDiscoveryList\",\"items\":[]}"

struct threads {
    kin_fake_client *fake;
    kin_client *client;
    kin_discovery *discovery;
    struct seen seen;
    kin_call *other;
};

static void threads_done(struct threads *t)
{
    (void)kin_call_free(t->seen.call);
    (void)kin_call_free(t->other);
    (void)kin_discovery_unref(t->discovery);
    (void)kin_client_unref(t->client);
    (void)kin_fake_client_free(t->fake);
}

#define AUTO_THREADS __attribute__((cleanup(threads_done))) struct threads

/* The first `open` answers stay open. */
static int threads_start(struct threads *t, const kin_allocator *alloc,
                         int open)
{
    const kin_fake_reply later = {.size = sizeof(later), .stays_open = true};
    const kin_fake_reply rest = {
        .size = sizeof(rest), .body = kin_s(EMPTY), .is_lasting = true};

    TRY(kin_fake_client_new(alloc, &t->fake, NULL));
    TRY(kin_fake_client_connect(
        t->fake, KIN_OPTS(kin_client_opts, .alloc = alloc, .qps = -1),
        &t->client, NULL));
    for (int i = 0; i < open; i++)
        TRY(kin_fake_client_reply(t->fake, &later, NULL));
    TRY(kin_fake_client_reply(t->fake, &rest, NULL));
    return kin_discovery_new(t->client,
                             KIN_OPTS(kin_discovery_opts, .alloc = alloc),
                             &t->discovery, NULL);
}

/* Waits for a number of requests, unless the call ends before. */
static void threads_await(struct threads *t, size_t requests)
{
    while (kin_fake_client_request_count(t->fake) < requests && !t->seen.done)
        (void)poll(NULL, 0, 1);
}

/* Events: started, asked, part of an answer, an answer, the end. */
static int threads_follow(struct threads *t, int events)
{
    static const size_t requests[] = {0, 1, 1, 1, 0};

    threads_await(t, requests[events]);
    if (events == 2)
        TRY(kin_fake_client_send(t->fake, kin_s("{")));
    if (events == 3) {
        TRY(kin_fake_client_send(t->fake, kin_s(EMPTY)));
        kin_fake_client_end_watches(t->fake);
        threads_await(t, 2);
    }
    while (events == 4 && !t->seen.done)
        (void)poll(NULL, 0, 1);
    return 0;
}

/* Ends a call after an event; the other one succeeds. */
static int threads_run(const kin_allocator *alloc, int events, bool is_freed)
{
    static const int open[] = {0, 1, 1, 2, 0};
    AUTO_THREADS t = {.fake = NULL};
    kin_call_opts opts = opts_of(&t.seen);

    TRY(threads_start(&t, alloc, open[events]));
    t.seen.discovery = events == 4 ? t.discovery : NULL;
    TRY(kin_discovery_list_async(t.discovery, &opts, &t.seen.call, NULL));
    TRY(threads_follow(&t, events));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM; /* the other one would get the first answers */
    TRY(kin_discovery_list_async(t.discovery, NULL, &t.other, NULL));
    if (is_freed) {
        t.seen.call = kin_call_free(t.seen.call);
        assert_int_equal(t.seen.destroyed, 1);
    } else {
        kin_call_cancel(t.seen.call);
        int r = kin_call_wait(t.seen.call, NULL, NULL);
        if (r < 0 || open[events] > 0)
            TRY_FAIL(r, KIN_ESTOPPED);
    }
    TRY(kin_call_wait(t.other, NULL, NULL));
    if (events == 4)
        TRY(t.seen.listed); /* E: by the cache, within on_done */
    return 0;
}

KIN_TEST(threads_can_end_a_call_after_each_event)
{
    for (int n = 0; n < 10; n++)
        TRY(threads_run(alloc, n / 2, n % 2));
    return 0;
}

/* The timeout of one call does not fail another one that has more time. */
KIN_TEST(a_call_with_more_time_takes_over)
{
    AUTO_THREADS t = {.fake = NULL};
    kin_call_opts opts = opts_of(&t.seen);

    TRY(threads_start(&t, alloc, 1));
    opts.timeout_ms = 200;
    TRY(kin_discovery_list_async(t.discovery, &opts, &t.seen.call, NULL));
    threads_await(&t, 1);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM; /* the other one would get the open answer */
    TRY(kin_discovery_list_async(t.discovery, NULL, &t.other, NULL));
    TRY_FAIL(kin_call_wait(t.seen.call, NULL, NULL), KIN_ETIMEDOUT);
    return kin_call_wait(t.other, NULL, NULL);
}

struct blocked {
    struct kin__thread thread;
    kin_discovery *discovery;
    int code;
};

static void blocked_run(void *userdata)
{
    struct blocked *blocked = userdata;
    KIN_AUTO(kin_api_list) *list = NULL;

    blocked->code = kin_discovery_list(blocked->discovery, NULL, &list, NULL);
}

/* A blocking call waits for an asynchronous one, which is cancelled. */
KIN_TEST(a_thread_takes_over)
{
    AUTO_THREADS t = {.fake = NULL};
    kin_call_opts opts = opts_of(&t.seen);
    struct blocked blocked = {.code = 0};

    TRY(threads_start(&t, alloc, 1));
    blocked.discovery = t.discovery;
    TRY(kin_discovery_list_async(t.discovery, &opts, &t.seen.call, NULL));
    threads_await(&t, 1);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM; /* the thread would get the open answer */
    TRY(kin__thread_start(&blocked.thread, NULL, blocked_run, &blocked, NULL));
    kin_call_cancel(t.seen.call);
    int r = kin_call_wait(t.seen.call, NULL, NULL);
    kin__thread_join(&blocked.thread);
    TRY(blocked.code);
    TRY_FAIL(r, KIN_ESTOPPED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(gets_the_list_once),
              KIN_TEST_ENTRY(finds_names_and_kinds),
              KIN_TEST_ENTRY(an_unknown_name_refreshes_the_list),
              KIN_TEST_ENTRY(falls_back_to_the_legacy_format),
              KIN_TEST_ENTRY(reports_a_rejection),
              KIN_TEST_ENTRY(a_call_that_cannot_start_destroys_its_userdata),
              KIN_TEST_ENTRY(calls_share_the_requests),
              KIN_TEST_ENTRY(calls_share_a_refresh),
              KIN_TEST_ENTRY(a_call_keeps_its_discovery),
              KIN_TEST_ENTRY(only_the_cache_answers_a_blocking_call_in_a_loop),
              KIN_TEST_ENTRY(a_deadline_ends_the_wait_for_another_call),
              KIN_TEST_ENTRY(calls_share_a_failure),
              KIN_TEST_ENTRY(a_timeout_ends_the_wait_for_another_call),
              KIN_TEST_ENTRY(another_call_takes_over_when_one_is_cancelled),
              KIN_TEST_ENTRY(another_call_takes_over_when_one_is_freed),
              KIN_TEST_ENTRY(another_call_takes_over_when_one_is_stopped),
              KIN_TEST_ENTRY(a_waiting_call_can_be_cancelled),
              KIN_TEST_ENTRY(a_waiting_call_can_be_freed),
              KIN_TEST_ENTRY(threads_can_end_a_call_after_each_event),
              KIN_TEST_ENTRY(a_call_with_more_time_takes_over),
              KIN_TEST_ENTRY(a_thread_takes_over))
