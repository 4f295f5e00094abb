/* SPDX-License-Identifier: Apache-2.0 */
#include "feed.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object.h"
#include "print.h"

void feed_fail(struct feed_run *run, const char *context, kin_error *err)
{
    KIN__AUTO_BUF line;

    run->has_failed = true;
    (void)fflush(run->ctx->out); /* checked when the verb is done */
    kin__buf_init(&line, /* alloc= */ NULL, 1 << 16);
    if (cli_failure_line(&run->connection, err, &line) < 0)
        cli_say(stderr, "error: out of memory");
    else
        cli_say(stderr, "%s%s%.*s", context ? context : "", context ? ": " : "",
                (int)line.len - 1, line.ptr);
}

void feed_say(struct feed_run *run, const kin_api_resource *api, kin_str name,
              const char *done)
{
    const char *group = api->resource.group;
    const char *from = api->resource.kind ? api->resource.kind : api->singular;
    char kind[256];
    size_t len = 0;

    for (; len < sizeof(kind) - 1 && from[len]; len++)
        kind[len] = (char)(from[len] >= 'A' && from[len] <= 'Z'
                               ? from[len] - 'A' + 'a'
                               : from[len]);
    cli_say(run->ctx->out, "%.*s%s%s/%.*s %s%s", (int)len, kind,
            group && *group ? "." : "", group ? group : "", KIN_STR(name), done,
            run->is_dry_run ? " (server dry run)" : "");
}

void feed_call_opts(const struct feed_run *run, kin_call_opts *ret)
{
    *ret = (kin_call_opts)KIN_INIT(kin_call_opts);
    ret->is_dry_run = run->is_dry_run;
    ret->field_manager = KIN__S("kin");
    ret->field_validation = KIN__S("Strict");
}

/* --- objects ----------------------------------------------------------- */

static int feed_find(struct feed_run *run, kin_value value,
                     kin_api_resource **ret, kin_error *err)
{
    kin_str api_version = kin_value_str(
        kin_value_get(value, KIN__S("apiVersion")));
    kin_str kind = kin_value_str(kin_value_get(value, KIN__S("kind")));

    if (api_version.len == 0 || kind.len == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "an object without apiVersion or kind");
    int r = kin_discovery_find_kind(run->connection.discovery, api_version,
                                    kind, /* stop= */ NULL, ret, err);
    if (r != KIN_ENOTFOUND)
        return r;
    /* A previous manifest may have created it. */
    kin_discovery_invalidate(run->connection.discovery);
    return kin_discovery_find_kind(run->connection.discovery, api_version, kind,
                                   /* stop= */ NULL, ret, err);
}

/* With -n, reject manifests of other namespaces. */
static int feed_check_namespace(const struct feed_run *run,
                                const struct feed_item *item, kin_error *err)
{
    kin_str named = kin_s(run->ctx->globals.namespace);

    if (named.len == 0 || item->api->resource.is_cluster_scoped ||
        kin_str_eq(named, item->namespace_))
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "%s \"%.*s\": its namespace \"%.*s\" does not match "
                         "--namespace \"%.*s\"; nothing was done with it",
                         item->api->resource.kind, KIN_STR(item->name),
                         KIN_STR(item->namespace_), KIN_STR(named));
}

static int feed_object(struct feed_run *run, kin_value value, feed_take *take,
                       kin_error *err)
{
    kin_value metadata = kin_value_get(value, KIN__S("metadata"));
    struct feed_item item = {
        .namespace_ = kin_value_str(
            kin_value_get(metadata, KIN__S("namespace"))),
        .name = kin_value_str(kin_value_get(metadata, KIN__S("name"))),
        .value = value,
    };
    kin_api_resource *api = NULL;
    run->count++;
    int r = feed_find(run, value, &api, err);

    if (r < 0)
        return r;
    item.api = api;
    if (api->resource.is_cluster_scoped)
        item.namespace_ = KIN__S("");
    else if (item.namespace_.len == 0)
        item.namespace_ = kin_s(kin_config_namespace(run->connection.config));
    r = feed_check_namespace(run, &item, err);
    if (r == 0)
        r = take(run, &item, err);
    (void)kin_api_resource_unref(api);
    return r;
}

static int feed_value(struct feed_run *run, kin_value value, feed_take *take,
                      kin_error *err)
{
    kin_value items = kin_value_get(value, KIN__S("items"));
    kin_str kind = kin_value_str(kin_value_get(value, KIN__S("kind")));

    if (kin_value_type(value) == KIN_TYPE_NULL)
        return 0;
    if (kin_value_type(items) != KIN_TYPE_ARRAY ||
        !kin_str_ends_with(kind, KIN__S("List")))
        return feed_object(run, value, take, err);
    for (size_t i = 0; i < kin_value_count(items); i++) {
        kin_error own = KIN_ERROR_INIT;

        if (feed_object(run, kin_value_at(items, i), take, &own) < 0)
            feed_fail(run, /* context= */ NULL, &own);
    }
    return 0;
}

/* --- files ------------------------------------------------------------- */

static int feed_file(struct feed_run *run, const char *name, feed_take *take,
                     kin_error *err)
{
    AUTO_INPUT input = {0};
    int r = object_input_open(&input, name, err);

    while (r >= 0) {
        kin_error own = KIN_ERROR_INIT;

        r = object_input_next(&input, err);
        if (r <= 0)
            return r;
        if (feed_value(run, input.value, take, &own) < 0)
            feed_fail(run, name, &own);
    }
    return r;
}

static int feed_is_manifest(const struct dirent *entry)
{
    static const char *const ends[] = {".yaml", ".yml", ".json"};

    for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++)
        if (kin_str_ends_with(kin_s(entry->d_name), kin_s(ends[i])))
            return 1;
    return 0;
}

static int feed_folder(struct feed_run *run, const char *folder,
                       feed_take *take, kin_error *err)
{
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, feed_is_manifest, alphasort);
    int r = 0;

    if (count < 0)
        return kin_error_set_errno(err, errno, "%s", folder);
    for (int i = 0; i < count; i++) {
        char path[4096];

        if (r == 0 && (size_t)snprintf(path, sizeof(path), "%s/%s", folder,
                                       entries[i]->d_name) >= sizeof(path))
            r = kin_error_set(err, KIN_ELIMIT, "%s: path too long", folder);
        else if (r == 0)
            r = feed_file(run, path, take, err);
        free(entries[i]);
    }
    free(entries);
    return r;
}

int feed_each(struct feed_run *run, const struct cli_texts *files,
              feed_take *take, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < files->count; i++) {
        struct stat status;
        const char *name = files->items[i];

        if (strcmp(name, "-") != 0 && stat(name, &status) == 0 &&
            S_ISDIR(status.st_mode))
            r = feed_folder(run, name, take, err);
        else
            r = feed_file(run, name, take, err);
    }
    return r;
}

static void feed_disconnect(struct feed_run *run)
{
    cli_disconnect(&run->connection);
}

enum cli_exit feed_run_verb(struct cli_context *ctx,
                            const struct feed_flags *flags, feed_take *take)
{
    __attribute__((cleanup(feed_disconnect))) struct feed_run run = {
        .ctx = ctx, .is_dry_run = flags->is_dry_run};

    if (flags->files.count == 0) {
        (void)kin_error_set(&ctx->err, KIN_EINVAL, "needs -f FILE");
        return CLI_EXIT_USAGE;
    }
    int r = cli_connect(&run.connection, &ctx->globals, &ctx->err);
    if (r == 0)
        r = feed_each(&run, &flags->files, take, &ctx->err);
    if (r == 0 && run.count == 0 && !run.has_failed)
        r = kin_error_set(&ctx->err, KIN_EINVAL, "no objects passed: %s %s",
                          flags->files.count == 1 ? flags->files.items[0]
                                                  : "the files",
                          flags->files.count == 1 ? "has none" : "have none");
    if (r < 0)
        return cli_print_failure(&run.connection, ctx);
    ctx->is_reported = run.has_failed;
    return run.has_failed ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}
