/* SPDX-License-Identifier: Apache-2.0 */
#include "server/discovery.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/hash.h"
#include "base/str.h"
#include "schema/schema.h"
#include "server/front_internal.h"

static const char discovery_type[] =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

static void discovery_page_init(struct kin__discovery_page *page,
                                const kin_allocator *alloc)
{
    kin__text_init(&page->text, alloc);
}

void kin__discovery_init(struct kin__discovery *discovery,
                         const kin_allocator *alloc)
{
    discovery->alloc = alloc;
    kin__mutex_init(&discovery->mutex);
    discovery_page_init(&discovery->core, alloc);
    discovery_page_init(&discovery->groups, alloc);
}

void kin__discovery_done(struct kin__discovery *discovery)
{
    kin__text_done(&discovery->core.text);
    kin__text_done(&discovery->groups.text);
    kin__mutex_done(&discovery->mutex);
}

void kin__discovery_etag(kin_str text, char *ret, size_t size)
{
    assert(size > 34);
    snprintf(ret, size, "\"%016" PRIX64 "%016" PRIX64 "\"",
             kin__hash(text, /* seed= */ 1), kin__hash(text, /* seed= */ 2));
}

static void catalog_cleanup(const struct kin__catalog **catalog)
{
    if (*catalog)
        kin__catalog_unref(*catalog);
}

#define AUTO_CATALOG                                                           \
    __attribute__((cleanup(catalog_cleanup))) const struct kin__catalog

bool kin__discovery_has(const struct kin__discovery *discovery,
                        struct kin__engine *engine, kin_str group,
                        kin_str version)
{
    AUTO_CATALOG *catalog = kin__engine_catalog(engine);

    (void)discovery;
    for (size_t i = 0; i < catalog->count; i++)
        if (kin_str_eq(catalog->resources[i]->group, group) &&
            (version.len == 0 ||
             kin_str_eq(catalog->resources[i]->version, version)))
            return true;
    return false;
}

/* --- parts of documents ------------------------------------------------ */

static void discovery_verbs(struct kin__text *text, unsigned verbs)
{
    assert(verbs >> KIN__SCHEMA_VERB_COUNT == 0);
    kin__text_key(text, "verbs");
    kin__text_raw(text, "[");
    for (int i = 0; i < KIN__SCHEMA_VERB_COUNT; i++) {
        unsigned verb = 1u << i;

        if (!(verbs & verb))
            continue;
        kin__text_comma(text);
        kin__text_string(text,
                         kin__schema_verb_name((enum kin__schema_verb)verb));
    }
    kin__text_raw(text, "]");
}

static void discovery_names(struct kin__text *text, const char *key,
                            const kin_str *names, size_t count)
{
    if (count == 0)
        return;
    kin__text_key(text, key);
    kin__text_strings(text, names, count);
}

static void discovery_member(struct kin__text *text, const char *key,
                             kin_str value)
{
    kin__text_key(text, key);
    kin__text_string(text, value);
}

/* Group and version are only written if they differ from the resource's. */
static void discovery_kind(struct kin__text *text,
                           const struct kin__resource *resource, kin_str group,
                           kin_str version, kin_str kind)
{
    bool is_own = kin_str_eq(group, resource->group) &&
                  kin_str_eq(version, resource->version);

    kin__text_key(text, "responseKind");
    kin__text_raw(text, "{");
    discovery_member(text, "group", is_own ? KIN__S("") : group);
    discovery_member(text, "version", is_own ? KIN__S("") : version);
    discovery_member(text, "kind", kind);
    kin__text_raw(text, "}");
}

static void discovery_subresources(struct kin__text *text,
                                   const struct kin__resource *resource)
{
    if (resource->subresource_count == 0)
        return;
    kin__text_key(text, "subresources");
    kin__text_raw(text, "[");
    for (size_t i = 0; i < resource->subresource_count; i++) {
        const struct kin__subresource *sub = &resource->subresources[i];

        kin__text_comma(text);
        kin__text_raw(text, "{");
        discovery_member(text, "subresource", sub->name);
        discovery_kind(text, resource, sub->group, sub->version, sub->kind);
        discovery_verbs(text, sub->verbs);
        kin__text_raw(text, "}");
    }
    kin__text_raw(text, "]");
}

static void discovery_resource(struct kin__text *text,
                               const struct kin__resource *resource)
{
    kin__text_comma(text);
    kin__text_raw(text, "{");
    discovery_member(text, "resource", resource->plural);
    discovery_kind(text, resource, resource->group, resource->version,
                   resource->kind);
    discovery_member(text, "scope",
                     resource->is_namespaced ? KIN__S("Namespaced")
                                             : KIN__S("Cluster"));
    discovery_member(text, "singularResource", resource->singular);
    discovery_verbs(text, resource->verbs);
    discovery_names(text, "shortNames", resource->short_names,
                    resource->short_name_count);
    discovery_names(text, "categories", resource->categories,
                    resource->category_count);
    discovery_subresources(text, resource);
    kin__text_raw(text, "}");
}

/* Whether no earlier resource has the same group (and version). */
static bool discovery_is_new(const struct kin__catalog *catalog, size_t index,
                             bool by_version)
{
    const struct kin__resource *resource = catalog->resources[index];

    assert(index < catalog->count);
    for (size_t i = 0; i < index; i++)
        if (kin_str_eq(catalog->resources[i]->group, resource->group) &&
            (!by_version ||
             kin_str_eq(catalog->resources[i]->version, resource->version)))
            return false;
    return true;
}

/* Calls `each` for the first resource of each version of a group. */
static void discovery_each_version(
    struct kin__text *text, const struct kin__catalog *catalog, kin_str group,
    void (*each)(struct kin__text *text, const struct kin__catalog *catalog,
                 const struct kin__resource *first))
{
    for (size_t i = 0; i < catalog->count; i++)
        if (kin_str_eq(catalog->resources[i]->group, group) &&
            discovery_is_new(catalog, i, /* by_version= */ true))
            each(text, catalog, catalog->resources[i]);
}

static bool discovery_is_of(const struct kin__resource *resource,
                            const struct kin__resource *first)
{
    return kin_str_eq(resource->group, first->group) &&
           kin_str_eq(resource->version, first->version);
}

static void discovery_aggregated_version(struct kin__text *text,
                                         const struct kin__catalog *catalog,
                                         const struct kin__resource *first)
{
    kin__text_comma(text);
    kin__text_raw(text, "{");
    discovery_member(text, "version", first->version);
    kin__text_key(text, "resources");
    kin__text_raw(text, "[");
    for (size_t i = 0; i < catalog->count; i++)
        if (discovery_is_of(catalog->resources[i], first))
            discovery_resource(text, catalog->resources[i]);
    kin__text_raw(text, "]");
    discovery_member(text, "freshness", KIN__S("Current"));
    kin__text_raw(text, "}");
}

static void discovery_aggregated_group(struct kin__text *text,
                                       const struct kin__catalog *catalog,
                                       kin_str group)
{
    kin__text_comma(text);
    kin__text_raw(text, "{\"metadata\":{");
    if (group.len > 0)
        discovery_member(text, "name", group);
    kin__text_raw(text, "},\"versions\":[");
    discovery_each_version(text, catalog, group, discovery_aggregated_version);
    kin__text_raw(text, "]}");
}

static void discovery_make_page(struct kin__discovery_page *page,
                                const struct kin__catalog *catalog,
                                bool is_core)
{
    struct kin__text *text = &page->text;

    kin__text_clear(text);
    kin__text_raw(text, "{\"kind\":\"APIGroupDiscoveryList\",\"apiVersion\":"
                        "\"apidiscovery.k8s.io/v2\",\"metadata\":{},"
                        "\"items\":[");
    for (size_t i = 0; i < catalog->count; i++) {
        kin_str group = catalog->resources[i]->group;

        if ((group.len == 0) == is_core &&
            discovery_is_new(catalog, i, /* by_version= */ false))
            discovery_aggregated_group(text, catalog, group);
    }
    kin__text_raw(text, "]}\n");
    kin__discovery_etag(kin__text_str(text), page->etag, sizeof(page->etag));
}

/* Copies the page of the engine's catalog; regenerates it if it is outdated. */
static int discovery_get_page(struct kin__request *request, bool is_core,
                              struct kin__text *ret, char *ret_etag,
                              size_t etag_size)
{
    struct kin__discovery *discovery = &request->front->discovery;
    AUTO_CATALOG *catalog = kin__engine_catalog(request->front->engine);

    KIN__LOCK_SCOPE(&discovery->mutex);
    if (!discovery->is_cached || discovery->number != catalog->number) {
        discovery_make_page(&discovery->core, catalog, /* is_core= */ true);
        discovery_make_page(&discovery->groups, catalog, /* is_core= */ false);
        discovery->number = catalog->number;
        discovery->is_cached = discovery->core.text.code == 0 &&
                               discovery->groups.text.code == 0;
    }
    if (!discovery->is_cached)
        return KIN_ENOMEM;
    struct kin__discovery_page *page = is_core ? &discovery->core
                                               : &discovery->groups;
    kin__text_raw_str(ret, kin__text_str(&page->text));
    snprintf(ret_etag, etag_size, "%s", page->etag);
    return ret->code;
}

static void discovery_answer_aggregated(struct kin__request *request,
                                        bool is_core)
{
    char etag[sizeof(request->front->discovery.core.etag)] = "";
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    text.code = discovery_get_page(request, is_core, &text, etag, sizeof(etag));
    const struct kin__http_header headers[] = {
        {KIN__S("Cache-Control"), KIN__S("public")},
        {KIN__S("Content-Type"), kin_s(discovery_type)},
        {KIN__S("ETag"), kin_s(etag)},
        {KIN__S("Vary"), KIN__S("Accept")},
    };
    bool is_known = text.code == 0 &&
                    kin_str_eq(request->none_match, kin_s(etag));
    if (is_known)
        kin__text_clear(&text);
    kin__request_answer_headers(request, is_known ? 304 : 200, headers,
                                sizeof(headers) / sizeof(headers[0]), &text);
}

/* --- legacy documents -------------------------------------------------- */

static void discovery_group_version(struct kin__text *text,
                                    const struct kin__resource *first)
{
    kin__text_comma(text);
    kin__text_raw(text, "{\"groupVersion\":");
    kin__encode_api_version(text, first);
    discovery_member(text, "version", first->version);
    kin__text_raw(text, "}");
}

static void discovery_old_version(struct kin__text *text,
                                  const struct kin__catalog *catalog,
                                  const struct kin__resource *first)
{
    (void)catalog;
    discovery_group_version(text, first);
}

static void discovery_old_group(struct kin__text *text,
                                const struct kin__catalog *catalog,
                                const struct kin__resource *first)
{
    discovery_member(text, "name", first->group);
    kin__text_key(text, "versions");
    kin__text_raw(text, "[");
    discovery_each_version(text, catalog, first->group, discovery_old_version);
    kin__text_raw(text, "],\"preferredVersion\":");
    discovery_group_version(text, first);
}

static void discovery_old_groups(struct kin__text *text,
                                 const struct kin__catalog *catalog)
{
    kin__text_raw(text, "{\"kind\":\"APIGroupList\",\"apiVersion\":\"v1\","
                        "\"groups\":[");
    for (size_t i = 0; i < catalog->count; i++) {
        if (catalog->resources[i]->group.len == 0 ||
            !discovery_is_new(catalog, i, /* by_version= */ false))
            continue;
        kin__text_comma(text);
        kin__text_raw(text, "{");
        discovery_old_group(text, catalog, catalog->resources[i]);
        kin__text_raw(text, "}");
    }
    kin__text_raw(text, "]}");
}

static void discovery_old_subresource(struct kin__text *text,
                                      const struct kin__resource *resource,
                                      const struct kin__subresource *sub)
{
    kin__text_raw(text, ",{\"name\":");
    kin__text_printf(text, "\"%.*s/%.*s\"", KIN_STR(resource->plural),
                     KIN_STR(sub->name));
    discovery_member(text, "singularName", KIN__S(""));
    kin__text_key(text, "namespaced");
    kin__text_bool(text, resource->is_namespaced);
    if (!kin_str_eq(sub->group, resource->group) ||
        !kin_str_eq(sub->version, resource->version)) {
        discovery_member(text, "group", sub->group);
        discovery_member(text, "version", sub->version);
    }
    discovery_member(text, "kind", sub->kind);
    discovery_verbs(text, sub->verbs);
    kin__text_raw(text, "}");
}

static void discovery_old_resource(struct kin__text *text,
                                   const struct kin__resource *resource)
{
    kin__text_comma(text);
    kin__text_raw(text, "{");
    discovery_member(text, "name", resource->plural);
    discovery_member(text, "singularName", resource->singular);
    kin__text_key(text, "namespaced");
    kin__text_bool(text, resource->is_namespaced);
    discovery_member(text, "kind", resource->kind);
    discovery_verbs(text, resource->verbs);
    discovery_names(text, "shortNames", resource->short_names,
                    resource->short_name_count);
    discovery_names(text, "categories", resource->categories,
                    resource->category_count);
    if (resource->facts && resource->facts->storage_hash.len > 0)
        discovery_member(text, "storageVersionHash",
                         resource->facts->storage_hash);
    kin__text_raw(text, "}");
    for (size_t i = 0; i < resource->subresource_count; i++)
        discovery_old_subresource(text, resource, &resource->subresources[i]);
}

static void discovery_old_resources(struct kin__text *text,
                                    const struct kin__catalog *catalog,
                                    const struct kin__resource *first)
{
    kin__text_raw(text, "{\"kind\":\"APIResourceList\",");
    if (first->group.len > 0)
        kin__text_raw(text, "\"apiVersion\":\"v1\",");
    kin__text_raw(text, "\"groupVersion\":");
    kin__encode_api_version(text, first);
    kin__text_key(text, "resources");
    kin__text_raw(text, "[");
    for (size_t i = 0; i < catalog->count; i++)
        if (discovery_is_of(catalog->resources[i], first))
            discovery_old_resource(text, catalog->resources[i]);
    kin__text_raw(text, "]}");
}

static void discovery_old_core(struct kin__request *request,
                               struct kin__text *text)
{
    const char *url = request->incoming->url;
    const char *host = url + (kin_str_starts_with(kin_s(url), KIN__S("https"))
                                  ? sizeof("https://") - 1
                                  : sizeof("http://") - 1);

    kin__text_raw(text, "{\"kind\":\"APIVersions\",\"versions\":[\"v1\"],"
                        "\"serverAddressByClientCIDRs\":[{\"clientCIDR\":"
                        "\"0.0.0.0/0\",\"serverAddress\":");
    kin__text_string(text, kin_s(host));
    kin__text_raw(text, "}]}");
}

/* The first resource of the group (and version) of a path, or NULL. */
static const struct kin__resource *discovery_first(
    const struct kin__catalog *catalog, const struct kin__route *route)
{
    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];

        if (kin_str_eq(resource->group, route->group) &&
            (route->kind == KIN__ROUTE_GROUP ||
             kin_str_eq(resource->version, route->version)))
            return resource;
    }
    return NULL;
}

static void discovery_answer_one(struct kin__request *request,
                                 const struct kin__catalog *catalog)
{
    const struct kin__route *route = &request->route;
    const struct kin__resource *first = discovery_first(catalog, route);
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (!first && route->group.len > 0) {
        kin__request_answer_no_page(request);
        return;
    }
    if (!first) {
        kin__request_answer_not_found(request);
        return;
    }
    if (route->kind == KIN__ROUTE_GROUP) {
        kin__text_raw(&text, "{\"kind\":\"APIGroup\",\"apiVersion\":\"v1\",");
        discovery_old_group(&text, catalog, first);
        kin__text_raw(&text, "}");
    } else {
        discovery_old_resources(&text, catalog, first);
    }
    kin__request_answer_json(request, 200, &text);
}

void kin__discovery_handle(struct kin__request *request, kin_str accept)
{
    bool is_core = request->route.kind == KIN__ROUTE_CORE_VERSIONS;
    bool is_list = is_core || request->route.kind == KIN__ROUTE_GROUPS;
    AUTO_CATALOG *catalog = NULL;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    /* Fall back to JSON, whatever was requested. */
    if (kin__negotiate(accept, is_list ? KIN__CAN_DISCOVERY : 0,
                       &request->accept) != KIN__ACCEPT_OK)
        request->accept = (struct kin__accept){.media = KIN__MEDIA_JSON};
    if (request->accept.as == KIN__AS_DISCOVERY) {
        discovery_answer_aggregated(request, is_core);
        return;
    }
    catalog = kin__engine_catalog(request->front->engine);
    if (!is_list) {
        discovery_answer_one(request, catalog);
        return;
    }
    if (is_core)
        discovery_old_core(request, &text);
    else
        discovery_old_groups(&text, catalog);
    kin__request_answer_json(request, 200, &text);
}
