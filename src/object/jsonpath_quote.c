/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/str.h"
#include "object/jsonpath_node.h"

/* Value of `count` digits of a base at the front of `s`, which are taken off.
 */
static int take_digits(kin_str *s, size_t count, unsigned base, uint32_t *ret)
{
    uint32_t value = 0;

    if (s->len < count)
        return KIN_EPARSE;
    for (size_t i = 0; i < count; i++) {
        unsigned digit = (unsigned)kin__hex_digit(s->ptr[i]);
        if (digit >= base || value > UINT32_MAX / base)
            return KIN_EPARSE;
        value = value * base + digit;
    }
    *s = kin__str_slice(*s, count, SIZE_MAX);
    *ret = value;
    return 0;
}

static int append_rune(struct kin__buf *ret, uint32_t rune)
{
    char utf8[4];
    size_t len = 0;

    if (rune > 0x10ffff || (rune >= 0xd800 && rune <= 0xdfff))
        return KIN_EPARSE;
    if (rune < 0x80) {
        utf8[len++] = (char)rune;
    } else if (rune < 0x800) {
        utf8[len++] = (char)(0xc0 | rune >> 6);
        utf8[len++] = (char)(0x80 | (rune & 0x3f));
    } else if (rune < 0x10000) {
        utf8[len++] = (char)(0xe0 | rune >> 12);
        utf8[len++] = (char)(0x80 | (rune >> 6 & 0x3f));
        utf8[len++] = (char)(0x80 | (rune & 0x3f));
    } else {
        utf8[len++] = (char)(0xf0 | rune >> 18);
        utf8[len++] = (char)(0x80 | (rune >> 12 & 0x3f));
        utf8[len++] = (char)(0x80 | (rune >> 6 & 0x3f));
        utf8[len++] = (char)(0x80 | (rune & 0x3f));
    }
    return kin__buf_append(ret, kin_str_of(utf8, len));
}

/* The escape whose backslash was taken off. */
static int append_escape(kin_str *s, char quote, struct kin__buf *ret)
{
    static const char from[] = "abfnrtv\\";
    static const char to[] = "\a\b\f\n\r\t\v\\";
    uint32_t value = 0;
    int r = 0;

    if (s->len == 0)
        return KIN_EPARSE;
    char c = s->ptr[0];
    const char *at = c ? strchr(from, c) : NULL;
    if (c >= '0' && c <= '7') {
        r = take_digits(s, 3, 8, &value);
        if (r == 0 && value > 255)
            r = KIN_EPARSE;
        return r < 0 ? r : kin__buf_append_byte(ret, (char)value);
    }
    *s = kin__str_slice(*s, 1, SIZE_MAX);
    if (at)
        return kin__buf_append_byte(ret, to[at - from]);
    if (c == quote)
        return kin__buf_append_byte(ret, c);
    if (c != 'x' && c != 'u' && c != 'U')
        return KIN_EPARSE;
    r = take_digits(s, c == 'x' ? 2 : c == 'u' ? 4 : 8, 16, &value);
    if (r < 0)
        return r;
    return c == 'x' ? kin__buf_append_byte(ret, (char)value)
                    : append_rune(ret, value);
}

int kin__jp_unquote(kin_str quoted, struct kin__buf *ret)
{
    int r = 0;

    if (quoted.len < 2 || quoted.ptr[0] != quoted.ptr[quoted.len - 1])
        return KIN_EPARSE;
    char quote = quoted.ptr[0];
    kin_str s = kin__str_slice(quoted, 1, quoted.len - 2);
    while (r == 0 && s.len > 0) {
        char c = s.ptr[0];
        s = kin__str_slice(s, 1, SIZE_MAX);
        if (c == quote)
            return KIN_EPARSE;
        r = c == '\\' ? append_escape(&s, quote, ret)
                      : kin__buf_append_byte(ret, c);
    }
    return r;
}
