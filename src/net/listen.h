/* SPDX-License-Identifier: Apache-2.0 */
/*
 * listen.h - listening sockets.
 */
#ifndef KIN_NET_LISTEN_H
#define KIN_NET_LISTEN_H

#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>

struct kin__listen_opts {
    const char *address; /* numeric, "localhost", or "unix:PATH"; NULL for
                            127.0.0.1 */
    uint16_t port;       /* 0 for any free port */
    const char *scheme;  /* of the URL */
    /* Why only loopback addresses are allowed; NULL to allow all. */
    const char *refusal;
};

/* Fits every URL of a listening socket. */
enum { KIN__LISTEN_URL_SIZE = 128 };

/* Opens a listening socket: non-blocking, close-on-exec.  `url` gets its
 * address, such as "http://127.0.0.1:43210" or "unix:/run/kin.sock". 0,
 * KIN_EINVAL (an invalid or disallowed address), KIN_ESYSTEM (in use, ...) or
 * KIN_ENOMEM.
 *
 * The file of a unix socket has mode 0600, and its path is made absolute.  One
 * that a dead process has left is replaced; one that is in use, and any other
 * file, is an error.  The port is ignored. */
int kin__listen(const struct kin__listen_opts *opts, int *ret_fd, char *url,
                size_t url_size, kin_error *err) KIN_NODISCARD;

/* Closes a listening socket and removes its file, if it has one. */
void kin__listen_close(int fd);

#endif /* KIN_NET_LISTEN_H */
