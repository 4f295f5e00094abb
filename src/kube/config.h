/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config.h - a configuration as the rest of the library sees it.
 *
 * Made in steps, each in a file of its own:
 *   config.c           options, life, getters
 *   config_load.c      which files there are, read and merged
 *   config_resolve.c   context, cluster and user, with what overrides them
 *   config_check.c     all that may be wrong with the result
 *   config_server.c    the server's URL
 *   config_cluster.c   what a pod finds
 *   config_describe.c  the same for people
 */
#ifndef KIN_KUBE_CONFIG_H
#define KIN_KUBE_CONFIG_H

#include <kin/config.h>

#include "base/lock.h"
#include "base/ref.h"
#include "kube/kubeconfig.h"
#include "kube/wipe.h"

struct kin__credentials;

/* Never changes once it is made, but for what the mutex guards. */
struct kin_config {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    struct kin__wipe wipe;      /* for all that may be secret */
    struct kin__pool pool;      /* all below */

    char *context_name; /* NULL if none, as the next two */
    char *cluster_name;
    char *user_name;
    char *namespace_name;
    char *server; /* a whole URL without a slash at its end */
    bool is_tls;
    bool is_in_cluster;
    bool is_stdin_unavailable;
    /* Without TLS nothing is left of `cluster` but proxy and compression, and
     * of `user` but impersonation. */
    struct kin__cluster cluster;
    struct kin__user user;
    char **contexts;     /* names, NULL-terminated */
    char **environment;  /* for exec plugins, NULL-terminated */
    char **exec_allowed; /* the same; NULL if all are */

    struct kin__mutex mutex;              /* a leaf */
    struct kin__credentials *credentials; /* not owned: the credentials hold
                                             the configuration; guarded */
};

/* What is known while a configuration is being made. */
struct kin__config_draft {
    kin_config *config;
    const kin_config_opts *opts; /* of our size */
    char *const *environment;    /* what may be read; NULL for nothing */
    struct kin__kubeconfig kubeconfig;
    struct kin__problems problems;
};

/* The value of a variable; NULL if there is none, or it is empty. */
const char *kin__env_get(char *const *environment, const char *name);

/* Reads the files that options and environment name.  What is wrong becomes a
 * problem.  0 or KIN_ENOMEM, as all below unless said otherwise. */
int kin__config_load(struct kin__config_draft *draft) KIN_NODISCARD;

/* Picks context, cluster and user, and applies the overrides. */
int kin__config_resolve(struct kin__config_draft *draft) KIN_NODISCARD;

/* Whether there is nothing that says where a server is. */
bool kin__config_is_empty(const struct kin__config_draft *draft);

/* Finds what is wrong with the chosen cluster and user. */
void kin__config_check(struct kin__config_draft *draft);

/* Sets server and is_tls from cluster.server.  `may_tls` is whether a host
 * without a scheme means https. */
int kin__config_set_server(struct kin__config_draft *draft,
                           bool may_tls) KIN_NODISCARD;

/* The namespace by all rules. */
int kin__config_set_namespace(struct kin__config_draft *draft) KIN_NODISCARD;

/* Whether a string is a DNS label. */
bool kin__is_dns_label(const char *s);

/* What a pod finds: whether it is all there, and taking it. */
bool kin__config_in_cluster_possible(const struct kin__config_draft *draft);
int kin__config_take_in_cluster(struct kin__config_draft *draft) KIN_NODISCARD;
int kin__config_pod_namespace(struct kin__config_draft *draft,
                              char **ret) KIN_NODISCARD;

/* The length of the part of a URL that names a user, as in "u:p@"; 0 if there
 * is none.  `*ret_at` is where it begins. */
size_t kin__url_userinfo(const char *url, size_t *ret_at);

/* Writes what the configuration is, one `name: value` to a line, without any
 * secret: of tokens, passwords, keys and certificates it only says that there
 * is one, and where it comes from.  As snprintf. */
size_t kin__config_describe(const kin_config *config, char *buffer,
                            size_t size);

#endif /* KIN_KUBE_CONFIG_H */
