/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/config.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/file.h"

/* The sources that a call may use. */
enum config_source {
    CONFIG_OPTIONS,    /* path, text and overrides */
    CONFIG_ANYTHING,   /* also KUBECONFIG, the home directory and the pod */
    CONFIG_IN_CLUSTER, /* the pod only */
};

/* --- Making --- */

static kin_config *config_alloc(const kin_allocator *alloc)
{
    kin_config *config = kin__alloc0(alloc, 1, sizeof(*config));

    if (!config)
        return NULL;
    kin__ref_init(&config->refs);
    config->alloc = alloc;
    kin__wipe_init(&config->wipe, alloc);
    kin__region_init(&config->region, &config->wipe.allocator);
    kin__mutex_init(&config->mutex);
    return config;
}

static void draft_done(struct kin__config_draft *draft)
{
    kin__problems_done(&draft->problems);
    kin__kubeconfig_done(&draft->kubeconfig);
    /* Freed last: the others were allocated through it. */
    (void)kin_config_unref(draft->config);
}

#define AUTO_DRAFT __attribute__((cleanup(draft_done))) struct kin__config_draft

static int draft_init(struct kin__config_draft *draft)
{
    kin_config *config = config_alloc(draft->opts->alloc);

    if (!config)
        return KIN_ENOMEM;
    draft->config = config;
    kin__kubeconfig_init(&draft->kubeconfig, &config->wipe.allocator);
    kin__problems_init(&draft->problems, &config->wipe.allocator);
    config->is_stdin_unavailable = draft->opts->is_stdin_unavailable;
    config->environment = kin__strings_copy(&config->region,
                                            draft->environment);
    if (!config->environment)
        return KIN_ENOMEM;
    if (!draft->opts->exec_allowed)
        return 0;
    config->exec_allowed = kin__strings_copy(
        &config->region, (char *const *)(uintptr_t)draft->opts->exec_allowed);
    return config->exec_allowed ? 0 : KIN_ENOMEM;
}

/* Reports that no configuration was found, with the most specific reason. */
static void draft_complain_empty(struct kin__config_draft *draft)
{
    const kin_config *config = draft->config;

    if (draft->problems.code)
        return;
    if (config->cluster_name)
        kin__problems_add(&draft->problems, KIN_ENOTFOUND,
                          "context \"%s\": cluster \"%s\" does not exist or is "
                          "empty",
                          config->context_name ? config->context_name : "",
                          config->cluster_name);
    else
        kin__problems_add(&draft->problems, KIN_ENOTFOUND,
                          "no configuration: no kubeconfig with a cluster, no "
                          "server given, and not in a pod");
}

/* Whether a URL is that of a proxy.  socks5h, which only the environment may
 * have, is the same as socks5: the proxy resolves the server's name. */
static bool proxy_is_known(const char *url, bool is_environment)
{
    static const char *const schemes[] = {"http://", "https://", "socks5://",
                                          "socks5h://"};
    size_t count = is_environment ? 4 : 3;

    for (size_t i = 0; i < count; i++) {
        size_t len = strlen(schemes[i]);
        if (strncmp(url, schemes[i], len) == 0 && url[len] != '\0' &&
            url[len] != '/')
            return true;
    }
    return false;
}

static int url_join(struct kin__region *region, kin_str scheme, kin_str rest,
                    char **ret)
{
    char *url = kin__region_alloc0(region, scheme.len + rest.len + 1, 1);

    if (!url)
        return KIN_ENOMEM;
    memcpy(mempcpy(url, scheme.ptr, scheme.len), rest.ptr, rest.len);
    *ret = url;
    return 0;
}

/* Credentials are not sent over plain HTTP, except to a unix socket. */
static void config_drop_secrets(kin_config *config)
{
    assert(!config->is_private);
    config->cluster = (struct kin__cluster){
        .server = config->cluster.server,
        .proxy_url = config->cluster.proxy_url,
        .is_uncompressed = config->cluster.is_uncompressed};
    config->user = (struct kin__kubeconfig_user){
        .impersonate = config->user.impersonate,
        .impersonate_uid = config->user.impersonate_uid,
        .impersonate_groups = config->user.impersonate_groups,
        .impersonate_extra = config->user.impersonate_extra};
}

/* Without a proxy of its own, a server gets that of the environment, whose
 * scheme may be left out. */
static int draft_set_proxy(struct kin__config_draft *draft)
{
    kin_config *config = draft->config;

    if (!draft->environment || !config->server || config->cluster.proxy_url ||
        kin__config_socket(config))
        return 0;
    const char *proxy = kin__config_proxy(draft->environment,
                                          kin_s(config->server));
    if (!proxy)
        return 0;
    bool has_scheme = strstr(proxy, "://") != NULL;
    if (has_scheme && !proxy_is_known(proxy, /* is_environment= */ true)) {
        kin__problems_add(
            &draft->problems, KIN_EINVAL,
            "%s_PROXY must be an http, https or socks5 URL",
            kin_str_starts_with(kin_s(config->server), KIN__S("https:"))
                ? "HTTPS"
                : "HTTP");
        return 0;
    }
    return url_join(&config->region,
                    has_scheme ? KIN__S("") : KIN__S("http://"), kin_s(proxy),
                    &config->cluster.proxy_url);
}

/* The steps common to all sources, after cluster and user are selected. */
static int draft_finish(struct kin__config_draft *draft)
{
    assert(draft->config);
    /* In a pod a host without a scheme means https, elsewhere http. */
    int r = kin__config_set_server(draft, draft->config->is_in_cluster);

    if (r == 0)
        r = kin__config_set_namespace(draft);
    if (r < 0)
        return r;
    kin__config_check(draft);
    r = draft_set_proxy(draft);
    if (r < 0)
        return r;
    if (!draft->config->is_private)
        config_drop_secrets(draft->config);
    return 0;
}

static bool draft_prefers_pod(const struct kin__config_draft *draft,
                              enum config_source source)
{
    const kin_config_opts *opts = draft->opts;

    if (source == CONFIG_IN_CLUSTER)
        return true;
    return source == CONFIG_ANYTHING && opts->is_in_cluster_first &&
           !opts->path && opts->text.len == 0 && !opts->server &&
           kin__config_in_cluster_possible(draft);
}

static int draft_take_pod(struct kin__config_draft *draft)
{
    if (!kin__config_in_cluster_possible(draft)) {
        kin__problems_add(&draft->problems, KIN_ENOTFOUND,
                          "not in a pod: KUBERNETES_SERVICE_HOST, "
                          "KUBERNETES_SERVICE_PORT and the service account's "
                          "token are needed");
        return 0;
    }
    int r = kin__config_take_in_cluster(draft);
    return r < 0 ? r : draft_finish(draft);
}

static int draft_make(struct kin__config_draft *draft,
                      enum config_source source)
{
    bool prefers_pod = draft_prefers_pod(draft, source);
    int r = prefers_pod ? 0 : kin__config_load(draft);

    assert(draft->config && draft->opts);
    /* Do not validate what could not be read. */
    if (r < 0 || draft->problems.code)
        return r;
    r = kin__config_resolve(draft);
    if (r < 0)
        return r;
    if (prefers_pod ||
        (source == CONFIG_ANYTHING && !draft->problems.code &&
         kin__config_is_empty(draft) && kin__config_in_cluster_possible(draft)))
        return draft_take_pod(draft);
    if (kin__config_is_empty(draft)) {
        draft_complain_empty(draft);
        return 0;
    }
    return draft_finish(draft);
}

static int config_make(const kin_config_opts *known, enum config_source source,
                       char *const *environment, kin_config **ret,
                       kin_error *err)
{
    AUTO_DRAFT draft = {.opts = known, .environment = environment};

    if (known->path && known->text.len > 0)
        return kin_error_set(err, KIN_EINVAL,
                             "config: both a path and a text are given");
    if (known->environment)
        draft.environment = (char *const *)(uintptr_t)known->environment;
    int r = draft_init(&draft);
    /* Passed on to plugins; not read here. */
    if (source == CONFIG_OPTIONS)
        draft.environment = NULL;
    if (r == 0)
        r = draft_make(&draft, source);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    r = kin__problems_report(&draft.problems, known->on_problem,
                             known->userdata, err);
    if (r < 0) {
        (void)kin_error_wrap(err, "config");
        return r;
    }
    *ret = KIN__STEAL(draft.config);
    return 0;
}

static int config_new(const kin_config_opts *opts, enum config_source source,
                      char *const *environment, kin_config **ret,
                      kin_error *err)
{
    kin_config_opts known = KIN_INIT(kin_config_opts);

    int r = kin__opts_take(opts, sizeof(known), &known);

    if (r < 0 || !ret)
        r = kin_error_set(err, KIN_EINVAL, "config: bad options");
    else
        r = config_make(&known, source, environment, ret, err);
    kin__userdata_destroy(known.destroy, known.userdata);
    return r;
}

int kin_config_new(const kin_config_opts *opts, kin_config **ret,
                   kin_error *err)
{
    return config_new(opts, CONFIG_OPTIONS, /* environment= */ NULL, ret, err);
}

int kin_config_new_from_env(const kin_config_opts *opts, kin_config **ret,
                            kin_error *err)
{
    return config_new(opts, CONFIG_ANYTHING, environ, ret, err);
}

int kin_config_new_in_cluster_from_env(const kin_config_opts *opts,
                                       kin_config **ret, kin_error *err)
{
    return config_new(opts, CONFIG_IN_CLUSTER, environ, ret, err);
}

kin_config *kin_config_ref(kin_config *config)
{
    if (config)
        kin__ref_get(&config->refs);
    return config;
}

kin_config *kin_config_unref(kin_config *config)
{
    if (!config || !kin__ref_put(&config->refs))
        return NULL;
    assert(!config->credentials);
    kin__region_done(&config->region);
    kin__mutex_done(&config->mutex);
    kin__free(config->alloc, config);
    return NULL;
}

/* --- Asking --- */

const char *kin_config_server(const kin_config *config)
{
    return config->server;
}

const char *kin_config_namespace(const kin_config *config)
{
    return config->namespace_name;
}

size_t kin_config_context_count(const kin_config *config)
{
    return kin__strings_count(config->contexts);
}

const char *kin_config_context_at(const kin_config *config, size_t index)
{
    return index < kin_config_context_count(config) ? config->contexts[index]
                                                    : NULL;
}

/* ==== checks ==== */

/*
 * Validates the selected cluster and user.
 *
 * Messages name entries and paths; they never quote values that may be secret.
 */

enum { CHECK_MAX_TOKEN = 1 << 20 };

/* Adds a problem of the cluster or the user. */
#define COMPLAIN(draft, what, format, ...)                                     \
    kin__problems_add(                                                         \
        &(draft)->problems, KIN_EINVAL, #what " \"%s\": " format,              \
        (draft)->config->what##_name ? (draft)->config->what##_name : "",      \
        ##__VA_ARGS__)

bool kin__is_dns_label(const char *s)
{
    size_t len = strlen(s);

    if (len == 0 || len > 63 || s[0] == '-' || s[len - 1] == '-')
        return false;
    for (size_t i = 0; i < len; i++)
        if (!(s[i] >= 'a' && s[i] <= 'z') && !(s[i] >= '0' && s[i] <= '9') &&
            s[i] != '-')
            return false;
    return true;
}

/* 0, or the errno of opening a file for reading. */
static int unreadable(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);

    if (fd < 0)
        return errno;
    close(fd);
    return 0;
}

/* --- Cluster --- */

static void check_cluster(struct kin__config_draft *draft)
{
    const struct kin__cluster *cluster = &draft->config->cluster;

    if (!cluster->server)
        COMPLAIN(draft, cluster, "no server");
    if (cluster->proxy_url &&
        !proxy_is_known(cluster->proxy_url, /* is_environment= */ false))
        COMPLAIN(draft, cluster,
                 "proxy-url must be an http, https or socks5 URL");
    if (cluster->proxy_url && kin__config_socket(draft->config))
        COMPLAIN(draft, cluster, "a proxy makes no sense for a unix socket");
    if (cluster->ca_file && cluster->ca_data.ptr)
        COMPLAIN(draft, cluster,
                 "both certificate-authority and its data are given");
    if (cluster->is_insecure && (cluster->ca_file || cluster->ca_data.ptr))
        COMPLAIN(draft, cluster,
                 "a certificate authority makes no sense with "
                 "insecure-skip-tls-verify");
    int errnum = cluster->ca_file ? unreadable(cluster->ca_file) : 0;
    if (errnum)
        COMPLAIN(draft, cluster, "certificate-authority %s: %s",
                 cluster->ca_file, strerror(errnum));
}

/* --- User --- */

static void check_pair_file(struct kin__config_draft *draft, const char *what,
                            const char *path)
{
    int errnum = path ? unreadable(path) : 0;

    if (errnum)
        COMPLAIN(draft, user, "%s %s: %s", what, path, strerror(errnum));
}

static void check_certificate(struct kin__config_draft *draft)
{
    const struct kin__kubeconfig_user *user = &draft->config->user;
    bool has_key = user->key_file || user->key_data.ptr;

    if (!user->cert_file && !user->cert_data.ptr) {
        if (has_key)
            COMPLAIN(draft, user, "a client key without its certificate");
        return;
    }
    if (user->cert_file && user->cert_data.ptr)
        COMPLAIN(draft, user, "both client-certificate and its data are given");
    if (user->key_file && user->key_data.ptr)
        COMPLAIN(draft, user, "both client-key and its data are given");
    if (!has_key)
        COMPLAIN(draft, user, "a client certificate without its key");
    check_pair_file(draft, "client-certificate", user->cert_file);
    check_pair_file(draft, "client-key", user->key_file);
}

static bool is_one_of(const char *s, const char *const *words)
{
    for (; *words; words++)
        if (strcmp(s, *words) == 0)
            return true;
    return false;
}

static void check_exec_version(struct kin__config_draft *draft,
                               const struct kin__exec *exec)
{
    static const char *const versions[] = {
        "client.authentication.k8s.io/v1",
        "client.authentication.k8s.io/v1beta1", NULL};
    static const char *const modes[] = {"Never", "IfAvailable", "Always", NULL};

    if (!exec->api_version)
        COMPLAIN(draft, user, "exec: no apiVersion");
    else if (!is_one_of(exec->api_version, versions))
        COMPLAIN(draft, user, "exec: apiVersion \"%s\" is not supported",
                 exec->api_version);
    if (!exec->interactive_mode)
        COMPLAIN(draft, user, "exec: no interactiveMode");
    else if (!is_one_of(exec->interactive_mode, modes))
        COMPLAIN(draft, user,
                 "exec: interactiveMode must be Never, IfAvailable or Always");
}

static void check_exec(struct kin__config_draft *draft)
{
    const struct kin__exec *exec = draft->config->user.exec;

    if (draft->config->user.has_auth_provider)
        COMPLAIN(draft, user, "auth-provider is not supported: use exec");
    if (!exec)
        return;
    if (!exec->command)
        COMPLAIN(draft, user, "exec: no command");
    check_exec_version(draft, exec);
    for (const struct kin__pair *env = exec->env; env && env->name; env++)
        if (env->name[0] == '\0' || strchr(env->name, '='))
            COMPLAIN(draft, user, "exec: env needs names without '='");
}

/* Whether a secret is a valid header value; a line end would inject headers. */
static bool is_header_safe(const char *s)
{
    for (; s && *s; s++)
        if ((unsigned char)*s < ' ' || *s == 0x7f)
            return false;
    return true;
}

static void check_impersonation(struct kin__config_draft *draft)
{
    const struct kin__kubeconfig_user *user = &draft->config->user;
    bool is_safe = is_header_safe(user->impersonate) &&
                   is_header_safe(user->impersonate_uid);

    for (char **group = user->impersonate_groups; group && *group; group++)
        is_safe = is_safe && is_header_safe(*group);
    for (const struct kin__config_list *extra = user->impersonate_extra;
         extra && extra->name; extra++)
        for (char **value = extra->values; *value; value++)
            is_safe = is_safe && is_header_safe(*value);
    if (!is_safe)
        COMPLAIN(draft, user, "impersonation contains control characters");
    if (!user->impersonate &&
        (user->impersonate_uid || user->impersonate_extra ||
         kin__strings_count(user->impersonate_groups) > 0))
        COMPLAIN(draft, user,
                 "impersonating uid, groups or extra needs a user to "
                 "impersonate");
}

static void check_token_file(struct kin__config_draft *draft)
{
    KIN__AUTO_BUF text;
    kin_error err = KIN_ERROR_INIT;
    const char *path = draft->config->user.token_file;

    kin__buf_init(&text, draft->config->region.alloc, CHECK_MAX_TOKEN);
    if (!path)
        return;
    int r = kin__file_read_now(path, &text, &err);
    if (r < 0)
        kin__problems_add_error(&draft->problems, &err);
    else if (kin__str_trim(kin__buf_str(&text)).len == 0)
        COMPLAIN(draft, user, "token file %s is empty", path);
}

static void check_user(struct kin__config_draft *draft)
{
    const struct kin__kubeconfig_user *user = &draft->config->user;

    if (user->token && (user->username || user->password))
        COMPLAIN(draft, user, "both a token and basic authentication");
    if (!is_header_safe(user->token))
        COMPLAIN(draft, user, "the token contains control characters");
    if (!is_header_safe(user->username) || !is_header_safe(user->password))
        COMPLAIN(draft, user, "user or password hold control characters");
    if (user->username && strchr(user->username, ':'))
        COMPLAIN(draft, user, "username must not hold a colon");
    check_certificate(draft);
    check_exec(draft);
    check_impersonation(draft);
    if (draft->config->is_private)
        check_token_file(draft);
}

void kin__config_check(struct kin__config_draft *draft)
{
    assert(draft->config);
    check_user(draft);
    check_cluster(draft);
}

/* ==== the URL of the server ==== */

/*
 * The server's URL.
 *
 * A URL has a scheme and a host.  Anything else is taken for a host with an
 * optional port and nothing behind it.  Queries and fragments are dropped.
 * "unix:PATH" is a unix socket, and is kept as it is.
 */

/* The part after "scheme://"; empty without one. */
static kin_str url_after_scheme(kin_str url, kin_str *ret_scheme)
{
    size_t colon = kin__str_find(url, ':');
    kin_str rest = colon == KIN__STR_NONE
                       ? KIN__S("")
                       : kin__str_slice(url, colon, SIZE_MAX);

    if (!kin_str_starts_with(rest, KIN__S("://")))
        return KIN__S("");
    *ret_scheme = kin__str_slice(url, 0, colon);
    return kin__str_slice(rest, 3, SIZE_MAX);
}

/* Cuts at the first occurrence of any of some bytes. */
static kin_str cut_at_any(kin_str s, const char *bytes)
{
    size_t len = 0;

    while (len < s.len && !strchr(bytes, s.ptr[len]))
        len++;
    return kin_str_of(s.ptr, len);
}

size_t kin__url_userinfo(const char *url, size_t *ret_at)
{
    kin_str scheme = KIN__S("");
    kin_str rest = url_after_scheme(kin_s(url), &scheme);

    if (rest.len == 0)
        rest = kin_s(url);
    size_t at = kin__str_rfind(cut_at_any(rest, "/?#"), '@');
    *ret_at = (size_t)(rest.ptr - url);
    return at == KIN__STR_NONE ? 0 : at + 1;
}

/* Whether a URL has no characters that a proxy or server may interpret
 * differently. */
static bool url_is_clean(kin_str url)
{
    for (size_t i = 0; i < url.len; i++) {
        unsigned char c = (unsigned char)url.ptr[i];
        if (c <= ' ' || c >= 0x7f || strchr("\"<>\\^`{|}", c))
            return false;
    }
    return true;
}

static int server_complain(struct kin__config_draft *draft, const char *what)
{
    const char *name = draft->config->cluster_name;

    kin__problems_add(&draft->problems, KIN_EINVAL, "cluster \"%s\": server %s",
                      name ? name : "", what);
    return 0;
}

/* sizeof(sun_path) - 1 of a struct sockaddr_un. */
enum { SERVER_MAX_SOCKET_PATH = 107 };

static int server_store_unix(struct kin__config_draft *draft, kin_str server)
{
    kin_str path = kin__str_slice(server, strlen("unix:"), SIZE_MAX);

    if (!kin_str_starts_with(path, KIN__S("/")))
        return server_complain(draft, "unix: needs an absolute path");
    if (path.len > SERVER_MAX_SOCKET_PATH)
        return server_complain(draft, "unix: the path is too long");
    draft->config->is_private = true;
    return url_join(&draft->config->region, KIN__S("unix:"), path,
                    &draft->config->server);
}

const char *kin__config_socket(const kin_config *config)
{
    return config->server && strncmp(config->server, "unix:", 5) == 0
               ? config->server + 5
               : NULL;
}

/* `rest` is what follows the scheme. */
static int server_store(struct kin__config_draft *draft, bool is_tls,
                        kin_str rest)
{
    kin_str scheme = is_tls ? KIN__S("https://") : KIN__S("http://");

    assert(!draft->config->server);
    rest = cut_at_any(rest, "?#");
    while (kin_str_ends_with(rest, KIN__S("/")))
        rest.len--;
    draft->config->is_private = is_tls;
    return url_join(&draft->config->region, scheme, rest,
                    &draft->config->server);
}

int kin__config_set_server(struct kin__config_draft *draft, bool may_tls)
{
    kin_str server = kin_s(draft->config->cluster.server);
    kin_str scheme = KIN__S("");
    kin_str rest = url_after_scheme(server, &scheme);
    size_t at = 0;

    if (server.len == 0)
        return 0;
    if (!url_is_clean(server))
        return server_complain(draft, "is not a URL");
    if (kin_str_starts_with(server, KIN__S("unix:")))
        return server_store_unix(draft, server);
    if (kin__url_userinfo(server.ptr, &at) > 0)
        return server_complain(draft, "must not hold a user or password");
    if (cut_at_any(rest, "/?#").len == 0) {
        kin_str host = cut_at_any(server, "/?#");
        kin_str path = kin__str_slice(server, host.len, SIZE_MAX);
        if (host.len == 0 || scheme.len > 0 ||
            !(path.len == 0 || kin_str_eq(path, KIN__S("/"))))
            return server_complain(draft, "must be a URL or host:port");
        return server_store(draft, may_tls, host);
    }
    if (kin__str_eq_nocase(scheme, KIN__S("https")))
        return server_store(draft, /* is_tls= */ true, rest);
    if (kin__str_eq_nocase(scheme, KIN__S("http")))
        return server_store(draft, /* is_tls= */ false, rest);
    return server_complain(draft, "must be http or https");
}

/* ==== description without secrets ==== */

/* A text whose full length is counted, and that is written as far as it
 * fits. */
struct describe {
    char *buffer;
    size_t size;
    size_t len;
};

static void describe_add(struct describe *d, const char *format, ...)
    KIN_PRINTF(2, 3);

static void describe_add(struct describe *d, const char *format, ...)
{
    bool has_room = d->len < d->size;
    va_list args;

    assert(d->len <= SIZE_MAX / 2);
    va_start(args, format);
    int n = vsnprintf(has_room ? d->buffer + d->len : NULL,
                      has_room ? d->size - d->len : 0, format, args);
    va_end(args);
    d->len += n > 0 ? (size_t)n : 0;
}

static void describe_text(struct describe *d, const char *key, const char *text)
{
    if (text)
        describe_add(d, "%s: %s\n", key, text);
}

/* Notes that a secret is set, and its source. */
static void describe_secret(struct describe *d, const char *key, bool is_inline,
                            const char *path)
{
    if (is_inline)
        describe_add(d, "%s: (given)\n", key);
    else if (path)
        describe_add(d, "%s: (from %s)\n", key, path);
}

static void describe_proxy(struct describe *d, const char *url)
{
    size_t at = 0;

    if (!url)
        return;
    size_t len = kin__url_userinfo(url, &at);
    describe_add(d, "proxy: %.*s%s%s\n", (int)at, url, len > 0 ? "***@" : "",
                 url + at + len);
}

static void describe_cluster(struct describe *d, const kin_config *config)
{
    const struct kin__cluster *cluster = &config->cluster;

    describe_text(d, "context", config->context_name);
    describe_text(d, "cluster", config->cluster_name);
    describe_text(d, "server", config->server);
    describe_text(d, "namespace", config->namespace_name);
    if (config->is_in_cluster)
        describe_add(d, "in cluster: yes\n");
    describe_text(d, "tls server name", cluster->tls_server_name);
    if (cluster->is_insecure)
        describe_add(d, "insecure: the server's certificate is not checked\n");
    describe_secret(d, "certificate authority", cluster->ca_data.ptr != NULL,
                    cluster->ca_file);
    describe_proxy(d, cluster->proxy_url);
    if (cluster->is_uncompressed)
        describe_add(d, "compression: off\n");
}

static void describe_user(struct describe *d, const kin_config *config)
{
    const struct kin__kubeconfig_user *user = &config->user;

    describe_text(d, "user", config->user_name);
    describe_secret(d, "client certificate", user->cert_data.ptr != NULL,
                    user->cert_file);
    describe_secret(d, "client key", user->key_data.ptr != NULL,
                    user->key_file);
    describe_secret(d, "token", user->token != NULL && !user->token_file,
                    user->token_file);
    describe_text(d, "username", user->username);
    describe_secret(d, "password", user->password != NULL, /* path= */ NULL);
    if (user->exec)
        describe_text(d, "exec plugin", user->exec->command);
    describe_text(d, "impersonated user", user->impersonate);
    describe_text(d, "impersonated uid", user->impersonate_uid);
    for (char **group = user->impersonate_groups; group && *group; group++)
        describe_text(d, "impersonated group", *group);
    for (const struct kin__config_list *extra = user->impersonate_extra;
         extra && extra->name; extra++)
        describe_text(d, "impersonated extra", extra->name);
}

size_t kin__config_describe(const kin_config *config, char *buffer, size_t size)
{
    struct describe d = {.buffer = buffer, .size = size};

    if (size > 0)
        buffer[0] = '\0';
    describe_cluster(&d, config);
    describe_user(&d, config);
    return d.len;
}
