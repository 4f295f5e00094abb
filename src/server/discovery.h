/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery.h - what is served, told in the two ways that clients ask.
 *
 * The aggregated documents are made once for each catalog of the engine and
 * kept with their ETags; the old ones, which are asked for seldom, each time.
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
    bool is_made;
    uint64_t number;                   /* of the catalog */
    struct kin__discovery_page core;   /* /api */
    struct kin__discovery_page groups; /* /apis */
};

void kin__discovery_init(struct kin__discovery *discovery,
                         const kin_allocator *alloc);
void kin__discovery_done(struct kin__discovery *discovery);

/* Whether a group is served, in that version unless it is empty. */
bool kin__discovery_has(const struct kin__discovery *discovery,
                        struct kin__engine *engine, kin_str group,
                        kin_str version);

/* Answers a request for one of the documents; `accept` is the header. */
void kin__discovery_handle(struct kin__request *request, kin_str accept);

/* Sets an ETag of a text: the same text has the same one. */
void kin__discovery_etag(kin_str text, char *ret, size_t size);

#endif /* KIN_SERVER_DISCOVERY_H */
