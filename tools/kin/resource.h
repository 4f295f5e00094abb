/* SPDX-License-Identifier: Apache-2.0 */
/*
 * resource.h - finds the resource for a word such as "po" or
 * "deployments.apps".
 */
#ifndef KIN_CLI_RESOURCE_H
#define KIN_CLI_RESOURCE_H

#include "connect.h"

struct cli_resource {
    kin_resource resource; /* borrows from the members below */
    kin_api_resource *api; /* from the server; NULL without discovery */
    char *texts;
};

/* Finds a resource by discovery.  A server without discovery (404, 405, 501, or
 * no JSON), such as a small one for tests and benchmarks, is assumed to have
 * the built-in resources.  0, KIN_ENOTFOUND without an HTTP status if there is
 * no such resource, or the error of the request. */
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
