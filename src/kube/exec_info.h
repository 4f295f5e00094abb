/* SPDX-License-Identifier: Apache-2.0 */
/*
 * exec_info.h - what an exec plugin is told, and what it answers
 * (ExecCredential of client.authentication.k8s.io, v1 and v1beta1).
 */
#ifndef KIN_KUBE_EXEC_INFO_H
#define KIN_KUBE_EXEC_INFO_H

#include <kin/config.h>
#include <kin/time.h>

#include "base/buf.h"
#include "kube/pool.h"

enum { KIN__EXEC_MAX_OUTPUT = 1 << 20 };

/* What a plugin gave.  Either half of the pair comes with the other. */
struct kin__exec_answer {
    struct kin__pool pool; /* all below */
    char *token;           /* NULL if none */
    char *cert;            /* PEM; NULL if none */
    char *key;
    bool has_expiry;
    kin_time expires; /* by the wall clock */
};

void kin__exec_answer_init(struct kin__exec_answer *answer,
                           const kin_allocator *alloc);
void kin__exec_answer_done(struct kin__exec_answer *answer);

/* Reads what a plugin wrote.  0, KIN_EPARSE, KIN_EPROTOCOL (not what it should
 * be), KIN_ENOMEM or KIN_ELIMIT; messages never quote it. */
int kin__exec_answer_read(struct kin__exec_answer *answer, kin_str text,
                          const char *api_version,
                          kin_error *err) KIN_NODISCARD;

/* Appends the JSON text of KUBERNETES_EXEC_INFO.  `ca` is the authority's PEM
 * text, empty if none; used if the plugin wants to know the cluster.  0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__exec_info_write(const kin_config *config, bool is_interactive,
                         kin_str ca, struct kin__buf *buf) KIN_NODISCARD;

#define KIN__AUTO_EXEC_ANSWER                                                  \
    __attribute__((cleanup(kin__exec_answer_done))) struct kin__exec_answer

#endif /* KIN_KUBE_EXEC_INFO_H */
