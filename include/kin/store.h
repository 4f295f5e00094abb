/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_store: objects by key, with indexes over them.
 *
 * A store has one writer and any number of readers.  The writer is a role, not
 * a thread: functions with "Threads: owner" must be called by one thread at a
 * time, with synchronisation between threads.  Readers take snapshots
 * (kin/snapshot.h).
 *
 *   A  One writer at a time.  All other functions are thread-safe.
 *   B  Readers and the writer never block each other.  Readers need not
 *      register, and their number is not limited.
 *   C  A snapshot shows the store and all its indexes at one moment.  All reads
 *      through it are consistent with each other.
 *   D  A write is atomic: a snapshot sees all of it or nothing, including a
 *      replace, a transaction and added indexes.  A snapshot taken after a
 *      write has returned sees it.
 *   E  A write that fails changes nothing; in a transaction this holds for each
 *      operation.
 *   F  An object read from a snapshot is valid until the snapshot is released;
 *      kin_object_ref() keeps it longer, even after the store is freed.
 *   G  An old version is kept only while a snapshot needs it: a snapshot that
 *      is never released costs one version of each object, however often the
 *      object changes.
 *   H  Memory that no reader needs is freed and returned to the system by later
 *      writes, or immediately by kin_store_reclaim().
 *   I  All snapshots must be released before the store is freed.
 *   J  The resource version of the store is that of the object last written or
 *      deleted.  A replace and a bookmark set it, a delete by key does not
 *      change it, and a transaction sets it to that of its last object.
 *   K  An update that does not change the index values of an object does not
 *      change the index; a value without objects is removed.
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

/** A store; see the guarantees at the top. */
typedef struct kin_store kin_store;

/** Options of a store.  Zero is the default of each member. */
typedef struct kin_store_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    uint64_t max_bytes;         /**< limit for values; 0: 8 GiB, the maximum */
    /** Returns the key of an object: a view of one of its strings, such as its
     * uid.  It must depend on the object alone.  An object with an empty key is
     * rejected with KIN_EINVAL.  Called by the writer; must not keep the
     * object. Of two objects with the same key the last one wins.  All
     * functions of the store and its snapshots use these keys; kin_object_key()
     * and listers (kin/lister.h) do not.  NULL: kin_object_key(). */
    kin_str (*key)(const kin_object *object, void *userdata);
    void *userdata; /**< passed to `key` */
    /** Releases `userdata`; called once, when the store is freed or creating it
     * failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_store_opts;

/**
 * Create an empty store with an index by namespace.
 * @param opts  copied
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
 * Add an object, or replace the one with its key: client-go's Add and Update.
 * @param store   the store
 * @param object  copied, or shared if it is from this store
 * @return 0, KIN_ENOMEM, KIN_ELIMIT (the store is full, or the key is too
 *         long), KIN_EINVAL (kin_store_opts.key returned an empty key), or the
 *         error of an index function
 * Threads: owner.
 */
KIN_API int kin_store_add(kin_store *store, const kin_object *object,
                          kin_error *err) KIN_NODISCARD;

/**
 * Remove the object with the key of `object`, if there is one.  The store takes
 * the resource version of `object`.
 * @param store   the store
 * @param object  borrowed
 * @return 0, KIN_ENOMEM or KIN_EINVAL (kin_store_opts.key returned an empty
 *         key)
 * Threads: owner.
 */
KIN_API int kin_store_delete(kin_store *store, const kin_object *object,
                             kin_error *err) KIN_NODISCARD;

/**
 * Remove the object with this key, if there is one.  Does not change the
 * store's resource version.
 * @param store  the store
 * @param key    borrowed
 * @return 0 or KIN_ENOMEM
 * Threads: owner.
 */
KIN_API int kin_store_delete_key(kin_store *store, kin_str key,
                                 kin_error *err) KIN_NODISCARD;

/** The content of a store, as returned by a list. */
typedef struct kin_store_list {
    size_t size;                      /**< of this struct */
    const kin_object *const *objects; /**< borrowed; the last duplicate wins */
    size_t count;                     /**< number of elements */
    kin_str resource_version;         /**< of the list; copied */
} kin_store_list;

/**
 * Replace the content of the store atomically.
 * @param store  the store
 * @param list   copied
 * @return as kin_store_add(); KIN_EINVAL also if `list->size` is not set
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
    const kin_object *object; /**< may be NULL for a delete by key */
    kin_str key;              /**< for a delete without object */
} kin_store_op;

/**
 * Apply operations atomically.  Those that fail are skipped.
 * @param store      the store
 * @param ops        applied in this order
 * @param count      number of operations
 * @param ret_codes  0 or the error of each operation, `count` of them; may be
 *                   NULL
 * @param err        the first error
 * @return 0, or the error of the first operation that failed
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_store_transact(kin_store *store,
                                             const kin_store_op *ops,
                                             size_t count, int *ret_codes,
                                             kin_error *err);

/**
 * Set the resource version, as a bookmark does.
 * @return 0 or KIN_ENOMEM
 * Threads: owner.
 */
KIN_API int kin_store_bookmark(kin_store *store, kin_str resource_version,
                               kin_error *err) KIN_NODISCARD;

/** Receives the index values of an object; valid during the call. */
typedef struct kin_index_sink kin_index_sink;

/** An index.  Frozen: an array element. */
typedef struct kin_indexer {
    kin_str name; /**< copied */
    /**
     * Calls kin_index_emit() for each index value of the object; duplicates are
     * ignored.  It must depend on the object alone, and is called concurrently
     * by the writer and by readers.  Must not block: blocking calls fail with
     * KIN_EINVAL in the writer of an informer.  Returns 0, or a negative code
     * that fails the write; an informer leaves the object out of this index
     * instead, and reports it.
     */
    int (*values)(const kin_object *object, kin_index_sink *sink,
                  void *userdata);
    void *userdata; /**< passed to `values` and `destroy` */
    /** Releases `userdata`; called once; may be NULL. */
    void (*destroy)(void *userdata);
} kin_indexer;

/**
 * Create an index by field path.  Strings, numbers, times and booleans are
 * indexed as text; null, arrays and objects are not indexed.
 * @param alloc  borrowed until the index is freed; NULL for the default
 * @param name   of the index; copied
 * @param path   as in kin/path.h, with [*] for every element; copied
 * @param ret    pass it to kin_store_add_indexers() or
 *               kin_informer_add_indexers(), or release it with
 *               ret->destroy(ret->userdata)
 * @param err    says where the path is invalid
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
 * Emit one index value of an object, from kin_indexer.values.
 * @param sink   as passed to kin_indexer.values
 * @param value  copied
 * @return 0, KIN_ENOMEM, or KIN_ELIMIT (more than 4,096 values, or one longer
 *         than 65,535 bytes); kin_indexer.values should return the error
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_index_emit(kin_index_sink *sink, kin_str value);

/**
 * Add indexes, all or none.  The store may already contain objects.
 * @param store     the store
 * @param indexers  given: `destroy` of each is called eventually, also on
 *                  failure
 * @param count     number of indexers
 * @return 0, KIN_EEXISTS (a name is taken), KIN_EINVAL (no name or function),
 *         KIN_ENOMEM, KIN_ELIMIT, or the error of an index function
 * Threads: owner.
 */
KIN_API int kin_store_add_indexers(kin_store *store,
                                   const kin_indexer *indexers, size_t count,
                                   kin_error *err) KIN_NODISCARD;

/**
 * Immediately free memory that no reader needs.
 * Threads: owner.
 */
KIN_API void kin_store_reclaim(kin_store *store);

/** Statistics of a store. */
typedef struct kin_store_stats {
    size_t size;           /**< of this struct; set by the caller */
    size_t objects;        /**< in the store */
    size_t old_versions;   /**< kept for snapshots, or not freed yet */
    uint64_t value_bytes;  /**< of values, with their tables */
    uint64_t record_bytes; /**< of objects' records and keys */
    uint64_t table_bytes;  /**< of the map from keys to objects */
    uint64_t index_bytes;  /**< of all indexes */
    uint64_t other_bytes;  /**< reader slots, lists of old versions */
    uint64_t total_bytes;  /**< all of the above */
} kin_store_stats;

/**
 * Get statistics of a store.
 * @param store  borrowed
 * @param ret    filled up to `ret->size`, which the caller sets
 * Threads: owner.
 */
KIN_API void kin_store_get_stats(const kin_store *store, kin_store_stats *ret);

KIN_END_DECLS

#endif /* KIN_STORE_H */
