/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_write.c - the text of a header: what is around the fields.
 */
#include <stdarg.h>
#include <string.h>

#include "base/str.h"
#include "gen.h"

enum {
    COLUMNS = 80,
    HEADER_MAX = 64 << 20, /* bytes */
};

/* ---- pieces ---- */

void gen_put(struct gen_out *out, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (out->code == 0)
        out->code = kin__buf_vprintf(out->buf, format, args);
    va_end(args);
}

/* Returns the next word of a description, without comment delimiters. */
static kin_str note_word(kin_str *rest)
{
    size_t len = 0;

    while (rest->len && (unsigned char)rest->ptr[0] <= ' ')
        *rest = kin__str_slice(*rest, 1, SIZE_MAX);
    while (len < rest->len && (unsigned char)rest->ptr[len] > ' ') {
        len++;
        if (len < rest->len &&
            ((rest->ptr[len - 1] == '*' && rest->ptr[len] == '/') ||
             (rest->ptr[len - 1] == '/' && rest->ptr[len] == '*')))
            break;
    }
    kin_str word = kin_str_of(rest->ptr, len);
    *rest = kin__str_slice(*rest, len, SIZE_MAX);
    return word;
}

void gen_put_note(struct gen_out *out, const char *note)
{
    kin_str rest = kin_s(note);
    size_t column = 3;

    if (!note || !note[0])
        return;
    gen_put(out, "/**");
    for (kin_str word = note_word(&rest); word.len; word = note_word(&rest)) {
        /* Leave room for the end of the comment. */
        if (column + 1 + word.len > COLUMNS - 3) {
            gen_put(out, "\n *");
            column = 2;
        }
        gen_put(out, " %.*s", KIN_STR(word));
        column += 1 + word.len;
    }
    gen_put(out, " */\n");
}

const char *gen_literal(struct gen_model *model, const char *text)
{
    char *literal = gen_alloc(model, 4 * strlen(text) + 3);
    size_t len = 0;

    if (!literal)
        return NULL;
    literal[len++] = '"';
    for (const char *p = text; *p; p++) {
        unsigned char c = (unsigned char)*p;
        if (c == '"' || c == '\\' || c == '?')
            literal[len++] = '\\';
        if (c >= ' ' && c != 0x7f)
            literal[len++] = *p;
        else
            len += (size_t)snprintf(literal + len, 5, "\\%03o", c);
    }
    literal[len++] = '"';
    return literal;
}

/* ---- the parts of a header ---- */

static bool type_uses(const struct gen_type *type,
                      const struct gen_package *package)
{
    for (const struct gen_field *f = type->fields; f; f = f->next) {
        if (f->type && f->type->package == package)
            return true;
        /* Fields of spec and status are written with the type as well. */
        for (const struct gen_field *g = f->type ? f->type->fields : NULL; g;
             g = g->next)
            if (g->type && g->type->package == package)
                return true;
    }
    return false;
}

static bool resource_uses(const struct gen_resource *resource,
                          const struct gen_package *package)
{
    for (const struct gen_sub *s = resource->subs; s; s = s->next)
        if (s->body && s->body->package == package)
            return true;
    return false;
}

static bool package_uses(const struct gen_package *package,
                         const struct gen_package *other)
{
    for (const struct gen_resource *r = package->resources; r; r = r->next)
        if (resource_uses(r, other))
            return true;
    for (const struct gen_type *t = package->types; t; t = t->next)
        if (type_uses(t, other))
            return true;
    return false;
}

static void put_includes(struct gen_out *out, const struct gen_package *package)
{
    for (const struct gen_package *p = out->model->packages; p; p = p->next)
        if (p != package && p->is_builtin && package_uses(package, p))
            gen_put(out, "#include <kin/api/%s.h>\n", p->path);
    gen_put(out, "#include <kin/typed.h>\n");
    bool is_first = true;
    for (const struct gen_package *p = out->model->packages; p; p = p->next) {
        if (p == package || p->is_builtin || !package_uses(package, p))
            continue;
        gen_put(out, "%s#include \"../%s.h\"\n", is_first ? "\n" : "", p->path);
        is_first = false;
    }
    gen_put(out, "\n");
}

static void put_guard(struct gen_out *out, const struct gen_package *package,
                      bool is_begin)
{
    const char *name = gen_capitals(out->model, package->prefix);

    if (!name)
        out->code = KIN_ENOMEM;
    const char *front = package->is_builtin ? "KIN_API_" : "";
    if (is_begin)
        gen_put(out, "#ifndef %s%s_H\n#define %s%s_H\n\n", front, name, front,
                name);
    else
        gen_put(out, "#endif /* %s%s_H */\n", front, name);
}

static void put_top(struct gen_out *out, const struct gen_package *package)
{
    if (package->is_builtin)
        gen_put(out, "/* SPDX-License-Identifier: Apache-2.0 */\n");
    gen_put(out, "/* generated from %s by kin gen; do not edit */\n",
            out->model->source);
    gen_put(out, "/* clang-format off */\n");
    gen_put(out,
            "/**\n * @file\n * Typed views of %s%s%s.\n"
            " * kin/typed.h says what the functions do.\n",
            package->group ? package->group : package->path,
            package->group && package->group[0] ? "/" : "",
            package->group ? package->version : "");
}

static void put_names(struct gen_out *out, const struct gen_package *package)
{
    if (out->renamed->len || package->shortened)
        gen_put(out, " *\n * Names that are not as the rule has them:\n");
    gen_put_shortened(out, package);
    if (out->renamed->len)
        gen_put(out, "%.*s", KIN_STR(kin__buf_str(out->renamed)));
    gen_put(out, " */\n");
}

static void put_types(struct gen_out *out, const struct gen_package *package)
{
    for (const struct gen_type *t = package->types; t; t = t->next) {
        const char *inner = gen_printf(out->model, "%s_inner", t->name);
        if (!inner)
            out->code = KIN_ENOMEM;
        gen_put(out, "\n");
        if (!t->is_object)
            gen_put_note(out, t->note);
        gen_put_type(out, t->name, t->is_object);
        if (t->is_body)
            gen_put_body(out, t);
        if (t->is_inner)
            gen_put_type(out, inner, /* is_object= */ false);
    }
}

static void put_body(struct gen_out *out, const struct gen_package *package)
{
    put_guard(out, package, /* is_begin= */ true);
    put_includes(out, package);
    gen_put(out, "KIN_BEGIN_DECLS\n");
    put_types(out, package);
    for (const struct gen_enum *e = package->enums; e; e = e->next)
        gen_put_enum(out, e);
    for (const struct gen_type *t = package->types; t; t = t->next) {
        gen_put_fields(out, t, /* is_inner= */ false);
        if (t->is_inner)
            gen_put_fields(out, t, /* is_inner= */ true);
    }
    for (const struct gen_resource *s = package->resources; s; s = s->next)
        gen_put_resource(out, s);
    gen_put(out, "\nKIN_END_DECLS\n\n");
    put_guard(out, package, /* is_begin= */ false);
}

/* Types and resources are named before fields. */
static int take_names(struct gen_out *out, const struct gen_package *package,
                      kin_error *err)
{
    struct gen_stems name = {0};
    int r = 0;

    for (const struct gen_type *t = package->types; t && r == 0; t = t->next) {
        name.read = t->name;
        r = gen_names_take(out->names, gen_type_form(t), &name);
    }
    for (const struct gen_enum *e = package->enums; e && r == 0; e = e->next) {
        name.read = e->name;
        r = gen_names_take(out->names, GEN_FORM_ENUM, &name);
    }
    for (const struct gen_resource *s = package->resources; s && r == 0;
         s = s->next) {
        name.read = s->name;
        r = gen_names_take(out->names, GEN_FORM_RESOURCE, &name);
    }
    if (r == KIN_EEXISTS)
        return kin_error_set(err, KIN_EEXISTS,
                             "%s: two types are called %s in C", package->path,
                             name.read);
    return r < 0 ? gen_no_memory(err) : 0;
}

static void names_release(struct gen_names **names)
{
    gen_names_free(*names);
}

int gen_write(struct gen_model *model, const struct gen_package *package,
              struct kin__buf *buf, kin_error *err)
{
    __attribute__((cleanup(names_release))) struct gen_names *names = NULL;
    KIN__AUTO_BUF body = {0};
    KIN__AUTO_BUF renamed = {0};
    int r = gen_names_new(&names, err);

    if (r < 0)
        return r;
    kin__buf_init(&body, /* alloc= */ NULL, HEADER_MAX);
    kin__buf_init(&renamed, /* alloc= */ NULL, HEADER_MAX);
    struct gen_out out = {model, &body, names, &renamed, 0};
    r = take_names(&out, package, err);
    if (r < 0)
        return r;
    put_body(&out, package);
    /* The table of names is complete only at the end. */
    out.buf = buf;
    put_top(&out, package);
    put_names(&out, package);
    gen_put(&out, "%.*s", KIN_STR(kin__buf_str(&body)));
    return out.code < 0 ? kin_error_set(err, out.code, "%s: %s", package->path,
                                        kin_error_text(out.code))
                        : 0;
}
