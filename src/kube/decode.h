/* SPDX-License-Identifier: Apache-2.0 */
/*
 * decode.h - decodes the bytes of a list or a watch into separate objects.
 *
 * Each object gets its own document, so that keeping one keeps no other memory
 * alive.  As long as the callback keeps none, one document is reused for all of
 * them and nothing is allocated.
 *
 *   A  Input that is not a list or an event is rejected with its name: a Table,
 *      a Status, an object of another kind than requested, an object without a
 *      name.
 *   B  List items lack kind and apiVersion; these are prepended.
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
    kin_value value; /* the object's value, or that of a BOOKMARK or ERROR */
};

struct kin__decode_opts {
    enum kin__stream_kind kind;   /* WATCH or LIST */
    const kin_resource *resource; /* copied; may be NULL */
    size_t max_object;            /* bytes of one object; 0 for the default */
    /* Returns 0, or a negative code that ends the decoding; `err` is set
     * then, or left alone. */
    int (*on_item)(const struct kin__decoded *item, kin_error *err,
                   void *userdata);
    /* At the end of a list.  May be NULL. */
    int (*on_list)(const struct kin__stream_list *list, kin_error *err,
                   void *userdata);
    void *userdata;
};

/* All members are private. */
struct kin__decode {
    const kin_allocator *alloc;
    struct kin__decode_opts opts;
    char *kind;                     /* owned; NULL for any */
    char *api_version;              /* owned; NULL for any */
    struct kin__arena *arena;       /* owned; the document in use */
    struct kin__document_mark mark; /* offset of its first byte */
    struct kin__stream stream;
    struct kin__proto_stream proto; /* in its place, if is_proto */
    bool is_proto;
    kin_error why; /* why an object was rejected */
};

/* Initializes a decoder.  `opts` is copied. 0 or KIN_ENOMEM; after a failure
 * there is nothing to release. */
int kin__decode_init(struct kin__decode *decode, const kin_allocator *alloc,
                     const struct kin__decode_opts *opts,
                     kin_error *err) KIN_NODISCARD;
void kin__decode_done(struct kin__decode *decode);

/* Switches to protobuf; before the first byte. 0 or KIN_ENOMEM. */
int kin__decode_expect_protobuf(struct kin__decode *decode,
                                kin_error *err) KIN_NODISCARD;

/* Decodes more bytes: as kin__stream_feed() and kin__stream_feed_padded().
 * 0, KIN_EPARSE, KIN_EPROTOCOL (A), KIN_EUNSUPPORTED (protobuf type without
 * a schema), KIN_ELIMIT, KIN_ENOMEM or the code of a callback. */
int kin__decode_feed(struct kin__decode *decode, kin_str bytes,
                     kin_error *err) KIN_NODISCARD;
int kin__decode_feed_padded(struct kin__decode *decode, kin_str bytes,
                            kin_error *err) KIN_NODISCARD;

/* Ends the input: KIN_EPARSE if it is incomplete. */
int kin__decode_finish(struct kin__decode *decode,
                       kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_DECODE                                                       \
    __attribute__((cleanup(kin__decode_done))) struct kin__decode

#endif /* KIN_KUBE_DECODE_H */
