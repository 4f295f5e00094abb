/* SPDX-License-Identifier: Apache-2.0 */
/*
 * webhook_review.h - AdmissionReview: writes requests, reads answers.
 */
#ifndef KIN_SERVER_WEBHOOK_REVIEW_H
#define KIN_SERVER_WEBHOOK_REVIEW_H

#include "server/admission.h"
#include "server/auth.h"
#include "server/engine.h"
#include "server/text.h"
#include "server/webhook_plan.h"

enum { KIN__REVIEW_UID_SIZE = 37 };

/* A request; all borrowed. */
struct kin__review {
    kin_str uid;
    enum kin__review_version version;
    enum kin__admission_operation operation;
    const struct kin__resource *resource;  /* the version that is sent */
    const struct kin__resource *requested; /* that of the request */
    kin_str subresource;
    kin_str name;
    kin_str namespace_;
    const struct kin__user *user;
    kin_value object; /* absent: null */
    kin_value old;    /* the same */
    bool is_dry_run;
    kin_str field_manager; /* of the options */
    kin_str field_validation;
    const struct kin__delete_opts *deletion; /* of a deletion */
};

/* Appends the AdmissionReview; see text.h for failures. */
void kin__review_write(const struct kin__review *review,
                       struct kin__text *text);

/* What a webhook has answered; views of the answer. */
struct kin__review_answer {
    bool is_allowed;
    kin_value status;    /* may be absent */
    kin_value warnings;  /* an array, or absent */
    kin_document *patch; /* owned; an array of operations; NULL for none */
};

void kin__review_answer_done(struct kin__review_answer *answer);
#define KIN__AUTO_REVIEW_ANSWER                                                \
    __attribute__((cleanup(kin__review_answer_done))) struct kin__review_answer

/* Reads and checks an answer.
 * @param answer       borrowed; must outlive `ret`
 * @param is_mutating  it may have a patch
 * @return 0, KIN_ENOMEM, or KIN_EPROTOCOL with a message that follows
 *         `failed calling webhook "x": ` */
int kin__review_read(const kin_allocator *alloc, kin_value answer, kin_str uid,
                     enum kin__review_version version, bool is_mutating,
                     struct kin__review_answer *ret,
                     kin_error *err) KIN_NODISCARD;

/* Sets the failure of a request that a webhook denies.  Returns its code. */
int kin__review_denied(struct kin__failure *failure, kin_str webhook,
                       kin_value status);

#endif /* KIN_SERVER_WEBHOOK_REVIEW_H */
