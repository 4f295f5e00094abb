/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_reader.h - what the parts of the YAML reader share with each other.
 */
#ifndef KIN_WIRE_YAML_READER_H
#define KIN_WIRE_YAML_READER_H

#include <yaml.h>

#include "base/map.h"
#include "object/builder.h"
#include "wire/yaml.h"

/* A name given to a value with `&`. */
struct kin__yaml_anchor {
    struct kin__yaml_anchor *next; /* all of a document, newest first */
    char *name;                    /* owned */
    kin__val val;                  /* KIN__VAL_NONE while the value is open */
    uint64_t nodes;                /* values in it, aliases followed */
    uint64_t bytes;                /* of scalars and keys, likewise */
    uint32_t height;               /* levels below it, 0 for a scalar */
};

static inline kin_str kin__yaml_anchor_name(const struct kin__yaml_anchor *a)
{
    return kin_s(a->name);
}
KIN__MAP_DEFINE_STR(kin__yaml_anchors, struct kin__yaml_anchor,
                    kin__yaml_anchor_name);

/* A key of an open mapping, kept for merges and messages. */
struct kin__yaml_key {
    kin_str text; /* set only while keys are compared: the buffer moves */
    size_t offset;
    size_t len;
    yaml_mark_t mark;
};

enum kin__yaml_state {
    KIN__YAML_ELEMENT,    /* of a sequence */
    KIN__YAML_KEY,        /* of a mapping */
    KIN__YAML_VALUE,      /* of a mapping */
    KIN__YAML_MERGE,      /* the value of `<<` */
    KIN__YAML_MERGE_LIST, /* an alias in the value of `<<`, or its end */
};

/* An open sequence or mapping. */
struct kin__yaml_frame {
    enum kin__yaml_state state; /* what comes next */
    size_t first_key;
    size_t first_merge;
    struct kin__yaml_anchor *anchor; /* borrowed; NULL without */
    uint64_t nodes_before;
    uint64_t bytes_before;
    uint32_t height;
    bool is_flow;
};

struct kin__yaml_reader {
    const kin_allocator *alloc;
    kin_str text; /* borrowed */
    yaml_parser_t parser;
    bool is_checked; /* for directives */
    bool is_done;
    size_t documents;
    size_t line; /* of the document in hand, from 1 */
    uint64_t seed;
    kin_error *err; /* of the call in hand */

    /* The document in hand. */
    struct kin__builder builder;
    struct kin__yaml_frame *frames;
    size_t frame_count;
    size_t frame_cap;
    struct kin__yaml_key *keys;
    size_t key_count;
    size_t key_cap;
    struct kin__buf key_text;
    kin__val *merges; /* mappings to merge into open ones */
    size_t merge_count;
    size_t merge_cap;
    struct kin__yaml_anchor *all_anchors; /* owned */
    struct kin__yaml_anchors anchors;     /* the newest of each name */
    size_t anchor_count;
    size_t flow_depth;
    uint64_t nodes; /* values, aliases followed */
    uint64_t bytes; /* of scalars and keys, likewise */

    /* Of those, through aliases, in all documents. */
    uint64_t aliased;
    uint64_t aliased_bytes;
};

/* Counts the lines of a text that begin with `%`.  0, or KIN_ELIMIT. */
int kin__yaml_check_directives(kin_str text, kin_error *err) KIN_NODISCARD;

/* Describes a failure at a place of the text; gives `code`. */
int kin__yaml_fail(struct kin__yaml_reader *r, int code, yaml_mark_t mark,
                   const char *format, ...) KIN_PRINTF(4, 5);

/* Makes room for one more element of a stack. */
int kin__yaml_grow(const kin_allocator *alloc, void **items, size_t count,
                   size_t *cap, size_t size) KIN_NODISCARD;

/* Adds a key to the innermost mapping. */
int kin__yaml_add_key(struct kin__yaml_reader *r, kin_str key,
                      yaml_mark_t mark) KIN_NODISCARD;

/* Notes a mapping that is to be merged into the innermost one. */
int kin__yaml_add_merge(struct kin__yaml_reader *r, kin__val val,
                        yaml_mark_t mark) KIN_NODISCARD;

/* Adds the members of what was merged, and closes the innermost mapping. */
int kin__yaml_close_mapping(struct kin__yaml_reader *r,
                            const struct kin__yaml_frame *frame) KIN_NODISCARD;

/* Makes the value of a scalar. */
int kin__yaml_make_scalar(struct kin__yaml_reader *r, const yaml_event_t *event,
                          kin__val *ret) KIN_NODISCARD;

/* Takes a scalar as a key; `*ret_merge` tells that it was `<<`. */
int kin__yaml_scalar_key(struct kin__yaml_reader *r, const yaml_event_t *event,
                         bool *ret_merge) KIN_NODISCARD;

#endif /* KIN_WIRE_YAML_READER_H */
