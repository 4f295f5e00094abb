/* SPDX-License-Identifier: Apache-2.0 */
#include "server/unknown.h"

#include <assert.h>

#include <kin/json.h>

#include "base/str.h"
#include "schema/structural.h"
#include "server/causes.h"
#include "server/engine.h"

void kin__unknown_init(struct kin__unknown *unknown,
                       const struct kin__rules_call *call)
{
    *unknown = (struct kin__unknown){.call = call};
    kin__buf_init(&unknown->text, call->alloc, KIN__FAILURE_MESSAGE_MAX / 2);
}

void kin__unknown_done(struct kin__unknown *unknown)
{
    kin__buf_done(&unknown->text);
}

int kin__unknown_note(kin_str path, void *userdata)
{
    struct kin__unknown *unknown = userdata;
    const struct kin__write_opts *opts = unknown->call->opts;
    KIN__AUTO_BUF one;

    kin__buf_init(&one, unknown->call->alloc, KIN__FAILURE_MESSAGE_MAX);
    if (unknown->count++ >= KIN__FAILURE_FIELDS_MAX)
        return 0;
    int r = kin__failure_field_text(&one, "unknown", path);
    if (r < 0)
        return r;
    if (opts->validation == KIN__VALIDATE_WARN && opts->warn)
        opts->warn(kin__buf_str(&one), opts->userdata);
    if (opts->validation != KIN__VALIDATE_STRICT)
        return 0;
    return kin__failure_field_add(&unknown->text, kin__buf_str(&one));
}

static int keep_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* Maximum length of a patched object in a message. */
enum { PATCHED_MAX = 4096 };

/* 422:  "" is invalid: patch: Invalid value: "{...}": why */
static int fail_patch(const struct kin__rules_call *call, kin_value in,
                      const char *why, struct kin__failure *failure)
{
    KIN__AUTO_BUF text;
    KIN__AUTO_CAUSES causes;

    KIN_AUTO(kin_document) *sorted = NULL;
    const struct kin__fit_opts opts = {.budget = call->budget};
    int r = 0;

    kin__buf_init(&text, call->alloc, (size_t)3 << 20);
    kin__causes_init(&causes, call->alloc);
    /* Custom resources are maps for Go, which writes them sorted. */
    if (!call->resource->facts)
        r = kin__structural_fit(call->alloc, NULL, in, &opts, &sorted, NULL);
    if (sorted)
        in = kin_document_root(sorted);
    if (r == 0)
        r = kin_value_write(in, /* indent= */ 0, keep_piece, &text);
    if (r == KIN_ENOMEM)
        return kin__failure_internal(failure, r, "out of memory");
    kin_str shown = kin__str_slice(kin__buf_str(&text), 0, PATCHED_MAX);
    shown.len = kin__utf8_valid_prefix(shown);
    kin__causes_invalid_str(&causes, KIN__AT(NULL, "patch"), shown, "%s", why);
    if (causes.error == KIN_ENOMEM)
        return kin__failure_internal(failure, KIN_ENOMEM, "out of memory");
    for (size_t i = 0; i < causes.count; i++)
        kin__failure_add_cause(failure, kin_s(causes.items[i].reason),
                               kin_s(causes.items[i].field),
                               kin_s(causes.items[i].message));
    return kin__failure_invalid(failure, KIN__S(""), KIN__S(""), KIN__S(""));
}

int kin__unknown_fail(const struct kin__rules_call *call, kin_value in,
                      int code, const char *why, struct kin__failure *failure)
{
    const struct kin__resource *resource = call->resource;

    assert(code <= 0);
    if (code == KIN_ENOMEM)
        return kin__failure_internal(failure, code, "out of memory");
    if (kin__budget_is_code(code))
        return kin__failure_of_budget(failure, code);
    if (call->is_patched)
        return fail_patch(call, in, why, failure);
    return kin__failure_bad_request(
        failure, "%.*s in version \"%.*s\" cannot be handled as a %.*s: %s",
        KIN_STR(resource->kind), KIN_STR(resource->version),
        KIN_STR(resource->kind), why);
}

int kin__unknown_finish(struct kin__unknown *unknown, kin_value in,
                        struct kin__failure *failure)
{
    const struct kin__rules_call *call = unknown->call;
    kin_str duplicates = call->opts->duplicates;
    kin_str text = kin__buf_str(&unknown->text);
    KIN__AUTO_BUF why;

    kin__buf_init(&why, call->alloc, KIN__FAILURE_MESSAGE_MAX);
    if (text.len == 0 && duplicates.len == 0)
        return 0;
    int r = kin__buf_printf(
        &why, "strict decoding error: %.*s%s%.*s", KIN_STR(duplicates),
        duplicates.len > 0 && text.len > 0 ? ", " : "", KIN_STR(text));
    /* The message is truncated. */
    return kin__unknown_fail(call, in, r == KIN_ELIMIT ? 0 : r,
                             why.len > 0 ? why.ptr : "strict decoding error",
                             failure);
}
