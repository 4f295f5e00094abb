/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_top.c - informers at work, on a terminal.
 */
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/str.h"
#include "top.h"
#include "watch.h"

enum {
    TOP_TICK_MS = 200,      /* interval of terminal size checks */
    TOP_INTERVAL_MS = 1000, /* refresh interval */
    TOP_TIMEOUT_MS = 30000, /* --once: until all have synced */
    TOP_POLL_MS = 20,       /* --once: polling interval */
    TOP_PAGE_MAX = 1 << 20,
    TOP_TITLE_SIZE = 256,
};

struct top_flags {
    bool once;
    int64_t interval_ms;
    int64_t timeout_ms;
    const char *color;
    const char *watch_list;
};

struct top_run {
    struct cli_context *ctx;
    const struct top_flags *flags;
    struct cli_signals signals;
    struct cli_connection connection;
    struct top_item items[TOP_RESOURCES];
    struct top_row rows[TOP_RESOURCES];
    size_t count;
    bool has_color;
    bool has_help; /* help instead of the table */
};

static int64_t now_ns(void)
{
    return kin__clock_now_ns(kin__clock_real());
}

/* ---- informers ---- */

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    (void)object;
    (void)is_initial;
    (void)userdata;
}

/* The table shows failures. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    (void)failure;
    (void)err;
    (void)userdata;
    return KIN_RETRY;
}

static int item_make(struct top_run *run, struct top_item *item, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    bool is_everywhere = item->resource.resource.is_cluster_scoped ||
                         globals->all_namespaces;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    const kin_handler handler = {.size = sizeof(kin_handler), .on_add = on_add};

    opts.log = &run->connection.log;
    opts.label_selector = kin_s(globals->selector);
    opts.field_selector = kin_s(globals->field_selector);
    opts.on_error = on_error;
    if (strcmp(run->flags->watch_list, "off") == 0)
        opts.watch_list = KIN_WATCH_LIST_OFF;
    int r = kin_lister_watcher_new(
        run->connection.client, &item->resource.resource,
        kin_s(is_everywhere ? "" : globals->namespace), &item->lw, err);
    if (r == 0)
        r = kin_informer_new_from_source(item->lw, &opts, &item->informer, err);
    if (r == 0)
        r = kin_informer_add_handler(item->informer, &handler,
                                     KIN_OPTS(kin_handler_opts, .name = "top"),
                                     &item->handler, err);
    return r < 0 ? r : kin_informer_start(item->informer, err);
}

static int run_start(struct top_run *run, const char *const *words,
                     size_t count, kin_error *err)
{
    int r = cli_signals_start(&run->signals, err);

    if (r == 0)
        r = cli_connect(&run->connection, &run->ctx->globals, err);
    for (size_t i = 0; r == 0 && i < count; i++) {
        struct top_item *item = &run->items[run->count++];
        r = cli_resource_find(&item->resource, &run->connection,
                              kin_s(words[i]), run->signals.stop, err);
        if (r == 0)
            r = item_make(run, item, err);
    }
    return r;
}

static void run_done(struct top_run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        struct top_item *item = &run->items[i];
        item->informer = kin_informer_free(item->informer);
        item->lw = kin_lister_watcher_unref(item->lw);
        cli_resource_done(&item->resource);
    }
    cli_disconnect(&run->connection);
    cli_signals_stop(&run->signals);
}

/* Whether all have synced. */
static bool run_look(struct top_run *run)
{
    bool are_synced = true;

    for (size_t i = 0; i < run->count; i++) {
        top_look(&run->items[i], now_ns(), &run->rows[i]);
        are_synced = are_synced && run->rows[i].is_synced;
    }
    return are_synced;
}

/* ---- once ---- */

static int once_print(struct top_run *run)
{
    KIN__AUTO_BUF text;
    const struct top_page page = {.rows = run->rows,
                                  .count = run->count,
                                  .end = "\n",
                                  .has_color = run->has_color};

    kin__buf_init(&text, /* alloc= */ NULL, TOP_PAGE_MAX);
    int r = top_draw(&page, &text);
    if (r < 0)
        return kin_error_set(&run->ctx->err, r, /* format= */ NULL);
    (void)fwrite(text.ptr, 1, text.len, run->ctx->out);
    return 0;
}

static enum cli_exit once_run(struct top_run *run)
{
    kin_deadline deadline = kin_deadline_ms(run->flags->timeout_ms);
    bool are_synced = run_look(run);

    while (!are_synced && !kin_stop_requested(run->signals.stop) &&
           !kin__deadline_passed(kin__clock_real(), deadline)) {
        (void)kin_stop_wait(run->signals.stop, kin_deadline_ms(TOP_POLL_MS));
        are_synced = run_look(run);
    }
    if (kin_stop_requested(run->signals.stop)) {
        (void)kin_error_set(&run->ctx->err, KIN_ESTOPPED,
                            "ended by a signal before all had synced");
        return CLI_EXIT_FAILED;
    }
    if (once_print(run) < 0)
        return CLI_EXIT_FAILED;
    if (are_synced)
        return CLI_EXIT_OK;
    (void)kin_error_set(&run->ctx->err, KIN_ETIMEDOUT,
                        "not all have synced in time");
    return CLI_EXIT_FAILED;
}

/* ---- live ---- */

static void live_title(const struct top_run *run, char *title)
{
    uint64_t bytes = 0;
    size_t synced = 0;
    char clock[16];
    char memory[32];

    for (size_t i = 0; i < run->count; i++) {
        bytes += run->rows[i].bytes;
        synced += run->rows[i].is_synced;
    }
    watch_now(clock, sizeof(clock));
    top_format_bytes(bytes, memory, sizeof(memory));
    snprintf(title, TOP_TITLE_SIZE,
             "kin top  %s  %zu/%zu synced  %s  q quit  ? help  %s", clock,
             synced, run->count, memory,
             kin_config_server(run->connection.config));
}

static int live_draw(struct top_run *run, struct kin__buf *text,
                     struct cli_size size)
{
    char title[TOP_TITLE_SIZE];
    const struct top_page page = {
        .rows = run->rows,
        .count = run->count,
        .title = title,
        .end = "\x1b[K\r\n",
        /* Clearing to the end would erase the last column of a full line. */
        .size = {size.columns > 1 ? size.columns - 1 : 1,
                 size.rows > 1 ? size.rows - 1 : 1},
        .has_color = run->has_color};

    live_title(run, title);
    kin__buf_clear(text);
    int r = kin__buf_append(text, KIN__S("\x1b[H"));
    if (r == 0)
        r = run->has_help ? top_draw_help(&page, text) : top_draw(&page, text);
    if (r == 0)
        r = kin__buf_append(text, KIN__S("\x1b[J"));
    if (r < 0)
        return r;
    size_t written = fwrite(text->ptr, 1, text->len, run->ctx->out);
    return written == text->len && fflush(run->ctx->out) == 0 ? 0 : KIN_ESYSTEM;
}

/* Draws until the user quits. */
static int live_loop(struct top_run *run, struct cli_terminal *terminal,
                     struct kin__buf *text)
{
    int stop_fd = kin_stop_fd(run->signals.stop, &run->ctx->err);
    struct cli_size drawn = {0};
    kin_deadline due = {.at_ns = 0};
    int r = stop_fd < 0 ? stop_fd : 0;

    while (r == 0 && !kin_stop_requested(run->signals.stop)) {
        struct cli_size size = cli_terminal_size(run->ctx->out);
        bool is_due = now_ns() >= due.at_ns;
        if (is_due) {
            (void)run_look(run);
            due = kin_deadline_ms(run->flags->interval_ms);
        }
        if (is_due || size.rows != drawn.rows || size.columns != drawn.columns)
            r = live_draw(run, text, size);
        drawn = size;
        int64_t left_ms = (due.at_ns - now_ns()) / KIN__NS_PER_MS + 1;
        int key = r < 0
                      ? 0
                      : cli_terminal_key(terminal, stop_fd,
                                         left_ms < TOP_TICK_MS
                                             ? (int)(left_ms > 0 ? left_ms : 0)
                                             : TOP_TICK_MS);
        if (key == 'q' || key == 'Q' || key < 0)
            break;
        if (key == '?' || key == 'h') {
            run->has_help = !run->has_help;
            drawn = (struct cli_size){0};
        }
    }
    return r;
}

static enum cli_exit live_run(struct top_run *run)
{
    AUTO_TERMINAL terminal = {.out = NULL};
    KIN__AUTO_BUF text;

    kin__buf_init(&text, /* alloc= */ NULL, TOP_PAGE_MAX);
    cli_terminal_open(&terminal, run->ctx->out);
    int r = live_loop(run, &terminal, &text);
    /* Before informers are stopped: a second Ctrl-C may end the program. */
    cli_terminal_close(&terminal);
    if (r == 0)
        return CLI_EXIT_OK;
    if (r != KIN_ESYSTEM)
        (void)kin_error_set(&run->ctx->err, r, /* format= */ NULL);
    else
        run->ctx->is_reported = true; /* reported when stdout is flushed */
    return CLI_EXIT_FAILED;
}

/* ---- the verb ---- */

static enum cli_exit top_verb_run(int argc, char **argv,
                                  struct cli_context *ctx)
{
    static const char *const usual[] = {"namespaces",  "nodes",
                                        "pods",        "services",
                                        "deployments", "replicasets"};
    struct top_run *run = kin__alloc0(/* alloc= */ NULL, 1, sizeof(*run));

    if (!run) {
        (void)kin_error_set(&ctx->err, KIN_ENOMEM, /* format= */ NULL);
        return CLI_EXIT_FAILED;
    }
    run->ctx = ctx;
    run->flags = ctx->own;
    run->has_color = watch_wants_color(run->flags->color, ctx->out);
    int r = argc > 0 ? run_start(run, (const char *const *)argv, (size_t)argc,
                                 &ctx->err)
                     : run_start(run, usual, sizeof(usual) / sizeof(usual[0]),
                                 &ctx->err);
    enum cli_exit status = CLI_EXIT_FAILED;
    if (r < 0)
        status = cli_print_failure(&run->connection, ctx);
    else if (run->flags->once || !cli_is_terminal(ctx->out))
        status = once_run(run);
    else
        status = live_run(run);
    if (atomic_load(&run->signals.taken) == SIGINT)
        status = CLI_EXIT_INTERRUPTED;
    run_done(run);
    kin__free(/* alloc= */ NULL, run);
    return status;
}

static const struct top_flags top_defaults = {
    .interval_ms = TOP_INTERVAL_MS,
    .timeout_ms = TOP_TIMEOUT_MS,
    .color = "auto",
    .watch_list = "auto",
};

#define MEMBER(name) offsetof(struct top_flags, name)

static const struct cli_flag top_flags[] = {
    {"once", 0, CLI_BOOL, MEMBER(once), NULL, NULL,
     "print the table after the sync, and exit"},
    {"interval", 0, CLI_DURATION, MEMBER(interval_ms), "DURATION", NULL,
     "refresh interval; 1s"},
    {"timeout", 0, CLI_DURATION, MEMBER(timeout_ms), "DURATION", NULL,
     "timeout of --once; 30s"},
    {"color", 0, CLI_CHOICE, MEMBER(color), "WHEN", "auto|always|never",
     "colors"},
    {"watch-list", 0, CLI_CHOICE, MEMBER(watch_list), "WHEN", "auto|off",
     "stream lists"},
    {0},
};

const struct cli_verb cli_verb_top = {
    .name = "top",
    .summary = "watch informers at work",
    .words = "[RESOURCE]...",
    .text =
        "Runs informers and shows their statistics, until q or Ctrl-C; ? "
        "explains the\ncolumns. A narrow terminal shows fewer of them.\n\n"
        "  kin top                          common resources\n"
        "  kin top pods nodes -n shop       these, in one namespace\n"
        "  kin top pods --once              for scripts\n\n"
        "STATE is the state of the informer and the progress of a list; VALUES "
        "the number\nof distinct values in its cache, and the approximate "
        "number without sharing; LAG\nthe age of the oldest undelivered "
        "change. Without a terminal, --once is implied.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = top_flags,
    .own_size = sizeof(struct top_flags),
    .defaults = &top_defaults,
    .max_words = TOP_RESOURCES,
    .run = top_verb_run,
};
