/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_stack.c - the stacks of the parser: frames, values, keys, seen texts.
 */
#include "base/alloc.h"
#include "object/fingerprint.h"
#include "wire/json_frame.h"
#include "wire/json_trail.h"

enum {
    STACK_MIN = 64,
};

static bool stack_fail(struct kin__json_parser *ps)
{
    (void)kin__json_fail(ps, KIN_ENOMEM, ps->end, "out of memory");
    return false;
}

/* Grows a stack to at least `need` elements.  NULL: unchanged. */
static void *stack_grow(struct kin__json_parser *ps, void *ptr, size_t need,
                        size_t size, size_t *ret_cap)
{
    size_t cap = need < STACK_MIN ? STACK_MIN : need + need / 2;
    void *grown = kin__realloc(ps->alloc, ptr, cap, size);

    assert(cap >= need);
    if (grown)
        *ret_cap = cap;
    else
        (void)stack_fail(ps);
    return grown;
}

/* The exact count is checked at the end of a container; this keeps a text from
 * growing the stacks far beyond the limit. */
static bool stack_members_fit(struct kin__json_parser *ps)
{
    if (ps->depth == 0)
        return true;
    const struct kin__json_frame *f = kin__json_top(ps);
    /* One more for the shape of an object. */
    if (ps->val_count - f->val_base <= (size_t)ps->limits.members + 1)
        return true;
    ps->error_in_value = false;
    (void)kin__json_fail(ps, KIN_ELIMIT, f->begin,
                         f->is_object ? "too many members"
                                      : "too many elements");
    return false;
}

bool kin__json_grow_vals(struct kin__json_parser *ps, size_t more)
{
    size_t need = ps->val_count + more;
    size_t cap = 0;

    if (need <= ps->vals_cap)
        return true;
    if (!stack_members_fit(ps))
        return false;
    kin__val *vals = stack_grow(ps, ps->vals, need, sizeof(*vals), &cap);
    if (!vals)
        return false;
    ps->vals = vals;
    uint8_t *owned = stack_grow(ps, ps->owned, need, sizeof(*owned), &cap);
    if (!owned)
        return false;
    ps->owned = owned;
    ps->vals_cap = cap;
    return true;
}

bool kin__json_grow_keys(struct kin__json_parser *ps, size_t more)
{
    size_t need = ps->keys_len + more + KIN__SCAN_PADDING;

    if (need <= ps->keys_cap)
        return true;
    char *keys = stack_grow(ps, ps->keys, need, 1, &ps->keys_cap);
    if (!keys)
        return false;
    ps->keys = keys;
    return true;
}

bool kin__json_grow_key_ends(struct kin__json_parser *ps, size_t more)
{
    size_t need = ps->key_count + more;

    if (need <= ps->key_ends_cap)
        return true;
    uint32_t *ends = stack_grow(ps, ps->key_ends, need, sizeof(*ends),
                                &ps->key_ends_cap);
    if (!ends)
        return false;
    ps->key_ends = ends;
    return true;
}

bool kin__json_grow_scratch(struct kin__json_parser *ps, size_t need)
{
    need += KIN__SCAN_PADDING;
    if (need <= ps->scratch_cap)
        return true;
    char *scratch = stack_grow(ps, ps->scratch, need, 1, &ps->scratch_cap);
    if (!scratch)
        return false;
    ps->scratch = scratch;
    return true;
}

/* Pushes `count` predicted values of a frame, beginning with `from`. */
static bool push_more(struct kin__json_parser *ps,
                      const struct kin__json_frame *f, uint32_t from,
                      uint32_t count)
{
    if (!kin__json_grow_vals(ps, count))
        return false;
    const kin__val *values = ps->arena->rw + f->values_at + from;
    kin__val *to = ps->vals + ps->val_count;
    uint8_t *owned = ps->owned + ps->val_count;
    for (uint32_t i = 0; i < count; i++) {
        to[i] = values[i];
        owned[i] = 0;
    }
    ps->val_count += count;
    return true;
}

bool kin__json_push_predicted(struct kin__json_parser *ps,
                              const struct kin__json_frame *f, uint32_t count)
{
    if (!kin__json_grow_vals(ps, (size_t)count + 1))
        return false;
    if (f->is_object) {
        assert(ps->val_count == f->val_base);
        ps->vals[ps->val_count] = f->shape;
        ps->owned[ps->val_count++] = 0;
    }
    return push_more(ps, f, /* from= */ 0, count);
}

bool kin__json_settle(struct kin__json_parser *ps,
                      const struct kin__json_frame *f, uint32_t count)
{
    assert(f->state != KIN__JSON_OTHER);
    if (f->state == KIN__JSON_SAME)
        return kin__json_push_predicted(ps, f, count);
    uint32_t there = (uint32_t)(ps->val_count - f->val_base) - f->is_object;
    return there >= count || push_more(ps, f, there, count - there);
}

/* ---- seen texts ---- */

void kin__json_see(struct kin__json_parser *ps, kin__val val, kin_str text)
{
    size_t cap = ps->seen_cap ? ps->seen_cap * 2 : STACK_MIN;

    if (ps->seen_count == ps->seen_cap) {
        struct kin__json_seen *seen = kin__realloc(ps->alloc, ps->seen, cap,
                                                   sizeof(*seen));
        /* A fingerprint is optional. */
        if (!seen)
            return;
        ps->seen = seen;
        ps->seen_cap = cap;
    }
    ps->seen[ps->seen_count++] = (struct kin__json_seen){
        .val = val,
        .len = (uint32_t)text.len,
        .text = text.ptr,
    };
}

void kin__json_fingerprint_all_seen(struct kin__json_parser *ps, uint32_t from)
{
    assert(from <= ps->seen_count);
    for (size_t i = from; i < ps->seen_count; i++) {
        const struct kin__json_seen *seen = &ps->seen[i];
        /* The same value may be in the list twice. */
        if (!(kin__node_head(ps->arena->rw + seen->val) & KIN__NODE_EXTRA))
            kin__fingerprint_add(ps->arena, seen->val,
                                 kin_str_of(seen->text, seen->len));
    }
    ps->seen_count = from;
}

/* ---- frames ---- */

static bool frame_grow(struct kin__json_parser *ps, const char *p)
{
    size_t cap = 0;

    if (ps->depth >= ps->limits.depth) {
        (void)kin__json_fail(ps, KIN_ELIMIT, p, "nested too deep");
        return false;
    }
    if (ps->depth < ps->frames_cap)
        return true;
    struct kin__json_frame *frames = stack_grow(
        ps, ps->frames, (size_t)ps->depth + 1, sizeof(*frames), &cap);
    if (!frames)
        return false;
    ps->frames = frames;
    ps->frames_cap = (uint32_t)cap;
    return true;
}

/* Initialises a frame from a predicted container of the same type. */
static inline void frame_predict(const uint32_t *base,
                                 struct kin__json_frame *f, kin__val expected,
                                 uint32_t head)
{
    assert(kin__val_is_node(expected));
    const uint32_t *payload = base + expected + 1;
    uint32_t count = head >> KIN__NODE_COUNT_SHIFT;

    if (KIN__UNLIKELY(count == KIN__NODE_COUNT_MAX))
        count = *payload++;
    f->predicted = expected;
    f->predicted_count = count;
    f->state = KIN__JSON_SAME;
    if (f->is_object) {
        f->shape = *payload++;
        const uint32_t *shape = kin__node_payload(base + f->shape);
        f->ends_at = (uint32_t)(shape + 1 - base);
        f->is_wide = shape[0] > UINT16_MAX;
        f->has_escapes = kin__node_head(base + f->shape) & KIN__NODE_EXTRA;
        f->text_at = f->ends_at + kin__shape_ends_words(shape[0], count);
        f->search_left = 64 + 2 * count;
    }
    f->values_at = (uint32_t)(payload - base);
}

/* Initialises a frame without prediction; reserves the place of a shape. */
static bool frame_no_prediction(struct kin__json_parser *ps,
                                struct kin__json_frame *f)
{
    f->predicted = KIN__VAL_NONE;
    f->predicted_count = 0;
    f->shape = KIN__VAL_NONE;
    f->values_at = 0;
    f->ends_at = 0;
    f->text_at = 0;
    f->is_wide = false;
    f->has_escapes = false;
    f->search_left = 0;
    f->slot = KIN__TRAIL_NO_SLOT;
    f->state = KIN__JSON_OTHER;
    return !f->is_object ||
           kin__json_push_val(ps, KIN__VAL_NONE, /* is_owned= */ false);
}

bool kin__json_push(struct kin__json_parser *ps, const char *p,
                    kin__val expected, uint32_t site)
{
    const uint32_t *base = ps->arena->rw;
    uint32_t head = KIN__NODE_FREE;

    if (KIN__UNLIKELY(ps->depth >= ps->frames_cap ||
                      ps->depth >= ps->limits.depth) &&
        !frame_grow(ps, p))
        return false;
    struct kin__json_frame *f = &ps->frames[ps->depth];
    assert(*p == '{' || *p == '[');
    f->begin = p;
    f->next = 0;
    f->next_from = 0;
    f->expected = KIN__VAL_NONE;
    f->site = site;
    f->val_base = (uint32_t)ps->val_count;
    f->key_base = (uint32_t)ps->key_count;
    f->keys_base = ps->keys_len;
    f->seen_base = (uint32_t)ps->seen_count;
    f->is_object = *p == '{';
    f->fields = ps->below;
    f->slot = ps->trail.inner;
    ps->trail.inner = KIN__TRAIL_NO_SLOT;
    if (kin__val_is_node(expected))
        head = kin__node_head(base + expected);
    if ((head & KIN__NODE_TYPE_MASK) ==
        (f->is_object ? KIN__NODE_OBJECT : KIN__NODE_ARRAY))
        frame_predict(base, f, expected, head);
    else if (!frame_no_prediction(ps, f))
        return false;
    ps->depth++;
    ps->at = p + 1;
    return true;
}

void kin__json_drop(struct kin__json_parser *ps)
{
    for (size_t i = 0; i < ps->val_count; i++)
        if (ps->owned[i])
            kin__val_unref(ps->arena, ps->vals[i]);
    ps->val_count = 0;
    ps->keys_len = 0;
    ps->key_count = 0;
    ps->seen_count = 0;
    ps->depth = 0;
}
