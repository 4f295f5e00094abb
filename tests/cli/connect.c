/* SPDX-License-Identifier: Apache-2.0 */
/* Messages for failures. */
#include "connect.h"

#include "base/error.h"
#include "kin_test.h"

static void assert_line(const struct cli_connection *connection,
                        const kin_error *err, const char *expected)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, /* alloc= */ NULL, 4096);
    assert_int_equal(cli_failure_line(connection, err, &buf), 0);
    assert_str_equal(kin__buf_str(&buf), expected);
}

KIN_TEST(reports_errors_of_a_server)
{
    struct cli_connection connection = {0};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_ENOTFOUND, "pods \"x\" not found");
    kin__error_set_http(&err, 404, "NotFound");
    assert_line(&connection, &err,
                "Error from server (NotFound): pods \"x\" not found\n");
    kin_error_set(&err, KIN_ESERVER, "it broke");
    kin__error_set_http(&err, 500, "");
    assert_line(&connection, &err, "Error from server: it broke\n");
    kin_error_set(&err, KIN_EUNAUTHORIZED, "Unauthorized");
    kin__error_set_http(&err, 401, "Unauthorized");
    assert_line(&connection, &err,
                "error: You must be logged in to the server (Unauthorized)\n");
    return 0;
}

KIN_TEST(reports_why_a_server_is_unreachable)
{
    struct cli_connection connection = {0};
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_ECONNECT, "GET /api: connection refused");
    assert_line(&connection, &err,
                "Unable to connect to the server: GET /api: connection "
                "refused\n");
    opts.server = "https://10.0.0.1:6443/prefix";
    assert_int_equal(kin_config_new(&opts, &connection.config, NULL), 0);
    assert_line(&connection, &err,
                "The connection to the server 10.0.0.1:6443 was refused - did "
                "you specify the right host or port?\n");
    kin_error_set(&err, KIN_ETLS, "unknown authority");
    assert_line(&connection, &err,
                "Unable to connect to the server: unknown authority\n");
    cli_disconnect(&connection);
    return 0;
}

KIN_TEST(reports_other_failures)
{
    struct cli_connection connection = {0};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_EPARSE, "no JSON");
    assert_line(&connection, &err, "error: no JSON\n");
    err.message[0] = '\0';
    assert_line(&connection, &err, "error: malformed input\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_errors_of_a_server),
              KIN_TEST_ENTRY(reports_why_a_server_is_unreachable),
              KIN_TEST_ENTRY(reports_other_failures))
