/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mpsc.h - a queue that many threads push to and one takes from.
 *
 * The link is a member of the caller's struct, so pushing allocates nothing and
 * cannot fail.  Pushed nodes form a stack that the consumer takes as a whole
 * and turns round; what it has not handed out yet is private to it.
 *
 *   A  Pushes are lock-free: a thread that is suspended anywhere in a push
 *      delays neither the other producers nor the consumer.
 *   B  Nodes come out in the order of their pushes, which for pushes of one
 *      thread is the order it made them in.
 *   C  All that a thread did before a push happened before the pop that gives
 *      the node returns.  The node is then the consumer's, to free or reuse.
 *   D  A pop gives NULL only if at some moment during it every push so far had
 *      been given out.
 *   E  The first push after a pop that gave NULL says true.  Hence a consumer
 *      that sleeps after such a pop, and producers that wake it whenever a push
 *      said true, miss nothing, if a wake-up before the sleep counts (an
 *      eventfd, a flag under a lock).  A push may say true at other times too,
 *      but at most once for each time the consumer took the stack.
 *
 * Not promised: a bound on the number of nodes; whoever pushes counts.
 */
#ifndef KIN_BASE_MPSC_H
#define KIN_BASE_MPSC_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

struct kin__mpsc_node {
    struct kin__mpsc_node *next; /* meaningful only inside the queue */
};

#define KIN__MPSC_CACHE_LINE 64 /* bytes */

struct kin__mpsc {
    /* The stack, newest on top.  The consumer works beside the producers, so
     * the other members are a cache line away.  By padding, not by alignment:
     * the allocators that owners of a queue come from promise none. */
    _Atomic(struct kin__mpsc_node *) pushed;
    char padding[KIN__MPSC_CACHE_LINE - sizeof(void *)];
    struct kin__mpsc_node *taken; /* the consumer's, oldest first */
};

/* The queue is empty when it ends too: who owns it pops the rest first. */
void kin__mpsc_init(struct kin__mpsc *queue);

/* Adds a node that is in no queue; true asks to wake the consumer (E).
 * Threads: any. */
bool kin__mpsc_push(struct kin__mpsc *queue, struct kin__mpsc_node *node);

/* Takes the oldest node, or NULL (D).  Threads: the consumer. */
struct kin__mpsc_node *kin__mpsc_pop(struct kin__mpsc *queue);

/* Takes all nodes, oldest first, linked by `next` up to a NULL; NULL as for
 * pop.  Threads: the consumer. */
struct kin__mpsc_node *kin__mpsc_pop_all(struct kin__mpsc *queue);

#endif /* KIN_BASE_MPSC_H */
