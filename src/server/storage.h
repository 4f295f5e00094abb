/* SPDX-License-Identifier: Apache-2.0 */
/*
 * storage.h - keeps acknowledged writes across a restart.
 *
 * To the engine a storage is a log of rows: each write is one row with its
 * version and the version of the row that it supersedes.  Replaying the rows in
 * version order restores the state of the engine.
 *
 *   S1  The rows of one commit are stored together or not at all; once commit
 *       has returned 0 they survive a crash of the process and of the system.
 *   S2  A commit that fails may have stored its rows nevertheless: the engine
 *       rejects all writes until it is restarted.
 *   S3  Compaction up to V drops rows that were superseded by a row of V or
 *       before, and deletions of V or before; the remaining rows replay to the
 *       same objects and to all events after V.
 *
 * Calls do not overlap; they may come from different threads.
 */
#ifndef KIN_SERVER_STORAGE_H
#define KIN_SERVER_STORAGE_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/value.h>

struct kin__storage;

/* One write; borrowed for the call. */
struct kin__storage_row {
    uint64_t version;
    uint64_t before;  /* version of the superseded row; 0 for none */
    kin_str resource; /* "deployments.apps" */
    kin_str key;      /* "namespace/name" or "name" */
    kin_value value;  /* stored as JSON; absent for a deletion */
};

/* Receives the stored rows in version order. */
struct kin__storage_reader {
    /* `json` is empty for a deletion.  0, or a code that stops the load. */
    int (*row)(const struct kin__storage_row *row, kin_str json, void *userdata,
               kin_error *err);
    void *userdata;
};

struct kin__storage_ops {
    /* Reads all rows; the first call.
     * @param ret_version    the greatest version ever committed
     * @param ret_compacted  events up to this version are gone */
    int (*load)(struct kin__storage *storage,
                const struct kin__storage_reader *reader, uint64_t *ret_version,
                uint64_t *ret_compacted, kin_error *err);
    int (*commit)(struct kin__storage *storage,
                  const struct kin__storage_row *rows, size_t count,
                  kin_error *err);
    /* May stop early: then `*ret_left` is true. */
    int (*compact)(struct kin__storage *storage, uint64_t version,
                   bool *ret_left, kin_error *err);
    /* Optional.  Rows that are committed while the storage is held back are not
     * durable until it is released, all at once. */
    int (*hold)(struct kin__storage *storage, bool is_held, kin_error *err);
    void (*free)(struct kin__storage *storage);
};

/* The first member of an implementation. */
struct kin__storage {
    const struct kin__storage_ops *ops;
};

static inline struct kin__storage *kin__storage_free(
    struct kin__storage *storage)
{
    if (storage)
        storage->ops->free(storage);
    return NULL;
}

#endif /* KIN_SERVER_STORAGE_H */
