/* SPDX-License-Identifier: Apache-2.0 */
#include "object/shape.h"

#include <xxhash.h>

#include <kin/error.h>

#include "base/alloc.h"

enum {
    /* Up to here, comparing all pairs is quicker than a table. */
    UNIQUE_BY_PAIRS = 24,
    /* What `"key":` has more than key. */
    KEY_FRAME = 3,
};

/* Value of four hexadecimal digits. */
static uint32_t key_hex4(const char *p)
{
    uint32_t value = 0;

    for (int i = 0; i < 4; i++) {
        char c = p[i];
        uint32_t digit = c <= '9' ? (uint32_t)(c - '0')
                                  : (uint32_t)((c | 0x20) - 'a' + 10);
        value = value << 4 | digit;
    }
    return value;
}

/* Shapes hold Go's escapes only: \" \\ \b \f \n \r \t and \u00XX, \u2028,
 * \u2029. */
static size_t key_decode_escape(const char *p, char **out)
{
    static const char from[] = "\"\\bfnrt";
    static const char to[] = "\"\\\b\f\n\r\t";
    char *o = *out;

    if (p[1] != 'u') {
        const char *at = strchr(from, p[1]);
        assert(at && *at);
        *o++ = to[at - from];
        *out = o;
        return 2;
    }
    uint32_t code = key_hex4(p + 2);
    if (code < 0x80) {
        *o++ = (char)code;
    } else {
        *o++ = (char)(0xe0 | code >> 12);
        *o++ = (char)(0x80 | (code >> 6 & 0x3f));
        *o++ = (char)(0x80 | (code & 0x3f));
    }
    *out = o;
    return 6;
}

size_t kin__shape_decode_key(kin_str key_text, char *ret)
{
    char *out = ret;

    assert(key_text.len >= KEY_FRAME);
    for (size_t i = 1; i < key_text.len - 2;) {
        if (key_text.ptr[i] != '\\') {
            *out++ = key_text.ptr[i++];
            continue;
        }
        i += key_decode_escape(key_text.ptr + i, &out);
    }
    return (size_t)(out - ret);
}

uint32_t kin__shape_find(const uint32_t *shape, kin_str key, uint32_t from)
{
    uint32_t count = kin__node_count(shape);

    if (from >= count)
        from = 0;
    for (uint32_t i = from; i < count; i++)
        if (kin_str_eq(kin__shape_key(shape, i), key))
            return i;
    for (uint32_t i = 0; i < from; i++)
        if (kin_str_eq(kin__shape_key(shape, i), key))
            return i;
    return KIN__SHAPE_NO_SLOT;
}

static kin_str key_at(kin_str text, const uint32_t *ends, uint32_t i)
{
    uint32_t from = i ? ends[i - 1] : 0;

    return kin_str_of(text.ptr + from, ends[i] - from);
}

static int unique_by_pairs(kin_str text, const uint32_t *ends, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (kin_str_eq(key_at(text, ends, i), key_at(text, ends, j)))
                return KIN_EEXISTS;
    return 0;
}

int kin__shape_check_unique(const kin_allocator *alloc, kin_str text,
                            const uint32_t *ends, uint32_t count)
{
    if (count <= UNIQUE_BY_PAIRS)
        return unique_by_pairs(text, ends, count);

    size_t cap = 1;
    while (cap < (size_t)count * 2)
        cap *= 2;
    uint32_t *table = kin__alloc0(alloc, cap, sizeof(*table));
    if (!table)
        return KIN_ENOMEM;
    int r = 0;
    for (uint32_t i = 0; i < count && r == 0; i++) {
        kin_str key = key_at(text, ends, i);
        /* The address makes a fair seed: an attacker does not know it. */
        size_t at = XXH3_64bits_withSeed(key.ptr, key.len,
                                         (uint64_t)(uintptr_t)table) &
                    (cap - 1);
        for (; table[at] && r == 0; at = (at + 1) & (cap - 1))
            if (kin_str_eq(key, key_at(text, ends, table[at] - 1)))
                r = KIN_EEXISTS;
        table[at] = i + 1;
    }
    kin__free(alloc, table);
    return r;
}
