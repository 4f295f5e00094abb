/* SPDX-License-Identifier: Apache-2.0 */
/*
 * help_man.c - manual pages, made from the same tables as --help.
 */
#include <ctype.h>
#include <string.h>

#include <kin/version.h>

#include "help.h"

/* Prints text with troff requests, escapes and hyphens quoted. */
static void man_text(const char *text, size_t len, FILE *out)
{
    if (len > 0 && (text[0] == '.' || text[0] == '\''))
        fputs("\\&", out);
    for (size_t i = 0; i < len; i++) {
        if (text[i] == '\\')
            fputs("\\e", out);
        else if (text[i] == '-')
            fputs("\\-", out);
        else if (text[i] == '\'')
            fputs("\\(aq", out);
        else
            fputc(text[i], out);
    }
}

static void man_string(const char *text, FILE *out)
{
    man_text(text, strlen(text), out);
}

/* Paragraphs are filled; indented lines are kept. */
static void man_paragraphs(const char *text, FILE *out)
{
    bool is_verbatim = false;

    while (*text) {
        size_t len = strcspn(text, "\n");
        bool is_indented = len > 0 && text[0] == ' ';
        if (is_indented && !is_verbatim)
            fputs(".nf\n", out);
        if (!is_indented && is_verbatim)
            fputs(".fi\n", out);
        is_verbatim = is_indented;
        if (len == 0)
            fputs(".PP", out);
        man_text(text, len, out);
        fputc('\n', out);
        text += len + (text[len] != '\0');
    }
    if (is_verbatim)
        fputs(".fi\n", out);
}

static void man_flag(const struct cli_flag *flag, FILE *out)
{
    bool is_short = strlen(flag->name) == 1;

    fputs(".TP\n", out);
    if (flag->letter && !is_short)
        fprintf(out, "\\fB\\-%c\\fR, ", flag->letter);
    fputs(is_short ? "\\fB\\-" : "\\fB\\-\\-", out);
    man_string(flag->name, out);
    fputs("\\fR", out);
    if (flag->value)
        fprintf(out, " \\fI%s\\fR", flag->value);
    fputc('\n', out);
    man_string(flag->help, out);
    if (flag->choices) {
        fputs(": ", out);
        man_string(flag->choices, out);
    }
    fputc('\n', out);
}

static void man_head(const char *name, const char *summary, FILE *out)
{
    fputs(".\\\" Made from the tables of the program.\n.TH KIN", out);
    if (name)
        fputc('-', out);
    for (const char *c = name ? name : ""; *c; c++)
        fputc(toupper((unsigned char)*c), out);
    fprintf(out, " 1 \"\" \"kin %s\" \"User Commands\"\n.SH NAME\nkin",
            kin_version());
    fputs(name ? "\\-" : "", out);
    man_string(name ? name : "", out);
    fputs(" \\- ", out);
    man_string(summary, out);
    fputc('\n', out);
}

static void man_foot(const struct cli_verb *self, FILE *out)
{
    const char *separator = self ? ",\n" : "";

    fputs(".SH EXIT STATUS\n"
          "0 success, 1 the operation failed, 2 wrong usage, 130 interrupted.\n"
          ".SH SEE ALSO\n",
          out);
    if (self)
        fputs(".BR kin (1)", out);
    for (size_t i = 0; cli_verb_at(i); i++) {
        if (cli_verb_at(i) == self)
            continue;
        fprintf(out, "%s.BR kin\\-", separator);
        man_string(cli_verb_at(i)->name, out);
        fputs(" (1)", out);
        separator = ",\n";
    }
    fputc('\n', out);
}

static void man_program(FILE *out)
{
    man_head(/* name= */ NULL, "Kubernetes informers on the command line", out);
    fputs(
        ".SH SYNOPSIS\n\\fBkin\\fR \\fIVERB\\fR [words] [flags]\n"
        ".SH DESCRIPTION\n"
        "Looks at objects of a Kubernetes cluster, follows and changes them,\n"
        "serves an API of its own, and tries the object model on files.\n"
        ".SH VERBS\n",
        out);
    for (size_t i = 0; cli_verb_at(i); i++) {
        fputs(".TP\n\\fB", out);
        man_string(cli_verb_at(i)->name, out);
        fputs("\\fR\n", out);
        man_string(cli_verb_at(i)->summary, out);
        fputc('\n', out);
    }
    fputs(".SH OPTIONS\n", out);
    cli_help_each_flag(/* verb= */ NULL, man_flag, out);
    fputs(".SH ENVIRONMENT\n.TP\n\\fBKUBECONFIG\\fR\n"
          "kubeconfig files, parted by colons; without it\n"
          "\\fI~/.kube/config\\fR is read, or what a pod finds in its "
          "container.\n",
          out);
    man_foot(/* self= */ NULL, out);
}

void cli_help_man(const struct cli_verb *verb, FILE *out)
{
    if (!verb) {
        man_program(out);
        return;
    }
    man_head(verb->name, verb->summary, out);
    fputs(".SH SYNOPSIS\n\\fBkin ", out);
    man_string(verb->name, out);
    fputs("\\fR ", out);
    if (verb->words) {
        man_string(verb->words, out);
        fputc(' ', out);
    }
    fputs("[flags]\n.SH DESCRIPTION\n", out);
    man_paragraphs(verb->text ? verb->text : verb->summary, out);
    fputs(".SH OPTIONS\n", out);
    cli_help_each_flag(verb, man_flag, out);
    man_foot(verb, out);
}
