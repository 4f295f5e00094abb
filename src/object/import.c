/* SPDX-License-Identifier: Apache-2.0 */
/*
 * import.c - carrying a value from one arena to another.
 *
 * Children are copied before their parents.  Finished copies wait on a stack of
 * parts, of which the topmost become the next array or object; a second stack
 * holds the nodes of the source that are not finished, so depth costs memory
 * and no stack.
 */
#include "object/import.h"

#include "base/alloc.h"
#include "object/values.h"

enum {
    IMPORT_MIN_CAP = 64,
};

/* A node of the source, some of whose values are copied. */
struct import_frame {
    kin__val node;
    uint32_t next; /* its value to copy next */
};

struct import {
    struct kin__arena *dst;
    const struct kin__arena *src;
    struct import_frame *frames; /* owned */
    size_t frame_count;
    size_t frame_cap;
    kin__val *parts; /* owned, and a reference of each */
    uint8_t *owned;  /* owned; one 1 for each place in `parts` */
    size_t part_count;
    size_t part_cap;
};

static void import_done(struct import *import)
{
    while (import->part_count > 0)
        kin__val_unref(import->dst, import->parts[--import->part_count]);
    kin__free(import->dst->alloc, import->frames);
    kin__free(import->dst->alloc, import->parts);
    kin__free(import->dst->alloc, import->owned);
}

/* ---- the stacks ---- */

static int import_push_frame(struct import *import, kin__val node)
{
    if (import->frame_count == import->frame_cap) {
        size_t cap = import->frame_cap ? import->frame_cap * 2 : IMPORT_MIN_CAP;
        struct import_frame *frames = kin__realloc(
            import->dst->alloc, import->frames, cap, sizeof(*frames));
        if (!frames)
            return KIN_ENOMEM;
        import->frames = frames;
        import->frame_cap = cap;
    }
    import->frames[import->frame_count++] = (struct import_frame){node, 0};
    return 0;
}

static int import_grow_parts(struct import *import)
{
    const kin_allocator *alloc = import->dst->alloc;
    size_t cap = import->part_cap ? import->part_cap * 2 : IMPORT_MIN_CAP;
    kin__val *parts = kin__realloc(alloc, import->parts, cap, sizeof(*parts));

    if (!parts)
        return KIN_ENOMEM;
    import->parts = parts;
    uint8_t *owned = kin__realloc(alloc, import->owned, cap, sizeof(*owned));
    if (!owned)
        return KIN_ENOMEM;
    memset(owned, 1, cap);
    import->owned = owned;
    import->part_cap = cap;
    return 0;
}

/* Room for one more part, asked for before it is made. */
static int import_reserve_part(struct import *import)
{
    return import->part_count < import->part_cap ? 0
                                                 : import_grow_parts(import);
}

/* ---- copying ---- */

static int import_shape(struct import *import, const uint32_t *shape,
                        kin__val *ret)
{
    const kin_allocator *alloc = import->dst->alloc;
    uint32_t count = kin__node_count(shape);
    kin_str text = kin_str_of(kin__shape_text(shape),
                              kin__shape_text_len(shape));
    uint32_t *ends = kin__alloc(alloc, count, sizeof(*ends));

    if (!ends)
        return KIN_ENOMEM;
    for (uint32_t i = 0; i < count; i++)
        ends[i] = kin__shape_end(shape, i);
    int r = kin__make_shape(import->dst, text, ends, count, ret);
    kin__free(alloc, ends);
    return r;
}

/* Begins a node: a scalar becomes a part at once; an array or object waits on
 * the stack of frames, the shape of an object being its first part. */
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
            r = kin__make_string(import->dst, kin__node_str(node),
                                 /* site= */ 0, &copy);
            break;
        case KIN__NODE_NUMBER:
            r = kin__make_number(import->dst, kin__node_str(node),
                                 /* site= */ 0, &copy);
            break;
        case KIN__NODE_ARRAY:
            return import_push_frame(import, val);
        default:
            r = import_push_frame(import, val);
            if (r < 0)
                return r;
            r = import_shape(import,
                             kin__node(import->src->ro, kin__node_shape(node)),
                             &copy);
            break;
        }
    }
    if (r == 0)
        import->parts[import->part_count++] = copy;
    return r;
}

/* Makes the topmost node of its parts. */
static int import_end(struct import *import)
{
    const struct import_frame *frame = &import->frames[import->frame_count - 1];
    const uint32_t *node = kin__node(import->src->ro, frame->node);
    bool is_object = kin__node_type(node) == KIN__NODE_OBJECT;
    uint32_t count = kin__node_count(node);
    size_t from = import->part_count - count - is_object;
    kin__val copy = KIN__VAL_NONE;
    int r = is_object
                ? kin__make_object(import->dst, import->parts + from,
                                   import->owned, count, /* site= */ 0, &copy)
                : kin__make_array(import->dst, import->parts + from,
                                  import->owned, count, /* site= */ 0, &copy);

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
    __attribute__((cleanup(import_done))) struct import import = {.dst = dst,
                                                                  .src = src};

    if (dst == src || !kin__val_is_node(val)) {
        kin__val_ref(dst, val);
        *ret = val;
        return 0;
    }
    struct kin__document_mark mark = kin__document_mark(dst);
    int r = import_run(&import, val);
    if (r < 0) {
        kin__document_rewind(dst, &mark);
        return r;
    }
    *ret = import.parts[--import.part_count];
    return 0;
}
