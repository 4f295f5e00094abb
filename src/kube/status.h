/* SPDX-License-Identifier: Apache-2.0 */
/*
 * status.h - a Status decoded, and what stands in for one.
 */
#ifndef KIN_KUBE_STATUS_H
#define KIN_KUBE_STATUS_H

#include <kin/status.h>

#include "base/ref.h"
#include "kube/pool.h"
#include "kube/status_decode.h"

enum {
    KIN__STATUS_MAX_CAUSES = 1000,
    KIN__STATUS_MAX_TEXT = 2048, /* what is kept of a body that is no Status */
};

/* All views are NUL-terminated and lie in the pool, or are static. */
struct kin_status {
    struct kin__ref refs;
    const kin_allocator *alloc;
    struct kin__pool pool;
    bool is_success;
    bool has_details;
    int code;          /* 0 if nobody said */
    int retry_after_s; /* 0 if nobody said */
    kin_str reason;
    kin_str message;
    kin_str name;
    kin_str group;
    kin_str kind;
    kin_str uid;
    kin_str continue_token;
    kin_status_cause *causes; /* in the pool */
    size_t cause_count;
};

/* An answer whose status is no success; all is borrowed. */
struct kin__refusal {
    const char *method; /* of the request: 409 means another thing to POST */
    int http_status;
    int retry_after_s; /* of the head; KIN__RETRY_AFTER_NONE if none */
    kin_str content_type;
    kin_str body; /* unpacked */
};

/* Makes an error of it: of the Status if the body holds one, else of the HTTP
 * status and the body's text.  `ret_status` (may be NULL) gets all there is.
 * The code of the error, which is never 0; maybe KIN_ENOMEM. */
int kin__refusal_to_error(const kin_allocator *alloc,
                          const struct kin__refusal *refusal,
                          kin_status **ret_status, kin_error *err);

/* An empty Status with one reference: a failure of which nothing is known. */
kin_status *kin__status_new_empty(const kin_allocator *alloc) KIN_NODISCARD;

/* Keeps a copy of a text; 0 or KIN_ENOMEM. */
int kin__status_keep(kin_status *status, kin_str text,
                     kin_str *ret) KIN_NODISCARD;

/* Whether a value is a Status. */
bool kin__value_is_status(kin_value value);

/* Whether a media type is JSON, or there is none. */
bool kin__media_type_is_json(kin_str content_type);

#endif /* KIN_KUBE_STATUS_H */
