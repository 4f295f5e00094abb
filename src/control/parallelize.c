/* SPDX-License-Identifier: Apache-2.0 */
/*
 * parallelize.c - pieces of work whose number is known, by several threads.
 *
 * Whoever is free takes the next chunk: one atomic number says how many pieces
 * were taken so far.
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
    _Atomic size_t chunks; /* that were taken */
    _Atomic size_t left;   /* pieces that are not done */
};

/* Chunks are counted, not pieces: the count of pieces beyond the last one could
 * overflow, that of chunks would need as many threads for it. */
static void pieces_run(void *userdata)
{
    struct pieces *self = userdata;
    size_t chunks = self->count / self->chunk +
                    (self->count % self->chunk != 0);

    while (!kin_stop_requested(self->stop)) {
        size_t chunk = atomic_fetch_add_explicit(&self->chunks, 1,
                                                 memory_order_relaxed);
        if (chunk >= chunks)
            return;
        size_t first = chunk * self->chunk;
        size_t many = self->count - first < self->chunk ? self->count - first
                                                        : self->chunk;
        for (size_t i = 0; i < many; i++)
            self->fn(first + i, self->userdata);
        atomic_fetch_sub_explicit(&self->left, many, memory_order_relaxed);
    }
}

/* With up to `more` threads beside the caller's; none is as good. */
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
        return kin_error_set(err, KIN_EINVAL,
                             "parallelize: options that make no sense");
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
