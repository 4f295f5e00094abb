/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_log: structured log output.
 *
 * The library never prints by itself.  To see its messages, pass a kin_log such
 * as kin_log_stderr(); NULL discards them.  A record is a constant message plus
 * key-value pairs, so that a sink can print a line or write JSON.  Records
 * never contain secrets.  The structs are public because users write sinks.
 *
 * A kin_trace passes records of all levels to a log for the chosen components,
 * in addition to those that the log's level admits:
 *
 *     KIN_TRACE=reflector,net ./program
 *
 *     kin_trace_new_from_env(NULL, &log, &trace, &err);
 *     informer_opts.log = kin_trace_log(trace);
 *
 * Components are "reflector" (lists and watches of informers), "informer",
 * "client" (requests and responses), "net" (transfers), "credentials",
 * "config", "reconciler", "workers", "events" and "health"; others may follow.
 */
#ifndef KIN_LOG_H
#define KIN_LOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Importance of a record.  A sink receives all records up to its level. */
typedef enum kin_log_level {
    KIN_LOG_ERROR = 1, /**< an operation failed */
    KIN_LOG_WARN = 2,  /**< unexpected but handled */
    KIN_LOG_INFO = 3,  /**< for operators */
    KIN_LOG_DEBUG = 4, /**< for developers */
    KIN_LOG_TRACE = 5  /**< every step */
} kin_log_level;

/** Type of a pair's value. */
typedef enum kin_log_kind {
    KIN_LOG_STR,
    KIN_LOG_INT,
    KIN_LOG_UINT,
    KIN_LOG_BOOL
} kin_log_kind;

/** One key-value pair of a record.  Frozen: it is an array element. */
typedef struct kin_log_pair {
    const char *key;   /**< NUL-terminated, static */
    kin_log_kind kind; /**< which member of `value` is set */
    union {
        kin_str str; /* not NUL-terminated */
        int64_t i64;
        uint64_t u64;
        bool boolean;
    } value; /**< as `kind` says */
} kin_log_pair;

/** One log record, borrowed until the sink returns. */
typedef struct kin_log_record {
    kin_log_level level;       /**< importance */
    const char *component;     /**< such as "reflector"; static */
    const char *message;       /**< NUL-terminated, one line */
    const kin_log_pair *pairs; /**< NULL only if `pair_count` is 0 */
    size_t pair_count;         /**< number of pairs */
} kin_log_record;

/** A log sink.  It must outlive every object created with it. */
typedef struct kin_log {
    size_t size; /**< of this struct */
    /** The least important level that is passed to `write`; 0: none. */
    kin_log_level level;
    /** Receives one record; called by any thread, concurrently. */
    void (*write)(const kin_log_record *record, void *userdata);
    void *userdata; /**< passed to `write` */
} kin_log;

/**
 * Return the name of a level in lower case, such as "warn".
 * @return static; "?" for an unknown level
 * Threads: any.
 */
KIN_API const char *kin_log_level_name(kin_log_level level);

/**
 * Format a record as one line of text: `component: message key=value ...`.
 * Control characters and bytes that are not UTF-8 are escaped everywhere, so
 * that it stays one line and is safe to print.  Values that are empty or
 * contain spaces, quotes, backslashes, equals signs or escapes, are quoted.
 * @param record  borrowed; a NULL component or message is left out
 * @param buffer  filled and NUL-terminated if `size` is not 0
 * @param size    of the buffer; a line that does not fit is cut, but never
 *                within a character or an escape
 * @return the length of the whole line, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_log_format(const kin_log_record *record, char *buffer,
                              size_t size);

/**
 * Get a sink that writes each record as one line to standard error:
 * `kin: warn reflector: watch ended resource=pods`, formatted as by
 * kin_log_format() and cut at 4,095 bytes.  A line is one write(), so lines of
 * different threads do not mix.  Lines that cannot be written are dropped;
 * errno is preserved.  Its level is KIN_LOG_WARN; for another level, change it
 * in a copy:
 *
 *     kin_log log = *kin_log_stderr();
 *     log.level = KIN_LOG_INFO;
 *
 * @return static, never NULL
 * Threads: any.
 */
KIN_API const kin_log *kin_log_stderr(void);

/** A log with a choice of components. */
typedef struct kin_trace kin_trace;

/**
 * Create a trace of components.
 * @param alloc       borrowed; NULL for the default
 * @param log         receives the records; borrowed, must outlive the result
 * @param components  names separated by commas; "all" is every component, a
 *                    leading '-' excludes one; copied; NULL or empty: none
 * @param ret         released with kin_trace_free()
 * @return 0, KIN_EINVAL (the log has no size), KIN_ELIMIT (more than 64 names)
 *         or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_trace_new(const kin_allocator *alloc,
                                        const kin_log *log,
                                        const char *components, kin_trace **ret,
                                        kin_error *err);

/**
 * Create a trace of the components named in the environment variable KIN_TRACE.
 * @param alloc  borrowed; NULL for the default
 * @param log    as for kin_trace_new()
 * @param ret    released with kin_trace_free()
 * @return as kin_trace_new()
 * Threads: any.  The environment must not change concurrently.
 */
KIN_API KIN_NODISCARD int kin_trace_new_from_env(const kin_allocator *alloc,
                                                 const kin_log *log,
                                                 kin_trace **ret,
                                                 kin_error *err);

/**
 * Return the log to pass to the library.
 * @param trace  borrowed
 * @return borrowed from `trace`; without components it behaves as the
 *         underlying log, at no extra cost
 * Threads: any.
 */
KIN_API const kin_log *kin_trace_log(const kin_trace *trace);

/**
 * Release a trace.  Its log must no longer be in use.
 * @param trace  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_trace *kin_trace_free(kin_trace *trace);

KIN_DEFINE_AUTO(kin_trace, kin_trace_free);

KIN_END_DECLS

#endif /* KIN_LOG_H */
