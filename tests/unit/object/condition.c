/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/condition.h>

#include <kin/json.h>

#include "kin_test.h"
#include "test_json.h"

#define READY                                                                  \
    "{\"type\":\"Ready\",\"status\":\"False\",\"observedGeneration\":1,"       \
    "\"lastTransitionTime\":\"2026-01-02T03:04:05Z\",\"reason\":\"Waiting\","  \
    "\"message\":\"no node\",\"other\":7}"
#define OTHER "{\"type\":\"Synced\",\"status\":\"True\"}"
#define OBJECT(conditions)                                                     \
    "{\"metadata\":{\"name\":\"a\"},\"status\":{\"conditions\":[" conditions   \
    "]}}"

enum { LONG_AGO = 1767323045, LATER = 1767323046 };

static int edit_of(const kin_allocator *alloc, const char *text,
                   kin_object **ret_object, kin_edit **ret)
{
    TRY(kin_object_parse(alloc, kin_s(text), ret_object, NULL));
    return kin_edit_new(alloc, kin_object_value(*ret_object), ret, NULL);
}

static kin_condition ready(const char *status, const char *reason)
{
    kin_condition ret = KIN_INIT(kin_condition);

    ret.type = kin_s("Ready");
    ret.status = kin_s(status);
    ret.reason = kin_s(reason);
    ret.message = kin_s("no node");
    ret.observed_generation = 1;
    ret.last_transition_time.seconds = LATER;
    return ret;
}

/* Returns `before` with `condition` set. */
static int check_set(const kin_allocator *alloc, const char *before,
                     const kin_condition *condition, const char *after)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *whole = NULL;

    TRY(edit_of(alloc, before, &object, &edit));
    TRY(kin_edit_set_condition(edit, condition));
    TRY(kin_edit_finish(edit, &whole, NULL));
    assert_json_equal(kin_document_root(whole), after);
    return 0;
}

KIN_TEST(a_new_condition_is_appended)
{
    kin_condition condition = ready("True", "Done");
    const char *after = OBJECT(
        OTHER ",{\"type\":\"Ready\",\"status\":\"True\","
              "\"observedGeneration\":1,\"lastTransitionTime\":"
              "\"2026-01-02T03:04:06Z\",\"reason\":\"Done\","
              "\"message\":\"no node\"}");

    TRY(check_set(alloc, OBJECT(OTHER), &condition, after));
    condition.observed_generation = 0;
    return check_set(alloc, "{\"metadata\":{\"name\":\"a\"}}", &condition,
                     OBJECT("{\"type\":\"Ready\",\"status\":\"True\","
                            "\"lastTransitionTime\":\"2026-01-02T03:04:06Z\","
                            "\"reason\":\"Done\",\"message\":\"no node\"}"));
}

/* Unknown members are kept. */
KIN_TEST(the_time_changes_with_the_status)
{
    kin_condition same = ready("False", "Waiting");
    kin_condition reason = ready("False", "Failed");
    kin_condition status = ready("True", "Done");

    reason.observed_generation = 2;
    TRY(check_set(alloc, OBJECT(READY "," OTHER), &same,
                  OBJECT(READY "," OTHER)));
    TRY(check_set(alloc, OBJECT(READY), &reason,
                  OBJECT("{\"type\":\"Ready\",\"status\":\"False\","
                         "\"observedGeneration\":2,\"lastTransitionTime\":"
                         "\"2026-01-02T03:04:05Z\",\"reason\":\"Failed\","
                         "\"message\":\"no node\",\"other\":7}")));
    return check_set(alloc, OBJECT(READY), &status,
                     OBJECT("{\"type\":\"Ready\",\"status\":\"True\","
                            "\"observedGeneration\":1,\"lastTransitionTime\":"
                            "\"2026-01-02T03:04:06Z\",\"reason\":\"Done\","
                            "\"message\":\"no node\",\"other\":7}"));
}

KIN_TEST(setting_an_equal_condition_changes_nothing)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    kin_condition same = ready("False", "Waiting");

    TRY(edit_of(alloc, OBJECT(OTHER "," READY), &object, &edit));
    TRY(kin_edit_set_condition(edit, &same));
    TRY(kin_edit_merge_patch(edit, &patch, NULL));
    assert_json_equal(kin_document_root(patch), "{}");
    return 0;
}

KIN_TEST(the_default_time_is_now)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_object) *changed = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *whole = NULL;
    kin_condition condition = ready("True", "Done");
    kin_condition found = KIN_INIT(kin_condition);

    condition.last_transition_time.seconds = 0;
    TRY(edit_of(alloc, OBJECT(READY), &object, &edit));
    TRY(kin_edit_set_condition(edit, &condition));
    TRY(kin_edit_finish(edit, &whole, NULL));
    TRY(kin_object_new(whole, &changed, NULL));
    assert_true(kin_object_find_condition(changed, kin_s("Ready"), &found));
    assert_true(found.last_transition_time.seconds > LONG_AGO);
    return 0;
}

KIN_TEST(a_condition_is_removed)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *whole = NULL;

    TRY(edit_of(alloc, OBJECT(READY "," OTHER), &object, &edit));
    TRY(kin_edit_remove_condition(edit, kin_s("Ready")));
    TRY(kin_edit_remove_condition(edit, kin_s("Absent")));
    TRY(kin_edit_finish(edit, &whole, NULL));
    assert_json_equal(kin_document_root(whole), OBJECT(OTHER));
    return 0;
}

KIN_TEST(a_condition_is_found)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_condition found = KIN_INIT(kin_condition);

    TRY(kin_object_parse(alloc, kin_s(OBJECT("1,null," OTHER "," READY)),
                         &object, NULL));
    assert_false(kin_object_find_condition(object, kin_s("Absent"), &found));
    assert_true(kin_object_find_condition(object, kin_s("Ready"), NULL));
    assert_true(kin_object_find_condition(object, kin_s("Ready"), &found));
    assert_str_equal(found.status, "False");
    assert_str_equal(found.reason, "Waiting");
    assert_str_equal(found.message, "no node");
    assert_int_equal(found.observed_generation, 1);
    assert_int_equal(found.last_transition_time.seconds, LONG_AGO);
    /* A caller built with fewer members. */
    found = (kin_condition){.size = offsetof(kin_condition, reason)};
    assert_true(kin_object_find_condition(object, kin_s("Ready"), &found));
    assert_str_equal(found.status, "False");
    assert_null(found.reason.ptr);
    assert_int_equal(found.size, offsetof(kin_condition, reason));
    return 0;
}

/* The failure is sticky, as for any setter. */
static int rejects(const kin_allocator *alloc, const kin_condition *condition)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(edit_of(alloc, OBJECT(OTHER), &object, &edit));
    TRY_FAIL(kin_edit_set_condition(edit, condition), KIN_EINVAL);
    TRY_FAIL(kin_edit_check(edit, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(misuse_is_rejected)
{
    KIN_AUTO(kin_edit) *odd = NULL;
    KIN_AUTO(kin_object) *number = NULL;
    kin_condition condition = ready("True", "Done");

    TRY(rejects(alloc, NULL));
    condition.status = kin_s("");
    TRY(rejects(alloc, &condition));
    condition = ready("True", "Done");
    condition.type = kin_s("");
    TRY(rejects(alloc, &condition));
    condition = ready("True", "Done");
    condition.size = 0;
    TRY(rejects(alloc, &condition));
    condition = ready("True", "Done");
    TRY(edit_of(alloc,
                "{\"metadata\":{\"name\":\"a\"},\"status\":{\"conditions\":7}}",
                &number, &odd));
    TRY_FAIL(kin_edit_set_condition(odd, &condition), KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_new_condition_is_appended),
              KIN_TEST_ENTRY(the_time_changes_with_the_status),
              KIN_TEST_ENTRY(setting_an_equal_condition_changes_nothing),
              KIN_TEST_ENTRY(the_default_time_is_now),
              KIN_TEST_ENTRY(a_condition_is_removed),
              KIN_TEST_ENTRY(a_condition_is_found),
              KIN_TEST_ENTRY(misuse_is_rejected))
