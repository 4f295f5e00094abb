/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list_opts.h - which options of lists and watches go together.
 */
#ifndef KIN_SERVER_LIST_OPTS_H
#define KIN_SERVER_LIST_OPTS_H

#include "server/engine.h"

/* 422 in kube-apiserver's words. */
int kin__list_opts_check(const struct kin__list_opts *opts,
                         struct kin__failure *failure) KIN_NODISCARD;
int kin__watch_opts_check(const struct kin__watch_opts *opts,
                          struct kin__failure *failure) KIN_NODISCARD;

/* A resourceVersion; 400 from a list, 500 from a watch. */
int kin__list_version_read(kin_str text, uint64_t *ret,
                           struct kin__failure *failure) KIN_NODISCARD;
int kin__watch_version_read(kin_str text, uint64_t *ret,
                            struct kin__failure *failure) KIN_NODISCARD;

/* 504: Too large resource version. */
int kin__failure_too_large(struct kin__failure *failure, uint64_t version,
                           uint64_t current);

#endif /* KIN_SERVER_LIST_OPTS_H */
