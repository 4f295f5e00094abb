/* SPDX-License-Identifier: Apache-2.0 */
/*
 * election.h - one candidate of a leader election, as a state machine.
 *
 * It has no thread, socket or wait of its own: the driver asks for the next
 * action (kin__election_next()), performs it, and reports the result.
 *
 *   A  It leads only while no other candidate can: from an acknowledged write
 *      until the lease duration after that write was sent.  Other candidates
 *      count from when they observe the write, which is later, and take over
 *      with a write that names the version they observed.
 *   B  The times in a record come from another machine's clock and are never
 *      compared with ours: a record is valid for its duration from the moment
 *      at which we first observed it.
 *   C  The fencing token of a term is greater than that of every earlier term
 *      of any candidate.
 *   D  Observing another holder ends the term at once.
 *   E  All times are times since boot: a lease also expires while the machine
 *      is suspended.  Deadlines that are returned use the monotonic clock,
 *      which stops meanwhile, so they may fire late.
 *
 * Not thread-safe: the driver holds a lock.
 */
#ifndef KIN_CONTROL_ELECTION_H
#define KIN_CONTROL_ELECTION_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/leader_election.h>
#include <kin/time.h>

#include "base/clock.h"
#include "base/random.h"

enum {
    KIN__HOLDER_SIZE = 512, /* with the NUL; longer holders are truncated and
                               never ours: identities are shorter */
};

/* The members of a Lease. */
struct kin__lease {
    char holder[KIN__HOLDER_SIZE]; /* empty: no holder */
    int64_t duration_s;
    int64_t transitions;
    kin_time acquired;
    kin_time renewed;
    bool is_ending; /* another holder is preferred */
    char version[KIN_FENCE_VERSION_SIZE];
};

enum kin__election_state {
    KIN__ELECTION_CANDIDATE, /* not leading. written -> LEADER, stop -> ENDED */
    KIN__ELECTION_LEADER, /* holds the lease. stop, expiry or another holder ->
                             QUITTING */
    KIN__ELECTION_QUITTING, /* waits for the work of the term, then releases the
                               lease. done or timeout -> ENDED */
    KIN__ELECTION_ENDED,    /* final */
};

/* The next action. */
enum kin__election_act {
    KIN__ELECTION_WAIT,   /* until a deadline, a stop, or the end of the work */
    KIN__ELECTION_GET,    /* then _got() or _failed() */
    KIN__ELECTION_CREATE, /* `wanted`; then _written() or _failed() */
    KIN__ELECTION_UPDATE, /* the same, of the version observed last */
    KIN__ELECTION_END,    /* the election has ended */
};

struct kin__election_config {
    const char *identity; /* borrowed; shorter than KIN__HOLDER_SIZE */
    int64_t lease_ns;
    int64_t renew_ns;
    int64_t retry_ns;
    bool is_released;    /* release the lease at the end */
    bool is_coordinated; /* a coordinator chooses the leader */
};

struct kin__election {
    struct kin__election_config config;
    const kin_clock *clock; /* borrowed */
    struct kin__random random;
    enum kin__election_state state;
    enum kin__election_act act; /* the action due or in progress; else WAIT */
    bool is_sent;               /* `act` is in progress */
    bool is_fast;               /* it is an update without a get first */
    bool is_lost;               /* another candidate holds the lease */
    bool work_is_done;          /* the work of the term has ended */
    int64_t due_ns;             /* time of the next attempt */
    int64_t sent_ns;            /* when `act` was sent */
    int64_t until_ns;           /* LEADER: the lease is ours until then */
    int64_t round_ns;           /* when this round of attempts began */
    bool is_in_round;
    int64_t quit_ns; /* QUITTING: deadline */

    bool has_seen;            /* `seen` is valid */
    struct kin__lease seen;   /* the last record observed */
    int64_t seen_ns;          /* when it was first observed as it is */
    struct kin__lease wanted; /* to be written */
    kin_fence fence;          /* of the current term or the last one */

    uint64_t terms;
    uint64_t renewals;
    uint64_t failures; /* of requests */
    uint64_t slow;     /* renewals that needed a get first */
};

/* Candidates wait for the retry period plus up to this multiple of it, at
 * random. */
#define KIN__ELECTION_JITTER 1.2

/* `config` is copied, `clock` borrowed. */
void kin__election_init(struct kin__election *e,
                        const struct kin__election_config *config,
                        const kin_clock *clock, uint64_t seed);

/* Returns the next action.  For WAIT, `ret_due` is when to call again at the
 * latest; for requests it is their deadline. */
enum kin__election_act kin__election_next(struct kin__election *e,
                                          kin_deadline *ret_due);

/* Reports the result of a GET; NULL: there is no lease. */
void kin__election_got(struct kin__election *e, const struct kin__lease *lease);
/* Reports a successful write; `lease` is what the server stored. */
void kin__election_written(struct kin__election *e,
                           const struct kin__lease *lease);
/* Reports a failed request, also one whose outcome is unknown. */
void kin__election_failed(struct kin__election *e, int code);

/* Stops the election; a request in progress counts as failed. */
void kin__election_stop(struct kin__election *e);
/* Reports that the work of the term has ended. */
void kin__election_work_done(struct kin__election *e);

/* Whether this candidate leads now. */
bool kin__election_leads(const struct kin__election *e);
/* Whether the lease has expired but the term has not been ended yet. */
bool kin__election_is_late(const struct kin__election *e);
/* Whether the last observed record names this candidate as the holder. */
bool kin__election_is_ours(const struct kin__election *e);

#endif /* KIN_CONTROL_ELECTION_H */
