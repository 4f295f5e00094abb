/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/json.h>

#include <stdlib.h>

#include "base/buf.h"
#include "kin_test.h"

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

KIN_TEST(document_is_written_back_unchanged)
{
    static const char text[] =
        "{\"a\":[1,2.50,\"\\u003cx\\u003e\",null],\"b\":{\"c\":true}}";
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 10000);
    TRY(kin_document_parse(alloc, kin_s(text), &doc, NULL));
    TRY(kin_value_write(kin_document_root(doc), 0, append, &buf));
    assert_str_equal(kin__buf_str(&buf), text);

    kin__buf_clear(&buf);
    kin_value b = kin_value_get(kin_document_root(doc), kin_s("b"));
    TRY(kin_value_write(b, 2, append, &buf));
    assert_str_equal(kin__buf_str(&buf), "{\n  \"c\": true\n}");

    kin__buf_clear(&buf);
    TRY(kin_value_write(kin_value_absent(), 0, append, &buf));
    assert_str_equal(kin__buf_str(&buf), "");
    return 0;
}

KIN_TEST(object_has_namespace_and_name)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin_object_parse(
        alloc,
        kin_s(" {\"metadata\":{\"name\":\"a\",\"namespace\":\"n\",\"uid\":"
              "\"u\",\"resourceVersion\":\"7\"}}\n"),
        &object, NULL));
    assert_str_equal(kin_object_key(object), "n/a");
    assert_str_equal(kin_object_uid(object), "u");
    assert_str_equal(kin_object_resource_version(object), "7");
    return 0;
}

KIN_TEST(error_has_position_and_path)
{
    static const struct {
        const char *text;
        int code;
        const char *message;
    } cases[] = {
        {"{\"a\":tru}", KIN_EPARSE, "byte 5: bad value at .a"},
        {"{} x", KIN_EPARSE, "byte 3: text after the value"},
        {"{\"metadata\":{\"uid\":\"u\"}}", KIN_EINVAL, "metadata.name"},
        {"7", KIN_EINVAL, "object has no metadata"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_object) *object = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(kin_object_parse(alloc, kin_s(cases[i].text), &object, &err),
                 cases[i].code);
        assert_null(object);
        if (!strstr(err.message, cases[i].message))
            fail_msg("'%s' has no '%s'", err.message, cases[i].message);
    }
    return 0;
}

KIN_TEST(accepts_what_go_accepts)
{
    static const struct {
        const char *text;
        const char *result;
    } cases[] = {
        {"{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":3,\"b\":2}"},
        {"[\"\\ud800\",\"\\udc00x\"]", "[\"\xef\xbf\xbd\",\"\xef\xbf\xbdx\"]"},
        {"[1.0,1e400,-0,12345678901234567890]",
         "[1.0,1e400,-0,12345678901234567890]"},
        {"[\"\\u2028\\u0001\\b/\x7f\"]", "[\"\\u2028\\u0001\\b/\x7f\"]"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        KIN__AUTO_BUF buf;
        kin__buf_init(&buf, alloc, 10000);
        TRY(kin_document_parse(alloc, kin_s(cases[i].text), &doc, NULL));
        TRY(kin_value_write(kin_document_root(doc), 0, append, &buf));
        assert_str_equal(kin__buf_str(&buf), cases[i].result);
    }
    return 0;
}

/* A character repeated `count` times between two others. */
static int parse_long(size_t count, char first, char middle, char last)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char *text = malloc(count + 2);

    assert_non_null(text);
    text[0] = first;
    memset(text + 1, middle, count);
    text[count + 1] = last;
    int r = kin_document_parse(/* alloc= */ NULL, kin_str_of(text, count + 2),
                               &doc, NULL);
    free(text);
    return r;
}

KIN_TEST(limits_are_as_documented)
{
    char deep[20002];

    (void)alloc;
    memset(deep, '[', 10001);
    memset(deep + 10001, ']', 10001);
    KIN_AUTO(kin_document) *doc = NULL;
    TRY(kin_document_parse(NULL, kin_str_of(deep + 1, 20000), &doc, NULL));
    kin_document *none = NULL;
    TRY_FAIL(kin_document_parse(NULL, kin_str_of(deep, 20002), &none, NULL),
             KIN_ELIMIT);
    TRY(parse_long(16 << 20, '"', 'x', '"'));
    TRY_FAIL(parse_long((16 << 20) + 1, '"', 'x', '"'), KIN_ELIMIT);
    TRY(parse_long((64 << 20) - 2, ' ', ' ', '1'));
    TRY_FAIL(parse_long((64 << 20) - 1, ' ', ' ', '1'), KIN_ELIMIT);
    return 0;
}

KIN_TEST(rejects_invalid_utf8)
{
    kin_document *doc = NULL;

    TRY_FAIL(kin_document_parse(alloc, kin_s("\"\xff\""), &doc, NULL),
             KIN_EPARSE);
    TRY_FAIL(kin_document_parse(alloc, kin_s("{\"\xc3(\":1}"), &doc, NULL),
             KIN_EPARSE);
    TRY_FAIL(kin_document_parse(alloc, kin_s(""), &doc, NULL), KIN_EPARSE);
    TRY_FAIL(kin_document_parse(alloc, kin_str_of(NULL, 0), &doc, NULL),
             KIN_EPARSE);
    return 0;
}

static int refuse(kin_str piece, void *userdata)
{
    (void)piece;
    (void)userdata;
    return KIN_ECLOSED;
}

KIN_TEST(callback_can_end_the_writing)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin_document_parse(alloc, kin_s("[1]"), &doc, NULL));
    TRY_FAIL(kin_value_write(kin_document_root(doc), 0, refuse, NULL),
             KIN_ECLOSED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(document_is_written_back_unchanged),
              KIN_TEST_ENTRY(object_has_namespace_and_name),
              KIN_TEST_ENTRY(error_has_position_and_path),
              KIN_TEST_ENTRY(accepts_what_go_accepts),
              KIN_TEST_ENTRY(limits_are_as_documented),
              KIN_TEST_ENTRY(rejects_invalid_utf8),
              KIN_TEST_ENTRY(callback_can_end_the_writing))
