/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core.h - an informer without threads.
 *
 * It joins the machines: bytes of lists and watches are decoded straight into
 * the values of a store (wire/stream.h), guided by what is there already
 * (cache/guess.h); the reflector says what they mean; changes go through the
 * queue to the store, and from there to the handlers (informer/processor.h).
 *
 * All functions want the informer's lock to be held, if there is one: the core
 * is the store's writer.  Only reading, through snapshots of the store, needs
 * no lock.
 *
 *   A  The store changes and its handlers are told in one step: who joins or
 *      leaves does so before or after it.
 *   B  When a handler is told of something, the store is at least as new.
 *   C  A list is seen by readers as a whole or not at all.
 *   D  What cannot be told for want of memory does not happen: the round ends,
 *      and the server is asked again.
 *   E  An object that cannot be decoded or stored is isolated (isolated.h), and
 *      all others go on.
 */
#ifndef KIN_INFORMER_CORE_H
#define KIN_INFORMER_CORE_H

#include <kin/projection.h>
#include <kin/reflector.h>
#include <kin/store.h>

#include "cache/queue.h"
#include "informer/kind.h"
#include "informer/processor.h"
#include "informer/reflector.h"

enum {
    /* While a list replaces another one, one part in so many more than
     * max_bytes may be used. */
    KIN__CORE_LIST_SHARE = 8,
};

struct kin__core;

/* What the driver does; none calls the core from within. */
struct kin__core_ops {
    void (*request)(const struct kin__reflector_request *request,
                    void *userdata);
    void (*cancel)(void *userdata);
    void (*set_timer)(int64_t due_ns, void *userdata);
    /* A failure, whether or not it ended anything.  May be NULL. */
    void (*failed)(const struct kin__reflector_failure *failure,
                   void *userdata);
    /* The answer is protobuf that is not known: JSON has to be asked for from
     * now on.  Its end follows.  May be NULL. */
    void (*wire_failed)(const kin_error *err, void *userdata);
    /* The store has got its first list, and everybody was told.  May be NULL.
     */
    void (*synced)(void *userdata);
    /* The version of the store has moved.  May be NULL. */
    void (*moved)(void *userdata);
    /* A list of so many objects was published.  May be NULL. */
    void (*listed)(uint64_t objects, int64_t took_ns, void *userdata);
    void *userdata;
};

struct kin__core_opts {
    const kin_allocator *alloc;
    struct kin__core_ops ops;
    uint64_t seed;
    /* Expected of objects.  The kind is copied, the others outlive the core. */
    struct kin__kind expected;
    /* Several cores can fill one store, each with a namespace of its own: the
     * first has store and handlers, the others share them.  It outlives them,
     * and NULL makes this one the first. */
    struct kin__core *first;
    kin_str ns; /* of all its objects, outlives the core; empty for any */
    /* Whose functions are called instead of store and handlers; outlives the
     * core.  NULL for none.  The store is then only where values live. */
    const kin_reflector_store *target;
    kin_store *store; /* another one than its own; outlives it; may be NULL */
    bool is_cluster_scoped; /* objects have no namespace */
    bool is_strict;         /* trust no fingerprint */
    size_t max_object;      /* bytes of one object; 0 takes 16 MiB */
    uint64_t max_bytes;     /* of the store; 0 takes 8 GiB of values */
    kin_queue_kind queue;
    enum kin__reflector_streaming streaming;
    int64_t page_limit;
    int64_t resync_ns; /* how often to look who is due, at the least, unless a
                          handler wants it more often; 0 for never */
    int64_t min_timeout_s;
    int64_t max_internal_retry_ns;
    struct kin__backoff_opts backoff;
    bool is_silent_on_same; /* no update for an object that a list brings
                               unchanged */
    bool splits_replaced;   /* another uid is a delete and an add */
    /* Changes objects before they are stored.  `*ret` is NULL, which leaves the
     * object as it is; or another one of the same key and version, which is
     * given.  May be NULL. */
    kin_transform_fn *transform;
    /* Asked before each resync.  May be NULL. */
    bool (*should_resync)(void *userdata);
    void *userdata; /* of both */
    /* What is kept of objects; the core takes a reference.  NULL keeps all. */
    const kin_projection *projection;
    bool is_secret; /* what is freed is overwritten */
};

int kin__core_new(const struct kin__core_opts *opts, struct kin__core **ret,
                  kin_error *err) KIN_NODISCARD;
/* Handlers are removed; snapshots of the store must be gone. */
struct kin__core *kin__core_free(struct kin__core *core);

/* The store; only the core writes to it. */
kin_store *kin__core_store(struct kin__core *core);
const struct kin__reflector *kin__core_reflector(const struct kin__core *core);
/* Whether all cores that fill the store have had their first lists; and whether
 * this one has. */
bool kin__core_has_synced(const struct kin__core *core);
bool kin__core_has_list(const struct kin__core *core);
/* When an event, a bookmark or a list last said what the server has; -1 before
 * the first list. */
int64_t kin__core_confirmed_ns(const struct kin__core *core);
/* The objects that it has isolated. */
struct kin__isolated *kin__core_isolated(struct kin__core *core);
/* Another limit from now on, as max_bytes: what there is more, stays. */
void kin__core_set_max_bytes(struct kin__core *core, uint64_t max_bytes);

/* ---- what happens: as in reflector.h ---- */

void kin__core_start(struct kin__core *core, int64_t now_ns);
void kin__core_start_single(struct kin__core *core, int64_t now_ns);
void kin__core_end_single(struct kin__core *core, int64_t now_ns);
void kin__core_stop(struct kin__core *core);
void kin__core_tick(struct kin__core *core, int64_t now_ns);
void kin__core_opened(struct kin__core *core, int64_t now_ns);
/* The bytes of the request under way are protobuf; before the first of them. */
void kin__core_expect_protobuf(struct kin__core *core);
/* Bytes of the request under way.  0, or KIN_ECLOSED: nothing more of this
 * request counts, and it was cancelled.  Handlers that were told something are
 * not woken before kin__core_wake(), which the others here call by themselves:
 * a driver that knows of more bytes can wake them once for all. */
int kin__core_bytes(struct kin__core *core, kin_str bytes,
                    int64_t now_ns) KIN_NODISCARD;
/* No more bytes have arrived for now: gives back what only they need, and wakes
 * handlers. */
void kin__core_rest(struct kin__core *core);
void kin__core_ended(struct kin__core *core, enum kin__reflector_end end,
                     const kin_error *err, int64_t now_ns);

/* ---- handlers ---- */

/* Whether some handler waits to be woken, and wakes all who do. */
bool kin__core_owes_wakes(const struct kin__core *core);
void kin__core_wake(struct kin__core *core);

/* Adds a handler and tells it of all there is.  0 or KIN_ENOMEM. */
int kin__core_add_listener(struct kin__core *core,
                           struct kin__listener *listener, int64_t now_ns,
                           kin_error *err) KIN_NODISCARD;
/* Whether it was there. */
bool kin__core_remove_listener(struct kin__core *core,
                               struct kin__listener *listener);
/* Whether a handler wants no more for now. */
bool kin__core_is_full(struct kin__core *core);

#endif /* KIN_INFORMER_CORE_H */
