/* SPDX-License-Identifier: Apache-2.0 */
/*
 * resource.h - from a word such as "po" or "deployments.apps" to a collection.
 */
#ifndef KIN_CLI_RESOURCE_H
#define KIN_CLI_RESOURCE_H

#include "connect.h"

struct cli_resource {
    kin_resource resource; /* shows what the members below own */
    kin_api_resource *api; /* the server's resources; NULL without discovery */
    char *texts;
};

/* Asks the server what it serves.  One that does not tell (404, or no JSON), as
 * small ones for tests and measurements do not, is taken to have what the
 * release of Kubernetes has that this program knows.  0, KIN_ENOTFOUND without
 * an HTTP status if there is no such resource, or why it could not be asked. */
int cli_resource_find(struct cli_resource *resource,
                      const struct cli_connection *connection, kin_str word,
                      kin_stop *stop, kin_error *err) KIN_NODISCARD;

/* Finds a built-in resource without a request.  0, KIN_ENOTFOUND or KIN_ENOMEM.
 */
int cli_resource_known(struct cli_resource *resource, kin_str word,
                       kin_error *err) KIN_NODISCARD;

void cli_resource_done(struct cli_resource *resource);
#define AUTO_RESOURCE                                                          \
    __attribute__((cleanup(cli_resource_done))) struct cli_resource

#endif /* KIN_CLI_RESOURCE_H */
