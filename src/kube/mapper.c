/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mapper.c - maps a user-supplied name to a resource.
 *
 * Lists are in the order of preference, so the first match of each
 * interpretation is used.  A name is interpreted in this order:
 *   1. name.version.group, if it has two dots
 *   2. name.group, or just name
 *   3.  Kind.version.group, Kind.group or Kind, for kinds whose resource has a
 *      different name
 *
 * In 1 and 2 a name is a plural or singular, ignoring case, or else a short
 * name; in 2 the group may be a prefix.  This is kubectl's behaviour, with two
 * exceptions: a complete group takes precedence over a prefix, and a version
 * applies to short names too.
 */
#include <string.h>

#include "base/str.h"
#include "kube/discovery.h"

enum mapper_group {
    MAPPER_GROUP_ANY,
    MAPPER_GROUP_EXACT,
    MAPPER_GROUP_PREFIX,
};

enum mapper_name {
    MAPPER_NAME_LONG,  /* plural or singular */
    MAPPER_NAME_SHORT, /* a short name */
    MAPPER_NAME_KIND,
};

struct mapper_query {
    kin_str name;
    kin_str version; /* empty for any */
    kin_str group;
    enum mapper_group group_as;
    enum mapper_name name_as;
};

static bool mapper_has_word(const char *const *words, kin_str word)
{
    for (size_t i = 0; words[i]; i++)
        if (kin_str_eq(kin_s(words[i]), word))
            return true;
    return false;
}

static bool mapper_name_fits(const kin_api_resource *api,
                             const struct mapper_query *query)
{
    switch (query->name_as) {
    case MAPPER_NAME_LONG:
        return kin__str_eq_nocase(kin_s(api->resource.plural), query->name) ||
               kin__str_eq_nocase(kin_s(api->singular), query->name);
    case MAPPER_NAME_SHORT:
        return mapper_has_word(api->short_names, query->name);
    case MAPPER_NAME_KIND:
        return kin__str_eq_nocase(kin_s(api->resource.kind), query->name);
    }
    return false;
}

static bool mapper_group_fits(const kin_api_resource *api,
                              const struct mapper_query *query)
{
    kin_str group = kin_s(api->resource.group);

    if (query->group_as == MAPPER_GROUP_EXACT)
        return kin_str_eq(group, query->group);
    if (query->group_as == MAPPER_GROUP_PREFIX)
        return kin_str_starts_with(group, query->group);
    return true;
}

static const kin_api_resource *mapper_search(const kin_api_list *list,
                                             const struct mapper_query *query)
{
    for (size_t i = 0; i < list->count; i++) {
        const kin_api_resource *api = &list->entries[i].api;
        if (query->version.len > 0 &&
            !kin_str_eq(kin_s(api->resource.version), query->version))
            continue;
        if (mapper_group_fits(api, query) && mapper_name_fits(api, query))
            return api;
    }
    return NULL;
}

/* Looks up a plural or singular, then a short name. */
static const kin_api_resource *mapper_search_names(const kin_api_list *list,
                                                   struct mapper_query query)
{
    query.name_as = MAPPER_NAME_LONG;
    const kin_api_resource *api = mapper_search(list, &query);
    if (api)
        return api;
    query.name_as = MAPPER_NAME_SHORT;
    return mapper_search(list, &query);
}

/* Splits name.version.group; false if there are fewer than two dots.  The
 * group may be empty: "pods.v1." is in the core group. */
static bool mapper_cut_full(kin_str text, struct mapper_query *ret)
{
    kin_str rest = text;
    kin_str name = kin__str_cut(&rest, '.');

    if (!rest.ptr)
        return false;
    kin_str version = kin__str_cut(&rest, '.');
    if (!rest.ptr)
        return false;
    *ret = (struct mapper_query){.name = name,
                                 .version = version,
                                 .group = rest,
                                 .group_as = rest.len > 0 ? MAPPER_GROUP_EXACT
                                                          : MAPPER_GROUP_ANY};
    return true;
}

/* Splits name.group, or takes all of it as a name. */
static struct mapper_query mapper_cut_group(kin_str text)
{
    kin_str rest = text;
    kin_str name = kin__str_cut(&rest, '.');

    return (struct mapper_query){.name = name,
                                 .group = rest,
                                 .group_as = rest.len > 0 ? MAPPER_GROUP_EXACT
                                                          : MAPPER_GROUP_ANY};
}

static const kin_api_resource *mapper_find(const kin_api_list *list,
                                           kin_str text)
{
    const kin_api_resource *api = NULL;
    struct mapper_query full = {0};
    bool has_full = mapper_cut_full(text, &full);
    struct mapper_query query = mapper_cut_group(text);

    if (has_full)
        api = mapper_search_names(list, full);
    if (!api)
        api = mapper_search_names(list, query);
    if (!api && query.group.len > 0) {
        query.group_as = MAPPER_GROUP_PREFIX;
        api = mapper_search_names(list, query);
        query.group_as = MAPPER_GROUP_EXACT;
    }
    full.name_as = query.name_as = MAPPER_NAME_KIND;
    if (!api && has_full)
        api = mapper_search(list, &full);
    if (!api)
        api = mapper_search(list, &query);
    return api;
}

int kin_api_list_find(const kin_api_list *list, kin_str name,
                      const kin_api_resource **ret, kin_error *err)
{
    const kin_api_resource *api = mapper_find(list, name);

    if (api) {
        *ret = api;
        return 0;
    }
    struct mapper_query query = mapper_cut_group(name);
    if (query.group.len > 0)
        return kin_error_set(err, KIN_ENOTFOUND,
                             "the server doesn't have a resource type "
                             "\"%.*s\" in group \"%.*s\"",
                             KIN_STR(query.name), KIN_STR(query.group));
    return kin_error_set(err, KIN_ENOTFOUND,
                         "the server doesn't have a resource type \"%.*s\"",
                         KIN_STR(query.name));
}

int kin__api_list_find_kind(const kin_api_list *list, kin_str api_version,
                            kin_str kind, const kin_api_resource **ret,
                            kin_error *err)
{
    size_t slash = kin__str_find(api_version, '/');
    bool is_core = slash == KIN__STR_NONE;
    kin_str group = is_core ? KIN__S("")
                            : kin__str_slice(api_version, 0, slash);
    kin_str version = is_core ? api_version
                              : kin__str_slice(api_version, slash + 1,
                                               api_version.len);

    for (size_t i = 0; i < list->count; i++) {
        const kin_resource *resource = &list->entries[i].api.resource;
        if (!kin_str_eq(kin_s(resource->group), group) ||
            !kin_str_eq(kin_s(resource->version), version) ||
            !kin_str_eq(kin_s(resource->kind), kind))
            continue;
        *ret = &list->entries[i].api;
        return 0;
    }
    return kin_error_set(err, KIN_ENOTFOUND,
                         "no matches for kind \"%.*s\" in version \"%.*s\"",
                         KIN_STR(kind), KIN_STR(api_version));
}
