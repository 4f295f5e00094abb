/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_watch.c - an informer whose events are printed.
 */
#include <string.h>

#include <kin/status.h>
#include <kin/time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/str.h"
#include "print.h"
#include "verb.h"
#include "watch.h"

enum {
    WATCH_REPEAT_S = 60,
    WATCH_MAX_LINE = 8192,
    WATCH_LOOK_MS = 250, /* interval of connection checks */
};

/* ---- printing ---- */

/* Writes formatted output; `code` is the result of formatting. */
static void watch_write(struct watch_run *run, int code)
{
    FILE *out = run->ctx->out;
    const struct kin__buf *text = &run->text;

    if (text->len > 0)
        cli_progress_end(&run->progress);
    watch_link_look(run);
    if (code == 0 && text->len > 0 &&
        (fwrite(text->ptr, 1, text->len, out) != text->len || fflush(out) != 0))
        code = KIN_ESYSTEM; /* reported when the verb is done */
    kin__buf_clear(&run->text);
    if (code == 0)
        return;
    run->code = code;
    kin_stop_request(run->stop);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct watch_run *run = userdata;

    if (run->code == 0)
        watch_write(run, run->form->add(run, object, is_initial));
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    struct watch_run *run = userdata;

    if (run->code == 0)
        watch_write(run, run->form->update(run, old, object));
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    struct watch_run *run = userdata;

    if (run->code == 0)
        watch_write(run, run->form->del(run, object, is_tombstone));
}

static void on_synced(void *userdata)
{
    struct watch_run *run = userdata;

    cli_progress_end(&run->progress);
    if (run->code == 0 && run->form->synced)
        watch_write(run, run->form->synced(run));
}

/* Prints a failure; a repeated one once a minute. */
static void watch_report(struct watch_run *run, const kin_error *err)
{
    int64_t now_ns = kin__clock_now_ns(kin__clock_real());

    if (run->reported_ns != 0 &&
        strcmp(run->reported.message, err->message) == 0 &&
        now_ns - run->reported_ns < WATCH_REPEAT_S * KIN__NS_PER_S)
        return;
    run->reported = *err;
    run->reported_ns = now_ns;
    KIN__AUTO_BUF line;
    char now[16];
    watch_now(now, sizeof(now));
    kin__buf_init(&line, /* alloc= */ NULL, WATCH_MAX_LINE);
    cli_progress_hold(&run->progress);
    if (cli_failure_line(&run->connection, err, &line) == 0)
        cli_say(stderr, "%s %.*s", now, (int)line.len - 1, line.ptr);
    cli_progress_release(&run->progress);
}

/* A rejected first list ends the program; with several namespaces the others
 * continue. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct watch_run *run = userdata;

    if (failure->is_permanent && !run->flags->retry &&
        run->namespace_count == 0 &&
        !kin_informer_has_synced(failure->informer)) {
        run->rejection = *err;
        kin_stop_request(run->stop);
        return KIN_GIVE_UP;
    }
    bool is_set_back = err->code == KIN_EGONE && err->http_status == 0;
    if (failure->attempt > 0 && !is_set_back && watch_link_failed(run, err))
        return KIN_RETRY;
    /* A server without streaming lists is listed instead. */
    if (!kin_error_is_invalid(err) ||
        strcmp(run->flags->watch_list, "auto") != 0)
        watch_report(run, err);
    return KIN_RETRY;
}

/* ---- words and flags ---- */

static int watch_reject(kin_error *err, const char *text)
{
    return kin_error_set(err, KIN_EINVAL, "%s", text);
}

/* RESOURCE, RESOURCE NAME or RESOURCE/NAME */
static int watch_read_words(struct watch_run *run, int argc, char **argv,
                            kin_str *ret_resource, kin_str *ret_name,
                            kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;

    if (argc == 0 || argv[0][0] == '\0')
        return watch_reject(err, "no resource; see 'kin watch --help'");
    kin_str name = kin_s(argv[0]);
    *ret_resource = kin__str_cut(&name, '/');
    if (name.ptr && argc > 1)
        return watch_reject(err, "a name is given twice");
    if (argc > 1)
        name = kin_s(argv[1]);
    if ((argc > 1 || name.ptr) && name.len == 0)
        return watch_reject(err, "the name is empty");
    if (name.len > 0 && (globals->selector || globals->field_selector))
        return watch_reject(err, "name cannot be provided when a selector is "
                                 "specified");
    *ret_name = name;
    return 0;
}

static const struct watch_form *watch_form_of(const char *output)
{
    static const struct {
        const char *name;
        const struct watch_form *form;
    } forms[] = {{"trace", &watch_trace},
                 {"json", &watch_json},
                 {"yaml", &watch_yaml},
                 {"diff", &watch_diff}};

    for (size_t i = 0; output && i < sizeof(forms) / sizeof(forms[0]); i++)
        if (strcmp(forms[i].name, output) == 0)
            return forms[i].form;
    return &watch_table;
}

/* Splits the value of `-n`. */
static int watch_split_namespaces(struct watch_run *run, kin_error *err)
{
    kin_str rest = kin_s(run->ctx->globals.namespace);

    if (rest.len == 0 || !memchr(rest.ptr, ',', rest.len))
        return 0;
    while (rest.ptr) {
        kin_str ns = kin__str_cut(&rest, ',');
        if (ns.len == 0)
            return watch_reject(err, "flag '--namespace' has an empty name");
        if (run->namespace_count == WATCH_NAMESPACES)
            return watch_reject(err, "flag '--namespace' has too many names");
        run->namespaces[run->namespace_count++] = ns;
    }
    run->ctx->globals.namespace = NULL; /* empty */
    return 0;
}

static int watch_read_snapshot(struct watch_run *run, kin_error *err)
{
    const struct watch_flags *flags = run->flags;
    int64_t interval_ns = 0;

    if ((flags->early || flags->snapshot_interval) && !flags->snapshot)
        return kin_error_set(err, KIN_EINVAL, "flag '--%s' needs '--snapshot'",
                             flags->early ? "early" : "snapshot-interval");
    if (flags->snapshot && !flags->snapshot[0])
        return watch_reject(err, "flag '--snapshot' is empty");
    if (flags->snapshot_interval &&
        (kin_duration_parse(kin_s(flags->snapshot_interval), &interval_ns,
                            NULL) < 0 ||
         interval_ns < KIN__NS_PER_MS))
        return kin_error_set(err, KIN_EINVAL,
                             "flag '--snapshot-interval' takes a duration such "
                             "as 30s or 5m, not '%s'",
                             flags->snapshot_interval);
    run->snapshot_ms = interval_ns / KIN__NS_PER_MS;
    return 0;
}

static int watch_read_flags(struct watch_run *run, kin_error *err)
{
    const struct watch_flags *flags = run->flags;
    int64_t resync_ns = 0;

    for (const char *c = flags->until_rv; c && *c; c++)
        if (*c < '0' || *c > '9')
            return kin_error_set(err, KIN_EINVAL,
                                 "flag '--until-rv' takes a resource version, "
                                 "not '%s'",
                                 flags->until_rv);
    if (flags->until_rv && !flags->until_rv[0])
        return watch_reject(err, "flag '--until-rv' is empty");
    if (flags->resync &&
        (kin_duration_parse(kin_s(flags->resync), &resync_ns, NULL) < 0 ||
         resync_ns < 0))
        return kin_error_set(err, KIN_EINVAL,
                             "flag '--resync' takes a duration such as 30s or "
                             "5m, not '%s'",
                             flags->resync);
    int r = watch_read_snapshot(run, err);
    if (r < 0)
        return r;
    if (flags->fields &&
        kin_projection_parse(/* alloc= */ NULL, kin_s(flags->fields),
                             &run->projection, err) < 0)
        return kin_error_wrap(err, "flag '--fields'");
    /* Round up: 0 would mean never. */
    run->resync_ms = (resync_ns + KIN__NS_PER_MS - 1) / KIN__NS_PER_MS;
    run->form = watch_form_of(flags->output);
    run->has_color = watch_wants_color(flags->color, run->ctx->out);
    return watch_split_namespaces(run, err);
}

/* ---- the informer ---- */

static int watch_select_name(struct watch_run *run, kin_str name,
                             kin_error *err)
{
    if (name.len == 0)
        return 0;
    KIN__AUTO_BUF text;
    kin__buf_init(&text, /* alloc= */ NULL, WATCH_MAX_LINE);
    int r = kin__buf_printf(&text, "metadata.name=%.*s", KIN_STR(name));
    if (r == 0)
        r = kin__buf_steal(&text, &run->field_selector);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

static int watch_make_informer(struct watch_run *run, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    const struct watch_flags *flags = run->flags;
    bool is_everywhere = run->resource.resource.is_cluster_scoped ||
                         globals->all_namespaces;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = on_add,
                           .on_update = on_update,
                           .on_delete = on_delete,
                           .on_synced = on_synced,
                           .userdata = run};

    opts.log = &run->connection.log;
    opts.label_selector = kin_s(globals->selector);
    opts.field_selector = kin_s(run->field_selector ? run->field_selector
                                                    : globals->field_selector);
    opts.resync_ms = run->resync_ms;
    opts.queue = strcmp(flags->queue, "delta") == 0 ? KIN_QUEUE_DELTA
                                                    : KIN_QUEUE_IN_ORDER;
    opts.watch_list = strcmp(flags->watch_list, "off") == 0
                          ? KIN_WATCH_LIST_OFF
                          : KIN_WATCH_LIST_AUTO;
    opts.on_error = on_error;
    opts.userdata = run;
    /* After a relist only changes are printed; a trace shows every
     * notification. */
    opts.is_silent_on_same = run->form != &watch_trace;
    opts.projection = run->projection;
    opts.snapshot = flags->snapshot;
    opts.snapshot_interval_ms = run->snapshot_ms;
    opts.early_handlers = flags->early;
    if (!is_everywhere && run->namespace_count > 0) {
        opts.namespaces = run->namespaces;
        opts.namespace_count = run->namespace_count;
    }
    int r = kin_lister_watcher_new(
        run->connection.client, &run->resource.resource,
        kin_s(is_everywhere ? "" : globals->namespace), &run->lw, err);
    if (r == 0)
        r = kin_informer_new_from_source(run->lw, &opts, &run->informer, err);
    if (r == 0)
        r = kin_informer_add_handler(run->informer, &handler, /* opts= */ NULL,
                                     /* ret= */ NULL, err);
    return r;
}

/* Watches until it ends: 0, or KIN_ESTOPPED. */
static int watch_follow(struct watch_run *run, kin_error *err)
{
    int r = 0;

    cli_progress_sync(&run->progress, run->resource.resource.plural,
                      run->informer, run->ctx->out);
    r = kin_informer_start(run->informer, err);
    if (r < 0)
        return r;
    if (run->flags->until_rv)
        return kin_informer_wait_version(
            run->informer, kin_s(run->flags->until_rv), run->stop, err);
    do {
        r = kin_stop_wait(run->stop, kin_deadline_ms(WATCH_LOOK_MS));
        watch_link_look(run);
    } while (r == 0);
    return r;
}

/* Prints the remaining output. */
static int watch_finish(struct watch_run *run, kin_error *err)
{
    cli_progress_end(&run->progress);
    int r = kin_informer_drain(run->informer, /* stop= */ NULL, err);

    if (r < 0)
        return r;
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(run->informer);
    if (!snapshot)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    if (run->code == 0 && run->form->end)
        watch_write(run, run->form->end(run, snapshot));
    return 0;
}

/* ---- the verb ---- */

static void watch_run_done(struct watch_run *run)
{
    cli_progress_done(&run->progress);
    run->informer = kin_informer_free(run->informer);
    run->lw = kin_lister_watcher_unref(run->lw);
    run->stop = kin_stop_unref(run->stop);
    run->projection = kin_projection_unref(run->projection);
    kin__free(/* alloc= */ NULL, run->field_selector);
    kin__buf_done(&run->text);
    watch_table_done(&run->table);
    watch_link_done(&run->link);
    cli_resource_done(&run->resource);
    cli_disconnect(&run->connection);
    cli_signals_stop(&run->signals);
}

static int watch_prepare(struct watch_run *run, kin_str resource, kin_str name,
                         kin_error *err)
{
    int r = cli_signals_start(&run->signals, err);

    if (r == 0)
        r = kin_stop_new(run->signals.stop, /* opts= */ NULL, &run->stop, err);
    if (r == 0)
        r = cli_connect(&run->connection, &run->ctx->globals, err);
    if (r == 0)
        r = cli_resource_find(&run->resource, &run->connection, resource,
                              run->stop, err);
    if (r == 0)
        r = watch_select_name(run, name, err);
    return r < 0 ? r : watch_make_informer(run, err);
}

/* Returns the exit status; `code` is the result of watching. */
static enum cli_exit watch_exit(struct watch_run *run, int code)
{
    if (run->rejection.code < 0) {
        run->ctx->err = run->rejection;
        return cli_print_failure(&run->connection, run->ctx);
    }
    if (run->code < 0 && run->code != KIN_ESYSTEM)
        (void)kin_error_set(&run->ctx->err, run->code, /* format= */ NULL);
    if (run->code == KIN_ESYSTEM)
        run->ctx->is_reported = true; /* reported when stdout is flushed */
    if (run->code < 0)
        return CLI_EXIT_FAILED;
    if (atomic_load(&run->signals.taken) == SIGINT)
        return CLI_EXIT_INTERRUPTED;
    return code == 0 || code == KIN_ESTOPPED
               ? CLI_EXIT_OK
               : cli_print_failure(&run->connection, run->ctx);
}

static enum cli_exit watch_verb_run(int argc, char **argv,
                                    struct cli_context *ctx)
{
    __attribute__((cleanup(watch_run_done))) struct watch_run run = {
        .ctx = ctx,
        .flags = ctx->own,
    };
    kin_str resource = {0};
    kin_str name = {0};

    kin__buf_init(&run.text, /* alloc= */ NULL, WATCH_MAX_TEXT);
    watch_link_init(&run.link);
    if (watch_read_words(&run, argc, argv, &resource, &name, &ctx->err) < 0 ||
        watch_read_flags(&run, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    int r = watch_prepare(&run, resource, name, &ctx->err);
    if (r < 0)
        return atomic_load(&run.signals.taken) == SIGINT
                   ? CLI_EXIT_INTERRUPTED
                   : cli_print_failure(&run.connection, ctx);
    int followed = watch_follow(&run, &ctx->err);
    r = watch_finish(&run, &ctx->err);
    return watch_exit(&run, r < 0 ? r : followed);
}

static const struct watch_flags watch_defaults = {
    .watch_list = "auto",
    .queue = "inorder",
    .color = "auto",
};

static const struct cli_flag watch_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct watch_flags, output), "FORMAT",
     "json|yaml|diff|trace", "output format"},
    {"until-rv", 0, CLI_TEXT, offsetof(struct watch_flags, until_rv), "VERSION",
     NULL, "exit when this version has been printed"},
    {"resync", 0, CLI_TEXT, offsetof(struct watch_flags, resync), "DURATION",
     NULL, "resync period"},
    {"watch-list", 0, CLI_CHOICE, offsetof(struct watch_flags, watch_list),
     "WHEN", "auto|on|off", "stream lists"},
    {"queue", 0, CLI_CHOICE, offsetof(struct watch_flags, queue), "KIND",
     "inorder|delta", "how changes are queued"},
    {"color", 0, CLI_CHOICE, offsetof(struct watch_flags, color), "WHEN",
     "auto|always|never", "colors"},
    {"fields", 0, CLI_TEXT, offsetof(struct watch_flags, fields), "PATHS", NULL,
     "keep only these fields and object identity"},
    {"no-headers", 0, CLI_BOOL, offsetof(struct watch_flags, no_headers), NULL,
     NULL, "do not print column headers"},
    {"retry", 0, CLI_BOOL, offsetof(struct watch_flags, retry), NULL, NULL,
     "keep trying if the first list is rejected"},
    {"snapshot", 0, CLI_TEXT, offsetof(struct watch_flags, snapshot), "FILE",
     NULL, "start from this file and save the cache to it"},
    {"snapshot-interval", 0, CLI_TEXT,
     offsetof(struct watch_flags, snapshot_interval), "DURATION", NULL,
     "time between two saves; 5m by default"},
    {"early", 0, CLI_BOOL, offsetof(struct watch_flags, early), NULL, NULL,
     "with --snapshot: print saved objects at once"},
    {"show-managed-fields", 0, CLI_BOOL,
     offsetof(struct watch_flags, show_managed_fields), NULL, NULL,
     "keep metadata.managedFields"},
    {0},
};

const struct cli_verb cli_verb_watch = {
    .name = "watch",
    .summary = "follow objects of a server",
    .words = "RESOURCE [NAME]",
    .text = "Runs an informer and prints its events, until interrupted."
            "\n\n"
            "  kin watch pods                   in all namespaces\n"
            "  kin watch deploy -n shop         in one namespace\n"
            "  kin watch deploy -n shop,web     in several namespaces\n"
            "  kin watch pods -l app=web        by label\n"
            "  kin watch pod web-0              by name\n"
            "  kin watch deploy -o diff         with the differences\n"
            "  kin watch pods --fields .spec.nodeName,.status.phase -o diff\n"
            "  kin watch pods --snapshot pods.kin        starts where it ended"
            "\n\n"
            "The default output is a table.  -o json prints watch events with "
            "their objects,\none per line; -o trace prints one line per event, "
            "for programs that compare\ninformers.\n\n"
            "Lost and restored connections are reported on stderr; after a "
            "reconnect only\nchanges are printed.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = watch_flags,
    .own_size = sizeof(struct watch_flags),
    .defaults = &watch_defaults,
    .max_words = 2,
    .run = watch_verb_run,
};
