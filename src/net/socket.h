/* SPDX-License-Identifier: Apache-2.0 */
/*
 * socket.h - sockets that detect a lost host.
 *
 * A watch may be silent for hours, so silence proves nothing.  The kernel
 * probes instead: a connection without traffic for 15 s is probed every 5 s,
 * and is closed if nothing, probe or data, was acknowledged for 30 s.  So a
 * lost host is detected within 45 s, and an idle one is left alone.  (libcurl
 * sends HTTP/2 pings only on explicit request, and not on a multi handle.)
 */
#ifndef KIN_NET_SOCKET_H
#define KIN_NET_SOCKET_H

/* Sets the probes of a connection, if the socket is one of TCP. */
void kin__socket_tune(int fd);

#endif /* KIN_NET_SOCKET_H */
