/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core.h - an informer without threads.
 *
 * It connects the machines: the decoder (informer/decoder.h) turns the bytes of
 * lists and watches into values of a store, with predictions from the objects
 * in the cache (cache/predictor.h); the reflector decides about them; changes
 * go through the queue to the store, and from there to the handlers
 * (informer/processor.h).
 *
 * All functions need the informer's lock, if there is one: the core is the
 * writer of the store.  Exceptions are making and freeing a core, getting its
 * parts, and kin__core_has_synced().  Reading through snapshots of the store
 * needs no lock.
 *
 *   A  The store changes and handlers are notified in one step: a handler is
 *      added or removed before or after it.
 *   B  When a handler is notified, the store is at least as new.
 *   C  Readers see all of a list or nothing of it.
 *   D  A change that cannot be queued for lack of memory is not applied: the
 *      round ends, and the reflector lists again.
 *   E  An object that cannot be decoded or stored is isolated (isolated.h); the
 *      others are not affected.
 */
#ifndef KIN_INFORMER_CORE_H
#define KIN_INFORMER_CORE_H

#include <kin/projection.h>
#include <kin/reflector.h>
#include <kin/snapshot.h>
#include <kin/store.h>

#include "cache/past.h"
#include "cache/queue.h"
#include "informer/kind.h"
#include "informer/processor.h"
#include "informer/proof.h"
#include "informer/reflector.h"

struct kin__core;

/* Operations of the driver; they must not call the core. */
struct kin__core_ops {
    void (*request)(const struct kin__reflector_request *request,
                    void *userdata);
    void (*cancel)(void *userdata);
    void (*set_timer)(int64_t due_ns, void *userdata);
    /* A failure was reported, whether or not it ended a request.  May be NULL.
     */
    void (*failed)(const struct kin__reflector_failure *failure,
                   void *userdata);
    /* The answer is protobuf of an unknown schema: request JSON from now on.
     * The end of the request follows.  May be NULL. */
    void (*wire_failed)(const kin_error *err, void *userdata);
    /* The store has its first list, and handlers were notified.  May be NULL.
     */
    void (*synced)(void *userdata);
    /* A list was published.  May be NULL. */
    void (*listed)(uint64_t objects, int64_t took_ns, void *userdata);
    /* There is a claim to prove: kin__core_take_claim().  NULL: the driver
     * cannot ask the server, and nothing is proved. */
    void (*prove)(void *userdata);
    void *userdata;
};

enum { KIN__CORE_SLICE = 256 /* objects; about 0.2 ms */ };

struct kin__core_opts {
    const kin_allocator *alloc;
    struct kin__core_ops ops;
    uint64_t seed;
    /* The expected kind of objects.  The kind is copied, the others outlive the
     * core. */
    struct kin__kind expected;
    /* Several cores can fill one store, each with one namespace: the first owns
     * store and handlers, the others share them.  It outlives them; NULL makes
     * this core the first. */
    struct kin__core *first;
    kin_str ns; /* of all its objects, outlives the core; empty for any */
    /* Called instead of store and handlers; outlives the core.  NULL for none.
     * The store then only holds the values. */
    const kin_reflector_store *target;
    kin_store *store; /* used instead of an own one; outlives the core; may
                         be NULL */
    bool is_cluster_scoped; /* objects have no namespace */
    bool is_strict;         /* trust no fingerprint */
    size_t max_object;      /* bytes of one object; 0 takes 16 MiB */
    uint64_t max_bytes;     /* of the store; 0 takes 8 GiB of values */
    kin_queue_kind queue;
    enum kin__reflector_streaming streaming;
    int64_t page_limit;
    int64_t resync_ns; /* time between checks for due resyncs, unless a
                          handler wants them more often; 0 for never */
    int64_t min_timeout_s;
    int64_t max_internal_retry_ns;
    int64_t verify_ns; /* not with a queue by key or a target */
    int64_t quiet_ns;  /* as in reflector.h */
    /* The time after a proof that could not compare a list, until everything is
     * listed, without notifications for unchanged objects; 0: never. */
    int64_t heal_ns;
    bool heals_always;  /* also after those that could */
    bool has_selectors; /* requests have some, which are not known here */
    struct kin__backoff_opts backoff;
    bool is_silent_on_same; /* do not notify about unchanged objects in a relist
                             */
    bool splits_replaced;   /* deliver a change of the uid as delete and add */
    /* Changes objects before they are stored.  `*ret` is NULL, which keeps the
     * object; or another object of the same key and version, whose reference is
     * passed.  May be NULL. */
    kin_transform_fn *transform;
    /* Whether a resync is wanted, before each one.  May be NULL. */
    bool (*should_resync)(void *userdata);
    void *userdata; /* of both */
    /* The fields of objects that are kept; the core takes a reference.  NULL
     * keeps all. */
    const kin_projection *projection;
    bool is_secret; /* freed memory is overwritten */
    /* Lists of more objects are published in slices of so many, by the driver;
     * not with a queue by key, a target or a store of its own.  0: at once. */
    size_t slice;
    /* How long the store remembers.  `clock` NULL: not at all. */
    struct kin__past_opts past;
    /* The informer's lock, to assert that it is held; borrowed; NULL: none. */
    const struct kin__mutex *mutex;
};

int kin__core_new(const struct kin__core_opts *opts, struct kin__core **ret,
                  kin_error *err) KIN_NODISCARD;
/* Handlers are removed; snapshots of the store must be gone. */
struct kin__core *kin__core_free(struct kin__core *core);

/* The store; only the core writes to it. */
kin_store *kin__core_store(struct kin__core *core);
const struct kin__reflector *kin__core_reflector(const struct kin__core *core);
/* Whether all cores that fill the store have had their first list; and whether
 * this one has. */
bool kin__core_has_synced(const struct kin__core *core);
bool kin__core_has_list(const struct kin__core *core);
/* When an event, a bookmark or a list last confirmed the state of the server;
 * -1 before the first list. */
int64_t kin__core_confirmed_ns(const struct kin__core *core);
/* Objects that differed from the server in verifications. */
uint64_t kin__core_differences(const struct kin__core *core);
/* Whether the store has changed, or the server has confirmed its state, since
 * the last call.  For the driver, after bytes or the end of a request. */
bool kin__core_take_moved(struct kin__core *core);
/* The isolated objects. */
struct kin__isolated *kin__core_isolated(struct kin__core *core);
/* Sets max_bytes; objects that exceed it stay. */
void kin__core_set_max_bytes(struct kin__core *core, uint64_t max_bytes);

/* ---- calls of the driver: as in reflector.h ---- */

void kin__core_start(struct kin__core *core, int64_t now_ns);
void kin__core_start_single(struct kin__core *core, int64_t now_ns);
/* Before and after the driver puts saved objects into the store. */
void kin__core_begin_load(struct kin__core *core);
void kin__core_end_load(struct kin__core *core);
/* Starts with the saved objects that the driver has put into the store, and
 * their version: needs op `prove`.  Has synced, without a list, when the server
 * has confirmed them.  KIN_ENOMEM has no effect. */
int kin__core_resume(struct kin__core *core, kin_str version,
                     int64_t now_ns) KIN_NODISCARD;
/* Before the start, and before the first handler that wants it: handlers get no
 * saved objects, but those of the server when all cores have synced. */
void kin__core_mute(struct kin__core *core);
/* Queues an add for each saved object, for handlers that were added before.  0
 * or KIN_ENOMEM. */
int kin__core_announce(struct kin__core *core, int64_t now_ns,
                       kin_error *err) KIN_NODISCARD;
/* The saved objects are those of another cluster: lists anew. */
void kin__core_reject_saved(struct kin__core *core, const kin_error *err,
                            int64_t now_ns);
/* Whether the saved objects are not confirmed yet. */
bool kin__core_is_unconfirmed(const struct kin__core *core);
void kin__core_end_single(struct kin__core *core, int64_t now_ns);
void kin__core_stop(struct kin__core *core);
void kin__core_tick(struct kin__core *core, int64_t now_ns);
void kin__core_opened(struct kin__core *core, int64_t now_ns);
void kin__core_retried(struct kin__core *core);
/* The bytes of the current request are protobuf.  0, or KIN_ECLOSED: bytes came
 * before, so the request was cancelled. */
int kin__core_expect_protobuf(struct kin__core *core,
                              int64_t now_ns) KIN_NODISCARD;
/* Bytes of the current request.  0, or KIN_ECLOSED: the request was cancelled,
 * and more of it is ignored.  Handlers are not woken before
 * kin__processor_wake(), which the other calls here do: a driver that expects
 * more bytes can wake them once. */
int kin__core_bytes(struct kin__core *core, kin_str bytes,
                    int64_t now_ns) KIN_NODISCARD;
/* The same for bytes that are followed by what kin__stream_feed_padded()
 * needs. */
int kin__core_bytes_padded(struct kin__core *core, kin_str bytes,
                           int64_t now_ns) KIN_NODISCARD;
/* Whether `len` more bytes, or the end, take little time: they are events of a
 * watch, and none of them is large. */
bool kin__core_is_quick(const struct kin__core *core, size_t len);
/* No more bytes have arrived for now: frees buffers, and wakes handlers. */
void kin__core_rest(struct kin__core *core);
/* The same, also between bytes that arrive often: once a minute, values stop
 * counting twice in the memory of the process. */
void kin__core_relax(struct kin__core *core, int64_t now_ns);
void kin__core_ended(struct kin__core *core, enum kin__reflector_end end,
                     const kin_error *err, int64_t now_ns);

/* ---- proofs: core_prove.c ---- */

/* A state of the cache that a proof is about. */
struct kin__core_claim {
    uint64_t number;        /* of the proof */
    uint64_t version;       /* of the state */
    kin_snapshot *snapshot; /* owned; NULL: nothing but the version */
    kin_str ns;             /* of its objects; empty: any */
    bool is_complete;       /* no object is isolated */
    bool has_selectors;
};

/* Takes the claim, after op `prove`: false without one. */
bool kin__core_take_claim(struct kin__core *core,
                          struct kin__core_claim *ret) KIN_NODISCARD;
/* Describes the state of the claim, whose snapshot is freed.  In time linear in
 * its objects, and without the lock. */
void kin__core_claim_fill(struct kin__core_claim *claim,
                          struct kin__proof_basis *ret);
/* Begins the proof; no-op if there is nothing to prove any more.  The basis is
 * copied; NULL, for lack of memory: tries again later. */
void kin__core_begin_proof(struct kin__core *core,
                           const struct kin__core_claim *claim,
                           const struct kin__proof_basis *basis,
                           int64_t now_ns);
/* What to ask the server; borrowed until another call.  Returns the number of
 * the proof. */
uint64_t kin__core_proof_next(const struct kin__core *core,
                              struct kin__proof_request *ret);
/* The answer; ignored if that proof is over. */
void kin__core_proof_answer(struct kin__core *core, uint64_t number,
                            const struct kin__proof_answer *answer,
                            int64_t now_ns);
/* What the watch has sent is not applied for now. */
void kin__core_interrupt_proof(struct kin__core *core);

/* The proofs so far, by result. */
struct kin__core_proofs {
    uint64_t current;
    uint64_t set_back;
    uint64_t undecided;
};

struct kin__core_proofs kin__core_proofs(const struct kin__core *core);

/* ---- publishing in slices ---- */

/* Whether this core publishes a list.  The driver then calls
 * kin__core_publish(), and nothing else, until it returns false: there is
 * nothing more to publish.  Calls that need the store or the handlers, and
 * items that follow an end mark, finish the publication at once. */
bool kin__core_is_publishing(const struct kin__core *core);
bool kin__core_publish(struct kin__core *core, int64_t now_ns);
/* Whether any core that fills the store does. */
bool kin__core_is_busy(const struct kin__core *core);
/* Does the rest of it; for calls that bypass the core. */
void kin__core_finish(struct kin__core *core);

/* ---- handlers ---- */

/* Those of all cores that fill the store. */
struct kin__processor *kin__core_processor(const struct kin__core *core);

/* Adds a handler and queues an add for each object.  0 or KIN_ENOMEM. */
int kin__core_add_handler(struct kin__core *core,
                          struct kin_registration *registration, int64_t now_ns,
                          kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_CORE_H */
