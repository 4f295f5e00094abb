/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_gen.c - typed headers from schemas.
 */
#include <limits.h>
#include <string.h>

#include "base/str.h"
#include "gen.h"
#include "object.h"
#include "print.h"

struct gen_flags {
    const char *folder;
    const char *output;
    const char *prefix;
    bool is_builtin;
};

/* ---- reading ---- */

static const char crd_kind[] = "CustomResourceDefinition";

static int read_document(struct gen_model *model, const char *file, size_t line,
                         kin_value value, kin_str kind, size_t *count,
                         kin_error *err);

/* List items of a server have no apiVersion and kind. */
static int read_list(struct gen_model *model, const char *file, size_t line,
                     kin_value list, kin_str list_kind, size_t *count,
                     kin_error *err)
{
    kin_value items = kin_value_get(list, KIN__S("items"));
    kin_str kind = kin__str_slice(list_kind, 0, list_kind.len - 4);
    int r = 0;

    for (size_t i = 0; i < kin_value_count(items) && r == 0; i++)
        r = read_document(model, file, line, kin_value_at(items, i), kind,
                          count, err);
    return r;
}

/* Other objects may stand beside definitions in one file: they count for
 * nothing.  `kind` is what the value is if it does not say so itself. */
static int read_document(struct gen_model *model, const char *file, size_t line,
                         kin_value value, kin_str kind, size_t *count,
                         kin_error *err)
{
    kin_str own = kin_value_str(kin_value_get(value, KIN__S("kind")));

    if (own.len)
        kind = own;
    if (kin_value_exists(kin_value_get(value, KIN__S("openapi")))) {
        ++*count;
        return gen_read_openapi(model, file, value, err);
    }
    if (kin_str_eq(kind, kin_s(crd_kind))) {
        ++*count;
        return gen_read_crd(model, file, line, value, err);
    }
    if (kin_str_ends_with(kind, KIN__S("List")))
        return read_list(model, file, line, value, kind, count, err);
    return 0;
}

static int read_documents(struct gen_model *model, const char *file,
                          kin_error *err)
{
    AUTO_INPUT in = {0};
    size_t count = 0;
    int r = object_input_open(&in, file, err);

    while (r == 0) {
        r = object_input_next(&in, err);
        if (r != 1)
            break;
        r = read_document(model, file, in.line, in.value, KIN__S(""), &count,
                          err);
    }
    if (r == 0 && count == 0)
        return kin_error_set(err, KIN_ENOTFOUND,
                             "%s: neither a CustomResourceDefinition nor an "
                             "OpenAPI document nor facts",
                             file);
    return r;
}

/* The model borrows strings of the facts. */
static int read_facts(struct gen_model *model, const struct object_file *file,
                      kin_error *err)
{
    KIN__AUTO_SCHEMA *schema = NULL;
    const char *text = gen_copy(model, file->text);

    if (!text)
        return gen_no_memory(err);
    int r = kin__schema_read(/* alloc= */ NULL,
                             kin_str_of(text, file->text.len), &schema, err);
    if (r < 0)
        return kin_error_wrap(err, "%s", file->name), r;
    r = gen_read_facts(model, schema, /* is_builtin= */ false, err);
    for (struct gen_package *p = model->packages; p; p = p->next)
        p->is_wanted = !p->is_builtin;
    return r;
}

static bool text_is_facts(kin_str text)
{
    while (text.len && text.ptr[0] == '#')
        (void)kin__str_cut(&text, '\n');
    return kin_str_starts_with(text, KIN__S("facts "));
}

static int read_file(struct gen_model *model, const char *name, kin_error *err)
{
    AUTO_FILE file = {0};

    if (strcmp(name, "-") == 0)
        return read_documents(model, name, err);
    int r = object_file_open(&file, name, err);
    if (r < 0)
        return r;
    return text_is_facts(file.text) ? read_facts(model, &file, err)
                                    : read_documents(model, name, err);
}

static int read_builtin(struct gen_model *model, bool is_wanted, kin_error *err)
{
    int r = kin__schema_get(&model->schema, err);

    if (r == 0)
        r = gen_read_facts(model, model->schema, /* is_builtin= */ true, err);
    for (struct gen_package *p = model->packages; p; p = p->next)
        p->is_wanted = is_wanted;
    return r;
}

/* ---- the verb ---- */

static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return strcmp(path, "-") == 0 ? "standard input" : slash ? slash + 1 : path;
}

static int name_source(struct gen_model *model, int argc, char **argv)
{
    const char *source = argc ? name_of(argv[0]) : NULL;

    if (!source)
        source = gen_printf(model, "Kubernetes %.*s",
                            KIN_STR(model->schema->release));
    for (int i = 1; i < argc && source; i++)
        source = gen_printf(model, "%s, %s", source, name_of(argv[i]));
    model->source = source;
    return source ? 0 : KIN_ENOMEM;
}

static int read_all(struct gen_model *model, int argc, char **argv,
                    kin_error *err)
{
    int r = read_builtin(model, /* is_wanted= */ argc == 0, err);

    for (int i = 0; i < argc && r == 0; i++)
        r = read_file(model, argv[i], err);
    if (r == 0)
        r = gen_name_types(model, err);
    if (r == 0 && name_source(model, argc, argv) < 0)
        r = gen_no_memory(err);
    return r;
}

static enum cli_exit gen_usage(struct cli_context *ctx, const char *why)
{
    (void)kin_error_set(&ctx->err, KIN_EINVAL, "%s; see 'kin gen --help'", why);
    return CLI_EXIT_USAGE;
}

static enum cli_exit gen_run(int argc, char **argv, struct cli_context *ctx)
{
    const struct gen_flags *own = ctx->own;
    AUTO_MODEL model = {.prefix = own->prefix};
    size_t count = 0;
    size_t changed = 0;

    if (own->is_builtin == (argc > 0))
        return gen_usage(ctx, own->is_builtin ? "--builtin takes no files"
                                              : "no file");
    if (own->output && strcmp(own->output, "-") != 0)
        return gen_usage(ctx, "-o takes nothing but '-'; folders go to --out");
    if (own->output && own->folder)
        return gen_usage(ctx, "-o and --out exclude each other");
    int r = read_all(&model, argc, argv, &ctx->err);
    if (r == 0 && own->output)
        r = gen_print(&model, ctx->out, &ctx->err);
    else if (r == 0)
        r = gen_output(&model, own->folder ? own->folder : ".", &count,
                       &changed, &ctx->err);
    if (r == 0 && !own->output)
        cli_say(ctx->out, "%zu %s, %zu changed", count,
                count == 1 ? "header" : "headers", changed);
    return r < 0 ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}

static const struct cli_flag gen_flags[] = {
    {"out", 0, CLI_TEXT, offsetof(struct gen_flags, folder), "DIR", NULL,
     "output directory for GROUP/VERSION.h; '.'"},
    {"output", 'o', CLI_TEXT, offsetof(struct gen_flags, output), "-", NULL,
     "print the headers instead"},
    {"prefix", 0, CLI_TEXT, offsetof(struct gen_flags, prefix), "WORD", NULL,
     "prefix of names, instead of the group"},
    {"builtin", 0, CLI_BOOL, offsetof(struct gen_flags, is_builtin), NULL, NULL,
     "built-in types: include/kin/api"},
    {0},
};

const struct cli_verb cli_verb_gen = {
    .name = "gen",
    .summary = "generate typed C headers from schemas",
    .words = "FILE...",
    .text =
        "Reads CustomResourceDefinitions or OpenAPI v3 documents (YAML or\n"
        "JSON), or facts as in src/schema, and writes a header for each group\n"
        "and version: views, builders, calls, informers and listers that the\n"
        "compiler checks. See docs/guide/typed.md.\n"
        "\n"
        "  kin gen crd.yaml --out include\n"
        "  kubectl get crd foos.example.com -o json | kin gen - --out include\n"
        "\n"
        "Either all headers are written or none. Unchanged headers are not\n"
        "touched, so that nothing is rebuilt for them.",
    .flags = gen_flags,
    .own_size = sizeof(struct gen_flags),
    .max_words = INT_MAX,
    .run = gen_run,
};
