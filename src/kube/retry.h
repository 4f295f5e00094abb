/* SPDX-License-Identifier: Apache-2.0 */
/*
 * retry.h - whether to ask again, as a machine without clock or I/O.
 *
 * What came of an attempt goes in, what to do comes out:
 *   - 429 and 5xx with a number as Retry-After: again after that, any method.
 *   - The connection broke before an answer: again after a second, if it was a
 *     GET.  A watch also comes again after a timeout.
 *   - 401: again at once, the first time, if there may be other credentials.
 *   - All else, and after ten more tries: no.
 */
#ifndef KIN_KUBE_RETRY_H
#define KIN_KUBE_RETRY_H

#include <stdbool.h>
#include <stdint.h>

#include "net/transport.h"

enum {
    KIN__RETRY_MAX = 10,           /* attempts after the first */
    KIN__RETRY_LOST_MS = 1000,     /* before the next when none was named */
    KIN__RETRY_AFTER_NONE = -1,    /* no Retry-After */
    KIN__RETRY_AFTER_MAX_S = 3600, /* servers say one or a few seconds */
};

enum kin__retry_verdict { KIN__RETRY_GIVE_UP, KIN__RETRY_AFTER };

/* Zero is how a call begins. */
struct kin__retry {
    unsigned tries;   /* attempts that have ended, without refused ones */
    bool was_refused; /* 401 has had its second chance */
};

/* What came of an attempt. */
struct kin__outcome {
    int code;                  /* 0 if the answer arrived whole */
    enum kin__net_cause cause; /* why not */
    int http_status;           /* 0 if not even the head arrived */
    int retry_after_s;         /* of the head; or KIN__RETRY_AFTER_NONE */
    bool is_get;               /* GET or HEAD */
    bool is_watch;
    bool has_fresh_credentials; /* asked only for 401: whether another identity
                                   may be had (kin__credentials_refused) */
};

/* Whether to ask again, and in how many milliseconds. */
enum kin__retry_verdict kin__retry_next(struct kin__retry *retry,
                                        const struct kin__outcome *outcome,
                                        int64_t *ret_delay_ms);

/* Reads the value of a Retry-After header: KIN__RETRY_AFTER_NONE for a date or
 * junk, else at most KIN__RETRY_AFTER_MAX_S. */
int kin__retry_after_parse(kin_str value);

#endif /* KIN_KUBE_RETRY_H */
