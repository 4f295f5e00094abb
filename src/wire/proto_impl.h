/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_impl.h - shared by the files of the protobuf decoder.
 *
 * A message is decoded against a predicted value, like JSON (json_parse.h).
 * Fields arrive in any order, but members are made in Go's order.  So a message
 * is split first: each field has a *slot*, the bytes from its first to its last
 * occurrence.  Then the members are made in Go's order; nested messages are
 * split when their value is made.  Where a member agrees with the prediction,
 * nothing is created.
 *
 * Functions that make a value return one that the caller owns, unless it is the
 * expected one, which has no further reference.  After an error the stacks keep
 * what was made; kin__proto_reader_drop() releases it.
 */
#ifndef KIN_WIRE_PROTO_IMPL_H
#define KIN_WIRE_PROTO_IMPL_H

#include "base/buf.h"
#include "object/projection.h"
#include "wire/json_parse.h"
#include "wire/proto.h"
#include "wire/proto_memo.h"
#include "wire/proto_wire.h"

/* The occurrences of a field in a message. */
struct kin__proto_slot {
    const char *begin; /* of the first occurrence, with its tag */
    uint64_t number;   /* of the last one: the number or the length */
    uint32_t span;     /* bytes up to the end of the last one */
    uint8_t wire;      /* of the last one */
    uint8_t count;     /* 0, 1, or 2 for more */
    bool has_gaps;     /* other fields are between the occurrences */
};

/* An entry of a map, for sorting. */
struct kin__proto_entry {
    kin_str key;
    struct kin__proto_slot value;
    uint32_t order; /* position in the input */
};

enum {
    KIN__PROTO_QUANTITY_MAX = 15,
    KIN__PROTO_QUANTITIES = 32,
    KIN__PROTO_LUCKS = 256,
};

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

/* Where a value goes. */
struct kin__proto_place {
    kin__val expected; /* the predicted value, or none */
    uint32_t site;     /* a hash of the path, see object/intern.h */
    kin_str key;       /* of a member; empty for elements */
    const struct kin__projection_node *below; /* fields to keep; NULL: all */
};

/* How an open container compares with its prediction so far, as in
 * json_frame.h. */
enum kin__proto_state {
    KIN__PROTO_SAME,  /* equal; nothing is on the stacks */
    KIN__PROTO_ALIKE, /* the same keys, but a value differs; the stack has all
                         values up to that one */
    KIN__PROTO_OTHER, /* other keys, or no prediction; keys are on the stack */
};

/* An open object or array; on the C stack. */
struct kin__proto_frame {
    kin__val predicted; /* a node of the container's type, or none */
    uint32_t predicted_count;
    /* Places in the arena, in words. */
    uint32_t values_at;   /* its values */
    uint32_t shape;       /* of a predicted object */
    uint32_t ends_at;     /* the ends of its keys, of 16 bits; 0: of 32 */
    uint32_t text_at;     /* the text of its keys */
    uint32_t next;        /* index of the next predicted member */
    uint32_t from;        /* offset of the text of its key */
    uint64_t search_left; /* remaining key comparisons in a search */
    uint32_t site;
    uint8_t state; /* enum kin__proto_state; of an array never OTHER */
    bool is_object;
    size_t val_base;  /* in `vals`: an object's shape, then the values */
    size_t key_base;  /* in `key_ends` */
    size_t keys_base; /* in `keys` */
    size_t seen_base;
    const struct kin__projection_node *fields; /* to keep; NULL: all */
};

/* How often the memo was searched for a field, and with success. */
struct kin__proto_luck {
    uint16_t tries;
    uint16_t hits;
};

/* A value that agreed with the prediction, inside an open container. */
struct kin__proto_seen {
    kin__val val;
    uint64_t salt;
    kin_str bytes;
};

struct kin__proto_reader {
    const struct kin__proto_opts *opts; /* borrowed */
    struct kin__arena *arena;           /* output; borrowed */
    const kin_allocator *alloc;
    struct kin__json_parser json; /* for JSON inside of protobuf */
    struct kin__json_limits limits;
    unsigned flags; /* enum kin__json_flags, of the current call */
    struct kin__proto_memo memo;
    struct kin__buf scratch;       /* a converted string */
    struct kin__proto_slot *slots; /* owned, like the tables below */
    size_t slot_count;
    size_t slot_cap;
    struct kin__proto_entry *entries;
    size_t entry_count;
    size_t entry_cap;
    kin__val *vals; /* of open containers */
    size_t val_count;
    size_t val_cap;
    uint8_t *owned; /* of `vals`: 1: the reader owns a reference */
    size_t owned_cap;
    struct kin__buf keys; /* of open objects, in the form of shapes */
    uint32_t *key_ends;   /* relative to the object's first key */
    size_t key_count;
    size_t key_cap;
    struct kin__proto_seen *seen;
    size_t seen_count;
    size_t seen_cap;
    struct kin__proto_quantity quantities[KIN__PROTO_QUANTITIES];
    bool prints_root; /* the root gets a fingerprint */
    uint32_t objects; /* decoded since the last trim */
    struct kin__proto_luck luck[KIN__PROTO_LUCKS]; /* by a hash of the field */
    uint32_t depth;                                /* open messages */
    uint32_t levels;                               /* open objects and arrays */
    uint32_t merges; /* open messages whose bytes are temporary */
    uint64_t made;   /* about the length of the JSON of new values */
    bool is_full;    /* the arena, not the input, is the cause of an error */
    /* The current position, for error messages. */
    const struct kin__schema_type *type;
    const struct kin__schema_field *field;
    kin_error *err;
};

/* ---- life cycle, roots (proto.c) ---- */

/* `opts` is borrowed, `limits` are copied.  Cannot fail. */
void kin__proto_reader_init(struct kin__proto_reader *rd,
                            const struct kin__proto_opts *opts,
                            const struct kin__json_limits *limits,
                            struct kin__arena *arena);
void kin__proto_reader_done(struct kin__proto_reader *rd);
/* Frees the buffers of an idle reader. */
void kin__proto_reader_trim(struct kin__proto_reader *rd);

/* Decodes a message that is not part of another one.  `*ret` is owned, unless
 * it is `predicted`.  After an error the reader can be used again. */
int kin__proto_read(struct kin__proto_reader *rd,
                    const struct kin__schema_type *type, kin_str bytes,
                    const struct kin__proto_head *head, kin__val predicted,
                    const struct kin__projection_node *fields, kin__val *ret,
                    kin_error *err) KIN_NODISCARD;

/* Makes the value of an envelope inside of a message. */
int kin__proto_make_envelope(struct kin__proto_reader *rd, kin_str bytes,
                             const struct kin__proto_place *place,
                             kin__val *ret) KIN_NODISCARD;

/* Returns the type of a kind that has a protobuf form, or NULL. */
const struct kin__schema_type *kin__proto_find_type(
    const struct kin__schema *schema, kin_str api_version, kin_str kind);

/* Reads a message with bytes fields only into fields[tag], for tags from 1 to
 * `known`, at most 2; other tags are KIN_EUNSUPPORTED.  0 or KIN_EPARSE. */
int kin__proto_open_fields(kin_str bytes, kin_str fields[3], uint32_t known,
                           kin_error *err) KIN_NODISCARD;

/* Sets KIN_EPARSE, or another code, with the current field. */
int kin__proto_fail(const struct kin__proto_reader *rd, const char *problem);
int kin__proto_limit(const struct kin__proto_reader *rd, const char *problem);

/* Returns KIN_EUNSUPPORTED for an unknown tag if `is_exact` is set. */
int kin__proto_unknown(const struct kin__proto_reader *rd,
                       uint32_t tag) KIN_NODISCARD;

/* ---- containers (proto_frame.c) ---- */

/* Grows a table of `size` bytes each to at least `need` elements. */
int kin__proto_grow(const kin_allocator *alloc, void **table, size_t *cap,
                    size_t need, size_t size) KIN_NODISCARD;

/* Opens a container.  It must be closed, unless an error ends the call. */
int kin__proto_open_frame(struct kin__proto_reader *rd, bool is_object,
                          const struct kin__proto_place *place,
                          struct kin__proto_frame *ret) KIN_NODISCARD;

/* Begins a member: `*ret` is the place of its value.  Returns 0 if the
 * projection does not keep it, else 1 or an error. */
int kin__proto_next_member(struct kin__proto_reader *rd,
                           struct kin__proto_frame *frame, kin_str key,
                           struct kin__proto_place *ret) KIN_NODISCARD;
/* The same for an element, which is always kept. */
void kin__proto_next_element(const struct kin__proto_reader *rd,
                             const struct kin__proto_frame *frame,
                             struct kin__proto_place *ret);

/* Takes a value that differs, or follows one that does. */
int kin__proto_take_other(struct kin__proto_reader *rd,
                          struct kin__proto_frame *frame, kin__val expected,
                          kin__val val) KIN_NODISCARD;

/* Takes the value of the current member or element; inline for one that agrees,
 * like all before it. */
static inline int kin__proto_take(struct kin__proto_reader *rd,
                                  struct kin__proto_frame *frame,
                                  kin__val expected, kin__val val)
{
    if (!frame->is_object)
        frame->next += frame->next < frame->predicted_count;
    rd->made += 2;
    if (frame->state != KIN__PROTO_SAME || val != expected ||
        (rd->opts->max_text > 0 && rd->made > rd->opts->max_text))
        return kin__proto_take_other(rd, frame, expected, val);
    return 0;
}

int kin__proto_close_frame(struct kin__proto_reader *rd,
                           struct kin__proto_frame *frame,
                           kin__val *ret) KIN_NODISCARD;

/* Remembers the bytes of a value that agreed, for a fingerprint. */
int kin__proto_see(struct kin__proto_reader *rd, kin__val val, kin_str bytes,
                   uint64_t salt) KIN_NODISCARD;

/* Releases what the stacks own and empties them. */
void kin__proto_reader_drop(struct kin__proto_reader *rd);

/* ---- messages (proto_message.c) ---- */

/* Reserves memory for more entries of a map. */
int kin__proto_push_entries(struct kin__proto_reader *rd,
                            size_t more) KIN_NODISCARD;

/* Adds an occurrence, which begins at `begin`, to a slot. */
static inline void kin__proto_slot_add(struct kin__proto_slot *slot,
                                       const char *begin,
                                       const struct kin__proto_item *item,
                                       const char *end)
{
    if (slot->count == 0) {
        slot->begin = begin;
        slot->count = 1;
    } else {
        slot->has_gaps |= slot->begin + slot->span != begin;
        slot->count = 2;
    }
    slot->span = (uint32_t)(end - slot->begin);
    slot->number = item->number;
    slot->wire = item->wire;
}

/* Return the bytes or number of the last occurrence; empty or 0 if there is
 * none. */
static inline kin_str kin__proto_bytes(const struct kin__proto_slot *slot)
{
    if (slot->count == 0)
        return kin_str_of("", 0);
    return kin_str_of(slot->begin + slot->span - slot->number,
                      (size_t)slot->number);
}

static inline uint64_t kin__proto_number(const struct kin__proto_slot *slot)
{
    return slot->count == 0 ? 0 : slot->number;
}

/* Whether bytes are the same; inline, as most are few. */
static inline bool kin__proto_same(const char *a, const char *b, size_t len)
{
    uint64_t x[2] = {0};
    uint64_t y[2] = {0};

    if (len > 16)
        return memcmp(a, b, len) == 0;
    if (len >= 8) {
        memcpy(&x[0], a, 8);
        memcpy(&y[0], b, 8);
        memcpy(&x[1], a + len - 8, 8);
        memcpy(&y[1], b + len - 8, 8);
        return x[0] == y[0] && x[1] == y[1];
    }
    if (len >= 4) {
        memcpy(&x[0], a, 4);
        memcpy(&y[0], b, 4);
        memcpy(&x[1], a + len - 4, 4);
        memcpy(&y[1], b + len - 4, 4);
        return x[0] == y[0] && x[1] == y[1];
    }
    for (size_t i = 0; i < len; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

/* Iterates over the occurrences of a slot. */
struct kin__proto_walk {
    struct kin__proto_cursor cursor;
    uint32_t tag;
};

static inline struct kin__proto_walk kin__proto_walk_of(
    const struct kin__proto_slot *slot)
{
    kin_str run = kin_str_of(slot->begin, slot->count ? slot->span : 0);

    return (struct kin__proto_walk){.cursor = kin__proto_cursor_of(run)};
}

/* Returns false at the end. */
bool kin__proto_walk_next(struct kin__proto_walk *walk,
                          struct kin__proto_item *ret,
                          struct kin__proto_slot *ret_slot);

/* Returns the bytes of a nested message.  Those of several occurrences are
 * merged, that is joined, in `buf`. */
int kin__proto_merge(const struct kin__proto_reader *rd,
                     const struct kin__proto_slot *slot, struct kin__buf *buf,
                     kin_str *ret) KIN_NODISCARD;

/* Splits a small message: tag i goes to ret[i], which is zero before.  wires[i]
 * is the wire type of tag i, 0xff for an unknown tag. */
int kin__proto_split_small(struct kin__proto_reader *rd, const uint8_t wires[4],
                           kin_str bytes,
                           struct kin__proto_slot ret[4]) KIN_NODISCARD;

/* Makes an object of a message.  `head` may be NULL. */
int kin__proto_make_struct(struct kin__proto_reader *rd,
                           const struct kin__schema_type *type,
                           const struct kin__proto_slot *from,
                           const struct kin__proto_head *head,
                           const struct kin__proto_place *place,
                           kin__val *ret) KIN_NODISCARD;
int kin__proto_make_object(struct kin__proto_reader *rd,
                           const struct kin__schema_type *type, kin_str bytes,
                           const struct kin__proto_head *head,
                           const struct kin__proto_place *place,
                           kin__val *ret) KIN_NODISCARD;

/* Whether all fields of a struct are zero: 1, 0, or an error. */
int kin__proto_struct_is_zero(struct kin__proto_reader *rd,
                              const struct kin__schema_type *type,
                              const struct kin__proto_slot *from) KIN_NODISCARD;

/* ---- known bytes (proto_known.c) ---- */

typedef int kin__proto_maker(struct kin__proto_reader *rd,
                             const struct kin__schema_field *field,
                             const struct kin__proto_slot *slot,
                             const struct kin__proto_place *place,
                             kin__val *ret);

/* Makes a value unless the bytes of the slot are known.  `how` is any pointer
 * that stands for how they are decoded. */
int kin__proto_find_or_make(struct kin__proto_reader *rd,
                            kin__proto_maker *make,
                            const struct kin__schema_field *field,
                            const struct kin__proto_slot *slot, const void *how,
                            const struct kin__proto_place *place,
                            kin__val *ret) KIN_NODISCARD;

/* As kin__proto_make_object() for an object that is not part of another one:
 * accepts and adds fingerprints. */
int kin__proto_make_root(struct kin__proto_reader *rd,
                         const struct kin__schema_type *type, kin_str bytes,
                         const struct kin__proto_head *head,
                         const struct kin__proto_place *place,
                         kin__val *ret) KIN_NODISCARD;

/* ---- values (proto_value.c) ---- */

/* Makes one value of the field's kind; the zero value for an empty slot. */
int kin__proto_make_value(struct kin__proto_reader *rd,
                          const struct kin__schema_field *field,
                          const struct kin__proto_slot *slot,
                          const struct kin__proto_place *place,
                          kin__val *ret) KIN_NODISCARD;

/* Makes a string (R5). */
int kin__proto_make_string(struct kin__proto_reader *rd, kin_str bytes,
                           const struct kin__proto_place *place,
                           kin__val *ret) KIN_NODISCARD;

/* Replaces bytes that are not UTF-8 (R5); `*ret` is valid until the next
 * call. */
int kin__proto_valid_text(struct kin__proto_reader *rd, kin_str bytes,
                          kin_str *ret) KIN_NODISCARD;

/* Whether it is the zero value of its Go type: 1, 0, or an error. */
int kin__proto_is_zero(struct kin__proto_reader *rd,
                       const struct kin__schema_field *field,
                       const struct kin__proto_slot *slot) KIN_NODISCARD;

#endif /* KIN_WIRE_PROTO_IMPL_H */
