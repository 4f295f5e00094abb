/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_transport.h - the transport for real servers, with libcurl.
 *
 * One thread ("kin-net") does all input and output of a transport and makes all
 * of its callbacks.  It uses HTTP/2 for https servers that support it, with
 * many transfers per connection, otherwise HTTP/1.1.
 *
 * The contract with the process:
 *   - libcurl is initialised once for each transport and cleaned up with it; it
 *     has a counter.  Since 7.84 this is possible in any thread, also in a
 *     program that uses libcurl itself; older versions are rejected.
 *   - No signal is raised or handled: CURLOPT_NOSIGNAL is set, and the I/O
 *     thread, the only one that writes to sockets, has SIGPIPE blocked.
 *   - libcurl resolves names in short-lived threads of its own.  One that hangs
 *     in the system's resolver outlives its transfer and possibly the
 *     transport; it frees its memory when it returns.  With a dialer, or with
 *     a loop that has a resolver, it resolves no names.
 *   - After a fork the child may only call exec: it has no I/O thread.  Sockets
 *     are closed on exec.
 *   - The environment is not read (proxies come from the peer), with one
 *     exception by libcurl: SSLKEYLOGFILE.
 *   - libcurl and OpenSSL use their own memory, not the library's allocator.
 */
#ifndef KIN_NET_CURL_TRANSPORT_H
#define KIN_NET_CURL_TRANSPORT_H

#include <kin/alloc.h>
#include <kin/dialer.h>
#include <kin/log.h>

#include "base/loop.h"
#include "net/transport.h"

struct kin__curl_opts {
    const kin_log *log; /* borrowed; may be NULL */
    kin_loop *loop; /* borrowed: no thread, the loop's steps do all work; NULL
                       for a thread */
    bool is_http1_only;       /* never use HTTP/2 */
    const kin_dialer *dialer; /* borrowed: opens connections; NULL for none */
    size_t streams; /* watches per HTTP/2 connection; 0 for 100, the limit of
                       API servers */
    int64_t pause_timeout_ms; /* see guarantee G; 0 for 10 s */
};

/* `opts` may be NULL. 0, KIN_ENOMEM, KIN_ESYSTEM or KIN_EUNSUPPORTED
 * (libcurl is too old, or has no TLS). */
int kin__curl_transport_new(const kin_allocator *alloc,
                            const struct kin__curl_opts *opts,
                            struct kin__transport **ret,
                            kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_CURL_TRANSPORT_H */
