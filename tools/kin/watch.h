/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch.h - what the parts of `kin watch` share.
 *
 *   verb_watch.c   words and flags, the informer, how it ends
 *   watch_trace.c  events as lines that programs compare
 *   watch_table.c  for people: a row for each event
 *   watch_state.c  what a row says of an object's state
 *   watch_diff.c   what each event has changed
 *   watch_event.c  events as JSON or YAML, objects included
 *   watch_link.c   the connection: lost, regained
 *   watch_paint.c  colours, times, what was changed in a few words
 *
 * The functions of a form are called by the handler's thread, one at a time,
 * and `end` after the last of them by the main thread.
 */
#ifndef KIN_CLI_WATCH_H
#define KIN_CLI_WATCH_H

#include <kin/informer.h>
#include <kin/patch.h>

#include "base/lock.h"
#include "connect.h"
#include "progress.h"
#include "resource.h"
#include "signals.h"

enum { WATCH_MAX_TEXT = 1 << 30 };

struct watch_flags {
    const char *output;
    const char *until_rv;
    const char *resync;
    const char *watch_list;
    const char *queue;
    const char *color;
    bool show_managed_fields;
    bool no_headers;
    const char *fields;
    bool retry;
};

enum watch_color {
    WATCH_PLAIN,
    WATCH_BOLD,
    WATCH_RED,
    WATCH_GREEN,
    WATCH_YELLOW,
};

enum watch_column {
    WATCH_TIME,
    WATCH_EVENT,
    WATCH_NAMESPACE,
    WATCH_NAME,
    WATCH_READY,
    WATCH_STATUS,
    WATCH_AGE,
    WATCH_CHANGED,
    WATCH_COLUMNS
};

/* The table so far. */
struct watch_table {
    const kin_object **initial; /* owned references; printed in the end */
    size_t initial_count;
    size_t initial_room;
    bool has_begun; /* the columns are chosen */
    bool has[WATCH_COLUMNS];
    size_t widths[WATCH_COLUMNS]; /* without padding */
};

/* Whether the server can be reached. */
struct watch_link {
    struct kin__mutex mutex; /* guards the rest */
    bool is_lost;
    int64_t lost_ns;
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

enum { WATCH_NAMESPACES = 256 }; /* at most */

/* The running verb. */
struct watch_run {
    struct cli_context *ctx;
    const struct watch_flags *flags;
    const struct watch_form *form;
    struct cli_signals signals;
    struct cli_connection connection;
    struct cli_resource resource;
    char *field_selector; /* owned; NULL if the flag's is used */
    kin_str namespaces[WATCH_NAMESPACES]; /* if there are several */
    size_t namespace_count;
    int64_t resync_ms;
    kin_lister_watcher *lw;
    kin_informer *informer;
    kin_stop *stop;       /* by a signal, or because nothing can be printed */
    struct kin__buf text; /* on its way to stdout */
    int code;             /* why printing has ended */
    bool has_color;
    size_t synced_count; /* DIFF: initial objects so far */
    struct watch_table table;
    kin_error told;      /* the last failure that stderr has got */
    int64_t told_ns;     /* and when */
    kin_error rejection; /* of the first list, which ends the command */
    kin_projection *projection;
    struct cli_progress progress; /* of the first list */
    struct watch_link link;
};

extern const struct watch_form watch_trace;
extern const struct watch_form watch_table;
extern const struct watch_form watch_diff;
extern const struct watch_form watch_json;
extern const struct watch_form watch_yaml;

void watch_table_done(struct watch_table *table);

/* ---- watch_state.c ---- */

enum { WATCH_STATE_SIZE = 64 };

/* How many parts of an object are ready, such as "1/2"; empty if it has none.
 */
void watch_ready(kin_value object, char *ret, size_t size);
/* The state of an object in a word, as kubectl calls it; empty if it has none.
 */
void watch_status(kin_value object, char *ret, size_t size);
/* What to think of it. */
enum watch_color watch_status_color(kin_str status);

/* ---- watch_link.c ---- */

void watch_link_init(struct watch_link *link);
void watch_link_done(struct watch_link *link);
/* Reports a lost connection, once; whether the failure is one.  Threads: any.
 */
bool watch_link_failed(struct watch_run *run, const kin_error *err);
/* Reports one that is back.  Threads: any. */
void watch_link_look(struct watch_run *run);

/* ---- watch_paint.c ---- */

/* Whether to use colours, as --color and the environment say. */
bool watch_wants_color(const char *flag, FILE *out);
/* Appends text in a colour, if there are any. */
int watch_paint(struct watch_run *run, enum watch_color color,
                kin_str text) KIN_NODISCARD;
/* Writes the time of day. */
void watch_now(char *ret, size_t size);
/* Whether a change is not worth telling: versions and who wrote what. */
bool watch_is_noise(const struct watch_run *run, const kin_change *change);
/* Appends what has changed in a few words. */
int watch_summary(const struct watch_run *run, const kin_object *old,
                  const kin_object *object, struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_CLI_WATCH_H */
