/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_snapshot: a store as of one moment.
 *
 * Taking one costs less than a lock, and holding it blocks no writer.  What it
 * means is said at the top of kin/store.h, guarantees B, C, D, F and G.  Any
 * thread may read through a snapshot that is held.
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

/** A store as of one moment. */
typedef struct kin_snapshot kin_snapshot;

/**
 * Take a snapshot.
 * @param store  must not be freed before the snapshot
 * @return released with kin_snapshot_free(); NULL if more are held than ever
 *         before and memory is short.  All functions take NULL as an empty one.
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
 * Count the objects.
 * @return how many objects the snapshot has
 * Threads: any.
 */
KIN_API size_t kin_snapshot_count(const kin_snapshot *snapshot);

/**
 * Give the resource version of the store.
 * @param scratch  used where it is a number
 * @return borrowed from the snapshot or from `scratch`; empty before the first
 *         write, and if what was written has none
 * Threads: any.
 */
KIN_API kin_str kin_snapshot_resource_version(const kin_snapshot *snapshot,
                                              kin_scratch *scratch);

/**
 * Find an object by its key.
 * @return borrowed from the snapshot; NULL if there is none
 * Threads: any.
 */
KIN_API const kin_object *kin_snapshot_get(const kin_snapshot *snapshot,
                                           kin_str key);

/**
 * Find many objects by their keys, faster than one by one.
 * @param keys   borrowed
 * @param count  of the keys
 * @param ret    filled with `count` objects, borrowed from the snapshot, each
 *               NULL if there is none
 * @return how many were found
 * Threads: any.
 */
KIN_API size_t kin_snapshot_get_many(const kin_snapshot *snapshot,
                                     const kin_str *keys, size_t count,
                                     const kin_object **ret);

/**
 * A walk over objects, in no particular order.  It is open so that it needs no
 * memory of its own; its members are the library's.  It is valid as long as its
 * snapshot, and can be dropped at any time.  Frozen.
 */
typedef struct kin_iter {
    const kin_snapshot *snapshot; /**< private */
    const void *list;             /**< private */
    uint32_t at;                  /**< private */
    uint32_t end;                 /**< private */
    int code; /**< 0, or KIN_ENOTFOUND: there is no such index */
} kin_iter;

/**
 * Walk over all objects.
 * @return an iterator, valid as long as the snapshot
 * Threads: any.
 */
KIN_API kin_iter kin_snapshot_list(const kin_snapshot *snapshot);

/**
 * Walk over the objects that have a value in an index.
 * @param index  its name
 * @param value  borrowed until the call returns
 * @return empty if no object has the value; and with a `code` if there is no
 *         such index
 * Threads: any.
 */
KIN_API kin_iter kin_snapshot_by_index(const kin_snapshot *snapshot,
                                       kin_str index, kin_str value);

/**
 * Give the next object.
 * @return borrowed from the snapshot; NULL at the end
 * Threads: owner.
 */
KIN_API const kin_object *kin_iter_next(kin_iter *it);

/** Which objects are wanted, and what is done with them. */
typedef struct kin_selection {
    size_t size; /**< of this struct */
    /** Judges labels, which may be absent; called once for each set of labels
     * that the store keeps, or for each object where hardly any two share
     * theirs.  kin_selector_matches_labels() does it for a selector.  NULL
     * takes all. */
    bool (*match)(kin_value labels, void *userdata);
    /** Takes one object, borrowed from the snapshot.  Anything but 0 ends the
     * walk and is returned from it. */
    int (*visit)(const kin_object *object, void *userdata);
    void *userdata; /**< passed to the functions above */
} kin_selection;

/**
 * Visit all objects whose labels match.
 * @return 0, KIN_ENOMEM, or what `visit` returned
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_snapshot_select(const kin_snapshot *snapshot,
                                              const kin_selection *selection,
                                              kin_error *err);

/**
 * Visit all objects that have a value in common with `object`, each once.
 * @param index      its name
 * @param object     borrowed; need not be from this store
 * @return as kin_snapshot_select(); KIN_ENOTFOUND if there is no such index, or
 *         what its function returned
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_snapshot_index(const kin_snapshot *snapshot,
                                             kin_str index,
                                             const kin_object *object,
                                             const kin_selection *selection,
                                             kin_error *err);

/** Keys, values or names; the texts are borrowed from the snapshot. */
typedef struct kin_key_list kin_key_list;

/**
 * Give the number of texts.
 * @return how many kin_key_list_at() can give
 * Threads: any.
 */
KIN_API size_t kin_key_list_count(const kin_key_list *list);

/**
 * Give a text.
 * @return borrowed from the snapshot, NUL-terminated; empty if `index` is too
 *         large
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
 * List the keys of all objects, in no particular order.
 * @param ret  released with kin_key_list_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_snapshot_keys(const kin_snapshot *snapshot, kin_key_list **ret,
                              kin_error *err) KIN_NODISCARD;

/**
 * List the keys of the objects that have a value in an index, sorted.
 * @param ret  released with kin_key_list_free()
 * @return 0, KIN_ENOMEM, or KIN_ENOTFOUND if there is no such index
 * Threads: any.
 */
KIN_API int kin_snapshot_index_keys(const kin_snapshot *snapshot, kin_str index,
                                    kin_str value, kin_key_list **ret,
                                    kin_error *err) KIN_NODISCARD;

/**
 * List the values of an index, sorted; none if there is no such index.
 * @param ret  released with kin_key_list_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_snapshot_index_values(const kin_snapshot *snapshot,
                                      kin_str index, kin_key_list **ret,
                                      kin_error *err) KIN_NODISCARD;

KIN_END_DECLS

#endif /* KIN_SNAPSHOT_H */
