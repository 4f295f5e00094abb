/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pump.h - delivers scripted answers as a network would.
 *
 * A pump is a thread ("kin-fake") that delivers the output of its jobs to their
 * receivers, with the guarantees of net/transport.h: callbacks from one thread,
 * one at a time, without a lock; the end exactly once and last; no lost resume;
 * no callback after a cancel. A job is a flow of a fake source or a transfer of
 * a fake client.
 *
 * Output is added to a job under the pump's mutex.
 */
#ifndef KIN_FAKE_PUMP_H
#define KIN_FAKE_PUMP_H

#include <kin/error.h>
#include <kin/stop.h>

#include "base/buf.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/stop.h"
#include "base/thread.h"

struct kin__pump {
    const kin_allocator *alloc;
    struct kin__mutex mutex; /* guards all below, and all jobs */
    struct kin__cond changed;
    struct cds_list_head jobs;
    bool is_stopping;
    struct kin__thread thread;
};

struct kin__pump_job;

/* The callbacks of a job, called by the pump's thread without its mutex.
 * `head` and `bytes` return 0, 1 for a pause, or a negative code. */
struct kin__pump_ops {
    int (*head)(struct kin__pump_job *job);
    int (*bytes)(struct kin__pump_job *job, kin_str bytes);
    /* `code` is 0, why the stop token stopped, or the code of head or bytes. */
    void (*end)(struct kin__pump_job *job, int code);
    /* Frees the job after the pump has released its members. */
    void (*free)(struct kin__pump_job *job);
};

/* A job, embedded in its owner's struct.  All members are private, except for
 * `out`, `wants_head` and `is_ending`, which are set under the mutex. */
struct kin__pump_job {
    const struct kin__pump_ops *ops;
    struct kin__pump *pump;
    struct cds_list_head link;
    struct kin__buf out;  /* to be delivered */
    struct kin__buf hand; /* being delivered */
    bool is_started;
    bool wants_head; /* call head first, unless it ends at once */
    bool is_ending;  /* end after all output */
    bool has_ended;
    bool is_paused;
    bool was_resumed; /* since the running callback began */
    bool is_busy;     /* a callback is running */
    bool is_cancelled;
    bool is_freed; /* by its own callback: released when that returns */
    int code;      /* of an early end */
    kin_stop *stop;
    struct kin__stop_watch stop_watch;
};

enum { KIN__PUMP_MAX_OUT = 256 << 20 };

int kin__pump_init(struct kin__pump *pump, const kin_allocator *alloc,
                   kin_error *err) KIN_NODISCARD;

/* All jobs must have been freed. */
void kin__pump_done(struct kin__pump *pump);

/* Initializes a job without adding it to the pump. */
void kin__pump_job_init(struct kin__pump_job *job, struct kin__pump *pump,
                        const struct kin__pump_ops *ops);

/* Starts a job; called without the mutex.  Callbacks follow.  The job may have
 * been linked into `jobs` before, under the mutex, to receive output. */
void kin__pump_add(struct kin__pump_job *job, kin_stop *stop);

/* Wakes the pump after output was added.  The mutex must be held. */
void kin__pump_wake(struct kin__pump *pump);

/* As in net/transport.h. */
void kin__pump_resume(struct kin__pump_job *job);
void kin__pump_cancel(struct kin__pump_job *job);
void kin__pump_free_job(struct kin__pump_job *job);

#endif /* KIN_FAKE_PUMP_H */
