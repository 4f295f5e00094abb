/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_status: the Status object that an API server sends with a rejection.
 *
 * Most programs only need the kin_error and kin/api_error.h.  Calls return the
 * complete Status on request (kin_call_opts.ret_status).
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

/** A decoded Status; immutable. */
typedef struct kin_status kin_status;

/** A cause of a rejection. */
typedef struct kin_status_cause {
    kin_str type;    /**< such as "FieldValueInvalid" */
    kin_str message; /**< a sentence */
    kin_str field;   /**< such as "spec.replicas"; empty if none */
} kin_status_cause;

/**
 * Take another reference.
 * @param status  borrowed
 * @return `status`
 * Threads: any.
 */
KIN_API kin_status *kin_status_ref(kin_status *status);

/**
 * Drop a reference; the last one frees the Status.
 * @param status  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_status *kin_status_unref(kin_status *status);

/**
 * Return the code of the Status, or else the HTTP status of the answer.
 * @return an HTTP status; 0 if unknown
 * Threads: any.
 */
KIN_API int kin_status_code(const kin_status *status);

/**
 * Return the reason, such as "NotFound".
 * @return borrowed; empty if absent
 * Threads: any.
 */
KIN_API kin_str kin_status_reason(const kin_status *status);

/**
 * Return the message.
 * @return borrowed; empty if absent
 * Threads: any.
 */
KIN_API kin_str kin_status_message(const kin_status *status);

/**
 * Return details.name: the name of the object.
 * @return borrowed; empty if absent
 * Threads: any.
 */
KIN_API kin_str kin_status_name(const kin_status *status);

/**
 * Return details.kind; servers put a resource there, such as "pods", or a kind.
 * @return borrowed; empty if absent
 * Threads: any.
 */
KIN_API kin_str kin_status_kind(const kin_status *status);

/**
 * Return the number of causes; those beyond the first 1000 are dropped.
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_status_cause_count(const kin_status *status);

/**
 * Return a cause by index.
 * @param status  borrowed
 * @param index   from 0
 * @return borrowed; NULL if out of range
 * Threads: any.
 */
KIN_API const kin_status_cause *kin_status_cause_at(const kin_status *status,
                                                    size_t index);

KIN_DEFINE_AUTO(kin_status, kin_status_unref);

KIN_END_DECLS

#endif /* KIN_STATUS_H */
