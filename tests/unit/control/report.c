/* SPDX-License-Identifier: Apache-2.0 */
#include "control/report.h"

#include <string.h>

#include <kin/json.h>

#include "kin_test.h"
#include "report_test.h"

KIN_TEST(an_object_is_referred_to)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_reference reference;

    TRY(kin_object_parse(
        alloc,
        kin_s(
            "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":"
            "{\"name\":\"web\",\"namespace\":\"ns\",\"uid\":\"u\","
            "\"resourceVersion\":\"5\"}}"),
        &object, NULL));
    TRY(kin_reference_of(object, &reference, NULL));
    assert_str_equal(reference.api_version, "apps/v1");
    assert_str_equal(reference.kind, "Deployment");
    assert_str_equal(reference.ns, "ns");
    assert_str_equal(reference.name, "web");
    assert_str_equal(reference.uid, "u");
    assert_str_equal(reference.resource_version, "5");
    assert_str_equal(reference.field_path, "");
    return 0;
}

KIN_TEST(an_object_must_say_what_it_is)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_reference reference;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin_object_parse(
        alloc, kin_s("{\"kind\":\"Pod\",\"metadata\":{\"name\":\"web\"}}"),
        &object, NULL));
    TRY_FAIL(kin_reference_of(object, &reference, &err), KIN_EINVAL);
    assert_string_equal(err.message,
                        "reference: web has no apiVersion or kind");
    return 0;
}

KIN_TEST(an_occurrence_is_copied)
{
    AUTO_REPORT test = {.event = NULL};
    char message[] = "it happened";
    char note[] = "value";
    const kin_str annotations[] = {kin_s("name"), kin_s(note)};
    kin_events_entry occurrence = report_test_occurrence(message);

    occurrence.type = KIN_EVENTS_WARNING;
    occurrence.related = &report_test_pod;
    occurrence.annotations = annotations;
    occurrence.annotation_count = 1;
    TRY(report_test_make(&test, alloc, KIN_EVENTS_NEW, &occurrence, 12));
    memset(message, 'x', sizeof(message) - 1);
    memset(note, 'x', sizeof(note) - 1);
    assert_str_equal(test.event->message, "it happened");
    assert_str_equal(test.event->reason, "Tested");
    assert_str_equal(test.event->action, "Testing");
    assert_str_equal(test.event->object.name, "web-0");
    assert_str_equal(test.event->related.uid, "u-1");
    assert_true(test.event->has_related);
    assert_int_equal(test.event->wall_ns, 12);
    assert_str_equal(test.event->annotations[0], "name");
    assert_str_equal(test.event->annotations[1], "value");
    assert_str_equal(kin__report_type_text(test.event->type), "Warning");
    assert_str_equal(kin__report_namespace(test.event), "ns");
    return 0;
}

/* What v1 has no place for is not taken. */
KIN_TEST(the_core_form_knows_no_action)
{
    AUTO_REPORT test = {.event = NULL};
    kin_events_entry occurrence = report_test_occurrence("m");

    occurrence.related = &report_test_pod;
    TRY(report_test_make(&test, alloc, KIN_EVENTS_CORE, &occurrence, 1));
    assert_str_equal(test.event->action, "");
    assert_false(test.event->has_related);
    return 0;
}

static int make_and_drop(const kin_allocator *alloc, kin_events_api api,
                         const kin_events_entry *occurrence)
{
    AUTO_REPORT test = {.event = NULL};

    return report_test_make(&test, alloc, api, occurrence, 1);
}

KIN_TEST(occurrences_are_checked)
{
    static char longest[KIN__REPORT_MESSAGE_MAX + 1];
    const kin_reference nameless = {.kind = KIN_STR_INIT("Pod"),
                                    .name = KIN_STR_INIT("")};
    kin_events_entry o = report_test_occurrence("m");

    memset(longest, 'x', sizeof(longest));
    o.object = NULL;
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o.object = &nameless;
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o = report_test_occurrence("m");
    o.type = (kin_events_type)7;
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o = report_test_occurrence("m");
    o.reason = kin_s("");
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o.reason = kin_str_of(longest, KIN__REPORT_WORD_MAX + 1);
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_ELIMIT);
    o = report_test_occurrence("m");
    o.action = kin_s("");
    TRY(make_and_drop(alloc, KIN_EVENTS_CORE, &o));
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_NEW, &o), KIN_EINVAL);
    o = report_test_occurrence("\xff");
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o.message = kin_str_of(longest, sizeof(longest));
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_ELIMIT);
    o = report_test_occurrence("m");
    o.annotation_count = KIN__REPORT_ANNOTATIONS_MAX + 1;
    o.annotations = &o.reason;
    TRY_FAIL(make_and_drop(alloc, KIN_EVENTS_CORE, &o), KIN_ELIMIT);
    return 0;
}

/* The new form has a limit, and the server would refuse what is longer. */
KIN_TEST(a_long_message_is_cut_between_characters)
{
    static char text[KIN__REPORT_NOTE_MAX + 100];
    kin_events_entry occurrence = report_test_occurrence("");

    for (size_t i = 0; i + 1 < sizeof(text); i += 2)
        memcpy(text + i, "\xc3\xa9", 2);
    occurrence.message = kin_str_of(text, sizeof(text) - sizeof(text) % 2);
    for (size_t shift = 0; shift < 2; shift++) {
        AUTO_REPORT test = {.event = NULL};
        occurrence.message.ptr = text;
        if (shift)
            text[0] = text[1] = 'a';
        TRY(report_test_make(&test, alloc, KIN_EVENTS_NEW, &occurrence, 1));
        kin_str cut = test.event->message;
        assert_true(cut.len <= KIN__REPORT_NOTE_MAX && cut.len > 1020);
        assert_true(kin_str_ends_with(cut, kin_s("\xc3\xa9...")));
    }
    return 0;
}

KIN_TEST(a_name_is_of_object_and_time)
{
    AUTO_REPORT test = {.event = NULL};
    kin_events_entry occurrence = report_test_occurrence("m");
    struct kin__random random;
    char name[KIN__REPORT_NAME_SIZE];

    kin__random_init(&random, 1);
    TRY(report_test_make(&test, alloc, KIN_EVENTS_CORE, &occurrence, 1));
    kin__report_make_name(test.event, 0x17a8f3c2d1e0, &random, name);
    assert_string_equal(name, "web-0.17a8f3c2d1e0");
    return 0;
}

/* Objects may have names that events may not. */
KIN_TEST(where_that_is_no_name_it_is_a_uuid)
{
    AUTO_REPORT test = {.event = NULL};
    kin_reference role = report_test_pod;
    kin_events_entry occurrence = report_test_occurrence("m");
    struct kin__random random;
    char name[KIN__REPORT_NAME_SIZE];

    kin__random_init(&random, 1);
    role.name = kin_s("system:node");
    role.ns = kin_s("");
    occurrence.object = &role;
    TRY(report_test_make(&test, alloc, KIN_EVENTS_CORE, &occurrence, 1));
    kin__report_make_name(test.event, 1, &random, name);
    assert_int_equal(strlen(name), 36);
    assert_str_equal(kin__report_namespace(test.event), "default");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_object_is_referred_to),
              KIN_TEST_ENTRY(an_object_must_say_what_it_is),
              KIN_TEST_ENTRY(an_occurrence_is_copied),
              KIN_TEST_ENTRY(the_core_form_knows_no_action),
              KIN_TEST_ENTRY(occurrences_are_checked),
              KIN_TEST_ENTRY(a_long_message_is_cut_between_characters),
              KIN_TEST_ENTRY(a_name_is_of_object_and_time),
              KIN_TEST_ENTRY(where_that_is_no_name_it_is_a_uuid))
