/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_config: which API server to talk to, and with which credentials.
 *
 * A configuration is put together from kubeconfig files, from what a pod finds
 * in its container, and from the caller's own settings, which win.  It is
 * checked as a whole: an error names everything that is wrong.  Once made it
 * never changes; files that it names (tokens, certificates) are read again by
 * the clients that use it, when they change.
 *
 *   A  Files are merged as kubectl does it: for each name the first file wins,
 *      and so does the first current-context.
 *   B  Relative paths in a file mean that file's folder; those in the options
 *      mean the current one.
 *   C  Credentials are used for https servers only; impersonation always.
 *   D  No secret appears in an error or a log.
 *      What the library keeps of them is overwritten when it is freed.
 *   E  Only the calls whose names end in `_from_env` look at the environment.
 *      They copy it: what changes later is not seen.
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

/** A configuration, shared by reference counting. */
typedef struct kin_config kin_config;

/**
 * Where a configuration comes from, and what is to be different.  All of it is
 * copied; NULL, an empty string and false leave things as they are.
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

    const char *server;          /**< a URL, or host:port for plain HTTP; also
                                      drops the file's tls-server-name */
    const char *tls_server_name; /**< what the server's certificate names */
    const char *ca_file;         /**< PEM; undoes insecure-skip-tls-verify */
    bool is_insecure;            /**< trust every server; drops the file's CA */
    const char *proxy_url;       /**< http, https or socks5 */
    bool is_uncompressed;        /**< never ask for compressed answers */

    const char *token;      /**< bearer token; drops the file's token file */
    const char *token_file; /**< read again when it changes; drops the token */
    const char *username;   /**< for basic authentication */
    const char *password;   /**< for basic authentication */
    const char *cert_file;  /**< PEM; replaces certificate and data */
    const char *key_file;   /**< PEM; replaces key and data */

    const char *impersonate;               /**< act as this user */
    const char *impersonate_uid;           /**< with this uid */
    const char *const *impersonate_groups; /**< NULL-terminated; NULL: none */

    /** NAME=VALUE, NULL-terminated: what exec plugins get; and what `_from_env`
     * reads instead of the process's environment, if given. */
    const char *const *environment;
    /** Where a pod's service account is mounted; NULL: Kubernetes' place. */
    const char *service_account_dir;
    /** Standard input is in use: exec plugins may not ask questions. */
    bool is_stdin_unavailable;

    /** Called for each thing that is wrong before the call fails; NULL: the
     * error alone reports it. */
    void (*on_problem)(const char *text, void *userdata);
    void *userdata; /**< passed to `on_problem`, during the call only */

    /** Which exec plugins may run: paths, or names to be found in PATH;
     * NULL-terminated.  NULL: any; without a name: none. */
    const char *const *exec_allowed;
    /** Releases `userdata`; called once, before the call returns, also if it
     * fails.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_config_opts;

/**
 * Make a configuration from a path or a text and the options alone; or from
 * `server` and other options without any kubeconfig.
 * @param opts  copied
 * @param ret   released with kin_config_unref()
 * @param err   all that is wrong, parted by "; "
 * @return 0, KIN_EINVAL (options, or settings that do not go together),
 *         KIN_ENOTFOUND (no such file, or nothing to make one from),
 *         KIN_EPARSE, KIN_ESYSTEM, KIN_ELIMIT (a file over 4 MiB, or over 10000
 *         entries), KIN_EUNSUPPORTED or KIN_ENOMEM; with several problems, the
 *         code of the first
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_config_new(const kin_config_opts *opts,
                                         kin_config **ret, kin_error *err);

/**
 * The same in the usual way: the path or the text of the options, or the files
 * that KUBECONFIG lists, or `.kube/config` in HOME; and if all that says
 * nothing of a server, what a pod finds in its container.
 * @param opts  copied
 * @param ret   released with kin_config_unref()
 * @return as kin_config_new()
 * Threads: any.  No other may change the environment meanwhile.
 */
KIN_API KIN_NODISCARD int kin_config_new_from_env(const kin_config_opts *opts,
                                                  kin_config **ret,
                                                  kin_error *err);

/**
 * Make a configuration from what a pod finds: KUBERNETES_SERVICE_HOST and
 * KUBERNETES_SERVICE_PORT, and the token and CA of its service account.  Of
 * the options that say what is to be different, those for server, token, CA,
 * namespace, proxy, compression and impersonation count.
 * @param opts  copied
 * @param ret   released with kin_config_unref()
 * @return 0, KIN_ENOTFOUND (not in a pod) or as kin_config_new()
 * Threads: any.  No other may change the environment meanwhile.
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
 * Give the server's URL: scheme, host, maybe a port and a path, without a slash
 * at its end.
 * @param config  borrowed
 * @return borrowed from the configuration
 * Threads: any.
 */
KIN_API const char *kin_config_server(const kin_config *config);

/**
 * Give the namespace for requests that name none: that of the options, of the
 * context, of the pod (POD_NAMESPACE, then the service account's), or
 * "default".
 * @param config  borrowed
 * @return borrowed from the configuration
 * Threads: any.
 */
KIN_API const char *kin_config_namespace(const kin_config *config);

/**
 * Count the contexts that the kubeconfig files define.
 * @param config  borrowed
 * @return how many there are
 * Threads: any.
 */
KIN_API size_t kin_config_context_count(const kin_config *config);

/**
 * Give the name of a context by its place; first file first.
 * @param config  borrowed
 * @param index   from 0
 * @return borrowed from the configuration; NULL if there is no such place
 * Threads: any.
 */
KIN_API const char *kin_config_context_at(const kin_config *config,
                                          size_t index);

KIN_DEFINE_AUTO(kin_config, kin_config_unref);

KIN_END_DECLS

#endif /* KIN_CONFIG_H */
