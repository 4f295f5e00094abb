/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_server: a Kubernetes API server within the program.
 *
 * It serves what a default Kubernetes serves, and custom resources, to kubectl,
 * client-go and kin, over HTTP/1.1; objects are kept in memory or in a file.
 * It lives in a library of its own, libkin-server.
 *
 *     kin_server_opts opts = KIN_INIT(kin_server_opts);
 *     KIN_AUTO(kin_server) *server = NULL;
 *     if (kin_server_start(&opts, &server, &err) < 0)
 *         ...
 *     puts(kin_server_url(server));
 *
 *   A  When kin_server_start() returns, the server is ready: what it was to
 *      load is there, and every request is answered.
 *   B  A write is acknowledged when it is durable: with `data` it survives the
 *      end of the process and of the system.
 *   C  It listens beyond loopback only with TLS and with a token.
 *   D  kin_server_stop() ends all watches, rejects what comes after, and
 *      returns within two seconds, but for writes that wait for the disk.
 *   E  Several servers may run in one program; each has threads of its own, in
 *      which all signals are blocked.
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

/** How to serve; all of it is copied.  Zero is the default of each member. */
typedef struct kin_server_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL for the default */

    const char *address; /**< numeric, or "localhost"; NULL: 127.0.0.1 */
    uint16_t port;       /**< 0 takes a free one */
    const char *data;    /**< the file for objects; NULL keeps them in memory */
    bool is_tls;         /**< speak TLS, with certificates made on the spot */
    const char *token;   /**< clients must show it, as users of the group
                              system:masters; NULL: all may */
    /** Files, or folders of files, of manifests in YAML or JSON: objects that
     * are not there yet are created before the server answers. */
    const char *const *load;
    size_t load_count; /**< how many paths there are */

    /** A folder that holds the CA of TLS, in the files ca.crt and ca.key, which
     * are made if they are not there: then clients still trust the server when
     * it was started anew, and a program that may read the key can make
     * certificates for more of them.  It turns `is_tls` on.  NULL makes a CA
     * for each start.
     */
    const char *tls_dir;
    /** A file of more tokens, in the form that kube-apiserver reads: lines of
     * token, user, uid and groups, parted by commas; several groups stand
     * between quotes.  Of the uid no use is made.  NULL for none. */
    const char *token_file;
    /** Leave the content of namespaces that are deleted to a controller, as
     * Kubernetes does; else the server deletes it by itself, so that they go
     * without one.  Both at once do no harm. */
    bool leaves_namespaces;
} kin_server_opts;

/**
 * Start a server; see guarantee A.
 * @param opts  copied; NULL for the defaults
 * @param ret   released with kin_server_free()
 * @return 0, KIN_EINVAL (options, or manifests or a CA that are not valid),
 *         KIN_ENOTFOUND (no such file), KIN_ESYSTEM (the address is taken, a
 *         file cannot be read), KIN_EPARSE (a manifest or a file of tokens is
 *         malformed), KIN_ETLS, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_server_start(const kin_server_opts *opts,
                                           kin_server **ret, kin_error *err);

/**
 * Give the address of the server, such as "http://127.0.0.1:43210".
 * @param server  borrowed
 * @return borrowed from the server
 * Threads: any.
 */
KIN_API const char *kin_server_url(const kin_server *server);

/**
 * Give a kubeconfig with which clients reach the server: its address, its CA
 * and the credentials that it asks for.
 * @param server  borrowed
 * @return YAML, borrowed from the server; it holds secrets if there are any
 * Threads: any.
 */
KIN_API const char *kin_server_kubeconfig(const kin_server *server);

/**
 * Forget what has happened up to now, as etcd does when it is compacted: a
 * watch, a continued list or an exact list of an older version is answered with
 * 410, and so is a watcher that lags behind.  Objects stay as they are.  For
 * tests of what clients do then; without it, the last 10,000 events of each
 * resource are kept for ten minutes.
 * @param server  borrowed
 * @return 0, or KIN_ESYSTEM (the file for objects cannot be written)
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_server_compact(kin_server *server,
                                             kin_error *err);

/**
 * Stop serving; see guarantee D.  A second call does nothing.
 * @param server  borrowed
 * Threads: any.  Not by two threads at once.
 */
KIN_API void kin_server_stop(kin_server *server);

/**
 * Release a server; it is stopped first if that was not done.
 * @param server  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_server *kin_server_free(kin_server *server);

KIN_DEFINE_AUTO(kin_server, kin_server_free);

KIN_END_DECLS

#endif /* KIN_SERVER_H */
