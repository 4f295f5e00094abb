/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/list.h"

#include <assert.h>
#include <stdatomic.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/ring.h"
#include "base/str.h"
#include "kube/call.h"
#include "kube/client.h"
#include "kube/decode.h"
#include "kube/lister_watcher.h"
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
    assert(which >= 0 && (size_t)which < META_TEXTS);
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

    assert(which >= 0 && (size_t)which < META_TEXTS);
    if (!copy)
        return KIN_ENOMEM;
    kin__free(meta->alloc, meta->texts[which]);
    meta->texts[which] = copy;
    return 0;
}

/* ---- a call: one list, or the pages of one ---- */

enum {
    LIST_MAX_WAITING = 1 << 20, /* decoded objects during a pause */
    LIST_PIECE = 64 << 10,      /* bytes decoded at once in a loop */
};

/* An owned reference. */
struct list_item {
    kin_object *object;
};

KIN__RING_DEFINE(list_ring, struct list_item);

enum list_state {
    LIST_NEXT, /* a request is next.                   -> OPEN, OVER */
    LIST_OPEN, /* the server has not accepted it yet.  -> READ, NEXT, OVER */
    LIST_READ, /* objects arrive.                      -> NEXT, OVER */
    LIST_OVER, /* complete */
};

struct list_call {
    kin_lister_watcher *lw;          /* borrowed */
    const kin_clock *clock;          /* of delays; NULL for the real one */
    const kin_list_handler *handler; /* borrowed */
    bool is_paged;
    enum list_state state;
    kin_list_meta *meta; /* of the current page, then of the whole list */
    struct kin__inbox inbox;
    kin_str hand;            /* taken from the inbox, not yet decoded */
    kin_call_opts call;      /* of each request */
    kin_list_opts asked;     /* the current one */
    kin_status *status;      /* owned: of its rejection; NULL for none */
    struct kin__pager pager; /* of all */
    struct kin__page_guard guard;
    char *resource_version; /* of the first page; owned */
    uint64_t before;        /* objects before the current page */
    bool is_at_start;       /* it is the first */
    struct kin__opening opening;
    bool is_decoding;
    struct kin__decode decode;
    kin_call *owner;    /* an asynchronous call; NULL otherwise */
    uint32_t paused_at; /* its `resumes` at the pause */
    bool is_paused;
    struct list_ring waiting; /* owned references: objects decoded during a
                                 pause, or when the budget was used */
};

static void list_stop_decoding(struct list_call *call)
{
    if (call->is_decoding)
        kin__decode_done(&call->decode);
    call->is_decoding = false;
}

static void list_drop_waiting(struct list_call *call)
{
    struct list_item item;

    while (list_ring_pop(&call->waiting, &item))
        (void)kin_object_unref(item.object);
}

static void list_call_done(struct list_call *call)
{
    kin__inbox_done(&call->inbox);
    list_stop_decoding(call);
    list_drop_waiting(call);
    list_ring_done(&call->waiting);
    kin__pager_done(&call->pager);
    kin__free(call->lw->alloc, call->resource_version);
    call->status = kin_status_unref(call->status);
    call->meta = kin_list_meta_free(call->meta);
}

#define AUTO_LIST_CALL __attribute__((cleanup(list_call_done))) struct list_call

static int list_call_init(struct list_call *call, kin_lister_watcher *lw,
                          const kin_list_opts *opts, bool is_paged,
                          const kin_list_handler *handler, kin_error *err)
{
    *call = (struct list_call){.lw = lw,
                               .handler = handler,
                               .is_paged = is_paged,
                               .call = kin__list_call(opts),
                               .asked = *opts};
    call->call.ret_status = &call->status;
    kin__inbox_init(&call->inbox, lw->alloc, /* is_frugal= */ false);
    list_ring_init(&call->waiting, lw->alloc, LIST_MAX_WAITING);
    kin__pager_init(&call->pager, lw->alloc, opts);
    call->meta = kin__alloc0(lw->alloc, 1, sizeof(*call->meta));
    if (!call->meta)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    call->meta->alloc = lw->alloc;
    call->meta->remaining = -1;
    return 0;
}

/* ---- objects ---- */

static bool list_is_paused(struct list_call *call)
{
    /* A resume that comes during the callback undoes its pause. */
    if (call->is_paused &&
        atomic_load(&call->owner->resumes) != call->paused_at)
        call->is_paused = false;
    return call->is_paused;
}

/* Whether a step has done enough: in a loop, when the budget is used. */
static bool list_is_over(const struct list_call *call)
{
    return call->owner && call->owner->is_in_loop &&
           kin__loop_is_over(call->owner->client->opts.loop);
}

static int list_deliver(struct list_call *call, const kin_object *object,
                        kin_error *err)
{
    if (call->owner && kin__call_is_freed(call->owner))
        return kin_error_set(err, KIN_ESTOPPED, /* format= */ NULL);
    if (call->owner)
        call->paused_at = atomic_load(&call->owner->resumes);
    int r = call->handler->on_item(object, call->handler->userdata);
    if (r < 0)
        return kin_error_set(err, r, "the handler failed: %s",
                             kin_error_text(r));
    call->is_paused = r == KIN_PAUSE && call->owner;
    call->meta->count++;
    return 0;
}

static int list_on_item(const struct kin__decoded *item, kin_error *err,
                        void *userdata)
{
    struct list_call *call = userdata;

    assert(item->object);
    if (!list_is_paused(call) && list_ring_count(&call->waiting) == 0 &&
        !list_is_over(call))
        return list_deliver(call, item->object, err);
    struct list_item copy = {kin_object_ref(item->object)};
    int r = list_ring_push(&call->waiting, &copy);
    if (r < 0)
        (void)kin_object_unref(copy.object);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

/* Other jobs have their turn before the next step. */
static int list_yield(struct list_call *call)
{
    assert(call->owner);
    kin__call_wake(call->owner);
    return KIN__PENDING;
}

/* Delivers the objects that wait: at least one. */
static int list_deliver_waiting(struct list_call *call, kin_error *err)
{
    struct list_item item;
    int r = 0;

    while (r == 0 && !list_is_paused(call) &&
           list_ring_pop(&call->waiting, &item)) {
        r = list_deliver(call, item.object, err);
        (void)kin_object_unref(item.object);
        if (r == 0 && list_is_over(call))
            return list_yield(call);
    }
    /* A resume since then posts the job: do not look at it again, or objects
     * that wait would be taken for delivered. */
    return r == 0 && call->is_paused ? KIN__PENDING : r;
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

/* ---- one request ---- */

/* Decodes the bytes taken from the inbox; in a loop a piece of them. */
static int list_feed(struct list_call *call, kin_error *err)
{
    bool is_in_loop = call->owner && call->owner->is_in_loop;
    size_t len = is_in_loop ? LIST_PIECE : call->hand.len;
    kin_str piece = kin__str_slice(call->hand, 0, len);

    call->hand = kin__str_slice(call->hand, piece.len, call->hand.len);
    return call->hand.len > 0
               ? kin__decode_feed(&call->decode, piece, err)
               : kin__decode_feed_padded(&call->decode, piece, err);
}

/* Decodes the bytes that have arrived, until the flow ends. */
static int list_read(struct list_call *call, kin_error *err)
{
    struct kin__inbox *inbox = &call->inbox;

    for (;;) {
        int r = kin_stop_reason(call->call.stop);
        if (r < 0)
            return kin_error_set(err, r, NULL);
        r = list_deliver_waiting(call, err);
        if (r != 0)
            return r;
        if (call->hand.len == 0) {
            if (!kin__inbox_has_news(inbox))
                return KIN__PENDING;
            r = kin__inbox_take(inbox, &call->hand);
            if (r < 0)
                return kin_error_set(err, r, NULL);
            if (call->hand.len == 0)
                break;
        }
        r = list_feed(call, err);
        if (r < 0)
            return r;
        if (list_is_over(call))
            return list_yield(call);
    }
    if (inbox->cause == KIN_FLOW_COMPLETE)
        return kin__decode_finish(&call->decode, err);
    if (err)
        *err = inbox->err;
    return inbox->err.code;
}

static int list_decode(struct list_call *call, kin_error *err)
{
    const kin_list_opts *asked = &call->asked;
    const struct kin__decode_opts opts = {
        .kind = KIN__STREAM_LIST,
        .resource = call->lw->resource,
        .max_object = asked->max_object_bytes ? asked->max_object_bytes
                                              : call->lw->max_object_bytes,
        .on_item = list_on_item,
        .on_list = list_on_list,
        .userdata = call,
    };
    int r = kin__decode_init(&call->decode, call->lw->alloc, &opts, err);

    call->is_decoding = r == 0;
    return r;
}

static int list_finish(struct list_call *call, kin_error *err);

/* Begins the next request, unless there is none. */
static int list_begin(struct list_call *call, kin_error *err)
{
    if (call->is_paged && !kin__pager_next(&call->pager, &call->asked))
        return list_finish(call, err);
    call->is_at_start = kin__pager_is_at_start(&call->pager);
    call->before = call->meta->count;
    call->status = kin_status_unref(call->status);
    call->asked.call = &call->call;
    int r = list_decode(call, err);
    if (r < 0)
        return r;
    kin__opening_init(&call->opening, call->lw, &call->asked,
                      /* is_watch= */ false, &call->inbox);
    call->opening.clock = call->clock;
    call->state = LIST_OPEN;
    return 0;
}

static int list_open(struct list_call *call, kin_error *err)
{
    int r = kin__opening_step(&call->opening, err);

    if (r == 0 && kin__inbox_is_protobuf(&call->inbox))
        r = kin__decode_expect_protobuf(&call->decode, err);
    if (r == 0)
        call->state = LIST_READ;
    return r;
}

/* ---- pages ---- */

static int list_note_start(struct list_call *call)
{
    const kin_allocator *alloc = call->lw->alloc;
    char *copy = kin__strdup(alloc,
                             meta_text(call->meta, META_RESOURCE_VERSION));

    if (!copy)
        return KIN_ENOMEM;
    kin__free(alloc, call->resource_version);
    call->resource_version = copy;
    return 0;
}

static int list_restart(struct list_call *call, kin_error *err)
{
    const kin_list_handler *handler = call->handler;

    assert(handler->on_restart);
    call->meta->count = 0;
    int r = handler->on_restart(handler->userdata);
    return r < 0 ? kin_error_set(err, r, "the handler failed: %s",
                                 kin_error_text(r))
                 : 0;
}

/* A page is complete. */
static int list_turn_page(struct list_call *call, kin_error *err)
{
    kin_str token = meta_text(call->meta, META_CONTINUE);
    int r = kin__page_guard_take(&call->guard, token,
                                 call->meta->count - call->before, err);

    if (r < 0)
        return r;
    if (call->is_at_start)
        r = list_note_start(call);
    if (r == 0)
        r = kin__pager_answered(&call->pager, token);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

/* A request has ended with `code`. */
static int list_end_request(struct list_call *call, int code,
                            const kin_error *why, kin_error *err)
{
    kin__inbox_reset(&call->inbox);
    call->hand = KIN__S("");
    list_stop_decoding(call);
    list_drop_waiting(call); /* a restart must not deliver them */
    call->state = call->is_paged ? LIST_NEXT : LIST_OVER;
    if (code == 0)
        return call->is_paged ? list_turn_page(call, err) : 0;
    if (call->is_paged && call->handler->on_restart &&
        kin__pager_failed(&call->pager, why))
        return list_restart(call, err);
    if (err)
        *err = *why;
    return code;
}

/* The metadata of all pages. */
static int list_finish(struct list_call *call, kin_error *err)
{
    int r = meta_set(call->meta, META_CONTINUE, KIN__S(""));

    if (r == 0)
        r = meta_set(call->meta, META_RESOURCE_VERSION,
                     kin_s(call->resource_version));
    call->meta->remaining = 0;
    call->state = LIST_OVER;
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

/* ---- both ---- */

static int list_advance(struct list_call *call, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    assert(call->handler->on_item);
    if (call->state == LIST_NEXT)
        return list_begin(call, err);
    if (call->state == LIST_OPEN) {
        int r = list_open(call, &why);
        return r < 0 ? list_end_request(call, r, &why, err) : r;
    }
    assert(call->state == LIST_READ);
    int r = list_read(call, &why);
    return r == KIN__PENDING ? r : list_end_request(call, r, &why, err);
}

/* 0 at the end, KIN__PENDING, or the error. */
static int list_step(struct list_call *call, kin_error *err)
{
    int r = 0;

    while (r == 0 && call->state != LIST_OVER)
        r = list_advance(call, err);
    return r;
}

/* Blocks until the next step is due. */
static int list_wait(struct list_call *call)
{
    return call->state == LIST_OPEN
               ? kin__opening_wait(&call->opening)
               : kin__inbox_await(&call->inbox, call->call.stop, KIN_NEVER);
}

static int list_block(struct list_call *call, kin_error *err)
{
    int r = kin__lister_watcher_check_blocking(call->lw, err);

    if (r == 0)
        r = list_step(call, err);
    while (r == KIN__PENDING) {
        r = list_wait(call);
        if (r < 0)
            (void)kin_error_set(err, r, NULL);
        else
            r = list_step(call, err);
    }
    if (r < 0)
        kin__lister_watcher_wrap(call->lw, /* is_watch= */ false, err);
    return r;
}

static int list_run(kin_lister_watcher *lw, bool is_paged,
                    const kin_list_opts *opts, const kin_list_handler *handler,
                    kin_list_meta **ret, kin_error *err)
{
    kin_status **ret_status = kin__list_call(opts).ret_status;
    AUTO_LIST_CALL call;
    int r = list_call_init(&call, lw, opts, is_paged, handler, err);

    r = r < 0 ? r : list_block(&call, err);
    if (r < 0 && ret_status && call.status)
        *ret_status = KIN__STEAL(call.status);
    if (r == 0 && ret)
        *ret = KIN__STEAL(call.meta);
    return r;
}

static int list_check(kin_lister_watcher *lw, const kin_list_opts *opts,
                      const kin_list_handler *handler, kin_list_opts *ret,
                      kin_error *err)
{
    if (!lw || !handler->on_item)
        return kin_error_set(err, KIN_EINVAL, "list: no handler");
    int r = kin__list_opts_take(opts, ret, err);
    if (r < 0)
        return r;
    const kin_call_opts call = kin__list_call(ret);
    r = kin__call_check_blocking(&call, err);
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

static int list_enter(kin_lister_watcher *lw, bool is_paged,
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
        r = list_run(lw, is_paged, &taken, &own, ret, err);
    if (own.destroy)
        own.destroy(own.userdata);
    return r;
}

int kin__lister_watcher_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                             const kin_list_handler *handler,
                             kin_list_meta **ret, kin_error *err)
{
    return list_enter(lw, /* is_paged= */ false, opts, handler, ret, err);
}

int kin__lister_watcher_list_all(kin_lister_watcher *lw,
                                 const kin_list_opts *opts,
                                 const kin_list_handler *handler,
                                 kin_list_meta **ret, kin_error *err)
{
    return list_enter(lw, /* is_paged= */ true, opts, handler, ret, err);
}

/* ---- of a client ---- */

/* A lister-watcher for the namespace in the options, which `ret_opts` lack;
 * for the duration of a call. */
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

/* The call failed before the handler was used; returns `code`. */
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
                 : list_enter(&lw.lw, /* is_paged= */ false, &taken, handler,
                              ret, err);
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
                 : list_enter(&lw.lw, /* is_paged= */ true, &taken, handler,
                              ret, err);
}

/* ---- asynchronous ---- */

struct list_async {
    kin_call call;
    kin_list_handler handler;
    struct kin__region region; /* of the options */
    kin_list_opts opts;
    kin_lister_watcher *lw; /* owned reference */
    struct list_call list;
};

static struct list_async *list_async_of(kin_call *call)
{
    return (struct list_async *)(void *)call; /* its first member */
}

static int list_async_step(kin_call *call, kin_deadline *due, kin_error *err)
{
    struct list_async *self = list_async_of(call);
    int r = list_step(&self->list, err);

    *due = self->list.state == LIST_OPEN ? self->list.opening.due : KIN_NEVER;
    if (r == 0)
        call->list_meta = KIN__STEAL(self->list.meta);
    if (r >= 0)
        return r;
    call->status = KIN__STEAL(self->list.status);
    kin__lister_watcher_wrap(self->lw, /* is_watch= */ false, err);
    return r;
}

static void list_async_done(kin_call *call)
{
    struct list_async *self = list_async_of(call);

    list_call_done(&self->list);
    kin__region_done(&self->region);
    (void)kin_lister_watcher_unref(self->lw);
    kin__userdata_destroy(self->handler.destroy, self->handler.userdata);
}

static void list_async_wake(void *userdata)
{
    kin__call_wake(userdata);
}

/* Fills a new call; whatever the result, it can be released. */
static int list_async_init(struct list_async *self, kin_client *client,
                           const kin_resource *resource,
                           const kin_list_opts *opts, bool is_paged,
                           kin_error *err)
{
    const kin_call_opts call = {.size = sizeof(call),
                                .stop = self->call.stop,
                                .wire = kin__list_call(opts).wire};

    kin__region_init(&self->region, client->alloc);
    int r = kin__list_opts_copy(&self->region, opts, &self->opts);
    if (r < 0)
        (void)kin_error_set(err, r, NULL);
    else
        r = kin_lister_watcher_new(client, resource, opts->ns, &self->lw, err);
    if (r < 0)
        return r;
    self->opts.ns = KIN__S("");
    self->opts.call = &call; /* copied by the next */
    r = list_call_init(&self->list, self->lw, &self->opts, is_paged,
                       &self->handler, err);
    self->opts.call = NULL;
    self->list.clock = client->clock;
    self->list.owner = &self->call;
    self->list.inbox.wake = list_async_wake;
    self->list.inbox.userdata = self;
    return r;
}

static int list_async_start(kin_client *client, const kin_resource *resource,
                            const kin_list_opts *opts, bool is_paged,
                            const kin_list_handler *handler, kin_call **ret,
                            kin_error *err)
{
    static const struct kin__call_ops ops = {list_async_step, list_async_done};
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    kin_call *call = NULL;

    if (!client || !resource || !handler->on_item)
        return kin_error_set(err, KIN_EINVAL, "list: bad arguments");
    int r = kin__list_opts_take(opts, &taken, err);
    if (r < 0)
        return r;
    const kin_call_opts call_opts = kin__list_call(&taken);
    r = kin__call_new(client, &call_opts, sizeof(struct list_async), &ops,
                      &call, err);
    if (r < 0)
        return r;
    struct list_async *self = list_async_of(call);
    self->handler = *handler;
    r = list_async_init(self, client, resource, &taken, is_paged, err);
    if (r < 0) {
        if (self->list.lw)
            list_call_done(&self->list);
        kin__region_done(&self->region);
        (void)kin_lister_watcher_unref(self->lw);
        kin__call_drop(call);
        return r;
    }
    kin__call_start(call, ret);
    return 0;
}

/* Starts a list; on failure `destroy` of handler and options is called. */
static int list_async(kin_client *client, const kin_resource *resource,
                      const kin_list_opts *opts, bool is_paged,
                      const kin_list_handler *handler, kin_call **ret,
                      kin_error *err)
{
    kin_list_handler own;
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    int r = list_take_handler(handler, &own, err);

    if (r == 0)
        r = list_async_start(client, resource, opts, is_paged, &own, ret, err);
    if (r < 0)
        kin__userdata_destroy(own.destroy, own.userdata);
    (void)kin__opts_take(opts, sizeof(taken), &taken); /* filled even so */
    return kin__call_started(taken.call, r);
}

int kin_client_list_async(kin_client *client, const kin_resource *resource,
                          const kin_list_opts *opts,
                          const kin_list_handler *handler, kin_call **ret,
                          kin_error *err)
{
    return list_async(client, resource, opts, /* is_paged= */ false, handler,
                      ret, err);
}

int kin_client_list_all_async(kin_client *client, const kin_resource *resource,
                              const kin_list_opts *opts,
                              const kin_list_handler *handler, kin_call **ret,
                              kin_error *err)
{
    return list_async(client, resource, opts, /* is_paged= */ true, handler,
                      ret, err);
}
