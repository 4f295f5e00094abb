/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_store: objects by key, with indexes over them.
 *
 * A store has one writer and any number of readers.  The writer is a role, not
 * a thread: the caller of a function below that says "Threads: owner" has it,
 * and hands it on through a lock or the like.  Readers take snapshots
 * (kin/snapshot.h).
 *
 *   A  One at a time writes.  Everything else may be called by any thread at
 *      any time.
 *   B  Nobody waits: no call of a reader or of the writer ever blocks because
 *      of another.  Readers do not register, and there is no limit of them.
 *   C  A snapshot is the store and all its indexes as of one moment, for as
 *      long as it is held.  All reads through it agree with each other.
 *   D  A write is one step: a snapshot sees all of it or nothing, also of a
 *      replace, of a transaction and of added indexes.  Who takes a snapshot
 *      after a write has returned sees it.
 *   E  A write that fails has changed nothing; of a transaction, that holds for
 *      each operation by itself.
 *   F  An object that a snapshot gave is valid while the snapshot is held;
 *      kin_object_ref() keeps it longer, also after the store is gone.
 *   G  An old version is kept only while a held snapshot needs exactly it: a
 *      snapshot that is held for ever costs one version of each object, however
 *      often that changes.
 *   H  Memory that no reader needs is freed, and returned to the system, by
 *      later writes, some time after; by kin_store_reclaim() at once.
 *   I  All snapshots must be released before the store is freed.
 *   J  The resource version of the store is that of the object last written or
 *      deleted; a replace or a bookmark names it; a deletion by key leaves it;
 *      a transaction takes that of its last object.
 *   K  An update that leaves the values of an object as they were leaves the
 *      index as it is; a value without objects is gone.
 */
#ifndef KIN_STORE_H
#define KIN_STORE_H

#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Objects by key; see the guarantees at the top. */
typedef struct kin_store kin_store;

/** How to make a store; zero is a good default for each member. */
typedef struct kin_store_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the default */
    uint64_t max_bytes;         /**< of values; 0 takes 8 GiB, the most */
    /** The key of an object: a view of one of its texts, such as its uid; it
     * must be the same whenever the object is the same.  An object with an
     * empty key is rejected with KIN_EINVAL.  Called by the writer; it
     * must not keep the object.  Of two objects with one key the last stays.
     * All functions of the store and its snapshots that take or return keys use
     * these; kin_object_key() and listers (kin/lister.h) do not.  NULL:
     * kin_object_key(). */
    kin_str (*key)(const kin_object *object, void *userdata);
    void *userdata; /**< passed to `key` */
    /** Releases `userdata`, once: when the store is freed, or if it could not
     * be made.  NULL: nothing to release. */
    void (*destroy)(void *userdata);
} kin_store_opts;

/**
 * Make an empty store with an index by namespace.
 * @param opts  copied; NULL takes the defaults
 * @param ret   released with kin_store_free()
 * @return 0, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API int kin_store_new(const kin_store_opts *opts, kin_store **ret,
                          kin_error *err) KIN_NODISCARD;

/**
 * Free a store; no snapshot of it may be held.
 * @param store  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_store *kin_store_free(kin_store *store);

KIN_DEFINE_AUTO(kin_store, kin_store_free);

/**
 * Put an object in, or in the place of the one with its key: client-go's Add
 * and Update.
 * @param store   the store
 * @param object  copied, or shared if it is from this store
 * @return 0, KIN_ENOMEM, KIN_ELIMIT (the store is full, or the key is too
 *         long), KIN_EINVAL (kin_store_opts.key returned none), or what the
 *         function of an index returned
 * Threads: owner.
 */
KIN_API int kin_store_add(kin_store *store, const kin_object *object,
                          kin_error *err) KIN_NODISCARD;

/**
 * Remove the object with the key of `object`, whose resource version the store
 * takes.  It need not be there.
 * @param store   the store
 * @param object  borrowed
 * @return 0, KIN_ENOMEM or KIN_EINVAL (kin_store_opts.key returned none)
 * Threads: owner.
 */
KIN_API int kin_store_delete(kin_store *store, const kin_object *object,
                             kin_error *err) KIN_NODISCARD;

/**
 * Remove the object with a key; the store's resource version stays.
 * It need not be there.
 * @param store  the store
 * @param key    borrowed
 * @return 0 or KIN_ENOMEM
 * Threads: owner.
 */
KIN_API int kin_store_delete_key(kin_store *store, kin_str key,
                                 kin_error *err) KIN_NODISCARD;

/** The content of a store, as a list call gives it. */
typedef struct kin_store_list {
    size_t size;                      /**< of this struct */
    const kin_object *const *objects; /**< borrowed; the last of a key wins */
    size_t count;                     /**< how many there are */
    kin_str resource_version;         /**< of the list; copied */
} kin_store_list;

/**
 * Put a list in the place of all that the store holds, in one step.
 * @param store  the store
 * @param list   copied
 * @return as kin_store_add(); KIN_EINVAL also if the list has no size
 * Threads: owner.
 */
KIN_API int kin_store_replace(kin_store *store, const kin_store_list *list,
                              kin_error *err) KIN_NODISCARD;

/** What an operation of a transaction does. */
typedef enum kin_store_verb {
    KIN_STORE_ADD = 1,
    KIN_STORE_UPDATE,
    KIN_STORE_DELETE
} kin_store_verb;

/** One operation of a transaction; borrowed.  Frozen: an array element. */
typedef struct kin_store_op {
    kin_store_verb verb;      /**< what to do */
    const kin_object *object; /**< may be NULL for a deletion by key */
    kin_str key;              /**< of a deletion without object */
} kin_store_op;

/**
 * Do many operations in one step.  Those that fail are skipped.
 * @param store      the store
 * @param ops        done in this order
 * @param count      of the operations
 * @param ret_codes  0 or the error of each operation, `count` of them; may be
 *                   NULL
 * @param err        filled on failure only, with the first one
 * @return 0, or the error of the first operation that failed
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_store_transact(kin_store *store,
                                             const kin_store_op *ops,
                                             size_t count, int *ret_codes,
                                             kin_error *err);

/**
 * Note the resource version that a bookmark names.
 * @return 0 or KIN_ENOMEM
 * Threads: owner.
 */
KIN_API int kin_store_bookmark(kin_store *store, kin_str resource_version,
                               kin_error *err) KIN_NODISCARD;

/** Takes the values of an object; only valid while the function runs. */
typedef struct kin_index_sink kin_index_sink;

/** An index: its name, and which values an object has in it.  Frozen: an array
 * element. */
typedef struct kin_indexer {
    kin_str name; /**< copied */
    /**
     * Calls kin_index_emit() for each value of the object; a value given twice
     * counts once.  It must depend on the object alone, and is called by the
     * writer and by readers at once.  Must not block: calls that would fail
     * with KIN_EINVAL in the writer of an informer.  0, or a negative code that
     * makes the write fail; an informer leaves the object out of this index
     * instead, and reports it.
     */
    int (*values)(const kin_object *object, kin_index_sink *sink,
                  void *userdata);
    void *userdata; /**< passed to the functions above */
    /** Releases `userdata`, once; may be NULL. */
    void (*destroy)(void *userdata);
} kin_indexer;

/**
 * Make an index of what a path leads to.  The values are texts of strings,
 * numbers, times and booleans; null, arrays and objects have none.
 * @param alloc  borrowed until the index is gone; NULL for the default
 * @param name   of the index; copied
 * @param path   as in kin/path.h, with [*] for every element; copied
 * @param ret    given to kin_store_add_indexers() or its like; or else released
 *               with ret->destroy(ret->userdata)
 * @param err    says where the path is wrong
 * @return 0, KIN_EPARSE, KIN_EINVAL (no name, or no step), KIN_ELIMIT or
 *         KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_indexer_by_path(const kin_allocator *alloc,
                                              kin_str name, kin_str path,
                                              kin_indexer *ret, kin_error *err);

/** The name of the index that every store has. */
#define KIN_INDEX_NAMESPACE "namespace"

/**
 * Emit one value of an object; for the function of an index.
 * @param sink   what the function was called with
 * @param value  copied
 * @return 0, KIN_ENOMEM, or KIN_ELIMIT (more than 4,096 values, or one longer
 *         than 65,535 bytes); the function should return it
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_index_emit(kin_index_sink *sink, kin_str value);

/**
 * Add indexes, all or none, to a store that may hold objects already.
 * @param store     the store
 * @param indexers  given: `destroy` of each is called in the end, also on
 *                  failure
 * @param count     of them
 * @return 0, KIN_EEXISTS (a name is taken), KIN_EINVAL (no name or function),
 *         KIN_ENOMEM, KIN_ELIMIT, or what a function returned
 * Threads: owner.
 */
KIN_API int kin_store_add_indexers(kin_store *store,
                                   const kin_indexer *indexers, size_t count,
                                   kin_error *err) KIN_NODISCARD;

/**
 * Free memory that no reader needs, now.
 * Threads: owner.
 */
KIN_API void kin_store_reclaim(kin_store *store);

/** Statistics of a store. */
typedef struct kin_store_stats {
    size_t size;           /**< of this struct; set by the caller */
    size_t objects;        /**< in the store */
    size_t old_versions;   /**< kept for snapshots, or waiting to be freed */
    uint64_t value_bytes;  /**< of values, with their tables */
    uint64_t record_bytes; /**< of objects' records and keys */
    uint64_t table_bytes;  /**< of the map from keys to objects */
    uint64_t index_bytes;  /**< of all indexes */
    uint64_t other_bytes;  /**< readers' slots, lists of old versions */
    uint64_t total_bytes;  /**< all of the above */
} kin_store_stats;

/**
 * Get statistics of a store.
 * @param store  borrowed
 * @param ret    filled as far as its size, which the caller has set
 * Threads: owner.
 */
KIN_API void kin_store_get_stats(const kin_store *store, kin_store_stats *ret);

KIN_END_DECLS

#endif /* KIN_STORE_H */
