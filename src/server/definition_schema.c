/* SPDX-License-Identifier: Apache-2.0 */
/*
 * definition_schema.c - structural schemas of definitions.
 *
 * Functions recurse along the schema, whose depth is that of an object (C of
 * structural.h), and take steps for each node.
 */
#include "server/definition_schema.h"

#include <assert.h>
#include <string.h>

#include <kin/field.h>

#include "base/str.h"
#include "object/document.h"
#include "object/seen.h"
#include "schema/structural.h"
#include "server/custom_check.h"
#include "server/text.h"

enum schema_level {
    ROOT,
    ITEM,
    FIELD,
};

static kin_value at_key(kin_value schema, const char *key)
{
    return kin_value_get(schema, kin_s(key));
}

static bool has(kin_value schema, const char *key)
{
    kin_type type = kin_value_type(at_key(schema, key));

    return type != KIN_TYPE_ABSENT && type != KIN_TYPE_NULL;
}

static kin_str text_at(kin_value schema, const char *key)
{
    return kin_value_str(at_key(schema, key));
}

static bool flag_at(kin_value schema, const char *key)
{
    return kin_value_as_bool(at_key(schema, key));
}

static bool is_type(kin_value schema, const char *name)
{
    return kin_str_eq(text_at(schema, "type"), kin_s(name));
}

/* ---- properties of any schema ---- */

#define LIST_TYPE "x-kubernetes-list-type"
#define LIST_KEYS "x-kubernetes-list-map-keys"
#define MAP_TYPE "x-kubernetes-map-type"
#define PRESERVE "x-kubernetes-preserve-unknown-fields"
#define EMBEDDED "x-kubernetes-embedded-resource"
#define INT_OR_STRING "x-kubernetes-int-or-string"
#define RULES "x-kubernetes-validations"

/* Returns false, and reports them, if the schema has such fields. */
static bool check_unsupported(struct kin__causes *causes,
                              const struct kin__at *at, kin_value schema)
{
    static const char *const WORDS[] = {"id",          "additionalItems",
                                        "definitions", "patternProperties",
                                        "$ref",        "dependencies"};
    size_t before = causes->count;

    for (size_t i = 0; i < sizeof(WORDS) / sizeof(WORDS[0]); i++)
        if (has(schema, WORDS[i]))
            kin__causes_forbidden(causes, KIN__AT(at, WORDS[i]),
                                  "%s is not supported", WORDS[i]);
    if (kin_value_type(at_key(schema, "items")) == KIN_TYPE_ARRAY)
        kin__causes_forbidden(causes, KIN__AT(at, "items"),
                              "items must be a schema object and not an array");
    if (has(schema, PRESERVE) && !flag_at(schema, PRESERVE))
        kin__causes_invalid(causes, KIN__AT(at, PRESERVE),
                            at_key(schema, PRESERVE),
                            "must be true or undefined");
    return causes->count == before;
}

static void check_type_name(struct kin__causes *causes,
                            const struct kin__at *at, kin_value schema)
{
    static const char *const TYPES[] = {
        "array", "boolean", "integer", "number", "object", "string", NULL};
    kin_str name = text_at(schema, "type");

    if (name.len == 0)
        return;
    for (size_t i = 0; TYPES[i]; i++)
        if (kin_str_eq(name, kin_s(TYPES[i])))
            return;
    kin__causes_unsupported(causes, KIN__AT(at, "type"), at_key(schema, "type"),
                            TYPES);
    if (kin_str_eq(name, KIN__S("null")))
        kin__causes_forbidden(
            causes, KIN__AT(at, "type"),
            "type cannot be set to null, use nullable as an alternative");
}

/* A type that goes with an extension. */
static void need_type(struct kin__causes *causes, const struct kin__at *at,
                      kin_value schema, const char *name, const char *why)
{
    if (is_type(schema, name))
        return;
    if (text_at(schema, "type").len == 0)
        kin__causes_required(causes, KIN__AT(at, "type"), "%s", why);
    else
        kin__causes_invalid(causes, KIN__AT(at, "type"), at_key(schema, "type"),
                            "%s", why);
}

static bool is_one_of(kin_str text, const char *const *names)
{
    for (size_t i = 0; names[i]; i++)
        if (kin_str_eq(text, kin_s(names[i])))
            return true;
    return false;
}

static void check_extensions(struct kin__causes *causes,
                             const struct kin__at *at, kin_value schema)
{
    static const char *const MAPS[] = {"atomic", "granular", NULL};
    static const char *const LISTS[] = {"atomic", "set", "map", NULL};

    if (has(schema, MAP_TYPE))
        need_type(causes, at, schema, "object",
                  "must be object if x-kubernetes-map-type is specified");
    if (has(schema, MAP_TYPE) && !is_one_of(text_at(schema, MAP_TYPE), MAPS))
        kin__causes_unsupported(causes, KIN__AT(at, MAP_TYPE),
                                at_key(schema, MAP_TYPE), MAPS);
    if (has(schema, LIST_TYPE))
        need_type(causes, at, schema, "array",
                  "must be array if x-kubernetes-list-type is specified");
    if (has(schema, LIST_TYPE) && !is_one_of(text_at(schema, LIST_TYPE), LISTS))
        kin__causes_unsupported(causes, KIN__AT(at, LIST_TYPE),
                                at_key(schema, LIST_TYPE), LISTS);
}

static bool is_scalar_type(kin_value schema)
{
    static const char *const SCALARS[] = {"boolean", "integer", "number",
                                          "string", NULL};

    return flag_at(schema, INT_OR_STRING) ||
           is_one_of(text_at(schema, "type"), SCALARS);
}

static bool is_required(kin_value schema, kin_str name)
{
    kin_value required = at_key(schema, "required");

    for (size_t i = 0; i < kin_value_count(required); i++)
        if (kin_str_eq(kin_value_str(kin_value_at(required, i)), name))
            return true;
    return false;
}

static void check_map_key(struct kin__causes *causes, const struct kin__at *at,
                          kin_value items, kin_value keys, kin_str name)
{
    const struct kin__at *below = KIN__AT(KIN__AT(at, "items"), "properties");
    kin_value property = kin_value_get(at_key(items, "properties"), name);

    if (!kin_value_exists(property)) {
        kin__causes_invalid(causes, KIN__AT(at, LIST_KEYS), keys,
                            "entries must all be names of item properties");
        return;
    }
    below = KIN__AT_KEY(below, name);
    if (!is_scalar_type(property))
        kin__causes_invalid(causes, KIN__AT(below, "type"),
                            at_key(items, "type"),
                            "must be a scalar type if parent array's "
                            "x-kubernetes-list-type is map");
    if (!has(property, "default") && !is_required(items, name))
        kin__causes_required(causes, KIN__AT(below, "default"),
                             "this property is in x-kubernetes-list-map-keys, "
                             "so it must have a default or be a required "
                             "property");
    if (flag_at(property, "nullable"))
        kin__causes_forbidden(causes, KIN__AT(below, "nullable"),
                              "this property is in "
                              "x-kubernetes-list-map-keys, so it cannot be "
                              "nullable");
}

static void check_map_list(struct kin__causes *causes, const struct kin__at *at,
                           kin_value schema)
{
    kin_value items = at_key(schema, "items");
    kin_value keys = at_key(schema, LIST_KEYS);
    size_t places = kin_value_count(at_key(items, "properties")) +
                    kin_value_count(at_key(items, "required"));
    KIN__AUTO_SEEN seen;
    bool is_unique = true;
    int r = kin__seen_init(&seen, causes->alloc, kin_value_count(keys));

    assert(kin_str_eq(text_at(schema, LIST_TYPE), KIN__S("map")));
    if (r < 0) {
        causes->error = KIN_ENOMEM;
        return;
    }
    if (kin_value_count(keys) == 0)
        kin__causes_required(
            causes, KIN__AT(at, LIST_KEYS),
            "must not be empty if x-kubernetes-list-type is map");
    if (!has(schema, "items")) {
        kin__causes_required(
            causes, KIN__AT(at, "items"),
            "must have a schema if x-kubernetes-list-type is map");
        return;
    }
    if (!is_type(items, "object"))
        kin__causes_invalid(causes, KIN__AT(KIN__AT(at, "items"), "type"),
                            at_key(items, "type"),
                            "must be object if parent array's "
                            "x-kubernetes-list-type is map");
    for (size_t i = 0; i < kin_value_count(keys); i++) {
        kin_value key = kin_value_at(keys, i);
        is_unique &= !kin__seen_again(&seen, key);
        /* Looking for the key is linear. */
        if (!kin__causes_take(causes, 1 + places / 8))
            return;
        if (is_unique)
            check_map_key(causes, at, items, keys, kin_value_str(key));
    }
    if (!is_unique)
        kin__causes_invalid(causes, KIN__AT(at, LIST_KEYS), keys,
                            "must not contain duplicate entries");
}

static bool is_atomic_item(kin_value items)
{
    if (is_type(items, "object"))
        return kin_str_eq(text_at(items, MAP_TYPE), KIN__S("atomic"));
    return !is_type(items, "array") || !has(items, LIST_TYPE) ||
           kin_str_eq(text_at(items, LIST_TYPE), KIN__S("atomic"));
}

static void check_lists(struct kin__causes *causes, const struct kin__at *at,
                        kin_value schema)
{
    kin_str type = text_at(schema, LIST_TYPE);
    kin_value items = at_key(schema, "items");
    const struct kin__at *below = KIN__AT(at, "items");
    bool is_map = kin_str_eq(type, KIN__S("map"));
    bool is_set = kin_str_eq(type, KIN__S("set"));

    if (is_set && has(schema, "items") && !is_atomic_item(items))
        kin__causes_invalid(
            causes,
            KIN__AT(below, is_type(items, "array") ? LIST_TYPE : MAP_TYPE),
            at_key(items, LIST_TYPE),
            "must be atomic as item of a list with "
            "x-kubernetes-list-type=set");
    if (kin_value_count(at_key(schema, LIST_KEYS)) > 0 && !is_map) {
        if (type.len == 0)
            kin__causes_required(
                causes, KIN__AT(at, LIST_TYPE),
                "must be map if x-kubernetes-list-map-keys is non-empty");
        else
            kin__causes_invalid(
                causes, KIN__AT(at, LIST_TYPE), at_key(schema, LIST_TYPE),
                "must be map if x-kubernetes-list-map-keys is non-empty");
    }
    if ((is_map || is_set) && flag_at(items, "nullable"))
        kin__causes_forbidden(causes, KIN__AT(below, "nullable"),
                              "cannot be nullable when "
                              "x-kubernetes-list-type is %.*s",
                              KIN_STR(type));
    if (is_map)
        check_map_list(causes, at, schema);
}

static void check_rules(struct kin__causes *causes, const struct kin__at *at,
                        kin_value schema)
{
    kin_value rules = at_key(schema, RULES);

    for (size_t i = 0; i < kin_value_count(rules); i++) {
        const struct kin__at *list = KIN__AT(at, RULES);
        const struct kin__at *below = KIN__AT_INDEX(list, i);
        kin_str rule = kin__str_trim(text_at(kin_value_at(rules, i), "rule"));
        if (rule.len == 0)
            kin__causes_required(causes, KIN__AT(below, "rule"),
                                 "rule is not specified");
    }
}

/* Whether it can be read as a structural schema at all. */
static bool check_any(struct kin__causes *causes, const struct kin__at *at,
                      kin_value schema);

static bool check_any_list(struct kin__causes *causes, const struct kin__at *at,
                           kin_value schemas, bool is_object)
{
    bool is_supported = true;

    for (size_t i = 0; i < kin_value_count(schemas); i++) {
        const struct kin__at step = {.up = at,
                                     .index = i,
                                     .is_key = is_object,
                                     .name = is_object
                                                 ? kin_value_key_at(schemas, i)
                                                 : (kin_str){NULL, 0}};
        is_supported &= check_any(causes, &step, kin_value_at(schemas, i));
    }
    return is_supported;
}

static bool check_any_below(struct kin__causes *causes,
                            const struct kin__at *at, kin_value schema)
{
    static const char *const LISTS[] = {"allOf", "anyOf", "oneOf"};
    static const char *const ONE[] = {"items", "additionalProperties", "not"};
    bool ret = check_any_list(causes, KIN__AT(at, "properties"),
                              at_key(schema, "properties"), true);

    for (size_t i = 0; i < 3; i++)
        ret &= check_any_list(causes, KIN__AT(at, LISTS[i]),
                              at_key(schema, LISTS[i]), false);
    for (size_t i = 0; i < 3; i++)
        if (kin_value_type(at_key(schema, ONE[i])) == KIN_TYPE_OBJECT)
            ret &= check_any(causes, KIN__AT(at, ONE[i]),
                             at_key(schema, ONE[i]));
    return ret;
}

static bool check_any(struct kin__causes *causes, const struct kin__at *at,
                      kin_value schema)
{
    kin_value more = at_key(schema, "additionalProperties");
    bool allows_more = kin_value_type(more) == KIN_TYPE_OBJECT ||
                       kin_value_as_bool(more);

    if (!kin__causes_take(causes, 8))
        return false;
    bool is_supported = check_unsupported(causes, at, schema);
    if (has(schema, "$schema"))
        is_supported = false;
    check_type_name(causes, at, schema);
    if (flag_at(schema, "uniqueItems"))
        kin__causes_forbidden(causes, KIN__AT(at, "uniqueItems"),
                              "uniqueItems cannot be set to true since the "
                              "runtime complexity becomes quadratic");
    if (allows_more && kin_value_count(at_key(schema, "properties")) > 0)
        kin__causes_forbidden(
            causes, KIN__AT(at, "additionalProperties"),
            "additionalProperties and properties are mutual exclusive");
    check_extensions(causes, at, schema);
    check_lists(causes, at, schema);
    check_rules(causes, at, schema);
    return check_any_below(causes, at, schema) && is_supported;
}

/* ---- structure ---- */

static void check_values(struct kin__causes *causes, const struct kin__at *at,
                         kin_value schema, bool is_any_known,
                         bool is_all_known);

static void check_pattern(struct kin__causes *causes, const struct kin__at *at,
                          kin_value schema)
{
    kin_str pattern = text_at(schema, "pattern");
    KIN__AUTO_REGEX *regex = NULL;
    kin_error err = KIN_ERROR_INIT;

    assert(causes->error <= 0);
    if (pattern.len == 0 || !kin__causes_take(causes, pattern.len / 8))
        return;
    int r = kin__regex_new(causes->alloc, pattern, &regex, &err);
    if (r == KIN_ENOMEM)
        causes->error = r;
    else if (r == KIN_EINVAL || r == KIN_ELIMIT)
        kin__causes_invalid_str(causes, KIN__AT(at, "pattern"), pattern,
                                "must be a valid regular expression, but "
                                "isn't: error parsing regexp: %s",
                                err.message);
    /* Repetitions may have made it much larger than its text. */
    size_t size = r == 0            ? kin__regex_size(regex)
                  : r == KIN_ELIMIT ? KIN__REGEX_SIZE_MAX
                                    : 0;
    if (causes->error == 0)
        (void)kin__causes_take(causes, size / 8);
}

/* What alternatives may not contain. */
static void check_forbidden(struct kin__causes *causes,
                            const struct kin__at *at, kin_value schema)
{
    static const struct {
        const char *key;
        const char *why;
        bool is_flag;
    } WORDS[] = {
        {"type", "must be empty to be structural", false},
        {"title", "must be empty to be structural", false},
        {"description", "must be empty to be structural", false},
        {"default", "must be undefined to be structural", false},
        {"additionalProperties", "must be undefined to be structural", false},
        {"nullable", "must be false to be structural", true},
        {PRESERVE, "must be false to be structural", true},
        {EMBEDDED, "must be false to be structural", true},
        {INT_OR_STRING, "must be false to be structural", true},
        {LIST_KEYS, "must be empty to be structural", false},
        {LIST_TYPE, "must be undefined to be structural", false},
        {MAP_TYPE, "must be undefined to be structural", false},
        {RULES, "must be empty to be structural", false},
    };

    for (size_t i = 0; i < sizeof(WORDS) / sizeof(WORDS[0]); i++)
        if (WORDS[i].is_flag ? flag_at(schema, WORDS[i].key)
                             : has(schema, WORDS[i].key))
            kin__causes_forbidden(causes, KIN__AT(at, WORDS[i].key), "%s",
                                  WORDS[i].why);
}

static void check_nested(struct kin__causes *causes, const struct kin__at *at,
                         kin_value schema, bool is_any_known)
{
    kin_value properties = at_key(schema, "properties");
    kin_value items = at_key(schema, "items");
    const struct kin__at *below = KIN__AT(at, "properties");

    if (!kin__causes_take(causes, 8))
        return;
    check_values(causes, at, schema, is_any_known, false);
    if (kin_value_type(items) == KIN_TYPE_OBJECT)
        check_nested(causes, KIN__AT(at, "items"), items, false);
    for (size_t i = 0; i < kin_value_count(properties); i++)
        check_nested(causes,
                     KIN__AT_KEY(below, kin_value_key_at(properties, i)),
                     kin_value_at(properties, i), false);
    check_forbidden(causes, at, schema);
    if (has(properties, "metadata"))
        kin__causes_forbidden(causes, KIN__AT_KEY(below, KIN__S("metadata")),
                              "must not be specified in a nested context");
}

static void check_nested_list(struct kin__causes *causes,
                              const struct kin__at *at, kin_value schemas,
                              bool is_first_known)
{
    for (size_t i = 0; i < kin_value_count(schemas); i++)
        check_nested(causes, KIN__AT_INDEX(at, i), kin_value_at(schemas, i),
                     is_first_known && i == 0);
}

static void check_values(struct kin__causes *causes, const struct kin__at *at,
                         kin_value schema, bool is_any_known, bool is_all_known)
{
    kin_value not_ = at_key(schema, "not");

    if (!is_any_known)
        check_nested_list(causes, KIN__AT(at, "anyOf"), at_key(schema, "anyOf"),
                          false);
    check_nested_list(causes, KIN__AT(at, "allOf"), at_key(schema, "allOf"),
                      is_all_known);
    check_nested_list(causes, KIN__AT(at, "oneOf"), at_key(schema, "oneOf"),
                      false);
    if (kin_value_type(not_) == KIN_TYPE_OBJECT)
        check_nested(causes, KIN__AT(at, "not"), not_, false);
    check_pattern(causes, at, schema);
}

/* anyOf: type integer, or type string. */
static bool is_int_or_string_pattern(kin_value any)
{
    return kin_value_count(any) == 2 &&
           kin_value_count(kin_value_at(any, 0)) == 1 &&
           kin_value_count(kin_value_at(any, 1)) == 1 &&
           is_type(kin_value_at(any, 0), "integer") &&
           is_type(kin_value_at(any, 1), "string");
}

static void check_node_type(struct kin__causes *causes,
                            const struct kin__at *at, kin_value schema,
                            enum schema_level level)
{
    static const char *const WHY[] = {
        [ROOT] = "must not be empty at the root",
        [ITEM] = "must not be empty for specified array items",
        [FIELD] = "must not be empty for specified object fields",
    };
    bool is_empty = text_at(schema, "type").len == 0;

    if (flag_at(schema, EMBEDDED))
        need_type(causes, at, schema, "object",
                  "must be object if x-kubernetes-embedded-resource is true");
    else if (is_empty && !flag_at(schema, INT_OR_STRING) &&
             !flag_at(schema, PRESERVE))
        kin__causes_required(causes, KIN__AT(at, "type"), "%s", WHY[level]);
    if (level == ROOT && !is_empty && !is_type(schema, "object"))
        kin__causes_invalid(causes, KIN__AT(at, "type"), at_key(schema, "type"),
                            "must be object at the "
                            "root");
}

static void check_node_flags(struct kin__causes *causes,
                             const struct kin__at *at, kin_value schema)
{
    bool is_embedded = flag_at(schema, EMBEDDED);

    if (flag_at(schema, INT_OR_STRING)) {
        if (flag_at(schema, PRESERVE))
            kin__causes_invalid(
                causes, KIN__AT(at, PRESERVE), at_key(schema, PRESERVE),
                "must be false if x-kubernetes-int-or-string is true");
        if (is_embedded)
            kin__causes_invalid(
                causes, KIN__AT(at, EMBEDDED), at_key(schema, EMBEDDED),
                "must be false if x-kubernetes-int-or-string is true");
    }
    if (is_embedded && has(schema, "additionalProperties"))
        kin__causes_forbidden(causes, KIN__AT(at, "additionalProperties"),
                              "must not be used if "
                              "x-kubernetes-embedded-resource is set");
    if (is_embedded && !flag_at(schema, PRESERVE) &&
        kin_value_count(at_key(schema, "properties")) == 0)
        kin__causes_required(
            causes, KIN__AT(at, "properties"),
            "must not be empty if x-kubernetes-embedded-resource is true "
            "without x-kubernetes-preserve-unknown-fields");
}

/* Whether metadata has nothing but a type, name and generateName. */
static bool is_plain_metadata(kin_value metadata)
{
    kin_value properties = at_key(metadata, "properties");

    for (size_t i = 0; i < kin_value_count(metadata); i++) {
        kin_str key = kin_value_key_at(metadata, i);
        if (!kin_str_eq(key, KIN__S("type")) &&
            !kin_str_eq(key, KIN__S("default")) &&
            !kin_str_eq(key, KIN__S("properties")))
            return false;
    }
    for (size_t i = 0; i < kin_value_count(properties); i++) {
        kin_str key = kin_value_key_at(properties, i);
        if (!kin_str_eq(key, KIN__S("name")) &&
            !kin_str_eq(key, KIN__S("generateName")))
            return false;
    }
    return true;
}

/* A member of an object whose type is given. */
static void check_member_type(struct kin__causes *causes,
                              const struct kin__at *below, kin_value properties,
                              const char *name, const char *type,
                              const char *why)
{
    kin_value property = at_key(properties, name);
    kin_value found = at_key(property, "type");

    if (kin_value_type(property) != KIN_TYPE_OBJECT || is_type(property, type))
        return;
    const struct kin__at *at = KIN__AT_KEY(below, kin_s(name));
    if (kin_value_exists(found))
        kin__causes_invalid(causes, KIN__AT(at, "type"), found, "%s", why);
    else
        kin__causes_invalid_str(causes, KIN__AT(at, "type"), KIN__S(""), "%s",
                                why);
}

static void check_metadata(struct kin__causes *causes, const struct kin__at *at,
                           kin_value schema, enum schema_level level)
{
    kin_value properties = at_key(schema, "properties");
    const struct kin__at *below = KIN__AT(at, "properties");
    kin_value metadata = at_key(properties, "metadata");

    if (level != ROOT && !flag_at(schema, EMBEDDED))
        return;
    check_member_type(causes, below, properties, "kind", "string",
                      "must be string");
    check_member_type(causes, below, properties, "apiVersion", "string",
                      "must be string");
    check_member_type(causes, below, properties, "metadata", "object",
                      "must be object");
    if (level == ROOT && kin_value_exists(metadata) &&
        !is_plain_metadata(metadata))
        kin__causes_forbidden(
            causes, KIN__AT_KEY(below, KIN__S("metadata")),
            "must not specify anything other than name and generateName, but "
            "metadata is implicitly specified");
}

static void check_node(struct kin__causes *causes, const struct kin__at *at,
                       kin_value schema, enum schema_level level);

static void check_node_below(struct kin__causes *causes,
                             const struct kin__at *at, kin_value schema,
                             enum schema_level level)
{
    kin_value properties = at_key(schema, "properties");
    kin_value items = at_key(schema, "items");
    kin_value more = at_key(schema, "additionalProperties");
    const struct kin__at *below = KIN__AT(at, "properties");

    if (is_type(schema, "array") && !has(schema, "items"))
        kin__causes_required(causes, KIN__AT(at, "items"), "must be specified");
    if (kin_value_type(items) == KIN_TYPE_OBJECT)
        check_node(causes, KIN__AT(at, "items"), items, ITEM);
    for (size_t i = 0; i < kin_value_count(properties); i++)
        check_node(causes, KIN__AT_KEY(below, kin_value_key_at(properties, i)),
                   kin_value_at(properties, i), FIELD);
    if (level == ROOT && has(schema, "additionalProperties"))
        kin__causes_forbidden(causes, KIN__AT(at, "additionalProperties"),
                              "must not be used at the root");
    if (kin_value_type(more) == KIN_TYPE_OBJECT)
        check_node(causes, KIN__AT(at, "additionalProperties"), more, FIELD);
}

static void check_node(struct kin__causes *causes, const struct kin__at *at,
                       kin_value schema, enum schema_level level)
{
    kin_value first = kin_value_at(at_key(schema, "allOf"), 0);

    if (!kin__causes_take(causes, 8))
        return;
    check_node_below(causes, at, schema, level);
    check_values(causes, at, schema,
                 is_int_or_string_pattern(at_key(schema, "anyOf")),
                 is_int_or_string_pattern(at_key(first, "anyOf")));
    check_node_flags(causes, at, schema);
    check_node_type(causes, at, schema, level);
    check_metadata(causes, at, schema, level);
}

/* ---- defaults ---- */

struct defaults {
    struct kin__causes *causes;
    const struct kin__at *at; /* of the default */
    bool has_unknown;
};

static int on_unknown(kin_str path, void *userdata)
{
    struct defaults *d = userdata;

    (void)path;
    d->has_unknown = true;
    return 0;
}

static void on_problem(kin_str reason, kin_str field, kin_str message,
                       void *userdata)
{
    struct defaults *d = userdata;
    const struct kin__at below = {.up = d->at, .name = field};

    kin__causes_add(d->causes, reason.ptr,
                    kin_str_eq(field, KIN__S("<nil>")) ? d->at : &below,
                    message);
}

static void check_default(struct kin__causes *causes, const struct kin__at *at,
                          const struct kin__structural *node)
{
    struct defaults d = {.causes = causes, .at = KIN__AT(at, "default")};
    KIN_AUTO(kin_document) *ignored = NULL;
    const struct kin__fit_opts opts = {.on_unknown = on_unknown,
                                       .userdata = &d,
                                       .budget = causes->budget,
                                       .is_pruning = true};
    const struct kin__custom_check check = {.alloc = causes->alloc,
                                            .budget = causes->budget,
                                            .old = kin_value_absent()};

    if (!kin_value_exists(node->fallback) ||
        kin_value_type(node->fallback) == KIN_TYPE_NULL)
        return;
    int r = kin__structural_fit(causes->alloc, node, node->fallback, &opts,
                                &ignored, NULL);
    if (r == 0 && d.has_unknown)
        kin__causes_invalid(causes, d.at, node->fallback,
                            "must not have unknown fields");
    else if (r == 0)
        r = kin__custom_check(&check, node, node->fallback, on_problem, &d);
    if (r < 0 && causes->error == 0)
        causes->error = r;
}

static void check_defaults(struct kin__causes *causes, const struct kin__at *at,
                           const struct kin__structural *node)
{
    const struct kin__at *below = KIN__AT(at, "properties");

    assert(node);
    if (!kin__causes_take(causes, 1))
        return;
    check_default(causes, at, node);
    for (size_t i = 0; i < node->member_count; i++)
        check_defaults(causes, KIN__AT_KEY(below, node->members[i].name),
                       node->members[i].node);
    if (node->items)
        check_defaults(causes, KIN__AT(at, "items"), node->items);
    if (node->more)
        check_defaults(causes, KIN__AT(at, "additionalProperties"), node->more);
}

static void compile(struct kin__causes *causes, const struct kin__at *at,
                    kin_value schema)
{
    struct kin__structural_root *root = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin__structural_new(causes->alloc, schema, false, &root, &err);

    assert(kin_value_type(schema) == KIN_TYPE_OBJECT);
    if (r == KIN_ELIMIT)
        kin__causes_invalid_str(causes, at, KIN__S(""), "%s", err.message);
    else if (r < 0)
        causes->error = KIN_ENOMEM;
    else
        check_defaults(causes, at, kin__structural_node(root));
    (void)kin__structural_free(root);
}

void kin__definition_check_schema(struct kin__causes *causes,
                                  const struct kin__at *at, kin_value schema)
{
    size_t before = causes->count;

    assert(causes->error <= 0);
    if (flag_at(schema, "nullable"))
        kin__causes_forbidden(causes, KIN__AT(at, "nullable"),
                              "nullable cannot be true at the root");
    bool is_supported = check_any(causes, at, schema);
    if (!is_supported) {
        if (causes->count == before)
            kin__causes_invalid_str(causes, at, KIN__S(""),
                                    "OpenAPIV3Schema 'schema' is not "
                                    "supported");
        return;
    }
    size_t valid = causes->count;
    check_node(causes, at, schema, ROOT);
    if (causes->count == valid && causes->error == 0)
        compile(causes, at, schema);
}

/* ---- what is not evaluated ---- */

enum { WARNINGS_MAX = 32 };

struct warning {
    const kin_allocator *alloc;
    void (*warn)(kin_str text, void *userdata);
    void *userdata;
    struct kin__buf path;
    unsigned count;
    int error;
};

static void warn_of(struct warning *w, const char *what, size_t index,
                    kin_str text)
{
    KIN__AUTO_BUF line;

    assert(text.len == 0 || text.ptr);
    kin__buf_init(&line, w->alloc, 1024);
    if (w->count++ >= WARNINGS_MAX)
        return;
    int r = kin__buf_printf(&line, "%.*s.%s", KIN_STR(kin__buf_str(&w->path)),
                            what);
    if (r == 0 && index != SIZE_MAX)
        r = kin__buf_printf(&line, "[%zu]", index);
    if (r == 0)
        r = kin__buf_printf(&line, ": not evaluated by this server: %.*s",
                            KIN_STR(kin__str_slice(text, 0, 256)));
    if (r == KIN_ENOMEM)
        w->error = r;
    else
        w->warn(kin__buf_str(&line), w->userdata);
}

static void warn_pattern(struct warning *w, kin_value schema)
{
    KIN__AUTO_REGEX *regex = NULL;
    kin_str pattern = text_at(schema, "pattern");

    if (pattern.len > 0 &&
        kin__regex_new(w->alloc, pattern, &regex, NULL) == KIN_EUNSUPPORTED)
        warn_of(w, "pattern", SIZE_MAX, pattern);
}

static void warn_value(struct warning *w, kin_str key, kin_value value);

static void warn_rules(struct warning *w, kin_value rules)
{
    for (size_t i = 0; i < kin_value_count(rules); i++)
        warn_of(w, RULES, i, text_at(kin_value_at(rules, i), "rule"));
}

/* Any value in a schema: rules are found by their key. */
static void warn_children(struct warning *w, kin_value value)
{
    bool is_object = kin_value_type(value) == KIN_TYPE_OBJECT;

    for (size_t i = 0; i < kin_value_count(value) && w->error == 0; i++) {
        size_t len = w->path.len;
        kin_str key = is_object ? kin_value_key_at(value, i) : KIN__S("");
        int r = is_object ? kin__buf_printf(&w->path, ".%.*s", KIN_STR(key))
                          : kin__buf_printf(&w->path, "[%zu]", i);
        if (r == KIN_ENOMEM)
            w->error = r;
        if (is_object && kin_str_eq(key, KIN__S(RULES))) {
            w->path.len = len;
            warn_rules(w, kin_value_at(value, i));
        } else {
            warn_value(w, key, kin_value_at(value, i));
        }
        w->path.len = len;
    }
}

static void warn_value(struct warning *w, kin_str key, kin_value value)
{
    /* Not schemas. */
    if (kin_str_eq(key, KIN__S("default")) || kin_str_eq(key, KIN__S("enum")) ||
        kin_str_eq(key, KIN__S("example")))
        return;
    if (kin_value_type(value) == KIN_TYPE_OBJECT)
        warn_pattern(w, value);
    warn_children(w, value);
}

int kin__definition_warn(const kin_allocator *alloc, kin_value definition,
                         void (*warn)(kin_str text, void *userdata),
                         void *userdata)
{
    struct warning w = {.alloc = alloc, .warn = warn, .userdata = userdata};
    kin_value versions = kin_value_get(at_key(definition, "spec"),
                                       KIN__S("versions"));

    kin_str strategy = text_at(at_key(at_key(definition, "spec"), "conversion"),
                               "strategy");

    kin__buf_init(&w.path, alloc, 4096);
    if (kin_str_eq(strategy, KIN__S("Webhook")))
        warn(KIN__S("spec.conversion: webhooks are not called by this server: "
                    "only the apiVersion is converted"),
             userdata);
    for (size_t i = 0; i < kin_value_count(versions) && w.error == 0; i++) {
        kin_value schema = at_key(at_key(kin_value_at(versions, i), "schema"),
                                  "openAPIV3Schema");
        kin__buf_clear(&w.path);
        w.error = kin__buf_printf(
            &w.path, "spec.versions[%zu].schema.openAPIV3Schema", i);
        warn_value(&w, KIN__S(""), schema);
    }
    kin__buf_done(&w.path);
    return w.error;
}
