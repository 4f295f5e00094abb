/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client_metrics.h - metrics of clients, under the names that Kubernetes'
 * components use; disabled without kin_client_opts.metrics.
 *
 * Clients that share a set of metrics share its counters, by host.
 */
#ifndef KIN_KUBE_CLIENT_METRICS_H
#define KIN_KUBE_CLIENT_METRICS_H

#include <kin/client.h>
#include <kin/metrics.h>

#include "kube/credentials.h"

struct kin__client_metrics {
    kin_metrics *metrics; /* owned reference; NULL: disabled */
    char *host;           /* owned */
    char *looked_up; /* owned: the name that libcurl resolves; NULL for an IP
                        address */
    kin_metric *requests; /* borrowed from `metrics`, as the others */
    kin_metric *durations;
    kin_metric *waits;
    kin_metric *request_sizes;
    kin_metric *response_sizes;
    kin_metric *retries;
    kin_metric *lookups;
    kin_metric *plugins;
    kin_metric *rotations;
    kin_metric *ca_reloads;
    kin_metric *transports;
};

/* `server` is a URL; `proxy` is one or NULL. 0, KIN_ENOMEM, or KIN_EEXISTS
 * if the program uses one of the names for another metric. */
int kin__client_metrics_init(struct kin__client_metrics *self,
                             const kin_allocator *alloc, kin_metrics *metrics,
                             const char *server, const char *proxy,
                             kin_error *err) KIN_NODISCARD;
void kin__client_metrics_done(struct kin__client_metrics *self,
                              const kin_allocator *alloc);

/* Counts a request that was answered, or failed if `http_status` is 0;
 * `response_bytes` is negative if only the head has arrived. */
struct kin__client_answered {
    const char *method;
    int http_status;
    int64_t took_ns;
    size_t request_bytes;
    int64_t response_bytes;
    int64_t lookup_ns; /* 0 without a DNS lookup */
};
void kin__client_metrics_answered(const struct kin__client_metrics *self,
                                  const struct kin__client_answered *what);
/* Counts a retry. */
void kin__client_metrics_retried(const struct kin__client_metrics *self,
                                 const char *method, int http_status);
/* Counts a wait for the client's rate limit. */
void kin__client_metrics_waited(const struct kin__client_metrics *self,
                                const char *method, int64_t ns);

/* Counts what happened while a request got its identity. */
void kin__client_metrics_news(const struct kin__client_metrics *self,
                              const struct kin__credentials_news *news);
/* Counts a transport of the client: its own, or a shared one. */
void kin__client_metrics_transport(const struct kin__client_metrics *self,
                                   bool is_own);

/* Collects gauges of a client, its credentials and its transport at scrape
 * time. */
void kin__client_collect(kin_metrics *metrics, void *client);

#endif /* KIN_KUBE_CLIENT_METRICS_H */
