/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/deployment_status.h"

#include <stdio.h>
#include <string.h>

#include <kin/document.h>
#include <kin/edit.h>
#include <kin/json.h>

#include "kin_test.h"
#include "test_json.h"

enum { NOW_S = 1000 };

static const struct kin__deployment_facts usual = {
    .name = KIN_STR_INIT("web"),
    .new_set = KIN_STR_INIT("web-2"),
    .generation = 2,
    .replicas = 3,
    .max_unavailable = 1,
    .deadline_s = 600,
    .now_s = NOW_S};

/* A condition Progressing, as reported before. */
static void set_progressing(struct kin__deployment_status *status,
                            const char *state, const char *reason,
                            int64_t updated_s)
{
    kin__conditions_set(&status->conditions,
                        (struct kin__condition){.type = kin_s("Progressing"),
                                                .status = kin_s(state),
                                                .reason = kin_s(reason),
                                                .message = kin_s("before"),
                                                .updated_s = updated_s,
                                                .changed_s = 1});
}

static void expect_condition(const struct kin__deployment_status *status,
                             const char *type, const char *state,
                             const char *reason, const char *message)
{
    const struct kin__condition *at = kin__conditions_get(&status->conditions,
                                                          kin_s(type));

    assert_non_null(at);
    assert_str_equal(at->status, state);
    assert_str_equal(at->reason, reason);
    assert_true(kin_str_eq(at->message, kin_s(message)));
}

/* ---- numbers ---- */

KIN_TEST(numbers_are_sums)
{
    struct kin__deployment_status status = {.collisions = -1};
    const struct kin__rollout_set sets[] = {{.replicas = 2,
                                             .reported = 3,
                                             .ready = 2,
                                             .available = 1,
                                             .terminating = 1},
                                            {.replicas = 3,
                                             .reported = 2,
                                             .ready = 2,
                                             .available = 2,
                                             .terminating = 0,
                                             .is_new = true}};

    (void)alloc;
    kin__deployment_status_count(&status, &usual, sets, 2);
    assert_int_equal(status.replicas, 5);
    assert_int_equal(status.updated, 2);
    assert_int_equal(status.ready, 4);
    assert_int_equal(status.available, 3);
    assert_int_equal(status.unavailable, 2);
    assert_int_equal(status.terminating, 1);
    assert_int_equal(status.observed_generation, 2);
    return 0;
}

KIN_TEST(a_sum_with_an_unknown_number_is_unknown)
{
    struct kin__deployment_status status = {.collisions = -1};
    const struct kin__rollout_set sets[] = {
        {.replicas = 1, .available = 9, .terminating = 4}, {.terminating = -1}};

    (void)alloc;
    kin__deployment_status_count(&status, &usual, sets, 2);
    assert_int_equal(status.terminating, -1);
    assert_int_equal(status.unavailable, 0);
    assert_int_equal(status.updated, 0);
    return 0;
}

KIN_TEST(available_depends_on_max_unavailable)
{
    struct kin__deployment_status status = {.collisions = -1};
    struct kin__rollout_set set = {.replicas = 3, .available = 1};

    (void)alloc;
    kin__deployment_status_count(&status, &usual, &set, 1);
    expect_condition(&status, "Available", "False",
                     "MinimumReplicasUnavailable",
                     "Deployment does not have minimum availability.");
    set.available = 2;
    kin__deployment_status_count(&status, &usual, &set, 1);
    expect_condition(&status, "Available", "True", "MinimumReplicasAvailable",
                     "Deployment has minimum availability.");
    return 0;
}

/* ---- progress ---- */

struct progress {
    const char *what;
    const char *before; /* the reason before; NULL: none */
    int64_t updated_s;
    int32_t old[4]; /* replicas, updated, ready, available */
    int32_t now[4];
    const char *state; /* afterwards; NULL: no condition */
    const char *reason;
    const char *message;
};

static const struct progress steps[] = {
    {"complete",
     "ReplicaSetUpdated",
     900,
     {3, 2, 3, 3},
     {3, 3, 3, 3},
     "True",
     "NewReplicaSetAvailable",
     "ReplicaSet \"web-2\" has successfully progressed."},
    {"has been complete",
     "NewReplicaSetAvailable",
     900,
     {3, 3, 3, 3},
     {3, 3, 2, 2},
     "True",
     "NewReplicaSetAvailable",
     "before"},
    {"one more is there",
     "NewReplicaSetCreated",
     900,
     {3, 1, 3, 3},
     {4, 2, 3, 3},
     "True",
     "ReplicaSetUpdated",
     "ReplicaSet \"web-2\" is progressing."},
    {"an old one has gone",
     "ReplicaSetUpdated",
     900,
     {4, 2, 3, 3},
     {3, 2, 3, 3},
     "True",
     "ReplicaSetUpdated",
     "ReplicaSet \"web-2\" is progressing."},
    {"one more is ready, late",
     "ProgressDeadlineExceeded",
     10,
     {3, 3, 1, 1},
     {3, 3, 2, 1},
     "True",
     "ReplicaSetUpdated",
     "ReplicaSet \"web-2\" is progressing."},
    {"nothing, in time",
     "ReplicaSetUpdated",
     400,
     {3, 3, 1, 1},
     {3, 3, 1, 1},
     "True",
     "ReplicaSetUpdated",
     "before"},
    {"nothing, too late",
     "ReplicaSetUpdated",
     399,
     {3, 3, 1, 1},
     {3, 3, 1, 1},
     "False",
     "ProgressDeadlineExceeded",
     "ReplicaSet \"web-2\" has timed out progressing."},
    {"nothing, and nothing is known",
     NULL,
     0,
     {3, 3, 1, 1},
     {3, 3, 1, 1},
     NULL,
     NULL,
     NULL},
};

static void counts_set(struct kin__deployment_status *status,
                       const int32_t counts[4])
{
    status->observed_generation = usual.generation;
    status->replicas = counts[0];
    status->updated = counts[1];
    status->ready = counts[2];
    status->available = counts[3];
}

KIN_TEST(sets_progressing)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
        struct kin__deployment_status former = {.collisions = -1};
        struct kin__deployment_status status = {.collisions = -1};
        if (steps[i].before)
            set_progressing(&former, "True", steps[i].before,
                            steps[i].updated_s);
        counts_set(&former, steps[i].old);
        status.conditions = former.conditions;
        counts_set(&status, steps[i].now);
        kin__deployment_status_progress(&status, &usual, &former);
        if (steps[i].state)
            expect_condition(&status, "Progressing", steps[i].state,
                             steps[i].reason, steps[i].message);
        else
            assert_int_equal(status.conditions.count, 0);
    }
    return 0;
}

/* The deadline counts from the last progress, so each progress is noted. */
KIN_TEST(progress_renews_the_update_time)
{
    struct kin__deployment_status former = {.collisions = -1};
    struct kin__deployment_status status = {.collisions = -1};

    (void)alloc;
    set_progressing(&former, "True", "ReplicaSetUpdated", 10);
    status.conditions = former.conditions;
    counts_set(&status, (const int32_t[]){3, 1, 1, 1});
    kin__deployment_status_progress(&status, &usual, &former);
    const struct kin__condition *at = kin__conditions_get(&status.conditions,
                                                          kin_s("Progressing"));
    assert_int_equal(at->updated_s, NOW_S);
    assert_int_equal(at->changed_s, 1);
    return 0;
}

KIN_TEST(sets_no_progress_without_a_deadline)
{
    struct kin__deployment_facts facts = usual;
    struct kin__deployment_status former = {.collisions = -1};
    struct kin__deployment_status status = {.collisions = -1};

    (void)alloc;
    facts.deadline_s = 0;
    set_progressing(&status, "True", "ReplicaSetUpdated", 10);
    kin__deployment_status_progress(&status, &facts, &former);
    assert_int_equal(status.conditions.count, 0);
    kin__deployment_status_note(&status, &facts, KIN__NEW_SET_FOUND,
                                kin_s("web-2"), NULL);
    facts.is_paused = true;
    kin__deployment_status_pause(&status, &facts);
    assert_int_equal(status.conditions.count, 0);
    return 0;
}

KIN_TEST(copies_failures_of_replica_sets)
{
    const struct kin__condition failure = {.type = kin_s("ReplicaFailure"),
                                           .status = kin_s("True"),
                                           .reason = kin_s("FailedCreate"),
                                           .message = kin_s("quota"),
                                           .changed_s = 7};
    struct kin__deployment_facts facts = usual;
    struct kin__deployment_status former = {.collisions = -1};
    struct kin__deployment_status status = {.collisions = -1};

    (void)alloc;
    facts.failure = &failure;
    kin__deployment_status_progress(&status, &facts, &former);
    expect_condition(&status, "ReplicaFailure", "True", "FailedCreate",
                     "quota");
    facts.failure = NULL;
    kin__deployment_status_progress(&status, &facts, &former);
    assert_null(
        kin__conditions_get(&status.conditions, kin_s("ReplicaFailure")));
    return 0;
}

KIN_TEST(reports_pause_and_resume)
{
    struct kin__deployment_facts facts = usual;
    struct kin__deployment_status status = {.collisions = -1};

    (void)alloc;
    kin__deployment_status_pause(&status, &facts);
    assert_int_equal(status.conditions.count, 0);
    facts.is_paused = true;
    kin__deployment_status_pause(&status, &facts);
    expect_condition(&status, "Progressing", "Unknown", "DeploymentPaused",
                     "Deployment is paused");
    facts.is_paused = false;
    kin__deployment_status_pause(&status, &facts);
    expect_condition(&status, "Progressing", "Unknown", "DeploymentResumed",
                     "Deployment is resumed");
    set_progressing(&status, "False", "ProgressDeadlineExceeded", 5);
    facts.is_paused = true;
    kin__deployment_status_pause(&status, &facts);
    expect_condition(&status, "Progressing", "False",
                     "ProgressDeadlineExceeded", "before");
    return 0;
}

KIN_TEST(reports_the_new_set)
{
    struct kin__deployment_status status = {.collisions = -1};

    (void)alloc;
    kin__deployment_status_note(&status, &usual, KIN__NEW_SET_FOUND,
                                kin_s("web-2"), NULL);
    expect_condition(&status, "Progressing", "True", "FoundNewReplicaSet",
                     "Found new replica set \"web-2\"");
    kin__deployment_status_note(&status, &usual, KIN__NEW_SET_CREATED,
                                kin_s("web-3"), NULL);
    expect_condition(&status, "Progressing", "True", "NewReplicaSetCreated",
                     "Created new replica set \"web-3\"");
    kin__deployment_status_note(&status, &usual, KIN__NEW_SET_FAILED,
                                kin_s("web-4"), "no");
    expect_condition(&status, "Progressing", "False", "ReplicaSetCreateError",
                     "Failed to create new replica set \"web-4\": no");
    return 0;
}

/* For any length of message and name. */
KIN_TEST(a_long_failure_is_not_truncated)
{
    struct kin__deployment_status status = {.collisions = -1};
    char why[KIN_ERROR_MESSAGE_SIZE];
    char name[254];
    char text[sizeof(why) + sizeof(name) + 64];

    (void)alloc;
    memset(why, 'w', sizeof(why) - 1);
    why[sizeof(why) - 1] = '\0';
    memset(name, 'n', sizeof(name) - 1);
    name[sizeof(name) - 1] = '\0';
    kin__deployment_status_note(&status, &usual, KIN__NEW_SET_FAILED,
                                kin_s(name), why);
    (void)snprintf(text, sizeof(text),
                   "Failed to create new replica set \"%s\": %s", name, why);
    expect_condition(&status, "Progressing", "False", "ReplicaSetCreateError",
                     text);
    return 0;
}

KIN_TEST(rechecks_a_rollout_at_its_deadline)
{
    struct kin__deployment_facts facts = usual;
    struct kin__deployment_status status = {.collisions = -1};

    (void)alloc;
    assert_true(kin__deployment_check_after_s(&status, &facts) < 0);
    set_progressing(&status, "True", "ReplicaSetUpdated", 700);
    assert_int_equal(kin__deployment_check_after_s(&status, &facts), 301);
    facts.now_s = 5000;
    assert_int_equal(kin__deployment_check_after_s(&status, &facts), 1);
    facts.deadline_s = 0;
    assert_true(kin__deployment_check_after_s(&status, &facts) < 0);
    counts_set(&status, (const int32_t[]){3, 3, 3, 3});
    assert_true(kin__deployment_check_after_s(&status, &usual) < 0);
    counts_set(&status, (const int32_t[]){3, 3, 3, 2});
    set_progressing(&status, "False", "ProgressDeadlineExceeded", 700);
    assert_true(kin__deployment_check_after_s(&status, &usual) < 0);
    /* Was complete before, then something broke. */
    set_progressing(&status, "True", "NewReplicaSetAvailable", 10);
    assert_true(kin__deployment_check_after_s(&status, &usual) < 0);
    return 0;
}

/* ---- reading and writing ---- */

#define OBJECT                                                                 \
    "{\"metadata\":{\"name\":\"web\"},\"status\":{\"observedGeneration\":4,"   \
    "\"replicas\":3,\"updatedReplicas\":2,\"readyReplicas\":1,"                \
    "\"availableReplicas\":1,\"unavailableReplicas\":2,"                       \
    "\"terminatingReplicas\":0,\"collisionCount\":1,\"conditions\":["          \
    "{\"type\":\"Progressing\",\"status\":\"True\","                           \
    "\"lastUpdateTime\":\"2026-01-01T00:00:00Z\","                             \
    "\"lastTransitionTime\":\"2026-01-01T00:00:00Z\",\"reason\":\"R\","        \
    "\"message\":\"m\"}]}}"

KIN_TEST(writes_what_it_read)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    struct kin__deployment_status status;

    TRY(kin_object_parse(alloc, kin_s(OBJECT), &object, NULL));
    kin__deployment_status_read(object, &status);
    assert_int_equal(status.unavailable, 2);
    assert_int_equal(status.collisions, 1);
    edit = kin_edit_new_change(alloc, object);
    TRY_PTR(edit);
    kin__deployment_status_write(&status, edit);
    TRY(kin_edit_merge_patch(edit, &patch, NULL));
    assert_json_equal(kin_document_root(patch), "{}");
    return 0;
}

/* Each number before and after, and what is written: 0 is written by omission,
 * except where an omitted number means something else. */
struct change {
    const char *before; /* of the status */
    struct kin__deployment_status after;
    const char *patch;
};

/* In both directions for numbers that are omitted when they are 0. */
#define NUMBER_CHANGES(key, member)                                            \
    {"\"" key "\":2", {.member = 1, UNKNOWN}, WRITES("\"" key "\":1")},        \
        {"\"" key "\":2", {UNKNOWN}, WRITES("\"" key "\":null")},              \
        {"\"" key "\":2", {.member = 2, UNKNOWN}, "{}"},                       \
    {                                                                          \
        "", {.member = 1, UNKNOWN}, WRITES("\"" key "\":1")                    \
    }
#define UNKNOWN .terminating = -1, .collisions = -1
#define WRITES(members) "{\"status\":{" members "}}"

static const struct change changes[] = {
    NUMBER_CHANGES("observedGeneration", observed_generation),
    NUMBER_CHANGES("replicas", replicas),
    NUMBER_CHANGES("updatedReplicas", updated),
    NUMBER_CHANGES("readyReplicas", ready),
    NUMBER_CHANGES("availableReplicas", available),
    NUMBER_CHANGES("unavailableReplicas", unavailable),
    {"", {UNKNOWN}, "{}"},
    {"", {.collisions = -1}, WRITES("\"terminatingReplicas\":0")},
    {"\"terminatingReplicas\":1",
     {.collisions = -1},
     WRITES("\"terminatingReplicas\":0")},
    {"\"terminatingReplicas\":1",
     {.terminating = 2, .collisions = -1},
     WRITES("\"terminatingReplicas\":2")},
    {"\"terminatingReplicas\":0", {.collisions = -1}, "{}"},
    {"\"terminatingReplicas\":1",
     {UNKNOWN},
     WRITES("\"terminatingReplicas\":null")},
    {"", {.terminating = -1}, WRITES("\"collisionCount\":0")},
    {"\"collisionCount\":1",
     {.terminating = -1},
     WRITES("\"collisionCount\":0")},
    {"\"collisionCount\":1",
     {.terminating = -1, .collisions = 2},
     WRITES("\"collisionCount\":2")},
    {"\"collisionCount\":0", {.terminating = -1}, "{}"},
    {"\"collisionCount\":1", {UNKNOWN}, WRITES("\"collisionCount\":null")},
};

KIN_TEST(writes_every_changed_number)
{
    for (size_t i = 0; i < sizeof(changes) / sizeof(changes[0]); i++) {
        KIN_AUTO(kin_object) *object = NULL;
        KIN_AUTO(kin_edit) *edit = NULL;
        KIN_AUTO(kin_document) *patch = NULL;
        char text[128];

        (void)snprintf(text, sizeof(text),
                       "{\"metadata\":{\"name\":\"web\"},\"status\":{%s}}",
                       changes[i].before);
        TRY(kin_object_parse(alloc, kin_s(text), &object, NULL));
        edit = kin_edit_new_change(alloc, object);
        TRY_PTR(edit);
        kin__deployment_status_write(&changes[i].after, edit);
        TRY(kin_edit_merge_patch(edit, &patch, NULL));
        assert_json_equal(kin_document_root(patch), changes[i].patch);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(numbers_are_sums),
              KIN_TEST_ENTRY(a_sum_with_an_unknown_number_is_unknown),
              KIN_TEST_ENTRY(available_depends_on_max_unavailable),
              KIN_TEST_ENTRY(sets_progressing),
              KIN_TEST_ENTRY(progress_renews_the_update_time),
              KIN_TEST_ENTRY(sets_no_progress_without_a_deadline),
              KIN_TEST_ENTRY(copies_failures_of_replica_sets),
              KIN_TEST_ENTRY(reports_pause_and_resume),
              KIN_TEST_ENTRY(reports_the_new_set),
              KIN_TEST_ENTRY(a_long_failure_is_not_truncated),
              KIN_TEST_ENTRY(rechecks_a_rollout_at_its_deadline),
              KIN_TEST_ENTRY(writes_what_it_read),
              KIN_TEST_ENTRY(writes_every_changed_number))
