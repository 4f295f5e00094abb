/* SPDX-License-Identifier: Apache-2.0 */
/*
 * slow_start.h - many requests of a kind, in batches of growing size.
 *
 * If one of them fails, most others would fail, too: a quota is exhausted, or
 * the template is invalid.  So they are sent in batches of 1, 2, 4 and so on,
 * and a batch with a failure is the last one.
 */
#ifndef KIN_CONTROLLERS_SLOW_START_H
#define KIN_CONTROLLERS_SLOW_START_H

#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/stop.h>

/* Processes piece `index`; called from several threads at once.  0, or a
 * negative code with its error. */
typedef int kin__piece_fn(size_t index, kin_error *err, void *userdata);

/* Everything is borrowed. */
struct kin__slow_start {
    const kin_allocator *alloc; /* NULL: the default */
    size_t count;               /* number of pieces */
    size_t first;               /* size of the first batch; not 0 */
    kin__piece_fn *fn;
    void *userdata;
    kin_stop *stop; /* no batch begins after a stop; may be NULL */
};

/* Processes all pieces.  0, or the first failure. */
int kin__slow_start(const struct kin__slow_start *what, kin_error *err);

#endif /* KIN_CONTROLLERS_SLOW_START_H */
