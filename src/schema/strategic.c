/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strategic.c - objects of a strategic merge patch.
 *
 * Merging recurses; how deep is bounded by KIN__STRATEGIC_DEPTH, and only
 * where both values go as deep.
 */
#include "schema/strategic.h"

#include "base/alloc.h"
#include "base/error.h"
#include "object/document.h"
#include "object/keys.h"
#include "schema/goprint.h"
#include "schema/strategic_impl.h"

enum {
    KEY_MAX = 1 << 20,
};

static bool is_type(kin_value value, kin_type type)
{
    return kin_value_type(value) == type;
}

/* ---- failures ---- */

int kin__strategic_fail(struct kin__strategic *st, const char *before,
                        kin_value first, const char *between, kin_value second,
                        const char *after)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, st->alloc, KIN__STRATEGIC_MESSAGE_MAX);
    /* A message too long for the buffer ends where it did not fit. */
    int r = kin__buf_append(&text, kin_s(before));
    if (r == 0)
        r = kin__go_print(&text, first);
    if (r == 0)
        r = kin__buf_append(&text, kin_s(between));
    if (r == 0 && kin_value_exists(second))
        r = kin__go_print(&text, second);
    if (r == 0)
        r = kin__buf_append(&text, kin_s(after));
    if (r == KIN_ENOMEM)
        return kin_error_set(st->err, r, /* format= */ NULL);
    (void)kin_error_set(st->err, KIN_EINVAL, "%.*s",
                        KIN_STR(kin__buf_str(&text)));
    return KIN_EINVAL;
}

int kin__strategic_bad_list(struct kin__strategic *st, kin_value value)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "expected a []interface {}, but received a %s",
                        kin__go_type(value));
    return KIN_EINVAL;
}

static int fail_retain(struct kin__strategic *st)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "invalid patch format of retainKeys");
    kin__error_set_http(st->err, 400, "BadRequest");
    return KIN_EINVAL;
}

static int fail_field(struct kin__strategic *st,
                      const struct kin__schema_type *type, kin_str name)
{
    (void)kin_error_set(st->err, KIN_EINVAL,
                        "unable to find api field in struct %.*s for the json "
                        "field \"%.*s\"",
                        KIN_STR(type ? type->base : kin_s("")), KIN_STR(name));
    return KIN_EINVAL;
}

static int enter(struct kin__strategic *st)
{
    if (st->depth == KIN__STRATEGIC_DEPTH)
        return kin_error_set(st->err, KIN_ELIMIT,
                             "strategic merge patch: more than %d levels",
                             KIN__STRATEGIC_DEPTH);
    st->depth++;
    return 0;
}

/* ---- parts that only the patch has ---- */

static int add_new_array(struct kin__strategic *st, kin_value patch)
{
    int r = kin__document_open_array(st->out);

    for (size_t i = 0; r == 0 && i < kin_value_count(patch); i++) {
        kin_value element = kin_value_at(patch, i);
        if (!kin_value_exists(
                kin_value_get(element, kin_s(KIN__STRATEGIC_PATCH))))
            r = kin__strategic_add_new(st, element);
    }
    return r < 0 ? r : kin__document_close(st->out);
}

static int add_new_object(struct kin__strategic *st, kin_value patch)
{
    int r = kin__document_open_object(st->out);

    for (size_t i = 0; r == 0 && i < kin_value_count(patch); i++) {
        kin_value member = kin_value_at(patch, i);
        if ((is_type(member, KIN_TYPE_NULL) && !st->keeps_nulls) ||
            kin_value_exists(
                kin_value_get(member, kin_s(KIN__STRATEGIC_PATCH))))
            continue;
        r = kin__document_key(st->out, kin_value_key_at(patch, i));
        if (r == 0)
            r = kin__strategic_add_new(st, member);
    }
    return r < 0 ? r : kin__document_close(st->out);
}

int kin__strategic_add_new(struct kin__strategic *st, kin_value patch)
{
    int r = enter(st);

    if (r == 0)
        r = kin__budget_take(st->budget, 1 + kin_value_count(patch));
    if (r < 0)
        return r;
    if (is_type(patch, KIN_TYPE_OBJECT))
        r = add_new_object(st, patch);
    else if (is_type(patch, KIN_TYPE_ARRAY))
        r = add_new_array(st, patch);
    else
        r = kin__document_add_value(st->out, patch);
    st->depth--;
    return r;
}

/* ---- directives ---- */

/* An object with $patch: all of it, or nothing. */
static int add_directed(struct kin__strategic *st, kin_value directive,
                        kin_value patch)
{
    kin_str what = kin_value_str(directive);
    bool replaces = kin_str_eq(what, kin_s("replace"));

    if (!replaces && !kin_str_eq(what, kin_s("delete")))
        return kin__strategic_fail(st, "unknown patch type: ", directive,
                                   " in map: ", patch, "");
    int r = kin__document_open_object(st->out);
    for (size_t i = 0; r == 0 && replaces && i < kin_value_count(patch); i++) {
        kin_str key = kin_value_key_at(patch, i);
        if (kin_str_eq(key, kin_s(KIN__STRATEGIC_PATCH)))
            continue;
        r = kin__document_key(st->out, key);
        if (r == 0)
            r = kin__document_add_value(st->out, kin_value_at(patch, i));
    }
    return r < 0 ? r : kin__document_close(st->out);
}

static bool is_directive(kin_str key, const char *name)
{
    size_t len = strlen(name);

    return kin_str_starts_with(key, kin_s(name)) && key.len > len &&
           key.ptr[len] == '/';
}

static bool is_any_directive(kin_str key)
{
    return is_directive(key, KIN__STRATEGIC_ORDER) ||
           is_directive(key, KIN__STRATEGIC_DELETE) ||
           kin_str_eq(key, kin_s(KIN__STRATEGIC_RETAIN));
}

/* Marks the members that $retainKeys names; owned by the caller. */
static int mark_retained(struct kin__strategic *st, kin_value retained,
                         struct kin__keys *keys, bool **ret)
{
    bool *marks = kin__alloc0(st->alloc, kin_value_count(keys->object) + 1,
                              sizeof(*marks));

    if (!marks)
        return KIN_ENOMEM;
    for (size_t i = 0; i < kin_value_count(retained); i++) {
        size_t at = kin__keys_find(keys,
                                   kin_value_str(kin_value_at(retained, i)));
        if (at != KIN__KEYS_NONE)
            marks[at] = true;
    }
    *ret = marks;
    return 0;
}

/* ---- one object ---- */

/* What happens in one object. */
struct merge {
    const struct kin__schema_type *type; /* NULL for a map */
    struct kin__keys original;
    struct kin__keys patch;
    bool *stays;         /* owned; of the original's members; NULL: all do */
    bool has_directives; /* the patch has keys that steer a list */
};

static void merge_done(struct kin__strategic *st, struct merge *merge)
{
    kin__keys_done(&merge->original);
    kin__keys_done(&merge->patch);
    kin__free(st->alloc, merge->stays);
}

/* Every member of the patch must be one that stays. */
static int check_retained(struct kin__strategic *st, kin_value patch,
                          const bool *marks)
{
    for (size_t i = 0; i < kin_value_count(patch); i++) {
        if (is_type(kin_value_at(patch, i), KIN_TYPE_NULL) ||
            is_any_directive(kin_value_key_at(patch, i)))
            continue;
        if (!marks[i])
            return fail_retain(st);
    }
    return 0;
}

/* Finds out which members stay. */
static int merge_retain(struct kin__strategic *st, struct merge *merge)
{
    kin_value patch = merge->patch.object;
    kin_value retained = kin_value_get(patch, kin_s(KIN__STRATEGIC_RETAIN));
    bool *marks = NULL;

    if (!kin_value_exists(retained))
        return 0;
    if (!is_type(retained, KIN_TYPE_ARRAY))
        return fail_retain(st);
    int r = mark_retained(st, retained, &merge->patch, &marks);
    if (r == 0)
        r = check_retained(st, patch, marks);
    kin__free(st->alloc, marks);
    return r < 0 ? r
                 : mark_retained(st, retained, &merge->original, &merge->stays);
}

static int find_directive(struct kin__strategic *st, struct merge *merge,
                          const char *name, kin_str field, kin_value *ret)
{
    *ret = kin_value_absent();
    if (!merge->has_directives)
        return 0;
    kin__buf_clear(&st->key);
    int r = kin__buf_printf(&st->key, "%s/%.*s", name, KIN_STR(field));
    if (r == 0)
        *ret = kin__keys_get(&merge->patch, kin__buf_str(&st->key));
    return r;
}

/* An order or a list of the patch, for which something else than a list is
 * refused. */
static int check_list(struct kin__strategic *st, kin_value value)
{
    if (!kin_value_exists(value) || is_type(value, KIN_TYPE_ARRAY))
        return 0;
    return kin__strategic_bad_list(st, value);
}

static int merge_ordered(struct kin__strategic *st,
                         const struct kin__strategic_list *list)
{
    int r = check_list(st, list->order);

    if (r == 0)
        r = check_list(st, list->original);
    if (r == 0)
        r = check_list(st, list->patch);
    if (r == 0 && list->owner && !list->field)
        r = fail_field(st, list->owner, list->name);
    if (r == 0)
        r = kin__strategic_list(st, list);
    return r;
}

/* A member that both have, in the same type. */
static int merge_both(struct kin__strategic *st,
                      const struct kin__strategic_list *list)
{
    const struct kin__schema_field *field = list->field;
    bool is_object = is_type(list->patch, KIN_TYPE_OBJECT);
    bool is_list = is_type(list->patch, KIN_TYPE_ARRAY);

    if ((is_object || is_list) && list->owner && !field)
        return fail_field(st, list->owner, list->name);
    if (is_list)
        return kin__strategic_list(st, list);
    if (!is_object)
        return kin__document_add_value(st->out, list->patch);
    if (field && (field->merge->patch & KIN__SCHEMA_PATCH_REPLACE) != 0)
        return kin__document_add_value(st->out, list->patch);
    bool is_map = field && field->container == KIN__SCHEMA_MAP;
    return kin__strategic_object(st, field && !is_map ? field->type : NULL,
                                 list->original, list->patch);
}

/* A list whose only news is what goes from it. */
static bool is_doomed_list(const struct kin__strategic_list *list)
{
    return is_type(list->doomed, KIN_TYPE_ARRAY) &&
           is_type(list->original, KIN_TYPE_ARRAY);
}

static int merge_value(struct kin__strategic *st,
                       const struct kin__strategic_list *list)
{
    if (kin_value_exists(list->order))
        return merge_ordered(st, list);
    if (!kin_value_exists(list->patch) && is_doomed_list(list))
        return kin__strategic_list(st, list);
    if (!kin_value_exists(list->patch))
        return kin__document_add_value(st->out, list->original);
    if (strcmp(kin__go_type(list->original), kin__go_type(list->patch)) == 0)
        return merge_both(st, list);
    return kin__strategic_add_new(st, list->patch);
}

/* Fills in what the patch says of a member. */
static int find_list(struct kin__strategic *st, struct merge *merge,
                     kin_str name, struct kin__strategic_list *ret)
{
    struct kin__strategic_list list = {
        .name = name,
        .owner = merge->type,
        .field = merge->type ? kin__schema_find_field(merge->type, name) : NULL,
        .patch = kin__keys_get(&merge->patch, name),
    };

    int r = find_directive(st, merge, KIN__STRATEGIC_ORDER, name, &list.order);
    if (r == 0)
        r = find_directive(st, merge, KIN__STRATEGIC_DELETE, name,
                           &list.doomed);
    if (r == 0)
        *ret = list;
    return r;
}

/* A member of the original. */
static int merge_member(struct kin__strategic *st, struct merge *merge,
                        size_t index)
{
    struct kin__strategic_list list = {.field = NULL};
    kin_str name = kin_value_key_at(merge->original.object, index);

    if (merge->stays && !merge->stays[index])
        return 0;
    int r = find_list(st, merge, name, &list);
    if (r < 0)
        return r;
    list.original = kin_value_at(merge->original.object, index);
    /* A new element that the patch names twice still has its directives. */
    if (is_any_directive(name))
        list.patch = kin_value_absent();
    bool goes = is_type(list.patch, KIN_TYPE_NULL) ||
                (!kin_value_exists(list.patch) &&
                 is_type(list.doomed, KIN_TYPE_NULL));
    if (goes && !kin_value_exists(list.order))
        return 0;
    r = kin__document_key(st->out, name);
    return r < 0 ? r : merge_value(st, &list);
}

/* A member of the patch that the original lacks. */
static int merge_new(struct kin__strategic *st, struct merge *merge,
                     size_t index)
{
    struct kin__strategic_list list = {.field = NULL};
    kin_str name = kin_value_key_at(merge->patch.object, index);

    if (is_any_directive(name) ||
        kin__keys_find(&merge->original, name) != KIN__KEYS_NONE)
        return 0;
    int r = find_list(st, merge, name, &list);
    if (r < 0)
        return r;
    bool is_directed = kin_value_exists(
        kin_value_get(list.patch, kin_s(KIN__STRATEGIC_PATCH)));
    if ((is_directed || is_type(list.patch, KIN_TYPE_NULL)) &&
        !kin_value_exists(list.order))
        return 0;
    r = kin__document_key(st->out, name);
    if (r < 0)
        return r;
    if (!kin_value_exists(list.order))
        return kin__strategic_add_new(st, list.patch);
    bool kept_nulls = st->keeps_nulls;
    st->keeps_nulls = true;
    r = merge_ordered(st, &list);
    st->keeps_nulls = kept_nulls;
    return r;
}

/* An order for a list that neither has is looked at all the same. */
static int check_order(struct kin__strategic *st, struct merge *merge,
                       size_t index)
{
    kin_str key = kin_value_key_at(merge->patch.object, index);

    if (!is_directive(key, KIN__STRATEGIC_ORDER))
        return 0;
    size_t prefix = strlen(KIN__STRATEGIC_ORDER) + 1;
    kin_str name = kin_str_of(key.ptr + prefix, key.len - prefix);
    int r = check_list(st, kin_value_at(merge->patch.object, index));
    if (r == 0 && merge->type && !kin__schema_find_field(merge->type, name))
        r = fail_field(st, merge->type, name);
    return r;
}

static int merge_members(struct kin__strategic *st, struct merge *merge)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(merge->patch.object); i++)
        r = check_order(st, merge, i);
    if (r == 0)
        r = kin__document_open_object(st->out);
    for (size_t i = 0; r == 0 && i < kin_value_count(merge->original.object);
         i++)
        r = merge_member(st, merge, i);
    for (size_t i = 0; r == 0 && i < kin_value_count(merge->patch.object); i++)
        r = merge_new(st, merge, i);
    return r < 0 ? r : kin__document_close(st->out);
}

static int merge_init(struct kin__strategic *st, struct merge *merge,
                      kin_value original, kin_value patch)
{
    int r = kin__keys_init(&merge->original, st->alloc, original);

    if (r < 0)
        return r;
    r = kin__keys_init(&merge->patch, st->alloc, patch);
    if (r < 0) {
        kin__keys_done(&merge->original);
        return r;
    }
    for (size_t i = 0; i < kin_value_count(patch); i++)
        merge->has_directives |= is_any_directive(kin_value_key_at(patch, i));
    return 0;
}

int kin__strategic_object(struct kin__strategic *st,
                          const struct kin__schema_type *type,
                          kin_value original, kin_value patch)
{
    struct merge merge = {.type = type};
    kin_value directive = kin_value_get(patch, kin_s(KIN__STRATEGIC_PATCH));

    if (kin_value_exists(directive))
        return add_directed(st, directive, patch);
    int r = enter(st);
    if (r == 0)
        r = kin__budget_take(st->budget, 1 + kin_value_count(original) +
                                             kin_value_count(patch));
    if (r < 0)
        return r;
    r = merge_init(st, &merge, original, patch);
    if (r < 0)
        return r;
    r = merge_retain(st, &merge);
    if (r == 0)
        r = merge_members(st, &merge);
    merge_done(st, &merge);
    st->depth--;
    return r;
}

static void strategic_done(struct kin__strategic *st)
{
    kin__buf_done(&st->key);
    st->out = kin_document_free(st->out);
}

static int fail_patch(kin_error *err, kin_value patch)
{
    const char *what = is_type(patch, KIN_TYPE_ARRAY)    ? "array"
                       : is_type(patch, KIN_TYPE_STRING) ? "string"
                       : is_type(patch, KIN_TYPE_BOOL)   ? "bool"
                                                         : "number";

    (void)kin_error_set(err, KIN_EINVAL,
                        "json: cannot unmarshal %s into Go value of type "
                        "map[string]interface {}",
                        what);
    kin__error_set_http(err, 400, "BadRequest");
    return KIN_EINVAL;
}

int kin__strategic_apply(const kin_allocator *alloc,
                         const struct kin__schema_type *type,
                         kin_value original, kin_value patch,
                         kin_document **ret, kin_error *err)
{
    return kin__strategic_apply_within(alloc, type, original, patch,
                                       /* budget= */ NULL, ret, err);
}

int kin__strategic_apply_within(const kin_allocator *alloc,
                                const struct kin__schema_type *type,
                                kin_value original, kin_value patch,
                                struct kin__budget *budget, kin_document **ret,
                                kin_error *err)
{
    __attribute__((cleanup(strategic_done))) struct kin__strategic st = {
        .alloc = alloc,
        .err = err,
        .budget = budget,
    };
    kin_error why = KIN_ERROR_INIT;

    kin__buf_init(&st.key, alloc, KEY_MAX);
    if (!is_type(patch, KIN_TYPE_OBJECT) && !is_type(patch, KIN_TYPE_NULL))
        return fail_patch(err, patch);
    int r = kin__document_new(alloc, &st.out, err);
    if (r < 0)
        return r;
    st.err = &why;
    r = kin__strategic_object(&st, type, original, patch);
    if (r == 0)
        r = kin__document_finish(st.out, &why);
    if (r < 0 && why.code == 0)
        (void)kin_error_set(&why, r, "strategic merge patch: %s",
                            kin_error_text(r));
    if (r == KIN_EINVAL && why.http_status == 0)
        kin__error_set_http(&why, 500, "");
    if (r < 0 && err)
        *err = why;
    if (r < 0)
        return r;
    *ret = KIN__STEAL(st.out);
    return 0;
}
