/* SPDX-License-Identifier: Apache-2.0 */
#include "server/request_metrics.h"

#include <assert.h>
#include <stdio.h>

#include <kin/version.h>

#include "base/str.h"
#include "schema/schema.h"
#include "server/front_internal.h"

/* --- definitions ------------------------------------------------------- */

/* As kube-apiserver has them, without "component", which is always the same. */
static const char *const request_labels[] = {
    "code",  "dry_run",     "group", "resource",
    "scope", "subresource", "verb",  "version"};
enum { REQUEST_LABELS = 8, REQUEST_CODE = 0 };

static const char *const watch_labels[] = {"group", "resource", "scope", "verb",
                                           "version"};

/* Kubernetes' limits, in seconds. */
static const double duration_limits[] = {
    0.005, 0.025, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1,  1.25, 1.5, 2,
    3,     4,     5,    6,   8,   10,  15,  20,  30, 45,   60};

static const char *const info_labels[] = {"git_version", "major", "minor",
                                          "platform"};

static const char *const object_labels[] = {"group", "resource"};

static const struct kin__family objects_family = {
    .name = "apiserver_resource_objects",
    .help = "Number of stored objects.",
    .type = KIN_METRIC_GAUGE,
    .labels = object_labels,
    .label_count = 2,
};

static const struct kin__family writes_family = {
    .name = "kin_server_writes_total",
    .help = "Number of stored changes of objects.",
    .type = KIN_METRIC_COUNTER,
};

static const struct kin__family commits_family = {
    .name = "kin_server_commits_total",
    .help = "Number of commits of the storage, each of one or more writes.",
    .type = KIN_METRIC_COUNTER,
};

static const struct kin__family events_family = {
    .name = "kin_server_kept_events",
    .help = "Number of events that are kept for watches.",
    .type = KIN_METRIC_GAUGE,
};

static const struct kin__family bytes_family = {
    .name = "kin_server_store_bytes",
    .help = "Memory of the stored objects.",
    .type = KIN_METRIC_GAUGE,
};

/* --- scrapes ----------------------------------------------------------- */

static void metrics_collect_objects(kin_metrics *metrics,
                                    struct kin__engine *engine)
{
    const struct kin__catalog *catalog = kin__engine_catalog(engine);

    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];
        const kin_str values[] = {resource->group, resource->plural};

        if (resource->is_storage && (resource->verbs & KIN__SCHEMA_VERB_LIST))
            kin__metrics_add_sample(
                metrics, &objects_family, values,
                (double)kin__engine_count(engine, resource));
    }
    kin__catalog_unref(catalog);
}

static void metrics_collect(kin_metrics *metrics, void *userdata)
{
    struct kin__request_metrics *own = userdata;
    struct kin__engine_stats stats;

    kin__engine_get_stats(own->engine, &stats);
    metrics_collect_objects(metrics, own->engine);
    kin__metrics_add_sample(metrics, &writes_family, NULL,
                            (double)stats.writes);
    kin__metrics_add_sample(metrics, &commits_family, NULL,
                            (double)stats.commits);
    kin__metrics_add_sample(metrics, &events_family, NULL,
                            (double)stats.events);
    kin__metrics_add_sample(metrics, &bytes_family, NULL,
                            (double)stats.store_bytes);
}

static int metrics_append(kin_str piece, void *userdata)
{
    struct kin__text *text = userdata;

    kin__text_raw_str(text, piece);
    return text->code;
}

void kin__request_metrics_handle(struct kin__request *request)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    int r = kin_metrics_write(request->front->metrics.metrics, metrics_append,
                              &text);
    if (r < 0)
        text.code = r;
    kin__request_answer_text(request, 200,
                             "text/plain; version=0.0.4; charset=utf-8", &text);
}

/* --- life -------------------------------------------------------------- */

static int metrics_add_all(struct kin__request_metrics *metrics)
{
    kin_metric_opts requests = KIN_INIT(kin_metric_opts);
    kin_metric_opts durations = KIN_INIT(kin_metric_opts);
    kin_metric_opts watches = KIN_INIT(kin_metric_opts);
    kin_metric_opts info = KIN_INIT(kin_metric_opts);
    kin_metric_opts started = KIN_INIT(kin_metric_opts);

    requests.name = "apiserver_request_total";
    requests.help = "Number of requests.";
    requests.labels = request_labels;
    requests.label_count = REQUEST_LABELS;
    durations.name = "apiserver_request_duration_seconds";
    durations.help = "Time until the answer of a request began.";
    durations.type = KIN_METRIC_HISTOGRAM;
    durations.labels = request_labels + 1; /* without code */
    durations.label_count = REQUEST_LABELS - 1;
    durations.buckets = duration_limits;
    durations.bucket_count = sizeof(duration_limits) /
                             sizeof(duration_limits[0]);
    watches.name = "apiserver_longrunning_requests";
    watches.help = "Number of open watches.";
    watches.type = KIN_METRIC_GAUGE;
    watches.labels = watch_labels;
    watches.label_count = sizeof(watch_labels) / sizeof(watch_labels[0]);
    info.name = "kubernetes_build_info";
    info.help = "1, labelled with the version of Kubernetes that is served.";
    info.type = KIN_METRIC_GAUGE;
    info.labels = info_labels;
    info.label_count = sizeof(info_labels) / sizeof(info_labels[0]);
    started.name = "process_start_time_seconds";
    started.help = "Start of the server, in seconds since 1970.";
    started.type = KIN_METRIC_GAUGE;
    int r = kin_metrics_add(metrics->metrics, &requests, &metrics->requests,
                            NULL);
    if (r == 0)
        r = kin_metrics_add(metrics->metrics, &durations, &metrics->durations,
                            NULL);
    if (r == 0)
        r = kin_metrics_add(metrics->metrics, &watches, &metrics->watches,
                            NULL);
    if (r == 0)
        r = kin_metrics_add(metrics->metrics, &info, &metrics->info, NULL);
    return r < 0 ? r
                 : kin_metrics_add(metrics->metrics, &started,
                                   &metrics->started, NULL);
}

static int metrics_set_constants(struct kin__request_metrics *metrics,
                                 kin_str release)
{
    char version[64];
    kin_str rest = release;
    kin_str major = kin__str_cut(&rest, '.');
    kin_str minor = kin__str_cut(&rest, '.');

    (void)snprintf(version, sizeof(version), "v%.*s+kin-%s", KIN_STR(release),
                   KIN_VERSION_STRING);
    const kin_str values[] = {kin_s(version), major, minor, KIN__S("linux")};
    int64_t now_s = kin__clock_wall_ns(/* clock= */ NULL) / KIN__NS_PER_S;
    int r = kin_metric_set(metrics->info, values, 1);
    return r < 0 ? r : kin_metric_set(metrics->started, NULL, (double)now_s);
}

int kin__request_metrics_init(struct kin__request_metrics *metrics,
                              const kin_allocator *alloc,
                              struct kin__engine *engine, kin_str release)
{
    assert(engine && !metrics->metrics);
    metrics->engine = engine;
    int r = kin_metrics_new(alloc, &metrics->metrics, NULL);
    if (r == 0)
        r = metrics_add_all(metrics);
    if (r == 0)
        r = metrics_set_constants(metrics, release);
    if (r == 0)
        kin__collector_attach(&metrics->collector, metrics->metrics,
                              metrics_collect, metrics);
    return r;
}

void kin__request_metrics_done(struct kin__request_metrics *metrics)
{
    kin__collector_detach(&metrics->collector);
    metrics->metrics = kin_metrics_unref(metrics->metrics);
}

/* --- counting ---------------------------------------------------------- */

static kin_str metrics_verb(const struct kin__request *request)
{
    static const char *const known[] = {"GET",   "HEAD",   "POST",   "PUT",
                                        "PATCH", "DELETE", "OPTIONS"};
    const struct kin__route *route = &request->route;
    bool is_collection = route->kind == KIN__ROUTE_COLLECTION;
    kin_str method = request->method;

    if (request->resource && kin_str_eq(method, KIN__S("GET"))) {
        if (route->is_watch ||
            (is_collection && kin__request_flag(request, "watch")))
            return KIN__S("WATCH");
        return is_collection ? KIN__S("LIST") : method;
    }
    if (is_collection && kin_str_eq(method, KIN__S("DELETE")))
        return KIN__S("DELETECOLLECTION");
    if (request->media == KIN__MEDIA_APPLY_PATCH &&
        kin_str_eq(method, KIN__S("PATCH")))
        return KIN__S("APPLY");
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
        if (kin_str_eq(method, kin_s(known[i])))
            return method;
    return KIN__S("other");
}

static kin_str metrics_scope(const struct kin__request *request)
{
    const struct kin__route *route = &request->route;

    if (!request->resource)
        return KIN__S("");
    if (route->name.len > 0 || kin_str_eq(request->method, KIN__S("POST")))
        return KIN__S("resource");
    return route->has_namespace ? KIN__S("namespace") : KIN__S("cluster");
}

/* Subresources that are served, and the first part of well-known paths. */
static kin_str metrics_subresource(const struct kin__request *request)
{
    static const char *const pages[] = {
        "/healthz",    "/livez",      "/readyz", "/version", "/metrics",
        "/openapi/v3", "/openapi/v2", "/openid", "/apis",    "/api"};
    const struct kin__route *route = &request->route;

    if (request->resource)
        return route->subresource.len > 0 &&
                       kin__resource_subresource(request->resource,
                                                 route->subresource)
                   ? route->subresource
                   : KIN__S("");
    for (size_t i = 0; i < sizeof(pages) / sizeof(pages[0]); i++)
        if (kin_str_starts_with(route->path, kin_s(pages[i])))
            return kin_s(pages[i]);
    return KIN__S("");
}

void kin__request_metrics_count(struct kin__request_metrics *metrics,
                                const struct kin__request *request, int status)
{
    const struct kin__resource *resource = request->resource;
    const kin_str none = KIN__S("");
    char code[16];
    bool is_dry = resource &&
                  kin_str_eq(kin__request_parameter(request, "dryRun"),
                             KIN__S("All"));
    int64_t ns = kin__clock_now_ns(request->front->clock) - request->began_ns;

    assert(status >= 200 && status < 600);
    if (!metrics->metrics)
        return;
    (void)snprintf(code, sizeof(code), "%d", status);
    const kin_str values[REQUEST_LABELS] = {
        kin_s(code),
        is_dry ? KIN__S("All") : none,
        resource ? resource->group : none,
        resource ? resource->plural : none,
        metrics_scope(request),
        metrics_subresource(request),
        metrics_verb(request),
        resource ? resource->version : none,
    };
    kin_metric_add(metrics->requests, values, 1);
    kin_metric_observe(metrics->durations, values + 1, kin__seconds_of_ns(ns));
}

void kin__request_metrics_watch(struct kin__request_metrics *metrics,
                                const struct kin__resource *resource,
                                bool is_namespaced, int by)
{
    const kin_str values[] = {resource->group, resource->plural,
                              is_namespaced ? KIN__S("namespace")
                                            : KIN__S("cluster"),
                              KIN__S("WATCH"), resource->version};

    assert(by == 1 || by == -1);
    if (metrics->metrics)
        kin_metric_add(metrics->watches, values, by);
}
