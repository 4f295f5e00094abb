/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/server.h>

#include <string.h>

#include <kin/document.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/random.h"
#include "base/str.h"
#include "base/thread.h"
#include "kube/file.h"
#include "net/x509_cert.h"
#include "schema/schema.h"
#include "server/accounts.h"
#include "server/apiservices.h"
#include "server/auth.h"
#include "server/authority.h"
#include "server/bootstrap.h"
#include "server/engine.h"
#include "server/front.h"
#include "server/kinds.h"
#include "server/kubeconfig.h"
#include "server/load.h"
#include "server/rules_kinds.h"
#include "server/storage_sqlite.h"
#include "server/token_file.h"
#include "server/webhook_plan.h"

enum {
    SERVER_TICK_MS = 1000,
    SERVER_CERT_DAYS = 3650,
    SERVER_MAX_KUBECONFIG = 64 * 1024,
    SERVER_MAX_PEM = 1024 * 1024,
    SERVER_MAX_PATH = 4096,
};

/* Certificates of a server with TLS: its own, and one for its client. */
struct server_pki {
    struct kin__x509_pair ca;
    struct kin__x509_pair server;
    struct kin__x509_pair client;
    char *client_ca; /* owned; NULL: the certificate of `ca` */
};

struct kin_server {
    const kin_allocator *alloc;
    const struct kin__schema *schema; /* static */
    struct kin__rules_kinds *rules;   /* owned, as all below */
    struct kin__webhook_caller *caller;
    struct kin__engine *engine;
    struct kin__webhooks *webhooks;
    struct kin__auth *auth;
    struct kin__accounts *accounts;
    struct kin__front *front;
    struct server_pki pki;
    char *kubeconfig;

    struct kin__thread ticker; /* runs kin__engine_tick() every second */
    struct kin__mutex mutex;   /* guards is_stopping */
    struct kin__cond changed;
    bool is_stopping;
};

/* --- certificates ------------------------------------------------------ */

static int server_make_cert(kin_server *server, enum kin__x509_use use,
                            const char *address, struct kin__x509_pair *ret,
                            kin_error *err)
{
    static const char *const names[] = {"kin-server", "kubernetes", "admin"};
    const char *const hosts[] = {
        "127.0.0.1", "::1", "localhost", "kubernetes", "kubernetes.default.svc",
        address};
    bool has_more = address && strcmp(address, "127.0.0.1") != 0 &&
                    strcmp(address, "::1") != 0 &&
                    strcmp(address, "localhost") != 0;
    uint64_t serial = 0;
    int r = kin__random_seed_from_os(&serial, err);

    if (r < 0)
        return r;
    const struct kin__x509_opts opts = {
        .use = use,
        .name = names[use],
        .organisation = use == KIN__X509_CLIENT ? "system:masters" : NULL,
        .issuer = use == KIN__X509_CA ? NULL : &server->pki.ca,
        .hosts = hosts,
        .host_count = use == KIN__X509_SERVER ? 5 + (size_t)has_more : 0,
        .now_s = kin__clock_wall_ns(/* clock= */ NULL) / KIN__NS_PER_S,
        .days = SERVER_CERT_DAYS,
        .serial = serial | 1,
    };
    return kin__x509_make(server->alloc, &opts, ret, err);
}

/* Reads the CA of the folder, or makes one and stores it there. */
static int server_make_ca(kin_server *server, const char *folder,
                          kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    int r = folder ? kin__authority_read(server->alloc, folder, &server->pki.ca,
                                         &why)
                   : KIN_ENOTFOUND;

    if (r < 0 && r != KIN_ENOTFOUND && err)
        *err = why;
    if (r != KIN_ENOTFOUND)
        return r;
    r = server_make_cert(server, KIN__X509_CA, NULL, &server->pki.ca, err);
    return r == 0 && folder ? kin__authority_write(folder, &server->pki.ca, err)
                            : r;
}

static int server_read_pem(kin_server *server, const char *path, char **ret,
                           kin_error *err)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, server->alloc, SERVER_MAX_PEM);
    int r = kin__file_read(path, &text, err);
    if (r == 0 && text.len == 0)
        return kin_error_set(err, KIN_EINVAL, "%s: empty", path);
    if (r == 0) {
        r = kin__buf_steal(&text, ret);
        if (r < 0)
            (void)kin_error_set(err, r, NULL);
    }
    if (text.ptr)
        explicit_bzero(text.ptr, text.len);
    return r;
}

static int server_check_pki(const kin_server_opts *opts, kin_error *err)
{
    if (!opts->cert_file != !opts->key_file)
        return kin_error_set(err, KIN_EINVAL,
                             "a certificate file needs a key file, and a key "
                             "file a certificate file");
    if (opts->client_ca_file && opts->tls_dir)
        return kin_error_set(err, KIN_EINVAL,
                             "%s: the folder %s has the CA of client "
                             "certificates already",
                             opts->client_ca_file, opts->tls_dir);
    return 0;
}

static int server_read_pki(kin_server *server, const kin_server_opts *opts,
                           kin_error *err)
{
    struct server_pki *pki = &server->pki;
    int r = 0;

    if (opts->client_ca_file)
        r = server_read_pem(server, opts->client_ca_file, &pki->client_ca, err);
    if (r == 0 && opts->cert_file)
        r = server_read_pem(server, opts->cert_file, &pki->server.cert, err);
    if (r == 0 && opts->key_file)
        r = server_read_pem(server, opts->key_file, &pki->server.key, err);
    return r;
}

static int server_make_pki(kin_server *server, const kin_server_opts *opts,
                           kin_error *err)
{
    struct server_pki *pki = &server->pki;
    int r = server_check_pki(opts, err);

    if (r == 0)
        r = server_read_pki(server, opts, err);
    /* Nothing to generate; saves the time. */
    if (r < 0 || (opts->cert_file && opts->client_ca_file))
        return r;
    r = server_make_ca(server, opts->tls_dir, err);
    if (r == 0 && !opts->cert_file)
        r = server_make_cert(server, KIN__X509_SERVER, opts->address,
                             &pki->server, err);
    if (r == 0 && !opts->client_ca_file)
        r = server_make_cert(server, KIN__X509_CLIENT, NULL, &pki->client, err);
    return r;
}

static int server_make_kubeconfig(kin_server *server,
                                  const kin_server_opts *opts, kin_error *err)
{
    KIN__AUTO_BUF text;
    const struct server_pki *pki = &server->pki;
    /* A client with a token needs no certificate. */
    bool shows_cert = pki->client.cert && !opts->token;
    assert(server->front && !server->kubeconfig);
    const struct kin__kubeconfig_parts parts = {
        .url = kin__front_url(server->front),
        .ca = opts->cert_file ? pki->server.cert : pki->ca.cert,
        .cert = shows_cert ? pki->client.cert : NULL,
        .key = shows_cert ? pki->client.key : NULL,
        .token = shows_cert ? NULL : kin__auth_first_token(server->auth),
    };

    kin__buf_init(&text, server->alloc, SERVER_MAX_KUBECONFIG);
    int r = kin__kubeconfig_write(&text, &parts);
    if (r == 0)
        r = kin__buf_steal(&text, &server->kubeconfig);
    return r < 0 ? kin_error_set(err, r, "kubeconfig") : 0;
}

/* --- the engine -------------------------------------------------------- */

static int server_add_resources(kin_server *server, kin_error *err)
{
    const struct kin__schema *schema = server->schema;
    int r = 0;

    for (size_t i = 0; r == 0 && i < schema->resource_count; i++) {
        const struct kin__schema_resource *facts = &schema->resources[i];

        if (!kin__schema_is_served(facts))
            continue;
        const struct kin__schema_resource *storage = kin__kind_storage(schema,
                                                                       facts);
        /* Storage versions are added first. */
        if (storage != facts)
            r = kin__engine_add(server->engine, storage, storage, err);
        if (r == 0 || r == KIN_EEXISTS)
            r = kin__engine_add(server->engine, facts, storage, err);
        if (r == KIN_EEXISTS)
            r = 0;
    }
    return r;
}

static int server_make_rules(kin_server *server, kin_error *err)
{
    uint64_t seed = 0;
    int r = kin__random_seed_from_os(&seed, err);

    if (r < 0)
        return r;
    server->rules = kin__alloc0(server->alloc, 1, sizeof(*server->rules));
    if (!server->rules)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    kin__rules_kinds_init(server->rules, server->alloc, server->schema, seed);
    return 0;
}

/* The certificate that signs those of clients; empty without TLS. */
static kin_str server_client_ca(const kin_server *server)
{
    const struct server_pki *pki = &server->pki;
    const char *ca = pki->client_ca ? pki->client_ca : pki->ca.cert;

    return ca ? kin_s(ca) : KIN__S("");
}

static int server_start_engine(kin_server *server, const kin_server_opts *opts,
                               kin_error *err)
{
    struct kin__engine_opts engine = {.alloc = server->alloc};
    int r = kin__schema_get(&server->schema, err);

    if (r == 0)
        r = server_make_rules(server, err);
    if (r < 0)
        return r;
    engine.rules = &server->rules->rules;
    engine.leaves_namespaces = opts->leaves_namespaces;
    engine.webhooks = server->caller;
    if (opts->data)
        r = kin__storage_sqlite_open(server->alloc, opts->data, &engine.storage,
                                     err);
    if (r < 0)
        return r;
    r = kin__engine_new(&engine, &server->engine, err);
    if (r < 0)
        return r;
    server->rules->claims.engine = server->engine;
    kin__accounts_set_engine(server->accounts, server->engine);
    r = server_add_resources(server, err);
    if (r == 0)
        r = kin__engine_start(server->engine, err);
    if (r == 0)
        r = kin__bootstrap(server->engine, server->alloc,
                           server_client_ca(server), err);
    if (r == 0)
        r = kin__load(server->engine, server->alloc, opts->load,
                      opts->load_count, err);
    return r;
}

/* --- the ticker -------------------------------------------------------- */

static bool server_await_tick(kin_server *server)
{
    kin_deadline deadline = kin__deadline_after(
        /* clock= */ NULL, SERVER_TICK_MS * KIN__NS_PER_MS);

    KIN__LOCK_SCOPE(&server->mutex);
    while (!server->is_stopping &&
           !kin__deadline_passed(/* clock= */ NULL, deadline))
        (void)kin__cond_wait_until(&server->changed, &server->mutex,
                                   /* clock= */ NULL, deadline);
    return !server->is_stopping;
}

static void server_tick(void *userdata)
{
    kin_server *server = userdata;
    uint64_t number = 0;

    do {
        kin__engine_tick(server->engine);
        /* A failure is repaired at the next tick. */
        (void)kin__apiservices_sync(server->engine, server->alloc, &number,
                                    /* err= */ NULL);
    } while (server_await_tick(server));
}

static void server_stop_ticker(kin_server *server)
{
    if (!server->ticker.is_started)
        return;
    {
        KIN__LOCK_SCOPE(&server->mutex);
        server->is_stopping = true;
        kin__cond_broadcast(&server->changed);
    }
    kin__thread_join(&server->ticker);
}

/* --- life -------------------------------------------------------------- */

/* The server keeps its own key of service accounts beside the data. */
static int server_make_accounts(kin_server *server, const kin_server_opts *opts,
                                kin_error *err)
{
    KIN__AUTO_BUF kept;
    struct kin__accounts_opts accounts = {
        .key_file = opts->account_key_file,
        .signing_file = opts->account_signing_key_file,
        .issuer = opts->account_issuer,
        .audiences = opts->api_audiences,
    };
    int r = 0;

    kin__buf_init(&kept, server->alloc, SERVER_MAX_PATH);
    if (opts->data)
        r = kin__buf_printf(&kept, "%s.sa.key", opts->data);
    if (r < 0)
        return kin_error_set(err, r, "%.64s...: path too long", opts->data);
    accounts.kept_file = kept.ptr;
    r = kin__accounts_new(server->alloc, &accounts, &server->accounts, err);
    if (r == 0)
        kin__auth_set_accounts(server->auth, server->accounts);
    return r;
}

static int server_make_auth(kin_server *server, const kin_server_opts *opts,
                            kin_error *err)
{
    const kin_str groups[] = {KIN__S("system:masters")};
    const struct kin__auth_token token = {
        .token = opts->token ? kin_s(opts->token) : KIN__S(""),
        .user = KIN__S("admin"),
        .groups = groups,
        .group_count = 1,
    };

    int r = kin__auth_new(server->alloc, &token, opts->token ? 1 : 0,
                          opts->needs_credentials, &server->auth, err);
    return r == 0 && opts->token_file
               ? kin__token_file_read(server->alloc, server->auth,
                                      opts->token_file, err)
               : r;
}

static int server_make_caller(kin_server *server, const kin_server_opts *opts,
                              kin_error *err)
{
    const struct kin__webhook_caller_opts caller = {
        .services = opts->webhook_services,
        .service_count = opts->webhook_service_count,
    };

    return kin__webhook_caller_new(server->alloc, &caller, &server->caller,
                                   err);
}

static int server_make_webhooks(kin_server *server, kin_error *err)
{
    int r = kin__webhooks_new(server->alloc, server->engine, server->caller,
                              &server->webhooks);

    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

static int server_start_front(kin_server *server, const kin_server_opts *opts,
                              kin_error *err)
{
    struct kin__front_opts front = {
        .engine = server->engine,
        .schema = server->schema,
        .auth = server->auth,
        .accounts = server->accounts,
        .webhooks = server->webhooks,
        .is_durable = opts->data != NULL,
        .http = {.address = opts->address, .port = opts->port},
    };

    if (opts->is_tls) {
        front.http.cert = kin_s(server->pki.server.cert);
        front.http.key = kin_s(server->pki.server.key);
        front.http.client_ca = server_client_ca(server);
    }
    return kin__front_start(server->alloc, &front, &server->front, err);
}

static int server_begin(kin_server *server, const kin_server_opts *opts,
                        kin_error *err)
{
    assert(!server->engine && !server->front);
    int r = opts->is_tls ? server_make_pki(server, opts, err) : 0;

    if (r == 0)
        r = server_make_auth(server, opts, err);
    if (r == 0)
        r = server_make_accounts(server, opts, err);
    if (r == 0)
        r = server_make_caller(server, opts, err);
    if (r == 0)
        r = server_start_engine(server, opts, err);
    if (r == 0)
        r = server_make_webhooks(server, err);
    if (r == 0)
        r = server_start_front(server, opts, err);
    if (r == 0)
        r = server_make_kubeconfig(server, opts, err);
    if (r == 0)
        r = kin__thread_start(
            &server->ticker,
            &(struct kin__thread_opts){.name = "kin-api-ticker"}, server_tick,
            server, err);
    return r;
}

/* The caller may have been compiled with fewer options. */
static void server_copy_opts(const kin_server_opts *opts, kin_server_opts *ret)
{
    *ret = (kin_server_opts)KIN_INIT(kin_server_opts);
    if (opts)
        memcpy(ret, opts,
               opts->size < sizeof(*ret) ? opts->size : sizeof(*ret));
    ret->is_tls |= ret->tls_dir || ret->cert_file || ret->key_file ||
                   ret->client_ca_file;
}

int kin_server_start(const kin_server_opts *opts, kin_server **ret,
                     kin_error *err)
{
    KIN_AUTO(kin_server) *server = NULL;
    kin_server_opts own;

    if (!ret || (opts && opts->size == 0))
        return kin_error_set(err, KIN_EINVAL,
                             "kin_server_start: ret is NULL or opts->size is "
                             "0");
    server_copy_opts(opts, &own);
    server = kin__alloc0(own.alloc, 1, sizeof(*server));
    if (!server)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    server->alloc = own.alloc;
    server->pki = (struct server_pki){.ca.alloc = own.alloc,
                                      .server.alloc = own.alloc,
                                      .client.alloc = own.alloc};
    kin__mutex_init(&server->mutex);
    kin__cond_init(&server->changed);
    int r = server_begin(server, &own, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(server);
    return 0;
}

const char *kin_server_url(const kin_server *server)
{
    return kin__front_url(server->front);
}

const char *kin_server_kubeconfig(const kin_server *server)
{
    return server->kubeconfig;
}

int kin_server_compact(kin_server *server, kin_error *err)
{
    uint64_t version = 0;

    return kin__engine_compact(server->engine, &version, err);
}

void kin_server_stop(kin_server *server)
{
    /* First and without a lock: rejects new requests. */
    if (server->front)
        kin__front_begin_stop(server->front);
    /* Running requests end at their next step; watches end before their
     * connections are closed. */
    if (server->engine)
        kin__engine_stop(server->engine);
    if (server->caller)
        kin__webhook_caller_stop(server->caller);
    if (server->front)
        kin__front_stop(server->front);
    server_stop_ticker(server);
}

kin_server *kin_server_free(kin_server *server)
{
    if (!server)
        return NULL;
    kin_server_stop(server);
    kin__front_free(server->front);
    kin__webhooks_free(server->webhooks);
    kin__engine_free(server->engine);
    kin__webhook_caller_free(server->caller);
    if (server->rules)
        kin__rules_kinds_done(server->rules);
    kin__free(server->alloc, server->rules);
    kin__auth_free(server->auth);
    kin__accounts_free(server->accounts);
    kin__x509_pair_done(&server->pki.ca);
    kin__x509_pair_done(&server->pki.server);
    kin__x509_pair_done(&server->pki.client);
    kin__free(server->alloc, server->pki.client_ca);
    if (server->kubeconfig)
        explicit_bzero(server->kubeconfig, strlen(server->kubeconfig));
    kin__free(server->alloc, server->kubeconfig);
    kin__cond_done(&server->changed);
    kin__mutex_done(&server->mutex);
    kin__free(server->alloc, server);
    return NULL;
}
