/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client_headers.h - what each request of a client says in its head.
 */
#ifndef KIN_KUBE_CLIENT_HEADERS_H
#define KIN_KUBE_CLIENT_HEADERS_H

#include "kube/client.h"

/* Fills client->headers: user agent, compression, impersonation.  0, KIN_EINVAL
 * (a user agent that cannot stand in a head), KIN_ELIMIT or KIN_ENOMEM. */
int kin__client_make_headers(kin_client *client, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_CLIENT_HEADERS_H */
