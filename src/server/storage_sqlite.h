/* SPDX-License-Identifier: Apache-2.0 */
/*
 * storage_sqlite.h - a storage in one SQLite file.
 *
 *   log        version, before, resource, key, value: the rows of storage.h
 *   resources  names of resources, by number
 *   meta       up to where the log is compacted
 *
 * Rows are only added at the end, by version, and dropped by compaction; there
 * is no other index.  The file is in WAL mode with synchronous=FULL: a commit
 * has returned when its rows are on the disk.  It is opened for this process
 * alone and made with mode 0600, since Secrets are in it.
 */
#ifndef KIN_SERVER_STORAGE_SQLITE_H
#define KIN_SERVER_STORAGE_SQLITE_H

#include <kin/alloc.h>

#include "server/storage.h"

/* Opens a file, or makes it.
 * @return 0, KIN_ENOMEM, KIN_ESYSTEM, KIN_ECONFLICT (another process has it),
 *         KIN_EPARSE (not such a file) or KIN_EUNSUPPORTED (made by a newer
 *         version) */
int kin__storage_sqlite_open(const kin_allocator *alloc, const char *path,
                             struct kin__storage **ret,
                             kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_STORAGE_SQLITE_H */
