/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>
#include <stdatomic.h>

#include "kin_test.h"
#include "object/blocks.h"
#include "object/values.h"
#include "test_value.h"

enum { ROUNDS = 2000, READS = 20, SLOTS = 4 };

static const char sample[] =
    "{'metadata':{'name':'web','labels':{'app':'web','tier':'front'}},"
    "'spec':{'containers':[{'name':'c','image':'nginx'}],'replicas':3}}";

/* Reads a whole value; returns its number of nodes. */
static size_t walk(kin_value v)
{
    kin_scratch scratch;
    size_t count = 1;

    (void)kin_value_text(v, &scratch);
    for (size_t i = 0; i < kin_value_count(v); i++) {
        count += kin_value_key_at(v, i).len > 0;
        count += walk(kin_value_at(v, i));
    }
    return count;
}

/* ---- one writer, one reader ---- */

struct shared {
    struct kin__arena *arena;
    _Atomic kin__val published; /* the reader may read it */
    _Atomic bool is_read;       /* the reader is done with it */
    _Atomic bool stop;
    _Atomic size_t reads;
    size_t wanted; /* nodes of the sample */
    size_t wrong;  /* written by the reader; read after the join */
};

static void *read_published(void *userdata)
{
    struct shared *shared = userdata;

    while (!atomic_load(&shared->stop)) {
        kin__val val = atomic_load(&shared->published);
        if (!val)
            continue;
        shared->wrong += walk(test_view(shared->arena, val)) != shared->wanted;
        atomic_store(&shared->published, KIN__VAL_NONE);
        atomic_fetch_add(&shared->reads, 1);
        atomic_store(&shared->is_read, true);
    }
    return NULL;
}

/* Creates and frees other values, some of which share nodes with the sample. */
static int write_others(struct kin__arena *arena, int round)
{
    static const char *const others[] = {
        "['x','y',{'app':'web','tier':'front'}]", "'web'",
        "{'name':'c','image':'nginx'}", "[1.5,2.5,[3.5]]"};
    kin__val vals[SLOTS];

    for (int i = 0; i < SLOTS; i++) {
        int r = test_value_make(arena, others[i], &vals[i]);
        if (r < 0) {
            while (i-- > 0)
                kin__val_unref(arena, vals[i]);
            return r;
        }
    }
    for (int i = 0; i < SLOTS; i++)
        kin__val_unref(arena, vals[(i + round) % SLOTS]);
    if (round % 64 == 0)
        kin__arena_sweep(arena);
    return 0;
}

/* Continues until the reader has read enough. */
static int write_rounds(struct shared *shared)
{
    kin__val held = KIN__VAL_NONE;
    int r = 0;

    for (int round = 0;
         r == 0 && (round < ROUNDS || atomic_load(&shared->reads) < READS);
         round++) {
        if (atomic_exchange(&shared->is_read, false)) {
            kin__val_unref(shared->arena, held);
            held = KIN__VAL_NONE;
        }
        if (!held) {
            r = test_value_make(shared->arena, sample, &held);
            if (r == 0)
                atomic_store(&shared->published, held);
        }
        if (r == 0)
            r = write_others(shared->arena, round);
    }
    return r;
}

KIN_TEST(a_reader_needs_no_lock)
{
    AUTO_ARENA *arena = NULL;
    struct shared shared = {0};
    pthread_t reader;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    shared.arena = arena;
    TRY(test_value_make(arena, sample, &val));
    shared.wanted = walk(test_view(arena, val));
    kin__val_unref(arena, val);
    assert_int_equal(pthread_create(&reader, NULL, read_published, &shared), 0);
    int r = write_rounds(&shared);
    atomic_store(&shared.stop, true);
    assert_int_equal(pthread_join(reader, NULL), 0);
    assert_int_equal(shared.wrong, 0);
    TRY(r);
    return test_arena_check(arena);
}

/* ---- two arenas ---- */

struct worker {
    const kin_allocator *alloc;
    uint64_t seed;
    int result;
    bool is_empty;
};

static void *work_alone(void *userdata)
{
    struct worker *worker = userdata;
    AUTO_ARENA *arena = NULL;

    worker->result = kin__arena_new(worker->alloc, 0, &arena, NULL);
    for (int i = 0; worker->result == 0 && i < ROUNDS; i++)
        worker->result = write_others(arena, i);
    worker->is_empty = worker->result == 0 && test_arena_is_empty(arena);
    return NULL;
}

KIN_TEST(two_threads_with_an_arena_each)
{
    struct worker workers[2] = {{.alloc = alloc}, {.alloc = alloc}};
    pthread_t threads[2];

    for (int i = 0; i < 2; i++)
        assert_int_equal(
            pthread_create(&threads[i], NULL, work_alone, &workers[i]), 0);
    for (int i = 0; i < 2; i++)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
    for (int i = 0; i < 2; i++) {
        TRY(workers[i].result);
        assert_true(workers[i].is_empty);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_reader_needs_no_lock),
              KIN_TEST_ENTRY(two_threads_with_an_arena_each))
