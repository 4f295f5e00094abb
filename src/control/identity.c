/* SPDX-License-Identifier: Apache-2.0 */
#include "control/identity.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <kin/leader_election.h>

void kin__uuid_make(struct kin__random *random, char ret[KIN__UUID_SIZE])
{
    static const char digits[] = "0123456789abcdef";
    uint8_t bytes[16];
    char *at = ret;

    kin__random_bytes(random, bytes, sizeof(bytes));
    bytes[6] = (uint8_t)((bytes[6] & 0x0f) | 0x40);
    bytes[8] = (uint8_t)((bytes[8] & 0x3f) | 0x80);
    for (size_t i = 0; i < sizeof(bytes); i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            *at++ = '-';
        *at++ = digits[bytes[i] >> 4];
        *at++ = digits[bytes[i] & 0x0f];
    }
    *at = '\0';
    assert(at - ret == KIN__UUID_SIZE - 1);
}

void kin__host_name(char ret[KIN__HOST_SIZE])
{
    ret[0] = '\0';
    if (gethostname(ret, KIN__HOST_SIZE) < 0 || ret[0] == '\0')
        (void)snprintf(ret, KIN__HOST_SIZE, "localhost");
    ret[KIN__HOST_SIZE - 1] = '\0';
}

int kin_elector_identity(char *ret, size_t size, kin_error *err)
{
    struct kin__random random;
    char host[KIN__HOST_SIZE];
    char uuid[KIN__UUID_SIZE];
    uint64_t seed = 0;

    int r = kin__random_seed_from_os(&seed, err);
    if (r < 0)
        return r;
    kin__random_init(&random, seed);
    kin__uuid_make(&random, uuid);
    kin__host_name(host);
    if (size <= strlen(host) + 1 + strlen(uuid))
        return kin_error_set(err, KIN_ELIMIT,
                             "identity: a buffer of %zu bytes is too small",
                             size);
    (void)snprintf(ret, size, "%s_%s", host, uuid);
    return 0;
}
