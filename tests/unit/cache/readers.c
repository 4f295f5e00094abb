/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Readers beside a writer: guarantees B, C, D, F and G of kin/store.h, and the
 * slots of cache/readers.h.  Also D of kin/object.h.
 *
 * The writer keeps invariants that hold in every snapshot: objects come in
 * pairs with the same version, one in namespace "left" and one in "right", and
 * the label of a pair depends on its version.
 */
#include "cache/readers.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cache/store.h"
#include "kin_make.h"
#include "kin_test.h"

enum {
    PAIRS = 120,
    READERS = 3,
    STEPS = 3000,
    APPS = 7,
    KEPT = 16,
};

/* Failing allocations cannot be combined with threads. */
static bool is_torture;

struct shared {
    kin_store *store;
    _Atomic bool stop;
    _Atomic int failures; /* counted; only the test's thread asserts */
    _Atomic uint64_t rounds;
};

#define CHECK(shared, condition)                                               \
    do {                                                                       \
        if (!(condition)) {                                                    \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);    \
            atomic_fetch_add(&(shared)->failures, 1);                          \
        }                                                                      \
    } while (0)

static int by_app(const kin_object *object, kin_index_sink *sink,
                  void *userdata)
{
    const struct kin__arena *arena = object->home->arena;
    const uint32_t *labels = kin__node(arena->ro, object->labels);

    (void)userdata;
    return kin_index_emit(
        sink, kin__node_str(kin__node(arena->ro, kin__node_values(labels)[0])));
}

/* ---- the writer ---- */

static int half_root(kin_store *store, const char *space, int pair, int version,
                     kin__val *ret)
{
    char name[32];
    char rv[16];
    char app[16];

    snprintf(name, sizeof(name), "a-member-of-pair-%d", pair);
    snprintf(rv, sizeof(rv), "%d", version);
    snprintf(app, sizeof(app), "app-%d", version % APPS);
    return kin_make_root(
        kin__store_arena(store),
        &(const struct kin_make){
            .space = space, .name = name, .uid = rv, .version = rv, .app = app},
        ret);
}

static int put_pair(kin_store *store, int pair, int version)
{
    static const char *const spaces[2] = {"left", "right"};

    for (int i = 0; i < 2; i++) {
        kin__val root = KIN__VAL_NONE;
        int r = half_root(store, spaces[i], pair, version, &root);
        if (r == 0)
            r = kin__txn_put(store, root, NULL);
        if (r < 0) {
            kin__txn_abort(store);
            return r;
        }
    }
    kin__txn_commit(store);
    kin__store_publish(store);
    return 0;
}

static int delete_pair(kin_store *store, int pair)
{
    char left[48];
    char right[48];

    snprintf(left, sizeof(left), "left/a-member-of-pair-%d", pair);
    snprintf(right, sizeof(right), "right/a-member-of-pair-%d", pair);
    const kin_store_op ops[2] = {
        {.verb = KIN_STORE_DELETE, .key = kin_s(left)},
        {.verb = KIN_STORE_DELETE, .key = kin_s(right)},
    };
    return kin_store_transact(store, ops, 2, NULL, NULL);
}

static int replace_pairs(kin_store *store, int from, int count, int version)
{
    kin__val roots[2 * PAIRS];
    size_t made = 0;

    for (int i = 0; i < count; i++) {
        int pair = (from + i) % PAIRS;
        int r = half_root(store, "left", pair, version, &roots[made]);
        if (r < 0)
            return r;
        made++;
        r = half_root(store, "right", pair, version, &roots[made]);
        if (r < 0)
            return r;
        made++;
    }
    return kin__store_replace(store, roots, made, kin_s("1"), NULL);
}

static int writer_step(kin_store *store, uint64_t *random, int version)
{
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    unsigned what = (unsigned)(*random >> 40) % 100;
    int pair = (int)((*random >> 20) % PAIRS);

    if (what < 70)
        return put_pair(store, pair, version);
    if (what < 97)
        return delete_pair(store, pair);
    if (what < 98) {
        kin_store_reclaim(store);
        return 0;
    }
    /* Grows and shrinks the table. */
    return replace_pairs(store, pair, what % 2 ? PAIRS : 3, version);
}

/* ---- readers ---- */

/* Returns a checksum of a snapshot. */
static uint64_t content_hash(const kin_snapshot *snapshot)
{
    uint64_t sum = 0;
    kin_iter it = kin_snapshot_list(snapshot);

    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it)) {
        kin_str key = kin_object_key(o);
        kin_str uid = kin_object_uid(o);
        sum += XXH3_64bits_withSeed(key.ptr, key.len,
                                    XXH3_64bits(uid.ptr, uid.len));
    }
    return sum;
}

static void check_pairs(struct shared *shared, const kin_snapshot *snapshot)
{
    size_t count = 0;

    for (int pair = 0; pair < PAIRS; pair++) {
        char key[48];
        snprintf(key, sizeof(key), "left/a-member-of-pair-%d", pair);
        const kin_object *left = kin_snapshot_get(snapshot, kin_s(key));
        snprintf(key, sizeof(key), "right/a-member-of-pair-%d", pair);
        const kin_object *right = kin_snapshot_get(snapshot, kin_s(key));
        CHECK(shared, !left == !right);
        if (!left || !right)
            continue;
        count += 2;
        CHECK(shared, kin_str_eq(kin_object_resource_version(left),
                                 kin_object_resource_version(right)));
    }
    CHECK(shared, count == kin_snapshot_count(snapshot));
}

static size_t count_index(struct shared *shared, const kin_snapshot *snapshot,
                          const char *index, const char *value)
{
    size_t count = 0;
    kin_iter it = kin_snapshot_by_index(snapshot, kin_s(index), kin_s(value));

    CHECK(shared, it.code == 0);
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it)) {
        char app[16];
        int version = atoi(kin_object_resource_version(o).ptr);
        snprintf(app, sizeof(app), "app-%d", version % APPS);
        if (strcmp(index, "app") == 0)
            CHECK(shared, strcmp(app, value) == 0);
        else
            CHECK(shared, strcmp(kin_object_namespace(o).ptr, value) == 0);
        count++;
    }
    return count;
}

static void check_indexes(struct shared *shared, const kin_snapshot *snapshot)
{
    size_t all = kin_snapshot_count(snapshot);
    size_t apps = 0;

    CHECK(shared,
          count_index(shared, snapshot, "namespace", "left") == all / 2);
    CHECK(shared,
          count_index(shared, snapshot, "namespace", "right") == all / 2);
    for (int i = 0; i < APPS; i++) {
        char app[16];
        snprintf(app, sizeof(app), "app-%d", i);
        apps += count_index(shared, snapshot, "app", app);
    }
    CHECK(shared, apps == all);
}

static void *reader_run(void *arg)
{
    struct shared *shared = arg;
    kin_object *kept[KEPT] = {NULL};
    kin_snapshot *held = kin_snapshot_new(shared->store);
    uint64_t held_hash = content_hash(held);
    unsigned round = 0;

    while (!atomic_load(&shared->stop)) {
        kin_snapshot *snapshot = kin_snapshot_new(shared->store);
        uint64_t hash = content_hash(snapshot);
        check_pairs(shared, snapshot);
        check_indexes(shared, snapshot);
        CHECK(shared, content_hash(snapshot) == hash);
        kin_iter it = kin_snapshot_list(snapshot);
        kin_object_unref(kept[round % KEPT]);
        kept[round % KEPT] = kin_object_ref(kin_iter_next(&it));
        kin_snapshot_free(snapshot);
        if (++round % 20 == 0) {
            CHECK(shared, content_hash(held) == held_hash);
            check_indexes(shared, held);
        }
        if (round % 64 == 0) {
            kin_snapshot_free(held);
            held = kin_snapshot_new(shared->store);
            held_hash = content_hash(held);
        }
        atomic_fetch_add(&shared->rounds, 1);
    }
    CHECK(shared, content_hash(held) == held_hash);
    kin_snapshot_free(held);
    for (int i = 0; i < KEPT; i++)
        kin_object_unref(kept[i]);
    return NULL;
}

/* Writes until every reader has done its rounds. */
static int writer_run(struct shared *shared)
{
    uint64_t random = 4711;

    for (int i = 1; i <= STEPS || atomic_load(&shared->rounds) < 20 * READERS;
         i++) {
        int r = writer_step(shared->store, &random, i);
        if (r < 0)
            return r;
    }
    return 0;
}

static int store_with_index(const kin_allocator *alloc, kin_store **ret)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);
    kin_indexer indexer = {.name = KIN_STR_INIT("app"), .values = by_app};

    opts.alloc = alloc;
    int r = kin_store_new(&opts, ret, NULL);
    return r < 0 ? r : kin_store_add_indexers(*ret, &indexer, 1, NULL);
}

/* B, C, D, F */
KIN_TEST(readers_see_complete_writes_while_the_writer_writes)
{
    KIN_AUTO(kin_store) *store = NULL;
    pthread_t threads[READERS];

    TRY(store_with_index(alloc, &store));
    TRY(put_pair(store, 1, 1));
    if (is_torture)
        return 0;
    struct shared shared = {.store = store};
    kin_snapshot *first = kin_snapshot_new(store);
    uint64_t hash = content_hash(first);
    for (int i = 0; i < READERS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, reader_run, &shared),
                         0);
    int r = writer_run(&shared);
    atomic_store(&shared.stop, true);
    for (int i = 0; i < READERS; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(r, 0);
    assert_int_equal(atomic_load(&shared.failures), 0);
    /* G: only the versions that the first snapshot needs are left. */
    assert_int_equal(content_hash(first), hash);
    kin_store_reclaim(store);
    size_t kept = kin__reclaim_count(&store->reclaim);
    assert_true(kept <= 2 + 2 * (APPS + 4));
    kin_snapshot_free(first);
    kin_store_reclaim(store);
    assert_int_equal(kin__reclaim_count(&store->reclaim), 0);
    return 0;
}

/* F: the store is freed while other threads hold its objects. */
static void *late_unref(void *arg)
{
    struct shared *shared = arg;
    kin_object *kept[2 * PAIRS];
    size_t count = 0;
    kin_snapshot *snapshot = kin_snapshot_new(shared->store);
    kin_iter it = kin_snapshot_list(snapshot);

    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it))
        kept[count++] = kin_object_ref(o);
    kin_snapshot_free(snapshot);
    atomic_fetch_add(&shared->rounds, 1);
    for (size_t i = 0; i < count; i++) {
        CHECK(shared, kin_object_uid(kept[i]).len > 0);
        kin_object_unref(kept[i]);
    }
    return NULL;
}

KIN_TEST(objects_outlive_their_store_in_other_threads)
{
    pthread_t threads[READERS];

    if (is_torture)
        return 0;
    for (int round = 0; round < 20; round++) {
        struct shared shared = {.store = NULL};
        TRY(store_with_index(alloc, &shared.store));
        for (int i = 0; i < PAIRS; i++)
            TRY(put_pair(shared.store, i, i + 1));
        for (int i = 0; i < READERS; i++)
            assert_int_equal(
                pthread_create(&threads[i], NULL, late_unref, &shared), 0);
        while (atomic_load(&shared.rounds) < READERS)
            TRY(put_pair(shared.store, round, 1000 + round));
        kin_store_free(shared.store);
        for (int i = 0; i < READERS; i++)
            pthread_join(threads[i], NULL);
        assert_int_equal(atomic_load(&shared.failures), 0);
    }
    return 0;
}

/* ---- slots ---- */

enum { MANY = 5 * KIN__READERS_FIRST };

static void release_many(kin_snapshot *(*held)[MANY])
{
    for (int i = 0; i < MANY; i++)
        kin_snapshot_free((*held)[i]);
}

/* B: more snapshots than slots. */
KIN_TEST(number_of_snapshots_is_not_limited)
{
    KIN_AUTO(kin_store) *store = NULL;
    __attribute__((cleanup(release_many))) kin_snapshot *held[MANY] = {NULL};
    bool is_short = false;

    TRY(store_with_index(alloc, &store));
    for (int i = 0; i < MANY; i++) {
        TRY(put_pair(store, 0, i + 1));
        held[i] = kin_snapshot_new(store);
        is_short |= !held[i];
    }
    kin_store_reclaim(store);
    for (int i = 0; i < MANY; i++) {
        char version[16];
        kin_scratch scratch;
        snprintf(version, sizeof(version), "%d", i + 1);
        if (held[i])
            assert_str_equal(kin_snapshot_resource_version(held[i], &scratch),
                             version);
        const kin_object *o = kin_snapshot_get(
            held[i], kin_s("left/a-member-of-pair-0"));
        if (held[i])
            assert_str_equal(kin_object_resource_version(o), version);
    }
    assert_true(!is_short || kin_test_out_of_memory());
    return 0;
}

static void release_readers(struct kin__readers *readers)
{
    kin__readers_done(readers);
}

KIN_TEST(scan_returns_held_numbers_in_order)
{
    __attribute__((cleanup(release_readers),
                   aligned(64))) struct kin__readers readers = {0};
    struct kin__snapshot_facts facts = {.count = 5};
    kin__seq held[KIN__READERS_FIRST];
    struct kin__readers_scan scan = {.held = held};

    TRY(kin__readers_init(&readers, alloc));
    struct kin_snapshot *one = kin__readers_take(&readers);
    kin__readers_publish(&readers, &facts);
    struct kin_snapshot *two = kin__readers_take(&readers);
    struct kin_snapshot *again = kin__readers_take(&readers);
    assert_int_equal(one->count, 0);
    assert_int_equal(two->count, 5);
    kin__readers_scan(&readers, &scan, KIN__READERS_FIRST);
    assert_int_equal(scan.held_count, 2);
    assert_int_equal(held[0], 1);
    assert_int_equal(held[1], 2);
    assert_true(scan.claimed == KIN__SEQ_NEVER);
    /* A claim without a final number. */
    atomic_store(&two->state, UINT64_C(2) << 1 | 1);
    kin__readers_scan(&readers, &scan, KIN__READERS_FIRST);
    assert_int_equal(scan.claimed, 2);
    /* Without room for all numbers, everything must be kept. */
    kin__readers_scan(&readers, &scan, 1);
    assert_int_equal(scan.claimed, 0);
    kin__readers_drop(one);
    kin__readers_drop(two);
    kin__readers_drop(again);
    kin__readers_scan(&readers, &scan, KIN__READERS_FIRST);
    assert_int_equal(scan.held_count, 0);
    return 0;
}

/* ---- read-only ---- */

/* D of kin/object.h.  Sanitizer builds have one mapping, since sanitizers
 * cannot handle two addresses for the same memory; then this cannot be tested.
 */
KIN_TEST(writing_to_a_cached_value_faults)
{
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_with_index(alloc, &store));
    TRY(put_pair(store, 1, 1));
    if (KIN__ARENA_ONE_MAPPING || is_torture)
        return 0;
    const kin_object *object = kin__store_peek(
        store, kin_s("left/a-member-of-pair-1"));
    char *bytes = (char *)(uintptr_t)kin_object_uid(object).ptr;
    pid_t pid = fork();
    if (pid == 0) {
        signal(SIGSEGV, SIG_DFL);
        *(volatile char *)bytes = 'X';
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGSEGV);
    assert_str_equal(kin_object_uid(object), "1");
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(readers_see_complete_writes_while_the_writer_writes),
        KIN_TEST_ENTRY(objects_outlive_their_store_in_other_threads),
        KIN_TEST_ENTRY(number_of_snapshots_is_not_limited),
        KIN_TEST_ENTRY(scan_returns_held_numbers_in_order),
        KIN_TEST_ENTRY(writing_to_a_cached_value_faults),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
