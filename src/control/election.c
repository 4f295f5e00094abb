/* SPDX-License-Identifier: Apache-2.0 */
#include "control/election.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Time since boot: other candidates keep counting while this machine is
 * suspended. */
static int64_t election_now(const struct kin__election *e)
{
    return kin__clock_boot_ns(e->clock);
}

/* Converts a time since boot to a deadline of the monotonic clock. */
static kin_deadline election_deadline(const struct kin__election *e,
                                      int64_t due_ns, int64_t now_ns)
{
    if (due_ns == INT64_MAX)
        return KIN_NEVER;
    return kin__deadline_after(e->clock, due_ns - now_ns);
}

void kin__election_init(struct kin__election *e,
                        const struct kin__election_config *config,
                        const kin_clock *clock, uint64_t seed)
{
    assert(strlen(config->identity) < KIN__HOLDER_SIZE);
    assert(config->lease_ns > config->renew_ns);
    assert(config->renew_ns > config->retry_ns && config->retry_ns > 0);
    *e = (struct kin__election){.config = *config,
                                .clock = clock,
                                .state = KIN__ELECTION_CANDIDATE,
                                .act = KIN__ELECTION_WAIT};
    kin__random_init(&e->random, seed);
    e->due_ns = election_now(e);
}

bool kin__election_is_ours(const struct kin__election *e)
{
    return e->has_seen && strcmp(e->seen.holder, e->config.identity) == 0;
}

bool kin__election_leads(const struct kin__election *e)
{
    return e->state == KIN__ELECTION_LEADER && election_now(e) < e->until_ns;
}

bool kin__election_is_late(const struct kin__election *e)
{
    return e->state == KIN__ELECTION_LEADER && election_now(e) >= e->until_ns;
}

/* Whether the observed lease has not expired. */
static bool election_is_valid(const struct kin__election *e, int64_t now_ns)
{
    int64_t duration_ns = e->seen.duration_s > INT64_MAX / KIN__NS_PER_S
                              ? INT64_MAX
                              : e->seen.duration_s * KIN__NS_PER_S;

    return kin__time_add_ns(e->seen_ns, duration_ns) > now_ns;
}

/* ---- attempts ---- */

static void election_set_act(struct kin__election *e,
                             enum kin__election_act act)
{
    assert(act != KIN__ELECTION_END);
    e->act = act;
    e->is_sent = false;
    e->is_fast = false;
}

static void election_wait_until(struct kin__election *e, int64_t due_ns)
{
    election_set_act(e, KIN__ELECTION_WAIT);
    e->due_ns = due_ns;
}

static int64_t election_round_end(const struct kin__election *e)
{
    assert(e->state == KIN__ELECTION_LEADER);
    int64_t end_ns = kin__time_add_ns(e->round_ns, e->config.renew_ns);

    if (!e->is_in_round || end_ns > e->until_ns)
        end_ns = e->until_ns;
    return end_ns;
}

/* Ends the term.  If another candidate has the lease, there is nothing to
 * release. */
static void election_quit(struct kin__election *e, bool is_lost)
{
    bool is_led = e->state == KIN__ELECTION_LEADER;

    e->is_lost = is_lost;
    e->quit_ns = kin__time_add_ns(election_now(e), e->config.renew_ns);
    e->state = is_led && e->config.is_released && !is_lost
                   ? KIN__ELECTION_QUITTING
                   : KIN__ELECTION_ENDED;
    election_set_act(e, KIN__ELECTION_WAIT);
}

/* Schedules the next attempt after a failed one. */
static void election_retry(struct kin__election *e)
{
    int64_t now_ns = election_now(e);
    double share = 1 + KIN__ELECTION_JITTER * kin__random_double(&e->random);
    int64_t wait_ns = (int64_t)((double)e->config.retry_ns * share);

    switch (e->state) {
    case KIN__ELECTION_CANDIDATE:
        election_wait_until(e, kin__time_add_ns(now_ns, wait_ns));
        return;
    case KIN__ELECTION_LEADER:
        /* One attempt per period, counted from when the last one was sent. */
        wait_ns = kin__time_add_ns(e->sent_ns, e->config.retry_ns);
        election_wait_until(e, wait_ns > now_ns ? wait_ns : now_ns);
        return;
    case KIN__ELECTION_QUITTING:
        e->state = KIN__ELECTION_ENDED;
        break;
    case KIN__ELECTION_ENDED:
        break;
    }
    election_set_act(e, KIN__ELECTION_WAIT);
}

/* ---- records to write ---- */

static kin_time election_wall(const struct kin__election *e)
{
    int64_t wall_ns = kin__clock_wall_ns(e->clock);
    int64_t rest_ns = wall_ns % KIN__NS_PER_S;

    if (rest_ns < 0)
        rest_ns += KIN__NS_PER_S;
    /* A Lease stores microseconds. */
    return (kin_time){.seconds = (wall_ns - rest_ns) / KIN__NS_PER_S,
                      .nanos = (int32_t)(rest_ns - rest_ns % KIN__NS_PER_US)};
}

/* Prepares a record that renews our lease or takes over another. */
static void election_prepare_claim(struct kin__election *e)
{
    struct kin__lease *lease = &e->wanted;
    int64_t lease_ns = e->config.lease_ns;

    *lease = (struct kin__lease){
        /* Stored in whole seconds: round up, so that others do not take over
         * too early. */
        .duration_s = lease_ns / KIN__NS_PER_S + (lease_ns % KIN__NS_PER_S > 0),
        .renewed = election_wall(e),
    };
    (void)snprintf(lease->holder, sizeof(lease->holder), "%s",
                   e->config.identity);
    lease->acquired = lease->renewed;
    if (!e->has_seen)
        return;
    lease->transitions = e->seen.transitions;
    if (kin__election_is_ours(e))
        lease->acquired = e->seen.acquired;
    else
        lease->transitions++;
}

static void election_prepare_release(struct kin__election *e)
{
    e->wanted = (struct kin__lease){
        .duration_s = 1,
        .transitions = e->seen.transitions,
        .renewed = election_wall(e),
    };
    e->wanted.acquired = e->wanted.renewed;
}

static void election_update(struct kin__election *e)
{
    if (e->state == KIN__ELECTION_QUITTING)
        election_prepare_release(e);
    else
        election_prepare_claim(e);
    election_set_act(e, KIN__ELECTION_UPDATE);
}

/* ---- actions ---- */

/* Starts the next attempt. */
static void election_try(struct kin__election *e)
{
    if (e->state != KIN__ELECTION_LEADER || e->config.is_coordinated) {
        election_set_act(e, KIN__ELECTION_GET);
        return;
    }
    election_update(e);
    e->is_fast = true;
}

static void election_check_clock(struct kin__election *e, int64_t now_ns)
{
    if (e->state == KIN__ELECTION_QUITTING && now_ns >= e->quit_ns)
        e->state = KIN__ELECTION_ENDED;
    if (e->state == KIN__ELECTION_LEADER && now_ns >= election_round_end(e))
        election_quit(e, /* is_lost= */ false);
    if (e->act != KIN__ELECTION_WAIT)
        return;
    if (e->state == KIN__ELECTION_QUITTING) {
        if (e->work_is_done)
            election_set_act(e, KIN__ELECTION_GET);
        return;
    }
    if (e->state == KIN__ELECTION_ENDED || now_ns < e->due_ns)
        return;
    if (e->state == KIN__ELECTION_LEADER && !e->is_in_round) {
        e->is_in_round = true;
        e->round_ns = now_ns;
    }
    election_try(e);
}

static int64_t election_limit(const struct kin__election *e)
{
    switch (e->state) {
    case KIN__ELECTION_LEADER:
        return election_round_end(e);
    case KIN__ELECTION_QUITTING:
        return e->quit_ns;
    case KIN__ELECTION_CANDIDATE:
    case KIN__ELECTION_ENDED:
        break;
    }
    return INT64_MAX;
}

enum kin__election_act kin__election_next(struct kin__election *e,
                                          kin_deadline *ret_due)
{
    int64_t now_ns = election_now(e);

    assert(!e->is_sent);
    election_check_clock(e, now_ns);
    int64_t due_ns = election_limit(e);
    if (e->state == KIN__ELECTION_ENDED) {
        *ret_due = election_deadline(e, now_ns, now_ns);
        return KIN__ELECTION_END;
    }
    if (e->act != KIN__ELECTION_WAIT) {
        e->sent_ns = now_ns;
        e->is_sent = true;
    } else if (e->state != KIN__ELECTION_QUITTING && e->due_ns < due_ns) {
        due_ns = e->due_ns;
    }
    *ret_due = election_deadline(e, due_ns, now_ns);
    return e->act;
}

/* ---- results ---- */

static bool lease_is_same(const struct kin__lease *a,
                          const struct kin__lease *b)
{
    return strcmp(a->holder, b->holder) == 0 &&
           a->duration_s == b->duration_s && a->transitions == b->transitions &&
           kin_time_cmp(a->acquired, b->acquired) == 0 &&
           kin_time_cmp(a->renewed, b->renewed) == 0 &&
           a->is_ending == b->is_ending;
}

static void election_see(struct kin__election *e,
                         const struct kin__lease *lease, int64_t at_ns)
{
    if (!e->has_seen || !lease_is_same(&e->seen, lease))
        e->seen_ns = at_ns;
    e->has_seen = true;
    e->seen = *lease;
}

/* Whether the coordinator has assigned the lease to us. */
static bool election_is_assigned(const struct kin__election *e, int64_t now_ns)
{
    return kin__election_is_ours(e) && election_is_valid(e, now_ns) &&
           !e->seen.is_ending;
}

static void election_got_as_candidate(struct kin__election *e, int64_t now_ns)
{
    bool is_free = e->config.is_coordinated ? election_is_assigned(e, now_ns)
                                            : e->seen.holder[0] == '\0' ||
                                                  kin__election_is_ours(e) ||
                                                  !election_is_valid(e, now_ns);

    if (is_free)
        election_update(e);
    else
        election_retry(e);
}

static void election_got_as_leader(struct kin__election *e)
{
    if (!kin__election_is_ours(e)) {
        election_quit(e, /* is_lost= */ true);
    } else if (e->config.is_coordinated && e->seen.is_ending) {
        election_quit(e, /* is_lost= */ false);
    } else {
        e->slow += !e->config.is_coordinated;
        election_update(e);
    }
}

static void election_got_none(struct kin__election *e)
{
    if (e->config.is_coordinated || e->state == KIN__ELECTION_QUITTING) {
        election_retry(e);
        return;
    }
    election_prepare_claim(e);
    election_set_act(e, KIN__ELECTION_CREATE);
}

void kin__election_got(struct kin__election *e, const struct kin__lease *lease)
{
    int64_t now_ns = election_now(e);

    assert(e->is_sent && e->act == KIN__ELECTION_GET);
    e->is_sent = false;
    if (!lease) {
        election_got_none(e);
        return;
    }
    election_see(e, lease, now_ns);
    switch (e->state) {
    case KIN__ELECTION_CANDIDATE:
        election_got_as_candidate(e, now_ns);
        break;
    case KIN__ELECTION_LEADER:
        election_got_as_leader(e);
        break;
    case KIN__ELECTION_QUITTING:
        if (kin__election_is_ours(e))
            election_update(e);
        else
            e->state = KIN__ELECTION_ENDED;
        break;
    case KIN__ELECTION_ENDED:
        break;
    }
}

/* The lease is ours from when the write was sent. */
static void election_hold(struct kin__election *e, int64_t now_ns)
{
    assert(kin__election_is_ours(e));
    e->seen_ns = e->sent_ns;
    e->until_ns = kin__time_add_ns(e->sent_ns, e->config.lease_ns);
    e->is_in_round = false;
    election_wait_until(e, kin__time_add_ns(now_ns, e->config.retry_ns));
    if (e->state == KIN__ELECTION_LEADER) {
        e->renewals++;
        return;
    }
    if (e->until_ns <= now_ns) {
        election_retry(e); /* the response came after the lease expired */
        return;
    }
    e->state = KIN__ELECTION_LEADER;
    e->work_is_done = false;
    e->terms++;
    e->fence.transitions = e->seen.transitions;
    memcpy(e->fence.version, e->seen.version, sizeof(e->fence.version));
}

void kin__election_written(struct kin__election *e,
                           const struct kin__lease *lease)
{
    assert(e->is_sent &&
           (e->act == KIN__ELECTION_CREATE || e->act == KIN__ELECTION_UPDATE));
    e->is_sent = false;
    election_see(e, lease, election_now(e));
    if (e->state == KIN__ELECTION_QUITTING)
        e->state = KIN__ELECTION_ENDED;
    else if (!kin__election_is_ours(e))
        election_retry(e); /* changed on its way: by a webhook, a proxy */
    else if (e->state != KIN__ELECTION_ENDED)
        election_hold(e, election_now(e));
}

void kin__election_failed(struct kin__election *e, int code)
{
    assert(e->is_sent);
    e->is_sent = false;
    e->failures++;
    bool is_update = e->act == KIN__ELECTION_UPDATE;
    bool is_retried = e->state == KIN__ELECTION_QUITTING &&
                      code == KIN_ECONFLICT;
    if (is_update && (e->is_fast || is_retried))
        election_set_act(e, KIN__ELECTION_GET);
    else
        election_retry(e);
}

void kin__election_stop(struct kin__election *e)
{
    bool is_write = e->is_sent && e->act != KIN__ELECTION_GET;

    e->is_sent = false;
    if (e->state == KIN__ELECTION_CANDIDATE) {
        election_quit(e, /* is_lost= */ false);
        /* The write may have succeeded: find out, and release the lease. */
        if (is_write && e->config.is_released) {
            e->state = KIN__ELECTION_QUITTING;
            e->work_is_done = true;
        }
    } else if (e->state == KIN__ELECTION_LEADER) {
        election_quit(e, /* is_lost= */ false);
    }
}

void kin__election_work_done(struct kin__election *e)
{
    e->work_is_done = true;
}
