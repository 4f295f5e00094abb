/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_schema.c - types from OpenAPI schemas, as CustomResourceDefinitions and
 * servers have them.
 */
#include <stdarg.h>
#include <string.h>

#include "base/str.h"
#include "gen.h"
#include "object/values.h"

/* Longer type names are shortened. */
enum { BASE_MAX = 40, DEPTH_MAX = 200 };

int gen_fail(const struct gen_place *place, kin_error *err, const char *format,
             ...)
{
    va_list args;
    char why[512];

    va_start(args, format);
    (void)vsnprintf(why, sizeof(why), format, args);
    va_end(args);
    if (place->line == 0)
        return kin_error_set(err, KIN_EINVAL, "%s: %s: %s", place->file,
                             place->path, why);
    return kin_error_set(err, KIN_EINVAL, "%s:%zu: %s: %s", place->file,
                         place->line, place->path, why);
}

/* ---- reading a schema ---- */

static kin_str schema_str(kin_value schema, const char *key)
{
    return kin_value_str(kin_value_get(schema, kin_s(key)));
}

static bool schema_is(kin_value schema, const char *key, const char *text)
{
    return kin_str_eq(schema_str(schema, key), kin_s(text));
}

static bool schema_says(kin_value schema, const char *key)
{
    bool is_true = false;

    return kin_value_bool(kin_value_get(schema, kin_s(key)), &is_true) == 0 &&
           is_true;
}

static kin_value schema_object(kin_value schema, const char *key)
{
    kin_value v = kin_value_get(schema, kin_s(key));

    return kin_value_type(v) == KIN_TYPE_OBJECT ? v : kin_value_absent();
}

/* `$ref`, or the only one of `allOf`, which is how servers add a default. */
static kin_str schema_reference(kin_value schema)
{
    kin_value all = kin_value_get(schema, KIN__S("allOf"));
    kin_str own = schema_str(schema, "$ref");

    if (own.len || kin_value_count(all) != 1)
        return own;
    return schema_str(kin_value_at(all, 0), "$ref");
}

static bool schema_fits_int32(kin_value schema)
{
    int64_t least = 0;
    int64_t most = 0;

    return kin_value_int(kin_value_get(schema, KIN__S("minimum")), &least) ==
               0 &&
           kin_value_int(kin_value_get(schema, KIN__S("maximum")), &most) ==
               0 &&
           least >= INT32_MIN && most <= INT32_MAX;
}

/* The pattern that marks a string of a CustomResourceDefinition as a quantity.
 */
static bool schema_is_quantity(kin_value schema)
{
    return kin_str_starts_with(schema_str(schema, "pattern"),
                               KIN__S("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|"));
}

static enum gen_kind string_kind(kin_value schema, kin_str key)
{
    if (schema_is(schema, "format", "date-time"))
        return GEN_TIME;
    if (schema_is(schema, "format", "byte"))
        return GEN_BYTES;
    if (schema_is(schema, "format", "duration"))
        return GEN_DURATION;
    if (schema_is(schema, "format", "int-or-string"))
        return GEN_INTSTR;
    if (schema_is_quantity(schema))
        return GEN_QUANTITY;
    return kin__key_names_time(key) ? GEN_TEXT : GEN_STR;
}

/* Returns the kind of a scalar; GEN_ANY otherwise. */
static enum gen_kind scalar_kind(kin_value schema, kin_str key)
{
    if (schema_says(schema, "x-kubernetes-int-or-string"))
        return schema_is_quantity(schema) ? GEN_QUANTITY : GEN_INTSTR;
    if (schema_is(schema, "type", "string"))
        return string_kind(schema, key);
    if (schema_is(schema, "type", "boolean"))
        return GEN_BOOLEAN;
    if (schema_is(schema, "type", "number"))
        return GEN_DOUBLE;
    if (!schema_is(schema, "type", "integer"))
        return GEN_ANY;
    if (schema_str(schema, "format").len)
        return schema_is(schema, "format", "int32") ? GEN_INT32 : GEN_INT64;
    return schema_fits_int32(schema) ? GEN_INT32 : GEN_INT64;
}

/* ---- fields ---- */

static int field_read(const struct gen_schema_reader *reader, kin_value schema,
                      struct gen_type *owner, struct gen_field *field,
                      unsigned depth, kin_error *err);
static int properties_read(const struct gen_schema_reader *reader,
                           kin_value schema, struct gen_type *type,
                           unsigned depth, kin_error *err);

static int choices_read(const struct gen_schema_reader *reader,
                        kin_value schema, struct gen_field *field,
                        kin_error *err)
{
    kin_value list = kin_value_get(schema, KIN__S("enum"));
    size_t count = kin_value_count(list);

    if (count == 0 || (field->kind != GEN_STR && field->kind != GEN_TEXT))
        return 0;
    struct gen_enum *own = gen_alloc(reader->model, sizeof(*own));
    const char **choices = gen_alloc(reader->model, count * sizeof(*choices));
    if (!own || !choices)
        return gen_no_memory(err);
    own->choices = choices;
    for (size_t i = 0; i < count; i++) {
        kin_value one = kin_value_at(list, i);
        /* A nullable field has null among its choices. */
        if (kin_value_type(one) == KIN_TYPE_NULL)
            continue;
        if (kin_value_type(one) != KIN_TYPE_STRING)
            return gen_fail(reader->place, err,
                            "enum has something other than strings");
        const char *text = gen_copy(reader->model, kin_value_str(one));
        if (!text)
            return gen_no_memory(err);
        choices[own->choice_count++] = text;
    }
    field->choices = own->choice_count ? own : NULL;
    return 0;
}

/* Names an anonymous type after its owner and field. */
static const char *struct_base(struct gen_model *model,
                               const struct gen_type *owner, const char *json)
{
    const char *base = gen_printf(
        model, "%s%c%s", owner->base,
        json[0] >= 'a' && json[0] <= 'z' ? json[0] - 'a' + 'A' : json[0],
        json[0] ? json + 1 : "");
    const char *kind = owner->base;

    if (base && strlen(base) > BASE_MAX) {
        /* The header shows its path. */
        size_t len = 1;
        while (kind[len] && !(kind[len] >= 'A' && kind[len] <= 'Z'))
            len++;
        base = gen_printf(model, "%.*s%c%s", (int)len, kind,
                          json[0] >= 'a' && json[0] <= 'z' ? json[0] - 'a' + 'A'
                                                           : json[0],
                          json[0] ? json + 1 : "");
    }
    return base;
}

/* A path without comment delimiters. */
static const char *comment_safe(struct gen_model *model, const char *text)
{
    char *copy = gen_alloc(model, strlen(text) + 1);

    for (size_t i = 0; copy && text[i]; i++)
        copy[i] = text[i] == '*' || (unsigned char)text[i] < ' ' ? '_'
                                                                 : text[i];
    return copy;
}

static int struct_read(const struct gen_schema_reader *reader, kin_value schema,
                       struct gen_type *owner, struct gen_field *field,
                       unsigned depth, kin_error *err)
{
    struct gen_model *model = reader->model;
    const char *base = struct_base(model, owner, field->json);
    const char *where = gen_printf(
        model, "%s.%s%s", owner->where ? owner->where : "", field->json,
        field->container == GEN_LIST  ? "[]"
        : field->container == GEN_MAP ? "{}"
                                      : "");

    where = where ? comment_safe(model, where) : NULL;
    struct gen_type *type = base && where ? gen_add_type(model, owner->package,
                                                         kin_s(base), where)
                                          : NULL;
    if (!type)
        return gen_no_memory(err);
    field->kind = GEN_STRUCT;
    field->type = type;
    return properties_read(reader, schema, type, depth + 1, err);
}

/* The element type of a list or map. */
static int item_read(const struct gen_schema_reader *reader, kin_value schema,
                     enum gen_container container, struct gen_type *owner,
                     struct gen_field *field, unsigned depth, kin_error *err)
{
    if (field->container != GEN_ONE) {
        /* Lists of lists have no views. */
        field->kind = GEN_ANY;
        return 0;
    }
    field->container = container;
    return field_read(reader, schema, owner, field, depth, err);
}

static int reference_read(const struct gen_schema_reader *reader,
                          kin_str reference, struct gen_field *field,
                          kin_error *err)
{
    struct gen_type *type = NULL;

    if (!reader->resolve)
        return gen_fail(reader->place, err, "a reference to %.*s",
                        KIN_STR(reference));
    int r = reader->resolve(reader->model, reference, field, &type,
                            reader->userdata, err);
    if (r < 0 || !type)
        return r;
    field->kind = GEN_STRUCT;
    field->type = type;
    if (type->is_object)
        type->is_inner = true;
    return 0;
}

static int field_read(const struct gen_schema_reader *reader, kin_value schema,
                      struct gen_type *owner, struct gen_field *field,
                      unsigned depth, kin_error *err)
{
    kin_str reference = schema_reference(schema);
    kin_value items = schema_object(schema, "items");
    kin_value more = schema_object(schema, "additionalProperties");

    if (depth > DEPTH_MAX)
        return gen_fail(reader->place, err, "nested too deeply");
    if (reference.len)
        return reference_read(reader, reference, field, err);
    if (schema_is(schema, "type", "array") && kin_value_exists(items))
        return item_read(reader, items, GEN_LIST, owner, field, depth, err);
    if (kin_value_count(schema_object(schema, "properties")) > 0)
        return struct_read(reader, schema, owner, field, depth, err);
    if (kin_value_exists(more))
        return item_read(reader, more, GEN_MAP, owner, field, depth, err);
    field->kind = scalar_kind(schema, kin_s(field->json));
    return choices_read(reader, schema, field, err);
}

/* Fields of every object, regardless of its schema. */
static bool is_object_part(const struct gen_type *type, kin_str key)
{
    return type->is_object && (kin_str_eq(key, KIN__S("apiVersion")) ||
                               kin_str_eq(key, KIN__S("kind")) ||
                               kin_str_eq(key, KIN__S("metadata")));
}

static int add_metadata(struct gen_model *model, struct gen_type *type,
                        kin_error *err)
{
    struct gen_field *field = gen_add_field(model, type, KIN__S("metadata"));

    if (!field)
        return gen_no_memory(err);
    field->kind = GEN_STRUCT;
    field->type = gen_find_type(gen_find_package(model, "meta/v1"),
                                KIN__S("ObjectMeta"));
    return 0;
}

static int property_read(const struct gen_schema_reader *reader, kin_str key,
                         kin_value schema, struct gen_type *type,
                         unsigned depth, kin_error *err)
{
    struct gen_model *model = reader->model;
    struct gen_field *field;

    if (is_object_part(type, key))
        return 0;
    if (kin_value_type(schema) != KIN_TYPE_OBJECT)
        return gen_fail(reader->place, err, "the schema of %.*s is no object",
                        KIN_STR(key));
    field = gen_add_field(model, type, key);
    if (!field)
        return gen_no_memory(err);
    kin_str note = schema_str(schema, "description");
    if (note.len) {
        field->note = gen_copy(model, note);
        if (!field->note)
            return gen_no_memory(err);
    }
    return field_read(reader, schema, type, field, depth, err);
}

static void place_push(struct gen_place *place, kin_str key)
{
    size_t len = strlen(place->path);

    (void)snprintf(place->path + len, sizeof(place->path) - len,
                   ".properties.%.*s", KIN_STR(key));
}

static int properties_read(const struct gen_schema_reader *reader,
                           kin_value schema, struct gen_type *type,
                           unsigned depth, kin_error *err)
{
    kin_value properties = schema_object(schema, "properties");
    size_t count = kin_value_count(properties);
    size_t len = strlen(reader->place->path);
    int r = 0;

    for (size_t i = 0; i < count && r == 0; i++) {
        kin_str key = kin_value_key_at(properties, i);
        place_push(reader->place, key);
        r = property_read(reader, key, kin_value_at(properties, i), type, depth,
                          err);
        reader->place->path[len] = '\0';
    }
    return r;
}

int gen_read_properties(const struct gen_schema_reader *reader,
                        kin_value schema, struct gen_type *type, kin_error *err)
{
    kin_str note = schema_str(schema, "description");

    if (note.len) {
        type->note = gen_copy(reader->model, note);
        if (!type->note)
            return gen_no_memory(err);
    }
    int r = type->is_object ? add_metadata(reader->model, type, err) : 0;
    return r < 0 ? r
                 : properties_read(reader, schema, type, /* depth= */ 0, err);
}
