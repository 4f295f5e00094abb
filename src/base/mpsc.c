/* SPDX-License-Identifier: Apache-2.0 */
#include "base/mpsc.h"

void kin__mpsc_init(struct kin__mpsc *queue)
{
    atomic_init(&queue->pushed, NULL);
    queue->taken = NULL;
}

bool kin__mpsc_push(struct kin__mpsc *queue, struct kin__mpsc_node *node)
{
    struct kin__mpsc_node *top = atomic_load_explicit(&queue->pushed,
                                                      memory_order_relaxed);

    /* No ABA problem: `top` is compared and linked to but never dereferenced,
     * and nodes are only removed all at once.  So it may have been removed,
     * freed and pushed again in between. */
    do {
        node->next = top;
    } while (!atomic_compare_exchange_weak_explicit(&queue->pushed, &top, node,
                                                    memory_order_release,
                                                    memory_order_relaxed));
    return top == NULL;
}

/* Takes the stack and reverses it. */
static struct kin__mpsc_node *mpsc_take(struct kin__mpsc *queue)
{
    struct kin__mpsc_node *oldest = NULL;

    /* The load keeps an idle consumer from writing to the producers' cache
     * line.  All accesses to one atomic variable have a single total order, so
     * reading NULL is as good as exchanging it: guarantees D and E. */
    if (!atomic_load_explicit(&queue->pushed, memory_order_relaxed))
        return NULL;
    struct kin__mpsc_node *newest = atomic_exchange_explicit(
        &queue->pushed, NULL, memory_order_acquire);
    while (newest) {
        struct kin__mpsc_node *older = newest->next;
        newest->next = oldest;
        oldest = newest;
        newest = older;
    }
    return oldest;
}

struct kin__mpsc_node *kin__mpsc_pop(struct kin__mpsc *queue)
{
    if (!queue->taken)
        queue->taken = mpsc_take(queue);
    struct kin__mpsc_node *node = queue->taken;
    if (node)
        queue->taken = node->next;
    return node;
}

struct kin__mpsc_node *kin__mpsc_pop_all(struct kin__mpsc *queue)
{
    struct kin__mpsc_node *all = queue->taken;
    struct kin__mpsc_node **end = &all;

    while (*end)
        end = &(*end)->next;
    *end = mpsc_take(queue);
    queue->taken = NULL;
    return all;
}
