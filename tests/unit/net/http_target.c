/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_target.h"

#include "base/buf.h"
#include "kin_test.h"

KIN_TEST(splits_paths_and_queries)
{
    KIN__AUTO_HTTP_TARGET target = {0};
    kin_str value = kin_s("untouched");

    TRY(kin__http_target_init(
        &target, alloc,
        kin_s(
            "/api/v1/pods?limit=500&labelSelector=a%3Db%2Cc+in+(d)&watch&&x="),
        /* err= */ NULL));
    assert_str_equal(target.path, "/api/v1/pods");
    assert_str_equal(target.raw_query,
                     "limit=500&labelSelector=a%3Db%2Cc+in+(d)&watch&&x=");
    assert_int_equal(target.parameter_count, 4);
    assert_true(kin__http_target_find(&target, kin_s("labelSelector"), &value));
    assert_str_equal(value, "a=b,c in (d)");
    assert_true(kin__http_target_find(&target, kin_s("watch"), &value));
    assert_str_equal(value, "");
    assert_true(kin__http_target_find(&target, kin_s("x"), /* ret= */ NULL));
    value = kin_s("untouched");
    assert_false(kin__http_target_find(&target, kin_s("lim"), &value));
    assert_str_equal(value, "untouched");
    return 0;
}

KIN_TEST(finds_the_first_of_equal_names)
{
    KIN__AUTO_HTTP_TARGET target = {0};
    kin_str value;

    TRY(kin__http_target_init(&target, alloc, kin_s("/?a=1&a=2"), NULL));
    assert_true(kin__http_target_find(&target, kin_s("a"), &value));
    assert_str_equal(value, "1");
    return 0;
}

KIN_TEST(decodes_paths_once)
{
    static const struct {
        const char *text;
        const char *path;
    } cases[] = {
        {"/", "/"},
        {"/a%20b", "/a b"},
        {"/a%2Fb", "/a/b"},
        {"/a+b", "/a+b"},
        {"/a%2525", "/a%25"},
        {"/%c3%A9", "/\xc3\xa9"},
        {"//a/", "//a/"},
        {"http://host:80/x?y", "/x"},
        {"http://host?y=/x", "/"},
        {"HTTPS://host", "/"},
        {"/x?a%", NULL},
        {"/x%", NULL},
        {"/x%4", NULL},
        {"/x%4g", NULL},
        {"/%00", NULL},
        {"/%ff", NULL},
        {"/?%ff=1", NULL},
        {"", NULL},
        {"*", NULL},
        {"pods", NULL},
        {"?x", NULL},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_HTTP_TARGET target = {0};
        int r = kin__http_target_init(&target, alloc, kin_s(cases[i].text),
                                      /* err= */ NULL);
        if (!cases[i].path) {
            TRY_FAIL(r, KIN_EPARSE);
            assert_null(target.text);
            continue;
        }
        TRY(r);
        assert_str_equal(target.path, cases[i].path);
    }
    return 0;
}

KIN_TEST(limits_the_number_of_parameters)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1024);
    TRY(kin__buf_append(&text, kin_s("/?a")));
    for (int i = 1; i < KIN__HTTP_TARGET_MAX_PARAMETERS; i++)
        TRY(kin__buf_append(&text, kin_s("&a")));
    {
        KIN__AUTO_HTTP_TARGET target = {0};
        TRY(kin__http_target_init(&target, alloc, kin__buf_str(&text), NULL));
        assert_int_equal(target.parameter_count,
                         KIN__HTTP_TARGET_MAX_PARAMETERS);
    }
    TRY(kin__buf_append(&text, kin_s("&a")));
    KIN__AUTO_HTTP_TARGET target = {0};
    TRY_FAIL(kin__http_target_init(&target, alloc, kin__buf_str(&text), NULL),
             KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(splits_paths_and_queries),
              KIN_TEST_ENTRY(finds_the_first_of_equal_names),
              KIN_TEST_ENTRY(decodes_paths_once),
              KIN_TEST_ENTRY(limits_the_number_of_parameters))
