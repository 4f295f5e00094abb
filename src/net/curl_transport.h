/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_transport.h - the transport that talks to real servers, by libcurl.
 *
 * One thread ("kin-net") does all input and output of a transport and makes all
 * of its callbacks.  https servers are spoken to in HTTP/2 where they can, with
 * many transfers on a connection, else in HTTP/1.1.
 *
 * The contract with the process:
 *   - libcurl is initialised here, once for each transport, and cleaned up when
 *     it ends; it counts.  From 7.84 on that may happen in any thread, also
 *     beside a program that uses libcurl itself; older ones are refused.
 *   - No signal is ever raised or handled: CURLOPT_NOSIGNAL is set, and the
 *     I/O thread, which alone writes to sockets, has SIGPIPE blocked.
 *   - libcurl looks names up in short-lived threads of its own.  One that hangs
 *     in the system's resolver outlives its transfer and maybe the transport;
 *     it frees what it holds when it is through.
 *   - After a fork the child may only call exec: the thread is not there.
 *     Sockets are closed on exec.
 *   - The environment is not read (proxies come from the peer), with one
 *     exception that is libcurl's own: SSLKEYLOGFILE.
 *   - libcurl and OpenSSL take memory by themselves, not from our allocator.
 */
#ifndef KIN_NET_CURL_TRANSPORT_H
#define KIN_NET_CURL_TRANSPORT_H

#include <kin/alloc.h>
#include <kin/log.h>

#include "net/loop.h"
#include "net/transport.h"

struct kin__curl_opts {
    const kin_log *log;       /* borrowed; may be NULL */
    kin_loop *loop;           /* borrowed: no thread, the loop's steps do it
                                 all; NULL for a thread of its own */
    bool is_http1_only;       /* never ask for HTTP/2 */
    size_t streams;           /* watches planned on one HTTP/2 connection; 0 for
                                 100, what API servers allow */
    int64_t pause_timeout_ms; /* see guarantee G; 0 for 10 s */
};

/* `opts` may be NULL.  0, KIN_ENOMEM, KIN_ESYSTEM or KIN_EUNSUPPORTED (libcurl
 * is too old, or cannot speak TLS). */
int kin__curl_transport_new(const kin_allocator *alloc,
                            const struct kin__curl_opts *opts,
                            struct kin__transport **ret,
                            kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_CURL_TRANSPORT_H */
