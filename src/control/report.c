/* SPDX-License-Identifier: Apache-2.0 */
#include "control/report.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "control/unique.h"
#include "object/names.h"

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

kin_str kin__report_type_text(kin_events_type type)
{
    return type == KIN_EVENTS_WARNING ? KIN__S("Warning") : KIN__S("Normal");
}

kin_str kin__report_namespace(const struct kin__report *event)
{
    return event->object.ns.len > 0 ? event->object.ns : KIN__S("default");
}

void kin__report_make_name(const struct kin__report *event, int64_t wall_ns,
                           struct kin__random *random,
                           char ret[KIN__REPORT_NAME_SIZE])
{
    int len = snprintf(ret, KIN__REPORT_NAME_SIZE, "%.*s.%" PRIx64,
                       KIN_STR(event->object.name), (uint64_t)wall_ns);

    if (len >= KIN__REPORT_NAME_SIZE ||
        !kin__name_is_dns1123_subdomain(kin_s(ret), /* ret_reason= */ NULL))
        kin__uuid_make(random, ret);
}

/* ---- copying ---- */

/* The views of an event, so that they are counted and copied alike. */
enum {
    REPORT_REFERENCE_TEXTS = 7,
    REPORT_TEXTS = 2 * REPORT_REFERENCE_TEXTS + 3
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

static void report_texts(struct kin__report *event, kin_str *ret[REPORT_TEXTS])
{
    reference_texts(&event->object, ret);
    reference_texts(&event->related, ret + REPORT_REFERENCE_TEXTS);
    ret[REPORT_TEXTS - 3] = &event->reason;
    ret[REPORT_TEXTS - 2] = &event->action;
    ret[REPORT_TEXTS - 1] = &event->message;
}

/* What is too long for the server ends in dots, between two characters. */
static kin_str report_note(kin_str message)
{
    enum { KEPT = KIN__REPORT_NOTE_MAX - 3 };

    if (message.len <= KIN__REPORT_NOTE_MAX)
        return message;
    return kin__str_slice(
        message, 0, kin__utf8_valid_prefix(kin__str_slice(message, 0, KEPT)));
}

static int occurrence_check(kin_events_api api, const kin_events_entry *given)
{
    bool is_new = api == KIN_EVENTS_NEW;

    if (!given->object || given->object->name.len == 0 ||
        given->object->kind.len == 0 || given->reason.len == 0 ||
        (is_new && given->action.len == 0))
        return KIN_EINVAL;
    if (given->type != KIN_EVENTS_NORMAL && given->type != KIN_EVENTS_WARNING)
        return KIN_EINVAL;
    if (given->annotation_count > 0 && !given->annotations)
        return KIN_EINVAL;
    if (given->reason.len > KIN__REPORT_WORD_MAX ||
        given->action.len > KIN__REPORT_WORD_MAX ||
        given->message.len > KIN__REPORT_MESSAGE_MAX ||
        given->annotation_count > KIN__REPORT_ANNOTATIONS_MAX)
        return KIN_ELIMIT;
    return 0;
}

/* The views of the caller, not copied yet. */
static void report_fill(struct kin__report *event, kin_events_api api,
                        const kin_events_entry *given, int64_t wall_ns)
{
    *event = (struct kin__report){
        .wall_ns = wall_ns,
        .type = given->type,
        .has_related = api == KIN_EVENTS_NEW && given->related,
        .object = *given->object,
        .reason = given->reason,
        .action = api == KIN_EVENTS_NEW ? given->action : KIN__S(""),
        .message = api == KIN_EVENTS_NEW ? report_note(given->message)
                                         : given->message,
        .annotation_count = given->annotation_count,
    };
    if (event->has_related)
        event->related = *given->related;
}

/* Adds up what a text takes, with room for dots and a NUL. */
static int text_measure(kin_str text, size_t *size)
{
    if (kin__utf8_valid_prefix(text) != text.len)
        return KIN_EINVAL;
    if (text.len > KIN__REPORT_TEXTS_MAX - *size)
        return KIN_ELIMIT;
    *size += text.len;
    return 0;
}

static int report_measure(struct kin__report *event, const kin_str *annotations,
                          size_t *ret)
{
    kin_str *texts[REPORT_TEXTS];
    size_t size = 0;
    int r = 0;

    report_texts(event, texts);
    for (size_t i = 0; i < REPORT_TEXTS && r == 0; i++)
        r = text_measure(*texts[i], &size);
    for (size_t i = 0; i < 2 * event->annotation_count && r == 0; i++)
        r = text_measure(annotations[i], &size);
    *ret = size;
    return r;
}

static void text_keep(char **at, kin_str *text)
{
    if (text->len > 0)
        memcpy(*at, text->ptr, text->len);
    text->ptr = *at;
    *at += text->len;
}

int kin__report_new(const kin_allocator *alloc, kin_events_api api,
                    const kin_events_entry *occurrence, int64_t wall_ns,
                    struct kin__report **ret)
{
    struct kin__report views;
    kin_str *texts[REPORT_TEXTS];
    size_t size = 0;

    int r = occurrence_check(api, occurrence);
    if (r < 0)
        return r;
    report_fill(&views, api, occurrence, wall_ns);
    r = report_measure(&views, occurrence->annotations, &size);
    if (r < 0)
        return r;
    size_t names = 2 * views.annotation_count;
    bool is_cut = views.message.len < occurrence->message.len;
    struct kin__report *event = kin__alloc(
        alloc, sizeof(*event) + names * sizeof(kin_str) + size + 4, 1);
    if (!event)
        return KIN_ENOMEM;
    *event = views;
    char *at = (char *)(event->annotations + names);
    report_texts(event, texts);
    for (size_t i = 0; i < REPORT_TEXTS; i++)
        text_keep(&at, texts[i]);
    if (is_cut) { /* the message is the last of them */
        memcpy(at, "...", 3);
        event->message.len += 3;
        at += 3;
    }
    for (size_t i = 0; i < names; i++) {
        event->annotations[i] = occurrence->annotations[i];
        text_keep(&at, &event->annotations[i]);
    }
    *ret = event;
    return 0;
}
