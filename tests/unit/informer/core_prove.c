/* SPDX-License-Identifier: Apache-2.0 */
/* Proofs that the server still has the history of the cache. */
#include "core_fixture.h"

static int doubting(struct fixture *fixture, const kin_allocator *alloc,
                    struct kin__core_opts opts)
{
    fixture->notes_proofs = true;
    return synced(fixture, alloc, opts);
}

static void cut(struct fixture *fixture)
{
    kin_error err = KIN_ERROR_INIT;

    fixture->now_ns += 2 * KIN__NS_PER_S;
    (void)kin_error_set(&err, KIN_ECLOSED, "cut");
    kin__core_ended(fixture->core, KIN__END_CUT, &err, fixture->now_ns);
    kin__core_opened(fixture->core, fixture->now_ns);
}

/* Takes the claim, and begins the proof: as a driver does. */
static int begin_proof(struct fixture *fixture)
{
    struct kin__core_claim claim;
    struct kin__proof_basis basis;

    assert_true(kin__core_take_claim(fixture->core, &claim));
    if (!claim.snapshot)
        return KIN_ENOMEM; /* only the versions are compared then */
    kin__core_claim_fill(&claim, &basis);
    kin__core_begin_proof(fixture->core, &claim, &basis, fixture->now_ns);
    return 0;
}

/* Answers the current question, which has to be `ask`. */
static void answer(struct fixture *fixture, enum kin__proof_ask ask,
                   struct kin__proof_answer answer)
{
    struct kin__proof_request request;
    uint64_t number = kin__core_proof_next(fixture->core, &request);

    if (strstr(fixture->log.ptr ? fixture->log.ptr : "", "ENOMEM"))
        return;
    assert_int_equal(request.ask, ask);
    kin__core_proof_answer(fixture->core, number, &answer, fixture->now_ns);
}

/* Whether the proof could not begin for lack of memory. */
static bool is_waiting(struct fixture *fixture)
{
    struct kin__proof_request request;

    (void)kin__core_proof_next(fixture->core, &request);
    return request.ask == KIN__PROOF_ASK_NOTHING;
}

static void wake(struct fixture *fixture)
{
    assert_true(fixture->timer_ns != KIN__REFLECTOR_NEVER);
    fixture->now_ns = fixture->timer_ns;
    kin__core_tick(fixture->core, fixture->now_ns);
}

static const struct kin__proof_answer latest_10 = {.http_status = 200,
                                                   .version = 10};
static const struct kin__proof_answer expired = {.http_status = 410};
static const struct kin__proof_answer none = {.http_status = 0};

/* Begins a proof after a cut. */
static int proving(struct fixture *fixture, const kin_allocator *alloc,
                   struct kin__core_opts opts)
{
    TRY(doubting(fixture, alloc, opts));
    cut(fixture);
    LOG(fixture, "watch(10) prove");
    TRY(begin_proof(fixture));
    return is_waiting(fixture) ? KIN_ENOMEM : 0;
}

KIN_TEST(a_lower_version_is_another_history)
{
    FIXTURE fixture = {0};

    TRY(proving(&fixture, alloc, listing));
    answer(&fixture, KIN__PROOF_ASK_LATEST,
           (struct kin__proof_answer){.http_status = 200, .version = 7});
    LOG(&fixture, "cancel failed(EGONE) list()");
    assert_string_equal(fixture.failure.message,
                        "the server's history was set back: the server is at "
                        "version 7, after 10");
    BYTES(&fixture, LIST("7", POD("a", "3")));
    end(&fixture);
    LOG(&fixture, "watch(7) -n/b:2? ~n/a:1>3");
    assert_int_equal(kin__core_proofs(fixture.core).set_back, 1);
    return 0;
}

KIN_TEST(a_history_that_agrees_changes_nothing)
{
    FIXTURE fixture = {0};
    struct kin__proof_answer same = {.http_status = 200, .version = 1};

    TRY(proving(&fixture, alloc, listing));
    BYTES(&fixture, EVENT("MODIFIED", POD("b", "11")));
    LOG(&fixture, "~n/b:2>11"); /* delivered meanwhile */
    answer(&fixture, KIN__PROOF_ASK_LATEST, latest_10);
    answer(&fixture, KIN__PROOF_ASK_EXACT, expired);
    answer(&fixture, KIN__PROOF_ASK_OBJECT,
           (struct kin__proof_answer){.http_status = 200, .version = 11});
    answer(&fixture, KIN__PROOF_ASK_OBJECT, same);
    /* The watch has the change already. */
    wake(&fixture);
    LOG(&fixture, "");
    assert_int_equal(kin__core_proofs(fixture.core).current, 1);
    return 0;
}

KIN_TEST(a_change_that_the_watch_does_not_report_is_another_history)
{
    FIXTURE fixture = {0};

    TRY(proving(&fixture, alloc, listing));
    answer(&fixture, KIN__PROOF_ASK_LATEST, latest_10);
    answer(&fixture, KIN__PROOF_ASK_EXACT, expired);
    answer(&fixture, KIN__PROOF_ASK_OBJECT,
           (struct kin__proof_answer){.http_status = 404});
    answer(&fixture, KIN__PROOF_ASK_OBJECT, none);
    LOG(&fixture, "");
    wake(&fixture);
    LOG(&fixture, "cancel failed(EGONE) list()");
    return 0;
}

KIN_TEST(a_proof_without_a_result_is_repeated)
{
    FIXTURE fixture = {0};

    TRY(proving(&fixture, alloc, listing));
    answer(&fixture, KIN__PROOF_ASK_LATEST, none);
    assert_int_equal(kin__core_proofs(fixture.core).undecided, 1);
    assert_int_equal((fixture.timer_ns - fixture.now_ns) / KIN__NS_PER_S, 60);
    wake(&fixture);
    LOG(&fixture, "prove");
    TRY(begin_proof(&fixture));
    return 0;
}

KIN_TEST(a_watch_that_is_not_read_proves_nothing)
{
    FIXTURE fixture = {0};

    TRY(proving(&fixture, alloc, listing));
    answer(&fixture, KIN__PROOF_ASK_LATEST, latest_10);
    answer(&fixture, KIN__PROOF_ASK_EXACT, expired);
    answer(&fixture, KIN__PROOF_ASK_OBJECT,
           (struct kin__proof_answer){.http_status = 404});
    answer(&fixture, KIN__PROOF_ASK_OBJECT, none);
    kin__core_interrupt_proof(fixture.core);
    assert_int_equal(kin__core_proofs(fixture.core).undecided, 1);
    LOG(&fixture, "");
    return 0;
}

KIN_TEST(an_answer_that_comes_after_a_list_is_ignored)
{
    FIXTURE fixture = {0};
    struct kin__proof_request request;

    TRY(proving(&fixture, alloc, listing));
    uint64_t number = kin__core_proof_next(fixture.core, &request);
    int r = bytes(&fixture, EVENT("ERROR", "{\"kind\":\"Status\",\"code\":410,"
                                           "\"reason\":\"Expired\"}"));
    assert_int_equal(r, KIN_ECLOSED);
    wake(&fixture);
    LOG(&fixture, "cancel failed(EGONE) list(10)");
    BYTES(&fixture, LIST("20", ""));
    end(&fixture);
    LOG(&fixture, "watch(20) -n/a:1? -n/b:2?");
    kin__core_proof_answer(fixture.core, number, &latest_10, fixture.now_ns);
    LOG(&fixture, "");
    return 0;
}

KIN_TEST(a_proof_that_could_compare_little_is_followed_by_a_silent_list)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;
    struct kin__proof_answer same = {.http_status = 200, .version = 2};

    opts.heal_ns = 300 * KIN__NS_PER_S;
    TRY(proving(&fixture, alloc, opts));
    answer(&fixture, KIN__PROOF_ASK_LATEST, latest_10);
    answer(&fixture, KIN__PROOF_ASK_EXACT, expired);
    answer(&fixture, KIN__PROOF_ASK_OBJECT, same);
    answer(&fixture, KIN__PROOF_ASK_OBJECT, none);
    assert_int_equal((fixture.timer_ns - fixture.now_ns) / KIN__NS_PER_S, 300);
    wake(&fixture);
    LOG(&fixture, "cancel list(10)");
    BYTES(&fixture, LIST("10", POD("a", "1") "," POD("b", "3")));
    end(&fixture);
    LOG(&fixture, "watch(10) ~n/b:2>3");
    return 0;
}

KIN_TEST(a_silent_watch_is_proved_by_its_version_alone)
{
    FIXTURE fixture = {0};
    struct kin__core_opts opts = listing;
    struct kin__core_claim claim;
    struct kin__proof_basis basis;

    opts.quiet_ns = 90 * KIN__NS_PER_S;
    TRY(doubting(&fixture, alloc, opts));
    wake(&fixture);
    LOG(&fixture, "prove");
    assert_true(kin__core_take_claim(fixture.core, &claim));
    assert_null(claim.snapshot);
    kin__core_claim_fill(&claim, &basis);
    kin__core_begin_proof(fixture.core, &claim, &basis, fixture.now_ns);
    if (is_waiting(&fixture))
        return KIN_ENOMEM;
    answer(&fixture, KIN__PROOF_ASK_LATEST, latest_10);
    assert_int_equal(kin__core_proofs(fixture.core).current, 1);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_lower_version_is_another_history),
    KIN_TEST_ENTRY(a_history_that_agrees_changes_nothing),
    KIN_TEST_ENTRY(a_change_that_the_watch_does_not_report_is_another_history),
    KIN_TEST_ENTRY(a_proof_without_a_result_is_repeated),
    KIN_TEST_ENTRY(a_watch_that_is_not_read_proves_nothing),
    KIN_TEST_ENTRY(an_answer_that_comes_after_a_list_is_ignored),
    KIN_TEST_ENTRY(
        a_proof_that_could_compare_little_is_followed_by_a_silent_list),
    KIN_TEST_ENTRY(a_silent_watch_is_proved_by_its_version_alone))
