/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stage.h - the values of a list until it is complete.
 *
 * It takes four bytes for each object beyond the values themselves.  An
 * unchanged object is the same value as in the store, so there is never a
 * second copy of the cache.  Keys are indexed from the first call that has to
 * find one; this and later calls then look at the entries of one hash only.
 *
 * Used by the writer of the arena only.
 */
#ifndef KIN_INFORMER_STAGE_H
#define KIN_INFORMER_STAGE_H

#include <kin/store.h>

#include "base/map.h"
#include "object/values.h"

struct kin__stage_place;

/* Private members, but for reading `vals`, `count` and `live`. */
struct kin__stage {
    struct kin__arena *arena; /* borrowed */
    const kin_allocator *alloc;
    kin__val *vals; /* owned, and so is a reference to each; KIN__VAL_NONE for
                       one that was deleted */
    size_t count;
    size_t cap;
    size_t live; /* values that were not deleted */
    /* Places by hash of namespace and name; made when first needed. */
    struct kin__map by_key;
    struct kin__stage_place *places; /* owned, linked */
    bool has_keys;
    uint64_t steps; /* entries looked at so far: for tests */
};

void kin__stage_init(struct kin__stage *stage, struct kin__arena *arena,
                     const kin_allocator *alloc);
/* Releases everything; the stage can be used again. */
void kin__stage_clear(struct kin__stage *stage);

/* Adds a value, whose reference is passed, also on failure. */
int kin__stage_add(struct kin__stage *stage, kin__val val) KIN_NODISCARD;

/* The same, and replaces the value of the same key, if there is one. */
int kin__stage_put(struct kin__stage *stage, kin__val val) KIN_NODISCARD;

/* Removes the value with the key of `val`, if there is one; `val` is
 * borrowed. */
int kin__stage_delete(struct kin__stage *stage, kin__val val) KIN_NODISCARD;

/* The same by namespace and name. */
int kin__stage_delete_key(struct kin__stage *stage, kin_str ns,
                          kin_str name) KIN_NODISCARD;

/* Closes the gaps of deleted values, and passes all references to the caller.
 * The stage must not be used before kin__stage_clear(). */
void kin__stage_give(struct kin__stage *stage);

/* Makes an object from each value after kin__stage_give(), in an array of
 * `count` elements that are NULL.  The values stay referenced.  The caller
 * releases the objects, also those made before a failure. */
int kin__stage_make(const struct kin__stage *stage, kin_store *store,
                    kin_object **objects, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_STAGE_H */
