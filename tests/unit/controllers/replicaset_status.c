/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include <kin/document.h>
#include <kin/edit.h>
#include <kin/json.h>

#include "controllers/replicaset.h"
#include "kin_test.h"
#include "test_json.h"

enum { NOW_S = 1000 };

#define SET(min_ready, status)                                                 \
    "{\"metadata\":{\"name\":\"web\",\"generation\":3},\"spec\":{"             \
    "\"replicas\":3,\"minReadySeconds\":" min_ready                            \
    ",\"template\":{\"metadata\":{\"labels\":{"                                \
    "\"app\":\"web\",\"v\":\"1\"}}}},\"status\":{" status "}}"
#define POD(version)                                                           \
    "{\"metadata\":{\"name\":\"p\",\"labels\":{\"v\":\"" version               \
    "\",\"app\":\"web\"}}}"
#define FAILING                                                                \
    "\"conditions\":[{\"type\":\"ReplicaFailure\",\"status\":\"True\","        \
    "\"lastTransitionTime\":\"1970-01-01T00:00:09Z\","                         \
    "\"reason\":\"FailedCreate\",\"message\":\"before\"}]"

static int parse(const kin_allocator *alloc, const char *text, kin_object **ret)
{
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

KIN_TEST(counts_pods)
{
    KIN_AUTO(kin_object) *set = NULL;
    KIN_AUTO(kin_object) *full = NULL;
    KIN_AUTO(kin_object) *part = NULL;

    TRY(parse(alloc, SET("10", ""), &set));
    TRY(parse(alloc, POD("1"), &full));
    TRY(parse(alloc, POD("2"), &part));
    struct kin__pod pods[] = {
        {.object = full, .is_ready = true, .ready_s = 900},
        {.object = full, .is_ready = true, .ready_s = 995},
        {.object = full, .is_ready = true, .ready_s = 993},
        {.object = part}};
    struct kin__replicaset_job job = {.set = {set},
                                      .pods = pods,
                                      .count = 4,
                                      .terminating = 2,
                                      .now_s = NOW_S};
    struct kin__replicaset_status status = kin__replicaset_count(&job);
    assert_int_equal(status.replicas, 4);
    assert_int_equal(status.labelled, 3);
    assert_int_equal(status.ready, 3);
    assert_int_equal(status.available, 1);
    assert_int_equal(status.terminating, 2);
    assert_int_equal(status.observed_generation, 3);
    assert_int_equal(status.wanted, 3);
    assert_int_equal(kin__replicaset_next_ms(&job), 3000);
    job.count = 1;
    assert_int_equal(kin__replicaset_next_ms(&job), 0);
    return 0;
}

/* The patch that a status makes for a set. */
static int patch_of(const kin_allocator *alloc, const char *text,
                    const struct kin__replicaset_status *status,
                    kin_document **ret)
{
    KIN_AUTO(kin_object) *set = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(parse(alloc, text, &set));
    edit = kin_edit_new_change(alloc, set);
    TRY_PTR(edit);
    kin__replicaset_status_write(status, set, edit);
    return kin_edit_merge_patch(edit, ret, NULL);
}

KIN_TEST(writes_numbers)
{
    KIN_AUTO(kin_document) *first = NULL;
    KIN_AUTO(kin_document) *same = NULL;
    struct kin__replicaset_status status = {
        .replicas = 2, .ready = 1, .observed_generation = 3};

    TRY(patch_of(alloc, SET("0", "\"availableReplicas\":1"), &status, &first));
    assert_json_equal(kin_document_root(first),
                      "{\"status\":{\"replicas\":2,\"terminatingReplicas\":0,"
                      "\"readyReplicas\":1,\"availableReplicas\":null,"
                      "\"observedGeneration\":3}}");
    TRY(patch_of(alloc,
                 SET("0", "\"replicas\":2,\"terminatingReplicas\":0,"
                          "\"readyReplicas\":1,\"observedGeneration\":3"),
                 &status, &same));
    assert_json_equal(kin_document_root(same), "{}");
    return 0;
}

static const struct {
    const char *before;
    struct kin__replicaset_status status;
    const char *reason; /* afterwards; NULL: no condition */
    const char *message;
} failures[] = {
    {"", {.replicas = 1, .wanted = 3}, NULL, NULL},
    {"", {.replicas = 1, .wanted = 3, .failure = "no"}, "FailedCreate", "no"},
    {"", {.replicas = 5, .wanted = 3, .failure = "no"}, "FailedDelete", "no"},
    {FAILING,
     {.replicas = 1, .wanted = 3, .failure = "no"},
     "FailedCreate",
     "before"},
    {FAILING, {.replicas = 3, .wanted = 3}, NULL, NULL},
};

KIN_TEST(reports_failures_once)
{
    for (size_t i = 0; i < sizeof(failures) / sizeof(failures[0]); i++) {
        KIN_AUTO(kin_object) *set = NULL;
        KIN_AUTO(kin_edit) *edit = NULL;
        KIN_AUTO(kin_document) *doc = NULL;
        char text[1024];
        (void)snprintf(text, sizeof(text),
                       "{\"metadata\":{\"name\":\"web\"},\"status\":{%s}}",
                       failures[i].before);
        TRY(parse(alloc, text, &set));
        edit = kin_edit_new_change(alloc, set);
        TRY_PTR(edit);
        kin__replicaset_status_write(&failures[i].status, set, edit);
        TRY(kin_edit_finish(edit, &doc, NULL));
        kin_value list = kin_value_get(
            kin_value_get(kin_document_root(doc), kin_s("status")),
            kin_s("conditions"));
        kin_value first = kin_value_at(list, 0);
        assert_int_equal(kin_value_count(list), failures[i].reason != NULL);
        if (!failures[i].reason)
            continue;
        assert_str_equal(kin_value_str(kin_value_get(first, kin_s("reason"))),
                         failures[i].reason);
        assert_str_equal(kin_value_str(kin_value_get(first, kin_s("message"))),
                         failures[i].message);
    }
    return 0;
}

/* In both directions for numbers that are omitted when they are 0. */
#define WRITES(members) "{\"status\":{" members "}}"
#define ALWAYS "\"replicas\":0,\"terminatingReplicas\":0"
#define NUMBER_CHANGES(key, member)                                            \
    {ALWAYS ",\"" key "\":2", {.member = 1}, WRITES("\"" key "\":1")},         \
        {ALWAYS ",\"" key "\":2", {0}, WRITES("\"" key "\":null")},            \
        {ALWAYS ",\"" key "\":2", {.member = 2}, "{}"},                        \
    {                                                                          \
        ALWAYS, {.member = 1}, WRITES("\"" key "\":1")                         \
    }

static const struct {
    const char *before;
    struct kin__replicaset_status after;
    const char *patch;
} changes[] = {
    NUMBER_CHANGES("fullyLabeledReplicas", labelled),
    NUMBER_CHANGES("readyReplicas", ready),
    NUMBER_CHANGES("availableReplicas", available),
    NUMBER_CHANGES("observedGeneration", observed_generation),
    {"", {0}, WRITES(ALWAYS)},
    {ALWAYS, {0}, "{}"},
    {"\"replicas\":1,\"terminatingReplicas\":0", {0}, WRITES("\"replicas\":0")},
    {"\"replicas\":0,\"terminatingReplicas\":1",
     {0},
     WRITES("\"terminatingReplicas\":0")},
    {ALWAYS, {.terminating = 1}, WRITES("\"terminatingReplicas\":1")},
    {ALWAYS, {.replicas = 1}, WRITES("\"replicas\":1")},
    {ALWAYS "," FAILING, {0}, WRITES("\"conditions\":null")},
};

KIN_TEST(writes_every_changed_number)
{
    for (size_t i = 0; i < sizeof(changes) / sizeof(changes[0]); i++) {
        KIN_AUTO(kin_document) *patch = NULL;
        char text[512];

        (void)snprintf(text, sizeof(text),
                       "{\"metadata\":{\"name\":\"web\"},\"status\":{%s}}",
                       changes[i].before);
        TRY(patch_of(alloc, text, &changes[i].after, &patch));
        assert_json_equal(kin_document_root(patch), changes[i].patch);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(counts_pods), KIN_TEST_ENTRY(writes_numbers),
              KIN_TEST_ENTRY(reports_failures_once),
              KIN_TEST_ENTRY(writes_every_changed_number))
