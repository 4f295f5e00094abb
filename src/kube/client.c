/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <kin/client.h>
#include <kin/version.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/config.h"
#include "net/routed_transport.h"
#include "net/user_transport.h"

enum {
    CLIENT_TIMEOUT_MS = 60000,    /* the request timeout of API servers */
    CLIENT_MAX_OBJECT = 16 << 20, /* etcd's usual limit is 1.5 MiB */
    /* One may be decoding a large list. */
    CLIENT_WORKERS = 2,
    CLIENT_WORKERS_MAX = 1024,
};

/* --- Life --- */

/* Calls `destroy` of a table that the options point to; a copy, since the
 * caller's may be shorter. */
#define TABLE_DESTROY(type, table)                                             \
    do {                                                                       \
        type copy = {.userdata = NULL};                                        \
        (void)kin__opts_take((table), sizeof(copy), &copy);                    \
        kin__userdata_destroy(copy.destroy, copy.userdata);                    \
    } while (0)

void kin__client_opts_destroy(const kin_client_opts *opts)
{
    kin__userdata_destroy(opts->destroy, opts->userdata);
    TABLE_DESTROY(kin_dialer, opts->dialer);
    TABLE_DESTROY(kin_token_source, opts->token);
    TABLE_DESTROY(kin_transport, opts->transport);
}

/* Copies the tables that the options point to, except for the transport, which
 * is copied when it is opened. */
static int client_take_tables(kin_client *client, kin_error *err)
{
    kin_client_opts *opts = &client->opts;

    if (kin__opts_take(opts->dialer, sizeof(client->dialer), &client->dialer) <
            0 ||
        (opts->dialer && !client->dialer.dial))
        return kin_error_set(err, KIN_EINVAL, "client: bad dialer");
    if (kin__opts_take(opts->token, sizeof(client->token), &client->token) <
            0 ||
        (opts->token && !client->token.get))
        return kin_error_set(err, KIN_EINVAL, "client: bad token source");
    client->dialer.size = sizeof(client->dialer);
    client->token.size = sizeof(client->token);
    if (opts->dialer)
        opts->dialer = &client->dialer;
    if (opts->token)
        opts->token = &client->token;
    return 0;
}

static kin_client *client_free(kin_client *client)
{
    if (!client)
        return NULL;
    assert(client->executor_users == client->is_executor_lent);
    kin__collector_detach(&client->collector);
    if (client->owns_transport)
        (void)kin__transport_free(client->transport);
    (void)kin__peer_unref(client->peer);
    (void)kin__credentials_unref(client->credentials);
    (void)kin_config_unref(client->config);
    kin__client_metrics_done(&client->metrics, client->alloc);
    kin__region_done(&client->region);
    kin__ratelimit_done(&client->limit);
    kin__mutex_done(&client->mutex);
    kin__client_opts_destroy(&client->opts);
    kin__free(client->alloc, client);
    return NULL;
}

static void client_auto_free(kin_client **client)
{
    (void)client_free(*client);
}

/* Not shared with another thread yet. */
#define AUTO_CLIENT __attribute__((cleanup(client_auto_free))) kin_client

static kin_client *client_alloc(kin_config *config, const kin_client_opts *opts,
                                const struct kin__client_deps *deps)
{
    kin_client *client = kin__alloc0(opts->alloc, 1, sizeof(*client));

    if (!client)
        return NULL;
    kin__ref_init(&client->refs);
    client->alloc = opts->alloc;
    client->opts = *opts;
    if (opts->timeout_ms == 0)
        client->opts.timeout_ms = CLIENT_TIMEOUT_MS;
    if (opts->max_object_bytes == 0)
        client->opts.max_object_bytes = CLIENT_MAX_OBJECT;
    client->config = kin_config_ref(config);
    client->clock = deps->clock;
    client->transport = deps->transport;
    client->executor = deps->executor;
    client->is_executor_lent = deps->executor != NULL;
    client->executor_users = client->is_executor_lent;
    kin__ratelimit_init(&client->limit, deps->clock, opts->qps, opts->burst);
    kin__region_init(&client->region, opts->alloc);
    kin__mutex_init(&client->mutex);
    return client;
}

static int client_seed(kin_client *client, uint64_t seed, kin_error *err)
{
    int r = seed ? 0 : kin__random_seed_from_os(&seed, err);

    if (r == 0)
        kin__random_init(&client->random, seed);
    return r;
}

static int client_open_credentials(kin_client *client,
                                   const struct kin__client_deps *deps,
                                   kin_error *err)
{
    const struct kin__credentials_opts usual = {.clock = deps->clock,
                                                .log = client->opts.log,
                                                .source = client->opts.token};

    return kin__credentials_new(client->config,
                                deps->credentials ? deps->credentials : &usual,
                                &client->credentials, err);
}

/* ==== headers ==== */

enum { HEADER_NAME_MAX = 8192 };

/* The architecture in Go's words. */
#if defined(__x86_64__)
#define HEADERS_ARCH "amd64"
#elif defined(__aarch64__)
#define HEADERS_ARCH "arm64"
#elif defined(__riscv) && __riscv_xlen == 64
#define HEADERS_ARCH "riscv64"
#elif defined(__s390x__)
#define HEADERS_ARCH "s390x"
#elif defined(__powerpc64__) && defined(__LITTLE_ENDIAN__)
#define HEADERS_ARCH "ppc64le"
#else
#define HEADERS_ARCH "unknown"
#endif

#define HEADERS_USER_AGENT "kin/" KIN_VERSION_STRING " (linux/" HEADERS_ARCH ")"

static size_t headers_count_strings(char *const *strings)
{
    size_t count = 0;

    while (strings && strings[count])
        count++;
    return count;
}

/* Upper bound of the number of headers. */
static size_t headers_bound(const kin_client *client)
{
    const struct kin__kubeconfig_user *user = &client->config->user;
    size_t count = 4 + headers_count_strings(user->impersonate_groups) +
                   client->opts.header_count;

    for (const struct kin__config_list *at = user->impersonate_extra;
         at && at->name; at++)
        count += headers_count_strings(at->values);
    return count;
}

/* The strings are not copied. */
static void headers_add(kin_client *client, const char *name, const char *value)
{
    assert(name);
    if (!value)
        return;
    client->headers[client->header_count++] = (struct kin__http_header){
        .name = kin_s(name), .value = kin_s(value)};
}

/* Whether a byte needs no escape in a header name; '%' starts an escape. */
static bool headers_is_plain(char byte)
{
    return byte != '\0' && byte != '%' &&
           strchr("!#$&'*+-.^_`|~0123456789"
                  "abcdefghijklmnopqrstuvwxyz"
                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                  byte) != NULL;
}

/* Builds the name of a header that contains a user-supplied key. */
static int headers_extra_name(kin_client *client, const char *key,
                              const char **ret)
{
    KIN__AUTO_BUF name;

    kin__buf_init(&name, client->alloc, HEADER_NAME_MAX);
    int r = kin__buf_append(&name, KIN__S("Impersonate-Extra-"));
    for (; r == 0 && *key; key++)
        r = headers_is_plain(*key)
                ? kin__buf_append_byte(&name, *key)
                : kin__buf_printf(&name, "%%%02X", (unsigned char)*key);
    if (r < 0)
        return r;
    *ret = kin__region_strdup(&client->region, kin__buf_str(&name));
    return *ret ? 0 : KIN_ENOMEM;
}

static int headers_impersonate(kin_client *client)
{
    const struct kin__kubeconfig_user *user = &client->config->user;
    const char *name;

    headers_add(client, "Impersonate-User", user->impersonate);
    headers_add(client, "Impersonate-Uid", user->impersonate_uid);
    for (char **at = user->impersonate_groups; at && *at; at++)
        headers_add(client, "Impersonate-Group", *at);
    for (const struct kin__config_list *at = user->impersonate_extra;
         at && at->name; at++) {
        int r = headers_extra_name(client, at->name, &name);
        if (r < 0)
            return r;
        for (char **value = at->values; *value; value++)
            headers_add(client, name, *value);
    }
    return 0;
}

static bool headers_is_line(const char *text)
{
    for (; *text; text++) {
        if ((unsigned char)*text < ' ' || *text == 0x7f)
            return false;
    }
    return true;
}

/* The caller may free the options' string. */
static int headers_user_agent(kin_client *client, kin_error *err)
{
    const char *wanted = client->opts.user_agent;

    if (!wanted || !*wanted)
        wanted = HEADERS_USER_AGENT;
    if (!headers_is_line(wanted))
        return kin_error_set(
            err, KIN_EINVAL,
            "client: the user agent contains control characters");
    client->opts.user_agent = kin__region_strdup(&client->region,
                                                 kin_s(wanted));
    if (!client->opts.user_agent)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    headers_add(client, "User-Agent", client->opts.user_agent);
    return 0;
}

/* Whether kin, or the framing of HTTP, sets a header. */
static bool headers_is_ours(kin_str name)
{
    static const char *const ours[] = {
        "Accept",
        "Accept-Encoding",
        "Authorization",
        "Connection",
        "Content-Length",
        "Content-Type",
        "Expect",
        "Host",
        "TE",
        "Transfer-Encoding",
        "Upgrade",
        "User-Agent",
    };
    const kin_str prefix = KIN__S("Impersonate-");

    for (size_t i = 0; i < sizeof(ours) / sizeof(ours[0]); i++)
        if (kin__str_eq_nocase(name, kin_s(ours[i])))
            return true;
    return kin__str_eq_nocase(kin__str_slice(name, 0, prefix.len), prefix);
}

static bool headers_is_name(const char *name)
{
    for (const char *at = name; *at; at++)
        if (*at != '%' && !headers_is_plain(*at))
            return false;
    return *name != '\0';
}

/* Those of the options. */
static int headers_own(kin_client *client, kin_error *err)
{
    for (size_t i = 0; i < client->opts.header_count; i++) {
        const kin_http_header *header = &client->opts.headers[i];
        char *name = kin__region_strdup(&client->region, header->name);
        char *value = kin__region_strdup(&client->region, header->value);

        if (!name || !value)
            return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
        if (!headers_is_name(name) || !headers_is_line(value) ||
            strlen(name) != header->name.len ||
            strlen(value) != header->value.len)
            return kin_error_set(err, KIN_EINVAL,
                                 "client: header %zu is invalid", i);
        if (headers_is_ours(header->name))
            return kin_error_set(err, KIN_EINVAL,
                                 "client: header %s is set by kin", name);
        headers_add(client, name, value);
    }
    return 0;
}

/* Fills client->headers: user agent, compression, impersonation. 0,
 * KIN_EINVAL (the user agent is not a valid header value), KIN_ELIMIT or
 * KIN_ENOMEM. */
static int client_make_headers(kin_client *client, kin_error *err)
{
    const kin_config *config = client->config;
    size_t bound = headers_bound(client);

    assert(!client->headers);
    client->headers = kin__region_alloc0(&client->region, bound,
                                         sizeof(*client->headers));
    if (!client->headers)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    int r = headers_user_agent(client, err);
    if (r < 0)
        return r;
    if (client->opts.is_compressed && !config->cluster.is_uncompressed)
        headers_add(client, "Accept-Encoding", "gzip");
    r = headers_impersonate(client);
    if (r < 0)
        return kin_error_set(err, r, "client: impersonation: %s",
                             kin_error_text(r));
    r = headers_own(client, err);
    assert(client->header_count <= bound);
    return r;
}

/* ==== life ==== */

static int client_open_transport(kin_client *client, kin_error *err)
{
    assert(!client->owns_transport);
    const struct kin__routed_opts opts = {
        .log = client->opts.log,
        .loop = client->opts.loop,
        .is_http1_only = client->opts.is_http1_only,
        .dialer = client->opts.dialer,
    };

    if (client->transport)
        return 0;
    int r = client->opts.transport
                ? kin__user_transport_new(client->alloc, client->opts.transport,
                                          &client->transport, err)
                : kin__routed_transport_new(client->alloc, &opts,
                                            &client->transport, err);
    client->owns_transport = r == 0;
    /* It belongs to the transport now. */
    if (r == 0)
        client->opts.transport = NULL;
    return r;
}

int kin__client_new(kin_config *config, const kin_client_opts *opts,
                    const struct kin__client_deps *deps, kin_client **ret,
                    kin_error *err)
{
    static const struct kin__client_deps nothing = {.seed = 0};
    kin_client_opts ours = KIN_INIT(kin_client_opts);
    AUTO_CLIENT *client = NULL;

    if (kin__opts_take(opts, sizeof(ours), &ours) < 0 ||
        ours.workers < KIN_NO_WORKERS || ours.workers > CLIENT_WORKERS_MAX) {
        kin__client_opts_destroy(&ours);
        return kin_error_set(err, KIN_EINVAL, "client: bad options");
    }
    deps = deps ? deps : &nothing;
    client = config && ret ? client_alloc(config, &ours, deps) : NULL;
    if (!client) {
        kin__client_opts_destroy(&ours);
        return kin_error_set(err, config && ret ? KIN_ENOMEM : KIN_EINVAL,
                             /* format= */ NULL);
    }
    int r = client_take_tables(client, err);
    if (r == 0)
        r = client_seed(client, deps->seed, err);
    if (r == 0)
        r = client_make_headers(client, err);
    if (r == 0)
        r = client_open_credentials(client, deps, err);
    if (r == 0)
        r = kin__client_metrics_init(&client->metrics, client->alloc,
                                     ours.metrics, kin_config_server(config),
                                     config->cluster.proxy_url, err);
    if (r == 0)
        r = client_open_transport(client, err);
    if (r < 0)
        return r;
    kin__client_metrics_transport(&client->metrics, client->owns_transport);
    kin__collector_attach(&client->collector, ours.metrics, kin__client_collect,
                          client);
    *ret = KIN__STEAL(client);
    return 0;
}

int kin_client_new(kin_config *config, const kin_client_opts *opts,
                   kin_client **ret, kin_error *err)
{
    return kin__client_new(config, opts, /* deps= */ NULL, ret, err);
}

kin_client *kin_client_ref(kin_client *client)
{
    if (client)
        kin__ref_get(&client->refs);
    return client;
}

kin_client *kin_client_unref(kin_client *client)
{
    if (client && kin__ref_put(&client->refs))
        (void)client_free(client);
    return NULL;
}

kin_config *kin_client_config(const kin_client *client)
{
    return client->config;
}

/* --- What all calls share --- */

static int client_make_peer(const kin_client *client,
                            const struct kin__identity *identity,
                            struct kin__peer **ret, kin_error *err)
{
    const struct kin__cluster *cluster = &client->config->cluster;

    assert(identity->tls_generation > 0);
    return kin__peer_new(client->alloc,
                         &(struct kin__peer_opts){
                             .ca = identity->ca,
                             .cert = identity->cert,
                             .key = identity->key,
                             .server_name = cluster->tls_server_name,
                             .is_insecure = cluster->is_insecure,
                             .proxy_url = cluster->proxy_url,
                             .socket_path = kin__config_socket(client->config)},
                         ret, err);
}

/* Returns the current peer if it is of that generation. */
static struct kin__peer *client_find_peer(kin_client *client,
                                          uint64_t generation)
{
    kin__mutex_assert_not_held(&client->mutex);
    KIN__LOCK_SCOPE(&client->mutex);

    if (client->peer_generation != generation)
        return NULL;
    return kin__peer_ref(client->peer);
}

/* Caches a peer for later requests unless there is a newer one.  Returns the
 * peer that was replaced, for the caller to release. */
static struct kin__peer *client_keep_peer(kin_client *client,
                                          struct kin__peer *peer,
                                          uint64_t generation)
{
    assert(generation > 0);
    KIN__LOCK_SCOPE(&client->mutex);

    if (client->peer_generation >= generation)
        return NULL;
    struct kin__peer *old = client->peer;
    client->peer = kin__peer_ref(peer);
    client->peer_generation = generation;
    return old;
}

int kin__client_peer(kin_client *client, const struct kin__identity *identity,
                     struct kin__peer **ret, kin_error *err)
{
    struct kin__peer *peer = client_find_peer(client, identity->tls_generation);

    if (!peer) {
        int r = client_make_peer(client, identity, &peer, err);
        if (r < 0)
            return r;
        (void)kin__peer_unref(
            client_keep_peer(client, peer, identity->tls_generation));
    }
    *ret = peer;
    return 0;
}

double kin__client_random(kin_client *client)
{
    KIN__LOCK_SCOPE(&client->mutex);

    return kin__random_double(&client->random);
}

/* ==== a client from the environment ==== */

static int log_from_env(const kin_log **ret, kin_error *err)
{
    const char *level = getenv("KIN_LOG");

    *ret = level && *level ? kin__log_stderr_by_name(level) : kin_log_stderr();
    if (*ret)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "KIN_LOG=%s: not off, error, warn, info, debug or "
                         "trace",
                         level);
}

int kin_client_new_from_env(const kin_client_opts *opts, kin_client **ret,
                            kin_error *err)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client_opts own = KIN_INIT(kin_client_opts);

    int r = kin__opts_take(opts, sizeof(own), &own);

    own.size = sizeof(own);
    if (r < 0)
        (void)kin_error_set(err, r, "client: bad options");
    else if (!own.log)
        r = log_from_env(&own.log, err);
    if (r == 0)
        r = kin_config_new_from_env(
            KIN_OPTS(kin_config_opts, .alloc = own.alloc, .log = own.log),
            &config, err);
    if (r < 0) {
        kin__client_opts_destroy(&own);
        return r;
    }
    return kin_client_new(config, &own, ret, err);
}

/* ---- the executor ---- */

size_t kin__client_workers(const kin_client *client)
{
    int workers = client->opts.workers;

    if (workers == KIN_NO_WORKERS)
        return 1;
    return workers ? (size_t)workers : CLIENT_WORKERS;
}

/* Counts a user of the client's executor, for which `made` is taken if there is
 * none. */
static struct kin__executor *executor_use(kin_client *client,
                                          struct kin__executor *made)
{
    KIN__LOCK_SCOPE(&client->mutex);
    if (!client->executor)
        client->executor = made;
    client->executor_users += client->executor != NULL;
    return client->executor;
}

/* It is made without the client's mutex, which is a leaf; of two that are made
 * at once, one is freed. */
int kin__client_share_executor(kin_client *client, struct kin__executor **ret,
                               kin_error *err)
{
    const struct kin__executor_opts opts = {
        .clock = client->clock,
        .threads = kin__client_workers(client),
        .loop = client->opts.loop,
    };
    struct kin__executor *made = NULL;

    *ret = executor_use(client, /* made= */ NULL);
    if (*ret)
        return 0;
    /* Its threads may end after the client, and so after its allocator. */
    int r = kin__executor_new(kin_allocator_default(), &opts, &made, err);
    if (r < 0)
        return r;
    *ret = executor_use(client, made);
    if (*ret != made)
        (void)kin__executor_free(made);
    return 0;
}

void kin__client_unshare_executor(kin_client *client,
                                  struct kin__executor *executor)
{
    kin__mutex_lock(&client->mutex);
    assert(client->executor == executor);
    assert(client->executor_users > 0);
    bool is_last = --client->executor_users == 0;
    if (is_last)
        client->executor = NULL;
    kin__mutex_unlock(&client->mutex);
    if (is_last)
        (void)kin__executor_free(executor);
}
