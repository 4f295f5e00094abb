/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_error: why a call failed.
 *
 * A call that can fail returns 0 or one of the negative codes below, and takes
 * a `kin_error *` as its last argument.  The error is filled on failure and
 * untouched on success.  It is a value on the caller's stack: there is nothing
 * to free and no thread-local state, and it can report running out of memory.
 * That is why the struct is public.
 *
 * Functions that can fail are KIN_NODISCARD, except kin_error_set(),
 * kin_error_set_errno() and kin_error_wrap(), which return a code so that a
 * function can end in `return kin_error_set(...)`.
 */
#ifndef KIN_ERROR_H
#define KIN_ERROR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

#include <kin/export.h>

KIN_BEGIN_DECLS

/**
 * Every error code: X(name, number, text).  Numbers are part of the ABI and
 * never change; new ones are added at the end.
 */
#define KIN_ERROR_MAP(X)                                                       \
    X(ENOMEM, -1, "out of memory")                                             \
    X(EINVAL, -2, "invalid argument")                                          \
    X(ESTOPPED, -3, "stopped")                                                 \
    X(ETIMEDOUT, -4, "timed out")                                              \
    X(ELIMIT, -5, "limit exceeded")                                            \
    X(EPARSE, -6, "malformed input")                                           \
    X(ESYSTEM, -7, "system call failed")                                       \
    X(ENOTFOUND, -8, "not found")                                              \
    X(EEXISTS, -9, "already exists")                                           \
    X(ECONFLICT, -10, "conflict")                                              \
    X(EGONE, -11, "resource version no longer available")                      \
    X(EUNAUTHORIZED, -12, "unauthorized")                                      \
    X(EFORBIDDEN, -13, "forbidden")                                            \
    X(ETLS, -14, "TLS failure")                                                \
    X(ECONNECT, -15, "connection failed")                                      \
    X(EPROTOCOL, -16, "protocol violated by the peer")                         \
    X(EUNSUPPORTED, -17, "not supported")                                      \
    X(ECLOSED, -18, "closed")                                                  \
    X(ESERVER, -19, "the server failed")                                       \
    X(EINTERNAL, -20, "internal error")                                        \
    X(EAMBIGUOUS, -21, "ambiguous")

/** The codes: KIN_OK and KIN_ENOMEM, KIN_EINVAL, ... */
enum kin_error_code {
    KIN_OK = 0,
#define KIN_ERROR_ENUM_(name, number, text) KIN_##name = (number),
    KIN_ERROR_MAP(KIN_ERROR_ENUM_)
#undef KIN_ERROR_ENUM_
};

enum { KIN_ERROR_REASON_SIZE = 64, KIN_ERROR_MESSAGE_SIZE = 1024 };

/** A failure: its code, the server's answer, and a message.  Frozen. */
typedef struct kin_error {
    int code;          /**< KIN_OK, or the negative code that was returned */
    int http_status;   /**< status of the answer that caused it, or 0 */
    int retry_after_s; /**< the server's Retry-After in seconds, or 0 */
    char reason[KIN_ERROR_REASON_SIZE];   /**< Kubernetes' reason, such as
                                               "NotFound", or empty */
    char cause[KIN_ERROR_REASON_SIZE];    /**< reason of the first cause, such
                                               as "FieldValueInvalid", or
                                               empty */
    char message[KIN_ERROR_MESSAGE_SIZE]; /**< one line without newline,
                                               outermost context first */
} kin_error;

/** Initialises an error; `= {0}` works too. */
#define KIN_ERROR_INIT                                                         \
    {                                                                          \
        KIN_OK, 0, 0, "", "", ""                                               \
    }

/**
 * Return the name of a code, such as "KIN_ENOMEM".
 * @return static; "KIN_OK" for 0, "KIN_E?" for an unknown code
 * Threads: any.
 */
KIN_API const char *kin_error_name(int code);

/**
 * Return a short text for a code, such as "out of memory".
 * @return static, never NULL
 * Threads: any.
 */
KIN_API const char *kin_error_text(int code);

/**
 * Set an error, replacing its previous content.  A message that does not fit
 * the buffer is cut at a character boundary and ends in "...".  Control
 * characters become spaces, so that it stays one line.
 * @param err     filled
 * @param code    a negative code
 * @param format  as printf; NULL uses the text of the code
 * @return `code`, so that a call can end in `return kin_error_set(...)`
 * Threads: owner.
 */
KIN_API int kin_error_set(kin_error *err, int code, const char *format, ...)
    KIN_PRINTF(3, 4);

/**
 * Set an error for a failed system call: KIN_ESYSTEM (KIN_ENOMEM for ENOMEM)
 * with the text of `errnum` appended to the message.
 * @param err     filled
 * @param errnum  a value of errno
 * @param format  the attempted operation, as printf
 * @return the code that was set
 * Threads: owner.
 */
KIN_API int kin_error_set_errno(kin_error *err, int errnum, const char *format,
                                ...) KIN_PRINTF(3, 4);

/**
 * Prepend context to the message: "watch pods: connection refused".
 * Does nothing if the error holds no failure.
 * @param format  the context without the colon, as printf
 * @return the code that the error holds, KIN_OK if `err` is NULL
 * Threads: owner.
 */
KIN_API int kin_error_wrap(kin_error *err, const char *format, ...)
    KIN_PRINTF(2, 3);

/**
 * Reset an error to KIN_OK.
 * Threads: owner.
 */
KIN_API void kin_error_clear(kin_error *err);

/**
 * Print the message and a newline to a stream.
 * @param err     borrowed
 * @param stream  such as stderr
 * Threads: owner.
 */
KIN_API void kin_error_print(const kin_error *err, FILE *stream);

KIN_END_DECLS

#endif /* KIN_ERROR_H */
