/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery.h - discovery documents, aggregated and legacy.
 *
 * The aggregated documents are generated once per catalog of the engine and
 * cached with their ETags; the legacy ones, which are rarely requested, are
 * generated on every request.
 */
#ifndef KIN_SERVER_DISCOVERY_H
#define KIN_SERVER_DISCOVERY_H

#include "base/lock.h"
#include "server/engine.h"
#include "server/text.h"

struct kin__request;

/* A document and its ETag. */
struct kin__discovery_page {
    struct kin__text text;
    char etag[40]; /* with quotes */
};

struct kin__discovery {
    const kin_allocator *alloc;
    struct kin__mutex mutex; /* guards all below */
    bool is_cached;
    uint64_t number;                   /* of the catalog */
    struct kin__discovery_page core;   /* /api */
    struct kin__discovery_page groups; /* /apis */
};

void kin__discovery_init(struct kin__discovery *discovery,
                         const kin_allocator *alloc);
void kin__discovery_done(struct kin__discovery *discovery);

/* Whether a group is served; an empty `version` means any. */
bool kin__discovery_has(const struct kin__discovery *discovery,
                        struct kin__engine *engine, kin_str group,
                        kin_str version);

/* Handles a request for a document; `accept` is the header. */
void kin__discovery_handle(struct kin__request *request, kin_str accept);

/* Computes the ETag of a text, a hash of its content. */
void kin__discovery_etag(kin_str text, char *ret, size_t size);

#endif /* KIN_SERVER_DISCOVERY_H */
