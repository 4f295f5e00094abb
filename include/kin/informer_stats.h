/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * How an informer is: figures, and how fresh its copy is.
 */
#ifndef KIN_INFORMER_STATS_H
#define KIN_INFORMER_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
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

KIN_END_DECLS

#endif /* KIN_INFORMER_STATS_H */
