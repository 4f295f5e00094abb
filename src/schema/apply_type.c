/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/apply_type.h"

#include <assert.h>

#include "base/str.h"

/* ---- making ---- */

struct kin__apply_type kin__apply_type_of(const struct kin__schema_type *type)
{
    return (struct kin__apply_type){.origin = KIN__APPLY_STRUCT, .type = type};
}

static const struct kin__apply_type deduced = {.origin = KIN__APPLY_DEDUCED};

static bool schema_flag(kin_value schema, const char *key)
{
    bool flag = false;

    return kin_value_bool(kin_value_get(schema, kin_s(key)), &flag) == 0 &&
           flag;
}

static bool schema_is(kin_value schema, const char *key, const char *text)
{
    return kin_str_eq(kin_value_str(kin_value_get(schema, kin_s(key))),
                      kin_s(text));
}

static struct kin__apply_type custom_type(const struct kin__apply_type *from,
                                          kin_value schema)
{
    return (struct kin__apply_type){
        .origin = KIN__APPLY_CUSTOM,
        .preserves = from->preserves ||
                     schema_flag(schema,
                                 "x-kubernetes-preserve-unknown-fields"),
        .is_object = schema_flag(schema, "x-kubernetes-embedded-resource"),
        .type = from->type,
        .schema = schema,
    };
}

struct kin__apply_type kin__apply_type_custom(
    kin_value schema, const struct kin__schema_type *meta)
{
    const struct kin__apply_type none = {.type = meta};

    if (kin_value_type(schema) != KIN_TYPE_OBJECT)
        return deduced;
    struct kin__apply_type ret = custom_type(&none, schema);
    ret.is_object = true;
    return ret;
}

/* ---- resolving ---- */

/* A list without a list type takes that of strategic merge patches, as in
 * Kubernetes. */
static bool is_merged_by_patch(const struct kin__schema_merge *merge)
{
    return merge->list_type == KIN__SCHEMA_LIST_DEFAULT &&
           merge->patch & KIN__SCHEMA_PATCH_MERGE;
}

static struct kin__apply_atom list_atom(const struct kin__schema_merge *merge)
{
    struct kin__apply_atom ret = {.forms = KIN__APPLY_LIST};

    if (is_merged_by_patch(merge))
        ret.list_key_count = merge->merge_key.len > 0;
    else if (merge->list_type == KIN__SCHEMA_LIST_MAP)
        ret.list_key_count = merge->map_key_count;
    else
        ret.is_atomic_list = merge->list_type != KIN__SCHEMA_LIST_SET;
    return ret;
}

static struct kin__apply_atom scalar_atom(enum kin__apply_scalar scalar)
{
    return (struct kin__apply_atom){.forms = KIN__APPLY_SCALAR,
                                    .scalar = (uint8_t)scalar};
}

static struct kin__apply_atom any_atom(bool is_atomic_map)
{
    return (struct kin__apply_atom){
        .forms = KIN__APPLY_MAP | KIN__APPLY_SCALAR | KIN__APPLY_LIST,
        .is_atomic_map = is_atomic_map,
        .is_deduced_map = !is_atomic_map,
        .is_atomic_list = true,
    };
}

static struct kin__apply_atom struct_atom(const struct kin__schema_type *type,
                                          bool is_atomic, bool is_granular)
{
    bool is_declared_atomic = (type->flags & KIN__SCHEMA_TYPE_ATOMIC) != 0;

    return (struct kin__apply_atom){
        .forms = KIN__APPLY_MAP,
        .is_atomic_map = is_atomic || (is_declared_atomic && !is_granular),
        .is_deduced_map = type->field_count == 0,
    };
}

static struct kin__apply_atom element_atom(
    const struct kin__schema_field *field, bool is_whole)
{
    bool is_atomic = is_whole && field->flags & KIN__SCHEMA_ATOMIC;
    bool is_granular = is_whole && field->flags & KIN__SCHEMA_GRANULAR;

    switch ((enum kin__schema_kind)field->kind) {
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BYTES:
    case KIN__SCHEMA_DURATION:
        return scalar_atom(KIN__APPLY_TEXT);
    case KIN__SCHEMA_BOOL:
        return scalar_atom(KIN__APPLY_BOOLEAN);
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_DOUBLE:
        return scalar_atom(KIN__APPLY_NUMERIC);
    case KIN__SCHEMA_STRUCT:
        return struct_atom(field->type, is_atomic, is_granular);
    case KIN__SCHEMA_QUANTITY:
    case KIN__SCHEMA_TIME:
    case KIN__SCHEMA_MICRO_TIME:
    case KIN__SCHEMA_INT_OR_STRING:
        return scalar_atom(KIN__APPLY_ANY_SCALAR);
    case KIN__SCHEMA_STRINGS:
        return (struct kin__apply_atom){.forms = KIN__APPLY_LIST,
                                        .is_atomic_list = true};
    case KIN__SCHEMA_FIELDS_V1:
        return (struct kin__apply_atom){.forms = KIN__APPLY_MAP,
                                        .is_deduced_map = true};
    case KIN__SCHEMA_RAW:
        return any_atom(/* is_atomic_map= */ true);
    case KIN__SCHEMA_JSON:
    case KIN__SCHEMA_SCHEMA_OR_ARRAY:
    case KIN__SCHEMA_SCHEMA_OR_BOOL:
    case KIN__SCHEMA_SCHEMA_OR_STRINGS:
    case KIN__SCHEMA_KIND_COUNT:
        break;
    }
    return any_atom(/* is_atomic_map= */ false);
}

static struct kin__apply_atom field_atom(const struct kin__schema_field *field)
{
    if (field->container == KIN__SCHEMA_LIST)
        return list_atom(field->merge);
    if (field->container == KIN__SCHEMA_ONE)
        return element_atom(field, /* is_whole= */ true);
    return (struct kin__apply_atom){
        .forms = KIN__APPLY_MAP,
        .is_atomic_map = (field->flags & KIN__SCHEMA_ATOMIC) != 0,
    };
}

/* Formats that OpenAPI does not have leave a string untyped. */
static enum kin__apply_scalar text_of(kin_value schema)
{
    kin_str format = kin_value_str(kin_value_get(schema, KIN__S("format")));

    return format.len == 0 || kin_str_eq(format, KIN__S("byte"))
               ? KIN__APPLY_TEXT
               : KIN__APPLY_ANY_SCALAR;
}

static void custom_map(const struct kin__apply_type *type,
                       struct kin__apply_atom *ret)
{
    kin_value properties = kin_value_get(type->schema, KIN__S("properties"));

    ret->forms |= KIN__APPLY_MAP;
    ret->is_atomic_map = schema_is(type->schema, "x-kubernetes-map-type",
                                   "atomic");
    ret->is_deduced_map = kin_value_count(properties) == 0 && !type->is_object;
}

static void custom_list(const struct kin__apply_type *type,
                        struct kin__apply_atom *ret)
{
    kin_value keys = kin_value_get(type->schema,
                                   KIN__S("x-kubernetes-list-map-keys"));
    bool is_map = schema_is(type->schema, "x-kubernetes-list-type", "map");

    ret->forms |= KIN__APPLY_LIST;
    ret->list_key_count = is_map ? (unsigned)kin_value_count(keys) : 0;
    ret->is_atomic_list =
        !is_map && !schema_is(type->schema, "x-kubernetes-list-type", "set");
}

static struct kin__apply_atom custom_atom(const struct kin__apply_type *type)
{
    kin_str name = kin_value_str(kin_value_get(type->schema, KIN__S("type")));
    struct kin__apply_atom ret = {0};

    if (kin_str_eq(name, KIN__S("object"))) {
        custom_map(type, &ret);
    } else if (kin_str_eq(name, KIN__S("array"))) {
        custom_list(type, &ret);
    } else if (name.len == 0) {
        ret.forms = KIN__APPLY_SCALAR;
        custom_map(type, &ret);
        custom_list(type, &ret);
    } else if (kin_str_eq(name, KIN__S("string"))) {
        ret = scalar_atom(text_of(type->schema));
    } else if (kin_str_eq(name, KIN__S("boolean"))) {
        ret = scalar_atom(KIN__APPLY_BOOLEAN);
    } else {
        ret = scalar_atom(KIN__APPLY_NUMERIC);
    }
    return ret;
}

struct kin__apply_atom kin__apply_resolve(const struct kin__apply_type *type)
{
    switch ((enum kin__apply_origin)type->origin) {
    case KIN__APPLY_UNKNOWN:
        break;
    case KIN__APPLY_STRUCT:
        return struct_atom(type->type, type->is_atomic, type->is_granular);
    case KIN__APPLY_FIELD:
        return field_atom(type->field);
    case KIN__APPLY_ELEMENT:
        return element_atom(type->field, /* is_whole= */ false);
    case KIN__APPLY_CUSTOM:
        return custom_atom(type);
    case KIN__APPLY_DEDUCED:
        return any_atom(/* is_atomic_map= */ false);
    case KIN__APPLY_ATOMIC:
        return any_atom(/* is_atomic_map= */ true);
    case KIN__APPLY_STRING:
        return scalar_atom(KIN__APPLY_TEXT);
    }
    return (struct kin__apply_atom){0};
}

unsigned kin__apply_deduce(const struct kin__apply_atom *atom, kin_value value)
{
    unsigned form = 0;

    switch (kin_value_type(value)) {
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        break;
    case KIN_TYPE_BOOL:
    case KIN_TYPE_NUMBER:
    case KIN_TYPE_STRING:
        form = KIN__APPLY_SCALAR;
        break;
    case KIN_TYPE_ARRAY:
        form = KIN__APPLY_LIST;
        break;
    case KIN_TYPE_OBJECT:
        form = KIN__APPLY_MAP;
        break;
    }
    return atom->forms & form ? form : atom->forms;
}

/* ---- members ---- */

static int struct_member(const struct kin__schema_type *type, kin_str name,
                         struct kin__apply_type *ret)
{
    const struct kin__schema_field *field = kin__schema_find_field(type, name);

    if (field) {
        *ret = (struct kin__apply_type){.origin = KIN__APPLY_FIELD,
                                        .field = field};
        return 2;
    }
    *ret = deduced;
    return type->field_count == 0;
}

static int field_member(const struct kin__apply_type *type, kin_str name,
                        struct kin__apply_type *ret)
{
    const struct kin__schema_field *field = type->field;

    if (type->origin == KIN__APPLY_FIELD &&
        field->container == KIN__SCHEMA_MAP) {
        *ret = (struct kin__apply_type){.origin = KIN__APPLY_ELEMENT,
                                        .field = field};
        return 1;
    }
    if (field->kind == KIN__SCHEMA_STRUCT)
        return struct_member(field->type, name, ret);
    *ret = deduced;
    ret->origin = field->kind == KIN__SCHEMA_RAW ? KIN__APPLY_ATOMIC
                                                 : KIN__APPLY_DEDUCED;
    return 1;
}

static bool object_member(const struct kin__apply_type *type, kin_str name,
                          struct kin__apply_type *ret)
{
    if (kin_str_eq(name, KIN__S("metadata"))) {
        *ret = kin__apply_type_of(type->type);
        return true;
    }
    *ret = (struct kin__apply_type){.origin = KIN__APPLY_STRING};
    return kin_str_eq(name, KIN__S("kind")) ||
           kin_str_eq(name, KIN__S("apiVersion"));
}

static int custom_member(const struct kin__apply_type *type, kin_str name,
                         struct kin__apply_type *ret)
{
    kin_value properties = kin_value_get(type->schema, KIN__S("properties"));
    kin_value more = kin_value_get(type->schema,
                                   KIN__S("additionalProperties"));
    kin_value found = kin_value_get(properties, name);
    bool allowed = false;

    if (type->is_object && object_member(type, name, ret))
        return 2;
    if (kin_value_exists(found)) {
        *ret = custom_type(type, found);
        return 2;
    }
    *ret = deduced;
    if (kin_value_type(more) == KIN_TYPE_OBJECT) {
        *ret = custom_type(type, more);
        return 1;
    }
    if (kin_value_bool(more, &allowed) == 0)
        return allowed;
    return type->preserves ||
           (kin_value_count(properties) == 0 && !type->is_object);
}

int kin__apply_member(const struct kin__apply_type *type, kin_str name,
                      struct kin__apply_type *ret)
{
    *ret = deduced;
    switch ((enum kin__apply_origin)type->origin) {
    case KIN__APPLY_UNKNOWN:
    case KIN__APPLY_STRING:
        ret->origin = KIN__APPLY_UNKNOWN;
        return 0;
    case KIN__APPLY_STRUCT:
        return struct_member(type->type, name, ret);
    case KIN__APPLY_FIELD:
    case KIN__APPLY_ELEMENT:
        return field_member(type, name, ret);
    case KIN__APPLY_CUSTOM:
        return custom_member(type, name, ret);
    case KIN__APPLY_ATOMIC:
        ret->origin = KIN__APPLY_ATOMIC;
        return 1;
    case KIN__APPLY_DEDUCED:
        break;
    }
    return 1;
}

/* ---- lists ---- */

struct kin__apply_type kin__apply_element(const struct kin__apply_type *type)
{
    if (type->origin == KIN__APPLY_FIELD &&
        type->field->container == KIN__SCHEMA_LIST)
        return (struct kin__apply_type){.origin = KIN__APPLY_ELEMENT,
                                        .field = type->field};
    if (type->origin == KIN__APPLY_CUSTOM) {
        kin_value items = kin_value_get(type->schema, KIN__S("items"));
        if (kin_value_type(items) == KIN_TYPE_OBJECT)
            return custom_type(type, items);
    }
    if ((type->origin == KIN__APPLY_FIELD ||
         type->origin == KIN__APPLY_ELEMENT) &&
        type->field->kind == KIN__SCHEMA_STRINGS)
        return (struct kin__apply_type){.origin = KIN__APPLY_STRING};
    return (struct kin__apply_type){.origin = KIN__APPLY_ATOMIC};
}

kin_str kin__apply_list_key(const struct kin__apply_type *type, unsigned index)
{
    if (type->origin == KIN__APPLY_CUSTOM)
        return kin_value_str(kin_value_at(
            kin_value_get(type->schema, KIN__S("x-kubernetes-list-map-keys")),
            index));
    assert(type->origin == KIN__APPLY_FIELD);
    const struct kin__schema_merge *merge = type->field->merge;
    if (is_merged_by_patch(merge))
        return merge->merge_key;
    assert(index < merge->map_key_count);
    return merge->map_keys[index];
}

/* Zero values that Go writes are defaults in OpenAPI. */
static kin_str field_default(const struct kin__schema_field *field)
{
    if (field->merge->default_json.len > 0)
        return field->merge->default_json;
    if (field->flags & (KIN__SCHEMA_OMITTED | KIN__SCHEMA_POINTER) ||
        field->container != KIN__SCHEMA_ONE)
        return KIN__S("");
    switch (field->kind) {
    case KIN__SCHEMA_STRING:
        return KIN__S("\"\"");
    case KIN__SCHEMA_BOOL:
        return KIN__S("false");
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_DOUBLE:
        return KIN__S("0");
    default:
        return KIN__S("");
    }
}

struct kin__apply_default kin__apply_key_default(
    const struct kin__apply_type *list, kin_str key)
{
    struct kin__apply_type element = kin__apply_element(list);
    struct kin__apply_type member = {0};
    struct kin__apply_default ret = {.value = kin_value_absent()};

    if (kin__apply_member(&element, key, &member) != 2)
        return ret;
    if (member.origin == KIN__APPLY_FIELD)
        ret.text = field_default(member.field);
    else if (member.origin == KIN__APPLY_CUSTOM)
        ret.value = kin_value_get(member.schema, KIN__S("default"));
    return ret;
}
