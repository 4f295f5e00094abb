/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_manager_descriptor: a controller as a kin_manager (kin/manager.h) knows
 * it; what who writes one needs.
 *
 * A controller is a name and a function that makes it.  That takes what it
 * needs from a context that all share, asks for its informers, and starts
 * nothing:
 *
 *     static int make(const kin_manager_context *context,
 *                     kin_manager_controller *ret, kin_error *err)
 *     {
 *         struct foos *self = ...;
 *         kin_factory_informer(context->factory, &foos, &self->foos, err);
 *         kin_reconciler_new(&opts, &self->reconciler, err);
 *         kin_reconciler_add_source(self->reconciler, self->foos, NULL, err);
 *         ret->self = self;
 *         ret->reconciler = self->reconciler;
 *         ret->free = foos_free;
 *         return 0;
 *     }
 *     const kin_manager_descriptor foo_controller = {
 *         .name = "foo-controller", .make = make};
 */
#ifndef KIN_MANAGER_DESCRIPTOR_H
#define KIN_MANAGER_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/discovery.h>
#include <kin/error.h>
#include <kin/events.h>
#include <kin/export.h>
#include <kin/factory.h>
#include <kin/health.h>
#include <kin/informer.h>
#include <kin/log.h>
#include <kin/reconciler.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/time.h>

KIN_BEGIN_DECLS

/** Runs controllers; see kin/manager.h. */
typedef struct kin_manager kin_manager;

/** What a controller is made from; all is borrowed, and outlives it, as does
 * the struct. */
typedef struct kin_manager_context {
    size_t size;                /**< of this struct */
    kin_manager *manager;       /**< for the calls below */
    const char *name;           /**< of the descriptor */
    const kin_allocator *alloc; /**< NULL: the default */
    const kin_log *log;         /**< may be NULL */
    kin_client *client;         /**< for its requests; it may be its own */
    /** The informers with whole objects, but for their managedFields: these are
     * dropped, and such objects are not partial for that. */
    kin_factory *factory;
    /** The informers that get and keep nothing but metadata. */
    kin_factory *metadata;
    kin_discovery *discovery; /**< what the server serves */
    kin_events *events;       /**< whose source is the controller; NULL unless
                                   the descriptor says is_recording; that is
                                   good for kin_events_record(), too */
    kin_health *health;       /**< for more checks than its own one, which is
                                   added by the manager; may be NULL */
    /** Gives the time of day; see kin_manager_now(). */
    kin_time (*now)(void *clock);
    void *clock; /**< passed to it */
} kin_manager_context;

/**
 * A controller; all but `self` is optional if there is a `reconciler`, which
 * then is run, checked and counted.  Zero before it is filled.
 */
typedef struct kin_manager_controller {
    /** What the functions are called with.  NULL: there is nothing to run, as
     * if it was not enabled. */
    void *self;
    kin_reconciler *reconciler; /**< borrowed from `self`; may be NULL */
    /** Works until `stop` stops.  Called once, in a thread of its own, when all
     * informers that were asked for before have been started.  To return
     * earlier is no failure; to return a negative code before the stop is told
     * to the log, and to health.  Instead of running `reconciler`. */
    int (*run)(void *self, kin_stop *stop, kin_error *err);
    /** Tells whether it is well, for probes; any thread, also while it does not
     * run yet.  Instead of checking `reconciler`. */
    int (*check)(void *self, kin_error *err);
    /** Releases it; run() has returned, informers are still there. */
    void (*free)(void *self);
} kin_manager_controller;

/** A controller that can be made. */
typedef struct kin_manager_descriptor {
    const char *name;  /**< such as "deployment-controller"; for lists, logs,
                            health and user agents */
    const char *alias; /**< another name in lists, such as "deployment"; may be
                            NULL */
    bool is_off;       /**< made only if it is named: `*` does not mean it */
    bool is_recording; /**< records events */
    /**
     * Makes it.  All are made before any informer starts, in the order of the
     * table, by one thread.
     * @param context  see there
     * @param ret      filled; given to the manager; after a failure too, if it
     *                 has a `self`
     * @param err      to be filled on failure; never NULL
     * @return 0, or a negative code: then nothing is run at all
     */
    int (*make)(const kin_manager_context *context, kin_manager_controller *ret,
                kin_error *err);
} kin_manager_descriptor;

/**
 * Give the time of day, as a controller should know it.
 * @param context  borrowed
 * @return the time
 * Threads: any.
 * Since: 0.1
 */
static inline kin_time kin_manager_now(const kin_manager_context *context)
{
    return context->now(context->clock);
}

/**
 * Give a number that the manager was set up with, such as "hollow-nodes".
 * @param context    borrowed
 * @param name       of the setting
 * @param otherwise  if there is none
 * @return the number
 * Threads: any.
 * Since: 0.1
 */
KIN_API int64_t kin_manager_setting(const kin_manager_context *context,
                                    const char *name, int64_t otherwise);

/**
 * Give an informer of a resource of which only the metadata matters: the one
 * with whole objects if somebody has asked for that, else one with metadata.
 * @param context   borrowed
 * @param resource  copied
 * @param ret       borrowed from its factory until it is released
 * @param err       filled on failure only; may be NULL
 * @return as kin_factory_informer()
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_manager_informer(
    const kin_manager_context *context, const kin_resource *resource,
    kin_informer **ret, kin_error *err);

/**
 * Release an informer of either factory, as kin_factory_release() does: for
 * controllers that follow resources whose definitions come and go.
 * @param context   borrowed
 * @param informer  see there
 * @return as kin_factory_release()
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_manager_release(const kin_manager_context *context,
                                kin_informer *informer);

/**
 * Wait until the informers that were asked for while controllers were made have
 * been started: for controllers that find out later what they need.
 * @param context  borrowed
 * @param stop     ends the wait; may be NULL
 * @return 0, KIN_ESTOPPED or KIN_ETIMEDOUT
 * Threads: any, but not while controllers are made.
 * Since: 0.1
 */
KIN_API int kin_manager_wait_started(const kin_manager_context *context,
                                     kin_stop *stop);

/**
 * Start informers that were asked for since.  Before kin_manager_wait_started()
 * has returned this does nothing: they are started along with the others.
 * @param context  borrowed
 * @param err      filled on failure only; may be NULL
 * @return as kin_factory_start()
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_manager_start_informers(const kin_manager_context *context,
                                        kin_error *err);

KIN_END_DECLS

#endif /* KIN_MANAGER_DESCRIPTOR_H */
