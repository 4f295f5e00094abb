/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath_node.h - a compiled template: what the parser makes and the
 * evaluation reads.
 */
#ifndef KIN_OBJECT_JSONPATH_NODE_H
#define KIN_OBJECT_JSONPATH_NODE_H

#include <assert.h>

#include "object/jsonpath.h"

#define KIN__JP_NONE UINT32_MAX

enum kin__jp_type {
    KIN__JP_LIST,       /* `first`: nodes, applied one after the other */
    KIN__JP_TEXT,       /* `text` */
    KIN__JP_FIELD,      /* `text` is the key */
    KIN__JP_IDENTIFIER, /* `text`: range, end, or a mistake */
    KIN__JP_INT,        /* `params[0]` */
    KIN__JP_FLOAT,      /* `number` */
    KIN__JP_BOOL,       /* `params[0]` */
    KIN__JP_ARRAY,      /* `params`: from, to, step */
    KIN__JP_FILTER,     /* `left`, `text` is the operator, `right` */
    KIN__JP_UNION,      /* `first`: lists */
    KIN__JP_WILDCARD,
    KIN__JP_RECURSIVE,
};

struct kin__jp_node {
    enum kin__jp_type type;
    uint32_t next; /* in its list */
    uint32_t first;
    uint32_t last;
    uint32_t left;
    uint32_t right; /* KIN__JP_NONE: `left` need only exist */
    uint32_t text_from;
    uint32_t text_len;
    int64_t params[3];
    bool is_known[3];
    bool is_derived; /* params[1] follows from params[0] */
    double number;
};

struct kin__jsonpath {
    const kin_allocator *alloc; /* borrowed */
    struct kin__jp_node *nodes; /* owned; the first is the root's list */
    uint32_t count;
    uint32_t cap;
    struct kin__buf texts; /* of all nodes */
};

static inline const struct kin__jp_node *kin__jp_node(
    const struct kin__jsonpath *path, uint32_t id)
{
    return &path->nodes[id];
}

static inline kin_str kin__jp_text(const struct kin__jsonpath *path,
                                   const struct kin__jp_node *node)
{
    assert(node->text_len == 0 || path->texts.ptr);
    return node->text_len == 0
               ? kin_str_of("", 0)
               : kin_str_of(path->texts.ptr + node->text_from, node->text_len);
}

/* Appends a quoted string without its quotes and escapes, as Go's strconv with
 * either quote.  0, KIN_EPARSE, KIN_ENOMEM or KIN_ELIMIT. */
int kin__jp_unquote(kin_str quoted, struct kin__buf *ret) KIN_NODISCARD;

/* ---- jsonpath_eval.c ---- */

enum kin__jp_kind {
    KIN__JP_VALUE, /* absent where a range over nothing looks for its end */
    KIN__JP_STRING,
    KIN__JP_INTEGER,
    KIN__JP_REAL,
    KIN__JP_TRUTH,
};

/* What a step leads to: a part of the data, or a literal. */
struct kin__jp_item {
    enum kin__jp_kind kind;
    union {
        kin_value value;
        kin_str string;
        int64_t integer;
        double real;
        bool truth;
    };
};

/* Lists of items lie on one stack, each a range of it. */
struct kin__jp_range {
    size_t from;
    size_t count;
};

struct kin__jp_eval {
    const struct kin__jsonpath *path;
    const struct kin__jsonpath_opts *opts;
    kin_error *err;
    struct kin__jp_item *stack; /* owned */
    size_t count;
    size_t cap;
    size_t work;
    /* How kubectl keeps track of ranges. */
    int begin_range;
    int in_range;
    int end_range;
    /* After a failure: how many items the failed step gave all the same. */
    size_t left_over;
};

int kin__jp_push(struct kin__jp_eval *eval,
                 struct kin__jp_item item) KIN_NODISCARD;

/* Applies a node to a list of items; the result is on top of the stack. */
int kin__jp_walk(struct kin__jp_eval *eval, struct kin__jp_range in,
                 uint32_t id, struct kin__jp_range *ret) KIN_NODISCARD;

/* ---- jsonpath_compare.c ---- */

/* Whether `a op b` holds. */
int kin__jp_compare(struct kin__jp_eval *eval, const struct kin__jp_item *a,
                    kin_str op, const struct kin__jp_item *b,
                    bool *ret) KIN_NODISCARD;

/* The name that Go has for an item's type. */
const char *kin__jp_type_name(const struct kin__jp_item *item);

#endif /* KIN_OBJECT_JSONPATH_NODE_H */
