/* SPDX-License-Identifier: Apache-2.0 */
/*
 * processor.h - from one informer to all of its handlers.
 *
 * The informer's side (add, remove, prepare, distribute, resync) is called with
 * the informer's lock held, and so are joining and leaving: what a listener is
 * told begins at one moment and has no gap and no repetition.  The other side
 * (take, finish) belongs to whoever calls the handler: one at a time for each
 * listener, without any lock.  A listener's own mutex is a leaf: nothing is
 * called while it is held.
 *
 *   A  A listener is told everything that was distributed after it was added,
 *      in order, each once.
 *   B  No listener waits for another.  What a listener has not taken yet costs
 *      memory, not time.
 *   C  A removed listener is told nothing more; the notification in hand may
 *      still be finishing.
 *   D  A listener has synced once the informer has, and every notification of
 *      its initial list was finished.  One that wants to be told takes a SYNCED
 *      next, once, before whatever else waits.
 *   E  Resyncs go to those who asked for them, when they are due.  So do
 *      updates that bring the version there was before, as client-go does it:
 *      until the first resync is due to everybody, then to those due last.
 */
#ifndef KIN_INFORMER_PROCESSOR_H
#define KIN_INFORMER_PROCESSOR_H

#include "base/lock.h"
#include "base/ref.h"
#include "informer/pending.h"

enum kin__overflow_policy {
    KIN__OVERFLOW_GROW,     /* memory is the limit */
    KIN__OVERFLOW_BLOCK,    /* the informer waits, for a while */
    KIN__OVERFLOW_COALESCE, /* only what is new since the last time counts */
};

struct kin__listener_opts {
    const kin_allocator *alloc;
    uint64_t seed;
    enum kin__overflow_policy overflow;
    size_t capacity;   /* BLOCK: from so many on the informer waits; 0: 1024 */
    int64_t resync_ns; /* how often it would like resyncs; 0 for never */
    /* There may be something to take, or the listener was removed; not before
     * kin__processor_wake(), so that many notifications are one call.  Called
     * with the informer's lock held: it may only wake somebody. */
    void (*wake)(void *userdata);
    void *userdata;
    bool tells_synced; /* wants a SYNCED */
};

struct kin__listener {
    struct kin__ref refs;
    struct kin__listener_opts opts;
    struct cds_list_head link; /* in its processor; the informer's lock */
    bool is_syncing;           /* gets resyncs; the informer's lock */
    bool is_owed_wake;         /* was told something; the informer's lock */
    int64_t resync_due_ns;     /* the informer's lock */

    struct kin__mutex mutex;
    struct kin__pending pending;
    size_t initial; /* notifications of the initial list not finished */
    bool is_upstream_synced;
    bool is_synced;
    bool is_synced_told; /* SYNCED was taken */
    bool is_removed;
    bool is_busy; /* a notification was taken and not finished */
    uint64_t delivered;
    int64_t busy_since_ns; /* when the one that was taken was queued */
    size_t taken_from;     /* how many waited then; of who takes */
};

struct kin__listener_stats {
    size_t waiting;
    int64_t since_ns; /* when the oldest was queued; INT64_MAX for none */
    uint64_t delivered;
    bool is_synced;
    bool is_busy;          /* one was taken and is not finished */
    int64_t busy_since_ns; /* when that was queued; INT64_MAX for none */
};

int kin__listener_new(const struct kin__listener_opts *opts,
                      struct kin__listener **ret, kin_error *err) KIN_NODISCARD;
struct kin__listener *kin__listener_ref(struct kin__listener *listener);
struct kin__listener *kin__listener_unref(struct kin__listener *listener);

/* Gives the next notification, which is the caller's until it is finished.
 * False if there is none, or the listener was removed. */
bool kin__listener_take(struct kin__listener *listener, struct kin__note *ret);

/* The handler has returned; the notification is released.  One that `failed`
 * counts as told: the handler was given it, and no other waits for it. */
void kin__listener_finish(struct kin__listener *listener,
                          struct kin__note *note);

/* Releases what waits, for one that was removed. */
void kin__listener_drop(struct kin__listener *listener);

bool kin__listener_is_idle(struct kin__listener *listener);
void kin__listener_get_stats(struct kin__listener *listener,
                             struct kin__listener_stats *ret);

/* ---- the informer's side ---- */

struct kin__processor {
    struct cds_list_head listeners;
    size_t count;
    int64_t check_ns; /* how often to ask whether anybody is due; 0 for never.
                         Until the start a listener that wants resyncs more
                         often lowers it; later it gets them only that often */
    bool is_started;
    bool is_synced;
    bool owes_wakes; /* a listener may be owed one */
};

void kin__processor_init(struct kin__processor *processor);
/* Gives `check_ns`, which stays as it is from now on. */
int64_t kin__processor_start(struct kin__processor *processor);
/* Removes all listeners. */
void kin__processor_done(struct kin__processor *processor);

/* Makes room for `more` notifications of any one listener. */
int kin__listener_reserve(struct kin__listener *listener,
                          size_t more) KIN_NODISCARD;

/* Adds a listener, which gets another reference; `now_ns` starts its resyncs.
 * Follow it with kin__listener_tell() for what is there already. */
void kin__processor_add(struct kin__processor *processor,
                        struct kin__listener *listener, int64_t now_ns);
/* Tells one listener; there is room.  It is not woken here. */
void kin__listener_tell(struct kin__listener *listener,
                        const struct kin__note *note);
/* Whoever was told of the initial list may have synced by now. */
void kin__listener_upstream_synced(struct kin__listener *listener);

/* Wakes all who were told something since they were woken. */
void kin__processor_wake(struct kin__processor *processor);

/* Whether it was there.  Wakes it. */
bool kin__processor_remove(struct kin__processor *processor,
                           struct kin__listener *listener);

/* Makes room for `more` notifications of everybody. */
int kin__processor_prepare(struct kin__processor *processor,
                           size_t more) KIN_NODISCARD;

/* Gives back what of the room was not used: after many were prepared for. */
void kin__processor_settle(struct kin__processor *processor);

/* Tells everybody, or only those who get resyncs.  The note is borrowed: each
 * takes references of its own. */
void kin__processor_distribute(struct kin__processor *processor,
                               const struct kin__note *note, bool is_resync);

/* Whether anybody is due; sets who gets resyncs from now on. */
bool kin__processor_should_resync(struct kin__processor *processor,
                                  int64_t now_ns);

/* The informer has synced. */
void kin__processor_synced(struct kin__processor *processor);

/* Whether a listener wants the informer to wait. */
bool kin__processor_is_full(struct kin__processor *processor);

#endif /* KIN_INFORMER_PROCESSOR_H */
