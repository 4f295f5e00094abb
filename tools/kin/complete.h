/* SPDX-License-Identifier: Apache-2.0 */
/* complete.h - shell completion.  The scripts of `kin help -o bash`, `zsh` and
 * `fish` handle the differences between shells; the candidates come from the
 * program's own tables of verbs and flags. */
#ifndef KIN_CLI_COMPLETE_H
#define KIN_CLI_COMPLETE_H

#include <kin/str.h>

#include "verb.h"

/* A line up to the cursor. */
struct complete_line {
    bool has_verb;
    const struct cli_verb
        *verb;              /* NULL before a verb, and for an unknown one */
    struct cli_flags flags; /* flags that are valid at its end */
    const struct cli_flag
        *flag;              /* the flag whose value is being typed, or NULL */
    const char *first_word; /* after the verb, or NULL */
    size_t word_count;      /* after the verb, excluding the last */
    kin_str before;         /* prefix of the last word that is kept */
    kin_str value;          /* the part to be completed */
    struct cli_globals globals; /* flags that select the server */
    bool is_unclear;            /* would need expansion by a shell */
};

/* Parses `count` words, the last of which is at the cursor.  They must outlive
 * `line`. */
void cli_complete_read(struct complete_line *line, int count, char **words);

/* Prints the candidates, one per line, optionally followed by a tab and a
 * description; ":files" for file names. */
void cli_complete_offer(const struct complete_line *line, FILE *out);

#endif /* KIN_CLI_COMPLETE_H */
