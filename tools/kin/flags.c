/* SPDX-License-Identifier: Apache-2.0 */
#include "flags.h"

#include <assert.h>
#include <string.h>

#include <kin/time.h>

#include "base/clock.h"
#include "base/str.h"

/* State of the parser. */
struct flags_reader {
    const struct cli_flags *flags;
    char **argv;
    int count;
    int next;        /* the next argument */
    bool only_words; /* after "--" */
    kin_error *err;
};

/* A flag of the tables, the struct to fill, and its spelling by the user, for
 * messages. */
struct flags_match {
    const struct cli_flag *flag;
    void *target;
    char written[64];
};

/* Whether a flag needs no value. */
static bool flags_is_switch(const struct cli_flag *flag)
{
    return flag->kind == CLI_BOOL || flag->kind == CLI_MAYBE;
}

/* The flag with the given long name or, if `name` is empty, letter. */
static bool flags_find(const struct cli_flags *flags, kin_str name, char letter,
                       struct flags_match *ret)
{
    for (size_t i = 0; i < flags->set_count; i++) {
        const struct cli_flag *flag = flags->sets[i].flags;
        for (; flag->name; flag++) {
            bool same = name.len > 0 ? kin_str_eq(kin_s(flag->name), name)
                                     : flag->letter == letter;
            if (!same)
                continue;
            ret->flag = flag;
            ret->target = flags->sets[i].target;
            return true;
        }
    }
    return false;
}

static const char *flags_name_at(size_t index, const void *userdata)
{
    const struct cli_flags *flags = userdata;

    for (size_t i = 0; i < flags->set_count; i++)
        for (const struct cli_flag *f = flags->sets[i].flags; f->name; f++)
            if (index-- == 0)
                return f->name;
    return NULL;
}

/* A prefix of a name matches. */
static size_t flags_distance(kin_str word, kin_str name)
{
    return word.len > 1 && kin_str_starts_with(name, word)
               ? 0
               : kin__str_distance(word, name);
}

const char *cli_nearest(const char *word,
                        const char *(*next)(size_t index, const void *userdata),
                        const void *userdata, bool *ret_is_slip)
{
    size_t length = strlen(word);
    size_t least = SIZE_MAX;
    const char *nearest = NULL;

    for (size_t i = 0;; i++) {
        const char *name = next(i, userdata);
        if (!name)
            break;
        size_t distance = flags_distance(kin_s(word), kin_s(name));
        if (nearest && distance >= least)
            continue;
        nearest = name;
        least = distance;
    }
    /* One typing error per four letters: more would match any short name. */
    *ret_is_slip = least <= 1 + length / 4 && least < length;
    return nearest;
}

static int flags_unknown(const struct flags_reader *reader, kin_str name)
{
    char word[64];
    size_t length = name.len < sizeof(word) ? name.len : sizeof(word) - 1;

    memcpy(word, name.ptr, length);
    word[length] = '\0';
    bool is_slip = false;
    const char *near = cli_nearest(word, flags_name_at, reader->flags,
                                   &is_slip);
    if (is_slip)
        return kin_error_set(reader->err, KIN_EINVAL,
                             "unknown flag '--%s': did you mean '--%s'?", word,
                             near);
    return kin_error_set(reader->err, KIN_EINVAL,
                         "unknown flag '--%s'; see '%s'", word,
                         reader->flags->see);
}

static bool flags_choice_fits(const char *choices, const char *value)
{
    kin_str rest = kin_s(choices);

    while (rest.ptr) {
        kin_str choice = kin__str_cut(&rest, '|');
        if (kin_str_eq(choice, kin_s(value)))
            return true;
        if (kin_str_ends_with(choice, KIN__S("=")) &&
            kin_str_starts_with(kin_s(value), choice))
            return true;
    }
    return false;
}

static int flags_store_bool(const struct flags_match *match, const char *value,
                            void *member, kin_error *err)
{
    bool on = !value || strcmp(value, "true") == 0;

    if (!on && strcmp(value, "false") != 0)
        return kin_error_set(err, KIN_EINVAL,
                             "flag '%s' is true or false, not '%s'",
                             match->written, value);
    if (match->flag->kind == CLI_MAYBE)
        *(enum cli_maybe *)member = on ? CLI_YES : CLI_NO;
    else
        *(bool *)member = on;
    return 0;
}

static int flags_store_number(const struct flags_match *match,
                              const char *value, void *member, kin_error *err)
{
    if (kin__str_to_u64(kin_s(value), member) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "flag '%s' takes a number, not '%s'",
                             match->written, value);
    return 0;
}

static int flags_store_duration(const struct flags_match *match,
                                const char *value, int64_t *member,
                                kin_error *err)
{
    int64_t ns = 0;

    if (kin_duration_parse(kin_s(value), &ns, /* err= */ NULL) < 0 || ns <= 0)
        return kin_error_set(err, KIN_EINVAL,
                             "flag '%s' takes a duration such as 2s, not '%s'",
                             match->written, value);
    *member = ns / KIN__NS_PER_MS + (ns % KIN__NS_PER_MS != 0);
    return 0;
}

static int flags_store_one_more(const struct flags_match *match,
                                const char *value, struct cli_texts *texts,
                                kin_error *err)
{
    if (texts->count == CLI_MAX_TEXTS)
        return kin_error_set(err, KIN_EINVAL,
                             "flag '%s' was given more than %d times",
                             match->written, CLI_MAX_TEXTS);
    texts->items[texts->count++] = value;
    return 0;
}

static int flags_store(const struct flags_match *match, const char *value,
                       kin_error *err)
{
    const struct cli_flag *flag = match->flag;
    void *member = (char *)match->target + flag->offset;

    if (flags_is_switch(flag))
        return flags_store_bool(match, value, member, err);
    if (flag->kind == CLI_NUMBER)
        return flags_store_number(match, value, member, err);
    if (flag->kind == CLI_DURATION)
        return flags_store_duration(match, value, member, err);
    if (flag->kind == CLI_TEXTS)
        return flags_store_one_more(match, value, member, err);
    if (flag->kind == CLI_CHOICE && !flags_choice_fits(flag->choices, value))
        return kin_error_set(err, KIN_EINVAL,
                             "flag '%s' takes one of %s, not '%s'",
                             match->written, flag->choices, value);
    *(const char **)member = value;
    return 0;
}

/* Stores a flag with a value, which is `value` or else the next argument. */
static int flags_store_value(struct flags_reader *reader,
                             const struct flags_match *match, const char *value)
{
    if (!value && reader->next < reader->count)
        value = reader->argv[reader->next++];
    if (!value)
        return kin_error_set(reader->err, KIN_EINVAL,
                             "flag '%s' needs a value: %s", match->written,
                             match->flag->value);
    return flags_store(match, value, reader->err);
}

/* --name, --name=value */
static int flags_read_long(struct flags_reader *reader, const char *text)
{
    struct flags_match match = {0};
    const char *equals = strchr(text, '=');
    kin_str name = equals ? kin_str_of(text, (size_t)(equals - text))
                          : kin_s(text);
    const char *value = equals ? equals + 1 : NULL;

    if (name.len == 0 || !flags_find(reader->flags, name, 0, &match))
        return flags_unknown(reader, name);
    snprintf(match.written, sizeof(match.written), "--%s", match.flag->name);
    if (flags_is_switch(match.flag))
        return flags_store(&match, value, reader->err);
    return flags_store_value(reader, &match, value);
}

/* -a, -abc, -n value, -nvalue, -n=value */
static int flags_read_letters(struct flags_reader *reader, const char *text)
{
    for (; *text; text++) {
        struct flags_match match = {0};
        if (!flags_find(reader->flags, kin_s(NULL), *text, &match))
            return kin_error_set(reader->err, KIN_EINVAL,
                                 "unknown flag '-%c'; see '%s'", *text,
                                 reader->flags->see);
        snprintf(match.written, sizeof(match.written), "-%c", *text);
        const char *value = text[1] == '=' ? text + 2 : text + 1;
        if (!flags_is_switch(match.flag))
            return flags_store_value(reader, &match, text[1] ? value : NULL);
        if (text[1] == '=')
            return flags_store(&match, value, reader->err);
        int r = flags_store(&match, NULL, reader->err);
        if (r < 0)
            return r;
    }
    return 0;
}

/* Parses up to the next word and returns it; NULL at the end. */
static int flags_next_word(struct flags_reader *reader, char **ret)
{
    while (reader->next < reader->count) {
        char *text = reader->argv[reader->next++];
        /* A lone dash is a word: it often names standard input. */
        if (reader->only_words || text[0] != '-' || text[1] == '\0') {
            *ret = text;
            return 0;
        }
        int r = 0;
        if (strcmp(text, "--") == 0)
            reader->only_words = true;
        else if (text[1] == '-')
            r = flags_read_long(reader, text + 2);
        else
            r = flags_read_letters(reader, text + 1);
        if (r < 0)
            return r;
    }
    *ret = NULL;
    return 0;
}

int cli_flags_parse(const struct cli_flags *flags, int *count, char **argv,
                    kin_error *err)
{
    struct flags_reader reader = {
        .flags = flags, .argv = argv, .count = *count, .err = err};
    int words = 0;

    for (;;) {
        char *word = NULL;
        int r = flags_next_word(&reader, &word);
        if (r < 0)
            return r;
        if (!word)
            break;
        argv[words++] = word;
    }
    *count = words;
    return 0;
}

int cli_flags_first_word(const struct cli_flags *flags, int count, char **argv,
                         int *ret, kin_error *err)
{
    struct flags_reader reader = {
        .flags = flags, .argv = argv, .count = count, .err = err};
    char *word = NULL;
    int r = flags_next_word(&reader, &word);

    if (r < 0)
        return r;
    *ret = word ? reader.next - 1 : count;
    return 0;
}
