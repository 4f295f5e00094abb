/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * How an informer is: figures, how fresh its copy is, and all of it at once.
 */
#ifndef KIN_INFORMER_STATS_H
#define KIN_INFORMER_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/handler.h>
#include <kin/informer.h>

KIN_BEGIN_DECLS

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
    int64_t age_ms;    /**< see kin_informer_age_ms() */
    uint64_t failures; /**< that were reported, since the beginning */
    uint64_t expected; /**< objects that the list under way will bring; 0 if the
                            server has not said */
    bool is_protobuf;  /**< the last answer came as protobuf */
    uint64_t wire_fallbacks; /**< from unknown protobuf to JSON */
    const char *state; /**< what the first source that is not watching does, in
                            a word: "new", "streaming" (a list), "listing",
                            "watching", "waiting" (to try again), "stopped" */
    uint64_t relists;  /**< lists after the first one that were whole */
    uint64_t values;   /**< different values that the copy consists of: objects
                            share those that are equal */
    size_t isolated;   /**< objects that could not be decoded or stored */
} kin_informer_stats;

/**
 * Get informer statistics.  Returns within milliseconds: while a large list is
 * being published, they are those of a moment before.
 * @param informer  borrowed
 * @param ret       filled; its size is set
 * Threads: any.
 * Since: 0.1
 */
KIN_API void kin_informer_get_stats(kin_informer *informer,
                                    kin_informer_stats *ret);

/**
 * Tell how old the copy may be: how long ago the server last said what it has,
 * with an event, a bookmark or a list.  A server that has nothing to tell sends
 * a bookmark about once a minute, if it has a cache for the resource.
 * @param informer  borrowed
 * @return milliseconds; -1 before the first list
 * Threads: any.
 * Since: 0.1
 */
KIN_API int64_t kin_informer_age_ms(kin_informer *informer);

/** How a handler is. */
typedef struct kin_handler_stats {
    size_t size;           /**< of this struct */
    const char *name;      /**< as it was added; borrowed from the registration,
                                never NULL */
    kin_overflow overflow; /**< as it was added */
    bool is_synced;        /**< it was told everything of its beginning */
    size_t waiting;        /**< changes that wait for it */
    int64_t oldest_ms;     /**< how long the oldest of those has waited */
    uint64_t delivered;    /**< changes that it was told */
    bool is_called;        /**< it is being called */
    int64_t called_ms;     /**< how old the change is that it is called for */
} kin_handler_stats;

/**
 * Tell how a handler is.
 * @param registration  borrowed
 * @param ret           filled; its size is set
 * Threads: any.
 * Since: 0.1
 */
KIN_API void kin_registration_get_stats(const kin_registration *registration,
                                        kin_handler_stats *ret);

/**
 * Tell all that there is to tell of an informer, for a person who wonders: what
 * it is doing, versions and age, the last failures, every handler and index,
 * and where the memory goes.  No object's content is in it.  Its members may
 * change from version to version.  Readers never wait for it.
 * @param informer  borrowed
 * @param alloc     of the document; NULL for the default
 * @param ret       an object; kin_value_write() prints it; released with
 *                  kin_document_free()
 * @param err       filled on failure only; may be NULL
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_informer_dump(kin_informer *informer,
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
 * Since: 0.1
 */
KIN_API void kin_informer_reclaim(kin_informer *informer);

KIN_END_DECLS

#endif /* KIN_INFORMER_STATS_H */
