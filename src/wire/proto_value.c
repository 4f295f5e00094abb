/* SPDX-License-Identifier: Apache-2.0 */
/* proto_value.c - makes one value of each kind as Go writes it. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include <kin/quantity.h>
#include <kin/time.h>

#include "base/base64.h"
#include "base/str.h"
#include "object/literal.h"
#include "object/quantity.h"
#include "object/time.h"
#include "object/values.h"
#include "wire/proto_impl.h"

enum {
    NO_WIRE = 0xff,
    SMALL_SLOTS = 4,
    INT_SIZE = 24,
};

typedef int value_maker(struct kin__proto_reader *rd,
                        const struct kin__schema_field *field,
                        const struct kin__proto_slot *slot,
                        const struct kin__proto_place *place, kin__val *ret);

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
    struct kin__buf merged;
    bool is_merged;
};

static int small_open(struct kin__proto_reader *rd,
                      const uint8_t wires[SMALL_SLOTS],
                      const struct kin__proto_slot *slot, struct small *ret)
{
    kin_str bytes = kin__proto_bytes(slot);
    int r = 0;

    memset(ret->tags, 0, sizeof(ret->tags));
    ret->is_merged = slot->count > 1;
    if (ret->is_merged) {
        kin__buf_init(&ret->merged, rd->alloc, SIZE_MAX / 4);
        r = kin__proto_merge(rd, slot, &ret->merged, &bytes);
        rd->merges++;
    }
    if (r == 0)
        r = kin__proto_split_small(rd, wires, bytes, ret->tags);
    return r;
}

static void small_done(struct kin__proto_reader *rd, struct small *small)
{
    if (!small->is_merged)
        return;
    kin__buf_done(&small->merged);
    assert(rd->merges > 0);
    rd->merges--;
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

int kin__proto_valid_text(struct kin__proto_reader *rd, kin_str bytes,
                          kin_str *ret)
{
    *ret = bytes;
    if (is_ascii(bytes) || kin__utf8_valid_prefix(bytes) == bytes.len)
        return 0;
    return repair(rd, bytes, ret);
}

/* Whether a value is exactly this string. */
static bool is_string(const struct kin__proto_reader *rd, kin__val val,
                      kin_str bytes)
{
    if (!kin__val_is_node(val))
        return false;
    const uint32_t *node = rd->arena->rw + val;
    return kin__node_type(node) == KIN__NODE_STRING &&
           kin__node_count(node) == bytes.len &&
           kin__proto_same((const char *)kin__node_payload(node), bytes.ptr,
                           bytes.len);
}

/* Checks the result of making a scalar. */
static int made(struct kin__proto_reader *rd, int r, size_t len)
{
    rd->made += len;
    rd->is_full |= r < 0;
    return r;
}

int kin__proto_make_string(struct kin__proto_reader *rd, kin_str bytes,
                           const struct kin__proto_place *place, kin__val *ret)
{
    if (is_string(rd, place->expected, bytes)) {
        *ret = place->expected;
        return 0;
    }
    kin_str sent = bytes;
    int r = kin__proto_valid_text(rd, sent, &bytes);
    if (r < 0)
        return r;
    if (bytes.ptr != sent.ptr && is_string(rd, place->expected, bytes)) {
        *ret = place->expected;
        return 0;
    }
    if (bytes.len > rd->limits.string_len)
        return kin__proto_limit(rd, "is too long");
    if (bytes.len == KIN__TIME_LEN && kin__key_names_time(place->key)) {
        *ret = kin__val_parse_time(bytes);
        if (*ret)
            return 0;
    }
    r = kin__make_string(rd->arena, bytes, place->site, ret);
    return made(rd, r, bytes.len);
}

static int make_string(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       const struct kin__proto_slot *slot,
                       const struct kin__proto_place *place, kin__val *ret)
{
    (void)field;
    return kin__proto_make_string(rd, kin__proto_bytes(slot), place, ret);
}

static int make_bool(struct kin__proto_reader *rd,
                     const struct kin__schema_field *field,
                     const struct kin__proto_slot *slot,
                     const struct kin__proto_place *place, kin__val *ret)
{
    (void)rd;
    (void)field;
    (void)place;
    *ret = kin__proto_number(slot) != 0 ? KIN__VAL_TRUE : KIN__VAL_FALSE;
    return 0;
}

static int make_number(struct kin__proto_reader *rd, kin_str literal,
                       const struct kin__proto_place *place, kin__val *ret)
{
    if (kin__val_is_node(place->expected)) {
        const uint32_t *node = rd->arena->rw + place->expected;
        if (kin__node_type(node) == KIN__NODE_NUMBER &&
            kin_str_eq(kin__node_str(node), literal)) {
            *ret = place->expected;
            return 0;
        }
    }
    int r = kin__make_number(rd->arena, literal, place->site, ret);
    return made(rd, r, literal.len);
}

static int make_int(struct kin__proto_reader *rd, int64_t number,
                    const struct kin__proto_place *place, kin__val *ret)
{
    char digits[INT_SIZE];

    if (number >= KIN__INT_MIN && number <= KIN__INT_MAX) {
        *ret = kin__val_of_int((int32_t)number);
        return 0;
    }
    int len = snprintf(digits, sizeof(digits), "%" PRId64, number);
    assert(len > 0 && (size_t)len < sizeof(digits));
    return make_number(rd, kin_str_of(digits, (size_t)len), place, ret);
}

static int make_int32(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      const struct kin__proto_slot *slot,
                      const struct kin__proto_place *place, kin__val *ret)
{
    (void)field;
    return make_int(rd, (int32_t)(uint32_t)kin__proto_number(slot), place, ret);
}

static int make_int64(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      const struct kin__proto_slot *slot,
                      const struct kin__proto_place *place, kin__val *ret)
{
    (void)field;
    return make_int(rd, (int64_t)kin__proto_number(slot), place, ret);
}

static int make_double(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       const struct kin__proto_slot *slot,
                       const struct kin__proto_place *place, kin__val *ret)
{
    uint64_t bits = kin__proto_number(slot);
    double number = 0;
    char digits[KIN__DOUBLE_SIZE];

    (void)field;
    memcpy(&number, &bits, sizeof(number));
    if (!__builtin_isfinite(number))
        return kin__proto_fail(rd, "is not a finite number");
    size_t len = kin__double_print(number, digits);
    assert(len > 0); /* the number is finite */
    return make_number(rd, kin_str_of(digits, len), place, ret);
}

static int make_null(kin__val *ret)
{
    *ret = KIN__VAL_NULL;
    return 0;
}

/* Go writes bytes that were not sent as null, empty ones as "". */
static int make_bytes(struct kin__proto_reader *rd,
                      const struct kin__schema_field *field,
                      const struct kin__proto_slot *slot,
                      const struct kin__proto_place *place, kin__val *ret)
{
    if (slot->count == 0 && field->container == KIN__SCHEMA_ONE)
        return make_null(ret);
    kin__buf_clear(&rd->scratch);
    int r = kin__base64_encode(kin__proto_bytes(slot), &rd->scratch);
    return r < 0 ? r
                 : kin__proto_make_string(rd, kin__buf_str(&rd->scratch), place,
                                          ret);
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

static int make_quantity_text(struct kin__proto_reader *rd, kin_str text,
                              const struct kin__proto_place *place,
                              kin__val *ret)
{
    struct kin__proto_quantity *known = find_quantity(rd, text);
    char *buffer = NULL;
    size_t size = text.len + KIN_QUANTITY_TEXT_SIZE;
    size_t len = 0;

    if (known && kin_str_eq(kin_str_of(known->text, known->len), text))
        return kin__proto_make_string(
            rd, kin_str_of(known->normal, known->normal_len), place, ret);
    kin__buf_clear(&rd->scratch);
    int r = kin__buf_reserve(&rd->scratch, size, &buffer);
    if (r < 0)
        return r;
    if (kin__quantity_normalize(text, buffer, size, &len, NULL) < 0)
        return kin__proto_fail(rd, "is not a quantity");
    assert(len < size);
    keep_quantity(known, text, kin_str_of(buffer, len));
    return kin__proto_make_string(rd, kin_str_of(buffer, len), place, ret);
}

static int make_quantity(struct kin__proto_reader *rd,
                         const struct kin__schema_field *field,
                         const struct kin__proto_slot *slot,
                         const struct kin__proto_place *place, kin__val *ret)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    (void)field;
    if (r == 0 && small.tags[1].count == 0)
        r = kin__proto_make_string(rd, KIN__S("0"), place, ret);
    else if (r == 0)
        r = make_quantity_text(rd, kin__proto_bytes(&small.tags[1]), place,
                               ret);
    small_done(rd, &small);
    return r;
}

/* Reads a time, and whether it is Go's zero time; an empty message is, too. */
static int read_time(struct kin__proto_reader *rd, bool has_micros,
                     const struct kin__proto_slot *slot, kin_time *ret,
                     bool *ret_is_zero)
{
    struct small small;
    int r = small_open(rd, two_numbers, slot, &small);
    int64_t seconds = (int64_t)kin__proto_number(&small.tags[1]);
    int64_t nanos = (int32_t)(uint32_t)kin__proto_number(&small.tags[2]);

    small_done(rd, &small);
    if (r < 0)
        return r;
    /* 0001-01-01 to 9999-12-31, the range of RFC 3339. */
    if (seconds < INT64_C(-62135596800) || seconds > INT64_C(253402300799) ||
        nanos < 0 || nanos > 999999999)
        return kin__proto_fail(rd, "is not a time");
    *ret = (kin_time){
        .seconds = seconds,
        .nanos = has_micros ? (int32_t)(nanos / 1000 * 1000) : 0,
    };
    *ret_is_zero = kin__proto_bytes(slot).len == 0 || kin__time_is_zero(*ret);
    return 0;
}

static int make_time(struct kin__proto_reader *rd,
                     const struct kin__schema_field *field,
                     const struct kin__proto_slot *slot,
                     const struct kin__proto_place *place, kin__val *ret)
{
    bool has_micros = field->kind == KIN__SCHEMA_MICRO_TIME;
    kin_time time = {0};
    bool is_zero = false;
    char text[64];
    int r = read_time(rd, has_micros, slot, &time, &is_zero);

    if (r < 0 || is_zero)
        return r < 0 ? r : make_null(ret);
    if (!has_micros && kin__time_fits(time.seconds) &&
        kin__key_names_time(place->key)) {
        *ret = kin__val_of_time(time.seconds);
        return 0;
    }
    size_t len = has_micros ? kin__time_format_micro(time, text, sizeof(text))
                            : kin_time_format(time, text, sizeof(text));
    assert(len < sizeof(text));
    return kin__proto_make_string(rd, kin_str_of(text, len), place, ret);
}

static int make_duration(struct kin__proto_reader *rd,
                         const struct kin__schema_field *field,
                         const struct kin__proto_slot *slot,
                         const struct kin__proto_place *place, kin__val *ret)
{
    struct small small;
    char text[64];
    int r = small_open(rd, one_number, slot, &small);
    int64_t ns = (int64_t)kin__proto_number(&small.tags[1]);

    (void)field;
    small_done(rd, &small);
    if (r < 0)
        return r;
    size_t len = kin__duration_format(ns, text, sizeof(text));
    assert(len < sizeof(text));
    return kin__proto_make_string(rd, kin_str_of(text, len), place, ret);
}

static int make_int_or_string(struct kin__proto_reader *rd,
                              const struct kin__schema_field *field,
                              const struct kin__proto_slot *slot,
                              const struct kin__proto_place *place,
                              kin__val *ret)
{
    struct small small;
    int r = small_open(rd, int_or_string, slot, &small);

    if (r == 0)
        switch (kin__proto_number(&small.tags[1])) {
        case 0:
            r = make_int32(rd, field, &small.tags[2], place, ret);
            break;
        case 1:
            r = make_string(rd, field, &small.tags[3], place, ret);
            break;
        default:
            r = kin__proto_fail(rd, "is neither an integer nor a string");
        }
    small_done(rd, &small);
    return r;
}

/* Makes a list of one kind of elements. */
static int make_elements(struct kin__proto_reader *rd, value_maker *make,
                         const struct kin__schema_field *field,
                         const struct kin__proto_slot *slot,
                         const struct kin__proto_place *place, kin__val *ret)
{
    struct kin__proto_walk walk = kin__proto_walk_of(slot);
    struct kin__proto_place inner;
    struct kin__proto_frame frame;
    struct kin__proto_item item;
    struct kin__proto_slot one;
    kin__val val = KIN__VAL_NONE;
    int r = kin__proto_open_frame(rd, /* is_object= */ false, place, &frame);

    while (r == 0 && kin__proto_walk_next(&walk, &item, &one)) {
        kin__proto_next_element(rd, &frame, &inner);
        r = make(rd, field, &one, &inner, &val);
        if (r == 0)
            r = kin__proto_take(rd, &frame, inner.expected, val);
    }
    return r < 0 ? r : kin__proto_close_frame(rd, &frame, ret);
}

/* Go has a non-nil list if the message was sent, even an empty one, and for
 * each entry of a map. */
static int make_strings(struct kin__proto_reader *rd,
                        const struct kin__schema_field *field,
                        const struct kin__proto_slot *slot,
                        const struct kin__proto_place *place, kin__val *ret)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    if (r == 0 && slot->count == 0 && field->container == KIN__SCHEMA_ONE)
        r = make_null(ret);
    else if (r == 0)
        r = make_elements(rd, make_string, field, &small.tags[1], place, ret);
    small_done(rd, &small);
    return r;
}

/* ---- JSON inside of protobuf */

static int make_json_text(struct kin__proto_reader *rd, kin_str text,
                          const struct kin__proto_place *place, kin__val *ret)
{
    if (rd->levels >= rd->limits.depth)
        return kin__proto_limit(rd, "is nested too deeply");
    rd->json.limits.depth = rd->limits.depth - rd->levels;
    kin__json_parser_set_fields(&rd->json, place->below);
    int r = kin__json_parse(&rd->json, text, place->expected,
                            rd->flags & ~(unsigned)KIN__JSON_FINGERPRINT_ROOT,
                            ret, /* ret_used= */ NULL, rd->err);

    rd->made += text.len;
    if (r == KIN_EPARSE)
        return kin__proto_fail(rd, "contains invalid JSON");
    rd->is_full |= r < 0 && kin__json_error_is_full(&rd->json);
    return r;
}

static int make_json(struct kin__proto_reader *rd,
                     const struct kin__schema_field *field,
                     const struct kin__proto_slot *slot,
                     const struct kin__proto_place *place, kin__val *ret)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    if (r == 0) {
        kin_str text = kin__proto_bytes(&small.tags[1]);
        if (text.len == 0)
            r = make_null(ret);
        else if (field->kind == KIN__SCHEMA_RAW && kin__proto_is_envelope(text))
            r = kin__proto_make_envelope(rd, text, place, ret);
        else
            r = make_json_text(rd, text, place, ret);
    }
    small_done(rd, &small);
    return r;
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

static int make_struct(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       const struct kin__proto_slot *slot,
                       const struct kin__proto_place *place, kin__val *ret)
{
    static const struct kin__proto_head claim = {
        .api_version = KIN_STR_INIT("v1"),
        .kind = KIN_STR_INIT("PersistentVolumeClaim"),
    };
    bool is_claim = rd->opts->is_from_server && is_claim_template(field);

    assert(field->type);
    return kin__proto_make_struct(rd, field->type, slot,
                                  is_claim ? &claim : NULL, place, ret);
}

static int make_schema_or(struct kin__proto_reader *rd,
                          const struct kin__schema_field *field,
                          const struct kin__proto_slot *slot,
                          const struct kin__proto_place *place, kin__val *ret)
{
    bool is_or_bool = field->kind == KIN__SCHEMA_SCHEMA_OR_BOOL;
    struct small small;
    int r = small_open(rd, is_or_bool ? bool_or_message : two_messages, slot,
                       &small);

    if (r == 0) {
        const struct kin__proto_slot *one = &small.tags[is_or_bool ? 2 : 1];
        const struct kin__proto_slot *many = &small.tags[2];
        if (is_or_bool && one->count == 0)
            r = make_bool(rd, field, &small.tags[1], place, ret);
        else if (is_or_bool || many->count == 0)
            r = one->count == 0 ? make_null(ret)
                                : make_struct(rd, field, one, place, ret);
        else
            r = make_elements(rd,
                              field->kind == KIN__SCHEMA_SCHEMA_OR_ARRAY
                                  ? make_struct
                                  : make_string,
                              field, many, place, ret);
    }
    small_done(rd, &small);
    return r;
}

int kin__proto_make_value(struct kin__proto_reader *rd,
                          const struct kin__schema_field *field,
                          const struct kin__proto_slot *slot,
                          const struct kin__proto_place *place, kin__val *ret)
{
    static value_maker *const makers[KIN__SCHEMA_KIND_COUNT] = {
        [KIN__SCHEMA_STRING] = make_string,
        [KIN__SCHEMA_BOOL] = make_bool,
        [KIN__SCHEMA_INT32] = make_int32,
        [KIN__SCHEMA_INT64] = make_int64,
        [KIN__SCHEMA_DOUBLE] = make_double,
        [KIN__SCHEMA_BYTES] = make_bytes,
        [KIN__SCHEMA_STRUCT] = make_struct,
        [KIN__SCHEMA_QUANTITY] = make_quantity,
        [KIN__SCHEMA_TIME] = make_time,
        [KIN__SCHEMA_MICRO_TIME] = make_time,
        [KIN__SCHEMA_DURATION] = make_duration,
        [KIN__SCHEMA_INT_OR_STRING] = make_int_or_string,
        [KIN__SCHEMA_STRINGS] = make_strings,
        [KIN__SCHEMA_FIELDS_V1] = make_json,
        [KIN__SCHEMA_RAW] = make_json,
        [KIN__SCHEMA_JSON] = make_json,
        [KIN__SCHEMA_SCHEMA_OR_ARRAY] = make_schema_or,
        [KIN__SCHEMA_SCHEMA_OR_BOOL] = make_schema_or,
        [KIN__SCHEMA_SCHEMA_OR_STRINGS] = make_schema_or,
    };

    assert(field->kind < KIN__SCHEMA_KIND_COUNT && makers[field->kind]);
    rd->field = field;
    return makers[field->kind](rd, field, slot, place, ret);
}

/* ---- zero */

static int quantity_is_zero(struct kin__proto_reader *rd,
                            const struct kin__proto_slot *slot)
{
    struct small small;
    kin_quantity quantity = {0};
    int r = small_open(rd, one_text, slot, &small);

    if (r == 0) {
        kin_str text = kin__proto_bytes(&small.tags[1]);
        if (text.len > 0 && kin_quantity_parse(text, &quantity, NULL) < 0)
            r = kin__proto_fail(rd, "is not a quantity");
    }
    small_done(rd, &small);
    return r < 0 ? r : quantity.sign == 0;
}

static int strings_are_zero(struct kin__proto_reader *rd,
                            const struct kin__proto_slot *slot)
{
    struct small small;
    int r = small_open(rd, one_text, slot, &small);

    small_done(rd, &small);
    return r < 0 ? r : small.tags[1].count == 0;
}

static int time_is_zero(struct kin__proto_reader *rd,
                        const struct kin__proto_slot *slot, bool has_micros)
{
    kin_time time = {0};
    bool is_zero = false;
    int r = read_time(rd, has_micros, slot, &time, &is_zero);

    return r < 0 ? r : is_zero;
}

int kin__proto_is_zero(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       const struct kin__proto_slot *slot)
{
    rd->field = field;
    switch (field->kind) {
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BYTES:
        return kin__proto_bytes(slot).len == 0;
    case KIN__SCHEMA_BOOL:
    case KIN__SCHEMA_INT64:
        return kin__proto_number(slot) == 0;
    case KIN__SCHEMA_INT32:
        return (uint32_t)kin__proto_number(slot) == 0;
    case KIN__SCHEMA_DOUBLE: /* -0 is zero as well */
        return kin__proto_number(slot) << 1 == 0;
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
        return kin__proto_bytes(slot).len == 0;
    }
}
