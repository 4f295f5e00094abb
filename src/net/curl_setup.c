/* SPDX-License-Identifier: Apache-2.0 */
#include "net/curl_internal.h"

#include <assert.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/resolver.h"
#include "base/str.h"
#include "net/socket.h"
#include "net/token.h"

/* ==== sockets ==== */

/* libcurl connects to the address as it is when this returns; it has room for a
 * struct sockaddr_storage. */
static void socket_aim(struct curl_sockaddr *address,
                       const kin_dial_address *from)
{
    _Static_assert(sizeof(from->sockaddr) <= sizeof(struct sockaddr_storage),
                   "fits into libcurl's address");

    memcpy(&address->addr, from->sockaddr.bytes, from->len);
    address->addrlen = (unsigned)from->len;
    address->family = address->addr.sa_family;
}

static int socket_dial(struct kin__curl_transfer *t,
                       struct curl_sockaddr *address)
{
    const kin_dialer *dialer = t->curl->dialer;
    kin_error err = KIN_ERROR_INIT;
    kin_dial_address target = {.len = 0};
    int fd = dialer->dial(t->hop_host, t->hop_port, &target, &err,
                          dialer->userdata);

    if (fd >= 0 && (target.len < sizeof(sa_family_t) ||
                    target.len > sizeof(target.sockaddr))) {
        close(fd);
        fd = kin_error_set(&err, KIN_EINVAL, "the dialer set no address");
    }
    if (fd < 0)
        kin__curl_transfer_fail(
            t, fd, KIN_FLOW_UNREACHABLE, "dial %s port %u: %s", t->hop_host,
            (unsigned)t->hop_port,
            err.message[0] ? err.message : kin_error_text(fd));
    else
        (void)fcntl(fd, F_SETFD, FD_CLOEXEC);
    if (fd >= 0)
        socket_aim(address, &target);
    return fd;
}

curl_socket_t kin__curl_socket_open(void *userdata, curlsocktype purpose,
                                    struct curl_sockaddr *address)
{
    struct kin__curl_transfer *t = userdata;
    struct kin__curl_pool *pool = t->pool;

    kin__curl_transfer_looked_up(t);
    if (purpose != CURLSOCKTYPE_IPCXN)
        return CURL_SOCKET_BAD;
    int fd = t->curl->dialer
                 ? socket_dial(t, address)
                 : socket(address->family, address->socktype | SOCK_CLOEXEC,
                          address->protocol);
    if (fd < 0)
        return CURL_SOCKET_BAD;
    kin__socket_tune(fd);
    atomic_fetch_add(&pool->connections_opened, 1);
    pool->moved_ns = kin__clock_now_ns(/* clock= */ NULL);
    return fd;
}

int kin__curl_socket_close(void *userdata, curl_socket_t fd)
{
    struct kin__curl_pool *pool = userdata;

    atomic_fetch_add(&pool->connections_closed, 1);
    return close(fd);
}

/* ==== requests ==== */

/*
 * Sets libcurl's options from a request.
 *
 * libcurl copies strings but neither blobs nor bodies; those belong to the
 * transfer and its peer, which outlive the handle.
 */

enum {
    /* Lists are long: read in large pieces.  A watch may contain one, or be
     * one of thousands; only touched pages of its buffer use memory. */
    SETUP_LIST_BUFFER = 128 << 10,
    SETUP_BUFFER = 64 << 10,
    SETUP_MAX_LINE = 64 << 10, /* bytes of a sent header */
};

/* Sets an option and keeps the first error. */
#define SETUP(easy, result, option, value)                                     \
    do {                                                                       \
        if (*(result) == CURLE_OK)                                             \
            *(result) = curl_easy_setopt((easy), (option), (value));           \
    } while (0)

static void setup_url_free(CURLU **url)
{
    curl_url_cleanup(*url);
}

static void setup_text_free(char **text)
{
    curl_free(*text);
}

#define AUTO_URL __attribute__((cleanup(setup_url_free))) CURLU
#define AUTO_TEXT __attribute__((cleanup(setup_text_free))) char

/* Converts the few errors that setting options can return. */
static int setup_result(CURLcode result, kin_error *err)
{
    if (result == CURLE_OK)
        return 0;
    if (result == CURLE_OUT_OF_MEMORY)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    return kin_error_set(err, KIN_EUNSUPPORTED, "libcurl refuses an option: %s",
                         curl_easy_strerror(result));
}

static int setup_append_line(struct curl_slist **list, const char *line,
                             kin_error *err)
{
    struct curl_slist *more = curl_slist_append(*list, line);

    if (!more)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    *list = more;
    return 0;
}

static void setup_wipe_buf(struct kin__buf *buf)
{
    if (buf->ptr)
        explicit_bzero(buf->ptr, buf->cap);
    kin__buf_done(buf);
}

/* "Name: value"; libcurl wants "Name;" for an empty value. */
static int setup_header(struct kin__curl_transfer *t,
                        const struct kin__http_header *header, kin_error *err)
{
    __attribute__((cleanup(setup_wipe_buf))) struct kin__buf line;

    kin__buf_init(&line, t->curl->alloc, SETUP_MAX_LINE);
    int r = kin__buf_append(&line, header->name);
    if (r == 0)
        r = kin__buf_append(&line,
                            header->value.len ? KIN__S(": ") : KIN__S(";"));
    if (r == 0)
        r = kin__buf_append(&line, header->value);
    if (r < 0)
        return kin_error_set(err, r, "header %.*s: %s", KIN_STR(header->name),
                             kin_error_text(r));
    return setup_append_line(&t->headers, line.ptr, err);
}

static bool setup_has_header(const struct kin__http_request *request,
                             const char *name)
{
    for (size_t i = 0; i < request->header_count; i++) {
        if (kin__str_eq_nocase(request->headers[i].name, kin_s(name)))
            return true;
    }
    return false;
}

static int setup_headers(struct kin__curl_transfer *t,
                         const struct kin__http_request *request,
                         kin_error *err)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < request->header_count; i++) {
        const struct kin__http_header *header = &request->headers[i];
        if (!kin__is_token(header->name) || !kin__is_line(header->value))
            return kin_error_set(err, KIN_EINVAL, "bad header");
        r = setup_header(t, header, err);
    }
    /* libcurl adds both by default: a wrong content type, and Expect, which
     * costs a round trip. */
    if (r == 0 && !setup_has_header(request, "Content-Type"))
        r = setup_append_line(&t->headers, "Content-Type:", err);
    if (r == 0 && !setup_has_header(request, "Expect"))
        r = setup_append_line(&t->headers, "Expect:", err);
    return r;
}

struct setup_parts {
    char *scheme;
    char *host;
    char *port;
};

static void setup_parts_done(struct setup_parts *parts)
{
    curl_free(parts->scheme);
    curl_free(parts->host);
    curl_free(parts->port);
}

static int setup_url_error(CURLUcode result, kin_error *err)
{
    if (result == CURLUE_OUT_OF_MEMORY)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    return kin_error_set(err, KIN_EINVAL, "bad URL: %s",
                         curl_url_strerror(result));
}

static int setup_parse(CURLU *url, const char *text, struct setup_parts *ret,
                       kin_error *err)
{
    AUTO_TEXT *user = NULL;
    CURLUcode result = curl_url_set(url, CURLUPART_URL, text, CURLU_PATH_AS_IS);

    if (result == CURLUE_OK)
        result = curl_url_get(url, CURLUPART_SCHEME, &ret->scheme, 0);
    if (result == CURLUE_OK)
        result = curl_url_get(url, CURLUPART_HOST, &ret->host, 0);
    if (result == CURLUE_OK)
        result = curl_url_get(url, CURLUPART_PORT, &ret->port,
                              CURLU_DEFAULT_PORT);
    if (result != CURLUE_OK)
        return setup_url_error(result, err);
    if (strcmp(ret->scheme, "http") != 0 && strcmp(ret->scheme, "https") != 0)
        return kin_error_set(err, KIN_EINVAL,
                             "bad URL: %s is not http or https", ret->scheme);
    if (curl_url_get(url, CURLUPART_USER, &user, 0) == CURLUE_OK)
        return kin_error_set(err, KIN_EINVAL,
                             "bad URL: credentials do not belong there");
    return 0;
}

static int setup_origin(struct kin__curl_transfer *t,
                        const struct setup_parts *parts, kin_error *err)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, t->curl->alloc, SETUP_MAX_LINE);
    int r = t->peer && t->peer->socket_path
                ? kin__buf_printf(&text, "unix:%s", t->peer->socket_path)
                : kin__buf_printf(&text, "%s://%s:%s", parts->scheme,
                                  parts->host, parts->port);
    if (r == 0)
        r = kin__buf_steal(&text, &t->origin);
    return r < 0 ? kin_error_set(err, r, "bad URL: %s", kin_error_text(r)) : 0;
}

/* A certificate for another name: the URL gets that name, so that libcurl
 * sends and verifies it; the connection and the Host header use the original
 * one. */
static int setup_server_name(struct kin__curl_transfer *t, CURLU *url,
                             const struct setup_parts *parts,
                             bool has_host_header, kin_error *err)
{
    KIN__AUTO_BUF line;
    const char *name = t->peer->server_name;
    CURLUcode result = curl_url_set(url, CURLUPART_HOST, name, 0);

    kin__buf_init(&line, t->curl->alloc, SETUP_MAX_LINE);
    if (result != CURLUE_OK)
        return setup_url_error(result, err);
    int r = kin__buf_printf(&line, "%s:%s:%s:%s", name, parts->port,
                            parts->host, parts->port);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = setup_append_line(&t->connect_to, line.ptr, err);
    if (r < 0 || has_host_header)
        return r;
    kin__buf_clear(&line);
    r = kin__buf_printf(&line, "Host: %s:%s", parts->host, parts->port);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    return setup_append_line(&t->headers, line.ptr, err);
}

/* Default ports of proxies as in Go; libcurl's is 1080 for all but https. */
static const char *setup_proxy_port(const char *proxy)
{
    if (strncmp(proxy, "http://", 7) == 0)
        return "80";
    return strncmp(proxy, "https://", 8) == 0 ? "443" : "1080";
}

static int setup_parse_proxy(const char *proxy, struct setup_parts *ret,
                             kin_error *err)
{
    AUTO_URL *url = curl_url();

    if (!url)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    CURLUcode result = curl_url_set(url, CURLUPART_URL, proxy,
                                    CURLU_NON_SUPPORT_SCHEME);
    if (result == CURLUE_OK)
        result = curl_url_get(url, CURLUPART_HOST, &ret->host, 0);
    if (result != CURLUE_OK)
        return kin_error_set(err, KIN_EINVAL, "bad URL of the proxy: %s",
                             curl_url_strerror(result));
    /* Optional. */
    (void)curl_url_get(url, CURLUPART_PORT, &ret->port, 0);
    return 0;
}

static int setup_hop_of(struct kin__curl_transfer *t, const char *host,
                        const char *port, kin_error *err)
{
    kin_str name = kin_s(host);
    uint64_t number = 0;

    if (kin_str_starts_with(name, KIN__S("[")))
        name = kin__str_slice(name, 1, name.len - 2);
    t->hop_host = kin__strdup(t->curl->alloc, name);
    if (!t->hop_host)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    (void)kin__str_to_u64(kin_s(port), &number);
    t->hop_port = (uint16_t)number;
    return 0;
}

/* The host and port that libcurl connects to, if the program resolves or dials
 * them. */
static int setup_hop(struct kin__curl_transfer *t,
                     const struct setup_parts *parts, kin_error *err)
{
    __attribute__((cleanup(setup_parts_done))) struct setup_parts proxy = {0};
    const char *url = t->peer ? t->peer->proxy_url : NULL;
    const struct kin__curl *curl = t->curl;
    bool is_unix = t->peer && t->peer->socket_path;

    if (!curl->dialer &&
        (is_unix || !curl->loop || !kin__loop_resolver(curl->loop)))
        return 0;
    if (!url)
        return setup_hop_of(t, parts->host, parts->port, err);
    int r = setup_parse_proxy(url, &proxy, err);
    if (r < 0)
        return r;
    return setup_hop_of(t, proxy.host,
                        proxy.port ? proxy.port : setup_proxy_port(url), err);
}

int kin__curl_setup_addresses(struct kin__curl_transfer *t,
                              const char *addresses)
{
    KIN__AUTO_BUF line;

    assert(t->hop_host && !t->resolve);
    kin__buf_init(&line, t->curl->alloc, SETUP_MAX_LINE);
    int r = kin__buf_printf(&line, "%s:%u:%s", t->hop_host,
                            (unsigned)t->hop_port, addresses);
    if (r == 0)
        r = setup_append_line(&t->resolve, line.ptr, /* err= */ NULL);
    if (r == 0 &&
        curl_easy_setopt(t->easy, CURLOPT_RESOLVE, t->resolve) != CURLE_OK)
        r = KIN_ENOMEM;
    return r < 0 ? KIN_ENOMEM : 0;
}

static int setup_url(struct kin__curl_transfer *t,
                     const struct kin__http_request *request, kin_error *err)
{
    __attribute__((cleanup(setup_parts_done))) struct setup_parts parts = {0};
    AUTO_TEXT *text = NULL;
    AUTO_URL *url = curl_url();

    if (!url)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    int r = setup_parse(url, request->url, &parts, err);
    if (r == 0)
        r = setup_origin(t, &parts, err);
    if (r == 0)
        r = setup_hop(t, &parts, err);
    if (r < 0)
        return r;
    assert(parts.scheme);
    t->is_https = strcmp(parts.scheme, "https") == 0;
    if (t->is_https && t->peer && t->peer->server_name)
        r = setup_server_name(t, url, &parts, setup_has_header(request, "Host"),
                              err);
    if (r < 0)
        return r;
    CURLUcode result = curl_url_get(url, CURLUPART_URL, &text, 0);
    if (result != CURLUE_OK)
        return setup_url_error(result, err);
    CURLcode set = curl_easy_setopt(t->easy, CURLOPT_URL, text);
    SETUP(t->easy, &set, CURLOPT_PATH_AS_IS, 1L);
    SETUP(t->easy, &set, CURLOPT_CONNECT_TO, t->connect_to);
    return setup_result(set, err);
}

bool kin__curl_is_same_origin(const char *a, const char *b)
{
    __attribute__((cleanup(setup_parts_done))) struct setup_parts of_a = {0};
    __attribute__((cleanup(setup_parts_done))) struct setup_parts of_b = {0};
    AUTO_URL *url = curl_url();

    return url && setup_parse(url, a, &of_a, /* err= */ NULL) == 0 &&
           setup_parse(url, b, &of_b, /* err= */ NULL) == 0 && of_a.scheme &&
           of_b.scheme && of_a.port && of_b.port &&
           strcmp(of_a.scheme, of_b.scheme) == 0 &&
           kin__str_eq_nocase(kin_s(of_a.host), kin_s(of_b.host)) &&
           strcmp(of_a.port, of_b.port) == 0;
}

/* libcurl only reads the blob. */
static struct curl_blob setup_blob(kin_str data)
{
    return (struct curl_blob){.data = (void *)(uintptr_t)data.ptr,
                              .len = data.len,
                              .flags = CURL_BLOB_NOCOPY};
}

static void setup_trust(CURL *easy, const struct kin__peer *peer,
                        CURLcode *result)
{
    if (peer->ca.len > 0) {
        struct curl_blob ca = setup_blob(peer->ca);
        SETUP(easy, result, CURLOPT_CAINFO_BLOB, &ca);
    }
    if (peer->cert.len > 0) {
        struct curl_blob cert = setup_blob(peer->cert);
        struct curl_blob key = setup_blob(peer->key);
        SETUP(easy, result, CURLOPT_SSLCERT_BLOB, &cert);
        SETUP(easy, result, CURLOPT_SSLKEY_BLOB, &key);
        /* Without one, OpenSSL prompts on the terminal for the password of
         * an encrypted key. */
        SETUP(easy, result, CURLOPT_KEYPASSWD, "");
    }
    if (peer->is_insecure) {
        SETUP(easy, result, CURLOPT_SSL_VERIFYPEER, 0L);
        SETUP(easy, result, CURLOPT_SSL_VERIFYHOST, 0L);
    }
}

/* A SOCKS5 proxy resolves the server's name, as in Go.  With socks5, libcurl
 * would do that itself, in a thread. */
static void setup_proxy(struct kin__curl_transfer *t, CURLcode *result)
{
    const char *proxy = t->peer ? t->peer->proxy_url : NULL;
    CURL *easy = t->easy;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, t->curl->alloc, SETUP_MAX_LINE);
    if (proxy && strncmp(proxy, "socks5://", 9) == 0) {
        if (kin__buf_printf(&text, "socks5h%s", proxy + 6) < 0)
            *result = CURLE_OUT_OF_MEMORY;
        proxy = text.ptr;
    }
    /* Empty strings keep libcurl from reading the environment. */
    SETUP(easy, result, CURLOPT_PROXY, proxy ? proxy : "");
    if (proxy)
        SETUP(easy, result, CURLOPT_PROXYPORT,
              strtol(setup_proxy_port(proxy), NULL, 10));
    SETUP(easy, result, CURLOPT_NOPROXY, "");
    SETUP(easy, result, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
}

static void setup_peer(struct kin__curl_transfer *t, CURLcode *result)
{
    CURL *easy = t->easy;

    SETUP(easy, result, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    SETUP(easy, result, CURLOPT_PROXY_SSLVERSION,
          (long)CURL_SSLVERSION_TLSv1_2);
    /* The system's CA folder would be trusted in addition to the peer's CA.
     * Without a CA of the peer, the system's CA file has the same content
     * and is read once, not for each connection, which would take 30 ms and
     * block the thread. */
    if ((t->peer && t->peer->ca.len > 0) ||
        curl_version_info(CURLVERSION_NOW)->cainfo)
        SETUP(easy, result, CURLOPT_CAPATH, NULL);
    setup_proxy(t, result);
    if (!t->peer)
        return;
    setup_trust(easy, t->peer, result);
    if (!t->curl->dialer)
        SETUP(easy, result, CURLOPT_UNIX_SOCKET_PATH, t->peer->socket_path);
}

static void setup_connection(struct kin__curl_transfer *t, CURLcode *result)
{
    CURL *easy = t->easy;
    long version = t->curl->is_http1_only ? CURL_HTTP_VERSION_1_1
                                          : CURL_HTTP_VERSION_2TLS;
    long buffer = t->pool->kind == KIN__HTTP_LIST ? SETUP_LIST_BUFFER
                                                  : SETUP_BUFFER;

    SETUP(easy, result, CURLOPT_HTTP_VERSION, version);
    /* Prefer to wait for a connection that is being opened and may serve
     * both, which the TLS handshake shows.  Without TLS it would only be
     * known with the answer. */
    SETUP(easy, result, CURLOPT_PIPEWAIT, t->is_https ? 1L : 0L);
    SETUP(easy, result, CURLOPT_BUFFERSIZE, buffer);
    SETUP(easy, result, CURLOPT_CONNECTTIMEOUT_MS,
          (long)(t->connect_timeout_ns / KIN__NS_PER_MS));
    SETUP(easy, result, CURLOPT_OPENSOCKETFUNCTION, kin__curl_socket_open);
    SETUP(easy, result, CURLOPT_OPENSOCKETDATA, t);
    SETUP(easy, result, CURLOPT_RESOLVER_START_FUNCTION, kin__curl_on_lookup);
    SETUP(easy, result, CURLOPT_RESOLVER_START_DATA, t);
    SETUP(easy, result, CURLOPT_CLOSESOCKETFUNCTION, kin__curl_socket_close);
    SETUP(easy, result, CURLOPT_CLOSESOCKETDATA, t->pool);
    SETUP(easy, result, CURLOPT_PROTOCOLS_STR, "http,https");
    SETUP(easy, result, CURLOPT_NOSIGNAL, 1L);
    /* A slow DNS lookup must not block the thread when its transfer is
     * cancelled: the lookup is left running. */
    SETUP(easy, result, CURLOPT_QUICK_EXIT, 1L);
}

static void setup_callbacks(struct kin__curl_transfer *t, CURLcode *result)
{
    CURL *easy = t->easy;

    SETUP(easy, result, CURLOPT_PRIVATE, t);
    SETUP(easy, result, CURLOPT_ERRORBUFFER, t->curl_text);
    SETUP(easy, result, CURLOPT_HEADERFUNCTION, kin__curl_on_header);
    SETUP(easy, result, CURLOPT_HEADERDATA, t);
    SETUP(easy, result, CURLOPT_WRITEFUNCTION, kin__curl_on_body);
    SETUP(easy, result, CURLOPT_WRITEDATA, t);
    SETUP(easy, result, CURLOPT_HTTPHEADER, t->headers);
    SETUP(easy, result, CURLOPT_FOLLOWLOCATION, 0L);
    SETUP(easy, result, CURLOPT_HTTP_CONTENT_DECODING, 0L);
}

static int setup_body(struct kin__curl_transfer *t, kin_str body,
                      kin_error *err)
{
    CURLcode result = CURLE_OK;

    if (!body.ptr)
        return 0;
    t->body = kin__strdup(t->curl->alloc, body);
    if (!t->body)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    SETUP(t->easy, &result, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)body.len);
    SETUP(t->easy, &result, CURLOPT_POSTFIELDS, t->body);
    return setup_result(result, err);
}

static int setup_method(struct kin__curl_transfer *t, const char *method,
                        kin_error *err)
{
    CURLcode result = CURLE_OK;

    if (!method || !kin__is_token(kin_s(method)))
        return kin_error_set(err, KIN_EINVAL, "bad method");
    bool is_head = strcmp(method, "HEAD") == 0;
    t->may_redirect = t->redirects_left > 0 &&
                      (is_head || strcmp(method, "GET") == 0);
    if (is_head)
        SETUP(t->easy, &result, CURLOPT_NOBODY, 1L);
    SETUP(t->easy, &result, CURLOPT_CUSTOMREQUEST, method);
    return setup_result(result, err);
}

int kin__curl_setup(struct kin__curl_transfer *t,
                    const struct kin__http_request *request, kin_error *err)
{
    CURLcode result = CURLE_OK;

    t->peer = kin__peer_ref(request->peer);
    t->easy = curl_easy_init();
    if (!t->easy)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    int r = setup_headers(t, request, err);
    if (r == 0)
        r = setup_url(t, request, err);
    if (r == 0)
        r = setup_body(t, request->body, err);
    if (r == 0)
        r = setup_method(t, request->method, err);
    if (r < 0)
        return r;
    setup_peer(t, &result);
    setup_connection(t, &result);
    setup_callbacks(t, &result);
    r = setup_result(result, err);
    /* An address that nothing connects to: libcurl must not resolve. */
    if (r == 0 && t->curl->dialer && !kin__curl_is_numeric(t->hop_host))
        r = kin__curl_setup_addresses(t, "127.0.0.1");
    return r;
}

static curl_socket_t setup_no_socket(void *userdata, curlsocktype purpose,
                                     struct curl_sockaddr *address)
{
    (void)userdata;
    (void)purpose;
    (void)address;
    return CURL_SOCKET_BAD;
}

/* Ending a transfer on its own connection frees the buffer, so one more
 * transfer is added, to a server that is never reached. */
void kin__curl_setup_flush(struct kin__curl_transfer *t)
{
    CURLM *multi = curl_multi_init();
    CURLcode result = CURLE_OK;
    int running = 0;

    SETUP(t->easy, &result, CURLOPT_URL, "http://127.0.0.1:1/");
    SETUP(t->easy, &result, CURLOPT_PROXY, "");
    SETUP(t->easy, &result, CURLOPT_CONNECT_TO, NULL);
    SETUP(t->easy, &result, CURLOPT_UNIX_SOCKET_PATH, NULL);
    SETUP(t->easy, &result, CURLOPT_FRESH_CONNECT, 1L);
    SETUP(t->easy, &result, CURLOPT_OPENSOCKETFUNCTION, setup_no_socket);
    if (multi && result == CURLE_OK &&
        curl_multi_add_handle(multi, t->easy) == CURLM_OK) {
        (void)curl_multi_perform(multi, &running);
        (void)curl_multi_remove_handle(multi, t->easy);
    }
    curl_multi_cleanup(multi);
}

static void setup_wipe_list(struct curl_slist *list)
{
    for (struct curl_slist *at = list; at; at = at->next)
        explicit_bzero(at->data, strlen(at->data));
    curl_slist_free_all(list);
}

/* In the order of dependencies; may be called again. */
void kin__curl_setup_done(struct kin__curl_transfer *t)
{
    curl_easy_cleanup(KIN__STEAL(t->easy));
    setup_wipe_list(KIN__STEAL(t->headers));
    curl_slist_free_all(KIN__STEAL(t->connect_to));
    curl_slist_free_all(KIN__STEAL(t->resolve));
    t->peer = kin__peer_unref(t->peer);
    kin__free(t->curl->alloc, KIN__STEAL(t->body));
}
