/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_fields.c - the functions of one field, as templates.
 *
 *   $T view, $R $E $G $O stems (struct gen_stems), $K keys, $V value of the
 *   field, $S place of the field, $Y $A type and function for reading, $Z $B
 *   for setting, $N type of a structure
 */
#include "gen.h"

/* ---- what values are ---- */

struct value_kind {
    const char *read;    /* type */
    const char *read_as; /* function */
    const char *set;
    const char *set_as;
};

static const struct value_kind kinds[] = {
    [GEN_BOOLEAN] = {"bool", "kin_value_as_bool", "bool", "kin_edit_set_bool"},
    [GEN_INT32] = {"int32_t", "kin_value_as_int32", "int32_t",
                   "kin_edit_set_int"},
    [GEN_INT64] = {"int64_t", "kin_value_as_int64", "int64_t",
                   "kin_edit_set_int"},
    [GEN_DOUBLE] = {"double", "kin_value_as_double", "double",
                    "kin_edit_set_double"},
    [GEN_STR] = {"kin_str", "kin_value_str", "kin_str", "kin_edit_set_str"},
    [GEN_QUANTITY] = {"kin_quantity", "kin_value_as_quantity", "kin_str",
                      "kin_edit_set_quantity"},
    [GEN_TIME] = {"kin_time", "kin_value_as_time", "kin_time",
                  "kin_edit_set_time"},
    [GEN_MICRO_TIME] = {"kin_time", "kin_value_as_time", "kin_time",
                        "kin_edit_set_micro_time"},
    [GEN_DURATION] = {"int64_t", "kin_value_as_duration", "int64_t",
                      "kin_edit_set_duration"},
    [GEN_INTSTR] = {"kin_intstr", "kin_value_as_intstr", "kin_intstr",
                    "kin_edit_set_intstr"},
    [GEN_ANY] = {"kin_value", "", "kin_value", "kin_edit_set_value"},
    /* Elements of lists are never stored as times; bytes in lists stay text. */
    [GEN_TEXT] = {"kin_str", "kin_value_str", "kin_str", "kin_edit_set_str"},
    [GEN_BYTES] = {"kin_value", "", "kin_value", "kin_edit_set_value"},
};

static const struct value_kind bytes_kind = {"size_t", "kin_value_as_bytes",
                                             "kin_str", "kin_edit_set_bytes"};

/* ---- templates ---- */

/* clang-format off */

static const char field_base[] =
    "static inline kin_field *$R_field_(void)\n"
    "{\n"
    "    static kin_field field = KIN_FIELD_INIT($K);\n"
    "    return &field;\n"
    "}\n";

static const char field_common[] =
    "static inline bool $R_has($T view)\n"
    "{\n"
    "    return kin_value_is_set($V);\n"
    "}\n"
    "static inline int $E_unset($T_edit at)\n"
    "{\n"
    "    return kin_edit_remove(at.edit, $S);\n"
    "}\n";

static const char field_one[] =
    "static inline $Y $R($T view)\n"
    "{\n"
    "    return $A($V);\n"
    "}\n"
    "static inline int $E_set($T_edit at, $Z value)\n"
    "{\n"
    "    return $B(at.edit, $S, value);\n"
    "}\n";

static const char field_text[] =
    "static inline kin_str $R($T view, kin_scratch *scratch)\n"
    "{\n"
    "    return kin_value_text($V, scratch);\n"
    "}\n"
    "static inline int $E_set($T_edit at, kin_str value)\n"
    "{\n"
    "    return kin_edit_set_str(at.edit, $S, value);\n"
    "}\n";

static const char field_bytes[] =
    "static inline size_t $R($T view, void *buffer, size_t size)\n"
    "{\n"
    "    return kin_value_as_bytes($V, buffer, size);\n"
    "}\n"
    "static inline int $E_set($T_edit at, kin_str value)\n"
    "{\n"
    "    return kin_edit_set_bytes(at.edit, $S, value);\n"
    "}\n";

static const char field_count[] =
    "static inline size_t $R_count($T view)\n"
    "{\n"
    "    return kin_value_count($V);\n"
    "}\n";

static const char field_list[] =
    "static inline $Y $R_at($T view, size_t index)\n"
    "{\n"
    "    return $A(kin_value_at($V, index));\n"
    "}\n"
    "static inline int $E_append($T_edit at, $Z value)\n"
    "{\n"
    "    kin_spot spot = kin_edit_append(at.edit, $S);\n"
    "    return $B(at.edit, spot, value);\n"
    "}\n";

static const char field_clear_list[] =
    "static inline int $E_clear($T_edit at)\n"
    "{\n"
    "    return kin_edit_set_array(at.edit, $S);\n"
    "}\n";

static const char field_map[] =
    "static inline $Y $R_get($T view, kin_str key)\n"
    "{\n"
    "    return $A(kin_value_get($V, key));\n"
    "}\n"
    "static inline $Y $R_at($T view, size_t index)\n"
    "{\n"
    "    return $A(kin_value_at($V, index));\n"
    "}\n";

static const char field_map_text[] =
    "static inline kin_str $R_get($T view, kin_str key, kin_scratch *scratch)\n"
    "{\n"
    "    return kin_value_text(kin_value_get($V, key), scratch);\n"
    "}\n"
    "static inline kin_str $R_at($T view, size_t index, kin_scratch *scratch)\n"
    "{\n"
    "    return kin_value_text(kin_value_at($V, index), scratch);\n"
    "}\n";

static const char field_map_bytes[] =
    "static inline size_t $R_get($T view, kin_str key, void *buffer,"
    " size_t size)\n"
    "{\n"
    "    return kin_value_as_bytes(kin_value_get($V, key), buffer, size);\n"
    "}\n"
    "static inline size_t $R_at($T view, size_t index, void *buffer,"
    " size_t size)\n"
    "{\n"
    "    return kin_value_as_bytes(kin_value_at($V, index), buffer, size);\n"
    "}\n";

static const char field_set_entry[] =
    "static inline int $E_set($T_edit at, kin_str key, $Z value)\n"
    "{\n"
    "    kin_spot spot = kin_edit_member(at.edit, $S, key);\n"
    "    return $B(at.edit, spot, value);\n"
    "}\n";

static const char field_keys[] =
    "static inline kin_str $R_key_at($T view, size_t index)\n"
    "{\n"
    "    return kin_value_key_at($V, index);\n"
    "}\n"
    "static inline int $E_remove($T_edit at, kin_str key)\n"
    "{\n"
    "    return kin_edit_remove(at.edit, kin_edit_member(at.edit, $S, key));\n"
    "}\n"
    "static inline int $E_clear($T_edit at)\n"
    "{\n"
    "    return kin_edit_set_object(at.edit, $S);\n"
    "}\n";

static const char field_struct[] =
    "static inline $N $G($T view)\n"
    "{\n"
    "    return $N_of($V);\n"
    "}\n"
    "static inline $N_edit $O($T_edit at)\n"
    "{\n"
    "    return $N_edit_of(at.edit, $S);\n"
    "}\n";

static const char field_struct_list[] =
    "static inline $N_list $G($T view)\n"
    "{\n"
    "    return $N_list_of($V);\n"
    "}\n"
    "static inline $N $R_at($T view, size_t index)\n"
    "{\n"
    "    return $N_of(kin_value_at($V, index));\n"
    "}\n"
    "static inline $N_edit $E_append($T_edit at)\n"
    "{\n"
    "    return $N_edit_of(at.edit, kin_edit_append(at.edit, $S));\n"
    "}\n"
    "static inline $N_edit $O_at($T_edit at, size_t index)\n"
    "{\n"
    "    return $N_edit_of(at.edit, kin_edit_element(at.edit, $S, index));\n"
    "}\n"
    "static inline int $E_remove_at($T_edit at, size_t index)\n"
    "{\n"
    "    return kin_edit_remove(at.edit,"
    " kin_edit_element(at.edit, $S, index));\n"
    "}\n";

static const char field_struct_map[] =
    "static inline $N $R_get($T view, kin_str key)\n"
    "{\n"
    "    return $N_of(kin_value_get($V, key));\n"
    "}\n"
    "static inline $N $R_at($T view, size_t index)\n"
    "{\n"
    "    return $N_of(kin_value_at($V, index));\n"
    "}\n"
    "static inline $N_edit $O($T_edit at, kin_str key)\n"
    "{\n"
    "    return $N_edit_of(at.edit, kin_edit_member(at.edit, $S, key));\n"
    "}\n";

/* clang-format on */

/* ---- which of them ---- */

enum { PARTS_MAX = 5 };

/* In the order of `enum gen_container`. */
static const char *const struct_parts[][PARTS_MAX] = {
    {field_struct},
    {field_struct_list, field_count, field_clear_list},
    {field_struct_map, field_count, field_keys},
};
static const char *const value_parts[][PARTS_MAX] = {
    {field_one},
    {field_list, field_count, field_clear_list},
    {field_map, field_set_entry, field_count, field_keys},
};
static const char *const text_parts[][PARTS_MAX] = {
    {field_text},
    {field_list, field_count, field_clear_list},
    {field_map_text, field_set_entry, field_count, field_keys},
};
static const char *const bytes_parts[][PARTS_MAX] = {
    {field_bytes},
    {field_list, field_count, field_clear_list},
    {field_map_bytes, field_set_entry, field_count, field_keys},
};

static const char *const *parts_of(const struct gen_field *field)
{
    /* Any string of a map may be a time. */
    bool is_text = field->kind == GEN_TEXT ||
                   (field->kind == GEN_STR && field->container == GEN_MAP);

    if (field->kind == GEN_STRUCT)
        return struct_parts[field->container];
    if (is_text)
        return text_parts[field->container];
    if (field->kind == GEN_BYTES)
        return bytes_parts[field->container];
    return value_parts[field->container];
}

static const char *struct_of(struct gen_out *out, const struct gen_field *field)
{
    if (field->kind != GEN_STRUCT)
        return "";
    if (!field->type->is_object)
        return field->type->name;
    return gen_printf(out->model, "%s_inner", field->type->name);
}

static const struct value_kind *kind_of(const struct gen_field *field)
{
    if (field->kind == GEN_STRUCT)
        return &kinds[GEN_ANY];
    if (field->kind == GEN_BYTES && field->container != GEN_LIST)
        return &bytes_kind;
    return &kinds[field->kind];
}

void gen_put_field(struct gen_out *out, const struct gen_field *field,
                   const struct gen_stems *stems, const char *view,
                   const char *keys, bool is_object)
{
    struct gen_model *model = out->model;
    const struct value_kind *kind = kind_of(field);
    const char *const *parts = parts_of(field);
    const char *value = gen_printf(
        model,
        is_object ? "kin_object_field(view.object, %s_field_())"
                  : "kin_value_field(view.value, %s_field_())",
        stems->read);
    const char *place = gen_printf(
        model, "kin_edit_field(at.edit, at.spot, %s_field_())", stems->read);
    struct gen_vars vars = {{0}};

    vars.of['A' - 'A'] = kind->read_as;
    vars.of['B' - 'A'] = kind->set_as;
    vars.of['E' - 'A'] = stems->edit;
    vars.of['G' - 'A'] = stems->get;
    vars.of['K' - 'A'] = keys;
    vars.of['N' - 'A'] = struct_of(out, field);
    vars.of['O' - 'A'] = stems->open;
    vars.of['R' - 'A'] = stems->read;
    vars.of['S' - 'A'] = place;
    vars.of['T' - 'A'] = view;
    vars.of['V' - 'A'] = value;
    vars.of['Y' - 'A'] = kind->read;
    vars.of['Z' - 'A'] = kind->set;
    gen_put_template(out, field_base, &vars);
    gen_put_note(out, field->note);
    if (field->choices && field->choices->base)
        gen_put(out, "/** One of %s. */\n", field->choices->name);
    for (size_t i = 0; parts[i]; i++)
        gen_put_template(out, parts[i], &vars);
    gen_put_template(out, field_common, &vars);
}
