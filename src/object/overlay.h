/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overlay.h - a modified view of a value.
 *
 * An overlay is a tree of *places*: each member or element that was accessed or
 * changed has one, as have its parents.  So the cost of an overlay depends on
 * what was touched, not on the size of the base.  A place has a value *under*
 * it, from the base or put there; changed children override parts of that
 * value.
 *
 * Children of an array are in the order of the result.  Each has an anchor: its
 * index in the array under it, or the index before which it was inserted.
 * Elements between two anchors are unchanged.  The children also form a search
 * tree (overlay.c), so that finding one of n takes log n steps.
 *
 *   O1  The value of a place that is not dirty is `under`.
 *   O2  A dirty place has an array or object under it.
 *   O3  New values are in the overlay's own document or borrowed, never in the
 *       arena of the base.
 *   O4  A failed call does not change the value of any place.
 */
#ifndef KIN_OBJECT_OVERLAY_H
#define KIN_OBJECT_OVERLAY_H

#include "object/diff.h"
#include "object/document.h"

#define KIN__PLACE_ROOT 0u
#define KIN__PLACE_NONE UINT32_MAX

struct kin__place {
    kin_value orig;  /* value in the base; absent if there is none */
    kin_value under; /* absent if there is no value */
    kin_str key;     /* key of a member; owned by the overlay */
    uint32_t parent;
    uint32_t next; /* next sibling */
    uint32_t prev;
    uint32_t first; /* first child */
    uint32_t last;
    uint32_t anchor; /* of an element; see above */
    uint32_t top;    /* of an array: root of the tree of its children */
    struct {
        uint32_t left;
        uint32_t right;
        uint32_t up;
        int32_t sum; /* elements that this subtree adds */
    } order;         /* of an element; see above */
    kin__val view; /* the value with all changes in the overlay's arena; NONE if
                      not built since the last change */
    bool is_element;
    bool is_new;     /* not in the parent's `under` */
    bool is_set;     /* `under` was put, not taken from the base */
    bool is_removed; /* explicitly removed; `under` is absent */
    bool is_dirty;   /* a child was put or removed or is dirty */
    bool is_gone;    /* no longer in the tree: a place above it was replaced */
    bool is_partial; /* the value may lack fields; see kin/object.h */
};

struct kin__overlay_chunk;
struct kin__overlay_keys;

struct kin__overlay {
    const kin_allocator *alloc; /* borrowed */
    struct kin__arena *arena;   /* owned; document for new values */
    struct kin__place *places;  /* owned; the first is the root */
    uint32_t count;
    uint32_t cap;
    uint32_t *table; /* owned; hash table of members by parent and key; place
                        plus one */
    size_t table_cap;
    size_t table_count;
    struct kin__overlay_chunk *chunks; /* owned; memory of the keys */
    struct kin__overlay_keys
        *keys; /* owned; key tables of large objects; NULL until needed */
    bool has_partial;        /* a place is or was partial */
    bool has_whole_metadata; /* the base is a PartialObjectMetadata with
                                complete metadata */
};

/* `base` is borrowed until kin__overlay_done(); it may be absent. */
int kin__overlay_init(struct kin__overlay *overlay, const kin_allocator *alloc,
                      kin_value base, kin_error *err) KIN_NODISCARD;
void kin__overlay_done(struct kin__overlay *overlay);

static inline struct kin__place *kin__overlay_place(
    const struct kin__overlay *overlay, uint32_t id)
{
    assert(id < overlay->count);
    return &overlay->places[id];
}

/* Returns the place of a member, whether the member exists or not; KIN_EINVAL
 * if the value is neither an object nor absent or null. */
int kin__overlay_member(struct kin__overlay *overlay, uint32_t id, kin_str key,
                        uint32_t *ret) KIN_NODISCARD;
/* Returns the existing place of a member, or KIN__PLACE_NONE. */
uint32_t kin__overlay_find(const struct kin__overlay *overlay, uint32_t id,
                           kin_str key);
/* Returns the place of an element; KIN_ENOTFOUND if there is none. */
int kin__overlay_element(struct kin__overlay *overlay, uint32_t id,
                         size_t index, uint32_t *ret) KIN_NODISCARD;
/* Inserts a new element, initially null, before the one with this index or at
 * the end; KIN_ENOTFOUND if the index is larger. */
int kin__overlay_insert(struct kin__overlay *overlay, uint32_t id, size_t index,
                        uint32_t *ret) KIN_NODISCARD;
int kin__overlay_append(struct kin__overlay *overlay, uint32_t id,
                        uint32_t *ret) KIN_NODISCARD;

/* Returns the number of elements or members. */
size_t kin__overlay_count(const struct kin__overlay *overlay, uint32_t id);
static inline kin_type kin__overlay_type(const struct kin__overlay *overlay,
                                         uint32_t id)
{
    return kin_value_type(kin__overlay_place(overlay, id)->under);
}

/* Puts a value, which is borrowed until kin__overlay_done(); see
 * kin__overlay_note_partial().  Creates missing objects above it.  KIN_EINVAL
 * if a place above has another type; `*ret_at` is then that place. */
int kin__overlay_put(struct kin__overlay *overlay, uint32_t id, kin_value value,
                     uint32_t *ret_at) KIN_NODISCARD;
/* Whether a member is the complete metadata of a PartialObjectMetadata. */
bool kin__overlay_is_whole_metadata(const struct kin__overlay *overlay,
                                    uint32_t id, kin_str key);
/* Sets whether the value that was put may lack fields. */
void kin__overlay_note_partial(struct kin__overlay *overlay, uint32_t id,
                               bool is_partial);
/* Removes a member or element; the root is KIN_EINVAL. */
int kin__overlay_remove(struct kin__overlay *overlay,
                        uint32_t id) KIN_NODISCARD;

/* ---- overlay_build.c ---- */

/* Returns the value of a place with all changes; absent if there is none. */
int kin__overlay_view(struct kin__overlay *overlay, uint32_t id,
                      kin_value *ret) KIN_NODISCARD;
/* Writes the value of a place with all changes to a builder of any document. */
int kin__overlay_build(const struct kin__overlay *overlay, uint32_t id,
                       struct kin__builder *out) KIN_NODISCARD;

/* ---- overlay_diff.c ---- */

/* Reports all changes against the base in an order in which they can be applied
 * one by one.  The visitor must not use the overlay. */
int kin__overlay_diff(struct kin__overlay *overlay,
                      struct kin__diff *diff) KIN_NODISCARD;

/* ---- overlay_partial.c ---- */

/* Whether the value with all changes may lack fields. */
bool kin__overlay_is_partial(const struct kin__overlay *overlay);
/* Checks that a patch would not send a list that is only partially known.  0,
 * KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM. */
int kin__overlay_check_lists(struct kin__overlay *overlay,
                             kin_error *err) KIN_NODISCARD;

#endif /* KIN_OBJECT_OVERLAY_H */
