/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "base/str.h"

enum { FILE_CHUNK = 8192 };

static void fd_close(const int *fd)
{
    if (*fd >= 0)
        close(*fd);
}

#define AUTO_FD __attribute__((cleanup(fd_close))) int

/* Reads once; 0 at the end of the file, 1 when there may be more. */
static int file_read_some(int fd, struct kin__buf *buf, int *ret_errnum)
{
    size_t room = buf->max - buf->len;
    size_t want = room < FILE_CHUNK ? room : FILE_CHUNK;
    char *at = NULL;
    char beyond = 0;
    ssize_t n = 0;

    int r = kin__buf_reserve(buf, want, &at);
    if (r < 0)
        return r;
    do
        n = read(fd, want > 0 ? at : &beyond, want > 0 ? want : 1);
    while (n < 0 && errno == EINTR);
    if (n < 0) {
        *ret_errnum = errno;
        return KIN_ESYSTEM;
    }
    if (n > 0 && want == 0)
        return KIN_ELIMIT;
    kin__buf_grown(buf, (size_t)n);
    return n > 0;
}

static int file_open(const char *path, int flags, int *ret, kin_error *err)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags);

    if (fd < 0 && (errno == ENOENT || errno == ENOTDIR))
        return kin_error_set(err, KIN_ENOTFOUND, "%s: %s", path,
                             strerror(errno));
    if (fd < 0)
        return kin_error_set_errno(err, errno, "%s", path);
    *ret = fd;
    return 0;
}

static int file_read_all(int fd, const char *path, struct kin__buf *buf,
                         kin_error *err)
{
    int errnum = 0;
    int r = 1;

    while (r > 0)
        r = file_read_some(fd, buf, &errnum);
    if (r == KIN_ESYSTEM)
        return kin_error_set_errno(err, errnum, "%s", path);
    if (r == KIN_ELIMIT)
        return kin_error_set(err, r, "%s: larger than %zu bytes", path,
                             buf->max);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

int kin__file_read(const char *path, struct kin__buf *buf, kin_error *err)
{
    AUTO_FD fd = -1;
    int r = file_open(path, /* flags= */ 0, &fd, err);

    return r < 0 ? r : file_read_all(fd, path, buf, err);
}

int kin__file_read_now(const char *path, struct kin__buf *buf, kin_error *err)
{
    AUTO_FD fd = -1;
    int r = file_open(path, O_NONBLOCK, &fd, err);

    return r < 0 ? r : file_read_all(fd, path, buf, err);
}

static const char *file_kind(mode_t mode)
{
    if (S_ISDIR(mode))
        return "a directory";
    if (S_ISFIFO(mode))
        return "a pipe";
    return S_ISSOCK(mode) ? "a socket" : "a device";
}

/* Programs are given /dev/null as an empty file. */
static bool file_is_null(const struct stat *status)
{
    return S_ISCHR(status->st_mode) && status->st_rdev == makedev(1, 3);
}

int kin__file_read_regular(const char *path, struct kin__buf *buf,
                           kin_error *err)
{
    AUTO_FD fd = -1;
    struct stat status;
    int r = file_open(path, O_NONBLOCK, &fd, err);

    if (r < 0)
        return r;
    if (fstat(fd, &status) < 0)
        return kin_error_set_errno(err, errno, "%s", path);
    if (!S_ISREG(status.st_mode) && !file_is_null(&status))
        return kin_error_set(err, KIN_EINVAL, "%s: %s, not a regular file",
                             path, file_kind(status.st_mode));
    return file_read_all(fd, path, buf, err);
}

/* The part before the last slash. */
static kin_str path_parent(kin_str path)
{
    size_t slash = kin__str_rfind(path, '/');

    if (slash == KIN__STR_NONE)
        return KIN__S("");
    return slash == 0 ? KIN__S("/") : kin_str_of(path.ptr, slash);
}

static char *path_join(struct kin__region *region, kin_str folder, kin_str path)
{
    bool has_slash = kin_str_ends_with(folder, KIN__S("/"));

    if (folder.len == 0 || path.len == 0)
        return kin__region_strdup(region, folder.len > 0 ? folder : path);
    char *joined = kin__region_alloc0(region, folder.len + path.len + 2, 1);
    if (!joined)
        return NULL;
    char *end = mempcpy(joined, folder.ptr, folder.len);
    if (!has_slash)
        *end++ = '/';
    memcpy(end, path.ptr, path.len);
    return joined;
}

char *kin__path_folder(struct kin__region *region, const char *path,
                       kin_error *err)
{
    kin_str parent = path_parent(kin_s(path));
    char here[PATH_MAX] = "";

    if (path[0] != '/' && !getcwd(here, sizeof(here))) {
        (void)kin_error_set_errno(err, errno, "current folder");
        return NULL;
    }
    char *folder = path_join(region, kin_s(here), parent);
    if (!folder)
        (void)kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    return folder;
}

char *kin__path_resolve(struct kin__region *region, const char *folder,
                        kin_str path)
{
    bool is_absolute = kin_str_starts_with(path, KIN__S("/"));

    /* One name for one place; without a folder, "./" marks it as a path. */
    while (folder && kin_str_starts_with(path, KIN__S("./")))
        path = kin__str_slice(path, 2, path.len);
    return path_join(region, is_absolute ? KIN__S("") : kin_s(folder), path);
}

/* 0 or an errno value. */
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
