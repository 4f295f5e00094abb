/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_string.c - parses strings: plain runs many bytes at a time, escapes and
 * UTF-8 character by character.
 */
#include "wire/json_escape.h"
#include "wire/json_frame.h"

/* Returns the value of four hexadecimal digits, or -1. */
static int hex4(const char *p)
{
    int value = 0;

    for (int i = 0; i < 4; i++) {
        int c = (unsigned char)p[i];
        int digit = -1;
        if (c >= '0' && c <= '9')
            digit = c - '0';
        else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f')
            digit = (c | 0x20) - 'a' + 10;
        /* The end of the text is not a digit: nothing behind it is read. */
        if (digit < 0)
            return -1;
        value = value << 4 | digit;
    }
    return value;
}

static size_t utf8_put(uint32_t code, char *out)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xc0 | code >> 6);
        out[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    if (code < 0x10000) {
        out[0] = (char)(0xe0 | code >> 12);
        out[1] = (char)(0x80 | (code >> 6 & 0x3f));
        out[2] = (char)(0x80 | (code & 0x3f));
        return 3;
    }
    out[0] = (char)(0xf0 | code >> 18);
    out[1] = (char)(0x80 | (code >> 12 & 0x3f));
    out[2] = (char)(0x80 | (code >> 6 & 0x3f));
    out[3] = (char)(0x80 | (code & 0x3f));
    return 4;
}

/* Returns the length of the UTF-8 character at `p`, whose first byte is not
 * ASCII; 0 if it is invalid.  Stops at the end of the text, which is not a
 * continuation byte. */
static size_t utf8_len(const char *p)
{
    const unsigned char *s = (const unsigned char *)p;
    /* Range of the second byte: excludes overlong forms, surrogates and code
     * points above U+10FFFF. */
    unsigned low = s[0] == 0xe0 ? 0xa0 : s[0] == 0xf0 ? 0x90 : 0x80;
    unsigned high = s[0] == 0xed ? 0x9f : s[0] == 0xf4 ? 0x8f : 0xbf;
    size_t len = s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;

    if (s[0] < 0xc2 || s[0] > 0xf4 || s[1] < low || s[1] > high)
        return 0;
    for (size_t i = 2; i < len; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    return len;
}

/* Decodes \uXXXX at `p`, or a pair of them; returns their length, 0 if
 * malformed. */
static size_t unicode_escape(const char *p, uint32_t *ret)
{
    int first = hex4(p + 2);

    if (first < 0)
        return 0;
    *ret = (uint32_t)first;
    if (first < 0xd800 || first > 0xdfff)
        return 6;
    *ret = 0xfffd;
    if (first > 0xdbff || p[6] != '\\' || p[7] != 'u')
        return 6;
    int second = hex4(p + 8);
    if (second < 0xdc00 || second > 0xdfff)
        return 6;
    *ret = 0x10000 + ((uint32_t)(first - 0xd800) << 10) +
           (uint32_t)(second - 0xdc00);
    return 12;
}

/* Decodes the escape at `p` to `out`: `*ret_len` bytes, at most 4.  Returns the
 * length of the escape, 0 if malformed. */
static size_t escape_decode(const char *p, char *out, size_t *ret_len)
{
    static const char plain[128] = {
        ['"'] = '"',  ['\\'] = '\\', ['/'] = '/',  ['b'] = '\b',
        ['f'] = '\f', ['n'] = '\n',  ['r'] = '\r', ['t'] = '\t',
    };
    unsigned char c = (unsigned char)p[1];
    uint32_t code = 0;

    if (c < sizeof(plain) && plain[c]) {
        *out = plain[c];
        *ret_len = 1;
        return 2;
    }
    size_t used = c == 'u' ? unicode_escape(p, &code) : 0;
    if (used > 0)
        *ret_len = utf8_put(code, out);
    return used;
}

int kin__json_unescape(kin_str s, char *ret, size_t size, size_t *ret_len)
{
    const char *end = s.ptr + s.len;
    size_t len = 0;

    for (const char *p = s.ptr; p < end;) {
        char decoded[4] = {*p};
        size_t more = 1;
        size_t used = *p == '\\' ? escape_decode(p, decoded, &more) : 1;
        if (used == 0)
            return KIN_EPARSE;
        if (more > size - len)
            return KIN_ELIMIT;
        memcpy(ret + len, decoded, more);
        len += more;
        p += used;
    }
    *ret_len = len;
    return 0;
}

/* Decodes the character at `p`, which ends a plain run and is not the quote. As
 * escape_decode; sets the error. */
static size_t string_char(struct kin__json_parser *ps, const char *p, char *out,
                          size_t *ret_len)
{
    unsigned char c = (unsigned char)*p;
    size_t used = 0;

    if (c == '\\') {
        used = escape_decode(p, out, ret_len);
        if (used == 0)
            (void)kin__json_fail(ps, KIN_EPARSE, p, "bad escape");
        return used;
    }
    if (c < ' ') {
        (void)kin__json_fail(ps, KIN_EPARSE, p, "control character in string");
        return 0;
    }
    used = utf8_len(p);
    if (used == 0 && (ps->flags & KIN__JSON_REPAIR_UTF8)) {
        *ret_len = utf8_put(0xfffd, out);
        return 1;
    }
    if (used == 0)
        (void)kin__json_fail(ps, KIN_EPARSE, p, "bad UTF-8");
    memcpy(out, p, used);
    *ret_len = used;
    return used;
}

static bool string_fits(struct kin__json_parser *ps, const char *p, size_t len)
{
    if (len <= ps->limits.string_len)
        return true;
    (void)kin__json_fail(ps, KIN_ELIMIT, p, "string too long");
    return false;
}

/* Decodes a string whose plain beginning ends at `p` into scratch. */
static bool string_decode(struct kin__json_parser *ps, const char *begin,
                          const char *p, kin_str *ret)
{
    size_t len = (size_t)(p - begin);
    size_t more = 0;

    if (!kin__json_grow_scratch(ps, len))
        return false;
    memcpy(ps->scratch, begin, len);
    while (*p != '"') {
        if (!kin__json_grow_scratch(ps, len + 4))
            return false;
        size_t used = string_char(ps, p, ps->scratch + len, &more);
        if (used == 0)
            return false;
        p += used;
        len += more;
        const char *run_end = kin__scan_string(p);
        size_t run = (size_t)(run_end - p);
        if (!kin__json_grow_scratch(ps, len + run))
            return false;
        kin__scan_copy(ps->scratch + len, p, run);
        len += run;
        p = run_end;
        if (!string_fits(ps, begin, len))
            return false;
    }
    *ret = kin_str_of(ps->scratch, len);
    ps->at = p + 1;
    return true;
}

bool kin__json_read_string(struct kin__json_parser *ps, const char *p,
                           kin_str *ret)
{
    const char *begin = p + 1;
    const char *end = kin__scan_string(begin);

    assert(*p == '"');
    if (KIN__UNLIKELY(*end != '"'))
        return string_decode(ps, begin, end, ret);
    *ret = kin_str_of(begin, (size_t)(end - begin));
    ps->at = end + 1;
    return string_fits(ps, begin, ret->len);
}

/* Whether the text at `p` is the string `expected`, without copying.  If true,
 * ps->at is behind it; false also for a malformed string. */
static bool string_matches(struct kin__json_parser *ps, const char *p,
                           kin_str expected)
{
    const char *have = expected.ptr;
    const char *have_end = expected.ptr + expected.len;
    char decoded[4];
    size_t len = 0;

    for (p++;;) {
        const char *run_end = kin__scan_string(p);
        size_t run = (size_t)(run_end - p);
        if (run > (size_t)(have_end - have) || !kin__scan_equal(p, have, run))
            return false;
        have += run;
        p = run_end;
        if (*p == '"')
            break;
        if (*p != '\\')
            return false;
        size_t used = escape_decode(p, decoded, &len);
        if (used == 0 || len > (size_t)(have_end - have) ||
            memcmp(decoded, have, len) != 0)
            return false;
        have += len;
        p += used;
    }
    ps->at = p + 1;
    return have == have_end;
}

/* Returns a string as a time, if it has the form of one and its key names a
 * time; else none. */
static kin__val string_time(struct kin__json_parser *ps, kin_str s, kin_str key)
{
    if (s.len != KIN__TIME_LEN || s.ptr[KIN__TIME_LEN - 1] != 'Z' ||
        !kin__key_names_time(key))
        return KIN__VAL_NONE;
    return kin__json_time(ps, s.ptr);
}

static kin__val string_make(struct kin__json_parser *ps, kin_str s,
                            kin__val expected, kin_str key)
{
    kin__val val = KIN__VAL_NONE;
    int r = kin__make_string(ps->arena, s, kin__json_site(ps, key), &val);

    if (r < 0)
        return kin__json_fail_arena(ps, r, ps->at);
    if (val == expected)
        kin__val_unref(ps->arena, val);
    return val;
}

kin__val kin__json_string(struct kin__json_parser *ps, const char *p,
                          kin__val expected, kin_str key)
{
    kin_str s;

    if (kin__val_is_time(expected) && p[KIN__TIME_LEN + 1] == '"') {
        kin__val time = kin__json_time(ps, p + 1);
        if (time) {
            ps->at = p + KIN__TIME_LEN + 2;
            return time;
        }
    }
    bool is_string = kin__val_is_node(expected) &&
                     kin__node_type(ps->arena->rw + expected) ==
                         KIN__NODE_STRING;
    if (is_string &&
        (kin__node_head(ps->arena->rw + expected) & KIN__NODE_EXTRA) &&
        string_matches(ps, p, kin__node_str(ps->arena->rw + expected)))
        return expected;
    if (!kin__json_read_string(ps, p, &s))
        return KIN__VAL_NONE;
    if (s.len == 0)
        return KIN__VAL_EMPTY_STRING;
    /* Plain strings were compared before, unless they are very long. */
    if (is_string && (s.ptr == ps->scratch || s.len >= KIN__NODE_COUNT_MAX) &&
        kin_str_eq(s, kin__node_str(ps->arena->rw + expected)))
        return expected;
    kin__val time = string_time(ps, s, key);
    return time ? time : string_make(ps, s, expected, key);
}
