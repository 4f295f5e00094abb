/* SPDX-License-Identifier: Apache-2.0 */
/*
 * queue_impl.h - the base of both kinds of queue (queue_in_order.c,
 * queue_delta.c).
 */
#ifndef KIN_CACHE_QUEUE_IMPL_H
#define KIN_CACHE_QUEUE_IMPL_H

#include "cache/queue.h"

enum {
    KIN__QUEUE_MAX = 1 << 24,     /* default of max_items */
    KIN__QUEUE_ENTRIES = 1 << 30, /* maximum of every hash table and ring */
};

/* The methods of a kind; queue.c checks arguments and state first. */
struct kin__queue_ops {
    void (*free)(struct kin__queue *queue);
    /* Moves a change into the queue; on failure the caller keeps it. */
    int (*push)(struct kin__queue *queue, kin_delta *delta);
    /* Whether a deletion of the key must be queued. */
    bool (*knows)(const struct kin__queue *queue, kin_str key);
    int (*replace)(struct kin__queue *queue, kin_object *const *objects,
                   size_t count, kin_str resource_version, kin_error *err);
    int (*resync)(struct kin__queue *queue, kin_error *err);
    int (*put_if_absent)(struct kin__queue *queue, const kin_delta *deltas,
                         size_t count);
    int (*pop)(struct kin__queue *queue, size_t max, kin_queue_process *process,
               void *userdata, kin_error *err);
    size_t (*count)(const struct kin__queue *queue);
};

struct kin__queue {
    const struct kin__queue_ops *ops;
    const kin_allocator *alloc;
    struct kin__queue_opts opts;
    kin_known_objects known;
    bool has_known;
    bool is_populated;
    bool is_closed;
    size_t initial;           /* changes of the first replace still queued */
    const kin_delta *current; /* being processed; borrowed */
    size_t current_count;
};

int kin__queue_in_order_new(const kin_allocator *alloc,
                            struct kin__queue **ret) KIN_NODISCARD;
int kin__queue_delta_new(const kin_allocator *alloc,
                         const struct kin__queue_opts *opts,
                         struct kin__queue **ret) KIN_NODISCARD;

/* Returns the key of an object; its pointer is NULL if there is no key. */
kin_str kin__queue_key(const struct kin__queue *queue,
                       const kin_object *object);
/* Returns the last change of a key that is being processed, or NULL. */
const kin_delta *kin__queue_current(const struct kin__queue *queue,
                                    kin_str key);

/* Makes a change with its own reference or a copy of the key.  `object` may be
 * NULL; otherwise the key is a view of its text. */
int kin__delta_make(const kin_allocator *alloc, kin_delta_type type,
                    kin_str key, const kin_object *object,
                    kin_delta *ret) KIN_NODISCARD;
int kin__delta_copy(const kin_allocator *alloc, const kin_delta *delta,
                    kin_delta *ret) KIN_NODISCARD;
void kin__delta_done(const kin_allocator *alloc, kin_delta *delta);

/* Changes that are queued completely or not at all. */
struct kin__draft {
    const kin_allocator *alloc;
    kin_delta *deltas; /* owned */
    size_t count;
    size_t cap;
};

void kin__draft_done(struct kin__draft *draft);
#define KIN__AUTO_DRAFT                                                        \
    __attribute__((cleanup(kin__draft_done))) struct kin__draft

/* Add a change, which the draft then owns; a copy of a change; or a new change,
 * as a tombstone if it is a deletion. */
int kin__draft_add(struct kin__draft *draft,
                   const kin_delta *delta) KIN_NODISCARD;
int kin__draft_copy(struct kin__draft *draft,
                    const kin_delta *delta) KIN_NODISCARD;
int kin__draft_make(struct kin__draft *draft, kin_delta_type type, kin_str key,
                    const kin_object *object) KIN_NODISCARD;
/* Adds a SYNC for a known object, in its state after the current processing. */
int kin__draft_sync(struct kin__draft *draft, const struct kin__queue *queue,
                    kin_str key, const kin_object *object) KIN_NODISCARD;
/* Adds the transformed objects of a list. */
int kin__draft_list(struct kin__draft *draft, const struct kin__queue *queue,
                    kin_delta_type type, kin_object *const *objects,
                    size_t count, kin_error *err) KIN_NODISCARD;

/* Applies the transform of the options; `*ret` is a reference. */
int kin__queue_transform(const struct kin__queue *queue,
                         const kin_object *object, kin_object **ret,
                         kin_error *err) KIN_NODISCARD;

/* Runs `process`; requeues failed items if `is_retried` is set (E). */
int kin__queue_run(struct kin__queue *queue, kin_queue_process *process,
                   const kin_delta *deltas, size_t count, bool is_initial,
                   void *userdata, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CACHE_QUEUE_IMPL_H */
