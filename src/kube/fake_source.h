/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_source.h - what a fake source is made of.
 *
 *   fake_source.c   objects, and what happens to them
 *   fake_answer.c   lists and watches of them, as text
 *   fake_flow.c     flows that carry the text; failures
 */
#ifndef KIN_KUBE_FAKE_SOURCE_H
#define KIN_KUBE_FAKE_SOURCE_H

#include <kin/fake_source.h>

#include "base/buf.h"
#include "base/ring.h"
#include "kube/fake_pump.h"

enum {
    KIN__FAKE_MAX_TEXT = 64 << 20, /* of one list */
    KIN__FAKE_MAX_COUNT = 1 << 24, /* of changes and failures */
};

struct kin__fake_entry {
    char *key;  /* owned */
    char *text; /* owned; JSON */
};

struct kin__fake_change {
    uint64_t version;
    char *event; /* owned; a line */
    char *key;   /* owned; whose it is */
};

struct kin__fake_script {
    kin_fake_failure how; /* its texts are not ours */
    char *status;         /* owned; the Status as JSON */
    char *ns;             /* owned; whose it is; NULL: anybody's */
};

KIN__RING_DEFINE(kin__fake_changes, struct kin__fake_change);
KIN__RING_DEFINE(kin__fake_scripts, struct kin__fake_script);

/* All below `pump` is guarded by its mutex. */
struct kin_fake_source {
    kin_lister_watcher lw;
    const kin_allocator *alloc;
    const char *kind;  /* the resource's, or "Object" */
    char *api_version; /* owned */
    struct kin__pump pump;
    struct kin__fake_entry *entries; /* owned; by key */
    size_t entry_count;
    size_t entry_cap;
    struct kin__fake_changes changes;
    struct kin__fake_scripts list_scripts;
    struct kin__fake_scripts watch_scripts;
    uint64_t version;
    uint64_t compacted; /* watches from an older one are refused */
    bool is_silent;
    uint64_t lists;
    uint64_t watches;
};

/* A lister-watcher with the objects of one namespace. */
struct kin__fake_narrow {
    kin_lister_watcher lw;
    kin_fake_source *source; /* a reference on its lister-watcher */
    char *ns;                /* owned */
};

struct kin__fake_flow {
    kin_flow flow;
    struct kin__pump_job job;
    kin_fake_source *source; /* borrowed */
    kin_sink sink;
    bool is_watch;
    bool wants_bookmarks;
    kin_flow_cause cause; /* of the end */
    int http_status;      /* of a refusal; else 0 */
    int retry_after_s;    /* of a refusal; 0 for none */
    char *refusal;        /* owned; its Status; NULL for none */
    char *ns;             /* owned; only this namespace; NULL: all */
};

/* Where a key is among the entries, or would be. */
size_t kin__fake_find(const kin_fake_source *source, kin_str key,
                      bool *ret_is_there);

/* Whether an object is one of those that a flow is for. */
bool kin__fake_concerns(const struct kin__fake_flow *flow, kin_str key);

/* Writes one line: type, then the object. */
int kin__fake_write_event(struct kin__buf *buf, const char *type,
                          const char *object) KIN_NODISCARD;
int kin__fake_write_bookmark(const kin_fake_source *source,
                             struct kin__buf *buf,
                             bool is_initial_end) KIN_NODISCARD;

/* Fill a new flow with what its call is answered; the pump's mutex is held. 0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__fake_answer_list(struct kin__fake_flow *flow,
                          const kin_list_opts *opts) KIN_NODISCARD;
int kin__fake_answer_watch(struct kin__fake_flow *flow,
                           const kin_list_opts *opts) KIN_NODISCARD;

/* The Status of a failure as JSON text; the caller frees it. */
int kin__fake_status(const kin_allocator *alloc, const kin_fake_failure *how,
                     char **ret) KIN_NODISCARD;

/* Makes a flow end in a refusal. */
int kin__fake_refuse(struct kin__fake_flow *flow,
                     const kin_fake_failure *how) KIN_NODISCARD;

/* Whether a job is a watch that goes on. */
struct kin__fake_flow *kin__fake_open_watch(struct kin__pump_job *job);

extern const kin_lister_watcher_ops kin__fake_lw_ops;

/* When its last reference is gone. */
void kin__fake_source_release(kin_fake_source *source);

#endif /* KIN_KUBE_FAKE_SOURCE_H */
