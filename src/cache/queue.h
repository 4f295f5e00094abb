/* SPDX-License-Identifier: Apache-2.0 */
/*
 * queue.h - a FIFO of changes between a reflector and a store.
 *
 * A reflector puts changes in; a controller takes them out in order and applies
 * them to a store.  There are two kinds, as in client-go:
 *
 *   IN ORDER  RealFIFO: one list of single changes, which are never merged.  A
 *             change is popped alone or in a batch with changes of other keys.
 *             A replace is one change (atomic) or, if `known` objects are
 *             given, one deletion for each object that is gone and then one
 *             change for each object of the list.
 *   DELTA     DeltaFIFO: a list of changes for each key, popped as a whole;
 *             keys in the order of their first change.  Only consecutive
 *             deletions are merged.  A replace is one change for each object of
 *             the list, then one deletion for each object that is gone.
 *
 *   A  The first replace, or any change before it, populates the queue.  The
 *      queue has synced once the changes of the first replace were popped
 *      (DELTA) or processed (IN ORDER).
 *   B  An object that is gone without an observed deletion becomes a tombstone:
 *      a deletion with its last known state.
 *   C  A closed queue returns its items and then KIN_ECLOSED.
 *   D  A call that fails changes nothing.
 *   E  An item whose processing fails is dropped.  With `is_retried` it is
 *      queued again, unless its key has a queued change by then; an atomic
 *      replace counts as a change of every key.  An atomic replace that is
 *      retried goes to the front, unless another one is queued.
 *   F  An item that is being processed counts as known, in the state that it
 *      will have afterwards: the queue may change meanwhile.
 *
 * Threads: one at a time; the queue has no lock and never blocks.
 */
#ifndef KIN_CACHE_QUEUE_H
#define KIN_CACHE_QUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/object.h>
#include <kin/queue.h>

struct kin__queue_opts {
    kin_queue_kind kind;
    const kin_known_objects *known; /* copied; NULL for none */
    bool is_legacy;       /* DELTA: a replace queues SYNC, not REPLACED */
    bool is_retried;      /* E */
    bool emits_bookmarks; /* IN ORDER, atomic; else bookmarks are dropped */
    /* Called once for each object before it is queued, but not for tombstones
     * and resyncs.  `*ret` is NULL, which keeps the object; the function may
     * set it to another object with the same key, a reference that is given.
     * The call fails with its error.  May be NULL. */
    int (*transform)(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata);
    void *transform_userdata;
    /* Returns the key of an object, a view of a text with the same lifetime;
     * its pointer is NULL if there is no key.  NULL means kin_object_key(). */
    kin_str (*key)(const kin_object *object, void *userdata);
    void *key_userdata;
    uint64_t
        seed; /* of the hash tables; random, since servers choose the keys */
    size_t max_items; /* most queued changes; 0: 16 million */
};

enum { KIN__QUEUE_BATCH = 1000 }; /* most changes of a batch */

struct kin__queue;

/* 0, KIN_EINVAL (options that cannot be combined) or KIN_ENOMEM. */
int kin__queue_new(const kin_allocator *alloc,
                   const struct kin__queue_opts *opts, struct kin__queue **ret,
                   kin_error *err) KIN_NODISCARD;
struct kin__queue *kin__queue_free(struct kin__queue *queue);

/* Queues a change; `type` is ADDED or UPDATED; the object is borrowed.  This
 * and the functions below return 0, KIN_ELIMIT, KIN_ENOMEM or the error of the
 * transform. */
int kin__queue_put(struct kin__queue *queue, kin_delta_type type,
                   const kin_object *object, kin_error *err) KIN_NODISCARD;

/* Queues an observed deletion with the last state; or a tombstone for `key`,
 * whose `object` may be stale or NULL.  DELTA: ignores keys that are neither
 * queued nor known. */
int kin__queue_delete(struct kin__queue *queue, const kin_object *object,
                      kin_error *err) KIN_NODISCARD;
int kin__queue_delete_unseen(struct kin__queue *queue, kin_str key,
                             const kin_object *object,
                             kin_error *err) KIN_NODISCARD;

/* Replaces the content by a list; objects are borrowed. */
int kin__queue_replace(struct kin__queue *queue, kin_object *const *objects,
                       size_t count, kin_str resource_version,
                       kin_error *err) KIN_NODISCARD;

/* Queues a SYNC for each known object without a queued change; atomic: one for
 * all. */
int kin__queue_resync(struct kin__queue *queue, kin_error *err) KIN_NODISCARD;

/* Queues a bookmark, if `emits_bookmarks` is set. */
int kin__queue_bookmark(struct kin__queue *queue, kin_str resource_version,
                        kin_error *err) KIN_NODISCARD;

/* Queues changes of one key, unless that key has queued changes. */
int kin__queue_put_if_absent(struct kin__queue *queue, const kin_delta *deltas,
                             size_t count, kin_error *err) KIN_NODISCARD;

/* Removes the next item and processes it; `process` may change the queue but
 * not pop.  0, KIN_ENOTFOUND (empty), KIN_ECLOSED (empty and closed), or the
 * error of `process`. */
int kin__queue_pop(struct kin__queue *queue, kin_queue_process *process,
                   void *userdata, kin_error *err) KIN_NODISCARD;

/* IN ORDER: the same with a batch of at most `max` changes, and at most
 * KIN__QUEUE_BATCH. */
int kin__queue_pop_batch(struct kin__queue *queue, size_t max,
                         kin_queue_process *process, void *userdata,
                         kin_error *err) KIN_NODISCARD;

void kin__queue_close(struct kin__queue *queue);
bool kin__queue_is_closed(const struct kin__queue *queue);
/* Sets `is_retried`. */
void kin__queue_set_retries(struct kin__queue *queue, bool retries);
bool kin__queue_has_synced(const struct kin__queue *queue);
/* Returns the number of queued changes; DELTA: of keys. */
size_t kin__queue_count(const struct kin__queue *queue);

static inline void kin__queue_autofree(struct kin__queue **queue)
{
    *queue = kin__queue_free(*queue);
}

#define KIN__AUTO_QUEUE                                                        \
    __attribute__((cleanup(kin__queue_autofree))) struct kin__queue

#endif /* KIN_CACHE_QUEUE_H */
