/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inbox.h - a bounded queue of bytes from a flow to a reader thread.
 *
 * The flow's thread fills the inbox, the reader takes all bytes at once.  Above
 * KIN__INBOX_HIGH bytes the flow is paused until the reader has taken them, so
 * an inbox holds at most that plus one piece of the network's, twice: the bytes
 * that wait, and those that the reader has taken.
 *
 *   A  The reader sees begin, bytes and end in this order, whatever their
 *      timing.
 *   B  A wait ends with the event, at the deadline, or when the stop token
 *      stops, even if the flow does not react.
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
    /* Size limit, with room for one decompressed piece. */
    KIN__INBOX_MAX = 64 << 20,
    /* Capacity that an idle inbox of a watch keeps. */
    KIN__INBOX_IDLE = 16 << 10,
};

struct kin__inbox {
    struct kin__mutex mutex; /* a leaf; guards what follows up to `out` */
    struct kin__cond changed;
    struct kin__buf in; /* waiting for the reader */
    bool has_begun;
    bool has_ended;
    bool is_paused;
    char content_type[64]; /* truncated */
    /* Set at the end. */
    kin_flow_cause cause;
    int retry_after_s;
    bool has_fresh_credentials;
    kin_error err;
    kin_status *status; /* owned reference; NULL if none exists */

    /* Owned by the reader. */
    struct kin__buf out; /* taken by the reader */
    kin_flow *flow;      /* owned; NULL before it is set */
    bool is_frugal;      /* free memory as soon as all is read */
    /* Called by the flow's thread without the mutex when there is news, for a
     * reader that does not block; may be NULL.  Set before the flow starts. */
    void (*wake)(void *userdata);
    void *userdata;
};

void kin__inbox_init(struct kin__inbox *inbox, const kin_allocator *alloc,
                     bool is_frugal);

/* Frees the flow first. */
void kin__inbox_done(struct kin__inbox *inbox);

/* Returns the sink to start the flow with. */
kin_sink kin__inbox_sink(struct kin__inbox *inbox);

/* Sets the flow after it was started. */
void kin__inbox_set_flow(struct kin__inbox *inbox, kin_flow *flow);

/* Frees the flow and clears the inbox for another one. */
void kin__inbox_reset(struct kin__inbox *inbox);

/* Waits until the flow has begun or ended.  0, KIN_ETIMEDOUT at the deadline,
 * or why the token stopped. */
int kin__inbox_await_head(struct kin__inbox *inbox, kin_stop *stop,
                          kin_deadline deadline) KIN_NODISCARD;

/* Waits until there are bytes, or the flow has ended.  The same. */
int kin__inbox_await(struct kin__inbox *inbox, kin_stop *stop,
                     kin_deadline deadline) KIN_NODISCARD;

/* Whether these waits would end at once. */
bool kin__inbox_has_head(struct kin__inbox *inbox);
bool kin__inbox_has_news(struct kin__inbox *inbox);

/* Takes all waiting bytes; they stay valid until the next call.  They are
 * followed by a NUL and padding for kin__stream_feed_padded().  Empty if none
 * wait.  Resumes the flow. 0 or KIN_ENOMEM. */
int kin__inbox_take(struct kin__inbox *inbox, kin_str *ret) KIN_NODISCARD;

/* Whether the flow has begun; whether it has ended.  After the end its data
 * may be read without the lock. */
bool kin__inbox_has_begun(struct kin__inbox *inbox);
bool kin__inbox_has_ended(struct kin__inbox *inbox);

/* Whether the flow, which has begun, delivers protobuf rather than JSON. */
bool kin__inbox_is_protobuf(const struct kin__inbox *inbox);

/* The outcome of a flow that has ended, for kube/retry.h. */
struct kin__outcome kin__inbox_outcome(const struct kin__inbox *inbox,
                                       bool is_watch);

#define KIN__AUTO_INBOX                                                        \
    __attribute__((cleanup(kin__inbox_done))) struct kin__inbox

#endif /* KIN_KUBE_INBOX_H */
