/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_crd.c - types from CustomResourceDefinitions, a package for each version.
 */
#include <string.h>

#include "base/str.h"
#include "gen.h"

static kin_str str_at(kin_value v, const char *key)
{
    return kin_value_str(kin_value_get(v, kin_s(key)));
}

/* ---- packages ---- */

/* Whether a word is in use for another group, or is an abbreviation. */
static bool word_is_taken(const struct gen_model *model, const char *word,
                          kin_str group)
{
    size_t len = strlen(word);

    if (gen_is_short(word))
        return true;
    for (const struct gen_package *p = model->packages; p; p = p->next)
        if (strncmp(p->path, word, len) == 0 && p->path[len] == '/' &&
            (p->is_builtin || !p->group || !kin_str_eq(kin_s(p->group), group)))
            return true;
    return false;
}

/* A group is named by its first label, and as many more as needed to
 * distinguish it from built-in and other groups. */
static const char *own_word(struct gen_model *model, kin_str group)
{
    kin_str rest = group;
    const char *word = NULL;

    if (model->prefix)
        return gen_snake(model, kin_s(model->prefix));
    while (rest.ptr) {
        kin_str label = kin__str_cut(&rest, '.');
        const char *more = gen_snake(model, label);
        if (more)
            word = word ? gen_printf(model, "%s_%s", word, more) : more;
        if (!more || !word || !word_is_taken(model, word, group))
            return more ? word : NULL;
    }
    return word;
}

int gen_own_package(struct gen_model *model, kin_str group, kin_str version,
                    struct gen_package **ret, kin_error *err)
{
    const char *word = own_word(model, group);
    const char *path = word ? gen_printf(model, "%s/%.*s", word,
                                         KIN_STR(version))
                            : NULL;
    struct gen_package *package = path ? gen_find_package(model, path) : NULL;

    if (!path)
        return gen_no_memory(err);
    if (package &&
        (package->is_builtin || !kin_str_eq(kin_s(package->group), group)))
        return kin_error_set(err, KIN_EEXISTS,
                             "%.*s/%.*s and %s/%s are both called %s; say "
                             "another name with --prefix",
                             KIN_STR(group), KIN_STR(version), package->group,
                             package->version, path);
    if (!package) {
        package = gen_add_package(model, path);
        if (!package)
            return gen_no_memory(err);
        package->group = gen_copy(model, group);
        package->version = gen_copy(model, version);
        package->is_wanted = true;
        if (!package->group || !package->version)
            return gen_no_memory(err);
    }
    *ret = package;
    return 0;
}

/* ---- one definition ---- */

struct crd {
    kin_value spec;
    kin_str group;
    kin_str kind;
    kin_str plural;
    bool is_namespaced;
};

static int crd_read_names(kin_value value, const struct gen_place *place,
                          struct crd *ret, kin_error *err)
{
    kin_value spec = kin_value_get(value, KIN__S("spec"));
    kin_value names = kin_value_get(spec, KIN__S("names"));
    kin_str scope = str_at(spec, "scope");

    *ret = (struct crd){
        .spec = spec,
        .group = str_at(spec, "group"),
        .kind = str_at(names, "kind"),
        .plural = str_at(names, "plural"),
        .is_namespaced = kin_str_eq(scope, KIN__S("Namespaced")),
    };
    if (ret->group.len == 0)
        return gen_fail(place, err, "spec.group is missing");
    if (ret->kind.len == 0)
        return gen_fail(place, err, "spec.names.kind is missing");
    if (ret->plural.len == 0)
        return gen_fail(place, err, "spec.names.plural is missing");
    if (!ret->is_namespaced && !kin_str_eq(scope, KIN__S("Cluster")))
        return gen_fail(place, err,
                        "spec.scope is neither Namespaced nor Cluster");
    return 0;
}

static int crd_add_resource(struct gen_model *model, const struct crd *crd,
                            kin_value version, struct gen_type *type,
                            kin_error *err)
{
    struct gen_resource *resource = gen_add_resource(model, type);
    kin_value parts = kin_value_get(version, KIN__S("subresources"));
    struct gen_type *scale = gen_find_type(
        gen_find_package(model, "autoscaling/v1"), KIN__S("Scale"));

    if (!resource)
        return gen_no_memory(err);
    resource->plural = gen_copy(model, crd->plural);
    resource->kind = gen_copy(model, crd->kind);
    resource->is_namespaced = crd->is_namespaced;
    resource->has_status = kin_value_exists(
        kin_value_get(parts, KIN__S("status")));
    if (kin_value_exists(kin_value_get(parts, KIN__S("scale"))) &&
        gen_add_sub(model, resource, KIN__S("scale"), scale) < 0)
        return gen_no_memory(err);
    return resource->plural && resource->kind ? 0 : gen_no_memory(err);
}

static int crd_read_version(struct gen_model *model, const struct crd *crd,
                            kin_value version, struct gen_place *place,
                            kin_error *err)
{
    struct gen_schema_reader reader = {.model = model, .place = place};
    kin_value schema = kin_value_get(kin_value_get(version, KIN__S("schema")),
                                     KIN__S("openAPIV3Schema"));
    kin_str name = str_at(version, "name");
    struct gen_package *package = NULL;

    if (name.len == 0)
        return gen_fail(place, err, "name is missing");
    if (kin_value_type(schema) != KIN_TYPE_OBJECT)
        return gen_fail(place, err, "schema.openAPIV3Schema is missing");
    int r = gen_own_package(model, crd->group, name, &package, err);
    if (r < 0)
        return r;
    struct gen_type *type = gen_find_type(package, crd->kind);
    if (type && type->is_object)
        return gen_fail(place, err, "%.*s is defined twice",
                        KIN_STR(crd->kind));
    type = gen_add_type(model, package, crd->kind, /* where= */ NULL);
    if (!type)
        return gen_no_memory(err);
    r = crd_add_resource(model, crd, version, type, err);
    if (r < 0)
        return r;
    size_t len = strlen(place->path);
    (void)snprintf(place->path + len, sizeof(place->path) - len,
                   ".schema.openAPIV3Schema");
    return gen_read_properties(&reader, schema, type, err);
}

int gen_read_crd(struct gen_model *model, const char *file, size_t line,
                 kin_value value, kin_error *err)
{
    struct gen_place place = {.file = file, .line = line, .path = "."};
    struct crd crd;
    int r = crd_read_names(value, &place, &crd, err);

    if (r < 0)
        return r;
    kin_value versions = kin_value_get(crd.spec, KIN__S("versions"));
    size_t count = kin_value_count(versions);
    if (count == 0)
        return gen_fail(&place, err, "spec.versions is missing");
    for (size_t i = 0; i < count && r == 0; i++) {
        (void)snprintf(place.path, sizeof(place.path), ".spec.versions[%zu]",
                       i);
        r = crd_read_version(model, &crd, kin_value_at(versions, i), &place,
                             err);
    }
    return r;
}
