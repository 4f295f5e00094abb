/* SPDX-License-Identifier: Apache-2.0 */
/*
 * request_metrics.h - the metrics of a server, with kube-apiserver's names
 * where they mean the same.
 *
 * Labels are taken from resources that are served, never from the text of a
 * request, so that clients cannot make series; the number is limited besides
 * (kin/metrics.h).
 */
#ifndef KIN_SERVER_REQUEST_METRICS_H
#define KIN_SERVER_REQUEST_METRICS_H

#include <kin/metrics.h>

#include "base/metrics.h"

struct kin__engine;
struct kin__request;
struct kin__resource;

struct kin__request_metrics {
    kin_metrics *metrics;       /* owned; NULL: none */
    struct kin__engine *engine; /* borrowed */
    struct kin__collector collector;
    kin_metric *requests; /* of `metrics`, as the next ones */
    kin_metric *durations;
    kin_metric *watches;
    kin_metric *info;
    kin_metric *started;
};

/* @param release  of Kubernetes: "1.37.1"
 * @return 0 or KIN_ENOMEM */
int kin__request_metrics_init(struct kin__request_metrics *metrics,
                              const kin_allocator *alloc,
                              struct kin__engine *engine,
                              kin_str release) KIN_NODISCARD;
/* No request and no scrape may be running. */
void kin__request_metrics_done(struct kin__request_metrics *metrics);

/* Counts a request that is answered now.  Lost without memory. */
void kin__request_metrics_count(struct kin__request_metrics *metrics,
                                const struct kin__request *request, int status);

/* Counts watches that are open; `by` is 1 or -1. */
void kin__request_metrics_watch(struct kin__request_metrics *metrics,
                                const struct kin__resource *resource,
                                bool is_namespaced, int by);

/* Answers with the text of all metrics. */
void kin__request_metrics_handle(struct kin__request *request);

#endif /* KIN_SERVER_REQUEST_METRICS_H */
