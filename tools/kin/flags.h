/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flags.h - parses the command line.
 *
 * Flags are described by tables.  Each entry names the struct member that the
 * value is stored in; the default is the value that the member had before.
 * The syntax is that of kubectl: `--name value`, `--name=value`, `-n value`,
 * `-nvalue`, `-n=value`, and several letters without values after one dash;
 * `--` ends flags.  Flags may come before or after words.  If a flag is
 * repeated, the last value wins, except for CLI_TEXTS.  Unknown flags are
 * rejected: no flag is accepted and then ignored.
 */
#ifndef KIN_CLI_FLAGS_H
#define KIN_CLI_FLAGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>

enum cli_flag_kind {
    CLI_BOOL,     /* bool; also `--name=false` */
    CLI_MAYBE,    /* enum cli_maybe: bool that records whether it was given */
    CLI_TEXT,     /* const char *, borrowed from argv */
    CLI_NUMBER,   /* uint64_t, decimal */
    CLI_DURATION, /* int64_t, whole milliseconds, rounded up; never 0 */
    CLI_CHOICE,   /* const char *, one of `choices` */
    CLI_TEXTS,    /* struct cli_texts: all values, in order */
};

enum { CLI_MAX_TEXTS = 64 };

/* Values of a repeatable flag. */
struct cli_texts {
    const char *items[CLI_MAX_TEXTS]; /* borrowed from argv */
    size_t count;
};

enum cli_maybe {
    CLI_NOT_GIVEN,
    CLI_NO,
    CLI_YES,
};

/* One flag.  A table of them ends with an entry without a name. */
struct cli_flag {
    const char *name; /* long form, without dashes */
    char letter;      /* short form, or 0 */
    enum cli_flag_kind kind;
    size_t offset;       /* of the member in the target struct */
    const char *value;   /* name of the value in help; NULL for none */
    const char *choices; /* for CLI_CHOICE: words separated by '|'; a word that
                            ends in '=' is a prefix */
    const char *help;    /* one line, lower case, no full stop */
};

/* A table and the struct that its flags are stored in. */
struct cli_flag_set {
    const struct cli_flag *flags;
    void *target;
};

/* Groups of flags shared by several verbs. */
enum cli_flag_group {
    CLI_GROUP_CLUSTER = 1 << 0, /* server and credentials */
    CLI_GROUP_SCOPE = 1 << 1,   /* which namespaces */
    CLI_GROUP_SELECT = 1 << 2,  /* which objects */
    CLI_GROUP_LOG = 1 << 3,     /* log level */
};

/* Values of the shared flags; NULL, false and 0 if a flag was not given. */
struct cli_globals {
    const char *kubeconfig;
    const char *context;
    const char *server;
    const char *token;
    const char *certificate_authority;
    bool insecure_skip_tls_verify;
    const char *namespace;
    bool all_namespaces;
    const char *selector;
    const char *field_selector;
    uint64_t log_level;
    bool help;
};

enum {
    CLI_MAX_FLAG_SETS = 6, /* all groups, --help, and the verb's own */
};

/* The flags of a command line. */
struct cli_flags {
    struct cli_flag_set sets[CLI_MAX_FLAG_SETS];
    size_t set_count;
    const char *see; /* the command that error messages point to */
};

/* Adds --help and the tables of `groups`, stored in `globals`. */
void cli_flags_add_groups(struct cli_flags *flags, unsigned groups,
                          struct cli_globals *globals);

/* Adds one more table. */
void cli_flags_add(struct cli_flags *flags, const struct cli_flag *table,
                   void *target);

/* Stores the flags and moves the words to the front of `argv`, in order.
 * `*count` is the number of arguments, and on return the number of words.  0 or
 * KIN_EINVAL with a one-line message. */
int cli_flags_parse(const struct cli_flags *flags, int *count, char **argv,
                    kin_error *err) KIN_NODISCARD;

/* Stores the flags before the first word, and in `*ret` its index, or `count`
 * if there is none.  0 or KIN_EINVAL. */
int cli_flags_first_word(const struct cli_flags *flags, int count, char **argv,
                         int *ret, kin_error *err) KIN_NODISCARD;

/* Returns the name nearest to `word`, NULL only if there are no names;
 * `*ret_is_slip` is set if it is likely a typing error or the name begins with
 * the word. `next` returns the names one by one, then NULL. */
const char *cli_nearest(const char *word,
                        const char *(*next)(size_t index, const void *userdata),
                        const void *userdata, bool *ret_is_slip);

#endif /* KIN_CLI_FLAGS_H */
