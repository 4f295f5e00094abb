/* SPDX-License-Identifier: Apache-2.0 */
/*
 * file.h - small files that other programs read or write.
 */
#ifndef KIN_KUBE_FILE_H
#define KIN_KUBE_FILE_H

#include <sys/types.h>

#include <kin/error.h>

#include "base/buf.h"
#include "kube/region.h"

/* Appends a file's content; a pipe is read to its end.  0, KIN_ENOTFOUND,
 * KIN_ESYSTEM, KIN_ENOMEM, or KIN_ELIMIT (more than the buffer may hold).  The
 * message names the path and never the content. */
int kin__file_read(const char *path, struct kin__buf *buf,
                   kin_error *err) KIN_NODISCARD;

/* The same for files that are read while a mutex is held: a pipe without a
 * writer is empty, and one that would block is KIN_ESYSTEM. */
int kin__file_read_now(const char *path, struct kin__buf *buf,
                       kin_error *err) KIN_NODISCARD;

/* The same for regular files and links to them: KIN_EINVAL for a pipe, a
 * directory or a device other than /dev/null.  Does not block. */
int kin__file_read_regular(const char *path, struct kin__buf *buf,
                           kin_error *err) KIN_NODISCARD;

/* Returns the absolute folder of a file without resolving links; NULL with
 * an error if memory runs out or the current folder is gone. */
char *kin__path_folder(struct kin__region *region, const char *path,
                       kin_error *err) KIN_NODISCARD;

/* Resolves a path relative to a folder, without a leading "./"; if `folder`
 * is NULL, the path is unchanged. */
char *kin__path_resolve(struct kin__region *region, const char *folder,
                        kin_str path) KIN_NODISCARD;

/* Replaces the content of a file atomically: the text is written to a new
 * file with an unpredictable name in the same folder, and renamed. 0,
 * KIN_ELIMIT (path) or KIN_ESYSTEM; the message starts with the path. */
int kin__file_replace(const char *path, kin_str text, mode_t mode,
                      kin_error *err) KIN_NODISCARD;

#endif /* KIN_KUBE_FILE_H */
