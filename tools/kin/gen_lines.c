/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_lines.c - writes all fields of a type: their names, the paths of an
 * object's fields, and the enumerations of strings.
 */
#include <string.h>

#include "base/str.h"
#include "gen.h"

/* The owner of a field, and the path to it. */
struct field_owner {
    const char *view; /* name of the view */
    const char *key;  /* of the member that the field is in; NULL for none */
    const char *word; /* the key as part of a name */
    bool is_object;   /* a whole object; its paths are written */
    bool has_verbs;   /* see struct gen_type */
};

static enum gen_form field_form(const struct gen_field *field)
{
    bool is_struct = field->kind == GEN_STRUCT;

    switch (field->container) {
    case GEN_LIST:
        return is_struct ? GEN_FORM_STRUCT_LIST : GEN_FORM_LIST;
    case GEN_MAP:
        return is_struct ? GEN_FORM_STRUCT_MAP : GEN_FORM_MAP;
    default:
        return is_struct ? GEN_FORM_STRUCT : GEN_FORM_FIELD;
    }
}

/* ---- names ---- */

static void note_renamed(struct gen_out *out, const char *plain,
                         const char *name)
{
    if (!plain)
        out->code = KIN_ENOMEM;
    if (out->code == 0)
        out->code = kin__buf_printf(out->renamed, " *   %s\n *     is %s\n",
                                    plain, name);
}

/* Reserves a name, with a suffix if it is in use. */
static const char *take_name(struct gen_out *out, enum gen_form form,
                             const char *plain)
{
    const char *name = plain;

    for (int n = 2; name && out->code == 0; n++) {
        struct gen_stems stems = {.read = name};
        int r = gen_names_take(out->names, form, &stems);
        if (r == 0)
            break;
        if (r != KIN_EEXISTS)
            out->code = r;
        else
            name = gen_printf(out->model, "%s_%d", plain, n);
    }
    if (!name)
        out->code = KIN_ENOMEM;
    if (name && name != plain)
        note_renamed(out, plain, name);
    return name;
}

/* Reserves NAME_WORD in upper case; NULL if out of memory. */
static const char *take_constant(struct gen_out *out, const char *name,
                                 const char *word)
{
    const char *plain = gen_printf(out->model, "%s_%s", name, word);

    plain = plain ? gen_capitals(out->model, plain) : NULL;
    return plain ? take_name(out, GEN_FORM_CONSTANT, plain) : NULL;
}

/* The stems of a field whose word is `word`. */
static int stems_make(struct gen_out *out, const struct field_owner *owner,
                      const char *word, struct gen_stems *ret)
{
    const char *view = owner->view;

    if (!word)
        return KIN_ENOMEM;
    ret->get = gen_printf(out->model, "%s_get_%s", view, word);
    ret->open = gen_printf(out->model, "%s_edit_%s", view, word);
    ret->read = ret->get;
    ret->edit = ret->open;
    if (!owner->has_verbs) {
        ret->read = gen_printf(out->model, "%s_%s", view, word);
        ret->edit = ret->read;
    }
    return ret->get && ret->open && ret->read ? 0 : KIN_ENOMEM;
}

/* The n-th candidate name of a field. */
static const char *field_word(struct gen_out *out, const char *word, int n)
{
    if (n == 1)
        return word;
    return n == 2 ? gen_printf(out->model, "%s_field", word)
                  : gen_printf(out->model, "%s_field%d", word, n - 1);
}

/* Reserves the names of a field and returns the chosen word. */
static const char *take_field(struct gen_out *out,
                              const struct field_owner *owner,
                              enum gen_form form, const char *plain,
                              struct gen_stems *ret)
{
    const char *word = plain;
    int r = KIN_EEXISTS;

    for (int n = 1; r == KIN_EEXISTS; n++) {
        word = field_word(out, plain, n);
        r = stems_make(out, owner, word, ret);
        if (r == 0)
            r = gen_names_take(out->names, form, ret);
    }
    if (r < 0) {
        out->code = r;
        return NULL;
    }
    if (word != plain)
        note_renamed(out, gen_printf(out->model, "%s_%s", owner->view, plain),
                     ret->read);
    return word;
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

static void put_path(struct gen_out *out, const struct field_owner *owner,
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
    const char *word = strcmp(choice, "") == 0 ? "empty"
                       : strcmp(choice, "*") == 0
                           ? "all"
                           : gen_snake(out->model, kin_s(choice));
    const char *constant = word ? take_constant(out, name, word) : NULL;

    if (constant)
        gen_put(out, "    %s,\n", constant);
    else
        out->code = KIN_ENOMEM;
}

/* clang-format off */
static const char enum_functions[] =
    "static inline $E $E_parse(kin_str text)\n"
    "{\n"
    "    static const char *const names[] = {$L};\n"
    "    return ($E)kin_field_choice(text, names,"
    " sizeof(names) / sizeof(names[0]));\n"
    "}\n"
    "static inline kin_str $E_text($E choice)\n"
    "{\n"
    "    static const char *const names[] = {$L};\n"
    "    size_t index = (size_t)choice;\n"
    "    if (index == 0 || index > sizeof(names) / sizeof(names[0]))\n"
    "        return kin_s(\"\");\n"
    "    return kin_s(names[index - 1]);\n"
    "}\n";
/* clang-format on */

/* All choices as literals, separated by commas; NULL if out of memory. */
static const char *choice_literals(struct gen_model *model,
                                   const struct gen_enum *one)
{
    const char *all = NULL;

    for (size_t i = 0; i < one->choice_count; i++) {
        const char *next = gen_literal(model, one->choices[i]);
        if (!next)
            return NULL;
        all = all ? gen_printf(model, "%s, %s", all, next) : next;
        if (!all)
            return NULL;
    }
    return all;
}

/* Writes an enumeration of strings in the schema's order; `stem` is the prefix
 * of its constants. */
static void put_choices(struct gen_out *out, const struct gen_enum *one,
                        const char *type, const char *stem)
{
    const char *other = take_constant(out, stem, "other");
    struct gen_vars vars = {{0}};

    if (!type || !other) {
        out->code = KIN_ENOMEM;
        return;
    }
    gen_put(out, "typedef enum %s {\n    %s, /* none of these */\n", type,
            other);
    for (size_t i = 0; i < one->choice_count; i++)
        put_choice(out, stem, one->choices[i]);
    gen_put(out, "} %s;\n", type);
    vars.of['E' - 'A'] = type;
    vars.of['L' - 'A'] = choice_literals(out->model, one);
    gen_put_template(out, enum_functions, &vars);
}

void gen_put_enum(struct gen_out *out, const struct gen_enum *one)
{
    gen_put(out, "\n/* %s */\n", one->base);
    put_choices(out, one, one->name, one->stem);
}

/* Writes the enumeration of one field. */
static void put_own_choices(struct gen_out *out, const struct gen_enum *one,
                            const char *name)
{
    const char *type = gen_printf(out->model, "%s_enum", name);

    put_choices(out, one, type ? take_name(out, GEN_FORM_ENUM, type) : NULL,
                name);
}

/* ---- fields ---- */

/* Arguments of KIN_FIELD_INIT. */
static const char *field_keys(struct gen_model *model,
                              const struct field_owner *owner,
                              const struct gen_field *field)
{
    const char *own = gen_literal(model, field->json);
    const char *above = owner->key ? gen_literal(model, owner->key) : NULL;

    if (!own || (owner->key && !above))
        return NULL;
    return owner->key ? gen_printf(model, "%s, %s", above, own)
                      : gen_printf(model, "%s, \"\"", own);
}

static void put_field(struct gen_out *out, const struct field_owner *owner,
                      const struct gen_field *field)
{
    struct gen_model *model = out->model;
    struct gen_stems stems = {0};
    const char *word = owner->key ? gen_printf(model, "%s_%s", owner->word,
                                               field->word)
                                  : field->word;
    const char *keys = field_keys(model, owner, field);

    word = word && out->code == 0
               ? take_field(out, owner, field_form(field), word, &stems)
               : NULL;
    const char *name = word ? gen_printf(model, "%s_%s", owner->view, word)
                            : NULL;
    if (!name || !keys) {
        out->code = out->code ? out->code : KIN_ENOMEM;
        return;
    }
    gen_put_field(out, field, &stems, owner->view, keys, owner->is_object);
    if (owner->is_object)
        put_path(out, owner, name, field->json);
    if (field->choices && !field->choices->base && !owner->key)
        put_own_choices(out, field->choices, name);
}

/* Returns the path of the type in its schema, or its name in OpenAPI if that
 * does not end in the base name; otherwise NULL. */
static const char *type_origin(const struct gen_type *type)
{
    if (type->where || !type->model)
        return type->where;
    return kin_str_ends_with(kin_s(type->model), kin_s(type->base))
               ? NULL
               : type->model;
}

void gen_put_fields(struct gen_out *out, const struct gen_type *type,
                    bool is_inner)
{
    const char *origin = type_origin(type);
    const char *view = is_inner ? gen_printf(out->model, "%s_inner", type->name)
                                : type->name;

    if (!view)
        out->code = KIN_ENOMEM;
    struct field_owner owner = {view, NULL, NULL, type->is_object && !is_inner,
                                type->has_verbs};
    gen_put(out, "\n/* %s%s%s */\n", type->base, origin ? ": " : "",
            origin ? origin : "");
    for (const struct gen_field *f = type->fields; f; f = f->next)
        put_field(out, &owner, f);
    for (const struct gen_field *f = type->fields; f; f = f->next) {
        if (!gen_is_flat(type, f))
            continue;
        owner.key = f->json;
        owner.word = f->word;
        for (const struct gen_field *g = f->type->fields; g; g = g->next)
            put_field(out, &owner, g);
    }
}
