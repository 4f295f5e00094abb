/* SPDX-License-Identifier: Apache-2.0 */
/*
 * claims.h - allocates the addresses and node ports of Services.
 *
 * An address is taken if an existing Service has it.  The existing Services are
 * read at first, and again when an address seems to be taken or none is free,
 * so that nothing has to be released explicitly.  Services that are being
 * created cannot be read yet: what is claimed for one is held until its request
 * ends.
 *
 *   A  No two created Services get the same address or node port, however many
 *      threads create them.
 *   B  A request may claim again what it has claimed: it may be prepared more
 *      than once, and ports of one Service may share a number as far as the
 *      rules of Services allow.
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

/* What a running request has claimed. */
struct kin__address_claim {
    uint64_t request;
    const uint64_t *set; /* `ips` or `ports` of struct kin__claims */
    size_t index;
};

struct kin__claims {
    struct kin__engine *engine; /* borrowed; NULL until the engine exists */
    const kin_allocator *alloc;
    struct kin__mutex mutex; /* guards all below */
    struct kin__random random;
    bool is_read;
    uint64_t ips[KIN__CLAIMS_IPS / 64]; /* bit sets of taken indexes */
    uint64_t ports[(KIN__NODE_PORTS + 63) / 64];
    /* The request that has claimed a port, plus one: an array, since a Service
     * may have hundreds of ports. */
    uint64_t port_requests[KIN__NODE_PORTS];
    struct kin__address_claim *held; /* owned */
    _Atomic size_t held_count;
    size_t held_cap;
};

void kin__claims_init(struct kin__claims *claims, const kin_allocator *alloc,
                      uint64_t seed);
void kin__claims_done(struct kin__claims *claims);

/* Allocators for struct kin__kind_ctx; `request` is unique. */
int kin__claims_ip(struct kin__claims *claims, uint64_t request, kin_str wanted,
                   char ret[KIN__CLAIMS_IP_SIZE], kin_error *err);
int kin__claims_port(struct kin__claims *claims, uint64_t request,
                     int64_t wanted, int64_t *ret, kin_error *err);

/* The request has ended: its claims are stored, or free again. */
void kin__claims_end(struct kin__claims *claims, uint64_t request);

#endif /* KIN_SERVER_CLAIMS_H */
