/* SPDX-License-Identifier: Apache-2.0 */
/*
 * buf.h - a growable byte buffer with a stated maximum.
 *
 * The content is always followed by a NUL that is not counted.  An append
 * either happens as a whole or not at all; after a failure the content is what
 * it was, and the buffer can be used further.
 */
#ifndef KIN_BASE_BUF_H
#define KIN_BASE_BUF_H

#include <stdarg.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

struct kin__buf {
    const kin_allocator *alloc; /* borrowed */
    char *ptr;                  /* owned; NULL until the first append */
    size_t len;                 /* bytes of content */
    size_t cap;                 /* bytes allocated */
    size_t max;                 /* largest `len` allowed */
};

/* `max` is a promise about memory: choose the smallest that makes sense. */
void kin__buf_init(struct kin__buf *buf, const kin_allocator *alloc,
                   size_t max);

/* Frees the content; the buffer can be used again. */
void kin__buf_done(struct kin__buf *buf);

/* Forgets the content and keeps the memory. */
void kin__buf_clear(struct kin__buf *buf);

/* Makes room for `more` bytes after the content and gives a pointer to it in
 * `*ret`; write there, then add to `len` with kin__buf_grown().  0, KIN_ENOMEM
 * or KIN_ELIMIT, as all the appends below. */
int kin__buf_reserve(struct kin__buf *buf, size_t more,
                     char **ret) KIN_NODISCARD;
void kin__buf_grown(struct kin__buf *buf, size_t more);

/* `s` must not lie in the buffer itself. */
int kin__buf_append(struct kin__buf *buf, kin_str s) KIN_NODISCARD;
int kin__buf_append_byte(struct kin__buf *buf, char byte) KIN_NODISCARD;

/* As printf; also KIN_EINVAL if the C library cannot make the text.  Arguments
 * must not lie in the buffer either. */
int kin__buf_printf(struct kin__buf *buf, const char *format, ...)
    KIN_PRINTF(2, 3) KIN_NODISCARD;
int kin__buf_vprintf(struct kin__buf *buf, const char *format, va_list args)
    KIN_PRINTF(2, 0) KIN_NODISCARD;

/* Drops `count` bytes at the front, at most all. */
void kin__buf_consume(struct kin__buf *buf, size_t count);

/* The content; valid until the next change. */
static inline kin_str kin__buf_str(const struct kin__buf *buf)
{
    return kin_str_of(buf->ptr ? buf->ptr : "", buf->len);
}

/* Hands the NUL-terminated content over; the caller frees it with the buffer's
 * allocator.  0 or KIN_ENOMEM (an empty buffer has no block yet). */
int kin__buf_steal(struct kin__buf *buf, char **ret) KIN_NODISCARD;

#define KIN__AUTO_BUF __attribute__((cleanup(kin__buf_done))) struct kin__buf

#endif /* KIN_BASE_BUF_H */
