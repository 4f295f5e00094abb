/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_message.c - messages: split into their fields, then written as objects,
 * lists and maps in Go's order.
 */
#include "wire/proto_impl.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/str.h"

enum { MIN_CAP = 64, DEFAULT_DEPTH = 100, NO_WIRE = 0xff };

/* ---- stacks */

/* Grows a table to at least `need` elements. */
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
    assert(slot < rd->slot_count);
    struct kin__proto_slot *to = &rd->slots[slot];
    uint32_t part = (uint32_t)rd->part_count;
    assert((to->first == 0) == (to->last == 0) && to->last < part);
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

/* ---- splitting messages */

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
    /* The numbers of a list may be packed into one field. */
    bool is_packed = field->container == KIN__SCHEMA_LIST &&
                     wire == KIN__PROTO_BYTES;

    if (wire == expected || is_packed)
        return 0;
    rd->field = field;
    return kin__proto_fail(rd, "has a wrong wire type");
}

/* Finds the slot of a field; KIN__SCHEMA_NO_FIELD if it is unknown. */
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
               : kin__proto_fail(rd, "has a wrong wire type for a struct");
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
            return kin__proto_fail(rd, "has a wrong wire type");
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

/* ---- structs */

/* omitempty and omitzero: 1 if the field is omitted, 0 if not, or an error.  An
 * empty slot of a pointer is nil. */
static int is_omitted(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      struct kin__proto_slot slot)
{
    bool omits_zero = field->flags & KIN__SCHEMA_OMIT_ZERO;

    if (!omits_zero && !(field->flags & KIN__SCHEMA_OMIT_EMPTY))
        return 0;
    if (field->container != KIN__SCHEMA_ONE ||
        (field->flags & KIN__SCHEMA_POINTER))
        return slot.first == 0;
    switch (field->kind) {
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BOOL:
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_DOUBLE:
    case KIN__SCHEMA_BYTES:
    case KIN__SCHEMA_STRINGS:
        return kin__proto_is_zero(rd, field, slot);
    default: /* Go structs are never empty, but they may be zero. */
        return omits_zero ? kin__proto_is_zero(rd, field, slot) : 0;
    }
}

/* Writes the packed numbers of a list. */
static int write_packed(struct kin__proto_reader *rd,
                        const struct kin__schema_field *field, kin_str bytes)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    size_t part_count = rd->part_count;
    size_t slot = 0;
    int r = kin__proto_push_slots(rd, 1, &slot);

    if (r < 0)
        return r;
    while (r == 0 && cursor.at < cursor.end) {
        struct kin__proto_item item = {.wire = KIN__PROTO_VARINT};
        r = field->kind == KIN__SCHEMA_DOUBLE
                ? kin__proto_fixed64(&cursor, &item.number)
                : kin__proto_varint(&cursor, &item.number);
        if (r < 0)
            r = kin__proto_fail(rd, cursor.problem);
        if (r == 0)
            r = kin__proto_push_part(rd, slot, &item);
        if (r == 0)
            r = kin__proto_write_value(rd, field, rd->slots[slot]);
        rd->part_count = part_count;
        rd->slots[slot] = (struct kin__proto_slot){0};
    }
    rd->slot_count = slot;
    return r;
}

static bool is_number(uint8_t kind)
{
    return kind == KIN__SCHEMA_BOOL || kind == KIN__SCHEMA_INT32 ||
           kind == KIN__SCHEMA_INT64 || kind == KIN__SCHEMA_DOUBLE;
}

static int write_list(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      struct kin__proto_slot slot)
{
    int r = kin__proto_out_open(rd, /* is_object= */ false);

    for (uint32_t i = slot.first; r == 0 && i > 0; i = rd->parts[i - 1].next) {
        struct kin__proto_part part = rd->parts[i - 1];
        if (is_number(field->kind) && part.wire == KIN__PROTO_BYTES)
            r = write_packed(rd, field, kin_str_of(part.ptr, part.number));
        else
            r = kin__proto_write_value(rd, field,
                                       (struct kin__proto_slot){i, i});
    }
    return r < 0 ? r : kin__proto_out_close(rd, /* is_object= */ false);
}

/* ---- maps */

static uint8_t map_value_wire(uint8_t kind)
{
    if (kind == KIN__SCHEMA_DOUBLE)
        return KIN__PROTO_FIXED64;
    return is_number(kind) ? KIN__PROTO_VARINT : KIN__PROTO_BYTES;
}

static int read_entry(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field, uint32_t part)
{
    const uint8_t wires[4] = {NO_WIRE, KIN__PROTO_BYTES,
                              map_value_wire(field->kind), NO_WIRE};
    size_t slots = 0;
    int r = kin__proto_push_slots(rd, 4, &slots);

    if (r == 0)
        r = kin__proto_push_entries(rd, 1);
    if (r == 0)
        r = kin__proto_index_small(rd, wires,
                                   (struct kin__proto_slot){part, part}, slots);
    if (r < 0)
        return r;
    assert(rd->entry_count < rd->entry_cap);
    rd->entries[rd->entry_count] = (struct kin__proto_entry){
        .key = kin__proto_bytes(rd, rd->slots[slots + 1]),
        .value = rd->slots[slots + 2],
        .order = (uint32_t)rd->entry_count,
    };
    rd->entry_count++;
    rd->slot_count = slots;
    return 0;
}

static int entry_cmp(const void *left, const void *right)
{
    const struct kin__proto_entry *a = left;
    const struct kin__proto_entry *b = right;
    int c = kin_str_cmp(a->key, b->key);

    return c != 0 ? c : (a->order > b->order) - (a->order < b->order);
}

/* Writes the entries of a map; of duplicate keys the last one. */
static int write_entries(struct kin__proto_reader *rd,
                         const struct kin__schema_field *field, size_t first)
{
    size_t end = rd->entry_count;
    int r = 0;

    assert(first <= end);

    for (size_t i = first; r == 0 && i < end; i++) {
        struct kin__proto_entry entry = rd->entries[i];
        if (i + 1 < end && kin_str_eq(entry.key, rd->entries[i + 1].key))
            continue;
        r = kin__proto_write_key(rd, entry.key);
        if (r == 0)
            r = kin__proto_write_value(rd, field, entry.value);
    }
    return r;
}

static int write_map(struct kin__proto_reader *rd,
                     const struct kin__schema_field *field,
                     struct kin__proto_slot slot)
{
    size_t part_count = rd->part_count;
    size_t first = rd->entry_count;
    int r = kin__proto_out_open(rd, /* is_object= */ true);

    for (uint32_t i = slot.first; r == 0 && i > 0; i = rd->parts[i - 1].next)
        r = read_entry(rd, field, i);
    if (r == 0)
        qsort(rd->entries + first, rd->entry_count - first,
              sizeof(*rd->entries), entry_cmp);
    if (r == 0)
        r = write_entries(rd, field, first);
    rd->entry_count = first;
    rd->part_count = part_count;
    if (r == 0)
        r = kin__proto_out_close(rd, /* is_object= */ true);
    /* Keys may be equal after invalid bytes became U+FFFD. */
    return r == KIN_EEXISTS ? kin__proto_fail(rd, "has a duplicate key") : r;
}

/* ---- members */

/* Writes kind or apiVersion, which come from the envelope. */
static int write_head(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field)
{
    kin_str text = kin_str_eq(field->name, KIN__S("kind"))
                       ? rd->head.kind
                       : rd->head.api_version;

    if (text.len == 0)
        return 0;
    int r = kin__proto_out_key(rd, field->name);
    return r < 0 ? r : kin__proto_write_string(rd, text);
}

static int write_member(struct kin__proto_reader *rd,
                        const struct kin__schema_field *field,
                        struct kin__proto_slot slot)
{
    assert(!(field->flags & KIN__SCHEMA_TYPE_META));
    bool is_one = field->container == KIN__SCHEMA_ONE;
    bool is_nil = slot.first == 0 &&
                  (!is_one || (field->flags & KIN__SCHEMA_POINTER));

    rd->field = field;
    int r = is_omitted(rd, field, slot);
    if (r != 0)
        return r < 0 ? r : 0;
    r = kin__proto_out_key(rd, field->name);
    if (r < 0)
        return r;
    if (is_nil)
        return kin__proto_out_null(rd);
    if (is_one)
        return kin__proto_write_value(rd, field, slot);
    return field->container == KIN__SCHEMA_LIST ? write_list(rd, field, slot)
                                                : write_map(rd, field, slot);
}

static int write_struct(struct kin__proto_reader *rd,
                        const struct kin__schema_type *type,
                        struct kin__proto_slot from,
                        const struct kin__proto_head *head);

/* Writes the members of a struct and of its embedded structs, in Go's order. */
static int write_members(struct kin__proto_reader *rd,
                         const struct kin__schema_type *type, size_t slots)
{
    size_t embed = 0;
    size_t i = 0;
    int r = 0;

    while (r == 0) {
        const struct kin__schema_embed *at = embed < type->embed_count
                                                 ? &type->embeds[embed]
                                                 : NULL;
        rd->type = type;
        if (at && at->first == i && at->tag > 0) {
            r = write_struct(rd, at->type,
                             rd->slots[slots + type->field_count + embed],
                             /* head= */ NULL);
            i += at->type->field_count;
            embed++;
            continue;
        }
        if (at && at->first == i)
            embed++;
        if (i == type->field_count)
            break;
        const struct kin__schema_field *field = &type->fields[i];
        r = field->flags & KIN__SCHEMA_TYPE_META
                ? write_head(rd, field)
                : write_member(rd, field, rd->slots[slots + i]);
        i++;
    }
    return r;
}

/* The state to restore at the end of a message. */
struct proto_level {
    struct kin__proto_head head;
    const struct kin__schema_type *type;
    const struct kin__schema_field *field;
    size_t part_count;
    size_t slots; /* of the message */
};

/* Begins a struct: splits its messages. */
static int level_open(struct kin__proto_reader *rd,
                      const struct kin__schema_type *type,
                      struct kin__proto_slot from, struct proto_level *ret)
{
    uint32_t max = rd->opts->max_depth > 0 ? rd->opts->max_depth
                                           : DEFAULT_DEPTH;

    *ret = (struct proto_level){
        .head = rd->head,
        .type = rd->type,
        .field = rd->field,
        .part_count = rd->part_count,
    };
    if (rd->depth == max)
        return kin_error_set(rd->err, KIN_ELIMIT,
                             "protobuf: messages nested more than %u deep",
                             max);
    int r = kin__proto_push_slots(rd, type->field_count + type->embed_count,
                                  &ret->slots);
    if (r < 0)
        return r;
    rd->depth++;
    rd->head = (struct kin__proto_head){{0}, {0}};
    rd->type = type;
    rd->field = NULL;
    return kin__proto_index(rd, type, from, ret->slots);
}

/* Ends a struct.  Not needed after an error, which ends the decoding. */
static void level_close(struct kin__proto_reader *rd,
                        const struct proto_level *level)
{
    assert(rd->depth > 0 && rd->slot_count >= level->slots);
    rd->depth--;
    rd->head = level->head;
    rd->type = level->type;
    rd->field = level->field;
    rd->slot_count = level->slots;
    rd->part_count = level->part_count;
}

static int write_struct(struct kin__proto_reader *rd,
                        const struct kin__schema_type *type,
                        struct kin__proto_slot from,
                        const struct kin__proto_head *head)
{
    struct proto_level level;
    int r = level_open(rd, type, from, &level);

    if (r < 0)
        return r;
    if (head)
        rd->head = *head;
    r = write_members(rd, type, level.slots);
    level_close(rd, &level);
    return r;
}

/* A pointer, list or map that was sent is not nil, even if it is empty. */
static int member_is_zero(struct kin__proto_reader *rd,
                          const struct kin__schema_field *field,
                          struct kin__proto_slot slot)
{
    if (slot.first == 0)
        return 1;
    if (field->container != KIN__SCHEMA_ONE ||
        (field->flags & KIN__SCHEMA_POINTER))
        return 0;
    return kin__proto_is_zero(rd, field, slot);
}

int kin__proto_struct_is_zero(struct kin__proto_reader *rd,
                              const struct kin__schema_type *type,
                              struct kin__proto_slot from)
{
    struct proto_level level;
    int r = level_open(rd, type, from, &level);

    if (r < 0)
        return r;
    /* Fields of embedded structs have empty slots here. */
    r = 1;
    for (size_t i = 0; r == 1 && i < type->field_count; i++)
        r = member_is_zero(rd, &type->fields[i], rd->slots[level.slots + i]);
    for (size_t i = 0; r == 1 && i < type->embed_count; i++)
        r = kin__proto_struct_is_zero(
            rd, type->embeds[i].type,
            rd->slots[level.slots + type->field_count + i]);
    level_close(rd, &level);
    return r;
}

int kin__proto_write_object(struct kin__proto_reader *rd,
                            const struct kin__schema_type *type,
                            struct kin__proto_slot from,
                            const struct kin__proto_head *head)
{
    int r = kin__proto_out_open(rd, /* is_object= */ true);

    if (r == 0)
        r = write_struct(rd, type, from, head);
    return r < 0 ? r : kin__proto_out_close(rd, /* is_object= */ true);
}
