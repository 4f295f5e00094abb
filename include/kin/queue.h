/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_queue: changes that have not been applied yet.
 *
 * A reflector (kin/reflector.h) adds changes; a consumer takes them in order
 * and applies them.  There are two kinds, as in client-go:
 *
 *   IN ORDER  A list of single changes (RealFIFO).  Changes are not merged;
 * they are taken one by one, or as a batch of changes of different keys. A list
 * is one change; or, with `known` objects, one per deleted object and then one
 * per object of the list. DELTA     A list of changes per key (DeltaFIFO),
 * taken as a whole; keys in the order of their first change.  Only consecutive
 * deletes are merged.  A list is one change per object of the list, then one
 *             per deleted object.
 *
 *   A  The queue has synced when the first list was taken (DELTA) or processed
 *      (IN ORDER); immediately if any other change came before.
 *   B  A delete that was missed becomes a tombstone: a delete with the last
 *      known state.
 *   C  One item is processed at a time, in order, without locks: other threads
 *      and the function itself may add changes meanwhile.  An item that is
 *      being processed counts as known.
 *   D  A closed queue returns its remaining items, then KIN_ECLOSED.  It still
 *      accepts changes.
 *   E  A call that fails changes nothing.
 *   F  An item whose processing fails is dropped; with `is_retried` it is
 *      queued again, unless a newer change of its key is queued.  A list that
 *      is one change counts as a change of every key, and is queued first again
 *      unless there is a newer list.
 */
#ifndef KIN_QUEUE_H
#define KIN_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Changes that wait; see the guarantees at the top. */
typedef struct kin_queue kin_queue;

/** In which way changes are queued. */
typedef enum kin_queue_kind {
    KIN_QUEUE_IN_ORDER, /**< as they come; a list is one step */
    KIN_QUEUE_DELTA     /**< by object, as client-go's DeltaFIFO */
} kin_queue_kind;

/** What has happened. */
typedef enum kin_delta_type {
    KIN_DELTA_ADDED,        /**< an object came */
    KIN_DELTA_UPDATED,      /**< an object changed */
    KIN_DELTA_DELETED,      /**< an object went */
    KIN_DELTA_REPLACED,     /**< an object stands in a list that replaces all */
    KIN_DELTA_SYNC,         /**< nothing changed; a resync */
    KIN_DELTA_REPLACED_ALL, /**< a whole list; IN ORDER without `known` only, as
                                 the next two */
    KIN_DELTA_SYNC_ALL,     /**< a resync of everything */
    KIN_DELTA_BOOKMARK      /**< everything up to a version was seen */
} kin_delta_type;

/** One change; all of it is borrowed.  Frozen: an array element. */
typedef struct kin_delta {
    kin_delta_type type; /**< see there */
    bool is_tombstone;   /**< of a deletion: missed, the state may be old */
    const kin_object *object;   /**< NULL for a tombstone that has only its key,
                                     and for types of no single key */
    kin_str key;                /**< empty for types of no single key */
    kin_object *const *objects; /**< REPLACED_ALL: the list */
    size_t count;               /**< of them */
    kin_str resource_version;   /**< REPLACED_ALL, BOOKMARK */
} kin_delta;

/** Objects that are stored already, so that a list shows which are gone:
 * client-go's KnownObjects.  Called by the thread that changes the queue, while
 * another may be processing: use a snapshot of a kin_store. */
typedef struct kin_known_objects {
    size_t size; /**< of this struct */
    /** Returns the object of a key, borrowed during the call of the queue, or
     * NULL. */
    const kin_object *(*get)(kin_str key, void *userdata);
    /** Calls `take` with each object until it fails, and returns its error. */
    int (*each)(int (*take)(const kin_object *object, void *context),
                void *context, void *userdata);
    void *userdata; /**< passed to both */
    /** Releases `userdata`; called once, when the queue is freed or creating it
     * failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_known_objects;

/** Options of a queue.  Zero is the default of each member. */
typedef struct kin_queue_opts {
    size_t size;                    /**< of this struct */
    const kin_allocator *alloc;     /**< borrowed; NULL: the default */
    kin_queue_kind kind;            /**< IN ORDER or DELTA */
    const kin_known_objects *known; /**< copied; NULL for none */
    bool is_legacy;  /**< DELTA: objects of a list are SYNC, not REPLACED */
    bool is_retried; /**< see F */
    bool
        emits_bookmarks; /**< IN ORDER without `known`; else they are dropped */
    /** Returns the key of an object: a view of one of its strings, such as its
     * uid.  An object with an empty key is rejected.  NULL: kin_object_key().
     */
    kin_str (*key)(const kin_object *object, void *userdata);
    /** Transforms an object before it is queued; not called for tombstones and
     * resyncs.  Leave `*ret` NULL to keep the object, or set it to another
     * object with the same key, which is given.  An error fails the call.  May
     * be NULL. */
    int (*transform)(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata);
    void *userdata;   /**< passed to both */
    size_t max_items; /**< maximum number of changes (DELTA: keys); 0: 16
                         million */
    /** Releases `userdata`; called once, when the queue is freed; also if it
     * could not be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_queue_opts;

/** Processes the changes of one key (DELTA), one change, or a batch (IN ORDER),
 * all borrowed.  `is_initial`: the queue has not synced yet.  Returns 0, or a
 * negative code for kin_queue_pop() to return. */
typedef int kin_queue_process(const kin_delta *deltas, size_t count,
                              bool is_initial, kin_error *err, void *userdata);

/** A function that processes a queue, for kin_controller_new(). */
typedef struct kin_queue_handler {
    size_t size;                /**< of this struct */
    kin_queue_process *process; /**< called for each item */
    void *userdata;             /**< passed to it */
    /** Releases `userdata`; called once, after the last call of `process`, when
     * the controller is freed; also if creating it failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_queue_handler;

/**
 * Create an empty queue.
 * @param opts  copied
 * @param ret   released with kin_queue_free()
 * @return 0, KIN_EINVAL (incompatible options), KIN_ENOMEM or
 *         KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_queue_new(const kin_queue_opts *opts,
                                        kin_queue **ret, kin_error *err);

/**
 * Release a queue that is not in use, with its items.
 * @param queue  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_queue *kin_queue_free(kin_queue *queue);

/**
 * Add a change:
 *
 *   ADDED, UPDATED  an `object`
 *   DELETED         the last state.  DELTA: a no-op if the key is neither
 *                   queued nor known.  With is_tombstone: a missed delete, with
 *                   the last known `object`, or else its `key`
 *   REPLACED_ALL    a complete list of `objects` and its `resource_version`
 *   SYNC_ALL        becomes a SYNC for each known object without queued
 *                   changes; or, IN ORDER without `known`, a single change
 *   BOOKMARK        a `resource_version`; dropped unless the queue emits them
 *
 * @param queue  borrowed
 * @param delta  borrowed; other members are ignored
 * @return 0, KIN_EINVAL, KIN_ELIMIT, KIN_ENOMEM, or the error of `transform` or
 *         `known`
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_queue_put(kin_queue *queue,
                                        const kin_delta *delta, kin_error *err);

/**
 * Queue changes of one key, unless changes of the key are queued already.
 * @param queue   borrowed
 * @param deltas  borrowed
 * @param count   number of changes
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_queue_put_if_absent(kin_queue *queue,
                                                  const kin_delta *deltas,
                                                  size_t count, kin_error *err);

/**
 * Take the next item and process it.  Waits until there is one and no other
 * thread is processing.
 * @param queue     borrowed
 * @param max       IN ORDER: maximum size of a batch; 0 for 1, at most 1,000
 * @param process   called without a lock; must not pop
 * @param userdata  passed to it
 * @param stop      ends the wait
 * @return 0, KIN_ECLOSED, KIN_ESTOPPED, KIN_ETIMEDOUT, KIN_EINVAL (no
 *         function), or the code of `process`
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_queue_pop(kin_queue *queue, size_t max,
                                        kin_queue_process *process,
                                        void *userdata, kin_stop *stop,
                                        kin_error *err);

/**
 * Take the next item and process it, without waiting.
 * @param queue     borrowed
 * @param max       as kin_queue_pop()
 * @param process   as kin_queue_pop()
 * @param userdata  passed to it
 * @return as kin_queue_pop(); KIN_ENOTFOUND if the queue is empty or another
 *         thread is processing
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_queue_try_pop(kin_queue *queue, size_t max,
                                            kin_queue_process *process,
                                            void *userdata, kin_error *err);

/**
 * Close a queue, which ends waits in kin_queue_pop() once it is empty.
 * @param queue  borrowed
 * Threads: any.
 */
KIN_API void kin_queue_close(kin_queue *queue);

/**
 * Check whether the queue has synced; see A.
 * @param queue  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_queue_has_synced(const kin_queue *queue);

/**
 * Return the number of queued changes (DELTA: keys).
 * @param queue  borrowed
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_queue_count(const kin_queue *queue);

KIN_DEFINE_AUTO(kin_queue, kin_queue_free);

KIN_END_DECLS

#endif /* KIN_QUEUE_H */
