/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_workers: threads that process a work queue, and parallel loops.
 *
 *     kin_workers_new(queue, sync_foo, &controller,
 *                     KIN_OPTS(kin_workers_opts, .threads = 2), &workers,
 *                     &err);
 *     kin_workers_run(workers, stop, &err);
 *
 *   A  The function is called by `threads` threads ("kin-worker"), without
 *      locks, and never for the same key at the same time.
 *   B  If it returns 0, the failures of the key are forgotten, unless it
 *      called kin_work_set_outcome(). An error is reported, and the key is
 *      retried with the delays of the queue's rate limiter, up to
 *      `max_retries` times. KIN_ESTOPPED after a stop is not reported.
 *   C  Workers end when they are stopped, or when the queue was shut down and
 *      is empty.  Running calls, whose stop token has stopped, are waited for.
 *      Remaining keys stay in the queue.
 */
#ifndef KIN_WORKERS_H
#define KIN_WORKERS_H

#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/log.h>
#include <kin/stop.h>
#include <kin/work.h>
#include <kin/workqueue.h>

KIN_BEGIN_DECLS

/** Workers of a queue; see the guarantees at the top. */
typedef struct kin_workers kin_workers;

enum {
    KIN_WORKERS_MAX = 1024 /**< maximum number of threads */
};

/**
 * Processes one item.
 * @param work      borrowed; marked done after the call
 * @param stop      borrowed; stops with the workers
 * @param err       fill on failure; never NULL
 * @param userdata  as passed to kin_workers_new()
 * @return 0, or a negative code; see B
 */
typedef int kin_work_fn(kin_work *work, kin_stop *stop, kin_error *err,
                        void *userdata);

/** Options of workers.  Zero is the default of each member. */
typedef struct kin_workers_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const kin_log *log;         /**< borrowed; failures go there; NULL: silent
                                 */
    size_t threads;             /**< 0: 1; at most KIN_WORKERS_MAX */
    uint32_t max_retries; /**< after so many failures a key is given up, and
                               its failures are forgotten; 0: never */
    /** Called for every failure on the worker's thread; `gave_up`: it will not
     * be retried.  May be NULL. */
    void (*on_error)(const kin_work_key *key, const kin_error *err,
                     bool gave_up, void *userdata);
    void *userdata; /**< passed to it */
    /** Releases `userdata`; called once, when the workers are freed or creating
     * them failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_workers_opts;

/**
 * Create workers without starting them.
 * @param queue     borrowed; must outlive the workers
 * @param fn        called for each item
 * @param userdata  passed to it
 * @param opts      copied
 * @param ret       released with kin_workers_free()
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_workers_new(kin_workqueue *queue, kin_work_fn *fn,
                                          void *userdata,
                                          const kin_workers_opts *opts,
                                          kin_workers **ret, kin_error *err);

/**
 * Stop workers, wait for them, and release them.  Must not be called by one of
 * them.
 * @param workers  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_workers *kin_workers_free(kin_workers *workers);

/**
 * Start the threads.  A second call is a no-op.
 * @param workers  borrowed
 * @return 0, KIN_ESTOPPED, KIN_ENOMEM or KIN_ESYSTEM; after a failure no thread
 *         runs
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_workers_start(kin_workers *workers,
                                            kin_error *err);

/**
 * Stop the workers permanently, without waiting for them.
 * @param workers  borrowed; may be NULL
 * Threads: any.
 */
KIN_API void kin_workers_stop(kin_workers *workers);

/**
 * Wait until all workers have ended.
 * @param workers  borrowed; was started
 * @param stop     ends the wait
 * @return 0, KIN_ESTOPPED or KIN_ETIMEDOUT
 * Threads: any.  Blocks.  Must not be called by the workers.
 */
KIN_API KIN_NODISCARD int kin_workers_join(kin_workers *workers, kin_stop *stop,
                                           kin_error *err);

/**
 * Start workers, and wait until they are stopped or the queue is shut down and
 * empty.
 * @param workers  borrowed
 * @param stop     borrowed; ends the run
 * @return 0 when they have ended; as kin_workers_start() otherwise
 * Threads: owner.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_workers_run(kin_workers *workers, kin_stop *stop,
                                          kin_error *err);

/** Processes one index of a parallel loop. */
typedef void kin_piece_fn(size_t piece, void *userdata);

/** Options of a parallel loop.  Zero is the default of each member. */
typedef struct kin_parallelize_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    size_t threads; /**< at most so many, the caller's included; 0: 1; at most
                         KIN_WORKERS_MAX */
    size_t chunk;   /**< so many pieces, one after the other, by one thread; 0:
                         1 */
} kin_parallelize_opts;

/**
 * Call a function for 0 to count - 1, each once, in any order, on several
 * threads including the caller's: client-go's ParallelizeUntil.  If threads
 * cannot be created, fewer are used.
 * @param count     number of calls
 * @param fn        called for each
 * @param userdata  passed to it
 * @param opts      copied
 * @param stop      no further chunk is started after it stops
 * @return 0 if all calls were made; KIN_ESTOPPED or KIN_ETIMEDOUT if not;
 *         KIN_EINVAL
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_parallelize(size_t count, kin_piece_fn *fn,
                                          void *userdata,
                                          const kin_parallelize_opts *opts,
                                          kin_stop *stop, kin_error *err);

KIN_DEFINE_AUTO(kin_workers, kin_workers_free);

KIN_END_DECLS

#endif /* KIN_WORKERS_H */
