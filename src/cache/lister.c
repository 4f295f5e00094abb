/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/lister.h>

#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "cache/select.h"
#include "object/label_selector.h"
#include "object/selector.h"

/* ---- one object ---- */

/* Keys longer than Kubernetes allows are searched linearly. */
enum { KEY_BUFFER_SIZE = 512 };

static const kin_object *lister_scan(const kin_snapshot *snapshot, kin_str ns,
                                     kin_str name)
{
    kin_lister_iter it = kin_lister_list(snapshot, ns, /* selector= */ NULL);
    const kin_object *object;

    do
        object = kin_lister_next(&it);
    while (object && (!kin_str_eq(kin_object_name(object), name) ||
                      !kin_str_eq(kin_object_namespace(object), ns)));
    return object;
}

const kin_object *kin_lister_get(const kin_snapshot *snapshot, kin_str ns,
                                 kin_str name)
{
    char key[KEY_BUFFER_SIZE];

    if (ns.len == 0)
        return kin_snapshot_get(snapshot, name);
    if (ns.len >= sizeof(key) || name.len >= sizeof(key) - ns.len)
        return lister_scan(snapshot, ns, name);
    memcpy(key, ns.ptr, ns.len);
    key[ns.len] = '/';
    if (name.len > 0)
        memcpy(key + ns.len + 1, name.ptr, name.len);
    return kin_snapshot_get(snapshot, kin_str_of(key, ns.len + 1 + name.len));
}

static int lister_missing(const kin_resource *resource, kin_str key,
                          kin_error *err)
{
    const char *plural = resource && resource->plural ? resource->plural
                                                      : "objects";
    const char *group = resource && resource->group ? resource->group : "";
    const char *slash = key.len > 0 ? memchr(key.ptr, '/', key.len) : NULL;
    size_t at = slash ? (size_t)(slash - key.ptr) + 1 : 0;

    if (!err)
        return KIN_ENOTFOUND;
    kin_error_set(err, KIN_ENOTFOUND, "%s%s%s \"%.*s\" not found", plural,
                  *group ? "." : "", group,
                  KIN_STR(kin__str_slice(key, at, key.len)));
    snprintf(err->reason, sizeof(err->reason), "NotFound");
    return KIN_ENOTFOUND;
}

int kin_lister_find(const kin_snapshot *snapshot, const kin_resource *resource,
                    kin_str key, const kin_object **ret, kin_error *err)
{
    const kin_object *object = kin_snapshot_get(snapshot, key);

    if (!object)
        return lister_missing(resource, key, err);
    *ret = object;
    return 0;
}

/* ---- several objects ---- */

static kin_iter lister_iter(const kin_snapshot *snapshot, kin_str ns,
                            const kin_selector *selector)
{
    if (!snapshot || kin__selector_is_nothing(selector))
        return kin_snapshot_list(NULL);
    if (ns.len == 0)
        return kin_snapshot_list(snapshot);
    return kin_snapshot_by_index(snapshot, KIN__S(KIN_INDEX_NAMESPACE), ns);
}

kin_lister_iter kin_lister_list(const kin_snapshot *snapshot, kin_str ns,
                                const kin_selector *selector)
{
    return (kin_lister_iter){
        .it = lister_iter(snapshot, ns, selector),
        .selector = kin__selector_is_everything(selector) ? NULL : selector,
    };
}

const kin_object *kin_lister_next(kin_lister_iter *it)
{
    for (;;) {
        const kin_object *object = kin_iter_next(&it->it);
        if (!object || !it->selector ||
            kin_selector_matches_labels(it->selector,
                                        kin_object_labels(object)))
            return object;
    }
}

struct choice {
    const kin_selector *selector;
    kin_visit_fn *visit;
    void *userdata;
};

static bool choice_match(kin_value labels, void *userdata)
{
    const struct choice *choice = userdata;

    return kin_selector_matches_labels(choice->selector, labels);
}

static int choice_visit(const kin_object *object, void *userdata)
{
    const struct choice *choice = userdata;

    return choice->visit(object, choice->userdata);
}

int kin_lister_select(const kin_snapshot *snapshot, kin_str ns,
                      const kin_selector *selector, kin_visit_fn *visit,
                      void *userdata, kin_error *err)
{
    struct choice choice = {
        .selector = selector, .visit = visit, .userdata = userdata};
    const kin_selection selection = {
        .size = sizeof(kin_selection),
        .match = kin__selector_is_everything(selector) ? NULL : choice_match,
        .visit = choice_visit,
        .userdata = &choice,
    };
    kin_iter it = lister_iter(snapshot, ns, selector);

    return kin__iter_select(&it, &selection, err);
}

/* ---- owners ---- */

static bool lister_selects(const kin_object *owner, kin_value labels,
                           kin_empty_selector empty)
{
    kin_value spec = kin_value_get(kin_object_value(owner), KIN__S("spec"));
    kin_value selector = kin_value_get(spec, KIN__S("selector"));

    switch (kin__label_selector_judge(selector, labels)) {
    case KIN__LABELS_MATCH:
        return true;
    case KIN__LABELS_UNASKED:
        return empty == KIN_EMPTY_SELECTS_ALL;
    case KIN__LABELS_DIFFER:
        break;
    }
    return false;
}

int kin_lister_owners(const kin_snapshot *owners, const kin_object *object,
                      kin_empty_selector empty, kin_visit_fn *visit,
                      void *userdata, kin_error *err)
{
    kin_str ns = kin_object_namespace(object);
    kin_value labels = kin_object_labels(object);
    kin_lister_iter it = kin_lister_list(owners, ns, /* selector= */ NULL);
    bool is_found = false;

    if (kin_value_count(labels) == 0 && empty == KIN_EMPTY_SELECTS_NOTHING)
        return kin_error_set(err, KIN_ENOTFOUND,
                             "nothing selects %.*s, which has no labels",
                             KIN_STR(kin_object_key(object)));
    for (const kin_object *owner = kin_lister_next(&it); owner;
         owner = kin_lister_next(&it)) {
        if (!kin_str_eq(kin_object_namespace(owner), ns) ||
            !lister_selects(owner, labels, empty))
            continue;
        is_found = true;
        int r = visit(owner, userdata);
        if (r != 0)
            return r;
    }
    if (!is_found)
        return kin_error_set(err, KIN_ENOTFOUND,
                             "nothing selects the labels of %.*s",
                             KIN_STR(kin_object_key(object)));
    return 0;
}
