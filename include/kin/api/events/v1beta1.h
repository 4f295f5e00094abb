/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of events.k8s.io/v1beta1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_EVENTS_V1BETA1_H
#define KIN_API_EVENTS_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(events_v1beta1_event)
KIN_TYPE(events_v1beta1_eventseries)

/* Event */
KIN_STRUCT(meta_v1_objectmeta, events_v1beta1_event,
    events_v1beta1_event_metadata, "metadata")
#define EVENTS_V1BETA1_EVENT_METADATA_PATH ".metadata"
KIN_FIELD(micro_time, events_v1beta1_event, events_v1beta1_event_event_time,
    "eventTime")
#define EVENTS_V1BETA1_EVENT_EVENT_TIME_PATH ".eventTime"
KIN_STRUCT(events_v1beta1_eventseries, events_v1beta1_event,
    events_v1beta1_event_series, "series")
#define EVENTS_V1BETA1_EVENT_SERIES_PATH ".series"
KIN_FIELD(str, events_v1beta1_event, events_v1beta1_event_reporting_controller,
    "reportingController")
#define EVENTS_V1BETA1_EVENT_REPORTING_CONTROLLER_PATH ".reportingController"
KIN_FIELD(str, events_v1beta1_event, events_v1beta1_event_reporting_instance,
    "reportingInstance")
#define EVENTS_V1BETA1_EVENT_REPORTING_INSTANCE_PATH ".reportingInstance"
KIN_FIELD(str, events_v1beta1_event, events_v1beta1_event_action, "action")
#define EVENTS_V1BETA1_EVENT_ACTION_PATH ".action"
KIN_FIELD(str, events_v1beta1_event, events_v1beta1_event_reason, "reason")
#define EVENTS_V1BETA1_EVENT_REASON_PATH ".reason"
KIN_STRUCT(core_v1_objectreference, events_v1beta1_event,
    events_v1beta1_event_regarding, "regarding")
#define EVENTS_V1BETA1_EVENT_REGARDING_PATH ".regarding"
KIN_STRUCT(core_v1_objectreference, events_v1beta1_event,
    events_v1beta1_event_related, "related")
#define EVENTS_V1BETA1_EVENT_RELATED_PATH ".related"
KIN_FIELD(str, events_v1beta1_event, events_v1beta1_event_note, "note")
#define EVENTS_V1BETA1_EVENT_NOTE_PATH ".note"
KIN_FIELD(str, events_v1beta1_event, events_v1beta1_event_type, "type")
#define EVENTS_V1BETA1_EVENT_TYPE_PATH ".type"
KIN_STRUCT(core_v1_eventsource, events_v1beta1_event,
    events_v1beta1_event_deprecated_source, "deprecatedSource")
#define EVENTS_V1BETA1_EVENT_DEPRECATED_SOURCE_PATH ".deprecatedSource"
KIN_FIELD(time, events_v1beta1_event,
    events_v1beta1_event_deprecated_first_timestamp, "deprecatedFirstTimestamp")
#define EVENTS_V1BETA1_EVENT_DEPRECATED_FIRST_TIMESTAMP_PATH \
    ".deprecatedFirstTimestamp"
KIN_FIELD(time, events_v1beta1_event,
    events_v1beta1_event_deprecated_last_timestamp, "deprecatedLastTimestamp")
#define EVENTS_V1BETA1_EVENT_DEPRECATED_LAST_TIMESTAMP_PATH \
    ".deprecatedLastTimestamp"
KIN_FIELD(int32, events_v1beta1_event, events_v1beta1_event_deprecated_count,
    "deprecatedCount")
#define EVENTS_V1BETA1_EVENT_DEPRECATED_COUNT_PATH ".deprecatedCount"

/* EventSeries */
KIN_FIELD(int32, events_v1beta1_eventseries, events_v1beta1_eventseries_count,
    "count")
KIN_FIELD(micro_time, events_v1beta1_eventseries,
    events_v1beta1_eventseries_last_observed_time, "lastObservedTime")

KIN_RESOURCE(namespaced, events_v1beta1_event, events_v1beta1_events,
    "events.k8s.io", "v1beta1", "events", "Event")

KIN_END_DECLS

#endif /* KIN_API_EVENTS_V1BETA1_H */
