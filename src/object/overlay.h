/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overlay.h - a value that lies over another one and differs here and there.
 *
 * An overlay is a tree of *places*: each member or element that was looked at
 * or changed has one, its parents too, and nothing else has.  So an overlay
 * costs what was touched, not what lies below.  A place has a value *under* it,
 * from the base or put there; its children, if any of them changed, lie over
 * that.
 *
 * Children of an array stand in the order of the result.  Each has an anchor:
 * the index in the array below that it is, or before which it was inserted.
 * What lies between two anchors is as it was.  They also form a search tree
 * (overlay_order.c), so that finding one of n takes log n steps.
 *
 *   O1  A place that is not dirty is its `under`.
 *   O2  A place that is dirty has an array or object under it.
 *   O3  New values live in the overlay's own document or are borrowed, never in
 *       the base's arena.
 *   O4  A failed call leaves the value of every place as it was.
 */
#ifndef KIN_OBJECT_OVERLAY_H
#define KIN_OBJECT_OVERLAY_H

#include "object/diff.h"
#include "object/document.h"

#define KIN__PLACE_ROOT 0u
#define KIN__PLACE_NONE UINT32_MAX

struct kin__place {
    kin_value orig;  /* what the base has here; absent if nothing */
    kin_value under; /* absent where there is no value */
    kin_str key;     /* of a member; owned by the overlay */
    uint32_t parent;
    uint32_t next; /* sibling */
    uint32_t prev;
    uint32_t first; /* child */
    uint32_t last;
    uint32_t anchor; /* of an element */
    uint32_t top;    /* of an array: the root of its children's tree */
    struct {
        uint32_t left;
        uint32_t right;
        uint32_t up;
        int32_t sum; /* elements that it and all below it add */
    } order;         /* of an element */
    kin__val view;   /* the whole value in the overlay's arena; NONE if it has
                        not been asked for since the last change */
    bool is_element;
    bool is_new;     /* the parent's `under` does not have it */
    bool is_set;     /* `under` was put here */
    bool is_removed; /* by hand; `under` is absent */
    bool is_dirty;   /* a child was put, removed, or is dirty */
    bool is_gone;    /* no longer in the tree: what was above it was put anew */
    bool is_partial; /* what is here may lack something; see kin/object.h */
};

struct kin__overlay_chunk;
struct kin__overlay_keys;

struct kin__overlay {
    const kin_allocator *alloc; /* borrowed */
    struct kin__arena *arena;   /* owned; a document for new values */
    struct kin__place *places;  /* owned; the first is the root */
    uint32_t count;
    uint32_t cap;
    uint32_t *table; /* owned; members by parent and key: place plus one */
    size_t table_cap;
    size_t table_count;
    struct kin__overlay_chunk *chunks; /* owned; the keys */
    struct kin__overlay_keys *keys;    /* owned; of large objects; NULL until
                                          one is asked often */
    bool has_partial;                  /* a place is or was partial */
    bool has_whole_metadata;           /* metadata alone, and all of that */
};

/* `base` is borrowed until the overlay is done; it may be absent. */
int kin__overlay_init(struct kin__overlay *overlay, const kin_allocator *alloc,
                      kin_value base, kin_error *err) KIN_NODISCARD;
void kin__overlay_done(struct kin__overlay *overlay);

static inline struct kin__place *kin__overlay_place(
    const struct kin__overlay *overlay, uint32_t id)
{
    assert(id < overlay->count);
    return &overlay->places[id];
}

/* The place of a member, whether it exists or not; KIN_EINVAL where there is
 * neither an object nor nothing. */
int kin__overlay_member(struct kin__overlay *overlay, uint32_t id, kin_str key,
                        uint32_t *ret) KIN_NODISCARD;
/* The place of a member that was looked at before, or KIN__PLACE_NONE. */
uint32_t kin__overlay_find(const struct kin__overlay *overlay, uint32_t id,
                           kin_str key);
/* The place of an element; KIN_ENOTFOUND if there is none. */
int kin__overlay_element(struct kin__overlay *overlay, uint32_t id,
                         size_t index, uint32_t *ret) KIN_NODISCARD;
/* A new element, null at first, before the one with this index or at the end;
 * KIN_ENOTFOUND beyond that. */
int kin__overlay_insert(struct kin__overlay *overlay, uint32_t id, size_t index,
                        uint32_t *ret) KIN_NODISCARD;
int kin__overlay_append(struct kin__overlay *overlay, uint32_t id,
                        uint32_t *ret) KIN_NODISCARD;

/* How many elements or members there are. */
size_t kin__overlay_count(const struct kin__overlay *overlay, uint32_t id);
static inline kin_type kin__overlay_type(const struct kin__overlay *overlay,
                                         uint32_t id)
{
    return kin_value_type(kin__overlay_place(overlay, id)->under);
}

/* Puts a value, which is borrowed until the overlay is done; see
 * kin__overlay_note_partial().  Objects above it come into being where there is
 * nothing or null; KIN_EINVAL where there is something else, and `*ret_at` is
 * the place that is in the way. */
int kin__overlay_put(struct kin__overlay *overlay, uint32_t id, kin_value value,
                     uint32_t *ret_at) KIN_NODISCARD;
/* Whether a member of a place is the whole metadata of metadata alone. */
bool kin__overlay_is_whole_metadata(const struct kin__overlay *overlay,
                                    uint32_t id, kin_str key);
/* Notes whether what was put there may lack something. */
void kin__overlay_note_partial(struct kin__overlay *overlay, uint32_t id,
                               bool is_partial);
/* Removes a member or element; the root is KIN_EINVAL. */
int kin__overlay_remove(struct kin__overlay *overlay,
                        uint32_t id) KIN_NODISCARD;

/* ---- overlay_order.c ---- */

/* Where an index of an array's result is. */
struct kin__order_spot {
    uint32_t found;  /* the place that it has, or KIN__PLACE_NONE */
    uint32_t prev;   /* the place in front of it, or KIN__PLACE_NONE */
    uint32_t anchor; /* index in the array below, or its count */
    bool is_end;     /* one behind the last */
    bool is_beyond;  /* further than that */
};

struct kin__order_spot kin__order_find(const struct kin__overlay *overlay,
                                       uint32_t array, size_t index);

/* Puts a child behind `prev`, or in front of all, into the tree. */
void kin__order_add(struct kin__overlay *overlay, uint32_t id, uint32_t prev);
void kin__order_remove(struct kin__overlay *overlay, uint32_t id);
/* After a child was removed from the result, or came back. */
void kin__order_touch(struct kin__overlay *overlay, uint32_t id);

/* How many elements the children of an array add. */
int32_t kin__order_sum(const struct kin__overlay *overlay, uint32_t array);

/* ---- overlay_keys.c ---- */

/* The member of an object below; large ones get a table when there are many
 * places already.  0 or KIN_ENOMEM. */
int kin__overlay_lookup(struct kin__overlay *overlay, kin_value object,
                        kin_str key, kin_value *ret) KIN_NODISCARD;
void kin__overlay_keys_free(struct kin__overlay *overlay);

/* ---- overlay_build.c ---- */

/* The value of a place with all changes; absent if there is none. */
int kin__overlay_view(struct kin__overlay *overlay, uint32_t id,
                      kin_value *ret) KIN_NODISCARD;
/* The same, written to a builder of any document. */
int kin__overlay_build(const struct kin__overlay *overlay, uint32_t id,
                       struct kin__builder *out) KIN_NODISCARD;

/* ---- overlay_diff.c ---- */

/* Tells all changes against the base, in an order in which they can be made one
 * after the other.  The visitor must not touch the overlay. */
int kin__overlay_diff(struct kin__overlay *overlay,
                      struct kin__diff *diff) KIN_NODISCARD;

/* ---- overlay_partial.c ---- */

/* Whether the value with all changes may lack something. */
bool kin__overlay_is_partial(const struct kin__overlay *overlay);
/* Whether a patch would send no list of which only a part is known.  0,
 * KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM. */
int kin__overlay_check_lists(struct kin__overlay *overlay,
                             kin_error *err) KIN_NODISCARD;

#endif /* KIN_OBJECT_OVERLAY_H */
