/* SPDX-License-Identifier: Apache-2.0 */
/* verb_get.c - show objects as kubectl does. */
#include <limits.h>
#include <string.h>

#include "base/str.h"
#include "get.h"
#include "print.h"
#include "template.h"

static void get_run_done(struct get_run *run)
{
    get_plan_done(&run->plan);
    kin__buf_done(&run->failures);
    cli_disconnect(&run->connection);
}

static const char get_jsonpath[] = "jsonpath=";

/* An invalid template is a usage error, detected before any request. */
static int get_check_output(const char *output, kin_error *err)
{
    struct kin__jsonpath *path = NULL;

    if (!output || strncmp(output, get_jsonpath, strlen(get_jsonpath)) != 0)
        return 0;
    int r = cli_template_new(output + strlen(get_jsonpath), &path, err);
    (void)kin__jsonpath_free(path);
    return r;
}

static int get_print(struct get_run *run, const char *output, kin_error *err)
{
    if (!output || strcmp(output, "wide") == 0)
        return get_human(run, output != NULL, err);
    if (strcmp(output, "name") == 0)
        return get_objects(run, GET_NAME, /* template= */ NULL, err);
    if (strcmp(output, "json") == 0)
        return get_objects(run, GET_JSON, /* template= */ NULL, err);
    if (strcmp(output, "yaml") == 0)
        return get_objects(run, GET_YAML, /* template= */ NULL, err);
    return get_objects(run, GET_JSONPATH, output + strlen(get_jsonpath), err);
}

/* Print results before errors if both streams go to one place. */
static enum cli_exit get_report(struct get_run *run, struct cli_context *ctx)
{
    if (!run->has_failed)
        return CLI_EXIT_OK;
    (void)fflush(ctx->out); /* checked when the verb is done */
    cli_print_lines(stderr, run->failures.ptr
                                ? kin__buf_str(&run->failures)
                                : KIN__S("error: out of memory\n"));
    ctx->is_reported = true;
    return CLI_EXIT_FAILED;
}

static enum cli_exit get_verb_run(int argc, char **argv,
                                  struct cli_context *ctx)
{
    __attribute__((cleanup(get_run_done))) struct get_run run = {
        .ctx = ctx,
        .flags = ctx->own,
    };

    if (get_check_output(run.flags->output, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    int r = cli_connect(&run.connection, &ctx->globals, &ctx->err);
    if (r < 0)
        return cli_print_failure(&run.connection, ctx);
    r = get_plan_make(&run, argc, argv, &ctx->err);
    if (r == KIN_EINVAL && ctx->err.http_status == 0)
        return CLI_EXIT_USAGE;
    if (r == 0)
        r = get_print(&run, run.flags->output, &ctx->err);
    enum cli_exit status = get_report(&run, ctx);
    return r == 0 ? status : cli_print_failure(&run.connection, ctx);
}

static const struct get_flags get_defaults = {.chunk_size = GET_CHUNK_SIZE};

static const struct cli_flag get_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct get_flags, output), "FORMAT",
     "name|json|yaml|wide|jsonpath=", "output format"},
    {"chunk-size", 0, CLI_NUMBER, offsetof(struct get_flags, chunk_size),
     "COUNT", NULL, "page size; 0: no paging"},
    {"no-headers", 0, CLI_BOOL, offsetof(struct get_flags, no_headers), NULL,
     NULL, "do not print column headers"},
    {"show-managed-fields", 0, CLI_BOOL,
     offsetof(struct get_flags, show_managed_fields), NULL, NULL,
     "json and yaml: keep metadata.managedFields"},
    {"ignore-not-found", 0, CLI_BOOL,
     offsetof(struct get_flags, ignore_not_found), NULL, NULL,
     "missing objects are not an error"},
    {0},
};

const struct cli_verb cli_verb_get = {
    .name = "get",
    .summary = "show objects of a server",
    .words = "RESOURCE[,RESOURCE...] [NAME...]",
    .text =
        "Shows objects as kubectl does: a table by default.\n\n"
        "  kin get pods                   in the default namespace\n"
        "  kin get po,svc -A              several kinds, all namespaces\n"
        "  kin get pods web-0 web-1       by name\n"
        "  kin get pod/web-0 svc/web      of several kinds, by name\n"
        "  kin get deployments.v1.apps -l app=web -o json\n"
        "  kin get pods -o jsonpath='{.items[*].metadata.name}'\n\n"
        "RESOURCE is a plural, singular or short name or a kind, optionally\n"
        "with '.GROUP' or '.VERSION.GROUP'; or a category such as 'all'.\n"
        "'kin api-resources' lists them.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = get_flags,
    .own_size = sizeof(struct get_flags),
    .defaults = &get_defaults,
    .max_words = INT_MAX,
    .run = get_verb_run,
};
