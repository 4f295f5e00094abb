/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_fake_source: for tests of programs that use kin, without a server.
 *
 * A lister-watcher whose objects are the test's: what is put into it is listed,
 * and sent to all watches.  It can be made to fail in the ways that servers
 * and networks do.  It delivers from a thread of its own ("kin-fake").
 *
 * Versions are counted from 1.  Lists are in the order of keys, and paged if
 * they are asked for so; each page shows the state of its own time.  Selectors
 * are not looked at.  Its lister-watcher can be narrowed to namespaces.
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

/** A lister-watcher with the test's objects. */
typedef struct kin_fake_source kin_fake_source;

/** How a list or a watch is to fail; zero is a good default elsewhere. */
typedef struct kin_fake_failure {
    size_t size;            /**< of this struct */
    int http_status;        /**< the answer's; 0 for none: see `cause` */
    const char *reason;     /**< Kubernetes' word for it; NULL: none */
    const char *message;    /**< a sentence; NULL: none */
    const char *cause_type; /**< of the Status's one cause, such as
                                 "ResourceVersionTooLarge"; NULL: none */
    int retry_after_s;      /**< also as a header; 0 for none */
    bool is_event;          /**< a watch only: agree to it, then send the Status
                                 as an ERROR event */
    kin_flow_cause cause;   /**< without an answer: why there is none */
    uint64_t cut_after; /**< with KIN_FLOW_LOST: begin the answer, and cut it
                             after so many bytes; 0: no answer at all */
    const char *ns;     /**< only for a lister-watcher that was narrowed to this
                             namespace; copied; NULL: for whichever comes */
} kin_fake_failure;

/** What was asked of a source. */
typedef struct kin_fake_counts {
    size_t size;      /**< of this struct */
    uint64_t lists;   /**< started, failed ones too */
    uint64_t watches; /**< started, failed ones too */
    uint64_t open;    /**< watches that have not ended */
} kin_fake_counts;

/**
 * Make an empty source.
 * @param alloc     borrowed; NULL for the default
 * @param resource  borrowed until the source and its informers are freed
 * @param ret       released with kin_fake_source_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.  Any thread may use the result.
 */
KIN_API KIN_NODISCARD int kin_fake_source_new(const kin_allocator *alloc,
                                              const kin_resource *resource,
                                              kin_fake_source **ret,
                                              kin_error *err);

/**
 * Release a source.  Informers that still use its lister-watcher keep it alive;
 * watches and flows that were opened by hand are freed before.
 * @param source  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_fake_source *kin_fake_source_free(kin_fake_source *source);

/**
 * Give the lister-watcher of a source.
 * @return borrowed from the source
 * Threads: any.
 */
KIN_API kin_lister_watcher *kin_fake_source_lister_watcher(
    kin_fake_source *source);

/**
 * The same with the object as JSON text.
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
 * Lose what happens from now on, or no longer: watches do not get it.
 * @param source    borrowed
 * @param is_silent whether to lose it
 * Threads: any.
 */
KIN_API void kin_fake_source_set_silent(kin_fake_source *source,
                                        bool is_silent);

/**
 * Send a BOOKMARK with the newest version to all watches that want them.
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_bookmark(kin_fake_source *source);

/**
 * Forget what has happened so far: watches and pages from an older version than
 * now are rejected with 410.
 * Threads: any.
 */
KIN_API void kin_fake_source_compact(kin_fake_source *source);

/**
 * End all watches that are open.
 * @param source  borrowed
 * @param cause   KIN_FLOW_COMPLETE for an end in order, or KIN_FLOW_LOST
 * Threads: any.
 */
KIN_API void kin_fake_source_end_watches(kin_fake_source *source,
                                         kin_flow_cause cause);

/**
 * Send bytes as they are to all watches that are open.
 * @param source  borrowed
 * @param bytes   copied
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_send(kin_fake_source *source,
                                               kin_str bytes);

/**
 * Let a list to come fail: the next one that no earlier call is for.
 * @param source   borrowed
 * @param failure  copied
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_fail_list(
    kin_fake_source *source, const kin_fake_failure *failure, kin_error *err);

/**
 * Let a watch to come fail, in the same way.
 * @param source   borrowed
 * @param failure  copied
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_fake_source_fail_watch(
    kin_fake_source *source, const kin_fake_failure *failure, kin_error *err);

/**
 * Give the newest version.
 * @return 0 if nothing has happened yet
 * Threads: any.
 */
KIN_API uint64_t kin_fake_source_version(const kin_fake_source *source);

/**
 * Count the requests so far.
 * @param source  borrowed
 * @param ret     filled; its size was set
 * Threads: any.
 */
KIN_API void kin_fake_source_get_counts(const kin_fake_source *source,
                                        kin_fake_counts *ret);

/**
 * Wait until so many watches are open.
 * @param source    borrowed
 * @param count     at least so many
 * @param deadline  when to give up
 * @return 0 or KIN_ETIMEDOUT
 * Threads: any.  Blocks.  Not within a sink of the source.
 */
KIN_API KIN_NODISCARD int kin_fake_source_wait_watches(kin_fake_source *source,
                                                       uint64_t count,
                                                       kin_deadline deadline);

KIN_DEFINE_AUTO(kin_fake_source, kin_fake_source_free);

KIN_END_DECLS

#endif /* KIN_FAKE_SOURCE_H */
