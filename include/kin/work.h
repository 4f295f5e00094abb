/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_work: something to do, by its key; what a kin_workqueue holds.
 *
 * A key is a namespace and a name, as two views, so that no text has to be
 * built of them.  A number distinguishes keys of different kinds in one queue;
 * for more, supply callbacks that hash, compare and copy custom data.
 *
 *     kin_work_key key = {kin_s("default"), kin_s("web"), 0, NULL};
 *     kin_work_key same = kin_object_work_key(object);
 *
 * A queue copies the keys that it is given, into one block with the rest of
 * what it knows of them.
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
    /** Bytes of namespace and name together; far more than Kubernetes has. */
    KIN_WORK_TEXT_MAX = 4096,
    /** Bytes of one's own data. */
    KIN_WORK_DATA_MAX = 65536
};

/** What there is to do something about; open because it is a plain value.  Keys
 * are equal if all members are.  Frozen. */
typedef struct kin_work_key {
    kin_str ns;       /**< the namespace; empty if there is none */
    kin_str name;     /**< may be empty */
    uint64_t tag;     /**< the user's: a kind, a cluster; 0 if there is one */
    const void *data; /**< the user's, see kin_work_key_type; else NULL */
} kin_work_key;

/**
 * How the user's own data of keys is treated.  It is one piece of memory that
 * can be copied without failing; what it points to is the user's affair.  All
 * functions but `release` are needed, never get NULL, and may be called by any
 * thread, with the queue locked: they are short, wait for nothing, and call
 * nothing of the queue.  Data that is NULL is equal to nothing but NULL.
 */
typedef struct kin_work_key_type {
    size_t size; /**< of this struct */
    /** How many bytes a copy takes; at most KIN_WORK_DATA_MAX. */
    size_t (*data_size)(const void *data, void *userdata);
    /** Makes the copy, in memory of that size that is aligned for anything. */
    void (*copy)(void *ret, const void *data, void *userdata);
    /** A hash that depends on the seed, which is secret. */
    uint64_t (*hash)(const void *data, uint64_t seed, void *userdata);
    /** Whether both are the same. */
    bool (*equal)(const void *a, const void *b, void *userdata);
    /** Lets go of a copy before its memory is freed; NULL: nothing to do. */
    void (*release)(void *copy, void *userdata);
    void *userdata; /**< passed to all of them */
    /** Releases `userdata`, once: when the queue is freed, or if it could not
     * be made.  NULL: nothing to release. */
    void (*destroy)(void *userdata);
} kin_work_key_type;

enum {
    KIN_WORK_PRIORITY_MIN = -100, /**< what can wait, such as a first list */
    KIN_WORK_PRIORITY_MAX = 100   /**< what cannot */
};

/** How something is added; zero is a good default for each member. */
typedef struct kin_work_add_opts {
    size_t size;      /**< of this struct */
    int priority;     /**< KIN_WORK_PRIORITY_MIN to _MAX */
    int64_t delay_ms; /**< so much later; at once if it is not positive */
    bool is_failure;  /**< count a failure, and wait at least as long as the
                           limiter says */
} kin_work_add_opts;

/** What was taken out of a queue and is being done.  It belongs to the thread
 * that took it, until that gives it back with kin_workqueue_done() or
 * kin_workqueue_next(). */
typedef struct kin_work kin_work;

/** What is to become of it when it is given back. */
typedef enum kin_work_outcome {
    KIN_WORK_KEEP,   /**< nothing; its failures stay counted */
    KIN_WORK_FORGET, /**< nothing; it has succeeded, its failures are forgotten
                      */
    KIN_WORK_RETRY,  /**< it has failed: once more, when the limiter says */
    KIN_WORK_AFTER   /**< it has succeeded, and is due again after a time */
} kin_work_outcome;

/**
 * Give the key of an object: its namespace and its name.
 * @param object  borrowed
 * @return views of texts of the object; no tag, no data
 * Threads: any.
 */
static inline kin_work_key kin_object_work_key(const kin_object *object)
{
    kin_work_key key = {kin_object_namespace(object), kin_object_name(object),
                        0, NULL};

    return key;
}

/**
 * Give the key of something that is being done.
 * @param work  borrowed
 * @return borrowed until it is given back; data and texts are the queue's copy
 * Threads: any.
 */
KIN_API const kin_work_key *kin_work_key_of(const kin_work *work);

/**
 * Count how often it has failed since it was last forgotten, as of when it was
 * taken.
 * @param work  borrowed
 * @return a count; 0 at the first try
 * Threads: any.
 */
KIN_API uint32_t kin_work_failures(const kin_work *work);

/**
 * Say what is to become of it when it is given back: KIN_WORK_KEEP
 * without this call, and of several calls the last one counts.  None of it can
 * fail.
 * @param work      borrowed
 * @param outcome   see there
 * @param delay_ms  KIN_WORK_AFTER: after what time, at once if it is not
 *                  positive; others do not look at it
 * Threads: owner.
 */
KIN_API void kin_work_set_outcome(kin_work *work, kin_work_outcome outcome,
                                  int64_t delay_ms);

KIN_END_DECLS

#endif /* KIN_WORK_H */
