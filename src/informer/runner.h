/* SPDX-License-Identifier: Apache-2.0 */
/*
 * runner.h - a few threads that do what is due.
 *
 * A job is embedded in its owner and has one function.  It runs when it was
 * posted, or when its time has come; by one thread at a time, so a job needs no
 * lock against itself.
 *
 *   A  After a post or a due time the job runs at least once, beginning later
 *      than the post.  Several posts before that may be one run.
 *   B  A job never runs twice at the same time.
 *   C  When kin__job_cancel() has returned the job does not run and will not,
 *      until it is posted again.  Called by the job itself, the run in hand is
 *      the last.
 *   D  Jobs that are ready run in the order in which they became so.
 *   E  A job may end the life of its owner: see kin__job_retire().
 *
 * Posting, timing and cancelling are for any thread, also from within a job;
 * the runner's lock is a leaf.
 */
#ifndef KIN_INFORMER_RUNNER_H
#define KIN_INFORMER_RUNNER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>

#include "base/clock.h"
#include "base/list.h"
#include "base/timers.h"
#include "net/loop.h"

struct kin__runner;
struct kin__job;

typedef void kin__job_fn(struct kin__job *job, void *userdata);

/* Members are the runner's own. */
struct kin__job {
    struct kin__runner *runner; /* borrowed */
    kin__job_fn *fn;
    void *userdata;
    struct kin__timer timer;
    struct cds_list_head link; /* among those that are ready */
    bool is_running;
    bool is_again;     /* posted while it ran */
    bool is_cancelled; /* while it ran */
    uintptr_t thread;  /* that runs it */
    void (*retire)(void *userdata);
    struct kin__job *outer; /* within a loop: the job that stepped it again */
    /* Within a loop: its run was left by longjmp(), and counts as ended.  Set
     * by its owner; may be NULL. */
    void (*on_left)(void *userdata);
};

struct kin__runner_opts {
    const kin_clock *clock; /* borrowed; NULL for the real one */
    const char *name;       /* of the threads; NULL for "kin-run" */
    size_t threads;         /* 0 for 1 */
    kin_loop *loop; /* borrowed: no threads, the loop's steps run the jobs */
};

/* 0, KIN_ENOMEM or KIN_ESYSTEM.  `opts` may be NULL. */
int kin__runner_new(const kin_allocator *alloc,
                    const struct kin__runner_opts *opts,
                    struct kin__runner **ret, kin_error *err) KIN_NODISCARD;
/* All jobs must have been cancelled.  From within kin__job_retire() its memory
 * goes when the thread, or the step of the loop, comes to its end.  NULL is
 * fine. */
struct kin__runner *kin__runner_free(struct kin__runner *runner);

/* The runner that all who name the same `origin` share; made for the first of
 * them.  0, KIN_ENOMEM or KIN_ESYSTEM. */
int kin__runner_share(const void *origin, struct kin__runner **ret,
                      kin_error *err) KIN_NODISCARD;
/* Gives a shared one back: as kin__runner_free() for the last who has it. */
struct kin__runner *kin__runner_unshare(struct kin__runner *runner);

/* Makes a job; room for its timer is kept until it is done.  0 or KIN_ENOMEM.
 */
int kin__job_init(struct kin__job *job, struct kin__runner *runner,
                  kin__job_fn *fn, void *userdata) KIN_NODISCARD;
/* Cancels it, and gives its room back.  Not from within the job. */
void kin__job_done(struct kin__job *job);

/* Runs it soon. */
void kin__job_post(struct kin__job *job);
/* Runs it at a time, instead of the one that was set before; never is none. */
void kin__job_set_due(struct kin__job *job, int64_t due_ns);
void kin__job_cancel(struct kin__job *job);
/* Called by the job itself: calls `retire` with the job's userdata as soon as
 * the job has returned, by the same thread.  That may end the job, and free the
 * runner. */
void kin__job_retire(struct kin__job *job, void (*retire)(void *userdata));
/* Called by the job itself, after it was cancelled from within: posts count
 * again from now on. */
void kin__job_resume(struct kin__job *job);

#endif /* KIN_INFORMER_RUNNER_H */
