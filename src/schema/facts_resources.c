/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/facts.h"

#include <assert.h>

#include "base/str.h"

static const char *const served_names[] = {
    [KIN__SCHEMA_SERVED_NEVER] = "never",
    [KIN__SCHEMA_SERVED_GATED] = "gated",
    [KIN__SCHEMA_SERVED_ON_DEMAND] = "on-demand",
    [KIN__SCHEMA_SERVED_DEFAULT] = "default",
};

/* What the last line of a sort began; NULL before the first. */

static struct kin__schema_group *last_group(struct kin__facts *facts)
{
    size_t count = facts->have.groups;

    return count > 0 ? &facts->groups[count - 1] : NULL;
}

static struct kin__schema_version *last_version(struct kin__facts *facts)
{
    struct kin__schema_group *group = last_group(facts);

    return group && group->version_count > 0
               ? &facts->versions[facts->have.versions - 1]
               : NULL;
}

static struct kin__schema_resource *last_resource(struct kin__facts *facts)
{
    struct kin__schema_version *version = last_version(facts);

    return version && version->resource_count > 0
               ? &facts->resources[facts->have.resources - 1]
               : NULL;
}

int kin__facts_read_group(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    kin_str name = {0};
    int r = kin__facts_need(rd, "name", &name);

    if (r < 0)
        return r;
    assert(facts->groups && facts->have.groups < facts->room.groups);
    facts->groups[facts->have.groups++] = (struct kin__schema_group){
        .name = kin_str_eq(name, KIN__S("-")) ? KIN__S("") : name,
        .versions = &facts->versions[facts->have.versions],
    };
    return 0;
}

int kin__facts_read_version(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_group *group = last_group(facts);
    kin_str name = {0};
    kin_str package = {0};
    int r = kin__facts_need(rd, "name", &name);

    if (r == 0)
        r = kin__facts_need(rd, "package", &package);
    if (r < 0)
        return r;
    if (!group || group->version_count == UINT16_MAX)
        return kin__facts_fail(rd, "not in a group:", name);
    group->version_count++;
    assert(facts->versions && facts->have.versions < facts->room.versions);
    facts->versions[facts->have.versions++] = (struct kin__schema_version){
        .group = group->name,
        .version = name,
        .package = package,
        .resources = &facts->resources[facts->have.resources],
        .kinds = &facts->kinds[facts->have.kinds],
    };
    return 0;
}

int kin__facts_read_kind(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_version *version = last_version(facts);
    kin_str name = {0};
    int r = kin__facts_need(rd, "name", &name);

    if (r < 0)
        return r;
    if (!version || version->kind_count == UINT16_MAX)
        return kin__facts_fail(rd, "not in a version:", name);
    if (version->kind_count > 0 &&
        kin_str_cmp(facts->kinds[facts->have.kinds - 1].kind, name) >= 0)
        return kin__facts_fail(rd, "kinds are not in order:", name);
    version->kind_count++;
    assert(facts->kinds && facts->have.kinds < facts->room.kinds);
    facts->kinds[facts->have.kinds++] = (struct kin__schema_object_kind){
        .group = version->group,
        .version = version->version,
        .kind = name,
    };
    return 0;
}

static int read_verbs(struct kin__facts_reader *rd, uint16_t *ret)
{
    kin_str word = {0};
    unsigned verbs = 0;
    int r = kin__facts_need(rd, "verbs", &word);

    if (r < 0)
        return r;
    if (kin_str_eq(word, KIN__S("*")))
        verbs = (1U << KIN__SCHEMA_VERB_COUNT) - 1;
    else if (!kin_str_eq(word, KIN__S("-")))
        for (kin_str rest = word; rest.ptr;) {
            kin_str name = kin__str_cut(&rest, ',');
            unsigned verb = 1;
            while (verb < 1U << KIN__SCHEMA_VERB_COUNT &&
                   !kin_str_eq(name, kin__schema_verb_name(verb)))
                verb <<= 1;
            if (verb == 1U << KIN__SCHEMA_VERB_COUNT)
                return kin__facts_fail(rd, "no verb:", name);
            verbs |= verb;
        }
    *ret = (uint16_t)verbs;
    return 0;
}

static int read_scope(struct kin__facts_reader *rd, bool *ret)
{
    kin_str word = {0};
    int r = kin__facts_need(rd, "scope", &word);

    if (r < 0)
        return r;
    *ret = kin_str_eq(word, KIN__S("namespaced"));
    if (!*ret && !kin_str_eq(word, KIN__S("cluster")))
        return kin__facts_fail(rd, "no scope:", word);
    return 0;
}

static int read_served(struct kin__facts_reader *rd, uint8_t *ret)
{
    kin_str word = {0};
    int r = kin__facts_need(rd, "served", &word);

    if (r < 0)
        return r;
    for (size_t i = 0; i < sizeof(served_names) / sizeof(served_names[0]); i++)
        if (kin_str_eq(word, kin_s(served_names[i]))) {
            *ret = (uint8_t)i;
            return 0;
        }
    return kin__facts_fail(rd, "not a way of serving:", word);
}

/* "apps/v1", or "v1" in the core group. */
static void split_version(kin_str text, kin_str *ret_group,
                          kin_str *ret_version)
{
    size_t slash = kin__str_find(text, '/');
    bool is_core = slash == KIN__STR_NONE;

    *ret_group = is_core ? KIN__S("") : kin__str_slice(text, 0, slash);
    *ret_version = is_core ? text : kin__str_slice(text, slash + 1, SIZE_MAX);
}

static int read_option(struct kin__facts_reader *rd,
                       struct kin__schema_resource *resource)
{
    kin_str word = kin__facts_word(rd);
    kin_str value = {0};

    if (kin__facts_option(word, "short", &value))
        return kin__facts_list(rd, value, &resource->short_names,
                               &resource->short_name_count);
    if (kin__facts_option(word, "in", &value))
        return kin__facts_list(rd, value, &resource->categories,
                               &resource->category_count);
    if (kin__facts_option(word, "stored", &value))
        split_version(value, &resource->storage_group,
                      &resource->storage_version);
    else if (kin__facts_option(word, "hash", &value))
        resource->storage_hash = value;
    else if (kin_str_eq(word, KIN__S("informer")))
        resource->has_informer = true;
    else
        return kin__facts_fail(rd, "no option:", word);
    return 0;
}

static int read_words(struct kin__facts_reader *rd,
                      struct kin__schema_resource *resource)
{
    int r = kin__facts_need(rd, "plural", &resource->plural);

    if (r == 0)
        r = kin__facts_need(rd, "singular", &resource->singular);
    if (r == 0)
        r = kin__facts_need(rd, "kind", &resource->kind);
    if (r == 0)
        r = read_scope(rd, &resource->is_namespaced);
    if (r == 0)
        r = read_served(rd, &resource->served);
    if (r == 0)
        r = read_verbs(rd, &resource->verbs);
    while (r == 0 && rd->line.ptr)
        r = read_option(rd, resource);
    return r;
}

static void raise_to(uint8_t *served, uint8_t to)
{
    if (*served < to)
        *served = to;
}

int kin__facts_read_resource(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_version *version = last_version(facts);
    const struct kin__schema_resource *last = last_resource(facts);

    if (!version || version->resource_count == UINT16_MAX)
        return kin__facts_fail(rd, "not in a version:", rd->line);
    struct kin__schema_resource resource = {
        .group = version->group,
        .version = version->version,
        .subresources = &facts->subresources[facts->have.subresources],
    };
    int r = read_words(rd, &resource);
    if (r < 0)
        return r;
    if (last && kin_str_cmp(last->plural, resource.plural) >= 0)
        return kin__facts_fail(rd,
                               "resources are not in order:", resource.plural);
    version->resource_count++;
    raise_to(&version->served, resource.served);
    raise_to(&last_group(facts)->served, resource.served);
    assert(facts->resources && facts->have.resources < facts->room.resources);
    facts->resources[facts->have.resources++] = resource;
    return 0;
}

int kin__facts_read_subresource(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_resource *resource = last_resource(facts);
    struct kin__schema_subresource sub = {0};
    kin_str version = {0};
    int r = kin__facts_need(rd, "name", &sub.name);

    if (r == 0)
        r = kin__facts_need(rd, "version", &version);
    if (r == 0)
        r = kin__facts_need(rd, "kind", &sub.kind);
    if (r == 0)
        r = read_verbs(rd, &sub.verbs);
    if (r < 0)
        return r;
    if (!resource || resource->subresource_count == UINT8_MAX)
        return kin__facts_fail(rd, "not in a resource:", sub.name);
    sub.is_foreign = !kin_str_eq(version, KIN__S("."));
    sub.group = resource->group;
    sub.version = resource->version;
    if (sub.is_foreign)
        split_version(version, &sub.group, &sub.version);
    resource->subresource_count++;
    assert(facts->subresources &&
           facts->have.subresources < facts->room.subresources);
    facts->subresources[facts->have.subresources++] = sub;
    return 0;
}

/* ---- types of kinds */

static int link_kinds(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_object_kind *kind = facts->kinds;

    for (size_t v = 0; v < facts->have.versions; v++)
        for (size_t k = 0; k < facts->versions[v].kind_count; k++, kind++) {
            kind->type = kin__types_find(facts->types, facts->have.types,
                                         facts->versions[v].package,
                                         kind->kind);
            if (!kind->type)
                return kin__facts_fail(rd, "a kind without type:", kind->kind);
        }
    return 0;
}

/* The name of a kind's list, if the version has one: views need text, and the
 * list's own name is text. */
static void link_list(const struct kin__schema_version *version,
                      struct kin__schema_resource *resource)
{
    kin_str kind = resource->kind;

    for (size_t i = 0; i < version->kind_count; i++) {
        const struct kin__schema_object_kind *list = &version->kinds[i];
        if (list->kind.len == kind.len + 4 &&
            kin_str_starts_with(list->kind, kind) &&
            kin_str_ends_with(list->kind, KIN__S("List"))) {
            resource->list_kind = list->kind;
            resource->list_type = list->type;
        }
    }
}

int kin__facts_link_resources(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema *schema = &facts->schema;
    int r = link_kinds(rd);

    schema->groups = facts->groups;
    schema->group_count = facts->have.groups;
    for (size_t i = 0; r == 0 && i < facts->have.resources; i++) {
        struct kin__schema_resource *res = &facts->resources[i];
        res->type = kin__schema_find_kind(schema, res->group, res->version,
                                          res->kind);
        if (!res->type)
            r = kin__facts_fail(rd, "a resource without type:", res->plural);
        else
            link_list(
                kin__schema_find_version(schema, res->group, res->version),
                res);
    }
    for (size_t i = 0; r == 0 && i < facts->have.subresources; i++) {
        struct kin__schema_subresource *sub = &facts->subresources[i];
        sub->type = kin__schema_find_kind(schema, sub->group, sub->version,
                                          sub->kind);
        if (!sub->type)
            r = kin__facts_fail(rd, "a subresource without type:", sub->name);
    }
    return r;
}
