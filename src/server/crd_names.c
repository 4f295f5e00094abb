/* SPDX-License-Identifier: Apache-2.0 */
#include "server/crd_names.h"

#include <stdio.h>

#include "base/str.h"
#include "object/seen.h"
#include "server/stamp.h"

static const struct {
    const char *key;
    const char *reason;
    bool is_kind; /* kinds are apart from what stands in paths */
} crd_names[KIN__CRD_NAMES] = {
    [KIN__CRD_PLURAL] = {"plural", "PluralConflict", false},
    [KIN__CRD_SINGULAR] = {"singular", "SingularConflict", false},
    [KIN__CRD_SHORT_NAMES] = {"shortNames", "ShortNamesConflict", false},
    [KIN__CRD_KIND] = {"kind", "KindConflict", true},
    [KIN__CRD_LIST_KIND] = {"listKind", "ListKindConflict", true},
};

static kin_value at(kin_value object, const char *key)
{
    return kin_value_get(object, kin_s(key));
}

static bool is_builtin(const struct kin__resource *resource, kin_str name,
                       bool is_kind)
{
    if (is_kind)
        return kin_str_eq(resource->kind, name) ||
               kin_str_eq(resource->list_kind, name);
    for (size_t i = 0; i < resource->short_name_count; i++)
        if (kin_str_eq(resource->short_names[i], name))
            return true;
    return kin_str_eq(resource->plural, name) ||
           kin_str_eq(resource->singular, name);
}

/* A definition being judged. */
struct judging {
    const struct kin__engine *engine;
    const struct kin__held *all; /* definitions */
    kin_str name;                /* its own */
    kin_str group;
    /* Names that others of the group have, without kinds, and kinds. */
    struct kin__seen used[2];
};

static void judging_done(struct judging *judging)
{
    kin__seen_done(&judging->used[0]);
    kin__seen_done(&judging->used[1]);
}

/* What another definition has got; absent if it is of another group. */
static kin_value accepted_names(const struct judging *judging,
                                const kin_object *other)
{
    kin_value value = kin_object_value(other);

    if (kin_str_eq(kin_object_name(other), judging->name) ||
        !kin_str_eq(kin_value_str(at(at(value, "spec"), "group")),
                    judging->group))
        return KIN_VALUE_ABSENT;
    return at(at(value, "status"), "acceptedNames");
}

static void add_names(kin_value texts, struct kin__seen *ret)
{
    if (kin_value_type(texts) == KIN_TYPE_STRING)
        kin__seen_add(ret, texts);
    for (size_t i = 0; i < kin_value_count(texts); i++)
        kin__seen_add(ret, kin_value_at(texts, i));
}

static size_t count_names(const struct judging *judging)
{
    size_t count = 0;

    for (size_t i = 0; i < judging->all->count; i++) {
        kin_value names = accepted_names(judging, judging->all->objects[i]);
        for (size_t k = 0; k < KIN__CRD_NAMES; k++)
            count += 1 + kin_value_count(at(names, crd_names[k].key));
    }
    return count;
}

/* Collects the names that others have. */
static int judging_init(struct judging *judging)
{
    size_t count = count_names(judging);
    const kin_allocator *alloc = judging->engine->alloc;
    int r = kin__seen_init(&judging->used[0], alloc, count);

    if (r == 0)
        r = kin__seen_init(&judging->used[1], alloc, count);
    for (size_t i = 0; r == 0 && i < judging->all->count; i++) {
        kin_value names = accepted_names(judging, judging->all->objects[i]);
        for (size_t k = 0; k < KIN__CRD_NAMES; k++)
            add_names(at(names, crd_names[k].key),
                      &judging->used[crd_names[k].is_kind]);
    }
    return r;
}

static bool is_used(const struct judging *judging, kin_value text, bool is_kind)
{
    const struct kin__catalog_draft *builtins = &judging->engine->builtins;
    kin_str name = kin_value_str(text);

    for (size_t i = 0; i < builtins->count; i++) {
        const struct kin__resource *resource = &builtins->items[i]->resource;
        if (kin_str_eq(resource->group, judging->group) &&
            is_builtin(resource, name, is_kind))
            return true;
    }
    return kin__seen_has(&judging->used[is_kind], text);
}

static void judge_text(const struct judging *judging, enum kin__crd_name which,
                       kin_value text, struct kin__crd_verdict *ret)
{
    kin_str name = kin_value_str(text);

    if (name.len == 0 || !is_used(judging, text, crd_names[which].is_kind))
        return;
    ret->is_taken[which] = true;
    ret->reason = crd_names[which].reason;
    (void)snprintf(ret->message, sizeof(ret->message),
                   "\"%.*s\" is already in use",
                   KIN_STR(kin__str_slice(name, 0, 64)));
}

bool kin__crd_has_condition(kin_value definition, const char *type,
                            const char *status)
{
    kin_value conditions = at(at(definition, "status"), "conditions");

    for (size_t i = 0; i < kin_value_count(conditions); i++) {
        kin_value condition = kin_value_at(conditions, i);
        if (kin_str_eq(kin_value_str(at(condition, "type")), kin_s(type)))
            return kin_str_eq(kin_value_str(at(condition, "status")),
                              kin_s(status));
    }
    return false;
}

int kin__crd_judge(struct kin__engine *engine, kin_value definition,
                   struct kin__crd_verdict *ret)
{
    KIN__AUTO_HELD *all = NULL;
    kin_value spec = at(definition, "spec");
    uint64_t version = 0;
    int r = kin__held_now(&engine->held, engine->definitions->shelf, KIN__S(""),
                          kin__engine_version(engine), &all, &version);

    if (r < 0)
        return r;
    __attribute__((cleanup(judging_done))) struct judging judging = {
        .engine = engine,
        .all = all,
        .name = kin__meta_str(definition, "name"),
        .group = kin_value_str(at(spec, "group"))};
    r = judging_init(&judging);
    if (r < 0)
        return r;
    *ret = (struct kin__crd_verdict){.reason = NULL};
    for (int i = 0; i < KIN__CRD_NAMES; i++) {
        kin_value wanted = at(at(spec, "names"), crd_names[i].key);
        if (i != KIN__CRD_SHORT_NAMES)
            judge_text(&judging, i, wanted, ret);
        for (size_t k = 0; k < kin_value_count(wanted); k++)
            judge_text(&judging, i, kin_value_at(wanted, k), ret);
    }
    return 0;
}
