/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_verify.c - compares the cache of an informer with the server.
 *
 * The server is asked for its state at exactly the version of the cache, so
 * that every difference is an error of one of them, or of what is between them.
 */
#include <string.h>

#include <kin/informer.h>
#include <kin/patch.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/printable.h"
#include "base/str.h"
#include "connect.h"
#include "object.h"
#include "print.h"
#include "progress.h"
#include "resource.h"
#include "signals.h"

enum {
    VERIFY_PAGE = 500,
    VERIFY_MAX_LINE = 1 << 30,
    VERIFY_VERSION_SIZE = 128,
    VERIFY_TRIES = 3,
    VERIFY_BOOKMARK_MS = 90000, /* a server sends one about once a minute */
};

struct verify_flags {
    int64_t after_ms;
};

struct verify_run {
    struct cli_context *ctx;
    const struct verify_flags *flags;
    struct cli_signals signals;
    struct cli_connection connection;
    struct cli_resource resource;
    kin_lister_watcher *lw;
    kin_informer *informer;

    char version[VERIFY_VERSION_SIZE]; /* of the comparison */
    kin_snapshot *snapshot;            /* at that version */
    const kin_object **found;          /* owned; of the snapshot, borrowed */
    size_t found_count;
    size_t differences;
    struct kin__buf text; /* of them */
};

/* ---- differences ---- */

/* Appends "~ NS/NAME VERSION: TEXT". */
static int verify_say(struct verify_run *run, char sign,
                      const kin_object *object, const char *text)
{
    run->differences++;
    int r = kin__buf_printf(&run->text, "%c ", sign);
    if (r == 0)
        r = kin__printable_append(&run->text, kin_object_key(object));
    if (r == 0)
        r = kin__buf_append_byte(&run->text, ' ');
    if (r == 0)
        r = kin__printable_append(&run->text,
                                  kin_object_resource_version(object));
    return r < 0 ? r : kin__buf_printf(&run->text, ": %s\n", text);
}

static int verify_on_change(const kin_change *change, void *userdata)
{
    struct verify_run *run = userdata;
    KIN__AUTO_BUF line;

    kin__buf_init(&line, /* alloc= */ NULL, VERIFY_MAX_LINE);
    int r = object_format_change(&line, change);
    if (r == 0)
        r = kin__buf_append(&run->text, KIN__S("    "));
    if (r == 0)
        r = kin__buf_append(&run->text, kin__buf_str(&line));
    return r < 0 ? r : kin__buf_append_byte(&run->text, '\n');
}

/* An object of the server's list. */
static int verify_on_item(const kin_object *object, void *userdata)
{
    struct verify_run *run = userdata;
    const kin_object *cached = kin_snapshot_get(run->snapshot,
                                                kin_object_key(object));

    if (!cached)
        return verify_say(run, '+', object, "not in the cache");
    if (run->found_count < kin_snapshot_count(run->snapshot))
        run->found[run->found_count++] = cached;
    if (kin_value_equal(kin_object_value(cached), kin_object_value(object)))
        return 0;
    int r = verify_say(run, '~', object, "different in the cache");
    return r < 0 ? r
                 : kin_diff(/* alloc= */ NULL, kin_object_value(cached),
                            kin_object_value(object), verify_on_change, run,
                            /* err= */ NULL);
}

static int found_compare(const void *a, const void *b)
{
    uintptr_t x = (uintptr_t) * (const kin_object *const *)a;
    uintptr_t y = (uintptr_t) * (const kin_object *const *)b;

    return (x > y) - (x < y);
}

/* Reports the objects of the cache that are not in the list. */
static int verify_rest(struct verify_run *run)
{
    kin_iter it = kin_snapshot_list(run->snapshot);
    int r = 0;

    if (run->found_count == kin_snapshot_count(run->snapshot))
        return 0;
    if (run->found_count > 0)
        qsort(run->found, run->found_count, sizeof(run->found[0]),
              found_compare);
    for (const kin_object *object = kin_iter_next(&it); r == 0 && object;
         object = kin_iter_next(&it))
        if (run->found_count == 0 ||
            !bsearch(&object, run->found, run->found_count,
                     sizeof(run->found[0]), found_compare))
            r = verify_say(run, '-', object, "not on the server");
    return r;
}

/* ---- the comparison ---- */

static void verify_drop(struct verify_run *run)
{
    run->snapshot = kin_snapshot_free(run->snapshot);
    kin__free(/* alloc= */ NULL, run->found);
    run->found = NULL;
    run->found_count = 0;
    run->differences = 0;
    kin__buf_clear(&run->text);
}

static bool version_is_later(kin_str a, kin_str b)
{
    return a.len != b.len ? a.len > b.len : memcmp(a.ptr, b.ptr, a.len) > 0;
}

/* Takes a snapshot, and the newest version at which the server had just that:
 * bookmarks may be ahead of the last change. */
static int verify_take(struct verify_run *run, kin_error *err)
{
    kin_scratch scratch;

    verify_drop(run);
    size_t len = kin_informer_last_sync_resource_version(
        run->informer, run->version, sizeof(run->version));
    int r = kin_informer_wait_version(
        run->informer, kin_str_of(run->version, len), run->signals.stop, err);
    if (r < 0)
        return r;
    run->snapshot = kin_informer_snapshot(run->informer);
    size_t count = kin_snapshot_count(run->snapshot);
    run->found = kin__alloc(/* alloc= */ NULL, count + 1,
                            sizeof(run->found[0]));
    if (!run->snapshot || !run->found)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    kin_str own = kin_snapshot_resource_version(run->snapshot, &scratch);
    if (version_is_later(own, kin_s(run->version)))
        snprintf(run->version, sizeof(run->version), "%.*s", KIN_STR(own));
    return 0;
}

static int verify_list(struct verify_run *run, kin_version_match match,
                       int64_t limit, const kin_list_handler *handler,
                       kin_list_meta **ret, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    kin_call_opts call = KIN_INIT(kin_call_opts);
    kin_list_opts opts = KIN_INIT(kin_list_opts);
    bool is_everywhere = run->resource.resource.is_cluster_scoped ||
                         globals->all_namespaces;

    call.stop = run->signals.stop;
    opts.call = &call;
    opts.ns = kin_s(is_everywhere ? "" : globals->namespace);
    opts.label_selector = kin_s(globals->selector);
    opts.field_selector = kin_s(globals->field_selector);
    opts.limit = limit;
    if (match != KIN_VERSION_MATCH_EXACT)
        return kin_client_list(run->connection.client, &run->resource.resource,
                               &opts, handler, ret, err);
    opts.version_match = match;
    opts.resource_version = kin_s(run->version);
    return kin_client_list_all(run->connection.client, &run->resource.resource,
                               &opts, handler, ret, err);
}

static int verify_ignore(const kin_object *object, void *userdata)
{
    (void)object;
    (void)userdata;
    return 0;
}

/* The server no longer has the version of the cache: waits until the cache has
 * one that is new now, usually by a bookmark. */
static int verify_wait_newer(struct verify_run *run, kin_error *err)
{
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = verify_ignore};
    KIN_AUTO(kin_list_meta) *meta = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_deadline deadline = kin_deadline_ms(VERIFY_BOOKMARK_MS);

    int r = verify_list(run, KIN_VERSION_MATCH_DEFAULT, 1, &handler, &meta,
                        err);
    if (r == 0)
        r = kin_stop_new(
            run->signals.stop,
            KIN_OPTS(kin_stop_opts, .has_deadline = true, .deadline = deadline),
            &stop, err);
    if (r == 0)
        r = kin_informer_wait_version(
            run->informer, kin_list_meta_resource_version(meta), stop, err);
    return r == KIN_ETIMEDOUT
               ? kin_error_set(err, r,
                               "the server no longer has version %s of the "
                               "cache, and sends no newer one",
                               run->version)
               : r;
}

static int verify_compare(struct verify_run *run, kin_error *err)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = verify_on_item, .userdata = run};
    int r = 0;

    for (int i = 0; i < VERIFY_TRIES; i++) {
        kin_error_clear(err);
        r = verify_take(run, err);
        if (r == 0)
            r = verify_list(run, KIN_VERSION_MATCH_EXACT, VERIFY_PAGE, &handler,
                            /* ret= */ NULL, err);
        if (r != KIN_EGONE)
            break;
        r = verify_wait_newer(run, err);
        if (r < 0)
            return r;
        r = KIN_EGONE;
    }
    if (r == 0)
        r = verify_rest(run);
    return r < 0 && err->code == 0 ? kin_error_set(err, r, NULL) : r;
}

static void verify_print(struct verify_run *run)
{
    FILE *out = run->ctx->out;
    const char *what = run->resource.resource.plural;
    size_t count = kin_snapshot_count(run->snapshot);

    cli_print_lines(out, kin__buf_str(&run->text));
    if (run->differences == 0)
        cli_say(out,
                "%s: cache and server are equal at version %s, %zu "
                "objects",
                what, run->version, count);
    else
        (void)kin_error_set(&run->ctx->err, KIN_ECONFLICT,
                            "%s: cache and server differ at version %s: %zu "
                            "of %zu objects",
                            what, run->version, run->differences, count);
}

/* ---- the informer ---- */

static kin_verdict verify_on_error(const kin_failure *failure,
                                   const kin_error *err, void *userdata)
{
    (void)err;
    (void)userdata;
    return failure->is_permanent && !kin_informer_has_synced(failure->informer)
               ? KIN_GIVE_UP
               : KIN_RETRY;
}

static int verify_sync(struct verify_run *run, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    AUTO_PROGRESS progress = {.has_parts = false};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    bool is_everywhere = run->resource.resource.is_cluster_scoped ||
                         globals->all_namespaces;

    opts.log = &run->connection.log;
    opts.label_selector = kin_s(globals->selector);
    opts.field_selector = kin_s(globals->field_selector);
    opts.on_error = verify_on_error;
    int r = kin_lister_watcher_new(
        run->connection.client, &run->resource.resource,
        kin_s(is_everywhere ? "" : globals->namespace), &run->lw, err);
    if (r == 0)
        r = kin_informer_new_from_source(run->lw, &opts, &run->informer, err);
    if (r == 0)
        r = kin_informer_start(run->informer, err);
    if (r < 0)
        return r;
    cli_progress_sync(&progress, run->resource.resource.plural, run->informer,
                      run->ctx->out);
    return kin_informer_wait_synced(run->informer, run->signals.stop, err);
}

/* ---- the verb ---- */

static void verify_done(struct verify_run *run)
{
    verify_drop(run);
    kin__buf_done(&run->text);
    run->informer = kin_informer_free(run->informer);
    run->lw = kin_lister_watcher_unref(run->lw);
    cli_resource_done(&run->resource);
    cli_disconnect(&run->connection);
    cli_signals_stop(&run->signals);
}

static int verify_all(struct verify_run *run, const char *word, kin_error *err)
{
    int r = cli_signals_start(&run->signals, err);

    if (r == 0)
        r = cli_connect(&run->connection, &run->ctx->globals, err);
    if (r == 0)
        r = cli_resource_find(&run->resource, &run->connection, kin_s(word),
                              run->signals.stop, err);
    if (r == 0)
        r = verify_sync(run, err);
    if (r == 0 && run->flags->after_ms > 0 &&
        kin_stop_wait(run->signals.stop,
                      kin_deadline_ms(run->flags->after_ms)) != 0)
        r = kin_error_set(err, KIN_ESTOPPED, "ended by a signal");
    return r < 0 ? r : verify_compare(run, err);
}

static enum cli_exit verify_verb_run(int argc, char **argv,
                                     struct cli_context *ctx)
{
    __attribute__((cleanup(verify_done))) struct verify_run run = {
        .ctx = ctx,
        .flags = ctx->own,
    };

    kin__buf_init(&run.text, /* alloc= */ NULL, VERIFY_MAX_LINE);
    if (argc == 0 || argv[0][0] == '\0') {
        (void)kin_error_set(&ctx->err, KIN_EINVAL,
                            "no resource; see 'kin verify --help'");
        return CLI_EXIT_USAGE;
    }
    int r = verify_all(&run, argv[0], &ctx->err);
    if (atomic_load(&run.signals.taken) == SIGINT)
        return CLI_EXIT_INTERRUPTED;
    if (r < 0)
        return cli_print_failure(&run.connection, ctx);
    verify_print(&run);
    return run.differences > 0 ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}

static const struct cli_flag verify_flags[] = {
    {"after", 0, CLI_DURATION, offsetof(struct verify_flags, after_ms),
     "DURATION", NULL, "follow changes for this long before comparing"},
    {0},
};

const struct cli_verb cli_verb_verify = {
    .name = "verify",
    .summary = "compare an informer's cache with the server",
    .words = "RESOURCE",
    .text = "Fills a cache, lists the objects again at the version of the "
            "cache, and\ncompares.\n\n"
            "  kin verify pods                  in all namespaces\n"
            "  kin verify pods --after 10m      after the changes of ten "
            "minutes\n\n"
            "A difference is an error of kin, of the server, or of a proxy "
            "between them.\nEach is printed, and the exit status is 1: + is "
            "missing in the cache, -\nis missing on the server, and ~ "
            "differs, with the fields that differ.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = verify_flags,
    .own_size = sizeof(struct verify_flags),
    .max_words = 1,
    .run = verify_verb_run,
};
