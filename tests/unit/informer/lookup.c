/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/lookup.h"

#include <poll.h>
#include <stdatomic.h>

#include <kin/fake_clock.h>
#include <kin/json.h>
#include <kin/standard_index.h>

#include "base/random.h"
#include "handler_probe.h"
#include "informer/informer.h"

/* ---- what a callback has seen ---- */

struct seen {
    _Atomic int calls;
    _Atomic int destroyed;
    int code;
    char name[32]; /* of the object */
    bool frees;    /* its own lookup */
    kin_lookup *lookup;
    kin_lookup *victim; /* freed by the callback */
};

static void on_done(kin_lookup *lookup, const kin_error *err, void *userdata)
{
    struct seen *seen = userdata;
    const kin_object *object = kin_lookup_object(lookup);

    seen->code = err ? err->code : 0;
    assert_int_equal(object == NULL, err != NULL);
    snprintf(seen->name, sizeof(seen->name), "%s",
             object ? kin_object_name(object).ptr : "");
    if (seen->frees)
        seen->lookup = kin_lookup_free(seen->lookup);
    seen->victim = kin_lookup_free(seen->victim);
    atomic_fetch_add(&seen->calls, 1);
}

static void on_destroy(void *userdata)
{
    struct seen *seen = userdata;

    atomic_fetch_add(&seen->destroyed, 1);
}

static kin_lookup_opts opts_of(struct seen *seen, const char *index,
                               const char *value)
{
    return (kin_lookup_opts){.size = sizeof(kin_lookup_opts),
                             .index = kin_s(index),
                             .value = kin_s(value),
                             .on_done = on_done,
                             .userdata = seen,
                             .destroy = on_destroy};
}

/* ---- an informer whose store the test fills, in a loop ---- */

struct fixture {
    kin_fake_source *source;
    kin_loop *loop;
    kin_informer *informer;
};

static void fixture_done(struct fixture *self)
{
    self->informer = kin_informer_free(self->informer);
    self->loop = kin_loop_free(self->loop);
    self->source = kin_fake_source_free(self->source);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_make(const kin_allocator *alloc, struct fixture *self)
{
    kin_indexer by_node;

    TRY(kin_fake_source_new(NULL, &pods, &self->source, NULL));
    TRY(kin_loop_new(NULL, &self->loop, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(self->source),
        KIN_OPTS(kin_informer_opts, .alloc = alloc, .loop = self->loop),
        &self->informer, NULL));
    TRY(kin_standard_indexer(kin_s(KIN_INDEX_NODE_NAME), &by_node, NULL));
    return kin_informer_add_indexers(self->informer, &by_node, 1, NULL);
}

/* Publishes a pod on a node. */
static int publish(struct fixture *self, const char *name, const char *node)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_informer *informer = self->informer;
    kin_store *store = kin__core_store(informer->core);
    char text[160];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"},"
             "\"spec\":{\"nodeName\":\"%s\"}}",
             name, node);
    TRY(kin_object_parse(NULL, kin_s(text), &object, NULL));
    KIN__LOCK_SCOPE(&informer->mutex);
    TRY(kin_store_add(store, object, NULL));
    kin__lookups_note(informer->lookups, object);
    return 0;
}

static void step(struct fixture *self)
{
    for (int i = 0; i < 4; i++)
        kin_loop_step(self->loop);
}

static int start(struct fixture *self, struct seen *seen, const char *index,
                 const char *value)
{
    kin_lookup_opts opts = opts_of(seen, index, value);

    return kin_informer_lookup_async(self->informer, &opts, &seen->lookup,
                                     NULL);
}

static void seen_done(struct seen *self)
{
    self->lookup = kin_lookup_free(self->lookup);
    self->victim = kin_lookup_free(self->victim);
}

#define SEEN __attribute__((cleanup(seen_done))) struct seen

static void check(const struct seen *seen, int calls, int code,
                  const char *name)
{
    assert_int_equal(seen->calls, calls);
    assert_int_equal(seen->code, code);
    assert_string_equal(seen->name, name);
}

KIN_TEST(finds_what_is_there)
{
    FIXTURE f = {0};
    SEEN by_key = {0};
    SEEN by_node = {0};

    TRY(fixture_make(alloc, &f));
    TRY(publish(&f, "a", "n1"));
    TRY(start(&f, &by_key, "", "a"));
    TRY(start(&f, &by_node, KIN_INDEX_NODE_NAME, "n1"));
    check(&by_key, 0, 0, ""); /* never within the start */
    step(&f);
    check(&by_key, 1, 0, "a");
    check(&by_node, 1, 0, "a");
    assert_int_equal(by_key.destroyed, 1);
    return 0;
}

KIN_TEST(ends_when_the_object_appears)
{
    FIXTURE f = {0};
    SEEN by_key = {0};
    SEEN by_node = {0};
    SEEN also = {0};
    SEEN other = {0};

    TRY(fixture_make(alloc, &f));
    TRY(start(&f, &by_key, "", "a"));
    TRY(start(&f, &by_node, KIN_INDEX_NODE_NAME, "n1"));
    TRY(start(&f, &also, KIN_INDEX_NODE_NAME, "n1"));
    TRY(start(&f, &other, KIN_INDEX_NODE_NAME, "a"));
    TRY(publish(&f, "b", "n2"));
    step(&f);
    check(&by_key, 0, 0, "");
    check(&by_node, 0, 0, "");
    TRY(publish(&f, "a", ""));
    step(&f);
    check(&by_key, 1, 0, "a");
    check(&by_node, 0, 0, "");
    TRY(publish(&f, "a", "n1")); /* an update brings the value */
    step(&f);
    check(&by_key, 1, 0, "a");
    check(&by_node, 1, 0, "a");
    check(&also, 1, 0, "a");
    check(&other, 0, 0, "");
    other.lookup = kin_lookup_free(other.lookup);
    step(&f);
    assert_int_equal(other.calls, 0);
    assert_int_equal(other.destroyed, 1);
    return 0;
}

/* The first of several that wait for the same stands for the others. */
KIN_TEST(those_that_leave_do_not_take_others_along)
{
    for (size_t leaver = 0; leaver < 3; leaver++) {
        FIXTURE g = {0};
        SEEN one = {0};
        SEEN two = {0};
        SEEN three = {0};
        struct seen *all[] = {&one, &two, &three};
        TRY(fixture_make(alloc, &g));
        for (size_t i = 0; i < 3; i++)
            TRY(start(&g, all[i], "", "a"));
        all[leaver]->lookup = kin_lookup_free(all[leaver]->lookup);
        TRY(publish(&g, "a", ""));
        step(&g);
        for (size_t i = 0; i < 3; i++)
            assert_int_equal(all[i]->calls, i != leaver);
    }
    return 0;
}

KIN_TEST(can_be_cancelled_and_freed_in_callbacks)
{
    FIXTURE f = {0};
    SEEN victim = {0}; /* the other one may have to free its lookup */
    SEEN own = {.frees = true};
    SEEN cancelled = {0};

    TRY(fixture_make(alloc, &f));
    TRY(start(&f, &cancelled, "", "x"));
    kin_lookup_cancel(cancelled.lookup);
    kin_lookup_cancel(cancelled.lookup);
    kin_lookup_cancel(NULL);
    check(&cancelled, 0, 0, "");
    step(&f);
    check(&cancelled, 1, KIN_ESTOPPED, "");
    TRY(start(&f, &own, "", "a"));
    TRY(start(&f, &victim, "", "a"));
    own.victim = victim.lookup; /* which is ready, and due next */
    victim.lookup = NULL;
    TRY(publish(&f, "a", ""));
    step(&f);
    check(&own, 1, 0, "a");
    assert_int_equal(own.destroyed, 1);
    check(&victim, 0, 0, "");
    assert_int_equal(victim.destroyed, 1);
    return 0;
}

KIN_TEST(ends_with_its_token)
{
    FIXTURE f = {0};
    SEEN later = {0};
    SEEN before = {0};
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(fixture_make(alloc, &f));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_lookup_opts opts = opts_of(&later, "", "a");
    opts.stop = stop;
    TRY(kin_informer_lookup_async(f.informer, &opts, &later.lookup, NULL));
    kin_stop_request(stop);
    step(&f);
    check(&later, 1, KIN_ESTOPPED, "");
    opts.userdata = &before;
    TRY(kin_informer_lookup_async(f.informer, &opts, &before.lookup, NULL));
    step(&f);
    check(&before, 1, KIN_ESTOPPED, "");
    return 0;
}

KIN_TEST(ends_with_its_informer)
{
    struct seen orphan = {0}; /* the informer ends its lookup */
    FIXTURE f = {0};
    SEEN one = {0};
    SEEN two = {0};
    SEEN kept = {0};

    TRY(fixture_make(alloc, &f));
    TRY(publish(&f, "b", ""));
    TRY(start(&f, &one, "", "a"));
    TRY(start(&f, &two, "", "a"));
    kin_lookup_opts opts = opts_of(&orphan, KIN_INDEX_NODE_NAME, "n");
    TRY(kin_informer_lookup_async(f.informer, &opts, NULL, NULL));
    TRY(start(&f, &kept, "", "b"));
    kin_informer_stop(f.informer);
    opts = opts_of(&one, "", "b");
    opts.destroy = NULL;
    TRY_FAIL(kin_informer_lookup_async(f.informer, &opts, NULL, NULL),
             KIN_ESTOPPED);
    /* No step follows. */
    f.informer = kin_informer_free(f.informer);
    check(&one, 1, KIN_ESTOPPED, "");
    check(&two, 1, KIN_ESTOPPED, "");
    check(&orphan, 1, KIN_ESTOPPED, "");
    assert_int_equal(orphan.destroyed, 1);
    check(&kept, 1, 0, "b");
    assert_str_equal(kin_object_name(kin_lookup_object(kept.lookup)), "b");
    two.lookup = kin_lookup_free(two.lookup);
    return 0;
}

KIN_TEST(rejects_what_cannot_be_looked_up)
{
    static char large[65537];
    FIXTURE f = {0};
    struct seen seen = {0};
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_make(alloc, &f));
    kin_lookup_opts opts = opts_of(&seen, "unknown", "a");
    TRY_FAIL(kin_informer_lookup_async(f.informer, &opts, NULL, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "pods: lookup of a: not found");
    assert_int_equal(seen.destroyed, 1);
    opts = opts_of(&seen, "", "a");
    opts.on_done = NULL;
    TRY_FAIL(kin_informer_lookup_async(f.informer, &opts, NULL, NULL),
             KIN_EINVAL);
    memset(large, 'x', sizeof(large) - 1);
    opts = opts_of(&seen, "", large);
    TRY_FAIL(kin_informer_lookup_async(f.informer, &opts, NULL, NULL),
             KIN_ELIMIT);
    step(&f);
    assert_int_equal(seen.calls, 0);
    assert_int_equal(seen.destroyed, 3);
    return 0;
}

/* ---- with threads ---- */

static void await(const _Atomic int *what, int count)
{
    for (int i = 0; i < SOON_MS && atomic_load(what) < count; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_int_equal(atomic_load(what), count);
}

KIN_TEST(ends_at_its_deadline)
{
    KIN_AUTO(kin_fake_clock) *clock = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    SEEN early = {0};
    SEEN late = {0};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(kin_fake_clock_new(NULL, (kin_time){0}, &clock, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .clock = kin_fake_clock_clock(clock)),
             &source, &informer));
    kin_lookup_opts opts = opts_of(&late, "", "a");
    opts.timeout_ms = 2000;
    TRY(kin_informer_lookup_async(informer, &opts, &late.lookup, &err));
    opts.userdata = &early;
    opts.timeout_ms = 1000;
    TRY(kin_informer_lookup_async(informer, &opts, &early.lookup, &err));
    kin_fake_clock_advance(clock, 999);
    assert_int_equal(early.calls, 0);
    kin_fake_clock_advance(clock, 1);
    await(&early.calls, 1);
    check(&early, 1, KIN_ETIMEDOUT, "");
    assert_int_equal(late.calls, 0);
    kin_fake_clock_advance(clock, 1000);
    await(&late.calls, 1);
    check(&late, 1, KIN_ETIMEDOUT, "");
    return 0;
}

KIN_TEST(ends_with_events_of_a_watch_and_a_list)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    SEEN listed = {0};
    SEEN watched = {0};

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    kin_lookup_opts opts = opts_of(&listed, "", "a");
    TRY(kin_informer_lookup_async(informer, &opts, &listed.lookup, NULL));
    TRY(put(source, "a"));
    TRY(kin_informer_start(informer, NULL));
    await(&listed.calls, 1);
    check(&listed, 1, 0, "a");
    TRY(wait_synced(informer));
    opts = opts_of(&watched, "", "b");
    TRY(kin_informer_lookup_async(informer, &opts, &watched.lookup, NULL));
    TRY(put(source, "b"));
    await(&watched.calls, 1);
    check(&watched, 1, 0, "b");
    return 0;
}

static kin_verdict on_failure(const kin_failure *failure, const kin_error *err,
                              void *userdata)
{
    (void)failure;
    (void)err;
    (void)userdata;
    return KIN_GIVE_UP;
}

KIN_TEST(ends_with_what_the_informer_has_given_up_for)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    SEEN seen = {0};

    (void)alloc;
    TRY(make(KIN_OPTS(kin_informer_opts, .on_error = on_failure,
                      .watch_list = KIN_WATCH_LIST_OFF),
             &source, &informer));
    TRY(kin_fake_source_fail_list(
        source,
        &(kin_fake_failure){.size = sizeof(kin_fake_failure),
                            .http_status = 403,
                            .reason = "Forbidden"},
        NULL));
    kin_lookup_opts opts = opts_of(&seen, "", "a");
    TRY(kin_informer_lookup_async(informer, &opts, &seen.lookup, NULL));
    TRY(kin_informer_start(informer, NULL));
    await(&seen.calls, 1);
    assert_int_equal(seen.code, KIN_EFORBIDDEN);
    return 0;
}

enum { STORM_THREADS = 3, STORM_ROUNDS = 300, STORM_KEYS = 16 };

struct storm {
    kin_informer *informer;
    uint64_t seed;
    _Atomic int *started;
    _Atomic int *ended; /* callbacks, and frees that came before */
    int result;
};

static void on_storm(kin_lookup *lookup, const kin_error *err, void *userdata)
{
    (void)lookup;
    (void)err;
    (void)userdata;
}

static void on_storm_end(void *userdata)
{
    atomic_fetch_add((_Atomic int *)userdata, 1);
}

static void storm_run(void *userdata)
{
    struct storm *self = userdata;
    struct kin__random random;

    kin__random_init(&random, self->seed);
    for (int i = 0; i < STORM_ROUNDS; i++) {
        KIN_AUTO(kin_lookup) *lookup = NULL;
        char key[16];
        uint64_t dice = kin__random_below(&random, 6);
        snprintf(key, sizeof(key), "k%u",
                 (unsigned)kin__random_below(&random, STORM_KEYS));
        kin_lookup_opts opts = {.size = sizeof(opts),
                                .value = kin_s(key),
                                .timeout_ms = dice == 5 ? 1 : 0,
                                .on_done = on_storm,
                                .userdata = self->ended,
                                .destroy = on_storm_end};
        atomic_fetch_add(self->started, 1);
        int r = kin_informer_lookup_async(self->informer, &opts,
                                          dice < 3 ? &lookup : NULL, NULL);
        if (r < 0 && r != KIN_ESTOPPED)
            self->result = r;
        if (dice == 0)
            kin_lookup_cancel(lookup);
    }
}

/* Every lookup ends once, whatever ends it. */
KIN_TEST(every_lookup_ends_once)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__thread threads[STORM_THREADS] = {{0}};
    struct storm storms[STORM_THREADS];
    _Atomic int started = 0;
    _Atomic int ended = 0;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    TRY(kin_informer_start(informer, NULL));
    for (size_t i = 0; i < STORM_THREADS; i++) {
        storms[i] = (struct storm){.informer = informer,
                                   .seed = i + 1,
                                   .started = &started,
                                   .ended = &ended};
        TRY(kin__thread_start(&threads[i], NULL, storm_run, &storms[i], NULL));
    }
    for (unsigned i = 0; i < 4 * STORM_KEYS; i++) {
        char key[16];
        snprintf(key, sizeof(key), "k%u", i % STORM_KEYS);
        if (i / STORM_KEYS % 2 == 0)
            TRY(put(source, key));
        else
            TRY(kin_fake_source_delete(source, kin_s(key), NULL));
    }
    kin_informer_stop(informer);
    for (size_t i = 0; i < STORM_THREADS; i++) {
        kin__thread_join(&threads[i]);
        assert_int_equal(storms[i].result, 0);
    }
    informer = kin_informer_free(informer);
    assert_int_equal(started, STORM_THREADS * STORM_ROUNDS);
    assert_int_equal(ended, started);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_what_is_there),
              KIN_TEST_ENTRY(ends_when_the_object_appears),
              KIN_TEST_ENTRY(those_that_leave_do_not_take_others_along),
              KIN_TEST_ENTRY(can_be_cancelled_and_freed_in_callbacks),
              KIN_TEST_ENTRY(ends_with_its_token),
              KIN_TEST_ENTRY(ends_with_its_informer),
              KIN_TEST_ENTRY(rejects_what_cannot_be_looked_up),
              KIN_TEST_ENTRY(ends_at_its_deadline),
              KIN_TEST_ENTRY(ends_with_events_of_a_watch_and_a_list),
              KIN_TEST_ENTRY(ends_with_what_the_informer_has_given_up_for),
              KIN_TEST_ENTRY(every_lookup_ends_once))
