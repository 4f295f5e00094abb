/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pager.h - a list in pages, as a machine without I/O.
 *
 * What to ask comes out, what was answered goes in:
 *
 *     PAGES    asking for a page.     last page -> DONE,
 *                                     expired, not the first -> FULL
 *     FULL     asking for all again.  answer -> DONE
 *     DONE     final.
 *
 * Version and match are those of the first page only; later pages carry them in
 * their token.  What has expired is asked for once more in one piece, with the
 * version of the first question.
 */
#ifndef KIN_KUBE_PAGER_H
#define KIN_KUBE_PAGER_H

#include <kin/list.h>

enum { KIN__PAGER_SIZE = 500 };

enum kin__pager_state { KIN__PAGER_PAGES, KIN__PAGER_FULL, KIN__PAGER_DONE };

struct kin__pager {
    const kin_allocator *alloc;
    kin_list_opts opts; /* of the first question; what it views is borrowed */
    enum kin__pager_state state;
    bool is_first;
    char *token; /* owned; of the next page */
};

/* The options' `limit` is the size of a page; 0 takes KIN__PAGER_SIZE. */
void kin__pager_init(struct kin__pager *pager, const kin_allocator *alloc,
                     const kin_list_opts *opts);
void kin__pager_done(struct kin__pager *pager);

/* What to ask next; what it views is valid until the next answer.  False if
 * there is nothing left to ask. */
bool kin__pager_next(const struct kin__pager *pager, kin_list_opts *ret);

/* Whether the next answer is about the list as a whole: the first page, or all
 * of it. */
bool kin__pager_is_at_start(const struct kin__pager *pager);

/* An answer arrived, with this token.  0 or KIN_ENOMEM. */
int kin__pager_answered(struct kin__pager *pager, kin_str token) KIN_NODISCARD;

/* The question failed.  Whether the list is asked for again from the start. */
bool kin__pager_failed(struct kin__pager *pager, const kin_error *err);

#define KIN__AUTO_PAGER                                                        \
    __attribute__((cleanup(kin__pager_done))) struct kin__pager

#endif /* KIN_KUBE_PAGER_H */
