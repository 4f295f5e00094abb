/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_workers: threads that do what a work queue holds; and work of which the
 * number of pieces is known, done by several threads.
 *
 *     kin_workers_new(queue, sync_foo, &controller,
 *                     KIN_OPTS(kin_workers_opts, .threads = 2), &workers,
 * &err); kin_workers_run(workers, stop, &err);
 *
 *   A  The function is called by `threads` threads ("kin-worker"), without any
 *      lock, and never for one key by two of them at once.
 *   B  When it gives 0 the key's failures are forgotten, unless it has said
 *      something else with kin_work_set_outcome().  An error that it returns
 *      is reported, and the key is tried again when the queue's limiter says,
 *      up to `max_retries` times.  KIN_ESTOPPED after a stop is not reported.
 *   C  Workers end when they are stopped, or when the queue was shut down and
 *      nothing waits any more.  The call under way is waited for; it sees the
 *      stop.  What waits by then stays in the queue.
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

/** Threads that do what a queue holds; see the guarantees at the top. */
typedef struct kin_workers kin_workers;

enum {
    KIN_WORKERS_MAX = 1024 /**< threads, here and below */
};

/**
 * Does one thing.
 * @param work      borrowed; it is given back afterwards
 * @param stop      borrowed; stops when the workers are to end
 * @param err       to be filled on failure; never NULL
 * @param userdata  as it was given
 * @return 0, or a negative code; see B
 */
typedef int kin_work_fn(kin_work *work, kin_stop *stop, kin_error *err,
                        void *userdata);

/** How to make workers; zero is a good default for each member. */
typedef struct kin_workers_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the default */
    const kin_log *log;         /**< borrowed; failures go there; NULL: silent
                                 */
    size_t threads;             /**< 0: 1; at most KIN_WORKERS_MAX */
    uint32_t max_retries; /**< after so many failures a key is given up, and
                               its failures are forgotten; 0: never */
    /** Called for every failure, by the thread that had it; `gave_up` says
     * that it will not be tried again.  NULL: not wanted. */
    void (*on_error)(const kin_work_key *key, const kin_error *err,
                     bool gave_up, void *userdata);
    void *userdata; /**< passed to it */
    /** Releases `userdata`, once: when the workers are freed, or if they could
     * not be made.  NULL: nothing to release. */
    void (*destroy)(void *userdata);
} kin_workers_opts;

/**
 * Make workers, which do nothing yet.
 * @param queue     borrowed; outlives the workers
 * @param fn        what they call
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
 * Stop workers, wait for them, and release them.  Not to be called by one of
 * them.
 * @param workers  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_workers *kin_workers_free(kin_workers *workers);

/**
 * Start the threads.  Once; again does nothing.
 * @param workers  borrowed
 * @return 0, KIN_ESTOPPED, KIN_ENOMEM or KIN_ESYSTEM; after a failure none runs
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_workers_start(kin_workers *workers,
                                            kin_error *err);

/**
 * Ask the workers to end, for good; does not wait.
 * @param workers  borrowed; NULL does nothing
 * Threads: any.
 */
KIN_API void kin_workers_stop(kin_workers *workers);

/**
 * Wait until all workers have ended.
 * @param workers  borrowed; was started
 * @param stop     ends the wait
 * @return 0, KIN_ESTOPPED or KIN_ETIMEDOUT
 * Threads: any.  Blocks.  Not within the function of the workers.
 */
KIN_API KIN_NODISCARD int kin_workers_join(kin_workers *workers, kin_stop *stop,
                                           kin_error *err);

/**
 * Start workers, wait for a stop or until the queue is shut down and empty, and
 * wait for them.
 * @param workers  borrowed
 * @param stop     borrowed; when to end
 * @return 0 when they have ended; as kin_workers_start() otherwise
 * Threads: owner.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_workers_run(kin_workers *workers, kin_stop *stop,
                                          kin_error *err);

/** Does one piece of several. */
typedef void kin_piece_fn(size_t piece, void *userdata);

/** How to do pieces; zero is a good default for each member. */
typedef struct kin_parallelize_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the default */
    size_t threads; /**< at most so many, the caller's included; 0: 1; at most
                         KIN_WORKERS_MAX */
    size_t chunk;   /**< so many pieces, one after the other, by one thread; 0:
                         1 */
} kin_parallelize_opts;

/**
 * Do pieces 0 to count - 1, each once, in no order, by several threads of which
 * the caller's is one; client-go's ParallelizeUntil.  If threads cannot be had,
 * fewer do it.
 * @param count     how many pieces
 * @param fn        called for each
 * @param userdata  passed to it
 * @param opts      copied
 * @param stop      once it stops no further chunk is begun
 * @return 0 when all are done; KIN_ESTOPPED or KIN_ETIMEDOUT if some are not;
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
