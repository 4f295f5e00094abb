/* SPDX-License-Identifier: Apache-2.0 */
/*
 * journal.h - the order of all writes: versions, durability, publication.
 *
 * A write is staged under the journal's lock: it is checked against what is
 * stored, gets the next version, and its value is made in the store's arena.
 * Then its thread waits until it is done.  Whoever waits while nobody commits
 * leads: it prepares all that is staged, makes it durable with the lock given
 * up, so that the next writes gather meanwhile, and publishes it.
 *
 *   J1  What is staged is done in the order of versions.
 *   J2  Of one key at most one write is under way: kin__journal_settle() waits
 *       for it, so checks under the lock see the newest state of the key.
 *   J3  Histories have an event before stores show it, and `published` grows
 *       after both.
 *   J4  When the storage fails, all that is under way fails, and all writes
 *       after it do: what is on the disk is not known (storage.h, S2).
 */
#ifndef KIN_SERVER_JOURNAL_H
#define KIN_SERVER_JOURNAL_H

#include "base/lock.h"
#include "server/shelf.h"
#include "server/storage.h"

struct kin__journal {
    const kin_allocator *alloc;
    const kin_clock *clock;
    struct kin__storage *storage; /* owned; NULL: memory */
    struct kin__mutex lock;
    struct kin__cond changed; /* something was done */
    _Atomic uint64_t published;
    /* Guarded by the lock. */
    uint64_t assigned;         /* the last version given */
    struct cds_list_head open; /* staged, not yet taken by a leader */
    bool is_leading;           /* somebody commits */
    int broken;                /* J4 */
    kin_error why_broken;
    _Atomic bool is_stopped; /* set under the lock */
    uint64_t commits;
    uint64_t writes;
    uint64_t compacted; /* asked of the storage */
    /* Called with the lock held for each resource that has new events. */
    void (*on_events)(struct kin__shelf *shelf, void *userdata);
    void *userdata;
};

/* `storage` is borrowed until kin__journal_done(), which frees it. */
void kin__journal_init(struct kin__journal *journal, const kin_allocator *alloc,
                       const kin_clock *clock, struct kin__storage *storage);
void kin__journal_done(struct kin__journal *journal);

/* The version that everybody sees. */
static inline uint64_t kin__journal_published(
    const struct kin__journal *journal)
{
    return atomic_load_explicit(&journal->published, memory_order_acquire);
}

/* A write of a key; `old` is borrowed, NULL for a creation. */
int kin__op_new(const kin_allocator *alloc, struct kin__shelf *shelf,
                kin_str key, const kin_object *old,
                struct kin__op **ret) KIN_NODISCARD;
/* Not while it is under way. */
struct kin__op *kin__op_free(struct kin__op *op);

static inline void kin__op_cleanup(struct kin__op **op)
{
    (void)kin__op_free(*op);
}
#define KIN__AUTO_OP __attribute__((cleanup(kin__op_cleanup))) struct kin__op

/* The functions below are called with the lock held. */

/* Waits until no write of the key is under way.  May give the lock up. */
void kin__journal_settle(struct kin__journal *journal,
                         const struct kin__shelf *shelf, kin_str key);

/* Begins a write of a settled key.
 * @param value  copied; has a metadata.resourceVersion, which is replaced;
 *               absent deletes
 * @return 0, KIN_ESTOPPED, KIN_EINVAL, KIN_ELIMIT, KIN_ENOMEM, or J4's code */
int kin__journal_stage(struct kin__journal *journal, struct kin__op *op,
                       kin_value value, kin_error *err) KIN_NODISCARD;

/* Waits until a staged write is done; gives the lock up meanwhile.
 * @return 0 or why it failed */
int kin__journal_wait(struct kin__journal *journal, struct kin__op *op,
                      kin_error *err) KIN_NODISCARD;

/* Asks the storage to drop what no event needs any more. */
void kin__journal_compact(struct kin__journal *journal, uint64_t version);

/* The same, and comes back when it is done; writes go on meanwhile.
 * @return 0, or why it could not be done */
int kin__journal_compact_all(struct kin__journal *journal, uint64_t version,
                             kin_error *err) KIN_NODISCARD;

/* Waits until `version` is published, or the deadline or the stop comes. */
void kin__journal_await(struct kin__journal *journal, uint64_t version,
                        kin_deadline deadline);

#endif /* KIN_SERVER_JOURNAL_H */
