/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_config: the API server to use, and the credentials for it.
 *
 * A configuration combines kubeconfig files, the in-cluster configuration of a
 * pod, and the caller's options, which take precedence.  It is validated as a
 * whole: an error names everything that is invalid.  It never changes after
 * creation; clients re-read the files that it names (tokens, certificates) when
 * those change.
 *
 *   A  Files are merged as by kubectl: for each name the first file wins,
 *      and so does the first current-context.
 *   B  Paths in a file are relative to that file's directory; those in the
 *      options to the current directory.
 *   C  Credentials are used for https servers and unix sockets only;
 *      impersonation always.
 *   D  Errors and logs never contain secrets.  The library overwrites its
 *      copies when it frees them.
 *   E  Only functions whose names end in `_from_env` read the environment,
 *      once, when they are called.
 */
#ifndef KIN_CONFIG_H
#define KIN_CONFIG_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/log.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A configuration; reference counted. */
typedef struct kin_config kin_config;

/**
 * Sources of a configuration, and overrides.  All members are copied; NULL, an
 * empty string and false change nothing.
 */
typedef struct kin_config_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed by the result; NULL: default */
    const kin_log *log;         /**< for warnings; borrowed during the call */

    const char *path;         /**< the only kubeconfig to read; must exist */
    kin_str text;             /**< a kubeconfig itself, without `path`; empty:
                                none */
    bool is_in_cluster_first; /**< `_from_env`, without path, text and server:
                                prefer what a pod finds, if it finds it */

    const char *context; /**< instead of current-context */
    const char *cluster; /**< a cluster's name; else the context's */
    const char *user;    /**< a user's name; else the context's */
    const char *ns;      /**< instead of the context's */

    const char *server; /**< a URL, host:port for plain HTTP, or unix:PATH
                             with an absolute path; also drops the file's
                             tls-server-name */
    const char
        *tls_server_name;  /**< expected name in the server's certificate */
    const char *ca_file;   /**< PEM; disables insecure-skip-tls-verify */
    bool is_insecure;      /**< do not verify the server; ignores the CA */
    const char *proxy_url; /**< http, https or socks5; wins over the
                                environment; the proxy resolves the
                                server's name */
    bool is_uncompressed;  /**< never request compression */

    const char *token;      /**< bearer token; overrides the token file */
    const char *token_file; /**< re-read when it changes; overrides the token */
    const char *username;   /**< for basic authentication */
    const char *password;   /**< for basic authentication */
    const char *cert_file;  /**< PEM; replaces certificate and data */
    const char *key_file;   /**< PEM; replaces key and data */

    const char *impersonate;               /**< act as this user */
    const char *impersonate_uid;           /**< with this uid */
    const char *const *impersonate_groups; /**< NULL-terminated; NULL: none */

    /** NAME=VALUE, NULL-terminated: the environment for exec plugins and for
     * `_from_env`, instead of the process' environment. */
    const char *const *environment;
    /** Mount point of the pod's service account; NULL: Kubernetes' default. */
    const char *service_account_dir;
    /** Standard input is in use: exec plugins must not be interactive. */
    bool is_stdin_unavailable;

    /** Called for each problem before the call fails; NULL: problems are only
     * reported in the error. */
    void (*on_problem)(const char *text, void *userdata);
    void *userdata; /**< passed to `on_problem`, during the call only */

    /** Exec plugins that may run: paths, or names to be found in PATH;
     * NULL-terminated.  NULL: any; an empty list: none. */
    const char *const *exec_allowed;
    /** Releases `userdata`; called once, before the call returns, also if it
     * fails.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_config_opts;

/**
 * Create a configuration from a path or a text and the options alone; or from
 * `server` and other options without any kubeconfig.
 * @param opts  copied
 * @param ret   released with kin_config_unref()
 * @param err   all problems, separated by "; "
 * @return 0, KIN_EINVAL (invalid options or settings),
 *         KIN_ENOTFOUND (no such file, or no configuration),
 *         KIN_EPARSE, KIN_ESYSTEM, KIN_ELIMIT (a file over 4 MiB, or over 10000
 *         entries), KIN_EUNSUPPORTED or KIN_ENOMEM; with several problems, the
 *         code of the first
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_config_new(const kin_config_opts *opts,
                                         kin_config **ret, kin_error *err);

/**
 * Create a configuration from the usual sources: the path or the text of the
 * options, else the files listed in KUBECONFIG, else `.kube/config` in HOME;
 * and if these name no server, the in-cluster configuration.  Without a proxy
 * of its own, the server gets that of HTTPS_PROXY or HTTP_PROXY, unless
 * NO_PROXY lists it; the rules are Go's, see docs/environment.md.
 * @param opts  copied
 * @param ret   released with kin_config_unref()
 * @return as kin_config_new()
 * Threads: any.  The environment must not change concurrently.
 */
KIN_API KIN_NODISCARD int kin_config_new_from_env(const kin_config_opts *opts,
                                                  kin_config **ret,
                                                  kin_error *err);

/**
 * Create the in-cluster configuration of a pod: KUBERNETES_SERVICE_HOST and
 * KUBERNETES_SERVICE_PORT, and the token and CA of its service account.  Only
 * the overrides for server, token, CA, namespace, proxy, compression and
 * impersonation are used.
 * @param opts  copied
 * @param ret   released with kin_config_unref()
 * @return 0, KIN_ENOTFOUND (not in a pod) or as kin_config_new()
 * Threads: any.  The environment must not change concurrently.
 */
KIN_API KIN_NODISCARD int kin_config_new_in_cluster_from_env(
    const kin_config_opts *opts, kin_config **ret, kin_error *err);

/**
 * Take another reference.
 * @param config  borrowed
 * @return `config`
 * Threads: any.
 */
KIN_API kin_config *kin_config_ref(kin_config *config);

/**
 * Drop a reference; the last one overwrites and frees everything.
 * @param config  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_config *kin_config_unref(kin_config *config);

/**
 * Return the server's URL: scheme, host, optional port and path, without a
 * trailing slash; or unix:PATH.
 * @param config  borrowed
 * @return borrowed from the configuration
 * Threads: any.
 */
KIN_API const char *kin_config_server(const kin_config *config);

/**
 * Return the default namespace: that of the options, of the context, of the pod
 * (POD_NAMESPACE, then the service account's), or "default".
 * @param config  borrowed
 * @return borrowed from the configuration
 * Threads: any.
 */
KIN_API const char *kin_config_namespace(const kin_config *config);

/**
 * Return the number of contexts in the kubeconfig files.
 * @param config  borrowed
 * @return the number
 * Threads: any.
 */
KIN_API size_t kin_config_context_count(const kin_config *config);

/**
 * Return the name of a context by index; first file first.
 * @param config  borrowed
 * @param index   from 0
 * @return borrowed from the configuration; NULL if out of range
 * Threads: any.
 */
KIN_API const char *kin_config_context_at(const kin_config *config,
                                          size_t index);

KIN_DEFINE_AUTO(kin_config, kin_config_unref);

KIN_END_DECLS

#endif /* KIN_CONFIG_H */
