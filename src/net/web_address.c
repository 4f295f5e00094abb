/* SPDX-License-Identifier: Apache-2.0 */
#include "net/web_address.h"

#include "base/str.h"

enum { HTTP_PORT = 80, HTTPS_PORT = 443 };

static int address_fail(kin_error *err, const char *why)
{
    return kin_error_set(err, KIN_EINVAL, "bad URL: %s", why);
}

static bool address_is_clean(kin_str s)
{
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.ptr[i];

        if (c <= ' ' || c == 0x7f)
            return false;
    }
    return true;
}

/* The first byte of a set, or the length. */
static size_t address_find_any(kin_str s, const char *set)
{
    for (size_t i = 0; i < s.len; i++)
        if (kin__str_find(kin_s(set), s.ptr[i]) != KIN__STR_NONE)
            return i;
    return s.len;
}

static int address_port(struct kin__web_address *ret, kin_str text,
                        kin_error *err)
{
    uint64_t port = 0;

    ret->port = ret->is_https ? HTTPS_PORT : HTTP_PORT;
    if (text.len == 0)
        return 0;
    if (kin__str_to_u64(text, &port) < 0 || port == 0 || port > UINT16_MAX)
        return address_fail(err, "the port is not a number");
    ret->port = (uint16_t)port;
    return 0;
}

static int address_server(struct kin__web_address *ret, kin_str server,
                          kin_error *err)
{
    kin_str rest = kin_str_of(server.ptr + server.len, 0);

    ret->server = server;
    if (kin__str_find(server, '@') != KIN__STR_NONE)
        return address_fail(err, "credentials do not belong there");
    if (kin_str_starts_with(server, KIN__S("["))) {
        size_t end = kin__str_find(server, ']');
        if (end == KIN__STR_NONE)
            return address_fail(err, "a bracket is not closed");
        ret->host = kin__str_slice(server, 1, end - 1);
        rest = kin__str_slice(server, end + 1, server.len);
    } else {
        size_t end = address_find_any(server, ":");
        ret->host = kin__str_slice(server, 0, end);
        rest = kin__str_slice(server, end, server.len);
    }
    if (ret->host.len == 0 ||
        address_find_any(ret->host, "\\\"<>^`{|}[]") < ret->host.len)
        return address_fail(err, "no host, or a bad one");
    if (rest.len > 0 && rest.ptr[0] != ':')
        return address_fail(err, "the host is followed by no port");
    return address_port(ret, kin__str_slice(rest, 1, rest.len), err);
}

int kin__web_address_parse(kin_str url, struct kin__web_address *ret,
                           kin_error *err)
{
    size_t skip = sizeof("http://") - 1;

    *ret = (struct kin__web_address){.port = 0};
    if (!address_is_clean(url))
        return address_fail(err, "a blank or a control character");
    ret->is_https = kin__str_eq_nocase(kin__str_slice(url, 0, skip + 1),
                                       KIN__S("https://"));
    if (!ret->is_https &&
        !kin__str_eq_nocase(kin__str_slice(url, 0, skip), KIN__S("http://")))
        return address_fail(err, "it is not http or https");
    kin_str rest = kin__str_slice(url, skip + ret->is_https, url.len);
    size_t end = address_find_any(rest, "/?#");
    int r = address_server(ret, kin__str_slice(rest, 0, end), err);
    rest = kin__str_slice(rest, end, rest.len);
    ret->target = kin__str_slice(rest, 0, address_find_any(rest, "#"));
    return r;
}

bool kin__web_address_is_same_origin(const struct kin__web_address *a,
                                     const struct kin__web_address *b)
{
    return a->is_https == b->is_https && a->port == b->port &&
           kin__str_eq_nocase(a->host, b->host);
}

/* ---- references ---- */

/* Whether a reference has a scheme. */
static bool reference_is_absolute(kin_str reference)
{
    size_t end = address_find_any(reference, ":/?#");

    return end > 0 && end < reference.len && reference.ptr[end] == ':';
}

/* Removes the last segment of a path that begins at `from`. */
static void path_pop(struct kin__buf *url, size_t from)
{
    while (url->len > from && url->ptr[url->len - 1] != '/')
        url->len--;
    url->len -= url->len > from;
}

/* Appends a path without its segments "." and ".."; RFC 3986, 5.2.4. */
static int path_append(struct kin__buf *url, size_t from, kin_str path)
{
    int r = 0;

    while (r == 0 && path.len > 0) {
        kin_str rest = kin__str_slice(path, 1, path.len);
        size_t len = address_find_any(rest, "/");
        kin_str segment = kin__str_slice(rest, 0, len);
        bool is_last = len == rest.len;
        bool is_up = kin_str_eq(segment, KIN__S(".."));

        if (is_up)
            path_pop(url, from);
        if (!is_up && !kin_str_eq(segment, KIN__S(".")))
            r = kin__buf_append(url, kin__str_slice(path, 0, len + 1));
        else if (is_last)
            r = kin__buf_append_byte(url, '/');
        path = kin__str_slice(rest, len, rest.len);
    }
    return r;
}

static int reference_path(const struct kin__web_address *base, kin_str path,
                          struct kin__buf *url)
{
    kin_str old = kin__str_slice(base->target, 0,
                                 address_find_any(base->target, "?"));
    size_t from = url->len;
    int r = 0;

    if (path.len == 0) /* a query alone */
        return kin__buf_append(url, old);
    if (path.ptr[0] == '/')
        return path_append(url, from, path);
    size_t slash = kin__str_rfind(old, '/');
    if (slash != KIN__STR_NONE)
        r = path_append(url, from, kin__str_slice(old, 0, slash));
    if (r < 0)
        return r;
    KIN__AUTO_BUF rooted;

    kin__buf_init(&rooted, url->alloc, url->max);
    r = kin__buf_append_byte(&rooted, '/');
    if (r == 0)
        r = kin__buf_append(&rooted, path);
    return r < 0 ? r : path_append(url, from, kin__buf_str(&rooted));
}

int kin__web_address_resolve(const struct kin__web_address *base,
                             kin_str reference, struct kin__buf *url)
{
    const char *scheme = base->is_https ? "https:" : "http:";

    if (reference_is_absolute(reference))
        return kin__buf_append(url, reference);
    int r = kin__buf_append(url, kin_s(scheme));
    if (r == 0 && kin_str_starts_with(reference, KIN__S("//")))
        return kin__buf_append(url, reference);
    if (r == 0)
        r = kin__buf_printf(url, "//%.*s", KIN_STR(base->server));
    size_t end = address_find_any(reference, "?#");
    if (r == 0)
        r = reference_path(base, kin__str_slice(reference, 0, end), url);
    return r < 0 ? r
                 : kin__buf_append(
                       url, kin__str_slice(reference, end, reference.len));
}
