/* SPDX-License-Identifier: Apache-2.0 */
#include "base/error.h"

#include <assert.h>
#include <errno.h>
#include <string.h>

#include "base/str.h"

const char *kin_error_name(int code)
{
    switch (code) {
    case KIN_OK:
        return "KIN_OK";
#define ERROR_NAME(name, number, text)                                         \
    case KIN_##name:                                                           \
        return "KIN_" #name;
        KIN_ERROR_MAP(ERROR_NAME)
#undef ERROR_NAME
    default:
        return "KIN_E?";
    }
}

const char *kin_error_text(int code)
{
    switch (code) {
    case KIN_OK:
        return "success";
#define ERROR_TEXT(name, number, text)                                         \
    case KIN_##name:                                                           \
        return text;
        KIN_ERROR_MAP(ERROR_TEXT)
#undef ERROR_TEXT
    default:
        return "unknown error";
    }
}

/* Messages may contain bytes from the network: replaces control characters, so
 * that a message stays on one line and cannot control a terminal.  U+0080 to
 * U+009F are two bytes in UTF-8. */
static void error_flatten(char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)text[0];
        unsigned char next = (unsigned char)text[1];
        if (c == 0xc2 && next >= 0x80 && next <= 0x9f)
            memset(text, ' ', 2);
        else if (c < ' ' || c == 0x7f)
            text[0] = ' ';
    }
}

/* Returns how many of the first `len` bytes to keep so that truncation does not
 * split a character. */
static size_t error_whole_characters(const char *text, size_t len)
{
    /* Only the last character can be split; invalid UTF-8 before it is kept. */
    for (size_t back = 1; back <= 3 && back < len; back++) {
        unsigned char c = (unsigned char)text[len - back];
        if ((c & 0xc0) == 0x80)
            continue;
        kin_str last = kin_str_of(text + len - back, back);
        if (c >= 0xc0 && kin__utf8_valid_prefix(last) != back)
            return len - back;
        break;
    }
    return len;
}

/* Ends a truncated text with "...". */
static void error_mark_cut(char *text, size_t size)
{
    size_t keep = error_whole_characters(text, size - sizeof("..."));

    memcpy(text + keep, "...", sizeof("..."));
}

static void error_finish(kin_error *err, int length)
{
    if (length < 0)
        snprintf(err->message, sizeof(err->message), "%s",
                 kin_error_text(err->code));
    else if ((size_t)length >= sizeof(err->message))
        error_mark_cut(err->message, sizeof(err->message));
    error_flatten(err->message);
}

int kin__error_vset(kin_error *err, int code, const char *format, va_list args)
{
    assert(code < 0);
    if (!err)
        return code;

    int length = -1;
    /* Arguments may point into the error itself, so format the message before
     * changing it. */
    char message[KIN_ERROR_MESSAGE_SIZE];
    if (format)
        length = vsnprintf(message, sizeof(message), format, args);
    if (length >= 0)
        memcpy(err->message, message, sizeof(message));
    err->code = code;
    err->http_status = 0;
    err->retry_after_s = 0;
    err->reason[0] = '\0';
    err->cause[0] = '\0';
    error_finish(err, length);
    return code;
}

int kin_error_set(kin_error *err, int code, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)kin__error_vset(err, code, format, args);
    va_end(args);
    return code;
}

/* The POSIX version fills the buffer; the GNU version may return a static
 * string instead. */
const char *kin__errno_text(int errnum, char buffer[KIN__ERRNO_TEXT_SIZE])
{
#ifdef __GLIBC__
    return strerror_r(errnum, buffer, KIN__ERRNO_TEXT_SIZE);
#else
    return strerror_r(errnum, buffer, KIN__ERRNO_TEXT_SIZE) == 0
               ? buffer
               : "unknown error";
#endif
}

int kin_error_set_errno(kin_error *err, int errnum, const char *format, ...)
{
    int code = errnum == ENOMEM ? KIN_ENOMEM : KIN_ESYSTEM;
    char text[KIN__ERRNO_TEXT_SIZE];
    va_list args;

    if (!err)
        return code;
    va_start(args, format);
    (void)kin__error_vset(err, code, format, args);
    va_end(args);

    const char *why = kin__errno_text(errnum, text);
    size_t why_len = strnlen(why, sizeof(text));
    /* The reason matters more than the end of the context. */
    size_t room = sizeof(err->message) - strlen(": ") - why_len;
    if (strlen(err->message) >= room)
        error_mark_cut(err->message, room);
    size_t used = strlen(err->message);
    snprintf(err->message + used, sizeof(err->message) - used, ": %.*s",
             (int)why_len, why);
    return code;
}

void kin__error_set_http(kin_error *err, int http_status, const char *reason)
{
    if (!err)
        return;
    err->http_status = http_status;
    const char *from = reason ? reason : "";
    size_t len = strnlen(from, sizeof(err->reason));
    if (len == sizeof(err->reason))
        len = error_whole_characters(from, len - 1);
    /* `reason` may be err->reason itself. */
    memmove(err->reason, from, len);
    err->reason[len] = '\0';
    error_flatten(err->reason);
}

int kin_error_wrap(kin_error *err, const char *format, ...)
{
    char inner[KIN_ERROR_MESSAGE_SIZE];
    char context[KIN_ERROR_MESSAGE_SIZE];
    va_list args;

    if (!err || err->code == KIN_OK)
        return KIN_OK;
    memcpy(inner, err->message, sizeof(inner));
    va_start(args, format);
    int length = vsnprintf(context, sizeof(context), format, args);
    va_end(args);
    if (length < 0)
        return err->code;
    length = snprintf(err->message, sizeof(err->message), "%s: %s", context,
                      inner);
    error_finish(err, length);
    return err->code;
}

void kin_error_clear(kin_error *err)
{
    if (!err)
        return;
    err->code = KIN_OK;
    err->http_status = 0;
    err->retry_after_s = 0;
    err->reason[0] = '\0';
    err->cause[0] = '\0';
    err->message[0] = '\0';
}

void kin_error_print(const kin_error *err, FILE *stream)
{
    fprintf(stream, "%s\n",
            err->message[0] ? err->message : kin_error_text(err->code));
}

void kin__error_complete(kin_error *err, int code)
{
    assert(code < 0);
    if (err->code == 0)
        (void)kin_error_set(err, code, /* format= */ NULL);
    err->code = code;
}
