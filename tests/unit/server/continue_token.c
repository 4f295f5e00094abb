/* SPDX-License-Identifier: Apache-2.0 */
#include "server/continue_token.h"

#include "kin_test.h"

KIN_TEST(matches_kube_apiserver)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1000);
    TRY(kin__continue_token_write(&buf, alloc, 224, kin_s("c2")));
    assert_str_equal(
        kin__buf_str(&buf),
        "eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MjI0LCJzdGFydCI6Ii9jMlx1MDAwMCJ9");
    kin__buf_clear(&buf);
    TRY(kin__continue_token_write(&buf, alloc, 224, kin_s("default/c2")));
    assert_str_equal(kin__buf_str(&buf),
                     "eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MjI0LCJzdGFydCI6Ii9k"
                     "ZWZhdWx0L2MyXHUwMDAwIn0");
    return 0;
}

KIN_TEST(round_trips)
{
    KIN__AUTO_BUF buf;
    struct kin__continue_token token = {0};

    kin__buf_init(&buf, alloc, 1000);
    TRY(kin__continue_token_write(&buf, alloc, 7, kin_s("a/b~?>")));
    TRY(kin__continue_token_read(alloc, kin__buf_str(&buf), &token, NULL));
    assert_int_equal(token.version, 7);
    assert_int_equal(token.len, 7);
    assert_memory_equal(token.start, "a/b~?>", 7);
    kin__buf_clear(&buf);
    TRY(kin__continue_token_write_start(&buf, alloc, KIN__CONTINUE_ANY,
                                        kin_s("x")));
    TRY(kin__continue_token_read(alloc, kin__buf_str(&buf), &token, NULL));
    assert_int_equal(token.version, KIN__CONTINUE_ANY);
    assert_int_equal(token.len, 1);
    return 0;
}

KIN_TEST(rejects_invalid_tokens)
{
    static const char *const bad[] = {
        "abc",
        "!!!!",
        "e30",                                     /* {} */
        "eyJ2IjoieCJ9",                            /* {"v":"x"} */
        "eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MH0", /* rv 0 */
        "eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6NX0", /* no start */
        "====",
    };
    struct kin__continue_token token;

    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(kin__continue_token_read(alloc, kin_s(bad[i]), &token, &err),
                 KIN_EINVAL);
        assert_true(kin_str_starts_with(kin_s(err.message),
                                        kin_s("continue key is not valid: ")));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(matches_kube_apiserver),
              KIN_TEST_ENTRY(round_trips),
              KIN_TEST_ENTRY(rejects_invalid_tokens))
