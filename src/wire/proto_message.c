/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_message.c - messages: split into their fields, whose values become
 * objects, lists and maps in Go's order.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/str.h"
#include "object/values.h"
#include "wire/proto_impl.h"

enum { DEFAULT_DEPTH = 100, NO_WIRE = 0xff };

/* ---- slots ---- */

static int push_slots(struct kin__proto_reader *rd, size_t more, size_t *ret)
{
    void *table = rd->slots;
    int r = kin__proto_grow(rd->alloc, &table, &rd->slot_cap,
                            rd->slot_count + more, sizeof(*rd->slots));

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
    int r = kin__proto_grow(rd->alloc, &table, &rd->entry_cap,
                            rd->entry_count + more, sizeof(*rd->entries));

    rd->entries = table;
    return r;
}

bool kin__proto_walk_next(struct kin__proto_walk *walk,
                          struct kin__proto_item *ret,
                          struct kin__proto_slot *ret_slot)
{
    for (;;) {
        const char *begin = walk->cursor.at;
        /* The bytes were split before. */
        if (kin__proto_next(&walk->cursor, ret) <= 0)
            return false;
        if (walk->tag == 0)
            walk->tag = ret->tag;
        if (ret->tag != walk->tag)
            continue;
        *ret_slot = (struct kin__proto_slot){0};
        kin__proto_slot_add(ret_slot, begin, ret, walk->cursor.at);
        return true;
    }
}

/* Whether a message consists of whole fields. */
static int check_fields(const struct kin__proto_reader *rd, kin_str bytes)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    struct kin__proto_item item;
    int r = 1;

    while (r > 0)
        r = kin__proto_next(&cursor, &item);
    return r < 0 ? kin__proto_fail(rd, cursor.problem) : 0;
}

int kin__proto_merge(const struct kin__proto_reader *rd,
                     const struct kin__proto_slot *slot, struct kin__buf *buf,
                     kin_str *ret)
{
    struct kin__proto_walk walk = kin__proto_walk_of(slot);
    struct kin__proto_item item;
    struct kin__proto_slot one;
    int r = 0;

    *ret = kin__proto_bytes(slot);
    if (slot->count < 2)
        return 0;
    while (r == 0 && kin__proto_walk_next(&walk, &item, &one)) {
        /* One that is cut short must not continue in the next one. */
        r = check_fields(rd, kin__proto_bytes(&one));
        if (r == 0)
            r = kin__buf_append(buf, kin__proto_bytes(&one));
    }
    *ret = kin__buf_str(buf);
    return r;
}

/* ---- splitting messages ---- */

static inline uint8_t wire_of_kind(uint8_t kind)
{
    const unsigned varints = 1u << KIN__SCHEMA_BOOL | 1u << KIN__SCHEMA_INT32 |
                             1u << KIN__SCHEMA_INT64;

    if (varints >> kind & 1)
        return KIN__PROTO_VARINT;
    return kind == KIN__SCHEMA_DOUBLE ? KIN__PROTO_FIXED64 : KIN__PROTO_BYTES;
}

static bool is_number(uint8_t kind)
{
    return wire_of_kind(kind) != KIN__PROTO_BYTES;
}

static int wire_is_wrong(struct kin__proto_reader *rd,
                         const struct kin__schema_field *field)
{
    rd->field = field;
    return kin__proto_fail(rd, "has a wrong wire type");
}

static inline int check_wire(struct kin__proto_reader *rd,
                             const struct kin__schema_field *field,
                             uint8_t wire)
{
    uint8_t expected = field->container == KIN__SCHEMA_MAP
                           ? KIN__PROTO_BYTES
                           : wire_of_kind(field->kind);
    /* The numbers of a list may be packed into one field. */
    bool is_packed = field->container == KIN__SCHEMA_LIST &&
                     wire == KIN__PROTO_BYTES;

    return wire == expected || is_packed ? 0 : wire_is_wrong(rd, field);
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

/* Splits a message by the tags of a struct: field i goes to slot `slots` + i,
 * embedded struct i to the i-th slot behind the fields.  Of a flat type bit i
 * of
 * `*ret_sent` is set if field i was sent. */
static int split(struct kin__proto_reader *rd,
                 const struct kin__schema_type *type, kin_str bytes,
                 size_t slots, uint64_t *ret_sent)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    struct kin__proto_slot *to = rd->slots + slots;
    struct kin__proto_item item;
    uint64_t sent = 0;
    size_t place = 0;

    for (;;) {
        const char *begin = cursor.at;
        int r = kin__proto_next(&cursor, &item);
        if (r < 0)
            return kin__proto_fail(rd, cursor.problem);
        if (r == 0)
            break;
        r = find_slot(rd, type, &item, &place);
        if (r == 0 && place == KIN__SCHEMA_NO_FIELD)
            r = kin__proto_unknown(rd, item.tag);
        else if (r == 0) {
            kin__proto_slot_add(&to[place], begin, &item, cursor.at);
            sent |= UINT64_C(1) << (place & 63);
        }
        if (r < 0)
            return r;
    }
    *ret_sent = sent;
    return 0;
}

int kin__proto_split_small(struct kin__proto_reader *rd, const uint8_t wires[4],
                           kin_str bytes, struct kin__proto_slot ret[4])
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    struct kin__proto_item item;

    for (;;) {
        const char *begin = cursor.at;
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
        kin__proto_slot_add(&ret[item.tag], begin, &item, cursor.at);
    }
}

/* ---- lists ---- */

static int take_element(struct kin__proto_reader *rd,
                        struct kin__proto_frame *frame,
                        const struct kin__schema_field *field,
                        const struct kin__proto_slot *slot);

/* Takes the packed numbers of a list. */
static int take_packed(struct kin__proto_reader *rd,
                       struct kin__proto_frame *frame,
                       const struct kin__schema_field *field, kin_str bytes)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    int r = 0;

    while (r == 0 && cursor.at < cursor.end) {
        struct kin__proto_slot slot = {.begin = cursor.at, .count = 1};
        r = field->kind == KIN__SCHEMA_DOUBLE
                ? kin__proto_fixed64(&cursor, &slot.number)
                : kin__proto_varint(&cursor, &slot.number);
        if (r < 0)
            r = kin__proto_fail(rd, cursor.problem);
        if (r == 0)
            r = take_element(rd, frame, field, &slot);
    }
    return r;
}

static int make_list(struct kin__proto_reader *rd,
                     const struct kin__schema_field *field,
                     const struct kin__proto_slot *slot,
                     const struct kin__proto_place *place, kin__val *ret)
{
    struct kin__proto_walk walk = kin__proto_walk_of(slot);
    struct kin__proto_frame frame;
    struct kin__proto_item item;
    struct kin__proto_slot one;
    int r = kin__proto_open_frame(rd, /* is_object= */ false, place, &frame);

    while (r == 0 && kin__proto_walk_next(&walk, &item, &one)) {
        if (is_number(field->kind) && item.wire == KIN__PROTO_BYTES)
            r = take_packed(rd, &frame, field, kin__proto_bytes(&one));
        else
            r = take_element(rd, &frame, field, &one);
    }
    return r < 0 ? r : kin__proto_close_frame(rd, &frame, ret);
}

/* ---- maps ---- */

static int read_entry(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field, kin_str bytes)
{
    const uint8_t wires[4] = {NO_WIRE, KIN__PROTO_BYTES,
                              wire_of_kind(field->kind), NO_WIRE};
    struct kin__proto_slot parts[4] = {{0}};
    int r = kin__proto_push_entries(rd, 1);

    if (r == 0)
        r = kin__proto_split_small(rd, wires, bytes, parts);
    if (r < 0)
        return r;
    assert(rd->entry_count < rd->entry_cap);
    rd->entries[rd->entry_count] = (struct kin__proto_entry){
        .key = kin__proto_bytes(&parts[1]),
        .value = parts[2],
        .order = (uint32_t)rd->entry_count,
    };
    rd->entry_count++;
    return 0;
}

static int entry_cmp(const void *left, const void *right)
{
    const struct kin__proto_entry *a = left;
    const struct kin__proto_entry *b = right;
    int c = kin_str_cmp(a->key, b->key);

    return c != 0 ? c : (a->order > b->order) - (a->order < b->order);
}

/* Sorts entries, which mostly are sorted. */
static void sort_entries(struct kin__proto_entry *entries, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (entry_cmp(&entries[i - 1], &entries[i]) > 0) {
            qsort(entries, count, sizeof(*entries), entry_cmp);
            return;
        }
}

static int make_value(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      const struct kin__proto_slot *slot,
                      const struct kin__proto_place *place, kin__val *ret)
{
    int r = kin__proto_make_value(rd, field, slot, place, ret);

    assert(r < 0 || *ret);
    return r;
}

static int take_entry(struct kin__proto_reader *rd,
                      struct kin__proto_frame *frame,
                      const struct kin__schema_field *field,
                      const struct kin__proto_entry *entry)
{
    KIN__AUTO_BUF text;
    struct kin__proto_place place = {.site = 0};
    kin_str key = entry->key;
    kin__val val = KIN__VAL_NONE;

    /* The scratch buffer is used again before the key is. */
    kin__buf_init(&text, rd->alloc, SIZE_MAX / 4);
    int r = kin__proto_valid_text(rd, key, &key);
    if (r == 0 && key.ptr != entry->key.ptr) {
        r = kin__buf_append(&text, key);
        key = kin__buf_str(&text);
    }
    if (r == 0)
        r = kin__proto_next_member(rd, frame, key, &place);
    if (r <= 0)
        return r;
    r = make_value(rd, field, &entry->value, &place, &val);
    return r < 0 ? r : kin__proto_take(rd, frame, place.expected, val);
}

/* Takes the entries of a map; of duplicate keys the last one. */
static int take_entries(struct kin__proto_reader *rd,
                        struct kin__proto_frame *frame,
                        const struct kin__schema_field *field, size_t first)
{
    size_t end = rd->entry_count;
    int r = 0;

    assert(first <= end);
    for (size_t i = first; r == 0 && i < end; i++) {
        struct kin__proto_entry entry = rd->entries[i];
        if (i + 1 < end && kin_str_eq(entry.key, rd->entries[i + 1].key))
            continue;
        r = take_entry(rd, frame, field, &entry);
    }
    return r;
}

static int make_map(struct kin__proto_reader *rd,
                    const struct kin__schema_field *field,
                    const struct kin__proto_slot *slot,
                    const struct kin__proto_place *place, kin__val *ret)
{
    struct kin__proto_walk walk = kin__proto_walk_of(slot);
    struct kin__proto_frame frame;
    struct kin__proto_item item;
    struct kin__proto_slot one;
    size_t first = rd->entry_count;
    int r = kin__proto_open_frame(rd, /* is_object= */ true, place, &frame);

    while (r == 0 && kin__proto_walk_next(&walk, &item, &one))
        r = read_entry(rd, field, kin__proto_bytes(&one));
    if (r < 0)
        return r;
    sort_entries(rd->entries + first, rd->entry_count - first);
    r = take_entries(rd, &frame, field, first);
    rd->entry_count = first;
    return r < 0 ? r : kin__proto_close_frame(rd, &frame, ret);
}

static bool is_message(uint8_t kind)
{
    return kind == KIN__SCHEMA_STRUCT || kind >= KIN__SCHEMA_STRINGS;
}

static int take_element(struct kin__proto_reader *rd,
                        struct kin__proto_frame *frame,
                        const struct kin__schema_field *field,
                        const struct kin__proto_slot *slot)
{
    struct kin__proto_place place;
    kin__val val = KIN__VAL_NONE;

    kin__proto_next_element(rd, frame, &place);
    /* Its bytes are those of a list with one element: another pointer. */
    int r = is_message(field->kind)
                ? kin__proto_find_or_make(rd, make_value, field, slot,
                                          (const char *)field + 1, &place, &val)
                : make_value(rd, field, slot, &place, &val);
    return r < 0 ? r : kin__proto_take(rd, frame, place.expected, val);
}

/* ---- members ---- */

/* omitempty and omitzero: 1 if the field is omitted, 0 if not, or an error.  An
 * empty slot of a pointer is nil. */
static int is_omitted(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      const struct kin__proto_slot *slot)
{
    bool omits_zero = field->flags & KIN__SCHEMA_OMIT_ZERO;

    if (!omits_zero && !(field->flags & KIN__SCHEMA_OMIT_EMPTY))
        return 0;
    if (field->container != KIN__SCHEMA_ONE ||
        (field->flags & KIN__SCHEMA_POINTER))
        return slot->count == 0;
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

static int make_field(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      const struct kin__proto_slot *slot,
                      const struct kin__proto_place *place, kin__val *ret)
{
    bool is_one = field->container == KIN__SCHEMA_ONE;

    if (slot->count == 0 && (!is_one || (field->flags & KIN__SCHEMA_POINTER))) {
        *ret = KIN__VAL_NULL;
        return 0;
    }
    if (is_one)
        return is_message(field->kind)
                   ? kin__proto_find_or_make(rd, make_value, field, slot, field,
                                             place, ret)
                   : make_value(rd, field, slot, place, ret);
    return kin__proto_find_or_make(
        rd, field->container == KIN__SCHEMA_LIST ? make_list : make_map, field,
        slot, field, place, ret);
}

static int take_field(struct kin__proto_reader *rd,
                      struct kin__proto_frame *frame,
                      const struct kin__schema_field *field,
                      const struct kin__proto_slot *slot)
{
    struct kin__proto_place place;
    kin__val val = KIN__VAL_NONE;

    rd->field = field;
    int r = is_omitted(rd, field, slot);
    if (r != 0)
        return r < 0 ? r : 0;
    r = kin__proto_next_member(rd, frame, field->name, &place);
    if (r <= 0)
        return r;
    r = make_field(rd, field, slot, &place, &val);
    return r < 0 ? r : kin__proto_take(rd, frame, place.expected, val);
}

/* Takes kind or apiVersion, which come from the envelope. */
static int take_head(struct kin__proto_reader *rd,
                     struct kin__proto_frame *frame,
                     const struct kin__schema_field *field,
                     const struct kin__proto_head *head)
{
    struct kin__proto_place place;
    kin__val val = KIN__VAL_NONE;
    kin_str text = {0};

    if (head)
        text = kin_str_eq(field->name, KIN__S("kind")) ? head->kind
                                                       : head->api_version;
    if (text.len == 0)
        return 0;
    int r = kin__proto_next_member(rd, frame, field->name, &place);
    if (r <= 0)
        return r;
    r = kin__proto_make_string(rd, text, &place, &val);
    return r < 0 ? r : kin__proto_take(rd, frame, place.expected, val);
}

/* The state to restore at the end of a message. */
struct level {
    const struct kin__schema_type *type;
    const struct kin__schema_field *field;
    size_t slots;  /* of the message */
    uint64_t sent; /* of a flat type: fields that were sent */
};

static int take_embedded(struct kin__proto_reader *rd,
                         struct kin__proto_frame *frame,
                         const struct kin__schema_type *type,
                         const struct kin__proto_slot *slot);

static int take_member(struct kin__proto_reader *rd,
                       struct kin__proto_frame *frame,
                       const struct kin__schema_field *field, size_t at,
                       const struct kin__proto_head *head)
{
    /* The stack may move. */
    struct kin__proto_slot slot = rd->slots[at];

    return field->flags & KIN__SCHEMA_TYPE_META
               ? take_head(rd, frame, field, head)
               : take_field(rd, frame, field, &slot);
}

/* Takes the members of a flat struct, in Go's order. */
static int take_flat(struct kin__proto_reader *rd,
                     struct kin__proto_frame *frame,
                     const struct kin__schema_type *type,
                     const struct level *level,
                     const struct kin__proto_head *head)
{
    uint64_t left = level->sent | type->written;
    int r = 0;

    while (r == 0 && left != 0) {
        size_t i = (size_t)__builtin_ctzll(left);
        left &= left - 1;
        r = take_member(rd, frame, &type->fields[i], level->slots + i, head);
    }
    return r;
}

/* Takes the members of a struct and of its embedded structs, in Go's order. */
static int take_members(struct kin__proto_reader *rd,
                        struct kin__proto_frame *frame,
                        const struct kin__schema_type *type, size_t slots,
                        const struct kin__proto_head *head)
{
    const uint16_t skipped = KIN__SCHEMA_OMITTED | KIN__SCHEMA_TYPE_META;
    size_t embed = 0;
    size_t i = 0;
    int r = 0;

    while (r == 0) {
        const struct kin__schema_embed *at = embed < type->embed_count
                                                 ? &type->embeds[embed]
                                                 : NULL;
        if (at && at->first == i && at->tag > 0) {
            struct kin__proto_slot slot =
                rd->slots[slots + type->field_count + embed];
            r = take_embedded(rd, frame, at->type, &slot);
            rd->type = type;
            i += at->type->field_count;
            embed++;
            continue;
        }
        if (at && at->first == i)
            embed++;
        if (i == type->field_count)
            break;
        const struct kin__schema_field *field = &type->fields[i];
        if (rd->slots[slots + i].count == 0 &&
            (field->flags & skipped) == KIN__SCHEMA_OMITTED) {
            i++;
            continue;
        }
        r = take_member(rd, frame, field, slots + i, head);
        i++;
    }
    return r;
}

/* Begins a struct: splits its message. */
static int level_open(struct kin__proto_reader *rd,
                      const struct kin__schema_type *type, kin_str bytes,
                      struct level *ret)
{
    uint32_t max = rd->opts->max_depth > 0 ? rd->opts->max_depth
                                           : DEFAULT_DEPTH;

    *ret = (struct level){.type = rd->type, .field = rd->field};
    if (rd->depth == max)
        return kin_error_set(rd->err, KIN_ELIMIT,
                             "protobuf: messages nested more than %u deep",
                             max);
    int r = push_slots(rd, type->field_count + type->embed_count, &ret->slots);
    if (r < 0)
        return r;
    rd->depth++;
    rd->type = type;
    rd->field = NULL;
    return split(rd, type, bytes, ret->slots, &ret->sent);
}

/* Ends a struct.  Not needed after an error, which ends the decoding. */
static void level_close(struct kin__proto_reader *rd, const struct level *level)
{
    assert(rd->depth > 0 && rd->slot_count >= level->slots);
    rd->depth--;
    rd->type = level->type;
    rd->field = level->field;
    rd->slot_count = level->slots;
}

static int take_message(struct kin__proto_reader *rd,
                        struct kin__proto_frame *frame,
                        const struct kin__schema_type *type, kin_str bytes,
                        const struct kin__proto_head *head)
{
    struct level level;
    int r = level_open(rd, type, bytes, &level);

    if (r == 0)
        r = type->flags & KIN__SCHEMA_IS_FLAT
                ? take_flat(rd, frame, type, &level, head)
                : take_members(rd, frame, type, level.slots, head);
    if (r == 0)
        level_close(rd, &level);
    return r;
}

static int take_embedded(struct kin__proto_reader *rd,
                         struct kin__proto_frame *frame,
                         const struct kin__schema_type *type,
                         const struct kin__proto_slot *slot)
{
    KIN__AUTO_BUF merged;
    kin_str bytes;

    kin__buf_init(&merged, rd->alloc, SIZE_MAX / 4);
    int r = kin__proto_merge(rd, slot, &merged, &bytes);
    rd->merges += slot->count > 1;
    if (r == 0)
        r = take_message(rd, frame, type, bytes, /* head= */ NULL);
    rd->merges -= slot->count > 1;
    return r;
}

int kin__proto_make_object(struct kin__proto_reader *rd,
                           const struct kin__schema_type *type, kin_str bytes,
                           const struct kin__proto_head *head,
                           const struct kin__proto_place *place, kin__val *ret)
{
    struct kin__proto_frame frame;
    int r = kin__proto_open_frame(rd, /* is_object= */ true, place, &frame);

    if (r == 0)
        r = take_message(rd, &frame, type, bytes, head);
    return r < 0 ? r : kin__proto_close_frame(rd, &frame, ret);
}

int kin__proto_make_struct(struct kin__proto_reader *rd,
                           const struct kin__schema_type *type,
                           const struct kin__proto_slot *from,
                           const struct kin__proto_head *head,
                           const struct kin__proto_place *place, kin__val *ret)
{
    if (from->count < 2)
        return kin__proto_make_object(rd, type, kin__proto_bytes(from), head,
                                      place, ret);
    KIN__AUTO_BUF merged;
    kin_str bytes;

    kin__buf_init(&merged, rd->alloc, SIZE_MAX / 4);
    int r = kin__proto_merge(rd, from, &merged, &bytes);
    rd->merges++;
    if (r == 0)
        r = kin__proto_make_object(rd, type, bytes, head, place, ret);
    rd->merges--;
    return r;
}

/* ---- zero ---- */

/* A pointer, list or map that was sent is not nil, even if it is empty. */
static int member_is_zero(struct kin__proto_reader *rd,
                          const struct kin__schema_field *field,
                          const struct kin__proto_slot *slot)
{
    if (slot->count == 0)
        return 1;
    if (field->container != KIN__SCHEMA_ONE ||
        (field->flags & KIN__SCHEMA_POINTER))
        return 0;
    return kin__proto_is_zero(rd, field, slot);
}

/* Fields of embedded structs have empty slots here. */
static int members_are_zero(struct kin__proto_reader *rd,
                            const struct kin__schema_type *type, size_t slots)
{
    int r = 1;

    for (size_t i = 0; r == 1 && i < type->field_count; i++) {
        struct kin__proto_slot slot = rd->slots[slots + i];
        r = member_is_zero(rd, &type->fields[i], &slot);
    }
    for (size_t i = 0; r == 1 && i < type->embed_count; i++) {
        struct kin__proto_slot slot = rd->slots[slots + type->field_count + i];
        r = kin__proto_struct_is_zero(rd, type->embeds[i].type, &slot);
    }
    return r;
}

int kin__proto_struct_is_zero(struct kin__proto_reader *rd,
                              const struct kin__schema_type *type,
                              const struct kin__proto_slot *from)
{
    KIN__AUTO_BUF merged;
    struct level level = {.slots = 0};
    kin_str bytes;

    kin__buf_init(&merged, rd->alloc, SIZE_MAX / 4);
    int r = kin__proto_merge(rd, from, &merged, &bytes);
    if (r == 0)
        r = level_open(rd, type, bytes, &level);
    if (r < 0)
        return r;
    r = members_are_zero(rd, type, level.slots);
    if (r >= 0)
        level_close(rd, &level);
    return r;
}
