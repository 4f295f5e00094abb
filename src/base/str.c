/* SPDX-License-Identifier: Apache-2.0 */
#include "base/str.h"

#include <assert.h>

#include <kin/error.h>

enum {
    DISTANCE_MAX_LEN = 63,
};

int kin_str_cmp(kin_str a, kin_str b)
{
    size_t common = a.len < b.len ? a.len : b.len;
    int order = common ? memcmp(a.ptr, b.ptr, common) : 0;

    if (order != 0)
        return order;
    return (a.len > b.len) - (a.len < b.len);
}

bool kin_str_starts_with(kin_str s, kin_str prefix)
{
    return s.len >= prefix.len &&
           kin_str_eq(kin__str_slice(s, 0, prefix.len), prefix);
}

bool kin_str_ends_with(kin_str s, kin_str suffix)
{
    return s.len >= suffix.len &&
           kin_str_eq(kin__str_slice(s, s.len - suffix.len, suffix.len),
                      suffix);
}

kin_str kin__str_slice(kin_str s, size_t from, size_t len)
{
    if (from > s.len)
        from = s.len;
    if (len > s.len - from)
        len = s.len - from;
    return kin_str_of(s.len ? s.ptr + from : s.ptr, len);
}

size_t kin__str_find(kin_str s, char byte)
{
    const char *at = s.len ? memchr(s.ptr, byte, s.len) : NULL;

    return at ? (size_t)(at - s.ptr) : KIN__STR_NONE;
}

size_t kin__str_rfind(kin_str s, char byte)
{
    const char *at = s.len ? memrchr(s.ptr, byte, s.len) : NULL;

    return at ? (size_t)(at - s.ptr) : KIN__STR_NONE;
}

static bool is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

kin_str kin__str_trim(kin_str s)
{
    while (s.len > 0 && is_space(s.ptr[0]))
        s = kin__str_slice(s, 1, s.len - 1);
    while (s.len > 0 && is_space(s.ptr[s.len - 1]))
        s.len--;
    return s;
}

kin_str kin__str_cut(kin_str *rest, char separator)
{
    size_t at = kin__str_find(*rest, separator);
    kin_str head = *rest;

    if (at == KIN__STR_NONE) {
        *rest = kin_str_of(NULL, 0);
        return head;
    }
    head.len = at;
    *rest = kin__str_slice(*rest, at + 1, rest->len);
    return head;
}

static char to_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

int kin__hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool kin__str_eq_nocase(kin_str a, kin_str b)
{
    if (a.len != b.len)
        return false;
    for (size_t i = 0; i < a.len; i++)
        if (to_lower(a.ptr[i]) != to_lower(b.ptr[i]))
            return false;
    return true;
}

int kin__str_to_u64(kin_str s, uint64_t *ret)
{
    uint64_t value = 0;
    bool overflow = false;

    if (s.len == 0)
        return KIN_EINVAL;
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] < '0' || s.ptr[i] > '9')
            return KIN_EINVAL;
        overflow |= __builtin_mul_overflow(value, 10, &value);
        overflow |= __builtin_add_overflow(value, (uint64_t)(s.ptr[i] - '0'),
                                           &value);
    }
    if (overflow)
        return KIN_ELIMIT;
    *ret = value;
    return 0;
}

int kin__str_to_i64(kin_str s, int64_t *ret)
{
    bool negative = s.len > 0 && s.ptr[0] == '-';
    uint64_t magnitude = 0;
    int r = kin__str_to_u64(negative ? kin__str_slice(s, 1, s.len) : s,
                            &magnitude);

    if (r < 0)
        return r;
    if (magnitude > (uint64_t)INT64_MAX + (negative ? 1 : 0))
        return KIN_ELIMIT;
    /* Unsigned negation also works for INT64_MIN. */
    *ret = (int64_t)(negative ? 0 - magnitude : magnitude);
    return 0;
}

/* Returns the length of the valid UTF-8 sequence at `p`, or 0.  The range of
 * the second byte excludes overlong forms, surrogates and code points past
 * U+10FFFF (RFC 3629, section 4). */
static size_t utf8_sequence(const unsigned char *p, size_t len)
{
    unsigned char low = 0x80;
    unsigned char high = 0xbf;
    size_t need = 0;

    assert(len > 0);
    if (p[0] < 0x80)
        return 1;
    if (p[0] >= 0xc2 && p[0] <= 0xdf)
        need = 2;
    else if (p[0] >= 0xe0 && p[0] <= 0xef)
        need = 3;
    else if (p[0] >= 0xf0 && p[0] <= 0xf4)
        need = 4;
    if (need == 0 || need > len)
        return 0;
    if (p[0] == 0xe0)
        low = 0xa0;
    else if (p[0] == 0xed)
        high = 0x9f;
    else if (p[0] == 0xf0)
        low = 0x90;
    else if (p[0] == 0xf4)
        high = 0x8f;
    if (p[1] < low || p[1] > high)
        return 0;
    for (size_t i = 2; i < need; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    return need;
}

size_t kin__utf8_valid_prefix(kin_str s)
{
    const unsigned char *bytes = (const unsigned char *)s.ptr;
    size_t at = 0;

    while (at < s.len) {
        size_t step = utf8_sequence(bytes + at, s.len - at);
        if (step == 0)
            break;
        at += step;
    }
    return at;
}

static size_t min3(size_t a, size_t b, size_t c)
{
    size_t least = a < b ? a : b;

    return least < c ? least : c;
}

size_t kin__str_distance(kin_str a, kin_str b)
{
    /* Rows i-2, i-1 and i of the table of distances between prefixes. */
    size_t rows[3][DISTANCE_MAX_LEN + 1];

    if (a.len > DISTANCE_MAX_LEN || b.len > DISTANCE_MAX_LEN)
        return SIZE_MAX;
    for (size_t j = 0; j <= b.len; j++)
        rows[0][j] = j;
    for (size_t i = 1; i <= a.len; i++) {
        size_t *row = rows[i % 3];
        const size_t *above = rows[(i - 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= b.len; j++) {
            size_t replaced = above[j - 1] + (a.ptr[i - 1] != b.ptr[j - 1]);
            row[j] = min3(above[j] + 1, row[j - 1] + 1, replaced);
            bool swapped = i > 1 && j > 1 && a.ptr[i - 1] == b.ptr[j - 2] &&
                           a.ptr[i - 2] == b.ptr[j - 1];
            if (swapped && rows[(i - 2) % 3][j - 2] + 1 < row[j])
                row[j] = rows[(i - 2) % 3][j - 2] + 1;
        }
    }
    return rows[a.len % 3][b.len];
}
