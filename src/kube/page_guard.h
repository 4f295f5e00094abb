/* SPDX-License-Identifier: Apache-2.0 */
/*
 * page_guard.h - whether the pages of a list come to an end.
 *
 * A server with a defect, or a hostile one, may send continue tokens for ever:
 * one token again and again, a circle of them, or new ones without an object.
 */
#ifndef KIN_KUBE_PAGE_GUARD_H
#define KIN_KUBE_PAGE_GUARD_H

#include <kin/error.h>
#include <kin/str.h>

enum {
    KIN__PAGES_MAX = 100000,    /* of a list */
    KIN__PAGES_EMPTY_MAX = 100, /* without an object, in a row */
    /* Tokens that come again: client-go follows them without an end. */
    KIN__PAGES_REPEATS_MAX = 100
};

/* Starts zeroed. */
struct kin__page_guard {
    uint64_t pages;
    uint64_t empty;  /* of those, at the end */
    uint64_t marked; /* hash of an earlier token */
    uint64_t repeats;
};

/* A page with so many objects has arrived, and the token of the next one, or an
 * empty one.  0, KIN_EPROTOCOL (tokens come again and again) or KIN_ELIMIT. */
int kin__page_guard_take(struct kin__page_guard *guard, kin_str token,
                         uint64_t objects, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_PAGE_GUARD_H */
