/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_informer: a local cache of a collection that follows the server, and
 * notifies handlers of every change.
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
 *   B  Reading takes a snapshot (kin/snapshot.h) and never waits.
 *   C  A handler is called by one thread at a time, in the order of the
 * changes, without any lock.  It may take as long as it likes: neither other
 *      handlers nor the cache wait for it.  It may call any function here whose
 *      contract does not say otherwise.
 *   D  When a handler is notified of a change, the cache is at least as new.
 *   E  A handler that is added later gets all cached objects as adds with
 *      `is_initial`, and then every change: no gap, nothing twice.
 *   F  Life cycle.  For one object a handler sees add, updates, delete.  If the
 *      delete was missed while disconnected, it is delivered as a tombstone
 *      with the last known state.  An object that was deleted and created again
 *      while disconnected is an update to another uid, as in client-go, unless
 *      `splits_replaced` is set.
 *   G  After kin_informer_stop() has returned no handler is called, except for
 *      calls that were under way.
 *   H  Objects belong to the cache and never change; kin_object_ref() keeps one
 *      longer than the call, or than the snapshot.
 *   I  With `max_bytes` the cache uses no more bytes than that, all tables and
 *      indexes included.  It may take an eighth and 64 KiB more as room to
 *      grow; while a list arrives that replaces it, another eighth; and while a
 *      list is applied, about 100 bytes for each of its objects.  What was in
 *      the cache of an informer fits as the first list of another one with the
 *      same limit.  What does not fit is rejected: readers see what was there,
 *      handlers are not notified, and each attempt is reported as KIN_ELIMIT,
 *      also by calls that wait for the first list.  The server is listed again
 *      after 0.8 s, then less and less often, at last every 30 s; as soon as a
 *      list fits beside what is there, updates resume.  Deletions always fit.
 *   J  With a list of namespaces A holds for each of them by itself: one that
 *      lists again, or fails, leaves the objects of the others alone.  Syncing
 *      and kin_informer_wait_version() wait for all; one without changes gets
 *      on by bookmarks, about once a minute.  Errors name the namespace.
 *      Handlers get changes of a namespace that is synced even while others are
 *      not, and so before on_synced.
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
    KIN_WATCH_LIST_AUTO, /**< if the server can, else as lists */
    KIN_WATCH_LIST_OFF   /**< always as lists */
} kin_watch_list;

/** What to do about cached objects that the program has changed.  All but
 * IGNORE is for debugging: the informer keeps a copy of each object (not if
 * `is_secret`), and compares all of them once a second with its lock held. */
typedef enum kin_mutation_action {
    KIN_MUTATION_DEFAULT, /**< REPORT if KUBE_CACHE_MUTATION_DETECTOR is true in
                               the environment, as in client-go; else IGNORE */
    KIN_MUTATION_IGNORE,  /**< do not look for them */
    KIN_MUTATION_REPORT   /**< call on_mutation */
} kin_mutation_action;

/** A cached object that was changed.  All of it is borrowed until the callback
 * returns. */
typedef struct kin_mutation {
    size_t size;            /**< of this struct */
    kin_informer *informer; /**< whose cache it is in */
    kin_str key;            /**< as kin_object_key() */
    kin_value old_value;    /**< as the server sent it; see kin_diff() */
    kin_value new_value;    /**< as it is in the cache now */
} kin_mutation;

/**
 * Takes a changed object.  Called without any lock by one thread at a time; it
 * may stop the informer, and must not free it.  A program that wants
 * client-go's panic calls abort() here.
 */
typedef void kin_mutation_fn(const kin_mutation *mutation, void *userdata);

/**
 * Changes an object before it is stored, to keep less of it.  `*ret` is NULL,
 * which keeps the object as it is; or it is set to another object with the same
 * key and version, which is given.  A result with another key or version, and a
 * negative code, isolate the object.  If the result lacks something or has
 * another value, objects of this informer are partial from then on.
 *
 * Called by the thread that reads, with the informer's lock held: it must not
 * block, nor call the informer.  Blocking calls of a client, waits for a list,
 * and stopping the informer fail with KIN_EINVAL, or log an error if they
 * return nothing.
 */
typedef int kin_transform_fn(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata);

/**
 * Changes a request before it is sent: client-go's TweakListOptionsFunc.
 * Called for each list, each of its pages, and each watch, without a lock, by
 * the thread that starts requests, which waits for it.
 * @param opts      label_selector, field_selector, shard_selector, limit and
 *                  timeout_s may be changed; changes of other members are
 *                  ignored.  Texts that are set are borrowed until the next
 *                  call or `destroy`
 * @param is_watch  a watch, also one that streams a list; else a list
 * @param err       to be filled on failure; never NULL
 * @param userdata  that of the options
 * @return 0, or a negative code: the request fails with it, and is retried
 */
typedef int kin_tweak_fn(kin_list_opts *opts, bool is_watch, kin_error *err,
                         void *userdata);

/**
 * Options of informers, reflectors (kin/reflector.h) and controllers
 * (kin/controller.h).  Zero is the default of each member.
 *
 * Members that begin with "informers" or "controllers" are for these only.  A
 * constructor that does not know a member which is set returns KIN_EINVAL and
 * names the member.
 */
typedef struct kin_informer_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the client's, or else
                                     kin_allocator_default() */
    const kin_log *log;         /**< borrowed; NULL: the client's, if any */
    const char *name;           /**< for logs and statistics; copied; NULL: the
                                     plural of the resource */
    kin_str label_selector;     /**< which objects; copied */
    kin_str field_selector;     /**< which objects; copied */
    int64_t resync_ms;          /**< period of handlers with KIN_RESYNC_DEFAULT,
                                     and of targets and queues.  0 or
                                     KIN_RESYNC_NEVER: no resync at all.  Less
                                     than a second is a second */
    kin_queue_kind queue;       /**< informers, controllers: see there; the kind
                                     of the queue that a controller makes */
    kin_watch_list watch_list;  /**< see there */
    int64_t page_limit; /**< objects in one page of a list; 0: client-go's
                             rules */
    uint64_t max_bytes; /**< informers: of the cache, see I in kin/informer.h;
                           0: 8 GiB of values */
    size_t max_object_bytes;     /**< of one object's text; 0: 16 MiB */
    bool is_strict;              /**< compare every byte of an object, and trust
                                      no fingerprint */
    bool is_silent_on_same;      /**< informers: do not notify handlers about
                                    unchanged objects in a relist */
    kin_transform_fn *transform; /**< see there; NULL: objects stay whole */
    /** Called for every failed list or watch and every isolated object; see
     * kin/failure.h.  A watch that is resumed is not a failure.  Of a
     * controller also for what could not be processed: by the thread that
     * processes, with `attempt` 0, and with the key if it is one object's;
     * KIN_GIVE_UP then stops the controller.  NULL: failures are logged as
     * warnings, repeated ones once, and retried. */
    kin_failure_fn *on_error;
    void *userdata; /**< passed to all callbacks */
    kin_loop *loop; /**< borrowed: its steps do the work, without threads; see
                         kin/loop.h.  NULL: the client's, if any */
    /** Informers: which fields are kept; the informer takes a reference.  NULL:
     * all. Objects are partial then, and indexes are declared by path. */
    const kin_projection *projection;
    bool is_secret; /**< informers: overwrite freed memory, and keep the cache
                       out of core dumps; does not cover network buffers */
    /** Informers: only objects of these namespaces, each of which is listed and
     * watched by itself; copied.  See J in kin/informer.h.  NULL: all objects
     * of the source.  A custom source must implement narrow(). */
    const kin_str *namespaces;
    size_t namespace_count; /**< informers: number of namespaces */
    kin_wire wire;          /**< encoding of objects; see kin/list.h */
    kin_metrics *metrics;   /**< kept alive; NULL: no metrics.  See
                                 kin/metrics.h */
    /** Releases `userdata`; called once, after the last callback, when the
     * object that was made with these options is freed; also if it could not be
     * made.  May be NULL. */
    void (*destroy)(void *userdata);
    bool splits_replaced; /**< informers: deliver an object that comes with
                             another uid as a delete of the old one, a
                             tombstone, and an add */
    kin_str ns; /**< informers: only objects of this namespace, as with a list
                   of one; empty: see `namespaces` */
    kin_str shard_selector; /**< which part of the collection.  A server without
                                 this feature sends all objects; see
                                 kin_list_opts */
    kin_mutation_action mutation_action; /**< informers: see there */
    /** Informers: called for each changed object, once for each version of it.
     * Changes that no copy shows, such as those within a second after an object
     * has arrived, are reported to `on_error`.  NULL: all of them are. */
    kin_mutation_fn *on_mutation;
    const kin_clock *clock; /**< of resyncs and retries; borrowed; NULL: the
                               real one */
    bool is_metadata_only;  /**< informers: get and keep only the metadata of
                               objects: PartialObjectMetadata */
    kin_tweak_fn *tweak;    /**< see there; NULL: requests are sent as they are
                             */
    /** Asked before each resync; false skips it: client-go's ShouldResync.
     * Called as `transform`.  NULL: always. */
    bool (*should_resync)(void *userdata);
    int64_t min_watch_s;    /**< the server is asked to end a watch after a
                                 random time between this and twice this; 0, and
                                 whatever is less than that: 300 */
    int64_t backoff_ms;     /**< the first pause after a failure; doubles from
                                 one to the next, stretched by up to its own
                                 length at random; 0: 800 */
    int64_t backoff_max_ms; /**< the longest pause, before it is stretched; 0:
                                 30,000 */
    int64_t internal_retry_ms; /**< how long a watch that ends with an internal
                                    error (500) is resumed at once; 0: that ends
                                    the round */
    size_t batch; /**< controllers: up to so many changes in one call, if they
                     belong together, from a queue of kind IN_ORDER; 0: 1, at
                     most 1,000.  Not with a store */
    bool is_retried; /**< controllers: see B in kin/controller.h */
} kin_informer_opts;

/**
 * Make an informer for a resource of an API server.
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
 * Make an informer for objects that come from elsewhere: a source of the
 * program's own, or a fake.
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
 * Stop an informer and release it; snapshots of it must be gone.  Waits for
 * handlers that are running: not to be called by one.  Called by `on_error`, it
 * is released when that has returned.
 * @param informer  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_informer *kin_informer_free(kin_informer *informer);

/**
 * Add indexes, as kin_store_add_indexers() does; also to an informer that runs.
 * With a projection all of them are from kin_indexer_by_path(), with paths that
 * the projection keeps.
 * @param informer  borrowed
 * @param indexers  given: `destroy` of each is called in the end, also on
 *                  failure.  They run with the informer's lock held
 * @param count     of them
 * @return 0, KIN_EEXISTS, KIN_EINVAL (it does not fit the projection),
 *         KIN_ESTOPPED, KIN_ENOMEM, or what an index gave
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
 * read.  A handler that ends its thread (pthread_exit()) gets no more events,
 * and the informer goes on.
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
 * Stop reading and notifying, for good.  Waits for handlers that are running,
 * and at most a second for anything else.  A handler that calls this waits for
 * the others only, and not for one that is in such a wait itself; `on_error`
 * does not wait for handlers.
 * @param informer  borrowed; may be NULL
 * Threads: any.  Blocks.
 */
KIN_API void kin_informer_stop(kin_informer *informer);

/**
 * Stop reading, deliver all queued notifications, then stop: what handlers got
 * adds up to what kin_informer_snapshot() shows afterwards.
 * @param informer  borrowed
 * @param stop      ends the wait
 * @return 0; or KIN_ESTOPPED or KIN_ETIMEDOUT: stopped, and not all
 *         notifications were delivered; KIN_ESTOPPED also if a
 *         kin_informer_stop(), before or meanwhile, has dropped some
 * Threads: any.  Blocks.  A handler that calls this waits for the others only,
 * and gets no more notifications itself, which is not a failure.  In a loop
 * this steps the loop: call it on the thread that does so, and not in a
 * handler.
 */
KIN_API KIN_NODISCARD int kin_informer_drain(kin_informer *informer,
                                             kin_stop *stop, kin_error *err);

/**
 * Add a handler, before or after the start.
 * @param informer  borrowed
 * @param handler   copied; `destroy` is called also on failure, unless the
 *                  size is not set
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
 * Remove a handler and wait until it is not being called; its queued
 * notifications are dropped.  If the handler itself calls this, that call is
 * its last, and is not waited for; nor does one handler wait for another that
 * is in such a wait.
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
 * Check whether the informer was stopped, or `on_error` has given up: then it
 * reads nothing more.  client-go's IsStopped.
 * @param informer  borrowed
 * @return true if so, also if it was never started
 * Threads: any.
 */
KIN_API bool kin_informer_is_stopped(const kin_informer *informer);

/**
 * Get the version from which the informer would go on: client-go's
 * LastSyncResourceVersion.  It may be newer than that of the cache, which
 * kin_snapshot_resource_version() returns; of several namespaces it is the
 * oldest.
 * @param informer  borrowed
 * @param ret       filled, with a NUL; cut if it is too long for that
 * @param size      of `ret`
 * @return its length; 0 before the first list, of each namespace if there are
 *         several
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
 * in the background, and the call may be repeated: then it waits on, and
 * returns the next such rejection.  A lost or refused connection does not end
 * the wait.
 * @param informer  borrowed; was started
 * @param stop      ends the wait
 * @param err       why the list is not complete
 * @return 0, KIN_ESTOPPED (also if the informer was stopped), KIN_ETIMEDOUT, or
 *         the code of the rejection, or of what `on_error` gave up for
 * Threads: any.  Blocks; not to be called by a handler.
 */
KIN_API KIN_NODISCARD int kin_informer_wait_synced(kin_informer *informer,
                                                   kin_stop *stop,
                                                   kin_error *err);

/**
 * Wait until the cache is at least as new as a version, such as that of one's
 * own write.  Versions are numbers of any length and compare as such.  The
 * version of an object that the selectors exclude may never be reached: use a
 * deadline.
 * @param informer          borrowed; was started
 * @param resource_version  of this collection
 * @param stop              ends the wait
 * @return 0, KIN_ESTOPPED, KIN_ETIMEDOUT, or KIN_EINVAL if it is not a version
 * Threads: any.  Blocks; not to be called by a handler.
 */
KIN_API KIN_NODISCARD int kin_informer_wait_version(kin_informer *informer,
                                                    kin_str resource_version,
                                                    kin_stop *stop,
                                                    kin_error *err);

/**
 * Take a snapshot of the cache.
 * @param informer  borrowed; outlives the snapshot
 * @return released with kin_snapshot_free(); NULL if out of memory, which all
 *         readers accept as an empty snapshot
 * Threads: any.
 */
KIN_API kin_snapshot *kin_informer_snapshot(kin_informer *informer);

/** An object that cannot be decoded or stored.  Frozen: an array element. */
typedef struct kin_isolated {
    const char *key;     /**< NUL-terminated, as kin_object_key() */
    const char *uid;     /**< empty if it is not known */
    const char *version; /**< the resource version; empty if it is not known */
    const char *message; /**< why */
    int code;            /**< the same as a code */
    int64_t age_ms;      /**< since it was isolated at this version */
} kin_isolated;

/**
 * List the objects that are isolated; see A.  At most 1,024 are remembered,
 * kin_informer_stats.isolated counts the others as well: each time that one is
 * reported, until the next list.  An object that such a list does not bring is
 * delivered with is_isolated, since it may be one of them.
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
    uint64_t lists;    /**< requests for lists, pages counted */
    uint64_t watches;  /**< requests for watches */
    uint64_t events;   /**< of watches */
    uint64_t staged;   /**< objects of the list under way */
    kin_error error;   /**< the last failure since the last success */
    int64_t age_ms;    /**< milliseconds since the server last confirmed the
                            cache, by an event, a bookmark or a list; -1 before
                            the first list.  A server without changes sends a
                            bookmark about once a minute, if it has a cache for
                            the resource */
    uint64_t failures; /**< that were reported, since the beginning */
    uint64_t expected; /**< objects that the list under way will bring; 0 if the
                            server has not said */
    bool is_protobuf;  /**< the last answer came as protobuf */
    uint64_t wire_fallbacks; /**< from unknown protobuf to JSON */
    const char *state; /**< state of the first source that is not watching:
                            "new", "streaming" (a list), "listing",
                            "watching", "waiting" (to try again), "stopped" */
    uint64_t relists;  /**< lists after the first one that were whole */
    uint64_t values;   /**< distinct values in the cache: objects share equal
                            ones */
    size_t isolated;   /**< objects that could not be decoded or stored */
} kin_informer_stats;

/**
 * Get informer statistics.  Returns within milliseconds: while a large list is
 * being published, they are those of a moment before.
 * @param informer  borrowed
 * @param ret       filled as far as its size, which the caller has set
 * Threads: any.
 */
KIN_API void kin_informer_get_stats(const kin_informer *informer,
                                    kin_informer_stats *ret);

/** Statistics of a handler. */
typedef struct kin_handler_stats {
    size_t size;           /**< of this struct; set by the caller */
    const char *name;      /**< as it was added; borrowed from the registration,
                                never NULL */
    kin_overflow overflow; /**< as it was added */
    bool is_synced;        /**< all initial objects were delivered */
    size_t waiting;        /**< queued notifications */
    int64_t oldest_ms;     /**< age of the oldest of these */
    uint64_t delivered;    /**< notifications so far */
    bool is_called;        /**< a callback is running */
    int64_t called_ms;     /**< age of the notification that it runs for */
} kin_handler_stats;

/**
 * Get statistics of a handler.
 * @param registration  borrowed
 * @param ret           filled as far as its size, which the caller has set
 * Threads: any.
 */
KIN_API void kin_registration_get_stats(const kin_registration *registration,
                                        kin_handler_stats *ret);

/**
 * Get the state of an informer, for debugging: what it is doing, versions and
 * age, the last failures, every handler and index, and its use of memory.
 * Without the content of objects.  The members may change from version to
 * version.  Does not block readers of the cache.
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
 * Return memory that no reader needs to the system, now.  An informer does so
 * by itself a second or two after a quarter of its cache has become free, also
 * when no more changes arrive; call this to have it done at once, for instance
 * before measuring.  Costs a pass over the cache, during which events wait.
 * What snapshots and references to objects keep is returned some time after
 * they are released.
 * @param informer  borrowed
 * Threads: any.
 */
KIN_API void kin_informer_reclaim(kin_informer *informer);

KIN_END_DECLS

#endif /* KIN_INFORMER_H */
