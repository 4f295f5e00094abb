/* SPDX-License-Identifier: Apache-2.0 */
#include "server/filter.h"

#include "base/str.h"
#include "object/keys.h"
#include "object/selector.h"

static int fail_selector(struct kin__failure *failure, int code,
                         const kin_error *err)
{
    if (code == KIN_ENOMEM)
        return kin__failure_internal(failure, code, "%s", err->message);
    return kin__failure_bad_request(failure, "%s", err->message);
}

static int check_fields(const struct kin__filter *filter,
                        struct kin__failure *failure)
{
    for (size_t i = 0; i < kin__selector_count(filter->fields); i++) {
        kin_str key = kin__selector_at(filter->fields, i)->key;
        if (filter->rules->is_selectable(filter->rules, filter->resource, key))
            continue;
        /* Kubernetes has two messages for it. */
        if (filter->rules->is_selectable(filter->rules, filter->resource,
                                         KIN__S("")))
            return kin__failure_bad_request(
                failure, "field label not supported: %.*s", KIN_STR(key));
        return kin__failure_bad_request(
            failure,
            "\"%.*s\" is not a known field selector: only "
            "\"metadata.name\", \"metadata.namespace\"",
            KIN_STR(key));
    }
    return 0;
}

int kin__filter_init(struct kin__filter *filter, struct kin__engine *engine,
                     const struct kin__resource *resource, kin_str labels,
                     kin_str fields, struct kin__failure *failure)
{
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    *filter = (struct kin__filter){
        .alloc = engine->alloc, .rules = engine->rules, .resource = resource};
    if (labels.len)
        r = kin_selector_parse_labels(engine->alloc, labels, &filter->labels,
                                      &err);
    if (r < 0)
        return fail_selector(failure, r, &err);
    if (fields.len)
        r = kin_selector_parse_fields(engine->alloc, fields, &filter->fields,
                                      &err);
    if (r < 0)
        return fail_selector(failure, r, &err);
    return check_fields(filter, failure);
}

void kin__filter_done(struct kin__filter *filter)
{
    filter->labels = kin_selector_free(filter->labels);
    filter->fields = kin_selector_free(filter->fields);
}

enum {
    LABEL_SCANS = 4, /* beyond it a hash table is cheaper */
    LABELS_A_STEP = 32,
};

/* The labels of an object.  The first lookups are linear; later ones use a hash
 * table. */
struct labels_of {
    const kin_allocator *alloc;
    kin_value labels;
    struct kin__keys keys;
    size_t scans;
    bool has_keys;
};

static void labels_done(struct labels_of *of)
{
    if (of->has_keys)
        kin__keys_done(&of->keys);
}

static bool get_label(kin_str key, kin_str *ret, void *userdata)
{
    struct labels_of *of = userdata;

    /* Without memory for the table the lookups stay linear. */
    if (!of->has_keys && ++of->scans > LABEL_SCANS)
        of->has_keys = kin__keys_init(&of->keys, of->alloc, of->labels) == 0;
    kin_value value = of->has_keys ? kin__keys_get(&of->keys, key)
                                   : kin_value_get(of->labels, key);
    if (!kin_value_exists(value))
        return false;
    *ret = kin_value_str(value);
    return true;
}

static bool selects_labels(const struct kin__filter *filter,
                           const kin_object *object)
{
    __attribute__((cleanup(labels_done))) struct labels_of of = {
        .alloc = filter->alloc, .labels = kin_object_labels(object)};

    return !filter->labels ||
           kin_selector_matches(filter->labels, get_label, &of);
}

struct field_of {
    const struct kin__filter *filter;
    const kin_object *object;
    kin_scratch scratch;
};

static bool get_field(kin_str key, kin_str *ret, void *userdata)
{
    struct field_of *of = userdata;
    const struct kin__rules *rules = of->filter->rules;

    if (kin_str_eq(key, KIN__S("metadata.name")))
        *ret = kin_object_name(of->object);
    else
        *ret = rules->field(rules, of->filter->resource,
                            kin_object_value(of->object), key, &of->scratch);
    return true;
}

bool kin__filter_selects(const struct kin__filter *filter,
                         const kin_object *object)
{
    struct field_of of = {.filter = filter, .object = object};

    if (!selects_labels(filter, object))
        return false;
    return !filter->fields ||
           kin_selector_matches(filter->fields, get_field, &of);
}

uint64_t kin__filter_steps(const struct kin__filter *filter,
                           const kin_object *object)
{
    size_t labels = kin_value_count(kin_object_labels(object));
    size_t asked = kin__selector_count(filter->labels);
    size_t scans = asked < LABEL_SCANS ? asked : LABEL_SCANS;
    size_t table = asked > LABEL_SCANS ? labels : 0;

    return 1 + kin__selector_count(filter->fields) + asked + table +
           scans * (labels / LABELS_A_STEP);
}

bool kin__filter_matches(const struct kin__filter *filter,
                         const kin_object *object)
{
    if (filter->space.len &&
        !kin_str_eq(filter->space, kin_object_namespace(object)))
        return false;
    return kin__filter_selects(filter, object);
}

bool kin__filter_is_open(const struct kin__filter *filter)
{
    return kin__selector_is_everything(filter->labels) &&
           kin__selector_is_everything(filter->fields);
}
