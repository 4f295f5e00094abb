/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>
#include <string.h>

#include <kin/resource.h>

#include "complete.h"
#include "help.h"
#ifdef KIN_CLI_NET
#include "controllers/controller.h"
#endif

struct offers {
    const struct complete_line *line;
    kin_str before;
    kin_str value;
    FILE *out;
    size_t count;
};

static void offer(struct offers *self, kin_str word, const char *about)
{
    if (!kin_str_starts_with(word, self->value))
        return;
    fprintf(self->out, "%.*s%.*s%s%s\n", KIN_STR(self->before), KIN_STR(word),
            about ? "\t" : "", about ? about : "");
    self->count++;
}

static void offer_files(struct offers *self)
{
    fputs(":files\n", self->out);
}

/* Keeps the prefix up to the last `separator`; `value` follows `before` in the
 * typed word. */
static void offers_part(struct offers *self, char separator)
{
    for (size_t i = self->value.len; i > 0; i--) {
        if (self->value.ptr[i - 1] != separator)
            continue;
        self->before.len += i;
        self->value = kin_str_of(self->value.ptr + i, self->value.len - i);
        return;
    }
}

/* ---- from the kubeconfig or the server ---- */

#ifdef KIN_CLI_NET
static void offer_lines(struct offers *self, char *text,
                        void (*take)(struct offers *self, kin_str line))
{
    char *rest = NULL;

    for (char *line = strtok_r(text, "\n", &rest); line;
         line = strtok_r(NULL, "\n", &rest))
        take(self, kin_s(line));
}

/* Requests one of the kinds of verb_complete.c. */
static void ask(struct offers *self, const char *kind, const char *word,
                void (*take)(struct offers *self, kin_str line))
{
    char *words[] = {(char *)(uintptr_t)kind, (char *)(uintptr_t)word, NULL};
    struct cli_context ctx = {.globals = self->line->globals};
    const struct cli_verb *verb = self->line->verb;
    char *text = NULL;
    size_t size = 0;

    if (self->line->is_unclear)
        return;
    /* This verb defaults to all namespaces. */
    if (verb && strcmp(verb->name, "watch") == 0 && !ctx.globals.namespace)
        ctx.globals.all_namespaces = true;
    ctx.out = open_memstream(&text, &size);
    if (!ctx.out)
        return;
    (void)cli_verb_complete.run(word ? 2 : 1, words, &ctx);
    if (fclose(ctx.out) == 0)
        offer_lines(self, text, take);
    free(text);
}
#else
static void ask(struct offers *self, const char *kind, const char *word,
                void (*take)(struct offers *self, kin_str line))
{
    (void)self;
    (void)kind;
    (void)word;
    (void)take;
}
#endif

static void take_word(struct offers *self, kin_str line)
{
    offer(self, line, /* about= */ NULL);
}

/* The group of PLURAL.GROUP. */
static void take_group(struct offers *self, kin_str line)
{
    const char *dot = memchr(line.ptr, '.', line.len);

    if (dot)
        offer(self, kin_s(dot + 1), /* about= */ NULL);
}

/* ---- resources ---- */

/* Whether an earlier resource has the same name. */
static bool builtin_is_repeated(size_t index, const char *(*name)(size_t index))
{
    for (size_t i = 0; i < index; i++)
        if (strcmp(name(i), name(index)) == 0)
            return true;
    return false;
}

static const char *builtin_plural(size_t index)
{
    return kin_builtin_at(index)->plural;
}

static const char *builtin_group(size_t index)
{
    return kin_builtin_at(index)->group;
}

/* Built-in resources; if none matches, those of the server. */
static void offer_builtins(struct offers *self,
                           const char *(*name)(size_t index),
                           void (*take)(struct offers *self, kin_str line))
{
    for (size_t i = 0; i < kin_builtin_count(); i++)
        if (name(i)[0] && !builtin_is_repeated(i, name))
            offer(self, kin_s(name(i)), /* about= */ NULL);
    if (self->count == 0 && self->value.len > 0)
        ask(self, "resources", /* word= */ NULL, take);
}

static void offer_groups(struct offers *self)
{
    offer_builtins(self, builtin_group, take_group);
}

/* Resources; and names after a slash, where names are allowed. */
static void offer_resources(struct offers *self)
{
    const struct cli_verb *verb = self->line->verb;
    const char *words = verb && verb->words ? verb->words : "";
    kin_str type = self->value;

    if (strstr(words, "NAME") && memchr(type.ptr, '/', type.len)) {
        char text[256];
        offers_part(self, '/');
        type.len -= self->value.len + 1;
        snprintf(text, sizeof(text), "%.*s", KIN_STR(type));
        ask(self, "names", text, take_word);
        return;
    }
    if (strstr(words, "RESOURCE[,"))
        offers_part(self, ',');
    offer_builtins(self, builtin_plural, take_word);
}

static void offer_names(struct offers *self)
{
    const char *type = self->line->first_word;

    if (strchr(type, '/'))
        offer_resources(self);
    else
        ask(self, "names", type, take_word);
}

/* ---- values of flags ---- */

static void offer_choices(struct offers *self, const char *choices)
{
    while (*choices) {
        size_t length = strcspn(choices, "|");
        offer(self, kin_str_of(choices, length), /* about= */ NULL);
        choices += length + (choices[length] == '|');
    }
}

static void offer_contexts(struct offers *self)
{
    ask(self, "contexts", /* word= */ NULL, take_word);
}

/* Names, and -names. */
static void offer_controllers(struct offers *self)
{
    offers_part(self, ',');
    if (kin_str_starts_with(self->value, kin_s("-"))) {
        self->before.len++;
        self->value = kin_str_of(self->value.ptr + 1, self->value.len - 1);
    }
#ifdef KIN_CLI_NET
    for (size_t i = 0; kin__controllers[i]; i++)
        offer(self, kin_s(kin__controllers[i]->name), /* about= */ NULL);
#endif
}

static void offer_request_verbs(struct offers *self)
{
    offers_part(self, ',');
    offer_choices(self, "create|delete|deletecollection|get|list|patch|update|"
                        "watch");
}

/* Flags with dynamic values, by name. */
static const struct {
    const char *flag;
    void (*offer)(struct offers *self);
} value_kinds[] = {
    {"api-group", offer_groups},
    {"context", offer_contexts},
    {"controllers", offer_controllers},
    {"verbs", offer_request_verbs},
};

/* Values of --output for the line's command; NULL if they do not depend on it.
 */
static const char *line_outputs(const struct complete_line *line)
{
    const struct cli_verb *verb = line->verb;
    struct cli_command command;

    if (!verb || !verb->command_at || !line->first_word ||
        strcmp(line->flag->name, "output") != 0)
        return NULL;
    for (size_t i = 0; verb->command_at(i, &command); i++)
        if (strcmp(command.name, line->first_word) == 0)
            return command.outputs;
    return NULL;
}

static void offer_value(struct offers *self)
{
    const struct cli_flag *flag = self->line->flag;
    const char *outputs = line_outputs(self->line);
    const char *choices = outputs ? outputs : flag->choices;

    for (size_t i = 0; i < sizeof(value_kinds) / sizeof(value_kinds[0]); i++)
        if (strcmp(value_kinds[i].flag, flag->name) == 0)
            value_kinds[i].offer(self);
    if (choices)
        offer_choices(self, choices);
    else if (strcmp(flag->value, "NS") == 0 ||
             strcmp(flag->value, "NAMESPACE") == 0)
        ask(self, "namespaces", /* word= */ NULL, take_word);
    else if (strcmp(flag->value, "RESOURCE") == 0)
        offer_resources(self);
    else if (strcmp(flag->value, "-") == 0)
        offer(self, kin_s("-"), /* about= */ NULL);
    else if (strstr(flag->value, "FILE") || strstr(flag->value, "DIR"))
        offer_files(self);
}

/* ---- words ---- */

static void offer_flag(struct offers *self, const struct cli_flag *flag)
{
    char text[64];
    bool is_short = strlen(flag->name) == 1;

    snprintf(text, sizeof(text), "%s%s", is_short ? "-" : "--", flag->name);
    offer(self, kin_s(text), flag->help);
    if (!flag->letter || is_short)
        return;
    snprintf(text, sizeof(text), "-%c", flag->letter);
    offer(self, kin_s(text), flag->help);
}

/* Before a verb only the program's own flags. */
static void offer_flags(struct offers *self)
{
    struct cli_flags flags;

    if (self->line->has_verb && !self->line->verb)
        return;
    cli_help_flags(self->line->verb, &flags);
    for (size_t i = 0; i < flags.set_count; i++)
        for (const struct cli_flag *f = flags.sets[i].flags; f->name; f++)
            offer_flag(self, f);
}

static void offer_verbs(struct offers *self)
{
    for (size_t i = 0; cli_verb_at(i); i++)
        offer(self, kin_s(cli_verb_at(i)->name), cli_verb_at(i)->summary);
}

static void offer_commands(struct offers *self)
{
    struct cli_command command;

    for (size_t i = 0; self->line->verb->command_at(i, &command); i++)
        offer(self, kin_s(command.name), /* about= */ NULL);
}

/* The words after a verb, by their names in the help. */
static void offer_word(struct offers *self)
{
    const struct cli_verb *verb = self->line->verb;
    const char *words = verb->words ? verb->words : "";
    bool is_first = self->line->word_count == 0;

    if (verb->command_at && is_first)
        offer_commands(self);
    else if (strstr(words, "RESOURCE") && (is_first || !strstr(words, "NAME")))
        offer_resources(self);
    else if (strstr(words, "RESOURCE"))
        offer_names(self);
    else if (strstr(words, "VERB") && is_first)
        offer_verbs(self);
    else if (strstr(words, "FILE"))
        offer_files(self);
}

void cli_complete_offer(const struct complete_line *line, FILE *out)
{
    struct offers self = {
        .line = line, .before = line->before, .value = line->value, .out = out};

    if (line->flag)
        offer_value(&self);
    else if (kin_str_starts_with(line->value, kin_s("-")))
        offer_flags(&self);
    else if (!line->has_verb)
        offer_verbs(&self);
    else if (line->verb)
        offer_word(&self);
}
