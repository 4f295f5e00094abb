/* SPDX-License-Identifier: Apache-2.0 */
/*
 * heap.h - a priority queue of the caller's structs.
 *
 * The caller embeds a kin__heap_node in each element and says which of two
 * comes first.  The node remembers where it is, so that any element, not only
 * the first, can be removed or moved in O(log n).  Elements are borrowed: they
 * must stay where they are in memory while they are in the heap.  An element is
 * in at most one heap through one node.
 */
#ifndef KIN_BASE_HEAP_H
#define KIN_BASE_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>

/* Zero means "in no heap". */
struct kin__heap_node {
    size_t place; /* index in the heap's array, plus 1 */
};

/* The element of type `type` that has the node as its member `member`.  By way
 * of an integer, so that it serves constant nodes too. */
#define KIN__HEAP_ENTRY(pointer, type, member)                                 \
    ((type *)((uintptr_t)(pointer)-offsetof(type, member)))

/* Whether `a` must come out before `b`: a strict weak order that does not
 * change while both are in the heap, unless kin__heap_update() is told. */
typedef bool kin__heap_is_before(const struct kin__heap_node *a,
                                 const struct kin__heap_node *b);

struct kin__heap {
    const kin_allocator *alloc; /* borrowed */
    kin__heap_is_before *is_before;
    struct kin__heap_node **nodes; /* owned array of borrowed elements */
    size_t len;
    size_t cap;
    size_t max; /* largest `len` allowed */
};

void kin__heap_init(struct kin__heap *heap, const kin_allocator *alloc,
                    kin__heap_is_before *is_before, size_t max);

/* Takes all elements out and frees the array; the heap can be used again. */
void kin__heap_done(struct kin__heap *heap);

/* Makes sure that `more` pushes from now on cannot fail.  0, KIN_ENOMEM or
 * KIN_ELIMIT; after a failure the heap is what it was. */
int kin__heap_reserve(struct kin__heap *heap, size_t more) KIN_NODISCARD;

/* Puts an element in that is in no heap.  0, KIN_ENOMEM or KIN_ELIMIT; after a
 * failure the heap is what it was and the element is not in it. */
int kin__heap_push(struct kin__heap *heap,
                   struct kin__heap_node *node) KIN_NODISCARD;

/* The element that comes first; NULL if there is none. */
struct kin__heap_node *kin__heap_first(const struct kin__heap *heap);

/* The same, and takes it out. */
struct kin__heap_node *kin__heap_pop(struct kin__heap *heap);

/* Takes an element out that is in this heap. */
void kin__heap_remove(struct kin__heap *heap, struct kin__heap_node *node);

/* Puts an element of this heap where it belongs after its rank has changed. */
void kin__heap_update(struct kin__heap *heap, struct kin__heap_node *node);

/* Whether the element is in a heap. */
static inline bool kin__heap_node_is_in(const struct kin__heap_node *node)
{
    return node->place != 0;
}

#define KIN__AUTO_HEAP __attribute__((cleanup(kin__heap_done))) struct kin__heap

#endif /* KIN_BASE_HEAP_H */
