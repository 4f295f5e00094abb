/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_events: an event recorder, which writes Kubernetes Events.
 *
 *     kin_events_record(events, pod, KIN_EVENTS_WARNING, "BackOff",
 *                       "restarting failed container %s", name);
 *
 *   A  Recording never blocks: an event is queued, and sent by asynchronous
 *      calls (kin/call.h); if the client runs in an event loop, within its
 *      steps.  Events that do not fit the queue are dropped and counted
 *      (kin_events_get_stats()).
 *   B  In the core API, a repeated event increases the count of the first one.
 *      From the tenth different message with the same reason within ten
 *      minutes on, messages are merged into one event that begins with
 *      "(combined from similar events): ".  More than 25 events of one object
 *      and type, refilled by one every five minutes, are counted but not sent.
 *   C  In events.k8s.io, a repeated event becomes a series: written when it
 *      begins, then every half hour, and when it has not recurred for six
 *      minutes.
 *   D  If the server cannot be reached, requests are retried up to twelve times
 *      at intervals of ten seconds while later events wait.  Events that the
 *      server rejects are dropped.
 *   E  On stop, queued events are sent until a deadline, with one attempt each.
 */
#ifndef KIN_EVENTS_H
#define KIN_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/call.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/log.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** An event recorder; thread-safe. */
typedef struct kin_events kin_events;

/** A reference to an object; borrowed, unknown members are empty.  Frozen. */
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
 * Get a reference to an object.  The object of a typed view is its member
 * `object`: `pod.object`.
 * @param object  borrowed; with apiVersion and kind
 * @param ret     filled with views into the object
 * @return 0, or KIN_EINVAL if the object has no apiVersion or kind
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_reference_of(const kin_object *object,
                                           kin_reference *ret, kin_error *err);

/** Type of an event. */
typedef enum kin_events_type {
    KIN_EVENTS_NORMAL, /**< informational */
    KIN_EVENTS_WARNING /**< something is invalid */
} kin_events_type;

/** The API to write events to. */
typedef enum kin_events_api {
    KIN_EVENTS_CORE, /**< v1, as most controllers do */
    KIN_EVENTS_NEW   /**< events.k8s.io/v1 */
} kin_events_api;

/** Options of a recorder.  Zero is the default of each member except
 * `component`. */
typedef struct kin_events_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const kin_log *log;         /**< borrowed; NULL: none.  Events are
                                     logged at level INFO if `is_logged`, else
                                     DEBUG */
    kin_str component;          /**< the reporter, such as
                                     "sample-controller"; copied; required */
    kin_str host;               /**< host name of the reporter; copied.  Core:
                                     source.host, empty for none; new: part of
                                     reportingInstance, empty for the system's
                                     host name */
    kin_events_api api;         /**< core or new */
    bool is_logged;             /**< see `log` */
    size_t max_queued;          /**< size of the queue; 0: 1,000 */
    unsigned burst;             /**< B: 0 for 25 */
    int64_t refill_ms;          /**< B: 0 for 5 minutes */
    unsigned similar;           /**< B: 0 for 10, at most 64 */
    int64_t similar_ms;         /**< B: 0 for 10 minutes */
    unsigned tries;             /**< D: 0 for 12 */
    int64_t retry_ms;           /**< D: 0 for 10 seconds */
    int64_t flush_ms;           /**< E: deadline of kin_events_free(); 0: 5 s,
                                     negative: none */
    kin_metrics *metrics;       /**< receives statistics; kept alive; NULL:
                                     none */
    const kin_clock *clock;     /**< for dates, limits and retries; borrowed;
                                     NULL: the real clock */
} kin_events_opts;

/**
 * Create a recorder.
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
 * Stop a recorder as by kin_events_stop() and release it.  In a loop queued
 * events are dropped: use kin_events_stop_async() before.
 * @param events  given
 * @return NULL
 * Threads: owner.  Blocks, except in a loop.  Must not be called by a log sink,
 * or by a callback of an asynchronous call.
 */
KIN_API kin_events *kin_events_free(kin_events *events);

/**
 * Accept no more events and send the queued ones (E).
 * @param events    borrowed; may be NULL
 * @param deadline  events not sent by then are dropped
 * @return 0, KIN_ETIMEDOUT if events were dropped, KIN_EUNSUPPORTED in a loop,
 *         or KIN_EINVAL on a thread that must not block: nothing was done
 * Threads: any.  Blocks.  Must not be called by a log sink, or by a callback of
 * an asynchronous call.
 */
KIN_API KIN_NODISCARD int kin_events_stop(kin_events *events,
                                          kin_deadline deadline);

/**
 * Accept no more events and start sending the queued ones (E): the call ends
 * when all were sent, or at its deadline with KIN_ETIMEDOUT.
 * @param events  borrowed; if it is freed meanwhile, the call ends
 * @param opts    copied; its `timeout_ms` is the deadline, 0: `flush_ms` of the
 *                recorder, negative: that of `stop` only; when `stop` stops,
 *                queued events are dropped
 * @param ret     the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM; anything else is reported
 *         by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_events_stop_async(kin_events *events,
                                                const kin_call_opts *opts,
                                                kin_call **ret, kin_error *err);

/** An event to record; borrowed. */
typedef struct kin_events_entry {
    size_t size;                  /**< of this struct */
    const kin_reference *object;  /**< involved object; required */
    const kin_reference *related; /**< related object; new API only; may be
                                       NULL */
    kin_events_type type;         /**< normal or warning */
    kin_str reason;  /**< machine-readable, such as "Scheduled"; at most 128
                          bytes; required */
    kin_str action;  /**< machine-readable action; required in the new API; at
                          most 128 bytes */
    kin_str message; /**< human-readable; at most 64 KiB; truncated to 1 KiB in
                          the new API */
    const kin_str *annotations; /**< names and values by turns */
    size_t annotation_count;    /**< of names; at most 64 */
} kin_events_entry;

/**
 * Record that something happened.  A failure is counted too
 * (kin_events_get_stats()), so the result may be ignored.
 * @param events  borrowed; may be NULL
 * @param entry   copied
 * @return 0; dropped: KIN_EINVAL, KIN_ELIMIT (too many or too long),
 *         KIN_ESTOPPED or KIN_ENOMEM
 * Threads: any.
 */
KIN_API int kin_events_add(kin_events *events, const kin_events_entry *entry);

/**
 * Record an event for an object.  In the new API the action is the reason.
 * @param events  borrowed; may be NULL
 * @param object  borrowed
 * @param type    normal or warning
 * @param reason  machine-readable
 * @param format  message, as printf
 * @return as kin_events_add()
 * Threads: any.
 */
KIN_API int kin_events_record(kin_events *events, const kin_object *object,
                              kin_events_type type, const char *reason,
                              const char *format, ...) KIN_PRINTF(5, 6);

/** Statistics of a recorder. */
typedef struct kin_events_stats {
    size_t size;       /**< of this struct */
    uint64_t recorded; /**< queued */
    uint64_t dropped;  /**< not queued: full, too long, invalid, or stopped */
    uint64_t filtered; /**< not sent: too many events of one object */
    uint64_t combined; /**< merged with similar events */
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
 * @param ret     filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_events_get_stats(const kin_events *events,
                                  kin_events_stats *ret);

KIN_DEFINE_AUTO(kin_events, kin_events_free);

KIN_END_DECLS

#endif /* KIN_EVENTS_H */
