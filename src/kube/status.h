/* SPDX-License-Identifier: Apache-2.0 */
/*
 * status.h - errors of the server: Status objects, and errors without one.
 */
#ifndef KIN_KUBE_STATUS_H
#define KIN_KUBE_STATUS_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/api_error.h>
#include <kin/error.h>
#include <kin/resource.h>
#include <kin/status.h>
#include <kin/str.h>
#include <kin/value.h>

#include "base/ref.h"
#include "kube/region.h"

enum {
    KIN__STATUS_MAX_CAUSES = 1000,
    KIN__STATUS_MAX_TEXT = 2048, /* bytes kept of a body that is not a Status */
};

/* All strings are NUL-terminated and in the region, or static. */
struct kin_status {
    struct kin__ref refs;
    const kin_allocator *alloc;
    struct kin__region region;
    bool is_success;
    bool has_details;
    int code;          /* 0 if absent */
    int retry_after_s; /* 0 if absent */
    kin_str reason;
    kin_str message;
    kin_str name;
    kin_str group;
    kin_str kind;
    kin_str uid;
    kin_str continue_token;
    kin_status_cause *causes; /* in the region */
    size_t cause_count;
};

/* An answer with an error status; all is borrowed. */
struct kin__refusal {
    const char *method; /* of the request: the meaning of 409 depends on it */
    int http_status;
    int retry_after_s; /* of the head; KIN__RETRY_AFTER_NONE if none */
    kin_str content_type;
    kin_str body; /* decompressed */
};

/* Converts it to an error: from the Status if the body has one, else from
 * the HTTP status and the body's text.  `ret_status` (may be NULL) gets the
 * Status.  Returns the code of the error, which is never 0; may be
 * KIN_ENOMEM. */
int kin__refusal_to_error(const kin_allocator *alloc,
                          const struct kin__refusal *refusal,
                          kin_status **ret_status, kin_error *err);

/* Makes an empty Status with one reference: an unknown failure. */
kin_status *kin__status_new_empty(const kin_allocator *alloc) KIN_NODISCARD;

/* Copies a text into the region; 0 or KIN_ENOMEM. */
int kin__status_keep(kin_status *status, kin_str text,
                     kin_str *ret) KIN_NODISCARD;

/* Whether a value is a Status. */
bool kin__value_is_status(kin_value value);

/* Whether a media type is JSON or empty. */
bool kin__media_type_is_json(kin_str content_type);

/* ---- decoding ---- */

/* Converts a failed Status to an error: its code, which is negative; 0 for a
 * Status of success, which leaves `err` alone. */
int kin__status_to_error(const kin_status *status, kin_error *err);

/* Decodes a Status from a value, such as the object of an ERROR event of a
 * watch. 0, KIN_EINVAL (not a Status) or KIN_ENOMEM. */
int kin__status_new(const kin_allocator *alloc, kin_value value,
                    kin_status **ret, kin_error *err) KIN_NODISCARD;

/* ---- reasons ---- */

/* A cause that takes precedence over the message. */
#define KIN__CAUSE_TOO_LARGE_VERSION "ResourceVersionTooLarge"

/* Whether a reason is known to Kubernetes' clients. */
bool kin__reason_is_known(kin_str reason);

/* The reason for an HTTP status; "" if none exists. 409 to a POST means
 * AlreadyExists. */
const char *kin__reason_of_http(int http_status, bool is_post);

/* The code of an error: by its reason if that is known, else by its HTTP
 * status.  Never 0. */
int kin__reason_to_code(kin_str reason, int http_status);

/* ---- kin/api_error.h from inside ---- */

/* Whether the requested resource version is newer than the server's. */
bool kin__error_is_too_large_resource_version(const kin_error *err);

/* ---- resources that are not served ---- */

enum { KIN__RESOURCE_NAME_SIZE = 512 };

/* Writes "foos.example.com", or "pods" for the core group, truncated to fit.
 * Returns `buffer`. */
const char *kin__resource_name(const kin_resource *resource, char *buffer,
                               size_t size);

/* If `err` is the 404 of a list or watch of a resource, replaces the message:
 *
 *     foos.example.com: not found (404): no CustomResourceDefinition serves
 *     example.com/v1 foos
 *
 * Code, status and reason stay.  Does nothing to any other error.  Returns
 * whether it was one. */
bool kin__unserved_explain(const kin_resource *resource, kin_error *err);
/* The same without resource and status, for messages that have both:
 *
 *     no CustomResourceDefinition serves example.com/v1 foos
 */
bool kin__unserved_reason(const kin_resource *resource, kin_error *err);

#endif /* KIN_KUBE_STATUS_H */
