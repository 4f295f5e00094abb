/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include "kube/request.h"
#include "test_client.h"

/* Appends the text of a warning, after a "|" if it is not the first. */
static void on_warning(const kin_warning *warning, void *userdata)
{
    char *text = userdata;
    size_t len = strlen(text);

    assert_int_equal(warning->code, 299);
    assert_string_equal(warning->agent.ptr, "-"); /* NUL-terminated */
    snprintf(text + len, 256 - len, "%s%.*s", len ? "|" : "",
             KIN_STR(warning->text));
}

KIN_TEST(warnings_reach_the_program)
{
    AUTO_TEST_CLIENT t;
    char text[256] = "";

    TRY(test_client_start(
        &t, alloc, NULL, 0,
        KIN_OPTS(kin_client_opts, .on_warning = on_warning, .userdata = text)));
    kin__client_warn(t.client, kin_s("299 - \"a\", 199 - \"no\", 299 - \"b\""));
    kin__client_warn(t.client, kin_s("299 - \"\", 299 - \"b\", 299 junk"));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_string_equal(text, "a|b|b");
    assert_string_equal(t.logged, "");
    return 0;
}

KIN_TEST(warnings_are_logged_without_a_callback)
{
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    kin__client_warn(t.client, kin_s("299 - \"policy/v1beta1 is old\""));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_string_equal(
        t.logged, "client: the server warns text=\"policy/v1beta1 is old\"");
    return 0;
}

KIN_TEST(repeated_warnings_can_be_suppressed)
{
    AUTO_TEST_CLIENT t;
    char text[256] = "";
    char value[32];

    TRY(test_client_start(&t, alloc, NULL, 0,
                          KIN_OPTS(kin_client_opts, .on_warning = on_warning,
                                   .userdata = text, .is_warned_once = true)));
    for (int i = 0; i < 3; i++)
        kin__client_warn(t.client, kin_s("299 - \"a\", 299 - \"b\""));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_string_equal(text, "a|b");
    /* The number of remembered warnings is limited. */
    for (int i = 0; i < KIN__CLIENT_WARNINGS_KEPT; i++) {
        snprintf(value, sizeof(value), "299 - \"%d\"", i);
        text[0] = '\0';
        kin__client_warn(t.client, kin_s(value));
    }
    text[0] = '\0';
    kin__client_warn(t.client, kin_s("299 - \"a\", 299 - \"255\""));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_string_equal(text, "a");
    return 0;
}

KIN_TEST(the_number_of_warnings_is_limited)
{
    AUTO_TEST_CLIENT t;
    char text[256] = "";
    char value[4096] = "";

    TRY(test_client_start(
        &t, alloc, NULL, 0,
        KIN_OPTS(kin_client_opts, .on_warning = on_warning, .userdata = text)));
    for (int i = 0; i < 100; i++)
        snprintf(value + strlen(value), sizeof(value) - strlen(value),
                 "299 - \"x\",");
    kin__client_warn(t.client, kin_s(value));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(strlen(text), 64 + 63);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(warnings_reach_the_program),
              KIN_TEST_ENTRY(warnings_are_logged_without_a_callback),
              KIN_TEST_ENTRY(repeated_warnings_can_be_suppressed),
              KIN_TEST_ENTRY(the_number_of_warnings_is_limited))
