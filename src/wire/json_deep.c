/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_deep.c - comparing a text with a predicted array or object as a whole.
 *
 * Most of what is read agrees with the prediction, so the comparison has no
 * frames.  Where it ends, it notes for each container that is open how far it
 * came: its levels.  Frames are made of those, and reading goes on from there.
 */
#include "object/fingerprint.h"
#include "wire/json_frame.h"
#include "wire/json_trail.h"

/* Nothing moves the arena while a text is compared. */
struct deep {
    struct kin__json_parser *ps;
    const uint32_t *base;
};

static const char *match_container(const struct deep *d, const char *p,
                                   kin__val expected, uint32_t depth);

/* The text at `p` as the value that was expected: its end, or NULL. */
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
    return match_container(d, p, expected, depth);
}

/* The comparison of the container `l`, at `depth`, ends at the member or
 * element at `p`. */
static const char *level_stop(const struct deep *d, struct kin__json_level *l,
                              uint32_t depth, const char *p, uint32_t next)
{
    l->value = NULL;
    l->at = p;
    l->next = next;
    /* Those inside of it have noted that before. */
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

/* `values` follow the handle of the shape.  Made for both kinds of keys, so
 * that the plain ones do not pay for the others. */
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
    if ((head & KIN__NODE_EXTRA) && kin__json_take_print(ps, p, expected))
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

    ps->level_count = 0;
    return match_container(&d, p, expected, /* depth= */ 0);
}

/* ---- going on ---- */

/* The member in hand of a frame on top is what the next level is of; gives its
 * key. */
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

/* Goes on at the member or element where the comparison ended, if there is one
 * at all: its frame is on top. */
static void frame_resume(struct kin__json_parser *ps, struct kin__json_frame *f,
                         const struct kin__json_level *l)
{
    if (f->is_object ? *l->at != '"' : *l->at <= ' ' || *l->at == ']')
        return;
    f->next = l->next;
    f->next_from = l->from;
    ps->at = l->at;
    /* A container may have been too deep. */
    if (l->value && *l->value != '{' && *l->value != '[')
        ps->differs_at = l->value;
}

bool kin__json_push_levels(struct kin__json_parser *ps, kin_str key)
{
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
