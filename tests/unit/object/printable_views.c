/* SPDX-License-Identifier: Apache-2.0 */
/* Views returned by the library have a non-NULL pointer and are NUL-terminated.
 */
#include <stdio.h>
#include <stdlib.h>

#include <kin/events.h>
#include <kin/field.h>
#include <kin/json.h>
#include <kin/object.h>
#include <kin/owner.h>
#include <kin/selector.h>
#include <kin/value.h>

#include "kin_test.h"

#define OBJECT                                                                 \
    "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\","    \
    "\"namespace\":\"n\",\"uid\":\"u\",\"resourceVersion\":\"7\","             \
    "\"creationTimestamp\":\"2026-03-01T12:00:07Z\",\"ownerReferences\":[{"    \
    "\"apiVersion\":\"apps/v1\",\"kind\":\"ReplicaSet\",\"name\":\"r\","       \
    "\"uid\":\"o\",\"controller\":true}]},\"k\\\"ey\":1,\"\":2,"               \
    "\"text\":\"x\\u0000y\",\"big\":12345678901234567890,\"none\":null,"       \
    "\"yes\":true,\"list\":[\"\"]}"

#define assert_printable(view) check_printable((view), #view, __LINE__)

static void check_printable(kin_str view, const char *what, int line)
{
    if (!view.ptr || view.ptr[view.len] != '\0')
        fail_msg("line %d: %s cannot be printed", line, what);
}

static void check_value(kin_value v)
{
    kin_scratch scratch;

    assert_printable(kin_value_str(v));
    assert_printable(kin_value_text(v, &scratch));
    assert_printable(kin_value_as_intstr(v).text);
    for (size_t i = 0; i < kin_value_count(v); i++) {
        assert_printable(kin_value_key_at(v, i));
        check_value(kin_value_at(v, i));
    }
    assert_printable(kin_value_key_at(v, kin_value_count(v)));
}

static void check_getters(const kin_object *object)
{
    assert_printable(kin_object_key(object));
    assert_printable(kin_object_name(object));
    assert_printable(kin_object_namespace(object));
    assert_printable(kin_object_uid(object));
    assert_printable(kin_object_resource_version(object));
}

KIN_TEST(values_and_keys)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_document) *copy = NULL;

    TRY(kin_object_parse(alloc, kin_s(OBJECT), &object, NULL));
    check_getters(object);
    check_value(kin_object_value(object));
    check_value(kin_value_absent());
    TRY(kin_document_new_copy(alloc, kin_object_value(object), &copy, NULL));
    check_value(kin_document_root(copy));
    kin_value v = kin_document_root(copy);
    assert_string_equal(kin_value_key_at(v, 0).ptr, "apiVersion");
    assert_string_equal(kin_value_key_at(v, 3).ptr, "k\"ey");
    assert_string_equal(kin_value_key_at(v, 4).ptr, "");
    assert_string_equal(kin_value_key_at(v, 5).ptr, "text");
    return 0;
}

KIN_TEST(an_object_without_most_things)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin_object_parse(alloc, kin_s("{\"metadata\":{\"name\":\"a\"}}"),
                         &object, NULL));
    check_getters(object);
    return 0;
}

/* More text than 16 bits count, and more keys than 14 bits do. */
KIN_TEST(keys_of_a_wide_object)
{
    enum { KEYS = 17000, ROOM = KEYS * 16 };
    KIN_AUTO(kin_document) *doc = NULL;
    char *text = malloc(ROOM);
    size_t len = 0;
    char key[16];

    assert_non_null(text);
    for (int i = 0; i < KEYS; i++)
        len += (size_t)snprintf(text + len, ROOM - len, "%c\"k%d\":%d",
                                i == 0 ? '{' : ',', i, i);
    text[len++] = '}';
    int r = kin_document_parse(alloc, kin_str_of(text, len), &doc, NULL);
    free(text);
    TRY(r);
    for (size_t i = 0; i < KEYS; i++) {
        (void)snprintf(key, sizeof(key), "k%zu", i);
        assert_string_equal(kin_value_key_at(kin_document_root(doc), i).ptr,
                            key);
    }
    return 0;
}

KIN_TEST(owners_and_references)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_owner owner;
    kin_reference reference;

    TRY(kin_object_parse(alloc, kin_s(OBJECT), &object, NULL));
    assert_true(kin_owner_controller(object, &owner));
    assert_printable(owner.api_version);
    assert_printable(owner.kind);
    assert_printable(owner.name);
    assert_printable(owner.uid);
    TRY(kin_reference_of(object, &reference, NULL));
    assert_printable(reference.api_version);
    assert_printable(reference.kind);
    assert_printable(reference.ns);
    assert_printable(reference.name);
    assert_printable(reference.uid);
    assert_printable(reference.resource_version);
    assert_printable(reference.field_path);
    return 0;
}

static bool look_up(kin_str key, kin_str *ret, void *userdata)
{
    size_t *calls = userdata;

    assert_printable(key);
    assert_true(key.len == 1);
    (*calls)++;
    *ret = kin_s("1");
    return true;
}

KIN_TEST(keys_of_selectors)
{
    KIN_AUTO(kin_selector) *labels = NULL;
    KIN_AUTO(kin_selector) *fields = NULL;
    size_t calls = 0;

    TRY(kin_selector_parse_labels(
        alloc, kin_s("a=1,b!=2,c in (1,2),d notin (3),e,f>0,g<2"), &labels,
        NULL));
    assert_printable(kin_selector_text(labels));
    assert_printable(kin_selector_text(NULL));
    assert_true(kin_selector_matches(labels, look_up, &calls));
    TRY(kin_selector_parse_fields(alloc, kin_s("a=1,b!=\\,x,c==1"), &fields,
                                  NULL));
    assert_printable(kin_selector_text(fields));
    assert_true(kin_selector_matches(fields, look_up, &calls));
    assert_int_equal(calls, 10);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(values_and_keys),
              KIN_TEST_ENTRY(an_object_without_most_things),
              KIN_TEST_ENTRY(keys_of_a_wide_object),
              KIN_TEST_ENTRY(owners_and_references),
              KIN_TEST_ENTRY(keys_of_selectors))
