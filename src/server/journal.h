/* SPDX-License-Identifier: Apache-2.0 */
/*
 * journal.h - orders all writes: versions, durability, publication.
 *
 * A write is staged with the journal's lock held: it is checked against the
 * stored object, gets the next version, and its value is built in the arena of
 * the store.  Then its thread waits until it is done.  A thread that waits
 * while no other thread commits becomes the leader: it prepares all staged
 * writes, makes them durable with the lock released, so that the next writes
 * can be staged meanwhile, and publishes them.
 *
 *   J1  Staged writes complete in version order.
 *   J2  At most one write per key is pending: kin__journal_settle() waits for
 *       it, so that checks under the lock see the newest state of the key.
 *   J3  An event is in its history before the store shows the change, and
 *       `published` grows after both.
 *   J4  When the storage fails, all pending and all later writes fail: it is
 *       unknown what is on the disk (storage.h, S2).
 */
#ifndef KIN_SERVER_JOURNAL_H
#define KIN_SERVER_JOURNAL_H

#include "base/lock.h"
#include "server/resource_store.h"
#include "server/storage.h"

struct kin__journal {
    const kin_allocator *alloc;
    const kin_clock *clock;
    struct kin__storage *storage; /* owned; NULL: memory */
    struct kin__mutex lock;
    struct kin__cond changed; /* a commit has ended */
    _Atomic uint64_t published;
    /* Guarded by the lock. */
    uint64_t assigned;         /* the last assigned version */
    struct cds_list_head open; /* staged, not yet taken by a leader */
    bool is_leading;           /* a thread commits */
    int broken;                /* J4 */
    kin_error why_broken;
    _Atomic bool is_stopped; /* set under the lock */
    uint64_t commits;
    uint64_t writes;
    uint64_t compacted; /* the storage was compacted up to this version */
    unsigned waiting;   /* threads that wait for `changed` */
    /* Borrowed; collects the watches of resources that have new events.  May be
     * NULL. */
    struct kin__watch_notify *notify;
};

/* `storage` is given: kin__journal_done() frees it. */
void kin__journal_init(struct kin__journal *journal, const kin_allocator *alloc,
                       const kin_clock *clock, struct kin__storage *storage);
void kin__journal_done(struct kin__journal *journal);

/* The newest version that readers see. */
static inline uint64_t kin__journal_published(
    const struct kin__journal *journal)
{
    return atomic_load_explicit(&journal->published, memory_order_acquire);
}

/* A write of a key; `old` is borrowed, NULL for a creation. */
int kin__op_new(const kin_allocator *alloc,
                struct kin__resource_store *resource_store, kin_str key,
                const kin_object *old, struct kin__op **ret) KIN_NODISCARD;
/* Must not be pending. */
struct kin__op *kin__op_free(struct kin__op *op);

static inline void kin__op_cleanup(struct kin__op **op)
{
    (void)kin__op_free(*op);
}
#define KIN__AUTO_OP __attribute__((cleanup(kin__op_cleanup))) struct kin__op

/* The functions below are called with the lock held. */

/* Waits until no write of the key is pending.  May release the lock. */
void kin__journal_settle(struct kin__journal *journal,
                         const struct kin__resource_store *resource_store,
                         kin_str key);

/* Stages a write of a settled key.
 * @param value  copied; has a metadata.resourceVersion, which is replaced;
 *               absent deletes the object
 * @return 0, KIN_ESTOPPED, KIN_EINVAL, KIN_ELIMIT, KIN_ENOMEM, or J4's code */
int kin__journal_stage(struct kin__journal *journal, struct kin__op *op,
                       kin_value value, kin_error *err) KIN_NODISCARD;

/* Waits until a staged write is done; releases the lock meanwhile.
 * @return 0 or its error */
int kin__journal_wait(struct kin__journal *journal, struct kin__op *op,
                      kin_error *err) KIN_NODISCARD;

/* Lets the storage drop rows that no event needs; may stop early. */
void kin__journal_compact(struct kin__journal *journal, uint64_t version);

/* The same, to the end; other writes proceed meanwhile.
 * @return 0, or the error of the storage */
int kin__journal_compact_all(struct kin__journal *journal, uint64_t version,
                             kin_error *err) KIN_NODISCARD;

/* Waits until `version` is published, the deadline has passed, or the engine
 * stops. */
void kin__journal_await(struct kin__journal *journal, uint64_t version,
                        kin_deadline deadline);

#endif /* KIN_SERVER_JOURNAL_H */
