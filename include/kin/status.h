/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_status: what an API server says of a failure, and how to tell failures
 * apart.
 *
 * A kin_error carries what most programs need of a server's refusal: its HTTP
 * status, reason, first cause and delay.  The predicates below read them, so
 * they work on every error of the library.  As in Kubernetes' own clients the
 * reason counts; the HTTP status does where there is no reason that is known.
 *
 * The whole of a refusal is a kin_status: calls give it if they are asked to
 * (kin_call_opts.ret_status).
 */
#ifndef KIN_STATUS_H
#define KIN_STATUS_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
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

/**
 * @name What kind of failure an error is
 * @param err  borrowed; one without failure, or NULL, is of no kind
 * @return true if it is of that kind
 * Threads: owner of `err`.
 * Since: 0.1
 * @{
 */
/** 404: there is no such object, or no such resource. */
KIN_API bool kin_error_is_not_found(const kin_error *err);
/** 409 to a creation: the name is taken. */
KIN_API bool kin_error_is_already_exists(const kin_error *err);
/** 409: the object has changed meanwhile; see kin_retry_on_conflict(). */
KIN_API bool kin_error_is_conflict(const kin_error *err);
/** 410: Gone or Expired; a list or watch has to begin anew. */
KIN_API bool kin_error_is_gone(const kin_error *err);
/** Expired only: a version or continue token that is too old. */
KIN_API bool kin_error_is_expired(const kin_error *err);
/** 422: the object breaks a rule; the causes say which. */
KIN_API bool kin_error_is_invalid(const kin_error *err);
/** 400: the request cannot be understood. */
KIN_API bool kin_error_is_bad_request(const kin_error *err);
/** 401: the server does not know who asks. */
KIN_API bool kin_error_is_unauthorized(const kin_error *err);
/** 403: who asks may not do this. */
KIN_API bool kin_error_is_forbidden(const kin_error *err);
/** 405: the resource has no such verb. */
KIN_API bool kin_error_is_method_not_supported(const kin_error *err);
/** 406: the server has no such form of answer. */
KIN_API bool kin_error_is_not_acceptable(const kin_error *err);
/** 415: the server cannot read such a body. */
KIN_API bool kin_error_is_unsupported_media_type(const kin_error *err);
/** 413: the body is too large. */
KIN_API bool kin_error_is_too_large(const kin_error *err);
/** 429: too many requests; err->retry_after_s may say when to come back. */
KIN_API bool kin_error_is_too_many_requests(const kin_error *err);
/** 504: the server gave up; what was asked may still be done. */
KIN_API bool kin_error_is_timeout(const kin_error *err);
/** ServerTimeout: the server could not do it in time; ask again. */
KIN_API bool kin_error_is_server_timeout(const kin_error *err);
/** 500: something in the server broke. */
KIN_API bool kin_error_is_internal(const kin_error *err);
/** 503: the server cannot serve now. */
KIN_API bool kin_error_is_service_unavailable(const kin_error *err);
/** The server cannot read what it has stored. */
KIN_API bool kin_error_is_store_read(const kin_error *err);
/** A resource version was asked for that the server has not reached yet. */
KIN_API bool kin_error_is_too_large_resource_version(const kin_error *err);
/** A creation in a namespace that is being deleted. */
KIN_API bool kin_error_is_namespace_terminating(const kin_error *err);
/** @} */

KIN_END_DECLS

#endif /* KIN_STATUS_H */
