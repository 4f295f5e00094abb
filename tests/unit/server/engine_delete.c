/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <stdio.h>
#include <string.h>

#include "kin_test.h"
#include "server/kinds.h"
#include "server/rules.h"
#include "server/stamp.h"
#include "test_engine.h"

#define CM "v1/configmaps/default"

static void deleted_done(struct kin__deleted *deleted)
{
    (void)kin_object_unref(deleted->object);
}
#define AUTO_DELETED __attribute__((cleanup(deleted_done))) struct kin__deleted

static int64_t int_of(const kin_object *object, const char *key)
{
    int64_t number = 0;
    int r = kin_value_int(kin__meta_get(kin_object_value(object), key),
                          &number);

    return r < 0 ? -1 : number;
}

static size_t finalizers_of(const kin_object *object)
{
    return kin_value_count(
        kin__meta_get(kin_object_value(object), "finalizers"));
}

KIN_TEST(deletes_at_once_without_finalizers)
{
    TEST_ENGINE test;
    AUTO_DELETED deleted = {0};

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_delete(&test, CM "/a", NULL, &deleted));
    assert_true(deleted.is_gone);
    assert_false(deleted.is_object);
    assert_str_equal(kin_object_resource_version(deleted.object), "6");
    TRY_FAIL(test_get(&test, CM "/a", NULL), KIN_ENOTFOUND);
    TRY_FAIL(test_delete(&test, CM "/a", NULL, NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(checks_preconditions)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *made = NULL;
    char options[128];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", &made));
    TRY_FAIL(test_delete(&test, CM "/a", "{\"preconditions\":{\"uid\":\"x\"}}",
                         NULL),
             KIN_ECONFLICT);
    char expected[256];
    (void)snprintf(expected, sizeof(expected),
                   "Operation cannot be fulfilled on ConfigMap \"a\": the UID "
                   "in the precondition (x) does not match the UID in record "
                   "(%s). The object might have been deleted and then "
                   "recreated",
                   kin_object_uid(made).ptr);
    assert_string_equal(test.failure.message, expected);
    TRY_FAIL(test_delete(&test, CM "/a",
                         "{\"preconditions\":{\"resourceVersion\":\"3\"}}",
                         NULL),
             KIN_ECONFLICT);
    assert_string_equal(
        test.failure.message,
        "Operation cannot be fulfilled on ConfigMap \"a\": the "
        "ResourceVersion in the precondition (3) does not match the "
        "ResourceVersion in record (5). The object might have been modified");
    (void)snprintf(options, sizeof(options),
                   "{\"preconditions\":{\"uid\":\"%s\",\"resourceVersion\":"
                   "\"5\"}}",
                   kin_object_uid(made).ptr);
    TRY(test_delete(&test, CM "/a", options, NULL));
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY_FAIL(
        test_delete(&test, CM "/a", "{\"propagationPolicy\":\"Foo\"}", NULL),
        KIN_EINVAL);
    assert_string_equal(test.failure.message,
                        "DeleteOptions.meta.k8s.io \"\" is invalid: "
                        "propagationPolicy: Unsupported value: \"Foo\": "
                        "supported values: \"Foreground\", \"Background\", "
                        "\"Orphan\", \"nil\"");
    TRY_FAIL(test_delete(&test, CM "/a", "{\"dryRun\":[\"foo\"]}", NULL),
             KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 422);
    TRY(test_get(&test, CM "/a", NULL));
    return 0;
}

KIN_TEST(waits_for_finalizers)
{
    TEST_ENGINE test;
    AUTO_DELETED first = {0};
    AUTO_DELETED second = {0};
    KIN_AUTO(kin_object) *last = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"a\",\"finalizers\":[\"x/y\"]}}",
                    NULL));
    TRY(test_delete(&test, CM "/a", NULL, &first));
    assert_false(first.is_gone);
    assert_true(first.is_object);
    assert_str_equal(kin_object_resource_version(first.object), "6");
    assert_int_equal(int_of(first.object, "deletionGracePeriodSeconds"), 0);
    assert_true(kin_value_exists(
        kin__meta_get(kin_object_value(first.object), "deletionTimestamp")));
    kin__fake_clock_advance(&test.clock, 5 * KIN__NS_PER_S);
    TRY(test_delete(&test, CM "/a", NULL, &second));
    assert_ptr_equal(second.object, first.object);
    TRY(test_merge(&test, CM "/a", "{\"metadata\":{\"finalizers\":null}}",
                   &last));
    /* The response is the deletion; the event has the previous object. */
    assert_str_equal(kin_object_resource_version(last), "6");
    assert_int_equal(finalizers_of(last), 0);
    TRY_FAIL(test_get(&test, CM "/a", NULL), KIN_ENOTFOUND);
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_opts opts = {.version = kin_s("6")};
    char next[64];
    TRY(test_watch(&test, "v1/configmaps", "default", &opts, &watch));
    (void)test_next(watch, next, sizeof(next));
    if (strcmp(next, "KIN_ENOMEM") != 0)
        assert_string_equal(next, "DELETED a 7");
    return 0;
}

KIN_TEST(rejects_new_finalizers_during_deletion)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *less = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"a\",\"finalizers\":[\"x/y\","
                    "\"x/z\"]}}",
                    NULL));
    TRY(test_delete(&test, CM "/a", NULL, NULL));
    TRY_FAIL(test_merge(&test, CM "/a",
                        "{\"metadata\":{\"finalizers\":[\"x/y\",\"x/1\","
                        "\"x/2\"]}}",
                        NULL),
             KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 422);
    assert_string_equal(
        test.failure.message,
        "ConfigMap \"a\" is invalid: metadata.finalizers: Forbidden: no new "
        "finalizers can be added if the object is being deleted, found new "
        "finalizers []string{\"x/1\", \"x/2\"}");
    TRY(test_merge(&test, CM "/a", "{\"metadata\":{\"finalizers\":[\"x/z\"]}}",
                   &less));
    assert_int_equal(finalizers_of(less), 1);
    return 0;
}

KIN_TEST(policies_add_finalizers)
{
    TEST_ENGINE test;
    AUTO_DELETED deleted = {0};
    AUTO_DELETED orphaned = {0};
    AUTO_DELETED gone = {0};

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_delete(&test, CM "/a", "{\"propagationPolicy\":\"Foreground\"}",
                    &deleted));
    assert_false(deleted.is_gone);
    assert_int_equal(finalizers_of(deleted.object), 1);
    TRY(test_delete(&test, CM "/a", "{\"propagationPolicy\":\"Orphan\"}",
                    &orphaned));
    kin_value list = kin__meta_get(kin_object_value(orphaned.object),
                                   "finalizers");
    assert_int_equal(kin_value_count(list), 1);
    assert_str_equal(kin_value_str(kin_value_at(list, 0)), "orphan");
    TRY(test_delete(&test, CM "/a", "{\"propagationPolicy\":\"Background\"}",
                    &gone));
    assert_true(gone.is_gone);
    return 0;
}

KIN_TEST(a_dry_run_deletes_nothing)
{
    TEST_ENGINE test;
    AUTO_DELETED gone = {0};
    AUTO_DELETED held = {0};

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(test_create(&test, CM,
                    "{\"metadata\":{\"name\":\"b\",\"finalizers\":[\"x/y\"]}}",
                    NULL));
    TRY(test_delete(&test, CM "/a", "{\"dryRun\":[\"All\"]}", &gone));
    assert_true(gone.is_gone);
    TRY(test_delete(&test, CM "/b", "{\"dryRun\":[\"All\"]}", &held));
    assert_str_equal(kin_object_resource_version(held.object), "6");
    assert_true(kin_value_exists(
        kin__meta_get(kin_object_value(held.object), "deletionTimestamp")));
    TRY(test_get(&test, CM "/a", NULL));
    assert_int_equal(kin__engine_version(test.engine), 6);
    return 0;
}

/* Rules that give pods a grace period of 30 seconds. */
static int64_t thirty_seconds(const struct kin__rules *rules,
                              const struct kin__resource *resource,
                              kin_value object, int64_t asked_s)
{
    (void)rules;
    (void)object;
    if (!kin_str_eq(resource->plural, kin_s("pods")))
        return 0;
    return asked_s < 0 ? 30 : asked_s;
}

KIN_TEST(grace_periods_can_be_shortened)
{
    TEST_ENGINE test;
    AUTO_DELETED first = {0};
    AUTO_DELETED again = {0};
    AUTO_DELETED sooner = {0};
    AUTO_DELETED now = {0};
    struct kin__rules rules = kin__rules_plain;

    rules.grace = thirty_seconds;
    struct kin__engine_opts opts = {.rules = &rules};
    TRY(test_engine_init(&test, alloc, &opts));
    TRY(test_create(&test, "v1/pods/default", "{\"metadata\":{\"name\":\"p\"}}",
                    NULL));
    TRY(test_delete(&test, "v1/pods/default/p", NULL, &first));
    assert_int_equal(int_of(first.object, "deletionGracePeriodSeconds"), 30);
    int64_t when = 0;
    TRY(kin_value_seconds(
        kin__meta_get(kin_object_value(first.object), "deletionTimestamp"),
        &when));
    assert_int_equal(when, 1767225600 + 30);
    TRY(test_delete(&test, "v1/pods/default/p", NULL, &again));
    assert_ptr_equal(again.object, first.object);
    TRY(test_delete(&test, "v1/pods/default/p", "{\"gracePeriodSeconds\":5}",
                    &sooner));
    assert_int_equal(int_of(sooner.object, "deletionGracePeriodSeconds"), 5);
    TRY(test_delete(&test, "v1/pods/default/p", "{\"gracePeriodSeconds\":0}",
                    &now));
    assert_true(now.is_gone);
    return 0;
}

static unsigned have_grace(const struct kin__rules *rules,
                           const struct kin__resource *resource)
{
    (void)rules;
    (void)resource;
    return KIN__KIND_HAS_GRACE;
}

KIN_TEST(sets_deletion_timestamp_before_the_removal)
{
    TEST_ENGINE test;
    AUTO_DELETED deleted = {0};
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__rules rules = kin__rules_plain;
    struct kin__watch_opts from = {.version = kin_s("4")};
    static const char *const events[] = {"ADDED p 5", "MODIFIED p 6",
                                         "DELETED p 7", "wait"};
    char text[64];

    rules.grace = thirty_seconds;
    rules.flags = have_grace;
    struct kin__engine_opts opts = {.rules = &rules};
    TRY(test_engine_init(&test, alloc, &opts));
    TRY(test_create(&test, "v1/pods/default", "{\"metadata\":{\"name\":\"p\"}}",
                    NULL));
    TRY(test_delete(&test, "v1/pods/default/p",
                    "{\"gracePeriodSeconds\":0,\"dryRun\":[\"All\"]}", NULL));
    TRY(test_delete(&test, "v1/pods/default/p", "{\"gracePeriodSeconds\":0}",
                    &deleted));
    assert_true(deleted.is_gone);
    assert_int_equal(int_of(deleted.object, "deletionGracePeriodSeconds"), 0);
    TRY(test_watch(&test, "v1/pods", "default", &from, &watch));
    for (size_t i = 0; i < sizeof(events) / sizeof(events[0]); i++) {
        if (strcmp(test_next(watch, text, sizeof(text)), "KIN_ENOMEM") == 0)
            return KIN_ENOMEM;
        assert_string_equal(text, events[i]);
    }
    return 0;
}

/* A watcher that deletes terminating pods, as a kubelet does. */
struct eager {
    struct test_engine *test;
    bool is_done;
    int code;
};

static void delete_marked(void *userdata)
{
    struct eager *eager = userdata;

    if (eager->is_done)
        return;
    eager->is_done = true;
    eager->code = test_delete(eager->test, "v1/pods/default/p",
                              "{\"gracePeriodSeconds\":0}", NULL);
}

KIN_TEST(another_client_may_finish_the_deletion)
{
    TEST_ENGINE test;
    struct kin__rules rules = kin__rules_plain;
    AUTO_DELETED deleted = {0};
    KIN__AUTO_WATCH *watch = NULL;
    struct eager eager = {.test = &test};
    const struct kin__watch_opts from = {
        .version = kin_s("5"), .wake = delete_marked, .userdata = &eager};
    char text[64];

    rules.grace = thirty_seconds;
    rules.flags = have_grace;
    const struct kin__engine_opts opts = {.rules = &rules};
    TRY(test_engine_init(&test, alloc, &opts));
    TRY(test_create(&test, "v1/pods/default", "{\"metadata\":{\"name\":\"p\"}}",
                    NULL));
    TRY(test_watch(&test, "v1/pods", "default", &from, &watch));
    if (strcmp(test_next(watch, text, sizeof(text)), "KIN_ENOMEM") == 0)
        return KIN_ENOMEM;
    assert_string_equal(text, "wait");
    TRY(test_delete(&test, "v1/pods/default/p", "{\"gracePeriodSeconds\":0}",
                    &deleted));
    assert_true(eager.is_done);
    TRY(eager.code);
    assert_true(deleted.is_gone);
    assert_str_equal(kin_object_name(deleted.object), "p");
    TRY_FAIL(test_get(&test, "v1/pods/default/p", NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(deletes_collections_by_selector)
{
    TEST_ENGINE test;
    KIN__AUTO_RESOURCE *resource = NULL;
    KIN__AUTO_LIST *deleted = NULL;
    KIN__AUTO_LIST *left = NULL;
    char names[64];

    TRY(test_engine_init(&test, alloc, NULL));
    for (int i = 0; i < 4; i++) {
        char body[128];
        (void)snprintf(body, sizeof(body),
                       "{\"metadata\":{\"name\":\"c%d\",\"labels\":{\"odd\":"
                       "\"%d\"}}}",
                       i, i % 2);
        TRY(test_create(&test, CM, body, NULL));
    }
    resource = test_resource(&test, "v1/configmaps");
    struct kin__list_opts list = {.resource = resource,
                                  .namespace_ = kin_s("default"),
                                  .labels = kin_s("odd=1")};
    struct kin__delete_opts opts = {0};
    TRY(kin__engine_delete_collection(test.engine, &list, &opts, &deleted,
                                      &test.failure));
    assert_string_equal(test_names(deleted, names, sizeof(names)), "c1,c3");
    TRY(test_list(&test, "v1/configmaps", "default", NULL, &left));
    assert_string_equal(test_names(left, names, sizeof(names)), "c0,c2");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(deletes_at_once_without_finalizers),
              KIN_TEST_ENTRY(checks_preconditions),
              KIN_TEST_ENTRY(rejects_invalid_options),
              KIN_TEST_ENTRY(waits_for_finalizers),
              KIN_TEST_ENTRY(rejects_new_finalizers_during_deletion),
              KIN_TEST_ENTRY(policies_add_finalizers),
              KIN_TEST_ENTRY(a_dry_run_deletes_nothing),
              KIN_TEST_ENTRY(grace_periods_can_be_shortened),
              KIN_TEST_ENTRY(sets_deletion_timestamp_before_the_removal),
              KIN_TEST_ENTRY(another_client_may_finish_the_deletion),
              KIN_TEST_ENTRY(deletes_collections_by_selector))
