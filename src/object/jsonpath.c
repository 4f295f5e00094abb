/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath.c - running a template: ranges, and writing what was found.
 */
#include "object/jsonpath.h"

#include <inttypes.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/jsonpath_node.h"
#include "object/literal.h"

struct jp_run {
    struct kin__jp_eval eval;
    struct kin__buf *out;
    unsigned discards; /* ranges over nothing that the run is in */
    uint32_t last_end; /* the {end} met last */
};

/* ---- writing ---- */

static int print_value(struct jp_run *run, kin_value value)
{
    const struct kin__jsonpath_opts *opts = run->eval.opts;
    kin_scratch scratch;

    switch (kin_value_type(value)) {
    case KIN_TYPE_ARRAY:
    case KIN_TYPE_OBJECT:
        return opts->print(value, run->out, opts->userdata);
    default:
        return kin__buf_append(run->out, kin_value_text(value, &scratch));
    }
}

static int print_item(struct jp_run *run, const struct kin__jp_item *item)
{
    char text[KIN__DOUBLE_SIZE];

    switch (item->kind) {
    case KIN__JP_STRING:
        return kin__buf_append(run->out, item->string);
    case KIN__JP_INTEGER:
        return kin__buf_printf(run->out, "%" PRId64, item->integer);
    case KIN__JP_REAL:
        return kin__buf_append(
            run->out, kin_str_of(text, kin__double_print(item->real, text)));
    case KIN__JP_TRUTH:
        return kin__buf_append(run->out,
                               item->truth ? KIN__S("true") : KIN__S("false"));
    default:
        return print_value(run, item->value);
    }
}

static int print_items(struct jp_run *run, struct kin__jp_range items)
{
    int r = 0;

    for (size_t i = 0; i < items.count && r == 0 && !run->discards; i++) {
        if (i > 0)
            r = kin__buf_append_byte(run->out, ' ');
        if (r == 0)
            r = print_item(run, &run->eval.stack[items.from + i]);
    }
    if (r < 0)
        return kin_error_set(run->eval.err, r, "jsonpath: %s",
                             kin_error_text(r));
    return 0;
}

/* ---- ranges ---- */

static int run_nodes(struct jp_run *run, struct kin__jp_item item, uint32_t id);

/* Runs what follows a {range}, for each of its items; if it has none, once for
 * nothing, since only running finds the {end}. */
static int run_range(struct jp_run *run, struct kin__jp_range items,
                     uint32_t id)
{
    struct kin__jp_item nothing = {.kind = KIN__JP_VALUE};
    int r = 0;

    run->eval.begin_range--;
    if (++run->eval.in_range > KIN__JSONPATH_MAX_RANGES)
        return kin_error_set(run->eval.err, KIN_ELIMIT,
                             "jsonpath: more than %d ranges in each other",
                             KIN__JSONPATH_MAX_RANGES);
    for (size_t i = 0; i < items.count && r == 0; i++)
        r = run_nodes(run, run->eval.stack[items.from + i], id);
    if (items.count == 0) {
        run->discards++;
        r = run_nodes(run, nothing, id);
        run->discards--;
    }
    run->eval.in_range--;
    return r;
}

/* Where a range that began before `id` goes on: behind its {end}. */
static uint32_t run_skip(const struct jp_run *run, uint32_t id)
{
    const struct kin__jsonpath *path = run->eval.path;

    for (uint32_t at = id; at != KIN__JP_NONE;
         at = kin__jp_node(path, at)->next)
        if (at == run->last_end)
            return kin__jp_node(path, at)->next;
    return id;
}

static int run_node(struct jp_run *run, struct kin__jp_item item, uint32_t *id)
{
    struct kin__jp_eval *eval = &run->eval;
    struct kin__jp_range in = {eval->count, 1};
    struct kin__jp_range got = {0, 0};
    uint32_t next = kin__jp_node(eval->path, *id)->next;
    int r = kin__jp_push(eval, item);

    if (r == 0)
        r = kin__jp_walk(eval, in, *id, &got);
    if (r < 0)
        return r;
    if (eval->end_range > 0 && eval->end_range <= eval->in_range) {
        eval->end_range--;
        run->last_end = *id;
        next = KIN__JP_NONE;
    } else if (eval->begin_range > 0) {
        r = run_range(run, got, next);
        next = run_skip(run, next);
    } else {
        r = print_items(run, got);
    }
    eval->count = in.from;
    *id = next;
    return r;
}

static int run_nodes(struct jp_run *run, struct kin__jp_item item, uint32_t id)
{
    int r = 0;

    while (r == 0 && id != KIN__JP_NONE)
        r = run_node(run, item, &id);
    return r;
}

int kin__jsonpath_run(const struct kin__jsonpath *path, kin_value value,
                      const struct kin__jsonpath_opts *opts,
                      struct kin__buf *out, kin_error *err)
{
    struct jp_run run = {
        .eval = {.path = path, .opts = opts, .err = err},
        .out = out,
        .last_end = KIN__JP_NONE,
    };
    struct kin__jp_item item = {.kind = KIN__JP_VALUE, .value = value};
    size_t before = out->len;
    int r = run_nodes(&run, item, path->nodes[0].first);

    kin__free(path->alloc, run.eval.stack);
    if (r < 0 && out->ptr) {
        out->len = before;
        out->ptr[before] = '\0';
    }
    return r;
}
