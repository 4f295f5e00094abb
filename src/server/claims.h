/* SPDX-License-Identifier: Apache-2.0 */
/*
 * claims.h - addresses and ports that Services are given.
 *
 * What is taken is what the Services that there are have; it is read from them
 * at first, and again when something seems to be taken or nothing is left, so
 * that nobody has to give anything back.
 *
 *   A  No two Services that are created get the same address or node port,
 *      however many threads ask.
 */
#ifndef KIN_SERVER_CLAIMS_H
#define KIN_SERVER_CLAIMS_H

#include "base/lock.h"
#include "base/random.h"
#include "server/engine.h"

enum {
    KIN__CLAIMS_IPS = 65536, /* 10.96.0.0/16 */
    KIN__CLAIMS_FIRST_PORT = 30000,
    KIN__CLAIMS_PORTS = 2768, /* up to 32767 */
    KIN__CLAIMS_IP_SIZE = 64,
};

struct kin__claims {
    struct kin__engine *engine; /* borrowed; NULL until there is one */
    const kin_allocator *alloc;
    struct kin__mutex mutex; /* guards all below */
    struct kin__random random;
    bool is_read;
    uint64_t ips[KIN__CLAIMS_IPS / 64]; /* a bit each: it is taken */
    uint64_t ports[(KIN__CLAIMS_PORTS + 63) / 64];
};

void kin__claims_init(struct kin__claims *claims, const kin_allocator *alloc,
                      uint64_t seed);
void kin__claims_done(struct kin__claims *claims);

/* As kin__kind_ctx wants them; `userdata` is the claims. */
int kin__claims_ip(kin_str wanted, char ret[KIN__CLAIMS_IP_SIZE],
                   void *userdata, kin_error *err);
int kin__claims_port(int64_t wanted, int64_t *ret, void *userdata,
                     kin_error *err);

#endif /* KIN_SERVER_CLAIMS_H */
