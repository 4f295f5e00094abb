/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verbs.h - create and update for callers inside the library.
 */
#ifndef KIN_KUBE_VERBS_H
#define KIN_KUBE_VERBS_H

#include <kin/client.h>
#include <kin/update.h>

/* As kin_client_create_async() and kin_client_update_async(), for a value
 * without an edit. */
int kin__client_create_value_async(kin_client *client,
                                   const kin_resource *resource, kin_value body,
                                   const kin_call_opts *opts, kin_call **ret,
                                   kin_error *err) KIN_NODISCARD;
int kin__client_update_value_async(kin_client *client,
                                   const kin_resource *resource, kin_value body,
                                   const kin_call_opts *opts, kin_call **ret,
                                   kin_error *err) KIN_NODISCARD;

/* The state of kin_retry_on_conflict(), for calls that do not block. */
struct kin__conflict {
    kin_retry_opts opts; /* with defaults */
    unsigned step;
    double ms; /* the next delay */
};

/* `opts` as in kin_retry_on_conflict(); 0 or KIN_EINVAL. */
int kin__conflict_init(struct kin__conflict *conflict,
                       const kin_retry_opts *opts,
                       kin_error *err) KIN_NODISCARD;
/* Whether to try again after this failure; `*ret_ns` is the delay. */
bool kin__conflict_again(struct kin__conflict *conflict, kin_client *client,
                         int code, const kin_error *err, int64_t *ret_ns);

#endif /* KIN_KUBE_VERBS_H */
