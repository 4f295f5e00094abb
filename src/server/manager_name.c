/* SPDX-License-Identifier: Apache-2.0 */
#include "server/manager_name.h"

#include <stdio.h>
#include <string.h>

#include "base/str.h"

/* The length of the UTF-8 character at the start of a text, and its code point;
 * 1 and U+FFFD if it is invalid. */
static size_t next_point(kin_str text, uint32_t *ret)
{
    static const unsigned char MASKS[] = {0x7f, 0x1f, 0x0f, 0x07};
    unsigned char first = (unsigned char)text.ptr[0];
    size_t len = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;

    *ret = 0xfffd;
    if (kin__utf8_valid_prefix(kin__str_slice(text, 0, len)) != len)
        return 1;
    *ret = first & MASKS[len - 1];
    for (size_t i = 1; i < len; i++)
        *ret = *ret << 6 | ((unsigned char)text.ptr[i] & 0x3f);
    return len;
}

/* Go's unicode.IsPrint(), without characters that are not assigned. */
static bool is_printable(uint32_t point)
{
    static const struct {
        uint32_t first;
        uint32_t last;
    } NOT[] = {
        {0x0000, 0x001f}, {0x007f, 0x00a0}, {0x00ad, 0x00ad},
        {0x0600, 0x0605}, {0x061c, 0x061c}, {0x06dd, 0x06dd},
        {0x070f, 0x070f}, {0x1680, 0x1680}, {0x180e, 0x180e},
        {0x2000, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f},
        {0x3000, 0x3000}, {0xd800, 0xf8ff}, {0xfeff, 0xfeff},
        {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0x10ffff},
    };

    for (size_t i = 0; i < sizeof(NOT) / sizeof(NOT[0]); i++)
        if (point >= NOT[i].first && point <= NOT[i].last)
            return false;
    return true;
}

void kin__manager_check_name(struct kin__causes *causes,
                             const struct kin__at *at, kin_str name)
{
    if (name.len > KIN__MANAGER_NAME_MAX)
        kin__causes_too_long(causes, at, KIN__MANAGER_NAME_MAX);
    for (size_t i = 0; i < name.len;) {
        uint32_t point = 0;
        size_t len = next_point(kin__str_slice(name, i, SIZE_MAX), &point);
        if (!is_printable(point))
            kin__causes_invalid_str(
                causes, at, name, "invalid character U+%04X (at position %zu)",
                point, i);
        i += len;
    }
}

kin_str kin__manager_of_agent(kin_str agent, char ret[KIN__MANAGER_NAME_MAX])
{
    size_t used = 0;

    for (size_t i = 0; i < agent.len;) {
        uint32_t point = 0;
        kin_str rest = kin__str_slice(agent, i, SIZE_MAX);
        size_t len = next_point(rest, &point);
        i += len;
        if (point == 0xfffd || !is_printable(point))
            continue;
        if (used + len > KIN__MANAGER_NAME_MAX)
            break;
        memcpy(ret + used, rest.ptr, len);
        used += len;
    }
    return kin_str_of(ret, used);
}
