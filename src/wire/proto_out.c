/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_out.c - writes values to a document, or as JSON text to a buffer.
 *
 * In a text every value is followed by a comma, which the closing bracket of
 * its container replaces, so containers need no state.
 */
#include <assert.h>
#include <string.h>

#include "base/str.h"
#include "object/document.h"
#include "object/literal.h"
#include "wire/json_escape.h"
#include "wire/json_peek.h"
#include "wire/json_skim.h"
#include "wire/proto_impl.h"

enum {
    ESCAPE_STEP = 1024, /* bytes escaped at a time */
    INT_SIZE = 24,
};

/* ---- text */

static int text_append(struct kin__buf *text, kin_str front, kin_str middle,
                       kin_str back)
{
    char *room = NULL;
    size_t len = front.len + middle.len + back.len;
    int r = kin__buf_reserve(text, len, &room);

    if (r < 0)
        return r;
    memcpy(room, front.ptr, front.len);
    if (middle.len > 0)
        memcpy(room + front.len, middle.ptr, middle.len);
    memcpy(room + front.len + middle.len, back.ptr, back.len);
    kin__buf_grown(text, len);
    return 0;
}

static int text_escape(struct kin__buf *text, kin_str bytes)
{
    while (bytes.len > 0) {
        kin_str step = kin__str_slice(bytes, 0, ESCAPE_STEP);
        char *room = NULL;
        int r = kin__buf_reserve(text, step.len * KIN__JSON_ESCAPE_MAX, &room);
        if (r < 0)
            return r;
        kin__buf_grown(text, kin__json_escape(step, room));
        bytes = kin__str_slice(bytes, step.len, SIZE_MAX);
    }
    return 0;
}

int kin__proto_text_string(struct kin__buf *text, kin_str bytes, kin_str back)
{
    if (kin__scan_needs_escape(bytes.ptr, bytes.len) == bytes.len)
        return text_append(text, KIN__S("\""), bytes, back);
    int r = kin__buf_append_byte(text, '"');
    if (r == 0)
        r = text_escape(text, bytes);
    return r < 0 ? r : kin__buf_append(text, back);
}

static int text_close(struct kin__buf *text, char bracket)
{
    assert(text->len > 0);
    if (text->ptr[text->len - 1] == ',') {
        text->ptr[text->len - 1] = bracket;
        return kin__buf_append_byte(text, ',');
    }
    const char both[2] = {bracket, ','};
    return kin__buf_append(text, kin_str_of(both, sizeof(both)));
}

static int text_int(struct kin__buf *text, int64_t number)
{
    char digits[INT_SIZE];
    char *at = digits + sizeof(digits);
    uint64_t left = number < 0 ? -(uint64_t)number : (uint64_t)number;

    *--at = ',';
    do {
        *--at = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (number < 0)
        *--at = '-';
    return kin__buf_append(
        text, kin_str_of(at, (size_t)(digits + sizeof(digits) - at)));
}

/* Whether a text is one value, according to its brackets and quotes.  It must
 * be followed by padding. */
static bool text_is_one(kin_str text)
{
    struct kin__json_skim skim = {0};

    if (text.len == 0)
        return false;
    if (*text.ptr == '{' || *text.ptr == '[')
        return kin__json_skim(&skim, text.ptr, text.len) == text.len;
    if (*text.ptr == '"')
        return kin__json_skip_string(text.ptr, text.ptr + text.len) ==
               text.ptr + text.len;
    for (size_t i = 0; i < text.len; i++)
        if (strchr(",:{}[]\"", text.ptr[i]))
            return false;
    return true;
}

int kin__proto_text_json(struct kin__proto_reader *rd, kin_str json)
{
    struct kin__buf *text = rd->text;
    size_t before = text->len;
    char *padding = NULL;
    int r = kin__buf_append(text, kin__str_trim(json));

    if (r == 0)
        r = kin__buf_reserve(text, KIN__JSON_PADDING, &padding);
    if (r < 0)
        return r;
    /* Other errors are left to the parser of the output. */
    if (!text_is_one(kin_str_of(text->ptr + before, text->len - before)))
        return kin__proto_fail(rd, "contains invalid JSON");
    return kin__buf_append_byte(text, ',');
}

/* ---- both outputs */

int kin__proto_out_open(struct kin__proto_reader *rd, bool is_object)
{
    assert(rd->text || rd->doc);
    if (rd->text)
        return kin__buf_append_byte(rd->text, is_object ? '{' : '[');
    return is_object ? kin__document_open_object(rd->doc)
                     : kin__document_open_array(rd->doc);
}

int kin__proto_out_close(struct kin__proto_reader *rd, bool is_object)
{
    return rd->text ? text_close(rd->text, is_object ? '}' : ']')
                    : kin__document_close(rd->doc);
}

int kin__proto_out_key(struct kin__proto_reader *rd, kin_str key)
{
    return rd->text ? kin__proto_text_string(rd->text, key, KIN__S("\":"))
                    : kin__document_key(rd->doc, key);
}

int kin__proto_out_string(struct kin__proto_reader *rd, kin_str text)
{
    return rd->text ? kin__proto_text_string(rd->text, text, KIN__S("\","))
                    : kin__document_add_string(rd->doc, text);
}

int kin__proto_out_null(struct kin__proto_reader *rd)
{
    return rd->text ? kin__buf_append(rd->text, KIN__S("null,"))
                    : kin__document_add_null(rd->doc);
}

int kin__proto_out_bool(struct kin__proto_reader *rd, bool value)
{
    if (rd->text)
        return kin__buf_append(rd->text,
                               value ? KIN__S("true,") : KIN__S("false,"));
    return kin__document_add_bool(rd->doc, value);
}

int kin__proto_out_int(struct kin__proto_reader *rd, int64_t number)
{
    return rd->text ? text_int(rd->text, number)
                    : kin__document_add_int(rd->doc, number);
}

int kin__proto_out_double(struct kin__proto_reader *rd, double number)
{
    char digits[KIN__DOUBLE_SIZE];

    if (!rd->text)
        return kin__document_add_double(rd->doc, number);
    size_t len = kin__double_print(number, digits);
    assert(len > 0); /* the number is finite */
    return text_append(rd->text, KIN__S(""), kin_str_of(digits, len),
                       KIN__S(","));
}
