/* SPDX-License-Identifier: Apache-2.0 */
#include "raw_source.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/str.h"
#include "kin_test_proto.h"

#define RAW_EXPIRED                                                            \
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","       \
    "\"reason\":\"Expired\",\"message\":\"too old\",\"code\":410}"

struct raw_narrow {
    kin_lister_watcher lw;
    struct raw_source *source;
    char ns;
};

struct raw_flow {
    kin_flow flow;
    struct kin__pump_job job;
    struct raw_source *source;
    kin_sink sink;
    char ns; /* 0: all */
    bool is_watch;
    bool is_expired;
};

static struct raw_flow *raw_flow_of(struct kin__pump_job *job)
{
    char *at = (char *)job - offsetof(struct raw_flow, job);

    return (struct raw_flow *)(void *)at;
}

/* ---- sink ---- */

static int raw_head(struct kin__pump_job *job)
{
    const struct raw_flow *flow = raw_flow_of(job);
    const char *type = flow->source->is_proto
                           ? "application/vnd.kubernetes.protobuf"
                           : "application/json";

    return flow->sink.begin ? flow->sink.begin(kin_s(type), flow->sink.userdata)
                            : 0;
}

static int raw_bytes(struct kin__pump_job *job, kin_str bytes)
{
    const kin_sink *sink = &raw_flow_of(job)->sink;
    int verdict = 0;

    while (verdict >= 0 && bytes.len > 0) {
        size_t len = bytes.len < RAW_PIECE ? bytes.len : RAW_PIECE;
        int r = sink->bytes(kin_str_of(bytes.ptr, len), sink->userdata);
        if (r != 0)
            verdict = r;
        bytes = kin_str_of(bytes.ptr + len, bytes.len - len);
    }
    /* Also after a pause, since the bytes behind it were delivered. */
    if (verdict >= 0 && sink->rest)
        sink->rest(sink->userdata);
    return verdict;
}

static void raw_end(struct kin__pump_job *job, int code)
{
    const struct raw_flow *flow = raw_flow_of(job);
    kin_error err = KIN_ERROR_INIT;
    kin_flow_end end = {.retry_after_s = -1};

    if (code < 0) {
        end.cause = KIN_FLOW_BROKEN;
        (void)kin_error_set(&err, code, "raw source");
        end.err = &err;
    } else if (flow->is_expired) {
        end.cause = KIN_FLOW_ANSWERED;
        (void)kin_error_set(&err, KIN_EGONE, "raw source: too old");
        err.http_status = 410;
        end.err = &err;
    }
    flow->sink.end(&end, flow->sink.userdata);
}

static void raw_release(struct kin__pump_job *job)
{
    free(raw_flow_of(job));
}

static const struct kin__pump_ops raw_job_ops = {
    .head = raw_head, .bytes = raw_bytes, .end = raw_end, .free = raw_release};

/* ---- texts ---- */

#define RAW_MUST(call) assert_int_equal((call), 0)

static void raw_put(struct kin__buf *buf, kin_str bytes)
{
    RAW_MUST(kin__buf_append(buf, bytes));
}

static void raw_put_proto_event(struct kin__buf *buf, const char *type,
                                kin_str object)
{
    static const char head[] = "k8s\0\x0a\x09\x0a\x02v1\x12\x03Pod";
    KIN__AUTO_BUF raw;
    KIN__AUTO_BUF extension;
    KIN__AUTO_BUF event;

    kin__buf_init(&raw, NULL, RAW_MAX);
    kin__buf_init(&extension, NULL, RAW_MAX);
    kin__buf_init(&event, NULL, RAW_MAX);
    raw_put(&raw, kin_str_of(head, sizeof(head) - 1));
    RAW_MUST(put_field(&raw, 2, object));
    RAW_MUST(put_field(&extension, 1, kin__buf_str(&raw)));
    RAW_MUST(put_field(&event, 1, kin_s(type)));
    RAW_MUST(put_field(&event, 2, kin__buf_str(&extension)));
    for (int shift = 24; shift >= 0; shift -= 8)
        RAW_MUST(kin__buf_append_byte(buf, (char)(event.len >> shift)));
    raw_put(buf, kin__buf_str(&event));
}

static void raw_put_event(const struct raw_source *source, struct kin__buf *buf,
                          const char *type, kin_str object)
{
    if (source->is_proto) {
        raw_put_proto_event(buf, type, object);
        return;
    }
    RAW_MUST(kin__buf_printf(buf, "{\"type\":\"%s\",\"object\":", type));
    raw_put(buf, object);
    raw_put(buf, KIN__S("}\n"));
}

/* The mark at the end of a streamed list. */
static void raw_put_mark(const struct raw_source *source, struct kin__buf *buf)
{
    KIN__AUTO_BUF object;
    char text[256];
    const char *at = text;

    kin__buf_init(&object, NULL, RAW_MAX);
    (void)snprintf(text, sizeof(text),
                   source->is_proto
                       ? "1:{6:'%" PRIu64
                         "' 12:{1:'k8s.io/initial-events-end' 2:'true'}}"
                       : "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":"
                         "{\"resourceVersion\":\"%" PRIu64 "\",\"annotations\":"
                         "{\"k8s.io/initial-events-end\":\"true\"}}}",
                   source->version);
    if (source->is_proto)
        RAW_MUST(put_message(&object, &at, '\0'));
    else
        raw_put(&object, kin_s(text));
    raw_put_event(source, buf, "BOOKMARK", kin__buf_str(&object));
}

struct raw_page {
    struct raw_object items[RAW_OBJECTS];
    size_t count;
    size_t rest; /* start of the next page; 0: this is the last */
};

static void raw_put_proto_list(const struct raw_source *source,
                               struct kin__buf *buf,
                               const struct raw_page *page)
{
    static const char head[] = "k8s\0\x0a\x0d\x0a\x02v1\x12\x07PodList";
    KIN__AUTO_BUF list;
    char text[128];
    const char *at = text;

    kin__buf_init(&list, NULL, RAW_MAX);
    (void)snprintf(text, sizeof(text),
                   page->rest ? "1:{2:'%" PRIu64 "' 3:'%zu.%" PRIu64 "'}"
                              : "1:{2:'%" PRIu64 "'}",
                   source->version, page->rest, source->version);
    RAW_MUST(put_message(&list, &at, '\0'));
    for (size_t i = 0; i < page->count; i++)
        RAW_MUST(put_field(&list, 2, page->items[i].text));
    raw_put(buf, kin_str_of(head, sizeof(head) - 1));
    RAW_MUST(put_field(buf, 2, kin__buf_str(&list)));
}

static void raw_put_list(const struct raw_source *source, struct kin__buf *buf,
                         const struct raw_page *page)
{
    if (source->is_proto) {
        raw_put_proto_list(source, buf, page);
        return;
    }
    RAW_MUST(kin__buf_printf(buf,
                             "{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                             "\"metadata\":{\"resourceVersion\":\"%" PRIu64
                             "\"",
                             source->version));
    if (page->rest)
        RAW_MUST(kin__buf_printf(buf, ",\"continue\":\"%zu.%" PRIu64 "\"",
                                 page->rest, source->version));
    raw_put(buf, KIN__S("},\"items\":["));
    for (size_t i = 0; i < page->count; i++) {
        raw_put(buf, i > 0 ? KIN__S(",") : KIN__S(""));
        raw_put(buf, page->items[i].text);
    }
    raw_put(buf, KIN__S("]}\n"));
}

/* ---- answers ---- */

static bool raw_concerns(const struct raw_flow *flow, char ns)
{
    return flow->ns == 0 || flow->ns == ns;
}

static uint64_t raw_number(kin_str text)
{
    uint64_t number = 0;

    return kin__str_to_u64(text, &number) < 0 ? 0 : number;
}

/* The next page is valid only if nothing has changed since the first. */
static void raw_answer_list(struct raw_flow *flow, const kin_list_opts *opts)
{
    const struct raw_source *source = flow->source;
    struct raw_page page = {.count = 0};
    kin_str token = opts->continue_token;
    size_t from = (size_t)raw_number(kin__str_cut(&token, '.'));

    if (opts->continue_token.len > 0 && raw_number(token) != source->version) {
        flow->is_expired = true;
        flow->job.wants_head = false;
        return;
    }
    for (size_t i = from; i < RAW_OBJECTS && page.rest == 0; i++) {
        const struct raw_object *object = &source->objects[i];
        if (!object->id || !raw_concerns(flow, object->ns))
            continue;
        if (opts->limit > 0 && page.count == (size_t)opts->limit)
            page.rest = i;
        else
            page.items[page.count++] = *object;
    }
    raw_put_list(source, &flow->job.out, &page);
}

static void raw_put_expired(struct raw_flow *flow)
{
    flow->job.is_ending = true;
    if (flow->source->is_proto)
        flow->is_expired = true;
    else
        raw_put_event(flow->source, &flow->job.out, "ERROR",
                      KIN__S(RAW_EXPIRED));
}

static bool raw_is_lost(const struct raw_flow *flow, uint64_t version)
{
    for (size_t i = 0; i < 256; i++) {
        if (raw_concerns(flow, (char)i) && flow->source->lost[i] > version)
            return true;
    }
    return false;
}

static void raw_replay(struct raw_flow *flow, uint64_t version)
{
    const struct raw_source *source = flow->source;

    for (size_t i = 0; i < source->change_count; i++) {
        const struct raw_change *change = &source->changes[i];
        if (change->version > version && raw_concerns(flow, change->ns))
            raw_put(&flow->job.out,
                    kin_str_of(change->event.ptr, change->event.len));
    }
}

static void raw_answer_watch(struct raw_flow *flow, const kin_list_opts *opts)
{
    const struct raw_source *source = flow->source;
    uint64_t version = raw_number(opts->resource_version);

    if (!opts->send_initial_events) {
        if (version == 0 || version > source->version ||
            raw_is_lost(flow, version))
            raw_put_expired(flow);
        else
            raw_replay(flow, version);
        return;
    }
    for (size_t i = 0; i < RAW_OBJECTS; i++) {
        if (source->objects[i].id && raw_concerns(flow, source->objects[i].ns))
            raw_put_event(source, &flow->job.out, "ADDED",
                          source->objects[i].text);
    }
    raw_put_mark(source, &flow->job.out);
}

/* ---- flows ---- */

static void raw_resume(kin_flow *flow)
{
    kin__pump_resume(&((struct raw_flow *)flow)->job);
}

static void raw_cancel(kin_flow *flow)
{
    kin__pump_cancel(&((struct raw_flow *)flow)->job);
}

static void raw_free(kin_flow *flow)
{
    kin__pump_free_job(&((struct raw_flow *)flow)->job);
}

static const kin_flow_ops raw_flow_ops = {.size = sizeof(raw_flow_ops),
                                          .resume = raw_resume,
                                          .cancel = raw_cancel,
                                          .free = raw_free};

static void raw_answer(struct raw_flow *flow, const kin_list_opts *opts)
{
    KIN__LOCK_SCOPE(&flow->source->pump.mutex);
    flow->job.wants_head = true;
    flow->job.is_ending = !flow->is_watch;
    if (flow->is_watch)
        raw_answer_watch(flow, opts);
    else
        raw_answer_list(flow, opts);
    cds_list_add_tail(&flow->job.link, &flow->source->pump.jobs);
}

static int raw_start(struct raw_flow what, const kin_list_opts *opts,
                     const kin_sink *sink, kin_flow **ret)
{
    struct raw_flow *flow = calloc(1, sizeof(*flow));

    assert_non_null(flow);
    *flow = what;
    flow->flow.ops = &raw_flow_ops;
    flow->sink = *sink;
    kin__pump_job_init(&flow->job, &flow->source->pump, &raw_job_ops);
    raw_answer(flow, opts);
    kin__pump_add(&flow->job, opts->call->stop);
    *ret = &flow->flow;
    return 0;
}

static int raw_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                    const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    (void)err;
    return raw_start((struct raw_flow){.source = (struct raw_source *)lw}, opts,
                     sink, ret);
}

static int raw_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                     const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    (void)err;
    return raw_start(
        (struct raw_flow){.source = (struct raw_source *)lw, .is_watch = true},
        opts, sink, ret);
}

static int narrow_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                       const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    const struct raw_narrow *self = (struct raw_narrow *)lw;

    (void)err;
    return raw_start((struct raw_flow){.source = self->source, .ns = self->ns},
                     opts, sink, ret);
}

static int narrow_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                        const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    const struct raw_narrow *self = (struct raw_narrow *)lw;

    (void)err;
    return raw_start((struct raw_flow){.source = self->source,
                                       .ns = self->ns,
                                       .is_watch = true},
                     opts, sink, ret);
}

static void narrow_free(kin_lister_watcher *lw)
{
    free(lw);
}

static const kin_lister_watcher_ops narrow_ops = {.size = sizeof(narrow_ops),
                                                  .list = narrow_list,
                                                  .watch = narrow_watch,
                                                  .free = narrow_free};

static int raw_narrow(kin_lister_watcher *lw, kin_str ns,
                      kin_lister_watcher **ret, kin_error *err)
{
    struct raw_narrow *self = calloc(1, sizeof(*self));

    (void)err;
    assert_non_null(self);
    self->lw = *lw;
    self->lw.references = 0;
    self->lw.ops = &narrow_ops;
    self->source = (struct raw_source *)lw;
    self->ns = ns.ptr[0];
    *ret = &self->lw;
    return 0;
}

static const kin_lister_watcher_ops raw_ops = {.size = sizeof(raw_ops),
                                               .list = raw_list,
                                               .watch = raw_watch,
                                               .narrow = raw_narrow};

/* ---- content ---- */

int raw_source_init(struct raw_source *source, const kin_resource *resource,
                    bool is_proto)
{
    *source = (struct raw_source){
        .lw = {.ops = &raw_ops, .resource = resource},
        .is_proto = is_proto,
        .version = 1000000000, /* all versions have ten digits */
    };
    return kin__pump_init(&source->pump, NULL, NULL);
}

static void raw_forget(struct raw_source *source)
{
    for (size_t i = 0; i < source->change_count; i++) {
        struct raw_change *change = &source->changes[i];
        source->lost[(unsigned char)change->ns] = change->version;
        kin__buf_done(&change->event);
    }
    source->change_count = 0;
}

void raw_source_done(struct raw_source *source)
{
    if (!source->lw.ops)
        return;
    raw_forget(source);
    kin__pump_done(&source->pump);
}

void raw_source_set(struct raw_source *source, int id, char ns, kin_str text)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    assert_in_range(id, 1, RAW_OBJECTS);
    source->objects[id - 1] = (struct raw_object){id, ns, text};
}

void raw_source_unset(struct raw_source *source, int id)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    source->objects[id - 1] = (struct raw_object){.id = 0};
}

static void raw_keep(struct raw_source *source, char ns, kin_str event)
{
    struct raw_change *change = &source->changes[source->change_count++];

    assert_in_range(source->change_count, 1, RAW_CHANGES);
    change->version = source->version;
    change->ns = ns;
    kin__buf_init(&change->event, NULL, RAW_MAX);
    raw_put(&change->event, event);
}

void raw_source_send(struct raw_source *source, char ns, const char *type,
                     kin_str text, uint64_t version, bool is_kept)
{
    KIN__AUTO_BUF event;
    struct kin__pump_job *job = NULL;

    kin__buf_init(&event, NULL, RAW_MAX);
    raw_put_event(source, &event, type, text);
    KIN__LOCK_SCOPE(&source->pump.mutex);
    source->version = version;
    if (is_kept)
        raw_keep(source, ns, kin__buf_str(&event));
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        const struct raw_flow *flow = raw_flow_of(job);
        if (flow->is_watch && !job->is_ending && raw_concerns(flow, ns))
            raw_put(&job->out, kin__buf_str(&event));
    }
    kin__pump_wake(&source->pump);
}

void raw_source_compact(struct raw_source *source)
{
    KIN__LOCK_SCOPE(&source->pump.mutex);
    raw_forget(source);
}

void raw_source_expire(struct raw_source *source)
{
    struct kin__pump_job *job = NULL;

    KIN__LOCK_SCOPE(&source->pump.mutex);
    cds_list_for_each_entry(job, &source->pump.jobs, link) {
        struct raw_flow *flow = raw_flow_of(job);
        if (flow->is_watch && !job->is_ending)
            raw_put_expired(flow);
    }
    kin__pump_wake(&source->pump);
}
