/* SPDX-License-Identifier: Apache-2.0 */
/*
 * namespace.h - the controller of namespaces: deletes the content of a
 * namespace that is being deleted, then the namespace.
 *
 * As in Kubernetes: every namespaced resource that discovery returns is deleted
 * with background propagation, pods first.  If objects remain because of
 * finalizers or the grace period of pods, the namespace is requeued.  When
 * nothing is left, the finalizer "kubernetes" is removed through the
 * subresource "finalize".
 */
#ifndef KIN_CONTROLLERS_NAMESPACE_H
#define KIN_CONTROLLERS_NAMESPACE_H

#include <kin/manager.h>

#include "base/buf.h"

/* What keeps a namespace from being deleted; one for each condition. */
enum kin__namespace_issue {
    KIN__NAMESPACE_DISCOVERY,
    KIN__NAMESPACE_PARSING, /* never set: kin can parse all of discovery */
    KIN__NAMESPACE_DELETION,
    KIN__NAMESPACE_REMAINING,
    KIN__NAMESPACE_FINALIZERS,
    KIN__NAMESPACE_ISSUES /* number of issues */
};

struct kin__namespace_finalizer {
    char *name; /* owned */
    size_t count;
};

/* The result of deleting the content. */
struct kin__namespace_report {
    const kin_allocator *alloc;
    struct kin__buf texts[KIN__NAMESPACE_ISSUES]; /* parts separated by ", " */
    size_t counts[KIN__NAMESPACE_ISSUES];         /* number of parts */
    struct kin__namespace_finalizer *finalizers;  /* owned */
    size_t finalizer_count;
    size_t remaining;   /* number of objects */
    int64_t estimate_s; /* until the remaining objects are gone */
    kin_error error;    /* the first error; code 0: none */
};

void kin__namespace_report_init(struct kin__namespace_report *report,
                                const kin_allocator *alloc);
void kin__namespace_report_done(struct kin__namespace_report *report);
#define KIN__AUTO_NAMESPACE_REPORT                                             \
    __attribute__((                                                            \
        cleanup(kin__namespace_report_done))) struct kin__namespace_report

/* Adds a part to an issue. */
int kin__namespace_report_add(struct kin__namespace_report *report,
                              enum kin__namespace_issue issue,
                              const char *format, ...)
    KIN_PRINTF(3, 4) KIN_NODISCARD;

/* Counts a remaining object and its finalizers. */
int kin__namespace_report_remaining(struct kin__namespace_report *report,
                                    const kin_object *object) KIN_NODISCARD;

/* The delay before the namespace is checked again. */
int64_t kin__namespace_again_ms(const struct kin__namespace_report *report);

/* One call of the reconciler for one namespace. */
struct kin__namespace_job {
    const kin_manager_context *context;
    const kin_object *space; /* borrowed; as fetched from the server */
    kin_stop *stop;
    struct kin__namespace_report *report;
};

/* Deletes all content.  Failures to delete are in the report; 0, or an error
 * without a report. */
int kin__namespace_clear(struct kin__namespace_job *job,
                         kin_error *err) KIN_NODISCARD;

/* Writes the report to the status, unless it is unchanged. */
int kin__namespace_update_status(const struct kin__namespace_job *job,
                                 kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_NAMESPACE_H */
