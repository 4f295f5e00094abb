/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_events: records what happened to an object, as Events that kubectl shows.
 *
 *     kin_events_record(events, pod, KIN_EVENTS_WARNING, "BackOff",
 *                       "restarting failed container %s", name);
 *
 *   A  Recording never waits and asks no server: an event is queued, and a
 *      thread of the recorder sends it.  What does not fit is dropped; nothing
 *      is dropped without being counted (kin_events_get_stats()).
 *   B  In the core form, an event that comes again becomes a higher count of
 *      the first one, and the tenth different message with the same reason
 *      within ten minutes, and those after it, become one event whose message
 *      begins with "(combined from similar events): ".  More than 25 events of
 *      one object, and then one in five minutes, are counted but not sent.
 *   C  In the form of events.k8s.io, an event that comes again becomes a
 *      series: written when it begins, then every half an hour, and when
 *      nothing came for six minutes.
 *   D  A server that cannot be reached is asked again, up to twelve times, ten
 *      seconds apart; meanwhile others wait.  What a server rejects is dropped.
 *   E  At the end what is queued is sent until a deadline, each with one try.
 */
#ifndef KIN_EVENTS_H
#define KIN_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/log.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** Records events; shared by all threads of a program. */
typedef struct kin_events kin_events;

/** What an event is about; all is borrowed, and empty if it is not known.
 * Frozen. */
typedef struct kin_reference {
    kin_str api_version;      /**< such as "apps/v1" */
    kin_str kind;             /**< such as "Deployment" */
    kin_str ns;               /**< its namespace */
    kin_str name;             /**< of the object */
    kin_str uid;              /**< of the object */
    kin_str resource_version; /**< of the object */
    kin_str field_path;       /**< a part of it, such as
                                   "spec.containers{web}" */
} kin_reference;

/**
 * Refer to an object.  Typed views have theirs as a member: `pod.object`.
 * @param object  borrowed; with apiVersion and kind
 * @param ret     filled with views into the object
 * @return 0, or KIN_EINVAL if the object does not say what it is
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reference_of(const kin_object *object,
                                           kin_reference *ret, kin_error *err);

/** How bad it is. */
typedef enum kin_events_type {
    KIN_EVENTS_NORMAL, /**< for information */
    KIN_EVENTS_WARNING /**< something is wrong */
} kin_events_type;

/** Which form of events is written. */
typedef enum kin_events_api {
    KIN_EVENTS_CORE, /**< v1, as most controllers do */
    KIN_EVENTS_NEW   /**< events.k8s.io/v1 */
} kin_events_api;

/** How to record; zero is a good default for each member but `component`. */
typedef struct kin_events_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const kin_log *log;         /**< borrowed; NULL: silence.  Each event is
                                     logged, at level INFO if `is_logged`, else
                                     DEBUG */
    kin_str component;          /**< the reporter, such as
                                     "sample-controller"; copied; needed */
    kin_str host;               /**< where it runs; copied.  In the core form
                                     the source's host, empty for none; in the
                                     new form the instance is the component, a
                                     dash and this, or the system's host name */
    kin_events_api api;         /**< which form */
    bool is_logged;             /**< see `log` */
    size_t max_queued;          /**< events that wait; 0: 1,000 */
    unsigned burst;             /**< B: 0 for 25 */
    int64_t refill_ms;          /**< B: 0 for 5 minutes */
    unsigned similar;           /**< B: 0 for 10, at most 64 */
    int64_t similar_ms;         /**< B: 0 for 10 minutes */
    unsigned tries;             /**< D: 0 for 12 */
    int64_t retry_ms;           /**< D: 0 for 10 seconds */
    int64_t flush_ms;           /**< E: what kin_events_free() grants; 0: 5
                                     seconds, negative: nothing */
    kin_metrics *metrics;       /**< gets counts of what became of events;
                                     kept alive; NULL: none */
    const kin_clock *clock;     /**< of dates, limits and retries; borrowed;
                                     NULL: the real one */
} kin_events_opts;

/**
 * Make a recorder and start its thread ("kin-events").
 * @param client  kept alive
 * @param opts    copied
 * @param ret     released with kin_events_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_events_new(kin_client *client,
                                         const kin_events_opts *opts,
                                         kin_events **ret, kin_error *err);

/**
 * Stop a recorder as kin_events_stop() does, and release it.
 * @param events  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_events *kin_events_free(kin_events *events);

/**
 * Take no more events, and send what is queued (E).
 * @param events    borrowed; NULL does nothing
 * @param deadline  what is left then is dropped
 * @return 0, or KIN_ETIMEDOUT if something was dropped
 * Threads: any.  Blocks.  Not within a sink of the log.
 */
KIN_API KIN_NODISCARD int kin_events_stop(kin_events *events,
                                          kin_deadline deadline);

/** Something that happened; all is borrowed. */
typedef struct kin_events_entry {
    size_t size;                  /**< of this struct */
    const kin_reference *object;  /**< what it happened to; needed */
    const kin_reference *related; /**< another object; new form only; NULL:
                                       none */
    kin_events_type type;         /**< how bad it is */
    kin_str reason;  /**< one word for programs, such as "Scheduled"; at most
                          128 bytes; needed */
    kin_str action;  /**< what was done, one word; new form, where it is needed;
                          at most 128 bytes */
    kin_str message; /**< a sentence; at most 64 KiB; in the new form it is
                          cut at 1 KiB */
    const kin_str *annotations; /**< names and values by turns */
    size_t annotation_count;    /**< of names; at most 64 */
} kin_events_entry;

/**
 * Record that something happened.  A failure is counted too
 * (kin_events_get_stats()), so the result may be ignored.
 * @param events  borrowed; NULL does nothing
 * @param entry   copied
 * @return 0; dropped: KIN_EINVAL, KIN_ELIMIT (too many or too long),
 *         KIN_ESTOPPED or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_events_add(kin_events *events, const kin_events_entry *entry);

/**
 * Record that something happened to an object.  In the new form the action is
 * the reason.
 * @param events  borrowed; NULL does nothing
 * @param object  borrowed
 * @param type    how bad it is
 * @param reason  one word for programs
 * @param format  as printf; a sentence
 * @return as kin_events_add()
 * Threads: any.
 */
KIN_API int kin_events_record(kin_events *events, const kin_object *object,
                              kin_events_type type, const char *reason,
                              const char *format, ...) KIN_PRINTF(5, 6);

/** What became of events; all counts are since the beginning. */
typedef struct kin_events_stats {
    size_t size;       /**< of this struct */
    uint64_t recorded; /**< taken into the queue */
    uint64_t dropped;  /**< not taken: full, too long, wrong, or stopped */
    uint64_t filtered; /**< counted but not sent, as too many of one object */
    uint64_t combined; /**< that went into one of similar events */
    uint64_t counted;  /**< of a series, not sent by itself */
    uint64_t created;  /**< requests that made an event */
    uint64_t patched;  /**< requests that raised a count */
    uint64_t refused;  /**< by the server */
    uint64_t retried;  /**< tries that failed and were followed by another */
    uint64_t given_up; /**< after the last try */
    uint64_t unsent;   /**< at the end, for lack of time */
    size_t queued;     /**< at this moment */
} kin_events_stats;

/**
 * Count what became of events.
 * @param events  borrowed
 * @param ret     filled; its size was set
 * Threads: any.
 */
KIN_API void kin_events_get_stats(const kin_events *events,
                                  kin_events_stats *ret);

KIN_DEFINE_AUTO(kin_events, kin_events_free);

KIN_END_DECLS

#endif /* KIN_EVENTS_H */
