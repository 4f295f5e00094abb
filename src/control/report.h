/* SPDX-License-Identifier: Apache-2.0 */
/*
 * report.h - something that happened, on its way to the server.
 */
#ifndef KIN_CONTROL_REPORT_H
#define KIN_CONTROL_REPORT_H

#include <kin/document.h>
#include <kin/events.h>
#include <kin/resource.h>

#include "base/random.h"

enum {
    KIN__REPORT_NAME_SIZE = 254, /* with the NUL */
    KIN__REPORT_WORD_MAX = 128,  /* bytes of a reason or an action */
    KIN__REPORT_NOTE_MAX = 1024, /* of a message in the new form */
    KIN__REPORT_MESSAGE_MAX = 64 << 10,
    KIN__REPORT_ANNOTATIONS_MAX = 64,
    KIN__REPORT_TEXTS_MAX = 1 << 20, /* bytes of all texts of an event */
};

/* Who tells, and in which form. */
struct kin__report_source {
    kin_events_api api;
    kin_str component;
    kin_str host;     /* core form; empty for none */
    kin_str instance; /* new form */
};

/* A copy of an occurrence; one block. */
struct kin__report {
    int64_t wall_ns; /* when */
    kin_events_type type;
    bool has_related;
    kin_reference object;
    kin_reference related;
    kin_str reason;
    kin_str action;
    kin_str message;
    size_t annotation_count;
    kin_str annotations[]; /* names and values by turns */
};

/* What is written of an event. */
struct kin__report_write {
    bool is_patch; /* of what is there; else all of it */
    char name[KIN__REPORT_NAME_SIZE];
    int64_t count;    /* core: how often; new: of the series, 0 for none */
    int64_t first_ns; /* wall time */
    int64_t last_ns;
    bool is_combined; /* core: stands for similar ones */
};

/* 0, KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM; freed with kin__free(). */
int kin__report_new(const kin_allocator *alloc, kin_events_api api,
                    const kin_events_entry *occurrence, int64_t wall_ns,
                    struct kin__report **ret) KIN_NODISCARD;

/* "Normal" or "Warning". */
kin_str kin__report_type_text(kin_events_type type);

/* Where the event is kept: its object's namespace, or "default". */
kin_str kin__report_namespace(const struct kin__report *event);

/* The object's name and the time, or, where that is no name, a UUID. */
void kin__report_make_name(const struct kin__report *event, int64_t wall_ns,
                           struct kin__random *random,
                           char ret[KIN__REPORT_NAME_SIZE]);

const kin_resource *kin__report_resource(kin_events_api api);

/* The event as the server wants it. */
int kin__report_body(const kin_allocator *alloc,
                     const struct kin__report_source *source,
                     const struct kin__report *event,
                     const struct kin__report_write *write, kin_document **ret,
                     kin_error *err) KIN_NODISCARD;

/* What is different of one that is there, as a strategic merge patch. */
int kin__report_patch(const kin_allocator *alloc,
                      const struct kin__report_source *source,
                      const struct kin__report *event,
                      const struct kin__report_write *write, kin_document **ret,
                      kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROL_REPORT_H */
