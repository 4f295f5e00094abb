/* SPDX-License-Identifier: Apache-2.0 */
/*
 * client_metrics_collect.c - what a client, its credentials and its transport
 * know anyway, told when somebody asks.
 */
#include "base/metrics.h"
#include "base/str.h"
#include "kube/client.h"

static const char *const labels[] = {"host", "kind"};

#define OF_POOL .labels = labels, .label_count = 2

static const struct kin__family ttl = {
    .type = KIN_METRIC_GAUGE,
    .name = "rest_client_exec_plugin_ttl_seconds",
    .help = "In how many seconds the first of the certificates of exec plugins "
            "ends; +Inf if there is none.",
    .is_lowest = true};

static const struct kin__family connections = {
    OF_POOL, .type = KIN_METRIC_GAUGE, .name = "kin_transport_connections",
    .help = "Connections that are open."};
static const struct kin__family opened = {
    OF_POOL, .type = KIN_METRIC_COUNTER,
    .name = "kin_transport_connections_opened_total",
    .help = "Connections that were begun, made or not."};
static const struct kin__family transfers = {
    OF_POOL, .type = KIN_METRIC_COUNTER,
    .name = "kin_transport_transfers_total",
    .help = "Requests that were sent."};
static const struct kin__family reused = {
    OF_POOL, .type = KIN_METRIC_COUNTER,
    .name = "kin_transport_transfers_reused_total",
    .help = "Requests that ended, over a connection that was there before."};

static void tell_pool(kin_metrics *metrics, const kin_str *values,
                      const struct kin__pool_stats *pool)
{
    kin__metrics_tell(metrics, &connections, values,
                      (double)pool->connections_open);
    kin__metrics_tell(metrics, &opened, values,
                      (double)pool->connections_opened);
    kin__metrics_tell(metrics, &transfers, values,
                      (double)pool->transfers_started);
    kin__metrics_tell(metrics, &reused, values, (double)pool->transfers_reused);
}

static void tell_transport(kin_metrics *metrics, const kin_client *client)
{
    static const char *const kinds[KIN__HTTP_KINDS] = {
        [KIN__HTTP_UNARY] = "unary",
        [KIN__HTTP_LIST] = "list",
        [KIN__HTTP_WATCH] = "watch",
    };
    struct kin__transport_stats stats;

    kin__transport_stats(client->transport, &stats);
    for (size_t i = 0; i < KIN__HTTP_KINDS; i++) {
        const kin_str values[] = {kin_s(client->metrics.host), kin_s(kinds[i])};
        tell_pool(metrics, values, &stats.pools[i]);
    }
}

void kin__client_collect(kin_metrics *metrics, void *client)
{
    const kin_client *self = client;

    kin__metrics_tell(metrics, &ttl, /* values= */ NULL,
                      kin__credentials_ttl_s(self->credentials));
    /* Of one that is shared, nobody knows whose figures they are. */
    if (self->owns_transport)
        tell_transport(metrics, self);
}
