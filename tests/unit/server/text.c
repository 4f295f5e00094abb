/* SPDX-License-Identifier: Apache-2.0 */
#include "server/text.h"

#include <kin/document.h>
#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"

KIN_TEST(writes_objects_and_arrays_with_commas)
{
    KIN__AUTO_TEXT text;
    const kin_str names[] = {KIN_STR_INIT("a"), KIN_STR_INIT("\"")};

    kin__text_init(&text, alloc);
    kin__text_raw(&text, "{");
    kin__text_key(&text, "n");
    kin__text_int(&text, -5);
    kin__text_key(&text, "v");
    kin__text_quoted_u64(&text, UINT64_MAX);
    kin__text_key(&text, "b");
    kin__text_bool(&text, true);
    kin__text_key(&text, "s");
    kin__text_strings(&text, names, 2);
    kin__text_key(&text, "x");
    kin__text_value(&text, KIN_VALUE_ABSENT);
    kin__text_raw(&text, "}");
    TRY(text.code);
    assert_str_equal(kin__text_str(&text),
                     "{\"n\":-5,\"v\":\"18446744073709551615\",\"b\":true,"
                     "\"s\":[\"a\",\"\\\"\"],\"x\":null}");
    return 0;
}

KIN_TEST(escapes_as_go_does)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, alloc);
    kin__text_string(&text, kin_s("<a&b>\n\x01\xff\xc3\xa9"));
    TRY(text.code);
    assert_str_equal(kin__text_str(&text),
                     "\"\\u003ca\\u0026b\\u003e\\n\\u0001\\ufffd\xc3\xa9\"");
    return 0;
}

KIN_TEST(keeps_the_first_failure)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, alloc);
    text.code = KIN_ELIMIT;
    kin__text_raw(&text, "x");
    kin__text_string(&text, kin_s("x"));
    kin__text_printf(&text, "x");
    assert_int_equal(text.buf.len, 0);
    assert_int_equal(text.code, KIN_ELIMIT);
    kin__text_clear(&text);
    kin__text_raw(&text, "x");
    TRY(text.code);
    assert_str_equal(kin__text_str(&text), "x");
    return 0;
}

KIN_TEST(writes_and_indents_values)
{
    KIN__AUTO_TEXT text;
    KIN_AUTO(kin_document) *doc = NULL;

    kin__text_init(&text, alloc);
    TRY(kin_document_parse(alloc, kin_s("{\"a\": [1, {}]}"), &doc, NULL));
    kin__text_value(&text, kin_document_root(doc));
    TRY(text.code);
    assert_str_equal(kin__text_str(&text), "{\"a\":[1,{}]}");
    TRY(kin__text_indent(&text));
    assert_str_equal(kin__text_str(&text),
                     "{\n  \"a\": [\n    1,\n    {}\n  ]\n}");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_objects_and_arrays_with_commas),
              KIN_TEST_ENTRY(escapes_as_go_does),
              KIN_TEST_ENTRY(keeps_the_first_failure),
              KIN_TEST_ENTRY(writes_and_indents_values))
