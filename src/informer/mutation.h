/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutation.h - detects cached objects that a program has changed.
 *
 * Values are mapped read-only for all but the writer, so a handler that writes
 * to one faults at once.  This does not catch a stray write through the
 * writer's mapping, nor any write where there is one mapping only, as under
 * sanitizers. For debugging, the hashes of all shared values are compared with
 * those under which they were stored, which detects any change; and all objects
 * with copies of them, which shows the change.
 */
#ifndef KIN_INFORMER_MUTATION_H
#define KIN_INFORMER_MUTATION_H

#include <kin/store.h>

enum { KIN__MUTATION_PERIOD_S = 1 }; /* client-go's */

/* Whether KUBE_CACHE_MUTATION_DETECTOR asks for it. */
bool kin__mutation_wanted_from_env(void);

/* Writer: whether values are protected, and what they were.  0, or
 * KIN_EINTERNAL with a message. */
int kin__mutation_check(const kin_store *store, kin_error *err) KIN_NODISCARD;

/* Copies of the objects of a store, by their ids. */
struct kin__mutation_copy {
    kin_object *seen; /* the one that was copied; a reference, as the next */
    kin_object *copy;
    bool is_reported;
};

struct kin__mutations {
    const kin_allocator *alloc;
    kin_store *store; /* of the copies; owned */
    struct kin__mutation_copy *copies;
    size_t cap;
    size_t copied;   /* of the copies, those that there are */
    bool is_changed; /* hashes are no longer what they were */
};

/* 0, KIN_ENOMEM or KIN_ESYSTEM. */
int kin__mutations_init(struct kin__mutations *self, const kin_allocator *alloc,
                        kin_error *err) KIN_NODISCARD;
/* As long as the store that was looked at is there; zero is done. */
void kin__mutations_done(struct kin__mutations *self);

/* Objects that were changed. */
enum { KIN__MUTATION_FOUND = 16 };
struct kin__mutation_found {
    size_t count;
    kin_object *old[KIN__MUTATION_FOUND]; /* references, as the next */
    kin_object *now[KIN__MUTATION_FOUND];
};
void kin__mutation_found_done(struct kin__mutation_found *found);

/* Writer: copies what is new in a store, and finds what is not as it was
 * copied; at most as many as there is room for, then the next call finds more.
 * 0 or KIN_ENOMEM: not all objects were looked at. */
int kin__mutations_look(struct kin__mutations *self, const kin_store *store,
                        struct kin__mutation_found *ret) KIN_NODISCARD;

#endif /* KIN_INFORMER_MUTATION_H */
