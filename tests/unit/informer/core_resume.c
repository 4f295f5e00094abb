/* SPDX-License-Identifier: Apache-2.0 */
/* A core that starts with saved objects. */
#include <kin/json.h>

#include "core_fixture.h"

/* As servers send them: POD() lacks the apiVersion, which a list adds. */
#define WHOLE(name, version)                                                   \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"" name   \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version "\"}}"

static int put_saved(struct fixture *fixture, const char *text)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_store *store = kin__core_store(fixture->core);

    TRY(kin_object_parse(fixture->alloc, kin_s(text), &object, NULL));
    return kin_store_add(store, object, NULL);
}

static int resumed_verifying(struct fixture *fixture,
                             const kin_allocator *alloc, bool is_early,
                             int64_t verify_ns)
{
    struct kin__core_opts opts = listing;

    fixture->alloc = alloc;
    fixture->now_ns = 1000 * KIN__NS_PER_S;
    fixture->timer_ns = KIN__REFLECTOR_NEVER;
    kin__buf_init(&fixture->log, /* alloc= */ NULL, 1 << 16);
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = fixture_ops(fixture);
    opts.verify_ns = verify_ns;
    opts.heal_ns = 300 * KIN__NS_PER_S;
    TRY(kin__core_new(&opts, &fixture->core, /* err= */ NULL));
    TRY(kin__registration_new(&(struct kin__registration_opts){.alloc = alloc},
                              &fixture->handler, NULL));
    TRY(kin__core_add_handler(fixture->core, fixture->handler, fixture->now_ns,
                              NULL));
    if (!is_early)
        kin__core_mute(fixture->core);
    TRY(put_saved(fixture, WHOLE("a", "1")));
    TRY(put_saved(fixture, WHOLE("b", "2")));
    TRY(kin_store_bookmark(kin__core_store(fixture->core), KIN__S("10"), NULL));
    if (is_early)
        TRY(kin__core_announce(fixture->core, fixture->now_ns, NULL));
    TRY(kin__core_resume(fixture->core, KIN__S("10"), fixture->now_ns));
    LOG(fixture, is_early ? "watch(10) +n/a:1! +n/b:2!" : "watch(10)");
    assert_true(kin__core_is_unconfirmed(fixture->core));
    assert_false(kin__core_has_synced(fixture->core));
    return 0;
}

/* As a driver loads a file with a and b at version 10. */
static int resumed(struct fixture *fixture, const kin_allocator *alloc,
                   bool is_early)
{
    return resumed_verifying(fixture, alloc, is_early, /* verify_ns= */ 0);
}

/* Opens the watch, and begins the proof. */
static int proving(struct fixture *fixture)
{
    struct kin__core_claim claim;
    struct kin__proof_basis basis;
    struct kin__proof_request request;

    kin__core_opened(fixture->core, fixture->now_ns);
    assert_true(kin__core_take_claim(fixture->core, &claim));
    if (!claim.snapshot)
        return KIN_ENOMEM;
    kin__core_claim_fill(&claim, &basis);
    kin__core_begin_proof(fixture->core, &claim, &basis, fixture->now_ns);
    (void)kin__core_proof_next(fixture->core, &request);
    return request.ask == KIN__PROOF_ASK_NOTHING ? KIN_ENOMEM : 0;
}

static void answer(struct fixture *fixture, struct kin__proof_answer answer)
{
    struct kin__proof_request request;
    uint64_t number = kin__core_proof_next(fixture->core, &request);

    kin__core_proof_answer(fixture->core, number, &answer, fixture->now_ns);
}

/* Three answers that agree, at version 12. */
static void answer_all(struct fixture *fixture)
{
    answer(fixture,
           (struct kin__proof_answer){.http_status = 200, .version = 12});
    answer(fixture, (struct kin__proof_answer){.http_status = 410});
    answer(fixture,
           (struct kin__proof_answer){.http_status = 200, .version = 2});
    answer(fixture,
           (struct kin__proof_answer){.http_status = 200, .version = 1});
}

KIN_TEST(handlers_get_the_state_that_the_server_has_confirmed)
{
    FIXTURE fixture = {0};

    TRY(resumed(&fixture, alloc, /* is_early= */ false));
    TRY(proving(&fixture));
    answer_all(&fixture);
    BYTES(&fixture, EVENT("DELETED", WHOLE("a", "11")));
    LOG(&fixture, "");
    assert_false(kin__core_has_synced(fixture.core));
    BYTES(&fixture, EVENT("ADDED", WHOLE("c", "12")));
    LOG(&fixture, "+n/b:2! +n/c:12!");
    assert_int_equal(fixture.syncs, 1);
    assert_true(kin__core_has_synced(fixture.core));
    assert_false(kin__core_is_unconfirmed(fixture.core));
    BYTES(&fixture, EVENT("ADDED", WHOLE("d", "13")));
    LOG(&fixture, "+n/d:13");
    return 0;
}

KIN_TEST(early_handlers_get_the_file_and_then_what_has_changed)
{
    FIXTURE fixture = {0};

    TRY(resumed(&fixture, alloc, /* is_early= */ true));
    TRY(proving(&fixture));
    answer_all(&fixture);
    BYTES(&fixture, EVENT("DELETED", WHOLE("a", "11")));
    LOG(&fixture, "-n/a:11");
    assert_false(kin__core_has_synced(fixture.core));
    BYTES(&fixture, EVENT("BOOKMARK", "{\"kind\":\"Pod\",\"metadata\":{"
                                      "\"resourceVersion\":\"12\"}}"));
    LOG(&fixture, "");
    assert_true(kin__core_has_synced(fixture.core));
    return 0;
}

/* As is the rule after a restart of the server. */
KIN_TEST(an_expired_version_is_listed_and_shares_what_has_not_changed)
{
    FIXTURE fixture = {0};

    for (int is_early = 0; is_early < 2; is_early++) {
        TRY(resumed(&fixture, alloc, is_early));
        kin__core_opened(fixture.core, fixture.now_ns);
        (void)bytes(&fixture,
                    EVENT("ERROR", "{\"kind\":\"Status\",\"code\":410,"
                                   "\"reason\":\"Expired\"}"));
        LOG(&fixture, "cancel failed(EGONE) list(10)");
        BYTES(&fixture, LIST("20", WHOLE("b", "2") "," WHOLE("c", "15")));
        end(&fixture);
        LOG(&fixture, is_early ? "watch(20) -n/a:1? +n/c:15!"
                               : "watch(20) +n/b:2! +n/c:15!");
        assert_true(kin__core_has_synced(fixture.core));
        fixture_done(&fixture);
        fixture = (struct fixture){0};
    }
    return 0;
}

KIN_TEST(a_proof_without_a_result_is_replaced_by_a_list)
{
    FIXTURE fixture = {0};

    TRY(resumed(&fixture, alloc, /* is_early= */ false));
    TRY(proving(&fixture));
    answer(&fixture, (struct kin__proof_answer){.http_status = 500});
    LOG(&fixture, "cancel list(10)");
    return 0;
}

KIN_TEST(a_short_watch_that_ends_is_followed_by_another)
{
    FIXTURE fixture = {0};

    TRY(resumed(&fixture, alloc, /* is_early= */ false));
    TRY(proving(&fixture));
    answer_all(&fixture);
    fixture.now_ns += 3 * KIN__NS_PER_S;
    end(&fixture);
    LOG(&fixture, "watch(10)");
    kin__core_opened(fixture.core, fixture.now_ns);
    BYTES(&fixture, EVENT("ADDED", WHOLE("c", "12")));
    LOG(&fixture, "+n/a:1! +n/b:2! +n/c:12!");
    return 0;
}

KIN_TEST(saved_objects_of_another_cluster_are_dropped)
{
    FIXTURE fixture = {0};
    kin_error err = KIN_ERROR_INIT;

    TRY(resumed(&fixture, alloc, /* is_early= */ false));
    kin__core_opened(fixture.core, fixture.now_ns);
    (void)kin_error_set(&err, KIN_EGONE, "another cluster");
    kin__core_reject_saved(fixture.core, &err, fixture.now_ns);
    LOG(&fixture, "cancel failed(EGONE) list()");
    BYTES(&fixture, LIST("3", WHOLE("z", "3")));
    end(&fixture);
    LOG(&fixture, "watch(3) +n/z:3!");
    return 0;
}

/* A history that has overtaken the saved one, and agrees in what was asked. */
KIN_TEST(confirmed_objects_are_compared_with_a_list_later)
{
    FIXTURE fixture = {0};

    TRY(resumed(&fixture, alloc, /* is_early= */ false));
    TRY(proving(&fixture));
    answer_all(&fixture);
    BYTES(&fixture, EVENT("ADDED", WHOLE("c", "12")));
    LOG(&fixture, "+n/a:1! +n/b:2! +n/c:12!");
    assert_int_equal((fixture.timer_ns - fixture.now_ns) / KIN__NS_PER_S, 300);
    fixture.now_ns = fixture.timer_ns;
    kin__core_tick(fixture.core, fixture.now_ns);
    LOG(&fixture, "cancel list(12)");
    BYTES(&fixture, LIST("12", WHOLE("a", "1") "," WHOLE("c", "12")));
    end(&fixture);
    LOG(&fixture, "watch(12) -n/b:2?");
    return 0;
}

/* A list at the saved version would count as the first list, which the proof
 * counts, too. */
KIN_TEST(saved_objects_are_not_verified_before_they_are_confirmed)
{
    FIXTURE fixture = {0};

    TRY(resumed_verifying(&fixture, alloc, /* is_early= */ false,
                          KIN__NS_PER_S));
    kin__core_opened(fixture.core, fixture.now_ns);
    fixture.now_ns += 400 * KIN__NS_PER_S;
    kin__core_tick(fixture.core, fixture.now_ns);
    LOG(&fixture, "");
    assert_true(kin__core_is_unconfirmed(fixture.core));
    assert_false(kin__core_has_synced(fixture.core));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(handlers_get_the_state_that_the_server_has_confirmed),
    KIN_TEST_ENTRY(early_handlers_get_the_file_and_then_what_has_changed),
    KIN_TEST_ENTRY(
        an_expired_version_is_listed_and_shares_what_has_not_changed),
    KIN_TEST_ENTRY(a_proof_without_a_result_is_replaced_by_a_list),
    KIN_TEST_ENTRY(a_short_watch_that_ends_is_followed_by_another),
    KIN_TEST_ENTRY(saved_objects_of_another_cluster_are_dropped),
    KIN_TEST_ENTRY(confirmed_objects_are_compared_with_a_list_later),
    KIN_TEST_ENTRY(saved_objects_are_not_verified_before_they_are_confirmed))
