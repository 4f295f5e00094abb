/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_snapshot: a consistent, read-only view of a store.
 *
 * Taking one costs less than a lock, and holding it blocks no writer.  See
 * guarantees B, C, D, F and G in kin/store.h.  Any number of threads may read
 * through one snapshot.
 *
 *     KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(store);
 *     kin_iter it = kin_snapshot_by_index(snap, kin_s("namespace"),
 *                                         kin_s("kube-system"));
 *     for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it))
 *         puts(kin_object_name(o).ptr);
 */
#ifndef KIN_SNAPSHOT_H
#define KIN_SNAPSHOT_H

#include <stddef.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/store.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** A view of a store at one moment. */
typedef struct kin_snapshot kin_snapshot;

/**
 * Take a snapshot.
 * @param store  must not be freed before the snapshot
 * @return released with kin_snapshot_free(); NULL if out of memory, which all
 *         functions accept as an empty snapshot
 * Threads: any.
 */
KIN_API kin_snapshot *kin_snapshot_new(kin_store *store);

/**
 * Release a snapshot; no thread may be reading through it.
 * @param snapshot  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_snapshot *kin_snapshot_free(kin_snapshot *snapshot);

KIN_DEFINE_AUTO(kin_snapshot, kin_snapshot_free);

/**
 * Return the number of objects.
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_snapshot_count(const kin_snapshot *snapshot);

/**
 * Return the resource version of the store.
 * @param scratch  buffer for the result
 * @return borrowed from the snapshot or from `scratch`; empty before the first
 *         write, and if the written object has none
 * Threads: any.
 */
KIN_API kin_str kin_snapshot_resource_version(const kin_snapshot *snapshot,
                                              kin_scratch *scratch);

/**
 * Find an object by key.
 * @return borrowed from the snapshot; NULL if not found
 * Threads: any.
 */
KIN_API const kin_object *kin_snapshot_get(const kin_snapshot *snapshot,
                                           kin_str key);

/**
 * Find several objects by key, faster than one by one.
 * @param keys   borrowed
 * @param count  number of keys
 * @param ret    filled with `count` objects, borrowed from the snapshot; NULL
 *               for keys that are not found
 * @return the number of objects found
 * Threads: any.
 */
KIN_API size_t kin_snapshot_get_many(const kin_snapshot *snapshot,
                                     const kin_str *keys, size_t count,
                                     const kin_object **ret);

/**
 * An iterator over objects in unspecified order.  Its members are private.  It
 * is valid as long as its snapshot and needs no cleanup.  Frozen.
 */
typedef struct kin_iter {
    const kin_snapshot *snapshot; /**< private */
    const void *list;             /**< private */
    uint32_t at;                  /**< private */
    uint32_t end;                 /**< private */
    int code; /**< 0, or KIN_ENOTFOUND for an unknown index */
} kin_iter;

/**
 * Iterate over all objects.
 * @return an iterator, valid as long as the snapshot
 * Threads: any.
 */
KIN_API kin_iter kin_snapshot_list(const kin_snapshot *snapshot);

/**
 * Iterate over the objects with a value in an index.
 * @param index  name of the index
 * @param value  borrowed
 * @return an iterator; its `code` is KIN_ENOTFOUND for an unknown index
 * Threads: any.
 */
KIN_API kin_iter kin_snapshot_by_index(const kin_snapshot *snapshot,
                                       kin_str index, kin_str value);

/**
 * Return the next object.
 * @return borrowed from the snapshot; NULL at the end
 * Threads: owner.
 */
KIN_API const kin_object *kin_iter_next(kin_iter *it);

/** A filter and a callback for objects. */
typedef struct kin_selection {
    size_t size; /**< of this struct */
    /** Filters by labels, which may be absent; called once per distinct set of
     * labels, or per object if most sets are distinct.
     * kin_selector_matches_labels() matches a selector.  NULL: all objects. */
    bool (*match)(kin_value labels, void *userdata);
    /** Called for each object, borrowed from the snapshot.  A non-zero result
     * ends the iteration and is returned. */
    int (*visit)(const kin_object *object, void *userdata);
    void *userdata; /**< passed to the functions above */
} kin_selection;

/**
 * Visit all objects whose labels match.
 * @return 0, KIN_ENOMEM, or the result of `visit`
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_snapshot_select(const kin_snapshot *snapshot,
                                              const kin_selection *selection,
                                              kin_error *err);

/**
 * Visit all objects that share an index value with `object`, each once.
 * @param index      name of the index
 * @param object     borrowed; need not be from this store
 * @return as kin_snapshot_select(); KIN_ENOTFOUND for an unknown index, or the
 *         error of its function
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_snapshot_index(const kin_snapshot *snapshot,
                                             kin_str index,
                                             const kin_object *object,
                                             const kin_selection *selection,
                                             kin_error *err);

/** A list of strings, borrowed from the snapshot. */
typedef struct kin_key_list kin_key_list;

/**
 * Return the number of strings.
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_key_list_count(const kin_key_list *list);

/**
 * Return a string by index.
 * @return borrowed from the snapshot, NUL-terminated; empty if out of range
 * Threads: any.
 */
KIN_API kin_str kin_key_list_at(const kin_key_list *list, size_t index);

/**
 * Free a list.
 * @param list  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_key_list *kin_key_list_free(kin_key_list *list);

KIN_DEFINE_AUTO(kin_key_list, kin_key_list_free);

/**
 * List the keys of all objects in unspecified order.
 * @param ret  released with kin_key_list_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_snapshot_keys(const kin_snapshot *snapshot, kin_key_list **ret,
                              kin_error *err) KIN_NODISCARD;

/**
 * List the keys of the objects with a value in an index, sorted.
 * @param ret  released with kin_key_list_free()
 * @return 0, KIN_ENOMEM, or KIN_ENOTFOUND for an unknown index
 * Threads: any.
 */
KIN_API int kin_snapshot_index_keys(const kin_snapshot *snapshot, kin_str index,
                                    kin_str value, kin_key_list **ret,
                                    kin_error *err) KIN_NODISCARD;

/**
 * List the values of an index, sorted; empty for an unknown index.
 * @param ret  released with kin_key_list_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_snapshot_index_values(const kin_snapshot *snapshot,
                                      kin_str index, kin_key_list **ret,
                                      kin_error *err) KIN_NODISCARD;

KIN_END_DECLS

#endif /* KIN_SNAPSHOT_H */
