/* SPDX-License-Identifier: Apache-2.0 */
/*
 * storage_sqlite.h - a storage in one SQLite file.
 *
 *   log        version, before, resource, key, value: the rows of storage.h
 *   resources  names of resources by number
 *   meta       the version up to which the log is compacted
 *
 * Rows are only appended, by version, and dropped by compaction; there is no
 * other index.  The file is in WAL mode with synchronous=FULL: when a commit
 * returns, its rows are on the disk.  The file is locked for this process and
 * created with mode 0600, since it contains Secrets.
 */
#ifndef KIN_SERVER_STORAGE_SQLITE_H
#define KIN_SERVER_STORAGE_SQLITE_H

#include <kin/alloc.h>

#include "server/storage.h"

/* Opens or creates a file.
 * @return 0, KIN_ENOMEM, KIN_ESYSTEM, KIN_ECONFLICT (in use by another
 * process), KIN_EPARSE (not a storage) or KIN_EUNSUPPORTED (created by a newer
 *         version) */
int kin__storage_sqlite_open(const kin_allocator *alloc, const char *path,
                             struct kin__storage **ret,
                             kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_STORAGE_SQLITE_H */
