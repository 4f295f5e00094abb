/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_check.c - all that may be wrong with the chosen cluster and user.
 *
 * Messages name entries and paths; they never quote what may be secret.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/str.h"
#include "kube/config.h"
#include "kube/file.h"

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

/* 0, or why a file cannot be read. */
static int unreadable(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);

    if (fd < 0)
        return errno;
    close(fd);
    return 0;
}

/* --- Cluster --- */

static bool proxy_is_known(const char *url)
{
    static const char *const schemes[] = {"http://", "https://", "socks5://"};

    for (size_t i = 0; i < sizeof(schemes) / sizeof(schemes[0]); i++) {
        size_t len = strlen(schemes[i]);
        if (strncmp(url, schemes[i], len) == 0 && url[len] != '\0' &&
            url[len] != '/')
            return true;
    }
    return false;
}

static void check_cluster(struct kin__config_draft *draft)
{
    const struct kin__cluster *cluster = &draft->config->cluster;

    if (!cluster->server)
        COMPLAIN(draft, cluster, "no server");
    if (cluster->proxy_url && !proxy_is_known(cluster->proxy_url))
        COMPLAIN(draft, cluster,
                 "proxy-url must be an http, https or socks5 URL");
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
    const struct kin__user *user = &draft->config->user;
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

/* Whether a secret can stand in a header; a line end would forge others. */
static bool is_header_safe(const char *s)
{
    for (; s && *s; s++)
        if ((unsigned char)*s < ' ' || *s == 0x7f)
            return false;
    return true;
}

static void check_impersonation(struct kin__config_draft *draft)
{
    const struct kin__user *user = &draft->config->user;
    bool is_safe = is_header_safe(user->impersonate) &&
                   is_header_safe(user->impersonate_uid);

    for (char **group = user->impersonate_groups; group && *group; group++)
        is_safe = is_safe && is_header_safe(*group);
    for (const struct kin__list *extra = user->impersonate_extra;
         extra && extra->name; extra++)
        for (char **value = extra->values; *value; value++)
            is_safe = is_safe && is_header_safe(*value);
    if (!is_safe)
        COMPLAIN(draft, user, "impersonation holds control characters");
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

    kin__buf_init(&text, draft->config->pool.alloc, CHECK_MAX_TOKEN);
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
    const struct kin__user *user = &draft->config->user;

    if (user->token && (user->username || user->password))
        COMPLAIN(draft, user, "both a token and basic authentication");
    if (!is_header_safe(user->token))
        COMPLAIN(draft, user, "the token holds control characters");
    if (!is_header_safe(user->username) || !is_header_safe(user->password))
        COMPLAIN(draft, user, "user or password hold control characters");
    if (user->username && strchr(user->username, ':'))
        COMPLAIN(draft, user, "username must not hold a colon");
    check_certificate(draft);
    check_exec(draft);
    check_impersonation(draft);
    if (draft->config->is_tls)
        check_token_file(draft);
}

void kin__config_check(struct kin__config_draft *draft)
{
    check_user(draft);
    check_cluster(draft);
}
