/* SPDX-License-Identifier: Apache-2.0 */
#include "base/printable.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/str.h"

/* Characters from U+0080 on that are escaped. */
static const struct {
    uint32_t first;
    uint32_t last;
} printable_hidden[] = {
    {0x80, 0x9f},       /* C1 controls: U+009B starts a terminal command */
    {0xad, 0xad},       /* soft hyphen */
    {0x34f, 0x34f},     /* grapheme joiner */
    {0x61c, 0x61c},     /* Arabic letter mark */
    {0x115f, 0x1160},   /* Hangul fillers */
    {0x180e, 0x180e},   /* Mongolian vowel separator */
    {0x200b, 0x200c},   /* zero width, without the joiner, which emoji need */
    {0x200e, 0x200f},   /* direction marks */
    {0x2028, 0x202e},   /* line separators, direction overrides */
    {0x2060, 0x206f},   /* invisible operators, direction isolates */
    {0x3164, 0x3164},   /* Hangul filler */
    {0xfeff, 0xfeff},   /* byte order mark */
    {0xfff9, 0xfffb},   /* annotations */
    {0xe0000, 0xe007f}, /* tags */
    {0xe0100, 0xe01ef}, /* variation selectors that emoji do not use */
};

/* Decodes the first character and returns its length; 0 if it is not valid
 * UTF-8. */
static size_t printable_decode(kin_str text, uint32_t *ret)
{
    unsigned char first = (unsigned char)text.ptr[0];
    size_t len = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;

    if (len > text.len ||
        kin__utf8_valid_prefix(kin_str_of(text.ptr, len)) != len)
        return 0;
    uint32_t c = len == 1 ? first : first & (0xffu >> (len + 1));
    for (size_t i = 1; i < len; i++)
        c = c << 6 | ((unsigned char)text.ptr[i] & 0x3fu);
    *ret = c;
    return len;
}

static bool printable_is_hidden(uint32_t c)
{
    if (c < 0x80)
        return c < ' ' || c == 0x7f;
    for (size_t i = 0; i < sizeof(printable_hidden) / sizeof(*printable_hidden);
         i++)
        if (c >= printable_hidden[i].first && c <= printable_hidden[i].last)
            return true;
    return false;
}

/* Returns the length of the prefix that needs no escape. */
static size_t printable_prefix(kin_str text)
{
    size_t len = 0;

    while (len < text.len) {
        uint32_t c = 0;
        size_t step = printable_decode(
            kin_str_of(text.ptr + len, text.len - len), &c);
        if (step == 0 || printable_is_hidden(c))
            break;
        len += step;
    }
    return len;
}

/* Escapes the first character and returns its unescaped length. */
static size_t printable_escape(kin_str text, char *ret)
{
    uint32_t c = 0;
    size_t len = printable_decode(text, &c);
    const char *format = c < 0x80      ? "\\x%02x"
                         : c <= 0xffff ? "\\u%04x"
                                       : "\\U%08x";

    if (len == 0)
        (void)snprintf(ret, KIN__PRINTABLE_SIZE, "\\x%02x",
                       (unsigned char)text.ptr[0]);
    else if (c == '\n' || c == '\r' || c == '\t')
        (void)snprintf(ret, KIN__PRINTABLE_SIZE, "\\%c",
                       c == '\n'   ? 'n'
                       : c == '\r' ? 'r'
                                   : 't');
    else
        (void)snprintf(ret, KIN__PRINTABLE_SIZE, format, c);
    return len == 0 ? 1 : len;
}

kin_str kin__printable_next(kin_str *rest, char escaped[KIN__PRINTABLE_SIZE])
{
    kin_str text = *rest;
    assert(text.len > 0);
    size_t len = printable_prefix(text);
    kin_str piece = kin_str_of(text.ptr, len);

    if (len == 0) {
        len = printable_escape(text, escaped);
        piece = kin_s(escaped);
    }
    *rest = kin_str_of(text.ptr + len, text.len - len);
    return piece;
}

int kin__printable_append(struct kin__buf *buf, kin_str text)
{
    char escaped[KIN__PRINTABLE_SIZE];
    int r = 0;

    while (r == 0 && text.len > 0)
        r = kin__buf_append(buf, kin__printable_next(&text, escaped));
    return r;
}

size_t kin__printable_copy(kin_str text, char *ret, size_t size)
{
    char escaped[KIN__PRINTABLE_SIZE];
    size_t len = 0;

    assert(size > 0);
    while (text.len > 0) {
        kin_str piece = kin__printable_next(&text, escaped);
        size_t room = size - 1 - len;
        bool is_cut = piece.len > room;
        if (is_cut)
            piece.len = piece.ptr == escaped ? 0
                                             : kin__utf8_valid_prefix(
                                                   kin_str_of(piece.ptr, room));
        if (piece.len > 0)
            memcpy(ret + len, piece.ptr, piece.len);
        len += piece.len;
        if (is_cut)
            break;
    }
    ret[len] = '\0';
    return len;
}
