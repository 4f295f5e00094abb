/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One informer over several namespaces, compared with a model; the test
 * advances the clock, so that pauses after failures take no time.
 */
#include "informer/informer.h"

#include <stdatomic.h>
#include <string.h>

#include <kin/fake_source.h>

#include "base/fake_clock.h"
#include "base/random.h"
#include "base/str.h"
#include "kin_test.h"

enum {
    SPACES = 4, /* "a" to "d"; "d" is not requested */
    WATCHED = 3,
    NAMES = 8,
    TRIES = 20000, /* of a real millisecond each */
    STEPS = 400,
    ROUNDS = 20,
};

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};
static const kin_resource nodes = {.group = "",
                                   .version = "v1",
                                   .plural = "nodes",
                                   .kind = "Node",
                                   .is_cluster_scoped = true};
static const kin_str spaces[] = {{"a", 1}, {"b", 1}, {"c", 1}};

/* ---- the model, and the state a handler has built ---- */

struct belief {
    long versions[SPACES][NAMES]; /* 0: does not exist */
};

struct fixture {
    struct kin__fake_clock clock;
    kin_fake_source *source;
    kin_informer *informer;
    struct belief truth;

    struct kin__mutex mutex; /* the rest */
    struct belief seen;
    size_t wrong; /* inconsistent notifications */
    size_t calls_of[SPACES];
    size_t errors_of[SPACES];
    size_t synced;
};

static long *belief_of(struct belief *belief, const kin_object *object)
{
    return &belief->versions[kin_object_namespace(object).ptr[0] - 'a']
                            [kin_object_name(object).ptr[0] - '0'];
}

static long version_of(const kin_object *object)
{
    return strtol(kin_object_resource_version(object).ptr, NULL, 10);
}

static void record_change(struct fixture *fixture, const kin_object *object,
                          long before, long after)
{
    KIN__LOCK_SCOPE(&fixture->mutex);
    long *known = belief_of(&fixture->seen, object);
    if (*known != before)
        fixture->wrong++;
    *known = after;
    fixture->calls_of[kin_object_namespace(object).ptr[0] - 'a']++;
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    (void)is_initial;
    record_change(userdata, object, 0, version_of(object));
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    record_change(userdata, object, version_of(old), version_of(object));
}

/* The final state of a deleted object has its own version. */
static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    struct fixture *fixture = userdata;
    long known = 0;

    (void)is_tombstone;
    {
        KIN__LOCK_SCOPE(&fixture->mutex);
        known = *belief_of(&fixture->seen, object);
        if (known == 0)
            fixture->wrong++;
    }
    record_change(fixture, object, known, 0);
}

static void on_synced(void *userdata)
{
    struct fixture *fixture = userdata;

    KIN__LOCK_SCOPE(&fixture->mutex);
    fixture->synced++;
}

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct fixture *fixture = userdata;
    const char *at = strstr(err->message, "namespace ");

    KIN__LOCK_SCOPE(&fixture->mutex);
    if (at && at[10] >= 'a' && at[10] <= 'c')
        fixture->errors_of[at[10] - 'a']++;
    else
        fixture->wrong++; /* of which? */
    (void)failure;
    return KIN_RETRY;
}

static void fixture_done(struct fixture *fixture)
{
    fixture->informer = kin_informer_free(fixture->informer);
    fixture->source = kin_fake_source_free(fixture->source);
    kin__mutex_done(&fixture->mutex);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, kin_queue_kind queue,
                        kin_watch_list watch_list)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    struct kin__informer_extras extras = {.clock = &fixture->clock.clock,
                                          .seed = 3};
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = on_add,
                           .on_update = on_update,
                           .on_delete = on_delete,
                           .on_synced = on_synced,
                           .userdata = fixture};

    memset(fixture, 0, sizeof(*fixture));
    kin__mutex_init(&fixture->mutex);
    kin__fake_clock_init(&fixture->clock, 1000 * KIN__NS_PER_S, 0);
    TRY(kin_fake_source_new(NULL, &pods, &fixture->source, NULL));
    opts.queue = queue;
    opts.watch_list = watch_list;
    opts.namespaces = spaces;
    opts.namespace_count = WATCHED;
    opts.on_error = on_error;
    opts.userdata = fixture;
    TRY(kin__informer_new(kin_fake_source_lister_watcher(fixture->source),
                          &opts, &extras, &fixture->informer, NULL));
    return kin_informer_add_handler(fixture->informer, &handler, NULL, NULL,
                                    NULL);
}

/* ---- random steps ---- */

static int put(struct fixture *fixture, int space, int name)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%d\","
             "\"namespace\":\"%c\"}}",
             name, 'a' + space);
    TRY(kin_fake_source_put_json(fixture->source, kin_s(text), NULL));
    fixture->truth.versions[space][name] = (long)kin_fake_source_version(
        fixture->source);
    return 0;
}

static int drop(struct fixture *fixture, int space, int name)
{
    char key[8];

    if (fixture->truth.versions[space][name] == 0)
        return 0;
    snprintf(key, sizeof(key), "%c/%d", 'a' + space, name);
    fixture->truth.versions[space][name] = 0;
    return kin_fake_source_delete(fixture->source, kin_s(key), NULL);
}

static int change(struct fixture *fixture, struct kin__random *random)
{
    int space = (int)kin__random_below(random, SPACES);
    int name = (int)kin__random_below(random, NAMES);

    return kin__random_below(random, 3) == 0 ? drop(fixture, space, name)
                                             : put(fixture, space, name);
}

/* Changes without watch events, which only a list shows. */
static int lose(struct fixture *fixture, struct kin__random *random)
{
    kin_fake_source_set_silent(fixture->source, true);
    for (int i = 0; i < 5; i++)
        TRY(change(fixture, random));
    kin_fake_source_compact(fixture->source);
    kin_fake_source_set_silent(fixture->source, false);
    kin_fake_source_end_watches(fixture->source, KIN_FLOW_LOST);
    return 0;
}

static int spoil(struct fixture *fixture, struct kin__random *random)
{
    static const kin_fake_failure failures[] = {
        {.size = sizeof(kin_fake_failure), .http_status = 500, .ns = "b"},
        {.size = sizeof(kin_fake_failure), .http_status = 410, .ns = "a"},
        {.size = sizeof(kin_fake_failure),
         .http_status = 410,
         .is_event = true,
         .ns = "b"},
        {.size = sizeof(kin_fake_failure),
         .cause = KIN_FLOW_LOST,
         .cut_after = 150,
         .ns = "c"},
        {.size = sizeof(kin_fake_failure), .cause = KIN_FLOW_UNREACHABLE},
    };
    const kin_fake_failure *failure = &failures[kin__random_below(random, 5)];

    if (kin__random_below(random, 2) == 0 && !failure->is_event)
        TRY(kin_fake_source_fail_list(fixture->source, failure, NULL));
    else
        TRY(kin_fake_source_fail_watch(fixture->source, failure, NULL));
    kin_fake_source_end_watches(fixture->source, kin__random_below(random, 2)
                                                     ? KIN_FLOW_COMPLETE
                                                     : KIN_FLOW_LOST);
    return 0;
}

static void breathe(struct fixture *fixture)
{
    kin__fake_clock_advance(&fixture->clock, 2 * KIN__NS_PER_S);
    (void)kin_stop_wait(NULL, kin_deadline_ms(1));
}

/* ---- checks ---- */

static void belief_read(kin_informer *informer, struct belief *ret)
{
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);
    kin_iter it = kin_snapshot_list(snap);

    *ret = (struct belief){0};
    for (const kin_object *object = kin_iter_next(&it); object;
         object = kin_iter_next(&it))
        *belief_of(ret, object) = version_of(object);
}

static bool fixture_is_well(struct fixture *fixture)
{
    struct belief expected = fixture->truth;
    struct belief stored;

    memset(expected.versions[WATCHED], 0, sizeof(expected.versions[WATCHED]));
    belief_read(fixture->informer, &stored);
    KIN__LOCK_SCOPE(&fixture->mutex);
    return memcmp(&stored, &expected, sizeof(expected)) == 0 &&
           memcmp(&fixture->seen, &expected, sizeof(expected)) == 0;
}

static void await_well(struct fixture *fixture)
{
    for (int i = 0; i < TRIES && !fixture_is_well(fixture); i++)
        breathe(fixture);
    assert_true(fixture_is_well(fixture));
    KIN__LOCK_SCOPE(&fixture->mutex);
    assert_int_equal(fixture->wrong, 0);
    assert_int_equal(fixture->calls_of[WATCHED], 0);
}

static int agrees(kin_queue_kind queue, kin_watch_list watch_list,
                  uint64_t seed)
{
    FIXTURE fixture;
    struct kin__random random;

    kin__random_init(&random, seed);
    TRY(fixture_init(&fixture, queue, watch_list));
    for (int i = 0; i < 10; i++)
        TRY(change(&fixture, &random));
    TRY(kin_informer_start(fixture.informer, NULL));
    for (int i = 0; i < STEPS; i++) {
        TRY(change(&fixture, &random));
        if (kin__random_below(&random, 20) == 0)
            TRY(spoil(&fixture, &random));
        if (kin__random_below(&random, 40) == 0)
            TRY(lose(&fixture, &random));
        if (kin__random_below(&random, 8) == 0)
            breathe(&fixture);
    }
    await_well(&fixture);
    assert_true(kin_informer_has_synced(fixture.informer));
    assert_int_equal(fixture.synced, 1);
    return kin_informer_drain(fixture.informer, NULL, NULL);
}

KIN_TEST(agrees_with_a_model_under_faults)
{
    (void)alloc;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        TRY(agrees(KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_AUTO, seed));
        TRY(agrees(KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_OFF, seed));
        TRY(agrees(KIN_QUEUE_DELTA, KIN_WATCH_LIST_OFF, seed));
    }
    return 0;
}

/* ---- single cases ---- */

static void await_calls(struct fixture *fixture, int space, size_t calls)
{
    size_t have = 0;

    for (int i = 0; i < TRIES && have < calls; i++) {
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        KIN__LOCK_SCOPE(&fixture->mutex);
        have = fixture->calls_of[space];
    }
    assert_int_equal(have, calls);
}

/* The clock stands still, so a failed namespace is not retried. */
KIN_TEST(a_rejected_namespace_does_not_affect_the_others)
{
    FIXTURE fixture;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403,
                                  .message = "not for you",
                                  .ns = "b"};

    (void)alloc;
    TRY(fixture_init(&fixture, KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_OFF));
    TRY(kin_fake_source_fail_list(fixture.source, &forbidden, NULL));
    TRY(put(&fixture, 0, 1));
    TRY(put(&fixture, 1, 1));
    TRY(kin_informer_start(fixture.informer, NULL));
    await_calls(&fixture, 0, 1);
    TRY(kin_fake_source_wait_watches(fixture.source, 2,
                                     kin_deadline_ms(20000)));
    TRY(put(&fixture, 0, 2));
    TRY(put(&fixture, 2, 1));
    await_calls(&fixture, 0, 2);
    await_calls(&fixture, 2, 1);
    assert_false(kin_informer_has_synced(fixture.informer));
    assert_int_equal(fixture.synced, 0);
    assert_int_equal(fixture.calls_of[1], 0);
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY_FAIL(kin_informer_wait_synced(fixture.informer, stop, &err),
             KIN_ESTOPPED);
    assert_non_null(strstr(err.message, "namespace b"));
    assert_non_null(strstr(err.message, "not for you"));
    kin_informer_get_stats(fixture.informer, &stats);
    assert_int_equal(stats.lists, WATCHED);
    assert_int_equal(stats.watches, 2);
    assert_int_equal(stats.objects, 3);
    assert_non_null(strstr(stats.error.message, "namespace b"));
    assert_int_equal(fixture.errors_of[1], 1);
    await_well(&fixture); /* which advances the clock */
    assert_int_equal(fixture.synced, 1);
    return 0;
}

/* The failure of another namespace does not end the wait. */
KIN_TEST(a_rejection_of_one_namespace_is_returned)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;
    kin_fake_failure busy = {
        .size = sizeof(busy), .http_status = 500, .ns = "a"};
    kin_fake_failure forbidden = {.size = sizeof(forbidden),
                                  .http_status = 403,
                                  .message = "not for you",
                                  .ns = "b"};

    (void)alloc;
    TRY(fixture_init(&fixture, KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_OFF));
    TRY(kin_fake_source_fail_list(fixture.source, &busy, NULL));
    TRY(kin_fake_source_fail_list(fixture.source, &forbidden, NULL));
    TRY(kin_informer_start(fixture.informer, NULL));
    TRY_FAIL(kin_informer_wait_synced(fixture.informer, NULL, &err),
             KIN_EFORBIDDEN);
    assert_non_null(strstr(err.message, "namespace b: list forbidden (403)"));
    return 0;
}

/* Only objects of that namespace are delivered again or deleted. */
KIN_TEST(a_list_replaces_its_own_namespace_only)
{
    FIXTURE fixture;
    kin_fake_failure expired = {.size = sizeof(expired),
                                .http_status = 410,
                                .reason = "Expired",
                                .is_event = true,
                                .ns = "b"};

    (void)alloc;
    TRY(fixture_init(&fixture, KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_OFF));
    for (int space = 0; space < SPACES; space++) {
        TRY(put(&fixture, space, 1));
        TRY(put(&fixture, space, 2));
    }
    TRY(kin_informer_start(fixture.informer, NULL));
    await_well(&fixture);
    TRY(kin_fake_source_wait_watches(fixture.source, WATCHED,
                                     kin_deadline_ms(20000)));
    TRY(kin_fake_source_fail_watch(fixture.source, &expired, NULL));
    kin__fake_clock_advance(&fixture.clock, 2 * KIN__NS_PER_S);
    kin_fake_source_set_silent(fixture.source, true);
    TRY(drop(&fixture, 1, 2));
    kin_fake_source_set_silent(fixture.source, false);
    kin_fake_source_end_watches(fixture.source, KIN_FLOW_COMPLETE);
    await_well(&fixture);
    assert_int_equal(fixture.calls_of[0], 2);
    assert_int_equal(fixture.calls_of[1], 4); /* one updated, one deleted */
    assert_int_equal(fixture.calls_of[2], 2);
    return 0;
}

/* A version is reached once all namespaces have it. */
KIN_TEST(a_version_can_be_awaited_in_all_namespaces)
{
    FIXTURE fixture;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture, KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_AUTO));
    TRY(put(&fixture, 0, 1));
    TRY(kin_informer_start(fixture.informer, NULL));
    await_well(&fixture);
    TRY(kin_informer_wait_synced(fixture.informer, NULL, NULL));
    TRY(kin_informer_wait_version(fixture.informer, kin_s("1"), NULL, NULL));
    TRY(put(&fixture, 0, 1));
    await_calls(&fixture, 0, 2);
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY_FAIL(
        kin_informer_wait_version(fixture.informer, kin_s("2"), stop, &err),
        KIN_ESTOPPED);
    /* The one that is behind, not the first. */
    assert_non_null(strstr(err.message, "at version 1, not at 2 yet"));
    assert_non_null(strstr(err.message, "namespace b"));
    TRY(kin_fake_source_wait_watches(fixture.source, WATCHED,
                                     kin_deadline_ms(20000)));
    TRY(kin_fake_source_bookmark(fixture.source));
    return kin_informer_wait_version(fixture.informer, kin_s("2"), NULL, NULL);
}

static void count_add(const kin_object *object, bool is_initial, void *userdata)
{
    (void)object;
    (void)is_initial;
    atomic_fetch_add((atomic_size_t *)userdata, 1);
}

/* Reading is paused repeatedly, in all namespaces, and always resumes. */
/* A writer to one namespace need not wait for the others. */
KIN_TEST(a_version_can_be_awaited_in_one_namespace)
{
    FIXTURE fixture;
    struct kin__informer_place place = {.version = KIN__S("2")};

    (void)alloc;
    TRY(fixture_init(&fixture, KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_AUTO));
    TRY(put(&fixture, 0, 1));
    TRY(kin_informer_start(fixture.informer, NULL));
    await_well(&fixture);
    TRY(kin_informer_wait_synced(fixture.informer, NULL, NULL));
    TRY(put(&fixture, 1, 1));
    place.source = kin__informer_source_of(fixture.informer, KIN__S("b"));
    assert_int_equal(place.source, 1);
    TRY(kin__informer_wait_place(fixture.informer, &place, NULL, KIN_NEVER,
                                 NULL));
    assert_true(kin__informer_is_at(fixture.informer, &place));
    place.source = kin__informer_source_of(fixture.informer, KIN__S("a"));
    assert_false(kin__informer_is_at(fixture.informer, &place));
    place.source = kin__informer_source_of(fixture.informer, KIN__S("d"));
    assert_int_equal(place.source, KIN__SOURCE_ALL);
    assert_false(kin__informer_is_at(fixture.informer, &place));
    TRY_FAIL(kin__informer_wait_place(fixture.informer, &place, NULL,
                                      (kin_deadline){0}, NULL),
             KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(a_slow_handler_pauses_all_and_misses_nothing)
{
    FIXTURE fixture;
    atomic_size_t adds = 0;
    kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = count_add, .userdata = &adds};
    kin_handler_opts opts = KIN_INIT(kin_handler_opts);

    (void)alloc;
    TRY(fixture_init(&fixture, KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_AUTO));
    opts.overflow = KIN_OVERFLOW_BLOCK;
    opts.capacity = 1;
    TRY(kin_informer_add_handler(fixture.informer, &handler, &opts, NULL,
                                 NULL));
    TRY(kin_informer_start(fixture.informer, NULL));
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < WATCHED * NAMES; i++)
            TRY(put(&fixture, i % WATCHED, i / WATCHED));
        for (int i = 0; i < WATCHED * NAMES; i++)
            TRY(drop(&fixture, i % WATCHED, i / WATCHED));
    }
    for (int i = 0; i < TRIES && !fixture_is_well(&fixture); i++)
        (void)kin_stop_wait(NULL,
                            kin_deadline_ms(1)); /* the clock stands still */
    assert_true(fixture_is_well(&fixture));
    assert_true(atomic_load(&adds) <= ROUNDS * WATCHED * NAMES);
    return kin_informer_drain(fixture.informer, NULL, NULL);
}

KIN_TEST(their_names_are_copied)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    char texts[2][4] = {"one", "two"};
    kin_str names[2] = {kin_s(texts[0]), kin_s(texts[1])};

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_informer_opts, .namespaces = names, .namespace_count = 2),
        &informer, NULL));
    memset(texts, '#', sizeof(texts));
    memset(names, 0, sizeof(names));
    assert_str_equal(informer->sources.all[0].ns, "one");
    assert_str_equal(informer->sources.all[1].ns, "two");
    assert_str_equal(informer->opts.namespaces[1], "two");
    return 0;
}

/* ---- invalid options ---- */

static int check_rejected(kin_lister_watcher *lw, const kin_str *names,
                          size_t count, int code)
{
    kin_informer *informer = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    opts.namespaces = names;
    opts.namespace_count = count;
    TRY_FAIL(kin_informer_new_from_source(lw, &opts, &informer, NULL), code);
    return 0;
}

KIN_TEST(invalid_namespaces_are_rejected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_fake_source) *flat = NULL;
    const kin_str twice[] = {{"a", 1}, {"b", 1}, {"a", 1}};
    const kin_str nameless[] = {{"a", 1}, {"", 0}};

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin_fake_source_new(NULL, &nodes, &flat, NULL));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY(check_rejected(lw, twice, 3, KIN_EINVAL));
    TRY(check_rejected(lw, nameless, 2, KIN_EINVAL));
    TRY(check_rejected(lw, NULL, 1, KIN_EINVAL));
    TRY(check_rejected(kin_fake_source_lister_watcher(flat), spaces, 1,
                       KIN_EINVAL));
    kin_lister_watcher_ops plain = *lw->ops;
    kin_lister_watcher wide = *lw;
    plain.narrow = NULL;
    wide.ops = &plain;
    return check_rejected(&wide, spaces, 1, KIN_EUNSUPPORTED);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(agrees_with_a_model_under_faults),
              KIN_TEST_ENTRY(a_rejected_namespace_does_not_affect_the_others),
              KIN_TEST_ENTRY(a_rejection_of_one_namespace_is_returned),
              KIN_TEST_ENTRY(a_list_replaces_its_own_namespace_only),
              KIN_TEST_ENTRY(a_version_can_be_awaited_in_all_namespaces),
              KIN_TEST_ENTRY(a_version_can_be_awaited_in_one_namespace),
              KIN_TEST_ENTRY(a_slow_handler_pauses_all_and_misses_nothing),
              KIN_TEST_ENTRY(their_names_are_copied),
              KIN_TEST_ENTRY(invalid_namespaces_are_rejected))
