/* SPDX-License-Identifier: Apache-2.0 */
/*
 * enrich.h - the parts of `kin enrich`.
 *
 *   verb_enrich.c    words and flags, the informer, how it ends
 *   enrich_run.c     waits for input, for pods, and for the end
 *   enrich_line.c    one line: finds its key, adds the member
 *   enrich_pod.c     finds the pods of a key, and prints them
 *   enrich_past.c    finds the pods that had a key
 *   enrich_time.c    the time of a line
 *   enrich_stream.c  lines from one descriptor to another
 *
 * All of it runs on the main thread; only the callback of a lookup, which sets
 * a flag, runs on one of the informer's.
 */
#ifndef KIN_CLI_ENRICH_H
#define KIN_CLI_ENRICH_H

#include <stdatomic.h>

#include <kin/informer.h>
#include <kin/lookup.h>
#include <kin/past.h>
#include <kin/standard_index.h>

#include "base/buf.h"
#include "connect.h"
#include "signals.h"
#include "wire/json_pick.h"

/* ---- enrich_stream.c ---- */

enum {
    ENRICH_BUFFER = 128 << 10,
    ENRICH_LINE_MAX = 1 << 20, /* longer lines pass unchanged */
    ENRICH_MARKS = 64,
};

/* When a part of the input arrived. */
struct enrich_mark {
    uint64_t end; /* offset in the whole input */
    int64_t at_ns;
};

/* Lines in and out. */
struct enrich_stream {
    int in;
    int out;
    char *text;      /* owned; what was read */
    size_t size;     /* without padding */
    size_t begin;    /* of what is not taken yet */
    size_t end;      /* of what was read */
    size_t searched; /* there is no newline before this */
    uint64_t taken;  /* bytes of the whole input before `begin` */
    bool is_ended;
    bool is_passing;                        /* within a line that is too long */
    struct enrich_mark marks[ENRICH_MARKS]; /* ascending */
    size_t mark_count;
    char *ready; /* owned; ENRICH_BUFFER bytes to write */
    size_t ready_len;
};

/* 0 or KIN_ENOMEM. */
int enrich_stream_init(struct enrich_stream *stream, int in,
                       int out) KIN_NODISCARD;
void enrich_stream_done(struct enrich_stream *stream);
/* Returns the next line with its newline; false: more must be read.  The byte
 * behind its text is a newline also at the end of the input. */
bool enrich_stream_line(struct enrich_stream *stream, kin_str *ret);
/* When that line arrived. */
int64_t enrich_stream_arrival(const struct enrich_stream *stream);
/* Goes on behind that line. */
void enrich_stream_take(struct enrich_stream *stream, size_t len);
/* Whether there is room for more input. */
bool enrich_stream_has_room(const struct enrich_stream *stream);
/* Reads what there is.  `grain_ns` is the precision of arrivals.
 * `*ret_is_too_long` is set if a line was too long, and passes.  0, KIN_ENOMEM
 * or KIN_ESYSTEM. */
int enrich_stream_read(struct enrich_stream *stream, int64_t grain_ns,
                       bool *ret_is_too_long, kin_error *err) KIN_NODISCARD;
/* Appends parts of a line to the output.  0 or KIN_ESYSTEM. */
int enrich_stream_put(struct enrich_stream *stream, const kin_str *parts,
                      size_t count, kin_error *err) KIN_NODISCARD;
/* Writes the output.  0 or KIN_ESYSTEM. */
int enrich_stream_flush(struct enrich_stream *stream,
                        kin_error *err) KIN_NODISCARD;

/* ---- the verb ---- */

struct enrich_flags {
    const char *by;
    const char *field;
    const char *into;
    const char *time_field; /* NULL: none */
    int64_t remember_ms;
    int64_t wait_ms;
    bool stats;
};

enum enrich_match {
    ENRICH_LIVE,
    ENRICH_RECENT,
    ENRICH_AMBIGUOUS,
    ENRICH_NONE,
    ENRICH_MATCHES,
};

struct enrich_counts {
    uint64_t lines;
    uint64_t matches[ENRICH_MATCHES];
    uint64_t not_json; /* passed unchanged, as the next */
    uint64_t too_long;
};

/* A pod as text. */
struct enrich_slot {
    kin_object *pod; /* a reference; NULL: free */
    char *text;      /* owned */
    size_t len;
};

/* The texts of pods that were found; the pod's key selects the slot. */
struct enrich_pods {
    struct enrich_slot *slots; /* owned */
    size_t count;              /* a power of two */
    uint64_t misses;           /* since the table has grown */
};

struct enrich_recall;

/* What is remembered of keys; the key selects the slot. */
struct enrich_recalls {
    struct enrich_recall *slots; /* owned; NULL: nothing is remembered */
    int64_t swept_ns;
};

enum { ENRICH_CANDIDATES = 8 };

/* The pods of a key, borrowed from the snapshot or from the recalls. */
struct enrich_found {
    const kin_object *pods[ENRICH_CANDIDATES];
    size_t count;
    bool is_current; /* one of them has the key now */
};

/* What is picked from a line. */
enum {
    ENRICH_PICK_FIELD,
    ENRICH_PICK_INTO,  /* the member that the line has already */
    ENRICH_PICK_OUTER, /* the object that it belongs to, if not the line */
    /* Behind these, maybe instead of OUTER, is the time. */
};

struct enrich_run {
    struct cli_context *ctx;
    const struct enrich_flags *flags;
    struct cli_signals signals;
    struct cli_connection connection;
    kin_lister_watcher *lw;
    kin_informer *informer;
    kin_str index; /* its name; empty: by key */

    kin_path *field;
    struct kin__json_pick picks[KIN__JSON_PICK_MAX];
    size_t pick_count;
    int64_t remember_ms;
    kin_path *time;
    size_t time_pick; /* 0: lines have no time that matters */
    kin_path *into;
    char *names;   /* owned: the next two */
    kin_str outer; /* the name of the member's object with a colon, as JSON;
                      empty: the line itself */
    kin_str name;  /* the same of the member */

    struct enrich_stream stream;
    struct enrich_pods pods;
    struct enrich_recalls recalls;
    struct enrich_counts counts;
    struct kin__buf scratch; /* of candidates */
    kin_snapshot *snapshot;  /* NULL: a new one is needed */

    kin_lookup *lookup;    /* of the first line; NULL: none */
    atomic_bool is_looked; /* it has ended */
    bool has_waited;       /* for the first line, long enough */
    bool is_stopping;      /* do not wait any more */
    int wake_fd;           /* an eventfd: a lookup has ended */
};

/* What enrich_line() returns beside 0 and errors. */
enum { ENRICH_WAIT = 1 };

/* ---- enrich_pod.c ---- */

/* The key of a line, converted. */
struct enrich_key {
    kin_str value;
    kin_index_value converted;
    char text[KIN_INDEX_VALUE_SIZE]; /* without escapes */
};

/* 0 or KIN_ENOMEM. */
int enrich_pods_init(struct enrich_pods *pods) KIN_NODISCARD;
void enrich_pods_done(struct enrich_pods *pods);
/* Converts the value of a field; false: it is no key. */
bool enrich_key_read(const struct enrich_run *run, kin_str value,
                     struct enrich_key *ret);
/* Finds the pods of a key at a time (0: now), and what to print after the
 * member's name: two texts, valid until the next call.  0 or KIN_ENOMEM. */
int enrich_find(struct enrich_run *run, const struct enrich_key *key,
                int64_t at_ns, enum enrich_match *ret,
                kin_str ret_parts[2]) KIN_NODISCARD;

/* ---- enrich_past.c ---- */

/* 0 or KIN_ENOMEM. */
int enrich_recalls_init(struct enrich_recalls *recalls) KIN_NODISCARD;
void enrich_recalls_done(struct enrich_recalls *recalls);
/* Drops what was read from older versions of the cache, sometimes. */
void enrich_recalls_sweep(struct enrich_recalls *recalls,
                          const kin_snapshot *now);
/* Appends the pods that may have had a key at a time (0: at any).  0 or
 * KIN_ENOMEM. */
int enrich_recall(struct enrich_run *run, kin_str key, int64_t at_ns,
                  struct enrich_found *ret) KIN_NODISCARD;

/* ---- enrich_line.c ---- */

/* Writes one line.  0, ENRICH_WAIT (nothing was written: its pod may come), or
 * an error. */
int enrich_line(struct enrich_run *run, kin_str line,
                kin_error *err) KIN_NODISCARD;

/* ---- enrich_time.c ---- */

/* Reads a value of a line as nanoseconds since 1970; false: it has no time. */
bool enrich_time_read(kin_str value, int64_t *ret_ns);

/* ---- enrich_run.c ---- */

/* Whether the first line may wait for its pod. */
bool enrich_may_wait(const struct enrich_run *run);
/* Starts to wait.  ENRICH_WAIT or an error. */
int enrich_wait(struct enrich_run *run, const struct enrich_key *key,
                kin_error *err) KIN_NODISCARD;

/* Copies lines until the end of input, or the stop.  0 or an error. */
int enrich_run(struct enrich_run *run, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_ENRICH_H */
