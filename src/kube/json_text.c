/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/json_text.h"

#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "wire/yaml.h"

/* --- Writing --- */

static int json_text_byte(struct kin__buf *buf, unsigned char c)
{
    if (c == '"' || c == '\\')
        return kin__buf_printf(buf, "\\%c", c);
    if (c < 0x20)
        return kin__buf_printf(buf, "\\u%04x", c);
    return kin__buf_append_byte(buf, (char)c);
}

int kin__json_text_string(struct kin__buf *buf, kin_str s)
{
    int r = kin__buf_append_byte(buf, '"');

    for (size_t i = 0; r == 0 && i < s.len; i++)
        r = json_text_byte(buf, (unsigned char)s.ptr[i]);
    return r < 0 ? r : kin__buf_append_byte(buf, '"');
}

static int json_text_write(struct kin__buf *buf, kin_value v, int depth);

static int json_text_member(struct kin__buf *buf, kin_value v, size_t i,
                            int depth)
{
    int r = i > 0 ? kin__buf_append_byte(buf, ',') : 0;

    if (r == 0 && kin_value_type(v) == KIN_TYPE_OBJECT) {
        r = kin__json_text_string(buf, kin_value_key_at(v, i));
        if (r == 0)
            r = kin__buf_append_byte(buf, ':');
    }
    return r < 0 ? r : json_text_write(buf, kin_value_at(v, i), depth + 1);
}

/* Recursion is bounded by KIN__JSON_TEXT_MAX_DEPTH. */
static int json_text_write(struct kin__buf *buf, kin_value v, int depth)
{
    kin_scratch scratch;
    kin_type type = kin_value_type(v);
    bool is_object = type == KIN_TYPE_OBJECT;

    if (depth > KIN__JSON_TEXT_MAX_DEPTH)
        return KIN_ELIMIT;
    if (type == KIN_TYPE_STRING)
        return kin__json_text_string(buf, kin_value_text(v, &scratch));
    if (!is_object && type != KIN_TYPE_ARRAY)
        return kin__buf_append(buf, kin_value_text(v, &scratch));
    int r = kin__buf_append_byte(buf, is_object ? '{' : '[');
    for (size_t i = 0; r == 0 && i < kin_value_count(v); i++)
        r = json_text_member(buf, v, i, depth);
    return r < 0 ? r : kin__buf_append_byte(buf, is_object ? '}' : ']');
}

int kin__json_text_value(struct kin__buf *buf, kin_value value)
{
    if (!kin_value_exists(value))
        return KIN_EINVAL;
    return json_text_write(buf, value, /* depth= */ 1);
}

/* --- Reading --- */

/* The reader's messages may quote a key, a name or a scalar: only what stands
 * in front of the quotation is kept. */
static int json_text_fail(kin_error *err, const kin_error *why)
{
    kin_str text = kin_s(why->message);
    size_t len = strcspn(why->message, "'\"");

    return kin_error_set(err, why->code, "%.*s",
                         KIN_STR(kin__str_trim(kin_str_of(text.ptr, len))));
}

static int json_text_fill(kin_document *doc, kin_str text, kin_error *err)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    kin__val root = KIN__VAL_NULL;
    int r = kin__yaml_reader_new(doc->arena->alloc, text, &reader, err);

    if (r == 0)
        r = kin__yaml_read(reader, doc->arena, &root, err);
    if (r >= 0)
        kin__document_set_root(doc, root);
    return r < 0 ? r : 0;
}

int kin__json_text_read(const kin_allocator *alloc, kin_str text,
                        kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error why = KIN_ERROR_INIT;
    int r = kin_document_new(alloc, &doc, &why);

    if (r == 0)
        r = json_text_fill(doc, text, &why);
    if (r < 0)
        return json_text_fail(err, &why);
    *ret = KIN__STEAL(doc);
    return 0;
}
