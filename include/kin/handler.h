/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_handler: who is told what has changed in an informer.
 *
 * What a handler can rely on is said at the top of kin/informer.h.
 */
#ifndef KIN_HANDLER_H
#define KIN_HANDLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/export.h>
#include <kin/object.h>

KIN_BEGIN_DECLS

/** A handler that was added. */
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
    kin_event_type type;      /**< see there */
    const kin_object *object; /**< new state; last known state if deleted */
    const kin_object *old;    /**< previous state of an update, else NULL */
    bool is_initial;          /**< it was there when the informer, or the
                                   handler, began */
    bool is_tombstone;        /**< the delete was missed: `object` may be stale
                               */
    bool is_isolated;         /**< deleted because its new state cannot be
                                   decoded or stored: the server still has it,
                                   `object` is stale */
} kin_event;

/**
 * Give the name of an event's type: "ADDED", "UPDATED" or "DELETED".
 * @return static; "?" for a number that is no type
 * Threads: any.
 * Since: 0.1
 */
KIN_API const char *kin_event_type_name(kin_event_type type);

/** Called for an event, which is borrowed for the duration of the call. */
typedef void kin_event_fn(const kin_event *event, void *userdata);

/** What is called when something has changed; all may be NULL.  Objects are
 * borrowed during the call.  A call returns: a handler that ends its thread
 * (pthread_exit()) gets no more notifications, and an error is logged.  The
 * same holds for a handler that leaves kin_informer_run() or kin_loop_step() by
 * longjmp(); it is detected by the next kin_loop_step(), or when the function
 * that was jumped to adds or removes handlers of the informer, runs, stops or
 * frees it.  Other handlers go on.  Throwing a C++ exception is undefined. */
typedef struct kin_handler {
    size_t size; /**< of this struct */
    /** An object is there.  `is_initial`: it was there when the informer, or
     * the handler, began. */
    void (*on_add)(const kin_object *object, bool is_initial, void *userdata);
    /** An object has changed; or not, when it is told again (resync, or another
     * list): then both have the same version. */
    void (*on_update)(const kin_object *old, const kin_object *object,
                      void *userdata);
    /** An object has gone; this was its last state.  `is_tombstone`: the
     * deletion was missed, so the state may be an older one; also if the object
     * is isolated, which only `on_event` can tell apart. */
    void (*on_delete)(const kin_object *object, bool is_tombstone,
                      void *userdata);
    /** Everything that was there when the informer, or the handler, began was
     * told.  Once; in order, so after the last such add has returned and before
     * anything that came later.  kin_registration_has_synced() says the same to
     * others. */
    void (*on_synced)(void *userdata);
    /** Which objects this handler cares for: one that begins to be wanted is an
     * add, one that ceases to be a delete.  NULL: all. */
    bool (*wants)(const kin_object *object, void *userdata);
    void *userdata; /**< passed to all of them */
    /** Called for every add, update and delete, instead of on_add, on_update
     * and on_delete, which are NULL then. */
    kin_event_fn *on_event;
    /** Releases `userdata`; called once, after the last callback: when the
     * handler was removed, or the informer is freed; also if it could not be
     * added.  Must not call the informer.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_handler;

/** What becomes of a handler that is slower than the changes. */
typedef enum kin_overflow {
    KIN_OVERFLOW_GROW,    /**< changes wait for it in memory; the default */
    KIN_OVERFLOW_BLOCK,   /**< the informer stops reading, for half a minute at
                               the most; then as GROW, with a warning, until
                               there is room again */
    KIN_OVERFLOW_COALESCE /**< what happened to one object since the handler was
                               last told of it becomes one call */
} kin_overflow;

/** For `resync_ms`: of a handler, as often as its informer says; of all others,
 * never. */
#define KIN_RESYNC_DEFAULT 0

/** For `resync_ms`: never, whatever the informer says.  client-go's 0. */
#define KIN_RESYNC_NEVER (-1)

/** How to add a handler; zero is a good default for each member. */
typedef struct kin_handler_opts {
    size_t size;           /**< of this struct */
    const char *name;      /**< for logs and statistics; copied */
    int64_t resync_ms;     /**< tell it of everything again that often, but for
                                informers without resyncs; KIN_RESYNC_DEFAULT:
                                as the informer's; or KIN_RESYNC_NEVER.  Less
                                than a second is one.
                                Once the informer has started, not more often
                                than it looks for anybody else */
    kin_overflow overflow; /**< see there */
    size_t capacity;       /**< BLOCK: so many changes may wait; 0: 1024 */
} kin_handler_opts;

/**
 * Tell whether a handler has been called for everything of its beginning.
 * @param registration  borrowed
 * @return true if so
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_registration_has_synced(const kin_registration *registration);

KIN_END_DECLS

#endif /* KIN_HANDLER_H */
