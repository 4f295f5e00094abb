/* SPDX-License-Identifier: Apache-2.0 */
/*
 * root_ca.h - the controller of the ConfigMap "kube-root-ca.crt", in which pods
 * find the CA of the API server.
 *
 * The CA is that of the manager's own configuration, read once, as
 * kube-controller-manager does without --root-ca-file.  Without TLS it is
 * empty.
 */
#ifndef KIN_CONTROLLERS_ROOT_CA_H
#define KIN_CONTROLLERS_ROOT_CA_H

#include <kin/config.h>

#include "controllers/every_namespace.h"

extern const struct kin__every_kind kin__root_ca_kind;

/* Reads the CA of a configuration.  0, KIN_ENOMEM or as kin__file_read(). */
int kin__root_ca_read(const kin_config *config, struct kin__buf *ret,
                      kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_ROOT_CA_H */
