/* SPDX-License-Identifier: Apache-2.0 */
#include "get_sorted.h"

#include <kin/json.h>

#include "kin_test.h"

static void assert_sorted(const char *json, unsigned indent, unsigned level,
                          const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, /* alloc= */ NULL, 1000);
    assert_int_equal(kin_document_parse(NULL, kin_s(json), &doc, NULL), 0);
    assert_int_equal(
        get_sorted_json(kin_document_root(doc), indent, level, &buf), 0);
    assert_str_equal(kin__buf_str(&buf), expected);
}

KIN_TEST(sorts_keys)
{
    (void)alloc;
    assert_sorted("{\"b\":1,\"a\":{\"d\":2,\"c\":[{\"f\":1,\"e\":2}]}}", 0, 0,
                  "{\"a\":{\"c\":[{\"e\":2,\"f\":1}],\"d\":2},\"b\":1}");
    assert_sorted("{\"ab\":1,\"a\":2,\"B\":3,\"\":4}", 0, 0,
                  "{\"\":4,\"B\":3,\"a\":2,\"ab\":1}");
    return 0;
}

KIN_TEST(indents_as_go_does)
{
    (void)alloc;
    assert_sorted("{\"b\":[1,{}],\"a\":[],\"c\":{\"x\":null}}", 4, 0,
                  "{\n    \"a\": [],\n    \"b\": [\n        1,\n        {}\n"
                  "    ],\n    \"c\": {\n        \"x\": null\n    }\n}");
    assert_sorted("{\"a\":1}", 2, 1, "{\n    \"a\": 1\n  }");
    assert_sorted("[]", 4, 3, "[]");
    assert_sorted("\"x\"", 4, 0, "\"x\"");
    return 0;
}

KIN_TEST(writes_text_and_numbers_unchanged)
{
    (void)alloc;
    assert_sorted("{\"<k>\":\"a<b>&\\u2028\\n\\\"\",\"n\":[1.50,1e9,-0]}", 0, 0,
                  "{\"\\u003ck\\u003e\":\"a\\u003cb\\u003e\\u0026\\u2028\\n"
                  "\\\"\",\"n\":[1.50,1e9,-0]}");
    assert_sorted("{\"aTime\":\"2024-01-01T00:00:00Z\"}", 0, 0,
                  "{\"aTime\":\"2024-01-01T00:00:00Z\"}");
    return 0;
}

KIN_TEST(keeps_to_the_limit)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF buf;

    (void)alloc;
    kin__buf_init(&buf, /* alloc= */ NULL, 10);
    assert_int_equal(
        kin_document_parse(NULL, kin_s("{\"a\":[1,2,3,4]}"), &doc, NULL), 0);
    assert_int_equal(get_sorted_json(kin_document_root(doc), 4, 0, &buf),
                     KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(sorts_keys), KIN_TEST_ENTRY(indents_as_go_does),
              KIN_TEST_ENTRY(writes_text_and_numbers_unchanged),
              KIN_TEST_ENTRY(keeps_to_the_limit))
