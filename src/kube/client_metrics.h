/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client_metrics.h - what clients count, with the names of Kubernetes'
 * components; nothing without kin_client_opts.metrics.
 *
 * Clients of one set of metrics count together, by host.
 */
#ifndef KIN_KUBE_CLIENT_METRICS_H
#define KIN_KUBE_CLIENT_METRICS_H

#include <kin/client.h>
#include <kin/metrics.h>

struct kin__client_metrics {
    kin_metrics *metrics; /* owned reference; NULL: nothing is counted */
    char *host;           /* owned */
    kin_metric *requests; /* borrowed from `metrics`, as the others */
    kin_metric *durations;
    kin_metric *waits;
    kin_metric *request_sizes;
    kin_metric *response_sizes;
    kin_metric *retries;
};

/* `server` is a URL.  0 or KIN_ENOMEM; or KIN_EEXISTS: the program uses one of
 * the names for something else. */
int kin__client_metrics_init(struct kin__client_metrics *self,
                             const kin_allocator *alloc, kin_metrics *metrics,
                             const char *server, kin_error *err) KIN_NODISCARD;
void kin__client_metrics_done(struct kin__client_metrics *self,
                              const kin_allocator *alloc);

/* A request was answered, or failed if `http_status` is 0; `response_bytes` is
 * negative if it has only begun. */
struct kin__client_answered {
    const char *method;
    int http_status;
    int64_t took_ns;
    size_t request_bytes;
    int64_t response_bytes;
};
void kin__client_metrics_answered(const struct kin__client_metrics *self,
                                  const struct kin__client_answered *what);
/* It will be sent again. */
void kin__client_metrics_retried(const struct kin__client_metrics *self,
                                 const char *method, int http_status);
/* It had to wait for the client's limit. */
void kin__client_metrics_waited(const struct kin__client_metrics *self,
                                const char *method, int64_t ns);

#endif /* KIN_KUBE_CLIENT_METRICS_H */
