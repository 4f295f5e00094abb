/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_status: what an API server says of a failure.
 *
 * A kin_error carries what most programs need of a server's refusal, and
 * kin/api_error.h reads it.  The whole of it is a kin_status: calls give it if
 * they are asked to (kin_call_opts.ret_status).
 */
#ifndef KIN_STATUS_H
#define KIN_STATUS_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/api_error.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** A decoded Status; never changes. */
typedef struct kin_status kin_status;

/** One of the things that are wrong; open because it is only read. */
typedef struct kin_status_cause {
    kin_str type;    /**< such as "FieldValueInvalid"; NUL-terminated, as all */
    kin_str message; /**< for people */
    kin_str field;   /**< such as "spec.replicas"; empty if it is none */
} kin_status_cause;

/**
 * Decode a Status that came as a value, such as the object of a watch's ERROR
 * event.
 * @param alloc  borrowed by the result; NULL for the default
 * @param value  copied
 * @param ret    released with kin_status_unref()
 * @param err    filled on failure only; may be NULL
 * @return 0, KIN_EINVAL (it is no Status) or KIN_ENOMEM
 * Threads: any that may read the value.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_status_new(const kin_allocator *alloc,
                                         kin_value value, kin_status **ret,
                                         kin_error *err);

/**
 * Take another reference.
 * @param status  borrowed; may be NULL
 * @return `status`
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_status *kin_status_ref(kin_status *status);

/**
 * Drop a reference; the last one frees the Status.
 * @param status  given; may be NULL
 * @return NULL
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_status *kin_status_unref(kin_status *status);

/**
 * Describe a failed Status as an error: code, HTTP status, reason, cause, delay
 * and message.
 * @param status  borrowed
 * @param err     filled; may be NULL
 * @return the negative code that an error of this kind has; 0 if it is the
 *         Status of a success, which leaves `err` alone
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_status_to_error(const kin_status *status, kin_error *err);

/**
 * Tell whether the Status is that of a success.
 * @return true if so
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_status_is_success(const kin_status *status);

/**
 * Give the code: that of the Status, else that of the answer it came with.
 * @return an HTTP status; 0 if nobody said
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_status_code(const kin_status *status);

/**
 * Give the reason, such as "NotFound".
 * @return borrowed, NUL-terminated as all below; empty if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_status_reason(const kin_status *status);

/**
 * Give the message for people.
 * @return borrowed; empty if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_status_message(const kin_status *status);

/**
 * Give details.name: the object that it is about.
 * @return borrowed; empty if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_status_name(const kin_status *status);

/**
 * Give details.group.
 * @return borrowed; empty if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_status_group(const kin_status *status);

/**
 * Give details.kind; servers put a resource there, such as "pods", or a kind.
 * @return borrowed; empty if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_status_kind(const kin_status *status);

/**
 * Give details.uid.
 * @return borrowed; empty if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_status_uid(const kin_status *status);

/**
 * Give metadata.continue: with an expired list, where to go on from.
 * @return borrowed; empty if there is none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_status_continue(const kin_status *status);

/**
 * Give how long to wait before asking again: details.retryAfterSeconds, else
 * the Retry-After of the answer.
 * @return seconds; 0 if nobody said
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_status_retry_after_s(const kin_status *status);

/**
 * Count the causes; those beyond the first 1000 are dropped.
 * @return how many there are
 * Threads: any.
 * Since: 0.1
 */
KIN_API size_t kin_status_cause_count(const kin_status *status);

/**
 * Give a cause by its place.
 * @param status  borrowed
 * @param index   from 0
 * @return borrowed; NULL if there is no such place
 * Threads: any.
 * Since: 0.1
 */
KIN_API const kin_status_cause *kin_status_cause_at(const kin_status *status,
                                                    size_t index);

KIN_DEFINE_AUTO(kin_status, kin_status_unref);

KIN_END_DECLS

#endif /* KIN_STATUS_H */
