/* SPDX-License-Identifier: Apache-2.0 */
#include "server/failure.h"

#include <assert.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/budget.h"
#include "base/buf.h"
#include "base/str.h"
#include "object/document.h"

enum { FIELD_PATH_MAX = 4096 };

/* ---- life cycle ---- */

void kin__failure_init(struct kin__failure *failure, const kin_allocator *alloc)
{
    *failure = (struct kin__failure){.alloc = alloc};
}

static void failure_clear_target(struct kin__failure *failure)
{
    kin__free(failure->alloc, KIN__STEAL(failure->group));
    kin__free(failure->alloc, KIN__STEAL(failure->kind));
    kin__free(failure->alloc, KIN__STEAL(failure->name));
    kin__free(failure->alloc, KIN__STEAL(failure->uid));
}

void kin__failure_clear(struct kin__failure *failure)
{
    const kin_allocator *alloc = failure->alloc;

    for (size_t i = 0; i < failure->cause_count; i++) {
        kin__free(alloc, failure->causes[i].reason);
        kin__free(alloc, failure->causes[i].message);
        kin__free(alloc, failure->causes[i].field);
    }
    kin__free(alloc, failure->causes);
    kin__free(alloc, failure->message);
    kin__free(alloc, failure->continue_);
    kin__free(alloc, failure->own_reason);
    failure_clear_target(failure);
    kin__failure_init(failure, alloc);
}

/* ---- setting ---- */

/* Guarantee B. */
static int failure_out_of_memory(struct kin__failure *failure)
{
    kin__failure_clear(failure);
    failure->code = KIN_ENOMEM;
    failure->http_code = 500;
    failure->reason = "InternalError";
    return KIN_ENOMEM;
}

static int failure_code_of(int http_code)
{
    static const struct {
        int http_code;
        int code;
    } codes[] = {
        {400, KIN_EINVAL},       {401, KIN_EUNAUTHORIZED},
        {403, KIN_EFORBIDDEN},   {404, KIN_ENOTFOUND},
        {409, KIN_ECONFLICT},    {410, KIN_EGONE},
        {405, KIN_EUNSUPPORTED}, {413, KIN_ELIMIT},
        {415, KIN_EUNSUPPORTED}, {422, KIN_EINVAL},
        {503, KIN_ESTOPPED},     {504, KIN_ETIMEDOUT},
    };

    for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++)
        if (codes[i].http_code == http_code)
            return codes[i].code;
    return KIN_ESERVER;
}

/* Replaces invalid UTF-8 with '?'.  Texts quote input that may be truncated
 * within a character, and JSON must be valid UTF-8. */
static char *failure_fix_utf8(char *text)
{
    kin_str rest = text ? kin_s(text) : KIN__S("");

    while (rest.len > 0) {
        size_t valid = kin__utf8_valid_prefix(rest);

        if (valid < rest.len)
            text[(size_t)(rest.ptr - text) + valid] = '?';
        rest = kin__str_slice(rest, valid + 1, SIZE_MAX);
    }
    return text;
}

static int failure_vset(struct kin__failure *failure, int http_code, int code,
                        const char *reason, const char *format, va_list args)
{
    KIN__AUTO_BUF text;

    assert(code < 0);
    kin__buf_init(&text, failure ? failure->alloc : NULL,
                  KIN__FAILURE_MESSAGE_MAX);
    if (!failure || failure->code)
        return failure ? failure->code : code;
    failure->http_code = http_code;
    failure->code = code;
    failure->reason = reason;
    int r = kin__buf_vprintf(&text, format, args);
    assert(!failure->message);
    if (r == 0)
        r = kin__buf_steal(&text, &failure->message);
    (void)failure_fix_utf8(failure->message);
    return r == KIN_ENOMEM ? failure_out_of_memory(failure) : code;
}

int kin__failure_set(struct kin__failure *failure, int http_code,
                     const char *reason, const char *format, ...)
{
    va_list args;

    assert(http_code >= 400 && http_code < 600);
    va_start(args, format);
    int r = failure_vset(failure, http_code, failure_code_of(http_code), reason,
                         format, args);
    va_end(args);
    return r;
}

static void failure_set_part(struct kin__failure *failure, char **part,
                             kin_str text)
{
    if (text.len == 0 || failure->code == KIN_ENOMEM)
        return;
    char *copy = kin__strdup(failure->alloc, text);
    if (!copy) {
        (void)failure_out_of_memory(failure);
        return;
    }
    kin__free(failure->alloc, *part);
    *part = failure_fix_utf8(copy);
}

void kin__failure_about(struct kin__failure *failure,
                        const struct kin__failure_target *target)
{
    if (!failure || failure->code == KIN_ENOMEM)
        return;
    failure_clear_target(failure);
    failure_set_part(failure, &failure->group, target->group);
    failure_set_part(failure, &failure->kind, target->kind);
    failure_set_part(failure, &failure->name, target->name);
    failure_set_part(failure, &failure->uid, target->uid);
}

void kin__failure_set_reason(struct kin__failure *failure, kin_str reason)
{
    failure_set_part(failure, &failure->own_reason, reason);
    if (failure->own_reason && failure->code != KIN_ENOMEM)
        failure->reason = failure->own_reason;
}

static bool cause_init(struct kin__failure_cause *cause,
                       const kin_allocator *alloc, kin_str reason,
                       kin_str field, kin_str message)
{
    *cause = (struct kin__failure_cause){
        .reason = kin__strdup(alloc, reason),
        .message = failure_fix_utf8(kin__strdup(alloc, message)),
        .field = failure_fix_utf8(kin__strdup(alloc, field)),
    };
    return cause->reason && cause->message && cause->field;
}

void kin__failure_add_cause(struct kin__failure *failure, kin_str reason,
                            kin_str field, kin_str message)
{
    if (!failure || failure->code == KIN_ENOMEM ||
        failure->cause_count == KIN__FAILURE_CAUSES_MAX)
        return;
    struct kin__failure_cause *causes = kin__realloc(
        failure->alloc, failure->causes, failure->cause_count + 1,
        sizeof(*causes));
    if (!causes) {
        (void)failure_out_of_memory(failure);
        return;
    }
    failure->causes = causes;
    if (!cause_init(&causes[failure->cause_count++], failure->alloc, reason,
                    field, message))
        (void)failure_out_of_memory(failure);
}

int kin__failure_internal(struct kin__failure *failure, int code,
                          const char *format, ...)
{
    va_list args;

    assert(code < 0);
    if (failure && code == KIN_ENOMEM)
        return failure_out_of_memory(failure);
    va_start(args, format);
    int r = failure_vset(failure, 500, code, "InternalError", format, args);
    va_end(args);
    return r;
}

/* Maps the reason of an error to a static string. */
static const char *failure_reason(const char *reason)
{
    static const char *const known[] = {
        "BadRequest",
        "Conflict",
        "AlreadyExists",
        "NotFound",
        "Invalid",
        "Forbidden",
        "Expired",
        "Timeout",
        "InternalError",
        "UnsupportedMediaType",
        "RequestEntityTooLarge",
    };

    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
        if (strcmp(known[i], reason) == 0)
            return known[i];
    return "";
}

int kin__failure_of_error(struct kin__failure *failure, const kin_error *err)
{
    assert(err->code < 0);
    if (err->http_status == 0 && kin__budget_is_code(err->code))
        return kin__failure_of_budget(failure, err->code);
    if (err->http_status == 0 || err->code == KIN_ENOMEM)
        return kin__failure_internal(failure, err->code, "%s", err->message);
    int r = kin__failure_set(failure, err->http_status,
                             failure_reason(err->reason), "%s", err->message);
    if (!failure || r == KIN_ENOMEM)
        return r;
    failure->code = err->code;
    return err->code;
}

/* ---- common failures ---- */

int kin__failure_of_budget(struct kin__failure *failure, int code)
{
    assert(kin__budget_is_code(code));
    if (code == KIN_ESTOPPED)
        return kin__failure_set(failure, 503, "ServiceUnavailable",
                                "the server is stopping");
    return kin__failure_set(failure, 504, "Timeout",
                            "Timeout: the request exceeds its work limit");
}

/* Adds the object, which may run out of memory. */
static int failure_end(struct kin__failure *failure, int code, kin_str group,
                       kin_str kind, kin_str name)
{
    assert(code < 0);
    if (!failure)
        return code;
    kin__failure_about(failure, &(struct kin__failure_target){.group = group,
                                                              .kind = kind,
                                                              .name = name});
    return failure->code;
}

/* configmaps, deployments.apps */
static void resource_text(char *buffer, size_t size, kin_str group,
                          kin_str plural)
{
    (void)snprintf(buffer, size, "%.*s%s%.*s", KIN_STR(plural),
                   group.len ? "." : "", KIN_STR(group));
}

int kin__failure_not_found(struct kin__failure *failure, kin_str group,
                           kin_str plural, kin_str name)
{
    char resource[512];

    resource_text(resource, sizeof(resource), group, plural);
    int r = kin__failure_set(failure, 404, "NotFound", "%s \"%.*s\" not found",
                             resource, KIN_STR(name));
    return failure_end(failure, r, group, plural, name);
}

int kin__failure_exists(struct kin__failure *failure, kin_str group,
                        kin_str plural, kin_str name)
{
    char resource[512];

    resource_text(resource, sizeof(resource), group, plural);
    int r = kin__failure_set(failure, 409, "AlreadyExists",
                             "%s \"%.*s\" already exists", resource,
                             KIN_STR(name));
    if (failure && r != KIN_ENOMEM)
        failure->code = KIN_EEXISTS;
    return failure_end(failure, KIN_EEXISTS, group, plural, name);
}

int kin__failure_too_long(struct kin__failure *failure, size_t max_bytes)
{
    return kin__failure_set(failure, 413, "RequestEntityTooLarge",
                            "Request entity too large: limit is %zu",
                            max_bytes);
}

int kin__failure_too_deep(struct kin__failure *failure)
{
    return kin__failure_bad_request(failure,
                                    "the object is nested too deep: more than "
                                    "%d levels",
                                    KIN__OBJECT_DEPTH_MAX);
}

int kin__failure_conflict(struct kin__failure *failure, kin_str group,
                          kin_str plural, kin_str name, const char *why)
{
    char resource[512];

    resource_text(resource, sizeof(resource), group, plural);
    int r = kin__failure_set(failure, 409, "Conflict",
                             "Operation cannot be fulfilled on %s \"%.*s\": %s",
                             resource, KIN_STR(name), why);
    return failure_end(failure, r, group, plural, name);
}

int kin__failure_forbidden(struct kin__failure *failure, kin_str group,
                           kin_str plural, kin_str name, const char *format,
                           ...)
{
    char resource[512];
    char why[512];
    va_list args;

    va_start(args, format);
    (void)vsnprintf(why, sizeof(why), format, args);
    va_end(args);
    resource_text(resource, sizeof(resource), group, plural);
    int r = kin__failure_set(failure, 403, "Forbidden",
                             "%s \"%.*s\" is forbidden: %s", resource,
                             KIN_STR(name), why);
    return failure_end(failure, r, group, plural, name);
}

int kin__failure_bad_request(struct kin__failure *failure, const char *format,
                             ...)
{
    va_list args;

    va_start(args, format);
    int r = failure_vset(failure, 400, KIN_EINVAL, "BadRequest", format, args);
    va_end(args);
    return r;
}

/* `a: b`, or `[a: b, c: d]`. */
static int failure_join_causes(const struct kin__failure *failure,
                               struct kin__buf *text)
{
    bool is_list = failure->cause_count > 1;
    int r = is_list ? kin__buf_append_byte(text, '[') : 0;

    for (size_t i = 0; r == 0 && i < failure->cause_count; i++) {
        const struct kin__failure_cause *cause = &failure->causes[i];
        r = kin__buf_printf(text, "%s%s%s%s", i ? ", " : "", cause->field,
                            cause->field[0] ? ": " : "", cause->message);
    }
    if (r == 0 && is_list)
        r = kin__buf_append_byte(text, ']');
    return r;
}

int kin__failure_invalid(struct kin__failure *failure, kin_str group,
                         kin_str kind, kin_str name)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, failure ? failure->alloc : NULL,
                  KIN__FAILURE_MESSAGE_MAX);
    if (!failure || failure->code)
        return failure ? failure->code : KIN_EINVAL;
    int r = kin__buf_printf(
        &text, "%.*s%s%.*s \"%.*s\" is invalid: ", KIN_STR(kind),
        group.len ? "." : "", KIN_STR(group), KIN_STR(name));
    if (r == 0)
        r = failure_join_causes(failure, &text);
    failure->http_code = 422;
    failure->code = KIN_EINVAL;
    failure->reason = "Invalid";
    if (r == 0)
        r = kin__buf_steal(&text, &failure->message);
    if (r == KIN_ENOMEM)
        return failure_out_of_memory(failure);
    return failure_end(failure, failure->code, group, kind, name);
}

/* ---- Status ---- */

static void add_member(kin_document *doc, const char *key, const char *text)
{
    if (!text || !text[0])
        return;
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, kin_s(text));
}

static void add_causes(kin_document *doc, const struct kin__failure *failure)
{
    if (failure->cause_count == 0)
        return;
    (void)kin__document_key(doc, KIN__S("causes"));
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < failure->cause_count; i++) {
        (void)kin__document_open_object(doc);
        add_member(doc, "reason", failure->causes[i].reason);
        add_member(doc, "message", failure->causes[i].message);
        add_member(doc, "field", failure->causes[i].field);
        (void)kin__document_close(doc);
    }
    (void)kin__document_close(doc);
}

static bool failure_has_details(const struct kin__failure *failure)
{
    return failure->name || failure->group || failure->kind || failure->uid ||
           failure->cause_count || failure->retry_after_s ||
           failure->has_empty_details;
}

static void add_details(kin_document *doc, const struct kin__failure *failure)
{
    if (!failure_has_details(failure))
        return;
    (void)kin__document_key(doc, KIN__S("details"));
    (void)kin__document_open_object(doc);
    add_member(doc, "name", failure->name);
    add_member(doc, "group", failure->group);
    add_member(doc, "kind", failure->kind);
    add_member(doc, "uid", failure->uid);
    add_causes(doc, failure);
    if (failure->retry_after_s) {
        (void)kin__document_key(doc, KIN__S("retryAfterSeconds"));
        (void)kin__document_add_int(doc, failure->retry_after_s);
    }
    (void)kin__document_close(doc);
}

static void add_metadata(kin_document *doc, const struct kin__failure *failure)
{
    (void)kin__document_key(doc, KIN__S("metadata"));
    (void)kin__document_open_object(doc);
    add_member(doc, "continue", failure->continue_);
    (void)kin__document_close(doc);
}

int kin__failure_document(const struct kin__failure *failure,
                          const kin_allocator *alloc, kin_document **ret,
                          kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;

    assert(failure->http_code != 0 && failure->code < 0);
    int r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    add_member(doc, "kind", "Status");
    add_member(doc, "apiVersion", "v1");
    add_metadata(doc, failure);
    add_member(doc, "status", "Failure");
    add_member(doc, "message",
               failure->message ? failure->message
                                : kin_error_text(failure->code));
    add_member(doc, "reason", failure->reason);
    add_details(doc, failure);
    (void)kin__document_key(doc, KIN__S("code"));
    (void)kin__document_add_int(doc, failure->http_code);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}

/* ---- unknown and duplicate members ---- */

int kin__failure_field_text(struct kin__buf *ret, const char *what,
                            kin_str path)
{
    path = kin__str_slice(path, 0, FIELD_PATH_MAX);
    path.len = kin__utf8_valid_prefix(path);
    return kin__buf_printf(ret, "%s field \"%.*s\"", what, KIN_STR(path));
}

int kin__failure_field_add(struct kin__buf *list, kin_str text)
{
    int r = list->len > 0 ? kin__buf_append(list, KIN__S(", ")) : 0;

    if (r == 0)
        r = kin__buf_append(list, text);
    return r == KIN_ELIMIT ? 0 : r;
}
