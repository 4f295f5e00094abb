/* SPDX-License-Identifier: Apache-2.0 */
/*
 * batch.h - several writes to one store, prepared now and committed later.
 *
 * In between a server makes the same writes durable.  A prepared batch can be
 * committed without failure or aborted without effect; readers do not see it
 * before the commit.
 *
 *   B1  A batch has at most one operation for each key.
 *   B2  While a batch is open, its store must not be written in another way.
 *       Values may be created in the store's arena, and readers may read.
 *   B3  Readers see all of a batch at once.
 *
 * Threads: the store's writer.
 */
#ifndef KIN_CACHE_BATCH_H
#define KIN_CACHE_BATCH_H

#include <kin/store.h>

#include "object/arena.h"

/* Prepares to put a value of the store's arena, which is given, also on
 * failure.
 * @param ret  the new object; the caller owns a reference
 * @return 0, KIN_ENOMEM, KIN_ELIMIT, KIN_EINVAL (it has no key), or the error
 *         of an index function; on failure the batch is unchanged */
int kin__batch_put(kin_store *store, kin__val root, kin_object **ret,
                   kin_error *err) KIN_NODISCARD;

/* Prepares the deletion of one object.  0 or KIN_ENOMEM. */
int kin__batch_delete(kin_store *store, kin_error *err) KIN_NODISCARD;

/* Commits all puts, then deletes the keys, and publishes the result.
 * @param keys     one for each prepared deletion; may be missing in the store
 * @param version  the new resource version of the store
 */
void kin__batch_commit(kin_store *store, const kin_str *keys, size_t count,
                       uint64_t version);

/* Drops the prepared writes. */
void kin__batch_abort(kin_store *store);

#endif /* KIN_CACHE_BATCH_H */
