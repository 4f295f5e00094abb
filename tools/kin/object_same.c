/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object_same.c - two JSON texts side by side.
 *
 * The judge of `kin object roundtrip` must not be the parser that it judges, so
 * this compares texts token by token.  Both are known to be valid.
 */
#include <string.h>

#include "object.h"

/* A text and the read position. */
struct same_text {
    const char *ptr;
    size_t len;
    size_t at;
};

static int peek_byte(const struct same_text *t, size_t ahead)
{
    size_t i = t->at + ahead;

    return i < t->len ? (unsigned char)t->ptr[i] : -1;
}

static void skip_space(struct same_text *t)
{
    int c = peek_byte(t, 0);

    while (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
        t->at++;
        c = peek_byte(t, 0);
    }
}

static uint32_t hex_unit(struct same_text *t)
{
    uint32_t unit = 0;

    for (int i = 0; i < 4; i++) {
        int c = peek_byte(t, 0);
        uint32_t digit = (uint32_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
        unit = unit << 4 | (digit & 15);
        t->at++;
    }
    return unit;
}

/* After "\u": a code point, of one or two units; a lone half is U+FFFD. */
static uint32_t escaped_point(struct same_text *t)
{
    uint32_t unit = hex_unit(t);

    if (unit < 0xd800 || unit > 0xdfff)
        return unit;
    if (unit > 0xdbff || peek_byte(t, 0) != '\\' || peek_byte(t, 1) != 'u')
        return 0xfffd;
    struct same_text behind = *t;
    behind.at += 2;
    uint32_t low = hex_unit(&behind);
    if (low < 0xdc00 || low > 0xdfff)
        return 0xfffd;
    *t = behind;
    return 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}

static uint32_t plain_point(struct same_text *t)
{
    int first = peek_byte(t, 0);
    int more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    uint32_t point = (uint32_t)first & (more ? 0x3fu >> more : 0x7fu);

    t->at++;
    for (; more > 0; more--, t->at++)
        point = point << 6 | ((uint32_t)peek_byte(t, 0) & 0x3f);
    return point;
}

/* The next character of a string, decoded. */
static uint32_t next_point(struct same_text *t)
{
    static const char from[] = "\"\\/bfnrt";
    static const char to[] = "\"\\/\b\f\n\r\t";

    if (peek_byte(t, 0) != '\\')
        return plain_point(t);
    int c = peek_byte(t, 1);
    t->at += 2;
    if (c == 'u')
        return escaped_point(t);
    const char *at = memchr(from, c, sizeof(from) - 1);
    return at ? (unsigned char)to[at - from] : 0xfffd;
}

/* Both are after an opening quote. */
static bool same_string(struct same_text *a, struct same_text *b)
{
    for (;;) {
        bool a_ends = peek_byte(a, 0) == '"' || peek_byte(a, 0) < 0;
        bool b_ends = peek_byte(b, 0) == '"' || peek_byte(b, 0) < 0;
        if (a_ends || b_ends) {
            a->at += a_ends;
            b->at += b_ends;
            return a_ends && b_ends;
        }
        if (next_point(a) != next_point(b))
            return false;
    }
}

bool object_same_text(kin_str a, kin_str b, size_t *ret_a, size_t *ret_b)
{
    struct same_text ta = {.ptr = a.ptr, .len = a.len};
    struct same_text tb = {.ptr = b.ptr, .len = b.len};

    for (;;) {
        skip_space(&ta);
        skip_space(&tb);
        *ret_a = ta.at;
        *ret_b = tb.at;
        int ca = peek_byte(&ta, 0);
        if (ca != peek_byte(&tb, 0))
            return false;
        if (ca < 0)
            return true;
        ta.at++;
        tb.at++;
        if (ca == '"' && !same_string(&ta, &tb))
            return false;
    }
}
