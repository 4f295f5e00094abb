/* SPDX-License-Identifier: Apache-2.0 */
/*
 * snapshot.c - loads snapshot files of any bytes.
 *
 * If the first byte is even, the rest is the file.  If it is odd, the rest is
 * the header's struct, the values and the tail without padding, and all
 * checksums and lengths that follow from these are made right, so that the
 * checks behind them are reached.  A file is rejected and leaves an empty
 * store, or gives a consistent store whose objects can be written, saved, and
 * released.
 */
#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <kin/json.h>

#include "cache/image_format.h"
#include "fuzz.h"
#include "object/blocks.h"

enum { LARGEST = 1 << 20 };

static char folder[] = "/tmp/kin-fuzz-snapshot-XXXXXX";
static char path[sizeof(folder) + 8];

static const struct kin__image_binding binding = {
    .server = KIN_STR_INIT("s"),
    .resource = KIN_STR_INIT("v1/pods"),
};

static void remove_folder(void)
{
    char lock[sizeof(path) + 8];

    snprintf(lock, sizeof(lock), "%s.lock", path);
    (void)unlink(path);
    (void)unlink(lock);
    (void)rmdir(folder);
}

static void make_folder(void)
{
    if (path[0])
        return;
    if (!mkdtemp(folder))
        abort();
    snprintf(path, sizeof(path), "%s/f", folder);
    if (atexit(remove_folder) != 0)
        abort();
}

static void write_file(const void *bytes, size_t len)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

    if (fd < 0 || write(fd, bytes, len) != (ssize_t)len || close(fd) < 0)
        abort();
}

/* Makes the sums of the parts right. */
static void mend_parts(char *file, const struct kin__image_header *header,
                       const struct kin__image_layout *layout)
{
    uint64_t at = KIN__IMAGE_PAGE + KIN__ARENA_START * sizeof(uint32_t);

    for (uint64_t i = 0; i < header->parts; i++) {
        struct kin__image_part part;
        char *place = file + layout->parts + i * sizeof(part);
        memcpy(&part, place, sizeof(part));
        if (part.words > (layout->roots - at) / sizeof(uint32_t))
            return;
        part.sum = kin__image_sum(file + at, part.words * sizeof(uint32_t));
        at += part.words * sizeof(uint32_t);
        memcpy(place, &part, sizeof(part));
    }
}

/* Makes a file of the compact form; NULL if its numbers make no sense. */
static char *mend(const uint8_t *data, size_t size, size_t *ret_len)
{
    struct kin__image_header header;

    if (size < sizeof(header))
        return NULL;
    memcpy(&header, data, sizeof(header));
    data += sizeof(header);
    size -= sizeof(header);
    if (header.words < KIN__ARENA_START || header.words > LARGEST ||
        header.roots > LARGEST || header.shared > LARGEST ||
        header.parts > LARGEST || header.text_len > LARGEST)
        return NULL;
    struct kin__image_layout layout = kin__image_layout(&header);
    size_t values = (header.words - KIN__ARENA_START) * sizeof(uint32_t);
    if (values + (layout.end - layout.roots) != size)
        return NULL;
    char *file = calloc(layout.end, 1);
    if (!file)
        abort();
    memcpy(file + KIN__IMAGE_PAGE + KIN__ARENA_START * sizeof(uint32_t), data,
           values);
    memcpy(file + layout.roots, data + values, size - values);
    mend_parts(file, &header, &layout);
    memcpy(header.magic, KIN__IMAGE_MAGIC, sizeof(header.magic));
    header.byte_order = KIN__IMAGE_BYTE_ORDER;
    header.format = KIN__IMAGE_FORMAT;
    header.file_len = layout.end;
    header.tail_sum = kin__image_sum(file + layout.roots,
                                     layout.end - layout.roots);
    header.header_sum = kin__image_header_sum(&header);
    memcpy(file, &header, sizeof(header));
    *ret_len = layout.end;
    return file;
}

static int count_bytes(kin_str piece, void *userdata)
{
    *(size_t *)userdata += piece.len;
    return 0;
}

/* Reads everything in the store, and saves it again. */
static void use(struct kin__image_file *file, kin_store *store)
{
    const struct kin__image_facts facts = {.saved_ns = 1};
    KIN_AUTO(kin_snapshot) *snapshot = kin_snapshot_new(store);
    struct kin__image_save *save = NULL;
    kin_error err = KIN_ERROR_INIT;
    size_t bytes = 0;
    int r = 1;

    if (kin__arena_check(store->arena, &err) < 0) {
        fprintf(stderr, "%s\n", err.message);
        abort();
    }
    kin_iter it = kin_snapshot_list(snapshot);
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it)) {
        assert(kin_snapshot_get(snapshot, kin_object_key(o)) == o);
        if (kin_value_write(kin_object_value(o), 0, count_bytes, &bytes) < 0)
            abort();
    }
    if (kin__image_save_new(file, snapshot, &binding, &facts, &save, &err) < 0)
        abort();
    while (r > 0)
        r = kin__image_save_step(save, 1, &err);
    assert(r == 0);
    (void)kin__image_save_free(save);
}

static void load(void)
{
    struct kin__image_file *file = NULL;
    struct kin__image_load *load = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    kin_error err = KIN_ERROR_INIT;

    if (kin__image_file_open(NULL, kin_s(path), &file, &err) < 0 ||
        kin_store_new(NULL, &store, &err) < 0)
        abort();
    int r = kin__image_load_new(file, store, &binding, NULL, &load, &err);
    if (r == 0) {
        do {
            r = kin__image_load_step(load, 1, &err);
        } while (r > 0);
    }
    assert(r != KIN_ENOMEM);
    (void)kin__image_load_free(load);
    if (r == 0)
        use(file, store);
    else
        assert(store->arena->top == KIN__ARENA_START && err.message[0]);
    (void)kin__image_file_free(file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t len = size;

    if (size < 1 || size > LARGEST)
        return 0;
    make_folder();
    if (data[0] % 2 == 0) {
        write_file(data + 1, size - 1);
    } else {
        char *file = mend(data + 1, size - 1, &len);
        if (!file)
            return 0;
        write_file(file, len);
        free(file);
    }
    load();
    return 0;
}
