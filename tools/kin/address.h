/* SPDX-License-Identifier: Apache-2.0 */
/* address.h - parse listen addresses. */
#ifndef KIN_CLI_ADDRESS_H
#define KIN_CLI_ADDRESS_H

#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>

/* Parses the value of --listen: "127.0.0.1:8080", "[::1]:0", ":8080", "8080".
 * The host may be empty.  0 or KIN_EINVAL. */
int cli_split_address(const char *text, char *host, size_t size,
                      uint16_t *ret_port, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_ADDRESS_H */
