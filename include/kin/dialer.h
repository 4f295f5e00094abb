/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_dialer: a program opens the sockets of a client itself.
 *
 * For servers that the system's TCP does not reach, or not as desired: unix
 * sockets by another naming, sockets of a network namespace, of a device or
 * with a mark.  HTTP, TLS and proxies stay kin's.  Names are not resolved for
 * the dialer.
 */
#ifndef KIN_DIALER_H
#define KIN_DIALER_H

#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>

KIN_BEGIN_DECLS

/** The address that a socket is connected to; frozen. */
typedef struct kin_dial_address {
    size_t len; /**< used bytes */
    /** A struct sockaddr of the socket's family, of up to this size. */
    union {
        unsigned char bytes[128]; /**< as bytes */
        uint64_t align;           /**< aligned as system calls expect it */
    } sockaddr;
} kin_dial_address;

/** Opens sockets; copied by kin_client_new(). */
typedef struct kin_dialer {
    size_t size; /**< of this struct */
    /**
     * Open a stream socket that is not connected, and set the address that kin
     * connects it to, with the timeouts of the request.  Called by the client's
     * I/O thread, or within kin_loop_step(); must not block.
     * @param host         of the server or of its proxy, as in the URL; an IPv6
     *                     address without brackets; "localhost" for a server
     *                     with a unix socket
     * @param port         of it
     * @param ret_address  to connect to
     * @return the socket, which kin makes non-blocking and closes; or a
     *         negative code, with `err` set
     */
    int (*dial)(const char *host, uint16_t port, kin_dial_address *ret_address,
                kin_error *err, void *userdata);
    void *userdata; /**< passed to `dial` */
    /** Releases `userdata`, once: when the client is freed, or if it could not
     * be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_dialer;

KIN_END_DECLS

#endif /* KIN_DIALER_H */
