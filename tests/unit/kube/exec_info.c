/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/exec_info.h"

#include <string.h>

#include "kin_test.h"

#define CERT "-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----\\n"
#define KEY "-----BEGIN PRIVATE KEY-----\\nMIIB\\n-----END PRIVATE KEY-----\\n"
#define ANSWER(status)                                                         \
    "{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1                        \
    "\",\"status\":" status "}"
#define V1 "client.authentication.k8s.io/v1"

static int info_of(const kin_allocator *alloc, const char *text,
                   bool is_interactive, kin_str ca, struct kin__buf *buf)
{
    KIN_AUTO(kin_config) *config = NULL;
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .text = kin_s(text)), &config,
        NULL);

    return r < 0 ? r : kin__exec_info_write(config, is_interactive, ca, buf);
}

#define CONFIG(cluster, exec)                                                  \
    "current-context: x\n"                                                     \
    "contexts: [{name: x, context: {cluster: c, user: u}}]\n"                  \
    "clusters: [{name: c, cluster: {server: 'https://s:1'" cluster "}}]\n"     \
    "users: [{name: u, user: {exec: {command: x, interactiveMode: Never, "     \
    "apiVersion: " V1 exec "}}}]\n"

KIN_TEST(writes_the_input_of_a_plugin)
{
    static const struct {
        const char *config;
        bool is_interactive;
        const char *ca;
        const char *expected;
    } cases[] = {
        {CONFIG("", ""), false, "foo",
         "{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1
         "\",\"spec\":{\"interactive\":false}}"},
        {CONFIG("", ", provideClusterInfo: true"), true, "",
         "{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1
         "\",\"spec\":{\"interactive\":true,\"cluster\":{\"server\":"
         "\"https://s:1\"}}}"},
        {CONFIG(", tls-server-name: 'a\"b', proxy-url: 'http://p', "
                "disable-compression: true, extensions: [{name: "
                "client.authentication.k8s.io/exec, extension: {a: [1]}}]",
                ", provideClusterInfo: true"),
         false, "foo",
         "{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1
         "\",\"spec\":{\"interactive\":false,\"cluster\":{\"server\":"
         "\"https://s:1\",\"tls-server-name\":\"a\\\"b\","
         "\"certificate-authority-data\":\"Zm9v\",\"proxy-url\":\"http://p\","
         "\"disable-compression\":true,\"config\":{\"a\":[1]}}}}"},
        {CONFIG(", insecure-skip-tls-verify: true",
                ", provideClusterInfo: true"),
         false, "",
         "{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1
         "\",\"spec\":{\"interactive\":false,\"cluster\":{\"server\":"
         "\"https://s:1\",\"insecure-skip-tls-verify\":true}}}"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF text;
        kin__buf_init(&text, alloc, 10000);
        TRY(info_of(alloc, cases[i].config, cases[i].is_interactive,
                    kin_s(cases[i].ca), &text));
        assert_str_equal(kin__buf_str(&text), cases[i].expected);
    }
    return 0;
}

KIN_TEST(reads_answers)
{
    KIN__AUTO_EXEC_ANSWER answer;

    kin__exec_answer_init(&answer, alloc);
    TRY(kin__exec_answer_read(
        &answer,
        kin_s(ANSWER("{\"expirationTimestamp\":\"2026-03-01T12:00:07Z\","
                     "\"token\":\"t\",\"clientCertificateData\":\"" CERT
                     "\",\"clientKeyData\":\"" KEY "\"}")),
        V1, NULL));
    assert_string_equal(answer.token, "t");
    assert_true(kin_str_starts_with(kin_s(answer.cert), kin_s("-----BEGIN C")));
    assert_true(kin_str_starts_with(kin_s(answer.key), kin_s("-----BEGIN P")));
    assert_true(answer.has_expiry);
    assert_int_equal(answer.expires.seconds, 1772366407);
    return 0;
}

KIN_TEST(times_may_have_zones_and_fractions)
{
    KIN__AUTO_EXEC_ANSWER answer;

    kin__exec_answer_init(&answer, alloc);
    TRY(kin__exec_answer_read(
        &answer,
        kin_s(ANSWER("{\"token\":\"t\",\"expirationTimestamp\":"
                     "\"2026-03-01T13:00:07.5+01:00\"}")),
        V1, NULL));
    assert_int_equal(answer.expires.seconds, 1772366407);
    assert_int_equal(answer.expires.nanos, 500000000);
    return 0;
}

KIN_TEST(rejects_invalid_answers_without_quoting_them)
{
    static const struct {
        const char *text;
        int code;
        const char *message;
    } cases[] = {
        {"", KIN_EPROTOCOL, "the answer is no ExecCredential"},
        {"hunter2", KIN_EPROTOCOL, "the answer is no ExecCredential"},
        {"{\"hunter2", KIN_EPARSE, NULL},
        {"[]", KIN_EPROTOCOL, "the answer is no ExecCredential"},
        {"{\"kind\":\"ExecCredential\",\"apiVersion\":\"hunter2\"}",
         KIN_EPROTOCOL, "the answer is not of version " V1},
        {"{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1 "\"}",
         KIN_EPROTOCOL, "the answer has no status"},
        {ANSWER("null"), KIN_EPROTOCOL, "the answer has no status"},
        {ANSWER("{}"), KIN_EPROTOCOL, "neither a token nor a certificate"},
        {ANSWER("{\"token\":\"\"}"), KIN_EPROTOCOL,
         "neither a token nor a certificate"},
        {ANSWER("{\"token\":7}"), KIN_EPROTOCOL, "token must be a string"},
        {ANSWER("{\"token\":\"hunter2\\n\"}"), KIN_EPROTOCOL,
         "the token contains control characters"},
        {ANSWER("{\"token\":\"hunter2\\u0000\"}"), KIN_EPROTOCOL,
         "token contains a NUL"},
        {ANSWER("{\"token\":\"hunter2\",\"clientKeyData\":\"" KEY "\"}"),
         KIN_EPROTOCOL, "a certificate or a key without the other"},
        {ANSWER("{\"clientCertificateData\":\"" CERT "\"}"), KIN_EPROTOCOL,
         "a certificate or a key without the other"},
        {ANSWER("{\"clientCertificateData\":\"hunter2\",\"clientKeyData\":"
                "\"" KEY "\"}"),
         KIN_EPROTOCOL, "certificate or key are not PEM"},
        {ANSWER("{\"token\":\"t\",\"expirationTimestamp\":\"soon\"}"),
         KIN_EPROTOCOL, "expirationTimestamp is no time"},
        {ANSWER("{\"token\":\"t\",\"expirationTimestamp\":7}"), KIN_EPROTOCOL,
         "expirationTimestamp is no time"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_EXEC_ANSWER answer;
        kin_error err = KIN_ERROR_INIT;
        kin__exec_answer_init(&answer, alloc);
        TRY_FAIL(kin__exec_answer_read(&answer, kin_s(cases[i].text), V1, &err),
                 cases[i].code);
        if (cases[i].message)
            assert_string_equal(err.message, cases[i].message);
        assert_null(strstr(err.message, "hunter2"));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_the_input_of_a_plugin),
              KIN_TEST_ENTRY(reads_answers),
              KIN_TEST_ENTRY(times_may_have_zones_and_fractions),
              KIN_TEST_ENTRY(rejects_invalid_answers_without_quoting_them))
