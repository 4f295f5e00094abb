/* SPDX-License-Identifier: Apache-2.0 */
/*
 * raw_source.h - a lister-watcher that sends raw bytes.
 *
 * The bytes are neither parsed nor checked, so a test can send anything: in
 * pages, in streamed lists and in watches, as JSON or protobuf.  Answers are
 * sent in pieces of RAW_PIECE bytes by a separate thread.
 */
#ifndef KIN_RAW_SOURCE_H
#define KIN_RAW_SOURCE_H

#include <kin/lister_watcher.h>

#include "fake/pump.h"

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
    uint64_t
        lost[256]; /* last change that is no longer available, by namespace */
};

int raw_source_init(struct raw_source *source, const kin_resource *resource,
                    bool is_proto) KIN_NODISCARD;
void raw_source_done(struct raw_source *source);

/* Sets the content of a source; `text` is borrowed. */
void raw_source_set(struct raw_source *source, int id, char ns, kin_str text);
void raw_source_unset(struct raw_source *source, int id);

/* Sends an event to the watches of a namespace and sets the version of the
 * source.  An event that is not `kept` is sent only once: later watches miss
 * it. */
void raw_source_send(struct raw_source *source, char ns, const char *type,
                     kin_str text, uint64_t version, bool is_kept);

/* Discards the history: watches can no longer start before this point. */
void raw_source_compact(struct raw_source *source);

/* Ends all watches with 410, so that each informer relists. */
void raw_source_expire(struct raw_source *source);

#endif /* KIN_RAW_SOURCE_H */
