/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include <kin/version.h>

#include "print.h"
#include "verb.h"

#ifdef KIN_CLI_NET
#include <kin/json.h>
#include <kin/request.h>

#include "base/str.h"
#include "connect.h"
#endif

struct version_flags {
    const char *output;
    bool client;
};

#ifdef KIN_CLI_NET

static int version_write(kin_str piece, void *userdata)
{
    /* Write errors are detected when the verb is done. */
    (void)fwrite(piece.ptr, 1, piece.len, userdata);
    return 0;
}

static int version_print_server(kin_value version, bool is_json, FILE *out)
{
    kin_str text = kin_value_str(kin_value_get(version, KIN__S("gitVersion")));

    if (!is_json) {
        cli_say(out, "server %.*s", KIN_STR(text));
        return 0;
    }
    fputs(",\"serverVersion\":", out);
    return kin_value_write(version, /* indent= */ 0, version_write, out);
}

static int version_ask(kin_client *client, kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_response) *answer = NULL;
    kin_request request = KIN_INIT(kin_request);

    request.path = KIN__S("/version");
    int r = kin_client_request(client, &request, &answer, err);
    if (r == 0)
        r = kin_document_parse(/* alloc= */ NULL, kin_response_body(answer),
                               ret, err);
    return r;
}

/* Prints the server's version; nothing if no server is configured. */
static enum cli_exit version_server(bool is_json, struct cli_context *ctx)
{
    AUTO_CONNECTION connection = {0};
    KIN_AUTO(kin_document) *version = NULL;
    int r = cli_connect(&connection, &ctx->globals, &ctx->err);

    if (r == KIN_ENOTFOUND && !connection.config && !ctx->globals.kubeconfig)
        return CLI_EXIT_OK;
    if (r == 0)
        r = version_ask(connection.client, &version, &ctx->err);
    if (r == 0)
        r = version_print_server(kin_document_root(version), is_json, ctx->out);
    return r == 0 ? CLI_EXIT_OK : cli_print_failure(&connection, ctx);
}

#else

static enum cli_exit version_server(bool is_json, struct cli_context *ctx)
{
    (void)is_json;
    (void)ctx;
    return CLI_EXIT_OK;
}

#endif

static enum cli_exit version_run(int argc, char **argv, struct cli_context *ctx)
{
    const struct version_flags *own = ctx->own;
    bool is_json = own->output && strcmp(own->output, "json") == 0;
    enum cli_exit status = CLI_EXIT_OK;

    (void)argc;
    (void)argv;
    fprintf(ctx->out,
            is_json ? "{\"clientVersion\":{\"version\":\"%s\"}" : "kin %s\n",
            kin_version());
    if (!own->client)
        status = version_server(is_json, ctx);
    if (is_json)
        fputs("}\n", ctx->out);
    return status;
}

static const struct cli_flag version_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct version_flags, output),
     "FORMAT", "text|json", "output format"},
    {"client", 0, CLI_BOOL, offsetof(struct version_flags, client), NULL, NULL,
     "do not contact a server"},
    {0},
};

const struct cli_verb cli_verb_version = {
    .name = "version",
    .summary = "print the versions of kin and a server",
    .text = "Prints the version of this program and its library, and that of\n"
            "the server if one is configured.",
#ifdef KIN_CLI_NET
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_LOG,
#endif
    .flags = version_flags,
    .own_size = sizeof(struct version_flags),
    .run = version_run,
};
