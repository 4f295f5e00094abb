/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch.h - watches inside the library.
 */
#ifndef KIN_KUBE_WATCH_H
#define KIN_KUBE_WATCH_H

#include <kin/watch.h>

/* Whether the watch has ended and all of its events were given. */
bool kin__watch_has_ended(const kin_watch *watch);

#endif /* KIN_KUBE_WATCH_H */
