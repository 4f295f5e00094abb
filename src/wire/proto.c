/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto.c - envelopes, and decoding one message to a document or a text.
 */
#include "wire/proto.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "wire/proto_impl.h"

enum { DEFAULT_BYTES = 64 << 20 };

/* The first bytes of an envelope. */
static const char magic[4] = {'k', '8', 's', '\0'};

int kin__proto_fail(const struct kin__proto_reader *rd, const char *problem)
{
    kin_str type = rd->type ? rd->type->name : KIN__S("envelope");
    kin_str field = rd->field ? rd->field->name : KIN__S("");

    return kin_error_set(rd->err, KIN_EPARSE, "protobuf: %.*s%s%.*s %s",
                         KIN_STR(type), rd->field ? "." : "", KIN_STR(field),
                         problem);
}

int kin__proto_unknown(const struct kin__proto_reader *rd, uint32_t tag)
{
    if (!rd->opts->is_exact)
        return 0;
    kin_str type = rd->type ? rd->type->name : KIN__S("message");
    return kin_error_set(rd->err, KIN_EUNSUPPORTED,
                         "protobuf: %.*s has the unknown field %u",
                         KIN_STR(type), (unsigned)tag);
}

/* ---- envelopes */

bool kin__proto_is_envelope(kin_str bytes)
{
    return bytes.len >= sizeof(magic) &&
           memcmp(bytes.ptr, magic, sizeof(magic)) == 0;
}

static int open_message(kin_str bytes, kin_str fields[3], uint32_t known,
                        bool is_exact, kin_error *err)
{
    struct kin__proto_cursor cursor = kin__proto_cursor_of(bytes);
    struct kin__proto_item item;

    for (;;) {
        int r = kin__proto_next(&cursor, &item);
        if (r < 0)
            return kin_error_set(err, r, "protobuf: envelope %s",
                                 cursor.problem);
        if (r == 0)
            return 0;
        if (item.tag > known && is_exact)
            return kin_error_set(err, KIN_EUNSUPPORTED,
                                 "protobuf: unknown field %u",
                                 (unsigned)item.tag);
        if (item.tag > known)
            continue;
        if (item.wire != KIN__PROTO_BYTES)
            return kin_error_set(err, KIN_EPARSE,
                                 "protobuf: envelope has a field with a wrong "
                                 "wire type");
        fields[item.tag] = kin_str_of(item.ptr, item.number);
    }
}

int kin__proto_open_fields(kin_str bytes, kin_str fields[3], uint32_t known,
                           kin_error *err)
{
    assert(known <= 2);
    return open_message(bytes, fields, known, /* is_exact= */ true, err);
}

int kin__proto_open(kin_str bytes, struct kin__proto_envelope *ret,
                    kin_error *err)
{
    kin_str unknown[3] = {{0}}; /* typeMeta, raw */
    kin_str meta[3] = {{0}};    /* apiVersion, kind */

    if (!kin__proto_is_envelope(bytes))
        return kin_error_set(err, KIN_EPARSE,
                             "protobuf: does not begin with \"k8s\" and NUL");
    int r = open_message(kin__str_slice(bytes, sizeof(magic), SIZE_MAX),
                         unknown, 2, /* is_exact= */ false, err);
    if (r == 0)
        r = open_message(unknown[1], meta, 2, /* is_exact= */ false, err);
    if (r < 0)
        return r;
    *ret = (struct kin__proto_envelope){
        .api_version = meta[1],
        .kind = meta[2],
        .raw = unknown[2],
    };
    return 0;
}

const struct kin__schema_type *kin__proto_find_type(
    const struct kin__schema *schema, kin_str api_version, kin_str kind)
{
    kin_str version = api_version;
    kin_str group = kin__str_cut(&version, '/');

    if (!version.ptr) {
        version = group;
        group = KIN__S("");
    }
    const struct kin__schema_type *type = kin__schema_find_kind(schema, group,
                                                                version, kind);
    return type && (type->flags & KIN__SCHEMA_IS_MESSAGE) ? type : NULL;
}

/* Parses an envelope, applies the defaults, and finds the type of its object.
 */
static int envelope_read(const struct kin__proto_opts *opts, kin_str bytes,
                         struct kin__proto_envelope *ret,
                         const struct kin__schema_type **ret_type,
                         kin_error *err)
{
    int r = kin__proto_open(bytes, ret, err);

    if (r < 0)
        return r;
    if (ret->kind.len == 0)
        ret->kind = opts->kind;
    if (ret->api_version.len == 0)
        ret->api_version = opts->api_version;
    if (ret->kind.len == 0 || ret->api_version.len == 0)
        return kin_error_set(err, KIN_EPARSE, "protobuf: envelope has no %s",
                             ret->kind.len == 0 ? "kind" : "apiVersion");
    *ret_type = kin__proto_find_type(opts->schema, ret->api_version, ret->kind);
    if (!*ret_type)
        return kin_error_set(err, KIN_ENOTFOUND,
                             "protobuf: no kind \"%.*s\" in version \"%.*s\"",
                             KIN_STR(ret->kind), KIN_STR(ret->api_version));
    return 0;
}

/* Writes a message that is not part of another one. */
static int write_root(struct kin__proto_reader *rd,
                      const struct kin__schema_type *type, kin_str bytes,
                      const struct kin__proto_head *head)
{
    const struct kin__proto_item item = {
        .ptr = bytes.ptr,
        .number = bytes.len,
        .wire = KIN__PROTO_BYTES,
    };
    size_t part_count = rd->part_count;
    size_t slot = 0;
    int r = kin__proto_push_slots(rd, 1, &slot);

    if (r < 0)
        return r;
    r = kin__proto_push_part(rd, slot, &item);
    if (r == 0)
        r = kin__proto_write_object(rd, type, rd->slots[slot], head);
    assert(r < 0 || rd->slot_count == slot + 1);
    rd->slot_count = slot;
    rd->part_count = part_count;
    return r;
}

int kin__proto_write_envelope(struct kin__proto_reader *rd, kin_str bytes)
{
    const struct kin__proto_opts bare = {.schema = rd->opts->schema};
    const struct kin__schema_type *type = NULL;
    struct kin__proto_envelope envelope = {.raw = {0}};
    int r = envelope_read(&bare, bytes, &envelope, &type, rd->err);

    if (r < 0)
        return r;
    return write_root(
        rd, type, envelope.raw,
        &(struct kin__proto_head){envelope.api_version, envelope.kind});
}

/* ---- documents */

void kin__proto_reader_done(struct kin__proto_reader *rd)
{
    kin__json_parser_done(&rd->json);
    kin__buf_done(&rd->scratch);
    kin__free(rd->opts->alloc, rd->parts);
    kin__free(rd->opts->alloc, rd->slots);
    kin__free(rd->opts->alloc, rd->entries);
}

static int reader_run(struct kin__proto_reader *rd,
                      const struct kin__schema_type *type, kin_str bytes,
                      const struct kin__proto_head *head)
{
    struct kin__arena *arena = rd->doc->arena;

    kin__json_parser_init(&rd->json, arena, /* limits= */ NULL, arena->alloc);
    kin__buf_init(&rd->scratch, rd->opts->alloc, SIZE_MAX / 4);
    int r = write_root(rd, type, bytes, head);
    kin__proto_reader_done(rd);
    return r < 0 ? r : kin__document_end(rd->doc);
}

int kin__proto_write_text(struct kin__proto_reader *rd,
                          const struct kin__schema_type *type, kin_str bytes,
                          const struct kin__proto_head *head,
                          struct kin__buf *ret, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    assert(!rd->doc);
    rd->text = ret;
    rd->err = &why;
    rd->part_count = 0;
    rd->slot_count = 0;
    rd->entry_count = 0;
    rd->depth = 0;
    rd->type = NULL;
    rd->field = NULL;
    int r = write_root(rd, type, bytes, head);
    rd->err = NULL;
    if (r == 0) {
        assert(ret->ptr[ret->len - 1] == ',');
        ret->ptr[--ret->len] = '\0';
        return 0;
    }
    if (why.code != r)
        (void)kin_error_set(&why, r, "protobuf: %s", kin_error_text(r));
    if (err)
        *err = why;
    return r;
}

static int decode(const struct kin__proto_opts *opts,
                  const struct kin__schema_type *type, kin_str bytes,
                  const struct kin__proto_head *head, kin_document **ret,
                  kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    uint64_t max = opts->max_bytes > 0 ? opts->max_bytes : DEFAULT_BYTES;
    kin_error why = KIN_ERROR_INIT;
    int r = kin__document_new_limited(opts->alloc, max, &doc, err);

    if (r < 0)
        return r;
    struct kin__proto_reader rd = {.opts = opts, .doc = doc, .err = &why};
    r = reader_run(&rd, type, bytes, head);
    if (r < 0) {
        if (why.code != r)
            (void)kin_error_set(&why, r, "protobuf: %s", kin_error_text(r));
        if (err)
            *err = why;
        return r;
    }
    *ret = KIN__STEAL(doc);
    return 0;
}

int kin__proto_decode_message(const struct kin__proto_opts *opts,
                              const struct kin__schema_type *type,
                              kin_str bytes, kin_document **ret, kin_error *err)
{
    return decode(opts, type, bytes,
                  &(struct kin__proto_head){opts->api_version, opts->kind}, ret,
                  err);
}

int kin__proto_decode(const struct kin__proto_opts *opts, kin_str bytes,
                      const struct kin__schema_type **ret_type,
                      kin_document **ret, kin_error *err)
{
    const struct kin__schema_type *type = NULL;
    struct kin__proto_envelope envelope = {.raw = {0}};
    int r = envelope_read(opts, bytes, &envelope, &type, err);

    if (r == 0)
        r = decode(
            opts, type, envelope.raw,
            &(struct kin__proto_head){envelope.api_version, envelope.kind}, ret,
            err);
    if (r == 0 && ret_type)
        *ret_type = type;
    return r;
}
