/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_work: an item of a kin_workqueue, and its key.
 *
 * A key is a namespace and a name, as two views, so that they need not be
 * joined. A tag distinguishes keys of different kinds in one queue; for custom
 * data, supply callbacks that hash, compare and copy it.
 *
 *     kin_work_key key = {kin_s("default"), kin_s("web"), 0, NULL};
 *     kin_work_key same = kin_object_work_key(object);
 *
 * A queue copies keys.
 */
#ifndef KIN_WORK_H
#define KIN_WORK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/export.h>
#include <kin/object.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

enum {
    /** Maximum length of namespace and name together. */
    KIN_WORK_TEXT_MAX = 4096,
    /** Maximum size of custom data. */
    KIN_WORK_DATA_MAX = 65536
};

/** A key.  Keys are equal if all members are equal.  Frozen. */
typedef struct kin_work_key {
    kin_str ns;       /**< namespace; empty if cluster-scoped */
    kin_str name;     /**< may be empty */
    uint64_t tag;     /**< chosen by the program, such as a kind or a cluster */
    const void *data; /**< custom data, see kin_work_key_type; else NULL */
} kin_work_key;

/**
 * Callbacks for custom data of keys, which is one block of memory that can be
 * copied without failing.  All functions except `release` are required.  They
 * are never called with NULL, by any thread, with the queue locked: they must
 * not block or call the queue.  NULL data is equal only to NULL.
 */
typedef struct kin_work_key_type {
    size_t size; /**< of this struct */
    /** Returns the size of a copy; at most KIN_WORK_DATA_MAX. */
    size_t (*data_size)(const void *data, void *userdata);
    /** Copies the data to memory of that size with maximum alignment. */
    void (*copy)(void *ret, const void *data, void *userdata);
    /** Returns a hash that depends on the secret seed. */
    uint64_t (*hash)(const void *data, uint64_t seed, void *userdata);
    /** Compares two keys. */
    bool (*equal)(const void *a, const void *b, void *userdata);
    /** Releases a copy before its memory is freed; may be NULL. */
    void (*release)(void *copy, void *userdata);
    void *userdata; /**< passed to all of them */
    /** Releases `userdata`; called once, when the queue is freed or creating it
     * failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_work_key_type;

enum {
    KIN_WORK_PRIORITY_MIN =
        -100,                   /**< lowest, for instance for initial objects */
    KIN_WORK_PRIORITY_MAX = 100 /**< highest */
};

/** Options of kin_workqueue_add_with().  Zero is the default of each member. */
typedef struct kin_work_add_opts {
    size_t size;      /**< of this struct */
    int priority;     /**< KIN_WORK_PRIORITY_MIN to _MAX */
    int64_t delay_ms; /**< delay; none if not positive */
    bool is_failure;  /**< count a failure, and wait at least for the rate
                           limiter's delay */
} kin_work_add_opts;

/** A key that was taken from a queue.  Owned by the thread that took it until
 * kin_workqueue_done() or kin_workqueue_next(). */
typedef struct kin_work kin_work;

/** What happens to a key when it is done. */
typedef enum kin_work_outcome {
    KIN_WORK_KEEP,   /**< nothing; its failure count is kept */
    KIN_WORK_FORGET, /**< success: its failure count is reset */
    KIN_WORK_RETRY,  /**< failure: retry after the rate limiter's delay */
    KIN_WORK_AFTER   /**< success: queue again after a delay */
} kin_work_outcome;

/**
 * Return the key of an object: its namespace and name.
 * @param object  borrowed
 * @return views into the object, without tag and data
 * Threads: any.
 */
static inline kin_work_key kin_object_work_key(const kin_object *object)
{
    kin_work_key key = {kin_object_namespace(object), kin_object_name(object),
                        0, NULL};

    return key;
}

/**
 * Return the key of an item.
 * @param work  borrowed
 * @return the queue's copy, borrowed until the item is done
 * Threads: any.
 */
KIN_API const kin_work_key *kin_work_key_of(const kin_work *work);

/**
 * Return the failure count of an item when it was taken.
 * @param work  borrowed
 * @return 0 on the first attempt
 * Threads: any.
 */
KIN_API uint32_t kin_work_failures(const kin_work *work);

/**
 * Set the outcome of an item.  The default is KIN_WORK_KEEP; the last call
 * wins.
 * @param work      borrowed
 * @param outcome   applied when the item is done
 * @param delay_ms  KIN_WORK_AFTER: the delay, none if not positive; else
 *                  ignored
 * Threads: owner.
 */
KIN_API void kin_work_set_outcome(kin_work *work, kin_work_outcome outcome,
                                  int64_t delay_ms);

KIN_END_DECLS

#endif /* KIN_WORK_H */
