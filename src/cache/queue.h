/* SPDX-License-Identifier: Apache-2.0 */
/*
 * queue.h - what has changed and is not yet applied.
 *
 * Whoever reads a server (a reflector) puts changes in; whoever keeps a store
 * takes them out, in order, and applies them.  There are two kinds, after
 * client-go's:
 *
 *   IN ORDER  One list of single changes.  Nothing is joined; each is taken out
 *             by itself or with others of different keys as a batch.  A replace
 *             is one change (atomic), or, where `known` objects are given, one
 *             for each object that is gone and then one for each of the list.
 *   DELTA     For each key the list of its changes, taken out as a whole; keys
 *             in the order of their first change.  Only deletions that follow
 *             each other are joined.  A replace is one change for each object
 *             of the list, then one for each that is gone.
 *
 *   A  The queue is populated by its first replace, or by any other change
 *      before it; it has synced once what the first replace brought was taken
 *      out (DELTA: taken; IN ORDER: also processed).
 *   B  An object that is gone without its deletion having been seen becomes a
 *      tombstone: a deletion with its last known state.
 *   C  A closed queue gives what it holds and then KIN_ECLOSED.
 *   D  A call that fails has changed nothing.
 *   E  An item whose processing fails is gone; with `is_retried` it is queued
 *      again, unless its key has something queued by then, as which a list that
 *      is one change counts for every key; such a list goes to the front,
 *      unless there is another.
 *
 *   F  What is being processed counts as known, as it will be afterwards: so
 *      the queue may change meanwhile.
 *
 * A data structure: no thread, no lock, no wait.
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
    bool is_legacy;       /* DELTA: the objects of a replace come as SYNC */
    bool is_retried;      /* see E */
    bool emits_bookmarks; /* IN ORDER, atomic; else bookmarks are dropped */
    /* Changes an object before it is queued, once; not for tombstones and
     * resyncs.  `*ret` is NULL, which leaves the object as it is, and may be
     * set to another one of the same key, a reference that is given.  An error
     * is that of the call.  May be NULL. */
    int (*transform)(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata);
    void *transform_userdata;
    /* The key of an object, a view of a text that lives as long as it does;
     * without a pointer if it has none.  NULL for kin_object_key(). */
    kin_str (*key)(const kin_object *object, void *userdata);
    void *key_userdata;
    uint64_t seed;    /* of its tables: random, since servers choose the keys */
    size_t max_items; /* changes that may wait; 0 for 16 million */
};

enum { KIN__QUEUE_BATCH = 1000 }; /* the largest */

struct kin__queue;

/* 0, KIN_EINVAL (options that do not go together) or KIN_ENOMEM. */
int kin__queue_new(const kin_allocator *alloc,
                   const struct kin__queue_opts *opts, struct kin__queue **ret,
                   kin_error *err) KIN_NODISCARD;
struct kin__queue *kin__queue_free(struct kin__queue *queue);

/* `type` is ADDED or UPDATED; the object is borrowed.  0, KIN_ELIMIT,
 * KIN_ENOMEM or what the transform gave, as all below. */
int kin__queue_put(struct kin__queue *queue, kin_delta_type type,
                   const kin_object *object, kin_error *err) KIN_NODISCARD;

/* A deletion that was seen, with the last state; or, if `object` may be old or
 * is NULL, a tombstone for `key`.  DELTA: nothing happens for a key that is
 * neither queued nor known. */
int kin__queue_delete(struct kin__queue *queue, const kin_object *object,
                      kin_error *err) KIN_NODISCARD;
int kin__queue_delete_unseen(struct kin__queue *queue, kin_str key,
                             const kin_object *object,
                             kin_error *err) KIN_NODISCARD;

/* All there is; objects are borrowed. */
int kin__queue_replace(struct kin__queue *queue, kin_object *const *objects,
                       size_t count, kin_str resource_version,
                       kin_error *err) KIN_NODISCARD;

/* A SYNC for each known object that has nothing queued; atomic: one for all. */
int kin__queue_resync(struct kin__queue *queue, kin_error *err) KIN_NODISCARD;

int kin__queue_bookmark(struct kin__queue *queue, kin_str resource_version,
                        kin_error *err) KIN_NODISCARD;

/* Queues changes of one key again, unless it has something queued. */
int kin__queue_put_if_absent(struct kin__queue *queue, const kin_delta *deltas,
                             size_t count, kin_error *err) KIN_NODISCARD;

/* Takes out what comes next and processes it; the function may change the
 * queue, but not pop.  0, KIN_ENOTFOUND if nothing is
 * queued, KIN_ECLOSED if nothing ever will be, or what `process` gave. */
int kin__queue_pop(struct kin__queue *queue, kin_queue_process *process,
                   void *userdata, kin_error *err) KIN_NODISCARD;

/* IN ORDER: the same with as many as go together, at most `max`; of that,
 * KIN__QUEUE_BATCH is the most. */
int kin__queue_pop_batch(struct kin__queue *queue, size_t max,
                         kin_queue_process *process, void *userdata,
                         kin_error *err) KIN_NODISCARD;

void kin__queue_close(struct kin__queue *queue);
bool kin__queue_is_closed(const struct kin__queue *queue);
/* Changes what is said in E. */
void kin__queue_set_retries(struct kin__queue *queue, bool retries);
bool kin__queue_has_synced(const struct kin__queue *queue);
/* Changes that wait; DELTA: keys. */
size_t kin__queue_count(const struct kin__queue *queue);

static inline void kin__queue_autofree(struct kin__queue **queue)
{
    *queue = kin__queue_free(*queue);
}

#define KIN__AUTO_QUEUE                                                        \
    __attribute__((cleanup(kin__queue_autofree))) struct kin__queue

#endif /* KIN_CACHE_QUEUE_H */
