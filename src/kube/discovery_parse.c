/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery_parse.c - from the documents of a server to a list.
 */
#include <string.h>

#include "base/alloc.h"

#include "base/str.h"
#include "kube/discovery.h"
#include <kin/field.h>

static kin_value parse_get(kin_value v, const char *key)
{
    return kin_value_get(v, kin_s(key));
}

static kin_str parse_str(kin_value v, const char *key)
{
    return kin_value_str(parse_get(v, key));
}

static int parse_check(kin_value root, const char *kind, const char *array,
                       kin_error *err)
{
    kin_type type = kin_value_type(parse_get(root, array));

    /* Servers leave the array out when it is empty, or say null. */
    bool is_fine = type == KIN_TYPE_ARRAY || type == KIN_TYPE_ABSENT ||
                   type == KIN_TYPE_NULL;
    if (is_fine && kin_str_eq(parse_str(root, "kind"), kin_s(kind)))
        return 0;
    return kin_error_set(err, KIN_EPROTOCOL, "the server gave no %s", kind);
}

/* ---- one resource ---- */

/* What both kinds of document say of a resource, under different names. */
struct parse_resource {
    kin_str group;
    kin_str version;
    kin_str plural;
    kin_str singular;
    kin_str kind;
    bool is_cluster_scoped;
    kin_value from; /* verbs, shortNames, categories */
};

/* Copies an array of strings, NULL-terminated. */
static int parse_words(kin_api_list *list, kin_value array,
                       const char *const **ret)
{
    size_t count = kin_value_count(array);

    if (count > KIN__API_MAX_WORDS)
        return KIN_ELIMIT;
    const char **words = kin__pool_alloc0(&list->pool, count + 1,
                                          sizeof(*words));
    if (!words)
        return KIN_ENOMEM;
    for (size_t i = 0, n = 0; i < count; i++) {
        kin_str word = kin_value_str(kin_value_at(array, i));
        if (word.len == 0)
            continue;
        words[n] = kin__pool_strdup(&list->pool, word);
        if (!words[n++])
            return KIN_ENOMEM;
    }
    *ret = words;
    return 0;
}

static int parse_fill(kin_api_list *list, const struct parse_resource *from,
                      kin_api_resource *api)
{
    char *group = kin__pool_strdup(&list->pool, from->group);
    char *version = kin__pool_strdup(&list->pool, from->version);
    char *plural = kin__pool_strdup(&list->pool, from->plural);
    char *kind = kin__pool_strdup(&list->pool, from->kind);
    kin_str singular_text = from->singular.len > 0 ? from->singular
                                                   : from->kind;
    char *singular = kin__pool_strdup(&list->pool, singular_text);

    if (!group || !version || !plural || !kind || !singular)
        return KIN_ENOMEM;
    /* Servers that do not tell mean the kind in small letters. */
    if (from->singular.len == 0)
        for (char *p = singular; *p; p++)
            *p = (char)(*p >= 'A' && *p <= 'Z' ? *p - 'A' + 'a' : *p);
    api->resource = (kin_resource){
        .group = group,
        .version = version,
        .plural = plural,
        .kind = kind,
        .is_cluster_scoped = from->is_cluster_scoped};
    api->singular = singular;
    int r = parse_words(list, parse_get(from->from, "verbs"), &api->verbs);
    if (r == 0)
        r = parse_words(list, parse_get(from->from, "shortNames"),
                        &api->short_names);
    if (r == 0)
        r = parse_words(list, parse_get(from->from, "categories"),
                        &api->categories);
    return r;
}

static int parse_add(kin_api_list *list, const struct parse_resource *from)
{
    if (list->count == KIN__API_MAX_RESOURCES)
        return KIN_ELIMIT;
    if (list->count == list->cap) {
        size_t cap = list->cap ? 2 * list->cap : 64;
        struct kin__api_entry *grown = kin__realloc(list->alloc, list->entries,
                                                    cap, sizeof(*grown));
        if (!grown)
            return KIN_ENOMEM;
        list->entries = grown;
        list->cap = cap;
    }
    struct kin__api_entry *entry = &list->entries[list->count];
    *entry = (struct kin__api_entry){.list = list};
    int r = parse_fill(list, from, &entry->api);
    if (r == 0)
        list->count++;
    return r;
}

/* Without a name it cannot be asked for; without a kind it is only there for
 * its subresources. */
static bool parse_is_usable(const struct parse_resource *resource)
{
    return resource->plural.len > 0 && resource->kind.len > 0;
}

/* ---- aggregated ---- */

static int parse_aggregated_version(kin_api_list *list, kin_str group,
                                    kin_value version)
{
    kin_str name = parse_str(version, "version");
    kin_value resources = parse_get(version, "resources");

    if (kin_str_eq(parse_str(version, "freshness"), KIN__S("Stale")))
        return kin__api_list_add_missing(list, group, name);
    for (size_t i = 0; i < kin_value_count(resources); i++) {
        kin_value from = kin_value_at(resources, i);
        struct parse_resource resource = {
            .group = group,
            .version = name,
            .plural = parse_str(from, "resource"),
            .singular = parse_str(from, "singularResource"),
            .kind = parse_str(parse_get(from, "responseKind"), "kind"),
            .is_cluster_scoped = !kin_str_eq(parse_str(from, "scope"),
                                             KIN__S("Namespaced")),
            .from = from,
        };
        int r = 0;
        if (parse_is_usable(&resource))
            r = parse_add(list, &resource);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin__api_list_add_aggregated(kin_api_list *list, kin_value root,
                                 kin_error *err)
{
    int r = parse_check(root, "APIGroupDiscoveryList", "items", err);
    if (r < 0)
        return r;

    kin_value groups = parse_get(root, "items");
    for (size_t i = 0; i < kin_value_count(groups); i++) {
        kin_value group = kin_value_at(groups, i);
        kin_value versions = parse_get(group, "versions");
        kin_str name = parse_str(parse_get(group, "metadata"), "name");
        for (size_t v = 0; v < kin_value_count(versions); v++) {
            r = parse_aggregated_version(list, name, kin_value_at(versions, v));
            if (r < 0)
                return kin_error_set(err, r, "the server's resources: %s",
                                     kin_error_text(r));
        }
    }
    return 0;
}

/* ---- legacy ---- */

void kin__api_versions_init(struct kin__api_versions *versions,
                            const kin_allocator *alloc)
{
    *versions = (struct kin__api_versions){.alloc = alloc};
}

void kin__api_versions_done(struct kin__api_versions *versions)
{
    kin__free(versions->alloc, versions->items);
}

static int versions_push(struct kin__api_versions *versions, kin_str group,
                         kin_str version)
{
    if (versions->count == KIN__API_MAX_VERSIONS)
        return KIN_ELIMIT;
    if (versions->count == versions->cap) {
        size_t cap = versions->cap ? 2 * versions->cap : 32;
        struct kin__api_version *grown = kin__realloc(
            versions->alloc, versions->items, cap, sizeof(*grown));
        if (!grown)
            return KIN_ENOMEM;
        versions->items = grown;
        versions->cap = cap;
    }
    struct kin__api_version *item = &versions->items[versions->count++];
    *item = (struct kin__api_version){.group = group, .version = version};
    return 0;
}

static int versions_add_group(struct kin__api_versions *versions,
                              kin_value group)
{
    kin_str name = parse_str(group, "name");
    kin_value all = parse_get(group, "versions");
    kin_str preferred = parse_str(parse_get(group, "preferredVersion"),
                                  "version");
    int r = 0;

    if (name.len == 0)
        return 0;
    if (preferred.len > 0)
        r = versions_push(versions, name, preferred);
    for (size_t i = 0; r == 0 && i < kin_value_count(all); i++) {
        kin_str version = parse_str(kin_value_at(all, i), "version");
        if (version.len > 0 && !kin_str_eq(version, preferred))
            r = versions_push(versions, name, version);
    }
    return r;
}

int kin__api_versions_add(struct kin__api_versions *versions, kin_value root,
                          kin_error *err)
{
    bool is_core = kin_str_eq(parse_str(root, "kind"), KIN__S("APIVersions"));
    const char *array = is_core ? "versions" : "groups";
    int r = parse_check(root, is_core ? "APIVersions" : "APIGroupList", array,
                        err);
    if (r < 0)
        return r;

    kin_value items = parse_get(root, array);
    for (size_t i = 0; r == 0 && i < kin_value_count(items); i++) {
        kin_value item = kin_value_at(items, i);
        if (!is_core)
            r = versions_add_group(versions, item);
        else if (kin_value_str(item).len > 0)
            r = versions_push(versions, KIN__S(""), kin_value_str(item));
    }
    if (r < 0)
        return kin_error_set(err, r, "the server's groups: %s",
                             kin_error_text(r));
    return 0;
}

int kin__api_list_add_resources(kin_api_list *list, kin_str group,
                                kin_str version, kin_value root, kin_error *err)
{
    int r = parse_check(root, "APIResourceList", "resources", err);
    if (r < 0)
        return r;

    kin_value resources = parse_get(root, "resources");
    for (size_t i = 0; i < kin_value_count(resources); i++) {
        kin_value from = kin_value_at(resources, i);
        bool is_namespaced = kin_value_as_bool(parse_get(from, "namespaced"));
        struct parse_resource resource = {
            .group = group,
            .version = version,
            .plural = parse_str(from, "name"),
            .singular = parse_str(from, "singularName"),
            .kind = parse_str(from, "kind"),
            .is_cluster_scoped = !is_namespaced,
            .from = from,
        };
        /* "pods/status" is a subresource. */
        if (!parse_is_usable(&resource) ||
            kin__str_find(resource.plural, '/') != KIN__STR_NONE)
            continue;
        r = parse_add(list, &resource);
        if (r < 0)
            return kin_error_set(err, r, "the server's resources: %s",
                                 kin_error_text(r));
    }
    return 0;
}
