/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/discovery.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/map.h"
#include "base/str.h"

/* ==== the list ==== */

int kin__api_list_new(const kin_allocator *alloc, kin_api_list **ret)
{
    kin_api_list *list = kin__alloc0(alloc, 1, sizeof(*list));

    if (!list)
        return KIN_ENOMEM;
    kin__ref_init(&list->refs);
    list->alloc = alloc;
    kin__region_init(&list->region, alloc);
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
    kin__region_done(&list->region);
    kin__free(list->alloc, list->entries);
    kin__free(list->alloc, list->missing);
    kin__free(list->alloc, list);
    return NULL;
}

/* Returns the entry of a resource.  Resources are handed out as read-only,
 * but their list may be counted. */
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
    char *name = kin__region_alloc0(&list->region, group.len + version.len + 2,
                                    1);
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

/* Marks the entries of one group, starting at `from`; returns their end. */
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

    assert(list->count == 0 || list->entries);
    plural_map_init(&seen, list->alloc, /* seed= */ 0, KIN__API_MAX_RESOURCES);
    while (r == 0 && at < list->count)
        r = list_end_group(list, at, &seen, &at);
    plural_map_done(&seen);
    return r;
}

/* ==== from documents to a list ==== */

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

    /* Servers omit an empty array or send null. */
    bool is_fine = type == KIN_TYPE_ARRAY || type == KIN_TYPE_ABSENT ||
                   type == KIN_TYPE_NULL;
    if (is_fine && kin_str_eq(parse_str(root, "kind"), kin_s(kind)))
        return 0;
    return kin_error_set(err, KIN_EPROTOCOL, "the server gave no %s", kind);
}

/* ---- one resource ---- */

/* The fields of a resource that both formats have, under different names. */
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
    const char **words = kin__region_alloc0(&list->region, count + 1,
                                            sizeof(*words));
    if (!words)
        return KIN_ENOMEM;
    for (size_t i = 0, n = 0; i < count; i++) {
        kin_str word = kin_value_str(kin_value_at(array, i));
        if (word.len == 0)
            continue;
        words[n] = kin__region_strdup(&list->region, word);
        if (!words[n++])
            return KIN_ENOMEM;
    }
    *ret = words;
    return 0;
}

static int parse_fill(kin_api_list *list, const struct parse_resource *from,
                      kin_api_resource *api)
{
    char *group = kin__region_strdup(&list->region, from->group);
    char *version = kin__region_strdup(&list->region, from->version);
    char *plural = kin__region_strdup(&list->region, from->plural);
    char *kind = kin__region_strdup(&list->region, from->kind);
    kin_str singular_text = from->singular.len > 0 ? from->singular
                                                   : from->kind;
    char *singular = kin__region_strdup(&list->region, singular_text);

    if (!group || !version || !plural || !kind || !singular)
        return KIN_ENOMEM;
    /* The default is the kind in lower case. */
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

/* A resource without a name cannot be requested; one without a kind only has
 * subresources. */
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

/* ==== a round of requests ==== */

/* Requests the aggregated format, which servers before 1.26 do not support. */
static const char round_accept[] =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
    "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,"
    "application/json";

static const char *const round_roots[] = {"/api", "/apis"};

enum { ROUND_ROOTS = sizeof(round_roots) / sizeof(round_roots[0]) };

void kin__discovery_round_init(struct kin__discovery_round *round,
                               const kin_allocator *alloc, bool is_legacy)
{
    *round = (struct kin__discovery_round){.alloc = alloc,
                                           .is_legacy = is_legacy};
    kin__api_versions_init(&round->versions, alloc);
}

/* Forgets the versions of a root. */
static void round_drop_versions(struct kin__discovery_round *round)
{
    kin__api_versions_done(&round->versions);
    kin__api_versions_init(&round->versions, round->alloc);
    round->version = 0;
    round->groups = kin_document_free(round->groups);
}

void kin__discovery_round_done(struct kin__discovery_round *round)
{
    round_drop_versions(round);
    round->list = kin_api_list_free(round->list);
}

/* ---- questions ---- */

/* Whether a name needs no escape in a path; all valid names do not. */
static bool round_is_plain(kin_str name)
{
    for (size_t i = 0; i < name.len; i++) {
        char c = name.ptr[i];
        bool is_plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                        c == '-' || c == '.';
        if (!is_plain)
            return false;
    }
    return name.len > 0;
}

/* The path of a version; false if its names cannot be part of one. */
static bool round_print_path(struct kin__discovery_round *round,
                             const struct kin__api_version *version)
{
    bool is_core = version->group.len == 0;

    if ((!is_core && !round_is_plain(version->group)) ||
        !round_is_plain(version->version) ||
        version->group.len + version->version.len > KIN__API_MAX_PATH)
        return false;
    snprintf(round->path, sizeof(round->path), "%s%.*s/%.*s",
             is_core ? "/api" : "/apis/", KIN_STR(version->group),
             KIN_STR(version->version));
    return true;
}

/* The resources of the current version are unknown. */
static int round_miss(struct kin__discovery_round *round, kin_error *err)
{
    const struct kin__api_version *version =
        &round->versions.items[round->version++];
    int r = kin__api_list_add_missing(round->list, version->group,
                                      version->version);

    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* Returns 1 if a version of the current root is still to be requested, or 0. */
static int round_next_version(struct kin__discovery_round *round,
                              kin_error *err)
{
    int r = 0;

    while (r == 0 && round->version < round->versions.count) {
        if (round_print_path(round, &round->versions.items[round->version]))
            return 1;
        r = round_miss(round, err);
    }
    return r;
}

static int round_finish(struct kin__discovery_round *round, kin_error *err)
{
    if (!round->has_answer) {
        assert(round->lack.code < 0);
        if (err)
            *err = round->lack;
        return round->lack.code;
    }
    int r = kin__api_list_end(round->list);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

int kin__discovery_round_next(struct kin__discovery_round *round,
                              struct kin__discovery_question *ret,
                              kin_error *err)
{
    int r = round->list ? 0 : kin__api_list_new(round->alloc, &round->list);

    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    if (round->groups) {
        r = round_next_version(round, err);
        if (r > 0)
            *ret = (struct kin__discovery_question){
                .path = round->path, .accept = KIN__S("application/json")};
        if (r != 0)
            return r;
        round_drop_versions(round);
        round->root++;
    }
    if (round->root == ROUND_ROOTS)
        return round_finish(round, err);
    *ret = (struct kin__discovery_question){
        .path = round_roots[round->root],
        .accept = round->is_legacy ? KIN__S("application/json")
                                   : kin_s(round_accept)};
    return 1;
}

/* ---- answers ---- */

/* Everything under /api or /apis, or the versions to request. */
static int round_answer_root(struct kin__discovery_round *round,
                             kin_document *doc, kin_error *err)
{
    kin_value root = kin_document_root(doc);
    kin_str kind = kin_value_str(kin_value_get(root, KIN__S("kind")));

    round->has_answer = true;
    if (kin_str_eq(kind, KIN__S("APIGroupDiscoveryList"))) {
        int r = kin__api_list_add_aggregated(round->list, root, err);
        (void)kin_document_free(doc);
        round->root++;
        return r;
    }
    round->groups = doc;
    return kin__api_versions_add(&round->versions, root, err);
}

int kin__discovery_round_answer(struct kin__discovery_round *round,
                                kin_document *doc, kin_error *err)
{
    assert(round->list && round->root < ROUND_ROOTS);
    if (!round->groups)
        return round_answer_root(round, doc, err);
    assert(round->version < round->versions.count);
    const struct kin__api_version *version =
        &round->versions.items[round->version++];
    int r = kin__api_list_add_resources(round->list, version->group,
                                        version->version,
                                        kin_document_root(doc), err);
    (void)kin_document_free(doc);
    return r;
}

int kin__discovery_round_failed(struct kin__discovery_round *round, int code,
                                const kin_error *why, kin_error *err)
{
    assert(code < 0 && round->list && round->root < ROUND_ROOTS);
    /* A version that the server cannot describe, for example because an
     * aggregated server is down, does not affect the others. */
    if (round->groups && why->http_status != 0)
        return round_miss(round, err);
    /* A server may have only one of the two roots, or permit only one. */
    if (!round->groups && why->http_status != 0 &&
        (code == KIN_ENOTFOUND || code == KIN_EFORBIDDEN)) {
        round->lack = *why;
        round->root++;
        return 0;
    }
    if (err)
        *err = *why;
    return code;
}
