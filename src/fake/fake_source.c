/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_source.c - a lister-watcher that serves the test's objects and failures.
 *
 * The objects are kept as JSON text, sorted by key.  A list or watch becomes a
 * flow: its answer is written into the output buffer of a job, and the pump's
 * thread delivers it to the sink.  Each change is appended to the buffers of
 * the open watches and to a history from which later watches resume.
 */
#include <kin/fake_source.h>

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include <kin/document.h>
#include <kin/edit.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/opts.h"
#include "base/ring.h"
#include "base/str.h"
#include "fake/pump.h"
#include "kube/lister_watcher.h"
#include "kube/retry.h"
#include "kube/status.h"
#include "net/transport.h"
#include "object/document.h"

enum {
    MAX_TEXT = 64 << 20, /* bytes of one list */
    MAX_COUNT = 1 << 24, /* of changes and failures */
};

struct fake_entry {
    char *key;  /* owned */
    char *text; /* owned; JSON */
};

struct fake_change {
    uint64_t version;
    char *event; /* owned; one line */
    char *key;   /* owned; of the object */
};

struct fake_script {
    kin_fake_failure how; /* its strings are not owned */
    char *status;         /* owned; the Status as JSON */
    char *ns;             /* owned; of the object */
};

KIN__RING_DEFINE(fake_changes, struct fake_change);
KIN__RING_DEFINE(fake_scripts, struct fake_script);

/* All below `pump` is guarded by its mutex. */
struct kin_fake_source {
    kin_lister_watcher lw;
    const kin_allocator *alloc;
    const char *kind;  /* the resource's, or "Object" */
    char *api_version; /* owned */
    struct kin__pump pump;
    struct fake_entry *entries; /* owned; sorted by key */
    size_t entry_count;
    size_t entry_cap;
    struct fake_changes changes;
    struct fake_scripts list_scripts;
    struct fake_scripts watch_scripts;
    uint64_t version;
    uint64_t compacted; /* watches from an older one expire */
    bool is_silent;
    uint64_t lists;
    uint64_t watches;
};

/* A lister-watcher with the objects of one namespace. */
struct fake_narrow {
    kin_lister_watcher lw;
    kin_fake_source *source; /* a reference on its lister-watcher */
    char *ns;                /* owned */
};

struct fake_flow {
    kin_flow flow;
    struct kin__pump_job job;
    kin_fake_source *source; /* borrowed */
    kin_sink sink;
    bool is_watch;
    bool wants_bookmarks;
    kin_flow_cause cause; /* of the end */
    int http_status;      /* of an API error; else 0 */
    int retry_after_s;    /* of an API error; 0 for none */
    char *refusal;        /* owned; its Status; NULL for none */
    char *ns;             /* owned; the namespace; NULL: all */
};

/* ---- entries ---- */

static size_t entry_find(const kin_fake_source *source, kin_str key,
                         bool *ret_is_there)
{
    size_t low = 0;
    size_t high = source->entry_count;

    *ret_is_there = false;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = kin_str_cmp(kin_s(source->entries[middle].key), key);
        if (order == 0) {
            *ret_is_there = true;
            return middle;
        }
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int entry_reserve(kin_fake_source *source)
{
    size_t cap = source->entry_cap ? source->entry_cap * 2 : 16;

    if (source->entry_count < source->entry_cap)
        return 0;
    struct fake_entry *entries = kin__realloc(source->alloc, source->entries,
                                              cap, sizeof(*entries));
    if (!entries)
        return KIN_ENOMEM;
    source->entries = entries;
    source->entry_cap = cap;
    return 0;
}

static void entry_done(const kin_fake_source *source, struct fake_entry *entry)
{
    kin__free(source->alloc, entry->key);
    kin__free(source->alloc, entry->text);
}

/* Inserts an entry; entry_reserve() has made room. */
static void entry_insert(kin_fake_source *source, size_t at,
                         struct fake_entry entry)
{
    assert(at <= source->entry_count);
    assert(source->entry_count < source->entry_cap);
    memmove(source->entries + at + 1, source->entries + at,
            (source->entry_count - at) * sizeof(entry));
    source->entries[at] = entry;
    source->entry_count++;
}

static void entry_remove(kin_fake_source *source, size_t at)
{
    assert(at < source->entry_count);
    entry_done(source, &source->entries[at]);
    source->entry_count--;
    memmove(source->entries + at, source->entries + at + 1,
            (source->entry_count - at) * sizeof(*source->entries));
}

/* ---- flows ---- */

static struct fake_flow *flow_of_job(struct kin__pump_job *job)
{
    char *at = (char *)job - offsetof(struct fake_flow, job);

    return (struct fake_flow *)(void *)at;
}

static struct fake_flow *flow_open_watch(struct kin__pump_job *job)
{
    struct fake_flow *flow = flow_of_job(job);

    if (!flow->is_watch || job->is_ending || job->has_ended ||
        job->is_cancelled || job->code < 0)
        return NULL;
    return flow;
}

static bool flow_concerns(const struct fake_flow *flow, kin_str key)
{
    size_t len = flow->ns ? strlen(flow->ns) : 0;

    return !flow->ns || (key.len > len && key.ptr[len] == '/' &&
                         memcmp(key.ptr, flow->ns, len) == 0);
}

/* ---- text ---- */

static int text_append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int write_event(struct kin__buf *buf, const char *type,
                       const char *object)
{
    return kin__buf_printf(buf, "{\"type\":\"%s\",\"object\":%s}\n", type,
                           object);
}

static int write_bookmark(const kin_fake_source *source, struct kin__buf *buf,
                          bool is_initial_end)
{
    const char *mark = is_initial_end
                           ? ",\"annotations\":"
                             "{\"k8s.io/initial-events-end\":\"true\"}"
                           : "";

    return kin__buf_printf(buf,
                           "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":\"%s\","
                           "\"apiVersion\":\"%s\",\"metadata\":{"
                           "\"resourceVersion\":\"%" PRIu64 "\"%s}}}\n",
                           source->kind, source->api_version, source->version,
                           mark);
}

static void status_member(kin_document *doc, const char *key, const char *text)
{
    if (!text)
        return;
    (void)kin__document_key(
        doc, kin_s(key)); /* the document keeps the first error */
    (void)kin__document_add_string(doc, kin_s(text));
}

static void status_details(kin_document *doc, const kin_fake_failure *how)
{
    (void)kin__document_key(doc, KIN__S("details"));
    (void)kin__document_open_object(doc);
    if (how->cause_type) {
        (void)kin__document_key(doc, KIN__S("causes"));
        (void)kin__document_open_array(doc);
        (void)kin__document_open_object(doc);
        status_member(doc, "reason", how->cause_type);
        (void)kin__document_close(doc);
        (void)kin__document_close(doc);
    }
    if (how->retry_after_s > 0) {
        (void)kin__document_key(doc, KIN__S("retryAfterSeconds"));
        (void)kin__document_add_int(doc, how->retry_after_s);
    }
    (void)kin__document_close(doc);
}

static int write_status(const kin_allocator *alloc, const kin_fake_failure *how,
                        char **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, MAX_TEXT);
    int r = kin__document_new(alloc, &doc, /* err= */ NULL);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    status_member(doc, "kind", "Status");
    status_member(doc, "apiVersion", "v1");
    status_member(doc, "status", "Failure");
    status_member(doc, "message", how->message);
    status_member(doc, "reason", how->reason);
    status_details(doc, how);
    (void)kin__document_key(doc, KIN__S("code"));
    (void)kin__document_add_int(doc, how->http_status);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, /* err= */ NULL);
    if (r == 0)
        r = kin_value_write(kin_document_root(doc), 0, text_append, &text);
    return r < 0 ? r : kin__buf_steal(&text, ret);
}

/* ---- refusals ---- */

static const kin_fake_failure failure_expired = {
    .size = sizeof(failure_expired),
    .http_status = 410,
    .reason = "Expired",
    .message = "The resourceVersion for the provided watch is too old.",
};

static const kin_fake_failure failure_too_large = {
    .size = sizeof(failure_too_large),
    .http_status = 504,
    .reason = "Timeout",
    .message = "Too large resource version",
    .cause_type = "ResourceVersionTooLarge",
    .retry_after_s = 1,
};

static int flow_refuse(struct fake_flow *flow, const kin_fake_failure *how)
{
    assert(!flow->refusal);
    flow->http_status = how->http_status;
    flow->retry_after_s = how->retry_after_s;
    flow->cause = KIN_FLOW_ANSWERED;
    flow->job.is_ending = true;
    flow->job.wants_head = false;
    return write_status(flow->source->alloc, how, &flow->refusal);
}

/* Writes an ERROR event and ends the flow. */
static int flow_send_error(struct fake_flow *flow, const kin_fake_failure *how)
{
    char *status = NULL;
    int r = write_status(flow->source->alloc, how, &status);

    if (r == 0)
        r = write_event(&flow->job.out, "ERROR", status);
    kin__free(flow->source->alloc, status);
    flow->job.is_ending = true;
    return r;
}

/* The requested version; 0 for any. */
static uint64_t version_of(kin_str text)
{
    uint64_t version = 0;

    return kin__str_to_u64(text, &version) < 0 ? 0 : version;
}

/* ---- lists ---- */

/* The entries of a flow's namespace, which are adjacent because entries are
 * sorted. */
struct fake_range {
    size_t from;
    size_t to;
};

static struct fake_range flow_range(const struct fake_flow *flow)
{
    const kin_fake_source *source = flow->source;
    struct fake_range range = {.to = source->entry_count};

    if (!flow->ns)
        return range;
    while (range.from < range.to &&
           !flow_concerns(flow, kin_s(source->entries[range.from].key)))
        range.from++;
    range.to = range.from;
    while (range.to < source->entry_count &&
           flow_concerns(flow, kin_s(source->entries[range.to].key)))
        range.to++;
    return range;
}

/* A page; it begins after the key in the token. */
struct fake_page {
    size_t from;
    size_t to;
    size_t end; /* of all pages */
    uint64_t version;
    bool is_expired;
};

static struct fake_page flow_page(const struct fake_flow *flow,
                                  const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    struct fake_range range = flow_range(flow);
    struct fake_page page = {.from = range.from,
                             .to = range.to,
                             .end = range.to,
                             .version = source->version};

    if (opts->continue_token.len > 0) {
        bool is_there = false;
        kin_str key = opts->continue_token;
        page.version = version_of(kin__str_cut(&key, ':'));
        page.from = entry_find(source, key, &is_there);
        page.from += is_there;
        page.is_expired = page.version < source->compacted;
    }
    if (opts->limit > 0 && (uint64_t)opts->limit < page.to - page.from)
        page.to = page.from + (size_t)opts->limit;
    return page;
}

static int write_list_head(const kin_fake_source *source, struct kin__buf *buf,
                           const struct fake_page *page)
{
    int r = kin__buf_printf(buf,
                            "{\"kind\":\"%sList\",\"apiVersion\":\"%s\","
                            "\"metadata\":{\"resourceVersion\":\"%" PRIu64 "\"",
                            source->kind, source->api_version, page->version);

    if (r == 0 && page->to < page->end)
        r = kin__buf_printf(
            buf, ",\"continue\":\"%" PRIu64 ":%s\",\"remainingItemCount\":%zu",
            page->version, source->entries[page->to - 1].key,
            page->end - page->to);
    return r < 0 ? r : kin__buf_append(buf, KIN__S("},\"items\":["));
}

static int write_list(const kin_fake_source *source, struct kin__buf *buf,
                      const struct fake_page *page)
{
    int r = write_list_head(source, buf, page);

    for (size_t i = page->from; r == 0 && i < page->to; i++)
        r = kin__buf_printf(buf, "%s%s", i > page->from ? "," : "",
                            source->entries[i].text);
    return r < 0 ? r : kin__buf_append(buf, KIN__S("]}\n"));
}

static int flow_answer_list(struct fake_flow *flow, const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    struct fake_page page = flow_page(flow, opts);
    uint64_t asked = version_of(opts->resource_version);

    kin__mutex_assert_held(&flow->source->pump.mutex);
    assert(!flow->is_watch);
    if (page.is_expired || (opts->version_match == KIN_VERSION_MATCH_EXACT &&
                            asked < source->compacted))
        return flow_refuse(flow, &failure_expired);
    if (asked > source->version)
        return flow_refuse(flow, &failure_too_large);
    return write_list(source, &flow->job.out, &page);
}

/* ---- watches ---- */

static int flow_replay(struct fake_flow *flow, uint64_t after)
{
    const struct fake_changes *changes = &flow->source->changes;
    int r = 0;

    for (size_t i = 0; r == 0 && i < fake_changes_count(changes); i++) {
        const struct fake_change *change = fake_changes_at(changes, i);
        if (change->version > after && flow_concerns(flow, kin_s(change->key)))
            r = kin__buf_append(&flow->job.out, kin_s(change->event));
    }
    return r;
}

static int flow_send_state(struct fake_flow *flow, const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    struct fake_range range = flow_range(flow);
    int r = 0;

    for (size_t i = range.from; r == 0 && i < range.to; i++)
        r = write_event(&flow->job.out, "ADDED", source->entries[i].text);
    if (r == 0 && opts->send_initial_events)
        r = write_bookmark(source, &flow->job.out, true);
    return r;
}

static int flow_answer_watch(struct fake_flow *flow, const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    uint64_t version = version_of(opts->resource_version);

    kin__mutex_assert_held(&flow->source->pump.mutex);
    assert(flow->is_watch);
    if (opts->send_initial_events && version > source->version)
        return flow_send_error(flow, &failure_too_large);
    if (opts->send_initial_events || version == 0)
        return flow_send_state(flow, opts);
    if (version < source->compacted)
        return flow_send_error(flow, &failure_expired);
    return flow_replay(flow, version);
}

/* ---- to the sink ---- */

static int flow_head(struct kin__pump_job *job)
{
    const kin_sink *sink = &flow_of_job(job)->sink;

    if (!sink->begin)
        return 0;
    return sink->begin(KIN__S("application/json"), sink->userdata);
}

static int flow_bytes(struct kin__pump_job *job, kin_str bytes)
{
    const kin_sink *sink = &flow_of_job(job)->sink;

    return sink->bytes(bytes, sink->userdata);
}

static void flow_end_refused(struct fake_flow *flow)
{
    assert(flow->refusal && flow->http_status > 0);
    int retry_after_s = flow->retry_after_s > 0 ? flow->retry_after_s
                                                : KIN__RETRY_AFTER_NONE;
    const struct kin__refusal refusal = {
        .method = "GET",
        .http_status = flow->http_status,
        .retry_after_s = retry_after_s,
        .content_type = KIN__S("application/json"),
        .body = kin_s(flow->refusal),
    };
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)kin__refusal_to_error(flow->source->alloc, &refusal, &status, &err);
    const kin_flow_end end = {
        .cause = KIN_FLOW_ANSWERED,
        .err = &err,
        .status = status,
        .retry_after_s = retry_after_s,
    };
    flow->sink.end(&end, flow->sink.userdata);
}

static void flow_end(struct kin__pump_job *job, int code)
{
    struct fake_flow *flow = flow_of_job(job);
    kin_error err = KIN_ERROR_INIT;
    kin_flow_end end = {.cause = flow->cause,
                        .retry_after_s = KIN__RETRY_AFTER_NONE};

    if (code == 0 && flow->cause == KIN_FLOW_ANSWERED) {
        flow_end_refused(flow);
        return;
    }
    if (code < 0)
        end.cause = kin_stop_reason(job->stop) == code ? KIN_FLOW_STOPPED
                                                       : KIN_FLOW_BROKEN;
    else
        code = kin__cause_info(flow->cause).code;
    if (code < 0) {
        (void)kin_error_set(&err, code, "the fake source failed: %s",
                            kin_error_text(code));
        end.err = &err;
    }
    flow->sink.end(&end, flow->sink.userdata);
}

static void flow_release(struct kin__pump_job *job)
{
    struct fake_flow *flow = flow_of_job(job);
    const kin_allocator *alloc = flow->source->alloc;

    kin__free(alloc, flow->refusal);
    kin__free(alloc, flow->ns);
    kin__free(alloc, flow);
}

static const struct kin__pump_ops flow_job_ops = {
    .head = flow_head,
    .bytes = flow_bytes,
    .end = flow_end,
    .free = flow_release,
};

/* ---- calls of the sink's owner ---- */

static void flow_op_resume(kin_flow *flow)
{
    kin__pump_resume(&((struct fake_flow *)flow)->job);
}

static void flow_op_cancel(kin_flow *flow)
{
    kin__pump_cancel(&((struct fake_flow *)flow)->job);
}

static void flow_op_free(kin_flow *flow)
{
    kin__pump_free_job(&((struct fake_flow *)flow)->job);
}

static const kin_flow_ops flow_ops = {
    .size = sizeof(flow_ops),
    .resume = flow_op_resume,
    .cancel = flow_op_cancel,
    .free = flow_op_free,
};

/* ---- starting ---- */

/* Applies a scripted failure. 1 if there is an answer as well. */
static int flow_follow(struct fake_flow *flow, const struct fake_script *script)
{
    const kin_fake_failure *how = &script->how;

    if (flow->is_watch && how->is_event) {
        flow->job.is_ending = true;
        return write_event(&flow->job.out, "ERROR", script->status);
    }
    flow->job.is_ending = true;
    if (how->http_status > 0) {
        flow->http_status = how->http_status;
        flow->retry_after_s = how->retry_after_s;
        flow->cause = KIN_FLOW_ANSWERED;
        flow->job.wants_head = false;
        flow->refusal = kin__strdup(flow->source->alloc, kin_s(script->status));
        return flow->refusal ? 0 : KIN_ENOMEM;
    }
    flow->cause = how->cause;
    if (how->cut_after > 0)
        return 1;
    flow->job.wants_head = false;
    return 0;
}

static void flow_cut(struct fake_flow *flow, uint64_t after)
{
    struct kin__buf *out = &flow->job.out;

    if (after < out->len) {
        out->len = (size_t)after;
        out->ptr[out->len] = '\0';
    }
}

/* Takes the next scripted failure for a flow. */
static bool script_take(struct fake_scripts *scripts,
                        const struct fake_flow *flow, struct fake_script *ret)
{
    struct fake_script unused;

    for (size_t i = 0; i < fake_scripts_count(scripts); i++) {
        const char *ns = fake_scripts_at(scripts, i)->ns;
        if (ns && (!flow->ns || !kin_str_eq(kin_s(ns), kin_s(flow->ns))))
            continue;
        *ret = *fake_scripts_at(scripts, i);
        for (; i > 0; i--)
            *fake_scripts_at(scripts, i) = *fake_scripts_at(scripts, i - 1);
        return fake_scripts_pop(scripts, &unused);
    }
    return false;
}

/* Fills the output of a flow. */
static int flow_fill(struct fake_flow *flow, const kin_list_opts *opts)
{
    kin_fake_source *source = flow->source;
    struct fake_script script = {.status = NULL};
    bool is_failing = script_take(flow->is_watch ? &source->watch_scripts
                                                 : &source->list_scripts,
                                  flow, &script);
    int r = is_failing ? flow_follow(flow, &script) : 1;

    kin__mutex_assert_held(&flow->source->pump.mutex);
    if (r == 1)
        r = flow->is_watch ? flow_answer_watch(flow, opts)
                           : flow_answer_list(flow, opts);
    if (is_failing && script.how.cut_after > 0)
        flow_cut(flow, script.how.cut_after);
    kin__free(source->alloc, script.status);
    kin__free(source->alloc, script.ns);
    return r;
}

static int flow_prepare(struct fake_flow *flow, const kin_list_opts *opts)
{
    kin_fake_source *source = flow->source;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    if (flow->is_watch)
        source->watches++;
    else
        source->lists++;
    flow->job.wants_head = true;
    flow->job.is_ending = !flow->is_watch;
    int r = flow_fill(flow, opts);
    if (r == 0) /* under the same lock, so that no change is missed */
        cds_list_add_tail(&flow->job.link, &source->pump.jobs);
    return r;
}

static int flow_start(kin_fake_source *source, const char *ns,
                      const kin_list_opts *opts, bool is_watch,
                      const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct fake_flow *flow = kin__alloc0(source->alloc, 1, sizeof(*flow));
    kin_list_opts taken;

    if (!flow)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    *flow = (struct fake_flow){
        .flow = {.ops = &flow_ops},
        .source = source,
        .is_watch = is_watch,
        .cause = KIN_FLOW_COMPLETE,
    };
    kin__pump_job_init(&flow->job, &source->pump, &flow_job_ops);
    int r = kin__opts_take(sink, sizeof(flow->sink), &flow->sink);
    if (r == 0)
        r = kin__list_opts_take(opts, &taken, err);
    if (r == 0 && ns) {
        flow->ns = kin__strdup(source->alloc, kin_s(ns));
        r = flow->ns ? 0 : KIN_ENOMEM;
    }
    if (r == 0) {
        flow->wants_bookmarks = taken.allow_bookmarks;
        r = flow_prepare(flow, &taken);
    }
    if (r < 0) {
        kin__pump_free_job(&flow->job);
        return kin_error_set(err, r, NULL);
    }
    kin__pump_add(&flow->job, kin__list_call(&taken).stop);
    *ret = &flow->flow;
    return 0;
}

static int lw_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                   const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    return flow_start((kin_fake_source *)lw, /* ns= */ NULL, opts,
                      /* is_watch= */ false, sink, ret, err);
}

static int lw_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                    const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    return flow_start((kin_fake_source *)lw, /* ns= */ NULL, opts,
                      /* is_watch= */ true, sink, ret, err);
}

/* ---- one namespace ---- */

static int narrow_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                       const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    const struct fake_narrow *self = (struct fake_narrow *)lw;

    return flow_start(self->source, self->ns, opts, /* is_watch= */ false, sink,
                      ret, err);
}

static int narrow_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                        const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    const struct fake_narrow *self = (struct fake_narrow *)lw;

    return flow_start(self->source, self->ns, opts, /* is_watch= */ true, sink,
                      ret, err);
}

static void narrow_free(kin_lister_watcher *lw)
{
    struct fake_narrow *self = (struct fake_narrow *)lw;
    const kin_allocator *alloc = self->source->alloc;
    kin_fake_source *source = self->source;

    kin__free(alloc, self->ns);
    kin__free(alloc, self);
    (void)kin_lister_watcher_unref(&source->lw);
}

static const kin_lister_watcher_ops narrow_ops = {
    .size = sizeof(narrow_ops),
    .list = narrow_list,
    .watch = narrow_watch,
    .free = narrow_free,
};

static int lw_narrow(kin_lister_watcher *lw, kin_str ns,
                     kin_lister_watcher **ret, kin_error *err)
{
    kin_fake_source *source = (kin_fake_source *)lw;
    struct fake_narrow *self = kin__alloc0(source->alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    self->lw = (kin_lister_watcher){.ops = &narrow_ops,
                                    .resource = source->lw.resource,
                                    .alloc = source->lw.alloc};
    self->source = source;
    (void)kin_lister_watcher_ref(&source->lw);
    self->ns = kin__strdup(source->alloc, ns);
    if (!self->ns) {
        narrow_free(&self->lw);
        return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    *ret = &self->lw;
    return 0;
}

/* ---- what happens ---- */

/* Sends an event to the open watches.  A watch whose buffer would exceed its
 * limit ends. */
static void source_send_event(kin_fake_source *source, kin_str key,
                              kin_str event)
{
    struct kin__pump_job *job = NULL;

    kin__mutex_assert_held(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        const struct fake_flow *watch = flow_open_watch(job);
        if (watch && flow_concerns(watch, key) &&
            kin__buf_append(&job->out, event) < 0)
            job->code = KIN_ENOMEM;
    }
    kin__pump_wake(&source->pump);
}

static void source_note(kin_fake_source *source, uint64_t version)
{
    source->version = version;
}

static void change_done(const kin_fake_source *source,
                        struct fake_change *change)
{
    kin__free(source->alloc, change->event);
    kin__free(source->alloc, change->key);
}

/* Adds an event to the history and sends it. */
static int source_change(kin_fake_source *source, const char *type, kin_str key,
                         const char *text, uint64_t version)
{
    KIN__AUTO_BUF line;
    struct fake_change change = {.version = version};

    kin__mutex_assert_held(&source->pump.mutex);
    assert(version > source->version);
    kin__buf_init(&line, source->alloc, MAX_TEXT);
    int r = write_event(&line, type, text);
    if (r == 0)
        r = kin__buf_steal(&line, &change.event);
    if (r < 0)
        return r;
    change.key = kin__strdup(source->alloc, key);
    r = change.key ? fake_changes_push(&source->changes, &change) : KIN_ENOMEM;
    if (r < 0) {
        change_done(source, &change);
        return r;
    }
    source_note(source, version);
    if (!source->is_silent)
        source_send_event(source, key, kin_s(change.event));
    return 0;
}

/* Sets a missing field, as a server does. */
static void edit_complete(kin_edit *edit, kin_value object, kin_str key,
                          const char *text)
{
    if (kin_value_type(kin_value_get(object, key)) != KIN_TYPE_STRING)
        (void)kin_edit_set_str(
            edit, kin_edit_member(edit, kin_edit_root(), key),
            kin_s(text)); /* the edit keeps the first error */
}

/* Writes an object with another resource version. */
static int source_text(const kin_fake_source *source, kin_value object,
                       uint64_t version, char **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;
    char number[24];

    (void)snprintf(number, sizeof(number), "%" PRIu64, version);
    kin__buf_init(&text, source->alloc, MAX_TEXT);
    int r = kin_edit_new(source->alloc, object, &edit, err);
    if (r < 0)
        return r;
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, metadata, KIN__S("resourceVersion")),
        kin_s(number)); /* the edit keeps the first error */
    edit_complete(edit, object, KIN__S("kind"), source->kind);
    edit_complete(edit, object, KIN__S("apiVersion"), source->api_version);
    r = kin_edit_finish(edit, &doc, err);
    if (r == 0)
        r = kin_value_write(kin_document_root(doc), 0, text_append, &text);
    if (r == 0)
        r = kin__buf_steal(&text, ret);
    return r;
}

/* Adds an entry, or replaces the text of an existing one. */
static int source_store(kin_fake_source *source, kin_str key, char *text,
                        uint64_t version)
{
    bool is_there = false;
    size_t at = entry_find(source, key, &is_there);
    struct fake_entry entry = {.text = text};
    int r = entry_reserve(source);

    if (r == 0 && !is_there) {
        entry.key = kin__strdup(source->alloc, key);
        r = entry.key ? 0 : KIN_ENOMEM;
    }
    if (r == 0)
        r = source_change(source, is_there ? "MODIFIED" : "ADDED", key, text,
                          version);
    if (r < 0) {
        entry_done(source, &entry);
        return r;
    }
    if (!is_there) {
        entry_insert(source, at, entry);
    } else {
        kin__free(source->alloc, source->entries[at].text);
        source->entries[at].text = text;
    }
    return 0;
}

static int source_put(kin_fake_source *source, const kin_object *object,
                      kin_error *err)
{
    char *text = NULL;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    uint64_t version = source->version + 1;
    int r = source_text(source, kin_object_value(object), version, &text, err);
    if (r == 0)
        r = source_store(source, kin_object_key(object), text, version);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin_fake_source_put_json(kin_fake_source *source, kin_str json,
                             kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = kin_object_parse(source->alloc, json, &object, err);

    return r < 0 ? r : source_put(source, object, err);
}

/* The DELETED event has the version of the deletion. */
static int source_delete(kin_fake_source *source, size_t at, kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    char *text = NULL;
    uint64_t version = source->version + 1;
    int r = kin_object_parse(source->alloc, kin_s(source->entries[at].text),
                             &object, err);

    if (r == 0)
        r = source_text(source, kin_object_value(object), version, &text, err);
    if (r == 0)
        r = source_change(source, "DELETED", kin_s(source->entries[at].key),
                          text, version);
    kin__free(source->alloc, text);
    if (r == 0)
        entry_remove(source, at);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin_fake_source_delete(kin_fake_source *source, kin_str key, kin_error *err)
{
    bool is_there = false;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    size_t at = entry_find(source, key, &is_there);
    if (!is_there)
        return kin_error_set(err, KIN_ENOTFOUND, "no object '%.*s'",
                             KIN_STR(key));
    return source_delete(source, at, err);
}

void kin_fake_source_set_silent(kin_fake_source *source, bool is_silent)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    source->is_silent = is_silent;
}

static void source_forget(kin_fake_source *source)
{
    struct fake_change change;

    while (fake_changes_pop(&source->changes, &change))
        change_done(source, &change);
}

void kin_fake_source_compact(kin_fake_source *source)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    source_forget(source);
    source->compacted = source->version;
}

int kin_fake_source_bookmark(kin_fake_source *source)
{
    struct kin__pump_job *job = NULL;
    int r = 0;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        const struct fake_flow *watch = flow_open_watch(job);
        if (r == 0 && watch && watch->wants_bookmarks)
            r = write_bookmark(source, &job->out, false);
    }
    kin__pump_wake(&source->pump);
    return r;
}

int kin_fake_source_send(kin_fake_source *source, kin_str bytes)
{
    struct kin__pump_job *job = NULL;
    int r = 0;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        if (r == 0 && flow_open_watch(job))
            r = kin__buf_append(&job->out, bytes);
    }
    kin__pump_wake(&source->pump);
    return r;
}

void kin_fake_source_end_watches(kin_fake_source *source, kin_flow_cause cause)
{
    struct kin__pump_job *job = NULL;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        struct fake_flow *watch = flow_open_watch(job);
        if (!watch)
            continue;
        /* A rejection would need a status. */
        watch->cause = cause == KIN_FLOW_ANSWERED ? KIN_FLOW_LOST : cause;
        job->is_ending = true;
    }
    kin__pump_wake(&source->pump);
}

/* ---- what was asked ---- */

static uint64_t source_open(kin_fake_source *source)
{
    struct kin__pump_job *job = NULL;
    uint64_t count = 0;

    kin__mutex_assert_held(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        if (flow_open_watch(job))
            count++;
    }
    return count;
}

uint64_t kin_fake_source_version(const kin_fake_source *source)
{
    kin_fake_source *self = (kin_fake_source *)(uintptr_t)source;

    KIN__LOCK_SCOPE(&self->pump.mutex);
    return self->version;
}

void kin_fake_source_get_counts(const kin_fake_source *source,
                                kin_fake_counts *ret)
{
    kin_fake_source *self = (kin_fake_source *)(uintptr_t)source;

    KIN__LOCK_SCOPE(&self->pump.mutex);
    const kin_fake_counts counts = {
        .lists = self->lists,
        .watches = self->watches,
        .open = source_open(self),
    };
    kin__opts_give(&counts, sizeof(counts), ret);
}

int kin_fake_source_wait_watches(kin_fake_source *source, uint64_t count,
                                 kin_deadline deadline)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    while (source_open(source) < count) {
        int r = kin__cond_wait_until(&source->pump.changed, &source->pump.mutex,
                                     /* clock= */ NULL, deadline);
        if (r < 0)
            return r;
    }
    return 0;
}

/* ---- failures ---- */

static int source_fail(kin_fake_source *source, struct fake_scripts *scripts,
                       const kin_fake_failure *failure, kin_error *err)
{
    struct fake_script script = {.status = NULL};
    kin_fake_failure how = {.size = sizeof(how)};

    if (!failure || kin__opts_take(failure, sizeof(how), &how) < 0)
        return kin_error_set(err, KIN_EINVAL, "failure: invalid size");
    if (how.http_status == 0 && !how.is_event && how.cause == KIN_FLOW_COMPLETE)
        return kin_error_set(err, KIN_EINVAL, "not a failure");
    if (how.http_status == 0 && how.cause == KIN_FLOW_ANSWERED)
        return kin_error_set(err, KIN_EINVAL, "a rejection without a status");
    int r = write_status(source->alloc, &how, &script.status);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    script.how = how;
    if (how.ns) {
        script.ns = kin__strdup(source->alloc, kin_s(how.ns));
        if (!script.ns) {
            kin__free(source->alloc, script.status);
            return kin_error_set(err, KIN_ENOMEM, NULL);
        }
    }
    KIN__LOCK_SCOPE(&source->pump.mutex);
    r = fake_scripts_push(scripts, &script);
    if (r < 0) {
        kin__free(source->alloc, script.status);
        kin__free(source->alloc, script.ns);
        return kin_error_set(err, r, NULL);
    }
    return 0;
}

int kin_fake_source_fail_list(kin_fake_source *source,
                              const kin_fake_failure *failure, kin_error *err)
{
    return source_fail(source, &source->list_scripts, failure, err);
}

int kin_fake_source_fail_watch(kin_fake_source *source,
                               const kin_fake_failure *failure, kin_error *err)
{
    return source_fail(source, &source->watch_scripts, failure, err);
}

/* ---- life ---- */

kin_lister_watcher *kin_fake_source_lister_watcher(kin_fake_source *source)
{
    return &source->lw;
}

static void scripts_done(const kin_fake_source *source,
                         struct fake_scripts *scripts)
{
    struct fake_script script;

    while (fake_scripts_pop(scripts, &script)) {
        kin__free(source->alloc, script.status);
        kin__free(source->alloc, script.ns);
    }
    fake_scripts_done(scripts);
}

static void source_release(kin_fake_source *source)
{
    for (size_t i = 0; i < source->entry_count; i++)
        entry_done(source, &source->entries[i]);
    kin__free(source->alloc, source->entries);
    source_forget(source);
    fake_changes_done(&source->changes);
    scripts_done(source, &source->list_scripts);
    scripts_done(source, &source->watch_scripts);
    kin__free(source->alloc, source->api_version);
    kin__free(source->alloc, source);
}

kin_fake_source *kin_fake_source_free(kin_fake_source *source)
{
    if (source)
        (void)kin_lister_watcher_unref(&source->lw);
    return NULL;
}

static void lw_free(kin_lister_watcher *lw)
{
    kin_fake_source *source = (kin_fake_source *)lw;

    kin__pump_done(&source->pump);
    source_release(source);
}

static const kin_lister_watcher_ops source_lw_ops = {
    .size = sizeof(source_lw_ops),
    .list = lw_list,
    .watch = lw_watch,
    .free = lw_free,
    .narrow = lw_narrow,
};

static int source_init(kin_fake_source *source, const kin_resource *resource)
{
    KIN__AUTO_BUF text;
    bool is_core = !resource->group || !*resource->group;

    kin__buf_init(&text, source->alloc, 4096);
    source->lw = (kin_lister_watcher){
        .ops = &source_lw_ops, .resource = resource, .alloc = source->alloc};
    source->kind = resource->kind ? resource->kind : "Object";
    fake_changes_init(&source->changes, source->alloc, MAX_COUNT);
    fake_scripts_init(&source->list_scripts, source->alloc, MAX_COUNT);
    fake_scripts_init(&source->watch_scripts, source->alloc, MAX_COUNT);
    int r = is_core ? kin__buf_append(&text, kin_s(resource->version))
                    : kin__buf_printf(&text, "%s/%s", resource->group,
                                      resource->version);
    return r < 0 ? r : kin__buf_steal(&text, &source->api_version);
}

int kin_fake_source_new(const kin_allocator *alloc,
                        const kin_resource *resource, kin_fake_source **ret,
                        kin_error *err)
{
    if (!resource || !resource->version || !ret)
        return kin_error_set(err, KIN_EINVAL, "no resource");
    kin_fake_source *source = kin__alloc0(alloc, 1, sizeof(*source));
    if (!source)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    source->alloc = alloc;
    int r = source_init(source, resource);
    if (r < 0)
        (void)kin_error_set(err, r, NULL);
    else
        r = kin__pump_init(&source->pump, alloc, err);
    if (r < 0) {
        source_release(source);
        return r;
    }
    *ret = source;
    return 0;
}
