/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/status.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include <kin/json.h>
#include <kin/resource.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/error.h"
#include "base/str.h"
#include "wire/proto_stream.h"

/* The message of servers before 1.19, which send no cause. */
#define STATUS_OLD_TOO_LARGE "Too large resource version"

/* --- Life --- */

kin_status *kin__status_new_empty(const kin_allocator *alloc)
{
    kin_status *status = kin__alloc0(alloc, 1, sizeof(*status));

    if (!status)
        return NULL;
    kin_str *texts[] = {&status->reason,        &status->message, &status->name,
                        &status->group,         &status->kind,    &status->uid,
                        &status->continue_token};
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        *texts[i] = kin_s("");
    kin__ref_init(&status->refs);
    status->alloc = alloc;
    kin__region_init(&status->region, alloc);
    return status;
}

kin_status *kin_status_ref(kin_status *status)
{
    if (status)
        kin__ref_get(&status->refs);
    return status;
}

kin_status *kin_status_unref(kin_status *status)
{
    if (!status || !kin__ref_put(&status->refs))
        return NULL;
    kin__region_done(&status->region);
    kin__free(status->alloc, status);
    return NULL;
}

/* --- Decoding --- */

bool kin__value_is_status(kin_value value)
{
    kin_value version = kin_value_get(value, KIN__S("apiVersion"));

    return kin_str_eq(kin_value_str(kin_value_get(value, KIN__S("kind"))),
                      KIN__S("Status")) &&
           (!kin_value_exists(version) ||
            kin_str_eq(kin_value_str(version), KIN__S("v1")));
}

int kin__status_keep(kin_status *status, kin_str text, kin_str *ret)
{
    if (text.len == 0) {
        *ret = kin_s("");
        return 0;
    }
    const char *copy = kin__region_strdup(&status->region, text);
    if (!copy)
        return KIN_ENOMEM;
    *ret = kin_str_of(copy, text.len);
    return 0;
}

static int status_take(kin_status *status, kin_value object, const char *key,
                       kin_str *ret)
{
    return kin__status_keep(
        status, kin_value_str(kin_value_get(object, kin_s(key))), ret);
}

/* A number from 0 to `max`; 0 for other values. */
static int status_number(kin_value object, const char *key, int max)
{
    int64_t number = 0;

    if (kin_value_int(kin_value_get(object, kin_s(key)), &number) < 0 ||
        number < 0 || number > max)
        return 0;
    return (int)number;
}

static int status_take_cause(kin_status *status, kin_value from,
                             kin_status_cause *cause)
{
    /* The type is "reason" in JSON. */
    int r = status_take(status, from, "reason", &cause->type);

    if (r == 0)
        r = status_take(status, from, "message", &cause->message);
    return r < 0 ? r : status_take(status, from, "field", &cause->field);
}

static int status_take_causes(kin_status *status, kin_value causes)
{
    size_t count = kin_value_type(causes) == KIN_TYPE_ARRAY
                       ? kin_value_count(causes)
                       : 0;
    int r = 0;

    if (count > KIN__STATUS_MAX_CAUSES)
        count = KIN__STATUS_MAX_CAUSES;
    if (count == 0)
        return 0;
    status->causes = kin__region_alloc0(&status->region, count,
                                        sizeof(*status->causes));
    if (!status->causes)
        return KIN_ENOMEM;
    for (size_t i = 0; r == 0 && i < count; i++)
        r = status_take_cause(status, kin_value_at(causes, i),
                              &status->causes[i]);
    status->cause_count = count;
    return r;
}

static int status_take_details(kin_status *status, kin_value details)
{
    status->has_details = kin_value_type(details) == KIN_TYPE_OBJECT;
    status->retry_after_s = status_number(details, "retryAfterSeconds",
                                          INT_MAX);
    int r = status_take(status, details, "name", &status->name);
    if (r == 0)
        r = status_take(status, details, "group", &status->group);
    if (r == 0)
        r = status_take(status, details, "kind", &status->kind);
    if (r == 0)
        r = status_take(status, details, "uid", &status->uid);
    if (r < 0)
        return r;
    return status_take_causes(status, kin_value_get(details, KIN__S("causes")));
}

static int status_fill(kin_status *status, kin_value value)
{
    kin_value metadata = kin_value_get(value, KIN__S("metadata"));
    kin_str result = kin_value_str(kin_value_get(value, KIN__S("status")));

    status->is_success = kin_str_eq(result, KIN__S("Success"));
    status->code = status_number(value, "code", 999);
    int r = status_take(status, value, "reason", &status->reason);
    if (r == 0)
        r = status_take(status, value, "message", &status->message);
    if (r == 0)
        r = status_take(status, metadata, "continue", &status->continue_token);
    if (r < 0)
        return r;
    return status_take_details(status, kin_value_get(value, KIN__S("details")));
}

int kin__status_new(const kin_allocator *alloc, kin_value value,
                    kin_status **ret, kin_error *err)
{
    if (!ret || !kin__value_is_status(value))
        return kin_error_set(err, KIN_EINVAL,
                             "status: the value is not a Status");
    KIN_AUTO(kin_status) *status = kin__status_new_empty(alloc);
    int r = status ? status_fill(status, value) : KIN_ENOMEM;
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    *ret = KIN__STEAL(status);
    return 0;
}

/* --- To an error --- */

static bool status_says_too_large(const kin_status *status)
{
    if (!status->has_details ||
        !(kin_str_eq(status->reason, KIN__S("Timeout")) || status->code == 504))
        return false;
    for (size_t i = 0; i < status->cause_count; i++) {
        if (kin_str_eq(status->causes[i].message, kin_s(STATUS_OLD_TOO_LARGE)))
            return true;
    }
    return strstr(status->message.ptr, STATUS_OLD_TOO_LARGE) != NULL;
}

/* The cause of an error: the one that takes precedence over its message,
 * else the first with a type. */
static kin_str status_main_cause(const kin_status *status)
{
    kin_str first = kin_s("");

    for (size_t i = 0; i < status->cause_count; i++) {
        kin_str type = status->causes[i].type;
        if (kin_str_eq(type, kin_s(KIN__CAUSE_TOO_LARGE_VERSION)))
            return type;
        if (first.len == 0)
            first = type;
    }
    if (status_says_too_large(status))
        return kin_s(KIN__CAUSE_TOO_LARGE_VERSION);
    return first;
}

/* Keeps a word; a text that is too long is dropped, not truncated. */
static void status_set_cause(kin_error *err, kin_str cause)
{
    if (cause.len >= sizeof(err->cause))
        return;
    for (size_t i = 0; i < cause.len; i++) {
        if (cause.ptr[i] <= ' ' || cause.ptr[i] > '~')
            return;
    }
    snprintf(err->cause, sizeof(err->cause), "%.*s", KIN_STR(cause));
}

int kin__status_to_error(const kin_status *status, kin_error *err)
{
    if (status->is_success)
        return 0;
    int code = kin__reason_to_code(status->reason, status->code);
    if (!err)
        return code;
    /* A text that starts with NUL would be empty. */
    if (status->message.ptr[0] != '\0')
        kin_error_set(err, code, "%s", status->message.ptr);
    else
        kin_error_set(err, code, "the server answered %d %s", status->code,
                      status->reason.ptr);
    kin__error_set_http(err, status->code, status->reason.ptr);
    err->retry_after_s = status->retry_after_s;
    status_set_cause(err, status_main_cause(status));
    return code;
}

/* --- Asking --- */

int kin_status_code(const kin_status *status)
{
    return status->code;
}

kin_str kin_status_reason(const kin_status *status)
{
    return status->reason;
}

kin_str kin_status_message(const kin_status *status)
{
    return status->message;
}

kin_str kin_status_name(const kin_status *status)
{
    return status->name;
}

kin_str kin_status_kind(const kin_status *status)
{
    return status->kind;
}

size_t kin_status_cause_count(const kin_status *status)
{
    return status->cause_count;
}

const kin_status_cause *kin_status_cause_at(const kin_status *status,
                                            size_t index)
{
    return index < status->cause_count ? &status->causes[index] : NULL;
}

/* ==== status to error ==== */

/*
 * From the answer of a server, or of a proxy in between, to a Status.
 */

/* The media type without its parameters. */
static kin_str media_type(kin_str content_type)
{
    return kin__str_trim(kin__str_cut(&content_type, ';'));
}

bool kin__media_type_is_json(kin_str content_type)
{
    kin_str type = media_type(content_type);

    return type.len == 0 ||
           kin__str_eq_nocase(type, KIN__S("application/json"));
}

static bool media_type_is_text(kin_str content_type)
{
    kin_str type = media_type(content_type);

    return type.len == 0 ||
           kin__str_eq_nocase(kin__str_slice(type, 0, 5), KIN__S("text/"));
}

static int refusal_decode_protobuf(const kin_allocator *alloc, kin_str body,
                                   kin_document **ret)
{
    struct kin__proto_opts opts = {.alloc = alloc};
    int r = kin__schema_get(&opts.schema, /* err= */ NULL);

    return r < 0 ? r
                 : kin__proto_decode(&opts, body, /* ret_type= */ NULL, ret,
                                     /* err= */ NULL);
}

/* Decodes the Status of a failure; `*ret` stays NULL if none exists. 0 or
 * KIN_ENOMEM. */
static int refusal_decode(const kin_allocator *alloc, kin_str body,
                          kin_status **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    int r = kin__proto_is_envelope(body)
                ? refusal_decode_protobuf(alloc, body, &doc)
                : kin_document_parse(alloc, body, &doc, /* err= */ NULL);

    if (r == 0)
        r = kin__status_new(alloc, kin_document_root(doc), &status,
                            /* err= */ NULL);
    assert(r != 0 || status);
    if (r == 0 && !status->is_success)
        *ret = KIN__STEAL(status);
    return r == KIN_ENOMEM ? r : 0;
}

/* The printable part of a body, limited to one line. */
static kin_str refusal_text(const struct kin__refusal *refusal)
{
    kin_str text = kin__str_trim(
        kin__str_slice(refusal->body, 0, KIN__STATUS_MAX_TEXT));

    if (!media_type_is_text(refusal->content_type))
        return kin_s("");
    return kin__str_slice(text, 0, kin__utf8_valid_prefix(text));
}

/* The message of Kubernetes' server. */
static int refusal_invent(const kin_allocator *alloc,
                          const struct kin__refusal *refusal, kin_status **ret)
{
    KIN_AUTO(kin_status) *status = kin__status_new_empty(alloc);
    KIN__AUTO_BUF message;
    kin_str text = refusal_text(refusal);
    bool is_post = kin_str_eq(kin_s(refusal->method), KIN__S("POST"));

    kin__buf_init(&message, alloc, KIN__STATUS_MAX_TEXT + 128);
    if (!status)
        return KIN_ENOMEM;
    status->reason = kin_s(kin__reason_of_http(refusal->http_status, is_post));
    int r = kin__buf_printf(
        &message, "the server answered %d%s%s%s%.*s", refusal->http_status,
        status->reason.len > 0 ? " " : "", status->reason.ptr,
        text.len > 0 ? ": " : "", KIN_STR(text));
    if (r == 0)
        r = kin__status_keep(status, kin__buf_str(&message), &status->message);
    if (r == 0)
        *ret = KIN__STEAL(status);
    return r;
}

int kin__refusal_to_error(const kin_allocator *alloc,
                          const struct kin__refusal *refusal,
                          kin_status **ret_status, kin_error *err)
{
    KIN_AUTO(kin_status) *status = NULL;
    int r = 0;

    if (kin__media_type_is_json(refusal->content_type) ||
        kin__media_type_is_protobuf(refusal->content_type))
        r = refusal_decode(alloc, refusal->body, &status);
    if (r == 0 && !status)
        r = refusal_invent(alloc, refusal, &status);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    assert(status);
    if (status->code == 0)
        status->code = refusal->http_status;
    if (status->retry_after_s == 0 && refusal->retry_after_s > 0)
        status->retry_after_s = refusal->retry_after_s;
    r = kin__status_to_error(status, err);
    if (ret_status)
        *ret_status = KIN__STEAL(status);
    return r;
}

/* ==== reasons ==== */

struct reason_row {
    const char *reason;
    int http_status;
    int code;
};

/* The first row with an HTTP status is the default for that status. */
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
    /* 0: an ERROR event of a watch with nothing but "Failure". */
    return http_status >= 500 || http_status == 0 ? KIN_ESERVER : KIN_EPROTOCOL;
}

/* ==== kinds of errors ==== */

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

/* Compares the reason, or the status if the reason is unknown. */
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

/* Compares the status whatever the reason is, as Kubernetes' clients do. */
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

/* ==== resources that are not served ==== */

enum { HTTP_NOT_FOUND = 404 };

const char *kin__resource_name(const kin_resource *resource, char *buffer,
                               size_t size)
{
    const char *group = resource->group ? resource->group : "";

    (void)snprintf(buffer, size, "%s%s%s", resource->plural, *group ? "." : "",
                   group);
    return buffer;
}

/* Built-in resources need no definition: the server has another version, or
 * the group is disabled.  Groups of definitions contain a dot. */
static bool resource_is_custom(const kin_resource *resource)
{
    kin_str group = kin_s(resource->group ? resource->group : "");

    return strchr(group.ptr, '.') &&
           !kin_builtin_find(group, kin_s(resource->version),
                             kin_s(resource->plural));
}

bool kin__unserved_reason(const kin_resource *resource, kin_error *err)
{
    if (!err || err->code != KIN_ENOTFOUND ||
        err->http_status != HTTP_NOT_FOUND)
        return false;
    const char *group = resource->group ? resource->group : "";
    kin_error explained = *err;
    (void)kin_error_set(
        &explained, err->code, "%s serves %s%s%s %s",
        resource_is_custom(resource) ? "no CustomResourceDefinition"
                                     : "no API of the server",
        group, *group ? "/" : "", resource->version, resource->plural);
    memcpy(err->message, explained.message, sizeof(err->message));
    return true;
}

bool kin__unserved_explain(const kin_resource *resource, kin_error *err)
{
    char name[KIN__RESOURCE_NAME_SIZE];

    if (!kin__unserved_reason(resource, err))
        return false;
    (void)kin_error_wrap(err, "%s: not found (404)",
                         kin__resource_name(resource, name, sizeof(name)));
    return true;
}
