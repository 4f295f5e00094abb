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

#include "kube/credentials.h"

struct kin__client_metrics {
    kin_metrics *metrics; /* owned reference; NULL: nothing is counted */
    char *host;           /* owned */
    char *looked_up;      /* owned: whose address libcurl asks for; NULL if it
                             is one */
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

/* `server` is a URL, `proxy` too or NULL.  0 or KIN_ENOMEM; or KIN_EEXISTS: the
 * program uses one of the names for something else. */
int kin__client_metrics_init(struct kin__client_metrics *self,
                             const kin_allocator *alloc, kin_metrics *metrics,
                             const char *server, const char *proxy,
                             kin_error *err) KIN_NODISCARD;
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
    int64_t lookup_ns; /* 0 if nothing was looked up */
};
void kin__client_metrics_answered(const struct kin__client_metrics *self,
                                  const struct kin__client_answered *what);
/* It will be sent again. */
void kin__client_metrics_retried(const struct kin__client_metrics *self,
                                 const char *method, int http_status);
/* It had to wait for the client's limit. */
void kin__client_metrics_waited(const struct kin__client_metrics *self,
                                const char *method, int64_t ns);

/* What happened while a request got its identity. */
void kin__client_metrics_news(const struct kin__client_metrics *self,
                              const struct kin__credentials_news *news);
/* The client got a transport: its own, or one that others use too. */
void kin__client_metrics_transport(const struct kin__client_metrics *self,
                                   bool is_own);

/* client_metrics_collect.c: what a client, its credentials and its transport
 * know anyway, when somebody asks for it. */
void kin__client_collect(kin_metrics *metrics, void *client);

#endif /* KIN_KUBE_CLIENT_METRICS_H */
