/* SPDX-License-Identifier: Apache-2.0 */
#include "base/buf.h"

#include <assert.h>
#include <stdio.h>

#include "base/alloc.h"

enum {
    BUF_FIRST_CAP = 64,
};

void kin__buf_init(struct kin__buf *buf, const kin_allocator *alloc, size_t max)
{
    /* One byte is reserved for the NUL. */
    assert(max < SIZE_MAX);
    *buf = (struct kin__buf){.alloc = alloc, .max = max};
}

void kin__buf_done(struct kin__buf *buf)
{
    kin__free(buf->alloc, buf->ptr);
    buf->ptr = NULL;
    buf->len = 0;
    buf->cap = 0;
}

void kin__buf_clear(struct kin__buf *buf)
{
    buf->len = 0;
    if (buf->ptr)
        buf->ptr[0] = '\0';
}

/* Doubles the capacity, up to the maximum plus the NUL. */
static size_t buf_next_cap(const struct kin__buf *buf, size_t need)
{
    size_t cap = buf->cap ? buf->cap : BUF_FIRST_CAP;

    while (cap < need)
        cap = cap > SIZE_MAX / 2 ? need : cap * 2;
    return cap > buf->max + 1 ? buf->max + 1 : cap;
}

int kin__buf_reserve(struct kin__buf *buf, size_t more, char **ret)
{
    assert(buf->len <= buf->max);
    if (more > buf->max - buf->len)
        return KIN_ELIMIT;
    size_t need = buf->len + more + 1;
    if (need > buf->cap) {
        size_t cap = buf_next_cap(buf, need);
        char *ptr = kin__realloc(buf->alloc, buf->ptr, cap, 1);
        if (!ptr)
            return KIN_ENOMEM;
        buf->ptr = ptr;
        buf->cap = cap;
        buf->ptr[buf->len] = '\0';
    }
    *ret = buf->ptr + buf->len;
    return 0;
}

void kin__buf_grown(struct kin__buf *buf, size_t more)
{
    assert(buf->len + more < buf->cap);
    buf->len += more;
    buf->ptr[buf->len] = '\0';
}

int kin__buf_append(struct kin__buf *buf, kin_str s)
{
    char *room = NULL;
    int r = kin__buf_reserve(buf, s.len, &room);

    if (r < 0)
        return r;
    if (s.len > 0)
        memcpy(room, s.ptr, s.len);
    kin__buf_grown(buf, s.len);
    return 0;
}

int kin__buf_append_byte(struct kin__buf *buf, char byte)
{
    return kin__buf_append(buf, kin_str_of(&byte, 1));
}

int kin__buf_vprintf(struct kin__buf *buf, const char *format, va_list args)
{
    va_list again;
    char *room = NULL;

    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length < 0)
        return KIN_EINVAL;
    int r = kin__buf_reserve(buf, (size_t)length, &room);
    if (r < 0)
        return r;
    vsnprintf(room, (size_t)length + 1, format, args);
    kin__buf_grown(buf, (size_t)length);
    return 0;
}

int kin__buf_printf(struct kin__buf *buf, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int r = kin__buf_vprintf(buf, format, args);
    va_end(args);
    return r;
}

void kin__buf_consume(struct kin__buf *buf, size_t count)
{
    if (count >= buf->len) {
        kin__buf_clear(buf);
        return;
    }
    buf->len -= count;
    /* The NUL moves along. */
    memmove(buf->ptr, buf->ptr + count, buf->len + 1);
}

int kin__buf_steal(struct kin__buf *buf, char **ret)
{
    char *room = NULL;
    int r = kin__buf_reserve(buf, 0, &room);

    if (r < 0)
        return r;
    *ret = KIN__STEAL(buf->ptr);
    buf->len = 0;
    buf->cap = 0;
    return 0;
}
