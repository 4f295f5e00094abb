/* SPDX-License-Identifier: Apache-2.0 */
/*
 * status.c - any bytes as an error answer of a server, which must always give a
 * valid error; and as warning headers.
 *
 * The first two bytes choose HTTP status and media type.
 */
#include "kube/status.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

#include "base/str.h"
#include "fuzz.h"
#include "kube/warning.h"

static void check_text(kin_str text)
{
    assert(text.ptr && strlen(text.ptr) <= text.len);
    assert(text.ptr[text.len] == '\0');
}

static void check_line(const char *text)
{
    for (; *text; text++)
        assert((unsigned char)*text >= ' ' && *text != 0x7f);
}

static void check_error(const kin_error *err, int code)
{
    assert(code < 0 && err->code == code);
    assert(err->message[0] != '\0');
    assert(err->http_status > 0 && err->http_status <= 999);
    assert(err->retry_after_s >= 0);
    check_line(err->message);
    check_line(err->reason);
    check_line(err->cause);
    /* Predicates that exclude each other must not both be true. */
    assert(kin_error_is_not_found(err) + kin_error_is_conflict(err) +
               kin_error_is_gone(err) + kin_error_is_invalid(err) +
               kin_error_is_internal(err) + kin_error_is_forbidden(err) <=
           1);
    assert(!kin_error_is_gone(err) || code == KIN_EGONE);
    assert(!kin_error_is_conflict(err) || code == KIN_ECONFLICT);
}

static void check_status(const kin_status *status)
{
    kin_error err = KIN_ERROR_INIT;

    assert(!status->is_success);
    check_text(kin_status_reason(status));
    check_text(kin_status_message(status));
    check_text(kin_status_name(status));
    check_text(status->group);
    check_text(kin_status_kind(status));
    check_text(status->uid);
    check_text(status->continue_token);
    size_t count = kin_status_cause_count(status);
    assert(count <= KIN__STATUS_MAX_CAUSES);
    for (size_t i = 0; i < count; i++) {
        check_text(kin_status_cause_at(status, i)->type);
        check_text(kin_status_cause_at(status, i)->message);
        check_text(kin_status_cause_at(status, i)->field);
    }
    assert(!kin_status_cause_at(status, count));
    check_error(&err, kin__status_to_error(status, &err));
}

static void check_refusal(const struct kin__refusal *refusal)
{
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin__refusal_to_error(/* alloc= */ NULL, refusal, &status, &err);

    check_error(&err, r);
    assert(status);
    check_status(status);
}

static void check_warnings(kin_str value)
{
    KIN__AUTO_BUF scratch;
    struct kin__warning warning;
    size_t before = value.len + 1;

    kin__buf_init(&scratch, /* alloc= */ NULL, 4096);
    while (kin__warning_next(&value, &scratch, &warning) == 0) {
        assert(value.len < before);
        before = value.len;
        assert(warning.code >= 100 && warning.code <= 999);
        assert(warning.agent.len > 0);
        assert(kin__utf8_valid_prefix(warning.text) == warning.text.len);
        check_line(warning.text.ptr);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const types[] = {"application/json", "text/plain", "",
                                        "application/octet-stream"};

    if (size < 2)
        return 0;
    kin_str body = kin_str_of((const char *)data + 2, size - 2);
    const struct kin__refusal refusal = {
        .method = data[1] & 4 ? "POST" : "GET",
        .http_status = 300 + data[0],
        .retry_after_s = (int)(data[1] >> 4) - 1,
        .content_type = kin_s(types[data[1] & 3]),
        .body = body,
    };
    check_refusal(&refusal);
    check_warnings(body);
    return 0;
}
