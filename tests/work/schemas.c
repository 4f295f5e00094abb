/* SPDX-License-Identifier: Apache-2.0 */
/*
 * schemas.c - the cost of pruning, defaulting and validating custom resources
 * grows at most linearly with the object, and with the schema, also if they are
 * hostile.
 *
 * Each case runs once with n and once with 4n elements; the steps (steps.h) of
 * the larger one may be RATIO_MAX times those of the smaller one, which leaves
 * room for sorting.
 *
 *   work_schemas             prints one line per violation
 *   work_schemas --report    also prints the others
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "schema/structural.h"
#include "server/custom_check.h"
#include "steps.h"

enum {
    COUNT = 500, /* n */
    TIMES = 4,
    TEXT_MAX = 64 << 20,
};

static const double RATIO_MAX = 5.5;

static void check(int r, const char *what)
{
    if (r >= 0)
        return;
    (void)fprintf(stderr, "work: %s: %s\n", what, kin_error_text(r));
    exit(1);
}

/* Where an element of a text has its number. */
struct shape {
    const char *before;
    const char *each; /* a printf format with up to two %zu */
    const char *separator;
    const char *after;
};

static kin_document *make(const struct shape *shape, size_t count)
{
    KIN__AUTO_BUF text;
    kin_document *doc = NULL;

    kin__buf_init(&text, NULL, TEXT_MAX);
    check(kin__buf_append(&text, kin_s(shape->before)), "text");
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            check(kin__buf_append(&text, kin_s(shape->separator)), "text");
        check(kin__buf_printf(&text, shape->each, i, i), "text");
    }
    check(kin__buf_append(&text, kin_s(shape->after)), "text");
    check(kin_document_parse(NULL, kin__buf_str(&text), &doc, NULL), "value");
    return doc;
}

#define LIST(items) "{\"properties\":{\"l\":{\"type\":\"array\"," items "}}}"
#define FIXED(text)                                                            \
    {                                                                          \
        text, "", "", ""                                                       \
    }

static const struct shape PROPERTIES = {
    "{\"properties\":{\"o\":{\"required\":[\"k0\"],\"properties\":{",
    "\"k%zu\":{\"type\":\"string\",\"default\":\"x\"}", ",", "}}}}"};
static const struct shape VALUES = {
    "{\"properties\":{\"l\":{\"type\":\"array\",\"items\":{\"enum\":[\"x\"",
    ",\"v%zu\"", "", "]}}}}"};
static const struct shape ALTERNATIVES = {"{\"properties\":{\"o\":{\"anyOf\":[",
                                          "{\"required\":[\"k%zu\"]}", ",",
                                          "]}}}"};
static const struct shape DEFAULTED = FIXED(
    LIST("\"items\":{\"properties\":{\"a\":{\"default\":1},\"b\":{\"default\":"
         "{\"c\":[1]}}}}"));
static const struct shape SETS = FIXED(
    LIST("\"x-kubernetes-list-type\":\"set\",\"items\":{\"type\":\"string\"}"));
static const struct shape KEYED = FIXED(
    LIST("\"x-kubernetes-list-type\":\"map\",\"x-kubernetes-list-map-keys\":["
         "\"n\"],\"items\":{\"properties\":{\"n\":{\"type\":\"string\"},\"v\":{"
         "\"type\":\"string\"}}}"));
static const struct shape PATTERN = FIXED(
    LIST("\"items\":{\"pattern\":\"^(a|aa)*(a|aa)*$\"}"));
static const struct shape WRONG = FIXED(
    LIST("\"items\":{\"anyOf\":[{\"minimum\":5},{\"enum\":[\"y\"]}]}"));

static const struct shape MEMBERS = {"{\"o\":{", "\"k%zu\":\"x\"", ",", "}}"};
static const struct shape UNKNOWN = {"{\"o\":{", "\"u%zu\":\"x\"", ",", "}}"};
static const struct shape EMPTY = {"{\"l\":[", "{}", ",", "]}"};
static const struct shape TEXTS = {"{\"l\":[", "\"v%zu\"", ",", "]}"};
static const struct shape NAMED = {"{\"l\":[", "{\"n\":\"n%zu\",\"v\":%zu}",
                                   ",", "]}"};
static const struct shape LONG_TEXT = {"{\"l\":[\"", "a", "", "b\"]}"};
static const struct shape ONE = FIXED("{\"o\":{}}");
static const struct shape NUMBERS = {"{\"l\":[", "%zu", ",", "]}"};

static const struct work {
    const char *name;
    const struct shape *schema;
    const struct shape *value;
    bool has_old; /* the value is its former self */
} WORKS[] = {
    {"declared members", &PROPERTIES, &MEMBERS, false},
    {"unknown members", &PROPERTIES, &UNKNOWN, false},
    {"missing members", &PROPERTIES, &ONE, false},
    {"allowed values", &VALUES, &TEXTS, false},
    {"alternatives", &ALTERNATIVES, &ONE, false},
    {"defaults in lists", &DEFAULTED, &EMPTY, false},
    {"sets", &SETS, &TEXTS, false},
    {"lists with keys", &KEYED, &NAMED, false},
    {"lists with keys, unchanged", &KEYED, &NAMED, true},
    {"patterns", &PATTERN, &LONG_TEXT, false},
    {"values that do not fit", &WRONG, &NUMBERS, false},
};

static int on_unknown(kin_str path, void *userdata)
{
    (void)path;
    (void)userdata;
    return 0;
}

static void on_problem(kin_str reason, kin_str field, kin_str message,
                       void *userdata)
{
    (void)reason;
    (void)field;
    (void)message;
    (void)userdata;
}

static void run_once(kin_value schema, kin_value value, bool has_old)
{
    struct kin__structural_root *root = NULL;
    struct kin__causes causes;
    const struct kin__fit_opts opts = {.on_unknown = on_unknown};
    struct kin__custom_check how = {.old = kin_value_absent()};
    kin_document *fitted = NULL;

    check(kin__structural_new(NULL, schema, true, &root, NULL), "schema");
    const struct kin__structural *node = kin__structural_node(root);
    check(kin__structural_fit(NULL, node, value, &opts, &fitted, NULL), "fit");
    if (has_old)
        how.old = value;
    check(kin__custom_check(&how, node, kin_document_root(fitted), on_problem,
                            NULL),
          "validation");
    kin__causes_init(&causes, NULL);
    kin__custom_check_lists(&causes, node, kin_document_root(fitted));
    check(causes.error, "lists");
    kin__causes_done(&causes);
    (void)kin_document_free(fitted);
    (void)kin__structural_free(root);
}

static uint64_t count_steps(const struct work *work, size_t count)
{
    kin_document *schema = make(work->schema, count);
    kin_document *value = make(work->value, count);

    uint64_t before = work_steps();
    run_once(kin_document_root(schema), kin_document_root(value),
             work->has_old);
    uint64_t steps = work_steps() - before;
    (void)kin_document_free(schema);
    (void)kin_document_free(value);
    return steps;
}

int main(int argc, char **argv)
{
    bool is_report = argc > 1 && strcmp(argv[1], "--report") == 0;
    int bad = 0;

    for (size_t i = 0; i < sizeof(WORKS) / sizeof(WORKS[0]); i++) {
        uint64_t small = count_steps(&WORKS[i], COUNT);
        uint64_t large = count_steps(&WORKS[i], (size_t)COUNT * TIMES);
        double ratio = (double)large / (double)small;
        bool is_bad = ratio > RATIO_MAX;
        bad += is_bad;
        if (is_bad || is_report)
            (void)printf("%s%s: %.2f times the steps\n", is_bad ? "BAD " : "",
                         WORKS[i].name, ratio);
    }
    return bad > 0;
}
