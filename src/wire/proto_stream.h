/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_stream.h - converts lists and watches from protobuf to JSON.
 *
 * It is used in front of a JSON stream (wire/stream.h).  The input arrives in
 * chunks that are split anywhere.  For each complete object the output is its
 * JSON text and the text around it, so that all output together is the JSON
 * body.  So predictions, limits and errors are handled in one place for both
 * formats, which give the same values.
 *
 *   LIST   an envelope ("k8s\0", then apiVersion and kind, then the list) whose
 *          items are converted one by one; the whole list is never in memory.
 *   WATCH  frames with a length prefix (four bytes, big-endian), each of which
 *          contains an event with an envelope.
 *
 *   A  The output, and whether the stream fails, depends on the bytes only, not
 *      on how they were split.
 *   B  Memory is at most twice the largest object: its bytes and its text, each
 *      up to `max_object`.  A length prefix alone allocates nothing.
 *   C  Nothing is skipped silently: a field that the schema does not know, or
 *      an order that API servers do not use, is KIN_EUNSUPPORTED.  The caller
 *      can request JSON instead.
 *   D  After an error every call returns the same code.
 *   E  With on_bad, an item or the object of an event that is malformed or too
 *      long is reported and skipped by its length; it has no output.  One that
 *      is too long is reported when its metadata has arrived.  Bookmarks and
 *      errors of a watch still fail the stream.
 *
 * Threads: one at a time.
 */
#ifndef KIN_WIRE_PROTO_STREAM_H
#define KIN_WIRE_PROTO_STREAM_H

#include "wire/proto_impl.h"
#include "wire/stream.h"

struct kin__proto_stream_opts {
    enum kin__stream_kind kind;       /* LIST or WATCH */
    const struct kin__schema *schema; /* borrowed */
    size_t max_object;                /* bytes; 0: 16 MiB */
    /* Receives the next JSON text, like kin__stream_feed_padded(). */
    int (*on_text)(kin_str text, kin_error *err, void *userdata);
    /* Reports an object that cannot be decoded, as in struct kin__stream_ops;
     * an unknown kind still fails the stream.  NULL: it fails the stream. */
    int (*on_bad)(const struct kin__stream_bad *bad, void *userdata);
    void *userdata;
};

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
    struct kin__proto_stream_opts opts;
    struct kin__proto_opts proto; /* of the reader */
    struct kin__proto_reader reader;
    struct kin__buf in;   /* an incomplete piece */
    struct kin__buf text; /* output */
    size_t need;          /* bytes of `in` needed to continue */
    uint64_t skip;        /* remaining bytes of an object that is too long */
    int error;            /* of the first failure */

    /* LIST */
    enum kin__proto_stream_state state;
    struct kin__buf kind;
    struct kin__buf api_version;
    const struct kin__schema_type *item; /* of the items */
    const struct kin__schema_type *meta; /* of metadata */
    uint64_t left;                       /* remaining bytes of the list */
    uint32_t tag;                        /* of the previous field */
    uint32_t meta_tag;                   /* of metadata */
    uint32_t items_tag;                  /* of items */
    bool has_items;                      /* the bracket of `items` is open */
};

/* Whether a media type is Kubernetes' protobuf. */
bool kin__media_type_is_protobuf(kin_str content_type);

/* `opts` is copied.  Cannot fail. */
void kin__proto_stream_init(struct kin__proto_stream *s,
                            const struct kin__proto_stream_opts *opts,
                            const kin_allocator *alloc);
void kin__proto_stream_done(struct kin__proto_stream *s);

/* Converts more bytes.
 * @return 0, KIN_EPARSE, KIN_EUNSUPPORTED (C), KIN_ELIMIT, KIN_ENOMEM, or the
 *         error of on_text
 */
int kin__proto_stream_feed(struct kin__proto_stream *s, kin_str chunk,
                           kin_error *err) KIN_NODISCARD;

/* Ends the input: KIN_EPARSE if it is incomplete. */
int kin__proto_stream_finish(struct kin__proto_stream *s,
                             kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_PROTO_STREAM                                                 \
    __attribute__((cleanup(kin__proto_stream_done))) struct kin__proto_stream

#endif /* KIN_WIRE_PROTO_STREAM_H */
