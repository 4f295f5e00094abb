/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_describe.c - a configuration for people, without its secrets.
 */
#include <stdarg.h>
#include <stdio.h>

#include "kube/config.h"

/* Text that is counted whole and written as far as there is room. */
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

/* Says that something is there, and where it comes from. */
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
    const struct kin__user *user = &config->user;

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
    for (const struct kin__list *extra = user->impersonate_extra;
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
