/* SPDX-License-Identifier: Apache-2.0 */
/*
 * goscalar.c - scalars as Go reads and writes them, and Go's error messages.
 */
#include "schema/goscalar.h"

#include <assert.h>

#include <kin/quantity.h>
#include <kin/time.h>

#include "base/alloc.h"
#include "object/document.h"
#include "object/node.h"
#include "object/quantity.h"
#include "object/time.h"

enum {
    SCALAR_TEXT_SIZE = 512, /* quantities that are kept verbatim may be long */
};

static bool is_type(kin_value value, kin_type type)
{
    return kin_value_type(value) == type;
}

bool kin__go_fits(enum kin__schema_kind kind, kin_value value)
{
    kin_type type = kin_value_type(value);

    if (type == KIN_TYPE_NULL || type == KIN_TYPE_ABSENT)
        return true;
    switch (kind) {
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BYTES:
    case KIN__SCHEMA_TIME:
    case KIN__SCHEMA_MICRO_TIME:
    case KIN__SCHEMA_DURATION:
        return type == KIN_TYPE_STRING;
    case KIN__SCHEMA_BOOL:
        return type == KIN_TYPE_BOOL;
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_DOUBLE:
        return type == KIN_TYPE_NUMBER;
    case KIN__SCHEMA_STRUCT:
        return type == KIN_TYPE_OBJECT;
    case KIN__SCHEMA_INT_OR_STRING:
        return type == KIN_TYPE_NUMBER || type == KIN_TYPE_STRING;
    case KIN__SCHEMA_STRINGS:
        return type == KIN_TYPE_ARRAY;
    case KIN__SCHEMA_QUANTITY: /* Go parses the text of any type */
    case KIN__SCHEMA_FIELDS_V1:
    case KIN__SCHEMA_RAW:
    case KIN__SCHEMA_JSON:
    case KIN__SCHEMA_SCHEMA_OR_ARRAY:
    case KIN__SCHEMA_SCHEMA_OR_BOOL:
    case KIN__SCHEMA_SCHEMA_OR_STRINGS:
    case KIN__SCHEMA_KIND_COUNT:
        break;
    }
    return true;
}

/* ---- numbers ---- */

/* Go accepts an integer only without a fraction and an exponent. */
static int read_int(kin_value value, int64_t min, int64_t max, int64_t *ret)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(value, &scratch);
    int64_t number = 0;

    for (size_t i = 0; i < text.len; i++)
        if (strchr(".eE", text.ptr[i]))
            return KIN_EINVAL;
    int r = kin_value_int(value, &number);
    if (r < 0 || number < min || number > max)
        return KIN_EINVAL;
    *ret = number;
    return 0;
}

static int add_int(kin_document *doc, kin_value value, int64_t min, int64_t max)
{
    int64_t number = 0;

    /* An inline integer is canonical and fits every kind. */
    if (kin__val_is_int(value.bits))
        return kin__document_add_value(doc, value);
    int r = read_int(value, min, max, &number);

    return r < 0 ? r : kin__document_add_int(doc, number);
}

static int add_double(kin_document *doc, kin_value value)
{
    double number = 0;
    int r = kin_value_double(value, &number);

    return r < 0 ? KIN_EINVAL : kin__document_add_double(doc, number);
}

/* ---- texts ---- */

/* Writes Go's text of a value, which mostly equals the value. */
static int add_text(kin_document *doc, kin_value value, kin_str text)
{
    if (kin_str_eq(kin_value_str(value), text))
        return kin__document_add_value(doc, value);
    return kin__document_add_string(doc, text);
}

static int add_quantity(kin_document *doc, kin_value value)
{
    char text[SCALAR_TEXT_SIZE];
    kin_scratch scratch;
    size_t len = 0;

    if (kin_value_count(value) > 0 || is_type(value, KIN_TYPE_BOOL))
        return KIN_EINVAL;
    int r = kin__quantity_normalize(kin_value_text(value, &scratch), text,
                                    sizeof(text), &len, /* err= */ NULL);
    if (r < 0 || len >= sizeof(text))
        return KIN_EINVAL;
    return add_text(doc, value, kin_str_of(text, len));
}

static int add_time(kin_document *doc, kin_value value, bool is_micro)
{
    char text[KIN_TIME_TEXT_SIZE];
    kin_scratch scratch;
    kin_time time = {0};
    kin_str in = kin_value_text(value, &scratch);

    /* Stored as a time: already in Go's form. */
    if (!is_micro && kin__val_is_time(value.bits))
        return kin__document_add_value(doc, value);
    int r = is_micro ? kin__time_parse_micro(in, &time, /* err= */ NULL)
                     : kin_time_parse(in, &time, /* err= */ NULL);
    if (r < 0)
        return KIN_EINVAL;
    if (kin__time_is_zero(time))
        return kin__document_add_null(doc);
    size_t len = is_micro ? kin__time_format_micro(time, text, sizeof(text))
                          : kin_time_format(time, text, sizeof(text));
    return add_text(doc, value, kin_str_of(text, len));
}

static int add_duration(kin_document *doc, kin_value value)
{
    char text[KIN_DURATION_TEXT_SIZE];
    int64_t ns = 0;

    if (kin_duration_parse(kin_value_str(value), &ns, /* err= */ NULL) < 0)
        return KIN_EINVAL;
    size_t len = kin__duration_format(ns, text, sizeof(text));
    return add_text(doc, value, kin_str_of(text, len));
}

/* ---- base64 ---- */

static const char BASE64[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static int base64_digit(char c)
{
    const char *at = c != '\0' ? strchr(BASE64, c) : NULL;

    return at ? (int)(at - BASE64) : -1;
}

/* Result of scanning a base64 text. */
struct base64 {
    size_t digits; /* without line ends */
    size_t pads;
    size_t bad;    /* offset of the error */
    size_t group;  /* offset of the last group of four */
    bool is_plain; /* no line ends, no unused bits set */
    char last;     /* digit */
};

static bool base64_scan(kin_str text, struct base64 *ret)
{
    struct base64 b = {.is_plain = true};

    for (size_t i = 0; i < text.len; i++) {
        char c = text.ptr[i];
        b.bad = i;
        if (c == '\n' || c == '\r') {
            b.is_plain = false;
            continue;
        }
        size_t place = (b.digits + b.pads) % 4;
        b.group = place == 0 ? i : b.group;
        if (c == '=' && place >= 2 && b.pads < 2) {
            b.pads++;
        } else if (base64_digit(c) >= 0 && b.pads == 0) {
            b.digits++;
            b.last = c;
        } else {
            *ret = b;
            return false;
        }
    }
    b.bad = b.group;
    size_t unused = b.pads == 2 ? 15 : b.pads == 1 ? 3 : 0;
    if (b.digits > 0 && ((size_t)base64_digit(b.last) & unused) != 0)
        b.is_plain = false;
    *ret = b;
    return (b.digits + b.pads) % 4 == 0;
}

/* Writes the text without line ends and with unused bits cleared, as Go does.
 */
static int add_base64_cleaned(const kin_allocator *alloc, kin_document *doc,
                              kin_str text, const struct base64 *b)
{
    char *out = kin__alloc(alloc, text.len + 1, 1);
    size_t len = 0;

    assert(!b->is_plain && b->pads <= 2);
    if (!out)
        return KIN_ENOMEM;
    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] != '\n' && text.ptr[i] != '\r')
            out[len++] = text.ptr[i];
    size_t unused = b->pads == 2 ? 15 : b->pads == 1 ? 3 : 0;
    if (unused)
        out[b->digits - 1] =
            BASE64[(size_t)base64_digit(b->last) & ~unused & 63];
    assert(len == b->digits + b->pads);
    int r = kin__document_add_string(doc, kin_str_of(out, len));
    kin__free(alloc, out);
    return r;
}

static int add_bytes(const kin_allocator *alloc, kin_document *doc,
                     kin_value value)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(value, &scratch);
    struct base64 b;

    if (!base64_scan(text, &b))
        return KIN_EINVAL;
    if (!b.is_plain)
        return add_base64_cleaned(alloc, doc, text, &b);
    return kin__document_add_value(doc, value);
}

/* ---- all kinds ---- */

static int add_strings(kin_document *doc, kin_value value)
{
    assert(is_type(value, KIN_TYPE_ARRAY));
    int r = kin__document_open_array(doc);
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        kin_value element = kin_value_at(value, i);
        if (!kin__go_fits(KIN__SCHEMA_STRING, element))
            return KIN_EINVAL;
        r = is_type(element, KIN_TYPE_NULL)
                ? kin__document_add_string(doc, kin_s(""))
                : kin__document_add_value(doc, element);
    }
    return r < 0 ? r : kin__document_close(doc);
}

int kin__go_add_scalar(const kin_allocator *alloc, kin_document *doc,
                       enum kin__schema_kind kind, kin_value value)
{
    assert(!kin__schema_has_type(kind));
    if (!kin__go_fits(kind, value))
        return KIN_EINVAL;
    switch (kind) {
    case KIN__SCHEMA_INT32:
        return add_int(doc, value, INT32_MIN, INT32_MAX);
    case KIN__SCHEMA_INT64:
        return add_int(doc, value, INT64_MIN, INT64_MAX);
    case KIN__SCHEMA_DOUBLE:
        return add_double(doc, value);
    case KIN__SCHEMA_BYTES:
        return add_bytes(alloc, doc, value);
    case KIN__SCHEMA_QUANTITY:
        return add_quantity(doc, value);
    case KIN__SCHEMA_TIME:
        return add_time(doc, value, /* is_micro= */ false);
    case KIN__SCHEMA_MICRO_TIME:
        return add_time(doc, value, /* is_micro= */ true);
    case KIN__SCHEMA_DURATION:
        return add_duration(doc, value);
    case KIN__SCHEMA_INT_OR_STRING:
        if (is_type(value, KIN_TYPE_NUMBER))
            return add_int(doc, value, INT32_MIN, INT32_MAX);
        break;
    case KIN__SCHEMA_STRINGS:
        return add_strings(doc, value);
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BOOL:
    case KIN__SCHEMA_STRUCT:
    case KIN__SCHEMA_FIELDS_V1:
    case KIN__SCHEMA_RAW:
    case KIN__SCHEMA_JSON:
    case KIN__SCHEMA_SCHEMA_OR_ARRAY:
    case KIN__SCHEMA_SCHEMA_OR_BOOL:
    case KIN__SCHEMA_SCHEMA_OR_STRINGS:
    case KIN__SCHEMA_KIND_COUNT:
        break;
    }
    return kin__document_add_value(doc, value);
}

int kin__go_add_zero(kin_document *doc, enum kin__schema_kind kind)
{
    switch (kind) {
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BYTES:
        return kin__document_add_string(doc, kin_s(""));
    case KIN__SCHEMA_BOOL:
        return kin__document_add_bool(doc, false);
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_DOUBLE:
    case KIN__SCHEMA_INT_OR_STRING:
        return kin__document_add_int(doc, 0);
    case KIN__SCHEMA_QUANTITY:
        return kin__document_add_string(doc, kin_s("0"));
    case KIN__SCHEMA_DURATION:
        return kin__document_add_string(doc, kin_s("0s"));
    case KIN__SCHEMA_TIME:
    case KIN__SCHEMA_MICRO_TIME:
    case KIN__SCHEMA_STRINGS:
    case KIN__SCHEMA_STRUCT:
    case KIN__SCHEMA_FIELDS_V1:
    case KIN__SCHEMA_RAW:
    case KIN__SCHEMA_JSON:
    case KIN__SCHEMA_SCHEMA_OR_ARRAY:
    case KIN__SCHEMA_SCHEMA_OR_BOOL:
    case KIN__SCHEMA_SCHEMA_OR_STRINGS:
    case KIN__SCHEMA_KIND_COUNT:
        break;
    }
    return kin__document_add_null(doc);
}

bool kin__go_is_zero(enum kin__schema_kind kind, kin_value value)
{
    bool boolean = false;
    double number = 0;

    switch (kin_value_type(value)) {
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        return true;
    case KIN_TYPE_BOOL:
        return kin_value_bool(value, &boolean) == 0 && !boolean;
    case KIN_TYPE_NUMBER:
        return kind != KIN__SCHEMA_INT_OR_STRING &&
               kin_value_double(value, &number) == 0 && number == 0;
    case KIN_TYPE_STRING:
        return (kind == KIN__SCHEMA_STRING || kind == KIN__SCHEMA_BYTES) &&
               kin_value_str(value).len == 0 &&
               kin_value_seconds(value, &(int64_t){0}) < 0;
    case KIN_TYPE_ARRAY:
        return kind == KIN__SCHEMA_STRINGS && kin_value_count(value) == 0;
    case KIN_TYPE_OBJECT:
        break;
    }
    return false;
}

/* ---- errors ---- */

static const char QUANTITY_FORM[] =
    "quantities must match the regular expression "
    "'^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";

static int explain_quantity(kin_value value, kin_error *err)
{
    kin_quantity quantity;
    kin_scratch scratch;

    if (kin_value_count(value) == 0 && !is_type(value, KIN_TYPE_BOOL) &&
        kin_quantity_parse(kin_value_text(value, &scratch), &quantity,
                           /* err= */ NULL) == 0)
        return 0;
    return kin_error_set(err, KIN_EINVAL, "%s", QUANTITY_FORM);
}

/* Go names the part of its layout that did not match: the year if the text is
 * no time at all, the fraction if it is a time without one. */
static int explain_time(kin_value value, bool is_micro, kin_error *err)
{
    static const char LAYOUT[] = "2006-01-02T15:04:05";
    kin_scratch scratch;
    kin_str text = kin_value_text(value, &scratch);
    kin_time time;
    const char *part = "2006";
    kin_str rest = text;

    int r = is_micro ? kin__time_parse_micro(text, &time, /* err= */ NULL)
                     : kin_time_parse(text, &time, /* err= */ NULL);
    if (r == 0)
        return 0;
    if (is_micro && kin_time_parse(text, &time, /* err= */ NULL) == 0) {
        size_t len = sizeof(LAYOUT) - 1;
        part = ".000000";
        rest = kin_str_of(text.ptr + len, text.len > len ? text.len - len : 0);
    }
    return kin_error_set(err, KIN_EINVAL,
                         "parsing time \"%.*s\" as \"%s%sZ07:00\": cannot "
                         "parse \"%.*s\" as \"%s\"",
                         KIN_STR(text), LAYOUT, is_micro ? ".000000" : "",
                         KIN_STR(rest), part);
}

static int explain_duration(kin_value value, kin_error *err)
{
    int64_t ns = 0;

    if (kin_duration_parse(kin_value_str(value), &ns, /* err= */ NULL) == 0)
        return 0;
    return kin_error_set(err, KIN_EINVAL, "time: invalid duration \"%.*s\"",
                         KIN_STR(kin_value_str(value)));
}

static int explain_bytes(kin_value value, kin_error *err)
{
    kin_scratch scratch;
    struct base64 b;

    if (base64_scan(kin_value_text(value, &scratch), &b))
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "illegal base64 data at input byte %zu", b.bad);
}

int kin__go_explain(enum kin__schema_kind kind, kin_value value, kin_error *err)
{
    if (is_type(value, KIN_TYPE_NULL) || !kin_value_exists(value))
        return 0;
    switch (kind) {
    case KIN__SCHEMA_QUANTITY:
        return explain_quantity(value, err);
    case KIN__SCHEMA_TIME:
        return explain_time(value, /* is_micro= */ false, err);
    case KIN__SCHEMA_MICRO_TIME:
        return explain_time(value, /* is_micro= */ true, err);
    case KIN__SCHEMA_DURATION:
        return explain_duration(value, err);
    case KIN__SCHEMA_BYTES:
        return explain_bytes(value, err);
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BOOL:
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_DOUBLE:
    case KIN__SCHEMA_STRUCT:
    case KIN__SCHEMA_INT_OR_STRING:
    case KIN__SCHEMA_STRINGS:
    case KIN__SCHEMA_FIELDS_V1:
    case KIN__SCHEMA_RAW:
    case KIN__SCHEMA_JSON:
    case KIN__SCHEMA_SCHEMA_OR_ARRAY:
    case KIN__SCHEMA_SCHEMA_OR_BOOL:
    case KIN__SCHEMA_SCHEMA_OR_STRINGS:
    case KIN__SCHEMA_KIND_COUNT:
        break;
    }
    return 0;
}
