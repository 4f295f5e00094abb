/* SPDX-License-Identifier: Apache-2.0 */
#include <arpa/inet.h>
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "net/direct_internal.h"
#include "net/token.h"
#include "net/web_address.h"

enum {
    REQUEST_MAX_HEAD = 1 << 20, /* bytes that are sent before the body */
    REQUEST_MAX_URL = 64 << 10,
    REQUEST_MAX_FIXED = 128, /* of a head: the words that are always there */
};

static void request_wipe(struct kin__buf *buf)
{
    if (buf->ptr)
        explicit_bzero(buf->ptr, buf->cap);
    kin__buf_done(buf);
}

void kin__direct_request_wipe(struct kin__direct_transfer *t)
{
    request_wipe(&t->text);
    t->sent = 0;
}

void kin__direct_request_done(struct kin__direct_transfer *t)
{
    request_wipe(&t->text);
    request_wipe(&t->url);
    t->peer = kin__peer_unref(t->peer);
}

/* ---- where it goes ---- */

static int request_origin(struct kin__direct_transfer *t,
                          const struct kin__web_address *address)
{
    bool is_v6 = kin__str_find(address->host, ':') != KIN__STR_NONE;
    KIN__AUTO_BUF text;
    int r = 0;

    kin__buf_init(&text, t->direct->alloc, REQUEST_MAX_URL);
    if (t->peer && t->peer->socket_path)
        r = kin__buf_printf(&text, "unix:%s ", t->peer->socket_path);
    if (r == 0)
        r = kin__buf_printf(&text, is_v6 ? "%s://[%.*s]:%u" : "%s://%.*s:%u",
                            address->is_https ? "https" : "http",
                            KIN_STR(address->host), (unsigned)address->port);
    return r < 0 ? r : kin__buf_steal(&text, &t->origin);
}

/* An IPv4 address may be written as numbers: 127.1.  libcurl connects to
 * 127.0.0.1 then, and expects a certificate for that. */
static int request_host(struct kin__direct_transfer *t, kin_str host)
{
    char text[INET_ADDRSTRLEN];
    struct in_addr addr;

    t->host = kin__strdup(t->direct->alloc, host);
    if (!t->host || !inet_aton(t->host, &addr) ||
        !inet_ntop(AF_INET, &addr, text, sizeof(text)))
        return t->host ? 0 : KIN_ENOMEM;
    kin__free(t->direct->alloc, t->host);
    t->host = kin__strdup(t->direct->alloc, kin_s(text));
    return t->host ? 0 : KIN_ENOMEM;
}

static int request_aim(struct kin__direct_transfer *t, const char *url,
                       struct kin__web_address *ret, kin_error *err)
{
    int r = kin__buf_append(&t->url, kin_s(url));

    if (r < 0)
        return kin_error_set(err, r == KIN_ELIMIT ? KIN_EINVAL : r,
                             "bad URL: %s", kin_error_text(r));
    r = kin__web_address_parse(kin__buf_str(&t->url), ret, err);
    if (r < 0)
        return r;
    t->is_https = ret->is_https;
    t->port = ret->port;
    if (request_host(t, ret->host) < 0 || request_origin(t, ret) < 0)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    return 0;
}

/* ---- its text ---- */

static int request_line(struct kin__buf *text, kin_str method, kin_str target)
{
    bool is_rooted = kin_str_starts_with(target, KIN__S("/"));

    return kin__buf_printf(text, "%.*s %s%.*s HTTP/1.1\r\n", KIN_STR(method),
                           is_rooted ? "" : "/", KIN_STR(target));
}

static bool request_has_header(const struct kin__http_request *request,
                               const char *name)
{
    for (size_t i = 0; i < request->header_count; i++) {
        if (kin__str_eq_nocase(request->headers[i].name, kin_s(name)))
            return true;
    }
    return false;
}

static int request_header(struct kin__buf *text,
                          const struct kin__http_header *header, kin_error *err)
{
    if (!kin__is_token(header->name) || !kin__is_line(header->value) ||
        kin__str_eq_nocase(header->name, KIN__S("Content-Length")) ||
        kin__str_eq_nocase(header->name, KIN__S("Transfer-Encoding")))
        return kin_error_set(err, KIN_EINVAL, "bad header");
    int r = kin__buf_append(text, header->name);
    if (r == 0)
        r = kin__buf_append(text,
                            header->value.len ? KIN__S(": ") : KIN__S(":"));
    if (r == 0)
        r = kin__buf_append(text, header->value);
    if (r == 0)
        r = kin__buf_append(text, KIN__S("\r\n"));
    return r < 0 ? kin_error_set(err, r, "header %.*s: %s",
                                 KIN_STR(header->name), kin_error_text(r))
                 : 0;
}

/* Whether a server expects a body, if only an empty one. */
static bool request_sends(const struct kin__http_request *request)
{
    return request->body.ptr || strcmp(request->method, "POST") == 0 ||
           strcmp(request->method, "PUT") == 0 ||
           strcmp(request->method, "PATCH") == 0;
}

/* Growing would leave copies of credentials behind, so there is room for all
 * from the start. */
static int request_reserve(struct kin__buf *text,
                           const struct kin__http_request *request,
                           const struct kin__web_address *address)
{
    size_t size = REQUEST_MAX_FIXED + strlen(request->method) +
                  address->target.len + address->server.len + request->body.len;
    char *room = NULL;

    for (size_t i = 0; i < request->header_count; i++)
        size += request->headers[i].name.len + strlen(": \r\n") +
                request->headers[i].value.len;
    return kin__buf_reserve(text, size, &room);
}

static int request_text(struct kin__direct_transfer *t,
                        const struct kin__http_request *request,
                        const struct kin__web_address *address, kin_error *err)
{
    struct kin__buf *text = &t->text;
    int r = request_reserve(text, request, address);
    const char *start = text->ptr;

    if (r == 0)
        r = request_line(text, kin_s(request->method), address->target);
    t->line_len = text->len;
    if (r == 0 && !request_has_header(request, "Host"))
        r = kin__buf_printf(text, "Host: %.*s\r\n", KIN_STR(address->server));
    if (r < 0)
        return kin_error_set(err, r, NULL);
    for (size_t i = 0; i < request->header_count; i++) {
        r = request_header(text, &request->headers[i], err);
        if (r < 0)
            return r;
    }
    if (request_sends(request))
        r = kin__buf_printf(text, "Content-Length: %zu\r\n", request->body.len);
    if (r == 0)
        r = kin__buf_append(text, KIN__S("\r\n"));
    if (r == 0 && request->body.len > 0)
        r = kin__buf_append(text, request->body);
    assert(r < 0 || text->ptr == start); /* growing it leaves a copy behind */
    (void)start;                         /* used by the assertion only */
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

int kin__direct_request_init(struct kin__direct_transfer *t,
                             const struct kin__http_request *request,
                             kin_error *err)
{
    struct kin__web_address address = {.port = 0};
    const char *method = request->method;

    t->peer = kin__peer_ref(request->peer);
    if (request->body.len > SIZE_MAX / 2)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    kin__buf_init(&t->url, t->direct->alloc, REQUEST_MAX_URL);
    kin__buf_init(&t->text, t->direct->alloc,
                  REQUEST_MAX_HEAD + request->body.len);
    if (!method || !kin__is_token(kin_s(method)))
        return kin_error_set(err, KIN_EINVAL, "bad method");
    if (t->peer && t->peer->proxy_url)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "proxies need libcurl, which kin was built "
                             "without");
    t->is_to_head = strcmp(method, "HEAD") == 0;
    t->is_repeatable = t->is_to_head || strcmp(method, "GET") == 0;
    t->may_redirect = request->max_redirects > 0 && t->is_repeatable;
    int r = request_aim(t, request->url, &address, err);
    return r < 0 ? r : request_text(t, request, &address, err);
}

/* ---- redirects ---- */

/* Replaces the request line of a request, whose method has no body. */
static int request_move(struct kin__direct_transfer *t, kin_str target)
{
    struct kin__buf text;
    kin_str old = kin__buf_str(&t->text);
    char *room = NULL;

    kin__buf_init(&text, t->text.alloc, t->text.max);
    int r = kin__buf_reserve(&text, REQUEST_MAX_FIXED + target.len + old.len,
                             &room);
    if (r == 0)
        r = request_line(&text, t->is_to_head ? KIN__S("HEAD") : KIN__S("GET"),
                         target);
    size_t line_len = text.len;
    if (r == 0)
        r = kin__buf_append(&text, kin__str_slice(old, t->line_len, old.len));
    if (r < 0) {
        request_wipe(&text);
        return r;
    }
    request_wipe(&t->text);
    t->text = text;
    t->line_len = line_len;
    return 0;
}

int kin__direct_request_redirect(struct kin__direct_transfer *t,
                                 kin_str location)
{
    struct kin__web_address from;
    struct kin__web_address to;
    KIN__AUTO_BUF url;

    kin__buf_init(&url, t->direct->alloc, REQUEST_MAX_URL);
    int r = kin__web_address_parse(kin__buf_str(&t->url), &from, NULL);
    if (r == 0)
        r = kin__web_address_resolve(&from, location, &url);
    if (r == 0)
        r = kin__web_address_parse(kin__buf_str(&url), &to, NULL);
    if (r == KIN_EINVAL ||
        (r == 0 && !kin__web_address_is_same_origin(&from, &to)))
        return KIN_EPROTOCOL;
    if (r == 0)
        r = request_move(t, to.target);
    if (r < 0)
        return r;
    kin__buf_clear(&t->url);
    return kin__buf_append(&t->url, kin__buf_str(&url));
}
