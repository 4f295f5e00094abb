/* SPDX-License-Identifier: Apache-2.0 */
#include "gen.h"

#include <stdarg.h>
#include <string.h>

#include "base/alloc.h"

struct gen_block {
    struct gen_block *next;
    max_align_t content[];
};

void gen_model_done(struct gen_model *model)
{
    while (model->blocks) {
        struct gen_block *block = model->blocks;

        model->blocks = block->next;
        kin__free(/* alloc= */ NULL, block);
    }
}

void *gen_alloc(struct gen_model *model, size_t size)
{
    struct gen_block *block = kin__alloc0(/* alloc= */ NULL, 1,
                                          sizeof(*block) + size);

    if (!block)
        return NULL;
    block->next = model->blocks;
    model->blocks = block;
    return block->content;
}

const char *gen_copy(struct gen_model *model, kin_str text)
{
    char *copy = gen_alloc(model, text.len + 1);

    if (copy && text.len)
        memcpy(copy, text.ptr, text.len);
    return copy;
}

const char *gen_printf(struct gen_model *model, const char *format, ...)
{
    va_list args;
    va_list again;

    va_start(args, format);
    va_copy(again, args);
    int len = vsnprintf(NULL, 0, format, args);
    char *text = len < 0 ? NULL : gen_alloc(model, (size_t)len + 1);
    if (text)
        (void)vsnprintf(text, (size_t)len + 1, format, again);
    va_end(again);
    va_end(args);
    return text;
}

int gen_no_memory(kin_error *err)
{
    return kin_error_set(err, KIN_ENOMEM, "out of memory");
}

/* ---- packages ---- */

struct gen_package *gen_find_package(const struct gen_model *model,
                                     const char *path)
{
    struct gen_package *package = model->packages;

    while (package && strcmp(package->path, path) != 0)
        package = package->next;
    return package;
}

struct gen_package *gen_add_package(struct gen_model *model, const char *path)
{
    struct gen_package *package = gen_alloc(model, sizeof(*package));
    struct gen_package **at = &model->packages;

    if (!package)
        return NULL;
    package->path = gen_copy(model, kin_s(path));
    package->end = &package->resources;
    while (*at && strcmp((*at)->path, path) < 0)
        at = &(*at)->next;
    package->next = *at;
    *at = package;
    return package->path ? package : NULL;
}

/* ---- types ---- */

struct gen_type *gen_find_type(const struct gen_package *package, kin_str base)
{
    struct gen_type *type = package->types;

    while (type && !kin_str_eq(kin_s(type->base), base))
        type = type->next;
    return type;
}

static void package_insert(struct gen_package *package, struct gen_type *type)
{
    struct gen_type **at = &package->types;

    while (*at && strcmp((*at)->base, type->base) < 0)
        at = &(*at)->next;
    type->next = *at;
    *at = type;
}

/* Returns the base with an unused number appended; NULL if out of memory. */
static const char *free_base(struct gen_model *model,
                             const struct gen_package *package,
                             const char *base)
{
    const char *other = base;

    for (int i = 2; other && gen_find_type(package, kin_s(other)); i++)
        other = gen_printf(model, "%s%d", base, i);
    return other;
}

/* Renames an existing type in favour of one that is named in the schema. */
static int type_give_way(struct gen_model *model, struct gen_type *type)
{
    struct gen_type **at = &type->package->types;
    const char *base = free_base(model, type->package, type->base);

    if (!base)
        return KIN_ENOMEM;
    while (*at != type)
        at = &(*at)->next;
    *at = type->next;
    type->base = base;
    package_insert(type->package, type);
    return 0;
}

struct gen_type *gen_add_type(struct gen_model *model,
                              struct gen_package *package, kin_str base,
                              const char *where)
{
    struct gen_type *type = gen_alloc(model, sizeof(*type));
    struct gen_type *other = gen_find_type(package, base);

    if (!type)
        return NULL;
    type->package = package;
    type->where = where;
    type->end = &type->fields;
    if (other && other->where && !where && type_give_way(model, other) < 0)
        return NULL;
    type->base = gen_copy(model, base);
    if (type->base)
        type->base = free_base(model, package, type->base);
    if (!type->base)
        return NULL;
    package_insert(package, type);
    return type;
}

struct gen_enum *gen_find_enum(const struct gen_package *package, kin_str base)
{
    struct gen_enum *one = package->enums;

    while (one && !kin_str_eq(kin_s(one->base), base))
        one = one->next;
    return one;
}

struct gen_enum *gen_add_enum(struct gen_model *model,
                              struct gen_package *package, kin_str base)
{
    struct gen_enum *one = gen_alloc(model, sizeof(*one));
    struct gen_enum **at = &package->enums;

    if (!one)
        return NULL;
    one->base = gen_copy(model, base);
    if (!one->base)
        return NULL;
    while (*at && strcmp((*at)->base, one->base) < 0)
        at = &(*at)->next;
    one->next = *at;
    *at = one;
    return one;
}

struct gen_field *gen_add_field(struct gen_model *model, struct gen_type *type,
                                kin_str json)
{
    struct gen_field *field = gen_alloc(model, sizeof(*field));

    if (!field)
        return NULL;
    field->json = gen_copy(model, json);
    field->word = gen_snake(model, json);
    if (field->word)
        field->word = gen_shorten(model, type->package, field->word);
    if (!field->json || !field->word)
        return NULL;
    *type->end = field;
    type->end = &field->next;
    return field;
}

const struct gen_field *gen_find_field(const struct gen_type *type,
                                       const char *json)
{
    const struct gen_field *field = type->fields;

    while (field && strcmp(field->json, json) != 0)
        field = field->next;
    return field;
}

int gen_add_sub(struct gen_model *model, struct gen_resource *resource,
                kin_str name, struct gen_type *body)
{
    struct gen_sub *sub = gen_alloc(model, sizeof(*sub));
    struct gen_sub **at = &resource->subs;

    if (!sub)
        return KIN_ENOMEM;
    while (*at)
        at = &(*at)->next;
    sub->name = gen_copy(model, name);
    sub->body = body;
    *at = sub;
    if (body) {
        body->is_object = true;
        body->is_body = true;
    }
    return sub->name ? 0 : KIN_ENOMEM;
}

struct gen_resource *gen_add_resource(struct gen_model *model,
                                      struct gen_type *type)
{
    struct gen_resource *resource = gen_alloc(model, sizeof(*resource));

    if (!resource)
        return NULL;
    resource->type = type;
    type->is_object = true;
    *type->package->end = resource;
    type->package->end = &resource->next;
    return resource;
}
