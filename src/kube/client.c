/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client.h"

#include <assert.h>
#include <string.h>

#include <kin/version.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client_headers.h"
#include "kube/config.h"
#include "net/curl_transport.h"

enum {
    CLIENT_TIMEOUT_MS = 60000,    /* as API servers give up themselves */
    CLIENT_MAX_OBJECT = 16 << 20, /* etcd's usual limit is 1.5 MiB */
};

/* --- Life --- */

static void client_destroy_userdata(const kin_client_opts *opts)
{
    if (opts->destroy)
        opts->destroy(opts->userdata);
}

static kin_client *client_free(kin_client *client)
{
    if (!client)
        return NULL;
    kin__collector_detach(&client->collector);
    if (client->owns_transport)
        (void)kin__transport_free(client->transport);
    (void)kin__peer_unref(client->peer);
    (void)kin__credentials_unref(client->credentials);
    (void)kin_config_unref(client->config);
    kin__client_metrics_done(&client->metrics, client->alloc);
    kin__pool_done(&client->pool);
    kin__ratelimit_done(&client->limit);
    kin__mutex_done(&client->mutex);
    client_destroy_userdata(&client->opts);
    kin__free(client->alloc, client);
    return NULL;
}

static void client_auto_free(kin_client **client)
{
    (void)client_free(*client);
}

/* Not shared with anybody yet. */
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
    kin__ratelimit_init(&client->limit, deps->clock, opts->qps, opts->burst);
    kin__pool_init(&client->pool, opts->alloc);
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
                                                .log = client->opts.log};

    return kin__credentials_new(client->config,
                                deps->credentials ? deps->credentials : &usual,
                                &client->credentials, err);
}

static int client_open_transport(kin_client *client, kin_error *err)
{
    const struct kin__curl_opts opts = {
        .log = client->opts.log,
        .loop = client->opts.loop,
        .is_http1_only = client->opts.is_http1_only,
    };

    if (client->transport)
        return 0;
    int r = kin__curl_transport_new(client->alloc, &opts, &client->transport,
                                    err);
    client->owns_transport = r == 0;
    return r;
}

int kin__client_new(kin_config *config, const kin_client_opts *opts,
                    const struct kin__client_deps *deps, kin_client **ret,
                    kin_error *err)
{
    static const struct kin__client_deps nothing = {.seed = 0};
    kin_client_opts ours = KIN_INIT(kin_client_opts);
    AUTO_CLIENT *client = NULL;

    if (kin__opts_take(opts, sizeof(ours), &ours) < 0) {
        kin__userdata_destroy(ours.destroy, ours.userdata);
        return kin_error_set(err, KIN_EINVAL, "client: bad options");
    }
    deps = deps ? deps : &nothing;
    client = config && ret ? client_alloc(config, &ours, deps) : NULL;
    if (!client) {
        client_destroy_userdata(&ours);
        return kin_error_set(err, config && ret ? KIN_ENOMEM : KIN_EINVAL,
                             /* format= */ NULL);
    }
    int r = client_seed(client, deps->seed, err);
    if (r == 0)
        r = kin__client_make_headers(client, err);
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

    return kin__peer_new(
        client->alloc,
        &(struct kin__peer_opts){.ca = identity->ca,
                                 .cert = identity->cert,
                                 .key = identity->key,
                                 .server_name = cluster->tls_server_name,
                                 .is_insecure = cluster->is_insecure,
                                 .proxy_url = cluster->proxy_url},
        ret, err);
}

/* The one at hand, if it is of that generation. */
static struct kin__peer *client_find_peer(kin_client *client,
                                          uint64_t generation)
{
    KIN__LOCK_SCOPE(&client->mutex);

    if (client->peer_generation != generation)
        return NULL;
    return kin__peer_ref(client->peer);
}

/* Keeps a peer for the next who asks, unless a newer one is there.  The one
 * that is replaced is given back. */
static struct kin__peer *client_keep_peer(kin_client *client,
                                          struct kin__peer *peer,
                                          uint64_t generation)
{
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
