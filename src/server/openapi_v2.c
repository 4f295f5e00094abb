/* SPDX-License-Identifier: Apache-2.0 */
#include "server/openapi_v2.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/str.h"
#include "server/front_internal.h"
#include "server/openapi_schema.h"

#define META "io.k8s.apimachinery.pkg.apis.meta.v1."
#define EXTENSIONS "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1."
#define REF "\"$ref\":\"#/definitions/"

static void catalog_cleanup(const struct kin__catalog **catalog)
{
    kin__catalog_unref(*catalog);
}
#define AUTO_CATALOG                                                           \
    __attribute__((cleanup(catalog_cleanup))) const struct kin__catalog

static void types_cleanup(struct kin__openapi_types *types)
{
    kin__openapi_types_done(types);
}
#define AUTO_TYPES                                                             \
    __attribute__((cleanup(types_cleanup))) struct kin__openapi_types

/* --- definitions ------------------------------------------------------- */

/* Types that Go encodes in another way than their fields. */
static const char scalar_definitions[] =
    "\"io.k8s.apimachinery.pkg.api.resource.Quantity\":{\"type\":\"string\"},"
    "\"io.k8s.apimachinery.pkg.util.intstr.IntOrString\":{\"type\":\"string\","
    "\"format\":\"int-or-string\"},"
    "\"io.k8s.apimachinery.pkg.runtime.RawExtension\":{\"type\":\"object\"},"
    "\"" META "Time\":{\"type\":\"string\",\"format\":\"date-time\"},"
    "\"" META "MicroTime\":{\"type\":\"string\",\"format\":\"date-time\"},"
    "\"" META "FieldsV1\":{\"type\":\"object\"},"
    "\"" META "Patch\":{\"type\":\"object\"},"
    "\"" EXTENSIONS "JSON\":{},"
    "\"" EXTENSIONS "JSONSchemaPropsOrArray\":{},"
    "\"" EXTENSIONS "JSONSchemaPropsOrBool\":{},"
    "\"" EXTENSIONS "JSONSchemaPropsOrStringArray\":{}";

/* The members of the schema of one value of a field. */
static void v2_value(struct kin__text *text,
                     const struct kin__schema_field *field)
{
    static const char *const plain[KIN__SCHEMA_KIND_COUNT] = {
        [KIN__SCHEMA_STRING] = "\"type\":\"string\"",
        [KIN__SCHEMA_BOOL] = "\"type\":\"boolean\"",
        [KIN__SCHEMA_INT32] = "\"type\":\"integer\",\"format\":\"int32\"",
        [KIN__SCHEMA_INT64] = "\"type\":\"integer\",\"format\":\"int64\"",
        [KIN__SCHEMA_DOUBLE] = "\"type\":\"number\",\"format\":\"double\"",
        [KIN__SCHEMA_BYTES] = "\"type\":\"string\",\"format\":\"byte\"",
        [KIN__SCHEMA_DURATION] = "\"type\":\"string\"",
        [KIN__SCHEMA_STRINGS] =
            "\"type\":\"array\",\"items\":{\"type\":\"string\"}",
        [KIN__SCHEMA_QUANTITY] = REF
        "io.k8s.apimachinery.pkg.api.resource.Quantity\"",
        [KIN__SCHEMA_TIME] = REF META "Time\"",
        [KIN__SCHEMA_MICRO_TIME] = REF META "MicroTime\"",
        [KIN__SCHEMA_INT_OR_STRING] = REF
        "io.k8s.apimachinery.pkg.util.intstr.IntOrString\"",
        [KIN__SCHEMA_FIELDS_V1] = REF META "FieldsV1\"",
        [KIN__SCHEMA_RAW] = REF
        "io.k8s.apimachinery.pkg.runtime.RawExtension\"",
        [KIN__SCHEMA_JSON] = REF EXTENSIONS "JSON\"",
        [KIN__SCHEMA_SCHEMA_OR_ARRAY] = REF EXTENSIONS
        "JSONSchemaPropsOrArray\"",
        [KIN__SCHEMA_SCHEMA_OR_BOOL] = REF EXTENSIONS "JSONSchemaPropsOrBool\"",
        [KIN__SCHEMA_SCHEMA_OR_STRINGS] = REF EXTENSIONS
        "JSONSchemaPropsOrStringArray\"",
    };

    assert(field->kind < KIN__SCHEMA_KIND_COUNT);
    if (field->kind == KIN__SCHEMA_STRUCT && field->type) {
        kin__text_raw(text, REF);
        kin__openapi_type_name(text, field->type);
        kin__text_raw(text, "\"");
    } else if (plain[field->kind]) {
        kin__text_raw(text, plain[field->kind]);
    } else {
        kin__text_raw(text, "\"type\":\"object\"");
    }
}

static void v2_enum(struct kin__text *text, const struct kin__schema_enum *of)
{
    kin_str rest = of->choices;

    kin__text_raw(text, ",\"enum\":[");
    while (rest.ptr) {
        kin__text_comma(text);
        kin__text_string(text, kin__str_cut(&rest, ','));
    }
    kin__text_raw(text, "]");
}

static void v2_merge(struct kin__text *text,
                     const struct kin__schema_field *field)
{
    static const char *const list_types[] = {
        [KIN__SCHEMA_LIST_ATOMIC] = "atomic",
        [KIN__SCHEMA_LIST_SET] = "set",
        [KIN__SCHEMA_LIST_MAP] = "map"};
    static const char *const strategies[] = {
        [KIN__SCHEMA_PATCH_REPLACE] = "replace",
        [KIN__SCHEMA_PATCH_MERGE] = "merge",
        [KIN__SCHEMA_PATCH_RETAIN_KEYS] = "retainKeys",
        [KIN__SCHEMA_PATCH_MERGE |
            KIN__SCHEMA_PATCH_RETAIN_KEYS] = "merge,retainKeys"};
    const struct kin__schema_merge *merge = field->merge;

    if (merge->map_key_count > 0) {
        kin__text_key(text, "x-kubernetes-list-map-keys");
        kin__text_strings(text, merge->map_keys, merge->map_key_count);
    }
    if (merge->list_type != KIN__SCHEMA_LIST_DEFAULT)
        kin__text_printf(text, ",\"x-kubernetes-list-type\":\"%s\"",
                         list_types[merge->list_type]);
    if (merge->merge_key.len > 0) {
        kin__text_key(text, "x-kubernetes-patch-merge-key");
        kin__text_string(text, merge->merge_key);
    }
    if (merge->patch > 0 &&
        merge->patch < sizeof(strategies) / sizeof(strategies[0]) &&
        strategies[merge->patch])
        kin__text_printf(text, ",\"x-kubernetes-patch-strategy\":\"%s\"",
                         strategies[merge->patch]);
    if (field->flags & KIN__SCHEMA_ATOMIC)
        kin__text_raw(text, ",\"x-kubernetes-map-type\":\"atomic\"");
}

static void v2_field(struct kin__text *text,
                     const struct kin__schema_field *field)
{
    kin__text_comma(text);
    kin__text_string(text, field->name);
    kin__text_raw(text, ":{");
    if (field->container == KIN__SCHEMA_LIST)
        kin__text_raw(text, "\"type\":\"array\",\"items\":{");
    else if (field->container == KIN__SCHEMA_MAP)
        kin__text_raw(text, "\"type\":\"object\",\"additionalProperties\":{");
    v2_value(text, field);
    if (field->merge->choices)
        v2_enum(text, field->merge->choices);
    if (field->container != KIN__SCHEMA_ONE)
        kin__text_raw(text, "}");
    v2_merge(text, field);
    kin__text_raw(text, "}");
}

static void v2_gvk(struct kin__text *text, kin_str group, kin_str version,
                   kin_str kind)
{
    kin__text_printf(text,
                     "{\"group\":\"%.*s\",\"version\":\"%.*s\",\"kind\":"
                     "\"%.*s\"}",
                     KIN_STR(group), KIN_STR(version), KIN_STR(kind));
}

/* A list of kinds that is being written. */
struct v2_kinds {
    struct kin__text *text;
    bool is_open;
};

static void v2_add_kind(struct v2_kinds *kinds, kin_str group, kin_str version,
                        kin_str kind)
{
    kin__text_raw(kinds->text, kinds->is_open
                                   ? ","
                                   : ",\"x-kubernetes-group-version-kind\":[");
    kinds->is_open = true;
    /* Those of all groups are presented as kinds of the core group. */
    if (kin_str_eq(group, KIN__S("meta.k8s.io")))
        group = KIN__S("");
    v2_gvk(kinds->text, group, version, kind);
}

/* The kinds of a type: options belong to all versions. */
static void v2_write_kinds(struct kin__text *text,
                           const struct kin__schema *schema,
                           const struct kin__schema_type *type)
{
    struct v2_kinds kinds = {.text = text};
    bool is_common = kin_str_eq(type->name, KIN__S("meta/v1.DeleteOptions"));

    if (!(type->flags & KIN__SCHEMA_HAS_TYPE_META))
        return;
    for (size_t i = 0; !is_common && i < schema->kind_count; i++)
        if (schema->kinds[i].type == type)
            v2_add_kind(&kinds, schema->kinds[i].group,
                        schema->kinds[i].version, schema->kinds[i].kind);
    for (size_t i = 0; is_common && i < schema->version_count; i++)
        if (schema->versions[i].served == KIN__SCHEMA_SERVED_DEFAULT)
            v2_add_kind(&kinds, schema->versions[i].group,
                        schema->versions[i].version, type->base);
    if (kinds.is_open)
        kin__text_raw(text, "]");
}

static void v2_type(struct kin__text *text, const struct kin__schema *schema,
                    const struct kin__schema_type *type)
{
    assert(type && type->model.len > 0);
    kin__text_raw(text, ",\"");
    kin__openapi_type_name(text, type);
    kin__text_raw(text, "\":{\"type\":\"object\"");
    kin__openapi_type_required(text, type);
    if (type->field_count > 0) {
        kin__text_raw(text, ",\"properties\":{");
        for (size_t i = 0; i < type->field_count; i++)
            v2_field(text, &type->fields[i]);
        kin__text_raw(text, "}");
    }
    v2_write_kinds(text, schema, type);
    if (type->flags & KIN__SCHEMA_TYPE_ATOMIC)
        kin__text_raw(text, ",\"x-kubernetes-map-type\":\"atomic\"");
    kin__text_raw(text, "}");
}

/* Subresources that connect to a node or a pod, such as exec. */
static bool v2_is_connect(kin_str kind)
{
    return kin_str_ends_with(kind, KIN__S("Options"));
}

static int v2_add_resource(struct kin__openapi_types *types,
                           const struct kin__schema_resource *facts)
{
    int r = facts->type ? kin__openapi_types_add(types, facts->type) : 0;

    if (r == 0 && facts->list_type)
        r = kin__openapi_types_add(types, facts->list_type);
    for (size_t i = 0; r == 0 && i < facts->subresource_count; i++)
        if (facts->subresources[i].type &&
            !v2_is_connect(facts->subresources[i].kind))
            r = kin__openapi_types_add(types, facts->subresources[i].type);
    return r;
}

static int v2_add_types(struct kin__openapi_types *types,
                        const struct kin__schema *schema,
                        const struct kin__catalog *catalog)
{
    static const char *const common[] = {"meta/v1.DeleteOptions",
                                         "meta/v1.Status"};
    int r = 0;

    for (size_t i = 0; r == 0 && i < catalog->count; i++)
        if (catalog->resources[i]->facts)
            r = v2_add_resource(types, catalog->resources[i]->facts);
    for (size_t i = 0; r == 0 && i < sizeof(common) / sizeof(common[0]); i++) {
        const struct kin__schema_type *type = kin__schema_find_type(
            schema, kin_s(common[i]));

        if (type)
            r = kin__openapi_types_add(types, type);
    }
    return r;
}

static void v2_custom(struct kin__text *text,
                      const struct kin__resource *resource)
{
    kin__text_raw(text, ",\"");
    kin__openapi_custom_name(text, resource);
    kin__text_raw(text, "\":{\"type\":\"object\",\"properties\":{"
                        "\"apiVersion\":{\"type\":\"string\"},\"kind\":{"
                        "\"type\":\"string\"},\"metadata\":{" REF META
                        "ObjectMeta\"}},\"x-kubernetes-group-version-kind\":[");
    v2_gvk(text, resource->group, resource->version, resource->kind);
    kin__text_raw(text, "]}");
}

static void v2_definitions(struct kin__text *text,
                           const struct kin__schema *schema,
                           const struct kin__catalog *catalog)
{
    AUTO_TYPES types;

    kin__openapi_types_init(&types, text->buf.alloc);
    int r = v2_add_types(&types, schema, catalog);
    if (r < 0)
        text->code = r;
    kin__text_raw(text, scalar_definitions);
    for (size_t i = 0; i < types.count; i++)
        v2_type(text, schema, types.types[i]);
    for (size_t i = 0; i < catalog->count; i++)
        if (!catalog->resources[i]->facts)
            v2_custom(text, catalog->resources[i]);
}

/* --- paths ------------------------------------------------------------- */

/* What is done by a method on a path. */
struct v2_operation {
    unsigned verb; /* enum kin__schema_verb */
    const char *method;
    const char *id;     /* begins the operationId */
    const char *action; /* x-kubernetes-action */
    bool is_write;
    bool has_body; /* of the kind of the path */
};

static const struct v2_operation of_collection[] = {
    {KIN__SCHEMA_VERB_LIST, "get", "list", "list", false, false},
    {KIN__SCHEMA_VERB_CREATE, "post", "create", "post", true, true},
    {KIN__SCHEMA_VERB_DELETE_COLLECTION, "delete", "delete", "deletecollection",
     true, false},
    {0, NULL, NULL, NULL, false, false},
};

static const struct v2_operation of_object[] = {
    {KIN__SCHEMA_VERB_GET, "get", "read", "get", false, false},
    {KIN__SCHEMA_VERB_UPDATE, "put", "replace", "put", true, true},
    {KIN__SCHEMA_VERB_PATCH, "patch", "patch", "patch", true, false},
    {KIN__SCHEMA_VERB_DELETE, "delete", "delete", "delete", true, false},
    {0, NULL, NULL, NULL, false, false},
};

static const struct v2_operation of_subresource[] = {
    {KIN__SCHEMA_VERB_GET, "get", "read", "get", false, false},
    {KIN__SCHEMA_VERB_CREATE, "post", "create", "post", true, true},
    {KIN__SCHEMA_VERB_UPDATE, "put", "replace", "put", true, true},
    {KIN__SCHEMA_VERB_PATCH, "patch", "patch", "patch", true, false},
    {0, NULL, NULL, NULL, false, false},
};

/* A path, and the kind of its bodies. */
struct v2_path {
    const struct kin__resource *resource;
    const struct kin__subresource *sub;  /* NULL: none */
    const struct kin__schema_type *type; /* of bodies; NULL if unknown */
    const struct v2_operation *operations;
    bool is_object;
    bool is_in_namespace;
};

/* "rbac.authorization.k8s.io" -> "RbacAuthorization", "" -> "Core" */
static void v2_camel(struct kin__text *text, kin_str words, char separator)
{
    while (words.len > 0) {
        kin_str word = kin__str_cut(&words, separator);
        char first = word.len > 0 ? word.ptr[0] : ' ';

        if (first >= 'a' && first <= 'z')
            first = (char)(first - 'a' + 'A');
        if (word.len > 0)
            kin__text_printf(text, "%c", first);
        kin__text_raw_str(text, kin__str_slice(word, 1, word.len));
    }
}

static void v2_operation_id(struct kin__text *text, const struct v2_path *path,
                            const struct v2_operation *operation)
{
    const struct kin__resource *resource = path->resource;
    kin_str group = resource->group.len > 0 ? resource->group : KIN__S("core");

    if (kin_str_ends_with(group, KIN__S(".k8s.io")))
        group.len -= sizeof(".k8s.io") - 1;
    kin__text_raw(text, operation->id);
    v2_camel(text, group, '.');
    v2_camel(text, resource->version, '.');
    if (operation->verb == KIN__SCHEMA_VERB_DELETE_COLLECTION)
        kin__text_raw(text, "Collection");
    if (path->is_in_namespace)
        kin__text_raw(text, "Namespaced");
    kin__text_raw_str(text, resource->kind);
    if (path->sub)
        v2_camel(text, path->sub->name, '/');
    if (resource->is_namespaced && !path->is_in_namespace)
        kin__text_raw(text, "ForAllNamespaces");
}

static void v2_schema(struct kin__text *text, const struct v2_path *path,
                      const struct kin__schema_type *type)
{
    kin__text_raw(text, "\"schema\":{" REF);
    if (type)
        kin__openapi_type_name(text, type);
    else
        kin__openapi_custom_name(text, path->resource);
    kin__text_raw(text, "\"}");
}

static void v2_parameters(struct kin__text *text, const struct v2_path *path,
                          const struct v2_operation *operation)
{
    bool is_patch = operation->verb == KIN__SCHEMA_VERB_PATCH;

    kin__text_raw(text, ",\"parameters\":[");
    if (operation->has_body || is_patch) {
        kin__text_raw(text, "{\"name\":\"body\",\"in\":\"body\",\"required\":"
                            "true,");
        if (is_patch)
            kin__text_raw(text, "\"schema\":{" REF META "Patch\"}");
        else
            v2_schema(text, path, path->type);
        kin__text_raw(text, "},");
    }
    if (operation->is_write)
        kin__text_raw(text, "{\"uniqueItems\":true,\"type\":\"string\","
                            "\"name\":\"dryRun\",\"in\":\"query\"}");
    if (operation->has_body || is_patch)
        kin__text_raw(text, ",{\"uniqueItems\":true,\"type\":\"string\","
                            "\"name\":\"fieldManager\",\"in\":\"query\"},"
                            "{\"uniqueItems\":true,\"type\":\"string\","
                            "\"name\":\"fieldValidation\",\"in\":\"query\"}");
    if (is_patch)
        kin__text_raw(text, ",{\"uniqueItems\":true,\"type\":\"boolean\","
                            "\"name\":\"force\",\"in\":\"query\"}");
    kin__text_raw(text, "]");
}

static void v2_response(struct kin__text *text, const struct v2_path *path,
                        const struct v2_operation *operation)
{
    static const struct {
        const char *code;
        const char *description;
        unsigned verbs;
    } answers[] = {
        {"200", "OK", ~0u},
        {"201", "Created",
         KIN__SCHEMA_VERB_CREATE | KIN__SCHEMA_VERB_UPDATE |
             KIN__SCHEMA_VERB_PATCH},
        {"202", "Accepted", KIN__SCHEMA_VERB_CREATE | KIN__SCHEMA_VERB_DELETE},
    };
    const struct kin__schema_resource *facts = path->resource->facts;
    const struct kin__schema_type *type = path->type;
    bool is_status = operation->verb == KIN__SCHEMA_VERB_DELETE ||
                     operation->verb == KIN__SCHEMA_VERB_DELETE_COLLECTION;

    if (operation->verb == KIN__SCHEMA_VERB_LIST && facts)
        type = facts->list_type;
    kin__text_raw(text, ",\"responses\":{");
    for (size_t i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
        if (!(operation->verb & answers[i].verbs))
            continue;
        kin__text_printf(text, "\"%s\":{\"description\":\"%s\",",
                         answers[i].code, answers[i].description);
        if (is_status)
            kin__text_raw(text, "\"schema\":{" REF META "Status\"}},");
        else
            v2_schema(text, path, type);
        if (!is_status)
            kin__text_raw(text, "},");
    }
    kin__text_raw(text, "\"401\":{\"description\":\"Unauthorized\"}}");
}

static void v2_write_operation(struct kin__text *text,
                               const struct v2_path *path,
                               const struct v2_operation *operation)
{
    const struct kin__resource *resource = path->resource;
    const struct kin__subresource *sub = path->sub;

    kin__text_key(text, operation->method);
    kin__text_raw(text, "{\"operationId\":\"");
    v2_operation_id(text, path, operation);
    kin__text_printf(text, "\",\"x-kubernetes-action\":\"%s\",",
                     operation->action);
    kin__text_raw(text, "\"x-kubernetes-group-version-kind\":");
    if (sub)
        v2_gvk(text, sub->group, sub->version, sub->kind);
    else
        v2_gvk(text, resource->group, resource->version, resource->kind);
    v2_parameters(text, path, operation);
    v2_response(text, path, operation);
    kin__text_raw(text, "}");
}

static void v2_path_parameters(struct kin__text *text,
                               const struct v2_path *path)
{
    kin__text_raw(text, ",\"parameters\":[");
    if (path->is_object)
        kin__text_raw(text, "{\"uniqueItems\":true,\"type\":\"string\","
                            "\"name\":\"name\",\"in\":\"path\",\"required\":"
                            "true}");
    if (path->is_in_namespace)
        kin__text_printf(text,
                         "%s{\"uniqueItems\":true,\"type\":\"string\","
                         "\"name\":\"namespace\",\"in\":\"path\",\"required\":"
                         "true}",
                         path->is_object ? "," : "");
    kin__text_raw(text, "]");
}

static void v2_write_path(struct kin__text *text, const struct v2_path *path)
{
    const struct kin__resource *resource = path->resource;

    assert(resource && path->operations);
    assert(!path->sub || path->is_object);
    unsigned verbs = path->sub ? path->sub->verbs : resource->verbs;
    bool has_one = false;

    /* A collection of all namespaces is read-only. */
    if (resource->is_namespaced && !path->is_in_namespace)
        verbs &= KIN__SCHEMA_VERB_LIST;
    for (const struct v2_operation *op = path->operations; op->method; op++)
        has_one = has_one || (verbs & op->verb);
    if (!has_one)
        return;
    kin__text_comma(text);
    kin__text_printf(text, "\"/%s%.*s/%.*s/%s%.*s%s%s%.*s\":{",
                     resource->group.len > 0 ? "apis/" : "api",
                     KIN_STR(resource->group), KIN_STR(resource->version),
                     path->is_in_namespace ? "namespaces/{namespace}/" : "",
                     KIN_STR(resource->plural),
                     path->is_object ? "/{name}" : "", path->sub ? "/" : "",
                     KIN_STR(path->sub ? path->sub->name : KIN__S("")));
    for (const struct v2_operation *op = path->operations; op->method; op++)
        if (verbs & op->verb)
            v2_write_operation(text, path, op);
    v2_path_parameters(text, path);
    kin__text_raw(text, "}");
}

static const struct kin__schema_type *v2_sub_type(
    const struct kin__resource *resource, kin_str name)
{
    const struct kin__schema_resource *facts = resource->facts;

    for (size_t i = 0; facts && i < facts->subresource_count; i++)
        if (kin_str_eq(facts->subresources[i].name, name))
            return facts->subresources[i].type;
    return NULL;
}

static void v2_resource(struct kin__text *text,
                        const struct kin__resource *resource)
{
    struct v2_path path = {.resource = resource,
                           .type = resource->facts ? resource->facts->type
                                                   : NULL,
                           .operations = of_collection};

    v2_write_path(text, &path); /* of all namespaces */
    path.is_in_namespace = resource->is_namespaced;
    if (path.is_in_namespace)
        v2_write_path(text, &path);
    path.is_object = true;
    path.operations = of_object;
    v2_write_path(text, &path);
    path.operations = of_subresource;
    for (size_t i = 0; i < resource->subresource_count; i++) {
        path.sub = &resource->subresources[i];
        if (v2_is_connect(path.sub->kind))
            continue;
        path.type = v2_sub_type(resource, path.sub->name);
        v2_write_path(text, &path);
    }
}

/* --- the document ------------------------------------------------------ */

/* Changes with the document. */
static uint64_t v2_hash(const struct kin__catalog *catalog)
{
    uint64_t hash = kin__hash(KIN__S("openapi v2 1"), /* seed= */ 0);

    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];

        hash = kin__hash(resource->plural, hash);
        if (resource->definition)
            hash = kin__hash(kin_object_resource_version(resource->definition),
                             hash);
    }
    return hash;
}

static void v2_answer(struct kin__request *request, int status,
                      const char *etag, struct kin__text *text)
{
    const struct kin__http_header headers[] = {
        {KIN__S("Cache-Control"), KIN__S("no-cache, private")},
        {KIN__S("Content-Type"), KIN__S("application/json")},
        {KIN__S("ETag"), kin_s(etag)},
        {KIN__S("Vary"), KIN__S("Accept")},
    };

    kin__request_answer_headers(request, status, headers,
                                sizeof(headers) / sizeof(headers[0]), text);
}

static bool v2_accepts_json(struct kin__request *request)
{
    static const char *const fits[] = {"application/json", "application/*",
                                       "*/*"};
    kin_str accept = kin__http_call_header(request->call, "Accept");

    for (size_t i = 0; i < sizeof(fits) / sizeof(fits[0]); i++)
        if (accept.len > 0 &&
            memmem(accept.ptr, accept.len, fits[i], strlen(fits[i])))
            return true;
    return accept.len == 0;
}

void kin__openapi_v2_handle(struct kin__request *request)
{
    AUTO_CATALOG *catalog = kin__engine_catalog(request->front->engine);
    const struct kin__schema *schema = request->front->schema;
    char etag[32];
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    (void)snprintf(etag, sizeof(etag), "\"%016llX\"",
                   (unsigned long long)v2_hash(catalog));
    if (!schema) {
        kin__request_answer_no_page(request);
        return;
    }
    if (!v2_accepts_json(request)) {
        v2_answer(request, 406, etag, &text);
        return;
    }
    if (kin_str_eq(request->none_match, kin_s(etag))) {
        v2_answer(request, 304, etag, &text);
        return;
    }
    kin__text_raw(&text, "{\"swagger\":\"2.0\",\"info\":{\"title\":"
                         "\"Kubernetes\",\"version\":\"1.37\"},\"paths\":{");
    for (size_t i = 0; i < catalog->count; i++)
        v2_resource(&text, catalog->resources[i]);
    kin__text_raw(&text, "},\"definitions\":{");
    v2_definitions(&text, schema, catalog);
    kin__text_raw(&text, "},\"securityDefinitions\":{\"BearerToken\":{"
                         "\"description\":\"Bearer Token authentication\","
                         "\"type\":\"apiKey\",\"name\":\"authorization\","
                         "\"in\":\"header\"}},\"security\":[{\"BearerToken\":"
                         "[]}]}");
    v2_answer(request, 200, etag, &text);
}
