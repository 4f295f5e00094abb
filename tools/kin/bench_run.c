/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/json.h>
#include <kin/request.h>
#include <kin/status.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "bench.h"

enum { BENCH_POLL_MS = 2, BENCH_PATIENCE_S = 100 };

/* ---- clients ---- */

static int bench_make_client(struct bench_run *run, kin_client **ret,
                             kin_error *err)
{
    kin_client_opts opts = KIN_INIT(kin_client_opts);

    opts.log = &run->connection.log;
    opts.qps = -1;
    opts.timeout_ms = -1;
    opts.is_compressed = true;
    return kin_client_new(run->connection.config, &opts, ret, err);
}

/* Built-in resources need no discovery, which would be measured too. */
static int bench_find_resource(struct bench_run *run, kin_error *err)
{
    kin_str word = kin_s(run->flags->resource);
    int r = cli_resource_known(&run->resource, word, err);

    if (r == KIN_ENOTFOUND)
        r = cli_resource_find(&run->resource, &run->connection, word,
                              /* stop= */ NULL, err);
    return r;
}

/* Returns the namespace of the lister-watcher; "" for all. */
static kin_str bench_scope(const struct bench_run *run)
{
    const struct cli_globals *globals = &run->ctx->globals;
    bool is_wide = globals->all_namespaces || run->flags->namespaces > 0;

    return kin_s(is_wide ? "" : globals->namespace);
}

int bench_run_start(struct bench_run *run, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    int r = cli_connect(&run->connection, globals, err);

    if (r == 0)
        r = bench_make_client(run, &run->client, err);
    if (r == 0)
        r = bench_make_client(run, &run->orders, err);
    if (r == 0)
        r = bench_find_resource(run, err);
    if (r == 0)
        r = kin_stop_new(/* parent= */ NULL, /* opts= */ NULL,
                         &run->seen.synced, err);
    if (r == 0)
        r = kin_lister_watcher_new(run->client, &run->resource.resource,
                                   bench_scope(run), &run->lw, err);
    return r < 0 ? r : bench_meter_start(&run->meter, err);
}

void bench_run_done(struct bench_run *run)
{
    bench_meter_stop(&run->meter);
    bench_free_informers(run);
    run->lw = kin_lister_watcher_unref(run->lw);
    run->seen.synced = kin_stop_unref(run->seen.synced);
    kin__free(/* alloc= */ NULL, run->seen.latencies);
    kin__mutex_done(&run->seen.failure_lock);
    cli_resource_done(&run->resource);
    run->client = kin_client_unref(run->client);
    run->orders = kin_client_unref(run->orders);
    cli_disconnect(&run->connection);
}

bool bench_wants(const struct bench_run *run, const char *phase)
{
    static const char *const phases[] = {"sync", "relist", "read", "updates",
                                         "all"};
    size_t i = 0;

    while (strcmp(phases[i], phase) != 0 &&
           strcmp(phases[i], run->flags->until) != 0)
        i++;
    return strcmp(phases[i], phase) == 0;
}

/* ---- updates ---- */

void bench_seen_begin(struct bench_seen *seen)
{
    atomic_store(&seen->updates, 0);
    atomic_store(&seen->first_ns, 0);
}

double bench_seen_rate(struct bench_seen *seen)
{
    int64_t ns = atomic_load(&seen->last_ns) - atomic_load(&seen->first_ns);

    return ns > 0 ? (double)atomic_load(&seen->updates) / ((double)ns / 1e9)
                  : 0;
}

int bench_await_updates(struct bench_run *run, uint64_t count, kin_error *err)
{
    int64_t end_ns = bench_now_ns() + BENCH_PATIENCE_S * (int64_t)1000000000;

    for (;;) {
        uint64_t seen = atomic_load(&run->seen.updates);
        if (seen >= count)
            return 0;
        if (bench_now_ns() > end_ns)
            return kin_error_set(
                err, KIN_ETIMEDOUT, "%llu updates of %llu were seen",
                (unsigned long long)seen, (unsigned long long)count);
        bench_sleep_ms(BENCH_POLL_MS);
    }
}

uint64_t bench_watches(const struct bench_run *run)
{
    uint64_t spaces = run->space_count;

    return run->informer_count * (spaces > 0 ? spaces : 1);
}

static int order_read(kin_str body, uint64_t expected, uint64_t *ret,
                      kin_error *err)
{
    KIN_AUTO(kin_document) *answer = NULL;
    int64_t sent = 0;
    int64_t watches = 0;
    int r = kin_document_parse(/* alloc= */ NULL, body, &answer, err);

    if (r < 0)
        return KIN_EUNSUPPORTED; /* a page of another server */
    kin_value root = kin_document_root(answer);
    if (kin_value_int(kin_value_get(root, KIN__S("sent")), &sent) < 0 ||
        kin_value_int(kin_value_get(root, KIN__S("watches")), &watches) < 0)
        return KIN_EUNSUPPORTED;
    if ((uint64_t)watches != expected)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the server has %lld watches, not %llu: another "
                             "program is measuring",
                             (long long)watches, (unsigned long long)expected);
    *ret = (uint64_t)sent * expected;
    return 0;
}

int bench_order(struct bench_run *run, const char *what, uint64_t *ret,
                kin_error *err)
{
    KIN_AUTO(kin_response) *answer = NULL;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_request request = KIN_INIT(kin_request);
    char path[128];

    snprintf(path, sizeof(path), "/bench/%s", what);
    request.path = kin_s(path);
    call.timeout_ms = -1;
    request.call = &call;
    request.is_any_status = true;
    int r = kin_client_request(run->orders, &request, &answer, err);
    if (r < 0)
        return r;
    if (kin_response_status(answer) != 200)
        return KIN_EUNSUPPORTED;
    return order_read(kin_response_body(answer), bench_watches(run), ret, err);
}
