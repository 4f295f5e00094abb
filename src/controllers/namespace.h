/* SPDX-License-Identifier: Apache-2.0 */
/*
 * namespace.h - namespaces that are deleted: their content goes first.
 *
 *   namespace.c          the controller, and what it does about one namespace
 *   namespace_content.c  deleting all that is in it
 *   namespace_status.c   telling people what is left, and why
 *
 * As in Kubernetes: whatever the server says it has, and that has namespaces,
 * is deleted in the background, pods before all else.  What remains for its
 * finalizers, or for the grace of pods, is looked at again later; when nothing
 * is left, the finalizer "kubernetes" of the namespace goes, by its subresource
 * "finalize".
 */
#ifndef KIN_CONTROLLERS_NAMESPACE_H
#define KIN_CONTROLLERS_NAMESPACE_H

#include <kin/manager.h>

#include "base/buf.h"

extern const kin_resource kin__namespaces;

/* What is wrong, as people are told; one for each condition. */
enum kin__namespace_issue {
    KIN__NAMESPACE_DISCOVERY,
    KIN__NAMESPACE_PARSING, /* never: kin reads all that discovery gives */
    KIN__NAMESPACE_DELETION,
    KIN__NAMESPACE_REMAINING,
    KIN__NAMESPACE_FINALIZERS,
    KIN__NAMESPACE_ISSUES /* how many there are */
};

struct kin__namespace_finalizer {
    char *name; /* owned */
    size_t count;
};

/* What became of the content. */
struct kin__namespace_report {
    const kin_allocator *alloc;
    struct kin__buf texts[KIN__NAMESPACE_ISSUES]; /* parts with ", " between */
    size_t counts[KIN__NAMESPACE_ISSUES];         /* of parts */
    struct kin__namespace_finalizer *finalizers;  /* owned; of what remains */
    size_t finalizer_count;
    size_t remaining;   /* objects */
    int64_t estimate_s; /* when to look again, if something remains */
    kin_error error;    /* the first one; its code is 0 if there is none */
};

void kin__namespace_report_init(struct kin__namespace_report *report,
                                const kin_allocator *alloc);
void kin__namespace_report_done(struct kin__namespace_report *report);
#define KIN__AUTO_NAMESPACE_REPORT                                             \
    __attribute__((                                                            \
        cleanup(kin__namespace_report_done))) struct kin__namespace_report

/* Notes a part of an issue. */
int kin__namespace_report_add(struct kin__namespace_report *report,
                              enum kin__namespace_issue issue,
                              const char *format, ...)
    KIN_PRINTF(3, 4) KIN_NODISCARD;

/* Notes an object that is still there. */
int kin__namespace_report_keep(struct kin__namespace_report *report,
                               const kin_object *object) KIN_NODISCARD;

/* When to look again at what remains. */
int64_t kin__namespace_again_ms(const struct kin__namespace_report *report);

/* What a namespace is cleared with. */
struct kin__namespace_job {
    const kin_manager_context *context;
    const kin_object *space; /* borrowed; as the server has it */
    kin_stop *stop;
    struct kin__namespace_report *report;
};

/* Deletes all content.  What cannot be deleted is in the report; 0, or a code
 * if not even that is known. */
int kin__namespace_clear(struct kin__namespace_job *job,
                         kin_error *err) KIN_NODISCARD;

/* Writes the report into the status, if it says something else. */
int kin__namespace_tell(const struct kin__namespace_job *job,
                        kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_NAMESPACE_H */
