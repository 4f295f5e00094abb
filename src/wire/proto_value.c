/* SPDX-License-Identifier: Apache-2.0 */
/* proto_value.c - writes one value of each kind as Go does. */
#include "wire/proto_impl.h"

#include <assert.h>

#include <kin/quantity.h>
#include <kin/time.h>

#include "base/base64.h"
#include "base/str.h"
#include "object/quantity.h"
#include "object/time.h"
#include "object/values.h"

enum { NO_WIRE = 0xff, SMALL_SLOTS = 4 };

typedef int value_writer(struct kin__proto_reader *rd,
                         const struct kin__schema_field *field,
                         struct kin__proto_slot slot);

/* Wire types by tag of the messages of kinds other than structs; there is no
 * tag 0. */
static const uint8_t one_text[SMALL_SLOTS] = {NO_WIRE, KIN__PROTO_BYTES,
                                              NO_WIRE, NO_WIRE};
static const uint8_t one_number[SMALL_SLOTS] = {NO_WIRE, KIN__PROTO_VARINT,
                                                NO_WIRE, NO_WIRE};
static const uint8_t two_numbers[SMALL_SLOTS] = {NO_WIRE, KIN__PROTO_VARINT,
                                                 KIN__PROTO_VARINT, NO_WIRE};
static const uint8_t int_or_string[SMALL_SLOTS] = {
    NO_WIRE, KIN__PROTO_VARINT, KIN__PROTO_VARINT, KIN__PROTO_BYTES};
static const uint8_t two_messages[SMALL_SLOTS] = {NO_WIRE, KIN__PROTO_BYTES,
                                                  KIN__PROTO_BYTES, NO_WIRE};
static const uint8_t bool_or_message[SMALL_SLOTS] = {NO_WIRE, KIN__PROTO_VARINT,
                                                     KIN__PROTO_BYTES, NO_WIRE};

/* A small message, split into its fields; ended by small_done(). */
struct small {
    struct kin__proto_slot tags[SMALL_SLOTS];
    size_t part_count; /* of the reader, before small_open() */
};

static int small_open(struct kin__proto_reader *rd,
                      const uint8_t wires[SMALL_SLOTS],
                      struct kin__proto_slot slot, struct small *ret)
{
    size_t slots = 0;
    size_t part_count = rd->part_count;
    int r = kin__proto_push_slots(rd, SMALL_SLOTS, &slots);

    if (r < 0)
        return r;
    r = kin__proto_index_small(rd, wires, slot, slots);
    memcpy(ret->tags, rd->slots + slots, sizeof(ret->tags));
    ret->part_count = part_count;
    rd->slot_count = slots;
    if (r < 0)
        rd->part_count = part_count;
    return r;
}

static void small_done(struct kin__proto_reader *rd, const struct small *small)
{
    assert(rd->part_count >= small->part_count);
    rd->part_count = small->part_count;
}

/* ---- scalars */

static bool is_ascii(kin_str bytes)
{
    uint64_t all = 0;
    uint64_t word = 0;

    for (; bytes.len >= sizeof(word); bytes.len -= sizeof(word)) {
        memcpy(&word, bytes.ptr, sizeof(word));
        all |= word;
        bytes.ptr += sizeof(word);
    }
    for (; bytes.len > 0; bytes.len--)
        all |= (unsigned char)*bytes.ptr++;
    return (all & UINT64_C(0x8080808080808080)) == 0;
}

/* Replaces bytes that are not UTF-8, as Go's encoder does. */
static int repair(struct kin__proto_reader *rd, kin_str bytes, kin_str *ret)
{
    int r = 0;

    kin__buf_clear(&rd->scratch);
    while (r == 0 && bytes.len > 0) {
        size_t good = kin__utf8_valid_prefix(bytes);
        r = kin__buf_append(&rd->scratch, kin_str_of(bytes.ptr, good));
        if (r == 0 && good < bytes.len) {
            r = kin__buf_append(&rd->scratch, KIN__S("\xef\xbf\xbd"));
            good++;
        }
        bytes = kin__str_slice(bytes, good, SIZE_MAX);
    }
    *ret = kin__buf_str(&rd->scratch);
    return r;
}

int kin__proto_write_string(struct kin__proto_reader *rd, kin_str bytes)
{
    if (!is_ascii(bytes) && kin__utf8_valid_prefix(bytes) < bytes.len) {
        int r = repair(rd, bytes, &bytes);
        if (r < 0)
            return r;
    }
    return kin__proto_out_string(rd, bytes);
}

int kin__proto_write_key(struct kin__proto_reader *rd, kin_str key)
{
    if (!is_ascii(key) && kin__utf8_valid_prefix(key) < key.len) {
        int r = repair(rd, key, &key);
        if (r < 0)
            return r;
    }
    return kin__proto_out_key(rd, key);
}

static int write_string(struct kin__proto_reader *rd,
                        const struct kin__schema_field *field,
                        struct kin__proto_slot slot)
{
    (void)field;
    return kin__proto_write_string(rd, kin__proto_bytes(rd, slot));
}

static int write_bool(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      struct kin__proto_slot slot)
{
    (void)field;
    return kin__proto_out_bool(rd, kin__proto_number(rd, slot) != 0);
}

static int write_int32(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       struct kin__proto_slot slot)
{
    (void)field;
    return kin__proto_out_int(rd,
                              (int32_t)(uint32_t)kin__proto_number(rd, slot));
}

static int write_int64(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       struct kin__proto_slot slot)
{
    (void)field;
    return kin__proto_out_int(rd, (int64_t)kin__proto_number(rd, slot));
}

static int write_double(struct kin__proto_reader *rd,
                        const struct kin__schema_field *field,
                        struct kin__proto_slot slot)
{
    uint64_t bits = kin__proto_number(rd, slot);
    double number = 0;

    (void)field;
    memcpy(&number, &bits, sizeof(number));
    if (!__builtin_isfinite(number))
        return kin__proto_fail(rd, "is not a finite number");
    return kin__proto_out_double(rd, number);
}

/* Go writes bytes that were not sent as null, empty ones as "". */
static int write_bytes(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       struct kin__proto_slot slot)
{
    if (slot.last == 0 && field->container == KIN__SCHEMA_ONE)
        return kin__proto_out_null(rd);
    kin__buf_clear(&rd->scratch);
    int r = kin__base64_encode(kin__proto_bytes(rd, slot), &rd->scratch);
    return r < 0 ? r : kin__proto_out_string(rd, kin__buf_str(&rd->scratch));
}

/* ---- small messages */

/* Returns the cache entry for a quantity; NULL if it is too long. */
static struct kin__proto_quantity *find_quantity(struct kin__proto_reader *rd,
                                                 kin_str text)
{
    unsigned sum = 0;

    if (text.len == 0 || text.len > KIN__PROTO_QUANTITY_MAX)
        return NULL;
    for (size_t i = 0; i < text.len; i++)
        sum = sum * 31 + (unsigned char)text.ptr[i];
    return &rd->quantities[sum % KIN__PROTO_QUANTITIES];
}

static void keep_quantity(struct kin__proto_quantity *place, kin_str text,
                          kin_str normal)
{
    if (!place || normal.len > KIN__PROTO_QUANTITY_MAX)
        return;
    assert(text.len <= KIN__PROTO_QUANTITY_MAX);
    memcpy(place->text, text.ptr, text.len);
    memcpy(place->normal, normal.ptr, normal.len);
    place->len = (uint8_t)text.len;
    place->normal_len = (uint8_t)normal.len;
}

static int write_quantity_text(struct kin__proto_reader *rd, kin_str text)
{
    struct kin__proto_quantity *place = find_quantity(rd, text);
    char *buffer = NULL;
    size_t size = text.len + KIN_QUANTITY_TEXT_SIZE;
    size_t len = 0;

    if (place && kin_str_eq(kin_str_of(place->text, place->len), text))
        return kin__proto_out_string(
            rd, kin_str_of(place->normal, place->normal_len));
    kin__buf_clear(&rd->scratch);
    int r = kin__buf_reserve(&rd->scratch, size, &buffer);
    if (r < 0)
        return r;
    if (kin__quantity_normalize(text, buffer, size, &len, NULL) < 0)
        return kin__proto_fail(rd, "is not a quantity");
    assert(len < size);
    keep_quantity(place, text, kin_str_of(buffer, len));
    return kin__proto_out_string(rd, kin_str_of(buffer, len));
}

static int write_quantity(struct kin__proto_reader *rd,
                          const struct kin__schema_field *field,
                          struct kin__proto_slot slot)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    (void)field;
    if (r < 0)
        return r;
    if (small.tags[1].last == 0)
        r = kin__proto_out_string(rd, KIN__S("0"));
    else
        r = write_quantity_text(rd, kin__proto_bytes(rd, small.tags[1]));
    small_done(rd, &small);
    return r;
}

/* Reads a time, and whether it is Go's zero time; an empty message is, too. */
static int read_time(struct kin__proto_reader *rd, bool has_micros,
                     struct kin__proto_slot slot, kin_time *ret,
                     bool *ret_is_zero)
{
    struct small small;
    int r = small_open(rd, two_numbers, slot, &small);

    if (r < 0)
        return r;
    int64_t seconds = (int64_t)kin__proto_number(rd, small.tags[1]);
    int64_t nanos = (int32_t)(uint32_t)kin__proto_number(rd, small.tags[2]);
    small_done(rd, &small);
    /* 0001-01-01 to 9999-12-31, the range of RFC 3339. */
    if (seconds < INT64_C(-62135596800) || seconds > INT64_C(253402300799) ||
        nanos < 0 || nanos > 999999999)
        return kin__proto_fail(rd, "is not a time");
    *ret = (kin_time){
        .seconds = seconds,
        .nanos = has_micros ? (int32_t)(nanos / 1000 * 1000) : 0,
    };
    *ret_is_zero = slot.last == 0 || kin__proto_bytes(rd, slot).len == 0 ||
                   kin__time_is_zero(*ret);
    return 0;
}

static int write_any_time(struct kin__proto_reader *rd,
                          struct kin__proto_slot slot, bool has_micros)
{
    kin_time time = {0};
    bool is_zero = false;
    char text[64];
    int r = read_time(rd, has_micros, slot, &time, &is_zero);

    if (r < 0)
        return r;
    if (is_zero)
        return kin__proto_out_null(rd);
    if (!has_micros && kin__time_fits(time.seconds)) {
        kin__val_print_time(kin__val_of_time(time.seconds), text);
        return kin__proto_out_string(rd, kin_str_of(text, KIN__TIME_LEN));
    }
    size_t len = has_micros ? kin__time_format_micro(time, text, sizeof(text))
                            : kin_time_format(time, text, sizeof(text));
    assert(len < sizeof(text));
    return kin__proto_out_string(rd, kin_str_of(text, len));
}

static int write_time(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      struct kin__proto_slot slot)
{
    return write_any_time(rd, slot, field->kind == KIN__SCHEMA_MICRO_TIME);
}

static int write_duration(struct kin__proto_reader *rd,
                          const struct kin__schema_field *field,
                          struct kin__proto_slot slot)
{
    struct small small;
    char text[64];
    int r = small_open(rd, one_number, slot, &small);

    (void)field;
    if (r < 0)
        return r;
    int64_t ns = (int64_t)kin__proto_number(rd, small.tags[1]);
    small_done(rd, &small);
    size_t len = kin__duration_format(ns, text, sizeof(text));
    assert(len < sizeof(text));
    return kin__proto_out_string(rd, kin_str_of(text, len));
}

static int write_int_or_string(struct kin__proto_reader *rd,
                               const struct kin__schema_field *field,
                               struct kin__proto_slot slot)
{
    struct small small;
    int r = small_open(rd, int_or_string, slot, &small);

    if (r < 0)
        return r;
    switch (kin__proto_number(rd, small.tags[1])) {
    case 0:
        r = write_int32(rd, field, small.tags[2]);
        break;
    case 1:
        r = write_string(rd, field, small.tags[3]);
        break;
    default:
        r = kin__proto_fail(rd, "is neither an integer nor a string");
    }
    small_done(rd, &small);
    return r;
}

static int write_string_list(struct kin__proto_reader *rd,
                             struct kin__proto_slot slot)
{
    int r = kin__proto_out_open(rd, /* is_object= */ false);

    for (uint32_t i = slot.first; r == 0 && i > 0; i = rd->parts[i - 1].next)
        r = kin__proto_write_string(
            rd, kin_str_of(rd->parts[i - 1].ptr, rd->parts[i - 1].number));
    return r < 0 ? r : kin__proto_out_close(rd, /* is_object= */ false);
}

/* Go has a non-nil list if the message was sent, even an empty one, and for
 * each entry of a map. */
static int write_strings(struct kin__proto_reader *rd,
                         const struct kin__schema_field *field,
                         struct kin__proto_slot slot)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    if (r < 0)
        return r;
    if (slot.first == 0 && field->container == KIN__SCHEMA_ONE)
        r = kin__proto_out_null(rd);
    else
        r = write_string_list(rd, small.tags[1]);
    small_done(rd, &small);
    return r;
}

/* ---- JSON inside of protobuf */

static int write_json_text(struct kin__proto_reader *rd, kin_str text)
{
    kin__val val = KIN__VAL_NONE;

    if (rd->text)
        return kin__proto_text_json(rd, text);
    int r = kin__json_parse(&rd->json, text, /* predicted= */ KIN__VAL_NONE,
                            KIN__JSON_STRICT, &val, /* ret_used= */ NULL,
                            rd->err);

    if (r == KIN_EPARSE)
        return kin__proto_fail(rd, "contains invalid JSON");
    return r < 0 ? r : kin__builder_add(&rd->doc->builder, val);
}

static int write_json(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      struct kin__proto_slot slot)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    if (r < 0)
        return r;
    kin_str text = kin__proto_bytes(rd, small.tags[1]);
    small_done(rd, &small);
    if (text.len == 0)
        return kin__proto_out_null(rd);
    if (field->kind == KIN__SCHEMA_RAW && kin__proto_is_envelope(text))
        return kin__proto_write_envelope(rd, text);
    return write_json_text(rd, text);
}

/* ---- schemas of custom resources, which Go writes in two ways */

/* API servers add kind and apiVersion to these nested objects in JSON; protobuf
 * has no fields for them. */
static bool is_claim_template(const struct kin__schema_field *field)
{
    return (field->type->flags & KIN__SCHEMA_HAS_TYPE_META) &&
           kin_str_eq(field->name, KIN__S("volumeClaimTemplates")) &&
           kin_str_eq(field->type->name,
                      KIN__S("core/v1.PersistentVolumeClaim"));
}

static int write_struct(struct kin__proto_reader *rd,
                        const struct kin__schema_field *field,
                        struct kin__proto_slot slot)
{
    static const struct kin__proto_head claim = {
        .api_version = KIN_STR_INIT("v1"),
        .kind = KIN_STR_INIT("PersistentVolumeClaim"),
    };
    bool is_claim = rd->opts->is_from_server && is_claim_template(field);

    assert(field->type);
    return kin__proto_write_object(rd, field->type, slot,
                                   is_claim ? &claim : NULL);
}

static int write_struct_list(struct kin__proto_reader *rd,
                             const struct kin__schema_field *field,
                             struct kin__proto_slot slot)
{
    int r = kin__proto_out_open(rd, /* is_object= */ false);

    for (uint32_t i = slot.first; r == 0 && i > 0; i = rd->parts[i - 1].next)
        r = write_struct(rd, field, (struct kin__proto_slot){i, i});
    return r < 0 ? r : kin__proto_out_close(rd, /* is_object= */ false);
}

static int write_schema_or(struct kin__proto_reader *rd,
                           const struct kin__schema_field *field,
                           struct kin__proto_slot slot)
{
    bool is_or_bool = field->kind == KIN__SCHEMA_SCHEMA_OR_BOOL;
    struct small small;
    int r = small_open(rd, is_or_bool ? bool_or_message : two_messages, slot,
                       &small);

    if (r < 0)
        return r;
    struct kin__proto_slot one = small.tags[is_or_bool ? 2 : 1];
    struct kin__proto_slot many = small.tags[2];
    if (is_or_bool && one.first == 0)
        r = write_bool(rd, field, small.tags[1]);
    else if (is_or_bool || many.first == 0)
        r = one.first == 0 ? kin__proto_out_null(rd)
                           : write_struct(rd, field, one);
    else if (field->kind == KIN__SCHEMA_SCHEMA_OR_ARRAY)
        r = write_struct_list(rd, field, many);
    else
        r = write_string_list(rd, many);
    small_done(rd, &small);
    return r;
}

int kin__proto_write_value(struct kin__proto_reader *rd,
                           const struct kin__schema_field *field,
                           struct kin__proto_slot slot)
{
    static value_writer *const writers[KIN__SCHEMA_KIND_COUNT] = {
        [KIN__SCHEMA_STRING] = write_string,
        [KIN__SCHEMA_BOOL] = write_bool,
        [KIN__SCHEMA_INT32] = write_int32,
        [KIN__SCHEMA_INT64] = write_int64,
        [KIN__SCHEMA_DOUBLE] = write_double,
        [KIN__SCHEMA_BYTES] = write_bytes,
        [KIN__SCHEMA_STRUCT] = write_struct,
        [KIN__SCHEMA_QUANTITY] = write_quantity,
        [KIN__SCHEMA_TIME] = write_time,
        [KIN__SCHEMA_MICRO_TIME] = write_time,
        [KIN__SCHEMA_DURATION] = write_duration,
        [KIN__SCHEMA_INT_OR_STRING] = write_int_or_string,
        [KIN__SCHEMA_STRINGS] = write_strings,
        [KIN__SCHEMA_FIELDS_V1] = write_json,
        [KIN__SCHEMA_RAW] = write_json,
        [KIN__SCHEMA_JSON] = write_json,
        [KIN__SCHEMA_SCHEMA_OR_ARRAY] = write_schema_or,
        [KIN__SCHEMA_SCHEMA_OR_BOOL] = write_schema_or,
        [KIN__SCHEMA_SCHEMA_OR_STRINGS] = write_schema_or,
    };

    assert(field->kind < KIN__SCHEMA_KIND_COUNT && writers[field->kind]);
    rd->field = field;
    return writers[field->kind](rd, field, slot);
}

/* ---- zero */

static int quantity_is_zero(struct kin__proto_reader *rd,
                            struct kin__proto_slot slot)
{
    struct small small;
    kin_quantity quantity;
    int r = small_open(rd, one_text, slot, &small);

    if (r < 0)
        return r;
    kin_str text = kin__proto_bytes(rd, small.tags[1]);
    small_done(rd, &small);
    if (text.len == 0)
        return 1;
    if (kin_quantity_parse(text, &quantity, NULL) < 0)
        return kin__proto_fail(rd, "is not a quantity");
    return quantity.sign == 0;
}

static int strings_are_zero(struct kin__proto_reader *rd,
                            struct kin__proto_slot slot)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    if (r < 0)
        return r;
    small_done(rd, &small);
    return small.tags[1].first == 0;
}

static int time_is_zero(struct kin__proto_reader *rd,
                        struct kin__proto_slot slot, bool has_micros)
{
    kin_time time = {0};
    bool is_zero = false;
    int r = read_time(rd, has_micros, slot, &time, &is_zero);

    return r < 0 ? r : is_zero;
}

int kin__proto_is_zero(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       struct kin__proto_slot slot)
{
    rd->field = field;
    switch (field->kind) {
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BYTES:
        return kin__proto_bytes(rd, slot).len == 0;
    case KIN__SCHEMA_BOOL:
    case KIN__SCHEMA_INT64:
        return kin__proto_number(rd, slot) == 0;
    case KIN__SCHEMA_INT32:
        return (uint32_t)kin__proto_number(rd, slot) == 0;
    case KIN__SCHEMA_DOUBLE: /* -0 is zero as well */
        return kin__proto_number(rd, slot) << 1 == 0;
    case KIN__SCHEMA_STRINGS:
        return strings_are_zero(rd, slot);
    case KIN__SCHEMA_TIME:
    case KIN__SCHEMA_MICRO_TIME:
        return time_is_zero(rd, slot, field->kind == KIN__SCHEMA_MICRO_TIME);
    case KIN__SCHEMA_QUANTITY:
        return quantity_is_zero(rd, slot);
    case KIN__SCHEMA_STRUCT:
        return kin__proto_struct_is_zero(rd, field->type, slot);
    default:
        return slot.last == 0 || kin__proto_bytes(rd, slot).len == 0;
    }
}
