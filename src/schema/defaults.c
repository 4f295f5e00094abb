/* SPDX-License-Identifier: Apache-2.0 */
/*
 * defaults.c - rows indexed by type and field, so that conforming does not
 * search.
 */
#include "schema/defaults.h"

#include <assert.h>

#include "base/alloc.h"
#include "schema/schema.h"

struct kin__defaults {
    const kin_allocator *alloc;
    const struct kin__schema *schema; /* borrowed */
    /* For each type of the schema the index in `rows` of its first field, or 0
     * for a type without rows. */
    uint32_t *first;
    const struct kin__default **rows; /* borrowed; [0] is unused */
};

struct kin__defaults *kin__defaults_free(struct kin__defaults *defaults)
{
    if (!defaults)
        return NULL;
    kin__free(defaults->alloc, defaults->first);
    kin__free(defaults->alloc, defaults->rows);
    kin__free(defaults->alloc, defaults);
    return NULL;
}

/* Only simple texts are valid: conform.c writes them without a parser. */
static bool is_valid_row(const struct kin__default *row,
                         const struct kin__schema_field *field)
{
    kin_str text = kin_s(row->text);

    if (row->make || text.len == 0)
        return row->make && text.len == 0;
    if (text.ptr[0] == '{')
        return kin_str_eq(text, kin_s("{}")) && field->type;
    if (text.ptr[0] == '"')
        return text.len >= 2 && text.ptr[text.len - 1] == '"';
    if (text.ptr[0] == '[')
        return text.ptr[text.len - 1] == ']';
    return kin_str_eq(text, kin_s("true")) ||
           kin_str_eq(text, kin_s("false")) ||
           strspn(row->text, "-0123456789") == text.len;
}

static int bad_row(const struct kin__default *row, kin_error *err)
{
    return kin_error_set(err, KIN_EINVAL, "invalid default: %s.%s = %s",
                         row->type, row->field,
                         row->text ? row->text : "(function)");
}

/* Assigns a range of `rows` to each type that has a row; returns the total. */
static int place_types(struct kin__defaults *defaults,
                       const struct kin__default *rows, size_t count,
                       size_t *ret, kin_error *err)
{
    size_t end = 1;

    assert(defaults->first);
    for (size_t i = 0; i < count; i++) {
        const struct kin__schema_type *type = kin__schema_find_type(
            defaults->schema, kin_s(rows[i].type));
        if (!type)
            return bad_row(&rows[i], err);
        size_t at = (size_t)(type - defaults->schema->types);
        if (defaults->first[at] != 0)
            continue;
        defaults->first[at] = (uint32_t)end;
        end += type->field_count;
    }
    *ret = end;
    return 0;
}

static int place_row(struct kin__defaults *defaults,
                     const struct kin__default *row, kin_error *err)
{
    const struct kin__schema_type *type = kin__schema_find_type(
        defaults->schema, kin_s(row->type));
    const struct kin__schema_field *field = kin__schema_find_field(
        type, kin_s(row->field));

    assert(defaults->first && defaults->rows);
    if (!field || !is_valid_row(row, field))
        return bad_row(row, err);
    size_t at = defaults->first[type - defaults->schema->types];
    assert(at > 0); /* place_types() */
    const struct kin__default **place =
        &defaults->rows[at + (size_t)(field - type->fields)];
    if (*place)
        return bad_row(row, err);
    *place = row;
    return 0;
}

int kin__defaults_new(const kin_allocator *alloc,
                      const struct kin__schema *schema,
                      const struct kin__default *rows, size_t count,
                      struct kin__defaults **ret, kin_error *err)
{
    struct kin__defaults *defaults = kin__alloc0(alloc, 1, sizeof(*defaults));
    size_t end = 0;
    int r = 0;

    if (!defaults)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    defaults->alloc = alloc;
    defaults->schema = schema;
    defaults->first = kin__alloc0(alloc, schema->type_count,
                                  sizeof(*defaults->first));
    if (!defaults->first)
        r = kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    if (r == 0)
        r = place_types(defaults, rows, count, &end, err);
    if (r == 0)
        defaults->rows = kin__alloc0(alloc, end, sizeof(*defaults->rows));
    if (r == 0 && !defaults->rows)
        r = kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    for (size_t i = 0; r == 0 && i < count; i++)
        r = place_row(defaults, &rows[i], err);
    if (r < 0) {
        (void)kin__defaults_free(defaults);
        return r;
    }
    *ret = defaults;
    return 0;
}

const struct kin__default *const *kin__defaults_rows(
    const struct kin__defaults *defaults, const struct kin__schema_type *type)
{
    size_t at = (size_t)(type - defaults->schema->types);

    if (at >= defaults->schema->type_count || defaults->first[at] == 0)
        return NULL;
    return &defaults->rows[defaults->first[at]];
}
