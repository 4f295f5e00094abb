/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/goprint.h"

#include "test_json.h"

KIN_TEST(prints_as_go_does)
{
    static const char *const cases[][2] = {
        {"{\"b\":[1,\"x y\",true],\"a\":{\"c\":null}}",
         "map[a:map[c:<nil>] b:[1 x y true]]"},
        {"{}", "map[]"},
        {"[]", "[]"},
        {"\"\"", ""},
        {"1.5", "1.5"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        KIN__AUTO_BUF buf;
        kin__buf_init(&buf, alloc, 1000);
        TRY(test_json_read(alloc, cases[i][0], &doc));
        TRY(kin__go_print(&buf, kin_document_root(doc)));
        assert_str_equal(kin__buf_str(&buf), cases[i][1]);
    }
    return 0;
}

KIN_TEST(names_types_as_go_does)
{
    static const char *const cases[][2] = {
        {"{}", "map[string]interface {}"},
        {"[]", "[]interface {}"},
        {"\"x\"", "string"},
        {"true", "bool"},
        {"1", "int64"},
        {"1e3", "float64"},
        {"null", "%!s(<nil>)"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(test_json_read(alloc, cases[i][0], &doc));
        assert_string_equal(kin__go_type(kin_document_root(doc)), cases[i][1]);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(prints_as_go_does),
              KIN_TEST_ENTRY(names_types_as_go_does))
