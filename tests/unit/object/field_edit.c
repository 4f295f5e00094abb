/* SPDX-License-Identifier: Apache-2.0 */
/* Fields of an edit, and values set from C types. */
#include <kin/edit.h>

#include "kin_test.h"
#include "test_json.h"

static const kin_resource deployments = {"apps", "v1", "deployments",
                                         "Deployment", false};
static const kin_resource nodes = {"", "v1", "nodes", "Node", true};

static int edit_text(kin_edit *edit, kin_document **ret)
{
    (void)kin_document_free(*ret);
    *ret = NULL;
    return kin_edit_finish(edit, ret, /* err= */ NULL);
}

KIN_TEST(new_objects_have_type_and_names)
{
    KIN_AUTO(kin_edit) *edit = kin_edit_new_object(alloc, &deployments,
                                                   kin_named("shop", "web"));
    KIN_AUTO(kin_edit) *node = kin_edit_new_object(alloc, &nodes,
                                                   kin_named("", ""));
    KIN_AUTO(kin_document) *doc = NULL;

    TRY_PTR(edit);
    TRY_PTR(node);
    TRY(edit_text(edit, &doc));
    assert_json_equal(
        kin_document_root(doc),
        "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\","
        "\"metadata\":{\"name\":\"web\",\"namespace\":\"shop\"}}");
    TRY(edit_text(node, &doc));
    assert_json_equal(
        kin_document_root(doc),
        "{\"apiVersion\":\"v1\",\"kind\":\"Node\",\"metadata\":{}}");
    return 0;
}

KIN_TEST(sets_every_kind_of_value)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_field field = KIN_FIELD_INIT("spec", "");
    kin_intstr share = {true, 0, kin_s("25%")};
    kin_intstr number = {false, 3, kin_s(NULL)};
    kin_time time = {1709208000, 123456000};

    TRY(kin_edit_new(alloc, KIN_VALUE_ABSENT, &edit, NULL));
    kin_spot spec = kin_edit_field(edit, kin_edit_root(), &field);
#define AT(key) kin_edit_member(edit, spec, kin_s(key))
    TRY(kin_edit_set_bool(edit, AT("b"), true));
    TRY(kin_edit_set_int(edit, AT("i"), INT64_MAX));
    TRY(kin_edit_set_double(edit, AT("d"), 0.5));
    TRY(kin_edit_set_str(edit, AT("s"), kin_s("x")));
    TRY(kin_edit_set_bytes(edit, AT("bytes"), kin_s("abcd")));
    TRY(kin_edit_set_quantity(edit, AT("q"), kin_s("100m")));
    TRY(kin_edit_set_time(edit, AT("time"), time));
    TRY(kin_edit_set_micro_time(edit, AT("micro"), time));
    TRY(kin_edit_set_duration(edit, AT("duration"), 90000000000));
    TRY(kin_edit_set_intstr(edit, AT("share"), share));
    TRY(kin_edit_set_intstr(edit, AT("number"), number));
    TRY(kin_edit_set_array(edit, AT("list")));
    TRY(kin_edit_set_object(edit, AT("map")));
    TRY(edit_text(edit, &doc));
    assert_json_equal(kin_document_root(doc),
                      "{\"spec\":{\"b\":true,\"i\":9223372036854775807,"
                      "\"d\":0.5,\"s\":\"x\",\"bytes\":\"YWJjZA==\","
                      "\"q\":\"100m\",\"time\":\"2024-02-29T12:00:00Z\","
                      "\"micro\":\"2024-02-29T12:00:00.123456Z\","
                      "\"duration\":\"1m30s\",\"share\":\"25%\","
                      "\"number\":3,\"list\":[],\"map\":{}}}");
    TRY(kin_edit_remove(edit, AT("bytes")));
    TRY(kin_edit_remove(edit, AT("never")));
    TRY(kin_edit_set_value(edit, AT("s"), KIN_VALUE_ABSENT));
    TRY(edit_text(edit, &doc));
    kin_value root = kin_value_get(kin_document_root(doc), kin_s("spec"));
    assert_false(kin_value_exists(kin_value_get(root, kin_s("bytes"))));
    assert_false(kin_value_exists(kin_value_get(root, kin_s("s"))));
#undef AT
    return 0;
}

KIN_TEST(creates_missing_objects_and_elements)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *base = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_field list = KIN_FIELD_INIT("spec", "list");
    kin_field own = KIN_FIELD_INIT("own", "");
    kin_field name = KIN_FIELD_INIT("name", "");

    TRY(test_json_read(alloc, "{\"own\":{\"a\":1}}", &base));
    TRY(kin_edit_new(alloc, kin_document_root(base), &edit, NULL));
    kin_spot at = kin_edit_field(edit, kin_edit_root(), &list);
    (void)kin_edit_want_object(edit, kin_edit_append(edit, at));
    kin_spot second = kin_edit_append(edit, at);
    TRY(kin_edit_set_str(edit, kin_edit_field(edit, second, &name),
                         kin_s("x")));
    TRY(kin_edit_set_int(
        edit, kin_edit_field(edit, kin_edit_element(edit, at, 0), &name), 5));
    /* Existing values are kept. */
    (void)kin_edit_want_object(edit,
                               kin_edit_field(edit, kin_edit_root(), &own));
    TRY(edit_text(edit, &doc));
    assert_json_equal(kin_document_root(doc),
                      "{\"own\":{\"a\":1},\"spec\":{\"list\":[{\"name\":5},"
                      "{\"name\":\"x\"}]}}");
    return 0;
}

KIN_TEST(the_first_failure_is_sticky)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_edit) *other = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_field field = KIN_FIELD_INIT("spec", "cpu");

    TRY(kin_edit_new(alloc, KIN_VALUE_ABSENT, &edit, NULL));
    kin_spot at = kin_edit_field(edit, kin_edit_root(), &field);
    TRY_FAIL(kin_edit_set_quantity(edit, at, kin_s("many")), KIN_EINVAL);
    TRY_FAIL(kin_edit_set_str(edit, at, kin_s("1")), KIN_EINVAL);
    TRY_FAIL(kin_edit_check(edit, &err), KIN_EINVAL);
    assert_string_equal(err.message, "edit: .spec.cpu: not a quantity");

    TRY(kin_edit_new(alloc, KIN_VALUE_ABSENT, &other, NULL));
    kin_spot root = kin_edit_root();
    TRY(kin_edit_set_int(other, kin_edit_member(other, root, kin_s("a")), 1));
    (void)kin_edit_want_object(other, kin_edit_member(other, root, kin_s("a")));
    TRY_FAIL(kin_edit_check(other, &err), KIN_EINVAL);
    assert_string_equal(err.message, "edit: .a: a number, not an object");
    return 0;
}

KIN_TEST(accepts_a_null_edit)
{
    kin_field field = KIN_FIELD_INIT("spec", "");
    kin_spot at = kin_edit_field(NULL, kin_edit_root(), &field);
    kin_intstr number = {false, 3, kin_s(NULL)};
    kin_time time = {0, 0};
    kin_value value = KIN_VALUE_ABSENT;
    kin_document *doc = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    at = kin_edit_want_object(NULL, at);
    at = kin_edit_element(NULL, kin_edit_member(NULL, at, kin_s("x")), 0);
    assert_int_equal(kin_edit_set_bool(NULL, at, true), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_int(NULL, at, 1), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_double(NULL, at, 1), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_str(NULL, at, kin_s("")), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_bytes(NULL, at, kin_s("")), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_quantity(NULL, at, kin_s("1")), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_time(NULL, at, time), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_micro_time(NULL, at, time), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_duration(NULL, at, 1), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_intstr(NULL, at, number), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_value(NULL, at, KIN_VALUE_ABSENT),
                     KIN_ENOMEM);
    assert_int_equal(kin_edit_set_array(NULL, at), KIN_ENOMEM);
    assert_int_equal(kin_edit_set_object(NULL, at), KIN_ENOMEM);
    assert_int_equal(kin_edit_remove(NULL, at), KIN_ENOMEM);
    at = kin_edit_append(NULL, kin_edit_at(NULL, "spec"));
    assert_int_equal(kin_edit_get(NULL, at, &value), KIN_ENOMEM);
    assert_int_equal(kin_edit_count(NULL, at), 0);
    assert_int_equal(kin_edit_check(NULL, &err), KIN_ENOMEM);
    assert_string_equal(err.message, "edit: out of memory");
    assert_int_equal(kin_edit_finish(NULL, &doc, NULL), KIN_ENOMEM);
    assert_int_equal(kin_edit_merge_patch(NULL, &doc, NULL), KIN_ENOMEM);
    assert_null(kin_edit_free(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(new_objects_have_type_and_names),
              KIN_TEST_ENTRY(sets_every_kind_of_value),
              KIN_TEST_ENTRY(creates_missing_objects_and_elements),
              KIN_TEST_ENTRY(the_first_failure_is_sticky),
              KIN_TEST_ENTRY(accepts_a_null_edit))
