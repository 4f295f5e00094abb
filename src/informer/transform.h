/* SPDX-License-Identifier: Apache-2.0 */
/*
 * transform.h - the program's function that changes objects before they are
 * stored.
 */
#ifndef KIN_INFORMER_TRANSFORM_H
#define KIN_INFORMER_TRANSFORM_H

#include <kin/informer.h>
#include <kin/store.h>

#include "object/values.h"

struct kin__transform {
    kin_transform_fn *fn; /* NULL: objects stay as they are */
    void *userdata;
    kin_store *store; /* borrowed; values are in its arena */
    const kin_allocator *alloc;
};

/* Transforms a value of the arena.  `*val` is owned before and after; on
 * failure it is released, and `*ret_is_bad` says whether the object itself is
 * the reason.  The key and the version must stay the same. */
int kin__transform_apply(const struct kin__transform *self, kin__val *val,
                         bool *ret_is_bad, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_TRANSFORM_H */
