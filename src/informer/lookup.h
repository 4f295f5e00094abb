/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lookup.h - lookups that wait for an object.
 *
 * Waiting lookups are in a hash table by what they wait for: a key, or an index
 * and a value.  Each object that is published is looked up there under its key
 * and under its values in those indexes that are waited for.
 *
 *   A  A lookup is added with the informer's lock held, after looking at the
 *      store, and objects are published with it: none is missed.
 *   B  Callbacks run in one job, without a lock.
 *   C  The set outlives its informer until the last lookup is freed.
 */
#ifndef KIN_INFORMER_LOOKUP_H
#define KIN_INFORMER_LOOKUP_H

#include <kin/lookup.h>

struct kin__core;
struct kin__lookups;

/* Makes a set without lookups for an informer that has its executor.  0 or
 * KIN_ENOMEM. */
int kin__lookups_new(const kin_informer *informer,
                     struct kin__lookups **ret) KIN_NODISCARD;

/* Notes the objects that a core publishes; before the first lookup. */
void kin__lookups_attach(struct kin__lookups *lookups, struct kin__core *core);

/* An object was published.  The informer's lock is held. */
void kin__lookups_note(struct kin__lookups *lookups, const kin_object *object);

/* Ends all lookups with `err`, soon, and rejects new ones. */
void kin__lookups_stop(struct kin__lookups *lookups, const kin_error *err);
/* After the stop: calls what is still due, and drops the informer's reference.
 * NULL is allowed. */
void kin__lookups_end(struct kin__lookups *lookups);

#endif /* KIN_INFORMER_LOOKUP_H */
