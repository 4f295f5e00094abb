/* SPDX-License-Identifier: Apache-2.0 */
/* verb_api_resources.c - list the resources of a server, as kubectl. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "connect.h"
#include "table_layout.h"

struct resources_flags {
    const char *output;
    const char *api_group;
    enum cli_maybe namespaced;
    const char *verbs;
    const char *categories;
    const char *sort_by;
    bool no_headers;
};

/* ---- filters ---- */

/* Whether all words of a comma-separated list are in the array. */
static bool resources_has_all(const char *const *words, const char *wanted)
{
    kin_str rest = kin_s(wanted);

    while (rest.len > 0) {
        kin_str word = kin__str_cut(&rest, ',');
        size_t i = 0;
        while (words[i] && !kin_str_eq(kin_s(words[i]), word))
            i++;
        if (!words[i])
            return false;
    }
    return true;
}

static bool resources_is_wanted(const kin_api_resource *api,
                                const struct resources_flags *own)
{
    enum cli_maybe is_namespaced = api->resource.is_cluster_scoped ? CLI_NO
                                                                   : CLI_YES;

    if (!api->is_preferred || !api->verbs[0])
        return false;
    if (own->api_group && strcmp(own->api_group, api->resource.group) != 0)
        return false;
    if (own->namespaced != CLI_NOT_GIVEN && own->namespaced != is_namespaced)
        return false;
    return resources_has_all(api->verbs, own->verbs) &&
           resources_has_all(api->categories, own->categories);
}

/* ---- order ---- */

/* Resources with the same key are sorted by name. */
static int resources_by_name(const void *a, const void *b)
{
    const kin_api_resource *left = *(const kin_api_resource *const *)a;
    const kin_api_resource *right = *(const kin_api_resource *const *)b;
    int order = strcmp(left->resource.plural, right->resource.plural);

    /* qsort() is not stable. */
    if (order == 0)
        order = (left > right) - (left < right);
    return order;
}

static int resources_by_kind(const void *a, const void *b)
{
    const kin_api_resource *left = *(const kin_api_resource *const *)a;
    const kin_api_resource *right = *(const kin_api_resource *const *)b;
    int order = strcmp(left->resource.kind, right->resource.kind);

    return order != 0 ? order : resources_by_name(a, b);
}

static int resources_by_group(const void *a, const void *b)
{
    const kin_api_resource *left = *(const kin_api_resource *const *)a;
    const kin_api_resource *right = *(const kin_api_resource *const *)b;
    int order = strcmp(left->resource.group, right->resource.group);

    return order != 0 ? order : resources_by_name(a, b);
}

static void resources_sort(const kin_api_resource **items, size_t count,
                           const char *sort_by)
{
    int (*compare)(const void *, const void *) = resources_by_group;

    if (sort_by)
        compare = strcmp(sort_by, "name") == 0 ? resources_by_name
                                               : resources_by_kind;
    qsort(items, count, sizeof(const kin_api_resource *), compare);
}

/* ---- output ---- */

static int resources_cell(struct table_layout *layout, const char *text)
{
    return table_layout_cell(layout, kin_s(text), 0);
}

/* Joins words with commas. */
static int resources_words(struct table_layout *layout,
                           const char *const *words)
{
    KIN__AUTO_BUF joined;
    int r = 0;

    kin__buf_init(&joined, /* alloc= */ NULL, 1 << 20);
    for (size_t i = 0; r == 0 && words[i]; i++)
        r = kin__buf_printf(&joined, "%s%s", i > 0 ? "," : "", words[i]);
    if (r == 0)
        r = table_layout_cell(layout, kin__buf_str(&joined), 0);
    return r;
}

static int resources_row(struct table_layout *layout,
                         const kin_api_resource *api, bool is_wide)
{
    const kin_resource *resource = &api->resource;
    char version[640];

    snprintf(version, sizeof(version), "%s%s%s", resource->group,
             resource->group[0] ? "/" : "", resource->version);
    int r = resources_cell(layout, resource->plural);
    if (r == 0)
        r = resources_words(layout, api->short_names);
    if (r == 0)
        r = resources_cell(layout, version);
    if (r == 0)
        r = resources_cell(layout,
                           resource->is_cluster_scoped ? "false" : "true");
    if (r == 0)
        r = resources_cell(layout, resource->kind);
    if (r == 0 && is_wide)
        r = resources_words(layout, api->verbs);
    if (r == 0 && is_wide)
        r = resources_words(layout, api->categories);
    return r < 0 ? r : table_layout_end_row(layout);
}

static int resources_headers(struct table_layout *layout, bool is_wide)
{
    static const char *const names[] = {
        "NAME", "SHORTNAMES", "APIVERSION", "NAMESPACED",
        "KIND", "VERBS",      "CATEGORIES"};
    int r = 0;

    for (size_t i = 0; r == 0 && i < (is_wide ? 7u : 5u); i++)
        r = resources_cell(layout, names[i]);
    return r < 0 ? r : table_layout_end_row(layout);
}

static int resources_table(const kin_api_resource *const *items, size_t count,
                           const struct resources_flags *own, FILE *out)
{
    AUTO_TABLE_LAYOUT layout;
    int r = 0;

    table_layout_init(&layout, out);
    if (!own->no_headers)
        r = resources_headers(&layout, own->output != NULL);
    for (size_t i = 0; r == 0 && i < count; i++)
        r = resources_row(&layout, items[i], own->output != NULL);
    if (r == 0)
        table_layout_flush(&layout);
    return r;
}

static int resources_names(const kin_api_resource *const *items, size_t count,
                           FILE *out)
{
    for (size_t i = 0; i < count; i++)
        fprintf(out, "%s%s%s\n", items[i]->resource.plural,
                items[i]->resource.group[0] ? "." : "",
                items[i]->resource.group);
    return 0;
}

static int resources_print(const kin_api_list *list,
                           const struct resources_flags *own, FILE *out)
{
    size_t all = kin_api_list_count(list);
    size_t count = 0;

    if (all == 0)
        return 0;
    const kin_api_resource **items = kin__alloc(/* alloc= */ NULL, all,
                                                sizeof(*items));
    if (!items)
        return KIN_ENOMEM;
    for (size_t i = 0; i < all; i++)
        if (resources_is_wanted(kin_api_list_at(list, i), own))
            items[count++] = kin_api_list_at(list, i);
    resources_sort(items, count, own->sort_by);
    int r = own->output && strcmp(own->output, "name") == 0
                ? resources_names(items, count, out)
                : resources_table(items, count, own, out);
    kin__free(/* alloc= */ NULL, items);
    return r;
}

/* ---- the verb ---- */

/* Some groups could not be listed; the others were printed. */
static enum cli_exit resources_report_missing(const kin_api_list *list,
                                              struct cli_context *ctx)
{
    const char *first = kin_api_list_missing_at(list, 0);

    if (!first)
        return CLI_EXIT_OK;
    (void)kin_error_set(&ctx->err, KIN_ESERVER,
                        "the server failed to list the resources of %s%s",
                        first,
                        kin_api_list_missing_at(list, 1) ? " and others" : "");
    return CLI_EXIT_FAILED;
}

static enum cli_exit resources_run(int argc, char **argv,
                                   struct cli_context *ctx)
{
    AUTO_CONNECTION connection = {0};
    KIN_AUTO(kin_api_list) *list = NULL;
    int r = cli_connect(&connection, &ctx->globals, &ctx->err);

    (void)argc;
    (void)argv;
    if (r == 0)
        r = kin_discovery_list(connection.discovery, /* stop= */ NULL, &list,
                               &ctx->err);
    if (r < 0)
        return cli_print_failure(&connection, ctx);
    r = resources_print(list, ctx->own, ctx->out);
    if (r < 0) {
        (void)kin_error_set(&ctx->err, r, /* format= */ NULL);
        return CLI_EXIT_FAILED;
    }
    return resources_report_missing(list, ctx);
}

#define MEMBER(name) offsetof(struct resources_flags, name)

static const struct cli_flag resources_flags[] = {
    {"output", 'o', CLI_CHOICE, MEMBER(output), "FORMAT", "wide|name",
     "output format"},
    {"api-group", 0, CLI_TEXT, MEMBER(api_group), "GROUP", NULL,
     "only this group; '' is the core group"},
    {"namespaced", 0, CLI_MAYBE, MEMBER(namespaced), NULL, NULL,
     "only namespaced (=false: cluster-scoped)"},
    {"verbs", 0, CLI_TEXT, MEMBER(verbs), "VERB,...", NULL,
     "only resources with all these verbs"},
    {"categories", 0, CLI_TEXT, MEMBER(categories), "NAME,...", NULL,
     "only resources in all these categories"},
    {"sort-by", 0, CLI_CHOICE, MEMBER(sort_by), "KEY", "name|kind",
     "sort order; default by group"},
    {"no-headers", 0, CLI_BOOL, MEMBER(no_headers), NULL, NULL,
     "do not print column headers"},
    {0},
};

const struct cli_verb cli_verb_api_resources = {
    .name = "api-resources",
    .summary = "list the resources of a server",
    .text = "Lists the resources of a server with all names that 'kin get'\n"
            "accepts, each in the server's preferred version.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_LOG,
    .flags = resources_flags,
    .own_size = sizeof(struct resources_flags),
    .run = resources_run,
};
