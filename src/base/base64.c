/* SPDX-License-Identifier: Apache-2.0 */
#include "base/base64.h"

#include <assert.h>
#include <stdint.h>

#include "base/str.h"

static const char base64_alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

enum { BASE64_NONE = -1 };

static int base64_digit(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    if (c == '+')
        return 62;
    return c == '/' ? 63 : BASE64_NONE;
}

/* A group of four characters while it is being decoded. */
struct base64_group {
    uint32_t bits;
    int digits;
    int pads;
};

/* Adds one character to the group; KIN_EPARSE if it is not allowed here. */
static int base64_take(struct base64_group *group, char c)
{
    int digit = base64_digit(c);

    if (c == '=' && group->digits >= 2 && group->digits + group->pads < 4) {
        group->bits <<= 6;
        group->pads++;
        return 0;
    }
    if (digit == BASE64_NONE || group->pads > 0)
        return KIN_EPARSE;
    group->bits = group->bits << 6 | (uint32_t)digit;
    group->digits++;
    return 0;
}

/* Writes the bytes of a complete group and returns their number. */
static size_t base64_put(const struct base64_group *group, char *out)
{
    assert(group->digits >= 2 && group->digits + group->pads == 4);
    size_t count = (size_t)group->digits - 1;

    for (size_t i = 0; i < count; i++)
        out[i] = (char)(group->bits >> (16 - 8 * i) & 0xff);
    return count;
}

/* Decodes to `out`.  Returns the number of bytes, or KIN__STR_NONE if the text
 * is invalid. */
static size_t base64_read(kin_str text, char *out)
{
    struct base64_group group = {0};
    bool is_last = false;
    size_t len = 0;

    for (size_t i = 0; i < text.len; i++) {
        if (text.ptr[i] == '\r' || text.ptr[i] == '\n')
            continue;
        if (is_last || base64_take(&group, text.ptr[i]) < 0)
            return KIN__STR_NONE;
        if (group.digits + group.pads < 4)
            continue;
        is_last = group.pads > 0;
        len += base64_put(&group, out + len);
        group = (struct base64_group){0};
    }
    return group.digits > 0 ? KIN__STR_NONE : len;
}

int kin__base64_decode(kin_str text, struct kin__buf *buf)
{
    char *out = NULL;
    int r = kin__buf_reserve(buf, text.len / 4 * 3, &out);

    if (r < 0)
        return r;
    size_t len = base64_read(text, out);
    kin__buf_grown(buf, len == KIN__STR_NONE ? 0 : len);
    return len == KIN__STR_NONE ? KIN_EPARSE : 0;
}

int kin__base64_encode(kin_str bytes, struct kin__buf *buf)
{
    char *out = NULL;
    int r = bytes.len > SIZE_MAX / 2
                ? KIN_ELIMIT
                : kin__buf_reserve(buf, (bytes.len + 2) / 3 * 4, &out);

    if (r < 0)
        return r;
    for (size_t i = 0; i < bytes.len; i += 3) {
        size_t have = bytes.len - i < 3 ? bytes.len - i : 3;
        uint32_t bits = 0;
        for (size_t k = 0; k < 3; k++)
            bits = bits << 8 |
                   (k < have ? (unsigned char)bytes.ptr[i + k] : 0u);
        for (size_t k = 0; k < 4; k++)
            *out++ = k <= have ? base64_alphabet[bits >> (18 - 6 * k) & 63]
                               : '=';
    }
    kin__buf_grown(buf, (bytes.len + 2) / 3 * 4);
    return 0;
}

/* --- URL alphabet ------------------------------------------------------- */

int kin__base64url_encode(kin_str bytes, struct kin__buf *buf)
{
    size_t at = buf->len;
    int r = kin__base64_encode(bytes, buf);

    if (r < 0)
        return r;
    for (char *c = buf->ptr ? buf->ptr + at : NULL; c && *c; c++) {
        if (*c == '+')
            *c = '-';
        else if (*c == '/')
            *c = '_';
    }
    /* One or two bytes at the end are padded. */
    buf->len -= (3 - bytes.len % 3) % 3;
    if (buf->ptr)
        buf->ptr[buf->len] = '\0';
    return 0;
}

/* Appends the text in the other alphabet, padded; KIN_EPARSE for a character
 * that the URL alphabet does not have. */
static int base64url_plain(kin_str text, struct kin__buf *ret)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < text.len; i++) {
        char c = text.ptr[i];

        if (c == '-')
            c = '+';
        else if (c == '_')
            c = '/';
        else if (base64_digit(c) == BASE64_NONE || c == '+' || c == '/')
            return KIN_EPARSE;
        r = kin__buf_append_byte(ret, c);
    }
    for (size_t i = text.len; r == 0 && i % 4 != 0; i++)
        r = kin__buf_append_byte(ret, '=');
    return r;
}

int kin__base64url_decode(kin_str text, struct kin__buf *buf)
{
    KIN__AUTO_BUF plain;

    kin__buf_init(&plain, buf->alloc, text.len + 4);
    int r = base64url_plain(text, &plain);
    return r < 0 ? r : kin__base64_decode(kin__buf_str(&plain), buf);
}
