/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_flat.c - comparing a text with a small value at one go.
 */
#include "wire/json_frame.h"

const char *kin__json_match_number_or_time(struct kin__json_parser *ps,
                                           const char *p, kin__val expected)
{
    if (kin__val_is_time(expected)) {
        if (*p != '"' || p[KIN__TIME_LEN + 1] != '"')
            return NULL;
        /* The span of times begins with a minute; seconds tell most apart. */
        uint32_t seconds = (expected & ~KIN__VAL_TIME) % 60;
        if (p[KIN__TIME_LEN - 1] != (char)('0' + seconds % 10) ||
            p[KIN__TIME_LEN - 2] != (char)('0' + seconds / 10) ||
            kin__json_time(ps, p + 1) != expected)
            return NULL;
        return p + KIN__TIME_LEN + 2;
    }
    int32_t left = kin__val_int(expected);
    /* Negative ones and those of many digits are rare. */
    if (left < 0 || left > 99999)
        return NULL;
    char digits[8];
    size_t len = 0;
    do {
        digits[sizeof(digits) - ++len] = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    if (memcmp(p, digits + sizeof(digits) - len, len) != 0)
        return NULL;
    char after = p[len];
    return after == ',' || after == '}' || after == ']' ? p + len : NULL;
}

__attribute__((always_inline)) static inline const char *match_scalar(
    struct kin__json_parser *ps, const uint32_t *base, const char *p,
    kin__val expected)
{
    if (kin__val_is_immediate(expected) &&
        (kin__val_is_time(expected) || kin__val_is_int(expected)))
        return kin__json_match_number_or_time(ps, p, expected);
    return kin__json_match(base, p, expected);
}

static const char *match_array(struct kin__json_parser *ps,
                               const uint32_t *base, const char *p,
                               const kin__val *values, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        p = match_scalar(ps, base, p + 1, values[i]);
        if (!p || *p != (i + 1 < count ? ',' : ']'))
            return NULL;
    }
    return p + 1;
}

/* `values` follow the handle of the shape. */
static const char *match_object(struct kin__json_parser *ps,
                                const uint32_t *base, const char *p,
                                const kin__val *values, uint32_t count)
{
    const uint32_t *shape = base + values[-1] + 1;
    const uint16_t *ends = (const uint16_t *)(shape + 1);
    const char *text = (const char *)(shape + 1 + (count + 1) / 2);
    uint32_t from = 0;

    if (shape[0] > UINT16_MAX || (kin__node_head(shape - 1) & KIN__NODE_EXTRA))
        return NULL;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t len = ends[i] - from;
        p++;
        if (!kin__scan_equal(p, text + from, len))
            return NULL;
        from = ends[i];
        p = match_scalar(ps, base, p + len, values[i]);
        if (!p || *p != (i + 1 < count ? ',' : '}'))
            return NULL;
    }
    return p + 1;
}

const char *kin__json_match_flat(struct kin__json_parser *ps, const char *p,
                                 kin__val expected)
{
    const uint32_t *base = ps->arena->rw;
    uint32_t head = kin__node_head(base + expected);
    uint32_t type = head & KIN__NODE_TYPE_MASK;
    uint32_t count = head >> KIN__NODE_COUNT_SHIFT;
    const kin__val *parts = base + expected + 1;
    const char *end = NULL;

    if ((head & (KIN__NODE_EXTRA | KIN__NODE_CANONICAL)) !=
            KIN__NODE_CANONICAL ||
        count == KIN__NODE_COUNT_MAX)
        return NULL;
    if (*p == '{' && type == KIN__NODE_OBJECT)
        end = match_object(ps, base, p, parts + 1, count);
    else if (*p == '[' && type == KIN__NODE_ARRAY)
        end = match_array(ps, base, p, parts, count);
    if (!end)
        return NULL;
    kin__json_note_same(ps, expected, p, end);
    return end;
}
