/* SPDX-License-Identifier: Apache-2.0 */
/* Leader election on an embedded server, with leaders that are killed. */
#include <kin/leader_election.h>

#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <kin/json.h>
#include <kin/list.h>
#include <kin/server.h>

#include "kin_test.h"
#include "write_test.h"

enum { SOON_MS = 60000, KUBECONFIG_SIZE = 16384 };

static const kin_resource leases = {"coordination.k8s.io", "v1", "leases",
                                    "Lease", false};
static const kin_resource events = {"", "v1", "events", "Event", false};

struct place {
    kin_server *server;
    kin_client *client;
};

static void place_done(struct place *place)
{
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int client_of(const char *kubeconfig, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .text = kin_s(kubeconfig)),
                       &config, NULL));
    return kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1), ret,
                          NULL);
}

static int place_init(struct place *place)
{
    TRY(kin_server_start(/* opts= */ NULL, &place->server, NULL));
    return client_of(kin_server_kubeconfig(place->server), &place->client);
}

/* ---- candidates ---- */

struct candidate {
    kin_elector *elector;
    kin_fence fence;
    _Atomic int started;
    _Atomic int stopped;
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
    struct candidate *candidate = userdata;

    candidate->stopped++;
}

static void candidate_done(struct candidate *candidate)
{
    (void)kin_elector_free(candidate->elector);
}

#define CANDIDATE __attribute__((cleanup(candidate_done))) struct candidate

/* Short retry period, long lease: the machine may be busy. */
static int candidate_start(struct candidate *candidate, kin_client *client,
                           const char *identity, bool is_released,
                           kin_events *recorder)
{
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);

    opts.ns = kin_s("default");
    opts.name = kin_s("lock");
    opts.identity = kin_s(identity);
    opts.retry_ms = 50;
    opts.is_released = is_released;
    opts.on_started = on_started;
    opts.on_stopped = on_stopped;
    opts.userdata = candidate;
    opts.events = recorder;
    TRY(kin_elector_new(client, &opts, &candidate->elector, NULL));
    return kin_elector_start(candidate->elector, NULL, NULL);
}

static void await(_Atomic int *number, int wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (*number < wanted) {
        if (kin_stop_wait(NULL, kin_deadline_ms(1)) < 0 ||
            kin_deadline_ms(0).at_ns > deadline.at_ns)
            fail_msg("it does not happen");
    }
}

static int holder_of(kin_client *client, char *ret, size_t size,
                     int64_t *ret_transitions)
{
    KIN_AUTO(kin_object) *lease = NULL;

    TRY(kin_client_get(client, &leases, kin_named("default", "lock"), NULL,
                       &lease, NULL));
    kin_value spec = kin_value_get(kin_object_value(lease), kin_s("spec"));
    (void)snprintf(
        ret, size, "%.*s",
        KIN_STR(kin_value_str(kin_value_get(spec, kin_s("holderIdentity")))));
    return kin_value_int(kin_value_get(spec, kin_s("leaseTransitions")),
                         ret_transitions);
}

/* ---- tests ---- */

KIN_TEST(one_of_two_leads_and_releases)
{
    PLACE place = {.server = NULL};
    CANDIDATE a = {.elector = NULL};
    CANDIDATE b = {.elector = NULL};
    char holder[64];
    int64_t transitions = -1;

    (void)alloc;
    TRY(place_init(&place));
    TRY(candidate_start(&a, place.client, "a", /* is_released= */ true, NULL));
    await(&a.started, 1);
    TRY(candidate_start(&b, place.client, "b", /* is_released= */ true, NULL));
    TRY(holder_of(place.client, holder, sizeof(holder), &transitions));
    assert_string_equal(holder, "a");
    assert_int_equal(transitions, 0);
    assert_false(kin_elector_is_leader(b.elector));
    kin_elector_stop(a.elector);
    TRY(kin_elector_join(a.elector, KIN_NEVER));
    assert_false(kin_elector_is_leader(a.elector));
    await(&b.started, 1);
    TRY(holder_of(place.client, holder, sizeof(holder), &transitions));
    assert_string_equal(holder, "b");
    assert_int_equal(transitions, 1);
    assert_true(kin_fence_cmp(&a.fence, &b.fence) < 0);
    return 0;
}

/* Another client overwrites the lease. */
KIN_TEST(a_replaced_leader_stops)
{
    PLACE place = {.server = NULL};
    CANDIDATE a = {.elector = NULL};
    KIN_AUTO(kin_document) *body = NULL;

    (void)alloc;
    TRY(place_init(&place));
    TRY(candidate_start(&a, place.client, "a", /* is_released= */ false, NULL));
    await(&a.started, 1);
    TRY(kin_document_parse(NULL,
                           kin_s("{\"spec\":{\"holderIdentity\":\"c\","
                                 "\"leaseDurationSeconds\":3600}}"),
                           &body, NULL));
    TRY(write_patch(
        place.client, &leases, kin_named("default", "lock"),
        &(kin_patch){.type = KIN_PATCH_MERGE, .body = kin_document_root(body)},
        NULL, NULL, NULL));
    TRY(kin_elector_join(a.elector, kin_deadline_ms(SOON_MS)));
    assert_int_equal(a.stopped, 1);
    return 0;
}

static int count_event(const kin_object *object, void *userdata)
{
    kin_value message = kin_value_get(kin_object_value(object),
                                      kin_s("message"));
    kin_value reason = kin_value_get(kin_object_value(object), kin_s("reason"));

    assert_str_equal(kin_value_str(reason), "LeaderElection");
    if (kin_str_eq(kin_value_str(message), kin_s("a became leader")) ||
        kin_str_eq(kin_value_str(message), kin_s("a stopped leading")))
        ++*(int *)userdata;
    return 0;
}

KIN_TEST(records_events_of_terms)
{
    PLACE place = {.server = NULL};
    KIN_AUTO(kin_events) *recorder = NULL;
    CANDIDATE a = {.elector = NULL};
    int count = 0;
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = count_event, .userdata = &count};

    (void)alloc;
    TRY(place_init(&place));
    TRY(kin_events_new(place.client,
                       KIN_OPTS(kin_events_opts, .component = kin_s("tester")),
                       &recorder, NULL));
    TRY(candidate_start(&a, place.client, "a", /* is_released= */ true,
                        recorder));
    await(&a.started, 1);
    kin_elector_stop(a.elector);
    TRY(kin_elector_join(a.elector, KIN_NEVER));
    TRY(kin_events_stop(recorder, kin_deadline_ms(SOON_MS)));
    TRY(kin_client_list(place.client, &events,
                        KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                        &handler, NULL, NULL));
    assert_int_equal(count, 2);
    return 0;
}

/* ---- processes ---- */

/* A candidate in its own process, which gets the address of the server later,
 * so that it starts without threads. */
struct process {
    pid_t pid;
    int to;   /* a kubeconfig, prefixed with its length */
    int from; /* the token of its term */
};

static void process_done(struct process *process)
{
    if (process->pid > 0) {
        (void)kill(process->pid, SIGKILL);
        (void)waitpid(process->pid, NULL, 0);
        (void)close(process->to);
        (void)close(process->from);
    }
}

#define PROCESS __attribute__((cleanup(process_done))) struct process

struct child {
    int from;
    int to;
};

static void child_lead(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    const struct child *child = userdata;

    if (write(child->to, fence, sizeof(*fence)) == sizeof(*fence))
        (void)kin_stop_wait(stop, KIN_NEVER);
}

static void child_end(void *userdata)
{
    (void)userdata;
    _exit(1);
}

static bool read_all(int fd, void *ret, size_t size)
{
    size_t had = 0;

    while (had < size) {
        ssize_t n = read(fd, (char *)ret + had, size - had);
        if (n <= 0)
            return false;
        had += (size_t)n;
    }
    return true;
}

/* Never returns. */
static void child_run(struct child child)
{
    static char kubeconfig[KUBECONFIG_SIZE];
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_elector) *elector = NULL;
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);
    char identity[KIN_ELECTOR_IDENTITY_MAX + 1];

    if (!read_all(child.from, kubeconfig, sizeof(kubeconfig)))
        _exit(0);
    opts.ns = kin_s("default");
    opts.name = kin_s("lock");
    opts.lease_ms = 2000;
    opts.renew_ms = 1700;
    opts.retry_ms = 100;
    opts.on_started = child_lead;
    opts.on_stopped = child_end;
    opts.userdata = &child;
    if (client_of(kubeconfig, &client) < 0 ||
        kin_elector_identity(identity, sizeof(identity), NULL) < 0)
        _exit(1);
    opts.identity = kin_s(identity);
    if (kin_elector_new(client, &opts, &elector, NULL) < 0 ||
        kin_elector_run(elector, NULL, NULL) < 0)
        _exit(1);
    _exit(1);
}

static void process_start(struct process *process)
{
    int down[2];
    int up[2];

    assert_int_equal(pipe(down), 0);
    assert_int_equal(pipe(up), 0);
    process->pid = fork();
    assert_true(process->pid >= 0);
    if (process->pid == 0) {
        (void)close(down[1]);
        (void)close(up[0]);
        child_run((struct child){.from = down[0], .to = up[1]});
    }
    (void)close(down[0]);
    (void)close(up[1]);
    process->to = down[1];
    process->from = up[0];
}

static void process_tell(const struct process *process, const char *kubeconfig)
{
    static char text[KUBECONFIG_SIZE];

    assert_true(strlen(kubeconfig) < sizeof(text));
    memset(text, 0, sizeof(text));
    memcpy(text, kubeconfig, strlen(kubeconfig));
    assert_int_equal(write(process->to, text, sizeof(text)), sizeof(text));
}

static bool process_leads(const struct process *process, int timeout_ms,
                          kin_fence *ret)
{
    struct pollfd fd = {.fd = process->from, .events = POLLIN};

    return poll(&fd, 1, timeout_ms) == 1 &&
           read_all(process->from, ret, sizeof(*ret));
}

/* Kills the leader until one candidate is left; tokens only grow. */
KIN_TEST(a_killed_leader_is_replaced)
{
    PROCESS first = {.pid = 0};
    PROCESS second = {.pid = 0};
    PROCESS third = {.pid = 0};
    struct process *const all[] = {&first, &second, &third};
    PLACE place = {.server = NULL};
    kin_fence last = {.version = ""};

    (void)alloc;
    for (size_t i = 0; i < 3; i++)
        process_start(all[i]);
    TRY(place_init(&place));
    for (size_t i = 0; i < 3; i++) {
        kin_fence fence = {.version = ""};
        process_tell(all[i], kin_server_kubeconfig(place.server));
        if (i > 0)
            assert_int_equal(kill(all[i - 1]->pid, SIGKILL), 0);
        assert_true(process_leads(all[i], SOON_MS, &fence));
        assert_true(kin_fence_cmp(&last, &fence) < 0);
        assert_int_equal(fence.transitions, i);
        last = fence;
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_of_two_leads_and_releases),
              KIN_TEST_ENTRY(a_replaced_leader_stops),
              KIN_TEST_ENTRY(records_events_of_terms),
              KIN_TEST_ENTRY(a_killed_leader_is_replaced))
