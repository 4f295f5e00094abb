/* SPDX-License-Identifier: Apache-2.0 */
/* verb_bench.c - measure an informer on a server in phases. */
#include <string.h>

#include "bench.h"
#include "progress.h"

enum {
    BENCH_SETTLE_MS = 2000,
    BENCH_UPDATES = 10000,
    BENCH_MAX_HANDLERS = 1000,
    BENCH_MAX_INFORMERS = 1000,
    BENCH_MAX_INDEXES = 100,
    BENCH_MAX_NAMESPACES = 10000,
};

/* Returns the number of objects of all informers. */
static size_t bench_count(const struct bench_run *run)
{
    size_t count = 0;

    for (size_t i = 0; i < run->informer_count; i++) {
        KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(
            run->informers[i]);
        count += kin_snapshot_count(snapshot);
    }
    return count;
}

/* Phase 1: from the start until everything was delivered. */
static int bench_sync(struct bench_run *run, kin_error *err)
{
    double before_s = bench_cpu_s(&run->meter);
    int64_t start_ns = bench_now_ns();
    AUTO_PROGRESS progress = {.has_parts = false};
    int r = bench_make_informers(run, err);

    if (r == 0)
        r = bench_start_informers(run, err);
    if (r == 0) {
        cli_progress_sync(&progress, run->resource.resource.plural,
                          run->informers[0], run->ctx->out);
        r = bench_await_synced(run, err);
        cli_progress_done(&progress);
    }
    if (r < 0)
        return r;
    double cpu_s = bench_cpu_s(&run->meter) - before_s;
    BENCH_PUT(run, items, bench_count(run));
    BENCH_PUT(run, sync_s, (double)(run->seen.synced_ns - start_ns) / 1e9);
    BENCH_PUT(run, sync_cpu_s, cpu_s);
    BENCH_PUT(run, peak_mb, bench_peak_mb(&run->meter));
    return 0;
}

/* Phase 2: at rest. */
static void bench_rest(struct bench_run *run)
{
    uint64_t bytes = 0;

    bench_sleep_ms(BENCH_SETTLE_MS);
    BENCH_PUT(run, rss_mb, bench_memory_mb(&run->meter));
    for (size_t i = 0; i < run->informer_count; i++)
        kin_informer_reclaim(run->informers[i]);
    bench_release_memory();
    BENCH_PUT(run, rss_released_mb, bench_memory_mb(&run->meter));
    for (size_t i = 0; i < run->informer_count; i++) {
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        kin_informer_get_stats(run->informers[i], &stats);
        bytes += stats.bytes;
    }
    BENCH_PUT(run, store_mb, (double)bytes / (1 << 20));
}

static int bench_phases(struct bench_run *run, kin_error *err)
{
    int r = bench_sync(run, err);

    if (r < 0)
        return r;
    bench_rest(run);
    if (bench_wants(run, "relist"))
        r = bench_relist(run, err);
    if (r == 0 && bench_wants(run, "read"))
        r = bench_read(run, err);
    if (r == 0 && bench_wants(run, "updates"))
        r = bench_updates(run, err);
    if (r < 0)
        return r;
    BENCH_PUT(run, end_peak_mb, bench_peak_mb(&run->meter));
    BENCH_PUT(run, threads, bench_threads(&run->meter));
    return 0;
}

/* Checks one number. */
static int flag_check(const char *name, uint64_t value, uint64_t least,
                      uint64_t most, kin_error *err)
{
    if (value >= least && value <= most)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "flag '--%s' takes a number from %llu to %llu", name,
                         (unsigned long long)least, (unsigned long long)most);
}

static int bench_check_flags(const struct bench_flags *flags, kin_error *err)
{
    int r = flag_check("handlers", flags->handlers, 1, BENCH_MAX_HANDLERS, err);

    if (r == 0)
        r = flag_check("informers", flags->informers, 1, BENCH_MAX_INFORMERS,
                       err);
    if (r == 0)
        r = flag_check("indexes", flags->indexes, 0, BENCH_MAX_INDEXES, err);
    if (r == 0)
        r = flag_check("namespaces", flags->namespaces, 0, BENCH_MAX_NAMESPACES,
                       err);
    return r;
}

static enum cli_exit bench_verb_run(int argc, char **argv,
                                    struct cli_context *ctx)
{
    __attribute__((cleanup(bench_run_done))) struct bench_run run = {
        .ctx = ctx,
        .flags = ctx->own,
        .seen = {.failure = KIN_ERROR_INIT, .failure_lock = KIN__MUTEX_INIT},
    };

    bool is_restart = argc > 0 && strcmp(argv[0], "restart") == 0;
    if (argc == 0 || (!is_restart && strcmp(argv[0], "sync") != 0)) {
        (void)kin_error_set(
            &ctx->err, KIN_EINVAL,
            "what to measure is 'sync' or 'restart'; see 'kin bench "
            "--help'");
        return CLI_EXIT_USAGE;
    }
    int r = bench_check_flags(run.flags, &ctx->err);
    if (r < 0)
        return CLI_EXIT_USAGE;
    r = bench_run_start(&run, &ctx->err);
    if (r == 0 && is_restart && run.flags->from) {
        r = bench_restarted(&run, &ctx->err);
        return r < 0 ? cli_print_failure(&run.connection, ctx) : CLI_EXIT_OK;
    }
    if (r == 0 && is_restart)
        r = bench_restart(&run, &ctx->err);
    else if (r == 0 && run.flags->idle > 0)
        r = bench_idle(&run, &ctx->err);
    else if (r == 0)
        r = bench_phases(&run, &ctx->err);
    if (r < 0)
        return cli_print_failure(&run.connection, ctx);
    bench_report(&run);
    return CLI_EXIT_OK;
}

static bool bench_command_at(size_t index, struct cli_command *ret)
{
    *ret = (struct cli_command){.name = index == 0 ? "sync" : "restart"};
    return index < 2;
}

static const struct bench_flags bench_defaults = {
    .resource = "pods",
    .watch_list = "auto",
    .wire = "auto",
    .updates = BENCH_UPDATES,
    .handlers = 1,
    .informers = 1,
    .overflow = "grow",
    .until = "all",
};

static const struct cli_flag bench_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct bench_flags, output), "FORMAT",
     "json|result", "output format"},
    {"resource", 0, CLI_TEXT, offsetof(struct bench_flags, resource),
     "RESOURCE", NULL, "resource to watch; default pods"},
    {"updates", 0, CLI_NUMBER, offsetof(struct bench_flags, updates), "COUNT",
     NULL, "updates at full rate; default 10000"},
    {"handlers", 0, CLI_NUMBER, offsetof(struct bench_flags, handlers), "COUNT",
     NULL, "handlers of each informer; default 1"},
    {"overflow", 0, CLI_CHOICE, offsetof(struct bench_flags, overflow),
     "POLICY", "grow|block|coalesce", "for slow handlers"},
    {"informers", 0, CLI_NUMBER, offsetof(struct bench_flags, informers),
     "COUNT", NULL, "informers of the resource; default 1"},
    {"indexes", 0, CLI_NUMBER, offsetof(struct bench_flags, indexes), "COUNT",
     NULL, "indexes by .spec.nodeName; default 0"},
    {"namespaces", 0, CLI_NUMBER, offsetof(struct bench_flags, namespaces),
     "COUNT", NULL, "watch this many namespaces, each separately"},
    {"silent", 0, CLI_BOOL, offsetof(struct bench_flags, is_silent), NULL, NULL,
     "no updates for unchanged objects of a relist"},
    {"until", 0, CLI_CHOICE, offsetof(struct bench_flags, until), "PHASE",
     "sync|relist|read|updates|all", "default all"},
    {"watch-list", 0, CLI_CHOICE, offsetof(struct bench_flags, watch_list),
     "WHEN", "auto|on|off", "stream lists"},
    {"fields", 0, CLI_TEXT, offsetof(struct bench_flags, fields), "PATHS", NULL,
     "keep only these fields and object identity"},
    {"wire", 0, CLI_CHOICE, offsetof(struct bench_flags, wire), "FORM",
     "auto|json|protobuf", "wire format"},
    {"idle", 0, CLI_NUMBER, offsetof(struct bench_flags, idle), "COUNT", NULL,
     "measure this many idle informers instead"},
    {"from", 0, CLI_TEXT, offsetof(struct bench_flags, from), "FILE", NULL,
     "restart: start from this file only"},
    {"since", 0, CLI_NUMBER, offsetof(struct bench_flags, since), "NS", NULL,
     "restart: the clock at the start"},
    {0},
};

const struct cli_verb cli_verb_bench = {
    .name = "bench",
    .summary = "measure the cost of an informer",
    .words = "sync|restart",
    .text =
        "Runs an informer on a server and prints its cost: the initial list, "
        "memory,\nreads, and updates.\n\n"
        "  kin bench sync --server http://127.0.0.1:8080\n"
        "  kin bench sync --resource deployments.apps -o json\n"
        "  kin bench sync --informers 2 --handlers 4\n"
        "  kin bench sync --idle 1000\n"
        "  kin bench restart --server http://127.0.0.1:8080 -o result\n\n"
        "restart: a cold start, a snapshot file, and a new process that starts "
        "from it.\n\n"
        "Updates are requested by GET /bench/updates, and watches are ended "
        "by\nGET /bench/relist; servers without these paths skip these "
        "measurements.\nWith several informers, counts and times are of all "
        "of them; an update counts\nonce for each.  --namespaces takes the "
        "first namespaces of the server.  Memory\nis the proportional set "
        "size (Pss).",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = bench_flags,
    .own_size = sizeof(struct bench_flags),
    .defaults = &bench_defaults,
    .max_words = 1,
    .command_at = bench_command_at,
    .run = bench_verb_run,
};
