/* SPDX-License-Identifier: Apache-2.0 */
/*
 * publication.h - publishes a staged list: in the store, then to the handlers.
 *
 * All of it can be done at once, or in slices of bounded work, so that a step
 * of an event loop ends in time.  Readers see nothing of the list before all of
 * it is in the store, and all of it after that; handlers are notified in the
 * order of the list.  Between slices nothing may be done with the store, the
 * stage or the handlers: finish the publication first.
 *
 *   A  A failure leaves store and handlers as they were.  It can only happen
 *      before the store has published.
 *
 * Threads: the holder of the informer's lock.
 */
#ifndef KIN_INFORMER_PUBLICATION_H
#define KIN_INFORMER_PUBLICATION_H

#include "cache/predictor.h"
#include "cache/replace.h"
#include "informer/announce.h"
#include "informer/isolated.h"
#include "informer/stage.h"

/* Borrowed until the end. */
struct kin__publication_opts {
    const kin_allocator *alloc;
    kin_store *store;
    struct kin__stage *stage;
    struct kin__predictor *predictor;
    struct kin__isolated *isolated;
    struct kin__announcer announcer;
    kin_str ns;             /* of all its objects; empty for any */
    bool is_silent_on_same; /* do not notify about unchanged objects */
};

/* The keys that a list has added, changed or removed. */
struct kin__publication_changes {
    uint64_t count;
    char first[KIN__ISOLATED_KEY_MAX + 1]; /* one of them, maybe truncated */
};

enum kin__publication_phase {
    KIN__PUBLICATION_NONE,
    KIN__PUBLICATION_STORE,   /* -> GONE, or NONE if it fails */
    KIN__PUBLICATION_GONE,    /* notifies about deletions */
    KIN__PUBLICATION_CHANGED, /* and about the list */
    KIN__PUBLICATION_SETTLE,
    KIN__PUBLICATION_RELEASE,
};

/* All zero: none. */
struct kin__publication {
    struct kin__publication_opts opts;
    enum kin__publication_phase phase;
    struct kin__replace replace;
    struct kin__store_replaced replaced;
    size_t next;                             /* of the phase */
    struct kin__publication_changes changes; /* so far; kept at the end */
};

/* Begins to publish what is staged.  `version` is copied.  0, or a failure,
 * after which nothing is staged. */
int kin__publication_begin(struct kin__publication *publication,
                           const struct kin__publication_opts *opts,
                           kin_str version, kin_error *err) KIN_NODISCARD;

/* Goes on, for about `work` objects.  1 if there is more to do, 0 when all is
 * done, or a failure, which ends it; then nothing is staged. */
int kin__publication_step(struct kin__publication *publication, size_t work,
                          kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_PUBLICATION_H */
