/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object_file.c - files for `kin object`: mapped where possible, since streams
 * of events are large and read once.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/str.h"
#include "object.h"

enum {
    FILE_PAGE = 4096,
    FILE_BLOCK = 1 << 16,
};

/* Input from a pipe is read into memory. */
#define FILE_MAX_READ (SIZE_MAX / 4)

_Static_assert((int)KIN__JSON_PADDING <= (int)FILE_PAGE,
               "a page is enough behind a file");

/* Maps a file over the start of a longer zeroed area. */
static bool file_map(struct object_file *file, int fd, size_t size)
{
    size_t area = (size + FILE_PAGE - 1) / FILE_PAGE * FILE_PAGE + FILE_PAGE;
    char *at = mmap(NULL, area, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (at == MAP_FAILED)
        return false;
    if (mmap(at, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, fd, 0) ==
        MAP_FAILED) {
        (void)munmap(at, area);
        return false;
    }
    (void)madvise(at, size, MADV_SEQUENTIAL);
    file->mapped = area;
    file->text = kin_str_of(at, size);
    return true;
}

static int file_read(struct object_file *file, int fd, kin_error *err)
{
    for (;;) {
        char *room = NULL;
        int r = kin__buf_reserve(&file->read, FILE_BLOCK, &room);
        if (r < 0)
            return kin_error_set(err, r, "%s: %s", file->name,
                                 kin_error_text(r));
        ssize_t got = read(fd, room, FILE_BLOCK - KIN__JSON_PADDING);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return kin_error_set_errno(err, errno, "%s", file->name);
        if (got == 0)
            break;
        kin__buf_grown(&file->read, (size_t)got);
    }
    /* The last reserve left room after it. */
    memset(file->read.ptr + file->read.len, 0, KIN__JSON_PADDING);
    file->text = kin__buf_str(&file->read);
    return 0;
}

static int file_load(struct object_file *file, int fd, kin_error *err)
{
    struct stat st;

    if (fstat(fd, &st) < 0)
        return kin_error_set_errno(err, errno, "%s", file->name);
    if (S_ISDIR(st.st_mode))
        return kin_error_set_errno(err, EISDIR, "%s", file->name);
    if (S_ISREG(st.st_mode) && st.st_size > 0 &&
        file_map(file, fd, (size_t)st.st_size))
        return 0;
    return file_read(file, fd, err);
}

int object_file_open(struct object_file *file, const char *name, kin_error *err)
{
    bool is_stdin = strcmp(name, "-") == 0;
    int fd = is_stdin ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);

    *file = (struct object_file){.name = is_stdin ? "stdin" : name};
    kin__buf_init(&file->read, /* alloc= */ NULL, FILE_MAX_READ);
    if (fd < 0)
        return kin_error_set_errno(err, errno, "%s", name);
    int r = file_load(file, fd, err);
    if (!is_stdin)
        (void)close(fd);
    return r;
}

void object_file_close(struct object_file *file)
{
    if (file->mapped)
        (void)munmap((void *)(uintptr_t)file->text.ptr, file->mapped);
    file->mapped = 0;
    kin__buf_done(&file->read);
}

int object_file_fail(const struct object_file *file, size_t offset,
                     kin_error *err)
{
    kin_str before = kin__str_slice(file->text, 0, offset);
    size_t line = 1;
    size_t column = before.len + 1;
    kin_error bare = *err;
    const char *rest = strstr(bare.message, ": ");

    for (const char *p = before.ptr; before.len > 0;) {
        const char *end = memchr(p, '\n',
                                 (size_t)(before.ptr + before.len - p));
        if (!end)
            break;
        line++;
        p = end + 1;
        column = (size_t)(before.ptr + before.len - p) + 1;
    }
    if (strncmp(bare.message, "byte ", 5) != 0 || !rest)
        rest = NULL;
    return kin_error_set(err, bare.code, "%s:%zu:%zu: %s", file->name, line,
                         column, rest ? rest + 2 : bare.message);
}
