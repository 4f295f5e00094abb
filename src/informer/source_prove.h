/* SPDX-License-Identifier: Apache-2.0 */
/*
 * source_prove.h - asks the server the questions of a core's proof (proof.h).
 *
 * The questions are calls of the client beside the watch, one at a time.  They
 * do not delay it.  The functions run in the job of the source, or after it was
 * cancelled.
 */
#ifndef KIN_INFORMER_SOURCE_PROVE_H
#define KIN_INFORMER_SOURCE_PROVE_H

#include <stdbool.h>

struct kin__source;

/* Whether the source can ask: it reads from a client. */
bool kin__source_can_prove(const struct kin__source *source);
/* Does what is due: describes the cache, asks, and passes an answer.  The lock
 * is held; it is released meanwhile. */
void kin__source_prove(struct kin__source *source);
/* Ends the current question, if there is one.  The lock is held; it is released
 * meanwhile. */
void kin__source_end_question(struct kin__source *source);

#endif /* KIN_INFORMER_SOURCE_PROVE_H */
