/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list_opts.h - what lists and watches ask for, as a query.
 */
#ifndef KIN_KUBE_LIST_OPTS_H
#define KIN_KUBE_LIST_OPTS_H

#include <kin/client.h>
#include <kin/list.h>
#include <kin/request.h>

enum { KIN__LIST_QUERIES = 11 };

/* A query; values view the options and `numbers`, so it must not move. */
struct kin__list_query {
    kin_pair pairs[KIN__LIST_QUERIES]; /* in alphabetical order */
    size_t count;
    char numbers[2][24];
};

/* Options of the caller's size as ours; NULL takes the defaults.  0, or
 * KIN_EINVAL for a size that makes no sense or a negative number. */
int kin__list_opts_take(const kin_list_opts *opts, kin_list_opts *ret,
                        kin_error *err) KIN_NODISCARD;

/* A lister-watcher has a namespace of its own.  0 or KIN_EINVAL. */
int kin__list_check_no_ns(const kin_list_opts *opts,
                          kin_error *err) KIN_NODISCARD;

/* Options of the call in options that were taken, and in those that a
 * lister-watcher gets; defaults if `call` is NULL. */
kin_call_opts kin__list_call(const kin_list_opts *opts);

/* Cannot fail.  What does not go with a list, or with a watch, is left out. */
void kin__list_query_init(struct kin__list_query *query,
                          const kin_list_opts *opts, bool is_watch);

/* How long a call may be silent: its timeoutSeconds and a little more; 0 for no
 * limit. */
int64_t kin__list_idle_timeout_ms(const kin_list_opts *opts);

#endif /* KIN_KUBE_LIST_OPTS_H */
