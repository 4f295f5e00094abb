/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_format.h - the layout of a snapshot file.
 *
 *     0     header, KIN__IMAGE_PAGE bytes
 *     4096  values: the words of the arena from its start, so a handle is an
 *           offset; filled up to whole pages
 *           tail: roots, handles of 32 bits, one for each object, filled up
 *                 to 8 bytes
 *                 shared nodes: handle and count, 32 bits each
 *                 parts of the values: checksum and words, 64 bits each
 *                 texts: length in 32 bits, then the bytes
 *
 * Numbers have the byte order of the machine that wrote the file.
 */
#ifndef KIN_CACHE_IMAGE_FORMAT_H
#define KIN_CACHE_IMAGE_FORMAT_H

#include "cache/image_file.h"
#include "object/image.h"

#define KIN__IMAGE_MAGIC "kinimage"

enum {
    KIN__IMAGE_PAGE = 4096,
    KIN__IMAGE_FORMAT = 1,
    KIN__IMAGE_BYTE_ORDER = 0x01020304,
    KIN__IMAGE_IS_PARTIAL = 1, /* flag: values may lack fields */
    /* A part of the values has at least this size, but for the last one. */
    KIN__IMAGE_PART_WORDS = 256 * 1024 / 4,
    /* Members of the binding, then resource version, confirmed, extra. */
    KIN__IMAGE_BINDINGS = 8,
    KIN__IMAGE_TEXTS = KIN__IMAGE_BINDINGS + 3,
};

struct kin__image_header {
    char magic[8];
    uint32_t byte_order;
    uint32_t format;
    uint64_t header_sum; /* of the page, with 0 here */
    uint64_t file_len;
    uint64_t words; /* of the arena */
    uint64_t roots;
    uint64_t shared;
    uint64_t parts;
    uint64_t text_len;
    uint64_t tail_sum;
    int64_t saved_ns;
    uint64_t flags;
};

struct kin__image_part {
    uint64_t sum;
    uint64_t words;
};

/* Offsets in the file. */
struct kin__image_layout {
    uint64_t roots; /* the tail begins here */
    uint64_t shared;
    uint64_t parts;
    uint64_t texts;
    uint64_t end;
};

struct kin__image_file {
    const kin_allocator *alloc;
    char *path; /* owned, as all strings */
    char *name; /* without the folder */
    char *temporary;
    char *lock;
    int folder;
    int lock_fd;
};

/* The header's numbers must be below 2^40. */
struct kin__image_layout kin__image_layout(
    const struct kin__image_header *header);

uint64_t kin__image_sum(const void *bytes, size_t len);
uint64_t kin__image_header_sum(const struct kin__image_header *header);

/* Lists the texts in the order of the file, borrowed. */
void kin__image_texts(const struct kin__image_binding *binding,
                      const struct kin__image_facts *facts,
                      kin_str ret[KIN__IMAGE_TEXTS]);

/* Sets an error of the file: `PATH: message`.  Returns `code`. */
int kin__image_fail(const struct kin__image_file *file, kin_error *err,
                    int code, const char *message);
/* The same for errno. */
int kin__image_fail_errno(const struct kin__image_file *file, kin_error *err,
                          const char *what);

#endif /* KIN_CACHE_IMAGE_FORMAT_H */
