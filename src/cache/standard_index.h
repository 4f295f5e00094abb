/* SPDX-License-Identifier: Apache-2.0 */
/*
 * standard_index.h - what the standard indexes read, and facts about pods.
 */
#ifndef KIN_CACHE_STANDARD_INDEX_H
#define KIN_CACHE_STANDARD_INDEX_H

#include <kin/standard_index.h>

/* Returns the paths that a standard index reads, separated by commas; empty for
 * any other indexer. */
kin_str kin__standard_index_fields(const kin_indexer *indexer);

/* Whether a pod has given its addresses back: the status keeps them. */
bool kin__pod_has_ended(const kin_object *pod);
bool kin__pod_is_in_host_network(const kin_object *pod);
/* Whether the status has an address of this length: 4 or 16 bytes. */
bool kin__pod_has_address_like(const kin_object *pod, size_t len);

#endif /* KIN_CACHE_STANDARD_INDEX_H */
