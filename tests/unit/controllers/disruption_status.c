/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <kin/document.h>
#include <kin/json.h>

#include "base/str.h"
#include "controllers/disruption.h"
#include "kin_test.h"

enum { NOW_S = 1000 }; /* 1970-01-01T00:16:40Z */

static int parse(const kin_allocator *alloc, const char *text, kin_object **ret)
{
    char room[1024];
    size_t len = strlen(text);

    assert_true(len < sizeof(room));
    for (size_t i = 0; i <= len; i++)
        room[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return kin_object_parse(alloc, kin_str_of(room, len), ret, NULL);
}

#define BUDGET(spec, status)                                                   \
    "{'metadata':{'name':'b','namespace':'n','generation':4},'spec':{" spec    \
    "},'status':{" status "}}"
#define POD(name, more, ready)                                                 \
    "{'metadata':{'name':'" name "','namespace':'n'" more                      \
    "},'status':{'phase':'Running','conditions':[{'type':'Ready','status':"    \
    "'" ready "'}]}}"

/* Kubernetes' rules. */
KIN_TEST(computes_what_is_allowed)
{
    static const struct {
        const char *spec;
        int64_t pods;
        int64_t wanted;
        int64_t healthy;
        int64_t expected;
        int64_t desired;
        int64_t allowed;
    } cases[] = {
        {"'minAvailable':2", 3, 0, 3, 3, 2, 1},
        {"'minAvailable':2", 3, 0, 1, 3, 2, 0},
        {"'minAvailable':0", 0, 0, 0, 0, 0, 0},
        {"'minAvailable':'50%'", 3, 3, 3, 3, 2, 1}, /* rounded up */
        {"'maxUnavailable':1", 3, 3, 3, 3, 2, 1},
        {"'maxUnavailable':'50%'", 3, 3, 3, 3, 1, 2},
        {"'maxUnavailable':5", 3, 3, 3, 3, 0, 3},
        {"'maxUnavailable':1", 3, 0, 3, 0, 0, 0}, /* without controllers */
        {"", 3, 0, 3, 0, 0, 0},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_object) *budget = NULL;
        char text[512];

        (void)snprintf(text, sizeof(text), BUDGET("%s", ""), cases[i].spec);
        TRY(parse(alloc, text, &budget));
        struct kin__disruption state = {.budget = budget,
                                        .pods = cases[i].pods,
                                        .wanted = cases[i].wanted,
                                        .healthy = cases[i].healthy};
        TRY(kin__disruption_judge(&state, NULL));
        if (state.expected != cases[i].expected ||
            state.desired != cases[i].desired ||
            state.allowed != cases[i].allowed)
            fail_msg("%s: %d %d %d", text, (int)state.expected,
                     (int)state.desired, (int)state.allowed);
    }
    return 0;
}

KIN_TEST(rejects_shares_that_are_none)
{
    KIN_AUTO(kin_object) *budget = NULL;

    TRY(parse(alloc, BUDGET("'maxUnavailable':'x'", ""), &budget));
    struct kin__disruption state = {.budget = budget};
    assert_true(kin__disruption_needs_scale(budget));
    assert_int_equal(kin__disruption_judge(&state, NULL), KIN_EPARSE);
    return 0;
}

KIN_TEST(counts_healthy_pods)
{
    static const char *const pods[] = {
        POD("ready", "", "True"),
        POD("unready", "", "False"),
        POD("deleted", ",'deletionTimestamp':'1970-01-01T00:16:00Z'", "True"),
        POD("recent", "", "True"),
        POD("late", "", "True"),
    };
    KIN_AUTO(kin_object) *budget = NULL;

    TRY(parse(alloc,
              BUDGET("'minAvailable':1",
                     "'disruptedPods':{'recent':'1970-01-01T00:16:00Z',"
                     "'late':'1970-01-01T00:14:00Z'}"),
              &budget));
    struct kin__disruption state = {.budget = budget, .now_s = NOW_S};
    for (size_t i = 0; i < sizeof(pods) / sizeof(pods[0]); i++) {
        KIN_AUTO(kin_object) *pod = NULL;

        TRY(parse(alloc, pods[i], &pod));
        kin__disruption_add(&state, pod);
    }
    assert_false(kin__disruption_needs_scale(budget));
    assert_int_equal(state.pods, 5);
    assert_int_equal(state.healthy, 2); /* ready and late */
    assert_int_equal(state.recheck_s, 960 + KIN__DISRUPTION_TIMEOUT_S + 1);
    return 0;
}

static bool is_named_a(kin_str name, void *userdata)
{
    (void)userdata;
    return kin_str_eq(name, KIN__S("a"));
}

/* Compares the status that is written with a text. */
static int expect_status(const struct kin__disruption *state,
                         const kin_allocator *alloc, const char *expected)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_object) *wanted = NULL;

    TRY(kin_edit_new(alloc, kin_object_value(state->budget), &edit, NULL));
    kin__disruption_write(state, edit, is_named_a, NULL);
    TRY(kin_edit_finish(edit, &doc, NULL));
    TRY(parse(alloc, expected, &wanted));
    assert_true(kin_value_equal(
        kin_value_get(kin_document_root(doc), KIN__S("status")),
        kin_value_get(kin_object_value(wanted), KIN__S("status"))));
    return 0;
}

#define STATUS(text) "{'metadata':{'name':'b'},'status':{" text "}}"

KIN_TEST(writes_a_status)
{
    KIN_AUTO(kin_object) *budget = NULL;

    TRY(parse(alloc,
              BUDGET("'minAvailable':1",
                     "'disruptedPods':{'a':'1970-01-01T00:16:00Z','gone':"
                     "'1970-01-01T00:16:00Z'}"),
              &budget));
    struct kin__disruption state = {
        .budget = budget, .now_s = NOW_S, .pods = 2, .healthy = 2};
    TRY(kin__disruption_judge(&state, NULL));
    TRY(expect_status(
        &state, alloc,
        STATUS("'disruptedPods':{'a':'1970-01-01T00:16:00Z'},"
               "'disruptionsAllowed':1,'currentHealthy':2,'desiredHealthy':1,"
               "'expectedPods':2,'observedGeneration':4,'conditions':[{'type':"
               "'DisruptionAllowed','status':'True','reason':'SufficientPods',"
               "'message':'','lastTransitionTime':'1970-01-01T00:16:40Z',"
               "'observedGeneration':4}]")));
    return 0;
}

/* Nothing may be evicted; the numbers stay. */
KIN_TEST(writes_a_failure)
{
    KIN_AUTO(kin_object) *budget = NULL;

    TRY(parse(alloc,
              BUDGET("'maxUnavailable':1",
                     "'disruptionsAllowed':1,'currentHealthy':2,"
                     "'disruptedPods':{'gone':'1970-01-01T00:16:00Z'}"),
              &budget));
    struct kin__disruption state = {
        .budget = budget, .now_s = NOW_S, .failed = "why"};
    TRY(expect_status(
        &state, alloc,
        STATUS("'disruptionsAllowed':0,'currentHealthy':2,'disruptedPods':{"
               "'gone':'1970-01-01T00:16:00Z'},'observedGeneration':4,"
               "'conditions':[{'type':'DisruptionAllowed','status':'False',"
               "'reason':'SyncFailed','message':'why','lastTransitionTime':"
               "'1970-01-01T00:16:40Z','observedGeneration':4}]")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(computes_what_is_allowed),
              KIN_TEST_ENTRY(rejects_shares_that_are_none),
              KIN_TEST_ENTRY(counts_healthy_pods),
              KIN_TEST_ENTRY(writes_a_status), KIN_TEST_ENTRY(writes_a_failure))
