/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/schema.h"

#include <assert.h>
#include <stdatomic.h>

#include "base/str.h"
#include "schema/embedded.h"

int kin__schema_get(const struct kin__schema **ret, kin_error *err)
{
    static _Atomic(struct kin__schema *) shared;
    struct kin__schema *found = atomic_load_explicit(&shared,
                                                     memory_order_acquire);
    struct kin__schema *created = NULL;

    if (!found) {
        int r = kin__schema_read(/* alloc= */ NULL, kin__schema_embedded(),
                                 &created, err);
        if (r < 0)
            return r;
        /* Concurrent first calls each create one; one of them is kept. */
        if (atomic_compare_exchange_strong_explicit(&shared, &found, created,
                                                    memory_order_acq_rel,
                                                    memory_order_acquire))
            found = created;
        else
            (void)kin__schema_free(created);
    }
    *ret = found;
    return 0;
}

kin_str kin__schema_verb_name(enum kin__schema_verb verb)
{
    static const kin_str names[KIN__SCHEMA_VERB_COUNT] = {
        KIN_STR_INIT("create"),
        KIN_STR_INIT("delete"),
        KIN_STR_INIT("deletecollection"),
        KIN_STR_INIT("get"),
        KIN_STR_INIT("list"),
        KIN_STR_INIT("patch"),
        KIN_STR_INIT("update"),
        KIN_STR_INIT("watch"),
    };

    assert(verb > 0 && verb < 1 << KIN__SCHEMA_VERB_COUNT);
    assert((verb & (verb - 1)) == 0); /* a single verb */
    return names[__builtin_ctz((unsigned)verb)];
}

const struct kin__schema_group *kin__schema_find_group(
    const struct kin__schema *schema, kin_str group)
{
    for (size_t i = 0; i < schema->group_count; i++)
        if (kin_str_eq(schema->groups[i].name, group))
            return &schema->groups[i];
    return NULL;
}

const struct kin__schema_version *kin__schema_find_version(
    const struct kin__schema *schema, kin_str group, kin_str version)
{
    const struct kin__schema_group *found = kin__schema_find_group(schema,
                                                                   group);

    for (size_t i = 0; found && i < found->version_count; i++)
        if (kin_str_eq(found->versions[i].version, version))
            return &found->versions[i];
    return NULL;
}

const struct kin__schema_resource *kin__schema_find_resource(
    const struct kin__schema *schema, kin_str group, kin_str version,
    kin_str plural)
{
    const struct kin__schema_version *found = kin__schema_find_version(
        schema, group, version);

    for (size_t i = 0; found && i < found->resource_count; i++)
        if (kin_str_eq(found->resources[i].plural, plural))
            return &found->resources[i];
    return NULL;
}

const struct kin__schema_resource *kin__schema_find_resource_of_kind(
    const struct kin__schema *schema, kin_str group, kin_str version,
    kin_str kind)
{
    const struct kin__schema_version *found = kin__schema_find_version(
        schema, group, version);

    for (size_t i = 0; found && i < found->resource_count; i++)
        if (kin_str_eq(found->resources[i].kind, kind))
            return &found->resources[i];
    return NULL;
}

const struct kin__schema_subresource *kin__schema_find_subresource(
    const struct kin__schema_resource *resource, kin_str name)
{
    for (size_t i = 0; i < resource->subresource_count; i++)
        if (kin_str_eq(resource->subresources[i].name, name))
            return &resource->subresources[i];
    return NULL;
}

static const struct kin__schema_type *version_find_kind(
    const struct kin__schema_version *version, kin_str kind)
{
    size_t low = 0;
    size_t high = version ? version->kind_count : 0;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int c = kin_str_cmp(version->kinds[middle].kind, kind);
        if (c == 0)
            return version->kinds[middle].type;
        if (c < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

const struct kin__schema_type *kin__schema_find_kind(
    const struct kin__schema *schema, kin_str group, kin_str version,
    kin_str kind)
{
    const struct kin__schema_type *type = version_find_kind(
        kin__schema_find_version(schema, group, version), kind);

    if (type)
        return type;
    return version_find_kind(
        kin__schema_find_version(schema, KIN__S("meta.k8s.io"), KIN__S("v1")),
        kind);
}

int kin__type_cmp(const struct kin__schema_type *type, kin_str package,
                  kin_str base)
{
    assert(type->base.len > 0);
    int c = kin_str_cmp(type->package, package);

    return c != 0 ? c : kin_str_cmp(type->base, base);
}

const struct kin__schema_type *kin__types_find(
    const struct kin__schema_type *types, size_t count, kin_str package,
    kin_str base)
{
    size_t low = 0;
    size_t high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int c = kin__type_cmp(&types[middle], package, base);
        if (c == 0)
            return &types[middle];
        if (c < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

const struct kin__schema_type *kin__schema_find_type(
    const struct kin__schema *schema, kin_str name)
{
    size_t dot = kin__str_rfind(name, '.');

    if (dot == KIN__STR_NONE)
        return NULL;
    return kin__types_find(schema->types, schema->type_count,
                           kin__str_slice(name, 0, dot),
                           kin__str_slice(name, dot + 1, SIZE_MAX));
}

const struct kin__schema_field *kin__schema_find_field(
    const struct kin__schema_type *type, kin_str name)
{
    size_t low = 0;
    size_t high = type->field_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        assert(type->by_name[middle] < type->field_count);
        const struct kin__schema_field *field =
            &type->fields[type->by_name[middle]];
        int c = kin_str_cmp(field->name, name);
        if (c == 0)
            return field;
        if (c < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}
