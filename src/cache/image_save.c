/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_save.c - writes a held snapshot to a file.
 *
 * The values are written in parts while they are copied; the tail, and the
 * header last, when all numbers are known.  Any error is final for the
 * temporary file, also one of fsync() or close(): it is removed.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "cache/image_format.h"

enum save_phase { SAVE_OBJECTS, SAVE_TAIL, SAVE_SYNC, SAVE_RENAME, SAVE_DONE };

struct kin__image_save {
    struct kin__image_file *file;
    const kin_allocator *alloc;
    struct kin__image_out out;
    struct kin__image_header header;
    kin_iter iter;
    enum save_phase phase;
    int fd; /* of the temporary file; -1: closed */
    uint64_t written;
    uint64_t part_at; /* words of all parts so far */
    kin__val *roots;
    size_t root_cap;
    struct kin__image_part *parts;
    size_t part_cap;
    struct kin__buf texts;
};

/* ---- begin ---- */

static int save_texts(struct kin__image_save *save,
                      const struct kin__image_binding *binding,
                      const struct kin__image_facts *facts, kin_error *err)
{
    kin_str texts[KIN__IMAGE_TEXTS];
    int r = 0;

    kin__image_texts(binding, facts, texts);
    for (size_t i = 0; r == 0 && i < KIN__IMAGE_TEXTS; i++) {
        uint32_t len = (uint32_t)texts[i].len;
        size_t max = i + 1 < KIN__IMAGE_TEXTS ? KIN__IMAGE_TEXT_MAX
                                              : KIN__IMAGE_EXTRA_MAX;
        if (texts[i].len > max)
            return kin__image_fail(save->file, err, KIN_EINVAL,
                                   "a text of its binding is too long");
        r = kin__buf_append(&save->texts,
                            kin_str_of((const char *)&len, sizeof(len)));
        if (r == 0 && len > 0)
            r = kin__buf_append(&save->texts, texts[i]);
    }
    return r < 0 ? kin__image_fail(save->file, err, r, kin_error_text(r)) : 0;
}

static void save_auto_free(struct kin__image_save **save)
{
    (void)kin__image_save_free(*save);
}

static int save_start(struct kin__image_save *save,
                      const kin_snapshot *snapshot,
                      const struct kin__image_binding *binding,
                      const struct kin__image_facts *facts, kin_error *err)
{
    struct kin__image_facts all = *facts;
    kin_scratch scratch;
    const struct kin__arena *arena = kin__snapshot_store(snapshot)->arena;

    all.resource_version = kin_snapshot_resource_version(snapshot, &scratch);
    int r = save_texts(save, binding, &all, err);
    if (r < 0)
        return r;
    memcpy(save->header.magic, KIN__IMAGE_MAGIC, sizeof(save->header.magic));
    save->header.byte_order = KIN__IMAGE_BYTE_ORDER;
    save->header.format = KIN__IMAGE_FORMAT;
    save->header.saved_ns = facts->saved_ns;
    if (kin__arena_is_partial(arena))
        save->header.flags |= KIN__IMAGE_IS_PARTIAL;
    kin__image_out_init(&save->out, save->alloc, arena);
    save->part_at = save->out.top;
    save->iter = kin_snapshot_list(snapshot);
    save->fd = openat(save->file->folder, save->file->temporary,
                      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                      0600);
    return save->fd < 0 ? kin__image_fail_errno(save->file, err,
                                                "cannot create its .tmp")
                        : 0;
}

int kin__image_save_new(struct kin__image_file *file,
                        const kin_snapshot *snapshot,
                        const struct kin__image_binding *binding,
                        const struct kin__image_facts *facts,
                        struct kin__image_save **ret, kin_error *err)
{
    if (kin_str_eq(binding->resource, kin_s("v1/secrets")) ||
        kin__snapshot_store(snapshot)->arena->wipes)
        return kin__image_fail(file, err, KIN_EINVAL,
                               "secrets are never written to a file");
    __attribute__((cleanup(save_auto_free))) struct kin__image_save *save =
        kin__alloc0(file->alloc, 1, sizeof(*save));
    if (!save)
        return kin__image_fail(file, err, KIN_ENOMEM, "out of memory");
    save->file = file;
    save->alloc = file->alloc;
    save->fd = -1;
    kin__buf_init(&save->texts, file->alloc,
                  KIN__IMAGE_EXTRA_MAX +
                      KIN__IMAGE_TEXTS * (KIN__IMAGE_TEXT_MAX + 4));
    int r = save_start(save, snapshot, binding, facts, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(save);
    return 0;
}

/* ---- writing ---- */

/* Whether the process may write so far; beyond its limit it gets SIGXFSZ. */
static bool size_is_allowed(uint64_t end)
{
    struct rlimit limit;

    return getrlimit(RLIMIT_FSIZE, &limit) < 0 ||
           limit.rlim_cur == RLIM_INFINITY || end <= limit.rlim_cur;
}

static int save_write(struct kin__image_save *save, uint64_t at,
                      const void *bytes, size_t len, kin_error *err)
{
    const char *from = bytes;

    assert(save->fd >= 0);
    if (!size_is_allowed(at + len))
        return kin__image_fail(save->file, err, KIN_ELIMIT,
                               "larger than the file size limit of the "
                               "process");
    while (len > 0) {
        ssize_t n = pwrite(save->fd, from, len, (off_t)at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return kin__image_fail_errno(save->file, err, "cannot write");
        from += n;
        at += (uint64_t)n;
        len -= (size_t)n;
        save->written += (uint64_t)n;
    }
    return 0;
}

/* Makes room for one more element.  0 or KIN_ENOMEM. */
static int save_grow(const struct kin__image_save *save, void **array,
                     uint64_t count, size_t *cap, size_t size)
{
    assert(count <= *cap);
    if (count < *cap)
        return 0;
    size_t grown = *cap ? *cap * 2 : 64;
    void *moved = kin__realloc(save->alloc, *array, grown, size);
    if (!moved)
        return KIN_ENOMEM;
    *array = moved;
    *cap = grown;
    return 0;
}

/* Writes the words since the last part as one. */
static int save_part(struct kin__image_save *save, kin_error *err)
{
    struct kin__image_out *out = &save->out;
    struct kin__image_header *header = &save->header;
    size_t len = out->word_count * sizeof(*out->words);

    if (len == 0)
        return 0;
    if (save_grow(save, (void **)&save->parts, header->parts, &save->part_cap,
                  sizeof(*save->parts)) < 0)
        return kin__image_fail(save->file, err, KIN_ENOMEM, "out of memory");
    save->parts[header->parts++] = (struct kin__image_part){
        .sum = kin__image_sum(out->words, len), .words = out->word_count};
    int r = save_write(save,
                       KIN__IMAGE_PAGE + save->part_at * sizeof(*out->words),
                       out->words, len, err);
    save->part_at += out->word_count;
    kin__image_out_clear(out);
    return r;
}

static int save_object(struct kin__image_save *save, const kin_object *object,
                       kin_error *err)
{
    struct kin__image_header *header = &save->header;

    /* A server never sends such an object. */
    if (kin_value_type(kin_object_value(object)) != KIN_TYPE_OBJECT ||
        !kin__val_is_node(object->root))
        return kin__image_fail(save->file, err, KIN_EUNSUPPORTED,
                               "cannot save an object without members");
    int r = save_grow(save, (void **)&save->roots, header->roots,
                      &save->root_cap, sizeof(*save->roots));
    if (r == 0)
        r = kin__image_out_add(&save->out, object->root,
                               &save->roots[header->roots]);
    if (r < 0)
        return kin__image_fail(save->file, err, r, kin_error_text(r));
    header->roots++;
    return save->out.word_count < KIN__IMAGE_PART_WORDS ? 0
                                                        : save_part(save, err);
}

static int save_objects(struct kin__image_save *save, size_t work,
                        kin_error *err)
{
    int r = 0;

    for (; r == 0 && work > 0; work--) {
        const kin_object *object = kin_iter_next(&save->iter);
        if (!object) {
            save->phase = SAVE_TAIL;
            return save_part(save, err);
        }
        r = save_object(save, object, err);
    }
    return r;
}

/* Keeps the nodes that the image has more than one reference to. */
static void save_drop_unshared(struct kin__image_out *out)
{
    size_t kept = 0;

    for (size_t i = 0; i < out->shared_count; i++)
        if (out->shared[i].refs > 1)
            out->shared[kept++] = out->shared[i];
    out->shared_count = kept;
}

/* Fills `tail` as the layout says. */
static void save_fill_tail(const struct kin__image_save *save, char *tail,
                           const struct kin__image_layout *layout)
{
    const struct kin__image_header *header = &save->header;
    const struct {
        const void *bytes;
        uint64_t at;
        uint64_t len;
    } sections[] = {
        {save->roots, layout->roots, header->roots * sizeof(*save->roots)},
        {save->out.shared, layout->shared,
         header->shared * sizeof(*save->out.shared)},
        {save->parts, layout->parts, header->parts * sizeof(*save->parts)},
        {save->texts.ptr, layout->texts, header->text_len},
    };

    for (size_t i = 0; i < sizeof(sections) / sizeof(sections[0]); i++)
        if (sections[i].len > 0)
            memcpy(tail + (sections[i].at - layout->roots), sections[i].bytes,
                   sections[i].len);
}

static int by_handle(const void *a, const void *b)
{
    kin__val left = *(const kin__val *)a;
    kin__val right = *(const kin__val *)b;

    return (left > right) - (left < right);
}

/* They are in order already, unless an object is a part of an earlier one. */
static void save_sort_roots(struct kin__image_save *save)
{
    size_t count = save->header.roots;

    for (size_t i = 1; i < count; i++)
        if (save->roots[i] < save->roots[i - 1]) {
            qsort(save->roots, count, sizeof(*save->roots), by_handle);
            return;
        }
}

static int save_tail(struct kin__image_save *save, kin_error *err)
{
    struct kin__image_header *header = &save->header;

    save_sort_roots(save);
    save_drop_unshared(&save->out);
    header->words = save->out.top;
    header->shared = save->out.shared_count;
    header->text_len = save->texts.len;
    struct kin__image_layout layout = kin__image_layout(header);
    header->file_len = layout.end;
    size_t len = layout.end - layout.roots;
    char *tail = kin__alloc0(save->alloc, len, 1);
    if (!tail)
        return kin__image_fail(save->file, err, KIN_ENOMEM, "out of memory");
    save_fill_tail(save, tail, &layout);
    header->tail_sum = kin__image_sum(tail, len);
    header->header_sum = kin__image_header_sum(header);
    int r = save_write(save, layout.roots, tail, len, err);
    kin__free(save->alloc, tail);
    if (r == 0)
        r = save_write(save, /* at= */ 0, header, sizeof(*header), err);
    save->phase = SAVE_SYNC;
    return r;
}

static int save_sync(struct kin__image_save *save, kin_error *err)
{
    int r = 0;

    do {
        r = fsync(save->fd);
    } while (r < 0 && errno == EINTR);
    if (r < 0)
        return kin__image_fail_errno(save->file, err, "cannot write");
    /* Linux closes the descriptor also if this fails. */
    r = close(save->fd);
    save->fd = -1;
    if (r < 0) {
        int error = errno;
        (void)unlinkat(save->file->folder, save->file->temporary, 0);
        errno = error;
        return kin__image_fail_errno(save->file, err, "cannot write");
    }
    save->phase = SAVE_RENAME;
    return 0;
}

static int save_rename(struct kin__image_save *save, kin_error *err)
{
    const struct kin__image_file *file = save->file;

    if (renameat(file->folder, file->temporary, file->folder, file->name) < 0)
        return kin__image_fail_errno(file, err, "cannot replace it");
    save->phase = SAVE_DONE;
    /* The new file is in place, but a power failure may bring the old one
     * back, which is complete, too. */
    int r = 0;
    do {
        r = fsync(file->folder);
    } while (r < 0 && errno == EINTR);
    /* Some file systems cannot sync a folder. */
    if (r < 0 && errno != EINVAL)
        return kin__image_fail_errno(file, err, "cannot write its folder");
    return 0;
}

int kin__image_save_step(struct kin__image_save *save, size_t work,
                         kin_error *err)
{
    int r = 0;

    assert(work > 0);
    switch (save->phase) {
    case SAVE_OBJECTS:
        r = save_objects(save, work, err);
        break;
    case SAVE_TAIL:
        r = save_tail(save, err);
        break;
    case SAVE_SYNC:
        r = save_sync(save, err);
        break;
    case SAVE_RENAME:
        r = save_rename(save, err);
        break;
    case SAVE_DONE:
        break;
    }
    if (r < 0)
        return r;
    return save->phase != SAVE_DONE;
}

uint64_t kin__image_save_bytes(const struct kin__image_save *save)
{
    return save->written;
}

struct kin__image_save *kin__image_save_free(struct kin__image_save *save)
{
    if (!save)
        return NULL;
    if (save->fd >= 0)
        close(save->fd);
    if (save->fd >= 0 || save->phase == SAVE_RENAME)
        (void)unlinkat(save->file->folder, save->file->temporary, 0);
    kin__image_out_done(&save->out);
    kin__buf_done(&save->texts);
    kin__free(save->alloc, save->roots);
    kin__free(save->alloc, save->parts);
    kin__free(save->alloc, save);
    return NULL;
}
