/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_impl.h - shared by the files of the protobuf decoder.
 *
 * Fields arrive in any order, but members are written in Go's order.  So a
 * message is first split: the occurrences (parts) of each field become a list
 * that begins in the field's slot.  Then the fields are written in Go's order;
 * nested messages are split when they are written.  Parts and slots are on
 * stacks, which are popped at the end of their message.
 */
#ifndef KIN_WIRE_PROTO_IMPL_H
#define KIN_WIRE_PROTO_IMPL_H

#include "base/buf.h"
#include "object/document.h"
#include "wire/json_parse.h"
#include "wire/proto.h"
#include "wire/proto_wire.h"

struct kin__proto_part {
    const char *ptr; /* the bytes; else NULL */
    uint64_t number; /* the number, or the length */
    uint32_t next;   /* part of the same field: index + 1, or 0 */
    uint8_t wire;
};

/* Occurrences of a field: index + 1 of the first and the last part; both 0 if
 * absent. */
struct kin__proto_slot {
    uint32_t first;
    uint32_t last;
};

/* An entry of a map, for sorting. */
struct kin__proto_entry {
    kin_str key;
    struct kin__proto_slot value;
    uint32_t order; /* position in the input */
};

enum { KIN__PROTO_QUANTITY_MAX = 15, KIN__PROTO_QUANTITIES = 32 };

/* kind and apiVersion of the current object; empty below its root. */
struct kin__proto_head {
    kin_str api_version;
    kin_str kind;
};

/* A cached quantity and its canonical form: many objects have the same few. */
struct kin__proto_quantity {
    uint8_t len; /* 0: unused */
    uint8_t normal_len;
    char text[KIN__PROTO_QUANTITY_MAX];
    char normal[KIN__PROTO_QUANTITY_MAX];
};

struct kin__proto_reader {
    const struct kin__proto_opts *opts;
    kin_document *doc;             /* output; borrowed; NULL if `text` is set */
    struct kin__buf *text;         /* output as JSON text; borrowed */
    struct kin__json_parser json;  /* for JSON inside of protobuf */
    struct kin__buf scratch;       /* a converted string */
    struct kin__proto_part *parts; /* owned, like the tables below */
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
    uint32_t depth; /* open messages */
    /* The current position, for error messages. */
    const struct kin__schema_type *type;
    const struct kin__schema_field *field;
    kin_error *err;
};

/* ---- output (proto_out.c) ---- */

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

/* Writes JSON text, which must be one value; other errors in it are left to the
 * parser of the output. */
int kin__proto_text_json(struct kin__proto_reader *rd,
                         kin_str json) KIN_NODISCARD;

/* Writes a quote, the escaped string, and `back`: the second quote and more. */
int kin__proto_text_string(struct kin__buf *text, kin_str bytes,
                           kin_str back) KIN_NODISCARD;

/* ---- messages (proto_message.c) ---- */

/* Sets KIN_EPARSE with the current field. */
int kin__proto_fail(const struct kin__proto_reader *rd, const char *problem);

/* Pushes `more` empty slots; `*ret` is the index of the first. */
int kin__proto_push_slots(struct kin__proto_reader *rd, size_t more,
                          size_t *ret) KIN_NODISCARD;

/* Reserves memory for more entries of a map. */
int kin__proto_push_entries(struct kin__proto_reader *rd,
                            size_t more) KIN_NODISCARD;

/* Appends an occurrence to a slot. */
int kin__proto_push_part(struct kin__proto_reader *rd, size_t slot,
                         const struct kin__proto_item *item) KIN_NODISCARD;

/* Splits messages by the tags of a struct: field i goes to slot `slots` + i,
 * embedded struct i to the i-th slot behind the fields. */
int kin__proto_index(struct kin__proto_reader *rd,
                     const struct kin__schema_type *type,
                     struct kin__proto_slot from, size_t slots) KIN_NODISCARD;

/* The same for a small message: tag i goes to slot `slots` + i.  wires[i] is
 * the wire type of tag i, 0xff for an unknown tag. */
int kin__proto_index_small(struct kin__proto_reader *rd, const uint8_t wires[4],
                           struct kin__proto_slot from,
                           size_t slots) KIN_NODISCARD;

/* Return the bytes or number of a slot; empty or 0 for an empty slot. */
kin_str kin__proto_bytes(const struct kin__proto_reader *rd,
                         struct kin__proto_slot slot);
uint64_t kin__proto_number(const struct kin__proto_reader *rd,
                           struct kin__proto_slot slot);

/* Write a string or key (R5). */
int kin__proto_write_string(struct kin__proto_reader *rd,
                            kin_str bytes) KIN_NODISCARD;
int kin__proto_write_key(struct kin__proto_reader *rd,
                         kin_str key) KIN_NODISCARD;

/* Writes one value of the field's kind; the zero value for an empty slot
 * (proto_value.c). */
int kin__proto_write_value(struct kin__proto_reader *rd,
                           const struct kin__schema_field *field,
                           struct kin__proto_slot slot) KIN_NODISCARD;

/* Whether it is the zero value of its Go type: 1, 0, or an error. */
int kin__proto_is_zero(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       struct kin__proto_slot slot) KIN_NODISCARD;

/* Writes messages of a struct as one object (proto_message.c).  `head` may be
 * NULL. */
int kin__proto_write_object(struct kin__proto_reader *rd,
                            const struct kin__schema_type *type,
                            struct kin__proto_slot from,
                            const struct kin__proto_head *head) KIN_NODISCARD;

/* Whether all fields of a struct are zero: 1, 0, or an error. */
int kin__proto_struct_is_zero(struct kin__proto_reader *rd,
                              const struct kin__schema_type *type,
                              struct kin__proto_slot from) KIN_NODISCARD;

/* Frees the stacks and buffers (proto.c). */
void kin__proto_reader_done(struct kin__proto_reader *rd);

/* Appends a message as the JSON text of an object (proto.c).  After an error
 * the reader can be used again; the text is unspecified. */
int kin__proto_write_text(struct kin__proto_reader *rd,
                          const struct kin__schema_type *type, kin_str bytes,
                          const struct kin__proto_head *head,
                          struct kin__buf *ret, kin_error *err) KIN_NODISCARD;

/* Returns the type of a kind that has a protobuf form, or NULL (proto.c). */
const struct kin__schema_type *kin__proto_find_type(
    const struct kin__schema *schema, kin_str api_version, kin_str kind);

/* Reads a message with bytes fields only into fields[tag], for tags from 1 to
 * `known`, at most 2; other tags are KIN_EUNSUPPORTED.  0 or KIN_EPARSE
 * (proto.c). */
int kin__proto_open_fields(kin_str bytes, kin_str fields[3], uint32_t known,
                           kin_error *err) KIN_NODISCARD;

/* Returns KIN_EUNSUPPORTED for an unknown tag if `is_exact` is set. */
int kin__proto_unknown(const struct kin__proto_reader *rd,
                       uint32_t tag) KIN_NODISCARD;

/* Writes the object of an envelope (proto.c). */
int kin__proto_write_envelope(struct kin__proto_reader *rd,
                              kin_str bytes) KIN_NODISCARD;

#endif /* KIN_WIRE_PROTO_IMPL_H */
