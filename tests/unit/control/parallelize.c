/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/workers.h>

#include <stdatomic.h>

#include "kin_test.h"

enum { PIECES = 1000 };

struct seen {
    _Atomic int pieces[PIECES];
    kin_stop *stop;
    size_t stop_at;
};

static void see(size_t piece, void *userdata)
{
    struct seen *seen = userdata;

    atomic_fetch_add(&seen->pieces[piece], 1);
    if (seen->stop && piece == seen->stop_at)
        kin_stop_request(seen->stop);
}

/* client-go's TestParallelizeUntil. */
KIN_TEST(processes_every_piece_once)
{
    static const struct {
        size_t count;
        size_t threads;
        size_t chunk;
    } cases[] = {{1000, 10, 1},  {1000, 10, 10},      {1000, 10, 100},
                 {999, 10, 13},  {7, 16, 3},          {1, 4, 0},
                 {0, 4, 1},      {1000, 0, 0},        {1000, 1, 1000},
                 {1000, 4, 600}, {1000, 4, SIZE_MAX}, {3, 4, SIZE_MAX - 1}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct seen seen = {.stop = NULL};
        kin_parallelize_opts opts = KIN_INIT(kin_parallelize_opts);
        opts.alloc = alloc;
        opts.threads = cases[i].threads;
        opts.chunk = cases[i].chunk;
        TRY(kin_parallelize(cases[i].count, see, &seen, &opts, NULL, NULL));
        for (size_t piece = 0; piece < PIECES; piece++)
            assert_int_equal(seen.pieces[piece], piece < cases[i].count);
    }
    return 0;
}

/* A thread finishes its chunk, but begins no other. */
KIN_TEST(stops_between_chunks)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    kin_parallelize_opts how = KIN_INIT(kin_parallelize_opts);
    struct seen seen = {.stop_at = 12};

    opts.alloc = alloc;
    how.alloc = alloc;
    how.chunk = 10;
    TRY(kin_stop_new(NULL, &opts, &stop, NULL));
    seen.stop = stop;
    TRY_FAIL(kin_parallelize(PIECES, see, &seen, &how, stop, NULL),
             KIN_ESTOPPED);
    for (size_t piece = 0; piece < PIECES; piece++)
        assert_int_equal(seen.pieces[piece], piece < 20);
    TRY_FAIL(kin_parallelize(PIECES, see, &seen, &how, stop, NULL),
             KIN_ESTOPPED);
    /* Without pieces, nothing is missing. */
    TRY(kin_parallelize(0, see, &seen, &how, stop, NULL));
    return 0;
}

/* Stopped during the last chunk: everything is done. */
KIN_TEST(ignores_a_late_stop)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);
    struct seen seen = {.stop_at = PIECES - 1};

    opts.alloc = alloc;
    TRY(kin_stop_new(NULL, &opts, &stop, NULL));
    seen.stop = stop;
    TRY(kin_parallelize(PIECES, see, &seen, NULL, stop, NULL));
    assert_true(kin_stop_requested(stop));
    for (size_t piece = 0; piece < PIECES; piece++)
        assert_int_equal(seen.pieces[piece], 1);
    return 0;
}

static void *refuse(size_t size, void *userdata)
{
    (void)size;
    (void)userdata;
    return NULL;
}

static void *refuse_more(void *ptr, size_t size, void *userdata)
{
    (void)ptr;
    (void)size;
    (void)userdata;
    return NULL;
}

static void forget(void *ptr, void *userdata)
{
    (void)ptr;
    (void)userdata;
}

KIN_TEST(runs_on_the_caller_without_memory)
{
    kin_allocator none = {refuse, refuse_more, forget, NULL};
    kin_parallelize_opts opts = KIN_INIT(kin_parallelize_opts);
    struct seen seen = {.stop = NULL};

    (void)alloc;
    opts.alloc = &none;
    opts.threads = 8;
    assert_int_equal(kin_parallelize(PIECES, see, &seen, &opts, NULL, NULL), 0);
    for (size_t piece = 0; piece < PIECES; piece++)
        assert_int_equal(seen.pieces[piece], 1);
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    kin_parallelize_opts opts = KIN_INIT(kin_parallelize_opts);

    (void)alloc;
    TRY_FAIL(kin_parallelize(1, NULL, NULL, NULL, NULL, NULL), KIN_EINVAL);
    opts.threads = KIN_WORKERS_MAX + 1;
    TRY_FAIL(kin_parallelize(1, see, NULL, &opts, NULL, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(processes_every_piece_once),
              KIN_TEST_ENTRY(stops_between_chunks),
              KIN_TEST_ENTRY(ignores_a_late_stop),
              KIN_TEST_ENTRY(runs_on_the_caller_without_memory),
              KIN_TEST_ENTRY(rejects_invalid_options))
