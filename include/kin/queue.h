/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_queue: what has changed and is not yet applied.
 *
 * A reflector (kin/reflector.h) puts changes in; a consumer takes them out in
 * order and applies them.  There are two kinds, after client-go's:
 *
 *   IN ORDER  One list of single changes (RealFIFO).  Nothing is joined; each
 *             is taken out by itself, or with others of different keys as a
 *             batch.  A list is one change; or, with `known` objects, one for
 *             each object that is gone and then one for each of the list.
 *   DELTA     For each key the list of its changes (DeltaFIFO), taken out as a
 *             whole; keys in the order of their first change.  Only deletions
 *             that follow each other are joined.  A list is one change for each
 *             of its objects, then one for each that is gone.
 *
 *   A  The queue has synced once what the first list brought was taken out
 *      (DELTA) or processed (IN ORDER); at once, if anything else came before.
 *   B  An object that is gone without its deletion having been seen becomes a
 *      tombstone: a deletion with its last known state.
 *   C  One item is processed at a time, in order, without any lock: others may
 *      put changes in meanwhile, and so may the function.  What is being
 *      processed counts as known, as it will be afterwards.
 *   D  A closed queue gives what it holds, and then KIN_ECLOSED.  Changes after
 *      that are still taken.
 *   E  A call that fails has changed nothing.
 *   F  An item whose processing fails is gone; with `is_retried` it is queued
 *      again, unless its key has something queued by then, as which a list that
 *      is one change counts for every key; such a list comes first again,
 *      unless there is another.
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
    /** The object of a key, borrowed during the call of the queue; NULL if
     * there is none. */
    const kin_object *(*get)(kin_str key, void *userdata);
    /** Calls `take` with each object until it gives an error, which is then
     * returned. */
    int (*each)(int (*take)(const kin_object *object, void *context),
                void *context, void *userdata);
    void *userdata; /**< passed to both */
    /** Releases `userdata`; called once, when the queue is freed; also if it
     * could not be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_known_objects;

/** Options of a queue.  Zero is the default of each member. */
typedef struct kin_queue_opts {
    size_t size;                    /**< of this struct */
    const kin_allocator *alloc;     /**< borrowed; NULL takes the default */
    kin_queue_kind kind;            /**< see there */
    const kin_known_objects *known; /**< copied; NULL for none */
    bool is_legacy;  /**< DELTA: objects of a list come as SYNC, not as
                          REPLACED */
    bool is_retried; /**< see F */
    bool
        emits_bookmarks; /**< IN ORDER without `known`; else they are dropped */
    /** The key of an object: a view of one of its texts, such as its uid.
     * An object for which it returns an empty text is rejected.  NULL:
     * kin_object_key().
     */
    kin_str (*key)(const kin_object *object, void *userdata);
    /** Changes an object before it is queued, once; not for tombstones and
     * resyncs.  `*ret` is NULL, which leaves the object as it is, and may be
     * set to another one of the same key, which is given.  An error is that of
     * the call.  May be NULL. */
    int (*transform)(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata);
    void *userdata;   /**< passed to both */
    size_t max_items; /**< changes (DELTA: keys) that may wait; 0: 16 million */
    /** Releases `userdata`; called once, when the queue is freed; also if it
     * could not be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_queue_opts;

/** Takes the changes of one key (DELTA), one change, or a batch (IN ORDER), all
 * borrowed.  `is_initial`: the queue has not synced yet.  0, or a negative code
 * that kin_queue_pop() returns. */
typedef int kin_queue_process(const kin_delta *deltas, size_t count,
                              bool is_initial, kin_error *err, void *userdata);

/** A function that processes a queue, for kin_controller_new(). */
typedef struct kin_queue_handler {
    size_t size;                /**< of this struct */
    kin_queue_process *process; /**< called for each item */
    void *userdata;             /**< passed to it */
    /** Releases `userdata`; called once, after the last call of `process`, when
     * the controller is freed; also if it could not be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_queue_handler;

/**
 * Make an empty queue.
 * @param opts  copied
 * @param ret   released with kin_queue_free()
 * @return 0, KIN_EINVAL (options that do not go together), KIN_ENOMEM or
 *         KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_queue_new(const kin_queue_opts *opts,
                                        kin_queue **ret, kin_error *err);

/**
 * Release a queue that is not in use, and what it holds.
 * @param queue  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_queue *kin_queue_free(kin_queue *queue);

/**
 * Put a change in:
 *
 *   ADDED, UPDATED  an `object`
 *   DELETED         its last state that was seen.  DELTA: nothing happens if it
 *                   is neither queued nor known
 *   DELETED with is_tombstone  a deletion that was not seen: the last known
 *                   `object`, or else its `key`
 *   REPLACED_ALL    a list of `objects`, which are all there are, and its
 *                   `resource_version`
 *   SYNC_ALL        becomes a SYNC for each known object that has nothing
 *                   queued; or, without `known` and IN ORDER, one for all
 *   BOOKMARK        a `resource_version`; dropped unless the queue emits them
 *
 * @param queue  borrowed
 * @param delta  borrowed; members that are not named above are not read
 * @return 0, KIN_EINVAL, KIN_ELIMIT, KIN_ENOMEM, or what `transform` or `known`
 *         returned
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_queue_put(kin_queue *queue,
                                        const kin_delta *delta, kin_error *err);

/**
 * Queue changes of one key again, unless it has something queued.
 * @param queue   borrowed
 * @param deltas  borrowed
 * @param count   of them
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_queue_put_if_absent(kin_queue *queue,
                                                  const kin_delta *deltas,
                                                  size_t count, kin_error *err);

/**
 * Take out the next item, and process it.  Waits until there is one, and until
 * no other thread is processing.
 * @param queue     borrowed
 * @param max       IN ORDER: so many changes as a batch, if they go together; 0
 *                  for 1, at most 1,000
 * @param process   called without a lock; it must not pop
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
 * The same without waiting.
 * @param queue     borrowed
 * @param max       as there
 * @param process   as there
 * @param userdata  passed to it
 * @return as kin_queue_pop(); KIN_ENOTFOUND if there is nothing to take, or
 *         another thread is processing
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
 * Count what waits: changes, or keys (DELTA).
 * @param queue  borrowed
 * @return how many
 * Threads: any.
 */
KIN_API size_t kin_queue_count(const kin_queue *queue);

KIN_DEFINE_AUTO(kin_queue, kin_queue_free);

KIN_END_DECLS

#endif /* KIN_QUEUE_H */
