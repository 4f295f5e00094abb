/* SPDX-License-Identifier: Apache-2.0 */
/*
 * standard_index.h - what the standard indexes read.
 */
#ifndef KIN_CACHE_STANDARD_INDEX_H
#define KIN_CACHE_STANDARD_INDEX_H

#include <kin/standard_index.h>

/* Returns the paths that a standard index reads, separated by commas; empty for
 * any other indexer. */
kin_str kin__standard_index_fields(const kin_indexer *indexer);

#endif /* KIN_CACHE_STANDARD_INDEX_H */
