/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_lines.c - a line for each field, the paths of what an object has, and
 * what strings may be.
 */
#include <string.h>

#include "base/str.h"
#include "gen.h"

/* Whose field it is, and how one gets there. */
struct line_owner {
    const char *view; /* name of the view */
    const char *key;  /* of the member that the field is in; NULL for none */
    const char *word; /* the same in a name */
    bool is_object;   /* paths are written */
};

static const char *const kind_words[] = {
    [GEN_BOOLEAN] = "boolean",
    [GEN_INT32] = "int32",
    [GEN_INT64] = "int64",
    [GEN_DOUBLE] = "double",
    [GEN_STR] = "str",
    [GEN_QUANTITY] = "quantity",
    [GEN_TIME] = "time",
    [GEN_MICRO_TIME] = "micro_time",
    [GEN_DURATION] = "duration",
    [GEN_INTSTR] = "intstr",
    [GEN_ANY] = "any",
    /* Elements of lists are never kept as times; bytes in lists stay text. */
    [GEN_TEXT] = "str",
    [GEN_BYTES] = "any",
};

/* ---- which line ---- */

static enum gen_line field_line(const struct gen_field *field)
{
    bool is_struct = field->kind == GEN_STRUCT;

    switch (field->container) {
    case GEN_LIST:
        return is_struct ? GEN_LINE_STRUCT_LIST : GEN_LINE_LIST;
    case GEN_MAP:
        return is_struct ? GEN_LINE_STRUCT_MAP : GEN_LINE_MAP;
    default:
        return is_struct ? GEN_LINE_STRUCT : GEN_LINE_FIELD;
    }
}

static const char *field_macro(const struct gen_field *field, bool is_deep)
{
    static const char *const macros[][2] = {
        [GEN_LINE_FIELD] = {"KIN_FIELD", "KIN_FIELD2"},
        [GEN_LINE_LIST] = {"KIN_LIST", "KIN_LIST2"},
        [GEN_LINE_MAP] = {"KIN_MAP", "KIN_MAP2"},
        [GEN_LINE_STRUCT] = {"KIN_STRUCT", "KIN_STRUCT2"},
        [GEN_LINE_STRUCT_LIST] = {"KIN_STRUCT_LIST", "KIN_STRUCT_LIST2"},
        [GEN_LINE_STRUCT_MAP] = {"KIN_STRUCT_MAP", "KIN_STRUCT_MAP2"},
    };
    enum gen_line line = field_line(field);
    bool is_text = field->kind == GEN_TEXT ||
                   (field->kind == GEN_STR && line == GEN_LINE_MAP);

    if (line == GEN_LINE_FIELD && is_text)
        return is_deep ? "KIN_FIELD_TEXT2" : "KIN_FIELD_TEXT";
    if (line == GEN_LINE_MAP && is_text)
        return is_deep ? "KIN_MAP_TEXT2" : "KIN_MAP_TEXT";
    if (line == GEN_LINE_FIELD && field->kind == GEN_BYTES)
        return is_deep ? "KIN_FIELD_BYTES2" : "KIN_FIELD_BYTES";
    if (line == GEN_LINE_MAP && field->kind == GEN_BYTES)
        return is_deep ? "KIN_MAP_BYTES2" : "KIN_MAP_BYTES";
    return macros[line][is_deep];
}

/* The first argument: a word, a type, or NULL if the macro says it all. */
static const char *field_what(struct gen_out *out,
                              const struct gen_field *field)
{
    bool is_said = field->container != GEN_LIST &&
                   (field->kind == GEN_TEXT || field->kind == GEN_BYTES ||
                    (field->kind == GEN_STR && field->container == GEN_MAP));

    if (is_said)
        return NULL;
    if (field->kind != GEN_STRUCT)
        return kind_words[field->kind];
    if (!field->type->is_object)
        return field->type->name;
    return gen_printf(out->model, "%s_inner", field->type->name);
}

/* ---- names ---- */

static void note_renamed(struct gen_out *out, const char *plain,
                         const char *name)
{
    if (out->code == 0)
        out->code = kin__buf_printf(out->renamed, " *   %s\n *     is %s\n",
                                    plain, name);
}

/* What is tried for the n-th time, from 2. */
static const char *other_name(struct gen_out *out, enum gen_line line,
                              const char *plain, int n)
{
    if (line == GEN_LINE_CONSTANT)
        return gen_printf(out->model, "%s_%d", plain, n);
    return n == 2 ? gen_printf(out->model, "%s_field", plain)
                  : gen_printf(out->model, "%s_field%d", plain, n - 1);
}

/* Takes a name, with something behind it if it is taken already. */
static const char *take_name(struct gen_out *out, enum gen_line line,
                             const char *plain)
{
    const char *name = plain;

    for (int n = 2; name && out->code == 0; n++) {
        int r = gen_names_take(out->names, line, name);
        if (r == 0)
            break;
        if (r != KIN_EEXISTS) {
            out->code = r;
            break;
        }
        name = other_name(out, line, plain, n);
    }
    if (!name)
        out->code = KIN_ENOMEM;
    if (name && name != plain)
        note_renamed(out, plain, name);
    return name;
}

/* Takes NAME_WORD in capitals; NULL without memory. */
static const char *take_constant(struct gen_out *out, const char *name,
                                 const char *word)
{
    const char *plain = gen_printf(out->model, "%s_%s", name, word);

    plain = plain ? gen_capitals(out->model, plain) : NULL;
    return plain ? take_name(out, GEN_LINE_CONSTANT, plain) : NULL;
}

/* ---- paths ---- */

static bool is_plain_key(const char *key)
{
    for (const char *p = key; *p; p++)
        if (!(*p >= 'a' && *p <= 'z') && !(*p >= 'A' && *p <= 'Z') &&
            !(*p >= '0' && *p <= '9') && *p != '_' && *p != '-')
            return false;
    return key[0] != '\0';
}

static const char *path_step(struct gen_model *model, const char *key)
{
    char *step = gen_alloc(model, 2 * strlen(key) + 5);
    size_t len = 0;

    if (!step || is_plain_key(key))
        return gen_printf(model, ".%s", key);
    step[len++] = '[';
    step[len++] = '\'';
    for (const char *p = key; *p; p++) {
        if (*p == '\'' || *p == '\\')
            step[len++] = '\\';
        step[len++] = *p;
    }
    step[len++] = '\'';
    step[len++] = ']';
    return step;
}

static void put_path(struct gen_out *out, const struct line_owner *owner,
                     const char *name, const char *key)
{
    struct gen_model *model = out->model;
    const char *front = owner->key ? path_step(model, owner->key) : "";
    const char *back = path_step(model, key);
    const char *path = front && back ? gen_printf(model, "%s%s", front, back)
                                     : NULL;
    const char *literal = path ? gen_literal(model, path) : NULL;
    const char *constant = take_constant(out, name, "path");

    if (!literal || !constant) {
        out->code = KIN_ENOMEM;
        return;
    }
    bool is_long = strlen(constant) + strlen(literal) + 9 > 80;
    gen_put(out, "#define %s%s%s\n", constant, is_long ? " \\\n    " : " ",
            literal);
}

/* ---- choices ---- */

static void put_choice(struct gen_out *out, const char *name,
                       const char *choice)
{
    const char *word = choice[0] ? gen_snake(out->model, kin_s(choice))
                                 : "empty";
    const char *constant = word ? take_constant(out, name, word) : NULL;

    if (constant)
        gen_put(out, "    %s,\n", constant);
    else
        out->code = KIN_ENOMEM;
}

/* An enumeration of the strings that a field may be, in the schema's order. */
static void put_choices(struct gen_out *out, const struct gen_field *field,
                        const char *name)
{
    struct gen_model *model = out->model;
    const char *type = gen_printf(model, "%s_enum", name);
    const char *other = take_constant(out, name, "other");
    const char **arguments = gen_alloc(model, (field->choice_count + 2) *
                                                  sizeof(*arguments));

    type = type ? take_name(out, GEN_LINE_ENUM, type) : NULL;
    if (!type || !other || !arguments) {
        out->code = KIN_ENOMEM;
        return;
    }
    gen_put(out, "typedef enum %s {\n    %s, /* none of these */\n", type,
            other);
    arguments[0] = type;
    for (size_t i = 0; i < field->choice_count; i++) {
        put_choice(out, name, field->choices[i]);
        arguments[i + 1] = gen_literal(model, field->choices[i]);
        if (!arguments[i + 1])
            out->code = KIN_ENOMEM;
    }
    gen_put(out, "} %s;\n", type);
    if (out->code == 0)
        gen_put_call(out, "KIN_ENUM", arguments);
}

/* ---- lines ---- */

static void put_line(struct gen_out *out, const struct line_owner *owner,
                     const struct gen_field *field)
{
    struct gen_model *model = out->model;
    const char *plain = gen_printf(model, "%s_%s%s%s", owner->view,
                                   owner->key ? owner->word : "",
                                   owner->key ? "_" : "", field->word);
    const char *name = plain ? take_name(out, field_line(field), plain) : NULL;
    const char *what = field_what(out, field);
    const char *arguments[6];
    size_t count = 0;

    if (what)
        arguments[count++] = what;
    arguments[count++] = owner->view;
    arguments[count++] = name;
    if (owner->key)
        arguments[count++] = gen_literal(model, owner->key);
    arguments[count++] = gen_literal(model, field->json);
    arguments[count] = NULL;
    if (!name || out->code < 0) {
        out->code = out->code ? out->code : KIN_ENOMEM;
        return;
    }
    gen_put_note(out, field->note);
    gen_put_call(out, field_macro(field, owner->key != NULL), arguments);
    if (owner->is_object)
        put_path(out, owner, name, field->json);
    if (field->choices && !owner->key)
        put_choices(out, field, name);
}

static bool is_flat(const struct gen_type *type, const struct gen_field *field)
{
    return field->kind == GEN_STRUCT && field->container == GEN_ONE &&
           (strcmp(field->json, "spec") == 0 ||
            strcmp(field->json, "status") == 0) &&
           gen_find_field(type, "metadata");
}

/* Where its schema stands, if its name does not tell. */
static const char *type_origin(const struct gen_type *type)
{
    size_t len = strlen(type->base);
    size_t model_len = type->model ? strlen(type->model) : 0;
    bool is_plain = model_len >= len &&
                    strcmp(type->model + model_len - len, type->base) == 0;

    if (type->where)
        return type->where;
    return type->model && !is_plain ? type->model : NULL;
}

void gen_put_fields(struct gen_out *out, const struct gen_type *type,
                    bool is_inner)
{
    const char *origin = type_origin(type);
    const char *view = is_inner ? gen_printf(out->model, "%s_inner", type->name)
                                : type->name;

    if (!view)
        out->code = KIN_ENOMEM;
    struct line_owner owner = {view, NULL, NULL, type->is_object && !is_inner};
    gen_put(out, "\n/* %s%s%s */\n", type->base, origin ? ": " : "",
            origin ? origin : "");
    for (const struct gen_field *f = type->fields; f; f = f->next)
        put_line(out, &owner, f);
    for (const struct gen_field *f = type->fields; f; f = f->next) {
        if (!is_flat(type, f))
            continue;
        owner.key = f->json;
        owner.word = f->word;
        for (const struct gen_field *g = f->type->fields; g; g = g->next)
            put_line(out, &owner, g);
    }
}
