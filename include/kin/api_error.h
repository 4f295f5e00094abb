/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Why an API server rejected a request.
 *
 * A kin_error holds the HTTP status, reason, first cause and delay of a
 * rejection; the functions below read them, so they work on every error of the
 * library.  As in client-go the reason decides, and the HTTP status where the
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
 * Recognise 404: there is no such object, or no such resource.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_not_found(const kin_error *err);

/**
 * Recognise 409 to a creation: the name is taken.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_already_exists(const kin_error *err);

/**
 * Recognise 409: the object has changed meanwhile; see kin_retry_on_conflict().
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_conflict(const kin_error *err);

/**
 * Recognise 410: Gone or Expired; a list or watch has to begin anew.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_gone(const kin_error *err);

/**
 * Recognise Expired only: a version or continue token that is too old.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_expired(const kin_error *err);

/**
 * Recognise 422: the object breaks a rule; the causes say which.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_invalid(const kin_error *err);

/**
 * Recognise 400: the request cannot be understood.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_bad_request(const kin_error *err);

/**
 * Recognise 401: the credentials are missing or not valid.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_unauthorized(const kin_error *err);

/**
 * Recognise 403: the user may not do this.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_forbidden(const kin_error *err);

/**
 * Recognise 429: too many requests; err->retry_after_s may say when to come
 * back.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_too_many_requests(const kin_error *err);

/**
 * Recognise 504: the server gave up; what was asked may still be done.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_timeout(const kin_error *err);

/**
 * Recognise ServerTimeout: the server could not do it in time; ask again.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_server_timeout(const kin_error *err);

/**
 * Recognise 500: something in the server broke.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_internal(const kin_error *err);

/**
 * Recognise 503: the server cannot serve now.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_service_unavailable(const kin_error *err);

/**
 * Recognise a creation in a namespace that is being deleted.
 * @return true if it is that
 * Threads: owner.
 */
KIN_API bool kin_error_is_namespace_terminating(const kin_error *err);

KIN_END_DECLS

#endif /* KIN_API_ERROR_H */
