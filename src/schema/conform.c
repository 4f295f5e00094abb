/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform.c - writes a value based on the facts of its type.
 */
#include "schema/conform.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "object/document.h"
#include "schema/conform_check.h"
#include "schema/defaults.h"
#include "schema/goscalar.h"
#include "schema/schema.h"

struct conform {
    const kin_allocator *alloc;
    kin_document *out; /* borrowed */
    const struct kin__defaults *defaults;
    const struct kin__schema_type *root;
    kin_str kind;        /* for a root without one */
    kin_str api_version; /* likewise */
    /* Members of the objects being written, by field index: a stack, with the
     * innermost object last. */
    kin_value *slots; /* owned */
    size_t slot_count;
    size_t slot_cap;
    struct kin__budget *budget; /* borrowed; may be NULL */
    unsigned depth;
    unsigned trusted_depth; /* UINT_MAX: check everything */
    bool has_unknown;
};

static void conform_done(struct conform *c)
{
    assert(c->slot_count <= c->slot_cap);
    kin__free(c->alloc, c->slots);
}

static bool is_type(kin_value value, kin_type type)
{
    return kin_value_type(value) == type;
}

static bool is_nil(kin_value value)
{
    return !kin_value_exists(value) || is_type(value, KIN_TYPE_NULL);
}

static int conform_struct(struct conform *c,
                          const struct kin__schema_type *type, kin_value value,
                          const struct kin__spot *up);

/* Ends the container that was made from `in`; reuses `in` if they are equal. */
static int conform_close(struct conform *c, kin_value in)
{
    return kin__builder_close_like(&c->out->builder, in);
}

/* ---- one value ---- */

static int conform_structs(struct conform *c,
                           const struct kin__schema_field *field,
                           kin_value list, const struct kin__spot *spot)
{
    int r = kin__document_open_array(c->out);

    for (size_t i = 0; r == 0 && i < kin_value_count(list); i++)
        r = conform_struct(c, field->type, kin_value_at(list, i), spot);
    return r < 0 ? r : conform_close(c, list);
}

/* A struct, or one of its alternatives. */
static int conform_or(struct conform *c, const struct kin__schema_field *field,
                      kin_value value, const struct kin__spot *spot)
{
    if (is_type(value, KIN_TYPE_OBJECT))
        return conform_struct(c, field->type, value, spot);
    if (field->kind == KIN__SCHEMA_SCHEMA_OR_BOOL &&
        is_type(value, KIN_TYPE_BOOL))
        return kin__document_add_value(c->out, value);
    if (field->kind == KIN__SCHEMA_SCHEMA_OR_ARRAY &&
        is_type(value, KIN_TYPE_ARRAY))
        return conform_structs(c, field, value, spot);
    if (field->kind == KIN__SCHEMA_SCHEMA_OR_STRINGS &&
        is_type(value, KIN_TYPE_ARRAY))
        return kin__go_add_scalar(c->alloc, c->out, KIN__SCHEMA_STRINGS, value);
    return KIN_EINVAL;
}

/* One value of a field, or an element of it; null is Go's zero. */
static int conform_one(struct conform *c, const struct kin__schema_field *field,
                       kin_value value, const struct kin__spot *spot)
{
    bool is_struct = field->kind == KIN__SCHEMA_STRUCT;

    if (is_nil(value) && is_struct && (field->flags & KIN__SCHEMA_POINTER) == 0)
        return conform_struct(c, field->type, kin_value_absent(), spot);
    if (is_nil(value))
        return kin__go_add_zero(c->out, field->kind);
    if (is_struct)
        return conform_struct(c, field->type, value, spot);
    if (kin__schema_has_type(field->kind))
        return conform_or(c, field, value, spot);
    return kin__go_add_scalar(c->alloc, c->out, field->kind, value);
}

static int conform_list(struct conform *c,
                        const struct kin__schema_field *field, kin_value list,
                        const struct kin__spot *spot)
{
    if (!is_type(list, KIN_TYPE_ARRAY))
        return KIN_EINVAL;
    int r = kin__budget_take(c->budget, 1 + kin_value_count(list));
    if (r == 0)
        r = kin__document_open_array(c->out);
    for (size_t i = 0; r == 0 && i < kin_value_count(list); i++)
        r = conform_one(c, field, kin_value_at(list, i), spot);
    return r < 0 ? r : conform_close(c, list);
}

/* ---- maps ---- */

/* A member by index, since the key's bytes may move while a document grows. */
struct entry {
    kin_value object;
    size_t index;
};

static kin_str entry_key(const struct entry *entry)
{
    return kin_value_key_at(entry->object, entry->index);
}

static int entry_cmp(const void *a, const void *b)
{
    return kin_str_cmp(entry_key(a), entry_key(b));
}

/* Sorts the members of a non-empty object by key. */
static int sort_members(const kin_allocator *alloc, kin_value object,
                        struct entry **ret)
{
    size_t count = kin_value_count(object);
    assert(count > 0);
    struct entry *entries = kin__alloc(alloc, count, sizeof(*entries));
    bool is_sorted = true;

    if (!entries)
        return KIN_ENOMEM;
    for (size_t i = 0; i < count; i++) {
        entries[i] = (struct entry){.object = object, .index = i};
        if (i > 0 && entry_cmp(&entries[i - 1], &entries[i]) > 0)
            is_sorted = false;
    }
    if (!is_sorted)
        qsort(entries, count, sizeof(*entries), entry_cmp);
    *ret = entries;
    return 0;
}

/* Whether Go would write the map unchanged. */
static bool is_plain_map(const struct kin__schema_field *field, kin_value map)
{
    if (field->kind != KIN__SCHEMA_STRING)
        return false;
    for (size_t i = 0; i < kin_value_count(map); i++)
        if (!is_type(kin_value_at(map, i), KIN_TYPE_STRING) ||
            (i > 0 && kin_str_cmp(kin_value_key_at(map, i - 1),
                                  kin_value_key_at(map, i)) > 0))
            return false;
    return true;
}

static int conform_map(struct conform *c, const struct kin__schema_field *field,
                       kin_value map, const struct kin__spot *spot)
{
    struct entry *entries = NULL;
    size_t count = kin_value_count(map);

    if (!is_type(map, KIN_TYPE_OBJECT))
        return KIN_EINVAL;
    int r = kin__budget_take(c->budget, 1 + count);
    if (r < 0)
        return r;
    if (is_plain_map(field, map))
        return kin__document_add_value(c->out, map);
    r = kin__document_open_object(c->out);
    if (r == 0 && count > 0)
        r = sort_members(c->alloc, map, &entries);
    for (size_t i = 0; r == 0 && i < count; i++) {
        r = kin__builder_key(&c->out->builder, entry_key(&entries[i]));
        if (r == 0)
            r = conform_one(c, field, kin_value_at(map, entries[i].index),
                            spot);
    }
    kin__free(c->alloc, entries);
    return r < 0 ? r : conform_close(c, map);
}

/* ---- fields ---- */

static bool is_container(const struct kin__schema_field *field)
{
    return field->container != KIN__SCHEMA_ONE;
}

/* Whether Go's field is zero after decoding the value. */
static bool is_missing(const struct kin__schema_field *field, kin_value value)
{
    if (is_nil(value))
        return true;
    if (is_container(field))
        return kin_value_count(value) == 0 &&
               is_type(value, field->container == KIN__SCHEMA_LIST
                                  ? KIN_TYPE_ARRAY
                                  : KIN_TYPE_OBJECT);
    if ((field->flags & KIN__SCHEMA_POINTER) != 0)
        return false;
    return kin__go_is_zero(field->kind, value);
}

static int conform_present(struct conform *c,
                           const struct kin__schema_field *field,
                           kin_value value, const struct kin__spot *spot)
{
    if (field->container == KIN__SCHEMA_LIST)
        return conform_list(c, field, value, spot);
    if (field->container == KIN__SCHEMA_MAP)
        return conform_map(c, field, value, spot);
    return conform_one(c, field, value, spot);
}

static int conform_missing(struct conform *c,
                           const struct kin__schema_field *field,
                           const struct kin__spot *spot)
{
    if (is_container(field) || (field->flags & KIN__SCHEMA_POINTER) != 0)
        return kin__document_add_null(c->out);
    return conform_one(c, field, kin_value_absent(), spot);
}

/* Field names need no check for invalid characters. */
static int conform_key(struct conform *c, const struct kin__schema_field *field)
{
    return kin__builder_key(&c->out->builder, field->name);
}

/* ---- defaults ---- */

static int conform_default_list(struct conform *c, kin_str text)
{
    int r = kin__document_open_array(c->out);
    size_t from = 0;

    /* ["a","b"]: strings without escapes. */
    for (size_t i = 1; r == 0 && i < text.len; i++) {
        if (text.ptr[i] != '"')
            continue;
        if (from > 0)
            r = kin__document_add_string(c->out,
                                         kin_str_of(text.ptr + from, i - from));
        from = from > 0 ? 0 : i + 1;
    }
    return r < 0 ? r : kin__document_close(c->out);
}

static int conform_default(struct conform *c,
                           const struct kin__schema_field *field, kin_str text,
                           const struct kin__spot *spot)
{
    assert(text.len > 0);
    int r = conform_key(c, field);
    if (r < 0)
        return r;
    switch (text.ptr[0]) {
    case '"':
        return kin__document_add_string(c->out,
                                        kin_str_of(text.ptr + 1, text.len - 2));
    case '{':
        return conform_struct(c, field->type, kin_value_absent(), spot);
    case '[':
        return conform_default_list(c, text);
    case 't':
    case 'f':
        return kin__document_add_bool(c->out, text.ptr[0] == 't');
    default:
        return kin__document_add_number(c->out, text);
    }
}

/* The default of a field; empty if it has no row. */
static struct kin__default_out find_default(const struct conform *c,
                                            const struct kin__spot *spot,
                                            const struct kin__default *row)
{
    struct kin__default_out out = {.text = kin_s("")};

    if (!row || (row->within && !kin_str_eq(c->root->name, kin_s(row->within))))
        return out;
    if (row->make)
        row->make(spot, &out);
    else
        out.text = kin_s(row->text);
    return out;
}

/* The kind or apiVersion to add to the root; empty for other fields. */
static kin_str find_type_meta(const struct conform *c,
                              const struct kin__spot *spot,
                              const struct kin__schema_field *field)
{
    if (spot->up || (field->flags & KIN__SCHEMA_TYPE_META) == 0)
        return kin_s("");
    return kin_str_eq(field->name, kin_s("kind")) ? c->kind : c->api_version;
}

static int conform_type_meta(struct conform *c,
                             const struct kin__schema_field *field,
                             kin_str text)
{
    int r = conform_key(c, field);

    return r < 0 ? r : kin__document_add_string(c->out, text);
}

/* Whether a field of a struct is 0 or "", which Kubernetes' defaults replace
 * like a missing value.  It is not zero for Go: an IntOrString is a struct. */
static bool is_unset_port(const struct kin__schema_field *field,
                          kin_value value)
{
    return field->kind == KIN__SCHEMA_INT_OR_STRING &&
           (field->flags & KIN__SCHEMA_POINTER) == 0 &&
           (kin__go_is_zero(KIN__SCHEMA_INT64, value) ||
            kin__go_is_zero(KIN__SCHEMA_STRING, value));
}

static int conform_field(struct conform *c, const struct kin__spot *spot,
                         const struct kin__schema_field *field, kin_value value,
                         const struct kin__default *row)
{
    bool missing = is_missing(field, value);

    if (missing || (row && is_unset_port(field, value))) {
        kin_str type_meta = find_type_meta(c, spot, field);
        if (type_meta.len > 0)
            return conform_type_meta(c, field, type_meta);
        struct kin__default_out out = find_default(c, spot, row);
        if (out.text.len > 0)
            return conform_default(c, field, out.text, spot);
        value = out.value;
        missing = is_missing(field, value);
    }
    if (missing && (field->flags & KIN__SCHEMA_OMITTED) != 0)
        return 0;
    int r = conform_key(c, field);
    if (r < 0)
        return r;
    return missing ? conform_missing(c, field, spot)
                   : conform_present(c, field, value, spot);
}

/* ---- structs ---- */

/* Fields compared one by one before a binary search. */
enum { NEAR_FIELDS = 12 };

static int take_slots(struct conform *c, size_t count)
{
    size_t need = c->slot_count + count;

    if (need > c->slot_cap) {
        size_t cap = need * 2;
        kin_value *slots = kin__realloc(c->alloc, c->slots, cap,
                                        sizeof(*slots));
        if (!slots)
            return KIN_ENOMEM;
        c->slots = slots;
        c->slot_cap = cap;
    }
    for (size_t i = c->slot_count; i < need; i++)
        c->slots[i] = kin_value_absent();
    c->slot_count = need;
    return 0;
}

/* Finds the field of a member.  Members are mostly in Go's order: `from` is the
 * field after that of the previous member. */
static const struct kin__schema_field *find_field(
    const struct kin__schema_type *type, kin_str name, size_t from)
{
    size_t to = from + NEAR_FIELDS < type->field_count ? from + NEAR_FIELDS
                                                       : type->field_count;

    for (size_t i = from; i < to; i++)
        if (kin_str_eq(type->fields[i].name, name))
            return &type->fields[i];
    return kin__schema_find_field(type, name);
}

/* Stores each member in the slot of its field. */
static void fill_slots(struct conform *c, const struct kin__schema_type *type,
                       kin_value object, size_t base)
{
    size_t count = kin_value_count(object);
    size_t next = 0;

    for (size_t i = 0; i < count; i++) {
        const struct kin__schema_field *field = find_field(
            type, kin_value_key_at(object, i), next);
        if (!field) {
            c->has_unknown = true;
            continue;
        }
        assert(c->slots);
        next = (size_t)(field - type->fields);
        c->slots[base + next++] = kin_value_at(object, i);
    }
}

/* Whether a missing field is omitted and has no default. */
static bool stays_missing(const struct kin__schema_field *field,
                          const struct kin__default *row)
{
    return !row && (field->flags & KIN__SCHEMA_OMITTED) != 0;
}

/* The default rows of a type, or NULL. */
static const struct kin__default *const *find_rows(
    const struct conform *c, const struct kin__schema_type *type)
{
    return c->defaults ? kin__defaults_rows(c->defaults, type) : NULL;
}

static int conform_fields(struct conform *c, const struct kin__spot *spot)
{
    const struct kin__default *const *rows = find_rows(c, spot->type);
    const struct kin__schema_field *fields = spot->type->fields;
    size_t base = c->slot_count;
    size_t count = spot->type->field_count;

    int r = take_slots(c, count);
    if (r < 0)
        return r;
    fill_slots(c, spot->type, spot->value, base);
    r = kin__document_open_object(c->out);
    for (size_t i = 0; r == 0 && i < count; i++) {
        const struct kin__default *row = rows ? rows[i] : NULL;
        /* The root may need kind and apiVersion. */
        if (spot->up && !kin_value_exists(c->slots[base + i]) &&
            stays_missing(&fields[i], row))
            continue;
        r = conform_field(c, spot, &fields[i], c->slots[base + i], row);
        assert(c->slot_count == base + count); /* inner objects popped theirs */
    }
    c->slot_count = base;
    return r < 0 ? r : conform_close(c, spot->value);
}

/* Whether Go would write the value of a field unchanged; covers the most
 * frequent cases. */
static bool is_plain_value(const struct kin__schema_field *field,
                           kin_value value)
{
    if (field->container != KIN__SCHEMA_ONE)
        return false;
    switch (kin_value_type(value)) {
    case KIN_TYPE_STRING:
        return field->kind == KIN__SCHEMA_STRING &&
               kin_value_str(value).len > 0;
    case KIN_TYPE_BOOL:
        return field->kind == KIN__SCHEMA_BOOL &&
               !kin__go_is_zero(field->kind, value);
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
    case KIN_TYPE_NUMBER:
    case KIN_TYPE_ARRAY:
    case KIN_TYPE_OBJECT:
        break;
    }
    return false;
}

/* Whether the fields in [from, to) may be missing. */
static bool may_miss(const struct kin__schema_type *type,
                     const struct kin__default *const *rows, size_t from,
                     size_t to)
{
    for (size_t i = from; i < to; i++)
        if (!stays_missing(&type->fields[i], rows ? rows[i] : NULL))
            return false;
    return true;
}

/* Whether Go would write a struct unchanged: plain fields in order, and nothing
 * to add.  Environment variables and mounts are typical. */
static bool is_plain_struct(const struct conform *c,
                            const struct kin__schema_type *type,
                            kin_value value)
{
    const struct kin__default *const *rows = find_rows(c, type);
    size_t count = kin_value_count(value);
    size_t next = 0;

    for (size_t i = 0; i < count; i++) {
        const struct kin__schema_field *field = find_field(
            type, kin_value_key_at(value, i), next);
        if (!field || !is_plain_value(field, kin_value_at(value, i)))
            return false;
        size_t index = (size_t)(field - type->fields);
        if (index < next || !may_miss(type, rows, next, index))
            return false;
        next = index + 1;
    }
    return may_miss(type, rows, next, type->field_count);
}

/* Larger structs are rarely plain. */
enum { PLAIN_MEMBERS_MAX = 4 };

/* Null stands for a struct whose fields are all zero. */
static int conform_struct(struct conform *c,
                          const struct kin__schema_type *type, kin_value value,
                          const struct kin__spot *up)
{
    const struct kin__spot spot = {.up = up, .type = type, .value = value};

    if (!is_nil(value) && !is_type(value, KIN_TYPE_OBJECT))
        return KIN_EINVAL;
    assert(c->depth <= KIN__CONFORM_DEPTH);
    if (c->depth == KIN__CONFORM_DEPTH)
        return KIN_ELIMIT;
    if (c->depth >= c->trusted_depth && !is_nil(value))
        return kin__document_add_value(c->out, value);
    size_t count = kin_value_count(value);
    int r = kin__budget_take(c->budget, 1 + count);
    if (r < 0)
        return r;
    if (count > 0 && count <= PLAIN_MEMBERS_MAX &&
        is_plain_struct(c, type, value))
        return kin__document_add_value(c->out, value);
    c->depth++;
    r = conform_fields(c, &spot);
    c->depth--;
    return r;
}

/* Conforms `in` and adds it to a document. */
static int conform_write(const kin_allocator *alloc, kin_document *out,
                         const struct kin__schema_type *type, kin_value in,
                         const struct kin__conform_opts *opts, kin_error *err)
{
    __attribute__((cleanup(conform_done))) struct conform c = {
        .alloc = alloc,
        .out = out,
        .defaults = opts ? opts->defaults : NULL,
        .root = type,
        .kind = opts ? opts->kind : kin_s(""),
        .api_version = opts ? opts->api_version : kin_s(""),
        .budget = opts ? opts->budget : NULL,
        .trusted_depth = opts && opts->trusted_depth > 0 ? opts->trusted_depth
                                                         : UINT_MAX,
    };

    int r = conform_struct(&c, type, in, /* up= */ NULL);
    if (r == KIN_EINVAL) {
        r = kin__conform_check(alloc, type, in, /* opts= */ NULL, err);
        /* Exceeds a limit of ours that Go does not have. */
        return r < 0 ? r
                     : kin_error_set(err, KIN_EINVAL, "value not supported");
    }
    if (r < 0)
        return kin_error_set(err, r, "%s", kin_error_text(r));
    if (c.has_unknown && opts && opts->on_unknown)
        return kin__conform_check(alloc, type, in, opts, err);
    return 0;
}

int kin__conform_into(kin_document *out, const struct kin__schema_type *type,
                      kin_value in, const struct kin__conform_opts *opts,
                      kin_error *err)
{
    int r = conform_write(out->arena->alloc, out, type, in, opts, err);

    return r < 0 ? r : kin__document_finish(out, err);
}

int kin__conform(const kin_allocator *alloc,
                 const struct kin__schema_type *type, kin_value in,
                 const struct kin__conform_opts *opts, kin_document **ret,
                 kin_error *err)
{
    KIN_AUTO(kin_document) *out = NULL;
    int r = kin__document_new(alloc, &out, err);

    if (r == 0)
        r = kin__conform_into(out, type, in, opts, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(out);
    return 0;
}

int kin__conform_document(kin_document *doc,
                          const struct kin__schema_type *type,
                          const struct kin__conform_opts *opts, kin_error *err)
{
    kin_value in = kin__document_reopen(doc);

    return kin__conform_into(doc, type, in, opts, err);
}

/* ---- custom resources ---- */

enum {
    CUSTOM_DEPTH = 1000, /* the limit of the JSON parser */
};

static int add_sorted(const kin_allocator *alloc, kin_document *out,
                      kin_value value, unsigned depth);

static int add_sorted_members(const kin_allocator *alloc, kin_document *out,
                              kin_value object, unsigned depth)
{
    struct entry *entries = NULL;
    size_t count = kin_value_count(object);

    int r = kin__document_open_object(out);
    if (r == 0 && count > 0)
        r = sort_members(alloc, object, &entries);
    for (size_t i = 0; r == 0 && i < count; i++) {
        r = kin__document_key(out, entry_key(&entries[i]));
        if (r == 0)
            r = add_sorted(alloc, out, kin_value_at(object, entries[i].index),
                           depth);
    }
    kin__free(alloc, entries);
    return r < 0 ? r : kin__document_close(out);
}

static int add_sorted(const kin_allocator *alloc, kin_document *out,
                      kin_value value, unsigned depth)
{
    if (depth == 0)
        return KIN_ELIMIT;
    if (is_type(value, KIN_TYPE_OBJECT))
        return add_sorted_members(alloc, out, value, depth - 1);
    if (!is_type(value, KIN_TYPE_ARRAY))
        return kin__document_add_value(out, value);
    int r = kin__document_open_array(out);
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++)
        r = add_sorted(alloc, out, kin_value_at(value, i), depth - 1);
    return r < 0 ? r : kin__document_close(out);
}

static int add_custom(const kin_allocator *alloc, kin_document *out,
                      kin_value in, kin_value metadata)
{
    struct entry *entries = NULL;
    size_t count = kin_value_count(in);

    int r = kin__document_open_object(out);
    if (r == 0 && count > 0)
        r = sort_members(alloc, in, &entries);
    for (size_t i = 0; r == 0 && i < count; i++) {
        kin_str key = entry_key(&entries[i]);
        bool is_meta = kin_str_eq(key, kin_s("metadata"));
        kin_value value = kin_value_at(in, entries[i].index);
        r = kin__document_key(out, key);
        if (r == 0)
            r = add_sorted(alloc, out, is_meta ? metadata : value,
                           CUSTOM_DEPTH);
    }
    kin__free(alloc, entries);
    return r < 0 ? r : kin__document_close(out);
}

int kin__conform_custom(const kin_allocator *alloc,
                        const struct kin__schema_type *meta_type, kin_value in,
                        const struct kin__conform_opts *opts,
                        kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *metadata = NULL;
    KIN_AUTO(kin_document) *out = NULL;

    if (!is_type(in, KIN_TYPE_OBJECT))
        return kin_error_set(err, KIN_EINVAL, "value is not an object");
    int r = kin__conform(alloc, meta_type, kin_value_get(in, kin_s("metadata")),
                         opts, &metadata, err);
    if (r < 0)
        return r;
    r = kin__document_new(alloc, &out, err);
    if (r < 0)
        return r;
    r = add_custom(alloc, out, in, kin_document_root(metadata));
    if (r == 0)
        r = kin__document_finish(out, /* err= */ NULL);
    if (r < 0)
        return kin_error_set(err, r, "%s", kin_error_text(r));
    *ret = KIN__STEAL(out);
    return 0;
}
