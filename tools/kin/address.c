/* SPDX-License-Identifier: Apache-2.0 */
#include "address.h"

#include <stdio.h>
#include <string.h>

#include "base/str.h"

int cli_split_address(const char *text, char *host, size_t size,
                      uint16_t *ret_port, kin_error *err)
{
    const char *colon = strrchr(text, ':');
    const char *port = colon ? colon + 1 : text;
    const char *from = text;
    size_t len = colon ? (size_t)(colon - text) : 0;
    uint64_t number = 0;

    if (len >= 2 && from[0] == '[' && from[len - 1] == ']') {
        from++;
        len -= 2;
    }
    if (kin__str_to_u64(kin_s(port), &number) < 0 || number > UINT16_MAX ||
        len >= size)
        return kin_error_set(err, KIN_EINVAL,
                             "--listen '%.64s' is no ADDRESS:PORT", text);
    snprintf(host, size, "%.*s", (int)len, from);
    *ret_port = (uint16_t)number;
    return 0;
}
