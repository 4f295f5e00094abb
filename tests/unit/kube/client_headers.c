/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client.h"

#include <string.h>

#include <kin/transport.h>
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

KIN_TEST(sends_the_user_agent)
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

KIN_TEST(sends_a_custom_user_agent)
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

KIN_TEST(rejects_a_multi_line_user_agent)
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

KIN_TEST(sends_headers_of_the_program)
{
    AUTO_TEST_CLIENT t;
    char value[] = "blue";
    const kin_http_header headers[] = {{kin_s("X-Tenant"), kin_s(value)},
                                       {kin_s("X-Empty"), kin_s("")}};

    TRY(test_client_start(
        &t, alloc, NULL, 0,
        KIN_OPTS(kin_client_opts, .headers = headers, .header_count = 2)));
    value[0] = '!';
    assert_string_equal(header_values(t.client, "X-Tenant"), "blue");
    assert_string_equal(header_values(t.client, "X-Empty"), "");
    assert_int_equal(t.client->header_count, 3);
    return 0;
}

KIN_TEST(rejects_headers_that_kin_sets_and_invalid_ones)
{
    const kin_http_header bad[] = {
        {kin_s("authorization"), kin_s("Bearer x")},
        {kin_s("Host"), kin_s("h")},
        {kin_s("Impersonate-User"), kin_s("u")},
        {kin_s(""), kin_s("v")},
        {kin_s("a b"), kin_s("v")},
        {kin_s("a"), kin_s("v\r\nb: c")},
        {kin_s("a"), kin_str_of("v\0w", 3)},
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        AUTO_TEST_CLIENT t;

        TRY_FAIL(test_client_start(&t, alloc, NULL, 0,
                                   KIN_OPTS(kin_client_opts, .headers = &bad[i],
                                            .header_count = 1)),
                 KIN_EINVAL);
    }
    return 0;
}

static void count_call(void *userdata)
{
    ++*(int *)userdata;
}

static int no_dial(const char *host, uint16_t port,
                   kin_dial_address *ret_address, kin_error *err,
                   void *userdata)
{
    (void)host;
    (void)port;
    (void)ret_address;
    (void)userdata;
    return kin_error_set(err, KIN_ECONNECT, NULL);
}

static int no_token(char *buffer, size_t size, bool is_rejected, kin_error *err,
                    void *userdata)
{
    (void)buffer;
    (void)size;
    (void)is_rejected;
    (void)userdata;
    return kin_error_set(err, KIN_EUNAUTHORIZED, NULL);
}

/* Whether the client is made or not. */
KIN_TEST(userdata_of_all_tables_is_released_once)
{
    for (int is_bad = 0; is_bad < 2; is_bad++) {
        int calls[3] = {0, 0, 0};
        const kin_dialer dialer = {.size = sizeof(dialer),
                                   .dial = is_bad ? NULL : no_dial,
                                   .userdata = &calls[0],
                                   .destroy = count_call};
        const kin_token_source token = {.size = sizeof(token),
                                        .get = no_token,
                                        .userdata = &calls[1],
                                        .destroy = count_call};
        const kin_transport transport = {.size = sizeof(transport),
                                         .userdata = &calls[2],
                                         .destroy = count_call};
        const kin_client_opts *opts = KIN_OPTS(
            kin_client_opts, .dialer = &dialer, .token = &token,
            .transport = &transport);
        int r = 0;
        {
            AUTO_TEST_CLIENT t;

            r = test_client_start(&t, alloc, NULL, 0, opts);
            /* Of a configuration that could not be made, nothing is taken. */
            if (!t.config)
                return r;
        }
        assert_true(r == KIN_ENOMEM || r == (is_bad ? KIN_EINVAL : 0));
        for (int i = 0; i < 3; i++)
            assert_int_equal(calls[i], 1);
        if (r == KIN_ENOMEM)
            return r;
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(sends_headers_of_the_program),
              KIN_TEST_ENTRY(rejects_headers_that_kin_sets_and_invalid_ones),
              KIN_TEST_ENTRY(userdata_of_all_tables_is_released_once),
              KIN_TEST_ENTRY(sends_the_user_agent),
              KIN_TEST_ENTRY(sends_a_custom_user_agent),
              KIN_TEST_ENTRY(rejects_a_multi_line_user_agent),
              KIN_TEST_ENTRY(the_configuration_can_forbid_compression),
              KIN_TEST_ENTRY(acts_as_another_user))
