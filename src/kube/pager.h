/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pager.h - a list in pages, as a machine without I/O.
 *
 * It returns the next request and is given the answers:
 *
 *   PAGES    requesting a page.      last page -> DONE, expired, not the first
 *   -> FULL
 *   FULL     requesting all at once. answer -> DONE
 *   DONE     final.
 *
 * Version and match apply to the first page only; later pages have them in
 * their token.  A list that has expired is requested once more in one piece,
 * with the version of the first request.
 */
#ifndef KIN_KUBE_PAGER_H
#define KIN_KUBE_PAGER_H

#include <kin/error.h>
#include <kin/list.h>
#include <kin/str.h>

enum { KIN__PAGER_SIZE = 500 };

enum kin__pager_state { KIN__PAGER_PAGES, KIN__PAGER_FULL, KIN__PAGER_DONE };

struct kin__pager {
    const kin_allocator *alloc;
    kin_list_opts opts; /* of the first request; its strings are borrowed */
    enum kin__pager_state state;
    bool is_first;
    char *token; /* owned; of the next page */
};

/* The options' `limit` is the page size; 0 for KIN__PAGER_SIZE. */
void kin__pager_init(struct kin__pager *pager, const kin_allocator *alloc,
                     const kin_list_opts *opts);
void kin__pager_done(struct kin__pager *pager);

/* Gets the next request; its strings are valid until the next answer.  False
 * if the list is complete. */
bool kin__pager_next(const struct kin__pager *pager, kin_list_opts *ret);

/* Whether the next answer starts the list: the first page, or all of it. */
bool kin__pager_is_at_start(const struct kin__pager *pager);

/* Takes an answer with this continue token. 0 or KIN_ENOMEM. */
int kin__pager_answered(struct kin__pager *pager, kin_str token) KIN_NODISCARD;

/* Takes a failure.  Returns whether the list restarts. */
bool kin__pager_failed(struct kin__pager *pager, const kin_error *err);

#define KIN__AUTO_PAGER                                                        \
    __attribute__((cleanup(kin__pager_done))) struct kin__pager

/* ---- the end of a list ---- */

enum {
    KIN__PAGES_MAX = 100000,    /* of a list */
    KIN__PAGES_EMPTY_MAX = 100, /* without an object, in a row */
    /* Repeated tokens: client-go follows them forever. */
    KIN__PAGES_REPEATS_MAX = 100
};

/* Zero-initialized. */
struct kin__page_guard {
    uint64_t pages;
    uint64_t empty;  /* empty pages in a row */
    uint64_t marked; /* hash of an earlier token */
    uint64_t repeats;
};

/* Takes a page with this number of objects and the token of the next page,
 * empty for the last. 0, KIN_EPROTOCOL (tokens repeat) or KIN_ELIMIT. */
int kin__page_guard_take(struct kin__page_guard *guard, kin_str token,
                         uint64_t objects, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_PAGER_H */
