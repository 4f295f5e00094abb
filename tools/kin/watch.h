/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch.h - the parts of `kin watch`.
 *
 *   verb_watch.c   words and flags, the informer, how it ends
 *   watch_trace.c  events as lines for programs that compare them
 *   watch_table.c  a table with a row for each event
 *   watch_state.c  the state of an object
 *   watch_diff.c   the differences of each event
 *   watch_event.c  events as JSON or YAML with their objects
 *   watch_link.c   lost and restored connections
 *   watch_paint.c  colours, times, summaries of changes
 *
 * The functions of a format are called by the handler's thread, one at a time;
 * `end` is called after the last of them by the main thread.
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
    const char *snapshot;
    const char *snapshot_interval;
    bool early;
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
    const kin_object **initial; /* owned references; printed at the end */
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

/* An output format.  Each function appends to run->text, which is then written
 * and cleared; 0, KIN_ELIMIT or KIN_ENOMEM. */
struct watch_form {
    int (*add)(struct watch_run *run, const kin_object *object,
               bool is_initial);
    int (*update)(struct watch_run *run, const kin_object *old,
                  const kin_object *object);
    int (*del)(struct watch_run *run, const kin_object *object,
               bool is_tombstone);
    int (*synced)(struct watch_run *run); /* may be NULL */
    /* The final state.  May be NULL. */
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
    int64_t snapshot_ms; /* 0: the default */
    kin_lister_watcher *lw;
    kin_informer *informer;
    kin_stop *stop;       /* by a signal, or because nothing can be printed */
    struct kin__buf text; /* output buffer */
    int code;             /* error of the output */
    bool has_color;
    size_t synced_count; /* DIFF: initial objects so far */
    struct watch_table table;
    kin_error reported;  /* the last failure printed to stderr */
    int64_t reported_ns; /* and when */
    kin_error
        rejection; /* rejection of the first list, which ends the command */
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

/* The readiness of an object, such as "1/2"; empty if unknown. */
void watch_ready(kin_value object, char *ret, size_t size);
/* The state of an object, as shown by kubectl; empty if unknown. */
void watch_status(kin_value object, char *ret, size_t size);
/* Severity of the state. */
enum watch_color watch_status_color(kin_str status);

/* ---- watch_link.c ---- */

void watch_link_init(struct watch_link *link);
void watch_link_done(struct watch_link *link);
/* Reports a lost connection once; returns whether the failure is one.  Threads:
 * any. */
bool watch_link_failed(struct watch_run *run, const kin_error *err);
/* Reports a restored connection.  Threads: any. */
void watch_link_look(struct watch_run *run);

/* ---- watch_paint.c ---- */

/* Whether to use colours, by --color and the environment. */
bool watch_wants_color(const char *flag, FILE *out);
/* Appends text in a colour, if enabled. */
int watch_paint(struct watch_run *run, enum watch_color color,
                kin_str text) KIN_NODISCARD;
/* Writes the time of day. */
void watch_now(char *ret, size_t size);
/* Whether a change is noise: versions and managed fields. */
bool watch_is_noise(const struct watch_run *run, const kin_change *change);
/* Appends a summary of the changes. */
int watch_summary(const struct watch_run *run, const kin_object *old,
                  const kin_object *object, struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_CLI_WATCH_H */
