/* SPDX-License-Identifier: Apache-2.0 */
#include "net/web_address.h"

#include "kin_test.h"

#define EXPECT_STR(view, text) assert_true(kin_str_eq((view), kin_s(text)))

KIN_TEST(takes_urls_apart)
{
    struct kin__web_address address;

    (void)alloc;
    TRY(kin__web_address_parse(kin_s("https://a.b:6443/c?d=e#f"), &address,
                               NULL));
    assert_true(address.is_https);
    EXPECT_STR(address.host, "a.b");
    EXPECT_STR(address.server, "a.b:6443");
    EXPECT_STR(address.target, "/c?d=e");
    assert_int_equal(address.port, 6443);
    TRY(kin__web_address_parse(kin_s("HTTP://[::1]"), &address, NULL));
    assert_false(address.is_https);
    EXPECT_STR(address.host, "::1");
    EXPECT_STR(address.target, "");
    assert_int_equal(address.port, 80);
    return 0;
}

KIN_TEST(bad_urls_are_rejected)
{
    static const char *const urls[] = {
        "",
        "ftp://a/",
        "http://",
        "http:///a",
        "http://a b",
        "http://a:0/",
        "http://a:65536/",
        "http://a:x/",
        "http://[::1",
        "http://u:p@a/",
        "http://[::1]x/",
        "http://a/\n",
    };
    struct kin__web_address address;

    (void)alloc;
    for (size_t i = 0; i < sizeof(urls) / sizeof(urls[0]); i++)
        TRY_FAIL(kin__web_address_parse(kin_s(urls[i]), &address, NULL),
                 KIN_EINVAL);
    return 0;
}

/* The examples of RFC 3986, 5.4, as far as they are http. */
KIN_TEST(resolves_references)
{
    static const struct {
        const char *reference;
        const char *url;
    } rows[] = {
        {"g", "http://a/b/c/g"},
        {"./g", "http://a/b/c/g"},
        {"g/", "http://a/b/c/g/"},
        {"/g", "http://a/g"},
        {"//g", "http://g"},
        {"?y", "http://a/b/c/d;p?y"},
        {"g?y", "http://a/b/c/g?y"},
        {"..", "http://a/b/"},
        {"../g", "http://a/b/g"},
        {"../../g", "http://a/g"},
        {"../../../g", "http://a/g"},
        {"/./g", "http://a/g"},
        {"https://x/y", "https://x/y"},
    };
    struct kin__web_address base;

    TRY(kin__web_address_parse(kin_s("http://a/b/c/d;p?q"), &base, NULL));
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        KIN__AUTO_BUF url;

        kin__buf_init(&url, alloc, 1000);
        TRY(kin__web_address_resolve(&base, kin_s(rows[i].reference), &url));
        if (!kin_str_eq(kin__buf_str(&url), kin_s(rows[i].url)))
            print_error("%s: %s\n", rows[i].reference, url.ptr);
        EXPECT_STR(kin__buf_str(&url), rows[i].url);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(takes_urls_apart),
              KIN_TEST_ENTRY(bad_urls_are_rejected),
              KIN_TEST_ENTRY(resolves_references))
