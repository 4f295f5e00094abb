/* SPDX-License-Identifier: Apache-2.0 */
#include "server/front.h"

#include "base/alloc.h"
#include "base/str.h"
#include "schema/schema.h"
#include "server/front_internal.h"

/* Statuses of requests that the HTTP server rejects; the last one is the
 * default. */
static const struct refusal {
    int http_code;
    const char *reason;
    const char *message;
} refusals[] = {
    {414, "RequestURITooLong", "the request's path or query is too long"},
    {431, "RequestHeaderFieldsTooLarge",
     "the request's headers are too long or too many"},
    {501, "NotImplemented", "the method or transfer coding is unknown"},
    {503, "ServiceUnavailable", "the server is too busy"},
    {505, "HTTPVersionNotSupported", "the server speaks HTTP/1.1"},
    {400, "BadRequest", "the request is malformed"},
};

/* Answers a request that the HTTP server has rejected. */
static void front_refuse(struct kin__request *request, int http_code)
{
    const struct refusal *refusal = refusals;

    if (http_code == 413) {
        (void)kin__failure_too_long(&request->failure,
                                    request->front->max_body_bytes);
        kin__request_answer_failure(request);
        return;
    }
    assert(http_code >= 400);
    while (refusal->http_code != http_code && refusal->http_code != 400)
        refusal++;
    if (http_code == 503)
        request->failure.retry_after_s = 1;
    kin__request_refuse(request, refusal->http_code, refusal->reason,
                        refusal->message);
}

static enum kin__api_next front_route(struct kin__request *request)
{
    kin_str accept = kin__http_call_header(request->call, "Accept");

    switch (request->route.kind) {
    case KIN__ROUTE_COLLECTION:
    case KIN__ROUTE_OBJECT:
        return kin__api_handle(request, accept);
    case KIN__ROUTE_CORE_VERSIONS:
    case KIN__ROUTE_GROUPS:
    case KIN__ROUTE_GROUP:
    case KIN__ROUTE_RESOURCES:
        if (kin_str_eq(request->method, KIN__S("GET")) ||
            kin_str_eq(request->method, KIN__S("HEAD")))
            kin__discovery_handle(request, accept);
        else
            kin__request_answer_not_allowed(request);
        return KIN__API_DONE;
    case KIN__ROUTE_OTHER:
    default:
        kin__pages_handle(request);
        return KIN__API_DONE;
    }
}

/* Whether a Host header may be a DNS name that an attacker has pointed to this
 * server: it has a dot, and is neither an address nor below "localhost". */
static bool front_is_foreign_name(kin_str host)
{
    size_t colon = kin__str_find(host, ':');

    if (colon != KIN__STR_NONE)
        host = kin__str_slice(host, 0, colon);
    if (kin__str_find(host, '.') == KIN__STR_NONE ||
        kin_str_ends_with(host, KIN__S(".localhost")))
        return false;
    for (size_t i = 0; i < host.len; i++)
        if (host.ptr[i] != '.' && (host.ptr[i] < '0' || host.ptr[i] > '9'))
            return true;
    return false;
}

/* Without authentication every client that can connect may do everything, but
 * web pages in a browser must not.  Such a request has an Origin header, or
 * (DNS rebinding) a foreign name in the Host header. */
static bool front_is_web_page(const struct kin__request *request)
{
    return !kin__auth_is_required(request->front->auth) &&
           (kin__http_call_header(request->call, "Origin").len > 0 ||
            (!request->front->has_tls &&
             front_is_foreign_name(
                 kin__http_call_header(request->call, "Host"))));
}

static enum kin__api_next front_begin(struct kin__request *request)
{
    int refusal = request->incoming->refusal;

    if (atomic_load(&request->front->is_stopping)) {
        kin__request_refuse_stopping(request);
        return KIN__API_DONE;
    }
    if (refusal != 0) {
        front_refuse(request, refusal);
        return KIN__API_DONE;
    }
    if (!request->is_authenticated && !kin__pages_are_public(request)) {
        kin__request_refuse(request, 401, "Unauthorized", "Unauthorized");
        return KIN__API_DONE;
    }
    if (request->lacks_user) {
        kin__request_refuse(request, 400, "BadRequest",
                            "requested groups without impersonating a user "
                            "name");
        return KIN__API_DONE;
    }
    if (front_is_web_page(request)) {
        kin__request_refuse(request, 403, "Forbidden",
                            "request from a web page or for a foreign host "
                            "name rejected: the server has no authentication");
        return KIN__API_DONE;
    }
    return front_route(request);
}

static struct kin__workers *front_workers(struct kin__front *front,
                                          enum kin__api_next next)
{
    assert(next != KIN__API_DONE);
    if (next == KIN__API_COSTLY)
        return &front->computers;
    if (next == KIN__API_CALLS)
        return &front->callers;
    return next == KIN__API_WAITS ? &front->waiters : &front->workers;
}

static void front_on_request(struct kin__http_call *call, void *userdata)
{
    struct kin__front *front = userdata;
    struct kin__request *request = NULL;

    /* Without memory the call is not answered here, so the HTTP server answers
     * 500. */
    if (kin__request_new(front, call, &request) < 0)
        return;
    enum kin__api_next next = front_begin(request);
    if (next == KIN__API_DONE)
        kin__request_free(request);
    else
        kin__workers_submit(front_workers(front, next), request);
}

int kin__front_start(const kin_allocator *alloc,
                     const struct kin__front_opts *opts,
                     struct kin__front **ret, kin_error *err)
{
    struct kin__http_server_opts http = opts->http;
    KIN__AUTO_FRONT *front = kin__alloc0(alloc, 1, sizeof(*front));

    if (!front)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    front->alloc = alloc;
    front->engine = opts->engine;
    front->schema = opts->schema;
    front->auth = opts->auth;
    front->accounts = opts->accounts;
    front->webhooks = opts->webhooks;
    front->clock = opts->clock;
    front->is_durable = opts->is_durable;
    front->has_tls = http.cert.len > 0;
    kin__workers_init(&front->workers, KIN__WORKERS_MAX);
    kin__workers_init(&front->waiters, KIN__WORKERS_MAX);
    kin__workers_init(&front->computers, KIN__FRONT_COSTLY_THREADS);
    kin__workers_init(&front->callers, KIN__WORKERS_MAX);
    kin__discovery_init(&front->discovery, alloc);
    if (http.max_body_bytes == 0)
        http.max_body_bytes = (size_t)3 * 1024 * 1024;
    front->max_body_bytes = http.max_body_bytes;
    http.on_request = front_on_request;
    http.userdata = front;
    http.is_authenticated = kin__auth_is_required(opts->auth);
    int r = kin__request_metrics_init(&front->metrics, alloc, front->engine,
                                      front->schema ? front->schema->release
                                                    : KIN__S("1.37.1"));
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = kin__http_server_start(alloc, &http, &front->http, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(front);
    return 0;
}

const char *kin__front_url(const struct kin__front *front)
{
    return kin__http_server_url(front->http);
}

void kin__front_begin_stop(struct kin__front *front)
{
    atomic_store(&front->is_stopping, true);
}

void kin__front_stop(struct kin__front *front)
{
    kin__front_begin_stop(front);
    /* Running requests are answered while the connections still exist. */
    kin__workers_stop(&front->workers);
    kin__workers_stop(&front->waiters);
    kin__workers_stop(&front->computers);
    kin__workers_stop(&front->callers);
    if (front->http)
        kin__http_server_stop(front->http);
}

struct kin__front *kin__front_free(struct kin__front *front)
{
    if (!front)
        return NULL;
    kin__front_stop(front);
    kin__http_server_free(front->http);
    kin__workers_done(&front->workers);
    kin__workers_done(&front->waiters);
    kin__workers_done(&front->computers);
    kin__workers_done(&front->callers);
    kin__discovery_done(&front->discovery);
    kin__request_metrics_done(&front->metrics);
    kin__free(front->alloc, front);
    return NULL;
}
