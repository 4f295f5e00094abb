/* SPDX-License-Identifier: Apache-2.0 */
/*
 * select.h - walks over objects whose labels match.
 */
#ifndef KIN_CACHE_SELECT_H
#define KIN_CACHE_SELECT_H

#include <kin/snapshot.h>

/* Visits the rest of a walk, as far as the labels match.  0, KIN_ENOMEM, the
 * `code` of the walk, or what `visit` returned. */
int kin__iter_select(kin_iter *it, const kin_selection *selection,
                     kin_error *err) KIN_NODISCARD;

#endif /* KIN_CACHE_SELECT_H */
