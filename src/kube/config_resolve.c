/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_resolve.c - context, cluster and user, with what overrides them.
 */
#include <string.h>

#include "base/str.h"
#include "kube/config.h"

/* Sets a string of the configuration; NULL and "" leave it unset. */
static int pool_set(struct kin__pool *pool, char **at, const char *text)
{
    if (!text || !*text)
        return 0;
    *at = kin__pool_strdup(pool, kin_s(text));
    return *at ? 0 : KIN_ENOMEM;
}

/* The option if it is given, else what stands in the file. */
static const char *first_of(const char *option, const char *other)
{
    return option && *option ? option : other;
}

static bool is_given(const char *option)
{
    return option && *option;
}

/* A name that the options give must exist; one that a context gives need not:
 * then there is just nothing of that kind. */
static void demand_entry(struct kin__config_draft *draft,
                         enum kin__entry_kind kind, const char *what,
                         const char *name)
{
    if (is_given(name) && !kin__kubeconfig_find(&draft->kubeconfig, kind, name))
        kin__problems_add(&draft->problems, KIN_ENOTFOUND,
                          "%s \"%s\" does not exist", what, name);
}

static int resolve_names(struct kin__config_draft *draft,
                         struct kin__context *ret)
{
    static const struct kin__context none = {0};
    const kin_config_opts *opts = draft->opts;
    struct kin__kubeconfig *files = &draft->kubeconfig;
    const char *name = first_of(opts->context, files->current_context);
    const struct kin__context *context = NULL;

    if (is_given(name)) {
        demand_entry(draft, KIN__ENTRY_CONTEXT, "context", name);
        context = kin__kubeconfig_find(files, KIN__ENTRY_CONTEXT, name);
    }
    *ret = context ? *context : none;
    demand_entry(draft, KIN__ENTRY_CLUSTER, "cluster", opts->cluster);
    demand_entry(draft, KIN__ENTRY_USER, "user", opts->user);

    kin_config *config = draft->config;
    int r = pool_set(&config->pool, &config->context_name, name);
    if (r == 0)
        r = pool_set(&config->pool, &config->cluster_name,
                     first_of(opts->cluster, ret->cluster));
    if (r == 0)
        r = pool_set(&config->pool, &config->user_name,
                     first_of(opts->user, ret->user));
    if (r == 0)
        r = pool_set(&config->pool, &config->namespace_name,
                     first_of(opts->ns, ret->namespace_name));
    return r;
}

/* The options' strings are not changed through these structs. */
static char *unconst(const char *s)
{
    return (char *)(uintptr_t)s;
}

static int resolve_cluster(struct kin__config_draft *draft)
{
    const kin_config_opts *opts = draft->opts;
    struct kin__pool *pool = &draft->config->pool;
    struct kin__cluster *cluster = &draft->config->cluster;
    const struct kin__cluster *file = kin__kubeconfig_find(
        &draft->kubeconfig, KIN__ENTRY_CLUSTER, draft->config->cluster_name);
    const struct kin__cluster wanted = {
        .server = unconst(first_of(opts->server, NULL)),
        .tls_server_name = unconst(first_of(opts->tls_server_name, NULL)),
        .is_insecure = opts->is_insecure,
        .ca_file = unconst(first_of(opts->ca_file, NULL)),
        .proxy_url = unconst(first_of(opts->proxy_url, NULL)),
        .is_uncompressed = opts->is_uncompressed,
    };

    int r = file ? kin__fields_merge(&kin__cluster_fields, pool, file, cluster)
                 : 0;
    if (r < 0)
        return r;
    if (wanted.is_insecure || wanted.ca_file) {
        cluster->is_insecure = false;
        cluster->ca_file = NULL;
        cluster->ca_data = (struct kin__data){0};
    }
    /* The file's name is that of the file's server. */
    if (wanted.server)
        cluster->tls_server_name = NULL;
    return kin__fields_merge(&kin__cluster_fields, pool, &wanted, cluster);
}

/* What is overridden goes in all its forms. */
static void user_make_room(struct kin__user *user,
                           const struct kin__user *wanted)
{
    if (wanted->token || wanted->token_file) {
        user->token = NULL;
        user->token_file = NULL;
    }
    if (wanted->cert_file) {
        user->cert_file = NULL;
        user->cert_data = (struct kin__data){0};
    }
    if (wanted->key_file) {
        user->key_file = NULL;
        user->key_data = (struct kin__data){0};
    }
}

static int resolve_user(struct kin__config_draft *draft)
{
    const kin_config_opts *opts = draft->opts;
    struct kin__pool *pool = &draft->config->pool;
    struct kin__user *user = &draft->config->user;
    const struct kin__user *file = kin__kubeconfig_find(
        &draft->kubeconfig, KIN__ENTRY_USER, draft->config->user_name);
    const struct kin__user wanted = {
        .cert_file = unconst(first_of(opts->cert_file, NULL)),
        .key_file = unconst(first_of(opts->key_file, NULL)),
        .token = unconst(first_of(opts->token, NULL)),
        .token_file = unconst(first_of(opts->token_file, NULL)),
        .username = unconst(first_of(opts->username, NULL)),
        .password = unconst(first_of(opts->password, NULL)),
        .impersonate = unconst(first_of(opts->impersonate, NULL)),
        .impersonate_uid = unconst(first_of(opts->impersonate_uid, NULL)),
        .impersonate_groups = (char **)(uintptr_t)opts->impersonate_groups,
    };

    int r = file ? kin__fields_merge(&kin__user_fields, pool, file, user) : 0;
    if (r < 0)
        return r;
    user_make_room(user, &wanted);
    return kin__fields_merge(&kin__user_fields, pool, &wanted, user);
}

/* Version 1 must say whether the plugin may ask; the one before need not. */
static void default_interactive_mode(struct kin__exec *exec)
{
    static char if_available[] = "IfAvailable";

    if (exec && !exec->interactive_mode && exec->api_version &&
        strcmp(exec->api_version, "client.authentication.k8s.io/v1beta1") == 0)
        exec->interactive_mode = if_available;
}

static int copy_context_names(struct kin__config_draft *draft)
{
    const struct kin__entries *entries =
        &draft->kubeconfig.entries[KIN__ENTRY_CONTEXT];
    struct kin__pool *pool = &draft->config->pool;
    char **names = kin__pool_alloc0(pool, entries->count + 1, sizeof(*names));

    if (!names)
        return KIN_ENOMEM;
    for (size_t i = 0; i < entries->count; i++) {
        names[i] = kin__pool_strdup(pool, kin_s(entries->items[i].name));
        if (!names[i])
            return KIN_ENOMEM;
    }
    draft->config->contexts = names;
    return 0;
}

int kin__config_resolve(struct kin__config_draft *draft)
{
    struct kin__context context = {0};
    int r = resolve_names(draft, &context);

    if (r == 0)
        r = resolve_cluster(draft);
    if (r == 0)
        r = resolve_user(draft);
    if (r == 0)
        r = copy_context_names(draft);
    default_interactive_mode(draft->config->user.exec);
    return r;
}

bool kin__config_is_empty(const struct kin__config_draft *draft)
{
    return kin__fields_are_empty(&kin__cluster_fields, &draft->config->cluster);
}

int kin__config_set_namespace(struct kin__config_draft *draft)
{
    kin_config *config = draft->config;

    if (!config->namespace_name && kin__config_in_cluster_possible(draft)) {
        int r = kin__config_pod_namespace(draft, &config->namespace_name);
        if (r < 0)
            return r;
    }
    if (!config->namespace_name)
        return pool_set(&config->pool, &config->namespace_name, "default");
    if (!kin__is_dns_label(config->namespace_name))
        kin__problems_add(&draft->problems, KIN_EINVAL,
                          "namespace \"%s\" is not a DNS label",
                          config->namespace_name);
    return 0;
}
