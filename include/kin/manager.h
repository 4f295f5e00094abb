/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_manager: several controllers in one program that share informers, as in
 * kube-controller-manager.
 *
 *     kin_manager_opts opts = KIN_INIT(kin_manager_opts);
 *     opts.client = client;
 *     opts.descriptors = table;
 *     opts.controllers = "*,-garbage-collector-controller";
 *     kin_manager_new(&opts, &manager, &err);
 *     kin_manager_run(manager, stop, &err);
 *
 *   A  No request is sent before the server is healthy, and with leader
 *      election only lease requests before the manager leads, unless it is a
 *      warm standby (`is_warm`).
 *   B  All controllers are created before the first informer starts, so that
 *      each resource is listed once, with all its handlers.
 *   C  Informers requested later can be started at any time
 *      (kin_manager_start_informers()).
 *   D  Controllers run in parallel; the failure of one does not affect others.
 *   E  On stop all controllers are notified at once.  Controllers that have
 *      not ended after a third of `shutdown_ms` are logged; after
 *      `shutdown_ms` the run fails with KIN_ETIMEDOUT.  Then informers stop.
 *   F  A manager that loses its lease stops in the same way, and its run fails
 *      with KIN_ECLOSED: the program should exit.
 *   G  A manager runs once.
 *   H  With `health`, /readyz fails in a check "informers" until every informer
 *      requested while controllers were created has synced, and names one that
 *      has not and why.  From then on it passes: relists, lost connections and
 *      later informers do not change it.  A manager that waits for its lease is
 *      ready, unless it is a warm standby whose informers have not synced.
 *
 * A controller is a kin_manager_descriptor: a name and a function that creates
 * the controller.  The function uses the shared context, requests its
 * informers, and starts nothing:
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
 *         .size = sizeof(foo_controller),
 *         .name = "foo-controller",
 *         .make = make,
 *     };
 */
#ifndef KIN_MANAGER_H
#define KIN_MANAGER_H

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
#include <kin/leader_election.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/metrics.h>
#include <kin/reconciler.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>
#include <kin/time.h>
#include <kin/workqueue.h>

KIN_BEGIN_DECLS

/** A set of controllers; see the guarantees at the top. */
typedef struct kin_manager kin_manager;

/** Context of a controller; borrowed, with all members, for its lifetime. */
typedef struct kin_manager_context {
    size_t size;                /**< of this struct */
    kin_manager *manager;       /**< for the calls below */
    const char *name;           /**< of the descriptor */
    const kin_allocator *alloc; /**< NULL: the default */
    const kin_log *log;         /**< may be NULL */
    kin_client *client; /**< for its requests; its own with make_client */
    /** Informers of whole objects without managedFields.  Dropping those does
     * not make an object partial. */
    kin_factory *factory;
    /** Informers of metadata only. */
    kin_factory *metadata;
    kin_discovery *discovery; /**< what the server serves */
    kin_events *events;       /**< recorder with the controller as source; NULL
                                   unless the descriptor has is_recording;
                                   kin_events_record() accepts NULL */
    kin_health *health;       /**< for additional checks; the manager adds the
                                   controller's own; may be NULL */
    const kin_clock *clock; /**< see kin_manager_now(); NULL: the real clock */
} kin_manager_context;

/**
 * A controller.  With a `reconciler`, which is then run, checked and measured,
 * all other members but `self` are optional.  Zero-initialised before the call.
 */
typedef struct kin_manager_controller {
    size_t size; /**< of this struct; set by the manager */
    /** Passed to the functions.  NULL: nothing to run, as if it was not
     * enabled. */
    void *self;
    kin_reconciler *reconciler; /**< borrowed from `self`; may be NULL */
    /** Runs until `stop` stops.  Called once, on its own thread, after all
     * informers requested before have been started.  Returning 0 earlier is not
     * a failure; a negative code before the stop is logged and reported by
     * health checks.  Used instead of running `reconciler`. */
    int (*run)(void *self, kin_stop *stop, kin_error *err);
    /** Checks its health, for probes; called by any thread, also before it
     * runs.  Used instead of checking `reconciler`. */
    int (*check)(void *self, kin_error *err);
    /** Releases it, after run() has returned and before informers are freed. */
    void (*free)(void *self);
} kin_manager_controller;

/** A controller type. */
typedef struct kin_manager_descriptor {
    size_t size;       /**< of this struct */
    const char *name;  /**< such as "deployment-controller"; for selection,
                            logs, health and user agents */
    const char *alias; /**< alternative name for selection, such as
                            "deployment"; may be NULL */
    bool is_off;       /**< off by default: not selected by `*` */
    bool is_recording; /**< records events */
    /**
     * Creates it.  All are created before any informer starts, in table order,
     * by one thread.
     * @param context  borrowed for the lifetime of the controller
     * @param ret      filled; given to the manager, also on failure if `self`
     * is set
     * @param err      fill on failure; never NULL
     * @return 0, or a negative code: then no controller is run
     */
    int (*make)(const kin_manager_context *context, kin_manager_controller *ret,
                kin_error *err);
} kin_manager_descriptor;

/**
 * Return the current time according to the manager's clock.
 * @param context  borrowed
 * @return the time
 * Threads: any.
 */
KIN_API kin_time kin_manager_now(const kin_manager_context *context);

/**
 * Return a setting of the manager, such as "hollow-nodes".
 * @param context    borrowed
 * @param name       of the setting
 * @param otherwise  returned if there is no such setting
 * @return the number
 * Threads: any.
 */
KIN_API int64_t kin_manager_setting(const kin_manager_context *context,
                                    const char *name, int64_t otherwise);

/**
 * Get an informer for metadata of a resource: the one with whole objects if a
 * controller has requested it, else one with metadata only.
 * @param context   borrowed
 * @param resource  copied
 * @param ret       borrowed from its factory until it is released
 * @return as kin_factory_informer()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_manager_informer(
    const kin_manager_context *context, const kin_resource *resource,
    kin_informer **ret, kin_error *err);

/**
 * Release an informer of either factory, as kin_factory_release(); for
 * controllers that follow custom resource definitions.
 * @param context   borrowed
 * @param informer  as there
 * @return as kin_factory_release()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_manager_release(
    const kin_manager_context *context, kin_informer *informer);

/**
 * Wait until the informers requested while controllers were created have been
 * started; for controllers that request more informers later.
 * @param context  borrowed
 * @param stop     ends the wait
 * @return 0, KIN_ESTOPPED or KIN_ETIMEDOUT
 * Threads: any.  Blocks; must not be called while controllers are created.
 */
KIN_API KIN_NODISCARD int kin_manager_wait_started(
    const kin_manager_context *context, kin_stop *stop);

/**
 * Start informers requested since.  Before kin_manager_wait_started() returns
 * this is a no-op: they are started with the others.
 * @param context  borrowed
 * @return as kin_factory_start()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_manager_start_informers(
    const kin_manager_context *context, kin_error *err);

/** A number for controllers; see kin_manager_setting().  Frozen: an array
 * element. */
typedef struct kin_manager_setting_pair {
    const char *name; /**< such as "hollow-nodes" */
    int64_t value;    /**< its value */
} kin_manager_setting_pair;

/** Options of a manager.  Zero is the default of each member except `client`
 * and `descriptors`.  All is borrowed until the manager is gone, unless it says
 * otherwise. */
typedef struct kin_manager_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< NULL: the default */
    const kin_log *log;         /**< NULL: none */
    const char *name;           /**< of informers and the lease; NULL:
                                     "kube-controller-manager" */
    kin_client *client; /**< for informers, discovery and events, and for
                             controllers without make_client */
    /** Creates a client for one controller, so that each has its own rate limit
     * and user agent; the result is given.  May be NULL. */
    int (*make_client)(const char *controller, kin_client **ret, kin_error *err,
                       void *userdata);
    /** All controller types; NULL-terminated. */
    const kin_manager_descriptor *const *descriptors;
    /** Which controllers to run, separated by commas: names or aliases to
     * enable, with a leading '-' to disable, and `*` for all that are on by
     * default.  A name takes precedence over `*` regardless of order; if a name
     * is both enabled and disabled the first entry wins.  NULL: `*`. */
    const char *controllers;
    const kin_manager_setting_pair *settings; /**< for controllers */
    size_t setting_count;                     /**< number of elements */
    int64_t resync_ms;         /**< resync period of informers, times a random
                                    factor between 1 and 2 per factory; 0: 12
                                    hours, negative: none */
    int64_t start_interval_ms; /**< delay before each controller runs, times
                                    such a random factor; 0: none */
    int64_t shutdown_ms;       /**< see E; 0: 10 s, negative: no limit */
    int64_t ready_ms;          /**< how long to wait for a healthy server; 0:
                                    10 s, negative: do not check */
    /** Run only as the leader of this lease; NULL: no leader election.  Unset
     * members default to the manager's allocator, log, name and events, the
     * namespace "kube-system", and a unique identity; callbacks, `userdata` and
     * `destroy` are ignored. */
    const kin_elector_opts *election;
    kin_client *election_client; /**< for lease requests; NULL: `client` */
    kin_health *health;          /**< receives checks for each controller, the
                                      lease, and informers (H); must outlive the
                                      manager, but checks are not called after
                                      that is freed; may be NULL */
    const kin_clock *clock;      /**< for controllers, Events and the lease;
                                      NULL: the real clock */
    /** As in kin_factory_opts, of both factories; for tests. */
    int (*source)(const kin_resource *resource, kin_str ns,
                  kin_lister_watcher **ret, kin_error *err, void *userdata);
    void *userdata;       /**< passed to `make_client` and `source` */
    kin_metrics *metrics; /**< for informers, queues, the lease, events and
                               controllers; kept alive; NULL: none */
    /** Releases `userdata`; called once, when the manager is freed; also if it
     * could not be made.  May be NULL. */
    void (*destroy)(void *userdata);
    /** With `election`, a warm standby: controllers are created, and informers
     * started, before the manager leads, so that a takeover needs no list.  It
     * becomes a candidate when the informers have synced, or after a minute, or
     * when the server rejects a list.  A standby then has the memory and the
     * watches of a leader, and a queued key for each object; it still writes
     * nothing but the lease. */
    bool is_warm;
} kin_manager_opts;

/**
 * Create a manager.  Sends nothing and creates no controller yet.
 * @param opts  copied
 * @param ret   released with kin_manager_free()
 * @param err   names the invalid option
 * @return 0; KIN_EINVAL, also for an unknown name in `controllers`;
 *         KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_manager_new(const kin_manager_opts *opts,
                                          kin_manager **ret, kin_error *err);

/**
 * Release a manager that is not running.  Waits for controllers that did not
 * end in time.  Queued events have `shutdown_ms`, at most 5 s, to be sent.
 * @param manager  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_manager *kin_manager_free(kin_manager *manager);

/**
 * Run the enabled controllers until `stop` stops; can be called once.
 * @param manager  borrowed
 * @param stop     borrowed; ends the run
 * @return 0 after a stop; the error of a controller that could not be created;
 *         KIN_ETIMEDOUT: the server was not healthy in time, or controllers did
 *         not end in time; KIN_ECLOSED: the lease was lost; KIN_EINVAL: called
 *         before
 * Threads: owner.
 */
KIN_API KIN_NODISCARD int kin_manager_run(kin_manager *manager, kin_stop *stop,
                                          kin_error *err);

/**
 * Check whether a controller is enabled.
 * @param manager  borrowed
 * @param name     of its descriptor
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_manager_is_enabled(const kin_manager *manager,
                                    const char *name);

/** State of a controller. */
typedef struct kin_manager_state {
    const char *name; /**< of its descriptor */
    bool is_enabled;  /**< selected by the options */
    bool is_running;  /**< between the start and end of its run */
    /** Statistics of its reconciler, or NULL. */
    const kin_reconciler_stats *reconciler;
} kin_manager_state;

/**
 * Report the state of each controller.
 * @param manager   borrowed
 * @param visit     called for each in table order, without a lock
 * @param userdata  passed to it
 * Threads: any.
 */
KIN_API void kin_manager_get_states(
    const kin_manager *manager,
    void (*visit)(const kin_manager_state *state, void *userdata),
    void *userdata);

KIN_DEFINE_AUTO(kin_manager, kin_manager_free);

KIN_END_DECLS

#endif /* KIN_MANAGER_H */
