/* SPDX-License-Identifier: Apache-2.0 */
#include "net/url.h"

#include <stdlib.h>

#include <string.h>

#include "kin_test.h"

KIN_TEST(builds_a_url_from_parts)
{
    KIN__AUTO_URL url;

    kin__url_init(&url, alloc);
    TRY(kin__url_begin(&url, kin_s("https://10.0.0.1:6443/prefix//"), NULL));
    TRY(kin__url_path(&url, kin_s("/api/v1/namespaces"), NULL));
    TRY(kin__url_segment(&url, kin_s("default"), NULL));
    TRY(kin__url_segment(&url, kin_s("pods"), NULL));
    TRY(kin__url_query(&url, kin_s("watch"), kin_s("true"), NULL));
    TRY(kin__url_query(&url, kin_s("labelSelector"), kin_s("a in (b,c),!d"),
                       NULL));
    assert_string_equal(kin__url_text(&url),
                        "https://10.0.0.1:6443/prefix/api/v1/namespaces/"
                        "default/pods?watch=true&"
                        "labelSelector=a%20in%20%28b%2Cc%29%2C%21d");
    TRY(kin__url_begin(&url, kin_s("http://[::1]:80"), NULL));
    TRY(kin__url_query(&url, kin_s("x"), kin_s(""), NULL));
    assert_string_equal(kin__url_text(&url), "http://[::1]:80?x=");
    TRY(kin__url_begin(&url, kin_s("unix:/run/a b"), NULL));
    TRY(kin__url_path(&url, kin_s("/version"), NULL));
    assert_string_equal(kin__url_text(&url), "http://localhost/version");
    return 0;
}

KIN_TEST(a_segment_is_escaped)
{
    KIN__AUTO_URL url;

    kin__url_init(&url, alloc);
    TRY(kin__url_begin(&url, kin_s("http://h"), NULL));
    TRY(kin__url_segment(&url, kin_s("system:node:a/b?c#d%e"), NULL));
    TRY(kin__url_segment(&url, kin_s("..."), NULL));
    TRY(kin__url_segment(&url, kin_str_of("\0\xff\xc3\xa4 ~", 6), NULL));
    assert_string_equal(kin__url_text(&url),
                        "http://h/system:node:a%2Fb%3Fc%23d%25e/.../"
                        "%00%FF%C3%A4%20~");
    return 0;
}

/* A simple decoder restores every byte. */
KIN_TEST(every_byte_survives_in_a_query)
{
    KIN__AUTO_URL url;
    char all[256];
    size_t len = 0;

    for (int i = 0; i < 256; i++)
        all[i] = (char)i;
    kin__url_init(&url, alloc);
    TRY(kin__url_begin(&url, kin_s("http://h"), NULL));
    TRY(kin__url_query(&url, kin_s("q"), kin_str_of(all, 256), NULL));
    for (const char *at = strchr(kin__url_text(&url), '=') + 1; *at; len++) {
        unsigned value = (unsigned char)*at;
        if (*at == '%')
            value = (unsigned)strtoul((char[]){at[1], at[2], 0}, NULL, 16);
        else
            assert_null(strchr(" &=+#?/%\"<>", *at));
        assert_int_equal(value, len);
        at += *at == '%' ? 3 : 1;
    }
    assert_int_equal(len, 256);
    return 0;
}

KIN_TEST(invalid_bases_and_segments_are_rejected)
{
    static const char *const bases[] = {
        "",          "h",         "ftp://h",    "http://",    "https:///x",
        "http://h?", "http://h#", "http://a b", "http://u@h", "http://h/a b",
        "http:h",
    };
    KIN__AUTO_URL url;
    kin_error err = KIN_ERROR_INIT;

    kin__url_init(&url, alloc);
    TRY(kin__url_begin(&url, kin_s("http://h"), NULL));
    for (size_t i = 0; i < sizeof(bases) / sizeof(bases[0]); i++)
        TRY_FAIL(kin__url_begin(&url, kin_s(bases[i]), &err), KIN_EINVAL);
    TRY_FAIL(kin__url_segment(&url, kin_s(""), &err), KIN_EINVAL);
    TRY_FAIL(kin__url_segment(&url, kin_s("."), &err), KIN_EINVAL);
    TRY_FAIL(kin__url_segment(&url, kin_s(".."), &err), KIN_EINVAL);
    assert_string_equal(err.message, "\"..\" cannot be a part of a path");
    TRY_FAIL(kin__url_path(&url, kin_s("api"), &err), KIN_EINVAL);
    TRY_FAIL(kin__url_path(&url, kin_s("/a?b"), &err), KIN_EINVAL);
    assert_string_equal(kin__url_text(&url), "http://h");
    return 0;
}

KIN_TEST(a_part_that_does_not_fit_changes_nothing)
{
    static const char big[30000];
    KIN__AUTO_URL url;

    kin__url_init(&url, alloc);
    TRY(kin__url_begin(&url, kin_s("http://h"), NULL));
    TRY_FAIL(kin__url_segment(&url, kin_str_of(big, sizeof(big)), NULL),
             KIN_ELIMIT);
    TRY_FAIL(
        kin__url_query(&url, kin_s("q"), kin_str_of(big, sizeof(big)), NULL),
        KIN_ELIMIT);
    TRY(kin__url_query(&url, kin_s("q"), kin_s("v"), NULL));
    assert_string_equal(kin__url_text(&url), "http://h?q=v");
    return 0;
}

KIN_TEST(an_encoded_query_is_not_changed)
{
    static char big[70000];
    KIN__AUTO_URL url;
    kin_error err = KIN_ERROR_INIT;

    memset(big, 'b', sizeof(big));
    kin__url_init(&url, alloc);
    TRY(kin__url_begin(&url, kin_s("http://h"), NULL));
    TRY(kin__url_raw_query(&url, kin_s(""), NULL));
    assert_string_equal(kin__url_text(&url), "http://h");
    TRY_FAIL(kin__url_raw_query(&url, kin_s("a b"), &err), KIN_EINVAL);
    assert_string_equal(err.message, "\"a b\" is not a query");
    TRY_FAIL(kin__url_raw_query(&url, kin_s("a#b"), &err), KIN_EINVAL);
    TRY_FAIL(kin__url_raw_query(&url, kin_str_of(big, sizeof(big)), &err),
             KIN_ELIMIT);
    assert_string_equal(kin__url_text(&url), "http://h");
    TRY(kin__url_raw_query(&url, kin_s("a=%20&b"), NULL));
    TRY(kin__url_query(&url, kin_s("c"), kin_s("&"), NULL));
    TRY(kin__url_raw_query(&url, kin_s("d?"), NULL));
    assert_string_equal(kin__url_text(&url), "http://h?a=%20&b&c=%26&d?");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(builds_a_url_from_parts),
              KIN_TEST_ENTRY(a_segment_is_escaped),
              KIN_TEST_ENTRY(every_byte_survives_in_a_query),
              KIN_TEST_ENTRY(invalid_bases_and_segments_are_rejected),
              KIN_TEST_ENTRY(a_part_that_does_not_fit_changes_nothing),
              KIN_TEST_ENTRY(an_encoded_query_is_not_changed))
