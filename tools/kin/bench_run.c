/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <kin/json.h>
#include <kin/request.h>
#include <kin/status.h>

#include "base/alloc.h"
#include "base/str.h"
#include "bench.h"

enum { BENCH_POLL_MS = 2, BENCH_PATIENCE_S = 100 };

/* ---- the handler ---- */

static int64_t sent_ns(const kin_object *object)
{
    kin_str text = kin_value_str(kin_value_get(kin_object_annotations(object),
                                               KIN__S("kin.bench/sent")));
    uint64_t ns = 0;

    (void)kin__str_to_u64(text, &ns);
    return (int64_t)ns;
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    struct bench_run *run = userdata;
    struct bench_seen *seen = &run->seen;
    int64_t now_ns = bench_epoch_ns();
    int64_t none = 0;

    (void)old;
    if (atomic_load_explicit(&seen->is_stamping, memory_order_acquire) &&
        seen->latency_count < seen->latency_room)
        seen->latencies[seen->latency_count++] = now_ns - sent_ns(object);
    if (atomic_load_explicit(&seen->first_ns, memory_order_relaxed) == 0)
        (void)atomic_compare_exchange_strong(&seen->first_ns, &none, now_ns);
    atomic_store_explicit(&seen->last_ns, now_ns, memory_order_relaxed);
    (void)atomic_fetch_add_explicit(&seen->updates, 1, memory_order_release);
}

static void on_synced(void *userdata)
{
    struct bench_run *run = userdata;

    run->seen.synced_ns = bench_now_ns();
    kin_stop_request(run->seen.synced);
}

/* A failure before the sync ends the measurement, except for a server without
 * streaming lists, which is listed instead. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct bench_run *run = userdata;

    (void)failure;
    if (kin_error_is_invalid(err) || kin_stop_requested(run->seen.synced))
        return KIN_RETRY;
    run->seen.failure = *err;
    kin_stop_request(run->seen.synced);
    return KIN_RETRY;
}

int bench_await_synced(struct bench_run *run, kin_error *err)
{
    (void)kin_stop_wait(run->seen.synced, KIN_NEVER);
    if (run->seen.failure.code == 0)
        return 0;
    *err = run->seen.failure;
    return err->code;
}

/* Of further handlers: only their notification counts. */
static void on_other_update(const kin_object *old, const kin_object *object,
                            void *userdata)
{
    (void)old;
    (void)object;
    (void)userdata;
}

static int bench_add_handlers(struct bench_run *run, kin_error *err)
{
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_update = on_update,
                           .on_synced = on_synced,
                           .userdata = run};
    int r = kin_informer_add_handler(run->informer, &handler, /* opts= */ NULL,
                                     /* ret= */ NULL, err);

    handler.on_update = on_other_update;
    handler.on_synced = NULL;
    for (uint64_t i = 1; r == 0 && i < run->flags->handlers; i++)
        r = kin_informer_add_handler(run->informer, &handler, /* opts= */ NULL,
                                     /* ret= */ NULL, err);
    return r;
}

/* ---- the informer ---- */

static kin_wire bench_wire(const char *name)
{
    if (strcmp(name, "auto") == 0)
        return KIN_WIRE_AUTO;
    return strcmp(name, "json") == 0 ? KIN_WIRE_JSON : KIN_WIRE_PROTOBUF;
}

int bench_make_informer(struct bench_run *run, kin_error *err)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    opts.log = &run->connection.log;
    opts.label_selector = kin_s(run->ctx->globals.selector);
    opts.field_selector = kin_s(run->ctx->globals.field_selector);
    opts.watch_list = strcmp(run->flags->watch_list, "off") == 0
                          ? KIN_WATCH_LIST_OFF
                          : KIN_WATCH_LIST_AUTO;
    opts.wire = bench_wire(run->flags->wire);
    opts.on_error = on_error;
    opts.userdata = run;
    KIN_AUTO(kin_projection) *projection = NULL;
    int r = 0;
    if (run->flags->fields)
        r = kin_projection_parse(/* alloc= */ NULL, kin_s(run->flags->fields),
                                 &projection, err);
    opts.projection = projection;
    if (r == 0)
        r = kin_informer_new_from_source(run->lw, &opts, &run->informer, err);
    if (r == 0)
        r = bench_add_handlers(run, err);
    return r;
}

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
        r = kin_lister_watcher_new(
            run->client, &run->resource.resource,
            kin_s(globals->all_namespaces ? "" : globals->namespace), &run->lw,
            err);
    return r < 0 ? r : bench_meter_start(&run->meter, err);
}

void bench_run_done(struct bench_run *run)
{
    bench_meter_stop(&run->meter);
    run->informer = kin_informer_free(run->informer);
    run->lw = kin_lister_watcher_unref(run->lw);
    run->seen.synced = kin_stop_unref(run->seen.synced);
    kin__free(/* alloc= */ NULL, run->seen.latencies);
    cli_resource_done(&run->resource);
    run->client = kin_client_unref(run->client);
    run->orders = kin_client_unref(run->orders);
    cli_disconnect(&run->connection);
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

static int order_read(kin_str body, uint64_t *ret, kin_error *err)
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
    if (watches != 1)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the server has %lld watches, not 1: another "
                             "program is measuring",
                             (long long)watches);
    *ret = (uint64_t)sent;
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
    return order_read(kin_response_body(answer), ret, err);
}
