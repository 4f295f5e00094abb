/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/json_text.h"

#include <string.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "wire/json_escape.h"
#include "wire/json_write.h"
#include "wire/yaml.h"

/* --- Writing --- */

enum { JSON_TEXT_PIECE = 256 };

/* A prefix of `*rest` that does not end within a character. */
static kin_str json_text_cut(kin_str *rest)
{
    size_t len = rest->len;

    if (len > JSON_TEXT_PIECE) {
        len = JSON_TEXT_PIECE;
        for (int i = 0; i < 3 && ((unsigned char)rest->ptr[len] & 0xc0) == 0x80;
             i++)
            len--;
    }
    kin_str piece = kin_str_of(rest->ptr, len);
    *rest = kin__str_slice(*rest, len, rest->len);
    return piece;
}

int kin__json_text_string(struct kin__buf *buf, kin_str s)
{
    char piece[KIN__JSON_ESCAPE_MAX * JSON_TEXT_PIECE];
    int r = kin__buf_append_byte(buf, '"');

    while (r == 0 && s.len > 0) {
        size_t len = kin__json_escape(json_text_cut(&s), piece);
        r = kin__buf_append(buf, kin_str_of(piece, len));
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '"');
}

int kin__json_text_value(struct kin__buf *buf, kin_value value)
{
    const struct kin__arena *arena = value.home;

    if (!kin_value_exists(value))
        return KIN_EINVAL;
    return kin__json_write(buf, arena->ro, value.bits, KIN__JSON_COMPACT);
}

/* --- Reading --- */

/* The parser's messages may quote a key, a name or a scalar: only the part
 * before the quotation is kept. */
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

/* Whether a text looks like JSON; if it is not, it may still be YAML, whose
 * flow style looks alike. */
static bool json_text_may_be(kin_str text)
{
    return kin_str_starts_with(kin__str_trim(text), KIN__S("{"));
}

int kin__json_text_read(const kin_allocator *alloc, kin_str text,
                        kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error why = KIN_ERROR_INIT;

    if (json_text_may_be(text) &&
        kin_document_parse(alloc, text, ret, /* err= */ NULL) == 0)
        return 0;
    int r = kin__document_new(alloc, &doc, &why);

    if (r == 0)
        r = json_text_fill(doc, text, &why);
    if (r < 0)
        return json_text_fail(err, &why);
    *ret = KIN__STEAL(doc);
    return 0;
}
