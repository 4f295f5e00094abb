/* SPDX-License-Identifier: Apache-2.0 */
#include "base/ip.h"

#include <stdint.h>
#include <string.h>

#include "base/str.h"

enum {
    OCTET_MAX = 255,
    GROUP_DIGITS = 4,
    GROUP_SIZE = 2,
};

static bool octet_parse(kin_str text, unsigned char *ret)
{
    uint64_t value = 0;

    if (text.len == 0 || text.len > 3 || (text.len > 1 && text.ptr[0] == '0') ||
        kin__str_to_u64(text, &value) < 0 || value > OCTET_MAX)
        return false;
    *ret = (unsigned char)value;
    return true;
}

static bool v4_parse(kin_str text, unsigned char *ret)
{
    for (size_t i = 0; i < KIN__IP_V4_SIZE; i++)
        if (!octet_parse(kin__str_cut(&text, '.'), &ret[i]))
            return false;
    return !text.ptr;
}

static bool group_parse(kin_str text, unsigned char *ret)
{
    unsigned value = 0;

    if (text.len == 0 || text.len > GROUP_DIGITS)
        return false;
    for (size_t i = 0; i < text.len; i++) {
        int digit = kin__hex_digit(text.ptr[i]);
        if (digit < 0)
            return false;
        value = value << 4 | (unsigned)digit;
    }
    ret[0] = (unsigned char)(value >> 8);
    ret[1] = (unsigned char)value;
    return true;
}

/* Parses groups between colons, the last of which may be an IPv4 address.
 * Returns their bytes, or SIZE_MAX. */
static size_t groups_parse(kin_str text, unsigned char *ret)
{
    size_t len = 0;

    if (text.len == 0)
        return 0;
    while (text.ptr) {
        kin_str group = kin__str_cut(&text, ':');
        if (!text.ptr && len <= KIN__IP_V6_SIZE - KIN__IP_V4_SIZE &&
            v4_parse(group, ret + len))
            return len + KIN__IP_V4_SIZE;
        if (len == KIN__IP_V6_SIZE || !group_parse(group, ret + len))
            return SIZE_MAX;
        len += GROUP_SIZE;
    }
    return len;
}

/* Returns the position of "::", or KIN__STR_NONE. */
static size_t gap_find(kin_str text)
{
    for (size_t i = 1; i < text.len; i++)
        if (text.ptr[i - 1] == ':' && text.ptr[i] == ':')
            return i - 1;
    return KIN__STR_NONE;
}

static bool v6_parse(kin_str text, unsigned char *ret)
{
    unsigned char tail[KIN__IP_V6_SIZE];
    size_t gap = gap_find(text);

    if (gap == KIN__STR_NONE)
        return groups_parse(text, ret) == KIN__IP_V6_SIZE;
    kin_str front = kin__str_slice(text, 0, gap);
    size_t head_len = groups_parse(front, ret);
    size_t tail_len = groups_parse(kin__str_slice(text, gap + 2, text.len),
                                   tail);
    /* An IPv4 address is the end of the text only. */
    if (head_len > KIN__IP_V6_SIZE || tail_len > KIN__IP_V6_SIZE ||
        head_len + tail_len > KIN__IP_V6_SIZE - GROUP_SIZE ||
        kin__str_find(front, '.') != KIN__STR_NONE)
        return false;
    memset(ret + head_len, 0, KIN__IP_V6_SIZE - head_len);
    memcpy(ret + KIN__IP_V6_SIZE - tail_len, tail, tail_len);
    return true;
}

size_t kin__ip_parse(kin_str text, unsigned char ret[KIN__IP_V6_SIZE])
{
    static const unsigned char v4_prefix[KIN__IP_V6_SIZE - KIN__IP_V4_SIZE] = {
        [10] = 0xff, [11] = 0xff};

    if (v4_parse(text, ret))
        return KIN__IP_V4_SIZE;
    if (!v6_parse(text, ret))
        return 0;
    if (memcmp(ret, v4_prefix, sizeof(v4_prefix)) != 0)
        return KIN__IP_V6_SIZE;
    memmove(ret, ret + sizeof(v4_prefix), KIN__IP_V4_SIZE);
    return KIN__IP_V4_SIZE;
}
