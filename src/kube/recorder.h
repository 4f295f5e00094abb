/* SPDX-License-Identifier: Apache-2.0 */
/*
 * recorder.h - what a recorder is made of.
 *
 *   recorder.c             what is answered, what was asked
 *   recording_transport.c  transfers that carry the answers
 */
#ifndef KIN_KUBE_RECORDER_H
#define KIN_KUBE_RECORDER_H

#include <kin/recorder.h>

#include "base/ring.h"
#include "kube/fake_pump.h"
#include "kube/pool.h"
#include "net/transport.h"

enum { KIN__RECORDER_MAX = 1 << 20 /* requests, and answers to come */ };

KIN__RING_DEFINE(kin__replies, kin_reply);
KIN__RING_DEFINE(kin__records, kin_recorded);

/* All below `pump` is guarded by its mutex. */
struct kin_recorder {
    struct kin__transport transport;
    const kin_allocator *alloc;
    struct kin__pump pump;
    struct kin__pool pool;        /* of all texts; NUL-terminated */
    struct kin__replies replies;  /* to come */
    struct kin__replies lasting;  /* answer again and again */
    struct kin__records requests; /* that came */
};

/* Writes a request down and finds its answer, which stays valid as long as the
 * recorder; the mutex is held.  0 or KIN_ENOMEM. */
int kin__recorder_take(kin_recorder *recorder,
                       const struct kin__http_request *request,
                       kin_reply *ret) KIN_NODISCARD;

extern const struct kin__transport_ops kin__recording_ops;

/* Whether a job is an answer that stays open. */
bool kin__recording_is_open(const struct kin__pump_job *job);

#endif /* KIN_KUBE_RECORDER_H */
