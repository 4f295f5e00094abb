/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_escape.h"

#include <assert.h>

#include "base/scan.h"

/* The letter after the backslash; 0: \u00XX. */
static const char short_forms[128] = {
    ['"'] = '"',  ['\\'] = '\\', ['\b'] = 'b', ['\f'] = 'f',
    ['\n'] = 'n', ['\r'] = 'r',  ['\t'] = 't',
};

/* Escapes one character; returns its length in bytes. */
static size_t escape_one(const char *p, char **to)
{
    static const char digits[] = "0123456789abcdef";
    unsigned char c = (unsigned char)*p;
    char *out = *to;

    *out++ = '\\';
    if (c < sizeof(short_forms) && short_forms[c]) {
        *out++ = short_forms[c];
        *to = out;
        return 1;
    }
    /* U+2028 and U+2029 end in 0xa8 and 0xa9. */
    bool is_separator = c == 0xe2;
    memcpy(out, is_separator ? "u20" : "u00", 3);
    if (is_separator)
        c = (unsigned char)p[2] & 0x2f;
    out[3] = digits[c >> 4];
    out[4] = digits[c & 15];
    *to = out + 5;
    return is_separator ? 3 : 1;
}

size_t kin__json_escape(kin_str s, char *ret)
{
    char *out = ret;

    assert(s.len == 0 || s.ptr);
    for (size_t at = 0; at < s.len;) {
        size_t plain = kin__scan_needs_escape(s.ptr + at, s.len - at);
        memcpy(out, s.ptr + at, plain);
        out += plain;
        at += plain;
        if (at < s.len)
            at += escape_one(s.ptr + at, &out);
    }
    return (size_t)(out - ret);
}
