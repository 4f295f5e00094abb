/* SPDX-License-Identifier: Apache-2.0 */
/*
 * main.c - a minimal node agent: an informer for the pods of a node, over TLS.
 *
 *   bench_agent SERVER NODE [FIELDS]
 *
 * Prints "synced N" after the first list and runs until its input ends; the
 * parent process measures its memory.  FIELDS are the fields to keep; default:
 * all.
 */
#include <stdio.h>

#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static int agent_connect(const char *server, kin_client **ret, kin_error *err)
{
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    KIN_AUTO(kin_config) *config = NULL;

    opts.server = server;
    opts.is_insecure = true;
    int r = kin_config_new(&opts, &config, err);
    return r < 0 ? r : kin_client_new(config, /* opts= */ NULL, ret, err);
}

static int agent_make_informer(kin_lister_watcher *lw, const char *node,
                               const char *fields, kin_informer **ret,
                               kin_error *err)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    KIN_AUTO(kin_projection) *projection = NULL;
    char selector[256];
    int r = 0;

    snprintf(selector, sizeof(selector), "spec.nodeName=%s", node);
    opts.field_selector = kin_s(selector);
    if (fields)
        r = kin_projection_parse(/* alloc= */ NULL, kin_s(fields), &projection,
                                 err);
    opts.projection = projection;
    return r < 0 ? r : kin_informer_new_from_source(lw, &opts, ret, err);
}

static int agent_run(const char *server, const char *node, const char *fields,
                     kin_error *err)
{
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    int r = agent_connect(server, &client, err);

    if (r == 0)
        r = kin_lister_watcher_new(client, &pods, kin_s(""), &lw, err);
    if (r == 0)
        r = agent_make_informer(lw, node, fields, &informer, err);
    if (r == 0)
        r = kin_informer_start(informer, err);
    if (r == 0)
        r = kin_informer_wait_synced(informer, /* stop= */ NULL, err);
    if (r < 0)
        return r;
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);
    printf("synced %zu\n", kin_snapshot_count(snapshot));
    fflush(stdout);
    while (getchar() != EOF)
        ;
    return 0;
}

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;

    if (argc != 3 && argc != 4) {
        fputs("usage: bench_agent SERVER NODE [FIELDS]\n", stderr);
        return 2;
    }
    if (agent_run(argv[1], argv[2], argv[3], &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
