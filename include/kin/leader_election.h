/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_elector: leader election with a Lease on the server.
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
 *   A  An elector leads from an acknowledged write of the lease until at most
 *      `lease_ms` after that write was sent.  Other candidates count from when
 *      they see the write; so two lead at once only if a clock runs too fast or
 *      too slow, or another program deletes or writes the lease.
 *   B  Only the rate of clocks matters: times of other machines are never
 *      compared with local times.  Time while the machine is suspended counts.
 *   C  Each term has a fencing token (kin_fence) greater than those of all
 *      earlier terms.  A storage can remember the greatest token and reject
 *      smaller ones, which also protects against a leader that was suspended
 *      when its term ended.
 *   D  When a term ends, kin_elector_is_leader() returns false immediately, the
 *      stop token of `on_started` stops, and on_stopped() is called.
 *   E  With `is_released` the lease is released at the end, but only after
 *      on_started() has returned, so that no other candidate takes over before.
 *   F  An elector runs once, as in client-go: it ends when it loses the lease.
 *      Create another one to be a candidate again.
 *   G  Callbacks run without a lock, each on the thread named below.
 *
 * If the client runs in an event loop (kin_client_opts.loop), there are no
 * threads: requests and callbacks are part of kin_loop_step(), and callbacks
 * must not block.  on_started() starts the work and returns.  When the term
 * ends, its token stops and on_stopped() is called, which ends the work; then
 * the lease is released (E).
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
    KIN_FENCE_VERSION_SIZE = 48,   /**< fits every version and a NUL */
    KIN_ELECTOR_IDENTITY_MAX = 255 /**< bytes */
};

/** The fencing token of a term.  Frozen. */
typedef struct kin_fence {
    /** The lease's resource version when the term began: a decimal number that
     * grows with each write; NUL-terminated, empty for no term. */
    char version[KIN_FENCE_VERSION_SIZE];
    int64_t transitions; /**< leaseTransitions of the lease */
} kin_fence;

/**
 * Order two tokens: by version, then by transitions.
 * @param a  borrowed
 * @param b  borrowed
 * @return -1, 0 or 1
 * Threads: any.
 */
KIN_API int kin_fence_cmp(const kin_fence *a, const kin_fence *b);

/** Options of an elector; copied unless stated otherwise. */
typedef struct kin_elector_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const kin_log *log;         /**< borrowed; NULL: none */
    kin_str ns;                 /**< of the lease; required */
    kin_str name;               /**< of the lease; required */
    kin_str identity;           /**< unique among all candidates, and among
                                     restarts of this one; needed.  See
                                     kin_elector_identity() */
    int64_t lease_ms;    /**< how long others wait for the leader; 0: 15 s */
    int64_t renew_ms;    /**< how long the leader tries to renew; less than
                              `lease_ms`; 0: 10 s */
    int64_t retry_ms;    /**< between tries; `renew_ms` is more than 1.2 times
                              this; 0: 2 s */
    bool is_released;    /**< release the lease at the end; see E */
    bool is_coordinated; /**< the server chooses the leader: the lease is
                              neither created nor acquired, only renewed */
    const kin_pair *labels; /**< added to the lease */
    size_t label_count;     /**< number of elements */
    /** Does the work of a term, on its own thread ("kin-leader").  It may
     * return immediately or work until `stop` stops; the term continues either
     * way.  In a loop it must return.  Required. */
    void (*on_started)(kin_stop *stop, const kin_fence *fence, void *userdata);
    /** Called at the end, by the elector's thread ("kin-elector"), also if it
     * never led; on_started() may not have returned yet.  In a loop: called
     * before the lease is released.  Required. */
    void (*on_stopped)(void *userdata);
    /** Called when the leader has changed, by its own thread ("kin-elected");
     * changes in quick succession may be merged into one call.  An empty
     * identity: there is no leader.  May be NULL. */
    void (*on_new_leader)(kin_str identity, void *userdata);
    void *userdata;       /**< passed to all of them */
    kin_events *events;   /**< borrowed; must outlive the elector: records terms
                               as Events of the lease; may be NULL */
    kin_metrics *metrics; /**< receives its state; kept alive; NULL: none */
    const kin_clock *clock; /**< for leases and retries; borrowed; NULL: the
                               real one */
    /** Releases `userdata`; called once, when the elector is freed or creating
     * it failed.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_elector_opts;

/**
 * Create an elector.  Sends nothing yet.
 * @param client  kept alive.  Its rate limit applies to the lease too: programs
 *                with many requests should use a separate client
 * @param opts    copied
 * @param ret     released with kin_elector_free()
 * @return 0, KIN_EINVAL (says which option), KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_elector_new(kin_client *client,
                                          const kin_elector_opts *opts,
                                          kin_elector **ret, kin_error *err);

/**
 * Stop an elector, wait for its callbacks to return, and release it.  In a loop
 * it does not wait: on_stopped() is called, if it was not, and the lease stays
 * as it is.  To release the lease there, stop the elector, and free it when
 * kin_elector_join() returns 0.
 * @param elector  given
 * @return NULL
 * Threads: owner.  Blocks.  Must not be called by its callbacks.
 */
KIN_API kin_elector *kin_elector_free(kin_elector *elector);

/**
 * Become a candidate.  Can be called once.
 * @param elector  borrowed
 * @param stop     kept alive; ends the candidacy
 * @return 0, KIN_EINVAL (it was started before), KIN_ENOMEM or KIN_ESYSTEM
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_elector_start(kin_elector *elector,
                                            kin_stop *stop, kin_error *err);

/**
 * Stop an elector; kin_elector_join() waits for the end.  In a loop the release
 * of the lease is part of later steps.
 * @param elector  borrowed; may be NULL
 * Threads: any.
 */
KIN_API void kin_elector_stop(kin_elector *elector);

/**
 * Wait until an elector has ended and all its callbacks have returned.
 * @param elector   borrowed; was started
 * @param deadline  on the real clock
 * @return 0, KIN_ETIMEDOUT, KIN_EINVAL if it was not started, or
 *         KIN_EUNSUPPORTED in a loop if it has not ended
 * Threads: any.  Blocks.  Must not be called by its callbacks.
 */
KIN_API KIN_NODISCARD int kin_elector_join(kin_elector *elector,
                                           kin_deadline deadline);

/**
 * Start, and wait until the elector was stopped or has lost the lease.
 * @param elector  borrowed
 * @param stop     borrowed; ends the candidacy
 * @return as kin_elector_start(); KIN_EUNSUPPORTED in a loop
 * Threads: owner.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_elector_run(kin_elector *elector, kin_stop *stop,
                                          kin_error *err);

/**
 * Check whether the elector is the leader (A).
 * @param elector  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_elector_is_leader(const kin_elector *elector);

/**
 * Get the fencing token of the current term.
 * @param elector  borrowed
 * @param ret      filled
 * @return 0, or KIN_ESTOPPED if the elector is not the leader
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_elector_fence(const kin_elector *elector,
                                            kin_fence *ret);

/**
 * Return the identity of the leader that was seen last.
 * @param elector  borrowed
 * @param ret      filled and NUL-terminated; truncated if too long
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
 * @param ret      filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_elector_get_stats(const kin_elector *elector,
                                   kin_elector_stats *ret);

/**
 * Create a unique identity: the host's name and a random part.
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
