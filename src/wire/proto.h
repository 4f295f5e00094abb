/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto.h - from Kubernetes' protobuf to a document.
 *
 * A body is an envelope ("k8s\0" and a message with apiVersion, kind and the
 * object's bytes) around a message whose fields only the schema can tell.  The
 * result is what Go makes of the same bytes when it writes them as JSON:
 *
 *   R1  members stand in Go's order, wherever their fields stand in the bytes;
 *   R2  what Go leaves out when it is empty is left out, the rest is written
 *       with its zero, or null, even if it was not sent;
 *   R3  fields that the schema does not know are passed over, or are a reason
 *       to give up (is_exact);
 *   R4  a field that came twice: the last one counts, messages are merged,
 *       lists grow;
 *   R5  bytes within strings that are not UTF-8 become U+FFFD each.
 *
 * Go takes JSON inside of protobuf (RawExtension, FieldsV1) as it is; here it
 * must be valid.  A RawExtension may also hold an envelope, as those of watch
 * events do.
 */
#ifndef KIN_WIRE_PROTO_H
#define KIN_WIRE_PROTO_H

#include <kin/document.h>
#include <kin/error.h>

#include "schema/schema.h"

struct kin__proto_opts {
    const kin_allocator *alloc;       /* of the document; NULL: the default */
    const struct kin__schema *schema; /* borrowed */
    /* What the body is where its envelope does not say; may be empty. */
    kin_str api_version;
    kin_str kind;
    uint32_t max_depth;  /* messages in each other; 0: 100.  Each takes about
                            half a kilobyte of stack. */
    uint64_t max_bytes;  /* of the document; 0: 64 MiB */
    bool is_from_server; /* add what API servers say in JSON alone: kind and
                            apiVersion of a StatefulSet's templates */
    bool is_exact;       /* a field that the schema does not know is
                            KIN_EUNSUPPORTED */
};

struct kin__proto_envelope {
    kin_str api_version;
    kin_str kind;
    kin_str raw; /* the object's message */
};

/* Whether bytes begin as an envelope does. */
bool kin__proto_is_envelope(kin_str bytes);

/* Opens an envelope; the result views `bytes`.  0 or KIN_EPARSE. */
int kin__proto_open(kin_str bytes, struct kin__proto_envelope *ret,
                    kin_error *err) KIN_NODISCARD;

/* Reads a body.
 * @param ret_type  of its kind; may be NULL
 * @param ret       finished; released with kin_document_free()
 * @return 0, KIN_EPARSE (not protobuf of that kind, or no kind), KIN_ENOTFOUND
 *         (the schema has no such kind), KIN_EUNSUPPORTED (is_exact),
 *         KIN_ELIMIT or KIN_ENOMEM
 * Threads: any. */
int kin__proto_decode(const struct kin__proto_opts *opts, kin_str bytes,
                      const struct kin__schema_type **ret_type,
                      kin_document **ret, kin_error *err) KIN_NODISCARD;

/* The same for a message without an envelope, of a known type.  kind and
 * apiVersion are those of the options, none if they are empty. */
int kin__proto_decode_message(const struct kin__proto_opts *opts,
                              const struct kin__schema_type *type,
                              kin_str bytes, kin_document **ret,
                              kin_error *err) KIN_NODISCARD;

#endif /* KIN_WIRE_PROTO_H */
