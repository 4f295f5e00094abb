/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb.h - what a verb of the command line is.
 *
 * A verb lives in a file of its own, verb_NAME.c, which defines one
 * `const struct cli_verb cli_verb_NAME`, and has one line in CLI_VERBS below.
 * (A dash in its name is an underscore there.)
 * Everything else (flags, help, error lines, exit codes) follows from that.
 */
#ifndef KIN_CLI_VERB_H
#define KIN_CLI_VERB_H

#include <stdio.h>

#include "flags.h"

/* Verbs that a build without the server does not have. */
#ifdef KIN_CLI_SERVER
#define CLI_VERBS_SERVER(X) X(serve)
#else
#define CLI_VERBS_SERVER(X)
#endif

/* Every verb, in the order in which help lists them. */
#define CLI_VERBS(X)                                                           \
    CLI_VERBS_SERVER(X)                                                        \
    CLI_NET_VERBS(X)                                                           \
    X(gen)                                                                     \
    X(object)                                                                  \
    X(version)                                                                 \
    X(help)                                                                    \
    CLI_HIDDEN_VERBS(X)

/* Those that talk to a server, which not every build can. */
#ifdef KIN_CLI_NET
#define CLI_NET_VERBS(X)                                                       \
    X(get)                                                                     \
    X(watch)                                                                   \
    X(top)                                                                     \
    X(create)                                                                  \
    X(apply)                                                                   \
    X(delete)                                                                  \
    X(api_resources)                                                           \
    X(controller_manager)                                                      \
    X(bench)
/* Last: lists of verbs end before them. */
#define CLI_HIDDEN_VERBS(X) X(complete_line) X(complete)
#else
#define CLI_NET_VERBS(X)
#define CLI_HIDDEN_VERBS(X) X(complete_line)
#endif

/* How the program ends. */
enum cli_exit {
    CLI_EXIT_OK = 0,
    CLI_EXIT_FAILED = 1,        /* the operation failed */
    CLI_EXIT_USAGE = 2,         /* the command line makes no sense */
    CLI_EXIT_INTERRUPTED = 130, /* SIGINT */
};

/* What a running verb works with. */
struct cli_context {
    struct cli_globals globals; /* filled by the groups that the verb takes */
    void *own;                  /* the verb's own struct, filled by its flags */
    FILE *out;                  /* for results, and nothing else */
    kin_error err;              /* why the verb did not end with CLI_EXIT_OK */
    bool is_told;               /* the verb has told so on stderr by itself */
};

/* A word that a verb begins with, and that says what it does. */
struct cli_command {
    const char *name;
    const char *outputs; /* what --output takes with it, separated by '|'; NULL
                            if the verb's flag says so, or there is none */
};

struct cli_verb {
    const char *name;
    bool is_hidden;               /* not for people: no list has it */
    const char *summary;          /* one line, lower case, no full stop */
    const char *words;            /* the words it takes, as in "[VERB]" */
    const char *text;             /* paragraphs for its help; may be NULL */
    unsigned groups;              /* enum cli_flag_group, or'ed */
    const struct cli_flag *flags; /* its own; may be NULL */
    size_t own_size;              /* of the struct that `flags` fill */
    const void *defaults;         /* what it holds before; NULL for zeroes */
    int max_words;
    /* Fills `ret` with a command by its place; false after the last.  NULL if
     * the verb has none. */
    bool (*command_at)(size_t index, struct cli_command *ret);
    /* `argv` holds the words only.  Results are printed to ctx->out, which is
     * flushed and checked after the verb; one that lives long flushes it by
     * itself.  A verb that fails fills ctx->err; the line on stderr is made
     * from it. */
    enum cli_exit (*run)(int argc, char **argv, struct cli_context *ctx);
};

/* Comes before all of them where it is linked: not into the tests, nor into
 * the program that makes a part of it (CMakeLists.txt). */
extern const struct cli_verb cli_verb_demo __attribute__((weak));

#define CLI_VERB_DECLARE(name) extern const struct cli_verb cli_verb_##name;
CLI_VERBS(CLI_VERB_DECLARE)
#undef CLI_VERB_DECLARE

/* The verb at a position of the list for people, NULL after the last. */
const struct cli_verb *cli_verb_at(size_t index);

/* The verb with the given name.  0, KIN_EUNSUPPORTED (a verb of kubectl's) or
 * KIN_ENOTFOUND with a message that names the nearest one. */
int cli_verb_find(const char *name, const struct cli_verb **ret,
                  kin_error *err) KIN_NODISCARD;

/* Tells `flags` all that a verb takes. */
void cli_verb_flags(const struct cli_verb *verb, struct cli_globals *globals,
                    void *own, struct cli_flags *flags);

/* Prints the help of one verb, or of the whole program. */
void cli_help_verb(const struct cli_verb *verb, FILE *out);
void cli_help_program(FILE *out);

#endif /* KIN_CLI_VERB_H */
