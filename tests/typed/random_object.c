/* SPDX-License-Identifier: Apache-2.0 */
#include "random_object.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/base64.h"
#include "base/str.h"

struct maker {
    uint64_t *state;
    struct kin__buf *buf;
    int code;
    unsigned depth;
};

enum { DEPTH_MAX = 7 };

static uint64_t draw(struct maker *maker)
{
    uint64_t x = *maker->state;

    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *maker->state = x;
    return x * UINT64_C(0x2545f4914f6cdd1d) >> 11;
}

static unsigned choose(struct maker *maker, unsigned count)
{
    return (unsigned)(draw(maker) % count);
}

#define PICK(maker, list) list[choose(maker, sizeof(list) / sizeof(list[0]))]

static void put(struct maker *maker, const char *text)
{
    if (maker->code == 0)
        maker->code = kin__buf_append(maker->buf, kin_s(text));
}

static void put_quoted(struct maker *maker, const char *text)
{
    put(maker, "\"");
    put(maker, text);
    put(maker, "\"");
}

/* JSON strings without quotes: short and long, with escapes, with characters
 * beyond ASCII, and ones that look like times or numbers. */
static const char *const strings[] = {
    "",
    "a",
    "web-0",
    "Always",
    "nginx:1.27",
    "true",
    "12",
    "null",
    "2024-02-29T12:00:00Z",
    "2024-02-29T12:00:00.000001Z",
    "a \\\"quoted\\\" word",
    "back\\\\slash",
    "line\\nbreak\\tand tab",
    "\\u003cb\\u003e \\u0026",
    "tsch\xc3\xbc\xc3\x9f",
    "\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e \xf0\x9f\x98\x80",
    "a-text-that-is-rather-longer-than-all-the-others-and-goes-on-for-a-while",
};

static const char *const keys[] = {
    "a",
    "app.kubernetes.io/name",
    "example.com/restart-time",
    "cpu",
    "createdAt",
    "storage",
    "x.y",
    "memory",
};

static const char *const quantities[] = {
    "0", "1", "100m", "1500m", "1Gi", "128Mi", "10k", "3E", "250u",
};

static void put_number(struct maker *maker, int64_t least, int64_t most)
{
    char text[32];
    int64_t number = (int64_t)(draw(maker) % 2000) - 1000;

    switch (choose(maker, 6)) {
    case 0:
        number = least;
        break;
    case 1:
        number = most;
        break;
    case 2:
        number = 0;
        break;
    default:
        break;
    }
    (void)snprintf(text, sizeof(text), "%" PRId64, number);
    put(maker, text);
}

static void put_time(struct maker *maker, bool is_micro)
{
    char text[64];

    (void)snprintf(text, sizeof(text), "%04u-%02u-%02uT%02u:%02u:%02u",
                   1900 + choose(maker, 300), 1 + choose(maker, 12),
                   1 + choose(maker, 28), choose(maker, 24), choose(maker, 60),
                   choose(maker, 60));
    put(maker, "\"");
    put(maker, text);
    (void)snprintf(text, sizeof(text), ".%06u", choose(maker, 1000000));
    if (is_micro)
        put(maker, text);
    put(maker, "Z\"");
}

static void put_bytes(struct maker *maker)
{
    char bytes[64];
    size_t len = choose(maker, sizeof(bytes));

    for (size_t i = 0; i < len; i++)
        bytes[i] = (char)draw(maker);
    put(maker, "\"");
    if (maker->code == 0)
        maker->code = kin__base64_encode(kin_str_of(bytes, len), maker->buf);
    put(maker, "\"");
}

static void put_strings(struct maker *maker)
{
    unsigned count = choose(maker, 4);

    put(maker, "[");
    for (unsigned i = 0; i < count; i++) {
        put(maker, i ? "," : "");
        put_quoted(maker, PICK(maker, strings));
    }
    put(maker, "]");
}

static void put_any(struct maker *maker)
{
    static const char *const values[] = {
        "{}",
        "{\"a\":1,\"b\":[true,null,{\"c\":1.5e3}]}",
        "{\"f:metadata\":{\"f:labels\":{\".\":{},\"f:app\":{}}}}",
        "{\"kind\":\"X\",\"n\":12345678901234567890}",
    };

    put(maker, PICK(maker, values));
}

static void put_struct(struct maker *maker,
                       const struct kin__schema_type *type);

static void put_value(struct maker *maker,
                      const struct kin__schema_field *field)
{
    static const char *const durations[] = {"0s", "1.5s", "1h30m0s", "20ms"};

    switch (field->kind) {
    case KIN__SCHEMA_BOOL:
        put(maker, choose(maker, 2) ? "true" : "false");
        break;
    case KIN__SCHEMA_INT32:
        put_number(maker, INT32_MIN, INT32_MAX);
        break;
    case KIN__SCHEMA_INT64:
        put_number(maker, INT64_MIN, INT64_MAX);
        break;
    case KIN__SCHEMA_DOUBLE:
        put(maker, choose(maker, 2) ? "0.25" : "-3");
        break;
    case KIN__SCHEMA_BYTES:
        put_bytes(maker);
        break;
    case KIN__SCHEMA_STRUCT:
        put_struct(maker, field->type);
        break;
    case KIN__SCHEMA_QUANTITY:
        put_quoted(maker, PICK(maker, quantities));
        break;
    case KIN__SCHEMA_TIME:
    case KIN__SCHEMA_MICRO_TIME:
        put_time(maker, field->kind == KIN__SCHEMA_MICRO_TIME);
        break;
    case KIN__SCHEMA_DURATION:
        put_quoted(maker, PICK(maker, durations));
        break;
    case KIN__SCHEMA_INT_OR_STRING:
        if (choose(maker, 2))
            put_number(maker, INT32_MIN, INT32_MAX);
        else
            put_quoted(maker, choose(maker, 2) ? "25%" : "http");
        break;
    case KIN__SCHEMA_STRINGS:
        put_strings(maker);
        break;
    case KIN__SCHEMA_STRING:
        put_quoted(maker, PICK(maker, strings));
        break;
    default:
        put_any(maker);
        break;
    }
}

static void put_list(struct maker *maker, const struct kin__schema_field *field)
{
    unsigned count = choose(maker, 4);

    put(maker, "[");
    for (unsigned i = 0; i < count; i++) {
        put(maker, i ? "," : "");
        put_value(maker, field);
    }
    put(maker, "]");
}

/* Consecutive keys from a random one on, so that they are unique. */
static void put_map(struct maker *maker, const struct kin__schema_field *field)
{
    enum { KEYS = sizeof(keys) / sizeof(keys[0]) };
    unsigned count = choose(maker, 4);
    unsigned from = choose(maker, KEYS);

    put(maker, "{");
    for (unsigned i = 0; i < count; i++) {
        put(maker, i ? "," : "");
        put_quoted(maker, keys[(from + i) % KEYS]);
        put(maker, ":");
        put_value(maker, field);
    }
    put(maker, "}");
}

static bool is_wanted(struct maker *maker,
                      const struct kin__schema_field *field)
{
    bool is_deep = field->kind == KIN__SCHEMA_STRUCT &&
                   maker->depth >= DEPTH_MAX;

    /* Members of the object itself are rarely omitted. */
    return !is_deep && !(field->flags & KIN__SCHEMA_TYPE_META) &&
           choose(maker, 8) < (maker->depth <= 1  ? 7
                               : maker->depth < 4 ? 4
                                                  : 2);
}

static void put_key(struct maker *maker, bool *is_first, kin_str key)
{
    put(maker, *is_first ? "\"" : ",\"");
    if (maker->code == 0)
        maker->code = kin__buf_append(maker->buf, key);
    put(maker, "\":");
    *is_first = false;
}

static void put_fields(struct maker *maker, const struct kin__schema_type *type,
                       bool *is_first, kin_str except)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct kin__schema_field *field = &type->fields[i];
        if (!is_wanted(maker, field) || kin_str_eq(field->name, except))
            continue;
        put_key(maker, is_first, field->name);
        if (field->container == KIN__SCHEMA_LIST)
            put_list(maker, field);
        else if (field->container == KIN__SCHEMA_MAP)
            put_map(maker, field);
        else
            put_value(maker, field);
    }
}

static void put_struct(struct maker *maker, const struct kin__schema_type *type)
{
    bool is_first = true;

    maker->depth++;
    put(maker, "{");
    put_fields(maker, type, &is_first, KIN__S(""));
    put(maker, "}");
    maker->depth--;
}

static void put_head(struct maker *maker,
                     const struct kin__schema_resource *resource)
{
    char text[256];

    (void)snprintf(text, sizeof(text),
                   "\"apiVersion\":\"%.*s%s%.*s\",\"kind\":\"%.*s\"",
                   KIN_STR(resource->group), resource->group.len ? "/" : "",
                   KIN_STR(resource->version), KIN_STR(resource->kind));
    put(maker, text);
}

int random_object(uint64_t *state, const struct kin__schema_resource *resource,
                  struct kin__buf *buf)
{
    struct maker maker = {.state = state, .buf = buf, .depth = 1};
    const struct kin__schema_field *metadata = kin__schema_find_field(
        resource->type, KIN__S("metadata"));
    bool is_first = false;

    put(&maker, "{");
    put_head(&maker, resource);
    put(&maker, ",\"metadata\":{\"name\":\"x\"");
    if (resource->is_namespaced)
        put(&maker, ",\"namespace\":\"n\"");
    for (size_t i = 0; i < metadata->type->field_count; i++) {
        const struct kin__schema_field *field = &metadata->type->fields[i];
        bool is_ours = kin_str_eq(field->name, KIN__S("name")) ||
                       kin_str_eq(field->name, KIN__S("namespace"));
        if (is_ours || !is_wanted(&maker, field))
            continue;
        put_key(&maker, &is_first, field->name);
        if (field->container == KIN__SCHEMA_LIST)
            put_list(&maker, field);
        else if (field->container == KIN__SCHEMA_MAP)
            put_map(&maker, field);
        else
            put_value(&maker, field);
    }
    put(&maker, "}");
    put_fields(&maker, resource->type, &is_first, KIN__S("metadata"));
    put(&maker, "}");
    return maker.code;
}
