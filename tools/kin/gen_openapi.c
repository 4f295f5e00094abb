/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_openapi.c - reads types from OpenAPI v3 documents, as served under
 * /openapi/v3.
 *
 * A schema is a kind if it declares its group, version and kind and some path
 * is its collection.  Other types are generated if a kind refers to them.
 * References to built-in Kubernetes types resolve to the types of kin/api.
 */
#include <string.h>

#include "base/str.h"
#include "gen.h"

struct openapi {
    kin_value schemas;
    kin_value paths;
    struct gen_place *place;
    struct gen_package *package; /* of the kind being read */
    unsigned depth;
};

enum { REFERENCES_MAX = 100 };

static kin_str str_at(kin_value v, const char *key)
{
    return kin_value_str(kin_value_get(v, kin_s(key)));
}

/* ---- references ---- */

/* Built-in types that are scalars in kin, by schema name. */
static const struct {
    const char *name;
    enum gen_kind kind;
} scalars[] = {
    {"io.k8s.apimachinery.pkg.api.resource.Quantity", GEN_QUANTITY},
    {"io.k8s.apimachinery.pkg.util.intstr.IntOrString", GEN_INTSTR},
    {"io.k8s.apimachinery.pkg.apis.meta.v1.Time", GEN_TIME},
    {"io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime", GEN_MICRO_TIME},
    {"io.k8s.apimachinery.pkg.apis.meta.v1.Duration", GEN_DURATION},
    {"io.k8s.apimachinery.pkg.apis.meta.v1.FieldsV1", GEN_ANY},
    {"io.k8s.apimachinery.pkg.runtime.RawExtension", GEN_ANY},
};

/* Returns a built-in type of kin/api, or NULL. */
static struct gen_type *builtin_type(const struct gen_model *model,
                                     kin_str name)
{
    for (const struct gen_package *p = model->packages; p; p = p->next)
        for (struct gen_type *t = p->is_builtin ? p->types : NULL; t;
             t = t->next)
            if (kin_str_eq(kin_s(t->model), name))
                return t;
    return NULL;
}

static kin_str last_label(kin_str name)
{
    size_t dot = kin__str_rfind(name, '.');

    return dot == KIN__STR_NONE ? name
                                : kin__str_slice(name, dot + 1, SIZE_MAX);
}

/* Returns the package's type with this schema name, or NULL. */
static struct gen_type *find_model(const struct gen_package *package,
                                   kin_str name)
{
    struct gen_type *type = package->types;

    while (type && !(type->model && kin_str_eq(kin_s(type->model), name)))
        type = type->next;
    return type;
}

static struct gen_type *add_model(struct gen_model *model,
                                  struct gen_package *package, kin_str name,
                                  kin_str base)
{
    struct gen_type *type = gen_add_type(model, package, base,
                                         /* where= */ NULL);

    if (type)
        type->model = gen_copy(model, name);
    return type && type->model ? type : NULL;
}

static int openapi_resolve(struct gen_model *model, kin_str reference,
                           struct gen_field *field, struct gen_type **ret,
                           void *userdata, kin_error *err);

static int own_type(struct gen_model *model, struct openapi *api, kin_str name,
                    kin_value schema, struct gen_type **ret, kin_error *err)
{
    struct gen_schema_reader reader = {model, api->place, openapi_resolve, api};

    *ret = find_model(api->package, name);
    if (*ret)
        return 0;
    if (api->depth >= REFERENCES_MAX)
        return gen_fail(api->place, err, "references nest too deeply");
    *ret = add_model(model, api->package, name, last_label(name));
    if (!*ret)
        return gen_no_memory(err);
    api->depth++;
    int r = gen_read_properties(&reader, schema, *ret, err);
    api->depth--;
    return r;
}

static int openapi_resolve(struct gen_model *model, kin_str reference,
                           struct gen_field *field, struct gen_type **ret,
                           void *userdata, kin_error *err)
{
    struct openapi *api = userdata;
    kin_str front = KIN__S("#/components/schemas/");
    kin_str name = kin__str_slice(reference, front.len, SIZE_MAX);

    if (!kin_str_starts_with(reference, front))
        return gen_fail(api->place, err,
                        "a reference to %.*s, which is not "
                        "one of this document's schemas",
                        KIN_STR(reference));
    for (size_t i = 0; i < sizeof(scalars) / sizeof(scalars[0]); i++) {
        if (!kin_str_eq(name, kin_s(scalars[i].name)))
            continue;
        field->kind = scalars[i].kind;
        return 0;
    }
    *ret = builtin_type(model, name);
    if (*ret)
        return 0;
    kin_value schema = kin_value_get(api->schemas, name);
    if (kin_value_type(schema) != KIN_TYPE_OBJECT)
        return gen_fail(api->place, err, "schema not found: %.*s",
                        KIN_STR(name));
    if (kin_value_count(kin_value_get(schema, KIN__S("properties"))) == 0) {
        field->kind = GEN_ANY;
        return 0;
    }
    return own_type(model, api, name, schema, ret, err);
}

/* ---- kinds ---- */

/* Whether a path is the collection of a kind: it is
 * "/apis/GROUP/VERSION/[namespaces/{namespace}/]PLURAL" and has a POST of the
 * kind.  If so, also returns plural and scope.  A path below a named object is
 * not a collection. */
static bool path_of_kind(kin_str path, kin_value item, kin_value gvk,
                         kin_str *ret_plural, bool *ret_namespaced)
{
    kin_value post = kin_value_get(item, KIN__S("post"));
    kin_value about = kin_value_get(post,
                                    KIN__S("x-kubernetes-group-version-kind"));

    if (!kin_value_exists(about) || !kin_value_equal(about, gvk))
        return false;
    size_t slash = kin__str_rfind(path, '/');
    if (slash == KIN__STR_NONE ||
        kin__str_find(kin__str_slice(path, slash, SIZE_MAX), '{') !=
            KIN__STR_NONE)
        return false;
    kin_str above = kin__str_slice(path, 0, slash);
    *ret_plural = kin__str_slice(path, slash + 1, SIZE_MAX);
    *ret_namespaced = kin_str_ends_with(above, KIN__S("/{namespace}"));
    return *ret_namespaced || !kin_str_ends_with(above, KIN__S("}"));
}

static bool has_status_path(const struct openapi *api, kin_str plural)
{
    size_t count = kin_value_count(api->paths);

    for (size_t i = 0; i < count; i++) {
        kin_str path = kin_value_key_at(api->paths, i);
        kin_str tail = KIN__S("/{name}/status");
        if (!kin_str_ends_with(path, tail))
            continue;
        kin_str head = kin__str_slice(path, 0, path.len - tail.len);
        size_t slash = kin__str_rfind(head, '/');
        if (slash != KIN__STR_NONE &&
            kin_str_eq(kin__str_slice(head, slash + 1, SIZE_MAX), plural))
            return true;
    }
    return false;
}

/* Whether kin/api has the group version.  Such a version is not extended. */
static bool is_builtin_version(const struct gen_model *model, kin_value gvk)
{
    for (const struct gen_package *p = model->packages; p; p = p->next)
        if (p->is_builtin && p->group &&
            kin_str_eq(kin_s(p->group), str_at(gvk, "group")) &&
            kin_str_eq(kin_s(p->version), str_at(gvk, "version")))
            return true;
    return false;
}

static int add_kind(struct gen_model *model, struct openapi *api, kin_str name,
                    kin_value gvk, kin_str plural, bool is_namespaced,
                    kin_error *err)
{
    kin_str kind = str_at(gvk, "kind");
    struct gen_package *package = NULL;
    int r = gen_own_package(model, str_at(gvk, "group"), str_at(gvk, "version"),
                            &package, err);

    if (r < 0)
        return r;
    struct gen_type *type = gen_find_type(package, kind);
    if (type && type->is_object)
        return 0;
    type = add_model(model, package, name, kind);
    struct gen_resource *resource = type ? gen_add_resource(model, type) : NULL;
    if (!resource)
        return gen_no_memory(err);
    resource->plural = gen_copy(model, plural);
    resource->kind = gen_copy(model, kind);
    resource->is_namespaced = is_namespaced;
    resource->has_status = has_status_path(api, plural);
    return resource->plural && resource->kind ? 0 : gen_no_memory(err);
}

/* Adds the type of a kind. */
static int find_kind(struct gen_model *model, struct openapi *api, kin_str name,
                     kin_value schema, kin_error *err)
{
    kin_value kinds = kin_value_get(schema,
                                    KIN__S("x-kubernetes-group-version-kind"));
    kin_value gvk = kin_value_at(kinds, 0);
    size_t count = kin_value_count(api->paths);

    /* Types with several kinds, such as DeleteOptions, belong to all groups. */
    if (kin_value_count(kinds) != 1 || is_builtin_version(model, gvk))
        return 0;
    for (size_t i = 0; i < count; i++) {
        kin_str plural = {0};
        bool is_namespaced = false;
        if (!path_of_kind(kin_value_key_at(api->paths, i),
                          kin_value_at(api->paths, i), gvk, &plural,
                          &is_namespaced))
            continue;
        return add_kind(model, api, name, gvk, plural, is_namespaced, err);
    }
    return 0;
}

/* Reads the fields of a kind and the types that it refers to. */
static int read_kind(struct gen_model *model, struct openapi *api, kin_str name,
                     kin_value schema, kin_error *err)
{
    struct gen_schema_reader reader = {model, api->place, openapi_resolve, api};

    for (struct gen_package *p = model->packages; p; p = p->next) {
        struct gen_type *type = p->is_builtin ? NULL : find_model(p, name);
        if (!type || !type->is_object || type->fields)
            continue;
        api->package = p;
        return gen_read_properties(&reader, schema, type, err);
    }
    return 0;
}

typedef int schema_visit(struct gen_model *model, struct openapi *api,
                         kin_str name, kin_value schema, kin_error *err);

static int visit_schemas(struct gen_model *model, struct openapi *api,
                         schema_visit *visit, kin_error *err)
{
    size_t count = kin_value_count(api->schemas);
    int r = 0;

    for (size_t i = 0; i < count && r == 0; i++) {
        kin_str name = kin_value_key_at(api->schemas, i);
        (void)snprintf(api->place->path, sizeof(api->place->path),
                       ".components.schemas['%.*s']", KIN_STR(name));
        r = visit(model, api, name, kin_value_at(api->schemas, i), err);
    }
    return r;
}

int gen_read_openapi(struct gen_model *model, const char *file,
                     kin_value document, kin_error *err)
{
    struct gen_place place = {.file = file, .path = "."};
    kin_value components = kin_value_get(document, KIN__S("components"));
    struct openapi api = {
        .schemas = kin_value_get(components, KIN__S("schemas")),
        .paths = kin_value_get(document, KIN__S("paths")),
        .place = &place,
    };

    if (kin_value_count(api.schemas) == 0)
        return gen_fail(&place, err, "components.schemas is missing or empty");
    /* Add all kinds before resolving references between them. */
    int r = visit_schemas(model, &api, find_kind, err);
    return r < 0 ? r : visit_schemas(model, &api, read_kind, err);
}
