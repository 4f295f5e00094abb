/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch.h - watches for callers inside the library.
 */
#ifndef KIN_KUBE_WATCH_H
#define KIN_KUBE_WATCH_H

#include <kin/lister_watcher.h>
#include <kin/watch.h>

/* Whether the watch has ended and all events were returned. */
bool kin__watch_has_ended(const kin_watch *watch);

/* As kin_client_watch(), from any lister-watcher, which outlives the watch. */
int kin__lister_watcher_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                              kin_watch **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_WATCH_H */
