/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/image_file.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "cache/image_format.h"

_Static_assert(sizeof(struct kin__image_header) <= KIN__IMAGE_PAGE,
               "the header fits into its page");

/* ---- format ---- */

struct kin__image_layout kin__image_layout(
    const struct kin__image_header *header)
{
    uint64_t values = (header->words * sizeof(uint32_t) + KIN__IMAGE_PAGE - 1) /
                      KIN__IMAGE_PAGE * KIN__IMAGE_PAGE;
    struct kin__image_layout ret = {.roots = KIN__IMAGE_PAGE + values};

    ret.shared = ret.roots + (header->roots + 1) / 2 * 2 * sizeof(kin__val);
    ret.parts = ret.shared + header->shared * sizeof(struct kin__image_shared);
    ret.texts = ret.parts + header->parts * sizeof(struct kin__image_part);
    ret.end = ret.texts + header->text_len;
    return ret;
}

uint64_t kin__image_sum(const void *bytes, size_t len)
{
    /* A checksum finds damage only, so its seed is no secret. */
    return kin__hash(kin_str_of(bytes, len), /* seed= */ 0);
}

uint64_t kin__image_header_sum(const struct kin__image_header *header)
{
    char page[KIN__IMAGE_PAGE] = {0};
    struct kin__image_header copy = *header;

    copy.header_sum = 0;
    memcpy(page, &copy, sizeof(copy));
    return kin__image_sum(page, sizeof(page));
}

void kin__image_texts(const struct kin__image_binding *binding,
                      const struct kin__image_facts *facts,
                      kin_str ret[KIN__IMAGE_TEXTS])
{
    const kin_str texts[] = {
        binding->cluster,    binding->server,    binding->resource,
        binding->namespaces, binding->selectors, binding->projection,
        binding->transform,  binding->form,      facts->resource_version,
        facts->confirmed,    facts->extra,
    };

    _Static_assert(sizeof(texts) / sizeof(texts[0]) == KIN__IMAGE_TEXTS,
                   "all texts");
    memcpy(ret, texts, sizeof(texts));
}

/* ---- errors ---- */

int kin__image_fail(const struct kin__image_file *file, kin_error *err,
                    int code, const char *message)
{
    return kin_error_set(err, code, "%s: %s", file->path, message);
}

int kin__image_fail_errno(const struct kin__image_file *file, kin_error *err,
                          const char *what)
{
    return kin_error_set_errno(err, errno, "%s: %s", file->path, what);
}

/* ---- the path ---- */

/* Returns a copy with a suffix, or NULL. */
static char *name_with(const kin_allocator *alloc, kin_str name,
                       const char *suffix)
{
    size_t more = strlen(suffix) + 1;
    char *ret = kin__alloc(alloc, name.len + more, 1);

    if (ret) {
        memcpy(ret, name.ptr, name.len);
        memcpy(ret + name.len, suffix, more);
    }
    return ret;
}

/* Opens the folder of the path, and sets the names. */
static int file_open_folder(struct kin__image_file *file, kin_str path,
                            kin_error *err)
{
    size_t at = path.len;

    while (at > 0 && path.ptr[at - 1] != '/')
        at--;
    kin_str name = kin_str_of(path.ptr + at, path.len - at);
    file->path = kin__strdup(file->alloc, path);
    file->name = kin__strdup(file->alloc, name);
    file->temporary = name_with(file->alloc, name, ".tmp");
    file->lock = name_with(file->alloc, name, ".lock");
    char *folder = kin__strdup(file->alloc,
                               at > 0 ? kin_str_of(path.ptr, at) : kin_s("."));
    if (folder)
        file->folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int error = errno;
    kin__free(file->alloc, folder);
    if (!folder || !file->path || !file->name || !file->temporary ||
        !file->lock)
        return kin_error_set(err, KIN_ENOMEM, "snapshot file: out of memory");
    errno = error;
    return file->folder < 0
               ? kin__image_fail_errno(file, err, "cannot open its folder")
               : 0;
}

static int file_lock(struct kin__image_file *file, kin_error *err)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    file->lock_fd = openat(file->folder, file->lock,
                           O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file->lock_fd < 0)
        return kin__image_fail_errno(file, err, "cannot create its lock file");
    int r = 0;
    do {
        r = fcntl(file->lock_fd, F_OFD_SETLK, &lock);
    } while (r < 0 && errno == EINTR);
    if (r < 0 && (errno == EAGAIN || errno == EACCES))
        return kin__image_fail(file, err, KIN_EEXISTS,
                               "in use by another informer or process");
    return r < 0 ? kin__image_fail_errno(file, err, "cannot lock it") : 0;
}

static void file_auto_free(struct kin__image_file **file)
{
    (void)kin__image_file_free(*file);
}

int kin__image_file_open(const kin_allocator *alloc, kin_str path,
                         struct kin__image_file **ret, kin_error *err)
{
    if (path.len == 0 || path.ptr[path.len - 1] == '/' ||
        memchr(path.ptr, '\0', path.len))
        return kin_error_set(err, KIN_EINVAL,
                             "snapshot file: the path names no file");
    __attribute__((cleanup(file_auto_free))) struct kin__image_file *file =
        kin__alloc0(alloc, 1, sizeof(*file));
    if (!file)
        return kin_error_set(err, KIN_ENOMEM, "snapshot file: out of memory");
    file->alloc = alloc;
    file->folder = -1;
    file->lock_fd = -1;
    int r = file_open_folder(file, path, err);
    if (r == 0)
        r = file_lock(file, err);
    if (r < 0)
        return r;
    /* The lock is ours, so the process that wrote this is gone. */
    if (unlinkat(file->folder, file->temporary, 0) < 0 && errno != ENOENT)
        return kin__image_fail_errno(file, err,
                                     "cannot remove what an earlier save left");
    *ret = KIN__STEAL(file);
    return 0;
}

struct kin__image_file *kin__image_file_free(struct kin__image_file *file)
{
    if (!file)
        return NULL;
    if (file->lock_fd >= 0)
        close(file->lock_fd);
    if (file->folder >= 0)
        close(file->folder);
    kin__free(file->alloc, file->path);
    kin__free(file->alloc, file->name);
    kin__free(file->alloc, file->temporary);
    kin__free(file->alloc, file->lock);
    kin__free(file->alloc, file);
    return NULL;
}
