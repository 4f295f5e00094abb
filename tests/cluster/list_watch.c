/* SPDX-License-Identifier: Apache-2.0 */
/* Lists and watches on a real API server: pages, expired and future versions,
 * bookmarks, streaming lists, restarts. */
#include "base/lock.h"
#include "cluster_watch.h"
#include "kube/flow.h"
#include "kube/list.h"
#include "kube/status.h"

enum { MAPS = 25 };

/* A namespace with some ConfigMaps; "map-10" to "map-34". */
struct place {
    kin_client *client;
    char ns[64];
    char first[32]; /* version of the first */
};

static void place_done(struct place *place)
{
    place->client = kin_client_unref(place->client);
}

#define AUTO_PLACE __attribute__((cleanup(place_done))) struct place

static int place_init(struct place *place, const kin_allocator *alloc,
                      const char *name, int bytes)
{
    const kin_client_opts opts = {
        .size = sizeof(opts), .qps = -1, .is_compressed = true};
    int r = cluster_client(alloc, NULL, &opts, &place->client);

    if (r < 0)
        return r;
    cluster_make_namespace(place->client, name, place->ns);
    for (int i = 0; i < MAPS; i++) {
        char map[16];
        snprintf(map, sizeof(map), "map-%d", 10 + i);
        cluster_put(place->client, place->ns, map, i, bytes,
                    i == 0 ? place->first : NULL);
    }
    return 0;
}

static int count_item(const kin_object *object, void *userdata)
{
    int *count = userdata;
    char expected[16];

    snprintf(expected, sizeof(expected), "map-%d", 10 + *count);
    assert_str_equal(kin_object_name(object), expected);
    assert_str_equal(object_string(object, "kind"), "ConfigMap");
    assert_str_equal(object_string(object, "apiVersion"), "v1");
    ++*count;
    return 0;
}

/* Uses the namespace of the fixture. */
static kin_list_opts opts_of(const struct place *place,
                             const kin_list_opts *opts)
{
    kin_list_opts own = KIN_INIT(kin_list_opts);

    if (opts)
        own = *opts;
    own.ns = kin_s(place->ns);
    return own;
}

static int list(struct place *place, const kin_list_opts *opts, int *count,
                kin_list_meta **ret, kin_error *err)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = count_item, .userdata = count};

    kin_list_opts own = opts_of(place, opts);

    *count = 0;
    return kin_client_list(place->client, &configmaps, &own, &handler, ret,
                           err);
}

static int watch(struct place *place, const kin_list_opts *opts,
                 kin_watch **ret, kin_error *err)
{
    kin_list_opts own = opts_of(place, opts);

    return kin_client_watch(place->client, &configmaps, &own, ret, err);
}

/* ---- lists ---- */

KIN_TEST(lists_are_full_paged_and_selected)
{
    AUTO_PLACE place = {.client = NULL};
    kin_error err = KIN_ERROR_INIT;
    int count = 0;
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = count_item, .userdata = &count};

    TRY(place_init(&place, alloc, "list", 1));
    {
        KIN_AUTO(kin_list_meta) *meta = NULL;
        CLUSTER_TRY(list(&place, NULL, &count, &meta, &err), &err);
        assert_int_equal(count, MAPS);
        assert_str_equal(kin__list_meta_kind(meta), "ConfigMapList");
        assert_true(kin_list_meta_resource_version(meta).len > 0);
    }
    {
        KIN_AUTO(kin_list_meta) *meta = NULL;
        CLUSTER_TRY(list(&place, KIN_OPTS(kin_list_opts, .limit = 7), &count,
                         &meta, &err),
                    &err);
        assert_int_equal(count, 7);
        assert_int_equal(kin_list_meta_remaining(meta), MAPS - 7);
        assert_true(kin_list_meta_continue_token(meta).len > 0);
    }
    {
        KIN_AUTO(kin_list_meta) *meta = NULL;
        count = 0;
        CLUSTER_TRY(
            kin_client_list_all(
                place.client, &configmaps,
                KIN_OPTS(kin_list_opts, .ns = kin_s(place.ns), .limit = 7),
                &handler, &meta, &err),
            &err);
        assert_int_equal(count, MAPS);
        assert_int_equal(kin__list_meta_count(meta), MAPS);
    }
    CLUSTER_TRY(list(&place,
                     KIN_OPTS(kin_list_opts,
                              .field_selector = kin_s("metadata.name=map-10")),
                     &count, NULL, &err),
                &err);
    assert_int_equal(count, 1);
    CLUSTER_TRY(list(&place,
                     KIN_OPTS(kin_list_opts,
                              .label_selector = kin_s("a in (b,c),!d,e!=f")),
                     &count, NULL, &err),
                &err);
    assert_int_equal(count, 0);
    return 0;
}

/* ---- expired versions ---- */

struct restart {
    struct place *place;
    int count;
    int restarts;
};

static int restart_item(const kin_object *object, void *userdata)
{
    struct restart *restart = userdata;

    (void)object;
    /* Compact the history between the first and the second page. */
    if (restart->count++ == 0 && restart->restarts == 0) {
        cluster_put(restart->place->client, restart->place->ns, "map-99", 1, 1,
                    NULL);
        assert_int_equal(cluster_run("compact"), 0);
        assert_int_equal(cluster_run("restart-apiserver"), 0);
    }
    return 0;
}

static int restart_again(void *userdata)
{
    struct restart *restart = userdata;

    restart->count = 0;
    restart->restarts++;
    return 0;
}

KIN_TEST(expired_versions_are_reported_in_both_forms)
{
    AUTO_PLACE place = {.client = NULL};
    KIN_AUTO(kin_list_meta) *meta = NULL;
    KIN_AUTO(kin_list_meta) *all = NULL;
    KIN_AUTO(kin_watch) *old = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = {.size = sizeof(event)};
    struct restart restart = {.place = &place};
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = restart_item,
                                      .on_restart = restart_again,
                                      .userdata = &restart};
    int count = 0;

    TRY(place_init(&place, alloc, "expired", 1));
    CLUSTER_TRY(
        list(&place, KIN_OPTS(kin_list_opts, .limit = 7), &count, &meta, &err),
        &err);

    /* The pager restarts by itself. */
    CLUSTER_TRY(kin_client_list_all(
                    place.client, &configmaps,
                    KIN_OPTS(kin_list_opts, .ns = kin_s(place.ns), .limit = 7),
                    &handler, &all, &err),
                &err);
    assert_int_equal(restart.restarts, 1);
    assert_int_equal(restart.count, MAPS + 1);

    /* A token, and an exact version: HTTP 410. */
    int r = list(
        &place,
        KIN_OPTS(kin_list_opts,
                 .call = KIN_OPTS(kin_call_opts, .ret_status = &status),
                 .limit = 7,
                 .continue_token = kin_list_meta_continue_token(meta)),
        &count, NULL, &err);
    assert_string_equal(kin_error_name(r), "KIN_EGONE");
    assert_true(kin_error_is_expired(&err));
    assert_int_equal(err.http_status, 410);
    assert_int_equal(kin_status_code(status), 410);
    assert_true(status->continue_token.len > 0);
    r = list(&place,
             KIN_OPTS(kin_list_opts, .resource_version = kin_s(place.first),
                      .version_match = KIN_VERSION_MATCH_EXACT),
             &count, NULL, &err);
    assert_string_equal(kin_error_name(r), "KIN_EGONE");

    /* A watch: a response, then an error event. */
    CLUSTER_TRY(
        watch(&place,
              KIN_OPTS(kin_list_opts, .resource_version = kin_s(place.first)),
              &old, &err),
        &err);
    CLUSTER_TRY(kin_watch_next(old, kin_deadline_ms(10000), &event, &err),
                &err);
    assert_int_equal(event.type, KIN_WATCH_ERROR);
    assert_true(kin_error_is_gone(event.error));
    assert_int_equal(kin_status_code(event.status), 410);
    assert_string_equal(
        kin_error_name(kin_watch_next(old, KIN_NEVER, &event, NULL)),
        "KIN_ECLOSED");
    return 0;
}

/* ---- future versions ---- */

#define FUTURE "999999999999"

/* The result of a single attempt, without the ten retries of a list. */
struct attempt {
    struct kin__mutex mutex;
    struct kin__cond ended;
    bool has_ended;
    kin_flow_cause cause;
    int retry_after_s;
    kin_error err;
};

static int attempt_bytes(kin_str bytes, void *userdata)
{
    (void)bytes;
    (void)userdata;
    return 0;
}

static void attempt_end(const kin_flow_end *end, void *userdata)
{
    struct attempt *attempt = userdata;

    KIN__LOCK_SCOPE(&attempt->mutex);
    attempt->has_ended = true;
    attempt->cause = end->cause;
    attempt->retry_after_s = end->retry_after_s;
    if (end->err)
        attempt->err = *end->err;
    kin__cond_broadcast(&attempt->ended);
}

static void attempt_await(struct attempt *attempt)
{
    KIN__LOCK_SCOPE(&attempt->mutex);
    while (!attempt->has_ended)
        kin__cond_wait(&attempt->ended, &attempt->mutex);
}

KIN_TEST(a_future_version_is_distinguished)
{
    AUTO_PLACE place = {.client = NULL};
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN_AUTO(kin_watch) *plain = NULL;
    KIN_AUTO(kin_watch) *streaming = NULL;
    KIN__AUTO_FLOW *flow = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = {.size = sizeof(event)};
    struct attempt attempt = {.has_ended = false};
    const kin_sink sink = {.size = sizeof(kin_sink),
                           .bytes = attempt_bytes,
                           .end = attempt_end,
                           .userdata = &attempt};

    kin__mutex_init(&attempt.mutex);
    kin__cond_init(&attempt.ended);
    TRY(place_init(&place, alloc, "future", 1));
    TRY(kin_lister_watcher_new(place.client, &configmaps, kin_s(place.ns), &lw,
                               &err));
    CLUSTER_TRY(lw->ops->list(
                    lw,
                    KIN_OPTS(kin_list_opts, .resource_version = kin_s(FUTURE)),
                    &sink, &flow, &err),
                &err);
    attempt_await(&attempt);
    assert_int_equal(attempt.cause, KIN_FLOW_ANSWERED);
    assert_true(kin__error_is_too_large_resource_version(&attempt.err));
    assert_true(attempt.retry_after_s > 0);

    /* A watch waits for that version; a streaming list fails. */
    CLUSTER_TRY(
        watch(&place,
              KIN_OPTS(kin_list_opts, .resource_version = kin_s(FUTURE)),
              &plain, &err),
        &err);
    assert_string_equal(kin_error_name(kin_watch_next(
                            plain, kin_deadline_ms(500), &event, NULL)),
                        "KIN_ETIMEDOUT");
    CLUSTER_TRY(
        watch(&place,
              KIN_OPTS(kin_list_opts, .resource_version = kin_s(FUTURE),
                       .version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN,
                       .allow_bookmarks = true, .send_initial_events = true),
              &streaming, &err),
        &err);
    CLUSTER_TRY(kin_watch_next(streaming, kin_deadline_ms(20000), &event, &err),
                &err);
    assert_int_equal(event.type, KIN_WATCH_ERROR);
    assert_true(kin__error_is_too_large_resource_version(event.error));
    return 0;
}

/* ---- watches ---- */

/* The server sends other bookmarks once a minute; that is too long for a test.
 */
KIN_TEST(a_bookmark_ends_the_list_and_a_timeout_the_watch)
{
    AUTO_PLACE place = {.client = NULL};
    KIN_AUTO(kin_watch) *timed = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = {.size = sizeof(event)};
    int added = 0;
    int bookmarks = 0;
    int r = 0;

    TRY(place_init(&place, alloc, "bookmark", 1));
    CLUSTER_TRY(watch(&place,
                      KIN_OPTS(kin_list_opts, .allow_bookmarks = true,
                               .timeout_s = 3, .resource_version = kin_s("0")),
                      &timed, &err),
                &err);
    while (r == 0) {
        r = kin_watch_next(timed, kin_deadline_ms(30000), &event, &err);
        added += r == 0 && event.type == KIN_WATCH_ADDED;
        bookmarks += r == 0 && event.type == KIN_WATCH_BOOKMARK &&
                     event.is_initial_end && added == MAPS;
    }
    assert_string_equal(kin_error_name(r), "KIN_ECLOSED");
    assert_int_equal(added, MAPS);
    assert_int_equal(bookmarks, 1);
    assert_true(kin_watch_resource_version(timed).len > 0);
    return 0;
}

/* Large enough to be compressed by the server. */
KIN_TEST(a_streaming_list_is_compressed_and_becomes_a_watch)
{
    AUTO_PLACE place = {.client = NULL};
    KIN_AUTO(kin_watch) *streaming = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = {.size = sizeof(event)};
    char version[32];

    TRY(place_init(&place, alloc, "streaming", 20000));
    CLUSTER_TRY(
        watch(&place,
              KIN_OPTS(kin_list_opts, .allow_bookmarks = true,
                       .send_initial_events = true,
                       .version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN),
              &streaming, &err),
        &err);
    for (int i = 0; i < MAPS; i++) {
        CLUSTER_TRY(
            kin_watch_next(streaming, kin_deadline_ms(10000), &event, &err),
            &err);
        assert_int_equal(event.type, KIN_WATCH_ADDED);
        assert_int_equal(object_string(event.object, "data.value").len, 20000);
    }
    CLUSTER_TRY(kin_watch_next(streaming, kin_deadline_ms(10000), &event, &err),
                &err);
    assert_int_equal(event.type, KIN_WATCH_BOOKMARK);
    assert_true(event.is_initial_end);
    cluster_put(place.client, place.ns, "map-10", 7, 5, version);
    cluster_next(streaming, KIN_WATCH_MODIFIED, "map-10");
    assert_str_equal(kin_watch_resource_version(streaming), version);
    return 0;
}

static int count_any(const kin_object *object, void *userdata)
{
    (void)object;
    ++*(int *)userdata;
    return 0;
}

/* A restarted server has no history, so it may report the version as expired:
 * then a list returns the state and the version to watch from. */
static void goes_on(struct place *place, kin_watch *current)
{
    KIN_AUTO(kin_list_meta) *meta = NULL;
    KIN_AUTO(kin_watch) *anew = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = {.size = sizeof(event)};
    int count = 0;
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = count_any, .userdata = &count};

    CLUSTER_TRY(kin_watch_next(current, kin_deadline_ms(30000), &event, &err),
                &err);
    if (event.type != KIN_WATCH_ERROR) {
        assert_str_equal(kin_object_name(event.object), "map-98");
        return;
    }
    assert_true(kin_error_is_gone(event.error));
    CLUSTER_TRY(kin_client_list(place->client, &configmaps,
                                KIN_OPTS(kin_list_opts, .ns = kin_s(place->ns)),
                                &handler, &meta, &err),
                &err);
    assert_int_equal(count, MAPS + 1);
    CLUSTER_TRY(
        watch(place,
              KIN_OPTS(kin_list_opts, .resource_version =
                                          kin_list_meta_resource_version(meta)),
              &anew, &err),
        &err);
    cluster_put(place->client, place->ns, "map-99", 1, 1, NULL);
    cluster_next(anew, KIN_WATCH_ADDED, "map-99");
}

/* Watches a collection while the server is stopped by a signal and restarted.
 */
static int follow_through(struct place *place, const char *signal)
{
    KIN_AUTO(kin_watch) *first = NULL;
    KIN_AUTO(kin_watch) *second = NULL;
    KIN_AUTO(kin_watch) *refused = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = {.size = sizeof(event)};

    CLUSTER_TRY(
        watch(place,
              KIN_OPTS(kin_list_opts, .resource_version = kin_s(place->first)),
              &first, &err),
        &err);
    for (int i = 1; i < MAPS; i++) {
        char map[16];
        snprintf(map, sizeof(map), "map-%d", 10 + i);
        cluster_next(first, KIN_WATCH_ADDED, map);
    }
    assert_int_equal(
        cluster_run_with("kill-apiserver",
                         (const char *const[CLUSTER_ARGS]){signal}),
        0);
    assert_string_equal(kin_error_name(kin_watch_next(
                            first, kin_deadline_ms(10000), &event, &err)),
                        "KIN_ECLOSED");
    const kin_list_opts from = {
        .size = sizeof(from),
        .resource_version = kin_watch_resource_version(first)};
    assert_string_equal(kin_error_name(watch(place, &from, &refused, &err)),
                        "KIN_ECONNECT");
    /* Without arguments besides the kit's own. */
    assert_int_equal(cluster_run_with("start-apiserver",
                                      (const char *const[CLUSTER_ARGS]){"--"}),
                     0);
    cluster_put(place->client, place->ns, "map-98", 1, 1, NULL);
    CLUSTER_TRY(watch(place, &from, &second, &err), &err);
    goes_on(place, second);
    return 0;
}

KIN_TEST(a_watch_resumes_after_the_server_was_killed)
{
    AUTO_PLACE place = {.client = NULL};

    TRY(place_init(&place, alloc, "killed", 1));
    return follow_through(&place, "KILL");
}

/* The real server sends GOAWAY, rejects requests, and keeps watches open for
 * the request timeout, a minute by default.  kin's server ends them
 * immediately. */
KIN_TEST(a_watch_resumes_after_the_server_was_terminated)
{
    AUTO_PLACE place = {.client = NULL};
    const char *const args[CLUSTER_ARGS] = {
        "KILL", "--", cluster_is_kin() ? NULL : "--request-timeout=3s"};

    assert_int_equal(cluster_run_with("restart-apiserver", args), 0);
    TRY(place_init(&place, alloc, "ended", 1));
    return follow_through(&place, "TERM");
}

/* ---- authorization ---- */

KIN_TEST(a_forbidden_call_gets_a_clear_error)
{
    KIN_AUTO(kin_client) *unprivileged = NULL;
    KIN_AUTO(kin_client) *stranger = NULL;
    KIN_AUTO(kin_watch) *none = NULL;
    kin_error err = KIN_ERROR_INIT;
    int count = 0;
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = count_item, .userdata = &count};

    TRY(cluster_client(alloc, "unprivileged", NULL, &unprivileged));
    TRY(cluster_client(alloc, "stranger", NULL, &stranger));
    int r = kin_client_watch(stranger, &configmaps,
                             KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                             &none, &err);
    assert_string_equal(kin_error_name(r), "KIN_EUNAUTHORIZED");
    CLUSTER_SKIP_ON_KIN("authenticated users may do everything");
    r = kin_client_list(unprivileged, &configmaps,
                        KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                        &handler, NULL, &err);
    assert_string_equal(kin_error_name(r), "KIN_EFORBIDDEN");
    assert_non_null(strstr(err.message, "list configmaps: configmaps is "
                                        "forbidden"));
    r = kin_client_watch(unprivileged, &configmaps,
                         KIN_OPTS(kin_list_opts, .ns = kin_s("default")), &none,
                         &err);
    assert_string_equal(kin_error_name(r), "KIN_EFORBIDDEN");
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(lists_are_full_paged_and_selected),
    KIN_TEST_ENTRY(expired_versions_are_reported_in_both_forms),
    KIN_TEST_ENTRY(a_future_version_is_distinguished),
    KIN_TEST_ENTRY(a_bookmark_ends_the_list_and_a_timeout_the_watch),
    KIN_TEST_ENTRY(a_streaming_list_is_compressed_and_becomes_a_watch),
    KIN_TEST_ENTRY(a_watch_resumes_after_the_server_was_killed),
    KIN_TEST_ENTRY(a_watch_resumes_after_the_server_was_terminated),
    KIN_TEST_ENTRY(a_forbidden_call_gets_a_clear_error))
