/* SPDX-License-Identifier: Apache-2.0 */
#include "server/openapi.h"

#include <stdio.h>

#include "base/hash.h"
#include "base/str.h"
#include "schema/schema.h"
#include "server/front_internal.h"
#include "server/openapi_schema.h"

static void catalog_cleanup(const struct kin__catalog **catalog)
{
    if (*catalog)
        kin__catalog_unref(*catalog);
}

#define AUTO_CATALOG                                                           \
    __attribute__((cleanup(catalog_cleanup))) const struct kin__catalog

static void types_cleanup(struct kin__openapi_types *types)
{
    kin__openapi_types_done(types);
}

static bool openapi_is_of(const struct kin__resource *resource, kin_str group,
                          kin_str version)
{
    return kin_str_eq(resource->group, group) &&
           kin_str_eq(resource->version, version);
}

/* Changes with the document: by a release of ours, or by a definition. */
static uint64_t openapi_hash(const struct kin__catalog *catalog, kin_str group,
                             kin_str version)
{
    uint64_t hash = kin__hash(KIN__S("openapi 2"), /* seed= */ 0);

    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];

        if (!openapi_is_of(resource, group, version))
            continue;
        hash = kin__hash(resource->plural, hash);
        if (resource->definition)
            hash = kin__hash(kin_object_resource_version(resource->definition),
                             hash);
    }
    return hash;
}

/* "api/v1" or "apis/apps/v1", without quotes */
static void openapi_place(struct kin__text *text, kin_str group,
                          kin_str version)
{
    if (group.len > 0)
        kin__text_printf(text, "apis/%.*s/%.*s", KIN_STR(group),
                         KIN_STR(version));
    else
        kin__text_printf(text, "api/%.*s", KIN_STR(version));
}

static bool openapi_is_first(const struct kin__catalog *catalog, size_t index)
{
    const struct kin__resource *resource = catalog->resources[index];

    for (size_t i = 0; i < index; i++)
        if (openapi_is_of(catalog->resources[i], resource->group,
                          resource->version))
            return false;
    return true;
}

static void openapi_answer_index(struct kin__request *request,
                                 const struct kin__catalog *catalog)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    kin__text_raw(&text, "{\"paths\":{");
    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];

        if (!openapi_is_first(catalog, i))
            continue;
        kin__text_comma(&text);
        kin__text_raw(&text, "\"");
        openapi_place(&text, resource->group, resource->version);
        kin__text_raw(&text, "\":{\"serverRelativeURL\":\"/openapi/v3/");
        openapi_place(&text, resource->group, resource->version);
        kin__text_printf(&text, "?hash=%016llX\"}",
                         (unsigned long long)openapi_hash(
                             catalog, resource->group, resource->version));
    }
    kin__text_raw(&text, "}}");
    kin__request_answer_text(request, 200, "application/json", &text);
}

/* --- one group version ------------------------------------------------- */

static void openapi_kind(struct kin__text *text,
                         const struct kin__resource *resource)
{
    kin__text_printf(text,
                     "{\"group\":\"%.*s\",\"version\":\"%.*s\",\"kind\":"
                     "\"%.*s\"}",
                     KIN_STR(resource->group), KIN_STR(resource->version),
                     KIN_STR(resource->kind));
}

static void openapi_operation(struct kin__text *text, const char *method,
                              const struct kin__resource *resource)
{
    kin__text_key(text, method);
    kin__text_raw(text, "{\"x-kubernetes-group-version-kind\":");
    openapi_kind(text, resource);
    kin__text_raw(text,
                  ",\"parameters\":[{\"name\":\"dryRun\",\"in\":\"query\","
                  "\"schema\":{\"type\":\"string\",\"uniqueItems\":true}},"
                  "{\"name\":\"fieldValidation\",\"in\":\"query\",\"schema\":"
                  "{\"type\":\"string\",\"uniqueItems\":true}}]}");
}

static void openapi_paths(struct kin__text *text,
                          const struct kin__resource *resource)
{
    static const char *const of_all[] = {"get", "post", NULL};
    static const char *const of_one[] = {"get", "put", "patch", "delete", NULL};

    for (int i = 0; i < 2; i++) {
        const char *const *methods = i == 0 ? of_all : of_one;

        kin__text_comma(text);
        kin__text_raw(text, "\"/");
        openapi_place(text, resource->group, resource->version);
        kin__text_printf(text, "/%s%.*s%s\":{",
                         resource->is_namespaced ? "namespaces/{namespace}/"
                                                 : "",
                         KIN_STR(resource->plural), i == 0 ? "" : "/{name}");
        for (size_t j = 0; methods[j]; j++)
            openapi_operation(text, methods[j], resource);
        kin__text_raw(text, "}");
    }
}

/* The kinds of a type in this group version. */
static void openapi_type_kinds(struct kin__text *text,
                               const struct kin__catalog *catalog,
                               kin_str group, kin_str version,
                               const struct kin__schema_type *type)
{
    bool is_open = false;

    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];

        if (!resource->facts || resource->facts->type != type ||
            !openapi_is_of(resource, group, version))
            continue;
        kin__text_raw(text,
                      is_open ? "," : ",\"x-kubernetes-group-version-kind\":[");
        is_open = true;
        openapi_kind(text, resource);
    }
    if (is_open)
        kin__text_raw(text, "]");
}

static bool openapi_has_custom(const struct kin__catalog *catalog,
                               kin_str group, kin_str version)
{
    for (size_t i = 0; i < catalog->count; i++)
        if (!catalog->resources[i]->facts &&
            openapi_is_of(catalog->resources[i], group, version))
            return true;
    return false;
}

/* The types of metadata, which custom resources refer to. */
static int openapi_add_meta(struct kin__openapi_types *types)
{
    static const char *const NAMES[] = {"meta/v1.ObjectMeta",
                                        "meta/v1.ListMeta"};
    const struct kin__schema *schema = NULL;
    int r = kin__schema_get(&schema, NULL);

    for (size_t i = 0; r == 0 && i < sizeof(NAMES) / sizeof(NAMES[0]); i++) {
        const struct kin__schema_type *type = kin__schema_find_type(
            schema, kin_s(NAMES[i]));
        if (type)
            r = kin__openapi_types_add(types, type);
    }
    return r;
}

static int openapi_builtin_schemas(struct kin__text *text,
                                   const struct kin__catalog *catalog,
                                   kin_str group, kin_str version)
{
    __attribute__((cleanup(types_cleanup))) struct kin__openapi_types types;
    int r = 0;

    kin__openapi_types_init(&types, text->buf.alloc);
    if (openapi_has_custom(catalog, group, version))
        r = openapi_add_meta(&types);
    for (size_t i = 0; r == 0 && i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];

        if (resource->facts && resource->facts->type &&
            openapi_is_of(resource, group, version))
            r = kin__openapi_types_add(&types, resource->facts->type);
    }
    for (size_t i = 0; r == 0 && i < types.count; i++) {
        kin__text_comma(text);
        kin__text_raw(text, "\"");
        kin__openapi_type_name(text, types.types[i]);
        kin__text_raw(text, "\":{");
        kin__openapi_type_body(text, types.types[i]);
        openapi_type_kinds(text, catalog, group, version, types.types[i]);
        kin__text_raw(text, "}");
    }
    return r;
}

void kin__openapi_custom_name(struct kin__text *text,
                              const struct kin__resource *resource)
{
    kin_str group = resource->group;

    while (group.len > 0) {
        size_t dot = kin__str_rfind(group, '.');
        size_t from = dot == KIN__STR_NONE ? 0 : dot + 1;

        kin__text_raw_str(text, kin__str_slice(group, from, group.len));
        kin__text_raw(text, ".");
        group = kin__str_slice(group, 0, from > 0 ? from - 1 : 0);
    }
    kin__text_raw_str(text, resource->version);
    kin__text_raw(text, ".");
    kin__text_raw_str(text, resource->kind);
}

#define API_CONVENTIONS                                                        \
    "https://git.k8s.io/community/contributors/devel/sig-architecture/"        \
    "api-conventions.md"
#define META_TYPES "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1."

/* Members that each object has, which definitions do not declare. */
static void openapi_custom_meta(struct kin__text *text, const char *metadata,
                                const char *type)
{
    kin__text_raw(
        text, "\"apiVersion\":{\"description\":\"APIVersion defines the "
              "versioned schema of this representation of an object. Servers "
              "should convert recognized schemas to the latest internal value, "
              "and may reject unrecognized values. More info: " API_CONVENTIONS
              "#resources\",\"type\":\"string\"},\"kind\":{\"description\":"
              "\"Kind is a string value representing the REST resource this "
              "object represents. Servers may infer this from the endpoint the "
              "client submits requests to. Cannot be updated. In CamelCase. "
              "More info: " API_CONVENTIONS
              "#types-kinds\",\"type\":\"string\"},\"metadata\":{"
              "\"description\":\"");
    kin__text_raw(text, metadata);
    kin__text_raw(text, "\",\"allOf\":[{\"$ref\":\"" META_TYPES);
    kin__text_raw(text, type);
    kin__text_raw(text, "\"}]}");
}

static void openapi_custom_properties(struct kin__text *text,
                                      kin_value properties)
{
    kin__text_raw(text, "{");
    openapi_custom_meta(
        text,
        "Standard object's metadata. More info: " API_CONVENTIONS "#metadata",
        "ObjectMeta");
    for (size_t i = 0; i < kin_value_count(properties); i++) {
        kin_str key = kin_value_key_at(properties, i);
        if (kin_str_eq(key, KIN__S("apiVersion")) ||
            kin_str_eq(key, KIN__S("kind")) ||
            kin_str_eq(key, KIN__S("metadata")))
            continue;
        kin__text_raw(text, ",");
        kin__text_string(text, key);
        kin__text_raw(text, ":");
        kin__text_value(text, kin_value_at(properties, i));
    }
    kin__text_raw(text, "}");
}

static void openapi_custom_selectable(struct kin__text *text,
                                      const struct kin__resource *resource)
{
    kin_value fields = kin_value_get(resource->definition_version,
                                     KIN__S("selectableFields"));

    if (kin_value_count(fields) == 0)
        return;
    kin__text_raw(text, ",\"x-kubernetes-selectable-fields\":[");
    for (size_t i = 0; i < kin_value_count(fields); i++) {
        kin_str path = kin_value_str(
            kin_value_get(kin_value_at(fields, i), KIN__S("jsonPath")));
        kin__text_raw(text, i > 0 ? ",{\"fieldPath\":" : "{\"fieldPath\":");
        kin__text_string(text, kin__str_slice(path, 1, SIZE_MAX));
        kin__text_raw(text, "}");
    }
    kin__text_raw(text, "]");
}

static void openapi_custom_schema(struct kin__text *text,
                                  const struct kin__resource *resource)
{
    kin_value schema = kin_value_get(
        kin_value_get(resource->definition_version, KIN__S("schema")),
        KIN__S("openAPIV3Schema"));
    size_t count = kin_value_count(schema);

    kin__text_comma(text);
    kin__text_raw(text, "\"");
    kin__openapi_custom_name(text, resource);
    kin__text_raw(text, "\":{\"properties\":");
    openapi_custom_properties(text,
                              kin_value_get(schema, KIN__S("properties")));
    for (size_t i = 0; i < count; i++) {
        kin_str key = kin_value_key_at(schema, i);
        if (kin_str_eq(key, KIN__S("properties")))
            continue;
        kin__text_raw(text, ",");
        kin__text_string(text, key);
        kin__text_raw(text, ":");
        kin__text_value(text, kin_value_at(schema, i));
    }
    kin__text_raw(text, ",\"x-kubernetes-group-version-kind\":[");
    openapi_kind(text, resource);
    kin__text_raw(text, "]");
    openapi_custom_selectable(text, resource);
    kin__text_raw(text, "}");
}

static void openapi_custom_list(struct kin__text *text,
                                const struct kin__resource *resource)
{
    struct kin__resource list = *resource;

    list.kind = resource->list_kind;
    kin__text_raw(text, ",\"");
    kin__openapi_custom_name(text, &list);
    kin__text_printf(text,
                     "\":{\"description\":\"%.*s is a list of %.*s\",\"type\":"
                     "\"object\",\"required\":[\"items\"],\"properties\":{",
                     KIN_STR(list.kind), KIN_STR(resource->kind));
    openapi_custom_meta(text,
                        "Standard list metadata. More info: " API_CONVENTIONS
                        "#types-kinds",
                        "ListMeta");
    kin__text_printf(text,
                     ",\"items\":{\"description\":\"List of %.*s. More "
                     "info: " API_CONVENTIONS
                     "\",\"type\":\"array\",\"items\":{\"$ref\":"
                     "\"#/components/schemas/",
                     KIN_STR(resource->plural));
    kin__openapi_custom_name(text, resource);
    kin__text_raw(text, "\"}}},\"x-kubernetes-group-version-kind\":[");
    openapi_kind(text, &list);
    kin__text_raw(text, "]");
    openapi_custom_selectable(text, resource);
    kin__text_raw(text, "}");
}

static void openapi_answer_document(struct kin__request *request,
                                    const struct kin__catalog *catalog,
                                    kin_str group, kin_str version)
{
    char etag[32];
    bool is_served = false;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    kin__text_raw(&text, "{\"openapi\":\"3.0.0\",\"info\":{\"title\":"
                         "\"Kubernetes\",\"version\":\"1.37\"},\"paths\":{");
    for (size_t i = 0; i < catalog->count; i++) {
        if (!openapi_is_of(catalog->resources[i], group, version))
            continue;
        is_served = true;
        openapi_paths(&text, catalog->resources[i]);
    }
    if (!is_served) {
        kin__request_answer_no_page(request);
        return;
    }
    kin__text_raw(&text, "},\"components\":{\"schemas\":{");
    int r = openapi_builtin_schemas(&text, catalog, group, version);
    if (r < 0)
        text.code = r;
    for (size_t i = 0; i < catalog->count; i++)
        if (!catalog->resources[i]->facts &&
            openapi_is_of(catalog->resources[i], group, version)) {
            openapi_custom_schema(&text, catalog->resources[i]);
            openapi_custom_list(&text, catalog->resources[i]);
        }
    kin__text_raw(&text, "}}}");
    snprintf(etag, sizeof(etag), "\"%016llX\"",
             (unsigned long long)openapi_hash(catalog, group, version));
    const struct kin__http_header headers[] = {
        {KIN__S("Cache-Control"), KIN__S("public, immutable")},
        {KIN__S("Content-Type"), KIN__S("application/json")},
        {KIN__S("ETag"), kin_s(etag)},
        {KIN__S("Vary"), KIN__S("Accept")},
    };
    kin__request_answer_headers(request, 200, headers,
                                sizeof(headers) / sizeof(headers[0]), &text);
}

void kin__openapi_handle(struct kin__request *request, kin_str rest)
{
    AUTO_CATALOG *catalog = kin__engine_catalog(request->front->engine);
    struct kin__route route;

    if (rest.len == 0) {
        openapi_answer_index(request, catalog);
        return;
    }
    kin__route_of(rest, &route);
    if (route.kind == KIN__ROUTE_RESOURCES)
        openapi_answer_document(request, catalog, route.group, route.version);
    else
        kin__request_answer_no_page(request);
}
