/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list.h - liburcu's doubly linked lists, with a few additions.
 *
 * A list head and the node embedded in each element are both a `struct
 * cds_list_head`.  Use cds_list_add_tail(), cds_list_for_each_entry() and the
 * rest of urcu/list.h directly.  The functions below rely on unlinked nodes
 * pointing to themselves; this makes kin__list_is_linked() possible and
 * unlinking twice harmless.  Therefore initialise every node with
 * CDS_INIT_LIST_HEAD and remove it only with kin__list_unlink() or
 * cds_list_del_init(), never with cds_list_del().
 */
#ifndef KIN_BASE_LIST_H
#define KIN_BASE_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include <urcu/list.h>

/* liburcu's version adds a const to the pointer and casts it away again, so
 * that clang's -Wcast-qual warns at every use of cds_list_for_each_entry(). */
#undef caa_container_of
#define caa_container_of(ptr, type, member)                                    \
    __extension__({                                                            \
        __typeof__(((type *)NULL)->member) *node_ = (ptr);                     \
        (type *)((char *)node_ - offsetof(type, member));                      \
    })

/* Whether a node is in a list; for a head, whether the list has elements. */
static inline bool kin__list_is_linked(const struct cds_list_head *node)
{
    return node->next != node;
}

/* Removes a node from its list, if it is in one. */
static inline void kin__list_unlink(struct cds_list_head *node)
{
    cds_list_del_init(node);
}

/* Removes and returns the first node; NULL if the list is empty. */
static inline struct cds_list_head *kin__list_pop(struct cds_list_head *head)
{
    struct cds_list_head *node = head->next;

    if (node == head)
        return NULL;
    cds_list_del_init(node);
    return node;
}

/* Removes and returns the first element as `type *`; NULL if the list is empty.
 */
#define KIN__LIST_POP(head, type, member)                                      \
    __extension__({                                                            \
        struct cds_list_head *popped_ = kin__list_pop(head);                   \
        popped_ ? cds_list_entry(popped_, type, member) : NULL;                \
    })

/* Moves all nodes of `from`, in order, to the end of `to`. */
static inline void kin__list_move_all(struct cds_list_head *from,
                                      struct cds_list_head *to)
{
    cds_list_splice(from, to->prev);
    CDS_INIT_LIST_HEAD(from);
}

#endif /* KIN_BASE_LIST_H */
