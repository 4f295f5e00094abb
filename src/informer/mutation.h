/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutation.h - looks for cached values that somebody has changed.
 *
 * Values are mapped read-only for all but the writer, so a handler that writes
 * to one faults where it does.  What that cannot catch: a stray write through
 * the writer's mapping, and everything where there is one mapping only, as
 * under sanitizers.  For debugging, then, the hashes of all shared values are
 * compared with those under which they were stored.
 */
#ifndef KIN_INFORMER_MUTATION_H
#define KIN_INFORMER_MUTATION_H

#include <kin/store.h>

enum { KIN__MUTATION_PERIOD_S = 1 }; /* client-go's */

/* Whether KUBE_CACHE_MUTATION_DETECTOR asks for it. */
bool kin__mutation_wanted_from_env(void);

/* Writer: whether values are protected, and what they were.  0, or
 * KIN_EINTERNAL with a message. */
int kin__mutation_check(const kin_store *store, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_MUTATION_H */
