/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch.h - what the parts of `kin watch` share.
 *
 *   verb_watch.c   words and flags, the informer, how it ends
 *   watch_trace.c  events as lines that programs compare
 *
 * The functions of a form are called by the handler's thread, one at a time,
 * and `end` after the last of them by the main thread.
 */
#ifndef KIN_CLI_WATCH_H
#define KIN_CLI_WATCH_H

#include <kin/informer.h>

#include "connect.h"
#include "resource.h"
#include "signals.h"

enum { WATCH_MAX_TEXT = 1 << 30 };

struct watch_flags {
    const char *output;
    const char *until_rv;
    const char *resync;
    const char *watch_list;
    const char *queue;
};

struct watch_run;

/* A way to print what happens.  Each appends to run->text, which is then
 * written and cleared; 0, KIN_ELIMIT or KIN_ENOMEM. */
struct watch_form {
    int (*add)(struct watch_run *run, const kin_object *object,
               bool is_initial);
    int (*update)(struct watch_run *run, const kin_object *old,
                  const kin_object *object);
    int (*del)(struct watch_run *run, const kin_object *object,
               bool is_tombstone);
    int (*synced)(struct watch_run *run); /* may be NULL */
    /* What is there at last.  May be NULL. */
    int (*end)(struct watch_run *run, const kin_snapshot *snapshot);
};

/* The running verb. */
struct watch_run {
    struct cli_context *ctx;
    const struct watch_flags *flags;
    const struct watch_form *form;
    struct cli_signals signals;
    struct cli_connection connection;
    struct cli_resource resource;
    char *field_selector; /* owned; NULL if the flag's is used */
    int64_t resync_ms;
    kin_lister_watcher *lw;
    kin_informer *informer;
    kin_stop *stop;       /* by a signal, or because nothing can be printed */
    struct kin__buf text; /* on its way to stdout */
    int code;             /* why printing has ended */
    kin_error told;       /* the last failure that stderr has got */
    int64_t told_ns;      /* and when */
};

extern const struct watch_form watch_trace;

#endif /* KIN_CLI_WATCH_H */
