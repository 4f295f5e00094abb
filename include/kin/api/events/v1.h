/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of events.k8s.io/v1.
 * kin/typed.h says what the functions do.
 */
#ifndef KIN_API_EVENTS_V1_H
#define KIN_API_EVENTS_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>

KIN_BEGIN_DECLS

typedef struct events_v1_event {
    const kin_object *object;
} events_v1_event;
typedef struct events_v1_event_edit {
    kin_edit *edit;
    kin_spot spot;
} events_v1_event_edit;
static inline events_v1_event events_v1_event_of(const kin_object *object)
{
    events_v1_event view;
    view.object = object;
    return view;
}
static inline events_v1_event events_v1_event_ref(events_v1_event view)
{
    return events_v1_event_of(kin_object_ref(view.object));
}
static inline void events_v1_event_unref(events_v1_event view)
{
    (void)kin_object_unref(view.object);
}
static inline void events_v1_event_auto_release(events_v1_event *view)
{
    events_v1_event_unref(*view);
}
static inline events_v1_event_edit events_v1_event_change(
    const kin_allocator *alloc, events_v1_event view)
{
    events_v1_event_edit at;
    at.edit = kin_edit_new_change(alloc, view.object);
    at.spot = kin_edit_root();
    return at;
}
static inline void events_v1_event_edit_free(events_v1_event_edit at)
{
    (void)kin_edit_free(at.edit);
}
static inline void events_v1_event_edit_auto_release(events_v1_event_edit *at)
{
    events_v1_event_edit_free(*at);
}

typedef struct events_v1_event_series {
    kin_value value;
} events_v1_event_series;
typedef struct events_v1_event_series_list {
    kin_value value;
} events_v1_event_series_list;
typedef struct events_v1_event_series_edit {
    kin_edit *edit;
    kin_spot spot;
} events_v1_event_series_edit;
static inline events_v1_event_series events_v1_event_series_of(kin_value value)
{
    events_v1_event_series view;
    view.value = value;
    return view;
}
static inline events_v1_event_series_list events_v1_event_series_list_of(
    kin_value value)
{
    events_v1_event_series_list list;
    list.value = value;
    return list;
}
static inline size_t events_v1_event_series_list_count(
    events_v1_event_series_list list)
{
    return kin_value_count(list.value);
}
static inline events_v1_event_series events_v1_event_series_list_at(
    events_v1_event_series_list list, size_t index)
{
    return events_v1_event_series_of(kin_value_at(list.value, index));
}
static inline events_v1_event_series_edit events_v1_event_series_edit_of(
    kin_edit *edit, kin_spot spot)
{
    events_v1_event_series_edit at;
    at.edit = edit;
    at.spot = kin_edit_want_object(edit, spot);
    return at;
}
static inline int events_v1_event_series_edit_copy(
    events_v1_event_series_edit at, events_v1_event_series view)
{
    return kin_edit_set_value(at.edit, at.spot, view.value);
}

/* Event */
static inline kin_field *events_v1_event_metadata_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("metadata", "");
    return &field;
}
static inline meta_v1_object_meta events_v1_event_get_metadata(
    events_v1_event view)
{
    return meta_v1_object_meta_of(kin_object_field(view.object,
        events_v1_event_metadata_field_()));
}
static inline meta_v1_object_meta_edit events_v1_event_edit_metadata(
    events_v1_event_edit at)
{
    return meta_v1_object_meta_edit_of(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_metadata_field_()));
}
static inline bool events_v1_event_metadata_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_metadata_field_()));
}
static inline int events_v1_event_metadata_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_metadata_field_()));
}
#define EVENTS_V1_EVENT_METADATA_PATH ".metadata"
static inline kin_field *events_v1_event_event_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("eventTime", "");
    return &field;
}
static inline kin_time events_v1_event_event_time(events_v1_event view)
{
    return kin_value_as_time(kin_object_field(view.object,
        events_v1_event_event_time_field_()));
}
static inline int events_v1_event_event_time_set(events_v1_event_edit at,
    kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_event_time_field_()), value);
}
static inline bool events_v1_event_event_time_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_event_time_field_()));
}
static inline int events_v1_event_event_time_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_event_time_field_()));
}
#define EVENTS_V1_EVENT_EVENT_TIME_PATH ".eventTime"
static inline kin_field *events_v1_event_series_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("series", "");
    return &field;
}
static inline events_v1_event_series events_v1_event_get_series(
    events_v1_event view)
{
    return events_v1_event_series_of(kin_object_field(view.object,
        events_v1_event_series_field_()));
}
static inline events_v1_event_series_edit events_v1_event_edit_series(
    events_v1_event_edit at)
{
    return events_v1_event_series_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, events_v1_event_series_field_()));
}
static inline bool events_v1_event_series_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_series_field_()));
}
static inline int events_v1_event_series_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_series_field_()));
}
#define EVENTS_V1_EVENT_SERIES_PATH ".series"
static inline kin_field *events_v1_event_reporting_controller_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reportingController", "");
    return &field;
}
static inline kin_str events_v1_event_reporting_controller(events_v1_event view)
{
    return kin_value_str(kin_object_field(view.object,
        events_v1_event_reporting_controller_field_()));
}
static inline int events_v1_event_reporting_controller_set(
    events_v1_event_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_reporting_controller_field_()), value);
}
static inline bool events_v1_event_reporting_controller_has(
    events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_reporting_controller_field_()));
}
static inline int events_v1_event_reporting_controller_unset(
    events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_reporting_controller_field_()));
}
#define EVENTS_V1_EVENT_REPORTING_CONTROLLER_PATH ".reportingController"
static inline kin_field *events_v1_event_reporting_instance_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reportingInstance", "");
    return &field;
}
static inline kin_str events_v1_event_reporting_instance(events_v1_event view)
{
    return kin_value_str(kin_object_field(view.object,
        events_v1_event_reporting_instance_field_()));
}
static inline int events_v1_event_reporting_instance_set(
    events_v1_event_edit at, kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_reporting_instance_field_()), value);
}
static inline bool events_v1_event_reporting_instance_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_reporting_instance_field_()));
}
static inline int events_v1_event_reporting_instance_unset(
    events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_reporting_instance_field_()));
}
#define EVENTS_V1_EVENT_REPORTING_INSTANCE_PATH ".reportingInstance"
static inline kin_field *events_v1_event_action_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("action", "");
    return &field;
}
static inline kin_str events_v1_event_action(events_v1_event view)
{
    return kin_value_str(kin_object_field(view.object,
        events_v1_event_action_field_()));
}
static inline int events_v1_event_action_set(events_v1_event_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_action_field_()), value);
}
static inline bool events_v1_event_action_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_action_field_()));
}
static inline int events_v1_event_action_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_action_field_()));
}
#define EVENTS_V1_EVENT_ACTION_PATH ".action"
static inline kin_field *events_v1_event_reason_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("reason", "");
    return &field;
}
static inline kin_str events_v1_event_reason(events_v1_event view)
{
    return kin_value_str(kin_object_field(view.object,
        events_v1_event_reason_field_()));
}
static inline int events_v1_event_reason_set(events_v1_event_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_reason_field_()), value);
}
static inline bool events_v1_event_reason_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_reason_field_()));
}
static inline int events_v1_event_reason_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_reason_field_()));
}
#define EVENTS_V1_EVENT_REASON_PATH ".reason"
static inline kin_field *events_v1_event_regarding_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("regarding", "");
    return &field;
}
static inline core_v1_object_reference events_v1_event_get_regarding(
    events_v1_event view)
{
    return core_v1_object_reference_of(kin_object_field(view.object,
        events_v1_event_regarding_field_()));
}
static inline core_v1_object_reference_edit events_v1_event_edit_regarding(
    events_v1_event_edit at)
{
    return core_v1_object_reference_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, events_v1_event_regarding_field_()));
}
static inline bool events_v1_event_regarding_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_regarding_field_()));
}
static inline int events_v1_event_regarding_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_regarding_field_()));
}
#define EVENTS_V1_EVENT_REGARDING_PATH ".regarding"
static inline kin_field *events_v1_event_related_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("related", "");
    return &field;
}
static inline core_v1_object_reference events_v1_event_get_related(
    events_v1_event view)
{
    return core_v1_object_reference_of(kin_object_field(view.object,
        events_v1_event_related_field_()));
}
static inline core_v1_object_reference_edit events_v1_event_edit_related(
    events_v1_event_edit at)
{
    return core_v1_object_reference_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, events_v1_event_related_field_()));
}
static inline bool events_v1_event_related_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_related_field_()));
}
static inline int events_v1_event_related_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_related_field_()));
}
#define EVENTS_V1_EVENT_RELATED_PATH ".related"
static inline kin_field *events_v1_event_note_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("note", "");
    return &field;
}
static inline kin_str events_v1_event_note(events_v1_event view)
{
    return kin_value_str(kin_object_field(view.object,
        events_v1_event_note_field_()));
}
static inline int events_v1_event_note_set(events_v1_event_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_note_field_()), value);
}
static inline bool events_v1_event_note_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_note_field_()));
}
static inline int events_v1_event_note_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_note_field_()));
}
#define EVENTS_V1_EVENT_NOTE_PATH ".note"
static inline kin_field *events_v1_event_type_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("type", "");
    return &field;
}
static inline kin_str events_v1_event_type(events_v1_event view)
{
    return kin_value_str(kin_object_field(view.object,
        events_v1_event_type_field_()));
}
static inline int events_v1_event_type_set(events_v1_event_edit at,
    kin_str value)
{
    return kin_edit_set_str(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_type_field_()), value);
}
static inline bool events_v1_event_type_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_type_field_()));
}
static inline int events_v1_event_type_unset(events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_type_field_()));
}
#define EVENTS_V1_EVENT_TYPE_PATH ".type"
static inline kin_field *events_v1_event_deprecated_source_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deprecatedSource", "");
    return &field;
}
static inline core_v1_event_source events_v1_event_get_deprecated_source(
    events_v1_event view)
{
    return core_v1_event_source_of(kin_object_field(view.object,
        events_v1_event_deprecated_source_field_()));
}
static inline core_v1_event_source_edit events_v1_event_edit_deprecated_source(
    events_v1_event_edit at)
{
    return core_v1_event_source_edit_of(at.edit, kin_edit_field(at.edit,
        at.spot, events_v1_event_deprecated_source_field_()));
}
static inline bool events_v1_event_deprecated_source_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_deprecated_source_field_()));
}
static inline int events_v1_event_deprecated_source_unset(
    events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_deprecated_source_field_()));
}
#define EVENTS_V1_EVENT_DEPRECATED_SOURCE_PATH ".deprecatedSource"
static inline kin_field *events_v1_event_deprecated_first_timestamp_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deprecatedFirstTimestamp", "");
    return &field;
}
static inline kin_time events_v1_event_deprecated_first_timestamp(
    events_v1_event view)
{
    return kin_value_as_time(kin_object_field(view.object,
        events_v1_event_deprecated_first_timestamp_field_()));
}
static inline int events_v1_event_deprecated_first_timestamp_set(
    events_v1_event_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_deprecated_first_timestamp_field_()), value);
}
static inline bool events_v1_event_deprecated_first_timestamp_has(
    events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_deprecated_first_timestamp_field_()));
}
static inline int events_v1_event_deprecated_first_timestamp_unset(
    events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_deprecated_first_timestamp_field_()));
}
#define EVENTS_V1_EVENT_DEPRECATED_FIRST_TIMESTAMP_PATH \
    ".deprecatedFirstTimestamp"
static inline kin_field *events_v1_event_deprecated_last_timestamp_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deprecatedLastTimestamp", "");
    return &field;
}
static inline kin_time events_v1_event_deprecated_last_timestamp(
    events_v1_event view)
{
    return kin_value_as_time(kin_object_field(view.object,
        events_v1_event_deprecated_last_timestamp_field_()));
}
static inline int events_v1_event_deprecated_last_timestamp_set(
    events_v1_event_edit at, kin_time value)
{
    return kin_edit_set_time(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_deprecated_last_timestamp_field_()), value);
}
static inline bool events_v1_event_deprecated_last_timestamp_has(
    events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_deprecated_last_timestamp_field_()));
}
static inline int events_v1_event_deprecated_last_timestamp_unset(
    events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_deprecated_last_timestamp_field_()));
}
#define EVENTS_V1_EVENT_DEPRECATED_LAST_TIMESTAMP_PATH \
    ".deprecatedLastTimestamp"
static inline kin_field *events_v1_event_deprecated_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("deprecatedCount", "");
    return &field;
}
static inline int32_t events_v1_event_deprecated_count(events_v1_event view)
{
    return kin_value_as_int32(kin_object_field(view.object,
        events_v1_event_deprecated_count_field_()));
}
static inline int events_v1_event_deprecated_count_set(events_v1_event_edit at,
    int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_deprecated_count_field_()), value);
}
static inline bool events_v1_event_deprecated_count_has(events_v1_event view)
{
    return kin_value_is_set(kin_object_field(view.object,
        events_v1_event_deprecated_count_field_()));
}
static inline int events_v1_event_deprecated_count_unset(
    events_v1_event_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_deprecated_count_field_()));
}
#define EVENTS_V1_EVENT_DEPRECATED_COUNT_PATH ".deprecatedCount"

/* EventSeries */
static inline kin_field *events_v1_event_series_count_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("count", "");
    return &field;
}
static inline int32_t events_v1_event_series_count(events_v1_event_series view)
{
    return kin_value_as_int32(kin_value_field(view.value,
        events_v1_event_series_count_field_()));
}
static inline int events_v1_event_series_count_set(
    events_v1_event_series_edit at, int32_t value)
{
    return kin_edit_set_int(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_series_count_field_()), value);
}
static inline bool events_v1_event_series_count_has(events_v1_event_series view)
{
    return kin_value_is_set(kin_value_field(view.value,
        events_v1_event_series_count_field_()));
}
static inline int events_v1_event_series_count_unset(
    events_v1_event_series_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_series_count_field_()));
}
static inline kin_field *events_v1_event_series_last_observed_time_field_(void)
{
    static kin_field field = KIN_FIELD_INIT("lastObservedTime", "");
    return &field;
}
static inline kin_time events_v1_event_series_last_observed_time(
    events_v1_event_series view)
{
    return kin_value_as_time(kin_value_field(view.value,
        events_v1_event_series_last_observed_time_field_()));
}
static inline int events_v1_event_series_last_observed_time_set(
    events_v1_event_series_edit at, kin_time value)
{
    return kin_edit_set_micro_time(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_series_last_observed_time_field_()), value);
}
static inline bool events_v1_event_series_last_observed_time_has(
    events_v1_event_series view)
{
    return kin_value_is_set(kin_value_field(view.value,
        events_v1_event_series_last_observed_time_field_()));
}
static inline int events_v1_event_series_last_observed_time_unset(
    events_v1_event_series_edit at)
{
    return kin_edit_remove(at.edit, kin_edit_field(at.edit, at.spot,
        events_v1_event_series_last_observed_time_field_()));
}

static const kin_resource events_v1_events[1] = {
    {"events.k8s.io", "v1", "events", "Event", false},
};
static inline events_v1_event_edit events_v1_event_new(
    const kin_allocator *alloc, kin_str ns, kin_str name)
{
    events_v1_event_edit at;
    kin_namespaced_name named = {ns, name};
    at.edit = kin_edit_new_object(alloc, events_v1_events, named);
    at.spot = kin_edit_root();
    return at;
}
static inline events_v1_event events_v1_event_cast(const kin_object *object)
{
    return events_v1_event_of(kin_object_is_of(object,
        events_v1_events) ? object : NULL);
}
static inline kin_call_opts events_v1_events_part_(const kin_call_opts *opts,
    const char *part)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);
    if (opts)
        own = *opts;
    if (part[0])
        own.subresource = kin_s(part);
    return own;
}
static inline int events_v1_events_got_(int r, kin_object *object,
    events_v1_event *ret)
{
    if (r == 0 && ret)
        ret->object = object;
    return r;
}
KIN_NODISCARD static inline int events_v1_events_get(kin_client *client,
    kin_str ns, kin_str name, const kin_call_opts *opts, events_v1_event *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_namespaced_name at = {ns, name};
    int r = kin_client_get(client, events_v1_events, at, opts,
        ret ? &got : NULL, err);
    return events_v1_events_got_(r, got, ret);
}
KIN_NODISCARD static inline int events_v1_events_create(kin_client *client,
    events_v1_event_edit at, const kin_call_opts *opts, events_v1_event *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    int r = kin_client_create(client, events_v1_events, at.edit, opts,
        ret ? &got : NULL, err);
    return events_v1_events_got_(r, got, ret);
}
KIN_NODISCARD static inline int events_v1_events_delete(kin_client *client,
    kin_str ns, kin_str name, const kin_delete_opts *opts, kin_error *err)
{
    kin_namespaced_name at = {ns, name};
    return kin_client_delete(client, events_v1_events, at, opts, NULL, err);
}
KIN_NODISCARD static inline int events_v1_events_delete_collection(
    kin_client *client, const kin_delete_opts *opts, kin_error *err)
{
    return kin_client_delete_collection(client, events_v1_events, opts, NULL,
        err);
}
KIN_NODISCARD static inline int events_v1_events_update(kin_client *client,
    events_v1_event_edit at, const kin_call_opts *opts, events_v1_event *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = events_v1_events_part_(opts, "");
    int r = kin_client_update(client, events_v1_events, at.edit, &own,
        ret ? &got : NULL, err);
    return events_v1_events_got_(r, got, ret);
}
KIN_NODISCARD static inline int events_v1_events_patch(kin_client *client,
    events_v1_event_edit at, const kin_call_opts *opts, events_v1_event *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = events_v1_events_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_MERGE;
    what.edit = at.edit;
    int r = kin_client_patch(client, events_v1_events, &what, &own,
        ret ? &got : NULL, err);
    return events_v1_events_got_(r, got, ret);
}
KIN_NODISCARD static inline int events_v1_events_apply(kin_client *client,
    events_v1_event_edit at, const kin_call_opts *opts, events_v1_event *ret,
    kin_error *err)
{
    kin_object *got = NULL;
    kin_call_opts own = events_v1_events_part_(opts, "");
    kin_patch what = KIN_INIT(kin_patch);
    what.type = KIN_PATCH_APPLY;
    what.edit = at.edit;
    int r = kin_client_patch(client, events_v1_events, &what, &own,
        ret ? &got : NULL, err);
    return events_v1_events_got_(r, got, ret);
}
typedef struct events_v1_event_list_handler {
    int (*on_item)(events_v1_event item, void *userdata);
    int (*on_restart)(void *userdata);
    void *userdata;
} events_v1_event_list_handler;
static inline int events_v1_event_list_each_(const kin_object *object,
    void *userdata)
{
    const events_v1_event_list_handler *own = (
        const events_v1_event_list_handler *)userdata;
    return own->on_item(events_v1_event_of(object), own->userdata);
}
static inline int events_v1_event_list_restart_(void *userdata)
{
    const events_v1_event_list_handler *own = (
        const events_v1_event_list_handler *)userdata;
    return own->on_restart(own->userdata);
}
static inline kin_list_handler events_v1_event_list_adapt_(
    events_v1_event_list_handler *own)
{
    kin_list_handler handler = KIN_INIT(kin_list_handler);
    handler.on_item = events_v1_event_list_each_;
    handler.on_restart = own->on_restart ? events_v1_event_list_restart_ : NULL;
    handler.userdata = own;
    return handler;
}
KIN_NODISCARD static inline int events_v1_events_list(kin_client *client,
    const kin_list_opts *opts, const events_v1_event_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    events_v1_event_list_handler own = *handler;
    kin_list_handler adapted = events_v1_event_list_adapt_(&own);
    return kin_client_list(client, events_v1_events, opts, &adapted, ret, err);
}
KIN_NODISCARD static inline int events_v1_events_list_all(kin_client *client,
    const kin_list_opts *opts, const events_v1_event_list_handler *handler,
    kin_list_meta **ret, kin_error *err)
{
    events_v1_event_list_handler own = *handler;
    kin_list_handler adapted = events_v1_event_list_adapt_(&own);
    return kin_client_list_all(client, events_v1_events, opts, &adapted, ret,
        err);
}
typedef struct events_v1_event_watch {
    kin_watch *watch;
} events_v1_event_watch;
static inline void events_v1_event_watch_auto_release(
    events_v1_event_watch *watch)
{
    (void)kin_watch_free(watch->watch);
}
KIN_NODISCARD static inline int events_v1_events_watch(kin_client *client,
    const kin_list_opts *opts, events_v1_event_watch *ret, kin_error *err)
{
    return kin_client_watch(client, events_v1_events, opts, &ret->watch, err);
}
KIN_NODISCARD static inline int events_v1_event_watch_next(
    events_v1_event_watch watch, kin_deadline deadline, kin_watch_event *ret,
    events_v1_event *ret_view, kin_error *err)
{
    int r = kin_watch_next(watch.watch, deadline, ret, err);
    if (r == 0)
        ret_view->object = ret->object;
    return r;
}
typedef struct events_v1_event_informer {
    kin_informer *informer;
} events_v1_event_informer;
static inline events_v1_event_informer events_v1_event_informer_of(
    kin_informer *informer)
{
    events_v1_event_informer typed;
    typed.informer = informer;
    return typed;
}
KIN_NODISCARD static inline int events_v1_events_informer(kin_factory *factory,
    events_v1_event_informer *ret, kin_error *err)
{
    return kin_factory_informer(factory, events_v1_events, &ret->informer, err);
}
typedef struct events_v1_event_handler {
    void (*on_add)(events_v1_event view, bool is_initial, void *userdata);
    void (*on_update)(events_v1_event old_view, events_v1_event view,
        void *userdata);
    void (*on_delete)(events_v1_event view, bool is_tombstone, void *userdata);
    void (*on_synced)(void *userdata);
    bool (*wants)(events_v1_event view, void *userdata);
    void *userdata;
    void (*on_event)(const kin_event *event, events_v1_event view,
        void *userdata);
} events_v1_event_handler;
static inline void events_v1_event_on_event_(const kin_event *event,
    void *userdata)
{
    const events_v1_event_handler *own = (
        const events_v1_event_handler *)userdata;
    own->on_event(event, events_v1_event_of(event->object), own->userdata);
}
static inline void events_v1_event_on_add_(const kin_object *object,
    bool is_initial, void *userdata)
{
    const events_v1_event_handler *own = (
        const events_v1_event_handler *)userdata;
    own->on_add(events_v1_event_of(object), is_initial, own->userdata);
}
static inline void events_v1_event_on_update_(const kin_object *old_object,
    const kin_object *object, void *userdata)
{
    const events_v1_event_handler *own = (
        const events_v1_event_handler *)userdata;
    own->on_update(events_v1_event_of(old_object), events_v1_event_of(object),
        own->userdata);
}
static inline void events_v1_event_on_delete_(const kin_object *object,
    bool is_tombstone, void *userdata)
{
    const events_v1_event_handler *own = (
        const events_v1_event_handler *)userdata;
    own->on_delete(events_v1_event_of(object), is_tombstone, own->userdata);
}
static inline void events_v1_event_on_synced_(void *userdata)
{
    const events_v1_event_handler *own = (
        const events_v1_event_handler *)userdata;
    own->on_synced(own->userdata);
}
static inline bool events_v1_event_wants_(const kin_object *object,
    void *userdata)
{
    const events_v1_event_handler *own = (
        const events_v1_event_handler *)userdata;
    return own->wants(events_v1_event_of(object), own->userdata);
}
static inline int events_v1_event_informer_add_handler(
    events_v1_event_informer informer, const events_v1_event_handler *own,
    const kin_handler_opts *opts, kin_registration **ret, kin_error *err)
{
    kin_handler handler = KIN_INIT(kin_handler);
    handler.on_add = own->on_add ? events_v1_event_on_add_ : NULL;
    handler.on_update = own->on_update ? events_v1_event_on_update_ : NULL;
    handler.on_delete = own->on_delete ? events_v1_event_on_delete_ : NULL;
    handler.on_synced = own->on_synced ? events_v1_event_on_synced_ : NULL;
    handler.wants = own->wants ? events_v1_event_wants_ : NULL;
    handler.userdata = (void *)(uintptr_t)own;
    handler.on_event = own->on_event ? events_v1_event_on_event_ : NULL;
    if (!informer.informer)
        return kin_error_set(err, KIN_EINVAL, "there is no informer");
    return kin_informer_add_handler(informer.informer, &handler, opts, ret,
        err);
}
typedef struct events_v1_event_lister {
    kin_snapshot *snapshot;
} events_v1_event_lister;
typedef struct events_v1_event_iter {
    kin_lister_iter it;
} events_v1_event_iter;
static inline events_v1_event_lister events_v1_event_informer_lister(
    events_v1_event_informer informer)
{
    events_v1_event_lister lister;
    lister.snapshot = NULL;
    if (informer.informer)
        lister.snapshot = kin_informer_snapshot(informer.informer);
    return lister;
}
static inline void events_v1_event_lister_auto_release(
    events_v1_event_lister *lister)
{
    (void)kin_snapshot_free(lister->snapshot);
}
static inline events_v1_event events_v1_event_lister_get(
    events_v1_event_lister lister, kin_str ns, kin_str name)
{
    return events_v1_event_of(kin_lister_get(lister.snapshot, ns, name));
}
static inline events_v1_event_iter events_v1_event_lister_list(
    events_v1_event_lister lister, kin_str ns, const kin_selector *selector)
{
    events_v1_event_iter iter;
    iter.it = kin_lister_list(lister.snapshot, ns, selector);
    return iter;
}
static inline events_v1_event events_v1_event_iter_next(
    events_v1_event_iter *iter)
{
    return events_v1_event_of(kin_lister_next(&iter->it));
}

KIN_END_DECLS

#endif /* KIN_API_EVENTS_V1_H */
