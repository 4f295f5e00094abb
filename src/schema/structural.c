/* SPDX-License-Identifier: Apache-2.0 */
/*
 * structural.c - compiles structural schemas.
 */
#include "schema/structural.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/str.h"
#include "schema/format.h"

/* Memory that is freed with the schema. */
struct block {
    struct block *next;
    void *bytes;
};

/* What has to be freed besides memory. */
struct held {
    struct held *next;
    struct kin__regex *regex;
    struct kin__seen *seen;
};

struct kin__structural_root {
    const kin_allocator *alloc;
    struct block *blocks;
    struct held *held;
    size_t node_count;
    size_t regex_size; /* instructions of all patterns */
    struct kin__structural *node;
};

/* ---- memory ---- */

static void *root_alloc(struct kin__structural_root *root, size_t count,
                        size_t size)
{
    struct block *block = kin__alloc(root->alloc, 1, sizeof(*block));

    if (!block)
        return NULL;
    block->bytes = kin__alloc0(root->alloc, count ? count : 1, size);
    if (!block->bytes) {
        kin__free(root->alloc, block);
        return NULL;
    }
    block->next = root->blocks;
    root->blocks = block;
    return block->bytes;
}

static struct held *root_hold(struct kin__structural_root *root)
{
    struct held *held = root_alloc(root, 1, sizeof(*held));

    if (held) {
        held->next = root->held;
        root->held = held;
    }
    return held;
}

struct kin__structural_root *kin__structural_free(
    struct kin__structural_root *root)
{
    if (!root)
        return NULL;
    for (struct held *held = root->held; held; held = held->next) {
        (void)kin__regex_free(held->regex);
        if (held->seen)
            kin__seen_done(held->seen);
    }
    while (root->blocks) {
        struct block *block = root->blocks;
        root->blocks = block->next;
        kin__free(root->alloc, block->bytes);
        kin__free(root->alloc, block);
    }
    kin__free(root->alloc, root);
    return NULL;
}

static void root_cleanup(struct kin__structural_root **root)
{
    (void)kin__structural_free(*root);
}

/* ---- reading ---- */

static kin_value at(kin_value schema, const char *key)
{
    return kin_value_get(schema, kin_s(key));
}

static bool flag_at(kin_value schema, const char *key)
{
    return kin_value_as_bool(at(schema, key));
}

static kin_str text_at(kin_value schema, const char *key)
{
    return kin_value_str(at(schema, key));
}

static const char *const TYPES[] = {
    [KIN__STRUCTURAL_ANY] = "",
    [KIN__STRUCTURAL_OBJECT] = "object",
    [KIN__STRUCTURAL_ARRAY] = "array",
    [KIN__STRUCTURAL_STRING] = "string",
    [KIN__STRUCTURAL_INTEGER] = "integer",
    [KIN__STRUCTURAL_NUMBER] = "number",
    [KIN__STRUCTURAL_BOOLEAN] = "boolean",
};

static enum kin__structural_type type_named(kin_str name)
{
    for (unsigned i = 0; i < sizeof(TYPES) / sizeof(TYPES[0]); i++)
        if (kin_str_eq(name, kin_s(TYPES[i])))
            return i;
    return KIN__STRUCTURAL_UNKNOWN;
}

/* Formats of other types have no effect. */
static bool is_format_used(const struct kin__structural *node, kin_str format)
{
    switch (node->type) {
    case KIN__STRUCTURAL_ANY:
    case KIN__STRUCTURAL_STRING:
        return true;
    case KIN__STRUCTURAL_INTEGER:
        return kin_str_eq(format, KIN__S("int32")) ||
               kin_str_eq(format, KIN__S("int64"));
    case KIN__STRUCTURAL_NUMBER:
        return kin_str_eq(format, KIN__S("float")) ||
               kin_str_eq(format, KIN__S("double"));
    default:
        return false;
    }
}

static enum kin__structural_list list_of(kin_value schema)
{
    kin_str name = text_at(schema, "x-kubernetes-list-type");

    if (kin_str_eq(name, KIN__S("set")))
        return KIN__STRUCTURAL_SET;
    return kin_str_eq(name, KIN__S("map")) ? KIN__STRUCTURAL_MAP
                                           : KIN__STRUCTURAL_ATOMIC;
}

static void read_node(struct kin__structural *node, kin_value schema)
{
    kin_str format = text_at(schema, "format");

    node->schema = schema;
    node->fallback = at(schema, "default");
    node->type_name = text_at(schema, "type");
    node->type = (uint8_t)type_named(node->type_name);
    node->is_int_or_string = flag_at(schema, "x-kubernetes-int-or-string");
    node->format = is_format_used(node, format) ? format : KIN__S("");
    node->list = (uint8_t)list_of(schema);
    node->list_keys = at(schema, "x-kubernetes-list-map-keys");
    node->is_nullable = flag_at(schema, "nullable");
    node->preserves = flag_at(schema, "x-kubernetes-preserve-unknown-fields");
    node->is_embedded = flag_at(schema, "x-kubernetes-embedded-resource");
    node->has_embedded = node->is_embedded;
    node->has_lists = node->list != KIN__STRUCTURAL_ATOMIC;
}

/* ---- compiling ---- */

static int compile(struct kin__structural_root *root, kin_value schema,
                   unsigned depth, struct kin__structural **ret,
                   kin_error *err);

/* What is below an optional schema. */
static void inherit(struct kin__structural *node,
                    const struct kin__structural *below)
{
    if (!below)
        return;
    node->has_lists |= below->has_lists;
    node->has_embedded |= below->has_embedded;
}

static int compare_members(const void *a, const void *b)
{
    return kin_str_cmp(((const struct kin__structural_member *)a)->name,
                       ((const struct kin__structural_member *)b)->name);
}

static int compile_defaults(struct kin__structural_root *root,
                            struct kin__structural *node)
{
    for (size_t i = 0; i < node->member_count; i++)
        if (kin_value_exists(node->members[i].node->fallback))
            node->default_count++;
    if (node->default_count == 0)
        return 0;
    node->defaults = root_alloc(root, node->default_count, sizeof(size_t));
    if (!node->defaults)
        return KIN_ENOMEM;
    size_t count = 0;
    for (size_t i = 0; i < node->member_count; i++)
        if (kin_value_exists(node->members[i].node->fallback))
            node->defaults[count++] = i;
    assert(count == node->default_count);
    return 0;
}

static int compile_members(struct kin__structural_root *root,
                           kin_value properties, unsigned depth,
                           struct kin__structural *node, kin_error *err)
{
    size_t count = kin_value_count(properties);
    int r = 0;

    assert(!node->members);
    if (count == 0 || kin_value_type(properties) != KIN_TYPE_OBJECT)
        return 0;
    node->members = root_alloc(root, count, sizeof(*node->members));
    if (!node->members)
        return KIN_ENOMEM;
    for (size_t i = 0; r == 0 && i < count; i++) {
        node->members[i].name = kin_value_key_at(properties, i);
        r = compile(root, kin_value_at(properties, i), depth,
                    &node->members[i].node, err);
        if (r == 0)
            inherit(node, node->members[i].node);
    }
    if (r < 0)
        return r;
    qsort(node->members, count, sizeof(*node->members), compare_members);
    node->member_count = count;
    return compile_defaults(root, node);
}

static int compile_more(struct kin__structural_root *root, kin_value more,
                        unsigned depth, struct kin__structural *node,
                        kin_error *err)
{
    node->allows_more = kin_value_exists(more) &&
                        kin_value_type(more) != KIN_TYPE_NULL;
    if (kin_value_type(more) != KIN_TYPE_OBJECT)
        return 0;
    int r = compile(root, more, depth, &node->more, err);
    if (r == 0)
        inherit(node, node->more);
    return r;
}

static int compile_list(struct kin__structural_root *root, kin_value schemas,
                        unsigned depth, struct kin__structural_list_of *ret,
                        kin_error *err)
{
    size_t count = kin_value_type(schemas) == KIN_TYPE_ARRAY
                       ? kin_value_count(schemas)
                       : 0;
    int r = 0;

    if (count == 0)
        return 0;
    ret->items = root_alloc(root, count, sizeof(struct kin__structural *));
    if (!ret->items)
        return KIN_ENOMEM;
    for (size_t i = 0; r == 0 && i < count; i++)
        r = compile(root, kin_value_at(schemas, i), depth, &ret->items[i], err);
    if (r == 0)
        ret->count = count;
    return r;
}

static int compile_regex(struct kin__structural_root *root, kin_str pattern,
                         struct kin__regex **ret, kin_error *err)
{
    struct held *held = root_hold(root);

    if (!held)
        return KIN_ENOMEM;
    int r = kin__regex_new(root->alloc, pattern, &held->regex, NULL);
    *ret = held->regex;
    if (r < 0)
        return r == KIN_ENOMEM ? r : 0;
    /* A short pattern may become a large program. */
    root->regex_size += kin__regex_size(held->regex);
    if (root->regex_size > KIN__STRUCTURAL_REGEX_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "the patterns of the schema are too large");
    return 0;
}

static int compile_format(struct kin__structural_root *root,
                          struct kin__structural *node, kin_error *err)
{
    if (node->format.len == 0)
        return 0;
    node->known = kin__format_find(node->format);
    bool is_text = node->type == KIN__STRUCTURAL_ANY ||
                   node->type == KIN__STRUCTURAL_STRING;
    if (is_text && !node->known)
        node->format = KIN__S("");
    if (!is_text || !node->known || !node->known->pattern)
        return 0;
    return compile_regex(root, kin_s(node->known->pattern), &node->format_regex,
                         err);
}

static int compile_values(struct kin__structural_root *root,
                          struct kin__structural_checks *checks)
{
    size_t count = kin_value_count(checks->values);
    struct held *held = root_hold(root);
    struct kin__seen *seen = root_alloc(root, 1, sizeof(*seen));

    if (!held || !seen)
        return KIN_ENOMEM;
    held->seen = seen;
    int r = kin__seen_init(seen, root->alloc, count);
    for (size_t i = 0; r == 0 && i < count; i++)
        kin__seen_add(seen, kin_value_at(checks->values, i));
    checks->value_set = seen;
    return r;
}

static const char *const LIMITS[KIN__LIMIT_COUNT] = {
    [KIN__LIMIT_MAX_LENGTH] = "maxLength",
    [KIN__LIMIT_MIN_LENGTH] = "minLength",
    [KIN__LIMIT_MAX_ITEMS] = "maxItems",
    [KIN__LIMIT_MIN_ITEMS] = "minItems",
    [KIN__LIMIT_MAX_PROPERTIES] = "maxProperties",
    [KIN__LIMIT_MIN_PROPERTIES] = "minProperties",
};

static const char *const CHECKS[] = {
    "maximum",  "minimum", "multipleOf", "uniqueItems", "pattern", "enum",
    "required", "allOf",   "anyOf",      "oneOf",       "not",
};

static bool has_checks(kin_value schema)
{
    for (size_t i = 0; i < KIN__LIMIT_COUNT; i++)
        if (kin_value_exists(at(schema, LIMITS[i])))
            return true;
    for (size_t i = 0; i < sizeof(CHECKS) / sizeof(CHECKS[0]); i++)
        if (kin_value_exists(at(schema, CHECKS[i])))
            return true;
    return false;
}

static void read_checks(struct kin__structural_checks *checks, kin_value schema)
{
    for (unsigned i = 0; i < KIN__LIMIT_COUNT; i++)
        if (kin_value_int(at(schema, LIMITS[i]), &checks->limit[i]) == 0)
            checks->limits |= 1U << i;
    checks->maximum = at(schema, "maximum");
    checks->minimum = at(schema, "minimum");
    checks->multiple_of = at(schema, "multipleOf");
    checks->is_maximum_exclusive = flag_at(schema, "exclusiveMaximum");
    checks->is_minimum_exclusive = flag_at(schema, "exclusiveMinimum");
    checks->is_unique = flag_at(schema, "uniqueItems");
    checks->pattern = text_at(schema, "pattern");
    checks->values = at(schema, "enum");
    checks->required = at(schema, "required");
}

static int compile_checks(struct kin__structural_root *root, unsigned depth,
                          struct kin__structural *node, kin_error *err)
{
    kin_value schema = node->schema;
    kin_value not_ = at(schema, "not");

    if (!has_checks(schema))
        return 0;
    struct kin__structural_checks *checks = root_alloc(root, 1,
                                                       sizeof(*checks));
    if (!checks)
        return KIN_ENOMEM;
    read_checks(checks, schema);
    node->checks = checks;
    /* A pattern that is invalid or not supported is not evaluated; definitions
     * are checked for it when they are written. */
    int r = checks->pattern.len > 0
                ? compile_regex(root, checks->pattern, &checks->regex, err)
                : 0;
    if (r == 0 && kin_value_count(checks->values) > 0)
        r = compile_values(root, checks);
    if (r == 0)
        r = compile_list(root, at(schema, "allOf"), depth, &checks->all_of,
                         err);
    if (r == 0)
        r = compile_list(root, at(schema, "anyOf"), depth, &checks->any_of,
                         err);
    if (r == 0)
        r = compile_list(root, at(schema, "oneOf"), depth, &checks->one_of,
                         err);
    if (r == 0 && kin_value_type(not_) == KIN_TYPE_OBJECT)
        r = compile(root, not_, depth, &checks->not_, err);
    return r;
}

static int compile(struct kin__structural_root *root, kin_value schema,
                   unsigned depth, struct kin__structural **ret, kin_error *err)
{
    kin_value items = at(schema, "items");

    if (++root->node_count > KIN__STRUCTURAL_NODES_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "the schema has more than %d nodes",
                             KIN__STRUCTURAL_NODES_MAX);
    if (depth >= KIN__STRUCTURAL_NESTING_MAX)
        return kin_error_set(err, KIN_ELIMIT, "the schema is too deep");
    struct kin__structural *node = root_alloc(root, 1, sizeof(*node));
    if (!node)
        return KIN_ENOMEM;
    read_node(node, schema);
    int r = compile_members(root, at(schema, "properties"), depth + 1, node,
                            err);
    if (r == 0)
        r = compile_more(root, at(schema, "additionalProperties"), depth + 1,
                         node, err);
    if (r == 0 && kin_value_type(items) == KIN_TYPE_OBJECT) {
        r = compile(root, items, depth + 1, &node->items, err);
        if (r == 0)
            inherit(node, node->items);
    }
    if (r == 0)
        r = compile_format(root, node, err);
    if (r == 0)
        r = compile_checks(root, depth + 1, node, err);
    if (r == 0)
        *ret = node;
    return r;
}

int kin__structural_new(const kin_allocator *alloc, kin_value schema,
                        bool is_embedded, struct kin__structural_root **ret,
                        kin_error *err)
{
    __attribute__((cleanup(root_cleanup))) struct kin__structural_root *root =
        kin__alloc0(alloc, 1, sizeof(*root));

    if (!root)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    root->alloc = alloc;
    int r = compile(root, schema, 0, &root->node, err);
    if (r == KIN_ENOMEM)
        (void)kin_error_set(err, r, NULL);
    if (r < 0)
        return r;
    assert(root->node && root->node_count > 0);
    root->node->is_embedded |= is_embedded;
    *ret = KIN__STEAL(root);
    return 0;
}

/* ---- looking up ---- */

const struct kin__structural *kin__structural_node(
    const struct kin__structural_root *root)
{
    return root->node;
}

const struct kin__structural *kin__structural_find(
    const struct kin__structural *node, kin_str name)
{
    const struct kin__structural_member key = {.name = name};

    if (node->member_count == 0)
        return NULL;
    const struct kin__structural_member *found = bsearch(
        &key, node->members, node->member_count, sizeof(key), compare_members);
    return found ? found->node : NULL;
}

const struct kin__structural *kin__structural_member(
    const struct kin__structural *node, kin_str name)
{
    const struct kin__structural *found = kin__structural_find(node, name);

    return found ? found : node->more;
}
