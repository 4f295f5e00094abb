/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_cluster.c - what a pod finds in its container.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/log.h"
#include "base/str.h"
#include "kube/config.h"
#include "kube/file.h"
#include "kube/pem.h"

#define MOUNT "/var/run/secrets/kubernetes.io/serviceaccount"

enum { POD_NAMESPACE_MAX = 4096, POD_CA_MAX = 4 << 20 };

static const char *mount_folder(const struct kin__config_draft *draft)
{
    const char *folder = draft->opts->service_account_dir;

    return folder ? folder : MOUNT;
}

static char *mount_path(const struct kin__config_draft *draft,
                        struct kin__pool *pool, const char *name)
{
    return kin__path_resolve(pool, mount_folder(draft), kin_s(name));
}

bool kin__config_in_cluster_possible(const struct kin__config_draft *draft)
{
    const char *folder = mount_folder(draft);
    char token[PATH_MAX];
    struct stat st;

    if (!kin__env_get(draft->environment, "KUBERNETES_SERVICE_HOST") ||
        !kin__env_get(draft->environment, "KUBERNETES_SERVICE_PORT"))
        return false;
    int len = snprintf(token, sizeof(token), "%s/token", folder);
    return len < (int)sizeof(token) && stat(token, &st) == 0 &&
           !S_ISDIR(st.st_mode);
}

/* "https://host:port", an IPv6 address in brackets. */
static char *pod_server(const struct kin__config_draft *draft)
{
    KIN__AUTO_BUF url;
    const char *host = kin__env_get(draft->environment,
                                    "KUBERNETES_SERVICE_HOST");
    const char *port = kin__env_get(draft->environment,
                                    "KUBERNETES_SERVICE_PORT");
    bool is_v6 = strchr(host, ':') != NULL;

    kin__buf_init(&url, draft->config->pool.alloc, /* max= */ 1 << 16);
    if (kin__buf_printf(&url, "https://%s%s%s:%s", is_v6 ? "[" : "", host,
                        is_v6 ? "]" : "", port) < 0)
        return NULL;
    return kin__pool_strdup(&draft->config->pool, kin__buf_str(&url));
}

/* A mount without a usable CA is odd, but not the end: the system's may do. */
static int take_ca(struct kin__config_draft *draft)
{
    KIN__AUTO_BUF pem;
    kin_error err = KIN_ERROR_INIT;
    char *path = mount_path(draft, &draft->config->pool, "ca.crt");

    kin__buf_init(&pem, draft->config->pool.alloc, POD_CA_MAX);
    if (!path)
        return KIN_ENOMEM;
    int r = kin__file_read_regular(path, &pem, &err);
    if (r == KIN_ENOMEM)
        return r;
    if (r == 0 && kin__pem_has_certificate(kin__buf_str(&pem)))
        draft->config->cluster.ca_file = path;
    else
        KIN__LOG(draft->opts->log, KIN_LOG_ERROR, "config",
                 "no usable CA in the service account's mount",
                 KIN__KV_TEXT("path", path),
                 KIN__KV_TEXT("error", err.message));
    return 0;
}

/* What the options replace is not taken. */
static bool is_overridden(const char *option)
{
    return option && *option;
}

int kin__config_take_in_cluster(struct kin__config_draft *draft)
{
    kin_config *config = draft->config;
    const kin_config_opts *opts = draft->opts;
    int r = 0;

    config->is_in_cluster = true;
    if (!is_overridden(opts->server)) {
        config->cluster.server = pod_server(draft);
        if (!config->cluster.server)
            return KIN_ENOMEM;
    }
    if (!is_overridden(opts->ca_file) && !opts->is_insecure)
        r = take_ca(draft);
    if (r == 0 && !is_overridden(opts->token) &&
        !is_overridden(opts->token_file)) {
        config->user.token_file = mount_path(draft, &config->pool, "token");
        r = config->user.token_file ? 0 : KIN_ENOMEM;
    }
    return r;
}

int kin__config_pod_namespace(struct kin__config_draft *draft, char **ret)
{
    KIN__AUTO_BUF text;
    struct kin__pool *pool = &draft->config->pool;
    kin_str name = kin_s(kin__env_get(draft->environment, "POD_NAMESPACE"));

    kin__buf_init(&text, pool->alloc, POD_NAMESPACE_MAX);
    if (name.len == 0) {
        char *path = mount_path(draft, pool, "namespace");
        int r = path ? kin__file_read_regular(path, &text, /* err= */ NULL)
                     : KIN_ENOMEM;
        if (r == KIN_ENOMEM)
            return r;
        name = r == 0 ? kin__str_trim(kin__buf_str(&text)) : KIN__S("");
    }
    if (name.len == 0)
        return 0;
    char *copy = kin__pool_strdup(pool, name);
    if (!copy)
        return KIN_ENOMEM;
    *ret = copy;
    return 0;
}
