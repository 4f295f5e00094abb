/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_client.h - what a fake client is made of.
 *
 *   fake_client.c             what is answered, what was asked
 *   fake_transport.c  transfers that carry the answers
 */
#ifndef KIN_KUBE_FAKE_CLIENT_H
#define KIN_KUBE_FAKE_CLIENT_H

#include <kin/fake_client.h>

#include "base/ring.h"
#include "kube/fake_pump.h"
#include "kube/pool.h"
#include "net/transport.h"

enum { KIN__FAKE_CLIENT_MAX = 1 << 20 /* requests, and answers to come */ };

KIN__RING_DEFINE(kin__replies, kin_fake_reply);
KIN__RING_DEFINE(kin__records, kin_fake_request);

/* All below `pump` is guarded by its mutex. */
struct kin_fake_client {
    struct kin__transport transport;
    const kin_allocator *alloc;
    struct kin__pump pump;
    struct kin__pool pool;        /* of all texts; NUL-terminated */
    struct kin__replies replies;  /* to come */
    struct kin__replies lasting;  /* answer again and again */
    struct kin__records requests; /* that came */
};

/* Writes a request down and finds its answer, which stays valid as long as the
 * fake; the mutex is held.  0 or KIN_ENOMEM. */
int kin__fake_client_take(kin_fake_client *fake,
                          const struct kin__http_request *request,
                          kin_fake_reply *ret) KIN_NODISCARD;

extern const struct kin__transport_ops kin__fake_transport_ops;

/* Whether a job is an answer that stays open. */
bool kin__fake_transport_is_open(const struct kin__pump_job *job);

#endif /* KIN_KUBE_FAKE_CLIENT_H */
