/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/lister_watcher.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/flow.h"
#include "kube/request.h"
#include "kube/send.h"
#include "kube/status.h"

/* ==== options ==== */

enum {
    LIST_GRACE_S = 30, /* margin for an end in transit */
    LIST_MAX_TIMEOUT_S = 1 << 30,
};

int kin__list_opts_take(const kin_list_opts *opts, kin_list_opts *ret,
                        kin_error *err)
{
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    kin_call_opts call = KIN_INIT(kin_call_opts);

    if (kin__opts_take(opts, sizeof(taken), &taken) < 0 ||
        kin__opts_take(taken.call, sizeof(call), &call) < 0)
        return kin_error_set(err, KIN_EINVAL, "list options: invalid size");
    if (taken.limit < 0 || taken.timeout_s < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "limit and timeout may not be negative");
    if (taken.version_match < KIN_VERSION_MATCH_DEFAULT ||
        taken.version_match > KIN_VERSION_MATCH_EXACT)
        return kin_error_set(err, KIN_EINVAL,
                             "resource_version_match: invalid value");
    if (!kin__accept_is_valid(call.wire))
        return kin_error_set(err, KIN_EINVAL, "wire: invalid value");
    if (taken.timeout_s > LIST_MAX_TIMEOUT_S)
        taken.timeout_s = LIST_MAX_TIMEOUT_S;
    *ret = taken;
    return 0;
}

int kin__list_opts_copy(struct kin__region *region, const kin_list_opts *opts,
                        kin_list_opts *ret)
{
    kin_str *texts[] = {&ret->ns,
                        &ret->field_selector,
                        &ret->label_selector,
                        &ret->shard_selector,
                        &ret->resource_version,
                        &ret->continue_token};

    *ret = *opts;
    ret->call = NULL;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        if (texts[i]->len == 0)
            continue;
        texts[i]->ptr = kin__region_strdup(region, *texts[i]);
        if (!texts[i]->ptr)
            return KIN_ENOMEM;
    }
    return 0;
}

int kin__list_check_no_ns(const kin_list_opts *opts, kin_error *err)
{
    if (opts->ns.len == 0)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "namespace not allowed: a lister-watcher has its own");
}

kin_call_opts kin__list_call(const kin_list_opts *opts)
{
    kin_call_opts call = KIN_INIT(kin_call_opts);

    (void)kin__opts_take(opts->call, sizeof(call), &call);
    call.size = sizeof(call);
    return call;
}

static void query_add(struct kin__list_query *query, kin_str name,
                      kin_str value)
{
    if (value.len == 0)
        return;
    assert(query->count < KIN__LIST_QUERIES);
    query->pairs[query->count++] = (kin_pair){.name = name, .value = value};
}

static void query_add_true(struct kin__list_query *query, kin_str name,
                           bool is_set)
{
    if (is_set)
        query_add(query, name, KIN__S("true"));
}

static void query_add_number(struct kin__list_query *query, kin_str name,
                             int64_t number, char room[24])
{
    if (number <= 0)
        return;
    (void)snprintf(room, 24, "%" PRId64, number); /* 20 bytes at most */
    query_add(query, name, kin_s(room));
}

static kin_str query_match(kin_version_match match)
{
    switch (match) {
    case KIN_VERSION_MATCH_EXACT:
        return KIN__S("Exact");
    case KIN_VERSION_MATCH_NOT_OLDER_THAN:
        return KIN__S("NotOlderThan");
    default:
        return KIN__S("");
    }
}

void kin__list_query_init(struct kin__list_query *query,
                          const kin_list_opts *opts, bool is_watch)
{
    query->count = 0;
    query_add_true(query, KIN__S("allowWatchBookmarks"),
                   is_watch && opts->allow_bookmarks);
    if (!is_watch)
        query_add(query, KIN__S("continue"), opts->continue_token);
    query_add(query, KIN__S("fieldSelector"), opts->field_selector);
    query_add(query, KIN__S("labelSelector"), opts->label_selector);
    if (!is_watch)
        query_add_number(query, KIN__S("limit"), opts->limit,
                         query->numbers[0]);
    query_add(query, KIN__S("resourceVersion"), opts->resource_version);
    query_add(query, KIN__S("resourceVersionMatch"),
              query_match(opts->version_match));
    query_add_true(query, KIN__S("sendInitialEvents"),
                   is_watch && opts->send_initial_events);
    query_add(query, KIN__S("shardSelector"), opts->shard_selector);
    query_add_number(query, KIN__S("timeoutSeconds"), opts->timeout_s,
                     query->numbers[1]);
    query_add_true(query, KIN__S("watch"), is_watch);
}

int64_t kin__list_idle_timeout_ms(const kin_list_opts *opts)
{
    return opts->timeout_s > 0 ? (opts->timeout_s + LIST_GRACE_S) * 1000 : 0;
}

/* ==== the lister-watcher of a client ==== */

enum {
    /* The server sends nothing while it prepares a list, but at most for its
     * request timeout of a minute. */
    LIST_TIMEOUT_S = 60,
};

/* Servers without these formats use the last one. */
#define METADATA_OF(kind)                                                      \
    KIN__S("application/json;as=" kind ";g=meta.k8s.io;v=v1,application/json")

/* ---- a collection of an API server ---- */

static struct kin__client_lw *client_lw_of(kin_lister_watcher *lw)
{
    return (struct kin__client_lw *)lw;
}

static kin_str client_lw_accept(const struct kin__client_lw *self,
                                bool is_watch, kin_wire wire)
{
    if (!self->is_metadata_only)
        return kin__accept_header(&self->resource, wire);
    return is_watch ? METADATA_OF("PartialObjectMetadata")
                    : METADATA_OF("PartialObjectMetadataList");
}

static int client_lw_start(struct kin__client_lw *self,
                           const kin_list_opts *opts, bool is_watch,
                           const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct kin__list_query query;
    kin_list_opts idle = *opts;
    const kin_call_opts call = kin__list_call(opts);

    if (!is_watch && idle.timeout_s == 0)
        idle.timeout_s = LIST_TIMEOUT_S;
    kin__list_query_init(&query, opts, is_watch);
    const struct kin__api_request request = {
        .method = "GET",
        .kind = is_watch ? KIN__HTTP_WATCH : KIN__HTTP_LIST,
        .resource = &self->resource,
        .ns = self->ns,
        .accept = client_lw_accept(self, is_watch, call.wire),
        .queries = query.pairs,
        .query_count = query.count,
        .stop = call.stop,
        .idle_timeout_ms = kin__list_idle_timeout_ms(&idle),
    };
    int r = kin__api_preflight(&request, /* wants_name= */ false,
                               /* wants_ns= */ false, err);
    if (r < 0)
        return r;
    return kin__flow_start(self->client, &request,
                           /* is_limited= */ !is_watch || opts->attempt > 0,
                           sink, ret, err);
}

static int client_lw_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                          const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    return client_lw_start(client_lw_of(lw), opts, /* is_watch= */ false, sink,
                           ret, err);
}

static int client_lw_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                           const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    return client_lw_start(client_lw_of(lw), opts, /* is_watch= */ true, sink,
                           ret, err);
}

static void client_lw_free(kin_lister_watcher *lw)
{
    struct kin__client_lw *self = client_lw_of(lw);
    const kin_allocator *alloc = self->lw.alloc;
    kin_client *client = self->client;

    kin__region_done(&self->region);
    kin__free(alloc, self);
    (void)kin_client_unref(client);
}

static int client_lw_narrow(kin_lister_watcher *lw, kin_str ns,
                            kin_lister_watcher **ret, kin_error *err)
{
    const struct kin__client_lw *self = client_lw_of(lw);

    return self->is_metadata_only
               ? kin_lister_watcher_new_metadata(self->client, &self->resource,
                                                 ns, ret, err)
               : kin_lister_watcher_new(self->client, &self->resource, ns, ret,
                                        err);
}

static const kin_lister_watcher_ops client_lw_ops = {
    .size = sizeof(client_lw_ops),
    .list = client_lw_list,
    .watch = client_lw_watch,
    .free = client_lw_free,
    .narrow = client_lw_narrow,
};

kin_client *kin__lister_watcher_client(const kin_lister_watcher *lw)
{
    return lw->ops == &client_lw_ops
               ? ((const struct kin__client_lw *)lw)->client
               : NULL;
}

const kin_resource *kin__lister_watcher_collection(const kin_lister_watcher *lw,
                                                   kin_str *ret_ns)
{
    const struct kin__client_lw *self = (const struct kin__client_lw *)lw;

    assert(lw->ops == &client_lw_ops);
    *ret_ns = self->ns;
    return &self->resource;
}

void kin__client_lw_borrow(struct kin__client_lw *lw, kin_client *client,
                           const kin_resource *resource, kin_str ns)
{
    *lw = (struct kin__client_lw){
        .lw = {.ops = &client_lw_ops,
               .alloc = client->alloc,
               .max_object_bytes = client->opts.max_object_bytes},
        .client = client,
        .resource = *resource,
        .ns = ns,
    };
    lw->lw.resource = &lw->resource;
    lw->lw.loop = client->opts.loop;
    lw->lw.origin = client;
}

/* Copies a string, or NULL for NULL; sets `*failed` if out of memory. */
static const char *client_lw_copy(struct kin__client_lw *lw, const char *text,
                                  bool *failed)
{
    if (!text)
        return NULL;
    char *copy = kin__region_strdup(&lw->region, kin_s(text));
    if (!copy)
        *failed = true;
    return copy;
}

static int client_lw_new(kin_client *client, const kin_resource *resource,
                         kin_str ns, struct kin__client_lw **ret,
                         kin_error *err)
{
    struct kin__client_lw *lw = NULL;
    bool failed = false;

    if (!client || !resource)
        return kin_error_set(err, KIN_EINVAL, NULL);
    lw = kin__alloc(client->alloc, 1, sizeof(*lw));
    if (!lw)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    kin__client_lw_borrow(lw, kin_client_ref(client), resource, ns);
    kin__region_init(&lw->region, client->alloc);
    lw->resource.group = client_lw_copy(lw, resource->group, &failed);
    lw->resource.version = client_lw_copy(lw, resource->version, &failed);
    lw->resource.plural = client_lw_copy(lw, resource->plural, &failed);
    lw->resource.kind = client_lw_copy(lw, resource->kind, &failed);
    lw->ns.ptr = kin__region_strdup(&lw->region, ns);
    if (failed || !lw->ns.ptr) {
        client_lw_free(&lw->lw);
        return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    *ret = lw;
    return 0;
}

int kin_lister_watcher_new(kin_client *client, const kin_resource *resource,
                           kin_str ns, kin_lister_watcher **ret, kin_error *err)
{
    struct kin__client_lw *lw = NULL;

    if (!ret)
        return kin_error_set(err, KIN_EINVAL, NULL);
    int r = client_lw_new(client, resource, ns, &lw, err);
    if (r == 0)
        *ret = &lw->lw;
    return r;
}

int kin_lister_watcher_new_metadata(kin_client *client,
                                    const kin_resource *resource, kin_str ns,
                                    kin_lister_watcher **ret, kin_error *err)
{
    struct kin__client_lw *lw = NULL;

    if (!ret)
        return kin_error_set(err, KIN_EINVAL, NULL);
    int r = client_lw_new(client, resource, ns, &lw, err);
    if (r < 0)
        return r;
    assert(lw);
    /* The server chooses one of the formats. */
    lw->is_metadata_only = true;
    lw->reported = lw->resource;
    lw->reported.version = NULL;
    lw->reported.kind = NULL;
    lw->lw.resource = &lw->reported;
    *ret = &lw->lw;
    return 0;
}

kin_lister_watcher *kin_lister_watcher_ref(kin_lister_watcher *lw)
{
    if (lw)
        (void)__atomic_fetch_add(&lw->references, 1, __ATOMIC_RELAXED);
    return lw;
}

kin_lister_watcher *kin_lister_watcher_unref(kin_lister_watcher *lw)
{
    if (lw && __atomic_fetch_sub(&lw->references, 1, __ATOMIC_ACQ_REL) == 0 &&
        lw->ops->free)
        lw->ops->free(lw);
    return NULL;
}

/* ---- opening ---- */

void kin__lister_watcher_wrap(const kin_lister_watcher *lw, bool is_watch,
                              kin_error *err)
{
    const char *plural = lw->resource ? lw->resource->plural : NULL;

    kin_error_wrap(err, "%s %s", is_watch ? "watch" : "list",
                   plural ? plural : "objects");
}

void kin__opening_init(struct kin__opening *opening, kin_lister_watcher *lw,
                       const kin_list_opts *opts, bool is_watch,
                       struct kin__inbox *inbox)
{
    assert(!inbox->flow);
    *opening = (struct kin__opening){.lw = lw,
                                     .inbox = inbox,
                                     .is_watch = is_watch,
                                     .opts = *opts,
                                     .call = kin__list_call(opts),
                                     .due = KIN_NEVER};
    opening->opts.call = &opening->call;
}

/* Starts an attempt, if it is due. */
static int open_start(struct kin__opening *opening, kin_error *err)
{
    const kin_sink sink = kin__inbox_sink(opening->inbox);
    kin_lister_watcher *lw = opening->lw;
    kin_flow *flow = NULL;

    assert(!opening->is_started);
    if (!kin__deadline_is_never(opening->due)) {
        int r = kin_stop_reason(opening->call.stop);
        if (r < 0)
            return kin_error_set(err, r, NULL);
        if (!kin__deadline_passed(opening->clock, opening->due))
            return KIN__PENDING;
    }
    int r = opening->is_watch
                ? lw->ops->watch(lw, &opening->opts, &sink, &flow, err)
                : lw->ops->list(lw, &opening->opts, &sink, &flow, err);
    if (r < 0)
        return r;
    kin__inbox_set_flow(opening->inbox, flow);
    opening->is_started = true;
    opening->due = KIN_NEVER;
    return 0;
}

static int open_check_type(const struct kin__inbox *inbox, kin_error *err)
{
    assert(inbox->has_begun);
    if (kin__media_type_is_json(kin_s(inbox->content_type)) ||
        kin__inbox_is_protobuf(inbox))
        return 0;
    return kin_error_set(err, KIN_EPROTOCOL,
                         "the server's answer is %s, not JSON",
                         inbox->content_type);
}

/* Reports the last failure as that of the call. */
static int open_give_up(struct kin__opening *opening, kin_error *err)
{
    const struct kin__inbox *inbox = opening->inbox;

    assert(inbox->has_ended);
    opening->is_closed = opening->is_watch && (inbox->cause == KIN_FLOW_LOST ||
                                               inbox->cause == KIN_FLOW_SLOW);
    if (opening->is_closed)
        return 0;
    if (opening->call.ret_status && inbox->status)
        *opening->call.ret_status = kin_status_ref(inbox->status);
    if (err)
        *err = inbox->err;
    return inbox->err.code;
}

/* An attempt has ended without being accepted: another one, or none. */
static int open_again(struct kin__opening *opening, kin_error *err)
{
    int64_t delay_ms = 0;
    const struct kin__outcome outcome = kin__inbox_outcome(opening->inbox,
                                                           opening->is_watch);

    if (kin__retry_next(&opening->retry, &outcome, &delay_ms) ==
        KIN__RETRY_GIVE_UP)
        return open_give_up(opening, err);
    /* The token may have stopped since the attempt ended: it wakes an
     * asynchronous call only once. */
    int r = kin_stop_reason(opening->call.stop);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    kin__inbox_reset(opening->inbox);
    opening->is_started = false;
    opening->due = kin__deadline_after(opening->clock,
                                       delay_ms * KIN__NS_PER_MS);
    opening->opts.attempt++;
    return KIN__PENDING;
}

int kin__opening_step(struct kin__opening *opening, kin_error *err)
{
    struct kin__inbox *inbox = opening->inbox;
    int r = opening->is_started ? 0 : open_start(opening, err);

    if (r != 0)
        return r;
    if (!kin__inbox_has_head(inbox)) {
        r = kin_stop_reason(opening->call.stop);
        return r < 0 ? kin_error_set(err, r, NULL) : KIN__PENDING;
    }
    if (kin__inbox_has_begun(inbox))
        return open_check_type(inbox, err);
    return inbox->cause == KIN_FLOW_COMPLETE ? 0 : open_again(opening, err);
}

int kin__opening_wait(struct kin__opening *opening)
{
    return opening->is_started
               ? kin__inbox_await_head(opening->inbox, opening->call.stop,
                                       KIN_NEVER)
               : kin_stop_wait(opening->call.stop, opening->due);
}

int kin__lister_watcher_check_blocking(const kin_lister_watcher *lw,
                                       kin_error *err)
{
    if (lw->loop)
        return kin_error_set(
            err, KIN_EUNSUPPORTED,
            "blocking call on a client that runs in an event loop");
    return kin__thread_check_waiting(err);
}
