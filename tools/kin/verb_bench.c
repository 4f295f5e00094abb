/* SPDX-License-Identifier: Apache-2.0 */
/* verb_bench.c - measure an informer on a server in phases. */
#include <string.h>

#include "bench.h"
#include "progress.h"

enum { BENCH_SETTLE_MS = 2000, BENCH_UPDATES = 10000 };

/* Phase 1: from the start until everything was delivered. */
static int bench_sync(struct bench_run *run, kin_error *err)
{
    double before_s = bench_cpu_s(&run->meter);
    int64_t start_ns = bench_now_ns();
    AUTO_PROGRESS progress = {.has_parts = false};
    int r = bench_make_informer(run, err);

    if (r == 0)
        r = kin_informer_start(run->informer, err);
    if (r == 0) {
        cli_progress_sync(&progress, run->resource.resource.plural,
                          run->informer, run->ctx->out);
        r = bench_await_synced(run, err);
        cli_progress_done(&progress);
    }
    if (r < 0)
        return r;
    double cpu_s = bench_cpu_s(&run->meter) - before_s;
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(run->informer);
    BENCH_PUT(run, items, kin_snapshot_count(snapshot));
    BENCH_PUT(run, sync_s, (double)(run->seen.synced_ns - start_ns) / 1e9);
    BENCH_PUT(run, sync_cpu_s, cpu_s);
    BENCH_PUT(run, peak_mb, bench_peak_mb(&run->meter));
    return 0;
}

/* Phase 2: at rest. */
static void bench_rest(struct bench_run *run)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    bench_sleep_ms(BENCH_SETTLE_MS);
    BENCH_PUT(run, rss_mb, bench_memory_mb(&run->meter));
    kin_informer_reclaim(run->informer);
    bench_release_memory();
    BENCH_PUT(run, rss_released_mb, bench_memory_mb(&run->meter));
    kin_informer_get_stats(run->informer, &stats);
    BENCH_PUT(run, store_mb, (double)stats.bytes / (1 << 20));
}

static int bench_phases(struct bench_run *run, kin_error *err)
{
    int r = bench_sync(run, err);

    if (r < 0)
        return r;
    bench_rest(run);
    r = bench_relist(run, err);
    if (r == 0)
        r = bench_read(run, err);
    if (r == 0)
        r = bench_updates(run, err);
    if (r < 0)
        return r;
    BENCH_PUT(run, end_peak_mb, bench_peak_mb(&run->meter));
    BENCH_PUT(run, threads, bench_threads(&run->meter));
    return 0;
}

static enum cli_exit bench_verb_run(int argc, char **argv,
                                    struct cli_context *ctx)
{
    __attribute__((cleanup(bench_run_done))) struct bench_run run = {
        .ctx = ctx,
        .flags = ctx->own,
        .seen.failure = KIN_ERROR_INIT,
    };

    if (argc == 0 || strcmp(argv[0], "sync") != 0) {
        (void)kin_error_set(&ctx->err, KIN_EINVAL,
                            "what to measure is 'sync'; see 'kin bench "
                            "--help'");
        return CLI_EXIT_USAGE;
    }
    int r = bench_run_start(&run, &ctx->err);
    if (r == 0 && run.flags->idle > 0)
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
    *ret = (struct cli_command){.name = "sync"};
    return index == 0;
}

static const struct bench_flags bench_defaults = {
    .resource = "pods",
    .watch_list = "auto",
    .wire = "auto",
    .updates = BENCH_UPDATES,
    .handlers = 1,
};

static const struct cli_flag bench_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct bench_flags, output), "FORMAT",
     "json|result", "output format"},
    {"resource", 0, CLI_TEXT, offsetof(struct bench_flags, resource),
     "RESOURCE", NULL, "resource to watch; default pods"},
    {"updates", 0, CLI_NUMBER, offsetof(struct bench_flags, updates), "COUNT",
     NULL, "updates at full rate; default 10000"},
    {"handlers", 0, CLI_NUMBER, offsetof(struct bench_flags, handlers), "COUNT",
     NULL, "handlers of the informer; default 1"},
    {"watch-list", 0, CLI_CHOICE, offsetof(struct bench_flags, watch_list),
     "WHEN", "auto|on|off", "stream lists"},
    {"fields", 0, CLI_TEXT, offsetof(struct bench_flags, fields), "PATHS", NULL,
     "keep only these fields and object identity"},
    {"wire", 0, CLI_CHOICE, offsetof(struct bench_flags, wire), "FORM",
     "auto|json|protobuf", "wire format"},
    {"idle", 0, CLI_NUMBER, offsetof(struct bench_flags, idle), "COUNT", NULL,
     "measure this many idle informers instead"},
    {0},
};

const struct cli_verb cli_verb_bench = {
    .name = "bench",
    .summary = "measure the cost of an informer",
    .words = "sync",
    .text =
        "Runs an informer on a server and prints its cost: the initial list, "
        "memory,\nreads, and updates.\n\n"
        "  kin bench sync --server http://127.0.0.1:8080\n"
        "  kin bench sync --resource deployments.apps -o json\n"
        "  kin bench sync --idle 1000\n\n"
        "Updates are requested by GET /bench/updates, and watches are ended "
        "by\nGET /bench/relist; servers without these paths skip these "
        "measurements.\nMemory is the proportional set size (Pss).",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = bench_flags,
    .own_size = sizeof(struct bench_flags),
    .defaults = &bench_defaults,
    .max_words = 1,
    .command_at = bench_command_at,
    .run = bench_verb_run,
};
