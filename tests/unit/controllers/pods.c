/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/pods.h"

#include <kin/json.h>

#include "kin_test.h"

enum { NOW_S = 1000000 };

#define POD(meta, spec, status)                                                \
    "{\"metadata\":{\"name\":\"p\",\"namespace\":\"n\",\"uid\":\"u\"" meta     \
    "},\"spec\":{" spec "},\"status\":{" status "}}"
#define READY(state)                                                           \
    "\"conditions\":[{\"type\":\"PodScheduled\",\"status\":\"True\"},"         \
    "{\"type\":\"Ready\",\"status\":\"" state                                  \
    "\",\"lastTransitionTime\":\"1970-01-01T00:16:40Z\"}]"
#define COST(text)                                                             \
    ",\"annotations\":{\"controller.kubernetes.io/pod-deletion-cost\":\"" text \
    "\"}"

static int pod_parse(const kin_allocator *alloc, const char *text,
                     kin_object **ret)
{
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

KIN_TEST(reads_a_pod)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(pod_parse(
        alloc,
        POD(",\"creationTimestamp\":\"1970-01-01T00:00:10Z\"" COST("-7"),
            "\"nodeName\":\"n1\"",
            "\"phase\":\"Running\",\"containerStatuses\":["
            "{\"restartCount\":2},{\"restartCount\":5}]," READY("True")),
        &object));
    struct kin__pod pod = kin__pod_of(object);
    assert_str_equal(pod.node, "n1");
    assert_int_equal(pod.phase, 2);
    assert_true(pod.is_ready);
    assert_int_equal(pod.ready_s, 1000);
    assert_int_equal(pod.created_s, 10);
    assert_int_equal(pod.cost, -7);
    assert_int_equal(pod.restarts, 5);
    assert_true(kin__pod_is_active(&pod));
    return 0;
}

KIN_TEST(ignores_an_invalid_cost)
{
    static const char *const texts[] = {POD(COST("much"), "", ""),
                                        POD(COST("99999999999"), "", ""),
                                        POD(COST("-99999999999"), "", "")};

    for (size_t i = 0; i < 3; i++) {
        KIN_AUTO(kin_object) *object = NULL;
        TRY(pod_parse(alloc, texts[i], &object));
        assert_int_equal(kin__pod_of(object).cost, 0);
    }
    return 0;
}

KIN_TEST(finished_and_deleted_pods_are_not_active)
{
    static const struct {
        const char *text;
        bool is_active;
    } rows[] = {
        {POD("", "", ""), true},
        {POD("", "", "\"phase\":\"Pending\""), true},
        {POD("", "", "\"phase\":\"Unknown\""), true},
        {POD("", "", "\"phase\":\"Failed\""), false},
        {POD("", "", "\"phase\":\"Succeeded\""), false},
        {POD(",\"deletionTimestamp\":\"1970-01-01T00:00:10Z\"", "",
             "\"phase\":\"Running\""),
         false},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        KIN_AUTO(kin_object) *object = NULL;
        TRY(pod_parse(alloc, rows[i].text, &object));
        struct kin__pod pod = kin__pod_of(object);
        assert_int_equal(kin__pod_is_active(&pod), rows[i].is_active);
    }
    return 0;
}

KIN_TEST(a_pod_is_available_after_min_ready_seconds)
{
    struct kin__pod pod = {.is_ready = true, .ready_s = 1000};
    struct kin__pod timeless = {.is_ready = true};
    struct kin__pod unready = {.ready_s = 1000};

    (void)alloc;
    assert_true(kin__pod_is_available(&pod, 0, 1000));
    assert_false(kin__pod_is_available(&pod, 10, 1009));
    assert_true(kin__pod_is_available(&pod, 10, 1010));
    assert_int_equal(kin__pod_available_at(&pod, 10, 1009), 1010);
    assert_int_equal(kin__pod_available_at(&pod, 10, 1010), 0);
    assert_true(kin__pod_is_available(&timeless, 0, 1000));
    assert_false(kin__pod_is_available(&timeless, 1, 5000));
    assert_int_equal(kin__pod_available_at(&timeless, 1, 5000), 0);
    assert_false(kin__pod_is_available(&unready, 0, 5000));
    assert_int_equal(kin__pod_available_at(&unready, 1, 1000), 0);
    return 0;
}

/* ---- order of deletion ---- */

#define RUNNING .node = KIN_STR_INIT("n1"), .phase = 2
#define WORKING RUNNING, .is_ready = true, .ready_s = 1000, .created_s = 900

/* In each row the first pod is deleted before the second. */
static const struct kin__pod orders[][2] = {
    {{.phase = 2, .is_ready = true}, {.node = KIN_STR_INIT("n1")}},
    {{.node = KIN_STR_INIT("n1"), .phase = 0},
     {.node = KIN_STR_INIT("n1"), .phase = 1}},
    {{.node = KIN_STR_INIT("n1"), .phase = 1}, {RUNNING}},
    {{RUNNING, .cost = 9}, {WORKING}},
    {{WORKING, .cost = -1}, {WORKING}},
    {{WORKING, .neighbours = 2}, {WORKING, .neighbours = 1, .restarts = 9}},
    {{RUNNING, .is_ready = true, .ready_s = 999990}, {WORKING, .restarts = 9}},
    {{RUNNING, .is_ready = true}, {WORKING}},
    {{WORKING, .restarts = 3}, {WORKING, .restarts = 2}},
    {{RUNNING, .created_s = 999000}, {RUNNING, .created_s = 1000}},
    {{RUNNING}, {RUNNING, .created_s = 999999}},
};

#define POD_A "{\"metadata\":{\"name\":\"z\",\"uid\":\"a\"}}"
#define POD_B "{\"metadata\":{\"name\":\"y\",\"uid\":\"b\"}}"

/* By uid it would be the reverse. */
KIN_TEST(ranks_pods)
{
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;

    TRY(pod_parse(alloc, POD_A, &a));
    TRY(pod_parse(alloc, POD_B, &b));
    for (size_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++) {
        for (size_t turn = 0; turn < 2; turn++) {
            struct kin__pod pods[] = {orders[i][turn], orders[i][1 - turn]};
            pods[turn].object = b;
            pods[1 - turn].object = a;
            pods[0].ready_log = 77; /* set by the call */
            kin__pods_rank(pods, 2, NOW_S);
            if (pods[0].object != b)
                fail_msg("row %zu, turn %zu", i, turn);
        }
    }
    return 0;
}

/* So that a retry deletes the same pods. */
KIN_TEST(breaks_ties_by_uid)
{
    KIN_AUTO(kin_object) *a = NULL;
    KIN_AUTO(kin_object) *b = NULL;

    TRY(pod_parse(alloc, POD_A, &a));
    TRY(pod_parse(alloc, POD_B, &b));
    struct kin__pod pods[] = {{.object = b}, {.object = a}};
    kin__pods_rank(pods, 2, NOW_S);
    assert_ptr_equal(pods[0].object, a);
    kin__pods_rank(pods, 2, NOW_S);
    assert_ptr_equal(pods[0].object, a);
    return 0;
}

KIN_TEST(neighbours_are_active_pods_on_the_same_node)
{
    struct kin__pod pods[] = {{.node = KIN_STR_INIT("n1")},
                              {.node = KIN_STR_INIT("n2"), .is_ready = true},
                              {.is_ready = true}};
    const struct kin__pod related[] = {
        {.node = KIN_STR_INIT("n1"), .is_ready = true},
        {.node = KIN_STR_INIT("n1")},
        {.node = KIN_STR_INIT("n1"), .is_ready = true, .is_deleting = true},
        {.node = KIN_STR_INIT("n1"), .is_finished = true},
        {.node = KIN_STR_INIT("n2"), .is_ready = true},
        {.is_ready = true}};

    (void)alloc;
    for (size_t i = 0; i < sizeof(related) / sizeof(related[0]); i++)
        kin__pods_add_neighbour(pods, 3, &related[i]);
    assert_int_equal(pods[0].neighbours, 2);
    assert_int_equal(pods[1].neighbours, 1);
    assert_int_equal(pods[2].neighbours, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_a_pod),
              KIN_TEST_ENTRY(ignores_an_invalid_cost),
              KIN_TEST_ENTRY(finished_and_deleted_pods_are_not_active),
              KIN_TEST_ENTRY(a_pod_is_available_after_min_ready_seconds),
              KIN_TEST_ENTRY(ranks_pods), KIN_TEST_ENTRY(breaks_ties_by_uid),
              KIN_TEST_ENTRY(neighbours_are_active_pods_on_the_same_node))
