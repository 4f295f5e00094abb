/* SPDX-License-Identifier: Apache-2.0 */
/*
 * failure.h - the failure of a request, as the API reports it.
 *
 * A failure becomes the `Status` of a response: an HTTP code, a reason, a
 * message, details and causes.  It is a value that its owner embeds:
 *
 *     KIN__AUTO_FAILURE failure = KIN__FAILURE_INIT;
 *     r = kin__engine_get(engine, &get, &object, &failure);
 *
 *   A  A function that returns a negative code has set the failure, so
 *      `http_code` is never 0 then; on success it is untouched.
 *   B  Setting a failure cannot fail: if out of memory, it becomes a 500 with
 *      the code KIN_ENOMEM.
 *   C  The first failure is kept; call kin__failure_clear() before setting
 *      another.
 */
#ifndef KIN_SERVER_FAILURE_H
#define KIN_SERVER_FAILURE_H

#include <stdint.h>

#include <kin/document.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/buf.h"

enum {
    KIN__FAILURE_CAUSES_MAX = 128, /* more are not reported */
    KIN__FAILURE_MESSAGE_MAX = 64 * 1024,
    KIN__FAILURE_FIELDS_MAX = 128, /* unknown or duplicate members reported */
    /* Maximum nesting of arrays and objects: that of the JSON parser, which
     * must be able to read stored objects. */
    KIN__OBJECT_DEPTH_MAX = 1000,
};

/* One entry of details.causes; all owned by the failure. */
struct kin__failure_cause {
    char *reason;
    char *message;
    char *field;
};

/* The object of a failure; copied. */
struct kin__failure_target {
    kin_str group;
    kin_str kind; /* the API puts the resource here: "configmaps" */
    kin_str name;
    kin_str uid;
};

struct kin__failure {
    const kin_allocator *alloc; /* borrowed; NULL for the default */
    int code;                   /* negative return value; 0: none */
    int http_code;              /* 404; 0: none */
    const char *reason;         /* static, or the next: "NotFound"; "" for
                                   none */
    char *own_reason;           /* owned; NULL unless a webhook has set it */
    char *message;              /* owned; NULL: the text of `code` */
    char *group;                /* owned, as are the next; may be NULL */
    char *kind;
    char *name;
    char *uid;
    struct kin__failure_cause *causes; /* owned */
    size_t cause_count;
    int64_t retry_after_s;  /* 0: unset */
    char *continue_;        /* owned; metadata.continue; or NULL */
    bool has_empty_details; /* write `details: {}` even if it is empty */
};

#define KIN__FAILURE_INIT                                                      \
    {                                                                          \
        .alloc = NULL                                                          \
    }

void kin__failure_init(struct kin__failure *failure,
                       const kin_allocator *alloc);

/* Resets the failure, which can be reused. */
void kin__failure_clear(struct kin__failure *failure);

#define KIN__AUTO_FAILURE                                                      \
    __attribute__((cleanup(kin__failure_clear))) struct kin__failure

/* Sets code, reason and message (as printf).  `failure` may be NULL.
 * @return the negative code that goes with the HTTP code: KIN_ENOTFOUND,
 *         KIN_EEXISTS, KIN_ECONFLICT, KIN_EINVAL, KIN_EGONE, ... */
int kin__failure_set(struct kin__failure *failure, int http_code,
                     const char *reason, const char *format, ...)
    KIN_PRINTF(4, 5);

/* Replaces the reason by a text of any origin; copied. */
void kin__failure_set_reason(struct kin__failure *failure, kin_str reason);

/* Add details; out of memory makes it a 500. */
void kin__failure_about(struct kin__failure *failure,
                        const struct kin__failure_target *target);
void kin__failure_add_cause(struct kin__failure *failure, kin_str reason,
                            kin_str field, kin_str message);

/* Sets a 500 for a system failure, such as out of memory or disk space.
 * @return `code` */
int kin__failure_internal(struct kin__failure *failure, int code,
                          const char *format, ...) KIN_PRINTF(3, 4);
int kin__failure_of_error(struct kin__failure *failure, const kin_error *err);

/* ---- common failures; each returns its code ---- */

/* configmaps "x" not found */
int kin__failure_not_found(struct kin__failure *failure, kin_str group,
                           kin_str plural, kin_str name);
/* configmaps "x" already exists */
int kin__failure_exists(struct kin__failure *failure, kin_str group,
                        kin_str plural, kin_str name);
/* Operation cannot be fulfilled on configmaps "x": `why` */
int kin__failure_conflict(struct kin__failure *failure, kin_str group,
                          kin_str plural, kin_str name, const char *why);
/* configmaps "x" is forbidden: as printf */
int kin__failure_forbidden(struct kin__failure *failure, kin_str group,
                           kin_str plural, kin_str name, const char *format,
                           ...) KIN_PRINTF(5, 6);
/* 400; as printf */
int kin__failure_bad_request(struct kin__failure *failure, const char *format,
                             ...) KIN_PRINTF(2, 3);
/* 413: Request entity too large: limit is N */
int kin__failure_too_long(struct kin__failure *failure, size_t max_bytes);
/* 400: more than KIN__OBJECT_DEPTH_MAX levels */
int kin__failure_too_deep(struct kin__failure *failure);
/* An exhausted budget: 504 Timeout, or 503 if the server is stopping. */
int kin__failure_of_budget(struct kin__failure *failure, int code);
/* 422 with the causes added so far: `Kind.group "x" is invalid: ...` */
int kin__failure_invalid(struct kin__failure *failure, kin_str group,
                         kin_str kind, kin_str name);

/* Creates the Status object.
 * @param ret  released with kin_document_free()
 * @return 0 or KIN_ENOMEM */
int kin__failure_document(const struct kin__failure *failure,
                          const kin_allocator *alloc, kin_document **ret,
                          kin_error *err) KIN_NODISCARD;

/* Writes `unknown field "a.b"`; a long path is truncated. */
int kin__failure_field_text(struct kin__buf *ret, const char *what,
                            kin_str path) KIN_NODISCARD;
/* Appends such a text to a list; drops texts that do not fit. */
int kin__failure_field_add(struct kin__buf *list, kin_str text) KIN_NODISCARD;

#endif /* KIN_SERVER_FAILURE_H */
