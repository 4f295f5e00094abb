/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_enrich.c - a filter that adds the pod to lines of logs.
 */
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <kin/api/core/v1.h>
#include <kin/path.h>
#include <kin/projection.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cache/standard_index.h"
#include "enrich.h"
#include "object/path.h"
#include "print.h"
#include "wire/json_escape.h"

enum {
    ENRICH_MAX_TEXT = 64 << 20,
    ENRICH_MAX_FIELDS = 4096,
    ENRICH_REMEMBER_MS = 120000, /* if lines have a time */
};

/* ---- flags ---- */

static kin_str enrich_append_name(char *to, kin_str name)
{
    size_t len = 1 + kin__json_escape(name, to + 1);

    to[0] = '"';
    to[len] = '"';
    to[len + 1] = ':';
    return kin_str_of(to, len + 2);
}

static int enrich_read_path(const char *text, kin_path **path,
                            struct kin__json_pick *pick, kin_error *err)
{
    int r = kin_path_new(/* alloc= */ NULL, kin_s(text), path, err);

    if (r < 0)
        return r;
    pick->steps = kin__path_steps(*path, &pick->count);
    return kin__json_pick_check(pick, err);
}

static int enrich_read_into(struct enrich_run *run, kin_error *err)
{
    struct kin__json_pick *pick = &run->picks[ENRICH_PICK_INTO];
    size_t size = 0;
    int r = enrich_read_path(run->flags->into, &run->into, pick, err);

    if (r < 0)
        return r;
    if (pick->count > 2)
        return kin_error_set(err, KIN_EINVAL, "the path has too many steps");
    for (size_t i = 0; i < pick->count; i++) {
        if (pick->steps[i].is_index)
            return kin_error_set(err, KIN_EINVAL, "the path has an index");
        size += pick->steps[i].key.len * KIN__JSON_ESCAPE_MAX + 3;
    }
    run->names = kin__alloc(/* alloc= */ NULL, 1, size);
    if (!run->names)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    run->pick_count = ENRICH_PICK_INTO + pick->count;
    if (pick->count == 2) {
        run->outer = enrich_append_name(run->names, pick->steps[0].key);
        run->picks[ENRICH_PICK_OUTER] = (struct kin__json_pick){
            .steps = pick->steps, .count = 1};
    }
    run->name = enrich_append_name(run->names + run->outer.len,
                                   pick->steps[pick->count - 1].key);
    return 0;
}

/* Whether a key may be another pod's later. */
static bool enrich_is_reused(const char *by)
{
    return strcmp(by, "pod-ip") == 0 || strcmp(by, "pod") == 0;
}

static int enrich_read_time(struct enrich_run *run, kin_error *err)
{
    const struct enrich_flags *flags = run->flags;

    run->remember_ms = flags->remember_ms;
    if (!flags->time_field)
        return 0;
    if (run->remember_ms == 0)
        run->remember_ms = ENRICH_REMEMBER_MS;
    assert(run->pick_count < KIN__JSON_PICK_MAX);
    int r = enrich_read_path(flags->time_field, &run->time,
                             &run->picks[run->pick_count], err);
    if (r == 0 && enrich_is_reused(flags->by))
        run->time_pick = run->pick_count++;
    return r;
}

static int enrich_read_flags(struct enrich_run *run, kin_error *err)
{
    const struct enrich_flags *flags = run->flags;

    if (!flags->by || !flags->field)
        return kin_error_set(err, KIN_EINVAL,
                             "flag '--%s' is required; see "
                             "'kin enrich --help'",
                             flags->by ? "field" : "by");
    if (enrich_read_path(flags->field, &run->field,
                         &run->picks[ENRICH_PICK_FIELD], err) < 0)
        return kin_error_wrap(err, "flag '--field'");
    if (enrich_read_into(run, err) < 0)
        return kin_error_wrap(err, "flag '--into'");
    if (enrich_read_time(run, err) < 0)
        return kin_error_wrap(err, "flag '--time-field'");
    if (strcmp(flags->by, "pod") != 0)
        run->index = kin_s(flags->by);
    return 0;
}

/* ---- the informer ---- */

/* Keeps only what is printed, and what the index and the past read. */
static int enrich_make_projection(const struct enrich_run *run,
                                  const kin_indexer *indexer,
                                  kin_projection **ret, kin_error *err)
{
    char text[ENRICH_MAX_FIELDS];
    kin_str fields = indexer ? kin__standard_index_fields(indexer)
                             : kin_str_of("", 0);
    int len = snprintf(text, sizeof(text), ".spec.nodeName%s%s%.*s",
                       run->remember_ms > 0 ? "," KIN_FIELDS_PAST : "",
                       fields.len > 0 ? "," : "", KIN_STR(fields));

    if (len < 0 || (size_t)len >= sizeof(text))
        return kin_error_set(err, KIN_ELIMIT, /* format= */ NULL);
    return kin_projection_parse(/* alloc= */ NULL, kin_s(text), ret, err);
}

static int enrich_make_informer(struct enrich_run *run, kin_error *err)
{
    const struct cli_globals *globals = &run->ctx->globals;
    KIN_AUTO(kin_projection) *projection = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_indexer indexer = {0};
    bool is_by_key = run->index.len == 0;
    int r = is_by_key ? 0 : kin_standard_indexer(run->index, &indexer, err);

    if (r == 0)
        r = enrich_make_projection(run, is_by_key ? NULL : &indexer,
                                   &projection, err);
    if (r < 0)
        return r;
    opts.log = &run->connection.log;
    opts.label_selector = kin_s(globals->selector);
    opts.field_selector = kin_s(globals->field_selector);
    opts.projection = projection;
    opts.remember_ms = run->remember_ms;
    r = kin_lister_watcher_new(
        run->connection.client, core_v1_pods,
        kin_s(globals->all_namespaces ? "" : globals->namespace), &run->lw,
        err);
    if (r == 0)
        r = kin_informer_new_from_source(run->lw, &opts, &run->informer, err);
    if (r == 0 && !is_by_key)
        r = kin_informer_add_indexers(run->informer, &indexer, 1, err);
    return r < 0 ? r : kin_informer_start(run->informer, err);
}

/* ---- the verb ---- */

static int enrich_prepare(struct enrich_run *run, kin_error *err)
{
    int r = cli_signals_start(&run->signals, err);

    if (r == 0)
        r = cli_connect(&run->connection, &run->ctx->globals, err);
    if (r == 0)
        r = enrich_make_informer(run, err);
    if (r < 0)
        return r;
    run->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (run->wake_fd < 0)
        return kin_error_set(err, KIN_ESYSTEM, "eventfd: %s", strerror(errno));
    if (enrich_stream_init(&run->stream, STDIN_FILENO, STDOUT_FILENO) < 0 ||
        enrich_pods_init(&run->pods) < 0 ||
        (run->remember_ms > 0 && enrich_recalls_init(&run->recalls) < 0))
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    r = kin_informer_wait_synced(run->informer, run->signals.stop, err);
    if (r == 0)
        cli_say(stderr, "ready");
    return r;
}

static void enrich_print_stats(const struct enrich_run *run)
{
    const struct enrich_counts *counts = &run->counts;

    cli_say(stderr,
            "lines %" PRIu64 ", live %" PRIu64 ", recent %" PRIu64
            ", ambiguous %" PRIu64 ", none %" PRIu64 ", not JSON %" PRIu64
            ", too long %" PRIu64,
            counts->lines, counts->matches[ENRICH_LIVE],
            counts->matches[ENRICH_RECENT], counts->matches[ENRICH_AMBIGUOUS],
            counts->matches[ENRICH_NONE], counts->not_json, counts->too_long);
}

static void enrich_done(struct enrich_run *run)
{
    run->lookup = kin_lookup_free(run->lookup);
    enrich_pods_done(&run->pods);
    enrich_recalls_done(&run->recalls);
    enrich_stream_done(&run->stream);
    kin__buf_done(&run->scratch);
    run->informer = kin_informer_free(run->informer);
    run->lw = kin_lister_watcher_unref(run->lw);
    run->field = kin_path_free(run->field);
    run->into = kin_path_free(run->into);
    run->time = kin_path_free(run->time);
    kin__free(/* alloc= */ NULL, run->names);
    if (run->wake_fd >= 0)
        (void)close(run->wake_fd);
    cli_disconnect(&run->connection);
    cli_signals_stop(&run->signals);
}

static enum cli_exit enrich_verb_run(int argc, char **argv,
                                     struct cli_context *ctx)
{
    __attribute__((cleanup(enrich_done))) struct enrich_run run = {
        .ctx = ctx,
        .flags = ctx->own,
        .wake_fd = -1,
    };

    (void)argc;
    (void)argv;
    kin__buf_init(&run.scratch, /* alloc= */ NULL, ENRICH_MAX_TEXT);
    if (enrich_read_flags(&run, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    int r = enrich_prepare(&run, &ctx->err);
    if (r == 0) {
        r = enrich_run(&run, &ctx->err);
        if (run.flags->stats)
            enrich_print_stats(&run);
    }
    if (atomic_load(&run.signals.taken) == SIGINT)
        return CLI_EXIT_INTERRUPTED;
    return r < 0 ? cli_print_failure(&run.connection, ctx) : CLI_EXIT_OK;
}

static const struct enrich_flags enrich_defaults = {
    .into = ".kubernetes",
};

#define MEMBER(name) offsetof(struct enrich_flags, name)

static const struct cli_flag enrich_flags[] = {
    {"by", 0, CLI_CHOICE, MEMBER(by), "KEY",
     "pod-ip|pod-uid|pod|container-id|log-path", "key"},
    {"field", 0, CLI_TEXT, MEMBER(field), "PATH", NULL,
     "path of the key in a line, such as .ip"},
    {"time-field", 0, CLI_TEXT, MEMBER(time_field), "PATH", NULL,
     "path of the time of a line; default: now"},
    {"remember", 0, CLI_DURATION, MEMBER(remember_ms), "DURATION", NULL,
     "how long pods stay known when gone; 0"},
    {"into", 0, CLI_TEXT, MEMBER(into), "PATH", NULL,
     "path of the new member; .kubernetes"},
    {"wait", 0, CLI_DURATION, MEMBER(wait_ms), "DURATION", NULL,
     "how long a line waits for an unknown pod; 0"},
    {"stats", 0, CLI_BOOL, MEMBER(stats), NULL, NULL,
     "print counts on stderr at the end"},
    {0},
};

const struct cli_verb cli_verb_enrich = {
    .name = "enrich",
    .summary = "add pods to lines of logs",
    .words = "",
    .text =
        "Reads one JSON object per line, finds the pod that a field names, and "
        "writes\nthe line with a member \"kubernetes\": namespace, pod, uid, "
        "node, labels, owner,\nand match: live, recent, ambiguous (with "
        "candidates) or none.\n\n"
        "  kin enrich --by pod-ip --field .src.ip <flows\n"
        "  kin enrich --by pod-ip --field .ip --time-field .start\n"
        "  kin enrich --by log-path --field .file --remember 120s --wait 5s\n"
        "  kin enrich --by pod --field .pod     a pod as NAMESPACE/NAME\n\n"
        "With --remember (120s with --time-field) a pod that is gone is found "
        "for that\nlong, as `recent`. Times are RFC 3339, or seconds since "
        "1970; with them an\naddress or a name that more than one pod has had "
        "is the pod's that had it then,\nand ambiguous if that is not "
        "certain.\n\n"
        "Lines keep their order and every other byte.  Lines that are not "
        "JSON, or longer\nthan 1 MiB, pass unchanged.  Prints \"ready\" on "
        "stderr when the pods are known,\nand ends with its input; on SIGTERM "
        "it first writes what it has read.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_SELECT |
              CLI_GROUP_LOG,
    .flags = enrich_flags,
    .own_size = sizeof(struct enrich_flags),
    .defaults = &enrich_defaults,
    .run = enrich_verb_run,
};
