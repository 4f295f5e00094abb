/* SPDX-License-Identifier: Apache-2.0 */
/*
 * raw_source.h - a lister-watcher whose objects are bytes.
 *
 * Nothing that it sends is parsed or checked, so a test can let a server send
 * anything: in pages, in streamed lists and in watches, as JSON or protobuf.
 * Answers come in pieces of RAW_PIECE bytes, from a thread of its own.
 */
#ifndef KIN_RAW_SOURCE_H
#define KIN_RAW_SOURCE_H

#include <kin/lister_watcher.h>

#include "kube/fake_pump.h"

enum {
    RAW_MAX = 1 << 28, /* bytes of an answer */
    RAW_OBJECTS = 16,
    RAW_CHANGES = 64,
    RAW_PIECE = 32768,
};

struct raw_object {
    int id;       /* 0: none */
    char ns;      /* the namespace has one letter */
    kin_str text; /* borrowed until it is replaced or removed */
};

struct raw_change {
    uint64_t version;
    char ns;
    struct kin__buf event;
};

/* All below `pump` is guarded by its mutex. */
struct raw_source {
    kin_lister_watcher lw;
    bool is_proto;
    struct kin__pump pump;
    struct raw_object objects[RAW_OBJECTS];
    struct raw_change changes[RAW_CHANGES];
    size_t change_count;
    uint64_t version;
    uint64_t lost[256]; /* the last change that is forgotten, by namespace */
};

int raw_source_init(struct raw_source *source, const kin_resource *resource,
                    bool is_proto) KIN_NODISCARD;
void raw_source_done(struct raw_source *source);

/* What a source has; `text` is borrowed. */
void raw_source_set(struct raw_source *source, int id, char ns, kin_str text);
void raw_source_unset(struct raw_source *source, int id);

/* Sends an event to the watches of a namespace; the next version of the source
 * is `version`.  What is not `kept` is sent once: later watches miss it. */
void raw_source_send(struct raw_source *source, char ns, const char *type,
                     kin_str text, uint64_t version, bool is_kept);

/* Forgets what has happened: watches cannot begin before it any more. */
void raw_source_compact(struct raw_source *source);

/* Ends all watches with 410, so that each informer lists. */
void raw_source_expire(struct raw_source *source);

#endif /* KIN_RAW_SOURCE_H */
