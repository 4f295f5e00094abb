/* SPDX-License-Identifier: Apache-2.0 */
/*
 * admission.h - admission webhooks of one request.
 *
 * The front decides with the request's head which configurations apply to it,
 * and passes them to the engine with the options of the write.  The engine
 * calls mutating webhooks before it prepares an object, and validating ones
 * before it stores it; no lock is held meanwhile.
 *
 *   A  A write that starts after a configuration was acknowledged is subject to
 *      it.
 *   B  A webhook that cannot be called, or whose answer cannot be understood,
 *      fails the request, unless its failurePolicy is Ignore.  When the server
 *      stops, or memory runs short, the request fails in either case.
 *   C  Writes that the server makes by itself have no admission: those at its
 *      start, and the deletion of a namespace's content.
 */
#ifndef KIN_SERVER_ADMISSION_H
#define KIN_SERVER_ADMISSION_H

#include <kin/str.h>

struct kin__user;
struct kin__webhook_caller;
struct kin__webhook_plan;

enum kin__admission_operation {
    KIN__ADMISSION_CREATE,
    KIN__ADMISSION_UPDATE,
    KIN__ADMISSION_DELETE,
};

enum {
    /* All calls of one request together, as in Kubernetes. */
    KIN__ADMISSION_TIMEOUT_S = 60,
};

/* All borrowed for the request. */
struct kin__admission {
    const struct kin__webhook_plan *plan;
    struct kin__webhook_caller *caller;
    const struct kin__user *user;
    /* Parameters of the request, for the options in a review. */
    kin_str field_manager;
    kin_str field_validation;
    /* Called with each warning of a webhook; may be NULL. */
    void (*warn)(kin_str text, void *userdata);
    void *userdata;
};

#endif /* KIN_SERVER_ADMISSION_H */
