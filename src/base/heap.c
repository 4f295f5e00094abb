/* SPDX-License-Identifier: Apache-2.0 */
#include "base/heap.h"

#include <assert.h>

#include "base/alloc.h"

enum {
    /* Four child pointers share a cache line, and the tree is half as deep as a
     * binary one. */
    HEAP_ARITY = 4,
    HEAP_FIRST_CAP = 16,
};

void kin__heap_init(struct kin__heap *heap, const kin_allocator *alloc,
                    kin__heap_is_before *is_before, size_t max)
{
    *heap = (struct kin__heap){
        .alloc = alloc,
        .is_before = is_before,
        .max = max,
    };
}

void kin__heap_done(struct kin__heap *heap)
{
    for (size_t i = 0; i < heap->len; i++)
        heap->nodes[i]->place = 0;
    kin__free(heap->alloc, heap->nodes);
    heap->nodes = NULL;
    heap->len = 0;
    heap->cap = 0;
}

int kin__heap_reserve(struct kin__heap *heap, size_t more)
{
    assert(heap->len <= heap->max);
    if (more > heap->max - heap->len)
        return KIN_ELIMIT;
    size_t need = heap->len + more;
    if (need <= heap->cap)
        return 0;
    size_t cap = heap->cap ? heap->cap : HEAP_FIRST_CAP;
    while (cap < need)
        cap = cap > SIZE_MAX / 2 ? need : cap * 2;
    if (cap > heap->max)
        cap = heap->max;
    struct kin__heap_node **nodes = kin__realloc(heap->alloc, heap->nodes, cap,
                                                 sizeof(*nodes));
    if (!nodes)
        return KIN_ENOMEM;
    heap->nodes = nodes;
    heap->cap = cap;
    return 0;
}

static void heap_put(struct kin__heap *heap, size_t at,
                     struct kin__heap_node *node)
{
    heap->nodes[at] = node;
    node->place = at + 1;
}

/* Moves the hole at `at` towards the root until `node` fits, and stores it. */
static void heap_sift_up(struct kin__heap *heap, size_t at,
                         struct kin__heap_node *node)
{
    while (at > 0) {
        size_t above = (at - 1) / HEAP_ARITY;
        if (!heap->is_before(node, heap->nodes[above]))
            break;
        heap_put(heap, at, heap->nodes[above]);
        at = above;
    }
    heap_put(heap, at, node);
}

/* Returns the index of the first child of `at` in heap order; `heap->len` if it
 * has none. */
static size_t heap_first_below(const struct kin__heap *heap, size_t at)
{
    size_t first = at * HEAP_ARITY + 1;

    if (first >= heap->len)
        return heap->len;
    size_t end = heap->len - first < HEAP_ARITY ? heap->len
                                                : first + HEAP_ARITY;
    for (size_t i = first + 1; i < end; i++)
        if (heap->is_before(heap->nodes[i], heap->nodes[first]))
            first = i;
    return first;
}

/* Moves the hole at `at` away from the root until `node` fits, and stores it.
 */
static void heap_sift_down(struct kin__heap *heap, size_t at,
                           struct kin__heap_node *node)
{
    for (;;) {
        size_t below = heap_first_below(heap, at);
        if (below == heap->len || !heap->is_before(heap->nodes[below], node))
            break;
        heap_put(heap, at, heap->nodes[below]);
        at = below;
    }
    heap_put(heap, at, node);
}

static void heap_settle(struct kin__heap *heap, size_t at,
                        struct kin__heap_node *node)
{
    assert(at < heap->len);
    bool rises = at > 0 &&
                 heap->is_before(node, heap->nodes[(at - 1) / HEAP_ARITY]);

    if (rises)
        heap_sift_up(heap, at, node);
    else
        heap_sift_down(heap, at, node);
}

static void heap_assert_has(const struct kin__heap *heap,
                            const struct kin__heap_node *node)
{
    assert(node->place > 0 && node->place <= heap->len);
    assert(heap->nodes[node->place - 1] == node);
    (void)heap;
    (void)node;
}

int kin__heap_push(struct kin__heap *heap, struct kin__heap_node *node)
{
    assert(!kin__heap_node_is_in(node));
    int r = kin__heap_reserve(heap, 1);

    if (r < 0)
        return r;
    heap_sift_up(heap, heap->len++, node);
    return 0;
}

struct kin__heap_node *kin__heap_first(const struct kin__heap *heap)
{
    return heap->len > 0 ? heap->nodes[0] : NULL;
}

struct kin__heap_node *kin__heap_pop(struct kin__heap *heap)
{
    struct kin__heap_node *first = kin__heap_first(heap);

    if (first)
        kin__heap_remove(heap, first);
    return first;
}

void kin__heap_remove(struct kin__heap *heap, struct kin__heap_node *node)
{
    heap_assert_has(heap, node);
    size_t at = node->place - 1;
    struct kin__heap_node *last = heap->nodes[--heap->len];

    if (last != node)
        heap_settle(heap, at, last);
    node->place = 0;
}

void kin__heap_update(struct kin__heap *heap, struct kin__heap_node *node)
{
    heap_assert_has(heap, node);
    heap_settle(heap, node->place - 1, node);
}
