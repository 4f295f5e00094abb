/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/decode.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/builder.h"
#include "object/object.h"
#include "object/values.h"

/* ---- documents ---- */

static int decode_new_document(struct kin__decode *decode, kin_error *err)
{
    struct kin__arena *arena = NULL;
    int r = kin__arena_new_document(decode->alloc, /* max_bytes= */ 0, &arena,
                                    err);

    if (r < 0)
        return r;
    assert(arena);
    (void)kin__arena_unref(decode->arena);
    decode->arena = arena;
    decode->mark = kin__document_mark(arena);
    kin__stream_set_arena(&decode->stream, arena);
    if (decode->is_proto)
        kin__proto_stream_set_arena(&decode->proto, arena);
    return 0;
}

/* After an object: reuse the document unless the callback has kept it. */
static int decode_next_document(struct kin__decode *decode)
{
    struct kin__arena *arena = decode->arena;

    if (atomic_load_explicit(&arena->refs, memory_order_acquire) > 1)
        return decode_new_document(decode, &decode->why);
    kin__document_rewind(arena, &decode->mark);
    return 0;
}

/* ---- what may come ---- */

/* Only letters, digits and a few signs are quoted in messages. */
static kin_str decode_cut(kin_str text)
{
    return kin__str_slice(text, 0, 64);
}

static int decode_reject_kind(struct kin__decode *decode, kin_str kind)
{
    if (kin_str_eq(kind, KIN__S("Table")))
        return kin_error_set(&decode->why, KIN_EPROTOCOL,
                             "the server sent a Table instead of objects");
    return kin_error_set(&decode->why, KIN_EPROTOCOL,
                         "the server sent a %.*s instead of a %s",
                         KIN_STR(decode_cut(kind)),
                         decode->kind ? decode->kind : "resource's object");
}

/* Guarantee A for one object. */
static int decode_check_kind(struct kin__decode *decode, kin_value value)
{
    kin_str kind = kin_value_str(kin_value_get(value, KIN__S("kind")));

    if (decode->kind && kind.len > 0 && !kin_str_eq(kind, kin_s(decode->kind)))
        return decode_reject_kind(decode, kind);
    if (!decode->kind && (kin_str_eq(kind, KIN__S("Table")) ||
                          kin_str_eq(kind, KIN__S("Status"))))
        return decode_reject_kind(decode, kind);
    return 0;
}

static int decode_give(struct kin__decode *decode,
                       const struct kin__decoded *decoded)
{
    assert(decode->opts.on_item);
    return decode->opts.on_item(decoded, &decode->why, decode->opts.userdata);
}

/* An object of the requested resource. */
static int decode_object(struct kin__decode *decode,
                         struct kin__decoded *decoded, kin__val val)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = decode_check_kind(decode, decoded->value);

    assert(!decoded->object);
    if (r == 0)
        r = kin__object_new(decode->arena, val, &object, &decode->why);
    if (r == KIN_EINVAL)
        r = kin_error_set(&decode->why, KIN_EPROTOCOL, "%s",
                          decode->why.message);
    if (r < 0)
        return r;
    decoded->object = object;
    return decode_give(decode, decoded);
}

static int decode_on_item(const struct kin__stream_item *item, void *userdata)
{
    struct kin__decode *decode = userdata;
    struct kin__decoded decoded = {
        .type = item->type,
        .value = kin__value_of(decode->arena, item->val),
    };
    int r = 0;

    switch (item->type) {
    case KIN__EVENT_BOOKMARK:
    case KIN__EVENT_ERROR:
        r = decode_give(decode, &decoded);
        break;
    case KIN__EVENT_OTHER:
        return kin_error_set(&decode->why, KIN_EPROTOCOL,
                             "unknown type of event '%.*s'",
                             KIN_STR(decode_cut(item->type_text)));
    default:
        r = decode_object(decode, &decoded, item->val);
        break;
    }
    return r < 0 ? r : decode_next_document(decode);
}

/* A "List" kind without items is something else. */
static int decode_on_list(const struct kin__stream_list *list, void *userdata)
{
    struct kin__decode *decode = userdata;

    if (!list->has_items && list->kind.len > 0)
        return kin_error_set(&decode->why, KIN_EPROTOCOL,
                             "the server sent a %.*s instead of a list",
                             KIN_STR(decode_cut(list->kind)));
    if (!list->has_items)
        return kin_error_set(&decode->why, KIN_EPROTOCOL,
                             "the server's answer is not a list");
    if (!decode->opts.on_list)
        return 0;
    return decode->opts.on_list(list, &decode->why, decode->opts.userdata);
}

/* ---- life ---- */

/* "group/version", or the version alone for the core group. */
static int decode_take_resource(struct kin__decode *decode,
                                const kin_resource *resource)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, decode->alloc, 4096);
    if (!resource || !resource->kind)
        return 0;
    decode->kind = kin__strdup(decode->alloc, kin_s(resource->kind));
    if (!decode->kind)
        return KIN_ENOMEM;
    if (!resource->version)
        return 0;
    bool is_core = !resource->group || !*resource->group;
    int r = is_core ? kin__buf_append(&text, kin_s(resource->version))
                    : kin__buf_printf(&text, "%s/%s", resource->group,
                                      resource->version);
    return r < 0 ? r : kin__buf_steal(&text, &decode->api_version);
}

static struct kin__stream_opts decode_stream_opts(struct kin__decode *decode)
{
    return (struct kin__stream_opts){
        .kind = decode->opts.kind,
        .max_object = decode->opts.max_object,
        .head = {.kind = kin_s(decode->kind),
                 .api_version = kin_s(decode->api_version)},
        .infer_head = !decode->kind,
        .ops = {.on_item = decode_on_item, .on_list = decode_on_list},
        .userdata = decode,
    };
}

static int decode_open(struct kin__decode *decode)
{
    const struct kin__stream_opts opts = decode_stream_opts(decode);
    int r = kin__arena_new_document(decode->alloc, /* max_bytes= */ 0,
                                    &decode->arena, /* err= */ NULL);

    if (r < 0)
        return r;
    decode->mark = kin__document_mark(decode->arena);
    return kin__stream_init(&decode->stream, decode->arena, &opts,
                            decode->alloc);
}

int kin__decode_init(struct kin__decode *decode, const kin_allocator *alloc,
                     const struct kin__decode_opts *opts, kin_error *err)
{
    assert(opts->on_item);
    *decode = (struct kin__decode){.alloc = alloc, .opts = *opts};
    int r = decode_take_resource(decode, opts->resource);

    decode->opts.resource = NULL;
    if (r == 0)
        r = decode_open(decode);
    if (r < 0) {
        kin__decode_done(decode);
        return kin_error_set(err, r, NULL);
    }
    return 0;
}

void kin__decode_done(struct kin__decode *decode)
{
    kin__stream_done(&decode->stream);
    if (decode->is_proto)
        kin__proto_stream_done(&decode->proto);
    decode->is_proto = false;
    decode->arena = kin__arena_unref(decode->arena);
    kin__free(decode->alloc, decode->kind);
    kin__free(decode->alloc, decode->api_version);
    decode->kind = NULL;
    decode->api_version = NULL;
}

/* ---- bytes ---- */

int kin__decode_expect_protobuf(struct kin__decode *decode, kin_error *err)
{
    const struct kin__stream_opts opts = decode_stream_opts(decode);
    const struct kin__schema *schema = NULL;
    int r = kin__schema_get(&schema, err);

    if (r < 0 || decode->is_proto)
        return r;
    kin__proto_stream_init(&decode->proto, decode->arena, schema, &opts,
                           decode->alloc);
    decode->is_proto = true;
    return 0;
}

/* The stream reports only that an object was rejected; the reason is kept
 * here.  A Table may fail in many ways before its end shows that it is not a
 * list. */
static int decode_result(struct kin__decode *decode, int result, kin_error *err)
{
    if (result >= 0 || result == KIN_ENOMEM)
        return result;
    if (decode->why.code == result) {
        if (err)
            *err = decode->why;
        return result;
    }
    kin_str kind = kin__stream_list_kind(&decode->stream);
    if (!kin_str_eq(kind, KIN__S("Table")))
        return result;
    return kin_error_set(err, KIN_EPROTOCOL,
                         "the server sent a Table instead of a list");
}

int kin__decode_feed(struct kin__decode *decode, kin_str bytes, kin_error *err)
{
    int r = decode->is_proto
                ? kin__proto_stream_feed(&decode->proto, bytes, err)
                : kin__stream_feed(&decode->stream, bytes, err);

    return decode_result(decode, r, err);
}

int kin__decode_feed_padded(struct kin__decode *decode, kin_str bytes,
                            kin_error *err)
{
    int r = decode->is_proto
                ? kin__proto_stream_feed(&decode->proto, bytes, err)
                : kin__stream_feed_padded(&decode->stream, bytes, err);

    return decode_result(decode, r, err);
}

int kin__decode_finish(struct kin__decode *decode, kin_error *err)
{
    int r = decode->is_proto ? kin__proto_stream_finish(&decode->proto, err)
                             : kin__stream_finish(&decode->stream, err);

    return decode_result(decode, r, err);
}
