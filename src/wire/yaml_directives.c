/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_directives.c - the limits on `%` lines, checked before libyaml starts.
 *
 * libyaml compares each %TAG with all others before it, and copies its prefix
 * for each tag that uses it.  It takes `%` for a directive where a line begins,
 * so every such line counts, wherever it stands.  Texts in UTF-16 are read,
 * too, so a line's end is looked for in both forms.
 */
#include <string.h>

#include "base/str.h"
#include "wire/yaml_reader.h"

struct yaml_lines {
    kin_str text;
    size_t unit; /* bytes of a character in the ASCII range: 1, or 2 */
    size_t low;  /* where in a unit its low byte is */
};

static struct yaml_lines yaml_lines_of(kin_str text)
{
    bool is_little = kin_str_starts_with(text, KIN__S("\xff\xfe"));
    bool is_big = kin_str_starts_with(text, KIN__S("\xfe\xff"));

    return (struct yaml_lines){.text = text,
                               .unit = is_little || is_big ? 2 : 1,
                               .low = is_big ? 1 : 0};
}

/* The UTF-16 unit at a place; 0 outside of the text. */
static unsigned yaml_unit(const struct yaml_lines *lines, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)lines->text.ptr + at;

    if (at >= lines->text.len || lines->text.len - at < 2)
        return 0;
    return bytes[lines->low] | (unsigned)bytes[1 - lines->low] << 8;
}

/* Whether the text before a place ends in one of libyaml's line breaks (or is
 * the byte order mark): LF, CR, NEL, LS, PS. */
static bool yaml_is_line_start(const struct yaml_lines *lines, size_t at)
{
    static const char *const breaks[] = {
        "\n", "\r", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9", "\xef\xbb\xbf"};
    kin_str before = kin_str_of(lines->text.ptr, at);

    if (at <= lines->unit - 1)
        return true;
    if (lines->unit == 2) {
        unsigned c = yaml_unit(lines, at - 2);
        return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 ||
               c == 0x2029 || c == 0xfeff;
    }
    for (size_t i = 0; i < sizeof(breaks) / sizeof(breaks[0]); i++)
        if (kin_str_ends_with(before, kin_s(breaks[i])))
            return true;
    return false;
}

/* The next directive from a place on; the text's length if there is none. */
static size_t yaml_next_directive(const struct yaml_lines *lines, size_t from)
{
    const char *end = lines->text.ptr + lines->text.len;

    while (from < lines->text.len) {
        const char *found = memchr(lines->text.ptr + from, '%',
                                   lines->text.len - from);
        if (!found)
            break;
        from = (size_t)(found - lines->text.ptr) + 1;
        size_t at = from - 1;
        if (lines->unit == 2) {
            at -= at % 2;
            if (yaml_unit(lines, at) != '%')
                continue;
        }
        if (yaml_is_line_start(lines, at))
            return at;
    }
    return (size_t)(end - lines->text.ptr);
}

static bool yaml_is_long(const struct yaml_lines *lines, size_t from)
{
    size_t end = from + KIN__YAML_MAX_DIRECTIVE * lines->unit;

    for (size_t at = from + lines->unit; at < end; at += lines->unit)
        if (at >= lines->text.len || yaml_is_line_start(lines, at))
            return false;
    return true;
}

/* Breaks that are no newlines do not count: good enough for a message. */
static size_t yaml_line_of(const struct yaml_lines *lines, size_t at)
{
    size_t line = 1;

    for (size_t i = 0; i < at; i++)
        line += lines->text.ptr[i] == '\n';
    return line;
}

int kin__yaml_check_directives(kin_str text, kin_error *err)
{
    struct yaml_lines lines = yaml_lines_of(text);
    size_t at = yaml_next_directive(&lines, 0);

    for (size_t count = 1; at < text.len; count++) {
        if (count > KIN__YAML_MAX_DIRECTIVES)
            return kin_error_set(
                err, KIN_ELIMIT, "%zu:1: more than %d directives",
                yaml_line_of(&lines, at), KIN__YAML_MAX_DIRECTIVES);
        if (yaml_is_long(&lines, at))
            return kin_error_set(
                err, KIN_ELIMIT, "%zu:1: directive of more than %d characters",
                yaml_line_of(&lines, at), KIN__YAML_MAX_DIRECTIVE);
        at = yaml_next_directive(&lines, at + lines.unit);
    }
    return 0;
}
