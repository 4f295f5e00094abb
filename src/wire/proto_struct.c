/* SPDX-License-Identifier: Apache-2.0 */
/* Structs, lists and maps: which members there are, and in which order. */
#include "wire/proto_impl.h"

#include <assert.h>
#include <stdlib.h>

#include "base/str.h"

enum { DEFAULT_DEPTH = 100, NO_WIRE = 0xff };

/* ---- structs */

/* omitempty and omitzero: 1 if the field is left out, 0 if not, or an error.
 * An empty slot of a pointer is nil. */
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

/* Numbers of a list that share one part. */
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

/* Of entries with one key the last that was sent counts. */
static int write_entries(struct kin__proto_reader *rd,
                         const struct kin__schema_field *field, size_t first)
{
    size_t end = rd->entry_count;
    int r = 0;

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
    /* Keys that differ only in bytes which became U+FFFD. */
    return r == KIN_EEXISTS ? kin__proto_fail(rd, "has a key twice") : r;
}

/* ---- members */

/* kind or apiVersion, which stand in the envelope. */
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

/* Members of the struct and of those that it embeds, in Go's order. */
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

/* What is restored when a message is done with. */
struct level {
    struct kin__proto_head head;
    const struct kin__schema_type *type;
    const struct kin__schema_field *field;
    size_t part_count;
    size_t slots; /* of the message */
};

/* Takes messages of a struct apart. */
static int level_open(struct kin__proto_reader *rd,
                      const struct kin__schema_type *type,
                      struct kin__proto_slot from, struct level *ret)
{
    uint32_t max = rd->opts->max_depth > 0 ? rd->opts->max_depth
                                           : DEFAULT_DEPTH;

    *ret = (struct level){
        .head = rd->head,
        .type = rd->type,
        .field = rd->field,
        .part_count = rd->part_count,
    };
    if (rd->depth == max)
        return kin_error_set(rd->err, KIN_ELIMIT,
                             "protobuf: more than %u messages in each other",
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

/* Not needed after a failure, which ends the reading. */
static void level_close(struct kin__proto_reader *rd, const struct level *level)
{
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
    struct level level;
    int r = level_open(rd, type, from, &level);

    if (r < 0)
        return r;
    if (head)
        rd->head = *head;
    r = write_members(rd, type, level.slots);
    level_close(rd, &level);
    return r;
}

/* A pointer, list or map that was sent is not nil, whatever it holds. */
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
    struct level level;
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
