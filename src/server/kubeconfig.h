/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kubeconfig.h - how clients reach a server, in their own words.
 */
#ifndef KIN_SERVER_KUBECONFIG_H
#define KIN_SERVER_KUBECONFIG_H

#include "base/buf.h"

/* NULL where there is none. */
struct kin__kubeconfig_parts {
    const char *url;
    const char *ca;   /* PEM, as the next two */
    const char *cert; /* of the client */
    const char *key;
    const char *token;
};

/* Appends the YAML of a kubeconfig.  0, KIN_ENOMEM or KIN_ELIMIT. */
int kin__kubeconfig_write(struct kin__buf *buf,
                          const struct kin__kubeconfig_parts *parts)
    KIN_NODISCARD;

#endif /* KIN_SERVER_KUBECONFIG_H */
