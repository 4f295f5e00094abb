/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list.h - doubly linked lists, as liburcu has them, and the little it lacks.
 *
 * The links are a `struct cds_list_head` member of the element; the list's head
 * is one too.  Use cds_list_add_tail(), cds_list_for_each_entry() and the rest
 * of urcu/list.h as they are.  With the helpers here a node that is in no list
 * points to itself, so it can be asked, and unlinking it again does nothing.
 * For that, start every node with CDS_INIT_LIST_HEAD and take it out only with
 * kin__list_unlink() or cds_list_del_init(), never with cds_list_del().
 */
#ifndef KIN_BASE_LIST_H
#define KIN_BASE_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include <urcu/list.h>

/* liburcu's own adds a const to the pointer and casts it away again, for which
 * clang's -Wcast-qual blames every use of cds_list_for_each_entry(). */
#undef caa_container_of
#define caa_container_of(ptr, type, member)                                    \
    __extension__({                                                            \
        __typeof__(((type *)NULL)->member) *node_ = (ptr);                     \
        (type *)((char *)node_ - offsetof(type, member));                      \
    })

/* Whether a node is in a list; of a head, whether its list has elements. */
static inline bool kin__list_is_linked(const struct cds_list_head *node)
{
    return node->next != node;
}

/* Takes a node out of the list it is in, if any. */
static inline void kin__list_unlink(struct cds_list_head *node)
{
    cds_list_del_init(node);
}

/* Unlinks the first node and gives it; NULL if the list is empty. */
static inline struct cds_list_head *kin__list_pop(struct cds_list_head *head)
{
    struct cds_list_head *node = head->next;

    if (node == head)
        return NULL;
    cds_list_del_init(node);
    return node;
}

/* The same for the element around the node, as `type *`. */
#define KIN__LIST_POP(head, type, member)                                      \
    __extension__({                                                            \
        struct cds_list_head *popped_ = kin__list_pop(head);                   \
        popped_ ? cds_list_entry(popped_, type, member) : NULL;                \
    })

/* Appends all of `from`, in order, to the end of `to`; `from` becomes empty. */
static inline void kin__list_move_all(struct cds_list_head *from,
                                      struct cds_list_head *to)
{
    cds_list_splice(from, to->prev);
    CDS_INIT_LIST_HEAD(from);
}

#endif /* KIN_BASE_LIST_H */
