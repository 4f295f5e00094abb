/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_handler: callbacks for changes in the cache of an informer.
 *
 * The guarantees are at the top of kin/informer.h.
 */
#ifndef KIN_HANDLER_H
#define KIN_HANDLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/export.h>
#include <kin/object.h>

KIN_BEGIN_DECLS

/** A registered handler. */
typedef struct kin_registration kin_registration;

/** What happened to an object. */
typedef enum kin_event_type {
    KIN_EVENT_ADDED,
    KIN_EVENT_UPDATED,
    KIN_EVENT_DELETED
} kin_event_type;

/** One notification.  Objects are borrowed for the duration of the call. */
typedef struct kin_event {
    size_t size;              /**< of this struct */
    kin_event_type type;      /**< what happened */
    const kin_object *object; /**< new state; last known state if deleted */
    const kin_object *old;    /**< previous state of an update, else NULL */
    bool is_initial;          /**< the object existed when the informer or
                                   handler started */
    bool is_tombstone;        /**< the delete was missed: `object` may be stale
                               */
    bool is_isolated;         /**< deleted because its new state cannot be
                                   decoded or stored: the server still has it,
                                   `object` is stale */
} kin_event;

/**
 * Return the name of an event's type: "ADDED", "UPDATED" or "DELETED".
 * @return static; "?" for an unknown type
 * Threads: any.
 */
KIN_API const char *kin_event_type_name(kin_event_type type);

/** Receives an event, borrowed for the duration of the call. */
typedef void kin_event_fn(const kin_event *event, void *userdata);

/** Callbacks of a handler; all may be NULL.  Objects are borrowed for the
 * duration of the call.  Callbacks must return: a handler that ends its
 * thread (pthread_exit()) gets no more notifications, and an error is logged.
 * The same holds for a handler that leaves kin_informer_run() or
 * kin_loop_step() by longjmp(); it is detected by the next kin_loop_step(), at
 * the end of the thread, or when the function that was jumped to adds or
 * removes handlers of the informer, runs, stops or frees it.  Handlers must not
 * switch stacks (swapcontext()).  Other handlers are not affected.  Throwing a
 * C++ exception is undefined. */
typedef struct kin_handler {
    size_t size; /**< of this struct */
    /** An object was added to the cache.  `is_initial`: it existed when the
     * informer or handler started. */
    void (*on_add)(const kin_object *object, bool is_initial, void *userdata);
    /** An object was updated, or is delivered again (resync, relist) with both
     * of the same version. */
    void (*on_update)(const kin_object *old, const kin_object *object,
                      void *userdata);
    /** An object was deleted; `object` is its last known state. `is_tombstone`:
     * the delete was missed, so that the state may be stale; also set if the
     * object is isolated, which only `on_event` distinguishes. */
    void (*on_delete)(const kin_object *object, bool is_tombstone,
                      void *userdata);
    /** All initial objects were delivered.  Called once, after the last of
     * these adds has returned and before any later notification.
     * kin_registration_has_synced() returns the same. */
    void (*on_synced)(void *userdata);
    /** Filters objects: an object that starts to match is delivered as an add,
     * one that stops matching as a delete.  NULL: all match. */
    bool (*wants)(const kin_object *object, void *userdata);
    void *userdata; /**< passed to all callbacks */
    /** Called for every add, update and delete, instead of on_add, on_update
     * and on_delete, which are NULL then. */
    kin_event_fn *on_event;
    /** Releases `userdata`; called once, after the last callback: when the
     * handler was removed, or the informer is freed; also if it could not be
     * added.  Must not call the informer.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_handler;

/** What happens when a handler is slower than the changes. */
typedef enum kin_overflow {
    KIN_OVERFLOW_GROW,    /**< queue changes in memory; the default */
    KIN_OVERFLOW_BLOCK,   /**< the informer stops reading, for at most 30 s;
                               then as GROW, with a warning, until there is
                               room again */
    KIN_OVERFLOW_COALESCE /**< merge queued changes of one object into one call
                           */
} kin_overflow;

/** For `resync_ms`: the informer's period for a handler, never for others. */
#define KIN_RESYNC_DEFAULT 0

/** For `resync_ms`: never, even if the informer has a period.  client-go's 0.
 */
#define KIN_RESYNC_NEVER (-1)

/** Options of a handler.  Zero is the default of each member. */
typedef struct kin_handler_opts {
    size_t size;           /**< of this struct */
    const char *name;      /**< for logs and statistics; copied */
    int64_t resync_ms;     /**< resync period, if the informer has one;
                                KIN_RESYNC_DEFAULT: the informer's;
                                KIN_RESYNC_NEVER: none.  At least one second,
                                and, once the informer has started, not shorter
                                than its shortest period */
    kin_overflow overflow; /**< when the handler is too slow */
    size_t capacity;       /**< BLOCK: length of the queue; 0: 1024 */
} kin_handler_opts;

/**
 * Check whether all initial objects were delivered to a handler.
 * @param registration  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_registration_has_synced(const kin_registration *registration);

KIN_END_DECLS

#endif /* KIN_HANDLER_H */
