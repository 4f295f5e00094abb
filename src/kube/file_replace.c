/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* 0, or what errno says. */
static int write_all(int fd, kin_str text)
{
    while (text.len > 0) {
        ssize_t n = write(fd, text.ptr, text.len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return n < 0 ? errno : EIO;
        text = kin_str_of(text.ptr + n, text.len - (size_t)n);
    }
    return 0;
}

int kin__file_replace(const char *path, kin_str text, mode_t mode,
                      kin_error *err)
{
    char temporary[PATH_MAX];

    if ((size_t)snprintf(temporary, sizeof(temporary), "%s.XXXXXX", path) >=
        sizeof(temporary))
        return kin_error_set(err, KIN_ELIMIT, "%s: path too long", path);
    int fd = mkostemp(temporary, O_CLOEXEC);
    if (fd < 0)
        return kin_error_set_errno(err, errno, "%s", path);
    int errnum = write_all(fd, text);
    if (errnum == 0 && (fchmod(fd, mode) < 0 || fsync(fd) < 0))
        errnum = errno;
    if (close(fd) < 0 && errnum == 0)
        errnum = errno;
    if (errnum == 0 && rename(temporary, path) < 0)
        errnum = errno;
    if (errnum == 0)
        return 0;
    (void)unlink(temporary);
    return kin_error_set_errno(err, errnum, "%s", path);
}
