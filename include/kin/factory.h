/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_factory: shared informers, one for each resource.
 *
 *     kin_factory_new(client, NULL, &factory, &err);
 *     kin_factory_informer(factory, apps_v1_deployments, &informer, &err);
 *     kin_informer_add_handler(informer, &handler, NULL, NULL, &err);
 *     kin_factory_start(factory, stop, &err);
 *     kin_factory_wait_synced(factory, stop, NULL, NULL, &err);
 *
 *   A  An informer is created when it is first requested; later requests for
 *      the same group, version and plural return the same informer, as long as
 *      it has holders.
 *   B  kin_factory_start() starts all informers that have not been started;
 *      informers requested later need another call.
 *   C  After a shutdown no informer can be started; caches can still be read.
 *      When the stop token of a start stops, the factory shuts down.
 *   D  Informers of a factory have the index by namespace, and share the thread
 *      that starts their requests.
 *   E  Each call that returns an informer adds a holder to it; each
 *      kin_factory_release() drops one.  A program that never releases keeps
 *      all its informers until the factory is freed.
 *   F  The release by the last holder stops the informer and frees it with its
 *      lister-watcher.  When it returns, no request of that informer is
 *      running or will be sent, its handlers are removed, and none is running,
 *      except one that calls the release itself.  The next request for the
 *      resource creates a new informer, which must be started.
 *   G  Before it releases an informer, a holder frees its own snapshots,
 *      listers and reconcilers of the informer.  It also removes its handlers,
 *      unless it is the last holder.
 *   H  kin_factory_wait_synced() and kin_factory_has_synced() ignore a
 *      released informer, even in a wait that has begun.  Memory that such a
 *      call or a running handler still uses is freed as soon as it returns.
 *
 * kin_factory_for_resource() discovers resources that are not built into
 * Kubernetes, such as custom resources.  Informers that are not shared, such as
 * those with their own selectors, need no factory: use kin_informer_new().
 */
#ifndef KIN_FACTORY_H
#define KIN_FACTORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/discovery.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/informer.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A set of informers; see the guarantees at the top. */
typedef struct kin_factory kin_factory;

/** Options of a factory.  Zero is the default of each member. */
typedef struct kin_factory_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: kin_allocator_default() */
    kin_str ns; /**< only objects of this namespace; empty: all; copied.  Does
                     not restrict cluster-scoped resources */
    /** Options of every informer; copied.  NULL: the defaults.
     *
     * `name` comes before the name of the resource ("NAME/deployments.apps");
     * `namespaces` do not restrict cluster-scoped resources; `ns` must be
     * empty; `snapshot` is a directory, with a file for each informer such as
     * `apps.v1.deployments.kin`, except for Secrets.  `alloc`, `log` and `loop`
     * default to those of the factory or the client.  `destroy` is called once,
     * when the factory is freed or creating it failed. */
    const kin_informer_opts *informer;
    /** Changes the options of one informer before it is created.  `opts` has no
     * `destroy`; one that is set is called for that informer.  Returns 0, or a
     * negative code, which fails the creation.  May be NULL. */
    int (*tweak_informer)(const kin_resource *resource, kin_informer_opts *opts,
                          kin_error *err, void *userdata);
    /** Creates the source of an informer; `*ret` is given.  For tests with a
     * kin_fake_source, whose source is borrowed:
     * kin_lister_watcher_ref(kin_fake_source_lister_watcher(fake)). NULL: the
     * client is the source. */
    int (*source)(const kin_resource *resource, kin_str ns,
                  kin_lister_watcher **ret, kin_error *err, void *userdata);
    void *userdata;           /**< passed to tweak_informer and source */
    bool is_metadata_only;    /**< informers get and keep only the metadata of
                                   objects: PartialObjectMetadata */
    kin_discovery *discovery; /**< kept alive; NULL: a private one for the
                                   factory's client */
    /** Releases `userdata`; called once, when the factory is freed; also if it
     * could not be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_factory_opts;

/**
 * Create a factory without informers.
 * @param client  kept alive; may be NULL if `source` is given
 * @param opts    copied
 * @param ret     released with kin_factory_free()
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_factory_new(kin_client *client,
                                          const kin_factory_opts *opts,
                                          kin_factory **ret, kin_error *err);

/**
 * Shut a factory down and free it with all its informers, regardless of their
 * holders.  Their snapshots must have been released.  Must not be called by a
 * handler.
 * @param factory  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_factory *kin_factory_free(kin_factory *factory);

/**
 * Set the resync period of one resource.
 * @param factory   borrowed
 * @param resource  copied; kind and scope are ignored
 * @param ms        see kin_informer_opts; 0 or KIN_RESYNC_NEVER: never
 * @return 0, KIN_EINVAL, KIN_EEXISTS if the informer exists, or
 *         KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_factory_set_resync(kin_factory *factory,
                                                 const kin_resource *resource,
                                                 int64_t ms);

/**
 * Get the informer of a resource, which the first call creates.  No request is
 * sent.
 * @param factory   borrowed
 * @param resource  copied; kind and scope are those of the first call
 * @param ret       borrowed: valid until it is released
 * @return 0, KIN_EINVAL, KIN_ENOMEM, KIN_ESYSTEM, or the code of
 *         `tweak_informer` or `source`
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_factory_informer(kin_factory *factory,
                                               const kin_resource *resource,
                                               kin_informer **ret,
                                               kin_error *err);

/** Arguments of a kin_factory_maker; borrowed. */
typedef struct kin_informer_args {
    size_t size;                  /**< of this struct */
    kin_client *client;           /**< the factory's; may be NULL */
    const kin_resource *resource; /**< the requested resource */
    kin_str ns;                   /**< empty: all */
    /** The options that the factory would use.  A `destroy` set by
     * `tweak_informer` is given to the maker: the informer created with these
     * options calls it, or else the maker must. */
    const kin_informer_opts *opts;
} kin_informer_args;

/** Creates an informer for a factory. */
typedef struct kin_factory_maker {
    size_t size; /**< of this struct */
    /**
     * Creates the informer.  May request other resources from the factory, but
     * not this one; it becomes a holder of those.
     * @param args      borrowed
     * @param ret       an informer that was not started; given to the factory
     * @param err       filled on failure only; never NULL
     * @param userdata  of the maker
     * @return 0 or a negative code
     */
    int (*make)(const kin_informer_args *args, kin_informer **ret,
                kin_error *err, void *userdata);
    void *userdata; /**< passed to it */
    /** Releases `userdata`; called once, before kin_factory_informer_for()
     * returns, also if `make` was not called.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_factory_maker;

/**
 * Get the informer of a resource, which the first call creates with the
 * caller's own function.
 * @param factory   borrowed
 * @param resource  copied
 * @param maker     borrowed for the call; `destroy` is called also on failure,
 *                  unless `size` is not set
 * @param ret       borrowed: valid until it is released
 * @return as kin_factory_informer(), or the code of the maker
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_factory_informer_for(
    kin_factory *factory, const kin_resource *resource,
    const kin_factory_maker *maker, kin_informer **ret, kin_error *err);

/**
 * Get the informer of a resource by its names.  Built-in resources are
 * known; for others this sends a request and blocks.  The call can be repeated
 * for a resource that the server does not serve yet; discovery is refreshed at
 * most once a second.
 * @param factory  borrowed
 * @param group    borrowed; NULL or empty for the core group
 * @param version  borrowed; NULL or empty for the server's preferred version
 * @param plural   borrowed; such as "foos"
 * @param ret      borrowed: valid until it is released
 * @return as kin_factory_informer(); KIN_ENOTFOUND without an HTTP status if
 *         the server has no such resource; KIN_EUNSUPPORTED if it cannot be
 *         watched, or if the client runs in an event loop, where this cannot
 *         block: see kin_discovery_find_async(), or set
 *         kin_factory_opts.discovery; or the error of the request
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_factory_for_resource(
    kin_factory *factory, const char *group, const char *version,
    const char *plural, kin_informer **ret, kin_error *err);

/**
 * Get the informer of a resource by its names, and wait until the server serves
 * it: until its definition is established.
 * @param factory  borrowed
 * @param name     borrowed; kind and scope are ignored
 * @param stop     ends the wait
 * @param ret      borrowed: valid until it is released
 * @param err      the reason why it is not served
 * @return as kin_factory_for_resource(), but KIN_ESTOPPED or KIN_ETIMEDOUT if
 *         `stop` or a shutdown ended the wait
 * Threads: any.  Blocks; must not be called by a handler.
 */
KIN_API KIN_NODISCARD int kin_factory_wait_resource(kin_factory *factory,
                                                    const kin_resource *name,
                                                    kin_stop *stop,
                                                    kin_informer **ret,
                                                    kin_error *err);

/**
 * Start all informers that have not been started.  When `stop` stops, the
 * factory shuts down in the background as by kin_factory_shutdown(), which can
 * be called to wait for it.  Later calls may pass other tokens; each of them
 * shuts the whole factory down.
 * @param factory  borrowed
 * @param stop     kept alive until kin_factory_free(); NULL: until a shutdown
 * @return 0; KIN_ESTOPPED after a shutdown, if `stop` has stopped (the factory
 *         is then shut down), or if an informer was stopped before (the others
 *         are started); KIN_ENOMEM or KIN_ESYSTEM, nothing was started
 * Threads: any.  Blocks if `stop` has stopped.
 */
KIN_API KIN_NODISCARD int kin_factory_start(kin_factory *factory,
                                            kin_stop *stop, kin_error *err);

/**
 * Stop all informers permanently and wait until they have ended, as
 * kin_informer_stop().  A second call is a no-op.
 * @param factory  borrowed; may be NULL
 * Threads: any.  A handler may call this and is not waited for; two handlers
 * must not call it at the same time.  A concurrent call may return earlier.
 */
KIN_API void kin_factory_shutdown(kin_factory *factory);

/**
 * Drop one holder of an informer; see E to H at the top.
 * @param factory   borrowed
 * @param informer  from a call of this factory; given, unless there are other
 *                  holders; may be NULL
 * @return 0, or KIN_ENOTFOUND if it is not from this factory, or has been
 *         released by all its holders
 * Threads: any.  With a loop, the loop's thread.  Allowed in every callback of
 * an informer except `transform`, in the callback of kin_factory_wait_synced(),
 * while another thread waits for the first list, and after a shutdown.  A
 * handler that drops the last holder of another informer waits for its
 * handlers: two handlers must not do this to each other.
 */
KIN_API KIN_NODISCARD int kin_factory_release(kin_factory *factory,
                                              kin_informer *informer);

KIN_DEFINE_AUTO(kin_factory, kin_factory_free);

/** Sync state of an informer; borrowed for the duration of a call. */
typedef struct kin_factory_sync {
    const kin_resource *resource; /**< its resource */
    kin_informer *informer;       /**< valid after the call only for holders */
    bool is_synced;               /**< the first list is complete */
    const kin_error *err;         /**< the reason if not synced, else NULL */
} kin_factory_sync;

/** Called for each informer, without a lock. */
typedef void kin_factory_sync_fn(const kin_factory_sync *sync, void *userdata);

/**
 * Wait until every started informer has synced or was released.  With a loop,
 * this steps the loop.
 * Returns early if a list is rejected in a way that a retry cannot cure, as
 * kin_informer_wait_synced() does; the call may be repeated.
 * @param factory   borrowed
 * @param stop      ends the wait
 * @param visit     called at the end for each informer in creation order; may
 *                  be NULL
 * @param userdata  passed to it
 * @param err       names an informer that has not synced, and the reason
 * @return 0, KIN_ESTOPPED (also after a shutdown), KIN_ETIMEDOUT, or the code
 *         of the rejection
 * Threads: any.  Blocks; must not be called by a handler.  With a loop, the
 * loop's thread.
 */
KIN_API KIN_NODISCARD int kin_factory_wait_synced(kin_factory *factory,
                                                  kin_stop *stop,
                                                  kin_factory_sync_fn *visit,
                                                  void *userdata,
                                                  kin_error *err);

/**
 * Check whether every started informer has synced.
 * @param factory   borrowed
 * @param visit     called for each of them; may be NULL
 * @param userdata  passed to it
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_factory_has_synced(const kin_factory *factory,
                                    kin_factory_sync_fn *visit, void *userdata);

KIN_END_DECLS

#endif /* KIN_FACTORY_H */
