/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list.h - internal list functions.
 */
#ifndef KIN_KUBE_LIST_H
#define KIN_KUBE_LIST_H

#include <kin/list.h>
#include <kin/lister_watcher.h>

/* Returns the number of objects delivered since the start, or since the last
 * restart. */
uint64_t kin__list_meta_count(const kin_list_meta *meta);

/* Return the kind and apiVersion of the list, such as "PodList" and "v1":
 * borrowed; empty if the server sent none. */
kin_str kin__list_meta_kind(const kin_list_meta *meta);
kin_str kin__list_meta_api_version(const kin_list_meta *meta);

/* Like kin_client_list() and kin_client_list_all(), for any lister-watcher. */
int kin__lister_watcher_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                             const kin_list_handler *handler,
                             kin_list_meta **ret, kin_error *err) KIN_NODISCARD;
int kin__lister_watcher_list_all(kin_lister_watcher *lw,
                                 const kin_list_opts *opts,
                                 const kin_list_handler *handler,
                                 kin_list_meta **ret,
                                 kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_LIST_H */
