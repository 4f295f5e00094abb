/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/api_error.h"

#include <string.h>

#include "kube/reason.h"

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
            !kin__reason_is_known(kin_s(err->reason)));
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

/* The status counts whatever the reason is, as in Kubernetes' clients. */
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

bool kin__error_is_too_large_resource_version(const kin_error *err)
{
    return error_has_cause(err, KIN__CAUSE_TOO_LARGE_VERSION);
}

bool kin_error_is_namespace_terminating(const kin_error *err)
{
    return error_has_cause(err, "NamespaceTerminating");
}
