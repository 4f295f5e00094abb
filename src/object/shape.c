/* SPDX-License-Identifier: Apache-2.0 */
#include "object/shape.h"

#include <xxhash.h>

#include <kin/error.h>

#include "base/alloc.h"
#include "base/hash.h"

enum {
    /* Up to this number of keys comparing all pairs is faster than a table. */
    UNIQUE_BY_PAIRS = 24,
};

/* Searches the keys from..to of a shape; most differ in length. */
static uint32_t find_narrow(const uint32_t *shape, kin_str key, uint32_t from,
                            uint32_t to)
{
    const uint16_t *ends = (const uint16_t *)(kin__node_payload(shape) + 1);
    const char *text = kin__shape_text(shape);
    size_t len = key.len + KIN__SHAPE_KEY_FRAME;
    uint32_t begin = from ? ends[from - 1] : 0;

    for (uint32_t i = from; i < to; i++) {
        uint32_t end = ends[i];
        if (end - begin == len &&
            (key.len == 0 || memcmp(text + begin + 1, key.ptr, key.len) == 0))
            return i;
        begin = end;
    }
    return KIN__SHAPE_NO_SLOT;
}

static uint32_t find_wide(const uint32_t *shape, kin_str key, uint32_t from,
                          uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        if (kin_str_eq(kin__shape_key(shape, i), key))
            return i;
    return KIN__SHAPE_NO_SLOT;
}

uint32_t kin__shape_find(const uint32_t *shape, kin_str key, uint32_t from)
{
    uint32_t count = kin__node_count(shape);
    bool is_wide = kin__shape_is_wide(shape);

    if (from >= count)
        from = 0;
    uint32_t at = is_wide ? find_wide(shape, key, from, count)
                          : find_narrow(shape, key, from, count);
    if (at != KIN__SHAPE_NO_SLOT || from == 0)
        return at;
    return is_wide ? find_wide(shape, key, 0, from)
                   : find_narrow(shape, key, 0, from);
}

static kin_str key_at(kin_str text, const uint32_t *ends, uint32_t i)
{
    uint32_t from = i ? ends[i - 1] : 0;

    return kin_str_of(text.ptr + from, ends[i] - from);
}

static int unique_by_pairs(kin_str text, const uint32_t *ends, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++) {
        uint32_t from = ends[i - 1];
        uint32_t len = ends[i] - from;
        uint32_t begin = 0;
        for (uint32_t j = 0; j < i; begin = ends[j++])
            if (ends[j] - begin == len &&
                memcmp(text.ptr + begin, text.ptr + from, len) == 0)
                return KIN_EEXISTS;
    }
    return 0;
}

/* An open-addressing table of positions (plus one) by hash of the key. */
struct shape_key_table {
    uint32_t *places; /* owned */
    size_t cap;       /* a power of two */
};

static int key_table_init(struct shape_key_table *table,
                          const kin_allocator *alloc, uint32_t count)
{
    table->cap = 1;
    while (table->cap < (size_t)count * 2)
        table->cap *= 2;
    table->places = kin__alloc0(alloc, table->cap, sizeof(*table->places));
    return table->places ? 0 : KIN_ENOMEM;
}

static size_t key_table_home(const struct shape_key_table *table, kin_str key)
{
    return XXH3_64bits_withSeed(key.ptr, key.len, kin__hash_seed()) &
           (table->cap - 1);
}

int kin__shape_check_unique(const kin_allocator *alloc, kin_str text,
                            const uint32_t *ends, uint32_t count)
{
    struct shape_key_table table;

    if (count <= UNIQUE_BY_PAIRS)
        return unique_by_pairs(text, ends, count);
    int r = key_table_init(&table, alloc, count);
    for (uint32_t i = 0; i < count && r == 0; i++) {
        kin_str key = key_at(text, ends, i);
        size_t at = key_table_home(&table, key);
        for (; table.places[at] && r == 0; at = (at + 1) & (table.cap - 1))
            if (kin_str_eq(key, key_at(text, ends, table.places[at] - 1)))
                r = KIN_EEXISTS;
        table.places[at] = i + 1;
    }
    kin__free(alloc, table.places);
    return r;
}

static uint32_t key_table_find(const struct shape_key_table *table,
                               const uint32_t *shape, kin_str key_text)
{
    size_t at = key_table_home(table, key_text);

    for (; table->places[at]; at = (at + 1) & (table->cap - 1))
        if (kin_str_eq(key_text,
                       kin__shape_key_text(shape, table->places[at] - 1)))
            return table->places[at] - 1;
    return KIN__SHAPE_NO_SLOT;
}

int kin__shape_match(const kin_allocator *alloc, const uint32_t *a,
                     const uint32_t *b, uint32_t *ret)
{
    uint32_t count = kin__node_count(b);
    struct shape_key_table table;
    int r = key_table_init(&table, alloc, count);

    if (r < 0)
        return r;
    assert(kin__node_count(a) == count);
    for (uint32_t i = 0; i < count; i++) {
        size_t at = key_table_home(&table, kin__shape_key_text(b, i));
        while (table.places[at])
            at = (at + 1) & (table.cap - 1);
        table.places[at] = i + 1;
    }
    for (uint32_t i = 0; i < count && r == 0; i++) {
        ret[i] = key_table_find(&table, b, kin__shape_key_text(a, i));
        if (ret[i] == KIN__SHAPE_NO_SLOT)
            r = KIN_ENOTFOUND;
    }
    kin__free(alloc, table.places);
    return r;
}
