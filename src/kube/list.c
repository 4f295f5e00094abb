/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/list.h"

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "kube/decode.h"
#include "kube/list_opts.h"
#include "kube/lister_watcher.h"
#include "kube/page_guard.h"
#include "kube/pager.h"

struct kin_list_meta {
    const kin_allocator *alloc;
    char *texts[5]; /* owned; NULL before they are known */
    int64_t remaining;
    uint64_t count;
};

enum {
    META_KIND,
    META_API_VERSION,
    META_RESOURCE_VERSION,
    META_CONTINUE,
    META_SHARD_SELECTOR,
    META_TEXTS,
};

/* ---- what a list says of itself ---- */

kin_list_meta *kin_list_meta_free(kin_list_meta *meta)
{
    if (!meta)
        return NULL;
    for (size_t i = 0; i < META_TEXTS; i++)
        kin__free(meta->alloc, meta->texts[i]);
    kin__free(meta->alloc, meta);
    return NULL;
}

static kin_str meta_text(const kin_list_meta *meta, int which)
{
    return meta->texts[which] ? kin_s(meta->texts[which]) : KIN__S("");
}

kin_str kin_list_meta_resource_version(const kin_list_meta *meta)
{
    return meta_text(meta, META_RESOURCE_VERSION);
}

kin_str kin_list_meta_continue_token(const kin_list_meta *meta)
{
    return meta_text(meta, META_CONTINUE);
}

kin_str kin__list_meta_kind(const kin_list_meta *meta)
{
    return meta_text(meta, META_KIND);
}

kin_str kin__list_meta_api_version(const kin_list_meta *meta)
{
    return meta_text(meta, META_API_VERSION);
}

kin_str kin_list_meta_shard_selector(const kin_list_meta *meta)
{
    return meta_text(meta, META_SHARD_SELECTOR);
}

int64_t kin_list_meta_remaining(const kin_list_meta *meta)
{
    return meta->remaining;
}

uint64_t kin__list_meta_count(const kin_list_meta *meta)
{
    return meta->count;
}

static int meta_set(kin_list_meta *meta, int which, kin_str text)
{
    char *copy = kin__strdup(meta->alloc, text);

    if (!copy)
        return KIN_ENOMEM;
    kin__free(meta->alloc, meta->texts[which]);
    meta->texts[which] = copy;
    return 0;
}

/* ---- one list ---- */

/* A call: one list, or the pages of one. */
struct list_call {
    kin_lister_watcher *lw;
    const kin_list_handler *handler;
    kin_list_meta *meta; /* of the page at hand, then of the whole */
    struct kin__inbox inbox;
};

static void list_call_done(struct list_call *call)
{
    kin__inbox_done(&call->inbox);
    call->meta = kin_list_meta_free(call->meta);
}

#define AUTO_LIST_CALL __attribute__((cleanup(list_call_done))) struct list_call

static int list_call_init(struct list_call *call, kin_lister_watcher *lw,
                          const kin_list_handler *handler, kin_error *err)
{
    *call = (struct list_call){.lw = lw, .handler = handler};
    kin__inbox_init(&call->inbox, lw->alloc, /* is_frugal= */ false);
    call->meta = kin__alloc0(lw->alloc, 1, sizeof(*call->meta));
    if (!call->meta)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    call->meta->alloc = lw->alloc;
    call->meta->remaining = -1;
    return 0;
}

static int list_on_item(const struct kin__decoded *item, kin_error *err,
                        void *userdata)
{
    struct list_call *call = userdata;
    int r = call->handler->on_item(item->object, call->handler->userdata);

    if (r < 0)
        return kin_error_set(err, r, "the handler gave up: %s",
                             kin_error_text(r));
    call->meta->count++;
    return 0;
}

static int list_on_list(const struct kin__stream_list *list, kin_error *err,
                        void *userdata)
{
    struct list_call *call = userdata;
    kin_list_meta *meta = call->meta;
    int r = meta_set(meta, META_KIND, list->kind);

    if (r == 0)
        r = meta_set(meta, META_API_VERSION, list->api_version);
    if (r == 0)
        r = meta_set(meta, META_RESOURCE_VERSION, list->resource_version);
    if (r == 0)
        r = meta_set(meta, META_CONTINUE, list->continue_token);
    if (r == 0)
        r = meta_set(meta, META_SHARD_SELECTOR, list->shard_selector);
    meta->remaining = list->remaining;
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

/* Decodes what comes until the flow ends. */
static int list_read(struct list_call *call, struct kin__decode *decode,
                     kin_stop *stop, kin_error *err)
{
    struct kin__inbox *inbox = &call->inbox;
    kin_str bytes = KIN__S("");

    for (;;) {
        int r = kin_stop_reason(stop);
        if (r == 0)
            r = kin__inbox_await(inbox, stop, KIN_NEVER);
        if (r == 0)
            r = kin__inbox_take(inbox, &bytes);
        if (r < 0)
            return kin_error_set(err, r, NULL);
        if (bytes.len == 0)
            break;
        r = kin__decode_feed_padded(decode, bytes, err);
        if (r < 0)
            return r;
    }
    if (inbox->cause == KIN_FLOW_COMPLETE)
        return kin__decode_finish(decode, err);
    if (err)
        *err = inbox->err;
    return inbox->err.code;
}

static int list_ask(struct list_call *call, const kin_list_opts *opts,
                    kin_error *err)
{
    const struct kin__decode_opts decode_opts = {
        .kind = KIN__STREAM_LIST,
        .resource = call->lw->resource,
        .max_object = opts->max_object_bytes ? opts->max_object_bytes
                                             : call->lw->max_object_bytes,
        .on_item = list_on_item,
        .on_list = list_on_list,
        .userdata = call,
    };
    KIN__AUTO_DECODE decode;
    int r = kin__decode_init(&decode, call->lw->alloc, &decode_opts, err);

    if (r < 0)
        return r;
    r = kin__lister_watcher_open(call->lw, opts, /* is_watch= */ false,
                                 &call->inbox, err);
    if (r == 0 && kin__inbox_is_protobuf(&call->inbox))
        r = kin__decode_expect_protobuf(&decode, err);
    if (r == 0)
        r = list_read(call, &decode, kin__list_call(opts).stop, err);
    kin__inbox_reset(&call->inbox);
    return r;
}

/* ---- pages ---- */

/* What is known of the list as a whole. */
struct list_start {
    struct kin__page_guard guard;
    const kin_allocator *alloc;
    char *resource_version; /* of the first page; owned */
};

static void list_start_done(struct list_start *start)
{
    kin__free(start->alloc, start->resource_version);
}

static int list_note_start(struct list_start *start, const kin_list_meta *meta)
{
    char *copy = kin__strdup(start->alloc,
                             meta_text(meta, META_RESOURCE_VERSION));

    if (!copy)
        return KIN_ENOMEM;
    kin__free(start->alloc, start->resource_version);
    start->resource_version = copy;
    return 0;
}

static int list_restart(struct list_call *call, kin_error *err)
{
    const kin_list_handler *handler = call->handler;

    call->meta->count = 0;
    int r = handler->on_restart(handler->userdata);
    return r < 0 ? kin_error_set(err, r, "the handler gave up: %s",
                                 kin_error_text(r))
                 : 0;
}

/* One question of the pager's. */
static int list_page(struct list_call *call, struct kin__pager *pager,
                     const kin_list_opts *asked, struct list_start *start,
                     kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    uint64_t before = call->meta->count;
    bool is_at_start = kin__pager_is_at_start(pager);
    int r = list_ask(call, asked, &why);

    if (r < 0 && call->handler->on_restart && kin__pager_failed(pager, &why))
        return list_restart(call, err);
    if (r < 0) {
        if (err)
            *err = why;
        return r;
    }
    kin_str token = meta_text(call->meta, META_CONTINUE);
    r = kin__page_guard_take(&start->guard, token, call->meta->count - before,
                             err);
    if (r < 0)
        return r;
    if (is_at_start)
        r = list_note_start(start, call->meta);
    if (r == 0)
        r = kin__pager_answered(pager, token);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

static int list_pages(struct list_call *call, const kin_list_opts *opts,
                      kin_error *err)
{
    __attribute__((cleanup(list_start_done))) struct list_start start = {
        .alloc = call->lw->alloc};
    KIN_AUTO(kin_status) *status = NULL;
    KIN__AUTO_PAGER pager;
    const kin_call_opts theirs = kin__list_call(opts);
    kin_call_opts ours = theirs;
    kin_list_opts asked = *opts;
    int r = 0;

    ours.ret_status = &status;
    kin__pager_init(&pager, call->lw->alloc, opts);
    while (r == 0 && kin__pager_next(&pager, &asked)) {
        status = kin_status_unref(status);
        asked.call = &ours;
        r = list_page(call, &pager, &asked, &start, err);
    }
    if (r < 0 && theirs.ret_status && status)
        *theirs.ret_status = KIN__STEAL(status);
    if (r < 0)
        return r;
    r = meta_set(call->meta, META_CONTINUE, KIN__S(""));
    if (r == 0)
        r = meta_set(call->meta, META_RESOURCE_VERSION,
                     kin_s(start.resource_version));
    call->meta->remaining = 0;
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

/* ---- both ---- */

typedef int list_way(struct list_call *call, const kin_list_opts *opts,
                     kin_error *err);

static int list_run(kin_lister_watcher *lw, list_way *way,
                    const kin_list_opts *opts, const kin_list_handler *handler,
                    kin_list_meta **ret, kin_error *err)
{
    AUTO_LIST_CALL call;
    int r = list_call_init(&call, lw, handler, err);

    if (r == 0)
        r = way(&call, opts, err);
    if (r < 0) {
        kin__lister_watcher_wrap(lw, /* is_watch= */ false, err);
        return r;
    }
    if (ret)
        *ret = KIN__STEAL(call.meta);
    return 0;
}

static int list_check(kin_lister_watcher *lw, const kin_list_opts *opts,
                      const kin_list_handler *handler, kin_list_opts *ret,
                      kin_error *err)
{
    if (!lw || !handler->on_item)
        return kin_error_set(err, KIN_EINVAL, "list: no handler");
    int r = kin__list_opts_take(opts, ret, err);
    return r < 0 ? r : kin__list_check_no_ns(ret, err);
}

static int list_take_handler(const kin_list_handler *handler,
                             kin_list_handler *ret, kin_error *err)
{
    *ret = (kin_list_handler){.size = sizeof(*ret)};
    if (!handler || kin__opts_take(handler, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "list: no handler, or its size is not set");
    return 0;
}

static int list_enter(kin_lister_watcher *lw, list_way *way,
                      const kin_list_opts *opts,
                      const kin_list_handler *handler, kin_list_meta **ret,
                      kin_error *err)
{
    kin_list_handler own;
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    int r = list_take_handler(handler, &own, err);

    if (r < 0)
        return r;
    r = list_check(lw, opts, &own, &taken, err);
    if (r == 0)
        r = list_run(lw, way, &taken, &own, ret, err);
    if (own.destroy)
        own.destroy(own.userdata);
    return r;
}

int kin__lister_watcher_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                             const kin_list_handler *handler,
                             kin_list_meta **ret, kin_error *err)
{
    return list_enter(lw, list_ask, opts, handler, ret, err);
}

int kin__lister_watcher_list_all(kin_lister_watcher *lw,
                                 const kin_list_opts *opts,
                                 const kin_list_handler *handler,
                                 kin_list_meta **ret, kin_error *err)
{
    return list_enter(lw, list_pages, opts, handler, ret, err);
}

/* ---- of a client ---- */

/* A lister-watcher of the namespace in the options, which `ret_opts` are
 * without; for the time of a call. */
static int list_borrow(kin_client *client, const kin_resource *resource,
                       const kin_list_opts *opts, struct kin__client_lw *ret,
                       kin_list_opts *ret_opts, kin_error *err)
{
    if (!client || !resource)
        return kin_error_set(err, KIN_EINVAL, "list: bad arguments");
    int r = kin__list_opts_take(opts, ret_opts, err);
    if (r < 0)
        return r;
    kin__client_lw_borrow(ret, client, resource, ret_opts->ns);
    ret_opts->ns = KIN__S("");
    return 0;
}

/* The call failed before a handler was of use; returns `code`. */
static int list_drop(const kin_list_handler *handler, int code)
{
    kin_list_handler own;

    if (list_take_handler(handler, &own, /* err= */ NULL) == 0 && own.destroy)
        own.destroy(own.userdata);
    return code;
}

int kin_client_list(kin_client *client, const kin_resource *resource,
                    const kin_list_opts *opts, const kin_list_handler *handler,
                    kin_list_meta **ret, kin_error *err)
{
    struct kin__client_lw lw = {.lw = {.alloc = NULL}};
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    int r = list_borrow(client, resource, opts, &lw, &taken, err);

    return r < 0 ? list_drop(handler, r)
                 : list_enter(&lw.lw, list_ask, &taken, handler, ret, err);
}

int kin_client_list_all(kin_client *client, const kin_resource *resource,
                        const kin_list_opts *opts,
                        const kin_list_handler *handler, kin_list_meta **ret,
                        kin_error *err)
{
    struct kin__client_lw lw = {.lw = {.alloc = NULL}};
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    int r = list_borrow(client, resource, opts, &lw, &taken, err);

    return r < 0 ? list_drop(handler, r)
                 : list_enter(&lw.lw, list_pages, &taken, handler, ret, err);
}
