/* SPDX-License-Identifier: Apache-2.0 */
/*
 * exec_info.h - input and output of an exec plugin (ExecCredential of
 * client.authentication.k8s.io, v1 and v1beta1).
 */
#ifndef KIN_KUBE_EXEC_INFO_H
#define KIN_KUBE_EXEC_INFO_H

#include <kin/config.h>
#include <kin/time.h>

#include "base/buf.h"
#include "kube/region.h"

enum { KIN__EXEC_MAX_OUTPUT = 1 << 20 };

/* The answer of a plugin.  Certificate and key are either both set or both
 * NULL. */
struct kin__exec_answer {
    struct kin__region region; /* all below */
    char *token;               /* NULL if none */
    char *cert;                /* PEM; NULL if none */
    char *key;
    bool has_expiry;
    kin_time expires; /* by the wall clock */
};

void kin__exec_answer_init(struct kin__exec_answer *answer,
                           const kin_allocator *alloc);
void kin__exec_answer_done(struct kin__exec_answer *answer);

/* Parses the output of a plugin. 0, KIN_EPARSE, KIN_EPROTOCOL (not an
 * ExecCredential), KIN_ENOMEM or KIN_ELIMIT; messages never quote it. */
int kin__exec_answer_read(struct kin__exec_answer *answer, kin_str text,
                          const char *api_version,
                          kin_error *err) KIN_NODISCARD;

/* Appends the JSON text of KUBERNETES_EXEC_INFO. `ca` is the PEM text of the
 * CA, empty if none; included if the plugin wants the cluster's data. 0,
 * KIN_ENOMEM or KIN_ELIMIT. */
int kin__exec_info_write(const kin_config *config, bool is_interactive,
                         kin_str ca, struct kin__buf *buf) KIN_NODISCARD;

#define KIN__AUTO_EXEC_ANSWER                                                  \
    __attribute__((cleanup(kin__exec_answer_done))) struct kin__exec_answer

#endif /* KIN_KUBE_EXEC_INFO_H */
