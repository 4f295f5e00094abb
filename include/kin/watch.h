/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_watch: a stream of changes of a collection.
 *
 *     kin_watch_event event = KIN_INIT(kin_watch_event);
 *     while (kin_watch_next(watch, KIN_NEVER, &event, &err) == 0)
 *         if (event.type == KIN_WATCH_DELETED)
 *             puts(kin_object_name(event.object).ptr);
 *
 * A watch is one answer of the server and ends with it: after a while (see
 * kin_list_opts.timeout_s), or when its connection breaks.  To continue, open
 * another one from kin_watch_resource_version().
 *
 *   A  Events come in the server's order, and none is missing.
 *   B  A watch that is read slowly delays no other request of its client.  Once
 *      more than a mebibyte is unread, the sender is paused; after ten seconds
 *      of that the watch ends with KIN_ECLOSED behind the events that have
 *      arrived.
 *   C  Every wait ends within a second after the watch's stop token stopped.
 *
 * An informer (kin/informer.h) resumes watches by itself and keeps a cache.
 */
#ifndef KIN_WATCH_H
#define KIN_WATCH_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/list.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/status.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A stream of events. */
typedef struct kin_watch kin_watch;

/** What happened. */
typedef enum kin_watch_type {
    KIN_WATCH_ADDED = 1, /**< the object is new, or existed at the start */
    KIN_WATCH_MODIFIED,  /**< the object has changed */
    KIN_WATCH_DELETED,   /**< the object was deleted; this is its last state */
    KIN_WATCH_BOOKMARK,  /**< nothing else happened up to `resource_version` */
    KIN_WATCH_ERROR,     /**< the server reports an error; the watch ends */
} kin_watch_type;

/** One event, borrowed until the next call on the watch. */
typedef struct kin_watch_event {
    size_t size;              /**< of this struct; set by the caller */
    kin_watch_type type;      /**< what happened */
    const kin_object *object; /**< NULL for BOOKMARK and ERROR */
    kin_str resource_version; /**< of the object, or the server's progress;
                                   NUL-terminated; empty for ERROR */
    bool is_initial_end;      /**< the BOOKMARK after the last initial event
                                   (send_initial_events) */
    const kin_error *error;   /**< ERROR only: see kin_error_is_gone() */
    kin_status *status;       /**< ERROR only; NULL if it was not a Status */
} kin_watch_event;

/**
 * Open a watch; returns when the server has accepted it.  If the connection
 * breaks, or the server is silent for the client's timeout, eleven times in a
 * row, the result is a watch that has ended.
 * @param client    borrowed; kept alive by the watch
 * @param resource  borrowed
 * @param opts      borrowed, the stop token is kept alive; limit
 *                  and continue_token are ignored
 * @param ret       released with kin_watch_free()
 * @return as kin_client_list()
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_watch(kin_client *client,
                                           const kin_resource *resource,
                                           const kin_list_opts *opts,
                                           kin_watch **ret, kin_error *err);

/**
 * Wait for the next event.
 * @param watch     borrowed
 * @param deadline  when to return without an event
 * @param ret       filled up to `ret->size`, which the caller sets
 * @return 0; KIN_ETIMEDOUT at the deadline, after which the watch continues;
 *         KIN_EINVAL (ret->size is not set); or how the watch ended, and then
 *         the same with every further call: KIN_ECLOSED (the server ended it,
 *         the connection broke, or guarantee B), KIN_ESTOPPED, KIN_ETIMEDOUT
 *         (the token's deadline), KIN_EPARSE, KIN_EPROTOCOL (not an event, or
 *         of another kind), KIN_ELIMIT (an object or its version is too long),
 *         KIN_ETLS or KIN_ENOMEM
 * Threads: owner.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_watch_next(kin_watch *watch,
                                         kin_deadline deadline,
                                         kin_watch_event *ret, kin_error *err);

/**
 * Return the version from which another watch can continue: that of the last
 * event, or the one of the options.
 * @return borrowed until the next call on the watch, NUL-terminated; may be
 *         empty
 * Threads: owner.
 */
KIN_API kin_str kin_watch_resource_version(const kin_watch *watch);

/** Callbacks of an asynchronous watch. */
typedef struct kin_watch_handler {
    size_t size; /**< of this struct */
    /** Receives an event, borrowed during the call.  Returns 0; KIN_PAUSE
     * (kin/call.h): no more until kin_call_resume(), within the limit of
     * guarantee B; or a negative code, which ends the watch. */
    int (*on_event)(const kin_watch_event *event, void *userdata);
    void *userdata; /**< passed to `on_event` */
    /** Releases `userdata`; called once, after the last event, also on failure.
     * May be NULL. */
    void (*destroy)(void *userdata);
} kin_watch_handler;

/**
 * Start a watch as a call (kin/call.h), which ends as kin_watch_next() does:
 * with KIN_ECLOSED when the server has ended it or the connection broke.
 * @param client    kept alive
 * @param resource  copied
 * @param opts      copied; on_done is in opts->call
 * @param handler   copied; its callbacks run as those of the call
 * @param ret       the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM; anything else is reported
 *         by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_watch_async(
    kin_client *client, const kin_resource *resource, const kin_list_opts *opts,
    const kin_watch_handler *handler, kin_call **ret, kin_error *err);

/**
 * End a watch in any state, and release it.
 * @param watch  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_watch *kin_watch_free(kin_watch *watch);

KIN_DEFINE_AUTO(kin_watch, kin_watch_free);

KIN_END_DECLS

#endif /* KIN_WATCH_H */
