/* SPDX-License-Identifier: Apache-2.0 */
/*
 * import.c - copies a value from one arena to another.
 *
 * Children are copied before their parents.  Finished copies are pushed on a
 * stack of parts, the topmost of which become the next array or object; a
 * second stack holds the unfinished nodes of the source, so depth does not use
 * the C stack.
 */
#include "object/import.h"

#include "base/alloc.h"
#include "object/values.h"

enum {
    /* Inline capacity, enough for most values. */
    IMPORT_MIN_FRAMES = 16,
    IMPORT_MIN_PARTS = 96,
};

/* A node of the source whose values are being copied. */
struct import_frame {
    kin__val node;
    uint32_t next; /* index of the value to copy next */
};

struct import {
    struct kin__arena *dst;
    const struct kin__arena *src;
    struct import_frame *frames; /* `first_frames`, or owned */
    size_t frame_count;
    size_t frame_cap;
    kin__val *parts; /* `first_parts`, or owned; holds a reference of each */
    size_t part_count;
    size_t part_cap;
    struct import_frame first_frames[IMPORT_MIN_FRAMES];
    kin__val first_parts[IMPORT_MIN_PARTS];
};

static void import_init(struct import *import, struct kin__arena *dst,
                        const struct kin__arena *src)
{
    import->dst = dst;
    import->src = src;
    import->frames = import->first_frames;
    import->frame_count = 0;
    import->frame_cap = IMPORT_MIN_FRAMES;
    import->parts = import->first_parts;
    import->part_count = 0;
    import->part_cap = IMPORT_MIN_PARTS;
}

static void import_done(struct import *import)
{
    while (import->part_count > 0)
        kin__val_unref(import->dst, import->parts[--import->part_count]);
    if (import->frames != import->first_frames)
        kin__free(import->dst->alloc, import->frames);
    if (import->parts != import->first_parts)
        kin__free(import->dst->alloc, import->parts);
}

/* ---- the stacks ---- */

/* Doubles a stack; moves it to the heap if it is still inline. */
static void *import_grow(struct import *import, void *old, const void *first,
                         size_t *cap, size_t size)
{
    const kin_allocator *alloc = import->dst->alloc;
    void *grown = kin__realloc(alloc, old == first ? NULL : old, *cap * 2,
                               size);

    if (!grown)
        return NULL;
    if (old == first)
        memcpy(grown, first, *cap * size);
    *cap *= 2;
    return grown;
}

static int import_push_frame(struct import *import, kin__val node)
{
    if (import->frame_count == import->frame_cap) {
        struct import_frame *frames = import_grow(
            import, import->frames, import->first_frames, &import->frame_cap,
            sizeof(*frames));
        if (!frames)
            return KIN_ENOMEM;
        import->frames = frames;
    }
    import->frames[import->frame_count++] = (struct import_frame){node, 0};
    return 0;
}

static int import_grow_parts(struct import *import)
{
    kin__val *parts = import_grow(import, import->parts, import->first_parts,
                                  &import->part_cap, sizeof(*parts));

    if (!parts)
        return KIN_ENOMEM;
    import->parts = parts;
    return 0;
}

/* Reserves room for one more part before it is created. */
static int import_reserve_part(struct import *import)
{
    return import->part_count < import->part_cap ? 0
                                                 : import_grow_parts(import);
}

/* ---- copying ---- */

/* Starts a node: a scalar becomes a part at once; an array or object is pushed
 * on the stack of frames, with the shape of an object as its first part. */
static int import_begin(struct import *import, kin__val val)
{
    kin__val copy = val;
    int r = import_reserve_part(import);

    if (r < 0)
        return r;
    if (kin__val_is_node(val)) {
        const uint32_t *node = kin__node(import->src->ro, val);
        switch (kin__node_type(node)) {
        case KIN__NODE_STRING:
        case KIN__NODE_NUMBER:
            r = kin__make_copy(import->dst, node, &copy);
            break;
        case KIN__NODE_ARRAY:
            return import_push_frame(import, val);
        default:
            r = import_push_frame(import, val);
            if (r < 0)
                return r;
            r = kin__make_copy(
                import->dst, kin__node(import->src->ro, kin__node_shape(node)),
                &copy);
            break;
        }
    }
    if (r == 0)
        import->parts[import->part_count++] = copy;
    return r;
}

/* Creates the copy of the topmost node from its parts. */
static int import_end(struct import *import)
{
    const struct import_frame *frame = &import->frames[import->frame_count - 1];
    const uint32_t *node = kin__node(import->src->ro, frame->node);
    bool is_object = kin__node_type(node) == KIN__NODE_OBJECT;
    uint32_t count = kin__node_count(node);
    assert(import->part_count >= (size_t)count + is_object);
    size_t from = import->part_count - count - is_object;
    kin__val copy = KIN__VAL_NONE;
    int r = is_object ? kin__make_object(import->dst, import->parts + from,
                                         /* owned= */ NULL, count,
                                         /* site= */ 0, &copy)
                      : kin__make_array(import->dst, import->parts + from,
                                        /* owned= */ NULL, count, /* site= */ 0,
                                        &copy);

    if (r < 0)
        return r;
    import->part_count = from;
    import->parts[import->part_count++] = copy;
    import->frame_count--;
    return 0;
}

static int import_run(struct import *import, kin__val val)
{
    int r = import_begin(import, val);

    while (r == 0 && import->frame_count > 0) {
        struct import_frame *frame = &import->frames[import->frame_count - 1];
        const uint32_t *node = kin__node(import->src->ro, frame->node);
        if (frame->next < kin__node_count(node))
            r = import_begin(import, kin__node_values(node)[frame->next++]);
        else
            r = import_end(import);
    }
    return r;
}

int kin__val_import(struct kin__arena *dst, const struct kin__arena *src,
                    kin__val val, kin__val *ret)
{
    if (dst == src || !kin__val_is_node(val)) {
        kin__val_ref(dst, val);
        *ret = val;
        return 0;
    }
    __attribute__((cleanup(import_done))) struct import import;
    import_init(&import, dst, src);
    struct kin__document_mark mark = kin__document_mark(dst);
    int r = import_run(&import, val);
    if (r < 0) {
        kin__document_rewind(dst, &mark);
        return r;
    }
    assert(import.part_count == 1);
    *ret = import.parts[0];
    import.part_count = 0;
    return 0;
}
