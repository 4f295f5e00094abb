/* SPDX-License-Identifier: Apache-2.0 */
/*
 * buf.h - a growable byte buffer with a stated maximum.
 *
 * The content is always followed by a NUL that `len` does not count.  A failed
 * append changes nothing, and the buffer remains usable.
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

/* Initialises an empty buffer.  Choose the smallest `max` that makes sense. */
void kin__buf_init(struct kin__buf *buf, const kin_allocator *alloc,
                   size_t max);

/* Frees the content and leaves the buffer empty and usable. */
void kin__buf_done(struct kin__buf *buf);

/* Empties the buffer but keeps its memory. */
void kin__buf_clear(struct kin__buf *buf);

/* Makes room for `more` bytes and sets `*ret` to the end of the content; write
 * there, then call kin__buf_grown() with the number of bytes written.  0,
 * KIN_ENOMEM or KIN_ELIMIT, as all append functions below. */
int kin__buf_reserve(struct kin__buf *buf, size_t more,
                     char **ret) KIN_NODISCARD;
void kin__buf_grown(struct kin__buf *buf, size_t more);

/* `s` must not point into the buffer itself. */
int kin__buf_append(struct kin__buf *buf, kin_str s) KIN_NODISCARD;
int kin__buf_append_byte(struct kin__buf *buf, char byte) KIN_NODISCARD;

/* Appends formatted text; also KIN_EINVAL if vsnprintf() fails.  Arguments must
 * not point into the buffer. */
int kin__buf_printf(struct kin__buf *buf, const char *format, ...)
    KIN_PRINTF(2, 3) KIN_NODISCARD;
int kin__buf_vprintf(struct kin__buf *buf, const char *format, va_list args)
    KIN_PRINTF(2, 0) KIN_NODISCARD;

/* Removes up to `count` bytes from the front. */
void kin__buf_consume(struct kin__buf *buf, size_t count);

/* Returns the content; valid until the buffer is next modified. */
static inline kin_str kin__buf_str(const struct kin__buf *buf)
{
    return kin_str_of(buf->ptr ? buf->ptr : "", buf->len);
}

/* Moves the NUL-terminated content to the caller, which frees it with the
 * buffer's allocator.  0 or KIN_ENOMEM (an empty buffer has no block yet). */
int kin__buf_steal(struct kin__buf *buf, char **ret) KIN_NODISCARD;

#define KIN__AUTO_BUF __attribute__((cleanup(kin__buf_done))) struct kin__buf

#endif /* KIN_BASE_BUF_H */
