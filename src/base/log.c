/* SPDX-License-Identifier: Apache-2.0 */
#include "base/log.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/str.h"

enum {
    LOG_NUMBER_SIZE = 24, /* the longest 64-bit number with sign and NUL */
    LOG_ESCAPE_SIZE = 8,
};

const char *kin_log_level_name(kin_log_level level)
{
    switch (level) {
    case KIN_LOG_ERROR:
        return "error";
    case KIN_LOG_WARN:
        return "warn";
    case KIN_LOG_INFO:
        return "info";
    case KIN_LOG_DEBUG:
        return "debug";
    case KIN_LOG_TRACE:
        return "trace";
    default:
        return "?";
    }
}

/* A line being formatted.  Once a piece does not fit, nothing more is written,
 * so that the truncated line is a prefix of the whole one. */
struct log_line {
    char *buffer;
    size_t size;
    size_t len;     /* length of the whole line */
    size_t written; /* bytes in the buffer */
    bool is_cut;
};

/* Adds a piece as a whole or not at all, so that characters and escapes are not
 * split. */
static void log_put(struct log_line *line, kin_str piece)
{
    line->len += piece.len;
    if (line->is_cut || piece.len >= line->size - line->written) {
        line->is_cut = true;
        return;
    }
    memcpy(line->buffer + line->written, piece.ptr, piece.len);
    line->written += piece.len;
    assert(line->written < line->size && line->written <= line->len);
}

static void log_put_each(struct log_line *line, kin_str s)
{
    for (size_t i = 0; i < s.len; i++)
        log_put(line, kin_str_of(s.ptr + i, 1));
}

/* Returns the length of the first character of `s` if it can be printed
 * verbatim.  Returns 0 for control characters (U+0080 to U+009F too: terminals
 * obey them) and for invalid UTF-8. */
static size_t log_printable(kin_str s)
{
    unsigned char first = (unsigned char)s.ptr[0];

    if (first < 0x80)
        return first >= ' ' && first != 0x7f;
    size_t len = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (len > s.len || kin__utf8_valid_prefix(kin_str_of(s.ptr, len)) != len)
        return 0;
    if (first == 0xc2 && (unsigned char)s.ptr[1] < 0xa0)
        return 0;
    return len;
}

static void log_put_escape(struct log_line *line, char byte)
{
    char text[LOG_ESCAPE_SIZE];
    char letter = 0;

    if (byte == '\n')
        letter = 'n';
    else if (byte == '\r')
        letter = 'r';
    else if (byte == '\t')
        letter = 't';
    else if (byte == '"' || byte == '\\')
        letter = byte;
    if (letter)
        snprintf(text, sizeof(text), "\\%c", letter);
    else
        snprintf(text, sizeof(text), "\\x%02x", (unsigned char)byte);
    log_put(line, kin_s(text));
}

static bool log_is_quoted_escape(char byte)
{
    return byte == '"' || byte == '\\';
}

/* Writes text with control characters escaped; inside quotes, quotes and
 * backslashes as well. */
static void log_put_text(struct log_line *line, kin_str s, bool is_quoted)
{
    while (s.len > 0) {
        size_t len = log_printable(s);
        if (len == 0 || (is_quoted && log_is_quoted_escape(s.ptr[0]))) {
            log_put_escape(line, s.ptr[0]);
            len = 1;
        } else {
            log_put(line, kin_str_of(s.ptr, len));
        }
        s = kin__str_slice(s, len, s.len);
    }
}

static bool log_needs_quotes(kin_str s)
{
    size_t len = 0;

    for (size_t at = 0; at < s.len; at += len) {
        len = log_printable(kin__str_slice(s, at, s.len));
        char byte = s.ptr[at];
        if (len == 0 || byte == ' ' || byte == '=' ||
            log_is_quoted_escape(byte))
            return true;
    }
    return s.len == 0;
}

static void log_put_str(struct log_line *line, kin_str s)
{
    bool is_quoted = log_needs_quotes(s);

    if (is_quoted)
        log_put(line, KIN__S("\""));
    log_put_text(line, s, is_quoted);
    if (is_quoted)
        log_put(line, KIN__S("\""));
}

static void log_put_value(struct log_line *line, const kin_log_pair *pair)
{
    char number[LOG_NUMBER_SIZE];

    switch (pair->kind) {
    case KIN_LOG_STR:
        log_put_str(line, pair->value.str);
        break;
    case KIN_LOG_INT:
        snprintf(number, sizeof(number), "%" PRId64, pair->value.i64);
        log_put_each(line, kin_s(number));
        break;
    case KIN_LOG_UINT:
        snprintf(number, sizeof(number), "%" PRIu64, pair->value.u64);
        log_put_each(line, kin_s(number));
        break;
    case KIN_LOG_BOOL:
        log_put_each(line, kin_s(pair->value.boolean ? "true" : "false"));
        break;
    default:
        log_put(line, KIN__S("?"));
        break;
    }
}

static void log_put_space(struct log_line *line)
{
    if (line->len > 0)
        log_put(line, KIN__S(" "));
}

size_t kin_log_format(const kin_log_record *record, char *buffer, size_t size)
{
    struct log_line line = {.buffer = buffer, .size = size};

    if (record->component && record->component[0]) {
        log_put_text(&line, kin_s(record->component), /* is_quoted= */ false);
        log_put(&line, KIN__S(":"));
    }
    if (record->message && record->message[0]) {
        log_put_space(&line);
        log_put_text(&line, kin_s(record->message), /* is_quoted= */ false);
    }
    for (size_t i = 0; i < record->pair_count; i++) {
        const kin_log_pair *pair = &record->pairs[i];
        log_put_space(&line);
        log_put_text(&line, kin_s(pair->key), /* is_quoted= */ false);
        log_put(&line, KIN__S("="));
        log_put_value(&line, pair);
    }
    if (size > 0)
        buffer[line.written] = '\0';
    return line.len;
}
