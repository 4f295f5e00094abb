/* SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>

#include <kin/document.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/fake_source.h"
#include "object/document.h"

/* ---- text ---- */

int kin__fake_write_event(struct kin__buf *buf, const char *type,
                          const char *object)
{
    return kin__buf_printf(buf, "{\"type\":\"%s\",\"object\":%s}\n", type,
                           object);
}

int kin__fake_write_bookmark(const kin_fake_source *source,
                             struct kin__buf *buf, bool is_initial_end)
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
    (void)kin__document_key(doc, kin_s(key)); /* all of it sticks */
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

static int status_append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

int kin__fake_status(const kin_allocator *alloc, const kin_fake_failure *how,
                     char **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, KIN__FAKE_MAX_TEXT);
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
        r = kin_value_write(kin_document_root(doc), 0, status_append, &text);
    return r < 0 ? r : kin__buf_steal(&text, ret);
}

/* ---- refusals ---- */

static const kin_fake_failure fake_expired = {
    .size = sizeof(fake_expired),
    .http_status = 410,
    .reason = "Expired",
    .message = "The resourceVersion for the provided watch is too old.",
};

static const kin_fake_failure fake_too_large = {
    .size = sizeof(fake_too_large),
    .http_status = 504,
    .reason = "Timeout",
    .message = "Too large resource version",
    .cause_type = "ResourceVersionTooLarge",
    .retry_after_s = 1,
};

int kin__fake_refuse(struct kin__fake_flow *flow, const kin_fake_failure *how)
{
    flow->http_status = how->http_status;
    flow->retry_after_s = how->retry_after_s;
    flow->cause = KIN_FLOW_ANSWERED;
    flow->job.is_ending = true;
    flow->job.wants_head = false;
    return kin__fake_status(flow->source->alloc, how, &flow->refusal);
}

/* An ERROR event, and the end. */
static int fake_send_error(struct kin__fake_flow *flow,
                           const kin_fake_failure *how)
{
    char *status = NULL;
    int r = kin__fake_status(flow->source->alloc, how, &status);

    if (r == 0)
        r = kin__fake_write_event(&flow->job.out, "ERROR", status);
    kin__free(flow->source->alloc, status);
    flow->job.is_ending = true;
    return r;
}

/* The version that was asked for; 0 for any. */
static uint64_t fake_version(kin_str text)
{
    uint64_t version = 0;

    return kin__str_to_u64(text, &version) < 0 ? 0 : version;
}

/* ---- lists ---- */

/* Which entries a flow is for: they lie together, since they are sorted. */
struct fake_range {
    size_t from;
    size_t to;
};

static struct fake_range fake_range_of(const struct kin__fake_flow *flow)
{
    const kin_fake_source *source = flow->source;
    struct fake_range range = {.to = source->entry_count};

    if (!flow->ns)
        return range;
    while (range.from < range.to &&
           !kin__fake_concerns(flow, kin_s(source->entries[range.from].key)))
        range.from++;
    range.to = range.from;
    while (range.to < source->entry_count &&
           kin__fake_concerns(flow, kin_s(source->entries[range.to].key)))
        range.to++;
    return range;
}

/* Where a page begins: behind the key that the token names. */
struct fake_page {
    size_t from;
    size_t to;
    size_t end; /* of all pages */
    uint64_t version;
    bool is_expired;
};

static struct fake_page fake_page_of(const struct kin__fake_flow *flow,
                                     const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    struct fake_range range = fake_range_of(flow);
    struct fake_page page = {.from = range.from,
                             .to = range.to,
                             .end = range.to,
                             .version = source->version};

    if (opts->continue_token.len > 0) {
        bool is_there = false;
        kin_str key = opts->continue_token;
        page.version = fake_version(kin__str_cut(&key, ':'));
        page.from = kin__fake_find(source, key, &is_there);
        page.from += is_there;
        page.is_expired = page.version < source->compacted;
    }
    if (opts->limit > 0 && (uint64_t)opts->limit < page.to - page.from)
        page.to = page.from + (size_t)opts->limit;
    return page;
}

static int fake_write_head(const kin_fake_source *source, struct kin__buf *buf,
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

static int fake_write_list(const kin_fake_source *source, struct kin__buf *buf,
                           const struct fake_page *page)
{
    int r = fake_write_head(source, buf, page);

    for (size_t i = page->from; r == 0 && i < page->to; i++)
        r = kin__buf_printf(buf, "%s%s", i > page->from ? "," : "",
                            source->entries[i].text);
    return r < 0 ? r : kin__buf_append(buf, KIN__S("]}\n"));
}

int kin__fake_answer_list(struct kin__fake_flow *flow,
                          const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    struct fake_page page = fake_page_of(flow, opts);
    uint64_t asked = fake_version(opts->resource_version);

    if (page.is_expired || (opts->version_match == KIN_VERSION_MATCH_EXACT &&
                            asked < source->compacted))
        return kin__fake_refuse(flow, &fake_expired);
    if (asked > source->version)
        return kin__fake_refuse(flow, &fake_too_large);
    return fake_write_list(source, &flow->job.out, &page);
}

/* ---- watches ---- */

static int fake_replay(struct kin__fake_flow *flow, uint64_t after)
{
    const struct kin__fake_changes *changes = &flow->source->changes;
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin__fake_changes_count(changes); i++) {
        const struct kin__fake_change *change = kin__fake_changes_at(changes,
                                                                     i);
        if (change->version > after &&
            kin__fake_concerns(flow, kin_s(change->key)))
            r = kin__buf_append(&flow->job.out, kin_s(change->event));
    }
    return r;
}

static int fake_send_state(struct kin__fake_flow *flow,
                           const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    struct fake_range range = fake_range_of(flow);
    int r = 0;

    for (size_t i = range.from; r == 0 && i < range.to; i++)
        r = kin__fake_write_event(&flow->job.out, "ADDED",
                                  source->entries[i].text);
    if (r == 0 && opts->send_initial_events)
        r = kin__fake_write_bookmark(source, &flow->job.out, true);
    return r;
}

int kin__fake_answer_watch(struct kin__fake_flow *flow,
                           const kin_list_opts *opts)
{
    const kin_fake_source *source = flow->source;
    uint64_t version = fake_version(opts->resource_version);

    if (opts->send_initial_events && version > source->version)
        return fake_send_error(flow, &fake_too_large);
    if (opts->send_initial_events || version == 0)
        return fake_send_state(flow, opts);
    if (version < source->compacted)
        return fake_send_error(flow, &fake_expired);
    return fake_replay(flow, version);
}
