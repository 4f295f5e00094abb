/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/request.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/region.h"
#include "schema/schema.h"

enum {
    REQUEST_OWN_HEADERS = 3,    /* in addition to the client's */
    REQUEST_MAX_REDIRECTS = 10, /* of a GET, within one server */
    REQUEST_UNAUTHORIZED = 401,
};

/* Waits for the rate limit from which on a line is logged. */
#define REQUEST_WAIT_NS (50 * KIN__NS_PER_MS)
#define REQUEST_LONG_WAIT_NS KIN__NS_PER_S
#define REQUEST_LONG_WAIT_AGAIN_NS (10 * KIN__NS_PER_S)

/* --- Before anything is sent --- */

static bool request_is_empty(const char *text)
{
    return !text || !*text;
}

static int request_check_name(const struct kin__api_request *req,
                              kin_error *err)
{
    if (kin__str_find(req->name, '/') == KIN__STR_NONE &&
        kin__str_find(req->name, '%') == KIN__STR_NONE)
        return 0;
    return kin_error_set(err, KIN_EINVAL, "the name contains '/' or '%%'");
}

int kin__api_preflight(const struct kin__api_request *req, bool wants_name,
                       bool wants_ns, kin_error *err)
{
    const kin_resource *resource = req->resource;

    if (!resource || request_is_empty(resource->version) ||
        request_is_empty(resource->plural))
        return kin_error_set(err, KIN_EINVAL,
                             "a resource needs a version and a plural");
    if (wants_name && req->name.len == 0)
        return kin_error_set(err, KIN_EINVAL, "the name is empty");
    if (!resource->is_cluster_scoped && wants_ns && req->ns.len == 0)
        return kin_error_set(err, KIN_EINVAL, "the namespace is empty");
    if (resource->is_cluster_scoped && req->ns.len > 0)
        return kin_error_set(err, KIN_EINVAL, "the resource is cluster-scoped");
    return request_check_name(req, err);
}

/* --- URL --- */

static int request_add_part(struct kin__url *url, kin_str part, kin_error *err)
{
    return part.len > 0 ? kin__url_segment(url, part, err) : 0;
}

static int request_add_resource(struct kin__url *url,
                                const struct kin__api_request *req,
                                kin_error *err)
{
    const kin_resource *resource = req->resource;
    bool is_core = request_is_empty(resource->group);
    int r = kin__url_path(url, is_core ? KIN__S("/api") : KIN__S("/apis"), err);

    if (r == 0 && !is_core)
        r = kin__url_segment(url, kin_s(resource->group), err);
    if (r == 0)
        r = kin__url_segment(url, kin_s(resource->version), err);
    if (r == 0 && req->ns.len > 0)
        r = kin__url_path(url, KIN__S("/namespaces"), err);
    if (r == 0)
        r = request_add_part(url, req->ns, err);
    if (r == 0)
        r = kin__url_segment(url, kin_s(resource->plural), err);
    if (r == 0)
        r = request_add_part(url, req->name, err);
    return r < 0 ? r : request_add_part(url, req->subresource, err);
}

static int request_add_path(struct kin__url *url, kin_str path, kin_error *err)
{
    int r = kin__url_path(url, kin__str_cut(&path, '?'), err);

    return r < 0 ? r : kin__url_raw_query(url, path, err);
}

static int request_make_url(struct kin__url *url, const kin_client *client,
                            const struct kin__api_request *req, kin_error *err)
{
    int r = kin__url_begin(url, kin_s(kin_config_server(client->config)), err);

    if (r == 0)
        r = req->resource ? request_add_resource(url, req, err)
                          : request_add_path(url, req->path, err);
    for (size_t i = 0; r == 0 && i < req->query_count; i++) {
        if (req->queries[i].name.len > 0)
            r = kin__url_query(url, req->queries[i].name, req->queries[i].value,
                               err);
    }
    return r;
}

/* --- Head --- */

static void request_add_header(struct kin__api_attempt *attempt,
                               const char *name, kin_str value)
{
    assert(attempt->headers && value.ptr);
    attempt->headers[attempt->http.header_count++] = (struct kin__http_header){
        .name = kin_s(name), .value = value};
}

static int request_make_head(struct kin__api_attempt *attempt,
                             const kin_client *client,
                             const struct kin__api_request *req)
{
    const kin_str json = KIN__S("application/json");
    size_t count = client->header_count + REQUEST_OWN_HEADERS;

    assert(attempt->identity && !attempt->headers);
    attempt->headers = kin__alloc(client->alloc, count,
                                  sizeof(*attempt->headers));
    if (!attempt->headers)
        return KIN_ENOMEM;
    memcpy(attempt->headers, client->headers,
           client->header_count * sizeof(*attempt->headers));
    attempt->http.headers = attempt->headers;
    attempt->http.header_count = client->header_count;
    request_add_header(attempt, "Accept",
                       req->accept.len > 0 ? req->accept : json);
    if (req->body.ptr)
        request_add_header(attempt, "Content-Type",
                           req->content_type.len > 0 ? req->content_type
                                                     : json);
    if (attempt->identity->authorization)
        request_add_header(attempt, "Authorization",
                           kin_s(attempt->identity->authorization));
    assert(attempt->http.header_count <= count);
    return 0;
}

/* --- Attempts --- */

void kin__api_attempt_done(struct kin__api_attempt *attempt)
{
    kin__free(attempt->alloc, KIN__STEAL(attempt->headers));
    attempt->peer = kin__peer_unref(attempt->peer);
    attempt->identity = kin__identity_unref(attempt->identity);
    kin__url_done(&attempt->url);
}

static int request_prepare(struct kin__api_attempt *attempt, kin_client *client,
                           const struct kin__api_request *req, kin_error *err)
{
    int r = request_make_url(&attempt->url, client, req, err);

    if (r == 0)
        r = kin__client_peer(client, attempt->identity, &attempt->peer, err);
    if (r < 0)
        return r;
    r = request_make_head(attempt, client, req);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

int kin__api_attempt_init(struct kin__api_attempt *attempt, kin_client *client,
                          const struct kin__api_request *req,
                          struct kin__identity *identity, kin_error *err)
{
    assert(req->method && identity);
    *attempt = (struct kin__api_attempt){.alloc = client->alloc,
                                         .identity = identity};
    kin__url_init(&attempt->url, client->alloc);
    int r = request_prepare(attempt, client, req, err);
    if (r < 0) {
        kin__api_attempt_done(attempt);
        return r;
    }
    attempt->http.method = req->method;
    attempt->http.url = kin__url_text(&attempt->url);
    attempt->http.body = req->body;
    attempt->http.kind = req->kind;
    attempt->http.peer = attempt->peer;
    attempt->http.stop = req->stop;
    attempt->http.timeout_ms = req->timeout_ms > 0 ? req->timeout_ms : 0;
    attempt->http.head_timeout_ms = req->head_timeout_ms;
    attempt->http.idle_timeout_ms = req->idle_timeout_ms;
    attempt->http.max_redirects = REQUEST_MAX_REDIRECTS;
    return 0;
}

static bool request_is_get(const char *method)
{
    return strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
}

struct kin__outcome kin__api_attempt_outcome(
    const struct kin__api_attempt *attempt, kin_client *client, int code,
    kin_flow_cause cause, int http_status, kin_str retry_after)
{
    assert(attempt->identity);
    assert(code <= 0);
    struct kin__outcome outcome = {
        .code = code,
        .cause = cause,
        .http_status = http_status,
        .retry_after_s = kin__retry_after_parse(retry_after),
        .is_get = request_is_get(attempt->http.method),
        .is_watch = attempt->http.kind == KIN__HTTP_WATCH,
    };

    if (code == 0 && http_status == REQUEST_UNAUTHORIZED) {
        struct kin__credentials_news news;
        outcome.has_fresh_credentials = kin__credentials_refused(
            client->credentials, attempt->identity, &news);
        kin__client_metrics_news(&client->metrics, &news);
    }
    return outcome;
}

/* --- Limit --- */

/* Whether another long wait may be logged. */
static bool request_claim_line(kin_client *client)
{
    int64_t now_ns = kin__clock_now_ns(client->clock);
    KIN__LOCK_SCOPE(&client->mutex);

    if (client->throttled_ns != 0 &&
        now_ns - client->throttled_ns < REQUEST_LONG_WAIT_AGAIN_NS)
        return false;
    client->throttled_ns = now_ns;
    return true;
}

static void request_log_wait(kin_client *client, int64_t waited_ns)
{
    kin_log_level level = KIN_LOG_DEBUG;

    assert(waited_ns >= 0);
    if (waited_ns < REQUEST_WAIT_NS)
        return;
    if (waited_ns >= REQUEST_LONG_WAIT_NS && request_claim_line(client))
        level = KIN_LOG_INFO;
    KIN__LOG(client->opts.log, level, "client",
             "request throttled by the client's rate limit",
             KIN__KV_INT("waited_ms", waited_ns / KIN__NS_PER_MS));
}

void kin__client_waited(kin_client *client, const char *method,
                        int64_t waited_ns)
{
    request_log_wait(client, waited_ns);
    kin__client_metrics_waited(&client->metrics, method, waited_ns);
}

bool kin__accept_is_valid(kin_wire wire)
{
    return wire >= KIN_WIRE_AUTO && wire <= KIN_WIRE_PROTOBUF;
}

/* Whether protobuf can be requested: only known types have it.  If the schema
 * cannot be loaded, JSON is used. */
static bool resource_has_protobuf(const kin_resource *resource)
{
    const struct kin__schema *schema = NULL;

    if (kin__schema_get(&schema, /* err= */ NULL) < 0)
        return false;
    const struct kin__schema_resource *known = kin__schema_find_resource(
        schema, kin_s(resource->group ? resource->group : ""),
        kin_s(resource->version ? resource->version : ""),
        kin_s(resource->plural ? resource->plural : ""));
    return known && (known->type->flags & KIN__SCHEMA_IS_MESSAGE);
}

kin_str kin__accept_header(const kin_resource *resource, kin_wire wire)
{
    if (wire != KIN_WIRE_PROTOBUF || !resource_has_protobuf(resource))
        return KIN__S("");
    return KIN__S("application/vnd.kubernetes.protobuf,application/json");
}

/* ---- copies ---- */

/* Copies a view; sets `*failed` if out of memory. */
static kin_str copy_str(struct kin__region *region, kin_str text, bool *failed)
{
    if (!text.ptr)
        return text;
    char *copy = kin__region_strdup(region, text);
    if (!copy)
        *failed = true;
    return kin_str_of(copy, copy ? text.len : 0);
}

static const char *copy_text(struct kin__region *region, const char *text,
                             bool *failed)
{
    return text ? copy_str(region, kin_s(text), failed).ptr : NULL;
}

static const kin_resource *copy_resource(struct kin__region *region,
                                         const kin_resource *resource,
                                         bool *failed)
{
    kin_resource *copy = kin__region_alloc0(region, 1, sizeof(*copy));

    if (!copy) {
        *failed = true;
        return NULL;
    }
    *copy = *resource;
    copy->group = copy_text(region, resource->group, failed);
    copy->version = copy_text(region, resource->version, failed);
    copy->plural = copy_text(region, resource->plural, failed);
    copy->kind = copy_text(region, resource->kind, failed);
    return copy;
}

static const kin_pair *copy_queries(struct kin__region *region,
                                    const kin_pair *queries, size_t count,
                                    bool *failed)
{
    kin_pair *copy = kin__region_alloc0(region, count, sizeof(*copy));

    if (!copy) {
        *failed = true;
        return NULL;
    }
    for (size_t i = 0; i < count; i++) {
        copy[i].name = copy_str(region, queries[i].name, failed);
        copy[i].value = copy_str(region, queries[i].value, failed);
    }
    return copy;
}

int kin__api_request_copy(struct kin__region *region,
                          const struct kin__api_request *req,
                          struct kin__api_request *ret)
{
    bool failed = false;

    *ret = *req;
    ret->method = copy_text(region, req->method, &failed);
    if (req->resource)
        ret->resource = copy_resource(region, req->resource, &failed);
    ret->path = copy_str(region, req->path, &failed);
    ret->ns = copy_str(region, req->ns, &failed);
    ret->name = copy_str(region, req->name, &failed);
    ret->subresource = copy_str(region, req->subresource, &failed);
    if (req->query_count > 0)
        ret->queries = copy_queries(region, req->queries, req->query_count,
                                    &failed);
    ret->accept = copy_str(region, req->accept, &failed);
    ret->content_type = copy_str(region, req->content_type, &failed);
    ret->body = copy_str(region, req->body, &failed);
    return failed ? KIN_ENOMEM : 0;
}
