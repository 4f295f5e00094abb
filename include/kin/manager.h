/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_manager: many controllers in one program, with informers that they share;
 * what kube-controller-manager is around its controllers.
 *
 *     kin_manager_opts opts = KIN_INIT(kin_manager_opts);
 *     opts.client = client;
 *     opts.descriptors = table;
 *     opts.controllers = "*,-garbage-collector-controller";
 *     kin_manager_new(&opts, &manager, &err);
 *     kin_manager_run(manager, stop, &err);
 *
 *   A  Nothing is asked of the server before it says that it is well, and with
 *      an election nothing but the lease before the manager leads.
 *   B  All controllers are made before the first informer starts, so that each
 *      resource is listed once, with all its handlers.
 *   C  Informers that are asked for later can be started at any time
 *      (kin_manager_start_informers()).
 *   D  Controllers run beside each other; one that fails leaves the others
 *      alone.
 *   E  At a stop all controllers are notified at once.  One that has not ended
 * after a third of `shutdown_ms` is named in the log; after all of it the run
 *      fails with KIN_ETIMEDOUT.  Then informers stop.
 *   F  A manager that loses its lease stops in the same way, and its run fails
 *      with KIN_ECLOSED: the program should end.
 *   G  A manager runs once.
 *   H  With `health`, /readyz fails in a check "informers" until the first list
 *      has arrived of every informer that was asked for while controllers were
 *      made, and names one that is missing and why.  From then on it passes: a
 *      relist, a lost connection, and informers that are asked for later do not
 *      change it.  A manager that waits for its lease is ready.
 *
 * A controller is a kin_manager_descriptor: a name and a function that makes
 * the controller.  The function takes what it needs from the context that all
 * controllers share, requests its informers, and starts nothing:
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
    const kin_clock *clock;   /**< see kin_manager_now(); NULL: the real one */
} kin_manager_context;

/**
 * A controller; all but `self` is optional if there is a `reconciler`, which
 * then is run, checked and counted.  Zero before it is filled.
 */
typedef struct kin_manager_controller {
    size_t size; /**< of this struct; set by the manager */
    /** What the functions are called with.  NULL: there is nothing to run, as
     * if it was not enabled. */
    void *self;
    kin_reconciler *reconciler; /**< borrowed from `self`; may be NULL */
    /** Works until `stop` stops.  Called once, in a thread of its own, when all
     * informers that were asked for before have been started.  Returning
     * 0 earlier is no failure; a negative code before the stop is logged, and
     * health reports it.  Replaces running `reconciler`. */
    int (*run)(void *self, kin_stop *stop, kin_error *err);
    /** Checks its health, for probes; any thread, also while it does not
     * run yet.  Instead of checking `reconciler`. */
    int (*check)(void *self, kin_error *err);
    /** Releases it; run() has returned, informers are still there. */
    void (*free)(void *self);
} kin_manager_controller;

/** A controller that can be made. */
typedef struct kin_manager_descriptor {
    size_t size;       /**< of this struct */
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
 */
KIN_API kin_time kin_manager_now(const kin_manager_context *context);

/**
 * Give a number that the manager was set up with, such as "hollow-nodes".
 * @param context    borrowed
 * @param name       of the setting
 * @param otherwise  returned if the setting is missing
 * @return the number
 * Threads: any.
 */
KIN_API int64_t kin_manager_setting(const kin_manager_context *context,
                                    const char *name, int64_t otherwise);

/**
 * Give an informer of a resource of which only the metadata matters: the one
 * with whole objects if a controller has requested them, else one with
 * metadata.
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
 * Release an informer of either factory, as kin_factory_release() does: for
 * controllers that follow resources whose definitions come and go.
 * @param context   borrowed
 * @param informer  see there
 * @return as kin_factory_release()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_manager_release(
    const kin_manager_context *context, kin_informer *informer);

/**
 * Wait until the informers that were asked for while controllers were made have
 * been started: for controllers that find out later what they need.
 * @param context  borrowed
 * @param stop     ends the wait
 * @return 0, KIN_ESTOPPED or KIN_ETIMEDOUT
 * Threads: any.  Blocks; not to be called while controllers are made.
 */
KIN_API KIN_NODISCARD int kin_manager_wait_started(
    const kin_manager_context *context, kin_stop *stop);

/**
 * Start informers that were asked for since.  Before kin_manager_wait_started()
 * has returned this does nothing: they are started along with the others.
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
    int64_t value;    /**< what it is */
} kin_manager_setting_pair;

/** How to make a manager; zero is a good default for each member but `client`
 * and `descriptors`.  All is borrowed until the manager is gone, unless it says
 * otherwise. */
typedef struct kin_manager_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< NULL takes the default */
    const kin_log *log;         /**< NULL: silent */
    const char *name;           /**< of informers and the lease; NULL:
                                     "kube-controller-manager" */
    kin_client *client;         /**< of informers, discovery and events; and of
                                     controllers if there is no make_client */
    /** Makes a client for the requests of one controller, so that each has
     * limits and a user agent of its own; it is given.  May be NULL. */
    int (*make_client)(const char *controller, kin_client **ret, kin_error *err,
                       void *userdata);
    /** All that can be made; ends with NULL. */
    const kin_manager_descriptor *const *descriptors;
    /** Which ones, with commas between: a name or an alias, the same with a
     * '-' in front, and `*` for all that are on by default.  A name wins over
     * `*`, wherever they stand; of one name in two forms the first counts.
     * NULL: `*`. */
    const char *controllers;
    const kin_manager_setting_pair *settings; /**< for controllers */
    size_t setting_count;                     /**< how many there are */
    int64_t resync_ms;         /**< of informers, times a random factor between
                                    1 and 2 for each factory; 0: 12 hours,
                                    negative: none */
    int64_t start_interval_ms; /**< controllers wait for it before they run,
                                    times such a factor for each; 0: none */
    int64_t shutdown_ms;       /**< see E; 0: 10 s, negative: no limit */
    int64_t ready_ms;          /**< how long the server may take to be well; 0:
                                    10 s, negative: it is not asked */
    /** Run only as the leader of this lease; NULL: there is none.  What is not
     * set is taken from the manager: allocator, log, name and events, the
     * namespace "kube-system", and a unique identity; callbacks, `userdata`
     * and `destroy` are ignored. */
    const kin_elector_opts *election;
    kin_client *election_client; /**< of the lease alone; NULL: `client` */
    kin_health *health;          /**< gets a check for each controller, for the
                                      lease, and for informers (H); outlives
                                      the manager, but is not asked once that
                                      is gone, or could not be made; may be
                                      NULL */
    const kin_clock *clock;      /**< of controllers, Events and the lease;
                                      NULL: the real one */
    /** As in kin_factory_opts, of both factories; for tests. */
    int (*source)(const kin_resource *resource, kin_str ns,
                  kin_lister_watcher **ret, kin_error *err, void *userdata);
    void *userdata;       /**< passed to `make_client` and `source` */
    kin_metrics *metrics; /**< gets the metrics of informers, queues, the lease,
                               events and controllers; kept alive; NULL: none */
    /** Releases `userdata`; called once, when the manager is freed; also if it
     * could not be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_manager_opts;

/**
 * Make a manager.  Nothing is sent yet, and no controller is made.
 * @param opts  copied
 * @param ret   released with kin_manager_free()
 * @param err   says which option is wrong
 * @return 0; KIN_EINVAL, also for a name in `controllers` that is unknown;
 *         KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_manager_new(const kin_manager_opts *opts,
                                          kin_manager **ret, kin_error *err);

/**
 * Release a manager that does not run.  Controllers that did not end in time
 * are waited for, since there is no other way to be rid of them.  Events that
 * are queued have `shutdown_ms` to be sent, 5 s at most, all of them together.
 * @param manager  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_manager *kin_manager_free(kin_manager *manager);

/**
 * Run the controllers that are enabled until a token stops; once.
 * @param manager  borrowed
 * @param stop     borrowed; when to end
 * @return 0 after a stop; why controllers could not be made; KIN_ETIMEDOUT: the
 *         server was not well in time, or controllers did not end in time;
 *         KIN_ECLOSED: the lease was lost; KIN_EINVAL: it ran before
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
    bool is_enabled;  /**< by the list */
    bool is_running;  /**< its run has begun and not returned */
    /** Of its reconciler, if it has one and is made; else NULL. */
    const kin_reconciler_stats *reconciler;
} kin_manager_state;

/**
 * Report the state of each controller.
 * @param manager   borrowed
 * @param visit     called for each in the order of the table, without a lock
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
