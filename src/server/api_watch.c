/* SPDX-License-Identifier: Apache-2.0 */
/*
 * api_watch.c - watches.  A watch is a cursor of the engine and the text of one
 * event.  An event is encoded once and its text kept with it for all watchers
 * of the same form.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/random.h"
#include "base/ref.h"
#include "base/str.h"
#include "server/encode.h"
#include "server/front_internal.h"

enum {
    WATCH_MIN_TIMEOUT_S = 1800, /* default, randomly up to twice that */
};

struct watch_stream {
    struct kin__ref ref; /* of the HTTP server, and of the engine for `wake` */
    const kin_allocator *alloc;
    struct kin__http_call *call;    /* held */
    struct kin__watch *watch;       /* owned; NULL until it is started */
    struct kin__resource *resource; /* held */
    struct kin__front *front;       /* borrowed */
    struct kin__encoder encoder;
    uint32_t form;               /* of shared texts, without the event type */
    bool is_namespaced;          /* of one namespace */
    bool is_shared;              /* texts can be shared */
    bool has_columns;            /* the columns of a table were sent */
    struct kin__text own;        /* a text that is not shared */
    struct kin__text_ref shared; /* a reference if its owner is set */
    kin_str text;                /* the text being sent: `own` or `shared` */
    size_t sent;                 /* bytes of `text` */
    int ended; /* 0, KIN__HTTP_END or a code: the result of all further pulls */
    struct kin__buf fields; /* a selector made from the path */
};

static void watch_unref(struct watch_stream *stream)
{
    if (!kin__ref_put(&stream->ref))
        return;
    kin__resource_unref(stream->resource);
    kin__http_call_unref(stream->call);
    kin__text_done(&stream->own);
    kin__buf_done(&stream->fields);
    kin__free(stream->alloc, stream);
}

static void watch_drop_text(struct watch_stream *stream)
{
    if (stream->shared.owner)
        kin__text_ref_done(&stream->shared);
    stream->shared = (struct kin__text_ref){.owner = NULL};
    stream->text = KIN__S("");
    stream->sent = 0;
}

static void watch_end(void *userdata)
{
    struct watch_stream *stream = userdata;

    kin__request_metrics_watch(&stream->front->metrics, stream->resource,
                               stream->is_namespaced, /* by= */ -1);
    watch_drop_text(stream);
    stream->watch = kin__watch_free(stream->watch);
    watch_unref(stream);
}

static void watch_wake(void *userdata)
{
    struct watch_stream *stream = userdata;

    kin__http_call_wake(stream->call);
}

static void watch_destroy(void *userdata)
{
    watch_unref(userdata);
}

/* Encodes an item. */
static int watch_write(struct watch_stream *stream,
                       const struct kin__watch_item *item)
{
    KIN__AUTO_FAILURE failure = {.alloc = stream->alloc};
    bool is_first = !stream->has_columns;

    struct kin__budget budget = kin__engine_budget(stream->front->engine);

    stream->encoder.now_s = kin__clock_wall_ns(stream->front->clock) /
                            KIN__NS_PER_S;
    stream->encoder.budget = &budget;
    kin__text_clear(&stream->own);
    int r = kin__encode_event(&stream->own, &stream->encoder, item, is_first,
                              &failure);
    stream->encoder.budget = NULL;
    if (r == 0)
        r = stream->own.code;
    if (r < 0)
        return r;
    stream->has_columns = true;
    stream->text = kin__text_str(&stream->own);
    return 0;
}

static int watch_write_shared(struct watch_stream *stream,
                              const struct kin__watch_item *item)
{
    uint32_t form = stream->form | (uint32_t)item->type;

    if (!kin__watch_event_encoded(item->event, form, &stream->shared)) {
        int r = watch_write(stream, item);
        if (r < 0)
            return r;
        /* Without memory the text is only not shared. */
        if (kin__watch_event_encode(item->event, form, stream->text,
                                    &stream->shared) < 0)
            return 0;
    }
    stream->text = stream->shared.text;
    return 0;
}

/* Encodes the next item; returns an enum kin__http_pulled or a code. */
static int watch_next(struct watch_stream *stream)
{
    struct kin__watch_item item;

    assert(stream->watch && stream->ended == 0);
    watch_drop_text(stream);
    int state = kin__watch_next(stream->watch, &item);
    if (state == KIN__WATCH_WAIT)
        return KIN__HTTP_WAIT;
    if (state != KIN__WATCH_ITEM)
        return state < 0 ? state : KIN__HTTP_END;
    /* The first text of a table has columns, so it cannot be shared. */
    bool is_shared = stream->is_shared && item.event &&
                     (stream->has_columns ||
                      stream->encoder.accept.as != KIN__AS_TABLE);
    int r = is_shared ? watch_write_shared(stream, &item)
                      : watch_write(stream, &item);
    return r < 0 ? r : KIN__HTTP_MORE;
}

static int watch_pull(char *room, size_t size, size_t *ret_len, void *userdata)
{
    struct watch_stream *stream = userdata;
    size_t filled = 0;

    while (filled < size) {
        if (stream->sent == stream->text.len) {
            int r = stream->ended != 0 ? stream->ended : watch_next(stream);
            /* An item that could not be encoded is lost: no other may follow
             * it. */
            if (r != KIN__HTTP_MORE && r != KIN__HTTP_WAIT)
                stream->ended = r;
            if (r != KIN__HTTP_MORE && filled > 0)
                break;
            if (r != KIN__HTTP_MORE)
                return r;
        }
        assert(stream->sent <= stream->text.len);
        size_t len = stream->text.len - stream->sent;
        len = len < size - filled ? len : size - filled;
        memcpy(room + filled, stream->text.ptr + stream->sent, len);
        stream->sent += len;
        filled += len;
    }
    *ret_len = filled;
    return KIN__HTTP_MORE;
}

/* --- start ------------------------------------------------------------- */

/* Texts of the same version and form are shared.  Ages in a shared table row
 * are those when the event was first sent. */
static void watch_choose_form(struct watch_stream *stream)
{
    const struct kin__encoder *encoder = &stream->encoder;

    stream->is_shared = stream->resource->is_storage;
    stream->form = (uint32_t)encoder->accept.as << 4 |
                   (uint32_t)encoder->include << 8 |
                   (encoder->accept.is_v1beta1 ? 1u << 12 : 0);
}

static struct watch_stream *watch_new(struct kin__request *request)
{
    struct watch_stream *stream = kin__alloc0(request->alloc, 1,
                                              sizeof(*stream));

    if (!stream)
        return NULL;
    kin__ref_init(&stream->ref);
    stream->alloc = request->alloc;
    stream->front = request->front;
    stream->call = kin__http_call_ref(request->call);
    stream->resource = kin__resource_ref(request->resource);
    stream->is_namespaced = request->route.has_namespace;
    kin__api_encoder(request, &stream->encoder);
    kin__text_init(&stream->own, request->alloc);
    kin__buf_init(&stream->fields, request->alloc, SIZE_MAX / 2);
    stream->text = KIN__S("");
    watch_choose_form(stream);
    return stream;
}

/* /api/v1/watch/.../NAME watches one object. */
static int watch_fields(struct kin__request *request,
                        struct watch_stream *stream, kin_str *ret)
{
    kin_str name = request->route.name;

    *ret = kin__request_parameter(request, "fieldSelector");
    if (name.len == 0)
        return 0;
    int r = kin__buf_printf(&stream->fields, "%.*s%smetadata.name=%.*s",
                            KIN_STR(*ret), ret->len > 0 ? "," : "",
                            KIN_STR(name));
    if (r < 0)
        return kin__failure_internal(&request->failure, r, "out of memory");
    *ret = kin__buf_str(&stream->fields);
    return 0;
}

static int64_t watch_timeout(int64_t asked_s)
{
    uint64_t seed = 0;

    if (asked_s > 0)
        return asked_s;
    /* Random, so that watches started together do not end together. */
    if (kin__random_seed_from_os(&seed, /* err= */ NULL) < 0)
        seed = 0;
    return WATCH_MIN_TIMEOUT_S + (int64_t)(seed % WATCH_MIN_TIMEOUT_S);
}

static int watch_begin(struct kin__request *request,
                       struct watch_stream *stream)
{
    struct kin__list_opts list;
    kin_str fields;
    int64_t timeout_s = 0;
    int r = kin__api_list_opts(request, &list);

    if (r == 0)
        r = kin__request_number(request, "timeoutSeconds", &timeout_s);
    if (r == 0)
        r = watch_fields(request, stream, &fields);
    if (r < 0)
        return r;
    kin__ref_get(&stream->ref); /* watch_destroy()'s */
    return kin__engine_watch(
        request->front->engine,
        &(struct kin__watch_opts){
            .resource = list.resource,
            .namespace_ = list.namespace_,
            .labels = list.labels,
            .fields = fields,
            .continue_ = list.continue_,
            .version = list.version,
            .match = list.match,
            .match_text = list.match_text,
            .send_initial_events = list.send_initial_events,
            .allows_bookmarks = kin__request_flag(request,
                                                  "allowWatchBookmarks"),
            .timeout_s = watch_timeout(timeout_s),
            .wake = watch_wake,
            .destroy = watch_destroy,
            .userdata = stream,
        },
        &stream->watch, &request->failure);
}

void kin__api_watch(struct kin__request *request)
{
    struct watch_stream *stream = watch_new(request);
    int r = stream ? watch_begin(request, stream)
                   : kin__failure_internal(&request->failure, KIN_ENOMEM,
                                           "out of memory");

    if (r < 0) {
        kin__request_answer_failure(request);
        if (stream)
            watch_unref(stream);
        return;
    }
    kin__request_metrics_watch(&request->front->metrics, request->resource,
                               request->route.has_namespace, /* by= */ 1);
    kin__request_answer_stream(
        request, &(struct kin__http_stream){
                     .pull = watch_pull, .end = watch_end, .userdata = stream});
}
