/* SPDX-License-Identifier: Apache-2.0 */
#include "table_cell.h"

#include <kin/json.h>

#include "kin_test.h"

/* The text that Go prints for a JSON value. */
static void assert_cell(const char *json, const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, /* alloc= */ NULL, 1000);
    assert_int_equal(kin_document_parse(NULL, kin_s(json), &doc, NULL), 0);
    assert_int_equal(table_cell_format(kin_document_root(doc), &buf), 0);
    assert_str_equal(kin__buf_str(&buf), expected);
}

KIN_TEST(prints_as_go_does)
{
    (void)alloc;
    assert_cell("\"text\"", "text");
    assert_cell("\"\"", "");
    assert_cell("true", "true");
    assert_cell("null", "<nil>");
    assert_cell("0", "0");
    assert_cell("-12345678901234567", "-12345678901234567");
    assert_cell("1.50", "1.5");
    assert_cell("0.1", "0.1");
    assert_cell("1.0", "1");
    assert_cell("1e3", "1000");
    assert_cell("12.5e8", "1250000000");
    assert_cell("1e20", "100000000000000000000");
    assert_cell("1e21", "1e+21");
    assert_cell("1e-7", "1e-07");
    assert_cell("[]", "[]");
    assert_cell("[\"a\",1,null,[true]]", "[a 1 <nil> [true]]");
    assert_cell("{}", "map[]");
    assert_cell("{\"b\":1,\"a\":\"x\",\"c\":{}}", "map[a:x b:1 c:map[]]");
    return 0;
}

static void assert_escaped(const char *text, const char *expected)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, /* alloc= */ NULL, 1000);
    assert_int_equal(table_cell_escape(kin_s(text), &buf), 0);
    assert_str_equal(kin__buf_str(&buf), expected);
}

KIN_TEST(keeps_terminals_safe)
{
    (void)alloc;
    assert_escaped("plain \t text", "plain \\t text");
    assert_escaped("", "");
    assert_escaped("one\ntwo", "one...");
    assert_escaped("one\rtwo", "one...");
    assert_escaped("\f", "...");
    assert_escaped("a\x1b[31mb", "a\\x1b[31mb");
    assert_escaped("\x1b\n\x1b", "\\x1b...");
    return 0;
}

static void assert_age(const char *json, int64_t now_s, const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char buffer[64];

    assert_int_equal(kin_document_parse(NULL, kin_s(json), &doc, NULL), 0);
    assert_str_equal(
        table_cell_age(kin_value_get(kin_document_root(doc), kin_s("aTime")),
                       now_s, buffer, sizeof(buffer)),
        expected);
}

KIN_TEST(prints_ages)
{
    (void)alloc;
    assert_age("{\"aTime\":\"1970-01-01T00:00:10Z\"}", 15, "5s");
    assert_age("{\"aTime\":\"1970-01-01T00:00:00Z\"}", 300, "5m");
    assert_age("{\"aTime\":\"1970-01-01T00:01:00Z\"}", 0, "<invalid>");
    assert_age("{\"aTime\":null}", 0, "<unknown>");
    assert_age("{\"aTime\":\"soon\"}", 0, "<unknown>");
    assert_age("{}", 0, "<unknown>");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(prints_as_go_does),
              KIN_TEST_ENTRY(keeps_terminals_safe), KIN_TEST_ENTRY(prints_ages))
