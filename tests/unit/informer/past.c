/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/past.h>

#include <kin/fake_source.h>
#include <kin/json.h>

#include "past_fixture.h"

/* With failing allocations entries are dropped: nothing to compare. */
#define COMPLETE()                                                             \
    do {                                                                       \
        if (kin_test_out_of_memory())                                          \
            return KIN_ENOMEM;                                                 \
    } while (0)

static const struct pod a = {.name = "a",
                             .uid = "uid-a",
                             .created_ms = 9200,
                             .ip = "10.0.0.7",
                             .ready_ms = 10700};

/* Describes the entries of a result: key, certainty, flags. */
static const char *describe(const kin_past *past)
{
    static char text[512];
    size_t len = 0;

    text[0] = '\0';
    for (size_t i = 0; i < kin_past_count(past); i++) {
        const kin_past_entry *entry = kin_past_at(past, i);
        len += (size_t)snprintf(
            text + len, sizeof(text) - len, "%s%s:%s%s%s%s%s%s", i ? " " : "",
            kin_object_name(entry->object).ptr,
            kin_object_uid(entry->object).ptr + 4, entry->is_certain ? "" : "?",
            entry->is_current ? "!" : "", entry->is_deleted ? "-" : "",
            entry->is_end_unknown ? "~" : "", entry->is_gap ? "g" : "");
    }
    return text;
}

#define OWNERS(past, ip, ms, expected)                                         \
    do {                                                                       \
        KIN_AUTO(kin_past) *owners_ = NULL;                                    \
        TRY(past_owners(past, ip, ms, &owners_));                              \
        COMPLETE();                                                            \
        assert_string_equal(describe(owners_), expected);                      \
    } while (0)

#define BOUNDS(past, ip, ms, since, until)                                     \
    do {                                                                       \
        KIN_AUTO(kin_past) *owners_ = NULL;                                    \
        TRY(past_owners(past, ip, ms, &owners_));                              \
        COMPLETE();                                                            \
        assert_true(kin_past_count(owners_) > 0);                              \
        assert_string_equal(bounds(owners_), since " " until);                 \
    } while (0)

static int print_time(char *text, size_t size, int64_t ns)
{
    return ns == INT64_MIN   ? snprintf(text, size, "-")
           : ns == INT64_MAX ? snprintf(text, size, "+")
                             : snprintf(text, size, "%lld",
                                        (long long)((ns - AT(0)) / 1000000));
}

/* The bounds of the first entry in milliseconds. */
static const char *bounds(const kin_past *past)
{
    static char text[128];
    const kin_past_entry *entry = kin_past_at(past, 0);
    const int64_t times[] = {entry->since_min_ns, entry->since_max_ns,
                             entry->until_min_ns, entry->until_max_ns};
    size_t len = 0;

    for (size_t i = 0; i < 4; i++) {
        len += (size_t)print_time(text + len, sizeof(text) - len, times[i]);
        text[len++] = " ,"[i % 2 == 0];
    }
    text[len - 1] = '\0';
    return text;
}

/* ---- addresses ---- */

KIN_TEST(an_ended_pod_had_its_address)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &pod));
    OWNERS(&past, "10.0.0.7", 9000, "");
    OWNERS(&past, "10.0.0.7", 10500, "a:a?!");
    OWNERS(&past, "10.0.0.7", 11500, "a:a?!");
    pod.finished_ms = 18900;
    pod.phase = "Succeeded";
    TRY(past_event(&past, 20500, "MODIFIED", &pod));
    BOUNDS(&past, "10.0.0.7", 15000, "10000,11000", "18000,20500");
    OWNERS(&past, "10.0.0.7", 11000, "a:a");
    OWNERS(&past, "10.0.0.7", 17999, "a:a");
    OWNERS(&past, "10.0.0.7", 18000, "a:a?");
    OWNERS(&past, "10.0.0.7", 20499, "a:a?");
    OWNERS(&past, "10.0.0.7", 20500, "");
    /* Its deletion changes nothing. */
    TRY(past_event(&past, 25000, "DELETED", &pod));
    BOUNDS(&past, "10.0.0.7", 15000, "10000,11000", "18000,20500");
    OWNERS(&past, "10.0.0.7", 22000, "");
    OWNERS(&past, "10.0.0.8", 15000, "");
    return 0;
}

KIN_TEST(a_condition_ends_an_address_before_it_arrives)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &pod));
    pod.finished_ms = 18900;
    pod.gone_ms = 19400;
    TRY(past_event(&past, 25500, "MODIFIED", &pod));
    BOUNDS(&past, "10.0.0.7", 15000, "10000,11000", "18000,20000");
    return 0;
}

KIN_TEST(a_deletion_timestamp_ends_nothing)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &pod));
    pod.deleting_ms = 50000;
    TRY(past_event(&past, 20000, "MODIFIED", &pod));
    TRY(past_bookmark(&past, 30000));
    OWNERS(&past, "10.0.0.7", 28000, "a:a!");
    TRY(past_event(&past, 31000, "DELETED", &pod));
    BOUNDS(&past, "10.0.0.7", 28000, "10000,11000", "30000,31000");
    OWNERS(&past, "10.0.0.7", 28000, "a:a-");
    OWNERS(&past, "10.0.0.7", 31000, "");
    return 0;
}

KIN_TEST(a_new_pod_may_have_the_address_before_the_deletion_of_the_old_one)
{
    PAST_FIXTURE past = {0};
    struct pod b = {.name = "b",
                    .uid = "uid-b",
                    .created_ms = 29000,
                    .ip = "10.0.0.7",
                    .ready_ms = 30400};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &a));
    TRY(past_event(&past, 31500, "ADDED", &b));
    TRY(past_bookmark(&past, 34000));
    /* Both are in the present index; the younger one has the address. */
    OWNERS(&past, "10.0.0.7", 32000, "b:b!");
    OWNERS(&past, "10.0.0.7", 30500, "b:b?! a:a?");
    OWNERS(&past, "10.0.0.7", 29000, "a:a");
    TRY(past_event(&past, 35000, "DELETED", &a));
    OWNERS(&past, "10.0.0.7", 32000, "b:b!");
    OWNERS(&past, "10.0.0.7", 30500, "b:b?! a:a?-");
    OWNERS(&past, "10.0.0.7", 29000, "a:a-");
    BOUNDS(&past, "10.0.0.7", 29000, "10000,11000", "30000,31000");
    return 0;
}

KIN_TEST(a_pod_in_the_network_of_the_host_has_no_address)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    pod.is_host = true;
    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &pod));
    TRY(past_event(&past, 21500, "DELETED", &pod));
    OWNERS(&past, "10.0.0.7", 15000, "");
    return 0;
}

KIN_TEST(an_address_that_a_status_lost_remains_until_the_pod_ends)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &pod));
    pod.ip = NULL;
    TRY(past_event(&past, 20000, "MODIFIED", &pod));
    OWNERS(&past, "10.0.0.7", 15000, "a:a~");
    OWNERS(&past, "10.0.0.7", 40000, "a:a?~");
    /* It comes back, with the old beginning, and is lost again. */
    pod.ip = a.ip;
    TRY(past_event(&past, 50000, "MODIFIED", &pod));
    TRY(past_bookmark(&past, 55000));
    OWNERS(&past, "10.0.0.7", 40000, "a:a!");
    BOUNDS(&past, "10.0.0.7", 40000, "10000,11000", "54000,+");
    pod.ip = NULL;
    TRY(past_event(&past, 60000, "MODIFIED", &pod));
    TRY(past_event(&past, 70000, "DELETED", &pod));
    BOUNDS(&past, "10.0.0.7", 40000, "10000,11000", "69000,70000");
    OWNERS(&past, "10.0.0.7", 65000, "a:a-");
    OWNERS(&past, "10.0.0.7", 70000, "");
    return 0;
}

KIN_TEST(another_sandbox_has_another_address)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &pod));
    /* The node has restarted, and nothing was said in between. */
    pod.ip = "10.0.0.9";
    pod.ready_ms = 40200;
    TRY(past_event(&past, 41500, "MODIFIED", &pod));
    BOUNDS(&past, "10.0.0.7", 20000, "10000,11000", "10000,41000");
    BOUNDS(&past, "10.0.0.9", 41200, "40000,41000", "40500,+");
    OWNERS(&past, "10.0.0.7", 41000, "");
    /* The time of the condition is that of an earlier address. */
    pod.ip = "10.0.0.10";
    TRY(past_event(&past, 61500, "MODIFIED", &pod));
    BOUNDS(&past, "10.0.0.10", 61500, "40000,61500", "60500,+");
    return 0;
}

KIN_TEST(both_families_are_addresses)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    pod.ipv6 = "fd00::7";
    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &pod));
    pod.ipv6 = NULL;
    TRY(past_event(&past, 15000, "MODIFIED", &pod));
    OWNERS(&past, "fd00::7", 13000, "a:a~");
    OWNERS(&past, "10.0.0.7", 13000, "a:a!");
    TRY(past_event(&past, 25000, "DELETED", &pod));
    OWNERS(&past, "fd00::7", 20000, "a:a-");
    OWNERS(&past, "10.0.0.7", 20000, "a:a-");
    return 0;
}

/* ---- gaps ---- */

KIN_TEST(what_vanished_in_a_gap_ended_within_it)
{
    PAST_FIXTURE past = {0};
    struct pod b = {.name = "b",
                    .uid = "uid-b",
                    .created_ms = 31000,
                    .ip = "10.0.0.8",
                    .ready_ms = 32100};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &a));
    TRY(past_bookmark(&past, 20000));
    TRY(past_relist(&past, 60000, &b, 1));
    OWNERS(&past, "10.0.0.7", 18000, "a:a-g");
    BOUNDS(&past, "10.0.0.7", 18000, "10000,11000", "19000,60000");
    OWNERS(&past, "10.0.0.7", 40000, "a:a?-g");
    /* What is new began at its own times. */
    BOUNDS(&past, "10.0.0.8", 40000, "32000,33000", "59000,+");
    return 0;
}

KIN_TEST(the_first_events_of_a_watch_may_be_late)
{
    PAST_FIXTURE past = {0};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 12000, &a, 1));
    TRY(past_bookmark(&past, 20000));
    past_cut(&past, 50000, /* is_clean= */ false);
    /* Meanwhile the cache is known to be complete up to the last bookmark. */
    BOUNDS(&past, "10.0.0.7", 18000, "10000,11000", "19000,+");
    OWNERS(&past, "10.0.0.7", 19500, "a:a?!");
    past_reopen(&past, 55000);
    TRY(past_event(&past, 55900, "DELETED", &a));
    BOUNDS(&past, "10.0.0.7", 18000, "10000,11000", "19000,55900");
    OWNERS(&past, "10.0.0.7", 18000, "a:a-g");
    return 0;
}

KIN_TEST(a_watch_that_timed_out_has_missed_nothing)
{
    PAST_FIXTURE past = {0};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 12000, &a, 1));
    past_cut(&past, 50000, /* is_clean= */ true);
    past_reopen(&past, 50100);
    TRY(past_event(&past, 50200, "DELETED", &a));
    BOUNDS(&past, "10.0.0.7", 18000, "10000,11000", "49000,50200");
    return 0;
}

/* Its list is that of the last event, however late it is requested. */
KIN_TEST(a_verification_shortens_no_gap)
{
    PAST_FIXTURE past = {.verify_ns = 3600 * KIN__NS_PER_S};
    struct fixture *fixture = &past.fixture;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 12000, &a, 1));
    TRY(past_bookmark(&past, 20000));
    past_set(&past, 60000);
    kin__buf_clear(&fixture->log);
    fixture->now_ns = fixture->timer_ns;
    kin__core_tick(fixture->core, fixture->now_ns);
    LOG(fixture, "cancel list(2) +n/a:1!");
    past.version--;
    TRY(past_list(&past, 60000, &a, 1));
    TRY(past_event(&past, 60500, "DELETED", &a));
    BOUNDS(&past, "10.0.0.7", 18000, "10000,11000", "19000,60500");
    return 0;
}

KIN_TEST(the_deletion_of_an_unknown_object_ends_no_other_one)
{
    PAST_FIXTURE past = {0};
    struct pod b = {.name = "b",
                    .uid = "uid-b",
                    .created_ms = 13000,
                    .ip = "10.0.0.8",
                    .ready_ms = 14000,
                    .phase = "Succeeded",
                    .finished_ms = 15000};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 12000, &a, 1));
    TRY(past_event(&past, 20000, "DELETED", &b));
    TRY(past_relist(&past, 60000, NULL, 0));
    BOUNDS(&past, "10.0.0.7", 18000, "10000,11000", "19000,60000");
    return 0;
}

KIN_TEST(nothing_is_known_before_the_first_list)
{
    PAST_FIXTURE past = {0};
    KIN_AUTO(kin_past) *owners = NULL;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_owners(&past, "10.0.0.7", 0, &owners));
    assert_int_equal(kin_past_count(owners), 0);
    assert_true(kin_past_complete_since_ns(owners) == INT64_MAX);
    owners = kin_past_free(owners);
    TRY(past_list(&past, 30000, &a, 1));
    TRY(past_bookmark(&past, 33000));
    /* A pod of the list began at its own times. */
    BOUNDS(&past, "10.0.0.7", 20000, "10000,11000", "32000,+");
    TRY(past_owners(&past, "10.0.0.7", 20000, &owners));
    assert_true(kin_past_complete_since_ns(owners) == AT(30000));
    return 0;
}

/* Loads pod a as a driver does, and resumes its watch. */
static int resume_a(struct past_fixture *past)
{
    struct fixture *fixture = &past->fixture;
    KIN_AUTO(kin_object) *object = NULL;

    past->version = 10;
    past_print_pod(past, &a);
    TRY(kin_object_parse(fixture->alloc, kin__buf_str(&past->text), &object,
                         NULL));
    kin__buf_clear(&past->text);
    kin__core_begin_load(fixture->core);
    TRY(kin_store_add(kin__core_store(fixture->core), object, NULL));
    kin__core_end_load(fixture->core);
    return kin__core_resume(fixture->core, KIN__S("10"), fixture->now_ns);
}

/* The server still has pod a, and is at version 12. */
static int prove_a(struct past_fixture *past)
{
    static const struct kin__proof_answer answers[] = {
        [KIN__PROOF_ASK_LATEST] = {.http_status = 200, .version = 12},
        [KIN__PROOF_ASK_EXACT] = {.http_status = 410},
        [KIN__PROOF_ASK_OBJECT] = {.http_status = 200, .version = 10},
    };
    struct kin__core *core = past->fixture.core;
    struct kin__core_claim claim;
    struct kin__proof_basis basis;
    struct kin__proof_request request;

    assert_true(kin__core_take_claim(core, &claim));
    if (!claim.snapshot)
        return KIN_ENOMEM;
    kin__core_claim_fill(&claim, &basis);
    kin__core_begin_proof(core, &claim, &basis, past->fixture.now_ns);
    for (;;) {
        uint64_t number = kin__core_proof_next(core, &request);
        if (request.ask == KIN__PROOF_ASK_NOTHING)
            return kin_test_out_of_memory() ? KIN_ENOMEM : 0;
        struct kin__proof_answer answer = answers[request.ask];
        if (request.ask == KIN__PROOF_ASK_OBJECT)
            answer.uid = kin_s(a.uid);
        kin__core_proof_answer(core, number, &answer, past->fixture.now_ns);
    }
}

KIN_TEST(saved_objects_began_before_they_were_loaded)
{
    PAST_FIXTURE past = {.fixture.is_resumed = true};
    KIN_AUTO(kin_past) *owners = NULL;
    struct pod b = {.name = "b", .uid = "uid-b", .created_ms = 35000};

    TRY(past_fixture_init(&past, alloc, NULL));
    past_set(&past, 30000);
    TRY(resume_a(&past));
    past_reopen(&past, 31000);
    past_set(&past, 34000);
    TRY(past_owners(&past, "10.0.0.7", 20000, &owners));
    assert_true(kin_past_complete_since_ns(owners) == INT64_MAX);
    assert_false(kin_past_at(owners, 0)->is_certain);
    owners = kin_past_free(owners);
    TRY(prove_a(&past));
    past.version = 11;
    TRY(past_event(&past, 36000, "ADDED", &b));
    assert_true(kin__core_has_synced(past.fixture.core));
    TRY(past_event(&past, 40000, "DELETED", &a));
    BOUNDS(&past, "10.0.0.7", 20000, "10000,11000", "39000,40000");
    TRY(past_owners(&past, "10.0.0.7", 20000, &owners));
    assert_true(kin_past_complete_since_ns(owners) == AT(36000));
    return 0;
}

/* ---- other conditions ---- */

static int read_where(struct past_fixture *past, kin_past_query query,
                      const char *expected)
{
    KIN_AUTO(kin_past) *found = NULL;

    query.size = sizeof(query);
    TRY(kin__past_read(kin__core_store(past->fixture.core), &query, &found,
                       NULL));
    COMPLETE();
    assert_string_equal(describe(found), expected);
    return 0;
}

KIN_TEST(objects_are_found_by_key_uid_and_labels)
{
    PAST_FIXTURE past = {0};
    KIN_AUTO(kin_selector) *web = NULL;
    struct pod pod = a;

    TRY(kin_selector_parse_labels(alloc, kin_s("app=web"), &web, NULL));
    pod.app = "web";
    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 9500, "ADDED", &pod));
    pod.app = "db";
    TRY(past_event(&past, 20000, "MODIFIED", &pod));
    TRY(past_event(&past, 30000, "DELETED", &pod));
    pod.uid = "uid-b";
    pod.created_ms = 40000;
    TRY(past_event(&past, 40500, "ADDED", &pod));
    TRY(past_bookmark(&past, 45000));
    TRY(read_where(&past,
                   (kin_past_query){.key = kin_s("n/a"), .at_ns = AT(15000)},
                   "a:a"));
    TRY(read_where(&past,
                   (kin_past_query){.key = kin_s("n/a"), .at_ns = AT(25000)},
                   "a:a-"));
    TRY(read_where(
        &past, (kin_past_query){.key = kin_s("n/a"), .at_ns = AT(35000)}, ""));
    TRY(read_where(&past,
                   (kin_past_query){.key = kin_s("n/a"), .at_ns = AT(43000)},
                   "a:b!"));
    TRY(read_where(&past,
                   (kin_past_query){.uid = kin_s("uid-a"), .at_ns = AT(25000)},
                   "a:a-"));
    TRY(read_where(&past,
                   (kin_past_query){.uid = kin_s("uid-b"), .at_ns = AT(25000)},
                   ""));
    TRY(read_where(&past,
                   (kin_past_query){.uid = kin_s("uid-b"), .at_ns = AT(43000)},
                   "a:b!"));
    TRY(read_where(&past, (kin_past_query){.selector = web, .at_ns = AT(15000)},
                   "a:a"));
    TRY(read_where(&past, (kin_past_query){.selector = web, .at_ns = AT(25000)},
                   ""));
    return read_where(&past,
                      (kin_past_query){.index = kin_s(KIN_INDEX_NAMESPACE),
                                       .value = kin_s("n"),
                                       .at_ns = AT(9000),
                                       .until_ns = AT(43000)},
                      "a:b?! a:a?- a:a?");
}

KIN_TEST(another_object_under_the_same_key_has_its_own_values)
{
    PAST_FIXTURE past = {0};
    struct pod next = a;

    next.uid = "uid-b";
    next.created_ms = 35000;
    next.ready_ms = 36000;
    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 12000, &a, 1));
    TRY(past_bookmark(&past, 20000));
    TRY(past_relist(&past, 60000, &next, 1));
    OWNERS(&past, "10.0.0.7", 15000, "a:a-g");
    OWNERS(&past, "10.0.0.7", 40000, "a:b!");
    OWNERS(&past, "10.0.0.7", 36500, "a:b?! a:a?-g");
    TRY(read_where(&past,
                   (kin_past_query){.index = kin_s(KIN_INDEX_NODE_NAME),
                                    .value = kin_s("node"),
                                    .at_ns = AT(15000)},
                   "a:a-g"));
    return read_where(&past,
                      (kin_past_query){.key = kin_s("n/a"), .at_ns = AT(50000)},
                      "a:b! a:a?-g");
}

KIN_TEST(an_index_of_a_user_uses_arrival_times)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;
    kin_indexer indexer;
    kin_past_query query = {.index = kin_s("app"), .value = kin_s("web")};

    pod.app = "web";
    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(kin_indexer_by_path(alloc, kin_s("app"), kin_s(".metadata.labels.app"),
                            &indexer, NULL));
    TRY(kin_store_add_indexers(kin__core_store(past.fixture.core), &indexer, 1,
                               NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 19500, "ADDED", &pod));
    pod.app = "db";
    TRY(past_event(&past, 30000, "MODIFIED", &pod));
    query.at_ns = AT(25000);
    TRY(read_where(&past, query, "a:a"));
    query.at_ns = AT(29500);
    TRY(read_where(&past, query, "a:a?"));
    query.at_ns = AT(30000);
    TRY(read_where(&past, query, ""));
    query.at_ns = AT(18400);
    TRY(read_where(&past, query, ""));
    query.value = kin_s("db");
    query.at_ns = AT(29500);
    TRY(read_where(&past, query, "a:a?!"));
    query.at_ns = AT(28999);
    return read_where(&past, query, "");
}

KIN_TEST(a_container_has_its_id_from_its_start)
{
    PAST_FIXTURE past = {0};
    kin_past_query query = {.index = kin_s(KIN_INDEX_CONTAINER_ID),
                            .value = kin_s("uid-a-c")};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &a));
    TRY(past_event(&past, 21500, "DELETED", &a));
    /* Its start is not stated, so it is that of the pod. */
    query.at_ns = AT(9500);
    TRY(read_where(&past, query, "a:a?-"));
    query.at_ns = AT(15000);
    TRY(read_where(&past, query, "a:a-"));
    query.at_ns = AT(22000);
    return read_where(&past, query, "");
}

KIN_TEST(one_owner_or_none)
{
    PAST_FIXTURE past = {0};
    KIN_AUTO(kin_past) *found = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_past_query query = KIN_INIT(kin_past_query);
    struct pod b = a;

    b.name = "b";
    b.uid = "uid-b";
    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &a));
    TRY(past_event(&past, 12500, "ADDED", &b));
    TRY(past_event(&past, 13500, "DELETED", &b));
    COMPLETE();
    kin_store *store = kin__core_store(past.fixture.core);
    query.index = kin_s(KIN_INDEX_NODE_NAME);
    query.value = kin_s("node");
    query.at_ns = AT(12900);
    TRY_FAIL(kin__past_read_unique(store, &query, &found, &err),
             KIN_EAMBIGUOUS);
    assert_string_equal(err.message, "past: both n/b and n/a match");
    query.key = kin_s("n/a");
    TRY(kin__past_read_unique(store, &query, &found, NULL));
    assert_string_equal(describe(found), "a:a?!");
    found = kin_past_free(found);
    query.key = kin_s("n/c");
    TRY_FAIL(kin__past_read_unique(store, &query, &found, NULL), KIN_ENOTFOUND);
    query.index = kin_s("none");
    TRY_FAIL(kin__past_read(store, &query, &found, NULL), KIN_ENOTFOUND);
    query = (kin_past_query){.size = sizeof(query)};
    TRY_FAIL(kin__past_read(store, &query, &found, NULL), KIN_EINVAL);
    query.uid = kin_s("u");
    query.at_ns = 5;
    query.until_ns = 4;
    TRY_FAIL(kin__past_read(store, &query, &found, NULL), KIN_EINVAL);
    return 0;
}

/* ---- clocks ---- */

KIN_TEST(skew_widens_all_bounds)
{
    PAST_FIXTURE past = {0};
    const struct kin__past_opts opts = {
        .keep_ns = KEEP_MS * KIN__NS_PER_MS,
        .delay_ns = DELAY_MS * KIN__NS_PER_MS,
        .skew_ns = 300 * KIN__NS_PER_MS,
        .max_bytes = 1 << 20,
    };
    struct pod pod = a;

    TRY(past_fixture_init(&past, alloc, &opts));
    TRY(past_list(&past, 1000, NULL, 0));
    /* The clock of the node is ahead of ours. */
    TRY(past_event(&past, 10800, "ADDED", &pod));
    BOUNDS(&past, "10.0.0.7", 10500, "9700,11100", "9700,+");
    TRY(past_event(&past, 20000, "DELETED", &pod));
    BOUNDS(&past, "10.0.0.7", 15000, "9700,11100", "18700,20300");
    return 0;
}

/* ---- memory ---- */

static struct kin__past_stats stats_of(struct past_fixture *past)
{
    struct kin__past_stats stats;

    kin__past_get_stats(kin__core_store(past->fixture.core)->past, &stats);
    return stats;
}

KIN_TEST(an_update_that_changes_no_value_adds_nothing)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, &pod, 1));
    COMPLETE();
    assert_int_equal(stats_of(&past).entries, 0);
    for (int i = 0; i < 10; i++) {
        pod.created_ms += 1000;
        TRY(past_event(&past, 2000 + i, "MODIFIED", &pod));
    }
    COMPLETE();
    assert_int_equal(stats_of(&past).entries, 0);
    TRY(past_event(&past, 3000, "DELETED", &pod));
    COMPLETE();
    assert_true(stats_of(&past).entries > 4);
    assert_int_equal(stats_of(&past).holders, 1);
    return 0;
}

KIN_TEST(the_past_is_forgotten_in_time)
{
    PAST_FIXTURE past = {0};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &a));
    TRY(past_event(&past, 21500, "DELETED", &a));
    past_set(&past, 21500 + KEEP_MS);
    OWNERS(&past, "10.0.0.7", 15000, "a:a-");
    /* Without a write readers do not see it, and a bookmark frees it. */
    past_set(&past, 21501 + KEEP_MS);
    OWNERS(&past, "10.0.0.7", 15000, "");
    assert_true(stats_of(&past).entries > 0);
    TRY(past_bookmark(&past, 21502 + KEEP_MS));
    kin__core_rest(past.fixture.core);
    COMPLETE();
    assert_int_equal(stats_of(&past).entries, 0);
    assert_int_equal(stats_of(&past).holders, 0);
    assert_int_equal(stats_of(&past).dropped, 0);
    return 0;
}

KIN_TEST(a_limit_drops_the_oldest)
{
    PAST_FIXTURE past = {0};
    const struct kin__past_opts opts = {
        .keep_ns = KEEP_MS * KIN__NS_PER_MS,
        .delay_ns = DELAY_MS * KIN__NS_PER_MS,
        .max_bytes = 24 << 10,
        .is_secret = true,
    };
    struct pod pod = a;
    KIN_AUTO(kin_past) *found = NULL;

    TRY(past_fixture_init(&past, alloc, &opts));
    TRY(past_list(&past, 1000, NULL, 0));
    for (int i = 0; i < 30; i++) {
        TRY(past_event(&past, 12000 + 1000 * i, "ADDED", &pod));
        TRY(past_event(&past, 12500 + 1000 * i, "DELETED", &pod));
        COMPLETE();
        assert_true(stats_of(&past).bytes <= opts.max_bytes);
    }
    assert_true(stats_of(&past).dropped > 0);
    TRY(past_owners(&past, "10.0.0.7", 41200, &found));
    assert_true(kin_past_count(found) > 0);
    assert_true(kin_past_complete_since_ns(found) > AT(12000));
    assert_true(kin_past_complete_since_ns(found) < AT(41000));
    return 0;
}

KIN_TEST(the_present_is_worth_more_than_the_past)
{
    PAST_FIXTURE past = {0};
    struct pod pod = a;
    char name[16];
    char app[4096];

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    memset(app, 'x', sizeof(app));
    app[sizeof(app) - 1] = '\0';
    pod.app = app;
    for (int i = 0; i < 100; i++) {
        (void)snprintf(name, sizeof(name), "uid-%d", i);
        pod.uid = name;
        app[i] = 'y';
        pod.created_ms = 2000 + 1000 * i;
        TRY(past_event(&past, 10000 + 100 * i, "ADDED", &pod));
        TRY(past_event(&past, 10050 + 100 * i, "DELETED", &pod));
        record_calls(&past.fixture, past.fixture.handler);
        kin__buf_clear(&past.fixture.log);
    }
    kin_store *store = kin__core_store(past.fixture.core);
    kin_store_reclaim(store);
    COMPLETE();
    assert_true(stats_of(&past).holders == 100);
    kin__core_set_max_bytes(past.fixture.core,
                            kin__store_used_bytes(store) / 2);
    TRY(past_event(&past, 30000, "ADDED", &a));
    COMPLETE();
    assert_int_equal(stored(&past.fixture), 1);
    assert_true(stats_of(&past).holders == 0);
    assert_true(stats_of(&past).dropped > 100);
    return 0;
}

KIN_TEST(results_outlive_the_informer)
{
    KIN_AUTO(kin_past) *found = NULL;
    PAST_FIXTURE past = {0};

    TRY(past_fixture_init(&past, alloc, NULL));
    TRY(past_list(&past, 1000, NULL, 0));
    TRY(past_event(&past, 11500, "ADDED", &a));
    TRY(past_event(&past, 21500, "DELETED", &a));
    TRY(past_owners(&past, "10.0.0.7", 15000, &found));
    past.fixture.core = kin__core_free(past.fixture.core);
    COMPLETE();
    assert_string_equal(describe(found), "a:a-");
    return 0;
}

/* ---- informers ---- */

static int new_informer(const kin_allocator *alloc, kin_fake_source *source,
                        kin_informer_opts opts, kin_informer **ret)
{
    opts.size = sizeof(opts);
    opts.alloc = alloc;
    return kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                        &opts, ret, NULL);
}

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

KIN_TEST(an_informer_remembers_if_it_is_told_how_long)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_past) *found = NULL;
    const kin_past_query *query = KIN_OPTS(kin_past_query, .key = kin_s("n/a"));

    TRY(kin_fake_source_new(alloc, &pods, &source, NULL));
    TRY_FAIL(new_informer(alloc, source, (kin_informer_opts){.remember_ms = -1},
                          &informer),
             KIN_EINVAL);
    TRY_FAIL(new_informer(alloc, source,
                          (kin_informer_opts){.remember_ms = 86400001},
                          &informer),
             KIN_EINVAL);
    TRY_FAIL(new_informer(alloc, source,
                          (kin_informer_opts){.remember_skew_ms = -1},
                          &informer),
             KIN_EINVAL);
    TRY(new_informer(alloc, source, (kin_informer_opts){0}, &informer));
    TRY_FAIL(kin_informer_past(informer, query, &found, NULL), KIN_EINVAL);
    informer = kin_informer_free(informer);
    TRY(new_informer(alloc, source, (kin_informer_opts){.remember_ms = 1000},
                     &informer));
    TRY(kin_informer_past(informer, query, &found, NULL));
    assert_int_equal(kin_past_count(found), 0);
    TRY_FAIL(kin_informer_past(informer, NULL, &found, NULL), KIN_EINVAL);
    TRY_FAIL(kin_informer_past_unique(informer, query, &found, NULL),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(the_dump_shows_the_past)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_document) *dump = NULL;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    int64_t keep_ms = 0;

    TRY(kin_fake_source_new(alloc, &pods, &source, NULL));
    TRY(new_informer(alloc, source, (kin_informer_opts){.remember_ms = 7000},
                     &informer));
    TRY(kin_informer_dump(informer, alloc, &dump, NULL));
    kin_value past = kin_value_get(kin_document_root(dump), kin_s("past"));
    TRY(kin_value_int(kin_value_get(past, kin_s("keepMs")), &keep_ms));
    assert_int_equal(keep_ms, 7000);
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.past_entries, 0);
    assert_true(stats.past_bytes > 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(an_ended_pod_had_its_address),
    KIN_TEST_ENTRY(a_condition_ends_an_address_before_it_arrives),
    KIN_TEST_ENTRY(a_deletion_timestamp_ends_nothing),
    KIN_TEST_ENTRY(
        a_new_pod_may_have_the_address_before_the_deletion_of_the_old_one),
    KIN_TEST_ENTRY(a_pod_in_the_network_of_the_host_has_no_address),
    KIN_TEST_ENTRY(an_address_that_a_status_lost_remains_until_the_pod_ends),
    KIN_TEST_ENTRY(another_sandbox_has_another_address),
    KIN_TEST_ENTRY(both_families_are_addresses),
    KIN_TEST_ENTRY(what_vanished_in_a_gap_ended_within_it),
    KIN_TEST_ENTRY(the_first_events_of_a_watch_may_be_late),
    KIN_TEST_ENTRY(a_watch_that_timed_out_has_missed_nothing),
    KIN_TEST_ENTRY(a_verification_shortens_no_gap),
    KIN_TEST_ENTRY(saved_objects_began_before_they_were_loaded),
    KIN_TEST_ENTRY(the_deletion_of_an_unknown_object_ends_no_other_one),
    KIN_TEST_ENTRY(nothing_is_known_before_the_first_list),
    KIN_TEST_ENTRY(objects_are_found_by_key_uid_and_labels),
    KIN_TEST_ENTRY(another_object_under_the_same_key_has_its_own_values),
    KIN_TEST_ENTRY(an_index_of_a_user_uses_arrival_times),
    KIN_TEST_ENTRY(a_container_has_its_id_from_its_start),
    KIN_TEST_ENTRY(one_owner_or_none), KIN_TEST_ENTRY(skew_widens_all_bounds),
    KIN_TEST_ENTRY(an_update_that_changes_no_value_adds_nothing),
    KIN_TEST_ENTRY(the_past_is_forgotten_in_time),
    KIN_TEST_ENTRY(a_limit_drops_the_oldest),
    KIN_TEST_ENTRY(the_present_is_worth_more_than_the_past),
    KIN_TEST_ENTRY(results_outlive_the_informer),
    KIN_TEST_ENTRY(an_informer_remembers_if_it_is_told_how_long),
    KIN_TEST_ENTRY(the_dump_shows_the_past))
