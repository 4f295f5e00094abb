/* SPDX-License-Identifier: Apache-2.0 */
/*
 * complete.h - what can follow in a line that is being typed.
 *
 * Shells differ in how they ask and in what they do with the answer; the
 * scripts of `kin help -o bash`, `zsh` and `fish` know that.  What there is to
 * offer is found here, from the tables that the program itself is made of.
 */
#ifndef KIN_CLI_COMPLETE_H
#define KIN_CLI_COMPLETE_H

#include <kin/str.h>

#include "verb.h"

/* A line up to the cursor. */
struct complete_line {
    bool has_verb;
    const struct cli_verb
        *verb;              /* NULL before a verb, and for an unknown one */
    struct cli_flags flags; /* those that are understood at its end */
    const struct cli_flag *flag; /* the one whose value is typed, or NULL */
    const char *first_word;      /* behind the verb, or NULL */
    size_t word_count;           /* behind the verb, the last not counted */
    kin_str before;              /* what of the last word stays as it is */
    kin_str value;               /* what of it is to be completed */
    struct cli_globals globals;  /* which server the line is about */
    bool is_unclear; /* a shell would have to run something to know */
};

/* Reads `count` words, of which the last is the one at the cursor.  They must
 * outlive `line`. */
void cli_complete_read(struct complete_line *line, int count, char **words);

/* Prints what can follow: one to a line, with a tab and a description if there
 * is one; ":files" if it is the name of a file. */
void cli_complete_offer(const struct complete_line *line, FILE *out);

#endif /* KIN_CLI_COMPLETE_H */
