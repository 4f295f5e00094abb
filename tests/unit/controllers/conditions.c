/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/conditions.h"

#include <stdio.h>

#include <kin/document.h>
#include <kin/edit.h>
#include <kin/json.h>
#include <kin/object.h>

#include "kin_test.h"
#include "test_json.h"

#define STATUS(list) "{\"metadata\":{\"name\":\"a\"},\"status\":" list "}"
#define TWO                                                                    \
    STATUS("{\"conditions\":[{\"type\":\"Available\",\"status\":\"True\","     \
           "\"lastUpdateTime\":\"1970-01-01T00:00:05Z\","                      \
           "\"lastTransitionTime\":\"1970-01-01T00:00:04Z\","                  \
           "\"reason\":\"Enough\",\"message\":\"There are.\"},"                \
           "{\"type\":\"Other\",\"status\":\"False\"}]}")

static kin_value status_of(const kin_object *object)
{
    return kin_value_get(kin_object_value(object), kin_s("status"));
}

static int conditions_of(const kin_allocator *alloc, const char *text,
                         kin_object **ret_object, struct kin__conditions *ret)
{
    int r = kin_object_parse(alloc, kin_s(text), ret_object, NULL);

    if (r == 0)
        kin__conditions_read(
            kin_value_get(status_of(*ret_object), kin_s("conditions")), ret);
    return r;
}

KIN_TEST(reads_conditions)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct kin__conditions conditions;

    TRY(conditions_of(alloc, TWO, &object, &conditions));
    assert_int_equal(conditions.count, 2);
    const struct kin__condition *at = kin__conditions_get(&conditions,
                                                          kin_s("Available"));
    assert_non_null(at);
    assert_str_equal(at->status, "True");
    assert_str_equal(at->reason, "Enough");
    assert_str_equal(at->message, "There are.");
    assert_int_equal(at->updated_s, 5);
    assert_int_equal(at->changed_s, 4);
    assert_null(kin__conditions_get(&conditions, kin_s("Missing")));
    return 0;
}

static const struct {
    const char *status;
    const char *reason;
    bool is_renewed;
    const char *message; /* afterwards */
    int64_t updated_s;
    int64_t changed_s;
} changes[] = {
    {"True", "Enough", false, "There are.", 5, 4},
    {"True", "Enough", true, "new", 90, 4},
    {"True", "More", false, "new", 90, 4},
    {"False", "Enough", false, "new", 90, 90},
    {"False", "Less", true, "new", 90, 90},
};

KIN_TEST(only_a_new_status_changes_the_transition_time)
{
    for (size_t i = 0; i < sizeof(changes) / sizeof(changes[0]); i++) {
        KIN_AUTO(kin_object) *object = NULL;
        struct kin__conditions conditions;
        TRY(conditions_of(alloc, TWO, &object, &conditions));
        struct kin__condition condition = {.type = kin_s("Available"),
                                           .status = kin_s(changes[i].status),
                                           .reason = kin_s(changes[i].reason),
                                           .message = kin_s("new"),
                                           .updated_s = 90,
                                           .changed_s = 90};
        if (changes[i].is_renewed)
            kin__conditions_renew(&conditions, condition);
        else
            kin__conditions_set(&conditions, condition);
        const struct kin__condition *at = kin__conditions_get(
            &conditions, kin_s("Available"));
        assert_int_equal(conditions.count, 2);
        assert_str_equal(at->message, changes[i].message);
        assert_int_equal(at->updated_s, changes[i].updated_s);
        assert_int_equal(at->changed_s, changes[i].changed_s);
    }
    return 0;
}

KIN_TEST(has_a_limit)
{
    struct kin__conditions conditions = {.count = 0};
    struct kin__condition one = {.type = kin_s("A"), .status = kin_s("True")};
    char names[KIN__CONDITIONS_MAX][4];

    (void)alloc;
    for (size_t i = 0; i < KIN__CONDITIONS_MAX; i++) {
        (void)snprintf(names[i], sizeof(names[i]), "c%zu", i % 100);
        one.type = kin_s(names[i]);
        kin__conditions_set(&conditions, one);
    }
    one.type = kin_s("more");
    kin__conditions_set(&conditions, one);
    assert_int_equal(conditions.count, KIN__CONDITIONS_MAX);
    kin__conditions_remove(&conditions, kin_s("c3"));
    kin__conditions_set(&conditions, one);
    assert_non_null(kin__conditions_get(&conditions, kin_s("more")));
    assert_null(kin__conditions_get(&conditions, kin_s("c3")));
    return 0;
}

static int changed_by(kin_edit *edit, kin_document **ret)
{
    return kin_edit_merge_patch(edit, ret, NULL);
}

KIN_TEST(writes_what_it_read)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    struct kin__conditions conditions;

    TRY(conditions_of(alloc, TWO, &object, &conditions));
    edit = kin_edit_new_change(alloc, object);
    TRY_PTR(edit);
    kin__conditions_write(&conditions, edit, kin__status_spot(edit));
    TRY(changed_by(edit, &patch));
    assert_json_equal(kin_document_root(patch), "{}");
    return 0;
}

KIN_TEST(does_not_write_zero)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    struct kin__conditions none = {.count = 0};

    TRY(kin_object_parse(alloc,
                         kin_s(STATUS("{\"ready\":3,\"conditions\":[]}")),
                         &object, NULL));
    edit = kin_edit_new_change(alloc, object);
    TRY_PTR(edit);
    kin_spot status = kin__status_spot(edit);
    kin__status_put(edit, status, "ready", 0);
    kin__status_put(edit, status, "gone", 0);
    kin__status_put(edit, status, "available", 2);
    kin__conditions_write(&none, edit, status);
    TRY(changed_by(edit, &patch));
    assert_json_equal(kin_document_root(patch),
                      "{\"status\":{\"ready\":null,\"available\":2,"
                      "\"conditions\":null}}");
    return 0;
}

/* ---- single conditions ---- */

static const struct kin__condition ready = {.type = KIN_STR_INIT("Ready"),
                                            .status = KIN_STR_INIT("True"),
                                            .reason = KIN_STR_INIT("Fine")};
static const struct kin__condition broken = {.type = KIN_STR_INIT("Ready"),
                                             .status = KIN_STR_INIT("False"),
                                             .reason = KIN_STR_INIT("Broken"),
                                             .message = KIN_STR_INIT("no way")};
static const struct kin__condition other = {.type = KIN_STR_INIT("Other"),
                                            .status = KIN_STR_INIT("False")};

/* Sets conditions one after the other, a second apart, in existing ones, and
 * compares. */
static int check_put(const kin_allocator *alloc, const char *before,
                     const struct kin__condition *const *conditions,
                     size_t count, const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *made = NULL;

    TRY(kin_document_parse(alloc, kin_s(before), &doc, NULL));
    TRY(kin_edit_new(alloc, kin_document_root(doc), &edit, NULL));
    kin_spot list = kin_edit_member(edit, kin_edit_root(), kin_s("list"));
    for (size_t i = 0; i < count; i++) {
        struct kin__condition condition = *conditions[i];
        condition.changed_s = (int64_t)i;
        kin__condition_put(edit, list, &condition);
    }
    TRY(kin_edit_finish(edit, &made, NULL));
    assert_json_equal(kin_document_root(made), expected);
    return 0;
}

KIN_TEST(a_condition_is_identified_by_type)
{
    const struct kin__condition *const both[] = {&ready, &other};

    return check_put(
        alloc, "{}", both, 2,
        "{\"list\":[{\"type\":\"Ready\",\"status\":\"True\","
        "\"lastTransitionTime\":\"1970-01-01T00:00:00Z\","
        "\"reason\":\"Fine\"},{\"type\":\"Other\",\"status\":"
        "\"False\",\"lastTransitionTime\":\"1970-01-01T00:00:01Z\"}]}");
}

KIN_TEST(a_new_status_sets_the_transition_time)
{
    const struct kin__condition *const same[] = {&ready, &ready, &ready};
    const struct kin__condition *const twice[] = {&ready, &broken, &broken};

    TRY(check_put(alloc, "{}", same, 3,
                  "{\"list\":[{\"type\":\"Ready\",\"status\":\"True\","
                  "\"lastTransitionTime\":\"1970-01-01T00:00:00Z\","
                  "\"reason\":\"Fine\"}]}"));
    return check_put(alloc, "{}", twice, 3,
                     "{\"list\":[{\"type\":\"Ready\",\"status\":\"False\","
                     "\"lastTransitionTime\":\"1970-01-01T00:00:01Z\","
                     "\"reason\":\"Broken\",\"message\":\"no way\"}]}");
}

KIN_TEST(keeps_conditions_of_others)
{
    const struct kin__condition *const one[] = {&ready};

    return check_put(
        alloc,
        "{\"list\":[{\"type\":\"Ready\",\"status\":\"True\",\"more\":1,"
        "\"message\":\"so\"},{\"type\":\"Other\",\"status\":\"True\"}]}",
        one, 1,
        "{\"list\":[{\"type\":\"Ready\",\"status\":\"True\",\"more\":1,"
        "\"message\":\"so\",\"reason\":\"Fine\"},{\"type\":\"Other\","
        "\"status\":\"True\"}]}");
}

KIN_TEST(finds_a_condition)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin_document_parse(
        alloc,
        kin_s("[{\"type\":\"A\",\"status\":\"True\"},{\"type\":\"B\","
              "\"status\":\"False\"}]"),
        &doc, NULL));
    kin_value list = kin_document_root(doc);
    assert_true(kin__condition_is_true(list, kin_s("A")));
    assert_false(kin__condition_is_true(list, kin_s("B")));
    assert_false(kin__condition_is_true(list, kin_s("C")));
    assert_false(kin__condition_is_true(kin_value_absent(), kin_s("A")));
    assert_true(kin_value_exists(kin__condition_find(list, kin_s("B"))));
    assert_false(kin_value_exists(kin__condition_find(list, kin_s("C"))));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_conditions),
              KIN_TEST_ENTRY(only_a_new_status_changes_the_transition_time),
              KIN_TEST_ENTRY(has_a_limit), KIN_TEST_ENTRY(writes_what_it_read),
              KIN_TEST_ENTRY(does_not_write_zero),
              KIN_TEST_ENTRY(a_condition_is_identified_by_type),
              KIN_TEST_ENTRY(a_new_status_sets_the_transition_time),
              KIN_TEST_ENTRY(keeps_conditions_of_others),
              KIN_TEST_ENTRY(finds_a_condition))
