/* SPDX-License-Identifier: Apache-2.0 */
/* verb.h - verbs of the command line.  A verb is a file verb_NAME.c that
 * defines one `const struct cli_verb cli_verb_NAME`, and a line in CLI_VERBS
 * below (with underscores for dashes).  Flags, help, error lines and exit codes
 * follow from that. */
#ifndef KIN_CLI_VERB_H
#define KIN_CLI_VERB_H

#include <stdio.h>

#include "flags.h"

/* Verbs that need the server library. */
#ifdef KIN_CLI_SERVER
#define CLI_VERBS_SERVER(X) X(serve) X(envtest)
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

/* Verbs that need the network. */
#ifdef KIN_CLI_NET
#define CLI_NET_VERBS(X)                                                       \
    X(get)                                                                     \
    X(watch)                                                                   \
    X(top)                                                                     \
    X(verify)                                                                  \
    X(enrich)                                                                  \
    X(create)                                                                  \
    X(apply)                                                                   \
    X(delete)                                                                  \
    X(api_resources)                                                           \
    X(controller_manager)                                                      \
    X(bench)
/* Last, since lists of verbs end before them. */
#define CLI_HIDDEN_VERBS(X) X(complete_line) X(complete)
#else
#define CLI_NET_VERBS(X)
#define CLI_HIDDEN_VERBS(X) X(complete_line)
#endif

/* Exit status of the program. */
enum cli_exit {
    CLI_EXIT_OK = 0,
    CLI_EXIT_FAILED = 1,        /* the operation failed */
    CLI_EXIT_USAGE = 2,         /* usage error */
    CLI_EXIT_INTERRUPTED = 130, /* SIGINT */
};

/* Context of a running verb. */
struct cli_context {
    struct cli_globals globals; /* values of the shared flags */
    void *own;                  /* the verb's own struct, filled by its flags */
    FILE *out;                  /* for results only */
    kin_error err;              /* error of the verb */
    bool is_reported;           /* the error was already reported on stderr */
};

/* A subcommand. */
struct cli_command {
    const char *name;
    const char *outputs; /* values of --output, separated by '|'; NULL if the
                            verb's flag has them */
};

struct cli_verb {
    const char *name;
    bool is_hidden;               /* hidden: not listed */
    const char *summary;          /* one line, lower case, no full stop */
    const char *words;            /* the words it takes, as in "[VERB]" */
    const char *text;             /* paragraphs of its help; may be NULL */
    unsigned groups;              /* enum cli_flag_group, or'ed */
    const struct cli_flag *flags; /* its own; may be NULL */
    size_t own_size;              /* of the struct that `flags` fill */
    const void *defaults;         /* defaults; NULL for zeroes */
    int max_words;
    /* Fills `ret` with a subcommand by index; false after the last.  NULL if
     * the verb has none. */
    bool (*command_at)(size_t index, struct cli_command *ret);
    /* `argv` holds the words only.  Results are printed to ctx->out, which is
     * flushed and checked after the verb; one that lives long flushes it by
     * itself.  A verb that fails fills ctx->err; the line on stderr is made
     * from it. */
    enum cli_exit (*run)(int argc, char **argv, struct cli_context *ctx);
};

/* Listed first where it is linked: not in the tests, nor in the program that
 * generates a part of it (CMakeLists.txt). */
extern const struct cli_verb cli_verb_demo __attribute__((weak));

#define CLI_VERB_DECLARE(name) extern const struct cli_verb cli_verb_##name;
CLI_VERBS(CLI_VERB_DECLARE)
#undef CLI_VERB_DECLARE

/* Returns a visible verb by index, NULL after the last. */
const struct cli_verb *cli_verb_at(size_t index);

/* Finds a verb by name.  0, KIN_EUNSUPPORTED (a verb of kubectl) or
 * KIN_ENOTFOUND with a message that names the nearest one. */
int cli_verb_find(const char *name, const struct cli_verb **ret,
                  kin_error *err) KIN_NODISCARD;

/* Adds the flags of a verb to `flags`. */
void cli_verb_flags(const struct cli_verb *verb, struct cli_globals *globals,
                    void *own, struct cli_flags *flags);

/* Prints the help of one verb, or of the whole program. */
void cli_help_verb(const struct cli_verb *verb, FILE *out);
void cli_help_program(FILE *out);

#endif /* KIN_CLI_VERB_H */
