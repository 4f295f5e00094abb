/* SPDX-License-Identifier: Apache-2.0 */
/*
 * warm.h - the snapshot file of an informer: loads it at the start, and saves
 * it at intervals and at the stop.
 *
 *   A  A save reads a held snapshot on a thread of its own: it never delays
 *      reading and delivery.
 *   B  Objects and versions of a file belong together: they are taken under
 *      the informer's lock.
 *   C  A file that cannot be used is logged in one line, and the informer
 *      starts as without it.
 *   D  Nothing is saved before the informer has synced, so a file always has a
 *      state that the server has confirmed.
 *
 * src/cache/image_file.h has the file, core_prove.c how the server confirms
 * what was loaded.
 */
#ifndef KIN_INFORMER_WARM_H
#define KIN_INFORMER_WARM_H

#include <kin/informer.h>

struct kin__warm;

/* Checks the options of a snapshot file.  0 or KIN_EINVAL. */
int kin__warm_check(const kin_lister_watcher *lw, const kin_informer_opts *opts,
                    kin_error *err) KIN_NODISCARD;
/* Opens the file of an informer, whose sources were made; `*ret` stays NULL
 * without one.  0, KIN_ENOMEM or KIN_ESYSTEM. */
int kin__warm_new(kin_informer *informer, struct kin__warm **ret,
                  kin_error *err) KIN_NODISCARD;
/* After kin__warm_stop(). */
struct kin__warm *kin__warm_free(struct kin__warm *warm);

/* Starts the sources: with what was saved, if there is such a file.  The lock
 * is held. */
void kin__warm_start(struct kin__warm *warm);
/* Ends saving; saves once more if the state has changed.  Without the lock,
 * when reading has ended.  May be called again.  NULL is allowed. */
void kin__warm_stop(struct kin__warm *warm);

/* When the loaded file was saved, by the wall clock; -1 if none was loaded.
 * The lock is held; NULL is allowed. */
int64_t kin__warm_saved_ns(const struct kin__warm *warm);

#endif /* KIN_INFORMER_WARM_H */
