/* SPDX-License-Identifier: Apache-2.0 */
/*
 * routed_transport.h - the transport of a client: each request by the transport
 * that suits it.
 *
 * Lists and watches use net/direct_transport.h, which costs less per byte;
 * unary requests, proxies and dialers use libcurl.  Lists and watches over TLS
 * beyond the first few of their kind use it too: there they share connections
 * by HTTP/2.
 *
 * Each has an I/O thread.  Guarantees B and E of net/transport.h hold for each
 * of the two: callbacks of transfers of different kinds may run at the same
 * time, and a cancel within a callback of one waits for a running callback of
 * the other.  So callbacks must not cancel each other's transfers.
 */
#ifndef KIN_NET_ROUTED_TRANSPORT_H
#define KIN_NET_ROUTED_TRANSPORT_H

#include <kin/dialer.h>
#include <kin/log.h>

#include "base/loop.h"
#include "net/transport.h"

struct kin__routed_opts {
    const kin_log *log; /* borrowed; may be NULL */
    kin_loop *loop; /* borrowed: no thread, the loop's steps do all work; NULL
                       for threads */
    bool is_http1_only;       /* never use HTTP/2 */
    const kin_dialer *dialer; /* borrowed: opens connections; NULL for none */
};

/* `opts` may be NULL.  Without libcurl (KIN_CURL=OFF) everything uses the
 * direct transport.  0, KIN_ENOMEM, KIN_ESYSTEM or KIN_EUNSUPPORTED (libcurl is
 * too old, or has no TLS). */
int kin__routed_transport_new(const kin_allocator *alloc,
                              const struct kin__routed_opts *opts,
                              struct kin__transport **ret,
                              kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_ROUTED_TRANSPORT_H */
