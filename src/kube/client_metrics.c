/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client_metrics.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/metrics.h"
#include "base/str.h"

enum { CODE_SIZE = 16 };

/* Limits of Kubernetes' components. */
static const double seconds[] = {0.005, 0.025, 0.1, 0.25, 0.5, 1,
                                 2,     4,     8,   15,   30,  60};
static const double sizes[] = {64,     256,     512,     1024,
                               4096,   16384,   65536,   262144,
                               524288, 1048576, 4194304, 16777216};

#define LIMITS(limits)                                                         \
    .type = KIN_METRIC_HISTOGRAM, .buckets = (limits),                         \
    .bucket_count = sizeof(limits) / sizeof((limits)[0])

static const char *const by_verb[] = {"verb", "host"};
static const char *const by_code_method[] = {"code", "method", "host"};
static const char *const by_code_verb[] = {"code", "verb", "host"};

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
    };
    int r = 0;

    for (size_t i = 0; r == 0 && i < sizeof(wanted) / sizeof(wanted[0]); i++) {
        kin_metric_opts opts = wanted[i].opts;
        opts.size = sizeof(opts);
        r = kin_metrics_add(self->metrics, &opts, wanted[i].ret, err);
    }
    return r;
}

int kin__client_metrics_init(struct kin__client_metrics *self,
                             const kin_allocator *alloc, kin_metrics *metrics,
                             const char *server, kin_error *err)
{
    const char *host = strstr(server, "://");
    kin_str rest = kin_s(host ? host + 3 : server);

    if (!metrics)
        return 0;
    self->metrics = kin_metrics_ref(metrics);
    self->host = kin__strdup(alloc, kin__str_cut(&rest, '/'));
    if (!self->host)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    return metrics_add_all(self, err);
}

void kin__client_metrics_done(struct kin__client_metrics *self,
                              const kin_allocator *alloc)
{
    self->metrics = kin_metrics_unref(self->metrics);
    kin__free(alloc, self->host);
}

static const char *code_text(int http_status, char *text)
{
    if (http_status == 0)
        return "<error>";
    snprintf(text, CODE_SIZE, "%d", http_status);
    return text;
}

/* Without memory, something is not counted. */
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
