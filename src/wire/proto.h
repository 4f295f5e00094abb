/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto.h - decodes Kubernetes' protobuf to a document.
 *
 * A body is an envelope ("k8s\0" and a message with apiVersion, kind and the
 * object's bytes) around a message whose fields only the schema describes.  The
 * result is what Go writes as JSON for the same bytes:
 *
 *   R1  Members are in Go's order, whatever the order of the fields.
 *   R2  Members that Go omits when they are empty are omitted; all others are
 *       written with their zero value or null, even if they were not sent.
 *   R3  Fields that the schema does not know are skipped, or an error
 *       (is_exact).
 *   R4  Of duplicate fields the last one counts; messages are merged, lists
 *       grow.
 *   R5  Each byte of a string that is not UTF-8 becomes U+FFFD.
 *
 * Go does not check JSON inside of protobuf (RawExtension, FieldsV1); here it
 * must be valid.  A RawExtension may also contain an envelope, like those of
 * watch events.
 */
#ifndef KIN_WIRE_PROTO_H
#define KIN_WIRE_PROTO_H

#include <kin/document.h>
#include <kin/error.h>

#include "schema/schema.h"

struct kin__proto_opts {
    const kin_allocator *alloc;       /* of the document; NULL: the default */
    const struct kin__schema *schema; /* borrowed */
    /* Defaults for an envelope without these; may be empty. */
    kin_str api_version;
    kin_str kind;
    uint32_t max_depth; /* nested messages; 0: 100.  Each takes about half a
                           kilobyte of stack. */
    uint64_t max_bytes; /* of the document; 0: 64 MiB */
    uint64_t max_text;  /* about the length of the JSON of new values; 0: any */
    bool is_from_server; /* add what API servers send in JSON only: kind and
                            apiVersion of a StatefulSet's templates */
    bool is_exact;       /* an unknown field is KIN_EUNSUPPORTED */
};

struct kin__proto_envelope {
    kin_str api_version;
    kin_str kind;
    kin_str raw; /* the object's message */
};

/* Whether bytes begin like an envelope. */
bool kin__proto_is_envelope(kin_str bytes);

/* Parses an envelope; the result has views of `bytes`.  0 or KIN_EPARSE. */
int kin__proto_open(kin_str bytes, struct kin__proto_envelope *ret,
                    kin_error *err) KIN_NODISCARD;

/* Decodes a body.
 * @param ret_type  of its kind; may be NULL
 * @param ret       finished; released with kin_document_free()
 * @return 0, KIN_EPARSE (not protobuf of that kind, or no kind), KIN_ENOTFOUND
 *         (the schema does not have the kind), KIN_EUNSUPPORTED (is_exact),
 *         KIN_ELIMIT or KIN_ENOMEM
 * Threads: any. */
int kin__proto_decode(const struct kin__proto_opts *opts, kin_str bytes,
                      const struct kin__schema_type **ret_type,
                      kin_document **ret, kin_error *err) KIN_NODISCARD;

/* The same for a message of a known type without an envelope.  kind and
 * apiVersion are those of the options; empty ones are not written. */
int kin__proto_decode_message(const struct kin__proto_opts *opts,
                              const struct kin__schema_type *type,
                              kin_str bytes, kin_document **ret,
                              kin_error *err) KIN_NODISCARD;

#endif /* KIN_WIRE_PROTO_H */
