/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_informer: a local cache of one Kubernetes collection.
 *
 * An informer lists the collection once, then watches it.  Reads are served
 * from the cache and never block; handlers are called for every change.
 *
 *     kin_informer_new(client, core_v1_pods, NULL, &informer, &err);
 *     kin_informer_add_handler(informer, &handler, NULL, NULL, &err);
 *     kin_informer_start(informer, &err);
 *     kin_informer_wait_synced(informer, stop, &err);
 *     KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
 *
 * or, for a program that does nothing else:
 *
 *     kin_informer_run(informer, on_event, userdata, stop, &err);
 *
 *   A  Consistency.  After the first list the cache equals the server's state
 *      at one resource version, and only moves forward.  Objects that cannot be
 *      decoded or stored are isolated: reported once for each version, listed
 *      by kin_informer_isolated(), and left out; they never affect other
 *      objects.  One that was cached is delivered as a delete, and as an add
 *      when a later version is acceptable.
 *   B  Reads.  kin_informer_snapshot() never blocks, and a snapshot never
 *      changes.
 *   C  Order.  Each handler is called from one thread at a time, without locks,
 *      in the order of the changes.  A slow handler delays neither the cache
 *      nor other handlers.  It may call any function here unless the
 *      function's contract says otherwise.
 *   D  Freshness.  When a handler is called, the cache already contains the
 *      change.
 *   E  Late handlers.  A handler added later first receives every cached
 *      object as an add with `is_initial`, then every change: no gap, no
 *      duplicate.
 *   F  Life cycle.  For one object a handler sees add, updates, delete.  If
 *      the delete was missed while disconnected, it is delivered as a
 *      tombstone with the last known state.  An object that was deleted and
 *      recreated while disconnected is an update with a different uid, as in
 *      client-go, unless `splits_replaced` is set.
 *   G  Stop.  After kin_informer_stop() returns, no handler is called, except
 *      for calls that were already running.
 *   H  Immutability.  Cached objects never change.  kin_object_ref() keeps an
 *      object beyond the call or the snapshot.
 *   I  Memory limit.  With `max_bytes` the cache, including tables and
 *      indexes, stays within the limit, plus an eighth and 64 KiB as room to
 *      grow, plus another eighth while a replacing list arrives, plus about
 *      100 bytes per object while a list is applied.  The content of one
 *      informer's cache fits as the first list of another with the same limit.
 *      A list or event that does not fit is rejected: readers keep the
 *      previous state, handlers are not notified, and each attempt is reported
 *      as KIN_ELIMIT, also by calls that wait for the first list.  The list is
 *      retried after 0.8 s with backoff up to 30 s; updates resume when a list
 *      fits. Deletes always fit.
 *   J  Namespaces.  With a list of namespaces, A holds for each namespace
 *      separately: a relist or failure of one does not affect the objects of
 *      the others.  Syncing and kin_informer_wait_version() wait for all of
 *      them; a namespace without changes advances by bookmarks, about once a
 *      minute.  Errors name the namespace.  Handlers receive changes of a
 *      synced namespace while others are not synced yet, so possibly before
 *      on_synced.
 */
#ifndef KIN_INFORMER_H
#define KIN_INFORMER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/failure.h>
#include <kin/handler.h>
#include <kin/list.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/projection.h>
#include <kin/queue.h>
#include <kin/resource.h>
#include <kin/snapshot.h>
#include <kin/stop.h>
#include <kin/store.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A cache of a collection; see the guarantees at the top. */
typedef struct kin_informer kin_informer;

/** Whether lists are streamed as watches. */
typedef enum kin_watch_list {
    KIN_WATCH_LIST_AUTO, /**< if the server supports it */
    KIN_WATCH_LIST_OFF   /**< never */
} kin_watch_list;

/** What to do about cached objects that the program has changed.  All but
 * IGNORE are for debugging: the informer keeps a copy of each object (not if
 * `is_secret`), and compares all of them once a second with its lock held. */
typedef enum kin_mutation_action {
    KIN_MUTATION_DEFAULT, /**< REPORT if KUBE_CACHE_MUTATION_DETECTOR is true in
                               the environment, as in client-go; else IGNORE */
    KIN_MUTATION_IGNORE,  /**< do not check */
    KIN_MUTATION_REPORT   /**< call on_mutation */
} kin_mutation_action;

/** A cached object that was changed.  Borrowed until the callback returns. */
typedef struct kin_mutation {
    size_t size;            /**< of this struct */
    kin_informer *informer; /**< owner of the cache */
    kin_str key;            /**< as kin_object_key() */
    kin_value old_value;    /**< as the server sent it; see kin_diff() */
    kin_value new_value;    /**< as it is in the cache now */
} kin_mutation;

/**
 * Reports a changed object.  Called without locks by one thread at a time; it
 * may stop the informer but must not free it.  A program that wants
 * client-go's panic calls abort() here.
 */
typedef void kin_mutation_fn(const kin_mutation *mutation, void *userdata);

/**
 * Transforms an object before it is stored, usually to keep less of it.  Leave
 * `*ret` NULL to keep the object unchanged, or set it to another object with
 * the same key and version, which is given.  A result with another key or
 * version, or a negative code, isolates the object.  If the result lacks fields
 * or has changed values, objects of this informer are partial from then on.
 *
 * Called by the reader thread with the informer's lock held: it must not block
 * or call the informer.  Blocking calls of a client, waits for a list,
 * and stopping the informer fail with KIN_EINVAL, or log an error if they
 * return nothing.
 */
typedef int kin_transform_fn(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata);

/**
 * Changes a request before it is sent: client-go's TweakListOptionsFunc.
 * Called for each list, each of its pages, and each watch, without a lock, on
 * the thread that starts requests.
 * @param opts      label_selector, field_selector, shard_selector, limit and
 *                  timeout_s may be changed; changes of other members are
 *                  ignored.  Strings that are set are borrowed until the next
 *                  call or `destroy`
 * @param is_watch  true for a watch, including one that streams a list
 * @param err       fill on failure; never NULL
 * @param userdata  from the options
 * @return 0, or a negative code: the request fails with it and is retried
 */
typedef int kin_tweak_fn(kin_list_opts *opts, bool is_watch, kin_error *err,
                         void *userdata);

/**
 * Options of informers, reflectors (kin/reflector.h) and controllers
 * (kin/controller.h).  Zero is the default of each member.
 *
 * Members marked "informers:" or "controllers:" apply to these only.  A
 * constructor rejects other members that are set with KIN_EINVAL, naming the
 * member.
 */
typedef struct kin_informer_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the client's, or else
                                     kin_allocator_default() */
    const kin_log *log;         /**< borrowed; NULL: the client's, if any */
    const char *name;           /**< for logs and statistics; copied; NULL: the
                                     plural of the resource */
    kin_str label_selector;     /**< selects objects; copied */
    kin_str field_selector;     /**< selects objects; copied */
    int64_t resync_ms;          /**< resync period of handlers with
                                     KIN_RESYNC_DEFAULT, and of targets and
                                     queues.  0 or KIN_RESYNC_NEVER: never.  At
                                     least one second */
    kin_queue_kind queue;       /**< informers, controllers: kind of the queue
                                     between reflector and store */
    kin_watch_list watch_list;  /**< whether lists are streamed */
    int64_t page_limit;      /**< objects in one page of a list; 0: client-go's
                                  rules */
    uint64_t max_bytes;      /**< informers: memory limit of the cache, see I;
                                0: 8 GiB of values */
    size_t max_object_bytes; /**< limit for one encoded object; 0: 16 MiB */
    bool is_strict;          /**< compare every byte of an object instead of
                                  trusting fingerprints */
    bool is_silent_on_same;  /**< informers: do not notify handlers about
                                unchanged objects in a relist */
    kin_transform_fn *transform; /**< NULL: objects are stored unchanged */
    /** Called for every failed list or watch and every isolated object; see
     * kin/failure.h.  A watch that is resumed is not a failure.  Controllers
     * also call it for changes that could not be processed, on the processing
     * thread, with `attempt` 0, and with the key if it concerns one object;
     * KIN_GIVE_UP then stops the controller.  NULL: failures are logged as
     * warnings, repeated ones once, and retried. */
    kin_failure_fn *on_error;
    void *userdata; /**< passed to all callbacks */
    kin_loop *loop; /**< borrowed: run in this event loop, without threads; see
                         kin/loop.h.  NULL: the client's, if any */
    /** Informers: fields to keep; the informer takes a reference.  NULL: all.
     * With a projection objects are partial, and indexes are declared by path.
     */
    const kin_projection *projection;
    bool is_secret; /**< informers: overwrite freed memory, and keep the cache
                       out of core dumps; does not cover network buffers */
    /** Informers: only objects of these namespaces, each listed and watched
     * separately; copied.  See J.  NULL: all objects of the source.  A custom
     * source must implement narrow(). */
    const kin_str *namespaces;
    size_t namespace_count; /**< informers: number of namespaces */
    kin_wire wire;          /**< encoding of objects; see kin/list.h */
    kin_metrics *metrics;   /**< kept alive; NULL: no metrics.  See
                                 kin/metrics.h */
    /** Releases `userdata`; called once, after the last callback, when the
     * object created with these options is freed, or if creating it failed.
     * May be NULL. */
    void (*destroy)(void *userdata);
    bool splits_replaced; /**< informers: deliver an object with a changed
                             uid as a tombstone of the old object and an add
                             */
    kin_str ns; /**< informers: shorthand for `namespaces` with one namespace */
    kin_str shard_selector; /**< selects a shard of the collection.  A server
                                 without this feature sends all objects; see
                                 kin_list_opts */
    kin_mutation_action mutation_action; /**< informers: for debugging */
    /** Informers: called for each changed object, once for each version of it.
     * Changes that no copy shows, such as those within a second after an object
     * has arrived, are reported to `on_error`.  NULL: all changes are. */
    kin_mutation_fn *on_mutation;
    const kin_clock *clock; /**< for resyncs and retries; borrowed; NULL: the
                               real clock */
    bool is_metadata_only;  /**< informers: get and keep only the metadata of
                               objects: PartialObjectMetadata */
    kin_tweak_fn *tweak;    /**< changes requests; NULL: none */
    /** Called before each resync; false skips it: client-go's ShouldResync.
     * Same rules as `transform`.  NULL: always resync. */
    bool (*should_resync)(void *userdata);
    int64_t min_watch_s;    /**< watches time out at random between this and
                                 twice this; 0 or negative: 300 */
    int64_t backoff_ms;     /**< first delay after a failure; doubles each time,
                                 plus up to 100 % jitter; 0: 800 */
    int64_t backoff_max_ms; /**< longest delay, before jitter; 0: 30,000 */
    int64_t internal_retry_ms; /**< how long a watch that ends with an internal
                                    error (500) is resumed immediately; 0: never
                                    */
    size_t batch; /**< controllers: maximum number of related changes per call,
                     from a queue of kind IN_ORDER; 0: 1, at most 1,000.  Not
                     with a store */
    bool is_retried; /**< controllers: see B in kin/controller.h */
    /** Informers: how long deleted objects, and values that objects no longer
     * have in an index, stay readable; see kin/past.h.  0: not at all; at most
     * a day. */
    int64_t remember_ms;
    uint64_t remember_max_bytes; /**< informers: limit for the memory of the
                                    past; the oldest is dropped early.  0: 64
                                    MiB */
    int64_t remember_delay_ms;   /**< informers: the longest time that an event
                                    takes to arrive while the watch is open; 0:
                                    1,000 */
    int64_t remember_skew_ms;    /**< informers: the largest difference between
                                    the clocks of server, nodes, this program,
                                    and the source of the times that are looked
                                    up */
    /** Informers: how often to compare the cache with the server, by a list at
     * exactly the version of the cache; the watch is resumed from there.
     * Objects that differ are replaced, handlers are notified about them, and
     * `on_error` is called once, with KIN_ECONFLICT, no key and `attempt` 0.
     * Nothing happens if the server no longer has the version, or does not
     * serve exact ones.  0: never; at least one second, and useful are hours.
     * Not with KIN_QUEUE_DELTA. */
    int64_t verify_ms;
    /** Informers: a file from which the cache starts, and to which it is saved
     * in the background and at the stop; copied.  Its folder must exist.  After
     * the start, reads return the saved objects, which are unconfirmed until
     * the informer has synced (kin_informer_stats.is_unconfirmed).  The
     * informer resumes the watch where it stopped, and lists only if the server
     * cannot; then it has synced, when the server has proved that nothing is
     * missing.  A file that is damaged, newer, or of another cluster, resource,
     * selector, namespaces, projection or transform is logged and ignored.  Not
     * for Secrets.  NULL: none. */
    const char *snapshot;
    int64_t snapshot_interval_ms; /**< between two saves; 0: 300,000 */
    /** With `snapshot`: handlers begin with the saved objects, as initial adds,
     * and then get what has changed; objects deleted meanwhile as tombstones if
     * only a list shows it.  Else they begin when the server has confirmed the
     * cache, with its state: controllers must not act on a stale one. */
    bool early_handlers;
    /** With `snapshot` and `transform`: names what the function does; change it
     * with the function, and older files are ignored.  Copied. */
    const char *transform_id;
} kin_informer_opts;

/**
 * Create an informer for a resource of an API server.
 * @param client    kept alive
 * @param resource  copied
 * @param opts      copied.  Without allocator, log or loop, those
 *                  of the client
 * @param ret       released with kin_informer_free()
 * @return 0, KIN_EINVAL (an invalid selector or option), KIN_ENOMEM or
 *         KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_informer_new(kin_client *client,
                                           const kin_resource *resource,
                                           const kin_informer_opts *opts,
                                           kin_informer **ret, kin_error *err);

/**
 * Create an informer for a custom or fake source.
 * @param source  kept alive
 * @param opts    copied
 * @param ret     released with kin_informer_free()
 * @return as kin_informer_new()
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_informer_new_from_source(
    kin_lister_watcher *source, const kin_informer_opts *opts,
    kin_informer **ret, kin_error *err);

/**
 * Stop an informer and release it.  Its snapshots must have been released.
 * Waits for running handlers, so a handler must not call it.  `on_error` may:
 * the informer is then released when `on_error` returns.
 * @param informer  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_informer *kin_informer_free(kin_informer *informer);

/**
 * Add indexes, as kin_store_add_indexers(); also to a running informer.  With a
 * projection all must come from kin_indexer_by_path() or
 * kin_standard_indexer(), and the projection must keep what they read.
 * @param informer  borrowed
 * @param indexers  given: `destroy` of each is called eventually, also on
 *                  failure.  Index functions run with the informer's lock held
 * @param count     number of indexers
 * @return 0, KIN_EEXISTS, KIN_EINVAL (it does not fit the projection),
 *         KIN_ESTOPPED, KIN_ENOMEM, or the error of an index function
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_informer_add_indexers(kin_informer *informer,
                                                    const kin_indexer *indexers,
                                                    size_t count,
                                                    kin_error *err);

/**
 * Start listing and watching.  A second call is a no-op.
 * @param informer  borrowed
 * @return 0 or KIN_ESTOPPED
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_informer_start(kin_informer *informer,
                                             kin_error *err);

/**
 * Start an informer and deliver its events on the calling thread, until `stop`
 * fires or the informer is stopped.  Objects of the first list arrive as
 * KIN_EVENT_ADDED with is_initial.  Other handlers are called by their own
 * threads.  When the call returns, the informer is stopped; its cache can be
 * read.  A handler that ends its thread (pthread_exit()) gets no more events;
 * the informer keeps running.
 *
 * Before the first list is complete, a rejection that a retry cannot cure ends
 * the run, as it ends kin_informer_wait_synced().  So does an error for which
 * `on_error` gives up, at any time.
 * @param informer  borrowed; was not started
 * @param on_event  called for every event; may be NULL
 * @param userdata  passed to it
 * @param stop      ends the run; NULL: it ends with the informer
 * @return 0 when stopped; the code of the rejection, or of what `on_error` gave
 *         up for; KIN_EUNSUPPORTED (the informer belongs to a loop),
 *         KIN_ESTOPPED (it was stopped before), KIN_EINVAL (it was started
 *         before), KIN_ENOMEM
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_informer_run(kin_informer *informer,
                                           kin_event_fn *on_event,
                                           void *userdata, kin_stop *stop,
                                           kin_error *err);

/**
 * Stop an informer permanently.  Waits for running handlers and callbacks, and
 * at most a second for anything else.  With a `snapshot` it then saves the
 * cache, about as long as writing the file takes.  Called from a handler it
 * waits only for other handlers that are not themselves in this wait; called
 * from the informer's own `on_error` it does not wait for handlers.  If
 * `on_error` callbacks of two informers of one factory, or of one client and no
 * factory, stop each other's informers, one of the calls returns while the
 * other callback is still running; with different factories or clients they
 * must not do this.
 * @param informer  borrowed; may be NULL
 * Threads: any.  Blocks.
 */
KIN_API void kin_informer_stop(kin_informer *informer);

/**
 * Stop reading, deliver all queued notifications, then stop: the notifications
 * delivered to each handler add up to the final snapshot.
 * @param informer  borrowed
 * @param stop      ends the wait
 * @return 0; KIN_ESTOPPED or KIN_ETIMEDOUT if the informer stopped before all
 *         notifications were delivered, also because of an earlier or
 *         concurrent kin_informer_stop()
 * Threads: any.  Blocks.  A handler that calls this waits only for the other
 * handlers and receives no more notifications, which is not a failure.  In an
 * event loop this steps the loop: call it on the loop's thread, and not in a
 * handler.
 */
KIN_API KIN_NODISCARD int kin_informer_drain(kin_informer *informer,
                                             kin_stop *stop, kin_error *err);

/**
 * Add a handler, before or after the start.
 * @param informer  borrowed
 * @param handler   copied; `destroy` is called also on failure, unless `size`
 *                  is not set
 * @param opts      copied
 * @param ret       borrowed: valid until it is removed or the informer freed;
 *                  may be NULL
 * @return 0, KIN_EINVAL, KIN_ESTOPPED, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_informer_add_handler(kin_informer *informer,
                                                   const kin_handler *handler,
                                                   const kin_handler_opts *opts,
                                                   kin_registration **ret,
                                                   kin_error *err);

/**
 * Remove a handler, drop its queued notifications, and wait until it is not
 * being called.  A handler may remove itself: the current call is its last and
 * is not waited for.  A handler that removes another does not wait for one that
 * is in such a wait itself.
 * @param informer      borrowed
 * @param registration  given
 * @return 0, KIN_EINVAL (with an informer's lock held), or KIN_ENOTFOUND if it
 *         is not a handler of this informer
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_informer_remove_handler(
    kin_informer *informer, kin_registration *registration);

/**
 * Check whether the informer was started: client-go's HasStarted.
 * @param informer  borrowed
 * @return true from kin_informer_start() on, also after the stop
 * Threads: any.
 */
KIN_API bool kin_informer_has_started(const kin_informer *informer);

/**
 * Check whether the informer was stopped, or `on_error` gave up: client-go's
 * IsStopped.
 * @param informer  borrowed
 * @return true if so, also if it was never started
 * Threads: any.
 */
KIN_API bool kin_informer_is_stopped(const kin_informer *informer);

/**
 * Get the version from which the informer would resume its watch: client-go's
 * LastSyncResourceVersion.  It may be newer than that of the cache, which
 * kin_snapshot_resource_version() returns; with several namespaces it is the
 * oldest.
 * @param informer  borrowed
 * @param ret       filled and NUL-terminated; truncated if too long
 * @param size      of `ret`
 * @return its length; 0 before the first list, with several namespaces before
 *         the first list of each
 * Threads: any.
 */
KIN_API size_t kin_informer_last_sync_resource_version(
    const kin_informer *informer, char *ret, size_t size);

/**
 * Check whether the first list is complete.
 * @param informer  borrowed
 * @return true if so
 * Threads: any.
 */
KIN_API bool kin_informer_has_synced(const kin_informer *informer);

/**
 * Wait until the first list is complete.
 *
 * Returns early if the server rejects the list in a way that a retry cannot
 * cure: 400, 403, 404, 405, 406, 422, 401 after the credentials were refreshed,
 * or a server certificate that cannot be verified.  The informer keeps retrying
 * in the background, and the call may be repeated: it then waits for
 * the list or the next such rejection.  A lost or refused connection does not
 * end the wait.
 * @param informer  borrowed; was started
 * @param stop      ends the wait
 * @param err       why the list is not complete
 * @return 0, KIN_ESTOPPED (also if the informer was stopped), KIN_ETIMEDOUT, or
 *         the code of the rejection, or of what `on_error` gave up for
 * Threads: any.  Blocks; must not be called by a handler.
 */
KIN_API KIN_NODISCARD int kin_informer_wait_synced(kin_informer *informer,
                                                   kin_stop *stop,
                                                   kin_error *err);

/**
 * Wait until the cache is at least as new as a version, such as that of your
 * own write.  Versions are numbers of any length and compare as such.  The
 * version of an object that the selectors exclude may never be reached: use a
 * deadline.
 * @param informer          borrowed; was started
 * @param resource_version  of this collection
 * @param stop              ends the wait
 * @return 0, KIN_ESTOPPED, KIN_ETIMEDOUT, or KIN_EINVAL for an invalid version
 * Threads: any.  Blocks; must not be called by a handler.
 */
KIN_API KIN_NODISCARD int kin_informer_wait_version(kin_informer *informer,
                                                    kin_str resource_version,
                                                    kin_stop *stop,
                                                    kin_error *err);

/**
 * Take a snapshot of the cache.
 * @param informer  borrowed; outlives the snapshot
 * @return released with kin_snapshot_free(); NULL if out of memory, which all
 *         read functions accept as an empty snapshot
 * Threads: any.
 */
KIN_API kin_snapshot *kin_informer_snapshot(kin_informer *informer);

/** An object that cannot be decoded or stored.  Frozen: an array element. */
typedef struct kin_isolated {
    const char *key;     /**< NUL-terminated, as kin_object_key() */
    const char *uid;     /**< empty if unknown */
    const char *version; /**< resource version; empty if unknown */
    const char *message; /**< the reason */
    int code;            /**< the reason as an error code */
    int64_t age_ms;      /**< since it was isolated at this version */
} kin_isolated;

/**
 * List the isolated objects; see A.  At most 1,024 are remembered.
 * kin_informer_stats.isolated counts the others as well, each time one is
 * reported, until the next list.  A cached object that is missing from that
 * list is deleted with is_isolated, since it may be one of them.
 * @param informer   borrowed
 * @param ret        an array, released with kin_isolated_free()
 * @param ret_count  its length
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_informer_isolated(const kin_informer *informer,
                                                kin_isolated **ret,
                                                size_t *ret_count,
                                                kin_error *err);

/**
 * Release what kin_informer_isolated() returned.
 * @param isolated  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_isolated *kin_isolated_free(kin_isolated *isolated);

KIN_DEFINE_AUTO(kin_informer, kin_informer_free);

/** Statistics of an informer. */
typedef struct kin_informer_stats {
    size_t size;       /**< of this struct; set by the caller */
    bool is_synced;    /**< the first list is complete */
    size_t objects;    /**< in the cache */
    size_t bytes;      /**< of the cache, with tables and indexes */
    size_t handlers;   /**< number of handlers */
    size_t waiting;    /**< notifications queued for the slowest handler */
    int64_t oldest_ms; /**< age of the oldest of these */
    uint64_t lists;    /**< list requests, counting pages */
    uint64_t watches;  /**< watch requests */
    uint64_t events;   /**< watch events */
    uint64_t staged;   /**< objects received of the current list */
    kin_error error;   /**< the last failure since the last success */
    int64_t age_ms;    /**< milliseconds since the server last confirmed the
                            cache, by an event, a bookmark or a list; -1 before
                            the first list.  A server without changes sends a
                            bookmark about once a minute, if it has a cache for
                            the resource */
    uint64_t failures; /**< reported failures */
    uint64_t expected; /**< size of the current list; 0 if unknown */
    bool is_protobuf;  /**< the last answer was protobuf */
    uint64_t wire_fallbacks; /**< from unknown protobuf to JSON */
    const char *state;     /**< state of the first source that is not watching:
                                "new", "streaming" (a list), "listing",
                                "watching", "waiting" (to retry), "stopped" */
    uint64_t relists;      /**< completed lists after the first one */
    uint64_t values;       /**< distinct values in the cache; equal values are
                                shared */
    size_t isolated;       /**< objects that could not be decoded or stored */
    size_t past_entries;   /**< remembered; see kin/past.h */
    uint64_t past_bytes;   /**< of these, with an estimate for objects that only
                              they keep; not part of `bytes`, except for values
                              of objects */
    uint64_t past_dropped; /**< entries dropped before their time */
    /** Comparisons with the server, see `verify_ms`. */
    uint64_t verifications;
    uint64_t differences; /**< objects that differed then, and were replaced */
    uint64_t set_backs;   /**< how often the server turned out to have another
                               history than the cache, as after its restore from
                               a backup, and was listed anew */
    bool is_unconfirmed;  /**< the cache is that of a snapshot file, and the
                               server has not confirmed it yet; `age_ms` is the
                               age of the file then */
} kin_informer_stats;

/**
 * Get informer statistics.  Returns within milliseconds: while a large list is
 * being published, they may be slightly out of date.
 * @param informer  borrowed
 * @param ret       filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_informer_get_stats(const kin_informer *informer,
                                    kin_informer_stats *ret);

/** Statistics of a handler. */
typedef struct kin_handler_stats {
    size_t size;           /**< of this struct; set by the caller */
    const char *name;      /**< from its options; borrowed from the
                                registration, never NULL */
    kin_overflow overflow; /**< from its options */
    bool is_synced;        /**< all initial objects were delivered */
    size_t waiting;        /**< queued notifications */
    int64_t oldest_ms;     /**< age of the oldest of these */
    uint64_t delivered;    /**< notifications so far */
    bool is_called;        /**< a callback is running */
    int64_t called_ms;     /**< age of that notification */
} kin_handler_stats;

/**
 * Get statistics of a handler.
 * @param registration  borrowed
 * @param ret           filled up to `ret->size`, which the caller sets
 * Threads: any.
 */
KIN_API void kin_registration_get_stats(const kin_registration *registration,
                                        kin_handler_stats *ret);

/**
 * Get the state of an informer for debugging: activity, versions and age,
 * recent failures, handlers, indexes and memory use, without the content of
 * objects. Members may change between releases.  Does not block readers of the
 * cache.
 * @param informer  borrowed
 * @param alloc     of the document; NULL for the default
 * @param ret       an object; kin_value_write() prints it; released with
 *                  kin_document_free()
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_informer_dump(const kin_informer *informer,
                                            const kin_allocator *alloc,
                                            kin_document **ret, kin_error *err);

/**
 * Return memory that no reader needs to the system now.  An informer does this
 * by itself a second or two after a quarter of its cache has become free; call
 * it to have it done immediately, for instance before measuring.  Costs a pass
 * over the cache, during which events wait.  Memory that snapshots and object
 * references keep is returned some time after they are released.
 * @param informer  borrowed
 * Threads: any.
 */
KIN_API void kin_informer_reclaim(kin_informer *informer);

KIN_END_DECLS

#endif /* KIN_INFORMER_H */
