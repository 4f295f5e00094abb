/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_impl.h - what the parts of the protobuf decoder share.
 *
 * Fields come in any order, but members are written in Go's.  So a message is
 * first taken apart: each field's occurrences (parts) become a chain, which
 * begins in the field's slot.  Then fields are gone through in Go's order and
 * written into the document; messages within are taken apart when it is their
 * turn.  Parts and slots lie on stacks and are dropped with their message.
 */
#ifndef KIN_WIRE_PROTO_IMPL_H
#define KIN_WIRE_PROTO_IMPL_H

#include "base/buf.h"
#include "object/document.h"
#include "wire/json_parse.h"
#include "wire/proto.h"
#include "wire/proto_wire.h"

struct kin__proto_part {
    const char *ptr; /* of bytes, else NULL */
    uint64_t number; /* the number, or the length */
    uint32_t next;   /* of the same field: index + 1, or 0 */
    uint8_t wire;
};

/* Occurrences of a field: index + 1 of the first and the last part, both 0 if
 * there is none. */
struct kin__proto_slot {
    uint32_t first;
    uint32_t last;
};

/* An entry of a map, while they are being sorted. */
struct kin__proto_entry {
    kin_str key;
    struct kin__proto_slot value;
    uint32_t order; /* in which it came */
};

enum { KIN__PROTO_QUANTITY_MAX = 15, KIN__PROTO_QUANTITIES = 32 };

/* Of the object that is being written; empty below its root. */
struct kin__proto_head {
    kin_str api_version;
    kin_str kind;
};

/* A quantity and its normal form, of those that were met last: there are few of
 * them in many objects. */
struct kin__proto_quantity {
    uint8_t len; /* 0: none */
    uint8_t normal_len;
    char text[KIN__PROTO_QUANTITY_MAX];
    char normal[KIN__PROTO_QUANTITY_MAX];
};

struct kin__proto_reader {
    const struct kin__proto_opts *opts;
    kin_document *doc;             /* borrowed; NULL if `text` is there */
    struct kin__buf *text;         /* borrowed; gets JSON instead */
    struct kin__json_parser json;  /* of texts within */
    struct kin__buf scratch;       /* a string that is not as it was sent */
    struct kin__proto_part *parts; /* owned, as the tables below */
    size_t part_count;
    size_t part_cap;
    struct kin__proto_slot *slots;
    size_t slot_count;
    size_t slot_cap;
    struct kin__proto_entry *entries;
    size_t entry_count;
    size_t entry_cap;
    struct kin__proto_head head;
    struct kin__proto_quantity quantities[KIN__PROTO_QUANTITIES];
    uint32_t depth; /* messages that are open */
    /* Where it is, for messages. */
    const struct kin__schema_type *type;
    const struct kin__schema_field *field;
    kin_error *err;
};

/* ---- where values go (proto_out.c) ---- */

int kin__proto_out_open(struct kin__proto_reader *rd,
                        bool is_object) KIN_NODISCARD;
int kin__proto_out_close(struct kin__proto_reader *rd,
                         bool is_object) KIN_NODISCARD;
int kin__proto_out_key(struct kin__proto_reader *rd, kin_str key) KIN_NODISCARD;
int kin__proto_out_string(struct kin__proto_reader *rd,
                          kin_str text) KIN_NODISCARD;
int kin__proto_out_null(struct kin__proto_reader *rd) KIN_NODISCARD;
int kin__proto_out_bool(struct kin__proto_reader *rd, bool value) KIN_NODISCARD;
int kin__proto_out_int(struct kin__proto_reader *rd,
                       int64_t number) KIN_NODISCARD;
int kin__proto_out_double(struct kin__proto_reader *rd,
                          double number) KIN_NODISCARD;

/* JSON within, which must be one value; what else is wrong with it is for the
 * reader of the text to find. */
int kin__proto_text_json(struct kin__proto_reader *rd,
                         kin_str json) KIN_NODISCARD;

/* A string with its quotes, of which `back` is the second, and what follows. */
int kin__proto_text_string(struct kin__buf *text, kin_str bytes,
                           kin_str back) KIN_NODISCARD;

/* ---- messages ---- */

/* KIN_EPARSE, with the field in hand. */
int kin__proto_fail(const struct kin__proto_reader *rd, const char *problem);

/* Makes room for `more` slots, all empty, and tells where they begin. */
int kin__proto_push_slots(struct kin__proto_reader *rd, size_t more,
                          size_t *ret) KIN_NODISCARD;

/* Room for more entries of a map. */
int kin__proto_push_entries(struct kin__proto_reader *rd,
                            size_t more) KIN_NODISCARD;

/* Appends an occurrence to the slot at this place. */
int kin__proto_push_part(struct kin__proto_reader *rd, size_t slot,
                         const struct kin__proto_item *item) KIN_NODISCARD;

/* Takes messages apart by a struct's tags: field i goes to slot `slots` + i,
 * embedded struct i to the i-th behind the fields. */
int kin__proto_index(struct kin__proto_reader *rd,
                     const struct kin__schema_type *type,
                     struct kin__proto_slot from, size_t slots) KIN_NODISCARD;

/* The same for a small message: tag i goes to slot `slots` + i.  wires[i] is
 * the form of tag i, 0xff for one that does not count. */
int kin__proto_index_small(struct kin__proto_reader *rd, const uint8_t wires[4],
                           struct kin__proto_slot from,
                           size_t slots) KIN_NODISCARD;

/* Views of what was sent; empty and 0 for an empty slot. */
kin_str kin__proto_bytes(const struct kin__proto_reader *rd,
                         struct kin__proto_slot slot);
uint64_t kin__proto_number(const struct kin__proto_reader *rd,
                           struct kin__proto_slot slot);

/* Writes a string or key, R5. */
int kin__proto_write_string(struct kin__proto_reader *rd,
                            kin_str bytes) KIN_NODISCARD;
int kin__proto_write_key(struct kin__proto_reader *rd,
                         kin_str key) KIN_NODISCARD;

/* Writes one value of the field's kind, the zero for an empty slot
 * (proto_value.c). */
int kin__proto_write_value(struct kin__proto_reader *rd,
                           const struct kin__schema_field *field,
                           struct kin__proto_slot slot) KIN_NODISCARD;

/* Whether Go would take it for its type's zero (1, 0, or an error). */
int kin__proto_is_zero(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       struct kin__proto_slot slot) KIN_NODISCARD;

/* Writes messages of a struct as one object (proto_struct.c).  `head` may be
 * NULL. */
int kin__proto_write_object(struct kin__proto_reader *rd,
                            const struct kin__schema_type *type,
                            struct kin__proto_slot from,
                            const struct kin__proto_head *head) KIN_NODISCARD;

/* Whether all fields of a struct are zero: 1, 0, or an error. */
int kin__proto_struct_is_zero(struct kin__proto_reader *rd,
                              const struct kin__schema_type *type,
                              struct kin__proto_slot from) KIN_NODISCARD;

/* Drops what is held from one message to the next (proto.c). */
void kin__proto_reader_done(struct kin__proto_reader *rd);

/* Appends a message as the text of an object (proto.c).  After a failure the
 * reader can be used again; the text is worth nothing. */
int kin__proto_write_text(struct kin__proto_reader *rd,
                          const struct kin__schema_type *type, kin_str bytes,
                          const struct kin__proto_head *head,
                          struct kin__buf *ret, kin_error *err) KIN_NODISCARD;

/* The type of a kind that has a protobuf form, or NULL (proto.c). */
const struct kin__schema_type *kin__proto_find_type(
    const struct kin__schema *schema, kin_str api_version, kin_str kind);

/* Fields of a message that are bytes: fields[tag], tags from 1 to `known`, at
 * most 2; others are KIN_EUNSUPPORTED.  0 or KIN_EPARSE (proto.c). */
int kin__proto_open_fields(kin_str bytes, kin_str fields[3], uint32_t known,
                           kin_error *err) KIN_NODISCARD;

/* KIN_EUNSUPPORTED for a tag that the schema does not know, if that counts. */
int kin__proto_unknown(const struct kin__proto_reader *rd,
                       uint32_t tag) KIN_NODISCARD;

/* Writes what an envelope holds (proto.c). */
int kin__proto_write_envelope(struct kin__proto_reader *rd,
                              kin_str bytes) KIN_NODISCARD;

#endif /* KIN_WIRE_PROTO_IMPL_H */
