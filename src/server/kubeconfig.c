/* SPDX-License-Identifier: Apache-2.0 */
#include "server/kubeconfig.h"

#include "base/base64.h"
#include "base/str.h"

/* Appends "    key: base64\n" unless the text is NULL. */
static int kubeconfig_data(struct kin__buf *buf, const char *key,
                           const char *pem)
{
    if (!pem)
        return 0;
    int r = kin__buf_printf(buf, "    %s: ", key);
    if (r == 0)
        r = kin__base64_encode(kin_s(pem), buf);
    return r < 0 ? r : kin__buf_append_byte(buf, '\n');
}

/* Appends a token in double quotes; only quote and backslash are special in
 * them. */
static int kubeconfig_token(struct kin__buf *buf, const char *token)
{
    if (!token)
        return 0;
    int r = kin__buf_append(buf, KIN__S("    token: \""));
    for (const char *at = token; r == 0 && *at; at++) {
        if (*at == '"' || *at == '\\')
            r = kin__buf_append_byte(buf, '\\');
        if (r == 0)
            r = kin__buf_append_byte(buf, *at);
    }
    return r < 0 ? r : kin__buf_append(buf, KIN__S("\"\n"));
}

static int kubeconfig_user(struct kin__buf *buf,
                           const struct kin__kubeconfig_parts *parts)
{
    if (!parts->cert && !parts->token)
        return kin__buf_append(buf, KIN__S("  user: {}\n"));
    int r = kin__buf_append(buf, KIN__S("  user:\n"));
    if (r == 0)
        r = kubeconfig_data(buf, "client-certificate-data", parts->cert);
    if (r == 0)
        r = kubeconfig_data(buf, "client-key-data", parts->key);
    return r < 0 ? r : kubeconfig_token(buf, parts->token);
}

int kin__kubeconfig_write(struct kin__buf *buf,
                          const struct kin__kubeconfig_parts *parts)
{
    int r = kin__buf_printf(buf,
                            "apiVersion: v1\nkind: Config\nclusters:\n"
                            "- name: kin\n  cluster:\n    server: %s\n",
                            parts->url);

    if (r == 0)
        r = kubeconfig_data(buf, "certificate-authority-data", parts->ca);
    /* The JavaScript client rejects plain HTTP without it. */
    if (r == 0 && kin_str_starts_with(kin_s(parts->url), KIN__S("http://")))
        r = kin__buf_append(buf, KIN__S("    insecure-skip-tls-verify: "
                                        "true\n"));
    if (r == 0)
        r = kin__buf_append(buf, KIN__S("users:\n- name: admin\n"));
    if (r == 0)
        r = kubeconfig_user(buf, parts);
    return r < 0 ? r
                 : kin__buf_append(buf, KIN__S("contexts:\n- name: kin\n"
                                               "  context:\n    cluster: kin\n"
                                               "    user: admin\n"
                                               "current-context: kin\n"));
}
