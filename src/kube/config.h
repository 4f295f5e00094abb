/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config.h - a configuration as the rest of the library sees it.
 *
 * config.c has options, life, checks and getters; config_load.c finds the
 * sources of a configuration and selects context, cluster and user.
 */
#ifndef KIN_KUBE_CONFIG_H
#define KIN_KUBE_CONFIG_H

#include <kin/config.h>

#include "base/lock.h"
#include "base/ref.h"
#include "kube/kubeconfig.h"
#include "kube/wipe.h"

struct kin__credentials;

/* Immutable once made, except for what the mutex guards. */
struct kin_config {
    struct kin__ref refs;
    const kin_allocator *alloc; /* borrowed */
    struct kin__wipe wipe;      /* for all data that may be secret */
    struct kin__region region;  /* all below */

    char *context_name; /* NULL if none, as the next two */
    char *cluster_name;
    char *user_name;
    char *namespace_name;
    char *server; /* a complete URL without a trailing slash, or "unix:PATH" */
    bool is_private; /* https or a unix socket: credentials may be sent */
    bool is_in_cluster;
    bool is_stdin_unavailable;
    /* If it is not private, only proxy and compression of `cluster` are kept,
     * and only impersonation of `user`. */
    struct kin__cluster cluster;
    struct kin__kubeconfig_user user;
    char **contexts;     /* names, NULL-terminated */
    char **environment;  /* for exec plugins, NULL-terminated */
    char **exec_allowed; /* the same; NULL if all are */

    struct kin__mutex mutex;              /* a leaf */
    struct kin__credentials *credentials; /* not owned: the credentials hold the
                                             configuration; guarded */
};

/* A configuration while it is being built. */
struct kin__config_draft {
    kin_config *config;
    const kin_config_opts *opts; /* converted to the current struct size */
    char *const *environment;    /* the environment; NULL to read none */
    struct kin__kubeconfig kubeconfig;
    struct kin__problems problems;
};

/* Returns the value of a variable; NULL if it is unset or empty. */
const char *kin__env_get(char *const *environment, const char *name);

/* Returns the proxy of an http or https server by Go's rules: HTTPS_PROXY for
 * https, HTTP_PROXY for http, or their lower-case forms if these are unset or
 * empty; NULL for none, or if NO_PROXY lists the server.  HTTP_PROXY is ignored
 * if REQUEST_METHOD is set: in a CGI program it is the Proxy header of the
 * request.  Borrowed from the environment. */
const char *kin__config_proxy(char *const *environment, kin_str server);

/* Reads the files that options and environment name.  Errors in them become
 * problems. 0 or KIN_ENOMEM, as all below unless stated otherwise. */
int kin__config_load(struct kin__config_draft *draft) KIN_NODISCARD;

/* Selects context, cluster and user, and applies the overrides. */
int kin__config_resolve(struct kin__config_draft *draft) KIN_NODISCARD;

/* Whether no source names a server. */
bool kin__config_is_empty(const struct kin__config_draft *draft);

/* Validates the selected cluster and user. */
void kin__config_check(struct kin__config_draft *draft);

/* Sets server and is_private from cluster.server.  `may_tls` is whether a host
 * without a scheme means https. */
int kin__config_set_server(struct kin__config_draft *draft,
                           bool may_tls) KIN_NODISCARD;

/* Determines the namespace. */
int kin__config_set_namespace(struct kin__config_draft *draft) KIN_NODISCARD;

/* Returns the path of the server's unix socket; NULL if it has another
 * address. */
const char *kin__config_socket(const kin_config *config);

/* Whether a string is a DNS label. */
bool kin__is_dns_label(const char *s);

/* In-cluster configuration: whether it is complete, and applying it. */
bool kin__config_in_cluster_possible(const struct kin__config_draft *draft);
int kin__config_take_in_cluster(struct kin__config_draft *draft) KIN_NODISCARD;
int kin__config_pod_namespace(struct kin__config_draft *draft,
                              char **ret) KIN_NODISCARD;

/* Returns the length of the user part of a URL, as in "u:p@"; 0 if there is
 * none.  `*ret_at` is its offset. */
size_t kin__url_userinfo(const char *url, size_t *ret_at);

/* Describes the configuration, one `name: value` per line, without secrets:
 * for tokens, passwords, keys and certificates only their presence and
 * source.  Returns as snprintf() does. */
size_t kin__config_describe(const kin_config *config, char *buffer,
                            size_t size);

#endif /* KIN_KUBE_CONFIG_H */
