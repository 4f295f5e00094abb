/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_stream.c - lists and watches, incrementally.
 *
 * Both are a sequence of pieces with a length prefix.  A step handles one
 * piece, in the chunk if it is complete there, else in a buffer that takes no
 * more of the chunk than the piece needs.
 */
#include "wire/proto_stream.h"

#include <assert.h>

#include "base/str.h"
#include "object/document.h"
#include "object/values.h"
#include "wire/proto_identity.h"

enum {
    MAX_OBJECT = 16 << 20,
    FRAME_HEAD = 4,
    /* Maximum bytes of an event without its object, and of the metadata of a
     * list. */
    MAX_AROUND = 64 << 10,
    MAGIC_LEN = 4,
};

/* Results of a step beside errors. */
enum {
    STEP_ON = 0,
    STEP_MORE = 1, /* s->need bytes are needed */
};

/* ---- life cycle ---- */

bool kin__media_type_is_protobuf(kin_str content_type)
{
    return kin__str_eq_nocase(kin__str_trim(kin__str_cut(&content_type, ';')),
                              KIN__S("application/vnd.kubernetes.protobuf"));
}

void kin__proto_stream_init(struct kin__proto_stream *s,
                            struct kin__arena *arena,
                            const struct kin__schema *schema,
                            const struct kin__stream_opts *opts,
                            const kin_allocator *alloc)
{
    *s = (struct kin__proto_stream){
        .opts = *opts,
        .proto = {.alloc = alloc,
                  .schema = schema,
                  .is_exact = true,
                  .is_from_server = true},
    };
    assert(opts->kind != KIN__STREAM_DOCUMENT);
    if (!s->opts.max_object)
        s->opts.max_object = MAX_OBJECT;
    if (s->opts.max_object > INT32_MAX)
        s->opts.max_object = INT32_MAX;
    size_t max = s->opts.max_object + MAX_AROUND;
    s->proto.max_text = max;
    kin__buf_init(&s->in, alloc, max);
    kin__buf_init(&s->kind, alloc, MAX_AROUND);
    kin__buf_init(&s->api_version, alloc, MAX_AROUND);
    kin__proto_reader_init(&s->reader, &s->proto, &opts->limits, arena);
}

void kin__proto_stream_done(struct kin__proto_stream *s)
{
    kin__proto_reader_done(&s->reader);
    kin__buf_done(&s->in);
    kin__buf_done(&s->kind);
    kin__buf_done(&s->api_version);
    s->metadata = kin_document_free(s->metadata);
    *s = (struct kin__proto_stream){.error = KIN_ECLOSED};
}

void kin__proto_stream_set_arena(struct kin__proto_stream *s,
                                 struct kin__arena *arena)
{
    kin__proto_memo_clear(&s->reader.memo, s->reader.arena);
    s->reader.arena = arena;
    s->reader.json.arena = arena;
}

void kin__proto_stream_trim(struct kin__proto_stream *s)
{
    if (s->error)
        return;
    kin__proto_reader_trim(&s->reader);
    if (s->in.len == 0)
        kin__buf_done(&s->in);
}

/* ---- errors ---- */

static int stream_limit(kin_error *err)
{
    return kin_error_set(err, KIN_ELIMIT, "protobuf: object too long");
}

static int stream_fail(int code, const char *problem, kin_error *err)
{
    return kin_error_set(err, code, "protobuf: %s", problem);
}

static int stream_result(int r, kin_error *err)
{
    if (r == KIN_ELIMIT)
        return stream_limit(err);
    return r < 0 ? kin_error_set(err, r, "%s", kin_error_text(r)) : 0;
}

/* ---- fields ---- */

/* Parses the head of the field at the beginning of `bytes`, which may be
 * incomplete.  Only fields with a length are expected.  `*ret_len`: of the
 * payload; `*ret_head`: of the head. */
static int field_head(struct kin__proto_stream *s, kin_str bytes,
                      uint32_t *ret_tag, uint64_t *ret_len, size_t *ret_head,
                      kin_error *err)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    uint64_t key = 0;
    uint64_t len = 0;
    int r = kin__proto_varint(&cursor, &key);

    if (r == 0 && (key & 7) != KIN__PROTO_BYTES)
        return stream_fail(KIN_EUNSUPPORTED,
                           "field has an unexpected wire type", err);
    if (r == 0 && (key >> 3 == 0 || key >> 3 >= 1u << 29))
        return stream_fail(KIN_EPARSE, "invalid tag", err);
    if (r == 0)
        r = kin__proto_varint(&cursor, &len);
    if (r < 0 && cursor.at < cursor.end)
        return stream_fail(KIN_EPARSE, cursor.problem, err);
    if (r < 0 && bytes.len >= 20)
        return stream_fail(KIN_EPARSE, "invalid length", err);
    if (r < 0) {
        s->need = bytes.len + 1;
        return STEP_MORE;
    }
    *ret_tag = (uint32_t)(key >> 3);
    *ret_len = len;
    *ret_head = (size_t)(cursor.at - bytes.ptr);
    return STEP_ON;
}

/* Whether a piece is complete. */
static int piece_whole(struct kin__proto_stream *s, kin_str bytes, size_t head,
                       uint64_t len, size_t max, kin_error *err)
{
    if (len > max)
        return stream_limit(err);
    assert(head <= bytes.len);
    if (bytes.len - head >= len)
        return STEP_ON;
    s->need = head + (size_t)len;
    return STEP_MORE;
}

/* ---- objects that cannot be decoded (E) ---- */

/* Reports an object of which these bytes have arrived.  0, or the error of
 * on_bad. */
static int bad_report(struct kin__proto_stream *s, enum kin__event_type type,
                      kin_str object, const kin_error *why, kin_error *err)
{
    struct kin__stream_bad bad = {.type = type, .error = why};

    kin__proto_identify(object, &bad);
    int r = s->opts.ops.on_bad(&bad, s->opts.userdata);
    if (r < 0 && r == why->code) {
        if (err)
            *err = *why;
        return r;
    }
    return r < 0 ? kin_error_set(err, r, "bad object rejected") : 0;
}

/* Whether the failure to decode an object is reported to on_bad. */
static bool bad_is_object(const struct kin__proto_stream *s, int code)
{
    return s->opts.ops.on_bad && !s->reader.is_full &&
           (code == KIN_EPARSE || code == KIN_ELIMIT);
}

/* Whether enough has arrived of a piece that is too long to identify it. */
static int bad_begun(struct kin__proto_stream *s, kin_str bytes, size_t head,
                     uint64_t len, size_t *ret_part)
{
    size_t part = len < MAX_AROUND ? (size_t)len : MAX_AROUND;

    *ret_part = part;
    if (bytes.len - head >= part)
        return STEP_ON;
    s->need = head + part;
    return STEP_MORE;
}

/* ---- objects ---- */

/* An object as it arrives. */
struct object {
    enum kin__event_type type;
    kin_str type_text;
    const struct kin__schema_type *schema;
    struct kin__proto_head head;
    kin_str bytes;
};

static kin__val object_predict(const struct kin__proto_stream *s,
                               const struct object *object, bool *ret_trust)
{
    const struct kin__stream_ops *ops = &s->opts.ops;
    kin_str ns = {0};
    kin_str name = {0};

    *ret_trust = true;
    if (!ops->predict)
        return KIN__VAL_NONE;
    kin__proto_name(object->bytes, &ns, &name);
    if (name.len == 0)
        return KIN__VAL_NONE;
    if (s->opts.is_cluster_scoped || !ns.ptr)
        ns = kin_str_of("", 0);
    return ops->predict(ns, name, ret_trust,
                        ops->predictor ? ops->predictor : s->opts.userdata);
}

static unsigned object_flags(const struct kin__proto_stream *s, bool trust)
{
    unsigned flags = 0;

    if (s->opts.is_strict)
        flags |= KIN__JSON_STRICT;
    else if (trust)
        flags |= KIN__JSON_TRUST_FINGERPRINTS;
    if (s->opts.repairs_utf8)
        flags |= KIN__JSON_REPAIR_UTF8;
    return flags;
}

/* Whether the object gets a fingerprint, as in a JSON stream. */
static bool object_is_likely(const struct kin__proto_stream *s,
                             const struct object *object)
{
    return s->opts.fingerprints_roots && !s->opts.fields &&
           (object->type == KIN__EVENT_NONE ||
            object->type == KIN__EVENT_ADDED);
}

static int object_read(struct kin__proto_stream *s, const struct object *object,
                       struct kin__stream_item *item, kin_error *err)
{
    struct kin__proto_reader *rd = &s->reader;
    struct kin__document_mark mark = {.top = 0};
    bool is_whole = object->type >= KIN__EVENT_BOOKMARK;
    bool trust = true;

    if (rd->arena->is_document)
        mark = kin__document_mark(rd->arena);
    item->predicted = object_predict(s, object, &trust);
    rd->flags = object_flags(s, trust);
    rd->prints_root = object_is_likely(s, object);
    int r = kin__proto_read(rd, object->schema, object->bytes, &object->head,
                            item->predicted, is_whole ? NULL : s->opts.fields,
                            &item->val, err);
    if (r < 0 && rd->arena->is_document)
        kin__document_rewind(rd->arena, &mark);
    return r;
}

/* Decodes an object and calls on_item. */
static int object_take(struct kin__proto_stream *s, const struct object *object,
                       kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    struct kin__stream_item item = {
        .type = object->type,
        .type_text = object->type_text,
        .text = object->bytes,
    };
    /* A watch cannot continue without these. */
    bool is_needed = object->type == KIN__EVENT_BOOKMARK ||
                     object->type == KIN__EVENT_ERROR;
    int r = object_read(s, object, &item, &why);

    if (!is_needed && bad_is_object(s, r))
        return bad_report(s, object->type, object->bytes, &why, err);
    if (r < 0) {
        if (err)
            *err = why;
        return r;
    }
    if (item.val == item.predicted)
        kin__val_ref(s->reader.arena, item.val);
    r = s->opts.ops.on_item(&item, s->opts.userdata);
    return r < 0 ? kin_error_set(err, r, "object rejected") : 0;
}

/* ---- lists ---- */

static int list_magic(struct kin__proto_stream *s, kin_str bytes,
                      size_t *ret_used, kin_error *err)
{
    if (bytes.len < MAGIC_LEN) {
        s->need = MAGIC_LEN;
        return STEP_MORE;
    }
    if (!kin__proto_is_envelope(bytes))
        return stream_fail(KIN_EPARSE, "does not begin with \"k8s\" and NUL",
                           err);
    s->state = KIN__PROTO_LIST_ENVELOPE;
    *ret_used = MAGIC_LEN;
    return STEP_ON;
}

/* Reads apiVersion and kind; called once. */
static int list_type_meta(struct kin__proto_stream *s, kin_str bytes,
                          kin_error *err)
{
    kin_str fields[3] = {{0}};
    int r = kin__proto_open_fields(bytes, fields, /* known= */ 2, err);

    if (r < 0)
        return r;
    r = kin__buf_append(&s->api_version, fields[1]);
    if (r == 0)
        r = kin__buf_append(&s->kind, fields[2]);
    return stream_result(r, err);
}

/* Begins the list; of another kind only its kind and apiVersion are read. */
static int list_begin(struct kin__proto_stream *s, uint64_t len, kin_error *err)
{
    kin_str kind = kin__buf_str(&s->kind);
    const struct kin__schema_type *type = kin__proto_find_type(
        s->proto.schema, kin__buf_str(&s->api_version), kind);

    if (!type)
        return stream_fail(KIN_EUNSUPPORTED, "unknown kind", err);
    const struct kin__schema_field *meta = kin__schema_find_field(
        type, KIN__S("metadata"));
    const struct kin__schema_field *items = kin__schema_find_field(
        type, KIN__S("items"));
    bool is_list = (type->flags & KIN__SCHEMA_IS_LIST) && meta && items &&
                   items->container == KIN__SCHEMA_LIST &&
                   items->kind == KIN__SCHEMA_STRUCT &&
                   kin_str_ends_with(kind, KIN__S("List"));
    s->left = len;
    s->tag = 0;
    s->state = is_list ? KIN__PROTO_LIST_INSIDE : KIN__PROTO_LIST_OTHER;
    if (is_list) {
        s->item = items->type;
        s->meta = meta->type;
        s->meta_tag = meta->tag;
        s->items_tag = items->tag;
    }
    return 0;
}

/* Reports the list. */
static int list_end(struct kin__proto_stream *s, kin_error *err)
{
    kin_value meta = s->metadata ? kin_document_root(s->metadata)
                                 : kin_value_absent();
    kin_value shard = kin_value_get(meta, KIN__S("shardInfo"));
    struct kin__stream_list list = {
        .kind = kin__buf_str(&s->kind),
        .api_version = kin__buf_str(&s->api_version),
        .resource_version = kin_value_str(
            kin_value_get(meta, KIN__S("resourceVersion"))),
        .continue_token = kin_value_str(
            kin_value_get(meta, KIN__S("continue"))),
        .shard_selector = kin_value_str(
            kin_value_get(shard, KIN__S("selector"))),
        .has_items = s->state == KIN__PROTO_LIST_INSIDE,
    };

    if (kin_value_int(kin_value_get(meta, KIN__S("remainingItemCount")),
                      &list.remaining) < 0)
        list.remaining = -1;
    s->state = KIN__PROTO_LIST_END;
    if (!s->opts.ops.on_list)
        return 0;
    int r = s->opts.ops.on_list(&list, s->opts.userdata);
    return r < 0 ? kin_error_set(err, r, "list rejected") : 0;
}

/* Handles a field of the envelope: type, list, or encoding. */
static int list_envelope(struct kin__proto_stream *s, kin_str bytes,
                         size_t *ret_used, kin_error *err)
{
    uint32_t tag = 0;
    uint64_t len = 0;
    size_t head = 0;
    int r = field_head(s, bytes, &tag, &len, &head, err);

    if (r != STEP_ON)
        return r;
    if (tag <= s->tag || tag > 4)
        return stream_fail(KIN_EUNSUPPORTED, "envelope has unexpected fields",
                           err);
    if (tag == 2) {
        *ret_used = head;
        return list_begin(s, len, err);
    }
    r = piece_whole(s, bytes, head, len, MAX_AROUND / 4, err);
    if (r != STEP_ON)
        return r;
    s->tag = tag;
    *ret_used = head + (size_t)len;
    if (tag == 1)
        return list_type_meta(s, kin_str_of(bytes.ptr + head, (size_t)len),
                              err);
    /* contentEncoding and contentType are empty for known kinds. */
    return tag == 3 && len > 0
               ? stream_fail(KIN_EUNSUPPORTED,
                             "envelope has a content encoding", err)
               : STEP_ON;
}

static int list_metadata(struct kin__proto_stream *s, kin_str bytes,
                         kin_error *err)
{
    const struct kin__proto_opts opts = {
        .alloc = s->proto.alloc,
        .schema = s->proto.schema,
        .is_exact = true,
    };

    assert(!s->metadata);
    return kin__proto_decode_message(&opts, s->meta, bytes, &s->metadata, err);
}

static int list_item(struct kin__proto_stream *s, kin_str bytes, kin_error *err)
{
    kin_str kind = kin__buf_str(&s->kind);
    struct object object = {
        .schema = s->item,
        .head = {.api_version = kin__buf_str(&s->api_version)},
        .bytes = bytes,
    };

    s->has_items = true;
    kind.len -= KIN__S("List").len;
    object.head.kind = kind;
    return object_take(s, &object, err);
}

/* Reports an item that is too long and skips the rest of it. */
static int list_long_item(struct kin__proto_stream *s, kin_str bytes,
                          size_t head, uint64_t len, size_t *ret_used,
                          kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    size_t part = 0;
    int r = bad_begun(s, bytes, head, len, &part);

    if (r != STEP_ON)
        return r;
    s->tag = s->items_tag;
    assert(s->left >= head + len);
    s->left -= head + len;
    s->skip = len - part;
    *ret_used = head + part;
    (void)stream_limit(&why);
    return bad_report(s, KIN__EVENT_NONE, kin_str_of(bytes.ptr + head, part),
                      &why, err);
}

/* Handles a field of the list.  Go sends them in the order of tags. */
static int list_field(struct kin__proto_stream *s, kin_str bytes,
                      size_t *ret_used, kin_error *err)
{
    uint32_t tag = 0;
    uint64_t len = 0;
    size_t head = 0;
    int r = field_head(s, bytes, &tag, &len, &head, err);

    if (r != STEP_ON)
        return r;
    if (head > s->left || len > s->left - head)
        return stream_fail(KIN_EPARSE, "list ends within a field", err);
    bool is_items = tag == s->items_tag;
    bool is_meta = tag == s->meta_tag && s->tag < tag && !s->has_items;
    if (!is_items && !is_meta)
        return stream_fail(KIN_EUNSUPPORTED, "list has unexpected fields", err);
    if (is_items && len > s->opts.max_object && s->opts.ops.on_bad)
        return list_long_item(s, bytes, head, len, ret_used, err);
    r = piece_whole(s, bytes, head, len,
                    is_items ? s->opts.max_object : MAX_AROUND, err);
    if (r != STEP_ON)
        return r;
    kin_str payload = kin_str_of(bytes.ptr + head, (size_t)len);
    s->tag = tag;
    *ret_used = head + (size_t)len;
    s->left -= *ret_used;
    return is_items ? list_item(s, payload, err)
                    : list_metadata(s, payload, err);
}

static int list_step(struct kin__proto_stream *s, kin_str bytes,
                     size_t *ret_used, kin_error *err)
{
    switch (s->state) {
    case KIN__PROTO_LIST_MAGIC:
        return list_magic(s, bytes, ret_used, err);
    case KIN__PROTO_LIST_INSIDE:
        return list_field(s, bytes, ret_used, err);
    case KIN__PROTO_LIST_OTHER:
        *ret_used = bytes.len < s->left ? bytes.len : (size_t)s->left;
        s->left -= *ret_used;
        return STEP_ON;
    default:
        return list_envelope(s, bytes, ret_used, err);
    }
}

/* Ends a complete list, which may be empty. */
static int list_close(struct kin__proto_stream *s, kin_error *err)
{
    bool is_open = s->state == KIN__PROTO_LIST_INSIDE ||
                   s->state == KIN__PROTO_LIST_OTHER;

    if (!is_open || s->left > 0 || s->skip > 0)
        return 0;
    s->tag = 2; /* back in the envelope */
    return list_end(s, err);
}

/* ---- watches ---- */

static uint32_t frame_len(const char *p)
{
    const unsigned char *b = (const unsigned char *)p;

    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 |
           b[3];
}

/* Finds the type and the bytes of an event's object. */
static int event_open(const struct kin__proto_stream *s, kin_str raw,
                      struct object *object, kin_error *err)
{
    struct kin__proto_envelope envelope = {.raw = {0}};

    if (!kin__proto_is_envelope(raw))
        return stream_fail(KIN_EUNSUPPORTED, "event without an envelope", err);
    int r = kin__proto_open(raw, &envelope, err);
    if (r < 0)
        return r;
    object->bytes = envelope.raw;
    object->head = (struct kin__proto_head){
        .api_version = envelope.api_version,
        .kind = envelope.kind,
    };
    object->schema = kin__proto_find_type(s->proto.schema, envelope.api_version,
                                          envelope.kind);
    return object->schema ? 0
                          : stream_fail(KIN_EUNSUPPORTED, "unknown kind", err);
}

/* Whether a watch can continue without an event of that type. */
static bool event_is_optional(kin_str type)
{
    enum kin__event_type known = kin__stream_event_type(type);

    return known != KIN__EVENT_NONE && known != KIN__EVENT_BOOKMARK &&
           known != KIN__EVENT_ERROR;
}

static int event_take(struct kin__proto_stream *s, kin_str type, kin_str raw,
                      kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    struct object object = {
        .type = kin__stream_event_type(type),
        .type_text = type,
    };
    int r = event_open(s, raw, &object, &why);

    if (r == 0)
        return object_take(s, &object, err);
    s->reader.is_full = false;
    if (bad_is_object(s, r) && event_is_optional(type))
        return bad_report(s, object.type, kin__proto_enclosed(raw), &why, err);
    if (err)
        *err = why;
    return r;
}

static int watch_event(struct kin__proto_stream *s, kin_str bytes,
                       kin_error *err)
{
    kin_str event[3] = {{0}}; /* type, object */
    kin_str raw[3] = {{0}};
    int r = kin__proto_open_fields(bytes, event, /* known= */ 2, err);

    if (r == 0)
        r = kin__proto_open_fields(event[2], raw, /* known= */ 1, err);
    if (r < 0)
        return r;
    if (event[1].len == 0 || raw[1].len == 0)
        return stream_fail(KIN_EPARSE, "event without type or object", err);
    if (kin__utf8_valid_prefix(event[1]) < event[1].len)
        return stream_fail(KIN_EPARSE, "bad event type", err);
    return event_take(s, event[1], raw[1], err);
}

/* Reports an event that is too long and skips the rest of it. */
static int watch_long_event(struct kin__proto_stream *s, kin_str bytes,
                            uint32_t len, size_t *ret_used, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    kin_str type = {0};
    kin_str raw = {0};
    size_t part = 0;
    int r = bad_begun(s, bytes, FRAME_HEAD, len, &part);

    if (r != STEP_ON)
        return r;
    kin__proto_open_event(kin_str_of(bytes.ptr + FRAME_HEAD, part), &type,
                          &raw);
    if (!event_is_optional(type))
        return stream_limit(err);
    s->skip = len - part;
    *ret_used = FRAME_HEAD + part;
    (void)stream_limit(&why);
    return bad_report(s, kin__stream_event_type(type), kin__proto_enclosed(raw),
                      &why, err);
}

static int watch_step(struct kin__proto_stream *s, kin_str bytes,
                      size_t *ret_used, kin_error *err)
{
    if (bytes.len < FRAME_HEAD) {
        s->need = FRAME_HEAD;
        return STEP_MORE;
    }
    uint32_t len = frame_len(bytes.ptr);
    size_t max = s->opts.max_object + MAX_AROUND / 4;
    if (len > max && s->opts.ops.on_bad)
        return watch_long_event(s, bytes, len, ret_used, err);
    int r = piece_whole(s, bytes, FRAME_HEAD, len, max, err);
    if (r != STEP_ON)
        return r;
    *ret_used = FRAME_HEAD + (size_t)len;
    return watch_event(s, kin_str_of(bytes.ptr + FRAME_HEAD, len), err);
}

/* ---- bytes ---- */

static int stream_step(struct kin__proto_stream *s, kin_str bytes,
                       size_t *ret_used, kin_error *err)
{
    if (s->opts.kind == KIN__STREAM_WATCH)
        return watch_step(s, bytes, ret_used, err);
    int r = list_step(s, bytes, ret_used, err);
    return r == STEP_ON ? list_close(s, err) : r;
}

/* Moves the bytes that the current piece needs from the chunk to `in`. */
static int stream_keep(struct kin__proto_stream *s, kin_str *chunk)
{
    assert(s->need > s->in.len);
    kin_str part = kin__str_slice(*chunk, 0, s->need - s->in.len);
    int r = kin__buf_append(&s->in, part);

    if (r == 0)
        *chunk = kin__str_slice(*chunk, part.len, SIZE_MAX);
    return r;
}

/* Skips the rest of an object that is too long. */
static int stream_skip(struct kin__proto_stream *s, kin_str *chunk,
                       kin_error *err)
{
    size_t part = chunk->len < s->skip ? chunk->len : (size_t)s->skip;

    assert(part <= s->skip);
    *chunk = kin__str_slice(*chunk, part, SIZE_MAX);
    s->skip -= part;
    return s->opts.kind == KIN__STREAM_LIST ? list_close(s, err) : 0;
}

static int stream_run(struct kin__proto_stream *s, kin_str chunk,
                      kin_error *err)
{
    int r = STEP_ON;

    while (chunk.len > 0) {
        if (s->skip > 0) {
            r = stream_skip(s, &chunk, err);
            if (r < 0)
                return r;
            continue;
        }
        bool is_kept = s->in.len > 0 || r == STEP_MORE;
        if (is_kept) {
            r = stream_keep(s, &chunk);
            if (r < 0)
                return stream_result(r, err);
            if (s->in.len < s->need)
                return 0;
        }
        kin_str at = is_kept ? kin__buf_str(&s->in) : chunk;
        size_t used = 0;
        r = stream_step(s, at, &used, err);
        if (r < 0)
            return r;
        if (r == STEP_MORE)
            continue;
        assert(!is_kept || used == at.len);
        kin__buf_clear(&s->in);
        if (!is_kept)
            chunk = kin__str_slice(chunk, used, SIZE_MAX);
    }
    return 0;
}

static int stream_dead(const struct kin__proto_stream *s, kin_error *err)
{
    return kin_error_set(err, s->error, "stream has failed before");
}

int kin__proto_stream_feed(struct kin__proto_stream *s, kin_str chunk,
                           kin_error *err)
{
    if (s->error)
        return stream_dead(s, err);
    s->error = stream_run(s, chunk, err);
    return s->error;
}

int kin__proto_stream_finish(struct kin__proto_stream *s, kin_error *err)
{
    if (s->error)
        return stream_dead(s, err);
    bool is_whole = s->in.len == 0 && s->skip == 0 &&
                    (s->opts.kind == KIN__STREAM_WATCH ||
                     s->state == KIN__PROTO_LIST_END);
    if (!is_whole)
        s->error = stream_fail(KIN_EPARSE, "response is incomplete", err);
    return s->error;
}
