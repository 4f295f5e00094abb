/* SPDX-License-Identifier: Apache-2.0 */
/*
 * slow_start.h - many requests of a kind, beginning with few.
 *
 * If one of them fails, most of the rest would, too: a quota is used up, or a
 * template is refused.  So they go in batches of 1, 2, 4 and so on, and after a
 * batch with a failure no further one begins.
 */
#ifndef KIN_CONTROLLERS_SLOW_START_H
#define KIN_CONTROLLERS_SLOW_START_H

#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/stop.h>

/* Does piece `index`; called by several threads at once.  0 or a negative code
 * with its error. */
typedef int kin__piece_fn(size_t index, kin_error *err, void *userdata);

/* How it is done; all is borrowed. */
struct kin__slow_start {
    const kin_allocator *alloc; /* NULL: the default */
    size_t count;               /* of pieces */
    size_t first;               /* size of the first batch; not 0 */
    kin__piece_fn *fn;
    void *userdata;
    kin_stop *stop; /* no batch begins after it; may be NULL */
};

/* 0 if all went well; else the first failure. */
int kin__slow_start(const struct kin__slow_start *what, kin_error *err);

#endif /* KIN_CONTROLLERS_SLOW_START_H */
