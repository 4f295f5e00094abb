/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client_headers.h"

#include <string.h>

#include <kin/version.h>

#include "test_client.h"

/* All values under a name, joined by "|". */
static const char *header_values(const kin_client *client, const char *name)
{
    static char text[1024];

    text[0] = '\0';
    for (size_t i = 0; i < client->header_count; i++) {
        if (!kin_str_eq(client->headers[i].name, kin_s(name)))
            continue;
        size_t len = strlen(text);
        snprintf(text + len, sizeof(text) - len, "%s%.*s", len ? "|" : "",
                 KIN_STR(client->headers[i].value));
    }
    return text;
}

KIN_TEST(says_who_asks)
{
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    const char *agent = header_values(t.client, "User-Agent");
    assert_int_equal(strncmp(agent, "kin/" KIN_VERSION_STRING " (linux/",
                             strlen("kin/" KIN_VERSION_STRING " (linux/")),
                     0);
    assert_int_equal(agent[strlen(agent) - 1], ')');
    assert_string_equal(header_values(t.client, "Accept-Encoding"), "");
    assert_int_equal(t.client->header_count, 1);
    return 0;
}

KIN_TEST(lets_the_program_say_it)
{
    AUTO_TEST_CLIENT t;
    char agent[] = "mine/1 (x)";

    TRY(test_client_start(
        &t, alloc, NULL, 0,
        KIN_OPTS(kin_client_opts, .user_agent = agent, .is_compressed = true)));
    agent[0] = '!';
    assert_string_equal(header_values(t.client, "User-Agent"), "mine/1 (x)");
    assert_string_equal(header_values(t.client, "Accept-Encoding"), "gzip");
    return 0;
}

KIN_TEST(refuses_an_agent_of_several_lines)
{
    AUTO_TEST_CLIENT t;

    TRY_FAIL(test_client_start(
                 &t, alloc, NULL, 0,
                 KIN_OPTS(kin_client_opts, .user_agent = "a\r\nEvil: yes")),
             KIN_EINVAL);
    return 0;
}

KIN_TEST(the_configuration_can_forbid_compression)
{
    AUTO_TEST_CLIENT t;

    test_client_init(&t, NULL, 0);
    TRY(test_client_start_with(
        &t, alloc,
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "https://s",
                 .is_uncompressed = true),
        KIN_OPTS(kin_client_opts, .is_compressed = true)));
    assert_string_equal(header_values(t.client, "Accept-Encoding"), "");
    return 0;
}

KIN_TEST(acts_as_another_user)
{
    static const char config[] =
        "current-context: x\n"
        "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
        "clusters: [{name: c, cluster: {server: 'https://s'}}]\n"
        "users: [{name: u, user: {as: jane, as-uid: u-1,\n"
        "  as-groups: [one, two], as-user-extra: {\n"
        "    'example.com/a b%': [v, w], Plain-1: [x]}}}]\n";
    AUTO_TEST_CLIENT t;

    test_client_init(&t, NULL, 0);
    TRY(test_client_start_with(
        &t, alloc,
        KIN_OPTS(kin_config_opts, .alloc = alloc, .text = kin_s(config)),
        NULL));
    assert_string_equal(header_values(t.client, "Impersonate-User"), "jane");
    assert_string_equal(header_values(t.client, "Impersonate-Uid"), "u-1");
    assert_string_equal(header_values(t.client, "Impersonate-Group"),
                        "one|two");
    assert_string_equal(
        header_values(t.client, "Impersonate-Extra-example.com%2Fa%20b%25"),
        "v|w");
    assert_string_equal(header_values(t.client, "Impersonate-Extra-Plain-1"),
                        "x");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(says_who_asks),
              KIN_TEST_ENTRY(lets_the_program_say_it),
              KIN_TEST_ENTRY(refuses_an_agent_of_several_lines),
              KIN_TEST_ENTRY(the_configuration_can_forbid_compression),
              KIN_TEST_ENTRY(acts_as_another_user))
