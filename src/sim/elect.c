/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/elect.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "control/election.h"

enum {
    ELECT_CANDIDATES = 4,
    ELECT_FLIGHTS = 64, /* requests in flight, also abandoned ones */
};

#define ELECT_LEASE_NS (15 * KIN__NS_PER_S)
#define ELECT_RETRY_NS (2 * KIN__NS_PER_S)
#define ELECT_CALL_NS (5 * KIN__NS_PER_S)
#define ELECT_FAULTY_NS (600 * KIN__NS_PER_S)
/* The worst case: an attempt just before the lease expires, the retry after it,
 * and the request. */
#define ELECT_SOON_NS                                                          \
    (ELECT_LEASE_NS + 2 * 22 * ELECT_RETRY_NS / 10 + ELECT_CALL_NS)

struct elect;

struct candidate {
    kin_clock clock; /* first; the world's time, its own wall clock */
    struct elect *elect;
    int64_t wall_ns;
    int64_t trip_ns; /* maximum latency in each direction */
    char identity[32];
    struct kin__election machine;
    struct kin__timer timer; /* the next step, a deadline, or a restart */
    struct kin__timer work;  /* the end of the work */
    bool is_alive;
    bool is_in_term;
    bool is_working;
    bool is_stopping;
    int64_t until_ns;   /* of the lease that the work is for */
    uint64_t waits_for; /* id of the request; 0 for none */
};

/* A request in flight, then its response. */
struct flight {
    struct elect *elect;
    struct kin__timer timer;
    bool is_used;
    bool is_answer;
    uint64_t id;
    struct candidate *from;
    enum kin__election_act act;
    struct kin__lease lease;              /* to write, then as stored */
    char version[KIN_FENCE_VERSION_SIZE]; /* that the update is based on */
    int code;
};

struct elect {
    struct kin__sim_world world;
    enum kin__elect_bug bug;
    struct candidate candidates[ELECT_CANDIDATES];
    struct flight flights[ELECT_FLIGHTS];
    uint64_t next_id;
    unsigned lives;
    bool has_lease; /* the lease exists on the server */
    struct kin__lease lease;
    uint64_t version;
    kin_fence fence; /* of the last term */
    uint64_t counts[KIN__ELECT_EVENTS];
    kin_error error;
};

static void elect_fail(struct elect *elect, const char *what,
                       const struct candidate *candidate)
{
    if (elect->error.code == 0)
        (void)kin_error_set(&elect->error, KIN_EINTERNAL, "%s: %s at %.3f s",
                            candidate ? candidate->identity : "election", what,
                            (double)elect->world.now_ns / 1e9);
}

/* ---- clocks ---- */

static int64_t candidate_now_ns(const kin_clock *clock)
{
    return ((const struct candidate *)clock)->elect->world.now_ns;
}

static int64_t candidate_wall_ns(const kin_clock *clock)
{
    const struct candidate *candidate = (const struct candidate *)clock;

    return candidate->elect->world.now_ns + candidate->wall_ns;
}

static const struct kin__clock_ops candidate_clock_ops = {
    .now_ns = candidate_now_ns,
    .wall_ns = candidate_wall_ns,
};

/* ---- the server ---- */

static void server_store(struct elect *elect, struct flight *flight)
{
    const struct kin__lease *new = &flight->lease;

    if (elect->has_lease && elect->lease.holder[0] != '\0' &&
        new->holder[0] != '\0' && strcmp(elect->lease.holder, new->holder) != 0)
        elect->counts[KIN__ELECT_TAKEN]++;
    if (new->holder[0] == '\0')
        elect->counts[KIN__ELECT_GIVEN_BACK]++;
    elect->has_lease = true;
    elect->lease = *new;
    (void)snprintf(elect->lease.version, sizeof(elect->lease.version),
                   "%" PRIu64, ++elect->version);
}

static int server_do(struct elect *elect, struct flight *flight)
{
    bool is_checked = elect->bug != KIN__ELECT_NO_VERSIONS;

    switch (flight->act) {
    case KIN__ELECTION_GET:
        return elect->has_lease ? 0 : KIN_ENOTFOUND;
    case KIN__ELECTION_CREATE:
        if (elect->has_lease)
            return KIN_EEXISTS;
        break;
    case KIN__ELECTION_UPDATE:
        if (!elect->has_lease)
            return KIN_ENOTFOUND;
        if (is_checked && strcmp(flight->version, elect->lease.version) != 0) {
            elect->counts[KIN__ELECT_CONFLICT]++;
            return KIN_ECONFLICT;
        }
        break;
    case KIN__ELECTION_WAIT:
    case KIN__ELECTION_END:
        assert(false);
        break;
    }
    server_store(elect, flight);
    return 0;
}

/* ---- invariants ---- */

static void check_leaders(struct elect *elect)
{
    int leaders = 0;

    for (int i = 0; i < ELECT_CANDIDATES; i++) {
        const struct candidate *c = &elect->candidates[i];
        leaders += c->is_alive && kin__election_leads(&c->machine);
    }
    if (leaders > 1)
        elect_fail(elect, "A: two leaders", /* candidate= */ NULL);
}

static void check_term(struct candidate *candidate)
{
    struct elect *elect = candidate->elect;
    const kin_fence *fence = &candidate->machine.fence;

    assert(candidate->is_alive && !candidate->is_in_term);
    for (int i = 0; i < ELECT_CANDIDATES; i++) {
        const struct candidate *other = &elect->candidates[i];
        if (other->is_alive && other->is_working && !other->is_in_term &&
            other->until_ns > elect->world.now_ns)
            elect_fail(elect, "B: works although its lease is taken", other);
    }
    if (elect->fence.version[0] && kin_fence_cmp(&elect->fence, fence) >= 0)
        elect_fail(elect, "C: token is not greater than the last", candidate);
    elect->fence = *fence;
}

/* ---- candidates ---- */

static void candidate_step(struct candidate *candidate);

static void candidate_start(struct candidate *candidate)
{
    struct elect *elect = candidate->elect;
    const struct kin__election_config config = {
        .identity = candidate->identity,
        .lease_ns = ELECT_LEASE_NS,
        .renew_ns = (5000 + (int64_t)kin__sim_below(&elect->world, 9900)) *
                    KIN__NS_PER_MS,
        .retry_ns = ELECT_RETRY_NS,
        .is_released = kin__sim_chance(&elect->world, 500) ||
                       elect->bug == KIN__ELECT_RELEASE_EARLY,
        .is_coordinated = elect->bug == KIN__ELECT_NO_TAKEOVER,
    };

    (void)snprintf(candidate->identity, sizeof(candidate->identity), "c%u",
                   ++elect->lives);
    kin__election_init(&candidate->machine, &config, &candidate->clock,
                       kin__random_u64(&elect->world.random));
    candidate->wall_ns = (int64_t)kin__sim_below(&elect->world, 7200) *
                             KIN__NS_PER_S -
                         3600 * KIN__NS_PER_S;
    candidate->trip_ns = (int64_t[]){
        KIN__NS_PER_S / 20, KIN__NS_PER_S,
        20 * KIN__NS_PER_S}[kin__sim_below(&elect->world, 3)];
    candidate->is_alive = true;
    candidate->is_in_term = false;
    candidate->is_working = false;
    candidate->is_stopping = false;
    candidate->waits_for = 0;
}

/* The process ends, and its work with it; it restarts after a while. */
static void candidate_end(struct candidate *candidate)
{
    struct kin__sim_world *world = &candidate->elect->world;

    assert(candidate->is_alive);
    candidate->is_alive = false;
    candidate->is_working = false;
    candidate->waits_for = 0;
    kin__sim_cancel(world, &candidate->work);
    kin__sim_after(world, &candidate->timer,
                   kin__sim_delay_ns(world, 30 * KIN__NS_PER_S));
}

/* Starts or ends a term after a step, as the elector does. */
static void candidate_apply_state(struct candidate *candidate)
{
    struct elect *elect = candidate->elect;
    struct kin__election *machine = &candidate->machine;
    bool is_leading = machine->state == KIN__ELECTION_LEADER;

    if (is_leading)
        candidate->until_ns = machine->until_ns;
    if (is_leading && !candidate->is_in_term) {
        elect->counts[KIN__ELECT_TERM]++;
        check_term(candidate);
        candidate->is_in_term = true;
        candidate->is_working = true;
    } else if (!is_leading && candidate->is_in_term) {
        elect->counts[KIN__ELECT_EXPIRED] += !candidate->is_stopping;
        candidate->is_in_term = false;
        kin__sim_after(&elect->world, &candidate->work,
                       kin__sim_delay_ns(&elect->world, 20 * KIN__NS_PER_S));
        if (elect->bug == KIN__ELECT_RELEASE_EARLY)
            kin__election_work_done(machine);
    }
}

static struct flight *flight_new(struct elect *elect)
{
    for (int i = 0; i < ELECT_FLIGHTS; i++) {
        if (!elect->flights[i].is_used)
            return &elect->flights[i];
    }
    return NULL;
}

static int64_t candidate_trip_ns(const struct candidate *candidate)
{
    struct kin__sim_world *world = &candidate->elect->world;
    int64_t limit_ns = world->is_faulty ? candidate->trip_ns
                                        : KIN__NS_PER_S / 10;

    return kin__sim_delay_ns(world, limit_ns);
}

/* Sends a request and waits for its response or timeout. */
static void candidate_send(struct candidate *candidate,
                           enum kin__election_act act, kin_deadline due)
{
    struct elect *elect = candidate->elect;
    struct flight *flight = flight_new(elect);
    int64_t wait_ns = due.at_ns - elect->world.now_ns;

    assert(candidate->is_alive && candidate->waits_for == 0);
    candidate->waits_for = ++elect->next_id;
    if (wait_ns > ELECT_CALL_NS)
        wait_ns = ELECT_CALL_NS;
    kin__sim_after(&elect->world, &candidate->timer, wait_ns);
    if (!flight || kin__sim_fault(&elect->world, 30)) {
        elect->counts[KIN__ELECT_LOST]++;
        return;
    }
    flight->is_used = true;
    flight->is_answer = false;
    flight->id = candidate->waits_for;
    flight->from = candidate;
    flight->act = act;
    flight->lease = candidate->machine.wanted;
    memcpy(flight->version, candidate->machine.seen.version,
           sizeof(flight->version));
    kin__sim_after(&elect->world, &flight->timer,
                   candidate_trip_ns(flight->from));
}

static void candidate_step(struct candidate *candidate)
{
    struct elect *elect = candidate->elect;
    kin_deadline due;

    assert(candidate->is_alive && candidate->waits_for == 0);
    enum kin__election_act act = kin__election_next(&candidate->machine, &due);
    candidate_apply_state(candidate);
    switch (act) {
    case KIN__ELECTION_END:
        if (!candidate->is_working)
            candidate_end(candidate);
        return;
    case KIN__ELECTION_WAIT:
        kin__sim_after(&elect->world, &candidate->timer,
                       due.at_ns - elect->world.now_ns);
        return;
    case KIN__ELECTION_GET:
    case KIN__ELECTION_CREATE:
    case KIN__ELECTION_UPDATE:
        candidate_send(candidate, act, due);
        return;
    }
}

static void candidate_answered(struct candidate *candidate,
                               const struct flight *flight)
{
    struct elect *elect = candidate->elect;
    struct kin__election *machine = &candidate->machine;

    candidate->waits_for = 0;
    if (flight->code == 0 && flight->act == KIN__ELECTION_GET) {
        kin__election_got(machine, &flight->lease);
    } else if (flight->code == 0) {
        uint64_t renewals = machine->renewals;
        kin__election_written(machine, &flight->lease);
        elect->counts[KIN__ELECT_RENEWAL] += machine->renewals - renewals;
        if (elect->bug == KIN__ELECT_LATE)
            machine->until_ns = elect->world.now_ns + ELECT_LEASE_NS;
    } else if (flight->code == KIN_ENOTFOUND &&
               flight->act == KIN__ELECTION_GET) {
        kin__election_got(machine, /* lease= */ NULL);
    } else {
        kin__election_failed(machine, flight->code);
    }
    candidate_apply_state(candidate);
    candidate_step(candidate);
}

/* ---- events ---- */

static void on_flight(struct kin__timer *timer, void *userdata)
{
    struct flight *flight = userdata;
    struct elect *elect = flight->elect;

    (void)timer;
    assert(flight->is_used);
    if (!flight->is_answer) {
        flight->is_answer = true;
        flight->code = server_do(elect, flight);
        flight->lease = elect->lease;
        if (kin__sim_fault(&elect->world, 30)) {
            elect->counts[KIN__ELECT_ANSWER_LOST]++;
            flight->is_used = false;
            return;
        }
        kin__sim_after(&elect->world, &flight->timer,
                       candidate_trip_ns(flight->from));
        return;
    }
    flight->is_used = false;
    if (flight->from->is_alive && flight->from->waits_for == flight->id)
        candidate_answered(flight->from, flight);
}

/* The candidate's timer fired, unless its machine is suspended. */
static void on_candidate(struct kin__timer *timer, void *userdata)
{
    struct candidate *candidate = userdata;
    struct elect *elect = candidate->elect;

    (void)timer;
    if (kin__sim_fault(&elect->world, 10)) {
        elect->counts[KIN__ELECT_SLEPT]++;
        kin__sim_after(&elect->world, &candidate->timer,
                       kin__sim_delay_ns(&elect->world, 60 * KIN__NS_PER_S));
        return;
    }
    if (!candidate->is_alive)
        candidate_start(candidate);
    if (candidate->waits_for) {
        candidate->waits_for = 0;
        kin__election_failed(&candidate->machine, KIN_ETIMEDOUT);
    }
    candidate_step(candidate);
}

static void on_work(struct kin__timer *timer, void *userdata)
{
    struct candidate *candidate = userdata;

    (void)timer;
    assert(candidate->is_working && !candidate->is_in_term);
    candidate->is_working = false;
    kin__election_work_done(&candidate->machine);
    if (!candidate->waits_for)
        candidate_step(candidate);
}

/* Occasionally stops or kills a candidate. */
static void elect_disturb(struct elect *elect)
{
    struct kin__sim_world *world = &elect->world;
    struct candidate *candidate =
        &elect->candidates[kin__sim_below(world, ELECT_CANDIDATES)];

    if (!candidate->is_alive)
        return;
    if (kin__sim_fault(world, 5)) {
        elect->counts[KIN__ELECT_CRASHED]++;
        elect->counts[KIN__ELECT_CRASHED_LEADER] += candidate->is_in_term;
        candidate_end(candidate);
    } else if (!candidate->is_stopping && kin__sim_fault(world, 5)) {
        elect->counts[KIN__ELECT_STOPPED]++;
        candidate->is_stopping = true;
        candidate->waits_for = 0;
        kin__election_stop(&candidate->machine);
        candidate_apply_state(candidate);
        candidate_step(candidate);
    }
}

/* ---- running ---- */

static void elect_init(struct elect *elect, const struct kin__elect_opts *opts)
{
    kin__sim_world_init(&elect->world, opts->seed);
    elect->bug = opts->bug;
    for (int i = 0; i < ELECT_FLIGHTS; i++) {
        elect->flights[i].elect = elect;
        kin__timer_init(&elect->flights[i].timer, on_flight,
                        &elect->flights[i]);
    }
    for (int i = 0; i < ELECT_CANDIDATES; i++) {
        struct candidate *candidate = &elect->candidates[i];
        candidate->clock.ops = &candidate_clock_ops;
        candidate->elect = elect;
        kin__timer_init(&candidate->timer, on_candidate, candidate);
        kin__timer_init(&candidate->work, on_work, candidate);
        kin__sim_after(&elect->world, &candidate->timer,
                       kin__sim_delay_ns(&elect->world, KIN__NS_PER_S));
    }
}

static struct candidate *elect_leader(struct elect *elect)
{
    for (int i = 0; i < ELECT_CANDIDATES; i++) {
        struct candidate *candidate = &elect->candidates[i];
        if (candidate->is_alive && kin__election_leads(&candidate->machine))
            return candidate;
    }
    return NULL;
}

static void elect_run_until(struct elect *elect, int64_t until_ns)
{
    while (elect->error.code == 0 && elect->world.now_ns < until_ns) {
        if (!kin__sim_step(&elect->world)) {
            elect_fail(elect, "no event is left", /* candidate= */ NULL);
            return;
        }
        check_leaders(elect);
        elect_disturb(elect);
    }
}

/* All requests have ended and all candidates have restarted. */
static void elect_check_end(struct elect *elect)
{
    int64_t calm_ns;

    elect->world.is_faulty = false;
    elect_run_until(elect, elect->world.now_ns + 120 * KIN__NS_PER_S);
    calm_ns = elect->world.now_ns;
    while (elect->error.code == 0 && !elect_leader(elect) &&
           elect->world.now_ns < calm_ns + ELECT_SOON_NS)
        elect_run_until(elect, elect->world.now_ns + 1);
    const struct candidate *leader = elect_leader(elect);
    if (!leader) {
        elect_fail(elect, "D: no leader", /* candidate= */ NULL);
        return;
    }
    elect_run_until(elect, elect->world.now_ns + 120 * KIN__NS_PER_S);
    if (elect->error.code == 0 && elect_leader(elect) != leader)
        elect_fail(elect, "D: lost its leadership without a fault", leader);
}

int kin__elect_run(const struct kin__elect_opts *opts,
                   struct kin__elect_result *ret, kin_error *err)
{
    const kin_allocator *alloc = kin_allocator_default();
    struct elect *elect = kin__alloc0(alloc, 1, sizeof(*elect));

    if (!elect)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    elect_init(elect, opts);
    int64_t start_ns = elect->world.now_ns;
    elect_run_until(elect, start_ns + ELECT_FAULTY_NS);
    if (elect->error.code == 0)
        elect_check_end(elect);
    if (ret) {
        ret->simulated_ns = elect->world.now_ns - start_ns;
        memcpy(ret->counts, elect->counts, sizeof(ret->counts));
    }
    int code = elect->error.code;
    if (code < 0)
        (void)kin_error_set(err, code, "seed %" PRIu64 ": %s", opts->seed,
                            elect->error.message);
    kin__sim_world_done(&elect->world);
    kin__free(alloc, elect);
    return code;
}
