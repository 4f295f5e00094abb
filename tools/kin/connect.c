/* SPDX-License-Identifier: Apache-2.0 */
#include "connect.h"

#include <string.h>

#include <kin/status.h>

#include "base/printable.h"
#include "base/str.h"
#include "print.h"
#include "token.h"

enum { CONNECT_MAX_LINE = 1 << 16 };

/* ---- log on stderr ---- */

static void connect_log(const kin_log_record *record, void *userdata)
{
    char line[1024];

    (void)userdata;
    (void)kin_log_format(record, line, sizeof(line));
    cli_say(stderr, "%s", line);
}

static void connect_warn(const kin_warning *warning, void *userdata)
{
    (void)userdata;
    cli_say(stderr, "Warning: %.*s", KIN_STR(warning->text));
}

/* kubectl's levels go from 0 to 9; 2 is the first that logs anything. */
static kin_log_level connect_log_level(uint64_t v)
{
    if (v == 0)
        return KIN_LOG_ERROR;
    if (v < 4)
        return KIN_LOG_WARN;
    if (v < 6)
        return KIN_LOG_INFO;
    return v < 8 ? KIN_LOG_DEBUG : KIN_LOG_TRACE;
}

/* ---- the connection ---- */

static int connect_configure(struct cli_connection *connection,
                             const struct cli_globals *globals, kin_error *err)
{
    AUTO_TOKEN token;
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    int r = cli_token_init(&token, globals->token, err);

    if (r < 0)
        return r;
    opts.log = &connection->log;
    opts.path = globals->kubeconfig;
    opts.context = globals->context;
    opts.ns = globals->namespace;
    opts.server = globals->server;
    opts.token = token.text;
    opts.ca_file = globals->certificate_authority;
    opts.is_insecure = globals->insecure_skip_tls_verify;
    return kin_config_new_from_env(&opts, &connection->config, err);
}

int cli_connect(struct cli_connection *connection,
                const struct cli_globals *globals, kin_error *err)
{
    kin_client_opts opts = KIN_INIT(kin_client_opts);

    *connection = (struct cli_connection){
        .plain = {.size = sizeof(kin_log),
                  .level = connect_log_level(globals->log_level),
                  .write = connect_log},
    };
    int r = kin_trace_new_from_env(/* alloc= */ NULL, &connection->plain,
                                   &connection->trace, err);
    if (r < 0)
        return r;
    connection->log = *kin_trace_log(connection->trace);
    r = connect_configure(connection, globals, err);
    if (r < 0)
        return r;
    opts.log = &connection->log;
    opts.on_warning = connect_warn;
    opts.is_warned_once = true;
    opts.is_compressed = true;
    r = kin_client_new(connection->config, &opts, &connection->client, err);
    if (r == 0)
        r = kin_discovery_new(connection->client, /* opts= */ NULL,
                              &connection->discovery, err);
    return r;
}

void cli_disconnect(struct cli_connection *connection)
{
    connection->discovery = kin_discovery_unref(connection->discovery);
    connection->client = kin_client_unref(connection->client);
    connection->config = kin_config_unref(connection->config);
    connection->trace = kin_trace_free(connection->trace);
}

/* ---- failures ---- */

static int failure_of_server(const kin_error *err, struct kin__buf *buf)
{
    if (kin_error_is_unauthorized(err))
        return kin__buf_printf(
            buf, "error: You must be logged in to the server (%s)",
            err->message);
    if (err->reason[0])
        return kin__buf_printf(buf, "Error from server (%s): %s", err->reason,
                               err->message);
    return kin__buf_printf(buf, "Error from server: %s", err->message);
}

/* The host and port of a URL. */
static kin_str failure_host(const char *server)
{
    const char *host = strstr(server, "://");
    kin_str rest = kin_s(host ? host + 3 : server);

    return kin__str_cut(&rest, '/');
}

static int failure_of_network(const struct cli_connection *connection,
                              const kin_error *err, struct kin__buf *buf)
{
    bool is_refused = strstr(err->message, "refused") != NULL &&
                      strstr(err->message, ": proxy ") == NULL;

    if (is_refused && connection->config)
        return kin__buf_printf(
            buf,
            "The connection to the server %.*s was refused - did you specify "
            "the right host or port?",
            KIN_STR(failure_host(kin_config_server(connection->config))));
    return kin__buf_printf(buf, "Unable to connect to the server: %s",
                           err->message);
}

static int failure_text(const struct cli_connection *connection,
                        const kin_error *err, struct kin__buf *buf)
{
    if (err->http_status != 0)
        return failure_of_server(err, buf);
    if (err->code == KIN_ECONNECT || err->code == KIN_ETLS)
        return failure_of_network(connection, err, buf);
    return kin__buf_printf(buf, "error: %s",
                           err->message[0] ? err->message
                                           : kin_error_text(err->code));
}

int cli_failure_line(const struct cli_connection *connection,
                     const kin_error *err, struct kin__buf *buf)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, /* alloc= */ NULL, CONNECT_MAX_LINE);
    int r = failure_text(connection, err, &text);
    if (r == 0)
        r = kin__printable_append(buf, kin__buf_str(&text));
    return r < 0 ? r : kin__buf_append_byte(buf, '\n');
}

enum cli_exit cli_print_failure(const struct cli_connection *connection,
                                struct cli_context *ctx)
{
    KIN__AUTO_BUF line;

    kin__buf_init(&line, /* alloc= */ NULL, CONNECT_MAX_LINE);
    if (cli_failure_line(connection, &ctx->err, &line) == 0) {
        cli_print_lines(stderr, kin__buf_str(&line));
        ctx->is_reported = true;
    }
    return CLI_EXIT_FAILED;
}
