/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery_list.c - the life of a list, and reading it.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/map.h"
#include "kube/discovery.h"

int kin__api_list_new(const kin_allocator *alloc, kin_api_list **ret)
{
    kin_api_list *list = kin__alloc0(alloc, 1, sizeof(*list));

    if (!list)
        return KIN_ENOMEM;
    kin__ref_init(&list->refs);
    list->alloc = alloc;
    kin__pool_init(&list->pool, alloc);
    *ret = list;
    return 0;
}

kin_api_list *kin__api_list_ref(kin_api_list *list)
{
    if (list)
        kin__ref_get(&list->refs);
    return list;
}

kin_api_list *kin_api_list_free(kin_api_list *list)
{
    if (!list || !kin__ref_put(&list->refs))
        return NULL;
    kin__pool_done(&list->pool);
    kin__free(list->alloc, list->entries);
    kin__free(list->alloc, list->missing);
    kin__free(list->alloc, list);
    return NULL;
}

/* The entry that a resource is part of.  Resources are handed out as read-only,
 * but the count in their list is nobody's secret. */
static struct kin__api_entry *entry_of(const kin_api_resource *resource)
{
    static_assert(offsetof(struct kin__api_entry, api) == 0,
                  "a resource is the beginning of its entry");

    return (struct kin__api_entry *)(uintptr_t)resource;
}

kin_api_resource *kin_api_resource_ref(const kin_api_resource *resource)
{
    if (!resource)
        return NULL;
    (void)kin__api_list_ref(entry_of(resource)->list);
    return &entry_of(resource)->api;
}

kin_api_resource *kin_api_resource_unref(const kin_api_resource *resource)
{
    if (resource)
        (void)kin_api_list_free(entry_of(resource)->list);
    return NULL;
}

bool kin_api_resource_has_verb(const kin_api_resource *resource,
                               const char *verb)
{
    for (size_t i = 0; resource->verbs[i]; i++)
        if (strcmp(resource->verbs[i], verb) == 0)
            return true;
    return false;
}

size_t kin_api_list_count(const kin_api_list *list)
{
    return list->count;
}

const kin_api_resource *kin_api_list_at(const kin_api_list *list, size_t index)
{
    return index < list->count ? &list->entries[index].api : NULL;
}

const char *kin_api_list_missing_at(const kin_api_list *list, size_t index)
{
    return index < list->missing_count ? list->missing[index] : NULL;
}

int kin__api_list_add_missing(kin_api_list *list, kin_str group,
                              kin_str version)
{
    if (list->missing_count == KIN__API_MAX_VERSIONS)
        return KIN_ELIMIT;
    if (list->missing_count == list->missing_cap) {
        size_t cap = list->missing_cap ? 2 * list->missing_cap : 8;
        const char **grown = kin__realloc(list->alloc, list->missing, cap,
                                          sizeof(*grown));
        if (!grown)
            return KIN_ENOMEM;
        list->missing = grown;
        list->missing_cap = cap;
    }
    char *name = kin__pool_alloc0(&list->pool, group.len + version.len + 2, 1);
    if (!name)
        return KIN_ENOMEM;
    char *end = name;
    if (group.len > 0) {
        memcpy(end, group.ptr, group.len);
        end += group.len;
        *end++ = '/';
    }
    if (version.len > 0)
        memcpy(end, version.ptr, version.len);
    list->missing[list->missing_count++] = name;
    return 0;
}

static inline kin_str entry_plural(const struct kin__api_entry *entry)
{
    return kin_s(entry->api.resource.plural);
}
KIN__MAP_DEFINE_STR(plural_map, struct kin__api_entry, entry_plural);

/* Marks the entries of one group, which begin at `from`; gives their end. */
static int list_end_group(kin_api_list *list, size_t from,
                          struct plural_map *seen, size_t *ret)
{
    size_t i = from;
    const char *group = list->entries[from].api.resource.group;

    plural_map_clear(seen);
    for (; i < list->count; i++) {
        struct kin__api_entry *entry = &list->entries[i];
        if (strcmp(entry->api.resource.group, group) != 0)
            break;
        int r = plural_map_insert(seen, entry);
        if (r < 0 && r != KIN_EEXISTS)
            return r;
        entry->api.is_preferred = r == 0;
    }
    *ret = i;
    return 0;
}

int kin__api_list_end(kin_api_list *list)
{
    struct plural_map seen;
    size_t at = 0;
    int r = 0;

    plural_map_init(&seen, list->alloc, /* seed= */ 0, KIN__API_MAX_RESOURCES);
    while (r == 0 && at < list->count)
        r = list_end_group(list, at, &seen, &at);
    plural_map_done(&seen);
    return r;
}
