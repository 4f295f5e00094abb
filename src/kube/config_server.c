/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_server.c - the server's URL.
 *
 * A URL has a scheme and a host.  Anything else is taken for a host with maybe
 * a port, and nothing may follow it.  Queries and fragments are dropped.
 */
#include <string.h>
#include <strings.h>

#include "base/str.h"
#include "kube/config.h"

/* The part behind "scheme://"; empty if there is no such thing. */
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

/* Cuts at the first of some bytes. */
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

/* Whether nothing in a URL would mean something else on its way. */
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

/* `rest` is what follows the scheme. */
static int server_store(struct kin__config_draft *draft, bool is_tls,
                        kin_str rest)
{
    kin_str scheme = is_tls ? KIN__S("https://") : KIN__S("http://");

    rest = cut_at_any(rest, "?#");
    while (kin_str_ends_with(rest, KIN__S("/")))
        rest.len--;
    char *url = kin__pool_alloc0(&draft->config->pool,
                                 scheme.len + rest.len + 1, 1);
    if (!url)
        return KIN_ENOMEM;
    memcpy(mempcpy(url, scheme.ptr, scheme.len), rest.ptr, rest.len);
    draft->config->server = url;
    draft->config->is_tls = is_tls;
    return 0;
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
