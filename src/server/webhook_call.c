/* SPDX-License-Identifier: Apache-2.0 */
#include "server/webhook_call.h"

#include <stdio.h>
#include <string.h>

#include <kin/field.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/base64.h"
#include "base/clock.h"
#include "base/lock.h"
#include "base/str.h"
#include "net/direct_transport.h"
#include "net/url.h"
#include "net/web_address.h"

enum {
    MAX_URL = 8 * 1024,
    MAX_CA = 1024 * 1024,
    MAX_ANSWER_TEXT = 200, /* of an answer, in a message */
    MAX_SERVICES = 1024,
    DEFAULT_PORT = 443,
};

/* Where a service is reached; all owned. */
struct service {
    char *name;    /* "NAMESPACE/NAME:PORT", or without the port */
    char *address; /* "HOST:PORT" */
};

struct kin__webhook_caller {
    const kin_allocator *alloc;
    struct service *services; /* owned */
    size_t service_count;
    kin_stop *stop;                   /* owned; ends all calls */
    struct kin__mutex lock;           /* guards the next */
    struct kin__transport *transport; /* owned; NULL before the first call */
};

struct kin__webhook_endpoint {
    struct kin__ref ref;
    const kin_allocator *alloc;
    char *url;   /* owned; for messages */
    char *dial;  /* owned; where it is reached; may be `url` */
    char *host;  /* owned; HOST:PORT of `dial`, for messages */
    char *shown; /* owned; HOST:PORT of the service; NULL without one */
    struct kin__peer *peer; /* reference */
};

struct kin__webhook_call {
    const kin_allocator *alloc;
    struct kin__webhook_caller *caller;     /* borrowed */
    struct kin__webhook_endpoint *endpoint; /* reference */
    struct kin__transfer *transfer;         /* owned */
    char *url;                              /* owned */
    char *dial_url;                         /* owned */
    kin_str body;                           /* borrowed */
    kin_deadline deadline;
    size_t max_bytes;
    struct kin__buf answer; /* written by the transport until the end */
    int status;
    bool is_text; /* the answer is text/... */

    struct kin__mutex lock;
    struct kin__cond ended;
    bool has_ended; /* guarded, as all below */
    int code;
    kin_flow_cause cause;
    bool is_reused;
    kin_error err;
};

/* ---- the caller ---- */

/* "NAMESPACE/NAME[:PORT]=HOST:PORT" */
static int service_read(struct kin__webhook_caller *caller, const char *text,
                        struct service *ret, kin_error *err)
{
    kin_str rest = kin_s(text);
    kin_str name = kin__str_cut(&rest, '=');
    kin_str port = name;
    struct kin__web_address address;
    char url[512];

    (void)kin__str_cut(&port, ':');
    int len = snprintf(url, sizeof(url), "https://%.*s/", KIN_STR(rest));
    if (!rest.ptr || kin__str_find(name, '/') == KIN__STR_NONE || len < 0 ||
        (size_t)len >= sizeof(url) ||
        kin__web_address_parse(kin_s(url), &address, NULL) < 0 ||
        address.target.len != 1)
        return kin_error_set(err, KIN_EINVAL,
                             "%.256s: a service of webhooks is written as "
                             "NAMESPACE/NAME=HOST:PORT or "
                             "NAMESPACE/NAME:PORT=HOST:PORT",
                             text);
    ret->name = kin__strdup(caller->alloc, name);
    ret->address = kin__strdup(caller->alloc, rest);
    return ret->name && ret->address ? 0 : kin_error_set(err, KIN_ENOMEM, NULL);
}

static int caller_read(struct kin__webhook_caller *caller,
                       const struct kin__webhook_caller_opts *opts,
                       kin_error *err)
{
    if (!opts || opts->service_count == 0)
        return 0;
    if (opts->service_count > MAX_SERVICES)
        return kin_error_set(err, KIN_EINVAL,
                             "more than %d services of webhooks", MAX_SERVICES);
    caller->services = kin__alloc0(caller->alloc, opts->service_count,
                                   sizeof(*caller->services));
    if (!caller->services)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    caller->service_count = opts->service_count;
    for (size_t i = 0; i < opts->service_count; i++) {
        int r = service_read(caller, opts->services[i], &caller->services[i],
                             err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin__webhook_caller_new(const kin_allocator *alloc,
                            const struct kin__webhook_caller_opts *opts,
                            struct kin__webhook_caller **ret, kin_error *err)
{
    KIN__AUTO_WEBHOOK_CALLER *caller = kin__alloc0(alloc, 1, sizeof(*caller));

    if (!caller)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    caller->alloc = alloc;
    kin__mutex_init(&caller->lock);
    int r = kin_stop_new(
        NULL, &(kin_stop_opts){.size = sizeof(kin_stop_opts), .alloc = alloc},
        &caller->stop, err);
    if (r == 0)
        r = caller_read(caller, opts, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(caller);
    return 0;
}

void kin__webhook_caller_stop(struct kin__webhook_caller *caller)
{
    kin_stop_request(caller->stop);
}

struct kin__webhook_caller *kin__webhook_caller_free(
    struct kin__webhook_caller *caller)
{
    if (!caller)
        return NULL;
    (void)kin__transport_free(caller->transport);
    (void)kin_stop_unref(caller->stop);
    for (size_t i = 0; i < caller->service_count; i++) {
        kin__free(caller->alloc, caller->services[i].name);
        kin__free(caller->alloc, caller->services[i].address);
    }
    kin__free(caller->alloc, caller->services);
    kin__mutex_done(&caller->lock);
    kin__free(caller->alloc, caller);
    return NULL;
}

/* The transport, which the first call creates. */
static int caller_transport(struct kin__webhook_caller *caller,
                            struct kin__transport **ret, kin_error *err)
{
    KIN__LOCK_SCOPE(&caller->lock);

    int r = caller->transport
                ? 0
                : kin__direct_transport_new(caller->alloc, /* opts= */ NULL,
                                            &caller->transport, err);
    *ret = caller->transport;
    return r;
}

/* The address of a service; NULL: its name is looked up. */
static const char *caller_find(const struct kin__webhook_caller *caller,
                               kin_str space, kin_str name, int64_t port)
{
    char exact[1024];
    char any[1024];

    (void)snprintf(any, sizeof(any), "%.*s/%.*s", KIN_STR(space),
                   KIN_STR(name));
    (void)snprintf(exact, sizeof(exact), "%.*s/%.*s:%lld", KIN_STR(space),
                   KIN_STR(name), (long long)port);
    for (size_t i = 0; i < caller->service_count; i++)
        if (strcmp(caller->services[i].name, exact) == 0 ||
            strcmp(caller->services[i].name, any) == 0)
            return caller->services[i].address;
    return NULL;
}

/* ---- endpoints ---- */

struct kin__webhook_endpoint *kin__webhook_endpoint_ref(
    struct kin__webhook_endpoint *endpoint)
{
    kin__ref_get(&endpoint->ref);
    return endpoint;
}

struct kin__webhook_endpoint *kin__webhook_endpoint_unref(
    struct kin__webhook_endpoint *endpoint)
{
    if (!endpoint || !kin__ref_put(&endpoint->ref))
        return NULL;
    if (endpoint->dial != endpoint->url)
        kin__free(endpoint->alloc, endpoint->dial);
    kin__free(endpoint->alloc, endpoint->url);
    kin__free(endpoint->alloc, endpoint->host);
    kin__free(endpoint->alloc, endpoint->shown);
    (void)kin__peer_unref(endpoint->peer);
    kin__free(endpoint->alloc, endpoint);
    return NULL;
}

static int endpoint_fail(int code, kin_error *err)
{
    return code == KIN_ELIMIT
               ? kin_error_set(err, KIN_EINVAL, "the URL is too long")
               : kin_error_set(err, code, NULL);
}

/* Formats a text that the endpoint owns. */
static int endpoint_text(const struct kin__webhook_endpoint *endpoint,
                         char **ret, kin_error *err, const char *format, ...)
    KIN_PRINTF(4, 5);
static int endpoint_text(const struct kin__webhook_endpoint *endpoint,
                         char **ret, kin_error *err, const char *format, ...)
{
    KIN__AUTO_BUF text;
    va_list args;

    kin__buf_init(&text, endpoint->alloc, MAX_URL);
    va_start(args, format);
    int r = kin__buf_vprintf(&text, format, args);
    va_end(args);
    if (r == 0)
        r = kin__buf_steal(&text, ret);
    return r < 0 ? endpoint_fail(r, err) : 0;
}

/* Appends a path without empty segments, "." and "..", and without a slash at
 * the end, as Kubernetes' client does: a server that cleans paths would answer
 * with a redirect. */
static int endpoint_clean(kin_str path, struct kin__buf *ret)
{
    size_t root = ret->len;
    int r = 0;

    while (r == 0 && path.ptr) {
        kin_str segment = kin__str_cut(&path, '/');
        if (kin_str_eq(segment, KIN__S("..")))
            while (ret->len > root && ret->ptr[--ret->len] != '/')
                ;
        else if (segment.len > 0 && !kin_str_eq(segment, KIN__S("."))) {
            r = kin__buf_append_byte(ret, '/');
            if (r == 0)
                r = kin__buf_append(ret, segment);
        }
    }
    return r == 0 && ret->len == root ? kin__buf_append_byte(ret, '/') : r;
}

/* Writes "https://SERVER/PATH"; what follows the path is dropped. */
static int endpoint_url(const struct kin__webhook_endpoint *endpoint,
                        kin_str server, kin_str path, char **ret,
                        kin_error *err)
{
    KIN__AUTO_BUF text;
    kin_str rest = path;

    kin__buf_init(&text, endpoint->alloc, MAX_URL);
    path = kin__str_cut(&rest, '?');
    int r = kin__buf_printf(&text, "https://%.*s", KIN_STR(server));
    if (r == 0)
        r = endpoint_clean(path, &text);
    return r < 0 ? endpoint_fail(r, err)
                 : endpoint_text(endpoint, ret, err, "%.*s",
                                 KIN_STR(kin__buf_str(&text)));
}

static int endpoint_read_url(struct kin__webhook_endpoint *endpoint,
                             kin_str url, kin_error *err)
{
    struct kin__web_address address;

    if (kin__web_address_parse(url, &address, err) < 0 || !address.is_https)
        return kin_error_set(err, KIN_EINVAL, "Unparsable URL: %.*s",
                             KIN_STR(kin__str_slice(url, 0, 256)));
    int r = endpoint_url(endpoint, address.server, address.target,
                         &endpoint->url, err);
    if (r < 0)
        return r;
    endpoint->dial = endpoint->url;
    bool has_brackets = kin__str_find(address.host, ':') != KIN__STR_NONE;
    return endpoint_text(endpoint, &endpoint->host, err, "%s%.*s%s:%u",
                         has_brackets ? "[" : "", KIN_STR(address.host),
                         has_brackets ? "]" : "", (unsigned)address.port);
}

static int endpoint_read_service(struct kin__webhook_endpoint *endpoint,
                                 const struct kin__webhook_caller *caller,
                                 kin_value service, char **ret_name,
                                 kin_error *err)
{
    struct kin__web_address address;
    int64_t port = DEFAULT_PORT;
    kin_str space = kin_value_str(kin_value_get(service, KIN__S("namespace")));
    kin_str name = kin_value_str(kin_value_get(service, KIN__S("name")));
    kin_str path = kin_value_str(kin_value_get(service, KIN__S("path")));

    if (kin_value_int(kin_value_get(service, KIN__S("port")), &port) < 0)
        port = DEFAULT_PORT;
    const char *to = caller_find(caller, space, name, port);
    int r = endpoint_text(endpoint, ret_name, err, "%.*s.%.*s.svc",
                          KIN_STR(name), KIN_STR(space));

    if (r == 0)
        r = endpoint_text(endpoint, &endpoint->shown, err, "%s:%lld", *ret_name,
                          (long long)port);
    if (r == 0)
        r = endpoint_url(endpoint, kin_s(endpoint->shown), path, &endpoint->url,
                         err);
    if (r == 0)
        r = endpoint_text(endpoint, &endpoint->host, err, "%s",
                          to ? to : endpoint->shown);
    if (r == 0)
        r = endpoint_url(endpoint, kin_s(endpoint->host), path, &endpoint->dial,
                         err);
    if (r == 0 &&
        kin__web_address_parse(kin_s(endpoint->dial), &address, NULL) < 0)
        r = kin_error_set(err, KIN_EINVAL, "Unparsable URL: %.256s",
                          endpoint->url);
    return r;
}

static int endpoint_read(struct kin__webhook_endpoint *endpoint,
                         const struct kin__webhook_caller *caller,
                         kin_value config, char **ret_name, kin_error *err)
{
    kin_value service = kin_value_get(config, KIN__S("service"));
    kin_str url = kin_value_str(kin_value_get(config, KIN__S("url")));

    if (kin_value_type(service) == KIN_TYPE_OBJECT)
        return endpoint_read_service(endpoint, caller, service, ret_name, err);
    if (url.len == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "webhook configuration must have either service "
                             "or URL");
    return endpoint_read_url(endpoint, url, err);
}

int kin__webhook_endpoint_new(const struct kin__webhook_caller *caller,
                              kin_value client_config,
                              struct kin__webhook_endpoint **ret,
                              kin_error *err)
{
    KIN__AUTO_BUF ca;
    const kin_allocator *alloc = caller->alloc;
    char *name = NULL;
    kin_str bundle = kin_value_str(
        kin_value_get(client_config, KIN__S("caBundle")));
    KIN__AUTO_WEBHOOK_ENDPOINT *endpoint = kin__alloc0(alloc, 1,
                                                       sizeof(*endpoint));

    kin__buf_init(&ca, alloc, MAX_CA);
    if (!endpoint)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    kin__ref_init(&endpoint->ref);
    endpoint->alloc = alloc;
    int r = kin__base64_decode(bundle, &ca);
    if (r < 0)
        return r == KIN_ENOMEM ? kin_error_set(err, r, NULL)
                               : kin_error_set(err, KIN_EINVAL,
                                               "the caBundle is not base64, or "
                                               "too long");
    r = endpoint_read(endpoint, caller, client_config, &name, err);
    if (r == 0)
        r = kin__peer_new(alloc,
                          &(struct kin__peer_opts){.ca = kin__buf_str(&ca),
                                                   .server_name = name},
                          &endpoint->peer, err);
    kin__free(alloc, name);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(endpoint);
    return 0;
}

/* ---- one transfer; these run in the thread of the transport ---- */

static int call_on_headers(const struct kin__http_response *response,
                           void *userdata)
{
    struct kin__webhook_call *call = userdata;
    kin_str type = KIN__S("");

    assert(call->status == 0);
    call->status = response->status;
    if (kin__http_find_header(response, KIN__S("Content-Type"), &type))
        call->is_text = kin_str_eq(kin__str_slice(type, 0, 5), KIN__S("text/"));
    return 0;
}

static int call_on_data(kin_str bytes, void *userdata)
{
    struct kin__webhook_call *call = userdata;

    assert(call->status != 0);
    return kin__buf_append(&call->answer, bytes);
}

static void call_on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct kin__webhook_call *call = userdata;

    assert((end->code == 0) == (end->cause == KIN_FLOW_COMPLETE));
    KIN__LOCK_SCOPE(&call->lock);
    assert(!call->has_ended);
    call->code = end->code;
    call->cause = end->cause;
    call->is_reused = end->is_reused;
    if (end->err)
        call->err = *end->err;
    call->has_ended = true;
    kin__cond_broadcast(&call->ended);
}

/* ---- calls ---- */

static int call_send(struct kin__webhook_call *call, kin_error *err)
{
    struct kin__transport *transport = NULL;
    const struct kin__http_header headers[] = {
        {KIN__S("Accept"), KIN__S("application/json, */*")},
        {KIN__S("Content-Type"), KIN__S("application/json")},
        {KIN__S("User-Agent"), KIN__S("kube-apiserver-admission")},
    };
    const struct kin__transfer_handler handler = {
        .on_headers = call_on_headers,
        .on_data = call_on_data,
        .on_done = call_on_done,
        .userdata = call,
    };
    int64_t left_ns = kin__deadline_remaining_ns(NULL, call->deadline);
    struct kin__http_request request = {
        .method = "POST",
        .url = call->dial_url,
        .headers = headers,
        .header_count = sizeof(headers) / sizeof(headers[0]),
        .body = call->body,
        .kind = KIN__HTTP_UNARY,
        .peer = call->endpoint->peer,
        .stop = call->caller->stop,
        .timeout_ms = left_ns < KIN__NS_PER_MS ? 1 : left_ns / KIN__NS_PER_MS,
        .max_body_bytes = call->max_bytes,
    };

    assert(!call->transfer && !call->has_ended);
    request.connect_timeout_ms = request.timeout_ms;
    if (kin_stop_requested(call->caller->stop))
        return kin_error_set(err, KIN_ESTOPPED, "the server is stopping");
    int r = caller_transport(call->caller, &transport, err);
    if (r == 0)
        r = kin__transport_start(transport, &request, &handler, &call->transfer,
                                 err);
    return r;
}

struct kin__webhook_call *kin__webhook_call_free(struct kin__webhook_call *call)
{
    if (!call)
        return NULL;
    (void)kin__transfer_free(call->transfer);
    (void)kin__webhook_endpoint_unref(call->endpoint);
    kin__free(call->alloc, call->url);
    kin__free(call->alloc, call->dial_url);
    kin__buf_done(&call->answer);
    kin__cond_done(&call->ended);
    kin__mutex_done(&call->lock);
    kin__free(call->alloc, call);
    return NULL;
}

int kin__webhook_call_start(struct kin__webhook_caller *caller,
                            struct kin__webhook_endpoint *endpoint,
                            const struct kin__webhook_request *request,
                            struct kin__webhook_call **ret, kin_error *err)
{
    KIN__AUTO_WEBHOOK_CALL *call = kin__alloc0(caller->alloc, 1, sizeof(*call));
    long long seconds = (request->timeout_ms + 999) / 1000;

    assert(request->timeout_ms > 0 && request->body.ptr);
    if (!call)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    call->alloc = caller->alloc;
    call->caller = caller;
    call->endpoint = kin__webhook_endpoint_ref(endpoint);
    call->body = request->body;
    call->max_bytes = request->max_bytes ? request->max_bytes
                                         : KIN__WEBHOOK_MAX_ANSWER;
    call->deadline = kin__deadline_after(NULL,
                                         request->timeout_ms * KIN__NS_PER_MS);
    kin__buf_init(&call->answer, call->alloc, call->max_bytes);
    kin__mutex_init(&call->lock);
    kin__cond_init(&call->ended);
    int r = endpoint_text(endpoint, &call->url, err, "%s?timeout=%llds",
                          endpoint->url, seconds);
    if (r == 0)
        r = endpoint_text(endpoint, &call->dial_url, err, "%s?timeout=%llds",
                          endpoint->dial, seconds);
    if (r == 0)
        r = call_send(call, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(call);
    return 0;
}

/* Whether a reused connection was dead before it could serve the request. */
static bool call_await(struct kin__webhook_call *call)
{
    KIN__LOCK_SCOPE(&call->lock);

    while (!call->has_ended)
        kin__cond_wait(&call->ended, &call->lock);
    if (call->cause != KIN_FLOW_LOST || !call->is_reused || call->status != 0)
        return false;
    call->has_ended = false;
    return true;
}

/* Go's text for an error of TLS. */
static const char *tls_text(const char *message)
{
    static const struct {
        const char *ours;
        const char *gos;
    } texts[] = {
        {"signed by an unknown authority",
         "x509: certificate signed by unknown authority"},
        {"has expired", "x509: certificate has expired or is not yet valid"},
        {"is not valid yet",
         "x509: certificate has expired or is not yet valid"},
        {"is for another host", "x509: certificate is for another host"},
    };

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        if (strstr(message, texts[i].ours))
            return texts[i].gos;
    return NULL;
}

/* A failure of the transfer, in Go's words. */
static int call_fail(const struct kin__webhook_call *call, kin_error *err)
{
    const char *text = call->err.message;
    const char *gos = tls_text(text);
    bool is_refused = strstr(text, "refused") != NULL;

    assert(call->code < 0);
    switch (call->cause) {
    case KIN_FLOW_STOPPED:
        return kin_error_set(err, KIN_ESTOPPED, "the server is stopping");
    case KIN_FLOW_SLOW:
        return kin_error_set(err, KIN_ETIMEDOUT,
                             "Post \"%s\": context deadline exceeded",
                             call->url);
    case KIN_FLOW_UNREACHABLE:
        return kin_error_set(err, call->code, "Post \"%s\": dial tcp %s: %s%s",
                             call->url, call->endpoint->host,
                             is_refused ? "connect: " : "",
                             is_refused ? "connection refused" : text);
    case KIN_FLOW_LOST:
        return kin_error_set(err, call->code, "Post \"%s\": EOF", call->url);
    default:
        return kin_error_set(err, call->code, "Post \"%s\": %s%s", call->url,
                             gos ? "tls: failed to verify certificate: " : "",
                             gos ? gos : text);
    }
}

/* An answer that is not 2xx, in the words of Kubernetes' client. */
static int call_fail_status(const struct kin__webhook_call *call,
                            kin_error *err)
{
    static const struct {
        int status;
        const char *text;
    } texts[] = {
        {400, "the server rejected our request for an unknown reason"},
        {401, "the server has asked for the client to provide credentials"},
        {404, "the server could not find the requested resource"},
        {405,
         "the server does not allow this method on the requested resource"},
        {415, "the body of the request was in an unknown format - accepted "
              "media types include: "},
        {429, "the server has received too many requests and has asked us to "
              "try again later"},
        {503, "the server is currently unable to handle the request"},
        {504, "the server was unable to return a response in the time "
              "allotted, but may still be processing the request"},
    };
    kin_str body = kin__str_slice(kin__buf_str(&call->answer), 0,
                                  MAX_ANSWER_TEXT);

    assert(call->status < 200 || call->status > 299);
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        if (call->status == texts[i].status)
            return kin_error_set(err, KIN_EPROTOCOL, "%s", texts[i].text);
    if (call->status < 500)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the server responded with the status code %d but "
                             "did not return more information",
                             call->status);
    while (body.len > 0 && (unsigned char)body.ptr[body.len - 1] <= ' ')
        body.len--;
    if (!call->is_text || body.len == 0)
        body = KIN__S("unknown");
    return kin_error_set(err, KIN_EPROTOCOL,
                         "an error on the server (\"%.*s\") has prevented the "
                         "request from succeeding",
                         KIN_STR(body));
}

static int call_read(struct kin__webhook_call *call, kin_document **ret,
                     kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    if (call->code < 0)
        return call->code == KIN_ENOMEM ? kin_error_set(err, KIN_ENOMEM, NULL)
                                        : call_fail(call, err);
    if (call->status < 200 || call->status > 299)
        return call_fail_status(call, err);
    int r = kin_document_parse(call->alloc, kin__buf_str(&call->answer), ret,
                               &why);
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, NULL);
    return r < 0 ? kin_error_set(err, r,
                                 "couldn't get version/kind; json parse error: "
                                 "%s",
                                 why.message)
                 : 0;
}

int kin__webhook_call_wait(struct kin__webhook_call *call, kin_document **ret,
                           kin_error *err)
{
    assert(call->transfer);
    if (call_await(call)) {
        call->transfer = kin__transfer_free(call->transfer);
        kin__buf_clear(&call->answer);
        int r = call_send(call, err);
        if (r < 0)
            return r;
        (void)call_await(call); /* a fresh connection is not retried */
    }
    return call_read(call, ret, err);
}

int kin__webhook_post(struct kin__webhook_caller *caller,
                      struct kin__webhook_endpoint *endpoint,
                      const struct kin__webhook_request *request,
                      kin_document **ret, kin_error *err)
{
    KIN__AUTO_WEBHOOK_CALL *call = NULL;
    int r = kin__webhook_call_start(caller, endpoint, request, &call, err);

    assert(r < 0 || call);
    return r < 0 ? r : kin__webhook_call_wait(call, ret, err);
}
