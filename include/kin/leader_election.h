/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_elector: one of several programs does the work, by a Lease on the server.
 *
 *     static void lead(kin_stop *stop, const kin_fence *fence, void *userdata)
 *     {
 *         ... work, until kin_stop_requested(stop) ...
 *     }
 *     kin_elector_opts opts = KIN_INIT(kin_elector_opts);
 *     opts.ns = kin_s("kube-system");
 *     opts.name = kin_s("my-controller");
 *     opts.identity = kin_s(host);
 *     opts.on_started = lead;
 *     kin_elector_new(client, &opts, &elector, &err);
 *     kin_elector_run(elector, stop, &err);
 *
 *   A  An elector leads from a write of the lease that the server acknowledged,
 *      at most until `lease_ms` after that write was sent.  Others count from
 *      when they see the write; so two lead at once only if a clock runs too
 *      fast or too slow, or another program deletes or writes the lease.
 *   B  Only the rate of a clock matters, never what it shows: times of other
 *      machines are not compared with ours.  The time during which the machine
 *      is suspended counts.
 *   C  Each term has a token (kin_fence) that is greater than those of all
 *      terms before it.  A storage that is written to can remember the
 *      greatest one and reject smaller ones; that also helps against a
 *      leader that was
 *      asleep when its term ended.
 *   D  When a term ends, kin_elector_is_leader() says so at once, the token
 *      that `on_started` was given stops, and on_stopped() is called.
 *   E  With `is_released` the lease is given back at the end, but only when
 *      on_started() has returned, so that no other takes over before.
 *   F  An elector runs once, as a term in client-go: when it has lost the lease
 *      it ends.  Make another one to be a candidate again.
 *   G  Callbacks run without a lock, each in the thread that it names.
 */
#ifndef KIN_LEADER_ELECTION_H
#define KIN_LEADER_ELECTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/events.h>
#include <kin/export.h>
#include <kin/log.h>
#include <kin/metrics.h>
#include <kin/request.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A candidate for a lease, and perhaps its leader. */
typedef struct kin_elector kin_elector;

enum {
    KIN_FENCE_VERSION_SIZE = 48,   /**< holds every version, with a NUL */
    KIN_ELECTOR_IDENTITY_MAX = 255 /**< bytes */
};

/** The token of a term, a value that is passed around.  Frozen. */
typedef struct kin_fence {
    /** The lease's resource version when the term began: a decimal number that
     * grows with each write; NUL-terminated, empty for no term. */
    char version[KIN_FENCE_VERSION_SIZE];
    int64_t transitions; /**< of the lease: how often it changed hands */
} kin_fence;

/**
 * Order two tokens: by version, then by transitions.
 * @param a  borrowed
 * @param b  borrowed
 * @return -1, 0 or 1
 * Threads: any.
 */
KIN_API int kin_fence_cmp(const kin_fence *a, const kin_fence *b);

/** How to take part; all but what is borrowed is copied. */
typedef struct kin_elector_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const kin_log *log;         /**< borrowed; NULL: silence */
    kin_str ns;                 /**< of the lease; needed */
    kin_str name;               /**< of the lease; needed */
    kin_str identity;           /**< unlike that of all other candidates, and of
                                     former lives of this one; needed.  See
                                     kin_elector_identity() */
    int64_t lease_ms;    /**< how long others wait for the leader; 0: 15 s */
    int64_t renew_ms;    /**< how long the leader tries to renew; less than
                              `lease_ms`; 0: 10 s */
    int64_t retry_ms;    /**< between tries; `renew_ms` is more than 1.2 times
                              this; 0: 2 s */
    bool is_released;    /**< give the lease back at the end; see E */
    bool is_coordinated; /**< the server chooses the leader: the lease is
                              neither made nor taken, only renewed */
    const kin_pair *labels; /**< put on the lease, beside others */
    size_t label_count;     /**< how many there are */
    /** Does the work of a term, in a thread of its own ("kin-leader").  It may
     * return at once, or work until `stop` stops; the term goes on either way.
     * Needed. */
    void (*on_started)(kin_stop *stop, const kin_fence *fence, void *userdata);
    /** Called at the end, by the elector's thread ("kin-elector"), also if it
     * never led; on_started() may not have returned yet.  Needed. */
    void (*on_stopped)(void *userdata);
    /** Called when the leader has changed, by a thread of its own
     * ("kin-elected"); several changes meanwhile are one call.  An empty
     * identity: there is no leader.  NULL: not wanted. */
    void (*on_new_leader)(kin_str identity, void *userdata);
    void *userdata;     /**< passed to all of them */
    kin_events *events; /**< borrowed; outlives the elector: terms are recorded
                             as events of the lease; NULL: not */
    kin_metrics *metrics;   /**< gets its state; kept alive; NULL: none */
    const kin_clock *clock; /**< of leases and retries; borrowed; NULL: the real
                                 one */
    /** Releases `userdata`, once: when the elector is freed, or if it could not
     * be made.  NULL: nothing to release. */
    void (*destroy)(void *userdata);
} kin_elector_opts;

/**
 * Make an elector.  Nothing is sent yet.
 * @param client  kept alive.  Its limit of requests holds for the lease too:
 *                with many requests, use a client of its own for this.
 * @param opts    copied
 * @param ret     released with kin_elector_free()
 * @return 0, KIN_EINVAL (says which option), KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_elector_new(kin_client *client,
                                          const kin_elector_opts *opts,
                                          kin_elector **ret, kin_error *err);

/**
 * Stop an elector, wait for its callbacks to return, and release it.
 * @param elector  given
 * @return NULL
 * Threads: owner.  Blocks.  Not within one of its callbacks.
 */
KIN_API kin_elector *kin_elector_free(kin_elector *elector);

/**
 * Become a candidate; once.
 * @param elector  borrowed
 * @param stop     kept alive; when to end
 * @return 0, KIN_EINVAL (it was started before), KIN_ENOMEM or KIN_ESYSTEM
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_elector_start(kin_elector *elector,
                                            kin_stop *stop, kin_error *err);

/**
 * Ask an elector to end; kin_elector_join() waits for it.
 * @param elector  borrowed; NULL does nothing
 * Threads: any.
 */
KIN_API void kin_elector_stop(kin_elector *elector);

/**
 * Wait until an elector has ended and all its callbacks have returned.
 * @param elector   borrowed; was started
 * @param deadline  when to give up, by the real clock
 * @return 0, KIN_ETIMEDOUT, or KIN_EINVAL if it was not started
 * Threads: any.  Blocks.  Not within one of its callbacks.
 */
KIN_API KIN_NODISCARD int kin_elector_join(kin_elector *elector,
                                           kin_deadline deadline);

/**
 * Start, and wait until the elector has ended: it was stopped, or has lost the
 * lease.
 * @param elector  borrowed
 * @param stop     borrowed; when to end
 * @return as kin_elector_start()
 * Threads: owner.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_elector_run(kin_elector *elector, kin_stop *stop,
                                          kin_error *err);

/**
 * Check whether the elector leads at this moment (A).
 * @param elector  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_elector_is_leader(const kin_elector *elector);

/**
 * Give the token of the term, while it lasts.
 * @param elector  borrowed
 * @param ret      filled
 * @return 0, or KIN_ESTOPPED if the elector does not lead
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_elector_fence(const kin_elector *elector,
                                            kin_fence *ret);

/**
 * Give the identity of the leader that was seen last.
 * @param elector  borrowed
 * @param ret      filled, with a NUL; cut if it is too long for that
 * @param size     of `ret`
 * @return its length, as snprintf; 0 if none was seen
 * Threads: any.
 */
KIN_API size_t kin_elector_leader(const kin_elector *elector, char *ret,
                                  size_t size);

/**
 * Check the health of a leader, as a liveness probe would.
 * @param elector       borrowed
 * @param tolerance_ms  beyond the lease's duration; kube-controller-manager
 *                      takes 20,000
 * @return 0, also for candidates; KIN_ETIMEDOUT if the lease that the elector
 *         holds was not renewed for longer than its duration and that
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_elector_check(const kin_elector *elector,
                                            int64_t tolerance_ms,
                                            kin_error *err);

/** How an elector is. */
typedef struct kin_elector_stats {
    size_t size;          /**< of this struct */
    bool is_leader;       /**< as kin_elector_is_leader() */
    uint64_t terms;       /**< that have begun: 0 or 1 */
    uint64_t renewals;    /**< of the lease */
    uint64_t failures;    /**< requests that came to nothing */
    uint64_t slow;        /**< renewals that had to look at the lease first */
    uint64_t transitions; /**< leaders that were seen */
    int64_t seen_ms;      /**< since the lease was last seen to change; -1 if it
                               was never seen */
    kin_error error;      /**< the last failure since the last success */
} kin_elector_stats;

/**
 * Get the statistics of an elector.
 * @param elector  borrowed
 * @param ret      filled; its size was set
 * Threads: any.
 */
KIN_API void kin_elector_get_stats(const kin_elector *elector,
                                   kin_elector_stats *ret);

/**
 * Make a unique identity: the host's name and a random part.
 * @param ret   filled, with a NUL
 * @param size  of `ret`; KIN_ELECTOR_IDENTITY_MAX + 1 is always enough
 * @return 0, KIN_ELIMIT (too small) or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_elector_identity(char *ret, size_t size,
                                               kin_error *err);

KIN_DEFINE_AUTO(kin_elector, kin_elector_free);

KIN_END_DECLS

#endif /* KIN_LEADER_ELECTION_H */
