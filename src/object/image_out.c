/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_out.c - copies values into an image, parts before wholes.
 *
 * Only a node that the source counts more than one reference to can be reached
 * twice, so the map has no others.  Its count may change during the walk, but
 * not below the number of references that the held values have to it.
 */
#include "base/alloc.h"
#include "object/blocks.h"
#include "object/image.h"

enum {
    OUT_MIN = 64,
    /* Flags of a head that an image has. */
    OUT_KEPT = KIN__NODE_TYPE_MASK | KIN__NODE_EXTRA,
};

#define OUT_MAX_WORDS (UINT64_C(1) << 31)

/* A container whose parts are being copied. */
struct kin__image_frame {
    kin__val source;
    uint32_t next; /* part to copy next */
    size_t base;   /* of its parts in `vals` */
    bool is_shared;
};

struct kin__image_slot {
    kin__val source; /* KIN__VAL_NONE: free */
    uint32_t place;  /* in `shared` */
};

void kin__image_out_init(struct kin__image_out *out, const kin_allocator *alloc,
                         const struct kin__arena *source)
{
    assert(!source->is_document);
    *out = (struct kin__image_out){
        .alloc = alloc, .base = source->ro, .top = KIN__ARENA_START};
}

void kin__image_out_done(struct kin__image_out *out)
{
    kin__free(out->alloc, out->words);
    kin__free(out->alloc, out->shared);
    kin__free(out->alloc, out->slots);
    kin__free(out->alloc, out->frames);
    kin__free(out->alloc, out->vals);
    *out = (struct kin__image_out){.alloc = out->alloc};
}

/* Makes room for `more` elements.  0 or KIN_ENOMEM. */
static int out_grow(const struct kin__image_out *out, void **array,
                    size_t count, size_t *cap, size_t more, size_t size)
{
    if (count + more <= *cap)
        return 0;
    size_t grown = (count + more) + (count + more) / 2;
    if (grown < OUT_MIN)
        grown = OUT_MIN;
    void *moved = kin__realloc(out->alloc, *array, grown, size);
    if (!moved)
        return KIN_ENOMEM;
    *array = moved;
    *cap = grown;
    return 0;
}

#define OUT_GROW(out, array, count, cap, more)                                 \
    out_grow((out), (void **)&(out)->array, (out)->count, &(out)->cap, (more), \
             sizeof(*(out)->array))

/* ---- shared nodes ---- */

/* Returns the slot of a handle, or the free slot for it. */
static struct kin__image_slot *slot_of(const struct kin__image_out *out,
                                       kin__val source)
{
    size_t i = (size_t)(source * UINT64_C(0x9e3779b97f4a7c15) >> 32) &
               (out->slot_cap - 1);

    while (out->slots[i].source && out->slots[i].source != source)
        i = (i + 1) & (out->slot_cap - 1);
    return &out->slots[i];
}

static int slots_reserve(struct kin__image_out *out)
{
    struct kin__image_slot *old = out->slots;
    size_t old_cap = out->slot_cap;

    if ((out->shared_count + 1) * 4 <= old_cap * 3)
        return 0;
    size_t cap = old_cap ? old_cap * 2 : OUT_MIN;
    struct kin__image_slot *slots = kin__alloc0(out->alloc, cap,
                                                sizeof(*slots));
    if (!slots)
        return KIN_ENOMEM;
    out->slots = slots;
    out->slot_cap = cap;
    for (size_t i = 0; i < old_cap; i++)
        if (old[i].source)
            *slot_of(out, old[i].source) = old[i];
    kin__free(out->alloc, old);
    return 0;
}

/* Remembers a shared node that was just written. */
static int shared_add(struct kin__image_out *out, kin__val source, kin__val val)
{
    int r = slots_reserve(out);

    if (r == 0)
        r = OUT_GROW(out, shared, shared_count, shared_cap, 1);
    if (r < 0)
        return r;
    *slot_of(out, source) = (struct kin__image_slot){
        .source = source, .place = (uint32_t)out->shared_count};
    out->shared[out->shared_count++] = (struct kin__image_shared){.val = val,
                                                                  .refs = 1};
    return 0;
}

/* Returns the handle of a shared node and counts the reference; KIN__VAL_NONE
 * if it was not written yet. */
static kin__val shared_find(const struct kin__image_out *out, kin__val source)
{
    if (!out->slot_cap)
        return KIN__VAL_NONE;
    const struct kin__image_slot *slot = slot_of(out, source);
    if (!slot->source)
        return KIN__VAL_NONE;
    struct kin__image_shared *shared = &out->shared[slot->place];
    assert(shared->refs < UINT32_MAX);
    shared->refs++;
    return shared->val;
}

/* ---- nodes ---- */

/* Clears the bytes from `from` to the end of its word. */
static void rest_clear(char *text, size_t from)
{
    for (; from % 4 != 0; from++)
        text[from] = '\0';
}

/* The rest of the last word of a shape's texts is what the memory had before.
 */
static void shape_clear_rests(uint32_t *shape)
{
    uint32_t len = kin__shape_text_len(shape);
    char *text = (char *)shape + (kin__shape_text(shape) - (char *)shape);

    rest_clear(text, len);
    if (!kin__shape_has_escapes(shape))
        rest_clear(text + ((size_t)len + 3) / 4 * 4,
                   kin__shape_plain_len(kin__node_count(shape), len));
}

/* Appends a node with the parts of the frame, or the same content if there is
 * none. */
static int node_write(struct kin__image_out *out, const uint32_t *node,
                      const kin__val *parts, kin__val *ret)
{
    uint32_t words = kin__node_words(node);
    uint32_t block = words;

    (void)kin__arena_class(&block);
    if (out->top + block + KIN__PAGE_WORDS > OUT_MAX_WORDS)
        return KIN_ELIMIT;
    int r = OUT_GROW(out, words, word_count, word_cap, block);
    if (r < 0)
        return r;
    uint32_t *to = out->words + out->word_count;
    uint32_t head = 1 + (kin__node_payload(node) != node + 1);
    to[1] = node[1]; /* a count, or overwritten */
    memcpy(to + head, parts ? parts : node + head,
           (words - head) * sizeof(*to));
    memset(to + words, 0, (block - words) * sizeof(*to));
    to[0] = kin__node_head(node) &
            (OUT_KEPT | (uint32_t)KIN__NODE_COUNT_MAX << KIN__NODE_COUNT_SHIFT);
    if (parts)
        to[0] &= ~KIN__NODE_EXTRA;
    if (kin__node_type(to) == KIN__NODE_SHAPE)
        shape_clear_rests(to);
    *ret = (kin__val)out->top;
    out->word_count += block;
    out->top += block;
    return 0;
}

static int val_push(struct kin__image_out *out, kin__val val)
{
    int r = OUT_GROW(out, vals, val_count, val_cap, 1);

    if (r == 0)
        out->vals[out->val_count++] = val;
    return r;
}

static uint32_t parts_of(const uint32_t *node)
{
    enum kin__node_type type = kin__node_type(node);

    if (type != KIN__NODE_OBJECT && type != KIN__NODE_ARRAY)
        return 0;
    return kin__node_count(node) + (type == KIN__NODE_OBJECT);
}

/* Begins to copy a node: pushes its handle, or a frame for its parts. */
static int val_visit(struct kin__image_out *out, kin__val source)
{
    if (!kin__val_is_node(source))
        return val_push(out, source);
    const uint32_t *node = kin__node(out->base, source);
    uint32_t head = kin__node_head(node);
    bool is_shared = (head & KIN__NODE_OVERFLOW) ||
                     (head & KIN__NODE_REF_MASK) > KIN__NODE_REF_ONE;
    kin__val val = is_shared ? shared_find(out, source) : KIN__VAL_NONE;

    if (val)
        return val_push(out, val);
    if (parts_of(node) > 0) {
        int r = OUT_GROW(out, frames, frame_count, frame_cap, 1);
        if (r == 0)
            out->frames[out->frame_count++] = (struct kin__image_frame){
                .source = source,
                .base = out->val_count,
                .is_shared = is_shared};
        return r;
    }
    int r = node_write(out, node, /* parts= */ NULL, &val);
    if (r == 0 && is_shared)
        r = shared_add(out, source, val);
    return r < 0 ? r : val_push(out, val);
}

/* Continues with the innermost container. */
static int frame_step(struct kin__image_out *out)
{
    struct kin__image_frame *frame = &out->frames[out->frame_count - 1];
    const uint32_t *node = kin__node(out->base, frame->source);

    if (frame->next < parts_of(node))
        return val_visit(out, kin__node_payload(node)[frame->next++]);

    struct kin__image_frame ended = *frame;
    kin__val val = KIN__VAL_NONE;
    assert(out->val_count == ended.base + parts_of(node));
    int r = node_write(out, node, out->vals + ended.base, &val);
    if (r == 0 && ended.is_shared)
        r = shared_add(out, ended.source, val);
    out->frame_count--;
    out->val_count = ended.base;
    return r < 0 ? r : val_push(out, val);
}

int kin__image_out_add(struct kin__image_out *out, kin__val val, kin__val *ret)
{
    assert(out->frame_count == 0 && out->val_count == 0);
    int r = val_visit(out, val);

    while (r == 0 && out->frame_count > 0)
        r = frame_step(out);
    if (r < 0)
        return r;
    assert(out->val_count == 1);
    *ret = out->vals[--out->val_count];
    return 0;
}
