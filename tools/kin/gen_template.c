/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_template.c - text of C with variables.
 *
 * $A to $Z are variables, all else stands for itself.  A line that gets longer
 * than 80 columns is continued on the next one.
 */
#include <string.h>

#include "gen.h"

enum { COLUMNS = 80, LINE_MAX_BYTES = 4096, INDENT = 4 };

/* Returns the last position for a line break, or 0: after a comma or a
 * parenthesis, else at a space. */
static size_t break_of(const char *line, size_t from)
{
    size_t best = 0;
    size_t space = 0;
    bool is_quoted = false;

    for (size_t i = 0; i < COLUMNS && line[i]; i++) {
        if (line[i] == '"' && (i == 0 || line[i - 1] != '\\'))
            is_quoted = !is_quoted;
        if (is_quoted || i < from)
            continue;
        if (line[i] == '(' && line[i + 1] != ')' &&
            strncmp(line + i, "(void)", 6) != 0)
            best = i + 1;
        if (line[i] == ',' && line[i + 1] == ' ')
            best = i + 1;
        if (line[i] == ' ')
            space = i;
    }
    return best ? best : space;
}

static void put_line(struct gen_out *out, const char *text)
{
    char line[LINE_MAX_BYTES];
    size_t indent = strspn(text, " ") + INDENT;
    size_t from = strspn(text, " ") + 1;

    while (strlen(text) > COLUMNS) {
        size_t at = break_of(text, from);
        if (at == 0)
            break;
        gen_put(out, "%.*s\n", (int)at, text);
        text += at + strspn(text + at, " ");
        int len = snprintf(line, sizeof(line), "%*s%s", (int)indent, "", text);
        if (len < 0 || (size_t)len >= sizeof(line)) {
            out->code = KIN_ELIMIT;
            return;
        }
        /* The buffer is reused for the rest of the line. */
        text = gen_copy(out->model, kin_s(line));
        if (!text) {
            out->code = KIN_ENOMEM;
            return;
        }
        from = indent + 1;
    }
    gen_put(out, "%s\n", text);
}

/* Writes one line with its variables and returns the rest. */
static const char *expand_line(const char *text, const struct gen_vars *vars,
                               char *line, size_t size)
{
    size_t len = 0;

    for (; *text && *text != '\n'; text++) {
        char self[2] = {*text, '\0'};
        const char *what = self;
        if (*text == '$')
            what = vars->of[*++text - 'A'];
        if (!what || len + strlen(what) + 1 > size)
            return NULL;
        memcpy(line + len, what, strlen(what));
        len += strlen(what);
    }
    line[len] = '\0';
    return *text ? text + 1 : text;
}

void gen_put_template(struct gen_out *out, const char *text,
                      const struct gen_vars *vars)
{
    char line[LINE_MAX_BYTES];

    while (*text && out->code == 0) {
        text = expand_line(text, vars, line, sizeof(line));
        if (!text) {
            out->code = KIN_ELIMIT;
            return;
        }
        put_line(out, line);
    }
}
