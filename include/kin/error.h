/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_error: why a call failed.
 *
 * A call that can fail returns 0 or one of the negative codes below, and takes
 * a `kin_error *` as its last argument.  It fills the error only when it fails;
 * on success the error is left alone.  The error is a value on the caller's
 * stack: nothing to free, no thread-local state, and it can report a lack of
 * memory.  Therefore the struct is open.
 *
 * Fallible calls are KIN_NODISCARD.  Not so kin_error_set(),
 * kin_error_set_errno() and kin_error_wrap(): they return the code that they
 * are given, for `return kin_error_set(...)`.
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
    X(EINTERNAL, -20, "internal error")

/** The codes: KIN_OK and KIN_ENOMEM, KIN_EINVAL, ... */
enum kin_error_code {
    KIN_OK = 0,
#define KIN_ERROR_ENUM_(name, number, text) KIN_##name = (number),
    KIN_ERROR_MAP(KIN_ERROR_ENUM_)
#undef KIN_ERROR_ENUM_
};

enum { KIN_ERROR_REASON_SIZE = 64, KIN_ERROR_MESSAGE_SIZE = 1024 };

/** A failure: what kind, what the server said of it, and where it happened.
 * Frozen. */
typedef struct kin_error {
    int code;          /**< KIN_OK, or the negative code that was returned */
    int http_status;   /**< of the answer that caused it; 0 if there was none */
    int retry_after_s; /**< the server asks to come back after so many seconds;
                            0 if it does not say */
    char reason[KIN_ERROR_REASON_SIZE];   /**< Kubernetes' word, such as
                                               "NotFound"; else empty */
    char cause[KIN_ERROR_REASON_SIZE];    /**< Kubernetes' word for the first
                                               cause, such as
                                               "FieldValueInvalid" */
    char message[KIN_ERROR_MESSAGE_SIZE]; /**< one line, outermost context
                                               first, never ends in newline */
} kin_error;

/** Initialises an error; also `= {0}` would do. */
#define KIN_ERROR_INIT                                                         \
    {                                                                          \
        KIN_OK, 0, 0, "", "", ""                                               \
    }

/**
 * Give the name of a code, such as "KIN_ENOMEM".
 * @return static; "KIN_OK" for 0, "KIN_E?" for a number that is no code
 * Threads: any.
 */
KIN_API const char *kin_error_name(int code);

/**
 * Give a short text for a code, such as "out of memory".
 * @return static, never NULL
 * Threads: any.
 */
KIN_API const char *kin_error_text(int code);

/**
 * Describe a failure; what the error held before is gone.  A message too long
 * for the buffer is cut at a character's border and ends in "...".
 * Control characters in it become spaces, so that it stays one line.
 * @param err     filled
 * @param code    a negative code
 * @param format  as printf; NULL uses the text of the code
 * @return `code`, so that a call can end in `return kin_error_set(...)`
 * Threads: owner.
 */
KIN_API int kin_error_set(kin_error *err, int code, const char *format, ...)
    KIN_PRINTF(3, 4);

/**
 * Describe a failed system call: sets KIN_ESYSTEM (KIN_ENOMEM for ENOMEM) and
 * appends the text of `errnum` to the message.
 * @param err     filled
 * @param errnum  a value of errno
 * @param format  what was tried, as printf
 * @return the code that was set
 * Threads: owner.
 */
KIN_API int kin_error_set_errno(kin_error *err, int errnum, const char *format,
                                ...) KIN_PRINTF(3, 4);

/**
 * Put context in front of the message: "watch pods: connection refused".
 * Does nothing to an error that holds no failure.
 * @param format  the context without the colon, as printf
 * @return the code that the error holds, KIN_OK if `err` is NULL
 * Threads: owner.
 */
KIN_API int kin_error_wrap(kin_error *err, const char *format, ...)
    KIN_PRINTF(2, 3);

/**
 * Forget the failure, so that the error can be used again.
 * Threads: owner.
 */
KIN_API void kin_error_clear(kin_error *err);

/**
 * Write the message and a newline to a stream of the caller's, for programs
 * that have nothing better to do with it.
 * @param err     borrowed
 * @param stream  such as stderr
 * Threads: owner.
 */
KIN_API void kin_error_print(const kin_error *err, FILE *stream);

KIN_END_DECLS

#endif /* KIN_ERROR_H */
