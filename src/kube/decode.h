/* SPDX-License-Identifier: Apache-2.0 */
/*
 * decode.h - from the bytes of a list or a watch to objects of their own.
 *
 * Each object gets a document, so that whoever keeps it keeps nothing else
 * alive.  As long as nobody does, one document serves for all of them, and
 * nothing is allocated.  (Stores read the same streams with cache/feed.h.)
 *
 *   A  What is no list, or no event, is refused by name: a Table, a Status, an
 *      object of another kind than was asked for, an object without a name.
 *   B  List items lack kind and apiVersion; they are put in front.
 *
 * One thread at a time.
 */
#ifndef KIN_KUBE_DECODE_H
#define KIN_KUBE_DECODE_H

#include <kin/object.h>
#include <kin/resource.h>

#include "base/buf.h"
#include "wire/proto_stream.h"
#include "wire/stream.h"

/* One object or event; borrowed until the callback returns. */
struct kin__decoded {
    enum kin__event_type type; /* NONE for an item of a list */
    const kin_object *object;  /* NULL for BOOKMARK and ERROR */
    kin_value value;           /* the same, or what those two hold */
};

struct kin__decode_opts {
    enum kin__stream_kind kind;   /* WATCH or LIST */
    const kin_resource *resource; /* copied as far as needed; may be NULL */
    size_t max_object;            /* bytes of one; 0 takes the default */
    /* 0, or a negative code that ends the decoding; `err` is then filled, or
     * left alone. */
    int (*on_item)(const struct kin__decoded *item, kin_error *err,
                   void *userdata);
    /* At the end of a list.  May be NULL. */
    int (*on_list)(const struct kin__stream_list *list, kin_error *err,
                   void *userdata);
    void *userdata;
};

/* Members are the decoder's own. */
struct kin__decode {
    const kin_allocator *alloc;
    struct kin__decode_opts opts;
    char *kind;                     /* owned; NULL for any */
    char *api_version;              /* owned; NULL for any */
    struct kin__arena *arena;       /* owned; the document in use */
    struct kin__document_mark mark; /* of its beginning */
    struct kin__stream stream;
    struct kin__proto_stream proto; /* stands in front of it, if is_proto */
    bool is_proto;
    kin_error why; /* why an object was refused */
};

/* `opts` is copied.  0 or KIN_ENOMEM; after a failure there is nothing to
 * release. */
int kin__decode_init(struct kin__decode *decode, const kin_allocator *alloc,
                     const struct kin__decode_opts *opts,
                     kin_error *err) KIN_NODISCARD;
void kin__decode_done(struct kin__decode *decode);

/* Says that the bytes are protobuf, before the first of them.  0 or
 * KIN_ENOMEM. */
int kin__decode_expect_protobuf(struct kin__decode *decode,
                                kin_error *err) KIN_NODISCARD;

/* Deals with more bytes: as kin__stream_feed() and kin__stream_feed_padded().
 * 0, KIN_EPARSE, KIN_EPROTOCOL (A), KIN_EUNSUPPORTED (protobuf that is not
 * known), KIN_ELIMIT, KIN_ENOMEM or what a callback gave. */
int kin__decode_feed(struct kin__decode *decode, kin_str bytes,
                     kin_error *err) KIN_NODISCARD;
int kin__decode_feed_padded(struct kin__decode *decode, kin_str bytes,
                            kin_error *err) KIN_NODISCARD;

/* No more comes: KIN_EPARSE if something is missing. */
int kin__decode_finish(struct kin__decode *decode,
                       kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_DECODE                                                       \
    __attribute__((cleanup(kin__decode_done))) struct kin__decode

#endif /* KIN_KUBE_DECODE_H */
