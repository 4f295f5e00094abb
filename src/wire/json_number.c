/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_number.c - parses numbers: small integers become immediates, all others
 * keep their literal.
 */
#include "wire/json_frame.h"

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static const char *skip_digits(const char *p)
{
    while (is_digit(*p))
        p++;
    return p;
}

/* Skips fraction and exponent.  NULL if one of them has no digits; `*ret_at` is
 * where they are missing. */
static const char *skip_fraction(const char *p, const char **ret_at)
{
    if (*p == '.') {
        *ret_at = ++p;
        if (!is_digit(*p))
            return NULL;
        p = skip_digits(p);
    }
    if (*p == 'e' || *p == 'E') {
        p++;
        if (*p == '+' || *p == '-')
            p++;
        *ret_at = p;
        if (!is_digit(*p))
            return NULL;
        p = skip_digits(p);
    }
    return p;
}

static kin__val number_make(struct kin__json_parser *ps, kin_str literal,
                            kin__val expected, kin_str key)
{
    kin__val val = KIN__VAL_NONE;

    if (kin__val_is_node(expected)) {
        const uint32_t *node = ps->arena->rw + expected;
        if (kin__node_type(node) == KIN__NODE_NUMBER &&
            kin_str_eq(literal, kin__node_str(node)))
            return expected;
    }
    if (literal.len > ps->limits.string_len)
        return kin__json_fail(ps, KIN_ELIMIT, literal.ptr, "number too long");
    int r = kin__make_number(ps->arena, literal, kin__json_site(ps, key), &val);
    if (r < 0)
        return kin__json_fail_arena(ps, r, literal.ptr);
    if (val == expected)
        kin__val_unref(ps->arena, val);
    return val;
}

kin__val kin__json_number(struct kin__json_parser *ps, const char *p,
                          kin__val expected, kin_str key)
{
    const char *begin = p;
    bool is_negative = *p == '-';
    int32_t value = 0;

    p += is_negative;
    const char *digits = p;
    if (!is_digit(*p))
        return kin__json_fail(ps, KIN_EPARSE, p,
                              is_negative ? "bad number" : "value expected");
    if (*p == '0')
        p++;
    else
        for (; is_digit(*p) && p - digits < 9; p++)
            value = value * 10 + (*p - '0');
    /* Up to nine digits fit; N4 (node.h) has a lower maximum. */
    if (!is_digit(*p) && *p != '.' && *p != 'e' && *p != 'E' &&
        value <= KIN__INT_MAX && !(is_negative && value == 0)) {
        ps->at = p;
        return kin__val_of_int(is_negative ? -value : value);
    }
    if (*digits != '0')
        p = skip_digits(p);
    const char *wrong = p;
    p = skip_fraction(p, &wrong);
    if (!p)
        return kin__json_fail(ps, KIN_EPARSE, wrong, "bad number");
    assert(p > begin);
    ps->at = p;
    return number_make(ps, kin_str_of(begin, (size_t)(p - begin)), expected,
                       key);
}
