/* SPDX-License-Identifier: Apache-2.0 */
/*
 * event_record.h - an Event on its way to the server: the copied entry of the
 * caller, and its JSON.
 */
#ifndef KIN_CONTROL_EVENT_RECORD_H
#define KIN_CONTROL_EVENT_RECORD_H

#include <kin/document.h>
#include <kin/events.h>
#include <kin/resource.h>

#include "base/random.h"

enum {
    KIN__EVENT_NAME_SIZE = 254, /* with the NUL */
    KIN__EVENT_WORD_MAX = 128,  /* bytes of a reason or an action */
    KIN__EVENT_NOTE_MAX = 1024, /* bytes of a message in events.k8s.io/v1 */
    KIN__EVENT_MESSAGE_MAX = 64 << 10,
    KIN__EVENT_ANNOTATIONS_MAX = 64,
    KIN__EVENT_TEXTS_MAX = 1 << 20, /* bytes of all strings of an Event */
};

/* The reporter and the API. */
struct kin__event_source {
    kin_events_api api;
    kin_str component;
    kin_str host;     /* core/v1; empty for none */
    kin_str instance; /* events.k8s.io/v1 */
};

/* A copy of an entry; one block of memory. */
struct kin__event_record {
    int64_t wall_ns; /* when it occurred */
    kin_events_type type;
    bool has_related;
    kin_reference object;
    kin_reference related;
    kin_str reason;
    kin_str action;
    kin_str message;
    size_t annotation_count;
    kin_str annotations[]; /* names and values alternate */
};

/* What to write. */
struct kin__event_write {
    bool is_patch; /* patch the existing Event; else create it */
    char name[KIN__EVENT_NAME_SIZE];
    int64_t count; /* core/v1: occurrences; events.k8s.io/v1: of the series, 0
                      for none */
    int64_t first_ns; /* wall time */
    int64_t last_ns;
    bool is_combined; /* core/v1: stands for similar Events */
};

/* Copies an entry.  0, KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM; free with
 * kin__free(). */
int kin__event_record_new(const kin_allocator *alloc, kin_events_api api,
                          const kin_events_entry *entry, int64_t wall_ns,
                          struct kin__event_record **ret) KIN_NODISCARD;

/* "Normal" or "Warning". */
kin_str kin__event_record_type_text(kin_events_type type);

/* The namespace of the Event: that of its object, or "default". */
kin_str kin__event_record_namespace(const struct kin__event_record *event);

/* Makes the name of an Event from the object's name and the time; a UUID if
 * that is not a valid name. */
void kin__event_record_make_name(const struct kin__event_record *event,
                                 int64_t wall_ns, struct kin__random *random,
                                 char ret[KIN__EVENT_NAME_SIZE]);

const kin_resource *kin__event_record_resource(kin_events_api api);

/* Makes the body of a create. */
int kin__event_body(const kin_allocator *alloc,
                    const struct kin__event_source *source,
                    const struct kin__event_record *event,
                    const struct kin__event_write *write, kin_document **ret,
                    kin_error *err) KIN_NODISCARD;

/* Makes a strategic merge patch for an existing Event. */
int kin__event_patch(const kin_allocator *alloc,
                     const struct kin__event_source *source,
                     const struct kin__event_record *event,
                     const struct kin__event_write *write, kin_document **ret,
                     kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROL_EVENT_RECORD_H */
