/* SPDX-License-Identifier: Apache-2.0 */
/* verb_serve.c - run the embedded API server until stopped. */
#include <string.h>

#include <kin/server.h>

#include "address.h"
#include "kube/file.h"
#include "print.h"
#include "serving.h"
#include "token.h"
#include "verb.h"

struct serve_flags {
    const char *listen;
    const char *data;
    const char *kubeconfig_out;
    struct cli_texts load;
    bool tls;
    const char *tls_dir;
    const char *token;
    const char *token_file;
    bool leave_namespaces;
    const char *account_key_file;
    const char *account_signing_key_file;
    const char *account_issuer;
    const char *api_audiences;
    struct cli_texts webhook_service;
};

static enum cli_exit serve(const struct serve_flags *own,
                           struct cli_context *ctx)
{
    KIN_AUTO(kin_server) *server = NULL;
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    AUTO_TOKEN token;
    char host[64] = "";
    sigset_t signals;

    if (cli_token_init(&token, own->token, &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    bool is_unix = own->listen && strncmp(own->listen, "unix:", 5) == 0;
    if (own->listen && !is_unix &&
        cli_split_address(own->listen, host, sizeof(host), &opts.port,
                          &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    opts.address = host[0] ? host : NULL;
    if (is_unix)
        opts.address = own->listen;
    opts.data = own->data;
    opts.is_tls = own->tls;
    opts.tls_dir = own->tls_dir;
    opts.token = token.text;
    opts.token_file = own->token_file;
    opts.leaves_namespaces = own->leave_namespaces;
    opts.account_key_file = own->account_key_file;
    opts.account_signing_key_file = own->account_signing_key_file;
    opts.account_issuer = own->account_issuer;
    opts.api_audiences = own->api_audiences;
    opts.webhook_services = own->webhook_service.items;
    opts.webhook_service_count = own->webhook_service.count;
    opts.load = own->load.items;
    opts.load_count = own->load.count;
    cli_serving_begin(&signals);
    if (kin_server_start(&opts, &server, &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    if (own->kubeconfig_out &&
        /* It may contain secrets. */
        kin__file_replace(own->kubeconfig_out,
                          kin_s(kin_server_kubeconfig(server)), 0600,
                          &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    cli_say(ctx->out, "listening on %s", kin_server_url(server));
    fflush(ctx->out);
    enum cli_exit status = cli_serving_wait(server, &signals, ctx->out);
    kin_server_stop(server);
    return status;
}

static enum cli_exit serve_run(int argc, char **argv, struct cli_context *ctx)
{
    (void)argc;
    (void)argv;
    return serve(ctx->own, ctx);
}

#define MEMBER(name) offsetof(struct serve_flags, name)

static const struct cli_flag serve_flags[] = {
    {"listen", 0, CLI_TEXT, MEMBER(listen), "ADDR:PORT|unix:PATH", NULL,
     "default: a free port on 127.0.0.1"},
    {"data", 0, CLI_TEXT, MEMBER(data), "FILE", NULL,
     "store objects here instead of in memory"},
    {"kubeconfig-out", 0, CLI_TEXT, MEMBER(kubeconfig_out), "FILE", NULL,
     "write a kubeconfig for clients"},
    {"load", 0, CLI_TEXTS, MEMBER(load), "FILE|DIR", NULL,
     "manifests to load; repeatable"},
    {"tls", 0, CLI_BOOL, MEMBER(tls), NULL, NULL,
     "use TLS with generated certificates"},
    {"tls-dir", 0, CLI_TEXT, MEMBER(tls_dir), "DIR", NULL,
     "use TLS, with the CA stored here"},
    {"token-file", 0, CLI_TEXT, MEMBER(token_file), "FILE", NULL,
     "accept only the bearer tokens of this file"},
    {"token", 0, CLI_TEXT, MEMBER(token), "TOKEN", NULL,
     "accept only this token; visible in ps"},
    {"leave-namespaces", 0, CLI_BOOL, MEMBER(leave_namespaces), NULL, NULL,
     "leave namespace deletion to a controller"},
    {"service-account-signing-key-file", 0, CLI_TEXT,
     MEMBER(account_signing_key_file), "FILE", NULL,
     "key that signs service account tokens"},
    {"service-account-key-file", 0, CLI_TEXT, MEMBER(account_key_file), "FILE",
     NULL, "keys that verify them; default: that key"},
    {"service-account-issuer", 0, CLI_TEXT, MEMBER(account_issuer), "URL", NULL,
     "their issuer"},
    {"api-audiences", 0, CLI_TEXT, MEMBER(api_audiences), "A,B", NULL,
     "their audiences; default: the issuer"},
    {"webhook-service", 0, CLI_TEXTS, MEMBER(webhook_service), "MAP", NULL,
     "NS/NAME=HOST:PORT of a webhook; repeatable"},
    {0},
};

const struct cli_verb cli_verb_serve = {
    .name = "serve",
    .summary = "run an API server",
    .text =
        "Serves the Kubernetes API to kubectl, client-go and kin: the "
        "built-in APIs and\ncustom resources, without controllers, nodes or a "
        "scheduler.\n\n"
        "Prints `listening on URL` when it is ready, and runs until SIGTERM or "
        "SIGINT.\nWith --data, acknowledged writes survive a power failure. On "
        "addresses other\nthan loopback it listens only with TLS and "
        "tokens. With --listen unix:PATH only\nthe user that runs it can "
        "connect; the file is removed at the end.\n\n"
        "--token-file has a line for each user, as kube-apiserver's: "
        "token,user,uid or\ntoken,user,uid,\"group,group\". A token on the "
        "command line is visible in ps:\n`--token -` reads it from standard "
        "input; the --kubeconfig-out file contains it.\n\n"
        "SIGUSR1 compacts the history, as in etcd: watches from older "
        "versions then get\n410. It prints `compacted` when done.",
    .flags = serve_flags,
    .own_size = sizeof(struct serve_flags),
    .run = serve_run,
};
