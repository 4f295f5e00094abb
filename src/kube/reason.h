/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reason.h - Kubernetes' words for failures, with their HTTP status and ours.
 */
#ifndef KIN_KUBE_REASON_H
#define KIN_KUBE_REASON_H

#include <stdbool.h>

#include <kin/error.h>
#include <kin/str.h>

/* A cause that counts for more than the message does. */
#define KIN__CAUSE_TOO_LARGE_VERSION "ResourceVersionTooLarge"

/* Whether a reason is one of those that Kubernetes' clients know. */
bool kin__reason_is_known(kin_str reason);

/* The reason that an HTTP status stands for; "" if it stands for none.  409
 * means that a name is taken if it answers a POST. */
const char *kin__reason_of_http(int http_status, bool is_post);

/* The code of an error: by its reason if that is known, else by its HTTP
 * status.  Never 0. */
int kin__reason_to_code(kin_str reason, int http_status);

#endif /* KIN_KUBE_REASON_H */
