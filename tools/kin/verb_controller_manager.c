/* SPDX-License-Identifier: Apache-2.0 */
/* verb_controller_manager.c - run controllers until stopped. */
#include <stdio.h>
#include <unistd.h>

#include <kin/manager.h>
#include <kin/probes.h>

#include "address.h"
#include "connect.h"
#include "controllers/controller.h"
#include "print.h"
#include "signals.h"

enum {
    MANAGER_MAX_LIST = 4096,
    MANAGER_MAX_HOLLOW = 10000,
    MANAGER_MAX_QPS = 1000000,
    /* Defaults, as in the help. */
    MANAGER_LEASE_MS = 15000,
    MANAGER_RENEW_MS = 10000,
    MANAGER_RETRY_MS = 2000,
};

struct manager_flags {
    const char *controllers;
    uint64_t hollow_nodes;
    bool leader_elect;
    bool warm_standby;
    int64_t lease_ms; /* 0: default, as the next two */
    int64_t renew_ms;
    int64_t retry_ms;
    const char *lease_namespace;
    const char *lease_name;
    const char *listen;
    uint64_t qps;
    uint64_t burst;
};

/* State of the run. */
struct manager_run {
    const struct manager_flags *flags;
    struct cli_connection *connection;
    struct kin__buf list;
    kin_manager_setting_pair settings[1];
    kin_elector_opts election;
    kin_probes_opts probes;
    char host[64];               /* used by `probes` */
    kin_client *client;          /* owned; shared by controllers */
    kin_client *election_client; /* owned; NULL: none */
    kin_health *health;          /* owned */
    kin_metrics *metrics;        /* owned; NULL: no probes */
};

static void manager_run_done(struct manager_run *run)
{
    run->election_client = kin_client_unref(run->election_client);
    run->client = kin_client_unref(run->client);
    run->health = kin_health_free(run->health);
    run->metrics = kin_metrics_unref(run->metrics);
    kin__buf_done(&run->list);
}

/* Deprecation warnings are for the authors of controllers, not for operators.
 */
static void manager_ignore(const kin_warning *warning, void *userdata)
{
    (void)warning;
    (void)userdata;
}

/* Each has its own rate limit and user agent, as in Kubernetes. */
static int manager_make_client(const char *controller, kin_client **ret,
                               kin_error *err, void *userdata)
{
    const struct manager_run *run = userdata;
    kin_client_opts opts = KIN_INIT(kin_client_opts);
    char agent[128];

    snprintf(agent, sizeof(agent), "kin-controller-manager/%s", controller);
    opts.log = &run->connection->log;
    opts.user_agent = agent;
    opts.qps = (double)run->flags->qps;
    opts.burst = (int)run->flags->burst;
    opts.metrics = run->metrics;
    opts.on_warning = manager_ignore;
    opts.is_compressed = true;
    return kin_client_new(run->connection->config, &opts, ret, err);
}

static int64_t ms_or(int64_t ms, int64_t otherwise_ms)
{
    return ms > 0 ? ms : otherwise_ms;
}

static void manager_set_election(struct manager_run *run)
{
    const struct manager_flags *flags = run->flags;
    kin_elector_opts *opts = &run->election;

    opts->lease_ms = ms_or(flags->lease_ms, MANAGER_LEASE_MS);
    opts->renew_ms = ms_or(flags->renew_ms, MANAGER_RENEW_MS);
    opts->retry_ms = ms_or(flags->retry_ms, MANAGER_RETRY_MS);
    if (flags->lease_namespace)
        opts->ns = kin_s(flags->lease_namespace);
    if (flags->lease_name)
        opts->name = kin_s(flags->lease_name);
    opts->is_released = true;
}

static int manager_check_limits(const struct manager_flags *flags,
                                kin_error *err)
{
    if (flags->qps > MANAGER_MAX_QPS || flags->burst > MANAGER_MAX_QPS)
        return kin_error_set(err, KIN_EINVAL,
                             "--kube-api-qps, --kube-api-burst: more than %d "
                             "are too many",
                             MANAGER_MAX_QPS);
    return 0;
}

/* The elector checks the same, but without the names of flags. */
static int manager_check_election(const struct manager_flags *flags,
                                  kin_error *err)
{
    int64_t lease_ms = ms_or(flags->lease_ms, MANAGER_LEASE_MS);
    int64_t renew_ms = ms_or(flags->renew_ms, MANAGER_RENEW_MS);
    int64_t retry_ms = ms_or(flags->retry_ms, MANAGER_RETRY_MS);

    if (!flags->leader_elect && flags->warm_standby)
        return kin_error_set(err, KIN_EINVAL,
                             "--warm-standby: needs --leader-elect");
    if (!flags->leader_elect)
        return 0;
    if (lease_ms <= renew_ms)
        return kin_error_set(err, KIN_EINVAL,
                             "--leader-elect-lease-duration: must be longer "
                             "than --leader-elect-renew-deadline");
    if (renew_ms <= retry_ms + retry_ms / 5)
        return kin_error_set(err, KIN_EINVAL,
                             "--leader-elect-renew-deadline: must be longer "
                             "than 1.2 times --leader-elect-retry-period");
    return 0;
}

/* --hollow-nodes enables their controller. */
static int manager_set_list(struct manager_run *run, kin_error *err)
{
    const struct manager_flags *flags = run->flags;
    const char *list = flags->controllers ? flags->controllers : "*";
    int r = kin__buf_printf(
        &run->list, "%s%s%s", list, list[0] && flags->hollow_nodes ? "," : "",
        flags->hollow_nodes > 0 ? "hollow-node-controller" : "");

    if (r == 0 && flags->hollow_nodes > MANAGER_MAX_HOLLOW)
        return kin_error_set(err, KIN_EINVAL,
                             "--hollow-nodes: more than %d are too many",
                             MANAGER_MAX_HOLLOW);
    run->settings[0] = (kin_manager_setting_pair){"hollow-nodes",
                                                  (int64_t)flags->hollow_nodes};
    return r < 0 ? kin_error_set(err, r, "--controllers: %s", kin_error_text(r))
                 : 0;
}

static int manager_set_address(struct manager_run *run, kin_error *err)
{
    if (!run->flags->listen)
        return 0;
    int r = cli_split_address(run->flags->listen, run->host, sizeof(run->host),
                              &run->probes.port, err);
    run->probes.address = run->host[0] ? run->host : NULL;
    return r;
}

static int manager_new(struct manager_run *run, kin_manager **ret,
                       kin_error *err)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);
    int r = kin_health_new(/* alloc= */ NULL, &run->connection->log,
                           &run->health, err);

    if (r == 0 && run->flags->listen)
        r = kin_metrics_new(/* alloc= */ NULL, &run->metrics, err);
    if (r == 0)
        r = manager_make_client("shared-informers", &run->client, err, run);
    opts.health = run->health;
    opts.metrics = run->metrics;
    opts.log = &run->connection->log;
    opts.client = run->client;
    opts.make_client = manager_make_client;
    opts.userdata = run;
    opts.descriptors = kin__controllers;
    opts.controllers = run->list.ptr;
    opts.settings = run->settings;
    opts.setting_count = run->flags->hollow_nodes > 0;
    if (r == 0 && run->flags->leader_elect) {
        r = manager_make_client("leader-election", &run->election_client, err,
                                run);
        opts.election = &run->election;
        opts.election_client = run->election_client;
        opts.is_warm = run->flags->warm_standby;
    }
    return r < 0 ? r : kin_manager_new(&opts, ret, err);
}

/* "kin controller-manager: running a, b on https://host" */
static void manager_say(const kin_manager *manager,
                        const struct manager_run *run)
{
    KIN__AUTO_BUF names;
    int r = 0;

    kin__buf_init(&names, /* alloc= */ NULL, MANAGER_MAX_LIST);
    for (size_t i = 0; r == 0 && kin__controllers[i]; i++)
        if (kin_manager_is_enabled(manager, kin__controllers[i]->name))
            r = kin__buf_printf(&names, "%s%s", names.len > 0 ? ", " : "",
                                kin__controllers[i]->name);
    cli_say(stderr, "kin controller-manager: %s %s on %s",
            run->flags->leader_elect ? "waiting for the lease to run"
                                     : "running",
            names.len > 0 ? names.ptr : "no controllers",
            kin_config_server(run->connection->config));
}

/* Runs it until a signal, and serves probes. */
static int manager_run(kin_manager *manager, const struct manager_run *run,
                       kin_stop *stop, struct cli_context *ctx)
{
    KIN_AUTO(kin_probes) *probes = NULL;

    if (run->flags->listen) {
        kin_probes_opts opts = run->probes;
        opts.health = run->health;
        opts.metrics = run->metrics;
        int r = kin_probes_new(&opts, &probes, &ctx->err);
        if (r < 0)
            return r;
        cli_say(ctx->out, "listening on %s", kin_probes_url(probes));
        fflush(ctx->out);
    }
    manager_say(manager, run);
    return kin_manager_run(manager, stop, &ctx->err);
}

/* Do not wait for controllers that did not end in time: the program must exit
 * if it has lost its lease. */
static void manager_give_up(const struct cli_context *ctx)
{
    cli_say(stderr, "kin controller-manager: %s", ctx->err.message);
    (void)fflush(ctx->out); /* cannot be reported anymore */
    _exit(CLI_EXIT_FAILED);
}

static enum cli_exit manager_start(const struct manager_flags *flags,
                                   struct cli_context *ctx)
{
    AUTO_SIGNALS signals = {.fd = -1};
    AUTO_CONNECTION connection = {.client = NULL};
    __attribute__((cleanup(manager_run_done))) struct manager_run run = {
        .flags = flags,
        .connection = &connection,
        .election = KIN_INIT(kin_elector_opts),
        .probes = KIN_INIT(kin_probes_opts)};
    KIN_AUTO(kin_manager) *manager = NULL;

    kin__buf_init(&run.list, /* alloc= */ NULL, MANAGER_MAX_LIST);
    if (manager_check_limits(flags, &ctx->err) < 0 ||
        manager_check_election(flags, &ctx->err) < 0 ||
        manager_set_list(&run, &ctx->err) < 0 ||
        manager_set_address(&run, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    manager_set_election(&run);
    if (cli_signals_start(&signals, &ctx->err) < 0 ||
        cli_connect(&connection, &ctx->globals, &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    int r = manager_new(&run, &manager, &ctx->err);
    if (r < 0)
        return r == KIN_EINVAL ? CLI_EXIT_USAGE : CLI_EXIT_FAILED;
    r = manager_run(manager, &run, signals.stop, ctx);
    if (r == KIN_ETIMEDOUT)
        manager_give_up(ctx);
    if (r < 0)
        return CLI_EXIT_FAILED;
    return signals.taken == SIGINT ? CLI_EXIT_INTERRUPTED : CLI_EXIT_OK;
}

static enum cli_exit controller_manager_run(int argc, char **argv,
                                            struct cli_context *ctx)
{
    (void)argc;
    (void)argv;
    return manager_start(ctx->own, ctx);
}

#define MEMBER(name) offsetof(struct manager_flags, name)

static const struct cli_flag controller_manager_flags[] = {
    {"controllers", 0, CLI_TEXT, MEMBER(controllers), "LIST", NULL,
     "names, -names, and * for the defaults"},
    {"hollow-nodes", 0, CLI_NUMBER, MEMBER(hollow_nodes), "N", NULL,
     "simulate N nodes that run pods"},
    {"leader-elect", 0, CLI_BOOL, MEMBER(leader_elect), NULL, NULL,
     "run only while holding a lease"},
    {"leader-elect-lease-duration", 0, CLI_DURATION, MEMBER(lease_ms),
     "DURATION", NULL, "lease duration; 15s"},
    {"leader-elect-renew-deadline", 0, CLI_DURATION, MEMBER(renew_ms),
     "DURATION", NULL, "renew deadline of the leader; 10s"},
    {"leader-elect-retry-period", 0, CLI_DURATION, MEMBER(retry_ms), "DURATION",
     NULL, "delay between attempts; 2s"},
    {"leader-elect-resource-namespace", 0, CLI_TEXT, MEMBER(lease_namespace),
     "NAMESPACE", NULL, "namespace of the lease; kube-system"},
    {"leader-elect-resource-name", 0, CLI_TEXT, MEMBER(lease_name), "NAME",
     NULL, "name of the lease; kube-controller-manager"},
    {"warm-standby", 0, CLI_BOOL, MEMBER(warm_standby), NULL, NULL,
     "fill the caches before leading"},
    {"kube-api-qps", 0, CLI_NUMBER, MEMBER(qps), "N", NULL,
     "requests per second and controller; 50"},
    {"kube-api-burst", 0, CLI_NUMBER, MEMBER(burst), "N", NULL,
     "burst of the rate limit; 100"},
    {"listen", 0, CLI_TEXT, MEMBER(listen), "ADDR:PORT", NULL,
     "serve probes and /metrics here"},
    {0},
};

const struct cli_verb cli_verb_controller_manager = {
    .name = "controller-manager",
    .summary = "run controllers",
    .text =
        "Runs Kubernetes' controllers against a server, instead of\n"
        "kube-controller-manager, until SIGTERM or SIGINT. With --leader-elect "
        "it works\nonly while it holds a lease, and exits with status 1 when "
        "it loses the lease.\n\n"
        "--hollow-nodes simulates N nodes: pods are assigned to them and are "
        "running and\nready immediately; no container is started.\n\n"
        "With --listen it prints `listening on URL` and serves probes there.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_LOG,
    .flags = controller_manager_flags,
    .own_size = sizeof(struct manager_flags),
    .run = controller_manager_run,
};
