/* SPDX-License-Identifier: Apache-2.0 */
/*
 * send.h - gets a request on its way: rate limit, credentials, transport.
 *
 * Each step returns at once: 0 if it is done, KIN__PENDING if it must be called
 * again when kin__send.due has passed, or the error.  Calls and flows embed
 * one for each attempt.
 */
#ifndef KIN_KUBE_SEND_H
#define KIN_KUBE_SEND_H

#include "kube/request.h"
#include "net/transport.h"

/* Returned by the steps of state machines: not done yet. */
enum { KIN__PENDING = 1 };

struct kin__send {
    kin_client *client;                 /* borrowed */
    const struct kin__api_request *req; /* borrowed */
    kin_deadline due; /* after KIN__PENDING: the next step is due */
    bool is_limited;  /* has a token of the rate limit for `due` */
    int64_t asked_ns; /* when it was taken */
    struct kin__credentials_waiter waiter;
    bool has_attempt;
    struct kin__api_attempt attempt;
    struct kin__transfer *transfer; /* owned; NULL before it has started */
};

/* Nothing to release before the first step, but releasing it is allowed.
 * `wake` is called when the next step can be made before `due`; it may only
 * take leaf locks.  NULL: kin__send_start() blocks for a credential plugin. */
void kin__send_init(struct kin__send *send, kin_client *client,
                    const struct kin__api_request *req,
                    void (*wake)(void *userdata), void *userdata);
/* Ends the transfer.  Can be initialized again. */
void kin__send_done(struct kin__send *send);

/* Waits for the rate limit, without blocking.  0, KIN__PENDING, or why the
 * request's token stopped. */
int kin__send_limit(struct kin__send *send, kin_error *err) KIN_NODISCARD;

/* Gets credentials and starts the transfer, whose handler is copied.  0,
 * KIN__PENDING, or as kin__api_attempt_init() and kin__transport_start(). */
int kin__send_start(struct kin__send *send,
                    const struct kin__transfer_handler *handler,
                    kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_SEND_H */
