/* SPDX-License-Identifier: Apache-2.0 */
/*
 * causes.h - the validation errors of an object.
 *
 * Validation does not stop at the first error: each one becomes a cause with
 * Kubernetes' message, and together they form the Status of a 422 (Invalid).
 * The path of a field is a linked list on the stack of the caller; its text is
 * only created for an error:
 *
 *     kin__causes_required(causes, KIN__AT(at, "name"), NULL);
 */
#ifndef KIN_SERVER_CAUSES_H
#define KIN_SERVER_CAUSES_H

#include <kin/value.h>

#include "base/budget.h"
#include "base/buf.h"

enum {
    KIN__CAUSES_MAX = 128, /* further errors are not reported */
};

struct kin__cause {
    const char *reason; /* static: FieldValueRequired, FieldValueInvalid, ... */
    char *field;        /* owned: `spec.containers[0].name` */
    char *message;      /* owned: "Required value", "Invalid value: ..." */
};

struct kin__causes {
    const kin_allocator *alloc; /* borrowed */
    struct kin__cause *items;   /* owned */
    size_t count;
    size_t cap;
    int error; /* first one: KIN_ENOMEM (a cause was lost), or the budget's */
    struct kin__budget *budget; /* borrowed; NULL: unlimited */
};

/* A step of a path: `.name`, `[index]` or `[key]`. */
struct kin__at {
    const struct kin__at *up; /* NULL at the root */
    kin_str name;             /* of a member, or a key; NULL for an index */
    size_t index;
    bool is_key;
};

/* Steps with the lifetime of the enclosing block. */
#define KIN__AT(above, member)                                                 \
    (&(const struct kin__at){.up = (above), .name = kin_s(member)})
#define KIN__AT_INDEX(above, number)                                           \
    (&(const struct kin__at){.up = (above), .index = (number)})
#define KIN__AT_KEY(above, key)                                                \
    (&(const struct kin__at){.up = (above), .name = (key), .is_key = true})

void kin__causes_init(struct kin__causes *causes, const kin_allocator *alloc);
void kin__causes_done(struct kin__causes *causes);

/* Drops all causes but the first ones. */
void kin__causes_truncate(struct kin__causes *causes, size_t count);

/* Takes `steps` from the budget.  False if it is exhausted, or after an earlier
 * error. */
bool kin__causes_take(struct kin__causes *causes, uint64_t steps);

/* Each adds one cause, or sets `error` if out of memory.  `detail` is a printf
 * format or NULL. */
void kin__causes_required(struct kin__causes *causes, const struct kin__at *at,
                          const char *detail, ...) KIN_PRINTF(3, 4);
/* Prints a scalar as Go's %q or %v, an absent value as null, others as JSON. */
void kin__causes_invalid(struct kin__causes *causes, const struct kin__at *at,
                         kin_value value, const char *detail, ...)
    KIN_PRINTF(4, 5);
void kin__causes_invalid_str(struct kin__causes *causes,
                             const struct kin__at *at, kin_str value,
                             const char *detail, ...) KIN_PRINTF(4, 5);
/* `json` is printed unchanged. */
void kin__causes_invalid_json(struct kin__causes *causes,
                              const struct kin__at *at, kin_str json,
                              const char *detail, ...) KIN_PRINTF(4, 5);
void kin__causes_duplicate(struct kin__causes *causes, const struct kin__at *at,
                           kin_value value);
void kin__causes_duplicate_json(struct kin__causes *causes,
                                const struct kin__at *at, kin_str json);
void kin__causes_too_long(struct kin__causes *causes, const struct kin__at *at,
                          size_t max_bytes);
void kin__causes_too_many(struct kin__causes *causes, const struct kin__at *at,
                          size_t count, size_t max);
void kin__causes_forbidden(struct kin__causes *causes, const struct kin__at *at,
                           const char *detail, ...) KIN_PRINTF(3, 4);
/* `supported` lists the allowed values in print order; NULL-terminated. */
void kin__causes_unsupported(struct kin__causes *causes,
                             const struct kin__at *at, kin_value value,
                             const char *const *supported);
/* The same with a `json` that is printed unchanged. */
void kin__causes_unsupported_json(struct kin__causes *causes,
                                  const struct kin__at *at, kin_str json,
                                  const char *const *supported);
/* A cause with a given message; `reason` is static. */
void kin__causes_add(struct kin__causes *causes, const char *reason,
                     const struct kin__at *at, kin_str message);
void kin__causes_not_found(struct kin__causes *causes, const struct kin__at *at,
                           kin_value value);

/* As Go's %q, except that characters beyond ASCII are not escaped.  0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__causes_quote(struct kin__buf *buf, kin_str text) KIN_NODISCARD;

#define KIN__AUTO_CAUSES                                                       \
    __attribute__((cleanup(kin__causes_done))) struct kin__causes

#endif /* KIN_SERVER_CAUSES_H */
