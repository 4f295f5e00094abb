/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_peek.h"

#include "base/scan.h"
#include "kin_test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static bool peek(const char *text, bool is_namespaced,
                 struct kin__json_key *ret)
{
    static char padded[1000];
    size_t len = strlen(text);

    assert_true(len + KIN__SCAN_PADDING < sizeof(padded));
    memset(padded, 0, sizeof(padded));
    memcpy(padded, text, len);
    return kin__json_peek_key(kin_str_of(padded, len), is_namespaced, ret);
}

KIN_TEST(finds_namespace_and_name)
{
    static const char *const texts[] = {
        "{\"metadata\":{\"name\":\"n\",\"namespace\":\"s\"}}",
        "{\"kind\":\"Pod\",\"metadata\":{\"namespace\":\"s\",\"name\":\"n\"",
        " {\n \"kind\" : \"Pod\" ,\n \"metadata\" : { \"uid\" : \"u\" ,"
        " \"name\" : \"n\" , \"namespace\" : \"s\" } }",
        "{\"spec\":{\"metadata\":{\"name\":\"wrong\"}},\"x\":[\"]\",\"\\\"\"],"
        "\"metadata\":{\"labels\":{\"name\":\"wrong\",\"}\":\"\\\\\"},"
        "\"n\":12,\"t\":true,\"name\":\"n\",\"namespace\":\"s\"}}",
    };
    struct kin__json_key key;

    (void)alloc;
    for (size_t i = 0; i < COUNT(texts); i++) {
        assert_true(peek(texts[i], true, &key));
        assert_str_equal(key.name, "n");
        assert_str_equal(key.ns, "s");
    }
    return 0;
}

KIN_TEST(cluster_scoped_object_needs_no_namespace)
{
    struct kin__json_key key;

    (void)alloc;
    assert_true(peek("{\"metadata\":{\"name\":\"n\"}}", true, &key));
    assert_str_equal(key.name, "n");
    assert_str_equal(key.ns, "");
    /* Truncated within metadata. */
    assert_true(peek("{\"metadata\":{\"name\":\"n\",\"x", false, &key));
    assert_str_equal(key.name, "n");
    assert_false(peek("{\"metadata\":{\"name\":\"n\",\"x", true, &key));
    return 0;
}

KIN_TEST(fails_on_escapes_and_malformed_text)
{
    static const char *const texts[] = {
        "",
        "[]",
        "{}",
        "{\"kind\":\"Pod\"}",
        "{\"metadata\":null}",
        "{\"metadata\":{}}",
        "{\"metadata\":{\"namespace\":\"s\"}}",
        "{\"metadata\":{\"name\":\"a\\u0041\",\"namespace\":\"s\"}}",
        "{\"metadata\":{\"name\":1,\"namespace\":\"s\"}}",
        "{\"metadata\":{\"name\":\"n\"\"namespace\":\"s\"}}",
        "{\"metadata\"{\"name\":\"n\"}}",
        "{\"spec\":{\"a\":[1,2",
        "{\"a\":\"\\",
        "{\"a\":1",
    };
    struct kin__json_key key = {.name = {NULL, 0}};

    (void)alloc;
    for (size_t i = 0; i < COUNT(texts); i++)
        assert_false(peek(texts[i], true, &key));
    assert_null(key.name.ptr);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_namespace_and_name),
              KIN_TEST_ENTRY(cluster_scoped_object_needs_no_namespace),
              KIN_TEST_ENTRY(fails_on_escapes_and_malformed_text))
