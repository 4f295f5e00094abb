/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_file.h - saves the objects of a store to a file, and loads them into an
 * empty store.
 *
 *   F1  A save reads a held snapshot, so it may run on any thread while the
 *       writer continues.  It works in steps.
 *   F2  The file at the path is always complete: a save writes PATH.tmp and
 *       renames it.  After a failed save the path has the file of the last
 *       successful one, or the new one if only its folder cannot be written.
 *   F3  A file belongs to one process at a time, which holds the lock of
 *       PATH.lock.
 *   F4  A load trusts nothing in the file: any content is rejected, or gives
 *       valid values.  A rejected file changes nothing in the store.  The
 *       message of a rejection is `PATH: <why>`.
 *   F5  Secrets are never written: a save of v1/secrets, or of an arena for
 *       secret values, is rejected.
 *
 * docs/designs/0022-snapshot-file.md has the format and the reasons.
 */
#ifndef KIN_CACHE_IMAGE_FILE_H
#define KIN_CACHE_IMAGE_FILE_H

#include <kin/snapshot.h>

#include "cache/replace.h"

enum {
    /* Of each text of a binding and of the facts. */
    KIN__IMAGE_TEXT_MAX = 64 * 1024,
    KIN__IMAGE_EXTRA_MAX = 1024 * 1024,
};

/* What a file is bound to.  A file with another text in any member is rejected.
 * Texts are compared byte by byte; all are borrowed. */
struct kin__image_binding {
    kin_str cluster;    /* uid of the namespace kube-system.  Empty at a load:
                           not known yet; compare that of the facts later */
    kin_str server;     /* such as its URL and the hash of its CA */
    kin_str resource;   /* group/version/plural, or v1/plural */
    kin_str namespaces; /* empty: all */
    kin_str selectors;  /* labels and fields */
    kin_str projection;
    kin_str transform; /* identity of the user's function */
    kin_str form;      /* such as full objects or metadata only */
};

/* What a file says besides its objects. */
struct kin__image_facts {
    kin_str cluster;          /* a load returns it; a save ignores it, as it
                                 does the next */
    kin_str resource_version; /* of the snapshot */
    kin_str confirmed;        /* the server confirmed the content up to here */
    kin_str extra;            /* any bytes of the caller's */
    int64_t saved_ns;         /* wall clock, since 1970 */
    uint64_t count;           /* objects; a save ignores it */
};

/* ---- the path ---- */

/* A path that belongs to this process. */
struct kin__image_file;

/* Locks PATH.lock, which stays behind, and removes what a killed save left.
 * `path` is copied; the folder must exist.  0; KIN_EEXISTS if another process,
 * or another file of this one, has the lock; KIN_EINVAL for a bad path,
 * KIN_ESYSTEM or KIN_ENOMEM. */
int kin__image_file_open(const kin_allocator *alloc, kin_str path,
                         struct kin__image_file **ret,
                         kin_error *err) KIN_NODISCARD;
/* No save or load is open.  Keeps the file.  NULL is allowed. */
struct kin__image_file *kin__image_file_free(struct kin__image_file *file);

/* ---- saving ---- */

struct kin__image_save;

/* Begins a save.  `snapshot` is borrowed until the end, `binding` and `facts`
 * are copied.  One save of a file at a time.  0; KIN_EINVAL for secrets or a
 * text that is too long; KIN_ENOMEM or KIN_ESYSTEM. */
int kin__image_save_new(struct kin__image_file *file,
                        const kin_snapshot *snapshot,
                        const struct kin__image_binding *binding,
                        const struct kin__image_facts *facts,
                        struct kin__image_save **ret,
                        kin_error *err) KIN_NODISCARD;

/* Continues for about `work` objects.  The last steps wait for the disk.  1 if
 * there is more to do, 0 when the file is in place; KIN_ENOMEM, KIN_ESYSTEM,
 * KIN_ELIMIT if the values do not fit into a file, or KIN_EUNSUPPORTED for an
 * object without members; then the save has ended. */
int kin__image_save_step(struct kin__image_save *save, size_t work,
                         kin_error *err) KIN_NODISCARD;

/* Returns the bytes written so far. */
uint64_t kin__image_save_bytes(const struct kin__image_save *save);

/* Frees a save; one that has not finished leaves the old file in place. */
struct kin__image_save *kin__image_save_free(struct kin__image_save *save);

/* ---- loading ---- */

struct kin__image_load;

/* Begins a load into a store that has had no write yet.  `binding` is borrowed
 * until this returns, `replaced` until the end; as kin__replace_begin(), NULL
 * if the caller needs no changes.  KIN_ENOTFOUND if there is no file; otherwise
 * as kin__image_load_step(). */
int kin__image_load_new(struct kin__image_file *file, kin_store *store,
                        const struct kin__image_binding *binding,
                        struct kin__store_replaced *replaced,
                        struct kin__image_load **ret,
                        kin_error *err) KIN_NODISCARD;

/* Continues for about `work` objects, or 4 KiB of the file for each of them.
 * 1 if there is more to do; 0 when the objects are published, with the resource
 * version of the snapshot.  A rejection: KIN_EPARSE for a damaged or truncated
 * file, KIN_ECONFLICT for another binding, KIN_EUNSUPPORTED for another version
 * of the format or byte order, KIN_EFORBIDDEN if another user could have
 * written it.  KIN_ENOMEM, KIN_ESYSTEM; KIN_ELIMIT for a store that is too
 * small, or the error of an index.  Then the load has ended. */
int kin__image_load_step(struct kin__image_load *load, size_t work,
                         kin_error *err) KIN_NODISCARD;

/* Whether the next step reads values, as opposed to storing objects. */
bool kin__image_load_is_reading(const struct kin__image_load *load);

/* Returns the facts of the file; borrowed from the load. */
const struct kin__image_facts *kin__image_load_facts(
    const struct kin__image_load *load);

/* Frees a load.  One that has not finished is undone while it reads values, and
 * completed if it has begun to store them. */
struct kin__image_load *kin__image_load_free(struct kin__image_load *load);

#endif /* KIN_CACHE_IMAGE_FILE_H */
