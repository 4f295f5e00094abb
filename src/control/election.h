/* SPDX-License-Identifier: Apache-2.0 */
/*
 * election.h - one candidate of a leader election, as a machine.
 *
 * It knows no thread, socket or sleep: whoever drives it asks what to do next,
 * does it, and says what came of it.
 *
 *   A  It leads only while nobody else can: from a write that was acknowledged
 *      until the lease's duration after that write was sent.  Others count from
 *      when they see the write, which is later, and take over with a write that
 *      names the version they saw.
 *   B  Times of a record come from another machine's clock and are never
 *      compared with ours: a record is fresh from the moment at which we first
 *      saw it as it is.
 *   C  The token of a term is greater than that of every term before it, of
 *      whichever candidate.
 *   D  What shows that somebody else holds the lease ends the term at once.
 *   E  All times are those since boot: a lease also runs out while the machine
 *      is suspended.  Deadlines that are given out are of the monotonic clock,
 *      which stands still meanwhile, so they may fire late.
 *
 * One thread at a time.
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
    KIN__HOLDER_SIZE = 512, /* with the NUL; longer holders are cut, and cannot
                               be us: identities are shorter */
};

/* What a Lease says. */
struct kin__lease {
    char holder[KIN__HOLDER_SIZE]; /* empty: nobody */
    int64_t duration_s;
    int64_t transitions;
    kin_time acquired;
    kin_time renewed;
    bool is_ending; /* somebody else is preferred */
    char version[KIN_FENCE_VERSION_SIZE];
};

enum kin__election_state {
    KIN__ELECTION_CANDIDATE, /* somebody else leads, or nobody does.
                                written -> LEADER, stop -> ENDED */
    KIN__ELECTION_LEADER,    /* we do.  stop, or too late, or seen another
                                -> QUITTING */
    KIN__ELECTION_QUITTING,  /* waits until the term's work has ended, then
                                gives the lease back.  done or too late
                                -> ENDED */
    KIN__ELECTION_ENDED,     /* for good */
};

/* What to do next. */
enum kin__election_act {
    KIN__ELECTION_WAIT,   /* until a time, a stop, or the end of the work */
    KIN__ELECTION_GET,    /* then _got() or _failed() */
    KIN__ELECTION_CREATE, /* `wanted`; then _written() or _failed() */
    KIN__ELECTION_UPDATE, /* the same, of the version seen last */
    KIN__ELECTION_END,    /* nothing any more */
};

struct kin__election_config {
    const char *identity; /* borrowed; shorter than KIN__HOLDER_SIZE */
    int64_t lease_ns;
    int64_t renew_ns;
    int64_t retry_ns;
    bool is_released;    /* give the lease back at the end */
    bool is_coordinated; /* somebody else says who leads */
};

struct kin__election {
    struct kin__election_config config;
    const kin_clock *clock; /* borrowed */
    struct kin__random random;
    enum kin__election_state state;
    enum kin__election_act asks; /* what is due or under way; else WAIT */
    bool is_sent;                /* `asks` is under way */
    bool is_fast;                /* it is an update without a look before */
    bool is_lost;                /* somebody else holds the lease */
    bool has_worked;             /* what the term was for has ended */
    int64_t due_ns;              /* of the next try */
    int64_t sent_ns;             /* when `asks` was sent */
    int64_t until_ns;            /* LEADER: the lease is ours until then */
    int64_t round_ns;            /* when this round of tries began */
    bool is_in_round;
    int64_t quit_ns; /* QUITTING: no longer than that */

    bool has_seen;          /* `seen` says something */
    struct kin__lease seen; /* the last record, and when it became that */
    int64_t seen_ns;
    struct kin__lease wanted; /* to be written */
    kin_fence fence;          /* of this term or the last one */

    uint64_t terms;
    uint64_t renewals;
    uint64_t failures; /* of requests */
    uint64_t slow;     /* renewals that had to look first */
};

/* The share of a retry period by which candidates vary. */
#define KIN__ELECTION_JITTER 1.2

/* `config` is copied, `clock` borrowed. */
void kin__election_init(struct kin__election *e,
                        const struct kin__election_config *config,
                        const kin_clock *clock, uint64_t seed);

/* What to do now.  For WAIT, `ret_due` is when to ask again at the latest; for
 * requests, when to give them up. */
enum kin__election_act kin__election_next(struct kin__election *e,
                                          kin_deadline *ret_due);

/* What the GET brought; NULL: there is no lease. */
void kin__election_got(struct kin__election *e, const struct kin__lease *lease);
/* The write was done, and this is stored now. */
void kin__election_written(struct kin__election *e,
                           const struct kin__lease *lease);
/* The request came to nothing, or nobody knows what came of it. */
void kin__election_failed(struct kin__election *e, int code);

/* To end; a request under way counts as failed. */
void kin__election_stop(struct kin__election *e);
/* The work of the term has ended. */
void kin__election_worked(struct kin__election *e);

/* Whether we lead at this moment. */
bool kin__election_leads(const struct kin__election *e);
/* Whether the lease has run out before the machine noticed. */
bool kin__election_is_late(const struct kin__election *e);
/* Whether the record that was seen last is ours, and so is the lease as far as
 * we know. */
bool kin__election_is_ours(const struct kin__election *e);

#endif /* KIN_CONTROL_ELECTION_H */
