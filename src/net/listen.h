/* SPDX-License-Identifier: Apache-2.0 */
/*
 * listen.h - a socket that waits for connections.
 */
#ifndef KIN_NET_LISTEN_H
#define KIN_NET_LISTEN_H

#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>

struct kin__listen_opts {
    const char *address; /* numeric, or "localhost"; NULL for 127.0.0.1 */
    uint16_t port;       /* 0 takes a free one */
    const char *scheme;  /* of the URL */
    /* Why nothing but loopback is listened on; NULL if others are, too. */
    const char *refusal;
};

/* Listens; the descriptor does not block and is closed by exec.  `url` gets
 * where it is, such as "http://127.0.0.1:43210".  0, KIN_EINVAL (an address
 * that is none, or refused), KIN_ESYSTEM (it is taken, ...) or KIN_ENOMEM. */
int kin__listen(const struct kin__listen_opts *opts, int *ret_fd, char *url,
                size_t url_size, kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_LISTEN_H */
