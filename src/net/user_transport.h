/* SPDX-License-Identifier: Apache-2.0 */
/*
 * user_transport.h - a program's transport (kin/transport.h) as one of ours.
 *
 * It turns the guarantees that a program can give easily into those of
 * net/transport.h: after a cancel no callback passes, and a cancel waits for a
 * running one; a stop token cancels; the end of a stopped transfer has the
 * reason of its token.  Guarantee F is not kept: the program may report the end
 * late, or never.
 */
#ifndef KIN_NET_USER_TRANSPORT_H
#define KIN_NET_USER_TRANSPORT_H

#include <kin/alloc.h>
#include <kin/transport.h>

#include "net/transport.h"

/* The table is copied; its `destroy` is called when the transport and all
 * transfers of the program have ended, but not if this fails.  0, KIN_EINVAL (a
 * function is missing) or KIN_ENOMEM. */
int kin__user_transport_new(const kin_allocator *alloc,
                            const kin_transport *table,
                            struct kin__transport **ret,
                            kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_USER_TRANSPORT_H */
