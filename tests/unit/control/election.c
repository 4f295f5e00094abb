/* SPDX-License-Identifier: Apache-2.0 */
/* Leader election: the rules that client-go's tests cover, and those that only
 * kin has. */
#include "control/election.h"

#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "kin_test.h"

#define SECOND KIN__NS_PER_S
#define START (1000 * SECOND)

/* A candidate, its clock, and the server's lease. */
struct fixture {
    struct kin__fake_clock clock;
    struct kin__election e;
    struct kin__lease lease;
    bool is_there;
    int version;
};

static void fixture_init_with(struct fixture *s,
                              struct kin__election_config config)
{
    *s = (struct fixture){.is_there = false};
    kin__fake_clock_init(&s->clock, START, START);
    if (!config.identity)
        config.identity = "me";
    if (config.lease_ns == 0)
        config.lease_ns = 15 * SECOND;
    config.renew_ns = 10 * SECOND;
    config.retry_ns = 2 * SECOND;
    kin__election_init(&s->e, &config, &s->clock.clock, /* seed= */ 1);
}

static void fixture_init(struct fixture *s)
{
    fixture_init_with(s, (struct kin__election_config){.identity = "me"});
}

static void advance(struct fixture *s, int64_t ms)
{
    kin__fake_clock_advance(&s->clock, ms * KIN__NS_PER_MS);
}

/* Another client writes the lease. */
static void put(struct fixture *s, const char *holder, int64_t transitions)
{
    s->is_there = true;
    s->lease = (struct kin__lease){
        .duration_s = 10,
        .transitions = transitions,
        .acquired = {.seconds = 5},
        .renewed = {.seconds = ++s->version},
    };
    (void)snprintf(s->lease.holder, sizeof(s->lease.holder), "%s", holder);
    (void)snprintf(s->lease.version, sizeof(s->lease.version), "%d",
                   s->version);
}

static enum kin__election_act next(struct fixture *s)
{
    kin_deadline due;

    return kin__election_next(&s->e, &due);
}

static int64_t next_wait_ms(struct fixture *s)
{
    kin_deadline due;

    assert_int_equal(kin__election_next(&s->e, &due), KIN__ELECTION_WAIT);
    return (due.at_ns - kin__clock_now_ns(&s->clock.clock)) / KIN__NS_PER_MS;
}

static void store(struct fixture *s)
{
    s->is_there = true;
    s->lease = s->e.wanted;
    (void)snprintf(s->lease.version, sizeof(s->lease.version), "%d",
                   ++s->version);
    kin__election_written(&s->e, &s->lease);
}

/* Responds to one request as the server would. */
static void answer(struct fixture *s, enum kin__election_act act)
{
    switch (act) {
    case KIN__ELECTION_GET:
        kin__election_got(&s->e, s->is_there ? &s->lease : NULL);
        return;
    case KIN__ELECTION_CREATE:
        assert_false(s->is_there);
        store(s);
        return;
    case KIN__ELECTION_UPDATE:
        assert_true(s->is_there);
        if (strcmp(s->lease.version, s->e.seen.version) == 0)
            store(s);
        else
            kin__election_failed(&s->e, KIN_ECONFLICT);
        return;
    case KIN__ELECTION_WAIT:
    case KIN__ELECTION_END:
        break;
    }
    fail_msg("no request");
}

/* Responds until the election waits. */
static void settle(struct fixture *s)
{
    for (int i = 0; i < 10; i++) {
        enum kin__election_act act = next(s);
        if (act == KIN__ELECTION_WAIT || act == KIN__ELECTION_END)
            return;
        answer(s, act);
    }
    fail_msg("the election does not settle");
}

static void wait_and_settle(struct fixture *s)
{
    advance(s, next_wait_ms(s) + 1);
    settle(s);
}

/* ---- acquiring the lease ---- */

KIN_TEST(creates_a_missing_lease)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    assert_int_equal(next(&s), KIN__ELECTION_GET);
    answer(&s, KIN__ELECTION_GET);
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    assert_false(kin__election_leads(&s.e));
    answer(&s, KIN__ELECTION_CREATE);
    assert_true(kin__election_leads(&s.e));
    assert_string_equal(s.lease.holder, "me");
    assert_int_equal(s.lease.transitions, 0);
    assert_int_equal(s.lease.duration_s, 15);
    assert_int_equal(s.lease.renewed.seconds, START / SECOND);
    assert_int_equal(kin_time_cmp(s.lease.acquired, s.lease.renewed), 0);
    assert_string_equal(s.e.fence.version, "1");
    assert_int_equal(s.e.terms, 1);
    return 0;
}

/* A lease without any members, and a released one. */
KIN_TEST(acquires_a_lease_without_holder)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    s.is_there = true;
    s.lease = (struct kin__lease){.version = "7"};
    s.version = 7;
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 1);
    assert_string_equal(s.e.fence.version, "8");

    fixture_init(&s);
    put(&s, "", 3);
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 4);
    assert_int_equal(s.e.fence.transitions, 4);
    return 0;
}

KIN_TEST(does_not_take_a_held_lease)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    put(&s, "bing", 0);
    settle(&s);
    assert_false(kin__election_leads(&s.e));
    assert_string_equal(s.e.seen.holder, "bing");
    assert_string_equal(s.lease.holder, "bing");
    return 0;
}

/* Only the duration of the record and the time of the observation count. */
KIN_TEST(waits_for_the_duration_since_it_observed_the_record)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    put(&s, "bing", 5);
    s.lease.renewed.seconds =
        -100000; /* the clock of another machine is ignored */
    settle(&s);
    while (kin__clock_now_ns(&s.clock.clock) + 4400 * KIN__NS_PER_MS <
           START + 10 * SECOND) {
        wait_and_settle(&s);
        assert_false(kin__election_leads(&s.e));
    }
    advance(&s, 10000);
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 6);
    assert_int_equal(s.lease.acquired.seconds, s.lease.renewed.seconds);
    return 0;
}

KIN_TEST(a_renewal_restarts_the_wait)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    for (int i = 0; i < 20; i++) {
        put(&s, "bing", 5);
        advance(&s, 9000);
        settle(&s);
        assert_false(kin__election_leads(&s.e));
    }
    return 0;
}

/* The same record with another version is not a renewal. */
KIN_TEST(a_change_outside_the_record_is_not_a_renewal)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    put(&s, "bing", 5);
    settle(&s);
    advance(&s, 9000);
    (void)snprintf(s.lease.version, sizeof(s.lease.version), "99");
    s.version = 99;
    settle(&s);
    assert_false(kin__election_leads(&s.e));
    advance(&s, 5000);
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    return 0;
}

KIN_TEST(candidates_jitter_their_attempts)
{
    struct fixture s;
    int64_t least_ms = INT64_MAX;
    int64_t most_ms = 0;

    (void)alloc;
    fixture_init(&s);
    for (int i = 0; i < 200; i++) {
        put(&s, "bing", 5);
        settle(&s);
        int64_t wait_ms = next_wait_ms(&s);
        least_ms = wait_ms < least_ms ? wait_ms : least_ms;
        most_ms = wait_ms > most_ms ? wait_ms : most_ms;
        advance(&s, wait_ms + 1);
    }
    assert_true(least_ms >= 2000 && least_ms < 2200);
    assert_true(most_ms > 4200 && most_ms <= 4400);
    return 0;
}

/* An earlier process with the same identity held the lease: no transition. */
KIN_TEST(renews_its_own_lease)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    put(&s, "me", 3);
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 3);
    assert_int_equal(s.lease.acquired.seconds, 5);
    assert_int_equal(s.lease.duration_s, 15);
    assert_string_equal(s.e.fence.version, "2");
    return 0;
}

/* A webhook or a proxy may change the answer to a write. */
KIN_TEST(an_answer_with_another_holder_does_not_make_it_lead)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    answer(&s, next(&s));
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    put(&s, "other", 1);
    kin__election_written(&s.e, &s.lease);
    assert_int_not_equal(s.e.state, KIN__ELECTION_LEADER);
    settle(&s);
    assert_int_not_equal(s.e.state, KIN__ELECTION_LEADER);
    return 0;
}

KIN_TEST(waits_after_losing_a_race)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    answer(&s, next(&s)); /* there is no lease */
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    kin__election_failed(&s.e, KIN_EEXISTS);
    put(&s, "bing", 0);
    assert_true(next_wait_ms(&s) >= 2000);
    wait_and_settle(&s);
    assert_false(kin__election_leads(&s.e));

    fixture_init(&s);
    put(&s, "", 0);
    answer(&s, next(&s));
    put(&s, "bing", 1);
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    answer(&s, KIN__ELECTION_UPDATE); /* a conflict */
    assert_true(next_wait_ms(&s) >= 2000);
    assert_int_equal(s.e.failures, 1);
    return 0;
}

/* ---- renewing the lease ---- */

static void lead(struct fixture *s)
{
    settle(s);
    assert_true(kin__election_leads(&s->e));
}

KIN_TEST(renews_without_a_get)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    lead(&s);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(next_wait_ms(&s), 2000);
        advance(&s, 2000);
        assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
        answer(&s, KIN__ELECTION_UPDATE);
    }
    assert_int_equal(s.e.renewals, 5);
    assert_int_equal(s.e.slow, 0);
    assert_int_equal(s.lease.transitions, 0);
    assert_int_equal(s.lease.acquired.seconds, START / SECOND);
    assert_int_equal(s.lease.renewed.seconds, START / SECOND + 10);
    /* The fencing token stays the same during a term. */
    assert_string_equal(s.e.fence.version, "1");
    return 0;
}

KIN_TEST(gets_the_lease_when_renewing_fails)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    lead(&s);
    advance(&s, 2000);
    (void)snprintf(s.lease.version, sizeof(s.lease.version), "50");
    s.version = 50; /* another client has added a label */
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    answer(&s, KIN__ELECTION_UPDATE);
    assert_int_equal(next(&s), KIN__ELECTION_GET);
    answer(&s, KIN__ELECTION_GET);
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    answer(&s, KIN__ELECTION_UPDATE);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.e.slow, 1);
    assert_int_equal(s.lease.transitions, 0);
    return 0;
}

/* Fails all requests, and waits as requested. */
static void fail_until_end(struct fixture *s)
{
    for (int i = 0; i < 100; i++) {
        kin_deadline due;
        enum kin__election_act act = kin__election_next(&s->e, &due);
        if (act == KIN__ELECTION_END)
            return;
        if (act == KIN__ELECTION_WAIT)
            kin__fake_clock_advance(
                &s->clock, due.at_ns - kin__clock_now_ns(&s->clock.clock));
        else
            kin__election_failed(&s->e, KIN_ECONNECT);
    }
    fail_msg("the election does not end");
}

KIN_TEST(gives_up_after_the_renew_deadline)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    lead(&s);
    fail_until_end(&s);
    /* The first attempt is due after 2 s; attempts continue for 10 s. */
    assert_int_equal(kin__clock_now_ns(&s.clock.clock), START + 12 * SECOND);
    /* Each attempt is an update and a get. */
    assert_int_equal(s.e.failures, 10);
    return 0;
}

KIN_TEST(does_not_lead_beyond_the_lease)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s,
                      (struct kin__election_config){.lease_ns = 11 * SECOND});
    lead(&s);
    fail_until_end(&s);
    assert_int_equal(kin__clock_now_ns(&s.clock.clock), START + 11 * SECOND);
    return 0;
}

/* A leader stops leading without a request. */
KIN_TEST(expiry_ends_a_term)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    lead(&s);
    advance(&s, 14999);
    assert_true(kin__election_leads(&s.e));
    advance(&s, 1);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    return 0;
}

/* While a machine is suspended, other candidates keep counting. */
KIN_TEST(a_lease_expires_while_the_machine_is_suspended)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    lead(&s);
    kin__fake_clock_suspend(&s.clock, 15 * SECOND - 1);
    assert_true(kin__election_leads(&s.e));
    kin__fake_clock_suspend(&s.clock, 1);
    assert_false(kin__election_leads(&s.e));
    assert_true(kin__election_is_late(&s.e));
    /* The expiry is detected before any other action. */
    assert_int_equal(next(&s), KIN__ELECTION_END);
    return 0;
}

KIN_TEST(waits_use_the_remaining_time)
{
    struct fixture s;
    kin_deadline due;

    (void)alloc;
    fixture_init(&s);
    lead(&s);
    int64_t left_ms = next_wait_ms(&s);
    kin__fake_clock_suspend(&s.clock, SECOND / 2);
    assert_int_equal(next_wait_ms(&s), left_ms - 500);
    kin__fake_clock_suspend(&s.clock, 2 * SECOND);
    assert_int_equal(kin__election_next(&s.e, &due), KIN__ELECTION_UPDATE);
    assert_true(due.at_ns >= kin__clock_now_ns(&s.clock.clock));
    assert_true(due.at_ns <= kin__clock_now_ns(&s.clock.clock) + 13 * SECOND);
    return 0;
}

/* Nanoseconds are not negative, whatever the wall clock says. */
KIN_TEST(times_before_1970_are_valid)
{
    static const struct {
        int64_t wall_ns, seconds;
        int32_t nanos;
    } rows[] = {
        {-SECOND - SECOND / 2, -2, 500000000},
        {-SECOND, -1, 0},
        {-1000, -1, 999999000},
        {0, 0, 0},
        {SECOND + 1500, 1, 1000},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct fixture s;
        fixture_init(&s);
        kin__fake_clock_set_wall(&s.clock, rows[i].wall_ns);
        lead(&s);
        assert_int_equal(s.lease.renewed.seconds, rows[i].seconds);
        assert_int_equal(s.lease.renewed.nanos, rows[i].nanos);
    }
    return 0;
}

/* The lease counts from when the write was sent, not from its response. */
KIN_TEST(a_late_response_shortens_the_term)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    answer(&s, next(&s));
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    advance(&s, 14000);
    answer(&s, KIN__ELECTION_CREATE);
    assert_true(kin__election_leads(&s.e));
    advance(&s, 1000);
    assert_false(kin__election_leads(&s.e));

    fixture_init(&s);
    answer(&s, next(&s));
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    advance(&s, 15000);
    answer(&s, KIN__ELECTION_CREATE);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(s.e.terms, 0);
    wait_and_settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.e.terms, 1);
    return 0;
}

KIN_TEST(another_holder_ends_a_term_at_once)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    lead(&s);
    put(&s, "bing", 1);
    advance(&s, 2000);
    answer(&s, next(&s)); /* a conflict */
    answer(&s, next(&s)); /* shows the holder */
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.e.seen.holder, "bing");
    return 0;
}

/* A deleted lease is created again; its transitions do not decrease. */
KIN_TEST(a_leader_recreates_a_deleted_lease)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    put(&s, "", 41);
    lead(&s);
    s.is_there = false;
    advance(&s, 2000);
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    kin__election_failed(&s.e, KIN_ENOTFOUND);
    answer(&s, next(&s));
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    answer(&s, KIN__ELECTION_CREATE);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 42);
    return 0;
}

KIN_TEST(durations_are_rounded_up_to_seconds)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(
        &s, (struct kin__election_config){.lease_ns = 10 * SECOND + 1});
    lead(&s);
    assert_int_equal(s.lease.duration_s, 11);
    return 0;
}

/* ---- releasing the lease ---- */

KIN_TEST(a_stop_ends_the_election)
{
    struct fixture s;

    (void)alloc;
    fixture_init(&s);
    kin__election_stop(&s.e);
    assert_int_equal(next(&s), KIN__ELECTION_END);

    fixture_init(&s);
    lead(&s);
    kin__election_stop(&s.e);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "me");
    return 0;
}

static const struct kin__election_config released = {.is_released = true};

KIN_TEST(releases_the_lease_when_the_work_has_ended)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, released);
    put(&s, "", 6);
    lead(&s);
    kin__election_stop(&s.e);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next_wait_ms(&s), 10000);
    kin__election_work_done(&s.e);
    assert_int_equal(next(&s), KIN__ELECTION_GET);
    answer(&s, KIN__ELECTION_GET);
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    answer(&s, KIN__ELECTION_UPDATE);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "");
    assert_int_equal(s.lease.duration_s, 1);
    assert_int_equal(s.lease.transitions, 7);
    assert_false(kin__election_is_ours(&s.e));
    return 0;
}

KIN_TEST(keeps_the_lease_while_work_continues)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    advance(&s, next_wait_ms(&s));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "me");
    return 0;
}

KIN_TEST(releases_only_its_own_lease)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    kin__election_work_done(&s.e);
    put(&s, "bing", 1);
    settle(&s);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "bing");

    fixture_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    kin__election_work_done(&s.e);
    s.is_there = false;
    settle(&s);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_false(s.is_there);
    return 0;
}

/* An interrupted renewal may still take effect. */
KIN_TEST(retries_a_conflict_while_releasing)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, released);
    lead(&s);
    advance(&s, 2000);
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    kin__election_stop(&s.e);
    kin__election_work_done(&s.e);
    assert_int_equal(next(&s), KIN__ELECTION_GET);
    answer(&s, KIN__ELECTION_GET);
    put(&s, "me", 0); /* now it does */
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    answer(&s, KIN__ELECTION_UPDATE);
    settle(&s);
    assert_string_equal(s.lease.holder, "");
    return 0;
}

/* The write that would have begun a term was interrupted. */
KIN_TEST(releases_a_lease_it_may_have_acquired)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, released);
    answer(&s, next(&s));
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    kin__election_stop(&s.e);
    put(&s, "me", 0); /* it has succeeded */
    settle(&s);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "");
    assert_int_equal(s.e.terms, 0);
    return 0;
}

KIN_TEST(a_failed_release_is_not_retried)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    kin__election_work_done(&s.e);
    assert_int_equal(next(&s), KIN__ELECTION_GET);
    kin__election_failed(&s.e, KIN_ECONNECT);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    return 0;
}

/* ---- coordinated leader election ---- */

static const struct kin__election_config coordinated = {.is_coordinated = true};

KIN_TEST(coordinated_candidate_waits_to_be_chosen)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, coordinated);
    settle(&s);
    assert_false(s.is_there); /* created by the coordinator */
    put(&s, "bing", 0);
    wait_and_settle(&s);
    advance(&s, 60000); /* expired, but only the coordinator may assign it */
    settle(&s);
    assert_string_equal(s.lease.holder, "bing");
    put(&s, "", 0);
    wait_and_settle(&s);
    assert_string_equal(s.lease.holder, "");
    put(&s, "me", 7);
    wait_and_settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 7);
    assert_int_equal(s.lease.acquired.seconds, 5);
    return 0;
}

KIN_TEST(coordinated_term_ends_for_a_preferred_holder)
{
    struct fixture s;

    (void)alloc;
    fixture_init_with(&s, coordinated);
    put(&s, "me", 7);
    lead(&s);
    wait_and_settle(&s);
    assert_true(kin__election_leads(&s.e));
    s.lease.is_ending = true;
    wait_and_settle(&s);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "me"); /* it expires */
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(creates_a_missing_lease),
    KIN_TEST_ENTRY(acquires_a_lease_without_holder),
    KIN_TEST_ENTRY(does_not_take_a_held_lease),
    KIN_TEST_ENTRY(waits_for_the_duration_since_it_observed_the_record),
    KIN_TEST_ENTRY(a_renewal_restarts_the_wait),
    KIN_TEST_ENTRY(a_change_outside_the_record_is_not_a_renewal),
    KIN_TEST_ENTRY(candidates_jitter_their_attempts),
    KIN_TEST_ENTRY(renews_its_own_lease),
    KIN_TEST_ENTRY(an_answer_with_another_holder_does_not_make_it_lead),
    KIN_TEST_ENTRY(waits_after_losing_a_race),
    KIN_TEST_ENTRY(renews_without_a_get),
    KIN_TEST_ENTRY(gets_the_lease_when_renewing_fails),
    KIN_TEST_ENTRY(gives_up_after_the_renew_deadline),
    KIN_TEST_ENTRY(does_not_lead_beyond_the_lease),
    KIN_TEST_ENTRY(expiry_ends_a_term),
    KIN_TEST_ENTRY(a_lease_expires_while_the_machine_is_suspended),
    KIN_TEST_ENTRY(waits_use_the_remaining_time),
    KIN_TEST_ENTRY(times_before_1970_are_valid),
    KIN_TEST_ENTRY(a_late_response_shortens_the_term),
    KIN_TEST_ENTRY(another_holder_ends_a_term_at_once),
    KIN_TEST_ENTRY(a_leader_recreates_a_deleted_lease),
    KIN_TEST_ENTRY(durations_are_rounded_up_to_seconds),
    KIN_TEST_ENTRY(a_stop_ends_the_election),
    KIN_TEST_ENTRY(releases_the_lease_when_the_work_has_ended),
    KIN_TEST_ENTRY(keeps_the_lease_while_work_continues),
    KIN_TEST_ENTRY(releases_only_its_own_lease),
    KIN_TEST_ENTRY(retries_a_conflict_while_releasing),
    KIN_TEST_ENTRY(releases_a_lease_it_may_have_acquired),
    KIN_TEST_ENTRY(a_failed_release_is_not_retried),
    KIN_TEST_ENTRY(coordinated_candidate_waits_to_be_chosen),
    KIN_TEST_ENTRY(coordinated_term_ends_for_a_preferred_holder))
