/* SPDX-License-Identifier: Apache-2.0 */
/*
 * past_read.h - reads of a store at a time.
 *
 * A read takes a snapshot, and then the lock of the past for as long as it
 * takes to copy the entries (past.h, T1).  What the snapshot shows is current;
 * its beginning is that of its open entry, or follows from the rules.
 *
 * Threads: any.
 */
#ifndef KIN_CACHE_PAST_READ_H
#define KIN_CACHE_PAST_READ_H

#include <kin/past.h>

/* As kin_informer_past() and kin_informer_past_unique(); the store has a past,
 * and `query` has all its members. */
int kin__past_read(kin_store *store, const kin_past_query *query,
                   kin_past **ret, kin_error *err) KIN_NODISCARD;
int kin__past_read_unique(kin_store *store, const kin_past_query *query,
                          kin_past **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CACHE_PAST_READ_H */
