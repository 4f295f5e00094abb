/* SPDX-License-Identifier: Apache-2.0 */
/* The rules that client-go's tests of leader election pin down, and ours. */
#include "control/election.h"

#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "kin_test.h"

#define SECOND KIN__NS_PER_S
#define START (1000 * SECOND)

/* A candidate, its clock, and the server's lease. */
struct scene {
    struct kin__fake_clock clock;
    struct kin__election e;
    struct kin__lease lease;
    bool is_there;
    int version;
};

static void scene_init_with(struct scene *s, struct kin__election_config config)
{
    *s = (struct scene){.is_there = false};
    kin__fake_clock_init(&s->clock, START, START);
    if (!config.identity)
        config.identity = "me";
    if (config.lease_ns == 0)
        config.lease_ns = 15 * SECOND;
    config.renew_ns = 10 * SECOND;
    config.retry_ns = 2 * SECOND;
    kin__election_init(&s->e, &config, &s->clock.clock, /* seed= */ 1);
}

static void scene_init(struct scene *s)
{
    scene_init_with(s, (struct kin__election_config){.identity = "me"});
}

static void advance(struct scene *s, int64_t ms)
{
    kin__fake_clock_advance(&s->clock, ms * KIN__NS_PER_MS);
}

/* Somebody writes to the lease. */
static void put(struct scene *s, const char *holder, int64_t transitions)
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

static enum kin__election_act next(struct scene *s)
{
    kin_deadline due;

    return kin__election_next(&s->e, &due);
}

static int64_t next_wait_ms(struct scene *s)
{
    kin_deadline due;

    assert_int_equal(kin__election_next(&s->e, &due), KIN__ELECTION_WAIT);
    return (due.at_ns - kin__clock_now_ns(&s->clock.clock)) / KIN__NS_PER_MS;
}

static void store(struct scene *s)
{
    s->is_there = true;
    s->lease = s->e.wanted;
    (void)snprintf(s->lease.version, sizeof(s->lease.version), "%d",
                   ++s->version);
    kin__election_written(&s->e, &s->lease);
}

/* Answers one request as the server would. */
static void answer(struct scene *s, enum kin__election_act act)
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

/* Answers until there is nothing to ask. */
static void settle(struct scene *s)
{
    for (int i = 0; i < 10; i++) {
        enum kin__election_act act = next(s);
        if (act == KIN__ELECTION_WAIT || act == KIN__ELECTION_END)
            return;
        answer(s, act);
    }
    fail_msg("it does not rest");
}

static void wait_and_settle(struct scene *s)
{
    advance(s, next_wait_ms(s) + 1);
    settle(s);
}

/* ---- taking it ---- */

KIN_TEST(takes_what_nobody_made)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
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

/* A lease without a holder, without anything, or given back. */
KIN_TEST(takes_what_nobody_holds)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    s.is_there = true;
    s.lease = (struct kin__lease){.version = "7"};
    s.version = 7;
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 1);
    assert_string_equal(s.e.fence.version, "8");

    scene_init(&s);
    put(&s, "", 3);
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 4);
    assert_int_equal(s.e.fence.transitions, 4);
    return 0;
}

KIN_TEST(does_not_take_what_is_held)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    put(&s, "bing", 0);
    settle(&s);
    assert_false(kin__election_leads(&s.e));
    assert_string_equal(s.e.seen.holder, "bing");
    assert_string_equal(s.lease.holder, "bing");
    return 0;
}

/* Of the record only its duration counts, and when we saw it. */
KIN_TEST(waits_for_the_duration_since_it_saw_the_record)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    put(&s, "bing", 5);
    s.lease.renewed.seconds = -100000; /* their clock is of no interest */
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

KIN_TEST(a_renewal_starts_the_wait_anew)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    for (int i = 0; i < 20; i++) {
        put(&s, "bing", 5);
        advance(&s, 9000);
        settle(&s);
        assert_false(kin__election_leads(&s.e));
    }
    return 0;
}

/* The same bytes at another version are not news. */
KIN_TEST(a_change_beside_the_record_is_no_renewal)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
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

KIN_TEST(candidates_vary_their_tries)
{
    struct scene s;
    int64_t least_ms = INT64_MAX;
    int64_t most_ms = 0;

    (void)alloc;
    scene_init(&s);
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

/* Our former life may have held it: nothing changes hands. */
KIN_TEST(renews_what_is_its_own)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    put(&s, "me", 3);
    settle(&s);
    assert_true(kin__election_leads(&s.e));
    assert_int_equal(s.lease.transitions, 3);
    assert_int_equal(s.lease.acquired.seconds, 5);
    assert_int_equal(s.lease.duration_s, 15);
    assert_string_equal(s.e.fence.version, "2");
    return 0;
}

KIN_TEST(who_is_beaten_to_it_waits)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    answer(&s, next(&s)); /* there is none */
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    kin__election_failed(&s.e, KIN_EEXISTS);
    put(&s, "bing", 0);
    assert_true(next_wait_ms(&s) >= 2000);
    wait_and_settle(&s);
    assert_false(kin__election_leads(&s.e));

    scene_init(&s);
    put(&s, "", 0);
    answer(&s, next(&s));
    put(&s, "bing", 1);
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    answer(&s, KIN__ELECTION_UPDATE); /* a conflict */
    assert_true(next_wait_ms(&s) >= 2000);
    assert_int_equal(s.e.failures, 1);
    return 0;
}

/* ---- keeping it ---- */

static void lead(struct scene *s)
{
    settle(s);
    assert_true(kin__election_leads(&s->e));
}

KIN_TEST(renews_without_looking)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
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
    /* The token is that of the term. */
    assert_string_equal(s.e.fence.version, "1");
    return 0;
}

KIN_TEST(looks_when_renewing_fails)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    lead(&s);
    advance(&s, 2000);
    (void)snprintf(s.lease.version, sizeof(s.lease.version), "50");
    s.version = 50; /* somebody has put a label on it */
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

/* Fails all that is asked, and waits as it is told to. */
static void fail_until_end(struct scene *s)
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
    fail_msg("it does not end");
}

KIN_TEST(gives_up_after_the_renew_deadline)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    lead(&s);
    fail_until_end(&s);
    /* The first try is due after 2 s, and tries go on for 10. */
    assert_int_equal(kin__clock_now_ns(&s.clock.clock), START + 12 * SECOND);
    /* Each try is an update and a look. */
    assert_int_equal(s.e.failures, 10);
    return 0;
}

KIN_TEST(does_not_lead_beyond_the_lease)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, (struct kin__election_config){.lease_ns = 11 * SECOND});
    lead(&s);
    fail_until_end(&s);
    assert_int_equal(kin__clock_now_ns(&s.clock.clock), START + 11 * SECOND);
    return 0;
}

/* Nobody has to be asked for a leader to be none any more. */
KIN_TEST(time_alone_ends_a_term)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    lead(&s);
    advance(&s, 14999);
    assert_true(kin__election_leads(&s.e));
    advance(&s, 1);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    return 0;
}

/* The lease counts from when the write was sent, not from its answer. */
/* While a machine is suspended, others go on counting. */
KIN_TEST(a_lease_runs_out_while_the_machine_is_suspended)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    lead(&s);
    kin__fake_clock_suspend(&s.clock, 15 * SECOND - 1);
    assert_true(kin__election_leads(&s.e));
    kin__fake_clock_suspend(&s.clock, 1);
    assert_false(kin__election_leads(&s.e));
    assert_true(kin__election_is_late(&s.e));
    /* And nothing is done before that is known. */
    assert_int_equal(next(&s), KIN__ELECTION_END);
    return 0;
}

KIN_TEST(waits_are_of_the_time_that_is_left)
{
    struct scene s;
    kin_deadline due;

    (void)alloc;
    scene_init(&s);
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

/* Whatever the wall clock shows: fractions of a second count upwards. */
KIN_TEST(times_before_1970_are_written_as_times)
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
        struct scene s;
        scene_init(&s);
        kin__fake_clock_set_wall(&s.clock, rows[i].wall_ns);
        lead(&s);
        assert_int_equal(s.lease.renewed.seconds, rows[i].seconds);
        assert_int_equal(s.lease.renewed.nanos, rows[i].nanos);
    }
    return 0;
}

KIN_TEST(a_late_answer_is_worth_less)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    answer(&s, next(&s));
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    advance(&s, 14000);
    answer(&s, KIN__ELECTION_CREATE);
    assert_true(kin__election_leads(&s.e));
    advance(&s, 1000);
    assert_false(kin__election_leads(&s.e));

    scene_init(&s);
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
    struct scene s;

    (void)alloc;
    scene_init(&s);
    lead(&s);
    put(&s, "bing", 1);
    advance(&s, 2000);
    answer(&s, next(&s)); /* a conflict */
    answer(&s, next(&s)); /* shows who it is */
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.e.seen.holder, "bing");
    return 0;
}

/* Somebody deleted it: it is made again, and its numbers do not go back. */
KIN_TEST(a_leader_makes_its_lease_again)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
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

KIN_TEST(others_are_told_whole_seconds)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s,
                    (struct kin__election_config){.lease_ns = 10 * SECOND + 1});
    lead(&s);
    assert_int_equal(s.lease.duration_s, 11);
    return 0;
}

/* ---- giving it back ---- */

KIN_TEST(a_stop_ends_it)
{
    struct scene s;

    (void)alloc;
    scene_init(&s);
    kin__election_stop(&s.e);
    assert_int_equal(next(&s), KIN__ELECTION_END);

    scene_init(&s);
    lead(&s);
    kin__election_stop(&s.e);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "me");
    return 0;
}

static const struct kin__election_config released = {.is_released = true};

KIN_TEST(gives_it_back_when_the_work_has_ended)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, released);
    put(&s, "", 6);
    lead(&s);
    kin__election_stop(&s.e);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next_wait_ms(&s), 10000);
    kin__election_worked(&s.e);
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

KIN_TEST(work_that_does_not_end_keeps_the_lease)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    advance(&s, next_wait_ms(&s));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "me");
    return 0;
}

KIN_TEST(gives_back_only_what_it_has)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    kin__election_worked(&s.e);
    put(&s, "bing", 1);
    settle(&s);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "bing");

    scene_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    kin__election_worked(&s.e);
    s.is_there = false;
    settle(&s);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_false(s.is_there);
    return 0;
}

/* A renewal that was cut short may still happen. */
KIN_TEST(a_conflict_while_giving_back_is_no_end)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, released);
    lead(&s);
    advance(&s, 2000);
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    kin__election_stop(&s.e);
    kin__election_worked(&s.e);
    assert_int_equal(next(&s), KIN__ELECTION_GET);
    answer(&s, KIN__ELECTION_GET);
    put(&s, "me", 0); /* now it does */
    assert_int_equal(next(&s), KIN__ELECTION_UPDATE);
    answer(&s, KIN__ELECTION_UPDATE);
    settle(&s);
    assert_string_equal(s.lease.holder, "");
    return 0;
}

/* The write that would have begun a term was cut short. */
KIN_TEST(gives_back_what_it_may_have_taken)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, released);
    answer(&s, next(&s));
    assert_int_equal(next(&s), KIN__ELECTION_CREATE);
    kin__election_stop(&s.e);
    put(&s, "me", 0); /* it has happened */
    settle(&s);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "");
    assert_int_equal(s.e.terms, 0);
    return 0;
}

KIN_TEST(giving_back_does_not_take_for_ever)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, released);
    lead(&s);
    kin__election_stop(&s.e);
    kin__election_worked(&s.e);
    assert_int_equal(next(&s), KIN__ELECTION_GET);
    kin__election_failed(&s.e, KIN_ECONNECT);
    assert_int_equal(next(&s), KIN__ELECTION_END);
    return 0;
}

/* ---- when somebody else says who leads ---- */

static const struct kin__election_config coordinated = {.is_coordinated = true};

KIN_TEST(coordinated_it_waits_to_be_chosen)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, coordinated);
    settle(&s);
    assert_false(s.is_there); /* made by others */
    put(&s, "bing", 0);
    wait_and_settle(&s);
    advance(&s, 60000); /* expired, and not ours to take */
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

KIN_TEST(coordinated_a_preferred_holder_ends_the_term)
{
    struct scene s;

    (void)alloc;
    scene_init_with(&s, coordinated);
    put(&s, "me", 7);
    lead(&s);
    wait_and_settle(&s);
    assert_true(kin__election_leads(&s.e));
    s.lease.is_ending = true;
    wait_and_settle(&s);
    assert_false(kin__election_leads(&s.e));
    assert_int_equal(next(&s), KIN__ELECTION_END);
    assert_string_equal(s.lease.holder, "me"); /* it runs out */
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(takes_what_nobody_made),
              KIN_TEST_ENTRY(takes_what_nobody_holds),
              KIN_TEST_ENTRY(does_not_take_what_is_held),
              KIN_TEST_ENTRY(waits_for_the_duration_since_it_saw_the_record),
              KIN_TEST_ENTRY(a_renewal_starts_the_wait_anew),
              KIN_TEST_ENTRY(a_change_beside_the_record_is_no_renewal),
              KIN_TEST_ENTRY(candidates_vary_their_tries),
              KIN_TEST_ENTRY(renews_what_is_its_own),
              KIN_TEST_ENTRY(who_is_beaten_to_it_waits),
              KIN_TEST_ENTRY(renews_without_looking),
              KIN_TEST_ENTRY(looks_when_renewing_fails),
              KIN_TEST_ENTRY(gives_up_after_the_renew_deadline),
              KIN_TEST_ENTRY(does_not_lead_beyond_the_lease),
              KIN_TEST_ENTRY(time_alone_ends_a_term),
              KIN_TEST_ENTRY(a_lease_runs_out_while_the_machine_is_suspended),
              KIN_TEST_ENTRY(waits_are_of_the_time_that_is_left),
              KIN_TEST_ENTRY(times_before_1970_are_written_as_times),
              KIN_TEST_ENTRY(a_late_answer_is_worth_less),
              KIN_TEST_ENTRY(another_holder_ends_a_term_at_once),
              KIN_TEST_ENTRY(a_leader_makes_its_lease_again),
              KIN_TEST_ENTRY(others_are_told_whole_seconds),
              KIN_TEST_ENTRY(a_stop_ends_it),
              KIN_TEST_ENTRY(gives_it_back_when_the_work_has_ended),
              KIN_TEST_ENTRY(work_that_does_not_end_keeps_the_lease),
              KIN_TEST_ENTRY(gives_back_only_what_it_has),
              KIN_TEST_ENTRY(a_conflict_while_giving_back_is_no_end),
              KIN_TEST_ENTRY(gives_back_what_it_may_have_taken),
              KIN_TEST_ENTRY(giving_back_does_not_take_for_ever),
              KIN_TEST_ENTRY(coordinated_it_waits_to_be_chosen),
              KIN_TEST_ENTRY(coordinated_a_preferred_holder_ends_the_term))
