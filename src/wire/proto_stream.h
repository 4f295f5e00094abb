/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_stream.h - lists and watches in protobuf, as the JSON they would be.
 *
 * It stands in front of a stream of JSON (wire/stream.h): chunks cut anywhere
 * go in, and for each object that is whole the text of it comes out, with what
 * stands around it, so that the texts one after the other are the JSON body.
 * Thus objects are compared with predictions, counted and refused in one place
 * for both forms, and give the same values.
 *
 *   LIST   an envelope ("k8s\0", then apiVersion and kind, then the list)
 *          whose items are taken one by one; the list is never held whole.
 *   WATCH  frames, each with its length in front (four bytes, the highest
 *          first), that hold an event, in which there is an envelope.
 *
 *   A  What comes out, and whether the stream fails, depends on the bytes only,
 *      not on how they were cut.
 *   B  Memory is at most the largest object, twice: its bytes and its text, of
 *      which no more than `max_object` are taken; lengths that are merely
 *      claimed cost nothing.
 *   C  Nothing is passed over in silence: what the schema does not know, or is
 *      sent in another order than API servers send it, is KIN_EUNSUPPORTED.
 *      The same as JSON can be read.
 *   D  After a failure the stream is dead: feeding gives the same code again.
 *   E  With on_bad, an item or the object of an event that is malformed or too
 *      long is reported and skipped by its length; nothing of it comes out.
 *      One that is too long is reported once its metadata has come.  Bookmarks
 *      and errors of a watch still end the stream.
 *
 * One thread at a time.
 */
#ifndef KIN_WIRE_PROTO_STREAM_H
#define KIN_WIRE_PROTO_STREAM_H

#include "wire/proto_impl.h"
#include "wire/stream.h"

struct kin__proto_stream_opts {
    enum kin__stream_kind kind;       /* LIST or WATCH */
    const struct kin__schema *schema; /* borrowed */
    size_t max_object;                /* bytes of one; 0: 16 MiB */
    /* Takes the next piece of JSON, as kin__stream_feed_padded() does. */
    int (*on_text)(kin_str text, kin_error *err, void *userdata);
    /* An object that cannot be decoded, as in struct kin__stream_ops; one that
     * the schema does not know still ends the stream.  NULL: it ends the
     * stream. */
    int (*on_bad)(const struct kin__stream_bad *bad, void *userdata);
    void *userdata;
};

/* Where a list is. */
enum kin__proto_stream_state {
    KIN__PROTO_LIST_MAGIC,    /* nothing yet */
    KIN__PROTO_LIST_ENVELOPE, /* between the envelope's fields */
    KIN__PROTO_LIST_INSIDE,   /* between the list's fields */
    KIN__PROTO_LIST_OTHER,    /* in what is no list */
    KIN__PROTO_LIST_END,      /* behind the list, in the envelope */
};

/* Members are the stream's own. */
struct kin__proto_stream {
    struct kin__proto_stream_opts opts;
    struct kin__proto_opts proto; /* of the reader */
    struct kin__proto_reader reader;
    struct kin__buf in;   /* the piece that has begun to arrive */
    struct kin__buf text; /* what comes out */
    size_t need;          /* bytes of `in` that make sense of it */
    uint64_t skip;        /* bytes to come of an object that is too long */
    int error;            /* of the first failure */

    /* LIST */
    enum kin__proto_stream_state state;
    struct kin__buf kind;
    struct kin__buf api_version;
    const struct kin__schema_type *item; /* of the items */
    const struct kin__schema_type *meta; /* of metadata */
    uint64_t left;      /* bytes of the list that have not come yet */
    uint32_t tag;       /* of the field before */
    uint32_t meta_tag;  /* of metadata */
    uint32_t items_tag; /* of items */
    bool has_items;     /* their bracket is open */
};

/* Whether a media type is Kubernetes' protobuf. */
bool kin__media_type_is_protobuf(kin_str content_type);

/* `opts` is copied.  Cannot fail. */
void kin__proto_stream_init(struct kin__proto_stream *s,
                            const struct kin__proto_stream_opts *opts,
                            const kin_allocator *alloc);
void kin__proto_stream_done(struct kin__proto_stream *s);

/* Deals with more bytes.
 * @return 0, KIN_EPARSE, KIN_EUNSUPPORTED (C), KIN_ELIMIT, KIN_ENOMEM, or what
 *         on_text gave
 */
int kin__proto_stream_feed(struct kin__proto_stream *s, kin_str chunk,
                           kin_error *err) KIN_NODISCARD;

/* No more comes: KIN_EPARSE if something is missing. */
int kin__proto_stream_finish(struct kin__proto_stream *s,
                             kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_PROTO_STREAM                                                 \
    __attribute__((cleanup(kin__proto_stream_done))) struct kin__proto_stream

#endif /* KIN_WIRE_PROTO_STREAM_H */
