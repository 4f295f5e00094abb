/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/status.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "kube/reason.h"

/* What servers before 1.19 say instead of naming a cause. */
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
    kin__pool_init(&status->pool, alloc);
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
    kin__pool_done(&status->pool);
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
    const char *copy = kin__pool_strdup(&status->pool, text);
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

/* A number from 0 to `max`; what is none of these is 0. */
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
    status->causes = kin__pool_alloc0(&status->pool, count,
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
        return kin_error_set(err, KIN_EINVAL, "status: this is no Status");
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

/* The cause that an error carries: the one that counts for more than its
 * message, else the first that has a type. */
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

/* Keeps a word; what is none is not worth a cut. */
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
    /* One that begins with a NUL would end there. */
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
