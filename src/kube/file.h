/* SPDX-License-Identifier: Apache-2.0 */
/*
 * file.h - small files that other programs read or write.
 */
#ifndef KIN_KUBE_FILE_H
#define KIN_KUBE_FILE_H

#include <sys/types.h>

#include <kin/error.h>

#include "base/buf.h"
#include "kube/pool.h"

/* Appends a file's content; a pipe is read to its end.  0, KIN_ENOTFOUND,
 * KIN_ESYSTEM, KIN_ENOMEM, or KIN_ELIMIT (more than the buffer may hold).  The
 * message names the path and never the content. */
int kin__file_read(const char *path, struct kin__buf *buf,
                   kin_error *err) KIN_NODISCARD;

/* The same for files that are read while others wait: a pipe that nobody writes
 * to is empty, and one that is to be waited for is KIN_ESYSTEM. */
int kin__file_read_now(const char *path, struct kin__buf *buf,
                       kin_error *err) KIN_NODISCARD;

/* The same for files that must be regular ones, or links to such: KIN_EINVAL
 * for a pipe, a directory or a device other than /dev/null.  It does not
 * block. */
int kin__file_read_regular(const char *path, struct kin__buf *buf,
                           kin_error *err) KIN_NODISCARD;

/* The absolute folder of a file, without resolving links; NULL with a message
 * when memory is short or the current folder is gone. */
char *kin__path_folder(struct kin__pool *pool, const char *path,
                       kin_error *err) KIN_NODISCARD;

/* A path that was written relative to a folder, without "./" at its beginning;
 * `folder` may be NULL, then the path stays as it is. */
char *kin__path_resolve(struct kin__pool *pool, const char *folder,
                        kin_str path) KIN_NODISCARD;

/* Makes a text the content of a file.  Readers see the old one or the new one:
 * it is written to a new file beside it, whose name cannot be foreseen, and
 * renamed.  0, KIN_ELIMIT (path) or KIN_ESYSTEM, with the path in front. */
int kin__file_replace(const char *path, kin_str text, mode_t mode,
                      kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_FILE_H */
