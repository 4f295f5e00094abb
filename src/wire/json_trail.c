/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_trail.h"

#include "base/alloc.h"

enum {
    TRAIL_MIN_SLOTS = 256,
    /* In 1/256 of a text: the minimum to skip, and how much less than usual is
     * tolerated. */
    TRAIL_MIN_SKIPPED = 64,
    TRAIL_TOLERANCE = 16,
};

void kin__json_trail_forget(struct kin__json_parser *ps)
{
    struct kin__json_trail *trail = &ps->trail;

    kin__free(ps->alloc, trail->text);
    kin__free(ps->alloc, trail->slots);
    *trail = (struct kin__json_trail){.recent = trail->recent};
}

/* ---- one text ---- */

static bool trail_is_valid(const struct kin__json_parser *ps)
{
    const struct kin__json_trail *trail = &ps->trail;

    return trail->root && ps->arena->watched == trail->root &&
           ps->arena->watches == trail->watch &&
           ((trail->flags ^ ps->flags) & KIN__JSON_REPAIR_UTF8) == 0;
}

kin__val kin__json_trail_begin(struct kin__json_parser *ps, const char *p,
                               kin__val predicted)
{
    struct kin__json_trail *trail = &ps->trail;

    trail->mode = KIN__TRAIL_NONE;
    trail->inner = KIN__TRAIL_NO_SLOT;
    if (!(ps->flags & KIN__JSON_FINGERPRINT_ROOT) || !ps->uses_fingerprints ||
        ps->fields || ps->arena->wipes || predicted == KIN__VAL_NONE ||
        *p != '{')
        return predicted;
    trail->begin = p;
    if ((predicted == trail->root || predicted == trail->last) &&
        trail_is_valid(ps)) {
        trail->mode = KIN__TRAIL_USE;
        trail->inner = 0;
        trail->same_end = NULL;
        trail->skipped = 0;
        /* The caller's trust was for its own prediction. */
        ps->flags &= ~(unsigned)KIN__JSON_TRUST_FINGERPRINTS;
        return trail->root;
    }
    if (predicted == trail->recent) {
        trail->mode = KIN__TRAIL_RECORD;
        trail->root = KIN__VAL_NONE;
        trail->slot_count = 0;
    }
    return predicted;
}

static bool trail_keep_text(struct kin__json_parser *ps)
{
    struct kin__json_trail *trail = &ps->trail;
    size_t len = (size_t)(ps->at - trail->begin);

    if (trail->cap < len + KIN__JSON_PADDING) {
        size_t cap = len + len / 4 + KIN__JSON_PADDING;
        char *text = kin__realloc(ps->alloc, trail->text, cap, 1);
        if (!text)
            return false;
        trail->text = text;
        trail->cap = (uint32_t)cap;
    }
    memcpy(trail->text, trail->begin, len);
    memset(trail->text + len, 0, KIN__JSON_PADDING);
    assert(len + KIN__JSON_PADDING <= trail->cap);
    trail->len = (uint32_t)len;
    return true;
}

static void trail_recorded(struct kin__json_parser *ps, kin__val val)
{
    struct kin__json_trail *trail = &ps->trail;

    if (trail->slot_count == 0 || !kin__val_is_node(val) ||
        !trail_keep_text(ps))
        return;
    trail->root = val;
    trail->last = val;
    trail->usual = 0;
    trail->flags = ps->flags;
    ps->arena->watched = val;
    trail->watch = ++ps->arena->watches;
}

static void trail_evaluate(struct kin__json_trail *trail, size_t len)
{
    uint32_t skipped = (uint32_t)(trail->skipped * 256 / (len + 1));

    if (skipped < TRAIL_MIN_SKIPPED || skipped + TRAIL_TOLERANCE < trail->usual)
        trail->root = KIN__VAL_NONE;
    else if (trail->usual == 0)
        trail->usual = skipped;
}

void kin__json_trail_end(struct kin__json_parser *ps, kin__val val)
{
    struct kin__json_trail *trail = &ps->trail;

    if (ps->flags & KIN__JSON_FINGERPRINT_ROOT)
        trail->recent = val;
    if (trail->mode == KIN__TRAIL_RECORD)
        trail_recorded(ps, val);
    if (trail->mode != KIN__TRAIL_USE)
        return;
    trail->last = val;
    trail_evaluate(trail, (size_t)(ps->at - trail->begin));
}

/* ---- recording ---- */

static bool slots_grow(struct kin__json_parser *ps)
{
    struct kin__json_trail *trail = &ps->trail;
    uint32_t cap = trail->slots_cap ? trail->slots_cap * 2 : TRAIL_MIN_SLOTS;
    struct kin__json_slot *slots = kin__realloc(ps->alloc, trail->slots, cap,
                                                sizeof(*slots));

    if (!slots)
        return false;
    trail->slots = slots;
    trail->slots_cap = cap;
    return true;
}

void kin__json_trail_open(struct kin__json_parser *ps,
                          struct kin__json_frame *f, const char *p)
{
    struct kin__json_trail *trail = &ps->trail;

    /* A trail is optional. */
    if (trail->slot_count == trail->slots_cap && !slots_grow(ps)) {
        trail->mode = KIN__TRAIL_NONE;
        return;
    }
    assert(trail->mode == KIN__TRAIL_RECORD);
    f->slot = trail->slot_count++;
    trail->slots[f->slot] = (struct kin__json_slot){
        .begin = ps->in_head ? 0 : (uint32_t)(p - trail->begin),
        .end = ps->in_head ? KIN__TRAIL_ELSEWHERE : 0,
    };
}

/* ---- using ---- */

#if KIN__SCAN_SSE2 && !KIN__SCAN_EXACT

static inline __m128i step_same(const char *a, const char *b)
{
    return _mm_cmpeq_epi8(kin__scan_load(a), kin__scan_load(b));
}

static inline bool block_is_same(const char *a, const char *b)
{
    __m128i first = _mm_and_si128(step_same(a, b), step_same(a + 16, b + 16));
    __m128i last = _mm_and_si128(step_same(a + 32, b + 32),
                                 step_same(a + 48, b + 48));

    return _mm_movemask_epi8(_mm_and_si128(first, last)) == 0xffff;
}

/* Returns the number of equal bytes, at most `len`. */
static size_t same_bytes(const char *a, const char *b, size_t len)
{
    size_t at = 0;

    while (at < len && block_is_same(a + at, b + at))
        at += KIN__SCAN_BLOCK;
    for (; at < len; at += KIN__SCAN_STEP) {
        unsigned same = (unsigned)_mm_movemask_epi8(step_same(a + at, b + at));
        if (same != 0xffff) {
            at += (unsigned)__builtin_ctz(~same);
            break;
        }
    }
    return at < len ? at : len;
}

#else

static size_t same_bytes(const char *a, const char *b, size_t len)
{
    size_t at = 0;

    while (at < len && a[at] == b[at])
        at++;
    return at;
}

#endif

/* Returns the end of the part at `p` that equals the trail's text from `from`
 * on. */
static const char *trail_same_end(struct kin__json_parser *ps, const char *p,
                                  uint32_t from)
{
    struct kin__json_trail *trail = &ps->trail;
    const char *own = trail->text + from;
    assert(from <= trail->len);
    ptrdiff_t apart = (ptrdiff_t)((uintptr_t)p - (uintptr_t)own);

    if (p < trail->same_end && apart == trail->apart)
        return trail->same_end;
    size_t left = (size_t)(ps->end - p);
    size_t len = trail->len - from;
    trail->same_end = p + same_bytes(p, own, len < left ? len : left);
    trail->apart = apart;
    return trail->same_end;
}

/* Remembers a skipped container for a fingerprint. */
static void trail_note(struct kin__json_parser *ps,
                       const struct kin__json_frame *f, kin__val val,
                       kin_str member)
{
    const char *end = member.ptr + member.len;
    const char *p = member.ptr;

    if (!kin__val_is_node(val) ||
        (kin__node_head(ps->arena->rw + val) & KIN__NODE_EXTRA))
        return;
    if (f->is_object) {
        p = kin__scan_string(p + 1);
        if (p[0] != '"' || p[1] != ':')
            return;
        p += 2;
    }
    if (*p == '{' || *p == '[')
        kin__json_note_same(ps, val, p, end);
}

uint32_t kin__json_trail_skip(struct kin__json_parser *ps,
                              struct kin__json_frame *f,
                              const kin__val *predicted, uint32_t count,
                              const char **p)
{
    struct kin__json_trail *trail = &ps->trail;
    const struct kin__json_slot *slots = trail->slots;
    assert(f->slot < trail->slot_count);
    const struct kin__json_slot *slot = &slots[f->slot];
    uint32_t begin = slot->begin;
    uint32_t end = begin;
    uint32_t n = 0;

    if (ps->in_head || slot->end == KIN__TRAIL_ELSEWHERE)
        return 0;
    const char *same_end = trail_same_end(ps, *p, begin);
    uint32_t same = begin + (uint32_t)(same_end - *p);
    uint32_t at = f->slot;
    /* The byte behind a value must be equal, too: it ends the value. */
    for (; n < count && slots[at].end < same; n++) {
        slot = &slots[at];
        end = slot->end;
        if (KIN__UNLIKELY(end - slot->begin >= KIN__FINGERPRINT_MIN))
            trail_note(
                ps, f, predicted[n],
                kin_str_of(*p + (slot->begin - begin), end - slot->begin));
        at = slot->next;
    }
    f->slot = at;
    *p += end - begin;
    trail->skipped += end - begin;
    return n;
}
