/* SPDX-License-Identifier: Apache-2.0 */
/*
 * parallelize.c - processes a fixed number of pieces with several threads.
 *
 * A free thread takes the next chunk by incrementing one atomic counter.
 */
#include <assert.h>
#include <stdatomic.h>

#include <kin/workers.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/thread.h"

struct pieces {
    kin_piece_fn *fn;
    void *userdata;
    kin_stop *stop; /* borrowed; may be NULL */
    size_t count;
    size_t chunk;
    _Atomic size_t chunks; /* number of chunks taken */
    _Atomic size_t left;   /* pieces not done yet */
};

/* Counts chunks, not pieces: threads increment the counter beyond the last
 * chunk, and a counter of pieces could overflow. */
static void pieces_run(void *userdata)
{
    struct pieces *self = userdata;

    assert(self->chunk > 0);
    size_t chunks = self->count / self->chunk +
                    (self->count % self->chunk != 0);

    while (!kin_stop_requested(self->stop)) {
        size_t chunk = atomic_fetch_add_explicit(&self->chunks, 1,
                                                 memory_order_relaxed);
        if (chunk >= chunks)
            return;
        size_t first = chunk * self->chunk;
        size_t size = self->count - first < self->chunk ? self->count - first
                                                        : self->chunk;
        for (size_t i = 0; i < size; i++)
            self->fn(first + i, self->userdata);
        atomic_fetch_sub_explicit(&self->left, size, memory_order_relaxed);
    }
}

/* Runs with up to `more` additional threads; works without any. */
static void pieces_run_with(struct pieces *self, const kin_allocator *alloc,
                            size_t more)
{
    struct kin__thread_opts opts = {.name = "kin-worker"};
    struct kin__thread *threads = kin__alloc0(alloc, more, sizeof(*threads));
    size_t started = 0;

    while (threads && started < more &&
           kin__thread_start(&threads[started], &opts, pieces_run, self,
                             /* err= */ NULL) == 0)
        started++;
    pieces_run(self);
    while (started > 0)
        kin__thread_join(&threads[--started]);
    kin__free(alloc, threads);
}

int kin_parallelize(size_t count, kin_piece_fn *fn, void *userdata,
                    const kin_parallelize_opts *opts, kin_stop *stop,
                    kin_error *err)
{
    kin_parallelize_opts own = KIN_INIT(kin_parallelize_opts);

    if (kin__opts_take(opts, sizeof(own), &own) < 0 || !fn ||
        own.threads > KIN_WORKERS_MAX)
        return kin_error_set(err, KIN_EINVAL, "parallelize: invalid options");
    struct pieces pieces = {.fn = fn,
                            .userdata = userdata,
                            .stop = stop,
                            .count = count,
                            .chunk = own.chunk ? own.chunk : 1};
    atomic_init(&pieces.chunks, 0);
    atomic_init(&pieces.left, count);
    size_t chunks = count / pieces.chunk + (count % pieces.chunk != 0);
    size_t threads = own.threads < chunks ? own.threads : chunks;
    if (threads > 1)
        pieces_run_with(&pieces, own.alloc, threads - 1);
    else
        pieces_run(&pieces);
    if (atomic_load_explicit(&pieces.left, memory_order_relaxed) == 0)
        return 0;
    int r = kin_stop_reason(stop);
    assert(r < 0);
    return kin_error_set(err, r, "parallelize: %s", kin_error_text(r));
}
