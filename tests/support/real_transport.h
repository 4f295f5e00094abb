/* SPDX-License-Identifier: Apache-2.0 */
/*
 * real_transport.h - the transport that a test program runs with.
 *
 * CTest runs most programs twice, the second time with KIN_TEST_TRANSPORT set
 * to "direct".
 */
#ifndef KIN_REAL_TRANSPORT_H
#define KIN_REAL_TRANSPORT_H

#include <stdlib.h>
#include <string.h>

#include "net/curl_transport.h"
#include "net/direct_transport.h"

static inline bool real_transport_is_direct(void)
{
    const char *name = getenv("KIN_TEST_TRANSPORT");

    return name && strcmp(name, "direct") == 0;
}

/* Options of HTTP/2 do not apply to the direct transport. */
static inline int real_transport_new(const kin_allocator *alloc,
                                     const struct kin__curl_opts *opts,
                                     struct kin__transport **ret,
                                     kin_error *err)
{
    const struct kin__curl_opts defaults = {.log = NULL};

    if (!real_transport_is_direct())
        return kin__curl_transport_new(alloc, opts, ret, err);
    opts = opts ? opts : &defaults;
    return kin__direct_transport_new(
        alloc,
        &(struct kin__direct_opts){.log = opts->log,
                                   .loop = opts->loop,
                                   .dialer = opts->dialer,
                                   .pause_timeout_ms = opts->pause_timeout_ms},
        ret, err);
}

#endif /* KIN_REAL_TRANSPORT_H */
