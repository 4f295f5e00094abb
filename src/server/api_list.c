/* SPDX-License-Identifier: Apache-2.0 */
/*
 * api_list.c - lists.  A short list is answered at once; for a long one only
 * references to the objects are kept, and its text is made while the client
 * reads.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "server/encode.h"
#include "server/front_internal.h"

enum {
    LIST_BLOCK_BYTES = 64 * 1024, /* text made at once */
};

struct list_stream {
    const kin_allocator *alloc;
    struct kin__list *list;         /* owned */
    struct kin__resource *resource; /* held */
    struct kin__encoder encoder;
    struct kin__budget budget;  /* for all rows together */
    struct kin__list_head head; /* views of the list */
    size_t next;                /* index of the next object */
    bool is_started;
    bool is_complete;      /* `text` contains the end */
    struct kin__text text; /* the current block */
    size_t sent;           /* bytes of `text` */
};

static void list_free(struct list_stream *stream)
{
    if (!stream)
        return;
    kin__list_free(stream->list);
    kin__resource_unref(stream->resource);
    kin__text_done(&stream->text);
    kin__free(stream->alloc, stream);
}

static void list_end(void *userdata)
{
    list_free(userdata);
}

/* The list is given, also on failure. */
static struct list_stream *list_new(struct kin__request *request,
                                    struct kin__list *list)
{
    struct list_stream *stream = kin__alloc0(request->alloc, 1,
                                             sizeof(*stream));

    if (!stream) {
        kin__list_free(list);
        return NULL;
    }
    stream->alloc = request->alloc;
    stream->list = list;
    stream->resource = kin__resource_ref(request->resource);
    kin__api_encoder(request, &stream->encoder);
    stream->budget = kin__engine_budget(request->front->engine);
    stream->encoder.budget = &stream->budget;
    stream->head = (struct kin__list_head){
        .version = kin__list_version(list),
        .continue_ = kin__list_continue(list),
        .remaining = kin__list_remaining(list),
    };
    kin__text_init(&stream->text, request->alloc);
    return stream;
}

/* Makes the next block of text. */
static int list_fill(struct list_stream *stream, struct kin__failure *failure)
{
    struct kin__text *text = &stream->text;
    size_t count = kin__list_count(stream->list);
    int r = 0;

    assert(!stream->is_complete);
    kin__text_clear(text);
    stream->sent = 0;
    if (!stream->is_started)
        kin__encode_list_begin(text, &stream->encoder, &stream->head);
    stream->is_started = true;
    while (r == 0 && stream->next < count && text->buf.len < LIST_BLOCK_BYTES) {
        /* kin__text_comma() looks at the text before it, which was sent
         * already. */
        if (stream->next > 0 && text->buf.len == 0)
            kin__text_raw(text, ",");
        r = kin__encode_list_item(text, &stream->encoder,
                                  kin__list_at(stream->list, stream->next++),
                                  failure);
    }
    if (r < 0)
        return r;
    if (stream->next == count) {
        kin__encode_list_end(text, &stream->encoder, &stream->head);
        stream->is_complete = true;
    }
    return text->code;
}

static int list_pull(char *room, size_t size, size_t *ret_len, void *userdata)
{
    struct list_stream *stream = userdata;
    struct kin__text *text = &stream->text;

    if (stream->sent == text->buf.len) {
        KIN__AUTO_FAILURE failure = {.alloc = stream->alloc};

        if (stream->is_complete)
            return KIN__HTTP_END;
        int r = list_fill(stream, &failure);
        if (r < 0)
            return r;
        if (stream->is_complete)
            kin__text_raw(text, "\n");
    }
    assert(stream->sent <= text->buf.len);
    size_t len = text->buf.len - stream->sent;
    len = len < size ? len : size;
    memcpy(room, text->buf.ptr + stream->sent, len);
    stream->sent += len;
    *ret_len = len;
    return KIN__HTTP_MORE;
}

/* Makes the whole text: YAML cannot be streamed. */
static int list_fill_all(struct list_stream *stream,
                         struct kin__failure *failure)
{
    KIN__AUTO_TEXT all;
    int r = 0;

    kin__text_init(&all, stream->alloc);
    kin__text_raw_str(&all, kin__text_str(&stream->text));
    while (r == 0 && !stream->is_complete) {
        r = list_fill(stream, failure);
        kin__text_raw_str(&all, kin__text_str(&stream->text));
    }
    struct kin__text swap = stream->text;
    stream->text = all;
    all = swap;
    return r < 0 ? r : stream->text.code;
}

void kin__api_answer_list(struct kin__request *request, struct kin__list *list)
{
    struct list_stream *stream = list_new(request, list);

    if (!stream) {
        (void)kin__failure_internal(&request->failure, KIN_ENOMEM,
                                    "out of memory");
        kin__request_answer_failure(request);
        return;
    }
    if (!kin__api_has_form(request, /* is_list= */ true)) {
        list_free(stream);
        return;
    }
    int r = list_fill(stream, &request->failure);
    if (r == 0 && request->accept.media == KIN__MEDIA_YAML)
        r = list_fill_all(stream, &request->failure);
    if (r < 0) {
        (void)kin__failure_internal(&request->failure, r,
                                    "the list cannot be encoded");
        kin__request_answer_failure(request);
    } else if (stream->is_complete) {
        kin__request_answer_json(request, 200, &stream->text);
    } else {
        const struct kin__http_stream http = {
            .pull = list_pull, .end = list_end, .userdata = stream};
        kin__request_answer_stream(request, &http);
        return;
    }
    list_free(stream);
}

/* --- options ----------------------------------------------------------- */

static enum kin__version_match list_match(const struct kin__request *request)
{
    kin_str match = kin__request_parameter(request, "resourceVersionMatch");

    if (match.len == 0)
        return KIN__MATCH_UNSET;
    if (kin_str_eq(match, KIN__S("NotOlderThan")))
        return KIN__MATCH_NOT_OLDER_THAN;
    return kin_str_eq(match, KIN__S("Exact")) ? KIN__MATCH_EXACT
                                              : KIN__MATCH_OTHER;
}

int kin__api_list_opts(struct kin__request *request, struct kin__list_opts *ret)
{
    int64_t limit = 0;
    int r = kin__request_number(request, "limit", &limit);

    if (r < 0)
        return r;
    *ret = (struct kin__list_opts){
        .resource = request->resource,
        .namespace_ = request->route.namespace_,
        .labels = kin__request_parameter(request, "labelSelector"),
        .fields = kin__request_parameter(request, "fieldSelector"),
        .continue_ = kin__request_parameter(request, "continue"),
        .version = kin__request_parameter(request, "resourceVersion"),
        .match = list_match(request),
        .match_text = kin__request_parameter(request, "resourceVersionMatch"),
        .send_initial_events = KIN__UNSET,
        .limit = limit < 0 ? 0 : limit,
        .wait_ms = KIN__API_WAIT_MS,
    };
    if (kin__request_has(request, "sendInitialEvents"))
        ret->send_initial_events = kin__request_flag(request,
                                                     "sendInitialEvents")
                                       ? KIN__YES
                                       : KIN__NO;
    return 0;
}

bool kin__api_waits_for_version(struct kin__request *request)
{
    kin_str text = kin__request_parameter(request, "resourceVersion");
    uint64_t version = 0;

    return kin__str_to_u64(text, &version) == 0 &&
           version > kin__engine_version(request->front->engine);
}

void kin__api_list(struct kin__request *request)
{
    struct kin__list_opts opts;
    struct kin__list *list = NULL;
    int r = kin__api_list_opts(request, &opts);

    if (r == 0)
        r = kin__engine_list(request->front->engine, &opts, &list,
                             &request->failure);
    if (r < 0)
        kin__request_answer_failure(request);
    else
        kin__api_answer_list(request, list);
}
