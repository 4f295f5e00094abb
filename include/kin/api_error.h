/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Predicates for rejections by an API server.
 *
 * A kin_error holds the HTTP status, reason, first cause and delay of a
 * rejection; the functions below read them, so they work on every error of the
 * library.  As in client-go the reason decides, or the HTTP status if the
 * reason is missing or unknown.  For NULL, or an error without a failure, all
 * return false.
 */
#ifndef KIN_API_ERROR_H
#define KIN_API_ERROR_H

#include <stdbool.h>

#include <kin/error.h>
#include <kin/export.h>

KIN_BEGIN_DECLS

/**
 * Check for 404: no such object or resource.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_not_found(const kin_error *err);

/**
 * Check for 409 AlreadyExists.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_already_exists(const kin_error *err);

/**
 * Check for 409 Conflict: the object has changed; see kin_retry_on_conflict().
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_conflict(const kin_error *err);

/**
 * Check for 410 Gone or Expired: a list or watch must be restarted.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_gone(const kin_error *err);

/**
 * Check for Expired only: a version or continue token that is too old.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_expired(const kin_error *err);

/**
 * Check for 422 Invalid; see the causes of the Status.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_invalid(const kin_error *err);

/**
 * Check for 400 BadRequest.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_bad_request(const kin_error *err);

/**
 * Check for 401 Unauthorized: credentials are missing or invalid.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_unauthorized(const kin_error *err);

/**
 * Check for 403 Forbidden.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_forbidden(const kin_error *err);

/**
 * Check for 429 TooManyRequests; see err->retry_after_s.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_too_many_requests(const kin_error *err);

/**
 * Check for 504 Timeout: the request may still be executed.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_timeout(const kin_error *err);

/**
 * Check for ServerTimeout: the request can be retried.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_server_timeout(const kin_error *err);

/**
 * Check for 500 InternalError.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_internal(const kin_error *err);

/**
 * Check for 503 ServiceUnavailable.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_service_unavailable(const kin_error *err);

/**
 * Check for a create in a namespace that is being deleted.
 * @return true if it matches
 * Threads: owner.
 */
KIN_API bool kin_error_is_namespace_terminating(const kin_error *err);

KIN_END_DECLS

#endif /* KIN_API_ERROR_H */
