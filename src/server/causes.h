/* SPDX-License-Identifier: Apache-2.0 */
/*
 * causes.h - all that is wrong with an object, field by field.
 *
 * Validation does not stop at the first mistake: each one becomes a cause, in
 * Kubernetes' words, and together they make the Status of a 422 (Invalid).
 */
#ifndef KIN_SERVER_CAUSES_H
#define KIN_SERVER_CAUSES_H

#include <kin/value.h>

#include "base/buf.h"

enum {
    KIN__CAUSES_MAX = 128, /* mistakes beyond are not told */
};

struct kin__cause {
    const char *reason; /* static: FieldValueRequired, FieldValueInvalid, ... */
    const char *field;  /* owned: `spec.containers[0].name` */
    const char *message; /* owned: "Required value", "Invalid value: ..." */
};

struct kin__causes {
    const kin_allocator *alloc; /* borrowed */
    struct kin__cause *items;   /* owned */
    size_t count;
    size_t cap;
    int error; /* KIN_ENOMEM: a cause was lost; sticks */
};

void kin__causes_init(struct kin__causes *causes, const kin_allocator *alloc);
void kin__causes_done(struct kin__causes *causes);

/* Each adds one; a lack of memory shows in `error`.  `detail` as printf. */
void kin__causes_required(struct kin__causes *causes, const char *field,
                          const char *detail, ...) KIN_PRINTF(3, 4);
/* `value` is shown as Go prints it: strings quoted, numbers plain. */
void kin__causes_invalid(struct kin__causes *causes, const char *field,
                         kin_value value, const char *detail, ...)
    KIN_PRINTF(4, 5);
void kin__causes_invalid_str(struct kin__causes *causes, const char *field,
                             kin_str value, const char *detail, ...)
    KIN_PRINTF(4, 5);
void kin__causes_duplicate(struct kin__causes *causes, const char *field,
                           kin_value value);
void kin__causes_forbidden(struct kin__causes *causes, const char *field,
                           const char *detail, ...) KIN_PRINTF(3, 4);
/* `supported`: what it may be, in the order to be shown; NULL ends it. */
void kin__causes_unsupported(struct kin__causes *causes, const char *field,
                             kin_value value, const char *const *supported);
void kin__causes_not_found(struct kin__causes *causes, const char *field,
                           kin_value value);

/* The message of the Status, such as `Deployment.apps "web" is invalid:
 * spec.selector: Required value`; with several causes they stand in brackets.
 * 0, KIN_ENOMEM or KIN_ELIMIT. */
int kin__causes_message(const struct kin__causes *causes, kin_str kind,
                        kin_str group, kin_str name,
                        struct kin__buf *buf) KIN_NODISCARD;

#define KIN__AUTO_CAUSES                                                       \
    __attribute__((cleanup(kin__causes_done))) struct kin__causes

#endif /* KIN_SERVER_CAUSES_H */
