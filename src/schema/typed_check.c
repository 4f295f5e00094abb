/* SPDX-License-Identifier: Apache-2.0 */
/*
 * typed_check.c - whether an apply configuration fits its type, with the
 * messages of Kubernetes.
 */
#include <assert.h>
#include <stdio.h>

#include "base/str.h"
#include "schema/goprint.h"
#include "schema/typed.h"

/* A value that is being checked, and those around it. */
struct place {
    const struct place *around;
    const struct kin__field_step *step; /* NULL: the root */
};

struct checking {
    struct kin__field_pool *pool;
    struct kin__buf *errors;
    size_t count;
    unsigned depth;
};

static int check(struct checking *c, const struct place *place,
                 const struct kin__apply_type *type, kin_value value);

/* ---- messages ---- */

static int print_place(const struct place *place, struct kin__buf *buf)
{
    if (!place || !place->step)
        return 0;
    int r = print_place(place->around, buf);
    return r < 0 ? r : kin__field_step_print(place->step, buf);
}

/* Begins a message, of which the caller appends the rest.  A second one makes
 * the first an item of a list. */
static int report(struct checking *c, const struct place *place)
{
    static const char head[] = "errors:\n  ";
    struct kin__buf *errors = c->errors;
    size_t before = errors->len;
    int r = 0;

    c->count++;
    if (c->count == 2) {
        char *room = NULL;
        r = kin__buf_reserve(errors, sizeof(head) - 1, &room);
        if (r < 0)
            return r;
        memmove(errors->ptr + sizeof(head) - 1, errors->ptr, before);
        memcpy(errors->ptr, head, sizeof(head) - 1);
        kin__buf_grown(errors, sizeof(head) - 1);
    }
    if (c->count >= 2)
        r = kin__buf_append(errors, KIN__S("\n  "));
    if (r == 0 && place->step)
        r = print_place(place, errors);
    if (r == 0 && place->step)
        r = kin__buf_append(errors, KIN__S(": "));
    return r;
}

static int go_syntax(struct kin__buf *buf, kin_value value, unsigned depth);

static int go_members(struct kin__buf *buf, kin_value value, unsigned depth)
{
    bool is_object = kin_value_type(value) == KIN_TYPE_OBJECT;
    int r = kin__buf_append(buf, is_object ? KIN__S("map[string]interface {}{")
                                           : KIN__S("[]interface {}{"));

    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        if (i > 0)
            r = kin__buf_append(buf, KIN__S(", "));
        if (r == 0 && is_object)
            r = kin__buf_printf(
                buf, "\"%.*s\":", KIN_STR(kin_value_key_at(value, i)));
        if (r == 0)
            r = go_syntax(buf, kin_value_at(value, i), depth + 1);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '}');
}

/* As Go's %#v. */
static int go_syntax(struct kin__buf *buf, kin_value value, unsigned depth)
{
    enum { DEEP = 20 };

    switch (kin_value_type(value)) {
    case KIN_TYPE_STRING: {
        kin_scratch scratch;
        return kin__buf_printf(buf, "\"%.*s\"",
                               KIN_STR(kin_value_text(value, &scratch)));
    }
    case KIN_TYPE_NULL:
        return kin__buf_append(buf, KIN__S("interface {}(nil)"));
    case KIN_TYPE_ARRAY:
    case KIN_TYPE_OBJECT:
        return depth < DEEP ? go_members(buf, value, depth)
                            : kin__buf_append(buf, KIN__S("..."));
    default:
        return kin__go_print(buf, value);
    }
}

/* "expected WHAT, got &{VALUE}" */
static int mismatch(struct checking *c, const struct place *place,
                    const char *what, kin_value value)
{
    int r = report(c, place);

    if (r == 0)
        r = kin__buf_printf(c->errors, "expected %s, got &{", what);
    if (r == 0)
        r = kin__go_print(c->errors, value);
    return r < 0 ? r : kin__buf_append_byte(c->errors, '}');
}

static int not_text(struct checking *c, const struct place *place,
                    kin_value value)
{
    int r = report(c, place);

    if (r == 0)
        r = kin__buf_append(c->errors,
                            KIN__S("expected string, got "
                                   "&value.valueUnstructured{Value:"));
    if (r == 0)
        r = go_syntax(c->errors, value, 0);
    return r < 0 ? r : kin__buf_append_byte(c->errors, '}');
}

/* Go's name for the type of a decoded value; an integer is an int64. */
static const char *type_name(kin_value value)
{
    int64_t integer = 0;

    return kin_value_int(value, &integer) == 0 ? "int64" : kin__go_type(value);
}

static int not_numeric(struct checking *c, const struct place *place,
                       kin_value value)
{
    int r = report(c, place);

    return r < 0 ? r
                 : kin__buf_printf(c->errors,
                                   "expected numeric (int or float), got %s",
                                   type_name(value));
}

/* ---- checking ---- */

static int check_scalar(struct checking *c, const struct place *place,
                        enum kin__apply_scalar scalar, kin_value value)
{
    kin_type type = kin_value_type(value);

    if (type == KIN_TYPE_NULL)
        return 0;
    switch (scalar) {
    case KIN__APPLY_TEXT:
        return type == KIN_TYPE_STRING ? 0 : not_text(c, place, value);
    case KIN__APPLY_NUMERIC:
        return type == KIN_TYPE_NUMBER ? 0 : not_numeric(c, place, value);
    case KIN__APPLY_BOOLEAN:
        return type == KIN_TYPE_BOOL ? 0 : mismatch(c, place, "boolean", value);
    case KIN__APPLY_ANY_SCALAR:
        break;
    }
    return type == KIN_TYPE_ARRAY || type == KIN_TYPE_OBJECT
               ? mismatch(c, place, "any scalar", value)
               : 0;
}

static int undeclared(struct checking *c, const struct place *place)
{
    int r = report(c, place);

    return r < 0 ? r
                 : kin__buf_append(c->errors,
                                   KIN__S("field not declared in schema"));
}

static int check_map(struct checking *c, const struct place *place,
                     const struct kin__apply_type *type, kin_value value)
{
    int r = 0;

    if (kin_value_type(value) == KIN_TYPE_NULL)
        return 0;
    if (kin_value_type(value) != KIN_TYPE_OBJECT)
        return mismatch(c, place, "map", value);
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        kin_str key = kin_value_key_at(value, i);
        struct kin__apply_type member = {0};
        struct kin__field_step step = kin__field_name(key);
        const struct place below = {.around = place, .step = &step};
        int allowed = kin__apply_member(type, key, &member);
        if (allowed == 0)
            return undeclared(c, &below);
        r = check(c, &below, &member, kin_value_at(value, i));
    }
    return r;
}

/* Elements whose step occurred before. */
static int check_duplicates(struct checking *c, const struct place *place,
                            const struct kin__apply_type *type,
                            const struct kin__apply_atom *atom, kin_value value)
{
    struct kin__typed_items items = {0};
    int r = kin__typed_items_make(c->pool, type, atom, value, &items);

    for (size_t i = 0; r == 0 && i < items.count;) {
        size_t same = kin__typed_items_same(&items, i);
        for (size_t j = 1; r == 0 && j < same; j++) {
            r = report(c, place);
            if (r == 0)
                r = kin__buf_append(c->errors,
                                    KIN__S("duplicate entries for key "));
            if (r == 0)
                r = kin__field_step_print(&items.items[i].step, c->errors);
        }
        i += same;
    }
    return r;
}

/* Sets the step of an element: 1, 0 if it has none, which is reported, or an
 * error. */
static int item_step(struct checking *c, const struct place *place,
                     const struct kin__apply_type *type,
                     const struct kin__apply_atom *atom, kin_value item,
                     size_t index, struct kin__field_step *ret)
{
    KIN__AUTO_BUF why;

    kin__buf_init(&why, c->pool->alloc, 4096);
    if (atom->is_atomic_list) {
        *ret = (struct kin__field_step){.kind = KIN__FIELD_INDEX,
                                        .index = (int64_t)index};
        return 1;
    }
    int r = kin__typed_step(c->pool, type, atom, item, ret, &why);
    if (r == 0)
        return 1;
    if (r != KIN_EINVAL)
        return r;
    r = report(c, place);
    return r < 0 ? r
                 : kin__buf_printf(c->errors, "element %zu: %.*s", index,
                                   KIN_STR(kin__buf_str(&why)));
}

static int check_list(struct checking *c, const struct place *place,
                      const struct kin__apply_type *type,
                      const struct kin__apply_atom *atom, kin_value value)
{
    struct kin__apply_type element = kin__apply_element(type);
    int r = 0;

    if (kin_value_type(value) == KIN_TYPE_NULL)
        return 0;
    if (kin_value_type(value) != KIN_TYPE_ARRAY)
        return mismatch(c, place, "list", value);
    if (!atom->is_atomic_list)
        r = check_duplicates(c, place, type, atom, value);
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        struct kin__field_step step = {0};
        const struct place below = {.around = place, .step = &step};
        kin_value item = kin_value_at(value, i);
        r = item_step(c, place, type, atom, item, i, &step);
        if (r <= 0)
            return r;
        r = check(c, &below, &element, item);
    }
    return r;
}

static int check_form(struct checking *c, const struct place *place,
                      const struct kin__apply_type *type, kin_value value)
{
    struct kin__apply_atom atom = kin__apply_resolve(type);
    unsigned forms = kin__apply_deduce(&atom, value);

    if (forms & KIN__APPLY_MAP)
        return check_map(c, place, type, value);
    if (forms & KIN__APPLY_SCALAR)
        return check_scalar(c, place, atom.scalar, value);
    return check_list(c, place, type, &atom, value);
}

static int check(struct checking *c, const struct place *place,
                 const struct kin__apply_type *type, kin_value value)
{
    if (c->depth >= KIN__TYPED_DEPTH_MAX)
        return KIN_ELIMIT;
    if (c->count >= KIN__TYPED_ERRORS_MAX)
        return 0;
    int r = kin__budget_take(c->pool->budget, 1 + kin_value_count(value));
    c->depth++;
    if (r == 0)
        r = check_form(c, place, type, value);
    c->depth--;
    return r;
}

int kin__typed_check(struct kin__field_pool *pool,
                     const struct kin__apply_type *type, kin_value value,
                     struct kin__buf *errors)
{
    struct checking c = {.pool = pool, .errors = errors};
    const struct place root = {0};
    int r = check(&c, &root, type, value);

    assert(c.depth == 0);
    /* A message that is too long is cut off. */
    return r == KIN_ELIMIT && c.count > 0 ? 0 : r;
}
