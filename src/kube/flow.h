/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flow.h - a list or watch request, from a transfer to a sink.
 *
 * A flow connects a transfer (net/transport.h) with a sink
 * (kin/lister_watcher.h, guarantees A-G): it decompresses gzip, keeps the
 * bodies of API errors from the sink and turns them into errors.  It is one
 * attempt; kube/retry.h decides about another.
 */
#ifndef KIN_KUBE_FLOW_H
#define KIN_KUBE_FLOW_H

#include <kin/lister_watcher.h>

#include "kube/request.h"

/* Starts a flow, without blocking: if the request cannot be sent at once,
 * because of the rate limit (if `is_limited`) or of a credential plugin, a job
 * of the client sends it, and a failure until then is reported by the sink's
 * end.  The request is borrowed during the call, the client outlives the flow,
 * the sink is copied.  0, or as kin__send_limit() and kin__send_start() fail at
 * once. */
int kin__flow_start(kin_client *client, const struct kin__api_request *request,
                    bool is_limited, const kin_sink *sink, kin_flow **ret,
                    kin_error *err) KIN_NODISCARD;

void kin__flow_resume(kin_flow *flow);
void kin__flow_cancel(kin_flow *flow);

/* NULL is allowed. */
kin_flow *kin__flow_free(kin_flow *flow);

/* Completes the end that a lister-watcher reported: an unknown cause becomes
 * KIN_FLOW_BROKEN, a negative delay none, and an end that is not complete gets
 * an error, `err`, if
 * it has none.  Otherwise an incomplete list would count as a complete one. */
kin_flow_end kin__flow_end_normalize(const kin_flow_end *end, kin_error *err);

static inline void kin__flow_auto_free(kin_flow **flow)
{
    *flow = kin__flow_free(*flow);
}

#define KIN__AUTO_FLOW __attribute__((cleanup(kin__flow_auto_free))) kin_flow

#endif /* KIN_KUBE_FLOW_H */
