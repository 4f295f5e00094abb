/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/reason.h"

#include <string.h>

struct reason_row {
    const char *reason;
    int http_status;
    int code;
};

/* Of the rows with one HTTP status the first is what it stands for by itself.
 */
static const struct reason_row reason_rows[] = {
    {"BadRequest", 400, KIN_EINVAL},
    {"Unauthorized", 401, KIN_EUNAUTHORIZED},
    {"Forbidden", 403, KIN_EFORBIDDEN},
    {"NotFound", 404, KIN_ENOTFOUND},
    {"MethodNotAllowed", 405, KIN_EUNSUPPORTED},
    {"NotAcceptable", 406, KIN_EUNSUPPORTED},
    {"Conflict", 409, KIN_ECONFLICT},
    {"AlreadyExists", 409, KIN_EEXISTS},
    {"Gone", 410, KIN_EGONE},
    {"Expired", 410, KIN_EGONE},
    {"RequestEntityTooLarge", 413, KIN_ELIMIT},
    {"UnsupportedMediaType", 415, KIN_EUNSUPPORTED},
    {"Invalid", 422, KIN_EINVAL},
    {"TooManyRequests", 429, KIN_ELIMIT},
    {"InternalError", 500, KIN_ESERVER},
    {"ServerTimeout", 500, KIN_ESERVER},
    {"StoreReadError", 500, KIN_ESERVER},
    {"ServiceUnavailable", 503, KIN_ESERVER},
    {"Timeout", 504, KIN_ESERVER},
};

enum { REASON_ROWS = sizeof(reason_rows) / sizeof(reason_rows[0]) };

static const struct reason_row *reason_find(kin_str reason)
{
    for (size_t i = 0; i < REASON_ROWS; i++) {
        if (kin_str_eq(reason, kin_s(reason_rows[i].reason)))
            return &reason_rows[i];
    }
    return NULL;
}

static const struct reason_row *reason_find_http(int http_status)
{
    for (size_t i = 0; i < REASON_ROWS; i++) {
        if (reason_rows[i].http_status == http_status)
            return &reason_rows[i];
    }
    return NULL;
}

const char *kin__reason_of_http(int http_status, bool is_post)
{
    const struct reason_row *row = reason_find_http(http_status);

    if (http_status == 409 && is_post)
        return "AlreadyExists";
    if (row)
        return row->reason;
    return http_status >= 500 ? "InternalError" : "";
}

int kin__reason_to_code(kin_str reason, int http_status)
{
    const struct reason_row *row = reason_find(reason);

    if (!row)
        row = reason_find_http(http_status);
    if (row)
        return row->code;
    if (http_status >= 400 && http_status < 500)
        return KIN_EINVAL;
    /* 0 is an event of a watch that says nothing but "Failure". */
    return http_status >= 500 || http_status == 0 ? KIN_ESERVER : KIN_EPROTOCOL;
}

/* --- What an error is --- */

static bool error_has_reason(const kin_error *err, const char *reason)
{
    return err && err->code != KIN_OK && strcmp(err->reason, reason) == 0;
}

static bool error_has_status(const kin_error *err, int http_status)
{
    return err && err->code != KIN_OK && err->http_status == http_status;
}

static bool error_has_cause(const kin_error *err, const char *cause)
{
    return err && err->code != KIN_OK && strcmp(err->cause, cause) == 0;
}

/* The reason counts; the status does if the reason is none that we know. */
static bool error_is(const kin_error *err, const char *reason, int http_status)
{
    return error_has_reason(err, reason) ||
           (error_has_status(err, http_status) &&
            !reason_find(kin_s(err->reason)));
}

bool kin_error_is_not_found(const kin_error *err)
{
    return error_is(err, "NotFound", 404);
}

bool kin_error_is_already_exists(const kin_error *err)
{
    return error_has_reason(err, "AlreadyExists");
}

bool kin_error_is_conflict(const kin_error *err)
{
    return error_is(err, "Conflict", 409);
}

bool kin_error_is_gone(const kin_error *err)
{
    return error_is(err, "Gone", 410) || kin_error_is_expired(err);
}

bool kin_error_is_expired(const kin_error *err)
{
    return error_has_reason(err, "Expired");
}

bool kin_error_is_invalid(const kin_error *err)
{
    return error_is(err, "Invalid", 422);
}

bool kin_error_is_bad_request(const kin_error *err)
{
    return error_is(err, "BadRequest", 400);
}

bool kin_error_is_unauthorized(const kin_error *err)
{
    return error_is(err, "Unauthorized", 401);
}

bool kin_error_is_forbidden(const kin_error *err)
{
    return error_is(err, "Forbidden", 403);
}

bool kin_error_is_method_not_supported(const kin_error *err)
{
    return error_is(err, "MethodNotAllowed", 405);
}

bool kin_error_is_not_acceptable(const kin_error *err)
{
    return error_is(err, "NotAcceptable", 406);
}

bool kin_error_is_unsupported_media_type(const kin_error *err)
{
    return error_is(err, "UnsupportedMediaType", 415);
}

/* For this one and the next the status counts whatever the reason is, as in
 * Kubernetes' clients. */
bool kin_error_is_too_large(const kin_error *err)
{
    return error_has_reason(err, "RequestEntityTooLarge") ||
           error_has_status(err, 413);
}

bool kin_error_is_too_many_requests(const kin_error *err)
{
    return error_has_reason(err, "TooManyRequests") ||
           error_has_status(err, 429);
}

bool kin_error_is_timeout(const kin_error *err)
{
    return error_is(err, "Timeout", 504);
}

bool kin_error_is_server_timeout(const kin_error *err)
{
    return error_has_reason(err, "ServerTimeout");
}

bool kin_error_is_internal(const kin_error *err)
{
    return error_is(err, "InternalError", 500);
}

bool kin_error_is_service_unavailable(const kin_error *err)
{
    return error_is(err, "ServiceUnavailable", 503);
}

bool kin_error_is_store_read(const kin_error *err)
{
    return error_has_reason(err, "StoreReadError");
}

bool kin_error_is_too_large_resource_version(const kin_error *err)
{
    return error_has_cause(err, KIN__CAUSE_TOO_LARGE_VERSION);
}

bool kin_error_is_namespace_terminating(const kin_error *err)
{
    return error_has_cause(err, "NamespaceTerminating");
}
