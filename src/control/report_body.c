/* SPDX-License-Identifier: Apache-2.0 */
/*
 * report_body.c - events as the server wants them.
 *
 * The first failure of a document sticks, so that only its end is checked.
 */
#include <kin/time.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/str.h"
#include "control/report.h"
#include "object/document.h"
#include "object/time.h"

#define REPORT_COMBINED "(combined from similar events): "

static const kin_resource report_resources[] = {
    [KIN_EVENTS_CORE] = {"", "v1", "events", "Event", false},
    [KIN_EVENTS_NEW] = {"events.k8s.io", "v1", "events", "Event", false},
};

const kin_resource *kin__report_resource(kin_events_api api)
{
    return &report_resources[api];
}

/* ---- parts ---- */

static void body_text(kin_document *doc, const char *key, kin_str text)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, text);
}

/* Left out if it is empty. */
static void body_text_if(kin_document *doc, const char *key, kin_str text)
{
    if (text.len > 0)
        body_text(doc, key, text);
}

static void body_int(kin_document *doc, const char *key, int64_t number)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_int(doc, number);
}

static kin_time time_of(int64_t wall_ns)
{
    int64_t rest_ns = wall_ns % KIN__NS_PER_S;

    if (rest_ns < 0)
        rest_ns += KIN__NS_PER_S;
    return (kin_time){.seconds = (wall_ns - rest_ns) / KIN__NS_PER_S,
                      .nanos = (int32_t)rest_ns};
}

static void body_time(kin_document *doc, const char *key, int64_t wall_ns)
{
    char text[KIN_TIME_TEXT_SIZE];

    (void)kin_time_format(time_of(wall_ns), text, sizeof(text));
    body_text(doc, key, kin_s(text));
}

static void body_micro_time(kin_document *doc, const char *key, int64_t wall_ns)
{
    char text[KIN_TIME_TEXT_SIZE];

    (void)kin__time_format_micro(time_of(wall_ns), text, sizeof(text));
    body_text(doc, key, kin_s(text));
}

static void body_reference(kin_document *doc, const char *key,
                           const kin_reference *reference)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_open_object(doc);
    body_text_if(doc, "kind", reference->kind);
    body_text_if(doc, "namespace", reference->ns);
    body_text_if(doc, "name", reference->name);
    body_text_if(doc, "uid", reference->uid);
    body_text_if(doc, "apiVersion", reference->api_version);
    body_text_if(doc, "resourceVersion", reference->resource_version);
    body_text_if(doc, "fieldPath", reference->field_path);
    (void)kin__document_close(doc);
}

static void body_metadata(kin_document *doc, const struct kin__report *event,
                          const struct kin__report_write *write)
{
    (void)kin__document_key(doc, KIN__S("metadata"));
    (void)kin__document_open_object(doc);
    body_text(doc, "name", kin_s(write->name));
    body_text(doc, "namespace", kin__report_namespace(event));
    if (event->annotation_count > 0 && !write->is_combined) {
        (void)kin__document_key(doc, KIN__S("annotations"));
        (void)kin__document_open_object(doc);
        for (size_t i = 0; i < event->annotation_count; i++) {
            (void)kin__document_key(doc, event->annotations[2 * i]);
            (void)kin__document_add_string(doc, event->annotations[2 * i + 1]);
        }
        (void)kin__document_close(doc);
    }
    (void)kin__document_close(doc);
}

static int body_message(kin_document *doc, const kin_allocator *alloc,
                        const struct kin__report *event,
                        const struct kin__report_write *write)
{
    KIN__AUTO_BUF buf = {.ptr = NULL};

    if (!write->is_combined) {
        body_text_if(doc, "message", event->message);
        return 0;
    }
    kin__buf_init(&buf, alloc,
                  sizeof(REPORT_COMBINED) + KIN__REPORT_MESSAGE_MAX);
    int r = kin__buf_append(&buf, KIN__S(REPORT_COMBINED));
    if (r == 0)
        r = kin__buf_append(&buf, event->message);
    if (r == 0)
        body_text(doc, "message", kin__buf_str(&buf));
    return r;
}

static void body_series(kin_document *doc,
                        const struct kin__report_write *write)
{
    (void)kin__document_key(doc, KIN__S("series"));
    (void)kin__document_open_object(doc);
    body_int(doc, "count", write->count);
    body_micro_time(doc, "lastObservedTime", write->last_ns);
    (void)kin__document_close(doc);
}

/* ---- the whole ---- */

static int body_core(kin_document *doc, const kin_allocator *alloc,
                     const struct kin__report_source *source,
                     const struct kin__report *event,
                     const struct kin__report_write *write)
{
    /* Like client-go, which leaves out who reports for combined events. */
    kin_str component = write->is_combined ? KIN__S("") : source->component;
    kin_str host = write->is_combined ? KIN__S("") : source->host;

    body_metadata(doc, event, write);
    body_reference(doc, "involvedObject", &event->object);
    body_text(doc, "reason", event->reason);
    int r = body_message(doc, alloc, event, write);
    (void)kin__document_key(doc, KIN__S("source"));
    (void)kin__document_open_object(doc);
    body_text(doc, "component", source->component);
    body_text_if(doc, "host", source->host);
    (void)kin__document_close(doc);
    body_time(doc, "firstTimestamp", write->first_ns);
    body_time(doc, "lastTimestamp", write->last_ns);
    body_int(doc, "count", write->count);
    body_text(doc, "type", kin__report_type_text(event->type));
    (void)kin__document_key(doc, KIN__S("eventTime"));
    (void)kin__document_add_null(doc);
    body_text(doc, "reportingComponent", component);
    body_text(doc, "reportingInstance", host);
    return r;
}

static void body_new(kin_document *doc, const struct kin__report_source *source,
                     const struct kin__report *event,
                     const struct kin__report_write *write)
{
    body_metadata(doc, event, write);
    body_micro_time(doc, "eventTime", write->first_ns);
    if (write->count > 0)
        body_series(doc, write);
    body_text(doc, "reportingController", source->component);
    body_text(doc, "reportingInstance", source->instance);
    body_text(doc, "action", event->action);
    body_text(doc, "reason", event->reason);
    body_reference(doc, "regarding", &event->object);
    if (event->has_related)
        body_reference(doc, "related", &event->related);
    body_text_if(doc, "note", event->message);
    body_text(doc, "type", kin__report_type_text(event->type));
}

static int body_finish(kin_document **doc, int r, kin_document **ret,
                       kin_error *err)
{
    (void)kin__document_close(*doc);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    r = kin__document_finish(*doc, err);
    if (r < 0)
        return r;
    *ret = *doc;
    *doc = NULL;
    return 0;
}

int kin__report_body(const kin_allocator *alloc,
                     const struct kin__report_source *source,
                     const struct kin__report *event,
                     const struct kin__report_write *write, kin_document **ret,
                     kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    bool is_new = source->api == KIN_EVENTS_NEW;

    int r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    body_text(doc, "apiVersion",
              is_new ? KIN__S("events.k8s.io/v1") : KIN__S("v1"));
    body_text(doc, "kind", KIN__S("Event"));
    if (is_new)
        body_new(doc, source, event, write);
    else
        r = body_core(doc, alloc, source, event, write);
    return body_finish(&doc, r, ret, err);
}

int kin__report_patch(const kin_allocator *alloc,
                      const struct kin__report_source *source,
                      const struct kin__report *event,
                      const struct kin__report_write *write, kin_document **ret,
                      kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;

    int r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    if (source->api == KIN_EVENTS_NEW) {
        body_series(doc, write);
    } else {
        body_int(doc, "count", write->count);
        body_time(doc, "lastTimestamp", write->last_ns);
        r = body_message(doc, alloc, event, write);
    }
    return body_finish(&doc, r, ret, err);
}
