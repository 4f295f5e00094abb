/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_past: what an informer's cache held at a time in the recent past.
 *
 * Log lines and packets are often looked up after their pod is gone, and
 * addresses are reused.  With `remember_ms` an informer keeps deleted objects,
 * and values that its objects no longer have in an index, for that long:
 *
 *     kin_informer_past(pods,
 *                       KIN_OPTS(kin_past_query,
 *                                .index = kin_s(KIN_INDEX_POD_IP),
 *                                .value = kin_index_value_str(&ip),
 *                                .at_ns = when),
 *                       &owners, &err);
 *     for (size_t i = 0; i < kin_past_count(owners); i++)
 *         puts(kin_object_key(kin_past_at(owners, i)->object).ptr);
 *
 *   A  Times are nanoseconds since 1970-01-01 UTC, those of the informer's
 *      clock.  Each entry was true in an interval of time.  When that began and
 *      ended is known within bounds: it began in [since_min_ns, since_max_ns]
 *      and ended in [until_min_ns, until_max_ns].
 *   B  A result has every entry that may have been true at the time, that is,
 *      of which neither end excludes it, including the present ones.
 *      `is_certain` entries were true then.
 *   C  Bounds follow from the times in objects where they are more exact
 *      (creation, conditions, starts and ends of containers; they are cut off
 *      to seconds), else from the arrival of events, which may take up to
 *      `remember_delay_ms` while a watch is open.  What changed while no watch
 *      was open changed between the last event or bookmark and its arrival.
 *      All bounds are widened by `remember_skew_ms`.
 *   D  An address (KIN_INDEX_POD_IP) belongs to a pod from the condition
 *      PodReadyToStartContainers, or the first status that names it, to the
 *      earliest of a terminal phase, that condition being False, and the
 *      deletion.  A deletionTimestamp ends nothing.  When two pods claim an
 *      address, the younger sandbox has it from its start.  An address that a
 *      status lost without a reason remains that pod's: `is_end_unknown`.
 *   E  Other standard indexes use the object's own times in the same way; your
 *      own indexes use arrival times.  Use KIN_FIELDS_PAST in a projection to
 *      keep the times that are read.
 *   F  The memory is complete for times from kin_past_complete_since_ns() on.
 *      Earlier entries may be found, too.  An entry is dropped before its time
 *      if there is no room for it (remember_max_bytes) or no memory, and
 *      counted (kin_informer_stats).
 *   G  Reading takes a lock that the informer holds for short moments only, and
 *      does not affect reads of the present.
 */
#ifndef KIN_PAST_H
#define KIN_PAST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/informer.h>
#include <kin/object.h>
#include <kin/selector.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** What the bounds of standard indexes of pods read, besides
 * KIN_FIELDS_POD_INDEXES; for kin_projection_parse(). */
#define KIN_FIELDS_PAST                                                        \
    ".metadata.creationTimestamp,.status.startTime,"                           \
    ".status.conditions[*].lastTransitionTime,"                                \
    ".status.containerStatuses[*].state.running.startedAt,"                    \
    ".status.containerStatuses[*].state.terminated.startedAt,"                 \
    ".status.containerStatuses[*].state.terminated.finishedAt,"                \
    ".status.initContainerStatuses[*].state.running.startedAt,"                \
    ".status.initContainerStatuses[*].state.terminated.startedAt,"             \
    ".status.initContainerStatuses[*].state.terminated.finishedAt"

/** What to read.  Conditions that are set must all hold; at least one is
 * required. */
typedef struct kin_past_query {
    size_t size;      /**< of this struct */
    int64_t at_ns;    /**< the time; 0: now */
    int64_t until_ns; /**< entries that were true at any time from `at_ns` to
                           this one; 0: at `at_ns` */
    kin_str index;    /**< name of an index, with `value` */
    kin_str value;    /**< in the index */
    kin_str key;      /**< as kin_object_key() */
    kin_str uid;      /**< of the object.  Alone it costs a pass over the
                           objects, unless there is KIN_INDEX_POD_UID */
    /** Of labels; borrowed; NULL: any.  Alone it costs a pass over the objects
     * and the memory of the past. */
    const kin_selector *selector;
} kin_past_query;

/** One entry of a result; see A.  Frozen: an array element. */
typedef struct kin_past_entry {
    const kin_object *object; /**< the last version for which it was true;
                                   borrowed from the result */
    int64_t since_min_ns;     /**< it began at this time or later; INT64_MIN if
                                   that is not known */
    int64_t since_max_ns;     /**< it began at this time or earlier */
    int64_t until_min_ns;     /**< it did not end before this time */
    int64_t until_max_ns;     /**< it ended before this time; INT64_MAX if it
                                   has not, as far as is known */
    bool is_certain;          /**< it was true at all times of the query */
    bool is_current;          /**< it is still true in the cache */
    bool is_deleted;          /**< it ended with the deletion of the object */
    bool is_end_unknown;      /**< the object stopped to state it, which does
                                   not end it (D) */
    bool is_gap;              /**< it ended while no watch was open */
} kin_past_entry;

/** The entries that match a query, the youngest first. */
typedef struct kin_past kin_past;

/**
 * Read what the cache held at a time.
 * @param informer  borrowed
 * @param query     borrowed
 * @param ret       maybe empty; released with kin_past_free(), also after the
 *                  informer was freed
 * @return 0, KIN_EINVAL (the informer does not remember, or the query has no
 *         condition), KIN_ENOTFOUND (no such index) or KIN_ENOMEM
 * Threads: any.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_informer_past(const kin_informer *informer,
                                            const kin_past_query *query,
                                            kin_past **ret, kin_error *err);

/**
 * Read the only object that matches.  Of several entries of one object (by uid)
 * the result has a certain one, or else the youngest.
 * @param informer  borrowed
 * @param query     borrowed
 * @param ret       has one entry; released with kin_past_free()
 * @param err       names the first two keys if it is ambiguous
 * @return as kin_informer_past(); KIN_ENOTFOUND also if nothing matches,
 *         KIN_EAMBIGUOUS if several objects do, certain or not
 * Threads: any.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_informer_past_unique(const kin_informer *informer,
                                                   const kin_past_query *query,
                                                   kin_past **ret,
                                                   kin_error *err);

/**
 * Return the number of entries.
 * @param past  borrowed; may be NULL
 * @return the number
 * Threads: any.
 * Since: 0.2
 */
KIN_API size_t kin_past_count(const kin_past *past);

/**
 * Return an entry.
 * @param past   borrowed
 * @param index  less than kin_past_count()
 * @return borrowed from the result; NULL if out of range
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_past_entry *kin_past_at(const kin_past *past, size_t index);

/**
 * Return the time from which on nothing is missing in the result (F).
 * @param past  borrowed
 * @return nanoseconds since 1970; INT64_MAX before the first list
 * Threads: any.
 * Since: 0.2
 */
KIN_API int64_t kin_past_complete_since_ns(const kin_past *past);

/**
 * Free a result.
 * @param past  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.2
 */
KIN_API kin_past *kin_past_free(kin_past *past);

KIN_DEFINE_AUTO(kin_past, kin_past_free);

KIN_END_DECLS

#endif /* KIN_PAST_H */
