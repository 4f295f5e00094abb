/* SPDX-License-Identifier: Apache-2.0 */
/* verb_object.c - apply the object model to files. */
#include <limits.h>
#include <string.h>

#include <kin/path.h>

#include "object.h"
#include "print.h"

struct object_command {
    const char *name;
    object_run *run;
    const char *flags; /* letters of its flags */
    int min_words;
    int max_words;
    const char *words;
    const char *outputs; /* values of --output; NULL if unsupported */
};

#define OBJECT_FORMS "compact|pretty|yaml"

/* o: --output, s: --strict, v: --verify, t: --type */
static const struct object_command object_commands[] = {
    {"parse", object_parse, "", 1, INT_MAX, "FILE...", NULL},
    {"print", object_print, "o", 1, INT_MAX, "FILE...", OBJECT_FORMS},
    {"get", object_get, "o", 2, INT_MAX, "PATH FILE...", OBJECT_FORMS},
    {"diff", object_diff, "o", 2, 2, "OLD NEW", "paths|merge|json"},
    {"patch", object_patch, "ot", 2, 2, "FILE PATCH", OBJECT_FORMS},
    {"stats", object_stats, "osv", 1, INT_MAX, "FILE...", "json"},
    {"roundtrip", object_roundtrip, "o", 1, INT_MAX, "FILE...", OBJECT_FORMS},
};

/* ---- parse, print, get ---- */

enum cli_exit object_parse(int count, char **words, struct cli_context *ctx)
{
    for (int i = 0; i < count; i++) {
        AUTO_INPUT in = {0};
        int r = object_input_open(&in, words[i], &ctx->err);

        if (r == 0)
            do
                r = object_input_next(&in, &ctx->err);
            while (r == 1);
        if (r < 0)
            return CLI_EXIT_FAILED;
        cli_say(ctx->out, "%s: %zu %s", in.file.name, in.count,
                in.count == 1 ? "document" : "documents");
    }
    return CLI_EXIT_OK;
}

/* Prints the value at a path, or everything if `path` is NULL, for each
 * document. */
static int print_file(const char *name, const kin_path *path,
                      enum object_format format, bool *is_first,
                      struct cli_context *ctx)
{
    AUTO_INPUT in = {0};
    int r = object_input_open(&in, name, &ctx->err);

    while (r == 0) {
        r = object_input_next(&in, &ctx->err);
        if (r != 1)
            return r;
        kin_value value = path ? kin_path_get(path, in.value) : in.value;
        if (!kin_value_exists(value))
            return kin_error_set(&ctx->err, KIN_ENOTFOUND,
                                 "%s:%zu: the path leads nowhere", in.file.name,
                                 in.line);
        r = object_print_value(ctx->out, value, format, *is_first, &ctx->err);
        *is_first = false;
    }
    return r;
}

static enum cli_exit print_files(int count, char **words, const kin_path *path,
                                 enum object_format fallback,
                                 struct cli_context *ctx)
{
    const struct object_flags *own = ctx->own;
    enum object_format format = fallback;
    bool is_first = true;

    if (object_format_of(own->output, fallback, &format, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    for (int i = 0; i < count; i++)
        if (print_file(words[i], path, format, &is_first, ctx) < 0)
            return CLI_EXIT_FAILED;
    return CLI_EXIT_OK;
}

enum cli_exit object_print(int count, char **words, struct cli_context *ctx)
{
    return print_files(count, words, /* path= */ NULL, OBJECT_PRETTY, ctx);
}

enum cli_exit object_get(int count, char **words, struct cli_context *ctx)
{
    KIN_AUTO(kin_path) *path = NULL;

    if (words[0][0] == '{')
        return object_get_template(count, words, ctx);
    if (kin_path_new(/* alloc= */ NULL, kin_s(words[0]), &path, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    return print_files(count - 1, words + 1, path, OBJECT_COMPACT, ctx);
}

/* ---- the verb ---- */

static const char *object_name_at(size_t index, const void *userdata)
{
    (void)userdata;
    return index < sizeof(object_commands) / sizeof(object_commands[0])
               ? object_commands[index].name
               : NULL;
}

static bool object_command_at(size_t index, struct cli_command *ret)
{
    if (!object_name_at(index, /* userdata= */ NULL))
        return false;
    *ret = (struct cli_command){.name = object_commands[index].name,
                                .outputs = object_commands[index].outputs};
    return true;
}

/* Returns the subcommand of a name; NULL with the error set if unknown. */
static const struct object_command *object_find(const char *name,
                                                kin_error *err)
{
    bool is_slip = false;

    for (size_t i = 0; object_name_at(i, NULL); i++)
        if (strcmp(object_commands[i].name, name) == 0)
            return &object_commands[i];
    const char *near = cli_nearest(name, object_name_at, /* userdata= */ NULL,
                                   &is_slip);
    if (is_slip)
        (void)kin_error_set(err, KIN_EINVAL,
                            "unknown command '%.64s': did you mean '%s'?", name,
                            near);
    else
        (void)kin_error_set(err, KIN_EINVAL,
                            "unknown command '%.64s'; see 'kin object --help'",
                            name);
    return NULL;
}

/* Reject unsupported flags and missing words. */
static int object_check(const struct object_command *command, int words,
                        const struct object_flags *own, kin_error *err)
{
    const struct {
        char letter;
        const char *name;
        bool is_given;
    } flags[] = {
        {'o', "--output", own->output != NULL},
        {'t', "--type", own->type != NULL},
        {'s', "--strict", own->strict},
        {'v', "--verify", own->verify},
    };

    for (size_t i = 0; i < sizeof(flags) / sizeof(flags[0]); i++)
        if (flags[i].is_given && !strchr(command->flags, flags[i].letter))
            return kin_error_set(err, KIN_EINVAL, "'%s' takes no '%s'",
                                 command->name, flags[i].name);
    if (words < command->min_words || words > command->max_words)
        return kin_error_set(err, KIN_EINVAL, "usage: kin object %s %s",
                             command->name, command->words);
    return 0;
}

static enum cli_exit object_verb_run(int argc, char **argv,
                                     struct cli_context *ctx)
{
    if (argc == 0) {
        (void)kin_error_set(&ctx->err, KIN_EINVAL,
                            "no command; see 'kin object --help'");
        return CLI_EXIT_USAGE;
    }
    const struct object_command *command = object_find(argv[0], &ctx->err);
    if (!command || object_check(command, argc - 1, ctx->own, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    return command->run(argc - 1, argv + 1, ctx);
}

static const struct cli_flag object_flags[] = {
    {"output", 'o', CLI_TEXT, offsetof(struct object_flags, output), "FORMAT",
     NULL, "output format; see above"},
    {"type", 0, CLI_CHOICE, offsetof(struct object_flags, type), "TYPE",
     "merge|json", "type of the patch"},
    {"strict", 0, CLI_BOOL, offsetof(struct object_flags, strict), NULL, NULL,
     "stats: compare all text, no fingerprints"},
    {"fields", 0, CLI_TEXT, offsetof(struct object_flags, fields), "PATHS",
     NULL, "stats: keep only these fields"},
    {"verify", 0, CLI_BOOL, offsetof(struct object_flags, verify), NULL, NULL,
     "stats: compare every object with its text"},
    {0},
};

const struct cli_verb cli_verb_object = {
    .name = "object",
    .summary = "try the object model on files",
    .words = "COMMAND [PATH] FILE...",
    .text =
        "Applies the object model to files with JSON (a sequence of "
        "documents)\n"
        "or YAML; '-' is standard input.\n\n"
        "  parse FILE...      validate and count documents\n"
        "  print FILE...      print them: -o pretty, compact or yaml\n"
        "  get PATH FILE...   print the value at a path, such as\n"
        "                     .spec.containers[0].image, or the result of a\n"
        "                     JSONPath template: "
        "'{.spec.containers[*].image}'\n"
        "  diff OLD NEW       print the difference: -o paths, merge or json\n"
        "                     (a merge patch, a JSON patch)\n"
        "  patch FILE PATCH   apply a patch: --type merge or json\n"
        "  stats FILE...      apply watch events, one per line, to a store "
        "and\n"
        "                     measure CPU time and bytes per object; -o json\n"
        "  roundtrip FILE...  parse and print every document; exit 1 with the\n"
        "                     first difference if a value has changed",
    .flags = object_flags,
    .own_size = sizeof(struct object_flags),
    .max_words = INT_MAX,
    .command_at = object_command_at,
    .run = object_verb_run,
};
