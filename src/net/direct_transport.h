/* SPDX-License-Identifier: Apache-2.0 */
/*
 * direct_transport.h - the transport for real servers without libcurl.
 *
 * HTTP/1.1 over TCP, unix sockets and TLS (OpenSSL), one request at a time on a
 * connection, without proxies.  It reads in large pieces and passes the body on
 * in place.  One thread ("kin-net-h1") does all input and output of a transport
 * and makes all of its callbacks, or the steps of an event loop do.
 *
 * The contract with the process:
 *   - No signal is raised or handled.
 *   - Names are resolved by the program (kin_loop_set_resolver()), or by
 *     getaddrinfo() in a short-lived thread.  One that hangs in the system's
 *     resolver outlives its transfer and possibly the transport; it frees its
 *     memory when it returns.  The library must not be unloaded before that.
 *   - After a fork the child may only call exec: it has no I/O thread.  Sockets
 *     are closed on exec.
 *   - The environment is not read, except by OpenSSL: SSL_CERT_FILE and
 *     SSL_CERT_DIR without a CA of the peer, and its configuration.
 *   - OpenSSL uses its own memory, not the library's allocator.
 */
#ifndef KIN_NET_DIRECT_TRANSPORT_H
#define KIN_NET_DIRECT_TRANSPORT_H

#include <kin/alloc.h>
#include <kin/dialer.h>
#include <kin/log.h>

#include "base/loop.h"
#include "net/transport.h"

struct kin__direct_opts {
    const kin_log *log; /* borrowed; may be NULL */
    kin_loop *loop; /* borrowed: no thread, the loop's steps do all work; NULL
                       for a thread */
    const kin_dialer *dialer; /* borrowed: opens connections; NULL for none */
    int64_t pause_timeout_ms; /* see guarantee G; 0 for 10 s */
    size_t read_bytes;        /* how much is read at once; 0 for the default */
};

/* `opts` may be NULL. 0, KIN_ENOMEM or KIN_ESYSTEM.  A request whose peer has a
 * proxy fails with KIN_EUNSUPPORTED. */
int kin__direct_transport_new(const kin_allocator *alloc,
                              const struct kin__direct_opts *opts,
                              struct kin__transport **ret,
                              kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_DIRECT_TRANSPORT_H */
