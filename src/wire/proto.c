/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto.c - envelopes, and decoding one message.
 */
#include "wire/proto.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/values.h"
#include "wire/proto_impl.h"

enum {
    DEFAULT_BYTES = 64 << 20,
    MAX_BYTES = INT32_MAX, /* of a message; spans have 32 bits */
    ROOT_SITE = 0x1234567,
};

/* The first bytes of an envelope. */
static const char magic[4] = {'k', '8', 's', '\0'};

static int fail(const struct kin__proto_reader *rd, int code,
                const char *problem)
{
    kin_str type = rd->type ? rd->type->name : KIN__S("envelope");
    kin_str field = rd->field ? rd->field->name : KIN__S("");

    return kin_error_set(rd->err, code, "protobuf: %.*s%s%.*s %s",
                         KIN_STR(type), rd->field ? "." : "", KIN_STR(field),
                         problem);
}

int kin__proto_fail(const struct kin__proto_reader *rd, const char *problem)
{
    return fail(rd, KIN_EPARSE, problem);
}

int kin__proto_limit(const struct kin__proto_reader *rd, const char *problem)
{
    return fail(rd, KIN_ELIMIT, problem);
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

int kin__proto_make_envelope(struct kin__proto_reader *rd, kin_str bytes,
                             const struct kin__proto_place *place,
                             kin__val *ret)
{
    const struct kin__proto_opts bare = {.schema = rd->opts->schema};
    const struct kin__schema_type *type = NULL;
    struct kin__proto_envelope envelope = {.raw = {0}};
    int r = envelope_read(&bare, bytes, &envelope, &type, rd->err);

    if (r < 0)
        return r;
    return kin__proto_make_object(
        rd, type, envelope.raw,
        &(struct kin__proto_head){envelope.api_version, envelope.kind}, place,
        ret);
}

/* ---- readers */

void kin__proto_reader_init(struct kin__proto_reader *rd,
                            const struct kin__proto_opts *opts,
                            const struct kin__json_limits *limits,
                            struct kin__arena *arena)
{
    struct kin__json_limits given = *limits;

    given.text_len = 0; /* that of the whole object counts */
    *rd = (struct kin__proto_reader){
        .opts = opts,
        .arena = arena,
        .alloc = opts->alloc,
    };
    kin__json_parser_init(&rd->json, arena, &given, opts->alloc);
    rd->limits = rd->json.limits;
    kin__buf_init(&rd->scratch, opts->alloc, SIZE_MAX / 4);
    kin__buf_init(&rd->keys, opts->alloc, UINT32_MAX / 2);
}

void kin__proto_reader_trim(struct kin__proto_reader *rd)
{
    assert(rd->val_count == 0);
    kin__proto_memo_clear(&rd->memo, rd->arena);
    kin__json_parser_trim(&rd->json);
    kin__buf_done(&rd->scratch);
    kin__buf_done(&rd->keys);
    kin__free(rd->alloc, rd->slots);
    kin__free(rd->alloc, rd->entries);
    kin__free(rd->alloc, rd->vals);
    kin__free(rd->alloc, rd->owned);
    kin__free(rd->alloc, rd->key_ends);
    kin__free(rd->alloc, rd->seen);
    rd->slots = NULL;
    rd->slot_cap = 0;
    rd->entries = NULL;
    rd->entry_cap = 0;
    rd->vals = NULL;
    rd->val_cap = 0;
    rd->owned = NULL;
    rd->owned_cap = 0;
    rd->key_ends = NULL;
    rd->key_cap = 0;
    rd->seen = NULL;
    rd->seen_cap = 0;
    rd->objects = 0;
}

void kin__proto_reader_done(struct kin__proto_reader *rd)
{
    if (!rd->opts)
        return;
    kin__proto_reader_trim(rd);
    kin__json_parser_done(&rd->json);
    *rd = (struct kin__proto_reader){.opts = NULL};
}

/* Releases what an error has left, and completes its message. */
static int read_fail(struct kin__proto_reader *rd, int code, kin_error *why,
                     kin_error *err)
{
    kin__proto_reader_drop(rd);
    if (why->code != code)
        (void)kin_error_set(why, code, "protobuf: %s", kin_error_text(code));
    if (err)
        *err = *why;
    return code;
}

int kin__proto_read(struct kin__proto_reader *rd,
                    const struct kin__schema_type *type, kin_str bytes,
                    const struct kin__proto_head *head, kin__val predicted,
                    const struct kin__projection_node *fields, kin__val *ret,
                    kin_error *err)
{
    const struct kin__proto_place place = {
        .expected = predicted,
        .site = ROOT_SITE,
        .key = kin_str_of("", 0),
        .below = fields,
    };
    kin_error why = KIN_ERROR_INIT;

    assert(rd->val_count == 0 && rd->slot_count == 0);
    rd->err = &why;
    rd->depth = 0;
    rd->levels = 0;
    rd->merges = 0;
    rd->made = 0;
    rd->is_full = false;
    rd->type = NULL;
    rd->field = NULL;
    rd->objects++;
    kin__values_next(rd->arena);
    int r = bytes.len > MAX_BYTES
                ? kin__proto_limit(rd, "is too long")
                : kin__proto_make_root(rd, type, bytes, head, &place, ret);
    rd->err = NULL;
    rd->seen_count = 0;
    if (r < 0)
        return read_fail(rd, r, &why, err);
    assert(rd->val_count == 0 && rd->slot_count == 0 && rd->key_count == 0);
    return 0;
}

/* ---- documents */

static int decode(const struct kin__proto_opts *opts,
                  const struct kin__schema_type *type, kin_str bytes,
                  const struct kin__proto_head *head, kin_document **ret,
                  kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    uint64_t max = opts->max_bytes > 0 ? opts->max_bytes : DEFAULT_BYTES;
    struct kin__proto_reader rd;
    kin__val root = KIN__VAL_NONE;
    int r = kin__document_new_limited(opts->alloc, max, &doc, err);

    if (r < 0)
        return r;
    kin__proto_reader_init(&rd, opts, &(struct kin__json_limits){0},
                           doc->arena);
    rd.flags = KIN__JSON_STRICT;
    r = kin__proto_read(&rd, type, bytes, head, KIN__VAL_NONE,
                        /* fields= */ NULL, &root, err);
    kin__proto_reader_done(&rd);
    if (r < 0)
        return r;
    kin__document_set_root(doc, root);
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
