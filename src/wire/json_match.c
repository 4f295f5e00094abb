/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_match.c - compares a text with a predicted array or object.
 *
 * Most text agrees with the prediction, so the comparison uses no frames. Where
 * it stops, it records the position in each open container: the levels.  Frames
 * are pushed for these, and parsing continues there.
 */
#include "object/fingerprint.h"
#include "wire/json_frame.h"
#include "wire/json_trail.h"

enum {
    MAX_DIGITS = 10, /* of an integer */
};

/* ---- small values ---- */

static inline bool ends_value(char c)
{
    return c == ',' || c == '}' || c == ']';
}

const char *kin__json_match_number_or_time(struct kin__json_parser *ps,
                                           const char *p, kin__val expected)
{
    if (kin__val_is_time(expected)) {
        if (*p != '"' || p[KIN__TIME_LEN + 1] != '"')
            return NULL;
        /* The epoch is at a full minute.  Most times differ in the seconds. */
        uint32_t seconds = (expected & ~KIN__VAL_TIME) % 60;
        if (p[KIN__TIME_LEN - 1] != (char)('0' + seconds % 10) ||
            p[KIN__TIME_LEN - 2] != (char)('0' + seconds / 10) ||
            kin__json_time(ps, p + 1) != expected)
            return NULL;
        return p + KIN__TIME_LEN + 2;
    }
    int32_t left = kin__val_int(expected);
    /* Negative integers are rare. */
    if (left < 0)
        return NULL;
    char digits[MAX_DIGITS];
    size_t len = 0;
    do {
        digits[sizeof(digits) - ++len] = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    if (memcmp(p, digits + sizeof(digits) - len, len) != 0)
        return NULL;
    return ends_value(p[len]) ? p + len : NULL;
}

/* Compares the text at `p` with an expected number that is not an integer. */
static const char *match_literal_number(const uint32_t *base, const char *p,
                                        kin__val expected)
{
    uint32_t head = kin__node_head(base + expected);
    uint32_t len = head >> KIN__NODE_COUNT_SHIFT;

    if ((head & KIN__NODE_TYPE_MASK) != KIN__NODE_NUMBER ||
        len == KIN__NODE_COUNT_MAX ||
        !kin__scan_equal(p, (const char *)(base + expected + 1), len))
        return NULL;
    return ends_value(p[len]) ? p + len : NULL;
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

/* ---- containers ---- */

/* The arena does not move while a text is compared. */
struct deep {
    struct kin__json_parser *ps;
    const uint32_t *base;
};

static const char *match_container(const struct deep *d, const char *p,
                                   kin__val expected, uint32_t depth);

/* Compares the text at `p` with the expected value; returns its end or NULL. */
__attribute__((always_inline)) static inline const char *match_value(
    const struct deep *d, const char *p, kin__val expected, uint32_t depth)
{
    if (kin__val_is_immediate(expected)) {
        if (kin__val_is_time(expected) || kin__val_is_int(expected))
            return kin__json_match_number_or_time(d->ps, p, expected);
        return kin__json_match_literal(p, expected);
    }
    if (*p == '"')
        return kin__json_match(d->base, p, expected);
    if (*p <= '9')
        return match_literal_number(d->base, p, expected);
    return match_container(d, p, expected, depth);
}

/* Records that the comparison of the container `l`, at `depth`, stopped at the
 * member or element at `p`.  Returns NULL. */
static const char *level_stop(const struct deep *d, struct kin__json_level *l,
                              uint32_t depth, const char *p, uint32_t next)
{
    l->value = NULL;
    l->at = p;
    l->next = next;
    /* Inner containers have set it before. */
    if (d->ps->level_count <= depth)
        d->ps->level_count = depth + 1;
    return NULL;
}

static const char *match_elements(const struct deep *d,
                                  struct kin__json_level *l, uint32_t depth,
                                  const kin__val *values, uint32_t count)
{
    const char *p = l->begin + 1;

    for (uint32_t i = 0;; i++) {
        const char *end = match_value(d, p, values[i], depth + 1);
        if (!end)
            return level_stop(d, l, depth, p, i);
        if (*end == ']' && i + 1 == count)
            return end + 1;
        if (*end != ',')
            return level_stop(d, l, depth, p, i);
        p = end + 1;
        if (i + 1 == count)
            return level_stop(d, l, depth, p, count);
    }
}

/* `values` follow the handle of the shape.  Instantiated for both kinds of
 * keys, so that plain keys do not pay for escapes. */
__attribute__((always_inline)) static inline const char *match_members(
    const struct deep *d, struct kin__json_level *l, uint32_t depth,
    const kin__val *values, uint32_t count, bool has_escapes)
{
    const uint32_t *shape = d->base + values[-1] + 1;
    const uint16_t *ends = (const uint16_t *)(shape + 1);
    const char *keys = (const char *)(shape + 1 + (count + 1) / 2);
    const char *p = l->begin + 1;

    l->from = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t len = ends[i] - l->from;
        size_t matched = kin__json_match_key(p, keys + l->from, len,
                                             has_escapes);
        if (matched == 0)
            return level_stop(d, l, depth, p, i);
        const char *end = match_value(d, p + matched, values[i], depth + 1);
        if (!end) {
            (void)level_stop(d, l, depth, p, i);
            l->value = p + matched;
            return NULL;
        }
        if (*end != ',' && (*end != '}' || i + 1 < count))
            return level_stop(d, l, depth, p, i);
        if (*end == '}')
            return end + 1;
        p = end + 1;
        l->from = ends[i];
    }
    return level_stop(d, l, depth, p, count);
}

/* Whether the keys of a shape can be compared with a text as they are. */
static inline bool shape_is_plain(const uint32_t *base, kin__val shape)
{
    return base[shape + 1] <= UINT16_MAX &&
           !(kin__node_head(base + shape) & KIN__NODE_EXTRA);
}

static const char *match_container(const struct deep *d, const char *p,
                                   kin__val expected, uint32_t depth)
{
    struct kin__json_parser *ps = d->ps;
    uint32_t head = kin__node_head(d->base + expected);
    uint32_t type = head & KIN__NODE_TYPE_MASK;
    uint32_t count = head >> KIN__NODE_COUNT_SHIFT;
    const kin__val *parts = d->base + expected + 1;
    const char *end = NULL;

    if (type != (*p == '{'   ? KIN__NODE_OBJECT
                 : *p == '[' ? KIN__NODE_ARRAY
                             : KIN__NODE_FREE) ||
        depth == KIN__JSON_LEVELS || count == KIN__NODE_COUNT_MAX)
        return NULL;
    if ((head & KIN__NODE_EXTRA) &&
        kin__json_match_fingerprint(ps, p, expected))
        return ps->at;
    struct kin__json_level *l = &ps->levels[depth];
    l->begin = p;
    l->val = expected;
    l->seen_base = (uint32_t)ps->seen_count;
    kin__json_prefetch(d->base, parts, count);
    if (type == KIN__NODE_ARRAY)
        end = match_elements(d, l, depth, parts, count);
    else if (shape_is_plain(d->base, parts[0]))
        end = match_members(d, l, depth, parts + 1, count, false);
    else if (d->base[parts[0] + 1] <= UINT16_MAX)
        end = match_members(d, l, depth, parts + 1, count, true);
    if (!end)
        return NULL;
    ps->seen_count = l->seen_base;
    kin__json_note_same(ps, expected, p, end);
    return end;
}

const char *kin__json_match_deep(struct kin__json_parser *ps, const char *p,
                                 kin__val expected)
{
    const struct deep d = {.ps = ps, .base = ps->arena->rw};

    assert(kin__val_is_node(expected));
    ps->level_count = 0;
    return match_container(&d, p, expected, /* depth= */ 0);
}

/* ---- continuing ---- */

/* Sets the current member of the top frame to the container of the next level;
 * returns its key. */
static kin_str frame_enter(const struct kin__json_parser *ps,
                           struct kin__json_frame *f,
                           const struct kin__json_level *l)
{
    const uint32_t *base = ps->arena->rw;

    f->expected = base[f->values_at + l->next];
    f->next = l->next;
    if (!f->is_object)
        return kin_str_of(NULL, 0);
    f->next = l->next + 1;
    f->next_from = kin__json_key_end(base, f, l->next);
    return kin_str_of((const char *)(base + f->text_at) + l->from,
                      f->next_from - l->from);
}

/* Continues at the member or element where the comparison stopped, if there is
 * one; its frame is on top. */
static void frame_resume(struct kin__json_parser *ps, struct kin__json_frame *f,
                         const struct kin__json_level *l)
{
    if (f->is_object ? *l->at != '"' : *l->at <= ' ' || *l->at == ']')
        return;
    f->next = l->next;
    f->next_from = l->from;
    ps->at = l->at;
    /* Not for a container, whose comparison may have stopped at the depth
     * limit. */
    if (l->value && *l->value != '{' && *l->value != '[')
        ps->differs_at = l->value;
}

bool kin__json_push_levels(struct kin__json_parser *ps, kin_str key)
{
    assert(ps->level_count > 0 && ps->level_count <= KIN__JSON_LEVELS);
    for (uint32_t i = 0; i < ps->level_count; i++) {
        const struct kin__json_level *l = &ps->levels[i];
        if (!kin__json_push(ps, l->begin, l->val, kin__json_site(ps, key)))
            return false;
        struct kin__json_frame *f = kin__json_top(ps);
        f->seen_base = l->seen_base;
        if (i + 1 < ps->level_count)
            key = frame_enter(ps, f, l);
        else
            frame_resume(ps, f, l);
    }
    return true;
}
