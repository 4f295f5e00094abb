/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Informers under stress: stopped in any state, and with a hundred handlers
 * that several threads add and remove while events arrive.
 */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <kin/fake_source.h>
#include <kin/informer.h>

#include "base/clock.h"
#include "base/fake_clock.h"
#include "base/lock.h"
#include "base/random.h"
#include "base/str.h"
#include "base/thread.h"
#include "informer/informer.h"
#include "kin_test.h"

enum {
    SOON_MS = 60000,
    HANDLERS = 100,
    MANAGERS = 4, /* threads that add and remove their share of them */
    NAMES = 100,
    CHANGES = 3000,
    CAPACITY = 4,
    GATED = 4,
    LISTS = 30,
};

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

static int put(kin_fake_source *source, const char *ns, int number)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%d\","
             "\"namespace\":\"%s\"}}",
             number, ns);
    return kin_fake_source_put_json(source, kin_s(text), /* err= */ NULL);
}

/* ---- stop ---- */

/* A flow that starts and then never sends anything more. */
struct mute {
    kin_lister_watcher lw; /* first */
    kin_flow flow;
    struct kin__mutex mutex; /* the rest */
    struct kin__cond changed;
    const char *begin; /* what it sends; NULL: not even a response */
    size_t flows;
    struct kin__thread thread; /* that sends it */
    kin_sink sink;
};

static void mute_ignore(kin_flow *flow)
{
    (void)flow;
}

static void mute_free(kin_flow *flow)
{
    struct mute *self = (struct mute *)(void *)((char *)flow -
                                                offsetof(struct mute, flow));

    if (self->begin)
        kin__thread_join(&self->thread);
}

static const kin_flow_ops mute_flow_ops = {.size = sizeof(mute_flow_ops),
                                           .resume = mute_ignore,
                                           .cancel = mute_ignore,
                                           .free = mute_free};

static void mute_send(void *userdata)
{
    struct mute *self = userdata;

    (void)self->sink.begin(kin_s("application/json"), self->sink.userdata);
    (void)self->sink.bytes(kin_s(self->begin), self->sink.userdata);
    KIN__LOCK_SCOPE(&self->mutex);
    self->flows++;
    kin__cond_broadcast(&self->changed);
}

static int mute_start(kin_lister_watcher *lw, const kin_list_opts *opts,
                      const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct mute *self = (struct mute *)(void *)lw;

    (void)opts;
    self->sink = *sink;
    *ret = &self->flow;
    if (self->begin)
        return kin__thread_start(&self->thread, NULL, mute_send, self, err);
    KIN__LOCK_SCOPE(&self->mutex);
    self->flows++;
    kin__cond_broadcast(&self->changed);
    return 0;
}

static const kin_lister_watcher_ops mute_ops = {
    .size = sizeof(mute_ops), .list = mute_start, .watch = mute_start};

static int stops_while_it_waits(const char *begin, kin_watch_list watch_list)
{
    struct mute mute = {.lw = {.ops = &mute_ops, .resource = &pods},
                        .flow = {.ops = &mute_flow_ops},
                        .begin = begin};
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    kin__mutex_init(&mute.mutex);
    kin__cond_init(&mute.changed);
    opts.watch_list = watch_list;
    TRY(kin_informer_new_from_source(&mute.lw, &opts, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    kin__mutex_lock(&mute.mutex);
    while (mute.flows == 0)
        assert_int_equal(
            kin__cond_wait_until(&mute.changed, &mute.mutex, NULL, deadline),
            0);
    kin__mutex_unlock(&mute.mutex);
    kin_informer_stop(informer);
    informer = kin_informer_free(informer);
    kin__cond_done(&mute.changed);
    kin__mutex_done(&mute.mutex);
    return 0;
}

KIN_TEST(stops_while_a_server_says_nothing)
{
    static const char *const half_list =
        "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
        "\"resourceVersion\":\"1\"},\"items\":[{\"metadata\":{\"name\":\"a\"}},"
        "{\"meta";
    static const char *const half_event =
        "{\"type\":\"ADDED\",\"object\":{\"kind\":\"Pod\",\"apiVersion\":"
        "\"v1\",\"metadata\":{\"name\":\"a\"}}}\n{\"type\":\"ADD";

    (void)alloc;
    TRY(stops_while_it_waits(NULL, KIN_WATCH_LIST_OFF));
    TRY(stops_while_it_waits(NULL, KIN_WATCH_LIST_AUTO));
    TRY(stops_while_it_waits(half_list, KIN_WATCH_LIST_OFF));
    TRY(stops_while_it_waits(half_event, KIN_WATCH_LIST_AUTO));
    return 0;
}

static kin_verdict count_error(const kin_failure *failure, const kin_error *err,
                               void *userdata)
{
    (void)err;
    atomic_fetch_add((atomic_size_t *)userdata, 1);
    (void)failure;
    return KIN_RETRY;
}

static void await_count(atomic_size_t *count, size_t wanted)
{
    for (int i = 0; i < SOON_MS && atomic_load(count) < wanted; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(atomic_load(count) >= wanted);
}

/* The informer waits: after a failure, or because of a Retry-After. The clock
 * stands still, so a stop that waits for the end of a pause hangs. */
static int stops_in_a_pause(const kin_fake_failure *failure, bool is_reported)
{
    struct kin__fake_clock clock; /* outlives the informer */
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_fake_counts counts = {.size = sizeof(counts)};
    atomic_size_t errors = 0;
    struct kin__informer_extras extras = {.clock = &clock.clock, .seed = 1};

    kin__fake_clock_init(&clock, KIN__NS_PER_S, 0);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.on_error = count_error;
    opts.userdata = &errors;
    TRY(kin_fake_source_fail_list(source, failure, NULL));
    TRY(kin__informer_new(kin_fake_source_lister_watcher(source), &opts,
                          &extras, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    if (is_reported)
        await_count(&errors, 1);
    for (int i = 0; i < SOON_MS && counts.lists == 0; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_fake_source_get_counts(source, &counts);
    }
    kin_informer_stop(informer);
    kin_fake_source_get_counts(source, &counts);
    assert_int_equal(counts.lists, 1);
    return 0;
}

KIN_TEST(stops_in_a_pause_of_any_kind)
{
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403};
    kin_fake_failure busy = {
        .size = sizeof(busy), .http_status = 429, .retry_after_s = 600};

    (void)alloc;
    TRY(stops_in_a_pause(&forbidden, /* is_reported= */ true));
    TRY(stops_in_a_pause(&busy, /* is_reported= */ false));
    return 0;
}

struct slow {
    kin_informer *informer;
    struct kin__mutex mutex;
    struct kin__cond changed;
    size_t entered;
    bool is_held;
};

static void slow_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct slow *slow = userdata;

    (void)object;
    (void)is_initial;
    KIN__LOCK_SCOPE(&slow->mutex);
    slow->entered++;
    kin__cond_broadcast(&slow->changed);
    while (slow->is_held)
        kin__cond_wait(&slow->changed, &slow->mutex);
}

static void slow_let_go(void *userdata)
{
    struct slow *slow = userdata;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    do { /* until it gets no more notifications */
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_informer_get_stats(slow->informer, &stats);
    } while (stats.handlers > 0);
    KIN__LOCK_SCOPE(&slow->mutex);
    slow->is_held = false;
    kin__cond_broadcast(&slow->changed);
}

static int stops_while_it_is_held_up(void)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct slow slow = {.is_held = true};
    struct kin__thread friend;
    kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = slow_add, .userdata = &slow};
    kin_handler_opts opts = KIN_INIT(kin_handler_opts);

    kin__mutex_init(&slow.mutex);
    kin__cond_init(&slow.changed);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     NULL, &informer, NULL));
    slow.informer = informer;
    opts.overflow = KIN_OVERFLOW_BLOCK;
    opts.capacity = CAPACITY;
    TRY(kin_informer_add_handler(informer, &handler, &opts, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, NULL, NULL));
    for (int i = 0; i < 5 * CAPACITY; i++)
        TRY(put(source, "n", i));
    kin__mutex_lock(&slow.mutex);
    while (slow.entered == 0)
        kin__cond_wait(&slow.changed, &slow.mutex);
    kin__mutex_unlock(&slow.mutex);
    TRY(kin__thread_start(&friend, NULL, slow_let_go, &slow, NULL));
    kin_informer_stop(informer);
    kin__thread_join(&friend);
    assert_int_equal(slow.entered, 1);
    informer = kin_informer_free(informer);
    kin__cond_done(&slow.changed);
    kin__mutex_done(&slow.mutex);
    return 0;
}

/* A handler is being called, and reading is paused because of it: stop waits
 * only for that call. */
KIN_TEST(stops_while_a_handler_blocks_reading)
{
    (void)alloc;
    TRY(stops_while_it_is_held_up());
    return 0;
}

/* ---- a hundred handlers ---- */

struct gate;

/* The state that one handler has built, and whether its notifications are
 * consistent. */
struct replica {
    struct kin__mutex mutex;
    long versions[NAMES];
    size_t wrong;
    const struct gate *gate;        /* that it waits for; or NULL */
    kin_registration *registration; /* its manager's */
};

static void replica_hear(struct replica *self, const kin_object *object,
                         long before, long after)
{
    long *known =
        &self->versions[strtol(kin_object_name(object).ptr, NULL, 10)];

    KIN__LOCK_SCOPE(&self->mutex);
    self->wrong += before < 0 ? *known == 0 : *known != before;
    *known = after;
}

static long version_of(const kin_object *object)
{
    return strtol(kin_object_resource_version(object).ptr, NULL, 10);
}

static void replica_add(const kin_object *object, bool is_initial,
                        void *userdata)
{
    (void)is_initial;
    replica_hear(userdata, object, 0, version_of(object));
}

static void replica_update(const kin_object *old, const kin_object *object,
                           void *userdata)
{
    replica_hear(userdata, object, version_of(old), version_of(object));
}

/* A deletion has its own version: any earlier version will do. */
static void replica_delete(const kin_object *object, bool is_tombstone,
                           void *userdata)
{
    (void)is_tombstone;
    replica_hear(userdata, object, -1, 0);
}

struct crowd {
    kin_informer *informer;
    struct replica replicas[HANDLERS];
    atomic_bool is_over;
    atomic_size_t joined;
    atomic_int code; /* of the first failure */
};

struct manager {
    struct crowd *crowd;
    struct kin__thread thread;
    uint64_t seed;
    size_t from; /* its share */
    size_t to;
};

static int manager_toggle(struct crowd *crowd, struct replica *replica)
{
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = replica_add,
                           .on_update = replica_update,
                           .on_delete = replica_delete,
                           .userdata = replica};

    if (!replica->registration) {
        atomic_fetch_add(&crowd->joined, 1);
        return kin_informer_add_handler(crowd->informer, &handler, NULL,
                                        &replica->registration, NULL);
    }
    int r = kin_informer_remove_handler(crowd->informer, replica->registration);
    replica->registration = NULL;
    KIN__LOCK_SCOPE(&replica->mutex);
    memset(replica->versions, 0, sizeof(replica->versions));
    return r;
}

static void manager_run(void *userdata)
{
    struct manager *self = userdata;
    struct kin__random random;
    int r = 0;

    kin__random_init(&random, self->seed);
    while (r == 0 && !atomic_load(&self->crowd->is_over)) {
        size_t n = self->from +
                   (size_t)kin__random_below(&random, self->to - self->from);
        r = manager_toggle(self->crowd, &self->crowd->replicas[n]);
    }
    /* All objects exist in the end. */
    for (size_t i = self->from; r == 0 && i < self->to; i++)
        if (!self->crowd->replicas[i].registration)
            r = manager_toggle(self->crowd, &self->crowd->replicas[i]);
    if (r < 0)
        atomic_store(&self->crowd->code, r);
}

static int change_at_random(kin_fake_source *source, long *truth)
{
    struct kin__random random;

    kin__random_init(&random, 11);
    for (int i = 0; i < CHANGES; i++) {
        int n = (int)kin__random_below(&random, NAMES);
        char key[16];
        snprintf(key, sizeof(key), "n/%d", n);
        if (truth[n] && kin__random_below(&random, 3) == 0) {
            TRY(kin_fake_source_delete(source, kin_s(key), NULL));
            truth[n] = 0;
        } else {
            TRY(put(source, "n", n));
            truth[n] = (long)kin_fake_source_version(source);
        }
        if (i % 500 == 250)
            kin_fake_source_end_watches(source, KIN_FLOW_LOST);
        if (i % 50 == 0) /* so that other threads run, too */
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    return 0;
}

static bool crowd_agrees(struct crowd *crowd, const long *truth)
{
    for (size_t i = 0; i < HANDLERS; i++) {
        KIN__LOCK_SCOPE(&crowd->replicas[i].mutex);
        if (memcmp(crowd->replicas[i].versions, truth,
                   sizeof(crowd->replicas[i].versions)) != 0)
            return false;
    }
    return true;
}

static int crowd_run(struct crowd *crowd, kin_fake_source *source)
{
    struct manager managers[MANAGERS];
    long truth[NAMES] = {0};

    for (size_t i = 0; i < MANAGERS; i++) {
        managers[i] = (struct manager){.crowd = crowd,
                                       .seed = i + 1,
                                       .from = i * HANDLERS / MANAGERS,
                                       .to = (i + 1) * HANDLERS / MANAGERS};
        TRY(kin__thread_start(&managers[i].thread, NULL, manager_run,
                              &managers[i], NULL));
    }
    int r = change_at_random(source, truth);
    atomic_store(&crowd->is_over, true);
    for (size_t i = 0; i < MANAGERS; i++)
        kin__thread_join(&managers[i].thread);
    TRY(r);
    TRY(atomic_load(&crowd->code));
    assert_true(atomic_load(&crowd->joined) > HANDLERS);
    for (int i = 0; i < SOON_MS && !crowd_agrees(crowd, truth); i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(crowd_agrees(crowd, truth)); /* no gap */
    for (size_t i = 0; i < HANDLERS;
         i++) /* no duplicate, no stray notification */
        assert_int_equal(crowd->replicas[i].wrong, 0);
    return 0;
}

KIN_TEST(a_hundred_handlers_come_and_go)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    static struct crowd crowd;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    (void)alloc;
    memset(&crowd, 0, sizeof(crowd));
    for (size_t i = 0; i < HANDLERS; i++)
        kin__mutex_init(&crowd.replicas[i].mutex);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     NULL, &crowd.informer, NULL));
    TRY(kin_informer_start(crowd.informer, NULL));
    int r = crowd_run(&crowd, source);
    kin_informer_get_stats(crowd.informer, &stats);
    assert_int_equal(stats.handlers, HANDLERS);
    kin_informer_stop(crowd.informer);
    crowd.informer = kin_informer_free(crowd.informer);
    for (size_t i = 0; i < HANDLERS; i++)
        kin__mutex_done(&crowd.replicas[i].mutex);
    return r;
}

/* ---- lists while handlers are busy ---- */

/* Handlers wait until the next list is about to change the cache: by then room
 * for its notifications is reserved. Before the list is applied they finish
 * everything pending. BLOCK is not tested: it takes the informer's lock. */
struct gate {
    struct replica replicas[GATED];
    atomic_bool is_open;
    atomic_bool is_list_due;
};

static bool gate_is_quiet(const struct gate *gate)
{
    for (size_t i = 0; i < GATED; i++) {
        kin_handler_stats stats = KIN_INIT(kin_handler_stats);
        kin_registration_get_stats(gate->replicas[i].registration, &stats);
        if (stats.waiting > 0 || stats.is_called)
            return false;
    }
    return true;
}

/* The first object of a list. */
static int gate_index(const kin_object *object, kin_index_sink *sink,
                      void *userdata)
{
    struct gate *gate = userdata;

    (void)object;
    (void)sink;
    if (!atomic_exchange(&gate->is_list_due, false))
        return 0;
    atomic_store(&gate->is_open, true);
    while (!gate_is_quiet(gate))
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    atomic_store(&gate->is_open, false);
    return 0;
}

static void gate_pass(const struct replica *replica)
{
    while (!atomic_load(&replica->gate->is_open))
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
}

static void gated_add(const kin_object *object, bool is_initial, void *userdata)
{
    gate_pass(userdata);
    replica_add(object, is_initial, userdata);
}

static void gated_update(const kin_object *old, const kin_object *object,
                         void *userdata)
{
    gate_pass(userdata);
    replica_update(old, object, userdata);
}

static void gated_delete(const kin_object *object, bool is_tombstone,
                         void *userdata)
{
    gate_pass(userdata);
    replica_delete(object, is_tombstone, userdata);
}

static int gate_add_handler(struct gate *gate, kin_informer *informer, size_t i)
{
    struct replica *replica = &gate->replicas[i];
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = gated_add,
                           .on_update = gated_update,
                           .on_delete = gated_delete,
                           .userdata = replica};
    kin_handler_opts opts = KIN_INIT(kin_handler_opts);

    kin__mutex_init(&replica->mutex);
    replica->gate = gate;
    opts.overflow = i % 2 ? KIN_OVERFLOW_COALESCE : KIN_OVERFLOW_GROW;
    return kin_informer_add_handler(informer, &handler, &opts,
                                    &replica->registration, NULL);
}

static int change_one(kin_fake_source *source, int n, bool is_there, long *ret)
{
    char key[16];

    if (is_there) {
        TRY(put(source, "n", n));
        *ret = (long)kin_fake_source_version(source);
        return 0;
    }
    snprintf(key, sizeof(key), "n/%d", n);
    if (*ret != 0)
        TRY(kin_fake_source_delete(source, kin_s(key), NULL));
    *ret = 0;
    return 0;
}

/* Changes or replaces all objects, without watch events: only a relist shows
 * it. */
static int change_by_list(kin_fake_source *source, int number, long *truth)
{
    bool is_lower = number / 2 % 2;

    kin_fake_source_set_silent(source, true);
    for (int i = 0; i < NAMES; i++)
        TRY(change_one(source, i, (i < NAMES / 2) == is_lower, &truth[i]));
    kin_fake_source_compact(source);
    kin_fake_source_set_silent(source, false);
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    return 0;
}

static int await_list(kin_informer *informer, kin_fake_source *source)
{
    char version[24];

    snprintf(version, sizeof(version), "%lld",
             (long long)kin_fake_source_version(source));
    return kin_informer_wait_version(informer, kin_s(version), NULL, NULL);
}

static int gate_run(struct gate *gate, kin_informer *informer,
                    kin_fake_source *source)
{
    long truth[NAMES] = {0};

    for (int i = 0; i < LISTS; i++) {
        atomic_store(&gate->is_list_due, true);
        TRY(change_by_list(source, i, truth));
        if (i == 0)
            TRY(kin_informer_start(informer, NULL));
        TRY(await_list(informer, source));
    }
    atomic_store(&gate->is_open, true);
    TRY(kin_informer_drain(informer, NULL, NULL));
    for (size_t i = 0; i < GATED; i++) {
        assert_memory_equal(gate->replicas[i].versions, truth, sizeof(truth));
        assert_int_equal(gate->replicas[i].wrong, 0);
    }
    return 0;
}

KIN_TEST(lists_are_applied_while_handlers_catch_up)
{
    static struct gate gate;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    const kin_indexer indexer = {
        .name = KIN_STR_INIT("gate"), .values = gate_index, .userdata = &gate};

    (void)alloc;
    memset(&gate, 0, sizeof(gate));
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_informer_opts, .backoff_ms = 1, .backoff_max_ms = 1),
        &informer, NULL));
    TRY(kin_informer_add_indexers(informer, &indexer, 1, NULL));
    for (size_t i = 0; i < GATED; i++)
        TRY(gate_add_handler(&gate, informer, i));
    int r = gate_run(&gate, informer, source);
    atomic_store(&gate.is_open, true); /* in any case */
    informer = kin_informer_free(informer);
    for (size_t i = 0; i < GATED; i++)
        kin__mutex_done(&gate.replicas[i].mutex);
    return r;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(stops_while_a_server_says_nothing),
              KIN_TEST_ENTRY(stops_in_a_pause_of_any_kind),
              KIN_TEST_ENTRY(stops_while_a_handler_blocks_reading),
              KIN_TEST_ENTRY(a_hundred_handlers_come_and_go),
              KIN_TEST_ENTRY(lists_are_applied_while_handlers_catch_up))
