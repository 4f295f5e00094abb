/* SPDX-License-Identifier: Apache-2.0 */
/*
 * select.h - iterating over objects whose labels match.
 */
#ifndef KIN_CACHE_SELECT_H
#define KIN_CACHE_SELECT_H

#include <kin/snapshot.h>

/* Visits the remaining objects of an iterator whose labels match.  0,
 * KIN_ENOMEM, the `code` of the iterator, or the result of `visit`. */
int kin__iter_select(kin_iter *it, const kin_selection *selection,
                     kin_error *err) KIN_NODISCARD;

#endif /* KIN_CACHE_SELECT_H */
