/* SPDX-License-Identifier: Apache-2.0 */
#include "object/document.h"

#include <math.h>

#include "object/values.h"
#include "test_json.h"
#include "test_value.h"

KIN_TEST(holds_every_kind_of_value)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *copy = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__document_open_object(doc));
    TRY(kin__document_key(doc, kin_s("null")));
    TRY(kin__document_add_null(doc));
    TRY(kin__document_key(doc, kin_s("bool")));
    TRY(kin__document_add_bool(doc, true));
    TRY(kin__document_key(doc, kin_s("int")));
    TRY(kin__document_add_int(doc, INT64_C(-9007199254740993)));
    TRY(kin__document_key(doc, kin_s("double")));
    TRY(kin__document_add_double(doc, 0.25));
    TRY(kin__document_key(doc, kin_s("number")));
    TRY(kin__document_add_number(doc, kin_s("1.0")));
    TRY(kin__document_key(doc, kin_s("string")));
    TRY(kin__document_add_string(doc, kin_s("x")));
    TRY(kin__document_key(doc, kin_s("startTime")));
    TRY(kin__document_add_seconds(doc, 1772366407));
    TRY(kin__document_key(doc, kin_s("array")));
    TRY(kin__document_open_array(doc));
    TRY(kin__document_close(doc));
    TRY(kin__document_close(doc));
    assert_false(kin_value_exists(kin_document_root(doc)));
    TRY(kin__document_finish(doc, NULL));
    TRY(kin__document_finish(doc, NULL));
    const char *text = "{\"null\":null,\"bool\":true,\"int\":-9007199254740993,"
                       "\"double\":0.25,\"number\":1.0,\"string\":\"x\","
                       "\"startTime\":\"2026-03-01T12:00:07Z\",\"array\":[]}";
    assert_json_equal(kin_document_root(doc), text);
    TRY(kin_document_new_copy(alloc, kin_document_root(doc), &copy, NULL));
    doc = kin_document_free(doc);
    assert_json_equal(kin_document_root(copy), text);
    return 0;
}

KIN_TEST(the_first_failure_is_sticky)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__document_open_object(doc));
    TRY_FAIL(kin__document_key(doc, kin_s("\xc3(")), KIN_EINVAL);
    TRY_FAIL(kin__document_close(doc), KIN_EINVAL);
    TRY_FAIL(kin__document_add_null(doc), KIN_EINVAL);
    TRY_FAIL(kin__document_open_array(doc), KIN_EINVAL);
    TRY_FAIL(kin__document_finish(doc, &err), KIN_EINVAL);
    assert_string_equal(err.message, "document: invalid argument");
    assert_false(kin_value_exists(kin_document_root(doc)));
    return 0;
}

KIN_TEST(out_of_memory_is_sticky)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    (void)kin__document_open_array(doc);
    (void)kin__document_add_string(doc, kin_s("one"));
    (void)kin__document_add_string(doc, kin_s("two"));
    (void)kin__document_close(doc);
    TRY(kin__document_finish(doc, NULL));
    assert_json_equal(kin_document_root(doc), "[\"one\",\"two\"]");
    return 0;
}

KIN_TEST(rejects_invalid_values)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_document *copy = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin_document_new_copy(alloc, kin_value_absent(), &copy, NULL),
             KIN_EINVAL);
    assert_null(copy);
    TRY(kin__document_new(alloc, &doc, NULL));
    TRY_FAIL(kin__document_finish(doc, &err), KIN_EINVAL);
    assert_string_equal(err.message,
                        "document: not exactly one complete value");
    TRY_FAIL(kin__document_add_double(doc, INFINITY), KIN_EINVAL);
    doc = kin_document_free(doc);
    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__document_add_int(doc, 1));
    TRY(kin__document_finish(doc, NULL));
    TRY_FAIL(kin__document_add_int(doc, 2), KIN_EINVAL);
    assert_json_equal(kin_document_root(doc), "1");
    return 0;
}

KIN_TEST(copies_from_a_cache)
{
    AUTO_ARENA *arena = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value v = kin_value_absent();

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_json_import(arena, "{\"a\":[\"x\",\"x\",{\"a\":1}]}", &v));
    TRY(kin_document_new_copy(alloc, v, &doc, NULL));
    assert_true(kin_value_equal(v, kin_document_root(doc)));
    return 0;
}

KIN_TEST(has_a_limit)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char text[2000] = "";

    memset(text, 'x', sizeof(text));
    TRY(kin__document_new_limited(alloc, 1000, &doc, NULL));
    TRY_FAIL(kin__document_add_string(doc, kin_str_of(text, sizeof(text))),
             KIN_ELIMIT);
    TRY_FAIL(kin__document_finish(doc, NULL), KIN_ELIMIT);
    return 0;
}

/* A reopened document can use parts of its old value. */
KIN_TEST(a_reopened_document_uses_its_old_value)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("a"));
    (void)kin__document_open_array(doc);
    (void)kin__document_add_string(doc, kin_s("a string of some length"));
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    TRY(kin__document_finish(doc, NULL));
    kin_value old = kin__document_reopen(doc);
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("b"));
    (void)kin__document_add_value(doc, kin_value_get(old, kin_s("a")));
    (void)kin__document_key(doc, kin_s("c"));
    (void)kin__document_add_value(doc, old);
    (void)kin__document_close(doc);
    TRY(kin__document_finish(doc, NULL));
    kin_value root = kin_document_root(doc);
    assert_int_equal(kin_value_count(root), 2);
    assert_str_equal(
        kin_value_str(kin_value_at(kin_value_get(root, kin_s("b")), 0)),
        "a string of some length");
    assert_true(kin_value_equal(kin_value_get(root, kin_s("c")), old));
    return 0;
}

/* Two documents in one arena: the values of both are unchanged. */
KIN_TEST(a_document_beside_another_shares_its_parts)
{
    enum { COUNT = 2000 };
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *beside = NULL;

    TRY(test_json_read(alloc, "{\"a\":[\"a string of some length\"]}", &doc));
    kin_value part = kin_value_get(kin_document_root(doc), kin_s("a"));
    TRY(kin__document_new_beside(alloc, part, &beside, NULL));
    TRY(kin__document_open_array(beside));
    TRY(kin__document_add_value(beside, part));
    for (int i = 0; i < COUNT; i++)
        TRY(kin__document_add_string(beside, kin_s("enough that it moves")));
    TRY(kin__document_close(beside));
    TRY(kin__document_finish(beside, NULL));
    kin_value root = kin_document_root(beside);
    assert_int_equal(kin_value_at(root, 0).bits, part.bits);
    assert_json_equal(kin_document_root(doc),
                      "{\"a\":[\"a string of some length\"]}");
    doc = kin_document_free(doc);
    assert_int_equal(kin_value_count(root), COUNT + 1);
    assert_json_equal(kin_value_at(root, 0), "[\"a string of some length\"]");
    return 0;
}

/* Nothing is added to a cache arena. */
KIN_TEST(beside_a_cache_creates_a_separate_document)
{
    AUTO_ARENA *arena = NULL;
    KIN_AUTO(kin_document) *beside = NULL;
    KIN_AUTO(kin_document) *alone = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_value_make(arena, "{'a':'text'}", &val));
    int r = kin__document_new_beside(alloc, test_view(arena, val), &beside,
                                     NULL);
    if (r == 0)
        r = kin__document_add_value(beside, test_view(arena, val));
    kin__val_unref(arena, val);
    TRY(r);
    TRY(kin__document_finish(beside, NULL));
    assert_json_equal(kin_document_root(beside), "{\"a\":\"text\"}");
    TRY(kin__document_new_beside(alloc, kin_value_absent(), &alone, NULL));
    TRY(kin__document_add_null(alone));
    TRY(kin__document_finish(alone, NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(holds_every_kind_of_value),
              KIN_TEST_ENTRY(the_first_failure_is_sticky),
              KIN_TEST_ENTRY(out_of_memory_is_sticky),
              KIN_TEST_ENTRY(rejects_invalid_values),
              KIN_TEST_ENTRY(copies_from_a_cache), KIN_TEST_ENTRY(has_a_limit),
              KIN_TEST_ENTRY(a_reopened_document_uses_its_old_value),
              KIN_TEST_ENTRY(a_document_beside_another_shares_its_parts),
              KIN_TEST_ENTRY(beside_a_cache_creates_a_separate_document))
