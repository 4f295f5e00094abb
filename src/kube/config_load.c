/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_load.c - the sources of a configuration: kubeconfig files, the pod,
 * overrides.
 */
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/log.h"
#include "base/str.h"
#include "kube/config.h"
#include "kube/file.h"
#include "kube/pem.h"
#include "net/proxy.h"

/* ==== files ==== */

const char *kin__env_get(char *const *environment, const char *name)
{
    size_t len = strlen(name);

    for (; environment && *environment; environment++)
        if (strncmp(*environment, name, len) == 0 && (*environment)[len] == '=')
            return (*environment)[len + 1] ? *environment + len + 1 : NULL;
    return NULL;
}

static int load_explicit(struct kin__config_draft *draft)
{
    const char *path = draft->opts->path;
    int r = kin__kubeconfig_add_file(&draft->kubeconfig, path,
                                     &draft->problems);

    if (r != KIN_ENOTFOUND)
        return r;
    kin__problems_add(&draft->problems, r, "%s: no such file", path);
    return 0;
}

/* The files of KUBECONFIG that were tried. */
struct load_list {
    const char *seen[KIN__KUBECONFIG_MAX_FILES];
    size_t count;
    size_t missing;
};

static bool list_has(const struct load_list *list, const char *path)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->seen[i], path) == 0)
            return true;
    return false;
}

static int load_one(struct kin__config_draft *draft, struct load_list *list,
                    kin_str path)
{
    char *name = kin__region_strdup(&draft->kubeconfig.region, path);

    if (!name)
        return KIN_ENOMEM;
    if (path.len == 0 || list_has(list, name))
        return 0;
    if (list->count == KIN__KUBECONFIG_MAX_FILES) {
        kin__problems_add(&draft->problems, KIN_ELIMIT,
                          "KUBECONFIG: more than %d files",
                          KIN__KUBECONFIG_MAX_FILES);
        return KIN_ELIMIT;
    }
    list->seen[list->count++] = name;
    int r = kin__kubeconfig_add_file(&draft->kubeconfig, name,
                                     &draft->problems);
    if (r != KIN_ENOTFOUND)
        return r;
    list->missing++;
    return 0;
}

/* Names are separated by colons; duplicates and missing files are skipped. */
static int load_list(struct kin__config_draft *draft, const char *names)
{
    struct load_list list = {.count = 0};
    kin_str rest = kin_s(names);
    int r = 0;

    while (r == 0 && rest.ptr)
        r = load_one(draft, &list, kin__str_cut(&rest, ':'));
    if (r == 0 && list.missing > 0 && list.missing == list.count)
        KIN__LOG(draft->opts->log, KIN_LOG_WARN, "config",
                 "none of the kubeconfig files exists",
                 KIN__KV_TEXT("KUBECONFIG", names));
    return r == KIN_ELIMIT ? 0 : r;
}

static int load_home(struct kin__config_draft *draft)
{
    const char *home = kin__env_get(draft->environment, "HOME");

    if (!home)
        return 0;
    char *path = kin__path_resolve(&draft->kubeconfig.region, home,
                                   KIN__S(".kube/config"));
    if (!path)
        return KIN_ENOMEM;
    int r = kin__kubeconfig_add_file(&draft->kubeconfig, path,
                                     &draft->problems);
    return r == KIN_ENOTFOUND ? 0 : r;
}

int kin__config_load(struct kin__config_draft *draft)
{
    const char *names = kin__env_get(draft->environment, "KUBECONFIG");

    if (draft->opts->path)
        return load_explicit(draft);
    if (draft->opts->text.len > 0)
        return kin__kubeconfig_add_text(&draft->kubeconfig, draft->opts->text,
                                        "kubeconfig", /* folder= */ NULL,
                                        &draft->problems);
    return names ? load_list(draft, names) : load_home(draft);
}

/* ==== the proxy of the environment ==== */

static const char *env_any(char *const *environment, const char *name,
                           const char *lower)
{
    const char *value = kin__env_get(environment, name);

    return value ? value : kin__env_get(environment, lower);
}

const char *kin__config_proxy(char *const *environment, kin_str server)
{
    bool is_tls = kin_str_starts_with(server, KIN__S("https://"));
    const char *proxy = is_tls
                            ? env_any(environment, "HTTPS_PROXY", "https_proxy")
                            : env_any(environment, "HTTP_PROXY", "http_proxy");

    assert(is_tls || kin_str_starts_with(server, KIN__S("http://")));
    if (!proxy || (!is_tls && kin__env_get(environment, "REQUEST_METHOD")))
        return NULL;
    const char *list = env_any(environment, "NO_PROXY", "no_proxy");
    return kin__proxy_is_bypassed(kin_s(list), server) ? NULL : proxy;
}

/* ==== in a pod ==== */

#define MOUNT "/var/run/secrets/kubernetes.io/serviceaccount"

enum { POD_NAMESPACE_MAX = 4096, POD_CA_MAX = 4 << 20 };

static const char *mount_folder(const struct kin__config_draft *draft)
{
    const char *folder = draft->opts->service_account_dir;

    return folder ? folder : MOUNT;
}

static char *mount_path(const struct kin__config_draft *draft,
                        struct kin__region *region, const char *name)
{
    return kin__path_resolve(region, mount_folder(draft), kin_s(name));
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

    kin__buf_init(&url, draft->config->region.alloc, /* max= */ 1 << 16);
    if (kin__buf_printf(&url, "https://%s%s%s:%s", is_v6 ? "[" : "", host,
                        is_v6 ? "]" : "", port) < 0)
        return NULL;
    return kin__region_strdup(&draft->config->region, kin__buf_str(&url));
}

/* A mount without a usable CA is unusual but not fatal: the system's CAs may
 * do. */
static int take_ca(struct kin__config_draft *draft)
{
    KIN__AUTO_BUF pem;
    kin_error err = KIN_ERROR_INIT;
    char *path = mount_path(draft, &draft->config->region, "ca.crt");

    kin__buf_init(&pem, draft->config->region.alloc, POD_CA_MAX);
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

/* Skip what the options override. */
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
        config->user.token_file = mount_path(draft, &config->region, "token");
        r = config->user.token_file ? 0 : KIN_ENOMEM;
    }
    return r;
}

int kin__config_pod_namespace(struct kin__config_draft *draft, char **ret)
{
    KIN__AUTO_BUF text;
    struct kin__region *region = &draft->config->region;
    kin_str name = kin_s(kin__env_get(draft->environment, "POD_NAMESPACE"));

    kin__buf_init(&text, region->alloc, POD_NAMESPACE_MAX);
    if (name.len == 0) {
        char *path = mount_path(draft, region, "namespace");
        int r = path ? kin__file_read_regular(path, &text, /* err= */ NULL)
                     : KIN_ENOMEM;
        if (r == KIN_ENOMEM)
            return r;
        name = r == 0 ? kin__str_trim(kin__buf_str(&text)) : KIN__S("");
    }
    if (name.len == 0)
        return 0;
    char *copy = kin__region_strdup(region, name);
    if (!copy)
        return KIN_ENOMEM;
    *ret = copy;
    return 0;
}

/* ==== selection of context, cluster and user ==== */

/* Sets a string of the configuration; NULL and "" leave it unset. */
static int region_set(struct kin__region *region, char **at, const char *text)
{
    if (!text || !*text)
        return 0;
    *at = kin__region_strdup(region, kin_s(text));
    return *at ? 0 : KIN_ENOMEM;
}

/* The option if it is set, else the value from the file. */
static const char *first_of(const char *option, const char *other)
{
    return option && *option ? option : other;
}

static bool is_given(const char *option)
{
    return option && *option;
}

/* A name in the options must exist; one in a context need not: the entry is
 * then empty. */
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
    int r = region_set(&config->region, &config->context_name, name);
    if (r == 0)
        r = region_set(&config->region, &config->cluster_name,
                       first_of(opts->cluster, ret->cluster));
    if (r == 0)
        r = region_set(&config->region, &config->user_name,
                       first_of(opts->user, ret->user));
    if (r == 0)
        r = region_set(&config->region, &config->namespace_name,
                       first_of(opts->ns, ret->namespace_name));
    return r;
}

/* The options' strings are never modified through these structs. */
static char *unconst(const char *s)
{
    return (char *)(uintptr_t)s;
}

static int resolve_cluster(struct kin__config_draft *draft)
{
    const kin_config_opts *opts = draft->opts;
    struct kin__region *region = &draft->config->region;
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

    int r = file ? kin__config_fields_merge(&kin__cluster_fields, region, file,
                                            cluster)
                 : 0;
    if (r < 0)
        return r;
    if (wanted.is_insecure || wanted.ca_file) {
        cluster->is_insecure = false;
        cluster->ca_file = NULL;
        cluster->ca_data = (struct kin__data){0};
    }
    /* The TLS server name in the file belongs to the server in the file. */
    if (wanted.server)
        cluster->tls_server_name = NULL;
    return kin__config_fields_merge(&kin__cluster_fields, region, &wanted,
                                    cluster);
}

/* An override clears all forms of the setting. */
static void user_make_room(struct kin__kubeconfig_user *user,
                           const struct kin__kubeconfig_user *wanted)
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
    struct kin__region *region = &draft->config->region;
    struct kin__kubeconfig_user *user = &draft->config->user;
    const struct kin__kubeconfig_user *file = kin__kubeconfig_find(
        &draft->kubeconfig, KIN__ENTRY_USER, draft->config->user_name);
    const struct kin__kubeconfig_user wanted = {
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

    int r = file ? kin__config_fields_merge(&kin__user_fields, region, file,
                                            user)
                 : 0;
    if (r < 0)
        return r;
    user_make_room(user, &wanted);
    return kin__config_fields_merge(&kin__user_fields, region, &wanted, user);
}

/* v1 requires interactiveMode; v1beta1 does not. */
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
    struct kin__region *region = &draft->config->region;
    char **names = kin__region_alloc0(region, entries->count + 1,
                                      sizeof(*names));

    if (!names)
        return KIN_ENOMEM;
    for (size_t i = 0; i < entries->count; i++) {
        names[i] = kin__region_strdup(region, kin_s(entries->items[i].name));
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
    return kin__config_fields_are_empty(&kin__cluster_fields,
                                        &draft->config->cluster);
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
        return region_set(&config->region, &config->namespace_name, "default");
    if (!kin__is_dns_label(config->namespace_name))
        kin__problems_add(&draft->problems, KIN_EINVAL,
                          "namespace \"%s\" is not a DNS label",
                          config->namespace_name);
    return 0;
}
