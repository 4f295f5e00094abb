/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_fake_source: a fake lister-watcher for tests without a server.
 *
 * Objects that the test adds are listed and sent to all watches.  It can be
 * made to fail in the ways that servers and networks do.  It delivers from its
 * own thread ("kin-fake").
 *
 * Versions count from 1.  Lists are sorted by key and support paging; each page
 * shows the current state.  Selectors are ignored.  Its lister-watcher can be
 * narrowed to namespaces.
 */
#ifndef KIN_FAKE_SOURCE_H
#define KIN_FAKE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/lister_watcher.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** A fake source of objects. */
typedef struct kin_fake_source kin_fake_source;

/** How a list or watch fails.  Zero is the default of each member. */
typedef struct kin_fake_failure {
    size_t size;         /**< of this struct */
    int http_status;     /**< status of the answer; 0: no answer, see `cause` */
    const char *reason;  /**< reason of the Status; may be NULL */
    const char *message; /**< message of the Status; may be NULL */
    const char *cause_type; /**< type of the Status' cause, such as
                                 "ResourceVersionTooLarge"; may be NULL */
    int retry_after_s;      /**< Retry-After, also as a header; 0: none */
    bool is_event;          /**< watch: accept it, then send the Status as an
                                 ERROR event */
    kin_flow_cause cause;   /**< without an answer: the cause */
    uint64_t cut_after; /**< with KIN_FLOW_LOST: cut the answer after this many
                             bytes; 0: no answer at all */
    const char *ns;     /**< only for a lister-watcher narrowed to this
                             namespace; copied; NULL: for any */
} kin_fake_failure;

/** Requests to a source. */
typedef struct kin_fake_counts {
    size_t size;      /**< of this struct */
    uint64_t lists;   /**< started, including failed ones */
    uint64_t watches; /**< started, including failed ones */
    uint64_t open;    /**< open watches */
} kin_fake_counts;

/**
 * Create an empty source.
 * @param alloc     borrowed; NULL for the default
 * @param resource  borrowed until the source and its informers are freed
 * @param ret       released with kin_fake_source_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_new(const kin_allocator *alloc,
                                              const kin_resource *resource,
                                              kin_fake_source **ret,
                                              kin_error *err);

/**
 * Release a source.  Informers that use its lister-watcher keep it alive;
 * watches and flows opened directly must be freed before.
 * @param source  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_fake_source *kin_fake_source_free(kin_fake_source *source);

/**
 * Return the lister-watcher of a source.
 * @return borrowed from the source
 * Threads: any.
 */
KIN_API kin_lister_watcher *kin_fake_source_lister_watcher(
    kin_fake_source *source);

/**
 * Add or update an object, given as JSON.
 * @param source  borrowed
 * @param json    copied
 * @return 0, KIN_EINVAL, KIN_EPARSE or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_put_json(kin_fake_source *source,
                                                   kin_str json,
                                                   kin_error *err);

/**
 * Remove an object.
 * @param source  borrowed
 * @param key     "namespace/name" or "name"
 * @return 0, KIN_ENOTFOUND or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_delete(kin_fake_source *source,
                                                 kin_str key, kin_error *err);

/**
 * Stop or resume sending changes to watches; changes meanwhile are lost.
 * @param source    borrowed
 * @param is_silent true to stop
 * Threads: any.
 */
KIN_API void kin_fake_source_set_silent(kin_fake_source *source,
                                        bool is_silent);

/**
 * Send a BOOKMARK with the newest version to all watches that request
 * bookmarks.
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_bookmark(kin_fake_source *source);

/**
 * Compact the history: watches and pages from an older version are rejected
 * with 410. Threads: any.
 */
KIN_API void kin_fake_source_compact(kin_fake_source *source);

/**
 * End all open watches.
 * @param source  borrowed
 * @param cause   KIN_FLOW_COMPLETE for a normal end, or KIN_FLOW_LOST;
 *                KIN_FLOW_ANSWERED counts as lost
 * Threads: any.
 */
KIN_API void kin_fake_source_end_watches(kin_fake_source *source,
                                         kin_flow_cause cause);

/**
 * Send raw bytes to all open watches.
 * @param source  borrowed
 * @param bytes   copied
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_send(kin_fake_source *source,
                                               kin_str bytes);

/**
 * Make the next list fail.  Several calls queue several failures.
 * @param source   borrowed
 * @param failure  copied
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_fail_list(
    kin_fake_source *source, const kin_fake_failure *failure, kin_error *err);

/**
 * Make the next watch fail.  Several calls queue several failures.
 * @param source   borrowed
 * @param failure  copied
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_fail_watch(
    kin_fake_source *source, const kin_fake_failure *failure, kin_error *err);

/**
 * Return the newest version.
 * @return 0 before the first change
 * Threads: any.
 */
KIN_API uint64_t kin_fake_source_version(const kin_fake_source *source);

/**
 * Get the number of requests so far.
 * @param source  borrowed
 * @param ret     filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_fake_source_get_counts(const kin_fake_source *source,
                                        kin_fake_counts *ret);

/**
 * Wait until a number of watches are open.
 * @param source    borrowed
 * @param count     minimum number of open watches
 * @param deadline  ends the wait
 * @return 0 or KIN_ETIMEDOUT
 * Threads: any.  Blocks.  Must not be called by a sink of the source.
 */
KIN_API KIN_NODISCARD int kin_fake_source_wait_watches(kin_fake_source *source,
                                                       uint64_t count,
                                                       kin_deadline deadline);

KIN_DEFINE_AUTO(kin_fake_source, kin_fake_source_free);

KIN_END_DECLS

#endif /* KIN_FAKE_SOURCE_H */
