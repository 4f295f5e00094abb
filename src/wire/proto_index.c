/* SPDX-License-Identifier: Apache-2.0 */
/* Taking messages apart: stacks, and which field goes where. */
#include "wire/proto_impl.h"

#include <assert.h>

#include "base/alloc.h"

enum { MIN_CAP = 64, NO_WIRE = 0xff };

/* ---- stacks */

/* Makes room for `need` elements in a table. */
static int grow(const kin_allocator *alloc, void **table, size_t *cap,
                size_t need, size_t size)
{
    size_t to = *cap > 0 ? *cap : MIN_CAP;

    if (need <= *cap)
        return 0;
    if (need >= UINT32_MAX)
        return KIN_ELIMIT;
    while (to < need)
        to *= 2;
    void *grown = kin__realloc(alloc, *table, to, size);
    if (!grown)
        return KIN_ENOMEM;
    *table = grown;
    *cap = to;
    return 0;
}

int kin__proto_push_slots(struct kin__proto_reader *rd, size_t more,
                          size_t *ret)
{
    void *table = rd->slots;
    int r = grow(rd->opts->alloc, &table, &rd->slot_cap, rd->slot_count + more,
                 sizeof(*rd->slots));

    rd->slots = table;
    if (r < 0)
        return r;
    memset(rd->slots + rd->slot_count, 0, more * sizeof(*rd->slots));
    *ret = rd->slot_count;
    rd->slot_count += more;
    return 0;
}

int kin__proto_push_entries(struct kin__proto_reader *rd, size_t more)
{
    void *table = rd->entries;
    int r = grow(rd->opts->alloc, &table, &rd->entry_cap,
                 rd->entry_count + more, sizeof(*rd->entries));

    rd->entries = table;
    return r;
}

int kin__proto_push_part(struct kin__proto_reader *rd, size_t slot,
                         const struct kin__proto_item *item)
{
    void *table = rd->parts;
    int r = grow(rd->opts->alloc, &table, &rd->part_cap, rd->part_count + 1,
                 sizeof(*rd->parts));

    rd->parts = table;
    if (r < 0)
        return r;
    rd->parts[rd->part_count++] = (struct kin__proto_part){
        .ptr = item->ptr,
        .number = item->number,
        .wire = item->wire,
    };
    struct kin__proto_slot *to = &rd->slots[slot];
    uint32_t part = (uint32_t)rd->part_count;
    if (to->first == 0)
        to->first = part;
    else
        rd->parts[to->last - 1].next = part;
    to->last = part;
    return 0;
}

kin_str kin__proto_bytes(const struct kin__proto_reader *rd,
                         struct kin__proto_slot slot)
{
    if (slot.last == 0)
        return kin_str_of("", 0);
    const struct kin__proto_part *part = &rd->parts[slot.last - 1];
    assert(part->wire == KIN__PROTO_BYTES);
    return kin_str_of(part->ptr, part->number);
}

uint64_t kin__proto_number(const struct kin__proto_reader *rd,
                           struct kin__proto_slot slot)
{
    return slot.last == 0 ? 0 : rd->parts[slot.last - 1].number;
}

/* ---- messages */

static uint8_t wire_of_kind(uint8_t kind)
{
    switch (kind) {
    case KIN__SCHEMA_BOOL:
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
        return KIN__PROTO_VARINT;
    case KIN__SCHEMA_DOUBLE:
        return KIN__PROTO_FIXED64;
    default:
        return KIN__PROTO_BYTES;
    }
}

static int check_wire(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field, uint8_t wire)
{
    uint8_t expected = field->container == KIN__SCHEMA_MAP
                           ? KIN__PROTO_BYTES
                           : wire_of_kind(field->kind);
    /* Numbers of a list may be packed into one field. */
    bool is_packed = field->container == KIN__SCHEMA_LIST &&
                     wire == KIN__PROTO_BYTES;

    if (wire == expected || is_packed)
        return 0;
    rd->field = field;
    return kin__proto_fail(rd, "is not encoded as its type is");
}

/* The slot of a field, KIN__SCHEMA_NO_FIELD if nobody knows it. */
static int find_slot(struct kin__proto_reader *rd,
                     const struct kin__schema_type *type,
                     const struct kin__proto_item *item, size_t *ret)
{
    size_t place = item->tag < type->tag_end ? type->by_tag[item->tag]
                                             : KIN__SCHEMA_NO_FIELD;

    *ret = place;
    if (place == KIN__SCHEMA_NO_FIELD)
        return 0;
    if (place < KIN__SCHEMA_EMBEDDED)
        return check_wire(rd, &type->fields[place], item->wire);
    *ret = type->field_count + (place - KIN__SCHEMA_EMBEDDED);
    return item->wire == KIN__PROTO_BYTES
               ? 0
               : kin__proto_fail(rd, "is not encoded as a struct is");
}

static int index_one(struct kin__proto_reader *rd,
                     const struct kin__schema_type *type, kin_str bytes,
                     size_t slots)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    struct kin__proto_item item;
    size_t place = 0;

    for (;;) {
        int r = kin__proto_next(&cursor, &item);
        if (r < 0)
            return kin__proto_fail(rd, cursor.problem);
        if (r == 0)
            return 0;
        r = find_slot(rd, type, &item, &place);
        if (r == 0)
            r = place == KIN__SCHEMA_NO_FIELD
                    ? kin__proto_unknown(rd, item.tag)
                    : kin__proto_push_part(rd, slots + place, &item);
        if (r < 0)
            return r;
    }
}

static int index_one_small(struct kin__proto_reader *rd, const uint8_t wires[4],
                           kin_str bytes, size_t slots)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    struct kin__proto_item item;

    for (;;) {
        int r = kin__proto_next(&cursor, &item);
        if (r < 0)
            return kin__proto_fail(rd, cursor.problem);
        if (r == 0)
            return 0;
        if (item.tag >= 4 || wires[item.tag] == NO_WIRE) {
            r = kin__proto_unknown(rd, item.tag);
            if (r < 0)
                return r;
            continue;
        }
        if (item.wire != wires[item.tag])
            return kin__proto_fail(rd, "is not encoded as its type is");
        r = kin__proto_push_part(rd, slots + item.tag, &item);
        if (r < 0)
            return r;
    }
}

int kin__proto_index(struct kin__proto_reader *rd,
                     const struct kin__schema_type *type,
                     struct kin__proto_slot from, size_t slots)
{
    int r = 0;

    for (uint32_t i = from.first; r == 0 && i > 0;
         i = i == from.last ? 0 : rd->parts[i - 1].next) {
        struct kin__proto_part part = rd->parts[i - 1];
        r = index_one(rd, type, kin_str_of(part.ptr, part.number), slots);
    }
    return r;
}

int kin__proto_index_small(struct kin__proto_reader *rd, const uint8_t wires[4],
                           struct kin__proto_slot from, size_t slots)
{
    int r = 0;

    for (uint32_t i = from.first; r == 0 && i > 0;
         i = i == from.last ? 0 : rd->parts[i - 1].next) {
        struct kin__proto_part part = rd->parts[i - 1];
        r = index_one_small(rd, wires, kin_str_of(part.ptr, part.number),
                            slots);
    }
    return r;
}
