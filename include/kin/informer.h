/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_informer: a local copy of a collection that follows the server, and tells
 * handlers of every change.
 *
 *     kin_lister_watcher_new(client, &pods, KIN_ALL, &lw, &err);
 *     kin_informer_new(lw, NULL, &informer, &err);
 *     kin_informer_add_handler(informer, &handler, NULL, NULL, &err);
 *     kin_informer_start(informer, &err);
 *     kin_informer_wait_synced(informer, stop, &err);
 *     KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
 *
 *   A  After the first list the copy is what the server had at some version,
 *      never a mixture, and goes forward from there.
 *   B  Reading takes a snapshot (kin/snapshot.h) and never waits.
 *   C  A handler is called by one thread at a time, in the order in which
 *      things happened, without any lock.  It may take as long as it likes: no
 *      other handler and not the copy waits for it.  It may call anything here
 *      but what says that it may not.
 *   D  When a handler is told of something, the copy is at least as new.
 *   E  A handler that is added later is told of everything that is there, as
 *      adds with `is_initial`, and then of every change: no gap, nothing twice.
 *   F  Of the same object a handler is told add, updates, delete; an object
 *      that went while the connection was lost gives a delete with
 *      `is_tombstone`, with its last known state.
 *   G  After kin_informer_stop() has returned no handler is called, except for
 *      calls that were under way.
 *   H  Objects belong to the copy and never change; kin_object_ref() keeps one
 *      longer than the call, or than the snapshot.
 */
#ifndef KIN_INFORMER_H
#define KIN_INFORMER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/handler.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/object.h>
#include <kin/snapshot.h>
#include <kin/stop.h>
#include <kin/store.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A copy of a collection; see the guarantees at the top. */
typedef struct kin_informer kin_informer;

/** In which way changes are queued. */
typedef enum kin_queue_kind {
    KIN_QUEUE_IN_ORDER, /**< as they come; a list is one step */
    KIN_QUEUE_DELTA     /**< by object, as client-go's DeltaFIFO */
} kin_queue_kind;

/** Whether lists are streamed as watches. */
typedef enum kin_watch_list {
    KIN_WATCH_LIST_AUTO, /**< if the server can, else as lists */
    KIN_WATCH_LIST_OFF   /**< always as lists */
} kin_watch_list;

/** How to make an informer; zero is a good default for each member. */
typedef struct kin_informer_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the default */
    const kin_log *log;         /**< borrowed; NULL: silent */
    const char *name;           /**< for logs and statistics; copied */
    kin_str label_selector;     /**< which objects; copied */
    kin_str field_selector;     /**< which objects; copied */
    int64_t resync_ms;          /**< of handlers that do not say otherwise; 0:
                                     never.  Less than a second is a second */
    kin_queue_kind queue;       /**< see there */
    kin_watch_list watch_list;  /**< see there */
    int64_t page_limit;         /**< objects in one list; 0: the usual rules */
    uint64_t max_bytes;         /**< of all objects; 0: 8 GiB.  At the limit the
                                     copy stays at what it has, and every try
                                     for more is told as an error */
    size_t max_object_bytes;    /**< of one object's text; 0: 16 MiB */
    bool is_strict;             /**< trust no fingerprint: each byte is read */
    bool is_silent_on_same;     /**< no call for what a list brings unchanged */
    /** Changes objects before they are stored, to keep less of them.  `*ret` is
     * NULL, which leaves the object as it is; or another one with the same name
     * and version, which is given.  Called by the thread that reads, with the
     * informer's lock held: it must not wait, nor call anything here. */
    int (*transform)(const kin_object *object, kin_object **ret, void *userdata,
                     kin_error *err);
    /** Told of every failure, whether or not it ended anything.  Same thread,
     * same rules.  NULL: the log. */
    void (*on_error)(const kin_error *err, void *userdata);
    void *userdata; /**< passed to both */
    kin_loop *loop; /**< borrowed: its steps do it all; see kin/loop.h */
    kin_wire wire;  /**< how objects travel; see kin/list.h */
} kin_informer_opts;

/** Initialises options. */
#define KIN_INFORMER_OPTS_INIT                                                 \
    {                                                                          \
        sizeof(kin_informer_opts), NULL, NULL, NULL, {NULL, 0}, {NULL, 0}, 0,  \
            KIN_QUEUE_IN_ORDER, KIN_WATCH_LIST_AUTO, 0, 0, 0, false, false,    \
            NULL, NULL, NULL, NULL, KIN_WIRE_AUTO                              \
    }

/**
 * Make an informer.
 * @param lw    borrowed; outlives the informer
 * @param opts  copied; may be NULL
 * @param ret   released with kin_informer_free()
 * @param err   filled on failure only; may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_informer_new(kin_lister_watcher *lw,
                                           const kin_informer_opts *opts,
                                           kin_informer **ret, kin_error *err);

/**
 * Stop an informer and release it; snapshots of it must be gone.  Waits for
 * handlers that are running: not to be called by one.
 * @param informer  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_informer *kin_informer_free(kin_informer *informer);

/**
 * Add indexes, as kin_store_add_indexers() does; also to an informer that runs.
 * @param informer  borrowed
 * @param indexers  given: `destroy` of each is called in the end, also on
 *                  failure.  They run with the informer's lock held
 * @param count     of them
 * @param err       filled on failure only; may be NULL
 * @return 0, KIN_EEXISTS, KIN_ESTOPPED, KIN_ENOMEM, or what an index gave
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_informer_add_indexers(kin_informer *informer,
                                                    const kin_indexer *indexers,
                                                    size_t count,
                                                    kin_error *err);

/**
 * Start reading.  Once; again does nothing.
 * @param informer  borrowed
 * @param err       filled on failure only; may be NULL
 * @return 0 or KIN_ESTOPPED
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_informer_start(kin_informer *informer, kin_error *err);

/**
 * Stop reading and calling, for good.  Waits for handlers that are running
 * (but for the one that calls this), at most a second for anything else.
 * @param informer  borrowed; may be NULL
 * Threads: any.
 * Since: 0.1
 */
KIN_API void kin_informer_stop(kin_informer *informer);

/**
 * Stop reading, let handlers have all that the copy has got, then stop: what
 * handlers were told adds up to what kin_informer_snapshot() gives afterwards.
 * @param informer  borrowed
 * @param stop      ends the wait; may be NULL
 * @param err       filled on failure only; may be NULL
 * @return 0; or KIN_ESTOPPED or KIN_ETIMEDOUT: it was stopped, and something
 *         was not told
 * Threads: any.  A handler that calls this waits for the others only.
 * Since: 0.1
 */
KIN_API int kin_informer_drain(kin_informer *informer, kin_stop *stop,
                               kin_error *err);

/**
 * Add a handler, before or after the start.
 * @param informer  borrowed
 * @param handler   copied
 * @param opts      copied; may be NULL
 * @param ret       borrowed: valid until it is removed or the informer freed;
 *                  may be NULL
 * @param err       filled on failure only; may be NULL
 * @return 0, KIN_EINVAL, KIN_ESTOPPED, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_informer_add_handler(kin_informer *informer,
                                     const kin_handler *handler,
                                     const kin_handler_opts *opts,
                                     kin_registration **ret, kin_error *err);

/**
 * Remove a handler and wait until it is not being called; what was waiting for
 * it is dropped.  Called by the handler itself, that call is the last and is
 * not waited for.
 * @param informer      borrowed
 * @param registration  given
 * @return 0, or KIN_ENOTFOUND if it is none of this informer
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_informer_remove_handler(kin_informer *informer,
                                        kin_registration *registration);

/**
 * Tell whether a handler has been called for everything of its beginning.
 * @param registration  borrowed
 * @return true if so
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_registration_has_synced(const kin_registration *registration);

/**
 * Tell whether the first list has arrived.
 * @param informer  borrowed
 * @return true if so
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_informer_has_synced(kin_informer *informer);

/**
 * Wait until the first list has arrived.
 * @param informer  borrowed; was started
 * @param stop      ends the wait; may be NULL
 * @param err       says why it has not arrived yet; may be NULL
 * @return 0, KIN_ESTOPPED (also if the informer was stopped) or KIN_ETIMEDOUT
 * Threads: any but a handler's.
 * Since: 0.1
 */
KIN_API int kin_informer_wait_synced(kin_informer *informer, kin_stop *stop,
                                     kin_error *err);

/**
 * Wait until the copy is at least as new as a version, such as that of one's
 * own write.  A version that the selection does not include may never be
 * reached: use a deadline.
 * @param informer          borrowed; was started
 * @param resource_version  of this collection
 * @param stop              ends the wait; may be NULL
 * @param err               filled on failure only; may be NULL
 * @return 0, KIN_ESTOPPED, KIN_ETIMEDOUT, or KIN_EINVAL if it is no version
 * Threads: any but a handler's.
 * Since: 0.1
 */
KIN_API int kin_informer_wait_version(kin_informer *informer,
                                      kin_str resource_version, kin_stop *stop,
                                      kin_error *err);

/**
 * Take a snapshot of the copy.
 * @param informer  borrowed; outlives the snapshot
 * @return as kin_snapshot_new()
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_snapshot *kin_informer_snapshot(kin_informer *informer);

/** How an informer is. */
typedef struct kin_informer_stats {
    size_t size;       /**< of this struct */
    bool is_synced;    /**< the first list has arrived */
    size_t objects;    /**< in the copy */
    size_t bytes;      /**< of the copy, all included */
    size_t handlers;   /**< that were added */
    size_t waiting;    /**< changes that the slowest handler has not had */
    int64_t oldest_ms; /**< how long the oldest of those has waited */
    uint64_t lists;    /**< requests for lists, pages counted */
    uint64_t watches;  /**< requests for watches */
    uint64_t events;   /**< of watches */
    uint64_t staged;   /**< objects of the list under way */
    kin_error error;   /**< the last failure since the last success */
    bool is_protobuf;  /**< the last answer came as protobuf */
    uint64_t wire_fallbacks; /**< from unknown protobuf to JSON */
} kin_informer_stats;

/**
 * Tell how an informer is.
 * @param informer  borrowed
 * @param ret       filled; its size is set
 * Threads: any.
 * Since: 0.1
 */
KIN_API void kin_informer_get_stats(kin_informer *informer,
                                    kin_informer_stats *ret);

KIN_DEFINE_AUTO(kin_informer, kin_informer_free);

KIN_END_DECLS

#endif /* KIN_INFORMER_H */
