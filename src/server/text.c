/* SPDX-License-Identifier: Apache-2.0 */
#include "server/text.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include <kin/document.h>
#include <kin/json.h>

#include "base/str.h"
#include "object/arena.h"
#include "wire/json_escape.h"
#include "wire/json_write.h"

void kin__text_init(struct kin__text *text, const kin_allocator *alloc)
{
    kin__buf_init(&text->buf, alloc, KIN__TEXT_MAX);
    text->code = 0;
}

void kin__text_done(struct kin__text *text)
{
    kin__buf_done(&text->buf);
}

void kin__text_clear(struct kin__text *text)
{
    kin__buf_clear(&text->buf);
    text->code = 0;
}

static void text_record(struct kin__text *text, int code)
{
    assert(code <= 0);
    if (code < 0 && text->code == 0)
        text->code = code;
}

void kin__text_raw_str(struct kin__text *text, kin_str raw)
{
    if (text->code == 0)
        text_record(text, kin__buf_append(&text->buf, raw));
}

void kin__text_raw(struct kin__text *text, const char *raw)
{
    kin__text_raw_str(text, kin_s(raw));
}

static void text_escaped(struct kin__text *text, kin_str s)
{
    char *room = NULL;

    if (text->code < 0)
        return;
    int r = kin__buf_reserve(&text->buf, s.len * KIN__JSON_ESCAPE_MAX, &room);
    if (r == 0)
        kin__buf_grown(&text->buf, kin__json_escape(s, room));
    text_record(text, r);
}

void kin__text_string(struct kin__text *text, kin_str s)
{
    kin__text_raw_str(text, KIN__S("\""));
    while (s.len > 0) {
        size_t valid = kin__utf8_valid_prefix(s);

        if (valid > 0)
            text_escaped(text, kin__str_slice(s, 0, valid));
        if (valid < s.len)
            kin__text_raw_str(text, KIN__S("\\ufffd"));
        s = kin__str_slice(s, valid + 1, s.len);
    }
    kin__text_raw_str(text, KIN__S("\""));
}

void kin__text_printf(struct kin__text *text, const char *format, ...)
{
    va_list args;

    if (text->code < 0)
        return;
    va_start(args, format);
    text_record(text, kin__buf_vprintf(&text->buf, format, args));
    va_end(args);
}

void kin__text_int(struct kin__text *text, int64_t number)
{
    kin__text_printf(text, "%" PRId64, number);
}

void kin__text_quoted_u64(struct kin__text *text, uint64_t number)
{
    kin__text_printf(text, "\"%" PRIu64 "\"", number);
}

void kin__text_bool(struct kin__text *text, bool boolean)
{
    kin__text_raw(text, boolean ? "true" : "false");
}

void kin__text_value(struct kin__text *text, kin_value value)
{
    const struct kin__arena *arena = value.home;

    assert(text->code <= 0);
    if (!kin_value_exists(value))
        kin__text_raw(text, "null");
    else if (text->code == 0)
        text_record(text, kin__json_write(&text->buf, arena->ro, value.bits,
                                          KIN__JSON_COMPACT));
}

void kin__text_comma(struct kin__text *text)
{
    char last = text->buf.len > 0 ? text->buf.ptr[text->buf.len - 1] : '{';

    if (last != '{' && last != '[' && last != ',' && last != ':')
        kin__text_raw_str(text, KIN__S(","));
}

void kin__text_key(struct kin__text *text, const char *key)
{
    kin__text_comma(text);
    kin__text_string(text, kin_s(key));
    kin__text_raw_str(text, KIN__S(":"));
}

void kin__text_strings(struct kin__text *text, const kin_str *strings,
                       size_t count)
{
    kin__text_raw_str(text, KIN__S("["));
    for (size_t i = 0; i < count; i++) {
        kin__text_comma(text);
        kin__text_string(text, strings[i]);
    }
    kin__text_raw_str(text, KIN__S("]"));
}

int kin__text_indent(struct kin__text *text)
{
    KIN_AUTO(kin_document) *doc = NULL;

    assert(text->code <= 0);
    if (text->code < 0)
        return text->code;
    int r = kin_document_parse(text->buf.alloc, kin__text_str(text), &doc,
                               /* err= */ NULL);
    if (r < 0)
        return r;
    kin_value root = kin_document_root(doc);
    const struct kin__arena *arena = root.home;
    kin__text_clear(text);
    text_record(text, kin__json_write(&text->buf, arena->ro, root.bits, 2));
    return text->code;
}
