/* SPDX-License-Identifier: Apache-2.0 */
/* Leader election and Events on a real server. */
#include <kin/field.h>
#include <kin/leader_election.h>
#include <kin/list.h>

#include <poll.h>
#include <stdatomic.h>

#include "cluster_client.h"

static const kin_resource core_events = {"", "v1", "events", "Event", false};
static const kin_resource new_events = {"events.k8s.io", "v1", "events",
                                        "Event", false};

/* ---- election ---- */

struct candidate {
    kin_elector *elector;
    kin_fence fence;
    _Atomic int started;
};

static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    struct candidate *candidate = userdata;

    candidate->fence = *fence;
    candidate->started++;
    (void)kin_stop_wait(stop, KIN_NEVER);
}

static void on_stopped(void *userdata)
{
    (void)userdata;
}

static void candidate_done(struct candidate *candidate)
{
    (void)kin_elector_free(candidate->elector);
}

#define CANDIDATE __attribute__((cleanup(candidate_done))) struct candidate

static int candidate_start(struct candidate *candidate,
                           const kin_allocator *alloc, kin_client *client,
                           kin_str ns, const char *identity)
{
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);

    opts.alloc = alloc;
    opts.ns = ns;
    opts.name = kin_s("lock");
    opts.identity = kin_s(identity);
    opts.retry_ms = 100;
    opts.is_released = true;
    opts.on_started = on_started;
    opts.on_stopped = on_stopped;
    opts.userdata = candidate;
    TRY(kin_elector_new(client, &opts, &candidate->elector, NULL));
    return kin_elector_start(candidate->elector, NULL, NULL);
}

/* Only the timeout of the test ends the wait if nothing happens. */
static void await_started(struct candidate *candidate)
{
    while (candidate->started == 0)
        (void)poll(NULL, 0, 5);
}

KIN_TEST(leaders_follow_each_other)
{
    KIN_AUTO(kin_client) *client = NULL;
    kin_str ns;
    kin_fence last = {.version = ""};
    static const char *const names[] = {"a", "b", "c"};

    TRY(cluster_client(alloc, NULL, NULL, &client));
    TRY(cluster_namespace(alloc, client, &ns));
    for (int i = 0; i < 3; i++) {
        CANDIDATE candidate = {.elector = NULL};
        TRY(candidate_start(&candidate, alloc, client, ns, names[i]));
        await_started(&candidate);
        assert_true(kin_elector_is_leader(candidate.elector));
        assert_int_equal(candidate.fence.transitions, i);
        assert_true(kin_fence_cmp(&last, &candidate.fence) < 0);
        last = candidate.fence;
    }
    return 0;
}

/* ---- events ---- */

struct found {
    int count;
    int64_t times;
};

static int take(const kin_object *object, void *userdata)
{
    struct found *found = userdata;
    kin_value root = kin_object_value(object);
    kin_value series = kin_value_get(root, kin_s("series"));

    found->count++;
    if (kin_value_int(kin_value_get(series, kin_s("count")), &found->times) ==
        0)
        return 0;
    found->times = kin_value_as_int64(kin_value_get(root, kin_s("count")));
    return 0;
}

static int record(const kin_allocator *alloc, kin_events_api api,
                  const char *name, struct found *ret)
{
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *map = NULL;
    KIN_AUTO(kin_events) *events = NULL;
    kin_events_stats stats = {.size = sizeof(stats)};
    kin_str ns;
    char text[64];
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = take, .userdata = ret};

    TRY(cluster_client(alloc, NULL, NULL, &client));
    TRY(cluster_namespace(alloc, client, &ns));
    (void)snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}",
                   name);
    TRY(cluster_create(alloc, client, &configmaps, ns, text, NULL, &map, NULL));
    TRY(kin_events_new(client,
                       KIN_OPTS(kin_events_opts, .alloc = alloc, .api = api,
                                .component = kin_s("kin.example.com/tester")),
                       &events, NULL));
    for (int i = 0; i < 4; i++)
        TRY(kin_events_record(events, map, KIN_EVENTS_NORMAL, "Tested",
                              "it happened"));
    TRY(kin_events_stop(events, kin_deadline_ms(30000)));
    kin_events_get_stats(events, &stats);
    assert_int_equal(stats.refused, 0);
    (void)snprintf(text, sizeof(text), "%s.name=%s",
                   api == KIN_EVENTS_NEW ? "regarding" : "involvedObject",
                   name);
    return kin_client_list(
        client, api == KIN_EVENTS_NEW ? &new_events : &core_events,
        KIN_OPTS(kin_list_opts, .ns = ns, .field_selector = kin_s(text)),
        &handler, NULL, NULL);
}

KIN_TEST(events_are_stored_and_counted)
{
    struct found found = {.count = 0};

    TRY(record(alloc, KIN_EVENTS_CORE, "core", &found));
    assert_int_equal(found.count, 1);
    assert_int_equal(found.times, 4);
    return 0;
}

KIN_TEST(events_of_the_new_form_are_stored_as_a_series)
{
    struct found found = {.count = 0};

    TRY(record(alloc, KIN_EVENTS_NEW, "new", &found));
    assert_int_equal(found.count, 1);
    assert_int_equal(found.times, 4);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(leaders_follow_each_other),
              KIN_TEST_ENTRY(events_are_stored_and_counted),
              KIN_TEST_ENTRY(events_of_the_new_form_are_stored_as_a_series))
