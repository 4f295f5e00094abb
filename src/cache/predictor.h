/* SPDX-License-Identifier: Apache-2.0 */
/*
 * predictor.h - predicts the value of an object that is about to be parsed.
 *
 * The parser is fast because it compares the text with a predicted value
 * (wire/stream.h).  The prediction is the first of these that exists:
 *   1. the old version of the object in the store;
 *   2. the last new object of the same family: same namespace, and same name up
 *      to the last dash, like the pods of one deployment;
 *   3. the last new object.
 * A wrong prediction only costs time.  Fingerprints are trusted within one
 * namespace only: see KIN__JSON_TRUST_FINGERPRINTS.
 *
 * New objects are either in the store, and remembered by their ids, or in a
 * list that will be published as a whole, and remembered by their positions in
 * it. Neither keeps an object alive.
 *
 * Threads: the store's writer.
 */
#ifndef KIN_CACHE_PREDICTOR_H
#define KIN_CACHE_PREDICTOR_H

#include <kin/store.h>

#include "base/buf.h"
#include "object/arena.h"

/* ---- the last new object of each family ---- */

/*
 * A set-associative table from the hash of a family to an id.  The object of an
 * id may be gone, or belong to another family with the same hash.  A full table
 * replaces the families that were used least recently.
 */
struct kin__predict_entry {
    uint32_t tag; /* upper half of the family's hash */
    uint32_t id;  /* 0: unused */
};

/* All zero: an empty table. */
struct kin__predict_table {
    struct kin__predict_entry *entries; /* owned; in sets, the latest first */
    uint32_t cap;                       /* a power of two, or 0 */
    uint32_t used;
};

void kin__predict_table_done(struct kin__predict_table *table,
                             const kin_allocator *alloc);

/* Returns the hash of a family, for the functions below. */
uint64_t kin__predict_table_family(kin_str ns, kin_str name, uint64_t seed);

/* Returns the last id of a family, or 0. */
uint32_t kin__predict_table_find(const struct kin__predict_table *table,
                                 uint64_t family);

/* Stores the id of a new object.  Without memory the table does not grow. */
void kin__predict_table_note(struct kin__predict_table *table, uint64_t family,
                             uint32_t id, const kin_allocator *alloc);

/* Removes all entries; keeps the memory. */
void kin__predict_table_clear(struct kin__predict_table *table);

/* Remaps every id; 0 removes the entry. */
void kin__predict_table_translate(struct kin__predict_table *table,
                                  uint32_t (*translate)(uint32_t id,
                                                        void *userdata),
                                  void *userdata);

size_t kin__predict_table_bytes(const struct kin__predict_table *table);

/* ---- predictions ---- */

struct kin__store_change;

/* All members are private. */
struct kin__predictor {
    kin_store *store; /* borrowed */
    const kin_allocator *alloc;
    struct kin__predict_table table;
    struct kin__buf key;    /* of the current object */
    uint64_t family;        /* of the current object, if it is new */
    bool is_new;            /* the current object is not in the store */
    bool is_staging;        /* entries are positions + 1 in `stage`, not ids */
    uint32_t last;          /* entry of the last new object; 0: none */
    kin__val *const *stage; /* values of the list; borrowed */
};

void kin__predictor_init(struct kin__predictor *predictor, kin_store *store,
                         const kin_allocator *alloc);
void kin__predictor_done(struct kin__predictor *predictor);

/* Returns the prediction for an object: struct kin__stream_ops.predict. */
kin__val kin__predictor_predict(kin_str ns, kin_str name, bool *ret_trust,
                                void *predictor);

/* Joins a key in the buffer of the current object's key; valid until the next
 * call.  0, KIN_ELIMIT or KIN_ENOMEM. */
int kin__predictor_join_key(struct kin__predictor *predictor, kin_str ns,
                            kin_str name, kin_str *ret) KIN_NODISCARD;

/* Record that the current object was put into the store, or at a position of
 * the list. */
void kin__predictor_note_stored(struct kin__predictor *predictor);
void kin__predictor_note_staged(struct kin__predictor *predictor, size_t place);

/* Starts a list: new objects go to `*stage` from now on. */
void kin__predictor_begin_stage(struct kin__predictor *predictor,
                                kin__val *const *stage);
/* Ends the list: it was published with `changes`, in its order, or it was
 * dropped and `count` is 0. */
void kin__predictor_end_stage(struct kin__predictor *predictor,
                              const struct kin__store_change *changes,
                              size_t count);

size_t kin__predictor_bytes(const struct kin__predictor *predictor);

#endif /* KIN_CACHE_PREDICTOR_H */
