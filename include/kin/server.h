/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_server: an embedded Kubernetes API server.
 *
 * It serves the built-in APIs and custom resources to kubectl, client-go and
 * kin over HTTP/1.1, and stores objects in memory or in a file.  It is a
 * separate library, libkin-server.
 *
 *     kin_server_opts opts = KIN_INIT(kin_server_opts);
 *     KIN_AUTO(kin_server) *server = NULL;
 *     if (kin_server_start(&opts, &server, &err) < 0)
 *         ...
 *     puts(kin_server_url(server));
 *
 *   A  When kin_server_start() returns, the server is ready: manifests are
 *      loaded, and every request is answered.
 *   B  A write is acknowledged when it is durable: with `data` it survives a
 *      crash of the process or the system.
 *   C  It listens on addresses other than loopback only with TLS and a token.
 *   D  kin_server_stop() ends all watches, rejects further requests, and
 *      returns within two seconds, except for writes that wait for the disk.
 *   E  Several servers may run in one program; each has its own threads, in
 *      which all signals are blocked.
 *   F  The file of a unix socket has mode 0600.  One that a dead server has
 *      left is replaced; one on which a server listens is an error.  It is
 *      removed when the server stops.  TLS is not used there; tokens may be.
 */
#ifndef KIN_SERVER_H
#define KIN_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A running server. */
typedef struct kin_server kin_server;

/** Options of a server; copied.  Zero is the default of each member. */
typedef struct kin_server_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL for the default */

    const char *address; /**< numeric, "localhost", or "unix:PATH" (F); NULL:
                              127.0.0.1 */
    uint16_t port;       /**< 0: any free port */
    const char *data;    /**< database file; NULL: in memory */
    bool is_tls;         /**< use TLS, with generated certificates */
    const char *token;   /**< required from clients, which are members of the
                              group system:masters; NULL: no authentication */
    /** Files or directories of manifests in YAML or JSON: objects that do not
     * exist are created before the server answers requests. */
    const char *const *load;
    size_t load_count; /**< number of paths */

    /** Directory of the CA, with the files ca.crt and ca.key, which are created
     * if they do not exist: clients then trust the server after a restart, and
     * programs that may read the key can issue further certificates.  Implies
     * `is_tls`.  NULL: a new CA for each start. */
    const char *tls_dir;
    /** A file of additional tokens in the format of kube-apiserver: lines of
     * token, user, uid and groups, separated by commas; several groups are
     * quoted.  NULL: none. */
    const char *token_file;
    /** Leave deleting the content of namespaces to a controller, as Kubernetes
     * does; else the server does it, so that no controller is needed.  Both at
     * once are harmless. */
    bool leaves_namespaces;

    /** A PEM file of the server's certificate, followed by its chain, instead
     * of a generated one; with `key_file`.  Implies `is_tls`. */
    const char *cert_file;
    const char *key_file; /**< a PEM file of its key; with `cert_file` */
    /** A PEM file of CAs whose client certificates are accepted instead of
     * those of the server's own CA: the common name is the user, the
     * organisations are its groups.  The kubeconfig has no client certificate
     * then.  Implies `is_tls`; not with `tls_dir`. */
    const char *client_ca_file;
    /** Reject requests without credentials, except those for /healthz, /livez,
     * /readyz and /version; implied by tokens. */
    bool needs_credentials;
    /** A PEM file of the key that signs tokens of service accounts.  NULL: the
     * server makes one when it needs it, and keeps it in the file `data` with
     * the ending ".sa.key", or in memory. */
    const char *account_signing_key_file;
    /** A PEM file of the keys or certificates that verify them.  NULL: the
     * signing key. */
    const char *account_key_file;
    /** Their issuer.  NULL: https://kubernetes.default.svc.cluster.local. */
    const char *account_issuer;
    /** Their audiences, separated by commas.  NULL: the issuer. */
    const char *api_audiences;
    /** Where the Services of admission webhooks are reached: texts such as
     * "NAMESPACE/NAME=HOST:PORT", or "NAMESPACE/NAME:PORT=HOST:PORT" for one
     * port of the Service.  Others are looked up in the DNS as
     * NAME.NAMESPACE.svc, which is also the name in their certificate. */
    const char *const *webhook_services;
    size_t webhook_service_count; /**< number of texts */
} kin_server_opts;

/**
 * Start a server; see guarantee A.
 * @param opts  copied; NULL for the defaults
 * @param ret   released with kin_server_free()
 * @return 0, KIN_EINVAL (invalid options, manifests or CA), KIN_ENOTFOUND (no
 *         such file), KIN_ESYSTEM (the address is taken, a file cannot be
 *         read), KIN_EPARSE (a malformed manifest or token file), KIN_ETLS,
 *         KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_server_start(const kin_server_opts *opts,
                                           kin_server **ret, kin_error *err);

/**
 * Return the address of the server, such as "http://127.0.0.1:43210" or
 * "unix:/run/kin.sock".
 * @param server  borrowed
 * @return borrowed from the server
 * Threads: any.
 */
KIN_API const char *kin_server_url(const kin_server *server);

/**
 * Return a kubeconfig for the server, with its address, CA and credentials.
 * @param server  borrowed
 * @return YAML, borrowed from the server; contains secrets, if any
 * Threads: any.
 */
KIN_API const char *kin_server_kubeconfig(const kin_server *server);

/**
 * Compact the history, as etcd does: a watch, a continued list or an exact list
 * of an older version is answered with 410, and so is a watch that lags behind.
 * Objects do not change.  For tests of clients; otherwise the last 10,000
 * events of each resource are kept for ten minutes.
 * @param server  borrowed
 * @return 0, or KIN_ESYSTEM (the file for objects cannot be written)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_server_compact(kin_server *server,
                                             kin_error *err);

/**
 * Stop serving; see guarantee D.  A second call is a no-op.
 * @param server  borrowed
 * Threads: any.  Must not be called concurrently.
 */
KIN_API void kin_server_stop(kin_server *server);

/**
 * Stop a server if it is running, and release it.
 * @param server  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_server *kin_server_free(kin_server *server);

KIN_DEFINE_AUTO(kin_server, kin_server_free);

KIN_END_DECLS

#endif /* KIN_SERVER_H */
