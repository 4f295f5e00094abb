/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform_check.c - the errors that Go's decoder would report.
 *
 * Go records the first value of a wrong type and continues, but a type with its
 * own UnmarshalJSON (a quantity, a time) ends the decoding when it fails, so
 * such an error wins wherever it occurs.  Messages name the struct and the path
 * of fields from the root without list indices; the paths of unknown members
 * include them.
 */
#include "schema/conform_check.h"

#include <assert.h>
#include <stdio.h>

#include "base/buf.h"
#include "schema/goscalar.h"
#include "schema/schema.h"

enum {
    CHECK_PATH_MAX = 8 << 20, /* more than the size of a body */
    CHECK_TYPE_SIZE = 256,
};

struct go_check {
    const struct kin__conform_opts *opts; /* NULL: look for errors */
    struct kin__buf path;                 /* spec.containers[0].name */
    struct kin__buf fields;               /* spec.containers.name */
    const struct kin__schema_type *owner; /* struct of the current field */
    kin_error saved;                      /* the first wrong type */
    unsigned depth;
};

static int check_struct(struct go_check *check,
                        const struct kin__schema_type *type, kin_value value);

/* ---- messages ---- */

static const char *json_type_name(kin_value value)
{
    switch (kin_value_type(value)) {
    case KIN_TYPE_BOOL:
        return "bool";
    case KIN_TYPE_NUMBER:
        return "number";
    case KIN_TYPE_STRING:
        return "string";
    case KIN_TYPE_ARRAY:
        return "array";
    case KIN_TYPE_OBJECT:
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        break;
    }
    return "object";
}

static const char *const SCALAR_NAMES[KIN__SCHEMA_KIND_COUNT] = {
    [KIN__SCHEMA_STRING] = "string",
    [KIN__SCHEMA_BOOL] = "bool",
    [KIN__SCHEMA_INT32] = "int32",
    [KIN__SCHEMA_INT64] = "int64",
    [KIN__SCHEMA_DOUBLE] = "float64",
    [KIN__SCHEMA_BYTES] = "[]uint8",
    [KIN__SCHEMA_QUANTITY] = "resource.Quantity",
    [KIN__SCHEMA_TIME] = "string",
    [KIN__SCHEMA_MICRO_TIME] = "string",
    [KIN__SCHEMA_DURATION] = "string",
    [KIN__SCHEMA_INT_OR_STRING] = "int32",
    [KIN__SCHEMA_STRINGS] = "[]string",
    [KIN__SCHEMA_RAW] = "runtime.RawExtension",
};

/* "v1" of "core/v1". */
static kin_str package_base(kin_str package)
{
    for (size_t i = package.len; i > 0; i--)
        if (package.ptr[i - 1] == '/')
            return kin_str_of(package.ptr + i, package.len - i);
    return package;
}

/* Go's name for the type of one value, or of the whole field. */
static void go_type_name(const struct kin__schema_field *field, bool is_whole,
                         char *ret, size_t size)
{
    const char *before = "";
    const char *name = SCALAR_NAMES[field->kind];

    if (is_whole && field->container == KIN__SCHEMA_MAP &&
        field->kind == KIN__SCHEMA_QUANTITY) {
        (void)snprintf(ret, size, "v1.ResourceList");
        return;
    }
    if (is_whole && field->container == KIN__SCHEMA_LIST)
        before = "[]";
    if (is_whole && field->container == KIN__SCHEMA_MAP)
        before = "map[string]";
    if (field->type)
        (void)snprintf(ret, size, "%s%.*s.%.*s", before,
                       KIN_STR(package_base(field->type->package)),
                       KIN_STR(field->type->base));
    else
        (void)snprintf(ret, size, "%s%s", before, name ? name : "interface {}");
}

/* Records a value of the wrong type; only the first one counts. */
static void record_mismatch(struct go_check *check,
                            const struct kin__schema_field *field,
                            bool is_whole, kin_value value, bool shows_value)
{
    char type[CHECK_TYPE_SIZE];
    kin_scratch scratch;
    kin_str text = shows_value ? kin_value_text(value, &scratch) : kin_s("");

    assert(check->owner);
    if (check->saved.code != 0)
        return;
    go_type_name(field, is_whole, type, sizeof(type));
    (void)kin_error_set(
        &check->saved, KIN_EINVAL,
        "json: cannot unmarshal %s%s%.*s into Go struct field %.*s.%.*s of "
        "type %s",
        json_type_name(value), shows_value ? " " : "", KIN_STR(text),
        KIN_STR(check->owner->base), KIN_STR(kin__buf_str(&check->fields)),
        type);
}

/* ---- values ---- */

static bool is_integer(kin_value value, bool is_short)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(value, &scratch);
    int64_t number = 0;

    for (size_t i = 0; i < text.len; i++)
        if (strchr(".eE", text.ptr[i]))
            return false;
    if (kin_value_int(value, &number) < 0)
        return false;
    return !is_short || (number >= INT32_MIN && number <= INT32_MAX);
}

/* Whether a number is no integer, or out of range. */
static bool is_wrong_number(unsigned kind, kin_value value)
{
    if (kin_value_type(value) != KIN_TYPE_NUMBER)
        return false;
    if (kind == KIN__SCHEMA_INT64)
        return !is_integer(value, /* is_short= */ false);
    if (kind == KIN__SCHEMA_INT32 || kind == KIN__SCHEMA_INT_OR_STRING)
        return !is_integer(value, /* is_short= */ true);
    return false;
}

static int check_strings(struct go_check *check,
                         const struct kin__schema_field *field, kin_value value)
{
    static const struct kin__schema_field ELEMENT = {
        .kind = KIN__SCHEMA_STRING};

    for (size_t i = 0; i < kin_value_count(value); i++)
        if (!kin__go_fits(KIN__SCHEMA_STRING, kin_value_at(value, i)))
            record_mismatch(check, &ELEMENT, /* is_whole= */ false,
                            kin_value_at(value, i), /* shows_value= */ false);
    (void)field;
    return 0;
}

static int check_one(struct go_check *check,
                     const struct kin__schema_field *field, kin_value value,
                     kin_error *err)
{
    enum kin__schema_kind kind = field->kind;
    kin_type type = kin_value_type(value);

    if (type == KIN_TYPE_NULL)
        return 0;
    if (!kin__go_fits(kind, value)) {
        record_mismatch(check, field, /* is_whole= */ false, value,
                        /* shows_value= */ false);
        return 0;
    }
    if (is_wrong_number(kind, value)) {
        record_mismatch(check, field, /* is_whole= */ false, value,
                        /* shows_value= */ true);
        return 0;
    }
    if (kind == KIN__SCHEMA_STRINGS)
        return check_strings(check, field, value);
    if (!kin__schema_has_type(kind))
        return check->opts ? 0 : kin__go_explain(kind, value, err);
    int r = 0;
    if (type == KIN_TYPE_OBJECT)
        return check_struct(check, field->type, value);
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++)
        if (kin_value_type(kin_value_at(value, i)) == KIN_TYPE_OBJECT)
            r = check_struct(check, field->type, kin_value_at(value, i));
    return r;
}

static void path_cut(struct kin__buf *path, size_t len)
{
    assert(len <= path->len);
    path->len = len;
    if (path->ptr)
        path->ptr[len] = '\0';
}

static int check_elements(struct go_check *check,
                          const struct kin__schema_field *field,
                          kin_value value, kin_error *err)
{
    bool is_list = field->container == KIN__SCHEMA_LIST;
    size_t len = check->path.len;
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        r = is_list ? kin__buf_printf(&check->path, "[%zu]", i)
                    : kin__buf_printf(&check->path, ".%.*s",
                                      KIN_STR(kin_value_key_at(value, i)));
        if (r == 0)
            r = check_one(check, field, kin_value_at(value, i), err);
        path_cut(&check->path, len);
    }
    return r;
}

static int check_value(struct go_check *check,
                       const struct kin__schema_field *field, kin_value value,
                       kin_error *err)
{
    kin_type type = kin_value_type(value);

    if (type == KIN_TYPE_NULL)
        return 0;
    if (field->container == KIN__SCHEMA_ONE)
        return check_one(check, field, value, err);
    if (type != (field->container == KIN__SCHEMA_LIST ? KIN_TYPE_ARRAY
                                                      : KIN_TYPE_OBJECT)) {
        record_mismatch(check, field, /* is_whole= */ true, value,
                        /* shows_value= */ false);
        return 0;
    }
    return check_elements(check, field, value, err);
}

/* ---- structs ---- */

/* Go's path includes the name of the struct that a field is embedded in. */
static int append_embeds(struct go_check *check,
                         const struct kin__schema_type *type, size_t index)
{
    for (size_t i = 0; i < type->embed_count; i++) {
        const struct kin__schema_embed *embed = &type->embeds[i];
        if (index < embed->first ||
            index >= (size_t)embed->first + embed->type->field_count)
            continue;
        return kin__buf_printf(&check->fields, "%s%.*s",
                               check->fields.len > 0 ? "." : "",
                               KIN_STR(embed->type->base));
    }
    return 0;
}

static int check_member(struct go_check *check,
                        const struct kin__schema_type *type,
                        const struct kin__schema_field *field, kin_value value,
                        kin_error *err)
{
    size_t len = check->fields.len;

    assert(field >= type->fields && field < type->fields + type->field_count);
    int r = append_embeds(check, type, (size_t)(field - type->fields));
    if (r == 0)
        r = kin__buf_printf(&check->fields, "%s%.*s",
                            check->fields.len > 0 ? "." : "",
                            KIN_STR(field->name));
    check->owner = type;
    if (r == 0)
        r = check_value(check, field, value, err);
    path_cut(&check->fields, len);
    return r;
}

static int check_unknown(struct go_check *check)
{
    if (!check->opts || !check->opts->on_unknown)
        return 0;
    return check->opts->on_unknown(kin__buf_str(&check->path),
                                   check->opts->userdata);
}

static int check_struct(struct go_check *check,
                        const struct kin__schema_type *type, kin_value value)
{
    size_t len = check->path.len;
    int r = 0;

    assert(check->depth <= KIN__CONFORM_DEPTH);
    if (check->depth == KIN__CONFORM_DEPTH)
        return KIN_ELIMIT;
    check->depth++;
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        kin_str key = kin_value_key_at(value, i);
        const struct kin__schema_field *field = kin__schema_find_field(type,
                                                                       key);
        kin_error err = KIN_ERROR_INIT;
        r = kin__buf_printf(&check->path, "%s%.*s", len > 0 ? "." : "",
                            KIN_STR(key));
        if (r == 0)
            r = field ? check_member(check, type, field, kin_value_at(value, i),
                                     &err)
                      : check_unknown(check);
        /* The error of an UnmarshalJSON ends the decoding and wins. */
        if (r == KIN_EINVAL && err.code != 0)
            check->saved = err;
        path_cut(&check->path, len);
    }
    check->depth--;
    return r;
}

static int check_root(struct go_check *check,
                      const struct kin__schema_type *type, kin_value in)
{
    if (kin_value_type(in) == KIN_TYPE_OBJECT)
        return check_struct(check, type, in);
    if (kin_value_type(in) == KIN_TYPE_NULL || !kin_value_exists(in))
        return 0;
    return kin_error_set(&check->saved, KIN_EINVAL,
                         "json: cannot unmarshal %s into Go value of type "
                         "%.*s.%.*s",
                         json_type_name(in),
                         KIN_STR(package_base(type->package)),
                         KIN_STR(type->base));
}

int kin__conform_check(const kin_allocator *alloc,
                       const struct kin__schema_type *type, kin_value in,
                       const struct kin__conform_opts *opts, kin_error *err)
{
    struct go_check check = {.opts = opts, .owner = type};

    kin__buf_init(&check.path, alloc, CHECK_PATH_MAX);
    kin__buf_init(&check.fields, alloc, CHECK_PATH_MAX);
    int r = check_root(&check, type, in);
    kin__buf_done(&check.path);
    kin__buf_done(&check.fields);
    if (r == 0 && check.saved.code != 0)
        r = KIN_EINVAL;
    if (r == KIN_EINVAL && check.saved.code != 0) {
        if (err)
            *err = check.saved;
        return r;
    }
    return r < 0 ? kin_error_set(err, r, "%s", kin_error_text(r)) : 0;
}
