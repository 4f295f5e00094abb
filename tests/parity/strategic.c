/* SPDX-License-Identifier: Apache-2.0 */
/*
 * strategic.c - applies the strategic merge patches of a file, and compares
 * with what Kubernetes made of them.
 *
 *   compare CASES.jsonl
 *
 * Exit status 0 if all cases agree; the first few that do not are printed.  At
 * most one in a hundred may fail with another message.
 */
#include <stdio.h>
#include <stdlib.h>

#include <kin/json.h>

#include "schema/schema.h"
#include "schema/strategic.h"

enum {
    SHOWN_MAX = 3,
};

static kin_value get(kin_value object, const char *key)
{
    return kin_value_get(object, kin_s(key));
}

static int show_piece(kin_str piece, void *userdata)
{
    (void)fprintf(userdata, "%.*s", KIN_STR(piece));
    return 0;
}

static void show(const char *what, kin_value value)
{
    (void)printf("  %s: ", what);
    if (kin_value_exists(value) &&
        kin_value_write(value, /* indent= */ 0, show_piece, stdout) < 0)
        (void)printf("(out of memory)");
    (void)printf("\n");
}

/* Of several things that are wrong with a patch, ours may name another one: it
 * writes members in their order, Kubernetes looks at ordered lists first. */
static int other_messages;

/* Messages of ours are one line, and cut when they are very long. */
static bool is_same_message(kin_str theirs, const char *ours)
{
    size_t len = strlen(ours);
    bool is_cut = len > 3 && strcmp(ours + len - 3, "...") == 0;

    len -= is_cut ? 3 : 0;
    if (is_cut ? theirs.len < len : theirs.len != len)
        return false;
    for (size_t i = 0; i < len; i++)
        if (theirs.ptr[i] != ours[i] && theirs.ptr[i] != '\n')
            return false;
    return true;
}

static bool compare(const struct kin__schema *schema, kin_value test)
{
    KIN_AUTO(kin_document) *result = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_str name = kin_value_str(get(test, "type"));
    kin_str message = kin_value_str(get(test, "error"));

    int r = kin__strategic_apply(NULL, kin__schema_find_type(schema, name),
                                 get(test, "original"), get(test, "patch"),
                                 &result, &err);
    if (r < 0 && message.len > 0 && !is_same_message(message, err.message))
        other_messages++;
    if (r < 0)
        return message.len > 0;
    return message.len == 0 &&
           kin_value_equal(kin_document_root(result), get(test, "result"));
}

static void show_case(const struct kin__schema *schema, kin_value test)
{
    KIN_AUTO(kin_document) *result = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_str name = kin_value_str(get(test, "type"));

    (void)printf("%.*s\n", KIN_STR(name));
    show("original", get(test, "original"));
    show("patch   ", get(test, "patch"));
    show("theirs  ", get(test, "result"));
    show("theirs  ", get(test, "error"));
    if (kin__strategic_apply(NULL, kin__schema_find_type(schema, name),
                             get(test, "original"), get(test, "patch"), &result,
                             &err) == 0)
        show("ours    ", kin_document_root(result));
    else
        (void)printf("  ours    : %s\n", err.message);
}

static int compare_file(const struct kin__schema *schema, FILE *file)
{
    char *line = NULL;
    size_t cap = 0;
    int total = 0;
    int wrong = 0;

    for (;;) {
        KIN_AUTO(kin_document) *test = NULL;
        ssize_t len = getline(&line, &cap, file);
        if (len < 0)
            break;
        if (kin_document_parse(NULL, kin_str_of(line, (size_t)len), &test,
                               NULL) < 0)
            break;
        total++;
        if (compare(schema, kin_document_root(test)))
            continue;
        if (wrong++ < SHOWN_MAX)
            show_case(schema, kin_document_root(test));
    }
    free(line);
    (void)printf("%d cases, %d differ, %d in their message only\n", total,
                 wrong, other_messages);
    return total == 0 || wrong > 0 || other_messages * 100 > total;
}

int main(int argc, char **argv)
{
    const struct kin__schema *schema = NULL;
    kin_error err = KIN_ERROR_INIT;
    FILE *file = argc == 2 ? fopen(argv[1], "re") : NULL;

    if (!file) {
        (void)fprintf(stderr, "usage: compare CASES.jsonl\n");
        return 2;
    }
    if (kin__schema_get(&schema, &err) < 0) {
        kin_error_print(&err, stderr);
        (void)fclose(file);
        return 1;
    }
    int status = compare_file(schema, file);
    (void)fclose(file);
    return status;
}
