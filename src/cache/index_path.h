/* SPDX-License-Identifier: Apache-2.0 */
/*
 * index_path.h - indexes of what a path leads to.
 */
#ifndef KIN_CACHE_INDEX_PATH_H
#define KIN_CACHE_INDEX_PATH_H

#include <kin/path.h>
#include <kin/store.h>

/* The steps of an index that kin_indexer_by_path() has made; an index step
 * among them may be for every element.  NULL: it was made in another way. */
const kin_step *kin__indexer_steps(const kin_indexer *indexer,
                                   size_t *ret_count);

/* The path of such a one, as it was given; borrowed. */
kin_str kin__indexer_path(const kin_indexer *indexer);

#endif /* KIN_CACHE_INDEX_PATH_H */
