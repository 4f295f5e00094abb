/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/str.h"
#include "get.h"
#include "print.h"
#include "table_print.h"

static const char human_accept[] =
    "application/json;as=Table;v=v1;g=meta.k8s.io,"
    "application/json;as=Table;v=v1beta1;g=meta.k8s.io,"
    "application/json";

/* A buffered answer. */
struct human_answer {
    const struct get_target *target; /* borrowed */
    kin_document *document;          /* owned */
};

struct human {
    struct get_run *run;
    struct table_layout layout;
    struct table_print print;
    const kin_api_resource
        *printed; /* resource of the current table, or NULL */
    bool is_wide;
    bool is_held; /* buffer answers until all have arrived */
    struct human_answer *held;
    size_t held_count;
    size_t held_cap;
    kin_error err; /* of a callback */
};

static void human_done(struct human *human)
{
    for (size_t i = 0; i < human->held_count; i++)
        (void)kin_document_free(human->held[i].document);
    kin__free(/* alloc= */ NULL, human->held);
    table_print_done(&human->print);
    table_layout_done(&human->layout);
}

/* Prepends "kind.group" in lower case to names. */
static void human_set_kind(struct table_print *print, const kin_resource *of)
{
    snprintf(print->kind, sizeof(print->kind), "%s%s%s", of->kind,
             of->group[0] ? "." : "", of->group);
    for (char *p = print->kind; *p; p++)
        *p = (char)(*p >= 'A' && *p <= 'Z' ? *p - 'A' + 'a' : *p);
}

/* Starts the table of another resource. */
static void human_begin(struct human *human, const kin_api_resource *api,
                        bool has_kind)
{
    struct table_print *print = &human->print;
    bool has_headers = !human->run->flags->no_headers;

    table_layout_restart(&human->layout, human->printed && has_headers);
    table_print_done(print);
    table_print_init(print, &human->layout);
    print->is_wide = human->is_wide;
    print->has_headers = has_headers;
    print->has_namespace = human->run->ctx->globals.all_namespaces &&
                           !api->resource.is_cluster_scoped;
    print->now_s = kin__clock_wall_ns(/* clock= */ NULL) / KIN__NS_PER_S;
    if (has_kind)
        human_set_kind(print, &api->resource);
    human->printed = api;
}

static int human_print(struct human *human, const struct get_target *target,
                       const kin_document *answer, bool has_kind)
{
    if (human->printed != target->api)
        human_begin(human, target->api, has_kind);
    return table_print_answer(&human->print, kin_document_root(answer),
                              &human->err);
}

static int human_hold(struct human *human, const struct get_target *target,
                      kin_document *answer)
{
    if (human->held_count == human->held_cap) {
        size_t cap = human->held_cap ? 2 * human->held_cap : 16;
        struct human_answer *grown = kin__realloc(
            /* alloc= */ NULL, human->held, cap, sizeof(*grown));
        if (!grown) {
            (void)kin_document_free(answer);
            return KIN_ENOMEM;
        }
        human->held = grown;
        human->held_cap = cap;
    }
    human->held[human->held_count++] = (struct human_answer){target, answer};
    return 0;
}

static int human_take(const struct get_target *target, kin_document *answer,
                      void *userdata)
{
    struct human *human = userdata;

    if (human->is_held)
        return human_hold(human, target, answer);
    int r = human_print(human, target, answer, /* has_kind= */ false);
    (void)kin_document_free(answer);
    return r;
}

/* Prints the buffered answers when the number of kinds is known. */
static int human_release(struct human *human)
{
    bool has_kind = false;
    int r = 0;

    for (size_t i = 1; i < human->held_count; i++)
        if (human->held[i].target->api != human->held[0].target->api)
            has_kind = true;
    for (size_t i = 0; r == 0 && i < human->held_count; i++)
        r = human_print(human, human->held[i].target, human->held[i].document,
                        has_kind);
    return r;
}

static void human_tell_nothing(const struct get_run *run)
{
    bool is_in_namespace = !run->ctx->globals.all_namespaces;

    for (size_t i = 0; i < run->plan.count; i++)
        if (run->plan.targets[i].api->resource.is_cluster_scoped)
            is_in_namespace = false;
    /* Print results before errors if both go to one place. */
    if (is_in_namespace)
        cli_say(stderr, "No resources found in %s namespace.",
                kin_config_namespace(run->connection.config));
    else
        cli_say(stderr, "No resources found");
}

static bool human_has_several(const struct get_plan *plan)
{
    for (size_t i = 1; i < plan->count; i++)
        if (plan->targets[i].api != plan->targets[0].api)
            return true;
    return false;
}

int get_human(struct get_run *run, bool is_wide, kin_error *err)
{
    __attribute__((cleanup(human_done))) struct human human = {
        .run = run,
        .is_wide = is_wide,
        .is_held = human_has_several(&run->plan),
    };
    struct get_question question = {
        .accept = kin_s(human_accept),
        /* Only the namespace of objects is needed. */
        .include_object = run->ctx->globals.all_namespaces ? kin_s("")
                                                           : KIN__S("None"),
        .on_answer = human_take,
        .userdata = &human,
    };

    table_layout_init(&human.layout, run->ctx->out);
    int r = get_fetch(run, &question, err);
    if (r == 0)
        r = human_release(&human);
    table_layout_flush(&human.layout);
    if (r < 0 && human.err.code != KIN_OK)
        *err = human.err;
    if (r < 0)
        return r;
    if (!human.layout.has_output && !run->has_failed &&
        !run->flags->ignore_not_found)
        human_tell_nothing(run);
    return 0;
}
