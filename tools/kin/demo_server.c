/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>
#include <string.h>

#include "demo.h"

enum { SERVER_YAML_MAX = 4 << 20, SERVER_RETRY_MS = 100 };

static int server_run(struct demo_server *server, const struct demo_home *home,
                      const char *const *load, size_t load_count,
                      kin_error *err)
{
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    char data[DEMO_PATH_SIZE];
    int r = demo_home_file(home, "objects.db", data, err);

    opts.port = server->port;
    opts.data = data;
    opts.load = load;
    opts.load_count = load_count;
    opts.leaves_namespaces = true;
    return r < 0 ? r : kin_server_start(&opts, &server->server, err);
}

static int server_write_manifests(const struct demo_home *home, kin_error *err)
{
    KIN__AUTO_BUF yaml;

    kin__buf_init(&yaml, /* alloc= */ NULL, SERVER_YAML_MAX);
    int r = demo_cluster_write(&yaml);
    if (r < 0)
        return kin_error_set(err, r, "manifests: %s", kin_error_text(r));
    r = demo_home_write(home, "cluster.yaml", kin__buf_str(&yaml), err);
    return r < 0 ? r : demo_home_write(home, "crd.yaml", demo_crd(), err);
}

int demo_client_new(const struct demo_server *server, const char *agent,
                    kin_client **ret, kin_error *err)
{
    kin_client_opts opts = KIN_INIT(kin_client_opts);

    opts.qps = -1;
    opts.user_agent = agent;
    return kin_client_new(server->config, &opts, ret, err);
}

/* Use only this server, regardless of the environment. */
static int server_connect(struct demo_server *server,
                          const struct demo_home *home, kin_error *err)
{
    const char *kubeconfig = kin_server_kubeconfig(server->server);
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    int r = demo_home_write(home, "kubeconfig", kin_s(kubeconfig), err);

    opts.text = kin_s(kubeconfig);
    if (r == 0)
        r = kin_config_new(&opts, &server->config, err);
    return r < 0 ? r
                 : demo_client_new(server, "kin-demo", &server->client, err);
}

int demo_server_start(struct demo_server *server, const struct demo_home *home,
                      kin_error *err)
{
    char crd[DEMO_PATH_SIZE];
    char cluster[DEMO_PATH_SIZE];
    const char *const load[] = {crd, cluster};
    int r = server_write_manifests(home, err);

    if (r == 0)
        r = demo_home_file(home, "crd.yaml", crd, err);
    if (r == 0)
        r = demo_home_file(home, "cluster.yaml", cluster, err);
    if (r == 0)
        r = server_run(server, home, load, 2, err);
    if (r < 0)
        return r;
    const char *colon = strrchr(kin_server_url(server->server), ':');
    server->port = (uint16_t)strtoul(colon ? colon + 1 : "0", NULL, 10);
    return server_connect(server, home, err);
}

void demo_server_stop(struct demo_server *server)
{
    server->server = kin_server_free(server->server);
}

/* The port was free a moment ago; retry for a while, since a closing connection
 * may still hold it. */
int demo_server_resume(struct demo_server *server, const struct demo_home *home,
                       kin_stop *stop, kin_error *err)
{
    int64_t left_ms = DEMO_LIMIT_MS;
    int r = server_run(server, home, /* load= */ NULL, 0, err);

    for (; r == KIN_ESYSTEM && left_ms > 0; left_ms -= SERVER_RETRY_MS) {
        if (kin_stop_wait(stop, kin_deadline_ms(SERVER_RETRY_MS)) ==
            KIN_ESTOPPED)
            return kin_error_set(err, KIN_ESTOPPED, /* format= */ NULL);
        r = server_run(server, home, /* load= */ NULL, 0, err);
    }
    return r;
}

void demo_server_done(struct demo_server *server)
{
    server->client = kin_client_unref(server->client);
    server->config = kin_config_unref(server->config);
    demo_server_stop(server);
}
