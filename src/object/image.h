/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image.h - the values of an arena as a compact sequence of nodes, to be
 * written to a file and read into an empty arena.
 *
 * An image has the nodes of node.h one after the other, each at the word that
 * its handle says, in blocks of the sizes that an arena uses, so it can be
 * mapped at any address.
 *
 *   I1  A node comes after all nodes that it refers to.
 *   I2  Heads have no reference counts, and no flags but KIN__NODE_EXTRA of
 *       strings and shapes.  Nodes with more than one reference are listed,
 *       ascending by handle.
 *   I3  What depends on the process is not in an image: the intern table and
 *       the fingerprints, whose hashes are keyed.
 *   I4  kin__image_in accepts any bytes: it rejects them, or the arena is
 *       consistent (kin__arena_check) and each node is well-formed.  Memory
 *       safety does not depend on a checksum.
 */
#ifndef KIN_OBJECT_IMAGE_H
#define KIN_OBJECT_IMAGE_H

#include "object/arena.h"

/* A node with more than one reference. */
struct kin__image_shared {
    kin__val val;
    uint32_t refs; /* at least 2, if well-formed */
};

/* ---- writing ---- */

struct kin__image_frame;
struct kin__image_slot;

/* Members are private, except those that say otherwise. */
struct kin__image_out {
    const kin_allocator *alloc;
    const uint32_t *base; /* of the source */
    uint64_t top;         /* handle of the next node; may be read */
    uint32_t *words;      /* nodes since the last clear; may be read */
    size_t word_count;    /* may be read */
    size_t word_cap;
    struct kin__image_shared *shared; /* may be read: nodes that the source
                                         shares, ascending; `refs` may be 1 */
    size_t shared_count;              /* may be read */
    size_t shared_cap;
    struct kin__image_slot *slots; /* from handles of the source to `shared` */
    size_t slot_cap;               /* a power of two, or 0 */
    struct kin__image_frame *frames;
    size_t frame_count;
    size_t frame_cap;
    kin__val *vals;
    size_t val_count;
    size_t val_cap;
};

/* The source is a cache arena, borrowed until done. */
void kin__image_out_init(struct kin__image_out *out, const kin_allocator *alloc,
                         const struct kin__arena *source);
void kin__image_out_done(struct kin__image_out *out);

/* Appends the nodes of a value that are not in the image yet, and adds a
 * reference; `*ret` is its handle in the image.  Any thread that holds a
 * reference to the value.  0, KIN_ENOMEM, or KIN_ELIMIT if handles cannot
 * address the image; after a failure only done may be called. */
int kin__image_out_add(struct kin__image_out *out, kin__val val,
                       kin__val *ret) KIN_NODISCARD;

/* Forgets the words so far, which the caller has copied. */
static inline void kin__image_out_clear(struct kin__image_out *out)
{
    out->word_count = 0;
}

/* ---- reading ---- */

/* Members are private. */
struct kin__image_in {
    struct kin__arena *arena;
    uint64_t at;  /* handle of the next node */
    uint64_t end; /* words of the image */
    const struct kin__image_shared *shared;
    size_t shared_left;
    const kin__val *roots;
    size_t root_left;
    uint64_t keys[2]; /* of the sum */
    uint64_t sum;     /* over references minus counts; see image_in.c */
    kin__val *shapes; /* to be interned */
    size_t shape_count;
    size_t shape_cap;
    struct kin__arena_stats stats;
    bool is_begun;
};

/* What is beside the nodes; borrowed until the end. */
struct kin__image_lists {
    uint64_t words; /* counted from the start of the arena */
    const struct kin__image_shared *shared;
    size_t shared_count;
    const kin__val *roots; /* objects, ascending; each has one reference more */
    size_t root_count;
};

/* Begins to read an image into an empty cache arena.  0, KIN_EPARSE, or
 * KIN_ELIMIT if the arena is too small.  In any case the caller calls done. */
int kin__image_in_begin(struct kin__image_in *in, struct kin__arena *arena,
                        const struct kin__image_lists *lists,
                        kin_error *err) KIN_NODISCARD;

/* Adds whole nodes; `words` is modified.  0, KIN_EPARSE or KIN_ENOMEM. */
int kin__image_in_add(struct kin__image_in *in, uint32_t *words, size_t count,
                      kin_error *err) KIN_NODISCARD;

/* Ends an image: the references of the roots belong to the caller now.  0,
 * KIN_EPARSE or KIN_ENOMEM. */
int kin__image_in_end(struct kin__image_in *in, kin_error *err) KIN_NODISCARD;

/* Empties the arena unless the image has ended. */
void kin__image_in_done(struct kin__image_in *in);

#endif /* KIN_OBJECT_IMAGE_H */
