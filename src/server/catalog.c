/* SPDX-License-Identifier: Apache-2.0 */
#include "server/catalog.h"

#include "base/alloc.h"
#include "base/str.h"
#include "schema/schema.h"
#include "schema/structural.h"

/* ---- resources ---- */

struct kin__resource *kin__resource_ref(const struct kin__resource *resource)
{
    struct kin__served *served = kin__served_of(resource);

    kin__ref_get(&served->ref);
    return &served->resource;
}

struct kin__resource *kin__resource_unref(const struct kin__resource *resource)
{
    struct kin__served *served = kin__served_of(resource);

    if (!served || !kin__ref_put(&served->ref))
        return NULL;
    if (served->storage)
        (void)kin__resource_unref(&served->storage->resource);
    (void)kin__structural_free(served->schema);
    (void)kin_object_unref(served->definition);
    kin__free(served->alloc, served->texts);
    kin__free(served->alloc, served->subresources);
    kin__free(served->alloc, served);
    return NULL;
}

const struct kin__subresource *kin__resource_subresource(
    const struct kin__resource *resource, kin_str name)
{
    for (size_t i = 0; i < resource->subresource_count; i++)
        if (kin_str_eq(resource->subresources[i].name, name))
            return &resource->subresources[i];
    return NULL;
}

static struct kin__served *served_alloc(
    const kin_allocator *alloc, struct kin__resource_store *resource_store,
    struct kin__served *storage)
{
    struct kin__served *served = kin__alloc0(alloc, 1, sizeof(*served));

    if (!served)
        return NULL;
    kin__ref_init(&served->ref);
    served->alloc = alloc;
    served->resource_store = resource_store;
    served->resource.is_storage = !storage;
    if (storage)
        served->storage = kin__served_of(kin__resource_ref(&storage->resource));
    return served;
}

static bool served_reserve_subresources(struct kin__served *served,
                                        size_t count)
{
    if (count == 0)
        return true;
    served->subresources = kin__alloc0(served->alloc, count,
                                       sizeof(*served->subresources));
    served->resource.subresources = served->subresources;
    return served->subresources != NULL;
}

static void served_add_subresource(struct kin__served *served,
                                   const struct kin__subresource *subresource)
{
    assert(served->subresources);
    served->subresources[served->resource.subresource_count++] = *subresource;
}

static void served_set_facts(struct kin__served *served,
                             const struct kin__schema_resource *facts)
{
    struct kin__resource *resource = &served->resource;

    resource->facts = facts;
    resource->group = facts->group;
    resource->version = facts->version;
    resource->plural = facts->plural;
    resource->singular = facts->singular;
    resource->kind = facts->kind;
    resource->list_kind = facts->list_kind;
    resource->short_names = facts->short_names;
    resource->short_name_count = facts->short_name_count;
    resource->categories = facts->categories;
    resource->category_count = facts->category_count;
    resource->verbs = facts->verbs;
    resource->is_namespaced = facts->is_namespaced;
    for (size_t i = 0; i < facts->subresource_count; i++) {
        const struct kin__schema_subresource *sub = &facts->subresources[i];
        served_add_subresource(
            served, &(struct kin__subresource){.name = sub->name,
                                               .group = sub->group,
                                               .version = sub->version,
                                               .kind = sub->kind,
                                               .verbs = sub->verbs});
    }
}

int kin__served_new(const kin_allocator *alloc,
                    const struct kin__schema_resource *facts,
                    struct kin__resource_store *resource_store,
                    struct kin__served *storage, struct kin__served **ret)
{
    assert(!storage || !storage->storage);
    struct kin__served *served = served_alloc(alloc, resource_store, storage);
    if (!served)
        return KIN_ENOMEM;
    if (!served_reserve_subresources(served, facts->subresource_count)) {
        (void)kin__resource_unref(&served->resource);
        return KIN_ENOMEM;
    }
    served_set_facts(served, facts);
    *ret = served;
    return 0;
}

/* ---- custom resources ---- */

static kin_str member(kin_value object, const char *key)
{
    return kin_value_str(kin_value_get(object, kin_s(key)));
}

/* Sets short names and categories, which share one array. */
static bool served_set_lists(struct kin__served *served, kin_value names)
{
    kin_value shorts = kin_value_get(names, KIN__S("shortNames"));
    kin_value categories = kin_value_get(names, KIN__S("categories"));
    size_t short_count = kin_value_count(shorts);
    size_t category_count = kin_value_count(categories);
    struct kin__resource *resource = &served->resource;

    if (short_count + category_count == 0)
        return true;
    /* All versions of a definition have the same names. */
    if (served->storage) {
        resource->short_names = served->storage->resource.short_names;
        resource->short_name_count = short_count;
        resource->categories = served->storage->resource.categories;
        resource->category_count = category_count;
        return true;
    }
    served->texts = kin__alloc(served->alloc, short_count + category_count,
                               sizeof(*served->texts));
    if (!served->texts)
        return false;
    for (size_t i = 0; i < short_count; i++)
        served->texts[i] = kin_value_str(kin_value_at(shorts, i));
    for (size_t i = 0; i < category_count; i++)
        served->texts[short_count + i] = kin_value_str(
            kin_value_at(categories, i));
    resource->short_names = served->texts;
    resource->short_name_count = short_count;
    resource->categories = served->texts + short_count;
    resource->category_count = category_count;
    return true;
}

static void served_set_custom_subresources(struct kin__served *served,
                                           kin_value version)
{
    struct kin__resource *resource = &served->resource;
    kin_value subs = kin_value_get(version, KIN__S("subresources"));
    unsigned verbs = KIN__SCHEMA_VERB_GET | KIN__SCHEMA_VERB_PATCH |
                     KIN__SCHEMA_VERB_UPDATE;

    if (kin_value_type(kin_value_get(subs, KIN__S("status"))) ==
        KIN_TYPE_OBJECT)
        served_add_subresource(
            served, &(struct kin__subresource){.name = KIN__S("status"),
                                               .group = resource->group,
                                               .version = resource->version,
                                               .kind = resource->kind,
                                               .verbs = verbs});
    if (kin_value_type(kin_value_get(subs, KIN__S("scale"))) == KIN_TYPE_OBJECT)
        served_add_subresource(
            served, &(struct kin__subresource){.name = KIN__S("scale"),
                                               .group = KIN__S("autoscaling"),
                                               .version = KIN__S("v1"),
                                               .kind = KIN__S("Scale"),
                                               .verbs = verbs});
}

static void served_set_definition(struct kin__served *served,
                                  const kin_object *definition,
                                  kin_value version)
{
    struct kin__resource *resource = &served->resource;
    kin_value spec = kin_value_get(kin_object_value(definition),
                                   KIN__S("spec"));
    kin_value names = kin_value_get(spec, KIN__S("names"));

    assert(!served->definition && !served->resource.facts);
    served->definition = kin_object_ref(definition);
    served->is_terminating = kin_value_exists(kin_value_get(
        kin_object_metadata(definition), KIN__S("deletionTimestamp")));
    resource->definition = definition;
    resource->definition_version = version;
    resource->group = member(spec, "group");
    resource->version = member(version, "name");
    resource->plural = member(names, "plural");
    resource->singular = member(names, "singular");
    resource->kind = member(names, "kind");
    resource->list_kind = member(names, "listKind");
    resource->is_namespaced = kin_str_eq(member(spec, "scope"),
                                         KIN__S("Namespaced"));
    resource->verbs = KIN__RESOURCE_CUSTOM_VERBS;
}

int kin__served_new_custom(const kin_allocator *alloc,
                           const kin_object *definition, kin_value version,
                           struct kin__resource_store *resource_store,
                           struct kin__served *storage,
                           struct kin__served **ret)
{
    struct kin__served *served = served_alloc(alloc, resource_store, storage);

    if (!served)
        return KIN_ENOMEM;
    served_set_definition(served, definition, version);
    kin_value names = kin_value_get(
        kin_value_get(kin_object_value(definition), KIN__S("spec")),
        KIN__S("names"));
    if (!served_set_lists(served, names) ||
        !served_reserve_subresources(served, 2)) {
        (void)kin__resource_unref(&served->resource);
        return KIN_ENOMEM;
    }
    served_set_custom_subresources(served, version);
    *ret = served;
    return 0;
}

/* ---- catalogs ---- */

struct catalog {
    struct kin__catalog catalog; /* first */
    struct kin__ref ref;
    const kin_allocator *alloc;
    struct kin__served **items; /* owned, and a reference to each */
};

int kin__catalog_draft_add(struct kin__catalog_draft *draft,
                           struct kin__served *served)
{
    if (draft->count == draft->cap) {
        size_t cap = draft->cap * 2 + 16;
        struct kin__served **items = kin__realloc(
            draft->alloc, draft->items, cap, sizeof(struct kin__served *));
        if (!items)
            return KIN_ENOMEM;
        draft->items = items;
        draft->cap = cap;
    }
    assert(draft->count < draft->cap);
    draft->items[draft->count++] = kin__served_of(
        kin__resource_ref(&served->resource));
    return 0;
}

void kin__catalog_draft_done(struct kin__catalog_draft *draft)
{
    for (size_t i = 0; i < draft->count; i++)
        (void)kin__resource_unref(&draft->items[i]->resource);
    kin__free(draft->alloc, draft->items);
    *draft = (struct kin__catalog_draft){.alloc = draft->alloc};
}

int kin__catalog_new(struct kin__catalog_draft *draft, uint64_t number,
                     const struct kin__catalog **ret)
{
    struct catalog *self = kin__alloc0(draft->alloc, 1, sizeof(*self));

    assert(number > 0);
    if (!self)
        return KIN_ENOMEM;
    kin__ref_init(&self->ref);
    self->alloc = draft->alloc;
    self->items = draft->items;
    self->catalog.number = number;
    self->catalog.count = draft->count;
    /* struct kin__served starts with its struct kin__resource. */
    self->catalog.resources = (const struct kin__resource *const *)self->items;
    *draft = (struct kin__catalog_draft){.alloc = draft->alloc};
    *ret = &self->catalog;
    return 0;
}

static struct catalog *catalog_of(const struct kin__catalog *catalog)
{
    return (struct catalog *)(uintptr_t)catalog;
}

const struct kin__catalog *kin__catalog_ref(const struct kin__catalog *catalog)
{
    kin__ref_get(&catalog_of(catalog)->ref);
    return catalog;
}

void kin__catalog_unref(const struct kin__catalog *catalog)
{
    struct catalog *self = catalog_of(catalog);

    if (!self || !kin__ref_put(&self->ref))
        return;
    for (size_t i = 0; i < self->catalog.count; i++)
        (void)kin__resource_unref(&self->items[i]->resource);
    kin__free(self->alloc, self->items);
    kin__free(self->alloc, self);
}

struct kin__served *kin__catalog_find(const struct kin__catalog *catalog,
                                      kin_str group, kin_str version,
                                      kin_str plural)
{
    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];
        if (kin_str_eq(resource->plural, plural) &&
            kin_str_eq(resource->version, version) &&
            kin_str_eq(resource->group, group))
            return kin__served_of(resource);
    }
    return NULL;
}

/* ---- order of versions ---- */

/* v1, v1beta2: a rank (alpha 1, beta 2, none 3; 0 for any other text) and two
 * numbers. */
struct version_parts {
    int rank;
    uint64_t major;
    uint64_t minor;
};

static bool cut_number(kin_str *rest, uint64_t *ret)
{
    size_t len = 0;

    while (len < rest->len && rest->ptr[len] >= '0' && rest->ptr[len] <= '9')
        len++;
    if (kin__str_to_u64(kin__str_slice(*rest, 0, len), ret) < 0)
        return false;
    *rest = kin__str_slice(*rest, len, SIZE_MAX);
    return true;
}

static struct version_parts version_cut(kin_str version)
{
    struct version_parts parts = {0};
    kin_str rest = kin__str_slice(version, 1, SIZE_MAX);

    if (version.len < 2 || version.ptr[0] != 'v' ||
        !cut_number(&rest, &parts.major))
        return parts;
    if (rest.len == 0) {
        parts.rank = 3;
        return parts;
    }
    int rank = 0;
    if (kin_str_starts_with(rest, KIN__S("alpha")))
        rank = 1;
    else if (kin_str_starts_with(rest, KIN__S("beta")))
        rank = 2;
    rest = kin__str_slice(rest, rank == 1 ? 5 : 4, SIZE_MAX);
    if (rank && cut_number(&rest, &parts.minor) && rest.len == 0)
        parts.rank = rank;
    return parts;
}

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a < b) - (a > b);
}

int kin__version_compare(kin_str a, kin_str b)
{
    struct version_parts left = version_cut(a);
    struct version_parts right = version_cut(b);

    if (left.rank != right.rank)
        return right.rank - left.rank;
    if (left.rank == 0)
        return kin_str_cmp(a, b);
    if (left.major != right.major)
        return compare_numbers(left.major, right.major);
    return compare_numbers(left.minor, right.minor);
}
