/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mpsc.h - an intrusive queue with many producers and one consumer.
 *
 * The link is a member of the caller's struct, so a push allocates nothing and
 * cannot fail.  Pushed nodes form a stack that the consumer takes as a whole
 * and reverses; nodes that it has taken but not returned yet are private to it.
 *
 *   A  Pushes are lock-free: a thread that is suspended anywhere in a push
 *      delays neither the other producers nor the consumer.
 *   B  Nodes come out in the order in which they were pushed; for one thread
 *      this is program order.
 *   C  Everything a thread did before a push happens before the pop that
 *      returns the node.  The consumer then owns the node and may free or reuse
 *      it.
 *   D  A pop returns NULL only if at some moment during the call the queue was
 *      empty.
 *   E  The first push after a pop that returned NULL returns true.  Hence no
 *      node is missed if the consumer sleeps only after such a pop and
 *      producers wake it whenever a push returns true, provided that a wake-up
 *      before the sleep is remembered (an eventfd, a flag under a lock).  A
 *      push may return true at other times too, but at most once for each time
 *      the consumer took the stack.
 *
 * Not guaranteed: a limit on the number of nodes; producers must enforce one.
 */
#ifndef KIN_BASE_MPSC_H
#define KIN_BASE_MPSC_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

struct kin__mpsc_node {
    struct kin__mpsc_node *next; /* only valid while in the queue */
};

#define KIN__MPSC_CACHE_LINE 64 /* bytes */

struct kin__mpsc {
    /* The stack, newest on top.  Producers write it while the consumer uses the
     * other members, so these are on another cache line.  This uses padding
     * instead of alignment because the allocators used for the owners do not
     * guarantee any. */
    _Atomic(struct kin__mpsc_node *) pushed;
    char padding[KIN__MPSC_CACHE_LINE - sizeof(void *)];
    struct kin__mpsc_node *taken; /* owned by the consumer, oldest first */
};

/* Initialises an empty queue.  There is no destructor; the owner must pop all
 * nodes before it frees the queue. */
void kin__mpsc_init(struct kin__mpsc *queue);

/* Adds a node that is in no queue.  Returns true if the consumer must be woken
 * (E).  Threads: any. */
bool kin__mpsc_push(struct kin__mpsc *queue, struct kin__mpsc_node *node);

/* Removes and returns the oldest node, or NULL (D).  Threads: the consumer. */
struct kin__mpsc_node *kin__mpsc_pop(struct kin__mpsc *queue);

/* Removes and returns all nodes, oldest first, linked by `next` and ended by
 * NULL; NULL as for kin__mpsc_pop().  Threads: the consumer. */
struct kin__mpsc_node *kin__mpsc_pop_all(struct kin__mpsc *queue);

#endif /* KIN_BASE_MPSC_H */
