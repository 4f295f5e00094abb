/* SPDX-License-Identifier: Apache-2.0 */
/*
 * retry.h - the retry policy, a machine without clock or I/O.
 *
 * It takes the outcome of an attempt and decides:
 *   - 429 and 5xx with a numeric Retry-After: retry after that time, any
 *     method.
 *   - The connection broke before an answer: retry a GET after a second.  A
 *     watch is also retried after a timeout.
 *   - 401: retry at once, the first time, if there may be other credentials.
 *   - Otherwise, and after ten retries: give up.
 */
#ifndef KIN_KUBE_RETRY_H
#define KIN_KUBE_RETRY_H

#include <stdbool.h>
#include <stdint.h>

#include "net/transport.h"

enum {
    KIN__RETRY_MAX = 10,           /* attempts after the first */
    KIN__RETRY_LOST_MS = 1000,     /* delay without Retry-After */
    KIN__RETRY_AFTER_NONE = -1,    /* no Retry-After */
    KIN__RETRY_AFTER_MAX_S = 3600, /* servers send one or a few seconds */
};

enum kin__retry_verdict { KIN__RETRY_GIVE_UP, KIN__RETRY_AFTER };

/* Zero-initialized for each call. */
struct kin__retry {
    unsigned tries;   /* failed attempts, without 401 */
    bool was_refused; /* a 401 was retried */
};

/* The outcome of an attempt. */
struct kin__outcome {
    int code;             /* 0 if the answer is complete */
    kin_flow_cause cause; /* of the failure */
    int http_status;      /* 0 without a head */
    int retry_after_s;    /* of the head; or KIN__RETRY_AFTER_NONE */
    bool is_get;          /* GET or HEAD */
    bool is_watch;
    bool has_fresh_credentials; /* for 401 only: whether another identity may be
                                   available (kin__credentials_refused) */
};

/* Decides whether to retry, and after how many milliseconds. */
enum kin__retry_verdict kin__retry_next(struct kin__retry *retry,
                                        const struct kin__outcome *outcome,
                                        int64_t *ret_delay_ms);

/* Parses the value of a Retry-After header: KIN__RETRY_AFTER_NONE for a date
 * or an invalid value, else at most KIN__RETRY_AFTER_MAX_S. */
int kin__retry_after_parse(kin_str value);

#endif /* KIN_KUBE_RETRY_H */
