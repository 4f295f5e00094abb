/* SPDX-License-Identifier: Apache-2.0 */
#include "control/event_record.h"

#include <string.h>

#include <kin/json.h>

#include "event_test.h"
#include "kin_test.h"

KIN_TEST(makes_a_reference_to_an_object)
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

KIN_TEST(a_reference_needs_version_and_kind)
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

KIN_TEST(copies_an_entry)
{
    AUTO_EVENT_TEST test = {.event = NULL};
    char message[] = "it happened";
    char note[] = "value";
    const kin_str annotations[] = {kin_s("name"), kin_s(note)};
    kin_events_entry entry = event_test_entry(message);

    entry.type = KIN_EVENTS_WARNING;
    entry.related = &event_test_pod;
    entry.annotations = annotations;
    entry.annotation_count = 1;
    TRY(event_test_make(&test, alloc, KIN_EVENTS_NEW, &entry, 12));
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
    assert_str_equal(kin__event_record_type_text(test.event->type), "Warning");
    assert_str_equal(kin__event_record_namespace(test.event), "ns");
    return 0;
}

/* Members that core/v1 does not have are dropped. */
KIN_TEST(a_core_event_has_no_action)
{
    AUTO_EVENT_TEST test = {.event = NULL};
    kin_events_entry entry = event_test_entry("m");

    entry.related = &event_test_pod;
    TRY(event_test_make(&test, alloc, KIN_EVENTS_CORE, &entry, 1));
    assert_str_equal(test.event->action, "");
    assert_false(test.event->has_related);
    return 0;
}

static int check_entry(const kin_allocator *alloc, kin_events_api api,
                       const kin_events_entry *entry)
{
    AUTO_EVENT_TEST test = {.event = NULL};

    return event_test_make(&test, alloc, api, entry, 1);
}

KIN_TEST(checks_entries)
{
    static char longest[KIN__EVENT_MESSAGE_MAX + 1];
    const kin_reference nameless = {.kind = KIN_STR_INIT("Pod"),
                                    .name = KIN_STR_INIT("")};
    kin_events_entry o = event_test_entry("m");

    memset(longest, 'x', sizeof(longest));
    o.object = NULL;
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o.object = &nameless;
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o = event_test_entry("m");
    o.type = (kin_events_type)7;
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o = event_test_entry("m");
    o.reason = kin_s("");
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o.reason = kin_str_of(longest, KIN__EVENT_WORD_MAX + 1);
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_ELIMIT);
    o = event_test_entry("m");
    o.action = kin_s("");
    TRY(check_entry(alloc, KIN_EVENTS_CORE, &o));
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_NEW, &o), KIN_EINVAL);
    o = event_test_entry("\xff");
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_EINVAL);
    o.message = kin_str_of(longest, sizeof(longest));
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_ELIMIT);
    o = event_test_entry("m");
    o.annotation_count = KIN__EVENT_ANNOTATIONS_MAX + 1;
    o.annotations = &o.reason;
    TRY_FAIL(check_entry(alloc, KIN_EVENTS_CORE, &o), KIN_ELIMIT);
    return 0;
}

/* events.k8s.io/v1 has a limit, and the server rejects longer messages. */
KIN_TEST(truncates_a_long_message_between_characters)
{
    static char text[KIN__EVENT_NOTE_MAX + 100];
    kin_events_entry entry = event_test_entry("");

    for (size_t i = 0; i + 1 < sizeof(text); i += 2)
        memcpy(text + i, "\xc3\xa9", 2);
    entry.message = kin_str_of(text, sizeof(text) - sizeof(text) % 2);
    for (size_t shift = 0; shift < 2; shift++) {
        AUTO_EVENT_TEST test = {.event = NULL};
        entry.message.ptr = text;
        if (shift)
            text[0] = text[1] = 'a';
        TRY(event_test_make(&test, alloc, KIN_EVENTS_NEW, &entry, 1));
        kin_str cut = test.event->message;
        assert_true(cut.len <= KIN__EVENT_NOTE_MAX && cut.len > 1020);
        assert_true(kin_str_ends_with(cut, kin_s("\xc3\xa9...")));
    }
    return 0;
}

KIN_TEST(makes_a_name_from_object_and_time)
{
    AUTO_EVENT_TEST test = {.event = NULL};
    kin_events_entry entry = event_test_entry("m");
    struct kin__random random;
    char name[KIN__EVENT_NAME_SIZE];

    kin__random_init(&random, 1);
    TRY(event_test_make(&test, alloc, KIN_EVENTS_CORE, &entry, 1));
    kin__event_record_make_name(test.event, 0x17a8f3c2d1e0, &random, name);
    assert_string_equal(name, "web-0.17a8f3c2d1e0");
    return 0;
}

/* Names of some objects are not valid for Events. */
KIN_TEST(uses_a_uuid_for_an_invalid_name)
{
    AUTO_EVENT_TEST test = {.event = NULL};
    kin_reference role = event_test_pod;
    kin_events_entry entry = event_test_entry("m");
    struct kin__random random;
    char name[KIN__EVENT_NAME_SIZE];

    kin__random_init(&random, 1);
    role.name = kin_s("system:node");
    role.ns = kin_s("");
    entry.object = &role;
    TRY(event_test_make(&test, alloc, KIN_EVENTS_CORE, &entry, 1));
    kin__event_record_make_name(test.event, 1, &random, name);
    assert_int_equal(strlen(name), 36);
    assert_str_equal(kin__event_record_namespace(test.event), "default");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(makes_a_reference_to_an_object),
              KIN_TEST_ENTRY(a_reference_needs_version_and_kind),
              KIN_TEST_ENTRY(copies_an_entry),
              KIN_TEST_ENTRY(a_core_event_has_no_action),
              KIN_TEST_ENTRY(checks_entries),
              KIN_TEST_ENTRY(truncates_a_long_message_between_characters),
              KIN_TEST_ENTRY(makes_a_name_from_object_and_time),
              KIN_TEST_ENTRY(uses_a_uuid_for_an_invalid_name))
