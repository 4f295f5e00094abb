/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Concurrent writers, readers and watchers on an engine whose storage checks
 * its arguments.
 */
#include "server/journal.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/random.h"
#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"
#include "server/engine_impl.h"
#include "server/stamp.h"
#include "test_engine.h"

enum {
    WRITERS = 4,
    WRITES = 300, /* per writer */
    NAMES = 20,
    WATCHERS = 3,
};

static bool is_torture;

/* ---- a storage that keeps nothing ---- */

struct probe {
    struct kin__storage storage; /* first */
    struct kin__engine *engine;
    _Atomic int inside;
    uint64_t version;
    size_t rows;
    size_t commits;
    size_t largest;
    size_t bytes; /* of JSON */
    int yields;
    int fail_after; /* commits; negative: never */
    int parts;      /* extra parts in which a compaction is done */
    int compact_code;
    uint64_t compacted;
    bool is_early; /* a reader saw a write before it was durable */
    bool is_mixed; /* two commits at once, or versions out of order */
};

static int probe_load(struct kin__storage *storage,
                      const struct kin__storage_reader *reader,
                      uint64_t *ret_version, uint64_t *ret_compacted,
                      kin_error *err)
{
    (void)storage;
    (void)reader;
    (void)ret_version;
    (void)ret_compacted;
    (void)err;
    return 0;
}

static int count_bytes(kin_str piece, void *userdata)
{
    *(size_t *)userdata += piece.len;
    return 0;
}

static int probe_commit(struct kin__storage *storage,
                        const struct kin__storage_row *rows, size_t count,
                        kin_error *err)
{
    struct probe *probe = (struct probe *)storage;

    if (atomic_fetch_add(&probe->inside, 1) != 0)
        probe->is_mixed = true;
    for (size_t i = 0; i < count; i++) {
        if (rows[i].version <= probe->version)
            probe->is_mixed = true;
        probe->version = rows[i].version;
        /* Encodes the value, while other threads add values to the same
         * arena. */
        if (kin_value_exists(rows[i].value) &&
            kin_value_write(rows[i].value, 0, count_bytes, &probe->bytes) < 0)
            probe->is_mixed = true;
    }
    for (int i = 0; i < probe->yields; i++)
        sched_yield();
    if (probe->engine && kin__engine_version(probe->engine) >= rows[0].version)
        probe->is_early = true;
    probe->rows += count;
    probe->commits++;
    if (count > probe->largest)
        probe->largest = count;
    atomic_fetch_sub(&probe->inside, 1);
    if (probe->fail_after >= 0 && probe->commits > (size_t)probe->fail_after)
        return kin_error_set(err, KIN_ESYSTEM, "the disk is full");
    return 0;
}

static int probe_compact(struct kin__storage *storage, uint64_t version,
                         bool *ret_left, kin_error *err)
{
    struct probe *probe = (struct probe *)storage;

    if (probe->compact_code < 0)
        return kin_error_set(err, probe->compact_code, "the disk is broken");
    if (atomic_fetch_add(&probe->inside, 1) != 0)
        probe->is_mixed = true;
    for (int i = 0; i < probe->yields; i++)
        sched_yield();
    *ret_left = probe->parts > 0;
    probe->parts -= *ret_left;
    if (!*ret_left)
        probe->compacted = version;
    atomic_fetch_sub(&probe->inside, 1);
    return 0;
}

static void probe_free(struct kin__storage *storage)
{
    (void)storage;
}

static const struct kin__storage_ops probe_ops = {.load = probe_load,
                                                  .commit = probe_commit,
                                                  .compact = probe_compact,
                                                  .free = probe_free};

/* ---- threads ---- */

struct shared {
    struct test_engine test;
    struct probe probe;
    _Atomic int writing;
};

struct writer {
    struct shared *shared;
    struct kin__thread thread;
    int number;
    int failures; /* unexpected ones */
};

/* Not by test_engine, which has one failure for all threads. */
static int writer_step(struct writer *writer, struct kin__random *random)
{
    struct test_engine test = writer->shared->test;
    int name = (int)kin__random_below(random, NAMES);
    char where[64];
    char body[128];

    kin__failure_init(&test.failure, test.alloc);
    (void)snprintf(where, sizeof(where), "v1/configmaps/default/n%d", name);
    int r = 0;
    switch (kin__random_below(random, 3)) {
    case 0:
        (void)snprintf(body, sizeof(body), "{\"metadata\":{\"name\":\"n%d\"}}",
                       name);
        r = test_create(&test, "v1/configmaps/default", body, NULL);
        break;
    case 1:
        (void)snprintf(body, sizeof(body), "{\"data\":{\"w%d\":\"%d\"}}",
                       writer->number, (int)kin__random_below(random, 1000));
        r = test_merge(&test, where, body, NULL);
        break;
    default:
        r = test_delete(&test, where, NULL, NULL);
        break;
    }
    kin__failure_clear(&test.failure);
    return r;
}

static void writer_run(void *userdata)
{
    struct writer *writer = userdata;
    struct kin__random random;

    kin__random_init(&random, (uint64_t)writer->number + 1);
    for (int i = 0; i < WRITES; i++) {
        int r = writer_step(writer, &random);
        if (r < 0 && r != KIN_EEXISTS && r != KIN_ENOTFOUND)
            writer->failures++;
    }
    atomic_fetch_sub(&writer->shared->writing, 1);
}

/* Lists repeatedly; checks order and versions. */
static void lister_run(void *userdata)
{
    struct writer *lister = userdata;
    struct test_engine test = lister->shared->test;
    struct kin__list_opts opts = {.limit = 7};
    uint64_t version = 0;

    kin__failure_init(&test.failure, test.alloc);
    while (atomic_load(&lister->shared->writing) > 0) {
        KIN__AUTO_LIST *list = NULL;
        if (test_list(&test, "v1/configmaps", "", &opts, &list) < 0) {
            lister->failures++;
            break;
        }
        lister->failures += kin__list_version(list) < version;
        version = kin__list_version(list);
        for (size_t i = 0; i < kin__list_count(list); i++)
            lister->failures += kin__object_version(kin__list_at(list, i)) >
                                version;
        for (size_t i = 1; i < kin__list_count(list); i++)
            lister->failures += kin_str_cmp(
                                    kin_object_key(kin__list_at(list, i - 1)),
                                    kin_object_key(kin__list_at(list, i))) >= 0;
    }
    kin__failure_clear(&test.failure);
}

/* Follows a watch and tracks the objects that it reports. */
struct follower {
    struct writer base;
    struct kin__watch *watch;
    struct kin__mutex lock;
    struct kin__cond changed;
    bool is_woken; /* guarded */
    _Atomic uint64_t version;
    uint64_t there[NAMES]; /* version, or 0 */
};

static void follower_wake(void *userdata)
{
    struct follower *follower = userdata;

    KIN__LOCK_SCOPE(&follower->lock);
    follower->is_woken = true;
    kin__cond_signal(&follower->changed);
}

static void follower_take(struct follower *follower,
                          const struct kin__watch_item *item)
{
    int name = atoi(kin_object_name(item->object).ptr + 1);
    bool was = follower->there[name] != 0;

    if (item->version <= follower->version ||
        was != (item->type != KIN__WATCH_ADDED))
        follower->base.failures++;
    follower->version = item->version;
    follower->there[name] = item->type == KIN__WATCH_DELETED ? 0
                                                             : item->version;
}

static void follower_wait(struct follower *follower)
{
    KIN__LOCK_SCOPE(&follower->lock);
    while (!follower->is_woken)
        kin__cond_wait(&follower->changed, &follower->lock);
    follower->is_woken = false;
}

static void follower_run(void *userdata)
{
    struct follower *follower = userdata;

    for (;;) {
        struct kin__watch_item item = {0};
        int r = kin__watch_next(follower->watch, &item);
        if (r == KIN__WATCH_ITEM && item.type == KIN__WATCH_ERROR)
            follower->base.failures++;
        if (r == KIN__WATCH_WAIT)
            follower_wait(follower);
        else if (r != KIN__WATCH_ITEM || item.type == KIN__WATCH_ERROR)
            return;
        else
            follower_take(follower, &item);
    }
}

/* ---- tests ---- */

static int follower_start(struct follower *follower, struct shared *shared)
{
    struct kin__watch_opts opts = {
        .version = kin_s("4"), .wake = follower_wake, .userdata = follower};

    follower->base.shared = shared;
    kin__mutex_init(&follower->lock);
    kin__cond_init(&follower->changed);
    int r = test_watch(&shared->test, "v1/configmaps", "default", &opts,
                       &follower->watch);
    return r < 0 ? r
                 : kin__thread_start(&follower->base.thread, NULL, follower_run,
                                     follower, NULL);
}

static void check_follower(struct follower *follower, struct shared *shared)
{
    KIN__AUTO_LIST *list = NULL;
    size_t there = 0;

    assert_int_equal(follower->base.failures, 0);
    assert_int_equal(test_list(&shared->test, "v1/configmaps", "", NULL, &list),
                     0);
    for (int i = 0; i < NAMES; i++)
        there += follower->there[i] != 0;
    assert_int_equal(there, kin__list_count(list));
    for (size_t i = 0; i < kin__list_count(list); i++) {
        const kin_object *object = kin__list_at(list, i);
        int name = atoi(kin_object_name(object).ptr + 1);
        assert_int_equal(follower->there[name], kin__object_version(object));
    }
}

static void run_writers(struct shared *shared)
{
    struct writer writers[WRITERS + 1] = {0};

    for (int i = 0; i <= WRITERS; i++) {
        writers[i] = (struct writer){.shared = shared, .number = i};
        assert_int_equal(
            kin__thread_start(&writers[i].thread, NULL,
                              i < WRITERS ? writer_run : lister_run,
                              &writers[i], NULL),
            0);
    }
    for (int i = 0; i <= WRITERS; i++)
        kin__thread_join(&writers[i].thread);
    for (int i = 0; i <= WRITERS; i++)
        assert_int_equal(writers[i].failures, 0);
}

static int all_at_once(const kin_allocator *alloc, bool has_storage)
{
    static struct follower followers[WATCHERS];
    struct shared shared = {.probe = {.storage = {.ops = &probe_ops},
                                      .yields = 3,
                                      .fail_after = -1},
                            .writing = WRITERS};
    struct kin__engine_opts opts = {
        .history_count = 1 << 20,
        .storage = has_storage ? &shared.probe.storage : NULL};

    memset(followers, 0, sizeof(followers));
    TRY(test_engine_init(&shared.test, alloc, &opts));
    shared.probe.engine = shared.test.engine;
    for (int i = 0; i < WATCHERS; i++)
        assert_int_equal(follower_start(&followers[i], &shared), 0);
    run_writers(&shared);
    for (int i = 0; i < WATCHERS; i++) {
        while (atomic_load(&followers[i].version) <
               kin__engine_version(shared.test.engine))
            sched_yield();
    }
    kin__engine_stop(shared.test.engine);
    for (int i = 0; i < WATCHERS; i++) {
        kin__thread_join(&followers[i].base.thread);
        followers[i].watch = kin__watch_free(followers[i].watch);
        check_follower(&followers[i], &shared);
        kin__cond_done(&followers[i].changed);
        kin__mutex_done(&followers[i].lock);
    }
    struct kin__engine_stats stats;
    kin__engine_get_stats(shared.test.engine, &stats);
    assert_false(shared.probe.is_early);
    assert_false(shared.probe.is_mixed);
    if (has_storage) {
        assert_int_equal(shared.probe.rows, stats.writes);
        assert_int_equal(shared.probe.commits, stats.commits);
    }
    test_engine_done(&shared.test);
    return 0;
}

KIN_TEST(writers_readers_and_watchers_in_memory)
{
    return is_torture ? 0 : all_at_once(alloc, /* has_storage= */ false);
}

KIN_TEST(writers_readers_and_watchers_with_a_storage)
{
    return is_torture ? 0 : all_at_once(alloc, /* has_storage= */ true);
}

KIN_TEST(a_failed_commit_is_not_visible)
{
    struct probe probe = {.storage = {.ops = &probe_ops}, .fail_after = 5};
    TEST_ENGINE test;
    struct kin__engine_opts opts = {.storage = &probe.storage};
    KIN__AUTO_WATCH *watch = NULL;
    char next[64];

    TRY(test_engine_init(&test, alloc, &opts));
    TRY(test_create(&test, "v1/configmaps/default",
                    "{\"metadata\":{\"name\":\"a\"}}", NULL));
    struct kin__watch_opts watch_opts = {.version = kin_s("5")};
    TRY(test_watch(&test, "v1/configmaps", "", &watch_opts, &watch));
    TRY_FAIL(test_create(&test, "v1/configmaps/default",
                         "{\"metadata\":{\"name\":\"b\"}}", NULL),
             KIN_ESYSTEM);
    assert_int_equal(test.failure.http_code, 500);
    assert_string_equal(test.failure.message, "the disk is full");
    TRY_FAIL(test_get(&test, "v1/configmaps/default/b", NULL), KIN_ENOTFOUND);
    (void)test_next(watch, next, sizeof(next));
    assert_string_equal(next, "wait");
    /* The state of the disk is unknown: all further writes fail. */
    TRY_FAIL(test_delete(&test, "v1/configmaps/default/a", NULL, NULL),
             KIN_ESYSTEM);
    TRY(test_get(&test, "v1/configmaps/default/a", NULL));
    assert_int_equal(probe.commits, 6);
    assert_int_equal(kin__engine_version(test.engine), 5);
    return 0;
}

/* An allocator that fails once. */
struct pinch {
    kin_allocator alloc;
    int left; /* allocations before the one that fails; negative: none does */
};

static bool pinch_fails(struct pinch *pinch)
{
    return pinch->left >= 0 && pinch->left-- == 0;
}

static void *pinch_alloc(size_t size, void *userdata)
{
    return pinch_fails(userdata) ? NULL : malloc(size);
}

static void *pinch_realloc(void *ptr, size_t size, void *userdata)
{
    return pinch_fails(userdata) ? NULL : realloc(ptr, size);
}

static void pinch_free(void *ptr, void *userdata)
{
    (void)userdata;
    free(ptr);
}

/* Wherever the allocation fails, only the affected write fails. */
KIN_TEST(recovers_from_lack_of_memory)
{
    struct pinch pinch = {.alloc = {.alloc = pinch_alloc,
                                    .realloc = pinch_realloc,
                                    .free = pinch_free,
                                    .userdata = &pinch},
                          .left = -1};
    struct probe probe = {.storage = {.ops = &probe_ops}, .fail_after = -1};
    struct kin__engine_opts opts = {.storage = &probe.storage};
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;
    char body[64];
    size_t made = 0;
    bool is_through = false;

    (void)alloc;
    TRY(test_engine_init(&test, &pinch.alloc, &opts));
    for (int i = 0; !is_through; i++) {
        pinch.left = i;
        (void)snprintf(body, sizeof(body), "{\"metadata\":{\"name\":\"n%d\"}}",
                       i);
        int r = test_create(&test, "v1/configmaps/default", body, NULL);
        is_through = pinch.left >= 0;
        pinch.left = -1;
        TRY(test_create(&test, "v1/configmaps/default",
                        "{\"metadata\":{\"generateName\":\"m-\"}}", NULL));
        made += r == 0 ? 2 : 1;
    }
    TRY(test_list(&test, "v1/configmaps", "", NULL, &list));
    assert_int_equal(kin__list_count(list), made);
    assert_false(probe.is_mixed);
    return 0;
}

/* ---- deleted containers ---- */

#define DEFINITIONS "apiextensions.k8s.io/v1/customresourcedefinitions/"
#define FOO "{\"apiVersion\":\"ex.io/v1\",\"kind\":\"Foo\",\"metadata\":"

enum { GOINGS = 60, MAKERS = 3 };

/* Creates and deletes the same few objects, wherever that is possible. */
static void maker_run(void *userdata)
{
    struct writer *maker = userdata;

    while (atomic_load(&maker->shared->writing) > 0) {
        struct test_engine test = maker->shared->test;

        kin__failure_init(&test.failure, test.alloc);
        (void)test_create(&test, "v1/configmaps/n",
                          "{\"metadata\":{\"name\":\"a\"}}", NULL);
        (void)test_create(&test, "ex.io/v1/foos/", FOO "{\"name\":\"a\"}}",
                          NULL);
        (void)test_delete(&test, "v1/configmaps/n/a", NULL, NULL);
        (void)test_delete(&test, "ex.io/v1/foos//a", NULL, NULL);
        kin__failure_clear(&test.failure);
    }
}

static size_t left_in(struct kin__engine *engine, const char *resource_store)
{
    struct kin__resource_store *found = NULL;

    assert_int_equal(kin__engine_store(engine, kin_s(resource_store), &found),
                     0);
    return kin__resource_store_count(found);
}

/* Creates and deletes a namespace and a definition; counts objects that were
 * left behind. */
static int count_remains(struct test_engine *test)
{
    int remains = 0;

    for (int i = 0; i < GOINGS; i++) {
        assert_int_equal(test_create(test, "v1/namespaces/",
                                     "{\"metadata\":{\"name\":\"n\"}}", NULL),
                         0);
        assert_int_equal(
            test_create(test, DEFINITIONS,
                        "{\"metadata\":{\"name\":\"foos.ex.io\"},\"spec\":{"
                        "\"group\":\"ex.io\",\"names\":{\"plural\":\"foos\","
                        "\"kind\":\"Foo\"},\"scope\":\"Cluster\",\"versions\":["
                        "{\"name\":\"v1\",\"served\":true,\"storage\":true}]}}",
                        NULL),
            0);
        for (int k = 0; k < i % 16; k++)
            sched_yield();
        assert_int_equal(test_delete(test, "v1/namespaces//n", NULL, NULL), 0);
        assert_int_equal(
            test_delete(test, DEFINITIONS "/foos.ex.io", NULL, NULL), 0);
        /* Pending writes are published before this one. */
        assert_int_equal(test_merge(test, "v1/namespaces//default",
                                    i % 2 ? "{\"metadata\":{\"labels\":null}}"
                                          : "{\"metadata\":{\"labels\":"
                                            "{\"a\":\"b\"}}}",
                                    NULL),
                         0);
        remains += left_in(test->engine, "configmaps") > 0;
        remains += left_in(test->engine, "foos.ex.io") > 0;
    }
    return remains;
}

KIN_TEST(creates_nothing_in_deleted_containers)
{
    struct writer makers[MAKERS] = {0};
    struct shared shared = {.probe = {.storage = {.ops = &probe_ops},
                                      .yields = 3,
                                      .fail_after = -1},
                            .writing = 1};
    struct kin__engine_opts opts = {.storage = &shared.probe.storage};

    if (is_torture)
        return 0;
    TRY(test_engine_init(&shared.test, alloc, &opts));
    /* Another failure, since the threads share that of `shared`. */
    struct test_engine own = shared.test;
    kin__failure_init(&own.failure, alloc);
    for (int i = 0; i < MAKERS; i++) {
        makers[i].shared = &shared;
        assert_int_equal(kin__thread_start(&makers[i].thread, NULL, maker_run,
                                           &makers[i], NULL),
                         0);
    }
    int remains = count_remains(&own);
    kin__failure_clear(&own.failure);
    atomic_store(&shared.writing, 0);
    for (int i = 0; i < MAKERS; i++)
        kin__thread_join(&makers[i].thread);
    assert_int_equal(remains, 0);
    test_engine_done(&shared.test);
    return 0;
}

static void compactor_run(void *userdata)
{
    struct writer *compactor = userdata;
    struct shared *shared = compactor->shared;

    while (atomic_load(&shared->writing) > 0) {
        uint64_t before = kin__engine_version(shared->test.engine);
        uint64_t left = 0;

        shared->probe.parts = 2;
        if (kin__engine_compact(shared->test.engine, &left, NULL) < 0 ||
            left < before || shared->probe.compacted < left)
            compactor->failures++;
    }
}

KIN_TEST(writes_during_compactions)
{
    struct shared shared = {.probe = {.storage = {.ops = &probe_ops},
                                      .yields = 3,
                                      .fail_after = -1},
                            .writing = WRITERS};
    struct kin__engine_opts opts = {.storage = &shared.probe.storage};
    struct writer compactor = {.shared = &shared};

    if (is_torture)
        return 0;
    TRY(test_engine_init(&shared.test, alloc, &opts));
    assert_int_equal(kin__thread_start(&compactor.thread, NULL, compactor_run,
                                       &compactor, NULL),
                     0);
    run_writers(&shared);
    kin__thread_join(&compactor.thread);
    assert_int_equal(compactor.failures, 0);
    assert_false(shared.probe.is_mixed);
    test_engine_done(&shared.test);
    return 0;
}

KIN_TEST(reports_a_failed_compaction)
{
    struct probe probe = {.storage = {.ops = &probe_ops},
                          .fail_after = 4,
                          .compact_code = KIN_ESYSTEM};
    TEST_ENGINE test;
    struct kin__engine_opts opts = {.storage = &probe.storage};
    kin_error err = KIN_ERROR_INIT;
    uint64_t left = 0;

    TRY(test_engine_init(&test, alloc, &opts));
    TRY_FAIL(kin__engine_compact(test.engine, &left, &err), KIN_ESYSTEM);
    assert_string_equal(err.message, "the disk is broken");
    probe.compact_code = 0;
    TRY_FAIL(test_create(&test, "v1/configmaps/default",
                         "{\"metadata\":{\"name\":\"b\"}}", NULL),
             KIN_ESYSTEM);
    TRY_FAIL(kin__engine_compact(test.engine, &left, &err), KIN_ESYSTEM);
    assert_string_equal(err.message, "the disk is full");
    assert_int_equal(left, 0);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(writers_readers_and_watchers_in_memory),
        KIN_TEST_ENTRY(writers_readers_and_watchers_with_a_storage),
        KIN_TEST_ENTRY(a_failed_commit_is_not_visible),
        KIN_TEST_ENTRY(recovers_from_lack_of_memory),
        KIN_TEST_ENTRY(creates_nothing_in_deleted_containers),
        KIN_TEST_ENTRY(writes_during_compactions),
        KIN_TEST_ENTRY(reports_a_failed_compaction),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
