/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_load.c - reads a file into an empty store.
 *
 * Everything is read(), never mapped: a file that shrinks meanwhile is
 * truncated, not a signal, and what was checked cannot change afterwards.  The
 * values are checked in a buffer that stays in the processor's cache, and then
 * copied into the arena.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/pages.h"
#include "cache/image_format.h"
#include "object/blocks.h"

enum {
    /* Of the values that count as the work of one object. */
    LOAD_BYTES_OF_OBJECT = 4096,
};

#define LOAD_MAX_WORDS (UINT64_C(1) << 31)

enum load_phase { LOAD_VALUES, LOAD_STORE, LOAD_DONE };

struct kin__image_load {
    struct kin__image_file *file;
    kin_store *store;
    const kin_allocator *alloc;
    struct kin__store_replaced *replaced;
    struct kin__image_header header;
    struct kin__image_facts facts; /* texts are in the tail */
    struct kin__image_in in;
    struct kin__replace replace;
    enum load_phase phase;
    int fd;
    char *tail; /* owned; the rest of the file, after the values */
    uint64_t tail_len;
    const kin__val *roots; /* in the tail, as the next two */
    const struct kin__image_shared *shared;
    const struct kin__image_part *parts;
    uint64_t next_part;
    uint64_t values_at; /* in the file, of the next part */
    uint32_t *words;    /* owned; buffer for a part */
    size_t word_cap;
};

static int load_fail(const struct kin__image_load *load, kin_error *err,
                     int code, const char *message)
{
    return kin__image_fail(load->file, err, code, message);
}

/* Adds the path to the message of a failure; `err` may be NULL. */
static int load_wrap(const struct kin__image_load *load, kin_error *err,
                     int code)
{
    if (code < 0)
        (void)kin_error_wrap(err, "%s", load->file->path);
    return code;
}

/* ---- reading ---- */

static int load_read(const struct kin__image_load *load, uint64_t at, void *ret,
                     size_t len, kin_error *err)
{
    char *to = ret;

    while (len > 0) {
        ssize_t n = pread(load->fd, to, len, (off_t)at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return kin__image_fail_errno(load->file, err, "cannot read");
        if (n == 0)
            return load_fail(load, err, KIN_EPARSE, "truncated");
        to += n;
        at += (uint64_t)n;
        len -= (size_t)n;
    }
    return 0;
}

/* A file that another user could have written is not read.  The checks keep
 * memory safe; they do not make the content true. */
static int load_check_file(const struct kin__image_load *load,
                           const struct stat *st, kin_error *err)
{
    if (!S_ISREG(st->st_mode))
        return load_fail(load, err, KIN_EPARSE, "not a regular file");
    if (st->st_uid != geteuid())
        return load_fail(load, err, KIN_EFORBIDDEN, "owned by another user");
    if (st->st_mode & (S_IWGRP | S_IWOTH))
        return load_fail(load, err, KIN_EFORBIDDEN, "writable by other users");
    return 0;
}

static int load_open(struct kin__image_load *load, struct stat *ret,
                     kin_error *err)
{
    load->fd = openat(load->file->folder, load->file->name,
                      O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (load->fd < 0 && errno == ENOENT)
        return load_fail(load, err, KIN_ENOTFOUND, "no such file");
    if (load->fd < 0 && errno == ELOOP)
        return load_fail(load, err, KIN_EFORBIDDEN, "a symbolic link");
    if (load->fd < 0 || fstat(load->fd, ret) < 0)
        return kin__image_fail_errno(load->file, err, "cannot open it");
    return load_check_file(load, ret, err);
}

static int load_header(struct kin__image_load *load, uint64_t size,
                       kin_error *err)
{
    struct kin__image_header *header = &load->header;
    char page[KIN__IMAGE_PAGE];

    if (size < sizeof(page))
        return load_fail(load, err, KIN_EPARSE,
                         "truncated, or not a snapshot file");
    int r = load_read(load, /* at= */ 0, page, sizeof(page), err);
    if (r < 0)
        return r;
    memcpy(header, page, sizeof(*header));
    if (memcmp(header->magic, KIN__IMAGE_MAGIC, sizeof(header->magic)) != 0)
        return load_fail(load, err, KIN_EPARSE, "not a snapshot file");
    if (header->byte_order != KIN__IMAGE_BYTE_ORDER)
        return load_fail(load, err, KIN_EUNSUPPORTED,
                         "written with another byte order");
    if (header->format != KIN__IMAGE_FORMAT)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "%s: format %u, this version of kin reads %d",
                             load->file->path, header->format,
                             KIN__IMAGE_FORMAT);
    memset(page + offsetof(struct kin__image_header, header_sum), 0,
           sizeof(header->header_sum));
    if (header->header_sum != kin__image_sum(page, sizeof(page)))
        return load_fail(load, err, KIN_EPARSE, "damaged: header");
    if (header->file_len != size)
        return load_fail(load, err, KIN_EPARSE,
                         size < header->file_len ? "truncated"
                                                 : "damaged: longer than it "
                                                   "says");
    return 0;
}

/* Reads everything but the values. */
static int load_tail(struct kin__image_load *load, kin_error *err)
{
    const struct kin__image_header *header = &load->header;

    if (header->words > LOAD_MAX_WORDS || header->roots > header->words ||
        header->shared > header->words || header->parts > header->words ||
        header->text_len == 0 || header->text_len > header->file_len)
        return load_fail(load, err, KIN_EPARSE, "damaged: header");
    struct kin__image_layout layout = kin__image_layout(header);
    if (layout.end != header->file_len)
        return load_fail(load, err, KIN_EPARSE, "damaged: header");
    load->tail_len = layout.end - layout.roots;
    load->tail = kin__pages_alloc(load->alloc, load->tail_len);
    if (!load->tail)
        return load_fail(load, err, KIN_ENOMEM, "out of memory");
    int r = load_read(load, layout.roots, load->tail, load->tail_len, err);
    if (r < 0)
        return r;
    if (kin__image_sum(load->tail, load->tail_len) != header->tail_sum)
        return load_fail(load, err, KIN_EPARSE, "damaged: tables");
    const char *shared = load->tail + (layout.shared - layout.roots);
    const char *parts = load->tail + (layout.parts - layout.roots);
    load->roots = (const kin__val *)load->tail;
    load->shared = (const struct kin__image_shared *)shared;
    load->parts = (const struct kin__image_part *)parts;
    load->values_at = KIN__IMAGE_PAGE + KIN__ARENA_START * sizeof(uint32_t);
    return 0;
}

/* ---- binding ---- */

static int load_parse_texts(const struct kin__image_load *load,
                            kin_str ret[KIN__IMAGE_TEXTS], kin_error *err)
{
    uint64_t left = load->header.text_len;
    const char *at = load->tail + (load->tail_len - left);

    for (size_t i = 0; i < KIN__IMAGE_TEXTS; i++) {
        uint32_t len = 0;
        if (left < sizeof(len))
            return load_fail(load, err, KIN_EPARSE, "damaged: texts");
        memcpy(&len, at, sizeof(len));
        at += sizeof(len);
        left -= sizeof(len);
        if (len > left)
            return load_fail(load, err, KIN_EPARSE, "damaged: texts");
        ret[i] = kin_str_of(at, len);
        at += len;
        left -= len;
    }
    if (left > 0)
        return load_fail(load, err, KIN_EPARSE, "damaged: texts");
    return 0;
}

static int load_check_binding(struct kin__image_load *load,
                              const struct kin__image_binding *binding,
                              kin_error *err)
{
    static const char *const names[KIN__IMAGE_BINDINGS] = {
        "cluster",  "server",     "resource",  "set of namespaces",
        "selector", "projection", "transform", "form of objects",
    };
    const struct kin__image_facts none = {0};
    kin_str wanted[KIN__IMAGE_TEXTS];
    kin_str texts[KIN__IMAGE_TEXTS] = {{NULL, 0}};
    int r = load_parse_texts(load, texts, err);

    if (r < 0)
        return r;
    kin__image_texts(binding, &none, wanted);
    for (size_t i = 0; i < KIN__IMAGE_BINDINGS; i++) {
        bool is_unknown = i == 0 && wanted[i].len == 0;
        if (!is_unknown && !kin_str_eq(wanted[i], texts[i]))
            return kin_error_set(err, KIN_ECONFLICT, "%s: saved for another %s",
                                 load->file->path, names[i]);
    }
    load->facts = (struct kin__image_facts){
        .cluster = texts[0],
        .resource_version = texts[KIN__IMAGE_BINDINGS],
        .confirmed = texts[KIN__IMAGE_BINDINGS + 1],
        .extra = texts[KIN__IMAGE_BINDINGS + 2],
        .saved_ns = load->header.saved_ns,
        .count = load->header.roots,
    };
    return 0;
}

/* ---- begin ---- */

static void load_auto_free(struct kin__image_load **load)
{
    (void)kin__image_load_free(*load);
}

static int load_start(struct kin__image_load *load,
                      const struct kin__image_binding *binding, kin_error *err)
{
    struct stat st = {0};
    int r = load_open(load, &st, err);

    if (r == 0)
        r = load_header(load, (uint64_t)st.st_size, err);
    if (r == 0)
        r = load_tail(load, err);
    if (r == 0)
        r = load_check_binding(load, binding, err);
    if (r < 0)
        return r;
    const struct kin__image_lists lists = {
        .words = load->header.words,
        .shared = load->shared,
        .shared_count = load->header.shared,
        .roots = load->roots,
        .root_count = load->header.roots,
    };
    r = kin__image_in_begin(&load->in, load->store->arena, &lists, err);
    return load_wrap(load, err, r);
}

int kin__image_load_new(struct kin__image_file *file, kin_store *store,
                        const struct kin__image_binding *binding,
                        struct kin__store_replaced *replaced,
                        struct kin__image_load **ret, kin_error *err)
{
    __attribute__((cleanup(load_auto_free))) struct kin__image_load *load =
        kin__alloc0(file->alloc, 1, sizeof(*load));

    if (!load)
        return kin__image_fail(file, err, KIN_ENOMEM, "out of memory");
    load->file = file;
    load->store = store;
    load->alloc = file->alloc;
    load->replaced = replaced;
    load->fd = -1;
    int r = load_start(load, binding, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(load);
    return 0;
}

/* ---- values ---- */

static int load_reserve(struct kin__image_load *load, uint64_t words,
                        kin_error *err)
{
    if (words <= load->word_cap)
        return 0;
    kin__pages_free(load->alloc, load->words,
                    load->word_cap * sizeof(*load->words));
    load->words = kin__pages_alloc(load->alloc, words * sizeof(*load->words));
    load->word_cap = load->words ? words : 0;
    return load->words ? 0 : load_fail(load, err, KIN_ENOMEM, "out of memory");
}

static int load_part(struct kin__image_load *load, kin_error *err)
{
    const struct kin__image_part *part = &load->parts[load->next_part++];
    uint64_t left = (KIN__IMAGE_PAGE + load->header.words * sizeof(uint32_t) -
                     load->values_at) /
                    sizeof(uint32_t);

    if (part->words == 0 || part->words > left)
        return load_fail(load, err, KIN_EPARSE, "damaged: tables");
    size_t len = part->words * sizeof(*load->words);
    int r = load_reserve(load, part->words, err);
    if (r == 0)
        r = load_read(load, load->values_at, load->words, len, err);
    if (r < 0)
        return r;
    load->values_at += len;
    if (kin__image_sum(load->words, len) != part->sum)
        return load_fail(load, err, KIN_EPARSE, "damaged: values");
    r = kin__image_in_add(&load->in, load->words, part->words, err);
    return load_wrap(load, err, r);
}

/* All values are in the arena: begins to store the objects. */
static int load_end_values(struct kin__image_load *load, kin_error *err)
{
    const struct kin__replace_list list = {
        .roots = load->roots,
        .count = load->header.roots,
        .resource_version = load->facts.resource_version,
    };
    int r = kin__image_in_end(&load->in, err);

    if (r < 0)
        return load_wrap(load, err, r);
    if (load->header.flags & KIN__IMAGE_IS_PARTIAL)
        kin__arena_set_partial(load->store->arena);
    kin__replace_begin(&load->replace, load->store, &list, load->replaced);
    load->phase = LOAD_STORE;
    return 0;
}

static int load_values(struct kin__image_load *load, size_t work,
                       kin_error *err)
{
    uint64_t most = work < SIZE_MAX / LOAD_BYTES_OF_OBJECT
                        ? (uint64_t)work * LOAD_BYTES_OF_OBJECT
                        : UINT64_MAX;
    uint64_t from = load->values_at;
    int r = 0;

    while (r == 0 && load->next_part < load->header.parts &&
           load->values_at - from < most)
        r = load_part(load, err);
    if (r == 0 && load->next_part == load->header.parts)
        r = load_end_values(load, err);
    return r;
}

/* ---- objects ---- */

static int load_store(struct kin__image_load *load, size_t work, kin_error *err)
{
    int r = kin__replace_step(&load->replace, work, err);

    if (r > 0)
        return 0;
    load->phase = LOAD_DONE;
    if (r == 0)
        return 0;
    /* An object without a key was not saved by us. */
    return load_wrap(load, err, r);
}

int kin__image_load_step(struct kin__image_load *load, size_t work,
                         kin_error *err)
{
    int r = 0;

    assert(work > 0);
    if (load->phase == LOAD_VALUES)
        r = load_values(load, work, err);
    else if (load->phase == LOAD_STORE)
        r = load_store(load, work, err);
    if (r < 0)
        return r;
    return load->phase != LOAD_DONE;
}

bool kin__image_load_is_reading(const struct kin__image_load *load)
{
    return load->phase == LOAD_VALUES;
}

const struct kin__image_facts *kin__image_load_facts(
    const struct kin__image_load *load)
{
    return &load->facts;
}

struct kin__image_load *kin__image_load_free(struct kin__image_load *load)
{
    if (!load)
        return NULL;
    while (load->phase == LOAD_STORE)
        (void)load_store(load, SIZE_MAX, /* err= */ NULL);
    kin__image_in_done(&load->in);
    if (load->fd >= 0)
        close(load->fd);
    kin__pages_free(load->alloc, load->tail, load->tail_len);
    kin__pages_free(load->alloc, load->words,
                    load->word_cap * sizeof(*load->words));
    kin__free(load->alloc, load);
    return NULL;
}
