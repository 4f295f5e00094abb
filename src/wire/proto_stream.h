/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_stream.h - parses lists and watches in protobuf into objects.
 *
 * It takes the place of a JSON stream (stream.h) for the same options and
 * callbacks.  The input arrives in chunks that are split anywhere.
 *
 *   LIST   an envelope ("k8s\0", then apiVersion and kind, then the list) whose
 *          items are decoded one by one; the whole list is never in memory.
 *   WATCH  frames with a length prefix (four bytes, big-endian), each of which
 *          contains an event with an envelope.
 *
 *   A  The callbacks, and whether the stream fails, depend on the bytes only,
 *      not on how they were split.
 *   B  Memory is at most the bytes of the largest object (`max_object`), which
 *      also limits the length of its values, and a memo (proto_memo.h).  A
 *      length prefix alone allocates nothing.
 *   C  Nothing is skipped silently: a field that the schema does not know, or
 *      an order that API servers do not use, is KIN_EUNSUPPORTED.  The caller
 *      can request JSON instead.
 *   D  After an error every call returns the same code.
 *   E  With on_bad, an item or the object of an event that is malformed, above
 *      a limit or too long is reported and skipped by its length.  One that is
 *      too long is reported when its metadata has arrived.  Bookmarks and
 *      errors of a watch still fail the stream.
 *   F  An object has the value that a JSON stream gives for the JSON that the
 *      server would have sent.
 *
 * Threads: the arena's writer.  Callbacks may use the arena but must not feed
 * the stream.
 */
#ifndef KIN_WIRE_PROTO_STREAM_H
#define KIN_WIRE_PROTO_STREAM_H

#include "wire/proto_impl.h"
#include "wire/stream.h"

/* The state of a list. */
enum kin__proto_stream_state {
    KIN__PROTO_LIST_MAGIC,    /* no byte yet */
    KIN__PROTO_LIST_ENVELOPE, /* between the envelope's fields */
    KIN__PROTO_LIST_INSIDE,   /* between the list's fields */
    KIN__PROTO_LIST_OTHER,    /* in an object that is not a list */
    KIN__PROTO_LIST_END,      /* behind the list, in the envelope */
};

/* All members are private. */
struct kin__proto_stream {
    struct kin__stream_opts opts;
    struct kin__proto_opts proto; /* of the reader */
    struct kin__proto_reader reader;
    struct kin__buf in; /* an incomplete piece */
    size_t need;        /* bytes of `in` needed to continue */
    uint64_t skip;      /* remaining bytes of an object that is too long */
    int error;          /* of the first failure */

    /* LIST */
    enum kin__proto_stream_state state;
    struct kin__buf kind;
    struct kin__buf api_version;
    const struct kin__schema_type *item; /* of the items */
    const struct kin__schema_type *meta; /* of metadata */
    kin_document *metadata;              /* owned; NULL if none */
    uint64_t left;                       /* remaining bytes of the list */
    uint32_t tag;                        /* of the previous field */
    uint32_t meta_tag;                   /* of metadata */
    uint32_t items_tag;                  /* of items */
    bool has_items;                      /* an item has arrived */
};

/* Whether a media type is Kubernetes' protobuf. */
bool kin__media_type_is_protobuf(kin_str content_type);

/* `opts` is copied; its kind is LIST or WATCH, and `head` and `infer_head` are
 * ignored.  Schema and arena are borrowed; the arena must outlive the stream.
 * Cannot fail. */
void kin__proto_stream_init(struct kin__proto_stream *s,
                            struct kin__arena *arena,
                            const struct kin__schema *schema,
                            const struct kin__stream_opts *opts,
                            const kin_allocator *alloc);
void kin__proto_stream_done(struct kin__proto_stream *s);

/* As kin__stream_set_arena(). */
void kin__proto_stream_set_arena(struct kin__proto_stream *s,
                                 struct kin__arena *arena);

/* Frees buffers of an idle stream, unless they contain incomplete input. */
void kin__proto_stream_trim(struct kin__proto_stream *s);

/* Parses more bytes.
 * @return 0, KIN_EPARSE, KIN_EUNSUPPORTED (C), KIN_ELIMIT, KIN_ENOMEM, or the
 *         error of a callback
 */
int kin__proto_stream_feed(struct kin__proto_stream *s, kin_str chunk,
                           kin_error *err) KIN_NODISCARD;

/* Ends the input: KIN_EPARSE if it is incomplete. */
int kin__proto_stream_finish(struct kin__proto_stream *s,
                             kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_PROTO_STREAM                                                 \
    __attribute__((cleanup(kin__proto_stream_done))) struct kin__proto_stream

#endif /* KIN_WIRE_PROTO_STREAM_H */
