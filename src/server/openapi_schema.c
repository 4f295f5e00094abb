/* SPDX-License-Identifier: Apache-2.0 */
#include "server/openapi_schema.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"

/* --- the set of types -------------------------------------------------- */

void kin__openapi_types_init(struct kin__openapi_types *types,
                             const kin_allocator *alloc)
{
    *types = (struct kin__openapi_types){.alloc = alloc};
}

void kin__openapi_types_done(struct kin__openapi_types *types)
{
    kin__free(types->alloc, types->types);
    kin__openapi_types_init(types, types->alloc);
}

static int types_push(struct kin__openapi_types *types,
                      const struct kin__schema_type *type)
{
    assert(type);
    assert(types->count <= types->cap);
    for (size_t i = 0; i < types->count; i++)
        if (types->types[i] == type)
            return 0;
    if (types->count == types->cap) {
        size_t cap = types->cap ? 2 * types->cap : 64;
        const struct kin__schema_type **more = kin__realloc(
            types->alloc, types->types, cap, sizeof(*more));
        if (!more)
            return KIN_ENOMEM;
        types->types = more;
        types->cap = cap;
    }
    types->types[types->count++] = type;
    return 0;
}

int kin__openapi_types_add(struct kin__openapi_types *types,
                           const struct kin__schema_type *type)
{
    size_t next = types->count;
    int r = types_push(types, type);

    for (; r == 0 && next < types->count; next++) {
        const struct kin__schema_type *at = types->types[next];

        for (size_t i = 0; r == 0 && i < at->field_count; i++)
            if (at->fields[i].type)
                r = types_push(types, at->fields[i].type);
    }
    return r;
}

/* --- schemas ----------------------------------------------------------- */

void kin__openapi_type_name(struct kin__text *text,
                            const struct kin__schema_type *type)
{
    kin__text_raw_str(text, type->model);
    kin__text_raw(text, ".");
    kin__text_raw_str(text, type->base);
}

/* The members of the schema of one value of a field. */
static void schema_value(struct kin__text *text,
                         const struct kin__schema_field *field)
{
    assert(field->kind < KIN__SCHEMA_KIND_COUNT);
    static const char *const plain[KIN__SCHEMA_KIND_COUNT] = {
        [KIN__SCHEMA_STRING] = "\"type\":\"string\"",
        [KIN__SCHEMA_BOOL] = "\"type\":\"boolean\"",
        [KIN__SCHEMA_INT32] = "\"type\":\"integer\",\"format\":\"int32\"",
        [KIN__SCHEMA_INT64] = "\"type\":\"integer\",\"format\":\"int64\"",
        [KIN__SCHEMA_DOUBLE] = "\"type\":\"number\",\"format\":\"double\"",
        [KIN__SCHEMA_BYTES] = "\"type\":\"string\",\"format\":\"byte\"",
        [KIN__SCHEMA_QUANTITY] = "\"type\":\"string\"",
        [KIN__SCHEMA_TIME] = "\"type\":\"string\",\"format\":\"date-time\"",
        [KIN__SCHEMA_MICRO_TIME] =
            "\"type\":\"string\",\"format\":\"date-time\"",
        [KIN__SCHEMA_DURATION] = "\"type\":\"string\"",
        [KIN__SCHEMA_INT_OR_STRING] =
            "\"type\":\"string\",\"format\":\"int-or-string\"",
        [KIN__SCHEMA_STRINGS] =
            "\"type\":\"array\",\"items\":{\"type\":\"string\"}",
        [KIN__SCHEMA_FIELDS_V1] = "\"type\":\"object\"",
        [KIN__SCHEMA_RAW] = "\"type\":\"object\"",
        [KIN__SCHEMA_JSON] = "\"x-kubernetes-preserve-unknown-fields\":true",
    };

    if (field->kind == KIN__SCHEMA_STRUCT && field->type) {
        kin__text_raw(text, "\"allOf\":[{\"$ref\":\"#/components/schemas/");
        kin__openapi_type_name(text, field->type);
        kin__text_raw(text, "\"}]");
    } else if (field->kind < KIN__SCHEMA_KIND_COUNT && plain[field->kind]) {
        kin__text_raw(text, plain[field->kind]);
    } else {
        kin__text_raw(text, plain[KIN__SCHEMA_JSON]);
    }
}

static void schema_field(struct kin__text *text,
                         const struct kin__schema_field *field)
{
    kin__text_comma(text);
    kin__text_string(text, field->name);
    kin__text_raw(text, ":{");
    if (field->container == KIN__SCHEMA_LIST)
        kin__text_raw(text, "\"type\":\"array\",\"items\":{");
    else if (field->container == KIN__SCHEMA_MAP)
        kin__text_raw(text, "\"type\":\"object\",\"additionalProperties\":{");
    schema_value(text, field);
    if (field->container != KIN__SCHEMA_ONE)
        kin__text_raw(text, "}");
    kin__text_raw(text, "}");
}

void kin__openapi_type_required(struct kin__text *text,
                                const struct kin__schema_type *type)
{
    bool is_open = false;

    for (size_t i = 0; i < type->field_count; i++) {
        const struct kin__schema_field *field = &type->fields[i];

        if (!(field->flags & KIN__SCHEMA_REQUIRED))
            continue;
        if (!is_open)
            kin__text_raw(text, ",\"required\":[");
        is_open = true;
        kin__text_comma(text);
        kin__text_string(text, field->name);
    }
    if (is_open)
        kin__text_raw(text, "]");
}

void kin__openapi_type_body(struct kin__text *text,
                            const struct kin__schema_type *type)
{
    kin__text_raw(text, "\"type\":\"object\"");
    kin__openapi_type_required(text, type);
    kin__text_raw(text, ",\"properties\":{");
    for (size_t i = 0; i < type->field_count; i++)
        schema_field(text, &type->fields[i]);
    kin__text_raw(text, "}");
}
