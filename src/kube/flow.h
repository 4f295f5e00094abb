/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flow.h - a list or a watch on its way from a server to a sink.
 *
 * A flow stands between a transfer (net/transport.h) and a sink
 * (kin/lister_watcher.h, guarantees A-G): it unpacks gzip, keeps refusals away
 * from the sink's bytes and makes an error of them.  It is one attempt; who
 * repeats it asks kube/retry.h.
 */
#ifndef KIN_KUBE_FLOW_H
#define KIN_KUBE_FLOW_H

#include <kin/lister_watcher.h>

#include "kube/request.h"

/* Starts one.  Waits for credentials, in the calling thread: not for the I/O
 * thread.  `idle_timeout_ms` as in net/transport.h.  The client is borrowed and
 * outlives the flow, the sink is copied.  0, or as kin__api_attempt_init() and
 * kin__transport_start() fail. */
int kin__flow_start(kin_client *client, const struct kin__api_request *request,
                    int64_t idle_timeout_ms, const kin_sink *sink,
                    kin_flow **ret, kin_error *err) KIN_NODISCARD;

void kin__flow_resume(kin_flow *flow);
void kin__flow_cancel(kin_flow *flow);

/* NULL is fine. */
kin_flow *kin__flow_free(kin_flow *flow);

/* What the cause of a transfer's end is to a flow. */
kin_flow_cause kin__flow_cause_of(enum kin__net_cause cause);

static inline void kin__flow_auto_free(kin_flow **flow)
{
    *flow = kin__flow_free(*flow);
}

#define KIN__AUTO_FLOW __attribute__((cleanup(kin__flow_auto_free))) kin_flow

#endif /* KIN_KUBE_FLOW_H */
