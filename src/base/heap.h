/* SPDX-License-Identifier: Apache-2.0 */
/*
 * heap.h - a priority queue of the caller's structs.
 *
 * The caller embeds a kin__heap_node in each element and supplies the order.  A
 * node knows its position, so that any element, not only the first, can be
 * removed or moved in O(log n).  Elements are borrowed and must not move in
 * memory while they are in the heap.  A node is in at most one heap.
 */
#ifndef KIN_BASE_HEAP_H
#define KIN_BASE_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>

/* Zero-initialise a node to mark it as not in a heap. */
struct kin__heap_node {
    size_t place; /* index in the heap's array plus 1; 0: not in a heap */
};

/* The element of type `type` that contains the node as `member`.  The cast goes
 * through an integer so that it also accepts const nodes. */
#define KIN__HEAP_ENTRY(pointer, type, member)                                 \
    ((type *)((uintptr_t)(pointer)-offsetof(type, member)))

/* Whether `a` comes before `b`.  This must be a strict weak order.  After a
 * change to an element in the heap, call kin__heap_update(). */
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

/* Removes all elements and frees the array; the heap stays usable. */
void kin__heap_done(struct kin__heap *heap);

/* Guarantees that the next `more` pushes succeed.  0, KIN_ENOMEM or KIN_ELIMIT;
 * the heap is unchanged on failure. */
int kin__heap_reserve(struct kin__heap *heap, size_t more) KIN_NODISCARD;

/* Adds an element that is in no heap.  0, KIN_ENOMEM or KIN_ELIMIT; the heap is
 * unchanged on failure. */
int kin__heap_push(struct kin__heap *heap,
                   struct kin__heap_node *node) KIN_NODISCARD;

/* Returns the first element; NULL if the heap is empty. */
struct kin__heap_node *kin__heap_first(const struct kin__heap *heap);

/* Removes and returns the first element; NULL if the heap is empty. */
struct kin__heap_node *kin__heap_pop(struct kin__heap *heap);

/* Removes an element, which must be in this heap. */
void kin__heap_remove(struct kin__heap *heap, struct kin__heap_node *node);

/* Restores the order after an element of this heap has changed. */
void kin__heap_update(struct kin__heap *heap, struct kin__heap_node *node);

/* Whether the element is in a heap. */
static inline bool kin__heap_node_is_in(const struct kin__heap_node *node)
{
    return node->place != 0;
}

#define KIN__AUTO_HEAP __attribute__((cleanup(kin__heap_done))) struct kin__heap

#endif /* KIN_BASE_HEAP_H */
