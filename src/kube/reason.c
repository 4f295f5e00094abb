/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/reason.h"

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

bool kin__reason_is_known(kin_str reason)
{
    return reason_find(reason) != NULL;
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
