/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list.h - metadata of lists inside the library.
 */
#ifndef KIN_KUBE_LIST_H
#define KIN_KUBE_LIST_H

#include <kin/list.h>

/* The number of objects that were delivered, since the last restart if there
 * was one. */
uint64_t kin__list_meta_count(const kin_list_meta *meta);

/* Kind and apiVersion of the list, such as "PodList" and "v1"; borrowed; empty
 * if the server sent none. */
kin_str kin__list_meta_kind(const kin_list_meta *meta);
kin_str kin__list_meta_api_version(const kin_list_meta *meta);

#endif /* KIN_KUBE_LIST_H */
