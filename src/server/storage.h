/* SPDX-License-Identifier: Apache-2.0 */
/*
 * storage.h - where acknowledged writes are kept over a restart.
 *
 * To the engine a storage is a log of rows: each write is one, with its version
 * and with the version of the row that it supersedes.  What the engine holds in
 * memory is what the rows say when they are replayed in the order of versions.
 *
 *   S1  Rows of one commit are kept together or not at all; when commit has
 *       returned 0 they survive the end of the process and of the system.
 *   S2  A commit that fails may have kept its rows nevertheless: the engine
 *       writes no more until it is started anew.
 *   S3  Compaction up to V drops rows that were superseded by a row of V or
 *       before, and deletions of V or before; what is left replays to the same
 *       objects, and to all events after V.
 *
 * One call at a time; which thread makes it may change.
 */
#ifndef KIN_SERVER_STORAGE_H
#define KIN_SERVER_STORAGE_H

#include <stdint.h>

#include <kin/error.h>
#include <kin/value.h>

struct kin__storage;

/* One write; all borrowed for the call. */
struct kin__storage_row {
    uint64_t version;
    uint64_t before;  /* version of the row that it supersedes; 0: none */
    kin_str resource; /* "deployments.apps"; a name of the engine's */
    kin_str key;      /* "namespace/name" or "name" */
    kin_value value;  /* to be kept as JSON; absent: the object is gone */
};

/* Takes what was kept, in the order of versions. */
struct kin__storage_reader {
    /* `json` is empty for a deletion.  0, or a code that ends the reading. */
    int (*row)(const struct kin__storage_row *row, kin_str json, void *userdata,
               kin_error *err);
    void *userdata;
};

struct kin__storage_ops {
    /* Reads all rows; first of all calls.
     * @param ret_version    the greatest version that was ever committed
     * @param ret_compacted  up to where events are gone */
    int (*load)(struct kin__storage *storage,
                const struct kin__storage_reader *reader, uint64_t *ret_version,
                uint64_t *ret_compacted, kin_error *err);
    int (*commit)(struct kin__storage *storage,
                  const struct kin__storage_row *rows, size_t count,
                  kin_error *err);
    /* May do a part of it only: then `*ret_left` is true. */
    int (*compact)(struct kin__storage *storage, uint64_t version,
                   bool *ret_left, kin_error *err);
    void (*free)(struct kin__storage *storage);
};

/* The first member of whatever implements it. */
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
