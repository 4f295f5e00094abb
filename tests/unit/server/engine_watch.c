/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <stdio.h>

#include "kin_test.h"
#include "server/history.h"
#include "test_engine.h"

#define CM "v1/configmaps/default"

#define assert_next(watch, expected)                                           \
    do {                                                                       \
        char next_[128];                                                       \
        (void)test_next((watch), next_, sizeof(next_));                        \
        if (strcmp(next_, "KIN_ENOMEM") == 0 && kin_test_out_of_memory())      \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(next_, (expected));                                \
    } while (0)

static int make(struct test_engine *test, const char *name, const char *label)
{
    char body[128];

    (void)snprintf(body, sizeof(body),
                   "{\"metadata\":{\"name\":\"%s\",\"labels\":{\"a\":\"%s\"}}}",
                   name, label);
    return test_create(test, CM, body, NULL);
}

static int relabel(struct test_engine *test, const char *where,
                   const char *label)
{
    char patch[128];

    (void)snprintf(patch, sizeof(patch),
                   "{\"metadata\":{\"labels\":{\"a\":\"%s\"}}}", label);
    return test_merge(test, where, patch, NULL);
}

KIN_TEST(delivers_every_event_once)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *early = NULL;
    KIN__AUTO_WATCH *late = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {.version = kin_s("4")};
    TRY(test_watch(&test, "v1/configmaps", "", &opts, &early));
    assert_next(early, "wait");
    TRY(make(&test, "a", "x"));
    TRY(relabel(&test, CM "/a", "y"));
    TRY(test_delete(&test, CM "/a", NULL, NULL));
    assert_next(early, "ADDED a 5");
    assert_next(early, "MODIFIED a 6");
    assert_next(early, "DELETED a 7");
    assert_next(early, "wait");
    opts.version = kin_s("5");
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &late));
    assert_next(late, "MODIFIED a 6");
    assert_next(late, "DELETED a 7");
    assert_next(late, "wait");
    return 0;
}

/* With bookmarks, one marks the end of the initial events. */
static int starts_with_current_objects(const kin_allocator *alloc,
                                       const char *version,
                                       bool allows_bookmarks)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_opts opts = {.version = kin_s(version),
                                   .allows_bookmarks = allows_bookmarks};

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(make(&test, "b", "x"));
    TRY(make(&test, "a", "x"));
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    assert_next(watch, "ADDED a 6");
    TRY(relabel(&test, CM "/a", "y"));
    assert_next(watch, "ADDED b 5");
    if (allows_bookmarks)
        assert_next(watch, "BOOKMARK 6 end");
    assert_next(watch, "MODIFIED a 7");
    assert_next(watch, "wait");
    return 0;
}

KIN_TEST(without_a_version_starts_with_current_objects)
{
    TRY(starts_with_current_objects(alloc, "", /* allows_bookmarks= */ false));
    return starts_with_current_objects(alloc, "", /* allows_bookmarks= */ true);
}

KIN_TEST(version_0_starts_with_current_objects)
{
    TRY(starts_with_current_objects(alloc, "0", /* allows_bookmarks= */ false));
    return starts_with_current_objects(alloc, "0",
                                       /* allows_bookmarks= */ true);
}

KIN_TEST(matching_changes_are_added_and_deleted)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_item item = {0};

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {.version = kin_s("4"),
                                   .labels = kin_s("a=x")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    TRY(make(&test, "w", "x"));
    TRY(relabel(&test, CM "/w", "y"));
    TRY(test_merge(&test, CM "/w", "{\"data\":{\"k\":\"v\"}}", NULL));
    TRY(relabel(&test, CM "/w", "x"));
    TRY(test_delete(&test, CM "/w", NULL, NULL));
    assert_next(watch, "ADDED w 5");
    /* The old object with the version of the change. */
    int r = kin__watch_next(watch, &item);
    TRY(r);
    assert_int_equal(item.type, KIN__WATCH_DELETED);
    assert_str_equal(kin_object_resource_version(item.object), "6");
    assert_str_equal(kin_value_str(kin_value_get(kin_object_labels(item.object),
                                                 kin_s("a"))),
                     "x");
    assert_next(watch, "ADDED w 8");
    assert_next(watch, "DELETED w 9");
    assert_next(watch, "wait");
    return 0;
}

KIN_TEST(filters_by_fields_and_namespace)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(make(&test, "a", "x"));
    TRY(make(&test, "b", "x"));
    struct kin__watch_opts opts = {.fields = kin_s("metadata.name=b")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    assert_next(watch, "ADDED b 6");
    TRY(relabel(&test, CM "/a", "y"));
    TRY(test_create(&test, "v1/configmaps/kube-system",
                    "{\"metadata\":{\"name\":\"b\"}}", NULL));
    TRY(relabel(&test, CM "/b", "y"));
    assert_next(watch, "MODIFIED b 9");
    assert_next(watch, "wait");
    return 0;
}

KIN_TEST(marks_the_end_of_initial_events)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    KIN__AUTO_WATCH *unmarked = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(make(&test, "a", "x"));
    struct kin__watch_opts opts = {.send_initial_events = KIN__YES,
                                   .match = KIN__MATCH_NOT_OLDER_THAN,
                                   .allows_bookmarks = true};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    assert_next(watch, "ADDED a 5");
    TRY(make(&test, "b", "x"));
    assert_next(watch, "BOOKMARK 5 end");
    assert_next(watch, "ADDED b 6");
    assert_next(watch, "wait");
    opts.allows_bookmarks = false;
    opts.version = kin_s("6");
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &unmarked));
    assert_next(unmarked, "ADDED a 5");
    assert_next(unmarked, "ADDED b 6");
    assert_next(unmarked, "wait");
    return 0;
}

KIN_TEST(waits_for_a_future_version)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *plain = NULL;
    KIN__AUTO_WATCH *initial = NULL;
    KIN__AUTO_WATCH *patient = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {.version = kin_s("6")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &plain));
    assert_next(plain, "wait");
    opts.send_initial_events = KIN__YES;
    opts.match = KIN__MATCH_NOT_OLDER_THAN;
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &patient));
    assert_next(patient, "wait");
    opts.version = kin_s("600");
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &initial));
    assert_next(initial, "wait");
    TRY(make(&test, "a", "x"));
    TRY(make(&test, "b", "x"));
    TRY(make(&test, "c", "x"));
    assert_next(plain, "ADDED c 7");
    assert_next(patient, "ADDED a 5");
    assert_next(initial, "wait");
    kin__fake_clock_advance(&test.clock, 3 * KIN__NS_PER_S);
    assert_next(initial, "ERROR 504");
    assert_next(initial, "end");
    return 0;
}

KIN_TEST(a_dropped_version_is_an_error)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *old = NULL;
    KIN__AUTO_WATCH *slow = NULL;
    KIN__AUTO_WATCH *kept = NULL;
    struct kin__watch_item item = {0};
    struct kin__engine_opts engine_opts = {.history_count = 4};

    TRY(test_engine_init(&test, alloc, &engine_opts));
    struct kin__watch_opts opts = {.version = kin_s("4")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &slow));
    TRY(make(&test, "a", "0"));
    for (int i = 0; i < 9; i++)
        TRY(relabel(&test, CM "/a", i % 2 ? "x" : "y"));
    /* 5 to 14 happened; 11 to 14 are kept. */
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &old));
    TRY(kin__watch_next(old, &item));
    assert_int_equal(item.type, KIN__WATCH_ERROR);
    assert_int_equal(item.failure->http_code, 410);
    assert_string_equal(item.failure->reason, "Expired");
    assert_string_equal(item.failure->message,
                        "too old resource version: 4 (10)");
    assert_next(old, "end");
    assert_next(slow, "ERROR 410");
    assert_next(slow, "end");
    opts.version = kin_s("10");
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &kept));
    assert_next(kept, "MODIFIED a 11");
    return 0;
}

KIN_TEST(a_compacted_version_is_an_error)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *current = NULL;
    KIN__AUTO_WATCH *slow = NULL;
    KIN__AUTO_WATCH *old = NULL;
    KIN__AUTO_WATCH *next = NULL;
    KIN__AUTO_LIST *first = NULL;
    KIN__AUTO_LIST *second = NULL;
    uint64_t left = 0;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(make(&test, "a", "0"));
    struct kin__watch_opts opts = {.version = kin_s("5")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &current));
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &slow));
    TRY(make(&test, "b", "0"));
    assert_next(current, "ADDED b 6");
    struct kin__list_opts page = {.limit = 1};
    TRY(test_list(&test, "v1/configmaps", "default", &page, &first));
    TRY(make(&test, "c", "0"));
    assert_next(current, "ADDED c 7");
    TRY(kin__engine_compact(test.engine, &left, NULL));
    assert_int_equal(left, 7);
    /* A watch that has read all events continues; others get an error. */
    TRY(make(&test, "d", "0"));
    assert_next(current, "ADDED d 8");
    assert_next(slow, "ERROR 410");
    opts.version = kin_s("6");
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &old));
    assert_next(old, "ERROR 410");
    opts.version = kin_s("7");
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &next));
    assert_next(next, "ADDED d 8");
    page.continue_ = kin__list_continue(first);
    TRY_FAIL(test_list(&test, "v1/configmaps", "default", &page, &second),
             KIN_EGONE);
    /* Also for a resource without events. */
    page = (struct kin__list_opts){.version = kin_s("6"),
                                   .match = KIN__MATCH_EXACT};
    TRY_FAIL(test_list(&test, "v1/nodes", "", &page, &second), KIN_EGONE);
    page.version = kin_s("7");
    TRY(test_list(&test, "v1/nodes", "", &page, &second));
    return 0;
}

KIN_TEST(drops_old_events)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__engine_opts engine_opts = {.history_age_s = 10};

    TRY(test_engine_init(&test, alloc, &engine_opts));
    TRY(make(&test, "a", "0"));
    kin__fake_clock_advance(&test.clock, 6 * KIN__NS_PER_S);
    TRY(make(&test, "b", "0"));
    kin__fake_clock_advance(&test.clock, 6 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    struct kin__watch_opts opts = {.version = kin_s("4")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    assert_next(watch, "ERROR 410");
    watch = kin__watch_free(watch);
    opts.version = kin_s("5");
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    assert_next(watch, "ADDED b 6");
    return 0;
}

KIN_TEST(sends_bookmarks_until_the_timeout)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    KIN__AUTO_WATCH *without = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {
        .version = kin_s("4"), .timeout_s = 100, .allows_bookmarks = true};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    opts.allows_bookmarks = false;
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &without));
    assert_next(watch, "wait");
    TRY(test_create(&test, "v1/nodes/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    kin__fake_clock_advance(&test.clock, 61 * KIN__NS_PER_S);
    assert_next(watch, "BOOKMARK 5");
    assert_next(watch, "wait");
    assert_next(without, "wait");
    kin__fake_clock_advance(&test.clock, 37 * KIN__NS_PER_S);
    assert_next(watch, "BOOKMARK 5");
    assert_next(watch, "wait");
    kin__fake_clock_advance(&test.clock, KIN__NS_PER_S);
    assert_next(watch, "BOOKMARK 5");
    kin__fake_clock_advance(&test.clock, KIN__NS_PER_S);
    assert_next(watch, "end");
    assert_next(without, "end");
    assert_next(without, "end");
    return 0;
}

/* A version of another history, such as that of the server before it was
 * restored: what happens below it is not sent, and must not look confirmed. */
KIN_TEST(a_watch_from_the_future_gets_no_bookmarks)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {
        .version = kin_s("6"), .timeout_s = 300, .allows_bookmarks = true};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    TRY(make(&test, "a", "x"));
    kin__fake_clock_advance(&test.clock, 61 * KIN__NS_PER_S);
    assert_next(watch, "wait");
    TRY(make(&test, "b", "x"));
    kin__fake_clock_advance(&test.clock, 61 * KIN__NS_PER_S);
    assert_next(watch, "wait"); /* not above the start either */
    TRY(make(&test, "c", "x"));
    assert_next(watch, "ADDED c 7");
    assert_next(watch, "wait");
    kin__fake_clock_advance(&test.clock, 61 * KIN__NS_PER_S);
    assert_next(watch, "BOOKMARK 7");
    return 0;
}

/* ---- notification ---- */

struct bell {
    int notify;
    int destroys;
};

static void bell_wake(void *userdata)
{
    ((struct bell *)userdata)->notify++;
}

static void bell_destroy(void *userdata)
{
    ((struct bell *)userdata)->destroys++;
}

KIN_TEST(wakes_a_waiting_watch_once)
{
    struct bell bell = {0};
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {.version = kin_s("4"),
                                   .timeout_s = 50,
                                   .wake = bell_wake,
                                   .destroy = bell_destroy,
                                   .userdata = &bell};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    TRY(make(&test, "a", "x"));
    assert_int_equal(bell.notify, 0);
    assert_next(watch, "ADDED a 5");
    assert_next(watch, "wait");
    TRY(make(&test, "b", "x"));
    TRY(make(&test, "c", "x"));
    assert_int_equal(bell.notify, 1);
    assert_next(watch, "ADDED b 6");
    assert_next(watch, "ADDED c 7");
    assert_next(watch, "wait");
    TRY(test_create(&test, "v1/nodes/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    kin__engine_tick(test.engine);
    assert_int_equal(bell.notify, 1);
    kin__fake_clock_advance(&test.clock, 50 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    assert_int_equal(bell.notify, 2);
    assert_next(watch, "end");
    assert_int_equal(bell.destroys, 0);
    watch = kin__watch_free(watch);
    assert_int_equal(bell.destroys, 1);
    return 0;
}

/* Calls kin__watch_next() until the watch waits for an event, with ticks in
 * between; counts the ticks. */
static int count_turns(struct test_engine *test, struct kin__watch *watch,
                       struct bell *bell, int *ret)
{
    char next[128] = "wait";

    for (*ret = 0; strcmp(next, "wait") == 0; ++*ret) {
        int notify = bell->notify;
        kin__engine_tick(test->engine);
        if (*ret > 0 && bell->notify == notify)
            return 0;
        (void)test_next(watch, next, sizeof(next));
    }
    if (strcmp(next, "KIN_ENOMEM") == 0 && kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_string_equal(next, "wait");
    return 0;
}

/* Forty objects that do not match, examined at the start and when they change,
 * ten steps each. */
KIN_TEST(skips_unselected_objects_in_turns)
{
    struct bell bell = {0};
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__engine_opts engine_opts = {.request_steps = 1600};
    char name[32];
    int turns = 0;

    TRY(test_engine_init(&test, alloc, &engine_opts));
    for (int i = 0; i < 40; i++) {
        (void)snprintf(name, sizeof(name), "n%d", i);
        TRY(make(&test, name, "x"));
    }
    struct kin__watch_opts opts = {.labels = kin_s("a=y,!b,!c,!d,!e,!f,!g,!h"),
                                   .wake = bell_wake,
                                   .userdata = &bell};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    TRY(count_turns(&test, watch, &bell, &turns));
    assert_int_equal(turns, 4);
    for (int i = 0; i < 40; i++) {
        (void)snprintf(name, sizeof(name), "%s/n%d", CM, i);
        TRY(relabel(&test, name, "z"));
    }
    TRY(count_turns(&test, watch, &bell, &turns));
    assert_true(turns > 4);
    TRY(relabel(&test, CM "/n7", "y"));
    assert_next(watch, "ADDED n7 85");
    assert_next(watch, "wait");
    return 0;
}

KIN_TEST(a_stop_ends_all_watches)
{
    struct bell bell = {0};
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {
        .version = kin_s("4"), .wake = bell_wake, .userdata = &bell};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    assert_next(watch, "wait");
    kin__engine_stop(test.engine);
    assert_int_equal(bell.notify, 1);
    assert_next(watch, "end");
    return 0;
}

KIN_TEST(a_rejected_watch_is_destroyed)
{
    struct bell bell = {0};
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_opts opts = {.destroy = bell_destroy, .userdata = &bell};

    TRY(test_engine_init(&test, alloc, NULL));
    opts.version = kin_s("abc");
    int r = test_watch(&test, "v1/configmaps", "", &opts, &watch);
    assert_int_equal(bell.destroys, 1);
    TRY_FAIL(r, KIN_ESERVER);
    assert_int_equal(test.failure.http_code, 500);
    assert_string_equal(test.failure.message,
                        "resourceVersion: Invalid value: \"abc\": "
                        "strconv.ParseUint: parsing \"abc\": invalid syntax");
    opts.version = kin_s("");
    opts.send_initial_events = KIN__YES;
    TRY_FAIL(test_watch(&test, "v1/configmaps", "", &opts, &watch), KIN_EINVAL);
    assert_string_equal(
        test.failure.message,
        "ListOptions.meta.k8s.io \"\" is invalid: resourceVersionMatch: "
        "Forbidden: sendInitialEvents requires setting resourceVersionMatch "
        "to NotOlderThan");
    opts.match = KIN__MATCH_EXACT;
    TRY_FAIL(test_watch(&test, "v1/configmaps", "", &opts, &watch), KIN_EINVAL);
    assert_string_equal(
        test.failure.message,
        "ListOptions.meta.k8s.io \"\" is invalid: [resourceVersionMatch: "
        "Forbidden: sendInitialEvents requires setting resourceVersionMatch "
        "to NotOlderThan, resourceVersionMatch: Unsupported value: \"Exact\": "
        "supported values: \"NotOlderThan\"]");
    opts = (struct kin__watch_opts){.match = KIN__MATCH_NOT_OLDER_THAN};
    TRY_FAIL(test_watch(&test, "v1/configmaps", "", &opts, &watch), KIN_EINVAL);
    assert_string_equal(
        test.failure.message,
        "ListOptions.meta.k8s.io \"\" is invalid: resourceVersionMatch: "
        "Forbidden: resourceVersionMatch is forbidden for watch unless "
        "sendInitialEvents is provided");
    return 0;
}

/* ---- encoded events ---- */

KIN_TEST(shares_encoded_events)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_item item = {0};
    struct kin__text_ref made = {0};
    struct kin__text_ref found = {0};

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__watch_opts opts = {.version = kin_s("4")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    TRY(make(&test, "a", "x"));
    TRY(kin__watch_next(watch, &item));
    assert_non_null(item.event);
    assert_false(kin__watch_event_encoded(item.event, 7, &found));
    TRY(kin__watch_event_encode(item.event, 7, kin_s("hello"), &made));
    bool is_found = kin__watch_event_encoded(item.event, 7, &found);
    bool is_other = kin__watch_event_encoded(item.event, 8, &found);
    bool is_same = found.text.ptr == made.text.ptr;
    kin__text_ref_done(&made);
    if (is_found)
        kin__text_ref_done(&found);
    assert_true(is_found && is_same);
    assert_false(is_other);
    return 0;
}

KIN_TEST(drops_the_oldest_encoded_events)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_item item = {0};
    struct kin__engine_opts engine_opts = {.encoded_bytes = 10};
    struct kin__engine_stats stats;

    TRY(test_engine_init(&test, alloc, &engine_opts));
    struct kin__watch_opts opts = {.version = kin_s("4")};
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    for (int i = 0; i < 4; i++) {
        char name[16];
        struct kin__text_ref ref = {0};
        (void)snprintf(name, sizeof(name), "n%d", i);
        TRY(make(&test, name, "x"));
        TRY(kin__watch_next(watch, &item));
        TRY(kin__watch_event_encode(item.event, 1, kin_s("1234"), &ref));
        assert_str_equal(ref.text, "1234");
        kin__text_ref_done(&ref);
    }
    kin__engine_get_stats(test.engine, &stats);
    assert_int_equal(stats.encoded_bytes, 8);
    assert_int_equal(stats.watches, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(delivers_every_event_once),
              KIN_TEST_ENTRY(without_a_version_starts_with_current_objects),
              KIN_TEST_ENTRY(version_0_starts_with_current_objects),
              KIN_TEST_ENTRY(matching_changes_are_added_and_deleted),
              KIN_TEST_ENTRY(filters_by_fields_and_namespace),
              KIN_TEST_ENTRY(marks_the_end_of_initial_events),
              KIN_TEST_ENTRY(waits_for_a_future_version),
              KIN_TEST_ENTRY(a_dropped_version_is_an_error),
              KIN_TEST_ENTRY(a_compacted_version_is_an_error),
              KIN_TEST_ENTRY(drops_old_events),
              KIN_TEST_ENTRY(sends_bookmarks_until_the_timeout),
              KIN_TEST_ENTRY(a_watch_from_the_future_gets_no_bookmarks),
              KIN_TEST_ENTRY(wakes_a_waiting_watch_once),
              KIN_TEST_ENTRY(skips_unselected_objects_in_turns),
              KIN_TEST_ENTRY(a_stop_ends_all_watches),
              KIN_TEST_ENTRY(a_rejected_watch_is_destroyed),
              KIN_TEST_ENTRY(shares_encoded_events),
              KIN_TEST_ENTRY(drops_the_oldest_encoded_events))
