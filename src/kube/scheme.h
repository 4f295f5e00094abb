/* SPDX-License-Identifier: Apache-2.0 */
/*
 * scheme.h - whether a server that answers nothing speaks TLS.
 *
 * A TLS server hangs up on a request without TLS, or stays silent; that looks
 * like a connection that broke, which is worth another try.
 */
#ifndef KIN_KUBE_SCHEME_H
#define KIN_KUBE_SCHEME_H

#include <kin/client.h>

/* Asks the server of an http:// URL for a TLS handshake, without credentials
 * and without a path.  Blocks for 5 s at most; false for other URLs. */
bool kin__scheme_should_be_https(kin_client *client, const char *url,
                                 kin_stop *stop);

#endif /* KIN_KUBE_SCHEME_H */
