/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_str: a view of bytes owned by something else.
 *
 * The struct is public because it is passed by value.  A view is valid as long
 * as the bytes that it points to.
 *
 * Views that the library returns or passes to callbacks are NUL-terminated:
 * `ptr` is never NULL and printf("%s", view.ptr) works, also for an absent
 * value, which is "".  Exceptions are pieces of a stream (kin_write_fn,
 * kin_sink), values of log records, and parts of an argument (kin_key_split()).
 * Views that are passed to the library need no NUL.
 */
#ifndef KIN_STR_H
#define KIN_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <kin/export.h>

KIN_BEGIN_DECLS

/** A view of `len` bytes at `ptr`; `ptr` may be NULL if `len` is 0.  Frozen. */
typedef struct kin_str {
    const char *ptr; /**< borrowed */
    size_t len;      /**< bytes */
} kin_str;

/**
 * The two arguments of a "%.*s" conversion.  A view longer than
 * INT_MAX prints as if it ended there.
 */
#define KIN_STR(s)                                                             \
    (int)((s).len > 0x7fffffff ? 0x7fffffff : (s).len), ((s).ptr ? (s).ptr : "")

/** A constant view of a string literal, usable in static initialisers. */
#define KIN_STR_INIT(literal)                                                  \
    {                                                                          \
        "" literal, sizeof(literal) - 1                                        \
    }

/**
 * View a NUL-terminated string.
 * @return the view, without the NUL; that of "" for NULL
 * Threads: any.
 */
static inline kin_str kin_s(const char *text)
{
    kin_str s;
    s.ptr = text ? text : "";
    s.len = text ? strlen(text) : 0;
    return s;
}

/**
 * View `len` bytes.
 * @return the view
 * Threads: any.
 */
static inline kin_str kin_str_of(const char *ptr, size_t len)
{
    kin_str s;
    s.ptr = ptr;
    s.len = len;
    return s;
}

/**
 * Compare byte by byte.
 * @return whether both hold the same bytes
 * Threads: any.
 */
static inline bool kin_str_eq(kin_str a, kin_str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

/**
 * Order two views by bytes, then by length, as strcmp would.
 * @return negative, 0 or positive
 * Threads: any.
 */
KIN_API int kin_str_cmp(kin_str a, kin_str b);

/**
 * Check whether `s` begins with `prefix`.
 * @return true if so; every view begins with the empty one
 * Threads: any.
 */
KIN_API bool kin_str_starts_with(kin_str s, kin_str prefix);

/**
 * Check whether `s` ends with `suffix`.
 * @return true if so; every view ends with the empty one
 * Threads: any.
 */
KIN_API bool kin_str_ends_with(kin_str s, kin_str suffix);

/**
 * Receives a piece of text.
 * @param piece     borrowed until the function returns; not NUL-terminated
 * @param userdata  as passed to the writing function
 * @return 0, or a negative code, which ends the output
 */
typedef int kin_write_fn(kin_str piece, void *userdata);

KIN_END_DECLS

#endif /* KIN_STR_H */
