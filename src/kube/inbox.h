/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inbox.h - from a flow, which pushes, to a thread that asks.
 *
 * The flow's thread fills the inbox, the reader takes out all there is at once.
 * Above KIN__INBOX_HIGH bytes the flow is paused until the reader has taken
 * them, so an inbox holds at most that and one piece of the network's, twice:
 * what waits, and what the reader has in hand.
 *
 *   A  The reader sees begin, bytes and end in this order, however they came.
 *   B  A wait ends with what is waited for, at the deadline, or when the stop
 *      token stops, whether or not the flow notices.
 *
 * One reader.
 */
#ifndef KIN_KUBE_INBOX_H
#define KIN_KUBE_INBOX_H

#include <kin/lister_watcher.h>

#include "base/buf.h"
#include "base/lock.h"
#include "kube/retry.h"

enum {
    KIN__INBOX_HIGH = 1 << 20,
    /* What one piece of the network's may become when it is unpacked. */
    KIN__INBOX_MAX = 64 << 20,
    /* Room that an idle inbox of a watch may keep. */
    KIN__INBOX_IDLE = 16 << 10,
};

struct kin__inbox {
    struct kin__mutex mutex; /* a leaf; guards what follows up to `out` */
    struct kin__cond changed;
    struct kin__buf in; /* what waits */
    bool has_begun;
    bool has_ended;
    bool is_paused;
    char content_type[64]; /* cut if it is longer */
    /* Of the end. */
    kin_flow_cause cause;
    int retry_after_s;
    bool has_fresh_credentials;
    kin_error err;
    kin_status *status; /* owned reference; NULL if there is none */

    /* The reader's. */
    struct kin__buf out; /* what it has in hand */
    kin_flow *flow;      /* owned; NULL before it is set */
    bool is_frugal;      /* give memory back as soon as all is read */
};

void kin__inbox_init(struct kin__inbox *inbox, const kin_allocator *alloc,
                     bool is_frugal);

/* Frees the flow first. */
void kin__inbox_done(struct kin__inbox *inbox);

/* What the flow is to be started with. */
kin_sink kin__inbox_sink(struct kin__inbox *inbox);

/* Gives the flow, once it is started. */
void kin__inbox_set_flow(struct kin__inbox *inbox, kin_flow *flow);

/* Frees the flow and forgets all: ready for another one. */
void kin__inbox_reset(struct kin__inbox *inbox);

/* Waits until the flow has begun or ended.  0, KIN_ETIMEDOUT at the deadline,
 * or why the token stopped. */
int kin__inbox_await_head(struct kin__inbox *inbox, kin_stop *stop,
                          kin_deadline deadline) KIN_NODISCARD;

/* Waits until there are bytes, or the flow has ended.  The same. */
int kin__inbox_await(struct kin__inbox *inbox, kin_stop *stop,
                     kin_deadline deadline) KIN_NODISCARD;

/* Takes all that waits; it stays valid until the next call.  It is followed by
 * a NUL and padding as kin__stream_feed_padded() wants it.  Empty if nothing
 * waits.  Resumes the flow.  0 or KIN_ENOMEM. */
int kin__inbox_take(struct kin__inbox *inbox, kin_str *ret) KIN_NODISCARD;

/* Whether the flow has begun; whether it has ended.  What is known of the end
 * may be read without the lock then. */
bool kin__inbox_has_begun(struct kin__inbox *inbox);
bool kin__inbox_has_ended(struct kin__inbox *inbox);

/* Whether the flow, which has begun, brings protobuf and not JSON. */
bool kin__inbox_is_protobuf(const struct kin__inbox *inbox);

/* What came of a flow that has ended, for kube/retry.h. */
struct kin__outcome kin__inbox_outcome(const struct kin__inbox *inbox,
                                       bool is_watch);

#define KIN__AUTO_INBOX                                                        \
    __attribute__((cleanup(kin__inbox_done))) struct kin__inbox

#endif /* KIN_KUBE_INBOX_H */
