/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/watch.h"

#include <assert.h>
#include <stdatomic.h>
#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/ring.h"
#include "base/str.h"
#include "kube/call.h"
#include "kube/client.h"
#include "kube/decode.h"
#include "kube/lister_watcher.h"
#include "kube/send.h"
#include "kube/status.h"

enum {
    /* Bytes decoded at once; their events wait for the reader. */
    WATCH_SLICE = 16 << 10,
    WATCH_MAX_VERSION = 4096,
    WATCH_TURN = 256, /* events that a step of a call delivers, at most */
};

/* An event that waits, or was returned to the reader. */
struct watch_item {
    kin_watch_type type;
    kin_object *object; /* owned reference; NULL if none exists */
    char *version;      /* owned; of a bookmark */
    bool is_initial_end;
    kin_error *error;   /* owned; of an ERROR */
    kin_status *status; /* owned reference; of an ERROR */
};

KIN__RING_DEFINE(watch_ring, struct watch_item);

struct kin_watch {
    kin_lister_watcher *lw;    /* borrowed, or the same as the next */
    kin_lister_watcher *owned; /* NULL if it is not owned */
    const kin_allocator *alloc;
    kin_stop *stop; /* owned reference; may be NULL */
    struct kin__inbox inbox;
    struct kin__decode decode;
    struct watch_ring items; /* decoded, not yet returned */
    struct watch_item given; /* the last one returned */
    kin_str hand;            /* taken from the inbox, not yet decoded */
    struct kin__buf version; /* of the last returned event */
    int end;                 /* the code of the end; 0 while running */
    kin_error why;
};

/* ---- events ---- */

static void watch_item_done(struct watch_item *item, const kin_allocator *alloc)
{
    (void)kin_object_unref(item->object);
    kin__free(alloc, item->version);
    kin__free(alloc, item->error);
    (void)kin_status_unref(item->status);
    *item = (struct watch_item){.object = NULL};
}

static kin_value watch_metadata(kin_value value, kin_str key)
{
    return kin_value_get(kin_value_get(value, KIN__S("metadata")), key);
}

static int watch_take_bookmark(kin_watch *watch, struct watch_item *item,
                               kin_value value)
{
    assert(!item->object);
    kin_str version = kin_value_str(
        watch_metadata(value, KIN__S("resourceVersion")));
    kin_value marks = watch_metadata(value, KIN__S("annotations"));
    kin_str mark = kin_value_str(
        kin_value_get(marks, KIN__S("k8s.io/initial-events-end")));

    item->type = KIN_WATCH_BOOKMARK;
    item->is_initial_end = kin_str_eq(mark, KIN__S("true"));
    item->version = kin__strdup(watch->alloc, version);
    return item->version ? 0 : KIN_ENOMEM;
}

static int watch_take_error(kin_watch *watch, struct watch_item *item,
                            kin_value value)
{
    item->type = KIN_WATCH_ERROR;
    item->error = kin__alloc0(watch->alloc, 1, sizeof(*item->error));
    if (!item->error)
        return KIN_ENOMEM;
    int r = kin__status_new(watch->alloc, value, &item->status, item->error);
    if (r == KIN_ENOMEM)
        return r;
    if (r == 0)
        r = kin__status_to_error(item->status, item->error);
    if (item->status && r < 0)
        return 0;
    kin_error_set(item->error, KIN_ESERVER,
                  "the server ended the watch without a reason");
    return 0;
}

static int watch_take_object(struct watch_item *item,
                             const struct kin__decoded *decoded)
{
    assert(decoded->object);
    item->object = kin_object_ref(decoded->object);
    switch (decoded->type) {
    case KIN__EVENT_MODIFIED:
        item->type = KIN_WATCH_MODIFIED;
        break;
    case KIN__EVENT_DELETED:
        item->type = KIN_WATCH_DELETED;
        break;
    default:
        item->type = KIN_WATCH_ADDED;
        break;
    }
    return 0;
}

/* Keeps the version of the last event, to resume from it. */
static int watch_check_version(const struct watch_item *item, kin_error *err)
{
    kin_str version = item->object ? kin_object_resource_version(item->object)
                                   : kin_s(item->version);

    assert(item->object || item->version || item->error);
    if (version.len <= WATCH_MAX_VERSION)
        return 0;
    return kin_error_set(err, KIN_ELIMIT,
                         "an event's resource version is over %d bytes",
                         WATCH_MAX_VERSION);
}

static int watch_on_item(const struct kin__decoded *decoded, kin_error *err,
                         void *userdata)
{
    kin_watch *watch = userdata;
    struct watch_item item = {.object = NULL};
    kin_error why = KIN_ERROR_INIT;
    int r = 0;

    if (decoded->type == KIN__EVENT_BOOKMARK)
        r = watch_take_bookmark(watch, &item, decoded->value);
    else if (decoded->type == KIN__EVENT_ERROR)
        r = watch_take_error(watch, &item, decoded->value);
    else
        r = watch_take_object(&item, decoded);
    if (r == 0)
        r = watch_check_version(&item, &why);
    if (r == 0)
        r = watch_ring_push(&watch->items, &item);
    if (r < 0) {
        watch_item_done(&item, watch->alloc);
        return kin_error_set(err, r, "%s",
                             why.code ? why.message : kin_error_text(r));
    }
    return 0;
}

/* ---- life ---- */

kin_watch *kin_watch_free(kin_watch *watch)
{
    struct watch_item item;

    if (!watch)
        return NULL;
    const kin_allocator *alloc = watch->alloc;
    kin__inbox_done(&watch->inbox);
    while (watch_ring_pop(&watch->items, &item))
        watch_item_done(&item, alloc);
    watch_ring_done(&watch->items);
    watch_item_done(&watch->given, alloc);
    kin__decode_done(&watch->decode);
    kin__buf_done(&watch->version);
    watch->stop = kin_stop_unref(watch->stop);
    kin_lister_watcher *owned = watch->owned;
    kin__free(alloc, watch);
    (void)kin_lister_watcher_unref(owned);
    return NULL;
}

/* On failure the previous one stays. */
static int watch_set_version(kin_watch *watch, kin_str version)
{
    char *room = NULL;
    int r = kin__buf_reserve(&watch->version, version.len, &room);

    if (r < 0)
        return r;
    kin__buf_clear(&watch->version);
    return kin__buf_append(&watch->version, version); /* there is room */
}

static int watch_init(kin_watch *watch, kin_lister_watcher *lw,
                      const kin_list_opts *opts, kin_error *err)
{
    const struct kin__decode_opts decode_opts = {
        .kind = KIN__STREAM_WATCH,
        .resource = lw->resource,
        .max_object = opts->max_object_bytes ? opts->max_object_bytes
                                             : lw->max_object_bytes,
        .on_item = watch_on_item,
        .userdata = watch,
    };

    watch->lw = lw;
    watch->alloc = lw->alloc;
    watch->stop = kin_stop_ref(kin__list_call(opts).stop);
    kin__inbox_init(&watch->inbox, lw->alloc, /* is_frugal= */ true);
    watch_ring_init(&watch->items, lw->alloc, WATCH_SLICE);
    /* Two fit: room for the next one beside the last. */
    kin__buf_init(&watch->version, lw->alloc, 2 * WATCH_MAX_VERSION);
    int r = kin__decode_init(&watch->decode, lw->alloc, &decode_opts, err);
    if (r < 0)
        return r;
    r = watch_set_version(watch, opts->resource_version);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

/* Ends the watch: decoded events are still returned. */
static int watch_end(kin_watch *watch, int code, const kin_error *why)
{
    assert(code < 0 && watch->end == 0);
    watch->end = code;
    watch->why = *why;
    watch->hand = KIN__S("");
    kin__lister_watcher_wrap(watch->lw, /* is_watch= */ true, &watch->why);
    /* The rest is not needed: free the connection. */
    kin__inbox_reset(&watch->inbox);
    return code;
}

static int watch_end_plain(kin_watch *watch, int code, const char *text)
{
    kin_error why = KIN_ERROR_INIT;

    (void)kin_error_set(&why, code, "%s", text ? text : kin_error_text(code));
    return watch_end(watch, code, &why);
}

/* The server has accepted the watch, or it counts as ended. */
static int watch_accept(kin_watch *watch, const struct kin__opening *opening,
                        kin_error *err)
{
    if (opening->is_closed)
        (void)watch_end_plain(watch, KIN_ECLOSED, "the connection broke");
    else if (kin__inbox_is_protobuf(&watch->inbox))
        return kin__decode_expect_protobuf(&watch->decode, err);
    return 0;
}

static int watch_open(kin_watch *watch, const kin_list_opts *opts,
                      kin_error *err)
{
    struct kin__opening opening;

    kin__opening_init(&opening, watch->lw, opts, /* is_watch= */ true,
                      &watch->inbox);
    for (;;) {
        int r = kin__opening_step(&opening, err);
        if (r == 0)
            return watch_accept(watch, &opening, err);
        if (r < 0)
            return r;
        r = kin__opening_wait(&opening);
        if (r < 0)
            return kin_error_set(err, r, NULL);
    }
}

int kin__lister_watcher_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                              kin_watch **ret, kin_error *err)
{
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_list_opts taken;

    if (!lw || !ret)
        return kin_error_set(err, KIN_EINVAL, NULL);
    int r = kin__list_opts_take(opts, &taken, err);
    if (r == 0)
        r = kin__list_check_no_ns(&taken, err);
    if (r < 0)
        return r;
    const kin_call_opts call = kin__list_call(&taken);
    r = kin__call_check_blocking(&call, err);
    if (r < 0)
        return r;
    watch = kin__alloc0(lw->alloc, 1, sizeof(*watch));
    if (!watch)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    r = watch_init(watch, lw, &taken, err);
    if (r == 0)
        r = kin__lister_watcher_check_blocking(lw, err);
    if (r == 0)
        r = watch_open(watch, &taken, err);
    if (r < 0) {
        kin__lister_watcher_wrap(lw, /* is_watch= */ true, err);
        return r;
    }
    *ret = KIN__STEAL(watch);
    return 0;
}

int kin_client_watch(kin_client *client, const kin_resource *resource,
                     const kin_list_opts *opts, kin_watch **ret, kin_error *err)
{
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    kin_list_opts taken;
    int r = kin__list_opts_take(opts, &taken, err);

    if (r == 0)
        r = kin_lister_watcher_new(client, resource, taken.ns, &lw, err);
    if (r < 0)
        return r;
    taken.ns = KIN__S("");
    r = kin__lister_watcher_watch(lw, &taken, ret, err);
    if (r == 0)
        (*ret)->owned = KIN__STEAL(lw);
    return r;
}

/* ---- reading ---- */

bool kin__watch_has_ended(const kin_watch *watch)
{
    return watch->end < 0 && watch_ring_count(&watch->items) == 0;
}

kin_str kin_watch_resource_version(const kin_watch *watch)
{
    return kin__buf_str(&watch->version);
}

static kin_watch_event watch_event(const struct watch_item *item)
{
    kin_watch_event event = {
        .type = item->type,
        .object = item->object,
        .resource_version = KIN__S(""),
        .is_initial_end = item->is_initial_end,
        .error = item->error,
        .status = item->status,
    };

    if (item->object)
        event.resource_version = kin_object_resource_version(item->object);
    else if (item->version)
        event.resource_version = kin_s(item->version);
    return event;
}

/* Returns the oldest waiting event; false if none exists. */
static int watch_give(kin_watch *watch, kin_watch_event *ret,
                      bool *ret_is_given)
{
    const struct watch_item *next = watch_ring_at(&watch->items, 0);
    size_t size = ret->size;
    int r = 0;

    *ret_is_given = false;
    if (!next)
        return 0;
    kin_watch_event event = watch_event(next);
    event.size = size;
    if (next->type != KIN_WATCH_ERROR)
        r = watch_set_version(watch, event.resource_version);
    if (r < 0)
        return r;
    watch_item_done(&watch->given, watch->alloc);
    (void)watch_ring_pop(&watch->items, &watch->given); /* it is there */
    memcpy(ret, &event, size < sizeof(event) ? size : sizeof(event));
    *ret_is_given = true;
    /* An ERROR event is the last one. */
    if (watch->given.type == KIN_WATCH_ERROR && watch->end == 0)
        (void)watch_end_plain(watch, KIN_ECLOSED, "the server has ended it");
    return 0;
}

/* Handles the end of the flow.  A connection that broke is reported
 * differently from an invalid answer only where it matters. */
static int watch_finish(kin_watch *watch)
{
    const struct kin__inbox *inbox = &watch->inbox;
    kin_error why = KIN_ERROR_INIT;

    assert(kin__inbox_has_ended(&watch->inbox));
    switch (inbox->cause) {
    case KIN_FLOW_COMPLETE:
        if (kin__decode_finish(&watch->decode, &why) == KIN_ENOMEM)
            return watch_end(watch, KIN_ENOMEM, &why);
        return watch_end_plain(watch, KIN_ECLOSED, "the server has ended it");
    case KIN_FLOW_LOST:
    case KIN_FLOW_SLOW:
    case KIN_FLOW_PAUSED:
        return watch_end_plain(watch, KIN_ECLOSED, inbox->err.message);
    default:
        return watch_end(watch, inbox->err.code, &inbox->err);
    }
}

/* Decodes a slice of the received bytes. */
static int watch_decode(kin_watch *watch)
{
    kin_error why = KIN_ERROR_INIT;
    kin_str slice = kin__str_slice(watch->hand, 0, WATCH_SLICE);

    assert(watch->hand.len > 0);
    watch->hand = kin__str_slice(watch->hand, slice.len, watch->hand.len);
    int r = kin__decode_feed(&watch->decode, slice, &why);
    return r < 0 ? watch_end(watch, r, &why) : 0;
}

/* Waits for bytes.  A deadline does not end the watch, nor does a call on a
 * thread that must not block. */
static int watch_wait(kin_watch *watch, kin_deadline deadline)
{
    int r = kin__inbox_await(&watch->inbox, watch->stop, deadline);

    if ((r == KIN_ETIMEDOUT || r == KIN_EINVAL) &&
        kin_stop_reason(watch->stop) == 0)
        return r;
    if (r == 0)
        r = kin__inbox_take(&watch->inbox, &watch->hand);
    if (r < 0)
        return watch_end_plain(watch, r, NULL);
    return watch->hand.len == 0 ? watch_finish(watch) : 0;
}

static int watch_ended(const kin_watch *watch, kin_error *err)
{
    if (err)
        *err = watch->why;
    return watch->end;
}

int kin_watch_next(kin_watch *watch, kin_deadline deadline,
                   kin_watch_event *ret, kin_error *err)
{
    bool is_given = false;

    if (!ret || ret->size < sizeof(ret->size) || ret->size > KIN__OPTS_MAX)
        return kin_error_set(err, KIN_EINVAL,
                             "watch: the size of the event is not set");
    int r = kin_stop_reason(watch->stop);
    if (r < 0 && watch->end == 0)
        (void)watch_end_plain(watch, r, NULL);
    for (;;) {
        r = watch_give(watch, ret, &is_given);
        if (r < 0)
            return kin_error_set(err, r, NULL);
        if (is_given)
            return 0;
        if (watch->end < 0)
            return watch_ended(watch, err);
        r = watch->hand.len > 0 ? watch_decode(watch)
                                : watch_wait(watch, deadline);
        if (r < 0 && watch->end == 0)
            return r == KIN_EINVAL ? kin__thread_check_waiting(err)
                                   : kin_error_set(err, r, NULL);
    }
}

/* ---- asynchronous ---- */

struct watch_async {
    kin_call call;
    kin_watch_handler handler;
    struct kin__region region; /* of the options */
    kin_list_opts opts;
    kin_watch *watch; /* owned */
    struct kin__opening opening;
    bool is_open;
    bool is_paused;
    uint32_t paused_at; /* call.resumes at the pause */
};

static struct watch_async *watch_async_of(kin_call *call)
{
    return (struct watch_async *)(void *)call; /* its first member */
}

static int watch_async_open(struct watch_async *self, kin_deadline *due,
                            kin_error *err)
{
    int r = kin__opening_step(&self->opening, err);

    *due = self->opening.due;
    if (r == 0)
        r = watch_accept(self->watch, &self->opening, err);
    self->is_open = r == 0;
    if (r < 0)
        kin__lister_watcher_wrap(self->watch->lw, /* is_watch= */ true, err);
    return r;
}

/* Delivers an event. */
static int watch_async_deliver(struct watch_async *self,
                               const kin_watch_event *event, kin_error *err)
{
    if (kin__call_is_freed(&self->call))
        return kin_error_set(err, KIN_ESTOPPED, /* format= */ NULL);
    self->paused_at = atomic_load(&self->call.resumes);
    int r = self->handler.on_event(event, self->handler.userdata);
    self->is_paused = r == KIN_PAUSE;
    return r < 0 ? kin_error_set(err, r, "the handler failed: %s",
                                 kin_error_text(r))
                 : 0;
}

/* 0 to go on, KIN__PENDING, or the end. */
static int watch_async_read(struct watch_async *self, kin_error *err)
{
    kin_watch_event event = KIN_INIT(kin_watch_event);
    kin_error why = KIN_ERROR_INIT;

    /* A resume that comes during the callback undoes its pause. */
    if (self->is_paused &&
        atomic_load(&self->call.resumes) == self->paused_at) {
        int r = kin_stop_reason(self->call.stop);
        return r < 0 ? kin_error_set(err, r, NULL) : KIN__PENDING;
    }
    /* Asked before: an end that comes in between must not be taken for the
     * timeout. */
    bool had_ended = kin__watch_has_ended(self->watch);
    int r = kin_watch_next(self->watch, (kin_deadline){0}, &event, &why);
    if (r == KIN_ETIMEDOUT && !had_ended)
        return kin__watch_has_ended(self->watch) ? 0 : KIN__PENDING;
    if (r == 0)
        return watch_async_deliver(self, &event, err);
    *err = why;
    return r;
}

/* Whether a step has done enough, after `count` events. */
static bool watch_async_pauses(const kin_call *call, int count)
{
    const kin_loop *loop = call->client->opts.loop;

    return count >= WATCH_TURN ||
           (loop && count > 0 && kin__loop_is_over(loop));
}

static int watch_async_step(kin_call *call, kin_deadline *due, kin_error *err)
{
    struct watch_async *self = watch_async_of(call);
    int r = self->is_open ? 0 : watch_async_open(self, due, err);

    for (int i = 0; r == 0 && !watch_async_pauses(call, i); i++)
        r = watch_async_read(self, err);
    if (r != 0)
        return r;
    kin__call_wake(call); /* other jobs have their turn first */
    return KIN__PENDING;
}

static void watch_async_release(struct watch_async *self)
{
    self->watch = kin_watch_free(self->watch);
    kin__region_done(&self->region);
}

static void watch_async_done(kin_call *call)
{
    struct watch_async *self = watch_async_of(call);

    watch_async_release(self);
    kin__userdata_destroy(self->handler.destroy, self->handler.userdata);
}

static void watch_async_wake(void *userdata)
{
    kin__call_wake(userdata);
}

/* Fills a new call; whatever the result, it can be released. */
static int watch_async_init(struct watch_async *self, kin_client *client,
                            const kin_resource *resource,
                            const kin_list_opts *opts, kin_error *err)
{
    kin_lister_watcher *lw = NULL;
    const kin_call_opts call = {.size = sizeof(call),
                                .stop = self->call.stop,
                                .wire = kin__list_call(opts).wire,
                                .ret_status = &self->call.status};

    kin__region_init(&self->region, client->alloc);
    int r = kin__list_opts_copy(&self->region, opts, &self->opts);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = kin_lister_watcher_new(client, resource, opts->ns, &lw, err);
    if (r < 0)
        return r;
    self->opts.ns = KIN__S("");
    self->opts.call = &call; /* copied by the opening */
    self->watch = kin__alloc0(client->alloc, 1, sizeof(*self->watch));
    if (!self->watch) {
        (void)kin_lister_watcher_unref(lw);
        return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    self->watch->owned = lw;
    r = watch_init(self->watch, lw, &self->opts, err);
    self->watch->inbox.wake = watch_async_wake;
    self->watch->inbox.userdata = self;
    kin__opening_init(&self->opening, lw, &self->opts, /* is_watch= */ true,
                      &self->watch->inbox);
    self->opening.clock = client->clock;
    self->opts.call = NULL;
    return r;
}

static int watch_async_start(kin_client *client, const kin_resource *resource,
                             const kin_list_opts *opts,
                             const kin_watch_handler *handler, kin_call **ret,
                             kin_error *err)
{
    static const struct kin__call_ops ops = {watch_async_step,
                                             watch_async_done};
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    kin_call *call = NULL;

    if (!client || !resource || !handler->on_event)
        return kin_error_set(err, KIN_EINVAL, "watch: bad arguments");
    int r = kin__list_opts_take(opts, &taken, err);
    if (r < 0)
        return r;
    const kin_call_opts call_opts = kin__list_call(&taken);
    r = kin__call_new(client, &call_opts, sizeof(struct watch_async), &ops,
                      &call, err);
    if (r < 0)
        return r;
    struct watch_async *self = watch_async_of(call);
    self->handler = *handler;
    r = watch_async_init(self, client, resource, &taken, err);
    if (r < 0) {
        watch_async_release(self);
        kin__call_drop(call);
        return r;
    }
    kin__call_start(call, ret);
    return 0;
}

int kin_client_watch_async(kin_client *client, const kin_resource *resource,
                           const kin_list_opts *opts,
                           const kin_watch_handler *handler, kin_call **ret,
                           kin_error *err)
{
    kin_watch_handler own = KIN_INIT(kin_watch_handler);
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    int r = !handler || kin__opts_take(handler, sizeof(own), &own) < 0
                ? kin_error_set(err, KIN_EINVAL,
                                "watch: no handler, or its size is not set")
                : watch_async_start(client, resource, opts, &own, ret, err);

    if (r < 0)
        kin__userdata_destroy(own.destroy, own.userdata);
    (void)kin__opts_take(opts, sizeof(taken), &taken); /* filled even so */
    return kin__call_started(taken.call, r);
}
