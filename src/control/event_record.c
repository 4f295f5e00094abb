/* SPDX-License-Identifier: Apache-2.0 */
#include "control/event_record.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <kin/time.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/clock.h"
#include "base/str.h"
#include "control/identity.h"
#include "object/document.h"
#include "object/names.h"
#include "object/time.h"

int kin_reference_of(const kin_object *object, kin_reference *ret,
                     kin_error *err)
{
    kin_value value = kin_object_value(object);
    kin_str api_version = kin_value_str(
        kin_value_get(value, KIN__S("apiVersion")));
    kin_str kind = kin_value_str(kin_value_get(value, KIN__S("kind")));

    if (api_version.len == 0 || kind.len == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "reference: %.*s has no apiVersion or kind",
                             KIN_STR(kin_object_key(object)));
    *ret = (kin_reference){
        .api_version = api_version,
        .kind = kind,
        .ns = kin_object_namespace(object),
        .name = kin_object_name(object),
        .uid = kin_object_uid(object),
        .resource_version = kin_object_resource_version(object),
        .field_path = KIN__S(""),
    };
    return 0;
}

kin_str kin__event_record_type_text(kin_events_type type)
{
    return type == KIN_EVENTS_WARNING ? KIN__S("Warning") : KIN__S("Normal");
}

kin_str kin__event_record_namespace(const struct kin__event_record *event)
{
    return event->object.ns.len > 0 ? event->object.ns : KIN__S("default");
}

void kin__event_record_make_name(const struct kin__event_record *event,
                                 int64_t wall_ns, struct kin__random *random,
                                 char ret[KIN__EVENT_NAME_SIZE])
{
    int len = snprintf(ret, KIN__EVENT_NAME_SIZE, "%.*s.%" PRIx64,
                       KIN_STR(event->object.name), (uint64_t)wall_ns);

    if (len >= KIN__EVENT_NAME_SIZE ||
        !kin__name_is_dns1123_subdomain(kin_s(ret), /* ret_reason= */ NULL))
        kin__uuid_make(random, ret);
}

/* ---- copying an entry ---- */

/* All strings of an Event, so that measuring and copying treat the same ones.
 */
enum {
    RECORD_REFERENCE_TEXTS = 7,
    RECORD_TEXTS = 2 * RECORD_REFERENCE_TEXTS + 3
};

static void reference_texts(kin_reference *reference, kin_str **ret)
{
    ret[0] = &reference->api_version;
    ret[1] = &reference->kind;
    ret[2] = &reference->ns;
    ret[3] = &reference->name;
    ret[4] = &reference->uid;
    ret[5] = &reference->resource_version;
    ret[6] = &reference->field_path;
}

static void record_texts(struct kin__event_record *event,
                         kin_str *ret[RECORD_TEXTS])
{
    reference_texts(&event->object, ret);
    reference_texts(&event->related, ret + RECORD_REFERENCE_TEXTS);
    ret[RECORD_TEXTS - 3] = &event->reason;
    ret[RECORD_TEXTS - 2] = &event->action;
    ret[RECORD_TEXTS - 1] = &event->message;
}

/* Truncates a message for the server; the caller appends dots.  Does not split
 * a character. */
static kin_str truncate_message(kin_str message)
{
    enum { KEPT = KIN__EVENT_NOTE_MAX - 3 };

    if (message.len <= KIN__EVENT_NOTE_MAX)
        return message;
    return kin__str_slice(
        message, 0, kin__utf8_valid_prefix(kin__str_slice(message, 0, KEPT)));
}

static int entry_check(kin_events_api api, const kin_events_entry *entry)
{
    bool is_new = api == KIN_EVENTS_NEW;

    if (!entry->object || entry->object->name.len == 0 ||
        entry->object->kind.len == 0 || entry->reason.len == 0 ||
        (is_new && entry->action.len == 0))
        return KIN_EINVAL;
    if (entry->type != KIN_EVENTS_NORMAL && entry->type != KIN_EVENTS_WARNING)
        return KIN_EINVAL;
    if (entry->annotation_count > 0 && !entry->annotations)
        return KIN_EINVAL;
    if (entry->reason.len > KIN__EVENT_WORD_MAX ||
        entry->action.len > KIN__EVENT_WORD_MAX ||
        entry->message.len > KIN__EVENT_MESSAGE_MAX ||
        entry->annotation_count > KIN__EVENT_ANNOTATIONS_MAX)
        return KIN_ELIMIT;
    return 0;
}

/* Fills in the views of the caller; strings are not copied yet. */
static void record_fill(struct kin__event_record *event, kin_events_api api,
                        const kin_events_entry *entry, int64_t wall_ns)
{
    *event = (struct kin__event_record){
        .wall_ns = wall_ns,
        .type = entry->type,
        .has_related = api == KIN_EVENTS_NEW && entry->related,
        .object = *entry->object,
        .reason = entry->reason,
        .action = api == KIN_EVENTS_NEW ? entry->action : KIN__S(""),
        .message = api == KIN_EVENTS_NEW ? truncate_message(entry->message)
                                         : entry->message,
        .annotation_count = entry->annotation_count,
    };
    if (event->has_related)
        event->related = *entry->related;
}

/* Checks a string and adds its length to `size`. */
static int text_measure(kin_str text, size_t *size)
{
    if (kin__utf8_valid_prefix(text) != text.len)
        return KIN_EINVAL;
    if (text.len > KIN__EVENT_TEXTS_MAX - *size)
        return KIN_ELIMIT;
    *size += text.len;
    return 0;
}

static int record_measure(struct kin__event_record *event,
                          const kin_str *annotations, size_t *ret)
{
    kin_str *texts[RECORD_TEXTS];
    size_t size = 0;
    int r = 0;

    record_texts(event, texts);
    for (size_t i = 0; i < RECORD_TEXTS && r == 0; i++)
        r = text_measure(*texts[i], &size);
    for (size_t i = 0; i < 2 * event->annotation_count && r == 0; i++)
        r = text_measure(annotations[i], &size);
    *ret = size;
    return r;
}

static void copy_text(char **at, kin_str *text)
{
    if (text->len > 0)
        memcpy(*at, text->ptr, text->len);
    text->ptr = *at;
    *at += text->len;
}

int kin__event_record_new(const kin_allocator *alloc, kin_events_api api,
                          const kin_events_entry *entry, int64_t wall_ns,
                          struct kin__event_record **ret)
{
    struct kin__event_record views;
    kin_str *texts[RECORD_TEXTS];
    size_t size = 0;

    int r = entry_check(api, entry);
    if (r < 0)
        return r;
    record_fill(&views, api, entry, wall_ns);
    r = record_measure(&views, entry->annotations, &size);
    if (r < 0)
        return r;
    size_t names = 2 * views.annotation_count;
    bool is_cut = views.message.len < entry->message.len;
    struct kin__event_record *event = kin__alloc(
        alloc, sizeof(*event) + names * sizeof(kin_str) + size + 4, 1);
    if (!event)
        return KIN_ENOMEM;
    *event = views;
    char *at = (char *)(event->annotations + names);
    record_texts(event, texts);
    for (size_t i = 0; i < RECORD_TEXTS; i++)
        copy_text(&at, texts[i]);
    if (is_cut) { /* the message is the last string */
        memcpy(at, "...", 3);
        event->message.len += 3;
        at += 3;
    }
    for (size_t i = 0; i < names; i++) {
        event->annotations[i] = entry->annotations[i];
        copy_text(&at, &event->annotations[i]);
    }
    assert(event->message.len <= KIN__EVENT_MESSAGE_MAX);
    *ret = event;
    return 0;
}

/* ---- JSON: the first failure of a document is sticky ---- */

#define COMBINED_PREFIX "(combined from similar events): "

static const kin_resource event_resources[] = {
    [KIN_EVENTS_CORE] = {"", "v1", "events", "Event", false},
    [KIN_EVENTS_NEW] = {"events.k8s.io", "v1", "events", "Event", false},
};

const kin_resource *kin__event_record_resource(kin_events_api api)
{
    assert(api == KIN_EVENTS_CORE || api == KIN_EVENTS_NEW);
    return &event_resources[api];
}

static void body_text(kin_document *doc, const char *key, kin_str text)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, text);
}

/* Omitted if empty. */
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

static void body_metadata(kin_document *doc,
                          const struct kin__event_record *event,
                          const struct kin__event_write *write)
{
    (void)kin__document_key(doc, KIN__S("metadata"));
    (void)kin__document_open_object(doc);
    body_text(doc, "name", kin_s(write->name));
    body_text(doc, "namespace", kin__event_record_namespace(event));
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
                        const struct kin__event_record *event,
                        const struct kin__event_write *write)
{
    KIN__AUTO_BUF buf = {.ptr = NULL};

    if (!write->is_combined) {
        body_text_if(doc, "message", event->message);
        return 0;
    }
    kin__buf_init(&buf, alloc,
                  sizeof(COMBINED_PREFIX) + KIN__EVENT_MESSAGE_MAX);
    int r = kin__buf_append(&buf, KIN__S(COMBINED_PREFIX));
    if (r == 0)
        r = kin__buf_append(&buf, event->message);
    if (r == 0)
        body_text(doc, "message", kin__buf_str(&buf));
    return r;
}

static void body_series(kin_document *doc, const struct kin__event_write *write)
{
    assert(write->count > 0);
    (void)kin__document_key(doc, KIN__S("series"));
    (void)kin__document_open_object(doc);
    body_int(doc, "count", write->count);
    body_micro_time(doc, "lastObservedTime", write->last_ns);
    (void)kin__document_close(doc);
}

static int body_core(kin_document *doc, const kin_allocator *alloc,
                     const struct kin__event_source *source,
                     const struct kin__event_record *event,
                     const struct kin__event_write *write)
{
    /* Like client-go, which omits the reporting component of combined Events.
     */
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
    body_text(doc, "type", kin__event_record_type_text(event->type));
    (void)kin__document_key(doc, KIN__S("eventTime"));
    (void)kin__document_add_null(doc);
    body_text(doc, "reportingComponent", component);
    body_text(doc, "reportingInstance", host);
    return r;
}

static void body_new(kin_document *doc, const struct kin__event_source *source,
                     const struct kin__event_record *event,
                     const struct kin__event_write *write)
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
    body_text(doc, "type", kin__event_record_type_text(event->type));
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

int kin__event_body(const kin_allocator *alloc,
                    const struct kin__event_source *source,
                    const struct kin__event_record *event,
                    const struct kin__event_write *write, kin_document **ret,
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

int kin__event_patch(const kin_allocator *alloc,
                     const struct kin__event_source *source,
                     const struct kin__event_record *event,
                     const struct kin__event_write *write, kin_document **ret,
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
