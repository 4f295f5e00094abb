/* SPDX-License-Identifier: Apache-2.0 */
/*
 * index_path.h - indexes over the values at a path.
 */
#ifndef KIN_CACHE_INDEX_PATH_H
#define KIN_CACHE_INDEX_PATH_H

#include <kin/path.h>
#include <kin/store.h>

/* Returns the steps of an indexer from kin_indexer_by_path(); the index of a
 * step may mean every element.  NULL for any other indexer. */
const kin_step *kin__indexer_steps(const kin_indexer *indexer,
                                   size_t *ret_count);

/* Returns the path of such an indexer as the caller wrote it; borrowed. */
kin_str kin__indexer_path(const kin_indexer *indexer);

#endif /* KIN_CACHE_INDEX_PATH_H */
