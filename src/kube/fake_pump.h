/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_pump.h - answers that a test has made up, delivered as a network would.
 *
 * A pump is a thread ("kin-fake") that carries the output of its jobs to their
 * receivers, with the promises of net/transport.h: calls by one thread, one at
 * a time, without a lock; the end once and last; a pause that no resume can
 * miss; a cancel that is final.  A job is a flow of a fake source, or a
 * transfer of a recorder: both are thin.
 *
 * Output is put into a job by whoever holds the pump's mutex.
 */
#ifndef KIN_KUBE_FAKE_PUMP_H
#define KIN_KUBE_FAKE_PUMP_H

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

/* What a job's owner does, called by the pump's thread without its mutex.
 * `head` and `bytes` return 0, 1 for a pause, or a negative code. */
struct kin__pump_ops {
    int (*head)(struct kin__pump_job *job);
    int (*bytes)(struct kin__pump_job *job, kin_str bytes);
    /* `code` is 0, why the stop token stopped, or what head or bytes gave. */
    void (*end)(struct kin__pump_job *job, int code);
    /* Frees the job, whose part here is done. */
    void (*free)(struct kin__pump_job *job);
};

/* The first member of whatever is a job; members are the pump's, but for `out`,
 * `wants_head` and `is_ending`, which are set under its mutex. */
struct kin__pump_job {
    const struct kin__pump_ops *ops;
    struct kin__pump *pump;
    struct cds_list_head link;
    struct kin__buf out;  /* what is to be delivered */
    struct kin__buf hand; /* what is being delivered */
    bool is_started;
    bool wants_head; /* before anything else, unless it ends at once */
    bool is_ending;  /* when all is delivered */
    bool has_ended;
    bool is_paused;
    bool was_resumed; /* since the call that is running began */
    bool is_busy;     /* a call is running */
    bool is_cancelled;
    bool is_freed; /* by a call of its own: to be done when that returns */
    int code;      /* of an end before all was delivered */
    kin_stop *stop;
    struct kin__stop_watch stop_watch;
};

enum { KIN__PUMP_MAX_OUT = 256 << 20 };

int kin__pump_init(struct kin__pump *pump, const kin_allocator *alloc,
                   kin_error *err) KIN_NODISCARD;

/* All jobs are freed. */
void kin__pump_done(struct kin__pump *pump);

/* Sets a job up; it is not yet the pump's. */
void kin__pump_job_init(struct kin__pump_job *job, struct kin__pump *pump,
                        const struct kin__pump_ops *ops);

/* Hands it over; without the mutex.  From now on calls come.  It may be among
 * the pump's jobs already, put there under the mutex, to be found by those who
 * have output for it. */
void kin__pump_add(struct kin__pump_job *job, kin_stop *stop);

/* Something was put into a job; with the mutex. */
void kin__pump_wake(struct kin__pump *pump);

/* As net/transport.h has it. */
void kin__pump_resume(struct kin__pump_job *job);
void kin__pump_cancel(struct kin__pump_job *job);
void kin__pump_free_job(struct kin__pump_job *job);

#endif /* KIN_KUBE_FAKE_PUMP_H */
