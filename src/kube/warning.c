/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/warning.h"

#include "base/str.h"

enum { WARNING_CODE_DIGITS = 3 };

static void warning_skip(kin_str *rest, const char *marks)
{
    while (rest->len > 0 && *rest->ptr != '\0' && strchr(marks, *rest->ptr))
        *rest = kin__str_slice(*rest, 1, rest->len);
}

static bool warning_take(kin_str *rest, char byte)
{
    if (rest->len == 0 || *rest->ptr != byte)
        return false;
    *rest = kin__str_slice(*rest, 1, rest->len);
    return true;
}

static int warning_code(kin_str *rest, int *ret)
{
    uint64_t code;
    kin_str digits = kin__str_slice(*rest, 0, WARNING_CODE_DIGITS);

    if (digits.len != WARNING_CODE_DIGITS ||
        kin__str_to_u64(digits, &code) < 0 || code < 100)
        return KIN_EPARSE;
    *ret = (int)code;
    *rest = kin__str_slice(*rest, WARNING_CODE_DIGITS, rest->len);
    return warning_take(rest, ' ') ? 0 : KIN_EPARSE;
}

static int warning_agent(kin_str *rest, kin_str *ret)
{
    size_t len = kin__str_find(*rest, ' ');

    if (len == KIN__STR_NONE || len == 0)
        return KIN_EPARSE;
    for (size_t i = 0; i < len; i++)
        if (rest->ptr[i] <= ' ' || rest->ptr[i] > '~' || rest->ptr[i] == '"')
            return KIN_EPARSE;
    *ret = kin__str_slice(*rest, 0, len);
    *rest = kin__str_slice(*rest, len, rest->len);
    warning_skip(rest, " \t");
    return 0;
}

/* Control characters have no place in what people read.  U+0080 to U+009F have
 * two bytes. */
static bool warning_is_shown(kin_str rest)
{
    unsigned char byte = (unsigned char)rest.ptr[0];
    unsigned char next = rest.len > 1 ? (unsigned char)rest.ptr[1] : 0;

    return byte >= ' ' && byte != 0x7f && !(byte == 0xc2 && next < 0xa0);
}

static int warning_quoted(kin_str *rest, struct kin__buf *scratch)
{
    kin__buf_clear(scratch);
    if (!warning_take(rest, '"'))
        return KIN_EPARSE;
    for (;;) {
        if (warning_take(rest, '"'))
            return 0;
        (void)warning_take(rest, '\\');
        if (rest->len == 0 || !warning_is_shown(*rest))
            return KIN_EPARSE;
        int r = kin__buf_append_byte(scratch, *rest->ptr);
        if (r < 0)
            return r;
        *rest = kin__str_slice(*rest, 1, rest->len);
    }
}

/* A date in quotes may follow, of which nobody makes use. */
static int warning_date(kin_str *rest)
{
    warning_skip(rest, " \t");
    if (!warning_take(rest, '"'))
        return 0;
    size_t end = kin__str_find(*rest, '"');
    if (end == KIN__STR_NONE)
        return KIN_EPARSE;
    *rest = kin__str_slice(*rest, end + 1, rest->len);
    warning_skip(rest, " \t");
    return 0;
}

int kin__warning_next(kin_str *rest, struct kin__buf *scratch,
                      struct kin__warning *ret)
{
    struct kin__warning warning = {.code = 0};

    warning_skip(rest, " \t,");
    if (rest->len == 0)
        return KIN_ENOTFOUND;
    int r = warning_code(rest, &warning.code);
    if (r == 0)
        r = warning_agent(rest, &warning.agent);
    if (r == 0)
        r = warning_quoted(rest, scratch);
    if (r == 0)
        r = warning_date(rest);
    if (r == 0 && rest->len > 0 && *rest->ptr != ',')
        r = KIN_EPARSE;
    if (r < 0)
        return r;
    warning.text = kin__buf_str(scratch);
    if (kin__utf8_valid_prefix(warning.text) != warning.text.len)
        return KIN_EPARSE;
    *ret = warning;
    return 0;
}
