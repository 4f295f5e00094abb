/* SPDX-License-Identifier: Apache-2.0 */
/*
 * claims.h - addresses and ports that Services are given.
 *
 * What is taken is what the Services that there are have; it is read from them
 * at first, and again when something seems to be taken or nothing is left, so
 * that nobody has to give anything back.  Services that are on their way to the
 * store cannot be read yet: what is claimed for one is held until its request
 * says that it is over.
 *
 *   A  No two Services that are created get the same address or node port,
 *      however many threads ask.
 *   B  What a request has claimed it may claim again: it may be made ready more
 *      than once, and ports of one Service may share a number; which of them
 *      may, the Service's own rules say.
 */
#ifndef KIN_SERVER_CLAIMS_H
#define KIN_SERVER_CLAIMS_H

#include <stdatomic.h>

#include "base/lock.h"
#include "base/random.h"
#include "server/engine.h"
#include "server/kinds.h"

enum {
    KIN__CLAIMS_IPS = 65536, /* 10.96.0.0/16 */
    KIN__CLAIMS_IP_SIZE = 64,
};

/* What a request under way has claimed. */
struct kin__claim {
    uint64_t request;
    const uint64_t *set; /* one of the two below */
    size_t index;
};

struct kin__claims {
    struct kin__engine *engine; /* borrowed; NULL until there is one */
    const kin_allocator *alloc;
    struct kin__mutex mutex; /* guards all below */
    struct kin__random random;
    bool is_read;
    uint64_t ips[KIN__CLAIMS_IPS / 64]; /* a bit each: it is taken */
    uint64_t ports[(KIN__NODE_PORTS + 63) / 64];
    /* For each port the request under way that has claimed it, plus one: a
     * Service may ask for hundreds. */
    uint64_t port_requests[KIN__NODE_PORTS];
    struct kin__claim *held; /* owned */
    _Atomic size_t held_count;
    size_t held_cap;
};

void kin__claims_init(struct kin__claims *claims, const kin_allocator *alloc,
                      uint64_t seed);
void kin__claims_done(struct kin__claims *claims);

/* As kin__kind_ctx wants them, for a request: a number that no other one has.
 */
int kin__claims_ip(struct kin__claims *claims, uint64_t request, kin_str wanted,
                   char ret[KIN__CLAIMS_IP_SIZE], kin_error *err);
int kin__claims_port(struct kin__claims *claims, uint64_t request,
                     int64_t wanted, int64_t *ret, kin_error *err);

/* The request is over: what it claimed is stored, or free. */
void kin__claims_end(struct kin__claims *claims, uint64_t request);

#endif /* KIN_SERVER_CLAIMS_H */
