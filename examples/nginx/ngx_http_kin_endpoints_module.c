/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ngx_http_kin_endpoints_module.c - an upstream whose servers are the ready
 * endpoints of a Kubernetes Service.
 *
 *   - The master process reads the configuration, and nothing else: caches and
 *     connections do not survive fork().
 *   - Each worker has a kin_loop, whose descriptor is one of nginx's event
 *     loop, and an informer for each upstream.  There is no thread.
 *   - A worker accepts requests after the first list, or after SYNC_LIMIT_MS.
 *   - A change makes a new list of servers.  Requests hold a reference to the
 *     list they started with.  nginx's round robin does the rest.
 */
#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

#include <poll.h>
#include <stdlib.h>

#include <kin/api/discovery/v1.h>
#include <kin/kin.h>

enum { SYNC_LIMIT_MS = 5000 };

typedef ngx_http_upstream_rr_peer_t peer_t;
extern ngx_module_t ngx_http_kin_endpoints_module;

/* A list of servers; it never changes, except for nginx's counters. */
struct servers {
    ngx_http_upstream_rr_peers_t peers; /* first: it is the upstream's data */
    ngx_pool_t *pool;                   /* contains all of it */
    ngx_uint_t refs;
};

/* An upstream with `kin_endpoints`. */
struct endpoints {
    ngx_http_upstream_srv_conf_t *upstream;
    kin_config *config;
    const char *selector; /* selects the slices of the Service */
    const char *port;     /* name or number; NULL: the first of a slice */
    kin_client *client;   /* this and the rest: in workers only */
    kin_informer *informer;
    bool is_changed;  /* the cache is newer than the list of servers */
    bool is_expected; /* the first list may arrive soon */
};

/* Of this worker. */
static ngx_array_t *all; /* struct endpoints */
static kin_loop *loop;
static ngx_connection_t *loop_connection;

/* ---- lists of servers ---- */

static void servers_unref(void *data)
{
    struct servers *servers = data;

    if (!servers || --servers->refs > 0)
        return;
#if (NGX_HTTP_SSL)
    for (peer_t *peer = servers->peers.peer; peer; peer = peer->next)
        if (peer->ssl_session)
            ngx_ssl_free_session(peer->ssl_session);
#endif
    ngx_destroy_pool(servers->pool);
}

static bool peer_add(ngx_array_t *peers, kin_str address, in_port_t port)
{
    ngx_addr_t addr;
    ngx_int_t r = ngx_parse_addr(peers->pool, &addr, (u_char *)address.ptr,
                                 address.len);

    if (r == NGX_DECLINED)
        return true; /* a host name: no address to connect to */
    peer_t *peer = ngx_array_push(peers);
    u_char *name = ngx_pnalloc(peers->pool, NGX_SOCKADDR_STRLEN);
    if (r != NGX_OK || !peer || !name)
        return false;
    ngx_memzero(peer, sizeof(*peer));
    ngx_inet_set_port(addr.sockaddr, port);
    peer->sockaddr = addr.sockaddr;
    peer->socklen = addr.socklen;
    peer->name.data = name;
    peer->name.len = ngx_sock_ntop(addr.sockaddr, addr.socklen, name,
                                   NGX_SOCKADDR_STRLEN, /* port= */ 1);
    peer->server = peer->name;
    peer->weight = 1;
    peer->effective_weight = 1;
    peer->max_fails = 1; /* as for `server`: after a failure, 10 s */
    peer->fail_timeout = 10;
    return true;
}

/* The port to connect to; 0: none.  A slice without ports has all of them. */
static in_port_t slice_port(kin_value ports, const char *wanted)
{
    int64_t number = wanted ? strtol(wanted, NULL, 10) : 0;

    for (size_t i = 0; i < kin_value_count(ports); i++) {
        kin_value port = kin_value_at(ports, i);
        kin_str name = kin_value_str(kin_value_get(port, kin_s("name")));
        int64_t here = kin_value_as_int64(kin_value_get(port, kin_s("port")));
        if (!wanted || here == number || kin_str_eq(name, kin_s(wanted)))
            return here;
    }
    return kin_value_count(ports) == 0 ? number : 0;
}

/* Adds the ready endpoints of a slice: those that do not say otherwise. */
static bool slice_add(ngx_array_t *peers, kin_value slice, const char *wanted)
{
    in_port_t port = slice_port(kin_value_get(slice, kin_s("ports")), wanted);
    kin_value endpoints = kin_value_get(slice, kin_s("endpoints"));

    for (size_t i = 0; port > 0 && i < kin_value_count(endpoints); i++) {
        kin_value one = kin_value_at(endpoints, i);
        kin_value is = kin_value_get(one, kin_s("conditions"));
        kin_value ready = kin_value_get(is, kin_s("ready"));
        kin_value addresses = kin_value_get(one, kin_s("addresses"));
        if (kin_value_is_set(ready) && !kin_value_as_bool(ready))
            continue;
        /* The addresses of an endpoint are interchangeable. */
        if (!peer_add(peers, kin_value_str(kin_value_at(addresses, 0)), port))
            return false;
    }
    return true;
}

static int peer_compare(const void *a, const void *b)
{
    const ngx_str_t *x = &((const peer_t *)a)->name;
    const ngx_str_t *y = &((const peer_t *)b)->name;

    return ngx_memn2cmp(x->data, y->data, x->len, y->len);
}

/* Sorts peers and links them.  An endpoint may be in several slices. */
static void servers_link(struct servers *servers, ngx_array_t *found)
{
    peer_t *peer = found->elts;
    peer_t **last = &servers->peers.peer;

    qsort(peer, found->nelts, sizeof(*peer), peer_compare);
    for (size_t i = 0; i < found->nelts; i++) {
        if (i > 0 && peer_compare(&peer[i - 1], &peer[i]) == 0)
            continue;
        *last = &peer[i];
        last = &peer[i].next;
        servers->peers.number++;
    }
    servers->peers.tries = servers->peers.total_weight = servers->peers.number;
    servers->peers.single = servers->peers.number == 1;
}

/* Keeps what nginx knows about servers that were in the previous list too. */
static void servers_inherit(struct servers *servers, struct servers *previous)
{
    peer_t *old = previous->peers.peer;

    for (peer_t *peer = servers->peers.peer; peer; peer = peer->next) {
        while (old && peer_compare(old, peer) < 0)
            old = old->next;
        if (!old || peer_compare(old, peer) != 0)
            continue;
        peer->fails = old->fails;
        peer->accessed = old->accessed;
        peer->checked = old->checked;
        peer->current_weight = old->current_weight;
        peer->effective_weight = old->effective_weight;
    }
}

/* Without a snapshot there are no servers.  NULL if out of memory. */
static struct servers *servers_new(const struct endpoints *at,
                                   const kin_snapshot *now)
{
    ngx_pool_t *pool = ngx_create_pool(NGX_DEFAULT_POOL_SIZE, ngx_cycle->log);
    kin_iter it = kin_snapshot_list(now);
    const kin_object *slice = kin_iter_next(&it);

    if (!pool)
        return NULL;
    struct servers *servers = ngx_pcalloc(pool, sizeof(*servers));
    ngx_array_t *peers = ngx_array_create(pool, 16, sizeof(peer_t));
    bool is_complete = servers && peers;
    for (; is_complete && slice; slice = kin_iter_next(&it))
        is_complete = slice_add(peers, kin_object_value(slice), at->port);
    if (!is_complete) {
        ngx_destroy_pool(pool);
        return NULL;
    }
    servers->pool = pool;
    servers->refs = 1;
    servers->peers.name = &at->upstream->host;
    servers_link(servers, peers);
    return servers;
}

/* Makes a new list of servers. */
static void endpoints_update(struct endpoints *at)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(at->informer);
    struct servers *previous = at->upstream->peer.data;
    struct servers *servers = now ? servers_new(at, now) : NULL;
    kin_scratch scratch;

    if (!servers)
        return; /* out of memory: the next step tries again */
    servers_inherit(servers, previous);
    servers_unref(previous);
    at->upstream->peer.data = servers;
    at->is_changed = at->is_expected = false;
    ngx_log_error(NGX_LOG_NOTICE, ngx_cycle->log, 0,
                  "kin: upstream \"%V\": %ui servers at version %s",
                  &at->upstream->host, servers->peers.number,
                  kin_snapshot_resource_version(now, &scratch).ptr);
}

/* For each request. */
static ngx_int_t init_peer(ngx_http_request_t *r,
                           ngx_http_upstream_srv_conf_t *upstream)
{
    struct servers *servers = upstream->peer.data;
    ngx_pool_cleanup_t *cleanup = ngx_pool_cleanup_add(r->pool, 0);

    if (!cleanup || !servers)
        return NGX_ERROR;
    servers->refs++;
    cleanup->data = servers;
    cleanup->handler = servers_unref;
    return ngx_http_upstream_init_round_robin_peer(r, upstream);
}

/* ---- workers ---- */

static void on_event(const kin_event *event, void *userdata)
{
    ((struct endpoints *)userdata)->is_changed = true;
}

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    ngx_log_error(NGX_LOG_WARN, ngx_cycle->log, 0, "kin: %s: %s", failure->name,
                  err->message);
    if (failure->is_permanent)
        ((struct endpoints *)userdata)->is_expected = false;
    return KIN_RETRY;
}

static int endpoints_start(struct endpoints *at, kin_error *err)
{
    const kin_handler handler = {
        .size = sizeof(handler), .on_event = on_event, .userdata = at};
    const kin_client_opts client_opts = {
        .size = sizeof(client_opts), .log = kin_log_stderr(), .loop = loop};
    const kin_informer_opts opts = {
        .size = sizeof(opts),
        .ns = kin_s(kin_config_namespace(at->config)),
        .label_selector = kin_s(at->selector),
        .on_error = on_error,
        .userdata = at};

    at->upstream->peer.data = servers_new(at, /* now= */ NULL);
    if (!at->upstream->peer.data)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    if (kin_client_new(at->config, &client_opts, &at->client, err) < 0 ||
        kin_informer_new(at->client, discovery_v1_endpoint_slices, &opts,
                         &at->informer, err) < 0 ||
        kin_informer_add_handler(at->informer, &handler, NULL, NULL, err) < 0 ||
        kin_informer_start(at->informer, err) < 0)
        return err->code;
    at->is_changed = at->is_expected = true;
    return 0;
}

/* doc: step */
/* Returns true if a first list is still expected. */
static bool step(void)
{
    struct endpoints *at = all->elts;
    bool is_expected = false;

    kin_loop_step(loop);
    for (ngx_uint_t i = 0; i < all->nelts; i++) {
        if (at[i].is_changed && kin_informer_has_synced(at[i].informer))
            endpoints_update(&at[i]);
        is_expected |= at[i].is_expected;
    }
    return is_expected;
}

static void on_readable(ngx_event_t *event)
{
    (void)step();
}
/* doc: end */

/* A new worker has servers before it accepts requests: connections wait in the
 * backlog of the socket. */
static void wait_synced(void)
{
    struct pollfd readable = {.fd = kin_loop_fd(loop), .events = POLLIN};
    ngx_msec_t begin = (ngx_time_update(), ngx_current_msec);
    ngx_msec_t passed = 0;

    while (passed < SYNC_LIMIT_MS && step()) {
        (void)poll(&readable, 1, (int)(SYNC_LIMIT_MS - passed));
        ngx_time_update();
        passed = ngx_current_msec - begin;
    }
}

/* doc: init */
/* In each process after the fork; nginx also has helpers without requests.  An
 * upstream that cannot start has no servers. */
static ngx_int_t init_process(ngx_cycle_t *cycle)
{
    kin_error err = KIN_ERROR_INIT;

    all = ngx_http_cycle_get_module_main_conf(cycle,
                                              ngx_http_kin_endpoints_module);
    if (!all || all->nelts == 0 || ngx_process == NGX_PROCESS_HELPER)
        return NGX_OK;
    if (kin_loop_new(/* alloc= */ NULL, &loop, &err) < 0)
        return NGX_ERROR;
    for (ngx_uint_t i = 0; i < all->nelts; i++)
        if (endpoints_start((struct endpoints *)all->elts + i, &err) < 0)
            ngx_log_error(NGX_LOG_EMERG, cycle->log, 0, "kin: %s", err.message);
    wait_synced();
    loop_connection = ngx_get_connection(kin_loop_fd(loop), cycle->log);
    if (!loop_connection)
        return NGX_ERROR;
    loop_connection->read->handler = on_readable;
    loop_connection->read->log = cycle->log;
    return ngx_add_event(loop_connection->read, NGX_READ_EVENT,
                         NGX_LEVEL_EVENT);
}
/* doc: end */

static void exit_process(ngx_cycle_t *cycle)
{
    if (!loop)
        return;
    for (ngx_uint_t i = 0; i < all->nelts; i++) {
        struct endpoints *at = (struct endpoints *)all->elts + i;
        at->informer = kin_informer_free(at->informer);
        at->client = kin_client_unref(at->client);
        servers_unref(at->upstream->peer.data);
    }
    (void)ngx_del_event(loop_connection->read, NGX_READ_EVENT, 0);
    ngx_free_connection(loop_connection);
    loop_connection->fd = (ngx_socket_t)-1;
    loop = kin_loop_free(loop);
}

/* ---- configuration, in the master process ---- */

static void *create_main_conf(ngx_conf_t *cf)
{
    return ngx_array_create(cf->pool, 4, sizeof(struct endpoints));
}

static ngx_int_t init_upstream(ngx_conf_t *cf,
                               ngx_http_upstream_srv_conf_t *upstream)
{
    upstream->peer.init = init_peer;
    if (upstream->servers->nelts == 1 && !upstream->shm_zone)
        return NGX_OK;
    ngx_log_error(NGX_LOG_EMERG, cf->log, 0,
                  "server or zone beside kin_endpoints in upstream \"%V\"",
                  &upstream->host);
    return NGX_ERROR;
}

static void config_unref(void *config)
{
    (void)kin_config_unref(config);
}

/* Sets the target of an argument `name=value`, which is NUL-terminated as all
 * of nginx's arguments are. */
static bool set_argument(const char *argument, struct endpoints *at,
                         kin_config_opts *opts)
{
    static const char *const names[] = {
        "namespace=", "port=", "kubeconfig=", "server="};
    const char **const targets[] = {&opts->ns, &at->port, &opts->path,
                                    &opts->server};

    for (int i = 0; i < 4; i++) {
        size_t len = strlen(names[i]);
        if (strncmp(argument, names[i], len) != 0)
            continue;
        *targets[i] = argument + len;
        return true;
    }
    return false;
}

/* Reads the kubeconfig with the master's rights. */
static char *read_config(ngx_conf_t *cf, struct endpoints *at,
                         kin_config_opts *opts)
{
    ngx_pool_cleanup_t *cleanup = ngx_pool_cleanup_add(cf->pool, 0);
    ngx_str_t path = {opts->path ? strlen(opts->path) : 0,
                      (u_char *)opts->path};
    kin_error err = KIN_ERROR_INIT;

    if (!cleanup || (opts->path && ngx_conf_full_name(cf->cycle, &path, 1)))
        return NGX_CONF_ERROR;
    opts->path = (char *)path.data;
    if (kin_config_new_from_env(opts, &at->config, &err) < 0) {
        ngx_conf_log_error(NGX_LOG_EMERG, cf, 0, "kin: %s", err.message);
        return NGX_CONF_ERROR;
    }
    cleanup->handler = config_unref;
    cleanup->data = at->config;
    return NGX_CONF_OK;
}

static char *set_endpoints(ngx_conf_t *cf, ngx_command_t *cmd, void *conf)
{
    static const char label[] = "kubernetes.io/service-name=";
    static const char name[] = "abcdefghijklmnopqrstuvwxyz0123456789-.";
    ngx_http_upstream_srv_conf_t *upstream = ngx_http_conf_get_module_srv_conf(
        cf, ngx_http_upstream_module);
    struct endpoints *at = ngx_array_push(conf);
    /* nginx wants a server in each upstream: this one has no addresses. */
    ngx_http_upstream_server_t *none = ngx_array_push(upstream->servers);
    ngx_str_t *arguments = cf->args->elts;
    size_t size = sizeof(label) + arguments[1].len;
    u_char *selector = ngx_pnalloc(cf->pool, size);
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (!at || !none || !selector)
        return NGX_CONF_ERROR;
    ngx_memzero(none, sizeof(*none));
    ngx_memzero(at, sizeof(*at));
    if (strspn((char *)arguments[1].data, name) != arguments[1].len)
        return "has an invalid name of a service";
    if (upstream->peer.init_upstream)
        return "conflicts with another load balancing method";
    for (ngx_uint_t i = 2; i < cf->args->nelts; i++)
        if (!set_argument((char *)arguments[i].data, at, &opts))
            return "has an invalid argument";
    ngx_snprintf(selector, size, "%s%V%Z", label, &arguments[1]);
    at->selector = (char *)selector;
    at->upstream = upstream;
    upstream->flags = NGX_HTTP_UPSTREAM_CREATE;
    upstream->peer.init_upstream = init_upstream;
    return read_config(cf, at, &opts);
}

static ngx_command_t commands[] = {
    {ngx_string("kin_endpoints"), NGX_HTTP_UPS_CONF | NGX_CONF_1MORE,
     set_endpoints, NGX_HTTP_MAIN_CONF_OFFSET, 0, NULL},
    ngx_null_command,
};

static ngx_http_module_t context = {.create_main_conf = create_main_conf};

ngx_module_t ngx_http_kin_endpoints_module = {
    NGX_MODULE_V1,
    .ctx = &context,
    .commands = commands,
    .type = NGX_HTTP_MODULE,
    .init_process = init_process,
    .exit_process = exit_process,
};
