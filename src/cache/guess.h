/* SPDX-License-Identifier: Apache-2.0 */
/*
 * guess.h - what an object that arrives is probably like.
 *
 * The parser compares what it reads with a value that it is given
 * (wire/stream.h), which is what makes it quick.  A guess knows whose:
 *   1. the object's old version, if the store has one;
 *   2. a sibling: the last new object of the same namespace whose name is the
 *      same up to its last dash, as pods of one deployment have;
 *   3. the last new object.
 * A wrong guess costs time and nothing else.  Fingerprints are trusted within a
 * namespace only: see KIN__JSON_TRUST_FINGERPRINTS.
 *
 * New objects are either in the store already (noted by their ids, which keep
 * nothing alive) or in a list that will be published as a whole (noted by their
 * places in it).
 *
 * Belongs to the store's writer.
 */
#ifndef KIN_CACHE_GUESS_H
#define KIN_CACHE_GUESS_H

#include <kin/store.h>

#include "base/buf.h"
#include "cache/siblings.h"
#include "object/arena.h"

struct kin__store_change;

/* Members are its own. */
struct kin__guess {
    kin_store *store; /* borrowed */
    const kin_allocator *alloc;
    struct kin__siblings siblings;
    struct kin__buf key;    /* of the object in hand */
    uint64_t family;        /* of the object in hand, if it is new */
    bool is_new;            /* the object in hand is not in the store */
    bool is_staging;        /* what is noted are places, from 1, else ids */
    uint32_t last;          /* the last new object */
    kin__val *const *stage; /* the values of the list; borrowed */
};

void kin__guess_init(struct kin__guess *guess, kin_store *store,
                     const kin_allocator *alloc);
void kin__guess_done(struct kin__guess *guess);

/* Fits struct kin__stream_ops.predict. */
kin__val kin__guess_predict(struct kin__guess *guess, kin_str ns, kin_str name,
                            bool *ret_trust);

/* Joins a key, in the room for that of the object in hand; valid until the next
 * call.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__guess_join_key(struct kin__guess *guess, kin_str ns, kin_str name,
                        kin_str *ret) KIN_NODISCARD;

/* The object in hand was put into the store, or at a place of the list. */
void kin__guess_note_stored(struct kin__guess *guess);
void kin__guess_note_staged(struct kin__guess *guess, size_t place);

/* From now on new objects go to a list, which `stage` leads to. */
void kin__guess_begin_stage(struct kin__guess *guess, kin__val *const *stage);
/* The list has been published, with these changes in its order; or it was
 * dropped, with none. */
void kin__guess_end_stage(struct kin__guess *guess,
                          const struct kin__store_change *changes,
                          size_t count);

size_t kin__guess_bytes(const struct kin__guess *guess);

#endif /* KIN_CACHE_GUESS_H */
