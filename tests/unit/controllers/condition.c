/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/condition.h"

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"

static const struct kin__condition ready = {
    "Ready", "True", KIN_STR_INIT("Fine"), {NULL, 0}};
static const struct kin__condition broken = {
    "Ready", "False", KIN_STR_INIT("Broken"), KIN_STR_INIT("no way")};
static const struct kin__condition other = {
    "Other", "False", {NULL, 0}, {NULL, 0}};

/* Sets conditions one after the other, a second apart, and compares. */
static int check(const kin_allocator *alloc,
                 const struct kin__condition *const *conditions, size_t count,
                 const char *expected)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *wanted = NULL;

    TRY(kin_edit_new(alloc, KIN_VALUE_ABSENT, &edit, NULL));
    kin_spot list = kin_edit_member(edit, kin_edit_root(), KIN__S("list"));
    for (size_t i = 0; i < count; i++)
        kin__condition_set(edit, list, conditions[i], (int64_t)i);
    TRY(kin_edit_finish(edit, &made, NULL));
    TRY(kin_document_parse(alloc, kin_s(expected), &wanted, NULL));
    assert_true(
        kin_value_equal(kin_document_root(made), kin_document_root(wanted)));
    return 0;
}

KIN_TEST(conditions_are_known_by_their_type)
{
    const struct kin__condition *const both[] = {&ready, &other};

    return check(
        alloc, both, 2,
        "{\"list\":[{\"type\":\"Ready\",\"status\":\"True\","
        "\"lastTransitionTime\":\"1970-01-01T00:00:00Z\","
        "\"reason\":\"Fine\"},{\"type\":\"Other\",\"status\":"
        "\"False\",\"lastTransitionTime\":\"1970-01-01T00:00:01Z\"}]}");
}

KIN_TEST(the_time_is_that_of_the_last_other_status)
{
    const struct kin__condition *const same[] = {&ready, &ready, &ready};
    const struct kin__condition *const twice[] = {&ready, &broken, &broken};

    TRY(check(alloc, same, 3,
              "{\"list\":[{\"type\":\"Ready\",\"status\":\"True\","
              "\"lastTransitionTime\":\"1970-01-01T00:00:00Z\","
              "\"reason\":\"Fine\"}]}"));
    return check(alloc, twice, 3,
                 "{\"list\":[{\"type\":\"Ready\",\"status\":\"False\","
                 "\"lastTransitionTime\":\"1970-01-01T00:00:01Z\","
                 "\"reason\":\"Broken\",\"message\":\"no way\"}]}");
}

KIN_TEST(conditions_are_found)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin_document_parse(
        alloc,
        KIN__S("[{\"type\":\"A\",\"status\":\"True\"},{\"type\":\"B\","
               "\"status\":\"False\"}]"),
        &doc, NULL));
    kin_value list = kin_document_root(doc);
    assert_true(kin__condition_is_true(list, "A"));
    assert_false(kin__condition_is_true(list, "B"));
    assert_false(kin__condition_is_true(list, "C"));
    assert_false(kin__condition_is_true(KIN_VALUE_ABSENT, "A"));
    assert_true(kin_value_exists(kin__condition_find(list, "B")));
    assert_false(kin_value_exists(kin__condition_find(list, "C")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(conditions_are_known_by_their_type),
              KIN_TEST_ENTRY(the_time_is_that_of_the_last_other_status),
              KIN_TEST_ENTRY(conditions_are_found))
