/* SPDX-License-Identifier: Apache-2.0 */
/* verb_delete.c - delete objects. */
#include <limits.h>
#include <string.h>

#include <kin/client.h>

#include "base/str.h"
#include "feed.h"
#include "get.h"
#include "print.h"

struct delete_flags {
    struct feed_flags feed;
    bool all;
    bool ignore_not_found;
    const char *grace;
    const char *cascade;
};

/* --- one --------------------------------------------------------------- */

static int delete_opts(const struct delete_flags *flags,
                       const struct cli_context *ctx, kin_delete_opts *ret,
                       kin_error *err)
{
    uint64_t grace = 0;

    *ret = (kin_delete_opts)KIN_INIT(kin_delete_opts);
    ret->propagation = KIN_PROPAGATION_BACKGROUND;
    if (flags->cascade && strcmp(flags->cascade, "foreground") == 0)
        ret->propagation = KIN_PROPAGATION_FOREGROUND;
    if (flags->cascade && strcmp(flags->cascade, "orphan") == 0)
        ret->propagation = KIN_PROPAGATION_ORPHAN;
    ret->label_selector = ctx->globals.selector ? kin_s(ctx->globals.selector)
                                                : KIN__S("");
    ret->field_selector = ctx->globals.field_selector
                              ? kin_s(ctx->globals.field_selector)
                              : KIN__S("");
    if (!flags->grace)
        return 0;
    if (kin__str_to_u64(kin_s(flags->grace), &grace) < 0 || grace > INT32_MAX)
        return kin_error_set(err, KIN_EINVAL,
                             "--grace-period takes seconds, not '%.32s'",
                             flags->grace);
    ret->has_grace_period = true;
    ret->grace_period_s = (int64_t)grace;
    return 0;
}

static void delete_say(struct feed_run *run, const kin_api_resource *api,
                       kin_str name)
{
    const char *group = api->resource.group;

    cli_say(run->ctx->out, "%s%s%s \"%.*s\" deleted%s", api->singular,
            group && *group ? "." : "", group ? group : "", KIN_STR(name),
            run->is_dry_run ? " (server dry run)" : "");
}

static int delete_one(struct feed_run *run, const kin_api_resource *api,
                      kin_str ns, kin_str name, kin_error *err)
{
    const struct delete_flags *flags = run->ctx->own;
    kin_call_opts call;
    kin_delete_opts opts;
    kin_error own = KIN_ERROR_INIT;
    int r = delete_opts(flags, run->ctx, &opts, err);

    if (r < 0)
        return r;
    feed_call_opts(run, &call);
    opts.call = &call;
    r = kin_client_delete(run->connection.client, &api->resource,
                          (kin_namespaced_name){ns, name}, &opts,
                          /* ret= */ NULL, &own);
    if (r == KIN_ENOTFOUND && flags->ignore_not_found)
        return 0;
    if (r < 0)
        *err = own;
    else
        delete_say(run, api, name);
    return r;
}

static int delete_take(struct feed_run *run, const struct feed_item *item,
                       kin_error *err)
{
    return delete_one(run, item->api, item->namespace_, item->name, err);
}

/* --- by words ---------------------------------------------------------- */

static int delete_collection(struct feed_run *run, const kin_api_resource *api,
                             kin_str ns, kin_error *err)
{
    KIN_AUTO(kin_document) *answer = NULL;
    kin_call_opts call;
    kin_delete_opts opts;
    int r = delete_opts(run->ctx->own, run->ctx, &opts, err);

    if (r < 0)
        return r;
    feed_call_opts(run, &call);
    opts.call = &call;
    opts.ns = ns;
    r = kin_client_delete_collection(run->connection.client, &api->resource,
                                     &opts, &answer, err);
    if (r < 0)
        return r;
    kin_value items = kin_value_get(kin_document_root(answer), KIN__S("items"));
    for (size_t i = 0; i < kin_value_count(items); i++) {
        kin_value metadata = kin_value_get(kin_value_at(items, i),
                                           KIN__S("metadata"));
        delete_say(run, api,
                   kin_value_str(kin_value_get(metadata, KIN__S("name"))));
    }
    return 0;
}

static kin_str delete_namespace(const struct feed_run *run,
                                const kin_api_resource *api)
{
    return api->resource.is_cluster_scoped
               ? KIN__S("")
               : kin_s(kin_config_namespace(run->connection.config));
}

static int delete_by_words(struct feed_run *run, int argc, char **argv,
                           kin_error *err)
{
    const struct delete_flags *flags = run->ctx->own;
    const struct cli_globals *globals = &run->ctx->globals;
    static const struct get_flags look = {.chunk_size = GET_CHUNK_SIZE};
    struct get_run get = {
        .connection = run->connection, .ctx = run->ctx, .flags = &look};
    bool is_selected = flags->all || globals->selector ||
                       globals->field_selector;
    int r = get_plan_make(&get, argc, argv, err);

    for (size_t i = 0; r == 0 && i < get.plan.count; i++) {
        const struct get_target *target = &get.plan.targets[i];
        kin_str ns = delete_namespace(run, target->api);
        kin_error own = KIN_ERROR_INIT;
        int done;

        if (target->name.len == 0 && !is_selected) {
            r = kin_error_set(err, KIN_EINVAL,
                              "needs a name, -l, --field-selector or --all");
            break;
        }
        done = target->name.len > 0
                   ? delete_one(run, target->api, ns, target->name, &own)
                   : delete_collection(run, target->api, ns, &own);
        if (done < 0)
            feed_fail(run, /* context= */ NULL, &own);
    }
    get_plan_done(&get.plan);
    return r;
}

static void delete_disconnect(struct feed_run *run)
{
    cli_disconnect(&run->connection);
}

static enum cli_exit delete_run(int argc, char **argv, struct cli_context *ctx)
{
    const struct delete_flags *flags = ctx->own;
    __attribute__((cleanup(delete_disconnect))) struct feed_run run = {
        .ctx = ctx, .is_dry_run = flags->feed.is_dry_run};

    if (flags->feed.files.count > 0 && argc == 0)
        return feed_run_verb(ctx, &flags->feed, delete_take);
    if (argc == 0 || flags->feed.files.count > 0 ||
        ctx->globals.all_namespaces) {
        (void)kin_error_set(&ctx->err, KIN_EINVAL,
                            "needs either -f FILE, or RESOURCE and NAME");
        return CLI_EXIT_USAGE;
    }
    int r = cli_connect(&run.connection, &ctx->globals, &ctx->err);
    if (r == 0)
        r = delete_by_words(&run, argc, argv, &ctx->err);
    if (r == KIN_EINVAL && ctx->err.http_status == 0)
        return CLI_EXIT_USAGE;
    if (r < 0)
        return cli_print_failure(&run.connection, ctx);
    ctx->is_reported = run.has_failed;
    return run.has_failed ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}

static const struct cli_flag delete_flags[] = {
    {"filename", 'f', CLI_TEXTS, offsetof(struct delete_flags, feed.files),
     "FILE|DIR", NULL, "manifests of objects to delete"},
    {"dry-run", 0, CLI_BOOL, offsetof(struct delete_flags, feed.is_dry_run),
     NULL, NULL, "validate on the server without deleting"},
    {"all", 0, CLI_BOOL, offsetof(struct delete_flags, all), NULL, NULL,
     "all objects of the resource in the namespace"},
    {"ignore-not-found", 0, CLI_BOOL,
     offsetof(struct delete_flags, ignore_not_found), NULL, NULL,
     "missing objects are not an error"},
    {"grace-period", 0, CLI_TEXT, offsetof(struct delete_flags, grace),
     "SECONDS", NULL, "grace period; 0: delete immediately"},
    {"cascade", 0, CLI_CHOICE, offsetof(struct delete_flags, cascade), "HOW",
     "background|foreground|orphan", "owned objects"},
    {0},
};

const struct cli_verb cli_verb_delete = {
    .name = "delete",
    .summary = "delete objects",
    .words = "[RESOURCE NAME...]",
    .text = "Deletes objects by name, by selector, or from files. It does not "
            "wait until\nfinalizers have completed.\n\n"
            "  kin delete pod web-0 web-1\n"
            "  kin delete deploy/web svc/web\n"
            "  kin delete pods -l app=web\n"
            "  kin delete -f manifests/\n\n"
            "With -n, a manifest of another namespace is rejected.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = delete_flags,
    .own_size = sizeof(struct delete_flags),
    .max_words = INT_MAX,
    .run = delete_run,
};
