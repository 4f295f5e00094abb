/* SPDX-License-Identifier: Apache-2.0 */
#include "complete.h"

#include <string.h>

#include <kin/error.h>

/* Flags that are allowed before a verb. */
static const struct cli_flag line_main_flags[] = {
    {"version", 0, CLI_BOOL, 0, NULL, NULL, NULL},
    {"output", 'o', CLI_TEXT, 0, "FORMAT", NULL, NULL},
    {0},
};

/* A flag whose value follows. */
struct line_open {
    const struct cli_flag *flag; /* NULL: none */
    char *word;                  /* as it was typed */
};

static bool line_is_long(const char *word)
{
    return strncmp(word, "--", 2) == 0;
}

/* Returns the flag of a word: --name, --name=value, -x, -xvalue. */
static const struct cli_flag *line_find_flag(const struct cli_flags *flags,
                                             const char *word)
{
    const char *name = line_is_long(word) ? word + 2 : "";
    kin_str long_name = kin_str_of(name, strcspn(name, "="));

    for (size_t i = 0; i < flags->set_count; i++)
        for (const struct cli_flag *f = flags->sets[i].flags; f->name; f++)
            if (line_is_long(word) ? kin_str_eq(kin_s(f->name), long_name)
                                   : f->letter == word[1])
                return f;
    return NULL;
}

/* Whether a word is a flag without a value. */
static bool line_is_bare(const char *word)
{
    return line_is_long(word) ? !strchr(word, '=') : strlen(word) == 2;
}

/* Whether a shell would expand a part of it. */
static bool line_is_odd(const char *word)
{
    return strpbrk(word, "$`\\(") != NULL;
}

/* Stores a flag that selects the server, with its value if that is a separate
 * word. */
static void line_keep(struct complete_line *line, char *word, char *value)
{
    char *words[] = {word, value, NULL};
    int count = value ? 2 : 1;
    struct cli_flags flags = {0};

    cli_flags_add_groups(&flags, CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE,
                         &line->globals);
    const struct cli_flag *flag = line_find_flag(&flags, word);
    if (!flag || (!flag->value && !line_is_bare(word)))
        return;
    if (line_is_odd(word) || (value && line_is_odd(value)) ||
        cli_flags_parse(&flags, &count, words, /* err= */ NULL) < 0)
        line->is_unclear = true;
}

static void line_take_flag(struct complete_line *line, struct line_open *open,
                           char *word)
{
    const struct cli_flag *flag = line_find_flag(&line->flags, word);

    if (flag && flag->value && line_is_bare(word))
        *open = (struct line_open){flag, word};
    else
        line_keep(line, word, /* value= */ NULL);
}

static void line_take_word(struct complete_line *line, const char *word)
{
    if (line->has_verb) {
        if (line->word_count++ == 0)
            line->first_word = word;
        return;
    }
    line->has_verb = true;
    line->flags.set_count = 0;
    for (size_t i = 0; cli_verb_at(i); i++)
        if (strcmp(cli_verb_at(i)->name, word) == 0)
            line->verb = cli_verb_at(i);
    if (line->verb)
        cli_verb_flags(line->verb, &line->globals, /* own= */ NULL,
                       &line->flags);
}

static void line_take_last(struct complete_line *line,
                           const struct line_open *open, const char *word)
{
    const char *equals = word[0] == '-' ? strchr(word, '=') : NULL;
    const struct cli_flag *flag = equals ? line_find_flag(&line->flags, word)
                                         : NULL;

    line->value = kin_s(word);
    line->before = kin_str_of(word, 0);
    line->flag = open->flag;
    if (open->flag || !flag || !flag->value)
        return;
    line->flag = flag;
    line->before = kin_str_of(word, (size_t)(equals + 1 - word));
    line->value = kin_s(equals + 1);
}

void cli_complete_read(struct complete_line *line, int count, char **words)
{
    struct line_open open = {0};

    *line = (struct complete_line){0};
    cli_flags_add(&line->flags, line_main_flags, /* target= */ NULL);
    cli_flags_add_groups(&line->flags, ~0u, &line->globals);
    for (int i = 0; i + 1 < count; i++) {
        if (open.flag) {
            line_keep(line, open.word, words[i]);
            open.flag = NULL;
        } else if (words[i][0] == '-' && words[i][1]) {
            line_take_flag(line, &open, words[i]);
        } else {
            line_take_word(line, words[i]);
        }
    }
    line_take_last(line, &open, count > 0 ? words[count - 1] : "");
}
