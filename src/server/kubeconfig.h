/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kubeconfig.h - writes a kubeconfig for clients of a server.
 */
#ifndef KIN_SERVER_KUBECONFIG_H
#define KIN_SERVER_KUBECONFIG_H

#include "base/buf.h"

/* NULL omits a part. */
struct kin__kubeconfig_parts {
    const char *url;
    const char *ca;   /* PEM, as the next two */
    const char *cert; /* client certificate */
    const char *key;
    const char *token;
};

/* Appends the YAML of a kubeconfig.  0, KIN_ENOMEM or KIN_ELIMIT. */
int kin__kubeconfig_write(struct kin__buf *buf,
                          const struct kin__kubeconfig_parts *parts)
    KIN_NODISCARD;

#endif /* KIN_SERVER_KUBECONFIG_H */
