/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client_metrics.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/metrics.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/config.h"

enum { CODE_SIZE = 16 };

/* Bucket limits of Kubernetes' components. */
static const double seconds[] = {0.005, 0.025, 0.1, 0.25, 0.5, 1,
                                 2,     4,     8,   15,   30,  60};
static const double lookup_seconds[] = {0.005, 0.025, 0.1, 0.25, 0.5, 1,
                                        2,     4,     8,   15,   30};
static const double sizes[] = {64,    256,    512,     1024,    4096,    16384,
                               65536, 262144, 1048576, 4194304, 16777216};
/* From ten minutes (frequent) to four years (rare). */
static const double ages[] = {600,      1800,     3600,     14400,
                              86400,    604800,   2592000,  7776000,
                              15552000, 31104000, 124416000};

#define LIMITS(limits)                                                         \
    .type = KIN_METRIC_HISTOGRAM, .buckets = (limits),                         \
    .bucket_count = sizeof(limits) / sizeof((limits)[0])

static const char *const by_verb[] = {"verb", "host"};
static const char *const by_code_method[] = {"code", "method", "host"};
static const char *const by_code_verb[] = {"code", "verb", "host"};
static const char *const by_host[] = {"host"};
static const char *const by_status[] = {"code", "call_status"};
static const char *const by_reason[] = {"result", "reason"};
static const char *const by_result[] = {"result"};

#define BY(names)                                                              \
    .labels = (names), .label_count = sizeof(names) / sizeof(*(names))

static int metrics_add_all(struct kin__client_metrics *self, kin_error *err)
{
    const struct {
        kin_metric **ret;
        kin_metric_opts opts;
    } wanted[] = {
        {&self->requests,
         {.name = "rest_client_requests_total",
          .help = "Requests by the code of their answer.",
          BY(by_code_method)}},
        {&self->durations,
         {.name = "rest_client_request_duration_seconds",
          .help = "How long it took until there was an answer.",
          BY(by_verb),
          LIMITS(seconds)}},
        {&self->waits,
         {.name = "rest_client_rate_limiter_duration_seconds",
          .help = "How long requests waited for the client's own limit.",
          BY(by_verb),
          LIMITS(seconds)}},
        {&self->request_sizes,
         {.name = "rest_client_request_size_bytes",
          .help = "Bytes of what was sent.",
          BY(by_verb),
          LIMITS(sizes)}},
        {&self->response_sizes,
         {.name = "rest_client_response_size_bytes",
          .help = "Bytes of answers; not of lists and watches of informers.",
          BY(by_verb),
          LIMITS(sizes)}},
        {&self->retries,
         {.name = "rest_client_request_retries_total",
          .help = "Requests that were sent again, by the code of the answer "
                  "before.",
          BY(by_code_verb)}},
        {&self->lookups,
         {.name = "rest_client_dns_resolution_duration_seconds",
          .help = "How long it took to look up the name of the server, or of "
                  "its proxy.",
          BY(by_host),
          LIMITS(lookup_seconds)}},
        {&self->plugins,
         {.name = "rest_client_exec_plugin_call_total",
          .help = "Calls of exec plugins, by their exit status and by what "
                  "came of them.",
          BY(by_status)}},
        {&self->rotations,
         {.name = "rest_client_exec_plugin_certificate_rotation_age",
          .help = "How many seconds certificates of exec plugins were valid "
                  "before others took their place.",
          LIMITS(ages)}},
        {&self->ca_reloads,
         {.name = "rest_client_transport_ca_reload_total",
          .help = "How often a CA file was read again, and what came of it.",
          BY(by_reason)}},
        {&self->transports,
         {.name = "rest_client_transport_create_calls_total",
          .help = "Transports that clients got: uncacheable is one of their "
                  "own, hit one that was there.",
          BY(by_result)}},
    };
    int r = 0;

    for (size_t i = 0; r == 0 && i < sizeof(wanted) / sizeof(wanted[0]); i++) {
        kin_metric_opts opts = wanted[i].opts;
        opts.size = sizeof(opts);
        r = kin_metrics_add(self->metrics, &opts, wanted[i].ret, err);
    }
    return r;
}

/* The host part of a URL, without user and password. */
static kin_str url_authority(const char *url)
{
    size_t at = 0;
    size_t len = kin__url_userinfo(url, &at);
    const char *host = url + at + len;

    return kin_str_of(host, strcspn(host, "/?#"));
}

/* Without the port. */
static kin_str url_host(const char *url)
{
    kin_str host = url_authority(url);

    return host.len > 0 && host.ptr[0] == '[' ? host : kin__str_cut(&host, ':');
}

/* IP addresses are not resolved. A host name never consists of numbers only. */
static bool host_is_address(kin_str host)
{
    if (host.len > 0 && host.ptr[0] == '[')
        return true;
    for (size_t i = 0; i < host.len; i++)
        if (host.ptr[i] != '.' && (host.ptr[i] < '0' || host.ptr[i] > '9'))
            return false;
    return true;
}

int kin__client_metrics_init(struct kin__client_metrics *self,
                             const kin_allocator *alloc, kin_metrics *metrics,
                             const char *server, const char *proxy,
                             kin_error *err)
{
    kin_str host = url_host(proxy ? proxy : server);
    bool is_name = !host_is_address(host);

    if (!metrics)
        return 0;
    self->metrics = kin_metrics_ref(metrics);
    self->host = kin__strdup(alloc, url_authority(server));
    if (is_name)
        self->looked_up = kin__strdup(alloc, host);
    if (!self->host || (is_name && !self->looked_up))
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    return metrics_add_all(self, err);
}

void kin__client_metrics_done(struct kin__client_metrics *self,
                              const kin_allocator *alloc)
{
    self->metrics = kin_metrics_unref(self->metrics);
    kin__free(alloc, self->host);
    kin__free(alloc, self->looked_up);
}

static const char *code_text(int http_status, char *text)
{
    if (http_status == 0)
        return "<error>";
    snprintf(text, CODE_SIZE, "%d", http_status);
    return text;
}

/* If memory runs out, the sample is dropped. */
void kin__client_metrics_answered(const struct kin__client_metrics *self,
                                  const struct kin__client_answered *what)
{
    char text[CODE_SIZE];

    if (!self->metrics)
        return;
    const kin_str values[] = {kin_s(what->method), kin_s(self->host)};
    const kin_str coded[] = {kin_s(code_text(what->http_status, text)),
                             values[0], values[1]};
    (void)kin_metric_add(self->requests, coded, 1);
    (void)kin_metric_observe(self->durations, values,
                             kin__seconds_of_ns(what->took_ns));
    (void)kin_metric_observe(self->request_sizes, values,
                             (double)what->request_bytes);
    if (what->response_bytes >= 0)
        (void)kin_metric_observe(self->response_sizes, values,
                                 (double)what->response_bytes);
    if (what->lookup_ns > 0 && self->looked_up)
        (void)kin_metric_observe(
            self->lookups, &(kin_str){self->looked_up, strlen(self->looked_up)},
            kin__seconds_of_ns(what->lookup_ns));
}

void kin__client_metrics_retried(const struct kin__client_metrics *self,
                                 const char *method, int http_status)
{
    char text[CODE_SIZE];

    if (!self->metrics)
        return;
    const kin_str coded[] = {kin_s(code_text(http_status, text)), kin_s(method),
                             kin_s(self->host)};
    (void)kin_metric_add(self->retries, coded, 1);
}

void kin__client_metrics_waited(const struct kin__client_metrics *self,
                                const char *method, int64_t ns)
{
    if (!self->metrics)
        return;
    const kin_str values[] = {kin_s(method), kin_s(self->host)};
    (void)kin_metric_observe(self->waits, values, kin__seconds_of_ns(ns));
}

/* Label values of client-go. */
static void news_count_plugin(const struct kin__client_metrics *self,
                              const struct kin__credentials_news *news)
{
    static const char *const words[] = {
        [KIN__EXEC_OK] = "no_error",
        [KIN__EXEC_FAILED] = "plugin_execution_error",
        [KIN__EXEC_MISSING] = "plugin_not_found_error",
        [KIN__EXEC_INTERNAL] = "client_internal_error",
    };
    char text[CODE_SIZE];
    int status = news->exec == KIN__EXEC_FAILED ? news->exec_status
                                                : news->exec != KIN__EXEC_OK;

    if (news->exec == KIN__EXEC_NOT_RUN)
        return;
    snprintf(text, sizeof(text), "%d", status);
    const kin_str values[] = {kin_s(text), kin_s(words[news->exec])};
    (void)kin_metric_add(self->plugins, values, 1);
}

static void news_count_ca(const struct kin__client_metrics *self,
                          const struct kin__credentials_news *news)
{
    static const char *const words[][2] = {
        [KIN__CA_UPDATED] = {"success", "updated"},
        [KIN__CA_UNCHANGED] = {"success", "unchanged"},
        [KIN__CA_UNREADABLE] = {"failure", "read_error"},
        [KIN__CA_EMPTY] = {"failure", "empty"},
        [KIN__CA_UNPARSED] = {"failure", "ca_parse_error"},
    };

    if (news->ca == KIN__CA_NOT_READ)
        return;
    const kin_str values[] = {kin_s(words[news->ca][0]),
                              kin_s(words[news->ca][1])};
    (void)kin_metric_add(self->ca_reloads, values, 1);
}

void kin__client_metrics_news(const struct kin__client_metrics *self,
                              const struct kin__credentials_news *news)
{
    if (!self->metrics)
        return;
    news_count_plugin(self, news);
    news_count_ca(self, news);
    if (news->is_rotated)
        (void)kin_metric_observe(self->rotations, /* values= */ NULL,
                                 (double)news->rotated_s);
}

void kin__client_metrics_transport(const struct kin__client_metrics *self,
                                   bool is_own)
{
    const kin_str result = is_own ? KIN__S("uncacheable") : KIN__S("hit");

    if (self->metrics)
        (void)kin_metric_add(self->transports, &result, 1);
}

/*
 * Gauges of a client, its credentials and its transport, collected at scrape
 * time.
 */

static const char *const labels[] = {"host", "kind"};

#define OF_POOL .labels = labels, .label_count = 2

static const struct kin__family ttl = {
    .type = KIN_METRIC_GAUGE,
    .name = "rest_client_exec_plugin_ttl_seconds",
    .help = "In how many seconds the first of the certificates of exec plugins "
            "ends; +Inf if none exists.",
    .is_lowest = true};

static const struct kin__family connections = {
    OF_POOL, .type = KIN_METRIC_GAUGE, .name = "kin_transport_connections",
    .help = "Connections that are open."};
static const struct kin__family opened = {
    OF_POOL, .type = KIN_METRIC_COUNTER,
    .name = "kin_transport_connections_opened_total",
    .help = "Connections that were begun, made or not."};
static const struct kin__family transfers = {
    OF_POOL, .type = KIN_METRIC_COUNTER,
    .name = "kin_transport_transfers_total",
    .help = "Requests that were sent."};
static const struct kin__family reused = {
    OF_POOL, .type = KIN_METRIC_COUNTER,
    .name = "kin_transport_transfers_reused_total",
    .help = "Requests that ended, over a connection that was there before."};

static void tell_pool(kin_metrics *metrics, const kin_str *values,
                      const struct kin__pool_stats *pool)
{
    kin__metrics_add_sample(metrics, &connections, values,
                            (double)pool->connections_open);
    kin__metrics_add_sample(metrics, &opened, values,
                            (double)pool->connections_opened);
    kin__metrics_add_sample(metrics, &transfers, values,
                            (double)pool->transfers_started);
    kin__metrics_add_sample(metrics, &reused, values,
                            (double)pool->transfers_reused);
}

static void tell_transport(kin_metrics *metrics, const kin_client *client)
{
    static const char *const kinds[KIN__HTTP_KINDS] = {
        [KIN__HTTP_UNARY] = "unary",
        [KIN__HTTP_LIST] = "list",
        [KIN__HTTP_WATCH] = "watch",
    };
    struct kin__transport_stats stats;

    kin__transport_stats(client->transport, &stats);
    for (size_t i = 0; i < KIN__HTTP_KINDS; i++) {
        const kin_str values[] = {kin_s(client->metrics.host), kin_s(kinds[i])};
        tell_pool(metrics, values, &stats.pools[i]);
    }
}

void kin__client_collect(kin_metrics *metrics, void *client)
{
    const kin_client *self = client;

    kin__metrics_add_sample(metrics, &ttl, /* values= */ NULL,
                            kin__credentials_ttl_s(self->credentials));
    /* The figures of a shared transport cannot be attributed to one client. */
    if (self->owns_transport)
        tell_transport(metrics, self);
}
