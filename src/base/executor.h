/* SPDX-License-Identifier: Apache-2.0 */
/*
 * executor.h - runs jobs: on threads, in the steps of a loop, or one by one in
 * an order that a simulation chooses.
 *
 * A job is embedded in its owner and has one function.  It runs when it was
 * posted or is due, in one thread at a time, so a job needs no lock against
 * itself.
 *
 *   A  After a post or a due time the job runs at least once, starting later
 *      than the post.  Several posts before that may cause a single run.
 *   B  A job never runs twice at the same time.
 *   C  After kin__job_cancel() has returned, the job does not run until it is
 *      posted again.  If the job itself calls it, the current run is the last.
 *   D  Ready jobs run in the order in which they became ready, unless a
 *      simulation chooses another one.
 *   E  A job may free its owner: see kin__job_retire().
 *
 * Any thread may post, schedule and cancel jobs, also from within a job.  The
 * executor's lock is a leaf.
 */
#ifndef KIN_BASE_EXECUTOR_H
#define KIN_BASE_EXECUTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>

#include "base/clock.h"
#include "base/list.h"
#include "base/loop.h"
#include "base/timers.h"

struct kin__executor;
struct kin__job;

typedef void kin__job_fn(struct kin__job *job, void *userdata);

/* Members are private to the executor. */
struct kin__job {
    struct kin__executor *executor; /* borrowed */
    kin__job_fn *fn;
    void *userdata;
    struct kin__timer timer;
    struct cds_list_head link; /* in the list of ready jobs */
    bool is_running;
    bool is_again;     /* posted while it ran */
    bool is_cancelled; /* while it ran */
    uintptr_t thread;  /* that runs it */
    void (*retire)(void *userdata);
    struct kin__job *outer; /* in a loop: the job that stepped it again */
    /* In a loop: called if a run was left by longjmp(); it counts as ended.
     * Set by the owner; may be NULL. */
    void (*on_left)(void *userdata);
};

struct kin__executor_opts {
    const kin_clock *clock; /* borrowed; NULL for the real one */
    const char *name;       /* of the threads; NULL for "kin-run" */
    size_t threads;         /* 0 for 1 */
    kin_loop *loop; /* borrowed: no threads, the loop's steps run the jobs */
    /* For simulations: no threads; kin__executor_step() runs the ready job at
     * the returned index, which must be less than `count`.  Called with the
     * executor's lock held. */
    size_t (*choose)(size_t count, void *userdata);
    void *userdata; /* of `choose` */
};

/* 0, KIN_ENOMEM or KIN_ESYSTEM.  `opts` may be NULL. */
int kin__executor_new(const kin_allocator *alloc,
                      const struct kin__executor_opts *opts,
                      struct kin__executor **ret, kin_error *err) KIN_NODISCARD;
/* All jobs must have been cancelled.  If a `retire` callback calls this, the
 * memory is freed when the thread, or the step of the loop, ends.  NULL is
 * allowed. */
struct kin__executor *kin__executor_free(struct kin__executor *executor);

/* Runs one job that is ready or due, selected by opts.choose; returns false if
 * there is none. */
bool kin__executor_step(struct kin__executor *executor);
/* Returns when kin__executor_step() has a job to run: in the past if one is
 * ready. */
kin_deadline kin__executor_due(struct kin__executor *executor);

/* Initializes a job and reserves room for its timer.  0 or KIN_ENOMEM. */
int kin__job_init(struct kin__job *job, struct kin__executor *executor,
                  kin__job_fn *fn, void *userdata) KIN_NODISCARD;
/* Cancels the job and releases the room.  Not from within the job. */
void kin__job_done(struct kin__job *job);

/* Makes the job run soon. */
void kin__job_post(struct kin__job *job);
/* Makes the job run at `due_ns`, which replaces the previous due time;
 * INT64_MAX clears it. */
void kin__job_set_due(struct kin__job *job, int64_t due_ns);
void kin__job_cancel(struct kin__job *job);
/* As kin__job_cancel(), but if running jobs cancel each other, the last one
 * does not wait: the run that it cancels is the last.  Callbacks of a program
 * may do that. */
void kin__job_cancel_soon(struct kin__job *job);
/* Called by the job itself: calls `retire` with the job's userdata as soon as
 * the job has returned, on the same thread.  `retire` may end the job, and free
 * the executor. */
void kin__job_retire(struct kin__job *job, void (*retire)(void *userdata));
/* Called by the job itself after it has cancelled itself: posts take effect
 * again from now on. */
void kin__job_resume(struct kin__job *job);

#endif /* KIN_BASE_EXECUTOR_H */
