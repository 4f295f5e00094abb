/* SPDX-License-Identifier: Apache-2.0 */
/*
 * batch.h - several writes of one store that are prepared now and done later.
 *
 * Between the two a server makes the same writes durable: what is prepared can
 * be done without fail, or dropped without trace, and nobody sees it before.
 *
 *   B1  A batch has at most one operation for each key.
 *   B2  While a batch is open, its store is written in no other way.  Values
 *       may be made in the store's arena, and readers read.
 *   B3  All of a batch is seen at once.
 *
 * Belongs to the store's writer.
 */
#ifndef KIN_CACHE_BATCH_H
#define KIN_CACHE_BATCH_H

#include <kin/store.h>

#include "object/arena.h"

/* Prepares to put a value of the store's arena, which is given, also on
 * failure.
 * @param ret  the object to be; a reference of the caller's
 * @return 0, KIN_ENOMEM, KIN_ELIMIT, KIN_EINVAL (it has no key), or what an
 *         index gave; the batch is then as it was */
int kin__batch_put(kin_store *store, kin__val root, kin_object **ret,
                   kin_error *err) KIN_NODISCARD;

/* Prepares to delete one object.  0 or KIN_ENOMEM. */
int kin__batch_delete(kin_store *store, kin_error *err) KIN_NODISCARD;

/* Does all puts, then deletes as many keys as were prepared, and lets readers
 * see it.
 * @param keys     of the deletions; need not be there
 * @param version  of the store from now on; a number
 */
void kin__batch_commit(kin_store *store, const kin_str *keys, size_t count,
                       uint64_t version);

/* Drops what was prepared. */
void kin__batch_abort(kin_store *store);

#endif /* KIN_CACHE_BATCH_H */
