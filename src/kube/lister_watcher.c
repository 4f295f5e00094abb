/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/lister_watcher.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "kube/client.h"
#include "kube/flow.h"
#include "kube/list_opts.h"
#include "kube/status.h"
#include "kube/wire.h"

enum {
    /* A list is silent while the server looks for it, but not longer than its
     * own limit for requests, which is a minute. */
    LIST_TIMEOUT_S = 60,
};

/* Servers that have no such forms take the last one. */
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
        return kin__wire_accept(&self->resource, wire);
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
    };
    int r = kin__api_preflight(&request, /* wants_name= */ false,
                               /* wants_ns= */ false, err);
    if (r == 0 && (!is_watch || opts->attempt > 0))
        r = kin__client_throttle(self->client, request.method, call.stop, err);
    if (r < 0)
        return r;
    if (!is_watch && idle.timeout_s == 0)
        idle.timeout_s = LIST_TIMEOUT_S;
    return kin__flow_start(self->client, &request,
                           kin__list_idle_timeout_ms(&idle), sink, ret, err);
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

    kin__pool_done(&self->pool);
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

/* A copy, or NULL for NULL; `*failed` when memory is short. */
static const char *client_lw_copy(struct kin__client_lw *lw, const char *text,
                                  bool *failed)
{
    if (!text)
        return NULL;
    char *copy = kin__pool_strdup(&lw->pool, kin_s(text));
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
    kin__pool_init(&lw->pool, client->alloc);
    lw->resource.group = client_lw_copy(lw, resource->group, &failed);
    lw->resource.version = client_lw_copy(lw, resource->version, &failed);
    lw->resource.plural = client_lw_copy(lw, resource->plural, &failed);
    lw->resource.kind = client_lw_copy(lw, resource->kind, &failed);
    lw->ns.ptr = kin__pool_strdup(&lw->pool, ns);
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
    /* Which of the forms comes is the server's choice. */
    lw->is_metadata_only = true;
    lw->told = lw->resource;
    lw->told.version = NULL;
    lw->told.kind = NULL;
    lw->lw.resource = &lw->told;
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

static int open_once(kin_lister_watcher *lw, const kin_list_opts *opts,
                     bool is_watch, struct kin__inbox *inbox, kin_error *err)
{
    const kin_sink sink = kin__inbox_sink(inbox);
    kin_flow *flow = NULL;
    int r = is_watch ? lw->ops->watch(lw, opts, &sink, &flow, err)
                     : lw->ops->list(lw, opts, &sink, &flow, err);

    if (r < 0)
        return r;
    kin__inbox_set_flow(inbox, flow);
    r = kin__inbox_await_head(inbox, opts->call->stop, KIN_NEVER);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

static int open_check_type(const struct kin__inbox *inbox, kin_error *err)
{
    if (kin__media_type_is_json(kin_s(inbox->content_type)) ||
        kin__inbox_is_protobuf(inbox))
        return 0;
    return kin_error_set(err, KIN_EPROTOCOL,
                         "the server's answer is %s, not JSON",
                         inbox->content_type);
}

/* The last failure is the call's. */
static int open_give_up(const kin_call_opts *call, bool is_watch,
                        const struct kin__inbox *inbox, kin_error *err)
{
    if (is_watch &&
        (inbox->cause == KIN_FLOW_LOST || inbox->cause == KIN_FLOW_SLOW))
        return 1;
    if (call->ret_status && inbox->status)
        *call->ret_status = kin_status_ref(inbox->status);
    if (err)
        *err = inbox->err;
    return inbox->err.code;
}

int kin__lister_watcher_open(kin_lister_watcher *lw, const kin_list_opts *opts,
                             bool is_watch, struct kin__inbox *inbox,
                             kin_error *err)
{
    struct kin__retry retry = {.tries = 0};
    const kin_call_opts call = kin__list_call(opts);
    kin_list_opts asked = *opts;

    asked.call = &call;
    if (lw->loop)
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "a client of a loop cannot be waited for");
    int r = kin__thread_check_waiting(err);
    if (r < 0)
        return r;
    for (;;) {
        int64_t delay_ms = 0;
        r = open_once(lw, &asked, is_watch, inbox, err);
        if (r < 0)
            return r;
        if (kin__inbox_has_begun(inbox))
            return open_check_type(inbox, err);
        if (inbox->cause == KIN_FLOW_COMPLETE)
            return 0;
        const struct kin__outcome outcome = kin__inbox_outcome(inbox, is_watch);
        if (kin__retry_next(&retry, &outcome, &delay_ms) == KIN__RETRY_GIVE_UP)
            return open_give_up(&call, is_watch, inbox, err);
        kin__inbox_reset(inbox);
        r = kin_stop_wait(call.stop, kin_deadline_ms(delay_ms));
        if (r < 0)
            return kin_error_set(err, r, NULL);
        asked.attempt++;
    }
}
