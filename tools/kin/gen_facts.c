/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_facts.c - types from facts (src/schema): all resources that have an
 * informer, reviews, and every type that is reached from them.
 */
#include <string.h>

#include "base/str.h"
#include "gen.h"

struct facts_reader {
    struct gen_model *model;
    bool is_builtin;
};

/* A group is named by its first label, as in "rbac"; types without a group are
 * in the package that the facts name. */
static const char *facts_path(struct gen_model *model,
                              const struct kin__schema *schema, kin_str package)
{
    for (size_t i = 0; i < schema->version_count; i++) {
        const struct kin__schema_version *version = &schema->versions[i];
        kin_str group = version->group;
        if (!kin_str_eq(version->package, package) || group.len == 0)
            continue;
        kin_str label = kin__str_cut(&group, '.');
        return gen_printf(model, "%.*s/%.*s", KIN_STR(label),
                          KIN_STR(version->version));
    }
    return gen_copy(model, package);
}

static int facts_package(struct facts_reader *reader,
                         const struct kin__schema *schema, kin_str name,
                         struct gen_package **ret)
{
    struct gen_model *model = reader->model;
    const char *path = facts_path(model, schema, name);
    struct gen_package *package = path ? gen_find_package(model, path) : NULL;

    if (!path)
        return KIN_ENOMEM;
    if (!package) {
        package = gen_add_package(model, path);
        if (!package)
            return KIN_ENOMEM;
        package->is_builtin = reader->is_builtin;
    }
    *ret = package;
    return 0;
}

static void field_set_kind(struct gen_field *field,
                           const struct kin__schema_field *fact)
{
    static const enum gen_kind kinds[KIN__SCHEMA_KIND_COUNT] = {
        [KIN__SCHEMA_STRING] = GEN_STR,
        [KIN__SCHEMA_BOOL] = GEN_BOOLEAN,
        [KIN__SCHEMA_INT32] = GEN_INT32,
        [KIN__SCHEMA_INT64] = GEN_INT64,
        [KIN__SCHEMA_DOUBLE] = GEN_DOUBLE,
        [KIN__SCHEMA_BYTES] = GEN_BYTES,
        [KIN__SCHEMA_STRUCT] = GEN_STRUCT,
        [KIN__SCHEMA_QUANTITY] = GEN_QUANTITY,
        [KIN__SCHEMA_TIME] = GEN_TIME,
        [KIN__SCHEMA_MICRO_TIME] = GEN_MICRO_TIME,
        [KIN__SCHEMA_DURATION] = GEN_DURATION,
        [KIN__SCHEMA_INT_OR_STRING] = GEN_INTSTR,
        [KIN__SCHEMA_STRINGS] = GEN_ANY,
        [KIN__SCHEMA_FIELDS_V1] = GEN_ANY,
        [KIN__SCHEMA_RAW] = GEN_ANY,
        [KIN__SCHEMA_JSON] = GEN_ANY,
        [KIN__SCHEMA_SCHEMA_OR_ARRAY] = GEN_ANY,
        [KIN__SCHEMA_SCHEMA_OR_BOOL] = GEN_ANY,
        [KIN__SCHEMA_SCHEMA_OR_STRINGS] = GEN_ANY,
    };

    field->kind = kinds[fact->kind];
    field->container = fact->container == KIN__SCHEMA_LIST  ? GEN_LIST
                       : fact->container == KIN__SCHEMA_MAP ? GEN_MAP
                                                            : GEN_ONE;
    if (fact->kind == KIN__SCHEMA_STRINGS &&
        fact->container == KIN__SCHEMA_ONE) {
        field->kind = GEN_STR;
        field->container = GEN_LIST;
    }
}

/* New types are filled later, without recursion. */
struct facts_todo {
    const struct kin__schema_type *fact;
    struct gen_type *type;
    struct facts_todo *next;
};

struct facts_walk {
    struct facts_reader reader;
    const struct kin__schema *schema;
    struct facts_todo *todo;
};

static int walk_type(struct facts_walk *walk,
                     const struct kin__schema_type *fact, struct gen_type **ret)
{
    struct gen_model *model = walk->reader.model;
    struct gen_package *package = NULL;
    int r = facts_package(&walk->reader, walk->schema, fact->package, &package);

    if (r < 0)
        return r;
    *ret = gen_find_type(package, fact->base);
    /* Nothing is added to packages of kin/api. */
    if (*ret || (package->is_builtin && !walk->reader.is_builtin))
        return 0;
    struct facts_todo *todo = gen_alloc(model, sizeof(*todo));
    *ret = gen_add_type(model, package, fact->base,
                        /* where= */ NULL);
    if (!todo || !*ret)
        return KIN_ENOMEM;
    (*ret)->model = gen_printf(model, "%.*s.%.*s", KIN_STR(fact->model),
                               KIN_STR(fact->base));
    if (!(*ret)->model)
        return KIN_ENOMEM;
    *todo = (struct facts_todo){fact, *ret, walk->todo};
    walk->todo = todo;
    return 0;
}

static int split_choices(struct gen_model *model, kin_str text,
                         struct gen_enum *one)
{
    const char **choices = NULL;
    size_t count = 1;

    for (size_t i = 0; i < text.len; i++)
        count += text.ptr[i] == ',';
    choices = gen_alloc(model, count * sizeof(*choices));
    if (!choices)
        return KIN_ENOMEM;
    one->choices = choices;
    for (kin_str rest = text; rest.ptr; one->choice_count++) {
        const char *choice = gen_copy(model, kin__str_cut(&rest, ','));
        if (!choice)
            return KIN_ENOMEM;
        choices[one->choice_count] = choice;
    }
    return 0;
}

/* Returns the enumeration of a field; NULL if unknown, or if kin/api lacks it.
 */
static int walk_choices(struct facts_walk *walk,
                        const struct kin__schema_field *field,
                        const struct gen_enum **ret)
{
    const struct kin__schema_enum *fact = field->merge->choices;
    struct gen_package *package = NULL;

    if (!fact)
        return 0;
    int r = facts_package(&walk->reader, walk->schema, fact->package, &package);
    if (r < 0)
        return r;
    struct gen_enum *one = gen_find_enum(package, fact->base);
    *ret = one;
    if (one || (package->is_builtin && !walk->reader.is_builtin))
        return 0;
    one = gen_add_enum(walk->reader.model, package, fact->base);
    *ret = one;
    return one ? split_choices(walk->reader.model, fact->choices, one)
               : KIN_ENOMEM;
}

static int walk_fields(struct facts_walk *walk,
                       const struct kin__schema_type *fact,
                       struct gen_type *type)
{
    for (size_t i = 0; i < fact->field_count; i++) {
        const struct kin__schema_field *one = &fact->fields[i];
        struct gen_field *field;
        int r = 0;

        if (one->flags & KIN__SCHEMA_TYPE_META)
            continue;
        field = gen_add_field(walk->reader.model, type, one->name);
        if (!field)
            return KIN_ENOMEM;
        field_set_kind(field, one);
        if (field->kind == GEN_STRUCT)
            r = walk_type(walk, one->type, &field->type);
        else
            r = walk_choices(walk, one, &field->choices);
        if (r < 0)
            return r;
        if (field->kind == GEN_STRUCT && !field->type)
            field->kind = GEN_ANY;
        if (field->type && field->type->is_object)
            field->type->is_inner = true;
    }
    return 0;
}

/* Subresources of resources that are no longer served are unknown. */
static bool facts_have_status(const struct kin__schema_resource *fact)
{
    return kin__schema_find_subresource(fact, KIN__S("status")) ||
           (fact->served == KIN__SCHEMA_SERVED_NEVER &&
            kin__schema_find_field(fact->type, KIN__S("status")));
}

/* Bodies of subresources with their own calls. */
static bool is_body(kin_str sub)
{
    return kin_str_eq(sub, KIN__S("binding")) ||
           kin_str_eq(sub, KIN__S("eviction")) ||
           kin_str_eq(sub, KIN__S("scale")) || kin_str_eq(sub, KIN__S("token"));
}

static int walk_subresources(struct facts_walk *walk,
                             const struct kin__schema_resource *fact,
                             struct gen_resource *resource)
{
    int r = 0;

    for (size_t i = 0; i < fact->subresource_count && r == 0; i++) {
        const struct kin__schema_subresource *sub = &fact->subresources[i];
        struct gen_type *body = NULL;
        bool is_own = sub->type == fact->type &&
                      sub->verbs & KIN__SCHEMA_VERB_UPDATE &&
                      !kin_str_eq(sub->name, KIN__S("status"));
        if (is_body(sub->name) && sub->type)
            r = walk_type(walk, sub->type, &body);
        if (r == 0 && (is_own || body))
            r = gen_add_sub(walk->reader.model, resource, sub->name, body);
    }
    return r;
}

/* Reviews, which can only be created and are not stored. */
static bool is_review(const struct kin__schema_resource *fact)
{
    return fact->verbs == KIN__SCHEMA_VERB_CREATE &&
           kin_str_ends_with(fact->kind, KIN__S("Review"));
}

static int walk_resource(struct facts_walk *walk,
                         const struct kin__schema_resource *fact)
{
    struct gen_model *model = walk->reader.model;
    struct gen_type *type = NULL;
    int r = walk_type(walk, fact->type, &type);

    if (r < 0 || !type ||
        (type->package->is_builtin && !walk->reader.is_builtin))
        return r;
    struct gen_resource *resource = gen_add_resource(model, type);
    if (!resource)
        return KIN_ENOMEM;
    resource->plural = gen_copy(model, fact->plural);
    resource->kind = gen_copy(model, fact->kind);
    resource->is_namespaced = fact->is_namespaced;
    resource->has_status = facts_have_status(fact);
    resource->is_review = is_review(fact);
    type->is_review = resource->is_review;
    /* The answer has no name, so it is returned as a value. */
    type->is_object = !resource->is_review;
    type->package->group = gen_copy(model, fact->group);
    type->package->version = gen_copy(model, fact->version);
    return resource->plural && resource->kind && type->package->group &&
                   type->package->version
               ? walk_subresources(walk, fact, resource)
               : KIN_ENOMEM;
}

int gen_read_facts(struct gen_model *model, const struct kin__schema *schema,
                   bool is_builtin, kin_error *err)
{
    struct facts_walk walk = {
        .reader = {.model = model, .is_builtin = is_builtin},
        .schema = schema,
    };
    int r = 0;

    for (size_t i = 0; i < schema->resource_count && r == 0; i++)
        if (schema->resources[i].has_informer ||
            is_review(&schema->resources[i]))
            r = walk_resource(&walk, &schema->resources[i]);
    while (walk.todo && r == 0) {
        struct facts_todo *todo = walk.todo;
        walk.todo = todo->next;
        r = walk_fields(&walk, todo->fact, todo->type);
    }
    return r < 0 ? gen_no_memory(err) : 0;
}
